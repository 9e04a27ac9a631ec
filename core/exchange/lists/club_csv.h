// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv/csv_writer.h"
#include "core/exchange/csv/import_preview.h"
#include "core/squad/club.h"
#include "core/squad/team.h"

#include <vector>

namespace touchline {

/// What a list says of a club.
struct ListedClub
{
    /// One of the teams that are there, with the colours of the list where it has some.
    Team team;
    /// Without a picture; a row has one contact at most.
    Club club;
};

enum class ClubContacts : bool { LeftOut, Listed };

/// Reads a list of clubs: name; optional code, ground, address, table, kit_first, kit_second, contact, role,
/// mail, phone. A club with several contacts has a row for each. A club that is none of `existing`, known as
/// a search takes names for the same, is a problem; so is a mail address that is none.
[[nodiscard]] ImportPreview<ListedClub> previewClubs(const CsvList &csv, const std::vector<Team> &existing);

/// The same list; the columns of contacts only where they are asked for.
[[nodiscard]] QByteArray clubsCsv(const std::vector<ListedClub> &clubs, ClubContacts contacts,
                                  CsvStyle style = {});

/// The columns that such a list may have.
[[nodiscard]] ColumnSet clubListColumns(ClubContacts contacts = ClubContacts::Listed);

} // namespace touchline
