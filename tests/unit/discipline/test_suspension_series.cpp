// SPDX-License-Identifier: GPL-3.0-or-later
// The series of tests/data/discipline, match by match.

#include "core/base/csv.h"
#include "tests/support/test_registry.h"
#include "tests/unit/discipline/ledger_fixture.h"

#include <QDir>
#include <QFile>

#include <map>

namespace test_suspension_series {

using namespace touchline;
using namespace touchline::testing;

namespace {

const QString folder = u"tests/data/discipline/"_s;

CsvTable tableOf(const QString &rules)
{
    QFile file(folder + rules + u".csv"_s);
    return CsvTable::parse(file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray()).value();
}

std::vector<ReportEvent> eventsOf(const QString &happens)
{
    std::vector<ReportEvent> events;
    for (const QString &word : happens.split(u'+')) {
        if (word == "yellow"_L1 || word == "red"_L1)
            events.push_back(word == "red"_L1 ? red("Adams") : yellow("Adams"));
        else if (word == "second_yellow"_L1)
            events = secondYellow("Adams");
        else if (word == "injury"_L1)
            events.push_back(injury("Adams", ""));
        else if (word != "none"_L1 && word != "out"_L1)
            events.push_back(injury("Adams", word.toUtf8().constData()));
    }
    return events;
}

/// "banned 1, out 0, count 0, window 0".
QString stateOf(const TeamLedger &ledger)
{
    const Carry carry = carryOf(ledger, "Adams");
    int window = 0;
    // Of bookings: an injury that is still counted has a window of its own (test_sensitive_records).
    for (const Threat &threat : ledger.threats())
        if (threat.kind != ThreatKind::InjuryWindow)
            window = std::max(window, threat.windowLeft);
    return u"banned %1, out %2, count %3, window %4"_s.arg(carry.banned)
        .arg(carry.out.value_or(-1))
        .arg(carry.bookings)
        .arg(window);
}

} // namespace

class TestSuspensionSeries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySetOfRulesHasItsSeries()
    {
        QStringList files = QDir(folder).entryList({u"*.csv"_s}, QDir::Files, QDir::Name);
        for (QString &file : files)
            file.chop(4);
        QCOMPARE(files, disciplineRulesNames());
    }

    void matchByMatch_data()
    {
        QTest::addColumn<QString>("rules");
        for (const QString &rules : disciplineRulesNames())
            QTest::newRow(qPrintable(rules)) << rules;
    }

    void matchByMatch()
    {
        QFETCH(QString, rules);
        const DisciplineRules set = disciplineRules(rules).value();
        const CsvTable table = tableOf(rules);
        std::map<QString, TeamLedger> ledgers;
        for (const CsvTable::Row &row : table.rows()) {
            const auto cell = [&](const char *column) { return table.cell(row, QLatin1String(column)); };
            TeamLedger &ledger = ledgers.try_emplace(cell("series"), set, rovers).first->second;
            const QByteArray place = (cell("series") + u' ' + cell("match")).toUtf8();
            const StageKind stage = stageKindOf(cell("stage"));
            QVERIFY2(cell("stage").isEmpty() || stage != StageKind::Unknown, place.constData());
            ledger.reach(stage);
            QVERIFY2(isSuspended(ledger, "Adams") == (cell("plays") == "no"_L1), place.constData());
            const bool isOut = cell("happens") == "out"_L1;
            ledger.add(game("United", eventsOf(cell("happens")),
                            isOut ? std::vector<const char *>{"Adams"} : std::vector<const char *>{}),
                       stage);
            const QString expected = u"banned %1, out %2, count %3, window %4"_s.arg(
                cell("banned"), cell("out"), cell("count"), cell("window"));
            QVERIFY2(stateOf(ledger) == expected,
                     (place + ": " + stateOf(ledger).toUtf8() + ", not " + expected.toUtf8()).constData());
        }
        QVERIFY(ledgers.size() > 1);
    }
};

TOUCHLINE_TEST(TestSuspensionSeries)

} // namespace test_suspension_series

#include "test_suspension_series.moc"
