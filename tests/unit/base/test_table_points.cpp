// SPDX-License-Identifier: GPL-3.0-or-later
// Points counted in halves: how they are written, read and added.
#include "core/base/table_points.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_table_points {

using namespace touchline;

namespace {

constexpr TablePoints half = TablePoints::ofHalves(1);
constexpr TablePoints twoAndAHalf = TablePoints::ofHalves(5);

/// What is read of this JSON, "problem: ..." where it is none.
QString readFrom(const char *json, TablePoints least = 0)
{
    Problems problems;
    JsonReader reader(parseJsonObject(json).value(), problems);
    const TablePoints points = readPoints(reader, "points", least, 100);
    return problems.empty() ? pointsFigure(points) : problems.front().what.english();
}

} // namespace

class TestTablePoints : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areWrittenForPeopleAndForPrograms()
    {
        QCOMPARE(pointsText(3), QStringLiteral("3"));
        QCOMPARE(pointsText(twoAndAHalf), QStringLiteral("2½"));
        QCOMPARE(pointsText(half), QStringLiteral("½"));
        QCOMPARE(pointsText(-half), QStringLiteral("-½"));
        QCOMPARE(pointsText(-3), QStringLiteral("-3"));
        QCOMPARE(pointsText(-twoAndAHalf), QStringLiteral("-2½"));
        QCOMPARE(pointsFigure(twoAndAHalf), QStringLiteral("2.5"));
        QCOMPARE(pointsFigure(-half), QStringLiteral("-0.5"));
        QCOMPARE(pointsFigure(12), QStringLiteral("12"));
        QCOMPARE(pointsJson(twoAndAHalf), QJsonValue(2.5));
        QCOMPARE(pointsJson(3), QJsonValue(3));
    }

    void areCountedExactly()
    {
        TablePoints sum;
        for (int i = 0; i < 5; ++i)
            sum += twoAndAHalf;
        QCOMPARE(pointsText(sum), QStringLiteral("12½"));
        QCOMPARE(sum - half, TablePoints(12));
        QVERIFY(twoAndAHalf > 2 && twoAndAHalf < 3);
        QCOMPARE((-twoAndAHalf).withoutSign(), twoAndAHalf);
        // "1 point", "½ points", "2 points".
        QCOMPARE(TablePoints(1).plural(), 1);
        QVERIFY(half.plural() != 1);
    }

    void areReadAsPeopleTypeThem_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("read");
        const auto row = [](const char *text, const char *read) {
            QTest::newRow(qPrintable(u'"' + QString::fromUtf8(text) + u'"'))
                << QString::fromUtf8(text) << QString::fromUtf8(read);
        };
        row("3", "3");
        row("2.5", "2.5");
        row("2,5", "2.5");
        row("2½", "2.5");
        row("½", "0.5");
        row("0.5", "0.5");
        row(" 99.5 ", "99.5");
        row("100", "100");
        for (const char *wrong : {"", ".5", "100.5", "101", "2.4", "2.50", "-1", "+1", "x", "2½½", "2.5.5",
                                  "99999999999999999999"})
            row(wrong, "nothing");
    }
    void areReadAsPeopleTypeThem()
    {
        QFETCH(QString, text);
        QFETCH(QString, read);
        const auto points = tablePointsFrom(text, 100);
        QCOMPARE(points ? pointsFigure(*points) : QStringLiteral("nothing"), read);
    }

    void areReadFromFiles()
    {
        QCOMPARE(readFrom(R"({"points": 3})"), QStringLiteral("3"));
        QCOMPARE(readFrom(R"({"points": 2.5})"), QStringLiteral("2.5"));
        QCOMPARE(readFrom(R"({"points": -2.5})", -5), QStringLiteral("-2.5"));
        const QString noHalf = QStringLiteral("This must be a whole number, or one and a half as in 2.5.");
        QCOMPARE(readFrom(R"({"points": 2.25})"), noHalf);
        QCOMPARE(readFrom(R"({"points": "2.5"})"), noHalf);
        QCOMPARE(readFrom(R"({"points": 100.5})"),
                 QStringLiteral("This must be a number from 0 to 100, not 100.5."));
        QCOMPARE(readFrom(R"({"points": 0})", half),
                 QStringLiteral("This must be a number from 0.5 to 100, not 0."));
        QCOMPARE(readFrom("{}"), QStringLiteral("This entry is missing."));
    }
};

TOUCHLINE_TEST(TestTablePoints)

} // namespace test_table_points

#include "test_table_points.moc"
