// SPDX-License-Identifier: GPL-3.0-or-later
// A league of Champions 2020 in which a draw gives 2½ points each (specification 9.1), from the terminal: its
// engine, results typed by hand, tables, deductions, rules, files and the site.

#include "core/base/json_reader.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace test_half_points {

using namespace touchline::testing;

class TestHalfPoints : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString at(const QString &name) const { return m_folder.filePath(name); }
    /// Words apart by spaces, "_" is a space within one; "@name" is that file of the folder.
    CliRun run(const QString &line) const
    {
        QStringList words = line.split(u' ', Qt::SkipEmptyParts);
        for (QString &word : words) {
            if (word.startsWith(u'@'))
                word = at(word.mid(1));
            else
                word.replace(u'_', u' ');
        }
        return runCli(words);
    }
    CliRun must(const QString &line) const
    {
        const CliRun one = run(line);
        if (one.code != 0)
            qFatal("%s: %s", qPrintable(line), qPrintable(one.err));
        return one;
    }
    /// The rows of the first table.
    QJsonArray rows(const QString &place) const
    {
        return must(QStringLiteral("standings %1 --json").arg(place))
            .json()[QStringLiteral("groups")]
            .toArray()
            .first()[QStringLiteral("rows")]
            .toArray();
    }
    double pointsOf(const QString &place, const QString &team) const
    {
        for (const QJsonValue row : rows(place))
            if (row[QStringLiteral("team")] == team)
                return row[QStringLiteral("points")].toDouble();
        return -1;
    }
    QString pagesOf(const QString &folder) const
    {
        QString pages;
        for (const QString &name : QDir(at(folder)).entryList({QStringLiteral("*.html")})) {
            QFile page(at(folder) + u'/' + name);
            if (page.open(QIODevice::ReadOnly))
                pages += QString::fromUtf8(page.readAll());
        }
        return pages;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(!writtenFile(at(QStringLiteral("cups.txt")), "BRA-1970\nITA-1970\nENG-1966\nFRA-1998\n")
                     .isEmpty());
        QVERIFY(
            !writtenFile(at(QStringLiteral("clubs.txt")), "Bayside\nCastle\nDockers\nMilltown\n").isEmpty());
    }

    /// Whatever the computer's matches bring: 5 points each, a draw 2½ and 2½.
    void theEnginePlaysByThem()
    {
        must(QStringLiteral("cup --template league-4 --teams @cups.txt "
                            "--game champions --rules champions-2020-friendly --seed 5 --out @played.json"));
        int drawn = 0;
        for (const QJsonValue row : rows(QStringLiteral("@played.json"))) {
            drawn += row[QStringLiteral("drawn")].toInt();
            QCOMPARE(row[QStringLiteral("points")].toDouble(),
                     5 * row[QStringLiteral("won")].toInt() + 2.5 * row[QStringLiteral("drawn")].toInt());
        }
        QVERIFY2(drawn > 0, "a seed with a draw is needed here");
    }

    void aLeagueIsEnteredTabledAndWritten()
    {
        const QString place = QStringLiteral("@half.touchline");
        must(QStringLiteral("league add %1 --game champions --template clubs-4x1 --teams @clubs.txt --seed 3 "
                            "--rules champions-2020-friendly")
                 .arg(place));
        const QJsonObject first = must(QStringLiteral("league fixtures %1 1 --json").arg(place))
                                      .json()[QStringLiteral("matches")]
                                      .toArray()
                                      .first()
                                      .toObject();
        const QString home = first[QStringLiteral("home")].toString();
        const QString away = first[QStringLiteral("away")].toString();
        must(QStringLiteral("league report %1 1 1 1-1").arg(place));
        QCOMPARE(pointsOf(place, home), 2.5);
        QCOMPARE(pointsOf(place, away), 2.5);
        const QString text = must(QStringLiteral("standings %1").arg(place)).out;
        QVERIFY2(text.contains(QStringLiteral("  2½")), qPrintable(text));
        QVERIFY2(!text.contains(QStringLiteral("2.5")), qPrintable(text));

        // Half a point taken away, and one and a half given, typed in both ways.
        const QString correct = QStringLiteral("league correct %1 --competition 1 ").arg(place);
        must(correct + QStringLiteral("--deduct %1 --points 0.5 --reason late --yes").arg(home));
        must(correct + QStringLiteral("--bonus %1 --points 1½ --reason fair --yes").arg(away));
        QCOMPARE(pointsOf(place, home), 2.0);
        QCOMPARE(pointsOf(place, away), 4.0);
        const QString told = must(QStringLiteral("standings %1").arg(place)).out;
        QVERIFY2(told.contains(QStringLiteral("½ points deducted from %1: late\n").arg(home)),
                 qPrintable(told));
        QVERIFY2(told.contains(QStringLiteral("1½ bonus points for %1: fair\n").arg(away)), qPrintable(told));
        QVERIFY(must(QStringLiteral("league log %1").arg(place))
                    .out.contains(QStringLiteral("Points deducted: %1 (½)").arg(home)));

        // What follows of another deduction is shown before.
        const QJsonObject shown =
            must(correct + QStringLiteral("--deduct %1 --points 1.5 --reason late --show --json").arg(away))
                .json();
        QVERIFY2(QString::fromUtf8(touchline::writtenJson(shown)).contains(QStringLiteral("\"points\": 2.5")),
                 qPrintable(QString::fromUtf8(touchline::writtenJson(shown))));

        must(QStringLiteral("verify %1").arg(place));
        must(QStringLiteral("export %1 --competition 1 --site @site").arg(place));
        const QString pages = pagesOf(QStringLiteral("site"));
        QVERIFY(pages.contains(QStringLiteral("%1: 1½ bonus points (fair)").arg(away)));
        QVERIFY(pages.contains(QStringLiteral("%1: ½ points deducted (late)").arg(home)));

        // It is read back as it was, from a file of its own.
        must(QStringLiteral("league export %1 --competition 1 --out @half.json").arg(place));
        QCOMPARE(rows(QStringLiteral("@half.json")), rows(place));
    }

    void theRulesAreTypedShownAndRead()
    {
        const QString place = QStringLiteral("@typed.touchline");
        must(QStringLiteral("league add %1 --game champions --template clubs-4x1 --teams @clubs.txt --seed 3 "
                            "--points 5-2.5-0 --bonus goals=4:1.5")
                 .arg(place));
        must(QStringLiteral("league report %1 1 1 4-4").arg(place));
        const QJsonObject rules = must(QStringLiteral("league rules %1 1 --json").arg(place)).json();
        QCOMPARE(rules[QStringLiteral("points")].toArray(), (QJsonArray{5, 2.5, 0}));
        QCOMPARE(rules[QStringLiteral("bonus")].toString(), QStringLiteral("goals=4:1.5"));
        QCOMPARE(rows(place).first()[QStringLiteral("points")].toDouble(), 4.0);
        QCOMPARE(rows(place).first()[QStringLiteral("bonus")].toDouble(), 1.5);
        const QString text = must(QStringLiteral("league rules %1 1").arg(place)).out;
        QVERIFY2(text.contains(QStringLiteral("2½")), qPrintable(text));
        QVERIFY(
            must(QStringLiteral("standings --rules list")).out.contains(QStringLiteral("5-2½-0, 4-1, 3-2")));
        // What is no half is refused with an example.
        QVERIFY(run(QStringLiteral("league rules %1 1 --points 5-2.3-0").arg(place)).code != 0);
        QVERIFY(run(QStringLiteral("league rules %1 1 --points 5-½").arg(place)).code != 0);
    }
};

TOUCHLINE_TEST(TestHalfPoints)

} // namespace test_half_points

#include "test_half_points.moc"
