#include "app/gui/study/scene_reader.h"

namespace warpdeck::gui {

namespace {

SceneText textOf(AppContext& context, const Question& question, const LocaleTag& locale)
{
    ShownText shown = context.banks().text(question.card.item, context.contentLanguages(locale));
    CardSource source = context.cardSource(question.card.item.bank, question.item.topic, shown.text.locale);
    return {std::move(shown), std::move(source)};
}

SceneLink linkTo(AppContext& context, const ItemRef& item, const LocaleTag& locale)
{
    const ItemText text = context.banks().text(item, context.contentLanguages(locale)).text;
    return {item, text.title.empty() ? text.stem : text.title};
}

} // namespace

QuestionScene readScene(AppContext& context, const Question& question, const LocaleTag& shown,
                        const std::optional<LocaleTag>& second)
{
    QuestionScene scene{.question = question,
                        .text = textOf(context, question, shown),
                        .flagged = context.study().cardState(question.card).flagged,
                        .topicLocale = shown,
                        .locales = context.banks().localesOf(question.card.item),
                        .sources = context.banks().sourcesOf(question.card.item)};
    changeLanguages(context, shown, second, scene);
    return scene;
}

void changeLanguages(AppContext& context, const LocaleTag& shown, const std::optional<LocaleTag>& second,
                     QuestionScene& scene)
{
    const Question& question = scene.question;
    scene.text = textOf(context, question, shown);
    scene.second.reset();
    if (second)
        scene.second = textOf(context, question, *second);
    if (auto topic = context.banks().topic(question.item.topic, context.contentLanguages(shown))) {
        scene.topicTitle = std::move(topic->title);
        scene.topicLocale = std::move(topic->locale);
    }
    scene.comparisons.clear();
    for (const ItemRef& comparison : context.banks().comparisonsAbout(question.card.item))
        scene.comparisons.push_back(linkTo(context, comparison, shown));
    scene.related.clear();
    for (const ItemId& related : question.item.related) {
        const ItemRef item{question.card.item.bank, related};
        if (context.banks().contains(item))
            scene.related.push_back(linkTo(context, item, shown));
    }
}

} // namespace warpdeck::gui
