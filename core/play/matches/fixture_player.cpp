// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/matches/fixture_player.h"

#include "core/competition/home_side.h"
#include "core/dice/stream.h"
#include "core/discipline/availability.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/matches/condition_desk.h"
#include "core/play/matches/friendly_setup.h"
#include "core/play/transfers/player_move.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <string_view>

namespace touchline {

namespace {

tl::unexpected<Error> refusedWithoutDocument(const Entrant &entrant, const Game &game)
{
    return fail(
        Fault::Refused,
        QT_TRANSLATE_NOOP(
            "core", "%1 has no card for %2: its results can be entered, but its matches cannot be played."),
        {entrant.name, QString::fromUtf8(game.info().title)});
}

Result<PerSide<int>> teamsToPlay(const Competition &competition, const Progress &now, int fixture)
{
    if (fixture < 0 || fixture >= static_cast<int>(competition.fixtures().size()))
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "The competition has no such match."));
    const auto index = static_cast<std::size_t>(fixture);
    const FixtureStatus &status = now.fixtures[index];
    if (const char *objection = objectionTo(status.state); objection != nullptr)
        return fail(Fault::Refused, objection, {QString::number(competition.fixtures()[index].number)});
    return status.teams;
}

/// As setupOf(), for that attempt.
Result<FixtureSetup> setupOfAttempt(const Competition &competition, const Progress &now, int fixture,
                                    const PerSide<int> &teams, const PlayRules &rules, int attempt)
{
    auto setup = setupOf(competition, now, fixture, teams, rules);
    if (setup)
        setup->attempt = attempt;
    return setup;
}

} // namespace

const char *objectionTo(FixtureState state)
{
    switch (state) {
    case FixtureState::Waiting:
        return QT_TRANSLATE_NOOP("core", "Match %1 cannot be played yet: a team is not known or an earlier "
                                         "match of the tie has not been played.");
    case FixtureState::Played:
        return QT_TRANSLATE_NOOP("core", "Match %1 has already been played.");
    case FixtureState::InConflict:
        return QT_TRANSLATE_NOOP("core", "Match %1 is in conflict: resolve the conflict first.");
    case FixtureState::NotNeeded:
        return QT_TRANSLATE_NOOP("core", "Match %1 is not needed.");
    case FixtureState::Undecided:
        return QT_TRANSLATE_NOOP("core", "Match %1 was abandoned: a ruling on it comes first.");
    case FixtureState::Void:
        return QT_TRANSLATE_NOOP("core", "Match %1 does not count.");
    case FixtureState::Ready:
        break;
    }
    return nullptr;
}

int attemptOf(const Competition &competition, int fixture)
{
    const int number = competition.fixtures()[static_cast<std::size_t>(fixture)].number;
    const std::vector<SetAside> &all = competition.setAside();
    return static_cast<int>(
        std::count_if(all.begin(), all.end(), [number](const SetAside &one) { return one.match == number; }));
}

Generator matchStream(MatchStream which, const Competition &competition, int fixture, int attempt)
{
    constexpr std::array<std::string_view, 3> purposes{"match", "home agent", "away agent"};
    if (competition.isForecast()) {
        const int playing = attempt * static_cast<int>(purposes.size()) + static_cast<int>(which);
        const int fixtures = static_cast<int>(competition.fixtures().size());
        return Generator(seedOfNumber(competition.seed(), playing * fixtures + fixture));
    }
    return stream(purposes[static_cast<std::size_t>(which)], competition.seed(),
                  competition.fixtures()[static_cast<std::size_t>(fixture)].id, attempt);
}

Result<FixtureSetup> setupOf(const Competition &competition, const Progress &now, int fixture,
                             const PerSide<int> &teams, const PlayRules &rules)
{
    if (!playsMatches(rules.choice.game->info()))
        return fail(
            Fault::Refused,
            QT_TRANSLATE_NOOP(
                "core",
                "Results in this competition are entered by hand; the computer doesn't play its matches."));
    const Fixture &planned = competition.fixtures()[static_cast<std::size_t>(fixture)];
    GameChoice choice = choiceFor(competition, fixture, teams, rules);
    FixtureSetup setup;
    setup.fixture = planned.id;
    setup.attempt = attemptOf(competition, fixture);
    for (const Side side : bothSides) {
        SideSetup &one = setup.sides[side];
        const auto &document = rules.documents[static_cast<std::size_t>(teams[side])];
        if (document == nullptr)
            return refusedWithoutDocument(competition.entrant(teams[side]), *rules.choice.game);
        one = rules.choice.game->sideFor(document);
        one.runBy = runByOf(rules.choice.game->info(), choice.agents[side]);
        one.carryIn = carryInOf(competition, now, teams[side], fixture);
        if (rules.discipline)
            one.absent =
                absences(ledgerBefore(competition, now, teams[side], fixture, *rules.discipline), one.squad);
        addIneligible(one.absent, competition, teams[side], fixture, one.squad);
    }
    setup.level = std::move(choice.level);
    setup.options = std::move(choice.options);
    setup.decision = decisionRules(competition, fixture);
    const CompetitionDefinition &definition = competition.definition();
    setup.ground = homeSide(definition, planned, teams, competition.appointment(fixture));
    if (const auto location = locationOf(definition, planned, teams))
        noteLocation(setup, *location);
    // Referees of a qualifying match come from the conference (ATCS 9.6).
    if (definition.format.stages[static_cast<std::size_t>(planned.stage)].isQualifying)
        setup.conditions.insert(QStringLiteral("conference"),
                                competition.entrant(teams[Side::Home]).conference);
    setup.charts = competition.definition().charts;
    return setup;
}

Result<FixtureSetup> setupOf(const Competition &competition, int fixture, const PerSide<int> &teams,
                             const PlayRules &rules)
{
    return setupOf(competition, progress(competition), fixture, teams, rules);
}

Result<FixtureSetup> kickOffSetup(const Competition &competition, int fixture, const PlayRules &rules,
                                  int attempt)
{
    const Progress now = progress(competition);
    const auto teams = teamsToPlay(competition, now, fixture);
    TOUCHLINE_TRY(teams);
    return setupOfAttempt(competition, now, fixture, *teams, rules, attempt);
}

Result<PlayedMatch> playFixture(const Competition &competition, int fixture, const PlayRules &rules,
                                int attempt)
{
    const Progress now = progress(competition);
    TOUCHLINE_TRY(teamsToPlay(competition, now, fixture));
    return playFixture(competition, now, fixture, rules, attempt);
}

Result<PlayedMatch> playFixture(const Competition &competition, const Progress &now, int fixture,
                                const PlayRules &rules, int attempt)
{
    const PerSide<int> &teams = now.fixtures[static_cast<std::size_t>(fixture)].teams;
    auto setup = setupOfAttempt(competition, now, fixture, teams, rules, attempt);
    TOUCHLINE_TRY(setup);
    const PerSide<QString> names = choiceFor(competition, fixture, teams, rules).agents;
    PerSide<std::unique_ptr<Agent>> agents;
    for (const Side side : bothSides) {
        if (names[side] == personAgent)
            return fail(Fault::Refused,
                        QT_TRANSLATE_NOOP("core", "Match %1 waits for the person who decides for %2: play it "
                                                  "yourself or enter its result."),
                        {QString::number(competition.fixtures()[static_cast<std::size_t>(fixture)].number),
                         competition.entrant(teams[side]).name});
        auto agent = rules.choice.game->makeAgent(
            names[side], side,
            matchStream(side == Side::Home ? MatchStream::HomeAgent : MatchStream::AwayAgent, competition,
                        fixture, attempt));
        TOUCHLINE_TRY(agent);
        agents[side] = std::move(*agent);
    }
    SeededDice seeded(matchStream(MatchStream::Dice, competition, fixture, attempt));
    PreparedDice dice(seeded, conditionRolls(competition, fixture));
    auto played = playMatch(*rules.choice.game, std::move(*setup), dice,
                            {{agents[Side::Home].get(), agents[Side::Away].get()}});
    if (played) {
        played->log.seed = QString::number(competition.seed());
        played->log.agents = names;
    }
    return played;
}

} // namespace touchline
