// SPDX-License-Identifier: GPL-3.0-or-later
// A team with another name: whatever refers to it by its name in the definition follows.
#include "core/competition/competition_json.h"
#include "core/competition/statistics/top_scorers.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/small_formats.h"

#include <QJsonArray>
#include <QJsonDocument>

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
        definition.carriedOver = {QJsonObject{{u"team"_s, u"Team T02"_s}}};
        definition.days = {
            {u"home_days"_s, QJsonObject{{u"Team T02"_s, 6}}},
            {u"wishes"_s, QJsonArray{QJsonObject{{u"wish"_s, u"home"_s}, {u"team"_s, u"Team T02"_s}},
                                     QJsonObject{{u"wish"_s, u"meet"_s},
                                                 {u"teams"_s, QJsonArray{u"Team T01"_s, u"Team T02"_s}}}}}};
        return Competition::create(std::move(definition)).value();
    }

private Q_SLOTS:
    void everythingFollows()
    {
        Competition competition = clubs();
        cup::play(competition, 1, {1, 0});
        QVERIFY(competition.withdrawTeam({1}).has_value());
        QVERIFY(competition.addDeduction({0, 1, 3, u"late"_s}).has_value());
        const Progress before = progress(competition);
        QVERIFY(competition.renameEntrant(1, u" New  Name "_s, QDate(2026, 11, 28)).has_value());
        const Entrant &team = competition.entrant(1);
        QCOMPARE(team.name, u"New Name"_s);
        QCOMPARE(team.formerNames, (std::vector<FormerName>{{u"Team T02"_s, QDate(2026, 11, 28)}}));
        QCOMPARE(team.firstName(), u"Team T02"_s);
        QVERIFY(progress(competition).fixtures == before.fixtures);
        QVERIFY(competition.isWithdrawn(1));
        ASSIGN_RESULT(read, competitionFromJson(toJson(competition)));
        QVERIFY(*read == competition);
        const QByteArray days = QJsonDocument(competition.definition().days).toJson();
        QVERIFY(!days.contains("Team T02"));
        QCOMPARE(days.count("New Name"), qsizetype(3));
        QCOMPARE(competition.definition().carriedOver[0].toObject()[u"team"_s].toString(), u"New Name"_s);
    }

    void scorersAreOfTheClubAsItIsCalled()
    {
        Competition competition = clubs();
        MatchReport report = cup::report(competition, 1, {1, 0});
        report.completeness = Completeness::Scorers;
        ReportEvent goal;
        goal.kind = ReportEventKind::Goal;
        goal.side = Side::Home;
        goal.player = QUuid::createUuidV5(cup::space, u"Striker"_s);
        goal.playerName = u"Striker"_s;
        goal.minute = 3;
        report.events = {goal};
        QVERIFY(competition.record(report).has_value());
        const int home = competition.indexOfTeam(report.teams[Side::Home].team);
        QVERIFY(competition.renameEntrant(home, u"New Name"_s).has_value());
        QCOMPARE(topScorers(competition).front().teamName, u"New Name"_s);
        // What was printed then stays.
        QVERIFY(competition.report(competition.indexOfNumber(1))->teams[Side::Home].name != u"New Name"_s);
    }

    void refused()
    {
        Competition competition = clubs();
        QVERIFY(competition.renameEntrant(1, u"  "_s).error().fault == Fault::BadInput);
        QVERIFY(competition.renameEntrant(9, u"X"_s).error().fault == Fault::BadInput);
        QVERIFY(competition.renameEntrant(1, u"Team T03"_s).error().fault == Fault::BadInput);
        QVERIFY(competition.renameEntrant(1, u"Team T02"_s).error().fault == Fault::Refused);
    }
};

TOUCHLINE_TEST(TestRenamedTeam)

} // namespace test_renamed_team

#include "test_renamed_team.moc"
