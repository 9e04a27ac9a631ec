// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/simulator/kick/angle_tables.h"
#include "core/games/simulator/kick/kick.h"

#include <bit>
#include <cstdint>
#include <fstream>
#include <string>

/// The kicks of tests/data/simulator/kicks.txt, which another program made (kick_reference.py). Without Qt:
/// the same check is compiled with other compilers and settings.
namespace golden_kicks {

using namespace touchline::simulator;

class Random
{
public:
    explicit Random(std::uint64_t seed) : m_state(seed) {}

    int below(int limit)
    {
        m_state += 0x9E3779B97F4A7C15ULL;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
        return static_cast<int>((z ^ (z >> 31U)) % static_cast<std::uint64_t>(limit));
    }

private:
    std::uint64_t m_state;
};

struct Case
{
    Aim aim;
    int skill = 0;
    AimError error;
    Spot2 from;
    Obstacles tokens;
};

inline int elevationOf(int kind, Random &random)
{
    constexpr int lift = 2;
    constexpr int head = 3;
    if (kind < lift)
        return 0 * random.below(1);
    if (kind == lift)
        return 30 + 15 * random.below(3);
    return 20 * random.below(kind == head ? 2 : 3);
}

inline int within(int value, int low, int high)
{
    return value < low ? low : value > high ? high : value;
}

inline void addTokens(int x, int y, Random &random, Obstacles &tokens)
{
    const int count = random.below(25);
    for (int number = 0; number < count; ++number) {
        const bool isNear = random.below(2) != 0;
        int tx = isNear ? x + random.below(3001) - 1500 : random.below(11001);
        int ty = isNear ? y + random.below(3001) - 1500 : random.below(7507);
        const bool isLying = random.below(4) == 0;
        const int axis = 15 * random.below(12);
        tx = within(tx, 60, 10940);
        ty = within(ty, 60, 7446);
        if ((tx - x) * (tx - x) + (ty - y) * (ty - y) >= 10000)
            tokens.add({{tx / 100.0, ty / 100.0},
                        isLying,
                        static_cast<std::int16_t>(axis),
                        static_cast<std::int8_t>(tokens.size)});
    }
}

inline Case caseOf(int number)
{
    constexpr int skills[] = {0, 50, 75, 100, 150};
    Random random(static_cast<std::uint64_t>(number));
    Case one;
    const int kind = random.below(5);
    one.aim.kind = static_cast<KickKind>(kind);
    one.aim.elevation = static_cast<std::int8_t>(elevationOf(kind, random));
    one.aim.direction = static_cast<std::int16_t>(random.below(360));
    one.aim.power = static_cast<std::int8_t>(1 + random.below(100));
    one.skill = skills[random.below(5)];
    one.error.direction = deviationUnits(1 + random.below(1000));
    one.error.speed = deviationUnits(1 + random.below(1000));
    one.error.elevation = deviationUnits(1 + random.below(1000));
    const bool isBeforeGoal = random.below(2) != 0;
    const int x = isBeforeGoal ? 8000 + random.below(2900) : 40 + random.below(10921);
    const int y = isBeforeGoal ? 2800 + random.below(1900) : 40 + random.below(7427);
    one.from = {x / 100.0, y / 100.0};
    addTokens(x, y, random, one.tokens);
    return one;
}

/// The outcome as a line of the golden file has it.
inline std::string outcome(const Trace &trace)
{
    constexpr const char *ends = "RSLG";
    constexpr const char *digits = "0123456789abcdef";
    std::string touches;
    for (int i = 0; i < trace.touchCount; ++i) {
        const int touch = trace.touches[static_cast<std::size_t>(i)];
        touches += touch == postTouch ? 'P' : touch == barTouch ? 'B' : static_cast<char>('a' + touch);
    }
    std::string bits;
    for (auto rest = std::bit_cast<std::uint64_t>(trace.time); rest != 0; rest /= 16)
        bits.insert(bits.begin(), digits[rest % 16]);
    return std::to_string(hundredths(trace.at.x)) + ' ' + std::to_string(hundredths(trace.at.y)) + ' ' +
           ends[static_cast<int>(trace.end)] + ' ' + (touches.empty() ? "-" : touches) + ' ' +
           (bits.empty() ? "0" : bits);
}

/// Plays every kick of the file; the first that goes elsewhere, or an empty text.
inline std::string check(const std::string &file, int &count)
{
    std::ifstream in(file);
    std::string wanted;
    for (count = 0; std::getline(in, wanted); ++count) {
        const Case one = caseOf(count);
        Trace trace;
        traceKick(one.from, launchOf(one.aim, one.skill, one.error), one.tokens, {}, trace);
        if (const std::string found = outcome(trace); found != wanted)
            return std::string("kick ")
                .append(std::to_string(count))
                .append(": ")
                .append(found)
                .append(" instead of ")
                .append(wanted);
    }
    return {};
}

} // namespace golden_kicks
