// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/search_index.h"

#include "core/base/search_key.h"
#include "core/play/squads/competition_squads.h"
#include "models/league/friendlies.h"
#include "models/league/players/listed_players.h"

#include <QRegularExpression>
#include <QTimer>

#include <algorithm>
#include <array>
#include <utility>

namespace touchline {

namespace {

QStringList keysOf(const QString &text)
{
    static const QRegularExpression between(QStringLiteral("[\\s–/-]+"));
    QStringList keys;
    for (const QString &word : text.split(between, Qt::SkipEmptyParts))
        if (const QString key = searchKey(word); !key.isEmpty())
            keys << key;
    return keys;
}

bool beginsOne(const QString &wanted, const QStringList &keys)
{
    return std::any_of(keys.begin(), keys.end(),
                       [&wanted](const QString &key) { return key.startsWith(wanted); });
}

/// Every word is one of the thing's own, or of what stands beside it; one at least is its own.
bool isMeant(const QStringList &wanted, const QStringList &keys, const QStringList &besides)
{
    bool isOwn = false;
    for (const QString &word : wanted) {
        const bool isKey = beginsOne(word, keys);
        if (!isKey && !beginsOne(word, besides))
            return false;
        isOwn = isOwn || isKey;
    }
    return isOwn;
}

constexpr std::size_t hitKinds = static_cast<std::size_t>(SearchHit::Kind::Friendly) + 1;
constexpr std::size_t otherwiseCalled = 2 * hitKinds;
constexpr std::size_t ranks = otherwiseCalled + 1;

/// Smaller is better.
std::size_t rankOf(const SearchHit &hit, const QStringList &keys, const QStringList &wanted)
{
    // Somebody is known by his family name as well.
    const bool isOwnBeginning = hit.kind == SearchHit::Kind::Player
                                    ? beginsOne(wanted.front(), keys)
                                    : !keys.isEmpty() && keys.front().startsWith(wanted.front());
    return (isOwnBeginning ? 0 : hitKinds) + static_cast<std::size_t>(hit.kind);
}

/// "Lodz", "Lodz (formerly Bath)": where somebody who has moved plays, and where he was before.
QString teamText(const Whereabouts &where, const QString &team)
{
    if (where.former.isNobody())
        return team;
    if (where.now.isNobody())
        return SearchIndex::tr("no team (formerly %1)", "team").arg(where.former.name);
    return where.isLoan ? SearchIndex::tr("%1 (on loan from %2)", "team, team").arg(team, where.former.name)
                        : SearchIndex::tr("%1 (formerly %2)", "team, team").arg(team, where.former.name);
}

/// So many lists are read at a time: that takes a few milliseconds.
constexpr std::size_t teamsAtOnce = 50;

} // namespace

void SearchIndex::add(std::vector<Entry> &list, SearchHit hit)
{
    QStringList keys = keysOf(hit.text);
    list.push_back({std::move(hit), std::move(keys)});
}

void SearchIndex::setCommands(const std::vector<SearchHit> &commands)
{
    m_commands.clear();
    for (const SearchHit &command : commands) {
        add(m_commands, command);
        m_commands.back().otherKeys = keysOf(command.otherWords);
    }
}

void SearchIndex::setLeague(OpenLeague *league, const QUuid &first)
{
    m_league = league;
    m_entries.clear();
    m_teams.clear();
    m_players.clear();
    m_moved.clear();
    m_waiting.clear();
    m_teamsAsked = 0;
    m_isComplete = league == nullptr;
    if (league == nullptr)
        return;
    for (const CompetitionLine &line : league->competitions()) {
        add(m_entries, {SearchHit::Kind::Competition, line.name, {}, line.id});
        m_waiting.push_back(line.id);
    }
    // What cannot be read has been told of where it is shown.
    if (const auto friendlies = Friendlies(league->league()).all())
        for (const Friendly &one : *friendlies)
            add(m_entries, {SearchHit::Kind::Friendly, one.name, one.from ? tr("What-if") : tr("Friendly"),
                            QUuid(), one.id});
    std::stable_partition(m_waiting.begin(), m_waiting.end(),
                          [&first](const QUuid &id) { return id != first; });
    takeNext();
}

void SearchIndex::takeNext()
{
    if (!m_league || m_isComplete)
        return;
    if (m_waiting.empty()) {
        takeTeams();
    } else {
        const QUuid next = m_waiting.back();
        m_waiting.pop_back();
        // One that cannot be read has been told of where it is shown.
        if (const auto state = m_league->state(next))
            take(**state);
    }
    Q_EMIT grown();
    // A timer, unlike a queued call, lets keys and the mouse go first.
    if (!m_isComplete)
        QTimer::singleShot(0, this, &SearchIndex::takeNext);
}

void SearchIndex::take(const CompetitionState &state)
{
    const Competition &competition = state.competition;
    const auto &entrants = competition.definition().entrants;
    const QDate today = m_league->league().today();
    QHash<QUuid, Whereabouts> moved;
    for (const PlayerMove &move : movesIn(competition))
        if (const auto where = whereabouts(movesOf(competition, move.player.id), today)) {
            moved.insert(move.player.id, *where);
            m_moved.insert(move.player.id, {move.player, *where});
        }
    for (std::size_t team = 0; team < entrants.size(); ++team) {
        const Entrant &entrant = entrants[team];
        m_teams.insert(entrant.id);
        add(m_entries, {SearchHit::Kind::Team, entrant.name, state.name(), state.id(), entrant.id});
        SearchHit hit{SearchHit::Kind::Player, {}, {}, state.id()};
        hit.team = entrant.id;
        for (const Person &person : playersOf(competition, static_cast<int>(team))) {
            const auto where = moved.constFind(person.id);
            const bool hasMoved = where != moved.constEnd();
            if (hasMoved && where->now.id != entrant.id)
                continue;
            hit.detail = tr("%1, %2", "team, competition")
                             .arg(hasMoved ? teamText(*where, entrant.name) : entrant.name, state.name());
            takePlayer(hit, person, keysOf(hit.detail));
        }
    }
    for (std::size_t i = 0; i < competition.fixtures().size(); ++i) {
        const PerSide<int> &teams = state.now.fixtures[i].teams;
        if (teams[Side::Home] < 0 || teams[Side::Away] < 0)
            continue;
        const Fixture &fixture = competition.fixtures()[i];
        add(m_entries, {SearchHit::Kind::Fixture,
                        competition.entrant(teams[Side::Home]).name + QStringLiteral(" – ") +
                            competition.entrant(teams[Side::Away]).name,
                        // What differs from row to row comes first: the end may be cut off.
                        tr("Match %1, %2 · %3", "number, round, competition")
                            .arg(fixture.number)
                            .arg(fixture.stageName, state.name()),
                        state.id(), fixture.id});
    }
}

void SearchIndex::takePlayer(SearchHit hit, const Person &person, const QStringList &besides)
{
    m_players.insert({person.id, hit.team});
    hit.subject = person.id;
    hit.text = person.name;
    QStringList keys = keysOf(person.name);
    // Most are called by a part of their name.
    for (const QString &key : keysOf(person.shortName))
        if (!keys.contains(key))
            keys << key;
    m_entries.push_back({std::move(hit), std::move(keys), besides});
}

void SearchIndex::takeTeams()
{
    const std::vector<Team> &teams = m_league->teams();
    const std::size_t end = std::min(m_teamsAsked + teamsAtOnce, teams.size());
    std::vector<QUuid> asked;
    asked.reserve(teamsAtOnce);
    for (; m_teamsAsked < end; ++m_teamsAsked) {
        const Team &team = teams[m_teamsAsked];
        if (!m_teams.contains(team.id))
            add(m_entries, {SearchHit::Kind::Team, team.displayName(), {}, {}, team.id});
        asked.push_back(team.id);
    }
    m_isComplete = m_teamsAsked >= teams.size();
    const auto listed = listedPlayers(m_league->league(), asked);
    if (!listed) {
        m_isComplete = true;
        Q_EMIT failed(listed.error());
        return;
    }
    for (const ListedPlayer &one : *listed) {
        if (m_players.contains({one.person.id, one.team}))
            continue;
        // The lists are as they were written; a move whose day has come since is not in them.
        const auto moved = m_moved.constFind(one.person.id);
        const bool hasMoved = moved != m_moved.constEnd();
        if (hasMoved && moved->where.now.id != one.team)
            continue;
        const Team *team = m_league->team(one.team);
        const QString name = team == nullptr ? QString() : team->displayName();
        SearchHit hit{SearchHit::Kind::Player, {}, hasMoved ? teamText(moved->where, name) : name};
        hit.team = one.team;
        const QStringList besides = keysOf(hit.detail);
        takePlayer(std::move(hit), one.person, besides);
    }
    if (m_isComplete)
        takeMoved();
}

void SearchIndex::takeMoved()
{
    for (const auto &[person, where] : std::as_const(m_moved)) {
        const MoveTeam &team = where.now.isNobody() ? where.former : where.now;
        if (m_players.contains({person.id, team.id}))
            continue;
        SearchHit hit{SearchHit::Kind::Player, {}, teamText(where, team.name)};
        hit.team = team.id;
        const QStringList besides = keysOf(hit.detail);
        takePlayer(std::move(hit), person, besides);
    }
}

std::vector<SearchHit> SearchIndex::find(const QString &text, int most) const
{
    const QStringList wanted = keysOf(text);
    if (wanted.isEmpty())
        return {};
    // In the order of their ranks, each in the order in which they were added; no more than are wanted.
    std::array<std::vector<const Entry *>, ranks> found;
    for (const std::vector<Entry> *list : {&m_commands, &m_entries})
        for (const Entry &entry : *list) {
            const bool isCalledSo = isMeant(wanted, entry.keys, entry.besides);
            if (!isCalledSo && !isMeant(wanted, entry.keys + entry.otherKeys, entry.besides))
                continue;
            auto &same = found[isCalledSo ? rankOf(entry.hit, entry.keys, wanted) : otherwiseCalled];
            if (static_cast<int>(same.size()) < most)
                same.push_back(&entry);
        }
    std::vector<SearchHit> hits;
    hits.reserve(static_cast<std::size_t>(std::max(most, 0)));
    for (const auto &same : found)
        for (const Entry *entry : same) {
            if (static_cast<int>(hits.size()) == most)
                return hits;
            hits.push_back(entry->hit);
        }
    return hits;
}

} // namespace touchline
