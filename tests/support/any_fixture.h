// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/card/card_library.h"
#include "core/match/match_runner.h"
#include "tests/support/atcs_fixture.h"

#include <memory>
#include <vector>

namespace touchline::testing {

/// Teams to try a game with: two short cards and some of the shipped ones, as the game takes them.
[[nodiscard]] inline std::vector<std::shared_ptr<const TeamDocument>> sampleTeams(const Game &game)
{
    std::vector<std::shared_ptr<const atcs::TeamCard>> cards{frx(), tux()};
    for (const QString &id :
         {QStringLiteral("BRA-1970"), QStringLiteral("FRA-1998"), QStringLiteral("SLV-1982")})
        if (auto card = atcs::loadCard(id))
            cards.push_back(std::move(*card));
    std::vector<std::shared_ptr<const TeamDocument>> teams;
    for (const auto &card : cards) {
        SideSetup side;
        side.team = card->team;
        side.squad = card->squad();
        side.document = card;
        if (auto document = game.documentFor(side))
            teams.push_back(std::move(*document));
    }
    return teams;
}

/// Fixtures of a game in which everything that can be settled before kick-off is left to chance: teams,
/// level, options, knockout or not, and who sits out (nobody, a few, most, everybody).
class AnyFixture
{
public:
    explicit AnyFixture(const Game &game) : m_game(game), m_teams(sampleTeams(game)) {}

    [[nodiscard]] bool hasTeams() const { return m_teams.size() >= 2; }

    [[nodiscard]] FixtureSetup make(Generator &generator) const
    {
        const auto levels = m_game.info().levels;
        return make(levels[generator.below(static_cast<std::uint32_t>(levels.size()))], generator);
    }

    [[nodiscard]] FixtureSetup make(const LevelSpec &level, Generator &generator) const
    {
        FixtureSetup setup;
        setup.fixture = QUuid::createUuidV5(QUuid(), QString::number(generator.next()));
        setup.attempt = static_cast<int>(generator.below(3));
        const auto count = static_cast<std::uint32_t>(m_teams.size());
        const std::uint32_t home = generator.below(count);
        const std::uint32_t away = (home + 1 + generator.below(count - 1)) % count;
        setup.sides = {{m_game.sideFor(m_teams[home]), m_game.sideFor(m_teams[away])}};
        for (const Side side : bothSides) {
            letSitOut(setup.sides[side], generator);
            const auto agents = m_game.info().agents;
            setup.sides[side].runBy =
                QString::fromUtf8(agents[generator.below(static_cast<std::uint32_t>(agents.size()))].name);
        }
        setup.level = QString::fromUtf8(level.name);
        setup.options = anyOptions(level, generator);
        if (const std::uint32_t ground = generator.below(4); ground < 2)
            setup.ground = ground == 0 ? Side::Home : Side::Away;
        setup.decision.needsWinner = generator.below(2) == 0;
        return setup;
    }

private:
    static void letSitOut(SideSetup &side, Generator &generator)
    {
        // In percent of the squad.
        constexpr std::array<std::uint32_t, 8> shares{0, 0, 0, 5, 20, 60, 95, 100};
        const std::uint32_t share = shares[generator.below(shares.size())];
        for (const SquadEntry &entry : side.squad.entries)
            if (generator.below(100) < share)
                side.absent.push_back({entry.person.id, QStringLiteral("injured: 2 matches")});
    }

    [[nodiscard]] OptionValues anyOptions(const LevelSpec &level, Generator &generator) const
    {
        OptionValues values;
        for (const OptionSpec &spec : m_game.info().options) {
            const bool hasMeaning =
                std::any_of(level.options.begin(), level.options.end(),
                            [&](const char *name) { return qstrcmp(name, spec.name) == 0; });
            if (!hasMeaning)
                continue;
            int value = spec.minimum + static_cast<int>(generator.below(
                                           static_cast<std::uint32_t>(spec.maximum - spec.minimum + 1)));
            if (spec.type == OptionType::Word)
                value = static_cast<int>(generator.below(static_cast<std::uint32_t>(spec.words.size())));
            values.set(QString::fromUtf8(spec.name), value);
        }
        for (const OptionSpec &spec : m_game.info().options)
            if (spec.needs != nullptr && !values.isOn(spec.needs))
                values.set(QString::fromUtf8(spec.name), 0);
        return values;
    }

    const Game &m_game;
    std::vector<std::shared_ptr<const TeamDocument>> m_teams;
};

/// A match has thousands of steps, not hundreds.
[[nodiscard]] inline bool hasLongMatches(const Game &game)
{
    constexpr int manySteps = 20'000;
    return game.info().stepLimit > manySteps;
}

/// How many matches a test plays that plays so many of other games: of a game with long ones a tenth.
[[nodiscard]] inline int matchesOf(const Game &game, int usual)
{
    constexpr int share = 10;
    return hasLongMatches(game) ? std::max(1, usual / share) : usual;
}

/// Events that stay when their list goes on.
[[nodiscard]] inline std::vector<Event> copied(std::span<const Event> events)
{
    return {events.begin(), events.end()};
}

/// Plays a fixture with dice and choices by chance.
[[nodiscard]] inline Result<PlayedMatch> playByChance(const Game &game, FixtureSetup setup,
                                                      std::uint64_t seed)
{
    SeededDice dice{Generator(seed)};
    RandomAgent home{Generator(seed, 1)};
    RandomAgent away{Generator(seed, 2)};
    return playMatch(game, std::move(setup), dice, {{&home, &away}});
}

} // namespace touchline::testing
