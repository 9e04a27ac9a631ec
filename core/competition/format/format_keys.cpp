// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/format/format_keys.h"

#include "core/competition/format/format_fields.h"

#include <QJsonArray>

#include <algorithm>
#include <array>
#include <vector>

namespace touchline {

namespace {

template <std::size_t Common, std::size_t Own>
constexpr std::array<FileKey, Common + Own> joined(const std::array<FileKey, Common> &common,
                                                   const std::array<FileKey, Own> &own)
{
    std::array<FileKey, Common + Own> all{};
    std::copy(own.begin(), own.end(), std::copy(common.begin(), common.end(), all.begin()));
    return all;
}

constexpr auto swissStage = joined(pairedKeys, swissKeys);
constexpr auto leaguePhaseStage = joined(pairedKeys, leaguePhaseKeys);
constexpr auto ladderStage = joined(pairedKeys, ladderKeys);
constexpr auto sumStage = joined(tableKeys, sumKeys);
constexpr auto bestPlacedStage = joined(tableKeys, bestPlacedKeys);
constexpr auto nextBestStage = joined(tableKeys, nextBestKeys);

/// Those of the rules for tables stand between them.
constexpr std::array objectsBeforeRules{
    FormatObject{"format", "The whole file.", formatKeys},
    FormatObject{"round_robin",
                 "A stage of groups in which everybody meets everybody. A league is one group.",
                 roundRobinKeys, true},
    FormatObject{"knockout", "A stage of ties.", knockoutKeys, true},
    FormatObject{"swiss", "A stage in which each round pairs teams with similar records; no rematches.",
                 swissStage, true},
    FormatObject{"league_phase", "One table in which everybody plays some of the others, drawn from pots.",
                 leaguePhaseStage, true},
    FormatObject{"ladder", "One challenge at a time; the winner takes the place of the team beaten.",
                 ladderStage, true},
    FormatObject{"sum", "A table of all matches of some earlier tables together.", sumStage, true},
    FormatObject{"best_placed", "A table of the teams in one place of some groups.", bestPlacedStage, true},
    FormatObject{"next_best", "A table of the best teams by ranking of some tables that have not got on.",
                 nextBestStage, true},
    FormatObject{"late member", "A team that joined a Swiss after its start.", jsonFields<LateMember>},
    FormatObject{"group", "A group of a round robin.", groupKeys},
    FormatObject{"round", "A round of a knockout.", roundKeys},
    FormatObject{"tie", "A tie of a knockout.", tieKeys},
    FormatObject{"tie rules", "How a tie finds its winner.", jsonFields<TieRules>},
};
constexpr std::array objectsAfterRules{
    FormatObject{"walkover", "What a match brings that is lost without being played.",
                 jsonFields<WalkoverRule>},
    FormatObject{"match rules", "Another level of the game, or other options, for some matches.",
                 matchRulesKeys},
    FormatObject{"reserved place", "A place that a team has however it fares, like the host of a World Cup.",
                 reservedPlaceKeys},
    FormatObject{"next season", "A group of the next season.", nextSeasonKeys},
    FormatObject{"allocation", "Which of the best third-placed teams meets which group winner.",
                 allocationKeys},
};

QJsonObject schemaOf(const FormatObject &object)
{
    QJsonObject properties;
    QJsonArray required;
    if (object.isStage)
        addKeySchemas(everyStageKeys, properties, required);
    addKeySchemas(object.keys, properties, required);
    if (object.isStage)
        properties.insert(QStringLiteral("type"),
                          QJsonObject{{QStringLiteral("const"), QString::fromLatin1(object.name)}});
    return objectSchema(object.meaning, properties, required);
}

} // namespace

std::span<const FormatObject> formatObjects()
{
    static const std::vector<FormatObject> objects = [] {
        std::vector<FormatObject> all(objectsBeforeRules.begin(), objectsBeforeRules.end());
        for (const FileObject &object : rulesFileObjects())
            all.push_back({object.name, object.meaning, object.keys});
        all.insert(all.end(), objectsAfterRules.begin(), objectsAfterRules.end());
        return all;
    }();
    return objects;
}

std::span<const FormatKey> stageKeys()
{
    return everyStageKeys;
}

QJsonObject formatSchema()
{
    QJsonObject definitions;
    QJsonArray stages;
    for (const FormatObject &object : formatObjects()) {
        definitions.insert(definitionName(object.name), schemaOf(object));
        if (object.isStage)
            stages.append(schemaReference(object.name));
    }
    letDrawsBeMissing(definitions);
    definitions.insert(QStringLiteral("stage"), QJsonObject{{QStringLiteral("oneOf"), stages}});
    QJsonObject schema = definitions.take(QStringLiteral("format")).toObject();
    schema.insert(QStringLiteral("$schema"), QStringLiteral("https://json-schema.org/draft/2020-12/schema"));
    schema.insert(QStringLiteral("title"), QStringLiteral("Touchline format"));
    schema.insert(QStringLiteral("$defs"), definitions);
    return schema;
}

QString formatKeysText()
{
    QString text;
    bool isStageSaid = false;
    for (const FormatObject &object : formatObjects()) {
        if (object.isStage && !isStageSaid) {
            text += QStringLiteral("### every stage\n\nThe keys that all types of stages have.\n\n") +
                    keysTable(everyStageKeys) + u'\n';
            isStageSaid = true;
        }
        text += QStringLiteral("### %1%2\n\n%3\n\n")
                    .arg(object.isStage ? QStringLiteral("stage of type ") : QString(),
                         QString::fromLatin1(object.name), QString::fromLatin1(object.meaning)) +
                keysTable(object.keys) + u'\n';
    }
    return text.trimmed() + u'\n';
}

} // namespace touchline
