// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/rules/named_rules.h"
#include "core/competition/templates/format_builders.h"

#include <qglobal.h>

#include <algorithm>
#include <bit>

namespace touchline {

namespace {

constexpr int mostChallenges = 1000;
const QString leaguePhaseTable = QStringLiteral("League phase");

/// One table of the whole pool.
PairedStage stageOf(const QString &table, int teams, PairingMethod method, int rounds, const RuleSet &rules)
{
    PairedStage stage;
    stage.table = table;
    stage.members = poolPlaces(teams);
    stage.method = method;
    stage.rounds = rounds;
    stage.rules = rules;
    stage.byePoints = rules.points.win;
    return stage;
}

Format formatOf(PairedStage stage)
{
    Format format;
    const auto teams = static_cast<int>(stage.members.size());
    format.pool = teams;
    format.stages = {{stage.table.toLower(), std::move(stage)}};
    format.finalPlaces = tablePlaces(0, 1, teams);
    return format;
}

Result<void> checkTeams(int teams, const char *text)
{
    if (teams < 2 || teams > mostCupTeams)
        return fail(Fault::BadInput, text,
                    {QString::number(2), QString::number(mostCupTeams), QString::number(teams)});
    return {};
}

/// Any round can be paired without a rematch as long as everybody has not met at least half of the others,
/// the bye counted as one (Dirac 1952).
int mostSwissRoundsOf(int teams)
{
    return (teams + 1) / 2;
}

Result<void> checkLeaguePhase(int teams, const LeaguePhaseOptions &options)
{
    if (auto isPossible =
            checkTeams(teams, QT_TRANSLATE_NOOP("core", "A league phase has from %1 to %2 teams, not %3."));
        !isPossible)
        return isPossible;
    const int pots = options.pots;
    if (pots < 1 || options.rounds > mostChallenges || pots > largestGroup || options.rounds < 1 ||
        teams % pots != 0 || teams % 2 != 0 || options.rounds % pots != 0 ||
        options.rounds / pots >= teams / pots)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP(
                        "core", "%1 teams in %2 pots cannot play %3 rounds: the pots must be equal, and "
                                "each must hold more teams than opponents come out of it."),
                    {QString::number(teams), QString::number(pots), QString::number(options.rounds)});
    if (options.rounds / pots % 2 != 0)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "A team meets an even number of opponents of each pot, half of "
                                              "them at home."));
    if (options.advance < 2 || options.advance > std::min(teams, mostChallenges))
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "From %1 to %2 teams can reach the knockout, not %3."),
                    {QString::number(2), QString::number(std::min(teams, mostChallenges)),
                     QString::number(options.advance)});
    if (auto isPossible =
            checkNumbers(options.rounds * teams / 2, matchesAtMost(options.advance, options.knockout));
        !isPossible)
        return isPossible;
    return checkKnockout(options.advance, options.knockout);
}

} // namespace

RuleSet leagueRules()
{
    return ruleSet(QStringLiteral("league-3-1-0")).value();
}

RuleSet swissRules()
{
    RuleSet rules;
    rules.name = QStringLiteral("swiss");
    rules.tieBreaks = {TieBreak::Points, TieBreak::OpponentsPoints, TieBreak::GoalDifference,
                       TieBreak::GoalsFor, TieBreak::Lots};
    return rules;
}

int usualSwissRounds(int teams)
{
    const auto enough = static_cast<int>(std::bit_width(static_cast<unsigned>(std::max(teams, 2) - 1)));
    return std::min(enough, mostSwissRoundsOf(teams));
}

Result<Format> swissFormat(int teams, int rounds, const SwissOptions &options)
{
    TOUCHLINE_TRY(checkTeams(teams, QT_TRANSLATE_NOOP("core", "A Swiss has from %1 to %2 teams, not %3.")));
    const int most = std::min(mostSwissRoundsOf(teams), mostChallenges);
    if (rounds < 1 || rounds > most)
        return fail(
            Fault::BadInput,
            QT_TRANSLATE_NOOP(
                "core", "A Swiss of %1 teams has from 1 to %2 rounds, not %3: more could force a rematch."),
            {QString::number(teams), QString::number(most), QString::number(rounds)});
    PairedStage stage = stageOf(QStringLiteral("Swiss"), teams, PairingMethod::Swiss, rounds, options.rules);
    stage.firstRound = options.firstRound;
    stage.bestOf = options.bestOf;
    Format format = formatOf(std::move(stage));
    format.name = QStringLiteral("swiss-%1x%2").arg(teams).arg(rounds);
    format.title = QStringLiteral("Swiss of %1 teams").arg(teams);
    if (options.bestOf > 1)
        format.name += QStringLiteral("-best-of-%1").arg(options.bestOf);
    return format;
}

LeaguePhaseOptions::LeaguePhaseOptions() : rules(ruleSet(QStringLiteral("uefa-league-phase")).value())
{
    knockout.rules.legs = 2;
}

Result<Format> leaguePhaseFormat(int teams, const LeaguePhaseOptions &options)
{
    TOUCHLINE_TRY(checkLeaguePhase(teams, options));
    PairedStage stage =
        stageOf(leaguePhaseTable, teams, PairingMethod::LeaguePhase, options.rounds, options.rules);
    stage.pots = options.pots;
    stage.advance = options.advance;
    // Seeds by their place in the table: the last 16 of 24 are 1 v 16 or 17, 2 v 15 or 18, and so on.
    BuiltKnockout knockout = knockoutOf(seededBracket(tablePlaces(0, 1, options.advance)),
                                        options.rounds * teams / 2 + 1, options.knockout);
    Format format = formatOf(std::move(stage));
    format.stages.front().homeGrounds = true;
    format.stages.push_back({QStringLiteral("knockout"), std::move(knockout.stage)});
    format.finalPlaces = std::move(knockout.places);
    format.name = QStringLiteral("league-phase-%1").arg(teams);
    format.title = QStringLiteral("League phase of %1 teams and a knockout").arg(teams);
    return format;
}

Result<Format> ladderFormat(int teams, int challenges, int reach)
{
    TOUCHLINE_TRY(checkTeams(teams, QT_TRANSLATE_NOOP("core", "A ladder has from %1 to %2 teams, not %3.")));
    if (challenges < 1 || challenges > mostChallenges)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "On a ladder from 1 to %1 challenges are played, not %2."),
                    {QString::number(mostChallenges), QString::number(challenges)});
    const int mostReach = std::min(teams - 1, mostChallenges);
    if (reach < 1 || reach > mostReach)
        return fail(
            Fault::BadInput,
            QT_TRANSLATE_NOOP(
                "core", "On a ladder of %1 teams, challenges can reach from 1 to %2 places higher, not %3."),
            {QString::number(teams), QString::number(mostReach), QString::number(reach)});
    PairedStage stage =
        stageOf(QStringLiteral("Ladder"), teams, PairingMethod::Ladder, challenges, leagueRules());
    stage.byePoints = PairedStage{}.byePoints;
    stage.reach = reach;
    Format format = formatOf(std::move(stage));
    format.name = QStringLiteral("ladder-%1x%2").arg(teams).arg(challenges);
    format.title = QStringLiteral("Ladder of %1 teams").arg(teams);
    return format;
}

} // namespace touchline
