// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/matches/live_computer.h"

#include "core/base/to_qstring.h"
#include "core/dice/stream.h"
#include "core/play/matches/play_rules.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

constexpr std::size_t markEvery = 16;

/// Those that hold for the first so many inputs.
std::vector<AgentChange> changesUpTo(const std::vector<AgentChange> &changes, std::size_t inputs)
{
    std::vector<AgentChange> first;
    for (const AgentChange &one : changes)
        if (static_cast<std::size_t>(one.entry) < inputs)
            first.push_back(one);
    return first;
}

/// What was followed shares its texts with what was entered: to compare them letter by letter at every input
/// of a long match would take longer than to play it.
bool isSame(const QString &one, const QString &other)
{
    return (one.size() == other.size() && one.constData() == other.constData()) || one == other;
}

/// So many inputs of what was followed are still in the match, made by the same players.
std::size_t inCommon(const std::vector<LogEntry> &seen, const std::vector<AgentChange> &seenChanges,
                     const LiveMatch &match)
{
    const std::vector<LogEntry> &all = match.entries();
    const std::size_t most = std::min(seen.size(), all.size());
    const auto differs =
        std::mismatch(seen.begin(), seen.begin() + static_cast<std::ptrdiff_t>(most), all.begin(),
                      [](const LogEntry &one, const LogEntry &other) {
                          const auto &[kind, id, faces, value, side, option] = one; // all that it has
                          return kind == other.kind && side == other.side && faces == other.faces &&
                                 value == other.value && isSame(id, other.id) && isSame(option, other.option);
                      });
    auto same = static_cast<std::size_t>(differs.first - seen.begin());
    while (same > 0 && changesUpTo(seenChanges, same) != changesUpTo(match.notes().agents, same))
        --same;
    return same;
}

const char *streamOf(Side side)
{
    return side == Side::Home ? "home agent" : "away agent";
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

Result<void> LiveComputer::seat(Side side, const QString &agent, int since)
{
    const FixtureSetup &setup = m_follower->match.match().setup();
    // Whoever sits there from the beginning has the stream that playFixture() gives him.
    const QByteArray purpose =
        since < 0 ? QByteArray(streamOf(side)) : QByteArray(streamOf(side)) + ' ' + QByteArray::number(since);
    auto made =
        m_choice.game->makeAgent(agent, side,
                                 stream({purpose.constData(), static_cast<std::size_t>(purpose.size())},
                                        m_seed, setup.fixture, setup.attempt));
    TOUCHLINE_TRY(made);
    m_follower->seats[side] = {since, std::move(*made)};
    return {};
}

Result<void> LiveComputer::changeSeats(const LiveMatch &match)
{
    const std::size_t next = m_follower->match.entries().size();
    for (const AgentChange &one : match.notes().agents) {
        const auto from = static_cast<std::size_t>(one.entry);
        if (from > next || m_follower->seats[one.side].since >= one.entry)
            continue;
        const QString agent = one.agent == personAgent
                                  ? QString::fromUtf8(m_choice.game->info().agents.front().name)
                                  : one.agent;
        TOUCHLINE_TRY(seat(one.side, agent, one.entry));
    }
    return {};
}

void LiveComputer::mark()
{
    Mark made{m_follower->match.entries().size(), m_follower->dice, {}};
    for (const Side side : bothSides) {
        made.seats[side] = {m_follower->seats[side].since, m_follower->seats[side].agent->clone()};
        if (made.seats[side].agent == nullptr)
            return;
    }
    m_follower->marks.push_back(std::move(made));
}

Result<void> LiveComputer::followFromKickOff(const LiveMatch &match)
{
    const FixtureSetup &setup = match.match().setup();
    auto begun = LiveMatch::begin(match.game(), setup);
    TOUCHLINE_TRY(begun);
    m_follower.emplace(
        Follower{std::move(*begun), {}, stream("match", m_seed, setup.fixture, setup.attempt), {}, {}});
    for (const Side side : bothSides)
        if (auto seated = seat(side, m_choice.agents[side], -1); !seated) {
            m_follower.reset();
            return seated;
        }
    mark();
    return {};
}

Result<void> LiveComputer::goBackTo(std::size_t inputs, const LiveMatch &match)
{
    std::vector<Mark> &marks = m_follower->marks;
    while (!marks.empty() && marks.back().inputs > inputs)
        marks.pop_back();
    if (marks.empty())
        return followFromKickOff(match);
    const Mark &last = marks.back();
    m_follower->dice = last.dice;
    for (const Side side : bothSides)
        m_follower->seats[side] = {last.seats[side].since, last.seats[side].agent->clone()};
    m_follower->changes = changesUpTo(m_follower->changes, last.inputs);
    return m_follower->match.undoTo(last.inputs);
}

/// What the streams say to the question that is due: with it they are used, whatever is entered then.
Result<LogEntry> LiveComputer::nextAnswer(const LiveMatch &live)
{
    TOUCHLINE_TRY(changeSeats(live));
    const Match &match = m_follower->match.match();
    const Question due = match.question();
    LogEntry entry;
    entry.kind = due.awaits;
    entry.id = toQString(due.prompt->id);
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
    const auto option = m_follower->seats[entry.side].agent->choose(match, due, options);
    TOUCHLINE_TRY(option);
    entry.option = match.optionName(due, *option);
    return entry;
}

Result<void> LiveComputer::followOne(const LiveMatch &match, const LogEntry &entered)
{
    TOUCHLINE_TRY(m_follower->match.enter(entered));
    const std::size_t inputs = m_follower->match.entries().size();
    m_follower->changes = changesUpTo(match.notes().agents, inputs);
    if (!m_follower->marks.empty() && inputs >= m_follower->marks.back().inputs + markEvery)
        mark();
    return {};
}

Result<void> LiveComputer::follow(const LiveMatch &match)
{
    if (!m_follower) {
        TOUCHLINE_TRY(followFromKickOff(match));
    } else {
        const std::size_t same = inCommon(m_follower->match.entries(), m_follower->changes, match);
        if (same < m_follower->match.entries().size())
            TOUCHLINE_TRY(goBackTo(same, match));
    }
    while (m_follower->match.entries().size() < match.entries().size()) {
        const LogEntry &entered = match.entries()[m_follower->match.entries().size()];
        TOUCHLINE_TRY(nextAnswer(match));
        TOUCHLINE_TRY(followOne(match, entered));
    }
    return {};
}

Result<LogEntry> LiveComputer::answer(LiveMatch &match)
{
    TOUCHLINE_TRY(follow(match));
    const auto own = nextAnswer(match);
    auto entered = own ? match.enter(*own) : own;
    // The streams may have moved on without the match: the next question begins anew.
    if (!entered || !followOne(match, *own))
        m_follower.reset();
    return entered;
}

} // namespace touchline
