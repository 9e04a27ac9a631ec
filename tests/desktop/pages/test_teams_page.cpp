// SPDX-License-Identifier: GPL-3.0-or-later
// Teams and players with mouse and keys: a new club typed in, what is refused, undo.

#include "forms/dialogs/teams/free_players_dialog.h"
#include "forms/dialogs/teams/moves_dialog.h"
#include "forms/dialogs/teams/new_team_dialog.h"
#include "forms/dialogs/teams/team_ruling_dialog.h"
#include "forms/dialogs/teams/transfer_dialog.h"
#include "forms/pages/teams/squad_view.h"
#include "forms/widgets/team_card_view.h"
#include "forms/widgets/team_form.h"
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_teams.h"
#include "models/views/teams/squad_model.h"
#include "models/views/teams/team_model.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/dialog_hands.h"
#include "tests/unit/competition/league_builder.h"

#include <QTableWidget>
#include <QTextBrowser>

namespace test_teams_page {

using namespace touchline;
using namespace touchline::testing;

namespace {

template <class Kind>
Kind *child(QWidget &parent, const char *name)
{
    auto *found = parent.findChild<Kind *>(QLatin1String(name));
    if (found == nullptr)
        qFatal("There is no %s.", name);
    return found;
}

/// Does this with the dialog that opens next.
void whenItOpens(const std::function<void(NewTeamDialog &)> &use)
{
    whenOpen<NewTeamDialog>(qApp, use);
}

/// The same with the dialog that moves a player.
void whenTransferOpens(const std::function<void(TransferDialog &)> &use)
{
    whenOpen<TransferDialog>(qApp, use);
}

/// The page on its window.
struct TeamsCase : DesktopCase
{
    explicit TeamsCase(const QString &path) : DesktopCase(path) { window().go(PageKind::Teams); }

    QTreeView *teams() { return child<QTreeView>(window(), "teams"); }
    SquadView *players() { return child<SquadView>(window(), "players"); }
    QLabel *problem() { return child<QLabel>(window(), "squadProblem"); }
    [[nodiscard]] QUuid chosen() { return teams()->currentIndex().data(TeamModel::IdRole).toUuid(); }
    [[nodiscard]] std::size_t entries() { return league().league().history().entries()->size(); }
    /// Chooses a cell of the players with the mouse.
    void click(int row, int column)
    {
        const QModelIndex index = players()->model()->index(row, column);
        players()->scrollTo(index);
        QTest::mouseClick(players()->viewport(), Qt::LeftButton, {}, players()->visualRect(index).center());
    }
    /// The field that is being typed in.
    QWidget *field()
    {
        QTest::qWait(1);
        QWidget *focus = QApplication::focusWidget();
        return focus == nullptr ? players() : focus;
    }
    /// Types into the chosen cell and ends with a key.
    void type(const QString &text, Qt::Key end)
    {
        // The first letter opens the field that takes the others.
        for (const QChar letter : text)
            QTest::keyClick(field(), letter.toLatin1());
        QTest::keyClick(field(), end);
        QTest::qWait(1);
    }
};

QString emptyLeague(const QTemporaryDir &folder, const QString &name)
{
    QString path = folder.filePath(name + u".touchline"_s);
    if (!League::create(path, name, {u"Anna"_s, false, {}}))
        qFatal("The league could not be made.");
    return path;
}

} // namespace

class TestTeamsPage : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    /// In any of the competitions that it takes part in.
    void aTeamIsRuledOnFromTheListOfTeams()
    {
        const QString path = emptyLeague(m_folder, u"Ruled"_s);
        Competition first = cup::makeLeague(1);
        Competition second = cup::makeLeague(2);
        QVERIFY(second.rename(u"Second league"_s));
        {
            auto league = League::open(path, {u"Anna"_s, false, {}});
            QVERIFY((*league)->competitions().add(first).has_value());
            QVERIFY((*league)->competitions().add(second).has_value());
        }
        TeamsCase page(path);
        const QUuid team = first.entrant(3).id;
        page.window().go(PageKind::Teams, {}, team);
        QTRY_COMPARE(page.chosen(), team);
        QVERIFY(page.run(CommandId::RuleOnTeam));
        auto *dialog = page.window().findChild<TeamRulingDialog *>();
        QVERIFY(dialog != nullptr);
        auto *competition = child<QComboBox>(*dialog, "competition");
        QCOMPARE(competition->count(), 2);
        QCOMPARE(competition->itemText(0), u"Second league"_s);
        competition->setCurrentIndex(1);
        QCOMPARE(dialog->state().competition.entrant(child<QComboBox>(*dialog, "team")->currentIndex()).id,
                 team);
        child<QComboBox>(*dialog, "what")->setCurrentIndex(0);
        dialog->accept();
        QTest::qWait(1);
        const auto withdrawn = [&](const Competition &asked) {
            const auto now = page.league().league().competitions().find(asked.definition().id);
            return now->isWithdrawn(now->indexOfTeam(team));
        };
        QVERIFY(withdrawn(first));
        QVERIFY(!withdrawn(second));
    }

    /// Nobody is on a list of the new league: players are entered, and imported, on the team's own list.
    void aTeamWithoutPlayersShowsItsOwnList()
    {
        const QString path = emptyLeague(m_folder, u"Entered"_s);
        {
            auto league = League::open(path, {u"Anna"_s, false, {}});
            QVERIFY(league.has_value());
            QVERIFY((*league)->competitions().add(Competition::create(cup::leagueDefinition(1)).value()));
        }
        TeamsCase page(path);
        QTRY_VERIFY(page.teams()->model()->rowCount() > 0);
        auto *list = child<QComboBox>(page.window(), "list");
        QVERIFY(list->count() > 1);
        QCOMPARE(list->currentText(), u"Main squad"_s);
    }

    void aNewClubIsTypedIn()
    {
        TeamsCase page(emptyLeague(m_folder, u"Club"_s));
        whenItOpens([](NewTeamDialog &dialog) {
            // Without a name it stays and says why.
            QTest::keyClick(&dialog, Qt::Key_Return);
            QVERIFY(dialog.isVisible());
            QVERIFY(!child<QLabel>(dialog, "teamProblem")->text().isEmpty());
            auto *name = child<QLineEdit>(dialog, "name");
            QVERIFY(name->hasFocus());
            QTest::keyClicks(name, u"Hilltop Rovers"_s);
            QTest::keyClicks(child<QLineEdit>(dialog, "code"), u"HIL"_s);
            QTest::keyClick(name, Qt::Key_Return);
        });
        QVERIFY(page.run(CommandId::NewTeam));
        QTRY_COMPARE(page.teams()->model()->rowCount(), 1);
        const QUuid club = page.league().teams().front().id;
        QCOMPARE(page.league().teams().front().code, u"HIL"_s);
        // The keyboard is where the first player is typed. Without a window manager nobody else gives the
        // window back what the dialog had.
        page.window().activateWindow();
        QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()) != nullptr);
        for (int number = 1; number <= 11; ++number) {
            page.type(QString::number(number), Qt::Key_Tab);
            page.type(u"Player %1"_s.arg(QChar(u'A' + number)), Qt::Key_Tab);
            // Short name and position as they are proposed.
            page.type({}, Qt::Key_Tab);
            page.type({}, Qt::Key_Tab);
        }
        QTest::keyClick(page.field(), Qt::Key_Escape);
        const auto squad = page.league().league().teams().squad(club);
        QVERIFY(squad.has_value() && squad->has_value());
        const auto &entries = (*squad)->squad.entries;
        QCOMPARE(entries.size(), std::size_t{11});
        QCOMPARE(entries[0].position, Position::Goalkeeper);
        for (int number = 1; number <= 11; ++number) {
            const SquadEntry &entry = entries[static_cast<std::size_t>(number) - 1];
            QCOMPARE(entry.shirt, std::optional(number));
            QCOMPARE(entry.person.shortName, QString(QChar(u'A' + number)));
        }
        QTRY_COMPARE(page.teams()->model()->index(0, TeamModel::PlayersColumn).data().toString(), u"11"_s);
        // Each player is taken back for himself.
        QVERIFY(page.run(CommandId::Undo));
        QCOMPARE((*page.league().league().teams().squad(club))->squad.entries.size(), std::size_t{10});
        QTRY_COMPARE(page.players()->model()->rowCount(), 11);
    }

    void aNumberThatAnotherHasIsRefused()
    {
        TeamsCase page(madeLeague(m_folder, {}, u"Number"_s));
        QTRY_VERIFY(page.players()->model()->rowCount() > 11);
        const QString taken = page.players()->model()->index(1, SquadModel::ShirtColumn).data().toString();
        const QString before = page.players()->model()->index(0, SquadModel::ShirtColumn).data().toString();
        QVERIFY(!taken.isEmpty() && taken != before);
        const std::size_t entries = page.entries();
        page.click(0, SquadModel::ShirtColumn);
        page.type(taken, Qt::Key_Return);
        QTRY_VERIFY(page.problem()->isVisible());
        QVERIFY(page.problem()->text().contains(u"already wears number "_s + taken));
        QCOMPARE(page.entries(), entries);
        // What was typed is still there.
        QCOMPARE(page.players()->model()->index(0, SquadModel::ShirtColumn).data().toString(), taken);
        // Undo takes this back, not the league's last command.
        QVERIFY(page.run(CommandId::Undo));
        QTRY_VERIFY(!page.problem()->isVisible());
        QCOMPARE(page.players()->model()->index(0, SquadModel::ShirtColumn).data().toString(), before);
        QCOMPARE(page.entries(), entries);
        page.click(0, SquadModel::ShirtColumn);
        page.type(u"99"_s, Qt::Key_Return);
        QTRY_COMPARE(page.entries(), entries + 1);
        QCOMPARE(page.players()->currentIndex().row(), 1);
    }

    void positionAndCaptainByKeys()
    {
        TeamsCase page(madeLeague(m_folder, {}, u"Keys"_s));
        QTRY_VERIFY(page.players()->model()->rowCount() > 11);
        const auto nameIn = [&page](int row) {
            return page.players()->model()->index(row, SquadModel::NameColumn).data().toString();
        };
        const QString first = nameIn(0);
        const QString third = nameIn(2);
        page.click(0, SquadModel::PositionColumn);
        QTest::keyClick(page.players(), Qt::Key_F2);
        auto *box = qobject_cast<QComboBox *>(page.field());
        QVERIFY(box != nullptr);
        QTest::keyClick(box, Qt::Key_Home);
        QTest::keyClick(box, Qt::Key_Return);
        QTRY_COMPARE(page.players()->model()->index(0, SquadModel::PositionColumn).data().toString(),
                     u"Goalkeeper"_s);
        page.click(2, SquadModel::CaptainColumn);
        QTest::keyClick(page.players(), Qt::Key_Space);
        const auto squad = page.league().league().teams().squad(page.chosen(), page.competition());
        // The list is by shirt number, the squad in the order that decides who begins.
        const auto entry = [&squad](const QString &name) {
            const auto &entries = (*squad)->squad.entries;
            return *std::find_if(entries.begin(), entries.end(),
                                 [&name](const SquadEntry &one) { return one.person.name == name; });
        };
        QCOMPARE(entry(first).position, Position::Goalkeeper);
        QVERIFY(entry(third).captain);
    }

    void playersAreRemoved()
    {
        TeamsCase page(madeLeague(m_folder, {}, u"Remove"_s));
        QTRY_VERIFY(page.players()->model()->rowCount() > 11);
        const int before = page.players()->model()->rowCount();
        const QString second = page.players()->model()->index(1, SquadModel::NameColumn).data().toString();
        page.click(0, SquadModel::NameColumn);
        page.players()->setFocus();
        QTRY_VERIFY(page.action(CommandId::RemovePlayers)->isEnabled());
        QTest::keyClick(page.players(), Qt::Key_Delete);
        QTRY_COMPARE(page.players()->model()->rowCount(), before - 1);
        QCOMPARE(page.players()->model()->index(0, SquadModel::NameColumn).data().toString(), second);
        QVERIFY(page.run(CommandId::Undo));
        QTRY_COMPARE(page.players()->model()->rowCount(), before);
    }

    void aPlayerIsTransferred()
    {
        TeamsCase page(madeLeague(m_folder, {}, u"Transfer"_s));
        QTRY_VERIFY(page.players()->model()->rowCount() > 11);
        const int before = page.players()->model()->rowCount();
        const QUuid team = page.chosen();
        page.click(0, SquadModel::NameColumn);
        const QString name = page.players()->currentIndex().data().toString();
        QTRY_VERIFY(page.action(CommandId::TransferPlayer)->isEnabled());
        QString title;
        whenTransferOpens([&title](TransferDialog &dialog) {
            auto *kind = child<QComboBox>(dialog, "kind");
            auto *until = child<QDateEdit>(dialog, "until");
            QVERIFY(!until->isVisible());
            kind->setCurrentIndex(1);
            QVERIFY(until->isVisible());
            // A loan that ends before it begins says so and cannot be made.
            child<QDateEdit>(dialog, "day")->setDate(QDate(2024, 3, 3));
            until->setDate(QDate(2024, 3, 2));
            auto *button = child<QDialogButtonBox>(dialog, "buttons")->button(QDialogButtonBox::Ok);
            QTRY_VERIFY(child<QLabel>(dialog, "problem")->isVisible());
            QVERIFY(!button->isEnabled());
            kind->setCurrentIndex(0);
            QTRY_VERIFY(button->isEnabled());
            QVERIFY(!child<QLabel>(dialog, "problem")->isVisible());
            QVERIFY(!child<QTextBrowser>(dialog, "consequences")->toPlainText().isEmpty());
            title = child<QComboBox>(dialog, "to")->currentText();
            QTest::mouseClick(button, Qt::LeftButton);
        });
        QVERIFY(page.run(CommandId::TransferPlayer));
        QTRY_COMPARE(page.players()->model()->rowCount(), before - 1);
        const auto entry = page.league().league().history().toUndo();
        QVERIFY((*entry)->english().startsWith(u"Transfer: "_s));
        QVERIFY((*entry)->english().contains(title));
        const auto list = page.league().league().teams().squad(team, page.competition());
        for (const SquadEntry &one : (*list)->squad.entries)
            QVERIFY(one.person.name != name);
        QVERIFY(page.run(CommandId::Undo));
        QTRY_COMPARE(page.players()->model()->rowCount(), before);
    }

    void aMoveIsCancelledFromItsList()
    {
        TeamsCase page(madeLeague(m_folder, {}, u"Cancel"_s));
        QTRY_VERIFY(page.players()->model()->rowCount() > 11);
        const int before = page.players()->model()->rowCount();
        page.click(0, SquadModel::NameColumn);
        const QString name = page.players()->currentIndex().data().toString();
        QTRY_VERIFY(page.action(CommandId::TransferPlayer)->isEnabled());
        whenTransferOpens([](TransferDialog &dialog) {
            auto *button = child<QDialogButtonBox>(dialog, "buttons")->button(QDialogButtonBox::Ok);
            QTRY_VERIFY(button->isEnabled());
            QTest::mouseClick(button, Qt::LeftButton);
        });
        QVERIFY(page.run(CommandId::TransferPlayer));
        QTRY_COMPARE(page.players()->model()->rowCount(), before - 1);
        whenOpen<MovesDialog>(&page.window(), [&name](MovesDialog &dialog) {
            auto *moves = child<QListWidget>(dialog, "moves");
            QCOMPARE(moves->count(), 1);
            // The short name is mostly the last one.
            QVERIFY2(moves->item(0)->text().contains(name.section(QLatin1Char(' '), -1)),
                     qPrintable(moves->item(0)->text()));
            QVERIFY(!child<QTextBrowser>(dialog, "consequences")->toPlainText().isEmpty());
            QTest::mouseClick(child<QPushButton>(dialog, "cancelMove"), Qt::LeftButton);
            QCOMPARE(moves->count(), 0);
            QVERIFY(!child<QPushButton>(dialog, "cancelMove")->isEnabled());
            QVERIFY(dialog.made()->english().startsWith(u"Move cancelled: Transfer: "_s));
            dialog.reject();
        });
        QVERIFY(page.run(CommandId::CancelMove));
        QTRY_COMPARE(page.players()->model()->rowCount(), before);
        QVERIFY(page.run(CommandId::Undo));
        QTRY_COMPARE(page.players()->model()->rowCount(), before - 1);
    }

    void aPlayerBecomesFree()
    {
        TeamsCase page(madeLeague(m_folder, {}, u"Free"_s));
        QTRY_VERIFY(page.players()->model()->rowCount() > 11);
        page.click(0, SquadModel::NameColumn);
        const QString name = page.players()->currentIndex().data().toString();
        QTRY_VERIFY(page.action(CommandId::TransferPlayer)->isEnabled());
        whenTransferOpens([](TransferDialog &dialog) {
            child<QComboBox>(dialog, "kind")->setCurrentIndex(3);
            QVERIFY(!child<QComboBox>(dialog, "to")->isVisible());
            auto *button = child<QDialogButtonBox>(dialog, "buttons")->button(QDialogButtonBox::Ok);
            QTRY_VERIFY(button->isEnabled());
            QTest::mouseClick(button, Qt::LeftButton);
        });
        QVERIFY(page.run(CommandId::TransferPlayer));
        const auto free = freePlayers(page.league().league());
        QCOMPARE(free->size(), std::size_t{1});
        FreePlayersDialog dialog(page.league().league());
        dialog.show();
        auto *table = child<QTableWidget>(dialog, "players");
        QCOMPARE(table->rowCount(), 1);
        QCOMPARE(table->item(0, 0)->text(), name);
        whenTransferOpens([](TransferDialog &transfer) {
            QCOMPARE(child<QComboBox>(transfer, "kind")->count(), 1);
            auto *button = child<QDialogButtonBox>(transfer, "buttons")->button(QDialogButtonBox::Ok);
            QTRY_VERIFY(button->isEnabled());
            QTest::mouseClick(button, Qt::LeftButton);
        });
        QTest::mouseClick(child<QPushButton>(dialog, "sign"), Qt::LeftButton);
        QVERIFY(dialog.made().has_value());
        QCOMPARE(table->rowCount(), 0);
    }

    void aTeamIsFoundAndFocused()
    {
        TeamsCase page(madeLeague(m_folder, {}, u"Find"_s));
        QTRY_COMPARE(page.teams()->model()->rowCount(), 32);
        const Team last = page.league().teams().back();
        auto *filter = child<QLineEdit>(page.window(), "filter");
        QTest::keyClicks(filter, last.code.toLower());
        QCOMPARE(page.teams()->model()->rowCount(), 1);
        QTRY_COMPARE(child<QLabel>(page.window(), "teamName")->text(), last.displayName());
        QTest::keyClicks(filter, u"qqq"_s);
        QVERIFY(child<QLabel>(page.window(), "nobody")->isVisible());
        const Team first = page.league().teams().front();
        page.window().go(PageKind::Teams, {}, first.id);
        QTRY_COMPARE(page.chosen(), first.id);
        QVERIFY(filter->text().isEmpty());
        QCOMPARE(child<QLabel>(page.window(), "teamName")->text(), first.displayName());
    }

    /// Whoever is looked for is seen, whichever sheet of the team was on top.
    void aPlayerIsFocused()
    {
        TeamsCase page(madeLeague(m_folder, {}, u"Player"_s));
        QTRY_COMPARE(page.teams()->model()->rowCount(), 32);
        page.window().go(PageKind::Teams, {}, page.league().teams().front().id);
        auto *sheets = child<QTabWidget>(page.window(), "sheets");
        const auto *players = child<QWidget>(page.window(), "playersSheet");
        QTRY_VERIFY(page.players()->model()->rowCount() > 5);
        const QModelIndex wanted = page.players()->model()->index(5, SquadModel::NameColumn);
        const QString name = wanted.data().toString();
        const auto squad = page.league().league().teams().squad(page.chosen(), page.competition());
        QUuid id;
        for (const SquadEntry &entry : (*squad)->squad.entries)
            if (entry.person.name == name)
                id = entry.person.id;
        QVERIFY(!id.isNull());
        sheets->setCurrentIndex(sheets->count() - 1);
        QVERIFY(sheets->currentWidget() != players);
        page.window().go(PageKind::Teams, {}, id);
        QTRY_COMPARE(sheets->currentWidget(), players);
        QTRY_COMPARE(page.players()->currentIndex().siblingAtColumn(SquadModel::NameColumn).data().toString(),
                     name);
    }

    void aTeamIsChangedInItsFields()
    {
        TeamsCase page(madeLeague(m_folder, {}, u"Fields"_s));
        QTRY_COMPARE(page.teams()->model()->rowCount(), 32);
        child<QTabWidget>(page.window(), "sheets")->setCurrentIndex(1);
        auto &form = *page.window().findChild<TeamForm *>();
        const Team before = *page.league().team(page.chosen());
        auto *manager = child<QLineEdit>(form, "manager");
        manager->setFocus();
        manager->selectAll();
        const std::size_t entries = page.entries();
        QTest::keyClicks(manager, u"Anna Coach"_s);
        QTest::keyClick(manager, Qt::Key_Return);
        QCOMPARE(page.entries(), entries + 1);
        QCOMPARE(page.league().team(before.id)->manager, u"Anna Coach"_s);
        QTRY_VERIFY(child<QLabel>(page.window(), "teamFacts")->text().contains(u"Anna Coach"_s));
        // The code of another is refused, stays, and is told of.
        const Team other = page.league().teams().back();
        auto *code = child<QLineEdit>(form, "code");
        code->setFocus();
        code->selectAll();
        QTest::keyClicks(code, other.code);
        QTest::keyClick(code, Qt::Key_Return);
        QCOMPARE(page.entries(), entries + 1);
        QVERIFY(child<QLabel>(form, "teamProblem")->text().contains(other.code));
        page.teams()->setCurrentIndex(page.teams()->model()->index(3, 0));
        QVERIFY(child<QLabel>(form, "teamProblem")->text().isEmpty());
        page.window().go(PageKind::Teams, {}, before.id);
        QTRY_COMPARE(code->text(), other.code);
        QVERIFY(child<QLabel>(form, "teamProblem")->isVisible());
        code->setFocus();
        code->selectAll();
        QTest::keyClicks(code, before.code);
        QTest::keyClick(code, Qt::Key_Return);
        QVERIFY(!child<QLabel>(form, "teamProblem")->isVisible());
        QVERIFY(page.run(CommandId::Undo));
        QTRY_COMPARE(manager->text(), before.manager);
    }

    void aTeamThatTakesPartStays()
    {
        TeamsCase page(madeLeague(m_folder, {}, u"Stays"_s));
        QTRY_COMPARE(page.teams()->model()->rowCount(), 32);
        QVERIFY(page.run(CommandId::DeleteTeam));
        QCOMPARE(page.league().teams().size(), std::size_t{32});
        const QString reason = u" is in %1."_s.arg(page.league().competitions().front().name);
        bool isSaid = false;
        for (const QLabel *label : page.window().findChildren<QLabel *>())
            isSaid = isSaid || (label->isVisible() && label->text().contains(reason));
        QVERIFY(isSaid);
        Team idle;
        idle.id = QUuid::createUuid();
        idle.name = u"Aardvarks"_s;
        QVERIFY(page.league().league().teams().add({idle}).has_value());
        QTRY_COMPARE(page.teams()->model()->rowCount(), 33);
        page.window().go(PageKind::Teams, {}, idle.id);
        QTRY_COMPARE(page.chosen(), idle.id);
        QVERIFY(page.run(CommandId::DeleteTeam));
        QTRY_COMPARE(page.teams()->model()->rowCount(), 32);
        QVERIFY(!page.chosen().isNull());
    }

    void theCardIsTurned()
    {
        TeamsCase page(madeLeague(m_folder, {}, u"Card"_s));
        QTRY_COMPARE(page.teams()->model()->rowCount(), 32);
        auto *sheets = child<QTabWidget>(page.window(), "sheets");
        sheets->setCurrentIndex(sheets->count() - 1);
        auto *card = page.window().findChild<TeamCardView *>();
        QTRY_VERIFY(card->isVisible());
        QVERIFY(card->accessibleDescription().contains(u"Shots on goal"_s));
        QVERIFY(!card->isBack());
        const QImage front = card->grab().toImage();
        QTest::mouseClick(card, Qt::LeftButton);
        QVERIFY(card->isBack());
        QVERIFY(card->grab().toImage() != front);
        QTest::keyClick(card, Qt::Key_Space);
        QVERIFY(!card->isBack());
        Team club;
        club.id = QUuid::createUuid();
        club.name = u"Rovers"_s;
        QVERIFY(page.league().league().teams().add({club}).has_value());
        QTRY_COMPARE(page.teams()->model()->rowCount(), 33);
        page.window().go(PageKind::Teams, {}, club.id);
        QTRY_VERIFY(!card->isVisible());
        QVERIFY(child<QLabel>(page.window(), "noCard")
                    ->text()
                    .contains(u"no card for All Time Championship Soccer"_s));
    }

    void anEmptyLeagueOffersANewTeam()
    {
        TeamsCase page(emptyLeague(m_folder, u"Empty"_s));
        bool isSaid = false;
        for (const QLabel *label : page.window().findChildren<QLabel *>())
            isSaid = isSaid || (label->isVisible() && label->text() == u"This league has no teams yet."_s);
        QVERIFY(isSaid);
        QTRY_VERIFY(page.action(CommandId::NewTeam)->isEnabled());
    }
};

TOUCHLINE_TEST(TestTeamsPage)

} // namespace test_teams_page

#include "test_teams_page.moc"
