// SPDX-License-Identifier: GPL-3.0-or-later
// Who may play: the list against ledgers that are put together from the reports alone.

#include "core/competition/order_of_play.h"
#include "core/discipline/absence_length.h"
#include "core/discipline/availability.h"
#include "core/play/changes/organiser_decision.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/matches/fixture_player.h"
#include "core/play/matches/sheet_draft.h"
#include "core/play/matches/table_match.h"
#include "core/play/transfers/player_move.h"
#include "models/views/availability/availability_list.h"
#include "models/views/availability/availability_model.h"
#include "models/views/availability/player_ledger.h"
#include "models/views/home/what_next.h"
#include "models/views/name_order.h"
#include "models/views/open_league.h"
#include "tests/desktop/desktop_case.h"
#include "tests/support/playable_league.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <map>

namespace test_availability_model {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// The ledger of a team, followed by so many matches in which nothing happens.
TeamLedger bareLedger(const CompetitionState &state, int team, int quietMatches)
{
    const Competition &competition = state.competition;
    const QUuid id = competition.entrant(team).id;
    TeamLedger ledger(*state.discipline(), id);
    const auto plays = [&](const MatchReport *report) {
        return report != nullptr &&
               (report->teams[Side::Home].team == id || report->teams[Side::Away].team == id);
    };
    std::vector<int> played;
    for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i)
        if (plays(competition.report(i)))
            played.push_back(i);
    for (const int i : inOrderOfPlay(competition, played))
        ledger.add(*competition.report(i), stageOf(competition, i));
    const std::vector<int> open = openFixtures(competition, state.now, team);
    for (int match = 0; match < quietMatches; ++match) {
        MatchReport quiet;
        quiet.teams[Side::Away].team = id;
        const auto at = static_cast<std::size_t>(match);
        ledger.add(quiet, at < open.size() ? stageOf(competition, open[at]) : StageKind::Unknown);
    }
    const auto next = static_cast<std::size_t>(quietMatches);
    if (next < open.size())
        ledger.reach(stageOf(competition, open[next]));
    return ledger;
}

/// How many matches a player misses from now on; more than can be stands for all.
int bareLength(const CompetitionState &state, int team, const QUuid &player)
{
    constexpr int all = 40;
    int matches = 0;
    while (matches < all && bareLedger(state, team, matches).isSuspended(player))
        ++matches;
    return matches;
}

using Somebody = std::pair<int, QUuid>;

std::set<Somebody> shown(const AvailabilityModel &model, Standing standing)
{
    std::set<Somebody> people;
    for (int row = 0; row < model.rowCount(); ++row)
        if (const AvailabilityRow *one = model.rowAt(row); one != nullptr && one->standing == standing)
            people.insert({one->team, one->player});
    return people;
}

std::set<Somebody> bareAbsent(const CompetitionState &state, int team)
{
    std::set<Somebody> people;
    const TeamLedger ledger = bareLedger(state, team, 0);
    for (const Suspension &one : ledger.suspensions())
        if (one.isOpen())
            people.insert({team, one.player});
    return people;
}

std::set<Somebody> bareAtRisk(const CompetitionState &state, int team)
{
    std::set<Somebody> people;
    for (const Threat &one : bareLedger(state, team, 0).threats())
        people.insert({team, one.player});
    return people;
}

std::optional<PlayerMark> markOfEvent(ReportEventKind kind)
{
    switch (kind) {
    case ReportEventKind::Yellow:
        return PlayerMark::Yellow;
    case ReportEventKind::Red:
    case ReportEventKind::SecondYellow:
        return PlayerMark::Red;
    case ReportEventKind::Injury:
        return PlayerMark::Injury;
    default:
        return std::nullopt;
    }
}

CompetitionStatePtr stateOf(const QString &path)
{
    const auto league = League::open(path, {u"Anna"_s, true, {}});
    if (!league)
        return {};
    const auto lines = (*league)->competitions().all();
    auto competition = (*league)->competitions().find(lines->front().id);
    return std::make_shared<const CompetitionState>(std::move(*competition));
}

/// The sheet of that match as somebody writes it.
SheetDraft sheetOf(League &league, const QUuid &competition, int fixture)
{
    return SheetDraft(tableMatch(league.competitions().find(competition).value(), fixture).value());
}

ReportEvent cardOf(const SheetDraft &sheet, ReportEventKind kind, Side side, const QUuid &player)
{
    const auto &players = sheet.match().teams[side].players;
    const auto found = std::find_if(players.begin(), players.end(),
                                    [&player](const PlayerOnTheDay &one) { return one.player == player; });
    return {kind, 80, 0, side, player, found == players.end() ? QString() : found->name, {}};
}

/// What keeps the sheet from being entered; nothing, and it is entered.
std::size_t entered(League &league, const QUuid &competition, const SheetDraft &sheet)
{
    if (const std::size_t problems = sheet.problems().size(); problems > 0)
        return problems;
    if (!league.results().record(competition, sheet.report()))
        qFatal("The sheet is not entered.");
    return 0;
}

} // namespace

class TestAvailabilityModel : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    /// Nothing is counted of which there is none.
    void theSummaryCountsWhatThereIs()
    {
        const auto summary = [](int out, int atRisk) {
            AvailabilitySection section;
            for (int i = 0; i < out + atRisk; ++i) {
                AvailabilityRow row;
                row.standing = i < out ? Standing::Out : Standing::AtRisk;
                if (i >= out)
                    row.marks = {PlayerMark::Caution};
                row.player = QUuid::createUuid();
                section.rows.push_back(row);
            }
            AvailabilityModel model;
            model.setList({{section}, {}, {}});
            return model.summary();
        };
        QCOMPARE(summary(2, 3), u"2 players are out, 3 are one yellow card from a ban."_s);
        QCOMPARE(summary(2, 0), u"2 players are out."_s);
        QCOMPARE(summary(0, 2), u"No players are out, 2 are one yellow card from a ban."_s);
        QCOMPARE(summary(0, 0), u"All players are available."_s);
    }

    void initTestCase() { prepareDesktop(); }

    void everybodyAndNobodyElse_data()
    {
        QTest::addColumn<QString>("level");
        QTest::addColumn<int>("seed");
        QTest::addColumn<int>("matchdays");
        int seed = 1;
        for (const char *level : {"basic", "advanced", "premier"})
            for (const int matchdays : {0, 1, 2, 3, 4, 5})
                QTest::newRow(qPrintable(u"%1, %2 matchdays"_s.arg(QLatin1String(level)).arg(matchdays)))
                    << QString::fromLatin1(level) << seed++ << matchdays;
    }

    void everybodyAndNobodyElse()
    {
        QFETCH(QString, level);
        QFETCH(int, seed);
        QFETCH(int, matchdays);
        const CompetitionStatePtr state = stateOf(madeLeague(
            m_folder, {.level = level, .seed = static_cast<std::uint64_t>(seed), .matchdays = matchdays},
            QString::number(seed)));
        QVERIFY(state != nullptr && state->discipline() != nullptr);
        AvailabilityModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.setState(state);

        std::set<Somebody> out;
        std::set<Somebody> risk;
        for (int team = 0; team < 32; ++team) {
            if (nextFixture(state->competition, state->now, team) < 0)
                continue;
            out.merge(bareAbsent(*state, team));
            risk.merge(bareAtRisk(*state, team));
        }
        QCOMPARE(shown(model, Standing::Out), out);
        QCOMPARE(shown(model, Standing::AtRisk), risk);
        QCOMPARE(model.count(Standing::Out), static_cast<int>(out.size()));
        QVERIFY(shown(model, Standing::Lapsed).empty() && shown(model, Standing::Free).empty());
        checkLengths(*state, model);

        // All teams: who cannot serve it any more has lapsed.
        model.setScope(AvailabilityScope::AllTeams);
        std::set<Somebody> all;
        for (int team = 0; team < 32; ++team)
            all.merge(bareAbsent(*state, team));
        std::set<Somebody> seen = shown(model, Standing::Out);
        seen.merge(shown(model, Standing::Lapsed));
        QCOMPARE(seen, all);
        for (const auto &[team, player] : shown(model, Standing::Lapsed))
            QVERIFY(isOut(state->competition, state->now, team));

        // Free players too: everybody once.
        model.setScope(AvailabilityScope::Everybody);
        QVERIFY(model.count(Standing::Free) > 32 * 5);
        std::set<Somebody> everybody;
        for (int row = 0; row < model.rowCount(); ++row)
            if (const AvailabilityRow *one = model.rowAt(row))
                QVERIFY(everybody.insert({one->team, one->player}).second);
    }

    void aLateReportMovesNoBan_data()
    {
        QTest::addColumn<std::size_t>("played");
        QTest::newRow("the first of its matchday") << std::size_t(0);
        QTest::newRow("before the first match of the team") << std::size_t(1);
    }

    /// Red in a match of a team, while others of that matchday, or its own match before it, have no report
    /// yet: he misses its next one, in the list of next matches too, and on the home page.
    void aLateReportMovesNoBan()
    {
        QFETCH(std::size_t, played);
        const QString place = m_folder.filePath(u"Late %1.touchline"_s.arg(played));
        QUuid id;
        {
            auto made = League::create(place, u"Late"_s, {u"Anna"_s, false, {}});
            QVERIFY(made.has_value());
            CompetitionDefinition definition = playableLeague("oldschool", "normal", 1);
            // A matchday a week: without days nobody knows that a report is late.
            const Competition undated = Competition::create(definition).value();
            for (const Fixture &fixture : undated.fixtures()) {
                if (!fixture.isGroupMatch())
                    continue;
                Appointment day;
                day.match = fixture.number;
                day.date = QDate(2026, 9, 1).addDays(qint64{7} * fixture.round);
                definition.calendar.push_back(day);
            }
            const Competition competition = Competition::create(std::move(definition)).value();
            id = competition.definition().id;
            QVERIFY((*made)->competitions().add(competition).has_value());
        }
        OpenLeague open(League::open(place, {u"Anna"_s, false, {}}).value());
        const std::vector<int> matches = fixturesOf(*open.league().competitions().find(id), 0);
        SheetDraft sheet = sheetOf(open.league(), id, matches[played]);
        const Side side =
            sheet.match().teams[Side::Home].team == open.league().competitions().find(id)->entrant(0).id
                ? Side::Home
                : Side::Away;
        const QUuid player = sheet.match().teams[side].players[3].player;
        sheet.add(cardOf(sheet, ReportEventKind::Red, side, player));
        QCOMPARE(entered(open.league(), id, sheet), 0U);
        const CompetitionStatePtr state = open.state(id).value();
        for (const AvailabilityScope scope : {AvailabilityScope::NextMatches, AvailabilityScope::AllTeams}) {
            const AvailabilityList list = availabilityList(*state, scope);
            std::vector<int> missed;
            for (const AvailabilitySection &section : list.sections)
                for (const AvailabilityRow &row : section.rows)
                    if (row.player == player && row.standing == Standing::Out)
                        missed.push_back(section.fixture);
            QCOMPARE(missed, std::vector<int>{matches[played + 1]});
        }
        const WhatNext next = whatNext(*state);
        QCOMPARE(std::any_of(next.matches.begin(), next.matches.end(),
                             [&](const NextMatch &one) { return one.fixture == matches[0]; }),
                 played > 0);
        QVERIFY(next.missing.empty());
    }

    /// The life cycles of Old School Football that take more than one competition, or its end: by score
    /// sheets, in the list of who may play, and on the sheet of the next match.
    void redCardsOfOldSchoolFootball()
    {
        const QString place = m_folder.filePath(u"Red.touchline"_s);
        QUuid cup;
        QUuid league;
        {
            auto made = League::create(place, u"Red"_s, {u"Anna"_s, false, {}});
            QVERIFY(made.has_value());
            for (const auto &[id, seed] : {std::pair{&cup, 1U}, std::pair{&league, 2U}}) {
                CompetitionDefinition definition = playableLeague("oldschool", "normal", seed);
                definition.id = QUuid::createUuid();
                definition.name = QString::number(seed);
                // Nobody waits for a play-off.
                definition.format.stages.pop_back();
                definition.format.nextSeason.clear();
                Competition competition = Competition::create(std::move(definition)).value();
                *id = competition.definition().id;
                QVERIFY((*made)->competitions().add(competition).has_value());
            }
        }
        OpenLeague open(League::open(place, {u"Anna"_s, false, {}}).value());
        League &file = open.league();
        const auto out = [&](const QUuid &competition) {
            AvailabilityModel model;
            model.setState(open.state(competition).value());
            model.setScope(AvailabilityScope::AllTeams);
            return std::pair{shown(model, Standing::Out), shown(model, Standing::Lapsed)};
        };
        // (b) The last man of a team in the cup: sent off there, he plays the league match that comes
        // between.
        SheetDraft first = sheetOf(file, cup, 0);
        const int team = file.competitions().find(cup)->indexOfTeam(first.match().teams[Side::Home].team);
        const QUuid last = first.match().teams[Side::Home].players[3].player;
        first.add(cardOf(first, ReportEventKind::Red, Side::Home, last));
        QCOMPARE(entered(file, cup, first), 0U);
        QCOMPARE(out(cup).first, (std::set<Somebody>{{team, last}}));
        QVERIFY(out(league).first.empty());
        const auto nextOf = [&](const QUuid &competition) {
            const auto state = open.state(competition).value();
            const int next = nextFixture(state->competition, state->now, team);
            return std::pair{next,
                             state->now.fixtures[static_cast<std::size_t>(next)].teams[Side::Home] == team
                                 ? Side::Home
                                 : Side::Away};
        };
        const auto [between, betweenSide] = nextOf(league);
        SheetDraft played = sheetOf(file, league, between);
        played.add(cardOf(played, ReportEventKind::Goal, betweenSide, last));
        QCOMPARE(entered(file, league, played), 0U);
        // The tie of the cup he misses; after it he is free.
        const auto [tie, tieSide] = nextOf(cup);
        SheetDraft missed = sheetOf(file, cup, tie);
        const int goal = missed.add(cardOf(missed, ReportEventKind::Goal, tieSide, last));
        QVERIFY(entered(file, cup, missed) > 0);
        missed.remove(goal);
        QCOMPARE(entered(file, cup, missed), 0U);
        QVERIFY(out(cup).first.empty());
        // (d) Red in the last match of a competition: the ban lapses.
        const std::vector<int> all = fixturesOf(*file.competitions().find(cup), team);
        for (const int fixture : all) {
            if (open.state(cup).value()->competition.report(fixture) != nullptr)
                continue;
            SheetDraft sheet = sheetOf(file, cup, fixture);
            const bool isLast = fixture == all.back();
            const Side side =
                sheet.match().teams[Side::Home].team == file.competitions().find(cup)->entrant(team).id
                    ? Side::Home
                    : Side::Away;
            if (isLast)
                sheet.add(cardOf(sheet, ReportEventKind::Red, side, last));
            QCOMPARE(entered(file, cup, sheet), 0U);
        }
        while (!open.state(cup).value()->nextFixtures().empty())
            for (const int fixture : open.state(cup).value()->nextFixtures())
                QVERIFY(file.results()
                            .record(cup, bareReport(file.competitions().find(cup).value(), fixture))
                            .has_value());
        QVERIFY(out(cup).first.empty());
        QCOMPARE(out(cup).second, (std::set<Somebody>{{team, last}}));
        QVERIFY(out(league).first.empty());
    }

    /// The examples of section 9 of the specification of Simulator Soccer: by score sheets, in the list of
    /// who may play, on the sheet of the next match, and in the setup with which the game would kick off.
    void bansAndInjuriesOfSimulatorSoccer()
    {
        const QString place = m_folder.filePath(u"Life.touchline"_s);
        QUuid league;
        {
            auto made = League::create(place, u"Life"_s, {u"Anna"_s, false, {}});
            QVERIFY(made.has_value());
            CompetitionDefinition definition = playableLeague("simulator", "tournament", 3);
            definition.format.stages.pop_back();
            definition.format.nextSeason.clear();
            Competition competition = Competition::create(std::move(definition)).value();
            league = competition.definition().id;
            QVERIFY((*made)->competitions().add(competition).has_value());
        }
        OpenLeague open(League::open(place, {u"Anna"_s, false, {}}).value());
        League &file = open.league();
        const int team = 0;
        const auto now = [&] { return open.state(league).value(); };
        const auto next = [&] { return nextFixture(now()->competition, now()->now, team); };
        const auto sideIn = [&](int fixture) {
            return now()->now.fixtures[static_cast<std::size_t>(fixture)].teams[Side::Home] == team
                       ? Side::Home
                       : Side::Away;
        };
        const auto out = [&] {
            AvailabilityModel model;
            model.setState(now());
            model.setScope(AvailabilityScope::AllTeams);
            std::set<QUuid> people;
            for (const auto &[whose, player] : shown(model, Standing::Out))
                people.insert(player);
            return people;
        };
        const SheetDraft before = sheetOf(file, league, next());
        const auto playerOf = [&](std::size_t number) {
            return before.match().teams[sideIn(next())].players[number].player;
        };
        const QUuid keeper = playerOf(0);
        const QUuid seven = playerOf(6);
        const QUuid nine = playerOf(8);
        struct Mark
        {
            QUuid player;
            ReportEventKind kind;
            int minute;
            const char *detail = "";
        };
        const auto play = [&](const std::vector<Mark> &marks) {
            const int fixture = next();
            SheetDraft sheet = sheetOf(file, league, fixture);
            for (const Mark &mark : marks) {
                ReportEvent event = cardOf(sheet, mark.kind, sideIn(fixture), mark.player);
                event.minute = mark.minute;
                event.detail = QString::fromUtf8(mark.detail);
                sheet.add(event);
            }
            return entered(file, league, sheet);
        };
        constexpr auto injury = ReportEventKind::Injury;
        // (1) Booked twice: sent off, misses the next match and comes back. (2) A first injury ends with its
        // match; (6) so does a yellow card.
        QCOMPARE(play({{seven, ReportEventKind::Yellow, 20},
                       {seven, ReportEventKind::Yellow, 70},
                       {nine, injury, 30, "injured"},
                       {keeper, ReportEventKind::Yellow, 44}}),
                 0U);
        QCOMPARE(out(), std::set<QUuid>{seven});
        QVERIFY(play({{seven, ReportEventKind::Goal, 10}}) > 0);
        // (3) A second injury in the same match is serious; (5) the goalkeeper is sent off.
        QCOMPARE(play({{nine, injury, 30, "injured"},
                       {nine, injury, 60, "serious"},
                       {keeper, ReportEventKind::Red, 80}}),
                 0U);
        // (4) Both miss the next match: fourteen are left, and the side can kick off with a reserve keeper.
        QCOMPARE(out(), (std::set<QUuid>{keeper, nine}));
        const auto setup = kickOffSetup(now()->competition, next(), *now()->rules, 0);
        QVERIFY(setup.has_value());
        QCOMPARE(setup->sides[sideIn(next())].absent.size(), std::size_t{2});
        EventList events;
        QVERIFY((**findGame(u"simulator"_s)).kickOff(*setup, events).has_value());
        QVERIFY(play({{nine, ReportEventKind::Goal, 10}}) > 0);
        QCOMPARE(play({}), 0U);
        QVERIFY(out().empty());
    }

    void sectionsAreTheMatches()
    {
        const CompetitionStatePtr state = stateOf(madeLeague(m_folder, {.matchdays = 2}, u"Sections"_s));
        AvailabilityModel model;
        model.setState(state);
        const std::vector<int> fixtures = state->nextFixtures();
        QCOMPARE(model.list().sections.size(), fixtures.size());
        std::size_t section = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            if (!model.isHeading(row)) {
                const AvailabilityRow *one = model.rowAt(row);
                QVERIFY(model.flags(model.index(row, 0)).testFlag(Qt::ItemIsSelectable) == (one != nullptr));
                continue;
            }
            QVERIFY(!model.flags(model.index(row, 0)).testFlag(Qt::ItemIsSelectable));
            const PerSide<int> &teams =
                state->now.fixtures[static_cast<std::size_t>(fixtures[section])].teams;
            QCOMPARE(model.index(row, 0).data().toString(),
                     u"%1 – %2"_s.arg(state->competition.entrant(teams[Side::Home]).name,
                                      state->competition.entrant(teams[Side::Away]).name));
            ++section;
        }
        QCOMPARE(section, fixtures.size());
    }

    /// Whom two rules threaten stands there once, with both reasons.
    void twoRulesThreatenTheSamePlayer()
    {
        QFile file(u"resources/discipline/atcs.json"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QJsonObject rules = QJsonDocument::fromJson(file.readAll()).object();
        QJsonArray yellows;
        for (const char *in : {"consecutive_games", "competition"})
            yellows.append(QJsonObject{{u"in"_s, QLatin1String(in)}, {u"count"_s, 2}, {u"games"_s, 1}});
        rules.insert(u"yellow_cards"_s, yellows);
        CompetitionDefinition definition = playableLeague("atcs", "advanced");
        definition.discipline = rules;
        Competition league = Competition::create(std::move(definition)).value();
        const int fixture = fixturesOf(league, 0).front();
        const PlayerOnTheDay player = tableMatch(league, fixture).value().teams[Side::Home].players.front();
        MatchReport report = bareReport(league, fixture);
        report.completeness = Completeness::Full;
        report.events.push_back(
            {ReportEventKind::Yellow, {}, 0, Side::Home, player.player, player.name, QString()});
        QVERIFY(league.record(std::move(report)).has_value());
        const CompetitionState state(std::move(league));
        int rows = 0;
        for (const AvailabilitySection &section :
             availabilityList(state, AvailabilityScope::AllTeams).sections)
            for (const AvailabilityRow &row : section.rows)
                if (row.player == player.player) {
                    ++rows;
                    QCOMPARE(row.standing, Standing::AtRisk);
                    QVERIFY2(row.why.size() == 2, qPrintable(row.why.join(u'|')));
                    QVERIFY(row.why[0] != row.why[1]);
                }
        QCOMPARE(rows, 1);
    }

    void filterAndOrder()
    {
        const CompetitionStatePtr state = stateOf(madeLeague(m_folder, {.matchdays = 2}, u"Filter"_s));
        AvailabilityModel model;
        model.setState(state);
        const AvailabilityRow first = model.list().sections.front().rows.front();
        model.setFilter(first.name.toUpper());
        QVERIFY(model.rowCount() >= 2);
        for (int row = 0; row < model.rowCount(); ++row)
            if (const AvailabilityRow *one = model.rowAt(row))
                QVERIFY(one->name.contains(first.name, Qt::CaseInsensitive) ||
                        state->competition.entrant(one->team).name.contains(first.name, Qt::CaseInsensitive));
        model.setFilter(u"nobody is called so"_s);
        QCOMPARE(model.rowCount(), 0);
        model.setFilter({});
        model.sort(AvailabilityModel::PlayerColumn);
        for (int row = 1; row < model.rowCount(); ++row)
            if (model.rowAt(row) != nullptr && model.rowAt(row - 1) != nullptr)
                QVERIFY(compareNames(model.rowAt(row - 1)->name, model.rowAt(row)->name) <= 0);
        model.sort(AvailabilityModel::PlayerColumn, Qt::DescendingOrder);
        for (int row = 1; row < model.rowCount(); ++row)
            if (model.rowAt(row) != nullptr && model.rowAt(row - 1) != nullptr)
                QVERIFY(compareNames(model.rowAt(row - 1)->name, model.rowAt(row)->name) >= 0);
    }

    void theTextNamesEverybody()
    {
        const CompetitionStatePtr state = stateOf(madeLeague(m_folder, {.matchdays = 2}, u"Text"_s));
        AvailabilityModel model;
        model.setState(state);
        const QStringList lines = model.plainText().split(u'\n');
        int people = 0;
        for (int row = 0; row < model.rowCount(); ++row)
            if (const AvailabilityRow *one = model.rowAt(row)) {
                ++people;
                QVERIFY(std::any_of(lines.begin(), lines.end(), [&](const QString &line) {
                    return line.startsWith(u"  "_s + one->name) && line.contains(one->whyText());
                }));
            }
        QVERIFY(people > 5);
    }

    /// Every card and injury of the reports, every suspension and every match that was missed, once.
    void theLedgerOfAPlayer()
    {
        const CompetitionStatePtr state = stateOf(madeLeague(m_folder, {.isPlayedOut = true}, u"Ledger"_s));
        std::map<PlayerMark, int> events;
        for (int i = 0; i < static_cast<int>(state->competition.fixtures().size()); ++i)
            if (const MatchReport *report = state->competition.report(i); report != nullptr)
                for (const ReportEvent &event : report->events)
                    if (const auto mark = markOfEvent(event.kind); mark)
                        ++events[*mark];
        std::map<PlayerMark, int> lines;
        AvailabilityModel model;
        model.setState(state);
        model.setScope(AvailabilityScope::Everybody);
        for (int row = 0; row < model.rowCount(); ++row)
            if (const AvailabilityRow *one = model.rowAt(row))
                for (const LedgerLine &line : playerLedger(*state, one->team, one->player))
                    ++lines[line.mark];
        for (int team = 0; team < 32; ++team) {
            const TeamLedger ledger = bareLedger(*state, team, 0);
            for (const Suspension &one : ledger.suspensions())
                ++events[markOf(one.cause)];
            events[PlayerMark::Served] += static_cast<int>(missedMatches(ledger).size());
        }
        QVERIFY(events[PlayerMark::Yellow] > 50);
        QVERIFY(events[PlayerMark::Served] > 5);
        QCOMPARE(lines, events);
    }

    /// Who has left stays on the list of his old team, which does not say that he may play for it.
    void whoHasLeftMayNotPlay()
    {
        const CompetitionStatePtr before = stateOf(madeLeague(m_folder, {.matchdays = 1}, u"Left"_s));
        AvailabilityModel model;
        model.setState(before);
        model.setScope(AvailabilityScope::Everybody);
        AvailabilityRow free;
        for (int row = 0; row < model.rowCount() && free.player.isNull(); ++row)
            if (const AvailabilityRow *one = model.rowAt(row);
                one != nullptr && one->standing == Standing::Free)
                free = *one;
        QVERIFY(!free.player.isNull());
        Competition competition = before->competition;
        const Entrant &to = competition.entrant(free.team == 0 ? 1 : 0);
        PlayerMove move;
        move.player.id = free.player;
        move.player.name = free.name;
        move.player.shortName = free.name;
        move.from = {free.teamId, free.teamName};
        move.to = {to.id, to.name};
        move.day = QDate(2026, 3, 3);
        QVERIFY(enterMove(competition, noted(move, competition)).has_value());
        model.setState(std::make_shared<const CompetitionState>(competition));
        const int row = model.rowOf(free.teamId, free.player);
        QVERIFY(row >= 0);
        QVERIFY2(model.index(row, AvailabilityModel::WhyColumn)
                     .data()
                     .toString()
                     .startsWith(u"left for "_s + to.name),
                 qPrintable(model.index(row, AvailabilityModel::WhyColumn).data().toString()));
        QVERIFY(model.plainText().contains(u"  %1 (%2): left for "_s.arg(free.name, free.teamName)));
    }

    /// Bans of any length, each number of matches as it was decided, until the team has none left.
    void decisionsCount()
    {
        const CompetitionStatePtr before = stateOf(madeLeague(m_folder, {.matchdays = 1}, u"Decided"_s));
        AvailabilityModel model;
        model.setState(before);
        model.setScope(AvailabilityScope::Everybody);
        AvailabilityRow free;
        for (int row = 0; row < model.rowCount(); ++row)
            if (const AvailabilityRow *one = model.rowAt(row);
                one != nullptr && one->standing == Standing::Free)
                free = *one;
        QVERIFY(!free.player.isNull());
        for (const int games : {1, 2, 5, 1000}) {
            Competition competition = before->competition;
            const Decision decision{Decision::Kind::Added, free.player, free.name, games, u"brawl"_s};
            QVERIFY(enterDecision(competition,
                                  decisionNow(competition, free.team, decision, *before->discipline()),
                                  *before->discipline())
                        .has_value());
            const auto after = std::make_shared<const CompetitionState>(competition);
            const auto lengths = absenceLengths(ledgerOf(competition, free.team, *after->discipline()),
                                                competition.entrant(free.team).id);
            const auto found =
                std::find_if(lengths.begin(), lengths.end(),
                             [&free](const AbsenceLength &one) { return one.player == free.player; });
            QVERIFY(found != lengths.end());
            QCOMPARE(found->matches, std::optional(games));
            model.setState(after);
            const AvailabilityRow *row =
                model.rowAt(model.rowOf(competition.entrant(free.team).id, free.player));
            QVERIFY(row != nullptr);
            QCOMPARE(row->standing, Standing::Out);
            QVERIFY(row->whyText().contains(u"brawl"_s));
            const auto canLift = [&free](const CompetitionState &state) {
                return canChangeBan(Decision::Kind::Lifted, state.competition, state.now, free.team,
                                    free.player, *state.discipline());
            };
            QVERIFY(canLift(*after));
            QVERIFY(!canLift(*before));
        }
    }

private:
    static void checkLengths(const CompetitionState &state, const AvailabilityModel &model)
    {
        for (int row = 0; row < model.rowCount(); ++row) {
            const AvailabilityRow *one = model.rowAt(row);
            if (one == nullptr || one->standing != Standing::Out)
                continue;
            const int length = bareLength(state, one->team, one->player);
            const QString words = length == 1    ? u"this match; "_s
                                  : length == 40 ? u"to the end; "_s
                                                 : u"%1 matches; "_s.arg(length);
            QVERIFY2(one->until.startsWith(words), qPrintable(one->until));
            QVERIFY(!one->marks.empty() && !one->why.isEmpty());
        }
    }
};

TOUCHLINE_TEST(TestAvailabilityModel)

} // namespace test_availability_model

#include "test_availability_model.moc"
