<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>Banks</name>
    <message>
        <source>A bank is left out: %1</source>
        <translation>Se omite un banco: %1</translation>
    </message>
</context>
<context>
    <name>BanksCommand</name>
    <message>
        <source>List the banks, their topics and languages</source>
        <translation>Muestra los bancos, sus temas y sus idiomas</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>Muestra la salida en JSON</translation>
    </message>
    <message>
        <source>%1 (%2), version %3, %4</source>
        <translation>%1 (%2), versión %3, %4</translation>
    </message>
    <message>
        <source>  file: %1</source>
        <translation>  archivo: %1</translation>
    </message>
    <message>
        <source>  items by language: %1</source>
        <translation>  preguntas por idioma: %1</translation>
    </message>
    <message>
        <source>  topic %1: %2, items to practise: %3</source>
        <translation>  tema %1: %2, preguntas para practicar: %3</translation>
    </message>
</context>
<context>
    <name>BuildCommand</name>
    <message>
        <source>Compile a content folder into a bank file</source>
        <translation>Compila una carpeta de contenido en un archivo de banco</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>La carpeta del contenido</translation>
    </message>
    <message>
        <source>The bank file to write</source>
        <translation>El archivo de banco que se va a escribir</translation>
    </message>
    <message>
        <source>No bank was written. %1</source>
        <translation>No se escribió ningún banco. %1</translation>
    </message>
    <message>
        <source>%1 will be shown as TeX: %2</source>
        <translation>%1 se mostrará como TeX: %2</translation>
    </message>
    <message>
        <source>%1: %2 items, %3 texts.</source>
        <translation>%1: %2 preguntas, %3 textos.</translation>
    </message>
</context>
<context>
    <name>CheckCommand</name>
    <message>
        <source>Read, validate and lint a content folder, and show which languages cover what</source>
        <translation>Lee, valida y revisa una carpeta de contenido y muestra qué cubre cada idioma</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>La carpeta del contenido</translation>
    </message>
    <message>
        <source>Treat warnings as failures</source>
        <translation>Trata las advertencias como errores</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>Muestra la salida en JSON</translation>
    </message>
    <message>
        <source>Items: %1. Texts: %2.</source>
        <translation>Preguntas: %1. Textos: %2.</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>4/6: four of six items have a text; ~2: two of the texts are older than their source.</source>
        <translation>4/6: cuatro de seis preguntas tienen texto; ~2: dos de los textos son más antiguos que su origen.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Drills AI-hardware concepts with spaced repetition, offline and in your languages.</source>
        <translation>Practica conceptos de hardware para IA con repetición espaciada, sin conexión y en tus idiomas.</translation>
    </message>
    <message>
        <source>Print the version and stop</source>
        <translation>Muestra la versión y termina</translation>
    </message>
    <message>
        <source>there is no command `%1`</source>
        <translation>no existe el comando `%1`</translation>
    </message>
    <message>
        <source>--now: `%1` is no time of the form 2026-12-01T08:00:00Z</source>
        <translation>--now: `%1` no es una hora con el formato 2026-12-01T08:00:00Z</translation>
    </message>
    <message>
        <source>Print this help and stop</source>
        <translation>Muestra esta ayuda y termina</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPCIONES</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumentos</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMANDO</translation>
    </message>
    <message>
        <source>(required)</source>
        <translation>(obligatorio)</translation>
    </message>
    <message>
        <source>Common options</source>
        <translation>Opciones comunes</translation>
    </message>
    <message>
        <source>Use this bank file instead of the shipped and added ones; repeatable</source>
        <translation>Usa este archivo de banco en lugar de los incluidos y los añadidos; se puede repetir</translation>
    </message>
    <message>
        <source>Use this profile instead of the learner&apos;s</source>
        <translation>Usa este perfil en lugar del habitual</translation>
    </message>
    <message>
        <source>Take this instant for now, for repeatable runs</source>
        <translation>Toma este instante como hora actual, para ejecuciones reproducibles</translation>
    </message>
    <message>
        <source>warpdeck-cli: this command line was not understood: %1</source>
        <translation>warpdeck-cli: no se entendió esta línea de comandos: %1</translation>
    </message>
    <message>
        <source>`warpdeck-cli --help` and `warpdeck-cli COMMAND --help` tell what there is.</source>
        <translation>`warpdeck-cli --help` y `warpdeck-cli COMMAND --help` muestran lo que hay.</translation>
    </message>
</context>
<context>
    <name>Diagnostic</name>
    <message>
        <source>Did you mean `%1`?</source>
        <translation>¿Querías decir `%1`?</translation>
    </message>
    <message>
        <source>The item has %1 options, %2 of them right.</source>
        <translation>La pregunta tiene %1 opciones, %2 de ellas correctas.</translation>
    </message>
    <message>
        <source>Three to five options, of which a choice has one right one.</source>
        <translation>De tres a cinco opciones; una pregunta choice tiene una sola correcta.</translation>
    </message>
    <message>
        <source>The options `%1` and `%2` say the same.</source>
        <translation>Las opciones `%1` y `%2` dicen lo mismo.</translation>
    </message>
    <message>
        <source>Make them differ by more than case, spaces and punctuation.</source>
        <translation>Haz que se distingan en algo más que mayúsculas, espacios y puntuación.</translation>
    </message>
    <message>
        <source>The option says `%1`.</source>
        <translation>La opción dice `%1`.</translation>
    </message>
    <message>
        <source>It rewards half knowledge and breaks when options are shuffled; write a real error instead.</source>
        <translation>Premia el conocimiento a medias y falla al barajar las opciones; escribe en su lugar un error real.</translation>
    </message>
    <message>
        <source>The right option has %1 characters, the wrong ones %2 on average (ratio %3).</source>
        <translation>La opción correcta tiene %1 caracteres; las incorrectas, %2 de media (proporción: %3).</translation>
    </message>
    <message>
        <source>Length must not tell: bring the ratio to 0.75 to 1.33.</source>
        <translation>La longitud no debe delatar la respuesta: la proporción debe estar entre 0,75 y 1,33.</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option is clearly the longest (%3 %; %4 % at most).</source>
        <translation>En %1 de %2 preguntas, la opción correcta es claramente la más larga (%3&#xa0;%; máximo, %4&#xa0;%).</translation>
    </message>
    <message>
        <source>Shorten right options or give wrong ones equal detail.</source>
        <translation>Acorta las opciones correctas o da el mismo detalle a las incorrectas.</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option is clearly the shortest (%3 %; %4 % at most).</source>
        <translation>En %1 de %2 preguntas, la opción correcta es claramente la más corta (%3&#xa0;%; máximo, %4&#xa0;%).</translation>
    </message>
    <message>
        <source>Give right options the detail of the others.</source>
        <translation>Da a las opciones correctas el mismo detalle que a las demás.</translation>
    </message>
    <message>
        <source>The option `%1` has %2 characters, `%3` only %4.</source>
        <translation>La opción `%1` tiene %2 caracteres; `%3`, solo %4.</translation>
    </message>
    <message>
        <source>The longest should have at most twice the length of the shortest.</source>
        <translation>La más larga debería medir como máximo el doble que la más corta.</translation>
    </message>
    <message>
        <source>Only wrong options use absolute words: %1.</source>
        <translation>Solo las opciones incorrectas usan palabras absolutas: %1.</translation>
    </message>
    <message>
        <source>Learners know that `always` is seldom right; use them everywhere or nowhere.</source>
        <translation>Quien practica sabe que «siempre» (`always`) rara vez es correcto; usa estas palabras en todas las opciones o en ninguna.</translation>
    </message>
    <message>
        <source>In %1 of %2 items only wrong options use absolute words (%3 %; %4 % at most).</source>
        <translation>En %1 de %2 preguntas, solo las opciones incorrectas usan palabras absolutas (%3&#xa0;%; máximo, %4&#xa0;%).</translation>
    </message>
    <message>
        <source>Reword them.</source>
        <translation>Reformúlalas.</translation>
    </message>
    <message>
        <source>In %1 of %2 items only the right option hedges (%3 %; %4 % at most).</source>
        <translation>En %1 de %2 preguntas, solo la opción correcta lleva matices (%3&#xa0;%; máximo, %4&#xa0;%).</translation>
    </message>
    <message>
        <source>Reword them: `usually` gives the answer away.</source>
        <translation>Reformúlalas: «normalmente» (`usually`) delata la respuesta.</translation>
    </message>
    <message>
        <source>The right option repeats %1 words of the question more than any other.</source>
        <translation>La opción correcta repite %1 palabras de la pregunta más que cualquier otra.</translation>
    </message>
    <message>
        <source>Say it in other words, or let wrong options echo as well.</source>
        <translation>Dilo con otras palabras o haz que también las incorrectas repitan alguna.</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option echoes the question (%3 %; %4 % at most).</source>
        <translation>En %1 de %2 preguntas, la opción correcta repite palabras del enunciado (%3&#xa0;%; máximo, %4&#xa0;%).</translation>
    </message>
    <message>
        <source>The question is negative: %1.</source>
        <translation>La pregunta está formulada en negativo: %1.</translation>
    </message>
    <message>
        <source>Ask for what is true; where that is impossible, emphasise the word.</source>
        <translation>Pregunta por lo que es cierto; si no es posible, resalta la palabra.</translation>
    </message>
    <message>
        <source>The negative word is not emphasised: %1.</source>
        <translation>La palabra negativa no está resaltada: %1.</translation>
    </message>
    <message>
        <source>Write it as **not**.</source>
        <translation>Escríbela así: **no**.</translation>
    </message>
    <message>
        <source>A negative question has a negative option: %1.</source>
        <translation>Una pregunta negativa tiene una opción negativa: %1.</translation>
    </message>
    <message>
        <source>Take out one of the two.</source>
        <translation>Quita una de las dos negaciones.</translation>
    </message>
    <message>
        <source>%1 of %2 questions are negative (%3 %; %4 % at most).</source>
        <translation>%1 de %2 preguntas son negativas (%3&#xa0;%; máximo, %4&#xa0;%).</translation>
    </message>
    <message>
        <source>Reword some of them.</source>
        <translation>Reformula algunas.</translation>
    </message>
    <message>
        <source>The question does not end in one question mark.</source>
        <translation>La pregunta no termina con un único signo de interrogación.</translation>
    </message>
    <message>
        <source>End it so, or with the blank of a sentence to complete.</source>
        <translation>Termínala así o con el espacio en blanco de una frase por completar.</translation>
    </message>
    <message>
        <source>The text has %1 words; %2 are the most.</source>
        <translation>El texto tiene %1 palabras; el máximo es %2.</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>Acórtalo.</translation>
    </message>
    <message>
        <source>Some options end in a full stop and some do not.</source>
        <translation>Unas opciones terminan en punto y otras no.</translation>
    </message>
    <message>
        <source>End all alike.</source>
        <translation>Termínalas todas igual.</translation>
    </message>
    <message>
        <source>Some options begin with a capital and some do not.</source>
        <translation>Unas opciones empiezan con mayúscula y otras no.</translation>
    </message>
    <message>
        <source>Begin all alike.</source>
        <translation>Empiézalas todas igual.</translation>
    </message>
    <message>
        <source>Some options are numbers and some are not.</source>
        <translation>Unas opciones son números y otras no.</translation>
    </message>
    <message>
        <source>Make them all of one kind.</source>
        <translation>Haz que todas sean del mismo tipo.</translation>
    </message>
    <message>
        <source>The options have different units: %1 and %2.</source>
        <translation>Las opciones tienen unidades distintas: %1 y %2.</translation>
    </message>
    <message>
        <source>Use one unit.</source>
        <translation>Usa una sola unidad.</translation>
    </message>
    <message>
        <source>The options `%1` and `%2` are equal numbers.</source>
        <translation>Las opciones `%1` y `%2` son números iguales.</translation>
    </message>
    <message>
        <source>Make them differ by more than the tolerance.</source>
        <translation>Haz que se diferencien en más que la tolerancia.</translation>
    </message>
    <message>
        <source>With %1 numeric options, the right one&apos;s rank is spread unevenly: %2.</source>
        <translation>Con %1 opciones numéricas, la posición de la correcta está mal repartida: %2.</translation>
    </message>
    <message>
        <source>Choose the wrong values so that every rank is as likely.</source>
        <translation>Elige los valores incorrectos de modo que todas las posiciones sean igual de probables.</translation>
    </message>
    <message>
        <source>The feedback of `%1` does not explain.</source>
        <translation>El comentario de `%1` no explica nada.</translation>
    </message>
    <message>
        <source>Say in a sentence why the option is right or wrong.</source>
        <translation>Di en una frase por qué la opción es correcta o incorrecta.</translation>
    </message>
    <message>
        <source>The feedback of `%1` only repeats the option.</source>
        <translation>El comentario de `%1` solo repite la opción.</translation>
    </message>
    <message>
        <source>Say why it is right or wrong.</source>
        <translation>Di por qué es correcta o incorrecta.</translation>
    </message>
    <message>
        <source>The text names an option by letter or place: %1.</source>
        <translation>El texto nombra una opción por su letra o su posición: %1.</translation>
    </message>
    <message>
        <source>Options are shuffled; name what it says.</source>
        <translation>Las opciones se barajan; menciona lo que dice la opción.</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option shares most words with the others (%3 %; %4 % at most).</source>
        <translation>En %1 de %2 preguntas, la opción correcta es la que más palabras comparte con las demás (%3&#xa0;%; máximo, %4&#xa0;%).</translation>
    </message>
    <message>
        <source>Vary the wrong options in more than one respect.</source>
        <translation>Varía las opciones incorrectas en más de un aspecto.</translation>
    </message>
    <message>
        <source>The question is almost that of %1.</source>
        <translation>La pregunta es casi la misma que la de %1.</translation>
    </message>
    <message>
        <source>Ask something else, or write `variant-of: %1`.</source>
        <translation>Pregunta otra cosa o escribe `variant-of: %1`.</translation>
    </message>
    <message>
        <source>The question tells the answer of %1.</source>
        <translation>La pregunta revela la respuesta de %1.</translation>
    </message>
    <message>
        <source>Reword one of the two.</source>
        <translation>Reformula una de las dos.</translation>
    </message>
    <message>
        <source>`%1` is missing.</source>
        <translation>Falta `%1`.</translation>
    </message>
    <message>
        <source>Every question needs objective, sources, level and bloom.</source>
        <translation>Toda pregunta necesita objective, sources, level y bloom.</translation>
    </message>
    <message>
        <source>%1 of %2 questions only ask to remember (%3 %; %4 % at most).</source>
        <translation>%1 de %2 preguntas solo piden recordar (%3&#xa0;%; máximo, %4&#xa0;%).</translation>
    </message>
    <message>
        <source>Write more that ask to understand and apply.</source>
        <translation>Escribe más que pidan comprender y aplicar.</translation>
    </message>
    <message>
        <source>%1 of %2 questions ask to apply or more (%3 %; at least %4 %).</source>
        <translation>%1 de %2 preguntas piden aplicar o más (%3&#xa0;%; mínimo, %4&#xa0;%).</translation>
    </message>
    <message>
        <source>Write more of them.</source>
        <translation>Escribe más preguntas de este tipo.</translation>
    </message>
    <message>
        <source>`%1` stands next to a number without source and date.</source>
        <translation>`%1` aparece junto a un número sin fuente ni fecha.</translation>
    </message>
    <message>
        <source>Add `sources:` and `as-of:`.</source>
        <translation>Añade `sources:` y `as-of:`.</translation>
    </message>
    <message>
        <source>The rate of `%1` does not say dense or sparse.</source>
        <translation>El rendimiento de `%1` no indica si es denso o disperso.</translation>
    </message>
    <message>
        <source>Say which.</source>
        <translation>Indica cuál de los dos.</translation>
    </message>
    <message>
        <source>The rate of the link `%1` does not say which direction.</source>
        <translation>La velocidad del enlace `%1` no indica el sentido.</translation>
    </message>
    <message>
        <source>Say one direction or both.</source>
        <translation>Indica si vale para un sentido o para ambos.</translation>
    </message>
    <message>
        <source>The options differ from the source. Missing: %1. Added: %2.</source>
        <translation>Las opciones no coinciden con el origen. Faltan: %1. Sobran: %2.</translation>
    </message>
    <message>
        <source>Use the ids of the source.</source>
        <translation>Usa los id del origen.</translation>
    </message>
    <message>
        <source>The numbers differ from the source. Missing: %1. Added: %2.</source>
        <translation>Los números no coinciden con el origen. Faltan: %1. Sobran: %2.</translation>
    </message>
    <message>
        <source>Correct them; only separators may differ.</source>
        <translation>Corrígelos; solo pueden cambiar los separadores.</translation>
    </message>
    <message>
        <source>A formula differs from the source. There: %1. Here: %2.</source>
        <translation>Una fórmula no coincide con el origen. Allí: %1. Aquí: %2.</translation>
    </message>
    <message>
        <source>Copy the TeX; only `{,}` and the words in \text{} may differ.</source>
        <translation>Copia el TeX; solo pueden cambiar `{,}` y las palabras dentro de \text{}.</translation>
    </message>
    <message>
        <source>This language writes a decimal comma, but the formula has a point: %1.</source>
        <translation>Este idioma usa coma decimal, pero la fórmula lleva punto: %1.</translation>
    </message>
    <message>
        <source>Write `{,}` in TeX.</source>
        <translation>Escribe `{,}` en TeX.</translation>
    </message>
    <message>
        <source>The source says `%1`, but `%2` does not occur here.</source>
        <translation>El origen dice `%1`, pero `%2` no aparece aquí.</translation>
    </message>
    <message>
        <source>Use the glossary&apos;s term, or add a variant to the glossary.</source>
        <translation>Usa el término del glosario o añade una variante al glosario.</translation>
    </message>
    <message>
        <source>The tolerance is %1, but rounded input alone moves the result by %2.</source>
        <translation>La tolerancia es %1, pero el solo redondeo de los datos desvía el resultado en %2.</translation>
    </message>
    <message>
        <source>Widen the tolerance to twice that.</source>
        <translation>Amplía la tolerancia al doble de esa desviación.</translation>
    </message>
    <message>
        <source>The mistake `%1` gives %2, which is within the tolerance of the answer %3.</source>
        <translation>El error `%1` da %2, que cae dentro de la tolerancia de la respuesta %3.</translation>
    </message>
    <message>
        <source>Narrow the tolerance, or leave the mistake out.</source>
        <translation>Reduce la tolerancia o quita el error.</translation>
    </message>
    <message>
        <source>`%1` gives no finite number (%2).</source>
        <translation>`%1` no da un número finito (%2).</translation>
    </message>
    <message>
        <source>Change the expression or the ranges.</source>
        <translation>Cambia la expresión o los intervalos.</translation>
    </message>
    <message>
        <source>In %1 of %2 draws a mistake cannot be told from the answer.</source>
        <translation>En %1 de %2 sorteos, un error no se distingue de la respuesta.</translation>
    </message>
    <message>
        <source>Narrow the ranges or the tolerance.</source>
        <translation>Reduce los intervalos o la tolerancia.</translation>
    </message>
    <message>
        <source>The sentences have %1 words on average.</source>
        <translation>Las frases tienen %1 palabras de media.</translation>
    </message>
    <message>
        <source>Keep them to 20.</source>
        <translation>Procura no pasar de 20.</translation>
    </message>
    <message>
        <source>Bidirectional control characters do not balance.</source>
        <translation>Los caracteres de control bidireccional no están equilibrados.</translation>
    </message>
    <message>
        <source>Remove them: the program sets direction itself.</source>
        <translation>Elimínalos: el propio programa fija la dirección.</translation>
    </message>
    <message>
        <source>The tables differ from the source. There: %1. Here: %2.</source>
        <translation>Las tablas no coinciden con el origen. Allí: %1. Aquí: %2.</translation>
    </message>
    <message>
        <source>Keep the same rows and columns.</source>
        <translation>Conserva las mismas filas y columnas.</translation>
    </message>
    <message>
        <source>The text is the same as the source.</source>
        <translation>El texto es igual que el de origen.</translation>
    </message>
    <message>
        <source>Translate it, or write `same-as-source: yes` under the item&apos;s heading.</source>
        <translation>Tradúcelo o escribe `same-as-source: yes` debajo del título de la pregunta.</translation>
    </message>
    <message>
        <source>HTML stands in the text: %1.</source>
        <translation>Hay HTML en el texto: %1.</translation>
    </message>
    <message>
        <source>Use Markdown; tags would be shown as they are.</source>
        <translation>Usa Markdown; las etiquetas se mostrarían tal cual.</translation>
    </message>
    <message>
        <source>A formula is not closed: %1.</source>
        <translation>Una fórmula no está cerrada: %1.</translation>
    </message>
    <message>
        <source>Close it with `$`, or write `\$` for a dollar.</source>
        <translation>Ciérrala con `$` o escribe `\$` para el signo de dólar.</translation>
    </message>
    <message>
        <source>The comparison has %1 tables.</source>
        <translation>La comparación tiene %1 tablas.</translation>
    </message>
    <message>
        <source>Write exactly one.</source>
        <translation>Escribe exactamente una.</translation>
    </message>
    <message>
        <source>The values in braces differ from the source. Missing: %1. Added: %2.</source>
        <translation>Los valores entre llaves no coinciden con el origen. Faltan: %1. Sobran: %2.</translation>
    </message>
    <message>
        <source>Use the same ones.</source>
        <translation>Usa los mismos.</translation>
    </message>
    <message>
        <source>`%1` is no expression (at character %2).</source>
        <translation>`%1` no es una expresión (en el carácter %2).</translation>
    </message>
    <message>
        <source>Use numbers, parameters, + - * / ^, parentheses and min max sqrt log2 ln exp ceil floor.</source>
        <translation>Usa números, parámetros, + - * / ^, paréntesis y min max sqrt log2 ln exp ceil floor.</translation>
    </message>
    <message>
        <source>`%1` is no parameter of this item (in `%2`).</source>
        <translation>`%1` no es un parámetro de esta pregunta (en `%2`).</translation>
    </message>
    <message>
        <source>Declare it with `let:`.</source>
        <translation>Decláralo con `let:`.</translation>
    </message>
    <message>
        <source>The unit `%1` has no name in this language.</source>
        <translation>La unidad `%1` no tiene nombre en este idioma.</translation>
    </message>
    <message>
        <source>Name it under `### units`: `- %1 = name, other name`.</source>
        <translation>Ponle nombre en `### units`: `- %1 = name, other name`.</translation>
    </message>
    <message>
        <source>Nothing of the kind %1 is found, so the waiver does nothing.</source>
        <translation>No se encontró nada del tipo %1, así que la exención no tiene efecto.</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Debe eliminarse.</translation>
    </message>
    <message>
        <source>The waiver of %1 gives no reason.</source>
        <translation>La exención de %1 no indica el motivo.</translation>
    </message>
    <message>
        <source>Write it behind the code.</source>
        <translation>Escríbelo después del código.</translation>
    </message>
    <message>
        <source>This is no valid UTF-8.</source>
        <translation>Esto no es UTF-8 válido.</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation>Guarda el archivo en UTF-8.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark.</source>
        <translation>El archivo empieza con una marca de orden de bytes.</translation>
    </message>
    <message>
        <source>`format` removes it.</source>
        <translation>`format` la elimina.</translation>
    </message>
    <message>
        <source>Lines end in CR LF, the first of %1 here.</source>
        <translation>Hay líneas que terminan en CR LF; la primera de %1 está aquí.</translation>
    </message>
    <message>
        <source>`format` makes them LF.</source>
        <translation>`format` las deja en LF.</translation>
    </message>
    <message>
        <source>This text is not in Unicode&apos;s normal form NFC.</source>
        <translation>Este texto no está en la forma normal NFC de Unicode.</translation>
    </message>
    <message>
        <source>`format` normalises it.</source>
        <translation>`format` lo normaliza.</translation>
    </message>
    <message>
        <source>The last line has no line end.</source>
        <translation>A la última línea le falta el fin de línea.</translation>
    </message>
    <message>
        <source>`format` adds it.</source>
        <translation>`format` lo añade.</translation>
    </message>
    <message>
        <source>The control character %1 stands here.</source>
        <translation>Aquí hay un carácter de control: %1.</translation>
    </message>
    <message>
        <source>A tab stands here.</source>
        <translation>Aquí hay una tabulación.</translation>
    </message>
    <message>
        <source>Use spaces.</source>
        <translation>Usa espacios.</translation>
    </message>
    <message>
        <source>The line has %1 bytes; %2 are the most.</source>
        <translation>La línea tiene %1 bytes; el máximo es %2.</translation>
    </message>
    <message>
        <source>Break it into several lines.</source>
        <translation>Divídela en varias líneas.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>No se puede leer el archivo.</translation>
    </message>
    <message>
        <source>Check that you may read it.</source>
        <translation>Comprueba que tienes permiso de lectura.</translation>
    </message>
    <message>
        <source>The file has %1 bytes; %2 are the most.</source>
        <translation>El archivo tiene %1 bytes; el máximo es %2.</translation>
    </message>
    <message>
        <source>Split the topic, or make the picture smaller.</source>
        <translation>Divide el tema o reduce el tamaño de la imagen.</translation>
    </message>
    <message>
        <source>This is no ordinary file.</source>
        <translation>Esto no es un archivo normal.</translation>
    </message>
    <message>
        <source>Put a copy of the file here; links, devices and pipes are not followed.</source>
        <translation>Pon aquí una copia del archivo; no se siguen enlaces, dispositivos ni tuberías.</translation>
    </message>
    <message>
        <source>The file is not used.</source>
        <translation>El archivo no se usa.</translation>
    </message>
    <message>
        <source>Topic files are called %1.&lt;locale&gt;.md; anything else belongs elsewhere.</source>
        <translation>Los archivos de tema se llaman %1.&lt;locale&gt;.md; todo lo demás va en otro lugar.</translation>
    </message>
    <message>
        <source>More than %1 problems are in this file; the others are left out.</source>
        <translation>Hay más de %1 problemas en este archivo; los demás se omiten.</translation>
    </message>
    <message>
        <source>Mend these first.</source>
        <translation>Corrige estos primero.</translation>
    </message>
    <message>
        <source>There is no bank.&lt;locale&gt;.md with `role: source`.</source>
        <translation>No hay ningún bank.&lt;locale&gt;.md con `role: source`.</translation>
    </message>
    <message>
        <source>Write it: it gives the bank its id, licence, source locale and title.</source>
        <translation>Créalo: da al banco su id, licencia, idioma de origen y título.</translation>
    </message>
    <message>
        <source>A second file says `role: source`; %1 does already.</source>
        <translation>Un segundo archivo dice `role: source`; %1 ya lo dice.</translation>
    </message>
    <message>
        <source>Make this one `role: translation`.</source>
        <translation>Pon en este `role: translation`.</translation>
    </message>
    <message>
        <source>The topic has no source file.</source>
        <translation>El tema no tiene archivo de origen.</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>Crea %1.</translation>
    </message>
    <message>
        <source>`%1` is no locale as file names spell it.</source>
        <translation>`%1` no es un código de idioma válido en nombres de archivo.</translation>
    </message>
    <message>
        <source>Use a BCP 47 tag such as de, pt-BR or zh-Hans.</source>
        <translation>Usa una etiqueta BCP 47 como de, pt-BR o zh-Hans.</translation>
    </message>
    <message>
        <source>The file does not begin with front matter.</source>
        <translation>El archivo no empieza con el bloque de metadatos.</translation>
    </message>
    <message>
        <source>Begin with a line `---`, then `key: value` lines, then a line `---`.</source>
        <translation>Empieza con una línea `---`, sigue con líneas `key: value` y cierra con otra línea `---`.</translation>
    </message>
    <message>
        <source>The front matter has no end.</source>
        <translation>El bloque de metadatos no tiene fin.</translation>
    </message>
    <message>
        <source>Close it with a line `---`.</source>
        <translation>Ciérralo con una línea `---`.</translation>
    </message>
    <message>
        <source>`%1` is no line of the form `key: value`.</source>
        <translation>`%1` no es una línea con la forma `key: value`.</translation>
    </message>
    <message>
        <source>Write the key in lower case, a colon, a space and the value; a blank line ends the keys.</source>
        <translation>Escribe la clave en minúsculas, dos puntos, un espacio y el valor; una línea en blanco cierra las claves.</translation>
    </message>
    <message>
        <source>There is no key `%1` here.</source>
        <translation>Aquí no existe la clave `%1`.</translation>
    </message>
    <message>
        <source>See the list of keys in content/README.md.</source>
        <translation>Consulta la lista de claves en content/README.md.</translation>
    </message>
    <message>
        <source>The key `%1` stands here a second time, first in line %2.</source>
        <translation>La clave `%1` aparece aquí por segunda vez; la primera está en la línea %2.</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>Deja solo una.</translation>
    </message>
    <message>
        <source>The key `%1` is missing in %2.</source>
        <translation>Falta la clave `%1` en %2.</translation>
    </message>
    <message>
        <source>Add a line `%1: …`.</source>
        <translation>Añade una línea `%1: …`.</translation>
    </message>
    <message>
        <source>`%1` has no value.</source>
        <translation>`%1` no tiene valor.</translation>
    </message>
    <message>
        <source>Write the value, or remove the line.</source>
        <translation>Escribe el valor o elimina la línea.</translation>
    </message>
    <message>
        <source>`%1` cannot be `%2`.</source>
        <translation>`%1` no puede ser `%2`.</translation>
    </message>
    <message>
        <source>Expected: %3.</source>
        <translation>Se espera: %3.</translation>
    </message>
    <message>
        <source>`%1` is `%2` but must be `%3` in this file.</source>
        <translation>`%1` es `%2`, pero debe ser `%3` en este archivo.</translation>
    </message>
    <message>
        <source>Write `%1: %3`.</source>
        <translation>Escribe `%1: %3`.</translation>
    </message>
    <message>
        <source>The key `%1` has no meaning for an item of kind %2.</source>
        <translation>La clave `%1` no tiene sentido en una pregunta de tipo %2.</translation>
    </message>
    <message>
        <source>Remove the line.</source>
        <translation>Elimina la línea.</translation>
    </message>
    <message>
        <source>`%1: %2` is no number that is allowed here.</source>
        <translation>`%1: %2` no es un número permitido aquí.</translation>
    </message>
    <message>
        <source>Write a number with a decimal point; where whole numbers are meant, from %3 to %4.</source>
        <translation>Escribe un número con punto decimal; si debe ser entero, de %3 a %4.</translation>
    </message>
    <message>
        <source>`%1: %2` is no date.</source>
        <translation>`%1: %2` no es una fecha.</translation>
    </message>
    <message>
        <source>Write it as 2026-12-01.</source>
        <translation>Escríbela como 2026-12-01.</translation>
    </message>
    <message>
        <source>Write `waive: %1 why it is meant so`.</source>
        <translation>Escribe `waive: %1 why it is meant so`.</translation>
    </message>
    <message>
        <source>There is no finding called `%1`.</source>
        <translation>No existe ningún aviso llamado `%1`.</translation>
    </message>
    <message>
        <source>Use the code that `check` prints.</source>
        <translation>Usa el código que muestra `check`.</translation>
    </message>
    <message>
        <source>`%1` names `%2` twice.</source>
        <translation>`%1` nombra `%2` dos veces.</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>Elimina una de las dos menciones.</translation>
    </message>
    <message>
        <source>The title is missing.</source>
        <translation>Falta el título.</translation>
    </message>
    <message>
        <source>Write a line `# Title` below the front matter.</source>
        <translation>Escribe una línea `# Title` debajo del bloque de metadatos.</translation>
    </message>
    <message>
        <source>Text stands where none can stand.</source>
        <translation>Hay texto donde no puede haberlo.</translation>
    </message>
    <message>
        <source>Put it below a title, or remove it.</source>
        <translation>Ponlo debajo de un título o elimínalo.</translation>
    </message>
    <message>
        <source>`%1` is a second title.</source>
        <translation>`%1` es un segundo título.</translation>
    </message>
    <message>
        <source>A file has one line that begins with `# `; use `####` inside texts.</source>
        <translation>Un archivo tiene una sola línea que empieza por `# `; usa `####` dentro de los textos.</translation>
    </message>
    <message>
        <source>An item begins before the title of the file.</source>
        <translation>Una pregunta empieza antes del título del archivo.</translation>
    </message>
    <message>
        <source>Put the line `# Title` above it.</source>
        <translation>Pon la línea `# Title` encima.</translation>
    </message>
    <message>
        <source>`%1` is an option outside an item&apos;s question.</source>
        <translation>`%1` es una opción fuera del enunciado de una pregunta.</translation>
    </message>
    <message>
        <source>Options follow the stem, before any section; a backslash in front makes the line ordinary text.</source>
        <translation>Las opciones siguen al enunciado, antes de cualquier sección; una barra invertida delante convierte la línea en texto normal.</translation>
    </message>
    <message>
        <source>Text follows the options.</source>
        <translation>Hay texto después de las opciones.</translation>
    </message>
    <message>
        <source>Options end the stem: move the text above them or into `### explanation`.</source>
        <translation>Las opciones cierran el enunciado: lleva el texto encima de ellas o a `### explanation`.</translation>
    </message>
    <message>
        <source>Text follows an option&apos;s feedback.</source>
        <translation>Hay texto después del comentario de una opción.</translation>
    </message>
    <message>
        <source>Put it above the feedback, or begin the line with `  &gt; `.</source>
        <translation>Ponlo encima del comentario o empieza la línea con `  &gt; `.</translation>
    </message>
    <message>
        <source>The code block that begins here has no end.</source>
        <translation>El bloque de código que empieza aquí no tiene fin.</translation>
    </message>
    <message>
        <source>Close it with the same marks.</source>
        <translation>Ciérralo con las mismas marcas.</translation>
    </message>
    <message>
        <source>The item %1 has no title.</source>
        <translation>La pregunta %1 no tiene título.</translation>
    </message>
    <message>
        <source>Write `## %1 | Title`.</source>
        <translation>Escribe `## %1 | Title`.</translation>
    </message>
    <message>
        <source>`%1` is no id.</source>
        <translation>`%1` no es un id.</translation>
    </message>
    <message>
        <source>Ids are 2 to 48 characters of a-z, 0-9 and hyphens (options: a letter first).</source>
        <translation>Un id tiene de 2 a 48 caracteres: a-z, 0-9 y guiones (en las opciones, primero una letra).</translation>
    </message>
    <message>
        <source>There is no section `%1`.</source>
        <translation>No existe la sección `%1`.</translation>
    </message>
    <message>
        <source>Sections are hint, back, explanation, units and note; use `####` for headings of your own.</source>
        <translation>Las secciones son hint, back, explanation, units y note; usa `####` para tus propios títulos.</translation>
    </message>
    <message>
        <source>The section `%1` stands here a second time, first in line %2.</source>
        <translation>La sección `%1` aparece aquí por segunda vez; la primera está en la línea %2.</translation>
    </message>
    <message>
        <source>Join the two.</source>
        <translation>Une las dos.</translation>
    </message>
    <message>
        <source>The section `%1` stands behind `%2`.</source>
        <translation>La sección `%1` está después de `%2`.</translation>
    </message>
    <message>
        <source>The order is hint, back, explanation, units, note; `format` does not move texts.</source>
        <translation>El orden es hint, back, explanation, units, note; `format` no mueve textos.</translation>
    </message>
    <message>
        <source>The section `%1` is empty.</source>
        <translation>La sección `%1` está vacía.</translation>
    </message>
    <message>
        <source>Fill it or remove it.</source>
        <translation>Complétala o elimínala.</translation>
    </message>
    <message>
        <source>Options and accepted answers stand in one item.</source>
        <translation>Hay opciones y respuestas aceptadas en una misma pregunta.</translation>
    </message>
    <message>
        <source>Use `- id) text` for options, `- = text` for accepted answers.</source>
        <translation>Usa `- id) text` para las opciones y `- = text` para las respuestas aceptadas.</translation>
    </message>
    <message>
        <source>The accepted answer is empty.</source>
        <translation>La respuesta aceptada está vacía.</translation>
    </message>
    <message>
        <source>Write it behind `- = `.</source>
        <translation>Escríbela después de `- = `.</translation>
    </message>
    <message>
        <source>`%1` is no line of the form `- unit = name, name`.</source>
        <translation>`%1` no es una línea con la forma `- unit = name, name`.</translation>
    </message>
    <message>
        <source>The first name is shown, all are accepted.</source>
        <translation>Se muestra el primer nombre; se aceptan todos.</translation>
    </message>
    <message>
        <source>The item %1 is there already: %2, line %3.</source>
        <translation>La pregunta %1 ya existe: %2, línea %3.</translation>
    </message>
    <message>
        <source>Ids are unique in a bank; choose another one.</source>
        <translation>Los id son únicos en un banco; elige otro.</translation>
    </message>
    <message>
        <source>The id %1 was retired in %2, line %3.</source>
        <translation>El id %1 se retiró en %2, línea %3.</translation>
    </message>
    <message>
        <source>Choose another id: learners have a history under this one.</source>
        <translation>Elige otro id: hay quien tiene un historial con este.</translation>
    </message>
    <message>
        <source>The item has the same id as the topic %1.</source>
        <translation>La pregunta tiene el mismo id que el tema %1.</translation>
    </message>
    <message>
        <source>Choose another id for one of them.</source>
        <translation>Elige otro id para una de las dos cosas.</translation>
    </message>
    <message>
        <source>The option `%1` is there already, in line %2.</source>
        <translation>La opción `%1` ya existe, en la línea %2.</translation>
    </message>
    <message>
        <source>Give it another id.</source>
        <translation>Dale otro id.</translation>
    </message>
    <message>
        <source>The item %1 has no question text.</source>
        <translation>La pregunta %1 no tiene enunciado.</translation>
    </message>
    <message>
        <source>Write it below the keys, behind a blank line.</source>
        <translation>Escríbelo debajo de las claves, tras una línea en blanco.</translation>
    </message>
    <message>
        <source>The item %1 has fewer than %2 options.</source>
        <translation>La pregunta %1 tiene menos de %2 opciones.</translation>
    </message>
    <message>
        <source>Write them as `- a) text`.</source>
        <translation>Escríbelas como `- a) text`.</translation>
    </message>
    <message>
        <source>The item %1 has %2 options; %3 are the most.</source>
        <translation>La pregunta %1 tiene %2 opciones; el máximo es %3.</translation>
    </message>
    <message>
        <source>Leave out the weakest.</source>
        <translation>Quita las más débiles.</translation>
    </message>
    <message>
        <source>The item %1 has no accepted answer.</source>
        <translation>La pregunta %1 no tiene ninguna respuesta aceptada.</translation>
    </message>
    <message>
        <source>Write at least one line `- = answer`.</source>
        <translation>Escribe al menos una línea `- = answer`.</translation>
    </message>
    <message>
        <source>The card %1 has no back.</source>
        <translation>La tarjeta %1 no tiene reverso.</translation>
    </message>
    <message>
        <source>Write it below a line `### back`.</source>
        <translation>Escríbelo debajo de una línea `### back`.</translation>
    </message>
    <message>
        <source>The option `%1` has no feedback.</source>
        <translation>La opción `%1` no tiene comentario.</translation>
    </message>
    <message>
        <source>Write why it is right or wrong on a line below that begins with `  &gt; `.</source>
        <translation>Escribe por qué es correcta o incorrecta en la línea siguiente, que empieza por `  &gt; `.</translation>
    </message>
    <message>
        <source>The option `%1` has no text.</source>
        <translation>La opción `%1` no tiene texto.</translation>
    </message>
    <message>
        <source>Write it behind `- %1) `.</source>
        <translation>Escríbelo después de `- %1) `.</translation>
    </message>
    <message>
        <source>Items of kind %1 have no options.</source>
        <translation>Las preguntas de tipo %1 no tienen opciones.</translation>
    </message>
    <message>
        <source>Remove them, or change the kind.</source>
        <translation>Elimínalas o cambia el tipo.</translation>
    </message>
    <message>
        <source>Items of kind %1 have no accepted answers.</source>
        <translation>Las preguntas de tipo %1 no tienen respuestas aceptadas.</translation>
    </message>
    <message>
        <source>Remove the lines `- = …`, or change the kind.</source>
        <translation>Elimina las líneas `- = …` o cambia el tipo.</translation>
    </message>
    <message>
        <source>The section `%1` has no meaning for an item of kind %2.</source>
        <translation>La sección `%1` no tiene sentido en una pregunta de tipo %2.</translation>
    </message>
    <message>
        <source>Remove it, or change the kind.</source>
        <translation>Elimínala o cambia el tipo.</translation>
    </message>
    <message>
        <source>`answer` names %2 options, which does not fit kind %1.</source>
        <translation>`answer` nombra %2 opciones, lo que no corresponde al tipo %1.</translation>
    </message>
    <message>
        <source>A choice has one, a multiple at least two.</source>
        <translation>Una pregunta choice tiene una; una multiple, al menos dos.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no option of this item.</source>
        <translation>`%1` nombra `%2`, que no es una opción de esta pregunta.</translation>
    </message>
    <message>
        <source>Use the id before the closing parenthesis of an option.</source>
        <translation>Usa el id que precede al paréntesis de cierre de una opción.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no item of this bank.</source>
        <translation>`%1` nombra `%2`, que no es una pregunta de este banco.</translation>
    </message>
    <message>
        <source>Correct the id, or remove it.</source>
        <translation>Corrige el id o elimínalo.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no topic of this bank.</source>
        <translation>`%1` nombra `%2`, que no es un tema de este banco.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no term of glossary.tsv.</source>
        <translation>`%1` nombra `%2`, que no es un término de glossary.tsv.</translation>
    </message>
    <message>
        <source>Correct the id, or add the term.</source>
        <translation>Corrige el id o añade el término.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no key of sources.tsv.</source>
        <translation>`%1` nombra `%2`, que no es una clave de sources.tsv.</translation>
    </message>
    <message>
        <source>Correct the key, or add the source.</source>
        <translation>Corrige la clave o añade la fuente.</translation>
    </message>
    <message>
        <source>`%1` is no unit of this item.</source>
        <translation>`%1` no es una unidad de esta pregunta.</translation>
    </message>
    <message>
        <source>Name the unit in `unit:` or `accept:` first.</source>
        <translation>Indica primero la unidad en `unit:` o `accept:`.</translation>
    </message>
    <message>
        <source>`%1` describes no parameter.</source>
        <translation>`%1` no describe un parámetro.</translation>
    </message>
    <message>
        <source>Write `N = 7e9 in 1e9..70e9 log`, `M = 40 in 30..55 step 5` or `G = 512 of 64, 128, 512`.</source>
        <translation>Escribe `N = 7e9 in 1e9..70e9 log`, `M = 40 in 30..55 step 5` o `G = 512 of 64, 128, 512`.</translation>
    </message>
    <message>
        <source>The values of `%1` cannot be drawn.</source>
        <translation>Los valores de `%1` no se pueden sortear.</translation>
    </message>
    <message>
        <source>The range must go upwards, hold the first value, and be positive for `log`.</source>
        <translation>El intervalo debe ser creciente, contener el primer valor y, con `log`, ser positivo.</translation>
    </message>
    <message>
        <source>The parameter `%1` is there already.</source>
        <translation>El parámetro `%1` ya existe.</translation>
    </message>
    <message>
        <source>Give it another name.</source>
        <translation>Dale otro nombre.</translation>
    </message>
    <message>
        <source>`%1` cannot be the name of a parameter.</source>
        <translation>`%1` no puede ser el nombre de un parámetro.</translation>
    </message>
    <message>
        <source>`answer` and the names of functions are taken.</source>
        <translation>`answer` y los nombres de funciones están reservados.</translation>
    </message>
    <message>
        <source>`%1` is no tolerance.</source>
        <translation>`%1` no es una tolerancia.</translation>
    </message>
    <message>
        <source>Write `1 %`, a positive number, or `exact`.</source>
        <translation>Escribe `1 %`, un número positivo o `exact`.</translation>
    </message>
    <message>
        <source>`%1` accepts no unit.</source>
        <translation>`%1` no define una unidad aceptada.</translation>
    </message>
    <message>
        <source>Write `accept: h = 24`: the answer in h is 24 times the answer in the main unit.</source>
        <translation>Escribe `accept: h = 24`: la respuesta en h es 24 veces la respuesta en la unidad principal.</translation>
    </message>
    <message>
        <source>`%1` describes no mistake.</source>
        <translation>`%1` no describe un error.</translation>
    </message>
    <message>
        <source>Write `mistake: id = expression`, and its feedback as `- id) …`.</source>
        <translation>Escribe `mistake: id = expression`, y su comentario como `- id) …`.</translation>
    </message>
    <message>
        <source>The mistake `%1` has no text.</source>
        <translation>El error `%1` no tiene texto.</translation>
    </message>
    <message>
        <source>Write it as `- %1) what went wrong`, with its feedback below.</source>
        <translation>Escríbelo como `- %1) what went wrong`, con su comentario debajo.</translation>
    </message>
    <message>
        <source>The gap `%1` is malformed.</source>
        <translation>El hueco `%1` está mal formado.</translation>
    </message>
    <message>
        <source>Write `{{c1:text}}` or `{{c1:text|also accepted::hint}}`.</source>
        <translation>Escribe `{{c1:text}}` o `{{c1:text|also accepted::hint}}`.</translation>
    </message>
    <message>
        <source>The item %1 has no gaps.</source>
        <translation>La pregunta %1 no tiene huecos.</translation>
    </message>
    <message>
        <source>Write them in the text as `{{c1:text}}`.</source>
        <translation>Escríbelos en el texto como `{{c1:text}}`.</translation>
    </message>
    <message>
        <source>A translation cannot have the key `%1`.</source>
        <translation>Una traducción no puede tener la clave `%1`.</translation>
    </message>
    <message>
        <source>Keys, levels and answers stand in the source file alone; remove the line.</source>
        <translation>Las claves, los niveles y las respuestas están solo en el archivo de origen; elimina la línea.</translation>
    </message>
    <message>
        <source>The source file has no item `%1`.</source>
        <translation>El archivo de origen no tiene la pregunta `%1`.</translation>
    </message>
    <message>
        <source>Correct the id, or add the item to the source first.</source>
        <translation>Corrige el id o añade antes la pregunta al origen.</translation>
    </message>
    <message>
        <source>The source has no option `%1` in this item.</source>
        <translation>El origen no tiene la opción `%1` en esta pregunta.</translation>
    </message>
    <message>
        <source>Correct the id: options are matched by it.</source>
        <translation>Corrige el id: las opciones se emparejan por él.</translation>
    </message>
    <message>
        <source>The item %1 has no `%2` in the source.</source>
        <translation>La pregunta %1 no tiene `%2` en el origen.</translation>
    </message>
    <message>
        <source>Remove it here, or write it in the source first.</source>
        <translation>Elimínalo aquí o escríbelo antes en el origen.</translation>
    </message>
    <message>
        <source>The source has no gap `%1` in this item.</source>
        <translation>El origen no tiene el hueco `%1` en esta pregunta.</translation>
    </message>
    <message>
        <source>Use the same gaps as the source.</source>
        <translation>Usa los mismos huecos que el origen.</translation>
    </message>
    <message>
        <source>The item %1 lacks `%2` here, so it is left out in this language.</source>
        <translation>A la pregunta %1 le falta aquí `%2`, así que se omite en este idioma.</translation>
    </message>
    <message>
        <source>Translate it; learners get the next of their languages until then.</source>
        <translation>Tradúcelo; hasta entonces se muestra el siguiente de los idiomas de cada persona.</translation>
    </message>
    <message>
        <source>The item %1 lacks `%2` here.</source>
        <translation>A la pregunta %1 le falta aquí `%2`.</translation>
    </message>
    <message>
        <source>Translate it.</source>
        <translation>Tradúcelo.</translation>
    </message>
    <message>
        <source>There is no picture `%1`.</source>
        <translation>No existe la imagen `%1`.</translation>
    </message>
    <message>
        <source>Put it into the topic&apos;s folder `media`.</source>
        <translation>Ponla en la carpeta `media` del tema.</translation>
    </message>
    <message>
        <source>`%1` is no picture of this topic.</source>
        <translation>`%1` no es una imagen de este tema.</translation>
    </message>
    <message>
        <source>Write `media/name.svg`; nothing outside the folder and nothing from the network is shown.</source>
        <translation>Escribe `media/name.svg`; no se muestra nada de fuera de la carpeta ni de la red.</translation>
    </message>
    <message>
        <source>Pictures cannot be of type `%1`.</source>
        <translation>Las imágenes no pueden ser de tipo `%1`.</translation>
    </message>
    <message>
        <source>Use png, svg or webp.</source>
        <translation>Usa png, svg o webp.</translation>
    </message>
    <message>
        <source>The column `%1` is not expected here.</source>
        <translation>No se espera aquí la columna `%1`.</translation>
    </message>
    <message>
        <source>The first line names the columns, as content/README.md lists them.</source>
        <translation>La primera línea nombra las columnas tal como las enumera content/README.md.</translation>
    </message>
    <message>
        <source>The line has %1 cells, the header %2.</source>
        <translation>La línea tiene %1 celdas; el encabezado, %2.</translation>
    </message>
    <message>
        <source>Part the cells by one tab each; an empty cell stays empty.</source>
        <translation>Separa las celdas con un tabulador; una celda vacía se deja vacía.</translation>
    </message>
    <message>
        <source>The cell `%1` has spaces around it.</source>
        <translation>La celda `%1` está rodeada de espacios.</translation>
    </message>
    <message>
        <source>`format` removes them.</source>
        <translation>`format` los elimina.</translation>
    </message>
    <message>
        <source>`%1` is there already, in line %2.</source>
        <translation>`%1` ya está en la línea %2.</translation>
    </message>
    <message>
        <source>Remove one of the lines.</source>
        <translation>Elimina una de las líneas.</translation>
    </message>
    <message>
        <source>`%1: %2` is no hash.</source>
        <translation>`%1: %2` no es un hash.</translation>
    </message>
    <message>
        <source>This file is written by `l10n`; restore it or remove the line.</source>
        <translation>Este archivo lo escribe `l10n`; restáuralo o elimina la línea.</translation>
    </message>
    <message>
        <source>There is no `%2` of %1 in %3.</source>
        <translation>No hay `%2` de %1 en %3.</translation>
    </message>
    <message>
        <source>The line belongs to a text that is gone; remove it.</source>
        <translation>La línea pertenece a un texto que ya no existe; elimínala.</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>There is no such file.</source>
        <translation>El archivo no existe.</translation>
    </message>
    <message>
        <source>The file cannot be opened. Check that you may read it.</source>
        <translation>No se puede abrir el archivo. Comprueba que tienes permiso de lectura.</translation>
    </message>
    <message>
        <source>The file cannot be written. What was saved before is safe.</source>
        <translation>No se puede escribir el archivo. Lo guardado antes está a salvo.</translation>
    </message>
    <message>
        <source>The file or its folder is read-only, so nothing can be saved. Allow writing to it and try again.</source>
        <translation>El archivo o su carpeta es de solo lectura, así que no se puede guardar nada. Permite la escritura e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>The file is larger than this program accepts.</source>
        <translation>El archivo es más grande de lo que admite este programa.</translation>
    </message>
    <message>
        <source>The disk is full: the last step was not saved, everything before it is safe. Make room and go on.</source>
        <translation>El disco está lleno: el último paso no se guardó; todo lo anterior está a salvo. Libera espacio y continúa.</translation>
    </message>
    <message>
        <source>This file is not a question bank. Banks end in .wdbank and are made by `warpdeck-cli build`.</source>
        <translation>Este archivo no es un banco de preguntas. Los bancos terminan en .wdbank y se crean con `warpdeck-cli build`.</translation>
    </message>
    <message>
        <source>This bank was written by a newer version of Warpdeck. Update the program to use it.</source>
        <translation>Este banco se escribió con una versión más reciente de Warpdeck. Actualiza el programa para usarlo.</translation>
    </message>
    <message>
        <source>This bank is of an old format that is no longer read. Build it again from its source.</source>
        <translation>Este banco tiene un formato antiguo que ya no se lee. Vuelve a compilarlo desde su origen.</translation>
    </message>
    <message>
        <source>This bank is damaged. Fetch or build it again; your progress is not affected.</source>
        <translation>Este banco está dañado. Descárgalo o compílalo de nuevo; tu progreso no se ve afectado.</translation>
    </message>
    <message>
        <source>This file is not a Warpdeck profile; it was left as it is.</source>
        <translation>Este archivo no es un perfil de Warpdeck; se dejó como estaba.</translation>
    </message>
    <message>
        <source>This profile was written by a newer version of Warpdeck; it was left as it is. Update the program to use it.</source>
        <translation>Este perfil se escribió con una versión más reciente de Warpdeck; se dejó como estaba. Actualiza el programa para usarlo.</translation>
    </message>
    <message>
        <source>This profile is damaged; it was left as it is. A good backup can take its place.</source>
        <translation>Este perfil está dañado; se dejó como estaba. Una copia de seguridad válida puede sustituirlo.</translation>
    </message>
    <message>
        <source>Another program is using this profile. Close it and try again.</source>
        <translation>Otro programa está usando este perfil. Ciérralo e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>This older profile could not be brought up to date; it is as it was.</source>
        <translation>No se pudo actualizar este perfil antiguo; está como estaba.</translation>
    </message>
    <message>
        <source>No open bank has such an item. `warpdeck-cli banks` lists the banks.</source>
        <translation>Ningún banco abierto tiene esa pregunta. `warpdeck-cli banks` muestra los bancos.</translation>
    </message>
    <message>
        <source>Several banks have an item of this name. Write it as bank/item.</source>
        <translation>Varios bancos tienen una pregunta con este nombre. Escríbela como banco/pregunta.</translation>
    </message>
    <message>
        <source>No open bank has such a topic. `warpdeck-cli banks` lists the topics.</source>
        <translation>Ningún banco abierto tiene ese tema. `warpdeck-cli banks` muestra los temas.</translation>
    </message>
    <message>
        <source>Another bank of this id is installed already; nothing was replaced. Use --replace to replace it.</source>
        <translation>Ya hay instalado otro banco con este id; no se reemplazó nada. Usa --replace para reemplazarlo.</translation>
    </message>
    <message>
        <source>The content has errors, so no bank was built; an earlier file is as it was.</source>
        <translation>El contenido tiene errores, así que no se compiló ningún banco; si ya había un archivo, sigue como estaba.</translation>
    </message>
    <message>
        <source>It exists already and was left as it is.</source>
        <translation>Ya existe y se dejó como estaba.</translation>
    </message>
    <message>
        <source>This was not understood.</source>
        <translation>No se entendió.</translation>
    </message>
    <message>
        <source>Something unexpected happened.</source>
        <translation>Ocurrió algo inesperado.</translation>
    </message>
</context>
<context>
    <name>ExportLogCommand</name>
    <message>
        <source>Write the review log as CSV, one line a review</source>
        <translation>Escribe el registro de repasos como CSV, un repaso por línea</translation>
    </message>
    <message>
        <source>The file to write; the standard output when it is left out</source>
        <translation>El archivo que se va a escribir; si se omite, la salida estándar</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Errors: %1. Warnings: %2. Notes: %3.</source>
        <translation>Errores: %1. Advertencias: %2. Notas: %3.</translation>
    </message>
</context>
<context>
    <name>FormatCommand</name>
    <message>
        <source>Bring a content folder into its canonical form; files with errors are left as they are</source>
        <translation>Pone una carpeta de contenido en su forma canónica; los archivos con errores se dejan como están</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>La carpeta del contenido</translation>
    </message>
    <message>
        <source>Only tell what would change</source>
        <translation>Solo indica qué cambiaría</translation>
    </message>
    <message>
        <source>would change: %1</source>
        <translation>cambiaría: %1</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>cambiado: %1</translation>
    </message>
</context>
<context>
    <name>FsrsCommand</name>
    <message>
        <source>Replay, fit and simulate the memory model on a review log</source>
        <translation>Reproducir, ajustar y simular el modelo de memoria con un registro de repasos</translation>
    </message>
    <message>
        <source>Print the state after each review as CSV</source>
        <translation>Mostrar en CSV el estado tras cada repaso</translation>
    </message>
    <message>
        <source>Desired retention of the intervals</source>
        <translation>Retención deseada de los intervalos</translation>
    </message>
    <message>
        <source>Find the parameters that fit the reviews best</source>
        <translation>Buscar los parámetros que mejor se ajustan a los repasos</translation>
    </message>
    <message>
        <source>Parts of the time-series split</source>
        <translation>Partes de la división temporal</translation>
    </message>
    <message>
        <source>Print what desired retentions cost and bring</source>
        <translation>Mostrar qué cuestan y qué aportan las retenciones deseadas</translation>
    </message>
    <message>
        <source>Number of cards to learn</source>
        <translation>Número de tarjetas por aprender</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <translation>Tarjetas nuevas al día</translation>
    </message>
    <message>
        <source>Days to live through</source>
        <translation>Días que se recorren</translation>
    </message>
    <message>
        <source>Seed of chance</source>
        <translation>Semilla del azar</translation>
    </message>
    <message>
        <source>The memory model</source>
        <translation>El modelo de memoria</translation>
    </message>
    <message>
        <source>File with the model&apos;s numbers, separated by commas or white space</source>
        <translation>Archivo con los números del modelo, separados por comas o espacios</translation>
    </message>
    <message>
        <source>Time zone in which study days begin</source>
        <translation>Zona horaria en la que empiezan los días de estudio</translation>
    </message>
    <message>
        <source>Hour at which a study day begins</source>
        <translation>Hora a la que empieza un día de estudio</translation>
    </message>
    <message>
        <source>The reviews, as export-log writes them</source>
        <translation>Los repasos, tal como los escribe export-log</translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message>
        <source>Study as much as you like.</source>
        <translation>Estudia cuanto quieras.</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s) a day.</source>
        <translation>
            <numerusform>Cerca de %n minuto al día.</numerusform>
            <numerusform>Cerca de %n minutos al día.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InstallCommand</name>
    <message>
        <source>Verify a bank file and copy it to the added banks</source>
        <translation>Verifica un archivo de banco y lo copia a los bancos añadidos</translation>
    </message>
    <message>
        <source>The bank file</source>
        <translation>El archivo de banco</translation>
    </message>
    <message>
        <source>Replace another bank of the same id</source>
        <translation>Reemplaza otro banco con el mismo id</translation>
    </message>
    <message>
        <source>Installed %1 (%2), version %3: %4 items.</source>
        <translation>Se instaló %1 (%2), versión %3: %4 preguntas.</translation>
    </message>
    <message>
        <source>Items by language: %1</source>
        <translation>Preguntas por idioma: %1</translation>
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
        <translation>%1 d</translation>
    </message>
    <message>
        <source>%1 mo</source>
        <translation>%1 mes.</translation>
    </message>
    <message>
        <source>%1 y</source>
        <translation>%1 a.</translation>
    </message>
</context>
<context>
    <name>ItemOutput</name>
    <message>
        <source>%1, no %2 text yet</source>
        <translation>%1, aún sin texto en %2</translation>
    </message>
    <message>
        <source>Stale: the source text changed after this translation</source>
        <translation>Desactualizado: el texto de origen cambió después de esta traducción</translation>
    </message>
    <message>
        <source>Several answers can be right.</source>
        <translation>Puede haber varias respuestas correctas.</translation>
    </message>
    <message>
        <source>Right, your answer</source>
        <translation>Correcto, tu respuesta</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Tu respuesta</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicación</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Related</source>
        <translation>Relacionadas</translation>
    </message>
</context>
<context>
    <name>ItemWords</name>
    <message>
        <source>Suspended</source>
        <translation>Suspendida</translation>
    </message>
    <message>
        <source>Buried</source>
        <translation>Enterrada</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nueva</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Aprendiendo</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Sabida</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) late</source>
        <translation>
            <numerusform>%n día de retraso</numerusform>
            <numerusform>%n días de retraso</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>en %n día</numerusform>
            <numerusform>en %n días</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewCommand</name>
    <message>
        <source>Print the skeleton of a topic or an item, for authors to fill in</source>
        <translation>Muestra la plantilla de un tema o de una pregunta, para rellenarla</translation>
    </message>
    <message>
        <source>The skeleton of a topic&apos;s source file</source>
        <translation>La plantilla del archivo de origen de un tema</translation>
    </message>
    <message>
        <source>The topic&apos;s id: a-z, 0-9 and hyphens, 2 to 48 characters</source>
        <translation>El id del tema: a-z, 0-9 y guiones, de 2 a 48 caracteres</translation>
    </message>
    <message>
        <source>The skeleton of an item, to be put into a topic&apos;s source file</source>
        <translation>La plantilla de una pregunta, para ponerla en el archivo de origen de un tema</translation>
    </message>
    <message>
        <source>The item&apos;s id: a-z, 0-9 and hyphens, 2 to 48 characters</source>
        <translation>El id de la pregunta: a-z, 0-9 y guiones, de 2 a 48 caracteres</translation>
    </message>
    <message>
        <source>What kind of item</source>
        <translation>El tipo de pregunta</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>There is nothing to practise here.</source>
        <translation>Aquí no hay nada que practicar.</translation>
    </message>
    <message>
        <source>Enter shows the answer, ? helps:</source>
        <translation>Enter muestra la respuesta, ? da ayuda:</translation>
    </message>
    <message>
        <source>Your answer (? helps):</source>
        <translation>Tu respuesta (? da ayuda):</translation>
    </message>
    <message>
        <source>✓ Right. Rate 1 to 4, Enter for 3:</source>
        <translation>✓ Correcto. Califica de 1 a 4, Enter para 3:</translation>
    </message>
    <message>
        <source>Rate 1 to 4, Enter for 3:</source>
        <translation>Califica de 1 a 4, Enter para 3:</translation>
    </message>
    <message>
        <source>1 to 4 rate; :l next language, :u undo, :q quit without saving this answer</source>
        <translation>1 a 4 calificar; :l siguiente idioma, :u deshacer, :q salir sin guardar esta respuesta</translation>
    </message>
    <message>
        <source>✗ Wrong. Saved as Again. Enter goes on, :u takes it back:</source>
        <translation>✗ Incorrecto. Guardada como «Otra vez». Enter para continuar, :u para deshacer:</translation>
    </message>
    <message>
        <source>There is nothing to undo in this session.</source>
        <translation>No hay nada que deshacer en esta sesión.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Deshecho.</translation>
    </message>
    <message>
        <source>This question has no text in that language. It has: %1</source>
        <translation>Esta pregunta no tiene texto en ese idioma. Lo tiene en: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>once more</source>
        <translation>de nuevo</translation>
    </message>
    <message>
        <source>missed before</source>
        <translation>fallada antes</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nueva</translation>
    </message>
    <message>
        <source>ahead of time</source>
        <translation>adelantada</translation>
    </message>
    <message>
        <source>due</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>This question has no hint.</source>
        <translation>Esta pregunta no tiene pista.</translation>
    </message>
    <message>
        <source>Enter shows the answer.</source>
        <translation>Enter muestra la respuesta.</translation>
    </message>
    <message>
        <source>Type the letters or digits of all right answers, e.g. ac.</source>
        <translation>Escribe las letras o cifras de todas las respuestas correctas; p. ej., ac.</translation>
    </message>
    <message>
        <source>Type the letter or digit of one answer.</source>
        <translation>Escribe la letra o cifra de una respuesta.</translation>
    </message>
    <message>
        <source>:l next language, :l fr this language, :h hint, :u undo, :q quit</source>
        <translation>:l siguiente idioma, :l fr ese idioma, :h pista, :u deshacer, :q salir</translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation>✓ Correcto</translation>
    </message>
    <message>
        <source>✗ Wrong</source>
        <translation>✗ Incorrecto</translation>
    </message>
    <message>
        <source>The last answer was not rated, so it is not saved.</source>
        <translation>La última respuesta no se calificó, así que no está guardada.</translation>
    </message>
    <message>
        <source>Right: %1. Missed: %2.</source>
        <translation>Aciertos: %1. Fallos: %2.</translation>
    </message>
    <message>
        <source>To look at again (`warpdeck-cli show ITEM` shows one):</source>
        <translation>Para repasar (`warpdeck-cli show ITEM` muestra una pregunta):</translation>
    </message>
</context>
<context>
    <name>PracticeCommand</name>
    <message>
        <source>Drill in the terminal: due questions, then new ones, then the weakest</source>
        <translation>Practica en la terminal: primero las preguntas pendientes, luego las nuevas y al final las más flojas</translation>
    </message>
    <message>
        <source>Only questions of this topic</source>
        <translation>Solo preguntas de este tema</translation>
    </message>
    <message>
        <source>The content language</source>
        <translation>El idioma del contenido</translation>
    </message>
    <message>
        <source>How many questions (20)</source>
        <translation>Cuántas preguntas (20)</translation>
    </message>
    <message>
        <source>Shuffle options from this number, for repeatable runs</source>
        <translation>Baraja las opciones a partir de este número, para ejecuciones reproducibles</translation>
    </message>
</context>
<context>
    <name>Rating</name>
    <message>
        <source>Again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
</context>
<context>
    <name>RepairCommand</name>
    <message>
        <source>Check the files and rebuild every card&apos;s state from the review log</source>
        <translation>Comprueba los archivos y reconstruye el estado de cada tarjeta a partir del registro de repasos</translation>
    </message>
    <message>
        <source>Put the newest good backup in the place of the profile, which is kept beside it</source>
        <translation>Poner la copia de seguridad íntegra más reciente en lugar del perfil, que se conserva al lado</translation>
    </message>
    <message>
        <source>Restored from %1</source>
        <translation>Restaurado desde %1</translation>
    </message>
    <message>
        <source>Bank %1: %2</source>
        <translation>Banco %1: %2</translation>
    </message>
    <message>
        <source>Bank %1: good</source>
        <translation>Banco %1: en buen estado</translation>
    </message>
    <message>
        <source>Profile %1: good</source>
        <translation>Perfil %1: en buen estado</translation>
    </message>
    <message>
        <source>Cards with a history: %1. States that differed from the log and were mended: %2.</source>
        <translation>Tarjetas con historial: %1. Estados que no coincidían con el registro y se corrigieron: %2.</translation>
    </message>
    <message>
        <source>A copy of the profile as it was: %1</source>
        <translation>Una copia del perfil tal como estaba: %1</translation>
    </message>
    <message>
        <source>The newest good backup: %1. `repair --restore` puts it in place.</source>
        <translation>La copia de seguridad íntegra más reciente: %1. `repair --restore` la pone en su lugar.</translation>
    </message>
    <message>
        <source>There is no good backup of it. Move the file away to start anew.</source>
        <translation>No hay ninguna copia de seguridad válida. Mueve el archivo a otro lugar para empezar de cero.</translation>
    </message>
</context>
<context>
    <name>ShowCommand</name>
    <message>
        <source>Show one item as the learner sees it after answering, with the language used</source>
        <translation>Muestra una pregunta tal como se ve después de responder, con el idioma usado</translation>
    </message>
    <message>
        <source>The item&apos;s id, or bank/item where several banks have it</source>
        <translation>El id de la pregunta, o banco/pregunta si está en varios bancos</translation>
    </message>
    <message>
        <source>The content language</source>
        <translation>El idioma del contenido</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>Muestra la salida en JSON</translation>
    </message>
    <message>
        <source>%1/%2, topic %3, shown in %4</source>
        <translation>%1/%2, tema %3, mostrada en %4</translation>
    </message>
</context>
<context>
    <name>StatsCommand</name>
    <message>
        <source>Show what is due, what is known and how well it is remembered</source>
        <translation>Muestra qué está pendiente, qué se sabe y qué tan bien se recuerda</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>Muestra la salida en JSON</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>no data yet</source>
        <translation>aún no hay datos</translation>
    </message>
    <message>
        <source>Due now: %1</source>
        <translation>Pendientes ahora: %1</translation>
    </message>
    <message>
        <source>Cards: %1 new, %2 learning, %3 known, %4 suspended</source>
        <translation>Tarjetas: %1 nuevas, %2 en aprendizaje, %3 aprendidas, %4 suspendidas</translation>
    </message>
    <message>
        <source>Answers: %1 in all, %2 today</source>
        <translation>Respuestas: %1 en total, %2 hoy</translation>
    </message>
    <message>
        <source>Days in a row: %1</source>
        <translation>Días seguidos: %1</translation>
    </message>
    <message>
        <source>Recalled after a day or more: %1 (last 30 days: %2)</source>
        <translation>Recordadas tras un día o más: %1 (últimos 30 días: %2)</translation>
    </message>
    <message>
        <source>Predicted recall of learned cards now: %1</source>
        <translation>Recuerdo previsto ahora de las tarjetas aprendidas: %1</translation>
    </message>
    <message>
        <source>Due in the next seven days: %1</source>
        <translation>Pendientes en los próximos siete días: %1</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Drills AI-hardware concepts in your languages.</source>
        <translation>Practica conceptos de hardware de IA en tus idiomas.</translation>
    </message>
    <message>
        <source>Begin to study at once; with a topic after it, that topic.</source>
        <translation>Empezar a estudiar enseguida; con un tema detrás, ese tema.</translation>
    </message>
    <message>
        <source>The file with your progress.</source>
        <translation>El archivo con tu progreso.</translation>
    </message>
    <message>
        <source>Open this bank instead of the installed ones; may be given again.</source>
        <translation>Abrir este banco en vez de los instalados; puede repetirse.</translation>
    </message>
    <message>
        <source>Take this for the time (ISO 8601), for repeatable runs.</source>
        <translation>Tomar esto como hora (ISO 8601), para ejecuciones repetibles.</translation>
    </message>
    <message>
        <source>Question banks to add.</source>
        <translation>Bancos de preguntas que añadir.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::AnswerBar</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Todas las teclas</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar la respuesta</translation>
    </message>
    <message>
        <source>Show the options</source>
        <translation>Mostrar las opciones</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>The question comes back in this session.</source>
        <translation>La pregunta vuelve en esta sesión.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>guessed, %1</source>
        <comment>an interval</comment>
        <translation>adivinada, %1</translation>
    </message>
    <message>
        <source>next in %1</source>
        <comment>an interval</comment>
        <translation>de nuevo en %1</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BackupList</name>
    <message>
        <source>checked, good</source>
        <translation>comprobada, correcta</translation>
    </message>
    <message>
        <source>damaged too</source>
        <translation>también dañada</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <translation>Hoy, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <translation>Ayer, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of answers, size</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n respuesta</numerusform>
            <numerusform>%n respuestas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BankAdder</name>
    <message>
        <source>Add a question bank</source>
        <translation>Añadir un banco de preguntas</translation>
    </message>
    <message>
        <source>Question banks (*.wdbank)</source>
        <translation>Bancos de preguntas (*.wdbank)</translation>
    </message>
    <message>
        <source>%1 in %2.</source>
        <comment>number of questions, number of topics</comment>
        <translation>%1 en %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n pregunta</numerusform>
            <numerusform>%n preguntas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n topic(s)</source>
        <translation>
            <numerusform>%n tema</numerusform>
            <numerusform>%n temas</numerusform>
        </translation>
    </message>
    <message>
        <source>Languages: %1</source>
        <translation>Idiomas: %1</translation>
    </message>
    <message>
        <source>A bank with the same name is here already. This one takes its place; your progress stays.</source>
        <translation>Ya hay un banco con el mismo nombre. Este ocupa su lugar; tu progreso se conserva.</translation>
    </message>
    <message>
        <source>Add “%1”?</source>
        <translation>¿Añadir «%1»?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>“%1” was added.</source>
        <translation>Se añadió «%1».</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BrowsePage</name>
    <message>
        <source>Search questions</source>
        <translation>Buscar preguntas</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Todos los estados</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nueva</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Aprendiendo</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Sabida</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>Suspendida</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Marcada</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>Todos los temas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions shown, questions there are</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todos los tipos</translation>
    </message>
    <message>
        <source>One right answer</source>
        <translation>Una respuesta correcta</translation>
    </message>
    <message>
        <source>Several right answers</source>
        <translation>Varias respuestas correctas</translation>
    </message>
    <message>
        <source>Flashcards</source>
        <translation>Tarjetas</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::CardView</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ComparisonPage</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Practise the difference</source>
        <translation>Practicar la diferencia</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) tell these apart.</source>
        <translation>
            <numerusform>%n pregunta los distingue.</numerusform>
            <numerusform>%n preguntas los distinguen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ComparisonsPage</name>
    <message>
        <source>Comparisons</source>
        <translation>Comparaciones</translation>
    </message>
    <message>
        <source>The open question banks hold no comparisons.</source>
        <translation>Los bancos abiertos no contienen comparaciones.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ErrorPage</name>
    <message>
        <source>Your progress file is damaged.</source>
        <translation>Tu archivo de progreso está dañado.</translation>
    </message>
    <message>
        <source>Your progress cannot be opened.</source>
        <translation>No se puede abrir tu progreso.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Continue with this backup</source>
        <translation>Continuar con esta copia</translation>
    </message>
    <message>
        <source>There is no backup of it yet.</source>
        <translation>Todavía no hay ninguna copia de él.</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>Mostrar los archivos</translation>
    </message>
    <message>
        <source>The damaged file is kept next to the new one, under a name with “damaged” in it.</source>
        <translation>El archivo dañado se conserva junto al nuevo, con «damaged» en el nombre.</translation>
    </message>
    <message>
        <source>Try to repair it instead</source>
        <translation>Intentar repararlo en su lugar</translation>
    </message>
    <message>
        <source>Details: %1</source>
        <translation>Detalles: %1</translation>
    </message>
    <message>
        <source>It cannot be repaired. %1</source>
        <translation>No se puede reparar. %1</translation>
    </message>
    <message>
        <source>Your progress file is missing.</source>
        <translation>Falta tu archivo de progreso.</translation>
    </message>
    <message>
        <source>There are copies of it. Choose the one to go on with.</source>
        <translation>Hay copias de él. Elige con cuál continuar.</translation>
    </message>
    <message>
        <source>Warpdeck writes nothing more to it. Choose a copy to go on with.</source>
        <translation>Warpdeck no escribe nada más en él. Elige una copia para continuar.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Empezar de nuevo</translation>
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
        <translation>Hoy</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ItemListModel</name>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ItemPreview</name>
    <message>
        <source>right</source>
        <translation>correcta</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::KeyHelp</name>
    <message>
        <source>All keys</source>
        <translation>Todas las teclas</translation>
    </message>
    <message>
        <source>choose an option</source>
        <translation>elegir una opción</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>confirm, or the marked rating</source>
        <translation>confirmar, o la valoración marcada</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>show what is covered</source>
        <translation>mostrar lo cubierto</translation>
    </message>
    <message>
        <source>next content language</source>
        <translation>siguiente idioma del contenido</translation>
    </message>
    <message>
        <source>two languages side by side</source>
        <translation>dos idiomas lado a lado</translation>
    </message>
    <message>
        <source>undo the last answer</source>
        <translation>deshacer la última respuesta</translation>
    </message>
    <message>
        <source>flag the question</source>
        <translation>marcar la pregunta</translation>
    </message>
    <message>
        <source>bury it until tomorrow</source>
        <translation>enterrarla hasta mañana</translation>
    </message>
    <message>
        <source>suspend it</source>
        <translation>suspenderla</translation>
    </message>
    <message>
        <source>go to the navigation</source>
        <translation>ir a la navegación</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
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
        <translation>Idioma del contenido: %1</translation>
    </message>
    <message>
        <source>Content language (L)</source>
        <translation>Idioma del contenido (L)</translation>
    </message>
    <message>
        <source>Show two languages</source>
        <translation>Mostrar dos idiomas</translation>
    </message>
    <message>
        <source>no text yet</source>
        <translation>aún sin texto</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>desactualizado</translation>
    </message>
    <message>
        <source>source</source>
        <translation>original</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::MainWindow</name>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Temas</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>Explorar</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>Comparaciones</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Leave this session?</source>
        <translation>¿Dejar esta sesión?</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) of it are still open. What is due stays due.</source>
        <translation>
            <numerusform>Queda %n pregunta abierta. Lo pendiente sigue pendiente.</numerusform>
            <numerusform>Quedan %n preguntas abiertas. Lo pendiente sigue pendiente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Dejar</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Eso no funcionó</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) due</source>
        <translation>
            <numerusform>%n pregunta pendiente</numerusform>
            <numerusform>%n preguntas pendientes</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>No backup could be made. %1</source>
        <translation>No se pudo hacer la copia. %1</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::OptionCard</name>
    <message>
        <source>Right</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <source>Right, your answer</source>
        <translation>Correcto, tu respuesta</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Tu respuesta</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>cubierta</translation>
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
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Bury until tomorrow	-</source>
        <translation>Enterrar hasta mañana	-</translation>
    </message>
    <message>
        <source>Suspend	!</source>
        <translation>Suspender	!</translation>
    </message>
    <message>
        <source>Flag	*</source>
        <translation>Marcar	*</translation>
    </message>
    <message>
        <source>All keys	?</source>
        <translation>Todas las teclas	?</translation>
    </message>
    <message>
        <source>Suspended: it will not be asked until you release it.</source>
        <translation>Suspendida: no se preguntará hasta que la reactives.</translation>
    </message>
    <message>
        <source>Buried: it comes back tomorrow.</source>
        <translation>Enterrada: vuelve mañana.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::QuestionView</name>
    <message>
        <source>Once more</source>
        <translation>Una vez más</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nueva</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Para hoy</translation>
    </message>
    <message>
        <source>Ahead of time</source>
        <translation>Por adelantado</translation>
    </message>
    <message>
        <source>flashcard</source>
        <translation>tarjeta</translation>
    </message>
    <message>
        <source>several answers</source>
        <translation>varias respuestas</translation>
    </message>
    <message>
        <source>one answer</source>
        <translation>una respuesta</translation>
    </message>
    <message>
        <source>%1  ·  %2</source>
        <comment>why a question is asked · how it is answered</comment>
        <translation>%1  ·  %2</translation>
    </message>
    <message>
        <source>Stale: the source text has changed</source>
        <translation>Desactualizado: el original cambió</translation>
    </message>
    <message>
        <source>%1, no %2 text yet</source>
        <comment>language shown, language wanted</comment>
        <translation>%1, aún sin texto en %2</translation>
    </message>
    <message>
        <source>Show source</source>
        <translation>Ver el original</translation>
    </message>
    <message>
        <source>Remove the flag (*)</source>
        <translation>Quitar la marca (*)</translation>
    </message>
    <message>
        <source>Flag this question (*)</source>
        <translation>Marcar esta pregunta (*)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicación</translation>
    </message>
    <message>
        <source>Sources:</source>
        <translation>Fuentes:</translation>
    </message>
    <message>
        <source>Compare:</source>
        <translation>Comparar:</translation>
    </message>
    <message>
        <source>Related:</source>
        <translation>Relacionado:</translation>
    </message>
    <message>
        <source>Topic:</source>
        <translation>Tema:</translation>
    </message>
    <message>
        <source>further questions</source>
        <translation>más preguntas</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Correcto.</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>Incorrecto.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Idioma del programa</translation>
    </message>
    <message>
        <source>Menus and messages; changes at once.</source>
        <translation>Menús y mensajes; cambia enseguida.</translation>
    </message>
    <message>
        <source>Study languages</source>
        <translation>Idiomas de estudio</translation>
    </message>
    <message>
        <source>A text that is missing in the first is shown in the next, with a badge.</source>
        <translation>Un texto que falta en el primero se muestra en el siguiente, con un aviso.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema visual</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Recall first</source>
        <translation>Recordar primero</translation>
    </message>
    <message>
        <source>Options stay covered until you press Space.</source>
        <translation>Las opciones quedan cubiertas hasta pulsar Espacio.</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudiar</translation>
    </message>
    <message>
        <source>New questions a day</source>
        <translation>Preguntas nuevas al día</translation>
    </message>
    <message>
        <source>Of the Study button; practising a topic has no limit.</source>
        <translation>Del botón Estudiar; practicar un tema no tiene límite.</translation>
    </message>
    <message>
        <source>Repeated questions a day</source>
        <translation>Repasos al día</translation>
    </message>
    <message>
        <source>Desired retention</source>
        <translation>Retención deseada</translation>
    </message>
    <message>
        <source>How much you want to know when a question comes back. Higher means more work.</source>
        <translation>Cuánto quieres saber cuando vuelve una pregunta. Más alto es más trabajo.</translation>
    </message>
    <message>
        <source>A new day begins at</source>
        <translation>Un día nuevo empieza a las</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Add a bank…</source>
        <translation>Añadir un banco…</translation>
    </message>
    <message>
        <source>Question banks</source>
        <translation>Bancos de preguntas</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Daily goal</source>
        <translation>Meta diaria</translation>
    </message>
    <message>
        <source>Answers that you want to give a day; shown beside the streak.</source>
        <translation>Respuestas que quieres dar al día; se muestra junto a la racha.</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Hacer una copia ahora</translation>
    </message>
    <message>
        <source>Copies of your progress</source>
        <translation>Copias de tu progreso</translation>
    </message>
    <message>
        <source>Made after each session and checked; the last ten are kept, then one a day, a week, a month.</source>
        <translation>Se hacen y comprueban tras cada sesión; se guardan las diez últimas y después una por día, semana y mes.</translation>
    </message>
    <message>
        <source>Last backup: %1</source>
        <translation>Última copia: %1</translation>
    </message>
    <message>
        <source>No backup yet.</source>
        <translation>Aún no hay copias.</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>Mostrar los archivos</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>Tu progreso</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::StudyLanguages</name>
    <message>
        <source>Add a language</source>
        <translation>Añadir un idioma</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>Subir %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>source of all questions</source>
        <translation>idioma original de todas las preguntas</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::SummaryPage</name>
    <message>
        <source>Session finished</source>
        <translation>Sesión terminada</translation>
    </message>
    <message>
        <source>Nothing to ask now.</source>
        <translation>Nada que preguntar ahora.</translation>
    </message>
    <message>
        <source>Choose a topic to practise ahead of time.</source>
        <translation>Elige un tema para practicar por adelantado.</translation>
    </message>
    <message>
        <source>%1 of %2 right.</source>
        <translation>%1 de %2 correctas.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 per question.</source>
        <comment>time of the session, time of one question</comment>
        <translation>%1, %2 por pregunta.</translation>
    </message>
    <message numerus="yes">
        <source>Practise the %n missed again</source>
        <translation>
            <numerusform>Practicar otra vez la %n fallada</numerusform>
            <numerusform>Practicar otra vez las %n falladas</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Falladas</translation>
    </message>
    <message>
        <source>Per topic</source>
        <translation>Por tema</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>right answers</comment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::TodayPage</name>
    <message numerus="yes">
        <source>%n question(s) are due.</source>
        <translation>
            <numerusform>%n pregunta pendiente.</numerusform>
            <numerusform>%n preguntas pendientes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready when you are.</source>
        <translation>Listo cuando quieras.</translation>
    </message>
    <message numerus="yes">
        <source>%n new question(s) for today.</source>
        <translation>
            <numerusform>%n pregunta nueva para hoy.</numerusform>
            <numerusform>%n preguntas nuevas para hoy.</numerusform>
        </translation>
    </message>
    <message>
        <source>All done for today.</source>
        <translation>Todo hecho por hoy.</translation>
    </message>
    <message>
        <source>%1 in %2. Your progress stays on this computer.</source>
        <comment>number of questions, number of topics</comment>
        <translation>%1 en %2. Tu progreso se queda en este equipo.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) on AI hardware</source>
        <translation>
            <numerusform>%n pregunta sobre hardware de IA</numerusform>
            <numerusform>%n preguntas sobre hardware de IA</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n topic(s)</source>
        <translation>
            <numerusform>%n tema</numerusform>
            <numerusform>%n temas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tomorrow %n will be due.</source>
        <translation>
            <numerusform>Mañana habrá %n pendiente.</numerusform>
            <numerusform>Mañana habrá %n pendientes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a topic to practise ahead of time.</source>
        <translation>Elige un tema para practicar por adelantado.</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s)</source>
        <translation>
            <numerusform>Cerca de %n minuto</numerusform>
            <numerusform>Cerca de %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, and %2.</source>
        <comment>About N minutes, N new ones with them</comment>
        <translation>%1, con %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n new one(s) with them</source>
        <translation>
            <numerusform>%n nueva</numerusform>
            <numerusform>%n nuevas</numerusform>
        </translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>date format</comment>
        <translation>dddd, d &apos;de&apos; MMMM</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudiar</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Choose topics</source>
        <translation>Elegir temas</translation>
    </message>
    <message>
        <source>Your last session</source>
        <translation>Tu última sesión</translation>
    </message>
    <message>
        <source>Begun %1, %2 of %3 answered. Every answer is saved.</source>
        <translation>Empezada %1, %2 de %3 respondidas. Todas las respuestas están guardadas.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Next seven days</source>
        <translation>Próximos siete días</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Racha</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) today.</source>
        <translation>
            <numerusform>%n respuesta hoy.</numerusform>
            <numerusform>%n respuestas hoy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Weakest topics</source>
        <translation>Temas más flojos</translation>
    </message>
    <message>
        <source>%1 % recalled</source>
        <translation>%1 % recordado</translation>
    </message>
    <message numerus="yes">
        <source>Study %n question(s)</source>
        <translation>
            <numerusform>Estudiar %n pregunta</numerusform>
            <numerusform>Estudiar %n preguntas</numerusform>
        </translation>
    </message>
    <message>
        <source>Goal: %1 a day. Today %2 of %1.</source>
        <translation>Meta: %1 al día. Hoy %2 de %1.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::TopicPage</name>
    <message>
        <source>Topics</source>
        <translation>Temas</translation>
    </message>
    <message>
        <source>%1 known, %2 learning, %3 new</source>
        <translation>%1 sabidas, %2 en aprendizaje, %3 nuevas</translation>
    </message>
    <message>
        <source>Practise this topic</source>
        <translation>Practicar este tema</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n pregunta</numerusform>
            <numerusform>%n preguntas</numerusform>
        </translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>marcada</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>Desactualizado</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>Comparaciones</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::TopicsPage</name>
    <message>
        <source>known</source>
        <translation>sabida</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>aprendiendo</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nueva</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Temas</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n pregunta</numerusform>
            <numerusform>%n preguntas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n pendiente</numerusform>
            <numerusform>%n pendientes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 known, %2 learning, %3 new</source>
        <translation>%1 sabidas, %2 en aprendizaje, %3 nuevas</translation>
    </message>
    <message>
        <source>There is no question bank here yet.</source>
        <translation>Aún no hay ningún banco de preguntas aquí.</translation>
    </message>
    <message>
        <source>Add a bank…</source>
        <translation>Añadir un banco…</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::WelcomePanel</name>
    <message>
        <source>If you like, tell Warpdeck two things</source>
        <translation>Si quieres, dile dos cosas a Warpdeck</translation>
    </message>
    <message>
        <source>Both can be changed in the settings at any time.</source>
        <translation>Ambas se pueden cambiar en cualquier momento en los ajustes.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>In this order; taken from your system.</source>
        <translation>En este orden; tomados de tu sistema.</translation>
    </message>
    <message>
        <source>Study languages</source>
        <translation>Idiomas de estudio</translation>
    </message>
    <message>
        <source>Move or remove</source>
        <translation>Mover o quitar</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>Añadir un idioma</translation>
    </message>
    <message>
        <source>Put first</source>
        <translation>Poner primero</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Daily goal</source>
        <translation>Meta diaria</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
</context>
</TS>
