// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/changes/match_rules_change.h"

#include "core/base/index.h"
#include "core/competition/progress.h"
#include "core/games/registry.h"
#include "core/match/option_schema.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

/// Names all stages that are (matchRulesOf()).
const QString allQualifying = QStringLiteral("qualifying");

bool names(const MatchRules &rules, const MatchRulesTarget &target)
{
    return target.match != 0 ? rules.match == target.match : rules.match == 0 && rules.stage == target.stage;
}

/// Level and options that the definition gives to a fixture, with a level in any case.
MatchRules rulesNow(const CompetitionDefinition &definition, const Fixture &fixture)
{
    const int index = matchRulesOf(definition.format, fixture);
    MatchRules rules;
    rules.match = fixture.number;
    rules.level = definition.level;
    rules.options = definition.options;
    if (index < 0)
        return rules;
    const MatchRules &own = definition.format.matchRules[at(index)];
    if (!own.level.isEmpty()) {
        rules.level = own.level;
        rules.options = {};
    }
    for (auto wish = own.options.begin(); wish != own.options.end(); ++wish)
        rules.options.insert(wish.key(), wish.value());
    return rules;
}

/// Options that would do nothing in these matches, and a level that cannot decide them.
Result<void> refuseUseless(const Competition &competition, const std::vector<int> &fixtures, const Game &game,
                           const LevelChoice &choice)
{
    const CompetitionDefinition &definition = competition.definition();
    OptionUse use;
    use.agents << QString::fromUtf8(game.info().agents.front().name);
    for (const Entrant &entrant : definition.entrants)
        if (!entrant.agent.isEmpty())
            use.agents << entrant.agent;
    for (const int index : fixtures) {
        const Fixture &fixture = competition.fixtures()[at(index)];
        use.needsWinner = use.needsWinner || fixture.needsWinner;
        use.isOfConference = use.isOfConference || definition.format.stages[at(fixture.stage)].isQualifying;
    }
    const auto level = findLevel(game.info().levels, choice.level);
    TOUCHLINE_TRY(level);
    Problems idle = game.idleOptions(**level, choice.options, use);
    if (!idle.empty())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "These options have no effect here."), {},
                    std::move(idle));
    for (const int index : fixtures) {
        if (!competition.fixtures()[at(index)].addsUp)
            continue;
        DecisionRules decision = decisionRules(competition, index);
        decision.needsWinner = true;
        decision.firstLeg = Score{};
        if (Problems obstacles = game.obstaclesTo(decision, **level, choice.options); !obstacles.empty())
            return fail(Fault::Refused,
                        QT_TRANSLATE_NOOP("core", "These matches cannot be played at this level."), {},
                        std::move(obstacles));
    }
    return {};
}

/// Indices of the fixtures that a target names.
std::vector<int> meantBy(Format format, const std::vector<Fixture> &fixtures, const MatchRulesTarget &target)
{
    std::vector<int> found;
    // Asked of the rule itself, so that it means here what it means when the match is played.
    format.matchRules = {{target.stage, target.match, {}, {}}};
    for (std::size_t i = 0; i < fixtures.size(); ++i)
        if (matchRulesOf(format, fixtures[i]) == 0)
            found.push_back(static_cast<int>(i));
    return found;
}

/// Where a rule for matches of the target may stand that is less close than the target's own, the closest
/// first: round, stage, qualifying.
QStringList stagesAbove(const Format &format, const MatchRulesTarget &target)
{
    const std::vector<Fixture> fixtures = plannedFixtures(format, {}).fixtures;
    const std::vector<int> meant = meantBy(format, fixtures, target);
    if (meant.empty())
        return {};
    const Fixture &first = fixtures[at(meant.front())];
    const Stage &stage = format.stages[at(first.stage)];
    QStringList names{first.stageName, stage.name};
    if (stage.isQualifying)
        names << allQualifying;
    names.removeDuplicates();
    return target.match != 0 ? names : names.mid(names.indexOf(target.stage) + 1);
}

} // namespace

std::vector<int> fixturesOf(const Competition &competition, const MatchRulesTarget &target)
{
    return meantBy(competition.definition().format, competition.fixtures(), target);
}

const MatchRules *ownRules(const Format &format, const MatchRulesTarget &target)
{
    // The last of two counts (matchRulesOf()).
    const auto found = std::find_if(format.matchRules.rbegin(), format.matchRules.rend(),
                                    [&target](const MatchRules &one) { return names(one, target); });
    return found == format.matchRules.rend() ? nullptr : &*found;
}

Result<LevelChoice> inheritedRules(const Format &format, const QString &level, const QJsonObject &options,
                                   const MatchRulesTarget &target, const GameInfo &info)
{
    for (const QString &name : stagesAbove(format, target))
        if (const MatchRules *rules = ownRules(format, {name, 0}); rules != nullptr)
            return levelChoiceOf(*rules, level, options, info);
    return levelChoiceOf({{}, 0, level, options}, level, options, info);
}

Result<void> changeMatchRules(Competition &competition, const MatchRulesTarget &target,
                              const std::optional<MatchRules> &own, const std::set<int> &begun)
{
    const CompetitionDefinition &definition = competition.definition();
    const auto game = findGame(definition.game);
    TOUCHLINE_TRY(game);
    const std::vector<int> meant = fixturesOf(competition, target);
    if (meant.empty())
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "The competition has no such match."));
    const auto isSettled = [&](int index) {
        return competition.report(index) != nullptr || begun.count(index) > 0;
    };
    if (std::all_of(meant.begin(), meant.end(), isSettled))
        return fail(Fault::Refused,
                    target.match != 0
                        ? QT_TRANSLATE_NOOP("core", "Match %1 has been played or begun: its level and "
                                                    "options stay as they are.")
                        : QT_TRANSLATE_NOOP("core", "All these matches have been played or begun: their "
                                                    "level and options stay as they are."),
                    target.match != 0 ? QStringList{QString::number(target.match)} : QStringList());
    std::vector<MatchRules> rules = definition.format.matchRules;
    std::erase_if(rules, [&target](const MatchRules &one) { return names(one, target); });
    if (own) {
        const auto choice = levelChoiceOf(*own, definition.level, definition.options, (*game)->info());
        TOUCHLINE_TRY(choice);
        if (auto useful = refuseUseless(competition, meant, **game, *choice); !useful)
            return useful;
        rules.push_back(
            {target.match != 0 ? QString() : target.stage, target.match, own->level, own->options});
    }
    CompetitionDefinition after = definition;
    after.format.matchRules = rules;
    // What was played by other rules is still what it was: a score sheet of it is asked for by those.
    for (const int index : meant) {
        const Fixture &fixture = competition.fixtures()[at(index)];
        if (isSettled(index) && !(rulesNow(definition, fixture) == rulesNow(after, fixture)))
            rules.push_back(rulesNow(definition, fixture));
    }
    return competition.setMatchRules(std::move(rules));
}

} // namespace touchline
