// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/competition/competition_json.h"
#include "core/competition/entry/appointment_json.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/cup_builder.h"

#include <QJsonArray>

namespace test_competition_json {

using namespace touchline;

namespace {

QString at(const char *key)
{
    return QString::fromLatin1(key);
}

/// A competition with some results, played so far that lots were drawn.
Competition someCup()
{
    Competition competition = cup::make("worldcup-32", 12345678901234567890ULL);
    cup::playGroupsInOrder(competition);
    for (const Fixture &fixture : competition.fixtures()) {
        if (fixture.table == 0)
            cup::play(competition, fixture.number, {1, 1});
    }
    for (const Lot &lot : drawLots(competition, progress(competition)))
        (void)competition.addLot(lot);
    cup::play(competition, 49, {2, 2});
    return competition;
}

QStringList places(const QJsonObject &object)
{
    const Result<Competition> read = competitionFromJson(object);
    QStringList where;
    if (!read) {
        for (const Problem &problem : read.error().problems)
            where.append(problem.where);
    }
    return where;
}

/// `object` with object[list][index] changed by `change`.
template <class Change>
QJsonObject withItem(QJsonObject object, const char *list, qsizetype index, const Change &change)
{
    QJsonArray array = object.value(at(list)).toArray();
    QJsonObject item = array.at(index).toObject();
    change(item);
    array.replace(index, item);
    object.insert(at(list), array);
    return object;
}

} // namespace

class TestCompetitionJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comesBackExactly()
    {
        const Competition competition = someCup();
        const QByteArray written = writtenJson(toJson(competition));
        const Result<Competition> read = competitionFromJson(parseJsonObject(written).value());
        QVERIFY(read.has_value());
        QVERIFY(*read == competition);
        QVERIFY(progress(*read) == progress(competition));
        QCOMPARE(writtenJson(toJson(*read)), written);
    }

    void aDrawComesBackWithItsLimitsAndSteps()
    {
        CompetitionDefinition definition = cup::make("worldcup-32").definition();
        definition.draw = freeDraw(definition.entrants, entrySizes(definition.format),
                                   definition.format.spread, 99, definition.id)
                              .value();
        const Competition competition = Competition::create(definition).value();
        QVERIFY(competitionFromJson(toJson(competition)).value() == competition);
    }

    void reportsInConflictAreRead()
    {
        Competition competition = someCup();
        cup::play(competition, 3, {0, 5}); // group B has another second now, so match 49 other teams
        QVERIFY(cup::state(competition, 49) == FixtureState::InConflict);
        QVERIFY(competitionFromJson(toJson(competition)).value() == competition);
    }

    void mistakesNameTheirPlace()
    {
        const QJsonObject good = toJson(someCup());
        QJsonObject extra = good;
        extra.insert(at("champion"), at("T01"));
        QCOMPARE(places(extra), QStringList{at("champion")});
        QJsonObject noSeed = good;
        noSeed.insert(at("seed"), -1);
        QCOMPARE(places(noSeed), QStringList{at("seed")});
        QJsonObject noId = good;
        noId.insert(at("id"), at("one"));
        QCOMPARE(places(noId), QStringList{at("id")});
        QCOMPARE(places(withItem(good, "entrants", 2, [](QJsonObject &team) { team.remove(at("name")); })),
                 QStringList{at("entrants[2].name")});
        QCOMPARE(
            places(withItem(good, "lots", 0, [](QJsonObject &lot) { lot.insert(at("group"), at("B")); })),
            QStringList{at("lots[0]")});
        QCOMPARE(
            places(withItem(good, "matches", 1, [](QJsonObject &match) { match.insert(at("number"), 1); })),
            QStringList{at("matches[1]")});
        QCOMPARE(
            places(withItem(good, "matches", 1, [](QJsonObject &match) { match.insert(at("number"), 77); })),
            QStringList{at("matches[1]")});
        QCOMPARE(
            places(withItem(good, "matches", 48, [](QJsonObject &match) { match.insert(at("number"), 50); })),
            QStringList{at("matches[48]")});
    }

    void theNumberOfAnAppointedMatchHasItsLimits()
    {
        for (const int number : {0, 1, 100000, 100001}) {
            Problems problems;
            JsonReader reader({{at("calendar"), QJsonArray{QJsonObject{{at("match"), number}}}}}, problems);
            const std::vector<Appointment> calendar = readCalendar(reader);
            QCOMPARE(problems.empty(), number == 1 || number == 100000);
            QCOMPARE(calendar.size(), std::size_t{1});
            QVERIFY(!problems.empty() || calendar.front().match == number);
            QVERIFY(problems.empty() || problems.front().where == at("calendar[0].match"));
        }
    }

    void whatIsKeptForDisciplineComesBack()
    {
        CompetitionDefinition definition = someCup().definition();
        definition.carriedOver = {
            QJsonObject{{at("team"), at("T03")}, {at("anything"), QJsonArray{1, at("two")}}}};
        Competition competition = Competition::create(definition).value();
        // Nobody can read it, so it is kept to the letter.
        const UnreadableFact decision{
            {{at("decision"), at("lifted")}, {at("reason"), at("mistaken identity")}}};
        QVERIFY(competition.addOrganiserDecision({2, 0, {}, decision}).has_value());
        QVERIFY(competition.addOrganiserDecision({2, 5, QDate(2026, 6, 12), decision}).has_value());
        const Result<Competition> read = competitionFromJson(toJson(competition));
        QVERIFY(read.has_value());
        QVERIFY(*read == competition);
        QCOMPARE(read->organiserDecisions(), competition.organiserDecisions());
        QCOMPARE(read->definition().carriedOver, definition.carriedOver);
        QVERIFY(!(*read == Competition::create(definition).value()));
    }

    void impossibleDecisionsAreRefused()
    {
        Competition competition = someCup();
        const UnreadableFact decision{{{at("decision"), at("lifted")}}};
        QVERIFY(!competition.addOrganiserDecision({32, 0, {}, decision}));
        QVERIFY(!competition.addOrganiserDecision({-1, 0, {}, decision}));
        QVERIFY(!competition.addOrganiserDecision({0, 65, {}, decision}));
        QVERIFY(!competition.addOrganiserDecision({0, 1, {}, UnreadableFact{}}));
        QVERIFY(competition == someCup());
        QVERIFY(competition.addOrganiserDecision({0, 1, {}, decision}).has_value());
        const QJsonObject good = toJson(competition);
        const auto with = [&good](const char *key, const QJsonValue &value) {
            return places(
                withItem(good, "decisions", 0, [&](QJsonObject &one) { one.insert(at(key), value); }));
        };
        QCOMPARE(with("team", at("T99")), QStringList{at("decisions[0].team")});
        QCOMPARE(with("after", 65), QStringList{at("decisions[0]")});
        QCOMPARE(with("date", at("tomorrow")), QStringList{at("decisions[0].date")});
        QCOMPARE(with("why", at("x")), QStringList{at("decisions[0].why")});
    }

    void aRoundIsDrawnForPlacesThatThereAre()
    {
        Competition competition = cup::make("cup-4-redraw");
        cup::playOut(competition, Generator(3));
        const QJsonObject good = toJson(competition);
        QVERIFY(!competition.roundDraws().empty());
        QCOMPARE(places(good), QStringList());
        for (const QJsonValue &place : {QJsonValue(0), QJsonValue(-1), QJsonValue(3), QJsonValue(at("first")),
                                        QJsonValue(-2147483648.0), QJsonValue(2147483647)})
            QCOMPARE(places(withItem(good, "round_draws", 0,
                                     [&place](QJsonObject &draw) {
                                         QJsonArray order = draw.value(at("order")).toArray();
                                         order.replace(0, place);
                                         draw.insert(at("order"), order);
                                     })),
                     QStringList{at("round_draws[0]")});
    }

    void mistakesInsideReportsAndDrawsNameTheirPlace()
    {
        const QJsonObject good = toJson(someCup());
        const QJsonObject badReport = withItem(good, "matches", 0, [](QJsonObject &match) {
            QJsonObject report = match.value(at("report")).toObject();
            report.remove(at("score"));
            match.insert(at("report"), report);
        });
        QVERIFY(places(badReport).join(QLatin1Char(' ')).startsWith(at("matches[0].report.score")));
        QJsonObject badDraw = good;
        QJsonObject draw = good.value(at("draw")).toObject();
        draw.insert(at("kind"), at("secret"));
        badDraw.insert(at("draw"), draw);
        QCOMPARE(places(badDraw), QStringList{at("draw.kind")});
        QJsonObject badFormat = good;
        QJsonObject format = good.value(at("format")).toObject();
        format.insert(at("final_places"), QJsonArray{at("W99")});
        badFormat.insert(at("format"), format);
        QCOMPARE(places(badFormat).first(), at("format.final_places[0]"));
    }
};

TOUCHLINE_TEST(TestCompetitionJson)

} // namespace test_competition_json

#include "test_competition_json.moc"
