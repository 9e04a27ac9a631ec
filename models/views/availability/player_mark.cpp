// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/availability/player_mark.h"

#include <QCoreApplication>

namespace touchline {

namespace {

struct PlayerMarkWords
{
    Q_DECLARE_TR_FUNCTIONS(PlayerMark)
};

} // namespace

PlayerMark markOf(SuspensionCause cause)
{
    switch (cause) {
    case SuspensionCause::RedCard:
    case SuspensionCause::SecondYellow:
        return PlayerMark::Red;
    case SuspensionCause::Bookings:
    case SuspensionCause::Cautions:
    case SuspensionCause::LightAgain:
        return PlayerMark::Yellow;
    case SuspensionCause::Injury:
    case SuspensionCause::InjuryAgain:
        return PlayerMark::Injury;
    case SuspensionCause::Decision:
        break;
    }
    return PlayerMark::Ban;
}

PlayerMark markOf(ThreatKind kind)
{
    return kind == ThreatKind::InjuryWindow ? PlayerMark::Hurt : PlayerMark::Caution;
}

QString markWords(PlayerMark mark)
{
    switch (mark) {
    case PlayerMark::Yellow:
        return PlayerMarkWords::tr("yellow cards");
    case PlayerMark::Red:
        return PlayerMarkWords::tr("sent off");
    case PlayerMark::Injury:
        return PlayerMarkWords::tr("injured");
    case PlayerMark::Ban:
        return PlayerMarkWords::tr("banned by the organiser");
    case PlayerMark::Caution:
        return PlayerMarkWords::tr("one card from a ban");
    case PlayerMark::Hurt:
        return PlayerMarkWords::tr("one injury from missing a match");
    case PlayerMark::Served:
        return PlayerMarkWords::tr("sat out");
    case PlayerMark::Decision:
        return PlayerMarkWords::tr("decided by the organiser");
    case PlayerMark::Goal:
        return PlayerMarkWords::tr("goal");
    }
    return {};
}

QString markLetter(PlayerMark mark)
{
    switch (mark) {
    case PlayerMark::Yellow:
    case PlayerMark::Caution:
        return PlayerMarkWords::tr("Y", "yellow card");
    case PlayerMark::Red:
        return PlayerMarkWords::tr("R", "red card");
    case PlayerMark::Injury:
    case PlayerMark::Hurt:
        return QStringLiteral("+");
    case PlayerMark::Ban:
        return PlayerMarkWords::tr("B", "ban by the organiser");
    case PlayerMark::Served:
        return QStringLiteral("–");
    case PlayerMark::Decision:
        return PlayerMarkWords::tr("D", "decision of the organiser");
    case PlayerMark::Goal:
        return PlayerMarkWords::tr("G", "goal");
    }
    return {};
}

} // namespace touchline
