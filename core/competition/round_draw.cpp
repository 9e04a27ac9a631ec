// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/round_draw.h"

#include "core/base/index.h"
#include "core/competition/draws/league_phase_draw.h"
#include "core/competition/slot_reader.h"
#include "core/competition/standings/standings_figures.h"
#include "core/competition/swiss/swiss_history.h"
#include "core/dice/shuffle.h"
#include "core/dice/stream.h"

#include <qglobal.h>

#include <algorithm>
#include <numeric>

namespace touchline {

namespace {

/// A stream of its own for each round, so that the order in which rounds are drawn changes nothing.
Generator generatorFor(const Competition &competition, const DrawnRound &round)
{
    const QByteArray name =
        "round " + QByteArray::number(round.stage) + ' ' + QByteArray::number(round.round);
    return stream("rounds", competition.definition().seed,
                  QUuid::createUuidV5(competition.definition().id, name));
}

/// Whether two teams were together in a table of an earlier stage.
class GroupMates
{
public:
    GroupMates(const Competition &competition, const Progress &progress, int stage)
        : m_groups(competition.definition().entrants.size())
    {
        for (std::size_t table = 0; table < progress.tables.size(); ++table) {
            const TablePlan &plan = competition.tables()[table];
            const auto &stages = competition.definition().format.stages;
            if (plan.stage >= stage || std::holds_alternative<TableStage>(stages[at(plan.stage)].plan))
                continue;
            for (const int team : progress.tables[table].teams) {
                if (team >= 0)
                    m_groups[at(team)].push_back(static_cast<int>(table));
            }
        }
    }

    [[nodiscard]] bool were(int a, int b) const
    {
        if (a < 0 || b < 0)
            return false; // nobody comes to one of the places
        const std::vector<int> &other = m_groups[at(b)];
        return std::any_of(m_groups[at(a)].begin(), m_groups[at(a)].end(), [&other](int group) {
            return std::find(other.begin(), other.end(), group) != other.end();
        });
    }

private:
    std::vector<std::vector<int>> m_groups;
};

/// Completes `order` from `first` on by trying every opponent, in the order in which the pot was shuffled.
bool completePairs(std::vector<int> &order, std::size_t first, const std::vector<int> &teams,
                   const GroupMates &mates)
{
    if (first >= order.size())
        return true;
    for (std::size_t other = first + 1; other < order.size(); ++other) {
        if (mates.were(teams[at(order[first])], teams[at(order[other])]))
            continue;
        std::swap(order[first + 1], order[other]);
        if (completePairs(order, first + 2, teams, mates))
            return true;
        std::swap(order[first + 1], order[other]);
    }
    return false;
}

/// The groups of a stage, filled one after the other.
Result<std::vector<int>> drawGroups(const Competition &competition, const DrawnRound &round,
                                    const RoundRobinStage &stage, const std::vector<int> &teams)
{
    std::vector<Entrant> entrants;
    entrants.reserve(teams.size());
    for (const int team : teams)
        entrants.push_back(competition.entrant(team));
    std::vector<int> sizes;
    for (const GroupPlan &group : stage.groups)
        sizes.push_back(group.size);
    const QUuid subject = QUuid::createUuidV5(competition.definition().id,
                                              "groups of stage " + QByteArray::number(round.stage));
    const auto draw = freeDraw(entrants, sizes, stage.spread, competition.definition().seed, subject);
    TOUCHLINE_TRY(draw);
    std::vector<int> order;
    for (const std::vector<int> &group : placement(*draw, sizes))
        order.insert(order.end(), group.begin(), group.end());
    return order;
}

std::vector<int> teamsInPot(const Competition &competition, const Progress &progress, const DrawnRound &round)
{
    const SlotReader reader(competition, progress);
    std::vector<int> teams;
    for (const Slot &slot : round.pot)
        teams.push_back(reader.teamIn(slot));
    return teams;
}

/// Whole draws are thrown away until one keeps the limit, so that all that do are equally likely. Where
/// hardly any does, the last one is put right.
Result<std::vector<int>> drawKnockout(const DrawnRound &round, bool apart, const std::vector<int> &teams,
                                      const GroupMates &mates, Generator &generator)
{
    constexpr int mostTries = 1000;
    std::vector<int> order(round.pot.size());
    std::iota(order.begin(), order.end(), 0);
    for (int attempt = 0; attempt < mostTries; ++attempt) {
        shuffle(order, generator);
        bool isKept = true;
        for (std::size_t i = 0; apart && isKept && i + 1 < order.size(); i += 2)
            isKept = !mates.were(teams[at(order[i])], teams[at(order[i + 1])]);
        if (isKept)
            return order;
    }
    if (completePairs(order, 0, teams, mates))
        return order;
    return fail(Fault::Impossible,
                QT_TRANSLATE_NOOP("core", "The round cannot be drawn so that no teams of one group meet."));
}

/// What the earlier rounds of a Swiss say about the teams, with the results as they stand now.
std::vector<SwissTeam> swissTeamsOf(const Competition &competition, const Progress &progress,
                                    const DrawnRound &round, const PairedStage &stage)
{
    const GroupTable &group = progress.tables[at(round.table)];
    std::vector<int> points(group.teams.size());
    std::vector<int> places(group.teams.size());
    for (const Row &row : group.table.rows) {
        points[at(row.team)] = row.tally.points.halves();
        places[at(row.team)] = row.position - 1;
    }
    std::vector<Tally> tallies(group.teams.size());
    const std::size_t firstLate = group.teams.size() - std::min(group.teams.size(), stage.late.size());
    std::vector<SwissRound> rounds;
    const std::vector<DrawnRound> &all = competition.plan().drawnRounds;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const RoundDraw *draw = competition.roundDraw(static_cast<int>(i));
        if (all[i].stage != round.stage || all[i].round >= round.round || draw == nullptr)
            continue;
        SwissRound paired;
        paired.floats.assign(points.size(), Float::None);
        const std::vector<Tally> before = tallies;
        for (int p = 0; p < std::min(all[i].pairings, static_cast<int>(draw->order.size() / 2)); ++p) {
            const Pairing pairing{draw->order[at(2 * p)], draw->order[at(2 * p + 1)]};
            paired.pairings.push_back(pairing);
            const TablePoints gap = before[at(pairing.home)].points - before[at(pairing.away)].points;
            if (gap != 0) {
                paired.floats[at(pairing.home)] = gap > 0 ? Float::Down : Float::Up;
                paired.floats[at(pairing.away)] = gap > 0 ? Float::Up : Float::Down;
            }
            const CountedResult *result = countedResult(competition, progress, all[i].fixtures[at(p)]);
            if (result == nullptr)
                continue; // annulled: they have met, but it counts for nothing
            const GroupResult counted{pairing.home,   pairing.away,      result->score,
                                      result->winner, result->decidedBy, result->bothLose};
            touchline::addMatch(tallies[at(pairing.home)], tallies[at(pairing.away)], counted,
                                stage.rules.points);
        }
        if (draw->order.size() % 2 != 0) {
            paired.bye = draw->order.back();
            paired.floats[at(*paired.bye)] = Float::Down;
            tallies[at(*paired.bye)].points += stage.byePoints;
        }
        for (std::size_t late = 0; late < stage.late.size(); ++late)
            if (all[i].round < stage.late[late].from)
                tallies[firstLate + late].points += missedRoundPoints(stage, stage.late[late].missed);
        rounds.push_back(std::move(paired));
    }
    std::vector<SwissTeam> teams = swissTeams(points, places, rounds);
    // Who was given the points of a bye has had one.
    for (std::size_t late = 0; late < stage.late.size(); ++late)
        if (stage.late[late].missed == MissedRound::Bye && stage.late[late].from > 0)
            ++teams[firstLate + late].byes;
    return teams;
}

/// The first round of a Swiss without a draw; of an odd number the last has the bye. As in later rounds the
/// better placed is at home on every second place.
std::vector<int> firstOfSwiss(int teams, SwissFirstRound kind)
{
    std::vector<int> order;
    const int half = teams / 2;
    for (int pairing = 0; pairing < half; ++pairing) {
        const bool isHalves = kind == SwissFirstRound::Halves;
        const int better = isHalves ? pairing : 2 * pairing;
        const int other = isHalves ? pairing + half : 2 * pairing + 1;
        const bool isBetterAtHome = pairing % 2 == 0;
        order.push_back(isBetterAtHome ? better : other);
        order.push_back(isBetterAtHome ? other : better);
    }
    if (teams % 2 != 0)
        order.push_back(teams - 1);
    return order;
}

/// The places of a table whose teams are still there.
std::vector<int> placesPresent(const Competition &competition, const GroupTable &group)
{
    std::vector<int> present;
    for (std::size_t place = 0; place < group.teams.size(); ++place)
        if (group.teams[place] >= 0 && !competition.isWithdrawn(group.teams[place]))
            present.push_back(static_cast<int>(place));
    return present;
}

/// Those of the teams that are paired, numbered from 0 among themselves.
std::vector<SwissTeam> among(const std::vector<int> &present, const std::vector<SwissTeam> &teams)
{
    std::vector<int> numberOf(teams.size(), -1);
    for (std::size_t i = 0; i < present.size(); ++i)
        numberOf[at(present[i])] = static_cast<int>(i);
    std::vector<SwissTeam> some;
    some.reserve(present.size());
    for (const int place : present) {
        SwissTeam team = teams[at(place)];
        const int behind = team.place;
        team.place = static_cast<int>(std::count_if(
            present.begin(), present.end(), [&](int other) { return teams[at(other)].place < behind; }));
        std::vector<int> met;
        for (const int opponent : team.met)
            if (numberOf[at(opponent)] >= 0)
                met.push_back(numberOf[at(opponent)]);
        team.met = std::move(met);
        some.push_back(std::move(team));
    }
    return some;
}

Result<std::vector<int>> pairSwiss(const Competition &competition, const Progress &progress,
                                   const DrawnRound &round, const PairedStage &stage, Generator &generator)
{
    const std::vector<int> present = placesPresent(competition, progress.tables[at(round.table)]);
    if (present.size() < 2)
        return present;
    std::vector<int> order;
    if (round.round == 0 && stage.firstRound != SwissFirstRound::Drawn) {
        for (const int place : firstOfSwiss(static_cast<int>(present.size()), stage.firstRound))
            order.push_back(present[at(place)]);
        return order;
    }
    if (round.round == 0) {
        order = present;
        shuffle(order, generator);
        return order;
    }
    const auto paired = pairSwissRound(among(present, swissTeamsOf(competition, progress, round, stage)));
    TOUCHLINE_TRY(paired);
    for (const Pairing &pairing : paired->pairings) {
        order.push_back(present[at(pairing.home)]);
        order.push_back(present[at(pairing.away)]);
    }
    if (paired->bye)
        order.push_back(present[at(*paired->bye)]);
    return order;
}

/// The challenger, who may be anybody but the first, is away; the rest of the order means nothing.
std::vector<int> challenge(const Competition &competition, const GroupTable &ladder, const PairedStage &stage,
                           Generator &generator)
{
    const std::vector<int> present = placesPresent(competition, ladder);
    std::vector<int> ranks;
    for (const Row &row : ladder.table.rows)
        if (present.size() < 2 || std::find(present.begin(), present.end(), row.team) != present.end())
            ranks.push_back(row.team);
    const int challenger =
        1 + static_cast<int>(generator.below(static_cast<std::uint32_t>(ranks.size() - 1)));
    const int most = std::min(stage.reach, challenger);
    const int challenged =
        challenger - 1 - static_cast<int>(generator.below(static_cast<std::uint32_t>(most)));
    std::vector<int> order{ranks[at(challenged)], ranks[at(challenger)]};
    for (int place = 0; place < static_cast<int>(ladder.teams.size()); ++place) {
        if (place != order[0] && place != order[1])
            order.push_back(place);
    }
    return order;
}

Result<std::vector<int>> drawOne(const Competition &competition, const Progress &progress,
                                 const DrawnRound &round)
{
    const Stage &stage = competition.definition().format.stages[at(round.stage)];
    if (const auto *groups = std::get_if<RoundRobinStage>(&stage.plan))
        return drawGroups(competition, round, *groups, teamsInPot(competition, progress, round));
    Generator generator = generatorFor(competition, round);
    if (const auto *knockout = std::get_if<KnockoutStage>(&stage.plan))
        return drawKnockout(round, knockout->rounds[at(round.round)].apartFromGroup,
                            teamsInPot(competition, progress, round),
                            GroupMates(competition, progress, round.stage), generator);
    const auto &paired = std::get<PairedStage>(stage.plan);
    if (paired.method == PairingMethod::Ladder)
        return challenge(competition, progress.tables[at(round.table)], paired, generator);
    return pairSwiss(competition, progress, round, paired, generator);
}

/// All rounds of a league phase, by round; the members stand in the order of the pots.
Result<std::vector<std::vector<int>>> leaguePhaseOrders(const Competition &competition,
                                                        const Progress &progress, const DrawnRound &round,
                                                        const PairedStage &stage)
{
    std::vector<Entrant> entrants;
    std::vector<QStringList> pots(at(stage.pots));
    const std::vector<int> teams = teamsInPot(competition, progress, round);
    for (std::size_t i = 0; i < teams.size(); ++i) {
        entrants.push_back(competition.entrant(teams[i]));
        pots[i * at(stage.pots) / teams.size()].append(entrants.back().handle());
    }
    LeaguePhaseRule rule;
    rule.pots = stage.pots;
    rule.opponentsOfPot = stage.rounds / stage.pots;
    const QUuid subject =
        QUuid::createUuidV5(competition.definition().id, "league phase " + QByteArray::number(round.stage));
    const auto draw = drawLeaguePhase(entrants, pots, rule, competition.definition().seed, subject);
    TOUCHLINE_TRY(draw);
    std::vector<std::vector<int>> orders(at(draw->matchdays));
    for (const LeaguePhaseMatch &match : draw->matches) {
        orders[at(match.matchday)].push_back(match.home);
        orders[at(match.matchday)].push_back(match.away);
    }
    return orders;
}

/// Whether the round belongs to a league phase, whose rounds are drawn together.
const PairedStage *leaguePhaseOf(const Competition &competition, const DrawnRound &round)
{
    const Stage &stage = competition.definition().format.stages[at(round.stage)];
    const auto *paired = std::get_if<PairedStage>(&stage.plan);
    return paired != nullptr && paired->method == PairingMethod::LeaguePhase ? paired : nullptr;
}

} // namespace

Result<std::vector<RoundDraw>> drawRounds(const Competition &competition, const Progress &progress)
{
    std::vector<RoundDraw> draws;
    int stageDrawn = -1;
    std::vector<std::vector<int>> orders;
    for (const int index : progress.roundsToDraw) {
        const DrawnRound &round = competition.plan().drawnRounds[at(index)];
        if (const PairedStage *phase = leaguePhaseOf(competition, round)) {
            if (stageDrawn != round.stage) {
                auto drawn = leaguePhaseOrders(competition, progress, round, *phase);
                TOUCHLINE_TRY(drawn);
                orders = std::move(*drawn);
                stageDrawn = round.stage;
            }
            draws.push_back({index, orders[at(round.round)]});
            continue;
        }
        auto order = drawOne(competition, progress, round);
        TOUCHLINE_TRY(order);
        draws.push_back({index, std::move(*order)});
    }
    return draws;
}

std::vector<int> noLongerPaired(const Competition &before, const Competition &after)
{
    std::vector<int> gone;
    const std::vector<DrawnRound> &rounds = after.plan().drawnRounds;
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        const Stage &stage = after.definition().format.stages[at(rounds[i].stage)];
        const auto *paired = std::get_if<PairedStage>(&stage.plan);
        if (paired == nullptr || paired->method == PairingMethod::LeaguePhase ||
            after.roundDraw(static_cast<int>(i)) != nullptr)
            continue;
        const Progress now = progress(after);
        for (const int team : teamsInPot(after, now, rounds[i]))
            if (team >= 0 && after.isWithdrawn(team) && !before.isWithdrawn(team) &&
                std::find(gone.begin(), gone.end(), team) == gone.end())
                gone.push_back(team);
    }
    return gone;
}

} // namespace touchline
