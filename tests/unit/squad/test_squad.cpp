// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/squad/squad.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <functional>

namespace test_squad {

using namespace touchline;

namespace {

SquadEntry entry(const char *name, Position position, int shirt)
{
    SquadEntry entry;
    const QString text = QString::fromUtf8(name);
    entry.person = {QUuid::createUuidV5(QUuid(), text), text, text};
    entry.position = position;
    entry.shirt = shirt;
    return entry;
}

Squad soundSquad()
{
    Squad squad{{entry("Barthez", Position::Goalkeeper, 16), entry("Thuram", Position::Defender, 15),
                 entry("Zidane", Position::Midfielder, 10), entry("Henry", Position::Forward, 12)}};
    squad.entries[2].captain = true;
    return squad;
}

} // namespace

class TestSquad : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void positionsHaveCodes()
    {
        for (const Position position :
             {Position::Goalkeeper, Position::Defender, Position::Midfielder, Position::Forward})
            QCOMPARE(positionFromCode(positionCode(position)), std::optional(position));
        QCOMPARE(positionCode(Position::Goalkeeper), QStringLiteral("GK"));
        QVERIFY(!positionFromCode(QStringLiteral("XX")));
    }

    void findsAPerson()
    {
        const Squad squad = soundSquad();
        QCOMPARE(squad.indexOf(squad.entries[2].person.id), 2);
        QCOMPARE(squad.indexOf(QUuid::createUuid()), -1);
    }

    void displayNames()
    {
        Team team;
        team.name = QStringLiteral("France");
        QCOMPARE(team.displayName(), QStringLiteral("France"));
        team.year = 1998;
        QCOMPARE(team.displayName(), QStringLiteral("France 1998"));
    }

    void aSoundSquadHasNoProblem()
    {
        QVERIFY(validate(soundSquad()).empty());
        Squad unnumbered = soundSquad();
        for (SquadEntry &player : unnumbered.entries)
            player.shirt.reset();
        QVERIFY(validate(unnumbered).empty());
    }

    void everyFaultIsNamed_data()
    {
        using Spoil = std::function<void(Squad &)>;
        QTest::addColumn<Spoil>("spoil");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("what");
        const auto row = [](const char *name, const Spoil &spoil, const char *where, const char *what) {
            QTest::newRow(name) << spoil << QString::fromUtf8(where) << QString::fromUtf8(what);
        };
        row(
            "nobody", [](Squad &s) { s.entries.clear(); }, "players", "squad is empty");
        row(
            "no keeper", [](Squad &s) { s.entries[0].position = Position::Forward; }, "players",
            "no goalkeeper");
        row(
            "no name", [](Squad &s) { s.entries[1].person.name = QStringLiteral(" "); }, "players[1] Thuram",
            "no name");
        row(
            "no short name", [](Squad &s) { s.entries[1].person.shortName.clear(); }, "players[1]",
            "no name");
        row(
            "no id", [](Squad &s) { s.entries[1].person.id = QUuid(); }, "players[1] Thuram", "no identity");
        row(
            "person twice", [](Squad &s) { s.entries[3].person.id = s.entries[1].person.id; },
            "players[3] Henry", "in the squad twice");
        row(
            "short name twice", [](Squad &s) { s.entries[3].person.shortName = QStringLiteral("Zidane"); },
            "players[3] Zidane", "Two players of the squad are named Zidane");
        row(
            "shirt twice", [](Squad &s) { s.entries[3].shirt = 10; }, "players[3] Henry",
            "Zidane already wears number 10");
        row(
            "shirt 0", [](Squad &s) { s.entries[3].shirt = 0; }, "players[3] Henry", "from 1 to 99");
        row(
            "shirt 100", [](Squad &s) { s.entries[3].shirt = 100; }, "players[3] Henry", "from 1 to 99");
        row(
            "shirt of the first", [](Squad &s) { s.entries[0].shirt = 0; }, "players[0] Barthez",
            "from 1 to 99");
        row(
            "two captains", [](Squad &s) { s.entries[3].captain = true; }, "players[3] Henry",
            "Zidane already is");
    }

    void everyFaultIsNamed()
    {
        QFETCH(std::function<void(Squad &)>, spoil);
        QFETCH(QString, where);
        QFETCH(QString, what);
        Squad squad = soundSquad();
        spoil(squad);
        const Problems problems = validate(squad);
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems[0].where, where);
        QVERIFY2(problems[0].what.english().contains(what), qPrintable(problems[0].what.english()));
    }

    void allFaultsAreNamedAtOnce()
    {
        Squad squad = soundSquad();
        squad.entries[0].position = Position::Defender;
        squad.entries[1].shirt = 120;
        squad.entries[2].person.name.clear();
        squad.entries[3].captain = true;
        QCOMPARE(validate(squad).size(), std::size_t{4});
    }
};

TOUCHLINE_TEST(TestSquad)

} // namespace test_squad

#include "test_squad.moc"
