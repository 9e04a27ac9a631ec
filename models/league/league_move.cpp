// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/league_move.h"

#include "models/league/league_place.h"
#include "models/store/whole_database.h"

#include <QFile>
#include <qglobal.h>

namespace touchline {

using namespace store;

namespace {

Result<void> copyChecked(Database &from, Database &to, const QString &place)
{
    const auto empty = isEmpty(to);
    if (!empty)
        return fail(empty.error());
    if (!*empty)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "There is a league already at \"%1\"."),
                    {place});
    auto reading = Transaction::beginReading(from);
    if (!reading)
        return fail(reading.error());
    auto writing = Transaction::begin(to);
    if (!writing)
        return fail(writing.error());
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
    return writing->commit();
}

} // namespace

Result<void> moveLeague(Database &from, const QString &to)
{
    Result<void> moved;
    {
        auto target = newDatabase(to);
        if (!target)
            return fail(target.error());
        moved = copyChecked(from, *target, to);
    }
    // A file that was made for nothing goes again.
    if (!moved && !isServerPlace(to))
        QFile::remove(to);
    return moved;
}

} // namespace touchline
