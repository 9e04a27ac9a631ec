// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/consequences/consequences.h"

#include "core/base/index.h"

#include <algorithm>

namespace touchline {

namespace {

std::vector<TableLine> linesOf(const GroupTable &group)
{
    std::vector<TableLine> lines;
    for (std::size_t row = 0; row < group.table.rows.size(); ++row)
        lines.push_back({group.teamOfRow(row), group.table.rows[row].tally});
    return lines;
}

int winnerOf(const TieStatus &tie)
{
    return tie.winner ? tie.teams[*tie.winner] : -1;
}

bool contains(const std::vector<int> &list, int value)
{
    return std::find(list.begin(), list.end(), value) != list.end();
}

bool namesAll(const Lot &lot, const std::vector<int> &teams)
{
    return std::all_of(teams.begin(), teams.end(), [&lot](int team) { return contains(lot.order, team); });
}

/// The sets of teams that a table has put in order by lot.
std::vector<std::vector<int>> drawnSets(const GroupTable &group)
{
    std::vector<std::vector<int>> sets;
    for (std::size_t row = 0; row < group.table.separations.size(); ++row) {
        if (group.table.separations[row].by != TieBreak::Lots)
            continue;
        if (row == 0 || group.table.separations[row - 1].by != TieBreak::Lots)
            sets.push_back({group.teamOfRow(row)});
        sets.back().push_back(group.teamOfRow(row + 1));
    }
    return sets;
}

/// Compares two states of a competition, part by part.
class Comparison
{
public:
    Comparison(const Competition &before, const Competition &after)
        : m_before(before)
        , m_after(after)
        , m_was(progress(before))
        , m_is(progress(after))
    {
    }

    Consequences run()
    {
        compareTables();
        compareFixtures();
        compareTies();
        comparePlaces();
        compareConflicts();
        compareLots();
        for (const int round : m_is.roundsToDraw)
            if (!contains(m_was.roundsToDraw, round))
                m_found.roundsToDraw.push_back(round);
        return std::move(m_found);
    }

private:
    void compareTables()
    {
        for (std::size_t table = 0; table < m_is.tables.size(); ++table) {
            TableChange change{static_cast<int>(table), linesOf(m_was.tables[table]),
                               linesOf(m_is.tables[table])};
            if (change.before != change.after)
                m_found.tables.push_back(std::move(change));
        }
    }

    void compareFixtures()
    {
        for (std::size_t i = 0; i < m_is.fixtures.size(); ++i) {
            const int fixture = static_cast<int>(i);
            const FixtureStatus &was = m_was.fixtures[i];
            const FixtureStatus &is = m_is.fixtures[i];
            for (const Side side : bothSides)
                if (was.teams[side] != is.teams[side])
                    m_found.sides.push_back({fixture, side, was.teams[side], is.teams[side]});
            if (was.state == is.state)
                continue;
            m_found.states.push_back({fixture, was.state, is.state});
            if (was.state == FixtureState::InConflict)
                m_found.freed.push_back(fixture);
        }
    }

    void compareTies()
    {
        for (std::size_t tie = 0; tie < m_is.ties.size(); ++tie) {
            const TieStatus &was = m_was.ties[tie];
            const TieStatus &is = m_is.ties[tie];
            if (winnerOf(was) != winnerOf(is) || was.by != is.by || was.needsLot != is.needsLot)
                m_found.ties.push_back({static_cast<int>(tie), was, is});
        }
    }

    void comparePlaces()
    {
        for (std::size_t place = 0; place < m_is.finalPlaces.size(); ++place)
            if (m_was.finalPlaces[place] != m_is.finalPlaces[place])
                m_found.places.push_back(
                    {static_cast<int>(place) + 1, m_was.finalPlaces[place], m_is.finalPlaces[place]});
    }

    void compareConflicts()
    {
        const std::vector<Conflict> were = conflictsOf(m_before, m_was);
        for (Conflict &conflict : conflictsOf(m_after, m_is))
            if (std::find(were.begin(), were.end(), conflict) == were.end())
                m_found.conflicts.push_back(std::move(conflict));
    }

    void compareLots()
    {
        const std::vector<Lot> &later = m_after.lots();
        for (std::size_t lot = 0; lot < m_before.lots().size(); ++lot) {
            // One that an undo takes away is not idle, it is gone.
            const auto there = std::find(later.begin(), later.end(), m_before.lots()[lot]);
            if (there != later.end() && lotDecides(m_before, m_was, lot) &&
                !lotDecides(m_after, m_is, static_cast<std::size_t>(there - later.begin())))
                m_found.idleLots.push_back(static_cast<int>(lot));
        }
    }

    const Competition &m_before;
    const Competition &m_after;
    const Progress m_was;
    const Progress m_is;
    Consequences m_found;
};

} // namespace

bool TableChange::changesOrder() const
{
    return !std::equal(before.begin(), before.end(), after.begin(), after.end(),
                       [](const TableLine &a, const TableLine &b) { return a.team == b.team; });
}

bool lotDecides(const Competition &competition, const Progress &progress, std::size_t index)
{
    const std::vector<Lot> &lots = competition.lots();
    const Lot &lot = lots[index];
    std::vector<std::vector<int>> sets;
    if (lot.tie > 0) {
        const TieStatus &tie = progress.ties[at(competition.plan().tieByNumber[at(lot.tie)])];
        if (tie.by == TieDecision::Lots)
            sets.push_back({tie.teams[Side::Home], tie.teams[Side::Away]});
    } else {
        sets = drawnSets(progress.tables[at(lot.table)]);
    }
    // Of several lots that name all the teams the last counts.
    return std::any_of(sets.begin(), sets.end(), [&](const std::vector<int> &teams) {
        return namesAll(lot, teams) &&
               std::none_of(
                   lots.begin() + static_cast<std::ptrdiff_t>(index) + 1, lots.end(), [&](const Lot &later) {
                       return later.tie == lot.tie && later.table == lot.table && namesAll(later, teams);
                   });
    });
}

Result<Consequences> consequences(const Competition &competition, const Change &change)
{
    const auto changed = withChange(competition, change);
    TOUCHLINE_TRY(changed);
    return differences(competition, *changed);
}

Consequences differences(const Competition &before, const Competition &after)
{
    return Comparison(before, after).run();
}

std::vector<int> teamsWhoseResultsStand(const Competition &before, const Competition &after)
{
    std::vector<int> teams;
    const std::vector<TeamWithdrawal> &withdrawals = after.withdrawals();
    const Progress now = progress(after);
    for (std::size_t i = before.withdrawals().size(); i < withdrawals.size(); ++i) {
        if (withdrawals[i].results != TeamWithdrawal::Results::Void)
            continue;
        const int team = withdrawals[i].team;
        const auto hasReportIn = [&](FixtureState state) {
            for (std::size_t fixture = 0; fixture < now.fixtures.size(); ++fixture) {
                const FixtureStatus &status = now.fixtures[fixture];
                if (status.state == state && after.report(static_cast<int>(fixture)) != nullptr &&
                    (status.teams[Side::Home] == team || status.teams[Side::Away] == team))
                    return true;
            }
            return false;
        };
        if (hasReportIn(FixtureState::Played) && !hasReportIn(FixtureState::Void))
            teams.push_back(team);
    }
    return teams;
}

} // namespace touchline
