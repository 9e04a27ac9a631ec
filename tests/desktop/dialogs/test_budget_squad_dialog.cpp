// SPDX-License-Identifier: GPL-3.0-or-later
// A budget squad for a club of one's own: the game is chosen on the page, stickers are given out in the
// dialog, what they cost and what is not legal is said at once.
#include "forms/dialogs/teams/card_dialog.h"
#include "models/league/players/own_document.h"
#include "models/views/teams/card_draft.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/dialog_hands.h"
#include "tests/support/club_squad.h"

#include <QJsonArray>

namespace test_budget_squad_dialog {

using namespace touchline;
using namespace touchline::testing;

namespace {

const QString town = u"Town"_s;

template <class Kind>
Kind *part(QWidget &parent, const char *name)
{
    auto *found = parent.findChild<Kind *>(QLatin1String(name));
    if (found == nullptr)
        qFatal("There is no %s.", name);
    return found;
}

/// The game whose teams have stickers.
const Game &stickerGame()
{
    return *findGame(u"simulator"_s).value();
}

struct SquadCase : DesktopCase
{
    explicit SquadCase(const QString &path) : DesktopCase(path)
    {
        window().go(PageKind::Teams);
        auto *sheets = part<QTabWidget>(window(), "sheets");
        sheets->setCurrentIndex(sheets->count() - 1);
        QTest::qWait(50);
        auto *game = part<QComboBox>(window(), "cardGame");
        if (!game->isVisible())
            qFatal("The game of the card cannot be chosen.");
        game->setFocus();
        QTest::keyClicks(game, u"Simulator"_s);
        // What a person does by choosing a line.
        Q_EMIT game->activated(game->currentIndex());
        QTest::qWait(50);
    }
    QPushButton *makeCard() { return part<QPushButton>(window(), "makeCard"); }
    [[nodiscard]] QJsonObject kept()
    {
        const auto document = ownDocument(league().league(), clubCalled(town), stickerGame());
        return document && *document ? stickerGame().writeTeam(**document) : QJsonObject();
    }
};

QString leagueOfTown(const QTemporaryDir &folder, const QString &name)
{
    QString path = folder.filePath(name + u".touchline"_s);
    const auto league = League::create(path, name, {u"Anna"_s, false, {}});
    const Team team = clubCalled(town);
    if (!league || !(*league)->teams().add({team}) ||
        !(*league)->teams().setSquad(team.id, {}, usualSquad(town)))
        qFatal("No club.");
    return path;
}

/// Types a sticker into the line of a player.
void typeSticker(QTreeView &players, int row, const QString &letters)
{
    const QModelIndex cell = players.model()->index(row, CardDraft::WeightColumn);
    players.setCurrentIndex(cell);
    players.edit(cell);
    auto *box = players.findChild<QComboBox *>();
    if (box == nullptr)
        qFatal("A sticker is chosen from a list.");
    box->lineEdit()->selectAll();
    QTest::keyClicks(box->lineEdit(), letters);
    QTest::keyClick(box->lineEdit(), Qt::Key_Return);
    QTest::qWait(20);
}

QString stickerOf(QTreeView &players, int row)
{
    return players.model()->index(row, CardDraft::WeightColumn).data().toString();
}

} // namespace

class TestBudgetSquadDialog : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void stickersAreGivenOut()
    {
        SquadCase page(leagueOfTown(m_folder, u"Stickers"_s));
        QTRY_VERIFY(page.makeCard()->isVisible());
        bool hasOpened = false;
        whenOpen<CardDialog>(qApp, [&hasOpened](CardDialog &dialog) {
            hasOpened = true;
            dialog.activateWindow();
            auto *ok = part<QDialogButtonBox>(dialog, "buttons")->button(QDialogButtonBox::Ok);
            auto *problem = part<QLabel>(dialog, "problem");
            auto *balance = part<QLabel>(dialog, "sharesHelp");
            QVERIFY(ok->isEnabled());
            part<QComboBox>(dialog, "method")->setCurrentIndex(1);
            auto &players = *part<QTreeView>(dialog, "shares");
            QVERIFY(players.isVisible());
            QCOMPARE(balance->text(), u"Credits: 34 of 34. Players: 16 of 16."_s);
            int row = 0;
            while (stickerOf(players, row).size() != 1)
                ++row;
            const QString before = stickerOf(players, row);
            // One section more: what it costs and what is wrong with it stands there at once.
            typeSticker(players, row, u"ygbr"_s);
            QCOMPARE(stickerOf(players, row), u"YGBR"_s);
            QCOMPARE(balance->text(), u"Credits: 37 of 34. Players: 16 of 16."_s);
            QVERIFY(problem->isVisible());
            QVERIFY2(problem->text().contains(u"cost 37 credits; the budget is 34"_s),
                     qPrintable(problem->text()));
            QVERIFY(!ok->isEnabled());
            // What is no sticker changes nothing, and says so.
            typeSticker(players, row, u"xyz"_s);
            QCOMPARE(stickerOf(players, row), u"YGBR"_s);
            QVERIFY(problem->text().startsWith(u"\"xyz\" is not possible"_s));
            // With as many credits it is a legal squad.
            auto *budget = dialog.findChild<QWidget *>(u"byStickers"_s)->findChild<QSpinBox *>(u"budget"_s);
            QVERIFY(budget != nullptr);
            budget->setValue(37);
            QVERIFY(!problem->isVisible());
            QVERIFY(ok->isEnabled());
            // Back to what it was; the order of the sections is the player's own.
            typeSticker(players, row, before);
            budget->setValue(34);
            QVERIFY(ok->isEnabled());
            QTest::mouseClick(ok, Qt::LeftButton);
        });
        QTest::mouseClick(page.makeCard(), Qt::LeftButton);
        QVERIFY(hasOpened);
        const QJsonObject kept = page.kept();
        QCOMPARE(kept.value("budget"_L1).toInt(), 34);
        QCOMPARE(kept.value("players"_L1).toArray().size(), 16);
        // One step back takes it away.
        QVERIFY(page.run(CommandId::Undo));
        QVERIFY(page.kept().isEmpty());
    }
};

TOUCHLINE_TEST(TestBudgetSquadDialog)

} // namespace test_budget_squad_dialog

#include "test_budget_squad_dialog.moc"
