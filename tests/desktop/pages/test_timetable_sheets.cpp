// SPDX-License-Identifier: GPL-3.0-or-later
// The timetable on paper: a grid for the wall, a sheet for each table.
#include "forms/print/page_printer.h"
#include "forms/print/timetable_sheets.h"
#include "models/league/changes/league_timetable.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/longer_language.h"
#include "tests/support/playable_league.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>

namespace test_timetable_sheets {

using namespace touchline;

namespace {

DayPlan planOf(int tables)
{
    DayPlan plan{QDate(2026, 11, 28), {}, {}};
    for (int table = 1; table <= tables; ++table)
        plan.rules.tables << u"Table %1"_s.arg(table);
    plan.rules.start = QTime(10, 0);
    plan.rules.minutes = 10;
    plan.rules.referees = true;
    return plan;
}

CompetitionState leagueOn(int tables)
{
    const Competition league = Competition::create(testing::playableLeague("atcs", "basic")).value();
    return CompetitionState(withTimetable(league, planOf(tables))->after);
}

QImage painted(const Picture &picture)
{
    QImage image(picture.size.toSize() + QSize(20, 20), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    picture.paint(painter);
    return image;
}

bool hasInk(const QImage &image, const QRect &area)
{
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            if (qGray(image.pixel(x, y)) < 128)
                return true;
    return false;
}

} // namespace

class TestTimetableSheets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { testing::prepareDesktop(); }

    void theWallAndEachTable_data()
    {
        QTest::addColumn<int>("tables");
        QTest::newRow("one") << 1;
        QTest::newRow("large type") << 4;
        QTest::newRow("small type") << 9;
    }

    void theWallAndEachTable()
    {
        QFETCH(const int, tables);
        const CompetitionState state = leagueOn(tables);
        const std::vector<DayGrid> grids = dayGrids(state.competition, state.now);
        const std::vector<Picture> sheets = timetableSheets(state);
        QCOMPARE(sheets.size(), at(grids.front().tables.size()) + 1);
        QCOMPARE(sheets.front().title, state.name() + u", Sat 28 Nov 2026"_s);
        QCOMPARE(sheets[1].title, u"Table 1: "_s + state.name() + u", Sat 28 Nov 2026"_s);
        // A sheet may end after each hour.
        QCOMPARE(sheets.front().breaks.size(), grids.front().hours.size());
        for (const Picture &sheet : sheets) {
            QVERIFY(!sheet.isEmpty());
            QVERIFY(std::is_sorted(sheet.breaks.begin(), sheet.breaks.end()));
            QCOMPARE(sheet.breaks.back(), sheet.size.height());
            const QImage image = painted(sheet);
            const QSize size = sheet.size.toSize();
            QVERIFY(hasInk(image, QRect(QPoint(0, 0), size)));
            // Nothing stands outside.
            QVERIFY(!hasInk(image, QRect(size.width() + 1, 0, 18, size.height() + 18)));
            QVERIFY(!hasInk(image, QRect(0, size.height() + 1, size.width() + 18, 18)));
        }
    }

    void theyArePrinted()
    {
        const std::vector<Picture> sheets = timetableSheets(leagueOn(2));
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        {
            QPdfWriter writer(&buffer);
            QVERIFY(printPictures(writer, sheets));
        }
        QVERIFY(buffer.data().startsWith("%PDF"));
        QVERIFY(buffer.data().count("/Type /Page\n") >= static_cast<qsizetype>(sheets.size()));
    }

    void theCommandWaitsForATimetable()
    {
        const QTemporaryDir folder;
        const QString place = testing::madeLeague(folder, {u"advanced"_s, u"evening-8"_s});
        {
            testing::DesktopCase program(place);
            program.window().go(PageKind::Fixtures, program.competition());
            QTRY_VERIFY(program.action(CommandId::PrintBlankSheets)->isEnabled());
            QVERIFY(!hasDayGrid(program.state()->competition, program.state()->now));
            QVERIFY(timetableSheets(*program.state()).empty());
            QVERIFY(!program.action(CommandId::PrintTimetable)->isEnabled());
            QVERIFY(changeTimetable(program.league().league(), program.competition(), planOf(2)).has_value());
            QTRY_VERIFY(program.action(CommandId::PrintTimetable)->isEnabled());
            QVERIFY(hasDayGrid(program.state()->competition, program.state()->now));
        }
    }
};

TOUCHLINE_TEST(TestTimetableSheets)

} // namespace test_timetable_sheets

#include "test_timetable_sheets.moc"
