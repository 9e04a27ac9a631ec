// SPDX-License-Identifier: GPL-3.0-or-later
// Commands about competitions: results, decisions, corrections.
#include "models/league/league.h"

#include "core/games/registry.h"
#include "core/play/matches/play_rules.h"
#include "models/league/competition_touches.h"
#include "models/league/same_facts.h"
#include "models/league/saved_rules.h"
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

/// A report has an id of its own, also when the same match is entered once more.
void giveNewId(MatchReport &report, std::optional<MatchLog> &log)
{
    report.id = QUuid::createUuid();
    if (log)
        log->report = report;
}

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

Result<void> checkName(const Competition &competition)
{
    if (competition.definition().name.isEmpty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "A competition needs a name."));
    return {};
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

/// The number of the match that a change is about; nothing where it is about more than one.
std::optional<int> matchOf(const Change &change, const Competition &competition)
{
    if (const auto *report = std::get_if<MatchReport>(&change)) {
        const int index = competition.indexOfFixture(report->fixture);
        return index < 0 ? std::nullopt
                         : std::optional(competition.fixtures()[static_cast<std::size_t>(index)].number);
    }
    if (const auto *withdrawal = std::get_if<ReportWithdrawal>(&change))
        return withdrawal->match;
    if (const auto *ruling = std::get_if<Ruling>(&change))
        return ruling->match;
    return {};
}

void append(RowChanges &changes, std::vector<store::Row> rows)
{
    for (store::Row &row : rows)
        changes.push_back({{}, std::move(row)});
}

} // namespace

Result<RowChanges> League::withTeams(const Competition &competition, const Result<PlayRules> &rules,
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
                readRows(m_database, teamTable(), QStringLiteral("WHERE code = ?"), {team.code});
            TOUCHLINE_TRY(same);
            if (!same->empty() || !codes.insert(team.code).second)
                team.code.clear();
        }
        teams.push_back(rowOf(team));
    }
    RowChanges changes;
    TOUCHLINE_TRY(appendUnknown(m_database, std::move(teams), changes));
    return changes;
}

Result<RowChanges> League::squadsFor(const Competition &competition, const Result<PlayRules> &rules,
                                     const QUuid &before)
{
    const CompetitionDefinition &definition = competition.definition();
    RowChanges changes;
    for (std::size_t i = 0; i < definition.entrants.size(); ++i) {
        const QUuid &team = definition.entrants[i].id;
        auto own = squad(team, before);
        if (own && !*own && !before.isNull())
            own = squad(team, {});
        TOUCHLINE_TRY(own);
        StoredSquad entered{QUuid::createUuidV5(definition.id, team.toRfc4122()), team, definition.id, {}, 0};
        if (*own)
            entered.squad = (*own)->squad;
        else if (rules && rules->documents[i] != nullptr)
            entered.squad = rules->choice.game->sideFor(rules->documents[i]).squad;
        if (entered.squad.entries.empty())
            continue;
        TOUCHLINE_TRY(appendUnknown(m_database, personsOf(entered.squad), changes));
        append(changes, rowsOf(entered));
    }
    return changes;
}

Result<JournalEntry> League::addCompetition(const Competition &competition, const std::vector<Team> &teams,
                                            const QUuid &before)
{
    TOUCHLINE_TRY(checkName(competition));
    const CompetitionDefinition &definition = competition.definition();
    auto transaction = Transaction::begin(m_database);
    TOUCHLINE_TRY(transaction);
    const auto there = readRow(m_database, competitionTable(), {definition.id});
    TOUCHLINE_TRY(there);
    if (*there)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "This competition is already in the league: %1."),
                    {RowReader(**there).text("name")});
    const auto last = m_database.rows(
        QStringLiteral("SELECT COALESCE(MAX(place % %1), 0) FROM competition").arg(archivePlaces));
    TOUCHLINE_TRY(last);
    auto change = creationOf(competition, last->front().front().toLongLong() + 1, m_contents);
    TOUCHLINE_TRY(change);
    // A competition of score sheets alone, or of a game that this program lacks, has no documents.
    const auto rules = playRulesOf(competition);
    auto brought = withTeams(competition, rules, teams);
    TOUCHLINE_TRY(brought);
    Command command{{QT_TRANSLATE_NOOP("core", "New competition: %1"), {definition.name}},
                    std::move(*brought),
                    touchesOf(*change)};
    TOUCHLINE_TRY(checkPersons(change->persons));
    TOUCHLINE_TRY(appendUnknown(m_database, std::move(change->persons), command.changes));
    std::move(change->changes.begin(), change->changes.end(), std::back_inserter(command.changes));
    auto squads = squadsFor(competition, rules, before);
    TOUCHLINE_TRY(squads);
    std::move(squads->begin(), squads->end(), std::back_inserter(command.changes));
    auto saved = savedWith(definition.id, {}, usedRules(definition));
    TOUCHLINE_TRY(saved);
    std::move(saved->begin(), saved->end(), std::back_inserter(command.changes));
    auto entry = write(*transaction, command, {});
    if (!entry)
        return entry;
    TOUCHLINE_TRY(finish(*transaction, *entry));
    m_competitions.insert_or_assign(definition.id, std::move(change->next));
    forget(command.touches, true);
    return entry;
}

Result<JournalEntry> League::removeCompetition(const QUuid &id)
{
    // It reads the competition, in a transaction of its own; once more within this one.
    TOUCHLINE_TRY(refuseIfInPlay(id));
    auto transaction = Transaction::begin(m_database);
    TOUCHLINE_TRY(transaction);
    const auto rows = rowsOfCompetition(m_database, id);
    TOUCHLINE_TRY(rows);
    if (rows->empty())
        return fail(Fault::NotFound,
                    QT_TRANSLATE_NOOP("core", "This competition is no longer in the league."));
    Command command{
        {QT_TRANSLATE_NOOP("core", "Deleted competition: %1"), {RowReader(rows->front()).text("name")}},
        differences(*rows, {}),
        {{Touch::Kind::Competition, id}}};
    // What was named in it can be chosen on.
    auto saved = savedWith(id, rulesOfRow(rows->front(), m_contents), {});
    TOUCHLINE_TRY(saved);
    std::move(saved->begin(), saved->end(), std::back_inserter(command.changes));
    TOUCHLINE_TRY(refuseIfPlayed(command));
    auto entry = write(*transaction, command, {});
    if (!entry)
        return entry;
    TOUCHLINE_TRY(finish(*transaction, *entry));
    m_competitions.erase(id);
    forget(command.touches, true);
    return entry;
}

Result<JournalEntry> League::renameCompetition(const QUuid &id, const QString &name)
{
    const auto base = stored(id);
    TOUCHLINE_TRY(base);
    const QString present = (*base)->competition.definition().name;
    return update(id,
                  {QT_TRANSLATE_NOOP("core", "Renamed competition: %1 is now %2"), {present, name.trimmed()}},
                  [&name](Competition &competition) { return competition.rename(name); });
}

Result<JournalEntry> League::setRanking(const QUuid &competition, const std::vector<QUuid> &teams)
{
    const auto base = stored(competition);
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

Result<JournalEntry> League::setArchived(const QUuid &id, bool isArchived)
{
    auto transaction = Transaction::begin(m_database);
    TOUCHLINE_TRY(transaction);
    const auto there = readRow(m_database, competitionTable(), {id});
    TOUCHLINE_TRY(there);
    if (!*there)
        return fail(Fault::NotFound,
                    QT_TRANSLATE_NOOP("core", "This competition is no longer in the league."));
    const qlonglong place = RowReader(**there).number("place");
    if ((place > archivePlaces) == isArchived)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Nothing would change."));
    store::Row moved = movedTo(**there, isArchived ? place + archivePlaces : place - archivePlaces);
    const Command command{{isArchived ? QT_TRANSLATE_NOOP("core", "Archived competition: %1")
                                      : QT_TRANSLATE_NOOP("core", "Competition back from the archive: %1"),
                           {RowReader(**there).text("name")}},
                          {{**there, std::move(moved)}},
                          {{Touch::Kind::Competition, id}}};
    auto entry = write(*transaction, command, {{"competition", id, {}}});
    if (!entry)
        return entry;
    TOUCHLINE_TRY(finish(*transaction, *entry));
    m_competitions.erase(id);
    forget(command.touches, true);
    return entry;
}

Result<JournalEntry> League::record(const QUuid &competition, MatchReport report, std::optional<MatchLog> log,
                                    const Note &note)
{
    const auto base = stored(competition);
    TOUCHLINE_TRY(base);
    giveNewId(report, log);
    const Message title = resultTitle((*base)->competition, report);
    Competition after = (*base)->competition;
    TOUCHLINE_TRY(after.record(std::move(report), note));
    std::vector<MatchLog> logs;
    if (log)
        logs.push_back(std::move(*log));
    return commitCompetition(competition, after, title, logs);
}

Result<JournalEntry> League::recordFirst(const QUuid &competition, MatchReport report)
{
    const auto base = stored(competition);
    TOUCHLINE_TRY(base);
    const Competition &present = (*base)->competition;
    const int fixture = present.indexOfFixture(report.fixture);
    if (fixture < 0 || present.report(fixture) == nullptr)
        return record(competition, std::move(report));
    Command command;
    command.title = resultTitle(present, report);
    return changedByOthers(report.fixture, command);
}

Result<JournalEntry> League::record(const QUuid &competition, std::vector<MatchReport> reports,
                                    std::vector<MatchLog> logs, const Message &title)
{
    const auto base = stored(competition);
    TOUCHLINE_TRY(base);
    Competition after = (*base)->competition;
    for (std::size_t i = 0; i < reports.size(); ++i) {
        const QUuid former = reports[i].id;
        reports[i].id = QUuid::createUuid();
        for (MatchLog &log : logs)
            if (log.report.id == former)
                log.report = reports[i];
        TOUCHLINE_TRY(after.record(reports[i]));
    }
    return commitCompetition(competition, after, title, logs);
}

Result<JournalEntry> League::recordPlayed(const Competition &before, const Competition &after,
                                          const std::vector<MatchLog> &logs, const Message &title,
                                          const std::optional<QUuid> &step)
{
    const QUuid id = before.definition().id;
    const auto base = stored(id);
    TOUCHLINE_TRY(base);
    if (!((*base)->competition == before))
        return fail(Fault::Conflict,
                    QT_TRANSLATE_NOOP("core", "The competition was changed while the computer played."));
    return commitCompetition(id, after, title, logs, step);
}

Result<bool> League::holds(const JournalEntry &newestOfStep)
{
    const auto entry = m_journal.entry(newestOfStep.seq);
    TOUCHLINE_TRY(entry);
    return entry->state == JournalEntry::State::Done;
}

Result<JournalEntry> League::update(const QUuid &competition, const Message &title,
                                    const std::function<Result<void>(Competition &)> &make)
{
    const auto base = stored(competition);
    TOUCHLINE_TRY(base);
    const Competition before = (*base)->competition;
    Competition after = before;
    TOUCHLINE_TRY(make(after));
    auto entry = commitCompetition(competition, after, title);
    if (entry || entry.error().fault != Fault::Conflict)
        return entry;
    return commitAgain(competition, [&](const Competition &present) -> Result<Reworked> {
        Competition again = present;
        if (!make(again) || !isUntouchedByOthers({before, after}, {present, again}))
            return fail(entry.error());
        return Reworked{std::move(again), title};
    });
}

Result<JournalEntry> League::commitAgain(const QUuid &id,
                                         const std::function<Result<Reworked>(const Competition &)> &work)
{
    Result<JournalEntry> entry;
    {
        auto transaction = Transaction::begin(m_database);
        TOUCHLINE_TRY(transaction);
        auto read = readCompetition(m_database, m_contents, id);
        TOUCHLINE_TRY(read);
        const auto known = m_competitions.insert_or_assign(id, std::move(*read)).first;
        const auto made = work(known->second.competition);
        entry = made ? commitCompetition(*transaction, id, made->after, made->title)
                     : Result<JournalEntry>(fail(made.error()));
    }
    // What the others did is news for whoever looks at this league.
    if (auto fresh = refresh(); !fresh && entry)
        return fail(fresh.error());
    return entry;
}

Result<Correction> League::correction(const QUuid &competition, const Change &change)
{
    const auto base = stored(competition);
    TOUCHLINE_TRY(base);
    auto brought = consequences((*base)->competition, change);
    TOUCHLINE_TRY(brought);
    return Correction{competition, change, std::move(*brought), (*base)->competition};
}

bool League::isSame(const Correction &correction, const Competition &present)
{
    if (present == correction.before)
        return true;
    const std::optional<int> number = matchOf(correction.change, present);
    if (!number || !hasSameFacts(correction.before, present, *number))
        return false;
    const auto brought = consequences(present, correction.change);
    const Consequences &shown = correction.consequences;
    return brought && brought->conflicts == shown.conflicts && brought->freed == shown.freed &&
           brought->sides == shown.sides && brought->idleLots == shown.idleLots &&
           brought->roundsToDraw == shown.roundsToDraw;
}

Result<JournalEntry> League::correct(const Correction &correction, const Note &note)
{
    const auto work = [&](const Competition &present) -> Result<Reworked> {
        if (!isSame(correction, present))
            return fail(Fault::Conflict,
                        QT_TRANSLATE_NOOP("core",
                                          "The competition has changed since the consequences of this "
                                          "correction were worked out. Look at the consequences again."));
        Change change = correction.change;
        if (auto *report = std::get_if<MatchReport>(&change))
            report->id = QUuid::createUuid();
        auto after = withChange(present, change, note);
        TOUCHLINE_TRY(after);
        return Reworked{std::move(*after), changeTitle(present, change)};
    };
    TOUCHLINE_TRY(refresh());
    const auto base = stored(correction.competition);
    TOUCHLINE_TRY(base);
    const auto made = work((*base)->competition);
    TOUCHLINE_TRY(made);
    auto entry = commitCompetition(correction.competition, made->after, made->title);
    // Others may write between the look and the entry; as long as it is not about the same match, it is
    // worked out again on what they left.
    return entry || entry.error().fault != Fault::Conflict ? entry
                                                           : commitAgain(correction.competition, work);
}

Result<JournalEntry> League::commitCompetition(const QUuid &id, const Competition &after,
                                               const Message &title, const std::vector<MatchLog> &logs,
                                               const std::optional<QUuid> &step)
{
    // Read before the transaction begins; it has one of its own.
    TOUCHLINE_TRY(stored(id));
    auto transaction = Transaction::begin(m_database);
    return transaction ? commitCompetition(*transaction, id, after, title, logs, step)
                       : fail(transaction.error());
}

Result<JournalEntry> League::commitCompetition(Transaction &transaction, const QUuid &id,
                                               const Competition &after, const Message &title,
                                               const std::vector<MatchLog> &logs,
                                               const std::optional<QUuid> &step)
{
    TOUCHLINE_TRY(checkName(after));
    const StoredCompetition *base = &m_competitions.at(id);
    auto change = changeOf(*base, after, m_contents);
    TOUCHLINE_TRY(change);
    if (change->changes.empty())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Nothing would change."));
    std::vector<Expected> expected;
    for (const std::vector<int> *list : {&change->fixtures, &change->ruledAbout})
        for (const int index : *list)
            expected.push_back({"fixture", after.fixtures()[static_cast<std::size_t>(index)].id,
                                base->fixtureVersions[static_cast<std::size_t>(index)]});
    if (change->isOfCompetition)
        expected.push_back({"competition", id, base->version});
    Command command{title, {}, touchesOf(*change)};
    command.step = step;
    if (change->isOfFrame) {
        auto teams = withTeams(after, playRulesOf(after));
        TOUCHLINE_TRY(teams);
        command.changes = std::move(*teams);
        auto saved = savedWith(id, usedRules(base->competition.definition()), usedRules(after.definition()));
        TOUCHLINE_TRY(saved);
        std::move(saved->begin(), saved->end(), std::back_inserter(command.changes));
    }
    TOUCHLINE_TRY(checkPersons(change->persons));
    TOUCHLINE_TRY(appendUnknown(m_database, std::move(change->persons), command.changes));
    std::move(change->changes.begin(), change->changes.end(), std::back_inserter(command.changes));
    for (const int index : change->fixtures) {
        const QUuid &fixture = after.fixtures()[static_cast<std::size_t>(index)].id;
        TOUCHLINE_TRY(refuseIfUnderWay(fixture));
        TOUCHLINE_TRY(LiveStore(m_database).remove(fixture));
    }
    TOUCHLINE_TRY(refuseIfTakenAway(base->competition, after));
    LogStore store(m_database, m_contents);
    for (const MatchLog &log : logs) {
        const auto game = findGame(log.game);
        TOUCHLINE_TRY(game);
        const auto seal = store.add(log, **game);
        TOUCHLINE_TRY(seal);
        if (*seal)
            command.logs.insert(log.report.id.toString(QUuid::WithoutBraces),
                                QString::fromLatin1((*seal)->toHex()));
    }
    auto entry = write(transaction, command, expected);
    if (!entry)
        return entry;
    TOUCHLINE_TRY(finish(transaction, *entry));
    m_competitions.insert_or_assign(id, std::move(change->next));
    if (step)
        hold(command.touches);
    else
        forget(command.touches, true);
    return entry;
}

Result<std::optional<MatchLog>> League::log(const QUuid &report)
{
    const auto kept = LogStore(m_database, m_contents).find(report);
    TOUCHLINE_TRY(kept);
    if (!*kept)
        return std::optional<MatchLog>();
    const auto row = readRow(m_database, reportTable(), {report});
    TOUCHLINE_TRY(row);
    if (!*row)
        return std::optional<MatchLog>();
    const auto events =
        readRows(m_database, reportEventTable(), QStringLiteral("WHERE report = ? ORDER BY place"), {report});
    TOUCHLINE_TRY(events);
    auto entered = reportOf(**row, *events, m_contents);
    TOUCHLINE_TRY(entered);
    const auto game = findGame((*kept)->game);
    TOUCHLINE_TRY(game);
    auto log = logFromJson((*kept)->log, **game, std::move(entered->report));
    if (!log)
        return fail(Fault::Damaged, QT_TRANSLATE_NOOP("core", "The log of a match cannot be read."), {},
                    std::move(log.error().problems));
    return std::optional(std::move(*log));
}

} // namespace touchline
