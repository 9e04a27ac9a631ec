// SPDX-License-Identifier: GPL-3.0-or-later
// A card for a club of one's own: made from strengths with mouse and keys, changed again, taken back, and
// played with beside the historic cards.

#include "core/games/atcs/card/card_from_squad.h"
#include "core/play/matches/competition_player.h"
#include "core/teams/historic_teams.h"
#include "forms/dialogs/teams/card_dialog.h"
#include "forms/widgets/team_card_view.h"
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_teams.h"
#include "models/league/players/league_player.h"
#include "models/views/new_competition/competition_draft.h"
#include "models/views/teams/card_draft.h"
#include "models/views/teams/card_face.h"
#include "models/views/teams/club_card.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/dialog_hands.h"
#include "tests/support/atcs_cards.h"
#include "tests/support/club_squad.h"

namespace test_card_dialog {

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
void whenItOpens(const std::function<void(CardDialog &)> &use)
{
    whenOpen<CardDialog>(qApp, [use](CardDialog &dialog) {
        // Without a window manager nobody else gives it the keyboard.
        dialog.activateWindow();
        use(dialog);
        if (dialog.isVisible())
            dialog.reject();
    });
}

QPushButton *ok(CardDialog &dialog)
{
    return child<QDialogButtonBox>(dialog, "buttons")->button(QDialogButtonBox::Ok);
}

/// Clubs of these names with the usual squads, in a league of their own.
QString leagueOfClubs(const QTemporaryDir &folder, const QString &name, const QStringList &clubs)
{
    QString path = folder.filePath(name + u".touchline"_s);
    const auto league = League::create(path, name, {u"Anna"_s, false, {}});
    if (!league)
        qFatal("%s", qPrintable(league.error().message.english()));
    for (const QString &club : clubs) {
        const Team team = clubCalled(club);
        if (!(*league)->teams().add({team}) || !(*league)->teams().setSquad(team.id, {}, usualSquad(club)))
            qFatal("The club could not be entered.");
    }
    return path;
}

/// The sheet of the card on the page of the teams.
struct CardCase : DesktopCase
{
    explicit CardCase(const QString &path) : DesktopCase(path)
    {
        window().go(PageKind::Teams);
        auto *sheets = child<QTabWidget>(window(), "sheets");
        sheets->setCurrentIndex(sheets->count() - 1);
        QTest::qWait(50);
    }
    TeamCardView *view() { return child<TeamCardView>(*child<QWidget>(window(), "cardContent"), "card"); }
    QPushButton *makeCard() { return child<QPushButton>(window(), "makeCard"); }
    [[nodiscard]] AtcsCard kept(const QString &club)
    {
        const auto card = ownDocument(league().league(), clubCalled(club), atcsGame());
        if (!card)
            qFatal("%s", qPrintable(card.error().message.english()));
        return std::dynamic_pointer_cast<const atcs::TeamCard>(*card);
    }
    [[nodiscard]] std::size_t entries() { return league().league().history().entries()->size(); }
    void make(const QString &club, const atcs::CardStrengths &strengths)
    {
        atcs::CardWishes wishes;
        wishes.team = *league().team(clubCalled(club).id);
        wishes.squad = *squadForCard(league().league(), wishes.team.id);
        wishes.strengths = strengths;
        const auto card = atcs::cardFromStrengths(wishes);
        if (!card || !keepCard(league().league(), *card, atcsGame()))
            qFatal("No card.");
    }
};

const QString rovers = u"Rovers"_s;

} // namespace

class TestCardDialog : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void aNewClubGetsItsCardByMouse()
    {
        CardCase page(leagueOfClubs(m_folder, u"Mouse"_s, {rovers}));
        QTRY_VERIFY(page.makeCard()->isVisible());
        QVERIFY(!page.view()->isVisible());
        QCOMPARE(page.makeCard()->text(), u"Ma&ke Card…"_s);
        const std::size_t entries = page.entries();
        whenItOpens([](CardDialog &dialog) {
            auto *slider = child<QSlider>(dialog, "attackSlider");
            QCOMPARE(slider->value(), 50);
            // A click right of the handle is a page of ten.
            QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(slider->width() - 4, slider->height() / 2));
            QVERIFY(slider->value() > 50);
            QCOMPARE(child<QSpinBox>(dialog, "attack")->value(), slider->value());
            const QString before = child<TeamCardView>(dialog, "card")->accessibleDescription();
            child<QSlider>(dialog, "defenseSlider")->setValue(100);
            QVERIFY(child<TeamCardView>(dialog, "card")->accessibleDescription() != before);
            QTest::mouseClick(ok(dialog), Qt::LeftButton);
        });
        QTest::mouseClick(page.makeCard(), Qt::LeftButton);
        QTRY_VERIFY(page.view()->isVisible());
        QCOMPARE(page.entries(), entries + 1);
        const AtcsCard card = page.kept(rovers);
        QVERIFY(card != nullptr);
        QCOMPARE(card->defenseAttempts, -6);
        QVERIFY(card->strengths->attack > 50);
        QVERIFY(page.view()->accessibleDescription().contains(u"Rovers"_s));
        QCOMPARE(page.makeCard()->text(), u"Edi&t Card…"_s);
        // One undo takes all of it back, one redo brings it again.
        QVERIFY(page.run(CommandId::Undo));
        QTRY_VERIFY(!page.view()->isVisible());
        QVERIFY(page.kept(rovers) == nullptr);
        QVERIFY(page.run(CommandId::Redo));
        QTRY_VERIFY(page.view()->isVisible());
        QVERIFY(*page.kept(rovers) == *card);
    }

    void theKeyboardIsEnough()
    {
        CardCase page(leagueOfClubs(m_folder, u"Keys"_s, {rovers}));
        whenItOpens([](CardDialog &dialog) {
            const auto type = [](const QString &keys) {
                QTest::keyClicks(QApplication::focusWidget(), keys);
            };
            const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
            QTRY_VERIFY(QApplication::focusWidget() == child<QSpinBox>(dialog, "attack"));
            type(u"80"_s);
            press(Qt::Key_Tab);
            QVERIFY(QApplication::focusWidget() == child<QSlider>(dialog, "defenseSlider"));
            press(Qt::Key_Right);
            press(Qt::Key_Tab);
            press(Qt::Key_Tab);
            press(Qt::Key_Tab);
            type(u"20"_s);
            press(Qt::Key_Tab);
            press(Qt::Key_End);
            press(Qt::Key_Tab);
            press(Qt::Key_Tab);
            QVERIFY(QApplication::focusWidget() == child<QComboBox>(dialog, "formation"));
            press(Qt::Key_Down);
            press(Qt::Key_Tab);
            press(Qt::Key_Up);
            press(Qt::Key_Tab);
            press(Qt::Key_Tab);
            auto *shares = child<QTreeView>(dialog, "shares");
            QVERIFY(QApplication::focusWidget() == shares);
            press(Qt::Key_Down);
            // Typing opens the field of the second player; Return closes it and not the dialog.
            QTest::keyClick(shares, Qt::Key_9);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_9);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
            QVERIFY(dialog.isVisible());
            QTRY_COMPARE(shares->currentIndex().data().toInt(), 99);
            QCOMPARE(shares->currentIndex().row(), 1);
            // What is typed there is a share, and no more than one can be.
            const std::unique_ptr<QWidget> field(shares->itemDelegate()->createEditor(
                nullptr, QStyleOptionViewItem(), shares->currentIndex()));
            const auto *share = qobject_cast<const QSpinBox *>(field.get());
            QVERIFY(share != nullptr);
            QCOMPARE(share->minimum(), 0);
            QCOMPARE(share->maximum(), atcs::mostShotWeight);
            QCOMPARE(share->accessibleName(), u"Share of shots"_s);
            QTest::keyClick(&dialog, Qt::Key_Return);
            QVERIFY(!dialog.isVisible());
        });
        QVERIFY(page.run(CommandId::MakeCard));
        const AtcsCard card = page.kept(rovers);
        QVERIFY(card != nullptr);
        QCOMPARE(card->strengths, std::optional(atcs::CardStrengths{80, 51, 20, 100}));
        QCOMPARE(card->formation, atcs::Formation::F433);
        QCOMPARE(card->strategy, atcs::Strategy::Aggressive);
        QCOMPARE(card->players.front().entry.person.shortName, u"DF2"_s);
    }

    void withoutPlayersItSaysWhatIsNeeded()
    {
        CardCase page(leagueOfClubs(m_folder, u"Nobody"_s, {}));
        QVERIFY(page.league().league().teams().add({clubCalled(rovers)}).has_value());
        auto *enter = child<QPushButton>(page.window(), "enterPlayers");
        QTRY_VERIFY(enter->isVisible());
        QVERIFY(!page.makeCard()->isVisible());
        QVERIFY(child<QLabel>(page.window(), "noCard")->text().contains(u"first enter its"_s));
        // The command leads there too.
        QVERIFY(page.run(CommandId::MakeCard));
        QVERIFY(enter->hasFocus());
        QTest::mouseClick(enter, Qt::LeftButton);
        QCOMPARE(child<QTabWidget>(page.window(), "sheets")->currentIndex(), 0);
        QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()) != nullptr);
        // Too few are not enough.
        QVERIFY(page.league()
                    .league()
                    .teams()
                    .setSquad(clubCalled(rovers).id, {}, squadOf(rovers, {1, 3, 3, 3}))
                    .has_value());
        QTRY_VERIFY(!page.makeCard()->isVisibleTo(child<QWidget>(page.window(), "cardContent")));
    }

    void itIsChangedWithWhatItHas()
    {
        CardCase page(leagueOfClubs(m_folder, u"Change"_s, {rovers}));
        page.make(rovers, {70, 30, 60, 40});
        QTRY_COMPARE(page.makeCard()->text(), u"Edi&t Card…"_s);
        const AtcsCard before = page.kept(rovers);
        whenItOpens([](CardDialog &dialog) {
            QCOMPARE(child<QSpinBox>(dialog, "attack")->value(), 70);
            QCOMPARE(child<QSpinBox>(dialog, "defense")->value(), 30);
            QCOMPARE(child<QSlider>(dialog, "goalkeepingSlider")->value(), 60);
            QCOMPARE(child<QSlider>(dialog, "fairPlaySlider")->value(), 40);
            // It is the card that is there: nothing to keep yet.
            QVERIFY(!ok(dialog)->isEnabled());
            child<QSpinBox>(dialog, "attack")->setValue(71);
            QVERIFY(ok(dialog)->isEnabled());
            QTest::mouseClick(ok(dialog), Qt::LeftButton);
        });
        QTest::mouseClick(page.makeCard(), Qt::LeftButton);
        const AtcsCard after = page.kept(rovers);
        QCOMPARE(after->strengths->attack, 71);
        // The shares of the shots stay as they were.
        QCOMPARE(after->players.front().shot, before->players.front().shot);
        QCOMPARE(after->scorerCount(), before->scorerCount());
    }

    void aCardFromElsewhereBeginsAnew()
    {
        CardCase page(leagueOfClubs(m_folder, u"Elsewhere"_s, {rovers}));
        page.make(rovers, {});
        QJsonObject document = **page.league().league().teams().document(clubCalled(rovers).id, u"atcs"_s);
        document.remove(u"strengths"_s);
        QVERIFY(page.league()
                    .league()
                    .teams()
                    .setDocument(clubCalled(rovers).id, u"atcs"_s, document)
                    .has_value());
        whenItOpens([](CardDialog &dialog) {
            QVERIFY(child<QLabel>(dialog, "note")->text().contains(u"not made from strengths"_s));
            QCOMPARE(child<QSpinBox>(dialog, "attack")->value(), 50);
            QVERIFY(ok(dialog)->isEnabled());
        });
        QVERIFY(page.run(CommandId::MakeCard));
        // One that cannot be read is said so and replaced.
        QVERIFY(page.league()
                    .league()
                    .teams()
                    .setDocument(clubCalled(rovers).id, u"atcs"_s, {{u"x"_s, 1}})
                    .has_value());
        QTRY_VERIFY(child<QLabel>(page.window(), "noCard")->isVisible());
        QVERIFY(child<QLabel>(page.window(), "noCard")->text().contains(u"not a valid"_s));
        whenItOpens([](CardDialog &dialog) { QTest::mouseClick(ok(dialog), Qt::LeftButton); });
        QVERIFY(page.run(CommandId::MakeCard));
        QTRY_VERIFY(page.view()->isVisible());
    }

    void whatMakesNoCardIsSaid()
    {
        CardCase page(leagueOfClubs(m_folder, u"Wrong"_s, {rovers}));
        const std::size_t entries = page.entries();
        whenItOpens([](CardDialog &dialog) {
            auto *model = child<QTreeView>(dialog, "shares")->model();
            for (int row = 0; row < 7; ++row)
                QVERIFY(model->setData(model->index(row, CardDraft::WeightColumn), 0));
            auto *problem = child<QLabel>(dialog, "problem");
            QVERIFY(problem->isVisible());
            QVERIFY(problem->text().contains(u"so far 9 have one"_s));
            QVERIFY(!ok(dialog)->isEnabled());
            QTest::keyClick(&dialog, Qt::Key_Return);
            QVERIFY(dialog.isVisible());
            QTest::mouseClick(child<QPushButton>(dialog, "usual"), Qt::LeftButton);
            QVERIFY(!problem->isVisible());
            QVERIFY(ok(dialog)->isEnabled());
            QTest::keyClick(&dialog, Qt::Key_Escape);
        });
        QTest::mouseClick(page.makeCard(), Qt::LeftButton);
        QCOMPARE(page.entries(), entries);
    }

    void aWorldCupTeamKeepsItsOwn()
    {
        CardCase page(madeLeague(m_folder, {}, u"Historic"_s));
        QTRY_VERIFY(page.view()->isVisible());
        QVERIFY(!page.makeCard()->isVisible());
        QVERIFY(!page.action(CommandId::MakeCard)->isEnabled());
    }

    void theCardHasTheNameThatTheTeamHasNow()
    {
        CardCase page(leagueOfClubs(m_folder, u"Name"_s, {rovers}));
        page.make(rovers, {});
        Team renamed = clubCalled(rovers);
        renamed.name = u"Hilltop Rovers"_s;
        renamed.conference = u"Division Two"_s;
        QVERIFY(page.league().league().teams().change(renamed).has_value());
        QTRY_VERIFY(page.view()->accessibleDescription().contains(renamed.name));
        const auto card = ownDocument(page.league().league(), renamed, atcsGame());
        QVERIFY(card.has_value());
        QVERIFY(validate(dynamic_cast<const atcs::TeamCard &>(**card)).empty());
    }

    void theSquadOfACompetitionWillDo()
    {
        CardCase page(madeLeague(m_folder, {}, u"List"_s));
        League &league = page.league().league();
        const QUuid team = page.league().teams().front().id;
        QVERIFY(!league.teams().squad(team)->has_value());
        QCOMPARE(squadForCard(league, team)->entries.size(),
                 (*league.teams().squad(team, page.competition()))->squad.entries.size());
        QVERIFY(league.teams().add({clubCalled(rovers)}).has_value());
        QVERIFY(squadForCard(league, clubCalled(rovers).id)->entries.empty());
    }

    void itSaysWhatTheSquadHasOtherwise()
    {
        CardCase page(leagueOfClubs(m_folder, u"Transfers"_s, {rovers}));
        page.make(rovers, {});
        QTRY_VERIFY(page.view()->isVisible());
        auto *note = child<QLabel>(page.window(), "cardNote");
        QVERIFY(!note->isVisible());
        // A new player, then another name for one who is on the card.
        const QUuid team = clubCalled(rovers).id;
        Squad squad = squadOf(rovers, {2, 6, 6, 5});
        squad.entries.back().shirt = 99;
        QVERIFY(page.league().league().teams().setSquad(team, {}, squad).has_value());
        QTRY_VERIFY(note->isVisible());
        QCOMPARE(note->text(), u"Not on this card: FW5."_s);
        squad.entries[3].person.shortName = u"Wall"_s;
        squad.entries[3].person.id = QUuid::createUuid();
        QVERIFY(page.league().league().teams().setSquad(team, {}, squad).has_value());
        QTRY_COMPARE(note->text(), u"The squad has changed since this card was made. Not on "
                                   "this card: Wall, FW5."_s);
        whenItOpens([](CardDialog &dialog) {
            QVERIFY(ok(dialog)->isEnabled());
            QTest::mouseClick(child<QPushButton>(dialog, "usual"), Qt::LeftButton);
            QTest::mouseClick(ok(dialog), Qt::LeftButton);
        });
        QTest::mouseClick(page.makeCard(), Qt::LeftButton);
        QTRY_VERIFY(!note->isVisible());
    }

    void theDraftIsATable()
    {
        CardDraft draft(atcsGame(), clubCalled(rovers), usualSquad(rovers), nullptr);
        const QAbstractItemModelTester tester(&draft, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(draft.rowCount(), 16);
        QCOMPARE(draft.columnCount(), 4);
        const auto cell = [&draft](int row, int column) { return draft.index(row, column).data(); };
        QCOMPARE(cell(12, CardDraft::PlayerColumn).toString(), u"FW1"_s);
        QCOMPARE(cell(12, CardDraft::PositionColumn).toString(), u"FW"_s);
        QVERIFY(cell(12, CardDraft::ShotsColumn).toString().startsWith(u"1–"_s));
        // Nothing but a number of shots is taken.
        const QModelIndex weight = draft.index(12, CardDraft::WeightColumn);
        QVERIFY(!draft.setData(weight, -1));
        QVERIFY(!draft.setData(weight, atcs::mostShotWeight + 1));
        QVERIFY(!draft.setData(weight, u"many"_s));
        QVERIFY(!draft.setData(draft.index(12, CardDraft::PlayerColumn), 3));
        QVERIFY(draft.setData(weight, 0));
        QCOMPARE(cell(12, CardDraft::ShotsColumn).toString(), u"–"_s);
        QVERIFY(draft.card().has_value());
        QCOMPARE(dynamic_cast<const atcs::TeamCard &>(**draft.card()).scorerCount(), 15);
        // A change begins with the shares that the card has, and whoever left it stays off.
        const TeamDocumentPtr kept = *draft.card();
        CardDraft again(atcsGame(), clubCalled(rovers), usualSquad(rovers), kept);
        QVERIFY(again.isChange() && !again.isNew());
        QCOMPARE(again.index(12, CardDraft::WeightColumn).data().toInt(), 0);
        QCOMPARE(atcsGame().writeTeam(**again.card()), atcsGame().writeTeam(*kept));
    }

    /// Clubs with cards made from strengths beside the historic ones: drawn, ranked by their power, taken up
    /// and played to the end.
    void aWorldCupIsPlayedWithClubs()
    {
        const QStringList clubs{u"Rovers"_s, u"United"_s, u"Albion"_s};
        CardCase page(leagueOfClubs(m_folder, u"World Cup"_s, clubs));
        page.make(clubs[0], {100, 100, 100, 50});
        page.make(clubs[1], {});
        page.make(clubs[2], {0, 0, 0, 50});
        CompetitionDraft draft(&page.league().league(), 2026);
        draft.setSource({TeamSource::Kind::Chosen});
        std::vector<Participant> chosen = clubsOf(&page.league().league());
        QCOMPARE(chosen.size(), std::size_t{3});
        chosen.reserve(32);
        for (const Participant &one : historicParticipants(famousTeamIds().mid(0, 29)))
            chosen.push_back(one);
        draft.setChosen(chosen);
        draft.setSpreadRelaxed(true);
        const auto made = draft.made();
        QVERIFY2(made.has_value(), made ? "" : qPrintable(made.error().message.english()));
        const auto ranking = [&made](const QString &club) {
            for (const Entrant &entrant : made->competition.definition().entrants)
                if (entrant.id == clubCalled(club).id)
                    return entrant.ranking;
            return 0;
        };
        QVERIFY(ranking(clubs[0]) <= 4);
        QVERIFY(ranking(clubs[1]) > ranking(clubs[0]) && ranking(clubs[1]) < ranking(clubs[2]));
        QCOMPARE(ranking(clubs[2]), 32);
        QVERIFY(withoutDocuments(made->rules).empty());
        League &league = page.league().league();
        QVERIFY(league.competitions().add(made->competition).has_value());
        const QUuid id = made->competition.definition().id;
        const auto played = playToTheEnd(league, id, made->rules);
        QVERIFY2(played.has_value(), played ? "" : qPrintable(played.error().message.english()));
        QCOMPARE(*played, 64);
    }

    /// A league of clubs alone, at the level with most rules.
    void aLeagueOfClubsIsPlayed()
    {
        const QStringList clubs{u"Rovers"_s, u"United"_s, u"Albion"_s, u"Wanderers"_s};
        CardCase page(leagueOfClubs(m_folder, u"League"_s, clubs));
        for (const QString &club : clubs)
            page.make(club, {});
        CompetitionDraft draft(&page.league().league(), 7);
        draft.setFormat(u"league-4x2"_s);
        QVERIFY(draft.format().has_value());
        draft.setLevel(u"premier"_s);
        draft.setSource({TeamSource::Kind::Chosen});
        draft.setChosen(clubsOf(&page.league().league()));
        const auto made = draft.made();
        QVERIFY2(made.has_value(), made ? "" : qPrintable(made.error().message.english()));
        League &league = page.league().league();
        QVERIFY(league.competitions().add(made->competition).has_value());
        const auto played = playToTheEnd(league, made->competition.definition().id, made->rules);
        QVERIFY2(played.has_value(), played ? "" : qPrintable(played.error().message.english()));
        QCOMPARE(*played, 12);
    }

    /// The generic squad of the rulebook (ATCS 3.2), beside the four strengths.
    void fromSquadAndPower()
    {
        CardCase page(leagueOfClubs(m_folder, u"Generic"_s, {rovers}));
        whenItOpens([](CardDialog &dialog) {
            QVERIFY(child<QWidget>(dialog, "byStrengths")->isVisible());
            auto *method = child<QComboBox>(dialog, "method");
            method->setFocus();
            QTest::keyClicks(method, u"Squad"_s);
            QVERIFY(!child<QWidget>(dialog, "byStrengths")->isVisible());
            auto *power = child<QSpinBox>(dialog, "power");
            QVERIFY(power->isVisible());
            QCOMPARE(power->value(), 6);
            power->setFocus();
            power->selectAll();
            QTest::keyClicks(power, u"9"_s);
            QCOMPARE(child<QSlider>(dialog, "powerSlider")->value(), 9);
            QTest::mouseClick(ok(dialog), Qt::LeftButton);
        });
        QTest::mouseClick(page.makeCard(), Qt::LeftButton);
        const AtcsCard card = page.kept(rovers);
        QVERIFY(card != nullptr);
        const Team team = clubCalled(rovers);
        const auto expected = atcs::cardFromSquad({team, usualSquad(rovers), {}, 9});
        QVERIFY(expected && *card == *expected);
        QTRY_VERIFY(page.view()->isVisible());
        QVERIFY(!atcsGame().teamDocuments()->isBehind(*card, usualSquad(rovers)));
        // Whoever changes it finds how it was made; power 9 again is no change.
        whenItOpens([](CardDialog &dialog) {
            QVERIFY(!child<QWidget>(dialog, "byStrengths")->isVisible());
            QCOMPARE(child<QSpinBox>(dialog, "power")->value(), 9);
            QVERIFY(!ok(dialog)->isEnabled());
            auto *slider = child<QSlider>(dialog, "powerSlider");
            slider->setFocus();
            QTest::keyClick(slider, Qt::Key_Left);
            QVERIFY(ok(dialog)->isEnabled());
            QTest::mouseClick(ok(dialog), Qt::LeftButton);
        });
        QTRY_VERIFY(page.makeCard()->isVisible());
        QTest::mouseClick(page.makeCard(), Qt::LeftButton);
        QCOMPARE(page.kept(rovers)->power, 8);
        // It can play.
        CompetitionDraft draft(&page.league().league(), 3);
        draft.setFormat(u"cup-2"_s);
        draft.setSource({TeamSource::Kind::Chosen});
        draft.setChosen(
            {clubsOf(&page.league().league()).front(), historicParticipants({u"USA-1930"_s}).front()});
        NewCompetition made = draft.made().value();
        QVERIFY(withoutDocuments(made.rules).empty());
        QVERIFY(playAll(made.competition, made.rules).has_value());
    }

    /// A squad that is too small for strengths is enough for it.
    void ofASmallSquad()
    {
        const QString path = leagueOfClubs(m_folder, u"Small"_s, {rovers});
        CardCase page(path);
        QVERIFY(page.league()
                    .league()
                    .teams()
                    .setSquad(clubCalled(rovers).id, {}, squadOf(rovers, {1, 2, 2, 1}))
                    .has_value());
        QTRY_VERIFY(page.makeCard()->isVisible());
        whenItOpens([](CardDialog &dialog) {
            QCOMPARE(child<QComboBox>(dialog, "method")->currentIndex(), 1);
            QVERIFY(ok(dialog)->isEnabled());
            QTest::mouseClick(ok(dialog), Qt::LeftButton);
        });
        QTest::mouseClick(page.makeCard(), Qt::LeftButton);
        const AtcsCard card = page.kept(rovers);
        QVERIFY(card != nullptr);
        QCOMPARE(card->scorerCount(), 10);
        const Squad squad = squadForCard(page.league().league(), clubCalled(rovers).id).value();
        QVERIFY(!atcsGame().teamDocuments()->isBehind(*card, squad));
        Squad changed = squad;
        changed.entries.back().person.shortName = u"Other"_s;
        QVERIFY(atcsGame().teamDocuments()->isBehind(*card, changed));
    }
};

TOUCHLINE_TEST(TestCardDialog)

} // namespace test_card_dialog

#include "test_card_dialog.moc"
