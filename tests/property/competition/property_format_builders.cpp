// SPDX-License-Identifier: GPL-3.0-or-later
// Formats of any legal numbers: valid, and played out by chance to the last place.
#include "core/competition/competition_json.h"
#include "core/competition/templates/format_builders.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/chance_results.h"

#include <QTest>

#include <rapidcheck.h>

#include <set>

namespace property_format_builders {

using namespace touchline;

namespace {

bool someFlag()
{
    return *rc::gen::arbitrary<bool>();
}

TieRules someTieRules()
{
    TieRules rules;
    rules.legs = *rc::gen::element(1, 2, 1, 2, 3, 5, 7);
    rules.awayGoals = rules.legs == 2 && someFlag();
    rules.awayGoalsInExtraTime = someFlag();
    rules.extraTime = static_cast<DecisionRules::ExtraTime>(*rc::gen::inRange(0, 4));
    rules.replays = *rc::gen::inRange(0, 3);
    rules.replaysChangeGround = someFlag();
    rules.lastResort = someFlag() ? TieRules::LastResort::ShootOut : TieRules::LastResort::Lots;
    if (!rules.isBestOf())
        return rules;
    rules.homeOrder = static_cast<TieRules::HomeOrder>(*rc::gen::inRange(0, 2));
    rules.levelMatch = static_cast<TieRules::LevelMatch>(*rc::gen::inRange(0, 3));
    if (rules.levelMatch == TieRules::LevelMatch::PlayedOut) {
        rules.replays = 0;
        rules.lastResort = TieRules::LastResort::ShootOut;
    } else if (rules.replays == 0) {
        rules.lastResort = TieRules::LastResort::Lots;
    }
    return rules;
}

KnockoutOptions someKnockout(int teams)
{
    KnockoutOptions options;
    options.rules = someTieRules();
    if (someFlag())
        options.finalRules = someTieRules();
    options.thirdPlace = teams >= 4 && someFlag();
    options.allPlaces = teams <= mostForAllPlaces && someFlag();
    options.redraw = someFlag();
    return options;
}

Format someGroups()
{
    const int groups = *rc::gen::inRange(1, 9);
    const int size = *rc::gen::inRange(2, 6);
    const int advance = *rc::gen::inRange(groups == 1 ? 2 : 1, size + 1);
    GroupsOptions options;
    options.legs = *rc::gen::inRange(1, 3);
    options.knockout = someKnockout(groups * advance);
    options.knockout.apartFromGroup = groups > 1 && advance <= 2 && someFlag();
    return groupsFormat(groups, size, advance, options).value();
}

Format someSwiss()
{
    const int teams = *rc::gen::inRange(2, 20);
    return swissFormat(teams, *rc::gen::inRange(1, (teams + 1) / 2 + 1),
                       {.bestOf = *rc::gen::element(1, 1, 3, 5, 7)})
        .value();
}

Format someLeaguePhase()
{
    LeaguePhaseOptions options;
    options.pots = *rc::gen::inRange(1, 5);
    options.rounds = 2 * options.pots;
    const int teams = options.pots * 2 * *rc::gen::inRange(2, 6);
    options.advance = *rc::gen::inRange(2, teams + 1);
    options.knockout = someKnockout(options.advance);
    return leaguePhaseFormat(teams, options).value();
}

Format somePyramid()
{
    PyramidOptions options;
    options.playOff = static_cast<PyramidOptions::PlayOff>(*rc::gen::inRange(0, 3));
    options.up = *rc::gen::inRange(1, 3);
    options.legs = *rc::gen::inRange(1, 3);
    const auto divisions = *rc::gen::inRange<std::size_t>(2, 4);
    std::vector<int> sizes;
    // Two go up and four play for it, three go down.
    for (std::size_t division = 0; division < divisions; ++division)
        sizes.push_back(*rc::gen::inRange(9, 12));
    return pyramidFormat(sizes, options).value();
}

Format someConferences()
{
    ConferenceOptions options;
    const int size = *rc::gen::inRange(2, 8);
    options.playIn = size >= 4 && someFlag();
    options.advance = *rc::gen::inRange(options.playIn ? 2 : 1, options.playIn ? size - 1 : size + 1);
    options.playOffs = someKnockout(2 * options.advance);
    return conferencesFormat(size, options).value();
}

TieRules oneMatch(const TieRules &rules)
{
    TieRules one = rules;
    one.legs = 1;
    one.awayGoals = false;
    one.levelMatch = TieRules::LevelMatch::PlayedOut;
    one.homeOrder = TieRules::HomeOrder::Alternating;
    return one;
}

using Maker = Format (*)();

const std::vector<std::pair<const char *, Maker>> &makers()
{
    static const std::vector<std::pair<const char *, Maker>> all{
        {"league", [] { return leagueFormat(*rc::gen::inRange(2, 13), *rc::gen::inRange(1, 4)).value(); }},
        {"cup",
         [] {
             const int teams = *rc::gen::inRange(2, 40);
             return cupFormat(teams, someKnockout(teams)).value();
         }},
        {"groups", someGroups},
        {"double elimination",
         [] {
             return doubleEliminationFormat(
                        *rc::gen::inRange(4, 40),
                        {.reset = someFlag(), .isSplit = someFlag(), .rules = oneMatch(someTieRules())})
                 .value();
         }},
        {"swiss", someSwiss},
        {"league phase", someLeaguePhase},
        {"ladder",
         [] {
             const int teams = *rc::gen::inRange(2, 15);
             return ladderFormat(teams, *rc::gen::inRange(1, 40), *rc::gen::inRange(1, teams)).value();
         }},
        {"apertura",
         [] {
             const int teams = *rc::gen::inRange(2, 9);
             return aperturaFormat(teams, *rc::gen::inRange(0, teams)).value();
         }},
        {"pyramid", somePyramid},
        {"play-in",
         [] {
             const int teams = *rc::gen::inRange(4, 13);
             return leaguePlayInFormat(teams, *rc::gen::inRange(1, 3), someKnockout(2)).value();
         }},
        {"conferences", someConferences},
        {"split league",
         [] { return splitLeagueFormat(*rc::gen::inRange(4, 13), *rc::gen::inRange(1, 4)).value(); }},
        {"averages",
         [] { return averagesLeagueFormat(*rc::gen::inRange(2, 13), 1, *rc::gen::inRange(2, 6)).value(); }},
        {"evening", [] { return eveningFormat(*rc::gen::inRange(4, 13)).value(); }}};
    return all;
}

/// Everybody is in at most one match of a matchday: of one round, leg and replay of a stage.
void assertNobodyPlaysTwiceADay(const Competition &competition, const Progress &end)
{
    std::set<std::tuple<int, int, int, int, int>> seen;
    for (std::size_t i = 0; i < end.fixtures.size(); ++i) {
        const Fixture &fixture = competition.fixtures()[i];
        if (end.fixtures[i].state != FixtureState::Played)
            continue;
        for (const Side side : bothSides)
            RC_ASSERT(seen.insert({fixture.stage, fixture.round, fixture.leg, fixture.replay,
                                   end.fixtures[i].teams[side]})
                          .second);
    }
}

void assertEverythingIsDecided(const Progress &end)
{
    RC_ASSERT(!end.finalPlaces.empty());
    const std::set<int> different(end.finalPlaces.begin(), end.finalPlaces.end());
    RC_ASSERT(*different.begin() >= 0);
    RC_ASSERT(different.size() == end.finalPlaces.size());
    RC_ASSERT(end.roundsToDraw.empty());
    for (const FixtureStatus &status : end.fixtures)
        RC_ASSERT(status.state == FixtureState::Played || status.state == FixtureState::NotNeeded);
    for (const GroupTable &table : end.tables)
        RC_ASSERT(table.isComplete);
}

/// Next season has every team once, in divisions of the same sizes.
void assertNextSeasonIsFull(const Competition &competition, const Progress &end)
{
    std::set<int> teams;
    for (const NextSeasonGroup &group : competition.definition().format.nextSeason)
        for (const Slot &slot : group.from)
            RC_ASSERT(teams.insert(teamIn(slot, competition, end)).second);
    RC_ASSERT(teams.empty() || *teams.begin() >= 0);
    RC_ASSERT(teams.empty() || teams.size() == competition.definition().entrants.size());
}

void assertNobodyMeetsAgain(const Competition &competition, const Progress &end)
{
    std::set<std::pair<int, int>> met;
    for (std::size_t i = 0; i < end.fixtures.size(); ++i) {
        if (!competition.fixtures()[i].isGroupMatch())
            continue;
        const PerSide<int> &teams = end.fixtures[i].teams;
        RC_ASSERT(met.insert(std::minmax(teams[Side::Home], teams[Side::Away])).second);
    }
}

/// Enters the same reports as late as can be: of those that can be entered always the last.
Competition enteredBackwards(const Competition &original, std::vector<MatchReport> reports)
{
    Competition other = chance::made(original.definition().format, original.definition().seed);
    while (!reports.empty()) {
        const Progress now = progress(other);
        std::vector<MatchReport> left;
        for (auto report = reports.rbegin(); report != reports.rend(); ++report) {
            const auto index = static_cast<std::size_t>(other.indexOfFixture(report->fixture));
            if (now.fixtures[index].state == FixtureState::Ready)
                chance::record(other, *report);
            else
                left.insert(left.begin(), *report);
        }
        const bool hasDrawn = chance::drawWhatIsDue(other);
        if (left.size() == reports.size() && !hasDrawn)
            return other;
        reports = std::move(left);
    }
    while (chance::drawWhatIsDue(other))
        continue;
    return other;
}

} // namespace

class PropertyFormatBuilders : public QObject
{
    Q_OBJECT

private:
    static void addMakers()
    {
        QTest::addColumn<int>("maker");
        for (std::size_t i = 0; i < makers().size(); ++i)
            QTest::newRow(makers()[i].first) << static_cast<int>(i);
    }

private Q_SLOTS:
    void everyFormatIsPlayedToItsLastPlace_data() { addMakers(); }

    void everyFormatIsPlayedToItsLastPlace()
    {
        QFETCH(int, maker);
        QVERIFY(rc::check("valid, ends, every place filled, nobody twice on a matchday", [maker] {
            const Format format = makers()[static_cast<std::size_t>(maker)].second();
            RC_ASSERT(validate(format).empty());
            const auto read = formatFromJson(toJson(format));
            RC_ASSERT(read.has_value());
            RC_ASSERT(*read == format);
            Competition competition = chance::made(format, *rc::gen::arbitrary<std::uint64_t>());
            chance::playOut(competition, Generator(*rc::gen::arbitrary<std::uint64_t>()));
            const Progress end = progress(competition);
            assertEverythingIsDecided(end);
            assertNobodyPlaysTwiceADay(competition, end);
            assertNextSeasonIsFull(competition, end);
            const auto again = competitionFromJson(toJson(competition));
            RC_ASSERT(again.has_value());
            RC_ASSERT(*again == competition);
        }));
    }

    void theOrderOfEntryDoesNotMatter_data() { addMakers(); }

    void theOrderOfEntryDoesNotMatter()
    {
        QFETCH(int, maker);
        QVERIFY(rc::check("ready matches may be entered in any order", [maker] {
            Competition competition = chance::made(makers()[static_cast<std::size_t>(maker)].second(),
                                                   *rc::gen::arbitrary<std::uint64_t>());
            const std::vector<MatchReport> reports =
                chance::playOut(competition, Generator(*rc::gen::arbitrary<std::uint64_t>()));
            const Competition other = enteredBackwards(competition, reports);
            RC_ASSERT(progress(other) == progress(competition));
        }));
    }

    void correctingIsEnteringItRight_data() { addMakers(); }

    void correctingIsEnteringItRight()
    {
        QFETCH(int, maker);
        QVERIFY(rc::check("a corrected result equals the right one from the start", [maker] {
            Competition right = chance::made(makers()[static_cast<std::size_t>(maker)].second(),
                                             *rc::gen::arbitrary<std::uint64_t>());
            Generator generator(*rc::gen::arbitrary<std::uint64_t>());
            const std::vector<MatchReport> reports = chance::playOut(right, generator);
            const MatchReport original = *rc::gen::elementOf(reports);
            const int index = right.indexOfFixture(original.fixture);
            Competition corrected = right;
            chance::record(corrected, chance::report(right, progress(right), index, generator));
            chance::record(corrected, original);
            RC_ASSERT(corrected == right);
            RC_ASSERT(progress(corrected) == progress(right));
        }));
    }

    void inASwissNobodyMeetsAgain()
    {
        QVERIFY(rc::check("no pair twice, also with as many rounds as there can be", [] {
            const int teams = *rc::gen::inRange(2, 26);
            Competition competition = chance::made(swissFormat(teams, (teams + 1) / 2).value());
            chance::playOut(competition, Generator(*rc::gen::arbitrary<std::uint64_t>()));
            assertNobodyMeetsAgain(competition, progress(competition));
        }));
    }

    void teamsOfAGroupAreKeptApartUntilTheFinal()
    {
        QVERIFY(rc::check("two of each group, fixed or drawn", [] {
            GroupsOptions options;
            options.knockout.redraw = someFlag();
            options.knockout.apartFromGroup = true;
            const int groups = *rc::gen::inRange(2, 12);
            Competition competition = chance::made(groupsFormat(groups, 3, 2, options).value(),
                                                   *rc::gen::arbitrary<std::uint64_t>());
            chance::playOut(competition, Generator(*rc::gen::arbitrary<std::uint64_t>()));
            const Progress end = progress(competition);
            std::vector<int> groupOf(competition.definition().entrants.size());
            for (std::size_t table = 0; table < end.tables.size(); ++table)
                for (const int team : end.tables[table].teams)
                    groupOf[static_cast<std::size_t>(team)] = static_cast<int>(table);
            for (std::size_t tie = 0; tie + 1 < end.ties.size(); ++tie)
                RC_ASSERT(groupOf[static_cast<std::size_t>(end.ties[tie].teams[Side::Home])] !=
                          groupOf[static_cast<std::size_t>(end.ties[tie].teams[Side::Away])]);
        }));
    }
};

TOUCHLINE_TEST(PropertyFormatBuilders)

} // namespace property_format_builders

#include "property_format_builders.moc"
