// SPDX-License-Identifier: GPL-3.0-or-later
// Level and options of a stage, a round or a match, changed while a competition runs (ATCS 9.1): what is
// played keeps what it was played by.
#include "core/play/changes/match_rules_change.h"

#include "core/competition/competition_json.h"
#include "core/play/matches/competition_player.h"
#include "core/play/matches/fixture_player.h"
#include "core/play/matches/matchday.h"
#include "core/play/new_competition.h"
#include "tests/support/cup_wishes.h"
#include "tests/support/test_registry.h"

namespace test_match_rules_change {

using namespace touchline;
using namespace touchline::testing;

namespace {

Competition cupAt(const char *level)
{
    return newCompetition(cupWishes(level)).value().competition;
}

void playFirst(Competition &competition, int matches)
{
    const PlayRules rules = playRulesOf(competition).value();
    for (int i = 0; i < matches; ++i)
        if (auto played = playFixture(competition, i, rules, 0);
            !played || !competition.record(std::move(played->report)))
            qFatal("The match could not be played.");
}

MatchRules at(const char *level, const QJsonObject &options = {})
{
    return {{}, 0, QString::fromUtf8(level), options};
}

const QString knockout = u"knockout"_s;
const QString finals = u"final"_s;

} // namespace

class TestMatchRulesChange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ofAStageOfARoundAndOfAMatch()
    {
        Competition cup = cupAt("quick");
        QVERIFY(changeMatchRules(cup, {knockout, 0}, at("premier")).has_value());
        QVERIFY(changeMatchRules(cup, {u"semi-finals"_s, 0}, at("advanced", {{u"referees"_s, true}}))
                    .has_value());
        QVERIFY(changeMatchRules(cup, {{}, 3}, at("basic")).has_value());
        QCOMPARE(choiceOf(cup, 1).level, u"quick"_s);
        QCOMPARE(choiceOf(cup, 3).level, u"basic"_s);
        QCOMPARE(choiceOf(cup, 50).level, u"premier"_s);
        QCOMPARE(choiceOf(cup, 61).level, u"advanced"_s);
        QVERIFY(choiceOf(cup, 61).options.isOn("referees"));
        // Stored as the command line stores it, and read back.
        const Competition read = competitionFromJson(toJson(cup)).value();
        QVERIFY(read == cup);
        QCOMPARE(read.definition().format.matchRules.size(), std::size_t{3});
        QCOMPARE(read.definition().format.matchRules[0], (MatchRules{knockout, 0, u"premier"_s, {}}));
        // Changed again there is still one rule, and none like the rest.
        QVERIFY(changeMatchRules(cup, {{}, 3}, at("advanced")).has_value());
        QCOMPARE(choiceOf(cup, 3).level, u"advanced"_s);
        QVERIFY(changeMatchRules(cup, {{}, 3}, std::nullopt).has_value());
        QCOMPARE(choiceOf(cup, 3).level, u"quick"_s);
        QCOMPARE(cup.definition().format.matchRules.size(), std::size_t{2});
    }

    void whatIsPlayedKeepsItsRules()
    {
        Competition cup = cupAt("basic");
        playFirst(cup, 3);
        const QString groups = cup.fixtures().front().stageName;
        QVERIFY(changeMatchRules(cup, {groups, 0}, at("premier"), {3}).has_value());
        for (int number = 1; number <= 4; ++number) {
            QCOMPARE(choiceOf(cup, number).level, u"basic"_s);
            QVERIFY(choiceOf(cup, number).options == playRulesOf(cup).value().choice.options);
        }
        QCOMPARE(choiceOf(cup, 5).level, u"premier"_s);
        // Once more, and what was pinned stays.
        QVERIFY(changeMatchRules(cup, {groups, 0}, at("quick"), {3}).has_value());
        QCOMPARE(choiceOf(cup, 1).level, u"basic"_s);
        QCOMPARE(choiceOf(cup, 5).level, u"quick"_s);
        // A match that is played, or is being played, is no longer asked about.
        const Competition before = cup;
        for (const int number : {1, 4}) {
            const auto refused = changeMatchRules(cup, {{}, number}, at("premier"), {3});
            VERIFY_FAULT(refused, Fault::Refused);
            QVERIFY(refused.error().message.english().contains(QString::number(number)));
        }
        QVERIFY(cup == before);
    }

    void whatCannotBe()
    {
        Competition cup = cupAt("advanced");
        const Competition before = cup;
        QCOMPARE(changeMatchRules(cup, {u"last round"_s, 0}, at("quick")).error().fault, Fault::NotFound);
        QCOMPARE(changeMatchRules(cup, {{}, 65}, at("quick")).error().fault, Fault::NotFound);
        QCOMPARE(changeMatchRules(cup, {finals, 0}, at("expert")).error().fault, Fault::NotFound);
        const auto noReferees = changeMatchRules(cup, {finals, 0}, at("basic", {{u"referees"_s, true}}));
        QCOMPARE(noReferees.error().fault, Fault::BadInput);
        // Extra time is for matches that need a winner.
        const QString groups = cup.fixtures().front().stageName;
        const QJsonObject twice{{u"extra_time_periods"_s, 2}};
        const auto idle = changeMatchRules(cup, {groups, 0}, at("advanced", twice));
        VERIFY_FAULT(idle, Fault::Refused);
        QCOMPARE(idle.error().problems.size(), std::size_t{1});
        QVERIFY(cup == before);
        QVERIFY(changeMatchRules(cup, {finals, 0}, at("advanced", twice)).has_value());
    }

    void whatIsInherited()
    {
        Competition cup = cupAt("quick");
        QVERIFY(changeMatchRules(cup, {knockout, 0}, at("premier")).has_value());
        const auto levelOver = [&cup](const MatchRulesTarget &target) {
            const CompetitionDefinition &definition = cup.definition();
            return inheritedRules(definition.format, definition.level, definition.options, target,
                                  findGame(definition.game).value()->info())
                .value()
                .level;
        };
        QCOMPARE(levelOver({{}, 1}), u"quick"_s);
        QCOMPARE(levelOver({{}, 64}), u"premier"_s);
        QCOMPARE(levelOver({finals, 0}), u"premier"_s);
        // Its own rule is not above it.
        QCOMPARE(levelOver({knockout, 0}), u"quick"_s);
        QVERIFY(changeMatchRules(cup, {finals, 0}, at("advanced")).has_value());
        QCOMPARE(levelOver({{}, 64}), u"advanced"_s);
        QCOMPARE(levelOver({finals, 0}), u"premier"_s);
    }

    /// Played out after all that, each match by its own.
    void itIsPlayedSo()
    {
        Competition cup = cupAt("basic");
        playFirst(cup, 2);
        const QString groups = cup.fixtures().front().stageName;
        QVERIFY(changeMatchRules(cup, {groups, 0}, at("quick")).has_value());
        QVERIFY(changeMatchRules(cup, {{}, 64}, at("premier")).has_value());
        const PlayRules rules = playRulesOf(cup).value();
        QVERIFY(playAll(cup, rules).has_value());
        const auto levelOf = [&cup](int number) { return cup.report(cup.indexOfNumber(number))->level; };
        QCOMPARE(levelOf(2), u"basic"_s);
        QCOMPARE(levelOf(3), u"quick"_s);
        QCOMPARE(levelOf(63), u"basic"_s);
        QCOMPARE(levelOf(64), u"premier"_s);
    }
};

TOUCHLINE_TEST(TestMatchRulesChange)

} // namespace test_match_rules_change

#include "test_match_rules_change.moc"
