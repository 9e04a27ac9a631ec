// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/search_index.h"

#include "core/base/search_key.h"

#include <QRegularExpression>

#include <algorithm>

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

/// Smaller is better.
int rankOf(const SearchHit &hit, const QStringList &keys, const QStringList &wanted)
{
    const bool isOwnBeginning = !keys.isEmpty() && keys.front().startsWith(wanted.front());
    return (isOwnBeginning ? 0 : 10) + static_cast<int>(hit.kind);
}

} // namespace

void SearchIndex::add(std::vector<Entry> &list, SearchHit hit)
{
    QStringList keys = keysOf(hit.text);
    list.push_back({std::move(hit), std::move(keys)});
}

void SearchIndex::setCommands(const std::vector<SearchHit> &commands)
{
    m_commands.clear();
    for (const SearchHit &command : commands)
        add(m_commands, command);
}

void SearchIndex::setLeague(OpenLeague *league, const QUuid &first)
{
    m_league = league;
    m_entries.clear();
    m_teams.clear();
    m_waiting.clear();
    if (league == nullptr)
        return;
    for (const CompetitionLine &line : league->competitions()) {
        add(m_entries, {SearchHit::Kind::Competition, line.name, {}, line.id});
        m_waiting.push_back(line.id);
    }
    std::stable_partition(m_waiting.begin(), m_waiting.end(),
                          [&first](const QUuid &id) { return id != first; });
    takeNext();
}

void SearchIndex::takeNext()
{
    if (!m_league)
        return;
    if (m_waiting.empty()) {
        // Those that no competition has named.
        for (const Team &team : m_league->teams())
            if (!m_teams.contains(team.id))
                add(m_entries, {SearchHit::Kind::Team, team.displayName(), {}, {}, team.id});
        Q_EMIT grown();
        return;
    }
    const QUuid next = m_waiting.back();
    m_waiting.pop_back();
    // One that cannot be read has been told of where it is shown.
    if (const auto state = m_league->state(next))
        take(**state);
    Q_EMIT grown();
    QMetaObject::invokeMethod(this, &SearchIndex::takeNext, Qt::QueuedConnection);
}

void SearchIndex::take(const CompetitionState &state)
{
    const Competition &competition = state.competition;
    for (const Entrant &entrant : competition.definition().entrants) {
        m_teams.insert(entrant.id, true);
        add(m_entries, {SearchHit::Kind::Team, entrant.name, state.name(), state.id(), entrant.id});
    }
    for (std::size_t i = 0; i < competition.fixtures().size(); ++i) {
        const PerSide<int> &teams = state.now.fixtures[i].teams;
        if (teams[Side::Home] < 0 || teams[Side::Away] < 0)
            continue;
        const Fixture &fixture = competition.fixtures()[i];
        add(m_entries, {SearchHit::Kind::Fixture,
                        competition.entrant(teams[Side::Home]).name + QStringLiteral(" – ") +
                            competition.entrant(teams[Side::Away]).name,
                        tr("%1, match %2 (%3)").arg(state.name()).arg(fixture.number).arg(fixture.stageName),
                        state.id(), fixture.id});
    }
}

std::vector<SearchHit> SearchIndex::find(const QString &text, int most) const
{
    const QStringList wanted = keysOf(text);
    if (wanted.isEmpty())
        return {};
    struct Ranked
    {
        int rank;
        const Entry *entry;
    };
    std::vector<Ranked> found;
    for (const std::vector<Entry> *list : {&m_commands, &m_entries})
        for (const Entry &entry : *list)
            if (std::all_of(wanted.begin(), wanted.end(),
                            [&entry](const QString &word) { return beginsOne(word, entry.keys); }))
                found.push_back({rankOf(entry.hit, entry.keys, wanted), &entry});
    std::stable_sort(found.begin(), found.end(),
                     [](const Ranked &one, const Ranked &other) { return one.rank < other.rank; });
    std::vector<SearchHit> hits;
    for (const Ranked &one : found) {
        if (static_cast<int>(hits.size()) == most)
            break;
        hits.push_back(one.entry->hit);
    }
    return hits;
}

} // namespace touchline
