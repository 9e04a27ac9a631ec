// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/entry.h"

#include "app/cli/base/files.h"

namespace touchline::cli {

namespace {

bool isFile(const QString &text)
{
    return text.endsWith(QLatin1String(".json"), Qt::CaseInsensitive) || isPipe(text);
}

/// A file with a document of the game's own; nothing where it says that it is something else.
Result<std::shared_ptr<const TeamDocument>> ownDocument(const QString &path, const Game &game)
{
    const auto object = readJsonFile(path);
    if (!object)
        return fail(inFile(object.error(), path));
    // A team card can be taken by every game, by its names and positions.
    const QString format = object->value(QStringLiteral("format")).toString();
    if (format == QStringLiteral("touchline-%1-team").arg(QString::fromUtf8(game.info().id))) {
        auto document = game.readTeam(*object);
        return document ? document : fail(inFile(document.error(), path));
    }
    return std::shared_ptr<const TeamDocument>();
}

} // namespace

Result<Card> cardFor(const QString &text)
{
    if (!isFile(text))
        return builtInCard(text);
    const auto object = readJsonFile(text);
    if (!object)
        return fail(inFile(object.error(), text));
    auto card = atcs::cardFromJson(*object);
    if (!card)
        return fail(inFile(card.error(), text));
    return std::make_shared<const atcs::TeamCard>(std::move(*card));
}

Result<std::shared_ptr<const TeamDocument>> documentFor(const QString &text, const Game &game)
{
    if (isFile(text)) {
        auto own = ownDocument(text, game);
        if (!own || *own != nullptr)
            return own;
    }
    auto card = cardFor(text);
    if (!card)
        return fail(card.error());
    return game.documentFor(sideWithCard(std::move(*card)));
}

} // namespace touchline::cli
