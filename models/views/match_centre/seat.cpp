// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/match_centre/seat.h"

#include "core/base/to_qstring.h"
#include "models/words/common/option_label.h"

#include <algorithm>

namespace touchline {

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
    return toQString(question.prompt->id);
}

QString promptLabel(const Question &due)
{
    return sentenceCase(toQString(due.prompt->label));
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

std::vector<RollKind> rollKindsOf(const Game &game)
{
    std::vector<RollKind> kinds;
    std::vector<QStringList> labels;
    for (const RollPrompt &prompt : game.info().rolls) {
        if (!isReal(prompt.die))
            continue;
        const QString id = toQString(prompt.id);
        const auto known =
            std::find_if(kinds.begin(), kinds.end(), [&id](const RollKind &kind) { return kind.id == id; });
        const auto place = static_cast<std::size_t>(known - kinds.begin());
        if (known == kinds.end()) {
            kinds.push_back({id, {}});
            labels.emplace_back();
        }
        // Behind the comma stands whose roll it is, or which die of several.
        const QString label = toQString(prompt.label).section(u',', 0, 0);
        if (!labels[place].contains(label))
            labels[place] << label;
        kinds[place].label = sentenceCase(labels[place].join(QStringLiteral(", ")));
    }
    return kinds;
}

} // namespace touchline
