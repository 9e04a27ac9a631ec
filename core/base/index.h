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

/// An index that says of what it is one, for functions that take two: it becomes an int by itself, an int or
/// an index of another kind does not become it, so that two arguments cannot be exchanged. -1: none.
template <class Kind>
class IndexOf
{
public:
    explicit constexpr IndexOf(int index) : m_index(index) {}
    explicit constexpr IndexOf(std::size_t index) : m_index(static_cast<int>(index)) {}
    // NOLINTNEXTLINE(google-explicit-constructor): that is what it is for
    constexpr operator int() const { return m_index; }

private:
    int m_index;
};

using TeamIndex = IndexOf<struct OfTeam>;
using GroupIndex = IndexOf<struct OfGroup>;
using TableIndex = IndexOf<struct OfTable>;
using StageIndex = IndexOf<struct OfStage>;
using TieIndex = IndexOf<struct OfTie>;
using FixtureIndex = IndexOf<struct OfFixture>;

} // namespace touchline
