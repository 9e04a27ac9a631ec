// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in the way of a command: which entry of the history made it so, in the words of the league.
#include "models/league/league_history.h"

#include "models/league/league_matches.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

using namespace store;

namespace {

/// The match that a change takes away, or whose result it changes; null where it does neither.
QUuid matchOf(const RowChange &change)
{
    const store::Row &row = change.either();
    if (row.table == &fixtureTable() && !change.after)
        return row.key().front().toUuid();
    constexpr qsizetype fixtureColumn = 1;
    return row.table == &reportTable() ? row.values[fixtureColumn].toUuid() : QUuid();
}

} // namespace

Result<std::optional<JournalEntry>> League::madeBy(const std::optional<BlockingRow> &blocking,
                                                   const Command &command)
{
    if (!blocking)
        return std::optional<JournalEntry>();
    auto entry = m_journal.newestOf(*blocking->table, blocking->key);
    if (!entry || !*entry || !command.subject)
        return entry;
    const auto step = m_journal.stepOf(*command.subject);
    TOUCHLINE_TRY(step);
    const bool isOwn = (*entry)->subject == command.subject ||
                       std::find(step->begin(), step->end(), (*entry)->seq) != step->end();
    return isOwn ? std::optional<JournalEntry>() : entry;
}

tl::unexpected<Error> League::refusedFor(const std::optional<BlockingRow> &blocking, const Command &command)
{
    const auto later = madeBy(blocking, command);
    TOUCHLINE_TRY(later);
    const bool isUndo = command.kind == JournalEntry::Kind::Undo;
    std::vector<Message> titles = command.title.sentences;
    if (*later) {
        titles.push_back((*later)->message());
        return fail(
            Error{Fault::Refused,
                  {isUndo ? QT_TRANSLATE_NOOP("core", "\"%2\" cannot be undone: \"%3\" by %1 came after it.")
                          : QT_TRANSLATE_NOOP("core", "\"%2\" cannot be redone: \"%3\" by %1 came after it."),
                   {(*later)->who},
                   std::move(titles)},
                  {}});
    }
    return fail(Error{
        Fault::Refused,
        {isUndo ? QT_TRANSLATE_NOOP("core", "\"%1\" can no longer be undone: too much has changed since.")
                : QT_TRANSLATE_NOOP("core", "\"%1\" cannot be redone: too much has changed since."),
         {},
         std::move(titles)},
        {}});
}

tl::unexpected<Error> League::hindered(const Command &command, std::size_t failed, const Error &error)
{
    if (error.fault != Fault::Conflict && error.fault != Fault::Constraint)
        return fail(error);
    m_competitions.clear();
    const auto blocking = blockingRow(m_database, command.changes, failed);
    TOUCHLINE_TRY(blocking);
    if (command.kind != JournalEntry::Kind::Command)
        return refusedFor(*blocking, command);
    const auto entry = madeBy(*blocking, command);
    TOUCHLINE_TRY(entry);
    if (*entry)
        return changedBy(**entry, command);
    if (error.fault == Fault::Conflict && !command.touches.empty())
        return changedByOthers(command.touches.front().subject, command);
    return fail(error);
}

Result<void> League::refuseIfPlayed(const Command &command)
{
    const auto underWay = matches().underWay();
    TOUCHLINE_TRY(underWay);
    for (const LiveLine &line : *underWay)
        if (std::any_of(command.changes.begin(), command.changes.end(),
                        [&line](const RowChange &change) { return matchOf(change) == line.fixture; }))
            return refuseIfUnderWay(line.fixture);
    return {};
}

Result<void> LeagueHistory::refuseIfTeamsNeeded(const Command &command)
{
    for (std::size_t i = 0; i < command.changes.size(); ++i) {
        const RowChange &change = command.changes[i];
        const Touch touch{Touch::Kind::Team, change.either().key().front().toUuid()};
        if (change.after || change.either().table != &teamTable() ||
            std::find(command.touches.begin(), command.touches.end(), touch) == command.touches.end())
            continue;
        const auto naming = remainingReference(m_league->m_database, command.changes, i);
        TOUCHLINE_TRY(naming);
        if (*naming)
            return m_league->refusedFor(*naming, command);
    }
    return {};
}

} // namespace touchline
