// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of docs/first-league.md, exactly as they stand there.
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QProcess>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

namespace test_first_league {

using namespace touchline::testing;

/// A block of the page: the line before it names the file, where it is one.
struct Block
{
    QString language;
    QString file;
    QString text;
};

std::vector<Block> blocksOf(const QString &page)
{
    std::vector<Block> blocks;
    static const QRegularExpression name(QStringLiteral("`([a-z.]+)`:$"));
    bool isInside = false;
    QString before;
    for (const QString &line : page.split(u'\n')) {
        if (line.startsWith(QLatin1String("```"))) {
            isInside = !isInside;
            if (isInside)
                blocks.push_back({line.mid(3), name.match(before).captured(1), {}});
        } else if (isInside) {
            blocks.back().text += line + u'\n';
        } else if (!line.isEmpty()) {
            before = line;
        }
    }
    return blocks;
}

class TestFirstLeague : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCommandOfThePageWorks()
    {
        const QString page = QString::fromUtf8(bytesOf(QStringLiteral("docs/first-league.md")));
        QVERIFY(!page.isEmpty());
        const QTemporaryDir folder;
        const QString home = QDir::currentPath();
        const auto goHome = qScopeGuard([&home] { QDir::setCurrent(home); });
        QVERIFY(QDir::setCurrent(folder.path()));
        static const QRegularExpression passedDay(
            QStringLiteral("^Check the date: [^\n]*, a day that has passed\\.\n"));
        int commands = 0;
        int files = 0;
        for (const Block &block : blocksOf(page)) {
            if (block.language != QLatin1String("sh")) {
                QVERIFY2(!block.file.isEmpty(), qPrintable(block.text));
                QVERIFY(!writtenFile(block.file, block.text.toUtf8()).isEmpty());
                ++files;
                continue;
            }
            for (const QString &line : block.text.split(u'\n', Qt::SkipEmptyParts)) {
                QStringList words = QProcess::splitCommand(line);
                QCOMPARE(words.takeFirst(), QStringLiteral("touchline-cli"));
                CliRun run = runCli(words);
                // The days of the page pass, and say so.
                run.err.remove(passedDay);
                QVERIFY2(run.code == 0 && run.err.isEmpty() && !run.out.isEmpty(),
                         qPrintable(line + u'\n' + run.out + run.err));
                ++commands;
            }
        }
        QVERIFY(commands >= 12);
        QVERIFY(files >= 3);
        // What the page promises is there.
        const CliRun table = runCli("standings club.touchline --competition 1 --json");
        const QJsonArray groups = table.json().value(QStringLiteral("groups")).toArray();
        const QJsonArray rows = groups.first().toObject().value(QStringLiteral("rows")).toArray();
        QCOMPARE(rows.size(), 6);
        int played = 0;
        for (const auto &row : rows)
            played += row.toObject().value(QStringLiteral("played")).toInt();
        QCOMPARE(played, 2 * 5);
        QVERIFY(QFileInfo::exists(QStringLiteral("site/index.html")));
        QVERIFY(QFileInfo::exists(QStringLiteral("club.ics")));
    }
};

TOUCHLINE_TEST(TestFirstLeague)

} // namespace test_first_league

#include "test_first_league.moc"
