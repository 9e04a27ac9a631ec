// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/generators/document_generators.h"

#include "core/games/atcs/generator/card_files.h"

#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

struct DocumentGenerator
{
    const char *game;
    Result<GeneratedFiles> (*make)(const QString &folder);
};

/// One line for each game that makes documents from facts.
constexpr std::array generators{DocumentGenerator{"atcs", atcs::generator::cardFilesFrom}};

} // namespace

Result<GeneratedFiles> documentsFromFacts(const Game &game, const QString &folder)
{
    for (const DocumentGenerator &generator : generators)
        if (qstrcmp(generator.game, game.info().id) == 0)
            return generator.make(folder);
    return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 makes no cards from facts."),
                {QString::fromUtf8(game.info().title)});
}

} // namespace touchline
