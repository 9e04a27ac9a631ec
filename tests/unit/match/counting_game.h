// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game.h"
#include "core/match/report_builder.h"
#include "tests/support/text.h"

#include <QJsonArray>

namespace touchline::testing {

inline constexpr RollPrompt countingRoll{"C1", "count", d6};
inline constexpr RollPrompt countingChoice{"C2", "colour", {}};

/// A game for tests of what stands around games: a number of rolls of one die, every third question a choice
/// of the away side between red, green and blue.
class CountingMatch final : public Match
{
public:
    CountingMatch(FixtureSetup setup, int length) : m_setup(std::move(setup)), m_length(length) {}

    [[nodiscard]] Question question() const override
    {
        if (m_taken == m_length)
            return {};
        if (m_taken % 3 == 2)
            return {&countingChoice, Awaits::Choice, Side::Away, false};
        return {&countingRoll, Awaits::Roll, std::nullopt, false};
    }
    void options(OptionList &options) const override
    {
        options.clear();
        for (OptionCode code = 10; awaits() == Awaits::Choice && code <= 30; code += 10)
            options.add(code);
    }
    [[nodiscard]] QString optionName(const Question & /*question*/, OptionCode option) const override
    {
        return option == 10 ? u"red"_s : option == 20 ? u"green"_s : u"blue"_s;
    }
    [[nodiscard]] Result<void> roll(int value, EventList & /*sink*/) override
    {
        if (awaits() != Awaits::Roll || !d6.shows(value))
            return fail(Fault::Refused, "No.");
        ++m_taken;
        m_sum += value;
        return {};
    }
    [[nodiscard]] Result<void> choose(OptionCode option, EventList & /*sink*/) override
    {
        if (awaits() != Awaits::Choice || option % 10 != 0 || option < 10 || option > 30)
            return fail(Fault::Refused, "No.");
        ++m_taken;
        m_sum += option;
        return {};
    }
    [[nodiscard]] std::unique_ptr<Match> clone() const override
    {
        return std::make_unique<CountingMatch>(*this);
    }
    [[nodiscard]] QJsonObject view(std::optional<Side> /*viewer*/) const override
    {
        return {{u"taken"_s, m_taken}, {u"sum"_s, m_sum}};
    }
    [[nodiscard]] MatchReport report(std::span<const Event> events) const override;
    [[nodiscard]] const FixtureSetup &setup() const override { return m_setup; }

private:
    FixtureSetup m_setup;
    int m_length;
    int m_taken = 0;
    int m_sum = 0;
};

class CountingGame final : public Game
{
public:
    static constexpr int stepLimit = 10;

    /// Matches take `length` rolls and choices.
    explicit CountingGame(int length) : m_length(length) {}

    [[nodiscard]] const GameInfo &info() const override
    {
        static constexpr std::array<Die, 1> dice{d6};
        static const GameInfo data{"counting", "Counting", 1, dice, stepLimit, false, {}, {}, {}, {}, ""};
        return data;
    }
    [[nodiscard]] Result<std::shared_ptr<const TeamDocument>>
    readTeam(const QJsonObject & /*object*/) const override
    {
        return std::make_shared<const TeamDocument>();
    }
    [[nodiscard]] QJsonObject writeTeam(const TeamDocument & /*document*/) const override { return {}; }
    [[nodiscard]] SideSetup sideFor(std::shared_ptr<const TeamDocument> document) const override
    {
        SideSetup side;
        side.document = std::move(document);
        return side;
    }
    [[nodiscard]] Result<std::shared_ptr<const TeamDocument>>
    documentFor(const SideSetup &side) const override
    {
        return side.document;
    }
    [[nodiscard]] Result<std::unique_ptr<Match>> kickOff(FixtureSetup setup,
                                                         EventList & /*sink*/) const override
    {
        if (m_length < 0)
            return fail(Fault::BadInput, "No ball.");
        return std::make_unique<CountingMatch>(std::move(setup), m_length);
    }
    [[nodiscard]] Result<std::unique_ptr<Agent>> makeAgent(const QString &name, Side /*side*/,
                                                           Generator /*generator*/) const override
    {
        return fail(Fault::NotFound, "Nobody is called %1.", {name});
    }

private:
    int m_length;
};

inline MatchReport CountingMatch::report(std::span<const Event> /*events*/) const
{
    return reportFrame(CountingGame(0).info(), m_setup);
}

} // namespace touchline::testing
