// SPDX-License-Identifier: GPL-3.0-or-later
#include "cup_builder.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

#include <algorithm>

namespace test_best_thirds {

using namespace touchline;
using namespace touchline::testing;

namespace {

const TableStage &thirdsOf(const Format &format)
{
    for (const Stage &stage : format.stages)
        if (const auto *table = std::get_if<TableStage>(&stage.plan))
            return *table;
    qFatal("%s ranks no thirds", qPrintable(format.name));
}

QString lettersOf(const TableStage &stage, const Format &format)
{
    const QStringList names = tableNames(format);
    QString letters;
    for (const int table : stage.of)
        letters += names.at(table);
    return letters;
}

/// All sets of `count` letters, in order.
void addSets(const QString &letters, int count, const QString &begun, QStringList &sets)
{
    if (count == 0) {
        sets.append(begun);
        return;
    }
    for (qsizetype i = 0; i <= letters.size() - count; ++i)
        addSets(letters.mid(i + 1), count - 1, begun + letters.at(i), sets);
}

QString name(const Competition &competition, int team)
{
    return competition.entrant(team).code;
}

} // namespace

class TestBestThirds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTableIsComplete_data()
    {
        columns<QString, int>();
        for (const char *format : {"worldcup-1986", "worldcup-1990", "worldcup-1994", "euro-2016", "euro-24"})
            QTest::newRow(format) << QString::fromLatin1(format) << 15;
        for (const char *format : {"worldcup-2026", "worldcup-48"})
            QTest::newRow(format) << QString::fromLatin1(format) << 495;
    }

    /// A row for each set of groups; it gives every one of them away, and nobody meets the winner of his own
    /// group again.
    void theTableIsComplete()
    {
        const auto [format, rows] = row<QString, int>();
        const Format read = formatTemplate(format).value();
        const TableStage &thirds = thirdsOf(read);
        QStringList sets;
        addSets(lettersOf(thirds, read), thirds.advance, {}, sets);
        QCOMPARE(sets.size(), rows);
        QCOMPARE(thirds.allocation->byGroups.size(), at(rows));
        for (const QString &set : sets) {
            const auto found = thirds.allocation->byGroups.find(set);
            QVERIFY2(found != thirds.allocation->byGroups.end(), qPrintable(set));
            QString opponents = found->second;
            for (qsizetype column = 0; column < opponents.size(); ++column)
                QVERIFY2(thirds.allocation->columns.at(column) != QLatin1Char('1') + opponents.mid(column, 1),
                         qPrintable(set));
            std::sort(opponents.begin(), opponents.end());
            QCOMPARE(opponents, set);
        }
    }

    /// Each winner can only meet the thirds that the regulations name for him.
    void theOpponentsAreThoseOfTheRegulations_data() { rowsFrom<QString, QStringList>("test_best_thirds"); }

    void theOpponentsAreThoseOfTheRegulations()
    {
        const auto [format, possible] = row<QString, QStringList>();
        const Format read = formatTemplate(format).value();
        QStringList found(possible.size(), QString());
        for (const auto &[groups, opponents] : thirdsOf(read).allocation->byGroups)
            for (qsizetype column = 0; column < opponents.size(); ++column)
                if (!found.at(column).contains(opponents.at(column)))
                    found[column].append(opponents.at(column));
        for (QString &letters : found)
            std::sort(letters.begin(), letters.end());
        QCOMPARE(found, possible);
    }

    /// The thirds of real tournaments.
    void realTournaments_data() { rowsFrom<QString, QString, QString>("test_best_thirds"); }

    void realTournaments()
    {
        const auto [format, groups, opponents] = row<QString, QString, QString>();
        const Format read = formatTemplate(format).value();
        QCOMPARE(thirdsOf(read).allocation->byGroups.at(groups), opponents);
    }

    /// The teams that the table names really meet, whatever the results.
    void theTeamsMeet_data()
    {
        QTest::addColumn<QString>("format");
        for (const char *format :
             {"worldcup-1994", "worldcup-2026", "worldcup-48", "euro-2016", "euro-24", "euro-16"})
            QTest::newRow(format) << QString::fromLatin1(format);
    }

    void theTeamsMeet()
    {
        QFETCH(QString, format);
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Competition competition = cup::make(format.toLatin1().constData(), seed);
            cup::playOut(competition, Generator(seed));
            const Progress now = progress(competition);
            QVERIFY(std::none_of(now.finalPlaces.begin(), now.finalPlaces.end(),
                                 [](int team) { return team < 0; }));
            for (std::size_t i = 0; i < now.fixtures.size(); ++i) {
                const Slot &slot = competition.fixtures()[i].slots[Side::Away];
                if (slot.kind == Slot::Kind::Allocated)
                    checkTie(competition, now, i, slot);
            }
        }
    }

private:
    static void checkTie(const Competition &competition, const Progress &now, std::size_t fixture,
                         const Slot &slot)
    {
        const auto table = at(slot.group);
        const TableStage &thirds = thirdsOf(competition.definition().format);
        const GroupTable &best = now.tables[table];
        QString goOn;
        for (int row = 0; row < thirds.advance; ++row) {
            const int group = thirds.of[at(best.table.rows[at(row)].team)];
            goOn += competition.tables()[at(group)].name;
        }
        std::sort(goOn.begin(), goOn.end());
        const QString letter = thirds.allocation->byGroups.at(goOn).mid(slot.number - 1, 1);
        const auto group = at(lettersOf(thirds, competition.definition().format).indexOf(letter));
        QCOMPARE(name(competition, now.fixtures[fixture].teams[Side::Away]),
                 name(competition, now.tables[group].teamOfRow(2)));
    }
};

TOUCHLINE_TEST(TestBestThirds)

} // namespace test_best_thirds

#include "test_best_thirds.moc"
