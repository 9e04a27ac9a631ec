// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/games/registry.h"
#include "tests/support/any_fixture.h"
#include "tests/support/test_registry.h"
#include "tests/support/tried_games.h"

#include <QTest>

#include <rapidcheck.h>

namespace property_match_reports {

using namespace touchline;
using namespace touchline::testing;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int matchesPerCase = 40;
#else
constexpr int matchesPerCase = 200;
#endif

QString linesOf(const Problems &problems)
{
    QStringList lines;
    for (const Problem &problem : problems)
        lines << problem.where + QStringLiteral(": ") + problem.what.english();
    return lines.join(u'\n');
}

/// Goals told by the events of a match, minute by minute.
struct Told
{
    Score all;
    Score after90;
    Score shootOut;
    bool minutesFall = false;
};

Told toldBy(std::span<const Event> events)
{
    Told told;
    int latest = 0;
    for (const Event &event : events) {
        told.minutesFall = told.minutesFall || event.minute < latest;
        latest = event.minute;
        if (event.kind == EventKind::ShootOutKick)
            told.shootOut.of(event.side) += event.numbers[0];
        if (event.kind != EventKind::Goal && event.kind != EventKind::OwnGoal)
            continue;
        const Side gains = event.kind == EventKind::OwnGoal ? opposite(event.side) : event.side;
        ++told.all.of(gains);
        if (event.period <= Period::SecondHalf)
            ++told.after90.of(gains);
    }
    return told;
}

/// "1:90 3:91": periods and minutes in the order in which they were told, each once.
std::string minutesOf(std::span<const Event> events)
{
    std::string text;
    std::string last;
    for (const Event &event : events) {
        const std::string one = std::to_string(static_cast<int>(event.period)) + ':' +
                                std::to_string(event.minute) + '+' + std::to_string(event.stoppage) + '/' +
                                std::to_string(static_cast<int>(event.kind));
        if (one != last)
            text += one + ' ';
        last = one;
    }
    return text;
}

void checkMatch(const PlayedMatch &played)
{
    const MatchReport &report = played.report;
    const Problems problems = validate(report, {.decision = played.log.setup.decision});
    if (!problems.empty())
        RC_FAIL(linesOf(problems).toStdString());
    const auto object = parseJsonObject(writtenJson(toJson(report)));
    RC_ASSERT(object.has_value());
    const auto again = reportFromJson(*object);
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == report);

    const Told told = toldBy(played.events);
    if (told.minutesFall)
        RC_FAIL(minutesOf(played.events));
    // Who has too few men left loses by a score that the rules name.
    if (report.completeness != Completeness::Score && report.decidedBy != DecidedBy::Forfeit) {
        RC_ASSERT(told.all == report.score);
        RC_ASSERT(told.after90 == report.after90.value_or(told.after90));
    }
    if (report.shootOut)
        RC_ASSERT(told.shootOut == *report.shootOut);
}

} // namespace

class PropertyMatchReports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyReportOfAMatchIsValidAndComesBackAsItWas_data()
    {
        QTest::addColumn<QString>("gameId");
        for (const Game *game : triedGames())
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }

    void everyReportOfAMatchIsValidAndComesBackAsItWas()
    {
        QFETCH(QString, gameId);
        const Game &game = **findGame(gameId);
        const AnyFixture any(game);
        QVERIFY(any.hasTeams());
        const int perCase = withoutLongRun(matchesOf(game, matchesPerCase));
        int matches = 0;
        int shootOuts = 0;
        int emptySides = 0;
        QVERIFY(rc::check("goals add up, minutes never fall, nothing contradicts itself", [&] {
            // At full size from the first case on: no match is played twice.
            const auto start =
                *rc::gen::noShrink(rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>()));
            for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(perCase); ++i) {
                Generator generator(start, i);
                const auto played = playByChance(game, any.make(generator), start + i);
                RC_ASSERT(played.has_value());
                checkMatch(*played);
                ++matches;
                shootOuts += played->report.shootOut ? 1 : 0;
                for (const Side side : bothSides) {
                    const SideSetup &setup = played->log.setup.sides[side];
                    emptySides += setup.absent.size() == setup.squad.entries.size() ? 1 : 0;
                }
            }
        }));
        // What is rare has been there.
        QVERIFY(matches > 0);
        QCOMPARE(matches % perCase, 0);
        QVERIFY(shootOuts > matches / 500);
        QVERIFY(emptySides > matches / 100);
    }
};

TOUCHLINE_TEST(PropertyMatchReports)

} // namespace property_match_reports

#include "property_match_reports.moc"
