// SPDX-License-Identifier: GPL-3.0-or-later
// Matches and reports under every way to decide them.
#include "core/base/json_reader.h"
#include "core/games/registry.h"
#include "core/match/report/decision_rules_json.h"
#include "tests/support/any_decision.h"
#include "tests/support/any_fixture.h"
#include "tests/support/test_registry.h"
#include "tests/support/tried_games.h"

#include <QJsonDocument>
#include <QTest>

#include <rapidcheck.h>

#include <algorithm>
#include <map>
#include <string_view>

namespace property_match_decisions {

using namespace touchline;
using namespace touchline::testing;

namespace {

using ExtraTime = DecisionRules::ExtraTime;

#if defined(__SANITIZE_ADDRESS__)
constexpr int matchesPerCase = 40;
/// Too few for what happens once in some hundred matches.
constexpr bool isShort = true;
constexpr int reportsPerCase = 100;
#else
constexpr int matchesPerCase = 200;
constexpr bool isShort = false;
constexpr int reportsPerCase = 5000;
#endif
/// Matches beyond those of the property, for what none of them had.
constexpr std::uint64_t mostMore = 20'000;
constexpr std::uint64_t seedOfMore = 97;

std::string linesOf(const Problems &problems)
{
    QStringList lines;
    for (const Problem &problem : problems)
        lines << problem.where + QStringLiteral(": ") + problem.what.english();
    return lines.join(u'\n').toStdString();
}

/// How often something that not every match has was there.
using Seen = std::map<std::string_view, int>;

bool isEverythingSeen(const Seen &seen)
{
    return std::all_of(seen.begin(), seen.end(), [](const auto &one) { return one.second > 0; });
}

/// What must hold of a match beyond validate(), said once more in other words.
void checkDecision(const PlayedMatch &played, Seen &seen)
{
    const DecisionRules &rules = played.log.setup.decision;
    const MatchReport &report = played.report;
    if (!rules.needsWinner) {
        RC_ASSERT(!report.extraTime && !report.shootOut);
        return;
    }
    const auto winner = tieWinner(report, rules);
    RC_ASSERT(winner.has_value() || !rules.shootOut);
    RC_ASSERT(!report.shootOut || rules.shootOut);
    RC_ASSERT(!report.extraTime || rules.extraTime != ExtraTime::None);
    const Score after90 = report.after90.value_or(report.score);
    if (report.extraTime && rules.extraTime == ExtraTime::GoldenGoal)
        RC_ASSERT(report.score.home + report.score.away - after90.home - after90.away ==
                  (report.shootOut || !winner ? 0 : 1));
    // Without goals to add, the match alone is decided.
    if (!rules.firstLeg)
        RC_ASSERT(winner == report.winner);
    const Score sum = aggregate(rules, report.score);
    const bool isByGoals =
        !report.withoutScore && !report.shootOut && report.decidedBy != DecidedBy::Criteria;
    if (isByGoals && !sum.isLevel())
        RC_ASSERT(winner == sum.leader());
    seen["by away goals"] += isByGoals && winner && sum.isLevel() ? 1 : 0;
    seen["level for a replay"] += winner ? 0 : 1;
    seen["won and lost"] += winner && report.winner && winner != report.winner ? 1 : 0;
    seen["shoot-out after a match that was won"] += report.shootOut && !report.score.isLevel() ? 1 : 0;
    seen["extra time after a match that was won"] += report.extraTime && !after90.isLevel() ? 1 : 0;
    seen["golden goal"] +=
        rules.extraTime == ExtraTime::GoldenGoal && report.extraTime && report.score != after90 ? 1 : 0;
    seen["silver goal"] += rules.extraTime == ExtraTime::SilverGoal && report.extraTime &&
                                   played.events.back().minute <= 105 && winner
                               ? 1
                               : 0;
}

/// A goal in extra time is rare where players kick by chance: until one was there, every match may have it.
void favourExtraTime(DecisionRules &rules, const Seen &seen)
{
    for (const auto &[what, kind] :
         {std::pair{"golden goal", ExtraTime::GoldenGoal}, std::pair{"silver goal", ExtraTime::SilverGoal}})
        if (seen.at(what) == 0) {
            rules.needsWinner = true;
            rules.extraTime = kind;
            rules.firstLeg.reset();
        }
}

/// A report without events whose figures are any that a person could write down.
MatchReport anyReport(Generator &generator)
{
    MatchReport report;
    report.completeness = Completeness::Score;
    report.after90 = anyScore(generator);
    report.score = *report.after90;
    if (generator.below(2) == 0) {
        const Score more = anyScore(generator);
        report.score = {report.score.home + more.home / 2, report.score.away + more.away / 2};
        report.extraTime = report.score;
        report.decidedBy = DecidedBy::ExtraTime;
    }
    report.winner = report.score.leader();
    if (generator.below(3) == 0) {
        report.shootOut = generator.below(2) == 0 ? Score{4, 3} : Score{2, 4};
        report.decidedBy = DecidedBy::ShootOut;
        report.winner = report.shootOut->leader();
    }
    return report;
}

/// Who is ahead with these scores of two matches, as it is reckoned on paper: A at home today.
int ahead(const DecisionRules &rules, const Score &today, int awayGoalsToday)
{
    const int goalsA = today.home + (rules.firstLeg ? rules.firstLeg->home : 0);
    const int goalsB = today.away + (rules.firstLeg ? rules.firstLeg->away : 0);
    if (goalsA != goalsB || !rules.firstLeg || !rules.awayGoals)
        return goalsA - goalsB;
    return rules.firstLeg->home - awayGoalsToday;
}

/// Whether a match under these rules can have these figures: the way through the match, step by step.
bool isPossible(const DecisionRules &rules, const MatchReport &report)
{
    const Score &early = *report.after90;
    const bool levelAfter90 = ahead(rules, early, early.away) == 0;
    if (report.extraTime) {
        if (!levelAfter90 || rules.extraTime == ExtraTime::None)
            return false;
        const int goals = report.score.home - early.home + report.score.away - early.away;
        if (rules.extraTime == ExtraTime::GoldenGoal && goals > 1)
            return false;
    }
    const int awayGoalsToday = rules.awayGoalsInExtraTime ? report.score.away : early.away;
    const bool levelAtTheEnd = ahead(rules, report.score, awayGoalsToday) == 0;
    if (report.shootOut)
        return levelAtTheEnd && rules.shootOut;
    return !levelAtTheEnd || !rules.shootOut;
}

} // namespace

class PropertyMatchDecisions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyMatchEndsAsItsRulesSay_data()
    {
        QTest::addColumn<QString>("gameId");
        for (const Game *game : triedGames())
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }

    void everyMatchEndsAsItsRulesSay()
    {
        QFETCH(QString, gameId);
        const Game &game = **findGame(gameId);
        const AnyFixture any(game);
        QVERIFY(any.hasTeams());
        Seen seen;
        const auto playOne = [&](std::uint64_t start, std::uint64_t i, bool isFavoured) {
            Generator generator(start, i);
            FixtureSetup setup = any.make(generator);
            decideAnyhow(setup, generator);
            if (isFavoured)
                favourExtraTime(setup.decision, seen);
            const auto played = playByChance(game, setup, start + i);
            RC_ASSERT(played.has_value());
            if (const Problems problems = validate(played->report, {setup.decision}); !problems.empty())
                RC_FAIL(linesOf(problems));
            checkDecision(*played, seen);
        };
        QVERIFY(rc::check("a match ends as its rules say", [&] {
            const auto start =
                *rc::gen::noShrink(rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>()));
            const auto count = static_cast<std::uint64_t>(withoutLongRun(matchesOf(game, matchesPerCase)));
            for (std::uint64_t i = 0; i < count; ++i)
                playOne(start, i, false);
        }));
        // What is rare in matches by chance has been there: it is waited for, whatever the seeds were.
        QCOMPARE(seen.size(), std::size_t{7});
        std::uint64_t more = 0;
        QVERIFY(rc::check("what is rare comes too", [&] {
            for (; !isShort && more < mostMore && !isEverythingSeen(seen); ++more)
                playOne(seedOfMore, more, true);
        }));
        for (const auto &[what, count] : seen)
            QVERIFY2(isShort || count > 0, what.data());
    }

    void everyMatchPlaysAgainFromItsLog()
    {
        for (const Game *game : triedGames()) {
            const AnyFixture any(*game);
            const auto count = static_cast<std::uint64_t>(withoutLongRun(matchesOf(*game, 200)));
            for (std::uint64_t seed = 1; seed <= count; ++seed) {
                Generator generator(seed, 11);
                FixtureSetup setup = any.make(generator);
                decideAnyhow(setup, generator);
                const auto played = playByChance(*game, setup, seed);
                QVERIFY(played.has_value());
                const auto object = parseJsonObject(writtenJson(toJson(played->log, *game)));
                QVERIFY(object.has_value());
                const auto log = logFromJson(*object, *game);
                QVERIFY(log.has_value());
                QVERIFY(log->setup.decision == setup.decision);
                const auto again = replay(*game, *log);
                QVERIFY(again.has_value());
                QCOMPARE(again->report, played->report);
            }
        }
    }

    void exactlyThePossibleFiguresAreValid()
    {
        int possible = 0;
        int impossible = 0;
        QVERIFY(rc::check("figures are valid exactly if a match could have brought them", [&] {
            const auto start =
                *rc::gen::noShrink(rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>()));
            for (std::uint64_t i = 0; i < reportsPerCase; ++i) {
                Generator generator(start, i);
                DecisionRules rules = anyDecision(generator);
                rules.needsWinner = true;
                const MatchReport report = anyReport(generator);
                const Problems problems = validate(report, {rules});
                const bool should = isPossible(rules, report);
                if (problems.empty() != should)
                    RC_FAIL(QJsonDocument(toJson(rules)).toJson().toStdString() +
                            QJsonDocument(toJson(report)).toJson().toStdString() + linesOf(problems));
                (should ? possible : impossible) += 1;
            }
        }));
        QVERIFY(possible > 10 * reportsPerCase);
        QVERIFY(impossible > 10 * reportsPerCase);
    }
};

TOUCHLINE_TEST(PropertyMatchDecisions)

} // namespace property_match_decisions

#include "property_match_decisions.moc"
