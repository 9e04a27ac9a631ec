// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/competition/format/fixture.h"
#include "core/competition/format/format_tables.h"
#include "core/competition/rules/named_rules.h"
#include "core/competition/templates/templates.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

namespace test_format {

using namespace touchline;
using namespace touchline::testing;

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
    return u"%1 %2-%3"_s.arg(tie.match).arg(slotText(tie.home, names), slotText(tie.away, names));
}

QString bracketText(const Format &format)
{
    QStringList rounds;
    for (const KnockoutRound &round : std::get<KnockoutStage>(format.stages.at(1).plan).rounds) {
        QStringList ties;
        for (const KnockoutTie &tie : round.ties)
            ties.append(tieText(tie, slotNames(format)));
        rounds.append(round.name + u": "_s + ties.join(u", "_s));
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
        for (const QString &name : {u"worldcup-32"_s, u"worldcup-64"_s}) {
            const Result<Format> format = formatTemplate(name);
            const auto &groups = std::get<RoundRobinStage>(format->stages.front().plan);
            QCOMPARE(groups.rules.name, u"atcs"_s);
            QVERIFY(groups.rules == ruleSet(u"atcs"_s));
            QVERIFY(groups.schedule == groupSchedule(4));
            QCOMPARE(format->spread.limitOf(u"UEFA"_s), std::optional(2));
            QCOMPARE(format->spread.limitOf(u"CAF"_s), std::optional(1));
            QCOMPARE(format->spread.limitOf(QString()), std::nullopt);
        }
    }

    void worldCupWith32() // ATCS 2.9
    {
        const Format format = formatTemplate(u"worldcup-32"_s).value();
        QCOMPARE(teamCount(format), 32);
        QCOMPARE(bracketText(format),
                 u"round of 16: 49 1A-2B, 50 1C-2D, 51 1E-2F, 52 1G-2H, 53 1B-2A, 54 1D-2C, 55 1F-2E, "
                 "56 1H-2G\n"
                 "quarter-finals: 57 W49-W50, 58 W51-W52, 59 W53-W54, 60 W55-W56\n"
                 "semi-finals: 61 W57-W58, 62 W59-W60\n"
                 "third place: 63 L61-L62\n"
                 "final: 64 W61-W62"_s);
    }

    void worldCupWith64() // ATCS 2.9
    {
        const Format format = formatTemplate(u"worldcup-64"_s).value();
        QCOMPARE(teamCount(format), 64);
        const QStringList rounds = bracketText(format).split(QLatin1Char('\n'));
        QCOMPARE(rounds.at(0), u"round of 32: 97 1A-2B, 98 1C-2D, 99 1E-2F, 100 1G-2H, 101 1I-2J, 102 1K-2L, "
                               "103 1M-2N, 104 1O-2P, 105 1B-2A, 106 1D-2C, 107 1F-2E, 108 1H-2G, 109 1J-2I, "
                               "110 1L-2K, 111 1N-2M, 112 1P-2O"_s);
        QVERIFY(rounds.at(1).startsWith(u"round of 16: 113 W97-W98, 114 W99-W100"_s));
        QVERIFY(rounds.at(1).endsWith(u"120 W111-W112"_s));
        QCOMPARE(rounds.at(5), u"final: 128 W125-W126"_s);
    }

    void groupMatchesAreNumberedByRoundGroupAndSchedule() // ATCS 2.9
    {
        const Format format = formatTemplate(u"worldcup-32"_s).value();
        const SlotNames groups = slotNames(format);
        const std::vector<Fixture> fixtures = plannedFixtures(format, QUuid::createUuid()).fixtures;
        QCOMPARE(fixtures.size(), std::size_t{64});
        const auto text = [&fixtures, &groups](std::size_t number) {
            const Fixture &fixture = fixtures[number - 1];
            return slotText(fixture.slots[Side::Home], groups) + QLatin1Char('-') +
                   slotText(fixture.slots[Side::Away], groups);
        };
        QCOMPARE(text(1), u"A/1-A/2"_s);
        QCOMPARE(text(2), u"A/3-A/4"_s);
        QCOMPARE(text(3), u"B/1-B/2"_s);
        QCOMPARE(text(17), u"A/1-A/3"_s);
        QCOMPARE(text(48), u"H/2-H/3"_s);
        QCOMPARE(fixtures[47].round, 2);
        QCOMPARE(fixtures[47].stageName, u"group stage"_s);
        QCOMPARE(fixtures[63].stageName, u"final"_s);
        QVERIFY(fixtures[62].needsWinner && !fixtures[0].needsWinner);
    }

    void fixtureIdsComeFromCompetitionAndNumber()
    {
        const Format format = formatTemplate(u"worldcup-32"_s).value();
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
            ASSIGN_RESULT(again, formatFromJson(toJson(format)));
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
        const SlotNames names{{u"A"_s, u"North"_s, u"Thirds"_s}, {poolName}, {{}, {}, {u"1A"_s, u"1B"_s}}};
        for (const char *text : {"1A", "12 North", "W49", "L61", "#36", "3v1B"})
            QCOMPARE(slotText(slotFromText(QLatin1String(text), names).value(), names), QLatin1String(text));
        QVERIFY(slotFromText(u"12North"_s, names) == slotFromText(u"12 North"_s, names));
        for (const char *text : {"", "A", "A1", "1", "1C", "W", "W0", "W-1", "W1x", "01A", "W99999999999",
                                 "#", "#0", "#x", "3v", "3v1C", "2v1A"})
            QVERIFY2(!slotFromText(QLatin1String(text), names), text);
        const SlotNames withoutPool{names.tables, {u"A"_s}, names.columns};
        QVERIFY(!slotFromText(u"#1"_s, withoutPool));
    }

    void mistakesNameTheirPlace_data() { rowsFrom<QByteArray, QByteArray, QString>("test_format"); }

    void mistakesNameTheirPlace()
    {
        const auto [from, to, where] = row<QByteArray, QByteArray, QString>();
        const Result<Format> format = read(smallFormat({{from, to}}));
        QVERIFY(!format);
        QVERIFY(format.error().fault == Fault::BadInput);
        QVERIFY2(places(format.error()).contains(where),
                 qPrintable(places(format.error()).join(QLatin1Char(' '))));
    }

    void stagesAreNeededAndTeams()
    {
        const Result<Format> none = read(R"({"name": "x", "title": "x", "stages": [], "final_places": []})");
        QCOMPARE(places(none.error()), QStringList{u"stages"_s});
        const Result<Format> knockoutFirst = read(
            R"({"name": "x", "title": "x", "stages": [{"name": "k", "type": "knockout", "rounds": []}],
                "final_places": []})");
        QCOMPARE(places(knockoutFirst.error()), (QStringList{u"stages[0].rounds"_s, u"stages"_s}));
    }

    void unknownTemplate()
    {
        const Result<Format> format = formatTemplate(u"worldcup-33"_s);
        QVERIFY(format.error().fault == Fault::NotFound);
        QVERIFY(format.error().message.english().contains(
            u"There is no format \"worldcup-33\". Did you mean worldcup-3"_s));
    }
};

TOUCHLINE_TEST(TestFormat)

} // namespace test_format

#include "test_format.moc"
