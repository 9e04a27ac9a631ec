// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/availability_text.h"

#include "core/base/index.h"
#include "core/play/discipline/competition_ledger.h"

#include <QtGlobal>

namespace touchline {

namespace {

/// `one` for one match, else `several` with their number for %1.
QString inMatches(int matches, const char *one, const char *several, const Language &language)
{
    return matches == 1 ? language.text(one) : language.text(several, {QString::number(matches)});
}

const char *unservedSentence(const AvailabilityChange &change)
{
    if (change.goesOn)
        return change.unserved == 1
                   ? QT_TRANSLATE_NOOP("core",
                                       "%1 (%2): %3 match of the ban left (%4), to be served next season")
                   : QT_TRANSLATE_NOOP("core",
                                       "%1 (%2): %3 matches of the ban left (%4), to be served next season");
    return change.unserved == 1
               ? QT_TRANSLATE_NOOP(
                     "core", "%1 (%2): %3 match of the ban left (%4), which lapses at the end of the season")
               : QT_TRANSLATE_NOOP("core", "%1 (%2): %3 matches of the ban left (%4), which lapses at the "
                                           "end of the season");
}

const char *matchSentence(const AvailabilityChange &change)
{
    if (change.change.because.empty() && !change.change.isOut)
        return QT_TRANSLATE_NOOP("core", "%1 (%2) may play in match %3: misses another match instead");
    if (change.isPlayed)
        return change.change.isOut
                   ? QT_TRANSLATE_NOOP("core",
                                       "%1 (%2) would have missed match %3: %4 (played: the result stands)")
                   : QT_TRANSLATE_NOOP(
                         "core", "%1 (%2) could have played in match %3: no longer out (%4; played: the "
                                 "result stands)");
    return change.change.isOut
               ? QT_TRANSLATE_NOOP("core", "%1 (%2) misses match %3: %4")
               : QT_TRANSLATE_NOOP("core", "%1 (%2) may play in match %3: no longer out (%4)");
}

/// "12", "12 on Sat 5 Sep 2026": with the day that the match has now.
QString matchOnDay(const Competition &competition, int fixture, const Language &language)
{
    const QString number = QString::number(competition.fixtures()[at(fixture)].number);
    const QDate day = dayOfFixture(competition, fixture);
    return day.isValid()
               ? language.text(QT_TRANSLATE_NOOP("core", "%1 on %2"), {number, language.shortDate(day)})
               : number;
}

} // namespace

QString availabilityText(const Competition &competition, const AvailabilityChange &change,
                         const Language &language)
{
    QStringList because;
    for (const Message &reason : change.change.because)
        because << language.text(reason);
    const bool isUnserved = change.unserved > 0;
    return language.text(
        isUnserved ? unservedSentence(change) : matchSentence(change),
        {change.change.name, competition.entrant(change.team).name,
         isUnserved ? QString::number(change.unserved) : matchOnDay(competition, change.fixture, language),
         because.join(QStringLiteral(", "))});
}

QString organiserDecisionText(const Decision &decision, const Language &language)
{
    const bool isInjury = decision.kind == Decision::Kind::Injured;
    if (decision.kind == Decision::Kind::Lifted)
        return language.text(QT_TRANSLATE_NOOP("core", "ban lifted"));
    if (decision.kind == Decision::Kind::Extended)
        return inMatches(decision.games, QT_TRANSLATE_NOOP("core", "ban extended by 1 match"),
                         QT_TRANSLATE_NOOP("core", "ban extended by %1 matches"), language);
    QString text;
    if (decision.until.isValid())
        text = language.text(isInjury ? QT_TRANSLATE_NOOP("core", "injured, out until %1")
                                      : QT_TRANSLATE_NOOP("core", "banned until %1"),
                             {language.shortDate(decision.until)});
    else if (isInjury)
        text = inMatches(decision.games, QT_TRANSLATE_NOOP("core", "injured, out for 1 match"),
                         QT_TRANSLATE_NOOP("core", "injured, out for %1 matches"), language);
    else
        text = inMatches(decision.games, QT_TRANSLATE_NOOP("core", "banned for 1 match"),
                         QT_TRANSLATE_NOOP("core", "banned for %1 matches"), language);
    return decision.inAllCompetitions
               ? language.text(QT_TRANSLATE_NOOP("core", "%1 in all competitions"), {text})
               : text;
}

QString absenceLength(std::optional<int> matches, QDate until, const Language &language)
{
    if (matches)
        return inMatches(*matches, QT_TRANSLATE_NOOP("core", "this match"),
                         QT_TRANSLATE_NOOP("core", "%1 matches"), language);
    return until.isValid() ? language.text(QT_TRANSLATE_NOOP("core", "until %1"), {language.shortDate(until)})
                           : language.text(QT_TRANSLATE_NOOP("core", "to the end"));
}

QString nobodyOutText(bool isSettled, const Language &language)
{
    return language.text(isSettled ? QT_TRANSLATE_NOOP("core", "All players are available.")
                                   : QT_TRANSLATE_NOOP("core", "All players are available so far."));
}

QString notSettledText(const Language &language)
{
    return language.text(QT_TRANSLATE_NOOP("core", "earlier matches still to be played"));
}

const Language &typedDays()
{
    // The order of a day's parts is a text of the language (Language::shortDate()).
    static const Language language{QStringLiteral("en-GB"), [](const char *text) {
                                       return qstrcmp(text, "ddd d MMM yyyy") == 0
                                                  ? QStringLiteral("yyyy-MM-dd")
                                                  : QString::fromUtf8(text);
                                   }};
    return language;
}

} // namespace touchline
