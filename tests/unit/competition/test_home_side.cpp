// SPDX-License-Identifier: GPL-3.0-or-later
// Who is at home in a competition that is held somewhere (ATCS 9.5, R49, R53, R70), and how that is kept.
#include "core/base/json_reader.h"
#include "core/competition/competition_json.h"
#include "core/competition/home_side.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/cup_builder.h"

#include <QJsonArray>

namespace test_home_side {

using namespace touchline;

namespace {

/// T01 and T02 are of one country, T03 of another, the rest of none.
CompetitionDefinition heldIn(const std::optional<Location> &location)
{
    CompetitionDefinition definition = cup::make("worldcup-32").definition();
    definition.entrants[0].lineage = u"Germany"_s;
    definition.entrants[1].lineage = u"Germany"_s;
    definition.entrants[2].lineage = u"Mexico"_s;
    definition.location = location;
    return definition;
}

const Location westGermany{u"West Germany"_s, u"Germany"_s, 37};
const Location mexico{u"Mexico"_s, u"Mexico"_s, 0};
const Location canada{u"Canada"_s, u"Canada"_s, 16};

/// A match of the first stage.
const Fixture anyMatch{};

QStringList places(const QJsonObject &object)
{
    QStringList where;
    if (const auto read = competitionFromJson(object); !read)
        for (const Problem &problem : read.error().problems)
            where.append(problem.where);
    return where;
}

QJsonObject with(QJsonObject object, const char *key, const QJsonValue &value)
{
    object.insert(QString::fromUtf8(key), value);
    return object;
}

} // namespace

class TestHomeSide : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theHostIsAtHomeWhicheverSideIsNamedFirst()
    {
        const CompetitionDefinition cup = heldIn(mexico);
        QCOMPARE(hostTeams(cup), std::vector<int>{2});
        QVERIFY(homeSide(cup, anyMatch, {{2, 7}}) == Side::Home);
        QVERIFY(homeSide(cup, anyMatch, {{7, 2}}) == Side::Away);
        QVERIFY(homeSide(cup, anyMatch, {{0, 2}}) == Side::Away);
        QVERIFY(!homeSide(cup, anyMatch, {{0, 1}}));
        QVERIFY(!homeSide(cup, anyMatch, {{7, 8}}));
    }

    void twoCardsOfTheCountryAreBothAtHomeAndNeutralBetweenThem()
    {
        const CompetitionDefinition cup = heldIn(westGermany);
        QCOMPARE(hostTeams(cup), (std::vector<int>{0, 1}));
        QVERIFY(homeSide(cup, anyMatch, {{0, 9}}) == Side::Home);
        QVERIFY(homeSide(cup, anyMatch, {{9, 1}}) == Side::Away);
        QVERIFY(!homeSide(cup, anyMatch, {{0, 1}}));
        QVERIFY(!homeSide(cup, anyMatch, {{1, 0}}));
    }

    void onHomeGroundsTheSideNamedFirstIsAtHome()
    {
        CompetitionDefinition cup = heldIn(mexico);
        cup.format.stages.front().homeGrounds = true;
        QVERIFY(homeSide(cup, anyMatch, {{0, 2}}) == Side::Home);
        QVERIFY(homeSide(cup, anyMatch, {{7, 8}}) == Side::Home);
        QVERIFY(!locationOf(cup, anyMatch, {{0, 2}}));
    }

    void qualifyingIsPlayedWhereTheConferenceIs() // ATCS 9.6
    {
        CompetitionDefinition cup = heldIn(canada);
        cup.format.stages.front().isQualifying = true;
        cup.conferenceLocations = {{u"CONCACAF"_s, mexico}, {u"UEFA"_s, westGermany}};
        cup.entrants[2].conference = u"CONCACAF"_s;
        cup.entrants[3].conference = u"CONCACAF"_s;
        QVERIFY(homeSide(cup, anyMatch, {{3, 2}}) == Side::Away);
        QVERIFY(locationOf(cup, anyMatch, {{3, 2}}) == mexico);
        cup.entrants[2].conference = u"CAF"_s;
        QVERIFY(!locationOf(cup, anyMatch, {{2, 3}}));
        cup.format.stages.front().isQualifying = false;
        QVERIFY(locationOf(cup, anyMatch, {{3, 2}}) == canada);
    }

    void withoutAHostInTheFieldAllIsNeutral()
    {
        for (const auto &location : {std::optional<Location>(), std::optional(canada)}) {
            const CompetitionDefinition cup = heldIn(location);
            QVERIFY(hostTeams(cup).empty());
            for (int team = 1; team < 32; ++team)
                QVERIFY(!homeSide(cup, anyMatch, {{0, team}}));
        }
    }

    void teamsOfNoCountryAreNobodysHosts()
    {
        const CompetitionDefinition cup = heldIn(Location{u"Atlantis"_s, {}, 1});
        QVERIFY(hostTeams(cup).empty());
    }

    /// Several countries may hold it: then the ground says who is at home.
    void theGroundDecidesWhereItIsKnown()
    {
        CompetitionDefinition cup = heldIn(mexico);
        const QString other = u"Canada"_s;
        cup.entrants[7].lineage = other;
        Appointment there;
        there.match = 1;
        there.country = other;
        cup.calendar.push_back(there);
        QCOMPARE(hostTeams(cup), (std::vector<int>{2, 7}));
        QVERIFY(homeSide(cup, anyMatch, {{2, 7}}, &there) == Side::Away);
        QVERIFY(!homeSide(cup, anyMatch, {{2, 8}}, &there));
        there.country.clear();
        QVERIFY(homeSide(cup, anyMatch, {{2, 8}}, &there) == Side::Home);
        QVERIFY(homeSide(cup, anyMatch, {{2, 7}}) == Side::Home);
        cup.location.reset();
        QVERIFY(hostTeams(cup).empty());
        there.country = other;
        QVERIFY(!homeSide(cup, anyMatch, {{2, 7}}, &there));
    }

    void locationAndChartsComeBackExactly()
    {
        for (const Location &location : {westGermany, mexico}) {
            CompetitionDefinition definition = heldIn(location);
            definition.charts = {{u"card"_s, u"result,effect\n1,No foul\n"_s}};
            const Competition competition = Competition::create(definition).value();
            const QByteArray written = writtenJson(toJson(competition));
            ASSIGN_RESULT(read, competitionFromJson(parseJsonObject(written).value()));
            QVERIFY(*read == competition);
            QCOMPARE(writtenJson(toJson(*read)), written);
        }
    }

    void aCompetitionWithoutThemHasNoKeysForThem()
    {
        const QJsonObject written = toJson(cup::make("worldcup-32"));
        QVERIFY(!written.contains(u"location"_s));
        QVERIFY(!written.contains(u"charts"_s));
        QVERIFY(!written.value(u"entrants"_s).toArray().at(0).toObject().contains(u"lineage"_s));
        QVERIFY(competitionFromJson(written).has_value());
    }

    void mistakesNameTheirPlace()
    {
        const QJsonObject good = toJson(Competition::create(heldIn(westGermany)).value());
        const QJsonObject location = good.value(u"location"_s).toObject();
        QCOMPARE(places(with(good, "location", with(location, "roll", 101))),
                 QStringList{u"location.roll"_s});
        QCOMPARE(places(with(good, "location", with(location, "roll", 0))), QStringList{u"location.roll"_s});
        QCOMPARE(places(with(good, "location", with(location, "year", 1974))),
                 QStringList{u"location.year"_s});
        QCOMPARE(places(with(good, "location", u"Mexico"_s)).constFirst(), u"location"_s);
        QCOMPARE(places(with(good, "charts", QJsonObject{{u"card"_s, 7}})), QStringList{u"charts.card"_s});
    }
};

TOUCHLINE_TEST(TestHomeSide)

} // namespace test_home_side

#include "test_home_side.moc"
