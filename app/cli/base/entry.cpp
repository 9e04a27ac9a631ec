// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/entry.h"

#include "app/cli/base/files.h"
#include "app/cli/base/text.h"
#include "core/games/registry.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline::cli {

namespace {

bool isFile(const QString &text)
{
    return text.endsWith(".json"_L1, Qt::CaseInsensitive) || isPipe(text);
}

/// The one document of a file.
Result<std::shared_ptr<const TeamDocument>> documentIn(const QJsonObject &object, const Game &game)
{
    const TeamDocuments *documents = game.teamDocuments();
    if (documents == nullptr)
        return game.readTeam(object);
    auto all = documents->readFile(object);
    TOUCHLINE_TRY(all);
    if (all->size() != 1)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core",
                                      "%1 teams are in this file, but one is needed: \"cards export\" "
                                      "writes one to a file of its own."),
                    {QString::number(all->size())});
    return std::move(all->front());
}

} // namespace

const Game &gameOfFile(const QJsonObject &object, const Game &otherwise)
{
    QString format = object.value(u"format"_s).toString();
    // A file with several teams is called so in the plural.
    if (format.endsWith(u's'))
        format.chop(1);
    for (const Game *game : allGames())
        if (format == u"touchline-%1-team"_s.arg(QString::fromUtf8(game->info().id)) ||
            (game->teamDocuments() != nullptr && game->teamDocuments()->fileFormat() == format))
            return *game;
    return otherwise;
}

const Game &firstGameWithCards()
{
    const auto games = allGames();
    const auto found = std::find_if(games.begin(), games.end(),
                                    [](const Game *game) { return game->teamDocuments() != nullptr; });
    return found == games.end() ? *games.front() : **found;
}

Result<KnownTeamPtr> teamFor(const QString &text)
{
    if (!isFile(text))
        return historicTeamNamed(text);
    const auto object = inFile(readJsonFile(text), text);
    TOUCHLINE_TRY(object);
    // The reader of the first game names every fault of a file that says nothing that is known.
    const Game &game = gameOfFile(*object, firstGameWithCards());
    auto document = inFile(documentIn(*object, game), text);
    TOUCHLINE_TRY(document);
    return teamWith(std::move(*document), game);
}

Result<std::shared_ptr<const TeamDocument>> documentFor(const QString &text, const Game &game)
{
    const auto team = teamFor(text);
    TOUCHLINE_TRY(team);
    return game.documentFor(sideOf(**team));
}

} // namespace touchline::cli
