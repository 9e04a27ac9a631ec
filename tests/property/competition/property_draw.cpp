// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/draws/draw.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/cup_builder.h"

#include <QTest>

#include <rapidcheck.h>

#include <map>

namespace property_draw {

using namespace touchline;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr std::uint64_t draws32 = 1000;
constexpr std::uint64_t draws64 = 150;
#else
constexpr std::uint64_t draws32 = 3000;
constexpr std::uint64_t draws64 = 1000;
#endif

SpreadRule worldCupLimits()
{
    return {{{QStringLiteral("UEFA"), 2}}, 1};
}

/// The conferences shuffled over the ranking: every pot has another mixture.
std::vector<Entrant> mixed(const std::vector<std::pair<QString, int>> &counts, Generator &generator)
{
    QStringList conferences;
    for (const auto &[conference, count] : counts) {
        for (int i = 0; i < count; ++i)
            conferences.append(conference);
    }
    for (qsizetype left = conferences.size(); left > 1; --left)
        conferences.swapItemsAt(left - 1,
                                static_cast<qsizetype>(generator.below(static_cast<std::uint32_t>(left))));
    return cup::entrants(static_cast<int>(conferences.size()), conferences);
}

std::vector<std::pair<QString, int>> tight32()
{
    return {{QStringLiteral("UEFA"), 16}, {QStringLiteral("CAF"), 8}, {QStringLiteral("AFC"), 8}};
}

std::vector<std::pair<QString, int>> usual64()
{
    return {{QStringLiteral("UEFA"), 26},    {QStringLiteral("CAF"), 10}, {QStringLiteral("CONMEBOL"), 9},
            {QStringLiteral("CONCACAF"), 8}, {QStringLiteral("AFC"), 8},  {QStringLiteral("OFC"), 3}};
}

bool keepsLimits(const Draw &draw, const std::vector<Entrant> &entrants, const std::vector<int> &sizes)
{
    if (!validate(draw, entrants.size(), sizes).empty())
        return false;
    for (const std::vector<int> &group : placement(draw, sizes)) {
        std::map<QString, int> counts;
        for (const int team : group)
            ++counts[entrants[static_cast<std::size_t>(team)].conference];
        for (const auto &[conference, count] : counts) {
            if (count > draw.limits.limitOf(conference).value_or(count))
                return false;
        }
    }
    return true;
}

/// The same draw by trying everything: the balls in the order of the real draw, each into the first group
/// from which the rest can be placed.
class BruteForce
{
public:
    BruteForce(const std::vector<Entrant> &entrants, const SpreadRule &limits, std::vector<int> sizes)
        : m_entrants(entrants)
        , m_limits(limits)
        , m_sizes(std::move(sizes))
        , m_groups(m_sizes.size())
    {
    }

    /// balls: team and pot. Gives the groups in that order, nothing if there is no way.
    std::optional<std::vector<int>> solve(const std::vector<std::pair<int, int>> &balls, std::size_t next = 0)
    {
        if (next == balls.size())
            return std::vector<int>{};
        const auto [team, pot] = balls[next];
        for (std::size_t group = 0; group < m_groups.size(); ++group) {
            if (!fits(group, team, pot))
                continue;
            m_groups[group].push_back({team, pot});
            auto rest = solve(balls, next + 1);
            m_groups[group].pop_back();
            if (rest) {
                rest->insert(rest->begin(), static_cast<int>(group));
                return rest;
            }
        }
        return std::nullopt;
    }

private:
    bool fits(std::size_t group, int team, int pot) const
    {
        const QString &conference = m_entrants[static_cast<std::size_t>(team)].conference;
        int same = 0;
        for (const auto &[other, otherPot] : m_groups[group]) {
            if (otherPot == pot)
                return false;
            same += m_entrants[static_cast<std::size_t>(other)].conference == conference ? 1 : 0;
        }
        return pot < m_sizes[group] && same < m_limits.limitOf(conference).value_or(same + 1);
    }

    const std::vector<Entrant> &m_entrants;
    const SpreadRule &m_limits;
    std::vector<int> m_sizes;
    std::vector<std::vector<std::pair<int, int>>> m_groups;
};

/// The balls of a draw without limits from the same seed: the shuffle does not depend on the limits.
std::vector<std::pair<int, int>> balls(const std::vector<Entrant> &entrants, const std::vector<int> &sizes,
                                       std::uint64_t seed)
{
    std::vector<std::pair<int, int>> order;
    const Draw draw = freeDraw(entrants, sizes, SpreadRule::off(), seed).value();
    for (const DrawStep &step : draw.steps)
        order.emplace_back(step.team, step.pot);
    return order;
}

} // namespace

class PropertyDraw : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void limitsHoldOverThousandsOfSeeds()
    {
        const std::vector<int> sizes(8, 4);
        Generator generator(1);
        for (std::uint64_t seed = 1; seed <= draws32; ++seed) {
            const std::vector<Entrant> entrants = mixed(tight32(), generator);
            const Result<Draw> draw = freeDraw(entrants, sizes, worldCupLimits(), seed);
            QVERIFY2(draw.has_value(), qPrintable(QString::number(seed)));
            QVERIFY(keepsLimits(*draw, entrants, sizes));
        }
    }

    void sixtyFourTeamsToo()
    {
        const std::vector<int> sizes(16, 4);
        Generator generator(2);
        for (std::uint64_t seed = 1; seed <= draws64; ++seed) {
            const std::vector<Entrant> entrants = mixed(usual64(), generator);
            const Result<Draw> draw = freeDraw(entrants, sizes, worldCupLimits(), seed);
            QVERIFY2(draw.has_value(), qPrintable(QString::number(seed)));
            QVERIFY(keepsLimits(*draw, entrants, sizes));
        }
    }

    void theSameSeedGivesTheSameDraw()
    {
        const std::vector<int> sizes(8, 4);
        Generator generator(3);
        const std::vector<Entrant> entrants = mixed(tight32(), generator);
        const Draw first = freeDraw(entrants, sizes, worldCupLimits(), 11).value();
        QVERIFY(first == freeDraw(entrants, sizes, worldCupLimits(), 11).value());
        QVERIFY(first.steps != freeDraw(entrants, sizes, worldCupLimits(), 12).value().steps);
        QVERIFY(first.steps != freeDraw(entrants, sizes, worldCupLimits(), 11, cup::space).value().steps);
    }

    void smallDrawsAreWhatTryingEverythingGives()
    {
        QVERIFY(rc::check("the look-ahead never errs, in either direction", [] {
            const int groups = *rc::gen::inRange(2, 5);
            const int places = *rc::gen::inRange(2, 4);
            std::vector<int> sizes(static_cast<std::size_t>(groups), places);
            if (*rc::gen::inRange(0, 3) == 0)
                --sizes[static_cast<std::size_t>(*rc::gen::inRange(0, groups))];
            const int teams = std::accumulate(sizes.begin(), sizes.end(), 0);
            const auto conferences = *rc::gen::container<std::vector<int>>(
                static_cast<std::size_t>(teams), rc::gen::inRange(0, *rc::gen::inRange(2, 5)));
            std::vector<Entrant> entrants = cup::entrants(teams);
            for (std::size_t i = 0; i < entrants.size(); ++i)
                entrants[i].conference = QStringLiteral("C%1").arg(conferences[i]);
            const SpreadRule limits{{{QStringLiteral("C0"), *rc::gen::inRange(1, 4)},
                                     {QStringLiteral("C1"), *rc::gen::inRange(1, 3)}},
                                    1};
            const auto seed = *rc::gen::arbitrary<std::uint64_t>();
            const auto expected = BruteForce(entrants, limits, sizes).solve(balls(entrants, sizes, seed));
            const Result<Draw> draw = freeDraw(entrants, sizes, limits, seed);
            RC_ASSERT(draw.has_value() == expected.has_value());
            if (!draw) {
                RC_ASSERT(draw.error().fault == Fault::Impossible);
                return;
            }
            std::vector<int> drawn;
            for (const DrawStep &step : draw->steps)
                drawn.push_back(step.group);
            RC_ASSERT(drawn == *expected);
        }));
    }
};

TOUCHLINE_TEST(PropertyDraw)

} // namespace property_draw

#include "property_draw.moc"
