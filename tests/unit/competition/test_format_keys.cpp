// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of a format file: what the reader takes, what the table says, and what is a mistake.
#include "core/base/json_reader.h"
#include "core/competition/format/format_keys.h"
#include "core/competition/format/format_tables.h"
#include "core/competition/templates/built_templates.h"
#include "core/competition/templates/templates.h"
#include "tests/support/data_file.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <map>

namespace test_format_keys {

using namespace touchline;
using namespace touchline::testing;

namespace {

QStringList keysOf(const QString &name)
{
    QStringList keys;
    for (const FormatObject &object : formatObjects()) {
        if (name != QLatin1String(object.name))
            continue;
        for (const FormatKey &key : object.keys)
            keys << QString::fromLatin1(key.name);
        for (const FormatKey &key : stageKeys())
            if (object.isStage)
                keys << QString::fromLatin1(key.name);
    }
    keys.sort();
    return keys;
}

QStringList problemsOf(const QByteArray &text)
{
    const auto format = formatFromJson(parseJsonObject(text).value());
    QStringList lines;
    for (const Problem &problem : format ? Problems() : format.error().problems)
        lines << problem.where + u": "_s + problem.what.english();
    return lines;
}

/// Two semi-finals, a final and a match for the third place; `changed` replaces what stands there.
QByteArray cupOfFour(const QList<std::pair<QByteArray, QByteArray>> &changes = {})
{
    QByteArray text = R"({"name": "cup", "title": "Cup", "pool": 4, "stages": [
        {"name": "semi-finals", "type": "knockout", "rounds": [{"name": "semi-finals", "ties": [
            {"match": 1, "home": "#1", "away": "#4"}, {"match": 2, "home": "#2", "away": "#3"}]}]},
        {"name": "finals", "type": "knockout", "rounds": [
            {"name": "third place", "ties": [{"match": 3, "home": "L1", "away": "L2"}]},
            {"name": "final", "ties": [{"match": 4, "home": "W1", "away": "W2"}]}]}],
        "final_places": ["W4", "L4", "W3", "L3"]})";
    for (const auto &[from, to] : changes) {
        if (!text.contains(from))
            qFatal("nothing to change: %s", from.constData());
        text.replace(from, to);
    }
    return text;
}

} // namespace

class TestFormatKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Every kind of object once, each with a key that nobody knows.
    void theTableHasTheKeysThatAreRead()
    {
        const QJsonObject data = dataObject("keys/format.json");
        const QVariantMap objectOfPlace = data.value(u"objects"_s).toObject().toVariantMap();
        const auto format = formatFromJson(data.value(u"format"_s).toObject());
        QVERIFY(!format);
        std::map<QString, QStringList> known;
        for (const Problem &problem : format.error().problems)
            if (isUnknownKey(problem))
                known[problem.where] = problem.hint.arguments.front().split(u", "_s);
        QCOMPARE(qsizetype(known.size()), objectOfPlace.size());
        for (const auto &[place, keys] : known)
            QCOMPARE(keys, keysOf(objectOfPlace.value(place).toString()));
        for (const FormatObject &object : formatObjects())
            QVERIFY(objectOfPlace.values().contains(QString::fromLatin1(object.name)));
    }

    void theManualHasTheTable()
    {
        QFile manual(u"docs/formats.md"_s);
        QVERIFY(manual.open(QIODevice::ReadOnly));
        QVERIFY2(QString::fromUtf8(manual.readAll()).contains(formatKeysText()),
                 "put the output of \"touchline-cli format keys\" into docs/formats.md");
    }

    void theSchemaLeadsToEveryObject()
    {
        const QJsonObject schema = formatSchema();
        const QJsonObject definitions = schema.value(u"$defs"_s).toObject();
        const QString all = QString::fromUtf8(writtenJson(schema));
        for (qsizetype from = all.indexOf("#/$defs/"_L1); from >= 0;
             from = all.indexOf("#/$defs/"_L1, from + 1)) {
            const QString name = all.mid(from + 8, all.indexOf(u'"', from) - from - 8);
            QVERIFY2(definitions.contains(name), qPrintable(name));
        }
        QCOMPARE(definitions.size(),
                 static_cast<qsizetype>(formatObjects().size())); // and "stage", less the file
        const QJsonObject swiss = definitions.value(u"swiss"_s).toObject();
        QCOMPARE(swiss[u"properties"_s][u"first_round"_s][u"enum"_s],
                 (QJsonArray{u"halves"_s, u"drawn"_s, u"neighbours"_s}));
        QCOMPARE(swiss[u"properties"_s][u"type"_s][u"const"_s], QJsonValue(u"swiss"_s));
        // What the reader takes: 0 and 65 are refused.
        QCOMPARE(schema[u"properties"_s][u"draw_limits"_s].toObject()[u"additionalProperties"_s],
                 (QJsonObject{{u"type"_s, u"integer"_s}, {u"minimum"_s, 1}, {u"maximum"_s, 64}}));
        for (const int limit : {0, 1, 64, 65}) {
            const QByteArray limits =
                "\"pool\": 4, \"draw_limits\": {\"UEFA\": " + QByteArray::number(limit) + "}";
            const QStringList problems = problemsOf(cupOfFour({{"\"pool\": 4", limits}}));
            QVERIFY2(problems.isEmpty() == (limit == 1 || limit == 64), qPrintable(problems.join(u'\n')));
        }
    }

    void everyTemplateHasNoLooseEnds()
    {
        QStringList names = formatTemplateNames();
        for (const BuiltTemplate &kind : builtTemplates())
            names << kind.example;
        for (const char *name : {"cup-27-two-legs-away-goals-third-place",
                                 "cup-16-replays-redraw",
                                 "groups-6x5-3-third-place",
                                 "double-elimination-8-no-reset",
                                 "swiss-9x3-drawn",
                                 "swiss-8x3-neighbours",
                                 "league-12x3-split",
                                 "league-12x2-split-half-down",
                                 "league-16x2-split-half-up",
                                 "pyramid-20-24-24-promotion",
                                 "pyramid-20-24-24-relegation",
                                 "evening-4",
                                 "evening-5",
                                 "evening-7",
                                 "evening-12",
                                 "league-phase-36",
                                 "ladder-12x40",
                                 "double-elimination-13-split",
                                 "conferences-8-play-in",
                                 "league-7-play-in-third-place",
                                 "league-10x1-averages-2"})
            names << QString::fromLatin1(name);
        for (const QString &name : names) {
            const auto format = formatTemplate(name);
            QVERIFY2(format.has_value(), qPrintable(name));
            for (const Problem &problem : looseEnds(*format))
                QFAIL(qPrintable(name + u' ' + problem.where + u' ' + problem.what.english()));
            const auto again = formatFromJson(toJson(*format));
            QVERIFY2(again.has_value(), qPrintable(name));
            QVERIFY2(*again == *format, qPrintable(name));
        }
    }

    void looseEndsAreTold_data()
    {
        columns<QByteArray, QStringList>();
        const auto row = [](const char *name, const QByteArray &text, const QStringList &problems) {
            QTest::newRow(name) << text << problems;
        };
        row("none", cupOfFour(), {});
        row("one place into two matches", cupOfFour({{"\"away\": \"W2\"", "\"away\": \"L2\""}}),
            {u"stages[1].rounds[1].ties[0].away: L2 is used in two places."_s});
        row("one place into matches of two stages",
            cupOfFour(
                {{"{\"name\": \"final\", \"ties\": [{\"match\": 4, \"home\": \"W1\", \"away\": \"W2\"}]}]}]",
                  "{\"name\": \"final\", \"ties\": [{\"match\": 4, \"home\": \"W1\", \"away\": \"W2\"}]}]}, "
                  "{\"name\": \"more\", \"type\": \"knockout\", \"rounds\": [{\"name\": \"more\", \"ties\": "
                  "[{\"match\": 5, \"home\": \"L1\", \"away\": \"L4\"}]}]}]"},
                 {"\"W4\", \"L4\", \"W3\", \"L3\"", "\"W4\", \"W5\", \"L5\", \"W3\", \"L3\""}}),
            {u"stages[2].rounds[0].ties[0].home: L1 leads into two matches."_s});
        row("the mate of a loser",
            cupOfFour({{"\"home\": \"L1\", \"away\": \"L2\"", "\"home\": \"L1\", \"away\": \"W2\""},
                       {"\"home\": \"W1\", \"away\": \"W2\"", "\"home\": \"W1\", \"away\": \"W3\""},
                       {"\"L4\", \"W3\", \"L3\"", "\"L4\", \"L3\""}}),
            {u"stages[0].rounds[0].ties[1]: L2 leads nowhere: neither into a match nor to a place."_s});
        row("a final without a second place", cupOfFour({{"\"W4\", \"L4\", ", "\"W4\", "}}),
            {u"stages[1].rounds[1].ties[0]: L4 leads nowhere: neither into a match nor to a place."_s});
        row("a winner without a place", cupOfFour({{"\"L4\", \"W3\", \"L3\"", "\"L4\", \"L3\""}}),
            {u"stages[1].rounds[0].ties[0]: W3 leads nowhere: neither into a match nor to a place."_s});
        row("no final places", cupOfFour({{"\"W4\", \"L4\", \"W3\", \"L3\"", ""}}),
            {u"final_places: There is no champion: name at least the first of the final places."_s});
        row("away goals in one match",
            cupOfFour(
                {{"{\"name\": \"final\", ", "{\"name\": \"final\", \"rules\": {\"away_goals\": true}, "}}),
            {u"stages[1].rounds[1].rules.away_goals: Away goals count in ties of two legs only."_s});
        row("two stages of one name", cupOfFour({{"\"name\": \"finals\"", "\"name\": \"Semi-Finals\""}}),
            {u"stages[1].name: Two stages are named Semi-Finals."_s});
    }
    void looseEndsAreTold()
    {
        const auto [text, problems] = row<QByteArray, QStringList>();
        QCOMPARE(problemsOf(text), problems);
    }

    /// What a competition pinned before these were looked for is played on.
    void aKeptFormatMayHaveLooseEnds()
    {
        const auto format = formatFromJson(
            parseJsonObject(cupOfFour({{"\"W4\", \"L4\", ", "\"W4\", "}})).value(), FormatSource::Kept);
        QVERIFY(format.has_value());
    }

    void theCauseStandsFirst()
    {
        const QStringList problems =
            problemsOf(cupOfFour({{"\"match\": 1, \"home\"", "\"match\": 1, \"hom\""}}));
        QVERIFY(problems.size() > 1);
        QCOMPARE(problems.front(), u"stages[0].rounds[0].ties[0].hom: Unknown entry."_s);
    }

    /// As often as a league of the program may meet, and not more often.
    void meetingsOfAGroup()
    {
        const auto withLegs = [](int legs) {
            QJsonObject object = toJson(formatTemplate(u"league-4x1"_s).value());
            QJsonArray stages = object.value(u"stages"_s).toArray();
            QJsonObject stage = stages.first().toObject();
            stage.insert(u"legs"_s, legs);
            stages.replace(0, stage);
            object.insert(u"stages"_s, stages);
            return problemsOf(QJsonDocument(object).toJson());
        };
        for (const int legs : {1, 2, mostLegs})
            QCOMPARE(withLegs(legs), QStringList());
        for (const int legs : {0, mostLegs + 1})
            QCOMPARE(
                withLegs(legs),
                QStringList{
                    u"stages[0].legs: This must be a whole number from 1 to %1, not %2."_s.arg(mostLegs).arg(
                        legs)});
    }

    void placesBehindThoseThatGoOnMayPlayAConsolation()
    {
        QCOMPARE(problemsOf(R"({"name": "c", "title": "C", "stages": [
            {"name": "groups", "type": "round_robin", "advance": 1, "rules": "atcs",
             "groups": [{"name": "A", "size": 2}, {"name": "B", "size": 2}]},
            {"name": "final", "type": "knockout", "rounds": [
                {"name": "final", "ties": [{"match": 3, "home": "1A", "away": "1B"}]}]},
            {"name": "consolation", "type": "knockout", "rounds": [
                {"name": "consolation", "ties": [{"match": 4, "home": "2A", "away": "2B"}]}]}],
            "final_places": ["W3", "L3", "W4", "L4"]})"),
                 QStringList());
    }
};

TOUCHLINE_TEST(TestFormatKeys)

} // namespace test_format_keys

#include "test_format_keys.moc"
