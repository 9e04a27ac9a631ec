// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/changes/season_change.h"

#include "core/competition/officials.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/discipline/discipline_facts.h"
#include "core/play/discipline/other_competitions.h"
#include "core/play/transfers/player_move.h"

#include <algorithm>

namespace touchline {

namespace {

constexpr int nowhere = -1;

/// What the teams that go on take along.
QJsonArray carriedOver(const Competition &old, const CompetitionDefinition &next,
                       const DisciplineRules &rules)
{
    QJsonArray carried;
    for (const Entrant &entrant : next.entrants) {
        const int team = old.indexOfTeam(entrant.id);
        if (team < 0)
            continue;
        const LedgerStart start = ledgerOf(old, team, rules).carriedOver(old.definition().name);
        if (!start.isEmpty())
            carried.append(carriedOverJson(entrant.handle(), start));
    }
    return carried;
}

int divisionOf(const QUuid &team, const Competition &competition, const std::vector<int> &divisions)
{
    const int index = competition.indexOfTeam(team);
    return index < 0 ? nowhere : divisions[static_cast<std::size_t>(index)];
}

/// Loans that end in the new season go on in it, and moves that were entered ahead come into force there. Of
/// a season without days a loan goes on: nobody knows that it is over.
Result<void> takeMovesAlong(const Competition &old, Competition &next)
{
    const QDate last = lastDayOf(old);
    for (const PlayerMove &move : movesIn(old)) {
        const bool goesOn = move.kind == PlayerMove::Kind::Loan    ? !last.isValid() || move.until > last
                            : move.kind == PlayerMove::Kind::Guest ? false
                                                                   : last.isValid() && move.day > last;
        const bool hasTeam = next.indexOfTeam(move.from.id) >= 0 || next.indexOfTeam(move.to.id) >= 0;
        if (!goesOn || !hasTeam)
            continue;
        if (auto entered = enterMove(next, move); !entered)
            return entered;
    }
    return {};
}

/// Who may be the referee of a match stays on the list.
Result<void> takeRefereesAlong(const Competition &old, Competition &next)
{
    for (const RefereeEntry &referee : Officials(old).listed())
        TOUCHLINE_TRY(enterReferee(next, referee));
    return {};
}

QString nameOf(int division, const std::vector<SeasonDivision> &divisions)
{
    return division < 0 ? QString() : divisions[static_cast<std::size_t>(division)].name;
}

/// Who stands in the new season, as it is ordered; then who is gone.
std::vector<SeasonChange::Move> movesBetween(const Competition &old, const Competition &next)
{
    const std::vector<int> before = divisionsOf(old);
    const std::vector<int> after = divisionsOf(next);
    const std::vector<SeasonDivision> divisions = seasonDivisions(next.definition().format);
    std::vector<SeasonChange::Move> moves;
    const auto add = [&](const Entrant &team, int from, int to) {
        if (from != to)
            moves.push_back(
                {team.name, nameOf(from, divisions), nameOf(to, divisions), to >= 0 && from > to});
    };
    for (const Entrant &team : next.definition().entrants)
        add(team, divisionOf(team.id, old, before), divisionOf(team.id, next, after));
    for (const Entrant &team : old.definition().entrants)
        if (next.indexOfTeam(team.id) < 0)
            add(team, divisionOf(team.id, old, before), nowhere);
    return moves;
}

std::vector<SeasonChange::Suspended> suspendedIn(const Competition &next, const DisciplineRules &rules)
{
    std::vector<SeasonChange::Suspended> suspended;
    for (int team = 0; team < static_cast<int>(next.definition().entrants.size()); ++team)
        for (Absentee &absentee : absentees(ledgerOf(next, team, rules)))
            suspended.push_back({next.entrant(team).name, std::move(absentee)});
    return suspended;
}

} // namespace

Result<SeasonChange> changeOfSeason(const Competition &old, SeasonWishes wishes, const QString &name)
{
    auto definition = nextSeason(old, std::move(wishes));
    TOUCHLINE_TRY(definition);
    if (!name.isEmpty())
        definition->name = name;
    const auto rules = disciplineOf(old);
    TOUCHLINE_TRY(rules);
    if (*rules)
        definition->carriedOver = carriedOver(old, *definition, **rules);
    auto next = Competition::create(std::move(*definition));
    TOUCHLINE_TRY(next);
    TOUCHLINE_TRY(takeMovesAlong(old, *next));
    TOUCHLINE_TRY(takeRefereesAlong(old, *next));
    SeasonChange change{std::move(*next), {}, {}};
    change.moves = movesBetween(old, change.next);
    if (*rules)
        change.suspended = suspendedIn(change.next, **rules);
    return change;
}

} // namespace touchline
