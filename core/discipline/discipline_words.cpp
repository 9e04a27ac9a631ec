// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/discipline/discipline_words.h"

#include <qglobal.h>

namespace touchline {

namespace {

QString opponentOf(int match, const TeamLedger &ledger)
{
    return ledger.matches()[static_cast<std::size_t>(match)].opponent;
}

/// The sentence for one game alone, or the one that ends with their number.
Message inGames(int games, const char *one, const char *several, QStringList arguments)
{
    if (games == 1)
        return {one, std::move(arguments)};
    arguments.append(QString::number(games));
    return {several, std::move(arguments)};
}

Message whyInjured(const std::optional<int> &games, const QString &opponent)
{
    if (!games)
        return {QT_TRANSLATE_NOOP("core", "injured v %1, out of the tournament"), {opponent}};
    return inGames(*games, QT_TRANSLATE_NOOP("core", "injured v %1, out of the next match"),
                   QT_TRANSLATE_NOOP("core", "injured v %1, out for %2 matches"), {opponent});
}

Message whyBooked(const Suspension &suspension, const TeamLedger &ledger)
{
    const std::vector<int> &matches = suspension.broughtBy;
    const QString last = opponentOf(matches.back(), ledger);
    if (matches.size() == 2)
        return inGames(
            *suspension.games, QT_TRANSLATE_NOOP("core", "second yellow in consecutive matches (v %1, v %2)"),
            QT_TRANSLATE_NOOP("core",
                              "second yellow in consecutive matches (v %1, v %2), banned for %3 matches"),
            {opponentOf(matches.front(), ledger), last});
    return inGames(
        *suspension.games, QT_TRANSLATE_NOOP("core", "yellow in %1 consecutive matches, the last v %2"),
        QT_TRANSLATE_NOOP("core", "yellow in %1 consecutive matches, the last v %2, banned for %3 matches"),
        {QString::number(matches.size()), last});
}

} // namespace

Message whySuspended(const Suspension &suspension, const TeamLedger &ledger)
{
    const QString opponent = opponentOf(suspension.broughtBy.back(), ledger);
    switch (suspension.cause) {
    case SuspensionCause::RedCard:
        return inGames(*suspension.games, QT_TRANSLATE_NOOP("core", "sent off v %1"),
                       QT_TRANSLATE_NOOP("core", "sent off v %1, banned for %2 matches"), {opponent});
    case SuspensionCause::SecondYellow:
        return inGames(*suspension.games, QT_TRANSLATE_NOOP("core", "sent off v %1 (second yellow card)"),
                       QT_TRANSLATE_NOOP("core", "sent off v %1 (second yellow card), banned for %2 matches"),
                       {opponent});
    case SuspensionCause::Bookings:
        return whyBooked(suspension, ledger);
    case SuspensionCause::Injury:
        return whyInjured(suspension.games, opponent);
    }
    return {};
}

Message missesMatch(const QString &opponent)
{
    return {QT_TRANSLATE_NOOP("core", "misses v %1"), {opponent}};
}

Message whyAtRisk(const Threat &threat, const TeamLedger &ledger)
{
    return {QT_TRANSLATE_NOOP("core", "booked v %1: one more yellow card in the next match brings a ban"),
            {opponentOf(threat.bookings.back(), ledger)}};
}

} // namespace touchline
