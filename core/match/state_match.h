// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/agent.h"
#include "core/match/match.h"

#include <QtGlobal>

#include <memory>
#include <utility>

namespace touchline {

/// awaits(state) of a game, also where a member of that name hides it.
template <class State>
[[nodiscard]] Awaits awaitsOf(const State &state)
{
    return awaits(state);
}

/// A match whose position is one plain value and whose rules are functions that are found by its type:
/// startMatch(tables, sink), awaits(state), promptDue(state), listOptions(state, due),
/// applyRoll(state, value, teller, due) and applyChoice(state, option, teller, due). Of the state it asks who
/// decides and who rolls (`decider`, `rollSide`) and how it ended (takeOutcome()).
template <class State, class Tables, class Teller>
class StateMatch : public Match
{
public:
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
        applyRoll(m_state, value, Teller(&sink), m_due);
        return {};
    }

    [[nodiscard]] Result<void> choose(OptionCode option, EventList &sink) override
    {
        if (!m_due.contains(option))
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "This cannot be chosen now."));
        applyChoice(m_state, option, Teller(&sink), m_due);
        return {};
    }

    [[nodiscard]] const FixtureSetup &setup() const override { return *m_setup; }

    /// The position, for the game's own agents and tests.
    [[nodiscard]] const State &state() const { return m_state; }

protected:
    [[nodiscard]] const Tables &tables() const { return *m_tables; }

    /// Score, and how and by whom the match was won.
    void takeOutcome(MatchReport &report, bool isRegulationOver) const
    {
        report.score = m_state.score;
        report.decidedBy = m_state.forfeited         ? DecidedBy::Forfeit
                           : m_state.shootOutHeld    ? DecidedBy::ShootOut
                           : m_state.extraTimePlayed ? DecidedBy::ExtraTime
                                                     : DecidedBy::NinetyMinutes;
        if (isRegulationOver)
            report.after90 = m_state.after90;
        if (m_state.extraTimePlayed)
            report.extraTime = m_state.score;
        if (m_state.shootOutHeld)
            report.shootOut = Score{m_state.sides[Side::Home].kickGoals, m_state.sides[Side::Away].kickGoals};
        if (m_state.hasWinner)
            report.winner = m_state.winner;
    }

private:
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

} // namespace touchline
