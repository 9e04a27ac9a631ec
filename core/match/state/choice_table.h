// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/board.h"
#include "core/match/fixture_setup.h"
#include "core/match/option_facts.h"
#include "core/match/option_list.h"

#include <QString>

#include <array>
#include <utility>
#include <vector>

namespace touchline {

/// Collects what the rules know at the choice that is due, but do not allow now, and why.
template <class State>
class ClosedOptions
{
public:
    /// `legal`: the options of the choice.
    ClosedOptions(const State &state, const OptionList &legal, const FixtureSetup &setup)
        : m_state(state)
        , m_legal(legal)
        , m_setup(setup)
    {
    }

    [[nodiscard]] const OptionList &legal() const { return m_legal; }
    [[nodiscard]] const FixtureSetup &setup() const { return m_setup; }
    /// Nothing where it is legal, or where there is no reason: nobody would look for it.
    void add(OptionCode option, const Message &reason)
    {
        if (!m_legal.contains(option) && !reason.isEmpty())
            add(nameOfOption(m_state, option, m_setup), reason);
    }
    void add(OptionCode option, const char *reason) { add(option, Message{reason, {}}); }
    void add(const QString &name, const Message &reason) { m_all.push_back({name, reason}); }
    [[nodiscard]] std::vector<ClosedOption> all() && { return std::move(m_all); }

private:
    const State &m_state;
    const OptionList &m_legal;
    const FixtureSetup &m_setup;
    std::vector<ClosedOption> m_all;
};

// What a row says, as functions: a game declares many of a kind in one line.
/// For people, logs and files; places in the frame of the side.
using NameOfOption = QString(OptionCode, Side, const FixtureSetup &);
template <class State>
using FactsOfOption = OptionFacts(const State &, OptionCode, const FixtureSetup &);
template <class State>
using MarkOfOption = BoardHighlight(const State &, OptionCode);
template <class State>
using CloseOptions = void(const State &, ClosedOptions<State> &);
/// Whom the choice is about ("7 Henry").
template <class State>
using SubjectOfChoice = Message(const State &, const FixtureSetup &);

/// What is said of a decision point that asks for a choice, beside the rules in its PhaseRow. A game has a
/// row for each in one table, found by its type: choiceRow(phase).
template <class State>
struct ChoiceRow
{
    using Phase = decltype(State::phase);
    /// Where the code of no piece and no cell says something of its own, and what; null where it is a code
    /// like the others.
    struct None
    {
        OptionCode code = 0;
        const char *name = nullptr;
    };

    Phase phase{};
    None none;
    NameOfOption *name = nullptr;
    /// Null: it costs and changes nothing that has to be said.
    FactsOfOption<State> *facts = nullptr;
    /// Null: it cannot be pointed at on the board.
    MarkOfOption<State> *mark = nullptr;
    /// Null: everything is listed.
    CloseOptions<State> *close = nullptr;
    /// Null: the choice says so itself.
    SubjectOfChoice<State> *subject = nullptr;
};

/// Each choice of the game, from `first` on, has its row, in the order of the phases.
template <class State, std::size_t count>
[[nodiscard]] consteval bool hasEveryChoice(const std::array<ChoiceRow<State>, count> &rows,
                                            decltype(State::phase) first)
{
    const auto begin = static_cast<std::size_t>(first);
    for (std::size_t place = 0; place < count; ++place)
        if (static_cast<std::size_t>(rows[place].phase) != begin + place)
            return false;
    return begin + count == static_cast<std::size_t>(decltype(State::phase)::Over);
}

/// The row of a phase; null where it asks for no choice.
template <class State, std::size_t count>
[[nodiscard]] const ChoiceRow<State> *rowOf(const std::array<ChoiceRow<State>, count> &rows,
                                            decltype(State::phase) phase)
{
    const auto first = static_cast<std::size_t>(rows.front().phase);
    const auto place = static_cast<std::size_t>(phase);
    return place >= first && place < first + count ? &rows[place - first] : nullptr;
}

template <class State>
[[nodiscard]] QString nameOfOption(const ChoiceRow<State> *row, OptionCode option, Side side,
                                   const FixtureSetup &setup)
{
    if (row == nullptr)
        return {};
    return row->none.name != nullptr && option == row->none.code ? QString::fromUtf8(row->none.name)
                                                                 : row->name(option, side, setup);
}

// Of the choice that is due; nothing where none is.
template <class State>
[[nodiscard]] QString nameOfOption(const State &state, OptionCode option, const FixtureSetup &setup)
{
    return nameOfOption(choiceRow(state.phase), option, state.decider, setup);
}
template <class State>
[[nodiscard]] OptionFacts factsOfOption(const State &state, OptionCode option, const FixtureSetup &setup)
{
    const ChoiceRow<State> *row = choiceRow(state.phase);
    return row != nullptr && row->facts != nullptr ? row->facts(state, option, setup) : OptionFacts{};
}

/// `legal`: its options.
template <class State>
[[nodiscard]] std::vector<ClosedOption> closedOptionsOf(const State &state, const OptionList &legal,
                                                        const FixtureSetup &setup)
{
    ClosedOptions<State> closed(state, legal, setup);
    const ChoiceRow<State> *row = choiceRow(state.phase);
    if (row != nullptr && row->close != nullptr)
        row->close(state, closed);
    return std::move(closed).all();
}

template <class State>
[[nodiscard]] Message subjectOf(const State &state, const FixtureSetup &setup)
{
    const ChoiceRow<State> *row = choiceRow(state.phase);
    return row != nullptr && row->subject != nullptr ? row->subject(state, setup) : Message{};
}

/// Those of `options` that can be pointed at.
template <class State>
[[nodiscard]] std::vector<BoardHighlight> marksOf(const State &state, const OptionList &options)
{
    std::vector<BoardHighlight> marks;
    const ChoiceRow<State> *row = choiceRow(state.phase);
    if (row == nullptr || row->mark == nullptr)
        return marks;
    for (const OptionCode option : options)
        if (BoardHighlight highlight = row->mark(state, option); !highlight.to.isNowhere())
            marks.push_back(std::move(highlight));
    return marks;
}

} // namespace touchline
