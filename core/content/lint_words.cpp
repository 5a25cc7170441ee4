#include "core/content/lint_words.h"

#include "core/content/lint_measure.h"

#include <algorithm>
#include <array>

namespace warpdeck::content {

namespace {

/// Lists of phrases, parted by `|`.
struct WordTable {
    std::string_view locale;
    std::string_view forbiddenOptions;
    std::string_view absolutes;
    std::string_view hedges;
    std::string_view negatives;
    std::string_view placeWords;
    std::string_view placePhrases;
};

constexpr std::array<WordTable, 10> tables{
    WordTable{
        "en",
        "all of the above|none of the above|both of the above|a and b",
        "always|never|only|all|none|every|must|cannot|entirely|completely|impossible|nothing",
        "usually|often|may|mainly|about|might|typically|generally|sometimes|mostly|tends|tend|roughly|likely",
        "not|except|least|false|incorrect|never|cannot|doesn't|isn't|don't|aren't",
        "option|answer|choice|options|answers",
        "the first answer|the second answer|the third answer|the last answer|the first option|the second option|"
        "the third option|the last option|the above|listed above|listed below|options above|options below|"
        "answers above|answers below|see above|see below",
    },
    WordTable{
        "de",
        "alle genannten|alle der genannten|keine der genannten|keine der Antworten",
        "immer|nie|niemals|nur|alle|kein|keine|jeder|jede|jedes|müssen|muss|vollständig|unmöglich",
        "meist|meistens|oft|häufig|vor allem|hauptsächlich|etwa|ungefähr|typischerweise|manchmal",
        "nicht|kein|keine|keiner|außer|am wenigsten|falsch",
        "Option|Antwort|Auswahl",
        "die erste Antwort|die zweite Antwort|die dritte Antwort|die letzte Antwort|die erste Option|siehe oben|"
        "siehe unten|oben genannt|oben genannte|oben genannten|obige|obigen",
    },
    WordTable{
        "fr",
        "toutes les réponses|toutes ces réponses|aucune des réponses|aucune de ces réponses",
        "toujours|jamais|seulement|uniquement|tous|toutes|aucun|aucune|chaque|doit|doivent|impossible",
        "souvent|généralement|principalement|surtout|environ|parfois|habituellement",
        "pas|sauf|excepté|le moins|faux|fausse|aucun|aucune",
        "option|réponse|choix",
        "la première réponse|la deuxième réponse|la troisième réponse|la dernière réponse|la première option|"
        "ci dessus|ci dessous",
    },
    WordTable{
        "es",
        "todas las anteriores|ninguna de las anteriores",
        "siempre|nunca|jamás|solo|solamente|todos|todas|ninguno|ninguna|cada|debe|deben|imposible",
        "a menudo|generalmente|principalmente|sobre todo|aproximadamente|a veces|normalmente",
        "no|excepto|salvo|falso|falsa|ninguno|ninguna",
        "opción|respuesta|alternativa",
        "la primera respuesta|la segunda respuesta|la tercera respuesta|la última respuesta|la primera opción|"
        "más arriba|más abajo",
    },
    WordTable{
        "pt-BR",
        "todas as anteriores|todas as alternativas|nenhuma das anteriores|nenhuma das alternativas",
        "sempre|nunca|jamais|só|somente|apenas|todos|todas|nenhum|nenhuma|cada|deve|devem|impossível",
        "geralmente|muitas vezes|principalmente|sobretudo|cerca de|às vezes|normalmente",
        "não|exceto|salvo|falso|falsa|nenhum|nenhuma",
        "opção|resposta|alternativa",
        "a primeira resposta|a segunda resposta|a terceira resposta|a última resposta|a primeira opção|"
        "a primeira alternativa|listado acima|listados acima|listadas acima|veja acima|veja abaixo",
    },
    WordTable{
        "ja",
        "上記すべて|すべて正しい|上記のいずれでもない",
        "常に|決して|のみ|だけ|すべて|必ず|不可能",
        "通常|多くの場合|主に|およそ|ことがある|たいてい|一般に",
        "ではない|でない|正しくない|誤って|誤り|間違って|除いて|以外",
        "選択肢|答え|解答",
        "最初の選択肢|最後の選択肢|最初の答え|上記の選択肢|上の選択肢|下の選択肢",
    },
    WordTable{
        "zh-Hans",
        "以上都是|以上皆是|以上都不是|以上皆非",
        "总是|从不|只有|所有|必须|不可能|永远|完全",
        "通常|往往|主要|大约|一般|有时",
        "不是|不会|不能|除了|错误|没有",
        "选项|答案",
        "第一个选项|第一个答案|最后一个选项|上述选项|以上选项|以下选项",
    },
    WordTable{
        "ko",
        "위의 모든 것|모두 정답|위의 어느 것도 아님|정답 없음",
        "항상|절대|오직|모든|모두|반드시|불가능",
        "보통|자주|주로|대체로|약|일반적으로|때때로",
        "아닌|않는|않은|제외한|틀린|잘못된",
        "선택지|보기|정답|답",
        "첫 번째 선택지|첫 번째 보기|마지막 보기|위의 보기|아래의 보기",
    },
    WordTable{
        "ar",
        "جميع ما سبق|كل ما سبق|لا شيء مما سبق",
        "دائما|أبدا|فقط|جميع|كل|يجب|مستحيل",
        "عادة|غالبا|قد|أساسا|تقريبا|أحيانا|يمكن",
        "ليس|ليست|لا|باستثناء|عدا|خطأ",
        "الخيار|الإجابة|خيار|إجابة",
        "الخيار الأول|الإجابة الأولى|الخيار الأخير|الإجابة الأخيرة|المذكور أعلاه|المذكورة أعلاه|انظر أدناه",
    },
    WordTable{
        "hi",
        "उपरोक्त सभी|उपरोक्त में से कोई नहीं",
        "हमेशा|कभी नहीं|केवल|सिर्फ|सभी|अवश्य|असंभव",
        "आमतौर पर|अक्सर|मुख्यतः|लगभग|कभी कभी|सामान्यतः",
        "नहीं|छोड़कर|अलावा|गलत|असत्य",
        "विकल्प|उत्तर",
        "पहला विकल्प|पहला उत्तर|अंतिम विकल्प|ऊपर दिए गए|नीचे दिए गए",
    },
};

std::vector<std::string> searchForms(std::string_view list, const LocaleTag& locale)
{
    std::vector<std::string> forms;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find('|'), list.size());
        forms.push_back(searchForm(list.substr(0, end), locale));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return forms;
}

} // namespace

LintWords lintWordsFor(const LocaleTag& locale)
{
    const auto* const table = std::find_if(tables.begin(), tables.end(), [&](const WordTable& candidate) {
        return candidate.locale.substr(0, 2) == std::string_view(locale.value()).substr(0, 2);
    });
    if (table == tables.end())
        return {};
    return {
        .forbiddenOptions = searchForms(table->forbiddenOptions, locale),
        .absolutes = searchForms(table->absolutes, locale),
        .hedges = searchForms(table->hedges, locale),
        .negatives = searchForms(table->negatives, locale),
        .placeWords = searchForms(table->placeWords, locale),
        .placePhrases = searchForms(table->placePhrases, locale),
    };
}

std::vector<std::string> phrasesIn(std::string_view text, const std::vector<std::string>& phrases)
{
    std::vector<std::string> found;
    std::copy_if(phrases.begin(), phrases.end(), std::back_inserter(found),
                 [&](const std::string& phrase) { return text.find(phrase) != std::string_view::npos; });
    return found;
}

std::string listOf(std::vector<std::string> phrases)
{
    std::string text;
    for (std::string& phrase : phrases) {
        phrase.erase(0, phrase.find_first_not_of(' '));
        phrase.erase(phrase.find_last_not_of(' ') + 1);
        text += (text.empty() ? "" : ", ") + phrase;
    }
    return text;
}

} // namespace warpdeck::content
