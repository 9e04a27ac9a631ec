// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/agent.h"
#include "core/match/board.h"
#include "core/match/match.h"
#include "core/match/report_builder.h"
#include "core/match/state/choice_table.h"
#include "core/match/state/match_end.h"

#include <QtGlobal>

#include <array>
#include <memory>
#include <utility>

namespace touchline {

/// awaits(state) of a game, also where a member of that name hides it.
template <class State>
[[nodiscard]] Awaits awaitsOf(const State &state)
{
    return awaits(state);
}

/// A match over a MatchState whose rules are functions that are found by its type: startMatch(tables, sink),
/// listOptions(state, due), applyRoll(state, value, sink, due) and applyChoice(state, option, sink, due), and
/// what is said of its choices by choiceRow(phase).
template <PlainState StateOfGame>
class StateMatch : public Match
{
public:
    using State = StateOfGame;
    using Tables = typename State::TablesOfGame;

    /// `setup` has been checked; `tables` was made from it.
    StateMatch(std::shared_ptr<const FixtureSetup> setup, std::shared_ptr<const Tables> tables,
               EventList &sink)
        : m_setup(std::move(setup))
        , m_tables(std::move(tables))
        , m_state(startMatch(*m_tables, sink))
    {
        if (awaitsOf(m_state) == Awaits::Choice)
            listOptions(m_state, m_due);
    }

    [[nodiscard]] Question question() const override
    {
        Question question;
        question.prompt = &promptDue(m_state);
        question.awaits = awaitsOf(m_state);
        if (question.awaits == Awaits::Choice)
            question.side = m_state.decider;
        else if (question.awaits == Awaits::Roll)
            question.side = m_state.rollSide;
        return question;
    }

    void options(OptionList &options) const override { options = m_due; }

    [[nodiscard]] Result<void> roll(int value, EventList &sink) override
    {
        if (awaitsOf(m_state) != Awaits::Roll)
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "No roll is due now."));
        const Die die = promptDue(m_state).die;
        if (!die.shows(value))
            return fail(Fault::BadInput,
                        QT_TRANSLATE_NOOP("core", "\"%1\" is not a roll of this die (1 to %2)."),
                        {QString::number(value), QString::number(die.faces)});
        applyRoll(m_state, value, sink, m_due);
        checkDue();
        return {};
    }

    [[nodiscard]] Result<void> choose(OptionCode option, EventList &sink) override
    {
        if (!m_due.contains(option))
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "This cannot be chosen now."));
        applyChoice(m_state, option, sink, m_due);
        checkDue();
        return {};
    }

    [[nodiscard]] const FixtureSetup &setup() const override { return *m_setup; }

    // From the row of the game for the decision point.
    [[nodiscard]] QString optionName(const Question &question, OptionCode option) const override
    {
        return nameOfOption(choiceRow(State::phaseOf(*question.prompt)), option,
                            question.side.value_or(Side::Home), setup());
    }
    [[nodiscard]] OptionFacts optionFacts(OptionCode option) const override
    {
        return factsOfOption(m_state, option, setup());
    }
    [[nodiscard]] std::vector<ClosedOption> closedOptions() const override
    {
        return closedOptionsOf(m_state, m_due, setup());
    }
    [[nodiscard]] Message subject() const override { return subjectOf(m_state, setup()); }

    /// The position, for the game's own agents and tests.
    [[nodiscard]] const State &state() const { return m_state; }

protected:
    [[nodiscard]] const Tables &tables() const { return *m_tables; }

    /// A full report of score, how and by whom the match was won, and events. Of `sides` of the state it asks
    /// their `kickGoals`.
    [[nodiscard]] MatchReport fullReport(const GameInfo &info, std::span<const Event> events,
                                         bool isRegulationOver) const
    {
        MatchReport report = reportFrame(info, *m_setup);
        report.completeness = Completeness::Full;
        report.score = m_state.score;
        report.decidedBy = decidedBy(m_state);
        if (isRegulationOver)
            report.after90 = m_state.after90;
        if (m_state.extraTimePlayed)
            report.extraTime = m_state.score;
        if (m_state.shootOutHeld)
            report.shootOut = Score{m_state.sides[Side::Home].kickGoals, m_state.sides[Side::Away].kickGoals};
        if (m_state.hasWinner)
            report.winner = m_state.winner;
        report.events = reportEvents(events, *m_setup, info);
        return report;
    }

    /// Adds the names of pieces and of what can be chosen, which a state does not know. `playerOf(id)` is the
    /// index in the squad of a piece of the board.
    template <class PlayerOf>
    void addNames(BoardPosition &position, PlayerOf playerOf) const
    {
        for (BoardPiece &piece : position.pieces)
            piece.name = playerName(*m_setup, piece.side, playerOf(piece.id));
        addOptionNames(position);
    }
    void addOptionNames(BoardPosition &position) const
    {
        const Question due = question();
        for (BoardHighlight &highlight : position.highlights)
            highlight.name = optionName(due, highlight.option);
    }

private:
    void checkDue() const { Q_ASSERT(awaitsOf(m_state) != Awaits::Choice || !m_due.empty()); }

    std::shared_ptr<const FixtureSetup> m_setup;
    std::shared_ptr<const Tables> m_tables;
    State m_state;
    /// The options of the choice that is due; empty where none is.
    OptionList m_due;
};

/// A computer player who chooses by the position of such a match: choose(state, options).
template <class MatchOfGame, class Coach>
class StateAgent final : public Agent
{
public:
    explicit StateAgent(const Coach &coach) : m_coach(coach) {}

    [[nodiscard]] Result<OptionCode> choose(const Match &match, const Question & /*question*/,
                                            const OptionList &options) override
    {
        // The agents of a game are asked about its own matches only.
        Q_ASSERT(dynamic_cast<const MatchOfGame *>(&match) != nullptr);
        return m_coach.choose(static_cast<const MatchOfGame &>(match).state(), options);
    }
    [[nodiscard]] std::unique_ptr<Agent> clone() const override
    {
        return std::make_unique<StateAgent>(m_coach);
    }

private:
    Coach m_coach;
};

/// A computer player of a game: what it is called and how it plays.
template <class Style>
struct NamedStyle
{
    const char *name;
    const Style *style;
};

/// The computer player of a name: a Coach(generator, style) of one of the styles, or "random", who takes any
/// option. Errors: NotFound.
template <class MatchOfGame, class Coach, class Style, std::size_t Count>
[[nodiscard]] Result<std::unique_ptr<Agent>>
makeStateAgent(const GameInfo &game, const std::array<NamedStyle<Style>, Count> &styles, const QString &name,
               Generator generator)
{
    for (const NamedStyle<Style> &one : styles)
        if (name == QLatin1String(one.name))
            return std::make_unique<StateAgent<MatchOfGame, Coach>>(Coach(generator, *one.style));
    if (name == QLatin1String("random"))
        return std::make_unique<RandomAgent>(generator);
    return noSuchAgent(game, name);
}

} // namespace touchline
