// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cups/correction_output.h"

#include "core/competition/schedule/day_clashes.h"
#include "core/play/discipline/competition_discipline.h"
#include "models/words/competition/availability_text.h"
#include "models/words/competition/consequences_text.h"
#include "models/words/fixtures/fixture_words.h"

namespace touchline::cli {

namespace {

Result<std::vector<AvailabilityChange>> availabilityAfter(const Competition &before, const Competition &after)
{
    const auto was = disciplineOf(before);
    TOUCHLINE_TRY(was);
    const auto is = disciplineOf(after);
    TOUCHLINE_TRY(is);
    if (!*was && !*is)
        return std::vector<AvailabilityChange>();
    const auto rulesOf = [](const std::optional<DisciplineRules> &rules) {
        return rules ? &*rules : nullptr;
    };
    return availabilityChanges(before, rulesOf(*was), after, rulesOf(*is));
}

/// How a remedy is asked for on the command line.
QString optionHint(Remedy remedy)
{
    switch (remedy) {
    case Remedy::Wait:
        break;
    case Remedy::PlayAgain:
        return u" (--replay)"_s;
    case Remedy::EnterResult:
        return u" (--score)"_s;
    case Remedy::Award:
        return u" (--walkover)"_s;
    case Remedy::KeepAsItIs:
        return u" (--as-it-is)"_s;
    case Remedy::TakeOut:
        return u" (--take-out)"_s;
    case Remedy::Lift:
        return u" (--lift)"_s;
    case Remedy::DrawLots:
        return u" (--lot)"_s;
    }
    return {};
}

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
    return competition.fixtures()[at(fixture)].number;
}

constexpr std::array<const char *, 7> fixtureStateWords{"waiting",    "ready",     "played", "in_conflict",
                                                        "not_needed", "undecided", "void"};

constexpr std::array<const char *, 8> remedyWords{"wait",     "replay",   "enter_result", "award",
                                                  "as_it_is", "take_out", "lift",         "draw_lots"};

constexpr std::array<const char *, 4> reasonWords{"none", "other_teams", "not_needed", "nothing_decides"};

QJsonArray linesJson(const Competition &competition, const std::vector<TableLine> &lines)
{
    return arrayOf(lines, [&](const TableLine &line) {
        return QJsonObject{{u"team"_s, teamJson(competition, line.team)},
                           {u"played"_s, line.tally.played},
                           {u"goals_for"_s, line.tally.goalsFor},
                           {u"goals_against"_s, line.tally.goalsAgainst},
                           {u"points"_s, pointsJson(line.tally.points)}};
    });
}

QJsonArray tablesJson(const Competition &competition, const std::vector<TableChange> &tables)
{
    return arrayOf(tables, [&](const TableChange &change) {
        return QJsonObject{{u"name"_s, competition.tables()[at(change.table)].name},
                           {u"changes_order"_s, change.changesOrder()},
                           {u"before"_s, linesJson(competition, change.before)},
                           {u"after"_s, linesJson(competition, change.after)}};
    });
}

QJsonValue winnerJson(const Competition &competition, const TieStatus &tie)
{
    return tie.winner ? teamJson(competition, tie.teams[*tie.winner]) : QJsonValue();
}

QJsonArray tiesJson(const Competition &competition, const std::vector<TieChange> &ties)
{
    return arrayOf(ties, [&](const TieChange &change) {
        return QJsonObject{{u"tie"_s, competition.plan().ties[at(change.tie)].number},
                           {u"before"_s, winnerJson(competition, change.before)},
                           {u"after"_s, winnerJson(competition, change.after)},
                           {u"needs_lot"_s, change.after.needsLot}};
    });
}

QJsonArray sidesJson(const Competition &competition, const std::vector<SideChange> &sides)
{
    return arrayOf(sides, [&](const SideChange &change) {
        return QJsonObject{{u"match"_s, numberOf(competition, change.fixture)},
                           {u"side"_s, sideWord(change.side)},
                           {u"before"_s, teamJson(competition, change.before)},
                           {u"after"_s, teamJson(competition, change.after)}};
    });
}

QJsonArray statesJson(const Competition &competition, const std::vector<StateChange> &states)
{
    return arrayOf(states, [&](const StateChange &change) {
        return QJsonObject{{u"match"_s, numberOf(competition, change.fixture)},
                           {u"before"_s, enumWord(fixtureStateWords, change.before)},
                           {u"after"_s, enumWord(fixtureStateWords, change.after)}};
    });
}

QJsonArray placesJson(const Competition &competition, const std::vector<PlaceChange> &places)
{
    return arrayOf(places, [&](const PlaceChange &change) {
        return QJsonObject{{u"place"_s, change.place},
                           {u"before"_s, teamJson(competition, change.before)},
                           {u"after"_s, teamJson(competition, change.after)}};
    });
}

QJsonArray lotsJson(const Competition &competition, const std::vector<int> &lots)
{
    QJsonArray array;
    for (const int lot : lots) {
        const QJsonArray teams = arrayOf(competition.lots()[at(lot)].order,
                                         [&](const int team) { return teamJson(competition, team); });
        array.append(teams);
    }
    return array;
}

QJsonArray clashesJson(const Competition &competition, const std::vector<DayClash> &clashes)
{
    return arrayOf(clashes, [&](const DayClash &clash) {
        return QJsonObject{{u"match"_s, numberOf(competition, clash.fixture)},
                           {u"other"_s, numberOf(competition, clash.other)},
                           {u"team"_s, teamJson(competition, clash.team)}};
    });
}

QJsonArray availabilityJson(const Competition &competition, const std::vector<AvailabilityChange> &changes)
{
    QJsonArray array;
    for (const AvailabilityChange &one : changes) {
        const QJsonArray because =
            arrayOf(one.change.because, [&](const Message &reason) { return reason.english(); });
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

QString conflictsOutput(const Competition &competition, bool asJson)
{
    const std::vector<Conflict> conflicts = conflictsOf(competition, progress(competition));
    if (asJson)
        return QString::fromUtf8(writtenJson({{u"conflicts"_s, conflictsJson(competition, conflicts)}}));
    return conflicts.empty() ? u"No conflicts.\n"_s : conflictsText(competition, conflicts, optionHint);
}

Result<QString> consequencesOutput(const Competition &before, const Competition &after, bool asJson)
{
    const auto availability = availabilityAfter(before, after);
    TOUCHLINE_TRY(availability);
    const Consequences found = differences(before, after);
    const std::vector<OtherChanges> otherChanges = changesInOthers(before, after);
    const std::vector<FineChange> fines = fineChanges(before, after);
    if (asJson)
        return QString::fromUtf8(
            writtenJson(consequencesJson(before, after, found, {*availability, otherChanges, fines})));
    QString text = consequencesText(before, after, found, optionHint);
    // A ban that moves is a change too, and so is a fine.
    if (text.isEmpty() && availability->empty() && otherChanges.empty() && fines.empty())
        return u"Nothing else changes.\n"_s;
    if (!availability->empty())
        text += u"Players:\n"_s;
    for (const AvailabilityChange &change : *availability)
        text += u"  %1\n"_s.arg(availabilityText(after, change, typedDays()));
    if (!fines.empty())
        text += u"Fines:\n"_s;
    for (const FineChange &change : fines)
        text += u"  %1\n"_s.arg(fineChangeText(after, change, fineCauseText(change.fine.cause).english(),
                                               fineAmountText(change.fine.amount, change.fine.currency))
                                    .english());
    for (const OtherChanges &other : otherChanges) {
        text += u"Players in %1:\n"_s.arg(other.competition.definition().name);
        for (const AvailabilityChange &change : other.changes)
            text += u"  %1\n"_s.arg(availabilityText(other.competition, change, typedDays()));
    }
    return text;
}

QString stillAwardedOutput(const Competition &after, int fixture)
{
    const Progress now = progress(after);
    if (now.fixtures[at(fixture)].award < 0)
        return {};
    const auto team = [&](Side side) { return nameShown(sideWords(after, now, fixture, side, Language{})); };
    const OutcomeWords counted = outcomeWords(after, now, fixture, Language{});
    const QString line = u"Match %1 still counts as %2 %3 %4 (%5)."_s.arg(
        QString::number(numberOf(after, fixture)), team(Side::Home), counted.between, team(Side::Away),
        counted.note);
    const bool isRuled = after.ruling(fixture) != nullptr;
    return line +
           (isRuled
                ? u" To let the result count, correct match %1 with --lift.\n"_s.arg(numberOf(after, fixture))
                : u"\n"_s);
}

QJsonArray conflictsJson(const Competition &competition, const std::vector<Conflict> &conflicts)
{
    QJsonArray array;
    for (const Conflict &conflict : conflicts) {
        const QJsonArray remedies =
            arrayOf(conflict.remedies, [&](const Remedy remedy) { return enumWord(remedyWords, remedy); });
        array.append(QJsonObject{{u"match"_s, numberOf(competition, conflict.fixture)},
                                 {u"why"_s, enumWord(reasonWords, conflict.why)},
                                 {u"entered"_s, teamsJson(competition, conflict.entered)},
                                 {u"due"_s, teamsJson(competition, conflict.due)},
                                 {u"remedies"_s, remedies}});
    }
    return array;
}

QJsonObject consequencesJson(const Competition &before, const Competition &after, const Consequences &found,
                             const PlayerConsequences &players)
{
    const QJsonArray freed =
        arrayOf(found.freed, [&](const int fixture) { return numberOf(after, fixture); });
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
    const QJsonArray elsewhere = arrayOf(players.otherChanges, [&](const OtherChanges &one) {
        return QJsonObject{{u"competition"_s, one.competition.definition().name},
                           {u"availability"_s, availabilityJson(one.competition, one.changes)}};
    });
    if (!elsewhere.isEmpty())
        object.insert(u"elsewhere"_s, elsewhere);
    const QJsonArray fines = arrayOf(players.fines, [&](const FineChange &one) {
        return QJsonObject{{u"match"_s, one.fine.match},
                           {u"team"_s, after.entrant(one.fine.team).name},
                           {u"player"_s, orNull(one.fine.name)},
                           {u"cause"_s, fineCauseWord(one.fine.cause)},
                           {u"amount"_s, moneyNumber(one.fine.amount)},
                           {u"currency"_s, one.fine.currency},
                           {u"due"_s, one.isDue}};
    });
    if (!fines.isEmpty())
        object.insert(u"fines"_s, fines);
    return object;
}

} // namespace touchline::cli
