// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/journal/journal_people.h"

namespace touchline::store {

Result<QStringList> journalPeople(Database &database)
{
    const auto rows = database.rows(QStringLiteral("SELECT DISTINCT who FROM journal ORDER BY who"), {});
    TOUCHLINE_TRY(rows);
    QStringList people;
    for (const auto &row : *rows)
        people << row.front().toString();
    return people;
}

} // namespace touchline::store
