<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>Banks</name>
    <message>
        <source>A bank is left out: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BanksCommand</name>
    <message>
        <source>Print JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2), version %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  file: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  items by language: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  topic %1: %2, %3 items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the banks, their topics and languages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BuildCommand</name>
    <message>
        <source>The folder of the content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank file to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bank was written. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 items, %3 texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compile a content folder into a bank file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CheckCommand</name>
    <message>
        <source>The folder of the content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treat warnings as failures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items: %1. Texts: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4/6: four of six items have a text; ~2: two of the texts are older than their source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read, validate and lint a content folder, and show which languages cover what</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Drills AI-hardware concepts with spaced repetition, offline and in your languages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the version and stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--now: `%1` is no time of the form 2026-12-01T08:00:00Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print this help and stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Common options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use this bank file instead of the shipped and added ones; repeatable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use this profile instead of the learner&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take this instant for now, for repeatable runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warpdeck-cli: this command line was not understood: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`warpdeck-cli --help` and `warpdeck-cli COMMAND --help` tell what there is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Diagnostic</name>
    <message>
        <source>Did you mean `%1`?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item has %1 options, %2 of them right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three to five options, of which a choice has one right one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The options `%1` and `%2` say the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make them differ by more than case, spaces and punctuation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option says `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It rewards half knowledge and breaks when options are shuffled; write a real error instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The right option has %1 characters, the wrong ones %2 on average (ratio %3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length must not tell: bring the ratio to 0.75 to 1.33.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option is clearly the longest (%3 %; %4 % at most).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorten right options or give wrong ones equal detail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option is clearly the shortest (%3 %; %4 % at most).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give right options the detail of the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option `%1` has %2 characters, `%3` only %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The longest should have at most twice the length of the shortest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only wrong options use absolute words: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learners know that `always` is seldom right; use them everywhere or nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 of %2 items only wrong options use absolute words (%3 %; %4 % at most).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reword them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 of %2 items only the right option hedges (%3 %; %4 % at most).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reword them: `usually` gives the answer away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The right option repeats %1 words of the question more than any other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say it in other words, or let wrong options echo as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option echoes the question (%3 %; %4 % at most).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question is negative: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for what is true; where that is impossible, emphasise the word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The negative word is not emphasised: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it as **not**.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A negative question has a negative option: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out one of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 questions are negative (%3 %; %4 % at most).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reword some of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question does not end in one question mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End it so, or with the blank of a sentence to complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has %1 words; %2 are the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some options end in a full stop and some do not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End all alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some options begin with a capital and some do not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin all alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some options are numbers and some are not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make them all of one kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The options have different units: %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use one unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The options `%1` and `%2` are equal numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make them differ by more than the tolerance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With %1 numeric options, the right one&apos;s rank is spread unevenly: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the wrong values so that every rank is as likely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The feedback of `%1` does not explain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say in a sentence why the option is right or wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The feedback of `%1` only repeats the option.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say why it is right or wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text names an option by letter or place: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options are shuffled; name what it says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option shares most words with the others (%3 %; %4 % at most).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vary the wrong options in more than one respect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question is almost that of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask something else, or write `variant-of: %1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question tells the answer of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reword one of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every question needs objective, sources, level and bloom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 questions only ask to remember (%3 %; %4 % at most).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write more that ask to understand and apply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 questions ask to apply or more (%3 %; at least %4 %).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write more of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` stands next to a number without source and date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add `sources:` and `as-of:`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rate of `%1` does not say dense or sparse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rate of the link `%1` does not say which direction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say one direction or both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The options differ from the source. Missing: %1. Added: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the ids of the source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers differ from the source. Missing: %1. Added: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct them; only separators may differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A formula differs from the source. There: %1. Here: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the TeX; only `{,}` and the words in \text{} may differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This language writes a decimal comma, but the formula has a point: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write `{,}` in TeX.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source says `%1`, but `%2` does not occur here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the glossary&apos;s term, or add a variant to the glossary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tolerance is %1, but rounded input alone moves the result by %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Widen the tolerance to twice that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mistake `%1` gives %2, which is within the tolerance of the answer %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narrow the tolerance, or leave the mistake out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` gives no finite number (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the expression or the ranges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 of %2 draws a mistake cannot be told from the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narrow the ranges or the tolerance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentences have %1 words on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep them to 20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bidirectional control characters do not balance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove them: the program sets direction itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tables differ from the source. There: %1. Here: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the same rows and columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is the same as the source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translate it, or write `same-as-source: yes` under the item&apos;s heading.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML stands in the text: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use Markdown; tags would be shown as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A formula is not closed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it with `$`, or write `\$` for a dollar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The comparison has %1 tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write exactly one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values in braces differ from the source. Missing: %1. Added: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the same ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is no expression (at character %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use numbers, parameters, + - * / ^, parentheses and min max sqrt log2 ln exp ceil floor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is no parameter of this item (in `%2`).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare it with `let:`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit `%1` has no name in this language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name it under `### units`: `- %1 = name, other name`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of the kind %1 is found, so the waiver does nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The waiver of %1 gives no reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it behind the code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no valid UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file begins with a byte order mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`format` removes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines end in CR LF, the first of %1 here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`format` makes them LF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text is not in Unicode&apos;s normal form NFC.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`format` normalises it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last line has no line end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`format` adds it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The control character %1 stands here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tab stands here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line has %1 bytes; %2 are the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break it into several lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that you may read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has %1 bytes; %2 are the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split the topic, or make the picture smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no ordinary file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a copy of the file here; links, devices and pipes are not followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topic files are called %1.&lt;locale&gt;.md; anything else belongs elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than %1 problems are in this file; the others are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend these first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no bank.&lt;locale&gt;.md with `role: source`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it: it gives the bank its id, licence, source locale and title.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second file says `role: source`; %1 does already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make this one `role: translation`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The topic has no source file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is no locale as file names spell it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a BCP 47 tag such as de, pt-BR or zh-Hans.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file does not begin with front matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin with a line `---`, then `key: value` lines, then a line `---`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The front matter has no end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it with a line `---`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is no line of the form `key: value`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the key in lower case, a colon, a space and the value; a blank line ends the keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no key `%1` here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the list of keys in content/README.md.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key `%1` stands here a second time, first in line %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key `%1` is missing in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a line `%1: …`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` has no value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the value, or remove the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` cannot be `%2`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is `%2` but must be `%3` in this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write `%1: %3`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key `%1` has no meaning for an item of kind %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1: %2` is no number that is allowed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a number with a decimal point; where whole numbers are meant, from %3 to %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1: %2` is no date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it as 2026-12-01.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write `waive: %1 why it is meant so`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no finding called `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the code that `check` prints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` names `%2` twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The title is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a line `# Title` below the front matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text stands where none can stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it below a title, or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is a second title.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file has one line that begins with `# `; use `####` inside texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An item begins before the title of the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the line `# Title` above it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is an option outside an item&apos;s question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options follow the stem, before any section; a backslash in front makes the line ordinary text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text follows the options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options end the stem: move the text above them or into `### explanation`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text follows an option&apos;s feedback.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it above the feedback, or begin the line with `  &gt; `.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code block that begins here has no end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it with the same marks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item %1 has no title.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write `## %1 | Title`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is no id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ids are 2 to 48 characters of a-z, 0-9 and hyphens (options: a letter first).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no section `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections are hint, back, explanation, units and note; use `####` for headings of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The section `%1` stands here a second time, first in line %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The section `%1` stands behind `%2`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order is hint, back, explanation, units, note; `format` does not move texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The section `%1` is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill it or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options and accepted answers stand in one item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use `- id) text` for options, `- = text` for accepted answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The accepted answer is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it behind `- = `.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is no line of the form `- unit = name, name`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first name is shown, all are accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item %1 is there already: %2, line %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ids are unique in a bank; choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id %1 was retired in %2, line %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another id: learners have a history under this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item has the same id as the topic %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another id for one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option `%1` is there already, in line %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it another id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item %1 has no question text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it below the keys, behind a blank line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item %1 has fewer than %2 options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write them as `- a) text`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item %1 has %2 options; %3 are the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out the weakest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item %1 has no accepted answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write at least one line `- = answer`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card %1 has no back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it below a line `### back`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option `%1` has no feedback.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write why it is right or wrong on a line below that begins with `  &gt; `.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option `%1` has no text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it behind `- %1) `.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items of kind %1 have no options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove them, or change the kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items of kind %1 have no accepted answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the lines `- = …`, or change the kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The section `%1` has no meaning for an item of kind %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it, or change the kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`answer` names %2 options, which does not fit kind %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A choice has one, a multiple at least two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no option of this item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the id before the closing parenthesis of an option.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no item of this bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the id, or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no topic of this bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no term of glossary.tsv.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the id, or add the term.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no key of sources.tsv.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the key, or add the source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is no unit of this item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the unit in `unit:` or `accept:` first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` describes no parameter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write `N = 7e9 in 1e9..70e9 log`, `M = 40 in 30..55 step 5` or `G = 512 of 64, 128, 512`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values of `%1` cannot be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The range must go upwards, hold the first value, and be positive for `log`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parameter `%1` is there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` cannot be the name of a parameter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`answer` and the names of functions are taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is no tolerance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write `1 %`, a positive number, or `exact`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` accepts no unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write `accept: h = 24`: the answer in h is 24 times the answer in the main unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` describes no mistake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write `mistake: id = expression`, and its feedback as `- id) …`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mistake `%1` has no text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it as `- %1) what went wrong`, with its feedback below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gap `%1` is malformed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write `{{c1:text}}` or `{{c1:text|also accepted::hint}}`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item %1 has no gaps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write them in the text as `{{c1:text}}`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A translation cannot have the key `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys, levels and answers stand in the source file alone; remove the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source file has no item `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the id, or add the item to the source first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source has no option `%1` in this item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the id: options are matched by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item %1 has no `%2` in the source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it here, or write it in the source first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source has no gap `%1` in this item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the same gaps as the source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item %1 lacks `%2` here, so it is left out in this language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translate it; learners get the next of their languages until then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item %1 lacks `%2` here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translate it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no picture `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it into the topic&apos;s folder `media`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is no picture of this topic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write `media/name.svg`; nothing outside the folder and nothing from the network is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures cannot be of type `%1`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use png, svg or webp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column `%1` is not expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first line names the columns, as content/README.md lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line has %1 cells, the header %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part the cells by one tab each; an empty cell stays empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cell `%1` has spaces around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`format` removes them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is there already, in line %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove one of the lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1: %2` is no hash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is written by `l10n`; restore it or remove the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no `%2` of %1 in %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line belongs to a text that is gone; remove it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be opened. Check that you may read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be written. What was saved before is safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file or its folder is read-only, so nothing can be saved. Allow writing to it and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is larger than this program accepts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full: the last step was not saved, everything before it is safe. Make room and go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is not a question bank. Banks end in .wdbank and are made by `warpdeck-cli build`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This bank was written by a newer version of Warpdeck. Update the program to use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This bank is of an old format that is no longer read. Build it again from its source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This bank is damaged. Fetch or build it again; your progress is not affected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is not a Warpdeck profile; it was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This profile was written by a newer version of Warpdeck; it was left as it is. Update the program to use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This profile is damaged; it was left as it is. `warpdeck-cli repair` tells which backup is good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is using this profile. Close it and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This older profile could not be brought up to date; it is as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No open bank has such an item. `warpdeck-cli banks` lists the banks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several banks have an item of this name. Write it as bank/item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No open bank has such a topic. `warpdeck-cli banks` lists the topics.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another bank of this id is installed already; nothing was replaced. Use --replace to replace it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The content has errors, so no bank was built; an earlier file is as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It exists already and was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This was not understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something unexpected happened.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportLogCommand</name>
    <message>
        <source>The file to write; the standard output when it is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the review log as CSV, one line a review</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Errors: %1. Warnings: %2. Notes: %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FormatCommand</name>
    <message>
        <source>The folder of the content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only tell what would change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>would change: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring a content folder into its canonical form; files with errors are left as they are</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InstallCommand</name>
    <message>
        <source>The bank file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace another bank of the same id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Installed %1 (%2), version %3: %4 items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items by language: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify a bank file and copy it to the added banks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Interval</name>
    <message>
        <source>&lt;1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 mo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 y</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ItemOutput</name>
    <message>
        <source>%1, no %2 text yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stale: the source text changed after this translation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several answers can be right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Related:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewCommand</name>
    <message>
        <source>The skeleton of a topic&apos;s source file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The topic&apos;s id: a-z, 0-9 and hyphens, 2 to 48 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The skeleton of an item, to be put into a topic&apos;s source file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item&apos;s id: a-z, 0-9 and hyphens, 2 to 48 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What kind of item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the skeleton of a topic or an item, for authors to fill in</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>There is nothing to practise here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter shows the answer, ? helps:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your answer (? helps):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate 1 to 4, Enter for 3:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as Again. Enter goes on:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo in this session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This question has no text in that language. It has: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ahead of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This question has no hint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter shows the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the letters or digits of all right answers, e.g. ac.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the letter or digit of one answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>:l next language, :l fr this language, :h hint, :u undo, :q quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ Wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right: %1. Missed: %2. Every answer is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To look at again: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PracticeCommand</name>
    <message>
        <source>Only questions of this topic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The content language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many questions (20)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle options from this number, for repeatable runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drill in the terminal: due questions, then new ones, then the weakest</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rating</name>
    <message>
        <source>Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RepairCommand</name>
    <message>
        <source>Bank %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bank %1: good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile %1: good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards with a history: %1. States that differed from the log and were mended: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy of the profile as it was: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The newest good backup: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no good backup of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the files and rebuild every card&apos;s state from the review log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShowCommand</name>
    <message>
        <source>The item&apos;s id, or bank/item where several banks have it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The content language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/%2, topic %3, shown in %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show one item as the learner sees it after answering, with the language used</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatsCommand</name>
    <message>
        <source>Print JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no data yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due now: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards: %1 new, %2 learning, %3 known, %4 suspended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers: %1 in all, %2 today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days in a row: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recalled after a day or more: %1 (last 30 days: %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicted recall of learned cards now: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due in the next seven days: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what is due, what is known and how well it is remembered</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
