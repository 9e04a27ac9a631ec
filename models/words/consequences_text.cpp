// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/consequences_text.h"

#include "core/base/message.h"
#include "core/competition/level_places.h"
#include "core/exchange/tie_words.h"
#include "models/words/cup_text.h"
#include "models/words/text_table.h"

namespace touchline {

namespace {

using Align = TextTable::Align;

QString teamName(const Competition &competition, int team)
{
    return team < 0 ? QStringLiteral("(to be decided)") : nameShown(competition.entrant(team).name);
}

QString matchName(const Competition &competition, int fixture)
{
    const Fixture &planned = competition.fixtures()[static_cast<std::size_t>(fixture)];
    return QStringLiteral("Match %1 (%2)").arg(planned.number).arg(planned.stageName);
}

QString stateText(FixtureState state)
{
    switch (state) {
    case FixtureState::Waiting:
        return QStringLiteral("waits");
    case FixtureState::Ready:
        return QStringLiteral("can be played");
    case FixtureState::Played:
        return QStringLiteral("counts");
    case FixtureState::InConflict:
        return QStringLiteral("is in conflict");
    case FixtureState::NotNeeded:
        return QStringLiteral("is not needed");
    case FixtureState::Undecided:
        return QStringLiteral("is abandoned, undecided");
    case FixtureState::Void:
        return QStringLiteral("is void");
    }
    return {};
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
    for (std::size_t row = 0; row < change.after.size(); ++row)
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
    if (found.isEmpty())
        return QStringLiteral("Nothing else changes.\n");
    QString text;
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
    for (const StateChange &change : found.states)
        if (change.after != FixtureState::InConflict)
            text += QStringLiteral("%1 %2.\n").arg(matchName(after, change.fixture), stateText(change.after));
    for (const int lot : found.idleLots)
        text += lotText(before, lot);
    for (const PlaceChange &change : found.places)
        text += placeText(after, change);
    return text + lotsText(after) + conflictsText(after, found.conflicts, hint);
}

} // namespace touchline
