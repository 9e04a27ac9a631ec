// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv/csv_reader.h"
#include "core/exchange/csv/csv_writer.h"
#include "core/exchange/csv/spreadsheet_guard.h"
#include "core/exchange/lists/fixture_csv.h"
#include "core/exchange/lists/result_csv.h"
#include "core/exchange/lists/squad_csv.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <rapidcheck.h>

namespace property_csv {

using namespace touchline;

namespace {

/// Characters that mean something to a reader, a spreadsheet or a screen, and some that mean nothing.
rc::Gen<QString> anyText()
{
    static const std::vector<QString> pieces{
        QStringLiteral(","),      QStringLiteral(";"),      QStringLiteral("\t"),     QStringLiteral("|"),
        QStringLiteral("\""),     QStringLiteral("'"),      QStringLiteral("="),      QStringLiteral("+"),
        QStringLiteral("-"),      QStringLiteral("@"),      QStringLiteral("\r"),     QStringLiteral("\n"),
        QStringLiteral("\r\n"),   QStringLiteral(" "),      QStringLiteral("sep="),   QStringLiteral("a"),
        QStringLiteral("Ñandú"),  QStringLiteral("🏆"),      QStringLiteral("\u202E"), QStringLiteral("محمد"),
        QStringLiteral("\uFEFF"), QStringLiteral("\u200B"), QStringLiteral("\u0001"), QString(QChar(u'\0')),
        QStringLiteral("＝"),     QStringLiteral("\u00A0"), QStringLiteral("\u2028"), QStringLiteral("\x7F")};
    return rc::gen::map(rc::gen::container<std::vector<QString>>(rc::gen::elementOf(pieces)),
                        [](const std::vector<QString> &parts) {
                            QString text;
                            for (const QString &part : parts)
                                text += part;
                            return text;
                        });
}

using Table = std::vector<QStringList>;

rc::Gen<Table> anyTable()
{
    return rc::gen::mapcat(rc::gen::pair(rc::gen::inRange(1, 6), rc::gen::inRange(1, 8)), [](auto size) {
        const auto row =
            rc::gen::container<std::vector<QString>>(static_cast<std::size_t>(size.first), anyText());
        const auto list = rc::gen::map(
            row, [](const std::vector<QString> &cells) { return QStringList(cells.begin(), cells.end()); });
        return rc::gen::container<Table>(static_cast<std::size_t>(size.second), list);
    });
}

rc::Gen<CsvStyle> anyStyle()
{
    return rc::gen::map(rc::gen::tuple(rc::gen::element<QChar>(u',', u';', u'\t', u'|'),
                                       rc::gen::arbitrary<bool>(), rc::gen::arbitrary<bool>()),
                        [](const std::tuple<QChar, bool, bool> &parts) {
                            return CsvStyle{std::get<0>(parts), std::get<1>(parts), std::get<2>(parts)};
                        });
}

Table tableOf(const CsvSheet &sheet)
{
    Table table{sheet.header.cells};
    for (const CsvRow &row : sheet.rows)
        table.push_back(row.cells);
    return table;
}

/// Every preview over the same bytes. Whatever they are, every problem has a sentence and every row a line.
void readEverything(const QByteArray &bytes)
{
    const auto check = [](const auto &preview) {
        for (const Problem &problem : preview.allProblems())
            RC_ASSERT(!problem.what.english().isEmpty());
        int line = 0;
        for (const auto &row : preview.rows) {
            RC_ASSERT(row.line > line);
            line = row.line;
            for (const Problem &problem : row.problems)
                RC_ASSERT(lineOfCsvPlace(problem.where) >= row.line);
        }
    };
    check(previewTeams(bytes, {}));
    check(previewSquads(bytes, {}));
    check(previewFixtures(bytes));
    check(previewResults(bytes));
}

} // namespace

class PropertyCsv : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTextIsGuardedAndFreed()
    {
        const auto check = [] {
            const QString text = *anyText();
            RC_ASSERT(unguarded(guarded(text)) == text);
            // What stands in the file begins with no sign that starts a formula, whatever is before it.
            QString cell = guarded(text);
            cell.remove(QChar(u'\u200B')).remove(QChar(u'\uFEFF')).remove(QChar(u'\u202E'));
            cell.remove(QChar(u'\0')).remove(QChar(u'\x01')).remove(QChar(u'\x7F'));
            cell = cell.trimmed();
            const bool isHarmless = cell.isEmpty() || !QStringLiteral("=+-@＝").contains(cell.front());
            RC_ASSERT(isHarmless); // RC_ASSERT evaluates both sides of ||
        };
        QVERIFY(rc::check("a text survives its guard", check));
    }

    void everyTableIsReadBack()
    {
        const auto check = [] {
            const Table table = *anyTable();
            const CsvStyle style = *anyStyle();
            CsvWriter writer(style);
            for (const QStringList &row : table)
                writer.addRow(row);
            const CsvSheet sheet = readCsv(writer.bytes());
            RC_ASSERT(sheet.problems.empty());
            RC_ASSERT(sheet.notes.empty());
            RC_ASSERT(tableOf(sheet) == table);
            if (table.front().size() > 1)
                RC_ASSERT(sheet.separator == style.separator);
        };
        QVERIFY(rc::check("a table of any texts in any style", check));
    }

    void numbersStayNumbers()
    {
        const auto check = [] {
            const auto number = *rc::gen::arbitrary<int>();
            CsvWriter writer;
            writer.add(number);
            writer.add(QStringLiteral("x"));
            writer.endRow();
            RC_ASSERT(writer.bytes() == QByteArray::number(number) + ",x\n");
        };
        QVERIFY(rc::check("a number has no apostrophe", check));
    }

    /// A cell with two line ends makes the next row begin two lines later.
    void rowsKnowTheirLines()
    {
        const auto check = [] {
            const Table table = *anyTable();
            CsvWriter writer;
            for (const QStringList &row : table)
                writer.addRow(row);
            const CsvScan scan = scanCsv(QString::fromUtf8(writer.bytes()), u',');
            RC_ASSERT(scan.rows.size() == table.size());
            int line = 1;
            for (std::size_t i = 0; i < table.size(); ++i) {
                RC_ASSERT(scan.rows[i].line == line);
                RC_ASSERT(scan.rows[i].problems.empty());
                ++line;
                for (QString cell : table[i]) {
                    cell.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
                    line += static_cast<int>(cell.count(u'\n') + cell.count(u'\r'));
                }
            }
        };
        QVERIFY(rc::check("rows know their lines", check));
    }

    void damagedFilesNeverBreakAnything()
    {
        const auto noise = [] {
            const auto bytes = *rc::gen::container<std::string>(rc::gen::arbitrary<char>());
            readEverything(QByteArray::fromStdString(bytes));
        };
        QVERIFY(rc::check("any bytes", noise));
        const auto damaged = [] {
            const std::vector<QByteArray> headers{
                "name,code,year,kit_first\n", "team;shirt;name;position;captain\n",
                "number,home,away,date,time,zone\n", "stage\tgroup\thome\taway\thome_goals\taway_goals\n"};
            QByteArray bytes = *rc::gen::elementOf(headers);
            const auto rows = *anyTable();
            CsvWriter writer(*anyStyle());
            for (const QStringList &row : rows)
                writer.addRow(row);
            bytes += writer.bytes();
            const auto cut = *rc::gen::inRange<qsizetype>(0, bytes.size() + 1);
            bytes.truncate(cut);
            if (!bytes.isEmpty())
                bytes[*rc::gen::inRange<qsizetype>(0, bytes.size())] = *rc::gen::arbitrary<char>();
            readEverything(bytes);
        };
        QVERIFY(rc::check("files that were cut off and changed", damaged));
    }
};

TOUCHLINE_TEST(PropertyCsv)

} // namespace property_csv

#include "property_csv.moc"
