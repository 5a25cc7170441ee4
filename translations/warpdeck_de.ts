<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Banks</name>
    <message>
        <source>A bank is left out: %1</source>
        <translation>Eine Fragensammlung wird ausgelassen: %1</translation>
    </message>
</context>
<context>
    <name>BanksCommand</name>
    <message>
        <source>List the banks, their topics and languages</source>
        <translation>Die Fragensammlungen, ihre Themen und Sprachen auflisten</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>JSON ausgeben</translation>
    </message>
    <message>
        <source>%1 (%2), version %3, %4</source>
        <translation>%1 (%2), Version %3, %4</translation>
    </message>
    <message>
        <source>  file: %1</source>
        <translation>  Datei: %1</translation>
    </message>
    <message>
        <source>  items by language: %1</source>
        <translation>  Aufgaben je Sprache: %1</translation>
    </message>
    <message>
        <source>  topic %1: %2, items to practise: %3</source>
        <translation>  Thema %1: %2, Aufgaben zum Üben: %3</translation>
    </message>
</context>
<context>
    <name>BuildCommand</name>
    <message>
        <source>Compile a content folder into a bank file</source>
        <translation>Einen Inhaltsordner zu einer Fragensammlung kompilieren</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>Der Ordner mit den Inhalten</translation>
    </message>
    <message>
        <source>The bank file to write</source>
        <translation>Die Datei, in die die Fragensammlung geschrieben wird</translation>
    </message>
    <message>
        <source>No bank was written. %1</source>
        <translation>Es wurde keine Fragensammlung geschrieben. %1</translation>
    </message>
    <message>
        <source>%1 will be shown as TeX: %2</source>
        <translation>%1 wird als TeX angezeigt: %2</translation>
    </message>
    <message>
        <source>%1: %2 items, %3 texts.</source>
        <translation>%1: %2 Aufgaben, %3 Texte.</translation>
    </message>
</context>
<context>
    <name>CheckCommand</name>
    <message>
        <source>Read, validate and lint a content folder, and show which languages cover what</source>
        <translation>Einen Inhaltsordner lesen und prüfen und zeigen, welche Sprachen was abdecken</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>Der Ordner mit den Inhalten</translation>
    </message>
    <message>
        <source>Treat warnings as failures</source>
        <translation>Warnungen wie Fehler behandeln</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>JSON ausgeben</translation>
    </message>
    <message>
        <source>Items: %1. Texts: %2.</source>
        <translation>Aufgaben: %1. Texte: %2.</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>4/6: four of six items have a text; ~2: two of the texts are older than their source.</source>
        <translation>4/6: Vier von sechs Aufgaben haben einen Text; ~2: Zwei der Texte sind älter als ihr Ausgangstext.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Drills AI-hardware concepts with spaced repetition, offline and in your languages.</source>
        <translation>Übt Konzepte der KI-Hardware mit verteilter Wiederholung, offline und in deinen Sprachen.</translation>
    </message>
    <message>
        <source>Print the version and stop</source>
        <translation>Version ausgeben und beenden</translation>
    </message>
    <message>
        <source>there is no command `%1`</source>
        <translation>den Befehl `%1` gibt es nicht</translation>
    </message>
    <message>
        <source>--now: `%1` is no time of the form 2026-12-01T08:00:00Z</source>
        <translation>--now: `%1` ist keine Zeitangabe der Form 2026-12-01T08:00:00Z</translation>
    </message>
    <message>
        <source>Print this help and stop</source>
        <translation>Diese Hilfe ausgeben und beenden</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONEN</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>(required)</source>
        <translation>(erforderlich)</translation>
    </message>
    <message>
        <source>Common options</source>
        <translation>Allgemeine Optionen</translation>
    </message>
    <message>
        <source>Use this bank file instead of the shipped and added ones; repeatable</source>
        <translation>Diese Datei statt der mitgelieferten und hinzugefügten Fragensammlungen verwenden; mehrfach möglich</translation>
    </message>
    <message>
        <source>Use this profile instead of the learner&apos;s</source>
        <translation>Dieses Profil statt des eigenen verwenden</translation>
    </message>
    <message>
        <source>Take this instant for now, for repeatable runs</source>
        <translation>Diesen Zeitpunkt als jetzt annehmen, für wiederholbare Läufe</translation>
    </message>
    <message>
        <source>warpdeck-cli: this command line was not understood: %1</source>
        <translation>warpdeck-cli: Diese Befehlszeile wurde nicht verstanden: %1</translation>
    </message>
    <message>
        <source>`warpdeck-cli --help` and `warpdeck-cli COMMAND --help` tell what there is.</source>
        <translation>`warpdeck-cli --help` und `warpdeck-cli COMMAND --help` zeigen, was es gibt.</translation>
    </message>
</context>
<context>
    <name>Diagnostic</name>
    <message>
        <source>Did you mean `%1`?</source>
        <translation>Meintest du `%1`?</translation>
    </message>
    <message>
        <source>The item has %1 options, %2 of them right.</source>
        <translation>Die Aufgabe hat %1 Optionen, davon %2 richtige.</translation>
    </message>
    <message>
        <source>Three to five options, of which a choice has one right one.</source>
        <translation>Vorgesehen sind drei bis fünf Optionen, bei choice genau eine richtige.</translation>
    </message>
    <message>
        <source>The options `%1` and `%2` say the same.</source>
        <translation>Die Optionen `%1` und `%2` sagen dasselbe.</translation>
    </message>
    <message>
        <source>Make them differ by more than case, spaces and punctuation.</source>
        <translation>Sie müssen sich in mehr als Großschreibung, Leerzeichen und Satzzeichen unterscheiden.</translation>
    </message>
    <message>
        <source>The option says `%1`.</source>
        <translation>Die Option lautet `%1`.</translation>
    </message>
    <message>
        <source>It rewards half knowledge and breaks when options are shuffled; write a real error instead.</source>
        <translation>Das belohnt Halbwissen und geht schief, wenn Optionen gemischt werden; schreibe stattdessen einen echten Irrtum.</translation>
    </message>
    <message>
        <source>The right option has %1 characters, the wrong ones %2 on average (ratio %3).</source>
        <translation>Die richtige Option hat %1 Zeichen, die falschen haben im Schnitt %2 (Verhältnis %3).</translation>
    </message>
    <message>
        <source>Length must not tell: bring the ratio to 0.75 to 1.33.</source>
        <translation>Die Länge darf nichts verraten: Bringe das Verhältnis auf 0,75 bis 1,33.</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option is clearly the longest (%3 %; %4 % at most).</source>
        <translation>In %1 von %2 Aufgaben ist die richtige Option deutlich die längste (%3&#xa0;%; höchstens %4&#xa0;%).</translation>
    </message>
    <message>
        <source>Shorten right options or give wrong ones equal detail.</source>
        <translation>Kürze richtige Optionen oder gib falschen ebenso viele Einzelheiten.</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option is clearly the shortest (%3 %; %4 % at most).</source>
        <translation>In %1 von %2 Aufgaben ist die richtige Option deutlich die kürzeste (%3&#xa0;%; höchstens %4&#xa0;%).</translation>
    </message>
    <message>
        <source>Give right options the detail of the others.</source>
        <translation>Gib richtigen Optionen so viele Einzelheiten wie den anderen.</translation>
    </message>
    <message>
        <source>The option `%1` has %2 characters, `%3` only %4.</source>
        <translation>Die Option `%1` hat %2 Zeichen, `%3` nur %4.</translation>
    </message>
    <message>
        <source>The longest should have at most twice the length of the shortest.</source>
        <translation>Die längste sollte höchstens doppelt so lang sein wie die kürzeste.</translation>
    </message>
    <message>
        <source>Only wrong options use absolute words: %1.</source>
        <translation>Nur falsche Optionen verwenden absolute Wörter: %1.</translation>
    </message>
    <message>
        <source>Learners know that `always` is seldom right; use them everywhere or nowhere.</source>
        <translation>Lernende wissen, dass `always` selten stimmt; verwende solche Wörter überall oder nirgends.</translation>
    </message>
    <message>
        <source>In %1 of %2 items only wrong options use absolute words (%3 %; %4 % at most).</source>
        <translation>In %1 von %2 Aufgaben verwenden nur falsche Optionen absolute Wörter (%3&#xa0;%; höchstens %4&#xa0;%).</translation>
    </message>
    <message>
        <source>Reword them.</source>
        <translation>Formuliere sie um.</translation>
    </message>
    <message>
        <source>In %1 of %2 items only the right option hedges (%3 %; %4 % at most).</source>
        <translation>In %1 von %2 Aufgaben schwächt nur die richtige Option ab (%3&#xa0;%; höchstens %4&#xa0;%).</translation>
    </message>
    <message>
        <source>Reword them: `usually` gives the answer away.</source>
        <translation>Formuliere sie um: `usually` verrät die Antwort.</translation>
    </message>
    <message>
        <source>The right option repeats %1 words of the question more than any other.</source>
        <translation>Die richtige Option wiederholt %1 Wörter der Frage mehr als jede andere.</translation>
    </message>
    <message>
        <source>Say it in other words, or let wrong options echo as well.</source>
        <translation>Sag es mit anderen Worten oder greife die Frage auch in falschen Optionen auf.</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option echoes the question (%3 %; %4 % at most).</source>
        <translation>In %1 von %2 Aufgaben greift die richtige Option die Frage auf (%3&#xa0;%; höchstens %4&#xa0;%).</translation>
    </message>
    <message>
        <source>The question is negative: %1.</source>
        <translation>Die Frage ist verneint: %1.</translation>
    </message>
    <message>
        <source>Ask for what is true; where that is impossible, emphasise the word.</source>
        <translation>Frage nach dem, was stimmt; wo das nicht geht, hebe das Wort hervor.</translation>
    </message>
    <message>
        <source>The negative word is not emphasised: %1.</source>
        <translation>Das verneinende Wort ist nicht hervorgehoben: %1.</translation>
    </message>
    <message>
        <source>Write it as **not**.</source>
        <translation>Schreibe es fett, etwa **nicht**.</translation>
    </message>
    <message>
        <source>A negative question has a negative option: %1.</source>
        <translation>Eine verneinte Frage hat eine verneinte Option: %1.</translation>
    </message>
    <message>
        <source>Take out one of the two.</source>
        <translation>Streiche eine der beiden Verneinungen.</translation>
    </message>
    <message>
        <source>%1 of %2 questions are negative (%3 %; %4 % at most).</source>
        <translation>%1 von %2 Fragen sind verneint (%3&#xa0;%; höchstens %4&#xa0;%).</translation>
    </message>
    <message>
        <source>Reword some of them.</source>
        <translation>Formuliere einige davon um.</translation>
    </message>
    <message>
        <source>The question does not end in one question mark.</source>
        <translation>Die Frage endet nicht mit genau einem Fragezeichen.</translation>
    </message>
    <message>
        <source>End it so, or with the blank of a sentence to complete.</source>
        <translation>Beende sie so oder mit der Leerstelle eines Satzes, der zu ergänzen ist.</translation>
    </message>
    <message>
        <source>The text has %1 words; %2 are the most.</source>
        <translation>Der Text hat %1 Wörter; höchstens %2 sind erlaubt.</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>Kürze ihn.</translation>
    </message>
    <message>
        <source>Some options end in a full stop and some do not.</source>
        <translation>Einige Optionen enden mit einem Punkt, andere nicht.</translation>
    </message>
    <message>
        <source>End all alike.</source>
        <translation>Beende alle gleich.</translation>
    </message>
    <message>
        <source>Some options begin with a capital and some do not.</source>
        <translation>Einige Optionen beginnen mit einem Großbuchstaben, andere nicht.</translation>
    </message>
    <message>
        <source>Begin all alike.</source>
        <translation>Beginne alle gleich.</translation>
    </message>
    <message>
        <source>Some options are numbers and some are not.</source>
        <translation>Einige Optionen sind Zahlen, andere nicht.</translation>
    </message>
    <message>
        <source>Make them all of one kind.</source>
        <translation>Verwende für alle dieselbe Art.</translation>
    </message>
    <message>
        <source>The options have different units: %1 and %2.</source>
        <translation>Die Optionen haben verschiedene Einheiten: %1 und %2.</translation>
    </message>
    <message>
        <source>Use one unit.</source>
        <translation>Verwende nur eine Einheit.</translation>
    </message>
    <message>
        <source>The options `%1` and `%2` are equal numbers.</source>
        <translation>Die Optionen `%1` und `%2` sind gleiche Zahlen.</translation>
    </message>
    <message>
        <source>Make them differ by more than the tolerance.</source>
        <translation>Sie müssen sich um mehr als die Toleranz unterscheiden.</translation>
    </message>
    <message>
        <source>With %1 numeric options, the right one&apos;s rank is spread unevenly: %2.</source>
        <translation>Bei %1 Zahlen als Optionen ist der Rang der richtigen ungleich verteilt: %2.</translation>
    </message>
    <message>
        <source>Choose the wrong values so that every rank is as likely.</source>
        <translation>Wähle die falschen Werte so, dass jeder Rang gleich wahrscheinlich ist.</translation>
    </message>
    <message>
        <source>The feedback of `%1` does not explain.</source>
        <translation>Die Rückmeldung zu `%1` erklärt nichts.</translation>
    </message>
    <message>
        <source>Say in a sentence why the option is right or wrong.</source>
        <translation>Sag in einem Satz, warum die Option richtig oder falsch ist.</translation>
    </message>
    <message>
        <source>The feedback of `%1` only repeats the option.</source>
        <translation>Die Rückmeldung zu `%1` wiederholt nur die Option.</translation>
    </message>
    <message>
        <source>Say why it is right or wrong.</source>
        <translation>Sag, warum sie richtig oder falsch ist.</translation>
    </message>
    <message>
        <source>The text names an option by letter or place: %1.</source>
        <translation>Der Text verweist mit Buchstabe oder Stelle auf eine Option: %1.</translation>
    </message>
    <message>
        <source>Options are shuffled; name what it says.</source>
        <translation>Optionen werden gemischt; nenne ihren Inhalt.</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option shares most words with the others (%3 %; %4 % at most).</source>
        <translation>In %1 von %2 Aufgaben teilt die richtige Option die meisten Wörter mit den anderen (%3&#xa0;%; höchstens %4&#xa0;%).</translation>
    </message>
    <message>
        <source>Vary the wrong options in more than one respect.</source>
        <translation>Variiere die falschen Optionen in mehr als einer Hinsicht.</translation>
    </message>
    <message>
        <source>The question is almost that of %1.</source>
        <translation>Die Frage ist fast dieselbe wie die von %1.</translation>
    </message>
    <message>
        <source>Ask something else, or write `variant-of: %1`.</source>
        <translation>Frage nach etwas anderem oder schreibe `variant-of: %1`.</translation>
    </message>
    <message>
        <source>The question tells the answer of %1.</source>
        <translation>Die Frage verrät die Antwort von %1.</translation>
    </message>
    <message>
        <source>Reword one of the two.</source>
        <translation>Formuliere eine der beiden um.</translation>
    </message>
    <message>
        <source>`%1` is missing.</source>
        <translation>`%1` fehlt.</translation>
    </message>
    <message>
        <source>Every question needs objective, sources, level and bloom.</source>
        <translation>Jede Frage braucht objective, sources, level und bloom.</translation>
    </message>
    <message>
        <source>%1 of %2 questions only ask to remember (%3 %; %4 % at most).</source>
        <translation>%1 von %2 Fragen verlangen nur Erinnern (%3&#xa0;%; höchstens %4&#xa0;%).</translation>
    </message>
    <message>
        <source>Write more that ask to understand and apply.</source>
        <translation>Schreibe mehr Fragen, die Verstehen und Anwenden verlangen.</translation>
    </message>
    <message>
        <source>%1 of %2 questions ask to apply or more (%3 %; at least %4 %).</source>
        <translation>%1 von %2 Fragen verlangen Anwenden oder mehr (%3&#xa0;%; mindestens %4&#xa0;%).</translation>
    </message>
    <message>
        <source>Write more of them.</source>
        <translation>Schreibe mehr davon.</translation>
    </message>
    <message>
        <source>`%1` stands next to a number without source and date.</source>
        <translation>`%1` steht ohne Quelle und Datum neben einer Zahl.</translation>
    </message>
    <message>
        <source>Add `sources:` and `as-of:`.</source>
        <translation>Ergänze `sources:` und `as-of:`.</translation>
    </message>
    <message>
        <source>The rate of `%1` does not say dense or sparse.</source>
        <translation>Bei der Leistung von `%1` fehlt die Angabe, ob dicht oder dünn besetzt gerechnet wird.</translation>
    </message>
    <message>
        <source>Say which.</source>
        <translation>Gib es an.</translation>
    </message>
    <message>
        <source>The rate of the link `%1` does not say which direction.</source>
        <translation>Bei der Datenrate der Verbindung `%1` fehlt die Richtung.</translation>
    </message>
    <message>
        <source>Say one direction or both.</source>
        <translation>Gib an, ob sie für eine Richtung oder für beide gilt.</translation>
    </message>
    <message>
        <source>The options differ from the source. Missing: %1. Added: %2.</source>
        <translation>Die Optionen weichen vom Ausgangstext ab. Fehlend: %1. Zusätzlich: %2.</translation>
    </message>
    <message>
        <source>Use the ids of the source.</source>
        <translation>Verwende die IDs des Ausgangstexts.</translation>
    </message>
    <message>
        <source>The numbers differ from the source. Missing: %1. Added: %2.</source>
        <translation>Die Zahlen weichen vom Ausgangstext ab. Fehlend: %1. Zusätzlich: %2.</translation>
    </message>
    <message>
        <source>Correct them; only separators may differ.</source>
        <translation>Berichtige sie; nur Trennzeichen dürfen abweichen.</translation>
    </message>
    <message>
        <source>A formula differs from the source. There: %1. Here: %2.</source>
        <translation>Eine Formel weicht vom Ausgangstext ab. Dort: %1. Hier: %2.</translation>
    </message>
    <message>
        <source>Copy the TeX; only `{,}` and the words in \text{} may differ.</source>
        <translation>Übernimm das TeX; nur `{,}` und die Wörter in \text{} dürfen abweichen.</translation>
    </message>
    <message>
        <source>This language writes a decimal comma, but the formula has a point: %1.</source>
        <translation>In dieser Sprache schreibt man ein Dezimalkomma, die Formel hat aber einen Punkt: %1.</translation>
    </message>
    <message>
        <source>Write `{,}` in TeX.</source>
        <translation>Schreibe in TeX `{,}`.</translation>
    </message>
    <message>
        <source>The source says `%1`, but `%2` does not occur here.</source>
        <translation>Der Ausgangstext sagt `%1`, aber `%2` kommt hier nicht vor.</translation>
    </message>
    <message>
        <source>Use the glossary&apos;s term, or add a variant to the glossary.</source>
        <translation>Verwende den Begriff aus dem Glossar oder ergänze dort eine Variante.</translation>
    </message>
    <message>
        <source>The tolerance is %1, but rounded input alone moves the result by %2.</source>
        <translation>Die Toleranz ist %1, aber schon gerundete Eingaben verschieben das Ergebnis um %2.</translation>
    </message>
    <message>
        <source>Widen the tolerance to twice that.</source>
        <translation>Erweitere die Toleranz auf das Doppelte davon.</translation>
    </message>
    <message>
        <source>The mistake `%1` gives %2, which is within the tolerance of the answer %3.</source>
        <translation>Der Fehler `%1` ergibt %2; das liegt innerhalb der Toleranz der Antwort %3.</translation>
    </message>
    <message>
        <source>Narrow the tolerance, or leave the mistake out.</source>
        <translation>Verkleinere die Toleranz oder lass den Fehler weg.</translation>
    </message>
    <message>
        <source>`%1` gives no finite number (%2).</source>
        <translation>`%1` ergibt keine endliche Zahl (%2).</translation>
    </message>
    <message>
        <source>Change the expression or the ranges.</source>
        <translation>Ändere den Ausdruck oder die Bereiche.</translation>
    </message>
    <message>
        <source>In %1 of %2 draws a mistake cannot be told from the answer.</source>
        <translation>In %1 von %2 Ziehungen ist ein Fehler nicht von der Antwort zu unterscheiden.</translation>
    </message>
    <message>
        <source>Narrow the ranges or the tolerance.</source>
        <translation>Verkleinere die Bereiche oder die Toleranz.</translation>
    </message>
    <message>
        <source>The sentences have %1 words on average.</source>
        <translation>Die Sätze haben im Schnitt %1 Wörter.</translation>
    </message>
    <message>
        <source>Keep them to 20.</source>
        <translation>Bleib bei höchstens 20.</translation>
    </message>
    <message>
        <source>Bidirectional control characters do not balance.</source>
        <translation>Die Steuerzeichen für die Schreibrichtung gehen nicht paarweise auf.</translation>
    </message>
    <message>
        <source>Remove them: the program sets direction itself.</source>
        <translation>Entferne sie: Das Programm setzt die Richtung selbst.</translation>
    </message>
    <message>
        <source>The tables differ from the source. There: %1. Here: %2.</source>
        <translation>Die Tabellen weichen vom Ausgangstext ab. Dort: %1. Hier: %2.</translation>
    </message>
    <message>
        <source>Keep the same rows and columns.</source>
        <translation>Behalte dieselben Zeilen und Spalten bei.</translation>
    </message>
    <message>
        <source>The text is the same as the source.</source>
        <translation>Der Text ist gleich dem Ausgangstext.</translation>
    </message>
    <message>
        <source>Translate it, or write `same-as-source: yes` under the item&apos;s heading.</source>
        <translation>Übersetze ihn oder schreibe `same-as-source: yes` unter die Überschrift der Aufgabe.</translation>
    </message>
    <message>
        <source>HTML stands in the text: %1.</source>
        <translation>Im Text steht HTML: %1.</translation>
    </message>
    <message>
        <source>Use Markdown; tags would be shown as they are.</source>
        <translation>Verwende Markdown; Tags würden unverändert angezeigt.</translation>
    </message>
    <message>
        <source>A formula is not closed: %1.</source>
        <translation>Eine Formel ist nicht geschlossen: %1.</translation>
    </message>
    <message>
        <source>Close it with `$`, or write `\$` for a dollar.</source>
        <translation>Schließe sie mit `$` oder schreibe `\$` für ein Dollarzeichen.</translation>
    </message>
    <message>
        <source>The comparison has %1 tables.</source>
        <translation>Der Vergleich hat %1 Tabellen.</translation>
    </message>
    <message>
        <source>Write exactly one.</source>
        <translation>Schreibe genau eine.</translation>
    </message>
    <message>
        <source>The values in braces differ from the source. Missing: %1. Added: %2.</source>
        <translation>Die Werte in geschweiften Klammern weichen vom Ausgangstext ab. Fehlend: %1. Zusätzlich: %2.</translation>
    </message>
    <message>
        <source>Use the same ones.</source>
        <translation>Verwende dieselben.</translation>
    </message>
    <message>
        <source>`%1` is no expression (at character %2).</source>
        <translation>`%1` ist kein gültiger Ausdruck (bei Zeichen %2).</translation>
    </message>
    <message>
        <source>Use numbers, parameters, + - * / ^, parentheses and min max sqrt log2 ln exp ceil floor.</source>
        <translation>Verwende Zahlen, Parameter, + - * / ^, Klammern und min max sqrt log2 ln exp ceil floor.</translation>
    </message>
    <message>
        <source>`%1` is no parameter of this item (in `%2`).</source>
        <translation>`%1` ist kein Parameter dieser Aufgabe (in `%2`).</translation>
    </message>
    <message>
        <source>Declare it with `let:`.</source>
        <translation>Deklariere ihn mit `let:`.</translation>
    </message>
    <message>
        <source>The unit `%1` has no name in this language.</source>
        <translation>Die Einheit `%1` hat in dieser Sprache keinen Namen.</translation>
    </message>
    <message>
        <source>Name it under `### units`: `- %1 = name, other name`.</source>
        <translation>Benenne sie unter `### units`: `- %1 = name, other name`.</translation>
    </message>
    <message>
        <source>Nothing of the kind %1 is found, so the waiver does nothing.</source>
        <translation>Es gibt keinen Befund der Art %1, also bewirkt die Ausnahme nichts.</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Bitte entfernen.</translation>
    </message>
    <message>
        <source>The waiver of %1 gives no reason.</source>
        <translation>Die Ausnahme für %1 nennt keinen Grund.</translation>
    </message>
    <message>
        <source>Write it behind the code.</source>
        <translation>Schreibe ihn hinter den Code.</translation>
    </message>
    <message>
        <source>This is no valid UTF-8.</source>
        <translation>Das ist kein gültiges UTF-8.</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation>Speichere die Datei als UTF-8.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark.</source>
        <translation>Die Datei beginnt mit einer Byte-Reihenfolge-Marke (BOM).</translation>
    </message>
    <message>
        <source>`format` removes it.</source>
        <translation>`format` entfernt sie.</translation>
    </message>
    <message>
        <source>Lines end in CR LF, the first of %1 here.</source>
        <translation>Zeilen enden mit CR LF, hier als erste von %1.</translation>
    </message>
    <message>
        <source>`format` makes them LF.</source>
        <translation>`format` macht daraus LF.</translation>
    </message>
    <message>
        <source>This text is not in Unicode&apos;s normal form NFC.</source>
        <translation>Dieser Text liegt nicht in der Unicode-Normalform NFC vor.</translation>
    </message>
    <message>
        <source>`format` normalises it.</source>
        <translation>`format` normalisiert ihn.</translation>
    </message>
    <message>
        <source>The last line has no line end.</source>
        <translation>Der letzten Zeile fehlt das Zeilenende.</translation>
    </message>
    <message>
        <source>`format` adds it.</source>
        <translation>`format` ergänzt es.</translation>
    </message>
    <message>
        <source>The control character %1 stands here.</source>
        <translation>Hier steht das Steuerzeichen %1.</translation>
    </message>
    <message>
        <source>A tab stands here.</source>
        <translation>Hier steht ein Tabulator.</translation>
    </message>
    <message>
        <source>Use spaces.</source>
        <translation>Verwende Leerzeichen.</translation>
    </message>
    <message>
        <source>The line has %1 bytes; %2 are the most.</source>
        <translation>Die Zeile hat %1 Bytes; höchstens %2 sind erlaubt.</translation>
    </message>
    <message>
        <source>Break it into several lines.</source>
        <translation>Teile sie in mehrere Zeilen auf.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Die Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Check that you may read it.</source>
        <translation>Prüfe, ob du sie lesen darfst.</translation>
    </message>
    <message>
        <source>The file has %1 bytes; %2 are the most.</source>
        <translation>Die Datei hat %1 Bytes; höchstens %2 sind erlaubt.</translation>
    </message>
    <message>
        <source>Split the topic, or make the picture smaller.</source>
        <translation>Teile das Thema auf oder verkleinere das Bild.</translation>
    </message>
    <message>
        <source>This is no ordinary file.</source>
        <translation>Das ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>Put a copy of the file here; links, devices and pipes are not followed.</source>
        <translation>Lege hier eine Kopie der Datei ab; Links, Geräten und Pipes wird nicht gefolgt.</translation>
    </message>
    <message>
        <source>The file is not used.</source>
        <translation>Die Datei wird nicht verwendet.</translation>
    </message>
    <message>
        <source>Topic files are called %1.&lt;locale&gt;.md; anything else belongs elsewhere.</source>
        <translation>Themendateien heißen %1.&lt;locale&gt;.md; alles andere gehört woandershin.</translation>
    </message>
    <message>
        <source>More than %1 problems are in this file; the others are left out.</source>
        <translation>Diese Datei hat mehr als %1 Probleme; die übrigen werden ausgelassen.</translation>
    </message>
    <message>
        <source>Mend these first.</source>
        <translation>Behebe zuerst diese.</translation>
    </message>
    <message>
        <source>There is no bank.&lt;locale&gt;.md with `role: source`.</source>
        <translation>Es gibt keine bank.&lt;locale&gt;.md mit `role: source`.</translation>
    </message>
    <message>
        <source>Write it: it gives the bank its id, licence, source locale and title.</source>
        <translation>Schreibe sie: Sie gibt der Fragensammlung ID, Lizenz, Ausgangssprache und Titel.</translation>
    </message>
    <message>
        <source>A second file says `role: source`; %1 does already.</source>
        <translation>Eine zweite Datei sagt `role: source`; %1 tut das schon.</translation>
    </message>
    <message>
        <source>Make this one `role: translation`.</source>
        <translation>Setze hier `role: translation`.</translation>
    </message>
    <message>
        <source>The topic has no source file.</source>
        <translation>Dem Thema fehlt die Quelldatei.</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>Schreibe %1.</translation>
    </message>
    <message>
        <source>`%1` is no locale as file names spell it.</source>
        <translation>`%1` ist kein Sprachkürzel, wie es in Dateinamen steht.</translation>
    </message>
    <message>
        <source>Use a BCP 47 tag such as de, pt-BR or zh-Hans.</source>
        <translation>Verwende ein BCP-47-Kürzel wie de, pt-BR oder zh-Hans.</translation>
    </message>
    <message>
        <source>The file does not begin with front matter.</source>
        <translation>Die Datei beginnt nicht mit einem Dateikopf.</translation>
    </message>
    <message>
        <source>Begin with a line `---`, then `key: value` lines, then a line `---`.</source>
        <translation>Beginne mit einer Zeile `---`, dann Zeilen der Form `key: value`, dann einer Zeile `---`.</translation>
    </message>
    <message>
        <source>The front matter has no end.</source>
        <translation>Der Dateikopf hat kein Ende.</translation>
    </message>
    <message>
        <source>Close it with a line `---`.</source>
        <translation>Schließe ihn mit einer Zeile `---` ab.</translation>
    </message>
    <message>
        <source>`%1` is no line of the form `key: value`.</source>
        <translation>`%1` ist keine Zeile der Form `key: value`.</translation>
    </message>
    <message>
        <source>Write the key in lower case, a colon, a space and the value; a blank line ends the keys.</source>
        <translation>Schreibe den Schlüssel klein, dann Doppelpunkt, Leerzeichen und Wert; eine Leerzeile beendet die Schlüssel.</translation>
    </message>
    <message>
        <source>There is no key `%1` here.</source>
        <translation>Einen Schlüssel `%1` gibt es hier nicht.</translation>
    </message>
    <message>
        <source>See the list of keys in content/README.md.</source>
        <translation>Die Liste der Schlüssel steht in content/README.md.</translation>
    </message>
    <message>
        <source>The key `%1` stands here a second time, first in line %2.</source>
        <translation>Der Schlüssel `%1` steht hier ein zweites Mal, zuerst in Zeile %2.</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>Behalte einen davon.</translation>
    </message>
    <message>
        <source>The key `%1` is missing in %2.</source>
        <translation>Der Schlüssel `%1` fehlt in %2.</translation>
    </message>
    <message>
        <source>Add a line `%1: …`.</source>
        <translation>Ergänze eine Zeile `%1: …`.</translation>
    </message>
    <message>
        <source>`%1` has no value.</source>
        <translation>`%1` hat keinen Wert.</translation>
    </message>
    <message>
        <source>Write the value, or remove the line.</source>
        <translation>Schreibe den Wert oder entferne die Zeile.</translation>
    </message>
    <message>
        <source>`%1` cannot be `%2`.</source>
        <translation>`%1` kann nicht `%2` sein.</translation>
    </message>
    <message>
        <source>Expected: %3.</source>
        <translation>Erwartet: %3.</translation>
    </message>
    <message>
        <source>`%1` is `%2` but must be `%3` in this file.</source>
        <translation>`%1` ist `%2`, muss in dieser Datei aber `%3` sein.</translation>
    </message>
    <message>
        <source>Write `%1: %3`.</source>
        <translation>Schreibe `%1: %3`.</translation>
    </message>
    <message>
        <source>The key `%1` has no meaning for an item of kind %2.</source>
        <translation>Der Schlüssel `%1` hat bei einer Aufgabe der Art %2 keine Bedeutung.</translation>
    </message>
    <message>
        <source>Remove the line.</source>
        <translation>Entferne die Zeile.</translation>
    </message>
    <message>
        <source>`%1: %2` is no number that is allowed here.</source>
        <translation>`%1: %2` ist keine hier erlaubte Zahl.</translation>
    </message>
    <message>
        <source>Write a number with a decimal point; where whole numbers are meant, from %3 to %4.</source>
        <translation>Schreibe eine Zahl mit Dezimalpunkt; wo ganze Zahlen gemeint sind, von %3 bis %4.</translation>
    </message>
    <message>
        <source>`%1: %2` is no date.</source>
        <translation>`%1: %2` ist kein Datum.</translation>
    </message>
    <message>
        <source>Write it as 2026-12-01.</source>
        <translation>Schreibe es in der Form 2026-12-01.</translation>
    </message>
    <message>
        <source>Write `waive: %1 why it is meant so`.</source>
        <translation>Schreibe `waive: %1 why it is meant so`.</translation>
    </message>
    <message>
        <source>There is no finding called `%1`.</source>
        <translation>Einen Befund namens `%1` gibt es nicht.</translation>
    </message>
    <message>
        <source>Use the code that `check` prints.</source>
        <translation>Verwende den Code, den `check` ausgibt.</translation>
    </message>
    <message>
        <source>`%1` names `%2` twice.</source>
        <translation>`%1` nennt `%2` zweimal.</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>Entferne eines davon.</translation>
    </message>
    <message>
        <source>The title is missing.</source>
        <translation>Der Titel fehlt.</translation>
    </message>
    <message>
        <source>Write a line `# Title` below the front matter.</source>
        <translation>Schreibe eine Zeile `# Title` unter den Dateikopf.</translation>
    </message>
    <message>
        <source>Text stands where none can stand.</source>
        <translation>Hier steht Text, wo keiner stehen kann.</translation>
    </message>
    <message>
        <source>Put it below a title, or remove it.</source>
        <translation>Setze ihn unter einen Titel oder entferne ihn.</translation>
    </message>
    <message>
        <source>`%1` is a second title.</source>
        <translation>`%1` ist ein zweiter Titel.</translation>
    </message>
    <message>
        <source>A file has one line that begins with `# `; use `####` inside texts.</source>
        <translation>Eine Datei hat genau eine Zeile, die mit `# ` beginnt; verwende `####` innerhalb von Texten.</translation>
    </message>
    <message>
        <source>An item begins before the title of the file.</source>
        <translation>Eine Aufgabe beginnt vor dem Titel der Datei.</translation>
    </message>
    <message>
        <source>Put the line `# Title` above it.</source>
        <translation>Setze die Zeile `# Title` darüber.</translation>
    </message>
    <message>
        <source>`%1` is an option outside an item&apos;s question.</source>
        <translation>`%1` ist eine Option außerhalb der Frage einer Aufgabe.</translation>
    </message>
    <message>
        <source>Options follow the stem, before any section; a backslash in front makes the line ordinary text.</source>
        <translation>Optionen folgen auf den Fragetext, vor allen Abschnitten; ein Backslash davor macht die Zeile zu gewöhnlichem Text.</translation>
    </message>
    <message>
        <source>Text follows the options.</source>
        <translation>Auf die Optionen folgt Text.</translation>
    </message>
    <message>
        <source>Options end the stem: move the text above them or into `### explanation`.</source>
        <translation>Optionen beenden den Fragetext: Verschiebe den Text davor oder in `### explanation`.</translation>
    </message>
    <message>
        <source>Text follows an option&apos;s feedback.</source>
        <translation>Auf die Rückmeldung einer Option folgt Text.</translation>
    </message>
    <message>
        <source>Put it above the feedback, or begin the line with `  &gt; `.</source>
        <translation>Setze ihn vor die Rückmeldung oder beginne die Zeile mit `  &gt; `.</translation>
    </message>
    <message>
        <source>The code block that begins here has no end.</source>
        <translation>Der Codeblock, der hier beginnt, hat kein Ende.</translation>
    </message>
    <message>
        <source>Close it with the same marks.</source>
        <translation>Schließe ihn mit denselben Zeichen.</translation>
    </message>
    <message>
        <source>The item %1 has no title.</source>
        <translation>Die Aufgabe %1 hat keinen Titel.</translation>
    </message>
    <message>
        <source>Write `## %1 | Title`.</source>
        <translation>Schreibe `## %1 | Title`.</translation>
    </message>
    <message>
        <source>`%1` is no id.</source>
        <translation>`%1` ist keine gültige ID.</translation>
    </message>
    <message>
        <source>Ids are 2 to 48 characters of a-z, 0-9 and hyphens (options: a letter first).</source>
        <translation>IDs haben 2 bis 48 Zeichen aus a-z, 0-9 und Bindestrich (Optionen: zuerst ein Buchstabe).</translation>
    </message>
    <message>
        <source>There is no section `%1`.</source>
        <translation>Einen Abschnitt `%1` gibt es nicht.</translation>
    </message>
    <message>
        <source>Sections are hint, back, explanation, units and note; use `####` for headings of your own.</source>
        <translation>Abschnitte sind hint, back, explanation, units und note; verwende `####` für eigene Überschriften.</translation>
    </message>
    <message>
        <source>The section `%1` stands here a second time, first in line %2.</source>
        <translation>Der Abschnitt `%1` steht hier ein zweites Mal, zuerst in Zeile %2.</translation>
    </message>
    <message>
        <source>Join the two.</source>
        <translation>Fasse beide zusammen.</translation>
    </message>
    <message>
        <source>The section `%1` stands behind `%2`.</source>
        <translation>Der Abschnitt `%1` steht hinter `%2`.</translation>
    </message>
    <message>
        <source>The order is hint, back, explanation, units, note; `format` does not move texts.</source>
        <translation>Die Reihenfolge ist hint, back, explanation, units, note; `format` verschiebt keine Texte.</translation>
    </message>
    <message>
        <source>The section `%1` is empty.</source>
        <translation>Der Abschnitt `%1` ist leer.</translation>
    </message>
    <message>
        <source>Fill it or remove it.</source>
        <translation>Fülle oder entferne ihn.</translation>
    </message>
    <message>
        <source>Options and accepted answers stand in one item.</source>
        <translation>Optionen und akzeptierte Antworten stehen in derselben Aufgabe.</translation>
    </message>
    <message>
        <source>Use `- id) text` for options, `- = text` for accepted answers.</source>
        <translation>Verwende `- id) text` für Optionen, `- = text` für akzeptierte Antworten.</translation>
    </message>
    <message>
        <source>The accepted answer is empty.</source>
        <translation>Die akzeptierte Antwort ist leer.</translation>
    </message>
    <message>
        <source>Write it behind `- = `.</source>
        <translation>Schreibe sie hinter `- = `.</translation>
    </message>
    <message>
        <source>`%1` is no line of the form `- unit = name, name`.</source>
        <translation>`%1` ist keine Zeile der Form `- unit = name, name`.</translation>
    </message>
    <message>
        <source>The first name is shown, all are accepted.</source>
        <translation>Der erste Name wird angezeigt, akzeptiert werden alle.</translation>
    </message>
    <message>
        <source>The item %1 is there already: %2, line %3.</source>
        <translation>Die Aufgabe %1 gibt es schon: %2, Zeile %3.</translation>
    </message>
    <message>
        <source>Ids are unique in a bank; choose another one.</source>
        <translation>IDs sind in einer Fragensammlung eindeutig; wähle eine andere.</translation>
    </message>
    <message>
        <source>The id %1 was retired in %2, line %3.</source>
        <translation>Die ID %1 wurde in %2, Zeile %3, stillgelegt.</translation>
    </message>
    <message>
        <source>Choose another id: learners have a history under this one.</source>
        <translation>Wähle eine andere ID: Lernende haben unter dieser einen Verlauf.</translation>
    </message>
    <message>
        <source>The item has the same id as the topic %1.</source>
        <translation>Die Aufgabe hat dieselbe ID wie das Thema %1.</translation>
    </message>
    <message>
        <source>Choose another id for one of them.</source>
        <translation>Wähle für eines von beiden eine andere ID.</translation>
    </message>
    <message>
        <source>The option `%1` is there already, in line %2.</source>
        <translation>Die Option `%1` gibt es schon, in Zeile %2.</translation>
    </message>
    <message>
        <source>Give it another id.</source>
        <translation>Gib ihr eine andere ID.</translation>
    </message>
    <message>
        <source>The item %1 has no question text.</source>
        <translation>Die Aufgabe %1 hat keinen Fragetext.</translation>
    </message>
    <message>
        <source>Write it below the keys, behind a blank line.</source>
        <translation>Schreibe ihn unter die Schlüssel, nach einer Leerzeile.</translation>
    </message>
    <message>
        <source>The item %1 has fewer than %2 options.</source>
        <translation>Die Aufgabe %1 hat weniger als %2 Optionen.</translation>
    </message>
    <message>
        <source>Write them as `- a) text`.</source>
        <translation>Schreibe sie als `- a) text`.</translation>
    </message>
    <message>
        <source>The item %1 has %2 options; %3 are the most.</source>
        <translation>Die Aufgabe %1 hat %2 Optionen; höchstens %3 sind erlaubt.</translation>
    </message>
    <message>
        <source>Leave out the weakest.</source>
        <translation>Lass die schwächsten weg.</translation>
    </message>
    <message>
        <source>The item %1 has no accepted answer.</source>
        <translation>Die Aufgabe %1 hat keine akzeptierte Antwort.</translation>
    </message>
    <message>
        <source>Write at least one line `- = answer`.</source>
        <translation>Schreibe mindestens eine Zeile `- = answer`.</translation>
    </message>
    <message>
        <source>The card %1 has no back.</source>
        <translation>Die Karte %1 hat keine Rückseite.</translation>
    </message>
    <message>
        <source>Write it below a line `### back`.</source>
        <translation>Schreibe sie unter eine Zeile `### back`.</translation>
    </message>
    <message>
        <source>The option `%1` has no feedback.</source>
        <translation>Die Option `%1` hat keine Rückmeldung.</translation>
    </message>
    <message>
        <source>Write why it is right or wrong on a line below that begins with `  &gt; `.</source>
        <translation>Schreibe in einer Zeile darunter, die mit `  &gt; ` beginnt, warum sie richtig oder falsch ist.</translation>
    </message>
    <message>
        <source>The option `%1` has no text.</source>
        <translation>Die Option `%1` hat keinen Text.</translation>
    </message>
    <message>
        <source>Write it behind `- %1) `.</source>
        <translation>Schreibe ihn hinter `- %1) `.</translation>
    </message>
    <message>
        <source>Items of kind %1 have no options.</source>
        <translation>Aufgaben der Art %1 haben keine Optionen.</translation>
    </message>
    <message>
        <source>Remove them, or change the kind.</source>
        <translation>Entferne sie oder ändere die Art.</translation>
    </message>
    <message>
        <source>Items of kind %1 have no accepted answers.</source>
        <translation>Aufgaben der Art %1 haben keine akzeptierten Antworten.</translation>
    </message>
    <message>
        <source>Remove the lines `- = …`, or change the kind.</source>
        <translation>Entferne die Zeilen `- = …` oder ändere die Art.</translation>
    </message>
    <message>
        <source>The section `%1` has no meaning for an item of kind %2.</source>
        <translation>Der Abschnitt `%1` hat bei einer Aufgabe der Art %2 keine Bedeutung.</translation>
    </message>
    <message>
        <source>Remove it, or change the kind.</source>
        <translation>Entferne ihn oder ändere die Art.</translation>
    </message>
    <message>
        <source>`answer` names %2 options, which does not fit kind %1.</source>
        <translation>`answer` nennt %2 Optionen; das passt nicht zur Art %1.</translation>
    </message>
    <message>
        <source>A choice has one, a multiple at least two.</source>
        <translation>Bei choice ist es eine, bei multiple sind es mindestens zwei.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no option of this item.</source>
        <translation>`%1` nennt `%2`, das ist keine Option dieser Aufgabe.</translation>
    </message>
    <message>
        <source>Use the id before the closing parenthesis of an option.</source>
        <translation>Verwende die ID vor der schließenden Klammer einer Option.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no item of this bank.</source>
        <translation>`%1` nennt `%2`, das ist keine Aufgabe dieser Fragensammlung.</translation>
    </message>
    <message>
        <source>Correct the id, or remove it.</source>
        <translation>Berichtige oder entferne die ID.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no topic of this bank.</source>
        <translation>`%1` nennt `%2`, das ist kein Thema dieser Fragensammlung.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no term of glossary.tsv.</source>
        <translation>`%1` nennt `%2`, das ist kein Begriff aus glossary.tsv.</translation>
    </message>
    <message>
        <source>Correct the id, or add the term.</source>
        <translation>Berichtige die ID oder ergänze den Begriff.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no key of sources.tsv.</source>
        <translation>`%1` nennt `%2`, das ist kein Schlüssel aus sources.tsv.</translation>
    </message>
    <message>
        <source>Correct the key, or add the source.</source>
        <translation>Berichtige den Schlüssel oder ergänze die Quelle.</translation>
    </message>
    <message>
        <source>`%1` is no unit of this item.</source>
        <translation>`%1` ist keine Einheit dieser Aufgabe.</translation>
    </message>
    <message>
        <source>Name the unit in `unit:` or `accept:` first.</source>
        <translation>Nenne die Einheit zuerst in `unit:` oder `accept:`.</translation>
    </message>
    <message>
        <source>`%1` describes no parameter.</source>
        <translation>`%1` beschreibt keinen Parameter.</translation>
    </message>
    <message>
        <source>Write `N = 7e9 in 1e9..70e9 log`, `M = 40 in 30..55 step 5` or `G = 512 of 64, 128, 512`.</source>
        <translation>Schreibe `N = 7e9 in 1e9..70e9 log`, `M = 40 in 30..55 step 5` oder `G = 512 of 64, 128, 512`.</translation>
    </message>
    <message>
        <source>The values of `%1` cannot be drawn.</source>
        <translation>Die Werte von `%1` lassen sich nicht ziehen.</translation>
    </message>
    <message>
        <source>The range must go upwards, hold the first value, and be positive for `log`.</source>
        <translation>Der Bereich muss aufsteigen, den ersten Wert enthalten und bei `log` positiv sein.</translation>
    </message>
    <message>
        <source>The parameter `%1` is there already.</source>
        <translation>Den Parameter `%1` gibt es schon.</translation>
    </message>
    <message>
        <source>Give it another name.</source>
        <translation>Gib ihm einen anderen Namen.</translation>
    </message>
    <message>
        <source>`%1` cannot be the name of a parameter.</source>
        <translation>`%1` kann kein Parameter heißen.</translation>
    </message>
    <message>
        <source>`answer` and the names of functions are taken.</source>
        <translation>`answer` und die Namen von Funktionen sind vergeben.</translation>
    </message>
    <message>
        <source>`%1` is no tolerance.</source>
        <translation>`%1` ist keine Toleranz.</translation>
    </message>
    <message>
        <source>Write `1 %`, a positive number, or `exact`.</source>
        <translation>Schreibe `1 %`, eine positive Zahl oder `exact`.</translation>
    </message>
    <message>
        <source>`%1` accepts no unit.</source>
        <translation>`%1` beschreibt keine akzeptierte Einheit.</translation>
    </message>
    <message>
        <source>Write `accept: h = 24`: the answer in h is 24 times the answer in the main unit.</source>
        <translation>Schreibe `accept: h = 24`: Die Antwort in h ist das 24-Fache der Antwort in der Haupteinheit.</translation>
    </message>
    <message>
        <source>`%1` describes no mistake.</source>
        <translation>`%1` beschreibt keinen Fehler.</translation>
    </message>
    <message>
        <source>Write `mistake: id = expression`, and its feedback as `- id) …`.</source>
        <translation>Schreibe `mistake: id = expression` und die Rückmeldung dazu als `- id) …`.</translation>
    </message>
    <message>
        <source>The mistake `%1` has no text.</source>
        <translation>Der Fehler `%1` hat keinen Text.</translation>
    </message>
    <message>
        <source>Write it as `- %1) what went wrong`, with its feedback below.</source>
        <translation>Schreibe ihn als `- %1) what went wrong`, die Rückmeldung darunter.</translation>
    </message>
    <message>
        <source>The gap `%1` is malformed.</source>
        <translation>Die Lücke `%1` ist fehlerhaft geschrieben.</translation>
    </message>
    <message>
        <source>Write `{{c1:text}}` or `{{c1:text|also accepted::hint}}`.</source>
        <translation>Schreibe `{{c1:text}}` oder `{{c1:text|also accepted::hint}}`.</translation>
    </message>
    <message>
        <source>The item %1 has no gaps.</source>
        <translation>Die Aufgabe %1 hat keine Lücken.</translation>
    </message>
    <message>
        <source>Write them in the text as `{{c1:text}}`.</source>
        <translation>Schreibe sie im Text als `{{c1:text}}`.</translation>
    </message>
    <message>
        <source>A translation cannot have the key `%1`.</source>
        <translation>Eine Übersetzung kann den Schlüssel `%1` nicht haben.</translation>
    </message>
    <message>
        <source>Keys, levels and answers stand in the source file alone; remove the line.</source>
        <translation>Schlüssel, Stufen und Antworten stehen nur in der Quelldatei; entferne die Zeile.</translation>
    </message>
    <message>
        <source>The source file has no item `%1`.</source>
        <translation>Die Quelldatei hat keine Aufgabe `%1`.</translation>
    </message>
    <message>
        <source>Correct the id, or add the item to the source first.</source>
        <translation>Berichtige die ID oder ergänze die Aufgabe zuerst in der Quelldatei.</translation>
    </message>
    <message>
        <source>The source has no option `%1` in this item.</source>
        <translation>Der Ausgangstext hat in dieser Aufgabe keine Option `%1`.</translation>
    </message>
    <message>
        <source>Correct the id: options are matched by it.</source>
        <translation>Berichtige die ID: Darüber werden Optionen zugeordnet.</translation>
    </message>
    <message>
        <source>The item %1 has no `%2` in the source.</source>
        <translation>Die Aufgabe %1 hat im Ausgangstext kein `%2`.</translation>
    </message>
    <message>
        <source>Remove it here, or write it in the source first.</source>
        <translation>Entferne es hier oder schreibe es zuerst im Ausgangstext.</translation>
    </message>
    <message>
        <source>The source has no gap `%1` in this item.</source>
        <translation>Der Ausgangstext hat in dieser Aufgabe keine Lücke `%1`.</translation>
    </message>
    <message>
        <source>Use the same gaps as the source.</source>
        <translation>Verwende dieselben Lücken wie der Ausgangstext.</translation>
    </message>
    <message>
        <source>The item %1 lacks `%2` here, so it is left out in this language.</source>
        <translation>Der Aufgabe %1 fehlt hier `%2`, deshalb bleibt sie in dieser Sprache weg.</translation>
    </message>
    <message>
        <source>Translate it; learners get the next of their languages until then.</source>
        <translation>Übersetze den Text; bis dahin erhalten Lernende die nächste ihrer Sprachen.</translation>
    </message>
    <message>
        <source>The item %1 lacks `%2` here.</source>
        <translation>Der Aufgabe %1 fehlt hier `%2`.</translation>
    </message>
    <message>
        <source>Translate it.</source>
        <translation>Übersetze den Text.</translation>
    </message>
    <message>
        <source>There is no picture `%1`.</source>
        <translation>Ein Bild `%1` gibt es nicht.</translation>
    </message>
    <message>
        <source>Put it into the topic&apos;s folder `media`.</source>
        <translation>Lege es in den Ordner `media` des Themas.</translation>
    </message>
    <message>
        <source>`%1` is no picture of this topic.</source>
        <translation>`%1` ist kein Bild dieses Themas.</translation>
    </message>
    <message>
        <source>Write `media/name.svg`; nothing outside the folder and nothing from the network is shown.</source>
        <translation>Schreibe `media/name.svg`; nichts außerhalb des Ordners und nichts aus dem Netz wird angezeigt.</translation>
    </message>
    <message>
        <source>Pictures cannot be of type `%1`.</source>
        <translation>Bilder können nicht vom Typ `%1` sein.</translation>
    </message>
    <message>
        <source>Use png, svg or webp.</source>
        <translation>Verwende png, svg oder webp.</translation>
    </message>
    <message>
        <source>The column `%1` is not expected here.</source>
        <translation>Die Spalte `%1` ist hier nicht vorgesehen.</translation>
    </message>
    <message>
        <source>The first line names the columns, as content/README.md lists them.</source>
        <translation>Die erste Zeile nennt die Spalten, wie content/README.md sie aufführt.</translation>
    </message>
    <message>
        <source>The line has %1 cells, the header %2.</source>
        <translation>Die Zeile hat %1 Zellen, die Kopfzeile %2.</translation>
    </message>
    <message>
        <source>Part the cells by one tab each; an empty cell stays empty.</source>
        <translation>Trenne die Zellen durch je einen Tabulator; eine leere Zelle bleibt leer.</translation>
    </message>
    <message>
        <source>The cell `%1` has spaces around it.</source>
        <translation>Die Zelle `%1` ist von Leerzeichen umgeben.</translation>
    </message>
    <message>
        <source>`format` removes them.</source>
        <translation>`format` entfernt diese.</translation>
    </message>
    <message>
        <source>`%1` is there already, in line %2.</source>
        <translation>`%1` gibt es schon, in Zeile %2.</translation>
    </message>
    <message>
        <source>Remove one of the lines.</source>
        <translation>Entferne eine der Zeilen.</translation>
    </message>
    <message>
        <source>`%1: %2` is no hash.</source>
        <translation>`%1: %2` ist kein Hash.</translation>
    </message>
    <message>
        <source>This file is written by `l10n`; restore it or remove the line.</source>
        <translation>Diese Datei schreibt `l10n`; stelle sie wieder her oder entferne die Zeile.</translation>
    </message>
    <message>
        <source>There is no `%2` of %1 in %3.</source>
        <translation>`%2` von %1 gibt es in %3 nicht.</translation>
    </message>
    <message>
        <source>The line belongs to a text that is gone; remove it.</source>
        <translation>Die Zeile gehört zu einem Text, den es nicht mehr gibt; entferne sie.</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>The file cannot be opened. Check that you may read it.</source>
        <translation>Die Datei kann nicht geöffnet werden. Prüfe, ob du sie lesen darfst.</translation>
    </message>
    <message>
        <source>The file cannot be written. What was saved before is safe.</source>
        <translation>Die Datei kann nicht geschrieben werden. Was zuvor gespeichert wurde, ist sicher.</translation>
    </message>
    <message>
        <source>The file or its folder is read-only, so nothing can be saved. Allow writing to it and try again.</source>
        <translation>Die Datei oder ihr Ordner ist schreibgeschützt, daher kann nichts gespeichert werden. Erlaube das Schreiben und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>The file is larger than this program accepts.</source>
        <translation>Die Datei ist größer, als dieses Programm annimmt.</translation>
    </message>
    <message>
        <source>The disk is full: the last step was not saved, everything before it is safe. Make room and go on.</source>
        <translation>Der Datenträger ist voll: Der letzte Schritt wurde nicht gespeichert, alles davor ist sicher. Schaffe Platz und mach weiter.</translation>
    </message>
    <message>
        <source>This file is not a question bank. Banks end in .wdbank and are made by `warpdeck-cli build`.</source>
        <translation>Diese Datei ist keine Fragensammlung. Fragensammlungen enden auf .wdbank und werden mit `warpdeck-cli build` erstellt.</translation>
    </message>
    <message>
        <source>This bank was written by a newer version of Warpdeck. Update the program to use it.</source>
        <translation>Diese Fragensammlung wurde von einer neueren Version von Warpdeck geschrieben. Aktualisiere das Programm, um sie zu verwenden.</translation>
    </message>
    <message>
        <source>This bank is of an old format that is no longer read. Build it again from its source.</source>
        <translation>Diese Fragensammlung hat ein altes Format, das nicht mehr gelesen wird. Erstelle sie neu aus ihren Inhalten.</translation>
    </message>
    <message>
        <source>This bank is damaged. Fetch or build it again; your progress is not affected.</source>
        <translation>Diese Fragensammlung ist beschädigt. Beschaffe oder erstelle sie neu; dein Fortschritt ist nicht betroffen.</translation>
    </message>
    <message>
        <source>This file is not a Warpdeck profile; it was left as it is.</source>
        <translation>Diese Datei ist kein Warpdeck-Profil; sie blieb unverändert.</translation>
    </message>
    <message>
        <source>This profile was written by a newer version of Warpdeck; it was left as it is. Update the program to use it.</source>
        <translation>Dieses Profil wurde von einer neueren Version von Warpdeck geschrieben; es blieb unverändert. Aktualisiere das Programm, um es zu verwenden.</translation>
    </message>
    <message>
        <source>This profile is damaged; it was left as it is. A good backup can take its place.</source>
        <translation>Dieses Profil ist beschädigt; es blieb unverändert. Eine intakte Sicherung kann es ersetzen.</translation>
    </message>
    <message>
        <source>Another program is using this profile. Close it and try again.</source>
        <translation>Ein anderes Programm verwendet dieses Profil. Schließe es und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>This older profile could not be brought up to date; it is as it was.</source>
        <translation>Dieses ältere Profil konnte nicht auf den neuesten Stand gebracht werden; es blieb unverändert.</translation>
    </message>
    <message>
        <source>No open bank has such an item. `warpdeck-cli banks` lists the banks.</source>
        <translation>Keine geöffnete Fragensammlung enthält eine solche Aufgabe. `warpdeck-cli banks` listet die Fragensammlungen auf.</translation>
    </message>
    <message>
        <source>Several banks have an item of this name. Write it as bank/item.</source>
        <translation>Mehrere Fragensammlungen enthalten eine Aufgabe dieses Namens. Schreibe sie als Sammlung/Aufgabe.</translation>
    </message>
    <message>
        <source>No open bank has such a topic. `warpdeck-cli banks` lists the topics.</source>
        <translation>Keine geöffnete Fragensammlung enthält ein solches Thema. `warpdeck-cli banks` listet die Themen auf.</translation>
    </message>
    <message>
        <source>Another bank of this id is installed already; nothing was replaced. Use --replace to replace it.</source>
        <translation>Eine andere Fragensammlung mit dieser ID ist schon installiert; es wurde nichts ersetzt. Verwende --replace, um sie zu ersetzen.</translation>
    </message>
    <message>
        <source>The content has errors, so no bank was built; an earlier file is as it was.</source>
        <translation>Die Inhalte enthalten Fehler, deshalb wurde keine Fragensammlung erstellt; eine frühere Datei blieb unverändert.</translation>
    </message>
    <message>
        <source>It exists already and was left as it is.</source>
        <translation>Das gibt es schon; es blieb unverändert.</translation>
    </message>
    <message>
        <source>This was not understood.</source>
        <translation>Das wurde nicht verstanden.</translation>
    </message>
    <message>
        <source>Something unexpected happened.</source>
        <translation>Etwas Unerwartetes ist passiert.</translation>
    </message>
</context>
<context>
    <name>ExportLogCommand</name>
    <message>
        <source>Write the review log as CSV, one line a review</source>
        <translation>Das Wiederholungsprotokoll als CSV schreiben, eine Zeile je Wiederholung</translation>
    </message>
    <message>
        <source>The file to write; the standard output when it is left out</source>
        <translation>Die Datei, in die geschrieben wird; ohne Angabe die Standardausgabe</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Errors: %1. Warnings: %2. Notes: %3.</source>
        <translation>Fehler: %1. Warnungen: %2. Hinweise: %3.</translation>
    </message>
</context>
<context>
    <name>FormatCommand</name>
    <message>
        <source>Bring a content folder into its canonical form; files with errors are left as they are</source>
        <translation>Einen Inhaltsordner in seine kanonische Form bringen; Dateien mit Fehlern bleiben unverändert</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>Der Ordner mit den Inhalten</translation>
    </message>
    <message>
        <source>Only tell what would change</source>
        <translation>Nur anzeigen, was sich ändern würde</translation>
    </message>
    <message>
        <source>would change: %1</source>
        <translation>würde geändert: %1</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>geändert: %1</translation>
    </message>
</context>
<context>
    <name>FsrsCommand</name>
    <message>
        <source>Replay, fit and simulate the memory model on a review log</source>
        <translation>Das Gedächtnismodell auf einem Antwortprotokoll nachrechnen, anpassen und simulieren</translation>
    </message>
    <message>
        <source>Print the state after each review as CSV</source>
        <translation>Den Zustand nach jeder Antwort als CSV ausgeben</translation>
    </message>
    <message>
        <source>Desired retention of the intervals</source>
        <translation>Gewünschte Behaltensquote der Intervalle</translation>
    </message>
    <message>
        <source>Find the parameters that fit the reviews best</source>
        <translation>Die Parameter finden, die am besten zu den Antworten passen</translation>
    </message>
    <message>
        <source>Parts of the time-series split</source>
        <translation>Teile der zeitlichen Aufteilung</translation>
    </message>
    <message>
        <source>Print what desired retentions cost and bring</source>
        <translation>Ausgeben, was gewünschte Behaltensquoten kosten und bringen</translation>
    </message>
    <message>
        <source>Number of cards to learn</source>
        <translation>Zahl der zu lernenden Karten</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <translation>Neue Karten am Tag</translation>
    </message>
    <message>
        <source>Days to live through</source>
        <translation>Zu durchlaufende Tage</translation>
    </message>
    <message>
        <source>Seed of chance</source>
        <translation>Startwert des Zufalls</translation>
    </message>
    <message>
        <source>The memory model</source>
        <translation>Das Gedächtnismodell</translation>
    </message>
    <message>
        <source>File with the model&apos;s numbers, separated by commas or white space</source>
        <translation>Datei mit den Zahlen des Modells, durch Kommas oder Leerraum getrennt</translation>
    </message>
    <message>
        <source>Time zone in which study days begin</source>
        <translation>Zeitzone, in der Lerntage beginnen</translation>
    </message>
    <message>
        <source>Hour at which a study day begins</source>
        <translation>Stunde, zu der ein Lerntag beginnt</translation>
    </message>
    <message>
        <source>The reviews, as export-log writes them</source>
        <translation>Die Antworten, wie export-log sie schreibt</translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message>
        <source>Study as much as you like.</source>
        <translation>Lerne so viel, wie du magst.</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s) a day.</source>
        <translation>
            <numerusform>Etwa %n Minute am Tag.</numerusform>
            <numerusform>Etwa %n Minuten am Tag.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InstallCommand</name>
    <message>
        <source>Verify a bank file and copy it to the added banks</source>
        <translation>Eine Fragensammlung prüfen und zu den hinzugefügten kopieren</translation>
    </message>
    <message>
        <source>The bank file</source>
        <translation>Die Datei der Fragensammlung</translation>
    </message>
    <message>
        <source>Replace another bank of the same id</source>
        <translation>Eine andere Fragensammlung mit derselben ID ersetzen</translation>
    </message>
    <message>
        <source>Installed %1 (%2), version %3: %4 items.</source>
        <translation>Installiert: %1 (%2), Version %3, %4 Aufgaben.</translation>
    </message>
    <message>
        <source>Items by language: %1</source>
        <translation>Aufgaben je Sprache: %1</translation>
    </message>
</context>
<context>
    <name>Interval</name>
    <message>
        <source>&lt;1 min</source>
        <translation>&lt; 1 Min.</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 Min.</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 Std.</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 T.</translation>
    </message>
    <message>
        <source>%1 mo</source>
        <translation>%1 Mon.</translation>
    </message>
    <message>
        <source>%1 y</source>
        <translation>%1 J.</translation>
    </message>
</context>
<context>
    <name>ItemOutput</name>
    <message>
        <source>%1, no %2 text yet</source>
        <translation>%1, noch kein Text auf %2</translation>
    </message>
    <message>
        <source>Stale: the source text changed after this translation</source>
        <translation>Veraltet: Der Ausgangstext wurde nach dieser Übersetzung geändert</translation>
    </message>
    <message>
        <source>Several answers can be right.</source>
        <translation>Mehrere Antworten können richtig sein.</translation>
    </message>
    <message>
        <source>Right, your answer</source>
        <translation>Richtig, deine Antwort</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Deine Antwort</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleiche</translation>
    </message>
    <message>
        <source>Related</source>
        <translation>Verwandt</translation>
    </message>
</context>
<context>
    <name>ItemWords</name>
    <message>
        <source>Suspended</source>
        <translation>Ausgesetzt</translation>
    </message>
    <message>
        <source>Buried</source>
        <translation>Zurückgelegt</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Im Lernen</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Gekonnt</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) late</source>
        <translation>
            <numerusform>%n Tag überfällig</numerusform>
            <numerusform>%n Tage überfällig</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>in %n Tag</numerusform>
            <numerusform>in %n Tagen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewCommand</name>
    <message>
        <source>Print the skeleton of a topic or an item, for authors to fill in</source>
        <translation>Das Gerüst eines Themas oder einer Aufgabe zum Ausfüllen ausgeben</translation>
    </message>
    <message>
        <source>The skeleton of a topic&apos;s source file</source>
        <translation>Das Gerüst der Quelldatei eines Themas</translation>
    </message>
    <message>
        <source>The topic&apos;s id: a-z, 0-9 and hyphens, 2 to 48 characters</source>
        <translation>Die ID des Themas: a-z, 0-9 und Bindestrich, 2 bis 48 Zeichen</translation>
    </message>
    <message>
        <source>The skeleton of an item, to be put into a topic&apos;s source file</source>
        <translation>Das Gerüst einer Aufgabe, zum Einfügen in die Quelldatei eines Themas</translation>
    </message>
    <message>
        <source>The item&apos;s id: a-z, 0-9 and hyphens, 2 to 48 characters</source>
        <translation>Die ID der Aufgabe: a-z, 0-9 und Bindestrich, 2 bis 48 Zeichen</translation>
    </message>
    <message>
        <source>What kind of item</source>
        <translation>Die Art der Aufgabe</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>There is nothing to practise here.</source>
        <translation>Hier gibt es nichts zu üben.</translation>
    </message>
    <message>
        <source>Enter shows the answer, ? helps:</source>
        <translation>Enter zeigt die Antwort, ? hilft:</translation>
    </message>
    <message>
        <source>Your answer (? helps):</source>
        <translation>Deine Antwort (? hilft):</translation>
    </message>
    <message>
        <source>✓ Right. Rate 1 to 4, Enter for 3:</source>
        <translation>✓ Richtig. Bewerte mit 1 bis 4, Enter für 3:</translation>
    </message>
    <message>
        <source>Rate 1 to 4, Enter for 3:</source>
        <translation>Bewerte mit 1 bis 4, Enter für 3:</translation>
    </message>
    <message>
        <source>1 to 4 rate; :l next language, :u undo, :q quit without saving this answer</source>
        <translation>1 bis 4 bewerten; :l nächste Sprache, :u zurücknehmen, :q beenden, ohne diese Antwort zu speichern</translation>
    </message>
    <message>
        <source>✗ Wrong. Saved as Again. Enter goes on, :u takes it back:</source>
        <translation>✗ Falsch. Als „Nochmal“ gespeichert. Weiter mit Enter, zurücknehmen mit :u:</translation>
    </message>
    <message>
        <source>There is nothing to undo in this session.</source>
        <translation>In dieser Sitzung gibt es nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>This question has no text in that language. It has: %1</source>
        <translation>Diese Frage hat keinen Text in dieser Sprache. Vorhanden: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>once more</source>
        <translation>noch einmal</translation>
    </message>
    <message>
        <source>missed before</source>
        <translation>zuvor nicht gewusst</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>ahead of time</source>
        <translation>vorgezogen</translation>
    </message>
    <message>
        <source>due</source>
        <translation>fällig</translation>
    </message>
    <message>
        <source>This question has no hint.</source>
        <translation>Diese Frage hat keinen Hinweis.</translation>
    </message>
    <message>
        <source>Enter shows the answer.</source>
        <translation>Enter zeigt die Antwort.</translation>
    </message>
    <message>
        <source>Type the letters or digits of all right answers, e.g. ac.</source>
        <translation>Gib die Buchstaben oder Ziffern aller richtigen Antworten ein, z.&#xa0;B. ac.</translation>
    </message>
    <message>
        <source>Type the letter or digit of one answer.</source>
        <translation>Gib den Buchstaben oder die Ziffer einer Antwort ein.</translation>
    </message>
    <message>
        <source>:l next language, :l fr this language, :h hint, :u undo, :q quit</source>
        <translation>:l nächste Sprache, :l fr diese Sprache, :h Hinweis, :u zurücknehmen, :q beenden</translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation>✓ Richtig</translation>
    </message>
    <message>
        <source>✗ Wrong</source>
        <translation>✗ Falsch</translation>
    </message>
    <message>
        <source>The last answer was not rated, so it is not saved.</source>
        <translation>Die letzte Antwort wurde nicht bewertet und ist deshalb nicht gespeichert.</translation>
    </message>
    <message>
        <source>Right: %1. Missed: %2.</source>
        <translation>Richtig: %1. Nicht gewusst: %2.</translation>
    </message>
    <message>
        <source>To look at again (`warpdeck-cli show ITEM` shows one):</source>
        <translation>Noch einmal ansehen (`warpdeck-cli show ITEM` zeigt eine Aufgabe):</translation>
    </message>
</context>
<context>
    <name>PracticeCommand</name>
    <message>
        <source>Drill in the terminal: due questions, then new ones, then the weakest</source>
        <translation>Im Terminal üben: fällige Fragen, dann neue, dann die schwächsten</translation>
    </message>
    <message>
        <source>Only questions of this topic</source>
        <translation>Nur Fragen dieses Themas</translation>
    </message>
    <message>
        <source>The content language</source>
        <translation>Die Sprache der Inhalte</translation>
    </message>
    <message>
        <source>How many questions (20)</source>
        <translation>Wie viele Fragen (20)</translation>
    </message>
    <message>
        <source>Shuffle options from this number, for repeatable runs</source>
        <translation>Optionen ausgehend von dieser Zahl mischen, für wiederholbare Läufe</translation>
    </message>
</context>
<context>
    <name>Rating</name>
    <message>
        <source>Again</source>
        <translation>Nochmal</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
</context>
<context>
    <name>RepairCommand</name>
    <message>
        <source>Check the files and rebuild every card&apos;s state from the review log</source>
        <translation>Die Dateien prüfen und den Zustand jeder Karte aus dem Wiederholungsprotokoll neu aufbauen</translation>
    </message>
    <message>
        <source>Put the newest good backup in the place of the profile, which is kept beside it</source>
        <translation>Die neueste gute Sicherung an die Stelle des Profils setzen, das daneben erhalten bleibt</translation>
    </message>
    <message>
        <source>Restored from %1</source>
        <translation>Wiederhergestellt aus %1</translation>
    </message>
    <message>
        <source>Bank %1: %2</source>
        <translation>Fragensammlung %1: %2</translation>
    </message>
    <message>
        <source>Bank %1: good</source>
        <translation>Fragensammlung %1: in Ordnung</translation>
    </message>
    <message>
        <source>Profile %1: good</source>
        <translation>Profil %1: in Ordnung</translation>
    </message>
    <message>
        <source>Cards with a history: %1. States that differed from the log and were mended: %2.</source>
        <translation>Karten mit Verlauf: %1. Zustände, die vom Protokoll abwichen und berichtigt wurden: %2.</translation>
    </message>
    <message>
        <source>A copy of the profile as it was: %1</source>
        <translation>Eine Kopie des Profils, wie es war: %1</translation>
    </message>
    <message>
        <source>The newest good backup: %1. `repair --restore` puts it in place.</source>
        <translation>Die neueste gute Sicherung: %1. `repair --restore` setzt sie ein.</translation>
    </message>
    <message>
        <source>There is no good backup of it. Move the file away to start anew.</source>
        <translation>Es gibt davon keine intakte Sicherung. Verschiebe die Datei an einen anderen Ort, um neu anzufangen.</translation>
    </message>
</context>
<context>
    <name>ShowCommand</name>
    <message>
        <source>Show one item as the learner sees it after answering, with the language used</source>
        <translation>Eine Aufgabe so zeigen, wie man sie nach dem Antworten sieht, mit der verwendeten Sprache</translation>
    </message>
    <message>
        <source>The item&apos;s id, or bank/item where several banks have it</source>
        <translation>Die ID der Aufgabe oder Sammlung/Aufgabe, wenn mehrere Sammlungen sie haben</translation>
    </message>
    <message>
        <source>The content language</source>
        <translation>Die Sprache der Inhalte</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>JSON ausgeben</translation>
    </message>
    <message>
        <source>%1/%2, topic %3, shown in %4</source>
        <translation>%1/%2, Thema %3, Sprache: %4</translation>
    </message>
</context>
<context>
    <name>StatsCommand</name>
    <message>
        <source>Show what is due, what is known and how well it is remembered</source>
        <translation>Zeigen, was fällig ist, was gekonnt wird und wie gut es im Gedächtnis bleibt</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>JSON ausgeben</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>no data yet</source>
        <translation>noch keine Daten</translation>
    </message>
    <message>
        <source>Due now: %1</source>
        <translation>Jetzt fällig: %1</translation>
    </message>
    <message>
        <source>Cards: %1 new, %2 learning, %3 known, %4 suspended</source>
        <translation>Karten: %1 neu, %2 im Lernen, %3 gekonnt, %4 ausgesetzt</translation>
    </message>
    <message>
        <source>Answers: %1 in all, %2 today</source>
        <translation>Antworten: %1 insgesamt, %2 heute</translation>
    </message>
    <message>
        <source>Days in a row: %1</source>
        <translation>Tage in Folge: %1</translation>
    </message>
    <message>
        <source>Recalled after a day or more: %1 (last 30 days: %2)</source>
        <translation>Nach einem Tag oder mehr gewusst: %1 (letzte 30 Tage: %2)</translation>
    </message>
    <message>
        <source>Predicted recall of learned cards now: %1</source>
        <translation>Vorausgesagter Abruf gelernter Karten jetzt: %1</translation>
    </message>
    <message>
        <source>Due in the next seven days: %1</source>
        <translation>Fällig in den nächsten sieben Tagen: %1</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Drills AI-hardware concepts in your languages.</source>
        <translation>Übt Begriffe der KI-Hardware in deinen Sprachen.</translation>
    </message>
    <message>
        <source>Begin to study at once; with a topic after it, that topic.</source>
        <translation>Sofort mit dem Lernen beginnen; mit einem Thema dahinter: dieses Thema.</translation>
    </message>
    <message>
        <source>The file with your progress.</source>
        <translation>Die Datei mit deinem Lernstand.</translation>
    </message>
    <message>
        <source>Open this bank instead of the installed ones; may be given again.</source>
        <translation>Diese Fragensammlung statt der installierten öffnen; mehrfach möglich.</translation>
    </message>
    <message>
        <source>Take this for the time (ISO 8601), for repeatable runs.</source>
        <translation>Dies als Uhrzeit nehmen (ISO 8601), für wiederholbare Läufe.</translation>
    </message>
    <message>
        <source>Question banks to add.</source>
        <translation>Fragensammlungen, die hinzugefügt werden sollen.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::AnswerBar</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Show the options</source>
        <translation>Antworten aufdecken</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Nochmal</translation>
    </message>
    <message>
        <source>The question comes back in this session.</source>
        <translation>Die Frage kommt in dieser Sitzung noch einmal.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>guessed, %1</source>
        <comment>an interval</comment>
        <translation>geraten, %1</translation>
    </message>
    <message>
        <source>next in %1</source>
        <comment>an interval</comment>
        <translation>wieder in %1</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BackupList</name>
    <message>
        <source>checked, good</source>
        <translation>geprüft, in Ordnung</translation>
    </message>
    <message>
        <source>damaged too</source>
        <translation>auch beschädigt</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <translation>Heute, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <translation>Gestern, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of answers, size</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n Antwort</numerusform>
            <numerusform>%n Antworten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BankAdder</name>
    <message>
        <source>Add a question bank</source>
        <translation>Fragensammlung hinzufügen</translation>
    </message>
    <message>
        <source>Question banks (*.wdbank)</source>
        <translation>Fragensammlungen (*.wdbank)</translation>
    </message>
    <message>
        <source>%1 in %2.</source>
        <comment>number of questions, number of topics</comment>
        <translation>%1 in %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n Frage</numerusform>
            <numerusform>%n Fragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n topic(s)</source>
        <translation>
            <numerusform>%n Thema</numerusform>
            <numerusform>%n Themen</numerusform>
        </translation>
    </message>
    <message>
        <source>Languages: %1</source>
        <translation>Sprachen: %1</translation>
    </message>
    <message>
        <source>A bank with the same name is here already. This one takes its place; your progress stays.</source>
        <translation>Eine Sammlung mit demselben Namen ist schon da. Diese tritt an ihre Stelle; dein Lernstand bleibt.</translation>
    </message>
    <message>
        <source>Add “%1”?</source>
        <translation>„%1“ hinzufügen?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>“%1” was added.</source>
        <translation>„%1“ wurde hinzugefügt.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BrowsePage</name>
    <message>
        <source>Search questions</source>
        <translation>Fragen durchsuchen</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Alle Stände</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Im Lernen</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Gekonnt</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>Ausgesetzt</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Markiert</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>Alle Themen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions shown, questions there are</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>One right answer</source>
        <translation>Eine richtige Antwort</translation>
    </message>
    <message>
        <source>Several right answers</source>
        <translation>Mehrere richtige Antworten</translation>
    </message>
    <message>
        <source>Flashcards</source>
        <translation>Karteikarten</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::CardView</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ComparisonPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Practise the difference</source>
        <translation>Den Unterschied üben</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) tell these apart.</source>
        <translation>
            <numerusform>%n Frage unterscheidet sie.</numerusform>
            <numerusform>%n Fragen unterscheiden sie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ComparisonsPage</name>
    <message>
        <source>Comparisons</source>
        <translation>Vergleiche</translation>
    </message>
    <message>
        <source>The open question banks hold no comparisons.</source>
        <translation>Die geöffneten Sammlungen enthalten keine Vergleiche.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ErrorPage</name>
    <message>
        <source>Your progress file is damaged.</source>
        <translation>Deine Lernstandsdatei ist beschädigt.</translation>
    </message>
    <message>
        <source>Your progress cannot be opened.</source>
        <translation>Dein Lernstand lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Nochmal versuchen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Continue with this backup</source>
        <translation>Mit dieser Sicherung fortfahren</translation>
    </message>
    <message>
        <source>There is no backup of it yet.</source>
        <translation>Es gibt noch keine Sicherung davon.</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>Dateien zeigen</translation>
    </message>
    <message>
        <source>The damaged file is kept next to the new one, under a name with “damaged” in it.</source>
        <translation>Die beschädigte Datei bleibt neben der neuen liegen; in ihrem Namen steht „damaged“.</translation>
    </message>
    <message>
        <source>Try to repair it instead</source>
        <translation>Stattdessen eine Reparatur versuchen</translation>
    </message>
    <message>
        <source>Details: %1</source>
        <translation>Einzelheiten: %1</translation>
    </message>
    <message>
        <source>It cannot be repaired. %1</source>
        <translation>Sie lässt sich nicht reparieren. %1</translation>
    </message>
    <message>
        <source>Your progress file is missing.</source>
        <translation>Deine Lernstandsdatei fehlt.</translation>
    </message>
    <message>
        <source>There are copies of it. Choose the one to go on with.</source>
        <translation>Es gibt Kopien davon. Wähle die, mit der es weitergehen soll.</translation>
    </message>
    <message>
        <source>Warpdeck writes nothing more to it. Choose a copy to go on with.</source>
        <translation>Warpdeck schreibt nichts mehr hinein. Wähle eine Kopie, mit der es weitergehen soll.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Neu beginnen</translation>
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
        <translation>Heute</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ItemListModel</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ItemPreview</name>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::KeyHelp</name>
    <message>
        <source>All keys</source>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>choose an option</source>
        <translation>eine Antwort wählen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>confirm, or the marked rating</source>
        <translation>bestätigen, oder die markierte Bewertung</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>show what is covered</source>
        <translation>Verdecktes zeigen</translation>
    </message>
    <message>
        <source>next content language</source>
        <translation>nächste Inhaltssprache</translation>
    </message>
    <message>
        <source>two languages side by side</source>
        <translation>zwei Sprachen nebeneinander</translation>
    </message>
    <message>
        <source>undo the last answer</source>
        <translation>letzte Antwort zurücknehmen</translation>
    </message>
    <message>
        <source>flag the question</source>
        <translation>die Frage markieren</translation>
    </message>
    <message>
        <source>bury it until tomorrow</source>
        <translation>bis morgen zurücklegen</translation>
    </message>
    <message>
        <source>suspend it</source>
        <translation>aussetzen</translation>
    </message>
    <message>
        <source>go to the navigation</source>
        <translation>zur Navigation</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
        <translation>Inhaltssprache: %1</translation>
    </message>
    <message>
        <source>Content language (L)</source>
        <translation>Inhaltssprache (L)</translation>
    </message>
    <message>
        <source>Show two languages</source>
        <translation>Zwei Sprachen zeigen</translation>
    </message>
    <message>
        <source>no text yet</source>
        <translation>noch kein Text</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>veraltet</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::MainWindow</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>Vergleiche</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Leave this session?</source>
        <translation>Diese Sitzung verlassen?</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) of it are still open. What is due stays due.</source>
        <translation>
            <numerusform>%n Frage daraus ist noch offen. Was fällig ist, bleibt fällig.</numerusform>
            <numerusform>%n Fragen daraus sind noch offen. Was fällig ist, bleibt fällig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Das hat nicht geklappt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) due</source>
        <translation>
            <numerusform>%n Frage fällig</numerusform>
            <numerusform>%n Fragen fällig</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>No backup could be made. %1</source>
        <translation>Es konnte keine Sicherung gemacht werden. %1</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::OptionCard</name>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Right, your answer</source>
        <translation>Richtig, deine Antwort</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Deine Antwort</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>verdeckt</translation>
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
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Bury until tomorrow	-</source>
        <translation>Bis morgen zurücklegen	-</translation>
    </message>
    <message>
        <source>Suspend	!</source>
        <translation>Aussetzen	!</translation>
    </message>
    <message>
        <source>Flag	*</source>
        <translation>Markieren	*</translation>
    </message>
    <message>
        <source>All keys	?</source>
        <translation>Alle Tasten	?</translation>
    </message>
    <message>
        <source>Suspended: it will not be asked until you release it.</source>
        <translation>Ausgesetzt: Sie kommt erst wieder dran, wenn du sie freigibst.</translation>
    </message>
    <message>
        <source>Buried: it comes back tomorrow.</source>
        <translation>Zurückgelegt: Sie kommt morgen wieder.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::QuestionView</name>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Heute fällig</translation>
    </message>
    <message>
        <source>Ahead of time</source>
        <translation>Vorgezogen</translation>
    </message>
    <message>
        <source>flashcard</source>
        <translation>Lernkarte</translation>
    </message>
    <message>
        <source>several answers</source>
        <translation>mehrere Antworten</translation>
    </message>
    <message>
        <source>one answer</source>
        <translation>eine Antwort</translation>
    </message>
    <message>
        <source>%1  ·  %2</source>
        <comment>why a question is asked · how it is answered</comment>
        <translation>%1  ·  %2</translation>
    </message>
    <message>
        <source>Stale: the source text has changed</source>
        <translation>Veraltet: der Ausgangstext hat sich geändert</translation>
    </message>
    <message>
        <source>%1, no %2 text yet</source>
        <comment>language shown, language wanted</comment>
        <translation>%1, noch kein Text auf %2</translation>
    </message>
    <message>
        <source>Show source</source>
        <translation>Quelle zeigen</translation>
    </message>
    <message>
        <source>Remove the flag (*)</source>
        <translation>Markierung entfernen (*)</translation>
    </message>
    <message>
        <source>Flag this question (*)</source>
        <translation>Diese Frage markieren (*)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Sources:</source>
        <translation>Quellen:</translation>
    </message>
    <message>
        <source>Compare:</source>
        <translation>Vergleich:</translation>
    </message>
    <message>
        <source>Related:</source>
        <translation>Verwandt:</translation>
    </message>
    <message>
        <source>Topic:</source>
        <translation>Thema:</translation>
    </message>
    <message>
        <source>further questions</source>
        <translation>weitere Fragen</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>Falsch.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Sprache des Programms</translation>
    </message>
    <message>
        <source>Menus and messages; changes at once.</source>
        <translation>Menüs und Meldungen; wechselt sofort.</translation>
    </message>
    <message>
        <source>Study languages</source>
        <translation>Lernsprachen</translation>
    </message>
    <message>
        <source>A text that is missing in the first is shown in the next, with a badge.</source>
        <translation>Ein Text, der in der ersten fehlt, erscheint in der nächsten, mit einem Hinweis.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Recall first</source>
        <translation>Erst erinnern</translation>
    </message>
    <message>
        <source>Options stay covered until you press Space.</source>
        <translation>Die Antworten bleiben verdeckt, bis du die Leertaste drückst.</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>New questions a day</source>
        <translation>Neue Fragen am Tag</translation>
    </message>
    <message>
        <source>Of the Study button; practising a topic has no limit.</source>
        <translation>Für die Schaltfläche Lernen; ein Thema zu üben hat keine Grenze.</translation>
    </message>
    <message>
        <source>Repeated questions a day</source>
        <translation>Wiederholungen am Tag</translation>
    </message>
    <message>
        <source>Desired retention</source>
        <translation>Angestrebtes Behalten</translation>
    </message>
    <message>
        <source>How much you want to know when a question comes back. Higher means more work.</source>
        <translation>Wie viel du noch wissen willst, wenn eine Frage wiederkommt. Höher heißt mehr Arbeit.</translation>
    </message>
    <message>
        <source>A new day begins at</source>
        <translation>Ein neuer Tag beginnt um</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Add a bank…</source>
        <translation>Sammlung hinzufügen …</translation>
    </message>
    <message>
        <source>Question banks</source>
        <translation>Fragensammlungen</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>Daily goal</source>
        <translation>Tagesziel</translation>
    </message>
    <message>
        <source>Answers that you want to give a day; shown beside the streak.</source>
        <translation>Antworten, die du am Tag geben willst; steht neben der Serie.</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Jetzt sichern</translation>
    </message>
    <message>
        <source>Copies of your progress</source>
        <translation>Kopien deines Lernstands</translation>
    </message>
    <message>
        <source>Made after each session and checked; the last ten are kept, then one a day, a week, a month.</source>
        <translation>Nach jeder Sitzung gemacht und geprüft; die letzten zehn bleiben, danach eine je Tag, Woche und Monat.</translation>
    </message>
    <message>
        <source>Last backup: %1</source>
        <translation>Letzte Sicherung: %1</translation>
    </message>
    <message>
        <source>No backup yet.</source>
        <translation>Noch keine Sicherung.</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>Dateien zeigen</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>Dein Lernstand</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::StudyLanguages</name>
    <message>
        <source>Add a language</source>
        <translation>Sprache hinzufügen</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>%1 nach oben</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>source of all questions</source>
        <translation>Quelle aller Fragen</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::SummaryPage</name>
    <message>
        <source>Session finished</source>
        <translation>Sitzung beendet</translation>
    </message>
    <message>
        <source>Nothing to ask now.</source>
        <translation>Jetzt ist nichts zu fragen.</translation>
    </message>
    <message>
        <source>Choose a topic to practise ahead of time.</source>
        <translation>Wähle ein Thema, um vorab zu üben.</translation>
    </message>
    <message>
        <source>%1 of %2 right.</source>
        <translation>%1 von %2 richtig.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 per question.</source>
        <comment>time of the session, time of one question</comment>
        <translation>%1, %2 je Frage.</translation>
    </message>
    <message numerus="yes">
        <source>Practise the %n missed again</source>
        <translation>
            <numerusform>Die %n verfehlte noch einmal üben</numerusform>
            <numerusform>Die %n verfehlten noch einmal üben</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Verfehlt</translation>
    </message>
    <message>
        <source>Per topic</source>
        <translation>Je Thema</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>right answers</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::TodayPage</name>
    <message numerus="yes">
        <source>%n question(s) are due.</source>
        <translation>
            <numerusform>%n Frage ist fällig.</numerusform>
            <numerusform>%n Fragen sind fällig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready when you are.</source>
        <translation>Bereit, wenn du es bist.</translation>
    </message>
    <message numerus="yes">
        <source>%n new question(s) for today.</source>
        <translation>
            <numerusform>%n neue Frage für heute.</numerusform>
            <numerusform>%n neue Fragen für heute.</numerusform>
        </translation>
    </message>
    <message>
        <source>All done for today.</source>
        <translation>Für heute ist alles getan.</translation>
    </message>
    <message>
        <source>%1 in %2. Your progress stays on this computer.</source>
        <comment>number of questions, number of topics</comment>
        <translation>%1 in %2. Dein Lernstand bleibt auf diesem Rechner.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) on AI hardware</source>
        <translation>
            <numerusform>%n Frage zu KI-Hardware</numerusform>
            <numerusform>%n Fragen zu KI-Hardware</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n topic(s)</source>
        <translation>
            <numerusform>%n Thema</numerusform>
            <numerusform>%n Themen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tomorrow %n will be due.</source>
        <translation>
            <numerusform>Morgen wird %n fällig.</numerusform>
            <numerusform>Morgen werden %n fällig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a topic to practise ahead of time.</source>
        <translation>Wähle ein Thema, um vorab zu üben.</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s)</source>
        <translation>
            <numerusform>Etwa %n Minute</numerusform>
            <numerusform>Etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, and %2.</source>
        <comment>About N minutes, N new ones with them</comment>
        <translation>%1, dazu %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n new one(s) with them</source>
        <translation>
            <numerusform>%n neue</numerusform>
            <numerusform>%n neue</numerusform>
        </translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>date format</comment>
        <translation>dddd, d. MMMM</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Choose topics</source>
        <translation>Themen wählen</translation>
    </message>
    <message>
        <source>Your last session</source>
        <translation>Deine letzte Sitzung</translation>
    </message>
    <message>
        <source>Begun %1, %2 of %3 answered. Every answer is saved.</source>
        <translation>Begonnen %1, %2 von %3 beantwortet. Jede Antwort ist gespeichert.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Next seven days</source>
        <translation>Nächste sieben Tage</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Serie</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) today.</source>
        <translation>
            <numerusform>Heute %n Antwort.</numerusform>
            <numerusform>Heute %n Antworten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Weakest topics</source>
        <translation>Schwächste Themen</translation>
    </message>
    <message>
        <source>%1 % recalled</source>
        <translation>%1 % gewusst</translation>
    </message>
    <message numerus="yes">
        <source>Study %n question(s)</source>
        <translation>
            <numerusform>%n Frage lernen</numerusform>
            <numerusform>%n Fragen lernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Goal: %1 a day. Today %2 of %1.</source>
        <translation>Ziel: %1 am Tag. Heute %2 von %1.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::TopicPage</name>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>%1 known, %2 learning, %3 new</source>
        <translation>%1 gekonnt, %2 im Lernen, %3 neu</translation>
    </message>
    <message>
        <source>Practise this topic</source>
        <translation>Dieses Thema üben</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n Frage</numerusform>
            <numerusform>%n Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>markiert</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>Vergleiche</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::TopicsPage</name>
    <message>
        <source>known</source>
        <translation>gekonnt</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>im Lernen</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n Frage</numerusform>
            <numerusform>%n Fragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n fällig</numerusform>
            <numerusform>%n fällig</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 known, %2 learning, %3 new</source>
        <translation>%1 gekonnt, %2 im Lernen, %3 neu</translation>
    </message>
    <message>
        <source>There is no question bank here yet.</source>
        <translation>Hier ist noch keine Fragensammlung.</translation>
    </message>
    <message>
        <source>Add a bank…</source>
        <translation>Sammlung hinzufügen …</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::WelcomePanel</name>
    <message>
        <source>If you like, tell Warpdeck two things</source>
        <translation>Wenn du magst, sag Warpdeck zwei Dinge</translation>
    </message>
    <message>
        <source>Both can be changed in the settings at any time.</source>
        <translation>Beides lässt sich in den Einstellungen jederzeit ändern.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>In this order; taken from your system.</source>
        <translation>In dieser Reihenfolge; von deinem System übernommen.</translation>
    </message>
    <message>
        <source>Study languages</source>
        <translation>Lernsprachen</translation>
    </message>
    <message>
        <source>Move or remove</source>
        <translation>Verschieben oder entfernen</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>Sprache hinzufügen</translation>
    </message>
    <message>
        <source>Put first</source>
        <translation>An die erste Stelle</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Daily goal</source>
        <translation>Tagesziel</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
</context>
</TS>
