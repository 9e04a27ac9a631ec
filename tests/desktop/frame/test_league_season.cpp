// SPDX-License-Identifier: GPL-3.0-or-later
// A season of a club league as a secretary has it: own clubs, every result typed into the list, the table,
// and a correction that takes the title away, undone and made again, on other days too.

#include "forms/dialogs/consequences_panel.h"
#include "forms/dialogs/match/correct_dialog.h"
#include "forms/pages/fixtures/fixture_view.h"
#include "forms/tables/standings_view.h"
#include "tests/desktop/wizard_hands.h"
#include "tests/unit/competition/cup_builder.h"

namespace test_league_season {

using namespace touchline;
using namespace touchline::testing;

namespace {

const QStringList clubs{u"Rovers"_s, u"United"_s, u"Wanderers"_s, u"Albion"_s, u"Athletic"_s, u"Rangers"_s};
constexpr int matches = 30;

/// A line of a table: team, played, won, drawn, lost, goals for and against, points.
using FullRow = std::pair<QString, std::array<int, 7>>;

/// The table of a league as the core works it out.
std::vector<FullRow> workedOut(const Competition &competition)
{
    const GroupTable table = progress(competition).tables.front();
    std::vector<FullRow> lines;
    lines.reserve(table.table.rows.size());
    for (std::size_t row = 0; row < table.table.rows.size(); ++row) {
        const Tally &tally = table.table.rows[row].tally;
        lines.push_back({competition.entrant(table.teamOfRow(row)).name,
                         {tally.played, tally.won, tally.drawn, tally.lost, tally.goalsFor,
                          tally.goalsAgainst, tally.points.halves() / 2}});
    }
    return lines;
}

/// The table that the window shows.
std::vector<FullRow> shownTable(DesktopCase &program)
{
    press(QKeySequence(u"Alt+3"_s));
    const auto *view = seen<StandingsView>(program.window());
    if (view == nullptr)
        qFatal("There is no table.");
    constexpr std::array columns{StandingsModel::PlayedColumn,   StandingsModel::WonColumn,
                                 StandingsModel::DrawnColumn,    StandingsModel::LostColumn,
                                 StandingsModel::GoalsForColumn, StandingsModel::GoalsAgainstColumn,
                                 StandingsModel::PointsColumn};
    std::vector<FullRow> lines;
    lines.reserve(static_cast<std::size_t>(view->model().rowCount()));
    for (int row = 0; row < view->model().rowCount(); ++row) {
        FullRow line{view->model().index(row, StandingsModel::TeamColumn).data().toString(), {}};
        for (std::size_t i = 0; i < columns.size(); ++i)
            line.second[i] = view->model().index(row, columns[i]).data().toInt();
        lines.push_back(line);
    }
    return lines;
}

/// The sums of every club, from nothing but what was typed.
std::map<QString, std::array<int, 7>> sums(const Competition &competition, const std::map<int, Score> &typed)
{
    std::map<QString, std::array<int, 7>> all;
    const Progress now = progress(competition);
    for (const auto &[fixture, score] : typed)
        for (const Side side : bothSides) {
            const int team = now.fixtures[static_cast<std::size_t>(fixture)].teams[side];
            const int own = side == Side::Home ? score.home : score.away;
            const int other = side == Side::Home ? score.away : score.home;
            auto &[played, won, drawn, lost, goalsFor, goalsAgainst, points] =
                all[competition.entrant(team).name];
            ++played;
            won += own > other ? 1 : 0;
            drawn += own == other ? 1 : 0;
            lost += own < other ? 1 : 0;
            goalsFor += own;
            goalsAgainst += other;
            points += own > other ? 3 : static_cast<int>(own == other);
        }
    return all;
}

QString headline(DesktopCase &program)
{
    press(QKeySequence(u"Alt+1"_s));
    if (const auto *champions = seen<QLabel>(program.window(), "champion"))
        return u"Champions: %1"_s.arg(champions->text());
    const auto *label = seen<QLabel>(program.window(), "headline");
    return label == nullptr ? QString() : label->text();
}

} // namespace

class TestLeagueSeason : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    /// What each day leaves to the next.
    QString m_place;
    int m_corrected = -1;
    QString m_otherResult;
    /// Before and after the correction, as the core works them out.
    std::vector<FullRow> m_before;
    std::vector<FullRow> m_after;

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void aSeasonIsTyped()
    {
        const QString place = madeEmptyLeague();
        DesktopCase program(place);
        makeLeague(program);
        if (QTest::currentTestFailed())
            return;
        const auto *list = seen<FixtureView>(program.window());
        QVERIFY(list != nullptr && list->hasFocus());
        std::map<int, Score> typed;
        Generator generator(1888);
        for (int match = 0; match < matches; ++match) {
            const int fixture = list->current();
            const Score score{cup::goals(generator), cup::goals(generator)};
            QVERIFY(typed.emplace(fixture, score).second);
            type(u"%1-%2"_s.arg(score.home).arg(score.away));
            press(Qt::Key_Return);
        }
        const CompetitionStatePtr state = program.state();
        QVERIFY(state->isOver());
        for (const auto &[fixture, score] : typed) {
            QVERIFY(state->competition.report(fixture) != nullptr);
            QCOMPARE(state->competition.report(fixture)->score, score);
        }
        const std::vector<FullRow> shown = shownTable(program);
        QCOMPARE(shown.size(), static_cast<std::size_t>(clubs.size()));
        const auto expected = sums(state->competition, typed);
        for (const auto &[club, figures] : shown)
            QVERIFY2(expected.at(club) == figures, qPrintable(club));
        // The order is that of the rules.
        QVERIFY(shown == workedOut(state->competition));
        for (std::size_t row = 1; row < shown.size(); ++row)
            QVERIFY(shown[row - 1].second.back() >= shown[row].second.back());
        QCOMPARE(headline(program), u"Champions: %1"_s.arg(shown.front().first));
        m_before = shown;
        m_place = place;
    }

    void aCorrectionTakesTheTitleAway()
    {
        QVERIFY(!m_place.isEmpty());
        DesktopCase program(m_place);
        const Competition before = program.state()->competition;
        findTitleMatch(before);
        QVERIFY(m_corrected >= 0);
        goToMatch(program, m_corrected);
        press(Qt::Key_F4);
        const QPointer<CorrectDialog> dialog = seen<CorrectDialog>(program.window());
        QVERIFY(!dialog.isNull());
        type(m_otherResult);
        const auto *ok = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        QTRY_VERIFY2(ok->isEnabled(), qPrintable(part<QLineEdit>(*dialog, "result")->text() + u": "_s +
                                                 part<QLabel>(*dialog, "problem")->text()));
        // Who would be the champion stands there before anything is changed.
        const QString told = dialog->findChild<ConsequencesPanel *>()->toPlainText();
        QVERIFY2(told.contains(m_before.front().first) && told.contains(m_after.front().first),
                 qPrintable(told));
        QVERIFY(program.state()->competition == before);
        press(Qt::Key_Return);
        QTRY_VERIFY(dialog.isNull() || !dialog->isVisible());
        turnTo(program.window());
        check(program, m_after);
        press(QKeySequence(QKeySequence::Undo));
        QVERIFY(program.state()->competition == before);
        check(program, m_before);
        press(QKeySequence(QKeySequence::Redo));
        QVERIFY(!(program.state()->competition == before));
        check(program, m_after);
    }

    void itIsTakenBackTheNextDay()
    {
        QVERIFY(!m_after.empty());
        DesktopCase program(m_place);
        check(program, m_after);
        press(QKeySequence(QKeySequence::Undo));
        check(program, m_before);
        QVERIFY(program.state()->competition.setAside().empty());
    }

    void itIsMadeAgainTheDayAfter()
    {
        QVERIFY(!m_after.empty());
        DesktopCase program(m_place);
        check(program, m_before);
        press(QKeySequence(QKeySequence::Redo));
        check(program, m_after);
        QCOMPARE(program.state()->competition.setAside().size(), std::size_t{1});
        // And everything before it is still there to be taken back, result by result.
        press(QKeySequence(QKeySequence::Undo));
        press(QKeySequence(QKeySequence::Undo));
        QCOMPARE(program.state()->played(), matches - 1);
        press(QKeySequence(QKeySequence::Redo));
        check(program, m_before);
    }

private:
    QString madeEmptyLeague() const
    {
        QString path = m_folder.filePath(u"Tuesday.touchline"_s);
        const auto made = League::create(path, u"Tuesday"_s, {u"Anna"_s, false, {}});
        if (!made)
            qFatal("%s", qPrintable(made.error().message.english()));
        return path;
    }

    /// The steps of a new competition: the template of a league, and six clubs that are typed in.
    static void makeLeague(DesktopCase &program)
    {
        const Wizard wizard(program);
        wizard.chooseTemplate(u"League"_s);
        settle();
        auto *teams = wizard.find<QSpinBox>("number1");
        teams->setFocus();
        teams->selectAll();
        type(QString::number(clubs.size()));
        wizard.click("step3");
        wizard.find<QComboBox>("source")->setFocus();
        press(Qt::Key_End);
        wizard.find<QLineEdit>("club")->setFocus();
        for (const QString &club : clubs) {
            type(club);
            press(Qt::Key_Return);
        }
        QCOMPARE(wizard.find<QLabel>("count")->text(), u"6 of 6 teams"_s);
        wizard.click("step4");
        wizard.type("seed", u"7"_s);
        wizard.click("step5");
        QCOMPARE(wizard.problem(), QString());
        wizard.click("finish");
        QTRY_COMPARE(program.league().competitions().size(), std::size_t{1});
        QCOMPARE(program.state()->competition.fixtures().size(), std::size_t{matches});
        turnTo(program.window());
    }

    /// A match whose other result makes somebody else the champion, and that result.
    void findTitleMatch(const Competition &before)
    {
        for (const Fixture &fixture : before.fixtures())
            for (const Score score : {Score{0, 6}, Score{6, 0}}) {
                Competition other = before;
                MatchReport report = cup::report(before, fixture.number, score);
                report.id = QUuid::createUuid();
                if (!other.record(report))
                    continue;
                m_after = workedOut(other);
                m_corrected = before.indexOfFixture(fixture.id);
                m_otherResult = u"%1-%2"_s.arg(score.home).arg(score.away);
                if (m_after.front().first != m_before.front().first)
                    return;
            }
        m_corrected = -1;
    }

    /// To the match in the list, by keys.
    static void goToMatch(DesktopCase &program, int fixture)
    {
        const CompetitionStatePtr state = program.state();
        const int home = state->now.fixtures[static_cast<std::size_t>(fixture)].teams[Side::Home];
        press(QKeySequence(u"Alt+2"_s));
        press(QKeySequence(u"Ctrl+F"_s));
        type(state->competition.entrant(home).name);
        press(Qt::Key_Return);
        const auto *list = seen<FixtureView>(program.window());
        QVERIFY(list != nullptr && list->hasFocus());
        press(Qt::Key_Home);
        for (int row = 0; row < matches && list->current() != fixture; ++row)
            press(Qt::Key_Down);
        QCOMPARE(list->current(), fixture);
    }

    /// On the page of tables, on the home page, and in the file.
    void check(DesktopCase &program, const std::vector<FullRow> &expected) const
    {
        QVERIFY(shownTable(program) == expected);
        QCOMPARE(headline(program), u"Champions: %1"_s.arg(expected.front().first));
        const auto kept = program.league().league().competitions().find(program.competition());
        QVERIFY(kept.has_value());
        QVERIFY(workedOut(*kept) == expected);
    }
};

TOUCHLINE_TEST(TestLeagueSeason)

} // namespace test_league_season

#include "test_league_season.moc"
