// SPDX-License-Identifier: GPL-3.0-or-later
// A card of one's own from a historic one: changed, checked, and kept as a team or as a file.
#include "core/base/json_reader.h"
#include "forms/dialogs/teams/card_dialog.h"
#include "models/league/league_teams.h"
#include "models/league/players/participant.h"
#include "models/views/teams/card_draft.h"
#include "models/views/teams/own_card.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/dialog_hands.h"
#include "tests/support/atcs_cards.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeView>

namespace test_own_card {

using namespace touchline;
using namespace touchline::testing;

namespace {

QPushButton *okOf(CardDialog &dialog)
{
    return dialog.findChild<QDialogButtonBox *>(u"buttons"_s)->button(QDialogButtonBox::Ok);
}

QLineEdit *nameIn(CardDialog &dialog)
{
    return dialog.findChild<QLineEdit *>(u"name"_s);
}

} // namespace

class TestOwnCard : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void itBeginsWithWhatComesClosest()
    {
        const AtcsCard brazil = worldCupCard("BRA-1970");
        const atcs::CardStrengths nearest = atcs::nearestStrengths(*brazil);
        CardDraft draft(atcsGame(), brazil->team, brazil->squad(), brazil);
        const auto made = std::dynamic_pointer_cast<const atcs::TeamCard>(*draft.card());
        QVERIFY(made != nullptr);
        QCOMPARE(*made->strengths, nearest);
        QCOMPARE(made->formation, brazil->formation);
        QCOMPARE(made->strategy, brazil->strategy);
        QVERIFY(std::abs(made->shotsOnGoal - brazil->shotsOnGoal) <= 2);
        QVERIFY(std::abs(made->attempts[0] + made->attempts[1] - brazil->attempts[0] - brazil->attempts[1]) <=
                3);
        QVERIFY(std::abs(made->defenseAttempts - brazil->defenseAttempts) <= 1);
        QCOMPARE(made->fairPlay, brazil->fairPlay);
        // Who shoots how often stays.
        for (const atcs::CardPlayer &player : brazil->players) {
            const int row = made->squad().indexOf(player.entry.person.id);
            QVERIFY(row >= 0);
            QCOMPARE(made->players[static_cast<std::size_t>(row)].shot.width(), player.shot.width());
        }
        // Those of a card that was made from strengths are kept.
        QCOMPARE(atcs::nearestStrengths(*made), nearest);
    }

    void aStrongCardGetsMoreThanAWeakOne()
    {
        const atcs::CardStrengths strong = atcs::nearestStrengths(*worldCupCard("BRA-1970"));
        const atcs::CardStrengths weak = atcs::nearestStrengths(*worldCupCard("DEI-1938"));
        QVERIFY(strong.attack > weak.attack);
        QVERIFY(strong.attack > 50 && weak.attack < 50);
    }

    void itBecomesATeamOfTheLeague()
    {
        DesktopCase program(madeLeague(m_folder, {}, u"Own"_s));
        League &league = program.league().league();
        const std::size_t before = clubsOf(&league).size();
        whenOpen<CardDialog>(qApp, [](CardDialog &dialog) {
            QCOMPARE(nameIn(dialog)->text(), u"My Brazil 1970"_s);
            // As it is it may be kept; without a name it may not.
            QVERIFY(okOf(dialog)->isEnabled());
            nameIn(dialog)->clear();
            QVERIFY(!okOf(dialog)->isEnabled());
            QVERIFY(dialog.findChild<QLabel *>(u"problem"_s)->text().contains(u"name"_s));
            nameIn(dialog)->setText(u"Samba XI"_s);
            dialog.findChild<QSpinBox *>(u"defense"_s)->setValue(100);
            QTest::mouseClick(okOf(dialog), Qt::LeftButton);
        });
        const QString said = makeOwnCard(&program.window(), &league, atcsGame(), worldCupCard("BRA-1970"));
        QCOMPARE(said, u"Samba XI is now a team of this league."_s);
        const std::vector<Participant> clubs = clubsOf(&league);
        QCOMPARE(clubs.size(), before + 1);
        const auto own = std::find_if(clubs.begin(), clubs.end(),
                                      [](const Participant &one) { return one.name() == u"Samba XI"_s; });
        QVERIFY(own != clubs.end());
        QVERIFY(own->isClub());
        // What the wizards play with is that card, with players of its own.
        const auto document = clubDocument(own->team, atcsGame(), league);
        QVERIFY(document.has_value());
        const auto &card = dynamic_cast<const atcs::TeamCard &>(**document);
        QCOMPARE(card.defenseAttempts, -6);
        QCOMPARE(card.team.name, u"Samba XI"_s);
        QVERIFY(validate(card).empty());
        const AtcsCard brazil = worldCupCard("BRA-1970");
        for (const atcs::CardPlayer &player : brazil->players)
            QVERIFY(card.squad().indexOf(player.entry.person.id) < 0);
        QCOMPARE(card.players.size(), brazil->players.size());
        QVERIFY(!atcsGame().teamDocuments()->isBehind(card, (*league.teams().squad(own->team.id))->squad));
    }

    void whatMakesNoCardIsSaid()
    {
        bool isKept = false;
        CardDialog dialog(atcsGame(), worldCupCard("BRA-1970"), [&isKept](const OwnCard &) -> Result<void> {
            isKept = true;
            return fail(Fault::Refused, "No.");
        });
        dialog.show();
        auto *model = dialog.findChild<QTreeView *>(u"shares"_s)->model();
        for (int row = 0; row < model->rowCount(); ++row)
            QVERIFY(model->setData(model->index(row, CardDraft::WeightColumn), 0));
        auto *problem = dialog.findChild<QLabel *>(u"problem"_s);
        QVERIFY(problem->isVisible() && problem->text().contains(u"at least 10"_s, Qt::CaseInsensitive));
        QVERIFY(!okOf(dialog)->isEnabled());
        QTest::mouseClick(dialog.findChild<QPushButton *>(u"usual"_s), Qt::LeftButton);
        QVERIFY(okOf(dialog)->isEnabled());
        // What is refused is said, and the dialog stays.
        QTest::mouseClick(okOf(dialog), Qt::LeftButton);
        QVERIFY(isKept);
        QVERIFY(dialog.isVisible());
        QCOMPARE(problem->text(), u"No."_s);
    }

    void withoutALeagueItIsAFile()
    {
        const QString path = m_folder.filePath(u"own.json"_s);
        whenOpen<CardDialog>(qApp, [&path](CardDialog &dialog) {
            nameIn(dialog)->setText(u"Samba XI"_s);
            whenOpen<QFileDialog>(qApp, [&path](QFileDialog &file) {
                auto *line = file.findChild<QLineEdit *>(u"fileNameEdit"_s);
                line->setText(path);
                QTest::keyClick(line, Qt::Key_Return);
            });
            QTest::mouseClick(okOf(dialog), Qt::LeftButton);
        });
        const QString said = makeOwnCard(nullptr, nullptr, atcsGame(), worldCupCard("BRA-1970"));
        QVERIFY(said.startsWith(u"Saved as"_s));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto object = parseJsonObject(file.readAll());
        QVERIFY(object.has_value());
        const auto cards = atcsGame().teamDocuments()->readFile(*object);
        QVERIFY(cards.has_value());
        QCOMPARE(cards->size(), std::size_t{1});
        QCOMPARE(atcsGame().teamDocuments()->team(*cards->front()).displayName(), u"Samba XI"_s);
    }

    void whoThinksBetterOfItGetsNothing()
    {
        whenOpen<CardDialog>(qApp, [](CardDialog &dialog) { dialog.reject(); });
        QVERIFY(makeOwnCard(nullptr, nullptr, atcsGame(), worldCupCard("BRA-1970")).isEmpty());
    }
};

TOUCHLINE_TEST(TestOwnCard)

} // namespace test_own_card

#include "test_own_card.moc"
