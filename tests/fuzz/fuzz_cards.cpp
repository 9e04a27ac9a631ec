// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a team document of each game: what is read is written and reads back the same.
#include "core/base/json_reader.h"
#include "core/games/registry.h"

#include <cstdint>
#include <cstdlib>

using namespace touchline;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const auto object = parseJsonObject(bytes);
    if (!object)
        return 0;
    for (const Game *game : allGames()) {
        const auto document = game->readTeam(*object);
        if (!document)
            continue;
        const QJsonObject written = game->writeTeam(**document);
        const auto again = game->readTeam(written);
        if (!again || game->writeTeam(**again) != written)
            std::abort();
        (void)game->sideFor(*document);
    }
    return 0;
}
