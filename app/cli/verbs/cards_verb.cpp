// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/verbs/cards_verb.h"

#include "app/cli/base/entry.h"
#include "app/cli/base/files.h"
#include "app/cli/base/outputs.h"
#include "app/cli/output/card_text.h"
#include "core/base/json_reader.h"
#include "core/games/atcs/card/card_collection.h"
#include "core/games/atcs/card/card_library.h"
#include "core/games/atcs/generator/card_files.h"
#include "core/play/squads/card_entrants.h"

#include <QJsonArray>

namespace touchline::cli {

namespace {

Result<std::vector<std::shared_ptr<const atcs::TeamCard>>> loadSet(atcs::CardSet set)
{
    std::vector<std::shared_ptr<const atcs::TeamCard>> cards;
    for (const QString &id : atcs::cardIds(set)) {
        auto card = atcs::loadCard(id);
        if (!card)
            return fail(card.error());
        cards.push_back(std::move(*card));
    }
    return cards;
}

QJsonArray listJson(const std::vector<std::shared_ptr<const atcs::TeamCard>> &cards)
{
    QJsonArray list;
    for (const auto &card : cards)
        list.append(QJsonObject{{QStringLiteral("id"), card->team.code},
                                {QStringLiteral("team"), card->team.displayName()},
                                {QStringLiteral("country"), card->team.name},
                                {QStringLiteral("year"), card->team.year},
                                {QStringLiteral("conference"), card->team.conference},
                                {QStringLiteral("kind"), atcs::cardKindName(card->kind)},
                                {QStringLiteral("power"), card->power}});
    return list;
}

atcs::CardSet setNamed(const QString &name)
{
    return name == QLatin1String("all") ? atcs::CardSet::All537 : atcs::CardSet::Historic66;
}

int list(const QCommandLineParser &parser, Streams &streams)
{
    const auto cards = loadSet(setNamed(parser.value(QStringLiteral("set"))));
    if (!cards)
        return printError(streams, cards.error());
    if (parser.isSet(QStringLiteral("json")))
        streams.out << writtenJson({{QStringLiteral("cards"), listJson(*cards)}});
    else
        streams.out << cardListText(*cards);
    return done;
}

int show(const QString &id, bool asJson, Streams &streams)
{
    const auto card = cardFor(id);
    if (!card)
        return printError(streams, card.error());
    if (asJson)
        streams.out << writtenJson(atcs::toJson(**card));
    else
        streams.out << cardText(**card);
    return done;
}

int check(const QString &path, Streams &streams)
{
    const auto object = readJsonFile(path);
    if (!object)
        return printError(streams, object.error(), path);
    const auto cards = atcs::cardsFromJson(*object);
    if (!cards)
        return printError(streams, cards.error(), path);
    if (cards->size() == 1)
        streams.out
            << QStringLiteral("%1: %2 is a valid card.\n").arg(path, cards->front().team.displayName());
    else
        streams.out << QStringLiteral("%1: %2 valid cards.\n").arg(path).arg(cards->size());
    return done;
}

/// The cards that somebody names; without a name those of a set.
Result<std::vector<std::shared_ptr<const atcs::TeamCard>>> cardsToExport(const QStringList &names,
                                                                         atcs::CardSet set)
{
    if (names.isEmpty())
        return loadSet(set);
    return cardsFor(names);
}

int exportCards(const QStringList &words, atcs::CardSet set, const QCommandLineParser &parser,
                Streams &streams)
{
    const QString &path = words.constFirst();
    const auto found = cardsToExport(words.mid(1), set);
    if (!found)
        return printError(streams, found.error());
    std::vector<atcs::TeamCard> cards;
    for (const auto &card : *found)
        cards.push_back(*card);
    // One card alone is the file that people edit.
    const QByteArray bytes =
        cards.size() == 1 ? atcs::cardFile(cards.front()) : writtenJson(atcs::collectionToJson(cards));
    if (const auto written = writeFile(path, bytes, parser, streams); !written)
        return printError(streams, written.error());
    streams.out << QStringLiteral("%1: %2 cards\n").arg(path).arg(cards.size());
    return done;
}

int generate(const QCommandLineParser &parser, Streams &streams)
{
    namespace generator = atcs::generator;
    generator::FactsSource source = generator::FactsSource::compiledIn();
    if (parser.isSet(QStringLiteral("facts")))
        source.folder = parser.value(QStringLiteral("facts"));
    const auto facts = generator::readFacts(source);
    if (!facts)
        return printError(streams, facts.error(), parser.value(QStringLiteral("facts")));
    const auto files = generator::cardFiles(*facts);
    if (!files)
        return printError(streams, files.error());
    const QString folder = parser.value(QStringLiteral("out"));
    if (const auto good = checkFiles(folder, {files->begin(), files->end()}, parser); !good)
        return printError(streams, good.error());
    const auto written = generator::writeCardFiles(*files, folder, existingOf(parser));
    if (!written)
        return printError(streams, written.error());
    streams.out << QStringLiteral("%1 files in %2\n").arg(*written).arg(folder);
    return done;
}

} // namespace

void CardsVerb::describe(ArgumentParser &parser) const
{
    parser.addPositionalArgument(QStringLiteral("what"),
                                 QStringLiteral("What to do: list the cards, show one, check a card file, "
                                                "export cards to one file, or generate cards from facts."),
                                 QStringLiteral("list|show ID|check FILE|export FILE [ID ...]|generate"));
    parser.addOptions({
        {QStringLiteral("set"),
         QStringLiteral("list, export: historic (the 66) or all (every team of every World Cup)."),
         QStringLiteral("name"), QStringLiteral("historic")},
        {QStringLiteral("facts"),
         QStringLiteral("generate: the folder with the facts; by default the built-in ones."),
         QStringLiteral("folder")},
        {QStringLiteral("out"), QStringLiteral("generate: the folder for the card files."),
         QStringLiteral("folder")},
        {QStringLiteral("json"), QStringLiteral("list, show: print JSON.")},
    });
    describeForce(parser);
}

QStringList CardsVerb::outputFiles(const QCommandLineParser &parser) const
{
    const QStringList words = parser.positionalArguments();
    return words.value(0) == QLatin1String("export") ? words.mid(1, 1) : QStringList();
}

int CardsVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    const QStringList words = parser.positionalArguments();
    const QString what = words.value(0);
    const QString set = parser.value(QStringLiteral("set"));
    if (set != QLatin1String("historic") && set != QLatin1String("all"))
        return refuseUsage(streams, QStringLiteral("--set is historic or all."));
    if (what == QLatin1String("list") && words.size() == 1)
        return list(parser, streams);
    if (what == QLatin1String("show") && words.size() == 2)
        return show(words.at(1), parser.isSet(QStringLiteral("json")), streams);
    if (what == QLatin1String("check") && words.size() == 2)
        return check(words.at(1), streams);
    if (what == QLatin1String("export") && words.size() >= 2)
        return exportCards(words.mid(1), setNamed(set), parser, streams);
    if (what == QLatin1String("generate") && words.size() == 1) {
        if (!parser.isSet(QStringLiteral("out")))
            return refuseUsage(streams,
                               QStringLiteral("Choose the folder for the card files with --out FOLDER."));
        return generate(parser, streams);
    }
    return refuseUsage(
        streams,
        QStringLiteral(
            "Usage: cards list, show ID, check FILE, export FILE [ID ...], or generate --out FOLDER."));
}

} // namespace touchline::cli
