// SPDX-License-Identifier: GPL-3.0-or-later
// Balanced pairing (ATCS 9.7): teams of equal or nearest power meet first.
#include "core/base/index.h"
#include "core/play/balanced_draw.h"

#include "core/competition/format/format_tables.h"
#include "core/competition/progress.h"
#include "core/competition/templates/templates.h"
#include "core/play/new_competition.h"
#include "tests/support/cup_wishes.h"
#include "tests/support/test_registry.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace test_balanced_draw {

using namespace touchline;
using namespace touchline::testing;

namespace {

Format cup(int teams)
{
    return formatTemplate(u"cup-%1"_s.arg(teams)).value();
}

/// The powers of those who meet first, the stronger before; sorted.
std::vector<std::pair<int, int>> metPowers(const Format &format, const std::vector<int> &powers,
                                           std::uint64_t seed)
{
    const Draw draw = balancedDraw(format, powers, seed, {}).value();
    const std::vector<int> sizes = entrySizes(format);
    if (!validate(draw, powers.size(), sizes).empty())
        qFatal("The draw does not fill the places.");
    const Placement placed = placement(draw, sizes);
    std::vector<std::pair<int, int>> met;
    for (const auto &[home, away] : firstPairs(format)) {
        const int one = powers[at(placed[0][at(home)])];
        const int other = powers[at(placed[0][at(away)])];
        met.emplace_back(std::max(one, other), std::min(one, other));
    }
    std::sort(met.begin(), met.end());
    return met;
}

} // namespace

class TestBalancedDraw : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNearestMeet()
    {
        using Met = std::vector<std::pair<int, int>>;
        QCOMPARE(metPowers(cup(2), {6, 6}, 1), (Met{{6, 6}}));
        QCOMPARE(metPowers(cup(4), {10, 3, 9, 4}, 1), (Met{{4, 3}, {10, 9}}));
        QCOMPARE(metPowers(cup(8), {1, 2, 3, 4, 5, 6, 7, 8}, 7), (Met{{2, 1}, {4, 3}, {6, 5}, {8, 7}}));
        // Byes are for the strongest, and a team of unknown power is the weakest.
        QCOMPARE(metPowers(cup(6), {0, 9, 8, 5, 4, 3}, 1), (Met{{3, 0}, {5, 4}}));
    }

    /// No other pairing has a smaller sum of differences: against every pairing of six.
    void nothingIsNearer()
    {
        Generator generator(5);
        for (int round = 0; round < 200; ++round) {
            std::vector<int> powers(8);
            for (int &power : powers)
                power = 1 + int(generator.below(10));
            int least = 1000;
            std::vector<int> order = powers;
            std::sort(order.begin(), order.end());
            do {
                int sum = 0;
                for (std::size_t i = 0; i < order.size(); i += 2)
                    sum += std::abs(order[i] - order[i + 1]);
                least = std::min(least, sum);
            } while (std::next_permutation(order.begin(), order.end()) && least > 0);
            int met = 0;
            for (const auto &[one, other] : metPowers(cup(8), powers, static_cast<std::uint64_t>(round)))
                met += one - other;
            QCOMPARE(met, least);
        }
    }

    void chanceDecidesTheRest()
    {
        const std::vector<int> powers{8, 8, 8, 8, 2, 2, 2, 2};
        const auto opponentOfFirst = [&powers](std::uint64_t seed) {
            const Draw draw = balancedDraw(cup(8), powers, seed, {}).value();
            const Placement placed = placement(draw, entrySizes(cup(8)));
            for (const auto &[home, away] : firstPairs(cup(8))) {
                const int one = placed[0][at(home)];
                const int other = placed[0][at(away)];
                if (one == 0 || other == 0)
                    return one == 0 ? other : one;
            }
            return -1;
        };
        std::set<int> opponents;
        for (std::uint64_t seed = 0; seed < 40; ++seed)
            opponents.insert(opponentOfFirst(seed));
        QVERIFY((opponents == std::set<int>{1, 2, 3}));
        QVERIFY(balancedDraw(cup(8), powers, 9, {}).value() == balancedDraw(cup(8), powers, 9, {}).value());
    }

    void whereNothingIsDrawn()
    {
        QVERIFY(canBeBalanced(cup(2)) && canBeBalanced(cup(9)));
        for (const char *name : {"league-8x1", "worldcup-32", "cup-8-redraw"}) {
            const Format format = formatTemplate(QString::fromUtf8(name)).value();
            QVERIFY(!canBeBalanced(format));
            const std::vector<int> powers(at(teamCount(format)), 5);
            QCOMPARE(balancedDraw(format, powers, 1, {}).error().fault, Fault::Refused);
        }
        QCOMPARE(balancedDraw(cup(4), {1, 2, 3}, 1, {}).error().fault, Fault::BadInput);
    }

    /// Mexico 1986 and the USA of 1930 are the example of the rulebook.
    void ofACompetition()
    {
        CompetitionWishes wishes = cupWishes("basic");
        wishes.format = u"cup-4"_s;
        wishes.draw = balancedDrawName;
        wishes.teams = teamsNamed({u"MEX-1986"_s, u"BRA-1970"_s, u"USA-1930"_s, u"GER-1954"_s}).value();
        const NewCompetition made = newCompetition(wishes).value();
        QCOMPARE(made.competition.definition().draw.source, balancedDrawName);
        const Progress now = progress(made.competition);
        QStringList pairs;
        for (int i = 0; i < 2; ++i) {
            QStringList two;
            for (const Side side : bothSides)
                two << made.competition.entrant(now.fixtures[at(i)].teams[side]).code;
            two.sort();
            pairs << two.join(u'-');
        }
        pairs.sort();
        QCOMPARE(pairs, (QStringList{u"BRA-1970-GER-1954"_s, u"MEX-1986-USA-1930"_s}));
        wishes.teams.clear();
        QVERIFY(newCompetition(wishes).has_value());
        wishes.format = u"league-8x1"_s;
        QCOMPARE(newCompetition(wishes).error().fault, Fault::Refused);
    }
};

TOUCHLINE_TEST(TestBalancedDraw)

} // namespace test_balanced_draw

#include "test_balanced_draw.moc"
