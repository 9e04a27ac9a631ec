// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/generator/card_files.h"

#include "core/base/json_reader.h"
#include "core/games/atcs/generator/generator.h"
#include "core/teams/historic_teams.h"

namespace touchline::atcs::generator {

namespace {

void addToIndex(const TeamCard &card, QByteArray &index)
{
    // No name of a country holds a comma or a quotation mark.
    index +=
        QStringLiteral("%1,%2,%3,%4\n")
            .arg(card.team.code, card.team.name, QString::number(card.team.year), cardKindName(card.kind))
            .toUtf8();
}

QByteArray teamIndex(const std::vector<TeamCard> &cards)
{
    QByteArray index("id,name,year\n");
    for (const TeamCard &card : cards)
        index += QStringLiteral("%1,%2,%3\n")
                     .arg(card.team.code, card.team.name, QString::number(card.team.year))
                     .toUtf8();
    return index;
}

} // namespace

Result<CardFiles> shippedFiles(const Facts &facts)
{
    const Result<std::vector<TeamCard>> historic = generateCards(facts, TeamSet::Historic66);
    TOUCHLINE_TRY(historic);
    const Result<std::vector<TeamCard>> all = generateCards(facts, TeamSet::All537);
    TOUCHLINE_TRY(all);
    CardFiles files;
    for (const TeamCard &card : *all) {
        const QString name = card.team.code + QStringLiteral(".json");
        files[QStringLiteral("teams/historic/") + name] = writtenJson(touchline::toJson(teamOf(card)));
        files[QStringLiteral("cards/atcs/") + name] = writtenJson(figuresOf(card));
    }
    files[QStringLiteral("teams/historic/historic.csv")] = teamIndex(*historic);
    files[QStringLiteral("teams/historic/index.csv")] = teamIndex(*all);
    return files;
}

Result<CardFiles> cardFiles(const Facts &facts)
{
    const Result<std::vector<TeamCard>> historic = generateCards(facts, TeamSet::Historic66);
    TOUCHLINE_TRY(historic);
    const Result<std::vector<TeamCard>> all = generateCards(facts, TeamSet::All537);
    TOUCHLINE_TRY(all);

    CardFiles files;
    QByteArray historicIndex("id,name,year,kind\n");
    QByteArray allIndex = historicIndex;
    for (const TeamCard &card : *historic) {
        addToIndex(card, historicIndex);
        files[card.team.code + QStringLiteral(".json")] = cardFile(card);
    }
    for (const TeamCard &card : *all) {
        addToIndex(card, allIndex);
        if (card.kind == CardKind::Edition)
            files[QStringLiteral("editions/%1.json").arg(card.team.code)] = cardFile(card);
    }
    files[QStringLiteral("index.csv")] = historicIndex;
    files[QStringLiteral("editions/index.csv")] = allIndex;
    return files;
}

Result<std::vector<std::pair<QString, QByteArray>>> cardFilesFrom(const QString &folder)
{
    FactsSource source = FactsSource::compiledIn();
    if (!folder.isEmpty())
        source.folder = folder;
    const auto facts = readFacts(source);
    TOUCHLINE_TRY(facts);
    const auto files = cardFiles(*facts);
    TOUCHLINE_TRY(files);
    return std::vector<std::pair<QString, QByteArray>>(files->begin(), files->end());
}

Result<int> writeCardFiles(const CardFiles &files, const QString &folder, Existing existing)
{
    if (auto written = writeOutputs(folder, {files.begin(), files.end()}, existing); !written)
        return fail(written.error());
    return static_cast<int>(files.size());
}

} // namespace touchline::atcs::generator
