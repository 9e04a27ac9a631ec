// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/import/club_list.h"

#include "models/league/league_teams.h"

#include <QHash>
#include <qglobal.h>

#include <utility>

namespace touchline {

namespace {

/// The rows of one club after each other, into what is known of it.
void take(const ListedClub &row, Club &club, bool isFirst)
{
    for (QString Club::*part : {&Club::ground, &Club::address, &Club::table})
        if (!(row.club.*part).isEmpty())
            club.*part = row.club.*part;
    if (row.club.contacts.empty())
        return;
    if (isFirst)
        club.contacts.clear();
    club.contacts.push_back(row.club.contacts.front());
}

} // namespace

Result<JournalEntry> importClubs(League &league, const CsvList &csv)
{
    const auto teams = league.teams().all();
    TOUCHLINE_TRY(teams);
    const ImportPreview<ListedClub> preview = previewClubs(csv, *teams);
    if (!preview.isClean())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The list of clubs cannot be read."), {},
                    preview.allProblems());
    std::vector<Club> clubs;
    std::vector<Team> kits;
    QHash<QUuid, std::size_t> placeOf;
    QHash<QUuid, bool> hasContacts;
    for (const ListedClub &row : preview.goodValues()) {
        const QUuid &id = row.team.id;
        if (!placeOf.contains(id)) {
            auto known = league.teams().club(id);
            TOUCHLINE_TRY(known);
            placeOf.insert(id, clubs.size());
            clubs.push_back(std::move(*known));
            kits.push_back(row.team);
        }
        take(row, clubs[placeOf.value(id)], !hasContacts.value(id));
        hasContacts[id] = hasContacts.value(id) || !row.club.contacts.empty();
    }
    return league.teams().setClubs(
        clubs, {QT_TRANSLATE_NOOP("core", "Imported a list of clubs: %1"), {QString::number(clubs.size())}},
        kits);
}

Result<QByteArray> clubList(League &league, ClubContacts contacts, CsvStyle style)
{
    if (contacts == ClubContacts::Listed)
        TOUCHLINE_TRY(league.teams().checkMayReadContacts());
    const auto teams = league.teams().all();
    TOUCHLINE_TRY(teams);
    std::vector<ListedClub> listed;
    for (const Team &team : *teams) {
        auto club = league.teams().club(team.id);
        TOUCHLINE_TRY(club);
        listed.push_back({team, std::move(*club)});
    }
    return clubsCsv(listed, contacts, style);
}

} // namespace touchline
