// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of matches that a league is made of, with its teams and results.
#include "core/base/index.h"
#include "core/base/search_key.h"
#include "core/competition/schedule/listed_season.h"
#include "core/competition/templates/format_builders.h"
#include "core/competition/templates/templates.h"
#include "core/exchange/csv/import_table.h"
#include "core/exchange/lists/fixture_csv.h"
#include "core/exchange/lists/name_index.h"
#include "core/exchange/lists/result_entry.h"
#include "core/games/registry.h"
#include "core/play/new_competition.h"
#include "models/league/import/list_lines.h"
#include "models/league/league_teams.h"

#include <QHash>
#include <QRandomGenerator>
#include <qglobal.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace touchline {

namespace {

using Fate = ListImport::Fate;
using Kind = ListImport::Kind;

/// A match of the list: what it says of the day and, in a list of results, of the score.
struct ListedRow
{
    /// Index of the line in ListImport::lines.
    std::size_t line = 0;
    FixtureRow fixture{};
    std::optional<ResultRow> result{};
};

/// The teams that the matches name: teams of the league that are called so, all others as new clubs.
class MatchTeams
{
public:
    explicit MatchTeams(const std::vector<Team> &known) : m_known(known), m_names(indexOf(known)) {}

    /// Index of the team.
    int take(const QString &name, const QString &where)
    {
        const QString key = searchKey(name).isEmpty() ? name : searchKey(name);
        if (const auto there = m_indices.constFind(key); there != m_indices.constEnd())
            return *there;
        const Team *meant = known(name);
        const auto same = std::find_if(m_teams.begin(), m_teams.end(), [meant](const Team &one) {
            return meant != nullptr && one.id == meant->id;
        });
        const auto index = static_cast<int>(same - m_teams.begin());
        if (same == m_teams.end() && meant == nullptr) {
            Team club;
            club.id = QUuid::createUuid();
            club.name = name.simplified();
            m_added.push_back({club, where});
            m_teams.push_back(std::move(club));
        } else if (same == m_teams.end()) {
            m_teams.push_back(*meant);
        }
        m_indices.insert(key, index);
        return index;
    }

    [[nodiscard]] const std::vector<Team> &all() const { return m_teams; }
    [[nodiscard]] const std::vector<PlacedTeam> &added() const { return m_added; }
    [[nodiscard]] QStringList names() const
    {
        QStringList names;
        for (const Team &team : m_teams)
            names << team.displayName();
        return names;
    }

private:
    /// As a list of teams has it (previewTeams()): "France" without a year is not France 1998. Null where the
    /// league has no such team.
    [[nodiscard]] const Team *known(const QString &name) const
    {
        for (const int index : m_names.find(name)) {
            const Team &team = m_known[at(index)];
            if (team.year == 0 || team.code == name || searchKey(team.displayName()) == searchKey(name))
                return &team;
        }
        return nullptr;
    }

    const std::vector<Team> &m_known;
    NameIndex m_names;
    QHash<QString, int> m_indices;
    std::vector<Team> m_teams;
    std::vector<PlacedTeam> m_added;
};

/// The columns that both lists of matches have: what one of them does not read the other may.
ColumnSet columnsOfMatches()
{
    ColumnSet set = resultListColumns();
    const QStringList known = set.names();
    for (const KnownColumn &column : fixtureListColumns().columns)
        if (!known.contains(column.name))
            set.columns.push_back(column);
    return set;
}

/// The list with what is said of those columns alone.
CsvList withColumnsOf(CsvList csv, const ColumnSet &columns)
{
    const QStringList names = columns.names();
    std::erase_if(csv.named, [&names](const auto &one) { return !names.contains(one.first); });
    return csv;
}

Message fixtureWords(const FixtureRow &row)
{
    if (row.isFreeTeam())
        return plainWords(QStringLiteral("%1: %2").arg(row.round, row.free));
    const QString teams = QStringLiteral("%1 - %2").arg(row.teams[Side::Home], row.teams[Side::Away]);
    if (!row.appointment.date.isValid())
        return plainWords(teams);
    return {QT_TRANSLATE_NOOP("core", "%1, %2"), {teams, row.appointment.date.toString(Qt::ISODate)}};
}

/// A list of matches as it is read, before anything is made of it.
class MatchList
{
public:
    MatchList(Kind kind, const CsvList &csv, DayOrder order)
    {
        const ImportPreview<FixtureRow> fixtures =
            previewFixtures(withColumnsOf(csv, fixtureListColumns()), order);
        if (kind == Kind::Results)
            readResults(csv, fixtures);
        else
            readFixtures(fixtures);
    }

    ListImport list{};
    /// The matches without a problem.
    std::vector<ListedRow> rows{};

    /// The matches with their teams. Two names of one team are no match; one that was put off is the one that
    /// the list has again.
    [[nodiscard]] std::vector<SeasonMatch> season(MatchTeams &teams)
    {
        std::vector<SeasonMatch> all;
        std::map<std::pair<int, int>, int> meetings;
        for (const ListedRow &row : rows) {
            const PerSide<QString> &names = row.result ? row.result->teams : row.fixture.teams;
            const QString where = csvPlace(list.lines[row.line].line);
            const int home = teams.take(names[Side::Home], where);
            const int away = teams.take(names[Side::Away], where);
            all.push_back({home, away, row.fixture.matchday(), row.fixture.appointment.date});
            ++meetings[{home, away}];
        }
        std::vector<SeasonMatch> season;
        std::vector<ListedRow> kept;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const bool isPutOff =
                rows[i].result && rows[i].result->isOpen && !rows[i].result->openWord.isEmpty();
            int &count = meetings[{all[i].home, all[i].away}];
            if (all[i].home == all[i].away) {
                leaveOut(rows[i].line, QT_TRANSLATE_NOOP("core", "A match needs two different teams."));
            } else if (isPutOff && count > 1) {
                --count;
                list.lines[rows[i].line].fate = Fate::Known;
            } else {
                season.push_back(all[i]);
                kept.push_back(std::move(rows[i]));
            }
        }
        rows = std::move(kept);
        return season;
    }

private:
    void readFixtures(const ImportPreview<FixtureRow> &fixtures)
    {
        list = listOf(Kind::Fixtures, fixtures, fixtureWords);
        for (std::size_t i = 0; i < fixtures.rows.size(); ++i) {
            const FixtureRow &row = fixtures.rows[i].value;
            if (row.isFreeTeam() && fixtures.rows[i].isGood())
                list.lines[i].fate = Fate::Known;
            else if (fixtures.rows[i].isGood() &&
                     (row.teams[Side::Home].isEmpty() || row.teams[Side::Away].isEmpty()))
                leaveOut(i, QT_TRANSLATE_NOOP("core", "A match needs two different teams."));
            else if (fixtures.rows[i].isGood())
                rows.push_back({i, row, {}});
        }
    }

    void readResults(const CsvList &csv, const ImportPreview<FixtureRow> &fixtures)
    {
        const CsvList named = withColumnsOf(csv, resultListColumns());
        const ImportPreview<ResultRow> results = previewResults(named);
        list = listOf(Kind::Results, results, resultWords);
        // A column that the one reader passes over the other may have read.
        const std::size_t ofColumns = ImportTable(named, resultListColumns()).notes().size();
        Problems notes = ImportTable(csv, columnsOfMatches()).notes();
        notes.insert(notes.end(), results.notes.begin() + static_cast<std::ptrdiff_t>(ofColumns),
                     results.notes.end());
        list.notes = std::move(notes);
        list.hasOpenDates = fixtures.hasOpenDates;
        if (fixtures.hasOpenDates && fixtures.rows.empty()) {
            // Which day is meant has to be said first.
            list.fileProblems.insert(list.fileProblems.end(), fixtures.fileProblems.begin(),
                                     fixtures.fileProblems.end());
            for (ListImport::Line &line : list.lines)
                line.fate = Fate::LeftOut;
            return;
        }
        std::map<int, const ImportedRow<FixtureRow> *> days;
        for (const ImportedRow<FixtureRow> &row : fixtures.rows)
            days[row.line] = &row;
        Problems withoutDay;
        for (std::size_t i = 0; i < results.rows.size(); ++i) {
            const ImportedRow<ResultRow> &row = results.rows[i];
            list.lines[i].isOpen = row.value.isOpen;
            const auto day = days.find(row.line);
            if (!row.isGood())
                continue;
            ListedRow listed{i, {}, row.value};
            if (day != days.end() && day->second->isGood()) {
                listed.fixture = day->second->value;
            } else if (day != days.end() && row.value.date.isValid()) {
                withoutDay.insert(withoutDay.end(), day->second->problems.begin(),
                                  day->second->problems.end());
            }
            rows.push_back(std::move(listed));
        }
        noteWithoutDay(withoutDay);
    }

    /// What stands of their day cannot be read, so the matches have none.
    void noteWithoutDay(const Problems &problems)
    {
        constexpr std::size_t mostNamed = 5;
        for (std::size_t i = 0; i < std::min(mostNamed, problems.size()); ++i)
            list.notes.push_back(problems[i]);
        if (!problems.empty())
            list.notes.push_back(
                {{},
                 {QT_TRANSLATE_NOOP("core", "Matches whose day can't be read have no date yet."), {}},
                 {}});
    }

    void leaveOut(std::size_t line, const char *why)
    {
        list.lines[line].fate = Fate::LeftOut;
        list.lines[line].problems.push_back({csvPlace(list.lines[line].line), {why, {}}, {}});
    }
};

/// Rounds that are no matchdays, and groups: a list with them is no single league.
Result<void> checkIsLeague(const std::vector<ListedRow> &rows)
{
    constexpr qsizetype mostNamed = 6;
    QStringList rounds;
    QStringList groups;
    bool hasMatchdays = false;
    const auto add = [](QStringList &names, const QString &name) {
        if (!name.isEmpty() && !names.contains(name))
            names << name;
    };
    for (const ListedRow &row : rows) {
        hasMatchdays = hasMatchdays || row.fixture.matchday() > 0;
        if (row.fixture.matchday() == 0)
            add(rounds, row.fixture.round);
        add(groups, row.fixture.group.isEmpty() && row.result ? row.result->group : row.fixture.group);
    }
    if (groups.size() > 1)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "This list has several groups (%1), so it isn't one league."),
                    {QStringList(groups.mid(0, mostNamed)).join(QStringLiteral(", "))});
    // One word for all of them ("league") says nothing.
    if (rounds.size() > (hasMatchdays ? 0 : 1))
        return fail(
            Fault::Refused,
            QT_TRANSLATE_NOOP(
                "core", "This list has rounds that are not matchdays (%1). Leave them out to make a league."),
            {QStringList(rounds.mid(0, mostNamed)).join(QStringLiteral(", "))});
    return {};
}

/// Gives the matches their numbers: those of the list where it has all from 1 on, else in the order of their
/// matchdays.
void numberMatches(ListedSeason &season, const std::vector<ListedRow> &rows)
{
    std::set<int> listed;
    for (const ListedRow &row : rows)
        listed.insert(row.result && row.result->match > 0 ? row.result->match
                                                          : row.fixture.appointment.match);
    if (season.missing() == 0 && listed.size() == rows.size() && *listed.begin() == 1 &&
        at(*listed.rbegin()) == rows.size()) {
        for (std::size_t i = 0; i < rows.size(); ++i)
            season.matches[i].number = rows[i].result && rows[i].result->match > 0
                                           ? rows[i].result->match
                                           : rows[i].fixture.appointment.match;
        return;
    }
    std::vector<std::size_t> order(season.matches.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&season](std::size_t one, std::size_t other) {
        return season.matches[one].matchday < season.matches[other].matchday;
    });
    for (std::size_t i = 0; i < order.size(); ++i)
        season.matches[order[i]].number = static_cast<int>(i) + 1;
}

/// A competition of these teams whose results are entered by hand.
Result<Competition> competitionOf(const MatchTeams &teams, const QString &name, Format format)
{
    const Game &game = *competitionGames().back();
    const GameInfo &info = game.info();
    CompetitionWishes wishes;
    wishes.name = name;
    wishes.format = format.name;
    wishes.ownFormat = std::move(format);
    wishes.draw = QStringLiteral("random");
    // Nine digits at most, as of any other competition.
    wishes.seed = QRandomGenerator::system()->bounded(1'000'000'000U);
    wishes.choice.game = &game;
    wishes.choice.level = QString::fromLatin1(info.levels.front().name);
    const auto level = findLevel(info.levels, wishes.choice.level);
    TOUCHLINE_TRY(level);
    auto options = resolveOptions(info.options, **level, {});
    TOUCHLINE_TRY(options);
    wishes.choice.options = std::move(*options);
    wishes.agent = QString::fromLatin1(info.agents.front().name);
    wishes.choice.agents = {{wishes.agent, wishes.agent}};
    for (const Team &team : teams.all()) {
        wishes.clubs.push_back({team.id, team.code, team.displayName(), team.conference, 0, team.lineage});
        wishes.places << wishes.clubs.back().handle();
    }
    auto made = newCompetition(wishes);
    TOUCHLINE_TRY(made);
    return std::move(made->competition);
}

/// A Swiss of these teams in their order, with the points of its report. Errors: BadInput (too many rounds).
Result<Competition> swissOf(const MatchTeams &teams, const QString &name, const SwissList &list)
{
    RuleSet rules = swissRules();
    if (list.hasHalfPoints) {
        rules.points.win = 1;
        rules.points.draw = TablePoints::ofHalves(1);
    }
    auto format = swissFormat(static_cast<int>(teams.all().size()), list.rounds, {.rules = rules});
    TOUCHLINE_TRY(format);
    if (auto *stage = std::get_if<PairedStage>(&format->stages.front().plan))
        stage->byePoints = rules.points.win;
    return competitionOf(teams, name, *std::move(format));
}

/// The days of its rounds, for all matches of each.
std::vector<Appointment> daysOfRounds(const Competition &swiss, const std::vector<ListedRow> &rows)
{
    std::map<int, QDate> days;
    for (const ListedRow &row : rows)
        if (row.fixture.appointment.date.isValid())
            days.emplace(row.fixture.matchday() - 1, row.fixture.appointment.date);
    std::vector<Appointment> calendar;
    for (const DrawnRound &round : swiss.plan().drawnRounds)
        if (const auto day = days.find(round.round); day != days.end())
            for (const int fixture : round.fixtures)
                calendar.push_back({swiss.fixtures()[at(fixture)].number, day->second, {}, {}, {}, {}, {}});
    return calendar;
}

/// The results and pairings of a Swiss, in the order of its rounds.
std::vector<ResultRow> swissRows(const std::vector<ListedRow> &rows)
{
    std::vector<ResultRow> results;
    for (const ListedRow &row : rows)
        if (row.result) {
            results.push_back(*row.result);
            results.back().stage.clear();
            results.back().date = {};
        }
    return results;
}

/// The days, hours and grounds of the list.
std::vector<Appointment> calendarOf(const ListedSeason &season, const std::vector<ListedRow> &rows)
{
    std::vector<Appointment> calendar;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        Appointment one = rows[i].fixture.appointment;
        one.match = season.matches[i].number;
        if (!(one == Appointment{one.match, {}, {}, {}, {}, {}, {}}))
            calendar.push_back(std::move(one));
    }
    std::sort(calendar.begin(), calendar.end(),
              [](const Appointment &one, const Appointment &other) { return one.match < other.match; });
    return calendar;
}

/// The results, each of the match that it is.
std::vector<ResultRow> resultsOf(const ListedSeason &season, const std::vector<ListedRow> &rows,
                                 const QStringList &names)
{
    std::vector<ResultRow> results;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!rows[i].result || rows[i].result->isOpen)
            continue;
        ResultRow one = *rows[i].result;
        one.match = season.matches[i].number;
        one.stage.clear();
        one.group.clear();
        one.date = {};
        one.otherDate = {};
        one.moment = {};
        one.teams = {{names.at(season.matches[i].home), names.at(season.matches[i].away)}};
        results.push_back(std::move(one));
    }
    return results;
}

/// Enters the results; a row whose result cannot be is left out.
Competition withResults(const Competition &competition, const std::vector<ResultRow> &results,
                        ListImport &list, int &played)
{
    EnteredResults entered =
        enterResults(competition, results, {}, [](const Fixture &) { return QUuid::createUuid(); });
    std::map<int, ListImport::Line *> lines;
    for (ListImport::Line &line : list.lines)
        lines[line.line] = &line;
    for (std::size_t i = 0; i < results.size(); ++i) {
        if (entered.fixtures[i] >= 0)
            ++played;
        else if (!results[i].isOpen)
            lines.at(results[i].line)->fate = Fate::LeftOut;
    }
    for (Problem &problem : entered.problems) {
        ListImport::Line &line = *lines.at(lineOfCsvPlace(problem.where));
        line.fate = Fate::LeftOut;
        line.problems.push_back(std::move(problem));
    }
    list.notes.insert(list.notes.end(), entered.notes.begin(), entered.notes.end());
    return std::move(entered.competition);
}

/// The list makes no league: nothing of it is taken.
ListImport refusedList(ListImport list, const Error &why)
{
    for (ListImport::Line &line : list.lines)
        line.fate = Fate::LeftOut;
    list.fileProblems.push_back({{}, why.message, {}});
    list.fileProblems.insert(list.fileProblems.end(), why.problems.begin(), why.problems.end());
    return list;
}

void noteSeason(const ListedSeason &season, ListImport &list)
{
    if (season.hasOtherMatchdays)
        list.notes.push_back(
            {{},
             {QT_TRANSLATE_NOOP(
                  "core",
                  "A team plays twice on one matchday of this list, so the matchdays follow from the dates."),
              {}},
             {}});
    const std::size_t missing = season.missing();
    if (missing > 0)
        list.notes.push_back(
            {{},
             {missing == 1
                  ? QT_TRANSLATE_NOOP("core",
                                      "%1 match of the league is not in this list: it has no date yet.")
                  : QT_TRANSLATE_NOOP(
                        "core", "%1 matches of the league are not in this list: they have no date yet."),
              {QString::number(missing)}},
             {}});
}

/// Asks whether a new club is one that the league, or the list, has under another spelling. Two that play on
/// the same matchday are not, nor is a club of the league that the list has too.
void noteDoubtfulClubs(const MatchTeams &teams, const ListedSeason &season, const std::vector<Team> &known,
                       ListImport &list)
{
    std::map<QUuid, std::set<int>> days;
    for (std::size_t i = 0; i < season.listed; ++i)
        for (const int team : {season.matches[i].home, season.matches[i].away})
            days[teams.all()[at(team)].id].insert(season.matches[i].matchday);
    const auto meetsDayOf = [&days](const Team &one, const Team &other) {
        const std::set<int> &its = days[other.id];
        const std::set<int> &own = days[one.id];
        return std::any_of(own.begin(), own.end(), [&its](int day) { return its.contains(day); });
    };
    std::vector<Team> others;
    std::copy_if(known.begin(), known.end(), std::back_inserter(others),
                 [&days](const Team &one) { return !days.contains(one.id); });
    for (const PlacedTeam &club : teams.added()) {
        std::vector<Team> maybe;
        std::copy_if(others.begin(), others.end(), std::back_inserter(maybe),
                     [&](const Team &one) { return !meetsDayOf(club.team, one); });
        const Problems doubts = doubtfulClubs(maybe, {club});
        list.notes.insert(list.notes.end(), doubts.begin(), doubts.end());
        others.push_back(club.team);
    }
}

/// Whether a competition of the league has this name.
Result<bool> isTaken(League &league, const QString &name)
{
    const auto lines = league.competitions().all();
    TOUCHLINE_TRY(lines);
    return std::any_of(lines->begin(), lines->end(), [&name](const CompetitionLine &line) {
        return searchKey(line.name) == searchKey(name);
    });
}

/// The names of the teams in a list of matches, each once.
QStringList teamsNamedIn(Kind kind, const CsvList &csv)
{
    QStringList names;
    const auto add = [&names](const PerSide<QString> &teams) {
        for (const Side side : bothSides)
            if (!teams[side].isEmpty())
                names << teams[side];
    };
    if (kind == Kind::Results)
        for (const auto &row : previewResults(withColumnsOf(csv, resultListColumns())).rows)
            add(row.value.teams);
    else
        for (const auto &row : previewFixtures(withColumnsOf(csv, fixtureListColumns())).rows)
            add(row.value.teams);
    names.removeDuplicates();
    return names;
}

/// A Swiss out of its report (readNewLeague()); `list` has no problem yet.
Result<ListImport> newSwiss(MatchList matches, std::vector<Team> known, const QString &name,
                            const SwissList &report)
{
    ListImport &list = matches.list;
    MatchTeams teams(known);
    std::vector<int> places;
    for (const QString &player : report.players)
        places.push_back(teams.take(player, {}));
    auto plain = swissOf(teams, name, report);
    if (!plain)
        return refusedList(std::move(list), plain.error());
    TOUCHLINE_TRY(plain->setCalendar(daysOfRounds(*plain, matches.rows)));
    for (const SwissList::Bye &bye : report.byes)
        TOUCHLINE_TRY(plain->addOrganiserDecision(
            {plain->indexOfTeam(teams.all()[at(places[at(bye.player)])].id), 0, {}, bye.request, 0}));
    ListImport::NewLeague made{std::move(known), {}, 0, report.rounds, 0, *plain};
    made.competition = withResults(*plain, swissRows(matches.rows), list, made.played);
    for (const PlacedTeam &one : teams.added())
        made.added.push_back(one.team);
    list.title = {QT_TRANSLATE_NOOP("core", "Imported the Swiss %1: %2 teams, %3 rounds"),
                  {name, QString::number(teams.all().size()), QString::number(report.rounds)}};
    list.facts = std::move(made);
    return std::move(list);
}

} // namespace

Result<QUuid> competitionOfMatches(League &league, Kind kind, const CsvList &csv, const QUuid &proposed)
{
    const QStringList names = teamsNamedIn(kind, csv);
    if (names.isEmpty())
        return proposed;
    auto lines = league.competitions().all();
    TOUCHLINE_TRY(lines);
    std::erase_if(*lines, [](const CompetitionLine &line) { return line.isArchived; });
    std::stable_partition(lines->begin(), lines->end(),
                          [&proposed](const CompetitionLine &line) { return line.id == proposed; });
    QUuid best;
    std::ptrdiff_t most = (names.size() - 1) / 2;
    for (const CompetitionLine &line : *lines) {
        const auto competition = league.competitions().find(line.id);
        if (!competition)
            continue;
        const NameIndex entrants = indexOf(competition->definition().entrants);
        const auto known = std::count_if(names.begin(), names.end(), [&entrants](const QString &name) {
            return !entrants.find(name).empty();
        });
        if (known > most) {
            most = known;
            best = line.id;
        }
        if (known == names.size())
            break;
    }
    return best;
}

QString newLeagueName(League &league, const CsvList &csv, const QString &file)
{
    QString title = csv.table == nullptr ? QString() : csv.table->title.simplified();
    if (title.isEmpty())
        title = QString(file).replace(u'_', u' ').simplified();
    QString name = title;
    for (int number = 2; isTaken(league, name).value_or(false); ++number)
        name = QStringLiteral("%1 %2").arg(title).arg(number);
    return name;
}

Result<ListImport> readNewLeague(League &league, Kind kind, const CsvList &csv, const NewLeagueWish &wish,
                                 DayOrder order)
{
    TOUCHLINE_TRY(league.refresh());
    auto known = league.teams().all();
    TOUCHLINE_TRY(known);
    const QString name = wish.name.simplified();
    const auto taken = isTaken(league, name);
    TOUCHLINE_TRY(taken);
    MatchList matches(kind, csv, order);
    ListImport &list = matches.list;
    if (*taken)
        return refusedList(std::move(list),
                           {Fault::Refused,
                            {QT_TRANSLATE_NOOP("core", "There is already a competition called %1."), {name}},
                            {}});
    if (name.isEmpty())
        return refusedList(
            std::move(list),
            {Fault::BadInput, {QT_TRANSLATE_NOOP("core", "The new league needs a name."), {}}, {}});
    if (matches.rows.empty())
        return std::move(list);
    if (csv.table && csv.table->swiss && kind == Kind::Results)
        return newSwiss(std::move(matches), *std::move(known), name, *csv.table->swiss);
    MatchTeams teams(*known);
    const std::vector<SeasonMatch> season = matches.season(teams);
    if (const auto good = checkIsLeague(matches.rows); !good)
        return refusedList(std::move(list), good.error());
    auto listed = listedSeason(teams.names(), season, wish.legs);
    if (!listed)
        return refusedList(std::move(list), listed.error());
    numberMatches(*listed, matches.rows);
    auto format = formatTemplate(QStringLiteral("league-%1x%2").arg(teams.all().size()).arg(listed->legs));
    TOUCHLINE_TRY(format);
    const auto plain = competitionOf(teams, name, *std::move(format));
    TOUCHLINE_TRY(plain);
    auto planned = withOwnSchedule(*plain, listed->matches);
    TOUCHLINE_TRY(planned);
    TOUCHLINE_TRY(planned->setCalendar(calendarOf(*listed, matches.rows)));
    ListImport::NewLeague made{std::move(*known), {}, listed->legs, 0, 0, std::move(*planned)};
    made.competition =
        withResults(made.competition, resultsOf(*listed, matches.rows, teams.names()), list, made.played);
    for (const PlacedTeam &one : teams.added())
        made.added.push_back(one.team);
    noteSeason(*listed, list);
    noteDoubtfulClubs(teams, *listed, made.before, list);
    list.title = {QT_TRANSLATE_NOOP("core", "Imported the league %1: %2 clubs, %3 matches"),
                  {name, QString::number(teams.all().size()), QString::number(listed->matches.size())}};
    list.facts = std::move(made);
    return std::move(list);
}

} // namespace touchline
