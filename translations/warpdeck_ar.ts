<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar_EG">
<context>
    <name>Banks</name>
    <message>
        <source>A bank is left out: %1</source>
        <translation>بنك أسئلة مستبعَد: %1</translation>
    </message>
</context>
<context>
    <name>BanksCommand</name>
    <message>
        <source>List the banks, their topics and languages</source>
        <translation>عرض بنوك الأسئلة وموضوعاتها ولغاتها</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>طباعة JSON</translation>
    </message>
    <message>
        <source>%1 (%2), version %3, %4</source>
        <translation>%1 (%2)، الإصدار %3، %4</translation>
    </message>
    <message>
        <source>  file: %1</source>
        <translation>  الملف: %1</translation>
    </message>
    <message>
        <source>  items by language: %1</source>
        <translation>  الأسئلة حسب اللغة: %1</translation>
    </message>
    <message>
        <source>  topic %1: %2, items to practise: %3</source>
        <translation>  الموضوع %1: %2، الأسئلة المتاحة للتدريب: %3</translation>
    </message>
</context>
<context>
    <name>BuildCommand</name>
    <message>
        <source>Compile a content folder into a bank file</source>
        <translation>تحويل مجلد محتوى إلى ملف بنك أسئلة</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>مجلد المحتوى</translation>
    </message>
    <message>
        <source>The bank file to write</source>
        <translation>ملف بنك الأسئلة المراد كتابته</translation>
    </message>
    <message>
        <source>No bank was written. %1</source>
        <translation>لم يُكتب أي بنك أسئلة. %1</translation>
    </message>
    <message>
        <source>%1 will be shown as TeX: %2</source>
        <translation>ستُعرض الصيغة %1 بنص TeX: %2</translation>
    </message>
    <message>
        <source>%1: %2 items, %3 texts.</source>
        <translation>%1: عدد الأسئلة %2، عدد النصوص %3.</translation>
    </message>
</context>
<context>
    <name>CheckCommand</name>
    <message>
        <source>Read, validate and lint a content folder, and show which languages cover what</source>
        <translation>قراءة مجلد محتوى والتحقق من صحته ومن قواعد الصياغة، وعرض ما تغطيه كل لغة</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>مجلد المحتوى</translation>
    </message>
    <message>
        <source>Treat warnings as failures</source>
        <translation>معاملة التحذيرات كإخفاق</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>طباعة JSON</translation>
    </message>
    <message>
        <source>Items: %1. Texts: %2.</source>
        <translation>الأسئلة: %1. النصوص: %2.</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>الموضوع</translation>
    </message>
    <message>
        <source>4/6: four of six items have a text; ~2: two of the texts are older than their source.</source>
        <translation>4/6: لأربعة من ستة أسئلة نص؛ ~2: نصّان منها أقدم من الأصل.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Drills AI-hardware concepts with spaced repetition, offline and in your languages.</source>
        <translation>تدريب على مفاهيم عتاد الذكاء الاصطناعي بالتكرار المتباعد، دون اتصال وبلغاتك.</translation>
    </message>
    <message>
        <source>Print the version and stop</source>
        <translation>طباعة الإصدار والخروج</translation>
    </message>
    <message>
        <source>there is no command `%1`</source>
        <translation>لا يوجد أمر باسم `%1`</translation>
    </message>
    <message>
        <source>--now: `%1` is no time of the form 2026-12-01T08:00:00Z</source>
        <translation>--now: القيمة `%1` ليست وقتًا بالصيغة 2026-12-01T08:00:00Z</translation>
    </message>
    <message>
        <source>Print this help and stop</source>
        <translation>طباعة هذه المساعدة والخروج</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>الاستخدام</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>الخيارات</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>الخيارات</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>المعاملات</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>الأوامر</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>الأمر</translation>
    </message>
    <message>
        <source>(required)</source>
        <translation>(مطلوب)</translation>
    </message>
    <message>
        <source>Common options</source>
        <translation>الخيارات العامة</translation>
    </message>
    <message>
        <source>Use this bank file instead of the shipped and added ones; repeatable</source>
        <translation>استخدام ملف بنك الأسئلة هذا بدلًا من البنوك المرفقة والمضافة؛ يمكن تكراره</translation>
    </message>
    <message>
        <source>Use this profile instead of the learner&apos;s</source>
        <translation>استخدام هذا الملف الشخصي بدلًا من ملف المتعلّم</translation>
    </message>
    <message>
        <source>Take this instant for now, for repeatable runs</source>
        <translation>اعتماد هذه اللحظة وقتًا حاليًا ليمكن تكرار التشغيل بالنتائج نفسها</translation>
    </message>
    <message>
        <source>warpdeck-cli: this command line was not understood: %1</source>
        <translation>warpdeck-cli: تعذّر فهم سطر الأوامر: %1</translation>
    </message>
    <message>
        <source>`warpdeck-cli --help` and `warpdeck-cli COMMAND --help` tell what there is.</source>
        <translation>لمعرفة الأوامر والخيارات المتاحة استخدم `warpdeck-cli --help` و `warpdeck-cli COMMAND --help`.</translation>
    </message>
</context>
<context>
    <name>Diagnostic</name>
    <message>
        <source>Did you mean `%1`?</source>
        <translation>هل تقصد `%1`؟</translation>
    </message>
    <message>
        <source>The item has %1 options, %2 of them right.</source>
        <translation>عدد خيارات السؤال %1، والصحيح منها %2.</translation>
    </message>
    <message>
        <source>Three to five options, of which a choice has one right one.</source>
        <translation>المطلوب من ثلاثة إلى خمسة خيارات، وفي سؤال الاختيار الواحد خيار صحيح واحد.</translation>
    </message>
    <message>
        <source>The options `%1` and `%2` say the same.</source>
        <translation>الخياران `%1` و `%2` يقولان الشيء نفسه.</translation>
    </message>
    <message>
        <source>Make them differ by more than case, spaces and punctuation.</source>
        <translation>اجعل الفرق بينهما أكثر من حالة الأحرف والمسافات وعلامات الترقيم.</translation>
    </message>
    <message>
        <source>The option says `%1`.</source>
        <translation>الخيار يقول `%1`.</translation>
    </message>
    <message>
        <source>It rewards half knowledge and breaks when options are shuffled; write a real error instead.</source>
        <translation>هذا يكافئ نصف المعرفة ويفقد معناه عند خلط الخيارات؛ اكتب بدلًا منه خطأً حقيقيًا.</translation>
    </message>
    <message>
        <source>The right option has %1 characters, the wrong ones %2 on average (ratio %3).</source>
        <translation>عدد محارف الخيار الصحيح %1، ومتوسط الخيارات الخاطئة %2 (النسبة %3).</translation>
    </message>
    <message>
        <source>Length must not tell: bring the ratio to 0.75 to 1.33.</source>
        <translation>يجب ألا يدل الطول على الجواب: اجعل النسبة بين 0.75 و 1.33.</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option is clearly the longest (%3 %; %4 % at most).</source>
        <translation>في %1 من أصل %2 من الأسئلة، الخيار الصحيح هو الأطول بوضوح (%3%؛ الحد الأقصى %4%).</translation>
    </message>
    <message>
        <source>Shorten right options or give wrong ones equal detail.</source>
        <translation>اختصر الخيارات الصحيحة أو امنح الخاطئة قدرًا مماثلًا من التفصيل.</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option is clearly the shortest (%3 %; %4 % at most).</source>
        <translation>في %1 من أصل %2 من الأسئلة، الخيار الصحيح هو الأقصر بوضوح (%3%؛ الحد الأقصى %4%).</translation>
    </message>
    <message>
        <source>Give right options the detail of the others.</source>
        <translation>امنح الخيارات الصحيحة ما في غيرها من التفصيل.</translation>
    </message>
    <message>
        <source>The option `%1` has %2 characters, `%3` only %4.</source>
        <translation>عدد محارف الخيار `%1` هو %2، أما `%3` فعددها %4 فقط.</translation>
    </message>
    <message>
        <source>The longest should have at most twice the length of the shortest.</source>
        <translation>يجب ألا يتجاوز طول أطول خيار ضعف طول أقصرها.</translation>
    </message>
    <message>
        <source>Only wrong options use absolute words: %1.</source>
        <translation>الخيارات الخاطئة وحدها تستخدم كلمات قطعية: %1.</translation>
    </message>
    <message>
        <source>Learners know that `always` is seldom right; use them everywhere or nowhere.</source>
        <translation>يعرف المتعلّمون أن خيارًا فيه كلمة مثل `always` نادرًا ما يكون صحيحًا؛ استخدمها في كل الخيارات أو لا تستخدمها إطلاقًا.</translation>
    </message>
    <message>
        <source>In %1 of %2 items only wrong options use absolute words (%3 %; %4 % at most).</source>
        <translation>في %1 من أصل %2 من الأسئلة، الخيارات الخاطئة وحدها تستخدم كلمات قطعية (%3%؛ الحد الأقصى %4%).</translation>
    </message>
    <message>
        <source>Reword them.</source>
        <translation>أعد صياغتها.</translation>
    </message>
    <message>
        <source>In %1 of %2 items only the right option hedges (%3 %; %4 % at most).</source>
        <translation>في %1 من أصل %2 من الأسئلة، الخيار الصحيح وحده متحفظ الصياغة (%3%؛ الحد الأقصى %4%).</translation>
    </message>
    <message>
        <source>Reword them: `usually` gives the answer away.</source>
        <translation>أعد صياغتها: كلمة مثل `usually` تكشف الجواب.</translation>
    </message>
    <message>
        <source>The right option repeats %1 words of the question more than any other.</source>
        <translation>عدد كلمات السؤال التي يكررها الخيار الصحيح يزيد بمقدار %1 على أي خيار آخر.</translation>
    </message>
    <message>
        <source>Say it in other words, or let wrong options echo as well.</source>
        <translation>عبّر عنه بكلمات أخرى، أو دع الخيارات الخاطئة تكرر كلمات السؤال أيضًا.</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option echoes the question (%3 %; %4 % at most).</source>
        <translation>في %1 من أصل %2 من الأسئلة، الخيار الصحيح يكرر كلمات السؤال (%3%؛ الحد الأقصى %4%).</translation>
    </message>
    <message>
        <source>The question is negative: %1.</source>
        <translation>صيغة السؤال منفية: %1.</translation>
    </message>
    <message>
        <source>Ask for what is true; where that is impossible, emphasise the word.</source>
        <translation>اسأل عمّا هو صحيح؛ وإذا تعذّر ذلك فأبرز كلمة النفي.</translation>
    </message>
    <message>
        <source>The negative word is not emphasised: %1.</source>
        <translation>كلمة النفي غير مبرزة: %1.</translation>
    </message>
    <message>
        <source>Write it as **not**.</source>
        <translation>اكتبها هكذا: **ليس**.</translation>
    </message>
    <message>
        <source>A negative question has a negative option: %1.</source>
        <translation>في السؤال المنفي خيار منفي: %1.</translation>
    </message>
    <message>
        <source>Take out one of the two.</source>
        <translation>احذف أحد النفيين.</translation>
    </message>
    <message>
        <source>%1 of %2 questions are negative (%3 %; %4 % at most).</source>
        <translation>عدد الأسئلة المنفية %1 من أصل %2 (%3%؛ الحد الأقصى %4%).</translation>
    </message>
    <message>
        <source>Reword some of them.</source>
        <translation>أعد صياغة بعضها.</translation>
    </message>
    <message>
        <source>The question does not end in one question mark.</source>
        <translation>السؤال لا ينتهي بعلامة استفهام واحدة.</translation>
    </message>
    <message>
        <source>End it so, or with the blank of a sentence to complete.</source>
        <translation>أنهِه بها، أو بفراغ إذا كان جملة تُكمَل.</translation>
    </message>
    <message>
        <source>The text has %1 words; %2 are the most.</source>
        <translation>عدد كلمات النص %1، والحد الأقصى %2.</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>اختصره.</translation>
    </message>
    <message>
        <source>Some options end in a full stop and some do not.</source>
        <translation>بعض الخيارات ينتهي بنقطة وبعضها لا.</translation>
    </message>
    <message>
        <source>End all alike.</source>
        <translation>وحّد نهاياتها.</translation>
    </message>
    <message>
        <source>Some options begin with a capital and some do not.</source>
        <translation>بعض الخيارات يبدأ بحرف كبير وبعضها لا.</translation>
    </message>
    <message>
        <source>Begin all alike.</source>
        <translation>وحّد بداياتها.</translation>
    </message>
    <message>
        <source>Some options are numbers and some are not.</source>
        <translation>بعض الخيارات أعداد وبعضها ليس كذلك.</translation>
    </message>
    <message>
        <source>Make them all of one kind.</source>
        <translation>اجعلها كلها من نوع واحد.</translation>
    </message>
    <message>
        <source>The options have different units: %1 and %2.</source>
        <translation>وحدات الخيارات مختلفة: %1 و %2.</translation>
    </message>
    <message>
        <source>Use one unit.</source>
        <translation>استخدم وحدة واحدة.</translation>
    </message>
    <message>
        <source>The options `%1` and `%2` are equal numbers.</source>
        <translation>الخياران `%1` و `%2` عددان متساويان.</translation>
    </message>
    <message>
        <source>Make them differ by more than the tolerance.</source>
        <translation>اجعل الفرق بينهما أكبر من التفاوت المسموح.</translation>
    </message>
    <message>
        <source>With %1 numeric options, the right one&apos;s rank is spread unevenly: %2.</source>
        <translation>في الأسئلة التي عدد خياراتها العددية %1، توزيع رتبة الخيار الصحيح غير متوازن: %2.</translation>
    </message>
    <message>
        <source>Choose the wrong values so that every rank is as likely.</source>
        <translation>اختر القيم الخاطئة بحيث تتساوى احتمالات جميع الرتب.</translation>
    </message>
    <message>
        <source>The feedback of `%1` does not explain.</source>
        <translation>التعليق على `%1` لا يشرح شيئًا.</translation>
    </message>
    <message>
        <source>Say in a sentence why the option is right or wrong.</source>
        <translation>بيّن في جملة سبب صحة الخيار أو خطئه.</translation>
    </message>
    <message>
        <source>The feedback of `%1` only repeats the option.</source>
        <translation>التعليق على `%1` يكرر الخيار فحسب.</translation>
    </message>
    <message>
        <source>Say why it is right or wrong.</source>
        <translation>بيّن سبب صحته أو خطئه.</translation>
    </message>
    <message>
        <source>The text names an option by letter or place: %1.</source>
        <translation>النص يشير إلى خيار بحرفه أو موضعه: %1.</translation>
    </message>
    <message>
        <source>Options are shuffled; name what it says.</source>
        <translation>الخيارات تُخلط؛ فأشر إلى مضمون الخيار.</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option shares most words with the others (%3 %; %4 % at most).</source>
        <translation>في %1 من أصل %2 من الأسئلة، الخيار الصحيح هو الأكثر اشتراكًا في الكلمات مع غيره (%3%؛ الحد الأقصى %4%).</translation>
    </message>
    <message>
        <source>Vary the wrong options in more than one respect.</source>
        <translation>نوّع الخيارات الخاطئة من أكثر من جانب.</translation>
    </message>
    <message>
        <source>The question is almost that of %1.</source>
        <translation>السؤال يكاد يطابق سؤال %1.</translation>
    </message>
    <message>
        <source>Ask something else, or write `variant-of: %1`.</source>
        <translation>اسأل عن شيء آخر، أو اكتب `variant-of: %1`.</translation>
    </message>
    <message>
        <source>The question tells the answer of %1.</source>
        <translation>السؤال يكشف جواب %1.</translation>
    </message>
    <message>
        <source>Reword one of the two.</source>
        <translation>أعد صياغة أحدهما.</translation>
    </message>
    <message>
        <source>`%1` is missing.</source>
        <translation>المفتاح `%1` غير موجود.</translation>
    </message>
    <message>
        <source>Every question needs objective, sources, level and bloom.</source>
        <translation>يحتاج كل سؤال إلى objective و sources و level و bloom.</translation>
    </message>
    <message>
        <source>%1 of %2 questions only ask to remember (%3 %; %4 % at most).</source>
        <translation>عدد الأسئلة التي لا تتطلب سوى التذكر %1 من أصل %2 (%3%؛ الحد الأقصى %4%).</translation>
    </message>
    <message>
        <source>Write more that ask to understand and apply.</source>
        <translation>اكتب مزيدًا من الأسئلة التي تتطلب الفهم والتطبيق.</translation>
    </message>
    <message>
        <source>%1 of %2 questions ask to apply or more (%3 %; at least %4 %).</source>
        <translation>عدد الأسئلة التي تتطلب التطبيق أو ما فوقه %1 من أصل %2 (%3%؛ الحد الأدنى %4%).</translation>
    </message>
    <message>
        <source>Write more of them.</source>
        <translation>اكتب مزيدًا منها.</translation>
    </message>
    <message>
        <source>`%1` stands next to a number without source and date.</source>
        <translation>يقترن `%1` بعدد بلا مصدر ولا تاريخ.</translation>
    </message>
    <message>
        <source>Add `sources:` and `as-of:`.</source>
        <translation>أضف `sources:` و `as-of:`.</translation>
    </message>
    <message>
        <source>The rate of `%1` does not say dense or sparse.</source>
        <translation>معدل `%1` لا يبيّن هل هو كثيف (dense) أم متناثر (sparse).</translation>
    </message>
    <message>
        <source>Say which.</source>
        <translation>حدّد أيهما.</translation>
    </message>
    <message>
        <source>The rate of the link `%1` does not say which direction.</source>
        <translation>معدل الوصلة `%1` لا يبيّن الاتجاه.</translation>
    </message>
    <message>
        <source>Say one direction or both.</source>
        <translation>حدّد هل هو في اتجاه واحد أم في الاتجاهين.</translation>
    </message>
    <message>
        <source>The options differ from the source. Missing: %1. Added: %2.</source>
        <translation>الخيارات تختلف عن الأصل. الناقص: %1. الزائد: %2.</translation>
    </message>
    <message>
        <source>Use the ids of the source.</source>
        <translation>استخدم معرّفات الأصل.</translation>
    </message>
    <message>
        <source>The numbers differ from the source. Missing: %1. Added: %2.</source>
        <translation>الأعداد تختلف عن الأصل. الناقص: %1. الزائد: %2.</translation>
    </message>
    <message>
        <source>Correct them; only separators may differ.</source>
        <translation>صحّحها؛ لا يجوز أن تختلف إلا الفواصل.</translation>
    </message>
    <message>
        <source>A formula differs from the source. There: %1. Here: %2.</source>
        <translation>إحدى الصيغ الرياضية تختلف عن الأصل. هناك: %1. هنا: %2.</translation>
    </message>
    <message>
        <source>Copy the TeX; only `{,}` and the words in \text{} may differ.</source>
        <translation>انسخ TeX كما هو؛ لا يجوز أن يختلف إلا `{,}` والكلمات داخل \text{} فقط.</translation>
    </message>
    <message>
        <source>This language writes a decimal comma, but the formula has a point: %1.</source>
        <translation>تستخدم هذه اللغة الفاصلة العشرية، لكن في الصيغة الرياضية نقطة: %1.</translation>
    </message>
    <message>
        <source>Write `{,}` in TeX.</source>
        <translation>اكتب `{,}` في TeX.</translation>
    </message>
    <message>
        <source>The source says `%1`, but `%2` does not occur here.</source>
        <translation>في الأصل `%1`، لكن `%2` لا يرد هنا.</translation>
    </message>
    <message>
        <source>Use the glossary&apos;s term, or add a variant to the glossary.</source>
        <translation>استخدم مصطلح المسرد، أو أضف إليه صيغة بديلة.</translation>
    </message>
    <message>
        <source>The tolerance is %1, but rounded input alone moves the result by %2.</source>
        <translation>التفاوت المسموح %1، لكن تقريب المدخلات وحده يغيّر النتيجة بمقدار %2.</translation>
    </message>
    <message>
        <source>Widen the tolerance to twice that.</source>
        <translation>وسّع التفاوت المسموح إلى ضعف ذلك.</translation>
    </message>
    <message>
        <source>The mistake `%1` gives %2, which is within the tolerance of the answer %3.</source>
        <translation>الخطأ المتوقع `%1` يعطي %2، وهو ضمن التفاوت المسموح للجواب %3.</translation>
    </message>
    <message>
        <source>Narrow the tolerance, or leave the mistake out.</source>
        <translation>ضيّق التفاوت المسموح، أو احذف الخطأ المتوقع.</translation>
    </message>
    <message>
        <source>`%1` gives no finite number (%2).</source>
        <translation>التعبير `%1` لا يعطي عددًا منتهيًا (%2).</translation>
    </message>
    <message>
        <source>Change the expression or the ranges.</source>
        <translation>غيّر التعبير أو النطاقات.</translation>
    </message>
    <message>
        <source>In %1 of %2 draws a mistake cannot be told from the answer.</source>
        <translation>في %1 من أصل %2 من السحوبات لا يمكن تمييز خطأ متوقع من الجواب.</translation>
    </message>
    <message>
        <source>Narrow the ranges or the tolerance.</source>
        <translation>ضيّق النطاقات أو التفاوت المسموح.</translation>
    </message>
    <message>
        <source>The sentences have %1 words on average.</source>
        <translation>متوسط عدد كلمات الجمل %1.</translation>
    </message>
    <message>
        <source>Keep them to 20.</source>
        <translation>لا تتجاوز 20 كلمة.</translation>
    </message>
    <message>
        <source>Bidirectional control characters do not balance.</source>
        <translation>محارف التحكم في الاتجاه غير متوازنة.</translation>
    </message>
    <message>
        <source>Remove them: the program sets direction itself.</source>
        <translation>احذفها: البرنامج يضبط الاتجاه بنفسه.</translation>
    </message>
    <message>
        <source>The tables differ from the source. There: %1. Here: %2.</source>
        <translation>الجداول تختلف عن الأصل. هناك: %1. هنا: %2.</translation>
    </message>
    <message>
        <source>Keep the same rows and columns.</source>
        <translation>أبقِ الصفوف والأعمدة كما هي.</translation>
    </message>
    <message>
        <source>The text is the same as the source.</source>
        <translation>النص مطابق للأصل.</translation>
    </message>
    <message>
        <source>Translate it, or write `same-as-source: yes` under the item&apos;s heading.</source>
        <translation>ترجمه، أو اكتب `same-as-source: yes` تحت عنوان السؤال.</translation>
    </message>
    <message>
        <source>HTML stands in the text: %1.</source>
        <translation>في النص HTML: %1.</translation>
    </message>
    <message>
        <source>Use Markdown; tags would be shown as they are.</source>
        <translation>استخدم Markdown؛ فالوسوم تُعرض كما هي.</translation>
    </message>
    <message>
        <source>A formula is not closed: %1.</source>
        <translation>صيغة رياضية غير مغلقة: %1.</translation>
    </message>
    <message>
        <source>Close it with `$`, or write `\$` for a dollar.</source>
        <translation>أغلقها بالعلامة `$`، أو اكتب `\$` لعلامة الدولار.</translation>
    </message>
    <message>
        <source>The comparison has %1 tables.</source>
        <translation>عدد جداول المقارنة %1.</translation>
    </message>
    <message>
        <source>Write exactly one.</source>
        <translation>اكتب جدولًا واحدًا فقط.</translation>
    </message>
    <message>
        <source>The values in braces differ from the source. Missing: %1. Added: %2.</source>
        <translation>القيم بين الأقواس المعقوفة تختلف عن الأصل. الناقص: %1. الزائد: %2.</translation>
    </message>
    <message>
        <source>Use the same ones.</source>
        <translation>استخدم القيم نفسها.</translation>
    </message>
    <message>
        <source>`%1` is no expression (at character %2).</source>
        <translation>القيمة `%1` ليست تعبيرًا صالحًا (عند المحرف %2).</translation>
    </message>
    <message>
        <source>Use numbers, parameters, + - * / ^, parentheses and min max sqrt log2 ln exp ceil floor.</source>
        <translation>استخدم الأعداد والمعاملات والرموز + - * / ^ والأقواس والدوال min max sqrt log2 ln exp ceil floor.</translation>
    </message>
    <message>
        <source>`%1` is no parameter of this item (in `%2`).</source>
        <translation>الاسم `%1` ليس من معاملات هذا السؤال (في `%2`).</translation>
    </message>
    <message>
        <source>Declare it with `let:`.</source>
        <translation>صرّح به باستخدام `let:`.</translation>
    </message>
    <message>
        <source>The unit `%1` has no name in this language.</source>
        <translation>ليس للوحدة `%1` اسم في هذه اللغة.</translation>
    </message>
    <message>
        <source>Name it under `### units`: `- %1 = name, other name`.</source>
        <translation>سمّها تحت `### units`: `- %1 = name, other name`.</translation>
    </message>
    <message>
        <source>Nothing of the kind %1 is found, so the waiver does nothing.</source>
        <translation>لم يُعثر على شيء من النوع %1، فلا أثر لهذا الاستثناء.</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>احذفه.</translation>
    </message>
    <message>
        <source>The waiver of %1 gives no reason.</source>
        <translation>لا يذكر استثناء %1 سببًا.</translation>
    </message>
    <message>
        <source>Write it behind the code.</source>
        <translation>اكتب السبب بعد الرمز.</translation>
    </message>
    <message>
        <source>This is no valid UTF-8.</source>
        <translation>هذا ليس UTF-8 صالحًا.</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation>احفظ الملف بترميز UTF-8.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark.</source>
        <translation>يبدأ الملف بعلامة ترتيب البايتات.</translation>
    </message>
    <message>
        <source>`format` removes it.</source>
        <translation>الأمر `format` يزيلها.</translation>
    </message>
    <message>
        <source>Lines end in CR LF, the first of %1 here.</source>
        <translation>تنتهي الأسطر بالمحرفين CR LF؛ عددها %1 وأولها هنا.</translation>
    </message>
    <message>
        <source>`format` makes them LF.</source>
        <translation>الأمر `format` يحوّلها إلى LF.</translation>
    </message>
    <message>
        <source>This text is not in Unicode&apos;s normal form NFC.</source>
        <translation>هذا النص ليس بصيغة يونيكود الموحّدة NFC.</translation>
    </message>
    <message>
        <source>`format` normalises it.</source>
        <translation>الأمر `format` يحوّله إليها.</translation>
    </message>
    <message>
        <source>The last line has no line end.</source>
        <translation>السطر الأخير بلا نهاية سطر.</translation>
    </message>
    <message>
        <source>`format` adds it.</source>
        <translation>الأمر `format` يضيفها.</translation>
    </message>
    <message>
        <source>The control character %1 stands here.</source>
        <translation>هنا محرف التحكم %1.</translation>
    </message>
    <message>
        <source>A tab stands here.</source>
        <translation>هنا محرف جدولة.</translation>
    </message>
    <message>
        <source>Use spaces.</source>
        <translation>استخدم المسافات.</translation>
    </message>
    <message>
        <source>The line has %1 bytes; %2 are the most.</source>
        <translation>عدد بايتات السطر %1، والحد الأقصى %2.</translation>
    </message>
    <message>
        <source>Break it into several lines.</source>
        <translation>قسّمه إلى عدة أسطر.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>تعذّرت قراءة الملف.</translation>
    </message>
    <message>
        <source>Check that you may read it.</source>
        <translation>تأكد من أن لديك إذنًا بقراءته.</translation>
    </message>
    <message>
        <source>The file has %1 bytes; %2 are the most.</source>
        <translation>عدد بايتات الملف %1، والحد الأقصى %2.</translation>
    </message>
    <message>
        <source>Split the topic, or make the picture smaller.</source>
        <translation>قسّم الموضوع، أو صغّر الصورة.</translation>
    </message>
    <message>
        <source>This is no ordinary file.</source>
        <translation>هذا ليس ملفًا عاديًا.</translation>
    </message>
    <message>
        <source>Put a copy of the file here; links, devices and pipes are not followed.</source>
        <translation>ضع هنا نسخة من الملف؛ فالروابط والأجهزة والأنابيب لا تُتبع.</translation>
    </message>
    <message>
        <source>The file is not used.</source>
        <translation>هذا الملف غير مستخدم.</translation>
    </message>
    <message>
        <source>Topic files are called %1.&lt;locale&gt;.md; anything else belongs elsewhere.</source>
        <translation>تُسمّى ملفات الموضوع %1.&lt;locale&gt;.md؛ وما عداها مكانه في موضع آخر.</translation>
    </message>
    <message>
        <source>More than %1 problems are in this file; the others are left out.</source>
        <translation>عدد المشكلات في هذا الملف أكثر من %1؛ ولم تُعرض البقية.</translation>
    </message>
    <message>
        <source>Mend these first.</source>
        <translation>أصلح هذه أولًا.</translation>
    </message>
    <message>
        <source>There is no bank.&lt;locale&gt;.md with `role: source`.</source>
        <translation>لا يوجد ملف bank.&lt;locale&gt;.md فيه `role: source`.</translation>
    </message>
    <message>
        <source>Write it: it gives the bank its id, licence, source locale and title.</source>
        <translation>اكتبه: فمنه يأخذ بنك الأسئلة معرّفه ورخصته ولغته الأصلية وعنوانه.</translation>
    </message>
    <message>
        <source>A second file says `role: source`; %1 does already.</source>
        <translation>ملف ثانٍ يقول `role: source`؛ وهو موجود من قبل في %1.</translation>
    </message>
    <message>
        <source>Make this one `role: translation`.</source>
        <translation>اجعل هذا الملف `role: translation`.</translation>
    </message>
    <message>
        <source>The topic has no source file.</source>
        <translation>ليس للموضوع ملف أصلي.</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>اكتب %1.</translation>
    </message>
    <message>
        <source>`%1` is no locale as file names spell it.</source>
        <translation>الرمز `%1` ليس رمز لغة بالصيغة المستخدمة في أسماء الملفات.</translation>
    </message>
    <message>
        <source>Use a BCP 47 tag such as de, pt-BR or zh-Hans.</source>
        <translation>استخدم وسم BCP 47 مثل de أو pt-BR أو zh-Hans.</translation>
    </message>
    <message>
        <source>The file does not begin with front matter.</source>
        <translation>لا يبدأ الملف بالترويسة (front matter).</translation>
    </message>
    <message>
        <source>Begin with a line `---`, then `key: value` lines, then a line `---`.</source>
        <translation>ابدأ بسطر `---`، ثم أسطر `key: value`، ثم سطر `---`.</translation>
    </message>
    <message>
        <source>The front matter has no end.</source>
        <translation>الترويسة (front matter) بلا نهاية.</translation>
    </message>
    <message>
        <source>Close it with a line `---`.</source>
        <translation>أغلقها بسطر `---`.</translation>
    </message>
    <message>
        <source>`%1` is no line of the form `key: value`.</source>
        <translation>السطر `%1` ليس بالصيغة `key: value`.</translation>
    </message>
    <message>
        <source>Write the key in lower case, a colon, a space and the value; a blank line ends the keys.</source>
        <translation>اكتب المفتاح بأحرف صغيرة ثم نقطتين رأسيتين ثم مسافة ثم القيمة؛ والسطر الفارغ ينهي المفاتيح.</translation>
    </message>
    <message>
        <source>There is no key `%1` here.</source>
        <translation>لا يوجد هنا مفتاح باسم `%1`.</translation>
    </message>
    <message>
        <source>See the list of keys in content/README.md.</source>
        <translation>راجع قائمة المفاتيح في content/README.md.</translation>
    </message>
    <message>
        <source>The key `%1` stands here a second time, first in line %2.</source>
        <translation>يرد المفتاح `%1` هنا مرة ثانية، والأولى في السطر %2.</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>أبقِ واحدًا منهما.</translation>
    </message>
    <message>
        <source>The key `%1` is missing in %2.</source>
        <translation>المفتاح `%1` غير موجود في %2.</translation>
    </message>
    <message>
        <source>Add a line `%1: …`.</source>
        <translation>أضف السطر `%1: …`.</translation>
    </message>
    <message>
        <source>`%1` has no value.</source>
        <translation>المفتاح `%1` بلا قيمة.</translation>
    </message>
    <message>
        <source>Write the value, or remove the line.</source>
        <translation>اكتب القيمة، أو احذف السطر.</translation>
    </message>
    <message>
        <source>`%1` cannot be `%2`.</source>
        <translation>لا يمكن أن تكون قيمة `%1` هي `%2`.</translation>
    </message>
    <message>
        <source>Expected: %3.</source>
        <translation>المتوقع: %3.</translation>
    </message>
    <message>
        <source>`%1` is `%2` but must be `%3` in this file.</source>
        <translation>قيمة `%1` هي `%2`، لكنها يجب أن تكون `%3` في هذا الملف.</translation>
    </message>
    <message>
        <source>Write `%1: %3`.</source>
        <translation>اكتب `%1: %3`.</translation>
    </message>
    <message>
        <source>The key `%1` has no meaning for an item of kind %2.</source>
        <translation>المفتاح `%1` لا معنى له في سؤال من النوع %2.</translation>
    </message>
    <message>
        <source>Remove the line.</source>
        <translation>احذف السطر.</translation>
    </message>
    <message>
        <source>`%1: %2` is no number that is allowed here.</source>
        <translation>في `%1: %2` قيمة ليست عددًا مسموحًا به هنا.</translation>
    </message>
    <message>
        <source>Write a number with a decimal point; where whole numbers are meant, from %3 to %4.</source>
        <translation>اكتب عددًا بفاصلة عشرية على شكل نقطة؛ وحيث يُطلب عدد صحيح فمن %3 إلى %4.</translation>
    </message>
    <message>
        <source>`%1: %2` is no date.</source>
        <translation>في `%1: %2` قيمة ليست تاريخًا.</translation>
    </message>
    <message>
        <source>Write it as 2026-12-01.</source>
        <translation>اكتبه بالصيغة 2026-12-01.</translation>
    </message>
    <message>
        <source>Write `waive: %1 why it is meant so`.</source>
        <translation>اكتب `waive: %1 why it is meant so`.</translation>
    </message>
    <message>
        <source>There is no finding called `%1`.</source>
        <translation>لا توجد ملاحظة فحص باسم `%1`.</translation>
    </message>
    <message>
        <source>Use the code that `check` prints.</source>
        <translation>استخدم الرمز الذي يطبعه `check`.</translation>
    </message>
    <message>
        <source>`%1` names `%2` twice.</source>
        <translation>يذكر `%1` القيمة `%2` مرتين.</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>احذف إحداهما.</translation>
    </message>
    <message>
        <source>The title is missing.</source>
        <translation>العنوان غير موجود.</translation>
    </message>
    <message>
        <source>Write a line `# Title` below the front matter.</source>
        <translation>اكتب السطر `# Title` تحت الترويسة (front matter).</translation>
    </message>
    <message>
        <source>Text stands where none can stand.</source>
        <translation>هنا نص في موضع لا يجوز فيه نص.</translation>
    </message>
    <message>
        <source>Put it below a title, or remove it.</source>
        <translation>ضعه تحت عنوان، أو احذفه.</translation>
    </message>
    <message>
        <source>`%1` is a second title.</source>
        <translation>السطر `%1` عنوان ثانٍ.</translation>
    </message>
    <message>
        <source>A file has one line that begins with `# `; use `####` inside texts.</source>
        <translation>في الملف سطر واحد يبدأ بـ `# `؛ استخدم `####` داخل النصوص.</translation>
    </message>
    <message>
        <source>An item begins before the title of the file.</source>
        <translation>يبدأ سؤال قبل عنوان الملف.</translation>
    </message>
    <message>
        <source>Put the line `# Title` above it.</source>
        <translation>ضع السطر `# Title` فوقه.</translation>
    </message>
    <message>
        <source>`%1` is an option outside an item&apos;s question.</source>
        <translation>الخيار `%1` خارج نص السؤال.</translation>
    </message>
    <message>
        <source>Options follow the stem, before any section; a backslash in front makes the line ordinary text.</source>
        <translation>تأتي الخيارات بعد نص السؤال وقبل أي قسم؛ والشرطة المائلة العكسية في أول السطر تجعله نصًا عاديًا.</translation>
    </message>
    <message>
        <source>Text follows the options.</source>
        <translation>بعد الخيارات نص.</translation>
    </message>
    <message>
        <source>Options end the stem: move the text above them or into `### explanation`.</source>
        <translation>بالخيارات ينتهي نص السؤال: انقل النص إلى ما قبلها أو إلى `### explanation`.</translation>
    </message>
    <message>
        <source>Text follows an option&apos;s feedback.</source>
        <translation>بعد التعليق على أحد الخيارات نص.</translation>
    </message>
    <message>
        <source>Put it above the feedback, or begin the line with `  &gt; `.</source>
        <translation>ضعه قبل التعليق، أو ابدأ السطر بـ `  &gt; `.</translation>
    </message>
    <message>
        <source>The code block that begins here has no end.</source>
        <translation>كتلة التعليمات البرمجية التي تبدأ هنا بلا نهاية.</translation>
    </message>
    <message>
        <source>Close it with the same marks.</source>
        <translation>أغلقها بالعلامات نفسها.</translation>
    </message>
    <message>
        <source>The item %1 has no title.</source>
        <translation>ليس للسؤال %1 عنوان.</translation>
    </message>
    <message>
        <source>Write `## %1 | Title`.</source>
        <translation>اكتب `## %1 | Title`.</translation>
    </message>
    <message>
        <source>`%1` is no id.</source>
        <translation>القيمة `%1` ليست معرّفًا صالحًا.</translation>
    </message>
    <message>
        <source>Ids are 2 to 48 characters of a-z, 0-9 and hyphens (options: a letter first).</source>
        <translation>المعرّف من 2 إلى 48 محرفًا من a-z و 0-9 والشرطات (وفي الخيارات يبدأ بحرف).</translation>
    </message>
    <message>
        <source>There is no section `%1`.</source>
        <translation>لا يوجد قسم باسم `%1`.</translation>
    </message>
    <message>
        <source>Sections are hint, back, explanation, units and note; use `####` for headings of your own.</source>
        <translation>الأقسام هي hint و back و explanation و units و note؛ واستخدم `####` لعناوينك الخاصة.</translation>
    </message>
    <message>
        <source>The section `%1` stands here a second time, first in line %2.</source>
        <translation>يرد القسم `%1` هنا مرة ثانية، والأولى في السطر %2.</translation>
    </message>
    <message>
        <source>Join the two.</source>
        <translation>ادمجهما.</translation>
    </message>
    <message>
        <source>The section `%1` stands behind `%2`.</source>
        <translation>القسم `%1` يأتي بعد `%2`.</translation>
    </message>
    <message>
        <source>The order is hint, back, explanation, units, note; `format` does not move texts.</source>
        <translation>الترتيب هو hint ثم back ثم explanation ثم units ثم note؛ والأمر `format` لا ينقل النصوص.</translation>
    </message>
    <message>
        <source>The section `%1` is empty.</source>
        <translation>القسم `%1` فارغ.</translation>
    </message>
    <message>
        <source>Fill it or remove it.</source>
        <translation>املأه أو احذفه.</translation>
    </message>
    <message>
        <source>Options and accepted answers stand in one item.</source>
        <translation>في سؤال واحد خيارات وأجوبة مقبولة معًا.</translation>
    </message>
    <message>
        <source>Use `- id) text` for options, `- = text` for accepted answers.</source>
        <translation>استخدم `- id) text` للخيارات، و `- = text` للأجوبة المقبولة.</translation>
    </message>
    <message>
        <source>The accepted answer is empty.</source>
        <translation>الجواب المقبول فارغ.</translation>
    </message>
    <message>
        <source>Write it behind `- = `.</source>
        <translation>اكتبه بعد `- = `.</translation>
    </message>
    <message>
        <source>`%1` is no line of the form `- unit = name, name`.</source>
        <translation>السطر `%1` ليس بالصيغة `- unit = name, name`.</translation>
    </message>
    <message>
        <source>The first name is shown, all are accepted.</source>
        <translation>الاسم الأول هو المعروض، والأسماء كلها مقبولة.</translation>
    </message>
    <message>
        <source>The item %1 is there already: %2, line %3.</source>
        <translation>السؤال %1 موجود من قبل: %2، السطر %3.</translation>
    </message>
    <message>
        <source>Ids are unique in a bank; choose another one.</source>
        <translation>المعرّفات فريدة في بنك الأسئلة؛ اختر معرّفًا آخر.</translation>
    </message>
    <message>
        <source>The id %1 was retired in %2, line %3.</source>
        <translation>المعرّف %1 أُوقف استخدامه في %2، السطر %3.</translation>
    </message>
    <message>
        <source>Choose another id: learners have a history under this one.</source>
        <translation>اختر معرّفًا آخر: فللمتعلّمين سجل بهذا المعرّف.</translation>
    </message>
    <message>
        <source>The item has the same id as the topic %1.</source>
        <translation>معرّف السؤال هو نفسه معرّف الموضوع %1.</translation>
    </message>
    <message>
        <source>Choose another id for one of them.</source>
        <translation>اختر لأحدهما معرّفًا آخر.</translation>
    </message>
    <message>
        <source>The option `%1` is there already, in line %2.</source>
        <translation>الخيار `%1` موجود من قبل في السطر %2.</translation>
    </message>
    <message>
        <source>Give it another id.</source>
        <translation>أعطه معرّفًا آخر.</translation>
    </message>
    <message>
        <source>The item %1 has no question text.</source>
        <translation>السؤال %1 بلا نص سؤال.</translation>
    </message>
    <message>
        <source>Write it below the keys, behind a blank line.</source>
        <translation>اكتبه تحت المفاتيح بعد سطر فارغ.</translation>
    </message>
    <message>
        <source>The item %1 has fewer than %2 options.</source>
        <translation>عدد خيارات السؤال %1 أقل من %2.</translation>
    </message>
    <message>
        <source>Write them as `- a) text`.</source>
        <translation>اكتبها بالصيغة `- a) text`.</translation>
    </message>
    <message>
        <source>The item %1 has %2 options; %3 are the most.</source>
        <translation>عدد خيارات السؤال %1 هو %2، والحد الأقصى %3.</translation>
    </message>
    <message>
        <source>Leave out the weakest.</source>
        <translation>احذف أضعفها.</translation>
    </message>
    <message>
        <source>The item %1 has no accepted answer.</source>
        <translation>ليس للسؤال %1 جواب مقبول.</translation>
    </message>
    <message>
        <source>Write at least one line `- = answer`.</source>
        <translation>اكتب سطرًا واحدًا على الأقل بالصيغة `- = answer`.</translation>
    </message>
    <message>
        <source>The card %1 has no back.</source>
        <translation>ليس للبطاقة %1 وجه خلفي.</translation>
    </message>
    <message>
        <source>Write it below a line `### back`.</source>
        <translation>اكتبه تحت السطر `### back`.</translation>
    </message>
    <message>
        <source>The option `%1` has no feedback.</source>
        <translation>ليس للخيار `%1` تعليق.</translation>
    </message>
    <message>
        <source>Write why it is right or wrong on a line below that begins with `  &gt; `.</source>
        <translation>اكتب سبب صحته أو خطئه في سطر تحته يبدأ بـ `  &gt; `.</translation>
    </message>
    <message>
        <source>The option `%1` has no text.</source>
        <translation>ليس للخيار `%1` نص.</translation>
    </message>
    <message>
        <source>Write it behind `- %1) `.</source>
        <translation>اكتبه بعد `- %1) `.</translation>
    </message>
    <message>
        <source>Items of kind %1 have no options.</source>
        <translation>الأسئلة من النوع %1 ليس لها خيارات.</translation>
    </message>
    <message>
        <source>Remove them, or change the kind.</source>
        <translation>احذفها، أو غيّر النوع.</translation>
    </message>
    <message>
        <source>Items of kind %1 have no accepted answers.</source>
        <translation>الأسئلة من النوع %1 ليس لها أجوبة مقبولة.</translation>
    </message>
    <message>
        <source>Remove the lines `- = …`, or change the kind.</source>
        <translation>احذف الأسطر `- = …`، أو غيّر النوع.</translation>
    </message>
    <message>
        <source>The section `%1` has no meaning for an item of kind %2.</source>
        <translation>القسم `%1` لا معنى له في سؤال من النوع %2.</translation>
    </message>
    <message>
        <source>Remove it, or change the kind.</source>
        <translation>احذفه، أو غيّر النوع.</translation>
    </message>
    <message>
        <source>`answer` names %2 options, which does not fit kind %1.</source>
        <translation>عدد الخيارات في `answer` هو %2، وهذا لا يناسب النوع %1.</translation>
    </message>
    <message>
        <source>A choice has one, a multiple at least two.</source>
        <translation>للاختيار الواحد خيار صحيح واحد، وللاختيار المتعدد اثنان على الأقل.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no option of this item.</source>
        <translation>يذكر `%1` القيمة `%2`، وهي ليست من خيارات هذا السؤال.</translation>
    </message>
    <message>
        <source>Use the id before the closing parenthesis of an option.</source>
        <translation>استخدم المعرّف الذي يسبق قوس الإغلاق في الخيار.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no item of this bank.</source>
        <translation>يذكر `%1` القيمة `%2`، وهي ليست سؤالًا في بنك الأسئلة هذا.</translation>
    </message>
    <message>
        <source>Correct the id, or remove it.</source>
        <translation>صحّح المعرّف، أو احذفه.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no topic of this bank.</source>
        <translation>يذكر `%1` القيمة `%2`، وهي ليست موضوعًا في بنك الأسئلة هذا.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no term of glossary.tsv.</source>
        <translation>يذكر `%1` القيمة `%2`، وهي ليست من مصطلحات glossary.tsv.</translation>
    </message>
    <message>
        <source>Correct the id, or add the term.</source>
        <translation>صحّح المعرّف، أو أضف المصطلح.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no key of sources.tsv.</source>
        <translation>يذكر `%1` القيمة `%2`، وهي ليست من مفاتيح sources.tsv.</translation>
    </message>
    <message>
        <source>Correct the key, or add the source.</source>
        <translation>صحّح المفتاح، أو أضف المصدر.</translation>
    </message>
    <message>
        <source>`%1` is no unit of this item.</source>
        <translation>القيمة `%1` ليست من وحدات هذا السؤال.</translation>
    </message>
    <message>
        <source>Name the unit in `unit:` or `accept:` first.</source>
        <translation>اذكر الوحدة في `unit:` أو `accept:` أولًا.</translation>
    </message>
    <message>
        <source>`%1` describes no parameter.</source>
        <translation>السطر `%1` لا يصف معاملًا.</translation>
    </message>
    <message>
        <source>Write `N = 7e9 in 1e9..70e9 log`, `M = 40 in 30..55 step 5` or `G = 512 of 64, 128, 512`.</source>
        <translation>اكتب `N = 7e9 in 1e9..70e9 log` أو `M = 40 in 30..55 step 5` أو `G = 512 of 64, 128, 512`.</translation>
    </message>
    <message>
        <source>The values of `%1` cannot be drawn.</source>
        <translation>لا يمكن سحب قيم `%1`.</translation>
    </message>
    <message>
        <source>The range must go upwards, hold the first value, and be positive for `log`.</source>
        <translation>يجب أن يكون النطاق تصاعديًا وأن يتضمن القيمة الأولى، وأن يكون موجبًا مع `log`.</translation>
    </message>
    <message>
        <source>The parameter `%1` is there already.</source>
        <translation>المعامل `%1` موجود من قبل.</translation>
    </message>
    <message>
        <source>Give it another name.</source>
        <translation>أعطه اسمًا آخر.</translation>
    </message>
    <message>
        <source>`%1` cannot be the name of a parameter.</source>
        <translation>لا يصلح `%1` اسمًا لمعامل.</translation>
    </message>
    <message>
        <source>`answer` and the names of functions are taken.</source>
        <translation>الاسم `answer` وأسماء الدوال محجوزة.</translation>
    </message>
    <message>
        <source>`%1` is no tolerance.</source>
        <translation>القيمة `%1` ليست تفاوتًا صالحًا.</translation>
    </message>
    <message>
        <source>Write `1 %`, a positive number, or `exact`.</source>
        <translation>اكتب `1 %` أو عددًا موجبًا أو `exact`.</translation>
    </message>
    <message>
        <source>`%1` accepts no unit.</source>
        <translation>السطر `%1` لا يحدد وحدة مقبولة.</translation>
    </message>
    <message>
        <source>Write `accept: h = 24`: the answer in h is 24 times the answer in the main unit.</source>
        <translation>اكتب `accept: h = 24`: أي إن الجواب بالوحدة h يساوي 24 ضعف الجواب بالوحدة الرئيسية.</translation>
    </message>
    <message>
        <source>`%1` describes no mistake.</source>
        <translation>السطر `%1` لا يصف خطأً متوقعًا.</translation>
    </message>
    <message>
        <source>Write `mistake: id = expression`, and its feedback as `- id) …`.</source>
        <translation>اكتب `mistake: id = expression`، والتعليق عليه بالصيغة `- id) …`.</translation>
    </message>
    <message>
        <source>The mistake `%1` has no text.</source>
        <translation>ليس للخطأ المتوقع `%1` نص.</translation>
    </message>
    <message>
        <source>Write it as `- %1) what went wrong`, with its feedback below.</source>
        <translation>اكتبه بالصيغة `- %1) what went wrong`، والتعليق عليه تحته.</translation>
    </message>
    <message>
        <source>The gap `%1` is malformed.</source>
        <translation>صيغة الفراغ `%1` غير سليمة.</translation>
    </message>
    <message>
        <source>Write `{{c1:text}}` or `{{c1:text|also accepted::hint}}`.</source>
        <translation>اكتب `{{c1:text}}` أو `{{c1:text|also accepted::hint}}`.</translation>
    </message>
    <message>
        <source>The item %1 has no gaps.</source>
        <translation>ليس في السؤال %1 فراغات.</translation>
    </message>
    <message>
        <source>Write them in the text as `{{c1:text}}`.</source>
        <translation>اكتبها في النص بالصيغة `{{c1:text}}`.</translation>
    </message>
    <message>
        <source>A translation cannot have the key `%1`.</source>
        <translation>لا يجوز المفتاح `%1` في الترجمة.</translation>
    </message>
    <message>
        <source>Keys, levels and answers stand in the source file alone; remove the line.</source>
        <translation>المفاتيح والمستويات والأجوبة مكانها الملف الأصلي وحده؛ احذف السطر.</translation>
    </message>
    <message>
        <source>The source file has no item `%1`.</source>
        <translation>ليس في الملف الأصلي سؤال باسم `%1`.</translation>
    </message>
    <message>
        <source>Correct the id, or add the item to the source first.</source>
        <translation>صحّح المعرّف، أو أضف السؤال إلى الأصل أولًا.</translation>
    </message>
    <message>
        <source>The source has no option `%1` in this item.</source>
        <translation>ليس في الأصل خيار باسم `%1` في هذا السؤال.</translation>
    </message>
    <message>
        <source>Correct the id: options are matched by it.</source>
        <translation>صحّح المعرّف: فبه تُطابَق الخيارات.</translation>
    </message>
    <message>
        <source>The item %1 has no `%2` in the source.</source>
        <translation>ليس للسؤال %1 في الأصل `%2`.</translation>
    </message>
    <message>
        <source>Remove it here, or write it in the source first.</source>
        <translation>احذفه من هنا، أو اكتبه في الأصل أولًا.</translation>
    </message>
    <message>
        <source>The source has no gap `%1` in this item.</source>
        <translation>ليس في الأصل فراغ باسم `%1` في هذا السؤال.</translation>
    </message>
    <message>
        <source>Use the same gaps as the source.</source>
        <translation>استخدم الفراغات نفسها التي في الأصل.</translation>
    </message>
    <message>
        <source>The item %1 lacks `%2` here, so it is left out in this language.</source>
        <translation>ينقص السؤال %1 هنا `%2`، ولذلك يُستبعد في هذه اللغة.</translation>
    </message>
    <message>
        <source>Translate it; learners get the next of their languages until then.</source>
        <translation>ترجمه؛ وحتى ذلك الحين يظهر للمتعلّمين النص بلغتهم التالية.</translation>
    </message>
    <message>
        <source>The item %1 lacks `%2` here.</source>
        <translation>ينقص السؤال %1 هنا `%2`.</translation>
    </message>
    <message>
        <source>Translate it.</source>
        <translation>ترجمه.</translation>
    </message>
    <message>
        <source>There is no picture `%1`.</source>
        <translation>لا توجد صورة باسم `%1`.</translation>
    </message>
    <message>
        <source>Put it into the topic&apos;s folder `media`.</source>
        <translation>ضعها في المجلد `media` الخاص بالموضوع.</translation>
    </message>
    <message>
        <source>`%1` is no picture of this topic.</source>
        <translation>الاسم `%1` ليس لصورة في هذا الموضوع.</translation>
    </message>
    <message>
        <source>Write `media/name.svg`; nothing outside the folder and nothing from the network is shown.</source>
        <translation>اكتب `media/name.svg`؛ فلا يُعرض شيء من خارج المجلد ولا من الشبكة.</translation>
    </message>
    <message>
        <source>Pictures cannot be of type `%1`.</source>
        <translation>لا يمكن أن تكون الصور من النوع `%1`.</translation>
    </message>
    <message>
        <source>Use png, svg or webp.</source>
        <translation>استخدم png أو svg أو webp.</translation>
    </message>
    <message>
        <source>The column `%1` is not expected here.</source>
        <translation>العمود `%1` غير متوقع هنا.</translation>
    </message>
    <message>
        <source>The first line names the columns, as content/README.md lists them.</source>
        <translation>السطر الأول يسمّي الأعمدة كما ترد في content/README.md.</translation>
    </message>
    <message>
        <source>The line has %1 cells, the header %2.</source>
        <translation>عدد خلايا السطر %1، وخلايا سطر العناوين %2.</translation>
    </message>
    <message>
        <source>Part the cells by one tab each; an empty cell stays empty.</source>
        <translation>افصل بين الخلايا بمحرف جدولة واحد؛ والخلية الفارغة تبقى فارغة.</translation>
    </message>
    <message>
        <source>The cell `%1` has spaces around it.</source>
        <translation>حول الخلية `%1` مسافات.</translation>
    </message>
    <message>
        <source>`format` removes them.</source>
        <translation>الأمر `format` يزيلها.</translation>
    </message>
    <message>
        <source>`%1` is there already, in line %2.</source>
        <translation>القيمة `%1` موجودة من قبل في السطر %2.</translation>
    </message>
    <message>
        <source>Remove one of the lines.</source>
        <translation>احذف أحد السطرين.</translation>
    </message>
    <message>
        <source>`%1: %2` is no hash.</source>
        <translation>في `%1: %2` قيمة ليست بصمة تجزئة.</translation>
    </message>
    <message>
        <source>This file is written by `l10n`; restore it or remove the line.</source>
        <translation>هذا الملف يكتبه `l10n`؛ استعده أو احذف السطر.</translation>
    </message>
    <message>
        <source>There is no `%2` of %1 in %3.</source>
        <translation>لا يوجد `%2` للعنصر %1 في %3.</translation>
    </message>
    <message>
        <source>The line belongs to a text that is gone; remove it.</source>
        <translation>السطر يخص نصًا لم يعد موجودًا؛ احذفه.</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>There is no such file.</source>
        <translation>لا يوجد ملف كهذا.</translation>
    </message>
    <message>
        <source>The file cannot be opened. Check that you may read it.</source>
        <translation>تعذّر فتح الملف. تأكد من أن لديك إذنًا بقراءته.</translation>
    </message>
    <message>
        <source>The file cannot be written. What was saved before is safe.</source>
        <translation>تعذّرت الكتابة في الملف. ما حُفظ من قبل في أمان.</translation>
    </message>
    <message>
        <source>The file or its folder is read-only, so nothing can be saved. Allow writing to it and try again.</source>
        <translation>الملف أو مجلده للقراءة فقط، فلا يمكن حفظ شيء. اسمح بالكتابة فيه وحاول مرة أخرى.</translation>
    </message>
    <message>
        <source>The file is larger than this program accepts.</source>
        <translation>الملف أكبر مما يقبله هذا البرنامج.</translation>
    </message>
    <message>
        <source>The disk is full: the last step was not saved, everything before it is safe. Make room and go on.</source>
        <translation>القرص ممتلئ: لم تُحفظ الخطوة الأخيرة، وكل ما قبلها في أمان. أفسح مكانًا ثم تابع.</translation>
    </message>
    <message>
        <source>This file is not a question bank. Banks end in .wdbank and are made by `warpdeck-cli build`.</source>
        <translation>هذا الملف ليس بنك أسئلة. تنتهي أسماء بنوك الأسئلة بـ .wdbank ويُنشئها `warpdeck-cli build`.</translation>
    </message>
    <message>
        <source>This bank was written by a newer version of Warpdeck. Update the program to use it.</source>
        <translation>كُتب بنك الأسئلة هذا بإصدار أحدث من Warpdeck. حدّث البرنامج لاستخدامه.</translation>
    </message>
    <message>
        <source>This bank is of an old format that is no longer read. Build it again from its source.</source>
        <translation>بنك الأسئلة هذا بتنسيق قديم لم يعد مدعومًا. أعد بناءه من مصدره.</translation>
    </message>
    <message>
        <source>This bank is damaged. Fetch or build it again; your progress is not affected.</source>
        <translation>بنك الأسئلة هذا تالف. أعد تنزيله أو بناءه؛ ولم يتأثر تقدمك.</translation>
    </message>
    <message>
        <source>This file is not a Warpdeck profile; it was left as it is.</source>
        <translation>هذا الملف ليس ملفًا شخصيًا لبرنامج Warpdeck، وقد تُرك كما هو.</translation>
    </message>
    <message>
        <source>This profile was written by a newer version of Warpdeck; it was left as it is. Update the program to use it.</source>
        <translation>كُتب هذا الملف الشخصي بإصدار أحدث من Warpdeck، وقد تُرك كما هو. حدّث البرنامج لاستخدامه.</translation>
    </message>
    <message>
        <source>This profile is damaged; it was left as it is. A good backup can take its place.</source>
        <translation>هذا الملف الشخصي تالف، وقد تُرك كما هو. يمكن أن تحل محله نسخة احتياطية سليمة.</translation>
    </message>
    <message>
        <source>Another program is using this profile. Close it and try again.</source>
        <translation>هناك برنامج آخر يستخدم هذا الملف الشخصي. أغلقه وحاول مرة أخرى.</translation>
    </message>
    <message>
        <source>This older profile could not be brought up to date; it is as it was.</source>
        <translation>تعذّر تحديث هذا الملف الشخصي القديم، وبقي كما كان.</translation>
    </message>
    <message>
        <source>No open bank has such an item. `warpdeck-cli banks` lists the banks.</source>
        <translation>ليس في أي بنك أسئلة مفتوح سؤال كهذا. الأمر `warpdeck-cli banks` يعرض بنوك الأسئلة.</translation>
    </message>
    <message>
        <source>Several banks have an item of this name. Write it as bank/item.</source>
        <translation>في عدة بنوك أسئلة سؤال بهذا الاسم. اكتبه بالصيغة البنك/السؤال.</translation>
    </message>
    <message>
        <source>No open bank has such a topic. `warpdeck-cli banks` lists the topics.</source>
        <translation>ليس في أي بنك أسئلة مفتوح موضوع كهذا. الأمر `warpdeck-cli banks` يعرض الموضوعات.</translation>
    </message>
    <message>
        <source>Another bank of this id is installed already; nothing was replaced. Use --replace to replace it.</source>
        <translation>هناك بنك أسئلة آخر مثبّت بهذا المعرّف، ولم يُستبدل شيء. استخدم --replace لاستبداله.</translation>
    </message>
    <message>
        <source>The content has errors, so no bank was built; an earlier file is as it was.</source>
        <translation>في المحتوى أخطاء، فلم يُبنَ بنك أسئلة؛ والملف السابق، إن وُجد، بقي كما كان.</translation>
    </message>
    <message>
        <source>It exists already and was left as it is.</source>
        <translation>إنه موجود من قبل وقد تُرك كما هو.</translation>
    </message>
    <message>
        <source>This was not understood.</source>
        <translation>تعذّر فهم هذا.</translation>
    </message>
    <message>
        <source>Something unexpected happened.</source>
        <translation>حدث أمر غير متوقع.</translation>
    </message>
</context>
<context>
    <name>ExportLogCommand</name>
    <message>
        <source>Write the review log as CSV, one line a review</source>
        <translation>كتابة سجل المراجعة بتنسيق CSV، سطر لكل مراجعة</translation>
    </message>
    <message>
        <source>The file to write; the standard output when it is left out</source>
        <translation>الملف المراد كتابته؛ وإذا لم يُذكر فالخرج القياسي</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Errors: %1. Warnings: %2. Notes: %3.</source>
        <translation>الأخطاء: %1. التحذيرات: %2. الملاحظات: %3.</translation>
    </message>
</context>
<context>
    <name>FormatCommand</name>
    <message>
        <source>Bring a content folder into its canonical form; files with errors are left as they are</source>
        <translation>تحويل مجلد محتوى إلى صيغته المعتمدة؛ وتبقى الملفات التي فيها أخطاء كما هي</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>مجلد المحتوى</translation>
    </message>
    <message>
        <source>Only tell what would change</source>
        <translation>الاكتفاء ببيان ما سيتغير</translation>
    </message>
    <message>
        <source>would change: %1</source>
        <translation>سيتغير: %1</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>تغيّر: %1</translation>
    </message>
</context>
<context>
    <name>FsrsCommand</name>
    <message>
        <source>Replay, fit and simulate the memory model on a review log</source>
        <translation>إعادة حساب نموذج الذاكرة على سجل المراجعات ومواءمته ومحاكاته</translation>
    </message>
    <message>
        <source>Print the state after each review as CSV</source>
        <translation>طباعة الحالة بعد كل مراجعة بصيغة CSV</translation>
    </message>
    <message>
        <source>Desired retention of the intervals</source>
        <translation>نسبة التذكّر المطلوبة للفواصل</translation>
    </message>
    <message>
        <source>Find the parameters that fit the reviews best</source>
        <translation>إيجاد المعاملات الأنسب للمراجعات</translation>
    </message>
    <message>
        <source>Parts of the time-series split</source>
        <translation>عدد أجزاء التقسيم الزمني</translation>
    </message>
    <message>
        <source>Print what desired retentions cost and bring</source>
        <translation>طباعة كلفة نسب التذكّر المطلوبة وعائدها</translation>
    </message>
    <message>
        <source>Number of cards to learn</source>
        <translation>عدد البطاقات المراد تعلّمها</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <translation>البطاقات الجديدة في اليوم</translation>
    </message>
    <message>
        <source>Days to live through</source>
        <translation>عدد الأيام المحاكاة</translation>
    </message>
    <message>
        <source>Seed of chance</source>
        <translation>بذرة العشوائية</translation>
    </message>
    <message>
        <source>The memory model</source>
        <translation>نموذج الذاكرة</translation>
    </message>
    <message>
        <source>File with the model&apos;s numbers, separated by commas or white space</source>
        <translation>ملف أعداد النموذج، تفصل بينها فواصل أو مسافات</translation>
    </message>
    <message>
        <source>Time zone in which study days begin</source>
        <translation>المنطقة الزمنية التي تبدأ فيها أيام الدراسة</translation>
    </message>
    <message>
        <source>Hour at which a study day begins</source>
        <translation>الساعة التي يبدأ عندها يوم الدراسة</translation>
    </message>
    <message>
        <source>The reviews, as export-log writes them</source>
        <translation>المراجعات كما يكتبها export-log</translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message>
        <source>Study as much as you like.</source>
        <translation>ادرس بقدر ما تشاء.</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s) a day.</source>
        <translation>
            <numerusform>أقل من دقيقة في اليوم.</numerusform>
            <numerusform>نحو دقيقة واحدة في اليوم.</numerusform>
            <numerusform>نحو دقيقتين في اليوم.</numerusform>
            <numerusform>نحو %n دقائق في اليوم.</numerusform>
            <numerusform>نحو %n دقيقة في اليوم.</numerusform>
            <numerusform>نحو %n دقيقة في اليوم.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InstallCommand</name>
    <message>
        <source>Verify a bank file and copy it to the added banks</source>
        <translation>التحقق من ملف بنك أسئلة ونسخه إلى البنوك المضافة</translation>
    </message>
    <message>
        <source>The bank file</source>
        <translation>ملف بنك الأسئلة</translation>
    </message>
    <message>
        <source>Replace another bank of the same id</source>
        <translation>استبدال بنك أسئلة آخر له المعرّف نفسه</translation>
    </message>
    <message>
        <source>Installed %1 (%2), version %3: %4 items.</source>
        <translation>ثُبّت %1 (%2)، الإصدار %3: عدد الأسئلة %4.</translation>
    </message>
    <message>
        <source>Items by language: %1</source>
        <translation>الأسئلة حسب اللغة: %1</translation>
    </message>
</context>
<context>
    <name>Interval</name>
    <message>
        <source>&lt;1 min</source>
        <translation>أقل من دقيقة</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 د</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 س</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 ي</translation>
    </message>
    <message>
        <source>%1 mo</source>
        <translation>%1 ش</translation>
    </message>
    <message>
        <source>%1 y</source>
        <translation>%1 سنة</translation>
    </message>
</context>
<context>
    <name>ItemOutput</name>
    <message>
        <source>%1, no %2 text yet</source>
        <translation>%1، لا نص بلغة %2 بعد</translation>
    </message>
    <message>
        <source>Stale: the source text changed after this translation</source>
        <translation>قديم: تغيّر النص الأصلي بعد هذه الترجمة</translation>
    </message>
    <message>
        <source>Several answers can be right.</source>
        <translation>قد يصح أكثر من جواب.</translation>
    </message>
    <message>
        <source>Right, your answer</source>
        <translation>صحيح، جوابك</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>صحيح</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>جوابك</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>الشرح</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>المصادر</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>قارن</translation>
    </message>
    <message>
        <source>Related</source>
        <translation>أسئلة ذات صلة</translation>
    </message>
</context>
<context>
    <name>ItemWords</name>
    <message>
        <source>Suspended</source>
        <translation>معلّق</translation>
    </message>
    <message>
        <source>Buried</source>
        <translation>مؤجَّل</translation>
    </message>
    <message>
        <source>New</source>
        <translation>جديد</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>قيد التعلّم</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>معروف</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) late</source>
        <translation>
            <numerusform>بلا تأخير</numerusform>
            <numerusform>متأخر يومًا واحدًا</numerusform>
            <numerusform>متأخر يومين</numerusform>
            <numerusform>متأخر %n أيام</numerusform>
            <numerusform>متأخر %n يومًا</numerusform>
            <numerusform>متأخر %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>اليوم</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>اليوم</numerusform>
            <numerusform>بعد يوم واحد</numerusform>
            <numerusform>بعد يومين</numerusform>
            <numerusform>بعد %n أيام</numerusform>
            <numerusform>بعد %n يومًا</numerusform>
            <numerusform>بعد %n يوم</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewCommand</name>
    <message>
        <source>Print the skeleton of a topic or an item, for authors to fill in</source>
        <translation>طباعة هيكل موضوع أو سؤال ليملأه المؤلفون</translation>
    </message>
    <message>
        <source>The skeleton of a topic&apos;s source file</source>
        <translation>هيكل الملف الأصلي لموضوع</translation>
    </message>
    <message>
        <source>The topic&apos;s id: a-z, 0-9 and hyphens, 2 to 48 characters</source>
        <translation>معرّف الموضوع: من a-z و 0-9 والشرطات، بطول 2 إلى 48 محرفًا</translation>
    </message>
    <message>
        <source>The skeleton of an item, to be put into a topic&apos;s source file</source>
        <translation>هيكل سؤال يوضع في الملف الأصلي لموضوع</translation>
    </message>
    <message>
        <source>The item&apos;s id: a-z, 0-9 and hyphens, 2 to 48 characters</source>
        <translation>معرّف السؤال: من a-z و 0-9 والشرطات، بطول 2 إلى 48 محرفًا</translation>
    </message>
    <message>
        <source>What kind of item</source>
        <translation>نوع السؤال</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>There is nothing to practise here.</source>
        <translation>لا يوجد هنا ما تتدرب عليه.</translation>
    </message>
    <message>
        <source>Enter shows the answer, ? helps:</source>
        <translation>اضغط Enter لعرض الجواب، أو ? للمساعدة:</translation>
    </message>
    <message>
        <source>Your answer (? helps):</source>
        <translation>جوابك (? للمساعدة):</translation>
    </message>
    <message>
        <source>✓ Right. Rate 1 to 4, Enter for 3:</source>
        <translation>✓ صحيح. قيّم من 1 إلى 4، أو اضغط Enter للاختيار 3:</translation>
    </message>
    <message>
        <source>Rate 1 to 4, Enter for 3:</source>
        <translation>قيّم من 1 إلى 4، أو اضغط Enter للاختيار 3:</translation>
    </message>
    <message>
        <source>1 to 4 rate; :l next language, :u undo, :q quit without saving this answer</source>
        <translation>من 1 إلى 4 للتقييم؛ :l اللغة التالية، :u تراجع، :q خروج دون حفظ هذا الجواب</translation>
    </message>
    <message>
        <source>✗ Wrong. Saved as Again. Enter goes on, :u takes it back:</source>
        <translation>✗ خطأ. حُفظ بتقييم «مجددًا». اضغط Enter للمتابعة، أو :u للتراجع:</translation>
    </message>
    <message>
        <source>There is nothing to undo in this session.</source>
        <translation>لا يوجد في هذه الجلسة ما يمكن التراجع عنه.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>تم التراجع.</translation>
    </message>
    <message>
        <source>This question has no text in that language. It has: %1</source>
        <translation>ليس لهذا السؤال نص بتلك اللغة. اللغات المتاحة: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>once more</source>
        <translation>مرة أخرى</translation>
    </message>
    <message>
        <source>missed before</source>
        <translation>أُجيب عنه خطأً من قبل</translation>
    </message>
    <message>
        <source>new</source>
        <translation>جديد</translation>
    </message>
    <message>
        <source>ahead of time</source>
        <translation>قبل الموعد</translation>
    </message>
    <message>
        <source>due</source>
        <translation>مستحق</translation>
    </message>
    <message>
        <source>This question has no hint.</source>
        <translation>ليس لهذا السؤال تلميح.</translation>
    </message>
    <message>
        <source>Enter shows the answer.</source>
        <translation>اضغط Enter لعرض الجواب.</translation>
    </message>
    <message>
        <source>Type the letters or digits of all right answers, e.g. ac.</source>
        <translation>اكتب أحرف جميع الأجوبة الصحيحة أو أرقامها، مثل ac.</translation>
    </message>
    <message>
        <source>Type the letter or digit of one answer.</source>
        <translation>اكتب حرف جواب واحد أو رقمه.</translation>
    </message>
    <message>
        <source>:l next language, :l fr this language, :h hint, :u undo, :q quit</source>
        <translation>:l اللغة التالية، :l fr هذه اللغة، :h تلميح، :u تراجع، :q خروج</translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation>✓ صحيح</translation>
    </message>
    <message>
        <source>✗ Wrong</source>
        <translation>✗ خطأ</translation>
    </message>
    <message>
        <source>The last answer was not rated, so it is not saved.</source>
        <translation>لم يُقيَّم الجواب الأخير، فلم يُحفظ.</translation>
    </message>
    <message>
        <source>Right: %1. Missed: %2.</source>
        <translation>الصحيحة: %1. الخاطئة: %2.</translation>
    </message>
    <message>
        <source>To look at again (`warpdeck-cli show ITEM` shows one):</source>
        <translation>للمراجعة مرة أخرى (الأمر `warpdeck-cli show ITEM` يعرض سؤالًا واحدًا):</translation>
    </message>
</context>
<context>
    <name>PracticeCommand</name>
    <message>
        <source>Drill in the terminal: due questions, then new ones, then the weakest</source>
        <translation>التدرب في الطرفية: الأسئلة المستحقة، ثم الجديدة، ثم الأضعف</translation>
    </message>
    <message>
        <source>Only questions of this topic</source>
        <translation>أسئلة هذا الموضوع فقط</translation>
    </message>
    <message>
        <source>The content language</source>
        <translation>لغة المحتوى</translation>
    </message>
    <message>
        <source>How many questions (20)</source>
        <translation>عدد الأسئلة (20)</translation>
    </message>
    <message>
        <source>Shuffle options from this number, for repeatable runs</source>
        <translation>خلط الخيارات انطلاقًا من هذا العدد ليمكن تكرار التشغيل بالنتائج نفسها</translation>
    </message>
</context>
<context>
    <name>Rating</name>
    <message>
        <source>Again</source>
        <translation>مجددًا</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>صعب</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>جيد</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>سهل</translation>
    </message>
</context>
<context>
    <name>RepairCommand</name>
    <message>
        <source>Check the files and rebuild every card&apos;s state from the review log</source>
        <translation>فحص الملفات وإعادة بناء حالة كل بطاقة من سجل المراجعة</translation>
    </message>
    <message>
        <source>Put the newest good backup in the place of the profile, which is kept beside it</source>
        <translation>وضع أحدث نسخة احتياطية سليمة مكان الملف الشخصي الذي يُحتفظ به إلى جانبها</translation>
    </message>
    <message>
        <source>Restored from %1</source>
        <translation>تمت الاستعادة من %1</translation>
    </message>
    <message>
        <source>Bank %1: %2</source>
        <translation>بنك الأسئلة %1: %2</translation>
    </message>
    <message>
        <source>Bank %1: good</source>
        <translation>بنك الأسئلة %1: سليم</translation>
    </message>
    <message>
        <source>Profile %1: good</source>
        <translation>الملف الشخصي %1: سليم</translation>
    </message>
    <message>
        <source>Cards with a history: %1. States that differed from the log and were mended: %2.</source>
        <translation>البطاقات التي لها سجل: %1. الحالات التي خالفت السجل وأُصلحت: %2.</translation>
    </message>
    <message>
        <source>A copy of the profile as it was: %1</source>
        <translation>نسخة من الملف الشخصي كما كان: %1</translation>
    </message>
    <message>
        <source>The newest good backup: %1. `repair --restore` puts it in place.</source>
        <translation>أحدث نسخة احتياطية سليمة: %1. الأمر `repair --restore` يضعها في مكانها.</translation>
    </message>
    <message>
        <source>There is no good backup of it. Move the file away to start anew.</source>
        <translation>ليست له نسخة احتياطية سليمة. انقل الملف إلى مكان آخر للبدء من جديد.</translation>
    </message>
</context>
<context>
    <name>ShowCommand</name>
    <message>
        <source>Show one item as the learner sees it after answering, with the language used</source>
        <translation>عرض سؤال واحد كما يراه المتعلّم بعد الإجابة، مع اللغة المستخدمة</translation>
    </message>
    <message>
        <source>The item&apos;s id, or bank/item where several banks have it</source>
        <translation>معرّف السؤال، أو البنك/السؤال إذا كان في عدة بنوك</translation>
    </message>
    <message>
        <source>The content language</source>
        <translation>لغة المحتوى</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>طباعة JSON</translation>
    </message>
    <message>
        <source>%1/%2, topic %3, shown in %4</source>
        <translation>%1/%2، الموضوع %3، معروض بلغة %4</translation>
    </message>
</context>
<context>
    <name>StatsCommand</name>
    <message>
        <source>Show what is due, what is known and how well it is remembered</source>
        <translation>عرض ما هو مستحق وما هو معروف ومدى تذكره</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>طباعة JSON</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>no data yet</source>
        <translation>لا بيانات بعد</translation>
    </message>
    <message>
        <source>Due now: %1</source>
        <translation>المستحقة الآن: %1</translation>
    </message>
    <message>
        <source>Cards: %1 new, %2 learning, %3 known, %4 suspended</source>
        <translation>البطاقات: %1 جديدة، %2 قيد التعلّم، %3 معروفة، %4 معلّقة</translation>
    </message>
    <message>
        <source>Answers: %1 in all, %2 today</source>
        <translation>الأجوبة: %1 في المجموع، %2 اليوم</translation>
    </message>
    <message>
        <source>Days in a row: %1</source>
        <translation>أيام متتالية: %1</translation>
    </message>
    <message>
        <source>Recalled after a day or more: %1 (last 30 days: %2)</source>
        <translation>ما تُذكِّر بعد يوم أو أكثر: %1 (آخر 30 يومًا: %2)</translation>
    </message>
    <message>
        <source>Predicted recall of learned cards now: %1</source>
        <translation>التذكر المتوقع الآن للبطاقات المتعلَّمة: %1</translation>
    </message>
    <message>
        <source>Due in the next seven days: %1</source>
        <translation>المستحقة في الأيام السبعة القادمة: %1</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Drills AI-hardware concepts in your languages.</source>
        <translation>يدرّبك على مفاهيم عتاد الذكاء الاصطناعي بلغاتك.</translation>
    </message>
    <message>
        <source>Begin to study at once; with a topic after it, that topic.</source>
        <translation>بدء الدراسة فورًا؛ وإذا تبعه موضوع فذلك الموضوع.</translation>
    </message>
    <message>
        <source>The file with your progress.</source>
        <translation>الملف الذي يحوي تقدّمك.</translation>
    </message>
    <message>
        <source>Open this bank instead of the installed ones; may be given again.</source>
        <translation>فتح هذا البنك بدل المثبَّتة؛ ويمكن تكراره.</translation>
    </message>
    <message>
        <source>Take this for the time (ISO 8601), for repeatable runs.</source>
        <translation>اعتماد هذا وقتًا (ISO 8601) لتشغيل قابل للتكرار.</translation>
    </message>
    <message>
        <source>Question banks to add.</source>
        <translation>بنوك الأسئلة المراد إضافتها.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::AnswerBar</name>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>كل المفاتيح</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>إظهار الإجابة</translation>
    </message>
    <message>
        <source>Show the options</source>
        <translation>إظهار الخيارات</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>تأكيد</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>مسافة</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>مجددًا</translation>
    </message>
    <message>
        <source>The question comes back in this session.</source>
        <translation>سيعود هذا السؤال في هذه الجلسة.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>صعب</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>جيد</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>سهل</translation>
    </message>
    <message>
        <source>guessed, %1</source>
        <comment>an interval</comment>
        <translation>تخمين، %1</translation>
    </message>
    <message>
        <source>next in %1</source>
        <comment>an interval</comment>
        <translation>التالي بعد %1</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BackupList</name>
    <message>
        <source>checked, good</source>
        <translation>مفحوصة وسليمة</translation>
    </message>
    <message>
        <source>damaged too</source>
        <translation>تالفة أيضًا</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <translation>اليوم، %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <translation>أمس، %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>لا يمكن قراءتها</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of answers, size</comment>
        <translation>%1، %2</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>لا إجابات</numerusform>
            <numerusform>إجابة واحدة</numerusform>
            <numerusform>إجابتان</numerusform>
            <numerusform>%n إجابات</numerusform>
            <numerusform>%n إجابة</numerusform>
            <numerusform>%n إجابة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BankAdder</name>
    <message>
        <source>Add a question bank</source>
        <translation>إضافة بنك أسئلة</translation>
    </message>
    <message>
        <source>Question banks (*.wdbank)</source>
        <translation>بنوك الأسئلة (*.wdbank)</translation>
    </message>
    <message>
        <source>%1 in %2.</source>
        <comment>number of questions, number of topics</comment>
        <translation>%1، %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>لا أسئلة</numerusform>
            <numerusform>سؤال واحد</numerusform>
            <numerusform>سؤالان</numerusform>
            <numerusform>%n أسئلة</numerusform>
            <numerusform>%n سؤالًا</numerusform>
            <numerusform>%n سؤال</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n topic(s)</source>
        <translation>
            <numerusform>لا مواضيع</numerusform>
            <numerusform>موضوع واحد</numerusform>
            <numerusform>موضوعان</numerusform>
            <numerusform>%n مواضيع</numerusform>
            <numerusform>%n موضوعًا</numerusform>
            <numerusform>%n موضوع</numerusform>
        </translation>
    </message>
    <message>
        <source>Languages: %1</source>
        <translation>اللغات: %1</translation>
    </message>
    <message>
        <source>A bank with the same name is here already. This one takes its place; your progress stays.</source>
        <translation>يوجد بنك بالاسم نفسه. سيحل هذا محله، ويبقى تقدّمك.</translation>
    </message>
    <message>
        <source>Add “%1”?</source>
        <translation>إضافة «%1»؟</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>استبدال</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>“%1” was added.</source>
        <translation>أُضيف «%1».</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BrowsePage</name>
    <message>
        <source>Search questions</source>
        <translation>البحث في الأسئلة</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>مسح البحث</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>الموضوع</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>الأسئلة</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>كل الحالات</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>الاستحقاق</translation>
    </message>
    <message>
        <source>New</source>
        <translation>جديد</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>قيد التعلّم</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>معروف</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>معلّق</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>معلَّم بعلامة</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>كل المواضيع</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions shown, questions there are</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>كل الأنواع</translation>
    </message>
    <message>
        <source>One right answer</source>
        <translation>إجابة صحيحة واحدة</translation>
    </message>
    <message>
        <source>Several right answers</source>
        <translation>عدة إجابات صحيحة</translation>
    </message>
    <message>
        <source>Flashcards</source>
        <translation>بطاقات</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::CardView</name>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>تحديد الكل</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ComparisonPage</name>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Practise the difference</source>
        <translation>تدرّب على الفرق</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) tell these apart.</source>
        <translation>
            <numerusform>لا أسئلة تميّز بينها.</numerusform>
            <numerusform>سؤال واحد يميّز بينها.</numerusform>
            <numerusform>سؤالان يميّزان بينها.</numerusform>
            <numerusform>%n أسئلة تميّز بينها.</numerusform>
            <numerusform>%n سؤالًا يميّز بينها.</numerusform>
            <numerusform>%n سؤال يميّز بينها.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ComparisonsPage</name>
    <message>
        <source>Comparisons</source>
        <translation>مقارنات</translation>
    </message>
    <message>
        <source>The open question banks hold no comparisons.</source>
        <translation>لا تحوي البنوك المفتوحة مقارنات.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ErrorPage</name>
    <message>
        <source>Your progress file is damaged.</source>
        <translation>ملف تقدّمك تالف.</translation>
    </message>
    <message>
        <source>Your progress cannot be opened.</source>
        <translation>تعذّر فتح تقدّمك.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Continue with this backup</source>
        <translation>المتابعة بهذه النسخة</translation>
    </message>
    <message>
        <source>There is no backup of it yet.</source>
        <translation>لا توجد نسخة احتياطية منه بعد.</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>إظهار الملفات</translation>
    </message>
    <message>
        <source>The damaged file is kept next to the new one, under a name with “damaged” in it.</source>
        <translation>يبقى الملف التالف بجوار الجديد، وفي اسمه كلمة “damaged”.</translation>
    </message>
    <message>
        <source>Try to repair it instead</source>
        <translation>محاولة إصلاحه بدلًا من ذلك</translation>
    </message>
    <message>
        <source>Details: %1</source>
        <translation>التفاصيل: %1</translation>
    </message>
    <message>
        <source>It cannot be repaired. %1</source>
        <translation>لا يمكن إصلاحه. %1</translation>
    </message>
    <message>
        <source>Your progress file is missing.</source>
        <translation>ملف تقدّمك مفقود.</translation>
    </message>
    <message>
        <source>There are copies of it. Choose the one to go on with.</source>
        <translation>توجد نسخ منه. اختر النسخة التي تتابع بها.</translation>
    </message>
    <message>
        <source>Warpdeck writes nothing more to it. Choose a copy to go on with.</source>
        <translation>لن يكتب Warpdeck فيه شيئًا بعد الآن. اختر نسخة للمتابعة.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>البدء من جديد</translation>
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
        <translation>اليوم</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ItemListModel</name>
    <message>
        <source>Question</source>
        <translation>السؤال</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>الاستحقاق</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ItemPreview</name>
    <message>
        <source>right</source>
        <translation>صحيح</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::KeyHelp</name>
    <message>
        <source>All keys</source>
        <translation>كل المفاتيح</translation>
    </message>
    <message>
        <source>choose an option</source>
        <translation>اختيار خيار</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>confirm, or the marked rating</source>
        <translation>تأكيد، أو التقييم المحدَّد</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>مسافة</translation>
    </message>
    <message>
        <source>show what is covered</source>
        <translation>إظهار المخفي</translation>
    </message>
    <message>
        <source>next content language</source>
        <translation>لغة المحتوى التالية</translation>
    </message>
    <message>
        <source>two languages side by side</source>
        <translation>لغتان جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>undo the last answer</source>
        <translation>التراجع عن آخر إجابة</translation>
    </message>
    <message>
        <source>flag the question</source>
        <translation>تعليم السؤال</translation>
    </message>
    <message>
        <source>bury it until tomorrow</source>
        <translation>تأجيله إلى الغد</translation>
    </message>
    <message>
        <source>suspend it</source>
        <translation>تعليقه</translation>
    </message>
    <message>
        <source>go to the navigation</source>
        <translation>الانتقال إلى شريط التنقل</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
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
        <translation>لغة المحتوى: %1</translation>
    </message>
    <message>
        <source>Content language (L)</source>
        <translation>لغة المحتوى (L)</translation>
    </message>
    <message>
        <source>Show two languages</source>
        <translation>عرض لغتين</translation>
    </message>
    <message>
        <source>no text yet</source>
        <translation>لا نص بعد</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>قديم</translation>
    </message>
    <message>
        <source>source</source>
        <translation>الأصل</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::MainWindow</name>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>المواضيع</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>تصفّح</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>مقارنات</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Leave this session?</source>
        <translation>مغادرة هذه الجلسة؟</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) of it are still open. What is due stays due.</source>
        <translation>
            <numerusform>لم يبقَ فيها سؤال. يبقى المستحق مستحقًا.</numerusform>
            <numerusform>بقي فيها سؤال واحد. يبقى المستحق مستحقًا.</numerusform>
            <numerusform>بقي فيها سؤالان. يبقى المستحق مستحقًا.</numerusform>
            <numerusform>بقيت فيها %n أسئلة. يبقى المستحق مستحقًا.</numerusform>
            <numerusform>بقي فيها %n سؤالًا. يبقى المستحق مستحقًا.</numerusform>
            <numerusform>بقي فيها %n سؤال. يبقى المستحق مستحقًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>مغادرة</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>البقاء</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>لم ينجح ذلك</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) due</source>
        <translation>
            <numerusform>لا أسئلة مستحقة</numerusform>
            <numerusform>سؤال واحد مستحق</numerusform>
            <numerusform>سؤالان مستحقان</numerusform>
            <numerusform>%n أسئلة مستحقة</numerusform>
            <numerusform>%n سؤالًا مستحقًا</numerusform>
            <numerusform>%n سؤال مستحق</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>No backup could be made. %1</source>
        <translation>تعذّر إنشاء نسخة احتياطية. %1</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::OptionCard</name>
    <message>
        <source>Right</source>
        <translation>صحيح</translation>
    </message>
    <message>
        <source>Right, your answer</source>
        <translation>صحيح، إجابتك</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>إجابتك</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>مخفي</translation>
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
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Bury until tomorrow	-</source>
        <translation>تأجيل إلى الغد	-</translation>
    </message>
    <message>
        <source>Suspend	!</source>
        <translation>تعليق	!</translation>
    </message>
    <message>
        <source>Flag	*</source>
        <translation>تعليم	*</translation>
    </message>
    <message>
        <source>All keys	?</source>
        <translation>كل المفاتيح	?</translation>
    </message>
    <message>
        <source>Suspended: it will not be asked until you release it.</source>
        <translation>عُلّق: لن يُسأل حتى تعيده.</translation>
    </message>
    <message>
        <source>Buried: it comes back tomorrow.</source>
        <translation>أُجّل: سيعود غدًا.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::QuestionView</name>
    <message>
        <source>Once more</source>
        <translation>مرة أخرى</translation>
    </message>
    <message>
        <source>New</source>
        <translation>جديد</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>مستحق اليوم</translation>
    </message>
    <message>
        <source>Ahead of time</source>
        <translation>قبل موعده</translation>
    </message>
    <message>
        <source>flashcard</source>
        <translation>بطاقة</translation>
    </message>
    <message>
        <source>several answers</source>
        <translation>عدة إجابات</translation>
    </message>
    <message>
        <source>one answer</source>
        <translation>إجابة واحدة</translation>
    </message>
    <message>
        <source>%1  ·  %2</source>
        <comment>why a question is asked · how it is answered</comment>
        <translation>%1  ·  %2</translation>
    </message>
    <message>
        <source>Stale: the source text has changed</source>
        <translation>قديم: تغيّر النص الأصلي</translation>
    </message>
    <message>
        <source>%1, no %2 text yet</source>
        <comment>language shown, language wanted</comment>
        <translation>%1، لا نص بلغة %2 بعد</translation>
    </message>
    <message>
        <source>Show source</source>
        <translation>إظهار الأصل</translation>
    </message>
    <message>
        <source>Remove the flag (*)</source>
        <translation>إزالة العلامة (*)</translation>
    </message>
    <message>
        <source>Flag this question (*)</source>
        <translation>تعليم هذا السؤال (*)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>الشرح</translation>
    </message>
    <message>
        <source>Sources:</source>
        <translation>المصادر:</translation>
    </message>
    <message>
        <source>Compare:</source>
        <translation>قارن:</translation>
    </message>
    <message>
        <source>Related:</source>
        <translation>ذات صلة:</translation>
    </message>
    <message>
        <source>Topic:</source>
        <translation>الموضوع:</translation>
    </message>
    <message>
        <source>further questions</source>
        <translation>أسئلة أخرى</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>صحيح.</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>خطأ.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>لغة البرنامج</translation>
    </message>
    <message>
        <source>Menus and messages; changes at once.</source>
        <translation>القوائم والرسائل؛ يتغيّر فورًا.</translation>
    </message>
    <message>
        <source>Study languages</source>
        <translation>لغات الدراسة</translation>
    </message>
    <message>
        <source>A text that is missing in the first is shown in the next, with a badge.</source>
        <translation>النص الناقص في الأولى يُعرض بالتالية مع شارة.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>System</source>
        <translation>النظام</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>تباين عالٍ</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>السمة</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>حجم النص</translation>
    </message>
    <message>
        <source>Recall first</source>
        <translation>التذكّر أولًا</translation>
    </message>
    <message>
        <source>Options stay covered until you press Space.</source>
        <translation>تبقى الخيارات مخفية حتى تضغط المسافة.</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>الدراسة</translation>
    </message>
    <message>
        <source>New questions a day</source>
        <translation>الأسئلة الجديدة في اليوم</translation>
    </message>
    <message>
        <source>Of the Study button; practising a topic has no limit.</source>
        <translation>لزر الدراسة؛ ولا حدّ للتدرّب على موضوع.</translation>
    </message>
    <message>
        <source>Repeated questions a day</source>
        <translation>المراجعات في اليوم</translation>
    </message>
    <message>
        <source>Desired retention</source>
        <translation>نسبة التذكّر المطلوبة</translation>
    </message>
    <message>
        <source>How much you want to know when a question comes back. Higher means more work.</source>
        <translation>مقدار ما تريد تذكّره حين يعود السؤال. الأعلى يعني عملًا أكثر.</translation>
    </message>
    <message>
        <source>A new day begins at</source>
        <translation>يبدأ اليوم الجديد عند</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>البيانات</translation>
    </message>
    <message>
        <source>Add a bank…</source>
        <translation>إضافة بنك…</translation>
    </message>
    <message>
        <source>Question banks</source>
        <translation>بنوك الأسئلة</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>النسخ الاحتياطية</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Daily goal</source>
        <translation>الهدف اليومي</translation>
    </message>
    <message>
        <source>Answers that you want to give a day; shown beside the streak.</source>
        <translation>عدد الإجابات التي تريدها في اليوم؛ يظهر بجانب التتابع.</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>نسخ احتياطي الآن</translation>
    </message>
    <message>
        <source>Copies of your progress</source>
        <translation>نسخ من تقدّمك</translation>
    </message>
    <message>
        <source>Made after each session and checked; the last ten are kept, then one a day, a week, a month.</source>
        <translation>تُنشأ وتُفحص بعد كل جلسة؛ تُحفظ آخر عشر، ثم واحدة لكل يوم وأسبوع وشهر.</translation>
    </message>
    <message>
        <source>Last backup: %1</source>
        <translation>آخر نسخة احتياطية: %1</translation>
    </message>
    <message>
        <source>No backup yet.</source>
        <translation>لا توجد نسخة احتياطية بعد.</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>إظهار الملفات</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>تقدّمك</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::StudyLanguages</name>
    <message>
        <source>Add a language</source>
        <translation>إضافة لغة</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>رفع %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>إزالة %1</translation>
    </message>
    <message>
        <source>source of all questions</source>
        <translation>لغة الأصل لكل الأسئلة</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::SummaryPage</name>
    <message>
        <source>Session finished</source>
        <translation>انتهت الجلسة</translation>
    </message>
    <message>
        <source>Nothing to ask now.</source>
        <translation>لا أسئلة الآن.</translation>
    </message>
    <message>
        <source>Choose a topic to practise ahead of time.</source>
        <translation>اختر موضوعًا للتدرّب قبل الموعد.</translation>
    </message>
    <message>
        <source>%1 of %2 right.</source>
        <translation>%1 من %2 صحيحة.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>أقل من ثانية</numerusform>
            <numerusform>ثانية واحدة</numerusform>
            <numerusform>ثانيتان</numerusform>
            <numerusform>%n ثوانٍ</numerusform>
            <numerusform>%n ثانية</numerusform>
            <numerusform>%n ثانية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>أقل من دقيقة</numerusform>
            <numerusform>دقيقة واحدة</numerusform>
            <numerusform>دقيقتان</numerusform>
            <numerusform>%n دقائق</numerusform>
            <numerusform>%n دقيقة</numerusform>
            <numerusform>%n دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 per question.</source>
        <comment>time of the session, time of one question</comment>
        <translation>%1؛ لكل سؤال %2.</translation>
    </message>
    <message numerus="yes">
        <source>Practise the %n missed again</source>
        <translation>
            <numerusform>التدرّب مجددًا</numerusform>
            <numerusform>التدرّب مجددًا على السؤال الخاطئ</numerusform>
            <numerusform>التدرّب مجددًا على السؤالين الخاطئين</numerusform>
            <numerusform>التدرّب مجددًا على %n أسئلة خاطئة</numerusform>
            <numerusform>التدرّب مجددًا على %n سؤالًا خاطئًا</numerusform>
            <numerusform>التدرّب مجددًا على %n سؤال خاطئ</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تم</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>الأخطاء</translation>
    </message>
    <message>
        <source>Per topic</source>
        <translation>بحسب الموضوع</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>right answers</comment>
        <translation>%1 من %2</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::TodayPage</name>
    <message numerus="yes">
        <source>%n question(s) are due.</source>
        <translation>
            <numerusform>لا أسئلة مستحقة.</numerusform>
            <numerusform>سؤال واحد مستحق.</numerusform>
            <numerusform>سؤالان مستحقان.</numerusform>
            <numerusform>%n أسئلة مستحقة.</numerusform>
            <numerusform>%n سؤالًا مستحقًا.</numerusform>
            <numerusform>%n سؤال مستحق.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready when you are.</source>
        <translation>جاهز متى شئت.</translation>
    </message>
    <message numerus="yes">
        <source>%n new question(s) for today.</source>
        <translation>
            <numerusform>لا أسئلة جديدة اليوم.</numerusform>
            <numerusform>سؤال جديد واحد اليوم.</numerusform>
            <numerusform>سؤالان جديدان اليوم.</numerusform>
            <numerusform>%n أسئلة جديدة اليوم.</numerusform>
            <numerusform>%n سؤالًا جديدًا اليوم.</numerusform>
            <numerusform>%n سؤال جديد اليوم.</numerusform>
        </translation>
    </message>
    <message>
        <source>All done for today.</source>
        <translation>انتهى كل شيء لليوم.</translation>
    </message>
    <message>
        <source>%1 in %2. Your progress stays on this computer.</source>
        <comment>number of questions, number of topics</comment>
        <translation>%1، %2. يبقى تقدّمك على هذا الحاسوب.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) on AI hardware</source>
        <translation>
            <numerusform>لا أسئلة عن عتاد الذكاء الاصطناعي</numerusform>
            <numerusform>سؤال واحد عن عتاد الذكاء الاصطناعي</numerusform>
            <numerusform>سؤالان عن عتاد الذكاء الاصطناعي</numerusform>
            <numerusform>%n أسئلة عن عتاد الذكاء الاصطناعي</numerusform>
            <numerusform>%n سؤالًا عن عتاد الذكاء الاصطناعي</numerusform>
            <numerusform>%n سؤال عن عتاد الذكاء الاصطناعي</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n topic(s)</source>
        <translation>
            <numerusform>لا مواضيع</numerusform>
            <numerusform>موضوع واحد</numerusform>
            <numerusform>موضوعان</numerusform>
            <numerusform>%n مواضيع</numerusform>
            <numerusform>%n موضوعًا</numerusform>
            <numerusform>%n موضوع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tomorrow %n will be due.</source>
        <translation>
            <numerusform>لا شيء مستحق غدًا.</numerusform>
            <numerusform>غدًا يُستحق سؤال واحد.</numerusform>
            <numerusform>غدًا يُستحق سؤالان.</numerusform>
            <numerusform>غدًا تُستحق %n أسئلة.</numerusform>
            <numerusform>غدًا يُستحق %n سؤالًا.</numerusform>
            <numerusform>غدًا يُستحق %n سؤال.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a topic to practise ahead of time.</source>
        <translation>اختر موضوعًا للتدرّب قبل الموعد.</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s)</source>
        <translation>
            <numerusform>أقل من دقيقة</numerusform>
            <numerusform>نحو دقيقة واحدة</numerusform>
            <numerusform>نحو دقيقتين</numerusform>
            <numerusform>نحو %n دقائق</numerusform>
            <numerusform>نحو %n دقيقة</numerusform>
            <numerusform>نحو %n دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, and %2.</source>
        <comment>About N minutes, N new ones with them</comment>
        <translation>%1؛ %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n new one(s) with them</source>
        <translation>
            <numerusform>بلا جديد معها</numerusform>
            <numerusform>معها سؤال جديد واحد</numerusform>
            <numerusform>معها سؤالان جديدان</numerusform>
            <numerusform>معها %n أسئلة جديدة</numerusform>
            <numerusform>معها %n سؤالًا جديدًا</numerusform>
            <numerusform>معها %n سؤال جديد</numerusform>
        </translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>date format</comment>
        <translation>dddd، d MMMM</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>الدراسة</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>مسافة</translation>
    </message>
    <message>
        <source>Choose topics</source>
        <translation>اختيار المواضيع</translation>
    </message>
    <message>
        <source>Your last session</source>
        <translation>جلستك الأخيرة</translation>
    </message>
    <message>
        <source>Begun %1, %2 of %3 answered. Every answer is saved.</source>
        <translation>بدأت %1، أُجيب عن %2 من %3. كل إجابة محفوظة.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Next seven days</source>
        <translation>الأيام السبعة القادمة</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>التتابع</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>لا أيام</numerusform>
            <numerusform>يوم واحد</numerusform>
            <numerusform>يومان</numerusform>
            <numerusform>%n أيام</numerusform>
            <numerusform>%n يومًا</numerusform>
            <numerusform>%n يوم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) today.</source>
        <translation>
            <numerusform>لا إجابات اليوم.</numerusform>
            <numerusform>إجابة واحدة اليوم.</numerusform>
            <numerusform>إجابتان اليوم.</numerusform>
            <numerusform>%n إجابات اليوم.</numerusform>
            <numerusform>%n إجابة اليوم.</numerusform>
            <numerusform>%n إجابة اليوم.</numerusform>
        </translation>
    </message>
    <message>
        <source>Weakest topics</source>
        <translation>أضعف المواضيع</translation>
    </message>
    <message>
        <source>%1 % recalled</source>
        <translation>التذكّر %1%</translation>
    </message>
    <message numerus="yes">
        <source>Study %n question(s)</source>
        <translation>
            <numerusform>دراسة الأسئلة</numerusform>
            <numerusform>دراسة سؤال واحد</numerusform>
            <numerusform>دراسة سؤالين</numerusform>
            <numerusform>دراسة %n أسئلة</numerusform>
            <numerusform>دراسة %n سؤالًا</numerusform>
            <numerusform>دراسة %n سؤال</numerusform>
        </translation>
    </message>
    <message>
        <source>Goal: %1 a day. Today %2 of %1.</source>
        <translation>الهدف: %1 في اليوم. اليوم %2 من %1.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::TopicPage</name>
    <message>
        <source>Topics</source>
        <translation>المواضيع</translation>
    </message>
    <message>
        <source>%1 known, %2 learning, %3 new</source>
        <translation>معروف %1، قيد التعلّم %2، جديد %3</translation>
    </message>
    <message>
        <source>Practise this topic</source>
        <translation>تدرّب على هذا الموضوع</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>لا أسئلة</numerusform>
            <numerusform>سؤال واحد</numerusform>
            <numerusform>سؤالان</numerusform>
            <numerusform>%n أسئلة</numerusform>
            <numerusform>%n سؤالًا</numerusform>
            <numerusform>%n سؤال</numerusform>
        </translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>معلَّم</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>قديم</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>مقارنات</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::TopicsPage</name>
    <message>
        <source>known</source>
        <translation>معروف</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>قيد التعلّم</translation>
    </message>
    <message>
        <source>new</source>
        <translation>جديد</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>المواضيع</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>لا أسئلة</numerusform>
            <numerusform>سؤال واحد</numerusform>
            <numerusform>سؤالان</numerusform>
            <numerusform>%n أسئلة</numerusform>
            <numerusform>%n سؤالًا</numerusform>
            <numerusform>%n سؤال</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>لا مستحق</numerusform>
            <numerusform>سؤال مستحق</numerusform>
            <numerusform>سؤالان مستحقان</numerusform>
            <numerusform>%n أسئلة مستحقة</numerusform>
            <numerusform>%n سؤالًا مستحقًا</numerusform>
            <numerusform>%n سؤال مستحق</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 known, %2 learning, %3 new</source>
        <translation>معروف %1، قيد التعلّم %2، جديد %3</translation>
    </message>
    <message>
        <source>There is no question bank here yet.</source>
        <translation>لا يوجد بنك أسئلة هنا بعد.</translation>
    </message>
    <message>
        <source>Add a bank…</source>
        <translation>إضافة بنك…</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::WelcomePanel</name>
    <message>
        <source>If you like, tell Warpdeck two things</source>
        <translation>إن شئت، أخبر Warpdeck بأمرين</translation>
    </message>
    <message>
        <source>Both can be changed in the settings at any time.</source>
        <translation>يمكن تغيير كليهما في الإعدادات في أي وقت.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>In this order; taken from your system.</source>
        <translation>بهذا الترتيب؛ مأخوذة من نظامك.</translation>
    </message>
    <message>
        <source>Study languages</source>
        <translation>لغات الدراسة</translation>
    </message>
    <message>
        <source>Move or remove</source>
        <translation>نقل أو إزالة</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>إضافة لغة</translation>
    </message>
    <message>
        <source>Put first</source>
        <translation>وضعها أولًا</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Daily goal</source>
        <translation>الهدف اليومي</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا</translation>
    </message>
</context>
</TS>
