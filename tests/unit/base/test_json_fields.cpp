// SPDX-License-Identifier: GPL-3.0-or-later
// A struct with a table of its fields: what is read, written, left out and refused.
#include "core/base/json_fields.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace touchline {

namespace {

enum class Foot { Left, Right, Both };

struct Boots
{
    int size = 40;
    bool studs = true;

    bool operator==(const Boots &) const = default;
};

struct Striker
{
    QString name;
    Foot foot = Foot::Right;
    std::optional<int> goals;
    TablePoints grade = 3;
    Boots boots;
    std::vector<Boots> spare;
    int caps = 0;
    int number = 9;
};

void readNumber(JsonReader &reader, const FileKey &key, Striker &striker)
{
    striker.number = reader.integerOr(key.name, 1, 99, striker.caps + 1);
}

QJsonValue numberJson(const FileKey &, const Striker &striker)
{
    return striker.number;
}

} // namespace

template <>
inline constexpr std::array jsonFields<Boots>{
    field<&Boots::size>("size", 30, 50),
    optionalField<&Boots::studs>("studs"),
};

template <>
inline constexpr std::array jsonFields<Striker>{
    field<&Striker::name>("name", nullptr, "His name."),
    field<&Striker::foot>("foot", "right", "With which he shoots.", "left right both"),
    optionalField<&Striker::goals>("goals", 0, 999),
    field<&Striker::grade>("grade", "3", "Of the papers.", 1, 6),
    optionalField<&Striker::boots>("boots"),
    optionalField<&Striker::spare>("spare"),
    alwaysWritten(optionalField<&Striker::caps>("caps", 0, 300)),
    fieldBy<readNumber, numberJson>({"number", FileValue::Number, "caps + 1", "On the shirt.", 1, 99}),
};

} // namespace touchline

namespace test_json_fields {

using namespace touchline;

namespace {

struct Read
{
    Striker striker;
    QStringList problems;
};

Read read(const char *json)
{
    Problems problems;
    JsonReader reader(parseJsonObject(json).value_or(QJsonObject()), problems);
    Read result;
    readFields(reader, result.striker);
    reader.refuseUnknownKeys();
    for (const Problem &problem : problems)
        result.problems.append(problem.where + QStringLiteral(": ") + problem.what.english());
    return result;
}

} // namespace

class TestJsonFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsMissingIsAsUsual()
    {
        const Read few = read(R"({"name": "Ann"})");
        QCOMPARE(few.problems, QStringList());
        QCOMPARE(few.striker.foot, Foot::Right);
        QVERIFY(!few.striker.goals);
        QVERIFY(few.striker.boots == Boots());
        QCOMPARE(few.striker.number, 1);
        QCOMPARE(writeFields(few.striker),
                 parseJsonObject(R"({"name": "Ann", "caps": 0, "number": 1})").value());
    }

    void whatIsWrittenIsRead()
    {
        const char *const all = R"({"name": "Ann", "foot": "both", "goals": 0, "grade": 2.5, "caps": 7,
            "boots": {"size": 38}, "spare": [{"size": 39, "studs": false}], "number": 8})";
        const Read read = test_json_fields::read(all);
        QCOMPARE(read.problems, QStringList());
        QCOMPARE(read.striker.foot, Foot::Both);
        QCOMPARE(read.striker.goals, std::optional(0));
        QVERIFY((read.striker.spare == std::vector<Boots>{{39, false}}));
        QCOMPARE(writeFields(read.striker), parseJsonObject(all).value());
    }

    void whatIsWrongIsToldWithItsPlace()
    {
        QCOMPARE(
            read(R"({"foot": "head", "goals": -1, "grade": 2.25, "boots": {"studs": 1, "colour": "red"},
                          "spare": [{"size": 51}], "hair": "long"})")
                .problems,
            (QStringList{QStringLiteral("name: This entry is missing."),
                         QStringLiteral("foot: \"head\" is not one of these words: left, right, both."),
                         QStringLiteral("goals: This must be a whole number from 0 to 999, not -1."),
                         QStringLiteral("grade: This must be a whole number, or one and a half as in 2.5."),
                         QStringLiteral("boots.size: This entry is missing."),
                         QStringLiteral("boots.studs: This must be true or false."),
                         QStringLiteral("boots.colour: Unknown entry."),
                         QStringLiteral("spare[0].size: This must be a whole number from 30 to 50, not 51."),
                         QStringLiteral("hair: Unknown entry.")}));
    }

    /// The kind of value for the manual and the schema follows from the member.
    void theKindFollowsFromTheMember()
    {
        using enum FileValue;
        const std::array kinds{Text, Word, Number, HalfPoints, Object, Objects, Number, Number};
        for (std::size_t i = 0; i < kinds.size(); ++i)
            QCOMPARE(jsonFields<Striker>[i].value, kinds[i]);
    }
};

TOUCHLINE_TEST(TestJsonFields)

} // namespace test_json_fields

#include "test_json_fields.moc"
