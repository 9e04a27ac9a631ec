// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/consequences_text.h"

#include "core/base/message.h"
#include "core/competition/consequences/level_places.h"
#include "core/competition/round_draw.h"
#include "core/competition/schedule/day_clashes.h"
#include "core/competition/statistics/state_groups.h"
#include "models/words/common/text_table.h"
#include "models/words/competition/cup_text.h"
#include "models/words/fixtures/tie_words.h"

#include <algorithm>
#include <utility>

namespace touchline {

namespace {

using Align = TextTable::Align;

QString teamName(const Competition &competition, int team)
{
    if (team == emptyPlace)
        return QStringLiteral("(no team)");
    return team < 0 ? QStringLiteral("(to be decided)") : nameShown(competition.entrant(team).name);
}

QString matchName(const Competition &competition, int fixture)
{
    const Fixture &planned = competition.fixtures()[static_cast<std::size_t>(fixture)];
    return QStringLiteral("Match %1 (%2)").arg(planned.number).arg(planned.stageName);
}

/// "is played": of one match, and of several.
std::pair<const char *, const char *> stateWords(StateGroup::Kind kind)
{
    switch (kind) {
    case StateGroup::Kind::Walkover:
        return {"is decided by walkover", "are decided by walkover"};
    case StateGroup::Kind::Counts:
        return {"counts", "count"};
    case StateGroup::Kind::Discounted:
        return {"no longer counts", "no longer count"};
    case StateGroup::Kind::CalledOff:
        return {"is not played", "are not played"};
    case StateGroup::Kind::Open:
        return {"can be played", "can be played"};
    case StateGroup::Kind::Waits:
        return {"waits", "wait"};
    case StateGroup::Kind::NotNeeded:
        return {"is not needed", "are not needed"};
    case StateGroup::Kind::Undecided:
        return {"is abandoned, undecided", "are abandoned, undecided"};
    }
    return {};
}

QString statesText(const Competition &competition, const StateGroup &group)
{
    if (group.fixtures.size() == 1)
        return QStringLiteral("%1 %2.\n")
            .arg(matchName(competition, group.fixtures.front()),
                 QString::fromUtf8(stateWords(group.kind).first));
    QStringList numbers;
    for (const int fixture : group.fixtures)
        numbers << QString::number(competition.fixtures()[static_cast<std::size_t>(fixture)].number);
    return QStringLiteral("%1 matches %2: %3.\n")
        .arg(QString::number(numbers.size()), QString::fromUtf8(stateWords(group.kind).second),
             numbers.join(QStringLiteral(", ")));
}

QString clashText(const Competition &competition, const DayClash &clash)
{
    const auto number = [&competition](int fixture) {
        return competition.fixtures()[static_cast<std::size_t>(fixture)].number;
    };
    const Appointment &day = *competition.appointment(clash.fixture);
    const QString date = day.date.toString(Qt::ISODate);
    if (clash.team >= 0)
        return QStringLiteral("%1 would play twice on %2: matches %3 and %4.\n")
            .arg(teamName(competition, clash.team), date)
            .arg(number(clash.fixture))
            .arg(number(clash.other));
    return QStringLiteral("%1 is taken on %2 at that time by match %3.\n")
        .arg(nameShown(day.stadium), date)
        .arg(number(clash.other));
}

QString decisionText(TieDecision decision)
{
    switch (decision) {
    case TieDecision::Open:
        return QStringLiteral("open");
    case TieDecision::Score:
        return QStringLiteral("on goals");
    case TieDecision::AwayGoals:
        return QStringLiteral("on away goals");
    case TieDecision::ExtraTime:
        return QStringLiteral("in extra time");
    case TieDecision::ShootOut:
        return QStringLiteral("on penalties");
    case TieDecision::Criteria:
        return QStringLiteral("on criteria");
    case TieDecision::Replay:
        return QStringLiteral("in a replay");
    case TieDecision::Lots:
        return QStringLiteral("by lot");
    case TieDecision::Table:
        return QStringLiteral("by the table");
    case TieDecision::NotPlayed:
        return QStringLiteral("not played");
    case TieDecision::Walkover:
        break; // walkover or awarded: for tieAwardNote()
    }
    return {};
}

QString outcomeOfTie(const Competition &competition, int index, const TieStatus &tie)
{
    if (tie.isWithoutWinner())
        return QStringLiteral("no winner");
    if (!tie.winner)
        return tie.needsLot ? QStringLiteral("a lot is needed") : QStringLiteral("open");
    return QStringLiteral("%1, %2").arg(nameShown(competition.entrant(tie.teams[*tie.winner]).name),
                                        tie.by == TieDecision::Walkover
                                            ? QString::fromUtf8(tieAwardNote(competition, index))
                                            : decisionText(tie.by));
}

QStringList cellsOf(const Competition &competition, const TableLine &line)
{
    return {teamName(competition, line.team), QString::number(line.tally.played),
            QStringLiteral("%1–%2").arg(line.tally.goalsFor).arg(line.tally.goalsAgainst),
            numberText(line.tally.points)};
}

QString tableChangeText(const Competition &competition, const TableChange &change)
{
    TextTable table({Align::Right, Align::Left, Align::Right, Align::Right, Align::Right, Align::Left,
                     Align::Left, Align::Right, Align::Right, Align::Right});
    for (std::size_t row = 0; row < std::min(change.before.size(), change.after.size()); ++row)
        table.add(QStringList{QString::number(row + 1)} + cellsOf(competition, change.before[row]) +
                  QStringList{QStringLiteral("→")} + cellsOf(competition, change.after[row]));
    return tableTitle(competition.tables()[static_cast<std::size_t>(change.table)]) + u'\n' +
           table.text(QStringLiteral("  "));
}

QString placeText(const Competition &competition, const PlaceChange &change)
{
    return QStringLiteral("Place %1: %2 → %3\n")
        .arg(change.place)
        .arg(teamName(competition, change.before), teamName(competition, change.after));
}

QString lotText(const Competition &before, int lot)
{
    QStringList teams;
    for (const int team : before.lots()[static_cast<std::size_t>(lot)].order)
        teams << nameShown(before.entrant(team).name);
    return QStringLiteral("The lot between %1 no longer decides anything. It is kept.\n")
        .arg(teams.join(QStringLiteral(", ")));
}

} // namespace

QString remedyText(Remedy remedy)
{
    switch (remedy) {
    case Remedy::Wait:
        return QStringLiteral("resolve the earlier matches first");
    case Remedy::PlayAgain:
        return QStringLiteral("clear it for a replay");
    case Remedy::EnterResult:
        return QStringLiteral("enter the right result");
    case Remedy::Award:
        return QStringLiteral("award it");
    case Remedy::KeepAsItIs:
        return QStringLiteral("let it count for the teams that played it");
    case Remedy::TakeOut:
        return QStringLiteral("delete the result");
    case Remedy::Lift:
        return QStringLiteral("cancel the ruling");
    case Remedy::DrawLots:
        return QStringLiteral("draw the lots first");
    }
    return {};
}

QString conflictText(const Competition &competition, const Conflict &conflict)
{
    const QString match = matchName(competition, conflict.fixture);
    switch (conflict.why) {
    case ConflictReason::NotNeeded:
        return match + QStringLiteral(" is not needed any more.");
    case ConflictReason::NothingDecides:
        return match + QStringLiteral(" leaves its tie level, and nothing decides it.");
    default:
        break;
    }
    return filledIn(QStringLiteral("%1 was entered for %2 v %3. Now due: %4 v %5."),
                    {match, teamName(competition, conflict.entered[Side::Home]),
                     teamName(competition, conflict.entered[Side::Away]),
                     teamName(competition, conflict.due[Side::Home]),
                     teamName(competition, conflict.due[Side::Away])});
}

QString conflictsText(const Competition &competition, const std::vector<Conflict> &conflicts, RemedyHint hint)
{
    QString text;
    for (const Conflict &conflict : conflicts) {
        QStringList remedies;
        for (const Remedy remedy : conflict.remedies)
            remedies << (hint == nullptr ? remedyText(remedy) : remedyText(remedy) + hint(remedy));
        text += QStringLiteral("  %1\n    %2\n")
                    .arg(conflictText(competition, conflict), remedies.join(QStringLiteral("; ")));
    }
    return text.isEmpty() ? text : QStringLiteral("In conflict:\n") + text;
}

QString lotsText(const Competition &competition)
{
    QString text;
    for (const Message &wanted : lotsWanted(competition, progress(competition)))
        text += wanted.english() + u'\n';
    return text;
}

QString consequencesText(const Competition &before, const Competition &after, const Consequences &found,
                         RemedyHint hint)
{
    QString text;
    for (const DayClash &clash : dayClashes(before, after))
        text += clashText(after, clash);
    for (const auto &[match, hour] : doubtfulHours(before, after))
        text += QStringLiteral("Match %1: %2\n").arg(match).arg(hour.english());
    for (const int team : noLongerPaired(before, after))
        text += QStringLiteral("%1 is not paired in the rounds to come; the others are paired without it.\n")
                    .arg(nameShown(after.entrant(team).name));
    for (const int team : teamsWhoseResultsStand(before, after))
        text += QStringLiteral(
                    "The results of %1 stand: only those of a group in which everybody meets, and that "
                    "is not over, can be void.\n")
                    .arg(nameShown(after.entrant(team).name));
    if (found.isEmpty())
        return text;
    for (const TableChange &change : found.tables)
        text += tableChangeText(after, change);
    for (const TieChange &change : found.ties)
        text += QStringLiteral("Tie %1: %2 → %3\n")
                    .arg(after.plan().ties[static_cast<std::size_t>(change.tie)].number)
                    .arg(outcomeOfTie(before, change.tie, change.before),
                         outcomeOfTie(after, change.tie, change.after));
    for (const SideChange &change : found.sides)
        text += QStringLiteral("%1, %2: %3 → %4\n")
                    .arg(matchName(after, change.fixture), sideWord(change.side),
                         teamName(after, change.before), teamName(after, change.after));
    for (const StateGroup &group : stateGroups(after, found.states))
        text += statesText(after, group);
    for (const int lot : found.idleLots)
        text += lotText(before, lot);
    for (const PlaceChange &change : found.places)
        text += placeText(after, change);
    return text + lotsText(after) + conflictsText(after, found.conflicts, hint);
}

} // namespace touchline
