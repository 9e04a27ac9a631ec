// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/score_sheet.h"

#include <QtGlobal>

#include <array>

namespace touchline {

/// What the score sheets of more than one game ask for.

inline constexpr int mostCounted = 99;

/// Something that is counted of each side.
[[nodiscard]] constexpr SheetField countField(const char *name, const char *title,
                                              SheetScope scope = SheetScope::Side)
{
    return {name, title, scope, SheetValue::Number, 0, mostCounted};
}

inline constexpr const char *formationKey = "formation";
[[nodiscard]] constexpr SheetField formationField(SheetScope scope)
{
    return {formationKey, QT_TRANSLATE_NOOP("core", "Formation"), scope};
}

inline constexpr SheetField shotsField = countField("shots", QT_TRANSLATE_NOOP("core", "Shots on goal"));

/// Goals that are not from open play and not penalties.
inline constexpr std::array setPieceGoals{
    SheetWord{"corner", QT_TRANSLATE_NOOP("core", "from a corner")},
    SheetWord{"free_kick", QT_TRANSLATE_NOOP("core", "from a free kick")},
    SheetWord{"rebound", QT_TRANSLATE_NOOP("core", "from a rebound")}};

} // namespace touchline
