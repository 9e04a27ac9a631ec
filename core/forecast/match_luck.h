// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/forecast/chance.h"
#include "core/match/match_runner.h"
#include "core/match/report/decision_rules.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace touchline {

/// How a match ended that was played on from one point, so many times. Who won is what the match had to
/// decide: the tie, where it was the last leg of one.
struct EndCounts
{
    PerSide<int> won{};
    int drawn = 0;

    [[nodiscard]] int of() const { return won[Side::Home] + won[Side::Away] + drawn; }
    [[nodiscard]] Chance winOf(Side side) const { return {won[side], of()}; }
    [[nodiscard]] Chance draw() const { return {drawn, of()}; }
    /// The expected result of a side, 0..1: a win is 1, a draw one half.
    [[nodiscard]] double expected(Side side) const;
    /// Its standard error.
    [[nodiscard]] double standardError() const;
    void add(std::optional<Side> winner);
    bool operator==(const EndCounts &) const = default;
};

/// What happened between two points of a match: one roll, or what one side decided without a roll in between.
struct LuckStep
{
    /// Inputs of the log from `first` up to but not including `end`.
    std::size_t first = 0;
    std::size_t end = 0;
    Awaits kind = Awaits::Roll;
    /// Who decided; of a roll whose it was, nothing where it is nobody's.
    std::optional<Side> side{};

    bool operator==(const LuckStep &) const = default;
};

struct LuckWishes
{
    /// How often the match is played on from each point, 1..mostRuns; 0 = as often as the game says
    /// (GameInfo::luckRuns).
    int runs = 0;
    std::uint64_t seed = 1;
    /// 0 = one for each processor. The answer is the same with any number.
    int threads = 0;

    static constexpr int mostRuns = 100'000;
};

/// Luck and judgement of a match: its expected result from point to point, each estimated once, so that
/// start, luck and decisions add up to the result exactly. The way is that of GNU Backgammon's analysis: what
/// a roll changes is luck, what a choice changes is judgement.
struct MatchLuck
{
    int runs = 0;
    /// All inputs of the match, in order.
    std::vector<LuckStep> steps;
    /// points[i] is before steps[i]; the last one is the result, `runs` times.
    std::vector<EndCounts> points;
    /// changeErrors[i]: the standard error of change(i).
    std::vector<double> changeErrors;
    /// Standard errors of luck() and of decisions() of both sides.
    double luckError = 0;
    PerSide<double> decisionsError{};

    /// By how much steps[step] moved the expected result of a side, -1..1.
    [[nodiscard]] double change(std::size_t step, Side side) const;
    /// What all rolls together brought a side; the other one has the opposite.
    [[nodiscard]] double luck(Side side) const;
    /// What the decisions of a side changed for itself, less than 0 where they were worse than what the
    /// computer player decides that plays the match on.
    [[nodiscard]] double decisions(Side side) const;
    /// Chances of a win of home, a draw and a win of away that are left when the luck is taken out of the
    /// result. They add up to 1; one alone may lie outside of 0..1.
    struct Adjusted
    {
        PerSide<double> win{};
        double draw = 0;

        [[nodiscard]] double expected(Side side) const { return win[side] + draw / 2; }
    };
    [[nodiscard]] Adjusted withoutLuck() const;
    bool operator==(const MatchLuck &) const = default;
};

/// Asked on the thread that asked, with how much is done, 0..1; false ends it.
using LuckProgress = std::function<bool(double done)>;

/// Plays the match on from each of its points, by the computer players of its labels (in place of a person,
/// the one that the game names first). Errors: BadInput (runs out of range; a log that does not fit the
/// rules); Refused (another version of the rules; ended by `onProgress`); those of computer players.
[[nodiscard]] Result<MatchLuck> matchLuck(const MatchLog &log, const Game &game, const LuckWishes &wishes,
                                          const LuckProgress &onProgress = {});

/// How many alternatives of one choice are tried at most.
inline constexpr int mostAlternatives = 8;

/// One answer that could have been given to a choice.
struct JudgedOption
{
    /// As Match::optionName() has it.
    QString name;
    EndCounts ends;
    /// Expected result of the side that decided, less that of the option that was taken, on the same dice.
    double difference = 0;
    /// Of the difference.
    double standardError = 0;

    /// Whether it is more than chance alone would bring: of mostAlternatives that are all as good as what was
    /// chosen, none is clear in 95 of 100 cases.
    [[nodiscard]] bool isClear() const;
    bool operator==(const JudgedOption &) const = default;
};

/// A decision and its alternatives.
struct JudgedChoice
{
    /// Number of the input, from 0.
    std::size_t entry = 0;
    Side side = Side::Home;
    /// The decision point: Question::prompt.
    const RollPrompt *prompt = &nothingDue;
    /// The first is what was chosen, the others from the best on.
    std::vector<JudgedOption> options;
    /// How many options there were; more than `options` where not all were tried.
    int legal = 0;

    /// The best alternative where it is clearly better than what was chosen; null where the choice was right
    /// or it is too close to call.
    [[nodiscard]] const JudgedOption *better() const;
    /// The choice was clearly better than all alternatives that were tried.
    [[nodiscard]] bool isClearlyBest() const;
};

/// Tries the alternatives to input `entry` of a match: what the computer players of the game would choose,
/// then others in even steps over the list. Every option is played on with the same dice. Errors: as
/// matchLuck(), and BadInput where the input is no choice.
[[nodiscard]] Result<JudgedChoice> judgedChoice(const MatchLog &log, const Game &game, std::size_t entry,
                                                const LuckWishes &wishes,
                                                const LuckProgress &onProgress = {});

} // namespace touchline
