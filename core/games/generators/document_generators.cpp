// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/generators/document_generators.h"

#include "core/games/atcs/generator/card_files.h"

#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

Result<GeneratedFiles> atcsCards(const QString &folder)
{
    namespace generator = atcs::generator;
    generator::FactsSource source = generator::FactsSource::compiledIn();
    if (!folder.isEmpty())
        source.folder = folder;
    const auto facts = generator::readFacts(source);
    if (!facts)
        return fail(facts.error());
    const auto files = generator::cardFiles(*facts);
    if (!files)
        return fail(files.error());
    return GeneratedFiles(files->begin(), files->end());
}

struct DocumentGenerator
{
    const char *game;
    Result<GeneratedFiles> (*make)(const QString &folder);
};

/// One line for each game that makes documents from facts.
constexpr std::array generators{DocumentGenerator{"atcs", atcsCards}};

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
