// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/league.h"
#include "models/league/league_competitions.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace test_league_add {

using namespace touchline::testing;

class TestLeagueAdd : public QObject
{
    Q_OBJECT

private:
    QString at(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    /// "league add PLACE ..." with words apart by spaces; "@name" is that file of the folder.
    CliRun add(const QString &line) const
    {
        QStringList words = line.split(u' ', Qt::SkipEmptyParts);
        for (QString &word : words)
            if (word.startsWith(u'@'))
                word = m_folder.filePath(word.mid(1));
        return runCli(QStringList{QStringLiteral("league"), QStringLiteral("add")} + words);
    }

    CliRun in(const char *verb, const char *place, const QStringList &more = {}) const
    {
        return runCli(QString::fromLatin1(verb).split(u' ') + QStringList{at(place)} + more);
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(!writtenFile(at("clubs.txt"), "North End\nSouth End\nEast Side\nWest Side\n").isEmpty());
    }

    void archivedCompetitionsAreMarked()
    {
        for (const char *name : {"Old", "New"})
            QCOMPARE(add(QStringLiteral("@arc.touchline --template league-4 --teams @clubs.txt --name ") +
                         QLatin1String(name))
                         .code,
                     0);
        {
            const auto league =
                touchline::League::open(at("arc.touchline"), {QStringLiteral("Anna"), false, {}});
            QVERIFY(league.has_value());
            QVERIFY((*league)
                        ->competitions()
                        .setArchived((*league)->competitions().all()->front().id, true)
                        .has_value());
        }
        const QString text = in("league info", "arc.touchline").out;
        QCOMPARE(text.count(QStringLiteral("played, archived")), 1);
        const QJsonArray all = in("league info", "arc.touchline", {QStringLiteral("--json")})
                                   .json()
                                   .value(QStringLiteral("competitions"))
                                   .toArray();
        QCOMPARE(all.size(), 2);
        for (const auto &one : all)
            QCOMPARE(one.toObject().value(QStringLiteral("archived")).toBool(),
                     one.toObject().value(QStringLiteral("name")).toString() == QStringLiteral("Old"));
    }
};

TOUCHLINE_TEST(TestLeagueAdd)

} // namespace test_league_add

#include "test_league_add.moc"
