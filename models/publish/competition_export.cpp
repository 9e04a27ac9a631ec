// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/publish/competition_export.h"

#include "core/base/index.h"
#include "core/competition/order_of_play.h"
#include "core/discipline/availability.h"
#include "core/games/registry.h"
#include "core/play/discipline/absences_on_day.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/discipline/fielded_suspended.h"
#include "core/play/fines/fines.h"
#include "core/play/matches/table_match.h"
#include "core/play/world_cup_credit.h"
#include "models/league/league_history.h"
#include "models/league/league_results.h"
#include "models/league/league_teams.h"
#include "models/league/squad_lists.h"
#include "models/words/competition/forecast_text.h"
#include "models/words/competition/luck_table_text.h"
#include "models/words/fixtures/fixture_words.h"
#include "models/words/key_moments.h"

#include <QtGlobal>

#include <algorithm>
#include <limits>
#include <set>

namespace touchline {

namespace {

/// Who misses the next match of each team that still has one.
Result<std::vector<SiteAbsentee>> siteAbsentees(const Competition &competition)
{
    const auto rules = disciplineOf(competition);
    TOUCHLINE_TRY(rules);
    std::vector<SiteAbsentee> all;
    if (!*rules)
        return all;
    const Progress now = progress(competition);
    for (int team = 0; team < static_cast<int>(competition.definition().entrants.size()); ++team) {
        if (isOut(competition, now, team))
            continue;
        for (const Absentee &one : absentees(ledgerOf(competition, team, **rules)))
            all.push_back({competition.entrant(team).id, one.name, one.because});
    }
    return all;
}

Result<std::vector<SiteFielded>> siteFielded(const Competition &competition)
{
    const auto rules = disciplineOf(competition);
    TOUCHLINE_TRY(rules);
    std::vector<SiteFielded> all;
    if (!*rules)
        return all;
    for (FieldedPlayer &one : fieldedPlayers(competition, progress(competition), **rules))
        all.push_back({one.fixture, one.team, std::move(one.name), std::move(one.because),
                       fieldingCosts(**rules), one.day});
    return all;
}

Result<std::vector<SiteFine>> siteFines(const Competition &competition)
{
    const auto rules = disciplineOf(competition);
    TOUCHLINE_TRY(rules);
    std::vector<SiteFine> all;
    for (Fine &one : finesOf(competition, progress(competition), *rules ? &**rules : nullptr))
        if (const int fixture = competition.indexOfNumber(one.match); fixture >= 0)
            all.push_back({fixture, one.team, std::move(one.name), fineCauseText(one.cause), one.day,
                           one.amount, std::move(one.currency), one.isPaid});
    return all;
}

/// The next match of each team that has one, and whatever else is still to be played on those days: who asks
/// for a Saturday means all of its matches, also where a team has another one on the Wednesday before.
std::vector<int> nextMatches(const Competition &competition, const Progress &now)
{
    std::set<int> fixtures;
    std::set<QDate> days;
    const auto dayOf = [&competition](int fixture) {
        const Appointment *appointment = competition.appointment(fixture);
        return appointment == nullptr ? QDate() : appointment->date;
    };
    for (int team = 0; team < static_cast<int>(competition.definition().entrants.size()); ++team)
        if (const int next = nextFixture(competition, now, team); next >= 0) {
            fixtures.insert(next);
            days.insert(dayOf(next));
        }
    for (int fixture = 0; fixture < static_cast<int>(now.fixtures.size()); ++fixture) {
        const FixtureStatus &status = now.fixtures[at(fixture)];
        const bool isToCome = status.state == FixtureState::Ready || status.state == FixtureState::Waiting;
        const bool areKnown = status.teams[Side::Home] >= 0 && status.teams[Side::Away] >= 0;
        if (isToCome && areKnown && dayOf(fixture).isValid() && days.count(dayOf(fixture)) > 0)
            fixtures.insert(fixture);
    }
    return inOrderOfPlay(competition, {fixtures.begin(), fixtures.end()});
}

} // namespace

Result<std::vector<SiteNextMatch>> siteNextMatches(const Competition &competition)
{
    const auto rules = disciplineOf(competition);
    TOUCHLINE_TRY(rules);
    std::vector<SiteNextMatch> all;
    if (!*rules)
        return all;
    const Progress now = progress(competition);
    for (const int fixture : nextMatches(competition, now)) {
        const MatchOnDay day = matchOnDay(competition, now, fixture, &**rules);
        SiteNextMatch match{fixture, {}, !day.isSettled()};
        for (const TeamOnDay &team : day.teams) {
            for (const DayAbsence &one : team.out) {
                match.players.push_back(
                    {team.team, one.who.name, one.who.because, one.left, false, one.until});
                if (one.free)
                    match.players.back().free = one.free->words;
            }
            for (const DayRisk &one : team.atRisk) {
                match.players.push_back({team.team, one.name, one.because, {}, true});
                match.players.back().isByInjury = std::find(one.kinds.begin(), one.kinds.end(),
                                                            ThreatKind::InjuryWindow) != one.kinds.end();
            }
        }
        std::stable_partition(match.players.begin(), match.players.end(),
                              [](const SitePlayer &one) { return !one.isAtRisk; });
        all.push_back(std::move(match));
    }
    return all;
}

Result<int> calendarRevision(League &league, const QUuid &competition)
{
    // Every command about it has an entry, and so has taking one back. Two for each: a ruling that is taken
    // back counts no more in the calendar, and the number must rise all the same.
    const auto entries = league.history().entries({0, 0, competition});
    TOUCHLINE_TRY(entries);
    return 2 * static_cast<int>(entries->size());
}

Result<std::vector<SiteSquad>> siteSquads(League &league, const QUuid &competition)
{
    const auto lists = squadLists(league, competition);
    TOUCHLINE_TRY(lists);
    std::vector<SiteSquad> squads;
    for (const TeamSquad &list : lists->teams)
        if (!list.squad.entries.empty())
            squads.push_back({list.team.id, list.squad});
    return squads;
}

Result<std::vector<QStringList>> siteMoments(League &league, const Competition &competition)
{
    std::vector<QStringList> moments(competition.fixtures().size());
    const auto game = findGame(competition.definition().game);
    if (!game)
        return moments;
    for (std::size_t fixture = 0; fixture < moments.size(); ++fixture) {
        const MatchReport *report = competition.report(static_cast<int>(fixture));
        if (report == nullptr)
            continue;
        const auto log = league.results().log(report->id);
        TOUCHLINE_TRY(log);
        if (!*log)
            continue;
        // A log of other rules is no reason to have no site.
        if (const auto played = replay(**game, **log))
            moments[fixture] = momentLines(*played, **game);
    }
    return moments;
}

Result<SiteOptions> siteOptionsOf(const Competition &competition, std::vector<SiteSquad> squads)
{
    SiteOptions options;
    options.date = QDate::currentDate();
    auto absent = siteAbsentees(competition);
    TOUCHLINE_TRY(absent);
    options.absentees = std::move(*absent);
    auto next = siteNextMatches(competition);
    TOUCHLINE_TRY(next);
    options.nextMatches = std::move(*next);
    auto fielded = siteFielded(competition);
    TOUCHLINE_TRY(fielded);
    options.fielded = std::move(*fielded);
    auto fines = siteFines(competition);
    TOUCHLINE_TRY(fines);
    options.fines = std::move(*fines);
    options.squads = std::move(squads);
    options.sheets = sheetsOf(competition);
    if (showsWorldCupData(competition))
        options.credit = worldCupCredit();
    return options;
}

Result<SiteFigures> siteForecast(const Competition &competition, const PlayRules *rules,
                                 const ForecastWishes &wishes, const Language &language,
                                 const ForecastProgress &onProgress)
{
    const auto ended = [] { return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Nothing was saved.")); };
    SiteFigures page;
    const auto add = [&page](const QString &caption, FigureTable table) {
        if (!table.rows.empty())
            page.tables.push_back({caption, std::move(table)});
    };
    const Progress now = progress(competition);
    if (isOpen(competition, now)) {
        const auto made = forecast(competition, rules, wishes, onProgress);
        TOUCHLINE_TRY(made);
        if (made->isCutShort)
            return ended();
        constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
        page.sentences = forecastSummary(now, *made, language);
        add(language.text(QT_TRANSLATE_NOOP("core", "Chances")),
            chancesTable(competition, made->counts, language));
        for (std::size_t table = 0; table < made->counts.tables.size(); ++table)
            add(tableWords(competition.tables()[table], language),
                placesTable(competition, made->counts, table, all, language));
        add(language.text(QT_TRANSLATE_NOOP("core", "Next matches")),
            matchesTable(competition, now, made->counts, all, language));
    }
    if (competition.definition().format.finalPlaces.empty())
        return page;
    const auto race = titleRace(competition, rules, wishes, onProgress);
    TOUCHLINE_TRY(race);
    if (race->isCutShort)
        return ended();
    page.sentences << titleRaceNote(language);
    add(language.text(QT_TRANSLATE_NOOP("core", "Title race")),
        titleRaceTable(competition, *race, std::numeric_limits<std::size_t>::max(), language));
    return page;
}

SiteFigures siteLuck(const Competition &competition, const CompetitionLuck &luck, const Language &language)
{
    if (luck.table.order().empty())
        return {};
    return {luckTableNotes(luck, language),
            {{language.text(QT_TRANSLATE_NOOP("core", "Luck and judgement")),
              luckTable(competition, luck, language)}}};
}

Result<HomeGrounds> homeGrounds(League &league)
{
    const auto clubs = league.teams().clubs();
    TOUCHLINE_TRY(clubs);
    HomeGrounds grounds;
    for (const ClubLine &club : *clubs)
        if (!club.place.isEmpty())
            grounds.insert(club.team, club.place);
    return grounds;
}

Result<void> addClubs(League &league, const Competition &competition, SiteOptions &options)
{
    auto grounds = homeGrounds(league);
    TOUCHLINE_TRY(grounds);
    options.grounds = std::move(*grounds);
    const auto clubs = league.teams().clubs();
    TOUCHLINE_TRY(clubs);
    for (const ClubLine &club : *clubs)
        if (!club.picture.isEmpty() && competition.indexOfTeam(club.team) >= 0)
            // One that is damaged is no reason to have no site.
            if (auto bytes = league.teams().picture(club.picture))
                options.pictures.push_back({club.team, std::move(*bytes)});
    return {};
}

std::vector<NamedBytes> siteOutputs(std::vector<SiteFile> files)
{
    std::vector<NamedBytes> outputs;
    outputs.reserve(files.size());
    for (SiteFile &file : files)
        outputs.emplace_back(std::move(file.path), std::move(file.bytes));
    return outputs;
}

} // namespace touchline
