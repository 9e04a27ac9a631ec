// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <cstddef>

namespace touchline {

/// A dense index (0 to size - 1) of teams, fixtures or players as a subscript of a standard container.
/// Indices are int throughout core, since a slot may hold none (-1); @p index must not be negative here.
constexpr std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

/// The same for what Qt's containers count in.
constexpr std::size_t at(qsizetype index)
{
    return static_cast<std::size_t>(index);
}

} // namespace touchline
