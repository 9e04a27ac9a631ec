// SPDX-License-Identifier: GPL-3.0-or-later
// How long somebody is out: counted ahead, against ledgers that are put together anew for each length.

#include "core/discipline/absence_length.h"

#include "core/discipline/availability.h"
#include "tests/support/test_registry.h"
#include "tests/unit/discipline/ledger_fixture.h"

#include <array>
#include <random>

namespace test_absence_length {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// 0 to 2^31 - 2, the same on every machine.
using Chance = std::minstd_rand;

std::optional<int> lengthOf(const std::vector<AbsenceLength> &all, const QUuid &player)
{
    for (const AbsenceLength &one : all)
        if (one.player == player)
            return one.matches;
    return -1;
}

std::optional<int> lengthOf(const TeamLedger &ledger, const char *name,
                            std::span<const MatchAhead> ahead = {})
{
    return lengthOf(absenceLengths(ledger, rovers, ahead), playerOf(name).player);
}

/// A match with chance cards and injuries of those who may play.
MatchReport chanceMatch(Chance &random, const TeamLedger &ledger)
{
    std::vector<ReportEvent> events;
    std::vector<const char *> absent;
    for (const char *name : {"Adams", "Baker", "Cole", "Dean"}) {
        if (ledger.isSuspended(playerOf(name).player)) {
            absent.push_back(name);
            continue;
        }
        const auto chance = random() % 12;
        if (chance < 4)
            events.push_back(yellow(name));
        else if (chance == 4)
            events.push_back(red(name));
        else if (chance == 5)
            for (const ReportEvent &event : secondYellow(name))
                events.push_back(event);
        else if (chance == 6)
            events.push_back(injury(name, random() % 2 == 0 ? "out_next" : "out_three"));
    }
    return game("Wanderers", std::move(events), absent);
}

} // namespace

class TestAbsenceLength : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneMatchForARedCard()
    {
        TeamLedger ledger(atcsDiscipline(), rovers);
        ledger.add(game("United", {red("Adams")}));
        QCOMPARE(lengthOf(ledger, "Adams"), std::optional(1));
        QCOMPARE(lengthOf(ledger, "Baker"), std::optional(-1));
        ledger.add(game("City", {}, {"Adams"}));
        QCOMPARE(lengthOf(ledger, "Adams"), std::optional(-1));
    }

    void asLongAsItWasDecided()
    {
        TeamLedger ledger(atcsDiscipline(), rovers);
        const QUuid adams = playerOf("Adams").player;
        QVERIFY(ledger.decide({Decision::Kind::Added, adams, u"Adams"_s, 7, u"x"_s}).has_value());
        QCOMPARE(lengthOf(ledger, "Adams"), std::optional(7));
        QVERIFY(ledger.decide({Decision::Kind::Extended, adams, u"Adams"_s, 2, u"x"_s}).has_value());
        QCOMPARE(lengthOf(ledger, "Adams"), std::optional(9));
    }

    void bansOneAfterTheOther()
    {
        DisciplineRules rules = atcsDiscipline();
        const QUuid adams = playerOf("Adams").player;
        for (const bool addUp : {false, true}) {
            rules.bansAddUp = addUp;
            TeamLedger ledger(rules, rovers);
            for (const int games : {2, 3})
                QVERIFY(ledger.decide({Decision::Kind::Added, adams, u"Adams"_s, games, u"x"_s}).has_value());
            QCOMPARE(lengthOf(ledger, "Adams"), std::optional(addUp ? 5 : 3));
        }
    }

    void toTheEnd()
    {
        DisciplineRules rules = atcsDiscipline();
        rules.injuries.push_back({u"broken"_s, std::nullopt});
        TeamLedger ledger(rules, rovers);
        ledger.add(game("United", {injury("Cole", "broken"), red("Dean")}));
        QCOMPARE(lengthOf(ledger, "Cole"), std::optional<int>());
        QCOMPARE(lengthOf(ledger, "Dean"), std::optional(1));
    }

    /// Bans for bookings lapse before a stage that is known to come.
    void whatLapsesAhead()
    {
        DisciplineRules rules = atcsDiscipline();
        rules.yellows = {{YellowWindow::Competition, 1, 3, 1}};
        rules.bansLapseAfter = {StageKind::QuarterFinal};
        TeamLedger ledger(rules, rovers);
        ledger.add(game("United", {yellow("Adams")}), StageKind::Group);
        QCOMPARE(lengthOf(ledger, "Adams"), std::optional(3));
        const std::array<MatchAhead, 3> ahead{StageKind::Knockout, StageKind::QuarterFinal,
                                              StageKind::SemiFinal};
        QCOMPARE(lengthOf(ledger, "Adams", ahead), std::optional(2));
        const std::array<MatchAhead, 1> next{StageKind::SemiFinal};
        QCOMPARE(lengthOf(ledger, "Adams", next), std::optional(0));
    }

    /// After the qualifying nothing is left of red cards and injuries, where the rules say so (ATCS 9.4.6,
    /// R51); what the organiser decided stays.
    void anotherTournamentBegins()
    {
        DisciplineRules rules = atcsDiscipline();
        rules.injuries.push_back({u"broken"_s, std::nullopt});
        rules.wipedAfter = {StageKind::Qualifying};
        rules.bansLapseAfter = {StageKind::Qualifying};
        const std::array<MatchAhead, 1> finals{StageKind::Group};
        for (const bool all : {false, true}) {
            rules.allLapsesAfter.clear();
            if (all)
                rules.allLapsesAfter = {StageKind::Qualifying};
            TeamLedger ledger(rules, rovers);
            ledger.add(game("United", {injury("Cole", "broken"), red("Dean"), yellow("Adams")}),
                       StageKind::Qualifying);
            QVERIFY(ledger.decide({Decision::Kind::Added, playerOf("Best").player, u"Best"_s, 4, u"x"_s})
                        .has_value());
            QCOMPARE(lengthOf(ledger, "Dean", finals), std::optional(all ? 0 : 1));
            QCOMPARE(lengthOf(ledger, "Cole", finals), all ? std::optional(0) : std::nullopt);
            QCOMPARE(lengthOf(ledger, "Best", finals), std::optional(4));
            ledger.reach(StageKind::Group);
            QCOMPARE(ledger.isSuspended(playerOf("Dean").player), !all);
            QCOMPARE(ledger.isSuspended(playerOf("Cole").player), !all);
            QVERIFY(ledger.isSuspended(playerOf("Best").player));
            QVERIFY(ledger.threats().empty());
        }
    }

    void againstLedgersMadeAnew_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : disciplineRulesNames())
            QTest::newRow(qPrintable(name)) << name;
    }

    void againstLedgersMadeAnew()
    {
        QFETCH(QString, name);
        DisciplineRules rules = disciplineRules(name).value();
        rules.injuries.push_back({u"out_next"_s, 1});
        rules.injuries.push_back({u"out_three"_s, 3});
        int checked = 0;
        for (unsigned seed = 1; seed <= 200; ++seed) {
            Chance random(seed);
            std::vector<MatchReport> reports;
            TeamLedger ledger(rules, rovers);
            const auto matches = 1 + random() % 8;
            for (unsigned i = 0; i < matches; ++i) {
                reports.push_back(chanceMatch(random, ledger));
                ledger.add(reports.back());
            }
            const std::vector<AbsenceLength> all = absenceLengths(ledger, rovers);
            QCOMPARE(all.size(), absentees(ledger).size());
            for (const AbsenceLength &one : all) {
                QVERIFY(one.matches.has_value());
                ++checked;
                QVERIFY(isSuspendedAfter(rules, reports, *one.matches - 1, one.player));
                QVERIFY(!isSuspendedAfter(rules, reports, *one.matches, one.player));
            }
        }
        // Without cards, as in 1930, only injuries keep anybody out.
        QVERIFY2(checked > (name == "fifa-1930"_L1 ? 20 : 100), qPrintable(QString::number(checked)));
    }

private:
    static bool isSuspendedAfter(const DisciplineRules &rules, const std::vector<MatchReport> &reports,
                                 int quietMatches, const QUuid &player)
    {
        TeamLedger ledger(rules, rovers);
        for (const MatchReport &report : reports)
            ledger.add(report);
        for (int i = 0; i < quietMatches; ++i) {
            MatchReport quiet = game("Nobody");
            for (PlayerOnTheDay &one : quiet.teams[Side::Home].players)
                one.available = !ledger.isSuspended(one.player);
            ledger.add(quiet);
        }
        return ledger.isSuspended(player);
    }
};

TOUCHLINE_TEST(TestAbsenceLength)

} // namespace test_absence_length

#include "test_absence_length.moc"
