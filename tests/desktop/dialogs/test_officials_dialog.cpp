// SPDX-License-Identifier: GPL-3.0-or-later
// The desk of officials, by mouse and keys: the list of referees, the draw, appointments by hand, sheets.
#include "core/competition/home_side.h"
#include "core/exchange/lists/referee_csv.h"
#include "core/play/matches/condition_desk.h"
#include "forms/dialogs/competition/officials_dialog.h"
#include "forms/pages/fixtures/fixture_panel.h"
#include "forms/pages/fixtures/fixture_view.h"
#include "forms/pages/fixtures/fixtures_page.h"
#include "models/league/league_history.h"
#include "models/views/fixtures/condition_rows.h"
#include "models/views/fixtures/fixture_model.h"
#include "models/views/match_centre/match_session.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/dialog_hands.h"
#include "tests/desktop/page_window.h"
#include "tests/support/playable_league.h"

#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QMessageBox>
#include <QTableWidget>

namespace test_officials_dialog {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// Two divisions of four, all matches of a matchday at 15:00 on a Saturday.
Competition datedLeague()
{
    CompetitionDefinition definition = cup::leagueDefinition();
    for (const Fixture &one : plannedFixtures(definition.format, definition.id).fixtures)
        definition.calendar.push_back({one.number,
                                       QDate(2026, 9, 12).addDays(7 * one.round + 70 * one.stage),
                                       QTime(15, 0),
                                       {},
                                       {},
                                       {},
                                       {}});
    return Competition::create(std::move(definition)).value();
}

/// The same league played with ATCS at the level with referees.
Competition cardLeague()
{
    return Competition::create(playableLeague("atcs", "premier")).value();
}

/// The page of fixtures with the desk over it.
struct Desk
{
    explicit Desk(bool isReadOnly = false) : Desk(datedLeague(), isReadOnly) {}
    explicit Desk(const Competition &competition, bool isReadOnly) : window(competition, isReadOnly)
    {
        page = new FixturesPage(window);
        window.show(page);
        open();
    }
    void open()
    {
        window.trigger(CommandId::ShowOfficials);
        dialog = page->findChild<OfficialsDialog *>();
        if (dialog == nullptr)
            qFatal("The desk does not open.");
    }
    template <class Widget>
    [[nodiscard]] Widget *part(const char *name) const
    {
        auto *found = dialog->findChild<Widget *>(QString::fromLatin1(name));
        if (found == nullptr)
            qFatal("no %s", name);
        return found;
    }
    void press(const char *name)
    {
        QTest::mouseClick(part<QPushButton>(name), Qt::LeftButton);
        settle();
    }
    void add(const QString &name, const QString &club)
    {
        part<QLineEdit>("name")->setText(name);
        part<QComboBox>("club")->setEditText(club);
        press("add");
    }
    void choose(int row)
    {
        part<QTableWidget>("matches")->selectRow(row);
        settle();
    }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return part<QTableWidget>("matches")->item(row, column)->text();
    }
    [[nodiscard]] QStringList referees() const
    {
        QStringList names;
        const auto *table = part<QTableWidget>("matches");
        for (int row = 0; row < table->rowCount(); ++row)
            names << cell(row, 3);
        return names;
    }
    /// Of the draws.
    [[nodiscard]] QString drawn(int row, int column) const
    {
        return part<QTableWidget>("draws")->item(row, column)->text();
    }
    [[nodiscard]] QString problem() const { return part<QLabel>("problem")->text(); }
    [[nodiscard]] QString home(int row) { return cell(row, 2).section(u" – "_s, 0, 0); }

    PageWindow window;
    FixturesPage *page;
    OfficialsDialog *dialog = nullptr;
};

} // namespace

class TestOfficialsDialog : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void theListIsEdited()
    {
        Desk desk;
        // Nobody is on the list: it is what is shown.
        QCOMPARE(desk.part<QTabWidget>("tabs")->currentIndex(), 1);
        QVERIFY(!desk.part<QPushButton>("add")->isEnabled());
        desk.add(u"Weber"_s, u"Team T01"_s);
        QCOMPARE(desk.window.notices.last(), u"Referee added: Weber"_s);
        QVERIFY(desk.part<QLineEdit>("name")->text().isEmpty());
        desk.add(u"WEBER"_s, {});
        QCOMPARE(desk.problem(), u"Weber is on the list of referees already."_s);
        desk.add(u"Ash"_s, {});
        auto *table = desk.part<QTableWidget>("referees");
        QCOMPARE(table->rowCount(), 2);
        QCOMPARE(table->item(0, 0)->text(), u"Ash"_s);
        QCOMPARE(table->item(1, 1)->text(), u"Team T01"_s);
        QVERIFY(!desk.part<QPushButton>("change")->isEnabled());
        table->selectRow(1);
        QCOMPARE(desk.part<QLineEdit>("name")->text(), u"Weber"_s);
        desk.part<QComboBox>("club")->setEditText(u"Team T02"_s);
        desk.press("change");
        QCOMPARE(desk.window.notices.last(), u"Referee changed: Weber"_s);
        QCOMPARE(table->item(1, 1)->text(), u"Team T02"_s);
        table->selectRow(0);
        desk.press("remove");
        QCOMPARE(desk.window.notices.last(), u"Referee removed: Ash"_s);
        QCOMPARE(table->rowCount(), 1);
    }

    void aMatchdayIsDrawnOneByOneAndAllAtOnce()
    {
        Desk desk;
        desk.press("drawOne");
        QVERIFY2(desk.problem().startsWith(u"Match "_s), qPrintable(desk.problem()));
        desk.press("drawAll");
        // Once for all four matches.
        QVERIFY2(desk.problem().startsWith(u"Matches "_s), qPrintable(desk.problem()));
        QVERIFY2(desk.problem().endsWith(u": There are no referees on the list."_s),
                 qPrintable(desk.problem()));
        QCOMPARE(desk.problem().count(u','), 3);
        QVERIFY(!desk.problem().contains(u'\n'));
        for (const char *name : {"Ash", "Birch", "Cole", "Dee"})
            desk.add(QString::fromUtf8(name), {});
        desk.choose(1);
        desk.press("drawOne");
        QCOMPARE(desk.referees().count(QString()), 3);
        const QString first = desk.cell(1, 3);
        QVERIFY(!first.isEmpty());
        QCOMPARE(desk.cell(1, 4), u"drawn"_s);
        desk.press("drawAll");
        QVERIFY(desk.problem().isEmpty());
        QCOMPARE(desk.cell(1, 3), first);
        QStringList names = desk.referees();
        names.sort();
        QCOMPARE(names, (QStringList{u"Ash"_s, u"Birch"_s, u"Cole"_s, u"Dee"_s}));
        // It is in the league, on the page, and on paper.
        const Officials officials(desk.window.competition());
        const int fixture = matchdayOf(desk.window.competition(), 0)[1];
        QCOMPARE(officials.nameOf(fixture), first);
        QCOMPARE(desk.dialog->sheets().size(), 4U);
        desk.dialog->reject();
        settle();
        auto *view = desk.page->findChild<FixtureView *>();
        QVERIFY(view->goTo(desk.window.competition().fixtures()[static_cast<std::size_t>(fixture)].id));
        settle();
        QVERIFY(desk.page->findChild<QLabel *>(u"place"_s)->text().endsWith(u"Referee: "_s + first));
        const FixtureModel *model = view->fixtures();
        QVERIFY(model->index(view->currentIndex().row(), FixtureModel::WhenColumn)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .endsWith(u"Referee: "_s + first));
        const ListContent paper = fixturesPaper(u"Board"_s, *model, [](const QUuid &) { return Kit(); });
        const auto column = static_cast<std::size_t>(paper.headings.indexOf(u"Referee"_s));
        QVERIFY(column < static_cast<std::size_t>(paper.headings.size()));
        const auto &cells = paper.lines[static_cast<std::size_t>(view->currentIndex().row())].cells;
        QCOMPARE(cells.size(), static_cast<std::size_t>(paper.headings.size()));
        QCOMPARE(cells[column].text, first);
        QVERIFY(desk.window.league()->league().history().undo().has_value());
        QCOMPARE(Officials(desk.window.competition()).nameOf(fixture), first);
        QVERIFY(desk.window.league()->league().history().undo().has_value());
        QVERIFY(Officials(desk.window.competition()).nameOf(fixture).isEmpty());
    }

    /// A league with officials has a column for them, where no team is cut for it.
    void theFixturesHaveAColumnOfReferees()
    {
        Desk desk;
        auto *view = desk.page->findChild<FixtureView *>();
        const auto isShown = [view] { return !view->header()->isSectionHidden(FixtureModel::RefereeColumn); };
        desk.window.resize(1400, 700);
        settle();
        QVERIFY(!isShown());
        desk.add(u"Ash"_s, {});
        desk.part<QTabWidget>("tabs")->setCurrentIndex(0);
        desk.choose(0);
        desk.press("drawOne");
        desk.dialog->reject();
        settle();
        QVERIFY(isShown());
        QCOMPARE(view->fixtures()
                     ->headerData(FixtureModel::RefereeColumn, Qt::Horizontal, Qt::DisplayRole)
                     .toString(),
                 u"Referee"_s);
        const int match = matchdayOf(desk.window.competition(), 0).front();
        int named = 0;
        for (int row = 0; row < view->fixtures()->rowCount(); ++row) {
            const QString name = view->fixtures()->index(row, FixtureModel::RefereeColumn).data().toString();
            if (name.isEmpty())
                continue;
            ++named;
            QCOMPARE(name, u"Ash"_s);
            QCOMPARE(view->fixtures()->fixtureAt(row), match);
        }
        QCOMPARE(named, 1);
        desk.window.resize(500, 700);
        settle();
        QVERIFY(!isShown());
    }

    void theListComesFromAFileAndGoesIntoOne()
    {
        Desk desk;
        const QTemporaryDir folder;
        const auto read = [&](const QByteArray &list) {
            const QString path = folder.filePath(u"in.csv"_s);
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(list);
            file.close();
            whenOpen<QFileDialog>(desk.dialog, [&path](QFileDialog &dialog) {
                auto *line = dialog.findChild<QLineEdit *>(u"fileNameEdit"_s);
                line->setText(path);
                QTest::keyClick(line, Qt::Key_Return);
            });
            desk.press("importList");
        };
        const auto saved = [&] {
            const QString path = folder.filePath(u"out.csv"_s);
            QFile::remove(path);
            whenOpen<QFileDialog>(desk.dialog, [&path](QFileDialog &dialog) {
                dialog.findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(path);
                static_cast<QDialog &>(dialog).accept();
            });
            desk.press("exportList");
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const auto names = [&] {
            QStringList list;
            for (const RefereeEntry &one : Officials(desk.window.competition()).listed())
                list << one.name + u'/' + one.club;
            return list;
        };
        QVERIFY(!desk.part<QPushButton>("exportList")->isEnabled());
        read("name,club\nWeber,Team T01\nAsh,\n");
        QCOMPARE(desk.problem(), QString());
        QCOMPARE(names(), (QStringList{u"Ash/"_s, u"Weber/Team T01"_s}));
        const QUuid ash = Officials(desk.window.competition()).listed().front().id;
        const QByteArray list = saved();
        QCOMPARE(list, refereesCsv(Officials(desk.window.competition()).listed()));
        read(list);
        QCOMPARE(desk.problem(), u"All referees of this list are here already."_s);
        // What cannot be read changes nothing, and says where.
        read("name,club\nCole,\nCole,\n");
        QVERIFY2(desk.problem().contains(u"Cole"_s), qPrintable(desk.problem()));
        QCOMPARE(names().size(), 2);
        // Who is not in the list stays, or goes.
        whenOpen<QMessageBox>(desk.dialog, [](QMessageBox &box) { box.defaultButton()->click(); });
        read("name,club\nAsh,Team T02\nDee,\n");
        QCOMPARE(names(), (QStringList{u"Ash/Team T02"_s, u"Dee/"_s, u"Weber/Team T01"_s}));
        QCOMPARE(Officials(desk.window.competition()).listed().front().id, ash);
        whenOpen<QMessageBox>(desk.dialog, [](QMessageBox &box) {
            for (QAbstractButton *button : box.buttons())
                if (box.buttonRole(button) == QMessageBox::DestructiveRole)
                    return button->click();
        });
        read("name,club\nDee,\n");
        QCOMPARE(names(), QStringList{u"Dee/"_s});
        whenOpen<QMessageBox>(desk.dialog, [](QMessageBox &box) { box.reject(); });
        read("name,club\nCole,\n");
        QCOMPARE(names(), QStringList{u"Dee/"_s});
    }

    void byHandAgainstTheRulesWithAReason()
    {
        Desk desk;
        desk.add(u"Ash"_s, {});
        desk.add(u"Weber"_s, desk.home(0));
        desk.part<QTabWidget>("tabs")->setCurrentIndex(0);
        desk.choose(0);
        auto *box = desk.part<QComboBox>("referee");
        auto *appoint = desk.part<QPushButton>("appoint");
        auto *reason = desk.part<QLineEdit>("reason");
        QCOMPARE(box->currentText(), u"Nobody"_s);
        QVERIFY(!appoint->isEnabled());
        // Who may have it comes first; who may not says why.
        QCOMPARE(box->itemText(1), u"Ash"_s);
        QCOMPARE(box->itemText(2), u"Weber (own club: %1)"_s.arg(desk.home(0)));
        box->setCurrentIndex(2);
        QVERIFY(!appoint->isEnabled());
        QVERIFY(reason->isEnabled());
        reason->setText(u"Nobody else came"_s);
        QVERIFY(appoint->isEnabled());
        desk.press("appoint");
        QCOMPARE(desk.window.notices.last(),
                 u"Referee of match %1: Weber (Nobody else came)"_s.arg(desk.cell(0, 0)));
        QCOMPARE(desk.cell(0, 3), u"Weber"_s);
        QCOMPARE(desk.cell(0, 4), u"by hand · own club: %1 · Nobody else came"_s.arg(desk.home(0)));
        box->setCurrentIndex(box->findText(u"Ash"_s));
        QVERIFY(!reason->isEnabled());
        desk.press("appoint");
        QCOMPARE(desk.cell(0, 3), u"Ash"_s);
        // The other match at that time is no match for them.
        desk.choose(1);
        QVERIFY(box->findText(u"Ash (match %1 at the same time)"_s.arg(desk.cell(0, 0))) > 0);
        desk.choose(0);
        box->setCurrentIndex(0);
        desk.press("appoint");
        QVERIFY(desk.cell(0, 3).isEmpty());
        QCOMPARE(desk.window.notices.last(), u"Referee of match %1 removed"_s.arg(desk.cell(0, 0)));
    }

    void whatAGameDrawsIsDrawnRollByRoll()
    {
        Desk desk(cardLeague(), false);
        // Without a list of referees it is what is shown.
        auto *tabs = desk.part<QTabWidget>("tabs");
        QCOMPARE(tabs->currentIndex(), 2);
        auto *table = desk.part<QTableWidget>("draws");
        QCOMPARE(table->horizontalHeaderItem(2)->text(), u"Referee country"_s);
        QCOMPARE(table->horizontalHeaderItem(3)->text(), u"Referee type"_s);
        QVERIFY(desk.drawn(0, 2).isEmpty());
        desk.press("drawNext");
        const QString country = desk.drawn(0, 2);
        QVERIFY(!country.isEmpty());
        QVERIFY(desk.drawn(0, 3).isEmpty());
        QCOMPARE(desk.drawn(0, 4), u"drawn"_s);
        QVERIFY2(desk.window.notices.last().contains(country), qPrintable(desk.window.notices.last()));
        // The type is next, and its table is known now.
        QCOMPARE(desk.part<QComboBox>("roll")->currentText(), u"Referee type"_s);
        QCOMPARE(desk.part<QComboBox>("number")->count(), 10);
        desk.press("drawNext");
        QVERIFY(desk.drawn(0, 4).contains(u"Card chart"_s));
        QVERIFY(!desk.part<QPushButton>("drawNext")->isEnabled());
        desk.press("drawMatches");
        for (int row = 0; row < table->rowCount(); ++row)
            QVERIFY(!desk.drawn(row, 2).isEmpty() && !desk.drawn(row, 3).isEmpty());
        QCOMPARE(desk.drawn(0, 2), country);
        // What was drawn is not drawn again by a second press.
        QVERIFY(!desk.part<QPushButton>("drawMatches")->isEnabled());
        // The fixture tells it, and so does paper.
        const int fixture = matchdayOf(desk.window.competition(), 0)[0];
        const auto state = desk.window.league()->state(desk.window.competition().definition().id).value();
        QCOMPARE(refereeText(*state, fixture), u"Referee: %1, %2"_s.arg(country, desk.drawn(0, 3)));
        auto *view = desk.page->findChild<FixtureView *>();
        const auto rolled = [view, fixture] {
            for (int row = 0; row < view->fixtures()->rowCount(); ++row)
                if (view->fixtures()->fixtureAt(row) == fixture)
                    return view->fixtures()->index(row, FixtureModel::RefereeColumn).data().toString();
            return QString();
        };
        QVERIFY(view->fixtures()->hasColumn(FixtureModel::RefereeColumn));
        QCOMPARE(rolled(), country + u", "_s + desk.drawn(0, 3));
        QVERIFY(desk.window.league()->league().history().undo().has_value());
        QCOMPARE(conditionRolls(desk.window.competition(), fixture).size(), 2U);
        for (int step = 0; step < 2; ++step)
            QVERIFY(desk.window.league()->league().history().undo().has_value());
        QVERIFY(conditionRolls(desk.window.competition(), fixture).empty());
        QTRY_VERIFY(!view->fixtures()->hasColumn(FixtureModel::RefereeColumn));
    }

    /// A match that nothing was drawn for had the referee whom it rolled itself.
    void theFixturesNameWhomMatchesRolled()
    {
        DesktopCase program(
            madeLeague(m_folder, {.level = u"premier"_s, .matchdays = 1, .hasOptions = true}, u"Rolled"_s));
        program.window().go(PageKind::Fixtures);
        const auto *view = program.window().page()->findChild<FixtureView *>();
        const FixtureModel &model = *view->fixtures();
        QVERIFY(model.hasColumn(FixtureModel::RefereeColumn));
        int named = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.isHeading(row))
                continue;
            const QString name = model.index(row, FixtureModel::RefereeColumn).data().toString();
            const MatchReport *report = program.state()->competition.report(model.fixtureAt(row));
            QCOMPARE(name.isEmpty(), report == nullptr);
            if (report == nullptr)
                continue;
            ++named;
            const auto fact = std::find_if(report->facts.begin(), report->facts.end(),
                                           [](const MatchFact &one) { return one.name == u"referee"_s; });
            QVERIFY(fact != report->facts.end());
            QVERIFY2(name.startsWith(fact->value + u", "_s), qPrintable(name));
            QVERIFY(model.longestReferee().size() >= 8);
        }
        QCOMPARE(named, program.state()->played());
        QVERIFY(named > 0);
    }

    /// Where a match is played, and who is at home there.
    void theDeskNamesTheGround()
    {
        DesktopCase program(madeLeague(m_folder, {.level = u"premier"_s, .hasOptions = true}, u"Grounds"_s));
        const CompetitionDefinition &definition = program.state()->competition.definition();
        QVERIFY(definition.location.has_value());
        const OfficialsDesk desk(program.state());
        const auto rows = conditionRows(desk, 0);
        const QStringList headings = conditionHeadings(rows);
        QCOMPARE(headings.constFirst(), u"Ground"_s);
        const std::vector<int> hosts = hostTeams(definition);
        for (const ConditionRow &row : rows) {
            const QString ground = conditionCells(row, headings).constFirst();
            const PerSide<int> &teams = program.state()->now.fixtures[at(row.fixture)].teams;
            const auto isHost = [&](Side side) {
                return std::find(hosts.begin(), hosts.end(), teams[side]) != hosts.end();
            };
            const QString country = definition.location->country;
            QCOMPARE(ground,
                     isHost(Side::Home) == isHost(Side::Away)
                         ? country
                         : u"%1 (%2 at home)"_s.arg(
                               country,
                               program.state()
                                   ->competition.entrant(teams[isHost(Side::Home) ? Side::Home : Side::Away])
                                   .name));
        }
    }

    void aNumberIsTypedOrOverruledByHand()
    {
        Desk desk(cardLeague(), false);
        auto *number = desk.part<QComboBox>("number");
        auto *meaning = desk.part<QLabel>("meaning");
        auto *rolled = desk.part<QPushButton>("rolled");
        auto *choose = desk.part<QPushButton>("choose");
        auto *reason = desk.part<QLineEdit>("drawReason");
        QCOMPARE(number->count(), 100);
        // A referee of one of the two countries: said, and not possible.
        int own = -1;
        int other = -1;
        for (int i = 0; i < number->count(); ++i) {
            number->setCurrentIndex(i);
            const bool isOwn = meaning->text().contains(u"which plays in this match"_s);
            own = isOwn ? i : own;
            other = meaning->text().isEmpty() ? i : other;
        }
        QVERIFY(own >= 0 && other >= 0);
        number->setCurrentIndex(own);
        QVERIFY(!rolled->isEnabled() && !choose->isEnabled());
        number->setCurrentIndex(other);
        const QString country = number->currentText().section(u": "_s, 1);
        desk.press("rolled");
        QCOMPARE(desk.drawn(0, 4), u"rolled at the table"_s);
        QCOMPARE(desk.drawn(0, 2), country);
        // The type by hand, and then overruled, which needs a reason.
        number->setCurrentIndex(0);
        QVERIFY(choose->isEnabled());
        desk.press("choose");
        QVERIFY(desk.drawn(0, 4).startsWith(u"rolled at the table · by hand · "_s));
        desk.part<QComboBox>("roll")->setCurrentIndex(1);
        number->setCurrentIndex(9);
        QVERIFY(!choose->isEnabled());
        reason->setText(u"A derby"_s);
        QVERIFY(choose->isEnabled());
        desk.press("choose");
        QVERIFY2(desk.drawn(0, 4).contains(u"by hand (A derby)"_s), qPrintable(desk.drawn(0, 4)));
        QVERIFY(desk.window.notices.last().endsWith(u"(A derby)"_s));
        desk.part<QComboBox>("roll")->setCurrentIndex(1);
        desk.press("leave");
        QVERIFY(desk.drawn(0, 3).isEmpty());
    }

    /// In the match it is taken back neither as a roll of it nor as a slip, and a match that is resumed knows
    /// it.
    void whatWasDrawnIsNoAnswerOfTheMatch()
    {
        Desk desk(cardLeague(), false);
        desk.press("drawNext");
        desk.press("drawNext");
        const int fixture = matchdayOf(desk.window.competition(), 0)[0];
        const auto state = desk.window.league()->state(desk.window.competition().definition().id).value();
        Seat person;
        person.decides = personAgent;
        person.typesDice = true;
        auto begun = MatchSession::begin(*desk.window.league(), *state, fixture, {{person, person}});
        QVERIFY(begun.has_value());
        MatchSession &session = **begun;
        const auto inputs = [&session] { return session.match().entries().size(); };
        QCOMPARE(inputs(), 2U);
        QVERIFY(!session.canUndoAnswer());
        QVERIFY(session.typedRolls().empty());
        QCOMPARE(session.undoTo(0, true).error().fault, Fault::Refused);
        QCOMPARE(session.correct(0, 5).error().fault, Fault::Refused);
        QCOMPARE(inputs(), 2U);
        // The next roll before kick-off is the first of the match's own.
        QCOMPARE(session.waits(), MatchSession::Waits::ForDice);
        QVERIFY(session.roll(1).has_value());
        QVERIFY(session.canUndoAnswer());
        QVERIFY(session.undoLast().has_value());
        QCOMPARE(inputs(), 2U);
        QVERIFY(!session.canUndoAnswer());
        begun->reset();
        const auto again = MatchSession::resume(*desk.window.league(), *state, fixture);
        QVERIFY(again.has_value());
        QCOMPARE((*again)->undoRule().made, std::size_t{2});
        QVERIFY(!(*again)->canUndoAnswer());
    }

    void aLeagueByHandDrawsNothing()
    {
        const Desk desk;
        QCOMPARE(desk.part<QTabWidget>("tabs")->count(), 2);
    }

    void aReadOnlyLeagueIsOnlyShown()
    {
        Desk desk(true);
        desk.part<QLineEdit>("name")->setText(u"Ash"_s);
        for (const char *name :
             {"add", "change", "remove", "drawOne", "drawAll", "appoint", "printSheets", "importList"})
            QVERIFY2(!desk.part<QPushButton>(name)->isEnabled(), name);
        QVERIFY(!desk.part<QComboBox>("referee")->isEnabled());
    }
};

TOUCHLINE_TEST(TestOfficialsDialog)

} // namespace test_officials_dialog

#include "test_officials_dialog.moc"
