// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/matches/live_match.h"

#include "core/base/to_qstring.h"
#include "core/play/matches/play_rules.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

// A position of a game takes a few hundred bytes, a step a few microseconds.
constexpr std::size_t checkpointEvery = 16;
// A step tells a handful; more make the list grow.
constexpr std::size_t eventsOfAStep = 32;

constexpr const char *noSuchInput =
    QT_TRANSLATE_NOOP("core", "The match has only %1 rolls and choices so far.");

/// What is wrong with an entry for the question that is due, beyond its number or option.
Result<void> checkAddress(const LogEntry &entry, const Question &question)
{
    if (entry.id != toQString(question.prompt->id))
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The match asks for %1 (%2) now, not for %3."),
                    {toQString(question.prompt->label), toQString(question.prompt->id), entry.id});
    if (entry.kind == Awaits::Roll && entry.faces != question.prompt->die.faces)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "%1 (%2) is rolled with a die of %3, not of %4."),
                    {toQString(question.prompt->label), entry.id, QString::number(question.prompt->die.faces),
                     QString::number(entry.faces)});
    if (entry.kind == Awaits::Choice && entry.side != question.side.value_or(Side::Home))
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "%1 (%2) is for the other side to decide."),
                    {toQString(question.prompt->label), entry.id});
    return {};
}

Result<void> checkVersion(const Game &game, const MatchLog &log)
{
    const GameInfo &info = game.info();
    if (log.game != QLatin1String(info.id))
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "This match was started with another game, \"%1\"."),
                    {log.game});
    if (!knowsRules(info, log.rulesVersion))
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "This match was started with version %1 of the rules of %2; "
                                              "this program has version %3 and cannot resume it."),
                    {QString::number(log.rulesVersion), QString::fromUtf8(info.title),
                     QString::number(info.rulesVersion)});
    return {};
}

Problems placed(const Error &error, std::size_t entry)
{
    return {{QStringLiteral("entry %1").arg(entry + 1), error.message, {}}};
}

} // namespace

LiveMatch::LiveMatch(const Game &game, MatchLabels labels)
    : m_game(&game)
    , m_labels(std::move(labels))
    , m_events(std::make_unique<EventList>(static_cast<std::size_t>(game.info().usualLength)))
{
}

Result<LiveMatch> LiveMatch::begin(const Game &game, FixtureSetup setup, MatchLabels labels)
{
    LiveMatch live(game, std::move(labels));
    auto match = game.kickOff(std::move(setup), *live.m_events);
    TOUCHLINE_TRY(match);
    live.m_match = std::move(*match);
    live.m_checkpoints.push_back({0, live.m_match->clone()});
    return live;
}

Result<LiveMatch> LiveMatch::resume(const Game &game, const MatchLog &log)
{
    TOUCHLINE_TRY(checkVersion(game, log));
    FixtureSetup setup = log.setup;
    setup.rulesVersion = log.rulesVersion;
    auto live = begin(game, std::move(setup), {log.seed, log.agents});
    if (!live)
        return live;
    for (std::size_t i = 0; i < log.entries.size(); ++i)
        if (const auto entered = live->enter(log.entries[i]); !entered)
            return fail(Fault::BadInput,
                        QT_TRANSLATE_NOOP("core", "The entries of this match are against the rules."), {},
                        placed(entered.error(), i));
    live->m_notes = log.notes;
    live->m_notes = live->notesUpTo(live->m_entries.size());
    return live;
}

QStringList LiveMatch::optionNames() const
{
    OptionList options;
    m_match->options(options);
    const Question due = question();
    QStringList names;
    for (const OptionCode option : options)
        names << m_match->optionName(due, option);
    return names;
}

Result<void> LiveMatch::refuseUnlessDue(Awaits kind) const
{
    const Question due = question();
    if (due.awaits == Awaits::Nothing)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "The match is over."));
    const auto limit = static_cast<std::size_t>(m_game->info().stepLimit);
    if (m_entries.size() > limit)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "The match did not end within %1 rolls and choices."),
                    {QString::number(limit)});
    if (due.awaits == kind)
        return {};
    return fail(Fault::Refused,
                kind == Awaits::Roll
                    ? QT_TRANSLATE_NOOP("core", "The match needs a choice now, %1 (%2), not a roll.")
                    : QT_TRANSLATE_NOOP("core", "The match needs a roll now, %1 (%2), not a choice."),
                {toQString(due.prompt->label), toQString(due.prompt->id)});
}

std::size_t LiveMatch::eventsAt(std::size_t inputs) const
{
    return inputs < m_eventsBefore.size() ? m_eventsBefore[inputs] : m_events->events().size();
}

std::span<const Event> LiveMatch::events() const
{
    return m_events->events().first(eventsAt(m_entries.size()));
}

Result<LogEntry> LiveMatch::rollEntry(int value) const
{
    TOUCHLINE_TRY(refuseUnlessDue(Awaits::Roll));
    const Question due = question();
    LogEntry entry;
    entry.id = toQString(due.prompt->id);
    entry.faces = due.prompt->die.faces;
    entry.value = value;
    return entry;
}

Result<LogEntry> LiveMatch::choiceEntry(const QString &option) const
{
    TOUCHLINE_TRY(refuseUnlessDue(Awaits::Choice));
    const Question due = question();
    LogEntry entry;
    entry.kind = Awaits::Choice;
    entry.id = toQString(due.prompt->id);
    entry.side = due.side.value_or(Side::Home);
    entry.option = option;
    return entry;
}

Result<void> LiveMatch::keep(const InputChange &change) const
{
    return m_keeper ? m_keeper(change) : Result<void>();
}

LogNotes LiveMatch::notesUpTo(std::size_t inputs) const
{
    LogNotes notes = m_notes;
    // A change that holds from the next input on was made before it.
    std::erase_if(notes.agents,
                  [inputs](const AgentChange &one) { return static_cast<std::size_t>(one.entry) > inputs; });
    std::erase_if(notes.corrections, [inputs](const CorrectedEntry &one) {
        return static_cast<std::size_t>(one.entry) >= inputs;
    });
    return notes;
}

void LiveMatch::forgetLater()
{
    m_events->cut(eventsAt(m_entries.size()));
    m_eventsBefore.resize(m_entries.size());
    m_asked.resize(m_entries.size());
    m_later.clear();
    std::erase_if(m_checkpoints, [this](const Checkpoint &one) { return one.inputs > m_entries.size(); });
    m_notes = notesUpTo(m_entries.size());
}

void LiveMatch::add(LogEntry entry, std::unique_ptr<Match> match, std::span<const Event> events,
                    const Asked &asked)
{
    if (!m_later.empty() && m_later.front() == entry) {
        m_later.erase(m_later.begin());
    } else {
        if (!m_later.empty())
            forgetLater();
        m_eventsBefore.push_back(static_cast<std::uint32_t>(m_events->events().size()));
        m_events->append(events);
        m_asked.push_back(asked);
    }
    m_entries.push_back(std::move(entry));
    m_match = std::move(match);
    if (m_entries.size() >= m_checkpoints.back().inputs + checkpointEvery)
        m_checkpoints.push_back({m_entries.size(), m_match->clone()});
}

Result<LogEntry> LiveMatch::take(LogEntry entry)
{
    EventList told(eventsOfAStep);
    std::unique_ptr<Match> next = m_match->clone();
    if (entry.kind == Awaits::Roll) {
        TOUCHLINE_TRY(next->roll(entry.value, told));
    } else {
        const Question due = question();
        OptionList options;
        m_match->options(options);
        const auto *const chosen = std::find_if(options.begin(), options.end(), [&](OptionCode one) {
            return m_match->optionName(due, one) == entry.option;
        });
        if (chosen == options.end())
            return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "%1 (%2) cannot be \"%3\". Possible: %4."),
                        {toQString(due.prompt->label), toQString(due.prompt->id), entry.option,
                         optionNames().join(QStringLiteral(", "))});
        TOUCHLINE_TRY(next->choose(*chosen, told));
    }
    if (m_later.empty() || m_later.front() != entry) {
        const LogNotes notes = notesUpTo(m_entries.size());
        TOUCHLINE_TRY(
            keep({known(), m_entries.size(), std::span(&entry, 1), notes == m_notes ? nullptr : &notes}));
    }
    const Question due = question();
    add(entry, std::move(next), told.events(), {due.part, due.side});
    return entry;
}

Result<LogEntry> LiveMatch::roll(int value)
{
    auto entry = rollEntry(value);
    return entry ? take(std::move(*entry)) : entry;
}

Result<LogEntry> LiveMatch::choose(const QString &option)
{
    auto entry = choiceEntry(option);
    return entry ? take(std::move(*entry)) : entry;
}

Result<LogEntry> LiveMatch::enter(const LogEntry &entry)
{
    TOUCHLINE_TRY(refuseUnlessDue(entry.kind));
    TOUCHLINE_TRY(checkAddress(entry, question()));
    return entry.kind == Awaits::Roll ? roll(entry.value) : choose(entry.option);
}

Result<void> LiveMatch::undoLast()
{
    if (m_entries.empty())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "There is nothing to undo yet."));
    return undoTo(m_entries.size() - 1);
}

Result<void> LiveMatch::undoGesture()
{
    if (m_entries.empty())
        return undoLast();
    std::size_t first = m_entries.size() - 1;
    while (first > 0 && m_asked[first].part > 1)
        --first;
    return undoTo(first);
}

Result<void> LiveMatch::undoTo(std::size_t inputs)
{
    if (inputs > known())
        return fail(Fault::Refused, noSuchInput, {QString::number(known())});
    const LogNotes notes = notesUpTo(inputs);
    if (inputs < known())
        TOUCHLINE_TRY(keep({known(), inputs, {}, notes == m_notes ? nullptr : &notes}));
    TOUCHLINE_TRY(goTo(inputs));
    forgetLater();
    return {};
}

Result<void> LiveMatch::goTo(std::size_t inputs)
{
    if (inputs > known())
        return fail(Fault::Refused, noSuchInput, {QString::number(known())});
    const auto behind =
        std::upper_bound(m_checkpoints.begin(), m_checkpoints.end(), inputs,
                         [](std::size_t wanted, const Checkpoint &one) { return wanted < one.inputs; });
    const Checkpoint &nearest = *std::prev(behind);
    if (m_entries.size() > inputs || nearest.inputs > m_entries.size()) {
        // Those that this point has not reached yet go before, or behind, what is left to come.
        std::vector<LogEntry> all = std::move(m_entries);
        all.insert(all.end(), std::make_move_iterator(m_later.begin()),
                   std::make_move_iterator(m_later.end()));
        const auto point = all.begin() + static_cast<std::ptrdiff_t>(nearest.inputs);
        m_later.assign(std::make_move_iterator(point), std::make_move_iterator(all.end()));
        all.erase(point, all.end());
        m_entries = std::move(all);
        m_match = nearest.match->clone();
    }
    while (m_entries.size() < inputs)
        TOUCHLINE_TRY(take(LogEntry(m_later.front())));
    return {};
}

std::optional<std::size_t> LiveMatch::lastDecisionOf(Side side) const
{
    for (std::size_t number = m_entries.size(); number > 0; --number)
        if (m_entries[number - 1].kind == Awaits::Choice && m_entries[number - 1].side == side)
            return number - 1;
    return std::nullopt;
}

Result<SlipCorrection> LiveMatch::correct(std::size_t input, const LogEntry &entry)
{
    std::vector<LogEntry> all = m_entries;
    all.insert(all.end(), m_later.begin(), m_later.end());
    if (input >= all.size())
        return fail(Fault::Refused, noSuchInput, {QString::number(all.size())});
    LiveMatch mended = clone();
    TOUCHLINE_TRY(mended.goTo(input));
    TOUCHLINE_TRY(mended.enter(entry));
    std::size_t next = input + 1;
    while (next < all.size() && mended.enter(all[next]))
        ++next;
    // Who decides for whom stays noted, as far as the match goes.
    mended.m_notes = m_notes;
    if (entry != all[input])
        mended.m_notes.corrections.push_back({static_cast<int>(input), all[input]});
    mended.m_notes = mended.notesUpTo(mended.m_entries.size());
    const std::span<const LogEntry> again = std::span<const LogEntry>(mended.m_entries).subspan(input);
    TOUCHLINE_TRY(keep({all.size(), input, again, &mended.m_notes}));
    mended.m_keeper = std::move(m_keeper);
    *this = std::move(mended);
    return SlipCorrection{{all.begin() + static_cast<std::ptrdiff_t>(next), all.end()}};
}

Result<void> LiveMatch::setAgent(Side side, const QString &agent)
{
    TOUCHLINE_TRY(checkAgentName(*m_game, agent));
    if (agent == this->agent(side))
        return {};
    // Whoever decides now has not decided what came later.
    if (!m_later.empty())
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "The match has gone on from here. Go to its last step, or undo "
                                              "what came later, before somebody else decides."));
    LogNotes notes = m_notes;
    std::erase_if(notes.agents, [&](const AgentChange &one) {
        return one.side == side && static_cast<std::size_t>(one.entry) == m_entries.size();
    });
    if (agent != agentAt(m_labels.agents, notes, side, m_entries.size()))
        notes.agents.push_back({static_cast<int>(m_entries.size()), side, agent});
    TOUCHLINE_TRY(keep({m_entries.size(), m_entries.size(), {}, &notes}));
    m_notes = std::move(notes);
    return {};
}

Result<void> LiveMatch::setDice(std::vector<DiceNote> dice)
{
    if (dice == m_notes.dice)
        return {};
    LogNotes notes = m_notes;
    notes.dice = std::move(dice);
    TOUCHLINE_TRY(keep({known(), known(), {}, &notes}));
    m_notes = std::move(notes);
    return {};
}

Result<void> LiveMatch::setLeft(std::vector<LeftEntry> left)
{
    if (left == m_notes.left)
        return {};
    LogNotes notes = m_notes;
    notes.left = std::move(left);
    TOUCHLINE_TRY(keep({known(), known(), {}, &notes}));
    m_notes = std::move(notes);
    return {};
}

QString LiveMatch::agent(Side side) const
{
    return agentAt(m_labels.agents, m_notes, side, m_entries.size());
}

LiveMatch LiveMatch::clone() const
{
    LiveMatch copy(*m_game, m_labels);
    copy.m_notes = m_notes;
    copy.m_match = m_match->clone();
    copy.m_events->append(m_events->events());
    copy.m_entries = m_entries;
    copy.m_later = m_later;
    copy.m_eventsBefore = m_eventsBefore;
    copy.m_asked = m_asked;
    copy.m_checkpoints = m_checkpoints;
    return copy;
}

MatchLog LiveMatch::log() const
{
    MatchLog log;
    log.game = QString::fromUtf8(m_game->info().id);
    log.setup = m_match->setup();
    log.rulesVersion = rulesOf(log.setup, m_game->info());
    log.entries = m_entries;
    log.seed = m_labels.seed;
    log.agents = m_labels.agents;
    log.notes = notesUpTo(m_entries.size());
    log.report = report();
    return log;
}

PlayedMatch LiveMatch::played() const
{
    PlayedMatch played;
    played.log = log();
    played.report = played.log.report;
    played.events.assign(events().begin(), events().end());
    played.eventsBefore.assign(m_eventsBefore.begin(),
                               m_eventsBefore.begin() + static_cast<std::ptrdiff_t>(m_entries.size()));
    return played;
}

} // namespace touchline
