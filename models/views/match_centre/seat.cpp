// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/match_centre/seat.h"

#include "core/play/matches/live_computer.h"
#include "models/words/parts/option_label.h"

#include <algorithm>

namespace touchline {

namespace {

/// Plays a match by the computer and notes what is rolled for.
void noteRolls(LiveMatch match, LiveComputer computer, std::vector<RollKind> &kinds)
{
    const int most = 2 * match.game().info().usualLength;
    for (int step = 0; step < most && !match.isOver(); ++step) {
        const Question due = match.question();
        const RollKind kind{promptId(due), promptLabel(due)};
        if (due.awaits == Awaits::Roll && isReal(due.prompt->die) &&
            std::find(kinds.begin(), kinds.end(), kind) == kinds.end())
            kinds.push_back(kind);
        if (!computer.answer(match))
            return;
    }
}

} // namespace

MatchLabels labelsOf(std::uint64_t seed, const PerSide<Seat> &seats)
{
    MatchLabels labels;
    for (const Side side : bothSides)
        labels.agents[side] = seats[side].decides;
    const bool isTyped = seats[Side::Home].typesDice || seats[Side::Away].typesDice;
    labels.seed = isTyped ? QString() : QString::number(seed);
    return labels;
}

PerSide<Seat> seatsOf(const LiveMatch &match)
{
    PerSide<Seat> seats;
    const bool isTyped = match.log().seed.isEmpty();
    for (const Side side : bothSides) {
        const QString agent = match.agent(side);
        seats[side] = {checkAgentName(match.game(), agent) ? agent : personAgent, isTyped};
    }
    for (const DiceNote &note : match.notes().dice) {
        seats[note.side].typesDice = note.typed;
        seats[note.side].computerRolls = note.computer;
    }
    return seats;
}

std::vector<DiceNote> diceOf(const PerSide<Seat> &seats)
{
    std::vector<DiceNote> notes;
    notes.reserve(bothSides.size());
    for (const Side side : bothSides)
        notes.push_back({side, seats[side].typesDice, seats[side].computerRolls});
    return notes;
}

bool isMixed(const PerSide<Seat> &seats)
{
    return seats[Side::Home].typesDice != seats[Side::Away].typesDice ||
           !seats[Side::Home].computerRolls.isEmpty() || !seats[Side::Away].computerRolls.isEmpty();
}

QString promptId(const Question &question)
{
    return QString::fromUtf8(question.prompt->id.data(), static_cast<qsizetype>(question.prompt->id.size()));
}

QString promptLabel(const Question &due)
{
    return sentenceCase(
        QString::fromUtf8(due.prompt->label.data(), static_cast<qsizetype>(due.prompt->label.size())));
}

bool isBeforeFirstWhistle(const LiveMatch &match)
{
    const auto events = match.events();
    const std::vector<LogEntry> &entries = match.entries();
    return match.question().awaits == Awaits::Roll &&
           std::none_of(events.begin(), events.end(),
                        [](const Event &event) { return event.kind == EventKind::PeriodStart; }) &&
           std::all_of(entries.begin(), entries.end(),
                       [](const LogEntry &entry) { return entry.kind == Awaits::Roll; });
}

std::vector<RollKind> rollKindsOf(const Game &game, const FixtureSetup &setup)
{
    constexpr std::uint64_t samples = 3;
    std::vector<RollKind> kinds;
    GameChoice choice;
    choice.game = &game;
    choice.level = setup.level;
    choice.options = setup.options;
    for (const Side side : bothSides)
        choice.agents[side] = QString::fromUtf8(game.info().agents.front().name);
    for (std::uint64_t seed = 1; seed <= samples; ++seed) {
        auto match = LiveMatch::begin(game, setup);
        auto computer = LiveComputer::make(choice, seed);
        if (match && computer)
            noteRolls(std::move(*match), std::move(*computer), kinds);
    }
    return kinds;
}

} // namespace touchline
