// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/conflict_words.h"

#include "models/words/narrator.h"

#include <QCoreApplication>

#include <array>

namespace touchline {

namespace {

struct RemedySpec
{
    const char *words;
    const char *help;
};

/// In the order of Remedy.
constexpr std::array<RemedySpec, 8> specs{{
    {QT_TRANSLATE_NOOP("Conflict", "Wait"),
     QT_TRANSLATE_NOOP("Conflict", "Resolve the earlier matches first: its teams may still be right.")},
    {QT_TRANSLATE_NOOP("Conflict", "Clear for replay"),
     QT_TRANSLATE_NOOP("Conflict", "Sets this result aside, so that the right teams can play the match. Date "
                                   "and ground stay.")},
    {QT_TRANSLATE_NOOP("Conflict", "Enter the right result…"),
     QT_TRANSLATE_NOOP("Conflict", "Replaces it with the result of the right teams.")},
    {QT_TRANSLATE_NOOP("Conflict", "Award it…"),
     QT_TRANSLATE_NOOP("Conflict", "One of the right teams wins without playing.")},
    {QT_TRANSLATE_NOOP("Conflict", "Let it count as it is"),
     QT_TRANSLATE_NOOP("Conflict", "The result counts for the teams that played.")},
    {QT_TRANSLATE_NOOP("Conflict", "Delete result"),
     QT_TRANSLATE_NOOP("Conflict", "The match can be played again; its report is kept in the history.")},
    {QT_TRANSLATE_NOOP("Conflict", "Lift the ruling"),
     QT_TRANSLATE_NOOP("Conflict", "Cancels the ruling on this match.")},
    {QT_TRANSLATE_NOOP("Conflict", "Draw lots"),
     QT_TRANSLATE_NOOP("Conflict", "Draw the lots first: its teams may still be right.")},
}};

const RemedySpec &specOf(Remedy remedy)
{
    return specs[static_cast<std::size_t>(remedy)];
}

QString sayConflict(const char *text)
{
    return QCoreApplication::translate("Conflict", text);
}

QString teamName(const Competition &competition, int team)
{
    return team < 0 ? sayConflict(QT_TRANSLATE_NOOP("Conflict", "to be decided"))
                    : competition.entrant(team).name;
}

} // namespace

QString conflictReason(const Competition &competition, const Conflict &conflict)
{
    const QString number =
        QString::number(competition.fixtures()[static_cast<std::size_t>(conflict.fixture)].number);
    switch (conflict.why) {
    case ConflictReason::NotNeeded:
        return sayConflict(
                   QT_TRANSLATE_NOOP("Conflict", "Match %1 is no longer needed, but it has a result."))
            .arg(number);
    case ConflictReason::NothingDecides:
        return sayConflict(
                   QT_TRANSLATE_NOOP(
                       "Conflict",
                       "The first leg was corrected: match %1 now leaves the tie level and undecided."))
            .arg(number);
    case ConflictReason::OtherTeams:
    case ConflictReason::None:
        break;
    }
    // A ruling may have been about teams without a match between them.
    const MatchReport *report = competition.report(conflict.fixture);
    const char *words =
        report == nullptr
            ? QT_TRANSLATE_NOOP("Conflict",
                                "Match %1 was decided for %2 v %3. After a correction, now due: %4 v %5.")
            : QT_TRANSLATE_NOOP(
                  "Conflict", "Match %1 was entered for %2 v %3 (%6). After a correction, now due: %4 v %5.");
    return filledIn(sayConflict(words), {number, teamName(competition, conflict.entered[Side::Home]),
                                         teamName(competition, conflict.entered[Side::Away]),
                                         teamName(competition, conflict.due[Side::Home]),
                                         teamName(competition, conflict.due[Side::Away]),
                                         report == nullptr ? QString() : resultText(*report)});
}

QString remedyWords(Remedy remedy)
{
    return sayConflict(specOf(remedy).words);
}

QString remedyHelp(Remedy remedy)
{
    return sayConflict(specOf(remedy).help);
}

} // namespace touchline
