// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/format/round_robin.h"

#include <array>
#include <bit>
#include <cstdint>

namespace touchline {

/// A set of numbers of a Berger table, 0..largestGroup-1.
class NumberSet
{
public:
    /// 0..count-1.
    static NumberSet firstOnes(int count)
    {
        NumberSet set;
        for (int number = 0; number < count; ++number)
            set.insert(number);
        return set;
    }

    void insert(int number) { m_words[word(number)] |= bit(number); }
    void erase(int number) { m_words[word(number)] &= ~bit(number); }
    [[nodiscard]] bool contains(int number) const { return (m_words[word(number)] & bit(number)) != 0; }

    [[nodiscard]] int size() const
    {
        int count = 0;
        for (const std::uint64_t part : m_words)
            count += std::popcount(part);
        return count;
    }

    [[nodiscard]] bool isEmpty() const { return *this == NumberSet(); }

    /// The least number from `from` on; -1 if there is none.
    [[nodiscard]] int next(int from) const
    {
        for (std::size_t i = word(from); i < m_words.size(); ++i) {
            const std::uint64_t part =
                i == word(from) ? m_words[i] & (~std::uint64_t{0} << (static_cast<unsigned>(from) % 64U))
                                : m_words[i];
            if (part != 0)
                return static_cast<int>(i) * 64 + std::countr_zero(part);
        }
        return -1;
    }

    NumberSet &operator&=(const NumberSet &other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] &= other.m_words[i];
        return *this;
    }

    /// Takes the numbers of the other set out.
    NumberSet &operator-=(const NumberSet &other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] &= ~other.m_words[i];
        return *this;
    }

    bool operator==(const NumberSet &) const = default;

private:
    static constexpr std::size_t word(int number) { return static_cast<std::size_t>(number) / 64U; }
    static constexpr std::uint64_t bit(int number)
    {
        return std::uint64_t{1} << (static_cast<unsigned>(number) % 64U);
    }

    std::array<std::uint64_t, largestGroup / 64> m_words{};
};

} // namespace touchline
