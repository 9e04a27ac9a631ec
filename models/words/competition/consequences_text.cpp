// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/consequences_text.h"

#include "core/base/index.h"
#include "core/base/message.h"
#include "core/competition/consequences/level_places.h"
#include "core/competition/round_draw.h"
#include "models/words/common/text_table.h"
#include "models/words/competition/availability_text.h"
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

QString numberOf(const Competition &competition, int fixture)
{
    return QString::number(competition.fixtures()[at(fixture)].number);
}

QString matchName(const Competition &competition, int fixture)
{
    return matchWords(competition, fixture, Language{});
}

/// Of one match (%1), and of several: %1 is how many they are, %2 their numbers.
std::pair<const char *, const char *> stateSentences(StateGroup::Kind kind)
{
    switch (kind) {
    case StateGroup::Kind::Walkover:
        return {QT_TRANSLATE_NOOP("core", "%1 is decided by walkover"),
                QT_TRANSLATE_NOOP("core", "%1 matches are decided by walkover: %2")};
    case StateGroup::Kind::Counts:
        return {QT_TRANSLATE_NOOP("core", "%1 counts"), QT_TRANSLATE_NOOP("core", "%1 matches count: %2")};
    case StateGroup::Kind::Discounted:
        return {QT_TRANSLATE_NOOP("core", "%1 no longer counts"),
                QT_TRANSLATE_NOOP("core", "%1 matches no longer count: %2")};
    case StateGroup::Kind::CalledOff:
        return {QT_TRANSLATE_NOOP("core", "%1 is not played"),
                QT_TRANSLATE_NOOP("core", "%1 matches are not played: %2")};
    case StateGroup::Kind::Open:
        return {QT_TRANSLATE_NOOP("core", "%1 can be played"),
                QT_TRANSLATE_NOOP("core", "%1 matches can be played: %2")};
    case StateGroup::Kind::Waits:
        return {QT_TRANSLATE_NOOP("core", "%1 waits"), QT_TRANSLATE_NOOP("core", "%1 matches wait: %2")};
    case StateGroup::Kind::NotNeeded:
        return {QT_TRANSLATE_NOOP("core", "%1 is not needed"),
                QT_TRANSLATE_NOOP("core", "%1 matches are not needed: %2")};
    case StateGroup::Kind::Undecided:
        return {QT_TRANSLATE_NOOP("core", "%1 is abandoned, undecided"),
                QT_TRANSLATE_NOOP("core", "%1 matches are abandoned, undecided: %2")};
    }
    return {};
}

QString decisionText(TieDecision decision)
{
    switch (decision) {
    case TieDecision::Open:
        return QStringLiteral("open");
    case TieDecision::Drawn:
        return QStringLiteral("drawn");
    case TieDecision::Score:
        return QStringLiteral("on goals");
    case TieDecision::Wins:
        return QStringLiteral("on matches won");
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
    if (tie.by == TieDecision::Drawn)
        return decisionText(tie.by);
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

} // namespace

QString matchWords(const Competition &competition, int fixture, const Language &language)
{
    return language.text(QT_TRANSLATE_NOOP("core", "Match %1 (%2)"),
                         {numberOf(competition, fixture),
                          language.text(competition.fixtures()[at(fixture)].stageName.toUtf8().constData())});
}

QString statesWords(const Competition &competition, const StateGroup &group, const Language &language)
{
    const auto [one, several] = stateSentences(group.kind);
    if (group.fixtures.size() == 1)
        return language.text(one, {matchWords(competition, group.fixtures.front(), language)});
    QStringList numbers;
    for (const int fixture : group.fixtures)
        numbers << numberOf(competition, fixture);
    return language.text(several, {QString::number(numbers.size()), numbers.join(QStringLiteral(", "))});
}

QString clashWords(const Competition &competition, const DayClash &clash, const Language &language)
{
    const Appointment &day = *competition.appointment(clash.fixture);
    const QString date = language.shortDate(day.date);
    if (clash.team >= 0)
        return language.text(QT_TRANSLATE_NOOP("core", "%1 would play twice on %2: matches %3 and %4"),
                             {competition.entrant(clash.team).name, date,
                              numberOf(competition, clash.fixture), numberOf(competition, clash.other)});
    return language.text(QT_TRANSLATE_NOOP("core", "%1 is taken on %2 at that time by match %3"),
                         {day.stadium, date, numberOf(competition, clash.other)});
}

QString standingResultsWords(const Competition &competition, int team, const Language &language)
{
    return language.text(QT_TRANSLATE_NOOP("core", "The results of %1 stand: only those of a group in which "
                                                   "everybody meets, and that is not over, can be void"),
                         {competition.entrant(team).name});
}

QString idleLotWords(const Competition &before, int lot, const Language &language)
{
    QStringList teams;
    for (const int team : before.lots()[at(lot)].order)
        teams << before.entrant(team).name;
    return language.text(
        QT_TRANSLATE_NOOP("core", "The lot between %1 no longer decides anything. It is kept."),
        {teams.join(QStringLiteral(", "))});
}

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
        text += clashWords(after, clash, typedDays()) + QStringLiteral(".\n");
    for (const auto &[match, hour] : doubtfulHours(before, after))
        text += QStringLiteral("Match %1: %2\n").arg(match).arg(hour.english());
    for (const int team : noLongerPaired(before, after))
        text += QStringLiteral("%1 is not paired in the rounds to come; the others are paired without it.\n")
                    .arg(nameShown(after.entrant(team).name));
    for (const int team : teamsWhoseResultsStand(before, after))
        text += standingResultsWords(after, team, Language{}) + QStringLiteral(".\n");
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
        text += statesWords(after, group, Language{}) + QStringLiteral(".\n");
    for (const int lot : found.idleLots)
        text += idleLotWords(before, lot, Language{}) + u'\n';
    for (const PlaceChange &change : found.places)
        text += placeText(after, change);
    return text + lotsText(after) + conflictsText(after, found.conflicts, hint);
}

} // namespace touchline
