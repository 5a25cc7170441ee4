<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR">
<context>
    <name>Banks</name>
    <message>
        <source>A bank is left out: %1</source>
        <translation>제외된 문제 은행: %1</translation>
    </message>
</context>
<context>
    <name>BanksCommand</name>
    <message>
        <source>List the banks, their topics and languages</source>
        <translation>문제 은행과 그 주제 및 언어를 나열합니다</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>JSON으로 출력합니다</translation>
    </message>
    <message>
        <source>%1 (%2), version %3, %4</source>
        <translation>%1 (%2), 버전 %3, %4</translation>
    </message>
    <message>
        <source>  file: %1</source>
        <translation>  파일: %1</translation>
    </message>
    <message>
        <source>  items by language: %1</source>
        <translation>  언어별 문항 수: %1</translation>
    </message>
    <message>
        <source>  topic %1: %2, items to practise: %3</source>
        <translation>  주제 %1: %2, 연습할 문항: %3개</translation>
    </message>
</context>
<context>
    <name>BuildCommand</name>
    <message>
        <source>Compile a content folder into a bank file</source>
        <translation>콘텐츠 폴더를 문제 은행 파일로 컴파일합니다</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>콘텐츠 폴더</translation>
    </message>
    <message>
        <source>The bank file to write</source>
        <translation>생성할 문제 은행 파일</translation>
    </message>
    <message>
        <source>No bank was written. %1</source>
        <translation>문제 은행을 만들지 않았습니다. %1</translation>
    </message>
    <message>
        <source>%1 will be shown as TeX: %2</source>
        <translation>%1 수식은 TeX 그대로 표시됩니다: %2</translation>
    </message>
    <message>
        <source>%1: %2 items, %3 texts.</source>
        <translation>%1: 문항 %2개, 텍스트 %3개.</translation>
    </message>
</context>
<context>
    <name>CheckCommand</name>
    <message>
        <source>Read, validate and lint a content folder, and show which languages cover what</source>
        <translation>콘텐츠 폴더를 읽어 유효성과 작성 규칙을 검사하고 언어별 번역 현황을 보여 줍니다</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>콘텐츠 폴더</translation>
    </message>
    <message>
        <source>Treat warnings as failures</source>
        <translation>경고를 실패로 처리합니다</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>JSON으로 출력합니다</translation>
    </message>
    <message>
        <source>Items: %1. Texts: %2.</source>
        <translation>문항: %1. 텍스트: %2.</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>주제</translation>
    </message>
    <message>
        <source>4/6: four of six items have a text; ~2: two of the texts are older than their source.</source>
        <translation>4/6: 문항 여섯 개 중 네 개에 텍스트가 있습니다. ~2: 그중 두 개는 원문보다 오래되었습니다.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Drills AI-hardware concepts with spaced repetition, offline and in your languages.</source>
        <translation>AI 하드웨어 개념을 간격 반복으로 익힙니다. 오프라인에서, 원하는 언어로 학습할 수 있습니다.</translation>
    </message>
    <message>
        <source>Print the version and stop</source>
        <translation>버전을 출력하고 종료합니다</translation>
    </message>
    <message>
        <source>there is no command `%1`</source>
        <translation>`%1` 명령이 없습니다</translation>
    </message>
    <message>
        <source>--now: `%1` is no time of the form 2026-12-01T08:00:00Z</source>
        <translation>--now: `%1`은(는) 2026-12-01T08:00:00Z 형식의 시각이 아닙니다</translation>
    </message>
    <message>
        <source>Print this help and stop</source>
        <translation>이 도움말을 출력하고 종료합니다</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>사용법</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>옵션</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>옵션</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>인수</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>(required)</source>
        <translation>(필수)</translation>
    </message>
    <message>
        <source>Common options</source>
        <translation>공통 옵션</translation>
    </message>
    <message>
        <source>Use this bank file instead of the shipped and added ones; repeatable</source>
        <translation>기본 제공되거나 추가된 문제 은행 대신 이 파일을 사용합니다. 여러 번 지정할 수 있습니다</translation>
    </message>
    <message>
        <source>Use this profile instead of the learner&apos;s</source>
        <translation>학습자의 프로필 대신 이 프로필을 사용합니다</translation>
    </message>
    <message>
        <source>Take this instant for now, for repeatable runs</source>
        <translation>이 시각을 현재 시각으로 삼아 실행 결과를 재현할 수 있게 합니다</translation>
    </message>
    <message>
        <source>warpdeck-cli: this command line was not understood: %1</source>
        <translation>warpdeck-cli: 명령줄을 이해할 수 없습니다: %1</translation>
    </message>
    <message>
        <source>`warpdeck-cli --help` and `warpdeck-cli COMMAND --help` tell what there is.</source>
        <translation>사용법은 `warpdeck-cli --help` 및 `warpdeck-cli COMMAND --help` 명령으로 볼 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>Diagnostic</name>
    <message>
        <source>Did you mean `%1`?</source>
        <translation>혹시 `%1`을(를) 뜻하셨습니까?</translation>
    </message>
    <message>
        <source>The item has %1 options, %2 of them right.</source>
        <translation>문항에 선택지가 %1개 있고 그중 정답이 %2개입니다.</translation>
    </message>
    <message>
        <source>Three to five options, of which a choice has one right one.</source>
        <translation>선택지는 세 개에서 다섯 개까지이며, 단일 선택 문항의 정답은 하나여야 합니다.</translation>
    </message>
    <message>
        <source>The options `%1` and `%2` say the same.</source>
        <translation>선택지 `%1` 및 `%2`의 내용이 같습니다.</translation>
    </message>
    <message>
        <source>Make them differ by more than case, spaces and punctuation.</source>
        <translation>대소문자, 공백, 문장 부호 말고도 다른 점이 있게 하십시오.</translation>
    </message>
    <message>
        <source>The option says `%1`.</source>
        <translation>선택지가 `%1`(이)라는 표현을 씁니다.</translation>
    </message>
    <message>
        <source>It rewards half knowledge and breaks when options are shuffled; write a real error instead.</source>
        <translation>이런 선택지는 어설픈 지식으로도 맞힐 수 있고 순서를 섞으면 뜻이 통하지 않습니다. 실제로 범하는 오류를 쓰십시오.</translation>
    </message>
    <message>
        <source>The right option has %1 characters, the wrong ones %2 on average (ratio %3).</source>
        <translation>정답은 %1자, 오답은 평균 %2자입니다(비율 %3).</translation>
    </message>
    <message>
        <source>Length must not tell: bring the ratio to 0.75 to 1.33.</source>
        <translation>길이로 정답을 짐작할 수 없도록 비율을 0.75에서 1.33 사이로 맞추십시오.</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option is clearly the longest (%3 %; %4 % at most).</source>
        <translation>문항 %2개 중 %1개에서 정답이 눈에 띄게 가장 깁니다(%3%, 최대 %4%).</translation>
    </message>
    <message>
        <source>Shorten right options or give wrong ones equal detail.</source>
        <translation>정답을 줄이거나 오답도 그만큼 자세히 쓰십시오.</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option is clearly the shortest (%3 %; %4 % at most).</source>
        <translation>문항 %2개 중 %1개에서 정답이 눈에 띄게 가장 짧습니다(%3%, 최대 %4%).</translation>
    </message>
    <message>
        <source>Give right options the detail of the others.</source>
        <translation>정답도 다른 선택지만큼 자세히 쓰십시오.</translation>
    </message>
    <message>
        <source>The option `%1` has %2 characters, `%3` only %4.</source>
        <translation>선택지 `%1`의 길이는 %2자인데 `%3`의 길이는 %4자뿐입니다.</translation>
    </message>
    <message>
        <source>The longest should have at most twice the length of the shortest.</source>
        <translation>가장 긴 선택지가 가장 짧은 선택지의 두 배를 넘지 않아야 합니다.</translation>
    </message>
    <message>
        <source>Only wrong options use absolute words: %1.</source>
        <translation>오답에만 단정적인 표현이 있습니다: %1.</translation>
    </message>
    <message>
        <source>Learners know that `always` is seldom right; use them everywhere or nowhere.</source>
        <translation>학습자는 `always` 같은 말이 든 선택지가 정답인 경우가 드물다는 것을 압니다. 모든 선택지에 쓰거나 아예 쓰지 마십시오.</translation>
    </message>
    <message>
        <source>In %1 of %2 items only wrong options use absolute words (%3 %; %4 % at most).</source>
        <translation>문항 %2개 중 %1개에서 오답에만 단정적인 표현이 있습니다(%3%, 최대 %4%).</translation>
    </message>
    <message>
        <source>Reword them.</source>
        <translation>표현을 바꾸십시오.</translation>
    </message>
    <message>
        <source>In %1 of %2 items only the right option hedges (%3 %; %4 % at most).</source>
        <translation>문항 %2개 중 %1개에서 정답에만 여지를 두는 표현이 있습니다(%3%, 최대 %4%).</translation>
    </message>
    <message>
        <source>Reword them: `usually` gives the answer away.</source>
        <translation>표현을 바꾸십시오. `usually` 같은 말은 정답을 드러냅니다.</translation>
    </message>
    <message>
        <source>The right option repeats %1 words of the question more than any other.</source>
        <translation>정답은 문제에 나온 단어를 다른 어느 선택지보다도 %1개 더 되풀이합니다.</translation>
    </message>
    <message>
        <source>Say it in other words, or let wrong options echo as well.</source>
        <translation>다른 말로 표현하거나 오답에도 문제의 단어를 쓰십시오.</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option echoes the question (%3 %; %4 % at most).</source>
        <translation>문항 %2개 중 %1개에서 정답이 문제의 단어를 되풀이합니다(%3%, 최대 %4%).</translation>
    </message>
    <message>
        <source>The question is negative: %1.</source>
        <translation>문제가 부정형입니다: %1.</translation>
    </message>
    <message>
        <source>Ask for what is true; where that is impossible, emphasise the word.</source>
        <translation>옳은 것을 물으십시오. 그럴 수 없으면 부정어를 강조하십시오.</translation>
    </message>
    <message>
        <source>The negative word is not emphasised: %1.</source>
        <translation>부정어가 강조되지 않았습니다: %1.</translation>
    </message>
    <message>
        <source>Write it as **not**.</source>
        <translation>**아닌**처럼 굵게 쓰십시오.</translation>
    </message>
    <message>
        <source>A negative question has a negative option: %1.</source>
        <translation>부정형 문제에 부정형 선택지가 있습니다: %1.</translation>
    </message>
    <message>
        <source>Take out one of the two.</source>
        <translation>둘 중 하나에서 부정을 없애십시오.</translation>
    </message>
    <message>
        <source>%1 of %2 questions are negative (%3 %; %4 % at most).</source>
        <translation>문제 %2개 중 %1개가 부정형입니다(%3%, 최대 %4%).</translation>
    </message>
    <message>
        <source>Reword some of them.</source>
        <translation>그중 일부의 표현을 바꾸십시오.</translation>
    </message>
    <message>
        <source>The question does not end in one question mark.</source>
        <translation>문제가 물음표 하나로 끝나지 않습니다.</translation>
    </message>
    <message>
        <source>End it so, or with the blank of a sentence to complete.</source>
        <translation>물음표 하나로 끝내거나, 문장 완성형이라면 빈칸으로 끝내십시오.</translation>
    </message>
    <message>
        <source>The text has %1 words; %2 are the most.</source>
        <translation>텍스트의 단어 수가 %1개입니다. 최대 %2개까지 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>줄이십시오.</translation>
    </message>
    <message>
        <source>Some options end in a full stop and some do not.</source>
        <translation>마침표로 끝나는 선택지와 그렇지 않은 선택지가 섞여 있습니다.</translation>
    </message>
    <message>
        <source>End all alike.</source>
        <translation>모두 같은 방식으로 끝내십시오.</translation>
    </message>
    <message>
        <source>Some options begin with a capital and some do not.</source>
        <translation>대문자로 시작하는 선택지와 그렇지 않은 선택지가 섞여 있습니다.</translation>
    </message>
    <message>
        <source>Begin all alike.</source>
        <translation>모두 같은 방식으로 시작하십시오.</translation>
    </message>
    <message>
        <source>Some options are numbers and some are not.</source>
        <translation>숫자인 선택지와 그렇지 않은 선택지가 섞여 있습니다.</translation>
    </message>
    <message>
        <source>Make them all of one kind.</source>
        <translation>모두 같은 종류로 맞추십시오.</translation>
    </message>
    <message>
        <source>The options have different units: %1 and %2.</source>
        <translation>선택지의 단위가 서로 다릅니다: %1, %2.</translation>
    </message>
    <message>
        <source>Use one unit.</source>
        <translation>한 가지 단위를 쓰십시오.</translation>
    </message>
    <message>
        <source>The options `%1` and `%2` are equal numbers.</source>
        <translation>선택지 `%1` 및 `%2`의 값이 같습니다.</translation>
    </message>
    <message>
        <source>Make them differ by more than the tolerance.</source>
        <translation>허용 오차보다 큰 차이를 두십시오.</translation>
    </message>
    <message>
        <source>With %1 numeric options, the right one&apos;s rank is spread unevenly: %2.</source>
        <translation>숫자 선택지가 %1개인 문항에서 정답의 크기 순위가 고르지 않습니다: %2.</translation>
    </message>
    <message>
        <source>Choose the wrong values so that every rank is as likely.</source>
        <translation>정답이 어느 순위에나 고르게 오도록 오답의 값을 고르십시오.</translation>
    </message>
    <message>
        <source>The feedback of `%1` does not explain.</source>
        <translation>선택지 `%1`의 피드백에 설명이 없습니다.</translation>
    </message>
    <message>
        <source>Say in a sentence why the option is right or wrong.</source>
        <translation>선택지가 왜 맞거나 틀렸는지 한 문장으로 쓰십시오.</translation>
    </message>
    <message>
        <source>The feedback of `%1` only repeats the option.</source>
        <translation>선택지 `%1`의 피드백이 선택지를 되풀이하기만 합니다.</translation>
    </message>
    <message>
        <source>Say why it is right or wrong.</source>
        <translation>왜 맞거나 틀렸는지 쓰십시오.</translation>
    </message>
    <message>
        <source>The text names an option by letter or place: %1.</source>
        <translation>텍스트가 선택지를 기호나 위치로 가리킵니다: %1.</translation>
    </message>
    <message>
        <source>Options are shuffled; name what it says.</source>
        <translation>선택지는 순서가 섞이므로 그 내용으로 가리키십시오.</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option shares most words with the others (%3 %; %4 % at most).</source>
        <translation>문항 %2개 중 %1개에서 정답이 다른 선택지와 공유하는 단어가 가장 많습니다(%3%, 최대 %4%).</translation>
    </message>
    <message>
        <source>Vary the wrong options in more than one respect.</source>
        <translation>오답을 두 가지 이상의 면에서 서로 다르게 하십시오.</translation>
    </message>
    <message>
        <source>The question is almost that of %1.</source>
        <translation>문제가 %1의 문제와 거의 같습니다.</translation>
    </message>
    <message>
        <source>Ask something else, or write `variant-of: %1`.</source>
        <translation>다른 것을 묻거나 `variant-of: %1` 줄을 추가하십시오.</translation>
    </message>
    <message>
        <source>The question tells the answer of %1.</source>
        <translation>문제에 %1의 답이 드러나 있습니다.</translation>
    </message>
    <message>
        <source>Reword one of the two.</source>
        <translation>둘 중 하나의 표현을 바꾸십시오.</translation>
    </message>
    <message>
        <source>`%1` is missing.</source>
        <translation>키 `%1`이(가) 빠졌습니다.</translation>
    </message>
    <message>
        <source>Every question needs objective, sources, level and bloom.</source>
        <translation>모든 문항에는 objective, sources, level, bloom 키가 필요합니다.</translation>
    </message>
    <message>
        <source>%1 of %2 questions only ask to remember (%3 %; %4 % at most).</source>
        <translation>문제 %2개 중 %1개가 기억만 묻습니다(%3%, 최대 %4%).</translation>
    </message>
    <message>
        <source>Write more that ask to understand and apply.</source>
        <translation>이해와 적용을 묻는 문제를 늘리십시오.</translation>
    </message>
    <message>
        <source>%1 of %2 questions ask to apply or more (%3 %; at least %4 %).</source>
        <translation>문제 %2개 중 %1개가 적용 이상을 묻습니다(%3%, 최소 %4%).</translation>
    </message>
    <message>
        <source>Write more of them.</source>
        <translation>이런 문제를 늘리십시오.</translation>
    </message>
    <message>
        <source>`%1` stands next to a number without source and date.</source>
        <translation>출처와 날짜가 없는 숫자 옆에 `%1`이(가) 있습니다.</translation>
    </message>
    <message>
        <source>Add `sources:` and `as-of:`.</source>
        <translation>`sources:` 및 `as-of:` 줄을 추가하십시오.</translation>
    </message>
    <message>
        <source>The rate of `%1` does not say dense or sparse.</source>
        <translation>`%1`의 연산 속도가 dense 기준인지 sparse 기준인지 나와 있지 않습니다.</translation>
    </message>
    <message>
        <source>Say which.</source>
        <translation>어느 쪽인지 밝히십시오.</translation>
    </message>
    <message>
        <source>The rate of the link `%1` does not say which direction.</source>
        <translation>링크 `%1`의 전송 속도가 어느 방향 기준인지 나와 있지 않습니다.</translation>
    </message>
    <message>
        <source>Say one direction or both.</source>
        <translation>단방향인지 양방향인지 밝히십시오.</translation>
    </message>
    <message>
        <source>The options differ from the source. Missing: %1. Added: %2.</source>
        <translation>선택지가 원문과 다릅니다. 빠짐: %1. 추가됨: %2.</translation>
    </message>
    <message>
        <source>Use the ids of the source.</source>
        <translation>원문의 ID를 쓰십시오.</translation>
    </message>
    <message>
        <source>The numbers differ from the source. Missing: %1. Added: %2.</source>
        <translation>숫자가 원문과 다릅니다. 빠짐: %1. 추가됨: %2.</translation>
    </message>
    <message>
        <source>Correct them; only separators may differ.</source>
        <translation>바로잡으십시오. 구분 기호만 다를 수 있습니다.</translation>
    </message>
    <message>
        <source>A formula differs from the source. There: %1. Here: %2.</source>
        <translation>수식이 원문과 다릅니다. 원문: %1. 여기: %2.</translation>
    </message>
    <message>
        <source>Copy the TeX; only `{,}` and the words in \text{} may differ.</source>
        <translation>TeX를 그대로 복사하십시오. `{,}` 및 \text{} 안의 단어만 다를 수 있습니다.</translation>
    </message>
    <message>
        <source>This language writes a decimal comma, but the formula has a point: %1.</source>
        <translation>이 언어는 소수점으로 쉼표를 쓰지만 수식에는 마침표가 있습니다: %1.</translation>
    </message>
    <message>
        <source>Write `{,}` in TeX.</source>
        <translation>TeX에서는 `{,}`로 쓰십시오.</translation>
    </message>
    <message>
        <source>The source says `%1`, but `%2` does not occur here.</source>
        <translation>원문에 `%1`이(가) 있지만 여기에는 `%2`이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Use the glossary&apos;s term, or add a variant to the glossary.</source>
        <translation>용어집의 용어를 쓰거나 용어집에 이형을 추가하십시오.</translation>
    </message>
    <message>
        <source>The tolerance is %1, but rounded input alone moves the result by %2.</source>
        <translation>허용 오차는 %1이지만, 입력값의 반올림만으로도 결과가 %2만큼 달라집니다.</translation>
    </message>
    <message>
        <source>Widen the tolerance to twice that.</source>
        <translation>허용 오차를 그 두 배로 넓히십시오.</translation>
    </message>
    <message>
        <source>The mistake `%1` gives %2, which is within the tolerance of the answer %3.</source>
        <translation>오답 유형 `%1`의 값은 %2이며, 이는 정답 %3의 허용 오차 안에 있습니다.</translation>
    </message>
    <message>
        <source>Narrow the tolerance, or leave the mistake out.</source>
        <translation>허용 오차를 좁히거나 이 오답 유형을 빼십시오.</translation>
    </message>
    <message>
        <source>`%1` gives no finite number (%2).</source>
        <translation>`%1`의 결과가 유한한 수가 아닙니다(%2).</translation>
    </message>
    <message>
        <source>Change the expression or the ranges.</source>
        <translation>식이나 범위를 바꾸십시오.</translation>
    </message>
    <message>
        <source>In %1 of %2 draws a mistake cannot be told from the answer.</source>
        <translation>추출 %2회 중 %1회에서 오답 유형을 정답과 구별할 수 없습니다.</translation>
    </message>
    <message>
        <source>Narrow the ranges or the tolerance.</source>
        <translation>범위나 허용 오차를 좁히십시오.</translation>
    </message>
    <message>
        <source>The sentences have %1 words on average.</source>
        <translation>문장이 평균 %1단어입니다.</translation>
    </message>
    <message>
        <source>Keep them to 20.</source>
        <translation>20단어를 넘지 않게 하십시오.</translation>
    </message>
    <message>
        <source>Bidirectional control characters do not balance.</source>
        <translation>양방향 텍스트 제어 문자의 짝이 맞지 않습니다.</translation>
    </message>
    <message>
        <source>Remove them: the program sets direction itself.</source>
        <translation>삭제하십시오. 텍스트 방향은 프로그램이 정합니다.</translation>
    </message>
    <message>
        <source>The tables differ from the source. There: %1. Here: %2.</source>
        <translation>표가 원문과 다릅니다. 원문: %1. 여기: %2.</translation>
    </message>
    <message>
        <source>Keep the same rows and columns.</source>
        <translation>행과 열을 원문과 똑같이 유지하십시오.</translation>
    </message>
    <message>
        <source>The text is the same as the source.</source>
        <translation>텍스트가 원문과 같습니다.</translation>
    </message>
    <message>
        <source>Translate it, or write `same-as-source: yes` under the item&apos;s heading.</source>
        <translation>번역하거나, 문항 제목 아래에 `same-as-source: yes` 줄을 추가하십시오.</translation>
    </message>
    <message>
        <source>HTML stands in the text: %1.</source>
        <translation>텍스트에 HTML이 있습니다: %1.</translation>
    </message>
    <message>
        <source>Use Markdown; tags would be shown as they are.</source>
        <translation>Markdown을 쓰십시오. HTML 태그는 글자 그대로 표시됩니다.</translation>
    </message>
    <message>
        <source>A formula is not closed: %1.</source>
        <translation>수식이 닫히지 않았습니다: %1.</translation>
    </message>
    <message>
        <source>Close it with `$`, or write `\$` for a dollar.</source>
        <translation>`$`로 닫으십시오. 달러 기호는 `\$`로 씁니다.</translation>
    </message>
    <message>
        <source>The comparison has %1 tables.</source>
        <translation>비교 문항에 표가 %1개 있습니다.</translation>
    </message>
    <message>
        <source>Write exactly one.</source>
        <translation>정확히 하나만 쓰십시오.</translation>
    </message>
    <message>
        <source>The values in braces differ from the source. Missing: %1. Added: %2.</source>
        <translation>중괄호 안의 값이 원문과 다릅니다. 빠짐: %1. 추가됨: %2.</translation>
    </message>
    <message>
        <source>Use the same ones.</source>
        <translation>같은 값을 쓰십시오.</translation>
    </message>
    <message>
        <source>`%1` is no expression (at character %2).</source>
        <translation>`%1`은(는) 올바른 식이 아닙니다(%2번째 문자).</translation>
    </message>
    <message>
        <source>Use numbers, parameters, + - * / ^, parentheses and min max sqrt log2 ln exp ceil floor.</source>
        <translation>숫자, 매개변수, + - * / ^, 괄호 그리고 min max sqrt log2 ln exp ceil floor만 쓰십시오.</translation>
    </message>
    <message>
        <source>`%1` is no parameter of this item (in `%2`).</source>
        <translation>`%1`은(는) 이 문항의 매개변수가 아닙니다(`%2`에서 사용).</translation>
    </message>
    <message>
        <source>Declare it with `let:`.</source>
        <translation>`let:` 줄로 선언하십시오.</translation>
    </message>
    <message>
        <source>The unit `%1` has no name in this language.</source>
        <translation>단위 `%1`의 이름이 이 언어에 없습니다.</translation>
    </message>
    <message>
        <source>Name it under `### units`: `- %1 = name, other name`.</source>
        <translation>`### units` 아래에 이름을 쓰십시오: `- %1 = name, other name`.</translation>
    </message>
    <message>
        <source>Nothing of the kind %1 is found, so the waiver does nothing.</source>
        <translation>%1에 해당하는 지적 사항이 없으므로 이 예외는 효과가 없습니다.</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>삭제하십시오.</translation>
    </message>
    <message>
        <source>The waiver of %1 gives no reason.</source>
        <translation>%1의 예외에 이유가 없습니다.</translation>
    </message>
    <message>
        <source>Write it behind the code.</source>
        <translation>코드 뒤에 쓰십시오.</translation>
    </message>
    <message>
        <source>This is no valid UTF-8.</source>
        <translation>올바른 UTF-8이 아닙니다.</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation>파일을 UTF-8로 저장하십시오.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark.</source>
        <translation>파일이 바이트 순서 표시로 시작합니다.</translation>
    </message>
    <message>
        <source>`format` removes it.</source>
        <translation>`format` 명령이 제거합니다.</translation>
    </message>
    <message>
        <source>Lines end in CR LF, the first of %1 here.</source>
        <translation>줄이 CR LF로 끝납니다. 여기가 %1곳 중 첫 번째입니다.</translation>
    </message>
    <message>
        <source>`format` makes them LF.</source>
        <translation>`format` 명령이 LF로 바꿉니다.</translation>
    </message>
    <message>
        <source>This text is not in Unicode&apos;s normal form NFC.</source>
        <translation>텍스트가 유니코드 정규화 형식 NFC가 아닙니다.</translation>
    </message>
    <message>
        <source>`format` normalises it.</source>
        <translation>`format` 명령이 정규화합니다.</translation>
    </message>
    <message>
        <source>The last line has no line end.</source>
        <translation>마지막 줄에 줄 바꿈이 없습니다.</translation>
    </message>
    <message>
        <source>`format` adds it.</source>
        <translation>`format` 명령이 추가합니다.</translation>
    </message>
    <message>
        <source>The control character %1 stands here.</source>
        <translation>여기에 제어 문자 %1이(가) 있습니다.</translation>
    </message>
    <message>
        <source>A tab stands here.</source>
        <translation>여기에 탭이 있습니다.</translation>
    </message>
    <message>
        <source>Use spaces.</source>
        <translation>공백을 쓰십시오.</translation>
    </message>
    <message>
        <source>The line has %1 bytes; %2 are the most.</source>
        <translation>줄의 길이가 %1바이트입니다. 최대 %2바이트까지 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Break it into several lines.</source>
        <translation>여러 줄로 나누십시오.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>파일을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Check that you may read it.</source>
        <translation>읽기 권한이 있는지 확인하십시오.</translation>
    </message>
    <message>
        <source>The file has %1 bytes; %2 are the most.</source>
        <translation>파일의 크기가 %1바이트입니다. 최대 %2바이트까지 허용됩니다.</translation>
    </message>
    <message>
        <source>Split the topic, or make the picture smaller.</source>
        <translation>주제를 나누거나 그림의 크기를 줄이십시오.</translation>
    </message>
    <message>
        <source>This is no ordinary file.</source>
        <translation>일반 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>Put a copy of the file here; links, devices and pipes are not followed.</source>
        <translation>파일의 사본을 여기에 두십시오. 링크, 장치, 파이프는 따라가지 않습니다.</translation>
    </message>
    <message>
        <source>The file is not used.</source>
        <translation>사용되지 않는 파일입니다.</translation>
    </message>
    <message>
        <source>Topic files are called %1.&lt;locale&gt;.md; anything else belongs elsewhere.</source>
        <translation>주제 파일의 이름은 %1.&lt;locale&gt;.md입니다. 그 밖의 파일은 다른 곳에 두십시오.</translation>
    </message>
    <message>
        <source>More than %1 problems are in this file; the others are left out.</source>
        <translation>이 파일에 문제가 %1개보다 많습니다. 나머지는 표시하지 않았습니다.</translation>
    </message>
    <message>
        <source>Mend these first.</source>
        <translation>먼저 이 문제들을 고치십시오.</translation>
    </message>
    <message>
        <source>There is no bank.&lt;locale&gt;.md with `role: source`.</source>
        <translation>`role: source` 줄이 있는 bank.&lt;locale&gt;.md 파일이 없습니다.</translation>
    </message>
    <message>
        <source>Write it: it gives the bank its id, licence, source locale and title.</source>
        <translation>파일을 작성하십시오. 문제 은행의 ID, 라이선스, 원문 로캘, 제목을 이 파일에서 정합니다.</translation>
    </message>
    <message>
        <source>A second file says `role: source`; %1 does already.</source>
        <translation>`role: source` 줄이 두 번째 파일에도 있습니다. %1에 이미 있습니다.</translation>
    </message>
    <message>
        <source>Make this one `role: translation`.</source>
        <translation>이 파일은 `role: translation`으로 바꾸십시오.</translation>
    </message>
    <message>
        <source>The topic has no source file.</source>
        <translation>주제에 원문 파일이 없습니다.</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>%1 파일을 작성하십시오.</translation>
    </message>
    <message>
        <source>`%1` is no locale as file names spell it.</source>
        <translation>`%1`은(는) 파일 이름에 쓰는 로캘 표기가 아닙니다.</translation>
    </message>
    <message>
        <source>Use a BCP 47 tag such as de, pt-BR or zh-Hans.</source>
        <translation>de, pt-BR, zh-Hans 같은 BCP 47 태그를 쓰십시오.</translation>
    </message>
    <message>
        <source>The file does not begin with front matter.</source>
        <translation>파일이 프런트 매터로 시작하지 않습니다.</translation>
    </message>
    <message>
        <source>Begin with a line `---`, then `key: value` lines, then a line `---`.</source>
        <translation>`---` 줄로 시작하고, `key: value` 줄을 쓴 다음 `---` 줄로 닫으십시오.</translation>
    </message>
    <message>
        <source>The front matter has no end.</source>
        <translation>프런트 매터의 끝이 없습니다.</translation>
    </message>
    <message>
        <source>Close it with a line `---`.</source>
        <translation>`---` 줄로 닫으십시오.</translation>
    </message>
    <message>
        <source>`%1` is no line of the form `key: value`.</source>
        <translation>`%1`은(는) `key: value` 형식의 줄이 아닙니다.</translation>
    </message>
    <message>
        <source>Write the key in lower case, a colon, a space and the value; a blank line ends the keys.</source>
        <translation>소문자로 된 키, 콜론, 공백, 값의 순서로 쓰십시오. 빈 줄에서 키 목록이 끝납니다.</translation>
    </message>
    <message>
        <source>There is no key `%1` here.</source>
        <translation>여기에는 `%1`(이)라는 키가 없습니다.</translation>
    </message>
    <message>
        <source>See the list of keys in content/README.md.</source>
        <translation>content/README.md의 키 목록을 참조하십시오.</translation>
    </message>
    <message>
        <source>The key `%1` stands here a second time, first in line %2.</source>
        <translation>키 `%1`이(가) 여기에 또 나옵니다. 처음 나온 곳은 %2번째 줄입니다.</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>하나만 남기십시오.</translation>
    </message>
    <message>
        <source>The key `%1` is missing in %2.</source>
        <translation>키 `%1`이(가) %2에 없습니다.</translation>
    </message>
    <message>
        <source>Add a line `%1: …`.</source>
        <translation>`%1: …` 줄을 추가하십시오.</translation>
    </message>
    <message>
        <source>`%1` has no value.</source>
        <translation>키 `%1`에 값이 없습니다.</translation>
    </message>
    <message>
        <source>Write the value, or remove the line.</source>
        <translation>값을 쓰거나 줄을 삭제하십시오.</translation>
    </message>
    <message>
        <source>`%1` cannot be `%2`.</source>
        <translation>키 `%1`에는 `%2` 값을 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Expected: %3.</source>
        <translation>허용되는 값: %3.</translation>
    </message>
    <message>
        <source>`%1` is `%2` but must be `%3` in this file.</source>
        <translation>이 파일에서 키 `%1`의 값은 `%2` 대신 `%3`(으)로 써야 합니다.</translation>
    </message>
    <message>
        <source>Write `%1: %3`.</source>
        <translation>`%1: %3`처럼 쓰십시오.</translation>
    </message>
    <message>
        <source>The key `%1` has no meaning for an item of kind %2.</source>
        <translation>키 `%1`은(는) 유형이 %2인 문항에는 의미가 없습니다.</translation>
    </message>
    <message>
        <source>Remove the line.</source>
        <translation>줄을 삭제하십시오.</translation>
    </message>
    <message>
        <source>`%1: %2` is no number that is allowed here.</source>
        <translation>`%1: %2`의 값은 여기에 쓸 수 있는 수가 아닙니다.</translation>
    </message>
    <message>
        <source>Write a number with a decimal point; where whole numbers are meant, from %3 to %4.</source>
        <translation>소수점으로 마침표를 쓴 수를 쓰십시오. 정수가 필요한 곳에는 %3에서 %4까지 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>`%1: %2` is no date.</source>
        <translation>`%1: %2`의 값은 날짜가 아닙니다.</translation>
    </message>
    <message>
        <source>Write it as 2026-12-01.</source>
        <translation>2026-12-01과 같은 형식으로 쓰십시오.</translation>
    </message>
    <message>
        <source>Write `waive: %1 why it is meant so`.</source>
        <translation>`waive: %1 why it is meant so`와 같이 쓰십시오.</translation>
    </message>
    <message>
        <source>There is no finding called `%1`.</source>
        <translation>`%1`(이)라는 지적 사항은 없습니다.</translation>
    </message>
    <message>
        <source>Use the code that `check` prints.</source>
        <translation>`check` 명령이 출력하는 코드를 쓰십시오.</translation>
    </message>
    <message>
        <source>`%1` names `%2` twice.</source>
        <translation>키 `%1`에 `%2`이(가) 두 번 나옵니다.</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>둘 중 하나를 삭제하십시오.</translation>
    </message>
    <message>
        <source>The title is missing.</source>
        <translation>제목이 없습니다.</translation>
    </message>
    <message>
        <source>Write a line `# Title` below the front matter.</source>
        <translation>프런트 매터 아래에 `# Title` 줄을 쓰십시오.</translation>
    </message>
    <message>
        <source>Text stands where none can stand.</source>
        <translation>텍스트가 올 수 없는 곳에 텍스트가 있습니다.</translation>
    </message>
    <message>
        <source>Put it below a title, or remove it.</source>
        <translation>제목 아래로 옮기거나 삭제하십시오.</translation>
    </message>
    <message>
        <source>`%1` is a second title.</source>
        <translation>`%1`은(는) 두 번째 제목입니다.</translation>
    </message>
    <message>
        <source>A file has one line that begins with `# `; use `####` inside texts.</source>
        <translation>`# `로 시작하는 줄은 파일에 하나만 있어야 합니다. 텍스트 안에서는 `####`를 쓰십시오.</translation>
    </message>
    <message>
        <source>An item begins before the title of the file.</source>
        <translation>파일의 제목보다 앞에서 문항이 시작됩니다.</translation>
    </message>
    <message>
        <source>Put the line `# Title` above it.</source>
        <translation>그 위에 `# Title` 줄을 넣으십시오.</translation>
    </message>
    <message>
        <source>`%1` is an option outside an item&apos;s question.</source>
        <translation>선택지 `%1`이(가) 문항의 문제 밖에 있습니다.</translation>
    </message>
    <message>
        <source>Options follow the stem, before any section; a backslash in front makes the line ordinary text.</source>
        <translation>선택지는 문제 본문 다음, 섹션 앞에 옵니다. 줄 앞에 백슬래시를 붙이면 일반 텍스트가 됩니다.</translation>
    </message>
    <message>
        <source>Text follows the options.</source>
        <translation>선택지 뒤에 텍스트가 있습니다.</translation>
    </message>
    <message>
        <source>Options end the stem: move the text above them or into `### explanation`.</source>
        <translation>문제 본문은 선택지로 끝납니다. 텍스트를 선택지 위나 `### explanation` 섹션으로 옮기십시오.</translation>
    </message>
    <message>
        <source>Text follows an option&apos;s feedback.</source>
        <translation>선택지의 피드백 뒤에 텍스트가 있습니다.</translation>
    </message>
    <message>
        <source>Put it above the feedback, or begin the line with `  &gt; `.</source>
        <translation>피드백 위로 옮기거나 줄을 `  &gt; `로 시작하십시오.</translation>
    </message>
    <message>
        <source>The code block that begins here has no end.</source>
        <translation>여기서 시작하는 코드 블록의 끝이 없습니다.</translation>
    </message>
    <message>
        <source>Close it with the same marks.</source>
        <translation>시작할 때와 같은 기호로 닫으십시오.</translation>
    </message>
    <message>
        <source>The item %1 has no title.</source>
        <translation>문항 %1에 제목이 없습니다.</translation>
    </message>
    <message>
        <source>Write `## %1 | Title`.</source>
        <translation>`## %1 | Title`과 같이 쓰십시오.</translation>
    </message>
    <message>
        <source>`%1` is no id.</source>
        <translation>`%1`은(는) 올바른 ID가 아닙니다.</translation>
    </message>
    <message>
        <source>Ids are 2 to 48 characters of a-z, 0-9 and hyphens (options: a letter first).</source>
        <translation>ID는 a-z, 0-9, 하이픈으로 된 2~48자입니다(선택지는 글자로 시작).</translation>
    </message>
    <message>
        <source>There is no section `%1`.</source>
        <translation>`%1`(이)라는 섹션은 없습니다.</translation>
    </message>
    <message>
        <source>Sections are hint, back, explanation, units and note; use `####` for headings of your own.</source>
        <translation>섹션은 hint, back, explanation, units, note입니다. 직접 만드는 제목에는 `####`를 쓰십시오.</translation>
    </message>
    <message>
        <source>The section `%1` stands here a second time, first in line %2.</source>
        <translation>섹션 `%1`이(가) 여기에 또 나옵니다. 처음 나온 곳은 %2번째 줄입니다.</translation>
    </message>
    <message>
        <source>Join the two.</source>
        <translation>둘을 하나로 합치십시오.</translation>
    </message>
    <message>
        <source>The section `%1` stands behind `%2`.</source>
        <translation>섹션 `%1`이(가) 섹션 `%2` 뒤에 있습니다.</translation>
    </message>
    <message>
        <source>The order is hint, back, explanation, units, note; `format` does not move texts.</source>
        <translation>순서는 hint, back, explanation, units, note입니다. `format` 명령은 텍스트를 옮기지 않습니다.</translation>
    </message>
    <message>
        <source>The section `%1` is empty.</source>
        <translation>섹션 `%1`이(가) 비어 있습니다.</translation>
    </message>
    <message>
        <source>Fill it or remove it.</source>
        <translation>내용을 채우거나 삭제하십시오.</translation>
    </message>
    <message>
        <source>Options and accepted answers stand in one item.</source>
        <translation>한 문항에 선택지와 인정 답안이 함께 있습니다.</translation>
    </message>
    <message>
        <source>Use `- id) text` for options, `- = text` for accepted answers.</source>
        <translation>선택지는 `- id) text`, 인정 답안은 `- = text` 형식으로 쓰십시오.</translation>
    </message>
    <message>
        <source>The accepted answer is empty.</source>
        <translation>인정 답안이 비어 있습니다.</translation>
    </message>
    <message>
        <source>Write it behind `- = `.</source>
        <translation>`- = ` 뒤에 쓰십시오.</translation>
    </message>
    <message>
        <source>`%1` is no line of the form `- unit = name, name`.</source>
        <translation>`%1`은(는) `- unit = name, name` 형식의 줄이 아닙니다.</translation>
    </message>
    <message>
        <source>The first name is shown, all are accepted.</source>
        <translation>첫 번째 이름이 표시되며, 모든 이름이 답으로 인정됩니다.</translation>
    </message>
    <message>
        <source>The item %1 is there already: %2, line %3.</source>
        <translation>문항 %1이(가) 이미 있습니다: %2, %3번째 줄.</translation>
    </message>
    <message>
        <source>Ids are unique in a bank; choose another one.</source>
        <translation>ID는 문제 은행 안에서 고유해야 합니다. 다른 ID를 고르십시오.</translation>
    </message>
    <message>
        <source>The id %1 was retired in %2, line %3.</source>
        <translation>ID %1은(는) %2의 %3번째 줄에서 폐기되었습니다.</translation>
    </message>
    <message>
        <source>Choose another id: learners have a history under this one.</source>
        <translation>다른 ID를 고르십시오. 이 ID로 남은 학습자의 기록이 있습니다.</translation>
    </message>
    <message>
        <source>The item has the same id as the topic %1.</source>
        <translation>문항의 ID가 주제 %1의 ID와 같습니다.</translation>
    </message>
    <message>
        <source>Choose another id for one of them.</source>
        <translation>둘 중 하나에 다른 ID를 고르십시오.</translation>
    </message>
    <message>
        <source>The option `%1` is there already, in line %2.</source>
        <translation>선택지 `%1`이(가) 이미 %2번째 줄에 있습니다.</translation>
    </message>
    <message>
        <source>Give it another id.</source>
        <translation>다른 ID를 붙이십시오.</translation>
    </message>
    <message>
        <source>The item %1 has no question text.</source>
        <translation>문항 %1에 문제 본문이 없습니다.</translation>
    </message>
    <message>
        <source>Write it below the keys, behind a blank line.</source>
        <translation>키 아래에 빈 줄을 하나 두고 쓰십시오.</translation>
    </message>
    <message>
        <source>The item %1 has fewer than %2 options.</source>
        <translation>문항 %1의 선택지가 %2개보다 적습니다.</translation>
    </message>
    <message>
        <source>Write them as `- a) text`.</source>
        <translation>`- a) text` 형식으로 쓰십시오.</translation>
    </message>
    <message>
        <source>The item %1 has %2 options; %3 are the most.</source>
        <translation>문항 %1의 선택지가 %2개입니다. 최대 %3개까지 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Leave out the weakest.</source>
        <translation>가장 약한 선택지를 빼십시오.</translation>
    </message>
    <message>
        <source>The item %1 has no accepted answer.</source>
        <translation>문항 %1에 인정 답안이 없습니다.</translation>
    </message>
    <message>
        <source>Write at least one line `- = answer`.</source>
        <translation>`- = answer` 줄을 하나 이상 쓰십시오.</translation>
    </message>
    <message>
        <source>The card %1 has no back.</source>
        <translation>카드 %1에 뒷면이 없습니다.</translation>
    </message>
    <message>
        <source>Write it below a line `### back`.</source>
        <translation>`### back` 줄 아래에 쓰십시오.</translation>
    </message>
    <message>
        <source>The option `%1` has no feedback.</source>
        <translation>선택지 `%1`에 피드백이 없습니다.</translation>
    </message>
    <message>
        <source>Write why it is right or wrong on a line below that begins with `  &gt; `.</source>
        <translation>왜 맞거나 틀렸는지를 그 아래에 `  &gt; `로 시작하는 줄로 쓰십시오.</translation>
    </message>
    <message>
        <source>The option `%1` has no text.</source>
        <translation>선택지 `%1`에 텍스트가 없습니다.</translation>
    </message>
    <message>
        <source>Write it behind `- %1) `.</source>
        <translation>`- %1) ` 뒤에 쓰십시오.</translation>
    </message>
    <message>
        <source>Items of kind %1 have no options.</source>
        <translation>유형이 %1인 문항에는 선택지가 없어야 합니다.</translation>
    </message>
    <message>
        <source>Remove them, or change the kind.</source>
        <translation>선택지를 삭제하거나 유형을 바꾸십시오.</translation>
    </message>
    <message>
        <source>Items of kind %1 have no accepted answers.</source>
        <translation>유형이 %1인 문항에는 인정 답안이 없어야 합니다.</translation>
    </message>
    <message>
        <source>Remove the lines `- = …`, or change the kind.</source>
        <translation>`- = …` 줄을 삭제하거나 유형을 바꾸십시오.</translation>
    </message>
    <message>
        <source>The section `%1` has no meaning for an item of kind %2.</source>
        <translation>섹션 `%1`은(는) 유형이 %2인 문항에는 의미가 없습니다.</translation>
    </message>
    <message>
        <source>Remove it, or change the kind.</source>
        <translation>삭제하거나 유형을 바꾸십시오.</translation>
    </message>
    <message>
        <source>`answer` names %2 options, which does not fit kind %1.</source>
        <translation>`answer`에 선택지가 %2개 있어 유형 %1에 맞지 않습니다.</translation>
    </message>
    <message>
        <source>A choice has one, a multiple at least two.</source>
        <translation>단일 선택은 하나, 복수 선택은 두 개 이상이어야 합니다.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no option of this item.</source>
        <translation>키 `%1`에 있는 `%2`은(는) 이 문항의 선택지가 아닙니다.</translation>
    </message>
    <message>
        <source>Use the id before the closing parenthesis of an option.</source>
        <translation>선택지의 닫는 괄호 앞에 있는 ID를 쓰십시오.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no item of this bank.</source>
        <translation>키 `%1`에 있는 `%2`은(는) 이 문제 은행의 문항이 아닙니다.</translation>
    </message>
    <message>
        <source>Correct the id, or remove it.</source>
        <translation>ID를 바로잡거나 삭제하십시오.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no topic of this bank.</source>
        <translation>키 `%1`에 있는 `%2`은(는) 이 문제 은행의 주제가 아닙니다.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no term of glossary.tsv.</source>
        <translation>키 `%1`에 있는 `%2`은(는) glossary.tsv의 용어가 아닙니다.</translation>
    </message>
    <message>
        <source>Correct the id, or add the term.</source>
        <translation>ID를 바로잡거나 용어를 추가하십시오.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no key of sources.tsv.</source>
        <translation>키 `%1`에 있는 `%2`은(는) sources.tsv의 키가 아닙니다.</translation>
    </message>
    <message>
        <source>Correct the key, or add the source.</source>
        <translation>키를 바로잡거나 출처를 추가하십시오.</translation>
    </message>
    <message>
        <source>`%1` is no unit of this item.</source>
        <translation>`%1`은(는) 이 문항의 단위가 아닙니다.</translation>
    </message>
    <message>
        <source>Name the unit in `unit:` or `accept:` first.</source>
        <translation>먼저 `unit:`이나 `accept:` 줄에 단위를 쓰십시오.</translation>
    </message>
    <message>
        <source>`%1` describes no parameter.</source>
        <translation>`%1`은(는) 매개변수를 나타내지 않습니다.</translation>
    </message>
    <message>
        <source>Write `N = 7e9 in 1e9..70e9 log`, `M = 40 in 30..55 step 5` or `G = 512 of 64, 128, 512`.</source>
        <translation>`N = 7e9 in 1e9..70e9 log`, `M = 40 in 30..55 step 5` 또는 `G = 512 of 64, 128, 512` 형식으로 쓰십시오.</translation>
    </message>
    <message>
        <source>The values of `%1` cannot be drawn.</source>
        <translation>매개변수 `%1`의 값을 뽑을 수 없습니다.</translation>
    </message>
    <message>
        <source>The range must go upwards, hold the first value, and be positive for `log`.</source>
        <translation>범위는 오름차순이고 첫 값을 포함해야 하며, `log`를 쓰면 양수여야 합니다.</translation>
    </message>
    <message>
        <source>The parameter `%1` is there already.</source>
        <translation>매개변수 `%1`이(가) 이미 있습니다.</translation>
    </message>
    <message>
        <source>Give it another name.</source>
        <translation>다른 이름을 붙이십시오.</translation>
    </message>
    <message>
        <source>`%1` cannot be the name of a parameter.</source>
        <translation>`%1`은(는) 매개변수 이름으로 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>`answer` and the names of functions are taken.</source>
        <translation>`answer` 및 함수 이름은 이미 쓰이고 있습니다.</translation>
    </message>
    <message>
        <source>`%1` is no tolerance.</source>
        <translation>`%1`은(는) 올바른 허용 오차가 아닙니다.</translation>
    </message>
    <message>
        <source>Write `1 %`, a positive number, or `exact`.</source>
        <translation>`1 %`, 양수 또는 `exact`를 쓰십시오.</translation>
    </message>
    <message>
        <source>`%1` accepts no unit.</source>
        <translation>`%1`은(는) 인정할 단위를 나타내지 않습니다.</translation>
    </message>
    <message>
        <source>Write `accept: h = 24`: the answer in h is 24 times the answer in the main unit.</source>
        <translation>`accept: h = 24`와 같이 쓰십시오. h 단위의 답이 기본 단위의 답의 24배라는 뜻입니다.</translation>
    </message>
    <message>
        <source>`%1` describes no mistake.</source>
        <translation>`%1`은(는) 오답 유형을 나타내지 않습니다.</translation>
    </message>
    <message>
        <source>Write `mistake: id = expression`, and its feedback as `- id) …`.</source>
        <translation>`mistake: id = expression` 줄을 쓰고 피드백은 `- id) …` 형식으로 쓰십시오.</translation>
    </message>
    <message>
        <source>The mistake `%1` has no text.</source>
        <translation>오답 유형 `%1`에 텍스트가 없습니다.</translation>
    </message>
    <message>
        <source>Write it as `- %1) what went wrong`, with its feedback below.</source>
        <translation>`- %1) what went wrong` 형식으로 쓰고 그 아래에 피드백을 쓰십시오.</translation>
    </message>
    <message>
        <source>The gap `%1` is malformed.</source>
        <translation>빈칸 `%1`의 형식이 잘못되었습니다.</translation>
    </message>
    <message>
        <source>Write `{{c1:text}}` or `{{c1:text|also accepted::hint}}`.</source>
        <translation>`{{c1:text}}` 또는 `{{c1:text|also accepted::hint}}` 형식으로 쓰십시오.</translation>
    </message>
    <message>
        <source>The item %1 has no gaps.</source>
        <translation>문항 %1에 빈칸이 없습니다.</translation>
    </message>
    <message>
        <source>Write them in the text as `{{c1:text}}`.</source>
        <translation>텍스트 안에 `{{c1:text}}` 형식으로 쓰십시오.</translation>
    </message>
    <message>
        <source>A translation cannot have the key `%1`.</source>
        <translation>번역에는 키 `%1`을(를) 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Keys, levels and answers stand in the source file alone; remove the line.</source>
        <translation>키, 수준, 정답은 원문 파일에만 씁니다. 줄을 삭제하십시오.</translation>
    </message>
    <message>
        <source>The source file has no item `%1`.</source>
        <translation>원문 파일에 문항 `%1`이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Correct the id, or add the item to the source first.</source>
        <translation>ID를 바로잡거나 먼저 원문에 문항을 추가하십시오.</translation>
    </message>
    <message>
        <source>The source has no option `%1` in this item.</source>
        <translation>원문의 이 문항에는 선택지 `%1`이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Correct the id: options are matched by it.</source>
        <translation>ID를 바로잡으십시오. 선택지는 ID로 짝을 맞춥니다.</translation>
    </message>
    <message>
        <source>The item %1 has no `%2` in the source.</source>
        <translation>원문의 문항 %1에는 `%2`이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Remove it here, or write it in the source first.</source>
        <translation>여기서 삭제하거나 먼저 원문에 쓰십시오.</translation>
    </message>
    <message>
        <source>The source has no gap `%1` in this item.</source>
        <translation>원문의 이 문항에는 빈칸 `%1`이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Use the same gaps as the source.</source>
        <translation>원문과 같은 빈칸을 쓰십시오.</translation>
    </message>
    <message>
        <source>The item %1 lacks `%2` here, so it is left out in this language.</source>
        <translation>여기 문항 %1에 `%2`이(가) 없어서 이 언어에서는 문항이 제외됩니다.</translation>
    </message>
    <message>
        <source>Translate it; learners get the next of their languages until then.</source>
        <translation>번역하십시오. 그때까지 학습자에게는 다음 순위 언어의 텍스트가 표시됩니다.</translation>
    </message>
    <message>
        <source>The item %1 lacks `%2` here.</source>
        <translation>여기 문항 %1에 `%2`이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Translate it.</source>
        <translation>번역하십시오.</translation>
    </message>
    <message>
        <source>There is no picture `%1`.</source>
        <translation>그림 `%1`이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Put it into the topic&apos;s folder `media`.</source>
        <translation>주제의 `media` 폴더에 넣으십시오.</translation>
    </message>
    <message>
        <source>`%1` is no picture of this topic.</source>
        <translation>`%1`은(는) 이 주제의 그림이 아닙니다.</translation>
    </message>
    <message>
        <source>Write `media/name.svg`; nothing outside the folder and nothing from the network is shown.</source>
        <translation>`media/name.svg` 형식으로 쓰십시오. 폴더 밖이나 네트워크에 있는 것은 표시되지 않습니다.</translation>
    </message>
    <message>
        <source>Pictures cannot be of type `%1`.</source>
        <translation>`%1` 형식의 그림은 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Use png, svg or webp.</source>
        <translation>png, svg, webp 중 하나를 쓰십시오.</translation>
    </message>
    <message>
        <source>The column `%1` is not expected here.</source>
        <translation>여기에 열 `%1`이(가) 올 수 없습니다.</translation>
    </message>
    <message>
        <source>The first line names the columns, as content/README.md lists them.</source>
        <translation>첫 줄에는 content/README.md에 나온 대로 열 이름을 씁니다.</translation>
    </message>
    <message>
        <source>The line has %1 cells, the header %2.</source>
        <translation>줄의 셀은 %1개인데 머리글의 셀은 %2개입니다.</translation>
    </message>
    <message>
        <source>Part the cells by one tab each; an empty cell stays empty.</source>
        <translation>셀은 탭 하나로 구분하십시오. 빈 셀은 비워 둡니다.</translation>
    </message>
    <message>
        <source>The cell `%1` has spaces around it.</source>
        <translation>셀 `%1`의 앞이나 뒤에 공백이 있습니다.</translation>
    </message>
    <message>
        <source>`format` removes them.</source>
        <translation>`format` 명령이 제거합니다.</translation>
    </message>
    <message>
        <source>`%1` is there already, in line %2.</source>
        <translation>`%1`이(가) 이미 %2번째 줄에 있습니다.</translation>
    </message>
    <message>
        <source>Remove one of the lines.</source>
        <translation>두 줄 중 하나를 삭제하십시오.</translation>
    </message>
    <message>
        <source>`%1: %2` is no hash.</source>
        <translation>`%1: %2`의 값은 해시가 아닙니다.</translation>
    </message>
    <message>
        <source>This file is written by `l10n`; restore it or remove the line.</source>
        <translation>이 파일은 `l10n` 명령이 작성합니다. 원래대로 되돌리거나 줄을 삭제하십시오.</translation>
    </message>
    <message>
        <source>There is no `%2` of %1 in %3.</source>
        <translation>%3에는 %1의 `%2`이(가) 없습니다.</translation>
    </message>
    <message>
        <source>The line belongs to a text that is gone; remove it.</source>
        <translation>이 줄은 사라진 텍스트에 속합니다. 삭제하십시오.</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>There is no such file.</source>
        <translation>그런 파일이 없습니다.</translation>
    </message>
    <message>
        <source>The file cannot be opened. Check that you may read it.</source>
        <translation>파일을 열 수 없습니다. 읽기 권한이 있는지 확인하십시오.</translation>
    </message>
    <message>
        <source>The file cannot be written. What was saved before is safe.</source>
        <translation>파일에 쓸 수 없습니다. 이전에 저장된 내용은 안전합니다.</translation>
    </message>
    <message>
        <source>The file or its folder is read-only, so nothing can be saved. Allow writing to it and try again.</source>
        <translation>파일이나 폴더가 읽기 전용이어서 저장할 수 없습니다. 쓰기를 허용하고 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>The file is larger than this program accepts.</source>
        <translation>파일이 이 프로그램에서 허용하는 크기보다 큽니다.</translation>
    </message>
    <message>
        <source>The disk is full: the last step was not saved, everything before it is safe. Make room and go on.</source>
        <translation>디스크가 가득 찼습니다. 마지막 단계는 저장되지 않았지만 그 이전의 내용은 모두 안전합니다. 공간을 확보한 뒤 계속하십시오.</translation>
    </message>
    <message>
        <source>This file is not a question bank. Banks end in .wdbank and are made by `warpdeck-cli build`.</source>
        <translation>이 파일은 문제 은행이 아닙니다. 문제 은행은 파일 이름이 .wdbank로 끝나며 `warpdeck-cli build` 명령으로 만듭니다.</translation>
    </message>
    <message>
        <source>This bank was written by a newer version of Warpdeck. Update the program to use it.</source>
        <translation>더 새로운 버전의 Warpdeck에서 만든 문제 은행입니다. 사용하려면 프로그램을 업데이트하십시오.</translation>
    </message>
    <message>
        <source>This bank is of an old format that is no longer read. Build it again from its source.</source>
        <translation>이 문제 은행은 더 이상 지원하지 않는 옛 형식입니다. 원본에서 다시 빌드하십시오.</translation>
    </message>
    <message>
        <source>This bank is damaged. Fetch or build it again; your progress is not affected.</source>
        <translation>문제 은행이 손상되었습니다. 다시 받거나 빌드하십시오. 학습 기록에는 영향이 없습니다.</translation>
    </message>
    <message>
        <source>This file is not a Warpdeck profile; it was left as it is.</source>
        <translation>이 파일은 Warpdeck 프로필이 아니므로 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>This profile was written by a newer version of Warpdeck; it was left as it is. Update the program to use it.</source>
        <translation>더 새로운 버전의 Warpdeck에서 만든 프로필이므로 그대로 두었습니다. 사용하려면 프로그램을 업데이트하십시오.</translation>
    </message>
    <message>
        <source>This profile is damaged; it was left as it is. A good backup can take its place.</source>
        <translation>프로필이 손상되었으며 그대로 두었습니다. 온전한 백업으로 대체할 수 있습니다.</translation>
    </message>
    <message>
        <source>Another program is using this profile. Close it and try again.</source>
        <translation>다른 프로그램이 이 프로필을 사용하고 있습니다. 그 프로그램을 닫고 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>This older profile could not be brought up to date; it is as it was.</source>
        <translation>오래된 프로필을 최신 형식으로 바꾸지 못했습니다. 프로필은 이전 그대로입니다.</translation>
    </message>
    <message>
        <source>No open bank has such an item. `warpdeck-cli banks` lists the banks.</source>
        <translation>열려 있는 문제 은행에 그런 문항이 없습니다. 문제 은행 목록은 `warpdeck-cli banks` 명령으로 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Several banks have an item of this name. Write it as bank/item.</source>
        <translation>이 이름의 문항이 여러 문제 은행에 있습니다. 은행/문항 형식으로 쓰십시오.</translation>
    </message>
    <message>
        <source>No open bank has such a topic. `warpdeck-cli banks` lists the topics.</source>
        <translation>열려 있는 문제 은행에 그런 주제가 없습니다. 주제 목록은 `warpdeck-cli banks` 명령으로 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Another bank of this id is installed already; nothing was replaced. Use --replace to replace it.</source>
        <translation>ID가 같은 다른 문제 은행이 이미 설치되어 있어 아무것도 바꾸지 않았습니다. 바꾸려면 --replace 옵션을 사용하십시오.</translation>
    </message>
    <message>
        <source>The content has errors, so no bank was built; an earlier file is as it was.</source>
        <translation>콘텐츠에 오류가 있어 문제 은행을 만들지 않았습니다. 기존 파일은 그대로입니다.</translation>
    </message>
    <message>
        <source>It exists already and was left as it is.</source>
        <translation>이미 있으므로 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>This was not understood.</source>
        <translation>이해할 수 없는 입력입니다.</translation>
    </message>
    <message>
        <source>Something unexpected happened.</source>
        <translation>예기치 않은 문제가 발생했습니다.</translation>
    </message>
</context>
<context>
    <name>ExportLogCommand</name>
    <message>
        <source>Write the review log as CSV, one line a review</source>
        <translation>복습 기록을 한 줄에 한 건씩 CSV로 저장합니다</translation>
    </message>
    <message>
        <source>The file to write; the standard output when it is left out</source>
        <translation>저장할 파일. 생략하면 표준 출력에 씁니다</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Errors: %1. Warnings: %2. Notes: %3.</source>
        <translation>오류: %1. 경고: %2. 참고: %3.</translation>
    </message>
</context>
<context>
    <name>FormatCommand</name>
    <message>
        <source>Bring a content folder into its canonical form; files with errors are left as they are</source>
        <translation>콘텐츠 폴더를 표준 형식으로 정리합니다. 오류가 있는 파일은 그대로 둡니다</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>콘텐츠 폴더</translation>
    </message>
    <message>
        <source>Only tell what would change</source>
        <translation>무엇이 바뀔지 알려 주기만 합니다</translation>
    </message>
    <message>
        <source>would change: %1</source>
        <translation>변경 예정: %1</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>변경됨: %1</translation>
    </message>
</context>
<context>
    <name>FsrsCommand</name>
    <message>
        <source>Replay, fit and simulate the memory model on a review log</source>
        <translation>복습 기록으로 기억 모델을 다시 계산하고 맞추고 시뮬레이션한다</translation>
    </message>
    <message>
        <source>Print the state after each review as CSV</source>
        <translation>복습마다 그 뒤의 상태를 CSV로 출력한다</translation>
    </message>
    <message>
        <source>Desired retention of the intervals</source>
        <translation>간격의 목표 기억률</translation>
    </message>
    <message>
        <source>Find the parameters that fit the reviews best</source>
        <translation>복습에 가장 잘 맞는 매개변수를 찾는다</translation>
    </message>
    <message>
        <source>Parts of the time-series split</source>
        <translation>시계열 분할의 수</translation>
    </message>
    <message>
        <source>Print what desired retentions cost and bring</source>
        <translation>목표 기억률마다 드는 품과 얻는 것을 출력한다</translation>
    </message>
    <message>
        <source>Number of cards to learn</source>
        <translation>배울 카드 수</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <translation>하루의 새 카드</translation>
    </message>
    <message>
        <source>Days to live through</source>
        <translation>지나갈 날 수</translation>
    </message>
    <message>
        <source>Seed of chance</source>
        <translation>난수의 씨앗</translation>
    </message>
    <message>
        <source>The memory model</source>
        <translation>기억 모델</translation>
    </message>
    <message>
        <source>File with the model&apos;s numbers, separated by commas or white space</source>
        <translation>모델의 수를 쉼표나 공백으로 나누어 적은 파일</translation>
    </message>
    <message>
        <source>Time zone in which study days begin</source>
        <translation>학습일이 시작되는 시간대</translation>
    </message>
    <message>
        <source>Hour at which a study day begins</source>
        <translation>학습일이 시작되는 시각</translation>
    </message>
    <message>
        <source>The reviews, as export-log writes them</source>
        <translation>export-log가 쓰는 형식의 복습 기록</translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message>
        <source>Study as much as you like.</source>
        <translation>원하는 만큼 학습합니다.</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s) a day.</source>
        <translation>
            <numerusform>하루에 약 %n분.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InstallCommand</name>
    <message>
        <source>Verify a bank file and copy it to the added banks</source>
        <translation>문제 은행 파일을 검증하고 추가된 문제 은행으로 복사합니다</translation>
    </message>
    <message>
        <source>The bank file</source>
        <translation>문제 은행 파일</translation>
    </message>
    <message>
        <source>Replace another bank of the same id</source>
        <translation>ID가 같은 다른 문제 은행을 바꿉니다</translation>
    </message>
    <message>
        <source>Installed %1 (%2), version %3: %4 items.</source>
        <translation>%1 (%2), 버전 %3 설치됨: 문항 %4개.</translation>
    </message>
    <message>
        <source>Items by language: %1</source>
        <translation>언어별 문항 수: %1</translation>
    </message>
</context>
<context>
    <name>Interval</name>
    <message>
        <source>&lt;1 min</source>
        <translation>1분 미만</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1분</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1시간</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1일</translation>
    </message>
    <message>
        <source>%1 mo</source>
        <translation>%1개월</translation>
    </message>
    <message>
        <source>%1 y</source>
        <translation>%1년</translation>
    </message>
</context>
<context>
    <name>ItemOutput</name>
    <message>
        <source>%1, no %2 text yet</source>
        <translation>%1, %2 텍스트는 아직 없음</translation>
    </message>
    <message>
        <source>Stale: the source text changed after this translation</source>
        <translation>오래됨: 번역 후에 원문이 바뀌었습니다</translation>
    </message>
    <message>
        <source>Several answers can be right.</source>
        <translation>정답이 여러 개일 수 있습니다.</translation>
    </message>
    <message>
        <source>Right, your answer</source>
        <translation>정답, 내 답</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>내 답</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>해설</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Related</source>
        <translation>관련 문항</translation>
    </message>
</context>
<context>
    <name>ItemWords</name>
    <message>
        <source>Suspended</source>
        <translation>보류됨</translation>
    </message>
    <message>
        <source>Buried</source>
        <translation>내일까지 미룸</translation>
    </message>
    <message>
        <source>New</source>
        <translation>새 문제</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>학습 중</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>익힘</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) late</source>
        <translation>
            <numerusform>%n일 지남</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>오늘</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>%n일 후</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewCommand</name>
    <message>
        <source>Print the skeleton of a topic or an item, for authors to fill in</source>
        <translation>저자가 채워 넣을 주제나 문항의 뼈대를 출력합니다</translation>
    </message>
    <message>
        <source>The skeleton of a topic&apos;s source file</source>
        <translation>주제의 원문 파일 뼈대</translation>
    </message>
    <message>
        <source>The topic&apos;s id: a-z, 0-9 and hyphens, 2 to 48 characters</source>
        <translation>주제의 ID: a-z, 0-9, 하이픈으로 된 2~48자</translation>
    </message>
    <message>
        <source>The skeleton of an item, to be put into a topic&apos;s source file</source>
        <translation>주제의 원문 파일에 넣을 문항의 뼈대</translation>
    </message>
    <message>
        <source>The item&apos;s id: a-z, 0-9 and hyphens, 2 to 48 characters</source>
        <translation>문항의 ID: a-z, 0-9, 하이픈으로 된 2~48자</translation>
    </message>
    <message>
        <source>What kind of item</source>
        <translation>문항의 유형</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>There is nothing to practise here.</source>
        <translation>여기에는 연습할 것이 없습니다.</translation>
    </message>
    <message>
        <source>Enter shows the answer, ? helps:</source>
        <translation>Enter 키로 답 보기, ?로 도움말:</translation>
    </message>
    <message>
        <source>Your answer (? helps):</source>
        <translation>답을 입력하십시오 (?로 도움말):</translation>
    </message>
    <message>
        <source>✓ Right. Rate 1 to 4, Enter for 3:</source>
        <translation>✓ 정답. 1~4로 평가, Enter 키는 3:</translation>
    </message>
    <message>
        <source>Rate 1 to 4, Enter for 3:</source>
        <translation>1~4로 평가, Enter 키는 3:</translation>
    </message>
    <message>
        <source>1 to 4 rate; :l next language, :u undo, :q quit without saving this answer</source>
        <translation>1~4 평가, :l 다음 언어, :u 실행 취소, :q 이 답을 저장하지 않고 종료</translation>
    </message>
    <message>
        <source>✗ Wrong. Saved as Again. Enter goes on, :u takes it back:</source>
        <translation>✗ 오답. ‘다시’로 저장했습니다. 계속하려면 Enter 키, 취소하려면 :u:</translation>
    </message>
    <message>
        <source>There is nothing to undo in this session.</source>
        <translation>이 세션에는 실행을 취소할 것이 없습니다.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>취소했습니다.</translation>
    </message>
    <message>
        <source>This question has no text in that language. It has: %1</source>
        <translation>이 문항에는 그 언어의 텍스트가 없습니다. 사용 가능한 언어: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>once more</source>
        <translation>한 번 더</translation>
    </message>
    <message>
        <source>missed before</source>
        <translation>앞에서 틀림</translation>
    </message>
    <message>
        <source>new</source>
        <translation>새 문항</translation>
    </message>
    <message>
        <source>ahead of time</source>
        <translation>미리 학습</translation>
    </message>
    <message>
        <source>due</source>
        <translation>복습 예정</translation>
    </message>
    <message>
        <source>This question has no hint.</source>
        <translation>이 문항에는 힌트가 없습니다.</translation>
    </message>
    <message>
        <source>Enter shows the answer.</source>
        <translation>Enter 키를 누르면 답이 표시됩니다.</translation>
    </message>
    <message>
        <source>Type the letters or digits of all right answers, e.g. ac.</source>
        <translation>정답의 글자나 숫자를 모두 입력하십시오. 예: ac.</translation>
    </message>
    <message>
        <source>Type the letter or digit of one answer.</source>
        <translation>답 하나의 글자나 숫자를 입력하십시오.</translation>
    </message>
    <message>
        <source>:l next language, :l fr this language, :h hint, :u undo, :q quit</source>
        <translation>:l 다음 언어, :l fr 이 언어, :h 힌트, :u 실행 취소, :q 종료</translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation>✓ 정답</translation>
    </message>
    <message>
        <source>✗ Wrong</source>
        <translation>✗ 오답</translation>
    </message>
    <message>
        <source>The last answer was not rated, so it is not saved.</source>
        <translation>마지막 답은 평가하지 않아 저장되지 않았습니다.</translation>
    </message>
    <message>
        <source>Right: %1. Missed: %2.</source>
        <translation>정답: %1. 오답: %2.</translation>
    </message>
    <message>
        <source>To look at again (`warpdeck-cli show ITEM` shows one):</source>
        <translation>다시 볼 문항 (`warpdeck-cli show ITEM` 명령으로 문항 하나를 볼 수 있습니다):</translation>
    </message>
</context>
<context>
    <name>PracticeCommand</name>
    <message>
        <source>Drill in the terminal: due questions, then new ones, then the weakest</source>
        <translation>터미널에서 연습합니다. 복습할 문항, 새 문항, 가장 약한 문항의 순서로 나옵니다</translation>
    </message>
    <message>
        <source>Only questions of this topic</source>
        <translation>이 주제의 문항만</translation>
    </message>
    <message>
        <source>The content language</source>
        <translation>콘텐츠 언어</translation>
    </message>
    <message>
        <source>How many questions (20)</source>
        <translation>문항 수(20)</translation>
    </message>
    <message>
        <source>Shuffle options from this number, for repeatable runs</source>
        <translation>이 수를 기준으로 선택지를 섞어 실행 결과를 재현할 수 있게 합니다</translation>
    </message>
</context>
<context>
    <name>Rating</name>
    <message>
        <source>Again</source>
        <translation>다시</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>어려움</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>알맞음</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>쉬움</translation>
    </message>
</context>
<context>
    <name>RepairCommand</name>
    <message>
        <source>Check the files and rebuild every card&apos;s state from the review log</source>
        <translation>파일을 점검하고 복습 기록에서 모든 카드의 상태를 다시 만듭니다</translation>
    </message>
    <message>
        <source>Put the newest good backup in the place of the profile, which is kept beside it</source>
        <translation>가장 최근의 온전한 백업으로 프로필을 대체합니다(원래 파일은 옆에 보관)</translation>
    </message>
    <message>
        <source>Restored from %1</source>
        <translation>%1에서 복원했습니다</translation>
    </message>
    <message>
        <source>Bank %1: %2</source>
        <translation>문제 은행 %1: %2</translation>
    </message>
    <message>
        <source>Bank %1: good</source>
        <translation>문제 은행 %1: 정상</translation>
    </message>
    <message>
        <source>Profile %1: good</source>
        <translation>프로필 %1: 정상</translation>
    </message>
    <message>
        <source>Cards with a history: %1. States that differed from the log and were mended: %2.</source>
        <translation>기록이 있는 카드: %1. 기록과 달라서 고친 상태: %2.</translation>
    </message>
    <message>
        <source>A copy of the profile as it was: %1</source>
        <translation>이전 상태 그대로의 프로필 사본: %1</translation>
    </message>
    <message>
        <source>The newest good backup: %1. `repair --restore` puts it in place.</source>
        <translation>가장 최근의 온전한 백업: %1. `repair --restore`로 복원합니다.</translation>
    </message>
    <message>
        <source>There is no good backup of it. Move the file away to start anew.</source>
        <translation>온전한 백업이 없습니다. 새로 시작하려면 이 파일을 다른 곳으로 옮기십시오.</translation>
    </message>
</context>
<context>
    <name>ShowCommand</name>
    <message>
        <source>Show one item as the learner sees it after answering, with the language used</source>
        <translation>학습자가 답한 뒤에 보는 대로 문항 하나를 사용된 언어와 함께 보여 줍니다</translation>
    </message>
    <message>
        <source>The item&apos;s id, or bank/item where several banks have it</source>
        <translation>문항의 ID. 여러 문제 은행에 있으면 은행/문항</translation>
    </message>
    <message>
        <source>The content language</source>
        <translation>콘텐츠 언어</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>JSON으로 출력합니다</translation>
    </message>
    <message>
        <source>%1/%2, topic %3, shown in %4</source>
        <translation>%1/%2, 주제 %3, 표시 언어 %4</translation>
    </message>
</context>
<context>
    <name>StatsCommand</name>
    <message>
        <source>Show what is due, what is known and how well it is remembered</source>
        <translation>복습할 것, 아는 것, 기억 정도를 보여 줍니다</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>JSON으로 출력합니다</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>no data yet</source>
        <translation>데이터 없음</translation>
    </message>
    <message>
        <source>Due now: %1</source>
        <translation>지금 복습할 카드: %1</translation>
    </message>
    <message>
        <source>Cards: %1 new, %2 learning, %3 known, %4 suspended</source>
        <translation>카드: 새 카드 %1, 학습 중 %2, 익힘 %3, 보류 %4</translation>
    </message>
    <message>
        <source>Answers: %1 in all, %2 today</source>
        <translation>답변: 전체 %1, 오늘 %2</translation>
    </message>
    <message>
        <source>Days in a row: %1</source>
        <translation>연속 학습 일수: %1</translation>
    </message>
    <message>
        <source>Recalled after a day or more: %1 (last 30 days: %2)</source>
        <translation>하루 이상 지난 뒤 기억한 비율: %1 (최근 30일: %2)</translation>
    </message>
    <message>
        <source>Predicted recall of learned cards now: %1</source>
        <translation>익힌 카드의 현재 예상 기억률: %1</translation>
    </message>
    <message>
        <source>Due in the next seven days: %1</source>
        <translation>앞으로 7일 동안 복습할 카드: %1</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Drills AI-hardware concepts in your languages.</source>
        <translation>AI 하드웨어 개념을 내 언어로 연습합니다.</translation>
    </message>
    <message>
        <source>Begin to study at once; with a topic after it, that topic.</source>
        <translation>바로 학습을 시작합니다. 뒤에 주제를 쓰면 그 주제입니다.</translation>
    </message>
    <message>
        <source>The file with your progress.</source>
        <translation>진도가 저장된 파일.</translation>
    </message>
    <message>
        <source>Open this bank instead of the installed ones; may be given again.</source>
        <translation>설치된 것 대신 이 문제집을 엽니다. 여러 번 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Take this for the time (ISO 8601), for repeatable runs.</source>
        <translation>이 값을 시각으로 씁니다(ISO 8601). 재현용입니다.</translation>
    </message>
    <message>
        <source>Question banks to add.</source>
        <translation>추가할 문제집.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::AnswerBar</name>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>모든 키</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>답 보기</translation>
    </message>
    <message>
        <source>Show the options</source>
        <translation>보기 열기</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>스페이스</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>다시</translation>
    </message>
    <message>
        <source>The question comes back in this session.</source>
        <translation>이 문제는 이번 학습에서 다시 나옵니다.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>어려움</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>좋음</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>쉬움</translation>
    </message>
    <message>
        <source>guessed, %1</source>
        <comment>an interval</comment>
        <translation>찍음, %1</translation>
    </message>
    <message>
        <source>next in %1</source>
        <comment>an interval</comment>
        <translation>다음: %1 후</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BackupList</name>
    <message>
        <source>checked, good</source>
        <translation>검사함, 정상</translation>
    </message>
    <message>
        <source>damaged too</source>
        <translation>이것도 손상됨</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <translation>오늘 %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <translation>어제 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>읽을 수 없음</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of answers, size</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>답 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BankAdder</name>
    <message>
        <source>Add a question bank</source>
        <translation>문제집 추가</translation>
    </message>
    <message>
        <source>Question banks (*.wdbank)</source>
        <translation>문제집 (*.wdbank)</translation>
    </message>
    <message>
        <source>%1 in %2.</source>
        <comment>number of questions, number of topics</comment>
        <translation>%2, %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>문제 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n topic(s)</source>
        <translation>
            <numerusform>주제 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Languages: %1</source>
        <translation>언어: %1</translation>
    </message>
    <message>
        <source>A bank with the same name is here already. This one takes its place; your progress stays.</source>
        <translation>같은 이름의 문제집이 이미 있습니다. 이것으로 바꾸며, 진도는 그대로 남습니다.</translation>
    </message>
    <message>
        <source>Add “%1”?</source>
        <translation>‘%1’을(를) 추가할까요?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>추가</translation>
    </message>
    <message>
        <source>“%1” was added.</source>
        <translation>‘%1’을(를) 추가했습니다.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BrowsePage</name>
    <message>
        <source>Search questions</source>
        <translation>문제 검색</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>검색 지우기</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>주제</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>모든 상태</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>복습일</translation>
    </message>
    <message>
        <source>New</source>
        <translation>새 문제</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>학습 중</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>익힘</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>보류됨</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>표시됨</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>모든 주제</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions shown, questions there are</comment>
        <translation>%2 중 %1</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>유형</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>모든 유형</translation>
    </message>
    <message>
        <source>One right answer</source>
        <translation>정답 하나</translation>
    </message>
    <message>
        <source>Several right answers</source>
        <translation>정답 여러 개</translation>
    </message>
    <message>
        <source>Flashcards</source>
        <translation>플래시카드</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::CardView</name>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>모두 선택</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ComparisonPage</name>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Practise the difference</source>
        <translation>차이점 연습</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) tell these apart.</source>
        <translation>
            <numerusform>구별하는 문제 %n개.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ComparisonsPage</name>
    <message>
        <source>Comparisons</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>The open question banks hold no comparisons.</source>
        <translation>열린 문제집에 비교가 없습니다.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ErrorPage</name>
    <message>
        <source>Your progress file is damaged.</source>
        <translation>진도 파일이 손상되었습니다.</translation>
    </message>
    <message>
        <source>Your progress cannot be opened.</source>
        <translation>진도를 열 수 없습니다.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>Continue with this backup</source>
        <translation>이 백업으로 계속</translation>
    </message>
    <message>
        <source>There is no backup of it yet.</source>
        <translation>아직 백업이 없습니다.</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>파일 보기</translation>
    </message>
    <message>
        <source>The damaged file is kept next to the new one, under a name with “damaged” in it.</source>
        <translation>손상된 파일은 이름에 “damaged”를 붙여 새 파일 옆에 보관합니다.</translation>
    </message>
    <message>
        <source>Try to repair it instead</source>
        <translation>대신 복구 시도</translation>
    </message>
    <message>
        <source>Details: %1</source>
        <translation>자세히: %1</translation>
    </message>
    <message>
        <source>It cannot be repaired. %1</source>
        <translation>복구할 수 없습니다. %1</translation>
    </message>
    <message>
        <source>Your progress file is missing.</source>
        <translation>진도 파일이 없습니다.</translation>
    </message>
    <message>
        <source>There are copies of it. Choose the one to go on with.</source>
        <translation>사본이 있습니다. 이어서 쓸 것을 고르세요.</translation>
    </message>
    <message>
        <source>Warpdeck writes nothing more to it. Choose a copy to go on with.</source>
        <translation>Warpdeck은 더 이상 여기에 쓰지 않습니다. 이어서 쓸 사본을 고르세요.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>새로 시작</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ForecastChart</name>
    <message>
        <source>%1: %2</source>
        <comment>a day, cards due</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>오늘</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ItemListModel</name>
    <message>
        <source>Question</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>복습일</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>언어</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ItemPreview</name>
    <message>
        <source>right</source>
        <translation>정답</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::KeyHelp</name>
    <message>
        <source>All keys</source>
        <translation>모든 키</translation>
    </message>
    <message>
        <source>choose an option</source>
        <translation>보기 고르기</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>confirm, or the marked rating</source>
        <translation>확인, 또는 표시된 평가</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>스페이스</translation>
    </message>
    <message>
        <source>show what is covered</source>
        <translation>가려진 것 보기</translation>
    </message>
    <message>
        <source>next content language</source>
        <translation>다음 콘텐츠 언어</translation>
    </message>
    <message>
        <source>two languages side by side</source>
        <translation>두 언어 나란히</translation>
    </message>
    <message>
        <source>undo the last answer</source>
        <translation>마지막 답 취소</translation>
    </message>
    <message>
        <source>flag the question</source>
        <translation>문제 표시</translation>
    </message>
    <message>
        <source>bury it until tomorrow</source>
        <translation>내일까지 미루기</translation>
    </message>
    <message>
        <source>suspend it</source>
        <translation>보류하기</translation>
    </message>
    <message>
        <source>go to the navigation</source>
        <translation>탐색으로 이동</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::LanguageButton</name>
    <message>
        <source>%1 + %2</source>
        <comment>two languages side by side</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Content language: %1</source>
        <translation>콘텐츠 언어: %1</translation>
    </message>
    <message>
        <source>Content language (L)</source>
        <translation>콘텐츠 언어 (L)</translation>
    </message>
    <message>
        <source>Show two languages</source>
        <translation>두 언어 보기</translation>
    </message>
    <message>
        <source>no text yet</source>
        <translation>아직 글 없음</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>오래됨</translation>
    </message>
    <message>
        <source>source</source>
        <translation>원문</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::MainWindow</name>
    <message>
        <source>Today</source>
        <translation>오늘</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>주제</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>찾아보기</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Leave this session?</source>
        <translation>이 학습을 그만둘까요?</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) of it are still open. What is due stays due.</source>
        <translation>
            <numerusform>아직 %n문제가 남아 있습니다. 복습할 문제는 그대로 남습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>그만두기</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>계속하기</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>작업에 실패했습니다</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) due</source>
        <translation>
            <numerusform>복습할 문제 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>No backup could be made. %1</source>
        <translation>백업을 만들지 못했습니다. %1</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::OptionCard</name>
    <message>
        <source>Right</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>Right, your answer</source>
        <translation>정답, 내 답</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>내 답</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>가려짐</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>letter of an option, its text</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>an option, right or wrong</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::PracticePage</name>
    <message>
        <source>%1 of %2</source>
        <comment>questions of a session</comment>
        <translation>%2 중 %1</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>Bury until tomorrow	-</source>
        <translation>내일까지 미루기	-</translation>
    </message>
    <message>
        <source>Suspend	!</source>
        <translation>보류	!</translation>
    </message>
    <message>
        <source>Flag	*</source>
        <translation>표시	*</translation>
    </message>
    <message>
        <source>All keys	?</source>
        <translation>모든 키	?</translation>
    </message>
    <message>
        <source>Suspended: it will not be asked until you release it.</source>
        <translation>보류함: 다시 풀어 줄 때까지 나오지 않습니다.</translation>
    </message>
    <message>
        <source>Buried: it comes back tomorrow.</source>
        <translation>미뤄 둠: 내일 다시 나옵니다.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::QuestionView</name>
    <message>
        <source>Once more</source>
        <translation>한 번 더</translation>
    </message>
    <message>
        <source>New</source>
        <translation>새 문제</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>오늘 복습</translation>
    </message>
    <message>
        <source>Ahead of time</source>
        <translation>미리</translation>
    </message>
    <message>
        <source>flashcard</source>
        <translation>낱말 카드</translation>
    </message>
    <message>
        <source>several answers</source>
        <translation>복수 정답</translation>
    </message>
    <message>
        <source>one answer</source>
        <translation>단일 정답</translation>
    </message>
    <message>
        <source>%1  ·  %2</source>
        <comment>why a question is asked · how it is answered</comment>
        <translation>%1  ·  %2</translation>
    </message>
    <message>
        <source>Stale: the source text has changed</source>
        <translation>오래됨: 원문이 바뀌었습니다</translation>
    </message>
    <message>
        <source>%1, no %2 text yet</source>
        <comment>language shown, language wanted</comment>
        <translation>%1, 아직 %2 글 없음</translation>
    </message>
    <message>
        <source>Show source</source>
        <translation>원문 보기</translation>
    </message>
    <message>
        <source>Remove the flag (*)</source>
        <translation>표시 지우기 (*)</translation>
    </message>
    <message>
        <source>Flag this question (*)</source>
        <translation>이 문제 표시 (*)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>해설</translation>
    </message>
    <message>
        <source>Sources:</source>
        <translation>출처:</translation>
    </message>
    <message>
        <source>Compare:</source>
        <translation>비교:</translation>
    </message>
    <message>
        <source>Related:</source>
        <translation>관련:</translation>
    </message>
    <message>
        <source>Topic:</source>
        <translation>주제:</translation>
    </message>
    <message>
        <source>further questions</source>
        <translation>다른 문제</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>정답입니다.</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>오답입니다.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>프로그램 언어</translation>
    </message>
    <message>
        <source>Menus and messages; changes at once.</source>
        <translation>메뉴와 메시지. 바로 바뀝니다.</translation>
    </message>
    <message>
        <source>Study languages</source>
        <translation>학습 언어</translation>
    </message>
    <message>
        <source>A text that is missing in the first is shown in the next, with a badge.</source>
        <translation>첫 언어에 없는 글은 표시와 함께 다음 언어로 보입니다.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>System</source>
        <translation>시스템</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>고대비</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>글자 크기</translation>
    </message>
    <message>
        <source>Recall first</source>
        <translation>먼저 떠올리기</translation>
    </message>
    <message>
        <source>Options stay covered until you press Space.</source>
        <translation>스페이스를 누를 때까지 보기가 가려집니다.</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>학습</translation>
    </message>
    <message>
        <source>New questions a day</source>
        <translation>하루 새 문제</translation>
    </message>
    <message>
        <source>Of the Study button; practising a topic has no limit.</source>
        <translation>학습 버튼에만 적용됩니다. 주제 연습에는 제한이 없습니다.</translation>
    </message>
    <message>
        <source>Repeated questions a day</source>
        <translation>하루 복습</translation>
    </message>
    <message>
        <source>Desired retention</source>
        <translation>목표 기억률</translation>
    </message>
    <message>
        <source>How much you want to know when a question comes back. Higher means more work.</source>
        <translation>문제가 돌아올 때 알고 싶은 비율. 높을수록 할 일이 많아집니다.</translation>
    </message>
    <message>
        <source>A new day begins at</source>
        <translation>하루의 시작</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>데이터</translation>
    </message>
    <message>
        <source>Add a bank…</source>
        <translation>문제집 추가…</translation>
    </message>
    <message>
        <source>Question banks</source>
        <translation>문제집</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>백업</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Daily goal</source>
        <translation>하루 목표</translation>
    </message>
    <message>
        <source>Answers that you want to give a day; shown beside the streak.</source>
        <translation>하루에 답하고 싶은 수. 연속 기록 옆에 보입니다.</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>지금 백업</translation>
    </message>
    <message>
        <source>Copies of your progress</source>
        <translation>진도의 사본</translation>
    </message>
    <message>
        <source>Made after each session and checked; the last ten are kept, then one a day, a week, a month.</source>
        <translation>학습이 끝날 때마다 만들고 검사합니다. 최근 10개를 두고, 그다음은 하루, 한 주, 한 달에 하나씩 남깁니다.</translation>
    </message>
    <message>
        <source>Last backup: %1</source>
        <translation>마지막 백업: %1</translation>
    </message>
    <message>
        <source>No backup yet.</source>
        <translation>아직 백업이 없습니다.</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>파일 보기</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>내 진도</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::StudyLanguages</name>
    <message>
        <source>Add a language</source>
        <translation>언어 추가</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>%1 위로</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 제거</translation>
    </message>
    <message>
        <source>source of all questions</source>
        <translation>모든 문제의 원문</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::SummaryPage</name>
    <message>
        <source>Session finished</source>
        <translation>학습 끝</translation>
    </message>
    <message>
        <source>Nothing to ask now.</source>
        <translation>지금은 문제가 없습니다.</translation>
    </message>
    <message>
        <source>Choose a topic to practise ahead of time.</source>
        <translation>주제를 골라 미리 연습하세요.</translation>
    </message>
    <message>
        <source>%1 of %2 right.</source>
        <translation>%2개 중 %1개 정답.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n초</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n분</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 per question.</source>
        <comment>time of the session, time of one question</comment>
        <translation>%1, 문제당 %2.</translation>
    </message>
    <message numerus="yes">
        <source>Practise the %n missed again</source>
        <translation>
            <numerusform>틀린 %n문제 다시 연습</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>틀린 문제</translation>
    </message>
    <message>
        <source>Per topic</source>
        <translation>주제별</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>right answers</comment>
        <translation>%2 중 %1</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::TodayPage</name>
    <message numerus="yes">
        <source>%n question(s) are due.</source>
        <translation>
            <numerusform>복습할 문제가 %n개 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready when you are.</source>
        <translation>언제든 시작하세요.</translation>
    </message>
    <message numerus="yes">
        <source>%n new question(s) for today.</source>
        <translation>
            <numerusform>오늘의 새 문제는 %n개입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>All done for today.</source>
        <translation>오늘 할 일을 마쳤습니다.</translation>
    </message>
    <message>
        <source>%1 in %2. Your progress stays on this computer.</source>
        <comment>number of questions, number of topics</comment>
        <translation>%2, %1. 진도는 이 컴퓨터에 남습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) on AI hardware</source>
        <translation>
            <numerusform>AI 하드웨어 문제 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n topic(s)</source>
        <translation>
            <numerusform>주제 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tomorrow %n will be due.</source>
        <translation>
            <numerusform>내일 복습할 문제는 %n개입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a topic to practise ahead of time.</source>
        <translation>주제를 골라 미리 연습하세요.</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s)</source>
        <translation>
            <numerusform>약 %n분</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, and %2.</source>
        <comment>About N minutes, N new ones with them</comment>
        <translation>%1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n new one(s) with them</source>
        <translation>
            <numerusform>새 문제 %n개 포함</numerusform>
        </translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>date format</comment>
        <translation>M월 d일 dddd</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>학습</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>스페이스</translation>
    </message>
    <message>
        <source>Choose topics</source>
        <translation>주제 고르기</translation>
    </message>
    <message>
        <source>Your last session</source>
        <translation>지난 학습</translation>
    </message>
    <message>
        <source>Begun %1, %2 of %3 answered. Every answer is saved.</source>
        <translation>%1 시작, %3개 중 %2개 답함. 모든 답이 저장되었습니다.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Next seven days</source>
        <translation>앞으로 7일</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>연속 기록</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n일</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) today.</source>
        <translation>
            <numerusform>오늘 답 %n개.</numerusform>
        </translation>
    </message>
    <message>
        <source>Weakest topics</source>
        <translation>가장 약한 주제</translation>
    </message>
    <message>
        <source>%1 % recalled</source>
        <translation>%1% 기억</translation>
    </message>
    <message numerus="yes">
        <source>Study %n question(s)</source>
        <translation>
            <numerusform>문제 %n개 학습</numerusform>
        </translation>
    </message>
    <message>
        <source>Goal: %1 a day. Today %2 of %1.</source>
        <translation>목표: 하루 %1개. 오늘 %1개 중 %2개.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::TopicPage</name>
    <message>
        <source>Topics</source>
        <translation>주제</translation>
    </message>
    <message>
        <source>%1 known, %2 learning, %3 new</source>
        <translation>익힘 %1, 학습 중 %2, 새 문제 %3</translation>
    </message>
    <message>
        <source>Practise this topic</source>
        <translation>이 주제 연습</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>문제 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>표시됨</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>오래됨</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>비교</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::TopicsPage</name>
    <message>
        <source>known</source>
        <translation>익힘</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>학습 중</translation>
    </message>
    <message>
        <source>new</source>
        <translation>새 문제</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>주제</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>문제 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n개 복습</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 known, %2 learning, %3 new</source>
        <translation>익힘 %1, 학습 중 %2, 새 문제 %3</translation>
    </message>
    <message>
        <source>There is no question bank here yet.</source>
        <translation>아직 문제집이 없습니다.</translation>
    </message>
    <message>
        <source>Add a bank…</source>
        <translation>문제집 추가…</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::WelcomePanel</name>
    <message>
        <source>If you like, tell Warpdeck two things</source>
        <translation>원하면 Warpdeck에 두 가지만 알려 주세요</translation>
    </message>
    <message>
        <source>Both can be changed in the settings at any time.</source>
        <translation>둘 다 설정에서 언제든지 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>In this order; taken from your system.</source>
        <translation>이 순서대로. 시스템에서 가져왔습니다.</translation>
    </message>
    <message>
        <source>Study languages</source>
        <translation>학습 언어</translation>
    </message>
    <message>
        <source>Move or remove</source>
        <translation>옮기기 또는 빼기</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>언어 추가</translation>
    </message>
    <message>
        <source>Put first</source>
        <translation>맨 앞으로</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>빼기</translation>
    </message>
    <message>
        <source>Daily goal</source>
        <translation>하루 목표</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
</context>
</TS>
