// SPDX-License-Identifier: GPL-3.0-or-later
// Points, tie-breaks and discipline of a new competition, with mouse and keys: by country and year, by name,
// and out of a file.

#include "core/competition/format/format_tables.h"
#include "forms/wizard/game_page.h"
#include "forms/wizard/rules/table_rules_dialog.h"
#include "models/words/competition/table_rules_text.h"
#include "tests/desktop/wizard_hands.h"

namespace test_table_rules {

using namespace touchline;
using namespace touchline::testing;

namespace {

const QByteArray fourForAWin = R"({"points": {"win": 4, "draw": 1, "defeat": 0},
                                   "tie_breaks": ["points", "away_goals", "lots"]})";
const QByteArray strict = R"({"name": "strict", "version": 1, "title": "Strict", "red_card": {"games": 5},
    "second_yellow_card": {"games": 2}, "yellow_cards": [{"in": "competition", "count": 1, "games": 2}],
    "bans_add_up": true, "injuries": [], "season_out_games": 0, "bans_run_while_injured": true,
    "unrecorded_matches_count": true})";

/// What a search finds: "Germany: Bundesliga: 1969/70 to 1994/95".
QStringList found(const QString &words)
{
    TableRulesModel rules({}, {});
    FoundTableRules list;
    list.setSourceModel(&rules);
    list.search(words);
    QStringList all;
    for (int group = 0; group < list.rowCount(); ++group) {
        const QModelIndex heading = list.index(group, 0);
        for (int row = 0; row < list.rowCount(heading); ++row)
            all << heading.data().toString() + u": "_s + list.index(row, 0, heading).data().toString();
    }
    return all;
}

std::vector<RuleSet> tableRulesOf(DesktopCase &program)
{
    std::vector<RuleSet> rules;
    const CompetitionStatePtr state = program.state();
    for (const TablePlan &table : tablesOf(state->competition.definition().format))
        rules.push_back(*table.rules);
    return rules;
}

/// Clicks the button for the rules and does this with the dialog.
void withRules(const Wizard &wizard, const std::function<void(TableRulesDialog &)> &use)
{
    bool isDone = false;
    whenOpen<TableRulesDialog>(wizard.dialog(), [&](TableRulesDialog &dialog) {
        turnTo(dialog);
        use(dialog);
        isDone = true;
        if (dialog.isVisible())
            click(part<QDialogButtonBox>(dialog, "buttons")->button(QDialogButtonBox::Ok));
    });
    wizard.click("tableRules");
    QVERIFY(isDone);
}

} // namespace

class TestTableRules : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString written(const char *name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(QString::fromUtf8(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s could not be written.", name);
        return file.fileName();
    }

private Q_SLOTS:
    void initTestCase()
    {
        prepareDesktop();
        qputenv("HOME", m_folder.path().toUtf8());
        qputenv("XDG_CONFIG_HOME", m_folder.path().toUtf8());
    }

    void everyRuleSetIsListed()
    {
        TableRulesModel rules(ruleSet(u"atcs"_s).value(), {});
        const QAbstractItemModelTester tester(&rules);
        QStringList names;
        QStringList titles;
        for (int group = 1; group < rules.rowCount(); ++group) {
            const QModelIndex heading = rules.index(group, 0);
            QVERIFY(rules.rulesAt(heading) == nullptr);
            for (int row = 0; row < rules.rowCount(heading); ++row) {
                const QModelIndex one = rules.index(row, 0, heading);
                names << rules.rulesAt(one)->name;
                titles << rules.titleOf(one);
                QCOMPARE(rules.indexOf(rules.titleOf(one)), one);
                QVERIFY2(!rules.titleOf(one).contains(names.last()), "a name of the terminal");
            }
        }
        names.sort();
        QStringList all = ruleSetNames();
        all.sort();
        QCOMPARE(names, all);
        QCOMPARE(titles.removeDuplicates(), 0);
        const QModelIndex own = rules.index(0, 0, rules.index(0, 0));
        QVERIFY(rules.isFormats(own));
        QCOMPARE(rules.rulesAt(own)->name, u"atcs"_s);
    }

    void theyAreFoundByCountryLeagueAndYear()
    {
        QCOMPARE(found(u"germany 1975"_s), QStringList{u"Germany: Bundesliga: 1969/70 to 1994/95"_s});
        QCOMPARE(found(u"bundesliga germany 2024"_s), QStringList{u"Germany: Bundesliga: Since 2018/19"_s});
        QCOMPARE(found(u"world cup 1970"_s), QStringList{u"FIFA World Cup: 1970"_s});
        QVERIFY(found(u"germany 1900"_s).isEmpty());
        QVERIFY(found(u"nowhere"_s).isEmpty());
        // The latest first.
        const QStringList spain = found(u"SPAIN"_s);
        QCOMPARE(spain.size(), 3);
        QCOMPARE(spain.first(), u"Spain: La Liga: Since 2010/11"_s);
        QVERIFY(found(QString()).size() > 50);
    }

    void inWords()
    {
        const Language english;
        const auto line = [&english](const char *name) {
            return tableRulesLine(ruleSet(QString::fromUtf8(name)).value(), english);
        };
        QCOMPARE(line("league-2-1-0"),
                 u"2 points for a win, 1 for a draw. Level on points: goal difference; goals "
                 "scored; drawing of lots."_s);
        const TableRulesText champions = tableRulesText(ruleSet(u"champions-2020"_s).value(), english);
        QCOMPARE(champions.points,
                 u"5 points for a win; no draws; 4 to 1 in extra time; 3 to 2 in a shoot-out."_s);
        QCOMPARE(champions.criteria[2], u"matches between the level teams: points, away goals"_s);
        QVERIFY(champions.notes.isEmpty());
        const TableRulesText spain = tableRulesText(ruleSet(u"spain-2015"_s).value(), english);
        QVERIFY(spain.criteria.first().startsWith(u"matches between the level teams: points"_s));
        QVERIFY(
            spain.notes.contains(u"Matches between level teams count only when all of them are played."_s));
        // Each criterion has a word of its own.
        for (const TieBreak one : allTieBreaks) {
            RuleSet rules;
            rules.tieBreaks = {TieBreak::Points, one};
            const QStringList criteria = tableRulesText(rules, english).criteria;
            QCOMPARE(criteria.size(), one == TieBreak::Points ? 0 : 1);
            QVERIFY(!criteria.contains(u"no withdrawal"_s));
        }
    }

    /// A league by the rules of another time: typed, seen in words, made.
    void aLeagueOfAnotherTime()
    {
        DesktopCase program;
        const Wizard wizard(program);
        wizard.chooseTemplate(u"League"_s);
        wizard.click("step2");
        const auto *button = wizard.find<QPushButton>("tableRules");
        const auto *help = wizard.find<QLabel>("tableRulesHelp");
        QCOMPARE(button->text(), u"As in the template…"_s);
        QVERIFY2(help->text().startsWith(u"3 points for a win, 1 for a draw."_s), qPrintable(help->text()));
        withRules(wizard, [](TableRulesDialog &dialog) {
            type(u"england 1975"_s);
            QCOMPARE(part<QLabel>(dialog, "points")->text(), u"2 points for a win, 1 for a draw."_s);
            const QString criteria = part<QLabel>(dialog, "criteria")->text();
            QVERIFY2(criteria.contains(u"\n1. goal average"_s), qPrintable(criteria));
            QVERIFY(part<QLabel>(dialog, "source")->isVisible());
            // What nothing matches cannot be used.
            type(u"x"_s);
            QVERIFY(part<QLabel>(dialog, "nothing")->isVisible());
            QVERIFY(!part<QDialogButtonBox>(dialog, "buttons")->button(QDialogButtonBox::Ok)->isEnabled());
            press(Qt::Key_Backspace);
            QVERIFY(!part<QLabel>(dialog, "nothing")->isVisible());
        });
        QCOMPARE(button->text(), u"England: Football League, EFL, 1888/89 to 1975/76…"_s);
        QVERIFY(help->text().startsWith(u"2 points for a win"_s));
        // The arrow keys go from rules to rules, past the headings between them.
        withRules(wizard, [](TableRulesDialog &dialog) {
            type(u"england"_s);
            for (const char *title : {"England: Football League, EFL, 1976/77 to 1980/81",
                                      "England: Football League, EFL, 1981/82 to 1991/92"}) {
                press(Qt::Key_Up);
                QCOMPARE(part<QLabel>(dialog, "title")->text(), QString::fromUtf8(title));
            }
            for (int i = 0; i < 3; ++i)
                press(Qt::Key_Up);
            QCOMPARE(part<QLabel>(dialog, "title")->text(),
                     u"England: Football League, EFL, since 2021/22"_s);
            press(Qt::Key_Up);
            QCOMPARE(part<QLabel>(dialog, "title")->text(), u"England: Premier League, 1992/93 to 2018/19"_s);
            press(Qt::Key_Escape);
        });
        // Opened again they are the chosen ones, and a look changes nothing.
        withRules(wizard, [](TableRulesDialog &dialog) {
            QCOMPARE(part<QLabel>(dialog, "title")->text(),
                     u"England: Football League, EFL, 1888/89 to 1975/76"_s);
            press(Qt::Key_Escape);
        });
        QVERIFY(wizard.draft().summary().contains(
            u"Points and tie-breaks: England: Football League, EFL, 1888/89 to 1975/76."_s));
        wizard.click("finish");
        QTRY_VERIFY(program.window().league() != nullptr);
        for (const RuleSet &rules : tableRulesOf(program))
            QCOMPARE(rules.name, u"england-football-league-1888"_s);
    }

    void rulesOutOfAFile()
    {
        const QString own = written("four.json", fourForAWin);
        const QString wrong = written("wrong.json", R"({"points": {"win": 3}, "tie_break": []})");
        DesktopCase program;
        const Wizard wizard(program);
        wizard.click("step2");
        withRules(wizard, [&](TableRulesDialog &dialog) {
            const QString before = part<QLabel>(dialog, "title")->text();
            dialog.takeFile(wrong);
            const auto *problem = part<QLabel>(dialog, "problem");
            QVERIFY(problem->isVisible());
            QVERIFY2(problem->text().startsWith(u"wrong.json: "_s), qPrintable(problem->text()));
            QVERIFY(problem->text().contains(u"tie_break"_s));
            QCOMPARE(part<QLabel>(dialog, "title")->text(), before);
            dialog.takeFile(own);
            QVERIFY(!problem->isVisible());
            QCOMPARE(part<QLabel>(dialog, "title")->text(), u"From four.json"_s);
            QCOMPARE(part<QLabel>(dialog, "points")->text(), u"4 points for a win, 1 for a draw."_s);
        });
        // The file may go; the dialog knows the rules again.
        QVERIFY(QFile::remove(own));
        withRules(wizard, [](TableRulesDialog &dialog) {
            QCOMPARE(part<QLabel>(dialog, "title")->text(), u"From four.json"_s);
        });
        wizard.click("finish");
        QTRY_VERIFY(program.window().league() != nullptr);
        QCOMPARE(tableRulesOf(program).size(), std::size_t{8});
        for (const RuleSet &rules : tableRulesOf(program)) {
            QCOMPARE(rules.name, u"four"_s);
            QCOMPARE(rules.points.win, 4);
        }
    }

    /// A cup has no tables, and a World Cup as it was held has its own.
    void whereTheyWouldDoNothing()
    {
        DesktopCase program;
        const Wizard wizard(program);
        const auto *button = wizard.find<QPushButton>("tableRules");
        const auto *help = wizard.find<QLabel>("tableRulesHelp");
        wizard.draft().setTableRules(TableRules{ruleSet(u"league-2-1-0"_s).value(), {}});
        wizard.draft().setFormat(u"cup-8"_s);
        wizard.click("step2");
        QVERIFY(!button->isEnabled());
        QCOMPARE(help->text(), u"This template has no tables."_s);
        QVERIFY(wizard.draft().made().has_value());
        wizard.draft().setFormat(u"worldcup-1970"_s);
        wizard.click("step2");
        QVERIFY(!button->isEnabled());
        QCOMPARE(help->text(), u"As it was held: the rules of that year."_s);
        QVERIFY(wizard.draft().made().has_value());
        wizard.draft().setSource({TeamSource::Kind::ByChance});
        wizard.click("step2");
        QVERIFY(button->isEnabled());
        const auto made = wizard.draft().made();
        QVERIFY(made.has_value());
        QCOMPARE(tablesOf(made->competition.definition().format).front().rules->name, u"league-2-1-0"_s);
    }

    /// A file that was refused is of no matter for another game.
    void whatIsWrongWithAFileGoesWithTheGame()
    {
        const QString nameless = written("other.json", QByteArray(strict).replace("\"strict\"", "\"\""));
        DesktopCase program;
        const Wizard wizard(program);
        wizard.click("step2");
        const auto *problem = wizard.find<QLabel>("disciplineProblem");
        wizard.chooseFile("disciplineFile", nameless);
        QTRY_VERIFY(problem->isVisible());
        const auto *game = wizard.find<QComboBox>("game");
        wizard.choose("game", game->currentIndex() == 0 ? 1 : 0);
        QVERIFY(!problem->isVisible());
        wizard.chooseFile("disciplineFile", nameless);
        QTRY_VERIFY(problem->isVisible());
        auto *box = wizard.find<QComboBox>("discipline");
        box->setCurrentIndex(box->currentIndex() == 0 ? 1 : 0);
        QVERIFY(!problem->isVisible());
        wizard.click("cancel");
    }

    void disciplineOutOfAFile()
    {
        const QString own = written("strict.json", strict);
        const QString nameless = written("nameless.json", QByteArray(strict).replace("\"strict\"", "\"\""));
        DesktopCase program;
        const Wizard wizard(program);
        wizard.click("step2");
        auto *box = wizard.find<QComboBox>("discipline");
        const auto *problem = wizard.find<QLabel>("disciplineProblem");
        const int count = box->count();
        wizard.chooseFile("disciplineFile", nameless);
        QTRY_VERIFY(problem->isVisible());
        QVERIFY2(problem->text().contains(u"The rules need a name."_s), qPrintable(problem->text()));
        QCOMPARE(box->count(), count);
        for (int twice = 0; twice < 2; ++twice) {
            wizard.chooseFile("disciplineFile", own);
            QTRY_COMPARE(box->currentText(), u"Strict (from strict.json)"_s);
            QVERIFY(!problem->isVisible());
            QCOMPARE(box->count(), count + 1);
        }
        // Others, and back.
        box->setCurrentIndex(1);
        QVERIFY(wizard.draft().discipline() != u"strict"_s);
        box->setCurrentIndex(count);
        QCOMPARE(wizard.draft().discipline(), u"strict"_s);
        wizard.click("finish");
        QTRY_VERIFY(program.window().league() != nullptr);
        const CompetitionStatePtr state = program.state();
        QVERIFY(state->rules->discipline.has_value());
        QCOMPARE(state->rules->discipline->redGames, 5);
    }
};

TOUCHLINE_TEST(TestTableRules)

} // namespace test_table_rules

#include "test_table_rules.moc"
