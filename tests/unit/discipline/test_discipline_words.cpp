// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/discipline/availability.h"
#include "core/discipline/discipline_words.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/discipline/ledger_fixture.h"

namespace test_discipline_words {

using namespace touchline;
using namespace touchline::testing;

namespace {

Squad squadOf(const std::vector<const char *> &names)
{
    Squad squad;
    for (const char *name : names) {
        const QString text = QString::fromUtf8(name);
        squad.entries.push_back({{idOf(text), text, text}, Position::Midfielder, {}, false});
    }
    return squad;
}

} // namespace

class TestDisciplineWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSuspensionSaysWhy_data()
    {
        columns<int, int, int, QString>();
        const auto row = [](SuspensionCause cause, int bookings, int games, const char *sentence) {
            QTest::newRow(sentence) << int(cause) << bookings << games << QString::fromUtf8(sentence);
        };
        using enum SuspensionCause;
        row(RedCard, 1, 1, "sent off v City");
        row(RedCard, 1, 3, "sent off v City, banned for 3 matches");
        row(SecondYellow, 1, 1, "sent off v City (second yellow card)");
        row(SecondYellow, 1, 2, "sent off v City (second yellow card), banned for 2 matches");
        row(Bookings, 2, 1, "second yellow in consecutive matches (v United, v City)");
        row(Bookings, 2, 2, "second yellow in consecutive matches (v United, v City), banned for 2 matches");
        row(Bookings, 3, 1, "yellow in 3 consecutive matches, the last v City");
        row(Bookings, 3, 2, "yellow in 3 consecutive matches, the last v City, banned for 2 matches");
        row(Injury, 1, 1, "injured v City, out of the next match");
        row(Injury, 1, 10, "injured v City, out for 10 matches");
        row(Cautions, 2, 1, "yellow cards v United and v City");
        row(Cautions, 3, 2, "3 yellow cards, the last v City, banned for 2 matches");
        row(LightAgain, 2, 1, "yellow card v City in the window opened v United");
        row(InjuryAgain, 2, 1, "injured v City soon after v United, out of the next match");
        row(Decision, 1, 1, "banned by the organiser for the next match");
        row(Decision, 0, 4, "banned by the organiser for 4 matches");
        row(Injury, 1, -1, "injured v City, out of the tournament");
    }

    void aSuspensionSaysWhy()
    {
        const auto [cause, bookings, games, sentence] = row<int, int, int, QString>();
        const TeamLedger ledger = ledgerAfter({game("Town"), game("United"), game("City")});
        Suspension suspension;
        suspension.cause = static_cast<SuspensionCause>(cause);
        for (int match = 3 - bookings; match < 3; ++match)
            suspension.broughtBy.push_back(match);
        if (games >= 0)
            suspension.games = games;
        QCOMPARE(whySuspended(suspension, ledger).english(), sentence);
    }

    void aThreatIsNamed()
    {
        const TeamLedger ledger = ledgerAfter({game("United", {yellow("Adams")})});
        QCOMPARE(whyAtRisk(ledger.threats()[0], ledger).english(),
                 u"booked v United: one more yellow card in the next match brings a ban"_s);
    }

    void threatsOfOtherRulesAreNamed()
    {
        const auto described = [](const char *name, const std::vector<MatchReport> &games) {
            const DisciplineRules rules = disciplineRules(QString::fromUtf8(name)).value();
            const TeamLedger ledger = ledgerAfter(games, rules);
            return whyAtRisk(ledger.threats().at(0), ledger).english();
        };
        const MatchReport united = game("United", {yellow("Adams")});
        const MatchReport city = game("City", {yellow("Adams")});
        QCOMPARE(described("fifa-2010", {united}), u"booked v United: one more yellow card brings a ban"_s);
        QCOMPARE(described("uefa", {united, city}),
                 u"2 yellow cards, the last v City: one more brings a ban"_s);
        QCOMPARE(described("champions-2020", {united}),
                 u"watched since v United: a yellow card in the next 3 matches brings a ban"_s);
        QCOMPARE(described("champions-2020", {united, game("Town"), game("City")}),
                 u"watched since v United: a yellow card in the next match brings a ban"_s);
        QCOMPARE(oneAwayFrom(Threat(), u"final"_s).english(), u"one yellow card from missing the final"_s);
    }

    void whatTheOrganiserDecidedIsAReason()
    {
        TeamLedger ledger = ledgerAfter({game("City", {red("Adams")})});
        const QUuid adams = idOf(u"Adams"_s);
        QVERIFY(ledger.decide({Decision::Kind::Extended, adams, u"Adams"_s, 2, u"violent conduct"_s}));
        const std::vector<Message> because = absentees(ledger).at(0).because;
        QCOMPARE(because.size(), std::size_t{2});
        QCOMPARE(because[0].english(), u"sent off v City, banned for 3 matches"_s);
        QCOMPARE(because[1].english(), u"the organiser's decision: violent conduct"_s);
    }

    void everyAbsenteeHasAllHisReasons()
    {
        const TeamLedger ledger =
            ledgerAfter({game("United", {yellow("Adams")}),
                         game("City", {red("Baker"), yellow("Adams"), injury("Adams", "out_tournament")})});
        const std::vector<Absentee> all = absentees(ledger);
        QCOMPARE(all.size(), std::size_t{2});
        QCOMPARE(all[0].name, u"Baker"_s);
        QCOMPARE(all[1].because.size(), std::size_t{2});
    }

    void aMissedMatchHasAllItsReasons()
    {
        const TeamLedger ledger =
            ledgerAfter({game("United", {red("Adams"), injury("Adams", "out_tournament"), red("Baker")}),
                         game("City", {}, {"Adams", "Baker"}), game("Town", {}, {"Adams"})});
        QStringList told;
        for (const MissedMatch &missed : missedMatches(ledger)) {
            QStringList reasons;
            for (const Message &reason : missed.because)
                reasons << reason.english();
            told << u"%1 %2: %3"_s.arg(missed.name).arg(missed.match).arg(reasons.join(u'|'));
        }
        QCOMPARE(told, (QStringList{u"Adams 1: sent off v United|injured v United, out of the tournament"_s,
                                    u"Baker 1: sent off v United"_s,
                                    u"Adams 2: injured v United, out of the tournament"_s}));
    }

    void aSetupGetsTheAbsencesOfItsSquad()
    {
        const TeamLedger ledger =
            ledgerAfter({game("United", {yellow("Adams")}),
                         game("City", {red("Baker"), yellow("Adams"), injury("Adams", "out_tournament")})});
        const Absence adams{idOf(u"Adams"_s), u"second yellow in consecutive matches (v United, v City); "
                                              "injured v City, out of the tournament"_s};
        QCOMPARE(absences(ledger, squadOf({"Adams", "Cole"})), std::vector<Absence>{adams});
        QVERIFY(absences(ledgerAfter({game("United")}), squadOf({"Adams"})).empty());
    }
};

TOUCHLINE_TEST(TestDisciplineWords)

} // namespace test_discipline_words

#include "test_discipline_words.moc"
