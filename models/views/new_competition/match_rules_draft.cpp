// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/new_competition/match_rules_draft.h"

#include "core/base/index.h"
#include "models/views/translated.h"

#include <QCoreApplication>

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

struct MatchRulesWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchRules)
};

QString inWindowLanguage(const char *text)
{
    return QCoreApplication::translate("core", text);
}

QString valueText(const OptionSpec &spec, int value)
{
    switch (spec.type) {
    case OptionType::Switch:
        return value != 0 ? MatchRulesWords::tr("on") : MatchRulesWords::tr("off");
    case OptionType::Number:
        return QString::number(value);
    case OptionType::Word:
        break;
    }
    const auto place = static_cast<std::size_t>(value);
    return place < spec.labels.size() ? inWindowLanguage(spec.labels[place])
                                      : QString::fromUtf8(spec.words[place]);
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

QJsonObject withOption(QJsonObject wishes, const GameInfo &info, const QString &name, int value)
{
    for (const OptionSpec &spec : info.options) {
        if (name != QLatin1String(spec.name))
            continue;
        if (spec.type == OptionType::Switch)
            wishes.insert(name, value != 0);
        else if (spec.type == OptionType::Number)
            wishes.insert(name, value);
        else
            wishes.insert(name, QLatin1String(spec.words[static_cast<std::size_t>(value)]));
        // What needs it is off with it, also where it was wished for.
        if (value == 0)
            for (const OptionSpec &other : info.options)
                if (other.needs != nullptr && name == QLatin1String(other.needs))
                    wishes.remove(QLatin1String(other.name));
    }
    return wishes;
}

QString levelText(const GameInfo &info, const LevelChoice &choice)
{
    const auto level = findLevel(info.levels, choice.level);
    if (!level)
        return choice.level;
    QStringList changes;
    for (const OptionSpec &spec : info.options)
        if (isChanged(info.options, **level, choice.options, spec.name))
            changes << QStringLiteral("%1: %2").arg(inWindowLanguage(spec.title),
                                                    valueText(spec, choice.options.value(spec.name)));
    const QString title = inWindowLanguage((*level)->title);
    return changes.isEmpty() ? title
                             : QStringLiteral("%1 (%2)").arg(title, changes.join(QStringLiteral(", ")));
}

QString matchRulesLine(const CompetitionState &state, int fixture)
{
    if (!state.rules)
        return {};
    const GameChoice choice = choiceFor(state.competition, fixture, {{-1, -1}}, *state.rules);
    if (choice.level == state.rules->choice.level && choice.options == state.rules->choice.options)
        return {};
    return MatchRulesWords::tr("Level: %1")
        .arg(levelText(choice.game->info(), {choice.level, choice.options}));
}

QString targetText(const MatchRulesTarget &target)
{
    return target.match != 0 ? MatchRulesWords::tr("match %1").arg(target.match)
                             : windowLanguage().text(target.stage.toUtf8().constData());
}

std::vector<MatchRulesTarget> targetsOf(const Competition &competition, int fixture)
{
    const Fixture &match = competition.fixtures()[at(fixture)];
    const Stage &stage = competition.definition().format.stages[at(match.stage)];
    std::vector<MatchRulesTarget> targets{{{}, match.number}, {match.stageName, 0}};
    if (stage.name != match.stageName)
        targets.push_back({stage.name, 0});
    // "Final" of one match: the match and its round are the same.
    std::erase_if(targets, [&](const MatchRulesTarget &one) {
        return one.match == 0 && fixturesOf(competition, one).size() < 2;
    });
    return targets;
}

} // namespace touchline
