// SPDX-License-Identifier: GPL-3.0-or-later
// The page of who may play, by mouse and keys: who is out, his ledger, what the organiser decides.

#include "core/discipline/own_cards.h"
#include "core/facts/decision_json.h"
#include "core/play/discipline/competition_ledger.h"
#include "forms/dialogs/consequences_panel.h"
#include "forms/dialogs/league/undo_dialog.h"
#include "forms/dialogs/match/decision_dialog.h"
#include "forms/dialogs/teams/team_ruling_dialog.h"
#include "forms/pages/availability/availability_page.h"
#include "forms/pages/availability/availability_view.h"
#include "forms/print/picture_file.h"
#include "forms/widgets/ledger_view.h"
#include "models/league/changes/league_rules.h"
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_teams.h"
#include "tests/desktop/cut_texts.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/dialog_hands.h"

#include <QContextMenuEvent>

namespace test_availability_page {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// The page in a window, and what stands on it.
struct Shown
{
    DesktopCase program;
    AvailabilityView *view;

    explicit Shown(const QString &path) : program(path)
    {
        program.window().resize(1200, 760);
        program.window().go(PageKind::Availability, program.competition());
        view = program.window().findChild<AvailabilityView *>();
    }

    template <class Kind>
    [[nodiscard]] Kind *find(const char *name)
    {
        return program.window().findChild<AvailabilityPage *>()->findChild<Kind *>(QLatin1String(name));
    }

    /// Chooses the first row that stands so; false where there is none.
    [[nodiscard]] bool choose(Standing standing, PlayerMark mark = PlayerMark::Served) const
    {
        for (int row = 0; row < view->players()->rowCount(); ++row) {
            const AvailabilityRow *one = view->players()->rowAt(row);
            if (one == nullptr || one->standing != standing ||
                (mark != PlayerMark::Served && one->marks.front() != mark))
                continue;
            const QModelIndex index = view->players()->index(row, AvailabilityModel::PlayerColumn);
            view->scrollTo(index);
            QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
            return view->chosen() == one;
        }
        return false;
    }

    [[nodiscard]] DecisionDialog *dialog() { return program.window().findChild<DecisionDialog *>(); }
};

void click(QDialog *dialog, QDialogButtonBox::StandardButton button)
{
    QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(button), Qt::LeftButton);
}

} // namespace

class TestAvailabilityPage : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void whoIsOut()
    {
        Shown page(madeLeague(m_folder, {.matchdays = 2}, u"Out"_s));
        const AvailabilityModel *model = page.view->players();
        QVERIFY(model->count(Standing::Out) > 0);
        QTRY_VERIFY(
            page.find<QLabel>("summary")->text().startsWith(QString::number(model->count(Standing::Out))));
        // The first is chosen, and told of.
        QVERIFY(page.view->chosen() != nullptr);
        QVERIFY(page.choose(Standing::Out));
        const AvailabilityRow row = *page.view->chosen();
        QVERIFY(page.find<QLabel>("playerName")->text().startsWith(row.name));
        QVERIFY(page.find<QLabel>("playerStanding")->text().contains(row.whyText()));
        const auto lines = playerLedger(*page.program.state(), row.team, row.player);
        QVERIFY(!lines.empty());
        QCOMPARE(page.find<LedgerView>("ledger")->ledger()->rowCount(), static_cast<int>(lines.size()));
        QCOMPARE(page.find<LedgerView>("ledger")->ledger()->index(0).data().toString(), lines.back().text);
        const auto &whole = *page.program.window().findChild<AvailabilityPage *>();
        QVERIFY2(cutTexts(whole).isEmpty(), qPrintable(cutTexts(whole).join(u'\n')));
    }

    /// Reasons and lengths take as many lines as they need: nothing of them is cut off in a small window.
    void reasonsAreReadWhole()
    {
        Shown page(madeLeague(m_folder, {.matchdays = 3}, u"Whole"_s));
        page.program.window().resize(1024, 700);
        QTest::qWait(0);
        int lines = 0;
        for (const int scope : {0, 1}) {
            page.find<QComboBox>("scope")->setCurrentIndex(scope);
            for (int row = 0; row < page.view->players()->rowCount(); ++row) {
                if (page.view->players()->rowAt(row) == nullptr)
                    continue;
                for (const int column : {AvailabilityModel::WhyColumn, AvailabilityModel::UntilColumn}) {
                    const QModelIndex index = page.view->players()->index(row, column);
                    page.view->scrollTo(index);
                    const QRect room = page.view->visualRect(index);
                    const QRect needs =
                        page.view->fontMetrics().boundingRect(QRect(0, 0, room.width(), QWIDGETSIZE_MAX),
                                                              Qt::TextWordWrap, index.data().toString());
                    QVERIFY2(needs.height() <= room.height() && needs.width() <= room.width(),
                             qPrintable(index.data().toString()));
                    lines += needs.height() > page.view->fontMetrics().height() * 3 / 2 ? 1 : 0;
                }
            }
        }
        QVERIFY(lines > 0);
        // Lines of words, not of letters below each other, whatever stands in the columns beside them.
        const int why = page.view->header()->sectionSize(AvailabilityModel::WhyColumn);
        QVERIFY2(10 * why >= 3 * page.view->viewport()->width() - 10, qPrintable(QString::number(why)));
        // With more room they take fewer.
        const auto heights = [&page] {
            int sum = 0;
            for (int row = 0; row < page.view->players()->rowCount(); ++row)
                sum += page.view->visualRect(page.view->players()->index(row, 0)).height();
            return sum;
        };
        const int narrow = heights();
        page.program.window().resize(1900, 1000);
        QTest::qWait(0);
        QVERIFY2(heights() < narrow, qPrintable(QString::number(narrow)));
    }

    /// A decision about the team of the player who is chosen.
    void aTeamIsRuledOnFromHere()
    {
        Shown page(madeLeague(m_folder, {.format = u"league-6"_s, .matchdays = 3}, u"Ruled"_s));
        QVERIFY(page.choose(Standing::Out) || page.choose(Standing::AtRisk));
        const int team = page.view->chosen()->team;
        QVERIFY(page.program.run(CommandId::RuleOnTeam));
        auto *dialog = page.program.window().findChild<TeamRulingDialog *>();
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->findChild<QComboBox *>(u"team"_s)->currentIndex(), team);
        dialog->findChild<QComboBox *>(u"what"_s)->setCurrentIndex(0);
        dialog->accept();
        QTRY_VERIFY(page.program.state()->competition.isWithdrawn(team));
        // The page that asked is still there.
        QVERIFY(page.find<QStackedWidget>("stack")->isVisible());
    }

    /// Fines stand club by club, are marked as paid with the button, and undo takes that back.
    void finesAreMarkedAsPaid()
    {
        Shown page(madeLeague(m_folder, {.matchdays = 2}, u"Fines"_s));
        auto *scope = page.find<QComboBox>("scope");
        scope->setCurrentIndex(scope->count() - 1);
        // No fines in these rules: the page says so.
        QCOMPARE(page.find<QStackedWidget>("stack")->currentWidget()->objectName(), u"empty"_s);
        League &league = page.program.league().league();
        const Competition before = page.program.state()->competition;
        OwnCards cards = ownCardsOf(disciplineRulesFile(u"atcs"_s).value());
        cards.fines = {u"zł"_s, {5}, {10}, {20}, {50}, {100}};
        QVERIFY(changeRules(league, before.definition().id,
                            {{}, withOwnCards(disciplineRulesFile(u"atcs"_s).value(), cards), {}})
                    .has_value());
        QTRY_VERIFY(page.view->players()->count(Standing::Fined) > 1);
        QVERIFY(page.choose(Standing::Fined));
        auto *paid = page.find<QPushButton>("paid");
        QVERIFY(paid->isVisible() && paid->isEnabled());
        QVERIFY(!page.find<QPushButton>("ban")->isVisible());
        const Fine fine = *page.view->chosen()->fine;
        QVERIFY(page.view->chosen()->until.endsWith(u"open"_s));
        QTest::mouseClick(paid, Qt::LeftButton);
        // The same fine stays chosen.
        QTRY_VERIFY(page.view->chosen() != nullptr && page.view->chosen()->fine->isPaid);
        QCOMPARE(page.view->chosen()->fine->code, fine.code);
        QVERIFY(page.find<QLabel>("summary")->text().contains(u"paid"_s));
        QVERIFY(page.view->players()->plainText().contains(u"zł, paid"_s));
        QCOMPARE(page.program.state()->now, progress(before));
        // The button has another text now.
        QTest::qWait(50);
        const auto &whole = *page.program.window().findChild<AvailabilityPage *>();
        QVERIFY2(cutTexts(whole).isEmpty(), qPrintable(cutTexts(whole).join(u'\n')));
        QVERIFY(league.history().undo().has_value());
        QTRY_VERIFY(!page.view->chosen()->fine->isPaid);
    }

    void byKeysAlone()
    {
        Shown page(madeLeague(m_folder, {.matchdays = 2}, u"Keys"_s));
        page.view->setFocus();
        QTest::keyClick(page.view, Qt::Key_Home);
        const AvailabilityRow *first = page.view->chosen();
        QVERIFY(first != nullptr);
        // Headings are passed over.
        int players = 0;
        for (int row = 0; row < page.view->players()->rowCount(); ++row)
            players += page.view->players()->rowAt(row) == nullptr ? 0 : 1;
        for (int i = 1; i < players; ++i) {
            const AvailabilityRow *before = page.view->chosen();
            QTest::keyClick(page.view, Qt::Key_Down);
            QVERIFY(page.view->chosen() != nullptr && page.view->chosen() != before);
        }
        auto *search = page.find<QLineEdit>("search");
        const QString name = first->name;
        search->setFocus();
        QTest::keyClicks(search, name);
        QVERIFY(page.view->players()->rowCount() >= 2);
        QVERIFY(page.view->players()->rowCount() < players);
        QTest::keyClick(search, Qt::Key_Return);
        QVERIFY(page.view->hasFocus());
    }

    void byTeamAndByPlayer()
    {
        Shown page(madeLeague(m_folder, {.matchdays = 2}, u"Order"_s));
        QVERIFY(page.choose(Standing::AtRisk));
        const QUuid chosen = page.view->chosen()->player;
        const QString played = page.view->players()->plainText();
        QHeaderView *head = page.view->header();
        const auto click = [head](int column) {
            const int x = head->sectionViewportPosition(column) + 5;
            QTest::mouseClick(head->viewport(), Qt::LeftButton, {}, QPoint(x, head->height() / 2));
        };
        AvailabilityModel expected;
        expected.setState(page.program.state());
        click(AvailabilityModel::PlayerColumn);
        expected.sort(AvailabilityModel::PlayerColumn);
        QCOMPARE(page.view->players()->plainText(), expected.plainText());
        QVERIFY(expected.plainText() != played);
        QCOMPARE(page.view->chosen()->player, chosen);
        click(AvailabilityModel::PlayerColumn);
        expected.sort(AvailabilityModel::PlayerColumn, Qt::DescendingOrder);
        QCOMPARE(page.view->players()->plainText(), expected.plainText());
        // Without a mouse: the menu of the list.
        QContextMenuEvent wanted(QContextMenuEvent::Keyboard, {10, 10});
        QApplication::sendEvent(page.view->viewport(), &wanted);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        QTest::keyClick(menu, Qt::Key_O);
        QCOMPARE(page.view->players()->plainText(), played);
    }

    void aBanIsAddedAndUndone()
    {
        Shown page(madeLeague(m_folder, {.matchdays = 2}, u"Added"_s));
        const Competition before = page.program.state()->competition;
        QVERIFY(page.choose(Standing::AtRisk));
        const AvailabilityRow row = *page.view->chosen();
        auto *ban = page.find<QPushButton>("ban");
        QTRY_VERIFY(ban->isEnabled());
        QVERIFY(!page.find<QPushButton>("lift")->isEnabled());
        QTest::mouseClick(ban, Qt::LeftButton);
        QTRY_VERIFY(page.dialog() != nullptr);
        DecisionDialog *dialog = page.dialog();
        QCOMPARE(cutTexts(*dialog), QStringList());
        QCOMPARE(dialog->findChild<QComboBox *>(u"player"_s)->currentText(), row.name);
        auto *ok = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        QVERIFY2(!ok->isEnabled(), "a decision needs a reason");
        dialog->findChild<QSpinBox *>(u"games"_s)->setValue(3);
        QTest::keyClicks(dialog->findChild<QLineEdit *>(u"reason"_s), u"spat at the referee"_s);
        QTest::mouseClick(ok, Qt::LeftButton);
        QTRY_VERIFY(page.dialog() == nullptr);
        const Competition &after = page.program.state()->competition;
        QCOMPARE(after.organiserDecisions().size(), before.organiserDecisions().size() + 1);
        // The choice stays on him; he is out now, for three matches.
        QTRY_COMPARE(page.view->chosen() == nullptr ? Standing::Free : page.view->chosen()->standing,
                     Standing::Out);
        QCOMPARE(page.view->chosen()->player, row.player);
        QVERIFY(page.view->chosen()->until.startsWith(u"3 matches"_s));
        QVERIFY(page.find<LedgerView>("ledger")->ledger()->index(0).data().toString().contains(
            u"spat at the referee"_s));
        // Undo and redo say first what becomes of him.
        int told = 0;
        const auto accept = [&page, &told, &row](const QString &words) {
            whenOpen<UndoDialog>(&page.program.window(), [&told, &row, words](UndoDialog &undo) {
                const QString following = undo.findChild<ConsequencesPanel *>()->toPlainText();
                told += following.contains(row.name) && following.contains(words) ? 1 : 0;
                undo.accept();
            });
        };
        accept(u"may play in match"_s);
        QVERIFY(page.program.run(CommandId::Undo));
        QTRY_COMPARE(page.view->chosen()->standing, Standing::AtRisk);
        QVERIFY(page.program.state()->competition == before);
        accept(u"misses match"_s);
        QVERIFY(page.program.run(CommandId::Redo));
        QTRY_COMPARE(page.view->chosen()->standing, Standing::Out);
        QCOMPARE(told, 2);
    }

    void anInjuryUntilADay()
    {
        Shown page(madeLeague(m_folder, {.matchdays = 2}, u"Until"_s));
        QVERIFY(page.choose(Standing::AtRisk));
        const AvailabilityRow row = *page.view->chosen();
        auto *ban = page.find<QPushButton>("ban");
        QTRY_VERIFY(ban->isEnabled());
        QTest::mouseClick(ban, Qt::LeftButton);
        QTRY_VERIFY(page.dialog() != nullptr);
        auto *until = page.dialog()->findChild<QDateEdit *>(u"until"_s);
        QVERIFY(!until->isEnabled());
        QTest::mouseClick(page.dialog()->findChild<QCheckBox *>(u"untilLabel"_s), Qt::LeftButton, {},
                          QPoint(8, 8));
        QVERIFY(until->isEnabled());
        QVERIFY(!page.dialog()->findChild<QSpinBox *>(u"games"_s)->isEnabled());
        until->setDate(QDate(2030, 7, 1));
        page.dialog()->findChild<QCheckBox *>(u"injury"_s)->setChecked(true);
        QTest::keyClicks(page.dialog()->findChild<QLineEdit *>(u"reason"_s), u"ankle"_s);
        click(page.dialog(), QDialogButtonBox::Ok);
        QTRY_VERIFY(page.dialog() == nullptr);
        const TeamLedger ledger =
            ledgerOf(page.program.state()->competition, row.team, *page.program.state()->discipline());
        const Suspension &noted = ledger.suspensions().back();
        QCOMPARE(noted.player, row.player);
        QVERIFY(noted.cause == SuspensionCause::Injury);
        QCOMPARE(noted.until, QDate(2030, 7, 1));
        QTRY_COMPARE(page.view->chosen() == nullptr ? Standing::Free : page.view->chosen()->standing,
                     Standing::Out);
    }

    void aBanIsExtendedAndLifted()
    {
        Shown page(madeLeague(m_folder, {.matchdays = 2}, u"Lifted"_s));
        QVERIFY(page.choose(Standing::Out, PlayerMark::Red) ||
                page.choose(Standing::Out, PlayerMark::Yellow));
        const AvailabilityRow row = *page.view->chosen();
        QCOMPARE(row.until, u"this match; free after that; the match is not known yet"_s);
        auto *extend = page.find<QPushButton>("extend");
        QTRY_VERIFY(extend->isEnabled());
        QTest::mouseClick(extend, Qt::LeftButton);
        QTRY_VERIFY(page.dialog() != nullptr);
        QVERIFY(!page.dialog()->findChild<QComboBox *>(u"player"_s)->isVisible());
        QTest::keyClicks(page.dialog()->findChild<QLineEdit *>(u"reason"_s), u"brutal"_s);
        // Return is enough.
        QTest::keyClick(page.dialog()->findChild<QLineEdit *>(u"reason"_s), Qt::Key_Return);
        QTRY_VERIFY(page.dialog() == nullptr);
        QTRY_VERIFY(page.view->chosen() != nullptr && page.view->chosen()->until.startsWith(u"2 matches"_s));
        auto *lift = page.find<QPushButton>("lift");
        QTRY_VERIFY(lift->isEnabled());
        QTest::mouseClick(lift, Qt::LeftButton);
        QTRY_VERIFY(page.dialog() != nullptr);
        QVERIFY(!page.dialog()->findChild<QSpinBox *>(u"games"_s)->isVisible());
        QTest::keyClicks(page.dialog()->findChild<QLineEdit *>(u"reason"_s), u"a mistake"_s);
        click(page.dialog(), QDialogButtonBox::Ok);
        QTRY_VERIFY(page.dialog() == nullptr);
        const QUuid team = page.program.state()->competition.entrant(row.team).id;
        QTRY_COMPARE(page.view->players()->rowOf(team, row.player), -1);
        QVERIFY(!ledgerOf(page.program.state()->competition, row.team, *page.program.state()->discipline())
                     .isSuspended(row.player));
    }

    void whatIsRefusedStaysInTheDialog()
    {
        Shown page(madeLeague(m_folder, {.matchdays = 2}, u"Refused"_s));
        QVERIFY(page.choose(Standing::Out, PlayerMark::Red) ||
                page.choose(Standing::Out, PlayerMark::Yellow));
        const AvailabilityRow row = *page.view->chosen();
        QVERIFY(page.program.run(CommandId::LiftBan));
        QTRY_VERIFY(page.dialog() != nullptr);
        // Meanwhile it is lifted elsewhere.
        const CompetitionStatePtr state = page.program.state();
        const Decision lifted{Decision::Kind::Lifted, row.player, row.name, 0, u"elsewhere"_s};
        const auto entry = page.program.league().league().competitions().update(
            page.program.competition(),
            {QT_TRANSLATE_NOOP("core", "Decide about a player: %1 (%2)"), {row.name, {}}},
            [&](Competition &competition) {
                return competition.addOrganiserDecision(
                    {row.team,
                     competition.fixtures()[static_cast<std::size_t>(lastPlayed(competition, row.team))]
                         .number,
                     {},
                     lifted});
            });
        QVERIFY(entry.has_value());
        const auto decisions = page.program.state()->competition.organiserDecisions().size();
        QTest::keyClicks(page.dialog()->findChild<QLineEdit *>(u"reason"_s), u"late"_s);
        click(page.dialog(), QDialogButtonBox::Ok);
        auto *error = page.dialog()->findChild<QLabel *>(u"error"_s);
        QVERIFY(error->isVisible());
        QVERIFY(error->text().contains(u"no ban"_s));
        QCOMPARE(page.program.state()->competition.organiserDecisions().size(), decisions);
        QTest::keyClick(page.dialog(), Qt::Key_Escape);
        QTRY_VERIFY(page.dialog() == nullptr);
    }

    void theListIsCopied()
    {
        Shown page(madeLeague(m_folder, {.matchdays = 2}, u"Copied"_s));
        QVERIFY(page.program.run(CommandId::CopyText));
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY(text.startsWith(page.program.state()->name()));
        for (const AvailabilitySection &section : page.view->players()->list().sections) {
            QVERIFY(text.contains(section.title));
            for (const AvailabilityRow &row : section.rows)
                QVERIFY(text.contains(row.name));
        }
    }

    void theListIsPrintedAsItIsShown()
    {
        Shown page(madeLeague(m_folder, {.matchdays = 2}, u"Printed"_s));
        for (const CommandId id : {CommandId::Print, CommandId::ExportPicture})
            QTRY_VERIFY(page.program.action(id)->isEnabled());
        const AvailabilityModel &model = *page.view->players();
        const ListContent paper = availabilityPaper(u"Board"_s, model, [](const QUuid &) {
            return Kit{u"#FFD700"_s, {}};
        });
        QCOMPARE(paper.lines.size(), static_cast<std::size_t>(model.rowCount()));
        QCOMPARE(paper.headings.size(), AvailabilityModel::columns);
        int out = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const ListLine &line = paper.lines[static_cast<std::size_t>(row)];
            const AvailabilityRow *one = model.rowAt(row);
            QCOMPARE(line.kind == ListLine::Kind::Row, one != nullptr);
            QCOMPARE(line.kind == ListLine::Kind::Heading, model.isHeading(row));
            if (one == nullptr)
                continue;
            QCOMPARE(line.cells[AvailabilityModel::PlayerColumn].text, one->name);
            QCOMPARE(line.cells[AvailabilityModel::PlayerColumn].isStrong, one->standing == Standing::Out);
            QCOMPARE(line.cells[AvailabilityModel::WhyColumn].text, one->whyText());
            QCOMPARE(line.cells[AvailabilityModel::MarkColumn].marks, one->marks);
            QCOMPARE(line.cells[AvailabilityModel::TeamColumn].kit->kit.first, u"#FFD700"_s);
            out += one->standing == Standing::Out ? 1 : 0;
        }
        QVERIFY(out > 0);
        QVERIFY(pictureFile(listPicture(paper), PictureKind::Pdf));
    }

    void emptyPagesSayWhy()
    {
        Shown over(madeLeague(m_folder, {.isPlayedOut = true}, u"Over"_s));
        auto *stack = over.find<QStackedWidget>("stack");
        QTRY_COMPARE(stack->currentWidget()->objectName(), u"empty"_s);
        QTest::mouseClick(stack->currentWidget()->findChild<QPushButton *>(), Qt::LeftButton);
        // Bans that were never served.
        QTRY_COMPARE(stack->currentWidget()->objectName(), u"split"_s);
        QVERIFY(over.view->players()->count(Standing::Lapsed) > 0);
    }

    /// A competition of a game that this program does not have.
    void aGameThatIsNotThereIsSaid()
    {
        const QString known = madeLeague(m_folder, {}, u"Known"_s);
        const QString path = m_folder.filePath(u"Unknown.touchline"_s);
        {
            auto from = League::open(known, {u"Anna"_s, true, {}});
            QVERIFY(from.has_value());
            const auto lines = (*from)->competitions().all();
            CompetitionDefinition definition = (*from)->competitions().find(lines->front().id)->definition();
            definition.game = u"subbuteo"_s;
            auto league = League::create(path, u"Unknown"_s, {u"Anna"_s, false, {}});
            QVERIFY(league.has_value());
            QVERIFY((*league)->competitions().add(*Competition::create(definition)).has_value());
        }
        Shown page(path);
        auto *stack = page.find<QStackedWidget>("stack");
        QTRY_COMPARE(stack->currentWidget()->objectName(), u"empty"_s);
        QVERIFY(stack->currentWidget()->findChild<QLabel *>()->text().contains(u"subbuteo"_s));
        QVERIFY(!page.program.action(CommandId::AddBan)->isEnabled());
    }

    /// Whoever joins a team is known to the running competition at once.
    void whoeverJoinsCanBeBanned()
    {
        Shown page(madeLeague(m_folder, {.matchdays = 1}, u"Newcomer"_s));
        const QUuid team = page.program.state()->competition.entrant(0).id;
        Squad squad;
        SquadEntry mann;
        mann.person = {QUuid::createUuid(), u"Jürgen Mann"_s, u"Mann"_s};
        squad.entries.push_back(mann);
        SquadEntry keeper;
        keeper.person = {QUuid::createUuid(), u"Ash"_s, u"Ash"_s};
        keeper.position = Position::Goalkeeper;
        squad.entries.push_back(keeper);
        const auto kept =
            page.program.league().league().teams().setSquad(team, page.program.competition(), squad);
        QVERIFY2(kept.has_value(), kept ? "" : qPrintable(kept.error().message.english()));
        auto *scope = page.find<QComboBox>("scope");
        scope->setCurrentIndex(scope->findData(static_cast<int>(AvailabilityScope::Everybody)));
        QVERIFY(page.view->goTo(team, mann.person.id));
        QVERIFY(page.program.run(CommandId::AddBan));
        QTRY_VERIFY(page.dialog() != nullptr);
        DecisionDialog *dialog = page.dialog();
        QCOMPARE(dialog->findChild<QComboBox *>(u"player"_s)->currentText(), u"Mann"_s);
        dialog->findChild<QLineEdit *>(u"reason"_s)->setText(u"Played for another club"_s);
        click(dialog, QDialogButtonBox::Ok);
        QTRY_VERIFY(page.view->chosen() != nullptr && page.view->chosen()->player == mann.person.id &&
                    page.view->chosen()->standing == Standing::Out);
    }

    void itFollowsTheMatches()
    {
        Shown page(madeLeague(m_folder, {.matchdays = 1}, u"Follows"_s));
        QVERIFY(page.program.run(CommandId::PlayMatchday));
        QVERIFY(page.program.waitForWork());
        AvailabilityModel expected;
        expected.setState(page.program.state());
        QTRY_COMPARE(page.view->players()->plainText(), expected.plainText());
    }
};

TOUCHLINE_TEST(TestAvailabilityPage)

} // namespace test_availability_page

#include "test_availability_page.moc"
