// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/new_competition/match_rules_draft.h"

#include "models/views/new_competition/option_wishes.h"

namespace touchline {

namespace {

/// What differs from the level that the choice names.
QJsonObject changesOf(const LevelChoice &choice, const GameInfo &info)
{
    QJsonObject changes;
    const auto level = findLevel(info.levels, choice.level);
    if (!level)
        return changes;
    const QJsonObject all = toJson(choice.options, info.options);
    for (const OptionSpec &spec : info.options)
        if (isChanged(info.options, **level, choice.options, spec.name))
            changes.insert(QLatin1String(spec.name), all.value(QLatin1String(spec.name)));
    return changes;
}

} // namespace

MatchRulesDraft::MatchRulesDraft(const GameInfo &info, LevelChoice rest, const MatchRules *own)
    : m_info(&info)
    , m_rest(std::move(rest))
    , m_choice(m_rest)
{
    if (own == nullptr)
        return;
    const QJsonObject above = toJson(m_rest.options, info.options);
    // A rule that cannot be used any more is as if there were none.
    if (auto choice = levelChoiceOf(*own, m_rest.level, above, info)) {
        m_isOwn = true;
        m_choice = std::move(*choice);
        m_wishes = changesOf(m_choice, info);
    }
}

void MatchRulesDraft::followRest()
{
    m_isOwn = false;
    m_choice = m_rest;
    m_wishes = {};
}

void MatchRulesDraft::setLevel(const QString &level)
{
    m_isOwn = true;
    m_choice.level = level;
    m_wishes = {};
    resolve();
}

void MatchRulesDraft::setOption(const QString &name, int value)
{
    if (!m_isOwn)
        m_wishes = changesOf(m_rest, *m_info);
    m_isOwn = true;
    m_wishes = withOption(m_wishes, *m_info, name, value);
    resolve();
}

void MatchRulesDraft::resolve()
{
    if (const auto level = findLevel(m_info->levels, m_choice.level))
        if (auto values = resolveOptions(m_info->options, **level, m_wishes))
            m_choice.options = std::move(*values);
}

std::optional<MatchRules> MatchRulesDraft::rules() const
{
    if (!m_isOwn)
        return std::nullopt;
    return MatchRules{{}, 0, m_choice.level, changesOf(m_choice, *m_info)};
}

} // namespace touchline
