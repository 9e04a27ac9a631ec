// SPDX-License-Identifier: GPL-3.0-or-later
// Commands about competitions: results, decisions, corrections.
#include "models/league/league_competitions.h"

#include "core/games/registry.h"
#include "core/play/matches/play_rules.h"
#include "models/league/competition_touches.h"
#include "models/league/league_history.h"
#include "models/league/league_teams.h"
#include "models/league/named_rules.h"
#include "models/league/titles.h"
#include "models/store/journal/log_store.h"
#include "models/store/rows/report_rows.h"
#include "models/store/rows/row_store.h"
#include "models/store/rows/row_values.h"

#include <qglobal.h>

#include <algorithm>
#include <set>

namespace touchline {

using namespace store;

namespace {

/// The team of an entrant as the league keeps it, where it does not know it yet.
Team teamOf(const Entrant &entrant)
{
    Team team;
    team.id = entrant.id;
    team.code = entrant.code;
    team.name = entrant.name;
    team.conference = entrant.conference;
    team.lineage = entrant.lineage;
    return team;
}

/// Shirt and manager as the game's own document of the team has them.
void dress(Team &team, const Result<PlayRules> &rules, std::size_t entrant)
{
    if (!rules || rules->documents[entrant] == nullptr)
        return;
    const Team known = rules->choice.game->sideFor(rules->documents[entrant]).team;
    team.kit = known.kit;
    team.manager = known.manager;
    // An entrant is called "France 1998": the team is France, of 1998.
    if (known.displayName() == team.displayName()) {
        team.name = known.name;
        team.year = known.year;
    }
}

/// The row of a competition at another place of the list.
store::Row movedTo(store::Row competition, qlonglong place)
{
    const auto &columns = competition.table->columns;
    const auto found = std::find_if(columns.begin(), columns.end(), [](const Column &column) {
        return QLatin1String(column.name) == QLatin1String("place");
    });
    competition.values[found - columns.begin()] = place;
    return competition;
}

void append(RowChanges &changes, std::vector<store::Row> rows)
{
    for (store::Row &row : rows)
        changes.push_back({{}, std::move(row)});
}

} // namespace

Result<std::vector<CompetitionLine>> LeagueCompetitions::all()
{
    // What may be played is counted by the fixtures, what is played by the reports that count.
    const auto rows = m_league->m_database.rows(
        QStringLiteral("SELECT c.uuid, c.name, c.game, c.level, "
                       "(SELECT COUNT(*) FROM report r WHERE r.competition = c.uuid AND r.state = 'counts'), "
                       "(SELECT COUNT(*) FROM fixture f WHERE f.competition = c.uuid), c.place, "
                       "c.definition FROM competition c ORDER BY c.place"));
    TOUCHLINE_TRY(rows);
    std::vector<CompetitionLine> lines;
    for (const QVariantList &row : *rows) {
        const League::Shape shape = m_league->shapeOf(row[7].toByteArray());
        lines.push_back({uuidOf(row[0]), row[1].toString(), row[2].toString(), row[3].toString(),
                         row[4].toInt(), row[5].toInt(), row[6].toLongLong() > archivePlaces, shape.hasTables,
                         shape.hasBracket, shape.hasTimetable});
    }
    return lines;
}

Result<Competition> LeagueCompetitions::find(const QUuid &id)
{
    const auto found = m_league->stored(id);
    TOUCHLINE_TRY(found);
    return withOthersOfLeague((*found)->competition);
}

Result<RowChanges> LeagueCompetitions::withTeams(const Competition &competition,
                                                 const Result<PlayRules> &rules,
                                                 const std::vector<Team> &known)
{
    std::vector<Entrant> takingPart = competition.definition().entrants;
    // Who replaced whom: the former team took part too.
    for (const Replacement &one : competition.replacements())
        takingPart.push_back(one.former);
    std::vector<store::Row> teams;
    std::set<QString> codes;
    for (std::size_t i = 0; i < takingPart.size(); ++i) {
        Team team = teamOf(takingPart[i]);
        const auto told =
            std::find_if(known.begin(), known.end(), [&team](const Team &one) { return one.id == team.id; });
        if (told != known.end())
            team = *told;
        else if (i < competition.definition().entrants.size())
            dress(team, rules, i);
        if (!team.code.isEmpty()) {
            // A code names one team; another one of that code keeps it.
            const auto same =
                readRows(m_league->m_database, teamTable(), QStringLiteral("WHERE code = ?"), {team.code});
            TOUCHLINE_TRY(same);
            if (!same->empty() || !codes.insert(team.code).second)
                team.code.clear();
        }
        teams.push_back(rowOf(team));
    }
    RowChanges changes;
    TOUCHLINE_TRY(appendUnknown(m_league->m_database, std::move(teams), changes));
    return changes;
}

Result<RowChanges> LeagueCompetitions::squadsFor(const Competition &competition,
                                                 const Result<PlayRules> &rules, const QUuid &before,
                                                 const Competition *present)
{
    const CompetitionDefinition &definition = competition.definition();
    RowChanges changes;
    for (std::size_t i = 0; i < definition.entrants.size(); ++i) {
        const QUuid &team = definition.entrants[i].id;
        if (present != nullptr && present->indexOfTeam(team) >= 0)
            continue;
        auto own = m_league->teams().squad(team, before);
        if (own && !*own && !before.isNull())
            own = m_league->teams().squad(team, {});
        TOUCHLINE_TRY(own);
        StoredSquad entered{QUuid::createUuidV5(definition.id, team.toRfc4122()), team, definition.id, {}, 0};
        if (*own)
            entered.squad = (*own)->squad;
        else if (rules && rules->documents[i] != nullptr)
            entered.squad = rules->choice.game->sideFor(rules->documents[i]).squad;
        if (entered.squad.entries.empty())
            continue;
        TOUCHLINE_TRY(appendUnknown(m_league->m_database, personsOf(entered.squad), changes));
        append(changes, rowsOf(entered));
    }
    return changes;
}

Result<Competition> LeagueCompetitions::withPresentNames(Competition competition)
{
    const auto teams = m_league->teams().all();
    TOUCHLINE_TRY(teams);
    for (const Team &team : *teams) {
        const int index = competition.indexOfTeam(team.id);
        if (index >= 0 && competition.entrant(index).name != team.displayName())
            TOUCHLINE_TRY(competition.renameEntrant(index, team.displayName()));
    }
    return competition;
}

Result<JournalEntry> LeagueCompetitions::add(const Competition &competition, const std::vector<Team> &teams,
                                             const QUuid &before, const Message &title)
{
    TOUCHLINE_TRY(checkName(competition));
    const CompetitionDefinition &definition = competition.definition();
    auto transaction = Transaction::begin(m_league->m_database);
    TOUCHLINE_TRY(transaction);
    const auto there = readRow(m_league->m_database, competitionTable(), {definition.id});
    TOUCHLINE_TRY(there);
    if (*there)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "This competition is already in the league: %1."),
                    {RowReader(**there).text("name")});
    const auto last = m_league->m_database.rows(
        QStringLiteral("SELECT COALESCE(MAX(place % %1), 0) FROM competition").arg(archivePlaces));
    TOUCHLINE_TRY(last);
    auto change = creationOf(competition, last->front().front().toLongLong() + 1, m_league->m_contents);
    TOUCHLINE_TRY(change);
    // A competition of score sheets alone, or of a game that this program lacks, has no documents.
    const auto rules = playRulesOf(competition);
    auto brought = withTeams(competition, rules, teams);
    TOUCHLINE_TRY(brought);
    League::Command command{title.isEmpty()
                                ? Message{QT_TRANSLATE_NOOP("core", "New competition: %1"), {definition.name}}
                                : title,
                            std::move(*brought), touchesOf(*change)};
    TOUCHLINE_TRY(checkPersons(change->persons));
    TOUCHLINE_TRY(appendUnknown(m_league->m_database, std::move(change->persons), command.changes));
    std::move(change->changes.begin(), change->changes.end(), std::back_inserter(command.changes));
    auto squads = squadsFor(competition, rules, before);
    TOUCHLINE_TRY(squads);
    std::move(squads->begin(), squads->end(), std::back_inserter(command.changes));
    auto saved = m_league->savedWith(definition.id, {}, usedRules(definition));
    TOUCHLINE_TRY(saved);
    std::move(saved->begin(), saved->end(), std::back_inserter(command.changes));
    return m_league->commit(*transaction, command, {}, {std::move(*change)});
}

Result<JournalEntry> LeagueCompetitions::remove(const QUuid &id)
{
    // It reads the competition, in a transaction of its own; once more within this one.
    TOUCHLINE_TRY(m_league->refuseIfInPlay(id));
    auto transaction = Transaction::begin(m_league->m_database);
    TOUCHLINE_TRY(transaction);
    const auto rows = rowsOfCompetition(m_league->m_database, id);
    TOUCHLINE_TRY(rows);
    if (rows->empty())
        return fail(Fault::NotFound,
                    QT_TRANSLATE_NOOP("core", "This competition is no longer in the league."));
    League::Command command{
        {QT_TRANSLATE_NOOP("core", "Deleted competition: %1"), {RowReader(rows->front()).text("name")}},
        differences(*rows, {}),
        {{Touch::Kind::Competition, id}}};
    // What was named in it can be chosen on.
    auto saved = m_league->savedWith(id, rulesOfRow(rows->front(), m_league->m_contents), {});
    TOUCHLINE_TRY(saved);
    std::move(saved->begin(), saved->end(), std::back_inserter(command.changes));
    TOUCHLINE_TRY(m_league->refuseIfPlayed(command));
    auto entry = m_league->write(*transaction, command, {});
    if (!entry)
        return entry;
    TOUCHLINE_TRY(m_league->finish(*transaction, *entry));
    m_league->m_competitions.erase(id);
    m_league->forget(command.touches, true);
    return entry;
}

Result<JournalEntry> LeagueCompetitions::rename(const QUuid &id, const QString &name)
{
    const auto base = m_league->stored(id);
    TOUCHLINE_TRY(base);
    const QString present = (*base)->competition.definition().name;
    return update(id,
                  {QT_TRANSLATE_NOOP("core", "Renamed competition: %1 is now %2"), {present, name.trimmed()}},
                  [&name](Competition &competition) { return competition.rename(name); });
}

Result<JournalEntry> LeagueCompetitions::enterLate(const QUuid &competition, const LateEntry &entry)
{
    return update(competition, {QT_TRANSLATE_NOOP("core", "Late entry: %1"), {entry.team.name}},
                  [&entry](Competition &changed) { return changed.enterLate(entry); });
}

Result<JournalEntry> LeagueCompetitions::setRanking(const QUuid &competition, const std::vector<QUuid> &teams)
{
    const auto base = m_league->stored(competition);
    TOUCHLINE_TRY(base);
    const Competition &present = (*base)->competition;
    std::vector<int> order;
    for (const QUuid &team : teams) {
        order.push_back(present.indexOfTeam(team));
        if (order.back() < 0)
            return fail(Fault::NotFound,
                        QT_TRANSLATE_NOOP("core", "There is no such team in this competition."));
    }
    return update(competition, rankingTitle(present, order),
                  [&order](Competition &changed) { return changed.setRanking(order); });
}

Result<JournalEntry> LeagueCompetitions::setArchived(const QUuid &id, bool isArchived)
{
    auto transaction = Transaction::begin(m_league->m_database);
    TOUCHLINE_TRY(transaction);
    const auto there = readRow(m_league->m_database, competitionTable(), {id});
    TOUCHLINE_TRY(there);
    if (!*there)
        return fail(Fault::NotFound,
                    QT_TRANSLATE_NOOP("core", "This competition is no longer in the league."));
    const qlonglong place = RowReader(**there).number("place");
    if ((place > archivePlaces) == isArchived)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Nothing would change."));
    store::Row moved = movedTo(**there, isArchived ? place + archivePlaces : place - archivePlaces);
    const League::Command command{{isArchived
                                       ? QT_TRANSLATE_NOOP("core", "Archived competition: %1")
                                       : QT_TRANSLATE_NOOP("core", "Competition back from the archive: %1"),
                                   {RowReader(**there).text("name")}},
                                  {{**there, std::move(moved)}},
                                  {{Touch::Kind::Competition, id}}};
    auto entry = m_league->write(*transaction, command, {{"competition", id, {}}});
    if (!entry)
        return entry;
    TOUCHLINE_TRY(m_league->finish(*transaction, *entry));
    m_league->m_competitions.erase(id);
    m_league->forget(command.touches, true);
    return entry;
}

Result<JournalEntry> LeagueCompetitions::update(const QUuid &competition, const Message &title,
                                                const std::function<Result<void>(Competition &)> &make)
{
    const auto base = m_league->stored(competition);
    TOUCHLINE_TRY(base);
    const Competition before = (*base)->competition;
    Competition after = before;
    TOUCHLINE_TRY(make(after));
    auto entry = m_league->commitCompetition(competition, after, title);
    if (entry || entry.error().fault != Fault::Conflict)
        return entry;
    return m_league->commitAgain(competition, [&](const Competition &present) -> Result<League::Reworked> {
        Competition again = present;
        if (!make(again) || !isUntouchedByOthers({before, after}, {present, again}))
            return fail(entry.error());
        return League::Reworked{std::move(again), title};
    });
}

} // namespace touchline
