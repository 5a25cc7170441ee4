<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>Banks</name>
    <message>
        <source>A bank is left out: %1</source>
        <translation>Une banque est laissée de côté&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>BanksCommand</name>
    <message>
        <source>List the banks, their topics and languages</source>
        <translation>Lister les banques, leurs thèmes et leurs langues</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>Afficher au format JSON</translation>
    </message>
    <message>
        <source>%1 (%2), version %3, %4</source>
        <translation>%1 (%2), version %3, %4</translation>
    </message>
    <message>
        <source>  file: %1</source>
        <translation>  fichier&#xa0;: %1</translation>
    </message>
    <message>
        <source>  items by language: %1</source>
        <translation>  questions par langue&#xa0;: %1</translation>
    </message>
    <message>
        <source>  topic %1: %2, items to practise: %3</source>
        <translation>  thème %1&#xa0;: %2, questions à travailler&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>BuildCommand</name>
    <message>
        <source>Compile a content folder into a bank file</source>
        <translation>Compiler un dossier de contenu en un fichier de banque</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>Le dossier du contenu</translation>
    </message>
    <message>
        <source>The bank file to write</source>
        <translation>Le fichier de banque à écrire</translation>
    </message>
    <message>
        <source>No bank was written. %1</source>
        <translation>Aucune banque n&apos;a été écrite. %1</translation>
    </message>
    <message>
        <source>%1 will be shown as TeX: %2</source>
        <translation>%1 sera affiché en TeX&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 items, %3 texts.</source>
        <translation>%1&#xa0;: %2 questions, %3 textes.</translation>
    </message>
</context>
<context>
    <name>CheckCommand</name>
    <message>
        <source>Read, validate and lint a content folder, and show which languages cover what</source>
        <translation>Lire, valider et vérifier un dossier de contenu, et montrer ce que chaque langue couvre</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>Le dossier du contenu</translation>
    </message>
    <message>
        <source>Treat warnings as failures</source>
        <translation>Traiter les avertissements comme des échecs</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>Afficher au format JSON</translation>
    </message>
    <message>
        <source>Items: %1. Texts: %2.</source>
        <translation>Questions&#xa0;: %1. Textes&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>4/6: four of six items have a text; ~2: two of the texts are older than their source.</source>
        <translation>4/6&#xa0;: quatre questions sur six ont un texte&#xa0;; ~2&#xa0;: deux des textes sont plus anciens que leur source.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Drills AI-hardware concepts with spaced repetition, offline and in your languages.</source>
        <translation>Fait travailler les notions du matériel d&apos;IA par répétition espacée, hors ligne et dans vos langues.</translation>
    </message>
    <message>
        <source>Print the version and stop</source>
        <translation>Afficher la version et quitter</translation>
    </message>
    <message>
        <source>there is no command `%1`</source>
        <translation>la commande `%1` n&apos;existe pas</translation>
    </message>
    <message>
        <source>--now: `%1` is no time of the form 2026-12-01T08:00:00Z</source>
        <translation>--now&#xa0;: `%1` n&apos;est pas un instant de la forme 2026-12-01T08:00:00Z</translation>
    </message>
    <message>
        <source>Print this help and stop</source>
        <translation>Afficher cette aide et quitter</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Utilisation</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>(required)</source>
        <translation>(obligatoire)</translation>
    </message>
    <message>
        <source>Common options</source>
        <translation>Options communes</translation>
    </message>
    <message>
        <source>Use this bank file instead of the shipped and added ones; repeatable</source>
        <translation>Utiliser ce fichier de banque au lieu des banques fournies et ajoutées&#xa0;; peut être répété</translation>
    </message>
    <message>
        <source>Use this profile instead of the learner&apos;s</source>
        <translation>Utiliser ce profil au lieu du vôtre</translation>
    </message>
    <message>
        <source>Take this instant for now, for repeatable runs</source>
        <translation>Prendre cet instant pour l&apos;heure actuelle, pour des exécutions reproductibles</translation>
    </message>
    <message>
        <source>warpdeck-cli: this command line was not understood: %1</source>
        <translation>warpdeck-cli&#xa0;: cette ligne de commande n&apos;a pas été comprise&#xa0;: %1</translation>
    </message>
    <message>
        <source>`warpdeck-cli --help` and `warpdeck-cli COMMAND --help` tell what there is.</source>
        <translation>`warpdeck-cli --help` et `warpdeck-cli COMMAND --help` indiquent ce qui existe.</translation>
    </message>
</context>
<context>
    <name>Diagnostic</name>
    <message>
        <source>Did you mean `%1`?</source>
        <translation>Vouliez-vous dire `%1`&#xa0;?</translation>
    </message>
    <message>
        <source>The item has %1 options, %2 of them right.</source>
        <translation>La question a %1 options, dont %2 justes.</translation>
    </message>
    <message>
        <source>Three to five options, of which a choice has one right one.</source>
        <translation>Prévoyez trois à cinq options&#xa0;; pour choice, une seule est juste.</translation>
    </message>
    <message>
        <source>The options `%1` and `%2` say the same.</source>
        <translation>Les options `%1` et `%2` disent la même chose.</translation>
    </message>
    <message>
        <source>Make them differ by more than case, spaces and punctuation.</source>
        <translation>Distinguez-les par plus que la casse, les espaces et la ponctuation.</translation>
    </message>
    <message>
        <source>The option says `%1`.</source>
        <translation>L&apos;option dit `%1`.</translation>
    </message>
    <message>
        <source>It rewards half knowledge and breaks when options are shuffled; write a real error instead.</source>
        <translation>Elle récompense un demi-savoir et perd son sens quand les options sont mélangées&#xa0;; écrivez plutôt une erreur réelle.</translation>
    </message>
    <message>
        <source>The right option has %1 characters, the wrong ones %2 on average (ratio %3).</source>
        <translation>La bonne option a %1 caractères, les mauvaises %2 en moyenne (rapport %3).</translation>
    </message>
    <message>
        <source>Length must not tell: bring the ratio to 0.75 to 1.33.</source>
        <translation>La longueur ne doit rien trahir&#xa0;: ramenez le rapport entre 0,75 et 1,33.</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option is clearly the longest (%3 %; %4 % at most).</source>
        <translation>Dans %1 questions sur %2, la bonne option est nettement la plus longue (%3&#xa0;%&#xa0;; %4&#xa0;% au plus).</translation>
    </message>
    <message>
        <source>Shorten right options or give wrong ones equal detail.</source>
        <translation>Raccourcissez les bonnes options ou détaillez autant les mauvaises.</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option is clearly the shortest (%3 %; %4 % at most).</source>
        <translation>Dans %1 questions sur %2, la bonne option est nettement la plus courte (%3&#xa0;%&#xa0;; %4&#xa0;% au plus).</translation>
    </message>
    <message>
        <source>Give right options the detail of the others.</source>
        <translation>Détaillez les bonnes options autant que les autres.</translation>
    </message>
    <message>
        <source>The option `%1` has %2 characters, `%3` only %4.</source>
        <translation>L&apos;option `%1` a %2 caractères, `%3` seulement %4.</translation>
    </message>
    <message>
        <source>The longest should have at most twice the length of the shortest.</source>
        <translation>La plus longue devrait faire au plus le double de la plus courte.</translation>
    </message>
    <message>
        <source>Only wrong options use absolute words: %1.</source>
        <translation>Seules les mauvaises options emploient des mots absolus&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Learners know that `always` is seldom right; use them everywhere or nowhere.</source>
        <translation>On sait que `always` est rarement juste&#xa0;; employez ces mots partout ou nulle part.</translation>
    </message>
    <message>
        <source>In %1 of %2 items only wrong options use absolute words (%3 %; %4 % at most).</source>
        <translation>Dans %1 questions sur %2, seules les mauvaises options emploient des mots absolus (%3&#xa0;%&#xa0;; %4&#xa0;% au plus).</translation>
    </message>
    <message>
        <source>Reword them.</source>
        <translation>Reformulez-les.</translation>
    </message>
    <message>
        <source>In %1 of %2 items only the right option hedges (%3 %; %4 % at most).</source>
        <translation>Dans %1 questions sur %2, seule la bonne option est nuancée (%3&#xa0;%&#xa0;; %4&#xa0;% au plus).</translation>
    </message>
    <message>
        <source>Reword them: `usually` gives the answer away.</source>
        <translation>Reformulez-les&#xa0;: `usually` trahit la réponse.</translation>
    </message>
    <message>
        <source>The right option repeats %1 words of the question more than any other.</source>
        <translation>La bonne option reprend %1 mots de l&apos;énoncé de plus que toute autre.</translation>
    </message>
    <message>
        <source>Say it in other words, or let wrong options echo as well.</source>
        <translation>Dites-le autrement, ou faites aussi écho à l&apos;énoncé dans de mauvaises options.</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option echoes the question (%3 %; %4 % at most).</source>
        <translation>Dans %1 questions sur %2, la bonne option fait écho à l&apos;énoncé (%3&#xa0;%&#xa0;; %4&#xa0;% au plus).</translation>
    </message>
    <message>
        <source>The question is negative: %1.</source>
        <translation>L&apos;énoncé est négatif&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Ask for what is true; where that is impossible, emphasise the word.</source>
        <translation>Demandez ce qui est vrai&#xa0;; si c&apos;est impossible, mettez le mot en relief.</translation>
    </message>
    <message>
        <source>The negative word is not emphasised: %1.</source>
        <translation>Le mot négatif n&apos;est pas mis en relief&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Write it as **not**.</source>
        <translation>Mettez-le en gras, par exemple **pas**.</translation>
    </message>
    <message>
        <source>A negative question has a negative option: %1.</source>
        <translation>Un énoncé négatif a une option négative&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Take out one of the two.</source>
        <translation>Supprimez l&apos;une des deux négations.</translation>
    </message>
    <message>
        <source>%1 of %2 questions are negative (%3 %; %4 % at most).</source>
        <translation>%1 énoncés sur %2 sont négatifs (%3&#xa0;%&#xa0;; %4&#xa0;% au plus).</translation>
    </message>
    <message>
        <source>Reword some of them.</source>
        <translation>Reformulez-en quelques-uns.</translation>
    </message>
    <message>
        <source>The question does not end in one question mark.</source>
        <translation>L&apos;énoncé ne se termine pas par un seul point d&apos;interrogation.</translation>
    </message>
    <message>
        <source>End it so, or with the blank of a sentence to complete.</source>
        <translation>Terminez-le ainsi, ou par le blanc d&apos;une phrase à compléter.</translation>
    </message>
    <message>
        <source>The text has %1 words; %2 are the most.</source>
        <translation>Le texte a %1 mots&#xa0;; le maximum est %2.</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>Raccourcissez-le.</translation>
    </message>
    <message>
        <source>Some options end in a full stop and some do not.</source>
        <translation>Certaines options se terminent par un point, d&apos;autres non.</translation>
    </message>
    <message>
        <source>End all alike.</source>
        <translation>Terminez-les toutes de la même façon.</translation>
    </message>
    <message>
        <source>Some options begin with a capital and some do not.</source>
        <translation>Certaines options commencent par une majuscule, d&apos;autres non.</translation>
    </message>
    <message>
        <source>Begin all alike.</source>
        <translation>Commencez-les toutes de la même façon.</translation>
    </message>
    <message>
        <source>Some options are numbers and some are not.</source>
        <translation>Certaines options sont des nombres, d&apos;autres non.</translation>
    </message>
    <message>
        <source>Make them all of one kind.</source>
        <translation>Donnez-leur à toutes la même nature.</translation>
    </message>
    <message>
        <source>The options have different units: %1 and %2.</source>
        <translation>Les options ont des unités différentes&#xa0;: %1 et %2.</translation>
    </message>
    <message>
        <source>Use one unit.</source>
        <translation>Employez une seule unité.</translation>
    </message>
    <message>
        <source>The options `%1` and `%2` are equal numbers.</source>
        <translation>Les options `%1` et `%2` sont des nombres égaux.</translation>
    </message>
    <message>
        <source>Make them differ by more than the tolerance.</source>
        <translation>Écartez-les de plus que la tolérance.</translation>
    </message>
    <message>
        <source>With %1 numeric options, the right one&apos;s rank is spread unevenly: %2.</source>
        <translation>Avec %1 options numériques, le rang de la bonne est inégalement réparti&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Choose the wrong values so that every rank is as likely.</source>
        <translation>Choisissez les mauvaises valeurs pour que chaque rang soit aussi probable.</translation>
    </message>
    <message>
        <source>The feedback of `%1` does not explain.</source>
        <translation>Le commentaire de `%1` n&apos;explique rien.</translation>
    </message>
    <message>
        <source>Say in a sentence why the option is right or wrong.</source>
        <translation>Dites en une phrase pourquoi l&apos;option est juste ou fausse.</translation>
    </message>
    <message>
        <source>The feedback of `%1` only repeats the option.</source>
        <translation>Le commentaire de `%1` ne fait que répéter l&apos;option.</translation>
    </message>
    <message>
        <source>Say why it is right or wrong.</source>
        <translation>Dites pourquoi elle est juste ou fausse.</translation>
    </message>
    <message>
        <source>The text names an option by letter or place: %1.</source>
        <translation>Le texte désigne une option par sa lettre ou sa place&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Options are shuffled; name what it says.</source>
        <translation>Les options sont mélangées&#xa0;; citez ce qu&apos;elle dit.</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option shares most words with the others (%3 %; %4 % at most).</source>
        <translation>Dans %1 questions sur %2, la bonne option partage le plus de mots avec les autres (%3&#xa0;%&#xa0;; %4&#xa0;% au plus).</translation>
    </message>
    <message>
        <source>Vary the wrong options in more than one respect.</source>
        <translation>Faites varier les mauvaises options sur plus d&apos;un point.</translation>
    </message>
    <message>
        <source>The question is almost that of %1.</source>
        <translation>L&apos;énoncé est presque celui de %1.</translation>
    </message>
    <message>
        <source>Ask something else, or write `variant-of: %1`.</source>
        <translation>Demandez autre chose, ou écrivez `variant-of: %1`.</translation>
    </message>
    <message>
        <source>The question tells the answer of %1.</source>
        <translation>L&apos;énoncé donne la réponse de %1.</translation>
    </message>
    <message>
        <source>Reword one of the two.</source>
        <translation>Reformulez l&apos;un des deux.</translation>
    </message>
    <message>
        <source>`%1` is missing.</source>
        <translation>`%1` manque.</translation>
    </message>
    <message>
        <source>Every question needs objective, sources, level and bloom.</source>
        <translation>Chaque question requiert objective, sources, level et bloom.</translation>
    </message>
    <message>
        <source>%1 of %2 questions only ask to remember (%3 %; %4 % at most).</source>
        <translation>%1 questions sur %2 ne demandent que de se souvenir (%3&#xa0;%&#xa0;; %4&#xa0;% au plus).</translation>
    </message>
    <message>
        <source>Write more that ask to understand and apply.</source>
        <translation>Écrivez-en davantage qui demandent de comprendre et d&apos;appliquer.</translation>
    </message>
    <message>
        <source>%1 of %2 questions ask to apply or more (%3 %; at least %4 %).</source>
        <translation>%1 questions sur %2 demandent d&apos;appliquer ou plus (%3&#xa0;%&#xa0;; au moins %4&#xa0;%).</translation>
    </message>
    <message>
        <source>Write more of them.</source>
        <translation>Écrivez-en davantage.</translation>
    </message>
    <message>
        <source>`%1` stands next to a number without source and date.</source>
        <translation>`%1` se trouve à côté d&apos;un nombre sans source ni date.</translation>
    </message>
    <message>
        <source>Add `sources:` and `as-of:`.</source>
        <translation>Ajoutez `sources:` et `as-of:`.</translation>
    </message>
    <message>
        <source>The rate of `%1` does not say dense or sparse.</source>
        <translation>La performance de `%1` ne précise pas si elle est dense ou avec parcimonie.</translation>
    </message>
    <message>
        <source>Say which.</source>
        <translation>Précisez-le.</translation>
    </message>
    <message>
        <source>The rate of the link `%1` does not say which direction.</source>
        <translation>Le débit du lien `%1` ne précise pas le sens.</translation>
    </message>
    <message>
        <source>Say one direction or both.</source>
        <translation>Indiquez s&apos;il vaut pour un sens ou pour les deux.</translation>
    </message>
    <message>
        <source>The options differ from the source. Missing: %1. Added: %2.</source>
        <translation>Les options diffèrent de la source. Manquantes&#xa0;: %1. Ajoutées&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Use the ids of the source.</source>
        <translation>Utilisez les identifiants de la source.</translation>
    </message>
    <message>
        <source>The numbers differ from the source. Missing: %1. Added: %2.</source>
        <translation>Les nombres diffèrent de la source. Manquants&#xa0;: %1. Ajoutés&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Correct them; only separators may differ.</source>
        <translation>Corrigez-les&#xa0;; seuls les séparateurs peuvent différer.</translation>
    </message>
    <message>
        <source>A formula differs from the source. There: %1. Here: %2.</source>
        <translation>Une formule diffère de la source. Source&#xa0;: %1. Ici&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Copy the TeX; only `{,}` and the words in \text{} may differ.</source>
        <translation>Copiez le TeX&#xa0;; seuls `{,}` et les mots dans \text{} peuvent différer.</translation>
    </message>
    <message>
        <source>This language writes a decimal comma, but the formula has a point: %1.</source>
        <translation>Cette langue emploie la virgule décimale, mais la formule a un point&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Write `{,}` in TeX.</source>
        <translation>Écrivez `{,}` en TeX.</translation>
    </message>
    <message>
        <source>The source says `%1`, but `%2` does not occur here.</source>
        <translation>La source dit `%1`, mais `%2` n&apos;apparaît pas ici.</translation>
    </message>
    <message>
        <source>Use the glossary&apos;s term, or add a variant to the glossary.</source>
        <translation>Employez le terme du glossaire, ou ajoutez-y une variante.</translation>
    </message>
    <message>
        <source>The tolerance is %1, but rounded input alone moves the result by %2.</source>
        <translation>La tolérance est de %1, mais l&apos;arrondi des entrées suffit à décaler le résultat de %2.</translation>
    </message>
    <message>
        <source>Widen the tolerance to twice that.</source>
        <translation>Portez la tolérance au double de cet écart.</translation>
    </message>
    <message>
        <source>The mistake `%1` gives %2, which is within the tolerance of the answer %3.</source>
        <translation>L&apos;erreur `%1` donne %2, ce qui tombe dans la tolérance de la réponse %3.</translation>
    </message>
    <message>
        <source>Narrow the tolerance, or leave the mistake out.</source>
        <translation>Réduisez la tolérance, ou retirez l&apos;erreur.</translation>
    </message>
    <message>
        <source>`%1` gives no finite number (%2).</source>
        <translation>`%1` ne donne pas de nombre fini (%2).</translation>
    </message>
    <message>
        <source>Change the expression or the ranges.</source>
        <translation>Modifiez l&apos;expression ou les plages.</translation>
    </message>
    <message>
        <source>In %1 of %2 draws a mistake cannot be told from the answer.</source>
        <translation>Dans %1 tirages sur %2, une erreur ne se distingue pas de la réponse.</translation>
    </message>
    <message>
        <source>Narrow the ranges or the tolerance.</source>
        <translation>Réduisez les plages ou la tolérance.</translation>
    </message>
    <message>
        <source>The sentences have %1 words on average.</source>
        <translation>Les phrases ont %1 mots en moyenne.</translation>
    </message>
    <message>
        <source>Keep them to 20.</source>
        <translation>Limitez-les à 20.</translation>
    </message>
    <message>
        <source>Bidirectional control characters do not balance.</source>
        <translation>Les caractères de contrôle bidirectionnels ne sont pas appariés.</translation>
    </message>
    <message>
        <source>Remove them: the program sets direction itself.</source>
        <translation>Supprimez-les&#xa0;: le programme gère lui-même le sens d&apos;écriture.</translation>
    </message>
    <message>
        <source>The tables differ from the source. There: %1. Here: %2.</source>
        <translation>Les tableaux diffèrent de la source. Source&#xa0;: %1. Ici&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Keep the same rows and columns.</source>
        <translation>Gardez les mêmes lignes et colonnes.</translation>
    </message>
    <message>
        <source>The text is the same as the source.</source>
        <translation>Le texte est identique à la source.</translation>
    </message>
    <message>
        <source>Translate it, or write `same-as-source: yes` under the item&apos;s heading.</source>
        <translation>Traduisez-le, ou écrivez `same-as-source: yes` sous le titre de la question.</translation>
    </message>
    <message>
        <source>HTML stands in the text: %1.</source>
        <translation>Le texte contient du HTML&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Use Markdown; tags would be shown as they are.</source>
        <translation>Utilisez Markdown&#xa0;; les balises seraient affichées telles quelles.</translation>
    </message>
    <message>
        <source>A formula is not closed: %1.</source>
        <translation>Une formule n&apos;est pas fermée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Close it with `$`, or write `\$` for a dollar.</source>
        <translation>Fermez-la par `$`, ou écrivez `\$` pour un dollar.</translation>
    </message>
    <message>
        <source>The comparison has %1 tables.</source>
        <translation>La comparaison a %1 tableaux.</translation>
    </message>
    <message>
        <source>Write exactly one.</source>
        <translation>Écrivez-en exactement un.</translation>
    </message>
    <message>
        <source>The values in braces differ from the source. Missing: %1. Added: %2.</source>
        <translation>Les valeurs entre accolades diffèrent de la source. Manquantes&#xa0;: %1. Ajoutées&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Use the same ones.</source>
        <translation>Utilisez les mêmes.</translation>
    </message>
    <message>
        <source>`%1` is no expression (at character %2).</source>
        <translation>`%1` n&apos;est pas une expression (au caractère %2).</translation>
    </message>
    <message>
        <source>Use numbers, parameters, + - * / ^, parentheses and min max sqrt log2 ln exp ceil floor.</source>
        <translation>Utilisez des nombres, des paramètres, + - * / ^, des parenthèses et min max sqrt log2 ln exp ceil floor.</translation>
    </message>
    <message>
        <source>`%1` is no parameter of this item (in `%2`).</source>
        <translation>`%1` n&apos;est pas un paramètre de cette question (dans `%2`).</translation>
    </message>
    <message>
        <source>Declare it with `let:`.</source>
        <translation>Déclarez-le avec `let:`.</translation>
    </message>
    <message>
        <source>The unit `%1` has no name in this language.</source>
        <translation>L&apos;unité `%1` n&apos;a pas de nom dans cette langue.</translation>
    </message>
    <message>
        <source>Name it under `### units`: `- %1 = name, other name`.</source>
        <translation>Nommez-la sous `### units`&#xa0;: `- %1 = name, other name`.</translation>
    </message>
    <message>
        <source>Nothing of the kind %1 is found, so the waiver does nothing.</source>
        <translation>Il n&apos;y a aucun constat de type %1&#xa0;: la dérogation est sans effet.</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>À supprimer.</translation>
    </message>
    <message>
        <source>The waiver of %1 gives no reason.</source>
        <translation>La dérogation pour %1 ne donne pas de raison.</translation>
    </message>
    <message>
        <source>Write it behind the code.</source>
        <translation>Écrivez-la après le code.</translation>
    </message>
    <message>
        <source>This is no valid UTF-8.</source>
        <translation>Ce n&apos;est pas de l&apos;UTF-8 valide.</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation>Enregistrez le fichier en UTF-8.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark.</source>
        <translation>Le fichier commence par une marque d&apos;ordre des octets (BOM).</translation>
    </message>
    <message>
        <source>`format` removes it.</source>
        <translation>`format` la supprime.</translation>
    </message>
    <message>
        <source>Lines end in CR LF, the first of %1 here.</source>
        <translation>Des lignes se terminent par CR LF, ici la première sur %1.</translation>
    </message>
    <message>
        <source>`format` makes them LF.</source>
        <translation>`format` les convertit en LF.</translation>
    </message>
    <message>
        <source>This text is not in Unicode&apos;s normal form NFC.</source>
        <translation>Ce texte n&apos;est pas en forme normale Unicode NFC.</translation>
    </message>
    <message>
        <source>`format` normalises it.</source>
        <translation>`format` le normalise.</translation>
    </message>
    <message>
        <source>The last line has no line end.</source>
        <translation>La dernière ligne n&apos;a pas de fin de ligne.</translation>
    </message>
    <message>
        <source>`format` adds it.</source>
        <translation>`format` l&apos;ajoute.</translation>
    </message>
    <message>
        <source>The control character %1 stands here.</source>
        <translation>Le caractère de contrôle %1 se trouve ici.</translation>
    </message>
    <message>
        <source>A tab stands here.</source>
        <translation>Une tabulation se trouve ici.</translation>
    </message>
    <message>
        <source>Use spaces.</source>
        <translation>Utilisez des espaces.</translation>
    </message>
    <message>
        <source>The line has %1 bytes; %2 are the most.</source>
        <translation>La ligne a %1 octets&#xa0;; le maximum est %2.</translation>
    </message>
    <message>
        <source>Break it into several lines.</source>
        <translation>Répartissez-la sur plusieurs lignes.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Le fichier ne peut pas être lu.</translation>
    </message>
    <message>
        <source>Check that you may read it.</source>
        <translation>Vérifiez que vous avez le droit de le lire.</translation>
    </message>
    <message>
        <source>The file has %1 bytes; %2 are the most.</source>
        <translation>Le fichier a %1 octets&#xa0;; le maximum est %2.</translation>
    </message>
    <message>
        <source>Split the topic, or make the picture smaller.</source>
        <translation>Scindez le thème, ou réduisez l&apos;image.</translation>
    </message>
    <message>
        <source>This is no ordinary file.</source>
        <translation>Ce n&apos;est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>Put a copy of the file here; links, devices and pipes are not followed.</source>
        <translation>Placez ici une copie du fichier&#xa0;; les liens, périphériques et tubes ne sont pas suivis.</translation>
    </message>
    <message>
        <source>The file is not used.</source>
        <translation>Le fichier n&apos;est pas utilisé.</translation>
    </message>
    <message>
        <source>Topic files are called %1.&lt;locale&gt;.md; anything else belongs elsewhere.</source>
        <translation>Les fichiers de thème s&apos;appellent %1.&lt;locale&gt;.md&#xa0;; tout le reste va ailleurs.</translation>
    </message>
    <message>
        <source>More than %1 problems are in this file; the others are left out.</source>
        <translation>Ce fichier contient plus de %1 problèmes&#xa0;; les autres sont omis.</translation>
    </message>
    <message>
        <source>Mend these first.</source>
        <translation>Réglez d&apos;abord ceux-ci.</translation>
    </message>
    <message>
        <source>There is no bank.&lt;locale&gt;.md with `role: source`.</source>
        <translation>Il n&apos;y a pas de bank.&lt;locale&gt;.md avec `role: source`.</translation>
    </message>
    <message>
        <source>Write it: it gives the bank its id, licence, source locale and title.</source>
        <translation>Écrivez-le&#xa0;: il donne à la banque son identifiant, sa licence, sa langue source et son titre.</translation>
    </message>
    <message>
        <source>A second file says `role: source`; %1 does already.</source>
        <translation>Un second fichier indique `role: source`&#xa0;; %1 le fait déjà.</translation>
    </message>
    <message>
        <source>Make this one `role: translation`.</source>
        <translation>Mettez `role: translation` dans celui-ci.</translation>
    </message>
    <message>
        <source>The topic has no source file.</source>
        <translation>Le thème n&apos;a pas de fichier source.</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>Écrivez %1.</translation>
    </message>
    <message>
        <source>`%1` is no locale as file names spell it.</source>
        <translation>`%1` n&apos;est pas un code de langue tel qu&apos;on l&apos;écrit dans les noms de fichiers.</translation>
    </message>
    <message>
        <source>Use a BCP 47 tag such as de, pt-BR or zh-Hans.</source>
        <translation>Utilisez une étiquette BCP 47 telle que de, pt-BR ou zh-Hans.</translation>
    </message>
    <message>
        <source>The file does not begin with front matter.</source>
        <translation>Le fichier ne commence pas par un préambule.</translation>
    </message>
    <message>
        <source>Begin with a line `---`, then `key: value` lines, then a line `---`.</source>
        <translation>Commencez par une ligne `---`, puis des lignes `key: value`, puis une ligne `---`.</translation>
    </message>
    <message>
        <source>The front matter has no end.</source>
        <translation>Le préambule n&apos;a pas de fin.</translation>
    </message>
    <message>
        <source>Close it with a line `---`.</source>
        <translation>Fermez-le par une ligne `---`.</translation>
    </message>
    <message>
        <source>`%1` is no line of the form `key: value`.</source>
        <translation>`%1` n&apos;est pas une ligne de la forme `key: value`.</translation>
    </message>
    <message>
        <source>Write the key in lower case, a colon, a space and the value; a blank line ends the keys.</source>
        <translation>Écrivez la clé en minuscules, un deux-points, une espace et la valeur&#xa0;; une ligne vide termine les clés.</translation>
    </message>
    <message>
        <source>There is no key `%1` here.</source>
        <translation>Il n&apos;y a pas de clé `%1` ici.</translation>
    </message>
    <message>
        <source>See the list of keys in content/README.md.</source>
        <translation>Consultez la liste des clés dans content/README.md.</translation>
    </message>
    <message>
        <source>The key `%1` stands here a second time, first in line %2.</source>
        <translation>La clé `%1` apparaît ici une seconde fois&#xa0;; la première est à la ligne %2.</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>Gardez-en une seule.</translation>
    </message>
    <message>
        <source>The key `%1` is missing in %2.</source>
        <translation>La clé `%1` manque dans %2.</translation>
    </message>
    <message>
        <source>Add a line `%1: …`.</source>
        <translation>Ajoutez une ligne `%1: …`.</translation>
    </message>
    <message>
        <source>`%1` has no value.</source>
        <translation>`%1` n&apos;a pas de valeur.</translation>
    </message>
    <message>
        <source>Write the value, or remove the line.</source>
        <translation>Écrivez la valeur, ou supprimez la ligne.</translation>
    </message>
    <message>
        <source>`%1` cannot be `%2`.</source>
        <translation>`%1` ne peut pas être `%2`.</translation>
    </message>
    <message>
        <source>Expected: %3.</source>
        <translation>Attendu&#xa0;: %3.</translation>
    </message>
    <message>
        <source>`%1` is `%2` but must be `%3` in this file.</source>
        <translation>`%1` est `%2` mais doit être `%3` dans ce fichier.</translation>
    </message>
    <message>
        <source>Write `%1: %3`.</source>
        <translation>Écrivez `%1: %3`.</translation>
    </message>
    <message>
        <source>The key `%1` has no meaning for an item of kind %2.</source>
        <translation>La clé `%1` n&apos;a pas de sens pour une question de type %2.</translation>
    </message>
    <message>
        <source>Remove the line.</source>
        <translation>Supprimez la ligne.</translation>
    </message>
    <message>
        <source>`%1: %2` is no number that is allowed here.</source>
        <translation>`%1: %2` n&apos;est pas un nombre autorisé ici.</translation>
    </message>
    <message>
        <source>Write a number with a decimal point; where whole numbers are meant, from %3 to %4.</source>
        <translation>Écrivez un nombre avec un point décimal&#xa0;; là où un entier est attendu, de %3 à %4.</translation>
    </message>
    <message>
        <source>`%1: %2` is no date.</source>
        <translation>`%1: %2` n&apos;est pas une date.</translation>
    </message>
    <message>
        <source>Write it as 2026-12-01.</source>
        <translation>Écrivez-la sous la forme 2026-12-01.</translation>
    </message>
    <message>
        <source>Write `waive: %1 why it is meant so`.</source>
        <translation>Écrivez `waive: %1 why it is meant so`.</translation>
    </message>
    <message>
        <source>There is no finding called `%1`.</source>
        <translation>Il n&apos;y a pas de constat appelé `%1`.</translation>
    </message>
    <message>
        <source>Use the code that `check` prints.</source>
        <translation>Utilisez le code qu&apos;affiche `check`.</translation>
    </message>
    <message>
        <source>`%1` names `%2` twice.</source>
        <translation>`%1` cite `%2` deux fois.</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>Supprimez l&apos;une des deux mentions.</translation>
    </message>
    <message>
        <source>The title is missing.</source>
        <translation>Le titre manque.</translation>
    </message>
    <message>
        <source>Write a line `# Title` below the front matter.</source>
        <translation>Écrivez une ligne `# Title` sous le préambule.</translation>
    </message>
    <message>
        <source>Text stands where none can stand.</source>
        <translation>Du texte se trouve là où il ne peut pas y en avoir.</translation>
    </message>
    <message>
        <source>Put it below a title, or remove it.</source>
        <translation>Placez-le sous un titre, ou supprimez-le.</translation>
    </message>
    <message>
        <source>`%1` is a second title.</source>
        <translation>`%1` est un second titre.</translation>
    </message>
    <message>
        <source>A file has one line that begins with `# `; use `####` inside texts.</source>
        <translation>Un fichier a une seule ligne qui commence par `# `&#xa0;; utilisez `####` dans les textes.</translation>
    </message>
    <message>
        <source>An item begins before the title of the file.</source>
        <translation>Une question commence avant le titre du fichier.</translation>
    </message>
    <message>
        <source>Put the line `# Title` above it.</source>
        <translation>Placez la ligne `# Title` au-dessus.</translation>
    </message>
    <message>
        <source>`%1` is an option outside an item&apos;s question.</source>
        <translation>`%1` est une option hors de l&apos;énoncé d&apos;une question.</translation>
    </message>
    <message>
        <source>Options follow the stem, before any section; a backslash in front makes the line ordinary text.</source>
        <translation>Les options suivent l&apos;énoncé, avant toute section&#xa0;; une barre oblique inverse devant la ligne en fait du texte ordinaire.</translation>
    </message>
    <message>
        <source>Text follows the options.</source>
        <translation>Du texte suit les options.</translation>
    </message>
    <message>
        <source>Options end the stem: move the text above them or into `### explanation`.</source>
        <translation>Les options terminent l&apos;énoncé&#xa0;: déplacez le texte au-dessus ou dans `### explanation`.</translation>
    </message>
    <message>
        <source>Text follows an option&apos;s feedback.</source>
        <translation>Du texte suit le commentaire d&apos;une option.</translation>
    </message>
    <message>
        <source>Put it above the feedback, or begin the line with `  &gt; `.</source>
        <translation>Placez-le au-dessus du commentaire, ou commencez la ligne par `  &gt; `.</translation>
    </message>
    <message>
        <source>The code block that begins here has no end.</source>
        <translation>Le bloc de code qui commence ici n&apos;a pas de fin.</translation>
    </message>
    <message>
        <source>Close it with the same marks.</source>
        <translation>Fermez-le par les mêmes signes.</translation>
    </message>
    <message>
        <source>The item %1 has no title.</source>
        <translation>La question %1 n&apos;a pas de titre.</translation>
    </message>
    <message>
        <source>Write `## %1 | Title`.</source>
        <translation>Écrivez `## %1 | Title`.</translation>
    </message>
    <message>
        <source>`%1` is no id.</source>
        <translation>`%1` n&apos;est pas un identifiant.</translation>
    </message>
    <message>
        <source>Ids are 2 to 48 characters of a-z, 0-9 and hyphens (options: a letter first).</source>
        <translation>Un identifiant compte 2 à 48 caractères parmi a-z, 0-9 et le trait d&apos;union (options&#xa0;: une lettre d&apos;abord).</translation>
    </message>
    <message>
        <source>There is no section `%1`.</source>
        <translation>Il n&apos;y a pas de section `%1`.</translation>
    </message>
    <message>
        <source>Sections are hint, back, explanation, units and note; use `####` for headings of your own.</source>
        <translation>Les sections sont hint, back, explanation, units et note&#xa0;; utilisez `####` pour vos propres titres.</translation>
    </message>
    <message>
        <source>The section `%1` stands here a second time, first in line %2.</source>
        <translation>La section `%1` apparaît ici une seconde fois&#xa0;; la première est à la ligne %2.</translation>
    </message>
    <message>
        <source>Join the two.</source>
        <translation>Réunissez-les.</translation>
    </message>
    <message>
        <source>The section `%1` stands behind `%2`.</source>
        <translation>La section `%1` se trouve après `%2`.</translation>
    </message>
    <message>
        <source>The order is hint, back, explanation, units, note; `format` does not move texts.</source>
        <translation>L&apos;ordre est hint, back, explanation, units, note&#xa0;; `format` ne déplace pas les textes.</translation>
    </message>
    <message>
        <source>The section `%1` is empty.</source>
        <translation>La section `%1` est vide.</translation>
    </message>
    <message>
        <source>Fill it or remove it.</source>
        <translation>Remplissez-la ou supprimez-la.</translation>
    </message>
    <message>
        <source>Options and accepted answers stand in one item.</source>
        <translation>Options et réponses acceptées figurent dans une même question.</translation>
    </message>
    <message>
        <source>Use `- id) text` for options, `- = text` for accepted answers.</source>
        <translation>Utilisez `- id) text` pour les options, `- = text` pour les réponses acceptées.</translation>
    </message>
    <message>
        <source>The accepted answer is empty.</source>
        <translation>La réponse acceptée est vide.</translation>
    </message>
    <message>
        <source>Write it behind `- = `.</source>
        <translation>Écrivez-la après `- = `.</translation>
    </message>
    <message>
        <source>`%1` is no line of the form `- unit = name, name`.</source>
        <translation>`%1` n&apos;est pas une ligne de la forme `- unit = name, name`.</translation>
    </message>
    <message>
        <source>The first name is shown, all are accepted.</source>
        <translation>Le premier nom est affiché, tous sont acceptés.</translation>
    </message>
    <message>
        <source>The item %1 is there already: %2, line %3.</source>
        <translation>La question %1 existe déjà&#xa0;: %2, ligne %3.</translation>
    </message>
    <message>
        <source>Ids are unique in a bank; choose another one.</source>
        <translation>Un identifiant est unique dans une banque&#xa0;; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The id %1 was retired in %2, line %3.</source>
        <translation>L&apos;identifiant %1 a été retiré dans %2, ligne %3.</translation>
    </message>
    <message>
        <source>Choose another id: learners have a history under this one.</source>
        <translation>Choisissez un autre identifiant&#xa0;: des utilisateurs ont un historique sous celui-ci.</translation>
    </message>
    <message>
        <source>The item has the same id as the topic %1.</source>
        <translation>La question a le même identifiant que le thème %1.</translation>
    </message>
    <message>
        <source>Choose another id for one of them.</source>
        <translation>Choisissez un autre identifiant pour l&apos;un des deux.</translation>
    </message>
    <message>
        <source>The option `%1` is there already, in line %2.</source>
        <translation>L&apos;option `%1` existe déjà, à la ligne %2.</translation>
    </message>
    <message>
        <source>Give it another id.</source>
        <translation>Donnez-lui un autre identifiant.</translation>
    </message>
    <message>
        <source>The item %1 has no question text.</source>
        <translation>La question %1 n&apos;a pas d&apos;énoncé.</translation>
    </message>
    <message>
        <source>Write it below the keys, behind a blank line.</source>
        <translation>Écrivez-le sous les clés, après une ligne vide.</translation>
    </message>
    <message>
        <source>The item %1 has fewer than %2 options.</source>
        <translation>La question %1 a moins de %2 options.</translation>
    </message>
    <message>
        <source>Write them as `- a) text`.</source>
        <translation>Écrivez-les sous la forme `- a) text`.</translation>
    </message>
    <message>
        <source>The item %1 has %2 options; %3 are the most.</source>
        <translation>La question %1 a %2 options&#xa0;; le maximum est %3.</translation>
    </message>
    <message>
        <source>Leave out the weakest.</source>
        <translation>Retirez les plus faibles.</translation>
    </message>
    <message>
        <source>The item %1 has no accepted answer.</source>
        <translation>La question %1 n&apos;a pas de réponse acceptée.</translation>
    </message>
    <message>
        <source>Write at least one line `- = answer`.</source>
        <translation>Écrivez au moins une ligne `- = answer`.</translation>
    </message>
    <message>
        <source>The card %1 has no back.</source>
        <translation>La carte %1 n&apos;a pas de verso.</translation>
    </message>
    <message>
        <source>Write it below a line `### back`.</source>
        <translation>Écrivez-le sous une ligne `### back`.</translation>
    </message>
    <message>
        <source>The option `%1` has no feedback.</source>
        <translation>L&apos;option `%1` n&apos;a pas de commentaire.</translation>
    </message>
    <message>
        <source>Write why it is right or wrong on a line below that begins with `  &gt; `.</source>
        <translation>Écrivez pourquoi elle est juste ou fausse sur une ligne en dessous qui commence par `  &gt; `.</translation>
    </message>
    <message>
        <source>The option `%1` has no text.</source>
        <translation>L&apos;option `%1` n&apos;a pas de texte.</translation>
    </message>
    <message>
        <source>Write it behind `- %1) `.</source>
        <translation>Écrivez-le après `- %1) `.</translation>
    </message>
    <message>
        <source>Items of kind %1 have no options.</source>
        <translation>Les questions de type %1 n&apos;ont pas d&apos;options.</translation>
    </message>
    <message>
        <source>Remove them, or change the kind.</source>
        <translation>Supprimez-les, ou changez le type.</translation>
    </message>
    <message>
        <source>Items of kind %1 have no accepted answers.</source>
        <translation>Les questions de type %1 n&apos;ont pas de réponses acceptées.</translation>
    </message>
    <message>
        <source>Remove the lines `- = …`, or change the kind.</source>
        <translation>Supprimez les lignes `- = …`, ou changez le type.</translation>
    </message>
    <message>
        <source>The section `%1` has no meaning for an item of kind %2.</source>
        <translation>La section `%1` n&apos;a pas de sens pour une question de type %2.</translation>
    </message>
    <message>
        <source>Remove it, or change the kind.</source>
        <translation>Supprimez-la, ou changez le type.</translation>
    </message>
    <message>
        <source>`answer` names %2 options, which does not fit kind %1.</source>
        <translation>`answer` cite %2 options, ce qui ne convient pas au type %1.</translation>
    </message>
    <message>
        <source>A choice has one, a multiple at least two.</source>
        <translation>Il en faut une pour choice, au moins deux pour multiple.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no option of this item.</source>
        <translation>`%1` cite `%2`, qui n&apos;est pas une option de cette question.</translation>
    </message>
    <message>
        <source>Use the id before the closing parenthesis of an option.</source>
        <translation>Utilisez l&apos;identifiant placé avant la parenthèse fermante d&apos;une option.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no item of this bank.</source>
        <translation>`%1` cite `%2`, qui n&apos;est pas une question de cette banque.</translation>
    </message>
    <message>
        <source>Correct the id, or remove it.</source>
        <translation>Corrigez l&apos;identifiant, ou supprimez-le.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no topic of this bank.</source>
        <translation>`%1` cite `%2`, qui n&apos;est pas un thème de cette banque.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no term of glossary.tsv.</source>
        <translation>`%1` cite `%2`, qui n&apos;est pas un terme de glossary.tsv.</translation>
    </message>
    <message>
        <source>Correct the id, or add the term.</source>
        <translation>Corrigez l&apos;identifiant, ou ajoutez le terme.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no key of sources.tsv.</source>
        <translation>`%1` cite `%2`, qui n&apos;est pas une clé de sources.tsv.</translation>
    </message>
    <message>
        <source>Correct the key, or add the source.</source>
        <translation>Corrigez la clé, ou ajoutez la source.</translation>
    </message>
    <message>
        <source>`%1` is no unit of this item.</source>
        <translation>`%1` n&apos;est pas une unité de cette question.</translation>
    </message>
    <message>
        <source>Name the unit in `unit:` or `accept:` first.</source>
        <translation>Indiquez d&apos;abord l&apos;unité dans `unit:` ou `accept:`.</translation>
    </message>
    <message>
        <source>`%1` describes no parameter.</source>
        <translation>`%1` ne décrit pas un paramètre.</translation>
    </message>
    <message>
        <source>Write `N = 7e9 in 1e9..70e9 log`, `M = 40 in 30..55 step 5` or `G = 512 of 64, 128, 512`.</source>
        <translation>Écrivez `N = 7e9 in 1e9..70e9 log`, `M = 40 in 30..55 step 5` ou `G = 512 of 64, 128, 512`.</translation>
    </message>
    <message>
        <source>The values of `%1` cannot be drawn.</source>
        <translation>Les valeurs de `%1` ne peuvent pas être tirées.</translation>
    </message>
    <message>
        <source>The range must go upwards, hold the first value, and be positive for `log`.</source>
        <translation>La plage doit être croissante, contenir la première valeur et être positive pour `log`.</translation>
    </message>
    <message>
        <source>The parameter `%1` is there already.</source>
        <translation>Le paramètre `%1` existe déjà.</translation>
    </message>
    <message>
        <source>Give it another name.</source>
        <translation>Donnez-lui un autre nom.</translation>
    </message>
    <message>
        <source>`%1` cannot be the name of a parameter.</source>
        <translation>`%1` ne peut pas être le nom d&apos;un paramètre.</translation>
    </message>
    <message>
        <source>`answer` and the names of functions are taken.</source>
        <translation>`answer` et les noms de fonctions sont réservés.</translation>
    </message>
    <message>
        <source>`%1` is no tolerance.</source>
        <translation>`%1` n&apos;est pas une tolérance.</translation>
    </message>
    <message>
        <source>Write `1 %`, a positive number, or `exact`.</source>
        <translation>Écrivez `1 %`, un nombre positif ou `exact`.</translation>
    </message>
    <message>
        <source>`%1` accepts no unit.</source>
        <translation>`%1` ne décrit pas une unité acceptée.</translation>
    </message>
    <message>
        <source>Write `accept: h = 24`: the answer in h is 24 times the answer in the main unit.</source>
        <translation>Écrivez `accept: h = 24`&#xa0;: la réponse en h vaut 24 fois la réponse dans l&apos;unité principale.</translation>
    </message>
    <message>
        <source>`%1` describes no mistake.</source>
        <translation>`%1` ne décrit pas une erreur.</translation>
    </message>
    <message>
        <source>Write `mistake: id = expression`, and its feedback as `- id) …`.</source>
        <translation>Écrivez `mistake: id = expression`, et son commentaire sous la forme `- id) …`.</translation>
    </message>
    <message>
        <source>The mistake `%1` has no text.</source>
        <translation>L&apos;erreur `%1` n&apos;a pas de texte.</translation>
    </message>
    <message>
        <source>Write it as `- %1) what went wrong`, with its feedback below.</source>
        <translation>Écrivez-le sous la forme `- %1) what went wrong`, avec son commentaire en dessous.</translation>
    </message>
    <message>
        <source>The gap `%1` is malformed.</source>
        <translation>Le trou `%1` est mal formé.</translation>
    </message>
    <message>
        <source>Write `{{c1:text}}` or `{{c1:text|also accepted::hint}}`.</source>
        <translation>Écrivez `{{c1:text}}` ou `{{c1:text|also accepted::hint}}`.</translation>
    </message>
    <message>
        <source>The item %1 has no gaps.</source>
        <translation>La question %1 n&apos;a pas de trous.</translation>
    </message>
    <message>
        <source>Write them in the text as `{{c1:text}}`.</source>
        <translation>Écrivez-les dans le texte sous la forme `{{c1:text}}`.</translation>
    </message>
    <message>
        <source>A translation cannot have the key `%1`.</source>
        <translation>Une traduction ne peut pas avoir la clé `%1`.</translation>
    </message>
    <message>
        <source>Keys, levels and answers stand in the source file alone; remove the line.</source>
        <translation>Les clés, niveaux et réponses figurent dans le seul fichier source&#xa0;; supprimez la ligne.</translation>
    </message>
    <message>
        <source>The source file has no item `%1`.</source>
        <translation>Le fichier source n&apos;a pas de question `%1`.</translation>
    </message>
    <message>
        <source>Correct the id, or add the item to the source first.</source>
        <translation>Corrigez l&apos;identifiant, ou ajoutez d&apos;abord la question à la source.</translation>
    </message>
    <message>
        <source>The source has no option `%1` in this item.</source>
        <translation>La source n&apos;a pas d&apos;option `%1` dans cette question.</translation>
    </message>
    <message>
        <source>Correct the id: options are matched by it.</source>
        <translation>Corrigez l&apos;identifiant&#xa0;: c&apos;est lui qui relie les options.</translation>
    </message>
    <message>
        <source>The item %1 has no `%2` in the source.</source>
        <translation>La question %1 n&apos;a pas de `%2` dans la source.</translation>
    </message>
    <message>
        <source>Remove it here, or write it in the source first.</source>
        <translation>Supprimez-le ici, ou écrivez-le d&apos;abord dans la source.</translation>
    </message>
    <message>
        <source>The source has no gap `%1` in this item.</source>
        <translation>La source n&apos;a pas de trou `%1` dans cette question.</translation>
    </message>
    <message>
        <source>Use the same gaps as the source.</source>
        <translation>Utilisez les mêmes trous que la source.</translation>
    </message>
    <message>
        <source>The item %1 lacks `%2` here, so it is left out in this language.</source>
        <translation>Il manque ici `%2` à la question %1&#xa0;; elle est donc omise dans cette langue.</translation>
    </message>
    <message>
        <source>Translate it; learners get the next of their languages until then.</source>
        <translation>Traduisez ce texte&#xa0;; d&apos;ici là, la langue suivante de l&apos;utilisateur est affichée.</translation>
    </message>
    <message>
        <source>The item %1 lacks `%2` here.</source>
        <translation>Il manque ici `%2` à la question %1.</translation>
    </message>
    <message>
        <source>Translate it.</source>
        <translation>Traduisez ce texte.</translation>
    </message>
    <message>
        <source>There is no picture `%1`.</source>
        <translation>Il n&apos;y a pas d&apos;image `%1`.</translation>
    </message>
    <message>
        <source>Put it into the topic&apos;s folder `media`.</source>
        <translation>Placez-la dans le dossier `media` du thème.</translation>
    </message>
    <message>
        <source>`%1` is no picture of this topic.</source>
        <translation>`%1` n&apos;est pas une image de ce thème.</translation>
    </message>
    <message>
        <source>Write `media/name.svg`; nothing outside the folder and nothing from the network is shown.</source>
        <translation>Écrivez `media/name.svg`&#xa0;; rien d&apos;extérieur au dossier ni venant du réseau n&apos;est affiché.</translation>
    </message>
    <message>
        <source>Pictures cannot be of type `%1`.</source>
        <translation>Les images ne peuvent pas être de type `%1`.</translation>
    </message>
    <message>
        <source>Use png, svg or webp.</source>
        <translation>Utilisez png, svg ou webp.</translation>
    </message>
    <message>
        <source>The column `%1` is not expected here.</source>
        <translation>La colonne `%1` n&apos;est pas attendue ici.</translation>
    </message>
    <message>
        <source>The first line names the columns, as content/README.md lists them.</source>
        <translation>La première ligne nomme les colonnes, comme les énumère content/README.md.</translation>
    </message>
    <message>
        <source>The line has %1 cells, the header %2.</source>
        <translation>La ligne a %1 cellules, l&apos;en-tête %2.</translation>
    </message>
    <message>
        <source>Part the cells by one tab each; an empty cell stays empty.</source>
        <translation>Séparez les cellules par une seule tabulation&#xa0;; une cellule vide reste vide.</translation>
    </message>
    <message>
        <source>The cell `%1` has spaces around it.</source>
        <translation>La cellule `%1` est entourée d&apos;espaces.</translation>
    </message>
    <message>
        <source>`format` removes them.</source>
        <translation>`format` les supprime.</translation>
    </message>
    <message>
        <source>`%1` is there already, in line %2.</source>
        <translation>`%1` existe déjà, à la ligne %2.</translation>
    </message>
    <message>
        <source>Remove one of the lines.</source>
        <translation>Supprimez l&apos;une des lignes.</translation>
    </message>
    <message>
        <source>`%1: %2` is no hash.</source>
        <translation>`%1: %2` n&apos;est pas une empreinte.</translation>
    </message>
    <message>
        <source>This file is written by `l10n`; restore it or remove the line.</source>
        <translation>Ce fichier est écrit par `l10n`&#xa0;; rétablissez-le ou supprimez la ligne.</translation>
    </message>
    <message>
        <source>There is no `%2` of %1 in %3.</source>
        <translation>Il n&apos;y a pas de `%2` de %1 en %3.</translation>
    </message>
    <message>
        <source>The line belongs to a text that is gone; remove it.</source>
        <translation>La ligne appartient à un texte disparu&#xa0;; supprimez-la.</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>There is no such file.</source>
        <translation>Ce fichier n&apos;existe pas.</translation>
    </message>
    <message>
        <source>The file cannot be opened. Check that you may read it.</source>
        <translation>Le fichier ne peut pas être ouvert. Vérifiez que vous avez le droit de le lire.</translation>
    </message>
    <message>
        <source>The file cannot be written. What was saved before is safe.</source>
        <translation>Le fichier ne peut pas être écrit. Ce qui a été enregistré auparavant est intact.</translation>
    </message>
    <message>
        <source>The file or its folder is read-only, so nothing can be saved. Allow writing to it and try again.</source>
        <translation>Le fichier ou son dossier est en lecture seule&#xa0;: rien ne peut être enregistré. Autorisez l&apos;écriture et réessayez.</translation>
    </message>
    <message>
        <source>The file is larger than this program accepts.</source>
        <translation>Le fichier est plus gros que ce programme ne l&apos;accepte.</translation>
    </message>
    <message>
        <source>The disk is full: the last step was not saved, everything before it is safe. Make room and go on.</source>
        <translation>Le disque est plein&#xa0;: la dernière étape n&apos;a pas été enregistrée, tout ce qui précède est intact. Libérez de l&apos;espace et continuez.</translation>
    </message>
    <message>
        <source>This file is not a question bank. Banks end in .wdbank and are made by `warpdeck-cli build`.</source>
        <translation>Ce fichier n&apos;est pas une banque de questions. Les banques portent l&apos;extension .wdbank et sont produites par `warpdeck-cli build`.</translation>
    </message>
    <message>
        <source>This bank was written by a newer version of Warpdeck. Update the program to use it.</source>
        <translation>Cette banque a été écrite par une version plus récente de Warpdeck. Mettez le programme à jour pour l&apos;utiliser.</translation>
    </message>
    <message>
        <source>This bank is of an old format that is no longer read. Build it again from its source.</source>
        <translation>Cette banque est dans un ancien format qui n&apos;est plus lu. Recompilez-la à partir de sa source.</translation>
    </message>
    <message>
        <source>This bank is damaged. Fetch or build it again; your progress is not affected.</source>
        <translation>Cette banque est endommagée. Récupérez-la ou compilez-la à nouveau&#xa0;; votre progression n&apos;est pas touchée.</translation>
    </message>
    <message>
        <source>This file is not a Warpdeck profile; it was left as it is.</source>
        <translation>Ce fichier n&apos;est pas un profil Warpdeck&#xa0;; il a été laissé tel quel.</translation>
    </message>
    <message>
        <source>This profile was written by a newer version of Warpdeck; it was left as it is. Update the program to use it.</source>
        <translation>Ce profil a été écrit par une version plus récente de Warpdeck&#xa0;; il a été laissé tel quel. Mettez le programme à jour pour l&apos;utiliser.</translation>
    </message>
    <message>
        <source>This profile is damaged; it was left as it is. A good backup can take its place.</source>
        <translation>Ce profil est endommagé&#xa0;; il a été laissé tel quel. Une bonne sauvegarde peut le remplacer.</translation>
    </message>
    <message>
        <source>Another program is using this profile. Close it and try again.</source>
        <translation>Un autre programme utilise ce profil. Fermez-le et réessayez.</translation>
    </message>
    <message>
        <source>This older profile could not be brought up to date; it is as it was.</source>
        <translation>Cet ancien profil n&apos;a pas pu être mis à jour&#xa0;; il est resté tel quel.</translation>
    </message>
    <message>
        <source>No open bank has such an item. `warpdeck-cli banks` lists the banks.</source>
        <translation>Aucune banque ouverte ne contient cette question. `warpdeck-cli banks` liste les banques.</translation>
    </message>
    <message>
        <source>Several banks have an item of this name. Write it as bank/item.</source>
        <translation>Plusieurs banques ont une question de ce nom. Écrivez-la sous la forme banque/question.</translation>
    </message>
    <message>
        <source>No open bank has such a topic. `warpdeck-cli banks` lists the topics.</source>
        <translation>Aucune banque ouverte ne contient ce thème. `warpdeck-cli banks` liste les thèmes.</translation>
    </message>
    <message>
        <source>Another bank of this id is installed already; nothing was replaced. Use --replace to replace it.</source>
        <translation>Une autre banque portant cet identifiant est déjà installée&#xa0;; rien n&apos;a été remplacé. Utilisez --replace pour la remplacer.</translation>
    </message>
    <message>
        <source>The content has errors, so no bank was built; an earlier file is as it was.</source>
        <translation>Le contenu comporte des erreurs, aucune banque n&apos;a donc été produite&#xa0;; un fichier antérieur reste tel quel.</translation>
    </message>
    <message>
        <source>It exists already and was left as it is.</source>
        <translation>Cela existe déjà et a été laissé tel quel.</translation>
    </message>
    <message>
        <source>This was not understood.</source>
        <translation>Cela n&apos;a pas été compris.</translation>
    </message>
    <message>
        <source>Something unexpected happened.</source>
        <translation>Un événement inattendu s&apos;est produit.</translation>
    </message>
</context>
<context>
    <name>ExportLogCommand</name>
    <message>
        <source>Write the review log as CSV, one line a review</source>
        <translation>Écrire le journal des révisions en CSV, une ligne par révision</translation>
    </message>
    <message>
        <source>The file to write; the standard output when it is left out</source>
        <translation>Le fichier à écrire&#xa0;; à défaut, la sortie standard</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Errors: %1. Warnings: %2. Notes: %3.</source>
        <translation>Erreurs&#xa0;: %1. Avertissements&#xa0;: %2. Remarques&#xa0;: %3.</translation>
    </message>
</context>
<context>
    <name>FormatCommand</name>
    <message>
        <source>Bring a content folder into its canonical form; files with errors are left as they are</source>
        <translation>Mettre un dossier de contenu sous sa forme canonique&#xa0;; les fichiers comportant des erreurs sont laissés tels quels</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>Le dossier du contenu</translation>
    </message>
    <message>
        <source>Only tell what would change</source>
        <translation>Indiquer seulement ce qui changerait</translation>
    </message>
    <message>
        <source>would change: %1</source>
        <translation>serait modifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>modifié&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>FsrsCommand</name>
    <message>
        <source>Replay, fit and simulate the memory model on a review log</source>
        <translation>Rejouer, ajuster et simuler le modèle de mémoire sur un journal de révisions</translation>
    </message>
    <message>
        <source>Print the state after each review as CSV</source>
        <translation>Afficher en CSV l’état après chaque révision</translation>
    </message>
    <message>
        <source>Desired retention of the intervals</source>
        <translation>Rétention visée pour les intervalles</translation>
    </message>
    <message>
        <source>Find the parameters that fit the reviews best</source>
        <translation>Trouver les paramètres qui correspondent le mieux aux révisions</translation>
    </message>
    <message>
        <source>Parts of the time-series split</source>
        <translation>Parties du découpage chronologique</translation>
    </message>
    <message>
        <source>Print what desired retentions cost and bring</source>
        <translation>Afficher ce que coûtent et rapportent les rétentions visées</translation>
    </message>
    <message>
        <source>Number of cards to learn</source>
        <translation>Nombre de cartes à apprendre</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <translation>Nouvelles cartes par jour</translation>
    </message>
    <message>
        <source>Days to live through</source>
        <translation>Jours à parcourir</translation>
    </message>
    <message>
        <source>Seed of chance</source>
        <translation>Graine du hasard</translation>
    </message>
    <message>
        <source>The memory model</source>
        <translation>Le modèle de mémoire</translation>
    </message>
    <message>
        <source>File with the model&apos;s numbers, separated by commas or white space</source>
        <translation>Fichier des nombres du modèle, séparés par des virgules ou des espaces</translation>
    </message>
    <message>
        <source>Time zone in which study days begin</source>
        <translation>Fuseau horaire où commencent les jours d’étude</translation>
    </message>
    <message>
        <source>Hour at which a study day begins</source>
        <translation>Heure à laquelle commence un jour d’étude</translation>
    </message>
    <message>
        <source>The reviews, as export-log writes them</source>
        <translation>Les révisions, telles que les écrit export-log</translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message>
        <source>Study as much as you like.</source>
        <translation>Étudiez autant que vous voulez.</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s) a day.</source>
        <translation>
            <numerusform>Environ %n minute par jour.</numerusform>
            <numerusform>Environ %n minutes par jour.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InstallCommand</name>
    <message>
        <source>Verify a bank file and copy it to the added banks</source>
        <translation>Vérifier un fichier de banque et le copier parmi les banques ajoutées</translation>
    </message>
    <message>
        <source>The bank file</source>
        <translation>Le fichier de banque</translation>
    </message>
    <message>
        <source>Replace another bank of the same id</source>
        <translation>Remplacer une autre banque de même identifiant</translation>
    </message>
    <message>
        <source>Installed %1 (%2), version %3: %4 items.</source>
        <translation>Banque installée&#xa0;: %1 (%2), version %3, %4 questions.</translation>
    </message>
    <message>
        <source>Items by language: %1</source>
        <translation>Questions par langue&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Interval</name>
    <message>
        <source>&lt;1 min</source>
        <translation>&lt; 1 min</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 j</translation>
    </message>
    <message>
        <source>%1 mo</source>
        <translation>%1 mois</translation>
    </message>
    <message>
        <source>%1 y</source>
        <translation>%1 an(s)</translation>
    </message>
</context>
<context>
    <name>ItemOutput</name>
    <message>
        <source>%1, no %2 text yet</source>
        <translation>%1, pas encore de texte en %2</translation>
    </message>
    <message>
        <source>Stale: the source text changed after this translation</source>
        <translation>Périmé&#xa0;: le texte source a changé après cette traduction</translation>
    </message>
    <message>
        <source>Several answers can be right.</source>
        <translation>Plusieurs réponses peuvent être justes.</translation>
    </message>
    <message>
        <source>Right, your answer</source>
        <translation>Bonne réponse, la vôtre</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Bonne réponse</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Votre réponse</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explication</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Related</source>
        <translation>À voir aussi</translation>
    </message>
</context>
<context>
    <name>ItemWords</name>
    <message>
        <source>Suspended</source>
        <translation>Suspendue</translation>
    </message>
    <message>
        <source>Buried</source>
        <translation>Enterrée</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Acquise</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) late</source>
        <translation>
            <numerusform>%n jour de retard</numerusform>
            <numerusform>%n jours de retard</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>dans %n jour</numerusform>
            <numerusform>dans %n jours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewCommand</name>
    <message>
        <source>Print the skeleton of a topic or an item, for authors to fill in</source>
        <translation>Afficher le squelette d&apos;un thème ou d&apos;une question, à remplir par l&apos;auteur</translation>
    </message>
    <message>
        <source>The skeleton of a topic&apos;s source file</source>
        <translation>Le squelette du fichier source d&apos;un thème</translation>
    </message>
    <message>
        <source>The topic&apos;s id: a-z, 0-9 and hyphens, 2 to 48 characters</source>
        <translation>L&apos;identifiant du thème&#xa0;: a-z, 0-9 et trait d&apos;union, 2 à 48 caractères</translation>
    </message>
    <message>
        <source>The skeleton of an item, to be put into a topic&apos;s source file</source>
        <translation>Le squelette d&apos;une question, à placer dans le fichier source d&apos;un thème</translation>
    </message>
    <message>
        <source>The item&apos;s id: a-z, 0-9 and hyphens, 2 to 48 characters</source>
        <translation>L&apos;identifiant de la question&#xa0;: a-z, 0-9 et trait d&apos;union, 2 à 48 caractères</translation>
    </message>
    <message>
        <source>What kind of item</source>
        <translation>Le type de question</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>There is nothing to practise here.</source>
        <translation>Il n&apos;y a rien à travailler ici.</translation>
    </message>
    <message>
        <source>Enter shows the answer, ? helps:</source>
        <translation>Entrée montre la réponse,&#xa0;? affiche l&apos;aide&#xa0;:</translation>
    </message>
    <message>
        <source>Your answer (? helps):</source>
        <translation>Votre réponse (? affiche l&apos;aide)&#xa0;:</translation>
    </message>
    <message>
        <source>✓ Right. Rate 1 to 4, Enter for 3:</source>
        <translation>✓ Juste. Notez de 1 à 4, Entrée pour 3&#xa0;:</translation>
    </message>
    <message>
        <source>Rate 1 to 4, Enter for 3:</source>
        <translation>Notez de 1 à 4, Entrée pour 3&#xa0;:</translation>
    </message>
    <message>
        <source>1 to 4 rate; :l next language, :u undo, :q quit without saving this answer</source>
        <translation>1 à 4 noter&#xa0;;&#xa0;:l langue suivante,&#xa0;:u annuler,&#xa0;:q quitter sans enregistrer cette réponse</translation>
    </message>
    <message>
        <source>✗ Wrong. Saved as Again. Enter goes on, :u takes it back:</source>
        <translation>✗ Faux. Enregistré comme «&#xa0;À revoir&#xa0;». Entrée pour continuer,&#xa0;:u pour annuler&#xa0;:</translation>
    </message>
    <message>
        <source>There is nothing to undo in this session.</source>
        <translation>Il n&apos;y a rien à annuler dans cette session.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>This question has no text in that language. It has: %1</source>
        <translation>Cette question n&apos;a pas de texte dans cette langue. Langues disponibles&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>once more</source>
        <translation>encore une fois</translation>
    </message>
    <message>
        <source>missed before</source>
        <translation>manquée auparavant</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>ahead of time</source>
        <translation>en avance</translation>
    </message>
    <message>
        <source>due</source>
        <translation>à réviser</translation>
    </message>
    <message>
        <source>This question has no hint.</source>
        <translation>Cette question n&apos;a pas d&apos;indice.</translation>
    </message>
    <message>
        <source>Enter shows the answer.</source>
        <translation>Entrée montre la réponse.</translation>
    </message>
    <message>
        <source>Type the letters or digits of all right answers, e.g. ac.</source>
        <translation>Tapez les lettres ou les chiffres de toutes les bonnes réponses, par ex. ac.</translation>
    </message>
    <message>
        <source>Type the letter or digit of one answer.</source>
        <translation>Tapez la lettre ou le chiffre d&apos;une réponse.</translation>
    </message>
    <message>
        <source>:l next language, :l fr this language, :h hint, :u undo, :q quit</source>
        <translation>:l langue suivante,&#xa0;:l fr cette langue,&#xa0;:h indice,&#xa0;:u annuler,&#xa0;:q quitter</translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation>✓ Juste</translation>
    </message>
    <message>
        <source>✗ Wrong</source>
        <translation>✗ Faux</translation>
    </message>
    <message>
        <source>The last answer was not rated, so it is not saved.</source>
        <translation>La dernière réponse n&apos;a pas été notée, elle n&apos;est donc pas enregistrée.</translation>
    </message>
    <message>
        <source>Right: %1. Missed: %2.</source>
        <translation>Justes&#xa0;: %1. Manquées&#xa0;: %2.</translation>
    </message>
    <message>
        <source>To look at again (`warpdeck-cli show ITEM` shows one):</source>
        <translation>À reprendre (`warpdeck-cli show ITEM` affiche une question)&#xa0;:</translation>
    </message>
</context>
<context>
    <name>PracticeCommand</name>
    <message>
        <source>Drill in the terminal: due questions, then new ones, then the weakest</source>
        <translation>S&apos;exercer dans le terminal&#xa0;: questions à réviser, puis nouvelles, puis les moins bien sues</translation>
    </message>
    <message>
        <source>Only questions of this topic</source>
        <translation>Seulement les questions de ce thème</translation>
    </message>
    <message>
        <source>The content language</source>
        <translation>La langue du contenu</translation>
    </message>
    <message>
        <source>How many questions (20)</source>
        <translation>Nombre de questions (20)</translation>
    </message>
    <message>
        <source>Shuffle options from this number, for repeatable runs</source>
        <translation>Mélanger les options à partir de ce nombre, pour des exécutions reproductibles</translation>
    </message>
</context>
<context>
    <name>Rating</name>
    <message>
        <source>Again</source>
        <translation>À revoir</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
</context>
<context>
    <name>RepairCommand</name>
    <message>
        <source>Check the files and rebuild every card&apos;s state from the review log</source>
        <translation>Vérifier les fichiers et reconstruire l&apos;état de chaque carte à partir du journal des révisions</translation>
    </message>
    <message>
        <source>Put the newest good backup in the place of the profile, which is kept beside it</source>
        <translation>Mettre la sauvegarde intacte la plus récente à la place du profil, qui est conservé à côté</translation>
    </message>
    <message>
        <source>Restored from %1</source>
        <translation>Restauré depuis %1</translation>
    </message>
    <message>
        <source>Bank %1: %2</source>
        <translation>Banque %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Bank %1: good</source>
        <translation>Banque %1&#xa0;: en bon état</translation>
    </message>
    <message>
        <source>Profile %1: good</source>
        <translation>Profil %1&#xa0;: en bon état</translation>
    </message>
    <message>
        <source>Cards with a history: %1. States that differed from the log and were mended: %2.</source>
        <translation>Cartes ayant un historique&#xa0;: %1. États qui différaient du journal et ont été réparés&#xa0;: %2.</translation>
    </message>
    <message>
        <source>A copy of the profile as it was: %1</source>
        <translation>Une copie du profil tel qu&apos;il était&#xa0;: %1</translation>
    </message>
    <message>
        <source>The newest good backup: %1. `repair --restore` puts it in place.</source>
        <translation>La sauvegarde intacte la plus récente&#xa0;: %1. `repair --restore` la met en place.</translation>
    </message>
    <message>
        <source>There is no good backup of it. Move the file away to start anew.</source>
        <translation>Il n&apos;en existe aucune bonne sauvegarde. Déplacez le fichier ailleurs pour repartir de zéro.</translation>
    </message>
</context>
<context>
    <name>ShowCommand</name>
    <message>
        <source>Show one item as the learner sees it after answering, with the language used</source>
        <translation>Montrer une question telle qu&apos;on la voit après avoir répondu, avec la langue utilisée</translation>
    </message>
    <message>
        <source>The item&apos;s id, or bank/item where several banks have it</source>
        <translation>L&apos;identifiant de la question, ou banque/question si plusieurs banques l&apos;ont</translation>
    </message>
    <message>
        <source>The content language</source>
        <translation>La langue du contenu</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>Afficher au format JSON</translation>
    </message>
    <message>
        <source>%1/%2, topic %3, shown in %4</source>
        <translation>%1/%2, thème %3, langue&#xa0;: %4</translation>
    </message>
</context>
<context>
    <name>StatsCommand</name>
    <message>
        <source>Show what is due, what is known and how well it is remembered</source>
        <translation>Montrer ce qui est à réviser, ce qui est su et à quel point c&apos;est retenu</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>Afficher au format JSON</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>no data yet</source>
        <translation>pas encore de données</translation>
    </message>
    <message>
        <source>Due now: %1</source>
        <translation>À réviser maintenant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cards: %1 new, %2 learning, %3 known, %4 suspended</source>
        <translation>Cartes&#xa0;: %1 nouvelles, %2 en apprentissage, %3 sues, %4 suspendues</translation>
    </message>
    <message>
        <source>Answers: %1 in all, %2 today</source>
        <translation>Réponses&#xa0;: %1 en tout, %2 aujourd&apos;hui</translation>
    </message>
    <message>
        <source>Days in a row: %1</source>
        <translation>Jours d&apos;affilée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Recalled after a day or more: %1 (last 30 days: %2)</source>
        <translation>Retenues après un jour ou plus&#xa0;: %1 (30 derniers jours&#xa0;: %2)</translation>
    </message>
    <message>
        <source>Predicted recall of learned cards now: %1</source>
        <translation>Taux de rappel prévu des cartes apprises, maintenant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Due in the next seven days: %1</source>
        <translation>À réviser dans les sept prochains jours&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Drills AI-hardware concepts in your languages.</source>
        <translation>Fait travailler les notions du matériel d’IA dans vos langues.</translation>
    </message>
    <message>
        <source>Begin to study at once; with a topic after it, that topic.</source>
        <translation>Commencer à étudier aussitôt&#xa0;; suivi d’un thème&#xa0;: ce thème.</translation>
    </message>
    <message>
        <source>The file with your progress.</source>
        <translation>Le fichier de votre progression.</translation>
    </message>
    <message>
        <source>Open this bank instead of the installed ones; may be given again.</source>
        <translation>Ouvrir cette banque au lieu de celles installées&#xa0;; peut être répété.</translation>
    </message>
    <message>
        <source>Take this for the time (ISO 8601), for repeatable runs.</source>
        <translation>Prendre ceci pour l’heure (ISO 8601), pour des exécutions reproductibles.</translation>
    </message>
    <message>
        <source>Question banks to add.</source>
        <translation>Banques de questions à ajouter.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::AnswerBar</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Toutes les touches</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Voir la réponse</translation>
    </message>
    <message>
        <source>Show the options</source>
        <translation>Voir les choix</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Encore</translation>
    </message>
    <message>
        <source>The question comes back in this session.</source>
        <translation>La question revient dans cette séance.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>guessed, %1</source>
        <comment>an interval</comment>
        <translation>deviné, %1</translation>
    </message>
    <message>
        <source>next in %1</source>
        <comment>an interval</comment>
        <translation>de nouveau dans %1</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BackupList</name>
    <message>
        <source>checked, good</source>
        <translation>vérifiée, intacte</translation>
    </message>
    <message>
        <source>damaged too</source>
        <translation>endommagée aussi</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <translation>Aujourd’hui, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <translation>Hier, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of answers, size</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n réponse</numerusform>
            <numerusform>%n réponses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BankAdder</name>
    <message>
        <source>Add a question bank</source>
        <translation>Ajouter une banque de questions</translation>
    </message>
    <message>
        <source>Question banks (*.wdbank)</source>
        <translation>Banques de questions (*.wdbank)</translation>
    </message>
    <message>
        <source>%1 in %2.</source>
        <comment>number of questions, number of topics</comment>
        <translation>%1 dans %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n topic(s)</source>
        <translation>
            <numerusform>%n thème</numerusform>
            <numerusform>%n thèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>Languages: %1</source>
        <translation>Langues&#xa0;: %1</translation>
    </message>
    <message>
        <source>A bank with the same name is here already. This one takes its place; your progress stays.</source>
        <translation>Une banque du même nom est déjà là. Celle-ci la remplace&#xa0;; votre progression reste.</translation>
    </message>
    <message>
        <source>Add “%1”?</source>
        <translation>Ajouter «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>“%1” was added.</source>
        <translation>«&#xa0;%1&#xa0;» a été ajoutée.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BrowsePage</name>
    <message>
        <source>Search questions</source>
        <translation>Rechercher des questions</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Tous les états</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>À revoir</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Acquise</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>Suspendue</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Marquée</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>Tous les thèmes</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions shown, questions there are</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tous les types</translation>
    </message>
    <message>
        <source>One right answer</source>
        <translation>Une seule bonne réponse</translation>
    </message>
    <message>
        <source>Several right answers</source>
        <translation>Plusieurs bonnes réponses</translation>
    </message>
    <message>
        <source>Flashcards</source>
        <translation>Cartes mémoire</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::CardView</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ComparisonPage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Practise the difference</source>
        <translation>S’exercer sur la différence</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) tell these apart.</source>
        <translation>
            <numerusform>%n question les distingue.</numerusform>
            <numerusform>%n questions les distinguent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ComparisonsPage</name>
    <message>
        <source>Comparisons</source>
        <translation>Comparaisons</translation>
    </message>
    <message>
        <source>The open question banks hold no comparisons.</source>
        <translation>Les banques ouvertes ne contiennent aucune comparaison.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ErrorPage</name>
    <message>
        <source>Your progress file is damaged.</source>
        <translation>Votre fichier de progression est endommagé.</translation>
    </message>
    <message>
        <source>Your progress cannot be opened.</source>
        <translation>Votre progression ne peut pas être ouverte.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Continue with this backup</source>
        <translation>Continuer avec cette sauvegarde</translation>
    </message>
    <message>
        <source>There is no backup of it yet.</source>
        <translation>Il n’en existe pas encore de sauvegarde.</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>Afficher les fichiers</translation>
    </message>
    <message>
        <source>The damaged file is kept next to the new one, under a name with “damaged” in it.</source>
        <translation>Le fichier endommagé est conservé à côté du nouveau, sous un nom qui contient «&#xa0;damaged&#xa0;».</translation>
    </message>
    <message>
        <source>Try to repair it instead</source>
        <translation>Essayer plutôt de le réparer</translation>
    </message>
    <message>
        <source>Details: %1</source>
        <translation>Détails&#xa0;: %1</translation>
    </message>
    <message>
        <source>It cannot be repaired. %1</source>
        <translation>Il ne peut pas être réparé. %1</translation>
    </message>
    <message>
        <source>Your progress file is missing.</source>
        <translation>Votre fichier de progression est introuvable.</translation>
    </message>
    <message>
        <source>There are copies of it. Choose the one to go on with.</source>
        <translation>Il en existe des copies. Choisissez celle avec laquelle continuer.</translation>
    </message>
    <message>
        <source>Warpdeck writes nothing more to it. Choose a copy to go on with.</source>
        <translation>Warpdeck n’y écrit plus rien. Choisissez une copie avec laquelle continuer.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Recommencer à zéro</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ForecastChart</name>
    <message>
        <source>%1: %2</source>
        <comment>a day, cards due</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ItemListModel</name>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>À revoir</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ItemPreview</name>
    <message>
        <source>right</source>
        <translation>juste</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::KeyHelp</name>
    <message>
        <source>All keys</source>
        <translation>Toutes les touches</translation>
    </message>
    <message>
        <source>choose an option</source>
        <translation>choisir une réponse</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>confirm, or the marked rating</source>
        <translation>valider, ou la note mise en avant</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>show what is covered</source>
        <translation>découvrir ce qui est caché</translation>
    </message>
    <message>
        <source>next content language</source>
        <translation>langue de contenu suivante</translation>
    </message>
    <message>
        <source>two languages side by side</source>
        <translation>deux langues côte à côte</translation>
    </message>
    <message>
        <source>undo the last answer</source>
        <translation>annuler la dernière réponse</translation>
    </message>
    <message>
        <source>flag the question</source>
        <translation>marquer la question</translation>
    </message>
    <message>
        <source>bury it until tomorrow</source>
        <translation>l’enterrer jusqu’à demain</translation>
    </message>
    <message>
        <source>suspend it</source>
        <translation>la suspendre</translation>
    </message>
    <message>
        <source>go to the navigation</source>
        <translation>aller à la navigation</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
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
        <translation>Langue du contenu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Content language (L)</source>
        <translation>Langue du contenu (L)</translation>
    </message>
    <message>
        <source>Show two languages</source>
        <translation>Afficher deux langues</translation>
    </message>
    <message>
        <source>no text yet</source>
        <translation>pas encore de texte</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>périmé</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::MainWindow</name>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Thèmes</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>Parcourir</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>Comparaisons</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Leave this session?</source>
        <translation>Quitter cette séance&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) of it are still open. What is due stays due.</source>
        <translation>
            <numerusform>%n question y reste ouverte. Ce qui est à revoir le reste.</numerusform>
            <numerusform>%n questions y restent ouvertes. Ce qui est à revoir le reste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Cela n’a pas marché</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) due</source>
        <translation>
            <numerusform>%n question à revoir</numerusform>
            <numerusform>%n questions à revoir</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>No backup could be made. %1</source>
        <translation>Aucune sauvegarde n’a pu être faite. %1</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::OptionCard</name>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Right, your answer</source>
        <translation>Juste, votre réponse</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Votre réponse</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>cachée</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>letter of an option, its text</comment>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Bury until tomorrow	-</source>
        <translation>Enterrer jusqu’à demain	-</translation>
    </message>
    <message>
        <source>Suspend	!</source>
        <translation>Suspendre	!</translation>
    </message>
    <message>
        <source>Flag	*</source>
        <translation>Marquer	*</translation>
    </message>
    <message>
        <source>All keys	?</source>
        <translation>Toutes les touches	?</translation>
    </message>
    <message>
        <source>Suspended: it will not be asked until you release it.</source>
        <translation>Suspendue&#xa0;: elle ne sera plus posée tant que vous ne la rétablirez pas.</translation>
    </message>
    <message>
        <source>Buried: it comes back tomorrow.</source>
        <translation>Enterrée&#xa0;: elle revient demain.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::QuestionView</name>
    <message>
        <source>Once more</source>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>À revoir aujourd’hui</translation>
    </message>
    <message>
        <source>Ahead of time</source>
        <translation>En avance</translation>
    </message>
    <message>
        <source>flashcard</source>
        <translation>carte mémoire</translation>
    </message>
    <message>
        <source>several answers</source>
        <translation>plusieurs réponses</translation>
    </message>
    <message>
        <source>one answer</source>
        <translation>une réponse</translation>
    </message>
    <message>
        <source>%1  ·  %2</source>
        <comment>why a question is asked · how it is answered</comment>
        <translation>%1  ·  %2</translation>
    </message>
    <message>
        <source>Stale: the source text has changed</source>
        <translation>Périmé&#xa0;: le texte source a changé</translation>
    </message>
    <message>
        <source>%1, no %2 text yet</source>
        <comment>language shown, language wanted</comment>
        <translation>%1, pas encore de texte en %2</translation>
    </message>
    <message>
        <source>Show source</source>
        <translation>Voir la source</translation>
    </message>
    <message>
        <source>Remove the flag (*)</source>
        <translation>Retirer la marque (*)</translation>
    </message>
    <message>
        <source>Flag this question (*)</source>
        <translation>Marquer cette question (*)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explication</translation>
    </message>
    <message>
        <source>Sources:</source>
        <translation>Sources&#xa0;:</translation>
    </message>
    <message>
        <source>Compare:</source>
        <translation>Comparer&#xa0;:</translation>
    </message>
    <message>
        <source>Related:</source>
        <translation>Voir aussi&#xa0;:</translation>
    </message>
    <message>
        <source>Topic:</source>
        <translation>Thème&#xa0;:</translation>
    </message>
    <message>
        <source>further questions</source>
        <translation>autres questions</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Juste.</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>Faux.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Langue du programme</translation>
    </message>
    <message>
        <source>Menus and messages; changes at once.</source>
        <translation>Menus et messages&#xa0;; change aussitôt.</translation>
    </message>
    <message>
        <source>Study languages</source>
        <translation>Langues d’étude</translation>
    </message>
    <message>
        <source>A text that is missing in the first is shown in the next, with a badge.</source>
        <translation>Un texte absent dans la première s’affiche dans la suivante, avec un badge.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème visuel</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Recall first</source>
        <translation>Se souvenir d’abord</translation>
    </message>
    <message>
        <source>Options stay covered until you press Space.</source>
        <translation>Les choix restent cachés jusqu’à l’appui sur Espace.</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Étudier</translation>
    </message>
    <message>
        <source>New questions a day</source>
        <translation>Nouvelles questions par jour</translation>
    </message>
    <message>
        <source>Of the Study button; practising a topic has no limit.</source>
        <translation>Pour le bouton Étudier&#xa0;; s’exercer sur un thème n’a pas de limite.</translation>
    </message>
    <message>
        <source>Repeated questions a day</source>
        <translation>Révisions par jour</translation>
    </message>
    <message>
        <source>Desired retention</source>
        <translation>Rétention visée</translation>
    </message>
    <message>
        <source>How much you want to know when a question comes back. Higher means more work.</source>
        <translation>Ce que vous voulez encore savoir quand une question revient. Plus haut demande plus de travail.</translation>
    </message>
    <message>
        <source>A new day begins at</source>
        <translation>Un nouveau jour commence à</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Add a bank…</source>
        <translation>Ajouter une banque…</translation>
    </message>
    <message>
        <source>Question banks</source>
        <translation>Banques de questions</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Daily goal</source>
        <translation>Objectif quotidien</translation>
    </message>
    <message>
        <source>Answers that you want to give a day; shown beside the streak.</source>
        <translation>Réponses que vous voulez donner chaque jour&#xa0;; affiché à côté de la série.</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Sauvegarder maintenant</translation>
    </message>
    <message>
        <source>Copies of your progress</source>
        <translation>Copies de votre progression</translation>
    </message>
    <message>
        <source>Made after each session and checked; the last ten are kept, then one a day, a week, a month.</source>
        <translation>Faites et vérifiées après chaque session&#xa0;; les dix dernières sont conservées, puis une par jour, par semaine et par mois.</translation>
    </message>
    <message>
        <source>Last backup: %1</source>
        <translation>Dernière sauvegarde&#xa0;: %1</translation>
    </message>
    <message>
        <source>No backup yet.</source>
        <translation>Pas encore de sauvegarde.</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>Afficher les fichiers</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>Votre progression</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::StudyLanguages</name>
    <message>
        <source>Add a language</source>
        <translation>Ajouter une langue</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>Monter %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>source of all questions</source>
        <translation>langue source de toutes les questions</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::SummaryPage</name>
    <message>
        <source>Session finished</source>
        <translation>Séance terminée</translation>
    </message>
    <message>
        <source>Nothing to ask now.</source>
        <translation>Rien à demander pour l’instant.</translation>
    </message>
    <message>
        <source>Choose a topic to practise ahead of time.</source>
        <translation>Choisissez un thème pour vous exercer en avance.</translation>
    </message>
    <message>
        <source>%1 of %2 right.</source>
        <translation>%1 sur %2 justes.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 per question.</source>
        <comment>time of the session, time of one question</comment>
        <translation>%1, %2 par question.</translation>
    </message>
    <message numerus="yes">
        <source>Practise the %n missed again</source>
        <translation>
            <numerusform>Refaire la %n manquée</numerusform>
            <numerusform>Refaire les %n manquées</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Manquées</translation>
    </message>
    <message>
        <source>Per topic</source>
        <translation>Par thème</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>right answers</comment>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::TodayPage</name>
    <message numerus="yes">
        <source>%n question(s) are due.</source>
        <translation>
            <numerusform>%n question est à revoir.</numerusform>
            <numerusform>%n questions sont à revoir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready when you are.</source>
        <translation>Prêt quand vous l’êtes.</translation>
    </message>
    <message numerus="yes">
        <source>%n new question(s) for today.</source>
        <translation>
            <numerusform>%n nouvelle question pour aujourd’hui.</numerusform>
            <numerusform>%n nouvelles questions pour aujourd’hui.</numerusform>
        </translation>
    </message>
    <message>
        <source>All done for today.</source>
        <translation>Tout est fait pour aujourd’hui.</translation>
    </message>
    <message>
        <source>%1 in %2. Your progress stays on this computer.</source>
        <comment>number of questions, number of topics</comment>
        <translation>%1 dans %2. Votre progression reste sur cet ordinateur.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) on AI hardware</source>
        <translation>
            <numerusform>%n question sur le matériel d’IA</numerusform>
            <numerusform>%n questions sur le matériel d’IA</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n topic(s)</source>
        <translation>
            <numerusform>%n thème</numerusform>
            <numerusform>%n thèmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tomorrow %n will be due.</source>
        <translation>
            <numerusform>Demain, %n sera à revoir.</numerusform>
            <numerusform>Demain, %n seront à revoir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a topic to practise ahead of time.</source>
        <translation>Choisissez un thème pour vous exercer en avance.</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s)</source>
        <translation>
            <numerusform>Environ %n minute</numerusform>
            <numerusform>Environ %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, and %2.</source>
        <comment>About N minutes, N new ones with them</comment>
        <translation>%1, avec %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n new one(s) with them</source>
        <translation>
            <numerusform>%n nouvelle</numerusform>
            <numerusform>%n nouvelles</numerusform>
        </translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>date format</comment>
        <translation>dddd d MMMM</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Étudier</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Choose topics</source>
        <translation>Choisir des thèmes</translation>
    </message>
    <message>
        <source>Your last session</source>
        <translation>Votre dernière séance</translation>
    </message>
    <message>
        <source>Begun %1, %2 of %3 answered. Every answer is saved.</source>
        <translation>Commencée le %1, %2 sur %3 répondues. Chaque réponse est enregistrée.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Next seven days</source>
        <translation>Les sept prochains jours</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Série</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) today.</source>
        <translation>
            <numerusform>%n réponse aujourd’hui.</numerusform>
            <numerusform>%n réponses aujourd’hui.</numerusform>
        </translation>
    </message>
    <message>
        <source>Weakest topics</source>
        <translation>Thèmes les plus faibles</translation>
    </message>
    <message>
        <source>%1 % recalled</source>
        <translation>%1 % retenus</translation>
    </message>
    <message numerus="yes">
        <source>Study %n question(s)</source>
        <translation>
            <numerusform>Étudier %n question</numerusform>
            <numerusform>Étudier %n questions</numerusform>
        </translation>
    </message>
    <message>
        <source>Goal: %1 a day. Today %2 of %1.</source>
        <translation>Objectif&#xa0;: %1 par jour. Aujourd’hui %2 sur %1.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::TopicPage</name>
    <message>
        <source>Topics</source>
        <translation>Thèmes</translation>
    </message>
    <message>
        <source>%1 known, %2 learning, %3 new</source>
        <translation>%1 acquises, %2 en cours, %3 nouvelles</translation>
    </message>
    <message>
        <source>Practise this topic</source>
        <translation>S’exercer sur ce thème</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>marquée</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>Périmé</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>Comparaisons</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::TopicsPage</name>
    <message>
        <source>known</source>
        <translation>acquise</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Thèmes</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n à revoir</numerusform>
            <numerusform>%n à revoir</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 known, %2 learning, %3 new</source>
        <translation>%1 acquises, %2 en cours, %3 nouvelles</translation>
    </message>
    <message>
        <source>There is no question bank here yet.</source>
        <translation>Il n’y a pas encore de banque de questions ici.</translation>
    </message>
    <message>
        <source>Add a bank…</source>
        <translation>Ajouter une banque…</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::WelcomePanel</name>
    <message>
        <source>If you like, tell Warpdeck two things</source>
        <translation>Si vous voulez, dites deux choses à Warpdeck</translation>
    </message>
    <message>
        <source>Both can be changed in the settings at any time.</source>
        <translation>Les deux se modifient à tout moment dans les réglages.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>In this order; taken from your system.</source>
        <translation>Dans cet ordre&#xa0;; repris de votre système.</translation>
    </message>
    <message>
        <source>Study languages</source>
        <translation>Langues d’étude</translation>
    </message>
    <message>
        <source>Move or remove</source>
        <translation>Déplacer ou retirer</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>Ajouter une langue</translation>
    </message>
    <message>
        <source>Put first</source>
        <translation>Mettre en premier</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Daily goal</source>
        <translation>Objectif quotidien</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
</context>
</TS>
