// SPDX-License-Identifier: GPL-3.0-or-later
// Home grounds of matches still to come, against every choice that there is.
#include "core/base/index.h"
#include "core/competition/home_balance.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <rapidcheck.h>

#include <map>

namespace property_home_balance {

using namespace touchline;

namespace {

struct Season
{
    int teams = 0;
    /// What each team had elsewhere.
    std::vector<int> surplus;
    std::vector<HomeMeeting> before;
    std::vector<HomeMeeting> open;
};

Season someSeason()
{
    Season season;
    season.teams = *rc::gen::inRange(2, 6);
    for (int team = 0; team < season.teams; ++team)
        season.surplus.push_back(*rc::gen::inRange(-4, 5));
    for (int one = 0; one < season.teams; ++one)
        for (int other = one + 1; other < season.teams; ++other) {
            const auto meeting = [&] {
                return *rc::gen::arbitrary<bool>() ? HomeMeeting{one, other} : HomeMeeting{other, one};
            };
            for (int times = *rc::gen::inRange(0, 4); times > 0; --times) {
                season.before.push_back(meeting());
                ++season.surplus[at(season.before.back().home)];
                --season.surplus[at(season.before.back().away)];
            }
            if (*rc::gen::inRange(0, 5) > 0)
                season.open.push_back(meeting());
        }
    return season;
}

/// The sum of squares of the teams, and of the pairs.
std::pair<long, long> unevenness(const Season &season, const std::vector<HomeMeeting> &open)
{
    std::vector<int> surplus = season.surplus;
    std::map<std::pair<int, int>, int> leads;
    const auto addLead = [&leads](const HomeMeeting &one) {
        leads[{std::min(one.home, one.away), std::max(one.home, one.away)}] += one.home < one.away ? 1 : -1;
    };
    for (const HomeMeeting &one : season.before)
        addLead(one);
    for (const HomeMeeting &one : open) {
        addLead(one);
        ++surplus[at(one.home)];
        --surplus[at(one.away)];
    }
    long ofTeams = 0;
    for (const int one : surplus)
        ofTeams += long{one} * one;
    long ofPairs = 0;
    for (const auto &[pair, lead] : leads)
        ofPairs += long{lead} * lead;
    return {ofTeams, ofPairs};
}

std::vector<HomeMeeting> exchanged(std::vector<HomeMeeting> open, const std::vector<bool> &which)
{
    for (std::size_t i = 0; i < open.size(); ++i)
        if (which[i])
            std::swap(open[i].home, open[i].away);
    return open;
}

} // namespace

class PropertyHomeBalance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noChoiceIsMoreEven()
    {
        QVERIFY(rc::check("the best of all choices", [] {
            const Season season = someSeason();
            const std::vector<bool> chosen =
                balancedHomes(season.teams, season.surplus, season.before, season.open);
            RC_ASSERT(chosen.size() == season.open.size());
            const auto found = unevenness(season, exchanged(season.open, chosen));
            for (unsigned choice = 0; choice < (1U << season.open.size()); ++choice) {
                std::vector<bool> which;
                for (std::size_t i = 0; i < season.open.size(); ++i)
                    which.push_back((choice >> i & 1U) != 0);
                RC_ASSERT(found <= unevenness(season, exchanged(season.open, which)));
            }
            RC_ASSERT(chosen == balancedHomes(season.teams, season.surplus, season.before, season.open));
        }));
    }
};

TOUCHLINE_TEST(PropertyHomeBalance)

} // namespace property_home_balance

#include "property_home_balance.moc"
