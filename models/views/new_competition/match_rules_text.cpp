// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/new_competition/match_rules_text.h"

#include "core/base/index.h"
#include "models/views/translated.h"

#include <QCoreApplication>

namespace touchline {

namespace {

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
                             : windowLanguage().say(target.stage.toUtf8().constData());
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
