// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/replayed_log.h"

#include "app/cli/files.h"
#include "core/games/registry.h"

#include <QtGlobal>

namespace touchline::cli {

Result<ReplayedLog> replayedLog(const QString &path)
{
    const auto object = readJsonFile(path);
    if (!object)
        return fail(object.error());
    const auto id = gameOfLog(*object);
    if (!id)
        return fail(id.error());
    const auto game = findGame(*id);
    if (!game)
        return fail(game.error());
    const auto log = logFromJson(*object, **game);
    if (!log)
        return fail(log.error());
    auto played = replay(**game, *log);
    if (!played)
        return fail(played.error());
    if (played->report != log->report)
        return fail(
            Fault::BadInput,
            QT_TRANSLATE_NOOP("core",
                              "The rolls and choices of this log do not give the report that stands in it."));
    return ReplayedLog{*game, std::move(*played)};
}

} // namespace touchline::cli
