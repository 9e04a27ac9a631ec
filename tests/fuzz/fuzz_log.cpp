// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the log of a match: what is read is played again, or refused with a word.
#include "core/base/json_reader.h"
#include "core/games/registry.h"
#include "core/match/match_log.h"
#include "core/match/match_runner.h"

#include <cstdint>
#include <cstdlib>

using namespace touchline;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const auto object = parseJsonObject(bytes);
    if (!object)
        return 0;
    const auto id = gameOfLog(*object);
    if (!id)
        return 0;
    const auto game = findGame(*id);
    if (!game)
        return 0;
    const auto log = logFromJson(*object, **game);
    if (!log)
        return 0;
    const auto again = logFromJson(toJson(*log, **game), **game);
    if (!again || again->entries != log->entries || !(again->report == log->report))
        std::abort();
    if (const auto played = replay(**game, *log); played && played->log.entries != log->entries)
        std::abort();
    return 0;
}
