// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/competition/format/fixture.h"
#include "core/competition/format/format_tables.h"
#include "core/competition/rules/named_rules.h"
#include "core/competition/templates/templates.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_format {

using namespace touchline;

namespace {

/// A format of two groups of three, whose winners play the final; `changed` parts replace what stands there.
QByteArray smallFormat(const QList<std::pair<QByteArray, QByteArray>> &changes = {})
{
    QByteArray text = R"({
        "name": "small", "title": "Small cup",
        "stages": [
            {"name": "groups", "type": "round_robin", "advance": 1, "rules": "atcs",
             "groups": [{"name": "A", "size": 3}, {"name": "B", "size": 3}]},
            {"name": "knockout", "type": "knockout", "rounds": [
                {"name": "final", "ties": [{"match": 7, "home": "1A", "away": "1B"}]}]}
        ],
        "final_places": ["W7", "L7"]
    })";
    for (const auto &[from, to] : changes) {
        if (!text.contains(from))
            qFatal("nothing to change: %s", from.constData());
        text.replace(from, to);
    }
    return text;
}

Result<Format> read(const QByteArray &text)
{
    const Result<QJsonObject> object = parseJsonObject(text);
    return object ? formatFromJson(*object) : Result<Format>(fail(object.error()));
}

QStringList places(const Error &error)
{
    QStringList where;
    for (const Problem &problem : error.problems)
        where.append(problem.where);
    return where;
}

/// "49 1A-2B"
QString tieText(const KnockoutTie &tie, const SlotNames &names)
{
    return QStringLiteral("%1 %2-%3")
        .arg(tie.match)
        .arg(slotText(tie.home, names), slotText(tie.away, names));
}

QString bracketText(const Format &format)
{
    QStringList rounds;
    for (const KnockoutRound &round : std::get<KnockoutStage>(format.stages.at(1).plan).rounds) {
        QStringList ties;
        for (const KnockoutTie &tie : round.ties)
            ties.append(tieText(tie, slotNames(format)));
        rounds.append(round.name + QStringLiteral(": ") + ties.join(QStringLiteral(", ")));
    }
    return rounds.join(QLatin1Char('\n'));
}

} // namespace

class TestFormat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTemplateIsValid()
    {
        for (const QString &name : formatTemplateNames()) {
            const Result<Format> format = formatTemplate(name);
            QVERIFY2(format.has_value(), qPrintable(name));
            QCOMPARE(format->name, name);
            QVERIFY(!format->title.isEmpty());
        }
    }

    void cupsOfTheCards() // ATCS 2.9
    {
        for (const QString &name : {QStringLiteral("worldcup-32"), QStringLiteral("worldcup-64")}) {
            const Result<Format> format = formatTemplate(name);
            const auto &groups = std::get<RoundRobinStage>(format->stages.front().plan);
            QCOMPARE(groups.rules.name, QStringLiteral("atcs"));
            QVERIFY(groups.rules == ruleSet(QStringLiteral("atcs")));
            QVERIFY(groups.schedule == groupSchedule(4));
            QCOMPARE(format->spread.limitOf(QStringLiteral("UEFA")), std::optional(2));
            QCOMPARE(format->spread.limitOf(QStringLiteral("CAF")), std::optional(1));
            QCOMPARE(format->spread.limitOf(QString()), std::nullopt);
        }
    }

    void worldCupWith32() // ATCS 2.9
    {
        const Format format = formatTemplate(QStringLiteral("worldcup-32")).value();
        QCOMPARE(teamCount(format), 32);
        QCOMPARE(bracketText(format),
                 QStringLiteral(
                     "round of 16: 49 1A-2B, 50 1C-2D, 51 1E-2F, 52 1G-2H, 53 1B-2A, 54 1D-2C, 55 1F-2E, "
                     "56 1H-2G\n"
                     "quarter-finals: 57 W49-W50, 58 W51-W52, 59 W53-W54, 60 W55-W56\n"
                     "semi-finals: 61 W57-W58, 62 W59-W60\n"
                     "third place: 63 L61-L62\n"
                     "final: 64 W61-W62"));
    }

    void worldCupWith64() // ATCS 2.9
    {
        const Format format = formatTemplate(QStringLiteral("worldcup-64")).value();
        QCOMPARE(teamCount(format), 64);
        const QStringList rounds = bracketText(format).split(QLatin1Char('\n'));
        QCOMPARE(
            rounds.at(0),
            QStringLiteral("round of 32: 97 1A-2B, 98 1C-2D, 99 1E-2F, 100 1G-2H, 101 1I-2J, 102 1K-2L, "
                           "103 1M-2N, 104 1O-2P, 105 1B-2A, 106 1D-2C, 107 1F-2E, 108 1H-2G, 109 1J-2I, "
                           "110 1L-2K, 111 1N-2M, 112 1P-2O"));
        QVERIFY(rounds.at(1).startsWith(QStringLiteral("round of 16: 113 W97-W98, 114 W99-W100")));
        QVERIFY(rounds.at(1).endsWith(QStringLiteral("120 W111-W112")));
        QCOMPARE(rounds.at(5), QStringLiteral("final: 128 W125-W126"));
    }

    void groupMatchesAreNumberedByRoundGroupAndSchedule() // ATCS 2.9
    {
        const Format format = formatTemplate(QStringLiteral("worldcup-32")).value();
        const SlotNames groups = slotNames(format);
        const std::vector<Fixture> fixtures = plannedFixtures(format, QUuid::createUuid()).fixtures;
        QCOMPARE(fixtures.size(), std::size_t{64});
        const auto text = [&fixtures, &groups](std::size_t number) {
            const Fixture &fixture = fixtures[number - 1];
            return slotText(fixture.slots[Side::Home], groups) + QLatin1Char('-') +
                   slotText(fixture.slots[Side::Away], groups);
        };
        QCOMPARE(text(1), QStringLiteral("A/1-A/2"));
        QCOMPARE(text(2), QStringLiteral("A/3-A/4"));
        QCOMPARE(text(3), QStringLiteral("B/1-B/2"));
        QCOMPARE(text(17), QStringLiteral("A/1-A/3"));
        QCOMPARE(text(48), QStringLiteral("H/2-H/3"));
        QCOMPARE(fixtures[47].round, 2);
        QCOMPARE(fixtures[47].stageName, QStringLiteral("group stage"));
        QCOMPARE(fixtures[63].stageName, QStringLiteral("final"));
        QVERIFY(fixtures[62].needsWinner && !fixtures[0].needsWinner);
    }

    void fixtureIdsComeFromCompetitionAndNumber()
    {
        const Format format = formatTemplate(QStringLiteral("worldcup-32")).value();
        const QUuid one = QUuid::createUuid();
        QVERIFY(plannedFixtures(format, one) == plannedFixtures(format, one));
        QVERIFY(plannedFixtures(format, one).fixtures[0].id !=
                plannedFixtures(format, QUuid::createUuid()).fixtures[0].id);
        QVERIFY(fixtureId(one, 1) != fixtureId(one, 2));
    }

    void goesThroughJsonUnchanged()
    {
        for (const QString &name : formatTemplateNames()) {
            const Format format = formatTemplate(name).value();
            const auto again = formatFromJson(toJson(format));
            QVERIFY(again.has_value());
            QVERIFY(*again == format);
        }
        const Format small = read(smallFormat()).value();
        QVERIFY(formatFromJson(toJson(small)).value() == small);
        QVERIFY(small.spread == SpreadRule::off());
    }

    void groupsOfDifferentSizes()
    {
        const Format format = read(smallFormat({{"\"B\", \"size\": 3", "\"B\", \"size\": 4"},
                                                {"\"match\": 7", "\"match\": 10"},
                                                {"\"W7\", \"L7\"", "\"W10\", \"L10\""}}))
                                  .value();
        const std::vector<Fixture> fixtures = plannedFixtures(format, QUuid::createUuid()).fixtures;
        QCOMPARE(fixtures.size(), std::size_t{10});
        QCOMPARE(fixtures.back().number, 10);
    }

    void slotsAreRead()
    {
        const SlotNames names{{QStringLiteral("A"), QStringLiteral("North"), QStringLiteral("Thirds")},
                              {poolName},
                              {{}, {}, {QStringLiteral("1A"), QStringLiteral("1B")}}};
        for (const char *text : {"1A", "12 North", "W49", "L61", "#36", "3v1B"})
            QCOMPARE(slotText(slotFromText(QLatin1String(text), names).value(), names), QLatin1String(text));
        QVERIFY(slotFromText(QStringLiteral("12North"), names) ==
                slotFromText(QStringLiteral("12 North"), names));
        for (const char *text : {"", "A", "A1", "1", "1C", "W", "W0", "W-1", "W1x", "01A", "W99999999999",
                                 "#", "#0", "#x", "3v", "3v1C", "2v1A"})
            QVERIFY2(!slotFromText(QLatin1String(text), names), text);
        const SlotNames withoutPool{names.tables, {QStringLiteral("A")}, names.columns};
        QVERIFY(!slotFromText(QStringLiteral("#1"), withoutPool));
    }

    void mistakesNameTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("where");
        const auto row = [](const char *name, const char *from, const char *to, const char *where) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QString::fromLatin1(where);
        };
        row("unknown key", "\"title\"", "\"extra\": 1, \"title\"", "extra");
        row("no title", "\"title\": \"Small cup\",", "", "title");
        row("unknown type", "\"type\": \"knockout\"", "\"type\": \"staircase\"", "stages[1].type");
        row("unknown rules", "\"atcs\"", "\"house\"", "stages[0].rules");
        row("group too small", "\"B\", \"size\": 3", "\"B\", \"size\": 1", "stages[0].groups[1].size");
        row("group twice", "\"name\": \"B\"", "\"name\": \"A\"", "stages[0].groups[1].name");
        row("group with a digit", "\"name\": \"B\"", "\"name\": \"2\"", "stages[0].groups[1].name");
        row("no slot", "\"home\": \"1A\"", "\"home\": \"1X\"", "stages[1].rounds[0].ties[0].home");
        row("slot twice", "\"away\": \"1B\"", "\"away\": \"1A\"", "stages[1].rounds[0].ties[0].away");
        row("goes on, but nowhere", "\"away\": \"1B\"", "\"away\": \"2B\"", "stages");
        row("its own winner", "\"away\": \"1B\"", "\"away\": \"W7\"", "stages[1].rounds[0].ties[0].away");
        row("number of a group match", "\"match\": 7", "\"match\": 6", "stages[1].rounds[0].ties[0].match");
        row("too many go on", "\"advance\": 1", "\"advance\": 4", "stages[0].advance");
        row("place of no match", "\"L7\"", "\"L8\"", "final_places[1]");
        row("place twice", "\"L7\"", "\"W7\"", "final_places[1]");
        row("place is no text", "\"L7\"", "7", "final_places[1]");
        row("no limit", "\"final_places\"", "\"draw_limits\": {\"UEFA\": 0}, \"final_places\"",
            "draw_limits.UEFA");
        row("schedule too short", "\"advance\": 1", "\"schedule\": [[[1, 2]]], \"advance\": 1",
            "stages[0].schedule");
        row("schedule with a wrong place", "\"advance\": 1", "\"schedule\": [[[1, 4]]], \"advance\": 1",
            "stages[0].schedule[0]");
        row("schedule of words", "\"advance\": 1", "\"schedule\": [[\"1-2\"]], \"advance\": 1",
            "stages[0].schedule[0][0]");
        row("rules without points", "\"atcs\"",
            R"({"points": {"win": 3, "draw": 1, "defeat": 0}, "tie_breaks": ["lots", "points"]})",
            "stages[0].rules.tie_breaks");
        row("unknown tie-break", "\"atcs\"",
            R"({"points": {"win": 3, "draw": 1, "defeat": 0}, "tie_breaks": ["points", "luck"]})",
            "stages[0].rules.tie_breaks[1]");
        row("draws worth more than wins", "\"atcs\"",
            R"({"points": {"win": 1, "draw": 2, "defeat": 0}, "tie_breaks": ["points"]})",
            "stages[0].rules.points");
    }

    void mistakesNameTheirPlace()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, where);
        const Result<Format> format = read(smallFormat({{from, to}}));
        QVERIFY(!format);
        QVERIFY(format.error().fault == Fault::BadInput);
        QVERIFY2(places(format.error()).contains(where),
                 qPrintable(places(format.error()).join(QLatin1Char(' '))));
    }

    void stagesAreNeededAndTeams()
    {
        const Result<Format> none = read(R"({"name": "x", "title": "x", "stages": [], "final_places": []})");
        QCOMPARE(places(none.error()), QStringList{QStringLiteral("stages")});
        const Result<Format> knockoutFirst = read(
            R"({"name": "x", "title": "x", "stages": [{"name": "k", "type": "knockout", "rounds": []}],
                "final_places": []})");
        QCOMPARE(places(knockoutFirst.error()),
                 (QStringList{QStringLiteral("stages[0].rounds"), QStringLiteral("stages")}));
    }

    void unknownTemplate()
    {
        const Result<Format> format = formatTemplate(QStringLiteral("worldcup-33"));
        QVERIFY(format.error().fault == Fault::NotFound);
        QVERIFY(format.error().message.english().contains(
            QStringLiteral("There is no format \"worldcup-33\". Did you mean worldcup-3")));
    }
};

TOUCHLINE_TEST(TestFormat)

} // namespace test_format

#include "test_format.moc"
