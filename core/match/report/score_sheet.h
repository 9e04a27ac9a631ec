// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"
#include "core/match/report/match_report.h"

#include <cstdint>
#include <span>
#include <vector>

namespace touchline {

/// What one line of a score sheet takes.
enum class SheetValue : std::uint8_t { Number, Word, Text };

/// For what it is filled in once.
enum class SheetScope : std::uint8_t {
    Match,     ///< the referee
    Side,      ///< condition left
    SidePeriod ///< attempts of a half
};

/// A word of the game with its name for people, QT_TRANSLATE_NOOP("core", ...).
struct SheetWord
{
    const char *word;
    const char *title;
};

/// One line of a score sheet that somebody fills in beside goals and cards. Static storage.
struct SheetField
{
    const char *name;  ///< "attempts": MatchFact::name
    const char *title; ///< the name for people, QT_TRANSLATE_NOOP("core", ...)
    SheetScope scope = SheetScope::Match;
    SheetValue value = SheetValue::Text;
    int minimum = 0;                    ///< for Number
    int maximum = 999;                  ///< for Number
    std::span<const SheetWord> words{}; ///< for Word; for Text those that are offered
    /// The number is not above that of this other field of the same side and period; null = none.
    const char *notAbove = nullptr;
};

/// A figure that the sheet has for each player: PlayerFigure::name. Static storage.
struct SheetFigure
{
    const char *name;  ///< "tackles_won"
    const char *title; ///< the name for people, QT_TRANSLATE_NOOP("core", ...)
    int minimum = 0;
    int maximum = 999;
    /// One player of the match has it, as 1: the man of the match.
    bool isOfOne = false;
};

/// Which fields the score sheet of a match has that is played at the table: data, so that the dialog, the
/// check and the printed sheet have no special case for a game.
struct ScoreSheet
{
    /// Who scored can be written down; else the result alone.
    bool hasScorers = true;
    bool hasCards = true;
    bool hasInjuries = false;
    /// Who began and who sat on the bench.
    bool hasLineUps = false;
    /// Players of a side that begin, where there are line-ups.
    int starters = 11;
    bool hasSubstitutions = false;
    /// Who made a goal can be written down beside who scored it.
    bool hasAssists = false;
    /// A side that has too few players left loses, with the score that the rulebook gives
    /// (DecidedBy::Forfeit).
    bool mayBeForfeited = false;
    /// Of a side; 0 = no limit.
    int mostSubstitutions = 0;
    /// Who was replaced takes no further part in the match: no card, no goal, no way back.
    bool isReplacedForGood = false;
    /// The game ends some matches without goals: who won is all that is known (ATCS Quick Play).
    bool hasWinnerAlone = false;
    /// What decides a level match where the rulebook names a winner by other figures; empty where it does
    /// not.
    std::span<const SheetWord> criteria{};
    /// Periods of extra time, 0 to 2.
    int extraTimePeriods = 2;
    /// Words of a goal beyond penalty and own goal: ReportEvent::detail.
    std::span<const SheetWord> goalKinds{};
    /// Words of an injury: ReportEvent::detail. Where there are some, each injury has one: they say how long
    /// he is out.
    std::span<const SheetWord> injuryKinds{};
    std::span<const SheetField> fields{};
    std::span<const SheetFigure> playerFigures{};
    /// Boxes to tick off in each half on the printed sheet, one for an attempt; 0 = none.
    int attemptBoxes = 0;

    /// Null where the sheet has no such field.
    [[nodiscard]] const SheetField *field(const QString &name) const;
    [[nodiscard]] const SheetFigure *playerFigure(const QString &name) const;
};

/// The sheet of a match for which no game says what it has: all that football knows.
[[nodiscard]] const ScoreSheet &plainScoreSheet();

/// Everything in a report that its sheet has no place for or that cannot be so: facts, line-ups, scorers,
/// cards, injuries, substitutions, assists, figures of players and extra time. What validate() finds is not
/// among it. Empty = fits.
[[nodiscard]] Problems checkSheet(const MatchReport &report, const ScoreSheet &sheet);

} // namespace touchline
