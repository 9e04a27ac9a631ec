// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/match/event_sink.h"
#include "core/match/fixture_setup.h"
#include "core/match/option_facts.h"
#include "core/match/option_list.h"
#include "core/match/report/match_report.h"

#include <QJsonObject>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace touchline {

struct BoardAimPreview;
struct BoardGeometry;
struct BoardMove;
struct BoardPosition;

/// What one side has answered to a pair of choices while the other side is still to answer.
struct OpenAnswer
{
    Side side = Side::Home;
    /// As Match::optionName() has it.
    QString option;

    bool operator==(const OpenAnswer &) const = default;
};

/// How long a person has for a part of a turn; 0 seconds: as long as they like.
struct TurnTime
{
    int seconds = 0;
    /// Parts of one match have different numbers.
    int part = 0;

    bool operator==(const TurnTime &) const = default;
};

/// A match in progress: the face that windows, terminals, logs and agents see. The rules behind it are free
/// functions over a plain state of the game, which simulation drives without this face (play_out.h).
class Match
{
public:
    Match() = default;
    Match &operator=(const Match &) = delete;
    Match &operator=(Match &&) = delete;
    Match(Match &&) = delete;
    virtual ~Match() = default;

    /// What is due now. Question::awaits is Nothing when the match is over.
    [[nodiscard]] virtual Question question() const = 0;
    /// Puts the legal options of the choice that is due into `options` (cleared first): at least two when a
    /// choice is due (a choice with one option is taken without asking), none otherwise.
    virtual void options(OptionList &options) const = 0;
    /// The name of an option of `question`, the same at any time of this match and unique among the options
    /// offered.
    [[nodiscard]] virtual QString optionName(const Question &question, OptionCode option) const = 0;
    /// What an option of the choice that is due costs and changes, and its chance where that is known; from
    /// what the deciding side may see.
    [[nodiscard]] virtual OptionFacts optionFacts(OptionCode /*option*/) const { return {}; }
    /// What is not legal at the choice that is due, and why; empty where there is nothing to tell.
    [[nodiscard]] virtual std::vector<ClosedOption> closedOptions() const { return {}; }
    /// Whom or what the choice that is due is about, where its name does not say it ("7 Zidane, with a roll
    /// of 4"); empty where there is nothing to add, or no choice is due.
    [[nodiscard]] virtual Message subject() const { return {}; }
    /// Of the side that decides now, where the rules limit it. It does not run while the other side decides.
    [[nodiscard]] virtual TurnTime turnTime() const { return {}; }
    /// The other side has answered already, in secret, and will show it when this question is answered.
    [[nodiscard]] virtual bool hasSecretAnswer() const { return false; }
    /// The match as it would be after this option, before any roll; null where the option is not legal now,
    /// or what the other side has chosen in secret would be seen.
    [[nodiscard]] std::unique_ptr<Match> preview(OptionCode option) const;
    /// The other side's answer to the pair of choices that is due, where the rules let the side that decides
    /// now see it first; nothing where there is none or it is hidden.
    [[nodiscard]] virtual std::optional<OpenAnswer> openAnswer() const { return std::nullopt; }
    /// Takes the roll that is due one step on. Errors: BadInput (the die cannot show it), Refused (no roll is
    /// due); the state stays as it was.
    [[nodiscard]] virtual Result<void> roll(int value, EventList &sink) = 0;
    /// Takes the choice that is due. Errors: Refused (not legal, or no choice is due); the state stays as it
    /// was.
    [[nodiscard]] virtual Result<void> choose(OptionCode option, EventList &sink) = 0;
    [[nodiscard]] virtual std::unique_ptr<Match> clone() const = 0;
    /// The state as data, as `viewer` may see it: hidden choices of the other side are not in it. Nobody =
    /// everything.
    [[nodiscard]] virtual QJsonObject view(std::optional<Side> viewer) const = 0;
    /// The board that it is played on, as its setup has it (board.h); null for a game without one.
    [[nodiscard]] virtual std::shared_ptr<const BoardGeometry> boardGeometry() const;
    /// Pieces, ball, and what can be chosen now, as `viewer` may see it; a game without a board has the notes
    /// alone, or nothing.
    [[nodiscard]] virtual BoardPosition board(std::optional<Side> viewer) const;
    /// What moved on the board from `before` to `now`, two positions for the same viewer, in order; `now` is
    /// board() of this moment, `since` are the events in between (board_motion.h).
    [[nodiscard]] virtual std::vector<BoardMove> motion(const BoardPosition &before, const BoardPosition &now,
                                                        std::span<const Event> since) const;
    /// What a shot in that direction with that power would come to, while board() has an aim (board.h): from
    /// what the deciding side may see.
    [[nodiscard]] virtual BoardAimPreview aimed(double degrees, double power) const;
    /// The record of the match so far; complete when it is over. `events` are all events of the match in
    /// order.
    [[nodiscard]] virtual MatchReport report(std::span<const Event> events) const = 0;
    [[nodiscard]] virtual const FixtureSetup &setup() const = 0;

    [[nodiscard]] Awaits awaits() const { return question().awaits; }

protected:
    Match(const Match &) = default;
};

} // namespace touchline
