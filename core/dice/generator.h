// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace touchline {

/// SplitMix64 (Steele, Lea, Flood 2014): spreads a seed, which may be a small number, over 64 bits.
[[nodiscard]] constexpr std::uint64_t splitMix(std::uint64_t &state)
{
    state += 0x9e3779b97f4a7c15ULL;
    std::uint64_t z = state;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31U);
}

/// The seed of one of many simulations of one seed; a number more is another one altogether.
[[nodiscard]] constexpr std::uint64_t seedOfNumber(std::uint64_t seed, int number)
{
    std::uint64_t state = seed + static_cast<std::uint64_t>(number) * 0xd1342543de82ef95ULL;
    return splitMix(state);
}

/// The project's random numbers: PCG32 (XSH-RR 64/32; O'Neill 2014, published test vector in the tests) and
/// our own unbiased mapping to a range. No std distribution, so the same seed gives the same rolls with every
/// compiler and library. A plain value of 16 bytes; copying it forks the sequence.
class Generator
{
public:
    /// `state` and `sequence` as in the published pcg32_srandom(); every sequence is a stream of its own.
    constexpr Generator(std::uint64_t state, std::uint64_t sequence)
        : m_state(0)
        , m_increment((sequence << 1U) | 1U)
    {
        next();
        m_state += state;
        next();
    }

    /// A generator from any 64-bit seed.
    constexpr explicit Generator(std::uint64_t seed)
        : Generator{splitMix(seed), splitMix(seed)} // braces: the state is made first
    {
    }

    /// 32 random bits.
    constexpr std::uint32_t next()
    {
        const std::uint64_t old = m_state;
        m_state = old * 6364136223846793005ULL + m_increment;
        const auto xorShifted = static_cast<std::uint32_t>(((old >> 18U) ^ old) >> 27U);
        const auto rotation = static_cast<std::uint32_t>(old >> 59U);
        return (xorShifted >> rotation) | (xorShifted << ((32U - rotation) & 31U));
    }

    /// 0..bound-1, each equally likely; bound >= 1. Multiply and reject (Lemire 2019): takes a second number
    /// only in bound / 2^32 of the cases, and is exact.
    constexpr std::uint32_t below(std::uint32_t bound)
    {
        std::uint64_t product = static_cast<std::uint64_t>(next()) * bound;
        if (static_cast<std::uint32_t>(product) < bound) [[unlikely]] {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold)
                product = static_cast<std::uint64_t>(next()) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

    /// A die of `faces` faces: 1..faces.
    constexpr int roll(int faces) { return static_cast<int>(below(static_cast<std::uint32_t>(faces))) + 1; }

    constexpr bool operator==(const Generator &) const = default;

private:
    std::uint64_t m_state;
    std::uint64_t m_increment;
};

} // namespace touchline
