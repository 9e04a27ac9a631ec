// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/generator/generator.h"
#include "core/teams/historic_teams.h"
#include "tests/support/test_registry.h"

#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace test_facts {

using namespace touchline;
using namespace touchline::atcs;
using namespace touchline::atcs::generator;

namespace {

/// A copy of the compiled-in files that may be spoiled.
class Copy
{
public:
    Copy()
    {
        const QString source = FactsSource::compiledIn().folder;
        QDirIterator files(source, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            const QString target = m_folder.filePath(path.mid(source.size() + 1));
            QDir().mkpath(QFileInfo(target).path());
            QFile::copy(path, target);
            QFile::setPermissions(target, QFile::ReadOwner | QFile::WriteOwner);
        }
    }

    /// Replaces the first `before` in a file.
    void replace(const QString &name, const QByteArray &before, const QByteArray &after)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no file %s", qPrintable(name));
        QByteArray bytes = file.readAll();
        file.close();
        const qsizetype at = bytes.indexOf(before);
        if (at < 0 || !file.open(QIODevice::WriteOnly))
            qFatal("nothing to replace in %s", qPrintable(name));
        file.write(bytes.replace(at, before.size(), after));
    }

    void remove(const QString &name) { QFile::remove(m_folder.filePath(name)); }
    [[nodiscard]] Result<Facts> read() const { return readFacts({m_folder.path(), QString()}); }

private:
    QTemporaryDir m_folder;
};

QString described(const Result<Facts> &facts)
{
    QStringList lines;
    if (!facts) {
        for (const Problem &problem : facts.error().problems)
            lines.append(problem.where + QStringLiteral(": ") + problem.what.english());
    }
    return lines.join(u'\n');
}

} // namespace

class TestFacts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCompiledFactsAreComplete()
    {
        const Result<Facts> facts = readFacts(FactsSource::compiledIn());
        QVERIFY2(facts.has_value(), qPrintable(described(facts)));
        QCOMPARE(facts->historic.size(), std::size_t{66});
        QCOMPARE(facts->all.size(), std::size_t{537});
        QCOMPARE(facts->matches.size(), std::size_t{964});
        QCOMPARE(facts->matches2026.size(), std::size_t{104});
        QCOMPARE(facts->origins.size(), 85);
        QCOMPARE(facts->origins2026.size(), 90);
        QCOMPARE(facts->anchors.size(), std::size_t{13});
        std::size_t players = 0;
        for (const TeamFacts &team : facts->historic)
            players += team.squad.size();
        QCOMPARE(players, std::size_t{1444});
        for (const TeamFacts &team : facts->all) {
            const auto captains = std::count_if(team.squad.begin(), team.squad.end(),
                                                [](const PlayerFacts &player) { return player.captain; });
            QCOMPARE(captains, 1);
        }
    }

    void aFolderOnDiskGivesTheSame()
    {
        const Result<Facts> facts = Copy().read();
        QVERIFY2(facts.has_value(), qPrintable(described(facts)));
        QCOMPARE(facts->all.size(), std::size_t{537});
    }

    void everyFaultIsTold()
    {
        Copy copy;
        copy.remove(QStringLiteral("confederations.csv"));
        copy.replace(QStringLiteral("teams.csv"), "gf_1h", "goals_1h");
        copy.replace(QStringLiteral("all/teams.csv"), "3-3-4", "2-3-5");
        copy.replace(QStringLiteral("squads.csv"), "ALG-1982,1,Mehdi Cerbah,Cerbah,GK",
                     "ALG-1982,x,Mehdi Cerbah,,TW");
        copy.replace(QStringLiteral("all/squads.csv"), "ARG-1930,", "ARG-1931,");
        copy.replace(QStringLiteral("all_matches.csv"), "France,Mexico,4", "France,Mexico,");
        const Result<Facts> facts = copy.read();
        QVERIFY(!facts.has_value());
        const QString all = described(facts);
        for (const char *line :
             {"confederations.csv: The file cannot be opened", "teams.csv: The column \"gf_1h\" is missing.",
              "all/teams.csv, line 2: formation: \"2-3-5\" is not one of these words: 5-4-1",
              "all/squads.csv, line 2: card_id: There is no team \"ARG-1931\".",
              "all_matches.csv, line 2: home_goals: The cell must not be empty."})
            QVERIFY2(all.contains(QString::fromUtf8(line)), line);
    }

    void cellsOfPlayersAreChecked()
    {
        Copy copy;
        copy.replace(QStringLiteral("squads.csv"), "ALG-1982,1,Mehdi Cerbah,Cerbah,GK",
                     "ALG-1982,x,Mehdi Cerbah,,TW");
        const QString all = described(copy.read());
        for (const char *line :
             {"squads.csv, line 2: shirt: \"x\" is not a whole number.",
              "squads.csv, line 2: short_name: The cell must not be empty.",
              "squads.csv, line 2: position: \"TW\" is not one of these words: GK, DF, MF, FW."})
            QVERIFY2(all.contains(QString::fromUtf8(line)), line);
    }

    void theFilesMustFitTogether()
    {
        Copy copy;
        copy.replace(QStringLiteral("confederations.csv"), "Algeria,CAF,Algeria", "Algiers,CAF,Algeria");
        copy.replace(QStringLiteral("all/teams.csv"), "ARG-1930,Argentina,Argentina,ARG,1930",
                     "ARG-1930,Argentina,Argentina,ARG,1931");
        copy.replace(QStringLiteral("teams.csv"), "ALG-1982,", "ALG-1983,");
        copy.replace(QStringLiteral("anchors.csv"), "FRA-1998", "ENG-1986");
        QString all = described(copy.read());
        QVERIFY2(all.contains(QStringLiteral("There is no team \"ALG-1982\".")), qPrintable(all));
        copy.replace(QStringLiteral("teams.csv"), "ALG-1983,", "ALG-1982,");
        all = described(copy.read());
        for (const char *line :
             {"Algeria: The team has no confederation.", "ARG-1930: The team has no match.",
              "anchors.csv, line 2: \"ENG-1986\" is not one of the 66 cards."})
            QVERIFY2(all.contains(QString::fromUtf8(line)), qPrintable(all));
    }

    void squadsNeedAKeeperAndACaptain()
    {
        Facts facts = readFacts(FactsSource::compiledIn()).value();
        for (PlayerFacts &player : facts.historic[0].squad) {
            player.captain = false;
            if (player.isKeeper())
                player.position = Position::Forward;
        }
        facts.historic[1].squad.resize(9);
        // Ten players, but one of them keeps the goal.
        facts.historic[2].squad.resize(10);
        for (PlayerFacts &player : facts.historic[2].squad)
            player.position = Position::Forward;
        facts.historic[2].squad.front().position = Position::Goalkeeper;
        const auto cards = generateCards(facts, TeamSet::Historic66);
        QVERIFY(!cards.has_value());
        QStringList lines;
        for (const Problem &problem : cards.error().problems)
            lines.append(problem.where + QStringLiteral(": ") + problem.what.english());
        QVERIFY(lines.contains(QStringLiteral("ALG-1982: A squad has one captain, this one has 0.")));
        QVERIFY(lines.contains(QStringLiteral("ALG-1982: The squad has no goalkeeper.")));
        QCOMPARE(lines.filter(QStringLiteral("ARG-1986: A card needs 10 field players")).size(), 1);
        QVERIFY(lines.contains(facts.historic[2].id +
                               QStringLiteral(": A card needs 10 field players, the squad has 9.")));
    }
};

TOUCHLINE_TEST(TestFacts)

} // namespace test_facts

#include "test_facts.moc"
