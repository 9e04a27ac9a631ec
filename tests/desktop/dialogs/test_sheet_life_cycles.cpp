// SPDX-License-Identifier: GPL-3.0-or-later
// The life cycles of cards and injuries of Champions 2020 (specification 9.2, A to M) and of Old School
// Football (specification 9, a to f): each match is entered on its score sheet, by keys in the window, and
// who may play is read from the page and from the next sheet.

#include "core/competition/competition.h"
#include "core/competition/progress.h"
#include "core/discipline/own_cards.h"
#include "core/play/new_competition.h"
#include "forms/dialogs/match/match_ruling_dialog.h"
#include "forms/pages/availability/availability_page.h"
#include "forms/pages/availability/availability_view.h"
#include "forms/widgets/ledger_view.h"
#include "models/league/changes/league_rules.h"
#include "models/league/league_competitions.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/sheet_hands.h"
#include "tests/support/playable_league.h"

#include <array>

namespace test_sheet_life_cycles {

using namespace touchline;
using namespace touchline::testing;

namespace {

const QString mayPlay = u"may play"_s;

/// What the page says of somebody: out, free or at risk, why, and how long.
struct Told
{
    /// Nothing is against him, and nothing is noted.
    [[nodiscard]] bool isFree() const { return !isOut && !isLapsed && why == mayPlay && until.isEmpty(); }

    bool isOut = false;
    /// Had to miss one, but his team has none left.
    bool isLapsed = false;
    QString why;
    QString until;
};

/// A team whose matches are entered on their sheets, one after the other.
class Season
{
public:
    Season(DesktopCase &program, const QUuid &competition, int team)
        : m_program(program)
        , m_competition(competition)
        , m_team(team)
    {
    }

    [[nodiscard]] CompetitionStatePtr state() const { return *m_program.league().state(m_competition); }
    [[nodiscard]] int team() const { return m_team; }
    /// -1 where it has none left.
    [[nodiscard]] int next() const { return nextFixture(state()->competition, state()->now, m_team); }
    [[nodiscard]] Side side(int fixture) const
    {
        return state()->now.fixtures[static_cast<std::size_t>(fixture)].teams[Side::Home] == m_team
                   ? Side::Home
                   : Side::Away;
    }
    [[nodiscard]] OpenSheet sheet(int fixture) const { return OpenSheet(m_program, m_competition, fixture); }
    /// The names of its players, as the sheet of its next match has them.
    [[nodiscard]] QStringList players() const
    {
        const int fixture = next();
        const auto match = tableMatchOf(m_program.league(), *state(), fixture);
        QStringList names;
        for (const PlayerOnTheDay &one : match->teams[side(fixture)].players)
            names << one.name;
        return names;
    }

    /// Everybody of the team who may not play in that match, as the sheet lists them.
    [[nodiscard]] static QStringList outOn(const OpenSheet &sheet)
    {
        QStringList lines;
        const auto *model = sheet.child<QAbstractItemView>("out")->model();
        for (int row = 0; row < model->rowCount(); ++row)
            lines << model->index(row, 0).data().toString();
        return lines;
    }

    /// Enters the sheet with one press of its button.
    void enter(const OpenSheet &sheet, int fixture) const
    {
        QVERIFY2(sheet.enter()->isEnabled(), qPrintable(sheet.child<QLabel>("problem")->text()));
        QTest::mouseClick(sheet.enter(), Qt::LeftButton);
        QVERIFY(!sheet.dialog()->isVisible());
        QVERIFY(state()->competition.report(fixture) != nullptr);
    }
    /// A match of the team in which nothing happens.
    void enterBare() const
    {
        const int fixture = next();
        const OpenSheet bare = sheet(fixture);
        bare.child<QSpinBox>("homeGoals")->setValue(1);
        bare.click("alone");
        enter(bare, fixture);
    }

    /// What the page of who may play says of a player.
    [[nodiscard]] Told described(const QString &name) const
    {
        m_program.window().go(PageKind::Availability, m_competition);
        auto *page = m_program.window().findChild<AvailabilityPage *>();
        auto *scope = page->findChild<QComboBox *>(u"scope"_s);
        scope->setCurrentIndex(scope->findData(static_cast<int>(AvailabilityScope::Everybody)));
        QCoreApplication::processEvents();
        auto *view = page->findChild<AvailabilityView *>();
        const AvailabilityModel *model = view->players();
        for (int row = 0; row < model->rowCount(); ++row) {
            const AvailabilityRow *one = model->rowAt(row);
            if (one == nullptr || one->team != m_team || one->name != name)
                continue;
            const QModelIndex index = model->index(row, AvailabilityModel::PlayerColumn);
            view->scrollTo(index);
            QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
            return {one->standing == Standing::Out, one->standing == Standing::Lapsed,
                    model->index(row, AvailabilityModel::WhyColumn).data().toString(),
                    model->index(row, AvailabilityModel::UntilColumn).data().toString()};
        }
        qFatal("%s is not on the page.", qPrintable(name));
    }

private:
    DesktopCase &m_program;
    QUuid m_competition;
    int m_team;
};

/// What one letter of a life cycle means on the sheet: a booking, a red card, two bookings, a light injury,
/// carried off (the second injury of the match).
QStringList linesOf(QChar letter, const QString &player)
{
    switch (letter.unicode()) {
    case u'Y':
        return {u"20 %1 y"_s.arg(player)};
    case u'R':
        return {u"80 %1 red"_s.arg(player)};
    case u'2':
        return {u"30 %1 y"_s.arg(player), u"70 %1 y"_s.arg(player)};
    case u'L':
        return {u"40 %1 inj light"_s.arg(player)};
    case u'O':
        return {u"41 %1 inj light"_s.arg(player), u"60 %1 inj off"_s.arg(player)};
    default:
        return {};
    }
}

/// One player of the team with his life cycle.
struct LifeCycle
{
    const char *name;
    /// What he does in each match; x: he misses it, -: nothing.
    const char *matches;
    /// How he stands after each: so many matches of his record left, 0 = none; a, b, c: banned for one, two,
    /// three matches.
    const char *standings;
};

constexpr std::array championsCycles{
    LifeCycle{"A", "Y---", "3210"},   LifeCycle{"B", "Y-Yx---", "32a3210"},
    LifeCycle{"C", "Y--Yx", "321a3"}, LifeCycle{"D", "RxxRxxx", "ba3cba3"},
    LifeCycle{"E", "YRxxx", "3cba3"}, LifeCycle{"F", "2xx", "ba3"},
    LifeCycle{"G", "Y---Y", "32103"}, LifeCycle{"H", "Y-YxYx", "32a3a3"},
    LifeCycle{"I", "L--", "210"},     LifeCycle{"J", "L-Lx", "21a2"},
    LifeCycle{"K", "Oxx", "ba2"},     LifeCycle{"L", "LOxxx", "2cba2"},
    LifeCycle{"M", "L--L", "2102"},
};

/// What the page must say of a record with so many matches left.
QString recordWords(int matches, bool isInjury)
{
    const QString brings = isInjury ? u"costs a match"_s : u"brings a ban"_s;
    const QString next = matches == 1 ? u"in the next match"_s : u"in the next %1 matches"_s.arg(matches);
    return u"%1 %2 %3"_s.arg(isInjury ? u"an injury"_s : u"a yellow card"_s, next, brings);
}

/// How somebody stands, in words, as the letter of LifeCycle::standings says it.
void checkTold(const Told &told, QChar standing, bool isInjury)
{
    const QString all = told.why + u'|' + told.until;
    const bool isOut = standing.isLetter();
    QVERIFY2(told.isOut == isOut, qPrintable(all));
    if (isOut) {
        const int matches = standing.unicode() - u'a' + 1;
        const QString length = matches == 1 ? u"this match; "_s : u"%1 matches; "_s.arg(matches);
        QVERIFY2(told.until.startsWith(length), qPrintable(all));
        QVERIFY2(told.why.contains(u" v "_s), qPrintable(all));
        return;
    }
    const int matches = standing.digitValue();
    QVERIFY2(told.isFree() == (matches == 0), qPrintable(all));
    if (matches == 0)
        return;
    QVERIFY2(told.why.contains(recordWords(matches, isInjury)), qPrintable(all));
    QCOMPARE(told.until, mayPlay);
}

/// Two competitions of the same teams in one league file.
struct TwoCompetitions
{
    QUuid cup;
    QUuid league;
    QString place;

    explicit TwoCompetitions(const QTemporaryDir &folder, const QString &name)
        : place(folder.filePath(name + u".touchline"_s))
    {
        auto made = League::create(place, name, {u"Anna"_s, false, {}});
        if (!made)
            qFatal("no league");
        cup = add(**made, "cup-4", 4);
        league = add(**made, "league-6", 6);
    }

private:
    static QUuid add(League &league, const char *format, std::size_t teams)
    {
        CompetitionWishes wishes;
        wishes.format = QString::fromLatin1(format);
        wishes.name = wishes.format;
        wishes.draw = u"random"_s;
        wishes.choice.game = *findGame(u"oldschool"_s);
        wishes.choice.level = u"normal"_s;
        const QString agent = QLatin1String(wishes.choice.game->info().agents.front().name);
        wishes.choice.agents = PerSide<QString>{{agent, agent}};
        wishes.seed = 3;
        for (std::size_t team = 0; team < teams; ++team)
            wishes.teams.push_back(*historicTeamNamed(QString::fromLatin1(playableCards.at(team))));
        const auto made = newCompetition(wishes);
        if (!made || !league.competitions().add(made->competition))
            qFatal("no competition");
        return made->competition.definition().id;
    }
};

/// The entrant that is that team.
int indexIn(DesktopCase &program, const QUuid &competition, const QUuid &team)
{
    return (*program.league().state(competition))->competition.indexOfTeam(team);
}

bool isListed(const QStringList &out, const QString &player)
{
    return std::any_of(out.begin(), out.end(),
                       [&player](const QString &line) { return line.startsWith(player + u" ("_s); });
}

} // namespace

class TestSheetLifeCycles : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    /// A to M at once: thirteen players of one team in one season. Before each match its sheet names who is
    /// out and takes nothing of them; after it the page says of each how he stands.
    void cardsAndInjuriesOfChampions()
    {
        DesktopCase program(madeLeague(
            m_folder, {.level = u"full"_s, .format = u"league-6"_s, .game = "champions"}, u"Champions"_s));
        const Season season(program, program.competition(), 0);
        const QStringList players = season.players();
        QVERIFY(players.size() >= static_cast<qsizetype>(championsCycles.size()));
        qsizetype told = 0;
        for (qsizetype match = 0; match < 7; ++match) {
            const int fixture = season.next();
            const OpenSheet sheet = season.sheet(fixture);
            const QString side = sideWord(season.side(fixture));
            const QStringList out = Season::outOn(sheet);
            for (std::size_t i = 0; i < championsCycles.size(); ++i) {
                const QString matches = QLatin1String(championsCycles.at(i).matches);
                if (match >= matches.size())
                    continue;
                const QString &player = players[static_cast<qsizetype>(i)];
                const bool misses = matches.at(match) == u'x';
                QVERIFY2(isListed(out, player) == misses, championsCycles.at(i).name);
                if (misses) {
                    const int before = sheet.events()->rowCount();
                    sheet.type(u"5 %1 %2"_s.arg(player, side));
                    QCOMPARE(sheet.events()->rowCount(), before);
                    QVERIFY(sheet.child<QLabel>("hint")->text().contains(u"may not play"_s));
                    sheet.child<QLineEdit>("line")->clear();
                }
                for (const QString &line : linesOf(matches.at(match), player + u' ' + side)) {
                    const int before = sheet.events()->rowCount();
                    sheet.type(line);
                    QVERIFY2(sheet.events()->rowCount() > before,
                             qPrintable(line + sheet.child<QLabel>("hint")->text()));
                }
            }
            season.enter(sheet, fixture);
            for (std::size_t i = 0; i < championsCycles.size(); ++i) {
                const QString standings = QLatin1String(championsCycles.at(i).standings);
                if (match >= standings.size())
                    continue;
                const bool isInjury = QString(QLatin1String(championsCycles.at(i).matches)).contains(u'L') ||
                                      QString(QLatin1String(championsCycles.at(i).matches)).contains(u'O');
                checkTold(season.described(players[static_cast<qsizetype>(i)]), standings.at(match),
                          isInjury);
                if (QTest::currentTestFailed())
                    QFAIL(qPrintable(u"%1 after match %2"_s.arg(QLatin1String(championsCycles.at(i).name))
                                         .arg(match + 1)));
                ++told;
            }
        }
        QCOMPARE(told, qsizetype{61});
    }

    /// (a) Booked twice is sent off: he misses the next match and comes back with nothing against him. A
    /// yellow card alone ends with its match.
    void twoYellowCardsOfOldSchoolFootball()
    {
        DesktopCase program(madeLeague(
            m_folder, {.level = u"normal"_s, .format = u"league-6"_s, .game = "oldschool"}, u"Twice"_s));
        const Season season(program, program.competition(), 0);
        const QString player = season.players()[3];
        const QString once = season.players()[4];
        const auto play = [&](const QStringList &lines) {
            const int fixture = season.next();
            const OpenSheet sheet = season.sheet(fixture);
            QStringList out = Season::outOn(sheet);
            for (const QString &line : lines)
                sheet.type(line.arg(sideWord(season.side(fixture))));
            if (sheet.events()->rowCount() == 0) {
                sheet.child<QSpinBox>("homeGoals")->setValue(1);
                sheet.click("alone");
            }
            season.enter(sheet, fixture);
            return out;
        };
        QCOMPARE(play({u"10 %1 %2 y"_s.arg(player, u"%1"_s), u"12 %1 %2 y"_s.arg(once, u"%1"_s),
                       u"50 %1 %2 y"_s.arg(player, u"%1"_s)}),
                 QStringList());
        Told told = season.described(player);
        QVERIFY2(told.isOut && told.until.startsWith(u"this match"_s), qPrintable(told.until));
        QVERIFY2(told.why.contains(u"second yellow"_s), qPrintable(told.why));
        told = season.described(once);
        QVERIFY2(told.isFree(), qPrintable(told.why));
        const QStringList out = play({});
        QCOMPARE(out.size(), 1);
        QVERIFY(isListed(out, player));
        told = season.described(player);
        QVERIFY2(told.isFree(), qPrintable(told.why));
        QCOMPARE(play({u"10 %1 %2"_s.arg(player, u"%1"_s)}), QStringList());
    }

    /// (b) Sent off as the last man in the cup, he plays the match of the league that comes between, and
    /// misses the cup's next tie. (d) A red card in the last match of a competition lapses.
    void redCardsOfOldSchoolFootball()
    {
        const TwoCompetitions two(m_folder, u"Red"_s);
        DesktopCase program(two.place);
        const int semiFinal = (*program.league().state(two.cup))->nextFixtures().front();
        const auto state = *program.league().state(two.cup);
        const int inCup = state->now.fixtures[static_cast<std::size_t>(semiFinal)].teams[Side::Home];
        const Season cup(program, two.cup, inCup);
        const Season league(program, two.league,
                            indexIn(program, two.league, state->competition.entrant(inCup).id));
        QVERIFY(league.team() >= 0);
        const QString player = cup.players()[3];
        const QString scorer = cup.players()[9];
        {
            const OpenSheet sheet = cup.sheet(semiFinal);
            sheet.type(u"20 %1 home"_s.arg(scorer));
            sheet.type(u"70 %1 home red"_s.arg(player));
            cup.enter(sheet, semiFinal);
        }
        // The other tie, so that the final is known.
        const int other = (*program.league().state(two.cup))->nextFixtures().front();
        {
            const OpenSheet sheet = cup.sheet(other);
            sheet.child<QSpinBox>("homeGoals")->setValue(1);
            sheet.click("alone");
            cup.enter(sheet, other);
        }
        Told told = cup.described(player);
        QVERIFY2(told.isOut && told.until.startsWith(u"this match"_s), qPrintable(told.until));
        QVERIFY2(!league.described(player).isOut, "the ban is the cup's");
        {
            const int between = league.next();
            const OpenSheet sheet = league.sheet(between);
            QCOMPARE(Season::outOn(sheet), QStringList());
            sheet.type(u"30 %1 %2"_s.arg(player, sideWord(league.side(between))));
            league.enter(sheet, between);
        }
        QVERIFY2(cup.described(player).isOut, "a match of the league serves no ban of the cup");
        const int final = cup.next();
        QVERIFY(final >= 0);
        {
            const OpenSheet sheet = cup.sheet(final);
            const QString side = sideWord(cup.side(final));
            QVERIFY(isListed(Season::outOn(sheet), player));
            sheet.type(u"30 %1 %2"_s.arg(player, side));
            QCOMPARE(sheet.events()->rowCount(), 0);
            sheet.type(u"40 %1 %2"_s.arg(scorer, side));
            sheet.type(u"80 %1 %2 red"_s.arg(scorer, side));
            cup.enter(sheet, final);
        }
        QCOMPARE(cup.next(), -1);
        QVERIFY2(!cup.described(player).isOut && !cup.described(player).isLapsed, "he has served it");
        told = cup.described(scorer);
        QVERIFY2(told.isLapsed && !told.isOut && told.until.isEmpty(), qPrintable(told.until));
        QVERIFY(!league.described(scorer).isOut);
        const OpenSheet next = league.sheet(league.next());
        QCOMPARE(Season::outOn(next), QStringList());
        next.dialog()->close();
    }

    /// (c) Where every third yellow card brings a ban: booked in matches 1, 2 and 5 he misses match 6, and
    /// the counter is back to 0. The page says it before.
    void everyThirdYellowCardOfOldSchoolFootball()
    {
        DesktopCase program(madeLeague(
            m_folder, {.level = u"normal"_s, .format = u"league-6"_s, .game = "oldschool"}, u"Third"_s));
        const QJsonObject rules = disciplineRulesFile(u"oldschool"_s).value();
        OwnCards cards = ownCardsOf(rules);
        cards.yellows = {{3, 1}, {6, 1}, {9, 1}};
        QVERIFY(changeRules(program.league().league(), program.competition(),
                            {{}, withOwnCards(rules, cards), {}})
                    .has_value());
        const Season season(program, program.competition(), 0);
        const QString player = season.players()[2];
        const QString booked = u"YY--YxYYY"_s;
        for (qsizetype match = 0; match < booked.size(); ++match) {
            const int fixture = season.next();
            const OpenSheet sheet = season.sheet(fixture);
            QCOMPARE(isListed(Season::outOn(sheet), player), booked.at(match) == u'x');
            if (booked.at(match) == u'Y') {
                sheet.type(u"20 %1 %2 y"_s.arg(player, sideWord(season.side(fixture))));
            } else {
                sheet.child<QSpinBox>("homeGoals")->setValue(1);
                sheet.click("alone");
            }
            season.enter(sheet, fixture);
            const qsizetype yellows = booked.left(match + 1).count(u'Y');
            const Told told = season.described(player);
            const QString all = u"match %1: %2|%3"_s.arg(match + 1).arg(told.why, told.until);
            const bool isBanned = yellows % 3 == 0 && booked.at(match) == u'Y';
            QVERIFY2(told.isOut == isBanned, qPrintable(all));
            if (isBanned)
                QVERIFY2(told.until.startsWith(u"this match"_s), qPrintable(all));
            // One more and he is out: that is said, and nothing else.
            QVERIFY2(isBanned || told.isFree() == (yellows % 3 != 2), qPrintable(all));
            QVERIFY2(isBanned || told.isFree() || told.until == mayPlay, qPrintable(all));
        }
    }

    /// (e) Nobody is sent off who was substituted before: the bench does not tackle. The line says so, and
    /// the sheet cannot be entered with it.
    void whoWasSubstitutedIsNotSentOff()
    {
        DesktopCase program(madeLeague(
            m_folder, {.level = u"normal"_s, .format = u"league-6"_s, .game = "oldschool"}, u"Bench"_s));
        const OpenSheet sheet(program, 0);
        const QString gone = sheet.player(Side::Home, 3);
        const QString came = sheet.player(Side::Home, 13);
        sheet.type(u"40 %1 home y"_s.arg(gone));
        sheet.type(u"60 %1 home on / %2"_s.arg(came, gone));
        QVERIFY2(sheet.enter()->isEnabled(), qPrintable(sheet.child<QLabel>("problem")->text()));
        for (const char *what : {"y", "red", ""}) {
            sheet.type(u"70 %1 home %2"_s.arg(gone, QLatin1String(what)));
            const int row = 2;
            QVERIFY(sheet.events()->rowCount() > row);
            QVERIFY2(sheet.cell(row, SheetModel::ProblemColumn)
                         .contains(u"%1 was already substituted"_s.arg(gone)),
                     qPrintable(sheet.cell(row, SheetModel::ProblemColumn)));
            QVERIFY(!sheet.enter()->isEnabled());
            auto *list = sheet.child<QTreeView>("events");
            while (sheet.events()->rowCount() > row) {
                list->setCurrentIndex(sheet.events()->index(row, 0));
                QTest::keyClick(list, Qt::Key_Delete);
            }
        }
        // Who came on is on the pitch.
        sheet.type(u"75 %1 home red"_s.arg(came));
        QTest::mouseClick(sheet.enter(), Qt::LeftButton);
        const Season season(program, program.competition(),
                            program.state()->now.fixtures[0].teams[Side::Home]);
        QVERIFY(season.described(came).isOut);
        QVERIFY(!season.described(gone).isOut);
    }

    /// (f) Fewer than seven are left: the match is broken off and lost 0-3, and its cards stand.
    void aMatchThatIsBrokenOff()
    {
        DesktopCase program(madeLeague(
            m_folder, {.level = u"normal"_s, .format = u"league-6"_s, .game = "oldschool"}, u"Broken"_s));
        const Season season(program, program.competition(),
                            program.state()->now.fixtures[0].teams[Side::Home]);
        const QStringList players = season.players();
        {
            const OpenSheet sheet = season.sheet(0);
            for (qsizetype i = 0; i < 5; ++i)
                sheet.type(u"%1 %2 home red"_s.arg(30 + 5 * i).arg(players[i + 2]));
            season.enter(sheet, 0);
        }
        QVERIFY(program.window().findChild<FixtureView *>()->goTo(
            program.state()->competition.fixtures().front().id));
        QVERIFY(program.run(CommandId::Abandon));
        auto *dialog = program.window().findChild<MatchRulingDialog *>();
        QVERIFY(dialog != nullptr);
        auto *then = dialog->findChild<QComboBox *>(u"then"_s);
        const QString away =
            program.state()->competition.entrant(program.state()->now.fixtures[0].teams[Side::Away]).name;
        for (int i = 0; i < then->count(); ++i)
            if (then->itemText(i).contains(away))
                then->setCurrentIndex(i);
        QVERIFY2(then->currentText().contains(away), qPrintable(then->currentText()));
        QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
        QCoreApplication::processEvents();
        const CompetitionStatePtr state = program.state();
        const auto *ruling = state->competition.ruling(0);
        QVERIFY(ruling != nullptr && ruling->kind == Ruling::Kind::Abandoned);
        const auto &rows = state->now.tables.front().table.rows;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            const QString name = state->competition.entrant(state->now.tables.front().teamOfRow(row)).name;
            if (name == away)
                QVERIFY(rows[row].tally.points == TablePoints(3) && rows[row].tally.goalsFor == 3);
        }
        const OpenSheet next = season.sheet(season.next());
        const QStringList out = Season::outOn(next);
        for (qsizetype i = 0; i < 5; ++i)
            QVERIFY2(isListed(out, players[i + 2]), qPrintable(out.join(u'|')));
        next.dialog()->close();
        for (qsizetype i = 0; i < 5; ++i)
            QVERIFY(season.described(players[i + 2]).isOut);
    }

    /// While nothing is decided and when it is played again, yellow cards fall; once a score counts, all
    /// cards do. The dialog says what the consequences below it show.
    void whatTheRulesLeaveOfTheCardsFollowsTheDecision()
    {
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder));
        QVERIFY(!program.state()->discipline()->abandoned->cautions);
        MatchRulingDialog dialog(&program.league(), program.state(), {0}, Ruling::Kind::Abandoned);
        auto *then = dialog.findChild<QComboBox *>(u"then"_s);
        const auto *cards = dialog.findChild<QComboBox *>(u"cards"_s);
        const QStringList wanted{u"red cards count, yellow cards do not"_s,
                                 u"all count"_s,
                                 u"red cards count, yellow cards do not"_s,
                                 u"all count"_s,
                                 u"all count"_s,
                                 u"all count"_s};
        QCOMPARE(then->count(), wanted.size());
        for (int i = 0; i < then->count(); ++i) {
            then->setCurrentIndex(i);
            QCOMPARE(cards->itemText(0), u"by the rules: "_s + wanted[i]);
        }
        const MatchRulingDialog annulled(&program.league(), program.state(), {0}, Ruling::Kind::Annulled);
        QCOMPARE(annulled.findChild<QComboBox *>(u"cards"_s)->itemText(0),
                 u"by the rules: red cards count, yellow cards do not"_s);
    }
};

TOUCHLINE_TEST(TestSheetLifeCycles)

} // namespace test_sheet_life_cycles

#include "test_sheet_life_cycles.moc"
