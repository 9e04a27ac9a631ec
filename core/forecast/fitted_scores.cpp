// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/forecast/fitted_scores.h"

#include "core/competition/home_side.h"
#include "core/play/matches/fixture_player.h"

#include <algorithm>
#include <cmath>

namespace touchline {

namespace {

/// What is thought before the first result: the mean and the standard deviation of a logarithm. A side scores
/// 1.35 goals, and a quarter more at home, as in the leagues of the last decades.
struct Prior
{
    double mean;
    double spread;
};
constexpr Prior usualGoals{0.30, 0.5};
constexpr Prior homeAdvantage{0.25, 0.2};

/// Rounds of the fit at most; it ends when nothing moves any more.
constexpr int mostRounds = 500;
constexpr double nothing = 1e-9;
/// A logarithm moves so far at once: after 99-0 Newton's method alone would jump to and fro.
constexpr double longestStep = 0.5;
/// More is not counted in a match.
constexpr int mostGoals = 30;

/// A step of Newton's method towards the likeliest value: `surplus`, how many goals there were more than
/// expected; `expected`, how many were.
double step(double value, const Prior &prior, double surplus, double expected)
{
    const double weight = 1 / (prior.spread * prior.spread);
    const double whole = (surplus - (value - prior.mean) * weight) / (expected + weight);
    return value + std::clamp(whole, -longestStep, longestStep);
}

/// 0 to below 1.
double fraction(Generator &generator)
{
    return generator.next() * 0x1p-32;
}

/// A number of goals with that mean (Knuth's method).
int goals(double mean, Generator &generator)
{
    const double end = std::exp(-mean);
    double product = fraction(generator);
    int count = 0;
    while (product > end && count < mostGoals) {
        product *= fraction(generator);
        ++count;
    }
    return count;
}

Score goalsOf(const PerSide<double> &means, double part, Generator &generator)
{
    const int home = goals(means[Side::Home] * part, generator);
    return {home, goals(means[Side::Away] * part, generator)};
}

Score sum(const Score &one, const Score &other)
{
    return {one.home + other.home, one.away + other.away};
}

/// Score at the end of extra time.
Score extended(const DecisionRules &rules, const Score &after90, const PerSide<double> &means,
               Generator &generator)
{
    constexpr double half = 1.0 / 6;
    switch (rules.extraTime) {
    case DecisionRules::ExtraTime::None:
        break;
    case DecisionRules::ExtraTime::Full:
        return sum(after90, goalsOf(means, 2 * half, generator));
    case DecisionRules::ExtraTime::GoldenGoal: {
        const double both = means[Side::Home] + means[Side::Away];
        if (fraction(generator) < std::exp(-both * 2 * half))
            return after90;
        return sum(after90, fraction(generator) * both < means[Side::Home] ? Score{1, 0} : Score{0, 1});
    }
    case DecisionRules::ExtraTime::SilverGoal: {
        const Score middle = sum(after90, goalsOf(means, half, generator));
        if (!isTieLevel(rules, middle, after90))
            return middle;
        return sum(middle, goalsOf(means, half, generator));
    }
    }
    return after90;
}

Score shootOut(Generator &generator)
{
    constexpr int kicks = 5;
    // Three of four go in.
    const auto kick = [&generator] { return generator.below(4) < 3 ? 1 : 0; };
    Score score;
    for (int i = 0; i < kicks || score.isLevel(); ++i) {
        score.home += kick();
        score.away += kick();
    }
    return score;
}

/// The matches that were played; awarded ones, and those without a score, say nothing.
std::vector<FittedScores::Observed> observedIn(const Competition &competition)
{
    std::vector<FittedScores::Observed> results;
    for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i) {
        const CountedResult *result = competition.result(i);
        if (result == nullptr || result->withoutScore ||
            competition.report(i)->decidedBy == DecidedBy::Forfeit)
            continue;
        const PerSide<int> &teams = result->teams;
        if (teams[Side::Home] < 0 || teams[Side::Away] < 0)
            continue;
        results.push_back({teams, result->after90,
                           homeSide(competition.definition(), competition.fixtures()[at(i)], teams,
                                    competition.appointment(i))});
    }
    return results;
}

} // namespace

FittedScores::FittedScores(std::size_t teams, const std::vector<Observed> &results)
    : m_matches(static_cast<int>(results.size()))
    , m_usual(usualGoals.mean)
    , m_home(homeAdvantage.mean)
    , m_attack(teams, 0.0)
    , m_defence(teams, 0.0)
{
    fit(results);
}

FittedScores::FittedScores(const Competition &competition)
    : FittedScores(competition.definition().entrants.size(), observedIn(competition))
{
}

double FittedScores::mean(const Observed &result, Side side) const
{
    const double home = result.ground == side ? m_home : 0.0;
    return std::exp(m_usual + home + m_attack[at(result.teams[side])] -
                    m_defence[at(result.teams[opposite(side)])]);
}

void FittedScores::fit(const std::vector<Observed> &results)
{
    constexpr Prior strength{0, strengthSpread};
    struct Sums
    {
        double surplus = 0;
        double expected = 0;
    };
    double moved = 0;
    const auto take = [&moved](double &value, double better) {
        moved = std::max(moved, std::abs(better - value));
        value = better;
    };
    const auto goalsOf = [](const Observed &result, Side side) {
        return std::min(side == Side::Home ? result.goals.home : result.goals.away, mostGoals);
    };
    // One number after the other, the others as they are: the likelihood has one summit.
    const auto improve = [&](std::vector<double> &values, double sign, const auto &indexOf,
                             const Prior &prior) {
        std::vector<Sums> sums(values.size());
        for (const Observed &result : results)
            for (const Side side : bothSides) {
                const int index = indexOf(result, side);
                if (index < 0)
                    continue;
                const double expected = mean(result, side);
                sums[at(index)].surplus += sign * (goalsOf(result, side) - expected);
                sums[at(index)].expected += expected;
            }
        for (std::size_t i = 0; i < values.size(); ++i)
            take(values[i], step(values[i], prior, sums[i].surplus, sums[i].expected));
    };
    const auto improveOne = [&](double &value, const auto &counts, const Prior &prior) {
        Sums sums;
        for (const Observed &result : results)
            for (const Side side : bothSides)
                if (counts(result, side)) {
                    const double expected = mean(result, side);
                    sums.surplus += goalsOf(result, side) - expected;
                    sums.expected += expected;
                }
        take(value, step(value, prior, sums.surplus, sums.expected));
    };
    for (int round = 0; round < mostRounds; ++round) {
        moved = 0;
        improveOne(
            m_usual, [](const Observed &, Side) { return true; }, usualGoals);
        improveOne(
            m_home, [](const Observed &result, Side side) { return result.ground == side; }, homeAdvantage);
        improve(
            m_attack, 1, [](const Observed &result, Side side) { return result.teams[side]; }, strength);
        improve(
            m_defence, -1, [](const Observed &result, Side side) { return result.teams[opposite(side)]; },
            strength);
        if (moved < nothing)
            break;
    }
}

PerSide<double> FittedScores::expectedGoals(const PerSide<int> &teams, std::optional<Side> ground) const
{
    const Observed result{teams, {}, ground};
    return {{mean(result, Side::Home), mean(result, Side::Away)}};
}

std::array<double, 3> FittedScores::outcomes(const PerSide<int> &teams, std::optional<Side> ground) const
{
    const PerSide<double> means = expectedGoals(teams, ground);
    PerSide<double> chance{{std::exp(-means[Side::Home]), std::exp(-means[Side::Away])}};
    // below[side]: that it scores fewer than the goals that are looked at.
    PerSide<double> below{};
    std::array<double, 3> outcomes{};
    for (int goals = 0; goals <= mostGoals; ++goals) {
        outcomes[0] += chance[Side::Home] * below[Side::Away];
        outcomes[1] += chance[Side::Home] * chance[Side::Away];
        outcomes[2] += chance[Side::Away] * below[Side::Home];
        for (const Side side : bothSides) {
            below[side] += chance[side];
            chance[side] *= means[side] / (goals + 1);
        }
    }
    const double all = outcomes[0] + outcomes[1] + outcomes[2];
    for (double &outcome : outcomes)
        outcome /= all;
    return outcomes;
}

MatchReport FittedScores::play(const Competition &competition, const Progress &now, int fixture) const
{
    const Fixture &planned = competition.fixtures()[at(fixture)];
    const PerSide<int> &teams = now.fixtures[at(fixture)].teams;
    Generator generator = matchStream(MatchStream::Dice, competition, fixture, 0);
    const PerSide<double> means = expectedGoals(
        teams, homeSide(competition.definition(), planned, teams, competition.appointment(fixture)));
    const DecisionRules rules = decisionRules(competition, fixture);

    MatchReport report;
    report.id = planned.id;
    report.fixture = planned.id;
    report.completeness = Completeness::Score;
    for (const Side side : bothSides) {
        const Entrant &team = competition.entrant(teams[side]);
        report.teams[side] = {team.id, team.name, {}};
    }
    const Score after90 = goalsOf(means, 1, generator);
    report.score = after90;
    report.winner = after90.leader();
    if (rules.needsWinner && isTieLevel(rules, after90, after90)) {
        report.after90 = after90;
        if (rules.extraTime != DecisionRules::ExtraTime::None) {
            report.score = extended(rules, after90, means, generator);
            report.extraTime = report.score;
            report.winner = report.score.leader();
            report.decidedBy = DecidedBy::ExtraTime;
        }
        if (rules.shootOut && isTieLevel(rules, report.score, after90)) {
            report.shootOut = shootOut(generator);
            report.winner = report.shootOut->leader();
            report.decidedBy = DecidedBy::ShootOut;
        }
    }
    return report;
}

} // namespace touchline
