// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/forecast/match_luck.h"
#include "models/words/fixtures/language.h"

namespace touchline {

/// A line of the story of a match, with what it changed.
struct LuckMoment
{
    /// As in StoryLine.
    QString minute;
    QString text;
    /// Steps of the MatchLuck from `first` up to but not including `end`.
    std::size_t first = 0;
    std::size_t end = 0;
    /// Of the expected result of the home side, -1..1.
    double luck = 0;
    double decisions = 0;
    /// The square of the standard error of change().
    double variance = 0;

    [[nodiscard]] double change() const { return luck + decisions; }
    /// Whether it is more than what the estimates may err by (three standard errors).
    [[nodiscard]] bool isClear() const;
};

/// The lines of the story with every roll that moved anything, in order; together they have all steps.
[[nodiscard]] std::vector<LuckMoment> luckMoments(const PlayedMatch &played, const Game &game,
                                                  const MatchLuck &luck);
/// The `most` of them that clearly moved the expected result most, the largest first.
[[nodiscard]] std::vector<LuckMoment> largestMoments(std::vector<LuckMoment> moments, std::size_t most);

/// "+3.2", "−0.4", "0.0".
[[nodiscard]] QString signedDecimal(double number, int digits, const Language &language);
/// The same of a change of an expected result, in hundredths.
[[nodiscard]] QString pointsText(double change, const Language &language);

/// What there is to say in a window: the chances before kick-off, luck, decisions where there were any, the
/// chances without luck; a sentence each.
[[nodiscard]] QStringList luckSentences(const PerSide<QString> &teams, const MatchLuck &luck,
                                        const Language &language);
/// Expected result before kick-off, luck, decisions and result of both sides, the chances without luck and
/// the largest moments, for a terminal.
[[nodiscard]] QString luckText(const PlayedMatch &played, const Game &game, const MatchLuck &luck);

/// What to say of a choice: that it was right, that another was better and by how much, or that it is too
/// close to call.
[[nodiscard]] QString verdictText(const JudgedChoice &choice, const Game &game, const Language &language);
/// A choice with its alternatives, for a terminal.
[[nodiscard]] QString judgedText(const PlayedMatch &played, const Game &game, const JudgedChoice &choice);

} // namespace touchline
