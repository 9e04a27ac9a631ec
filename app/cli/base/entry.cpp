// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/entry.h"

#include "app/cli/base/files.h"
#include "core/games/registry.h"

namespace touchline::cli {

namespace {

bool isFile(const QString &text)
{
    return text.endsWith(QLatin1String(".json"), Qt::CaseInsensitive) || isPipe(text);
}

/// The game that writes such files; the first one with cards for a file that says nothing that is known, so
/// that its reader names every fault.
const Game *gameOfFile(const QString &format)
{
    const Game *first = nullptr;
    for (const Game *game : allGames()) {
        if (format == QStringLiteral("touchline-%1-team").arg(QString::fromUtf8(game->info().id)) ||
            (game->teamDocuments() != nullptr && game->teamDocuments()->fileFormat() == format))
            return game;
        if (first == nullptr && game->teamDocuments() != nullptr)
            first = game;
    }
    return first;
}

} // namespace

Result<KnownTeamPtr> teamFor(const QString &text)
{
    if (!isFile(text))
        return historicTeamNamed(text);
    const auto object = readJsonFile(text);
    if (!object)
        return fail(inFile(object.error(), text));
    const Game *game = gameOfFile(object->value(QStringLiteral("format")).toString());
    auto document = game->readTeam(*object);
    if (!document)
        return fail(inFile(document.error(), text));
    return teamWith(std::move(*document), *game);
}

Result<std::shared_ptr<const TeamDocument>> documentFor(const QString &text, const Game &game)
{
    const auto team = teamFor(text);
    if (!team)
        return fail(team.error());
    return game.documentFor(sideOf(**team));
}

} // namespace touchline::cli
