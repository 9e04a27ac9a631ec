// SPDX-License-Identifier: GPL-3.0-or-later
// Search over everything, by letters and arrow keys; the editor of shortcuts.

#include "core/play/matches/matchday.h"
#include "core/play/squads/competition_squads.h"
#include "forms/commands/command_page.h"
#include "forms/commands/command_table.h"
#include "forms/dialogs/league/shortcuts_dialog.h"
#include "forms/dialogs/match/decision_dialog.h"
#include "forms/dialogs/teams/transfer_dialog.h"
#include "forms/pages/availability/availability_page.h"
#include "forms/pages/availability/availability_view.h"
#include "forms/pages/availability/player_page.h"
#include "forms/pages/fixtures/fixture_view.h"
#include "forms/pages/page_table.h"
#include "forms/pages/teams/squad_view.h"
#include "forms/search/search_box.h"
#include "models/league/league_moves.h"
#include "models/views/search_index.h"
#include "models/views/teams/squad_model.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/dialog_hands.h"
#include "tests/support/table.h"

#include <QKeySequenceEdit>

namespace test_search {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// A league with clubs and their players, who take part in nothing yet: everybody's name ends in the
/// club's, all the first ones are called the same, and one plays for the first two clubs.
QString clubs(const QTemporaryDir &folder, const QStringList &names)
{
    QString path = folder.filePath(names.front() + u".touchline"_s);
    const auto league = League::create(path, names.front(), {u"Anna"_s, false, {}}).value();
    const Person guest{QUuid::createUuid(), u"Guest Player"_s, u"Player"_s};
    int number = 0;
    for (const QString &name : names) {
        Team team;
        team.id = QUuid::createUuid();
        team.name = name;
        Squad squad;
        const auto add = [&squad](const Person &person) {
            SquadEntry entry;
            entry.person = person;
            entry.position = squad.entries.empty() ? Position::Goalkeeper : Position::Forward;
            squad.entries.push_back(entry);
        };
        add({QUuid::createUuid(), u"Raúl García"_s, u"García"_s});
        add({QUuid::createUuid(), u"Adam von %1"_s.arg(name), name});
        if (number++ < 2)
            add(guest);
        if (!league->teams().add({team}) || !league->teams().setSquad(team.id, {}, squad))
            qFatal("The club cannot be made.");
    }
    return path;
}

/// Types into the search of the window; the list has so many hits then.
SearchBox *searchFor(DesktopCase &program, const QString &text, int hits)
{
    // One that has just been closed goes with the next events.
    const auto isGone = [&program] { return program.window().findChild<SearchBox *>() == nullptr; };
    if (!QTest::qWaitFor(isGone) || !program.run(CommandId::Find))
        return nullptr;
    auto *box = program.window().findChild<SearchBox *>();
    QTest::keyClicks(box->findChild<QLineEdit *>(), text);
    auto *list = box->findChild<QTreeWidget *>();
    return QTest::qWaitFor([list, hits] { return list->topLevelItemCount() == hits; }) ? box : nullptr;
}

bool waitUntilComplete(const SearchIndex &index)
{
    return QTest::qWaitFor([&index] { return index.isComplete(); });
}

} // namespace

class TestSearch : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    /// Ctrl+K is the search over everything on every page, Ctrl+F the one of the page.
    void theKeysMeanTheSameOnEveryPage()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Find"_s));
        for (const PageKind kind :
             {PageKind::Fixtures, PageKind::Availability, PageKind::Teams, PageKind::History}) {
            program.window().go(kind, isOfCompetition(kind) ? program.competition() : QUuid());
            QVERIFY(program.run(CommandId::FindOnPage));
            auto *line = qobject_cast<QLineEdit *>(program.window().focusWidget());
            QVERIFY(line != nullptr);
            QVERIFY(program.window().findChild<SearchBox *>() == nullptr);
            SearchBox *box = searchFor(program, u"qqqq"_s, 0);
            QVERIFY(box != nullptr);
            QTest::keyClick(box, Qt::Key_Escape);
            QTRY_VERIFY(program.window().findChild<SearchBox *>() == nullptr);
        }
    }

    /// Without a league the commands are found, and nothing of the league that was there.
    void withoutALeagueTheCommandsAreFound()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Closed"_s));
        SearchIndex index;
        index.setCommands({{SearchHit::Kind::Command, u"Print"_s, {}, {}}});
        index.setLeague(&program.league());
        QVERIFY(waitUntilComplete(index));
        const QString name = program.state()->competition.entrant(0).name;
        QVERIFY(!index.find(name, 100).empty());
        index.setLeague(nullptr);
        QVERIFY(index.isComplete());
        QVERIFY(index.find(name, 100).empty());
        QCOMPARE(index.find(u"prin"_s, 100).size(), std::size_t{1});
        // It is read again as a whole.
        index.setLeague(&program.league());
        QVERIFY(!index.isComplete());
        QVERIFY(waitUntilComplete(index));
        QVERIFY(!index.find(name, 100).empty());
    }

    /// Words of football people for what the program calls otherwise.
    void commandsByTheirOtherWords_data()
    {
        testing::columns<QString, CommandId>();
        const auto row = [](const QString &text, CommandId id) {
            QTest::addRow("%s", qPrintable(text)) << text << id;
        };
        for (const QString &word : {u"cup"_s, u"knockout"_s, u"tournament"_s})
            row(word, CommandId::NewCompetition);
        row(u"knockout bracket"_s, goTo(PageKind::Bracket));
        row(u"schedule"_s, goTo(PageKind::Fixtures));
        row(u"calendar"_s, CommandId::SeasonCalendar);
        row(u"standings"_s, goTo(PageKind::Tables));
        row(u"eligibility"_s, goTo(PageKind::Availability));
        row(u"suspended"_s, goTo(PageKind::Out));
        row(u"suspend player"_s, CommandId::AddBan);
        row(u"loan"_s, CommandId::TransferPlayer);
        row(u"withdraw"_s, CommandId::RuleOnTeam);
        row(u"forfeit"_s, CommandId::AwardWalkover);
        row(u"walkover"_s, CommandId::AwardWalkover);
        row(u"reschedule"_s, CommandId::Postpone);
        row(u"goalscorers"_s, goTo(PageKind::Statistics));
        row(u"elo"_s, goTo(PageKind::Statistics));
    }
    void commandsByTheirOtherWords()
    {
        const auto [text, id] = row<QString, CommandId>();
        std::vector<SearchHit> commands;
        for (const CommandSpec &spec : commandTable()) {
            SearchHit hit;
            hit.text = commandText(spec).remove(u'&').remove(u'…');
            hit.command = static_cast<int>(spec.id);
            hit.otherWords = commandWords(spec);
            commands.push_back(hit);
        }
        SearchIndex index;
        index.setCommands(commands);
        const auto hits = index.find(text, 100);
        QVERIFY(std::any_of(hits.begin(), hits.end(),
                            [id = id](const SearchHit &hit) { return hit.command == static_cast<int>(id); }));
        // What is called so by itself stands before.
        const auto print = index.find(u"draw"_s, 1);
        QCOMPARE(print.front().command, static_cast<int>(CommandId::DrawDue));
    }

    /// A word that the title begins one of its words with is found by the title.
    void otherWordsAreOthers()
    {
        int commands = 0;
        for (const CommandSpec &spec : commandTable()) {
            const QStringList title =
                commandText(spec).remove(u'&').remove(u'…').toLower().split(u' ', Qt::SkipEmptyParts);
            QStringList words = commandWords(spec).toLower().split(u' ', Qt::SkipEmptyParts);
            commands += words.isEmpty() ? 0 : 1;
            for (const QString &word : std::as_const(words))
                for (const QString &own : title)
                    QVERIFY2(!own.startsWith(word), qPrintable(commandText(spec) + u": "_s + word));
            QCOMPARE(words.removeDuplicates(), 0);
        }
        QVERIFY(commands > 40);
    }

    void teamsAndFixturesByTheirBeginnings()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Search"_s));
        SearchIndex index;
        index.setLeague(&program.league());
        QVERIFY(waitUntilComplete(index));
        const QString name = program.state()->competition.entrant(0).name;
        const auto hits = index.find(name.left(4), 100);
        QVERIFY(!hits.empty());
        QCOMPARE(hits.front().kind, SearchHit::Kind::Team);
        QCOMPARE(hits.front().text, name);
        QCOMPARE(hits.front().competition, program.competition());
        // The three matches of its group are known.
        const auto fixtures = std::count_if(hits.begin(), hits.end(), [&name](const SearchHit &hit) {
            return hit.kind == SearchHit::Kind::Fixture && hit.text.contains(name);
        });
        QCOMPARE(fixtures, 3);
        QVERIFY(index.find(u"qqq"_s, 100).empty());
        QVERIFY(index.find(QString(), 100).empty());
        QVERIFY(index.find(u" - "_s, 100).empty());
        QCOMPARE(index.find(name.left(1), 2).size(), std::size_t{2});
    }

    void bothTeamsOfAFixture()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Both"_s));
        SearchIndex index;
        index.setLeague(&program.league());
        QVERIFY(waitUntilComplete(index));
        const CompetitionStatePtr state = program.state();
        const PerSide<int> &teams = state->now.fixtures.front().teams;
        const QString home = state->competition.entrant(teams[Side::Home]).name;
        const QString away = state->competition.entrant(teams[Side::Away]).name;
        const auto hits = index.find(away.left(5).toUpper() + u' ' + home.left(5), 10);
        QVERIFY(!hits.empty());
        QCOMPARE(hits.front().subject, state->competition.fixtures().front().id);
    }

    void sameNamesAreToldApartByTheirTeams()
    {
        DesktopCase program(clubs(m_folder, {u"Leeds"_s, u"York"_s}));
        SearchIndex index;
        index.setLeague(&program.league());
        QVERIFY(waitUntilComplete(index));
        // By the family name, without its accent.
        const auto both = index.find(u"garcia"_s, 10);
        QCOMPARE(both.size(), std::size_t{2});
        for (const SearchHit &hit : both) {
            QCOMPARE(hit.kind, SearchHit::Kind::Player);
            QCOMPARE(hit.text, u"Raúl García"_s);
            QVERIFY(hit.competition.isNull());
            QCOMPARE(hit.detail, program.league().team(hit.team)->name);
        }
        QVERIFY(both[0].detail != both[1].detail);
        const auto one = index.find(u"york gar"_s, 10);
        QCOMPARE(one.size(), std::size_t{1});
        QCOMPARE(one.front().detail, u"York"_s);
        // A club alone means the club, and who is called so, but not everybody who plays for it.
        const auto club = index.find(u"yor"_s, 10);
        QCOMPARE(club.size(), std::size_t{2});
        QCOMPARE(club[0].kind, SearchHit::Kind::Team);
        QCOMPARE(club[1].text, u"Adam von York"_s);
    }

    void aPlayerOfAListIsShownWithTheTeam()
    {
        DesktopCase program(clubs(m_folder, {u"Bath"_s, u"Stoke"_s}));
        // For both he is one and the same; the club says which is meant.
        SearchBox *box = searchFor(program, u"guest sto"_s, 1);
        QVERIFY(box != nullptr);
        QTest::keyClick(box->findChild<QLineEdit *>(), Qt::Key_Return);
        // The page of the player, who has played nowhere yet, and from there the squad.
        QCOMPARE(program.window().pageKind(), PageKind::Player);
        auto *page = qobject_cast<PlayerPage *>(program.window().page());
        QCOMPARE(page->findChild<QLabel *>(u"title"_s)->text(), u"Guest Player"_s);
        QTest::mouseClick(page->findChild<QPushButton *>(u"squad"_s), Qt::LeftButton);
        QCOMPARE(program.window().pageKind(), PageKind::Teams);
        const auto *players = program.window().findChild<SquadView *>();
        QVERIFY(players->isVisible());
        QCOMPARE(players->currentIndex().siblingAtColumn(SquadModel::NameColumn).data().toString(),
                 u"Guest Player"_s);
        box = searchFor(program, u"garcia bath"_s, 1);
        QVERIFY(box != nullptr);
        QTest::keyClick(box->findChild<QLineEdit *>(), Qt::Key_Return);
        QCOMPARE(page->findChild<QLabel *>(u"title"_s)->text(), u"Raúl García"_s);
        // From there he can move, away from the team that he plays for.
        QString whose;
        whenOpen<TransferDialog>(page, [&whose](TransferDialog &dialog) {
            for (const QLabel *label : dialog.findChildren<QLabel *>())
                if (label->text().startsWith(u"Raúl"_s))
                    whose = label->text();
            dialog.reject();
        });
        QTest::mouseClick(page->findChild<QPushButton *>(u"transfer"_s), Qt::LeftButton);
        QCOMPARE(whose, u"Raúl García (Bath)"_s);
    }

    void aPlayerOfACompetitionIsShownWithHisLedger()
    {
        DesktopCase program(madeLeague(m_folder, {.matchdays = 1}, u"Ledger"_s));
        const Competition &competition = program.state()->competition;
        const int team = program.state()->now.fixtures.front().teams[Side::Home];
        const QString name = competition.entrant(team).name;
        const Person player = playersOf(competition, team).back();
        SearchIndex index;
        index.setLeague(&program.league());
        QVERIFY(waitUntilComplete(index));
        auto hits = index.find(player.name + u' ' + name, 10);
        // Once, though he stands on the team's list for it as well.
        std::erase_if(hits, [&player](const SearchHit &hit) { return hit.subject != player.id; });
        QCOMPARE(hits.size(), std::size_t{1});
        QCOMPARE(hits.front().competition, program.competition());
        QCOMPARE(hits.front().detail, u"%1, %2"_s.arg(name, program.state()->name()));
        // All that is known of everybody is found.
        for (const Person &one : playersOf(competition, team)) {
            const auto found = index.find(one.name + u' ' + name, 1000);
            QVERIFY(std::any_of(found.begin(), found.end(),
                                [&one](const SearchHit &hit) { return hit.subject == one.id; }));
        }

        // Even if the page was searched for somebody else.
        program.window().go(PageKind::Availability, program.competition());
        auto *page = program.window().findChild<AvailabilityPage *>();
        page->findChild<QLineEdit *>(u"search"_s)->setText(u"zzz"_s);
        program.window().go(PageKind::Home);
        SearchBox *box = searchFor(program, player.name + u' ' + name, 1);
        QVERIFY(box != nullptr);
        QTest::keyClick(box->findChild<QLineEdit *>(), Qt::Key_Return);
        QCOMPARE(program.window().pageKind(), PageKind::Player);
        QTest::mouseClick(program.window().page()->findChild<QPushButton *>(u"availability"_s),
                          Qt::LeftButton);
        QCOMPARE(program.window().pageKind(), PageKind::Availability);
        const AvailabilityRow *chosen = page->findChild<AvailabilityView *>()->chosen();
        QVERIFY(chosen != nullptr);
        QCOMPARE(chosen->player, player.id);
        QCOMPARE(chosen->team, team);
        QVERIFY(page->findChild<QLabel *>(u"playerName"_s)->text().contains(name));
    }

    /// A player is found under the team that he plays for on the day of the search, with his former one.
    void aPlayerWhoMovedIsFoundWhereHePlaysToday()
    {
        const QString place = madeLeague(m_folder, {.format = u"league-6"_s, .matchdays = 1}, u"Moves"_s);
        QDate today(2026, 9, 1);
        auto opened = League::open(place, {u"Anna"_s, false,
                                           [&today] { return QDateTime(today, QTime(12, 0)).toUTC(); }})
                          .value();
        OpenLeague open(std::move(opened));
        League *league = &open.league();
        const QUuid id = league->competitions().all()->front().id;
        const Competition competition = league->competitions().find(id).value();
        const auto entrant = [&](int team) {
            return MoveTeam{competition.entrant(team).id, competition.entrant(team).name};
        };
        const auto found = [&](const Person &person) {
            SearchIndex index;
            index.setLeague(&open);
            QStringList told;
            if (waitUntilComplete(index))
                for (const SearchHit &hit : index.find(person.name, 1000))
                    if (hit.subject == person.id)
                        told << hit.detail;
            return told;
        };
        const Person player = playersOf(competition, 0).back();
        const auto detail = [&](const QString &team) {
            return QStringList{u"%1, %2"_s.arg(team, competition.definition().name)};
        };
        PlayerMove move{.player = player, .from = entrant(0), .to = entrant(1), .day = QDate(2026, 11, 1)};
        QVERIFY(league->moves().enter(move));
        // Ahead: the old team until the day has come.
        QCOMPARE(found(player), detail(entrant(0).name));
        today = QDate(2026, 10, 31);
        QCOMPARE(found(player), detail(entrant(0).name));
        today = QDate(2026, 11, 1);
        QCOMPARE(found(player), detail(u"%1 (formerly %2)"_s.arg(entrant(1).name, entrant(0).name)));
        // A loan and its end.
        const Person lent = playersOf(competition, 2).back();
        QVERIFY(league->moves().enter({.kind = PlayerMove::Kind::Loan,
                                       .player = lent,
                                       .from = entrant(2),
                                       .to = entrant(3),
                                       .day = QDate(2026, 11, 1),
                                       .until = QDate(2026, 11, 30)}));
        QCOMPARE(found(lent), detail(u"%1 (on loan from %2)"_s.arg(entrant(3).name, entrant(2).name)));
        today = QDate(2026, 12, 1);
        QCOMPARE(found(lent), detail(entrant(2).name));
        // Free.
        const Person freed = playersOf(competition, 4).back();
        QVERIFY(league->moves().enter({.kind = PlayerMove::Kind::Release,
                                       .player = freed,
                                       .from = entrant(4),
                                       .day = QDate(2026, 12, 1)}));
        QCOMPARE(found(freed), QStringList{u"no team (formerly %1)"_s.arg(entrant(4).name)});
    }

    void withoutBansAPlayerIsShownWithHisTeam()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Foreign"_s));
        // This program does not have the game, so it knows nothing of its bans.
        CompetitionDefinition definition = program.state()->competition.definition();
        definition.id = QUuid::createUuid();
        definition.name = u"Zebra trophy"_s;
        definition.game = u"another-game"_s;
        QVERIFY(program.league().league().competitions().add(*Competition::create(definition)));
        const Competition &competition = (*program.league().state(definition.id))->competition;
        const Person player = playersOf(competition, 0).back();
        const QString name = competition.entrant(0).name;
        SearchBox *box = searchFor(program, u"%1 %2 zebra"_s.arg(player.name, name), 1);
        QVERIFY(box != nullptr);
        QTest::keyClick(box->findChild<QLineEdit *>(), Qt::Key_Return);
        QCOMPARE(program.window().pageKind(), PageKind::Player);
        QTest::mouseClick(program.window().page()->findChild<QPushButton *>(u"squad"_s), Qt::LeftButton);
        QCOMPARE(program.window().pageKind(), PageKind::Teams);
        QCOMPARE(program.window().findChild<QLabel *>(u"teamName"_s)->text(), name);
        const auto *players = program.window().findChild<SquadView *>();
        QCOMPARE(players->currentIndex().siblingAtColumn(SquadModel::NameColumn).data().toString(),
                 player.name);
    }

    /// Goals, cards and bans over two competitions, each counted from the reports by hand.
    void thePageOfAPlayerAddsUp()
    {
        const QString place = madeLeague(m_folder, {.matchdays = 3}, u"Career"_s);
        {
            // The same teams play a second World Cup.
            const auto league = League::open(place, {u"Anna"_s, false, {}}).value();
            Competition second = *league->competitions().find(league->competitions().all()->front().id);
            CompetitionDefinition definition = second.definition();
            definition.id = QUuid::createUuid();
            definition.name = u"Second cup"_s;
            definition.seed += 1;
            second = Competition::create(definition).value();
            QVERIFY(league->competitions().add(second));
            QVERIFY(playFixtures(*league, definition.id, nextMatchday(second, progress(second)),
                                 playRulesOf(second).value()));
        }
        DesktopCase program(place);
        QCOMPARE(program.league().competitions().size(), std::size_t{2});
        // Whoever scored in both.
        std::map<QUuid, std::map<QUuid, int>> goals;
        std::map<QUuid, std::map<QUuid, int>> yellows;
        for (const CompetitionLine &line : program.league().competitions()) {
            const CompetitionStatePtr state = *program.league().state(line.id);
            for (int i = 0; i < static_cast<int>(state->competition.fixtures().size()); ++i)
                if (const MatchReport *report = state->competition.report(i))
                    for (const ReportEvent &event : report->events) {
                        const bool isOwn =
                            event.kind == ReportEventKind::Goal || event.kind == ReportEventKind::PenaltyGoal;
                        goals[event.player][line.id] += isOwn ? 1 : 0;
                        yellows[event.player][line.id] += event.kind == ReportEventKind::Yellow ? 1 : 0;
                    }
        }
        int checked = 0;
        for (const auto &[player, byCompetition] : goals) {
            const auto career = careerOf(program.league(), player);
            QVERIFY(career.has_value());
            QVERIFY(!career->name.isEmpty());
            QCOMPARE(career->lines.size(), std::size_t{2});
            std::size_t listed = 0;
            for (const CareerLine &line : career->lines) {
                const auto one = byCompetition.find(line.competition);
                QCOMPARE(line.goals, one == byCompetition.end() ? 0 : one->second);
                QCOMPARE(line.cards.yellow, yellows[player][line.competition]);
                listed += static_cast<std::size_t>(line.goals);
            }
            QVERIFY(career->goals.size() >= listed);
            QCOMPARE(careerTable(*career).rows.size(), std::size_t{3});
            QCOMPARE(careerTable(*career).rows.back().cells[2], QString::number(listed));
            checked += listed > 1 ? 1 : 0;
            if (listed < 2)
                continue;
            program.window().go(PageKind::Player, {}, player);
            auto *page = program.window().page();
            QCOMPARE(page->findChild<QLabel *>(u"title"_s)->text(), career->name);
            QCOMPARE(page->findChild<QAbstractItemView *>(u"goals"_s)->model()->rowCount(),
                     static_cast<int>(career->goals.size()));
            QCOMPARE(page->findChild<QAbstractItemView *>(u"ledger"_s)->model()->rowCount(),
                     static_cast<int>(career->discipline.size()));
        }
        QVERIFY(checked > 3);
    }

    /// A command of another page is found here, and carried out there.
    void commandsOfEveryPageAreFound()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Everywhere"_s));
        program.window().go(PageKind::Home);
        QVERIFY(program.run(CommandId::Find));
        auto *box = program.window().findChild<SearchBox *>();
        auto *hits = box->findChild<QTreeWidget *>();
        for (const CommandSpec &spec : commandTable()) {
            // A World Cup has no timetable of one day.
            const auto page = pageOf(spec.id);
            if (!page || (isOfCompetition(*page) && !program.league().hasPage(*page, program.competition())))
                continue;
            const QString text = commandText(spec).remove(u'&').remove(u'…');
            auto *line = box->findChild<QLineEdit *>();
            line->setText(text);
            QStringList found;
            for (int row = 0; row < hits->topLevelItemCount(); ++row)
                found << hits->topLevelItem(row)->text(0);
            QVERIFY2(found.contains(text), qPrintable(text));
        }
        QTest::keyClick(box, Qt::Key_Escape);
        const QString ban = commandText(commandSpec(CommandId::AddBan)).remove(u'&').remove(u'…');
        box = searchFor(program, ban, 1);
        QVERIFY(box != nullptr);
        QTest::keyClick(box->findChild<QLineEdit *>(), Qt::Key_Return);
        QCOMPARE(program.window().pageKind(), PageKind::Availability);
        QTRY_VERIFY(program.window().findChild<DecisionDialog *>() != nullptr);
        program.window().findChild<DecisionDialog *>()->reject();
    }

    void lettersArrowsReturn()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Keys"_s));
        QVERIFY(program.run(CommandId::Find));
        auto *box = program.window().findChild<SearchBox *>();
        QVERIFY(box != nullptr && box->isVisible());
        auto *text = box->findChild<QLineEdit *>();
        auto *hits = box->findChild<QTreeWidget *>();
        QTest::keyClicks(text, u"matchday"_s);
        // What is called so by others stands below, and may be there before.
        QTRY_VERIFY(hits->currentItem() != nullptr && hits->currentItem()->text(0) == u"Simulate Matchday"_s);
        QTest::keyClick(text, Qt::Key_Return);
        QVERIFY(program.waitForWork());
        QCOMPARE(program.state()->played(), 16);
    }

    /// A hit shows what it is, and Enter goes there.
    void everyHitShowsWhatItIs()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Kinds"_s));
        program.window().go(PageKind::Home);
        const QString team = program.state()->competition.entrant(0).name;
        const auto open = [&program](const QString &text) {
            const auto isGone = [&program] { return program.window().findChild<SearchBox *>() == nullptr; };
            if (!QTest::qWaitFor(isGone) || !program.run(CommandId::Find))
                qFatal("The search does not open.");
            auto *box = program.window().findChild<SearchBox *>();
            QTest::keyClicks(box->findChild<QLineEdit *>(), text);
            auto *list = box->findChild<QTreeWidget *>();
            // Until everything is taken in, and shown anew after it.
            QTest::qWait(600);
            return std::pair{box, list};
        };
        auto [box, list] = open(team);
        const auto *hint = box->findChild<QLabel *>(u"hint"_s);
        QCOMPARE(hint->text(), u"Enter opens, Esc closes."_s);
        QCOMPARE(hint->foregroundRole(), QPalette::PlaceholderText);
        QVERIFY(list->topLevelItemCount() > 3);
        QTreeWidgetItem *match = nullptr;
        for (int row = 0; row < list->topLevelItemCount(); ++row) {
            QTreeWidgetItem *item = list->topLevelItem(row);
            QVERIFY2(!item->data(0, Qt::DecorationRole).isNull(), qPrintable(item->text(0)));
            QVERIFY(item->data(1, Qt::DecorationRole).isNull());
            QCOMPARE(item->toolTip(1), item->text(1));
            if (item->text(0).contains(u" – "_s) && match == nullptr)
                match = item;
        }
        QCOMPARE(list->currentItem(), list->topLevelItem(0));
        QVERIFY(match != nullptr);
        const QString meeting = match->text(0);
        list->setCurrentItem(match);
        QTest::keyClick(box->findChild<QLineEdit *>(), Qt::Key_Return);
        QCOMPARE(program.window().pageKind(), PageKind::Fixtures);
        const auto *view = program.window().page()->findChild<FixtureView *>();
        QVERIFY(view->current() >= 0);
        const CompetitionState &state = *program.state();
        const PerSide<int> &teams = state.now.fixtures[static_cast<std::size_t>(view->current())].teams;
        QCOMPARE(state.competition.entrant(teams[Side::Home]).name + u" – "_s +
                     state.competition.entrant(teams[Side::Away]).name,
                 meeting);
        // Nothing that was typed: what to do; the list of the hits before is gone.
        std::tie(box, list) = open(u"zzz"_s);
        QCOMPARE(list->topLevelItemCount(), 0);
        box->findChild<QLineEdit *>()->clear();
        QCOMPARE(box->findChild<QLabel *>(u"hint"_s)->text(),
                 u"Type the start of a name. Use the arrow keys to select, Enter to open."_s);
        QTest::keyClick(box, Qt::Key_Escape);
    }

    void nothingFoundSaysSo()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Nothing"_s));
        QVERIFY(program.run(CommandId::Find));
        auto *box = program.window().findChild<SearchBox *>();
        QVERIFY(box != nullptr);
        // What to do stands there at once.
        QCOMPARE(box->findChild<QLabel *>(u"hint"_s)->text(),
                 u"Type the start of a name. Use the arrow keys to select, Enter to open."_s);
        QTest::keyClicks(box->findChild<QLineEdit *>(), u"zzz"_s);
        QTRY_COMPARE(box->findChild<QLabel *>(u"hint"_s)->text(), u"No results"_s);
        QTest::keyClick(box, Qt::Key_Escape);
        QTRY_VERIFY(program.window().findChild<SearchBox *>() == nullptr);
    }

    void keysAreAssignedAndRefused()
    {
        ShortcutsDialog dialog;
        dialog.show();
        const QSignalSpy changed(&dialog, &ShortcutsDialog::changed);
        auto *list = dialog.findChild<QTreeWidget *>();
        auto *filter = dialog.findChild<QLineEdit *>(u"filter"_s);
        auto *keys = dialog.findChild<QKeySequenceEdit *>();
        auto *assign = dialog.findChild<QPushButton *>(u"assign"_s);
        QTest::keyClicks(filter, u"next match"_s);
        QTreeWidgetItem *item = nullptr;
        for (int row = 0; row < list->topLevelItemCount(); ++row)
            if (!list->topLevelItem(row)->isHidden())
                item = list->topLevelItem(row);
        QVERIFY(item != nullptr);
        list->setCurrentItem(item);
        // Those of undo are taken.
        keys->setKeySequence(QKeySequence(QKeySequence::Undo));
        QTest::mouseClick(assign, Qt::LeftButton);
        QCOMPARE(changed.size(), 0);
        QVERIFY(dialog.findChild<QLabel *>(u"problem"_s)->text().contains(u"Undo"_s));
        keys->setKeySequence(QKeySequence(Qt::CTRL | Qt::Key_J));
        QTest::mouseClick(assign, Qt::LeftButton);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(item->text(1), QKeySequence(Qt::CTRL | Qt::Key_J).toString(QKeySequence::NativeText));
        QTest::mouseClick(dialog.findChild<QPushButton *>(u"reset"_s), Qt::LeftButton);
        QCOMPARE(CommandSet::keysOf(commandSpec(CommandId::PlayNext)),
                 defaultKeys(commandSpec(CommandId::PlayNext)));
    }
};

TOUCHLINE_TEST(TestSearch)

} // namespace test_search

#include "test_search.moc"
