<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hi_IN">
<context>
    <name>Banks</name>
    <message>
        <source>A bank is left out: %1</source>
        <translation>छोड़ा गया प्रश्न बैंक: %1</translation>
    </message>
</context>
<context>
    <name>BanksCommand</name>
    <message>
        <source>List the banks, their topics and languages</source>
        <translation>प्रश्न बैंकों, उनके विषयों और भाषाओं की सूची दिखाएँ</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>JSON में दिखाएँ</translation>
    </message>
    <message>
        <source>%1 (%2), version %3, %4</source>
        <translation>%1 (%2), संस्करण %3, %4</translation>
    </message>
    <message>
        <source>  file: %1</source>
        <translation>  फ़ाइल: %1</translation>
    </message>
    <message>
        <source>  items by language: %1</source>
        <translation>  भाषा के अनुसार प्रश्न: %1</translation>
    </message>
    <message>
        <source>  topic %1: %2, items to practise: %3</source>
        <translation>  विषय %1: %2, अभ्यास के लिए प्रश्न: %3</translation>
    </message>
</context>
<context>
    <name>BuildCommand</name>
    <message>
        <source>Compile a content folder into a bank file</source>
        <translation>सामग्री के फ़ोल्डर से प्रश्न बैंक फ़ाइल बनाएँ</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>सामग्री का फ़ोल्डर</translation>
    </message>
    <message>
        <source>The bank file to write</source>
        <translation>बनाई जाने वाली प्रश्न बैंक फ़ाइल</translation>
    </message>
    <message>
        <source>No bank was written. %1</source>
        <translation>कोई प्रश्न बैंक नहीं बनाया गया। %1</translation>
    </message>
    <message>
        <source>%1 will be shown as TeX: %2</source>
        <translation>%1 TeX के रूप में दिखेगा: %2</translation>
    </message>
    <message>
        <source>%1: %2 items, %3 texts.</source>
        <translation>%1: %2 प्रश्न, %3 पाठ।</translation>
    </message>
</context>
<context>
    <name>CheckCommand</name>
    <message>
        <source>Read, validate and lint a content folder, and show which languages cover what</source>
        <translation>सामग्री का फ़ोल्डर पढ़ें, उसकी वैधता और लेखन के नियम जाँचें और दिखाएँ कि किस भाषा में कितना उपलब्ध है</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>सामग्री का फ़ोल्डर</translation>
    </message>
    <message>
        <source>Treat warnings as failures</source>
        <translation>चेतावनियों को विफलता मानें</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>JSON में दिखाएँ</translation>
    </message>
    <message>
        <source>Items: %1. Texts: %2.</source>
        <translation>प्रश्न: %1। पाठ: %2।</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>विषय</translation>
    </message>
    <message>
        <source>4/6: four of six items have a text; ~2: two of the texts are older than their source.</source>
        <translation>4/6: छह में से चार प्रश्नों का पाठ मौजूद है; ~2: इनमें से दो पाठ मूल से पुराने हैं।</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Drills AI-hardware concepts with spaced repetition, offline and in your languages.</source>
        <translation>AI हार्डवेयर की अवधारणाओं का अंतराल पर दोहराव से अभ्यास, ऑफ़लाइन और आपकी भाषाओं में।</translation>
    </message>
    <message>
        <source>Print the version and stop</source>
        <translation>संस्करण दिखाकर बंद करें</translation>
    </message>
    <message>
        <source>there is no command `%1`</source>
        <translation>`%1` नाम का कोई कमांड नहीं है</translation>
    </message>
    <message>
        <source>--now: `%1` is no time of the form 2026-12-01T08:00:00Z</source>
        <translation>--now: `%1` 2026-12-01T08:00:00Z के रूप में लिखा समय नहीं है</translation>
    </message>
    <message>
        <source>Print this help and stop</source>
        <translation>यह सहायता दिखाकर बंद करें</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>उपयोग</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>विकल्प</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>विकल्प</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>आर्ग्युमेंट</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>कमांड</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>कमांड</translation>
    </message>
    <message>
        <source>(required)</source>
        <translation>(आवश्यक)</translation>
    </message>
    <message>
        <source>Common options</source>
        <translation>सामान्य विकल्प</translation>
    </message>
    <message>
        <source>Use this bank file instead of the shipped and added ones; repeatable</source>
        <translation>साथ आए और जोड़े गए प्रश्न बैंकों के बजाय यह फ़ाइल इस्तेमाल करें; एक से अधिक बार दे सकते हैं</translation>
    </message>
    <message>
        <source>Use this profile instead of the learner&apos;s</source>
        <translation>शिक्षार्थी की प्रोफ़ाइल के बजाय यह प्रोफ़ाइल इस्तेमाल करें</translation>
    </message>
    <message>
        <source>Take this instant for now, for repeatable runs</source>
        <translation>इस क्षण को वर्तमान समय मानें, ताकि परिणाम दोहराए जा सकें</translation>
    </message>
    <message>
        <source>warpdeck-cli: this command line was not understood: %1</source>
        <translation>warpdeck-cli: यह कमांड लाइन समझ में नहीं आई: %1</translation>
    </message>
    <message>
        <source>`warpdeck-cli --help` and `warpdeck-cli COMMAND --help` tell what there is.</source>
        <translation>उपलब्ध कमांड और विकल्प देखने के लिए `warpdeck-cli --help` और `warpdeck-cli COMMAND --help` चलाएँ।</translation>
    </message>
</context>
<context>
    <name>Diagnostic</name>
    <message>
        <source>Did you mean `%1`?</source>
        <translation>क्या आपका आशय `%1` से था?</translation>
    </message>
    <message>
        <source>The item has %1 options, %2 of them right.</source>
        <translation>प्रश्न में %1 विकल्प हैं, जिनमें से %2 सही हैं।</translation>
    </message>
    <message>
        <source>Three to five options, of which a choice has one right one.</source>
        <translation>तीन से पाँच विकल्प रखें; एकल-चयन प्रश्न में ठीक एक सही हो।</translation>
    </message>
    <message>
        <source>The options `%1` and `%2` say the same.</source>
        <translation>विकल्प `%1` और `%2` एक ही बात कहते हैं।</translation>
    </message>
    <message>
        <source>Make them differ by more than case, spaces and punctuation.</source>
        <translation>अंतर केवल छोटे-बड़े अक्षरों, ख़ाली स्थानों और विराम चिह्नों का न हो।</translation>
    </message>
    <message>
        <source>The option says `%1`.</source>
        <translation>विकल्प में `%1` लिखा है।</translation>
    </message>
    <message>
        <source>It rewards half knowledge and breaks when options are shuffled; write a real error instead.</source>
        <translation>यह अधूरी जानकारी पर भी अंक दिलाता है और विकल्पों का क्रम बदलने पर बेमतलब हो जाता है; इसके बजाय कोई वास्तविक भूल लिखें।</translation>
    </message>
    <message>
        <source>The right option has %1 characters, the wrong ones %2 on average (ratio %3).</source>
        <translation>सही विकल्प में %1 वर्ण हैं, ग़लत विकल्पों में औसतन %2 (अनुपात %3)।</translation>
    </message>
    <message>
        <source>Length must not tell: bring the ratio to 0.75 to 1.33.</source>
        <translation>लंबाई से उत्तर का पता नहीं चलना चाहिए: अनुपात 0.75 से 1.33 के बीच रखें।</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option is clearly the longest (%3 %; %4 % at most).</source>
        <translation>%2 में से %1 प्रश्नों में सही विकल्प साफ़ तौर पर सबसे लंबा है (%3%; अधिकतम %4%)।</translation>
    </message>
    <message>
        <source>Shorten right options or give wrong ones equal detail.</source>
        <translation>सही विकल्प छोटे करें या ग़लत विकल्पों में भी उतना ही विवरण दें।</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option is clearly the shortest (%3 %; %4 % at most).</source>
        <translation>%2 में से %1 प्रश्नों में सही विकल्प साफ़ तौर पर सबसे छोटा है (%3%; अधिकतम %4%)।</translation>
    </message>
    <message>
        <source>Give right options the detail of the others.</source>
        <translation>सही विकल्पों में भी बाक़ी विकल्पों जितना विवरण दें।</translation>
    </message>
    <message>
        <source>The option `%1` has %2 characters, `%3` only %4.</source>
        <translation>विकल्प `%1` में %2 वर्ण हैं, `%3` में केवल %4।</translation>
    </message>
    <message>
        <source>The longest should have at most twice the length of the shortest.</source>
        <translation>सबसे लंबा विकल्प सबसे छोटे के दुगुने से अधिक लंबा न हो।</translation>
    </message>
    <message>
        <source>Only wrong options use absolute words: %1.</source>
        <translation>केवल ग़लत विकल्पों में निरपेक्ष शब्द हैं: %1।</translation>
    </message>
    <message>
        <source>Learners know that `always` is seldom right; use them everywhere or nowhere.</source>
        <translation>शिक्षार्थी जानते हैं कि `always` जैसे शब्द वाला विकल्प कम ही सही होता है; ऐसे शब्द सभी विकल्पों में रखें या किसी में नहीं।</translation>
    </message>
    <message>
        <source>In %1 of %2 items only wrong options use absolute words (%3 %; %4 % at most).</source>
        <translation>%2 में से %1 प्रश्नों में केवल ग़लत विकल्पों में निरपेक्ष शब्द हैं (%3%; अधिकतम %4%)।</translation>
    </message>
    <message>
        <source>Reword them.</source>
        <translation>इन्हें दूसरे शब्दों में लिखें।</translation>
    </message>
    <message>
        <source>In %1 of %2 items only the right option hedges (%3 %; %4 % at most).</source>
        <translation>%2 में से %1 प्रश्नों में केवल सही विकल्प गुंजाइश छोड़ने वाले शब्दों में है (%3%; अधिकतम %4%)।</translation>
    </message>
    <message>
        <source>Reword them: `usually` gives the answer away.</source>
        <translation>इन्हें दूसरे शब्दों में लिखें: `usually` जैसे शब्द से उत्तर का पता चल जाता है।</translation>
    </message>
    <message>
        <source>The right option repeats %1 words of the question more than any other.</source>
        <translation>सही विकल्प में प्रश्न के शब्द किसी भी अन्य विकल्प से %1 अधिक हैं।</translation>
    </message>
    <message>
        <source>Say it in other words, or let wrong options echo as well.</source>
        <translation>इसे दूसरे शब्दों में कहें या ग़लत विकल्पों में भी प्रश्न के शब्द आने दें।</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option echoes the question (%3 %; %4 % at most).</source>
        <translation>%2 में से %1 प्रश्नों में सही विकल्प प्रश्न के शब्द दोहराता है (%3%; अधिकतम %4%)।</translation>
    </message>
    <message>
        <source>The question is negative: %1.</source>
        <translation>प्रश्न नकारात्मक है: %1।</translation>
    </message>
    <message>
        <source>Ask for what is true; where that is impossible, emphasise the word.</source>
        <translation>पूछें कि क्या सही है; जहाँ यह संभव न हो, वहाँ नकारात्मक शब्द पर ज़ोर दें।</translation>
    </message>
    <message>
        <source>The negative word is not emphasised: %1.</source>
        <translation>नकारात्मक शब्द पर ज़ोर नहीं दिया गया है: %1।</translation>
    </message>
    <message>
        <source>Write it as **not**.</source>
        <translation>इसे **नहीं** की तरह लिखें।</translation>
    </message>
    <message>
        <source>A negative question has a negative option: %1.</source>
        <translation>नकारात्मक प्रश्न में एक विकल्प भी नकारात्मक है: %1।</translation>
    </message>
    <message>
        <source>Take out one of the two.</source>
        <translation>दोनों में से एक निषेध हटाएँ।</translation>
    </message>
    <message>
        <source>%1 of %2 questions are negative (%3 %; %4 % at most).</source>
        <translation>%2 में से %1 प्रश्न नकारात्मक हैं (%3%; अधिकतम %4%)।</translation>
    </message>
    <message>
        <source>Reword some of them.</source>
        <translation>इनमें से कुछ को दूसरे शब्दों में लिखें।</translation>
    </message>
    <message>
        <source>The question does not end in one question mark.</source>
        <translation>प्रश्न के अंत में ठीक एक प्रश्न चिह्न नहीं है।</translation>
    </message>
    <message>
        <source>End it so, or with the blank of a sentence to complete.</source>
        <translation>अंत में प्रश्न चिह्न लगाएँ; वाक्य पूरा करना हो तो अंत में रिक्त स्थान रखें।</translation>
    </message>
    <message>
        <source>The text has %1 words; %2 are the most.</source>
        <translation>पाठ में %1 शब्द हैं; अधिकतम %2 हो सकते हैं।</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>इसे छोटा करें।</translation>
    </message>
    <message>
        <source>Some options end in a full stop and some do not.</source>
        <translation>कुछ विकल्पों के अंत में पूर्ण विराम है और कुछ के नहीं।</translation>
    </message>
    <message>
        <source>End all alike.</source>
        <translation>सबका अंत एक जैसा रखें।</translation>
    </message>
    <message>
        <source>Some options begin with a capital and some do not.</source>
        <translation>कुछ विकल्प बड़े अक्षर से शुरू होते हैं और कुछ नहीं।</translation>
    </message>
    <message>
        <source>Begin all alike.</source>
        <translation>सबकी शुरुआत एक जैसी रखें।</translation>
    </message>
    <message>
        <source>Some options are numbers and some are not.</source>
        <translation>कुछ विकल्प संख्याएँ हैं और कुछ नहीं।</translation>
    </message>
    <message>
        <source>Make them all of one kind.</source>
        <translation>सबको एक ही प्रकार का बनाएँ।</translation>
    </message>
    <message>
        <source>The options have different units: %1 and %2.</source>
        <translation>विकल्पों की इकाइयाँ अलग-अलग हैं: %1 और %2।</translation>
    </message>
    <message>
        <source>Use one unit.</source>
        <translation>एक ही इकाई इस्तेमाल करें।</translation>
    </message>
    <message>
        <source>The options `%1` and `%2` are equal numbers.</source>
        <translation>विकल्प `%1` और `%2` बराबर संख्याएँ हैं।</translation>
    </message>
    <message>
        <source>Make them differ by more than the tolerance.</source>
        <translation>इनमें सहनसीमा से अधिक अंतर रखें।</translation>
    </message>
    <message>
        <source>With %1 numeric options, the right one&apos;s rank is spread unevenly: %2.</source>
        <translation>%1 संख्यात्मक विकल्पों वाले प्रश्नों में सही विकल्प का क्रम-स्थान समान रूप से वितरित नहीं है: %2।</translation>
    </message>
    <message>
        <source>Choose the wrong values so that every rank is as likely.</source>
        <translation>ग़लत मान ऐसे चुनें कि सही विकल्प के हर क्रम-स्थान पर आने की संभावना बराबर हो।</translation>
    </message>
    <message>
        <source>The feedback of `%1` does not explain.</source>
        <translation>`%1` का फ़ीडबैक कुछ समझाता नहीं।</translation>
    </message>
    <message>
        <source>Say in a sentence why the option is right or wrong.</source>
        <translation>एक वाक्य में बताएँ कि विकल्प क्यों सही या ग़लत है।</translation>
    </message>
    <message>
        <source>The feedback of `%1` only repeats the option.</source>
        <translation>`%1` का फ़ीडबैक केवल विकल्प को दोहराता है।</translation>
    </message>
    <message>
        <source>Say why it is right or wrong.</source>
        <translation>बताएँ कि वह क्यों सही या ग़लत है।</translation>
    </message>
    <message>
        <source>The text names an option by letter or place: %1.</source>
        <translation>पाठ में किसी विकल्प को अक्षर या स्थान से बताया गया है: %1।</translation>
    </message>
    <message>
        <source>Options are shuffled; name what it says.</source>
        <translation>विकल्पों का क्रम बदलता रहता है; विकल्प में लिखी बात का उल्लेख करें।</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option shares most words with the others (%3 %; %4 % at most).</source>
        <translation>%2 में से %1 प्रश्नों में सही विकल्प के सबसे अधिक शब्द बाक़ी विकल्पों में भी हैं (%3%; अधिकतम %4%)।</translation>
    </message>
    <message>
        <source>Vary the wrong options in more than one respect.</source>
        <translation>ग़लत विकल्पों को एक से अधिक पहलुओं में अलग करें।</translation>
    </message>
    <message>
        <source>The question is almost that of %1.</source>
        <translation>प्रश्न लगभग %1 के प्रश्न जैसा ही है।</translation>
    </message>
    <message>
        <source>Ask something else, or write `variant-of: %1`.</source>
        <translation>कुछ और पूछें या `variant-of: %1` लिखें।</translation>
    </message>
    <message>
        <source>The question tells the answer of %1.</source>
        <translation>प्रश्न से %1 के उत्तर का पता चल जाता है।</translation>
    </message>
    <message>
        <source>Reword one of the two.</source>
        <translation>दोनों में से एक को दूसरे शब्दों में लिखें।</translation>
    </message>
    <message>
        <source>`%1` is missing.</source>
        <translation>`%1` मौजूद नहीं है।</translation>
    </message>
    <message>
        <source>Every question needs objective, sources, level and bloom.</source>
        <translation>हर प्रश्न में objective, sources, level और bloom होने चाहिए।</translation>
    </message>
    <message>
        <source>%1 of %2 questions only ask to remember (%3 %; %4 % at most).</source>
        <translation>%2 में से %1 प्रश्न केवल याद करने को कहते हैं (%3%; अधिकतम %4%)।</translation>
    </message>
    <message>
        <source>Write more that ask to understand and apply.</source>
        <translation>समझने और लागू करने वाले और प्रश्न लिखें।</translation>
    </message>
    <message>
        <source>%1 of %2 questions ask to apply or more (%3 %; at least %4 %).</source>
        <translation>%2 में से %1 प्रश्न लागू करने या उससे आगे के स्तर के हैं (%3%; कम से कम %4%)।</translation>
    </message>
    <message>
        <source>Write more of them.</source>
        <translation>ऐसे और प्रश्न लिखें।</translation>
    </message>
    <message>
        <source>`%1` stands next to a number without source and date.</source>
        <translation>`%1` ऐसी संख्या के साथ है जिसका स्रोत और तारीख़ नहीं दी गई।</translation>
    </message>
    <message>
        <source>Add `sources:` and `as-of:`.</source>
        <translation>`sources:` और `as-of:` जोड़ें।</translation>
    </message>
    <message>
        <source>The rate of `%1` does not say dense or sparse.</source>
        <translation>`%1` की दर में यह नहीं बताया गया कि वह सघन (dense) है या विरल (sparse)।</translation>
    </message>
    <message>
        <source>Say which.</source>
        <translation>बताएँ कि कौन-सी।</translation>
    </message>
    <message>
        <source>The rate of the link `%1` does not say which direction.</source>
        <translation>लिंक `%1` की दर में दिशा नहीं बताई गई है।</translation>
    </message>
    <message>
        <source>Say one direction or both.</source>
        <translation>बताएँ कि दर एक दिशा की है या दोनों की।</translation>
    </message>
    <message>
        <source>The options differ from the source. Missing: %1. Added: %2.</source>
        <translation>विकल्प मूल से अलग हैं। छूटे हुए: %1। अतिरिक्त: %2।</translation>
    </message>
    <message>
        <source>Use the ids of the source.</source>
        <translation>मूल की ID इस्तेमाल करें।</translation>
    </message>
    <message>
        <source>The numbers differ from the source. Missing: %1. Added: %2.</source>
        <translation>संख्याएँ मूल से अलग हैं। छूटी हुई: %1। अतिरिक्त: %2।</translation>
    </message>
    <message>
        <source>Correct them; only separators may differ.</source>
        <translation>इन्हें ठीक करें; केवल विभाजक चिह्न अलग हो सकते हैं।</translation>
    </message>
    <message>
        <source>A formula differs from the source. There: %1. Here: %2.</source>
        <translation>एक सूत्र मूल से अलग है। मूल में: %1। यहाँ: %2।</translation>
    </message>
    <message>
        <source>Copy the TeX; only `{,}` and the words in \text{} may differ.</source>
        <translation>TeX ज्यों का त्यों कॉपी करें; केवल `{,}` और \text{} के भीतर के शब्द अलग हो सकते हैं।</translation>
    </message>
    <message>
        <source>This language writes a decimal comma, but the formula has a point: %1.</source>
        <translation>इस भाषा में दशमलव के लिए अल्पविराम लिखा जाता है, पर सूत्र में बिंदु है: %1।</translation>
    </message>
    <message>
        <source>Write `{,}` in TeX.</source>
        <translation>TeX में `{,}` लिखें।</translation>
    </message>
    <message>
        <source>The source says `%1`, but `%2` does not occur here.</source>
        <translation>मूल में `%1` है, पर यहाँ `%2` नहीं मिलता।</translation>
    </message>
    <message>
        <source>Use the glossary&apos;s term, or add a variant to the glossary.</source>
        <translation>शब्दावली का शब्द इस्तेमाल करें या शब्दावली में दूसरा रूप जोड़ें।</translation>
    </message>
    <message>
        <source>The tolerance is %1, but rounded input alone moves the result by %2.</source>
        <translation>सहनसीमा %1 है, पर केवल इनपुट के पूर्णांकन से ही परिणाम %2 बदल जाता है।</translation>
    </message>
    <message>
        <source>Widen the tolerance to twice that.</source>
        <translation>सहनसीमा बढ़ाकर उससे दुगुनी करें।</translation>
    </message>
    <message>
        <source>The mistake `%1` gives %2, which is within the tolerance of the answer %3.</source>
        <translation>ग़लती `%1` का परिणाम %2 है, जो उत्तर %3 की सहनसीमा के भीतर है।</translation>
    </message>
    <message>
        <source>Narrow the tolerance, or leave the mistake out.</source>
        <translation>सहनसीमा घटाएँ या यह ग़लती हटा दें।</translation>
    </message>
    <message>
        <source>`%1` gives no finite number (%2).</source>
        <translation>`%1` का परिणाम परिमित संख्या नहीं है (%2)।</translation>
    </message>
    <message>
        <source>Change the expression or the ranges.</source>
        <translation>व्यंजक या परास बदलें।</translation>
    </message>
    <message>
        <source>In %1 of %2 draws a mistake cannot be told from the answer.</source>
        <translation>%2 में से %1 नमूनों में किसी ग़लती का परिणाम उत्तर से अलग नहीं पहचाना जा सकता।</translation>
    </message>
    <message>
        <source>Narrow the ranges or the tolerance.</source>
        <translation>परास या सहनसीमा घटाएँ।</translation>
    </message>
    <message>
        <source>The sentences have %1 words on average.</source>
        <translation>वाक्यों में औसतन %1 शब्द हैं।</translation>
    </message>
    <message>
        <source>Keep them to 20.</source>
        <translation>वाक्यों को 20 शब्दों तक सीमित रखें।</translation>
    </message>
    <message>
        <source>Bidirectional control characters do not balance.</source>
        <translation>द्विदिशात्मक नियंत्रण वर्णों के जोड़े पूरे नहीं हैं।</translation>
    </message>
    <message>
        <source>Remove them: the program sets direction itself.</source>
        <translation>इन्हें हटाएँ: दिशा प्रोग्राम स्वयं तय करता है।</translation>
    </message>
    <message>
        <source>The tables differ from the source. There: %1. Here: %2.</source>
        <translation>तालिकाएँ मूल से अलग हैं। मूल में: %1। यहाँ: %2।</translation>
    </message>
    <message>
        <source>Keep the same rows and columns.</source>
        <translation>पंक्तियाँ और स्तंभ मूल जैसे ही रखें।</translation>
    </message>
    <message>
        <source>The text is the same as the source.</source>
        <translation>पाठ मूल जैसा ही है।</translation>
    </message>
    <message>
        <source>Translate it, or write `same-as-source: yes` under the item&apos;s heading.</source>
        <translation>इसका अनुवाद करें या प्रश्न के शीर्षक के नीचे `same-as-source: yes` लिखें।</translation>
    </message>
    <message>
        <source>HTML stands in the text: %1.</source>
        <translation>पाठ में HTML है: %1।</translation>
    </message>
    <message>
        <source>Use Markdown; tags would be shown as they are.</source>
        <translation>Markdown इस्तेमाल करें; टैग ज्यों के त्यों दिखेंगे।</translation>
    </message>
    <message>
        <source>A formula is not closed: %1.</source>
        <translation>एक सूत्र बंद नहीं किया गया है: %1।</translation>
    </message>
    <message>
        <source>Close it with `$`, or write `\$` for a dollar.</source>
        <translation>इसे `$` से बंद करें; डॉलर के चिह्न के लिए `\$` लिखें।</translation>
    </message>
    <message>
        <source>The comparison has %1 tables.</source>
        <translation>तुलना में %1 तालिकाएँ हैं।</translation>
    </message>
    <message>
        <source>Write exactly one.</source>
        <translation>ठीक एक लिखें।</translation>
    </message>
    <message>
        <source>The values in braces differ from the source. Missing: %1. Added: %2.</source>
        <translation>धनु कोष्ठकों के मान मूल से अलग हैं। छूटे हुए: %1। अतिरिक्त: %2।</translation>
    </message>
    <message>
        <source>Use the same ones.</source>
        <translation>वही मान इस्तेमाल करें।</translation>
    </message>
    <message>
        <source>`%1` is no expression (at character %2).</source>
        <translation>`%1` मान्य व्यंजक नहीं है (वर्ण %2 पर)।</translation>
    </message>
    <message>
        <source>Use numbers, parameters, + - * / ^, parentheses and min max sqrt log2 ln exp ceil floor.</source>
        <translation>संख्याएँ, पैरामीटर, + - * / ^, कोष्ठक और min max sqrt log2 ln exp ceil floor इस्तेमाल करें।</translation>
    </message>
    <message>
        <source>`%1` is no parameter of this item (in `%2`).</source>
        <translation>`%1` इस प्रश्न का पैरामीटर नहीं है (`%2` में)।</translation>
    </message>
    <message>
        <source>Declare it with `let:`.</source>
        <translation>इसे `let:` से घोषित करें।</translation>
    </message>
    <message>
        <source>The unit `%1` has no name in this language.</source>
        <translation>इस भाषा में इकाई `%1` का नाम नहीं है।</translation>
    </message>
    <message>
        <source>Name it under `### units`: `- %1 = name, other name`.</source>
        <translation>`### units` के नीचे नाम लिखें: `- %1 = name, other name`।</translation>
    </message>
    <message>
        <source>Nothing of the kind %1 is found, so the waiver does nothing.</source>
        <translation>%1 प्रकार की कोई समस्या नहीं मिली, इसलिए इस छूट का कोई असर नहीं है।</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>इसे हटाएँ।</translation>
    </message>
    <message>
        <source>The waiver of %1 gives no reason.</source>
        <translation>%1 की छूट का कारण नहीं दिया गया है।</translation>
    </message>
    <message>
        <source>Write it behind the code.</source>
        <translation>कारण कोड के बाद लिखें।</translation>
    </message>
    <message>
        <source>This is no valid UTF-8.</source>
        <translation>यह मान्य UTF-8 नहीं है।</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation>फ़ाइल को UTF-8 में सहेजें।</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark.</source>
        <translation>फ़ाइल बाइट ऑर्डर मार्क से शुरू होती है।</translation>
    </message>
    <message>
        <source>`format` removes it.</source>
        <translation>`format` इसे हटा देता है।</translation>
    </message>
    <message>
        <source>Lines end in CR LF, the first of %1 here.</source>
        <translation>पंक्तियाँ CR LF पर समाप्त होती हैं; ऐसी %1 में से पहली यहाँ है।</translation>
    </message>
    <message>
        <source>`format` makes them LF.</source>
        <translation>`format` उन्हें LF में बदल देता है।</translation>
    </message>
    <message>
        <source>This text is not in Unicode&apos;s normal form NFC.</source>
        <translation>यह पाठ यूनिकोड के सामान्य रूप NFC में नहीं है।</translation>
    </message>
    <message>
        <source>`format` normalises it.</source>
        <translation>`format` इसे सामान्य रूप में बदल देता है।</translation>
    </message>
    <message>
        <source>The last line has no line end.</source>
        <translation>अंतिम पंक्ति के बाद पंक्ति-समाप्ति चिह्न नहीं है।</translation>
    </message>
    <message>
        <source>`format` adds it.</source>
        <translation>`format` इसे जोड़ देता है।</translation>
    </message>
    <message>
        <source>The control character %1 stands here.</source>
        <translation>यहाँ नियंत्रण वर्ण %1 है।</translation>
    </message>
    <message>
        <source>A tab stands here.</source>
        <translation>यहाँ टैब है।</translation>
    </message>
    <message>
        <source>Use spaces.</source>
        <translation>स्पेस इस्तेमाल करें।</translation>
    </message>
    <message>
        <source>The line has %1 bytes; %2 are the most.</source>
        <translation>पंक्ति में %1 बाइट हैं; अधिकतम %2 हो सकते हैं।</translation>
    </message>
    <message>
        <source>Break it into several lines.</source>
        <translation>इसे कई पंक्तियों में बाँटें।</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>फ़ाइल पढ़ी नहीं जा सकती।</translation>
    </message>
    <message>
        <source>Check that you may read it.</source>
        <translation>देखें कि आपके पास इसे पढ़ने की अनुमति है।</translation>
    </message>
    <message>
        <source>The file has %1 bytes; %2 are the most.</source>
        <translation>फ़ाइल में %1 बाइट हैं; अधिकतम %2 हो सकते हैं।</translation>
    </message>
    <message>
        <source>Split the topic, or make the picture smaller.</source>
        <translation>विषय को बाँटें या चित्र छोटा करें।</translation>
    </message>
    <message>
        <source>This is no ordinary file.</source>
        <translation>यह साधारण फ़ाइल नहीं है।</translation>
    </message>
    <message>
        <source>Put a copy of the file here; links, devices and pipes are not followed.</source>
        <translation>यहाँ फ़ाइल की प्रति रखें; लिंक, डिवाइस और पाइप का अनुसरण नहीं किया जाता।</translation>
    </message>
    <message>
        <source>The file is not used.</source>
        <translation>यह फ़ाइल इस्तेमाल नहीं होती।</translation>
    </message>
    <message>
        <source>Topic files are called %1.&lt;locale&gt;.md; anything else belongs elsewhere.</source>
        <translation>विषय की फ़ाइलों के नाम %1.&lt;locale&gt;.md होते हैं; बाक़ी सब कहीं और रखें।</translation>
    </message>
    <message>
        <source>More than %1 problems are in this file; the others are left out.</source>
        <translation>इस फ़ाइल में %1 से अधिक समस्याएँ हैं; बाक़ी नहीं दिखाई गई हैं।</translation>
    </message>
    <message>
        <source>Mend these first.</source>
        <translation>पहले इन्हें ठीक करें।</translation>
    </message>
    <message>
        <source>There is no bank.&lt;locale&gt;.md with `role: source`.</source>
        <translation>`role: source` वाली कोई bank.&lt;locale&gt;.md फ़ाइल नहीं है।</translation>
    </message>
    <message>
        <source>Write it: it gives the bank its id, licence, source locale and title.</source>
        <translation>इसे लिखें: प्रश्न बैंक की ID, लाइसेंस, मूल लोकेल और शीर्षक इसी से मिलते हैं।</translation>
    </message>
    <message>
        <source>A second file says `role: source`; %1 does already.</source>
        <translation>एक और फ़ाइल में `role: source` है; यह %1 में पहले से है।</translation>
    </message>
    <message>
        <source>Make this one `role: translation`.</source>
        <translation>इसमें `role: translation` लिखें।</translation>
    </message>
    <message>
        <source>The topic has no source file.</source>
        <translation>विषय की मूल फ़ाइल नहीं है।</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>%1 लिखें।</translation>
    </message>
    <message>
        <source>`%1` is no locale as file names spell it.</source>
        <translation>`%1` फ़ाइल नामों में लिखा जाने वाला लोकेल नहीं है।</translation>
    </message>
    <message>
        <source>Use a BCP 47 tag such as de, pt-BR or zh-Hans.</source>
        <translation>de, pt-BR या zh-Hans जैसा BCP 47 टैग लिखें।</translation>
    </message>
    <message>
        <source>The file does not begin with front matter.</source>
        <translation>फ़ाइल फ़्रंट मैटर से शुरू नहीं होती।</translation>
    </message>
    <message>
        <source>Begin with a line `---`, then `key: value` lines, then a line `---`.</source>
        <translation>`---` पंक्ति से शुरू करें, फिर `key: value` पंक्तियाँ और फिर `---` पंक्ति लिखें।</translation>
    </message>
    <message>
        <source>The front matter has no end.</source>
        <translation>फ़्रंट मैटर का अंत नहीं है।</translation>
    </message>
    <message>
        <source>Close it with a line `---`.</source>
        <translation>इसे `---` पंक्ति से बंद करें।</translation>
    </message>
    <message>
        <source>`%1` is no line of the form `key: value`.</source>
        <translation>`%1` पंक्ति `key: value` के रूप में नहीं है।</translation>
    </message>
    <message>
        <source>Write the key in lower case, a colon, a space and the value; a blank line ends the keys.</source>
        <translation>छोटे अक्षरों में कुंजी, फिर कोलन, स्पेस और मान लिखें; ख़ाली पंक्ति पर कुंजियाँ समाप्त होती हैं।</translation>
    </message>
    <message>
        <source>There is no key `%1` here.</source>
        <translation>यहाँ `%1` नाम की कुंजी नहीं होती।</translation>
    </message>
    <message>
        <source>See the list of keys in content/README.md.</source>
        <translation>कुंजियों की सूची content/README.md में देखें।</translation>
    </message>
    <message>
        <source>The key `%1` stands here a second time, first in line %2.</source>
        <translation>कुंजी `%1` यहाँ दूसरी बार आई है; पहली बार पंक्ति %2 में है।</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>इनमें से एक रखें।</translation>
    </message>
    <message>
        <source>The key `%1` is missing in %2.</source>
        <translation>कुंजी `%1` %2 में नहीं है।</translation>
    </message>
    <message>
        <source>Add a line `%1: …`.</source>
        <translation>`%1: …` पंक्ति जोड़ें।</translation>
    </message>
    <message>
        <source>`%1` has no value.</source>
        <translation>`%1` का मान नहीं है।</translation>
    </message>
    <message>
        <source>Write the value, or remove the line.</source>
        <translation>मान लिखें या पंक्ति हटाएँ।</translation>
    </message>
    <message>
        <source>`%1` cannot be `%2`.</source>
        <translation>`%1` का मान `%2` नहीं हो सकता।</translation>
    </message>
    <message>
        <source>Expected: %3.</source>
        <translation>मान्य मान: %3।</translation>
    </message>
    <message>
        <source>`%1` is `%2` but must be `%3` in this file.</source>
        <translation>`%1` का मान `%2` है, पर इस फ़ाइल में `%3` होना चाहिए।</translation>
    </message>
    <message>
        <source>Write `%1: %3`.</source>
        <translation>`%1: %3` लिखें।</translation>
    </message>
    <message>
        <source>The key `%1` has no meaning for an item of kind %2.</source>
        <translation>कुंजी `%1` का %2 प्रकार के प्रश्न में कोई अर्थ नहीं है।</translation>
    </message>
    <message>
        <source>Remove the line.</source>
        <translation>पंक्ति हटाएँ।</translation>
    </message>
    <message>
        <source>`%1: %2` is no number that is allowed here.</source>
        <translation>`%1: %2` में दी गई संख्या यहाँ मान्य नहीं है।</translation>
    </message>
    <message>
        <source>Write a number with a decimal point; where whole numbers are meant, from %3 to %4.</source>
        <translation>दशमलव बिंदु वाली संख्या लिखें; जहाँ पूर्ण संख्या चाहिए, वहाँ %3 से %4 तक।</translation>
    </message>
    <message>
        <source>`%1: %2` is no date.</source>
        <translation>`%1: %2` में मान्य तारीख़ नहीं है।</translation>
    </message>
    <message>
        <source>Write it as 2026-12-01.</source>
        <translation>इसे 2026-12-01 की तरह लिखें।</translation>
    </message>
    <message>
        <source>Write `waive: %1 why it is meant so`.</source>
        <translation>`waive: %1 why it is meant so` लिखें।</translation>
    </message>
    <message>
        <source>There is no finding called `%1`.</source>
        <translation>`%1` नाम की कोई जाँच नहीं है।</translation>
    </message>
    <message>
        <source>Use the code that `check` prints.</source>
        <translation>वह कोड लिखें जो `check` दिखाता है।</translation>
    </message>
    <message>
        <source>`%1` names `%2` twice.</source>
        <translation>`%1` में `%2` दो बार आया है।</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>इनमें से एक हटाएँ।</translation>
    </message>
    <message>
        <source>The title is missing.</source>
        <translation>शीर्षक नहीं है।</translation>
    </message>
    <message>
        <source>Write a line `# Title` below the front matter.</source>
        <translation>फ़्रंट मैटर के नीचे `# Title` पंक्ति लिखें।</translation>
    </message>
    <message>
        <source>Text stands where none can stand.</source>
        <translation>ऐसी जगह पाठ है जहाँ पाठ नहीं हो सकता।</translation>
    </message>
    <message>
        <source>Put it below a title, or remove it.</source>
        <translation>इसे किसी शीर्षक के नीचे रखें या हटाएँ।</translation>
    </message>
    <message>
        <source>`%1` is a second title.</source>
        <translation>`%1` दूसरा शीर्षक है।</translation>
    </message>
    <message>
        <source>A file has one line that begins with `# `; use `####` inside texts.</source>
        <translation>फ़ाइल में `# ` से शुरू होने वाली एक ही पंक्ति होती है; पाठों के भीतर `####` इस्तेमाल करें।</translation>
    </message>
    <message>
        <source>An item begins before the title of the file.</source>
        <translation>फ़ाइल के शीर्षक से पहले ही एक प्रश्न शुरू हो गया है।</translation>
    </message>
    <message>
        <source>Put the line `# Title` above it.</source>
        <translation>इसके ऊपर `# Title` पंक्ति लिखें।</translation>
    </message>
    <message>
        <source>`%1` is an option outside an item&apos;s question.</source>
        <translation>विकल्प `%1` प्रश्न के पाठ से बाहर है।</translation>
    </message>
    <message>
        <source>Options follow the stem, before any section; a backslash in front makes the line ordinary text.</source>
        <translation>विकल्प प्रश्न के पाठ के बाद और सभी खंडों से पहले आते हैं; आगे बैकस्लैश लगाने से पंक्ति साधारण पाठ बन जाती है।</translation>
    </message>
    <message>
        <source>Text follows the options.</source>
        <translation>विकल्पों के बाद पाठ है।</translation>
    </message>
    <message>
        <source>Options end the stem: move the text above them or into `### explanation`.</source>
        <translation>विकल्पों पर प्रश्न का पाठ समाप्त होता है: इस पाठ को उनके ऊपर या `### explanation` में रखें।</translation>
    </message>
    <message>
        <source>Text follows an option&apos;s feedback.</source>
        <translation>विकल्प के फ़ीडबैक के बाद पाठ है।</translation>
    </message>
    <message>
        <source>Put it above the feedback, or begin the line with `  &gt; `.</source>
        <translation>इसे फ़ीडबैक के ऊपर रखें या पंक्ति `  &gt; ` से शुरू करें।</translation>
    </message>
    <message>
        <source>The code block that begins here has no end.</source>
        <translation>यहाँ शुरू होने वाले कोड ब्लॉक का अंत नहीं है।</translation>
    </message>
    <message>
        <source>Close it with the same marks.</source>
        <translation>इसे उन्हीं चिह्नों से बंद करें।</translation>
    </message>
    <message>
        <source>The item %1 has no title.</source>
        <translation>प्रश्न %1 का शीर्षक नहीं है।</translation>
    </message>
    <message>
        <source>Write `## %1 | Title`.</source>
        <translation>`## %1 | Title` लिखें।</translation>
    </message>
    <message>
        <source>`%1` is no id.</source>
        <translation>`%1` मान्य ID नहीं है।</translation>
    </message>
    <message>
        <source>Ids are 2 to 48 characters of a-z, 0-9 and hyphens (options: a letter first).</source>
        <translation>ID में a-z, 0-9 और हाइफ़न के 2 से 48 वर्ण होते हैं (विकल्पों में पहला वर्ण अक्षर हो)।</translation>
    </message>
    <message>
        <source>There is no section `%1`.</source>
        <translation>`%1` नाम का कोई खंड नहीं होता।</translation>
    </message>
    <message>
        <source>Sections are hint, back, explanation, units and note; use `####` for headings of your own.</source>
        <translation>खंड ये हैं: hint, back, explanation, units और note; अपने शीर्षकों के लिए `####` इस्तेमाल करें।</translation>
    </message>
    <message>
        <source>The section `%1` stands here a second time, first in line %2.</source>
        <translation>खंड `%1` यहाँ दूसरी बार आया है; पहली बार पंक्ति %2 में है।</translation>
    </message>
    <message>
        <source>Join the two.</source>
        <translation>दोनों को मिला दें।</translation>
    </message>
    <message>
        <source>The section `%1` stands behind `%2`.</source>
        <translation>खंड `%1` खंड `%2` के बाद आया है।</translation>
    </message>
    <message>
        <source>The order is hint, back, explanation, units, note; `format` does not move texts.</source>
        <translation>क्रम यह है: hint, back, explanation, units, note; `format` पाठों को नहीं खिसकाता।</translation>
    </message>
    <message>
        <source>The section `%1` is empty.</source>
        <translation>खंड `%1` ख़ाली है।</translation>
    </message>
    <message>
        <source>Fill it or remove it.</source>
        <translation>इसे भरें या हटाएँ।</translation>
    </message>
    <message>
        <source>Options and accepted answers stand in one item.</source>
        <translation>एक ही प्रश्न में विकल्प और स्वीकृत उत्तर दोनों हैं।</translation>
    </message>
    <message>
        <source>Use `- id) text` for options, `- = text` for accepted answers.</source>
        <translation>विकल्पों के लिए `- id) text` और स्वीकृत उत्तरों के लिए `- = text` लिखें।</translation>
    </message>
    <message>
        <source>The accepted answer is empty.</source>
        <translation>स्वीकृत उत्तर ख़ाली है।</translation>
    </message>
    <message>
        <source>Write it behind `- = `.</source>
        <translation>इसे `- = ` के बाद लिखें।</translation>
    </message>
    <message>
        <source>`%1` is no line of the form `- unit = name, name`.</source>
        <translation>`%1` पंक्ति `- unit = name, name` के रूप में नहीं है।</translation>
    </message>
    <message>
        <source>The first name is shown, all are accepted.</source>
        <translation>पहला नाम दिखाया जाता है, स्वीकार सभी किए जाते हैं।</translation>
    </message>
    <message>
        <source>The item %1 is there already: %2, line %3.</source>
        <translation>प्रश्न %1 पहले से है: %2, पंक्ति %3।</translation>
    </message>
    <message>
        <source>Ids are unique in a bank; choose another one.</source>
        <translation>प्रश्न बैंक में हर ID अनन्य होती है; कोई दूसरी चुनें।</translation>
    </message>
    <message>
        <source>The id %1 was retired in %2, line %3.</source>
        <translation>ID %1 को %2 की पंक्ति %3 में हमेशा के लिए हटाया गया है।</translation>
    </message>
    <message>
        <source>Choose another id: learners have a history under this one.</source>
        <translation>दूसरी ID चुनें: इस ID के साथ शिक्षार्थियों का इतिहास जुड़ा है।</translation>
    </message>
    <message>
        <source>The item has the same id as the topic %1.</source>
        <translation>प्रश्न की ID वही है जो विषय %1 की है।</translation>
    </message>
    <message>
        <source>Choose another id for one of them.</source>
        <translation>दोनों में से एक के लिए दूसरी ID चुनें।</translation>
    </message>
    <message>
        <source>The option `%1` is there already, in line %2.</source>
        <translation>विकल्प `%1` पहले से पंक्ति %2 में है।</translation>
    </message>
    <message>
        <source>Give it another id.</source>
        <translation>इसे दूसरी ID दें।</translation>
    </message>
    <message>
        <source>The item %1 has no question text.</source>
        <translation>प्रश्न %1 में प्रश्न का पाठ नहीं है।</translation>
    </message>
    <message>
        <source>Write it below the keys, behind a blank line.</source>
        <translation>इसे कुंजियों के नीचे, एक ख़ाली पंक्ति के बाद लिखें।</translation>
    </message>
    <message>
        <source>The item %1 has fewer than %2 options.</source>
        <translation>प्रश्न %1 में %2 से कम विकल्प हैं।</translation>
    </message>
    <message>
        <source>Write them as `- a) text`.</source>
        <translation>इन्हें `- a) text` के रूप में लिखें।</translation>
    </message>
    <message>
        <source>The item %1 has %2 options; %3 are the most.</source>
        <translation>प्रश्न %1 में %2 विकल्प हैं; अधिकतम %3 हो सकते हैं।</translation>
    </message>
    <message>
        <source>Leave out the weakest.</source>
        <translation>सबसे कमज़ोर विकल्प हटाएँ।</translation>
    </message>
    <message>
        <source>The item %1 has no accepted answer.</source>
        <translation>प्रश्न %1 का कोई स्वीकृत उत्तर नहीं है।</translation>
    </message>
    <message>
        <source>Write at least one line `- = answer`.</source>
        <translation>कम से कम एक `- = answer` पंक्ति लिखें।</translation>
    </message>
    <message>
        <source>The card %1 has no back.</source>
        <translation>कार्ड %1 का पिछला भाग नहीं है।</translation>
    </message>
    <message>
        <source>Write it below a line `### back`.</source>
        <translation>इसे `### back` पंक्ति के नीचे लिखें।</translation>
    </message>
    <message>
        <source>The option `%1` has no feedback.</source>
        <translation>विकल्प `%1` का फ़ीडबैक नहीं है।</translation>
    </message>
    <message>
        <source>Write why it is right or wrong on a line below that begins with `  &gt; `.</source>
        <translation>नीचे `  &gt; ` से शुरू होने वाली पंक्ति में लिखें कि वह क्यों सही या ग़लत है।</translation>
    </message>
    <message>
        <source>The option `%1` has no text.</source>
        <translation>विकल्प `%1` का पाठ नहीं है।</translation>
    </message>
    <message>
        <source>Write it behind `- %1) `.</source>
        <translation>इसे `- %1) ` के बाद लिखें।</translation>
    </message>
    <message>
        <source>Items of kind %1 have no options.</source>
        <translation>%1 प्रकार के प्रश्नों में विकल्प नहीं होते।</translation>
    </message>
    <message>
        <source>Remove them, or change the kind.</source>
        <translation>इन्हें हटाएँ या प्रकार बदलें।</translation>
    </message>
    <message>
        <source>Items of kind %1 have no accepted answers.</source>
        <translation>%1 प्रकार के प्रश्नों में स्वीकृत उत्तर नहीं होते।</translation>
    </message>
    <message>
        <source>Remove the lines `- = …`, or change the kind.</source>
        <translation>`- = …` पंक्तियाँ हटाएँ या प्रकार बदलें।</translation>
    </message>
    <message>
        <source>The section `%1` has no meaning for an item of kind %2.</source>
        <translation>खंड `%1` का %2 प्रकार के प्रश्न में कोई अर्थ नहीं है।</translation>
    </message>
    <message>
        <source>Remove it, or change the kind.</source>
        <translation>इसे हटाएँ या प्रकार बदलें।</translation>
    </message>
    <message>
        <source>`answer` names %2 options, which does not fit kind %1.</source>
        <translation>`answer` में %2 विकल्प हैं, जो %1 प्रकार से मेल नहीं खाता।</translation>
    </message>
    <message>
        <source>A choice has one, a multiple at least two.</source>
        <translation>एकल-चयन में एक और बहु-चयन में कम से कम दो होते हैं।</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no option of this item.</source>
        <translation>`%1` में `%2` है, जो इस प्रश्न का विकल्प नहीं है।</translation>
    </message>
    <message>
        <source>Use the id before the closing parenthesis of an option.</source>
        <translation>विकल्प के बंद कोष्ठक से पहले की ID लिखें।</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no item of this bank.</source>
        <translation>`%1` में `%2` है, जो इस प्रश्न बैंक का प्रश्न नहीं है।</translation>
    </message>
    <message>
        <source>Correct the id, or remove it.</source>
        <translation>ID ठीक करें या हटाएँ।</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no topic of this bank.</source>
        <translation>`%1` में `%2` है, जो इस प्रश्न बैंक का विषय नहीं है।</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no term of glossary.tsv.</source>
        <translation>`%1` में `%2` है, जो glossary.tsv का शब्द नहीं है।</translation>
    </message>
    <message>
        <source>Correct the id, or add the term.</source>
        <translation>ID ठीक करें या शब्द जोड़ें।</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no key of sources.tsv.</source>
        <translation>`%1` में `%2` है, जो sources.tsv की कुंजी नहीं है।</translation>
    </message>
    <message>
        <source>Correct the key, or add the source.</source>
        <translation>कुंजी ठीक करें या स्रोत जोड़ें।</translation>
    </message>
    <message>
        <source>`%1` is no unit of this item.</source>
        <translation>`%1` इस प्रश्न की इकाई नहीं है।</translation>
    </message>
    <message>
        <source>Name the unit in `unit:` or `accept:` first.</source>
        <translation>पहले `unit:` या `accept:` में इकाई लिखें।</translation>
    </message>
    <message>
        <source>`%1` describes no parameter.</source>
        <translation>`%1` से कोई पैरामीटर नहीं बनता।</translation>
    </message>
    <message>
        <source>Write `N = 7e9 in 1e9..70e9 log`, `M = 40 in 30..55 step 5` or `G = 512 of 64, 128, 512`.</source>
        <translation>`N = 7e9 in 1e9..70e9 log`, `M = 40 in 30..55 step 5` या `G = 512 of 64, 128, 512` लिखें।</translation>
    </message>
    <message>
        <source>The values of `%1` cannot be drawn.</source>
        <translation>`%1` के मान नहीं चुने जा सकते।</translation>
    </message>
    <message>
        <source>The range must go upwards, hold the first value, and be positive for `log`.</source>
        <translation>परास बढ़ते क्रम में हो, पहला मान उसमें शामिल हो और `log` के लिए वह धनात्मक हो।</translation>
    </message>
    <message>
        <source>The parameter `%1` is there already.</source>
        <translation>पैरामीटर `%1` पहले से है।</translation>
    </message>
    <message>
        <source>Give it another name.</source>
        <translation>इसे दूसरा नाम दें।</translation>
    </message>
    <message>
        <source>`%1` cannot be the name of a parameter.</source>
        <translation>`%1` पैरामीटर का नाम नहीं हो सकता।</translation>
    </message>
    <message>
        <source>`answer` and the names of functions are taken.</source>
        <translation>`answer` और फलनों के नाम पहले से आरक्षित हैं।</translation>
    </message>
    <message>
        <source>`%1` is no tolerance.</source>
        <translation>`%1` मान्य सहनसीमा नहीं है।</translation>
    </message>
    <message>
        <source>Write `1 %`, a positive number, or `exact`.</source>
        <translation>`1 %`, कोई धनात्मक संख्या या `exact` लिखें।</translation>
    </message>
    <message>
        <source>`%1` accepts no unit.</source>
        <translation>`%1` से कोई स्वीकृत इकाई नहीं बनती।</translation>
    </message>
    <message>
        <source>Write `accept: h = 24`: the answer in h is 24 times the answer in the main unit.</source>
        <translation>`accept: h = 24` लिखें: h में उत्तर, मुख्य इकाई में उत्तर का 24 गुना होता है।</translation>
    </message>
    <message>
        <source>`%1` describes no mistake.</source>
        <translation>`%1` से कोई ग़लती नहीं बनती।</translation>
    </message>
    <message>
        <source>Write `mistake: id = expression`, and its feedback as `- id) …`.</source>
        <translation>`mistake: id = expression` लिखें और उसका फ़ीडबैक `- id) …` के रूप में।</translation>
    </message>
    <message>
        <source>The mistake `%1` has no text.</source>
        <translation>ग़लती `%1` का पाठ नहीं है।</translation>
    </message>
    <message>
        <source>Write it as `- %1) what went wrong`, with its feedback below.</source>
        <translation>इसे `- %1) what went wrong` के रूप में लिखें, और नीचे उसका फ़ीडबैक।</translation>
    </message>
    <message>
        <source>The gap `%1` is malformed.</source>
        <translation>रिक्त स्थान `%1` ठीक से नहीं लिखा गया है।</translation>
    </message>
    <message>
        <source>Write `{{c1:text}}` or `{{c1:text|also accepted::hint}}`.</source>
        <translation>`{{c1:text}}` या `{{c1:text|also accepted::hint}}` लिखें।</translation>
    </message>
    <message>
        <source>The item %1 has no gaps.</source>
        <translation>प्रश्न %1 में रिक्त स्थान नहीं हैं।</translation>
    </message>
    <message>
        <source>Write them in the text as `{{c1:text}}`.</source>
        <translation>इन्हें पाठ में `{{c1:text}}` के रूप में लिखें।</translation>
    </message>
    <message>
        <source>A translation cannot have the key `%1`.</source>
        <translation>अनुवाद में कुंजी `%1` नहीं हो सकती।</translation>
    </message>
    <message>
        <source>Keys, levels and answers stand in the source file alone; remove the line.</source>
        <translation>कुंजियाँ, स्तर और उत्तर केवल मूल फ़ाइल में होते हैं; पंक्ति हटाएँ।</translation>
    </message>
    <message>
        <source>The source file has no item `%1`.</source>
        <translation>मूल फ़ाइल में प्रश्न `%1` नहीं है।</translation>
    </message>
    <message>
        <source>Correct the id, or add the item to the source first.</source>
        <translation>ID ठीक करें या पहले प्रश्न को मूल में जोड़ें।</translation>
    </message>
    <message>
        <source>The source has no option `%1` in this item.</source>
        <translation>मूल में इस प्रश्न का विकल्प `%1` नहीं है।</translation>
    </message>
    <message>
        <source>Correct the id: options are matched by it.</source>
        <translation>ID ठीक करें: विकल्पों का मिलान उसी से होता है।</translation>
    </message>
    <message>
        <source>The item %1 has no `%2` in the source.</source>
        <translation>मूल में प्रश्न %1 का `%2` नहीं है।</translation>
    </message>
    <message>
        <source>Remove it here, or write it in the source first.</source>
        <translation>इसे यहाँ से हटाएँ या पहले मूल में लिखें।</translation>
    </message>
    <message>
        <source>The source has no gap `%1` in this item.</source>
        <translation>मूल में इस प्रश्न का रिक्त स्थान `%1` नहीं है।</translation>
    </message>
    <message>
        <source>Use the same gaps as the source.</source>
        <translation>वही रिक्त स्थान रखें जो मूल में हैं।</translation>
    </message>
    <message>
        <source>The item %1 lacks `%2` here, so it is left out in this language.</source>
        <translation>यहाँ प्रश्न %1 का `%2` नहीं है, इसलिए वह इस भाषा में छोड़ दिया गया है।</translation>
    </message>
    <message>
        <source>Translate it; learners get the next of their languages until then.</source>
        <translation>इसका अनुवाद करें; तब तक शिक्षार्थियों को उनकी अगली भाषा का पाठ दिखेगा।</translation>
    </message>
    <message>
        <source>The item %1 lacks `%2` here.</source>
        <translation>यहाँ प्रश्न %1 का `%2` नहीं है।</translation>
    </message>
    <message>
        <source>Translate it.</source>
        <translation>इसका अनुवाद करें।</translation>
    </message>
    <message>
        <source>There is no picture `%1`.</source>
        <translation>चित्र `%1` नहीं है।</translation>
    </message>
    <message>
        <source>Put it into the topic&apos;s folder `media`.</source>
        <translation>इसे विषय के `media` फ़ोल्डर में रखें।</translation>
    </message>
    <message>
        <source>`%1` is no picture of this topic.</source>
        <translation>`%1` इस विषय का चित्र नहीं है।</translation>
    </message>
    <message>
        <source>Write `media/name.svg`; nothing outside the folder and nothing from the network is shown.</source>
        <translation>`media/name.svg` लिखें; फ़ोल्डर के बाहर या नेटवर्क से कुछ नहीं दिखाया जाता।</translation>
    </message>
    <message>
        <source>Pictures cannot be of type `%1`.</source>
        <translation>चित्र `%1` प्रकार के नहीं हो सकते।</translation>
    </message>
    <message>
        <source>Use png, svg or webp.</source>
        <translation>png, svg या webp इस्तेमाल करें।</translation>
    </message>
    <message>
        <source>The column `%1` is not expected here.</source>
        <translation>स्तंभ `%1` यहाँ अपेक्षित नहीं है।</translation>
    </message>
    <message>
        <source>The first line names the columns, as content/README.md lists them.</source>
        <translation>पहली पंक्ति में स्तंभों के नाम होते हैं, जैसे content/README.md में दिए गए हैं।</translation>
    </message>
    <message>
        <source>The line has %1 cells, the header %2.</source>
        <translation>पंक्ति में %1 ख़ाने हैं, शीर्ष पंक्ति में %2।</translation>
    </message>
    <message>
        <source>Part the cells by one tab each; an empty cell stays empty.</source>
        <translation>ख़ानों को एक-एक टैब से अलग करें; ख़ाली ख़ाना ख़ाली ही रहता है।</translation>
    </message>
    <message>
        <source>The cell `%1` has spaces around it.</source>
        <translation>ख़ाने `%1` के आगे या पीछे स्पेस हैं।</translation>
    </message>
    <message>
        <source>`format` removes them.</source>
        <translation>`format` उन्हें हटा देता है।</translation>
    </message>
    <message>
        <source>`%1` is there already, in line %2.</source>
        <translation>`%1` पहले से पंक्ति %2 में है।</translation>
    </message>
    <message>
        <source>Remove one of the lines.</source>
        <translation>दोनों में से एक पंक्ति हटाएँ।</translation>
    </message>
    <message>
        <source>`%1: %2` is no hash.</source>
        <translation>`%1: %2` में मान्य हैश नहीं है।</translation>
    </message>
    <message>
        <source>This file is written by `l10n`; restore it or remove the line.</source>
        <translation>यह फ़ाइल `l10n` लिखता है; इसे पहले जैसा करें या पंक्ति हटाएँ।</translation>
    </message>
    <message>
        <source>There is no `%2` of %1 in %3.</source>
        <translation>%3 में %1 का `%2` नहीं है।</translation>
    </message>
    <message>
        <source>The line belongs to a text that is gone; remove it.</source>
        <translation>यह पंक्ति ऐसे पाठ की है जो अब नहीं रहा; इसे हटाएँ।</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>There is no such file.</source>
        <translation>ऐसी कोई फ़ाइल नहीं है।</translation>
    </message>
    <message>
        <source>The file cannot be opened. Check that you may read it.</source>
        <translation>फ़ाइल खोली नहीं जा सकती। देखें कि आपके पास इसे पढ़ने की अनुमति है।</translation>
    </message>
    <message>
        <source>The file cannot be written. What was saved before is safe.</source>
        <translation>फ़ाइल में लिखा नहीं जा सकता। पहले जो सहेजा गया था, वह सुरक्षित है।</translation>
    </message>
    <message>
        <source>The file or its folder is read-only, so nothing can be saved. Allow writing to it and try again.</source>
        <translation>फ़ाइल या उसका फ़ोल्डर केवल पढ़ा जा सकता है, इसलिए कुछ सहेजा नहीं जा सकता। लिखने की अनुमति दें और फिर से कोशिश करें।</translation>
    </message>
    <message>
        <source>The file is larger than this program accepts.</source>
        <translation>फ़ाइल इस प्रोग्राम की स्वीकृत सीमा से बड़ी है।</translation>
    </message>
    <message>
        <source>The disk is full: the last step was not saved, everything before it is safe. Make room and go on.</source>
        <translation>डिस्क भर गई है: अंतिम चरण नहीं सहेजा गया, उससे पहले का सब कुछ सुरक्षित है। जगह ख़ाली करें और आगे बढ़ें।</translation>
    </message>
    <message>
        <source>This file is not a question bank. Banks end in .wdbank and are made by `warpdeck-cli build`.</source>
        <translation>यह फ़ाइल प्रश्न बैंक नहीं है। प्रश्न बैंकों के नाम के अंत में .wdbank होता है और उन्हें `warpdeck-cli build` बनाता है।</translation>
    </message>
    <message>
        <source>This bank was written by a newer version of Warpdeck. Update the program to use it.</source>
        <translation>यह प्रश्न बैंक Warpdeck के नए संस्करण से बनाया गया है। इसे इस्तेमाल करने के लिए प्रोग्राम अपडेट करें।</translation>
    </message>
    <message>
        <source>This bank is of an old format that is no longer read. Build it again from its source.</source>
        <translation>यह प्रश्न बैंक पुराने फ़ॉर्मैट में है, जो अब पढ़ा नहीं जाता। इसे मूल सामग्री से फिर बनाएँ।</translation>
    </message>
    <message>
        <source>This bank is damaged. Fetch or build it again; your progress is not affected.</source>
        <translation>यह प्रश्न बैंक क्षतिग्रस्त है। इसे फिर से प्राप्त करें या बनाएँ; आपकी प्रगति पर कोई असर नहीं पड़ा है।</translation>
    </message>
    <message>
        <source>This file is not a Warpdeck profile; it was left as it is.</source>
        <translation>यह फ़ाइल Warpdeck की प्रोफ़ाइल नहीं है; इसे ज्यों का त्यों छोड़ दिया गया।</translation>
    </message>
    <message>
        <source>This profile was written by a newer version of Warpdeck; it was left as it is. Update the program to use it.</source>
        <translation>यह प्रोफ़ाइल Warpdeck के नए संस्करण से बनाई गई है; इसे ज्यों का त्यों छोड़ दिया गया। इसे इस्तेमाल करने के लिए प्रोग्राम अपडेट करें।</translation>
    </message>
    <message>
        <source>This profile is damaged; it was left as it is. A good backup can take its place.</source>
        <translation>यह प्रोफ़ाइल क्षतिग्रस्त है; इसे ज्यों का त्यों छोड़ दिया गया। कोई ठीक बैकअप इसकी जगह ले सकता है।</translation>
    </message>
    <message>
        <source>Another program is using this profile. Close it and try again.</source>
        <translation>कोई दूसरा प्रोग्राम यह प्रोफ़ाइल इस्तेमाल कर रहा है। उसे बंद करें और फिर से कोशिश करें।</translation>
    </message>
    <message>
        <source>This older profile could not be brought up to date; it is as it was.</source>
        <translation>यह पुरानी प्रोफ़ाइल नए रूप में नहीं लाई जा सकी; यह पहले जैसी ही है।</translation>
    </message>
    <message>
        <source>No open bank has such an item. `warpdeck-cli banks` lists the banks.</source>
        <translation>किसी खुले प्रश्न बैंक में ऐसा प्रश्न नहीं है। प्रश्न बैंकों की सूची `warpdeck-cli banks` दिखाता है।</translation>
    </message>
    <message>
        <source>Several banks have an item of this name. Write it as bank/item.</source>
        <translation>इस नाम का प्रश्न कई प्रश्न बैंकों में है। इसे बैंक/प्रश्न के रूप में लिखें।</translation>
    </message>
    <message>
        <source>No open bank has such a topic. `warpdeck-cli banks` lists the topics.</source>
        <translation>किसी खुले प्रश्न बैंक में ऐसा विषय नहीं है। विषयों की सूची `warpdeck-cli banks` दिखाता है।</translation>
    </message>
    <message>
        <source>Another bank of this id is installed already; nothing was replaced. Use --replace to replace it.</source>
        <translation>इस ID का एक और प्रश्न बैंक पहले से इंस्टॉल है; कुछ भी बदला नहीं गया। उसे बदलने के लिए --replace इस्तेमाल करें।</translation>
    </message>
    <message>
        <source>The content has errors, so no bank was built; an earlier file is as it was.</source>
        <translation>सामग्री में त्रुटियाँ हैं, इसलिए प्रश्न बैंक नहीं बनाया गया; पहले की फ़ाइल जैसी थी वैसी ही है।</translation>
    </message>
    <message>
        <source>It exists already and was left as it is.</source>
        <translation>यह पहले से मौजूद है और ज्यों का त्यों छोड़ दिया गया।</translation>
    </message>
    <message>
        <source>This was not understood.</source>
        <translation>यह समझ में नहीं आया।</translation>
    </message>
    <message>
        <source>Something unexpected happened.</source>
        <translation>कुछ अप्रत्याशित हुआ।</translation>
    </message>
</context>
<context>
    <name>ExportLogCommand</name>
    <message>
        <source>Write the review log as CSV, one line a review</source>
        <translation>दोहराव लॉग को CSV के रूप में लिखें, हर दोहराव के लिए एक पंक्ति</translation>
    </message>
    <message>
        <source>The file to write; the standard output when it is left out</source>
        <translation>लिखी जाने वाली फ़ाइल; न देने पर मानक आउटपुट</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Errors: %1. Warnings: %2. Notes: %3.</source>
        <translation>त्रुटियाँ: %1। चेतावनियाँ: %2। टिप्पणियाँ: %3।</translation>
    </message>
</context>
<context>
    <name>FormatCommand</name>
    <message>
        <source>Bring a content folder into its canonical form; files with errors are left as they are</source>
        <translation>सामग्री के फ़ोल्डर को मानक रूप में लाएँ; त्रुटियों वाली फ़ाइलें ज्यों की त्यों रहती हैं</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>सामग्री का फ़ोल्डर</translation>
    </message>
    <message>
        <source>Only tell what would change</source>
        <translation>केवल बताएँ कि क्या बदलेगा</translation>
    </message>
    <message>
        <source>would change: %1</source>
        <translation>बदलेगा: %1</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>बदला गया: %1</translation>
    </message>
</context>
<context>
    <name>FsrsCommand</name>
    <message>
        <source>Replay, fit and simulate the memory model on a review log</source>
        <translation>समीक्षा लॉग पर स्मृति मॉडल को दोहराएँ, अनुकूलित करें और अनुकरण करें</translation>
    </message>
    <message>
        <source>Print the state after each review as CSV</source>
        <translation>हर समीक्षा के बाद की स्थिति CSV में छापें</translation>
    </message>
    <message>
        <source>Desired retention of the intervals</source>
        <translation>अंतरालों की वांछित धारण दर</translation>
    </message>
    <message>
        <source>Find the parameters that fit the reviews best</source>
        <translation>समीक्षाओं से सबसे अच्छा मेल खाने वाले पैरामीटर खोजें</translation>
    </message>
    <message>
        <source>Parts of the time-series split</source>
        <translation>समय-क्रम विभाजन के भाग</translation>
    </message>
    <message>
        <source>Print what desired retentions cost and bring</source>
        <translation>वांछित धारण दरों की लागत और लाभ छापें</translation>
    </message>
    <message>
        <source>Number of cards to learn</source>
        <translation>सीखने के कार्डों की संख्या</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <translation>दिन में नए कार्ड</translation>
    </message>
    <message>
        <source>Days to live through</source>
        <translation>अनुकरण के दिन</translation>
    </message>
    <message>
        <source>Seed of chance</source>
        <translation>यादृच्छिकता का बीज</translation>
    </message>
    <message>
        <source>The memory model</source>
        <translation>स्मृति मॉडल</translation>
    </message>
    <message>
        <source>File with the model&apos;s numbers, separated by commas or white space</source>
        <translation>मॉडल की संख्याओं की फ़ाइल, अल्पविराम या रिक्त स्थान से अलग</translation>
    </message>
    <message>
        <source>Time zone in which study days begin</source>
        <translation>वह समय क्षेत्र जिसमें पढ़ाई के दिन शुरू होते हैं</translation>
    </message>
    <message>
        <source>Hour at which a study day begins</source>
        <translation>वह घंटा जब पढ़ाई का दिन शुरू होता है</translation>
    </message>
    <message>
        <source>The reviews, as export-log writes them</source>
        <translation>समीक्षाएँ, जैसी export-log लिखता है</translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message>
        <source>Study as much as you like.</source>
        <translation>जितना चाहें उतना पढ़ें।</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s) a day.</source>
        <translation>
            <numerusform>दिन में लगभग %n मिनट।</numerusform>
            <numerusform>दिन में लगभग %n मिनट।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InstallCommand</name>
    <message>
        <source>Verify a bank file and copy it to the added banks</source>
        <translation>प्रश्न बैंक की फ़ाइल सत्यापित करें और जोड़े गए प्रश्न बैंकों में कॉपी करें</translation>
    </message>
    <message>
        <source>The bank file</source>
        <translation>प्रश्न बैंक की फ़ाइल</translation>
    </message>
    <message>
        <source>Replace another bank of the same id</source>
        <translation>इसी ID के दूसरे प्रश्न बैंक को बदलें</translation>
    </message>
    <message>
        <source>Installed %1 (%2), version %3: %4 items.</source>
        <translation>%1 (%2), संस्करण %3 इंस्टॉल किया गया: %4 प्रश्न।</translation>
    </message>
    <message>
        <source>Items by language: %1</source>
        <translation>भाषा के अनुसार प्रश्न: %1</translation>
    </message>
</context>
<context>
    <name>Interval</name>
    <message>
        <source>&lt;1 min</source>
        <translation>&lt; 1 मि॰</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 मि॰</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 घं॰</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 दिन</translation>
    </message>
    <message>
        <source>%1 mo</source>
        <translation>%1 माह</translation>
    </message>
    <message>
        <source>%1 y</source>
        <translation>%1 वर्ष</translation>
    </message>
</context>
<context>
    <name>ItemOutput</name>
    <message>
        <source>%1, no %2 text yet</source>
        <translation>%1, पाठ अभी %2 में नहीं है</translation>
    </message>
    <message>
        <source>Stale: the source text changed after this translation</source>
        <translation>पुराना: इस अनुवाद के बाद मूल पाठ बदल गया है</translation>
    </message>
    <message>
        <source>Several answers can be right.</source>
        <translation>एक से अधिक उत्तर सही हो सकते हैं।</translation>
    </message>
    <message>
        <source>Right, your answer</source>
        <translation>सही, आपका उत्तर</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>सही</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>आपका उत्तर</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>व्याख्या</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>स्रोत</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>तुलना करें</translation>
    </message>
    <message>
        <source>Related</source>
        <translation>संबंधित प्रश्न</translation>
    </message>
</context>
<context>
    <name>ItemWords</name>
    <message>
        <source>Suspended</source>
        <translation>निलंबित</translation>
    </message>
    <message>
        <source>Buried</source>
        <translation>कल तक टला</translation>
    </message>
    <message>
        <source>New</source>
        <translation>नया</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>सीख रहे हैं</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>याद है</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) late</source>
        <translation>
            <numerusform>%n दिन देर से</numerusform>
            <numerusform>%n दिन देर से</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>आज</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>%n दिन में</numerusform>
            <numerusform>%n दिन में</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewCommand</name>
    <message>
        <source>Print the skeleton of a topic or an item, for authors to fill in</source>
        <translation>विषय या प्रश्न का ढाँचा दिखाएँ, जिसे लेखक भर सकें</translation>
    </message>
    <message>
        <source>The skeleton of a topic&apos;s source file</source>
        <translation>विषय की मूल फ़ाइल का ढाँचा</translation>
    </message>
    <message>
        <source>The topic&apos;s id: a-z, 0-9 and hyphens, 2 to 48 characters</source>
        <translation>विषय की ID: a-z, 0-9 और हाइफ़न, 2 से 48 वर्ण</translation>
    </message>
    <message>
        <source>The skeleton of an item, to be put into a topic&apos;s source file</source>
        <translation>प्रश्न का ढाँचा, जिसे विषय की मूल फ़ाइल में रखा जाए</translation>
    </message>
    <message>
        <source>The item&apos;s id: a-z, 0-9 and hyphens, 2 to 48 characters</source>
        <translation>प्रश्न की ID: a-z, 0-9 और हाइफ़न, 2 से 48 वर्ण</translation>
    </message>
    <message>
        <source>What kind of item</source>
        <translation>प्रश्न का प्रकार</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>There is nothing to practise here.</source>
        <translation>यहाँ अभ्यास के लिए कुछ नहीं है।</translation>
    </message>
    <message>
        <source>Enter shows the answer, ? helps:</source>
        <translation>Enter से उत्तर देखें, ? से सहायता:</translation>
    </message>
    <message>
        <source>Your answer (? helps):</source>
        <translation>आपका उत्तर (? से सहायता):</translation>
    </message>
    <message>
        <source>✓ Right. Rate 1 to 4, Enter for 3:</source>
        <translation>✓ सही। 1 से 4 तक आँकें, 3 के लिए Enter:</translation>
    </message>
    <message>
        <source>Rate 1 to 4, Enter for 3:</source>
        <translation>1 से 4 तक आँकें, 3 के लिए Enter:</translation>
    </message>
    <message>
        <source>1 to 4 rate; :l next language, :u undo, :q quit without saving this answer</source>
        <translation>1 से 4 आँकें; :l अगली भाषा, :u पूर्ववत करें, :q यह उत्तर सहेजे बिना बंद करें</translation>
    </message>
    <message>
        <source>✗ Wrong. Saved as Again. Enter goes on, :u takes it back:</source>
        <translation>✗ ग़लत। ‘फिर से’ के रूप में सहेजा गया। आगे बढ़ने के लिए Enter, वापस लेने के लिए :u:</translation>
    </message>
    <message>
        <source>There is nothing to undo in this session.</source>
        <translation>इस सत्र में पूर्ववत करने के लिए कुछ नहीं है।</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>वापस लिया गया।</translation>
    </message>
    <message>
        <source>This question has no text in that language. It has: %1</source>
        <translation>इस प्रश्न का पाठ उस भाषा में नहीं है। उपलब्ध भाषाएँ: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 में से %1</translation>
    </message>
    <message>
        <source>once more</source>
        <translation>एक बार फिर</translation>
    </message>
    <message>
        <source>missed before</source>
        <translation>पहले ग़लत हुआ</translation>
    </message>
    <message>
        <source>new</source>
        <translation>नया</translation>
    </message>
    <message>
        <source>ahead of time</source>
        <translation>समय से पहले</translation>
    </message>
    <message>
        <source>due</source>
        <translation>दोहराना है</translation>
    </message>
    <message>
        <source>This question has no hint.</source>
        <translation>इस प्रश्न का कोई संकेत नहीं है।</translation>
    </message>
    <message>
        <source>Enter shows the answer.</source>
        <translation>उत्तर देखने के लिए Enter दबाएँ।</translation>
    </message>
    <message>
        <source>Type the letters or digits of all right answers, e.g. ac.</source>
        <translation>सभी सही उत्तरों के अक्षर या अंक (जैसे ac) टाइप करें।</translation>
    </message>
    <message>
        <source>Type the letter or digit of one answer.</source>
        <translation>एक उत्तर का अक्षर या अंक टाइप करें।</translation>
    </message>
    <message>
        <source>:l next language, :l fr this language, :h hint, :u undo, :q quit</source>
        <translation>:l अगली भाषा, :l fr यह भाषा, :h संकेत, :u पूर्ववत करें, :q बंद करें</translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation>✓ सही</translation>
    </message>
    <message>
        <source>✗ Wrong</source>
        <translation>✗ ग़लत</translation>
    </message>
    <message>
        <source>The last answer was not rated, so it is not saved.</source>
        <translation>अंतिम उत्तर को आँका नहीं गया, इसलिए वह सहेजा नहीं गया।</translation>
    </message>
    <message>
        <source>Right: %1. Missed: %2.</source>
        <translation>सही: %1। ग़लत: %2।</translation>
    </message>
    <message>
        <source>To look at again (`warpdeck-cli show ITEM` shows one):</source>
        <translation>फिर से देखें (`warpdeck-cli show ITEM` एक प्रश्न दिखाता है):</translation>
    </message>
</context>
<context>
    <name>PracticeCommand</name>
    <message>
        <source>Drill in the terminal: due questions, then new ones, then the weakest</source>
        <translation>टर्मिनल में अभ्यास करें: पहले दोहराने वाले प्रश्न, फिर नए, फिर सबसे कमज़ोर</translation>
    </message>
    <message>
        <source>Only questions of this topic</source>
        <translation>केवल इस विषय के प्रश्न</translation>
    </message>
    <message>
        <source>The content language</source>
        <translation>सामग्री की भाषा</translation>
    </message>
    <message>
        <source>How many questions (20)</source>
        <translation>प्रश्नों की संख्या (20)</translation>
    </message>
    <message>
        <source>Shuffle options from this number, for repeatable runs</source>
        <translation>इस संख्या के आधार पर विकल्पों का क्रम बदलें, ताकि परिणाम दोहराए जा सकें</translation>
    </message>
</context>
<context>
    <name>Rating</name>
    <message>
        <source>Again</source>
        <translation>फिर से</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>कठिन</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>अच्छा</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>आसान</translation>
    </message>
</context>
<context>
    <name>RepairCommand</name>
    <message>
        <source>Check the files and rebuild every card&apos;s state from the review log</source>
        <translation>फ़ाइलें जाँचें और दोहराव लॉग से हर कार्ड की स्थिति फिर से बनाएँ</translation>
    </message>
    <message>
        <source>Put the newest good backup in the place of the profile, which is kept beside it</source>
        <translation>सबसे नए सही बैकअप को प्रोफ़ाइल की जगह रखें; पुरानी फ़ाइल उसके पास रहती है</translation>
    </message>
    <message>
        <source>Restored from %1</source>
        <translation>%1 से बहाल किया गया</translation>
    </message>
    <message>
        <source>Bank %1: %2</source>
        <translation>प्रश्न बैंक %1: %2</translation>
    </message>
    <message>
        <source>Bank %1: good</source>
        <translation>प्रश्न बैंक %1: ठीक</translation>
    </message>
    <message>
        <source>Profile %1: good</source>
        <translation>प्रोफ़ाइल %1: ठीक</translation>
    </message>
    <message>
        <source>Cards with a history: %1. States that differed from the log and were mended: %2.</source>
        <translation>इतिहास वाले कार्ड: %1। लॉग से भिन्न और ठीक की गई स्थितियाँ: %2।</translation>
    </message>
    <message>
        <source>A copy of the profile as it was: %1</source>
        <translation>प्रोफ़ाइल की पहले जैसी प्रति: %1</translation>
    </message>
    <message>
        <source>The newest good backup: %1. `repair --restore` puts it in place.</source>
        <translation>सबसे नया सही बैकअप: %1. `repair --restore` उसे जगह पर रखता है।</translation>
    </message>
    <message>
        <source>There is no good backup of it. Move the file away to start anew.</source>
        <translation>इसका कोई ठीक बैकअप नहीं है। नए सिरे से शुरू करने के लिए फ़ाइल को कहीं और ले जाएँ।</translation>
    </message>
</context>
<context>
    <name>ShowCommand</name>
    <message>
        <source>Show one item as the learner sees it after answering, with the language used</source>
        <translation>एक प्रश्न वैसा दिखाएँ जैसा शिक्षार्थी उत्तर देने के बाद देखता है, इस्तेमाल की गई भाषा के साथ</translation>
    </message>
    <message>
        <source>The item&apos;s id, or bank/item where several banks have it</source>
        <translation>प्रश्न की ID; यदि वह कई प्रश्न बैंकों में हो तो बैंक/प्रश्न</translation>
    </message>
    <message>
        <source>The content language</source>
        <translation>सामग्री की भाषा</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>JSON में दिखाएँ</translation>
    </message>
    <message>
        <source>%1/%2, topic %3, shown in %4</source>
        <translation>%1/%2, विषय %3, भाषा %4</translation>
    </message>
</context>
<context>
    <name>StatsCommand</name>
    <message>
        <source>Show what is due, what is known and how well it is remembered</source>
        <translation>दिखाएँ कि क्या दोहराना है, क्या आता है और कितना अच्छी तरह याद है</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>JSON में दिखाएँ</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>no data yet</source>
        <translation>अभी कोई डेटा नहीं</translation>
    </message>
    <message>
        <source>Due now: %1</source>
        <translation>अभी दोहराने हैं: %1</translation>
    </message>
    <message>
        <source>Cards: %1 new, %2 learning, %3 known, %4 suspended</source>
        <translation>कार्ड: %1 नए, %2 सीखे जा रहे, %3 सीखे हुए, %4 निलंबित</translation>
    </message>
    <message>
        <source>Answers: %1 in all, %2 today</source>
        <translation>उत्तर: कुल %1, आज %2</translation>
    </message>
    <message>
        <source>Days in a row: %1</source>
        <translation>लगातार दिन: %1</translation>
    </message>
    <message>
        <source>Recalled after a day or more: %1 (last 30 days: %2)</source>
        <translation>एक दिन या अधिक के बाद याद रहे: %1 (पिछले 30 दिन: %2)</translation>
    </message>
    <message>
        <source>Predicted recall of learned cards now: %1</source>
        <translation>सीखे हुए कार्डों के अभी याद होने का अनुमान: %1</translation>
    </message>
    <message>
        <source>Due in the next seven days: %1</source>
        <translation>अगले सात दिनों में दोहराने हैं: %1</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Drills AI-hardware concepts in your languages.</source>
        <translation>AI हार्डवेयर की अवधारणाओं का आपकी भाषाओं में अभ्यास।</translation>
    </message>
    <message>
        <source>Begin to study at once; with a topic after it, that topic.</source>
        <translation>तुरंत पढ़ना शुरू करें; आगे विषय लिखें तो वही विषय।</translation>
    </message>
    <message>
        <source>The file with your progress.</source>
        <translation>आपकी प्रगति की फ़ाइल।</translation>
    </message>
    <message>
        <source>Open this bank instead of the installed ones; may be given again.</source>
        <translation>स्थापित बैंकों के बजाय यह बैंक खोलें; दोहराया जा सकता है।</translation>
    </message>
    <message>
        <source>Take this for the time (ISO 8601), for repeatable runs.</source>
        <translation>इसे समय मानें (ISO 8601), दोहराने योग्य रन के लिए।</translation>
    </message>
    <message>
        <source>Question banks to add.</source>
        <translation>जोड़ने के लिए प्रश्न बैंक।</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::AnswerBar</name>
    <message>
        <source>Undo</source>
        <translation>पूर्ववत करें</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>सभी कुंजियाँ</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>उत्तर दिखाएँ</translation>
    </message>
    <message>
        <source>Show the options</source>
        <translation>विकल्प दिखाएँ</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>पुष्टि करें</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>स्पेस</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>संकेत</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>फिर से</translation>
    </message>
    <message>
        <source>The question comes back in this session.</source>
        <translation>यह प्रश्न इसी सत्र में फिर आएगा।</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>कठिन</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>अच्छा</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>आसान</translation>
    </message>
    <message>
        <source>guessed, %1</source>
        <comment>an interval</comment>
        <translation>अनुमान, %1</translation>
    </message>
    <message>
        <source>next in %1</source>
        <comment>an interval</comment>
        <translation>अगली बार %1 में</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BackupList</name>
    <message>
        <source>checked, good</source>
        <translation>जाँची गई, सही है</translation>
    </message>
    <message>
        <source>damaged too</source>
        <translation>यह भी क्षतिग्रस्त</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <translation>आज, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <translation>कल, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>पढ़ा नहीं जा सकता</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of answers, size</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n उत्तर</numerusform>
            <numerusform>%n उत्तर</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BankAdder</name>
    <message>
        <source>Add a question bank</source>
        <translation>प्रश्न बैंक जोड़ें</translation>
    </message>
    <message>
        <source>Question banks (*.wdbank)</source>
        <translation>प्रश्न बैंक (*.wdbank)</translation>
    </message>
    <message>
        <source>%1 in %2.</source>
        <comment>number of questions, number of topics</comment>
        <translation>%2 में %1।</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n प्रश्न</numerusform>
            <numerusform>%n प्रश्न</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n topic(s)</source>
        <translation>
            <numerusform>%n विषय</numerusform>
            <numerusform>%n विषय</numerusform>
        </translation>
    </message>
    <message>
        <source>Languages: %1</source>
        <translation>भाषाएँ: %1</translation>
    </message>
    <message>
        <source>A bank with the same name is here already. This one takes its place; your progress stays.</source>
        <translation>इसी नाम का बैंक पहले से है। यह उसकी जगह लेगा; आपकी प्रगति बनी रहेगी।</translation>
    </message>
    <message>
        <source>Add “%1”?</source>
        <translation>“%1” जोड़ें?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>बदलें</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>जोड़ें</translation>
    </message>
    <message>
        <source>“%1” was added.</source>
        <translation>“%1” जोड़ा गया।</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BrowsePage</name>
    <message>
        <source>Search questions</source>
        <translation>प्रश्न खोजें</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>खोज साफ़ करें</translation>
    </message>
    <message>
        <source>State</source>
        <translation>स्थिति</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>विषय</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>प्रश्न</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>सभी स्थितियाँ</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>देय</translation>
    </message>
    <message>
        <source>New</source>
        <translation>नया</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>सीख रहे हैं</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>याद है</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>निलंबित</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>चिह्नित</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>सभी विषय</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions shown, questions there are</comment>
        <translation>%2 में से %1</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>प्रकार</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>सभी प्रकार</translation>
    </message>
    <message>
        <source>One right answer</source>
        <translation>एक सही उत्तर</translation>
    </message>
    <message>
        <source>Several right answers</source>
        <translation>कई सही उत्तर</translation>
    </message>
    <message>
        <source>Flashcards</source>
        <translation>फ़्लैशकार्ड</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::CardView</name>
    <message>
        <source>Copy</source>
        <translation>कॉपी करें</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>सभी चुनें</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ComparisonPage</name>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Practise the difference</source>
        <translation>अंतर का अभ्यास करें</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) tell these apart.</source>
        <translation>
            <numerusform>%n प्रश्न इन्हें अलग करता है।</numerusform>
            <numerusform>%n प्रश्न इन्हें अलग करते हैं।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ComparisonsPage</name>
    <message>
        <source>Comparisons</source>
        <translation>तुलनाएँ</translation>
    </message>
    <message>
        <source>The open question banks hold no comparisons.</source>
        <translation>खुले बैंकों में कोई तुलना नहीं है।</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ErrorPage</name>
    <message>
        <source>Your progress file is damaged.</source>
        <translation>आपकी प्रगति की फ़ाइल क्षतिग्रस्त है।</translation>
    </message>
    <message>
        <source>Your progress cannot be opened.</source>
        <translation>आपकी प्रगति खोली नहीं जा सकी।</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>फिर कोशिश करें</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Continue with this backup</source>
        <translation>इस बैकअप से जारी रखें</translation>
    </message>
    <message>
        <source>There is no backup of it yet.</source>
        <translation>उसका अभी कोई बैकअप नहीं है।</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>फ़ाइलें दिखाएँ</translation>
    </message>
    <message>
        <source>The damaged file is kept next to the new one, under a name with “damaged” in it.</source>
        <translation>क्षतिग्रस्त फ़ाइल नई के पास रखी जाती है; उसके नाम में “damaged” होता है।</translation>
    </message>
    <message>
        <source>Try to repair it instead</source>
        <translation>इसके बजाय मरम्मत करके देखें</translation>
    </message>
    <message>
        <source>Details: %1</source>
        <translation>विवरण: %1</translation>
    </message>
    <message>
        <source>It cannot be repaired. %1</source>
        <translation>उसकी मरम्मत नहीं हो सकती। %1</translation>
    </message>
    <message>
        <source>Your progress file is missing.</source>
        <translation>आपकी प्रगति की फ़ाइल नहीं मिली।</translation>
    </message>
    <message>
        <source>There are copies of it. Choose the one to go on with.</source>
        <translation>उसकी प्रतियाँ हैं। जिससे आगे बढ़ना हो, उसे चुनें।</translation>
    </message>
    <message>
        <source>Warpdeck writes nothing more to it. Choose a copy to go on with.</source>
        <translation>Warpdeck अब उसमें कुछ नहीं लिखता। आगे बढ़ने के लिए एक प्रति चुनें।</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>नए सिरे से शुरू करें</translation>
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
        <translation>आज</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ItemListModel</name>
    <message>
        <source>Question</source>
        <translation>प्रश्न</translation>
    </message>
    <message>
        <source>State</source>
        <translation>स्थिति</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>देय</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>भाषाएँ</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ItemPreview</name>
    <message>
        <source>right</source>
        <translation>सही</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::KeyHelp</name>
    <message>
        <source>All keys</source>
        <translation>सभी कुंजियाँ</translation>
    </message>
    <message>
        <source>choose an option</source>
        <translation>विकल्प चुनें</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>confirm, or the marked rating</source>
        <translation>पुष्टि, या चिह्नित रेटिंग</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>स्पेस</translation>
    </message>
    <message>
        <source>show what is covered</source>
        <translation>छिपा हुआ दिखाएँ</translation>
    </message>
    <message>
        <source>next content language</source>
        <translation>अगली सामग्री भाषा</translation>
    </message>
    <message>
        <source>two languages side by side</source>
        <translation>दो भाषाएँ साथ-साथ</translation>
    </message>
    <message>
        <source>undo the last answer</source>
        <translation>पिछला उत्तर पूर्ववत करें</translation>
    </message>
    <message>
        <source>flag the question</source>
        <translation>प्रश्न चिह्नित करें</translation>
    </message>
    <message>
        <source>bury it until tomorrow</source>
        <translation>इसे कल तक टालें</translation>
    </message>
    <message>
        <source>suspend it</source>
        <translation>इसे निलंबित करें</translation>
    </message>
    <message>
        <source>go to the navigation</source>
        <translation>नेविगेशन पर जाएँ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
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
        <translation>सामग्री की भाषा: %1</translation>
    </message>
    <message>
        <source>Content language (L)</source>
        <translation>सामग्री की भाषा (L)</translation>
    </message>
    <message>
        <source>Show two languages</source>
        <translation>दो भाषाएँ दिखाएँ</translation>
    </message>
    <message>
        <source>no text yet</source>
        <translation>अभी पाठ नहीं</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>पुराना</translation>
    </message>
    <message>
        <source>source</source>
        <translation>मूल</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::MainWindow</name>
    <message>
        <source>Today</source>
        <translation>आज</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>विषय</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>ब्राउज़</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>तुलनाएँ</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>सेटिंग</translation>
    </message>
    <message>
        <source>Leave this session?</source>
        <translation>यह सत्र छोड़ें?</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) of it are still open. What is due stays due.</source>
        <translation>
            <numerusform>इसका %n प्रश्न अभी खुला है। जो देय है वह देय रहेगा।</numerusform>
            <numerusform>इसके %n प्रश्न अभी खुले हैं। जो देय है वह देय रहेगा।</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>छोड़ें</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>रुकें</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>यह नहीं हो सका</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) due</source>
        <translation>
            <numerusform>%n प्रश्न देय</numerusform>
            <numerusform>%n प्रश्न देय</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>पूर्ववत करें</translation>
    </message>
    <message>
        <source>No backup could be made. %1</source>
        <translation>बैकअप नहीं बन सका। %1</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::OptionCard</name>
    <message>
        <source>Right</source>
        <translation>सही</translation>
    </message>
    <message>
        <source>Right, your answer</source>
        <translation>सही, आपका उत्तर</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>आपका उत्तर</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>छिपा हुआ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>letter of an option, its text</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>an option, right or wrong</comment>
        <translation>%1। %2</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::PracticePage</name>
    <message>
        <source>%1 of %2</source>
        <comment>questions of a session</comment>
        <translation>%2 में से %1</translation>
    </message>
    <message>
        <source>More</source>
        <translation>और</translation>
    </message>
    <message>
        <source>Bury until tomorrow	-</source>
        <translation>कल तक टालें	-</translation>
    </message>
    <message>
        <source>Suspend	!</source>
        <translation>निलंबित करें	!</translation>
    </message>
    <message>
        <source>Flag	*</source>
        <translation>चिह्नित करें	*</translation>
    </message>
    <message>
        <source>All keys	?</source>
        <translation>सभी कुंजियाँ	?</translation>
    </message>
    <message>
        <source>Suspended: it will not be asked until you release it.</source>
        <translation>निलंबित: जब तक आप इसे बहाल नहीं करते, यह नहीं पूछा जाएगा।</translation>
    </message>
    <message>
        <source>Buried: it comes back tomorrow.</source>
        <translation>टाला गया: यह कल लौटेगा।</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::QuestionView</name>
    <message>
        <source>Once more</source>
        <translation>एक बार फिर</translation>
    </message>
    <message>
        <source>New</source>
        <translation>नया</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>आज देय</translation>
    </message>
    <message>
        <source>Ahead of time</source>
        <translation>समय से पहले</translation>
    </message>
    <message>
        <source>flashcard</source>
        <translation>फ़्लैशकार्ड</translation>
    </message>
    <message>
        <source>several answers</source>
        <translation>कई उत्तर</translation>
    </message>
    <message>
        <source>one answer</source>
        <translation>एक उत्तर</translation>
    </message>
    <message>
        <source>%1  ·  %2</source>
        <comment>why a question is asked · how it is answered</comment>
        <translation>%1  ·  %2</translation>
    </message>
    <message>
        <source>Stale: the source text has changed</source>
        <translation>पुराना: मूल पाठ बदल गया है</translation>
    </message>
    <message>
        <source>%1, no %2 text yet</source>
        <comment>language shown, language wanted</comment>
        <translation>%1, अभी %2 में पाठ नहीं</translation>
    </message>
    <message>
        <source>Show source</source>
        <translation>मूल दिखाएँ</translation>
    </message>
    <message>
        <source>Remove the flag (*)</source>
        <translation>चिह्न हटाएँ (*)</translation>
    </message>
    <message>
        <source>Flag this question (*)</source>
        <translation>यह प्रश्न चिह्नित करें (*)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>संकेत</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>व्याख्या</translation>
    </message>
    <message>
        <source>Sources:</source>
        <translation>स्रोत:</translation>
    </message>
    <message>
        <source>Compare:</source>
        <translation>तुलना:</translation>
    </message>
    <message>
        <source>Related:</source>
        <translation>संबंधित:</translation>
    </message>
    <message>
        <source>Topic:</source>
        <translation>विषय:</translation>
    </message>
    <message>
        <source>further questions</source>
        <translation>और प्रश्न</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>सही।</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>गलत।</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>सेटिंग</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>भाषाएँ</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>प्रोग्राम की भाषा</translation>
    </message>
    <message>
        <source>Menus and messages; changes at once.</source>
        <translation>मेनू और संदेश; तुरंत बदलता है।</translation>
    </message>
    <message>
        <source>Study languages</source>
        <translation>पढ़ने की भाषाएँ</translation>
    </message>
    <message>
        <source>A text that is missing in the first is shown in the next, with a badge.</source>
        <translation>पहली में न होने वाला पाठ अगली में, बैज के साथ दिखता है।</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>रूप</translation>
    </message>
    <message>
        <source>System</source>
        <translation>सिस्टम</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>हल्का</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>गहरा</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>उच्च कंट्रास्ट</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>थीम</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>पाठ का आकार</translation>
    </message>
    <message>
        <source>Recall first</source>
        <translation>पहले याद करें</translation>
    </message>
    <message>
        <source>Options stay covered until you press Space.</source>
        <translation>स्पेस दबाने तक विकल्प छिपे रहते हैं।</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>पढ़ें</translation>
    </message>
    <message>
        <source>New questions a day</source>
        <translation>प्रतिदिन नए प्रश्न</translation>
    </message>
    <message>
        <source>Of the Study button; practising a topic has no limit.</source>
        <translation>“पढ़ें” बटन के लिए; विषय के अभ्यास की सीमा नहीं।</translation>
    </message>
    <message>
        <source>Repeated questions a day</source>
        <translation>प्रतिदिन दोहराव</translation>
    </message>
    <message>
        <source>Desired retention</source>
        <translation>वांछित स्मरण</translation>
    </message>
    <message>
        <source>How much you want to know when a question comes back. Higher means more work.</source>
        <translation>प्रश्न लौटने पर कितना याद रहे। अधिक का मतलब अधिक काम।</translation>
    </message>
    <message>
        <source>A new day begins at</source>
        <translation>नया दिन शुरू होता है</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>डेटा</translation>
    </message>
    <message>
        <source>Add a bank…</source>
        <translation>बैंक जोड़ें…</translation>
    </message>
    <message>
        <source>Question banks</source>
        <translation>प्रश्न बैंक</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>बैकअप</translation>
    </message>
    <message>
        <source>None</source>
        <translation>कोई नहीं</translation>
    </message>
    <message>
        <source>Daily goal</source>
        <translation>दैनिक लक्ष्य</translation>
    </message>
    <message>
        <source>Answers that you want to give a day; shown beside the streak.</source>
        <translation>एक दिन में जितने उत्तर देना चाहें; लगातार दिनों के पास दिखता है।</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>अभी बैकअप लें</translation>
    </message>
    <message>
        <source>Copies of your progress</source>
        <translation>आपकी प्रगति की प्रतियाँ</translation>
    </message>
    <message>
        <source>Made after each session and checked; the last ten are kept, then one a day, a week, a month.</source>
        <translation>हर सत्र के बाद बनती और जाँची जाती हैं; पिछली दस रहती हैं, फिर दिन, सप्ताह और महीने की एक-एक।</translation>
    </message>
    <message>
        <source>Last backup: %1</source>
        <translation>पिछला बैकअप: %1</translation>
    </message>
    <message>
        <source>No backup yet.</source>
        <translation>अभी कोई बैकअप नहीं।</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>फ़ाइलें दिखाएँ</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>आपकी प्रगति</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::StudyLanguages</name>
    <message>
        <source>Add a language</source>
        <translation>भाषा जोड़ें</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>%1 ऊपर करें</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 हटाएँ</translation>
    </message>
    <message>
        <source>source of all questions</source>
        <translation>सभी प्रश्नों की मूल भाषा</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::SummaryPage</name>
    <message>
        <source>Session finished</source>
        <translation>सत्र समाप्त</translation>
    </message>
    <message>
        <source>Nothing to ask now.</source>
        <translation>अभी पूछने को कुछ नहीं।</translation>
    </message>
    <message>
        <source>Choose a topic to practise ahead of time.</source>
        <translation>समय से पहले अभ्यास के लिए विषय चुनें।</translation>
    </message>
    <message>
        <source>%1 of %2 right.</source>
        <translation>%2 में से %1 सही।</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n सेकंड</numerusform>
            <numerusform>%n सेकंड</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n मिनट</numerusform>
            <numerusform>%n मिनट</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 per question.</source>
        <comment>time of the session, time of one question</comment>
        <translation>%1, प्रति प्रश्न %2।</translation>
    </message>
    <message numerus="yes">
        <source>Practise the %n missed again</source>
        <translation>
            <numerusform>चूकी %n फिर अभ्यास करें</numerusform>
            <numerusform>चूके %n फिर अभ्यास करें</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>पूर्ण</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>चूके हुए</translation>
    </message>
    <message>
        <source>Per topic</source>
        <translation>विषयवार</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>right answers</comment>
        <translation>%2 में से %1</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::TodayPage</name>
    <message numerus="yes">
        <source>%n question(s) are due.</source>
        <translation>
            <numerusform>%n प्रश्न देय है।</numerusform>
            <numerusform>%n प्रश्न देय हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready when you are.</source>
        <translation>जब आप तैयार हों।</translation>
    </message>
    <message numerus="yes">
        <source>%n new question(s) for today.</source>
        <translation>
            <numerusform>आज के लिए %n नया प्रश्न।</numerusform>
            <numerusform>आज के लिए %n नए प्रश्न।</numerusform>
        </translation>
    </message>
    <message>
        <source>All done for today.</source>
        <translation>आज का सब पूरा।</translation>
    </message>
    <message>
        <source>%1 in %2. Your progress stays on this computer.</source>
        <comment>number of questions, number of topics</comment>
        <translation>%2 में %1। आपकी प्रगति इसी कंप्यूटर पर रहती है।</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) on AI hardware</source>
        <translation>
            <numerusform>AI हार्डवेयर पर %n प्रश्न</numerusform>
            <numerusform>AI हार्डवेयर पर %n प्रश्न</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n topic(s)</source>
        <translation>
            <numerusform>%n विषय</numerusform>
            <numerusform>%n विषय</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tomorrow %n will be due.</source>
        <translation>
            <numerusform>कल %n देय होगा।</numerusform>
            <numerusform>कल %n देय होंगे।</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a topic to practise ahead of time.</source>
        <translation>समय से पहले अभ्यास के लिए विषय चुनें।</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s)</source>
        <translation>
            <numerusform>लगभग %n मिनट</numerusform>
            <numerusform>लगभग %n मिनट</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1।</translation>
    </message>
    <message>
        <source>%1, and %2.</source>
        <comment>About N minutes, N new ones with them</comment>
        <translation>%1, साथ में %2।</translation>
    </message>
    <message numerus="yes">
        <source>%n new one(s) with them</source>
        <translation>
            <numerusform>%n नया</numerusform>
            <numerusform>%n नए</numerusform>
        </translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>date format</comment>
        <translation>dddd, d MMMM</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>पढ़ें</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>स्पेस</translation>
    </message>
    <message>
        <source>Choose topics</source>
        <translation>विषय चुनें</translation>
    </message>
    <message>
        <source>Your last session</source>
        <translation>आपका पिछला सत्र</translation>
    </message>
    <message>
        <source>Begun %1, %2 of %3 answered. Every answer is saved.</source>
        <translation>%1 को शुरू, %3 में से %2 के उत्तर दिए। हर उत्तर सहेजा गया है।</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>जारी रखें</translation>
    </message>
    <message>
        <source>Next seven days</source>
        <translation>अगले सात दिन</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>लगातार दिन</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n दिन</numerusform>
            <numerusform>%n दिन</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) today.</source>
        <translation>
            <numerusform>आज %n उत्तर।</numerusform>
            <numerusform>आज %n उत्तर।</numerusform>
        </translation>
    </message>
    <message>
        <source>Weakest topics</source>
        <translation>सबसे कमज़ोर विषय</translation>
    </message>
    <message>
        <source>%1 % recalled</source>
        <translation>%1% याद</translation>
    </message>
    <message numerus="yes">
        <source>Study %n question(s)</source>
        <translation>
            <numerusform>%n प्रश्न पढ़ें</numerusform>
            <numerusform>%n प्रश्न पढ़ें</numerusform>
        </translation>
    </message>
    <message>
        <source>Goal: %1 a day. Today %2 of %1.</source>
        <translation>लक्ष्य: दिन में %1। आज %1 में से %2।</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::TopicPage</name>
    <message>
        <source>Topics</source>
        <translation>विषय</translation>
    </message>
    <message>
        <source>%1 known, %2 learning, %3 new</source>
        <translation>%1 याद, %2 सीख रहे, %3 नए</translation>
    </message>
    <message>
        <source>Practise this topic</source>
        <translation>इस विषय का अभ्यास करें</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n प्रश्न</numerusform>
            <numerusform>%n प्रश्न</numerusform>
        </translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>चिह्नित</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>पुराना</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>तुलनाएँ</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::TopicsPage</name>
    <message>
        <source>known</source>
        <translation>याद</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>सीख रहे</translation>
    </message>
    <message>
        <source>new</source>
        <translation>नया</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>विषय</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n प्रश्न</numerusform>
            <numerusform>%n प्रश्न</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n देय</numerusform>
            <numerusform>%n देय</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 known, %2 learning, %3 new</source>
        <translation>%1 याद, %2 सीख रहे, %3 नए</translation>
    </message>
    <message>
        <source>There is no question bank here yet.</source>
        <translation>यहाँ अभी कोई प्रश्न बैंक नहीं है।</translation>
    </message>
    <message>
        <source>Add a bank…</source>
        <translation>बैंक जोड़ें…</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::WelcomePanel</name>
    <message>
        <source>If you like, tell Warpdeck two things</source>
        <translation>चाहें तो Warpdeck को दो बातें बताएँ</translation>
    </message>
    <message>
        <source>Both can be changed in the settings at any time.</source>
        <translation>दोनों सेटिंग्स में कभी भी बदली जा सकती हैं।</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>In this order; taken from your system.</source>
        <translation>इसी क्रम में; आपके सिस्टम से ली गईं।</translation>
    </message>
    <message>
        <source>Study languages</source>
        <translation>पढ़ने की भाषाएँ</translation>
    </message>
    <message>
        <source>Move or remove</source>
        <translation>खिसकाएँ या हटाएँ</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>भाषा जोड़ें</translation>
    </message>
    <message>
        <source>Put first</source>
        <translation>सबसे पहले रखें</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>हटाएँ</translation>
    </message>
    <message>
        <source>Daily goal</source>
        <translation>दैनिक लक्ष्य</translation>
    </message>
    <message>
        <source>None</source>
        <translation>कोई नहीं</translation>
    </message>
</context>
</TS>
