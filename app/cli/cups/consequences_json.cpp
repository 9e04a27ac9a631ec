// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cups/consequences_json.h"

#include "app/cli/base/json.h"
#include "core/competition/schedule/day_clashes.h"

namespace touchline::cli {

namespace {

QJsonValue teamJson(const Competition &competition, int team)
{
    return team < 0 ? QJsonValue() : QJsonValue(competition.entrant(team).name);
}

QJsonArray teamsJson(const Competition &competition, const PerSide<int> &teams)
{
    return {teamJson(competition, teams[Side::Home]), teamJson(competition, teams[Side::Away])};
}

int numberOf(const Competition &competition, int fixture)
{
    return competition.fixtures()[static_cast<std::size_t>(fixture)].number;
}

QString stateWord(FixtureState state)
{
    constexpr std::array<const char *, 7> words{"waiting",    "ready",     "played", "in_conflict",
                                                "not_needed", "undecided", "void"};
    return QString::fromLatin1(words.at(static_cast<std::size_t>(state)));
}

QString remedyWord(Remedy remedy)
{
    constexpr std::array<const char *, 8> words{"wait",     "replay",   "enter_result", "award",
                                                "as_it_is", "take_out", "lift",         "draw_lots"};
    return QString::fromLatin1(words.at(static_cast<std::size_t>(remedy)));
}

QString reasonWord(ConflictReason reason)
{
    constexpr std::array<const char *, 4> words{"none", "other_teams", "not_needed", "nothing_decides"};
    return QString::fromLatin1(words.at(static_cast<std::size_t>(reason)));
}

QJsonArray linesJson(const Competition &competition, const std::vector<TableLine> &lines)
{
    QJsonArray rows;
    for (const TableLine &line : lines)
        rows.append(QJsonObject{{u"team"_s, teamJson(competition, line.team)},
                                {u"played"_s, line.tally.played},
                                {u"goals_for"_s, line.tally.goalsFor},
                                {u"goals_against"_s, line.tally.goalsAgainst},
                                {u"points"_s, pointsJson(line.tally.points)}});
    return rows;
}

QJsonArray tablesJson(const Competition &competition, const std::vector<TableChange> &tables)
{
    QJsonArray array;
    for (const TableChange &change : tables)
        array.append(
            QJsonObject{{u"name"_s, competition.tables()[static_cast<std::size_t>(change.table)].name},
                        {u"changes_order"_s, change.changesOrder()},
                        {u"before"_s, linesJson(competition, change.before)},
                        {u"after"_s, linesJson(competition, change.after)}});
    return array;
}

QJsonValue winnerJson(const Competition &competition, const TieStatus &tie)
{
    return tie.winner ? teamJson(competition, tie.teams[*tie.winner]) : QJsonValue();
}

QJsonArray tiesJson(const Competition &competition, const std::vector<TieChange> &ties)
{
    QJsonArray array;
    for (const TieChange &change : ties)
        array.append(
            QJsonObject{{u"tie"_s, competition.plan().ties[static_cast<std::size_t>(change.tie)].number},
                        {u"before"_s, winnerJson(competition, change.before)},
                        {u"after"_s, winnerJson(competition, change.after)},
                        {u"needs_lot"_s, change.after.needsLot}});
    return array;
}

QJsonArray sidesJson(const Competition &competition, const std::vector<SideChange> &sides)
{
    QJsonArray array;
    for (const SideChange &change : sides)
        array.append(QJsonObject{{u"match"_s, numberOf(competition, change.fixture)},
                                 {u"side"_s, sideWord(change.side)},
                                 {u"before"_s, teamJson(competition, change.before)},
                                 {u"after"_s, teamJson(competition, change.after)}});
    return array;
}

QJsonArray statesJson(const Competition &competition, const std::vector<StateChange> &states)
{
    QJsonArray array;
    for (const StateChange &change : states)
        array.append(QJsonObject{{u"match"_s, numberOf(competition, change.fixture)},
                                 {u"before"_s, stateWord(change.before)},
                                 {u"after"_s, stateWord(change.after)}});
    return array;
}

QJsonArray placesJson(const Competition &competition, const std::vector<PlaceChange> &places)
{
    QJsonArray array;
    for (const PlaceChange &change : places)
        array.append(QJsonObject{{u"place"_s, change.place},
                                 {u"before"_s, teamJson(competition, change.before)},
                                 {u"after"_s, teamJson(competition, change.after)}});
    return array;
}

QJsonArray lotsJson(const Competition &competition, const std::vector<int> &lots)
{
    QJsonArray array;
    for (const int lot : lots) {
        QJsonArray teams;
        for (const int team : competition.lots()[static_cast<std::size_t>(lot)].order)
            teams.append(teamJson(competition, team));
        array.append(teams);
    }
    return array;
}

QJsonArray clashesJson(const Competition &competition, const std::vector<DayClash> &clashes)
{
    QJsonArray array;
    for (const DayClash &clash : clashes)
        array.append(QJsonObject{{u"match"_s, numberOf(competition, clash.fixture)},
                                 {u"other"_s, numberOf(competition, clash.other)},
                                 {u"team"_s, teamJson(competition, clash.team)}});
    return array;
}

QJsonArray availabilityJson(const Competition &competition, const std::vector<AvailabilityChange> &changes)
{
    QJsonArray array;
    for (const AvailabilityChange &one : changes) {
        QJsonArray because;
        for (const Message &reason : one.change.because)
            because.append(reason.english());
        QJsonObject row{
            {u"match"_s, one.fixture < 0 ? QJsonValue() : QJsonValue(numberOf(competition, one.fixture))},
            {u"team"_s, teamJson(competition, one.team)},
            {u"player"_s, one.change.name},
            {u"out"_s, one.change.isOut},
            {u"played"_s, one.isPlayed},
            {u"because"_s, because}};
        if (one.unserved > 0) {
            row.insert(u"unserved"_s, one.unserved);
            row.insert(u"next_season"_s, one.goesOn);
        }
        array.append(row);
    }
    return array;
}

} // namespace

QJsonArray conflictsJson(const Competition &competition, const std::vector<Conflict> &conflicts)
{
    QJsonArray array;
    for (const Conflict &conflict : conflicts) {
        QJsonArray remedies;
        for (const Remedy remedy : conflict.remedies)
            remedies.append(remedyWord(remedy));
        array.append(QJsonObject{{u"match"_s, numberOf(competition, conflict.fixture)},
                                 {u"why"_s, reasonWord(conflict.why)},
                                 {u"entered"_s, teamsJson(competition, conflict.entered)},
                                 {u"due"_s, teamsJson(competition, conflict.due)},
                                 {u"remedies"_s, remedies}});
    }
    return array;
}

QJsonObject consequencesJson(const Competition &before, const Competition &after, const Consequences &found,
                             const PlayerConsequences &players)
{
    QJsonArray freed;
    for (const int fixture : found.freed)
        freed.append(numberOf(after, fixture));
    QJsonObject object{{u"tables"_s, tablesJson(after, found.tables)},
                       {u"ties"_s, tiesJson(after, found.ties)},
                       {u"sides"_s, sidesJson(after, found.sides)},
                       {u"matches"_s, statesJson(after, found.states)},
                       {u"places"_s, placesJson(after, found.places)},
                       {u"conflicts"_s, conflictsJson(after, found.conflicts)},
                       {u"clashes"_s, clashesJson(after, dayClashes(before, after))},
                       {u"freed"_s, freed},
                       {u"idle_lots"_s, lotsJson(after, found.idleLots)},
                       {u"availability"_s, availabilityJson(after, players.availability)}};
    QJsonArray elsewhere;
    for (const OtherChanges &one : players.otherChanges)
        elsewhere.append(QJsonObject{{u"competition"_s, one.competition.definition().name},
                                     {u"availability"_s, availabilityJson(one.competition, one.changes)}});
    if (!elsewhere.isEmpty())
        object.insert(u"elsewhere"_s, elsewhere);
    QJsonArray fines;
    for (const FineChange &one : players.fines)
        fines.append(QJsonObject{{u"match"_s, one.fine.match},
                                 {u"team"_s, after.entrant(one.fine.team).name},
                                 {u"player"_s, orNull(one.fine.name)},
                                 {u"cause"_s, fineCauseWord(one.fine.cause)},
                                 {u"amount"_s, moneyNumber(one.fine.amount)},
                                 {u"currency"_s, one.fine.currency},
                                 {u"due"_s, one.isDue}});
    if (!fines.isEmpty())
        object.insert(u"fines"_s, fines);
    return object;
}

} // namespace touchline::cli
