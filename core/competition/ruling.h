// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/rules/walkover_rule.h"
#include "core/competition/standings/counted_result.h"

#include <QDate>
#include <QString>
#include <QTime>

#include <optional>

namespace touchline {

/// What somebody decided about a match, apart from its report. A fact: all rulings are kept, the last about
/// a match has effect.
struct Ruling
{
    enum class Kind {
        Postponed, ///< played on another day, or on one that is not known yet
        Abandoned, ///< broken off; `then` says what becomes of it
        Walkover,  ///< lost without being played, or lost whatever its score was
        Annulled,  ///< it counts for nothing and is not played again
        Replay,    ///< it is played again; a report that it has is set aside
        AsItIs,    ///< it counts for those who played it, although others should have
        Lifted     ///< nothing that was ruled before holds any more
    };
    /// What becomes of an abandoned match.
    enum class Then {
        Undecided, ///< nobody has said yet
        Stands,    ///< `abandonedAt` is its result
        Replay,    ///< it is played again from the start
        Awarded    ///< one side has won it
    };
    /// What becomes of the cards of a match that is annulled, abandoned or played again.
    enum class Cards {
        ByRules, ///< the rules of discipline say it
        Stay,
        Fall
    };
    /// Number of the match.
    int match = 0;
    Kind kind = Kind::Postponed;
    /// Indices of the entrants that it was about; -1 where they were not known. When an earlier result is
    /// corrected and the match has other teams, the ruling is in conflict as a report is.
    PerSide<int> teams{{-1, -1}};
    Then then = Then::Undecided;
    /// Walkover, Awarded: who has won; nothing = both have lost.
    std::optional<Side> winner{};
    /// Walkover, Awarded: the goals; nothing = as WalkoverRule has it.
    std::optional<Score> score{};
    /// Walkover, Awarded, in a tie over several matches: the winner goes through, whatever the others bring;
    /// false = the score counts like any other.
    bool wholeTie = true;
    /// Abandoned: the score then, and the minute, 1..lastMinute.
    static constexpr int lastMinute = 120;
    std::optional<Score> abandonedAt{};
    std::optional<int> minute{};
    /// Postponed, Abandoned to be played again: the new day; null = not known. Replay: the same; null = the
    /// day stays as it is.
    QDate newDate{};
    /// With `newDate`: the hour at the ground; null = not known.
    QTime newTime{};
    /// Where `newDate` may stand: the ground, pitch or table; empty = the one that is planned.
    QString newGround{};
    /// When it was decided; may be null.
    QDate date{};
    QString reason{};
    /// Annulled, Abandoned, Replay: what becomes of the cards; it is for the rules of discipline.
    Cards cards = Cards::ByRules;
    /// Number of the last match that each of the teams had played by then, 0 for none: what was ruled was not
    /// known in any match up to it. Nothing where it was not noted.
    std::optional<PerSide<int>> lastPlayed{};

    /// One side has won it, or both have lost it, without a word of the report.
    [[nodiscard]] bool isAward() const
    {
        return kind == Kind::Walkover || (kind == Kind::Abandoned && then == Then::Awarded);
    }
    /// From now on it can be played anew.
    [[nodiscard]] bool isPlayedAgain() const
    {
        return kind == Kind::Replay || (kind == Kind::Abandoned && then == Then::Replay);
    }
    /// It ended before its time, and is not played again: what happened in it stands in its report, what
    /// becomes of it in the ruling.
    [[nodiscard]] bool isBrokenOff() const { return kind == Kind::Abandoned && then != Then::Replay; }
    /// It says on which day the match is played, or that this is not known.
    [[nodiscard]] bool movesDay() const
    {
        const bool hasNewDay = kind == Kind::Replay && newDate.isValid();
        const bool isAnew = kind == Kind::Abandoned && isPlayedAgain();
        return kind == Kind::Postponed || hasNewDay || isAnew;
    }
    /// What becomes of the cards can be ruled.
    [[nodiscard]] bool mayRuleCards() const
    {
        return kind == Kind::Annulled || kind == Kind::Abandoned || kind == Kind::Replay;
    }
    bool operator==(const Ruling &) const = default;
};

/// The ruling without what says nothing for its kind.
[[nodiscard]] Ruling tidied(Ruling ruling);

/// The result that counts by the ruling in place of any report; nothing where the ruling gives none.
[[nodiscard]] std::optional<CountedResult> resultOf(const Ruling &ruling, const WalkoverRule &rule);

/// A match lost without being played.
[[nodiscard]] CountedResult walkover(const PerSide<int> &teams, std::optional<Side> winner,
                                     const WalkoverRule &rule);

} // namespace touchline
