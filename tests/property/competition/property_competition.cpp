// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/competition_json.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/cup_builder.h"

#include <QTest>

#include <rapidcheck.h>

namespace property_competition {

using namespace touchline;

namespace {

Score someScore()
{
    return {*rc::gen::inRange(0, 4), *rc::gen::inRange(0, 4)};
}

} // namespace

class PropertyCompetition : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCupEndsWithEveryPlaceFilled()
    {
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            Competition competition = cup::make("worldcup-32", seed);
            cup::playOut(competition, Generator(seed));
            const Progress end = progress(competition);
            QCOMPARE(fixturesIn(FixtureState::Played, end).size(), std::size_t{64});
            std::vector<int> places = end.finalPlaces;
            std::sort(places.begin(), places.end());
            QVERIFY(places.front() >= 0);
            QVERIFY(std::adjacent_find(places.begin(), places.end()) == places.end());
        }
    }

    void theOrderOfEntryDoesNotMatter()
    {
        QVERIFY(rc::check("group results entered in any order give the same competition", [] {
            Competition forwards = cup::make("worldcup-32");
            Competition backwards = forwards;
            std::vector<MatchReport> reports;
            for (int number = 1; number <= 48; ++number)
                reports.push_back(cup::report(forwards, number, someScore()));
            for (const MatchReport &report : reports)
                RC_ASSERT(forwards.record(report).has_value());
            for (auto report = reports.rbegin(); report != reports.rend(); ++report)
                RC_ASSERT(backwards.record(*report).has_value());
            RC_ASSERT(forwards == backwards);
            RC_ASSERT(progress(forwards) == progress(backwards));
        }));
    }

    void correctingIsEnteringItRight()
    {
        QVERIFY(rc::check("a corrected result equals the right one from the start", [] {
            Competition right = cup::make("worldcup-32");
            cup::playOut(right, Generator(*rc::gen::arbitrary<std::uint64_t>()));
            Competition corrected = right;
            const int number = *rc::gen::inRange(1, 65);
            const MatchReport original = *right.report(right.indexOfNumber(number));
            RC_ASSERT(corrected.record(cup::report(corrected, number, someScore())).has_value());
            RC_ASSERT(corrected.record(original).has_value());
            RC_ASSERT(corrected == right);
            RC_ASSERT(progress(corrected) == progress(right));
        }));
    }

    void laterReportsNeverChangeEarlierFixtures()
    {
        QVERIFY(rc::check("a tie's result changes only what comes after it", [] {
            Competition competition = cup::make("worldcup-32");
            cup::playOut(competition, Generator(*rc::gen::arbitrary<std::uint64_t>()));
            const Progress before = progress(competition);
            const int number = *rc::gen::inRange(49, 65);
            cup::play(competition, number, someScore());
            const Progress after = progress(competition);
            RC_ASSERT(after.tables == before.tables);
            for (std::size_t i = 0; i < static_cast<std::size_t>(number); ++i)
                RC_ASSERT(after.fixtures[i] == before.fixtures[i]);
        }));
    }

    void everyCompetitionComesBackFromJson()
    {
        QVERIFY(rc::check("JSON keeps a competition exactly", [] {
            Competition competition = cup::make("worldcup-32", *rc::gen::arbitrary<std::uint64_t>());
            for (int number = 1; number <= 48; ++number) {
                if (*rc::gen::inRange(0, 4) > 0)
                    cup::play(competition, number, someScore());
            }
            const Result<Competition> read = competitionFromJson(toJson(competition));
            RC_ASSERT(read.has_value());
            RC_ASSERT(*read == competition);
        }));
    }
};

TOUCHLINE_TEST(PropertyCompetition)

} // namespace property_competition

#include "property_competition.moc"
