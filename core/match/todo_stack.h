// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cstdint>

namespace touchline {

/// What a game has still to do, the next on top: part of a position, so a plain value without heap, of a
/// fixed size. A rule pushes what follows from it and returns (docs/adding-a-game.md).
template <class Todo, std::size_t Capacity>
struct TodoStack
{
    std::array<Todo, Capacity> places{};
    std::uint8_t size = 0;

    void push(Todo todo)
    {
        Q_ASSERT(size < Capacity);
        places[size++] = todo;
    }
    [[nodiscard]] Todo pop()
    {
        Q_ASSERT(size > 0);
        return places[--size];
    }
    [[nodiscard]] bool operator==(const TodoStack &other) const
    {
        return size == other.size && std::equal(places.begin(), places.begin() + size, other.places.begin());
    }
};

} // namespace touchline
