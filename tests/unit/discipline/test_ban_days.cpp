// SPDX-License-Identifier: GPL-3.0-or-later
// Bans that begin or end on a day, two matches on one day, and injuries that the organiser noted.

#include "core/discipline/absence_length.h"
#include "core/discipline/availability.h"
#include "core/discipline/discipline_rules_json.h"
#include "core/discipline/ledger_start_json.h"
#include "core/facts/decision_json.h"
#include "tests/support/test_registry.h"
#include "tests/unit/discipline/ledger_fixture.h"

namespace test_ban_days {

using namespace touchline;
using namespace touchline::testing;

namespace {

const QDate saturday(2026, 9, 5);

QUuid adams()
{
    return playerOf("Adams").player;
}

Decision about(Decision::Kind kind, int games, const QDate &until = {})
{
    return {kind, adams(), u"Adams"_s, games, u"spitting"_s, until};
}

DisciplineRules rulesFor(int days, DoubleHeader doubleHeader = DoubleHeader::Twice)
{
    DisciplineRules rules = disciplineRules(u"domestic"_s).value();
    rules.banBeginsAfterDays = days;
    rules.doubleHeader = doubleHeader;
    return rules;
}

/// Whether Adams misses a match on that day.
bool isOutOn(TeamLedger ledger, const QDate &day)
{
    ledger.reachDay(day);
    return ledger.isSuspended(adams());
}

void play(TeamLedger &ledger, const char *opponent, const QDate &day, std::vector<ReportEvent> events = {},
          const std::vector<const char *> &absent = {})
{
    ledger.add(game(opponent, std::move(events), absent), StageKind::Unknown, {}, nullptr, day);
}

} // namespace

class TestBanDays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBanBeginsDaysAfterTheOffence()
    {
        const DisciplineRules rules = rulesFor(7);
        TeamLedger ledger(rules, rovers);
        play(ledger, "United", saturday, {red("Adams")});
        QVERIFY(!isOutOn(ledger, saturday.addDays(6)));
        QVERIFY(isOutOn(ledger, saturday.addDays(7)));
        // Nobody knows when the next match is: it is taken to be late enough.
        QVERIFY(isOutOn(ledger, {}));
        // He plays on Tuesday, which serves nothing and offends nobody.
        play(ledger, "City", saturday.addDays(3));
        QVERIFY(ledger.violations().empty());
        QVERIFY(isOutOn(ledger, saturday.addDays(7)));
        // He sits out on Tuesday of his own will: that serves nothing either.
        play(ledger, "Town", saturday.addDays(4), {}, {"Adams"});
        QVERIFY(isOutOn(ledger, saturday.addDays(7)));
        play(ledger, "Wanderers", saturday.addDays(7), {}, {"Adams"});
        QVERIFY(!isOutOn(ledger, saturday.addDays(8)));
    }

    void withoutDaysItBeginsAtOnce()
    {
        const DisciplineRules rules = rulesFor(7);
        TeamLedger ledger(rules, rovers);
        ledger.add(game("United", {red("Adams")}));
        QVERIFY(ledger.isSuspended(adams()));
    }

    void aBanUntilADay()
    {
        const DisciplineRules rules = rulesFor(0);
        TeamLedger ledger(rules, rovers);
        play(ledger, "United", saturday);
        QVERIFY(ledger.decide(about(Decision::Kind::Added, 0, saturday.addDays(10))).has_value());
        // The last day belongs to it.
        QVERIFY(isOutOn(ledger, saturday.addDays(10)));
        QVERIFY(!isOutOn(ledger, saturday.addDays(11)));
        // Matches do not shorten it.
        for (const int day : {3, 5, 7})
            play(ledger, "City", saturday.addDays(day), {}, {"Adams"});
        QVERIFY(isOutOn(ledger, saturday.addDays(10)));
        ledger.reachDay(saturday.addDays(7));
        QCOMPARE(absentees(ledger).front().because.front().english(), u"banned until 2026-09-15"_s);
        QCOMPARE(ledger.carry(adams()).banned, 1);
        // It cannot be longer by matches, and it can be lifted.
        QVERIFY(!ledger.decide(about(Decision::Kind::Extended, 2)).has_value());
        QVERIFY(ledger.decide(about(Decision::Kind::Lifted, 0)).has_value());
        QVERIFY(!isOutOn(ledger, saturday.addDays(8)));
    }

    void aRedCardWaitsBehindABanUntilADay()
    {
        const DisciplineRules rules = rulesFor(0);
        TeamLedger ledger(rules, rovers);
        play(ledger, "United", saturday, {red("Adams")});
        QVERIFY(ledger.decide(about(Decision::Kind::Added, 0, saturday.addDays(7))).has_value());
        // Brought before: it is served while the other one lasts.
        play(ledger, "City", saturday.addDays(3), {}, {"Adams"});
        QVERIFY(isOutOn(ledger, saturday.addDays(7)));
        QVERIFY(!isOutOn(ledger, saturday.addDays(8)));
        QVERIFY(ledger.decide(about(Decision::Kind::Added, 1)).has_value());
        // Brought afterwards: it waits.
        play(ledger, "Town", saturday.addDays(7), {}, {"Adams"});
        QVERIFY(isOutOn(ledger, saturday.addDays(8)));
        play(ledger, "Wanderers", saturday.addDays(8), {}, {"Adams"});
        QVERIFY(!isOutOn(ledger, saturday.addDays(9)));
    }

    void aDoubleHeader_data()
    {
        QTest::addColumn<bool>("isOnce");
        QTest::newRow("each match counts") << false;
        QTest::newRow("the day counts once") << true;
    }

    void aDoubleHeader()
    {
        QFETCH(bool, isOnce);
        const DisciplineRules rules = rulesFor(0, isOnce ? DoubleHeader::Once : DoubleHeader::Twice);
        TeamLedger ledger(rules, rovers);
        play(ledger, "United", saturday);
        QVERIFY(ledger.decide(about(Decision::Kind::Added, 2)).has_value());
        play(ledger, "City", saturday.addDays(7), {}, {"Adams"});
        play(ledger, "Town", saturday.addDays(7), {}, {"Adams"});
        QCOMPARE(isOutOn(ledger, saturday.addDays(14)), isOnce);
        // Two bans of one match each are no quicker.
        TeamLedger two(rules, rovers);
        play(two, "United", saturday);
        QVERIFY(two.decide(about(Decision::Kind::Added, 1)).has_value());
        QVERIFY(two.decide(about(Decision::Kind::Added, 1)).has_value());
        play(two, "City", saturday.addDays(7), {}, {"Adams"});
        play(two, "Town", saturday.addDays(7), {}, {"Adams"});
        QCOMPARE(isOutOn(two, saturday.addDays(14)), isOnce);
    }

    void anInjuryThatTheOrganiserNoted()
    {
        const DisciplineRules rules = rulesFor(0);
        TeamLedger ledger(rules, rovers);
        QVERIFY(ledger.decide(about(Decision::Kind::Injured, 2)).has_value());
        QVERIFY(ledger.isSuspended(adams()));
        QCOMPARE(ledger.carry(adams()).banned, 0);
        QCOMPARE(ledger.carry(adams()).out, std::optional(2));
        QCOMPARE(absentees(ledger).front().because.front().english(), u"injured, out for 2 matches"_s);
        // He is fit again.
        QVERIFY(ledger.decide(about(Decision::Kind::Lifted, 0)).has_value());
        QVERIFY(!ledger.isSuspended(adams()));
        QVERIFY(ledger.decide(about(Decision::Kind::Injured, 0, saturday)).has_value());
        QVERIFY(isOutOn(ledger, saturday));
        QVERIFY(!isOutOn(ledger, saturday.addDays(1)));
    }

    void aViolationSaysWhatWasBroken()
    {
        const DisciplineRules rules = rulesFor(0);
        TeamLedger ledger(rules, rovers);
        play(ledger, "United", saturday, {red("Adams")});
        play(ledger, "City", saturday.addDays(7));
        QCOMPARE(ledger.violations().size(), std::size_t{1});
        const Violation &violation = ledger.violations().front();
        QCOMPARE(violation.because.size(), std::size_t{1});
        QCOMPARE(violation.because.front().english(), u"sent off v United"_s);
        QCOMPARE(ledger.matches()[static_cast<std::size_t>(violation.match)].day, saturday.addDays(7));
    }

    void theNextSeasonKnowsTheDays()
    {
        const DisciplineRules rules = rulesFor(14);
        TeamLedger ledger(rules, rovers);
        play(ledger, "United", saturday, {red("Adams")});
        QVERIFY(ledger.decide(about(Decision::Kind::Added, 0, saturday.addDays(100))).has_value());
        const LedgerStart start = ledger.carriedOver(u"2026"_s);
        Problems problems;
        const QJsonObject json = toJson(start);
        JsonReader reader(json, problems);
        const LedgerStart read = readLedgerStart(reader, rules);
        QVERIFY(problems.empty());
        QVERIFY(read == start);
        TeamLedger next(rules, rovers, read);
        QVERIFY(isOutOn(next, saturday.addDays(100)));
        next.reachDay(saturday.addDays(101));
        QCOMPARE(absentees(next).size(), std::size_t{1});
        QCOMPARE(absentees(next).front().because.size(), std::size_t{1});
    }

    void theFilesKnowTheDays()
    {
        Problems problems;
        for (const Decision &decision :
             {about(Decision::Kind::Added, 0, saturday), about(Decision::Kind::Injured, 2)}) {
            const QJsonObject json = toJson(decision);
            JsonReader reader(json, problems);
            QCOMPARE(readDecision(reader), decision);
        }
        QVERIFY(problems.empty());
        QJsonObject wrong = toJson(about(Decision::Kind::Added, 0, saturday));
        wrong.insert(u"until"_s, u"soon"_s);
        JsonReader reader(wrong, problems);
        (void)readDecision(reader);
        QCOMPARE(problems.size(), std::size_t{1});
        QJsonObject rules = disciplineRulesFile(u"domestic"_s).value();
        rules.insert(u"ban_begins_after_days"_s, 7);
        rules.insert(u"double_header_counts"_s, u"once"_s);
        ASSIGN_RESULT(read, disciplineRulesFromJson(rules));
        QCOMPARE(read->banBeginsAfterDays, 7);
        QVERIFY(read->doubleHeader == DoubleHeader::Once);
    }

    void whatIsMissedLater()
    {
        const DisciplineRules rules = rulesFor(7);
        TeamLedger ledger(rules, rovers);
        play(ledger, "United", saturday, {red("Adams")});
        ledger.reachDay(saturday.addDays(3));
        QVERIFY(absentees(ledger).empty());
        const std::vector<MatchAhead> ahead{{StageKind::Unknown, saturday.addDays(3)},
                                            {StageKind::Unknown, saturday.addDays(7)},
                                            {StageKind::Unknown, saturday.addDays(14)}};
        const std::vector<MissedAhead> missed = missedAhead(ledger, rovers, ahead);
        QCOMPARE(missed.size(), std::size_t{1});
        QCOMPARE(missed.front().matches, std::vector<int>{1});
    }
};

TOUCHLINE_TEST(TestBanDays)

} // namespace test_ban_days

#include "test_ban_days.moc"
