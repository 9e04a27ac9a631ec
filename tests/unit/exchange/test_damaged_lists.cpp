// SPDX-License-Identifier: GPL-3.0-or-later
// Damaged files of every shape: nothing crashes, and whatever is wrong has a sentence.
// TOUCHLINE_DAMAGED_FILES says how many (500 without it), TOUCHLINE_DAMAGE_SEED which.
#include "core/exchange/lists/fixture_csv.h"
#include "core/exchange/lists/result_csv.h"
#include "core/exchange/lists/squad_csv.h"
#include "core/exchange/lists/team_csv.h"
#include "core/exchange/shapes/list_shape.h"
#include "core/exchange/workbook/zip_parts.h"
#include "tests/support/test_registry.h"
#include "tests/support/text.h"
#include "tests/support/zip_file.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <random>

namespace test_damaged_lists {

using namespace touchline;
using namespace touchline::testing;

namespace {

using Generator = std::mt19937;

qsizetype below(Generator &chance, qsizetype end)
{
    return static_cast<qsizetype>(chance() % static_cast<Generator::result_type>(qMax(end, qsizetype{1})));
}

/// Bits turned, letters changed, taken out, put in, doubled, cut off; a part of another file put in.
QByteArray damaged(QByteArray bytes, const QByteArray &other, Generator &chance)
{
    const qsizetype faults = 1 + below(chance, 8);
    const QByteArrayView signs("{[(<>&\"'\\\n\t;,:-1999999999999");
    for (qsizetype i = 0; i < faults; ++i) {
        const qsizetype at = below(chance, bytes.size());
        switch (below(chance, 8)) {
        case 0:
            bytes[at] = static_cast<char>(below(chance, 256));
            break;
        case 1:
            bytes[at] = static_cast<char>(bytes.at(at) ^ (1 << below(chance, 8)));
            break;
        case 2:
            bytes.remove(at, below(chance, 40));
            break;
        case 3:
            bytes.insert(at, bytes.mid(below(chance, bytes.size()), below(chance, 200)));
            break;
        case 4:
            bytes.insert(at, other.mid(below(chance, other.size()), below(chance, 400)));
            break;
        case 5:
            bytes.insert(at, signs[below(chance, signs.size())]);
            break;
        case 6:
            if (below(chance, 6) == 0)
                bytes += bytes;
            break;
        default:
            bytes.truncate(below(chance, 8) == 0 ? at : bytes.size());
        }
        if (bytes.isEmpty())
            bytes = "x";
    }
    return bytes;
}

/// A workbook in which one part is damaged and all sums are right, so that the fault comes as far as the
/// reader of the sheets.
QByteArray withDamagedPart(const QByteArray &workbook, const QByteArray &other, Generator &chance)
{
    std::vector<std::pair<QByteArray, QByteArray>> files;
    auto parts = ZipParts::open(workbook);
    if (!parts)
        return workbook;
    for (const char *name :
         {"[Content_Types].xml", "_rels/.rels", "xl/workbook.xml", "xl/_rels/workbook.xml.rels",
          "xl/sharedStrings.xml", "xl/styles.xml", "xl/worksheets/sheet1.xml", "xl/worksheets/sheet2.xml",
          "META-INF/manifest.xml", "content.xml"})
        if (const auto bytes = parts->read(QLatin1String(name)))
            files.emplace_back(name, *bytes);
    auto &[name, bytes] =
        files[static_cast<std::size_t>(below(chance, static_cast<qsizetype>(files.size())))];
    // Digits and names of attributes: what stays valid XML goes deepest.
    if (below(chance, 2) == 0) {
        for (qsizetype tries = 0; tries < 200; ++tries)
            if (const qsizetype at = below(chance, bytes.size());
                bytes.at(at) >= '0' && bytes.at(at) <= '9') {
                bytes.replace(at, 1,
                              QByteArray::number(below(chance, 2) == 0 ? below(chance, 10)
                                                                       : below(chance, 2'000'000'000)));
                break;
            }
    } else {
        bytes = damaged(bytes, other, chance);
    }
    return zipOf(files);
}

/// The first problem without a sentence that a person can read; empty where all have one.
QString unclear(const Problems &problems)
{
    for (const Problem &problem : problems) {
        const QString text = problem.what.english();
        constexpr qsizetype longest = 3000;
        if (text.isEmpty() || text.size() > longest || text.contains(QLatin1String("%1")))
            return QStringLiteral("[%1]").arg(text.left(longest));
    }
    return {};
}

QString unclear(const CsvList &list)
{
    for (const Problems &problems :
         {previewResults(list).allProblems(), previewFixtures(list).allProblems(),
          previewTeams(list, {}).allProblems(), previewSquads(list, {}).allProblems()})
        if (QString text = unclear(problems); !text.isEmpty())
            return text;
    return {};
}

} // namespace

class TestDamagedLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void damagedFiles()
    {
        const auto given = [](const char *name, int usual) {
            const int number = qEnvironmentVariableIntValue(name);
            return number > 0 ? number : usual;
        };
        const int wanted = given("TOUCHLINE_DAMAGED_FILES", 500);
        const int seed = given("TOUCHLINE_DAMAGE_SEED", 20261129);
        qInfo("seed %d", seed);
        Generator chance(static_cast<Generator::result_type>(seed));
        std::vector<std::pair<QString, QByteArray>> files;
        for (const QString &name : QDir(u"tests/data/lists"_s).entryList(QDir::Files, QDir::Name)) {
            QFile file(u"tests/data/lists/"_s + name);
            QVERIFY(file.open(QIODevice::ReadOnly));
            files.emplace_back(name, file.readAll());
        }
        QVERIFY(files.size() >= 15);
        int refused = 0;
        for (int i = 0; i < wanted; ++i) {
            const auto &[name, whole] = files[static_cast<std::size_t>(i) % files.size()];
            const QByteArray &other =
                files[static_cast<std::size_t>(below(chance, static_cast<qsizetype>(files.size())))].second;
            const QByteArray bytes = isWorkbook(whole) && below(chance, 4) > 0
                                         ? withDamagedPart(whole, other, chance)
                                         : damaged(whole, other, chance);
            const CsvList list = listFrom(bytes);
            refused += list.table && !list.table->problems.empty() ? 1 : 0;
            const QString text = unclear(list);
            QVERIFY2(text.isEmpty(), qPrintable(u"%1, file %2: %3"_s.arg(name).arg(i).arg(text)));
        }
        qInfo("%d damaged files, %d of them refused as a whole", wanted, refused);
    }
};

TOUCHLINE_TEST(TestDamagedLists)

} // namespace test_damaged_lists

#include "test_damaged_lists.moc"
