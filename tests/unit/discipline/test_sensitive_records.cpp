// SPDX-License-Identifier: GPL-3.0-or-later
// The life cycles A to M of the records of Champions 2020 (specification 9.2, V38), match by match.

#include "core/discipline/discipline_rules.h"
#include "core/discipline/discipline_words.h"
#include "core/discipline/risk.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/discipline/ledger_fixture.h"

namespace test_sensitive_records {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// What one letter means for Adams: a booking, a red card, two bookings, a light injury, carried off (the
/// second injury of the match).
std::vector<ReportEvent> eventsOf(QChar letter)
{
    switch (letter.unicode()) {
    case u'Y':
        return {yellow("Adams")};
    case u'R':
        return {red("Adams")};
    case u'2':
        return secondYellow("Adams");
    case u'L':
        return {injury("Adams", "light")};
    case u'O':
        return {injury("Adams", "light"), injury("Adams", "off")};
    default:
        return {};
    }
}

} // namespace

class TestSensitiveRecords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPlayerComesAndGoes_data()
    {
        QTest::addColumn<QString>("matches");
        // Who plays the match of this place, and the one after all of them: p plays, x does not.
        QTest::addColumn<QString>("plays");
        const auto row = [](const char *name, const char *matches, const char *plays) {
            QTest::newRow(name) << QString::fromUtf8(matches) << QString::fromUtf8(plays);
        };
        row("A", "Y---", "ppppp");
        row("A, clean at the end", "Y---Y", "pppppp");
        row("B", "Y-Yx---", "pppxpppp");
        row("C", "Y--Yx-", "ppppxpp");
        row("D", "RxxRxxx-", "pxxpxxxpp");
        row("E", "YRxxx-", "ppxxxpp");
        row("F", "2xx-", "pxxpp");
        row("G", "Y---Y-", "ppppppp");
        row("H", "Y-YxYx-", "pppxpxpp");
        row("I", "L---", "ppppp");
        row("J", "L-Lx-", "pppxpp");
        row("K", "Oxx-", "pxxpp");
        row("L", "LOxxx-", "ppxxxpp");
        row("M", "L--L-", "pppppp");
    }

    void aPlayerComesAndGoes()
    {
        QFETCH(QString, matches);
        QFETCH(QString, plays);
        ASSIGN_RESULT(rules, disciplineRules(u"champions-2020"_s));
        TeamLedger ledger(*rules, rovers);
        const auto isOut = [&] { return isSuspended(ledger, "Adams"); };
        for (qsizetype i = 0; i < matches.size(); ++i) {
            QVERIFY2(isOut() == (plays.at(i) == u'x'), qPrintable(QString::number(i + 1)));
            const std::vector<const char *> absent =
                matches.at(i) == u'x' ? std::vector<const char *>{"Adams"} : std::vector<const char *>{};
            ledger.add(game("United", eventsOf(matches.at(i)), absent));
        }
        QCOMPARE(isOut(), plays.back() == u'x');
        QVERIFY(ledger.violations().empty());
    }

    /// Who plays with an open record, for how many matches, and what it takes to miss one.
    void openRecordsAreTold_data()
    {
        columns<QString, QStringList>();
        const auto row = [](const char *matches, const QStringList &told) {
            QTest::newRow(matches) << QString::fromUtf8(matches) << told;
        };
        const auto cards = [](int matches) {
            return matches == 1 ? u"watched since v United: a yellow card in the next match brings a ban"_s
                                : u"watched since v United: a yellow card in the next %1 matches brings a "
                                  "ban"_s.arg(matches);
        };
        const auto injuries = [](int matches) {
            return matches == 1
                       ? u"hurt since v United: an injury in the next match costs a match"_s
                       : u"hurt since v United: an injury in the next %1 matches costs a match"_s.arg(
                             matches);
        };
        row("Y", {cards(3)});
        row("Y-", {cards(2)});
        row("Y--", {cards(1)});
        row("Y---", {});
        row("L", {injuries(2)});
        row("L-", {injuries(1)});
        row("L--", {});
        row("YL", {cards(2), injuries(2)});
        row("Y-Y", {});
        row("Y-Yx", {cards(3)});
        row("L-L", {});
        row("L-Lx", {injuries(2)});
        row("Oxx", {injuries(2)});
    }

    void openRecordsAreTold()
    {
        const auto [matches, told] = row<QString, QStringList>();
        ASSIGN_RESULT(rules, disciplineRules(u"champions-2020"_s));
        TeamLedger ledger(*rules, rovers);
        for (const QChar letter : matches) {
            const std::vector<const char *> absent =
                letter == u'x' ? std::vector<const char *>{"Adams"} : std::vector<const char *>{};
            ledger.add(game("United", eventsOf(letter), absent));
        }
        // As it stands, and with what another card or injury would bring.
        const std::array<StageKind, 2> ahead{StageKind::Unknown, StageKind::Unknown};
        for (const std::span<const StageKind> stages :
             {std::span<const StageKind>(), std::span<const StageKind>(ahead)}) {
            QStringList found;
            for (const Threat &threat : threatsAhead(ledger, rovers, stages)) {
                found << whyAtRisk(threat, ledger).english();
                QVERIFY(oneAwayFrom(threat, u"final"_s)
                            .english()
                            .startsWith(threat.kind == ThreatKind::InjuryWindow ? u"one injury"_s
                                                                                : u"one yellow card"_s));
            }
            QCOMPARE(found, told);
        }
    }
};

TOUCHLINE_TEST(TestSensitiveRecords)

} // namespace test_sensitive_records

#include "test_sensitive_records.moc"
