// SPDX-License-Identifier: GPL-3.0-or-later
// The album: cards of all World Cup teams, without a league; filters, players that are searched for, the card
// large and turned over, and the way to it from fixtures, tables and the ranking sheet.

#include "core/games/registry.h"
#include "core/teams/historic_teams.h"
#include "forms/dialogs/teams/compare_cards_dialog.h"
#include "forms/dialogs/teams/ranking_dialog.h"
#include "forms/dialogs/teams/team_card_dialog.h"
#include "forms/widgets/team_card_view.h"
#include "models/views/teams/album_model.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/dialog_hands.h"
#include "tests/desktop/painted.h"

#include <QInputDialog>

namespace test_album_page {

using namespace touchline;
using namespace touchline::testing;

namespace {

const Game &cards()
{
    return **findGame(u"atcs"_s);
}

QStringList shown(const AlbumFilter &found)
{
    QStringList names;
    for (const TeamDocumentPtr &card : found.cards())
        names << cards().teamDocuments()->team(*card).displayName();
    return names;
}

/// The album in the window of the program.
struct OpenAlbum
{
    OpenAlbum()
    {
        if (!program.run(goTo(PageKind::Album)))
            qWarning("the album does not open");
        settle();
        view = part<QListView>(*program.window().page(), "cards");
    }
    template <class T>
    T *child(const char *name)
    {
        return part<T>(*program.window().page(), name);
    }
    void choose(const char *box, const QString &text)
    {
        auto *list = child<QComboBox>(box);
        list->setCurrentIndex(list->findText(text));
        settle();
    }
    [[nodiscard]] int count() const { return view->model()->rowCount(); }

    DesktopCase program;
    QListView *view = nullptr;
};

} // namespace

class TestAlbumPage : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void everyCardIsThere()
    {
        AlbumModel album;
        QCOMPARE(album.rowCount(), 0);
        album.show(cards(), false);
        QCOMPARE(album.rowCount(), 66);
        album.show(cards(), true);
        QCOMPARE(album.rowCount(), int(historicTeamIds(TeamSet::All537).size()));
        QCOMPARE(album.firstYear(), 1930);
        QVERIFY(album.lastYear() >= 2022);
        QVERIFY(album.conferences().contains(u"CONMEBOL"_s));
        QVERIFY(album.styles().contains(u"Strategy: Aggressive"_s));
        // Power and other numbers are no style.
        QVERIFY(album.styles().filter(u"Power"_s).isEmpty());
        QVERIFY(album.styles().filter(u"Fair play"_s).isEmpty());
    }

    /// Whatever is asked for together, what is left has all of it, and nothing else is missing.
    void filtersGoTogether()
    {
        AlbumModel album;
        album.show(cards(), true);
        AlbumFilter found(album);
        found.setConference(u"CONMEBOL"_s);
        found.setStrength(7);
        found.setStyle(u"Strategy: Aggressive"_s);
        std::size_t expected = 0;
        for (const TeamDocumentPtr &card : album.cards()) {
            const DocumentView view = cards().teamDocuments()->view(*card);
            const auto isAggressive = [](const DocumentView::Figure &fact) {
                return fact.label.english() == u"Strategy"_s && fact.value.english() == u"Aggressive"_s;
            };
            expected += view.team.conference == u"CONMEBOL"_s &&
                        cards().teamDocuments()->strength(*card).power >= 7 &&
                        std::any_of(view.facts.begin(), view.facts.end(), isAggressive);
        }
        QVERIFY(expected > 0);
        QCOMPARE(found.cards().size(), expected);
        found.setYear(1970);
        for (const QString &name : shown(found))
            QVERIFY2(name.endsWith(u"1970"_s), qPrintable(name));
        found.setYear(0);
        found.setStyle({});
        int before = 10;
        for (const TeamDocumentPtr &card : found.cards()) {
            const int power = cards().teamDocuments()->strength(*card).power;
            QVERIFY(power <= before);
            before = power;
        }
        found.setOrder(AlbumFilter::Order::Year);
        int year = 0;
        for (const TeamDocumentPtr &card : found.cards()) {
            QVERIFY(cards().teamDocuments()->team(*card).year >= year);
            year = cards().teamDocuments()->team(*card).year;
        }
    }

    void playersAreFound()
    {
        AlbumModel album;
        album.show(cards(), true);
        AlbumFilter found(album);
        for (const QString &typed : {u"Pelé"_s, u"pele"_s, u"PELE"_s}) {
            found.setText(typed);
            const QStringList names = shown(found);
            for (const char *one : {"Brazil 1958", "Brazil 1970"})
                QVERIFY2(names.contains(QLatin1String(one)), qPrintable(typed + names.join(u' ')));
            QVERIFY(searchHasNothingElse(found));
        }
        // The name of a team needs no player.
        found.setText(u"hungary 1954"_s);
        QCOMPARE(shown(found), QStringList{u"Hungary 1954"_s});
        QCOMPARE(found.index(0, 0).data(AlbumModel::PlayerFoundRole).toString(), QString());
        found.setText(u"no such player"_s);
        QVERIFY(shown(found).isEmpty());
    }

    void withoutALeague()
    {
        OpenAlbum album;
        QCOMPARE(album.count(), 66);
        QCOMPARE(album.child<QLabel>("count")->text(), u"66 cards"_s);
        album.child<QCheckBox>("everyTeam")->setChecked(true);
        settle();
        QVERIFY(album.count() > 500);
        album.choose("year", u"1930"_s);
        QCOMPARE(album.count(), 13);
        album.choose("conference", u"UEFA"_s);
        QCOMPARE(album.count(), 4);
        album.child<QLineEdit>("search")->setText(u"yugoslavia"_s);
        QCOMPARE(album.count(), 1);
        // Another game has its own documents of the same teams.
        album.child<QLineEdit>("search")->clear();
        album.choose("conference", u"Any confederation"_s);
        auto *games = album.child<QComboBox>("game");
        for (int game = 1; game < games->count(); ++game) {
            games->setCurrentIndex(game);
            settle();
            QVERIFY2(album.count() > 0, qPrintable(games->currentText()));
        }
    }

    /// By the mouse and by the keys alone.
    void aCardIsOpenedTurnedAndLeftAgain()
    {
        OpenAlbum album;
        album.choose("order", u"By name"_s);
        const QString first = album.view->model()->index(0, 0).data().toString();
        QString title;
        bool isBack = false;
        QString next;
        whenOpen<TeamCardDialog>(&album.program.window(), [&](TeamCardDialog &dialog) {
            title = dialog.windowTitle();
            click(part<QPushButton>(dialog, "turn"));
            isBack = dialog.findChild<TeamCardView *>()->isBack();
            click(part<QPushButton>(dialog, "next"));
            next = dialog.windowTitle();
            turnTo(dialog);
            press(Qt::Key_Escape);
        });
        QTest::mouseClick(album.view->viewport(), Qt::LeftButton, {},
                          album.view->visualRect(album.view->model()->index(0, 0)).center());
        QTRY_VERIFY(!next.isEmpty());
        QVERIFY(title.startsWith(first));
        QVERIFY(isBack);
        QVERIFY(next != title);
        // The list has gone on with it.
        QCOMPARE(album.view->currentIndex().row(), 1);
        title.clear();
        whenOpen<TeamCardDialog>(&album.program.window(), [&](TeamCardDialog &dialog) {
            title = dialog.windowTitle();
            turnTo(dialog);
            press(Qt::Key_Escape);
        });
        turnTo(album.program.window());
        album.view->setFocus();
        press(Qt::Key_Return);
        QTRY_COMPARE(title, next);
    }

    /// Two are compared, any number printed; a click that only selects opens nothing.
    void severalAreChosen()
    {
        OpenAlbum album;
        auto *compare = album.child<QPushButton>("compare");
        QVERIFY(!compare->isEnabled());
        QTest::mouseClick(album.view->viewport(), Qt::LeftButton, Qt::ControlModifier,
                          album.view->visualRect(album.view->model()->index(1, 0)).center());
        settle();
        QVERIFY(QApplication::activeModalWidget() == nullptr);
        QVERIFY(compare->isEnabled());
        QVERIFY(album.child<QPushButton>("print")->isEnabled());
        bool isCompared = false;
        whenOpen<CompareCardsDialog>(&album.program.window(), [&](CompareCardsDialog &dialog) {
            isCompared = true;
            dialog.reject();
        });
        click(compare);
        QVERIFY(isCompared);
    }

    void aCardIsComparedWithAnotherOfTheList()
    {
        OpenAlbum album;
        bool isCompared = false;
        whenOpen<TeamCardDialog>(&album.program.window(), [&](TeamCardDialog &dialog) {
            whenOpen<QInputDialog>(&dialog, [&](QInputDialog &which) {
                QCOMPARE(which.comboBoxItems().size(), album.count() - 1);
                whenOpen<CompareCardsDialog>(&dialog, [&](CompareCardsDialog &compared) {
                    isCompared = true;
                    compared.reject();
                });
                which.accept();
            });
            part<QPushButton>(dialog, "more")->menu()->actions().front()->trigger();
            dialog.reject();
        });
        turnTo(album.program.window());
        album.view->setFocus();
        press(Qt::Key_Return);
        QTRY_VERIFY(isCompared);
    }

    void fromTheRankingSheet()
    {
        DesktopCase program;
        QString title;
        whenOpen<RankingDialog>(&program.window(), [&](RankingDialog &dialog) {
            turnTo(dialog);
            whenOpen<TeamCardDialog>(&dialog, [&](TeamCardDialog &card) {
                title = card.windowTitle();
                card.reject();
            });
            Q_EMIT part<QTreeView>(dialog, "sheet")->activated(dialog.sheet().index(0, 0));
            QTRY_VERIFY(!title.isEmpty());
            QVERIFY(title.startsWith(dialog.sheet().index(0, 1).data().toString()));
            click(part<QPushButton>(dialog, "close"));
        });
        QVERIFY(program.run(CommandId::RankingSheet));
        QVERIFY(!title.isEmpty());
    }

private:
    /// Every card has the player that it is shown for.
    static bool searchHasNothingElse(const AlbumFilter &found)
    {
        for (int row = 0; row < found.rowCount(); ++row)
            if (found.index(row, 0).data(AlbumModel::PlayerFoundRole).toString().isEmpty())
                return false;
        return true;
    }
};

TOUCHLINE_TEST(TestAlbumPage)

} // namespace test_album_page

#include "test_album_page.moc"
