// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/round_draw.h"

#include "core/base/index.h"
#include "core/competition/draws/league_phase_draw.h"
#include "core/competition/slot_reader.h"
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
    return stream("rounds", competition.seed(), QUuid::createUuidV5(competition.definition().id, name));
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
    const auto draw = freeDraw(entrants, sizes, stage.spread, competition.seed(), subject);
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

/// The challenger, who may be anybody but the first, is away; the rest of the order means nothing.
std::vector<int> challenge(const std::vector<int> &present, const GroupTable &ladder,
                           const PairedStage &stage, Generator &generator)
{
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
                                 const DrawnRound &round, const RoundWishes &wishes)
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
        return challenge(placesPresent(competition, progress, round), progress.tables[at(round.table)],
                         paired, generator);
    return orderOfSwissRound(competition, progress, round, wishes, generator);
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
    const auto draw = drawLeaguePhase(entrants, pots, rule, competition.seed(), subject);
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

tl::unexpected<Error> noRoundToPair(const Competition &competition)
{
    return fail(Fault::Refused,
                QT_TRANSLATE_NOOP("core",
                                  "No round of a Swiss is ready to be paired in %1: the matches before "
                                  "it come first."),
                {competition.definition().name});
}

} // namespace

Result<RoundProposal> proposedRound(const Competition &competition, const Progress &progress,
                                    const RoundWishes &wishes)
{
    const int index = swissRoundToDraw(competition, progress);
    if (index < 0)
        return noRoundToPair(competition);
    const DrawnRound &round = competition.plan().drawnRounds[at(index)];
    auto order = drawOne(competition, progress, round, wishes);
    TOUCHLINE_TRY(order);
    RoundProposal proposal{{index, std::move(*order)}};
    proposal.terms = termsOf(competition, progress, proposal.draw);
    if (wishes.isEmpty())
        proposal.automatic = proposal.terms;
    else if (auto automatic = drawOne(competition, progress, round, {}))
        proposal.automatic = termsOf(competition, progress, {index, std::move(*automatic)});
    return proposal;
}

Result<std::vector<RoundDraw>> drawRounds(const Competition &competition, const Progress &progress,
                                          const RoundWishes &wishes)
{
    const int wished = swissRoundToDraw(competition, progress);
    if (wished < 0 && !wishes.isEmpty())
        return noRoundToPair(competition);
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
        auto order = drawOne(competition, progress, round, index == wished ? wishes : RoundWishes{});
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
