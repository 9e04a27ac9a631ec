// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/discipline/suspension.h"

#include <QMetaType>
#include <QString>

#include <vector>

namespace touchline {

/// What stands beside a player who is out or may soon be.
enum class PlayerMark {
    Yellow,
    Red,
    Injury,
    Ban,      ///< of the organiser's making
    Caution,  ///< one more yellow card brings a ban
    Hurt,     ///< one more injury keeps him out
    Served,   ///< a match that he sat out
    Decision, ///< something that the organiser decided
    Goal
};

using PlayerMarks = std::vector<PlayerMark>;

[[nodiscard]] PlayerMark markOf(SuspensionCause cause);
[[nodiscard]] PlayerMark markOf(ThreatKind kind);
/// In words, for a tooltip and for those who do not see the mark.
[[nodiscard]] QString markWords(PlayerMark mark);
/// The letter that stands on it: "Y", "R", "+"; empty where it has a picture.
[[nodiscard]] QString markLetter(PlayerMark mark);

} // namespace touchline

Q_DECLARE_METATYPE(touchline::PlayerMarks)
