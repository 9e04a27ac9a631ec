// SPDX-License-Identifier: GPL-3.0-or-later
// A team with another name: whatever refers to it by its name in the definition follows.
#include "core/competition/competition_json.h"
#include "core/competition/statistics/top_scorers.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/small_formats.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

namespace test_renamed_team {

using namespace touchline;

class TestRenamedTeam : public QObject
{
    Q_OBJECT

    /// A club, which files name by its name.
    static Competition clubs()
    {
        CompetitionDefinition definition = cup::hold(cup::league(4)).definition();
        for (Entrant &one : definition.entrants)
            one.code.clear();
        definition.carriedOver = {QJsonObject{{QStringLiteral("team"), QStringLiteral("Team T02")}}};
        definition.days = {
            {QStringLiteral("home_days"), QJsonObject{{QStringLiteral("Team T02"), 6}}},
            {QStringLiteral("wishes"),
             QJsonArray{QJsonObject{{QStringLiteral("wish"), QStringLiteral("home")},
                                    {QStringLiteral("team"), QStringLiteral("Team T02")}},
                        QJsonObject{{QStringLiteral("wish"), QStringLiteral("meet")},
                                    {QStringLiteral("teams"),
                                     QJsonArray{QStringLiteral("Team T01"), QStringLiteral("Team T02")}}}}}};
        return Competition::create(std::move(definition)).value();
    }

private Q_SLOTS:
    void everythingFollows()
    {
        Competition competition = clubs();
        cup::play(competition, 1, {1, 0});
        QVERIFY(competition.withdrawTeam({1}).has_value());
        QVERIFY(competition.addDeduction({0, 1, 3, QStringLiteral("late")}).has_value());
        const Progress before = progress(competition);
        QVERIFY(competition.renameEntrant(1, QStringLiteral(" New  Name "), QDate(2026, 11, 28)).has_value());
        const Entrant &team = competition.entrant(1);
        QCOMPARE(team.name, QStringLiteral("New Name"));
        QCOMPARE(team.formerNames,
                 (std::vector<FormerName>{{QStringLiteral("Team T02"), QDate(2026, 11, 28)}}));
        QCOMPARE(team.firstName(), QStringLiteral("Team T02"));
        QVERIFY(progress(competition).fixtures == before.fixtures);
        QVERIFY(competition.isWithdrawn(1));
        const auto read = competitionFromJson(toJson(competition));
        QVERIFY(read.has_value());
        QVERIFY(*read == competition);
        const QByteArray days = QJsonDocument(competition.definition().days).toJson();
        QVERIFY(!days.contains("Team T02"));
        QCOMPARE(days.count("New Name"), qsizetype(3));
        QCOMPARE(competition.definition().carriedOver[0].toObject()[QStringLiteral("team")].toString(),
                 QStringLiteral("New Name"));
    }

    void scorersAreOfTheClubAsItIsCalled()
    {
        Competition competition = clubs();
        MatchReport report = cup::report(competition, 1, {1, 0});
        report.completeness = Completeness::Scorers;
        ReportEvent goal;
        goal.kind = ReportEventKind::Goal;
        goal.side = Side::Home;
        goal.player = QUuid::createUuidV5(cup::space, QStringLiteral("Striker"));
        goal.playerName = QStringLiteral("Striker");
        goal.minute = 3;
        report.events = {goal};
        QVERIFY(competition.record(report).has_value());
        const int home = competition.indexOfTeam(report.teams[Side::Home].team);
        QVERIFY(competition.renameEntrant(home, QStringLiteral("New Name")).has_value());
        QCOMPARE(topScorers(competition).front().teamName, QStringLiteral("New Name"));
        // What was printed then stays.
        QVERIFY(competition.report(competition.indexOfNumber(1))->teams[Side::Home].name !=
                QStringLiteral("New Name"));
    }

    void refused()
    {
        Competition competition = clubs();
        QVERIFY(competition.renameEntrant(1, QStringLiteral("  ")).error().fault == Fault::BadInput);
        QVERIFY(competition.renameEntrant(9, QStringLiteral("X")).error().fault == Fault::BadInput);
        QVERIFY(competition.renameEntrant(1, QStringLiteral("Team T03")).error().fault == Fault::BadInput);
        QVERIFY(competition.renameEntrant(1, QStringLiteral("Team T02")).error().fault == Fault::Refused);
    }
};

TOUCHLINE_TEST(TestRenamedTeam)

} // namespace test_renamed_team

#include "test_renamed_team.moc"
