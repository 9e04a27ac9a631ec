// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace touchline::champions {

/// The grid (specification, section 2.1): columns 0..11, rows 0..14.
inline constexpr int gridColumns = 12;
inline constexpr int gridRows = 15;
inline constexpr int cellCount = gridColumns * gridRows;

/// A set of cells, a bit for each: a step of all of them at once is a handful of shifts, which is what makes
/// the search for ways cheap.
class Cells
{
public:
    [[nodiscard]] constexpr bool test(std::size_t cell) const
    {
        return (m_words[cell / wordBits] >> (cell % wordBits) & 1U) != 0;
    }
    constexpr Cells &set(std::size_t cell)
    {
        m_words[cell / wordBits] |= std::uint64_t{1} << (cell % wordBits);
        return *this;
    }
    constexpr Cells &reset(std::size_t cell)
    {
        m_words[cell / wordBits] &= ~(std::uint64_t{1} << (cell % wordBits));
        return *this;
    }
    [[nodiscard]] constexpr bool any() const { return (m_words[0] | m_words[1] | m_words[2]) != 0; }
    [[nodiscard]] constexpr bool none() const { return !any(); }
    /// The lowest of them; -1: there is none.
    [[nodiscard]] constexpr int first() const
    {
        for (std::size_t word = 0; word < words; ++word)
            if (m_words[word] != 0)
                return static_cast<int>(word * wordBits) + std::countr_zero(m_words[word]);
        return -1;
    }
    [[nodiscard]] constexpr int count() const
    {
        return std::popcount(m_words[0]) + std::popcount(m_words[1]) + std::popcount(m_words[2]);
    }
    constexpr Cells &operator|=(const Cells &other)
    {
        for (std::size_t word = 0; word < words; ++word)
            m_words[word] |= other.m_words[word];
        return *this;
    }
    constexpr Cells &operator&=(const Cells &other)
    {
        for (std::size_t word = 0; word < words; ++word)
            m_words[word] &= other.m_words[word];
        return *this;
    }
    /// Takes the cells of `other` out.
    constexpr Cells &operator-=(const Cells &other)
    {
        for (std::size_t word = 0; word < words; ++word)
            m_words[word] &= ~other.m_words[word];
        return *this;
    }
    [[nodiscard]] friend constexpr Cells operator|(Cells one, const Cells &other) { return one |= other; }
    [[nodiscard]] friend constexpr Cells operator&(Cells one, const Cells &other) { return one &= other; }
    [[nodiscard]] friend constexpr Cells operator-(Cells one, const Cells &other) { return one -= other; }
    constexpr bool operator==(const Cells &) const = default;

    /// Calls `each(cell)` by index.
    template <class Each>
    constexpr void each(Each &&each) const
    {
        for (std::size_t word = 0; word < words; ++word)
            for (std::uint64_t bits = m_words[word]; bits != 0; bits &= bits - 1)
                each(static_cast<int>(word * wordBits) + std::countr_zero(bits));
    }

    /// All cells one orthogonal step away from one of these, within the grid.
    [[nodiscard]] constexpr Cells stepped() const
    {
        Cells all = up(gridColumns);
        all |= down(gridColumns);
        all |= sideways();
        return all &= grid();
    }
    /// All cells one step of a chess king away from one of these.
    [[nodiscard]] constexpr Cells kingStepped() const
    {
        const Cells row = *this | sideways();
        Cells all = row.up(gridColumns);
        all |= row.down(gridColumns);
        all |= row;
        return all &= grid();
    }
    [[nodiscard]] static constexpr const Cells &grid();

private:
    static constexpr std::size_t words = 3;
    static constexpr std::size_t wordBits = 64;

    struct Columns;

    [[nodiscard]] constexpr Cells up(unsigned bits) const
    {
        Cells moved;
        moved.m_words = {m_words[0] << bits, m_words[1] << bits | m_words[0] >> (wordBits - bits),
                         m_words[2] << bits | m_words[1] >> (wordBits - bits)};
        return moved;
    }
    [[nodiscard]] constexpr Cells down(unsigned bits) const
    {
        Cells moved;
        moved.m_words = {m_words[0] >> bits | m_words[1] << (wordBits - bits),
                         m_words[1] >> bits | m_words[2] << (wordBits - bits), m_words[2] >> bits};
        return moved;
    }
    /// Not over the edge into the next row.
    [[nodiscard]] constexpr Cells sideways() const;

    std::array<std::uint64_t, words> m_words{};
};

struct Cells::Columns
{
    Cells all;
    Cells notFirst;
    Cells notLast;
    constexpr Columns()
    {
        for (std::size_t cell = 0; cell < static_cast<std::size_t>(cellCount); ++cell) {
            all.set(cell);
            if (cell % gridColumns != 0)
                notFirst.set(cell);
            if (cell % gridColumns != gridColumns - 1)
                notLast.set(cell);
        }
    }
};

namespace detail {
/// Of Cells alone.
template <class Columns>
inline constexpr Columns columnSets{};
} // namespace detail

constexpr const Cells &Cells::grid()
{
    return detail::columnSets<Columns>.all;
}

constexpr Cells Cells::sideways() const
{
    return (*this & detail::columnSets<Columns>.notLast).up(1) |
           (*this & detail::columnSets<Columns>.notFirst).down(1);
}

} // namespace touchline::champions
