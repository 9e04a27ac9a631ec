// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/base/parsed_json.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_json_reader {

using namespace touchline;

namespace {

QJsonObject parsed(const QByteArray &bytes)
{
    return parseJsonObject(bytes).value_or(QJsonObject());
}

QStringList described(const Problems &problems)
{
    QStringList all;
    for (const Problem &problem : problems)
        all.append(problem.where + QStringLiteral(": ") + problem.what.english());
    return all;
}

} // namespace

class TestJsonReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatIsThere()
    {
        Problems problems;
        JsonReader reader(parsed(R"({"n":7,"t":"x","f":true,"o":{"k":1},"a":[1,2],"w":"two"})"), problems);
        QCOMPARE(reader.integer("n", 1, 10), 7);
        QCOMPARE(reader.text("t"), QStringLiteral("x"));
        QCOMPARE(reader.flag("f"), true);
        QCOMPARE(reader.object("o").size(), 1);
        QCOMPARE(reader.array("a").size(), 2);
        QCOMPARE(reader.word("w", {"one", "two"}), 1);
        QCOMPARE(reader.value("n").toInt(), 7);
        QVERIFY(reader.has("n") && !reader.has("m"));
        reader.refuseUnknownKeys();
        QVERIFY(problems.empty());
    }

    /// A short text must not become gigabytes.
    void aTreeThatWouldBeTooLargeIsRefused_data()
    {
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("objects") << QByteArray("{\"\":1}");
        QTest::newRow("lists") << QByteArray("[1]");
        QTest::newRow("empty") << QByteArray("{}");
        QTest::newRow("nested") << QByteArray(100, '[') + QByteArray(100, ']');
        QTest::newRow("numbers") << QByteArray("1,1,1,1,1,1,1,1,1,1");
        QTest::newRow("texts") << QByteArray("\"a\",\"\\\"\"");
    }
    void aTreeThatWouldBeTooLargeIsRefused()
    {
        QFETCH(QByteArray, part);
        const auto listed = [&part](qint64 times) {
            return "{\"a\":[" + (part + ',').repeated(times) + "0]}";
        };
        const qint64 one = treeBytesOf(part) + 8;
        const auto refused = parseJsonObject(listed(mostJsonTreeBytes / one + 1));
        QVERIFY(!refused);
        QVERIFY2(refused.error().message.english().contains(QStringLiteral("more than 512 MiB")),
                 qPrintable(refused.error().message.english()));
        QVERIFY(parseJsonObject(listed(1000)));
    }

    void whatIsNestedTooDeepIsRefused()
    {
        constexpr qsizetype deep = 1'000'000;
        QVERIFY(!parseJsonObject("{\"a\":" + QByteArray(deep, '[') + QByteArray(deep, ']') + "}"));
        QVERIFY(!parseJsonObject(QByteArray("{\"a\":").repeated(deep)));
    }

    void fallsBackWhereAnEntryMayBeMissing()
    {
        Problems problems;
        JsonReader reader({}, problems);
        QCOMPARE(reader.integerOr("n", 1, 10, 5), 5);
        QCOMPARE(reader.textOr("t", QStringLiteral("none")), QStringLiteral("none"));
        QCOMPARE(reader.flagOr("f", true), true);
        QVERIFY(reader.arrayOr("a").isEmpty());
        QVERIFY(reader.value("v").isUndefined());
        QVERIFY(problems.empty());
    }

    void tellsEveryMissingEntryOnce()
    {
        Problems problems;
        JsonReader reader({}, problems, QStringLiteral("cup"));
        reader.integer("n", 3, 10);
        reader.text("t");
        reader.flag("f");
        reader.object("o");
        reader.array("a");
        reader.word("w", {"one"});
        QCOMPARE(problems.size(), std::size_t{6});
        QCOMPARE(described(problems).first(), QStringLiteral("cup.n: This entry is missing."));
    }

    void tellsEveryWrongTypeOnce()
    {
        Problems problems;
        JsonReader reader(parsed(R"({"n":"7","h":1.5,"t":7,"f":1,"o":[],"a":{},"w":3})"), problems);
        reader.integer("n", 1, 10);
        reader.integer("h", 1, 10);
        reader.text("t");
        reader.flag("f");
        reader.object("o");
        reader.array("a");
        reader.word("w", {"one"});
        QCOMPARE(problems.size(), std::size_t{7});
    }

    void tellsNumbersOutOfRangeAndUnknownWords()
    {
        Problems problems;
        JsonReader reader(parsed(R"({"n":31,"big":1e30,"w":"three","extra":1})"), problems);
        QVERIFY(reader.integer("n", 5, 30) >= 5);
        reader.integer("big", 0, 9);
        reader.word("w", {"one", "two"});
        reader.refuseUnknownKeys();
        QCOMPARE(described(problems),
                 QStringList({QStringLiteral("n: This must be a whole number from 5 to 30, not 31."),
                              QStringLiteral("big: This must be a whole number."),
                              QStringLiteral("w: \"three\" is not one of these words: one, two."),
                              QStringLiteral("extra: Unknown entry.")}));
    }

    void goesThroughListsWithPaths()
    {
        Problems problems;
        JsonReader reader(parsed(R"({"players":[{"n":1},7,{"n":99}]})"), problems);
        std::vector<int> seen;
        reader.each("players", [&](JsonReader &row, int index) {
            seen.push_back(index);
            row.integer("n", 0, 9);
        });
        QCOMPARE(seen, std::vector<int>({0, 2}));
        QCOMPARE(problems.size(), std::size_t{2});
        QCOMPARE(problems[0].where, QStringLiteral("players[1]"));
        QCOMPARE(problems[1].where, QStringLiteral("players[2].n"));
    }

    void saysWhereADocumentBreaks()
    {
        const auto broken = parseJsonObject("{\n  \"a\": 1,\n  \"é\": oops\n}");
        QVERIFY(!broken.has_value());
        QVERIFY2(broken.error().message.english().contains(QStringLiteral("line 3, column 8)")),
                 qPrintable(broken.error().message.english()));
        QVERIFY(!parseJsonObject("[1]").has_value());
        QVERIFY(!parseJsonObject("").has_value());
        QVERIFY(parseJsonObject("\xef\xbb\xbf{}").has_value());
    }

    void writesForPeople()
    {
        QCOMPARE(writtenJson({{QStringLiteral("b"), 1}, {QStringLiteral("a"), QStringLiteral("ü")}}),
                 QByteArray("{\n    \"a\": \"ü\",\n    \"b\": 1\n}\n"));
    }
};

TOUCHLINE_TEST(TestJsonReader)

} // namespace test_json_reader

#include "test_json_reader.moc"
