<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>Banks</name>
    <message>
        <source>A bank is left out: %1</source>
        <translation>読み込まなかった問題バンク：%1</translation>
    </message>
</context>
<context>
    <name>BanksCommand</name>
    <message>
        <source>List the banks, their topics and languages</source>
        <translation>問題バンクと、そのトピックおよび言語を一覧表示します</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>JSON形式で出力します</translation>
    </message>
    <message>
        <source>%1 (%2), version %3, %4</source>
        <translation>%1（%2）、バージョン%3、%4</translation>
    </message>
    <message>
        <source>  file: %1</source>
        <translation>  ファイル：%1</translation>
    </message>
    <message>
        <source>  items by language: %1</source>
        <translation>  言語別の問題数：%1</translation>
    </message>
    <message>
        <source>  topic %1: %2, items to practise: %3</source>
        <translation>  トピック %1：%2、練習できる問題：%3問</translation>
    </message>
</context>
<context>
    <name>BuildCommand</name>
    <message>
        <source>Compile a content folder into a bank file</source>
        <translation>コンテンツのフォルダから問題バンクのファイルを作成します</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>コンテンツのフォルダ</translation>
    </message>
    <message>
        <source>The bank file to write</source>
        <translation>書き出す問題バンクのファイル</translation>
    </message>
    <message>
        <source>No bank was written. %1</source>
        <translation>問題バンクは書き出されませんでした。%1</translation>
    </message>
    <message>
        <source>%1 will be shown as TeX: %2</source>
        <translation>%1 はTeXのまま表示されます：%2</translation>
    </message>
    <message>
        <source>%1: %2 items, %3 texts.</source>
        <translation>%1：問題%2件、テキスト%3件。</translation>
    </message>
</context>
<context>
    <name>CheckCommand</name>
    <message>
        <source>Read, validate and lint a content folder, and show which languages cover what</source>
        <translation>コンテンツのフォルダを読み込んで検証・点検し、言語ごとの対応状況を表示します</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>コンテンツのフォルダ</translation>
    </message>
    <message>
        <source>Treat warnings as failures</source>
        <translation>警告を失敗として扱います</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>JSON形式で出力します</translation>
    </message>
    <message>
        <source>Items: %1. Texts: %2.</source>
        <translation>問題：%1件。テキスト：%2件。</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>トピック</translation>
    </message>
    <message>
        <source>4/6: four of six items have a text; ~2: two of the texts are older than their source.</source>
        <translation>4/6：6問中4問にテキストがあります。~2：うち2件は原文より古いテキストです。</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Drills AI-hardware concepts with spaced repetition, offline and in your languages.</source>
        <translation>AIハードウェアの概念を、間隔反復で、オフラインで、自分の言語で練習します。</translation>
    </message>
    <message>
        <source>Print the version and stop</source>
        <translation>バージョンを表示して終了します</translation>
    </message>
    <message>
        <source>there is no command `%1`</source>
        <translation>コマンド `%1` はありません</translation>
    </message>
    <message>
        <source>--now: `%1` is no time of the form 2026-12-01T08:00:00Z</source>
        <translation>--now: `%1` は 2026-12-01T08:00:00Z の形式の日時ではありません</translation>
    </message>
    <message>
        <source>Print this help and stop</source>
        <translation>このヘルプを表示して終了します</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>使い方</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>(required)</source>
        <translation>（必須）</translation>
    </message>
    <message>
        <source>Common options</source>
        <translation>共通オプション</translation>
    </message>
    <message>
        <source>Use this bank file instead of the shipped and added ones; repeatable</source>
        <translation>付属および追加した問題バンクの代わりにこのファイルを使います（複数指定可）</translation>
    </message>
    <message>
        <source>Use this profile instead of the learner&apos;s</source>
        <translation>学習者のプロファイルの代わりにこのプロファイルを使います</translation>
    </message>
    <message>
        <source>Take this instant for now, for repeatable runs</source>
        <translation>この日時を現在とみなします（再現可能な実行用）</translation>
    </message>
    <message>
        <source>warpdeck-cli: this command line was not understood: %1</source>
        <translation>warpdeck-cli: コマンドラインを解釈できませんでした：%1</translation>
    </message>
    <message>
        <source>`warpdeck-cli --help` and `warpdeck-cli COMMAND --help` tell what there is.</source>
        <translation>使い方は `warpdeck-cli --help` と `warpdeck-cli COMMAND --help` で確認できます。</translation>
    </message>
</context>
<context>
    <name>Diagnostic</name>
    <message>
        <source>Did you mean `%1`?</source>
        <translation>`%1` の間違いではありませんか？</translation>
    </message>
    <message>
        <source>The item has %1 options, %2 of them right.</source>
        <translation>この問題には選択肢が%1個あり、そのうち%2個が正解です。</translation>
    </message>
    <message>
        <source>Three to five options, of which a choice has one right one.</source>
        <translation>選択肢は3個から5個にし、choiceの正解は1個にしてください。</translation>
    </message>
    <message>
        <source>The options `%1` and `%2` say the same.</source>
        <translation>選択肢 `%1` と `%2` の内容が同じです。</translation>
    </message>
    <message>
        <source>Make them differ by more than case, spaces and punctuation.</source>
        <translation>大文字・小文字、空白、句読点以外でも違いを付けてください。</translation>
    </message>
    <message>
        <source>The option says `%1`.</source>
        <translation>選択肢が `%1` となっています。</translation>
    </message>
    <message>
        <source>It rewards half knowledge and breaks when options are shuffled; write a real error instead.</source>
        <translation>うろ覚えでも正解でき、選択肢を並べ替えると意味が通りません。実際にありがちな誤りを書いてください。</translation>
    </message>
    <message>
        <source>The right option has %1 characters, the wrong ones %2 on average (ratio %3).</source>
        <translation>正解の選択肢は%1文字、不正解の選択肢は平均%2文字です（比率%3）。</translation>
    </message>
    <message>
        <source>Length must not tell: bring the ratio to 0.75 to 1.33.</source>
        <translation>長さで答えがわからないよう、比率を0.75～1.33にしてください。</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option is clearly the longest (%3 %; %4 % at most).</source>
        <translation>%2問中%1問で、正解の選択肢が明らかに最も長くなっています（%3%、上限%4%）。</translation>
    </message>
    <message>
        <source>Shorten right options or give wrong ones equal detail.</source>
        <translation>正解の選択肢を短くするか、不正解の選択肢も同じ程度に詳しくしてください。</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option is clearly the shortest (%3 %; %4 % at most).</source>
        <translation>%2問中%1問で、正解の選択肢が明らかに最も短くなっています（%3%、上限%4%）。</translation>
    </message>
    <message>
        <source>Give right options the detail of the others.</source>
        <translation>正解の選択肢もほかと同じ程度に詳しくしてください。</translation>
    </message>
    <message>
        <source>The option `%1` has %2 characters, `%3` only %4.</source>
        <translation>選択肢 `%1` は%2文字ですが、`%3` は%4文字しかありません。</translation>
    </message>
    <message>
        <source>The longest should have at most twice the length of the shortest.</source>
        <translation>最も長い選択肢は、最も短い選択肢の2倍以内にしてください。</translation>
    </message>
    <message>
        <source>Only wrong options use absolute words: %1.</source>
        <translation>不正解の選択肢だけに断定的な語があります：%1。</translation>
    </message>
    <message>
        <source>Learners know that `always` is seldom right; use them everywhere or nowhere.</source>
        <translation>`always` のような語を含む選択肢はまず正解ではないと学習者は知っています。すべての選択肢で使うか、まったく使わないでください。</translation>
    </message>
    <message>
        <source>In %1 of %2 items only wrong options use absolute words (%3 %; %4 % at most).</source>
        <translation>%2問中%1問で、不正解の選択肢だけに断定的な語があります（%3%、上限%4%）。</translation>
    </message>
    <message>
        <source>Reword them.</source>
        <translation>言い換えてください。</translation>
    </message>
    <message>
        <source>In %1 of %2 items only the right option hedges (%3 %; %4 % at most).</source>
        <translation>%2問中%1問で、正解の選択肢だけがぼかした表現になっています（%3%、上限%4%）。</translation>
    </message>
    <message>
        <source>Reword them: `usually` gives the answer away.</source>
        <translation>言い換えてください。`usually` のような語から答えがわかってしまいます。</translation>
    </message>
    <message>
        <source>The right option repeats %1 words of the question more than any other.</source>
        <translation>正解の選択肢は、問題文と共通する語がほかのどの選択肢より%1語多くなっています。</translation>
    </message>
    <message>
        <source>Say it in other words, or let wrong options echo as well.</source>
        <translation>別の言葉で言い換えるか、不正解の選択肢にも問題文の語を使ってください。</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option echoes the question (%3 %; %4 % at most).</source>
        <translation>%2問中%1問で、正解の選択肢が問題文の語を繰り返しています（%3%、上限%4%）。</translation>
    </message>
    <message>
        <source>The question is negative: %1.</source>
        <translation>問いが否定形です：%1。</translation>
    </message>
    <message>
        <source>Ask for what is true; where that is impossible, emphasise the word.</source>
        <translation>正しいものを問うてください。それができない場合は、否定の語を強調してください。</translation>
    </message>
    <message>
        <source>The negative word is not emphasised: %1.</source>
        <translation>否定の語が強調されていません：%1。</translation>
    </message>
    <message>
        <source>Write it as **not**.</source>
        <translation>**ない** のように太字にしてください。</translation>
    </message>
    <message>
        <source>A negative question has a negative option: %1.</source>
        <translation>否定形の問いに否定形の選択肢があります：%1。</translation>
    </message>
    <message>
        <source>Take out one of the two.</source>
        <translation>どちらか一方の否定をやめてください。</translation>
    </message>
    <message>
        <source>%1 of %2 questions are negative (%3 %; %4 % at most).</source>
        <translation>%2問中%1問が否定形です（%3%、上限%4%）。</translation>
    </message>
    <message>
        <source>Reword some of them.</source>
        <translation>一部を言い換えてください。</translation>
    </message>
    <message>
        <source>The question does not end in one question mark.</source>
        <translation>問題文の終わりが疑問符1個になっていません。</translation>
    </message>
    <message>
        <source>End it so, or with the blank of a sentence to complete.</source>
        <translation>疑問符1個で終えるか、文を完成させる問題なら空欄で終えてください。</translation>
    </message>
    <message>
        <source>The text has %1 words; %2 are the most.</source>
        <translation>テキストは%1語ありますが、上限は%2語です。</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>短くしてください。</translation>
    </message>
    <message>
        <source>Some options end in a full stop and some do not.</source>
        <translation>句点で終わる選択肢と、そうでない選択肢があります。</translation>
    </message>
    <message>
        <source>End all alike.</source>
        <translation>すべて同じ終わり方にしてください。</translation>
    </message>
    <message>
        <source>Some options begin with a capital and some do not.</source>
        <translation>大文字で始まる選択肢と、そうでない選択肢があります。</translation>
    </message>
    <message>
        <source>Begin all alike.</source>
        <translation>すべて同じ始め方にしてください。</translation>
    </message>
    <message>
        <source>Some options are numbers and some are not.</source>
        <translation>数値の選択肢と、そうでない選択肢があります。</translation>
    </message>
    <message>
        <source>Make them all of one kind.</source>
        <translation>すべて同じ種類にしてください。</translation>
    </message>
    <message>
        <source>The options have different units: %1 and %2.</source>
        <translation>選択肢の単位が異なります：%1 と %2。</translation>
    </message>
    <message>
        <source>Use one unit.</source>
        <translation>単位を1つに統一してください。</translation>
    </message>
    <message>
        <source>The options `%1` and `%2` are equal numbers.</source>
        <translation>選択肢 `%1` と `%2` は同じ数値です。</translation>
    </message>
    <message>
        <source>Make them differ by more than the tolerance.</source>
        <translation>許容誤差より大きな差を付けてください。</translation>
    </message>
    <message>
        <source>With %1 numeric options, the right one&apos;s rank is spread unevenly: %2.</source>
        <translation>数値の選択肢が%1個の問題で、正解の順位が偏っています：%2。</translation>
    </message>
    <message>
        <source>Choose the wrong values so that every rank is as likely.</source>
        <translation>どの順位も同じ確率になるように、不正解の値を選んでください。</translation>
    </message>
    <message>
        <source>The feedback of `%1` does not explain.</source>
        <translation>`%1` のコメントが理由を説明していません。</translation>
    </message>
    <message>
        <source>Say in a sentence why the option is right or wrong.</source>
        <translation>その選択肢が正しい、または誤りである理由を一文で書いてください。</translation>
    </message>
    <message>
        <source>The feedback of `%1` only repeats the option.</source>
        <translation>`%1` のコメントは選択肢の繰り返しにすぎません。</translation>
    </message>
    <message>
        <source>Say why it is right or wrong.</source>
        <translation>正しい、または誤りである理由を書いてください。</translation>
    </message>
    <message>
        <source>The text names an option by letter or place: %1.</source>
        <translation>テキストが選択肢を記号や位置で指しています：%1。</translation>
    </message>
    <message>
        <source>Options are shuffled; name what it says.</source>
        <translation>選択肢は並べ替えられます。内容で指してください。</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option shares most words with the others (%3 %; %4 % at most).</source>
        <translation>%2問中%1問で、正解の選択肢がほかの選択肢と最も多くの語を共有しています（%3%、上限%4%）。</translation>
    </message>
    <message>
        <source>Vary the wrong options in more than one respect.</source>
        <translation>不正解の選択肢は、2つ以上の点で変化を付けてください。</translation>
    </message>
    <message>
        <source>The question is almost that of %1.</source>
        <translation>問題文が %1 とほとんど同じです。</translation>
    </message>
    <message>
        <source>Ask something else, or write `variant-of: %1`.</source>
        <translation>別のことを問うか、`variant-of: %1` と書いてください。</translation>
    </message>
    <message>
        <source>The question tells the answer of %1.</source>
        <translation>問題文から %1 の答えがわかります。</translation>
    </message>
    <message>
        <source>Reword one of the two.</source>
        <translation>どちらか一方を言い換えてください。</translation>
    </message>
    <message>
        <source>`%1` is missing.</source>
        <translation>`%1` がありません。</translation>
    </message>
    <message>
        <source>Every question needs objective, sources, level and bloom.</source>
        <translation>どの問題にもobjective、sources、level、bloomが必要です。</translation>
    </message>
    <message>
        <source>%1 of %2 questions only ask to remember (%3 %; %4 % at most).</source>
        <translation>%2問中%1問が、覚えているかだけを問うています（%3%、上限%4%）。</translation>
    </message>
    <message>
        <source>Write more that ask to understand and apply.</source>
        <translation>理解や応用を問う問題を増やしてください。</translation>
    </message>
    <message>
        <source>%1 of %2 questions ask to apply or more (%3 %; at least %4 %).</source>
        <translation>%2問中%1問が、応用以上を問うています（%3%、下限%4%）。</translation>
    </message>
    <message>
        <source>Write more of them.</source>
        <translation>そのような問題を増やしてください。</translation>
    </message>
    <message>
        <source>`%1` stands next to a number without source and date.</source>
        <translation>`%1` とともに数値がありますが、出典と日付がありません。</translation>
    </message>
    <message>
        <source>Add `sources:` and `as-of:`.</source>
        <translation>`sources:` と `as-of:` を書き加えてください。</translation>
    </message>
    <message>
        <source>The rate of `%1` does not say dense or sparse.</source>
        <translation>`%1` の性能値が、密（dense）か疎（sparse）かを示していません。</translation>
    </message>
    <message>
        <source>Say which.</source>
        <translation>どちらかを明記してください。</translation>
    </message>
    <message>
        <source>The rate of the link `%1` does not say which direction.</source>
        <translation>リンク `%1` の速度が、どの方向の値かを示していません。</translation>
    </message>
    <message>
        <source>Say one direction or both.</source>
        <translation>片方向か双方向かを明記してください。</translation>
    </message>
    <message>
        <source>The options differ from the source. Missing: %1. Added: %2.</source>
        <translation>選択肢が原文と異なります。不足：%1。余分：%2。</translation>
    </message>
    <message>
        <source>Use the ids of the source.</source>
        <translation>原文のIDを使ってください。</translation>
    </message>
    <message>
        <source>The numbers differ from the source. Missing: %1. Added: %2.</source>
        <translation>数値が原文と異なります。不足：%1。余分：%2。</translation>
    </message>
    <message>
        <source>Correct them; only separators may differ.</source>
        <translation>直してください。異なってよいのは区切り記号だけです。</translation>
    </message>
    <message>
        <source>A formula differs from the source. There: %1. Here: %2.</source>
        <translation>数式が原文と異なります。原文：%1。こちら：%2。</translation>
    </message>
    <message>
        <source>Copy the TeX; only `{,}` and the words in \text{} may differ.</source>
        <translation>TeXをそのまま写してください。異なってよいのは `{,}` と \text{} 内の語だけです。</translation>
    </message>
    <message>
        <source>This language writes a decimal comma, but the formula has a point: %1.</source>
        <translation>この言語では小数点にコンマを使いますが、数式ではピリオドになっています：%1。</translation>
    </message>
    <message>
        <source>Write `{,}` in TeX.</source>
        <translation>TeXでは `{,}` と書いてください。</translation>
    </message>
    <message>
        <source>The source says `%1`, but `%2` does not occur here.</source>
        <translation>原文の `%1` に当たる `%2` が、ここにはありません。</translation>
    </message>
    <message>
        <source>Use the glossary&apos;s term, or add a variant to the glossary.</source>
        <translation>用語集の用語を使うか、用語集に別形を追加してください。</translation>
    </message>
    <message>
        <source>The tolerance is %1, but rounded input alone moves the result by %2.</source>
        <translation>許容誤差は%1ですが、入力値の丸めだけで結果が%2変わります。</translation>
    </message>
    <message>
        <source>Widen the tolerance to twice that.</source>
        <translation>許容誤差をその2倍に広げてください。</translation>
    </message>
    <message>
        <source>The mistake `%1` gives %2, which is within the tolerance of the answer %3.</source>
        <translation>想定誤答 `%1` の値%2が、正解%3の許容誤差に入っています。</translation>
    </message>
    <message>
        <source>Narrow the tolerance, or leave the mistake out.</source>
        <translation>許容誤差を狭めるか、この想定誤答を除いてください。</translation>
    </message>
    <message>
        <source>`%1` gives no finite number (%2).</source>
        <translation>`%1` の結果が有限の数になりません（%2）。</translation>
    </message>
    <message>
        <source>Change the expression or the ranges.</source>
        <translation>式か値の範囲を変えてください。</translation>
    </message>
    <message>
        <source>In %1 of %2 draws a mistake cannot be told from the answer.</source>
        <translation>値を%2通り試したうちの%1通りで、想定誤答と正解を区別できません。</translation>
    </message>
    <message>
        <source>Narrow the ranges or the tolerance.</source>
        <translation>値の範囲か許容誤差を狭めてください。</translation>
    </message>
    <message>
        <source>The sentences have %1 words on average.</source>
        <translation>文の長さは平均%1語です。</translation>
    </message>
    <message>
        <source>Keep them to 20.</source>
        <translation>20語以内にしてください。</translation>
    </message>
    <message>
        <source>Bidirectional control characters do not balance.</source>
        <translation>双方向テキストの制御文字が対になっていません。</translation>
    </message>
    <message>
        <source>Remove them: the program sets direction itself.</source>
        <translation>削除してください。文字の方向はプログラムが設定します。</translation>
    </message>
    <message>
        <source>The tables differ from the source. There: %1. Here: %2.</source>
        <translation>表が原文と異なります。原文：%1。こちら：%2。</translation>
    </message>
    <message>
        <source>Keep the same rows and columns.</source>
        <translation>行と列を原文に合わせてください。</translation>
    </message>
    <message>
        <source>The text is the same as the source.</source>
        <translation>テキストが原文と同じです。</translation>
    </message>
    <message>
        <source>Translate it, or write `same-as-source: yes` under the item&apos;s heading.</source>
        <translation>翻訳するか、問題の見出しの下に `same-as-source: yes` と書いてください。</translation>
    </message>
    <message>
        <source>HTML stands in the text: %1.</source>
        <translation>テキストにHTMLがあります：%1。</translation>
    </message>
    <message>
        <source>Use Markdown; tags would be shown as they are.</source>
        <translation>Markdownを使ってください。タグはそのまま表示されます。</translation>
    </message>
    <message>
        <source>A formula is not closed: %1.</source>
        <translation>数式が閉じられていません：%1。</translation>
    </message>
    <message>
        <source>Close it with `$`, or write `\$` for a dollar.</source>
        <translation>`$` で閉じてください。ドル記号は `\$` と書きます。</translation>
    </message>
    <message>
        <source>The comparison has %1 tables.</source>
        <translation>比較に表が%1個あります。</translation>
    </message>
    <message>
        <source>Write exactly one.</source>
        <translation>ちょうど1個にしてください。</translation>
    </message>
    <message>
        <source>The values in braces differ from the source. Missing: %1. Added: %2.</source>
        <translation>波括弧内の値が原文と異なります。不足：%1。余分：%2。</translation>
    </message>
    <message>
        <source>Use the same ones.</source>
        <translation>原文と同じものを使ってください。</translation>
    </message>
    <message>
        <source>`%1` is no expression (at character %2).</source>
        <translation>`%1` は式として読めません（%2文字目）。</translation>
    </message>
    <message>
        <source>Use numbers, parameters, + - * / ^, parentheses and min max sqrt log2 ln exp ceil floor.</source>
        <translation>使えるのは、数値、パラメータ、+ - * / ^、丸括弧、および min max sqrt log2 ln exp ceil floor です。</translation>
    </message>
    <message>
        <source>`%1` is no parameter of this item (in `%2`).</source>
        <translation>`%1` はこの問題のパラメータではありません（`%2` の中）。</translation>
    </message>
    <message>
        <source>Declare it with `let:`.</source>
        <translation>`let:` で宣言してください。</translation>
    </message>
    <message>
        <source>The unit `%1` has no name in this language.</source>
        <translation>単位 `%1` に、この言語での名前がありません。</translation>
    </message>
    <message>
        <source>Name it under `### units`: `- %1 = name, other name`.</source>
        <translation>`### units` の下に `- %1 = name, other name` の形で名前を書いてください。</translation>
    </message>
    <message>
        <source>Nothing of the kind %1 is found, so the waiver does nothing.</source>
        <translation>%1 に当たる指摘がないため、この除外指定は無効です。</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>削除してください。</translation>
    </message>
    <message>
        <source>The waiver of %1 gives no reason.</source>
        <translation>%1 の除外指定に理由がありません。</translation>
    </message>
    <message>
        <source>Write it behind the code.</source>
        <translation>コードの後に書いてください。</translation>
    </message>
    <message>
        <source>This is no valid UTF-8.</source>
        <translation>有効なUTF-8ではありません。</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation>ファイルをUTF-8で保存してください。</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark.</source>
        <translation>ファイルがバイト順マークで始まっています。</translation>
    </message>
    <message>
        <source>`format` removes it.</source>
        <translation>`format` で削除できます。</translation>
    </message>
    <message>
        <source>Lines end in CR LF, the first of %1 here.</source>
        <translation>CR LFで終わる行が%1行あります。ここが最初です。</translation>
    </message>
    <message>
        <source>`format` makes them LF.</source>
        <translation>`format` でLFに変換できます。</translation>
    </message>
    <message>
        <source>This text is not in Unicode&apos;s normal form NFC.</source>
        <translation>テキストがUnicodeの正規化形式NFCではありません。</translation>
    </message>
    <message>
        <source>`format` normalises it.</source>
        <translation>`format` で正規化できます。</translation>
    </message>
    <message>
        <source>The last line has no line end.</source>
        <translation>最後の行に改行がありません。</translation>
    </message>
    <message>
        <source>`format` adds it.</source>
        <translation>`format` で追加できます。</translation>
    </message>
    <message>
        <source>The control character %1 stands here.</source>
        <translation>ここに制御文字 %1 があります。</translation>
    </message>
    <message>
        <source>A tab stands here.</source>
        <translation>ここにタブがあります。</translation>
    </message>
    <message>
        <source>Use spaces.</source>
        <translation>空白を使ってください。</translation>
    </message>
    <message>
        <source>The line has %1 bytes; %2 are the most.</source>
        <translation>この行は%1バイトありますが、上限は%2バイトです。</translation>
    </message>
    <message>
        <source>Break it into several lines.</source>
        <translation>複数の行に分けてください。</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>ファイルを読み込めません。</translation>
    </message>
    <message>
        <source>Check that you may read it.</source>
        <translation>読み取り権限があるか確認してください。</translation>
    </message>
    <message>
        <source>The file has %1 bytes; %2 are the most.</source>
        <translation>ファイルは%1バイトありますが、上限は%2バイトです。</translation>
    </message>
    <message>
        <source>Split the topic, or make the picture smaller.</source>
        <translation>トピックを分けるか、画像を小さくしてください。</translation>
    </message>
    <message>
        <source>This is no ordinary file.</source>
        <translation>通常のファイルではありません。</translation>
    </message>
    <message>
        <source>Put a copy of the file here; links, devices and pipes are not followed.</source>
        <translation>ここにファイルのコピーを置いてください。リンク、デバイス、パイプはたどりません。</translation>
    </message>
    <message>
        <source>The file is not used.</source>
        <translation>このファイルは使われません。</translation>
    </message>
    <message>
        <source>Topic files are called %1.&lt;locale&gt;.md; anything else belongs elsewhere.</source>
        <translation>トピックのファイル名は %1.&lt;locale&gt;.md です。それ以外は別の場所に置いてください。</translation>
    </message>
    <message>
        <source>More than %1 problems are in this file; the others are left out.</source>
        <translation>このファイルには問題点が%1件より多くあります。残りは省略しました。</translation>
    </message>
    <message>
        <source>Mend these first.</source>
        <translation>まずこれらを直してください。</translation>
    </message>
    <message>
        <source>There is no bank.&lt;locale&gt;.md with `role: source`.</source>
        <translation>`role: source` と書かれた bank.&lt;locale&gt;.md がありません。</translation>
    </message>
    <message>
        <source>Write it: it gives the bank its id, licence, source locale and title.</source>
        <translation>作成してください。問題バンクのID、ライセンス、原文のロケール、タイトルを定めるファイルです。</translation>
    </message>
    <message>
        <source>A second file says `role: source`; %1 does already.</source>
        <translation>`role: source` と書かれた2つ目のファイルです。%1 にすでに書かれています。</translation>
    </message>
    <message>
        <source>Make this one `role: translation`.</source>
        <translation>このファイルは `role: translation` にしてください。</translation>
    </message>
    <message>
        <source>The topic has no source file.</source>
        <translation>トピックに原文ファイルがありません。</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>%1 を作成してください。</translation>
    </message>
    <message>
        <source>`%1` is no locale as file names spell it.</source>
        <translation>`%1` はファイル名に使えるロケールではありません。</translation>
    </message>
    <message>
        <source>Use a BCP 47 tag such as de, pt-BR or zh-Hans.</source>
        <translation>de、pt-BR、zh-HansのようなBCP 47タグを使ってください。</translation>
    </message>
    <message>
        <source>The file does not begin with front matter.</source>
        <translation>ファイルがフロントマターで始まっていません。</translation>
    </message>
    <message>
        <source>Begin with a line `---`, then `key: value` lines, then a line `---`.</source>
        <translation>`---` の行で始め、`key: value` の行を続けて、`---` の行で閉じてください。</translation>
    </message>
    <message>
        <source>The front matter has no end.</source>
        <translation>フロントマターに終わりがありません。</translation>
    </message>
    <message>
        <source>Close it with a line `---`.</source>
        <translation>`---` の行で閉じてください。</translation>
    </message>
    <message>
        <source>`%1` is no line of the form `key: value`.</source>
        <translation>`%1` は `key: value` の形の行ではありません。</translation>
    </message>
    <message>
        <source>Write the key in lower case, a colon, a space and the value; a blank line ends the keys.</source>
        <translation>キーを小文字で書き、コロン、空白、値を続けてください。キーは空行で終わります。</translation>
    </message>
    <message>
        <source>There is no key `%1` here.</source>
        <translation>ここでは `%1` というキーは使えません。</translation>
    </message>
    <message>
        <source>See the list of keys in content/README.md.</source>
        <translation>キーの一覧は content/README.md にあります。</translation>
    </message>
    <message>
        <source>The key `%1` stands here a second time, first in line %2.</source>
        <translation>キー `%1` が重複しています。最初は%2行目です。</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>どちらか1つを残してください。</translation>
    </message>
    <message>
        <source>The key `%1` is missing in %2.</source>
        <translation>%2 にキー `%1` がありません。</translation>
    </message>
    <message>
        <source>Add a line `%1: …`.</source>
        <translation>`%1: …` の行を書き加えてください。</translation>
    </message>
    <message>
        <source>`%1` has no value.</source>
        <translation>`%1` に値がありません。</translation>
    </message>
    <message>
        <source>Write the value, or remove the line.</source>
        <translation>値を書くか、この行を削除してください。</translation>
    </message>
    <message>
        <source>`%1` cannot be `%2`.</source>
        <translation>`%1` を `%2` にはできません。</translation>
    </message>
    <message>
        <source>Expected: %3.</source>
        <translation>使える値：%3。</translation>
    </message>
    <message>
        <source>`%1` is `%2` but must be `%3` in this file.</source>
        <translation>`%1` が `%2` になっていますが、このファイルでは `%3` でなければなりません。</translation>
    </message>
    <message>
        <source>Write `%1: %3`.</source>
        <translation>`%1: %3` と書いてください。</translation>
    </message>
    <message>
        <source>The key `%1` has no meaning for an item of kind %2.</source>
        <translation>キー `%1` は、種類が %2 の問題では意味を持ちません。</translation>
    </message>
    <message>
        <source>Remove the line.</source>
        <translation>この行を削除してください。</translation>
    </message>
    <message>
        <source>`%1: %2` is no number that is allowed here.</source>
        <translation>`%1: %2` は、ここで使える数値ではありません。</translation>
    </message>
    <message>
        <source>Write a number with a decimal point; where whole numbers are meant, from %3 to %4.</source>
        <translation>小数点にはピリオドを使ってください。整数の場合の範囲は%3～%4です。</translation>
    </message>
    <message>
        <source>`%1: %2` is no date.</source>
        <translation>`%1: %2` は日付ではありません。</translation>
    </message>
    <message>
        <source>Write it as 2026-12-01.</source>
        <translation>2026-12-01 の形で書いてください。</translation>
    </message>
    <message>
        <source>Write `waive: %1 why it is meant so`.</source>
        <translation>`waive: %1 why it is meant so` のように、理由を添えて書いてください。</translation>
    </message>
    <message>
        <source>There is no finding called `%1`.</source>
        <translation>`%1` という指摘はありません。</translation>
    </message>
    <message>
        <source>Use the code that `check` prints.</source>
        <translation>`check` が出力するコードを使ってください。</translation>
    </message>
    <message>
        <source>`%1` names `%2` twice.</source>
        <translation>`%1` に `%2` が2回書かれています。</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>どちらか1つを削除してください。</translation>
    </message>
    <message>
        <source>The title is missing.</source>
        <translation>タイトルがありません。</translation>
    </message>
    <message>
        <source>Write a line `# Title` below the front matter.</source>
        <translation>フロントマターの下に `# Title` の行を書いてください。</translation>
    </message>
    <message>
        <source>Text stands where none can stand.</source>
        <translation>テキストを置けない場所にテキストがあります。</translation>
    </message>
    <message>
        <source>Put it below a title, or remove it.</source>
        <translation>見出しの下に移すか、削除してください。</translation>
    </message>
    <message>
        <source>`%1` is a second title.</source>
        <translation>`%1` は2つ目のタイトルです。</translation>
    </message>
    <message>
        <source>A file has one line that begins with `# `; use `####` inside texts.</source>
        <translation>`# ` で始まる行は1つのファイルに1行だけです。テキストの中では `####` を使ってください。</translation>
    </message>
    <message>
        <source>An item begins before the title of the file.</source>
        <translation>ファイルのタイトルより前に問題があります。</translation>
    </message>
    <message>
        <source>Put the line `# Title` above it.</source>
        <translation>その上に `# Title` の行を置いてください。</translation>
    </message>
    <message>
        <source>`%1` is an option outside an item&apos;s question.</source>
        <translation>`%1` は問題文の外にある選択肢です。</translation>
    </message>
    <message>
        <source>Options follow the stem, before any section; a backslash in front makes the line ordinary text.</source>
        <translation>選択肢は問題文の後、セクションの前に置きます。行頭にバックスラッシュを付けると、普通のテキストになります。</translation>
    </message>
    <message>
        <source>Text follows the options.</source>
        <translation>選択肢の後にテキストがあります。</translation>
    </message>
    <message>
        <source>Options end the stem: move the text above them or into `### explanation`.</source>
        <translation>問題文は選択肢で終わります。テキストは選択肢の上か `### explanation` に移してください。</translation>
    </message>
    <message>
        <source>Text follows an option&apos;s feedback.</source>
        <translation>選択肢のコメントの後にテキストがあります。</translation>
    </message>
    <message>
        <source>Put it above the feedback, or begin the line with `  &gt; `.</source>
        <translation>コメントの上に移すか、行を `  &gt; ` で始めてください。</translation>
    </message>
    <message>
        <source>The code block that begins here has no end.</source>
        <translation>ここから始まるコードブロックに終わりがありません。</translation>
    </message>
    <message>
        <source>Close it with the same marks.</source>
        <translation>同じ記号で閉じてください。</translation>
    </message>
    <message>
        <source>The item %1 has no title.</source>
        <translation>問題 %1 にタイトルがありません。</translation>
    </message>
    <message>
        <source>Write `## %1 | Title`.</source>
        <translation>`## %1 | Title` と書いてください。</translation>
    </message>
    <message>
        <source>`%1` is no id.</source>
        <translation>`%1` はIDとして使えません。</translation>
    </message>
    <message>
        <source>Ids are 2 to 48 characters of a-z, 0-9 and hyphens (options: a letter first).</source>
        <translation>IDは、a-z、0-9、ハイフンからなる2～48文字です（選択肢のIDは英字で始めます）。</translation>
    </message>
    <message>
        <source>There is no section `%1`.</source>
        <translation>`%1` というセクションはありません。</translation>
    </message>
    <message>
        <source>Sections are hint, back, explanation, units and note; use `####` for headings of your own.</source>
        <translation>セクションは hint、back、explanation、units、note です。独自の見出しには `####` を使ってください。</translation>
    </message>
    <message>
        <source>The section `%1` stands here a second time, first in line %2.</source>
        <translation>セクション `%1` が重複しています。最初は%2行目です。</translation>
    </message>
    <message>
        <source>Join the two.</source>
        <translation>1つにまとめてください。</translation>
    </message>
    <message>
        <source>The section `%1` stands behind `%2`.</source>
        <translation>セクション `%1` が `%2` の後にあります。</translation>
    </message>
    <message>
        <source>The order is hint, back, explanation, units, note; `format` does not move texts.</source>
        <translation>順序は hint、back、explanation、units、note です。`format` はテキストを移動しません。</translation>
    </message>
    <message>
        <source>The section `%1` is empty.</source>
        <translation>セクション `%1` が空です。</translation>
    </message>
    <message>
        <source>Fill it or remove it.</source>
        <translation>内容を書くか、削除してください。</translation>
    </message>
    <message>
        <source>Options and accepted answers stand in one item.</source>
        <translation>1つの問題に選択肢と正答例の両方があります。</translation>
    </message>
    <message>
        <source>Use `- id) text` for options, `- = text` for accepted answers.</source>
        <translation>選択肢は `- id) text`、正答例は `- = text` と書いてください。</translation>
    </message>
    <message>
        <source>The accepted answer is empty.</source>
        <translation>正答例が空です。</translation>
    </message>
    <message>
        <source>Write it behind `- = `.</source>
        <translation>`- = ` の後に書いてください。</translation>
    </message>
    <message>
        <source>`%1` is no line of the form `- unit = name, name`.</source>
        <translation>`%1` は `- unit = name, name` の形の行ではありません。</translation>
    </message>
    <message>
        <source>The first name is shown, all are accepted.</source>
        <translation>最初の名前が表示され、どの名前でも入力できます。</translation>
    </message>
    <message>
        <source>The item %1 is there already: %2, line %3.</source>
        <translation>問題 %1 はすでにあります：%2 の%3行目。</translation>
    </message>
    <message>
        <source>Ids are unique in a bank; choose another one.</source>
        <translation>IDは問題バンクの中で一意です。別のIDを選んでください。</translation>
    </message>
    <message>
        <source>The id %1 was retired in %2, line %3.</source>
        <translation>ID %1 は %2 の%3行目で廃止されています。</translation>
    </message>
    <message>
        <source>Choose another id: learners have a history under this one.</source>
        <translation>別のIDを選んでください。このIDには学習者の記録が残っています。</translation>
    </message>
    <message>
        <source>The item has the same id as the topic %1.</source>
        <translation>問題のIDがトピック %1 と同じです。</translation>
    </message>
    <message>
        <source>Choose another id for one of them.</source>
        <translation>どちらかに別のIDを選んでください。</translation>
    </message>
    <message>
        <source>The option `%1` is there already, in line %2.</source>
        <translation>選択肢 `%1` は%2行目にすでにあります。</translation>
    </message>
    <message>
        <source>Give it another id.</source>
        <translation>別のIDを付けてください。</translation>
    </message>
    <message>
        <source>The item %1 has no question text.</source>
        <translation>問題 %1 に問題文がありません。</translation>
    </message>
    <message>
        <source>Write it below the keys, behind a blank line.</source>
        <translation>キーの下に、空行をはさんで書いてください。</translation>
    </message>
    <message>
        <source>The item %1 has fewer than %2 options.</source>
        <translation>問題 %1 の選択肢が%2個未満です。</translation>
    </message>
    <message>
        <source>Write them as `- a) text`.</source>
        <translation>`- a) text` の形で書いてください。</translation>
    </message>
    <message>
        <source>The item %1 has %2 options; %3 are the most.</source>
        <translation>問題 %1 には選択肢が%2個ありますが、上限は%3個です。</translation>
    </message>
    <message>
        <source>Leave out the weakest.</source>
        <translation>最も弱いものを省いてください。</translation>
    </message>
    <message>
        <source>The item %1 has no accepted answer.</source>
        <translation>問題 %1 に正答例がありません。</translation>
    </message>
    <message>
        <source>Write at least one line `- = answer`.</source>
        <translation>`- = answer` の行を1行以上書いてください。</translation>
    </message>
    <message>
        <source>The card %1 has no back.</source>
        <translation>カード %1 に裏面がありません。</translation>
    </message>
    <message>
        <source>Write it below a line `### back`.</source>
        <translation>`### back` の行の下に書いてください。</translation>
    </message>
    <message>
        <source>The option `%1` has no feedback.</source>
        <translation>選択肢 `%1` にコメントがありません。</translation>
    </message>
    <message>
        <source>Write why it is right or wrong on a line below that begins with `  &gt; `.</source>
        <translation>正しい、または誤りである理由を、下に `  &gt; ` で始まる行として書いてください。</translation>
    </message>
    <message>
        <source>The option `%1` has no text.</source>
        <translation>選択肢 `%1` にテキストがありません。</translation>
    </message>
    <message>
        <source>Write it behind `- %1) `.</source>
        <translation>`- %1) ` の後に書いてください。</translation>
    </message>
    <message>
        <source>Items of kind %1 have no options.</source>
        <translation>種類が %1 の問題に選択肢はありません。</translation>
    </message>
    <message>
        <source>Remove them, or change the kind.</source>
        <translation>削除するか、種類を変えてください。</translation>
    </message>
    <message>
        <source>Items of kind %1 have no accepted answers.</source>
        <translation>種類が %1 の問題に正答例はありません。</translation>
    </message>
    <message>
        <source>Remove the lines `- = …`, or change the kind.</source>
        <translation>`- = …` の行を削除するか、種類を変えてください。</translation>
    </message>
    <message>
        <source>The section `%1` has no meaning for an item of kind %2.</source>
        <translation>セクション `%1` は、種類が %2 の問題では意味を持ちません。</translation>
    </message>
    <message>
        <source>Remove it, or change the kind.</source>
        <translation>削除するか、種類を変えてください。</translation>
    </message>
    <message>
        <source>`answer` names %2 options, which does not fit kind %1.</source>
        <translation>`answer` に選択肢が%2個挙がっていますが、種類 %1 に合いません。</translation>
    </message>
    <message>
        <source>A choice has one, a multiple at least two.</source>
        <translation>choiceは1個、multipleは2個以上です。</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no option of this item.</source>
        <translation>`%1` にある `%2` は、この問題の選択肢ではありません。</translation>
    </message>
    <message>
        <source>Use the id before the closing parenthesis of an option.</source>
        <translation>選択肢の閉じ括弧の前にあるIDを使ってください。</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no item of this bank.</source>
        <translation>`%1` にある `%2` は、この問題バンクの問題ではありません。</translation>
    </message>
    <message>
        <source>Correct the id, or remove it.</source>
        <translation>IDを直すか、削除してください。</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no topic of this bank.</source>
        <translation>`%1` にある `%2` は、この問題バンクのトピックではありません。</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no term of glossary.tsv.</source>
        <translation>`%1` にある `%2` は、glossary.tsv の用語ではありません。</translation>
    </message>
    <message>
        <source>Correct the id, or add the term.</source>
        <translation>IDを直すか、用語を追加してください。</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no key of sources.tsv.</source>
        <translation>`%1` にある `%2` は、sources.tsv のキーではありません。</translation>
    </message>
    <message>
        <source>Correct the key, or add the source.</source>
        <translation>キーを直すか、出典を追加してください。</translation>
    </message>
    <message>
        <source>`%1` is no unit of this item.</source>
        <translation>`%1` はこの問題の単位ではありません。</translation>
    </message>
    <message>
        <source>Name the unit in `unit:` or `accept:` first.</source>
        <translation>先に `unit:` か `accept:` で単位を指定してください。</translation>
    </message>
    <message>
        <source>`%1` describes no parameter.</source>
        <translation>`%1` はパラメータの定義ではありません。</translation>
    </message>
    <message>
        <source>Write `N = 7e9 in 1e9..70e9 log`, `M = 40 in 30..55 step 5` or `G = 512 of 64, 128, 512`.</source>
        <translation>`N = 7e9 in 1e9..70e9 log`、`M = 40 in 30..55 step 5`、`G = 512 of 64, 128, 512` のいずれかの形で書いてください。</translation>
    </message>
    <message>
        <source>The values of `%1` cannot be drawn.</source>
        <translation>`%1` の値を選べません。</translation>
    </message>
    <message>
        <source>The range must go upwards, hold the first value, and be positive for `log`.</source>
        <translation>範囲は小さいほうから大きいほうへ書き、最初の値を含めてください。`log` では正の値に限ります。</translation>
    </message>
    <message>
        <source>The parameter `%1` is there already.</source>
        <translation>パラメータ `%1` はすでにあります。</translation>
    </message>
    <message>
        <source>Give it another name.</source>
        <translation>別の名前を付けてください。</translation>
    </message>
    <message>
        <source>`%1` cannot be the name of a parameter.</source>
        <translation>`%1` はパラメータの名前にできません。</translation>
    </message>
    <message>
        <source>`answer` and the names of functions are taken.</source>
        <translation>`answer` と関数の名前は使えません。</translation>
    </message>
    <message>
        <source>`%1` is no tolerance.</source>
        <translation>`%1` は許容誤差として読めません。</translation>
    </message>
    <message>
        <source>Write `1 %`, a positive number, or `exact`.</source>
        <translation>`1 %`、正の数、または `exact` と書いてください。</translation>
    </message>
    <message>
        <source>`%1` accepts no unit.</source>
        <translation>`%1` は単位の指定ではありません。</translation>
    </message>
    <message>
        <source>Write `accept: h = 24`: the answer in h is 24 times the answer in the main unit.</source>
        <translation>`accept: h = 24` のように書いてください。この例では、hで表した答えが主な単位での答えの24倍になります。</translation>
    </message>
    <message>
        <source>`%1` describes no mistake.</source>
        <translation>`%1` は想定誤答の定義ではありません。</translation>
    </message>
    <message>
        <source>Write `mistake: id = expression`, and its feedback as `- id) …`.</source>
        <translation>`mistake: id = expression` と書き、コメントを `- id) …` として書いてください。</translation>
    </message>
    <message>
        <source>The mistake `%1` has no text.</source>
        <translation>想定誤答 `%1` にテキストがありません。</translation>
    </message>
    <message>
        <source>Write it as `- %1) what went wrong`, with its feedback below.</source>
        <translation>`- %1) what went wrong` の形で書き、その下にコメントを書いてください。</translation>
    </message>
    <message>
        <source>The gap `%1` is malformed.</source>
        <translation>空欄 `%1` の書式が正しくありません。</translation>
    </message>
    <message>
        <source>Write `{{c1:text}}` or `{{c1:text|also accepted::hint}}`.</source>
        <translation>`{{c1:text}}` または `{{c1:text|also accepted::hint}}` と書いてください。</translation>
    </message>
    <message>
        <source>The item %1 has no gaps.</source>
        <translation>問題 %1 に空欄がありません。</translation>
    </message>
    <message>
        <source>Write them in the text as `{{c1:text}}`.</source>
        <translation>テキストの中に `{{c1:text}}` の形で書いてください。</translation>
    </message>
    <message>
        <source>A translation cannot have the key `%1`.</source>
        <translation>翻訳ではキー `%1` を使えません。</translation>
    </message>
    <message>
        <source>Keys, levels and answers stand in the source file alone; remove the line.</source>
        <translation>キー、レベル、答えは原文ファイルだけに書きます。この行を削除してください。</translation>
    </message>
    <message>
        <source>The source file has no item `%1`.</source>
        <translation>原文ファイルに問題 `%1` がありません。</translation>
    </message>
    <message>
        <source>Correct the id, or add the item to the source first.</source>
        <translation>IDを直すか、先に原文に問題を追加してください。</translation>
    </message>
    <message>
        <source>The source has no option `%1` in this item.</source>
        <translation>原文のこの問題に選択肢 `%1` がありません。</translation>
    </message>
    <message>
        <source>Correct the id: options are matched by it.</source>
        <translation>IDを直してください。選択肢はIDで対応付けられます。</translation>
    </message>
    <message>
        <source>The item %1 has no `%2` in the source.</source>
        <translation>原文の問題 %1 に `%2` がありません。</translation>
    </message>
    <message>
        <source>Remove it here, or write it in the source first.</source>
        <translation>ここから削除するか、先に原文に書いてください。</translation>
    </message>
    <message>
        <source>The source has no gap `%1` in this item.</source>
        <translation>原文のこの問題に空欄 `%1` がありません。</translation>
    </message>
    <message>
        <source>Use the same gaps as the source.</source>
        <translation>原文と同じ空欄を使ってください。</translation>
    </message>
    <message>
        <source>The item %1 lacks `%2` here, so it is left out in this language.</source>
        <translation>問題 %1 の `%2` がここにないため、この言語では出題されません。</translation>
    </message>
    <message>
        <source>Translate it; learners get the next of their languages until then.</source>
        <translation>翻訳してください。それまで学習者には、その人の次の言語で表示されます。</translation>
    </message>
    <message>
        <source>The item %1 lacks `%2` here.</source>
        <translation>問題 %1 の `%2` がここにありません。</translation>
    </message>
    <message>
        <source>Translate it.</source>
        <translation>翻訳してください。</translation>
    </message>
    <message>
        <source>There is no picture `%1`.</source>
        <translation>画像 `%1` がありません。</translation>
    </message>
    <message>
        <source>Put it into the topic&apos;s folder `media`.</source>
        <translation>トピックのフォルダ `media` に入れてください。</translation>
    </message>
    <message>
        <source>`%1` is no picture of this topic.</source>
        <translation>`%1` はこのトピックの画像ではありません。</translation>
    </message>
    <message>
        <source>Write `media/name.svg`; nothing outside the folder and nothing from the network is shown.</source>
        <translation>`media/name.svg` の形で書いてください。フォルダ外やネットワーク上の画像は表示されません。</translation>
    </message>
    <message>
        <source>Pictures cannot be of type `%1`.</source>
        <translation>`%1` 形式の画像は使えません。</translation>
    </message>
    <message>
        <source>Use png, svg or webp.</source>
        <translation>png、svg、webpのいずれかを使ってください。</translation>
    </message>
    <message>
        <source>The column `%1` is not expected here.</source>
        <translation>ここに列 `%1` は置けません。</translation>
    </message>
    <message>
        <source>The first line names the columns, as content/README.md lists them.</source>
        <translation>1行目に列名を書きます。列名は content/README.md にあります。</translation>
    </message>
    <message>
        <source>The line has %1 cells, the header %2.</source>
        <translation>この行のセルは%1個ですが、ヘッダーは%2個です。</translation>
    </message>
    <message>
        <source>Part the cells by one tab each; an empty cell stays empty.</source>
        <translation>セルの間はタブ1個で区切ってください。空のセルは空のままにします。</translation>
    </message>
    <message>
        <source>The cell `%1` has spaces around it.</source>
        <translation>セル `%1` の前後に空白があります。</translation>
    </message>
    <message>
        <source>`format` removes them.</source>
        <translation>`format` で削除できます。</translation>
    </message>
    <message>
        <source>`%1` is there already, in line %2.</source>
        <translation>`%1` は%2行目にすでにあります。</translation>
    </message>
    <message>
        <source>Remove one of the lines.</source>
        <translation>どちらかの行を削除してください。</translation>
    </message>
    <message>
        <source>`%1: %2` is no hash.</source>
        <translation>`%1: %2` はハッシュではありません。</translation>
    </message>
    <message>
        <source>This file is written by `l10n`; restore it or remove the line.</source>
        <translation>このファイルは `l10n` が書き出します。元に戻すか、この行を削除してください。</translation>
    </message>
    <message>
        <source>There is no `%2` of %1 in %3.</source>
        <translation>%3 に %1 の `%2` がありません。</translation>
    </message>
    <message>
        <source>The line belongs to a text that is gone; remove it.</source>
        <translation>この行が指すテキストはもうありません。削除してください。</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>There is no such file.</source>
        <translation>ファイルがありません。</translation>
    </message>
    <message>
        <source>The file cannot be opened. Check that you may read it.</source>
        <translation>ファイルを開けません。読み取り権限があるか確認してください。</translation>
    </message>
    <message>
        <source>The file cannot be written. What was saved before is safe.</source>
        <translation>ファイルに書き込めません。これまでに保存した内容は無事です。</translation>
    </message>
    <message>
        <source>The file or its folder is read-only, so nothing can be saved. Allow writing to it and try again.</source>
        <translation>ファイルかそのフォルダが読み取り専用のため、保存できません。書き込みを許可してから、もう一度試してください。</translation>
    </message>
    <message>
        <source>The file is larger than this program accepts.</source>
        <translation>ファイルが、このプログラムで扱える大きさを超えています。</translation>
    </message>
    <message>
        <source>The disk is full: the last step was not saved, everything before it is safe. Make room and go on.</source>
        <translation>ディスクがいっぱいです。最後の操作は保存されませんでしたが、それより前の内容は無事です。空きを作ってから続けてください。</translation>
    </message>
    <message>
        <source>This file is not a question bank. Banks end in .wdbank and are made by `warpdeck-cli build`.</source>
        <translation>このファイルは問題バンクではありません。問題バンクは拡張子が.wdbankで、`warpdeck-cli build` で作成します。</translation>
    </message>
    <message>
        <source>This bank was written by a newer version of Warpdeck. Update the program to use it.</source>
        <translation>この問題バンクは、より新しいバージョンのWarpdeckで作成されています。使うにはプログラムを更新してください。</translation>
    </message>
    <message>
        <source>This bank is of an old format that is no longer read. Build it again from its source.</source>
        <translation>この問題バンクは、現在では読み込めない古い形式です。元のコンテンツから作成し直してください。</translation>
    </message>
    <message>
        <source>This bank is damaged. Fetch or build it again; your progress is not affected.</source>
        <translation>この問題バンクは破損しています。もう一度入手するか、作成し直してください。学習の記録に影響はありません。</translation>
    </message>
    <message>
        <source>This file is not a Warpdeck profile; it was left as it is.</source>
        <translation>このファイルはWarpdeckのプロファイルではありません。変更は加えていません。</translation>
    </message>
    <message>
        <source>This profile was written by a newer version of Warpdeck; it was left as it is. Update the program to use it.</source>
        <translation>このプロファイルは、より新しいバージョンのWarpdeckで作成されています。変更は加えていません。使うにはプログラムを更新してください。</translation>
    </message>
    <message>
        <source>This profile is damaged; it was left as it is. A good backup can take its place.</source>
        <translation>このプロファイルは破損しています。変更は加えていません。使えるバックアップで置き換えられます。</translation>
    </message>
    <message>
        <source>Another program is using this profile. Close it and try again.</source>
        <translation>別のプログラムがこのプロファイルを使っています。そのプログラムを閉じてから、もう一度試してください。</translation>
    </message>
    <message>
        <source>This older profile could not be brought up to date; it is as it was.</source>
        <translation>この古いプロファイルを更新できませんでした。プロファイルは元のままです。</translation>
    </message>
    <message>
        <source>No open bank has such an item. `warpdeck-cli banks` lists the banks.</source>
        <translation>開いている問題バンクに、この問題はありません。問題バンクの一覧は `warpdeck-cli banks` で確認できます。</translation>
    </message>
    <message>
        <source>Several banks have an item of this name. Write it as bank/item.</source>
        <translation>同じ名前の問題が複数の問題バンクにあります。「問題バンク/問題」の形で指定してください。</translation>
    </message>
    <message>
        <source>No open bank has such a topic. `warpdeck-cli banks` lists the topics.</source>
        <translation>開いている問題バンクに、このトピックはありません。トピックの一覧は `warpdeck-cli banks` で確認できます。</translation>
    </message>
    <message>
        <source>Another bank of this id is installed already; nothing was replaced. Use --replace to replace it.</source>
        <translation>同じIDの別の問題バンクがすでに追加されています。置き換えは行っていません。置き換えるには --replace を付けてください。</translation>
    </message>
    <message>
        <source>The content has errors, so no bank was built; an earlier file is as it was.</source>
        <translation>コンテンツに誤りがあるため、問題バンクは作成されませんでした。以前のファイルは元のままです。</translation>
    </message>
    <message>
        <source>It exists already and was left as it is.</source>
        <translation>すでに存在するため、そのままにしました。</translation>
    </message>
    <message>
        <source>This was not understood.</source>
        <translation>入力を解釈できませんでした。</translation>
    </message>
    <message>
        <source>Something unexpected happened.</source>
        <translation>予期しない問題が起きました。</translation>
    </message>
</context>
<context>
    <name>ExportLogCommand</name>
    <message>
        <source>Write the review log as CSV, one line a review</source>
        <translation>復習ログをCSVで書き出します（1回の復習につき1行）</translation>
    </message>
    <message>
        <source>The file to write; the standard output when it is left out</source>
        <translation>書き出すファイル。省略すると標準出力に書き出します</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Errors: %1. Warnings: %2. Notes: %3.</source>
        <translation>エラー：%1。警告：%2。参考：%3。</translation>
    </message>
</context>
<context>
    <name>FormatCommand</name>
    <message>
        <source>Bring a content folder into its canonical form; files with errors are left as they are</source>
        <translation>コンテンツのフォルダを標準の形に整えます。エラーのあるファイルはそのままにします</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>コンテンツのフォルダ</translation>
    </message>
    <message>
        <source>Only tell what would change</source>
        <translation>変更される箇所を示すだけにします</translation>
    </message>
    <message>
        <source>would change: %1</source>
        <translation>変更予定：%1</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>変更済み：%1</translation>
    </message>
</context>
<context>
    <name>FsrsCommand</name>
    <message>
        <source>Replay, fit and simulate the memory model on a review log</source>
        <translation>復習ログで記憶モデルを再計算・適合・シミュレーションする</translation>
    </message>
    <message>
        <source>Print the state after each review as CSV</source>
        <translation>各復習後の状態をCSVで出力する</translation>
    </message>
    <message>
        <source>Desired retention of the intervals</source>
        <translation>間隔の目標保持率</translation>
    </message>
    <message>
        <source>Find the parameters that fit the reviews best</source>
        <translation>復習に最もよく合うパラメータを求める</translation>
    </message>
    <message>
        <source>Parts of the time-series split</source>
        <translation>時系列分割の数</translation>
    </message>
    <message>
        <source>Print what desired retentions cost and bring</source>
        <translation>目標保持率ごとの負担と効果を出力する</translation>
    </message>
    <message>
        <source>Number of cards to learn</source>
        <translation>学習するカードの数</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <translation>一日の新しいカード</translation>
    </message>
    <message>
        <source>Days to live through</source>
        <translation>経過させる日数</translation>
    </message>
    <message>
        <source>Seed of chance</source>
        <translation>乱数の種</translation>
    </message>
    <message>
        <source>The memory model</source>
        <translation>記憶モデル</translation>
    </message>
    <message>
        <source>File with the model&apos;s numbers, separated by commas or white space</source>
        <translation>モデルの数値を書いたファイル（コンマまたは空白で区切る）</translation>
    </message>
    <message>
        <source>Time zone in which study days begin</source>
        <translation>学習日の始まりを決めるタイムゾーン</translation>
    </message>
    <message>
        <source>Hour at which a study day begins</source>
        <translation>学習日が始まる時刻</translation>
    </message>
    <message>
        <source>The reviews, as export-log writes them</source>
        <translation>export-logが書き出す形式の復習</translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message>
        <source>Study as much as you like.</source>
        <translation>好きなだけ学習します。</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s) a day.</source>
        <translation>
            <numerusform>一日に約%n分。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InstallCommand</name>
    <message>
        <source>Verify a bank file and copy it to the added banks</source>
        <translation>問題バンクのファイルを検証し、追加した問題バンクとしてコピーします</translation>
    </message>
    <message>
        <source>The bank file</source>
        <translation>問題バンクのファイル</translation>
    </message>
    <message>
        <source>Replace another bank of the same id</source>
        <translation>同じIDの別の問題バンクを置き換えます</translation>
    </message>
    <message>
        <source>Installed %1 (%2), version %3: %4 items.</source>
        <translation>%1（%2）、バージョン%3を追加しました：%4問。</translation>
    </message>
    <message>
        <source>Items by language: %1</source>
        <translation>言語別の問題数：%1</translation>
    </message>
</context>
<context>
    <name>Interval</name>
    <message>
        <source>&lt;1 min</source>
        <translation>1分未満</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1時間</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1日</translation>
    </message>
    <message>
        <source>%1 mo</source>
        <translation>%1か月</translation>
    </message>
    <message>
        <source>%1 y</source>
        <translation>%1年</translation>
    </message>
</context>
<context>
    <name>ItemOutput</name>
    <message>
        <source>%1, no %2 text yet</source>
        <translation>%1で表示、%2のテキストはまだありません</translation>
    </message>
    <message>
        <source>Stale: the source text changed after this translation</source>
        <translation>要更新：この翻訳の後に原文が変更されました</translation>
    </message>
    <message>
        <source>Several answers can be right.</source>
        <translation>正解が複数あることもあります。</translation>
    </message>
    <message>
        <source>Right, your answer</source>
        <translation>正解、あなたの回答</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>あなたの回答</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解説</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Related</source>
        <translation>関連</translation>
    </message>
</context>
<context>
    <name>ItemWords</name>
    <message>
        <source>Suspended</source>
        <translation>停止中</translation>
    </message>
    <message>
        <source>Buried</source>
        <translation>明日まで保留</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>学習中</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>習得済み</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) late</source>
        <translation>
            <numerusform>%n日遅れ</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>今日</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>%n日後</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewCommand</name>
    <message>
        <source>Print the skeleton of a topic or an item, for authors to fill in</source>
        <translation>作成者が書き込むための、トピックまたは問題のひな形を出力します</translation>
    </message>
    <message>
        <source>The skeleton of a topic&apos;s source file</source>
        <translation>トピックの原文ファイルのひな形</translation>
    </message>
    <message>
        <source>The topic&apos;s id: a-z, 0-9 and hyphens, 2 to 48 characters</source>
        <translation>トピックのID：a-z、0-9、ハイフンからなる2～48文字</translation>
    </message>
    <message>
        <source>The skeleton of an item, to be put into a topic&apos;s source file</source>
        <translation>トピックの原文ファイルに入れる問題のひな形</translation>
    </message>
    <message>
        <source>The item&apos;s id: a-z, 0-9 and hyphens, 2 to 48 characters</source>
        <translation>問題のID：a-z、0-9、ハイフンからなる2～48文字</translation>
    </message>
    <message>
        <source>What kind of item</source>
        <translation>問題の種類</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>There is nothing to practise here.</source>
        <translation>練習する問題がありません。</translation>
    </message>
    <message>
        <source>Enter shows the answer, ? helps:</source>
        <translation>Enterで答えを表示、?でヘルプ：</translation>
    </message>
    <message>
        <source>Your answer (? helps):</source>
        <translation>回答（?でヘルプ）：</translation>
    </message>
    <message>
        <source>✓ Right. Rate 1 to 4, Enter for 3:</source>
        <translation>✓ 正解。1～4で評価、Enterだけなら3：</translation>
    </message>
    <message>
        <source>Rate 1 to 4, Enter for 3:</source>
        <translation>1～4で評価、Enterだけなら3：</translation>
    </message>
    <message>
        <source>1 to 4 rate; :l next language, :u undo, :q quit without saving this answer</source>
        <translation>1～4 評価、:l 次の言語、:u 取り消し、:q この回答を保存せずに終了</translation>
    </message>
    <message>
        <source>✗ Wrong. Saved as Again. Enter goes on, :u takes it back:</source>
        <translation>✗ 不正解。「もう一度」として保存しました。Enterで次へ、:u で取り消し：</translation>
    </message>
    <message>
        <source>There is nothing to undo in this session.</source>
        <translation>今回の練習で取り消せる操作はありません。</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>取り消しました。</translation>
    </message>
    <message>
        <source>This question has no text in that language. It has: %1</source>
        <translation>この問題にはその言語のテキストがありません。使える言語：%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2問中%1問目</translation>
    </message>
    <message>
        <source>once more</source>
        <translation>再出題</translation>
    </message>
    <message>
        <source>missed before</source>
        <translation>前回不正解</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>ahead of time</source>
        <translation>前倒し</translation>
    </message>
    <message>
        <source>due</source>
        <translation>要復習</translation>
    </message>
    <message>
        <source>This question has no hint.</source>
        <translation>この問題にヒントはありません。</translation>
    </message>
    <message>
        <source>Enter shows the answer.</source>
        <translation>Enterで答えを表示します。</translation>
    </message>
    <message>
        <source>Type the letters or digits of all right answers, e.g. ac.</source>
        <translation>正解だと思う選択肢の文字か数字を、acのようにすべて入力してください。</translation>
    </message>
    <message>
        <source>Type the letter or digit of one answer.</source>
        <translation>選択肢の文字か数字を1つ入力してください。</translation>
    </message>
    <message>
        <source>:l next language, :l fr this language, :h hint, :u undo, :q quit</source>
        <translation>:l 次の言語、:l fr 指定の言語、:h ヒント、:u 取り消し、:q 終了</translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation>✓ 正解</translation>
    </message>
    <message>
        <source>✗ Wrong</source>
        <translation>✗ 不正解</translation>
    </message>
    <message>
        <source>The last answer was not rated, so it is not saved.</source>
        <translation>最後の回答は評価されなかったため、保存されていません。</translation>
    </message>
    <message>
        <source>Right: %1. Missed: %2.</source>
        <translation>正解：%1。不正解：%2。</translation>
    </message>
    <message>
        <source>To look at again (`warpdeck-cli show ITEM` shows one):</source>
        <translation>見直す問題（`warpdeck-cli show ITEM` で1問を表示）：</translation>
    </message>
</context>
<context>
    <name>PracticeCommand</name>
    <message>
        <source>Drill in the terminal: due questions, then new ones, then the weakest</source>
        <translation>ターミナルで練習します。要復習の問題、新しい問題、苦手な問題の順に出題します</translation>
    </message>
    <message>
        <source>Only questions of this topic</source>
        <translation>このトピックの問題だけを出題します</translation>
    </message>
    <message>
        <source>The content language</source>
        <translation>コンテンツの言語</translation>
    </message>
    <message>
        <source>How many questions (20)</source>
        <translation>出題数（20）</translation>
    </message>
    <message>
        <source>Shuffle options from this number, for repeatable runs</source>
        <translation>この数を基に選択肢を並べ替えます（再現可能な実行用）</translation>
    </message>
</context>
<context>
    <name>Rating</name>
    <message>
        <source>Again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>良い</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>簡単</translation>
    </message>
</context>
<context>
    <name>RepairCommand</name>
    <message>
        <source>Check the files and rebuild every card&apos;s state from the review log</source>
        <translation>ファイルを検査し、復習ログから全カードの状態を再構築します</translation>
    </message>
    <message>
        <source>Put the newest good backup in the place of the profile, which is kept beside it</source>
        <translation>最新の正常なバックアップをプロファイルと置き換える（元のファイルは隣に残す）</translation>
    </message>
    <message>
        <source>Restored from %1</source>
        <translation>%1 から復元しました</translation>
    </message>
    <message>
        <source>Bank %1: %2</source>
        <translation>問題バンク %1：%2</translation>
    </message>
    <message>
        <source>Bank %1: good</source>
        <translation>問題バンク %1：正常</translation>
    </message>
    <message>
        <source>Profile %1: good</source>
        <translation>プロファイル %1：正常</translation>
    </message>
    <message>
        <source>Cards with a history: %1. States that differed from the log and were mended: %2.</source>
        <translation>記録のあるカード：%1。復習ログと食い違い、修復した状態：%2。</translation>
    </message>
    <message>
        <source>A copy of the profile as it was: %1</source>
        <translation>元のプロファイルのコピー：%1</translation>
    </message>
    <message>
        <source>The newest good backup: %1. `repair --restore` puts it in place.</source>
        <translation>最新の正常なバックアップ：%1。`repair --restore` で復元できます。</translation>
    </message>
    <message>
        <source>There is no good backup of it. Move the file away to start anew.</source>
        <translation>使えるバックアップがありません。新しく始めるには、このファイルを別の場所に移してください。</translation>
    </message>
</context>
<context>
    <name>ShowCommand</name>
    <message>
        <source>Show one item as the learner sees it after answering, with the language used</source>
        <translation>回答後に学習者が見る形で問題を1つ表示し、使われた言語も示します</translation>
    </message>
    <message>
        <source>The item&apos;s id, or bank/item where several banks have it</source>
        <translation>問題のID。複数の問題バンクにある場合は「問題バンク/問題」</translation>
    </message>
    <message>
        <source>The content language</source>
        <translation>コンテンツの言語</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>JSON形式で出力します</translation>
    </message>
    <message>
        <source>%1/%2, topic %3, shown in %4</source>
        <translation>%1/%2、トピック %3、%4で表示</translation>
    </message>
</context>
<context>
    <name>StatsCommand</name>
    <message>
        <source>Show what is due, what is known and how well it is remembered</source>
        <translation>復習が必要なもの、習得したもの、記憶の定着度を表示します</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>JSON形式で出力します</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>no data yet</source>
        <translation>まだデータがありません</translation>
    </message>
    <message>
        <source>Due now: %1</source>
        <translation>いま要復習：%1</translation>
    </message>
    <message>
        <source>Cards: %1 new, %2 learning, %3 known, %4 suspended</source>
        <translation>カード：新規%1、学習中%2、習得済み%3、休止中%4</translation>
    </message>
    <message>
        <source>Answers: %1 in all, %2 today</source>
        <translation>回答：全部で%1、今日%2</translation>
    </message>
    <message>
        <source>Days in a row: %1</source>
        <translation>連続学習日数：%1</translation>
    </message>
    <message>
        <source>Recalled after a day or more: %1 (last 30 days: %2)</source>
        <translation>1日以上たって思い出せた割合：%1（直近30日：%2）</translation>
    </message>
    <message>
        <source>Predicted recall of learned cards now: %1</source>
        <translation>学習済みカードの現在の予測想起率：%1</translation>
    </message>
    <message>
        <source>Due in the next seven days: %1</source>
        <translation>今後7日間の要復習：%1</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Drills AI-hardware concepts in your languages.</source>
        <translation>AIハードウェアの概念を自分の言語で練習します。</translation>
    </message>
    <message>
        <source>Begin to study at once; with a topic after it, that topic.</source>
        <translation>すぐに学習を始める。後にトピックを書くとそのトピック。</translation>
    </message>
    <message>
        <source>The file with your progress.</source>
        <translation>進捗のファイル。</translation>
    </message>
    <message>
        <source>Open this bank instead of the installed ones; may be given again.</source>
        <translation>インストール済みの代わりにこの問題集を開く。複数指定可。</translation>
    </message>
    <message>
        <source>Take this for the time (ISO 8601), for repeatable runs.</source>
        <translation>これを時刻とみなす（ISO 8601）。再現用。</translation>
    </message>
    <message>
        <source>Question banks to add.</source>
        <translation>追加する問題集。</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::AnswerBar</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>すべてのキー</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>答えを見る</translation>
    </message>
    <message>
        <source>Show the options</source>
        <translation>選択肢を見る</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>The question comes back in this session.</source>
        <translation>この問題はこのセッションでもう一度出ます。</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>良い</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>簡単</translation>
    </message>
    <message>
        <source>guessed, %1</source>
        <comment>an interval</comment>
        <translation>勘、%1</translation>
    </message>
    <message>
        <source>next in %1</source>
        <comment>an interval</comment>
        <translation>次回は%1後</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BackupList</name>
    <message>
        <source>checked, good</source>
        <translation>検査済み、正常</translation>
    </message>
    <message>
        <source>damaged too</source>
        <translation>こちらも破損</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <translation>今日 %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <translation>昨日 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>読み取れません</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of answers, size</comment>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>解答%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BankAdder</name>
    <message>
        <source>Add a question bank</source>
        <translation>問題集を追加</translation>
    </message>
    <message>
        <source>Question banks (*.wdbank)</source>
        <translation>問題集 (*.wdbank)</translation>
    </message>
    <message>
        <source>%1 in %2.</source>
        <comment>number of questions, number of topics</comment>
        <translation>%2、%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n topic(s)</source>
        <translation>
            <numerusform>%nトピック</numerusform>
        </translation>
    </message>
    <message>
        <source>Languages: %1</source>
        <translation>言語：%1</translation>
    </message>
    <message>
        <source>A bank with the same name is here already. This one takes its place; your progress stays.</source>
        <translation>同じ名前の問題集がすでにあります。これで置き換えますが、進捗は残ります。</translation>
    </message>
    <message>
        <source>Add “%1”?</source>
        <translation>「%1」を追加しますか？</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>“%1” was added.</source>
        <translation>「%1」を追加しました。</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BrowsePage</name>
    <message>
        <source>Search questions</source>
        <translation>問題を検索</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>検索を消去</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>トピック</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>すべての状態</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>学習中</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>習得済み</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>停止中</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>フラグ付き</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>すべてのトピック</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions shown, questions there are</comment>
        <translation>%2中%1</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>すべての種類</translation>
    </message>
    <message>
        <source>One right answer</source>
        <translation>正解は一つ</translation>
    </message>
    <message>
        <source>Several right answers</source>
        <translation>正解は複数</translation>
    </message>
    <message>
        <source>Flashcards</source>
        <translation>フラッシュカード</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::CardView</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>すべて選択</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ComparisonPage</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Practise the difference</source>
        <translation>違いを練習する</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) tell these apart.</source>
        <translation>
            <numerusform>区別する問題は%n問です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ComparisonsPage</name>
    <message>
        <source>Comparisons</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>The open question banks hold no comparisons.</source>
        <translation>開いている問題集に比較はありません。</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ErrorPage</name>
    <message>
        <source>Your progress file is damaged.</source>
        <translation>進捗ファイルが壊れています。</translation>
    </message>
    <message>
        <source>Your progress cannot be opened.</source>
        <translation>進捗を開けません。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Continue with this backup</source>
        <translation>このバックアップで続ける</translation>
    </message>
    <message>
        <source>There is no backup of it yet.</source>
        <translation>バックアップはまだありません。</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>ファイルを表示</translation>
    </message>
    <message>
        <source>The damaged file is kept next to the new one, under a name with “damaged” in it.</source>
        <translation>壊れたファイルは、名前に「damaged」を付けて新しいファイルの隣に残ります。</translation>
    </message>
    <message>
        <source>Try to repair it instead</source>
        <translation>代わりに修復を試す</translation>
    </message>
    <message>
        <source>Details: %1</source>
        <translation>詳細: %1</translation>
    </message>
    <message>
        <source>It cannot be repaired. %1</source>
        <translation>修復できません。%1</translation>
    </message>
    <message>
        <source>Your progress file is missing.</source>
        <translation>進捗ファイルが見つかりません。</translation>
    </message>
    <message>
        <source>There are copies of it. Choose the one to go on with.</source>
        <translation>コピーがあります。続けるものを選んでください。</translation>
    </message>
    <message>
        <source>Warpdeck writes nothing more to it. Choose a copy to go on with.</source>
        <translation>Warpdeckはこれ以上書き込みません。続けるコピーを選んでください。</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>新しく始める</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ForecastChart</name>
    <message>
        <source>%1: %2</source>
        <comment>a day, cards due</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ItemListModel</name>
    <message>
        <source>Question</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>言語</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ItemPreview</name>
    <message>
        <source>right</source>
        <translation>正解</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::KeyHelp</name>
    <message>
        <source>All keys</source>
        <translation>すべてのキー</translation>
    </message>
    <message>
        <source>choose an option</source>
        <translation>選択肢を選ぶ</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>confirm, or the marked rating</source>
        <translation>決定、または選ばれている評価</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>show what is covered</source>
        <translation>隠れたものを表示</translation>
    </message>
    <message>
        <source>next content language</source>
        <translation>次の学習言語</translation>
    </message>
    <message>
        <source>two languages side by side</source>
        <translation>二つの言語を並べる</translation>
    </message>
    <message>
        <source>undo the last answer</source>
        <translation>直前の解答を取り消す</translation>
    </message>
    <message>
        <source>flag the question</source>
        <translation>問題にフラグを付ける</translation>
    </message>
    <message>
        <source>bury it until tomorrow</source>
        <translation>明日まで保留する</translation>
    </message>
    <message>
        <source>suspend it</source>
        <translation>停止する</translation>
    </message>
    <message>
        <source>go to the navigation</source>
        <translation>ナビゲーションへ移動</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
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
        <translation>学習言語：%1</translation>
    </message>
    <message>
        <source>Content language (L)</source>
        <translation>学習言語（L）</translation>
    </message>
    <message>
        <source>Show two languages</source>
        <translation>二つの言語を表示</translation>
    </message>
    <message>
        <source>no text yet</source>
        <translation>テキストなし</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>旧版</translation>
    </message>
    <message>
        <source>source</source>
        <translation>原文</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::MainWindow</name>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>トピック</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>一覧</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Leave this session?</source>
        <translation>このセッションを離れますか？</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) of it are still open. What is due stays due.</source>
        <translation>
            <numerusform>まだ%n問残っています。期限の問題はそのまま残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>離れる</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>うまくいきませんでした</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) due</source>
        <translation>
            <numerusform>期限の問題%n問</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>No backup could be made. %1</source>
        <translation>バックアップを作成できませんでした。%1</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::OptionCard</name>
    <message>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Right, your answer</source>
        <translation>正解、あなたの答え</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>あなたの答え</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>letter of an option, its text</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>an option, right or wrong</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::PracticePage</name>
    <message>
        <source>%1 of %2</source>
        <comment>questions of a session</comment>
        <translation>%2中%1</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Bury until tomorrow	-</source>
        <translation>明日まで保留	-</translation>
    </message>
    <message>
        <source>Suspend	!</source>
        <translation>停止	!</translation>
    </message>
    <message>
        <source>Flag	*</source>
        <translation>フラグ	*</translation>
    </message>
    <message>
        <source>All keys	?</source>
        <translation>すべてのキー	?</translation>
    </message>
    <message>
        <source>Suspended: it will not be asked until you release it.</source>
        <translation>停止しました。解除するまで出題されません。</translation>
    </message>
    <message>
        <source>Buried: it comes back tomorrow.</source>
        <translation>保留しました。明日また出題されます。</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::QuestionView</name>
    <message>
        <source>Once more</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>今日の復習</translation>
    </message>
    <message>
        <source>Ahead of time</source>
        <translation>前倒し</translation>
    </message>
    <message>
        <source>flashcard</source>
        <translation>フラッシュカード</translation>
    </message>
    <message>
        <source>several answers</source>
        <translation>複数選択</translation>
    </message>
    <message>
        <source>one answer</source>
        <translation>一つ選択</translation>
    </message>
    <message>
        <source>%1  ·  %2</source>
        <comment>why a question is asked · how it is answered</comment>
        <translation>%1  ·  %2</translation>
    </message>
    <message>
        <source>Stale: the source text has changed</source>
        <translation>古い訳：原文が変わりました</translation>
    </message>
    <message>
        <source>%1, no %2 text yet</source>
        <comment>language shown, language wanted</comment>
        <translation>%1（%2の文はまだありません）</translation>
    </message>
    <message>
        <source>Show source</source>
        <translation>原文を表示</translation>
    </message>
    <message>
        <source>Remove the flag (*)</source>
        <translation>フラグを外す（*）</translation>
    </message>
    <message>
        <source>Flag this question (*)</source>
        <translation>この問題にフラグを付ける（*）</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解説</translation>
    </message>
    <message>
        <source>Sources:</source>
        <translation>出典：</translation>
    </message>
    <message>
        <source>Compare:</source>
        <translation>比較：</translation>
    </message>
    <message>
        <source>Related:</source>
        <translation>関連：</translation>
    </message>
    <message>
        <source>Topic:</source>
        <translation>トピック：</translation>
    </message>
    <message>
        <source>further questions</source>
        <translation>ほかの問題</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>不正解です。</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>プログラムの言語</translation>
    </message>
    <message>
        <source>Menus and messages; changes at once.</source>
        <translation>メニューとメッセージ。すぐに変わります。</translation>
    </message>
    <message>
        <source>Study languages</source>
        <translation>学習言語</translation>
    </message>
    <message>
        <source>A text that is missing in the first is shown in the next, with a badge.</source>
        <translation>最初の言語にない文は、次の言語でバッジ付きで表示されます。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字サイズ</translation>
    </message>
    <message>
        <source>Recall first</source>
        <translation>先に思い出す</translation>
    </message>
    <message>
        <source>Options stay covered until you press Space.</source>
        <translation>Spaceを押すまで選択肢は隠れています。</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>New questions a day</source>
        <translation>1日の新しい問題</translation>
    </message>
    <message>
        <source>Of the Study button; practising a topic has no limit.</source>
        <translation>「学習」ボタンの上限です。トピックの練習に上限はありません。</translation>
    </message>
    <message>
        <source>Repeated questions a day</source>
        <translation>1日の復習</translation>
    </message>
    <message>
        <source>Desired retention</source>
        <translation>目標保持率</translation>
    </message>
    <message>
        <source>How much you want to know when a question comes back. Higher means more work.</source>
        <translation>問題が戻ってきたときに覚えていたい割合。高いほど作業が増えます。</translation>
    </message>
    <message>
        <source>A new day begins at</source>
        <translation>1日の始まり</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Add a bank…</source>
        <translation>問題集を追加…</translation>
    </message>
    <message>
        <source>Question banks</source>
        <translation>問題集</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Daily goal</source>
        <translation>一日の目標</translation>
    </message>
    <message>
        <source>Answers that you want to give a day; shown beside the streak.</source>
        <translation>一日に解答したい数。連続記録の横に表示されます。</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>今すぐバックアップ</translation>
    </message>
    <message>
        <source>Copies of your progress</source>
        <translation>進捗のコピー</translation>
    </message>
    <message>
        <source>Made after each session and checked; the last ten are kept, then one a day, a week, a month.</source>
        <translation>学習のたびに作成して検査します。直近の10個と、その後は日・週・月ごとに1個を残します。</translation>
    </message>
    <message>
        <source>Last backup: %1</source>
        <translation>最後のバックアップ: %1</translation>
    </message>
    <message>
        <source>No backup yet.</source>
        <translation>バックアップはまだありません。</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>ファイルを表示</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>進捗</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::StudyLanguages</name>
    <message>
        <source>Add a language</source>
        <translation>言語を追加</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>%1を上へ</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>source of all questions</source>
        <translation>すべての問題の原文</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::SummaryPage</name>
    <message>
        <source>Session finished</source>
        <translation>セッション終了</translation>
    </message>
    <message>
        <source>Nothing to ask now.</source>
        <translation>今は問題がありません。</translation>
    </message>
    <message>
        <source>Choose a topic to practise ahead of time.</source>
        <translation>トピックを選ぶと前倒しで練習できます。</translation>
    </message>
    <message>
        <source>%1 of %2 right.</source>
        <translation>%2問中%1問正解。</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 per question.</source>
        <comment>time of the session, time of one question</comment>
        <translation>%1、1問あたり%2。</translation>
    </message>
    <message numerus="yes">
        <source>Practise the %n missed again</source>
        <translation>
            <numerusform>間違えた%n問を練習する</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>間違えた問題</translation>
    </message>
    <message>
        <source>Per topic</source>
        <translation>トピック別</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>right answers</comment>
        <translation>%2中%1</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::TodayPage</name>
    <message numerus="yes">
        <source>%n question(s) are due.</source>
        <translation>
            <numerusform>%n問が期限です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready when you are.</source>
        <translation>いつでも始められます。</translation>
    </message>
    <message numerus="yes">
        <source>%n new question(s) for today.</source>
        <translation>
            <numerusform>今日の新しい問題は%n問です。</numerusform>
        </translation>
    </message>
    <message>
        <source>All done for today.</source>
        <translation>今日の分は終わりました。</translation>
    </message>
    <message>
        <source>%1 in %2. Your progress stays on this computer.</source>
        <comment>number of questions, number of topics</comment>
        <translation>%2、%1。進捗はこのコンピューターに残ります。</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) on AI hardware</source>
        <translation>
            <numerusform>AIハードウェアの問題%n問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n topic(s)</source>
        <translation>
            <numerusform>%nトピック</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tomorrow %n will be due.</source>
        <translation>
            <numerusform>明日は%n問が期限です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a topic to practise ahead of time.</source>
        <translation>トピックを選ぶと前倒しで練習できます。</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s)</source>
        <translation>
            <numerusform>約%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1, and %2.</source>
        <comment>About N minutes, N new ones with them</comment>
        <translation>%1、%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n new one(s) with them</source>
        <translation>
            <numerusform>新規%n問</numerusform>
        </translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>date format</comment>
        <translation>M月d日dddd</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Choose topics</source>
        <translation>トピックを選ぶ</translation>
    </message>
    <message>
        <source>Your last session</source>
        <translation>前回のセッション</translation>
    </message>
    <message>
        <source>Begun %1, %2 of %3 answered. Every answer is saved.</source>
        <translation>%1開始、%3問中%2問解答済み。すべての解答は保存されています。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Next seven days</source>
        <translation>今後7日間</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>連続記録</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n日</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) today.</source>
        <translation>
            <numerusform>今日の解答は%n件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Weakest topics</source>
        <translation>苦手なトピック</translation>
    </message>
    <message>
        <source>%1 % recalled</source>
        <translation>想起率%1%</translation>
    </message>
    <message numerus="yes">
        <source>Study %n question(s)</source>
        <translation>
            <numerusform>%n問を学習</numerusform>
        </translation>
    </message>
    <message>
        <source>Goal: %1 a day. Today %2 of %1.</source>
        <translation>目標: 一日%1問。今日は%1問中%2問。</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::TopicPage</name>
    <message>
        <source>Topics</source>
        <translation>トピック</translation>
    </message>
    <message>
        <source>%1 known, %2 learning, %3 new</source>
        <translation>習得%1、学習中%2、新規%3</translation>
    </message>
    <message>
        <source>Practise this topic</source>
        <translation>このトピックを練習</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n問</numerusform>
        </translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>フラグ付き</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>古い訳</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>比較</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::TopicsPage</name>
    <message>
        <source>known</source>
        <translation>習得済み</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>学習中</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>トピック</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>期限%n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 known, %2 learning, %3 new</source>
        <translation>習得%1、学習中%2、新規%3</translation>
    </message>
    <message>
        <source>There is no question bank here yet.</source>
        <translation>まだ問題集がありません。</translation>
    </message>
    <message>
        <source>Add a bank…</source>
        <translation>問題集を追加…</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::WelcomePanel</name>
    <message>
        <source>If you like, tell Warpdeck two things</source>
        <translation>よければ、二つだけ教えてください</translation>
    </message>
    <message>
        <source>Both can be changed in the settings at any time.</source>
        <translation>どちらも設定でいつでも変えられます。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>In this order; taken from your system.</source>
        <translation>この順で使います。システムの設定から取りました。</translation>
    </message>
    <message>
        <source>Study languages</source>
        <translation>学習言語</translation>
    </message>
    <message>
        <source>Move or remove</source>
        <translation>移動または削除</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>言語を追加</translation>
    </message>
    <message>
        <source>Put first</source>
        <translation>先頭にする</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Daily goal</source>
        <translation>一日の目標</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
</context>
</TS>
