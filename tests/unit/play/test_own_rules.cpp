// SPDX-License-Identifier: GPL-3.0-or-later
// Rules that an organiser has named: what they are chosen by, and when a name is taken.
#include "core/play/changes/own_rules.h"

#include "core/competition/rules/named_rules.h"
#include "core/discipline/discipline_rules.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

namespace test_own_rules {

using namespace touchline;
using namespace touchline::testing;

namespace {

RuleSet tableRules(const char *name, int win)
{
    RuleSet rules = ruleSet(u"league-3-1-0"_s).value();
    rules.name = QString::fromUtf8(name);
    rules.points.win = win;
    return rules;
}

QJsonObject discipline(const char *name, const QString &key = {}, const QJsonValue &value = {})
{
    QJsonObject rules = withRulesName(disciplineRulesFile(u"domestic"_s).value(), QString::fromUtf8(name));
    if (!key.isEmpty())
        rules.insert(key, value);
    return rules;
}

UsedRules used(const char *competition, std::vector<RuleSet> tables, const QJsonObject &ofCards = {})
{
    return {QUuid::createUuid(), QString::fromUtf8(competition), std::move(tables), ofCards};
}

} // namespace

class TestOwnRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The newest competition first; what others have under the same name is told from it.
    void eachCanBeChosen()
    {
        const std::vector<UsedRules> all{
            used("Third", {tableRules("Ours", 4)}),
            used("Second", {tableRules("ours", 2), tableRules("league-3-1-0", 3), tableRules("", 3)}),
            used("First", {tableRules("Ours", 4), tableRules("Other", 3)}),
            used("Second", {tableRules("OURS", 5)})};
        const OwnRules own = ownRulesOf(all);
        QStringList labels;
        for (const OwnTableRules &one : own.tables)
            labels << one.label;
        QCOMPARE(labels, (QStringList{u"Ours"_s, u"ours (Second)"_s, u"Other"_s, u"OURS (Second, 2)"_s}));
        QCOMPARE(own.tables[0].competitions, (std::vector<QUuid>{all[0].competition, all[2].competition}));
        QCOMPARE(own.tables[1].competitions, (std::vector<QUuid>{all[1].competition}));
        QCOMPARE(own.tables[1].rules, all[1].tables.front());
        QCOMPARE(own.tablesCalled(u"OTHER"_s), &own.tables[2]);
        QCOMPARE(own.tablesCalled(u"Second"_s), nullptr);
        QVERIFY(own.disciplines.empty());
    }

    void aNameIsTakenByOtherRulesOfOthers()
    {
        const UsedRules first = used("First", {tableRules("Ours", 4)});
        const OwnRules own = ownRulesOf({first});
        QVERIFY(!own.isTaken(tableRules("Ours", 4)));
        QVERIFY(own.isTaken(tableRules("OURS", 4)));
        QVERIFY(own.isTaken(tableRules("Ours", 5)));
        QVERIFY(own.isTaken(tableRules("Ours", 5), QUuid::createUuid()));
        QVERIFY(!own.isTaken(tableRules("Ours", 5), first.competition));
        QVERIFY(!own.isTaken(tableRules("Theirs", 5)));
        QVERIFY(checkNotTaken(own, tableRules("Ours", 4)).has_value());
        const auto refused = checkNotTaken(own, tableRules("Ours", 5));
        VERIFY_FAULT(refused, Fault::Conflict);
        QCOMPARE(refused.error().message.english(),
                 u"Another competition has different rules called \"Ours\". Choose another name."_s);
    }

    /// What rules of cards have from the game of their competition makes no others of them.
    void rulesOfCardsFollowTheirGame()
    {
        const QJsonObject ours = discipline("Ours", u"season_out_games"_s, 10);
        const UsedRules first = used("First", {}, ours);
        const OwnRules own = ownRulesOf({first, used("Second", {}, discipline("domestic"))});
        QCOMPARE(own.disciplines.size(), std::size_t{1});
        QCOMPARE(own.disciplineCalled(u"ours"_s), &own.disciplines.front());
        for (const char *ofGame : {"injuries", "season_out_games", "bans_run_while_injured"})
            QVERIFY2(!own.isTaken(discipline("Ours", QString::fromLatin1(ofGame), 7)), ofGame);
        const QJsonObject others = discipline("Ours", u"bans_add_up"_s, u"other"_s);
        QVERIFY(own.isTaken(others));
        QVERIFY(!own.isTaken(others, first.competition));
        QVERIFY(!checkNotTaken(own, others));
        QVERIFY(checkNotTaken(own, ours).has_value());
    }

    /// The league saves what nobody follows any more, and nothing else.
    void whatNobodyFollowsIsSaved()
    {
        const UsedRules club = used("Club", {tableRules("Ours", 4)}, discipline("Our cards"));
        const UsedRules other = used("Other", {tableRules("Ours", 4)});
        const SavedRules both{{tableRules("Ours", 4)}, {discipline("Our cards")}};
        QCOMPARE(savedAfter({}, {}, club, {}), SavedRules{});
        QCOMPARE(savedAfter({}, club, {}, {}), both);
        // Another one goes on with the tables.
        QCOMPARE(savedAfter({}, club, {}, {other}), (SavedRules{{}, {discipline("Our cards")}}));
        // Published ones in their place; others of the same name; the same ones by another name.
        const UsedRules published = used("Club", {ruleSet(u"league-3-1-0"_s).value()});
        QCOMPARE(savedAfter({}, club, published, {}), both);
        const UsedRules changed = used("Club", {tableRules("ours", 5)}, discipline("Our cards"));
        QCOMPARE(savedAfter({}, club, changed, {}), SavedRules{});
        const UsedRules renamed = used("Club", {tableRules("Theirs", 4)}, discipline("Their cards"));
        QCOMPARE(savedAfter({}, club, renamed, {}), SavedRules{});
        // Saved ones get what their name means now, unless somebody else follows them.
        QCOMPARE(savedAfter(both, {}, changed, {}).tables, std::vector{tableRules("ours", 5)});
        QCOMPARE(savedAfter(both, {}, changed, {other}).tables, std::vector{tableRules("Ours", 4)});
        // They can be chosen, and their name is free for others.
        const OwnRules own = ownRulesOf({}, both);
        QVERIFY(own.tablesCalled(u"ours"_s) != nullptr);
        QVERIFY(own.tablesCalled(u"ours"_s)->competitions.empty());
        QVERIFY(own.disciplineCalled(u"Our cards"_s) != nullptr);
        QVERIFY(!own.isTaken(tableRules("Ours", 5)));
        // Those that a competition follows stand there once; others of the name have a number.
        QCOMPARE(ownRulesOf({club}, both).tables.size(), std::size_t{1});
        QCOMPARE(ownRulesOf({changed}, both).tables.at(1).label, u"Ours (2)"_s);
    }

    void names_data()
    {
        columns<QString, QString>();
        QTest::newRow("blanks") << u"  Our   rules "_s << u"Our rules"_s;
        QTest::newRow("the longest") << QString(longestRulesName, u'm') << QString(longestRulesName, u'm');
        QTest::newRow("longer") << QString(longestRulesName + 1, u'm') << QString();
        QTest::newRow("none") << u" "_s << QString();
        QTest::newRow("a word") << u"List"_s << QString();
        QTest::newRow("published") << u"League-3-1-0"_s << QString();
        QTest::newRow("published for cards") << u"Domestic"_s << QString();
    }
    void names()
    {
        const auto [wish, name] = row<QString, QString>();
        const auto given = ownRulesName(wish);
        QCOMPARE(given.value_or(QString()), name);
    }
};

TOUCHLINE_TEST(TestOwnRules)

} // namespace test_own_rules

#include "test_own_rules.moc"
