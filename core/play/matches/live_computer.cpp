// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/matches/live_computer.h"

#include "core/dice/stream.h"
#include "core/play/matches/play_rules.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

/// Everything that was followed is still in the match.
bool isBehind(const LiveMatch &follower, const LiveMatch &match)
{
    const std::vector<LogEntry> &seen = follower.entries();
    const std::vector<LogEntry> &all = match.entries();
    return seen.size() <= all.size() && std::equal(seen.begin(), seen.end(), all.begin());
}

} // namespace

LiveComputer::LiveComputer(GameChoice choice, std::uint64_t seed) : m_choice(std::move(choice)), m_seed(seed)
{
    // A person who lets the computer decide for once has the one that nobody has to name.
    for (const Side side : bothSides)
        if (m_choice.agents[side] == personAgent)
            m_choice.agents[side] = QString::fromUtf8(m_choice.game->info().agents.front().name);
}

Result<LiveComputer> LiveComputer::make(const GameChoice &choice, std::uint64_t seed)
{
    for (const Side side : bothSides)
        TOUCHLINE_TRY(checkAgentName(*choice.game, choice.agents[side]));
    return LiveComputer(choice, seed);
}

Result<void> LiveComputer::followFromKickOff(const LiveMatch &match)
{
    const FixtureSetup &setup = match.match().setup();
    auto begun = LiveMatch::begin(match.game(), setup);
    TOUCHLINE_TRY(begun);
    PerSide<std::unique_ptr<Agent>> agents;
    for (const Side side : bothSides) {
        auto agent = m_choice.game->makeAgent(
            m_choice.agents[side], side,
            stream(side == Side::Home ? "home agent" : "away agent", m_seed, setup.fixture, setup.attempt));
        TOUCHLINE_TRY(agent);
        agents[side] = std::move(*agent);
    }
    m_follower.emplace(Follower{std::move(*begun), stream("match", m_seed, setup.fixture, setup.attempt),
                                std::move(agents)});
    return {};
}

/// What the streams say to the question that is due: with it they are used, whatever is entered then.
Result<LogEntry> LiveComputer::nextAnswer()
{
    const Match &match = m_follower->match.match();
    const Question due = match.question();
    LogEntry entry;
    entry.kind = due.awaits;
    entry.id = QString::fromUtf8(due.prompt->id.data(), static_cast<qsizetype>(due.prompt->id.size()));
    if (due.awaits == Awaits::Nothing)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "The match is over."));
    if (due.awaits == Awaits::Roll) {
        entry.faces = due.prompt->die.faces;
        entry.value = m_follower->dice.roll(due.prompt->die.faces);
        return entry;
    }
    entry.side = due.side.value_or(Side::Home);
    OptionList options;
    match.options(options);
    const auto option = m_follower->agents[entry.side]->choose(match, due, options);
    TOUCHLINE_TRY(option);
    entry.option = match.optionName(due, *option);
    return entry;
}

Result<void> LiveComputer::follow(const LiveMatch &match)
{
    if (!m_follower || !isBehind(m_follower->match, match))
        if (auto begun = followFromKickOff(match); !begun)
            return begun;
    while (m_follower->match.entries().size() < match.entries().size()) {
        const LogEntry &entered = match.entries()[m_follower->match.entries().size()];
        TOUCHLINE_TRY(nextAnswer());
        TOUCHLINE_TRY(m_follower->match.enter(entered));
    }
    return {};
}

Result<LogEntry> LiveComputer::answer(LiveMatch &match)
{
    TOUCHLINE_TRY(follow(match));
    const auto own = nextAnswer();
    auto entered = own ? match.enter(*own) : own;
    // The streams may have moved on without the match: the next question begins anew.
    if (!entered || !m_follower->match.enter(*own))
        m_follower.reset();
    return entered;
}

} // namespace touchline
