// SPDX-License-Identifier: GPL-3.0-or-later
// Commands about what clubs tell of themselves: ground, table, picture, contacts.
#include "models/league/league_teams.h"

#include "models/store/rows/club_rows.h"
#include "models/store/rows/row_store.h"
#include "models/store/rows/row_values.h"

#include <qglobal.h>

#include <algorithm>
#include <utility>

namespace touchline {

using namespace store;

namespace {

/// What the history says. It names nobody: it may be given away.
Message titleOf(const Club &before, const Club &after, const QString &name)
{
    const bool isPlace = before.ground != after.ground || before.address != after.address;
    const bool isTable = before.table != after.table;
    const bool isPicture = before.picture != after.picture;
    const bool isContacts = before.contacts != after.contacts;
    if (static_cast<int>(isPlace) + static_cast<int>(isTable) + static_cast<int>(isPicture) +
            static_cast<int>(isContacts) !=
        1)
        return {QT_TRANSLATE_NOOP("core", "Change club: %1"), {name}};
    if (isContacts)
        return {QT_TRANSLATE_NOOP("core", "Contacts of %1 changed"), {name}};
    if (isPicture)
        return {after.picture.isEmpty() ? QT_TRANSLATE_NOOP("core", "Picture of %1 removed")
                                        : QT_TRANSLATE_NOOP("core", "New picture of %1"),
                {name}};
    if (isTable && after.table.isEmpty())
        return {QT_TRANSLATE_NOOP("core", "Home table of %1 removed"), {name}};
    if (isTable)
        return {QT_TRANSLATE_NOOP("core", "Home table of %1: %2"), {name, after.table}};
    if (after.place().isEmpty())
        return {QT_TRANSLATE_NOOP("core", "Home ground of %1 removed"), {name}};
    return {QT_TRANSLATE_NOOP("core", "Home ground of %1: %2"), {name, after.place()}};
}

} // namespace

Result<std::vector<ClubLine>> LeagueTeams::clubs()
{
    const auto rows = readRows(m_league->m_database, clubTable());
    TOUCHLINE_TRY(rows);
    std::vector<ClubLine> lines;
    for (const store::Row &row : *rows) {
        const RowReader read(row);
        const Club club{read.uuid("team"), read.text("ground"), read.text("address"), {}, {}, {}};
        lines.push_back({club.team, club.place(), read.bytes("picture")});
    }
    return lines;
}

Result<Club> LeagueTeams::club(const QUuid &team)
{
    auto stored = readClub(m_league->m_database, m_league->m_contents, team);
    TOUCHLINE_TRY(stored);
    return std::move(stored->club);
}

Result<QByteArray> LeagueTeams::picture(const QByteArray &name)
{
    return readPicture(m_league->m_contents, name);
}

Result<void> LeagueTeams::checkMayReadContacts()
{
    return checkMayReadPrivate(m_league->m_database);
}

Result<JournalEntry> LeagueTeams::setClub(const Club &club)
{
    return setClubs({club}, {}, {});
}

Result<void> LeagueTeams::addClub(const Club &club, Command &command)
{
    const auto team = readRow(m_league->m_database, teamTable(), {club.team});
    TOUCHLINE_TRY(team);
    if (!*team)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "This team is no longer in the league."));
    const auto before = readClub(m_league->m_database, m_league->m_contents, club.team);
    TOUCHLINE_TRY(before);
    if (before->club == club)
        return {};
    auto after = keepClub(m_league->m_database, m_league->m_contents, club, *before);
    TOUCHLINE_TRY(after);
    if (command.title.isEmpty())
        command.title = titleOf(before->club, club, store::teamOf(**team).displayName());
    command.changes.push_back({before->row, std::move(*after)});
    command.touches.push_back({Touch::Kind::Team, club.team});
    return {};
}

Result<void> LeagueTeams::addKit(const Team &team, Command &command)
{
    auto row = readRow(m_league->m_database, teamTable(), {team.id});
    TOUCHLINE_TRY(row);
    if (!*row)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "This team is no longer in the league."));
    Team after = store::teamOf(**row);
    if (after.kit == team.kit)
        return {};
    after.kit = team.kit;
    command.changes.push_back({std::move(**row), rowOf(after)});
    if (const Touch touch{Touch::Kind::Team, team.id};
        std::find(command.touches.begin(), command.touches.end(), touch) == command.touches.end())
        command.touches.push_back(touch);
    return {};
}

Result<JournalEntry> LeagueTeams::setClubs(const std::vector<Club> &clubs, const Message &title,
                                           const std::vector<Team> &kits)
{
    Problems problems;
    std::vector<Club> tidy;
    for (const Club &club : clubs) {
        tidy.push_back(tidied(club));
        Problems ofClub = validate(tidy.back());
        std::move(ofClub.begin(), ofClub.end(), std::back_inserter(problems));
    }
    if (problems.size() == 1)
        return fail(Error{Fault::BadInput, problems.front().what, {}});
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "This club cannot be saved."), {},
                    std::move(problems));
    auto transaction = Transaction::begin(m_league->m_database);
    TOUCHLINE_TRY(transaction);
    Command command{title, {}, {}};
    for (const Club &club : tidy)
        TOUCHLINE_TRY(addClub(club, command));
    for (const Team &team : kits)
        TOUCHLINE_TRY(addKit(team, command));
    if (command.changes.empty())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Nothing would change."));
    std::vector<Expected> expected;
    for (const Touch &touch : command.touches)
        expected.push_back({"team", touch.subject, {}});
    return m_league->commit(*transaction, command, expected);
}

} // namespace touchline
