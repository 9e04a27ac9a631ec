// SPDX-License-Identifier: GPL-3.0-or-later
// Referee and weather that are drawn, typed or chosen before the match: the match gets the numbers, and
// everything else of it stays what it was.
#include "core/base/to_qstring.h"
#include "core/play/matches/condition_desk.h"

#include "core/competition/competition_json.h"
#include "core/games/registry.h"
#include "core/play/matches/fixture_player.h"
#include "core/play/matches/undo_check.h"
#include "tests/support/playable_league.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

#include <algorithm>

namespace test_condition_desk {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// A league with the rules that it is played by.
struct Desk
{
    Desk(const char *game, const char *level)
        : league(Competition::create(playableLeague(game, level)).value())
        , rules(playRulesOf(league).value())
    {
    }
    [[nodiscard]] int number(int fixture) const { return league.fixtures()[at(fixture)].number; }
    [[nodiscard]] ConditionRoll roll(const char *id, int shown,
                                     ConditionRoll::Source source = ConditionRoll::Source::Typed,
                                     const char *reason = "") const
    {
        return {number(first), QString::fromLatin1(id), shown, source, QString::fromUtf8(reason)};
    }
    [[nodiscard]] Result<void> enter(std::vector<ConditionRoll> rolls)
    {
        return enterConditions(league, std::move(rolls), rules);
    }
    [[nodiscard]] std::vector<ConditionDraw> draws(int fixture = 0) const
    {
        return conditionDraws(league, progress(league), fixture, rules).value();
    }
    [[nodiscard]] PlayedMatch play(int fixture = 0) const
    {
        return playFixture(league, fixture, rules, 0).value();
    }
    [[nodiscard]] QString refusal(const ConditionRoll &roll, Fault fault)
    {
        const auto entered = enter({roll});
        return entered || entered.error().fault != fault ? u"(not refused)"_s
                                                         : entered.error().message.english();
    }

    Competition league;
    PlayRules rules;
    /// The fixture of roll().
    int first = 0;
};

/// Numbers of the outcomes that are rolled again.
std::vector<int> forbiddenIn(const ConditionDraw &draw)
{
    std::vector<int> numbers;
    for (std::size_t i = 0; i < draw.outcomes.size(); ++i)
        if (!draw.outcomes[i].forbidden.isEmpty())
            numbers.push_back(static_cast<int>(i) + 1);
    return numbers;
}

/// A number that counts and whose outcome is another one than that of `other` (0: any).
int otherNumber(const ConditionDraw &draw, int other)
{
    for (int number = 1; number <= draw.prompt->die.faces; ++number)
        if (const ConditionOutcome &one = draw.outcomes[at(number - 1)];
            one.forbidden.isEmpty() && (other == 0 || one.text != draw.outcomes[at(other - 1)].text))
            return number;
    return 0;
}

QString factOf(const MatchReport &report, const char *kind)
{
    for (const MatchFact &one : report.facts)
        if (one.name == QLatin1String(kind))
            return one.value;
    return {};
}

} // namespace

class TestConditionDesk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatAGameDraws_data()
    {
        columns<QByteArray, QByteArray, QStringList>();
        QTest::newRow("atcs premier")
            << QByteArray("atcs") << QByteArray("premier") << QStringList{u"D01"_s, u"D02"_s};
        QTest::newRow("atcs basic") << QByteArray("atcs") << QByteArray("basic") << QStringList{};
        QTest::newRow("simulator tournament")
            << QByteArray("simulator") << QByteArray("tournament") << QStringList{u"M1"_s, u"M2"_s};
        QTest::newRow("fuba") << QByteArray("fuba") << QByteArray("standard") << QStringList{};
        QTest::newRow("champions") << QByteArray("champions") << QByteArray("") << QStringList{};
        QTest::newRow("old school") << QByteArray("oldschool") << QByteArray("") << QStringList{};
    }

    void whatAGameDraws()
    {
        auto [game, level, expected] = row<QByteArray, QByteArray, QStringList>();
        if (level.isEmpty())
            level = findGame(QString::fromUtf8(game)).value()->info().levels.front().name;
        const Desk desk(game.constData(), level.constData());
        QStringList ids;
        for (const ConditionDraw &one : desk.draws()) {
            ids << toQString(one.prompt->id);
            QVERIFY(!one.made);
        }
        QCOMPARE(ids, expected);
    }

    void theMatchGetsTheNumbersAndIsElseTheSame()
    {
        Desk desk("atcs", "premier");
        // One whose first number counted: nothing was rolled again.
        int fixture = 0;
        while (desk.play(fixture).log.entries[1].id != u"D02")
            ++fixture;
        desk.first = fixture;
        const PlayedMatch before = desk.play(fixture);
        const std::vector<LogEntry> &rolled = before.log.entries;
        QCOMPARE(rolled[0].id, u"D01"_s);
        // What chance gave, said beforehand, gives the same match.
        QVERIFY(desk.enter({desk.roll("D01", rolled[0].value), desk.roll("D02", rolled[1].value)}));
        QVERIFY(desk.play(fixture).log.entries == rolled);
        QCOMPARE(desk.play(fixture).report, before.report);
        // Another country: the rolls behind it stay.
        const int other = otherNumber(desk.draws(fixture).front(), rolled[0].value);
        QVERIFY(desk.enter({desk.roll("D01", other, ConditionRoll::Source::Chosen, "asked for")}));
        const PlayedMatch after = desk.play(fixture);
        QCOMPARE(after.log.entries[0].value, other);
        QVERIFY(std::equal(rolled.begin() + 1, rolled.begin() + 3, after.log.entries.begin() + 1));
        QCOMPARE(factOf(after.report, "referee"), desk.draws(fixture).front().outcome()->text);
        ASSIGN_RESULT(again, replay(*desk.rules.choice.game, after.log));
        QCOMPARE(again->report, after.report);
        // No other match has changed.
        QVERIFY(desk.play(fixture + 1).log.entries == Desk("atcs", "premier").play(fixture + 1).log.entries);
    }

    void simulatorHasRefereeAndWeather()
    {
        Desk desk("simulator", "tournament");
        const std::vector<ConditionDraw> draws = desk.draws();
        QCOMPARE(draws[0].outcomes[1].text, u"strict"_s);
        QCOMPARE(draws[0].outcomes[1].effect.english(), u"A duel is a foul on a 1 or 2."_s);
        QCOMPARE(draws[0].outcomes[2].text, u"normal"_s);
        // The weather does not hang on the referee: it can come first.
        QCOMPARE(draws[1].outcomes.size(), 6U);
        QVERIFY(desk.enter({desk.roll("M2", 2)}));
        QCOMPARE(desk.draws()[1].outcome()->text, u"bad"_s);
        const LiveMatch live = [&] {
            auto match =
                LiveMatch::begin(*desk.rules.choice.game, kickOffSetup(desk.league, 0, desk.rules, 0).value())
                    .value();
            if (!enterRolled(match, conditionRolls(desk.league, 0)))
                qFatal("not entered");
            return match;
        }();
        // The match asks for the referee first, and nobody has rolled for it.
        QVERIFY(live.entries().empty());
        QVERIFY(desk.enter({desk.roll("M1", 6)}));
        auto match =
            LiveMatch::begin(*desk.rules.choice.game, kickOffSetup(desk.league, 0, desk.rules, 0).value())
                .value();
        QVERIFY(enterRolled(match, conditionRolls(desk.league, 0)));
        QCOMPARE(match.entries().size(), 2U);
        QCOMPARE(match.entries()[0].value, 6);
        QCOMPARE(match.entries()[1].value, 2);
    }

    /// Once a match is played the desk shows what it had, whoever rolled it.
    void aMatchThatWasPlayedShowsWhatItHad_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("level");
        QTest::newRow("atcs") << QByteArray("atcs") << QByteArray("premier");
        QTest::newRow("simulator") << QByteArray("simulator") << QByteArray("tournament");
    }
    void aMatchThatWasPlayedShowsWhatItHad()
    {
        QFETCH(QByteArray, game);
        QFETCH(QByteArray, level);
        Desk desk(game.constData(), level.constData());
        for (const ConditionDraw &draw : desk.draws())
            QVERIFY(draw.text().isEmpty() && draw.played.isEmpty());
        const PlayedMatch played = desk.play();
        QVERIFY(desk.league.record(played.report));
        const std::vector<ConditionDraw> draws = desk.draws();
        QCOMPARE(draws.size(), 2U);
        for (const ConditionDraw &draw : draws) {
            // The last roll for it is the one that counted.
            int number = 0;
            for (const LogEntry &entry : played.log.entries)
                if (entry.id == draw.id())
                    number = entry.value;
            QVERIFY(number > 0 && !draw.made);
            QCOMPARE(draw.played, draw.outcomes[at(number - 1)].text);
            QCOMPARE(draw.text(), draw.played);
            QVERIFY(draw.outcome() != nullptr);
            QCOMPARE(draw.outcome()->text, draw.played);
            QCOMPARE(draw.outcome()->effect.english(), draw.outcomes[at(number - 1)].effect.english());
        }
    }

    /// What was drawn stays as it was drawn, unless the match had something else.
    void whatAMatchHadGoesBeforeWhatWasDrawn()
    {
        Desk desk("simulator", "tournament");
        QVERIFY(desk.enter({desk.roll("M2", 2)}));
        MatchReport report = desk.play().report;
        const auto weather = std::find_if(report.facts.begin(), report.facts.end(),
                                          [](const MatchFact &one) { return one.name == u"weather"_s; });
        QVERIFY(weather != report.facts.end());
        QCOMPARE(weather->value, u"bad"_s);
        Desk asDrawn = desk;
        QVERIFY(asDrawn.league.record(report));
        QCOMPARE(asDrawn.draws()[1].made->number, 2);
        weather->value = u"clear"_s;
        QVERIFY(desk.league.record(report));
        QVERIFY(!desk.draws()[1].made);
        QCOMPARE(desk.draws()[1].text(), u"clear"_s);
    }

    void whatWasDrawnIsNotTakenBackInTheMatch()
    {
        Desk desk("atcs", "premier");
        const auto begun = [&desk] {
            return LiveMatch::begin(*desk.rules.choice.game,
                                    kickOffSetup(desk.league, 0, desk.rules, 0).value())
                .value();
        };
        auto own = begun();
        QVERIFY(own.roll(otherNumber(desk.draws().front(), 0)));
        // Rolled in the match, it is the match's.
        QCOMPARE(undoRuleOf(desk.league, own).made, 0U);
        QVERIFY(checkUndo(own, 0, undoRuleOf(desk.league, own)));
        QVERIFY(desk.enter({desk.roll("D01", otherNumber(desk.draws().front(), 0))}));
        auto match = begun();
        QVERIFY(enterRolled(match, conditionRolls(desk.league, 0)));
        QCOMPARE(undoRuleOf(desk.league, match).made, 1U);
        // The type is rolled in the match: it goes back, the country does not.
        QVERIFY(match.roll(1));
        const UndoRule rule = undoRuleOf(desk.league, match);
        QCOMPARE(rule.made, 1U);
        QVERIFY(checkUndo(match, 1, rule));
        QCOMPARE(checkUndo(match, 0, rule, true).error().fault, Fault::Refused);
    }

    void refereesOfTheTwoCountriesAreRefused()
    {
        Desk desk("atcs", "premier");
        const std::vector<int> forbidden = forbiddenIn(desk.draws().front());
        QVERIFY(!forbidden.empty());
        const int number = forbidden.front();
        const ConditionDraw draw = desk.draws().front();
        const QString country = draw.outcomes[at(number - 1)].text;
        QCOMPARE(desk.refusal(desk.roll("D01", number), Fault::Refused),
                 u"No referee comes from %1, which plays in this match: roll again."_s.arg(country));
        // What the match would roll again is not drawn either.
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const auto drawn =
                drawnConditions(desk.league, {0}, desk.rules, {.again = false, .mostRolls = 1, .seed = seed})
                    .value();
            QCOMPARE(drawn.size(), 1U);
            QVERIFY(std::find(forbidden.begin(), forbidden.end(), drawn.front().number) == forbidden.end());
        }
    }

    void whatCannotBeIsRefused()
    {
        Desk desk("atcs", "premier");
        const Competition before = desk.league;
        QCOMPARE(desk.refusal({99, u"D01"_s, 1, {}, {}}, Fault::NotFound), u"There is no match 99."_s);
        QCOMPARE(desk.refusal(desk.roll("M2", 1), Fault::NotFound),
                 u"Nothing called M2 is drawn before match %1."_s.arg(desk.number(0)));
        QCOMPARE(desk.refusal(desk.roll("D01", 101), Fault::BadInput),
                 u"Match %1, referee country: a number from 1 to 100, not 101."_s.arg(desk.number(0)));
        QCOMPARE(desk.refusal(desk.roll("D02", 5), Fault::Refused),
                 u"Match %1, referee type: make the earlier roll first."_s.arg(desk.number(0)));
        QCOMPARE(desk.refusal(desk.roll("D01", 0), Fault::Refused),
                 u"Match %1, referee country: nothing is drawn yet."_s.arg(desk.number(0)));
        QVERIFY(desk.league == before);
        const int country = otherNumber(desk.draws().front(), 1);
        QVERIFY(desk.enter({desk.roll("D01", country), desk.roll("D02", 5)}));
        QCOMPARE(desk.refusal(desk.roll("D02", 5), Fault::Refused),
                 u"Match %1, referee type: this number is already entered."_s.arg(desk.number(0)));
        QCOMPARE(desk.refusal(desk.roll("D02", 1, ConditionRoll::Source::Chosen), Fault::Refused),
                 u"Match %1, referee type: to overrule what was drawn, give a reason."_s.arg(desk.number(0)));
        QVERIFY(desk.enter({desk.roll("D02", 1, ConditionRoll::Source::Chosen, "a derby")}));
        QCOMPARE(desk.draws()[1].made->reason, u"a derby"_s);
        // Files keep it to the letter.
        ASSIGN_RESULT(again, competitionFromJson(toJson(desk.league)));
        QVERIFY(*again == desk.league);
        QVERIFY(desk.enter({desk.roll("D02", 0)}));
        QVERIFY(!desk.draws()[1].made);
        QVERIFY(desk.league.record(desk.play().report));
        QCOMPARE(desk.refusal(desk.roll("D02", 3), Fault::Refused),
                 u"Match %1 is over: what was drawn before it stands."_s.arg(desk.number(0)));
    }

    void aMatchdayIsDrawn()
    {
        Desk desk("atcs", "premier");
        const std::vector<int> fixtures{0, 1, 2};
        const auto drawn = drawnConditions(desk.league, fixtures, desk.rules, {.seed = 4}).value();
        QCOMPARE(drawn.size(), 6U);
        QVERIFY(drawnConditions(desk.league, fixtures, desk.rules, {.seed = 4}).value() == drawn);
        QVERIFY(desk.enter(drawn));
        for (const int fixture : fixtures)
            for (const ConditionDraw &one : desk.draws(fixture))
                QVERIFY(one.made && one.outcome() != nullptr);
        QVERIFY(drawnConditions(desk.league, fixtures, desk.rules, {.seed = 5}).value().empty());
        // Again: what was typed stays.
        QVERIFY(desk.enter({desk.roll("D02", drawn[1].number == 1 ? 2 : 1)}));
        const auto again =
            drawnConditions(desk.league, fixtures, desk.rules, {.again = true, .seed = 5}).value();
        QCOMPARE(again.size(), 5U);
        QVERIFY(std::none_of(again.begin(), again.end(), [&](const ConditionRoll &one) {
            return one.match == desk.number(0) && one.roll == u"D02";
        }));
    }
};

TOUCHLINE_TEST(TestConditionDesk)

} // namespace test_condition_desk

#include "test_condition_desk.moc"
