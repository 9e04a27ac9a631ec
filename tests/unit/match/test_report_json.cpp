// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/match/report_fixture.h"

#include <rapidcheck.h>

namespace test_report_json {

using namespace touchline;
using namespace touchline::testing;

namespace {

QString anyText()
{
    static const std::vector<QString> texts{QString(), u"Müller"_s, u"\"quoted\", and a comma"_s,
                                            u"O'Neill\n%1"_s, QString::fromUtf8("Ødegård \xf0\x9f\x98\x80")};
    return texts[*rc::gen::inRange<std::size_t>(0, texts.size())];
}

QUuid anyId()
{
    return idOf(QString::number(*rc::gen::arbitrary<std::uint64_t>()));
}

bool anyFlag()
{
    return *rc::gen::arbitrary<bool>();
}

Side anySide()
{
    return anyFlag() ? Side::Home : Side::Away;
}

Score anyScore()
{
    return {*rc::gen::inRange(0, 1000), *rc::gen::inRange(0, 1000)};
}

std::optional<Score> maybeScore()
{
    return anyFlag() ? std::optional(anyScore()) : std::nullopt;
}

TeamOnTheDay anyTeam()
{
    TeamOnTheDay team{anyId(), anyText(), {}};
    for (int i = *rc::gen::inRange(0, 4); i > 0; --i) {
        PlayerOnTheDay player{anyId(), anyText(), anyFlag(), {}};
        if (!player.available)
            player.because = anyText();
        team.players.push_back(player);
    }
    return team;
}

ReportEvent anyEvent()
{
    ReportEvent event;
    event.kind = static_cast<ReportEventKind>(*rc::gen::inRange(0, 10));
    if (anyFlag())
        event.minute = *rc::gen::inRange(0, 201);
    event.stoppage = *rc::gen::inRange(0, 20);
    event.side = anySide();
    event.player = anyId();
    event.playerName = anyText();
    event.detail = anyText();
    setPeriod(event, anyFlag() ? std::optional(static_cast<Period>(*rc::gen::inRange(1, 6)))
                               : periodByMinute(event));
    if (anyFlag()) {
        event.second = anyId();
        event.secondName = anyText();
    }
    return event;
}

std::vector<QUuid> anyIds()
{
    std::vector<QUuid> ids(*rc::gen::inRange<std::size_t>(0, 4));
    std::generate(ids.begin(), ids.end(), anyId);
    return ids;
}

MatchFact anyFact()
{
    MatchFact fact;
    fact.name = u"attempts"_s;
    if (anyFlag())
        fact.side = anySide();
    fact.period = *rc::gen::inRange(0, 5);
    fact.value = anyText() + u"!"_s;
    return fact;
}

/// A report of the right form; the rules need not hold.
MatchReport anyReport()
{
    MatchReport report;
    report.id = anyId();
    report.fixture = anyId();
    report.game = anyText();
    report.rulesVersion = *rc::gen::inRange(0, 100);
    report.level = anyText();
    report.completeness = static_cast<Completeness>(*rc::gen::inRange(0, 4));
    report.teams = {{anyTeam(), anyTeam()}};
    report.score = anyScore();
    report.withoutScore = anyFlag();
    report.after90 = maybeScore();
    report.extraTime = maybeScore();
    report.shootOut = maybeScore();
    report.decidedBy = static_cast<DecidedBy>(*rc::gen::inRange(0, 5));
    if (anyFlag())
        report.winner = anySide();
    report.criterion = anyText();
    for (int i = *rc::gen::inRange(0, 5); i > 0; --i)
        report.events.push_back(anyEvent());
    if (anyFlag())
        report.attendance = *rc::gen::inRange(0, 10'000'001);
    for (const Side side : bothSides)
        report.lineUps[side] = {anyIds(), anyIds()};
    for (int i = *rc::gen::inRange(0, 4); i > 0; --i)
        report.facts.push_back(anyFact());
    for (int i = *rc::gen::inRange(0, 3); i > 0; --i)
        report.figures.push_back(
            {u"tackles_won"_s, anySide(), anyId(), anyText(), *rc::gen::inRange(0, 100)});
    if (anyFlag())
        report.carryOut.insert(u"injuries"_s, 3);
    return report;
}

/// The cup match with line-ups and facts.
MatchReport wholeReport()
{
    MatchReport report = cupReport();
    report.lineUps[Side::Home] = {{idOf(u"Adams"_s), idOf(u"Baker"_s)}, {idOf(u"Cole"_s)}};
    report.lineUps[Side::Away] = {{idOf(u"Evans"_s)}, {}};
    report.facts = {{u"referee"_s, {}, 0, u"Italy"_s}, {u"attempts"_s, Side::Away, 3, u"7"_s}};
    return report;
}

/// `value` at a place such as "home.players[1].name"; Undefined takes the entry away.
QJsonValue changed(const QJsonValue &in, const QString &place, const QJsonValue &value)
{
    if (place.isEmpty())
        return value;
    if (place.startsWith(u'[')) {
        QJsonArray array = in.toArray();
        const qsizetype end = place.indexOf(u']');
        const qsizetype number = place.mid(1, end - 1).toInt();
        const QString rest = place.mid(end + 1);
        array[number] = changed(array.at(number), rest.startsWith(u'.') ? rest.mid(1) : rest, value);
        return array;
    }
    const qsizetype dot = place.indexOf(u'.');
    const qsizetype bracket = place.indexOf(u'[');
    const qsizetype end = dot < 0 ? bracket : bracket < 0 ? dot : std::min(dot, bracket);
    const QString key = end < 0 ? place : place.left(end);
    const QString rest = end < 0 ? QString() : place.mid(end == dot ? end + 1 : end);
    QJsonObject object = in.toObject();
    const QJsonValue inside = changed(object.value(key), rest, value);
    if (inside.isUndefined())
        object.remove(key);
    else
        object.insert(key, inside);
    return object;
}

} // namespace

class TestReportJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anyReportComesBackAsItWas()
    {
        QVERIFY(rc::check("reading what was written gives the same report", [] {
            const MatchReport report = anyReport();
            const auto object = parseJsonObject(writtenJson(toJson(report)));
            RC_ASSERT(object.has_value());
            const auto again = reportFromJson(*object);
            RC_ASSERT(again.has_value());
            RC_ASSERT(*again == report);
        }));
    }

    void theWordsOfTheFileAreFixed()
    {
        const QJsonObject object = toJson(cupReport());
        QCOMPARE(object.keys(),
                 (QStringList{u"after_90"_s, u"away"_s, u"completeness"_s, u"decided_by"_s, u"events"_s,
                              u"extra_time"_s, u"fixture"_s, u"game"_s, u"home"_s, u"id"_s, u"level"_s,
                              u"rules_version"_s, u"score"_s, u"shoot_out"_s, u"winner"_s}));
        const QJsonObject penalty = object.value(u"events"_s).toArray().at(3).toObject();
        QCOMPARE(penalty, (QJsonObject{{u"kind"_s, u"penalty_goal"_s},
                                       {u"side"_s, u"home"_s},
                                       {u"player"_s, u"Cole"_s},
                                       {u"player_id"_s, idOf(u"Cole"_s).toString(QUuid::WithoutBraces)},
                                       {u"minute"_s, 120},
                                       {u"stoppage"_s, 1}}));
    }

    void lineUpsAndFactsHaveTheirWords()
    {
        const auto id = [](const char *name) {
            return QJsonValue(idOf(QString::fromUtf8(name)).toString(QUuid::WithoutBraces));
        };
        const QJsonObject object = toJson(wholeReport());
        const QJsonObject home{{u"started"_s, QJsonArray{id("Adams"), id("Baker")}},
                               {u"bench"_s, QJsonArray{id("Cole")}}};
        const QJsonObject away{{u"started"_s, QJsonArray{id("Evans")}}, {u"bench"_s, QJsonArray{}}};
        QCOMPARE(object.value(u"line_ups"_s).toObject(), (QJsonObject{{u"home"_s, home}, {u"away"_s, away}}));
        QCOMPARE(object.value(u"facts"_s).toArray(),
                 (QJsonArray{QJsonObject{{u"name"_s, u"referee"_s}, {u"value"_s, u"Italy"_s}},
                             QJsonObject{{u"name"_s, u"attempts"_s},
                                         {u"value"_s, u"7"_s},
                                         {u"side"_s, u"away"_s},
                                         {u"period"_s, 3}}}));
        // A line-up of one side alone.
        MatchReport one = wholeReport();
        one.lineUps[Side::Away] = {};
        QCOMPARE(toJson(one).value(u"line_ups"_s).toObject().keys(), QStringList{u"home"_s});
        QCOMPARE(reportFromJson(toJson(one)).value(), one);
    }

    void aFactIsFoundByNameSideAndPeriod()
    {
        const MatchReport report = wholeReport();
        QCOMPARE(*report.fact(u"referee"_s), u"Italy"_s);
        QCOMPARE(*report.fact(u"attempts"_s, Side::Away, 3), u"7"_s);
        QVERIFY(report.fact(u"attempts"_s) == nullptr);
        QVERIFY(report.fact(u"attempts"_s, Side::Home, 3) == nullptr);
        QVERIFY(report.fact(u"attempts"_s, Side::Away, 2) == nullptr);
        QVERIFY(report.fact(u"referee"_s, Side::Home) == nullptr);
    }

    void whatIsWrongIsNamedWithItsPath_data() { rowsFrom<QString, QJsonValue, QString>("test_report_json"); }

    void whatIsWrongIsNamedWithItsPath()
    {
        const auto [place, value, sentence] = row<QString, QJsonValue, QString>();
        const auto read = reportFromJson(changed(toJson(wholeReport()), place, value).toObject());
        VERIFY_FAULT(read, Fault::BadInput);
        QCOMPARE(read.error().message.english(), u"The match report cannot be read."_s);
        QCOMPARE(problemLines(read.error().problems), QStringList{place + u": "_s + sentence});
    }

    void aTeamThatIsNoGroupIsNamedFirst()
    {
        const auto read = reportFromJson(changed(toJson(cupReport()), u"away"_s, 7).toObject());
        QVERIFY(!read);
        const QStringList lines = problemLines(read.error().problems);
        QCOMPARE(lines.constFirst(), u"away: This must be an object in braces { }."_s);
        for (const QString &line : lines)
            QVERIFY2(line.startsWith("away"_L1), qPrintable(line));
    }

    void everythingThatIsWrongIsNamedAtOnce()
    {
        const auto read = reportFromJson({});
        QVERIFY(!read);
        QStringList places;
        for (const Problem &problem : read.error().problems)
            places << problem.where;
        for (const char *key : {"id", "fixture", "game", "rules_version", "level", "completeness", "home",
                                "away", "score", "decided_by", "events"})
            QVERIFY2(places.contains(QString::fromUtf8(key)), key);
    }
};

TOUCHLINE_TEST(TestReportJson)

} // namespace test_report_json

#include "test_report_json.moc"
