// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/players/team_players.h"

#include "core/base/name_order.h"
#include "core/base/search_key.h"
#include "core/competition/schedule/day_clashes.h"
#include "core/play/changes/player_move_effects.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/squads/competition_squads.h"
#include "core/play/transfers/registration.h"
#include "models/league/league_competitions.h"
#include "models/league/league_matches.h"
#include "models/league/league_teams.h"
#include "models/league/players/listed_players.h"

#include <QtGlobal>

#include <algorithm>
#include <map>

namespace touchline {

namespace {

/// Calls `look` with every competition that is not in the archive.
template <class Look>
Result<void> eachCompetition(League &league, Look look)
{
    const auto lines = league.competitions().all();
    TOUCHLINE_TRY(lines);
    for (const CompetitionLine &line : *lines) {
        if (line.isArchived)
            continue;
        const auto competition = league.competitions().find(line.id);
        TOUCHLINE_TRY(competition);
        look(*competition);
    }
    return {};
}

bool isSamePlayer(const Person &one, const Person &other)
{
    return one.id == other.id || searchKey(one.name) == searchKey(other.name) ||
           (searchKey(one.shortName) == searchKey(other.shortName) &&
            (one.name == one.shortName || other.name == other.shortName));
}

void addPlayer(std::vector<SquadEntry> &players, const SquadEntry &player)
{
    if (std::none_of(players.begin(), players.end(),
                     [&player](const SquadEntry &one) { return isSamePlayer(one.person, player.person); }))
        players.push_back(player);
}

int indexOfEntrant(const Competition &competition, const QUuid &team)
{
    const auto &entrants = competition.definition().entrants;
    for (std::size_t i = 0; i < entrants.size(); ++i)
        if (entrants[i].id == team)
            return static_cast<int>(i);
    return -1;
}

/// Whether he is one of the team's on that day, his own one or the one that he is lent to. A guest is not.
/// Whoever has no moves belongs to each team that knows him.
bool belongsTo(const std::vector<PlayerMove> &moves, const QUuid &team, const QDate &day)
{
    const PlayerMove *home = nullptr;
    const PlayerMove *first = nullptr;
    for (const PlayerMove &move : moves) {
        if (move.kind == PlayerMove::Kind::Loan && move.to.id == team && move.day <= day && day <= move.until)
            return true;
        if (move.kind == PlayerMove::Kind::Number)
            continue;
        first = first == nullptr ? &move : first;
        if (move.isForGood() && move.day <= day)
            home = &move;
    }
    if (home != nullptr)
        return home->to.id == team;
    return first == nullptr || first->from.id == team;
}

} // namespace

Result<std::vector<SquadEntry>> playersOfTeam(League &league, const QUuid &team)
{
    std::vector<SquadEntry> players;
    const auto own = league.teams().squad(team, {});
    TOUCHLINE_TRY(own);
    if (*own)
        players = (*own)->squad.entries;
    Result<void> read;
    const auto looked = eachCompetition(league, [&](const Competition &competition) {
        const int index = indexOfEntrant(competition, team);
        if (index < 0 || !read)
            return;
        const auto list = league.teams().squad(team, competition.definition().id);
        if (!list) {
            read = fail(list.error());
            return;
        }
        if (*list)
            for (const SquadEntry &entry : (*list)->squad.entries)
                addPlayer(players, entry);
        for (const SquadEntry &mover : moversOf(competition, index))
            if (belongsTo(movesOf(competition, mover.person.id), team, league.today()))
                addPlayer(players, mover);
        for (const Person &person : playersOf(competition, index))
            if (belongsTo(movesOf(competition, person.id), team, league.today()))
                addPlayer(players, {person, Position::Midfielder, {}, false});
    });
    TOUCHLINE_TRY(looked);
    TOUCHLINE_TRY(read);
    return players;
}

Result<std::vector<FreePlayer>> freePlayers(League &league)
{
    std::map<QUuid, PlayerMove> last;
    const QDate today = league.today();
    const auto looked = eachCompetition(league, [&last, &today](const Competition &competition) {
        for (const PlayerMove &move : movesIn(competition)) {
            if (!move.isForGood() || move.day > today)
                continue;
            const auto known = last.find(move.player.id);
            if (known == last.end() || known->second.day <= move.day)
                last.insert_or_assign(move.player.id, move);
        }
    });
    TOUCHLINE_TRY(looked);
    const auto teams = league.teams().all();
    TOUCHLINE_TRY(teams);
    for (const Team &team : *teams) {
        const auto list = league.teams().squad(team.id, {});
        TOUCHLINE_TRY(list);
        if (*list)
            for (const SquadEntry &entry : (*list)->squad.entries)
                last.erase(entry.person.id);
    }
    std::vector<FreePlayer> free;
    for (const auto &[id, move] : last)
        if (move.kind == PlayerMove::Kind::Release)
            free.push_back({{move.player, move.position, {}, false}, move});
    std::sort(free.begin(), free.end(), [](const FreePlayer &a, const FreePlayer &b) {
        return isNameBefore(a.entry.person.name, b.entry.person.name);
    });
    return free;
}

Result<Team> teamCalled(League &league, const QString &text)
{
    const auto teams = league.teams().all();
    TOUCHLINE_TRY(teams);
    const QString wanted = searchKey(text);
    QStringList names;
    for (const Team &team : *teams) {
        if (searchKey(team.displayName()) == wanted ||
            (!team.code.isEmpty() && searchKey(team.code) == wanted))
            return team;
        names << team.displayName();
    }
    for (const Team &team : *teams)
        for (const QString &former : team.formerNames)
            if (searchKey(former) == wanted)
                return team;
    const bool isLong = names.size() > 30;
    return fail(Fault::NotFound,
                isLong ? QT_TRANSLATE_NOOP("core", "The league has no team \"%1\".")
                       : QT_TRANSLATE_NOOP("core", "The league has no team \"%1\". Teams: %2."),
                {text, names.join(QStringLiteral(", "))});
}

namespace {

QString namesOfPlayers(const std::vector<SquadEntry> &players)
{
    QStringList names;
    for (const SquadEntry &one : players)
        names << one.person.shortName;
    return names.join(QStringLiteral(", "));
}

} // namespace

Result<SquadEntry> playerOfTeamCalled(League &league, const Team &team, const QString &text)
{
    const auto players = playersOfTeam(league, team.id);
    TOUCHLINE_TRY(players);
    const QString wanted = searchKey(text);
    std::vector<SquadEntry> found;
    QStringList names;
    for (const SquadEntry &player : *players) {
        names << player.person.shortName;
        if (searchKey(player.person.name) == wanted || searchKey(player.person.shortName) == wanted)
            found.push_back(player);
    }
    for (const SquadEntry &player : found.empty() ? *players : std::vector<SquadEntry>())
        if (searchKey(player.person.name).split(u' ').contains(wanted))
            found.push_back(player);
    if (found.size() == 1)
        return found.front();
    if (found.size() > 1)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "%1 has several players called \"%2\": %3."),
                    {team.displayName(), text, namesOfPlayers(found)});
    if (names.isEmpty())
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "No player of %1 is known yet."),
                    {team.displayName()});
    return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "%1 has no player \"%2\". There are: %3."),
                {team.displayName(), text, names.join(QStringLiteral(", "))});
}

namespace {

/// What a move in one competition means for those that do not have it in them.
std::vector<OtherChanges> onlyInOthers(const MovedCompetition &one, const std::vector<MovedCompetition> &all)
{
    std::vector<OtherChanges> otherChanges = changesInOthers(one.before, one.after);
    std::erase_if(otherChanges, [&all](const OtherChanges &other) {
        return std::any_of(all.begin(), all.end(), [&other](const MovedCompetition &moved) {
            return moved.after.definition().id == other.competition.definition().id;
        });
    });
    return otherChanges;
}

} // namespace

Result<std::vector<PlayerMove>> movesOfLeague(League &league)
{
    std::vector<PlayerMove> all;
    const auto looked = eachCompetition(league, [&all](const Competition &competition) {
        for (PlayerMove &move : movesIn(competition)) {
            const bool isThere = std::any_of(all.begin(), all.end(), [&move](const PlayerMove &one) {
                return isSameMove(one, move) && isSamePlayer(one.player, move.player);
            });
            if (isThere)
                continue;
            // Two competitions may each have a match of that number.
            if (move.kind == PlayerMove::Kind::Guest)
                move.competition = competition.definition().id;
            all.push_back(std::move(move));
        }
    });
    TOUCHLINE_TRY(looked);
    // Of the same day the one that was entered last comes first.
    std::reverse(all.begin(), all.end());
    std::stable_sort(all.begin(), all.end(),
                     [](const PlayerMove &a, const PlayerMove &b) { return a.day > b.day; });
    return all;
}

Result<std::vector<MovePreview>> previewCancel(const std::vector<MovedCompetition> &cancelled)
{
    std::vector<MovePreview> told;
    for (const MovedCompetition &one : cancelled) {
        const auto rules = disciplineOf(one.after);
        TOUCHLINE_TRY(rules);
        MoveEffects effects = cancelEffects(one.before, one.after, one.move, *rules);
        std::vector<Message> sentences = cancelSentences(one.after, one.move, effects);
        told.push_back(
            {one.after, std::move(sentences), std::move(effects.absences), onlyInOthers(one, cancelled)});
    }
    return told;
}

Result<std::vector<MovePreview>> previewMoves(League &league, const std::vector<MovedCompetition> &moved)
{
    std::vector<MovePreview> told;
    const auto live = league.matches().underWay();
    TOUCHLINE_TRY(live);
    for (const MovedCompetition &one : moved) {
        const auto rules = disciplineOf(one.after);
        TOUCHLINE_TRY(rules);
        MoveEffects effects = moveEffects(one.before, one.after, one.move, *rules);
        std::vector<Message> sentences = moveSentences(one.after, one.move, effects);
        if (one.move.day > league.today() &&
            (one.move.isForGood() || one.move.kind == PlayerMove::Kind::Number))
            sentences.push_back({QT_TRANSLATE_NOOP("core", "The lists of players change on %1, not before."),
                                 {one.move.day.toString(Qt::ISODate)}});
        if (isFarFromAll(one.after, one.move.day))
            sentences.push_back({QT_TRANSLATE_NOOP("core", "Check the date: %1 is a year or more away from "
                                                           "every match."),
                                 {one.move.day.toString(Qt::ISODate)}});
        for (const store::LiveLine &line : *live) {
            const int fixture = one.after.indexOfFixture(line.fixture);
            if (fixture < 0)
                continue;
            const PerSide<int> teams = progress(one.after).fixtures[static_cast<std::size_t>(fixture)].teams;
            for (const Side side : bothSides)
                if (teams[side] >= 0 && (one.after.entrant(teams[side]).id == one.move.from.id ||
                                         one.after.entrant(teams[side]).id == one.move.to.id))
                    sentences.push_back(
                        {QT_TRANSLATE_NOOP("core", "Match %1 is being played: it ends with the players that "
                                                   "it began with."),
                         {QString::number(one.after.fixtures()[static_cast<std::size_t>(fixture)].number)}});
        }
        told.push_back(
            {one.after, std::move(sentences), std::move(effects.absences), onlyInOthers(one, moved)});
    }
    return told;
}

} // namespace touchline
