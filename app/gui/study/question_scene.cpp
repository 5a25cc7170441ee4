#include "app/gui/study/question_scene.h"

#include <algorithm>

namespace warpdeck::gui {

namespace {

bool contains(const std::vector<OptionId>& options, const OptionId& option)
{
    return std::find(options.begin(), options.end(), option) != options.end();
}

const OptionText* find(const ItemText& text, const OptionId& option)
{
    const auto found = std::find_if(text.options.begin(), text.options.end(),
                                    [&](const OptionText& candidate) { return candidate.id == option; });
    return found == text.options.end() ? nullptr : &*found;
}

} // namespace

bool QuestionScene::isChosen(const OptionId& option) const
{
    return contains(chosen, option);
}

bool QuestionScene::isKey(const OptionId& option) const
{
    return contains(question.item.key, option);
}

const std::string& QuestionScene::front(const ItemText& text, const CardKey& card)
{
    return card.facet == backwardFacet ? text.back : text.stem;
}

const std::string& QuestionScene::back(const ItemText& text, const CardKey& card)
{
    return card.facet == backwardFacet ? text.stem : text.back;
}

std::string optionText(const ItemText& text, const OptionId& option)
{
    const OptionText* const found = find(text, option);
    return found == nullptr ? std::string() : found->text;
}

std::string optionFeedback(const ItemText& text, const OptionId& option)
{
    const OptionText* const found = find(text, option);
    return found == nullptr ? std::string() : found->feedback;
}

} // namespace warpdeck::gui
