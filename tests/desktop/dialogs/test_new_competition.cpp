// SPDX-License-Identifier: GPL-3.0-or-later
// A new competition, step by step, with real clicks; the models behind it.

#include "core/competition/format/format_tables.h"
#include "core/competition/templates/templates.h"
#include "core/games/atcs/card/card_library.h"
#include "core/play/matches/matchday.h"
#include "core/play/qualifying_competition.h"
#include "core/teams/historic_teams.h"
#include "forms/widgets/screen_fit.h"
#include "forms/wizard/draw_ball.h"
#include "forms/wizard/draw_page.h"
#include "forms/wizard/format_view.h"
#include "forms/wizard/rules/more_rules_dialog.h"
#include "forms/wizard/team_board.h"
#include "forms/wizard/template_page.h"
#include "models/views/home/draw_show.h"
#include "models/views/new_competition/format_flow.h"
#include "models/views/new_competition/template_model.h"
#include "models/views/teams/club_card.h"
#include "models/views/teams/participant_model.h"
#include "tests/desktop/wizard_hands.h"
#include "tests/support/atcs_cards.h"
#include "tests/support/club_squad.h"

#include <QJsonDocument>

namespace test_new_competition {

using namespace touchline;
using namespace touchline::testing;

namespace {

using Step = CompetitionDraft::Step;
using Kind = TeamSource::Kind;

QString madeEmptyLeague(const QTemporaryDir &folder, const QString &name)
{
    QString path = folder.filePath(name + u".touchline"_s);
    if (const auto league = League::create(path, name, {u"Anna"_s, false, {}}); !league)
        qFatal("%s", qPrintable(league.error().message.english()));
    return path;
}

bool writeFile(const QString &path, const QByteArray &content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

Team club(const QString &name)
{
    Team team;
    team.id = QUuid::createUuid();
    team.name = name;
    return team;
}

CompetitionWishes usualWishes(std::uint64_t seed)
{
    CompetitionWishes wishes;
    wishes.seed = seed;
    wishes.choice.game = allGames().front();
    wishes.choice.level = QLatin1String(wishes.choice.game->info().levels.front().name);
    const QString agent = QLatin1String(wishes.choice.game->info().agents.front().name);
    wishes.choice.agents = PerSide<QString>{{agent, agent}};
    return wishes;
}

} // namespace

class TestNewCompetition : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase()
    {
        prepareDesktop();
        // New leagues are proposed for the folder of the documents.
        qputenv("HOME", m_folder.path().toUtf8());
        qputenv("XDG_CONFIG_HOME", m_folder.path().toUtf8());
    }

    void threeClicksMakeAWorldCup()
    {
        DesktopCase program;
        const Wizard wizard(program);
        wizard.click("next");
        wizard.click("next");
        wizard.click("finish");
        QTRY_VERIFY(program.window().league() != nullptr);
        QCOMPARE(program.league().competitions().size(), std::size_t(1));
        QVERIFY(program.league().league().place().startsWith(m_folder.path()));
        const CompetitionStatePtr state = program.state();
        QCOMPARE(state->name(), u"World Cup with 32 teams"_s);
        QCOMPARE(state->toBePlayed(), 64);
        QCOMPARE(program.window().competition(), state->id());
        // It can be played.
        QVERIFY(program.run(CommandId::PlayMatchday));
        QVERIFY(program.waitForWork());
        QCOMPARE(program.state()->played(), 16);
    }

    void theLeagueTakesItUpAsOneCommand()
    {
        DesktopCase program(madeEmptyLeague(m_folder, u"One command"_s));
        {
            const Wizard wizard(program);
            QVERIFY(!wizard.draft().file());
            wizard.click("finish");
        }
        QTRY_COMPARE(program.league().competitions().size(), std::size_t(1));
        QVERIFY(program.run(CommandId::Undo));
        QCOMPARE(program.league().competitions().size(), std::size_t(0));
    }

    void aLeagueOfClubs()
    {
        DesktopCase program(madeEmptyLeague(m_folder, u"Clubs"_s));
        const Wizard wizard(program);
        wizard.chooseTemplate(u"League"_s);
        auto *numbers = wizard.find<QSpinBox>("number1");
        QCOMPARE(numbers->value(), 20);
        numbers->setValue(4);
        wizard.click("next");
        wizard.click("next");
        wizard.choose("source", wizard.find<QComboBox>("source")->count() - 1);
        for (const char *club : {"Rovers", "United", "Wanderers", "Albion"}) {
            wizard.type("club", QString::fromLatin1(club));
            QTest::keyClick(wizard.find<QLineEdit>("club"), Qt::Key_Return);
        }
        // Return behind a name adds the club and does not go on.
        QVERIFY(wizard.find<QLineEdit>("club")->isVisible());
        QCOMPARE(wizard.find<QLabel>("count")->text(), u"4 of 4 teams"_s);
        wizard.click("step5");
        wizard.type("name", u"Tuesday League"_s);
        QVERIFY(wizard.find<QLabel>("summary")->text().contains(u"4 teams have no card"_s));
        wizard.click("finish");
        QTRY_COMPARE(program.league().competitions().size(), std::size_t(1));
        const CompetitionStatePtr state = program.state();
        QCOMPARE(state->name(), u"Tuesday League"_s);
        QCOMPARE(state->competition.fixtures().size(), std::size_t(12));
        QCOMPARE(program.league().teams().size(), std::size_t(4));
        // The next one finds the clubs.
        const Wizard again(program);
        again.chooseTemplate(u"Cup"_s);
        again.click("step3");
        again.choose("source", again.find<QComboBox>("source")->count() - 1);
        // They take part already; whoever wants others begins anew.
        QCOMPARE(again.draft().chosen().size(), std::size_t(4));
        again.click("clear");
        again.type("teamSearch", u"wand"_s);
        auto *available = again.find<QTableView>("available");
        QCOMPARE(available->model()->rowCount(), 1);
        available->selectRow(0);
        again.click("add");
        QCOMPARE(again.draft().chosen().size(), std::size_t(1));
        QCOMPARE(again.draft().chosen().front().team.id,
                 (*std::find_if(program.league().teams().begin(), program.league().teams().end(),
                                [](const Team &team) { return team.name == u"Wanderers"_s; }))
                     .id);
        again.click("cancel");
    }

    /// What a template leaves open is chosen below it; another template begins anew.
    void switchesOfATemplate()
    {
        DesktopCase program(madeEmptyLeague(m_folder, u"Switches"_s));
        const Wizard wizard(program);
        const auto boxOf = [&wizard](const char *text) {
            // What has just been put there is shown with the next events.
            QCheckBox *found = nullptr;
            const bool isThere = QTest::qWaitFor([&wizard, &found, text] {
                for (QCheckBox *box : wizard.dialog()->findChildren<QCheckBox *>())
                    if (box->isVisible() && box->text() == QLatin1String(text))
                        found = box;
                return found != nullptr;
            });
            if (!isThere)
                qFatal("There is no %s.", text);
            return found;
        };
        wizard.chooseTemplate(u"Cup"_s);
        QCOMPARE(wizard.draft().formatName(), u"cup-16"_s);
        boxOf("Match for third place")->click();
        QCOMPARE(wizard.draft().formatName(), u"cup-16-third-place"_s);
        boxOf("Ties over two legs")->click();
        QCOMPARE(wizard.draft().formatName(), u"cup-16-two-legs-third-place"_s);
        // How often a tie is played is one choice.
        boxOf("Best of 5")->click();
        QCOMPARE(wizard.draft().formatName(), u"cup-16-best-of-5-third-place"_s);
        boxOf("Best of 3")->click();
        QCOMPARE(wizard.draft().formatName(), u"cup-16-best-of-3-third-place"_s);
        wizard.chooseTemplate(u"Double elimination"_s);
        boxOf("Single grand final")->click();
        QCOMPARE(wizard.draft().formatName(), u"double-elimination-16-no-reset"_s);
        // One kind of play-offs at most.
        wizard.chooseTemplate(u"Divisions"_s);
        boxOf("Play-offs for promotion")->click();
        QCOMPARE(wizard.draft().formatName(), u"pyramid-10-10-promotion"_s);
        boxOf("Play-offs against relegation")->click();
        QVERIFY(!boxOf("Play-offs for promotion")->isChecked());
        QCOMPARE(wizard.draft().formatName(), u"pyramid-10-10-relegation"_s);
        wizard.find<QSpinBox>("number1")->setValue(3);
        QCOMPARE(wizard.draft().formatName(), u"pyramid-10-10-10-relegation"_s);
        wizard.chooseTemplate(u"Cup"_s);
        QVERIFY(!boxOf("Match for third place")->isChecked());
        wizard.find<QSpinBox>("number1")->setValue(8);
        QCOMPARE(wizard.draft().formatName(), u"cup-8"_s);
        wizard.click("cancel");
    }

    /// A format of one's own is chosen from its file, drawn as those of the program are, and played.
    void aFormatOfAFile()
    {
        DesktopCase program(madeEmptyLeague(m_folder, u"Own format"_s));
        const QString path = m_folder.filePath(u"village.json"_s);
        Format format = formatTemplate(u"cup-8-third-place"_s).value();
        format.name = u"village"_s;
        format.title = u"Village cup"_s;
        const Wizard wizard(program);
        auto *templates = wizard.find<QTreeView>("templates");
        // The dialog has a title too.
        const auto *title = wizard.dialog()->findChild<TemplatePage *>()->findChild<QLabel *>(u"title"_s);
        const QString before = title->text();

        // What is wrong is said where the file was chosen, and the template stays.
        QVERIFY(writeFile(path, "{\"name\": \"village\", \"titel\": \"Village cup\", \"stages\": []}"));
        wizard.chooseFile("formatFile", path);
        const QString problem = wizard.find<QLabel>("formatProblem")->text();
        QVERIFY(wizard.find<QLabel>("formatProblem")->isVisible());
        QVERIFY2(problem.contains(u"village.json"_s), qPrintable(problem));
        QVERIFY2(problem.contains(u"titel"_s), qPrintable(problem));
        QVERIFY2(problem.contains(before), qPrintable(problem));
        QCOMPARE(title->text(), before);
        QVERIFY(!wizard.draft().hasOwnFormat());
        QVERIFY(writeFile(path, "no JSON"));
        wizard.chooseFile("formatFile", path);
        QVERIFY(wizard.find<QLabel>("formatProblem")->isVisible());
        QVERIFY(!wizard.draft().hasOwnFormat());

        QVERIFY(writeFile(path, QJsonDocument(toJson(format)).toJson()));
        wizard.type("search", u"World"_s);
        wizard.chooseFile("formatFile", path);
        QVERIFY(!wizard.find<QLabel>("formatProblem")->isVisible());
        QCOMPARE(wizard.find<QLineEdit>("search")->text(), QString());
        QCOMPARE(templates->currentIndex().data().toString(), u"Village cup"_s);
        QCOMPARE(title->text(), u"Village cup"_s);
        QCOMPARE(wizard.find<QLabel>("figures")->text(), flowFigures(format));
        QVERIFY(wizard.find<FormatView>("shape")->accessibleDescription() != QString());
        QVERIFY(wizard.draft().hasOwnFormat());
        QCOMPARE(wizard.draft().name(), u"Village cup"_s);
        // Another template and back again.
        wizard.chooseTemplate(u"League"_s);
        QVERIFY(!wizard.draft().hasOwnFormat());
        wizard.chooseTemplate(u"Village cup"_s);
        QVERIFY(wizard.draft().hasOwnFormat());
        // What is chosen can be searched for.
        wizard.type("search", u"village"_s);
        QCOMPARE(templates->currentIndex().data().toString(), u"Village cup"_s);
        wizard.click("finish");
        QTRY_COMPARE(program.league().competitions().size(), std::size_t(1));
        QCOMPARE(program.state()->competition.definition().format, format);
        QVERIFY(program.run(CommandId::PlayToTheEnd));
        QVERIFY(program.waitForWork());
        QVERIFY(program.state()->isOver());
    }

    /// It may be called as one of the program's is, and is not taken for it.
    void anOwnFormatMayHaveAnyName()
    {
        for (const QString &name : {u"worldcup-32"_s, u"worldcup-1970"_s, qualifyingTemplate}) {
            Format format = formatTemplate(u"cup-8"_s).value();
            format.name = name;
            CompetitionDraft draft(nullptr, 5);
            draft.setOwnFormat(format);
            QVERIFY(!draft.hasQualifying());
            QCOMPARE(draft.sources(), (std::vector<TeamSource>{{Kind::ByChance}, {Kind::Chosen}}));
            const auto made = draft.made();
            QVERIFY2(made.has_value(), made ? "" : qPrintable(made.error().message.english()));
            QCOMPARE(made->competition.definition().format, format);
        }
    }

    void theFirstRoundOfASwiss()
    {
        DesktopCase program(madeEmptyLeague(m_folder, u"Swiss"_s));
        const Wizard wizard(program);
        QVERIFY(wizard.dialog()->findChild<QComboBox *>(u"firstRound"_s) == nullptr);
        wizard.chooseTemplate(u"Swiss system"_s);
        auto *first = wizard.find<QComboBox>("firstRound");
        QTRY_VERIFY(first->isVisible());
        QCOMPARE(first->currentText(), u"Top half v bottom half"_s);
        QVERIFY(wizard.draft().firstRound() == SwissFirstRound::Halves);
        first->setCurrentIndex(first->findData(static_cast<int>(SwissFirstRound::Drawn)));
        // It stays when there are other numbers, and is the template of that name.
        wizard.find<QSpinBox>("number1")->setValue(8);
        wizard.find<QSpinBox>("number2")->setValue(3);
        QVERIFY(wizard.draft().firstRound() == SwissFirstRound::Drawn);
        QCOMPARE(wizard.draft().format()->stages, formatTemplate(u"swiss-8x3-drawn"_s).value().stages);
        first->setCurrentIndex(first->findData(static_cast<int>(SwissFirstRound::Neighbours)));
        wizard.click("finish");
        QTRY_COMPARE(program.league().competitions().size(), std::size_t(1));
        const Format &made = program.state()->competition.definition().format;
        QVERIFY(std::get<PairedStage>(made.stages.front().plan).firstRound == SwissFirstRound::Neighbours);
        // 1 v 2, 3 v 4 in the order of the table.
        QVERIFY(program.run(CommandId::DrawDue));
        const CompetitionState &state = *program.state();
        const std::vector<int> &teams = state.now.tables.front().teams;
        for (const int fixture : state.nextFixtures()) {
            const auto place = [&](Side side) {
                return std::find(teams.begin(), teams.end(),
                                 state.now.fixtures[static_cast<std::size_t>(fixture)].teams[side]) -
                       teams.begin();
            };
            QCOMPARE(place(Side::Home) / 2, place(Side::Away) / 2);
        }
        QCOMPARE(state.nextFixtures().size(), std::size_t(4));
    }

    /// The same wish twice is the same format; that of the file stays what it is.
    void theFirstRoundOfAnOwnFormat()
    {
        const Format own = formatTemplate(u"swiss-8x3-neighbours"_s).value();
        CompetitionDraft draft(nullptr, 5);
        draft.setOwnFormat(own);
        QVERIFY(draft.firstRound() == SwissFirstRound::Neighbours);
        draft.setFirstRound(SwissFirstRound::Halves);
        QVERIFY(draft.made()->competition.definition().format != own);
        QVERIFY(draft.firstRound() == SwissFirstRound::Halves);
        draft.setFirstRound(SwissFirstRound::Neighbours);
        QCOMPARE(draft.made()->competition.definition().format, own);
        draft.setFormat(u"cup-8"_s);
        QVERIFY(!draft.firstRound());
        draft.setFirstRound(SwissFirstRound::Drawn);
        QCOMPARE(draft.format().value(), formatTemplate(u"cup-8"_s).value());
    }

    /// The list of players that every secretary has: its clubs and players come into the league with it.
    void aListOfPlayersBringsClubsAndPlayers()
    {
        DesktopCase program(madeEmptyLeague(m_folder, u"Players"_s));
        const QString list = m_folder.filePath(u"players.csv"_s);
        QByteArray rows = "Team;Number;Player;Position\n";
        for (const char *club : {"Rovers", "United", "Albion"})
            rows += QByteArray(club) + ";1;Adam;GK\n" + club + ";9;Mann;FW\n";
        QVERIFY(writeFile(list, rows));
        const Wizard wizard(program);
        wizard.chooseTemplate(u"League"_s);
        wizard.find<QSpinBox>("number1")->setValue(3);
        wizard.click("step3");
        wizard.choose("source", wizard.find<QComboBox>("source")->count() - 1);
        // A list with a fault brings nobody, and the row is named.
        const QString wrong = m_folder.filePath(u"wrong.csv"_s);
        QVERIFY(writeFile(wrong, rows + "Albion;9;Other;FW\n"));
        wizard.chooseFile("file", wrong);
        QCOMPARE(wizard.find<QLabel>("count")->text(), u"0 of 3 teams"_s);
        QVERIFY2(wizard.find<QLabel>("notice")->text().contains(u"Mann already wears number 9"_s),
                 qPrintable(wizard.find<QLabel>("notice")->text()));
        wizard.chooseFile("file", list);
        QCOMPARE(wizard.find<QLabel>("count")->text(), u"3 of 3 teams"_s);
        QCOMPARE(wizard.find<QLabel>("notice")->text(), u"The players on this list are added too."_s);
        wizard.click("finish");
        QTRY_COMPARE(program.league().competitions().size(), std::size_t(1));
        QCOMPARE(program.league().teams().size(), std::size_t(3));
        for (const Team &team : program.league().teams())
            for (const QUuid &of : {QUuid(), program.competition()}) {
                const auto squad = program.league().league().teams().squad(team.id, of);
                QVERIFY(squad && *squad);
                QCOMPARE((*squad)->squad.entries.size(), std::size_t(2));
                QCOMPARE((*squad)->squad.entries.back().person.name, u"Mann"_s);
                QCOMPARE((*squad)->squad.entries.back().shirt, std::optional(9));
            }
    }

    void newClubsOfAFileKeepTheirShirts()
    {
        DesktopCase program(madeEmptyLeague(m_folder, u"Shirts"_s));
        const QString list = m_folder.filePath(u"clubs.csv"_s);
        QFile file(list);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("name,year,code,manager,kit_first,kit_second\n"
                   "Rovers,,ROV,Sam,#ff0000,#FFFFFF\nUnited,1990,,,#0000FF,\nAlbion,,,,,\n");
        file.close();
        const std::size_t before = program.league().league().history().entries()->size();
        const Wizard wizard(program);
        wizard.chooseTemplate(u"League"_s);
        wizard.find<QSpinBox>("number1")->setValue(4);
        wizard.click("step3");
        wizard.choose("source", wizard.find<QComboBox>("source")->count() - 1);
        wizard.chooseFile("file", list);
        QCOMPARE(wizard.find<QLabel>("count")->text(), u"3 of 4 teams"_s);
        wizard.type("club", u"Wanderers"_s);
        QTest::keyClick(wizard.find<QLineEdit>("club"), Qt::Key_Return);
        wizard.click("step5");
        wizard.click("finish");
        QTRY_COMPARE(program.league().competitions().size(), std::size_t(1));
        const auto called = [&program](const char *name) {
            for (const Team &team : program.league().teams())
                if (team.name == QLatin1String(name))
                    return team;
            return Team{};
        };
        const Team rovers = called("Rovers");
        QCOMPARE(rovers.kit.first.toUpper(), u"#FF0000"_s);
        QCOMPARE(rovers.kit.second, u"#FFFFFF"_s);
        QCOMPARE(rovers.manager, u"Sam"_s);
        QCOMPARE(rovers.code, u"ROV"_s);
        QCOMPARE(called("United").kit.first, u"#0000FF"_s);
        QCOMPARE(called("United").year, 1990);
        QCOMPARE(called("Albion").kit, Kit());
        QVERIFY(!called("Wanderers").id.isNull());
        // One step brought all of it, and one takes it back and brings it again.
        QCOMPARE(program.league().league().history().entries()->size(), before + 1);
        QVERIFY(program.run(CommandId::Undo));
        QVERIFY(program.run(CommandId::Redo));
        QCOMPARE(called("Rovers").kit, rovers.kit);
    }

    void aLeagueOfClubsWithCardsIsPlayed()
    {
        const QString path = madeEmptyLeague(m_folder, u"Cards"_s);
        DesktopCase program(path);
        League &league = program.league().league();
        const QStringList clubs{u"Rovers"_s, u"Uptown"_s, u"Albion"_s, u"Wanderers"_s};
        for (const QString &name : clubs) {
            const Team team = clubCalled(name);
            QVERIFY(league.teams().add({team}).has_value());
            QVERIFY(league.teams().setSquad(team.id, {}, usualSquad(name)).has_value());
            atcs::CardWishes wishes;
            wishes.team = team;
            wishes.squad = usualSquad(name);
            wishes.strengths.attack = name == clubs.front() ? 100 : 50;
            QVERIFY(keepCard(league, *atcs::cardFromStrengths(wishes), atcsGame()).has_value());
        }
        const Wizard wizard(program);
        wizard.chooseTemplate(u"League"_s);
        wizard.find<QSpinBox>("number1")->setValue(4);
        wizard.click("next");
        wizard.click("next");
        wizard.choose("source", wizard.find<QComboBox>("source")->count() - 1);
        auto *available = wizard.find<QTableView>("available");
        for (const QString &name : clubs) {
            wizard.type("teamSearch", name);
            QCOMPARE(available->model()->rowCount(), 1);
            const QString power =
                available->model()->index(0, ParticipantModel::StrengthColumn).data().toString();
            QCOMPARE(power, name == clubs.front() ? u"8"_s : u"7"_s);
            available->selectRow(0);
            wizard.click("add");
        }
        wizard.click("step5");
        // The game knows all of them.
        QVERIFY(!wizard.find<QLabel>("summary")->text().contains(u"knows nothing"_s));
        wizard.click("finish");
        QTRY_COMPARE(program.league().competitions().size(), std::size_t(1));
        QVERIFY(program.run(CommandId::PlayToTheEnd));
        QVERIFY(program.waitForWork());
        QCOMPARE(program.state()->played(), 12);
    }

    void aProblemStandsBesideItsField()
    {
        DesktopCase program;
        const Wizard wizard(program);
        const auto *atTheEnd = wizard.dialog()->findChild<QLabel *>(u"problem"_s, Qt::FindDirectChildrenOnly);
        QVERIFY(atTheEnd != nullptr);
        wizard.click("step4");
        wizard.type("seed", u"x"_s);
        const auto *besideSeed = wizard.find<DrawPage>("DrawPage")->findChild<QLabel *>(u"problem"_s);
        QTRY_VERIFY(besideSeed->isVisible());
        QVERIFY(besideSeed->text().contains(u"whole number"_s));
        QCOMPARE(atTheEnd->text(), QString());
        wizard.type("seed", u"5"_s);
        QTRY_VERIFY(!besideSeed->isVisible());
        wizard.click("step5");
        wizard.type("name", {});
        QTRY_VERIFY(wizard.find<QLabel>("nameProblem")->isVisible());
        QVERIFY(!wizard.find<QLabel>("fileProblem")->isVisible());
        QCOMPARE(atTheEnd->text(), QString());
        wizard.type("name", u"Cup"_s);
        wizard.type("file", m_folder.filePath(u"nowhere/cup.touchline"_s));
        QTRY_VERIFY(wizard.find<QLabel>("fileProblem")->isVisible());
        QVERIFY(!wizard.find<QLabel>("nameProblem")->isVisible());
    }

    void theTemplateThatIsSearchedForIsChosen()
    {
        DesktopCase program;
        const Wizard wizard(program);
        wizard.type("search", u"1970"_s);
        QCOMPARE(wizard.draft().formatName(), u"worldcup-1970"_s);
        QVERIFY(!wizard.find<QLabel>("nothing")->isVisible());
        // A heading brings its templates.
        wizard.type("search", u"Leagues"_s);
        QVERIFY2(wizard.draft().formatName().startsWith(u"league"_s),
                 qPrintable(wizard.draft().formatName()));
        const QString kept = wizard.draft().formatName();
        wizard.type("search", u"zebra"_s);
        QVERIFY(wizard.find<QLabel>("nothing")->isVisible());
        QVERIFY(wizard.find<QLabel>("nothing")->text().contains(u"zebra"_s));
        QCOMPARE(wizard.draft().formatName(), kept);
        // What matches stays chosen.
        wizard.type("search", u"League"_s);
        QCOMPARE(wizard.draft().formatName(), kept);
    }

    /// Where nothing is wrong no room is taken for saying so.
    void nothingIsWrongAtFirst()
    {
        DesktopCase program;
        const Wizard wizard(program);
        for (const char *step : {"step1", "step2", "step3", "step4", "step5"}) {
            wizard.click(step);
            for (const QLabel *label : wizard.dialog()->findChildren<QLabel *>())
                if (label->objectName().endsWith("Problem"_L1))
                    QVERIFY2(!label->isVisible() || !label->text().isEmpty(),
                             qPrintable(label->objectName()));
            QCOMPARE(wizard.problem(), QString());
        }
    }

    void theTeamsDoNotGiveTheDrawAway()
    {
        DesktopCase program;
        const Wizard wizard(program);
        wizard.click("step3");
        auto *source = wizard.find<QComboBox>("source");
        const auto titles = [&wizard] {
            QStringList list;
            for (const DrawCard &card : wizard.find<TeamBoard>("board")->cards())
                list << card.title;
            return list;
        };
        int secrets = 0;
        for (int index = 0; index + 1 < source->count(); ++index) {
            source->setCurrentIndex(index);
            const bool isDrawn = wizard.draft().isDrawn();
            secrets += isDrawn ? 1 : 0;
            QVERIFY(!titles().isEmpty());
            for (const QString &title : titles())
                QCOMPARE(title.startsWith(u"Group"_s), !isDrawn);
            for (const DrawCard &card : wizard.find<TeamBoard>("board")->cards())
                for (const DrawLine &line : card.lines)
                    QVERIFY(!line.text.isEmpty() && !line.isGone);
        }
        QCOMPARE(secrets, 1);
        // Who takes part is either given or chosen.
        for (int index = 0; index < source->count(); ++index) {
            source->setCurrentIndex(index);
            const bool isChosen = index + 1 == source->count();
            QCOMPARE(wizard.find<QWidget>("picker")->isVisible(), isChosen);
            QCOMPARE(wizard.find<QWidget>("given")->isVisible(), !isChosen);
        }
        source->setCurrentIndex(0);
        for (int index = 0; !wizard.draft().isDrawn(); ++index)
            source->setCurrentIndex(index);
        wizard.click("step4");
        const QString rules = wizard.find<QLabel>("rules")->text();
        QVERIFY(wizard.draft().drawn().has_value());
        QVERIFY(!rules.isEmpty());
        QCOMPARE(rules, DrawShow(*wizard.draft().drawn()).rules());
    }

    void fillingUpSaysWhatItTakesFrom()
    {
        DesktopCase program;
        const Wizard wizard(program);
        wizard.click("step3");
        wizard.choose("source", wizard.find<QComboBox>("source")->count() - 1);
        const auto *stock = wizard.find<QLabel>("stock");
        QTRY_VERIFY(stock->isVisible());
        QVERIFY2(stock->text().contains(u"66 teams"_s), qPrintable(stock->text()));
        wizard.type("teamSearch", u"brazil"_s);
        const int found = wizard.find<QTableView>("available")->model()->rowCount();
        QVERIFY(found > 0 && found < 66);
        QVERIFY2(stock->text().contains(u" %1 team"_s.arg(found)), qPrintable(stock->text()));
        wizard.type("teamSearch", u"zebra"_s);
        QVERIFY(stock->text().contains(u"filters"_s));
        QVERIFY(!wizard.find<QPushButton>("fill")->isEnabled());
        wizard.type("teamSearch", {});
        wizard.click("fill");
        QTRY_VERIFY(!stock->isVisible());
    }

    void everyValueOfAnOptionHasALabel()
    {
        int words = 0;
        for (const Game *game : allGames())
            for (const OptionSpec &spec : game->info().options) {
                if (spec.type != OptionType::Word)
                    continue;
                QCOMPARE(spec.labels.size(), spec.words.size());
                for (std::size_t value = 0; value < spec.words.size(); ++value) {
                    ++words;
                    const QString label = QString::fromUtf8(spec.labels[value]);
                    QVERIFY2(label.size() > 3 && label.front().isUpper(), qPrintable(label));
                    QVERIFY2(label != QLatin1String(spec.words[value]), qPrintable(label));
                }
            }
        QVERIFY(words > 0);
        DesktopCase program;
        const Wizard wizard(program);
        wizard.click("step2");
        QCOMPARE(wizard.find<QComboBox>("attempt_order")->itemText(0), u"In turn"_s);
    }

    void twoOfOneNameAreToldApart()
    {
        DesktopCase program(madeEmptyLeague(m_folder, u"One name"_s));
        for (const char *name : {"Cup", "Cup"}) {
            const Wizard wizard(program);
            wizard.click("step5");
            wizard.type("name", QString::fromLatin1(name));
            wizard.click("finish");
            QTRY_VERIFY(!wizard.dialog()->isVisible());
        }
        QCOMPARE(program.league().competitions()[0].name, u"Cup"_s);
        QCOMPARE(program.league().competitions()[1].name, u"Cup (2)"_s);
        // A name that is proposed is new.
        const QString title = program.state()->competition.definition().format.title;
        {
            const Wizard wizard(program);
            QCOMPARE(wizard.draft().name(), title);
            wizard.click("finish");
        }
        QTRY_COMPARE(program.league().competitions().size(), std::size_t(3));
        const Wizard wizard(program);
        QCOMPARE(wizard.draft().name(), title + u" 2"_s);
    }

    void wrongInputIsExplainedWhereItIs()
    {
        DesktopCase program;
        const Wizard wizard(program);
        wizard.click("step3");
        wizard.choose("source", wizard.find<QComboBox>("source")->count() - 1);
        QTRY_VERIFY(wizard.problem().contains(u"32 more teams needed"_s));
        // It does not go on, and finishing shows the same.
        wizard.click("next");
        QVERIFY(wizard.find<QComboBox>("source")->isVisible());
        wizard.click("step1");
        QTRY_VERIFY(wizard.problem().isEmpty());
        wizard.click("finish");
        QVERIFY(wizard.problem().contains(u"32 more teams needed"_s));
        QVERIFY(wizard.find<QComboBox>("source")->isVisible());
        wizard.click("fill");
        QTRY_VERIFY(wizard.problem().isEmpty());
        QCOMPARE(wizard.draft().chosen().size(), std::size_t(32));
        // What chance picks can be drawn.
        QVERIFY(wizard.draft().drawn().has_value());

        wizard.click("step4");
        wizard.type("seed", u"twelve"_s);
        QTRY_VERIFY(wizard.problem().contains(u"whole number"_s));
        wizard.type("seed", u"12"_s);
        QTRY_VERIFY(wizard.problem().isEmpty());

        wizard.click("step5");
        wizard.type("name", {});
        QTRY_VERIFY(wizard.problem().contains(u"Enter a name"_s));
        wizard.type("name", u"Cup"_s);
        QTRY_VERIFY(wizard.problem().isEmpty());
        const QString there = madeEmptyLeague(m_folder, u"There"_s);
        wizard.type("file", there);
        QTRY_VERIFY(wizard.problem().contains(u"already exists"_s));
        wizard.click("finish");
        QVERIFY(wizard.dialog()->isVisible());
        QVERIFY(program.window().league() == nullptr);
        wizard.click("cancel");
    }

    void theSameSeedIsTheSameDraw()
    {
        DesktopCase program(madeEmptyLeague(m_folder, u"Seed"_s));
        const Wizard wizard(program);
        wizard.click("step3");
        // By chance: the one before the last.
        wizard.choose("source", wizard.find<QComboBox>("source")->count() - 2);
        QCOMPARE(wizard.draft().source().kind, Kind::ByChance);
        wizard.click("step4");
        wizard.type("seed", u"20260611"_s);
        auto *page = wizard.dialog()->findChild<DrawPage *>();
        QVERIFY(page->show() && page->show()->isCeremony());
        for (int ball = 0; ball < 3; ++ball)
            wizard.click("ball");
        QCOMPARE(page->show()->ballsLeft(), 29);
        wizard.click("again");
        QCOMPARE(page->show()->ballsLeft(), 32);
        wizard.click("all");
        QCOMPARE(page->show()->ballsLeft(), 0);

        CompetitionWishes wishes = usualWishes(20260611);
        wishes.draw = u"random"_s;
        const auto expected = newCompetition(wishes);
        QVERIFY(expected.has_value());
        const Draw &draw = expected->competition.definition().draw;
        QCOMPARE(page->show()->draw().steps, draw.steps);
        wizard.click("finish");
        QTRY_COMPARE(program.league().competitions().size(), std::size_t(1));
        QCOMPARE(program.state()->competition.definition().draw, draw);
        QCOMPARE(program.state()->competition.definition().entrants,
                 expected->competition.definition().entrants);
    }

    /// The draw takes the window, ball by ball, and gives it back.
    void theDrawTakesTheWindow_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("letters");
        QTest::newRow("small") << QSize(1024, 700) << 11;
        QTest::newRow("usual") << QSize(1366, 768) << 12;
        QTest::newRow("large") << QSize(1920, 1080) << 18;
    }
    void theDrawTakesTheWindow()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, letters);
        ScreenFit::setScreen({0, 0, 2560, 1440});
        DesktopCase program(madeEmptyLeague(m_folder, u"Stage %1"_s.arg(size.width())));
        program.window().resize(size);
        const Wizard wizard(program);
        wizard.click("step3");
        // By chance: the one before the last.
        wizard.choose("source", wizard.find<QComboBox>("source")->count() - 2);
        wizard.click("step4");
        auto *page = wizard.dialog()->findChild<DrawPage *>();
        QVERIFY(page->show() && page->show()->isCeremony());
        const QRect before = wizard.dialog()->geometry();
        const QFont usual = wizard.find<TeamBoard>("groups")->font();
        wizard.click("wholeWindow");
        settle();
        QVERIFY(page->hasWholeWindow());
        QCOMPARE(wizard.dialog()->geometry(), program.window().geometry());
        for (const char *hidden : {"title", "step1", "cancel", "next", "finish", "seed", "told"})
            QVERIFY2(!wizard.find<QWidget>(hidden)->isVisible(), hidden);
        // One ball, large; Enter draws the next.
        const auto *ball = wizard.find<DrawBall>("lastBall");
        QVERIFY(ball->isVisible());
        QVERIFY(ball->accessibleName().contains(QString::number(page->show()->ballsLeft())));
        QTest::keyClick(wizard.dialog()->focusWidget(), Qt::Key_Return);
        QCOMPARE(page->show()->ballsLeft(), 31);
        QTest::keyClick(wizard.dialog()->focusWidget(), Qt::Key_Space);
        QCOMPARE(page->show()->ballsLeft(), 30);
        const Draw &draw = page->show()->draw();
        const auto &entrants = wizard.draft().drawn()->competition.definition().entrants;
        QVERIFY(ball->accessibleName().startsWith(
            entrants[static_cast<std::size_t>(draw.steps.back().team)].name));
        wizard.click("all");
        settle();
        // All of it is seen, as large as there is room.
        for (const char *area : {"potsArea", "groupsArea"}) {
            const auto *place = wizard.find<QScrollArea>(area);
            const auto *board = qobject_cast<TeamBoard *>(place->widget());
            QVERIFY2(!place->verticalScrollBar()->isVisible(), area);
            QVERIFY2(!place->horizontalScrollBar()->isVisible(), area);
            QVERIFY2(QFontInfo(board->font()).pixelSize() >= letters,
                     qPrintable(QString::number(QFontInfo(board->font()).pixelSize())));
            QVERIFY(board->heightForWidth(board->width()) <= board->height());
        }
        // Esc gives the window back, and closes the dialog only then.
        QTest::keyClick(wizard.dialog(), Qt::Key_Escape);
        settle();
        QVERIFY(!page->hasWholeWindow());
        QVERIFY(wizard.dialog()->isVisible());
        QCOMPARE(wizard.dialog()->geometry(), before);
        QCOMPARE(wizard.find<TeamBoard>("groups")->font(), usual);
        for (const char *shown : {"title", "step1", "cancel", "next", "finish", "seed", "told"})
            QVERIFY2(wizard.find<QWidget>(shown)->isVisible(), shown);
        QCOMPARE(page->show()->ballsLeft(), 0);
        wizard.click("wholeWindow");
        wizard.click("wholeWindow");
        QVERIFY(!page->hasWholeWindow());
        // What was drawn is not thrown away by a key.
        QTest::keyClick(wizard.dialog(), Qt::Key_Escape);
        QVERIFY(wizard.dialog()->isVisible());
        QTest::mouseClick(wizard.find<QMessageBox>("discard")->button(QMessageBox::Cancel), Qt::LeftButton);
        settle();
        QVERIFY(wizard.dialog()->isVisible());
        QTest::keyClick(wizard.dialog(), Qt::Key_Escape);
        QTest::mouseClick(wizard.find<QMessageBox>("discard")->button(QMessageBox::Discard), Qt::LeftButton);
        QVERIFY(!wizard.dialog()->isVisible());
        ScreenFit::setScreen({});
    }

    void theSameCompetitionTwiceIsRefused()
    {
        DesktopCase program(madeEmptyLeague(m_folder, u"Twice"_s));
        for (int time = 0; time < 2; ++time) {
            const Wizard wizard(program);
            wizard.click("step4");
            wizard.type("seed", u"5"_s);
            wizard.click("finish");
            // A finished dialog goes with the next events.
            QCOMPARE(wizard.dialog()->isVisible(), time == 1);
            QTRY_COMPARE(program.league().competitions().size(), std::size_t(1));
            if (time == 0)
                continue;
            QVERIFY(wizard.problem().contains(u"Use another seed"_s));
            QVERIFY(wizard.find<QLineEdit>("seed")->isVisible());
            wizard.type("seed", u"6"_s);
            wizard.click("finish");
            QTRY_COMPARE(program.league().competitions().size(), std::size_t(2));
        }
    }

    void theReasonsAreTold()
    {
        CompetitionWishes wishes = usualWishes(5);
        wishes.draw = u"random"_s;
        const auto made = newCompetition(wishes);
        QVERIFY(made.has_value());
        DrawShow show(*made);
        QCOMPARE(show.pots().size(), std::size_t(4));
        QCOMPARE(show.groups().size(), std::size_t(8));
        QVERIFY(show.rules().contains(u"At most 2 teams of UEFA in a group."_s));
        const QString first = show.pots().front().lines.front().text;
        show.finish();
        QCOMPARE(show.lines().size(), 32);
        QVERIFY(show.pots().front().lines.front().isGone);
        QVERIFY(show.lines().join(u'\n').contains(first));
        int refused = 0;
        for (const QString &ball : show.lines())
            refused += static_cast<int>(ball.contains(u"not "_s));
        QVERIFY(refused > 0);
        // Every team stands where the draw has put it.
        const Placement placed =
            placement(made->competition.definition().draw, entrySizes(made->competition.definition().format));
        for (std::size_t group = 0; group < placed.size(); ++group)
            for (std::size_t place = 0; place < placed[group].size(); ++place)
                QCOMPARE(show.groups()[group].lines[place].text,
                         made->competition.entrant(placed[group][place]).name);
    }

    void aWorldCupAsItWasHeld()
    {
        DesktopCase program(madeEmptyLeague(m_folder, u"Held"_s));
        const Wizard wizard(program);
        wizard.type("search", u"1970"_s);
        wizard.chooseTemplate(u"World Cup 1970"_s);
        QCOMPARE(wizard.draft().source().kind, Kind::AsHeld);
        wizard.click("finish");
        QTRY_COMPARE(program.league().competitions().size(), std::size_t(1));
        const Competition &cup = program.state()->competition;
        QCOMPARE(program.state()->toBePlayed(), 32);
        QCOMPARE(cup.appointment(0)->date.year(), 1970);
    }

    void datesAndHost()
    {
        DesktopCase program(madeEmptyLeague(m_folder, u"Dates"_s));
        const Wizard wizard(program);
        wizard.click("step2");
        const QString level = u"advanced"_s;
        wizard.choose("level", wizard.find<QComboBox>("level")->findData(level));
        // By this level nobody is at home, until the option is on.
        wizard.click("step5");
        QVERIFY(!wizard.find<QComboBox>("host")->isVisible());
        wizard.click("step2");
        wizard.find<QCheckBox>("home_field_advantage")->click();
        wizard.click("step5");
        wizard.find<QCheckBox>("dates")->setChecked(true);
        wizard.find<QDateEdit>("first")->setDate(QDate(2027, 6, 1));
        wizard.find<QSpinBox>("every")->setValue(3);
        auto *host = wizard.find<QComboBox>("host");
        QVERIFY(host->isEnabled());
        host->setCurrentIndex(host->findText(u"Mexico"_s));
        wizard.click("finish");
        QTRY_COMPARE(program.league().competitions().size(), std::size_t(1));
        const Competition &cup = program.state()->competition;
        QCOMPARE(cup.definition().location->country, u"Mexico"_s);
        QCOMPARE(cup.appointment(0)->date, QDate(2027, 6, 1));
        QCOMPARE(cup.appointment(16)->date, QDate(2027, 6, 4));
        QCOMPARE(cup.definition().level, level);
    }

    void optionsAreThoseOfTheGame()
    {
        CompetitionDraft draft(nullptr, 1);
        const GameInfo &info = draft.game().game->info();
        draft.setLevel(QString::fromUtf8(info.levels.back().name));
        for (const OptionSpec &spec : info.options) {
            const QString name = QString::fromUtf8(spec.name);
            if (spec.type != OptionType::Switch || draft.game().options.all().count(name) == 0)
                continue;
            const bool isOn = draft.game().options.isOn(spec.name);
            if (spec.needs != nullptr && !draft.game().options.isOn(spec.needs))
                continue;
            draft.setOption(name, isOn ? 0 : 1);
            QCOMPARE(draft.game().options.isOn(spec.name), !isOn);
            QVERIFY(draft.made().has_value());
            draft.setOption(name, isOn ? 1 : 0);
        }
    }

    void everyTemplateCanBeMade_data()
    {
        QTest::addColumn<QString>("name");
        const TemplateModel model;
        for (int group = 0; group < model.rowCount(); ++group) {
            const QModelIndex heading = model.index(group, 0);
            for (int row = 0; row < model.rowCount(heading); ++row) {
                const QString name = model.index(row, 0, heading).data(TemplateModel::NameRole).toString();
                QTest::newRow(qPrintable(name)) << name;
            }
        }
    }

    void everyTemplateCanBeMade()
    {
        QFETCH(QString, name);
        CompetitionDraft draft(nullptr, 3);
        draft.setFormat(name);
        QVERIFY(draft.format().has_value());
        const std::vector<FlowStep> steps = flowSteps(*draft.format());
        QVERIFY(!steps.empty());
        for (const TeamSource &source : draft.sources()) {
            draft.setSource(source);
            if (source.kind == Kind::Chosen)
                draft.setChosen(
                    historicParticipants(historicTeamIds(TeamSet::All537).mid(0, draft.teamsNeeded())));
            // Any teams at all cannot always keep the limits; that is said.
            draft.setSpreadRelaxed(true);
            QVERIFY2(draft.made().has_value(), qPrintable(draft.problem(Step::Draw)));
            QVERIFY(!draft.sourceText(source).isEmpty());
            DrawShow show(*draft.made());
            QVERIFY(!show.rules().isEmpty());
            show.finish();
            QCOMPARE(show.draw().steps, draft.made()->competition.definition().draw.steps);
        }
        // The picture counts the matches that there are.
        int matches = 0;
        for (const FlowStep &step : steps)
            matches += step.matches;
        const auto planned = static_cast<int>(draft.made()->competition.fixtures().size());
        QVERIFY2(matches > 0 && matches <= planned, qPrintable(u"%1 of %2"_s.arg(matches).arg(planned)));
    }

    void theFlowIsAFunnel()
    {
        const auto format = formatTemplate(u"worldcup-32"_s);
        QVERIFY(format.has_value());
        const std::vector<FlowStep> steps = flowSteps(*format);
        QCOMPARE(steps.size(), std::size_t(6));
        QCOMPARE(steps[0].units, 8);
        QCOMPARE(steps[0].unitSize, 4);
        QCOMPARE(steps[0].matches, 48);
        QCOMPARE(steps[1].units, 8);
        QCOMPARE(flowFigures(*format), u"32 teams · 64 matches"_s);
        const std::vector<FlowRow> rows = flowRows(steps, 400, 40);
        for (std::size_t row = 0; row < rows.size(); ++row) {
            QCOMPARE(static_cast<int>(rows[row].units.size()), steps[row].units);
            const qreal middle = (rows[row].units.front().left() + rows[row].units.back().right()) / 2;
            QVERIFY(qAbs(middle - 100) < 0.01);
            for (std::size_t unit = 0; unit < rows[row].units.size(); ++unit) {
                QVERIFY(rows[row].place.contains(rows[row].units[unit]));
                QVERIFY(rows[row].units[unit].right() < rows[row].words.left());
                QVERIFY(unit == 0 || rows[row].units[unit].left() > rows[row].units[unit - 1].right());
            }
            QVERIFY(row == 0 || rows[row].place.top() > rows[row - 1].place.bottom());
        }
    }

    void theModels()
    {
        TemplateModel templates;
        const QAbstractItemModelTester first(&templates);
        QVERIFY(templates.indexOf(u"worldcup-32"_s).isValid());
        QVERIFY(templates.indexOf(u"no such"_s).isValid() == false);

        ParticipantModel model;
        const QAbstractItemModelTester second(&model);
        ParticipantFilter filter;
        filter.setSourceModel(&model);
        const QAbstractItemModelTester third(&filter);
        model.setParticipants(historicParticipants(famousTeamIds()));
        QCOMPARE(model.rowCount(), 64);
        filter.setConference(u"CAF"_s);
        QVERIFY(filter.rowCount() > 0);
        for (const Participant &one : filter.left())
            QCOMPARE(one.team.conference, u"CAF"_s);
        filter.setConference({});
        filter.setYears(1930, 1938);
        for (const Participant &one : filter.left())
            QVERIFY(one.team.year >= 1930 && one.team.year <= 1938);
        filter.setYears(0, 0);
        filter.setStrength(10);
        QVERIFY(filter.rowCount() > 0);
        for (const Participant &one : filter.left())
            QCOMPARE(one.power, 10);
        filter.setStrength(0);
        filter.setText(u"BRÁ"_s);
        QCOMPARE(filter.rowCount(), 1);
        filter.setText({});
        // Nobody stands there twice.
        model.add(historicParticipants({u"BRA-1970"_s}));
        QCOMPARE(model.rowCount(), 64);
        model.remove({0, 63, 5});
        QCOMPARE(model.rowCount(), 61);
    }

    void aListFromAFile()
    {
        const std::vector<Participant> clubs{Participant{club(u"Rovers"_s)}};
        const auto teams = participantsFromCsv("name,year\nBrazil,1970\nrovers,\nNew Town,\n", clubs);
        QVERIFY(teams.has_value());
        QCOMPARE(teams->size(), std::size_t(3));
        QCOMPARE((*teams)[0].team.code, u"BRA-1970"_s);
        QVERIFY((*teams)[1].team.id == clubs.front().team.id);
        QVERIFY((*teams)[2].isClub());
        QVERIFY(!participantsFromCsv("name\nA\nA\n", clubs).has_value());
        QVERIFY(!participantsFromCsv("colour\nred\n", clubs).has_value());
    }

    void clubsAndCardsTogether()
    {
        CompetitionDraft draft(nullptr, 7);
        draft.setFormat(u"groups-2x4-2"_s);
        draft.setSource({Kind::Chosen});
        std::vector<Participant> teams = historicParticipants(famousTeamIds().mid(0, 7));
        teams.push_back(Participant{club(u"Rovers"_s)});
        draft.setChosen(teams);
        QVERIFY2(draft.made().has_value(), qPrintable(draft.problem(Step::Draw)));
        const auto made = draft.made();
        const std::vector<Entrant> &entrants = made->competition.definition().entrants;
        QCOMPARE(entrants.size(), std::size_t(8));
        QCOMPARE(entrants.back().ranking, 8);
        QCOMPARE(withoutDocuments(draft.made()->rules), std::vector<int>{7});
        // Clubs have no place where the teams are given.
        CompetitionWishes wishes = usualWishes(1);
        wishes.clubs.push_back(entrants.back());
        const auto refused = newCompetition(wishes);
        QVERIFY(!refused && refused.error().fault == Fault::Refused);
    }

    /// What few need, by clicks: each change is in the draft, and in the competition that is made of it.
    void moreRulesOfAQualifying()
    {
        CompetitionDraft draft(nullptr, 3);
        draft.setFormat(qualifyingTemplate);
        QVERIFY(draft.hasHomeAdvantage()); // at Basic too: the host has a place in the finals (ATCS 9.6)
        MoreRulesDialog dialog(draft);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        const auto tick = [&dialog](const char *name) {
            auto *box = dialog.findChild<QCheckBox *>(QString::fromLatin1(name));
            QVERIFY(box != nullptr && !box->isChecked());
            QTest::mouseClick(box, Qt::LeftButton, {}, {8, box->height() / 2});
            QVERIFY(box->isChecked());
        };
        tick("hostCompetes");
        tick("keepCards");
        QVERIFY(draft.hostCompetes() && draft.areCardsKept());
        auto *agent = dialog.findChild<QComboBox *>(u"agent"_s);
        agent->setFocus();
        QTest::keyClicks(agent, u"Solo"_s);
        QCOMPARE(draft.agent(), u"solo"_s);
        auto *level = dialog.findChild<QComboBox *>(u"level of final"_s);
        level->setFocus();
        QTest::keyClicks(level, u"Premier"_s);
        QVERIFY(dialog.findChild<QSpinBox *>(u"seasonOutGames"_s) == nullptr);
        const auto made = draft.made();
        QVERIFY2(made.has_value(), made ? "" : qPrintable(made.error().message.english()));
        const CompetitionDefinition &definition = made->competition.definition();
        QCOMPARE(definition.format.matchRules.size(), std::size_t{1});
        QCOMPARE(definition.format.matchRules.front().stage, u"final"_s);
        QCOMPARE(definition.format.matchRules.front().level, u"premier"_s);
        QCOMPARE(definition.entrants.front().agent, u"solo"_s);
        QVERIFY(made->rules.discipline->allLapsesAfter.empty());
        // Another template has other stages, and no qualifying.
        draft.setFormat(u"worldcup-32"_s);
        QVERIFY(!draft.hostCompetes() && !draft.areCardsKept());
        QVERIFY(!draft.rulesOf(u"final"_s).rules());
        QVERIFY(!draft.hasHomeAdvantage());
    }

    void moreRulesOfALeague()
    {
        CompetitionDraft draft(nullptr, 3);
        draft.setLevel(u"advanced"_s);
        draft.setFormat(u"league-4x2"_s);
        MoreRulesDialog dialog(draft);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QVERIFY(dialog.findChild<QCheckBox *>(u"hostCompetes"_s) == nullptr);
        auto *games = dialog.findChild<QSpinBox *>(u"seasonOutGames"_s);
        QVERIFY(games != nullptr);
        QCOMPARE(games->value(), 10);
        games->setFocus();
        QTest::keyClick(games, Qt::Key_Down);
        QCOMPARE(draft.seasonOutGames(), std::optional(9));
        const auto made = draft.made();
        QVERIFY(made.has_value());
        QCOMPARE(made->competition.definition().discipline.value(u"season_out_games"_s).toInt(), 9);
        // A chart of one's own, as the command line takes it.
        auto *chart = dialog.findChild<QComboBox *>(u"chart"_s);
        chart->setCurrentIndex(chart->findData(u"card"_s));
        const QString bad = m_folder.filePath(u"bad.csv"_s);
        const QString good = m_folder.filePath(u"good.csv"_s);
        const auto written = [](const QString &path, const QByteArray &bytes) {
            QFile file(path);
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        };
        QVERIFY(written(bad, "result,effect,roll_again\n"));
        QVERIFY(written(good, "result,effect,roll_again\n0 or less,No Foul,no\n1 or more,No Foul,no\n"));
        QVERIFY(!dialog.takeChart(bad));
        QVERIFY(draft.ownCharts().isEmpty());
        QVERIFY(dialog.takeChart(good).has_value());
        QCOMPARE(draft.ownCharts(), QStringList{u"card"_s});
        QCOMPARE(draft.made()->competition.definition().charts.keys(), QStringList{u"card"_s});
        auto *own = dialog.findChild<QListWidget *>(u"ownCharts"_s);
        QCOMPARE(own->count(), 1);
        own->setCurrentRow(0);
        auto *remove = dialog.findChild<QPushButton *>(u"removeChart"_s);
        QTest::mouseClick(remove, Qt::LeftButton);
        QVERIFY(draft.ownCharts().isEmpty());
    }

    /// A chart that no match looks at is refused where it is given.
    void aChartThatNothingUses()
    {
        const QString card = m_folder.filePath(u"card chart.csv"_s);
        QFile file(card);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("result,effect,roll_again\n0 or less,No Foul,no\n1 or more,No Foul,no\n");
        file.close();
        DesktopCase program;
        const Wizard wizard(program);
        wizard.click("step2");
        QCOMPARE(wizard.draft().game().level, u"basic"_s);
        const auto choose = [&wizard, &card](const std::function<void(MoreRulesDialog &)> &then) {
            whenOpen<MoreRulesDialog>(wizard.dialog(), [&](MoreRulesDialog &more) {
                auto *chart = more.findChild<QComboBox *>(u"chart"_s);
                chart->setCurrentIndex(chart->findData(u"card"_s));
                whenOpen<QFileDialog>(&more, [&card](QFileDialog &place) {
                    auto *name = place.findChild<QLineEdit *>(u"fileNameEdit"_s);
                    name->setText(card);
                    QTest::keyClick(name, Qt::Key_Return);
                });
                QTest::mouseClick(more.findChild<QPushButton *>(u"chooseChart"_s), Qt::LeftButton);
                then(more);
                more.accept();
            });
            wizard.click("moreRules");
        };
        choose([](MoreRulesDialog &more) {
            const auto *problem = more.findChild<QLabel *>(u"chartProblem"_s);
            QVERIFY(problem->isVisible());
            QVERIFY2(problem->text().contains(u"use this chart"_s), qPrintable(problem->text()));
            QCOMPARE(more.findChild<QListWidget *>(u"ownCharts"_s)->count(), 0);
        });
        QVERIFY(wizard.draft().ownCharts().isEmpty());
        wizard.choose("level", wizard.find<QComboBox>("level")->findData(u"advanced"_s));
        choose([](MoreRulesDialog &more) {
            QVERIFY(!more.findChild<QLabel *>(u"chartProblem"_s)->isVisible());
            QCOMPARE(more.findChild<QListWidget *>(u"ownCharts"_s)->count(), 1);
        });
        QCOMPARE(wizard.draft().ownCharts(), QStringList{u"card"_s});
        // Whoever goes back to Basic is told before the competition is made.
        wizard.choose("level", wizard.find<QComboBox>("level")->findData(u"basic"_s));
        wizard.click("step4");
        QTRY_VERIFY2(wizard.problem().contains(u"never use this chart"_s), qPrintable(wizard.problem()));
    }

    /// Mexico 1986 and a team of its power: the example of the rulebook (ATCS 9.7).
    void aBalancedMatch()
    {
        DesktopCase program(madeEmptyLeague(m_folder, u"Balanced"_s));
        const Wizard wizard(program);
        wizard.chooseTemplate(u"Cup"_s);
        wizard.find<QSpinBox>("number1")->setValue(2);
        wizard.click("step3");
        wizard.choose("source", wizard.find<QComboBox>("source")->count() - 1);
        wizard.type("teamSearch", u"mexico"_s);
        auto *available = wizard.find<QTableView>("available");
        QCOMPARE(available->model()->rowCount(), 1);
        available->selectRow(0);
        wizard.click("add");
        wizard.type("teamSearch", {});
        QVERIFY(wizard.find<QPushButton>("equals")->isVisible());
        wizard.click("equals");
        const std::vector<Participant> &chosen = wizard.draft().chosen();
        QCOMPARE(chosen.size(), std::size_t(2));
        QCOMPARE(chosen[0].team.code, u"MEX-1986"_s);
        QCOMPARE(chosen[1].power, chosen[0].power);
        wizard.click("step4");
        QVERIFY(wizard.find<QCheckBox>("balanced")->isChecked());
        wizard.click("finish");
        QTRY_COMPARE(program.league().competitions().size(), std::size_t(1));
        QCOMPARE(program.state()->competition.definition().draw.source, u"balanced"_s);
    }

    void balancedPairingOfACup()
    {
        DesktopCase program(madeEmptyLeague(m_folder, u"Pairs"_s));
        const Wizard wizard(program);
        wizard.click("step4");
        // The groups of a World Cup are no pairs.
        QVERIFY(!wizard.find<QCheckBox>("balanced")->isVisible());
        wizard.click("step1");
        wizard.chooseTemplate(u"Cup"_s);
        wizard.find<QSpinBox>("number1")->setValue(8);
        wizard.click("step4");
        auto *balanced = wizard.find<QCheckBox>("balanced");
        QVERIFY(balanced->isVisible() && !balanced->isChecked());
        balanced->setFocus();
        QTest::keyClick(balanced, Qt::Key_Space);
        const auto *page = wizard.find<DrawPage>("DrawPage");
        QVERIFY(page->show() && !page->show()->isCeremony());
        const std::vector<DrawCard> &pairs = page->show()->groups();
        QCOMPARE(pairs.size(), std::size_t(4));
        for (const DrawCard &pair : pairs) {
            QVERIFY(pair.title.startsWith(u"Match"_s));
            QCOMPARE(pair.lines.size(), std::size_t(2));
        }
        QVERIFY(page->show()->rules().contains(u"nearest strength"_s));
        wizard.click("finish");
        QTRY_COMPARE(program.league().competitions().size(), std::size_t(1));
        // Sorted by power, the first two meet, and so on.
        const Competition &cup = program.state()->competition;
        std::vector<int> powers;
        std::vector<int> differences;
        for (int i = 0; i < 4; ++i) {
            const PerSide<int> teams = program.state()->now.fixtures[static_cast<std::size_t>(i)].teams;
            std::array<int, 2> two{};
            for (const Side side : bothSides)
                two[side == Side::Home ? 0 : 1] =
                    participantOf(historicTeamOf(cup.entrant(teams[side]))).power;
            powers.insert(powers.end(), two.begin(), two.end());
            differences.push_back(std::abs(two[0] - two[1]));
        }
        std::sort(powers.begin(), powers.end());
        int least = 0;
        for (std::size_t i = 0; i < powers.size(); i += 2)
            least += powers[i + 1] - powers[i];
        QCOMPARE(differences[0] + differences[1] + differences[2] + differences[3], least);
    }

    void opponentsOfEqualStrength()
    {
        const auto powers = [](const std::vector<Participant> &list) {
            std::vector<int> all;
            for (const Participant &one : list)
                all.push_back(one.power);
            return all;
        };
        const auto ofPower = [](int power) {
            Participant one{club(u"Club %1"_s.arg(power))};
            one.power = power;
            return one;
        };
        const std::vector<Participant> stock{ofPower(1), ofPower(4), ofPower(5), ofPower(7), ofPower(10)};
        QCOMPARE(powers(equalOpponents({ofPower(6)}, {ofPower(1), ofPower(6), ofPower(9)}, 1, 3)),
                 std::vector<int>{6});
        QCOMPARE(powers(equalOpponents({ofPower(9), ofPower(2)}, stock, 2, 3)), (std::vector<int>{10, 1}));
        // Two who are near each other meet; the third gets the opponent.
        QCOMPARE(powers(equalOpponents({ofPower(9), ofPower(8), ofPower(4)}, stock, 1, 3)),
                 std::vector<int>{4});
        // Nobody is there: pairs that are near.
        const std::vector<int> pair = powers(equalOpponents({}, {ofPower(3), ofPower(9), ofPower(3)}, 2, 1));
        QCOMPARE(pair.size(), std::size_t(2));
        QCOMPARE(powers(equalOpponents({ofPower(5)}, {}, 1, 3)).size(), std::size_t(0));
    }

    void theButtonOpensMoreRules()
    {
        DesktopCase program;
        const Wizard wizard(program);
        wizard.click("next");
        bool isOpen = false;
        whenOpen<MoreRulesDialog>(wizard.dialog(), [&](MoreRulesDialog &more) {
            isOpen = true;
            more.accept();
        });
        wizard.click("moreRules");
        QVERIFY(isOpen);
    }
};

TOUCHLINE_TEST(TestNewCompetition)

} // namespace test_new_competition

#include "test_new_competition.moc"
