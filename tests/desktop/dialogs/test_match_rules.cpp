// SPDX-License-Identifier: GPL-3.0-or-later
// Level and options of a stage, a round and a match (ATCS 9.1), with mouse and keys: before a competition
// begins and while it runs.

#include "forms/dialogs/competition/match_rules_dialog.h"
#include "forms/dialogs/teams/team_agents_dialog.h"
#include "forms/wizard/rules/more_rules_dialog.h"
#include "models/views/new_competition/match_rules_draft.h"
#include "tests/desktop/wizard_hands.h"
#include "tests/support/cup_wishes.h"
#include "tests/unit/competition/cup_builder.h"

namespace test_match_rules {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// The dialog that is open.
MatchRulesDialog *shownDialog()
{
    MatchRulesDialog *found = nullptr;
    static_cast<void>(QTest::qWaitFor([&found] {
        for (QWidget *top : QApplication::topLevelWidgets())
            if (auto *dialog = qobject_cast<MatchRulesDialog *>(top);
                dialog != nullptr && dialog->isVisible())
                found = dialog;
        return found != nullptr;
    }));
    if (found == nullptr)
        qFatal("The dialog does not open.");
    turnTo(*found);
    return found;
}

void confirm(const QWidget &dialog)
{
    click(part<QDialogButtonBox>(dialog, "buttons")->button(QDialogButtonBox::Ok));
}

/// The same for a modal dialog, which would wait for ever if it stayed.
void confirmModal(const QDialog &dialog)
{
    confirm(dialog);
    if (dialog.isVisible())
        qFatal("The dialog stays: %s", qPrintable(part<QLabel>(dialog, "problem")->text()));
}

/// Chooses by the keys, from the first line down: letters that are typed slowly, on a busy machine, begin
/// anew.
void chooseByKeys(QComboBox *box, const QString &letters)
{
    box->setFocus();
    settle();
    press(Qt::Key_Home);
    for (int line = 1; line < box->count() && !box->currentText().startsWith(letters); ++line)
        press(Qt::Key_Down);
}

/// The fixtures page, at a match.
void goTo(DesktopCase &program, int number)
{
    const Competition &competition = program.state()->competition;
    const int index = competition.indexOfNumber(number);
    program.window().go(PageKind::Fixtures, program.competition(),
                        competition.fixtures()[static_cast<std::size_t>(index)].id);
    QTest::qWait(50);
}

const QLabel *levelLine(DesktopCase &program)
{
    return part<QLabel>(*program.window().page(), "level");
}

GameChoice choiceOf(DesktopCase &program, int number)
{
    return testing::choiceOf(program.state()->competition, number);
}

} // namespace

class TestMatchRules : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase()
    {
        prepareDesktop();
        qputenv("HOME", m_folder.path().toUtf8());
        qputenv("XDG_CONFIG_HOME", m_folder.path().toUtf8());
    }

    /// Groups by Quick Play, the final at Premier League without referees.
    void inTheWizard()
    {
        DesktopCase program;
        const Wizard wizard(program);
        wizard.click("step2");
        bool isDone = false;
        whenOpen<MoreRulesDialog>(wizard.dialog(), [&isDone](MoreRulesDialog &more) {
            turnTo(more);
            chooseByKeys(part<QComboBox>(more, "level of group stage"), u"Quick"_s);
            whenOpen<MatchRulesDialog>(&more, [&isDone](MatchRulesDialog &rules) {
                // Of one round nothing is to be chosen but the level.
                QVERIFY(!part<QComboBox>(rules, "target")->isVisible());
                chooseByKeys(part<QComboBox>(rules, "level"), u"Premier"_s);
                auto *referees = part<QCheckBox>(rules, "referees");
                QVERIFY(referees->isChecked());
                referees->setFocus();
                press(Qt::Key_Space);
                QVERIFY(!referees->isChecked());
                confirm(rules);
                isDone = true;
            });
            click(part<QPushButton>(more, "options of final"));
            QCOMPARE(part<QComboBox>(more, "level of final")->currentText(), u"Premier League"_s);
            QCOMPARE(part<QPushButton>(more, "options of final")->text(), u"Options (1)…"_s);
            QCOMPARE(part<QPushButton>(more, "options of semi-finals")->text(), u"Options…"_s);
            more.accept();
        });
        wizard.click("moreRules");
        QVERIFY(isDone);
        wizard.click("finish");
        QTRY_VERIFY(program.window().league() != nullptr);
        const std::vector<MatchRules> expected{{u"group stage"_s, 0, u"quick"_s, {}},
                                               {u"final"_s, 0, u"premier"_s, {{u"referees"_s, false}}}};
        QVERIFY(program.state()->competition.definition().format.matchRules == expected);
        // The fixture says so.
        goTo(program, 1);
        QVERIFY2(levelLine(program)->text().contains(u"Quick Play"_s),
                 qPrintable(levelLine(program)->text()));
        goTo(program, 64);
        QVERIFY2(levelLine(program)->text().contains(u"Premier League (Referees: off)"_s),
                 qPrintable(levelLine(program)->text()));
        goTo(program, 63);
        QVERIFY(!levelLine(program)->isVisible());
    }

    void ofAMatchThatIsToCome()
    {
        DesktopCase program(madeLeague(m_folder, {.level = u"basic"_s}, u"Match"_s));
        goTo(program, 5);
        QVERIFY(!levelLine(program)->isVisible());
        QVERIFY(program.run(CommandId::MatchRules));
        MatchRulesDialog *dialog = shownDialog();
        QVERIFY(part<QLabel>(*dialog, "heading")->text().startsWith(u"Match 5"_s));
        auto *target = part<QComboBox>(*dialog, "target");
        QCOMPARE(target->count(), 2);
        QCOMPARE(target->currentText(), u"This match only"_s);
        QCOMPARE(part<QComboBox>(*dialog, "level")->currentText(), u"Like the rest (Basic)"_s);
        chooseByKeys(part<QComboBox>(*dialog, "level"), u"Advanced"_s);
        auto *referees = part<QCheckBox>(*dialog, "referees");
        QVERIFY(!referees->isChecked());
        referees->setFocus();
        press(Qt::Key_Space);
        confirm(*dialog);
        QTRY_COMPARE(choiceOf(program, 5).level, u"advanced"_s);
        QVERIFY(choiceOf(program, 5).options.isOn("referees"));
        QCOMPARE(choiceOf(program, 6).level, u"basic"_s);
        QTRY_VERIFY(levelLine(program)->isVisible());
        QCOMPARE(levelLine(program)->text(), u"Level: Advanced (Referees: on)"_s);
        // It is played so, and stays so.
        QVERIFY(program.run(CommandId::PlaySelected));
        QVERIFY(program.waitForWork());
        QCOMPARE(program.state()->competition.report(program.state()->competition.indexOfNumber(5))->level,
                 u"advanced"_s);
        goTo(program, 5);
        QTRY_VERIFY(!program.action(CommandId::MatchRules)->isEnabled());
        // One step each.
        QVERIFY(program.run(CommandId::Undo));
        QTRY_VERIFY(program.action(CommandId::Undo)->text().contains(u"match 5"_s));
        QVERIFY(program.run(CommandId::Undo));
        QTRY_COMPARE(choiceOf(program, 5).level, u"basic"_s);
    }

    void ofAStageThatHasBegun()
    {
        DesktopCase program(madeLeague(m_folder, {.level = u"basic"_s, .matchdays = 1}, u"Stage"_s));
        goTo(program, 20);
        QVERIFY(program.run(CommandId::MatchRules));
        MatchRulesDialog *dialog = shownDialog();
        chooseByKeys(part<QComboBox>(*dialog, "target"), u"All"_s);
        chooseByKeys(part<QComboBox>(*dialog, "level"), u"Quick"_s);
        confirm(*dialog);
        QTRY_COMPARE(choiceOf(program, 20).level, u"quick"_s);
        QCOMPARE(choiceOf(program, 48).level, u"quick"_s);
        QCOMPARE(choiceOf(program, 1).level, u"basic"_s);
        QCOMPARE(choiceOf(program, 49).level, u"basic"_s);
        // Back to the rest.
        QVERIFY(program.run(CommandId::MatchRules));
        dialog = shownDialog();
        chooseByKeys(part<QComboBox>(*dialog, "target"), u"All"_s);
        QCOMPARE(part<QComboBox>(*dialog, "level")->currentText(), u"Quick Play"_s);
        chooseByKeys(part<QComboBox>(*dialog, "level"), u"Like"_s);
        confirm(*dialog);
        QTRY_COMPARE(choiceOf(program, 20).level, u"basic"_s);
    }

    /// What would do nothing is refused where it was chosen, and nothing is kept.
    void whatWouldDoNothing()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Nothing"_s));
        const Competition before = program.state()->competition;
        goTo(program, 5);
        QVERIFY(program.run(CommandId::MatchRules));
        MatchRulesDialog *dialog = shownDialog();
        auto *periods = part<QSpinBox>(*dialog, "extra_time_periods");
        periods->setFocus();
        press(Qt::Key_Up);
        QCOMPARE(periods->value(), 2);
        confirm(*dialog);
        QVERIFY(dialog->isVisible());
        const auto *problem = part<QLabel>(*dialog, "problem");
        QVERIFY(problem->isVisible());
        QVERIFY2(problem->text().contains(u"have no effect"_s), qPrintable(problem->text()));
        press(Qt::Key_Escape);
        QVERIFY(program.state()->competition == before);
    }

    /// Each team belongs to one who decides for it (ATCS R60): chosen later, by mouse and keys.
    void whoPlaysEachTeam()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Who plays"_s));
        program.window().go(PageKind::Fixtures, program.competition());
        const auto agentsOf = [&program] {
            QStringList agents;
            for (const Entrant &entrant : program.state()->competition.definition().entrants)
                agents << entrant.agent;
            return agents;
        };
        QCOMPARE(agentsOf().count(QString()), 32);
        QString chosen;
        bool isDone = false;
        const auto use = [&](const std::function<void(TeamAgentsDialog &)> &with) {
            isDone = false;
            whenOpen<TeamAgentsDialog>(&program.window(), [&isDone, with](TeamAgentsDialog &dialog) {
                turnTo(dialog);
                with(dialog);
                confirmModal(dialog);
                isDone = true;
            });
            QVERIFY(program.run(CommandId::TeamAgents));
            QVERIFY(isDone);
        };
        use([&chosen](TeamAgentsDialog &dialog) {
            auto *teams = part<QTreeView>(dialog, "teams");
            teams->setFocus();
            press(Qt::Key_Down);
            chosen = teams->currentIndex().siblingAtColumn(TeamAgents::TeamColumn).data().toString();
            press(Qt::Key_Down, Qt::ShiftModifier);
            chooseByKeys(part<QComboBox>(dialog, "agent"), u"Solo"_s);
            QCOMPARE(teams->currentIndex().siblingAtColumn(TeamAgents::AgentColumn).data().toString(),
                     part<QComboBox>(dialog, "agent")->currentText());
        });
        QCOMPARE(agentsOf().count(u"solo"_s), 2);
        const Competition &competition = program.state()->competition;
        for (const Entrant &entrant : competition.definition().entrants)
            if (entrant.name == chosen)
                QCOMPARE(entrant.agent, u"solo"_s);
        // Its matches are played so; nothing is changed by a look.
        const std::size_t entries = program.league().league().history().entries()->size();
        use([](TeamAgentsDialog & /*dialog*/) {});
        QCOMPARE(program.league().league().history().entries()->size(), entries);
        QVERIFY(program.run(CommandId::Undo));
        QTRY_COMPARE(agentsOf().count(QString()), 32);
    }

    void theComputerStopsAtTheMatchesOfAPerson()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"A person plays"_s));
        program.window().go(PageKind::Fixtures, program.competition());
        QString chosen;
        whenOpen<TeamAgentsDialog>(&program.window(), [&chosen](TeamAgentsDialog &dialog) {
            turnTo(dialog);
            auto *teams = part<QTreeView>(dialog, "teams");
            teams->setFocus();
            press(Qt::Key_Down);
            chosen = teams->currentIndex().siblingAtColumn(TeamAgents::TeamColumn).data().toString();
            // A blank would open the list.
            chooseByKeys(part<QComboBox>(dialog, "agent"), u"A"_s);
            confirmModal(dialog);
        });
        QVERIFY(program.run(CommandId::TeamAgents));
        const auto playedCount = [&program] { return playedMatches(program.state()->competition); };
        const auto says = [&program](const QString &words) {
            const QList<QLabel *> labels = program.window().findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [&words](const QLabel *label) {
                return label->isVisible() && label->text().contains(words);
            });
        };
        // The matchday without the one of the person, which the next match then is.
        QVERIFY(program.run(CommandId::PlayMatchday));
        QTRY_COMPARE(playedCount(), 15);
        QVERIFY(program.run(CommandId::PlayNext));
        QTRY_VERIFY(says(u"waits for the person who decides for %1"_s.arg(chosen)));
        QVERIFY(program.run(CommandId::PlayToTheEnd));
        QTRY_VERIFY(says(u"Your turn: 1 match to play."_s));
        QCOMPARE(playedCount(), 15);
        // With its result the computer goes on, to the next match of the person.
        const CompetitionStatePtr state = program.state();
        const std::vector<int> next = state->nextFixtures();
        QCOMPARE(next.size(), std::size_t{1});
        const Fixture &fixture = state->competition.fixtures()[static_cast<std::size_t>(next.front())];
        const PerSide<int> &teams = state->now.fixtures[static_cast<std::size_t>(next.front())].teams;
        QVERIFY(state->competition.entrant(teams[Side::Home]).name == chosen ||
                state->competition.entrant(teams[Side::Away]).name == chosen);
        QVERIFY(program.league().league().results().record(
            program.competition(), {cup::report(state->competition, fixture.number, {2, 1})}, {},
            Message{QT_TRANSLATE_NOOP("core", "Typed"), {}}));
        QTRY_COMPARE(playedCount(), 16);
        QVERIFY(program.run(CommandId::PlayToTheEnd));
        QVERIFY(program.waitForWork());
        QTRY_COMPARE(playedCount(), 31);
        QTRY_VERIFY(says(u"15 matches played. Your turn: 1 match to play."_s));
    }

    void whoPlaysEachTeamInTheWizard()
    {
        DesktopCase program;
        const Wizard wizard(program);
        wizard.click("step2");
        bool isDone = false;
        whenOpen<MoreRulesDialog>(wizard.dialog(), [&isDone](MoreRulesDialog &more) {
            turnTo(more);
            whenOpen<TeamAgentsDialog>(&more, [&isDone](TeamAgentsDialog &dialog) {
                turnTo(dialog);
                auto *teams = part<QTreeView>(dialog, "teams");
                QCOMPARE(teams->model()->rowCount(), 32);
                teams->setFocus();
                press(Qt::Key_Home);
                chooseByKeys(part<QComboBox>(dialog, "agent"), u"Solo"_s);
                confirmModal(dialog);
                isDone = true;
            });
            click(part<QPushButton>(more, "teamAgents"));
            more.accept();
        });
        wizard.click("moreRules");
        QVERIFY(isDone);
        wizard.click("finish");
        QTRY_VERIFY(program.window().league() != nullptr);
        int solo = 0;
        for (const Entrant &entrant : program.state()->competition.definition().entrants)
            solo += entrant.agent == u"solo"_s ? 1 : 0;
        QCOMPARE(solo, 1);
    }

    void theDraft()
    {
        const GameInfo &info = allGames().front()->info();
        const auto level = [&info](const char *name) {
            const LevelSpec &spec = **findLevel(info.levels, QString::fromUtf8(name));
            return LevelChoice{QString::fromUtf8(name), resolveOptions(info.options, spec, {}).value()};
        };
        MatchRulesDraft draft(info, level("premier"), nullptr);
        QVERIFY(draft.isLikeRest() && !draft.rules());
        draft.setOption(u"referees"_s, 0);
        QVERIFY(!draft.isLikeRest());
        QCOMPARE(*draft.rules(), (MatchRules{{}, 0, u"premier"_s, {{u"referees"_s, false}}}));
        // Back to the level's value it is still a choice of its own.
        draft.setOption(u"referees"_s, 1);
        QCOMPARE(*draft.rules(), (MatchRules{{}, 0, u"premier"_s, {}}));
        draft.followRest();
        QVERIFY(!draft.rules());
        const MatchRules own{{}, 0, u"advanced"_s, {{u"referees"_s, true}}};
        MatchRulesDraft again(info, level("basic"), &own);
        QCOMPARE(*again.rules(), own);
        QCOMPARE(levelText(info, again.choice()), u"Advanced (Referees: on)"_s);
        again.setLevel(u"quick"_s);
        QCOMPARE(*again.rules(), (MatchRules{{}, 0, u"quick"_s, {}}));
    }
};

TOUCHLINE_TEST(TestMatchRules)

} // namespace test_match_rules

#include "test_match_rules.moc"
