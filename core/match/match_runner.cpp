// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/match_runner.h"

#include "core/base/to_qstring.h"

#include <QtGlobal>

namespace touchline {

MatchRunner::MatchRunner(const Game &game, Dice &dice, PerSide<Agent *> agents)
    : m_game(game)
    , m_dice(dice)
    , m_agents(agents)
    , m_events(static_cast<std::size_t>(game.info().usualLength))
{
    m_steps.reserve(static_cast<std::size_t>(game.info().usualLength));
}

Result<void> MatchRunner::kickOff(FixtureSetup setup)
{
    auto match = m_game.kickOff(std::move(setup), m_events);
    TOUCHLINE_TRY(match);
    m_match = std::move(*match);
    return {};
}

void MatchRunner::resume(std::unique_ptr<Match> match)
{
    m_match = std::move(match);
    m_events.clear();
    m_steps.clear();
    m_rolls = 0;
}

Result<void> MatchRunner::takeRoll(const Question &question)
{
    const auto value = m_dice.roll(*question.prompt);
    TOUCHLINE_TRY(value);
    const std::size_t before = m_events.position();
    auto done = m_match->roll(*value, m_events);
    if (done) {
        ++m_rolls;
        m_steps.push_back(
            {question.prompt, before, *value, Awaits::Roll, question.side.value_or(Side::Home)});
    }
    return done;
}

Result<void> MatchRunner::takeChoice(const Question &question)
{
    OptionList options;
    m_match->options(options);
    const Side side = question.side.value_or(Side::Home);
    const auto option = m_agents[side]->choose(*m_match, question, options);
    TOUCHLINE_TRY(option);
    const std::size_t before = m_events.position();
    auto done = m_match->choose(*option, m_events);
    if (done)
        m_steps.push_back({question.prompt, before, *option, Awaits::Choice, side});
    return done;
}

Result<bool> MatchRunner::step()
{
    const Question question = m_match->question();
    if (question.awaits == Awaits::Nothing)
        return false;
    auto done = question.awaits == Awaits::Roll ? takeRoll(question) : takeChoice(question);
    if (!done)
        return fail(std::move(done.error()));
    return true;
}

Result<void> MatchRunner::run()
{
    const auto limit = static_cast<std::size_t>(m_game.info().stepLimit);
    while (m_steps.size() <= limit) {
        const Question question = m_match->question();
        if (question.awaits == Awaits::Nothing)
            return {};
        if (question.awaits == Awaits::Roll) [[likely]] {
            if (auto done = takeRoll(question); !done)
                return done;
        } else if (auto done = takeChoice(question); !done) {
            return done;
        }
    }
    return fail(Fault::Refused,
                QT_TRANSLATE_NOOP("core", "The match did not end within %1 rolls and choices."),
                {QString::number(limit)});
}

PlayedMatch MatchRunner::played() const
{
    PlayedMatch result;
    result.events.assign(m_events.events().begin(), m_events.events().end());
    result.report = m_match->report(result.events);
    result.log.game = QString::fromUtf8(m_game.info().id);
    result.log.setup = m_match->setup();
    result.log.rulesVersion = rulesOf(result.log.setup, m_game.info());
    result.log.report = result.report;
    result.log.entries.reserve(m_steps.size());
    result.eventsBefore.reserve(m_steps.size());
    for (const Step &one : m_steps) {
        LogEntry entry;
        entry.kind = one.awaits;
        entry.id = toQString(one.prompt->id);
        if (entry.kind == Awaits::Roll) {
            entry.faces = one.prompt->die.faces;
            entry.value = one.value;
        } else {
            entry.side = one.side;
            entry.option = m_match->optionName({one.prompt, one.awaits, one.side, false}, one.value);
        }
        result.log.entries.push_back(std::move(entry));
        result.eventsBefore.push_back(static_cast<std::uint32_t>(EventList::countUpTo(one.position)));
    }
    return result;
}

Result<PlayedMatch> playMatch(const Game &game, FixtureSetup setup, Dice &dice, PerSide<Agent *> agents)
{
    MatchRunner runner(game, dice, agents);
    TOUCHLINE_TRY(runner.kickOff(std::move(setup)));
    TOUCHLINE_TRY(runner.run());
    return runner.played();
}

Result<void> takeEntry(Match &match, const LogEntry &entry, EventList &events)
{
    if (entry.kind == Awaits::Roll)
        return match.roll(entry.value, events);
    ChoiceScript script({entry.option});
    OptionList options;
    match.options(options);
    const auto option = script.next(match, match.question(), options);
    TOUCHLINE_TRY(option);
    return match.choose(*option, events);
}

Result<PlayedMatch> replay(const Game &game, const MatchLog &log)
{
    if (!knowsRules(game.info(), log.rulesVersion))
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP(
                        "core", "This match was played with version %1 of the rules of %2; this program "
                                "has version %3. The report stands, but it cannot be played again."),
                    {QString::number(log.rulesVersion), QString::fromUtf8(game.info().title),
                     QString::number(game.info().rulesVersion)});
    std::vector<int> rolls;
    QStringList choices;
    for (const LogEntry &entry : log.entries) {
        if (entry.kind == Awaits::Roll)
            rolls.push_back(entry.value);
        else
            choices << entry.option;
    }
    ScriptedDice dice(std::move(rolls));
    ChoiceScript script(choices);
    ScriptedAgent agent(script);
    FixtureSetup setup = log.setup;
    setup.rulesVersion = log.rulesVersion;
    auto played = playMatch(game, std::move(setup), dice, {{&agent, &agent}});
    if (!played)
        return played;
    TOUCHLINE_TRY(dice.finished());
    TOUCHLINE_TRY(script.finished());
    if (played->log.entries != log.entries)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP(
                        "core", "The rolls and choices of the log stand in another order than the match "
                                "asks for them."));
    played->log.seed = log.seed;
    played->log.agents = log.agents;
    played->log.notes = log.notes;
    return played;
}

} // namespace touchline
