// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cups/consequences_json.h"

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
        rows.append(QJsonObject{{QStringLiteral("team"), teamJson(competition, line.team)},
                                {QStringLiteral("played"), line.tally.played},
                                {QStringLiteral("goals_for"), line.tally.goalsFor},
                                {QStringLiteral("goals_against"), line.tally.goalsAgainst},
                                {QStringLiteral("points"), pointsJson(line.tally.points)}});
    return rows;
}

QJsonArray tablesJson(const Competition &competition, const std::vector<TableChange> &tables)
{
    QJsonArray array;
    for (const TableChange &change : tables)
        array.append(QJsonObject{
            {QStringLiteral("name"), competition.tables()[static_cast<std::size_t>(change.table)].name},
            {QStringLiteral("changes_order"), change.changesOrder()},
            {QStringLiteral("before"), linesJson(competition, change.before)},
            {QStringLiteral("after"), linesJson(competition, change.after)}});
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
        array.append(QJsonObject{
            {QStringLiteral("tie"), competition.plan().ties[static_cast<std::size_t>(change.tie)].number},
            {QStringLiteral("before"), winnerJson(competition, change.before)},
            {QStringLiteral("after"), winnerJson(competition, change.after)},
            {QStringLiteral("needs_lot"), change.after.needsLot}});
    return array;
}

QJsonArray sidesJson(const Competition &competition, const std::vector<SideChange> &sides)
{
    QJsonArray array;
    for (const SideChange &change : sides)
        array.append(QJsonObject{{QStringLiteral("match"), numberOf(competition, change.fixture)},
                                 {QStringLiteral("side"), sideWord(change.side)},
                                 {QStringLiteral("before"), teamJson(competition, change.before)},
                                 {QStringLiteral("after"), teamJson(competition, change.after)}});
    return array;
}

QJsonArray statesJson(const Competition &competition, const std::vector<StateChange> &states)
{
    QJsonArray array;
    for (const StateChange &change : states)
        array.append(QJsonObject{{QStringLiteral("match"), numberOf(competition, change.fixture)},
                                 {QStringLiteral("before"), stateWord(change.before)},
                                 {QStringLiteral("after"), stateWord(change.after)}});
    return array;
}

QJsonArray pairingsJson(const Competition &competition, const std::vector<PairingChange> &pairings)
{
    QJsonArray all;
    for (const PairingChange &change : pairings)
        all.append(QJsonObject{{QStringLiteral("team"), competition.entrant(change.team).name},
                               {QStringLiteral("paired"), change.isPaired}});
    return all;
}

QJsonArray placesJson(const Competition &competition, const std::vector<PlaceChange> &places)
{
    QJsonArray array;
    for (const PlaceChange &change : places)
        array.append(QJsonObject{{QStringLiteral("place"), change.place},
                                 {QStringLiteral("before"), teamJson(competition, change.before)},
                                 {QStringLiteral("after"), teamJson(competition, change.after)}});
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
        array.append(QJsonObject{{QStringLiteral("match"), numberOf(competition, clash.fixture)},
                                 {QStringLiteral("other"), numberOf(competition, clash.other)},
                                 {QStringLiteral("team"), teamJson(competition, clash.team)}});
    return array;
}

QJsonArray availabilityJson(const Competition &competition, const std::vector<AvailabilityChange> &changes)
{
    QJsonArray array;
    for (const AvailabilityChange &one : changes) {
        QJsonArray because;
        for (const Message &reason : one.change.because)
            because.append(reason.english());
        QJsonObject row{{QStringLiteral("match"),
                         one.fixture < 0 ? QJsonValue() : QJsonValue(numberOf(competition, one.fixture))},
                        {QStringLiteral("team"), teamJson(competition, one.team)},
                        {QStringLiteral("player"), one.change.name},
                        {QStringLiteral("out"), one.change.isOut},
                        {QStringLiteral("played"), one.isPlayed},
                        {QStringLiteral("because"), because}};
        if (one.unserved > 0) {
            row.insert(QStringLiteral("unserved"), one.unserved);
            row.insert(QStringLiteral("next_season"), one.goesOn);
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
        array.append(QJsonObject{{QStringLiteral("match"), numberOf(competition, conflict.fixture)},
                                 {QStringLiteral("why"), reasonWord(conflict.why)},
                                 {QStringLiteral("entered"), teamsJson(competition, conflict.entered)},
                                 {QStringLiteral("due"), teamsJson(competition, conflict.due)},
                                 {QStringLiteral("remedies"), remedies}});
    }
    return array;
}

QJsonObject consequencesJson(const Competition &before, const Competition &after, const Consequences &found,
                             const PlayerConsequences &players)
{
    QJsonArray freed;
    for (const int fixture : found.freed)
        freed.append(numberOf(after, fixture));
    QJsonObject object{{QStringLiteral("tables"), tablesJson(after, found.tables)},
                       {QStringLiteral("ties"), tiesJson(after, found.ties)},
                       {QStringLiteral("sides"), sidesJson(after, found.sides)},
                       {QStringLiteral("matches"), statesJson(after, found.states)},
                       {QStringLiteral("places"), placesJson(after, found.places)},
                       {QStringLiteral("pairings"), pairingsJson(after, found.pairings)},
                       {QStringLiteral("conflicts"), conflictsJson(after, found.conflicts)},
                       {QStringLiteral("clashes"), clashesJson(after, dayClashes(before, after))},
                       {QStringLiteral("freed"), freed},
                       {QStringLiteral("idle_lots"), lotsJson(after, found.idleLots)},
                       {QStringLiteral("availability"), availabilityJson(after, players.availability)}};
    QJsonArray elsewhere;
    for (const ChangesBeside &one : players.beside)
        elsewhere.append(
            QJsonObject{{QStringLiteral("competition"), one.competition.definition().name},
                        {QStringLiteral("availability"), availabilityJson(one.competition, one.changes)}});
    if (!elsewhere.isEmpty())
        object.insert(QStringLiteral("elsewhere"), elsewhere);
    QJsonArray fines;
    for (const FineChange &one : players.fines)
        fines.append(QJsonObject{
            {QStringLiteral("match"), one.fine.match},
            {QStringLiteral("team"), after.entrant(one.fine.team).name},
            {QStringLiteral("player"), one.fine.name.isEmpty() ? QJsonValue() : QJsonValue(one.fine.name)},
            {QStringLiteral("cause"), fineCauseWord(one.fine.cause)},
            {QStringLiteral("amount"), moneyNumber(one.fine.amount)},
            {QStringLiteral("currency"), one.fine.currency},
            {QStringLiteral("due"), one.isDue}});
    if (!fines.isEmpty())
        object.insert(QStringLiteral("fines"), fines);
    return object;
}

} // namespace touchline::cli
