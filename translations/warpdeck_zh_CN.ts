<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Banks</name>
    <message>
        <source>A bank is left out: %1</source>
        <translation>已略过一个题库：%1</translation>
    </message>
</context>
<context>
    <name>BanksCommand</name>
    <message>
        <source>List the banks, their topics and languages</source>
        <translation>列出题库及其主题和语言</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>以 JSON 格式输出</translation>
    </message>
    <message>
        <source>%1 (%2), version %3, %4</source>
        <translation>%1（%2），版本 %3，%4</translation>
    </message>
    <message>
        <source>  file: %1</source>
        <translation>  文件：%1</translation>
    </message>
    <message>
        <source>  items by language: %1</source>
        <translation>  各语言的题目数：%1</translation>
    </message>
    <message>
        <source>  topic %1: %2, items to practise: %3</source>
        <translation>  主题 %1：%2，可练习的题目：%3 道</translation>
    </message>
</context>
<context>
    <name>BuildCommand</name>
    <message>
        <source>Compile a content folder into a bank file</source>
        <translation>将内容文件夹编译为题库文件</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>内容所在的文件夹</translation>
    </message>
    <message>
        <source>The bank file to write</source>
        <translation>要写入的题库文件</translation>
    </message>
    <message>
        <source>No bank was written. %1</source>
        <translation>未写入题库。%1</translation>
    </message>
    <message>
        <source>%1 will be shown as TeX: %2</source>
        <translation>%1 将以 TeX 原文显示：%2</translation>
    </message>
    <message>
        <source>%1: %2 items, %3 texts.</source>
        <translation>%1：题目 %2 道，文本 %3 篇。</translation>
    </message>
</context>
<context>
    <name>CheckCommand</name>
    <message>
        <source>Read, validate and lint a content folder, and show which languages cover what</source>
        <translation>读取、验证并检查内容文件夹，显示各语言的覆盖情况</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>内容所在的文件夹</translation>
    </message>
    <message>
        <source>Treat warnings as failures</source>
        <translation>将警告视为失败</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>以 JSON 格式输出</translation>
    </message>
    <message>
        <source>Items: %1. Texts: %2.</source>
        <translation>题目：%1。文本：%2。</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>4/6: four of six items have a text; ~2: two of the texts are older than their source.</source>
        <translation>4/6：六道题目中有四道有文本；~2：其中两篇文本比原文旧。</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Drills AI-hardware concepts with spaced repetition, offline and in your languages.</source>
        <translation>用间隔重复练习 AI 硬件概念，可离线使用，并以你的语言呈现。</translation>
    </message>
    <message>
        <source>Print the version and stop</source>
        <translation>显示版本并退出</translation>
    </message>
    <message>
        <source>there is no command `%1`</source>
        <translation>没有命令 `%1`</translation>
    </message>
    <message>
        <source>--now: `%1` is no time of the form 2026-12-01T08:00:00Z</source>
        <translation>--now: `%1` 不是 2026-12-01T08:00:00Z 形式的时间</translation>
    </message>
    <message>
        <source>Print this help and stop</source>
        <translation>显示此帮助并退出</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>用法</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>(required)</source>
        <translation>（必需）</translation>
    </message>
    <message>
        <source>Common options</source>
        <translation>通用选项</translation>
    </message>
    <message>
        <source>Use this bank file instead of the shipped and added ones; repeatable</source>
        <translation>使用此题库文件，代替自带和已添加的题库；可重复指定</translation>
    </message>
    <message>
        <source>Use this profile instead of the learner&apos;s</source>
        <translation>使用此学习档案，代替学习者自己的档案</translation>
    </message>
    <message>
        <source>Take this instant for now, for repeatable runs</source>
        <translation>以此时刻为当前时间，便于重现运行结果</translation>
    </message>
    <message>
        <source>warpdeck-cli: this command line was not understood: %1</source>
        <translation>warpdeck-cli: 无法理解此命令行：%1</translation>
    </message>
    <message>
        <source>`warpdeck-cli --help` and `warpdeck-cli COMMAND --help` tell what there is.</source>
        <translation>用法请见 `warpdeck-cli --help` 和 `warpdeck-cli COMMAND --help`。</translation>
    </message>
</context>
<context>
    <name>Diagnostic</name>
    <message>
        <source>Did you mean `%1`?</source>
        <translation>是否想写 `%1`？</translation>
    </message>
    <message>
        <source>The item has %1 options, %2 of them right.</source>
        <translation>题目有 %1 个选项，其中 %2 个正确。</translation>
    </message>
    <message>
        <source>Three to five options, of which a choice has one right one.</source>
        <translation>选项应为三到五个；choice 题只有一个正确选项。</translation>
    </message>
    <message>
        <source>The options `%1` and `%2` say the same.</source>
        <translation>选项 `%1` 和 `%2` 内容相同。</translation>
    </message>
    <message>
        <source>Make them differ by more than case, spaces and punctuation.</source>
        <translation>两者的差别不能只在大小写、空格和标点。</translation>
    </message>
    <message>
        <source>The option says `%1`.</source>
        <translation>选项写的是 `%1`。</translation>
    </message>
    <message>
        <source>It rewards half knowledge and breaks when options are shuffled; write a real error instead.</source>
        <translation>这种选项让一知半解者得分，打乱顺序后也不成立；请改写成一个真实的错误。</translation>
    </message>
    <message>
        <source>The right option has %1 characters, the wrong ones %2 on average (ratio %3).</source>
        <translation>正确选项有 %1 个字符，错误选项平均 %2 个（比值 %3）。</translation>
    </message>
    <message>
        <source>Length must not tell: bring the ratio to 0.75 to 1.33.</source>
        <translation>长度不应透露答案：请将比值调整到 0.75 至 1.33。</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option is clearly the longest (%3 %; %4 % at most).</source>
        <translation>%2 道题目中有 %1 道的正确选项明显最长（%3%，上限 %4%）。</translation>
    </message>
    <message>
        <source>Shorten right options or give wrong ones equal detail.</source>
        <translation>请缩短正确选项，或让错误选项同样详细。</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option is clearly the shortest (%3 %; %4 % at most).</source>
        <translation>%2 道题目中有 %1 道的正确选项明显最短（%3%，上限 %4%）。</translation>
    </message>
    <message>
        <source>Give right options the detail of the others.</source>
        <translation>请让正确选项与其他选项同样详细。</translation>
    </message>
    <message>
        <source>The option `%1` has %2 characters, `%3` only %4.</source>
        <translation>选项 `%1` 有 %2 个字符，`%3` 只有 %4 个。</translation>
    </message>
    <message>
        <source>The longest should have at most twice the length of the shortest.</source>
        <translation>最长的选项不应超过最短选项的两倍。</translation>
    </message>
    <message>
        <source>Only wrong options use absolute words: %1.</source>
        <translation>只有错误选项使用了绝对化词语：%1。</translation>
    </message>
    <message>
        <source>Learners know that `always` is seldom right; use them everywhere or nowhere.</source>
        <translation>学习者知道含 `always`（总是）的选项很少正确；要么各选项都用，要么都不用。</translation>
    </message>
    <message>
        <source>In %1 of %2 items only wrong options use absolute words (%3 %; %4 % at most).</source>
        <translation>%2 道题目中有 %1 道只在错误选项中使用绝对化词语（%3%，上限 %4%）。</translation>
    </message>
    <message>
        <source>Reword them.</source>
        <translation>请改写这些选项。</translation>
    </message>
    <message>
        <source>In %1 of %2 items only the right option hedges (%3 %; %4 % at most).</source>
        <translation>%2 道题目中有 %1 道只在正确选项中使用留有余地的措辞（%3%，上限 %4%）。</translation>
    </message>
    <message>
        <source>Reword them: `usually` gives the answer away.</source>
        <translation>请改写：`usually`（通常）这类词会泄露答案。</translation>
    </message>
    <message>
        <source>The right option repeats %1 words of the question more than any other.</source>
        <translation>正确选项与题干重复的词比其他任何选项都多 %1 个。</translation>
    </message>
    <message>
        <source>Say it in other words, or let wrong options echo as well.</source>
        <translation>请换一种说法，或让错误选项也重复题干用词。</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option echoes the question (%3 %; %4 % at most).</source>
        <translation>%2 道题目中有 %1 道的正确选项重复了题干用词（%3%，上限 %4%）。</translation>
    </message>
    <message>
        <source>The question is negative: %1.</source>
        <translation>题干是否定式：%1。</translation>
    </message>
    <message>
        <source>Ask for what is true; where that is impossible, emphasise the word.</source>
        <translation>请改问什么是正确的；若做不到，请强调否定词。</translation>
    </message>
    <message>
        <source>The negative word is not emphasised: %1.</source>
        <translation>否定词没有强调：%1。</translation>
    </message>
    <message>
        <source>Write it as **not**.</source>
        <translation>请用粗体，写成 **不**。</translation>
    </message>
    <message>
        <source>A negative question has a negative option: %1.</source>
        <translation>否定式题干中有否定式选项：%1。</translation>
    </message>
    <message>
        <source>Take out one of the two.</source>
        <translation>请去掉其中一处否定。</translation>
    </message>
    <message>
        <source>%1 of %2 questions are negative (%3 %; %4 % at most).</source>
        <translation>%2 道题目中有 %1 道是否定式（%3%，上限 %4%）。</translation>
    </message>
    <message>
        <source>Reword some of them.</source>
        <translation>请改写其中一些。</translation>
    </message>
    <message>
        <source>The question does not end in one question mark.</source>
        <translation>题干没有以一个问号结尾。</translation>
    </message>
    <message>
        <source>End it so, or with the blank of a sentence to complete.</source>
        <translation>请以一个问号结尾；若是补全句子，则以空白处结尾。</translation>
    </message>
    <message>
        <source>The text has %1 words; %2 are the most.</source>
        <translation>文本有 %1 个词，最多 %2 个。</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>请缩短。</translation>
    </message>
    <message>
        <source>Some options end in a full stop and some do not.</source>
        <translation>有的选项以句号结尾，有的没有。</translation>
    </message>
    <message>
        <source>End all alike.</source>
        <translation>请统一结尾。</translation>
    </message>
    <message>
        <source>Some options begin with a capital and some do not.</source>
        <translation>有的选项以大写字母开头，有的没有。</translation>
    </message>
    <message>
        <source>Begin all alike.</source>
        <translation>请统一开头。</translation>
    </message>
    <message>
        <source>Some options are numbers and some are not.</source>
        <translation>有的选项是数字，有的不是。</translation>
    </message>
    <message>
        <source>Make them all of one kind.</source>
        <translation>请统一为同一类。</translation>
    </message>
    <message>
        <source>The options have different units: %1 and %2.</source>
        <translation>选项的单位不同：%1 和 %2。</translation>
    </message>
    <message>
        <source>Use one unit.</source>
        <translation>请使用同一单位。</translation>
    </message>
    <message>
        <source>The options `%1` and `%2` are equal numbers.</source>
        <translation>选项 `%1` 和 `%2` 的数值相等。</translation>
    </message>
    <message>
        <source>Make them differ by more than the tolerance.</source>
        <translation>两者之差应大于容差。</translation>
    </message>
    <message>
        <source>With %1 numeric options, the right one&apos;s rank is spread unevenly: %2.</source>
        <translation>在有 %1 个数字选项的题目中，正确选项的位次分布不均：%2。</translation>
    </message>
    <message>
        <source>Choose the wrong values so that every rank is as likely.</source>
        <translation>请选择合适的错误数值，使各位次出现的可能性相同。</translation>
    </message>
    <message>
        <source>The feedback of `%1` does not explain.</source>
        <translation>`%1` 的点评没有说明原因。</translation>
    </message>
    <message>
        <source>Say in a sentence why the option is right or wrong.</source>
        <translation>请用一句话说明该选项为什么对或错。</translation>
    </message>
    <message>
        <source>The feedback of `%1` only repeats the option.</source>
        <translation>`%1` 的点评只是重复选项。</translation>
    </message>
    <message>
        <source>Say why it is right or wrong.</source>
        <translation>请说明它为什么对或错。</translation>
    </message>
    <message>
        <source>The text names an option by letter or place: %1.</source>
        <translation>文本用字母或位置指代选项：%1。</translation>
    </message>
    <message>
        <source>Options are shuffled; name what it says.</source>
        <translation>选项会打乱顺序；请写出其内容。</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option shares most words with the others (%3 %; %4 % at most).</source>
        <translation>%2 道题目中有 %1 道的正确选项与其他选项共用的词最多（%3%，上限 %4%）。</translation>
    </message>
    <message>
        <source>Vary the wrong options in more than one respect.</source>
        <translation>错误选项应在不止一个方面有所变化。</translation>
    </message>
    <message>
        <source>The question is almost that of %1.</source>
        <translation>题干与 %1 的几乎相同。</translation>
    </message>
    <message>
        <source>Ask something else, or write `variant-of: %1`.</source>
        <translation>请改问别的，或写上 `variant-of: %1`。</translation>
    </message>
    <message>
        <source>The question tells the answer of %1.</source>
        <translation>题干透露了 %1 的答案。</translation>
    </message>
    <message>
        <source>Reword one of the two.</source>
        <translation>请改写其中一道题目。</translation>
    </message>
    <message>
        <source>`%1` is missing.</source>
        <translation>缺少 `%1`。</translation>
    </message>
    <message>
        <source>Every question needs objective, sources, level and bloom.</source>
        <translation>每道题目都需要 objective、sources、level 和 bloom。</translation>
    </message>
    <message>
        <source>%1 of %2 questions only ask to remember (%3 %; %4 % at most).</source>
        <translation>%2 道题目中有 %1 道只考查记忆（%3%，上限 %4%）。</translation>
    </message>
    <message>
        <source>Write more that ask to understand and apply.</source>
        <translation>请多写考查理解和应用的题目。</translation>
    </message>
    <message>
        <source>%1 of %2 questions ask to apply or more (%3 %; at least %4 %).</source>
        <translation>%2 道题目中有 %1 道考查应用或更高层次（%3%，下限 %4%）。</translation>
    </message>
    <message>
        <source>Write more of them.</source>
        <translation>请多写这类题目。</translation>
    </message>
    <message>
        <source>`%1` stands next to a number without source and date.</source>
        <translation>`%1` 旁边有数字，却没有来源和日期。</translation>
    </message>
    <message>
        <source>Add `sources:` and `as-of:`.</source>
        <translation>请加上 `sources:` 和 `as-of:`。</translation>
    </message>
    <message>
        <source>The rate of `%1` does not say dense or sparse.</source>
        <translation>`%1` 的算力没有说明是稠密还是稀疏。</translation>
    </message>
    <message>
        <source>Say which.</source>
        <translation>请注明是哪一种。</translation>
    </message>
    <message>
        <source>The rate of the link `%1` does not say which direction.</source>
        <translation>链路 `%1` 的速率没有说明方向。</translation>
    </message>
    <message>
        <source>Say one direction or both.</source>
        <translation>请注明单向还是双向。</translation>
    </message>
    <message>
        <source>The options differ from the source. Missing: %1. Added: %2.</source>
        <translation>选项与原文不同。缺少：%1。多出：%2。</translation>
    </message>
    <message>
        <source>Use the ids of the source.</source>
        <translation>请使用原文的 ID。</translation>
    </message>
    <message>
        <source>The numbers differ from the source. Missing: %1. Added: %2.</source>
        <translation>数字与原文不同。缺少：%1。多出：%2。</translation>
    </message>
    <message>
        <source>Correct them; only separators may differ.</source>
        <translation>请更正；只有分隔符可以不同。</translation>
    </message>
    <message>
        <source>A formula differs from the source. There: %1. Here: %2.</source>
        <translation>公式与原文不同。原文：%1。此处：%2。</translation>
    </message>
    <message>
        <source>Copy the TeX; only `{,}` and the words in \text{} may differ.</source>
        <translation>请照抄 TeX；只有 `{,}` 和 \text{} 中的文字可以不同。</translation>
    </message>
    <message>
        <source>This language writes a decimal comma, but the formula has a point: %1.</source>
        <translation>该语言用逗号作小数点，公式中却用了句点：%1。</translation>
    </message>
    <message>
        <source>Write `{,}` in TeX.</source>
        <translation>在 TeX 中请写 `{,}`。</translation>
    </message>
    <message>
        <source>The source says `%1`, but `%2` does not occur here.</source>
        <translation>原文用了 `%1`，此处却没有出现 `%2`。</translation>
    </message>
    <message>
        <source>Use the glossary&apos;s term, or add a variant to the glossary.</source>
        <translation>请使用术语表中的术语，或在术语表中添加变体。</translation>
    </message>
    <message>
        <source>The tolerance is %1, but rounded input alone moves the result by %2.</source>
        <translation>容差为 %1，而仅输入值的舍入就会使结果变化 %2。</translation>
    </message>
    <message>
        <source>Widen the tolerance to twice that.</source>
        <translation>请将容差放宽到该值的两倍。</translation>
    </message>
    <message>
        <source>The mistake `%1` gives %2, which is within the tolerance of the answer %3.</source>
        <translation>典型错误 `%1` 的结果是 %2，落在答案 %3 的容差之内。</translation>
    </message>
    <message>
        <source>Narrow the tolerance, or leave the mistake out.</source>
        <translation>请收窄容差，或去掉这个典型错误。</translation>
    </message>
    <message>
        <source>`%1` gives no finite number (%2).</source>
        <translation>`%1` 得不到有限的数（%2）。</translation>
    </message>
    <message>
        <source>Change the expression or the ranges.</source>
        <translation>请修改表达式或取值范围。</translation>
    </message>
    <message>
        <source>In %1 of %2 draws a mistake cannot be told from the answer.</source>
        <translation>%2 次取值中有 %1 次无法区分典型错误与答案。</translation>
    </message>
    <message>
        <source>Narrow the ranges or the tolerance.</source>
        <translation>请收窄取值范围或容差。</translation>
    </message>
    <message>
        <source>The sentences have %1 words on average.</source>
        <translation>句子平均有 %1 个词。</translation>
    </message>
    <message>
        <source>Keep them to 20.</source>
        <translation>请控制在 20 个词以内。</translation>
    </message>
    <message>
        <source>Bidirectional control characters do not balance.</source>
        <translation>双向文本控制字符不成对。</translation>
    </message>
    <message>
        <source>Remove them: the program sets direction itself.</source>
        <translation>请删除：文字方向由程序设置。</translation>
    </message>
    <message>
        <source>The tables differ from the source. There: %1. Here: %2.</source>
        <translation>表格与原文不同。原文：%1。此处：%2。</translation>
    </message>
    <message>
        <source>Keep the same rows and columns.</source>
        <translation>请保持行列相同。</translation>
    </message>
    <message>
        <source>The text is the same as the source.</source>
        <translation>文本与原文相同。</translation>
    </message>
    <message>
        <source>Translate it, or write `same-as-source: yes` under the item&apos;s heading.</source>
        <translation>请翻译，或在题目标题下写上 `same-as-source: yes`。</translation>
    </message>
    <message>
        <source>HTML stands in the text: %1.</source>
        <translation>文本中有 HTML：%1。</translation>
    </message>
    <message>
        <source>Use Markdown; tags would be shown as they are.</source>
        <translation>请使用 Markdown；标签会原样显示。</translation>
    </message>
    <message>
        <source>A formula is not closed: %1.</source>
        <translation>公式没有结束：%1。</translation>
    </message>
    <message>
        <source>Close it with `$`, or write `\$` for a dollar.</source>
        <translation>请用 `$` 结束；美元符号写作 `\$`。</translation>
    </message>
    <message>
        <source>The comparison has %1 tables.</source>
        <translation>比较中有 %1 个表格。</translation>
    </message>
    <message>
        <source>Write exactly one.</source>
        <translation>请只写一个。</translation>
    </message>
    <message>
        <source>The values in braces differ from the source. Missing: %1. Added: %2.</source>
        <translation>花括号中的值与原文不同。缺少：%1。多出：%2。</translation>
    </message>
    <message>
        <source>Use the same ones.</source>
        <translation>请使用相同的值。</translation>
    </message>
    <message>
        <source>`%1` is no expression (at character %2).</source>
        <translation>`%1` 不是有效的表达式（第 %2 个字符处）。</translation>
    </message>
    <message>
        <source>Use numbers, parameters, + - * / ^, parentheses and min max sqrt log2 ln exp ceil floor.</source>
        <translation>可用数字、参数、+ - * / ^、圆括号以及 min max sqrt log2 ln exp ceil floor。</translation>
    </message>
    <message>
        <source>`%1` is no parameter of this item (in `%2`).</source>
        <translation>`%1` 不是本题的参数（在 `%2` 中）。</translation>
    </message>
    <message>
        <source>Declare it with `let:`.</source>
        <translation>请用 `let:` 声明。</translation>
    </message>
    <message>
        <source>The unit `%1` has no name in this language.</source>
        <translation>单位 `%1` 没有该语言的名称。</translation>
    </message>
    <message>
        <source>Name it under `### units`: `- %1 = name, other name`.</source>
        <translation>请在 `### units` 下写出名称：`- %1 = name, other name`。</translation>
    </message>
    <message>
        <source>Nothing of the kind %1 is found, so the waiver does nothing.</source>
        <translation>没有 %1 类检查结果，这条豁免不起作用。</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>请删除。</translation>
    </message>
    <message>
        <source>The waiver of %1 gives no reason.</source>
        <translation>对 %1 的豁免没有说明理由。</translation>
    </message>
    <message>
        <source>Write it behind the code.</source>
        <translation>请写在代码之后。</translation>
    </message>
    <message>
        <source>This is no valid UTF-8.</source>
        <translation>不是有效的 UTF-8。</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation>请将文件保存为 UTF-8。</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark.</source>
        <translation>文件以字节顺序标记开头。</translation>
    </message>
    <message>
        <source>`format` removes it.</source>
        <translation>`format` 会将其删除。</translation>
    </message>
    <message>
        <source>Lines end in CR LF, the first of %1 here.</source>
        <translation>有 %1 行以 CR LF 结尾，此处是第一行。</translation>
    </message>
    <message>
        <source>`format` makes them LF.</source>
        <translation>`format` 会将其改为 LF。</translation>
    </message>
    <message>
        <source>This text is not in Unicode&apos;s normal form NFC.</source>
        <translation>文本不是 Unicode 规范化形式 NFC。</translation>
    </message>
    <message>
        <source>`format` normalises it.</source>
        <translation>`format` 会将其规范化。</translation>
    </message>
    <message>
        <source>The last line has no line end.</source>
        <translation>最后一行没有换行符。</translation>
    </message>
    <message>
        <source>`format` adds it.</source>
        <translation>`format` 会将其补上。</translation>
    </message>
    <message>
        <source>The control character %1 stands here.</source>
        <translation>此处有控制字符 %1。</translation>
    </message>
    <message>
        <source>A tab stands here.</source>
        <translation>此处有制表符。</translation>
    </message>
    <message>
        <source>Use spaces.</source>
        <translation>请使用空格。</translation>
    </message>
    <message>
        <source>The line has %1 bytes; %2 are the most.</source>
        <translation>该行有 %1 字节，最多 %2 字节。</translation>
    </message>
    <message>
        <source>Break it into several lines.</source>
        <translation>请分成几行。</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>无法读取文件。</translation>
    </message>
    <message>
        <source>Check that you may read it.</source>
        <translation>请检查是否有读取权限。</translation>
    </message>
    <message>
        <source>The file has %1 bytes; %2 are the most.</source>
        <translation>文件有 %1 字节，最多 %2 字节。</translation>
    </message>
    <message>
        <source>Split the topic, or make the picture smaller.</source>
        <translation>请拆分主题，或缩小图片。</translation>
    </message>
    <message>
        <source>This is no ordinary file.</source>
        <translation>这不是普通文件。</translation>
    </message>
    <message>
        <source>Put a copy of the file here; links, devices and pipes are not followed.</source>
        <translation>请把文件的副本放在这里；不会跟随链接、设备和管道。</translation>
    </message>
    <message>
        <source>The file is not used.</source>
        <translation>该文件未被使用。</translation>
    </message>
    <message>
        <source>Topic files are called %1.&lt;locale&gt;.md; anything else belongs elsewhere.</source>
        <translation>主题文件应命名为 %1.&lt;locale&gt;.md；其他文件请放到别处。</translation>
    </message>
    <message>
        <source>More than %1 problems are in this file; the others are left out.</source>
        <translation>该文件的错误超过 %1 处，其余已省略。</translation>
    </message>
    <message>
        <source>Mend these first.</source>
        <translation>请先修正这些。</translation>
    </message>
    <message>
        <source>There is no bank.&lt;locale&gt;.md with `role: source`.</source>
        <translation>没有带 `role: source` 的 bank.&lt;locale&gt;.md。</translation>
    </message>
    <message>
        <source>Write it: it gives the bank its id, licence, source locale and title.</source>
        <translation>请编写该文件：它给出题库的 ID、许可证、源语言和标题。</translation>
    </message>
    <message>
        <source>A second file says `role: source`; %1 does already.</source>
        <translation>这是第二个写有 `role: source` 的文件；%1 中已经写了。</translation>
    </message>
    <message>
        <source>Make this one `role: translation`.</source>
        <translation>请将此文件改为 `role: translation`。</translation>
    </message>
    <message>
        <source>The topic has no source file.</source>
        <translation>主题没有原文文件。</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>请编写 %1。</translation>
    </message>
    <message>
        <source>`%1` is no locale as file names spell it.</source>
        <translation>`%1` 不是文件名可用的语言标记。</translation>
    </message>
    <message>
        <source>Use a BCP 47 tag such as de, pt-BR or zh-Hans.</source>
        <translation>请使用 BCP 47 标记，如 de、pt-BR 或 zh-Hans。</translation>
    </message>
    <message>
        <source>The file does not begin with front matter.</source>
        <translation>文件没有以文件头 (front matter) 开始。</translation>
    </message>
    <message>
        <source>Begin with a line `---`, then `key: value` lines, then a line `---`.</source>
        <translation>请以一行 `---` 开始，接着是若干 `key: value` 行，再以一行 `---` 结束。</translation>
    </message>
    <message>
        <source>The front matter has no end.</source>
        <translation>文件头 (front matter) 没有结束。</translation>
    </message>
    <message>
        <source>Close it with a line `---`.</source>
        <translation>请用一行 `---` 结束。</translation>
    </message>
    <message>
        <source>`%1` is no line of the form `key: value`.</source>
        <translation>`%1` 不是 `key: value` 形式的行。</translation>
    </message>
    <message>
        <source>Write the key in lower case, a colon, a space and the value; a blank line ends the keys.</source>
        <translation>请写小写的键、冒号、空格和值；空行表示键结束。</translation>
    </message>
    <message>
        <source>There is no key `%1` here.</source>
        <translation>此处没有 `%1` 这个键。</translation>
    </message>
    <message>
        <source>See the list of keys in content/README.md.</source>
        <translation>键的列表见 content/README.md。</translation>
    </message>
    <message>
        <source>The key `%1` stands here a second time, first in line %2.</source>
        <translation>键 `%1` 重复出现，首次在第 %2 行。</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>请只保留一个。</translation>
    </message>
    <message>
        <source>The key `%1` is missing in %2.</source>
        <translation>%2 中缺少键 `%1`。</translation>
    </message>
    <message>
        <source>Add a line `%1: …`.</source>
        <translation>请加上一行 `%1: …`。</translation>
    </message>
    <message>
        <source>`%1` has no value.</source>
        <translation>`%1` 没有值。</translation>
    </message>
    <message>
        <source>Write the value, or remove the line.</source>
        <translation>请写上值，或删除该行。</translation>
    </message>
    <message>
        <source>`%1` cannot be `%2`.</source>
        <translation>`%1` 不能是 `%2`。</translation>
    </message>
    <message>
        <source>Expected: %3.</source>
        <translation>应为：%3。</translation>
    </message>
    <message>
        <source>`%1` is `%2` but must be `%3` in this file.</source>
        <translation>`%1` 是 `%2`，但在此文件中必须是 `%3`。</translation>
    </message>
    <message>
        <source>Write `%1: %3`.</source>
        <translation>请写 `%1: %3`。</translation>
    </message>
    <message>
        <source>The key `%1` has no meaning for an item of kind %2.</source>
        <translation>键 `%1` 对 %2 类题目没有意义。</translation>
    </message>
    <message>
        <source>Remove the line.</source>
        <translation>请删除该行。</translation>
    </message>
    <message>
        <source>`%1: %2` is no number that is allowed here.</source>
        <translation>`%1: %2` 不是此处允许的数。</translation>
    </message>
    <message>
        <source>Write a number with a decimal point; where whole numbers are meant, from %3 to %4.</source>
        <translation>请以句点作小数点；若要求整数，范围为 %3 到 %4。</translation>
    </message>
    <message>
        <source>`%1: %2` is no date.</source>
        <translation>`%1: %2` 不是日期。</translation>
    </message>
    <message>
        <source>Write it as 2026-12-01.</source>
        <translation>请写成 2026-12-01 的形式。</translation>
    </message>
    <message>
        <source>Write `waive: %1 why it is meant so`.</source>
        <translation>请写成 `waive: %1 why it is meant so`，并附上理由。</translation>
    </message>
    <message>
        <source>There is no finding called `%1`.</source>
        <translation>没有名为 `%1` 的检查结果。</translation>
    </message>
    <message>
        <source>Use the code that `check` prints.</source>
        <translation>请使用 `check` 输出的代码。</translation>
    </message>
    <message>
        <source>`%1` names `%2` twice.</source>
        <translation>`%1` 中 `%2` 出现了两次。</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>请删除其中一个。</translation>
    </message>
    <message>
        <source>The title is missing.</source>
        <translation>缺少标题。</translation>
    </message>
    <message>
        <source>Write a line `# Title` below the front matter.</source>
        <translation>请在文件头 (front matter) 下写一行 `# Title`。</translation>
    </message>
    <message>
        <source>Text stands where none can stand.</source>
        <translation>此处不能有文本。</translation>
    </message>
    <message>
        <source>Put it below a title, or remove it.</source>
        <translation>请移到标题之下，或删除。</translation>
    </message>
    <message>
        <source>`%1` is a second title.</source>
        <translation>`%1` 是第二个标题。</translation>
    </message>
    <message>
        <source>A file has one line that begins with `# `; use `####` inside texts.</source>
        <translation>一个文件只有一行以 `# ` 开头；文本内请用 `####`。</translation>
    </message>
    <message>
        <source>An item begins before the title of the file.</source>
        <translation>题目出现在文件标题之前。</translation>
    </message>
    <message>
        <source>Put the line `# Title` above it.</source>
        <translation>请在其上方写一行 `# Title`。</translation>
    </message>
    <message>
        <source>`%1` is an option outside an item&apos;s question.</source>
        <translation>`%1` 是题干之外的选项。</translation>
    </message>
    <message>
        <source>Options follow the stem, before any section; a backslash in front makes the line ordinary text.</source>
        <translation>选项位于题干之后、各小节之前；行首加反斜杠，该行即为普通文本。</translation>
    </message>
    <message>
        <source>Text follows the options.</source>
        <translation>选项之后还有文本。</translation>
    </message>
    <message>
        <source>Options end the stem: move the text above them or into `### explanation`.</source>
        <translation>题干以选项结束：请把文本移到选项之前，或移入 `### explanation`。</translation>
    </message>
    <message>
        <source>Text follows an option&apos;s feedback.</source>
        <translation>选项的点评之后还有文本。</translation>
    </message>
    <message>
        <source>Put it above the feedback, or begin the line with `  &gt; `.</source>
        <translation>请移到点评之前，或让该行以 `  &gt; ` 开头。</translation>
    </message>
    <message>
        <source>The code block that begins here has no end.</source>
        <translation>从此处开始的代码块没有结束。</translation>
    </message>
    <message>
        <source>Close it with the same marks.</source>
        <translation>请用相同的标记结束。</translation>
    </message>
    <message>
        <source>The item %1 has no title.</source>
        <translation>题目 %1 没有标题。</translation>
    </message>
    <message>
        <source>Write `## %1 | Title`.</source>
        <translation>请写 `## %1 | Title`。</translation>
    </message>
    <message>
        <source>`%1` is no id.</source>
        <translation>`%1` 不是有效的 ID。</translation>
    </message>
    <message>
        <source>Ids are 2 to 48 characters of a-z, 0-9 and hyphens (options: a letter first).</source>
        <translation>ID 为 2 到 48 个字符，由 a-z、0-9 和连字符组成（选项的 ID 须以字母开头）。</translation>
    </message>
    <message>
        <source>There is no section `%1`.</source>
        <translation>没有 `%1` 这个小节。</translation>
    </message>
    <message>
        <source>Sections are hint, back, explanation, units and note; use `####` for headings of your own.</source>
        <translation>小节有 hint、back、explanation、units 和 note；自定标题请用 `####`。</translation>
    </message>
    <message>
        <source>The section `%1` stands here a second time, first in line %2.</source>
        <translation>小节 `%1` 重复出现，首次在第 %2 行。</translation>
    </message>
    <message>
        <source>Join the two.</source>
        <translation>请合并两者。</translation>
    </message>
    <message>
        <source>The section `%1` stands behind `%2`.</source>
        <translation>小节 `%1` 位于 `%2` 之后。</translation>
    </message>
    <message>
        <source>The order is hint, back, explanation, units, note; `format` does not move texts.</source>
        <translation>顺序为 hint、back、explanation、units、note；`format` 不会移动文本。</translation>
    </message>
    <message>
        <source>The section `%1` is empty.</source>
        <translation>小节 `%1` 是空的。</translation>
    </message>
    <message>
        <source>Fill it or remove it.</source>
        <translation>请填写或删除。</translation>
    </message>
    <message>
        <source>Options and accepted answers stand in one item.</source>
        <translation>同一题目中既有选项，又有可接受的答案。</translation>
    </message>
    <message>
        <source>Use `- id) text` for options, `- = text` for accepted answers.</source>
        <translation>选项写作 `- id) text`，可接受的答案写作 `- = text`。</translation>
    </message>
    <message>
        <source>The accepted answer is empty.</source>
        <translation>可接受的答案是空的。</translation>
    </message>
    <message>
        <source>Write it behind `- = `.</source>
        <translation>请写在 `- = ` 之后。</translation>
    </message>
    <message>
        <source>`%1` is no line of the form `- unit = name, name`.</source>
        <translation>`%1` 不是 `- unit = name, name` 形式的行。</translation>
    </message>
    <message>
        <source>The first name is shown, all are accepted.</source>
        <translation>显示第一个名称，所有名称都可接受。</translation>
    </message>
    <message>
        <source>The item %1 is there already: %2, line %3.</source>
        <translation>题目 %1 已经存在：%2 第 %3 行。</translation>
    </message>
    <message>
        <source>Ids are unique in a bank; choose another one.</source>
        <translation>ID 在题库中必须唯一；请另选一个。</translation>
    </message>
    <message>
        <source>The id %1 was retired in %2, line %3.</source>
        <translation>ID %1 已在 %2 第 %3 行停用。</translation>
    </message>
    <message>
        <source>Choose another id: learners have a history under this one.</source>
        <translation>请另选 ID：学习者在此 ID 下已有记录。</translation>
    </message>
    <message>
        <source>The item has the same id as the topic %1.</source>
        <translation>题目与主题 %1 的 ID 相同。</translation>
    </message>
    <message>
        <source>Choose another id for one of them.</source>
        <translation>请为其中一个另选 ID。</translation>
    </message>
    <message>
        <source>The option `%1` is there already, in line %2.</source>
        <translation>选项 `%1` 已在第 %2 行。</translation>
    </message>
    <message>
        <source>Give it another id.</source>
        <translation>请换一个 ID。</translation>
    </message>
    <message>
        <source>The item %1 has no question text.</source>
        <translation>题目 %1 没有题干。</translation>
    </message>
    <message>
        <source>Write it below the keys, behind a blank line.</source>
        <translation>请写在各键之下，中间空一行。</translation>
    </message>
    <message>
        <source>The item %1 has fewer than %2 options.</source>
        <translation>题目 %1 的选项少于 %2 个。</translation>
    </message>
    <message>
        <source>Write them as `- a) text`.</source>
        <translation>请写成 `- a) text` 的形式。</translation>
    </message>
    <message>
        <source>The item %1 has %2 options; %3 are the most.</source>
        <translation>题目 %1 有 %2 个选项，最多 %3 个。</translation>
    </message>
    <message>
        <source>Leave out the weakest.</source>
        <translation>请去掉最弱的选项。</translation>
    </message>
    <message>
        <source>The item %1 has no accepted answer.</source>
        <translation>题目 %1 没有可接受的答案。</translation>
    </message>
    <message>
        <source>Write at least one line `- = answer`.</source>
        <translation>请至少写一行 `- = answer`。</translation>
    </message>
    <message>
        <source>The card %1 has no back.</source>
        <translation>卡片 %1 没有背面。</translation>
    </message>
    <message>
        <source>Write it below a line `### back`.</source>
        <translation>请写在一行 `### back` 之下。</translation>
    </message>
    <message>
        <source>The option `%1` has no feedback.</source>
        <translation>选项 `%1` 没有点评。</translation>
    </message>
    <message>
        <source>Write why it is right or wrong on a line below that begins with `  &gt; `.</source>
        <translation>请在其下以 `  &gt; ` 开头的一行中说明它为什么对或错。</translation>
    </message>
    <message>
        <source>The option `%1` has no text.</source>
        <translation>选项 `%1` 没有文本。</translation>
    </message>
    <message>
        <source>Write it behind `- %1) `.</source>
        <translation>请写在 `- %1) ` 之后。</translation>
    </message>
    <message>
        <source>Items of kind %1 have no options.</source>
        <translation>%1 类题目没有选项。</translation>
    </message>
    <message>
        <source>Remove them, or change the kind.</source>
        <translation>请删除，或更改题目类型。</translation>
    </message>
    <message>
        <source>Items of kind %1 have no accepted answers.</source>
        <translation>%1 类题目没有可接受的答案。</translation>
    </message>
    <message>
        <source>Remove the lines `- = …`, or change the kind.</source>
        <translation>请删除 `- = …` 行，或更改题目类型。</translation>
    </message>
    <message>
        <source>The section `%1` has no meaning for an item of kind %2.</source>
        <translation>小节 `%1` 对 %2 类题目没有意义。</translation>
    </message>
    <message>
        <source>Remove it, or change the kind.</source>
        <translation>请删除，或更改题目类型。</translation>
    </message>
    <message>
        <source>`answer` names %2 options, which does not fit kind %1.</source>
        <translation>`answer` 列出了 %2 个选项，与题目类型 %1 不符。</translation>
    </message>
    <message>
        <source>A choice has one, a multiple at least two.</source>
        <translation>choice 有一个，multiple 至少有两个。</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no option of this item.</source>
        <translation>`%1` 中的 `%2` 不是本题的选项。</translation>
    </message>
    <message>
        <source>Use the id before the closing parenthesis of an option.</source>
        <translation>请使用选项中右括号前的 ID。</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no item of this bank.</source>
        <translation>`%1` 中的 `%2` 不是本题库的题目。</translation>
    </message>
    <message>
        <source>Correct the id, or remove it.</source>
        <translation>请更正 ID，或将其删除。</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no topic of this bank.</source>
        <translation>`%1` 中的 `%2` 不是本题库的主题。</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no term of glossary.tsv.</source>
        <translation>`%1` 中的 `%2` 不是 glossary.tsv 中的术语。</translation>
    </message>
    <message>
        <source>Correct the id, or add the term.</source>
        <translation>请更正 ID，或添加该术语。</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no key of sources.tsv.</source>
        <translation>`%1` 中的 `%2` 不是 sources.tsv 中的键。</translation>
    </message>
    <message>
        <source>Correct the key, or add the source.</source>
        <translation>请更正键，或添加该来源。</translation>
    </message>
    <message>
        <source>`%1` is no unit of this item.</source>
        <translation>`%1` 不是本题的单位。</translation>
    </message>
    <message>
        <source>Name the unit in `unit:` or `accept:` first.</source>
        <translation>请先在 `unit:` 或 `accept:` 中写出该单位。</translation>
    </message>
    <message>
        <source>`%1` describes no parameter.</source>
        <translation>`%1` 不是参数定义。</translation>
    </message>
    <message>
        <source>Write `N = 7e9 in 1e9..70e9 log`, `M = 40 in 30..55 step 5` or `G = 512 of 64, 128, 512`.</source>
        <translation>请写成 `N = 7e9 in 1e9..70e9 log`、`M = 40 in 30..55 step 5` 或 `G = 512 of 64, 128, 512` 的形式。</translation>
    </message>
    <message>
        <source>The values of `%1` cannot be drawn.</source>
        <translation>无法为 `%1` 取值。</translation>
    </message>
    <message>
        <source>The range must go upwards, hold the first value, and be positive for `log`.</source>
        <translation>范围须从小到大，包含初始值；用 `log` 时须为正数。</translation>
    </message>
    <message>
        <source>The parameter `%1` is there already.</source>
        <translation>参数 `%1` 已经存在。</translation>
    </message>
    <message>
        <source>Give it another name.</source>
        <translation>请换一个名称。</translation>
    </message>
    <message>
        <source>`%1` cannot be the name of a parameter.</source>
        <translation>`%1` 不能作参数名。</translation>
    </message>
    <message>
        <source>`answer` and the names of functions are taken.</source>
        <translation>`answer` 和函数名已被占用。</translation>
    </message>
    <message>
        <source>`%1` is no tolerance.</source>
        <translation>`%1` 不是有效的容差。</translation>
    </message>
    <message>
        <source>Write `1 %`, a positive number, or `exact`.</source>
        <translation>请写 `1 %`、一个正数或 `exact`。</translation>
    </message>
    <message>
        <source>`%1` accepts no unit.</source>
        <translation>`%1` 没有给出可接受的单位。</translation>
    </message>
    <message>
        <source>Write `accept: h = 24`: the answer in h is 24 times the answer in the main unit.</source>
        <translation>请写成 `accept: h = 24` 的形式：以 h 为单位的答案是以主单位计的 24 倍。</translation>
    </message>
    <message>
        <source>`%1` describes no mistake.</source>
        <translation>`%1` 不是典型错误的定义。</translation>
    </message>
    <message>
        <source>Write `mistake: id = expression`, and its feedback as `- id) …`.</source>
        <translation>请写 `mistake: id = expression`，其点评写作 `- id) …`。</translation>
    </message>
    <message>
        <source>The mistake `%1` has no text.</source>
        <translation>典型错误 `%1` 没有文本。</translation>
    </message>
    <message>
        <source>Write it as `- %1) what went wrong`, with its feedback below.</source>
        <translation>请写成 `- %1) what went wrong`，并在其下写点评。</translation>
    </message>
    <message>
        <source>The gap `%1` is malformed.</source>
        <translation>填空 `%1` 的格式不正确。</translation>
    </message>
    <message>
        <source>Write `{{c1:text}}` or `{{c1:text|also accepted::hint}}`.</source>
        <translation>请写 `{{c1:text}}` 或 `{{c1:text|also accepted::hint}}`。</translation>
    </message>
    <message>
        <source>The item %1 has no gaps.</source>
        <translation>题目 %1 没有填空。</translation>
    </message>
    <message>
        <source>Write them in the text as `{{c1:text}}`.</source>
        <translation>请在文本中写成 `{{c1:text}}` 的形式。</translation>
    </message>
    <message>
        <source>A translation cannot have the key `%1`.</source>
        <translation>译文不能有键 `%1`。</translation>
    </message>
    <message>
        <source>Keys, levels and answers stand in the source file alone; remove the line.</source>
        <translation>键、难度和答案只写在原文文件中；请删除该行。</translation>
    </message>
    <message>
        <source>The source file has no item `%1`.</source>
        <translation>原文文件中没有题目 `%1`。</translation>
    </message>
    <message>
        <source>Correct the id, or add the item to the source first.</source>
        <translation>请更正 ID，或先在原文中添加该题目。</translation>
    </message>
    <message>
        <source>The source has no option `%1` in this item.</source>
        <translation>原文的本题中没有选项 `%1`。</translation>
    </message>
    <message>
        <source>Correct the id: options are matched by it.</source>
        <translation>请更正 ID：选项按 ID 对应。</translation>
    </message>
    <message>
        <source>The item %1 has no `%2` in the source.</source>
        <translation>原文的题目 %1 没有 `%2`。</translation>
    </message>
    <message>
        <source>Remove it here, or write it in the source first.</source>
        <translation>请在此处删除，或先在原文中写上。</translation>
    </message>
    <message>
        <source>The source has no gap `%1` in this item.</source>
        <translation>原文的本题中没有填空 `%1`。</translation>
    </message>
    <message>
        <source>Use the same gaps as the source.</source>
        <translation>请使用与原文相同的填空。</translation>
    </message>
    <message>
        <source>The item %1 lacks `%2` here, so it is left out in this language.</source>
        <translation>题目 %1 在此缺少 `%2`，因此该语言中不含此题。</translation>
    </message>
    <message>
        <source>Translate it; learners get the next of their languages until then.</source>
        <translation>请翻译；在此之前，学习者看到的是其下一种语言的版本。</translation>
    </message>
    <message>
        <source>The item %1 lacks `%2` here.</source>
        <translation>题目 %1 在此缺少 `%2`。</translation>
    </message>
    <message>
        <source>Translate it.</source>
        <translation>请翻译。</translation>
    </message>
    <message>
        <source>There is no picture `%1`.</source>
        <translation>没有图片 `%1`。</translation>
    </message>
    <message>
        <source>Put it into the topic&apos;s folder `media`.</source>
        <translation>请放入主题的 `media` 文件夹。</translation>
    </message>
    <message>
        <source>`%1` is no picture of this topic.</source>
        <translation>`%1` 不是本主题的图片。</translation>
    </message>
    <message>
        <source>Write `media/name.svg`; nothing outside the folder and nothing from the network is shown.</source>
        <translation>请写成 `media/name.svg` 的形式；文件夹之外或网络上的内容都不会显示。</translation>
    </message>
    <message>
        <source>Pictures cannot be of type `%1`.</source>
        <translation>图片不能是 `%1` 类型。</translation>
    </message>
    <message>
        <source>Use png, svg or webp.</source>
        <translation>请使用 png、svg 或 webp。</translation>
    </message>
    <message>
        <source>The column `%1` is not expected here.</source>
        <translation>此处不应有列 `%1`。</translation>
    </message>
    <message>
        <source>The first line names the columns, as content/README.md lists them.</source>
        <translation>第一行写列名，见 content/README.md。</translation>
    </message>
    <message>
        <source>The line has %1 cells, the header %2.</source>
        <translation>该行有 %1 个单元格，表头有 %2 个。</translation>
    </message>
    <message>
        <source>Part the cells by one tab each; an empty cell stays empty.</source>
        <translation>单元格之间各用一个制表符分隔；空单元格留空。</translation>
    </message>
    <message>
        <source>The cell `%1` has spaces around it.</source>
        <translation>单元格 `%1` 的首尾有空格。</translation>
    </message>
    <message>
        <source>`format` removes them.</source>
        <translation>`format` 会将其删除。</translation>
    </message>
    <message>
        <source>`%1` is there already, in line %2.</source>
        <translation>`%1` 已在第 %2 行。</translation>
    </message>
    <message>
        <source>Remove one of the lines.</source>
        <translation>请删除其中一行。</translation>
    </message>
    <message>
        <source>`%1: %2` is no hash.</source>
        <translation>`%1: %2` 不是哈希值。</translation>
    </message>
    <message>
        <source>This file is written by `l10n`; restore it or remove the line.</source>
        <translation>此文件由 `l10n` 写入；请恢复文件，或删除该行。</translation>
    </message>
    <message>
        <source>There is no `%2` of %1 in %3.</source>
        <translation>%3 中没有 %1 的 `%2`。</translation>
    </message>
    <message>
        <source>The line belongs to a text that is gone; remove it.</source>
        <translation>该行对应的文本已不存在；请删除该行。</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>There is no such file.</source>
        <translation>没有这个文件。</translation>
    </message>
    <message>
        <source>The file cannot be opened. Check that you may read it.</source>
        <translation>无法打开文件。请检查是否有读取权限。</translation>
    </message>
    <message>
        <source>The file cannot be written. What was saved before is safe.</source>
        <translation>无法写入文件。此前保存的内容不受影响。</translation>
    </message>
    <message>
        <source>The file or its folder is read-only, so nothing can be saved. Allow writing to it and try again.</source>
        <translation>文件或其所在文件夹是只读的，无法保存。请允许写入后再试。</translation>
    </message>
    <message>
        <source>The file is larger than this program accepts.</source>
        <translation>文件超过本程序可接受的大小。</translation>
    </message>
    <message>
        <source>The disk is full: the last step was not saved, everything before it is safe. Make room and go on.</source>
        <translation>磁盘已满：最后一步没有保存，此前的内容不受影响。请腾出空间后继续。</translation>
    </message>
    <message>
        <source>This file is not a question bank. Banks end in .wdbank and are made by `warpdeck-cli build`.</source>
        <translation>此文件不是题库。题库以 .wdbank 结尾，由 `warpdeck-cli build` 生成。</translation>
    </message>
    <message>
        <source>This bank was written by a newer version of Warpdeck. Update the program to use it.</source>
        <translation>此题库由较新版本的 Warpdeck 写入。请更新程序后使用。</translation>
    </message>
    <message>
        <source>This bank is of an old format that is no longer read. Build it again from its source.</source>
        <translation>此题库是不再支持的旧格式。请从内容源重新生成。</translation>
    </message>
    <message>
        <source>This bank is damaged. Fetch or build it again; your progress is not affected.</source>
        <translation>此题库已损坏。请重新获取或生成；学习进度不受影响。</translation>
    </message>
    <message>
        <source>This file is not a Warpdeck profile; it was left as it is.</source>
        <translation>此文件不是 Warpdeck 学习档案，未作改动。</translation>
    </message>
    <message>
        <source>This profile was written by a newer version of Warpdeck; it was left as it is. Update the program to use it.</source>
        <translation>此学习档案由较新版本的 Warpdeck 写入，未作改动。请更新程序后使用。</translation>
    </message>
    <message>
        <source>This profile is damaged; it was left as it is. A good backup can take its place.</source>
        <translation>此学习档案已损坏，未作改动。可用完好的备份替换它。</translation>
    </message>
    <message>
        <source>Another program is using this profile. Close it and try again.</source>
        <translation>另一个程序正在使用此学习档案。请关闭它后再试。</translation>
    </message>
    <message>
        <source>This older profile could not be brought up to date; it is as it was.</source>
        <translation>无法升级这个旧版学习档案，它保持原样。</translation>
    </message>
    <message>
        <source>No open bank has such an item. `warpdeck-cli banks` lists the banks.</source>
        <translation>打开的题库中没有这道题目。运行 `warpdeck-cli banks` 可列出题库。</translation>
    </message>
    <message>
        <source>Several banks have an item of this name. Write it as bank/item.</source>
        <translation>多个题库中有同名题目。请写成“题库/题目”的形式。</translation>
    </message>
    <message>
        <source>No open bank has such a topic. `warpdeck-cli banks` lists the topics.</source>
        <translation>打开的题库中没有这个主题。运行 `warpdeck-cli banks` 可列出主题。</translation>
    </message>
    <message>
        <source>Another bank of this id is installed already; nothing was replaced. Use --replace to replace it.</source>
        <translation>已安装了 ID 相同的另一个题库，未作替换。要替换，请使用 --replace。</translation>
    </message>
    <message>
        <source>The content has errors, so no bank was built; an earlier file is as it was.</source>
        <translation>内容有错误，未生成题库；原有文件保持原样。</translation>
    </message>
    <message>
        <source>It exists already and was left as it is.</source>
        <translation>它已存在，保持原样。</translation>
    </message>
    <message>
        <source>This was not understood.</source>
        <translation>无法理解此输入。</translation>
    </message>
    <message>
        <source>Something unexpected happened.</source>
        <translation>发生了意外情况。</translation>
    </message>
</context>
<context>
    <name>ExportLogCommand</name>
    <message>
        <source>Write the review log as CSV, one line a review</source>
        <translation>将复习日志写成 CSV，每次复习一行</translation>
    </message>
    <message>
        <source>The file to write; the standard output when it is left out</source>
        <translation>要写入的文件；省略时写到标准输出</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Errors: %1. Warnings: %2. Notes: %3.</source>
        <translation>错误：%1。警告：%2。说明：%3。</translation>
    </message>
</context>
<context>
    <name>FormatCommand</name>
    <message>
        <source>Bring a content folder into its canonical form; files with errors are left as they are</source>
        <translation>将内容文件夹整理成规范形式；有错误的文件保持原样</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>内容所在的文件夹</translation>
    </message>
    <message>
        <source>Only tell what would change</source>
        <translation>只显示将会改动的内容</translation>
    </message>
    <message>
        <source>would change: %1</source>
        <translation>将会改动：%1</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>已改动：%1</translation>
    </message>
</context>
<context>
    <name>FsrsCommand</name>
    <message>
        <source>Replay, fit and simulate the memory model on a review log</source>
        <translation>在复习日志上重放、拟合和模拟记忆模型</translation>
    </message>
    <message>
        <source>Print the state after each review as CSV</source>
        <translation>以 CSV 输出每次复习后的状态</translation>
    </message>
    <message>
        <source>Desired retention of the intervals</source>
        <translation>间隔的期望保持率</translation>
    </message>
    <message>
        <source>Find the parameters that fit the reviews best</source>
        <translation>求最符合复习记录的参数</translation>
    </message>
    <message>
        <source>Parts of the time-series split</source>
        <translation>时间序列划分的份数</translation>
    </message>
    <message>
        <source>Print what desired retentions cost and bring</source>
        <translation>输出各期望保持率的代价与收益</translation>
    </message>
    <message>
        <source>Number of cards to learn</source>
        <translation>要学习的卡片数</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <translation>每天的新卡片</translation>
    </message>
    <message>
        <source>Days to live through</source>
        <translation>模拟的天数</translation>
    </message>
    <message>
        <source>Seed of chance</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>The memory model</source>
        <translation>记忆模型</translation>
    </message>
    <message>
        <source>File with the model&apos;s numbers, separated by commas or white space</source>
        <translation>包含模型数值的文件，用逗号或空白分隔</translation>
    </message>
    <message>
        <source>Time zone in which study days begin</source>
        <translation>学习日开始所依据的时区</translation>
    </message>
    <message>
        <source>Hour at which a study day begins</source>
        <translation>学习日开始的钟点</translation>
    </message>
    <message>
        <source>The reviews, as export-log writes them</source>
        <translation>复习记录，格式同 export-log 的输出</translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message>
        <source>Study as much as you like.</source>
        <translation>想学多少就学多少。</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s) a day.</source>
        <translation>
            <numerusform>每天约 %n 分钟。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InstallCommand</name>
    <message>
        <source>Verify a bank file and copy it to the added banks</source>
        <translation>验证题库文件，并复制到已添加的题库中</translation>
    </message>
    <message>
        <source>The bank file</source>
        <translation>题库文件</translation>
    </message>
    <message>
        <source>Replace another bank of the same id</source>
        <translation>替换 ID 相同的另一个题库</translation>
    </message>
    <message>
        <source>Installed %1 (%2), version %3: %4 items.</source>
        <translation>已安装 %1（%2），版本 %3：%4 道题目。</translation>
    </message>
    <message>
        <source>Items by language: %1</source>
        <translation>各语言的题目数：%1</translation>
    </message>
</context>
<context>
    <name>Interval</name>
    <message>
        <source>&lt;1 min</source>
        <translation>&lt;1 分钟</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 天</translation>
    </message>
    <message>
        <source>%1 mo</source>
        <translation>%1 个月</translation>
    </message>
    <message>
        <source>%1 y</source>
        <translation>%1 年</translation>
    </message>
</context>
<context>
    <name>ItemOutput</name>
    <message>
        <source>%1, no %2 text yet</source>
        <translation>以 %1 显示，尚无 %2 文本</translation>
    </message>
    <message>
        <source>Stale: the source text changed after this translation</source>
        <translation>已过时：翻译之后原文有改动</translation>
    </message>
    <message>
        <source>Several answers can be right.</source>
        <translation>正确答案可能不止一个。</translation>
    </message>
    <message>
        <source>Right, your answer</source>
        <translation>正确，你的答案</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>你的答案</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解析</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Related</source>
        <translation>相关</translation>
    </message>
</context>
<context>
    <name>ItemWords</name>
    <message>
        <source>Suspended</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Buried</source>
        <translation>已搁置</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>学习中</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>已掌握</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) late</source>
        <translation>
            <numerusform>逾期 %n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>%n 天后</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewCommand</name>
    <message>
        <source>Print the skeleton of a topic or an item, for authors to fill in</source>
        <translation>输出主题或题目的骨架，供作者填写</translation>
    </message>
    <message>
        <source>The skeleton of a topic&apos;s source file</source>
        <translation>主题原文文件的骨架</translation>
    </message>
    <message>
        <source>The topic&apos;s id: a-z, 0-9 and hyphens, 2 to 48 characters</source>
        <translation>主题的 ID：由 a-z、0-9 和连字符组成，2 到 48 个字符</translation>
    </message>
    <message>
        <source>The skeleton of an item, to be put into a topic&apos;s source file</source>
        <translation>题目的骨架，用于放入主题的原文文件</translation>
    </message>
    <message>
        <source>The item&apos;s id: a-z, 0-9 and hyphens, 2 to 48 characters</source>
        <translation>题目的 ID：由 a-z、0-9 和连字符组成，2 到 48 个字符</translation>
    </message>
    <message>
        <source>What kind of item</source>
        <translation>题目类型</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>There is nothing to practise here.</source>
        <translation>这里没有可练习的内容。</translation>
    </message>
    <message>
        <source>Enter shows the answer, ? helps:</source>
        <translation>按 Enter 显示答案，输入 ? 查看帮助：</translation>
    </message>
    <message>
        <source>Your answer (? helps):</source>
        <translation>你的答案（输入 ? 查看帮助）：</translation>
    </message>
    <message>
        <source>✓ Right. Rate 1 to 4, Enter for 3:</source>
        <translation>✓ 正确。评分 1 到 4，直接按 Enter 为 3：</translation>
    </message>
    <message>
        <source>Rate 1 to 4, Enter for 3:</source>
        <translation>评分 1 到 4，直接按 Enter 为 3：</translation>
    </message>
    <message>
        <source>1 to 4 rate; :l next language, :u undo, :q quit without saving this answer</source>
        <translation>1 到 4 评分；:l 下一种语言，:u 撤销，:q 退出且不保存此回答</translation>
    </message>
    <message>
        <source>✗ Wrong. Saved as Again. Enter goes on, :u takes it back:</source>
        <translation>✗ 错误。已记为“重来”。按 Enter 继续，:u 撤销：</translation>
    </message>
    <message>
        <source>There is nothing to undo in this session.</source>
        <translation>本次练习中没有可撤销的操作。</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>已撤销。</translation>
    </message>
    <message>
        <source>This question has no text in that language. It has: %1</source>
        <translation>本题没有该语言的文本。现有语言：%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1 题，共 %2 题</translation>
    </message>
    <message>
        <source>once more</source>
        <translation>再次出现</translation>
    </message>
    <message>
        <source>missed before</source>
        <translation>之前答错</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新题</translation>
    </message>
    <message>
        <source>ahead of time</source>
        <translation>提前</translation>
    </message>
    <message>
        <source>due</source>
        <translation>到期</translation>
    </message>
    <message>
        <source>This question has no hint.</source>
        <translation>本题没有提示。</translation>
    </message>
    <message>
        <source>Enter shows the answer.</source>
        <translation>按 Enter 显示答案。</translation>
    </message>
    <message>
        <source>Type the letters or digits of all right answers, e.g. ac.</source>
        <translation>输入所有正确答案的字母或数字，例如 ac。</translation>
    </message>
    <message>
        <source>Type the letter or digit of one answer.</source>
        <translation>输入一个答案的字母或数字。</translation>
    </message>
    <message>
        <source>:l next language, :l fr this language, :h hint, :u undo, :q quit</source>
        <translation>:l 下一种语言，:l fr 指定语言，:h 提示，:u 撤销，:q 退出</translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation>✓ 正确</translation>
    </message>
    <message>
        <source>✗ Wrong</source>
        <translation>✗ 错误</translation>
    </message>
    <message>
        <source>The last answer was not rated, so it is not saved.</source>
        <translation>最后一次回答未评分，因此未保存。</translation>
    </message>
    <message>
        <source>Right: %1. Missed: %2.</source>
        <translation>答对：%1。答错：%2。</translation>
    </message>
    <message>
        <source>To look at again (`warpdeck-cli show ITEM` shows one):</source>
        <translation>需要再看（`warpdeck-cli show ITEM` 可显示一道题目）：</translation>
    </message>
</context>
<context>
    <name>PracticeCommand</name>
    <message>
        <source>Drill in the terminal: due questions, then new ones, then the weakest</source>
        <translation>在终端中练习：先到期的题目，再新题，最后是掌握最差的</translation>
    </message>
    <message>
        <source>Only questions of this topic</source>
        <translation>只练习此主题的题目</translation>
    </message>
    <message>
        <source>The content language</source>
        <translation>内容语言</translation>
    </message>
    <message>
        <source>How many questions (20)</source>
        <translation>题目数量（20）</translation>
    </message>
    <message>
        <source>Shuffle options from this number, for repeatable runs</source>
        <translation>以此数打乱选项，便于重现运行结果</translation>
    </message>
</context>
<context>
    <name>Rating</name>
    <message>
        <source>Again</source>
        <translation>重来</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
</context>
<context>
    <name>RepairCommand</name>
    <message>
        <source>Check the files and rebuild every card&apos;s state from the review log</source>
        <translation>检查文件，并根据复习日志重建每张卡片的状态</translation>
    </message>
    <message>
        <source>Put the newest good backup in the place of the profile, which is kept beside it</source>
        <translation>用最新的完好备份替换学习档案，原文件保留在旁边</translation>
    </message>
    <message>
        <source>Restored from %1</source>
        <translation>已从 %1 恢复</translation>
    </message>
    <message>
        <source>Bank %1: %2</source>
        <translation>题库 %1：%2</translation>
    </message>
    <message>
        <source>Bank %1: good</source>
        <translation>题库 %1：完好</translation>
    </message>
    <message>
        <source>Profile %1: good</source>
        <translation>学习档案 %1：完好</translation>
    </message>
    <message>
        <source>Cards with a history: %1. States that differed from the log and were mended: %2.</source>
        <translation>有记录的卡片：%1。与日志不符并已修复的状态：%2。</translation>
    </message>
    <message>
        <source>A copy of the profile as it was: %1</source>
        <translation>修复前学习档案的副本：%1</translation>
    </message>
    <message>
        <source>The newest good backup: %1. `repair --restore` puts it in place.</source>
        <translation>最新的完好备份：%1。`repair --restore` 可将其恢复。</translation>
    </message>
    <message>
        <source>There is no good backup of it. Move the file away to start anew.</source>
        <translation>没有完好的备份。如要重新开始，请将此文件移到别处。</translation>
    </message>
</context>
<context>
    <name>ShowCommand</name>
    <message>
        <source>Show one item as the learner sees it after answering, with the language used</source>
        <translation>按学习者作答后看到的样子显示一道题目，并注明所用语言</translation>
    </message>
    <message>
        <source>The item&apos;s id, or bank/item where several banks have it</source>
        <translation>题目的 ID；若多个题库都有，则写“题库/题目”</translation>
    </message>
    <message>
        <source>The content language</source>
        <translation>内容语言</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>以 JSON 格式输出</translation>
    </message>
    <message>
        <source>%1/%2, topic %3, shown in %4</source>
        <translation>%1/%2，主题 %3，以 %4 显示</translation>
    </message>
</context>
<context>
    <name>StatsCommand</name>
    <message>
        <source>Show what is due, what is known and how well it is remembered</source>
        <translation>显示到期的内容、已掌握的内容及记忆情况</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>以 JSON 格式输出</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>no data yet</source>
        <translation>尚无数据</translation>
    </message>
    <message>
        <source>Due now: %1</source>
        <translation>当前到期：%1</translation>
    </message>
    <message>
        <source>Cards: %1 new, %2 learning, %3 known, %4 suspended</source>
        <translation>卡片：新 %1，学习中 %2，已掌握 %3，已暂停 %4</translation>
    </message>
    <message>
        <source>Answers: %1 in all, %2 today</source>
        <translation>作答：共 %1，今天 %2</translation>
    </message>
    <message>
        <source>Days in a row: %1</source>
        <translation>连续学习天数：%1</translation>
    </message>
    <message>
        <source>Recalled after a day or more: %1 (last 30 days: %2)</source>
        <translation>间隔一天以上的回忆率：%1（近 30 天：%2）</translation>
    </message>
    <message>
        <source>Predicted recall of learned cards now: %1</source>
        <translation>已学卡片当前的预计回忆率：%1</translation>
    </message>
    <message>
        <source>Due in the next seven days: %1</source>
        <translation>未来七天到期：%1</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Drills AI-hardware concepts in your languages.</source>
        <translation>用你的语言练习 AI 硬件概念。</translation>
    </message>
    <message>
        <source>Begin to study at once; with a topic after it, that topic.</source>
        <translation>立即开始学习；后接主题则学习该主题。</translation>
    </message>
    <message>
        <source>The file with your progress.</source>
        <translation>保存进度的文件。</translation>
    </message>
    <message>
        <source>Open this bank instead of the installed ones; may be given again.</source>
        <translation>打开此题库而不是已安装的题库；可重复使用。</translation>
    </message>
    <message>
        <source>Take this for the time (ISO 8601), for repeatable runs.</source>
        <translation>以此为当前时间（ISO 8601），用于可重复的运行。</translation>
    </message>
    <message>
        <source>Question banks to add.</source>
        <translation>要添加的题库。</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::AnswerBar</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>全部按键</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Show the options</source>
        <translation>显示选项</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>重来</translation>
    </message>
    <message>
        <source>The question comes back in this session.</source>
        <translation>此题会在本次学习中再次出现。</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>容易</translation>
    </message>
    <message>
        <source>guessed, %1</source>
        <comment>an interval</comment>
        <translation>猜的，%1</translation>
    </message>
    <message>
        <source>next in %1</source>
        <comment>an interval</comment>
        <translation>%1后再现</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BackupList</name>
    <message>
        <source>checked, good</source>
        <translation>已检查，完好</translation>
    </message>
    <message>
        <source>damaged too</source>
        <translation>同样已损坏</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <translation>今天 %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <translation>昨天 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of answers, size</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n 次回答</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BankAdder</name>
    <message>
        <source>Add a question bank</source>
        <translation>添加题库</translation>
    </message>
    <message>
        <source>Question banks (*.wdbank)</source>
        <translation>题库 (*.wdbank)</translation>
    </message>
    <message>
        <source>%1 in %2.</source>
        <comment>number of questions, number of topics</comment>
        <translation>%2，%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n 道题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n topic(s)</source>
        <translation>
            <numerusform>%n 个主题</numerusform>
        </translation>
    </message>
    <message>
        <source>Languages: %1</source>
        <translation>语言：%1</translation>
    </message>
    <message>
        <source>A bank with the same name is here already. This one takes its place; your progress stays.</source>
        <translation>已有同名题库。此题库将取代它；你的进度会保留。</translation>
    </message>
    <message>
        <source>Add “%1”?</source>
        <translation>添加“%1”？</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>“%1” was added.</source>
        <translation>已添加“%1”。</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BrowsePage</name>
    <message>
        <source>Search questions</source>
        <translation>搜索题目</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>清除搜索</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>全部状态</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>到期</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>学习中</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>已掌握</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>已标记</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>全部主题</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions shown, questions there are</comment>
        <translation>%1 / 共 %2</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>所有类型</translation>
    </message>
    <message>
        <source>One right answer</source>
        <translation>单选</translation>
    </message>
    <message>
        <source>Several right answers</source>
        <translation>多选</translation>
    </message>
    <message>
        <source>Flashcards</source>
        <translation>抽认卡</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::CardView</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ComparisonPage</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Practise the difference</source>
        <translation>练习区别</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) tell these apart.</source>
        <translation>
            <numerusform>有 %n 道题区分它们。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ComparisonsPage</name>
    <message>
        <source>Comparisons</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>The open question banks hold no comparisons.</source>
        <translation>打开的题库中没有对比。</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ErrorPage</name>
    <message>
        <source>Your progress file is damaged.</source>
        <translation>你的进度文件已损坏。</translation>
    </message>
    <message>
        <source>Your progress cannot be opened.</source>
        <translation>无法打开你的进度。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Continue with this backup</source>
        <translation>使用此备份继续</translation>
    </message>
    <message>
        <source>There is no backup of it yet.</source>
        <translation>还没有它的备份。</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>显示文件</translation>
    </message>
    <message>
        <source>The damaged file is kept next to the new one, under a name with “damaged” in it.</source>
        <translation>损坏的文件会保留在新文件旁边，文件名中带有“damaged”。</translation>
    </message>
    <message>
        <source>Try to repair it instead</source>
        <translation>改为尝试修复</translation>
    </message>
    <message>
        <source>Details: %1</source>
        <translation>详情：%1</translation>
    </message>
    <message>
        <source>It cannot be repaired. %1</source>
        <translation>无法修复。%1</translation>
    </message>
    <message>
        <source>Your progress file is missing.</source>
        <translation>找不到你的进度文件。</translation>
    </message>
    <message>
        <source>There are copies of it. Choose the one to go on with.</source>
        <translation>有它的副本。请选择用哪一份继续。</translation>
    </message>
    <message>
        <source>Warpdeck writes nothing more to it. Choose a copy to go on with.</source>
        <translation>Warpdeck 不会再写入它。请选择一份副本继续。</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>重新开始</translation>
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
        <translation>今天</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ItemListModel</name>
    <message>
        <source>Question</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>到期</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ItemPreview</name>
    <message>
        <source>right</source>
        <translation>正确</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::KeyHelp</name>
    <message>
        <source>All keys</source>
        <translation>全部按键</translation>
    </message>
    <message>
        <source>choose an option</source>
        <translation>选择选项</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>confirm, or the marked rating</source>
        <translation>确定，或选中的评分</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>show what is covered</source>
        <translation>显示被遮住的内容</translation>
    </message>
    <message>
        <source>next content language</source>
        <translation>下一种内容语言</translation>
    </message>
    <message>
        <source>two languages side by side</source>
        <translation>两种语言并排</translation>
    </message>
    <message>
        <source>undo the last answer</source>
        <translation>撤销上一个回答</translation>
    </message>
    <message>
        <source>flag the question</source>
        <translation>标记此题</translation>
    </message>
    <message>
        <source>bury it until tomorrow</source>
        <translation>搁置到明天</translation>
    </message>
    <message>
        <source>suspend it</source>
        <translation>暂停此题</translation>
    </message>
    <message>
        <source>go to the navigation</source>
        <translation>转到导航栏</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
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
        <translation>内容语言：%1</translation>
    </message>
    <message>
        <source>Content language (L)</source>
        <translation>内容语言（L）</translation>
    </message>
    <message>
        <source>Show two languages</source>
        <translation>显示两种语言</translation>
    </message>
    <message>
        <source>no text yet</source>
        <translation>暂无文本</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>过时</translation>
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
        <translation>今天</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>浏览</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Leave this session?</source>
        <translation>离开本次学习？</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) of it are still open. What is due stays due.</source>
        <translation>
            <numerusform>还有 %n 道题未答。到期的题仍然到期。</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>操作未成功</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) due</source>
        <translation>
            <numerusform>%n 道题到期</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>No backup could be made. %1</source>
        <translation>无法创建备份。%1</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::OptionCard</name>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Right, your answer</source>
        <translation>正确，你的答案</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>你的答案</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>已遮住</translation>
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
        <translation>%1 / 共 %2</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Bury until tomorrow	-</source>
        <translation>搁置到明天	-</translation>
    </message>
    <message>
        <source>Suspend	!</source>
        <translation>暂停	!</translation>
    </message>
    <message>
        <source>Flag	*</source>
        <translation>标记	*</translation>
    </message>
    <message>
        <source>All keys	?</source>
        <translation>全部按键	?</translation>
    </message>
    <message>
        <source>Suspended: it will not be asked until you release it.</source>
        <translation>已暂停：恢复之前不会再出现。</translation>
    </message>
    <message>
        <source>Buried: it comes back tomorrow.</source>
        <translation>已搁置：明天会再出现。</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::QuestionView</name>
    <message>
        <source>Once more</source>
        <translation>再来一次</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>今天到期</translation>
    </message>
    <message>
        <source>Ahead of time</source>
        <translation>提前</translation>
    </message>
    <message>
        <source>flashcard</source>
        <translation>闪卡</translation>
    </message>
    <message>
        <source>several answers</source>
        <translation>多选</translation>
    </message>
    <message>
        <source>one answer</source>
        <translation>单选</translation>
    </message>
    <message>
        <source>%1  ·  %2</source>
        <comment>why a question is asked · how it is answered</comment>
        <translation>%1  ·  %2</translation>
    </message>
    <message>
        <source>Stale: the source text has changed</source>
        <translation>已过时：原文已更改</translation>
    </message>
    <message>
        <source>%1, no %2 text yet</source>
        <comment>language shown, language wanted</comment>
        <translation>%1，尚无%2文本</translation>
    </message>
    <message>
        <source>Show source</source>
        <translation>显示原文</translation>
    </message>
    <message>
        <source>Remove the flag (*)</source>
        <translation>取消标记（*）</translation>
    </message>
    <message>
        <source>Flag this question (*)</source>
        <translation>标记此题（*）</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解析</translation>
    </message>
    <message>
        <source>Sources:</source>
        <translation>来源：</translation>
    </message>
    <message>
        <source>Compare:</source>
        <translation>对比：</translation>
    </message>
    <message>
        <source>Related:</source>
        <translation>相关：</translation>
    </message>
    <message>
        <source>Topic:</source>
        <translation>主题：</translation>
    </message>
    <message>
        <source>further questions</source>
        <translation>更多题目</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>错误。</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>程序语言</translation>
    </message>
    <message>
        <source>Menus and messages; changes at once.</source>
        <translation>菜单和消息；立即生效。</translation>
    </message>
    <message>
        <source>Study languages</source>
        <translation>学习语言</translation>
    </message>
    <message>
        <source>A text that is missing in the first is shown in the next, with a badge.</source>
        <translation>第一种语言缺少的文本会以下一种语言显示，并带有标记。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题外观</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Recall first</source>
        <translation>先回忆</translation>
    </message>
    <message>
        <source>Options stay covered until you press Space.</source>
        <translation>按空格键之前选项保持遮住。</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>New questions a day</source>
        <translation>每天新题数</translation>
    </message>
    <message>
        <source>Of the Study button; practising a topic has no limit.</source>
        <translation>仅限“学习”按钮；练习主题不受限制。</translation>
    </message>
    <message>
        <source>Repeated questions a day</source>
        <translation>每天复习数</translation>
    </message>
    <message>
        <source>Desired retention</source>
        <translation>目标记忆率</translation>
    </message>
    <message>
        <source>How much you want to know when a question comes back. Higher means more work.</source>
        <translation>题目再次出现时希望记得的比例。越高工作量越大。</translation>
    </message>
    <message>
        <source>A new day begins at</source>
        <translation>新的一天开始于</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Add a bank…</source>
        <translation>添加题库…</translation>
    </message>
    <message>
        <source>Question banks</source>
        <translation>题库</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Daily goal</source>
        <translation>每日目标</translation>
    </message>
    <message>
        <source>Answers that you want to give a day; shown beside the streak.</source>
        <translation>你每天想回答的题数；显示在连续天数旁。</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>立即备份</translation>
    </message>
    <message>
        <source>Copies of your progress</source>
        <translation>进度的副本</translation>
    </message>
    <message>
        <source>Made after each session and checked; the last ten are kept, then one a day, a week, a month.</source>
        <translation>每次学习后创建并检查；保留最近十份，之后每天、每周、每月各一份。</translation>
    </message>
    <message>
        <source>Last backup: %1</source>
        <translation>上次备份：%1</translation>
    </message>
    <message>
        <source>No backup yet.</source>
        <translation>还没有备份。</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>显示文件</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>你的进度</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::StudyLanguages</name>
    <message>
        <source>Add a language</source>
        <translation>添加语言</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>上移%1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除%1</translation>
    </message>
    <message>
        <source>source of all questions</source>
        <translation>所有题目的原文</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::SummaryPage</name>
    <message>
        <source>Session finished</source>
        <translation>本次学习结束</translation>
    </message>
    <message>
        <source>Nothing to ask now.</source>
        <translation>现在没有题目。</translation>
    </message>
    <message>
        <source>Choose a topic to practise ahead of time.</source>
        <translation>选择一个主题提前练习。</translation>
    </message>
    <message>
        <source>%1 of %2 right.</source>
        <translation>%2 题中答对 %1 题。</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 per question.</source>
        <comment>time of the session, time of one question</comment>
        <translation>%1，每题%2。</translation>
    </message>
    <message numerus="yes">
        <source>Practise the %n missed again</source>
        <translation>
            <numerusform>再练错的 %n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>答错的题</translation>
    </message>
    <message>
        <source>Per topic</source>
        <translation>按主题</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>right answers</comment>
        <translation>%1 / 共 %2</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::TodayPage</name>
    <message numerus="yes">
        <source>%n question(s) are due.</source>
        <translation>
            <numerusform>%n 道题到期。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready when you are.</source>
        <translation>随时可以开始。</translation>
    </message>
    <message numerus="yes">
        <source>%n new question(s) for today.</source>
        <translation>
            <numerusform>今天有 %n 道新题。</numerusform>
        </translation>
    </message>
    <message>
        <source>All done for today.</source>
        <translation>今天的都完成了。</translation>
    </message>
    <message>
        <source>%1 in %2. Your progress stays on this computer.</source>
        <comment>number of questions, number of topics</comment>
        <translation>%2，%1。你的进度只保存在这台电脑上。</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) on AI hardware</source>
        <translation>
            <numerusform>%n 道 AI 硬件题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n topic(s)</source>
        <translation>
            <numerusform>%n 个主题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tomorrow %n will be due.</source>
        <translation>
            <numerusform>明天有 %n 道到期。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a topic to practise ahead of time.</source>
        <translation>选择一个主题提前练习。</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s)</source>
        <translation>
            <numerusform>大约 %n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1, and %2.</source>
        <comment>About N minutes, N new ones with them</comment>
        <translation>%1，其中%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n new one(s) with them</source>
        <translation>
            <numerusform>%n 道新题</numerusform>
        </translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>date format</comment>
        <translation>M月d日 dddd</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Choose topics</source>
        <translation>选择主题</translation>
    </message>
    <message>
        <source>Your last session</source>
        <translation>上次学习</translation>
    </message>
    <message>
        <source>Begun %1, %2 of %3 answered. Every answer is saved.</source>
        <translation>始于 %1，%3 题中已答 %2 题。所有回答均已保存。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Next seven days</source>
        <translation>未来七天</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>连续天数</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) today.</source>
        <translation>
            <numerusform>今天回答了 %n 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>Weakest topics</source>
        <translation>最薄弱的主题</translation>
    </message>
    <message>
        <source>%1 % recalled</source>
        <translation>记得 %1%</translation>
    </message>
    <message numerus="yes">
        <source>Study %n question(s)</source>
        <translation>
            <numerusform>学习 %n 道题</numerusform>
        </translation>
    </message>
    <message>
        <source>Goal: %1 a day. Today %2 of %1.</source>
        <translation>目标：每天 %1 题。今天 %2 / %1。</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::TopicPage</name>
    <message>
        <source>Topics</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>%1 known, %2 learning, %3 new</source>
        <translation>已掌握 %1，学习中 %2，新 %3</translation>
    </message>
    <message>
        <source>Practise this topic</source>
        <translation>练习此主题</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n 道题</numerusform>
        </translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>已标记</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>已过时</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>对比</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::TopicsPage</name>
    <message>
        <source>known</source>
        <translation>已掌握</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>学习中</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>主题</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n 道题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n 到期</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 known, %2 learning, %3 new</source>
        <translation>已掌握 %1，学习中 %2，新 %3</translation>
    </message>
    <message>
        <source>There is no question bank here yet.</source>
        <translation>这里还没有题库。</translation>
    </message>
    <message>
        <source>Add a bank…</source>
        <translation>添加题库…</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::WelcomePanel</name>
    <message>
        <source>If you like, tell Warpdeck two things</source>
        <translation>如果愿意，请告诉 Warpdeck 两件事</translation>
    </message>
    <message>
        <source>Both can be changed in the settings at any time.</source>
        <translation>两者都可以随时在设置中更改。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>In this order; taken from your system.</source>
        <translation>按此顺序；取自你的系统。</translation>
    </message>
    <message>
        <source>Study languages</source>
        <translation>学习语言</translation>
    </message>
    <message>
        <source>Move or remove</source>
        <translation>移动或移除</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>添加语言</translation>
    </message>
    <message>
        <source>Put first</source>
        <translation>放到首位</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Daily goal</source>
        <translation>每日目标</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
</context>
</TS>
