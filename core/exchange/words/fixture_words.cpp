// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/words/fixture_words.h"

#include "core/base/index.h"

#include <QtGlobal>

namespace touchline {

namespace {

QString groupPlaceWords(const Slot &slot, const Competition &competition, const Language &language)
{
    const QString table = tableWords(competition.tables()[at(slot.group)], language);
    if (slot.number == 1)
        return language.say(QT_TRANSLATE_NOOP("core", "winner of %1"), {table});
    if (slot.number == 2)
        return language.say(QT_TRANSLATE_NOOP("core", "runner-up of %1"), {table});
    return language.say(QT_TRANSLATE_NOOP("core", "place %1 of %2"), {QString::number(slot.number), table});
}

/// The result that a ruling or a withdrawal gave.
OutcomeWords awardedWords(const CountedResult &result, const char *note, const Language &language)
{
    OutcomeWords words;
    words.hasResult = true;
    words.between = result.bothLose ? QStringLiteral("–") : scoreWords(result.score);
    words.winner = result.winner;
    words.note = language.say(note);
    return words;
}

QString betweenWithoutScore(const std::optional<Side> &winner, const Language &language)
{
    if (!winner)
        return language.say(QT_TRANSLATE_NOOP("core", "drew with"));
    return *winner == Side::Home ? language.say(QT_TRANSLATE_NOOP("core", "beat"))
                                 : language.say(QT_TRANSLATE_NOOP("core", "lost to"));
}

OutcomeWords reportedWords(const MatchReport &report, const Language &language)
{
    OutcomeWords words;
    words.hasResult = true;
    words.winner = report.winner;
    words.between =
        report.withoutScore ? betweenWithoutScore(report.winner, language) : scoreWords(report.score);
    if (report.shootOut)
        words.note =
            language.say(QT_TRANSLATE_NOOP("core", "%1 on penalties"), {scoreWords(*report.shootOut)});
    else if (report.decidedBy == DecidedBy::Forfeit)
        words.note = language.say(QT_TRANSLATE_NOOP("core", "forfeited"));
    else if (report.extraTime)
        words.note = language.say(QT_TRANSLATE_NOOP("core", "after extra time"));
    else if (report.decidedBy == DecidedBy::Criteria)
        words.note = language.say(QT_TRANSLATE_NOOP("core", "decided by criteria of the rules"));
    return words;
}

/// A match that was put off to a day that nobody has named yet, or is to be played again.
QString putOffWords(const Competition &competition, int fixture, const Language &language)
{
    const Ruling *ruling = competition.ruling(fixture);
    const Appointment *appointment = competition.appointment(fixture);
    const bool hasDay = appointment != nullptr && appointment->date.isValid();
    if (ruling == nullptr || (hasDay && ruling->kind != Ruling::Kind::Replay))
        return {};
    // One that was cleared for a replay may have kept its day.
    if (ruling->isPlayedAgain())
        return language.say(QT_TRANSLATE_NOOP("core", "to be played again"));
    return ruling->kind == Ruling::Kind::Postponed ? language.say(QT_TRANSLATE_NOOP("core", "postponed"))
                                                   : QString();
}

/// A match that has no result, or none that counts.
OutcomeWords openWords(const Competition &competition, const FixtureStatus &status, int fixture,
                       const Language &language)
{
    OutcomeWords words;
    words.between = language.say(QT_TRANSLATE_NOOP("core", "v"));
    if (status.state == FixtureState::Void)
        words.note = language.say(QT_TRANSLATE_NOOP("core", "does not count"));
    else if (status.state == FixtureState::Undecided)
        words.note = language.say(QT_TRANSLATE_NOOP("core", "abandoned"));
    else if (status.state == FixtureState::NotNeeded)
        words.note = language.say(QT_TRANSLATE_NOOP("core", "not needed"));
    else if (status.state == FixtureState::InConflict)
        words.note = language.say(QT_TRANSLATE_NOOP("core", "result under review"));
    else
        words.note = putOffWords(competition, fixture, language);
    return words;
}

} // namespace

QString scoreWords(const Score &score)
{
    return QStringLiteral("%1–%2").arg(score.home).arg(score.away);
}

QString tableWords(const TablePlan &table, const Language &language)
{
    return table.name.size() == 1 ? language.say(QT_TRANSLATE_NOOP("core", "Group %1"), {table.name})
                                  : table.name;
}

QString slotWords(const Slot &slot, const Competition &competition, const Language &language)
{
    const QString number = QString::number(slot.number);
    switch (slot.kind) {
    case Slot::Kind::Drawn:
    case Slot::Kind::RoundDraw:
        return language.say(QT_TRANSLATE_NOOP("core", "to be drawn"));
    case Slot::Kind::GroupPlace:
        return groupPlaceWords(slot, competition, language);
    case Slot::Kind::WinnerOf:
        return language.say(QT_TRANSLATE_NOOP("core", "winner of match %1"), {number});
    case Slot::Kind::LoserOf:
        return language.say(QT_TRANSLATE_NOOP("core", "loser of match %1"), {number});
    case Slot::Kind::Allocated:
        return language.say(QT_TRANSLATE_NOOP("core", "one of %1"),
                            {tableWords(competition.tables()[at(slot.group)], language)});
    case Slot::Kind::Reserved:
        return language.say(QT_TRANSLATE_NOOP("core", "reserved place %1"), {number});
    }
    return {};
}

QString sideWords(const Competition &competition, const Progress &now, int fixture, Side side,
                  const Language &language)
{
    const int team = now.fixtures[at(fixture)].teams[side];
    return team >= 0 ? competition.entrant(team).name
                     : slotWords(competition.fixtures()[at(fixture)].slots[side], competition, language);
}

QString sideTitle(const Competition &competition, const Progress &now, int fixture, Side side,
                  const Language &language)
{
    const QString words = sideWords(competition, now, fixture, side, language);
    return now.fixtures[at(fixture)].teams[side] >= 0 ? words : capitalized(words);
}

const char *awardNote(const Competition &competition, const Progress &now, int fixture)
{
    if (now.fixtures[at(fixture)].award < 0)
        return nullptr;
    const Ruling *ruling = competition.ruling(fixture);
    if (countedResult(competition, now, fixture)->bothLose)
        return QT_TRANSLATE_NOOP("core", "lost by both");
    if (ruling != nullptr && ruling->kind == Ruling::Kind::Abandoned)
        return QT_TRANSLATE_NOOP("core", "abandoned");
    return competition.report(fixture) != nullptr ? QT_TRANSLATE_NOOP("core", "awarded")
                                                  : QT_TRANSLATE_NOOP("core", "walkover");
}

OutcomeWords outcomeWords(const Competition &competition, const Progress &now, int fixture,
                          const Language &language)
{
    const FixtureStatus &status = now.fixtures[at(fixture)];
    if (const char *note = awardNote(competition, now, fixture))
        return awardedWords(*countedResult(competition, now, fixture), note, language);
    const MatchReport *report = competition.report(fixture);
    if (status.state == FixtureState::Played && report != nullptr)
        return reportedWords(*report, language);
    return openWords(competition, status, fixture, language);
}

QString placeWords(const Appointment &appointment)
{
    QStringList parts;
    for (const QString &part : {appointment.stadium, appointment.city, appointment.country})
        if (!part.isEmpty())
            parts << part;
    return parts.join(QStringLiteral(", "));
}

QString capitalized(const QString &words)
{
    return words.left(1).toUpper() + words.mid(1);
}

} // namespace touchline
