// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/availability_text.h"

#include "core/play/discipline/competition_ledger.h"

namespace touchline {

namespace {

QString unservedText(const Competition &competition, const AvailabilityChange &change, const QString &reasons)
{
    const char *words = change.unserved == 1 ? "%1 (%2): %3 match of the ban left (%4), %5"
                                             : "%1 (%2): %3 matches of the ban left (%4), %5";
    return filledIn(QString::fromUtf8(words),
                    {change.change.name, competition.entrant(change.team).name,
                     QString::number(change.unserved), reasons,
                     change.goesOn ? QStringLiteral("to be served next season")
                                   : QStringLiteral("which lapses at the end of the season")});
}

} // namespace

QString availabilityText(const Competition &competition, const AvailabilityChange &change)
{
    QStringList reasons;
    for (const Message &reason : change.change.because)
        reasons << reason.english();
    if (change.unserved > 0)
        return unservedText(competition, change, reasons.join(QStringLiteral(", ")));
    QString match = QString::number(competition.fixtures()[static_cast<std::size_t>(change.fixture)].number);
    if (const QDate day = dayOfFixture(competition, change.fixture); day.isValid())
        match += QStringLiteral(" on ") + day.toString(Qt::ISODate);
    const bool isMoved = reasons.isEmpty() && !change.change.isOut;
    const char *words =
        isMoved ? "%1 (%2) may play in match %3: misses another match instead"
        : change.isPlayed
            ? (change.change.isOut ? "%1 (%2) would have missed match %3: %4 (played: "
                                     "the result stands)"
                                   : "%1 (%2) could have played in match %3: not %4 (played: "
                                     "the result stands)")
            : (change.change.isOut ? "%1 (%2) misses match %3: %4" : "%1 (%2) may play in match %3: not %4");
    return filledIn(QString::fromUtf8(words), {change.change.name, competition.entrant(change.team).name,
                                               match, reasons.join(QStringLiteral(", "))});
}

} // namespace touchline
