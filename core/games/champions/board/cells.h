// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace touchline::champions {

/// The grid (specification, section 2.1): columns 0..11, rows 0..14.
inline constexpr int gridColumns = 12;
inline constexpr int gridRows = 15;
inline constexpr int cellCount = gridColumns * gridRows;

/// A set of cells, a bit for each: a step of all of them at once is a handful of shifts, which is what makes
/// the search for ways cheap. Three words by name: an array of them costs calls where nothing is optimised.
class Cells
{
public:
    [[nodiscard]] constexpr bool test(std::size_t cell) const
    {
        const std::uint64_t word = cell < wordBits ? m_low : cell < 2 * wordBits ? m_middle : m_high;
        return (word >> (cell % wordBits) & 1U) != 0;
    }
    constexpr Cells &set(std::size_t cell)
    {
        wordOf(cell) |= std::uint64_t{1} << (cell % wordBits);
        return *this;
    }
    constexpr Cells &reset(std::size_t cell)
    {
        wordOf(cell) &= ~(std::uint64_t{1} << (cell % wordBits));
        return *this;
    }
    [[nodiscard]] constexpr bool any() const { return (m_low | m_middle | m_high) != 0; }
    [[nodiscard]] constexpr bool none() const { return !any(); }
    [[nodiscard]] constexpr bool meets(const Cells &other) const
    {
        return ((m_low & other.m_low) | (m_middle & other.m_middle) | (m_high & other.m_high)) != 0;
    }
    /// The lowest of them; -1: there is none.
    [[nodiscard]] constexpr int first() const
    {
        constexpr int bits = static_cast<int>(wordBits);
        return m_low != 0      ? std::countr_zero(m_low)
               : m_middle != 0 ? bits + std::countr_zero(m_middle)
               : m_high != 0   ? 2 * bits + std::countr_zero(m_high)
                               : -1;
    }
    [[nodiscard]] constexpr int count() const
    {
        return std::popcount(m_low) + std::popcount(m_middle) + std::popcount(m_high);
    }
    constexpr Cells &operator|=(const Cells &other)
    {
        m_low |= other.m_low;
        m_middle |= other.m_middle;
        m_high |= other.m_high;
        return *this;
    }
    constexpr Cells &operator&=(const Cells &other)
    {
        m_low &= other.m_low;
        m_middle &= other.m_middle;
        m_high &= other.m_high;
        return *this;
    }
    /// Takes the cells of `other` out.
    constexpr Cells &operator-=(const Cells &other)
    {
        m_low &= ~other.m_low;
        m_middle &= ~other.m_middle;
        m_high &= ~other.m_high;
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
        eachOf(m_low, 0, each);
        eachOf(m_middle, wordBits, each);
        eachOf(m_high, 2 * wordBits, each);
    }

    /// All cells one orthogonal step away from one of these, those of `within` alone.
    [[nodiscard]] constexpr Cells stepped(const Cells &within = grid()) const;
    /// All cells one step of a chess king away from one of these, themselves included; those of `within`.
    [[nodiscard]] constexpr Cells kingStepped(const Cells &within = grid()) const;
    [[nodiscard]] static constexpr const Cells &grid();

private:
    static constexpr std::size_t wordBits = 64;

    struct Columns;

    constexpr std::uint64_t &wordOf(std::size_t cell)
    {
        return cell < wordBits ? m_low : cell < 2 * wordBits ? m_middle : m_high;
    }
    template <class Each>
    static constexpr void eachOf(std::uint64_t bits, std::size_t first, Each &each)
    {
        for (; bits != 0; bits &= bits - 1)
            each(static_cast<int>(first) + std::countr_zero(bits));
    }
    /// One row up or down.
    [[nodiscard]] constexpr Cells lengthways() const
    {
        constexpr unsigned up = gridColumns;
        constexpr unsigned rest = wordBits - up;
        Cells moved;
        moved.m_low = m_low << up | m_low >> up | m_middle << rest;
        moved.m_middle = m_middle << up | m_low >> rest | m_middle >> up | m_high << rest;
        moved.m_high = m_high << up | m_middle >> rest | m_high >> up;
        return moved;
    }
    /// One column to either side, not over the edge into the next row.
    [[nodiscard]] constexpr Cells sideways() const;

    std::uint64_t m_low = 0;
    std::uint64_t m_middle = 0;
    std::uint64_t m_high = 0;
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
    const Columns &columns = detail::columnSets<Columns>;
    constexpr unsigned rest = wordBits - 1;
    const Cells right = *this & columns.notLast;
    const Cells left = *this & columns.notFirst;
    Cells moved;
    moved.m_low = right.m_low << 1U | left.m_low >> 1U | left.m_middle << rest;
    moved.m_middle = right.m_middle << 1U | right.m_low >> rest | left.m_middle >> 1U | left.m_high << rest;
    moved.m_high = right.m_high << 1U | right.m_middle >> rest | left.m_high >> 1U;
    return moved;
}

constexpr Cells Cells::stepped(const Cells &within) const
{
    Cells all = lengthways();
    all |= sideways();
    return all &= within;
}

constexpr Cells Cells::kingStepped(const Cells &within) const
{
    Cells row = *this;
    row |= sideways();
    Cells all = row.lengthways();
    all |= row;
    return all &= within;
}

} // namespace touchline::champions
