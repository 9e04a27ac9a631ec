// SPDX-License-Identifier: GPL-3.0-or-later
// Commands about teams, their lists of players and what games know of them.
#include "models/league/league_teams.h"

#include "core/base/json_reader.h"
#include "core/base/search_key.h"
#include "core/competition/progress.h"
#include "models/league/league_competitions.h"
#include "models/store/rows/club_rows.h"
#include "models/store/rows/competition_rows.h"
#include "models/store/rows/row_store.h"
#include "models/store/rows/row_values.h"

#include <QHash>
#include <QJsonArray>
#include <QSet>
#include <qglobal.h>

#include <algorithm>
#include <utility>

namespace touchline {

using namespace store;

namespace {

Result<void> check(const std::vector<Team> &teams)
{
    Problems problems;
    QSet<QUuid> seen;
    for (const Team &team : teams) {
        if (team.id.isNull() || team.name.trimmed().isEmpty())
            problems.push_back(
                {team.code, {QT_TRANSLATE_NOOP("core", "A team needs an id and a name."), {}}, {}});
        else if (seen.contains(team.id))
            problems.push_back(
                {team.name, {QT_TRANSLATE_NOOP("core", "This team is listed twice."), {}}, {}});
        if (team.year < 0)
            problems.push_back(
                {team.name,
                 {QT_TRANSLATE_NOOP("core", "A team's year cannot be %1."), {QString::number(team.year)}},
                 {}});
        seen.insert(team.id);
    }
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "These teams cannot be saved."), {},
                    std::move(problems));
    return {};
}

Result<void> check(const std::vector<StoredSquad> &lists)
{
    Problems problems;
    for (const StoredSquad &list : lists) {
        Problems ofList = validatePlayerList(list.squad);
        std::move(ofList.begin(), ofList.end(), std::back_inserter(problems));
    }
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "This list of players cannot be saved."), {},
                    std::move(problems));
    return {};
}

/// Refuses the code of another team.
Result<void> checkCode(Database &database, const Team &team, QSet<QString> &codes)
{
    if (team.code.isEmpty())
        return {};
    const auto same =
        readRows(database, teamTable(), QStringLiteral("WHERE code = ? AND uuid <> ?"), {team.code, team.id});
    TOUCHLINE_TRY(same);
    if (!same->empty() || codes.contains(team.code))
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Another team has the code \"%1\" already."),
                    {team.code});
    codes.insert(team.code);
    return {};
}

/// Refuses while a competition names the team: as an entrant, in a list of players, in a result of a team
/// that was replaced.
Result<void> refuseIfTakingPart(Database &database, const QUuid &team, const QString &name)
{
    const QVariant id = toSql(database.backend(), QVariant(team));
    const auto competitions = database.rows(
        QStringLiteral("SELECT name FROM competition WHERE uuid IN (SELECT competition FROM entrant WHERE "
                       "team = ? UNION SELECT competition FROM squad WHERE team = ? UNION SELECT competition "
                       "FROM report WHERE home_team = ? OR away_team = ?) ORDER BY place LIMIT 1"),
        {id, id, id, id});
    TOUCHLINE_TRY(competitions);
    if (!competitions->empty())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 is in %2."),
                    {name, competitions->front().front().toString()});
    return {};
}

/// Refuses a list of players for a competition that the team does not take part in.
Result<void> refuseUnlessTakingPart(Database &database, const QUuid &team, const QString &name,
                                    const QUuid &competition)
{
    const auto row = readRow(database, competitionTable(), {competition});
    TOUCHLINE_TRY(row);
    if (!*row)
        return fail(Fault::NotFound,
                    QT_TRANSLATE_NOOP("core", "This competition is no longer in the league."));
    const auto entrants = readRows(database, entrantTable(),
                                   QStringLiteral("WHERE competition = ? AND team = ?"), {competition, team});
    TOUCHLINE_TRY(entrants);
    if (entrants->empty())
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "%1 is not in %2, so it has no squad list there."),
                    {name, RowReader(**row).text("name")});
    return {};
}

/// Nothing of it is to come, and its last match with a day was before that one.
bool isOverBefore(const Competition &competition, const QDate &day)
{
    const Progress now = progress(competition);
    if (!now.roundsToDraw.empty())
        return false;
    for (std::size_t i = 0; i < now.fixtures.size(); ++i) {
        const FixtureState state = now.fixtures[i].state;
        const bool isIdle = state == FixtureState::Waiting && competition.fixtures()[i].isConditional();
        const bool isOpen = state == FixtureState::Ready || state == FixtureState::Waiting ||
                            state == FixtureState::Undecided || state == FixtureState::InConflict;
        const Appointment *appointment = competition.appointment(static_cast<int>(i));
        const bool isLater = state == FixtureState::Played && appointment != nullptr &&
                             appointment->date.isValid() && appointment->date >= day;
        if ((isOpen && !isIdle) || isLater)
            return false;
    }
    return true;
}

/// What the teams were called in competitions, by team.
Result<QHash<QUuid, QStringList>> formerNames(Database &database)
{
    const auto rows = database.rows(QStringLiteral("SELECT team, name, entry FROM entrant ORDER BY team"));
    TOUCHLINE_TRY(rows);
    QHash<QUuid, QStringList> names;
    for (const QVariantList &row : *rows) {
        QStringList &own = names[fromSql(row.front(), ColumnType::Uuid).toUuid()];
        own << row.at(1).toString();
        const QString entry = row.at(2).toString();
        if (!entry.contains(QLatin1String("former_names")))
            continue;
        if (const auto object = parseJsonObject(entry.toUtf8()))
            for (const auto &one : object->value(QStringLiteral("former_names")).toArray())
                own << one[QStringLiteral("name")].toString();
    }
    for (QStringList &own : names)
        own.removeDuplicates();
    return names;
}

} // namespace

Result<std::vector<Team>> LeagueTeams::all()
{
    const auto rows =
        readRows(m_league->m_database, teamTable(), QStringLiteral("ORDER BY name, year, code"));
    TOUCHLINE_TRY(rows);
    std::vector<std::pair<QString, Team>> byKey;
    byKey.reserve(rows->size());
    for (const auto &row : *rows) {
        Team team = store::teamOf(row);
        byKey.emplace_back(searchKey(team.name), std::move(team));
    }
    // A database orders by code points, or as the server's locale has it.
    std::stable_sort(byKey.begin(), byKey.end(),
                     [](const auto &one, const auto &other) { return one.first < other.first; });
    auto former = formerNames(m_league->m_database);
    TOUCHLINE_TRY(former);
    std::vector<Team> teams;
    teams.reserve(byKey.size());
    for (auto &[key, team] : byKey) {
        team.formerNames = former->value(team.id);
        team.formerNames.removeAll(team.displayName());
        team.formerNames.removeAll(team.name);
        teams.push_back(std::move(team));
    }
    return teams;
}

Result<std::optional<QJsonObject>> LeagueTeams::document(const QUuid &team, const QString &game)
{
    const auto row = readRow(m_league->m_database, teamDocumentTable(), {team, game});
    TOUCHLINE_TRY(row);
    if (!*row)
        return std::optional<QJsonObject>();
    auto object = m_league->m_contents.object(RowReader(**row).bytes("content"));
    TOUCHLINE_TRY(object);
    return std::optional(std::move(*object));
}

Result<JournalEntry> LeagueTeams::add(const std::vector<Team> &teams, const Message &title,
                                      const std::vector<StoredSquad> &lists)
{
    TOUCHLINE_TRY(check(teams));
    Command command{{QT_TRANSLATE_NOOP("core", "New teams: %1"), {QString::number(teams.size())}}, {}, {}};
    if (teams.size() == 1)
        command.title = {QT_TRANSLATE_NOOP("core", "New team: %1"), {teams.front().name}};
    if (!title.isEmpty())
        command.title = title;
    QSet<QString> codes;
    for (const Team &team : teams) {
        TOUCHLINE_TRY(checkCode(m_league->m_database, team, codes));
        const auto there = readRow(m_league->m_database, teamTable(), {team.id});
        TOUCHLINE_TRY(there);
        if (*there)
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "This team is already in the league: %1."),
                        {team.displayName()});
        command.changes.push_back({{}, rowOf(team)});
        command.touches.push_back({Touch::Kind::Team, team.id});
    }
    std::vector<Expected> expected;
    TOUCHLINE_TRY(addSquads(lists, teams, command, expected));
    return m_league->commit(command, expected);
}

Result<std::vector<Competition>> LeagueTeams::renamedIn(const Team &team, const QDate &from)
{
    const auto lines = m_league->competitions().all();
    TOUCHLINE_TRY(lines);
    std::vector<Competition> renamed;
    for (const CompetitionLine &line : *lines) {
        const auto base = m_league->stored(line.id);
        TOUCHLINE_TRY(base);
        Competition competition = (*base)->competition;
        const int index = competition.indexOfTeam(team.id);
        if (index < 0 || competition.entrant(index).name == team.displayName() ||
            isOverBefore(competition, from))
            continue;
        TOUCHLINE_TRY(competition.renameEntrant(index, team.displayName(), from));
        renamed.push_back(std::move(competition));
    }
    return renamed;
}

Result<JournalEntry> LeagueTeams::change(const Team &team, const QDate &from)
{
    if (auto good = check({team}); !good)
        return fail(good.error());
    QSet<QString> codes;
    TOUCHLINE_TRY(checkCode(m_league->m_database, team, codes));
    auto before = readRow(m_league->m_database, teamTable(), {team.id});
    TOUCHLINE_TRY(before);
    if (!*before)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "This team is no longer in the league."));
    store::Row after = rowOf(team);
    if (**before == after)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Nothing would change."));
    Command command{{QT_TRANSLATE_NOOP("core", "Change team: %1"), {team.displayName()}},
                    {{**before, std::move(after)}},
                    {{Touch::Kind::Team, team.id}}};
    const QString former = store::teamOf(**before).displayName();
    if (former == team.displayName())
        return m_league->commit(command, {{"team", team.id, {}}});
    const QDate day = from.isValid() ? from : m_league->today();
    if (day > m_league->today())
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "The day of the new name is still to come: rename %1 on %2."),
                    {former, day.toString(Qt::ISODate)});
    command.title = {QT_TRANSLATE_NOOP("core", "Renamed team: %1 is now %2, from %3 on"),
                     {former, team.displayName(), day.toString(Qt::ISODate)}};
    const auto renamed = renamedIn(team, day);
    TOUCHLINE_TRY(renamed);
    auto transaction = Transaction::begin(m_league->m_database);
    TOUCHLINE_TRY(transaction);
    std::vector<Expected> expected{{"team", team.id, {}}};
    std::vector<CompetitionChange> changes;
    TOUCHLINE_TRY(m_league->addChanges(*renamed, command, expected, changes));
    for (CompetitionChange &change : changes)
        std::move(change.changes.begin(), change.changes.end(), std::back_inserter(command.changes));
    return m_league->commit(*transaction, command, expected, std::move(changes));
}

Result<JournalEntry> LeagueTeams::remove(const QUuid &team)
{
    auto transaction = Transaction::begin(m_league->m_database);
    TOUCHLINE_TRY(transaction);
    const auto row = readRow(m_league->m_database, teamTable(), {team});
    TOUCHLINE_TRY(row);
    if (!*row)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "This team is no longer in the league."));
    const QString name = store::teamOf(**row).displayName();
    TOUCHLINE_TRY(refuseIfTakingPart(m_league->m_database, team, name));
    Command command{{QT_TRANSLATE_NOOP("core", "Remove team: %1"), {name}}, {}, {{Touch::Kind::Team, team}}};
    const auto own = readSquad(m_league->m_database, team, {});
    TOUCHLINE_TRY(own);
    if (*own)
        command.changes = differences(rowsOf(**own), {});
    const auto documents =
        readRows(m_league->m_database, teamDocumentTable(), QStringLiteral("WHERE team = ?"), {team});
    TOUCHLINE_TRY(documents);
    for (const store::Row &document : *documents)
        command.changes.push_back({document, {}});
    auto club = readRow(m_league->m_database, clubTable(), {team});
    TOUCHLINE_TRY(club);
    if (*club)
        command.changes.push_back({std::move(**club), {}});
    command.changes.push_back({**row, {}});
    return m_league->commit(*transaction, command, {});
}

Result<JournalEntry> LeagueTeams::setSquad(const QUuid &team, const QUuid &competition, const Squad &squad)
{
    const auto row = readRow(m_league->m_database, teamTable(), {team});
    TOUCHLINE_TRY(row);
    if (!*row)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "This team is no longer in the league."));
    const auto before = readSquad(m_league->m_database, team, competition);
    TOUCHLINE_TRY(before);
    StoredSquad after = before->value_or(StoredSquad{{}, team, competition, {}, 0});
    after.squad = squad;
    return setSquads({after},
                     {QT_TRANSLATE_NOOP("core", "Squad of %1"), {store::teamOf(**row).displayName()}});
}

Result<JournalEntry> LeagueTeams::setSquads(const std::vector<StoredSquad> &lists, const Message &title)
{
    Command command{title, {}, {}};
    std::vector<Expected> expected;
    TOUCHLINE_TRY(addSquads(lists, {}, command, expected));
    if (command.touches.empty())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Nothing would change."));
    return m_league->commit(command, expected);
}

Result<void> LeagueTeams::addSquads(const std::vector<StoredSquad> &lists, const std::vector<Team> &added,
                                    Command &command, std::vector<Expected> &expected)
{
    TOUCHLINE_TRY(check(lists));
    std::vector<store::Row> persons;
    for (const StoredSquad &list : lists) {
        std::vector<store::Row> ofList = personsOf(list.squad);
        std::move(ofList.begin(), ofList.end(), std::back_inserter(persons));
    }
    TOUCHLINE_TRY(appendUnknown(m_league->m_database, std::move(persons), command.changes));
    for (const StoredSquad &list : lists)
        TOUCHLINE_TRY(addSquad(list, added, command, expected));
    return {};
}

Result<void> LeagueTeams::addSquad(const StoredSquad &list, const std::vector<Team> &added, Command &command,
                                   std::vector<Expected> &expected)
{
    const auto row = readRow(m_league->m_database, teamTable(), {list.team});
    TOUCHLINE_TRY(row);
    const bool isAdded =
        std::any_of(added.begin(), added.end(), [&list](const Team &team) { return team.id == list.team; });
    if (!*row && (!isAdded || !list.competition.isNull()))
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "This team is no longer in the league."));
    if (!list.competition.isNull())
        TOUCHLINE_TRY(refuseUnlessTakingPart(m_league->m_database, list.team,
                                             store::teamOf(**row).displayName(), list.competition));
    const auto before = readSquad(m_league->m_database, list.team, list.competition);
    TOUCHLINE_TRY(before);
    const QUuid known = *before ? (*before)->id : QUuid();
    if (known != list.id)
        return m_league->changedByOthers(known.isNull() ? list.id : known, command);
    StoredSquad after = list;
    if (after.id.isNull())
        after.id = QUuid::createUuid();
    RowChanges changes = differences(*before ? rowsOf(**before) : std::vector<store::Row>(), rowsOf(after));
    if (changes.empty()) {
        const auto shown = squad(list.team, list.competition);
        TOUCHLINE_TRY(shown);
        if (!*shown || (*shown)->squad == list.squad)
            return {};
        // It is read with moves since it was written; that these are not meant is a change, though the rows
        // stay as they are.
        const store::Row same = rowsOf(after).front();
        changes.push_back({same, same});
    }
    std::move(changes.begin(), changes.end(), std::back_inserter(command.changes));
    command.touches.push_back({Touch::Kind::Squad, after.id});
    command.touches.push_back({Touch::Kind::Within, list.team});
    if (*before)
        expected.push_back({"squad", after.id, list.version});
    return {};
}

Result<JournalEntry> LeagueTeams::setDocument(const QUuid &team, const QString &game,
                                              const QJsonObject &document)
{
    if (game.isEmpty())
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "A team's card belongs to one game: say which."));
    const auto row = readRow(m_league->m_database, teamTable(), {team});
    TOUCHLINE_TRY(row);
    if (!*row)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "This team is no longer in the league."));
    auto transaction = Transaction::begin(m_league->m_database);
    TOUCHLINE_TRY(transaction);
    const auto content = m_league->m_contents.put(document);
    TOUCHLINE_TRY(content);
    const auto before = readRow(m_league->m_database, teamDocumentTable(), {team, game});
    TOUCHLINE_TRY(before);
    const Command command{{QT_TRANSLATE_NOOP("core", "Card of %1"), {store::teamOf(**row).displayName()}},
                          {{*before, store::Row{&teamDocumentTable(), {team, game, *content}}}},
                          {{Touch::Kind::Team, team}}};
    return m_league->commit(*transaction, command, {{"team", team, {}}});
}

} // namespace touchline
