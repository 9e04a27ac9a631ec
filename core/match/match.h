// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/match/board.h"
#include "core/match/event_sink.h"
#include "core/match/fixture_setup.h"
#include "core/match/option_list.h"
#include "core/match/report/match_report.h"

#include <QJsonObject>

#include <memory>
#include <optional>
#include <span>

namespace touchline {

/// What one side has answered to a pair of choices while the other side is still to answer.
struct OpenAnswer
{
    Side side = Side::Home;
    /// As Match::optionName() has it.
    QString option;

    bool operator==(const OpenAnswer &) const = default;
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
    /// Pieces, ball, and what can be chosen now, as `viewer` may see it; empty for a game without a board.
    [[nodiscard]] virtual BoardPosition board(std::optional<Side> /*viewer*/) const { return {}; }
    /// The record of the match so far; complete when it is over. `events` are all events of the match in
    /// order.
    [[nodiscard]] virtual MatchReport report(std::span<const Event> events) const = 0;
    [[nodiscard]] virtual const FixtureSetup &setup() const = 0;

    [[nodiscard]] Awaits awaits() const { return question().awaits; }

protected:
    Match(const Match &) = default;
};

} // namespace touchline
