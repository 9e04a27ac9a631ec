// SPDX-License-Identifier: GPL-3.0-or-later
// Continuations of a forecast beside the same competition played as everywhere: result by result, table by
// table, ban by ban.

#include "core/base/index.h"
#include "core/competition/play_through.h"
#include "core/forecast/forecast_matches.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/matches/competition_player.h"
#include "core/play/matches/fixture_player.h"
#include "tests/support/cup_wishes.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <array>
#include <tuple>

namespace property_forecast_matches {

using namespace touchline;

namespace {

/// So many matches are played before, in any order of those that are ready: some reports come early.
void playSome(NewCompetition &made, int matches, Generator &chance)
{
    for (int i = 0; i < matches; ++i) {
        const Progress now = progress(made.competition);
        const std::vector<int> ready = fixturesIn(FixtureState::Ready, now);
        if (ready.empty())
            return;
        const std::size_t next =
            chance.below(4) == 0 ? chance.below(static_cast<std::uint32_t>(ready.size())) : 0;
        auto played = playFixture(made.competition, ready[next], made.rules, 0);
        QVERIFY(played);
        QVERIFY(made.competition.record(std::move(played->report)));
    }
}

enum class Days { None, InOrder, Mixed, Some, NoReplays };

/// Days for the matches: stage after stage and by chance within it, all by chance, only for some, or in order
/// for all but those that are played only if they must be.
void giveDays(Competition &competition, Days days, Generator &chance)
{
    if (days == Days::None)
        return;
    std::vector<Appointment> calendar;
    constexpr std::uint32_t stageDays = 30;
    for (const Fixture &fixture : competition.fixtures()) {
        const bool isInOrder = days == Days::InOrder || days == Days::NoReplays;
        const int first = isInOrder ? fixture.stage * 200 : 0;
        const int by =
            isInOrder && fixture.tie >= 0 ? fixture.number : static_cast<int>(chance.below(stageDays));
        const bool isLeftOut = (days == Days::Some && chance.below(2) == 0) ||
                               (days == Days::NoReplays && fixture.isConditional());
        if (!isLeftOut)
            calendar.push_back({fixture.number, QDate(2026, 1, 1).addDays(first + by), {}, {}, {}, {}, {}});
    }
    QVERIFY(competition.setCalendar(std::move(calendar)));
}

/// What a ban is, without the words of the report that brought it.
using Ban = std::tuple<QUuid, SuspensionCause, std::vector<int>, std::optional<int>, std::vector<int>>;

std::vector<Ban> bansOf(const Competition &competition, int team, const DisciplineRules &rules)
{
    std::vector<Ban> bans;
    const TeamLedger ledger = ledgerOf(competition, team, rules);
    for (const Suspension &one : ledger.suspensions())
        bans.emplace_back(one.player, one.cause, one.broughtBy, one.games, one.missed);
    return bans;
}

void compare(const Competition &fast, const Progress &end, const NewCompetition &slow)
{
    const Competition &expected = slow.competition;
    const Progress now = progress(expected);
    for (int i = 0; i < static_cast<int>(expected.fixtures().size()); ++i) {
        const CountedResult *one = fast.result(i);
        const CountedResult *other = expected.result(i);
        QCOMPARE(one == nullptr, other == nullptr);
        if (one != nullptr)
            QVERIFY2(*one == *other, qPrintable(QString::number(expected.fixtures()[at(i)].number)));
    }
    QVERIFY(end.fixtures == now.fixtures);
    QVERIFY(end.ties == now.ties);
    QVERIFY(end.tables == now.tables);
    QCOMPARE(end.finalPlaces, now.finalPlaces);
    if (slow.rules.discipline)
        for (int team = 0; team < static_cast<int>(expected.definition().entrants.size()); ++team)
            QVERIFY(bansOf(fast, team, *slow.rules.discipline) ==
                    bansOf(expected, team, *slow.rules.discipline));
}

} // namespace

class PropertyForecastMatches : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isPlayedAsEverywhere_data()
    {
        QTest::addColumn<QString>("format");
        for (const char *format : {"worldcup-32",
                                   "worldcup-48",
                                   "worldcup-1930",
                                   "worldcup-1950",
                                   "worldcup-1954",
                                   "worldcup-1974",
                                   "worldcup-1982",
                                   "worldcup-1994",
                                   "euro-24",
                                   "league-6",
                                   "league-12x3-split",
                                   "cup-11-replays",
                                   "cup-8-two-legs-away-goals",
                                   "cup-7-redraw",
                                   "cup-8-best-of-3",
                                   "groups-4x4-third-place",
                                   "double-elimination-8",
                                   "swiss-9x4",
                                   "league-phase-12",
                                   "ladder-6x8",
                                   "apertura-6",
                                   "league-8-play-in",
                                   "conferences-6",
                                   "evening-6"})
            QTest::newRow(format) << format;
    }

    void isPlayedAsEverywhere()
    {
        QFETCH(const QString, format);
        constexpr std::array<const char *, 4> levels{"quick", "basic", "advanced", "premier"};
        Generator chance(static_cast<std::uint64_t>(format.size()));
        for (int i = 0; i < testing::withoutLongRun(16); ++i) {
            CompetitionWishes wishes = testing::cupWishes(levels[at(i) % levels.size()], chance.next());
            wishes.format = format;
            auto made = newCompetition(wishes);
            QVERIFY2(made, made ? "" : qPrintable(made.error().message.english()));
            giveDays(made->competition, static_cast<Days>(chance.below(5)), chance);
            playSome(*made, i == 0 ? 0 : static_cast<int>(chance.below(40)), chance);
            const Progress now = progress(made->competition);
            ForecastMatches matches(made->competition, now, made->rules);
            const StageOrder order = stageOrder(made->competition);
            Progress end;
            // The second continuation finds what the first has left.
            for (int run = 0; run < 2; ++run) {
                NewCompetition slow = *made;
                slow.competition.setSeed(chance.next());
                Competition rest = slow.competition;
                matches.begin();
                const auto play = [&](const Competition &competition, const Progress &state, int fixture) {
                    return matches.play(competition, state, fixture);
                };
                QVERIFY(playToTheEnd(rest, end, play, order));
                QVERIFY(playAll(slow.competition, slow.rules));
                compare(rest, end, slow);
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }
};

TOUCHLINE_TEST(PropertyForecastMatches)

} // namespace property_forecast_matches

#include "property_forecast_matches.moc"
