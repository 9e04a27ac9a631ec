// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/dice/generator.h"
#include "core/match/game_info.h"
#include "core/match/match.h"

#include <QStringList>

#include <memory>

namespace touchline {

/// Decides for one side: the computer, a script, a person. An agent of a game looks only at what its side may
/// see.
class Agent
{
public:
    Agent() = default;
    Agent(const Agent &) = delete;
    Agent(Agent &&) = delete;
    Agent &operator=(const Agent &) = delete;
    Agent &operator=(Agent &&) = delete;
    virtual ~Agent() = default;

    /// One of `options`. Errors: what a script or a person can do wrong (Exhausted, BadInput).
    [[nodiscard]] virtual Result<OptionCode> choose(const Match &match, const Question &question,
                                                    const OptionList &options) = 0;
    /// The same agent with all that it has in mind, to go on with from here; null for one that cannot be in
    /// two places (a person, a script).
    [[nodiscard]] virtual std::unique_ptr<Agent> clone() const { return nullptr; }
};

/// Every legal option equally likely.
class RandomAgent final : public Agent
{
public:
    explicit RandomAgent(Generator generator) : m_generator(generator) {}

    [[nodiscard]] Result<OptionCode> choose(const Match &match, const Question &question,
                                            const OptionList &options) override;
    [[nodiscard]] std::unique_ptr<Agent> clone() const override
    {
        return std::make_unique<RandomAgent>(m_generator);
    }

private:
    Generator m_generator;
};

/// What Game::makeAgent() answers for a name that none of its computer players has.
[[nodiscard]] tl::unexpected<Error> noSuchAgent(const GameInfo &game, const QString &name);

/// The choices of a match in the order in which they are asked, by their option names; one list serves both
/// sides.
class ChoiceScript
{
public:
    explicit ChoiceScript(QStringList names) : m_names(std::move(names)) {}

    /// Errors: Exhausted, or BadInput naming the decision, what was given and what is possible.
    [[nodiscard]] Result<OptionCode> next(const Match &match, const Question &question,
                                          const OptionList &options);
    /// Error BadInput when names are left that nobody asked for; call after the match.
    [[nodiscard]] Result<void> finished() const;

private:
    QStringList m_names;
    qsizetype m_used = 0;
};

/// Takes its side's choices from a script that both sides share.
class ScriptedAgent final : public Agent
{
public:
    /// `script` outlives the agent.
    explicit ScriptedAgent(ChoiceScript &script) : m_script(script) {}

    [[nodiscard]] Result<OptionCode> choose(const Match &match, const Question &question,
                                            const OptionList &options) override
    {
        return m_script.next(match, question, options);
    }

private:
    ChoiceScript &m_script;
};

} // namespace touchline
