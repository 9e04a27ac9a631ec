// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/matches/pair_chances.h"

#include "core/dice/stream.h"
#include "core/match/match_runner.h"

#include <cmath>

namespace touchline {

namespace {

/// Nineteen of twenty, in standard errors.
constexpr double confidence = 1.96;
/// Often enough for a bar that moves, seldom enough to cost nothing.
constexpr int matchesPerNews = 50;

/// The fixture that every simulated match stands for; what differs is the seed.
const QUuid pairFixture(QStringLiteral("{7d0c2f6e-52a3-5c0e-9f2a-3b1f5a8d6c41}"));

/// Results as they come in.
class PairResults
{
public:
    void add(const Score &score)
    {
        ++m_matches;
        ++(score.home > score.away ? m_wins : score.home == score.away ? m_draws : m_losses);
        for (const Side side : bothSides) {
            const int goals = side == Side::Home ? score.home : score.away;
            m_goals[side] += goals;
            m_squares[side] += goals * goals;
        }
    }

    [[nodiscard]] PairChances chances() const
    {
        PairChances result;
        result.matches = m_matches;
        result.chances = {share(m_wins), share(m_draws), share(m_losses), {}};
        result.margin = {marginOf(m_wins), marginOf(m_draws), marginOf(m_losses), {}};
        for (const Side side : bothSides) {
            const double mean = share(m_goals[side]);
            const double spread = std::max(0.0, share(m_squares[side]) - mean * mean);
            result.chances.goals[side] = mean;
            result.margin.goals[side] = confidence * std::sqrt(spread / m_matches);
        }
        return result;
    }

private:
    [[nodiscard]] double share(int count) const { return static_cast<double>(count) / m_matches; }
    [[nodiscard]] double marginOf(int count) const
    {
        const double part = share(count);
        return confidence * std::sqrt(part * (1 - part) / m_matches);
    }

    int m_matches = 0;
    int m_wins = 0;
    int m_draws = 0;
    int m_losses = 0;
    PerSide<int> m_goals;
    PerSide<int> m_squares;
};

Result<Score> scoreOf(const FriendlyWishes &wishes, std::uint64_t seed)
{
    const Game &game = *wishes.choice.game;
    auto setup = friendlySetup(wishes, pairFixture);
    TOUCHLINE_TRY(setup);
    const auto home =
        game.makeAgent(wishes.choice.agents[Side::Home], Side::Home, stream("home agent", seed, pairFixture));
    TOUCHLINE_TRY(home);
    const auto away =
        game.makeAgent(wishes.choice.agents[Side::Away], Side::Away, stream("away agent", seed, pairFixture));
    TOUCHLINE_TRY(away);
    SeededDice dice(stream("match", seed, pairFixture));
    const auto played = playMatch(game, std::move(*setup), dice, {{home->get(), away->get()}});
    TOUCHLINE_TRY(played);
    return played->report.score;
}

} // namespace

Result<FriendlyWishes> pairWishes(const Game &game, const QString &level,
                                  const PerSide<std::shared_ptr<const TeamDocument>> &documents)
{
    const auto spec = findLevel(game.info().levels, level);
    TOUCHLINE_TRY(spec);
    const auto options = resolveOptions(game.info().options, **spec, {});
    TOUCHLINE_TRY(options);
    const QString agent = QString::fromUtf8(game.info().agents.front().name);
    FriendlyWishes wishes;
    wishes.choice = {&game, level, *options, {{agent, agent}}};
    wishes.teams = documents;
    return wishes;
}

std::optional<PairChances> exactChances(const Game &game, const QString &level,
                                        const PerSide<std::shared_ptr<const TeamDocument>> &documents)
{
    const auto *known = dynamic_cast<const KnownChances *>(game.teamDocuments());
    if (known == nullptr)
        return {};
    const auto chances = known->chances(documents, level);
    return chances ? std::optional(PairChances{*chances, {}, 0}) : std::nullopt;
}

Result<PairChances> simulatedChances(const FriendlyWishes &wishes, std::uint64_t seed, int matches,
                                     const std::function<void(int)> &tell,
                                     const std::function<bool()> &isStopped)
{
    PairResults results;
    Generator seeds = stream("pair", seed);
    for (int played = 0; played < matches;) {
        const std::uint64_t high = seeds.next();
        constexpr int half = 32;
        const auto score = scoreOf(wishes, high << half | seeds.next());
        TOUCHLINE_TRY(score);
        results.add(*score);
        ++played;
        if (tell && played % matchesPerNews == 0)
            tell(played);
        if (isStopped && isStopped())
            break;
    }
    return results.chances();
}

} // namespace touchline
