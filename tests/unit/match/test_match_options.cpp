// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/option_schema.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

#include <rapidcheck.h>

namespace test_match_options {

using namespace touchline;
using namespace touchline::testing;

namespace {

constexpr std::array<const char *, 3> paces{"slow", "normal", "fast"};
constexpr std::array<OptionSpec, 4> specs{
    OptionSpec{"weather", "Weather", "Rain or shine.", OptionType::Switch, 0, 1, {}, 1},
    OptionSpec{"bonus", "Bonus", "Added to each roll.", OptionType::Number, -2, 4, {}, 3},
    OptionSpec{"pace", "Pace", "How fast they play.", OptionType::Word, 0, 2, paces, 1},
    OptionSpec{"wind", "Wind", "Blows.", OptionType::Switch, 0, 1, {}, 0}};
constexpr std::array<const char *, 3> clubOptions{"weather", "bonus", "pace"};
constexpr std::array<const char *, 1> simpleOptions{"bonus"};
constexpr std::array<LevelDefault, 1> simpleDefaults{LevelDefault{"bonus", -1}};
constexpr std::array<LevelSpec, 2> levels{
    LevelSpec{"club", "Club", "Everything.", clubOptions, {}},
    LevelSpec{"simple", "Simple", "Little.", simpleOptions, simpleDefaults}};

QStringList lines(const Problems &problems)
{
    QStringList all;
    for (const Problem &problem : problems)
        all << (QStringList{problem.where, problem.what.english(), problem.hint.english()}).join(u'|');
    return all;
}

} // namespace

class TestMatchOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutWishesTheStandardsHold()
    {
        const auto values = resolveOptions(specs, levels[0], {});
        QVERIFY(values.has_value());
        QCOMPARE(values->all(), (std::map<QString, int>{{u"weather"_s, 1}, {u"bonus"_s, 3}, {u"pace"_s, 1}}));
    }

    void aLevelHasItsOwnOptionsAndStandards()
    {
        const auto values = resolveOptions(specs, levels[1], {});
        QVERIFY(values.has_value());
        QCOMPARE(values->all(), (std::map<QString, int>{{u"bonus"_s, -1}}));
        QCOMPARE(values->value("weather", 7), 7);
        QVERIFY(!values->isOn("weather"));
        QVERIFY(values->isOn("bonus"));
    }

    void aWishIsTakenAsTypedOrAsJson_data() { rowsFrom<QString, QJsonValue, int>("test_match_options"); }

    void aWishIsTakenAsTypedOrAsJson()
    {
        const auto [name, wish, value] = row<QString, QJsonValue, int>();
        const auto values = resolveOptions(specs, levels[0], {{name, wish}});
        QVERIFY(values.has_value());
        QCOMPARE(values->value(name.toUtf8().constData(), -99), value);
    }

    void aBadWishIsNamed_data() { rowsFrom<QString, QJsonValue, QString>("test_match_options"); }

    void aBadWishIsNamed()
    {
        const auto [name, wish, problem] = row<QString, QJsonValue, QString>();
        const auto values = resolveOptions(specs, levels[0], {{name, wish}});
        VERIFY_FAULT(values, Fault::BadInput);
        QCOMPARE(lines(values.error().problems), QStringList{problem});
    }

    void everyBadWishIsNamed()
    {
        const auto values =
            resolveOptions(specs, levels[1], {{u"bonus"_s, 9}, {u"pace"_s, u"slow"_s}, {u"snow"_s, true}});
        QVERIFY(!values);
        QCOMPARE(values.error().problems.size(), std::size_t{3});
    }

    void wishesAreReadFromOneLine()
    {
        ASSIGN_RESULT(wishes, parseOptionWishes(u" bonus = 2,pace=fast,,weather=a=b "_s));
        QCOMPARE(*wishes,
                 (QJsonObject{{u"bonus"_s, u"2"_s}, {u"pace"_s, u"fast"_s}, {u"weather"_s, u"a=b"_s}}));
        QVERIFY(parseOptionWishes(QString())->isEmpty());
    }

    void whatIsNoPairIsNamed()
    {
        const auto wishes = parseOptionWishes(u"bonus,pace=fast,=3"_s);
        QVERIFY(!wishes);
        QCOMPARE(lines(wishes.error().problems), (QStringList{u"bonus|Write an option as name=value.|"_s,
                                                              u"=3|Write an option as name=value.|"_s}));
    }

    void jsonHoldsTheValuesAsPeopleWriteThem()
    {
        auto values = resolveOptions(specs, levels[0], {{u"pace"_s, u"fast"_s}});
        QVERIFY(values.has_value());
        QCOMPARE(toJson(*values, specs),
                 (QJsonObject{{u"weather"_s, true}, {u"bonus"_s, 3}, {u"pace"_s, u"fast"_s}}));
    }

    void jsonComesBackAsItWas()
    {
        QVERIFY(rc::check("values -> JSON -> values", [] {
            OptionValues values;
            values.set(u"weather"_s, *rc::gen::inRange(0, 2));
            values.set(u"bonus"_s, *rc::gen::inRange(-2, 5));
            values.set(u"pace"_s, *rc::gen::inRange(0, 3));
            const auto again = resolveOptions(specs, levels[0], toJson(values, specs));
            RC_ASSERT(again.has_value());
            RC_ASSERT(*again == values);
        }));
    }

    void anUnknownLevelNamesThoseThatExist()
    {
        QCOMPARE(*findLevel(levels, u"simple"_s), &levels[1]);
        const auto unknown = findLevel(levels, u"Club"_s);
        VERIFY_FAULT(unknown, Fault::NotFound);
        QCOMPARE(unknown.error().message.english(), u"There is no level \"Club\". Levels: club, simple."_s);
    }
};

TOUCHLINE_TEST(TestMatchOptions)

} // namespace test_match_options

#include "test_match_options.moc"
