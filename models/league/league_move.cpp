// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/league_move.h"

#include "models/league/league_place.h"
#include "models/store/whole_database.h"

#include <qglobal.h>

namespace touchline {

using namespace store;

namespace {

Result<void> copyChecked(Database &from, Database &to, const QString &place)
{
    auto reading = Transaction::beginReading(from);
    if (!reading)
        return fail(reading.error());
    if (auto copied = copyAll(from, to); !copied)
        return copied;
    const auto before = fingerprint(from);
    if (!before)
        return fail(before.error());
    const auto after = fingerprint(to);
    if (!after)
        return fail(after.error());
    if (*before != *after)
        return fail(Fault::Damaged,
                    QT_TRANSLATE_NOOP("core", "The copy would not be the same as the league. Nothing was "
                                              "written to \"%1\"."),
                    {place});
    return {};
}

} // namespace

Result<void> moveLeague(Database &from, const QString &to)
{
    return makeLeagueAt(to, [&from, &to](Database &target) { return copyChecked(from, target, to); });
}

} // namespace touchline
