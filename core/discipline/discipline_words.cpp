// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/discipline/discipline_words.h"

#include <qglobal.h>

namespace touchline {

namespace {

QString opponentOf(int match, const TeamLedger &ledger)
{
    const LedgerMatch &one = ledger.matches()[static_cast<std::size_t>(match)];
    return one.season.isEmpty() ? one.opponent : QStringLiteral("%1 (%2)").arg(one.opponent, one.season);
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

Message whyCautioned(const Suspension &suspension, const TeamLedger &ledger)
{
    const std::vector<int> &matches = suspension.broughtBy;
    const QString last = opponentOf(matches.back(), ledger);
    if (matches.size() == 2)
        return inGames(*suspension.games, QT_TRANSLATE_NOOP("core", "yellow cards v %1 and v %2"),
                       QT_TRANSLATE_NOOP("core", "yellow cards v %1 and v %2, banned for %3 matches"),
                       {opponentOf(matches.front(), ledger), last});
    return inGames(*suspension.games, QT_TRANSLATE_NOOP("core", "%1 yellow cards, the last v %2"),
                   QT_TRANSLATE_NOOP("core", "%1 yellow cards, the last v %2, banned for %3 matches"),
                   {QString::number(matches.size()), last});
}

/// What lasts until a day.
Message whyUntil(const Suspension &suspension)
{
    const QString day = suspension.until.toString(Qt::ISODate);
    return isInjury(suspension.cause) ? Message{QT_TRANSLATE_NOOP("core", "injured until %1"), {day}}
                                      : Message{QT_TRANSLATE_NOOP("core", "banned until %1"), {day}};
}

/// An injury that the organiser noted, of so many games.
Message whyNoted(const Suspension &suspension)
{
    return inGames(*suspension.games, QT_TRANSLATE_NOOP("core", "injured, out of the next match"),
                   QT_TRANSLATE_NOOP("core", "injured, out for %1 matches"), {});
}

Message whyDecided(const Suspension &suspension)
{
    return inGames(*suspension.games, QT_TRANSLATE_NOOP("core", "banned by the organiser for the next match"),
                   QT_TRANSLATE_NOOP("core", "banned by the organiser for %1 matches"), {});
}

Message whyInWindow(const Suspension &suspension, const TeamLedger &ledger, const char *one,
                    const char *several)
{
    return inGames(
        *suspension.games, one, several,
        {opponentOf(suspension.broughtBy.back(), ledger), opponentOf(suspension.broughtBy.front(), ledger)});
}

} // namespace

Message whySuspended(const Suspension &suspension, const TeamLedger &ledger)
{
    if (suspension.until.isValid())
        return whyUntil(suspension);
    if (suspension.cause == SuspensionCause::Decision) // perhaps before the first match
        return whyDecided(suspension);
    if (suspension.cause == SuspensionCause::Injury && !suspension.decisions.isEmpty())
        return whyNoted(suspension);
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
    case SuspensionCause::Cautions:
        return whyCautioned(suspension, ledger);
    case SuspensionCause::LightAgain:
        return whyInWindow(
            suspension, ledger, QT_TRANSLATE_NOOP("core", "yellow card v %1 in the window opened v %2"),
            QT_TRANSLATE_NOOP("core", "yellow card v %1 in the window opened v %2, banned for %3 matches"));
    case SuspensionCause::Injury:
        return whyInjured(suspension.games, opponent);
    case SuspensionCause::InjuryAgain:
        return whyInWindow(suspension, ledger,
                           QT_TRANSLATE_NOOP("core", "injured v %1 soon after v %2, out of the next match"),
                           QT_TRANSLATE_NOOP("core", "injured v %1 soon after v %2, out for %3 matches"));
    case SuspensionCause::Decision:
        break;
    }
    return {};
}

std::vector<Message> allReasons(const Suspension &suspension, const TeamLedger &ledger)
{
    std::vector<Message> all{whySuspended(suspension, ledger)};
    // The match of a card says where it was shown.
    if (suspension.elsewhere && (suspension.cause == SuspensionCause::Decision || suspension.until.isValid()))
        all.push_back({QT_TRANSLATE_NOOP("core", "ban from %1"), {suspension.elsewhere->name}});
    for (const QString &reason : suspension.decisions)
        all.push_back({QT_TRANSLATE_NOOP("core", "the organiser's decision: %1"), {reason}});
    return all;
}

Message oneAwayFrom(const Threat &threat, const QString &match)
{
    return {threat.kind == ThreatKind::InjuryWindow
                ? QT_TRANSLATE_NOOP("core", "one injury from missing the %1")
                : QT_TRANSLATE_NOOP("core", "one yellow card from missing the %1"),
            {match}};
}

namespace {

/// %1: yellow cards so far, %2: who the last was shown against.
const char *onlyInStage(StageKind stage)
{
    switch (stage) {
    case StageKind::Qualifying:
        return QT_TRANSLATE_NOOP("core",
                                 "yellow cards: %1, the last v %2; one more in qualifying brings a ban");
    case StageKind::Group:
        return QT_TRANSLATE_NOOP("core",
                                 "yellow cards: %1, the last v %2; one more in the group stage brings a ban");
    case StageKind::QuarterFinal:
        return QT_TRANSLATE_NOOP(
            "core", "yellow cards: %1, the last v %2; one more in the quarter-finals brings a ban");
    default:
        return QT_TRANSLATE_NOOP("core",
                                 "yellow cards: %1, the last v %2; one more in this round brings a ban");
    }
}

} // namespace

Message whyAtRisk(const Threat &threat, const TeamLedger &ledger)
{
    const QString opponent = opponentOf(threat.bookings.back(), ledger);
    if (threat.kind == ThreatKind::Window)
        return inGames(
            threat.windowLeft,
            QT_TRANSLATE_NOOP("core", "watched since v %1: a yellow card in the next match brings a ban"),
            QT_TRANSLATE_NOOP("core",
                              "watched since v %1: a yellow card in the next %2 matches brings a ban"),
            {opponent});
    if (threat.kind == ThreatKind::InjuryWindow)
        return inGames(
            threat.windowLeft,
            QT_TRANSLATE_NOOP("core", "hurt since v %1: an injury in the next match costs a match"),
            QT_TRANSLATE_NOOP("core", "hurt since v %1: an injury in the next %2 matches costs a match"),
            {opponent});
    if (threat.kind == ThreatKind::Cautions && threat.onlyIn)
        return {onlyInStage(*threat.onlyIn), {QString::number(threat.bookings.size()), opponent}};
    if (threat.kind == ThreatKind::Cautions && threat.bookings.size() > 1)
        return {QT_TRANSLATE_NOOP("core", "%1 yellow cards, the last v %2: one more brings a ban"),
                {QString::number(threat.bookings.size()), opponent}};
    if (threat.kind == ThreatKind::Cautions)
        return {QT_TRANSLATE_NOOP("core", "booked v %1: one more yellow card brings a ban"), {opponent}};
    return {QT_TRANSLATE_NOOP("core", "booked v %1: one more yellow card in the next match brings a ban"),
            {opponent}};
}

} // namespace touchline
