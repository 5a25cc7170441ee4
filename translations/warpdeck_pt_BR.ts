<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR">
<context>
    <name>Banks</name>
    <message>
        <source>A bank is left out: %1</source>
        <translation>Um banco foi deixado de fora: %1</translation>
    </message>
</context>
<context>
    <name>BanksCommand</name>
    <message>
        <source>List the banks, their topics and languages</source>
        <translation>Lista os bancos, seus tópicos e idiomas</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>Mostra a saída em JSON</translation>
    </message>
    <message>
        <source>%1 (%2), version %3, %4</source>
        <translation>%1 (%2), versão %3, %4</translation>
    </message>
    <message>
        <source>  file: %1</source>
        <translation>  arquivo: %1</translation>
    </message>
    <message>
        <source>  items by language: %1</source>
        <translation>  questões por idioma: %1</translation>
    </message>
    <message>
        <source>  topic %1: %2, items to practise: %3</source>
        <translation>  tópico %1: %2, questões para praticar: %3</translation>
    </message>
</context>
<context>
    <name>BuildCommand</name>
    <message>
        <source>Compile a content folder into a bank file</source>
        <translation>Compila uma pasta de conteúdo em um arquivo de banco</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>A pasta do conteúdo</translation>
    </message>
    <message>
        <source>The bank file to write</source>
        <translation>O arquivo de banco a gravar</translation>
    </message>
    <message>
        <source>No bank was written. %1</source>
        <translation>Nenhum banco foi gravado. %1</translation>
    </message>
    <message>
        <source>%1 will be shown as TeX: %2</source>
        <translation>%1 será exibido como TeX: %2</translation>
    </message>
    <message>
        <source>%1: %2 items, %3 texts.</source>
        <translation>%1: %2 questões, %3 textos.</translation>
    </message>
</context>
<context>
    <name>CheckCommand</name>
    <message>
        <source>Read, validate and lint a content folder, and show which languages cover what</source>
        <translation>Lê, valida e revisa uma pasta de conteúdo e mostra o que cada idioma cobre</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>A pasta do conteúdo</translation>
    </message>
    <message>
        <source>Treat warnings as failures</source>
        <translation>Trata os avisos como erros</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>Mostra a saída em JSON</translation>
    </message>
    <message>
        <source>Items: %1. Texts: %2.</source>
        <translation>Questões: %1. Textos: %2.</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Tópico</translation>
    </message>
    <message>
        <source>4/6: four of six items have a text; ~2: two of the texts are older than their source.</source>
        <translation>4/6: quatro de seis questões têm texto; ~2: dois dos textos são mais antigos que a origem.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Drills AI-hardware concepts with spaced repetition, offline and in your languages.</source>
        <translation>Treina conceitos de hardware para IA com repetição espaçada, offline e nos seus idiomas.</translation>
    </message>
    <message>
        <source>Print the version and stop</source>
        <translation>Mostra a versão e sai</translation>
    </message>
    <message>
        <source>there is no command `%1`</source>
        <translation>o comando `%1` não existe</translation>
    </message>
    <message>
        <source>--now: `%1` is no time of the form 2026-12-01T08:00:00Z</source>
        <translation>--now: `%1` não é um horário no formato 2026-12-01T08:00:00Z</translation>
    </message>
    <message>
        <source>Print this help and stop</source>
        <translation>Mostra esta ajuda e sai</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPÇÕES</translation>
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
        <translation>(obrigatório)</translation>
    </message>
    <message>
        <source>Common options</source>
        <translation>Opções comuns</translation>
    </message>
    <message>
        <source>Use this bank file instead of the shipped and added ones; repeatable</source>
        <translation>Usa este arquivo de banco em vez dos incluídos e dos adicionados; pode ser repetido</translation>
    </message>
    <message>
        <source>Use this profile instead of the learner&apos;s</source>
        <translation>Usa este perfil em vez do habitual</translation>
    </message>
    <message>
        <source>Take this instant for now, for repeatable runs</source>
        <translation>Usa este instante como hora atual, para execuções reproduzíveis</translation>
    </message>
    <message>
        <source>warpdeck-cli: this command line was not understood: %1</source>
        <translation>warpdeck-cli: não foi possível entender esta linha de comando: %1</translation>
    </message>
    <message>
        <source>`warpdeck-cli --help` and `warpdeck-cli COMMAND --help` tell what there is.</source>
        <translation>`warpdeck-cli --help` e `warpdeck-cli COMMAND --help` mostram o que há.</translation>
    </message>
</context>
<context>
    <name>Diagnostic</name>
    <message>
        <source>Did you mean `%1`?</source>
        <translation>Você quis dizer `%1`?</translation>
    </message>
    <message>
        <source>The item has %1 options, %2 of them right.</source>
        <translation>A questão tem %1 alternativas, %2 delas corretas.</translation>
    </message>
    <message>
        <source>Three to five options, of which a choice has one right one.</source>
        <translation>De três a cinco alternativas; uma questão choice tem só uma correta.</translation>
    </message>
    <message>
        <source>The options `%1` and `%2` say the same.</source>
        <translation>As alternativas `%1` e `%2` dizem a mesma coisa.</translation>
    </message>
    <message>
        <source>Make them differ by more than case, spaces and punctuation.</source>
        <translation>Faça com que difiram em mais do que maiúsculas, espaços e pontuação.</translation>
    </message>
    <message>
        <source>The option says `%1`.</source>
        <translation>A alternativa diz `%1`.</translation>
    </message>
    <message>
        <source>It rewards half knowledge and breaks when options are shuffled; write a real error instead.</source>
        <translation>Ela premia conhecimento pela metade e falha quando as alternativas são embaralhadas; escreva um erro real no lugar.</translation>
    </message>
    <message>
        <source>The right option has %1 characters, the wrong ones %2 on average (ratio %3).</source>
        <translation>A alternativa correta tem %1 caracteres; as erradas, %2 em média (razão: %3).</translation>
    </message>
    <message>
        <source>Length must not tell: bring the ratio to 0.75 to 1.33.</source>
        <translation>O tamanho não deve entregar a resposta: a razão deve ficar entre 0,75 e 1,33.</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option is clearly the longest (%3 %; %4 % at most).</source>
        <translation>Em %1 de %2 questões, a alternativa correta é claramente a mais longa (%3%; no máximo %4%).</translation>
    </message>
    <message>
        <source>Shorten right options or give wrong ones equal detail.</source>
        <translation>Encurte as alternativas corretas ou dê às erradas o mesmo nível de detalhe.</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option is clearly the shortest (%3 %; %4 % at most).</source>
        <translation>Em %1 de %2 questões, a alternativa correta é claramente a mais curta (%3%; no máximo %4%).</translation>
    </message>
    <message>
        <source>Give right options the detail of the others.</source>
        <translation>Dê às alternativas corretas o mesmo nível de detalhe das outras.</translation>
    </message>
    <message>
        <source>The option `%1` has %2 characters, `%3` only %4.</source>
        <translation>A alternativa `%1` tem %2 caracteres; `%3`, só %4.</translation>
    </message>
    <message>
        <source>The longest should have at most twice the length of the shortest.</source>
        <translation>A mais longa deve ter no máximo o dobro do tamanho da mais curta.</translation>
    </message>
    <message>
        <source>Only wrong options use absolute words: %1.</source>
        <translation>Só as alternativas erradas usam palavras absolutas: %1.</translation>
    </message>
    <message>
        <source>Learners know that `always` is seldom right; use them everywhere or nowhere.</source>
        <translation>Quem pratica sabe que “sempre” (`always`) raramente está certo; use essas palavras em todas as alternativas ou em nenhuma.</translation>
    </message>
    <message>
        <source>In %1 of %2 items only wrong options use absolute words (%3 %; %4 % at most).</source>
        <translation>Em %1 de %2 questões, só as alternativas erradas usam palavras absolutas (%3%; no máximo %4%).</translation>
    </message>
    <message>
        <source>Reword them.</source>
        <translation>Reformule-as.</translation>
    </message>
    <message>
        <source>In %1 of %2 items only the right option hedges (%3 %; %4 % at most).</source>
        <translation>Em %1 de %2 questões, só a alternativa correta traz ressalvas (%3%; no máximo %4%).</translation>
    </message>
    <message>
        <source>Reword them: `usually` gives the answer away.</source>
        <translation>Reformule-as: “geralmente” (`usually`) entrega a resposta.</translation>
    </message>
    <message>
        <source>The right option repeats %1 words of the question more than any other.</source>
        <translation>A alternativa correta repete %1 palavras da pergunta a mais que qualquer outra.</translation>
    </message>
    <message>
        <source>Say it in other words, or let wrong options echo as well.</source>
        <translation>Use outras palavras ou faça com que as erradas também repitam algumas.</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option echoes the question (%3 %; %4 % at most).</source>
        <translation>Em %1 de %2 questões, a alternativa correta repete palavras do enunciado (%3%; no máximo %4%).</translation>
    </message>
    <message>
        <source>The question is negative: %1.</source>
        <translation>A pergunta está na forma negativa: %1.</translation>
    </message>
    <message>
        <source>Ask for what is true; where that is impossible, emphasise the word.</source>
        <translation>Pergunte o que é verdadeiro; se não for possível, destaque a palavra.</translation>
    </message>
    <message>
        <source>The negative word is not emphasised: %1.</source>
        <translation>A palavra negativa não está destacada: %1.</translation>
    </message>
    <message>
        <source>Write it as **not**.</source>
        <translation>Escreva assim: **não**.</translation>
    </message>
    <message>
        <source>A negative question has a negative option: %1.</source>
        <translation>Uma pergunta negativa tem uma alternativa negativa: %1.</translation>
    </message>
    <message>
        <source>Take out one of the two.</source>
        <translation>Tire uma das duas negações.</translation>
    </message>
    <message>
        <source>%1 of %2 questions are negative (%3 %; %4 % at most).</source>
        <translation>%1 de %2 perguntas são negativas (%3%; no máximo %4%).</translation>
    </message>
    <message>
        <source>Reword some of them.</source>
        <translation>Reformule algumas delas.</translation>
    </message>
    <message>
        <source>The question does not end in one question mark.</source>
        <translation>A pergunta não termina com um único ponto de interrogação.</translation>
    </message>
    <message>
        <source>End it so, or with the blank of a sentence to complete.</source>
        <translation>Termine-a assim ou com a lacuna de uma frase a completar.</translation>
    </message>
    <message>
        <source>The text has %1 words; %2 are the most.</source>
        <translation>O texto tem %1 palavras; o máximo é %2.</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>Encurte-o.</translation>
    </message>
    <message>
        <source>Some options end in a full stop and some do not.</source>
        <translation>Algumas alternativas terminam com ponto e outras não.</translation>
    </message>
    <message>
        <source>End all alike.</source>
        <translation>Termine todas do mesmo modo.</translation>
    </message>
    <message>
        <source>Some options begin with a capital and some do not.</source>
        <translation>Algumas alternativas começam com maiúscula e outras não.</translation>
    </message>
    <message>
        <source>Begin all alike.</source>
        <translation>Comece todas do mesmo modo.</translation>
    </message>
    <message>
        <source>Some options are numbers and some are not.</source>
        <translation>Algumas alternativas são números e outras não.</translation>
    </message>
    <message>
        <source>Make them all of one kind.</source>
        <translation>Faça com que todas sejam do mesmo tipo.</translation>
    </message>
    <message>
        <source>The options have different units: %1 and %2.</source>
        <translation>As alternativas têm unidades diferentes: %1 e %2.</translation>
    </message>
    <message>
        <source>Use one unit.</source>
        <translation>Use uma só unidade.</translation>
    </message>
    <message>
        <source>The options `%1` and `%2` are equal numbers.</source>
        <translation>As alternativas `%1` e `%2` são números iguais.</translation>
    </message>
    <message>
        <source>Make them differ by more than the tolerance.</source>
        <translation>Faça com que a diferença supere a tolerância.</translation>
    </message>
    <message>
        <source>With %1 numeric options, the right one&apos;s rank is spread unevenly: %2.</source>
        <translation>Com %1 alternativas numéricas, a posição da correta está mal distribuída: %2.</translation>
    </message>
    <message>
        <source>Choose the wrong values so that every rank is as likely.</source>
        <translation>Escolha os valores errados de modo que todas as posições sejam igualmente prováveis.</translation>
    </message>
    <message>
        <source>The feedback of `%1` does not explain.</source>
        <translation>O comentário de `%1` não explica.</translation>
    </message>
    <message>
        <source>Say in a sentence why the option is right or wrong.</source>
        <translation>Diga em uma frase por que a alternativa está certa ou errada.</translation>
    </message>
    <message>
        <source>The feedback of `%1` only repeats the option.</source>
        <translation>O comentário de `%1` só repete a alternativa.</translation>
    </message>
    <message>
        <source>Say why it is right or wrong.</source>
        <translation>Diga por que ela está certa ou errada.</translation>
    </message>
    <message>
        <source>The text names an option by letter or place: %1.</source>
        <translation>O texto cita uma alternativa pela letra ou posição: %1.</translation>
    </message>
    <message>
        <source>Options are shuffled; name what it says.</source>
        <translation>As alternativas são embaralhadas; cite o que ela diz.</translation>
    </message>
    <message>
        <source>In %1 of %2 items the right option shares most words with the others (%3 %; %4 % at most).</source>
        <translation>Em %1 de %2 questões, a alternativa correta é a que tem mais palavras em comum com as outras (%3%; no máximo %4%).</translation>
    </message>
    <message>
        <source>Vary the wrong options in more than one respect.</source>
        <translation>Varie as alternativas erradas em mais de um aspecto.</translation>
    </message>
    <message>
        <source>The question is almost that of %1.</source>
        <translation>A pergunta é quase a mesma de %1.</translation>
    </message>
    <message>
        <source>Ask something else, or write `variant-of: %1`.</source>
        <translation>Pergunte outra coisa ou escreva `variant-of: %1`.</translation>
    </message>
    <message>
        <source>The question tells the answer of %1.</source>
        <translation>A pergunta revela a resposta de %1.</translation>
    </message>
    <message>
        <source>Reword one of the two.</source>
        <translation>Reformule uma das duas.</translation>
    </message>
    <message>
        <source>`%1` is missing.</source>
        <translation>Falta `%1`.</translation>
    </message>
    <message>
        <source>Every question needs objective, sources, level and bloom.</source>
        <translation>Toda questão precisa de objective, sources, level e bloom.</translation>
    </message>
    <message>
        <source>%1 of %2 questions only ask to remember (%3 %; %4 % at most).</source>
        <translation>%1 de %2 questões só pedem para lembrar (%3%; no máximo %4%).</translation>
    </message>
    <message>
        <source>Write more that ask to understand and apply.</source>
        <translation>Escreva mais questões que peçam para entender e aplicar.</translation>
    </message>
    <message>
        <source>%1 of %2 questions ask to apply or more (%3 %; at least %4 %).</source>
        <translation>%1 de %2 questões pedem para aplicar ou mais (%3%; no mínimo %4%).</translation>
    </message>
    <message>
        <source>Write more of them.</source>
        <translation>Escreva mais questões assim.</translation>
    </message>
    <message>
        <source>`%1` stands next to a number without source and date.</source>
        <translation>`%1` aparece ao lado de um número sem fonte nem data.</translation>
    </message>
    <message>
        <source>Add `sources:` and `as-of:`.</source>
        <translation>Adicione `sources:` e `as-of:`.</translation>
    </message>
    <message>
        <source>The rate of `%1` does not say dense or sparse.</source>
        <translation>O desempenho de `%1` não diz se é denso ou esparso.</translation>
    </message>
    <message>
        <source>Say which.</source>
        <translation>Informe qual dos dois.</translation>
    </message>
    <message>
        <source>The rate of the link `%1` does not say which direction.</source>
        <translation>A taxa do link `%1` não informa a direção.</translation>
    </message>
    <message>
        <source>Say one direction or both.</source>
        <translation>Informe se vale para uma direção ou para as duas.</translation>
    </message>
    <message>
        <source>The options differ from the source. Missing: %1. Added: %2.</source>
        <translation>As alternativas diferem da origem. Faltam: %1. Sobram: %2.</translation>
    </message>
    <message>
        <source>Use the ids of the source.</source>
        <translation>Use os ids da origem.</translation>
    </message>
    <message>
        <source>The numbers differ from the source. Missing: %1. Added: %2.</source>
        <translation>Os números diferem da origem. Faltam: %1. Sobram: %2.</translation>
    </message>
    <message>
        <source>Correct them; only separators may differ.</source>
        <translation>Corrija-os; só os separadores podem mudar.</translation>
    </message>
    <message>
        <source>A formula differs from the source. There: %1. Here: %2.</source>
        <translation>Uma fórmula difere da origem. Lá: %1. Aqui: %2.</translation>
    </message>
    <message>
        <source>Copy the TeX; only `{,}` and the words in \text{} may differ.</source>
        <translation>Copie o TeX; só `{,}` e as palavras em \text{} podem mudar.</translation>
    </message>
    <message>
        <source>This language writes a decimal comma, but the formula has a point: %1.</source>
        <translation>Este idioma usa vírgula decimal, mas a fórmula tem ponto: %1.</translation>
    </message>
    <message>
        <source>Write `{,}` in TeX.</source>
        <translation>Escreva `{,}` em TeX.</translation>
    </message>
    <message>
        <source>The source says `%1`, but `%2` does not occur here.</source>
        <translation>A origem diz `%1`, mas `%2` não aparece aqui.</translation>
    </message>
    <message>
        <source>Use the glossary&apos;s term, or add a variant to the glossary.</source>
        <translation>Use o termo do glossário ou acrescente uma variante ao glossário.</translation>
    </message>
    <message>
        <source>The tolerance is %1, but rounded input alone moves the result by %2.</source>
        <translation>A tolerância é %1, mas só o arredondamento dos dados já desloca o resultado em %2.</translation>
    </message>
    <message>
        <source>Widen the tolerance to twice that.</source>
        <translation>Aumente a tolerância para o dobro disso.</translation>
    </message>
    <message>
        <source>The mistake `%1` gives %2, which is within the tolerance of the answer %3.</source>
        <translation>O erro `%1` dá %2, que fica dentro da tolerância da resposta %3.</translation>
    </message>
    <message>
        <source>Narrow the tolerance, or leave the mistake out.</source>
        <translation>Reduza a tolerância ou retire o erro.</translation>
    </message>
    <message>
        <source>`%1` gives no finite number (%2).</source>
        <translation>`%1` não resulta em um número finito (%2).</translation>
    </message>
    <message>
        <source>Change the expression or the ranges.</source>
        <translation>Mude a expressão ou os intervalos.</translation>
    </message>
    <message>
        <source>In %1 of %2 draws a mistake cannot be told from the answer.</source>
        <translation>Em %1 de %2 sorteios, um erro não se distingue da resposta.</translation>
    </message>
    <message>
        <source>Narrow the ranges or the tolerance.</source>
        <translation>Reduza os intervalos ou a tolerância.</translation>
    </message>
    <message>
        <source>The sentences have %1 words on average.</source>
        <translation>As frases têm %1 palavras em média.</translation>
    </message>
    <message>
        <source>Keep them to 20.</source>
        <translation>Procure não passar de 20.</translation>
    </message>
    <message>
        <source>Bidirectional control characters do not balance.</source>
        <translation>Os caracteres de controle bidirecional não estão balanceados.</translation>
    </message>
    <message>
        <source>Remove them: the program sets direction itself.</source>
        <translation>Remova-os: o próprio programa define a direção.</translation>
    </message>
    <message>
        <source>The tables differ from the source. There: %1. Here: %2.</source>
        <translation>As tabelas diferem da origem. Lá: %1. Aqui: %2.</translation>
    </message>
    <message>
        <source>Keep the same rows and columns.</source>
        <translation>Mantenha as mesmas linhas e colunas.</translation>
    </message>
    <message>
        <source>The text is the same as the source.</source>
        <translation>O texto é igual ao da origem.</translation>
    </message>
    <message>
        <source>Translate it, or write `same-as-source: yes` under the item&apos;s heading.</source>
        <translation>Traduza-o ou escreva `same-as-source: yes` abaixo do título da questão.</translation>
    </message>
    <message>
        <source>HTML stands in the text: %1.</source>
        <translation>Há HTML no texto: %1.</translation>
    </message>
    <message>
        <source>Use Markdown; tags would be shown as they are.</source>
        <translation>Use Markdown; as tags apareceriam como estão.</translation>
    </message>
    <message>
        <source>A formula is not closed: %1.</source>
        <translation>Uma fórmula não está fechada: %1.</translation>
    </message>
    <message>
        <source>Close it with `$`, or write `\$` for a dollar.</source>
        <translation>Feche-a com `$` ou escreva `\$` para um cifrão.</translation>
    </message>
    <message>
        <source>The comparison has %1 tables.</source>
        <translation>A comparação tem %1 tabelas.</translation>
    </message>
    <message>
        <source>Write exactly one.</source>
        <translation>Escreva exatamente uma.</translation>
    </message>
    <message>
        <source>The values in braces differ from the source. Missing: %1. Added: %2.</source>
        <translation>Os valores entre chaves diferem da origem. Faltam: %1. Sobram: %2.</translation>
    </message>
    <message>
        <source>Use the same ones.</source>
        <translation>Use os mesmos.</translation>
    </message>
    <message>
        <source>`%1` is no expression (at character %2).</source>
        <translation>`%1` não é uma expressão (no caractere %2).</translation>
    </message>
    <message>
        <source>Use numbers, parameters, + - * / ^, parentheses and min max sqrt log2 ln exp ceil floor.</source>
        <translation>Use números, parâmetros, + - * / ^, parênteses e min max sqrt log2 ln exp ceil floor.</translation>
    </message>
    <message>
        <source>`%1` is no parameter of this item (in `%2`).</source>
        <translation>`%1` não é um parâmetro desta questão (em `%2`).</translation>
    </message>
    <message>
        <source>Declare it with `let:`.</source>
        <translation>Declare-o com `let:`.</translation>
    </message>
    <message>
        <source>The unit `%1` has no name in this language.</source>
        <translation>A unidade `%1` não tem nome neste idioma.</translation>
    </message>
    <message>
        <source>Name it under `### units`: `- %1 = name, other name`.</source>
        <translation>Dê um nome a ela em `### units`: `- %1 = name, other name`.</translation>
    </message>
    <message>
        <source>Nothing of the kind %1 is found, so the waiver does nothing.</source>
        <translation>Nada do tipo %1 foi encontrado, então a dispensa não tem efeito.</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Basta remover.</translation>
    </message>
    <message>
        <source>The waiver of %1 gives no reason.</source>
        <translation>A dispensa de %1 não informa o motivo.</translation>
    </message>
    <message>
        <source>Write it behind the code.</source>
        <translation>Escreva-o depois do código.</translation>
    </message>
    <message>
        <source>This is no valid UTF-8.</source>
        <translation>Isto não é UTF-8 válido.</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation>Salve o arquivo em UTF-8.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark.</source>
        <translation>O arquivo começa com uma marca de ordem de bytes.</translation>
    </message>
    <message>
        <source>`format` removes it.</source>
        <translation>O `format` remove essa marca.</translation>
    </message>
    <message>
        <source>Lines end in CR LF, the first of %1 here.</source>
        <translation>Há linhas que terminam em CR LF; a primeira de %1 está aqui.</translation>
    </message>
    <message>
        <source>`format` makes them LF.</source>
        <translation>O `format` as converte para LF.</translation>
    </message>
    <message>
        <source>This text is not in Unicode&apos;s normal form NFC.</source>
        <translation>Este texto não está na forma normal NFC do Unicode.</translation>
    </message>
    <message>
        <source>`format` normalises it.</source>
        <translation>O `format` o normaliza.</translation>
    </message>
    <message>
        <source>The last line has no line end.</source>
        <translation>Falta a quebra no fim da última linha.</translation>
    </message>
    <message>
        <source>`format` adds it.</source>
        <translation>O `format` a acrescenta.</translation>
    </message>
    <message>
        <source>The control character %1 stands here.</source>
        <translation>Há aqui um caractere de controle: %1.</translation>
    </message>
    <message>
        <source>A tab stands here.</source>
        <translation>Há aqui uma tabulação.</translation>
    </message>
    <message>
        <source>Use spaces.</source>
        <translation>Use espaços.</translation>
    </message>
    <message>
        <source>The line has %1 bytes; %2 are the most.</source>
        <translation>A linha tem %1 bytes; o máximo é %2.</translation>
    </message>
    <message>
        <source>Break it into several lines.</source>
        <translation>Divida-a em várias linhas.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Não é possível ler o arquivo.</translation>
    </message>
    <message>
        <source>Check that you may read it.</source>
        <translation>Verifique se você tem permissão de leitura.</translation>
    </message>
    <message>
        <source>The file has %1 bytes; %2 are the most.</source>
        <translation>O arquivo tem %1 bytes; o máximo é %2.</translation>
    </message>
    <message>
        <source>Split the topic, or make the picture smaller.</source>
        <translation>Divida o tópico ou reduza a imagem.</translation>
    </message>
    <message>
        <source>This is no ordinary file.</source>
        <translation>Este não é um arquivo comum.</translation>
    </message>
    <message>
        <source>Put a copy of the file here; links, devices and pipes are not followed.</source>
        <translation>Coloque aqui uma cópia do arquivo; links, dispositivos e pipes não são seguidos.</translation>
    </message>
    <message>
        <source>The file is not used.</source>
        <translation>O arquivo não é usado.</translation>
    </message>
    <message>
        <source>Topic files are called %1.&lt;locale&gt;.md; anything else belongs elsewhere.</source>
        <translation>Os arquivos de tópico se chamam %1.&lt;locale&gt;.md; todo o resto deve ficar em outro lugar.</translation>
    </message>
    <message>
        <source>More than %1 problems are in this file; the others are left out.</source>
        <translation>Há mais de %1 problemas neste arquivo; os demais foram omitidos.</translation>
    </message>
    <message>
        <source>Mend these first.</source>
        <translation>Corrija estes primeiro.</translation>
    </message>
    <message>
        <source>There is no bank.&lt;locale&gt;.md with `role: source`.</source>
        <translation>Não há nenhum bank.&lt;locale&gt;.md com `role: source`.</translation>
    </message>
    <message>
        <source>Write it: it gives the bank its id, licence, source locale and title.</source>
        <translation>Crie-o: ele dá ao banco o id, a licença, o idioma de origem e o título.</translation>
    </message>
    <message>
        <source>A second file says `role: source`; %1 does already.</source>
        <translation>Um segundo arquivo diz `role: source`; %1 já diz isso.</translation>
    </message>
    <message>
        <source>Make this one `role: translation`.</source>
        <translation>Coloque `role: translation` neste.</translation>
    </message>
    <message>
        <source>The topic has no source file.</source>
        <translation>O tópico não tem arquivo de origem.</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>Crie %1.</translation>
    </message>
    <message>
        <source>`%1` is no locale as file names spell it.</source>
        <translation>`%1` não é um código de idioma válido em nomes de arquivo.</translation>
    </message>
    <message>
        <source>Use a BCP 47 tag such as de, pt-BR or zh-Hans.</source>
        <translation>Use uma tag BCP 47 como de, pt-BR ou zh-Hans.</translation>
    </message>
    <message>
        <source>The file does not begin with front matter.</source>
        <translation>O arquivo não começa com o bloco de metadados.</translation>
    </message>
    <message>
        <source>Begin with a line `---`, then `key: value` lines, then a line `---`.</source>
        <translation>Comece com uma linha `---`, depois linhas `key: value` e por fim outra linha `---`.</translation>
    </message>
    <message>
        <source>The front matter has no end.</source>
        <translation>O bloco de metadados não tem fim.</translation>
    </message>
    <message>
        <source>Close it with a line `---`.</source>
        <translation>Feche-o com uma linha `---`.</translation>
    </message>
    <message>
        <source>`%1` is no line of the form `key: value`.</source>
        <translation>`%1` não é uma linha no formato `key: value`.</translation>
    </message>
    <message>
        <source>Write the key in lower case, a colon, a space and the value; a blank line ends the keys.</source>
        <translation>Escreva a chave em minúsculas, dois-pontos, um espaço e o valor; uma linha em branco encerra as chaves.</translation>
    </message>
    <message>
        <source>There is no key `%1` here.</source>
        <translation>Não existe a chave `%1` aqui.</translation>
    </message>
    <message>
        <source>See the list of keys in content/README.md.</source>
        <translation>Veja a lista de chaves em content/README.md.</translation>
    </message>
    <message>
        <source>The key `%1` stands here a second time, first in line %2.</source>
        <translation>A chave `%1` aparece aqui pela segunda vez; a primeira está na linha %2.</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>Mantenha só uma delas.</translation>
    </message>
    <message>
        <source>The key `%1` is missing in %2.</source>
        <translation>Falta a chave `%1` em %2.</translation>
    </message>
    <message>
        <source>Add a line `%1: …`.</source>
        <translation>Adicione uma linha `%1: …`.</translation>
    </message>
    <message>
        <source>`%1` has no value.</source>
        <translation>`%1` não tem valor.</translation>
    </message>
    <message>
        <source>Write the value, or remove the line.</source>
        <translation>Escreva o valor ou remova a linha.</translation>
    </message>
    <message>
        <source>`%1` cannot be `%2`.</source>
        <translation>`%1` não pode ser `%2`.</translation>
    </message>
    <message>
        <source>Expected: %3.</source>
        <translation>Esperado: %3.</translation>
    </message>
    <message>
        <source>`%1` is `%2` but must be `%3` in this file.</source>
        <translation>`%1` é `%2`, mas deve ser `%3` neste arquivo.</translation>
    </message>
    <message>
        <source>Write `%1: %3`.</source>
        <translation>Escreva `%1: %3`.</translation>
    </message>
    <message>
        <source>The key `%1` has no meaning for an item of kind %2.</source>
        <translation>A chave `%1` não faz sentido em uma questão do tipo %2.</translation>
    </message>
    <message>
        <source>Remove the line.</source>
        <translation>Remova a linha.</translation>
    </message>
    <message>
        <source>`%1: %2` is no number that is allowed here.</source>
        <translation>`%1: %2` não é um número permitido aqui.</translation>
    </message>
    <message>
        <source>Write a number with a decimal point; where whole numbers are meant, from %3 to %4.</source>
        <translation>Escreva um número com ponto decimal; se deve ser inteiro, de %3 a %4.</translation>
    </message>
    <message>
        <source>`%1: %2` is no date.</source>
        <translation>`%1: %2` não é uma data.</translation>
    </message>
    <message>
        <source>Write it as 2026-12-01.</source>
        <translation>Escreva-a como 2026-12-01.</translation>
    </message>
    <message>
        <source>Write `waive: %1 why it is meant so`.</source>
        <translation>Escreva `waive: %1 why it is meant so`.</translation>
    </message>
    <message>
        <source>There is no finding called `%1`.</source>
        <translation>Não existe nenhum apontamento chamado `%1`.</translation>
    </message>
    <message>
        <source>Use the code that `check` prints.</source>
        <translation>Use o código que o `check` mostra.</translation>
    </message>
    <message>
        <source>`%1` names `%2` twice.</source>
        <translation>`%1` cita `%2` duas vezes.</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>Remova uma das menções.</translation>
    </message>
    <message>
        <source>The title is missing.</source>
        <translation>Falta o título.</translation>
    </message>
    <message>
        <source>Write a line `# Title` below the front matter.</source>
        <translation>Escreva uma linha `# Title` abaixo do bloco de metadados.</translation>
    </message>
    <message>
        <source>Text stands where none can stand.</source>
        <translation>Há texto onde não pode haver.</translation>
    </message>
    <message>
        <source>Put it below a title, or remove it.</source>
        <translation>Coloque-o abaixo de um título ou remova-o.</translation>
    </message>
    <message>
        <source>`%1` is a second title.</source>
        <translation>`%1` é um segundo título.</translation>
    </message>
    <message>
        <source>A file has one line that begins with `# `; use `####` inside texts.</source>
        <translation>Um arquivo tem uma só linha que começa com `# `; use `####` dentro dos textos.</translation>
    </message>
    <message>
        <source>An item begins before the title of the file.</source>
        <translation>Uma questão começa antes do título do arquivo.</translation>
    </message>
    <message>
        <source>Put the line `# Title` above it.</source>
        <translation>Coloque a linha `# Title` acima dela.</translation>
    </message>
    <message>
        <source>`%1` is an option outside an item&apos;s question.</source>
        <translation>`%1` é uma alternativa fora do enunciado de uma questão.</translation>
    </message>
    <message>
        <source>Options follow the stem, before any section; a backslash in front makes the line ordinary text.</source>
        <translation>As alternativas vêm depois do enunciado, antes de qualquer seção; uma barra invertida na frente torna a linha texto comum.</translation>
    </message>
    <message>
        <source>Text follows the options.</source>
        <translation>Há texto depois das alternativas.</translation>
    </message>
    <message>
        <source>Options end the stem: move the text above them or into `### explanation`.</source>
        <translation>As alternativas encerram o enunciado: mova o texto para cima delas ou para `### explanation`.</translation>
    </message>
    <message>
        <source>Text follows an option&apos;s feedback.</source>
        <translation>Há texto depois do comentário de uma alternativa.</translation>
    </message>
    <message>
        <source>Put it above the feedback, or begin the line with `  &gt; `.</source>
        <translation>Coloque-o acima do comentário ou comece a linha com `  &gt; `.</translation>
    </message>
    <message>
        <source>The code block that begins here has no end.</source>
        <translation>O bloco de código que começa aqui não tem fim.</translation>
    </message>
    <message>
        <source>Close it with the same marks.</source>
        <translation>Feche-o com as mesmas marcas.</translation>
    </message>
    <message>
        <source>The item %1 has no title.</source>
        <translation>A questão %1 não tem título.</translation>
    </message>
    <message>
        <source>Write `## %1 | Title`.</source>
        <translation>Escreva `## %1 | Title`.</translation>
    </message>
    <message>
        <source>`%1` is no id.</source>
        <translation>`%1` não é um id.</translation>
    </message>
    <message>
        <source>Ids are 2 to 48 characters of a-z, 0-9 and hyphens (options: a letter first).</source>
        <translation>Um id tem de 2 a 48 caracteres: a-z, 0-9 e hifens (nas alternativas, primeiro uma letra).</translation>
    </message>
    <message>
        <source>There is no section `%1`.</source>
        <translation>Não existe a seção `%1`.</translation>
    </message>
    <message>
        <source>Sections are hint, back, explanation, units and note; use `####` for headings of your own.</source>
        <translation>As seções são hint, back, explanation, units e note; use `####` para seus próprios títulos.</translation>
    </message>
    <message>
        <source>The section `%1` stands here a second time, first in line %2.</source>
        <translation>A seção `%1` aparece aqui pela segunda vez; a primeira está na linha %2.</translation>
    </message>
    <message>
        <source>Join the two.</source>
        <translation>Junte as duas.</translation>
    </message>
    <message>
        <source>The section `%1` stands behind `%2`.</source>
        <translation>A seção `%1` está depois de `%2`.</translation>
    </message>
    <message>
        <source>The order is hint, back, explanation, units, note; `format` does not move texts.</source>
        <translation>A ordem é hint, back, explanation, units, note; o `format` não move textos.</translation>
    </message>
    <message>
        <source>The section `%1` is empty.</source>
        <translation>A seção `%1` está vazia.</translation>
    </message>
    <message>
        <source>Fill it or remove it.</source>
        <translation>Preencha-a ou remova-a.</translation>
    </message>
    <message>
        <source>Options and accepted answers stand in one item.</source>
        <translation>Há alternativas e respostas aceitas na mesma questão.</translation>
    </message>
    <message>
        <source>Use `- id) text` for options, `- = text` for accepted answers.</source>
        <translation>Use `- id) text` para alternativas e `- = text` para respostas aceitas.</translation>
    </message>
    <message>
        <source>The accepted answer is empty.</source>
        <translation>A resposta aceita está vazia.</translation>
    </message>
    <message>
        <source>Write it behind `- = `.</source>
        <translation>Escreva-a depois de `- = `.</translation>
    </message>
    <message>
        <source>`%1` is no line of the form `- unit = name, name`.</source>
        <translation>`%1` não é uma linha no formato `- unit = name, name`.</translation>
    </message>
    <message>
        <source>The first name is shown, all are accepted.</source>
        <translation>O primeiro nome é mostrado; todos são aceitos.</translation>
    </message>
    <message>
        <source>The item %1 is there already: %2, line %3.</source>
        <translation>A questão %1 já existe: %2, linha %3.</translation>
    </message>
    <message>
        <source>Ids are unique in a bank; choose another one.</source>
        <translation>Os ids são únicos em um banco; escolha outro.</translation>
    </message>
    <message>
        <source>The id %1 was retired in %2, line %3.</source>
        <translation>O id %1 foi aposentado em %2, linha %3.</translation>
    </message>
    <message>
        <source>Choose another id: learners have a history under this one.</source>
        <translation>Escolha outro id: há quem tenha um histórico com este.</translation>
    </message>
    <message>
        <source>The item has the same id as the topic %1.</source>
        <translation>A questão tem o mesmo id que o tópico %1.</translation>
    </message>
    <message>
        <source>Choose another id for one of them.</source>
        <translation>Escolha outro id para um dos dois.</translation>
    </message>
    <message>
        <source>The option `%1` is there already, in line %2.</source>
        <translation>A alternativa `%1` já existe, na linha %2.</translation>
    </message>
    <message>
        <source>Give it another id.</source>
        <translation>Dê outro id a ela.</translation>
    </message>
    <message>
        <source>The item %1 has no question text.</source>
        <translation>A questão %1 não tem enunciado.</translation>
    </message>
    <message>
        <source>Write it below the keys, behind a blank line.</source>
        <translation>Escreva-o abaixo das chaves, depois de uma linha em branco.</translation>
    </message>
    <message>
        <source>The item %1 has fewer than %2 options.</source>
        <translation>A questão %1 tem menos de %2 alternativas.</translation>
    </message>
    <message>
        <source>Write them as `- a) text`.</source>
        <translation>Escreva-as como `- a) text`.</translation>
    </message>
    <message>
        <source>The item %1 has %2 options; %3 are the most.</source>
        <translation>A questão %1 tem %2 alternativas; o máximo é %3.</translation>
    </message>
    <message>
        <source>Leave out the weakest.</source>
        <translation>Retire as mais fracas.</translation>
    </message>
    <message>
        <source>The item %1 has no accepted answer.</source>
        <translation>A questão %1 não tem nenhuma resposta aceita.</translation>
    </message>
    <message>
        <source>Write at least one line `- = answer`.</source>
        <translation>Escreva pelo menos uma linha `- = answer`.</translation>
    </message>
    <message>
        <source>The card %1 has no back.</source>
        <translation>O cartão %1 não tem verso.</translation>
    </message>
    <message>
        <source>Write it below a line `### back`.</source>
        <translation>Escreva-o abaixo de uma linha `### back`.</translation>
    </message>
    <message>
        <source>The option `%1` has no feedback.</source>
        <translation>A alternativa `%1` não tem comentário.</translation>
    </message>
    <message>
        <source>Write why it is right or wrong on a line below that begins with `  &gt; `.</source>
        <translation>Escreva por que ela está certa ou errada na linha seguinte, que começa com `  &gt; `.</translation>
    </message>
    <message>
        <source>The option `%1` has no text.</source>
        <translation>A alternativa `%1` não tem texto.</translation>
    </message>
    <message>
        <source>Write it behind `- %1) `.</source>
        <translation>Escreva-o depois de `- %1) `.</translation>
    </message>
    <message>
        <source>Items of kind %1 have no options.</source>
        <translation>Questões do tipo %1 não têm alternativas.</translation>
    </message>
    <message>
        <source>Remove them, or change the kind.</source>
        <translation>Remova-as ou mude o tipo.</translation>
    </message>
    <message>
        <source>Items of kind %1 have no accepted answers.</source>
        <translation>Questões do tipo %1 não têm respostas aceitas.</translation>
    </message>
    <message>
        <source>Remove the lines `- = …`, or change the kind.</source>
        <translation>Remova as linhas `- = …` ou mude o tipo.</translation>
    </message>
    <message>
        <source>The section `%1` has no meaning for an item of kind %2.</source>
        <translation>A seção `%1` não faz sentido em uma questão do tipo %2.</translation>
    </message>
    <message>
        <source>Remove it, or change the kind.</source>
        <translation>Remova-a ou mude o tipo.</translation>
    </message>
    <message>
        <source>`answer` names %2 options, which does not fit kind %1.</source>
        <translation>`answer` cita %2 alternativas, o que não combina com o tipo %1.</translation>
    </message>
    <message>
        <source>A choice has one, a multiple at least two.</source>
        <translation>Uma questão choice tem uma; uma multiple, pelo menos duas.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no option of this item.</source>
        <translation>`%1` cita `%2`, que não é uma alternativa desta questão.</translation>
    </message>
    <message>
        <source>Use the id before the closing parenthesis of an option.</source>
        <translation>Use o id que vem antes do parêntese de fechamento de uma alternativa.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no item of this bank.</source>
        <translation>`%1` cita `%2`, que não é uma questão deste banco.</translation>
    </message>
    <message>
        <source>Correct the id, or remove it.</source>
        <translation>Corrija o id ou remova-o.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no topic of this bank.</source>
        <translation>`%1` cita `%2`, que não é um tópico deste banco.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no term of glossary.tsv.</source>
        <translation>`%1` cita `%2`, que não é um termo de glossary.tsv.</translation>
    </message>
    <message>
        <source>Correct the id, or add the term.</source>
        <translation>Corrija o id ou acrescente o termo.</translation>
    </message>
    <message>
        <source>`%1` names `%2`, which is no key of sources.tsv.</source>
        <translation>`%1` cita `%2`, que não é uma chave de sources.tsv.</translation>
    </message>
    <message>
        <source>Correct the key, or add the source.</source>
        <translation>Corrija a chave ou acrescente a fonte.</translation>
    </message>
    <message>
        <source>`%1` is no unit of this item.</source>
        <translation>`%1` não é uma unidade desta questão.</translation>
    </message>
    <message>
        <source>Name the unit in `unit:` or `accept:` first.</source>
        <translation>Informe primeiro a unidade em `unit:` ou `accept:`.</translation>
    </message>
    <message>
        <source>`%1` describes no parameter.</source>
        <translation>`%1` não descreve um parâmetro.</translation>
    </message>
    <message>
        <source>Write `N = 7e9 in 1e9..70e9 log`, `M = 40 in 30..55 step 5` or `G = 512 of 64, 128, 512`.</source>
        <translation>Escreva `N = 7e9 in 1e9..70e9 log`, `M = 40 in 30..55 step 5` ou `G = 512 of 64, 128, 512`.</translation>
    </message>
    <message>
        <source>The values of `%1` cannot be drawn.</source>
        <translation>Os valores de `%1` não podem ser sorteados.</translation>
    </message>
    <message>
        <source>The range must go upwards, hold the first value, and be positive for `log`.</source>
        <translation>O intervalo deve ser crescente, conter o primeiro valor e, com `log`, ser positivo.</translation>
    </message>
    <message>
        <source>The parameter `%1` is there already.</source>
        <translation>O parâmetro `%1` já existe.</translation>
    </message>
    <message>
        <source>Give it another name.</source>
        <translation>Dê outro nome a ele.</translation>
    </message>
    <message>
        <source>`%1` cannot be the name of a parameter.</source>
        <translation>`%1` não pode ser o nome de um parâmetro.</translation>
    </message>
    <message>
        <source>`answer` and the names of functions are taken.</source>
        <translation>`answer` e os nomes de funções são reservados.</translation>
    </message>
    <message>
        <source>`%1` is no tolerance.</source>
        <translation>`%1` não é uma tolerância.</translation>
    </message>
    <message>
        <source>Write `1 %`, a positive number, or `exact`.</source>
        <translation>Escreva `1 %`, um número positivo ou `exact`.</translation>
    </message>
    <message>
        <source>`%1` accepts no unit.</source>
        <translation>`%1` não define uma unidade aceita.</translation>
    </message>
    <message>
        <source>Write `accept: h = 24`: the answer in h is 24 times the answer in the main unit.</source>
        <translation>Escreva `accept: h = 24`: a resposta em h é 24 vezes a resposta na unidade principal.</translation>
    </message>
    <message>
        <source>`%1` describes no mistake.</source>
        <translation>`%1` não descreve um erro.</translation>
    </message>
    <message>
        <source>Write `mistake: id = expression`, and its feedback as `- id) …`.</source>
        <translation>Escreva `mistake: id = expression` e o comentário dele como `- id) …`.</translation>
    </message>
    <message>
        <source>The mistake `%1` has no text.</source>
        <translation>O erro `%1` não tem texto.</translation>
    </message>
    <message>
        <source>Write it as `- %1) what went wrong`, with its feedback below.</source>
        <translation>Escreva-o como `- %1) what went wrong`, com o comentário abaixo.</translation>
    </message>
    <message>
        <source>The gap `%1` is malformed.</source>
        <translation>A lacuna `%1` está malformada.</translation>
    </message>
    <message>
        <source>Write `{{c1:text}}` or `{{c1:text|also accepted::hint}}`.</source>
        <translation>Escreva `{{c1:text}}` ou `{{c1:text|also accepted::hint}}`.</translation>
    </message>
    <message>
        <source>The item %1 has no gaps.</source>
        <translation>A questão %1 não tem lacunas.</translation>
    </message>
    <message>
        <source>Write them in the text as `{{c1:text}}`.</source>
        <translation>Escreva-as no texto como `{{c1:text}}`.</translation>
    </message>
    <message>
        <source>A translation cannot have the key `%1`.</source>
        <translation>Uma tradução não pode ter a chave `%1`.</translation>
    </message>
    <message>
        <source>Keys, levels and answers stand in the source file alone; remove the line.</source>
        <translation>Chaves, níveis e respostas ficam só no arquivo de origem; remova a linha.</translation>
    </message>
    <message>
        <source>The source file has no item `%1`.</source>
        <translation>O arquivo de origem não tem a questão `%1`.</translation>
    </message>
    <message>
        <source>Correct the id, or add the item to the source first.</source>
        <translation>Corrija o id ou acrescente antes a questão à origem.</translation>
    </message>
    <message>
        <source>The source has no option `%1` in this item.</source>
        <translation>A origem não tem a alternativa `%1` nesta questão.</translation>
    </message>
    <message>
        <source>Correct the id: options are matched by it.</source>
        <translation>Corrija o id: é por ele que as alternativas são associadas.</translation>
    </message>
    <message>
        <source>The item %1 has no `%2` in the source.</source>
        <translation>A questão %1 não tem `%2` na origem.</translation>
    </message>
    <message>
        <source>Remove it here, or write it in the source first.</source>
        <translation>Remova daqui ou escreva antes na origem.</translation>
    </message>
    <message>
        <source>The source has no gap `%1` in this item.</source>
        <translation>A origem não tem a lacuna `%1` nesta questão.</translation>
    </message>
    <message>
        <source>Use the same gaps as the source.</source>
        <translation>Use as mesmas lacunas da origem.</translation>
    </message>
    <message>
        <source>The item %1 lacks `%2` here, so it is left out in this language.</source>
        <translation>Falta `%2` na questão %1, por isso ela fica de fora neste idioma.</translation>
    </message>
    <message>
        <source>Translate it; learners get the next of their languages until then.</source>
        <translation>Traduza; até lá, cada pessoa vê o próximo dos seus idiomas.</translation>
    </message>
    <message>
        <source>The item %1 lacks `%2` here.</source>
        <translation>Falta `%2` na questão %1.</translation>
    </message>
    <message>
        <source>Translate it.</source>
        <translation>Traduza.</translation>
    </message>
    <message>
        <source>There is no picture `%1`.</source>
        <translation>Não existe a imagem `%1`.</translation>
    </message>
    <message>
        <source>Put it into the topic&apos;s folder `media`.</source>
        <translation>Coloque-a na pasta `media` do tópico.</translation>
    </message>
    <message>
        <source>`%1` is no picture of this topic.</source>
        <translation>`%1` não é uma imagem deste tópico.</translation>
    </message>
    <message>
        <source>Write `media/name.svg`; nothing outside the folder and nothing from the network is shown.</source>
        <translation>Escreva `media/name.svg`; nada de fora da pasta nem da rede é mostrado.</translation>
    </message>
    <message>
        <source>Pictures cannot be of type `%1`.</source>
        <translation>Imagens não podem ser do tipo `%1`.</translation>
    </message>
    <message>
        <source>Use png, svg or webp.</source>
        <translation>Use png, svg ou webp.</translation>
    </message>
    <message>
        <source>The column `%1` is not expected here.</source>
        <translation>A coluna `%1` não é esperada aqui.</translation>
    </message>
    <message>
        <source>The first line names the columns, as content/README.md lists them.</source>
        <translation>A primeira linha dá o nome das colunas, como content/README.md as lista.</translation>
    </message>
    <message>
        <source>The line has %1 cells, the header %2.</source>
        <translation>A linha tem %1 células; o cabeçalho, %2.</translation>
    </message>
    <message>
        <source>Part the cells by one tab each; an empty cell stays empty.</source>
        <translation>Separe as células com uma tabulação; uma célula vazia continua vazia.</translation>
    </message>
    <message>
        <source>The cell `%1` has spaces around it.</source>
        <translation>A célula `%1` tem espaços em volta.</translation>
    </message>
    <message>
        <source>`format` removes them.</source>
        <translation>O `format` os remove.</translation>
    </message>
    <message>
        <source>`%1` is there already, in line %2.</source>
        <translation>`%1` já está na linha %2.</translation>
    </message>
    <message>
        <source>Remove one of the lines.</source>
        <translation>Remova uma das linhas.</translation>
    </message>
    <message>
        <source>`%1: %2` is no hash.</source>
        <translation>`%1: %2` não é um hash.</translation>
    </message>
    <message>
        <source>This file is written by `l10n`; restore it or remove the line.</source>
        <translation>Este arquivo é gravado pelo `l10n`; restaure-o ou remova a linha.</translation>
    </message>
    <message>
        <source>There is no `%2` of %1 in %3.</source>
        <translation>Não há `%2` de %1 em %3.</translation>
    </message>
    <message>
        <source>The line belongs to a text that is gone; remove it.</source>
        <translation>A linha pertence a um texto que não existe mais; remova-a.</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>There is no such file.</source>
        <translation>O arquivo não existe.</translation>
    </message>
    <message>
        <source>The file cannot be opened. Check that you may read it.</source>
        <translation>Não é possível abrir o arquivo. Verifique se você tem permissão de leitura.</translation>
    </message>
    <message>
        <source>The file cannot be written. What was saved before is safe.</source>
        <translation>Não é possível gravar o arquivo. O que foi salvo antes está seguro.</translation>
    </message>
    <message>
        <source>The file or its folder is read-only, so nothing can be saved. Allow writing to it and try again.</source>
        <translation>O arquivo ou sua pasta é somente leitura, por isso nada pode ser salvo. Permita a gravação e tente novamente.</translation>
    </message>
    <message>
        <source>The file is larger than this program accepts.</source>
        <translation>O arquivo é maior do que este programa aceita.</translation>
    </message>
    <message>
        <source>The disk is full: the last step was not saved, everything before it is safe. Make room and go on.</source>
        <translation>O disco está cheio: o último passo não foi salvo; tudo o que veio antes está seguro. Libere espaço e continue.</translation>
    </message>
    <message>
        <source>This file is not a question bank. Banks end in .wdbank and are made by `warpdeck-cli build`.</source>
        <translation>Este arquivo não é um banco de questões. Os bancos terminam em .wdbank e são criados com `warpdeck-cli build`.</translation>
    </message>
    <message>
        <source>This bank was written by a newer version of Warpdeck. Update the program to use it.</source>
        <translation>Este banco foi gravado por uma versão mais nova do Warpdeck. Atualize o programa para usá-lo.</translation>
    </message>
    <message>
        <source>This bank is of an old format that is no longer read. Build it again from its source.</source>
        <translation>Este banco está em um formato antigo que não é mais lido. Compile-o de novo a partir da origem.</translation>
    </message>
    <message>
        <source>This bank is damaged. Fetch or build it again; your progress is not affected.</source>
        <translation>Este banco está danificado. Baixe-o ou compile-o de novo; seu progresso não é afetado.</translation>
    </message>
    <message>
        <source>This file is not a Warpdeck profile; it was left as it is.</source>
        <translation>Este arquivo não é um perfil do Warpdeck; ele foi deixado como estava.</translation>
    </message>
    <message>
        <source>This profile was written by a newer version of Warpdeck; it was left as it is. Update the program to use it.</source>
        <translation>Este perfil foi gravado por uma versão mais nova do Warpdeck; ele foi deixado como estava. Atualize o programa para usá-lo.</translation>
    </message>
    <message>
        <source>This profile is damaged; it was left as it is. A good backup can take its place.</source>
        <translation>Este perfil está danificado; ele foi deixado como estava. Um backup íntegro pode substituí-lo.</translation>
    </message>
    <message>
        <source>Another program is using this profile. Close it and try again.</source>
        <translation>Outro programa está usando este perfil. Feche-o e tente novamente.</translation>
    </message>
    <message>
        <source>This older profile could not be brought up to date; it is as it was.</source>
        <translation>Não foi possível atualizar este perfil antigo; ele está como estava.</translation>
    </message>
    <message>
        <source>No open bank has such an item. `warpdeck-cli banks` lists the banks.</source>
        <translation>Nenhum banco aberto tem essa questão. `warpdeck-cli banks` lista os bancos.</translation>
    </message>
    <message>
        <source>Several banks have an item of this name. Write it as bank/item.</source>
        <translation>Vários bancos têm uma questão com este nome. Escreva-a como banco/questão.</translation>
    </message>
    <message>
        <source>No open bank has such a topic. `warpdeck-cli banks` lists the topics.</source>
        <translation>Nenhum banco aberto tem esse tópico. `warpdeck-cli banks` lista os tópicos.</translation>
    </message>
    <message>
        <source>Another bank of this id is installed already; nothing was replaced. Use --replace to replace it.</source>
        <translation>Outro banco com este id já está instalado; nada foi substituído. Use --replace para substituí-lo.</translation>
    </message>
    <message>
        <source>The content has errors, so no bank was built; an earlier file is as it was.</source>
        <translation>O conteúdo tem erros, por isso nenhum banco foi compilado; se já havia um arquivo, ele está como estava.</translation>
    </message>
    <message>
        <source>It exists already and was left as it is.</source>
        <translation>Já existe e foi deixado como estava.</translation>
    </message>
    <message>
        <source>This was not understood.</source>
        <translation>Não foi possível entender.</translation>
    </message>
    <message>
        <source>Something unexpected happened.</source>
        <translation>Algo inesperado aconteceu.</translation>
    </message>
</context>
<context>
    <name>ExportLogCommand</name>
    <message>
        <source>Write the review log as CSV, one line a review</source>
        <translation>Grava o registro de revisões como CSV, uma revisão por linha</translation>
    </message>
    <message>
        <source>The file to write; the standard output when it is left out</source>
        <translation>O arquivo a gravar; se for omitido, a saída padrão</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Errors: %1. Warnings: %2. Notes: %3.</source>
        <translation>Erros: %1. Avisos: %2. Notas: %3.</translation>
    </message>
</context>
<context>
    <name>FormatCommand</name>
    <message>
        <source>Bring a content folder into its canonical form; files with errors are left as they are</source>
        <translation>Deixa uma pasta de conteúdo na forma canônica; arquivos com erros ficam como estão</translation>
    </message>
    <message>
        <source>The folder of the content</source>
        <translation>A pasta do conteúdo</translation>
    </message>
    <message>
        <source>Only tell what would change</source>
        <translation>Só informa o que mudaria</translation>
    </message>
    <message>
        <source>would change: %1</source>
        <translation>mudaria: %1</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>alterado: %1</translation>
    </message>
</context>
<context>
    <name>FsrsCommand</name>
    <message>
        <source>Replay, fit and simulate the memory model on a review log</source>
        <translation>Reproduzir, ajustar e simular o modelo de memória com um registro de revisões</translation>
    </message>
    <message>
        <source>Print the state after each review as CSV</source>
        <translation>Mostrar em CSV o estado após cada revisão</translation>
    </message>
    <message>
        <source>Desired retention of the intervals</source>
        <translation>Retenção desejada dos intervalos</translation>
    </message>
    <message>
        <source>Find the parameters that fit the reviews best</source>
        <translation>Encontrar os parâmetros que melhor se ajustam às revisões</translation>
    </message>
    <message>
        <source>Parts of the time-series split</source>
        <translation>Partes da divisão temporal</translation>
    </message>
    <message>
        <source>Print what desired retentions cost and bring</source>
        <translation>Mostrar o que custam e trazem as retenções desejadas</translation>
    </message>
    <message>
        <source>Number of cards to learn</source>
        <translation>Número de cartões a aprender</translation>
    </message>
    <message>
        <source>New cards a day</source>
        <translation>Cartões novos por dia</translation>
    </message>
    <message>
        <source>Days to live through</source>
        <translation>Dias a percorrer</translation>
    </message>
    <message>
        <source>Seed of chance</source>
        <translation>Semente do acaso</translation>
    </message>
    <message>
        <source>The memory model</source>
        <translation>O modelo de memória</translation>
    </message>
    <message>
        <source>File with the model&apos;s numbers, separated by commas or white space</source>
        <translation>Arquivo com os números do modelo, separados por vírgulas ou espaços</translation>
    </message>
    <message>
        <source>Time zone in which study days begin</source>
        <translation>Fuso horário em que começam os dias de estudo</translation>
    </message>
    <message>
        <source>Hour at which a study day begins</source>
        <translation>Hora em que começa um dia de estudo</translation>
    </message>
    <message>
        <source>The reviews, as export-log writes them</source>
        <translation>As revisões, como export-log as escreve</translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message>
        <source>Study as much as you like.</source>
        <translation>Estude o quanto quiser.</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s) a day.</source>
        <translation>
            <numerusform>Cerca de %n minuto por dia.</numerusform>
            <numerusform>Cerca de %n minutos por dia.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InstallCommand</name>
    <message>
        <source>Verify a bank file and copy it to the added banks</source>
        <translation>Verifica um arquivo de banco e o copia para os bancos adicionados</translation>
    </message>
    <message>
        <source>The bank file</source>
        <translation>O arquivo de banco</translation>
    </message>
    <message>
        <source>Replace another bank of the same id</source>
        <translation>Substitui outro banco com o mesmo id</translation>
    </message>
    <message>
        <source>Installed %1 (%2), version %3: %4 items.</source>
        <translation>%1 (%2), versão %3, foi instalado: %4 questões.</translation>
    </message>
    <message>
        <source>Items by language: %1</source>
        <translation>Questões por idioma: %1</translation>
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
        <translation>%1, ainda sem texto em %2</translation>
    </message>
    <message>
        <source>Stale: the source text changed after this translation</source>
        <translation>Desatualizado: o texto de origem mudou depois desta tradução</translation>
    </message>
    <message>
        <source>Several answers can be right.</source>
        <translation>Pode haver várias respostas corretas.</translation>
    </message>
    <message>
        <source>Right, your answer</source>
        <translation>Certo, sua resposta</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Certo</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Sua resposta</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicação</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fontes</translation>
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
        <translation>Suspensa</translation>
    </message>
    <message>
        <source>Buried</source>
        <translation>Enterrada</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nova</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Aprendendo</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Sabida</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) late</source>
        <translation>
            <numerusform>%n dia de atraso</numerusform>
            <numerusform>%n dias de atraso</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoje</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>em %n dia</numerusform>
            <numerusform>em %n dias</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewCommand</name>
    <message>
        <source>Print the skeleton of a topic or an item, for authors to fill in</source>
        <translation>Mostra o esqueleto de um tópico ou de uma questão, para o autor preencher</translation>
    </message>
    <message>
        <source>The skeleton of a topic&apos;s source file</source>
        <translation>O esqueleto do arquivo de origem de um tópico</translation>
    </message>
    <message>
        <source>The topic&apos;s id: a-z, 0-9 and hyphens, 2 to 48 characters</source>
        <translation>O id do tópico: a-z, 0-9 e hifens, de 2 a 48 caracteres</translation>
    </message>
    <message>
        <source>The skeleton of an item, to be put into a topic&apos;s source file</source>
        <translation>O esqueleto de uma questão, para colocar no arquivo de origem de um tópico</translation>
    </message>
    <message>
        <source>The item&apos;s id: a-z, 0-9 and hyphens, 2 to 48 characters</source>
        <translation>O id da questão: a-z, 0-9 e hifens, de 2 a 48 caracteres</translation>
    </message>
    <message>
        <source>What kind of item</source>
        <translation>O tipo de questão</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>There is nothing to practise here.</source>
        <translation>Não há nada para praticar aqui.</translation>
    </message>
    <message>
        <source>Enter shows the answer, ? helps:</source>
        <translation>Enter mostra a resposta, ? dá ajuda:</translation>
    </message>
    <message>
        <source>Your answer (? helps):</source>
        <translation>Sua resposta (? dá ajuda):</translation>
    </message>
    <message>
        <source>✓ Right. Rate 1 to 4, Enter for 3:</source>
        <translation>✓ Certo. Avalie de 1 a 4, Enter para 3:</translation>
    </message>
    <message>
        <source>Rate 1 to 4, Enter for 3:</source>
        <translation>Avalie de 1 a 4, Enter para 3:</translation>
    </message>
    <message>
        <source>1 to 4 rate; :l next language, :u undo, :q quit without saving this answer</source>
        <translation>1 a 4 avaliar; :l próximo idioma, :u desfazer, :q sair sem salvar esta resposta</translation>
    </message>
    <message>
        <source>✗ Wrong. Saved as Again. Enter goes on, :u takes it back:</source>
        <translation>✗ Errado. Salva como “De novo”. Enter para continuar, :u para desfazer:</translation>
    </message>
    <message>
        <source>There is nothing to undo in this session.</source>
        <translation>Não há nada para desfazer nesta sessão.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Desfeito.</translation>
    </message>
    <message>
        <source>This question has no text in that language. It has: %1</source>
        <translation>Esta questão não tem texto nesse idioma. Ela tem em: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>once more</source>
        <translation>mais uma vez</translation>
    </message>
    <message>
        <source>missed before</source>
        <translation>errada antes</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nova</translation>
    </message>
    <message>
        <source>ahead of time</source>
        <translation>adiantada</translation>
    </message>
    <message>
        <source>due</source>
        <translation>pendente</translation>
    </message>
    <message>
        <source>This question has no hint.</source>
        <translation>Esta questão não tem dica.</translation>
    </message>
    <message>
        <source>Enter shows the answer.</source>
        <translation>Enter mostra a resposta.</translation>
    </message>
    <message>
        <source>Type the letters or digits of all right answers, e.g. ac.</source>
        <translation>Digite as letras ou os dígitos de todas as respostas corretas, por exemplo, ac.</translation>
    </message>
    <message>
        <source>Type the letter or digit of one answer.</source>
        <translation>Digite a letra ou o dígito de uma resposta.</translation>
    </message>
    <message>
        <source>:l next language, :l fr this language, :h hint, :u undo, :q quit</source>
        <translation>:l próximo idioma, :l fr esse idioma, :h dica, :u desfazer, :q sair</translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation>✓ Certo</translation>
    </message>
    <message>
        <source>✗ Wrong</source>
        <translation>✗ Errado</translation>
    </message>
    <message>
        <source>The last answer was not rated, so it is not saved.</source>
        <translation>A última resposta não foi avaliada, por isso não está salva.</translation>
    </message>
    <message>
        <source>Right: %1. Missed: %2.</source>
        <translation>Acertos: %1. Erros: %2.</translation>
    </message>
    <message>
        <source>To look at again (`warpdeck-cli show ITEM` shows one):</source>
        <translation>Para rever (`warpdeck-cli show ITEM` mostra uma questão):</translation>
    </message>
</context>
<context>
    <name>PracticeCommand</name>
    <message>
        <source>Drill in the terminal: due questions, then new ones, then the weakest</source>
        <translation>Pratica no terminal: primeiro as questões pendentes, depois as novas e por fim as mais fracas</translation>
    </message>
    <message>
        <source>Only questions of this topic</source>
        <translation>Só questões deste tópico</translation>
    </message>
    <message>
        <source>The content language</source>
        <translation>O idioma do conteúdo</translation>
    </message>
    <message>
        <source>How many questions (20)</source>
        <translation>Quantas questões (20)</translation>
    </message>
    <message>
        <source>Shuffle options from this number, for repeatable runs</source>
        <translation>Embaralha as alternativas a partir deste número, para execuções reproduzíveis</translation>
    </message>
</context>
<context>
    <name>Rating</name>
    <message>
        <source>Again</source>
        <translation>De novo</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bom</translation>
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
        <translation>Verifica os arquivos e reconstrói o estado de cada cartão a partir do registro de revisões</translation>
    </message>
    <message>
        <source>Put the newest good backup in the place of the profile, which is kept beside it</source>
        <translation>Colocar o backup íntegro mais recente no lugar do perfil, que é mantido ao lado</translation>
    </message>
    <message>
        <source>Restored from %1</source>
        <translation>Restaurado de %1</translation>
    </message>
    <message>
        <source>Bank %1: %2</source>
        <translation>Banco %1: %2</translation>
    </message>
    <message>
        <source>Bank %1: good</source>
        <translation>Banco %1: íntegro</translation>
    </message>
    <message>
        <source>Profile %1: good</source>
        <translation>Perfil %1: íntegro</translation>
    </message>
    <message>
        <source>Cards with a history: %1. States that differed from the log and were mended: %2.</source>
        <translation>Cartões com histórico: %1. Estados que divergiam do registro e foram corrigidos: %2.</translation>
    </message>
    <message>
        <source>A copy of the profile as it was: %1</source>
        <translation>Uma cópia do perfil como estava: %1</translation>
    </message>
    <message>
        <source>The newest good backup: %1. `repair --restore` puts it in place.</source>
        <translation>O backup íntegro mais recente: %1. `repair --restore` o coloca no lugar.</translation>
    </message>
    <message>
        <source>There is no good backup of it. Move the file away to start anew.</source>
        <translation>Não há nenhum backup íntegro dele. Mova o arquivo para outro lugar para começar do zero.</translation>
    </message>
</context>
<context>
    <name>ShowCommand</name>
    <message>
        <source>Show one item as the learner sees it after answering, with the language used</source>
        <translation>Mostra uma questão como ela aparece depois da resposta, com o idioma usado</translation>
    </message>
    <message>
        <source>The item&apos;s id, or bank/item where several banks have it</source>
        <translation>O id da questão, ou banco/questão quando vários bancos a têm</translation>
    </message>
    <message>
        <source>The content language</source>
        <translation>O idioma do conteúdo</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>Mostra a saída em JSON</translation>
    </message>
    <message>
        <source>%1/%2, topic %3, shown in %4</source>
        <translation>%1/%2, tópico %3, mostrada em %4</translation>
    </message>
</context>
<context>
    <name>StatsCommand</name>
    <message>
        <source>Show what is due, what is known and how well it is remembered</source>
        <translation>Mostra o que está pendente, o que já se sabe e com que segurança se lembra</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>Mostra a saída em JSON</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>no data yet</source>
        <translation>ainda sem dados</translation>
    </message>
    <message>
        <source>Due now: %1</source>
        <translation>Pendentes agora: %1</translation>
    </message>
    <message>
        <source>Cards: %1 new, %2 learning, %3 known, %4 suspended</source>
        <translation>Cartões: %1 novos, %2 em aprendizado, %3 aprendidos, %4 suspensos</translation>
    </message>
    <message>
        <source>Answers: %1 in all, %2 today</source>
        <translation>Respostas: %1 no total, %2 hoje</translation>
    </message>
    <message>
        <source>Days in a row: %1</source>
        <translation>Dias seguidos: %1</translation>
    </message>
    <message>
        <source>Recalled after a day or more: %1 (last 30 days: %2)</source>
        <translation>Lembrados depois de um dia ou mais: %1 (últimos 30 dias: %2)</translation>
    </message>
    <message>
        <source>Predicted recall of learned cards now: %1</source>
        <translation>Lembrança prevista agora dos cartões aprendidos: %1</translation>
    </message>
    <message>
        <source>Due in the next seven days: %1</source>
        <translation>Pendentes nos próximos sete dias: %1</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Drills AI-hardware concepts in your languages.</source>
        <translation>Treina conceitos de hardware de IA nos seus idiomas.</translation>
    </message>
    <message>
        <source>Begin to study at once; with a topic after it, that topic.</source>
        <translation>Começar a estudar já; seguido de um tema, esse tema.</translation>
    </message>
    <message>
        <source>The file with your progress.</source>
        <translation>O arquivo com o seu progresso.</translation>
    </message>
    <message>
        <source>Open this bank instead of the installed ones; may be given again.</source>
        <translation>Abrir este banco em vez dos instalados; pode ser repetido.</translation>
    </message>
    <message>
        <source>Take this for the time (ISO 8601), for repeatable runs.</source>
        <translation>Usar isto como horário (ISO 8601), para execuções repetíveis.</translation>
    </message>
    <message>
        <source>Question banks to add.</source>
        <translation>Bancos de questões a adicionar.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::AnswerBar</name>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Todas as teclas</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar a resposta</translation>
    </message>
    <message>
        <source>Show the options</source>
        <translation>Mostrar as opções</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>De novo</translation>
    </message>
    <message>
        <source>The question comes back in this session.</source>
        <translation>A pergunta volta nesta sessão.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bom</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>guessed, %1</source>
        <comment>an interval</comment>
        <translation>chute, %1</translation>
    </message>
    <message>
        <source>next in %1</source>
        <comment>an interval</comment>
        <translation>de novo em %1</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BackupList</name>
    <message>
        <source>checked, good</source>
        <translation>verificada, íntegra</translation>
    </message>
    <message>
        <source>damaged too</source>
        <translation>também danificada</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <translation>Hoje, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <translation>Ontem, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>não pode ser lida</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of answers, size</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n resposta</numerusform>
            <numerusform>%n respostas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BankAdder</name>
    <message>
        <source>Add a question bank</source>
        <translation>Adicionar um banco de questões</translation>
    </message>
    <message>
        <source>Question banks (*.wdbank)</source>
        <translation>Bancos de questões (*.wdbank)</translation>
    </message>
    <message>
        <source>%1 in %2.</source>
        <comment>number of questions, number of topics</comment>
        <translation>%1 em %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n pergunta</numerusform>
            <numerusform>%n perguntas</numerusform>
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
        <translation>Já existe um banco com o mesmo nome. Este toma o lugar dele; o seu progresso fica.</translation>
    </message>
    <message>
        <source>Add “%1”?</source>
        <translation>Adicionar “%1”?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>“%1” was added.</source>
        <translation>“%1” foi adicionado.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::BrowsePage</name>
    <message>
        <source>Search questions</source>
        <translation>Buscar perguntas</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Limpar a busca</translation>
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
        <translation>Perguntas</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Todos os estados</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Pendente</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nova</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Aprendendo</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Sabida</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>Suspensa</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>Marcada</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>Todos os temas</translation>
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
        <translation>Todos os tipos</translation>
    </message>
    <message>
        <source>One right answer</source>
        <translation>Uma resposta certa</translation>
    </message>
    <message>
        <source>Several right answers</source>
        <translation>Várias respostas certas</translation>
    </message>
    <message>
        <source>Flashcards</source>
        <translation>Cartões</translation>
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
        <translation>Selecionar tudo</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ComparisonPage</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Practise the difference</source>
        <translation>Praticar a diferença</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) tell these apart.</source>
        <translation>
            <numerusform>%n pergunta os distingue.</numerusform>
            <numerusform>%n perguntas os distinguem.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ComparisonsPage</name>
    <message>
        <source>Comparisons</source>
        <translation>Comparações</translation>
    </message>
    <message>
        <source>The open question banks hold no comparisons.</source>
        <translation>Os bancos abertos não contêm comparações.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ErrorPage</name>
    <message>
        <source>Your progress file is damaged.</source>
        <translation>O seu arquivo de progresso está danificado.</translation>
    </message>
    <message>
        <source>Your progress cannot be opened.</source>
        <translation>Não foi possível abrir o seu progresso.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Continue with this backup</source>
        <translation>Continuar com esta cópia</translation>
    </message>
    <message>
        <source>There is no backup of it yet.</source>
        <translation>Ainda não há cópia dele.</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>Mostrar os arquivos</translation>
    </message>
    <message>
        <source>The damaged file is kept next to the new one, under a name with “damaged” in it.</source>
        <translation>O arquivo danificado fica ao lado do novo, com “damaged” no nome.</translation>
    </message>
    <message>
        <source>Try to repair it instead</source>
        <translation>Tentar repará-lo em vez disso</translation>
    </message>
    <message>
        <source>Details: %1</source>
        <translation>Detalhes: %1</translation>
    </message>
    <message>
        <source>It cannot be repaired. %1</source>
        <translation>Não pode ser reparado. %1</translation>
    </message>
    <message>
        <source>Your progress file is missing.</source>
        <translation>O seu arquivo de progresso não existe mais.</translation>
    </message>
    <message>
        <source>There are copies of it. Choose the one to go on with.</source>
        <translation>Há cópias dele. Escolha com qual continuar.</translation>
    </message>
    <message>
        <source>Warpdeck writes nothing more to it. Choose a copy to go on with.</source>
        <translation>O Warpdeck não grava mais nada nele. Escolha uma cópia para continuar.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Começar do zero</translation>
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
        <translation>Hoje</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::ItemListModel</name>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Pendente</translation>
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
        <translation>correta</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::KeyHelp</name>
    <message>
        <source>All keys</source>
        <translation>Todas as teclas</translation>
    </message>
    <message>
        <source>choose an option</source>
        <translation>escolher uma opção</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>confirm, or the marked rating</source>
        <translation>confirmar, ou a nota marcada</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>show what is covered</source>
        <translation>mostrar o que está coberto</translation>
    </message>
    <message>
        <source>next content language</source>
        <translation>próximo idioma do conteúdo</translation>
    </message>
    <message>
        <source>two languages side by side</source>
        <translation>dois idiomas lado a lado</translation>
    </message>
    <message>
        <source>undo the last answer</source>
        <translation>desfazer a última resposta</translation>
    </message>
    <message>
        <source>flag the question</source>
        <translation>marcar a pergunta</translation>
    </message>
    <message>
        <source>bury it until tomorrow</source>
        <translation>enterrá-la até amanhã</translation>
    </message>
    <message>
        <source>suspend it</source>
        <translation>suspendê-la</translation>
    </message>
    <message>
        <source>go to the navigation</source>
        <translation>ir para a navegação</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
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
        <translation>Idioma do conteúdo: %1</translation>
    </message>
    <message>
        <source>Content language (L)</source>
        <translation>Idioma do conteúdo (L)</translation>
    </message>
    <message>
        <source>Show two languages</source>
        <translation>Mostrar dois idiomas</translation>
    </message>
    <message>
        <source>no text yet</source>
        <translation>ainda sem texto</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>desatualizado</translation>
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
        <translation>Hoje</translation>
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
        <translation>Comparações</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Leave this session?</source>
        <translation>Sair desta sessão?</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) of it are still open. What is due stays due.</source>
        <translation>
            <numerusform>Resta %n pergunta em aberto. O que está pendente continua pendente.</numerusform>
            <numerusform>Restam %n perguntas em aberto. O que está pendente continua pendente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Ficar</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Isso não funcionou</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) due</source>
        <translation>
            <numerusform>%n pergunta pendente</numerusform>
            <numerusform>%n perguntas pendentes</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>No backup could be made. %1</source>
        <translation>Não foi possível fazer a cópia. %1</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::OptionCard</name>
    <message>
        <source>Right</source>
        <translation>Certo</translation>
    </message>
    <message>
        <source>Right, your answer</source>
        <translation>Certo, sua resposta</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Sua resposta</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>coberta</translation>
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
        <translation>Mais</translation>
    </message>
    <message>
        <source>Bury until tomorrow	-</source>
        <translation>Enterrar até amanhã	-</translation>
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
        <translation>Todas as teclas	?</translation>
    </message>
    <message>
        <source>Suspended: it will not be asked until you release it.</source>
        <translation>Suspensa: não será perguntada até que você a libere.</translation>
    </message>
    <message>
        <source>Buried: it comes back tomorrow.</source>
        <translation>Enterrada: volta amanhã.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::QuestionView</name>
    <message>
        <source>Once more</source>
        <translation>Mais uma vez</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nova</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Para hoje</translation>
    </message>
    <message>
        <source>Ahead of time</source>
        <translation>Adiantada</translation>
    </message>
    <message>
        <source>flashcard</source>
        <translation>cartão</translation>
    </message>
    <message>
        <source>several answers</source>
        <translation>várias respostas</translation>
    </message>
    <message>
        <source>one answer</source>
        <translation>uma resposta</translation>
    </message>
    <message>
        <source>%1  ·  %2</source>
        <comment>why a question is asked · how it is answered</comment>
        <translation>%1  ·  %2</translation>
    </message>
    <message>
        <source>Stale: the source text has changed</source>
        <translation>Desatualizado: o original mudou</translation>
    </message>
    <message>
        <source>%1, no %2 text yet</source>
        <comment>language shown, language wanted</comment>
        <translation>%1, ainda sem texto em %2</translation>
    </message>
    <message>
        <source>Show source</source>
        <translation>Ver o original</translation>
    </message>
    <message>
        <source>Remove the flag (*)</source>
        <translation>Remover a marca (*)</translation>
    </message>
    <message>
        <source>Flag this question (*)</source>
        <translation>Marcar esta pergunta (*)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicação</translation>
    </message>
    <message>
        <source>Sources:</source>
        <translation>Fontes:</translation>
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
        <translation>mais perguntas</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Certo.</translation>
    </message>
    <message>
        <source>Wrong.</source>
        <translation>Errado.</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>Idioma do programa</translation>
    </message>
    <message>
        <source>Menus and messages; changes at once.</source>
        <translation>Menus e mensagens; muda na hora.</translation>
    </message>
    <message>
        <source>Study languages</source>
        <translation>Idiomas de estudo</translation>
    </message>
    <message>
        <source>A text that is missing in the first is shown in the next, with a badge.</source>
        <translation>Um texto que falta no primeiro aparece no seguinte, com um aviso.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aparência</translation>
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
        <translation>Escuro</translation>
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
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Recall first</source>
        <translation>Lembrar primeiro</translation>
    </message>
    <message>
        <source>Options stay covered until you press Space.</source>
        <translation>As opções ficam cobertas até apertar Espaço.</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudar</translation>
    </message>
    <message>
        <source>New questions a day</source>
        <translation>Perguntas novas por dia</translation>
    </message>
    <message>
        <source>Of the Study button; practising a topic has no limit.</source>
        <translation>Do botão Estudar; praticar um tema não tem limite.</translation>
    </message>
    <message>
        <source>Repeated questions a day</source>
        <translation>Revisões por dia</translation>
    </message>
    <message>
        <source>Desired retention</source>
        <translation>Retenção desejada</translation>
    </message>
    <message>
        <source>How much you want to know when a question comes back. Higher means more work.</source>
        <translation>Quanto você quer saber quando uma pergunta volta. Mais alto é mais trabalho.</translation>
    </message>
    <message>
        <source>A new day begins at</source>
        <translation>Um novo dia começa às</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Add a bank…</source>
        <translation>Adicionar um banco…</translation>
    </message>
    <message>
        <source>Question banks</source>
        <translation>Bancos de questões</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Cópias de segurança</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Daily goal</source>
        <translation>Meta diária</translation>
    </message>
    <message>
        <source>Answers that you want to give a day; shown beside the streak.</source>
        <translation>Respostas que você quer dar por dia; aparece ao lado da sequência.</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Fazer cópia agora</translation>
    </message>
    <message>
        <source>Copies of your progress</source>
        <translation>Cópias do seu progresso</translation>
    </message>
    <message>
        <source>Made after each session and checked; the last ten are kept, then one a day, a week, a month.</source>
        <translation>Feitas e verificadas após cada sessão; ficam as dez últimas e depois uma por dia, semana e mês.</translation>
    </message>
    <message>
        <source>Last backup: %1</source>
        <translation>Última cópia: %1</translation>
    </message>
    <message>
        <source>No backup yet.</source>
        <translation>Ainda não há cópias.</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>Mostrar os arquivos</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>Seu progresso</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::StudyLanguages</name>
    <message>
        <source>Add a language</source>
        <translation>Adicionar um idioma</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>Subir %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remover %1</translation>
    </message>
    <message>
        <source>source of all questions</source>
        <translation>idioma original de todas as perguntas</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::SummaryPage</name>
    <message>
        <source>Session finished</source>
        <translation>Sessão concluída</translation>
    </message>
    <message>
        <source>Nothing to ask now.</source>
        <translation>Nada a perguntar agora.</translation>
    </message>
    <message>
        <source>Choose a topic to practise ahead of time.</source>
        <translation>Escolha um tema para praticar adiantado.</translation>
    </message>
    <message>
        <source>%1 of %2 right.</source>
        <translation>%1 de %2 certas.</translation>
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
        <translation>%1, %2 por pergunta.</translation>
    </message>
    <message numerus="yes">
        <source>Practise the %n missed again</source>
        <translation>
            <numerusform>Praticar de novo a %n errada</numerusform>
            <numerusform>Praticar de novo as %n erradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluir</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Erradas</translation>
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
            <numerusform>%n pergunta pendente.</numerusform>
            <numerusform>%n perguntas pendentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready when you are.</source>
        <translation>Pronto quando você estiver.</translation>
    </message>
    <message numerus="yes">
        <source>%n new question(s) for today.</source>
        <translation>
            <numerusform>%n pergunta nova para hoje.</numerusform>
            <numerusform>%n perguntas novas para hoje.</numerusform>
        </translation>
    </message>
    <message>
        <source>All done for today.</source>
        <translation>Tudo feito por hoje.</translation>
    </message>
    <message>
        <source>%1 in %2. Your progress stays on this computer.</source>
        <comment>number of questions, number of topics</comment>
        <translation>%1 em %2. O seu progresso fica neste computador.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) on AI hardware</source>
        <translation>
            <numerusform>%n pergunta sobre hardware de IA</numerusform>
            <numerusform>%n perguntas sobre hardware de IA</numerusform>
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
            <numerusform>Amanhã haverá %n pendente.</numerusform>
            <numerusform>Amanhã haverá %n pendentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a topic to practise ahead of time.</source>
        <translation>Escolha um tema para praticar adiantado.</translation>
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
        <translation>%1, com %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n new one(s) with them</source>
        <translation>
            <numerusform>%n nova</numerusform>
            <numerusform>%n novas</numerusform>
        </translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>date format</comment>
        <translation>dddd, d &apos;de&apos; MMMM</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudar</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Choose topics</source>
        <translation>Escolher temas</translation>
    </message>
    <message>
        <source>Your last session</source>
        <translation>A sua última sessão</translation>
    </message>
    <message>
        <source>Begun %1, %2 of %3 answered. Every answer is saved.</source>
        <translation>Iniciada em %1, %2 de %3 respondidas. Todas as respostas estão salvas.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Next seven days</source>
        <translation>Próximos sete dias</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Sequência</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n dia</numerusform>
            <numerusform>%n dias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) today.</source>
        <translation>
            <numerusform>%n resposta hoje.</numerusform>
            <numerusform>%n respostas hoje.</numerusform>
        </translation>
    </message>
    <message>
        <source>Weakest topics</source>
        <translation>Temas mais fracos</translation>
    </message>
    <message>
        <source>%1 % recalled</source>
        <translation>%1% lembrado</translation>
    </message>
    <message numerus="yes">
        <source>Study %n question(s)</source>
        <translation>
            <numerusform>Estudar %n pergunta</numerusform>
            <numerusform>Estudar %n perguntas</numerusform>
        </translation>
    </message>
    <message>
        <source>Goal: %1 a day. Today %2 of %1.</source>
        <translation>Meta: %1 por dia. Hoje %2 de %1.</translation>
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
        <translation>%1 sabidas, %2 aprendendo, %3 novas</translation>
    </message>
    <message>
        <source>Practise this topic</source>
        <translation>Praticar este tema</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n pergunta</numerusform>
            <numerusform>%n perguntas</numerusform>
        </translation>
    </message>
    <message>
        <source>flagged</source>
        <translation>marcada</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>Desatualizado</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>Comparações</translation>
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
        <translation>aprendendo</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nova</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Temas</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n pergunta</numerusform>
            <numerusform>%n perguntas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n pendente</numerusform>
            <numerusform>%n pendentes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 known, %2 learning, %3 new</source>
        <translation>%1 sabidas, %2 aprendendo, %3 novas</translation>
    </message>
    <message>
        <source>There is no question bank here yet.</source>
        <translation>Ainda não há banco de questões aqui.</translation>
    </message>
    <message>
        <source>Add a bank…</source>
        <translation>Adicionar um banco…</translation>
    </message>
</context>
<context>
    <name>warpdeck::gui::WelcomePanel</name>
    <message>
        <source>If you like, tell Warpdeck two things</source>
        <translation>Se quiser, conte duas coisas ao Warpdeck</translation>
    </message>
    <message>
        <source>Both can be changed in the settings at any time.</source>
        <translation>As duas podem ser mudadas a qualquer momento nas configurações.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>In this order; taken from your system.</source>
        <translation>Nesta ordem; vindos do seu sistema.</translation>
    </message>
    <message>
        <source>Study languages</source>
        <translation>Idiomas de estudo</translation>
    </message>
    <message>
        <source>Move or remove</source>
        <translation>Mover ou remover</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>Adicionar um idioma</translation>
    </message>
    <message>
        <source>Put first</source>
        <translation>Colocar em primeiro</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Daily goal</source>
        <translation>Meta diária</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
</context>
</TS>
