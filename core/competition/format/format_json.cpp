// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/format/format_fields.h"
#include "core/competition/format/format_tables.h"
#include "core/competition/format/slot_list.h"
#include "core/competition/format/stage_json.h"

#include <QJsonArray>
#include <qglobal.h>

#include <algorithm>

namespace touchline {

namespace {

constexpr int highestMatch = 1000000;

void readNextSeason(JsonReader &reader, const SlotNames &names, Format &format)
{
    reader.each("next_season", [&names, &format](JsonReader &group, int) {
        NextSeasonGroup read{group.text("group"), readSlots(group, "from", names)};
        group.refuseUnknownKeys();
        format.nextSeason.push_back(std::move(read));
    });
}

void readReserved(JsonReader &reader, const SlotNames &names, Format &format)
{
    reader.each("reserved", [&names, &format](JsonReader &place, int) {
        ReservedPlace read;
        read.team = readSlot(place, "team", names);
        read.direct = readSlots(place, "direct", names);
        read.otherwise = readSlot(place, "otherwise", names);
        place.refuseUnknownKeys();
        format.reserved.push_back(std::move(read));
    });
}

void readMatchRules(JsonReader &reader, Format &format)
{
    reader.each("match_rules", [&format](JsonReader &one, int) {
        MatchRules rules;
        if (one.has("match"))
            rules.match = one.integer("match", 1, highestMatch);
        else
            rules.stage = one.text("stage");
        rules.level = one.textOr("level", {});
        if (one.has("options") || rules.level.isEmpty())
            rules.options = one.object("options");
        one.refuseUnknownKeys();
        format.matchRules.push_back(std::move(rules));
    });
}

QJsonObject toJson(const MatchRules &rules)
{
    QJsonObject object;
    if (rules.match != 0)
        object.insert(QStringLiteral("match"), rules.match);
    else
        object.insert(QStringLiteral("stage"), rules.stage);
    if (!rules.level.isEmpty())
        object.insert(QStringLiteral("level"), rules.level);
    if (!rules.options.isEmpty() || rules.level.isEmpty())
        object.insert(QStringLiteral("options"), rules.options);
    return object;
}

/// Formats that were kept before the first round of a Swiss could be chosen paired neighbours in it.
QJsonObject asItWasMeant(QJsonObject format)
{
    const QString key = QStringLiteral("first_round");
    QJsonArray stages = format.value(QStringLiteral("stages")).toArray();
    for (qsizetype i = 0; i < stages.size(); ++i) {
        QJsonObject stage = stages.at(i).toObject();
        if (stage.value(QStringLiteral("type")) != QLatin1String("swiss") || stage.contains(key))
            continue;
        stage.insert(key, QStringLiteral("neighbours"));
        stages.replace(i, stage);
        format.insert(QStringLiteral("stages"), stages);
    }
    return format;
}

/// A misspelt key makes entries go missing, and those make places lead nowhere.
Problems causesFirst(Problems problems)
{
    const auto rank = [](const Problem &problem) {
        return isUnknownKey(problem) ? 0 : isNotASlot(problem) ? 2 : 1;
    };
    std::stable_sort(problems.begin(), problems.end(),
                     [&rank](const Problem &one, const Problem &other) { return rank(one) < rank(other); });
    return problems;
}

} // namespace

Result<Format> formatFromJson(const QJsonObject &given, FormatSource source)
{
    Problems problems;
    const QJsonObject object = source == FormatSource::Kept ? asItWasMeant(given) : given;
    JsonReader reader(object, problems);
    Format format;
    readRows(reader, formatKeys, &format);
    SlotNames names;
    // The pool is the first entry; the groups that are drawn are named by no slot.
    if (format.pool > 0)
        names.entries.append(poolName);
    reader.each("stages", [&format, &names](JsonReader &stage, int) {
        format.stages.push_back(readStage(stage, names));
    });
    if (reader.has("reserved"))
        readReserved(reader, names, format);
    format.finalPlaces = readSlots(reader, "final_places", names);
    if (reader.has("next_season"))
        readNextSeason(reader, names, format);
    if (reader.has("match_rules"))
        readMatchRules(reader, format);
    reader.refuseUnknownKeys();
    // Where the form is broken, only the groups are looked at: their names are what slots are read with.
    const bool isReadable = problems.empty();
    for (Problem &problem : validate(format))
        if (isReadable || problem.where.contains(QLatin1String(".groups[")))
            problems.push_back(std::move(problem));
    if (problems.empty() && source == FormatSource::File)
        problems = looseEnds(format);
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The format %1 cannot be used."),
                    {format.name}, causesFirst(std::move(problems)));
    return format;
}

QJsonObject toJson(const Format &format)
{
    const SlotNames names = slotNames(format);
    QJsonArray stages;
    for (const Stage &stage : format.stages)
        stages.append(toJson(stage, names));
    QJsonObject object = writtenRows(formatKeys, &format);
    object.insert(QStringLiteral("stages"), stages);
    object.insert(QStringLiteral("final_places"), slotsToJson(format.finalPlaces, names));
    QJsonArray reserved;
    for (const ReservedPlace &place : format.reserved)
        reserved.append(QJsonObject{{QStringLiteral("team"), slotText(place.team, names)},
                                    {QStringLiteral("direct"), slotsToJson(place.direct, names)},
                                    {QStringLiteral("otherwise"), slotText(place.otherwise, names)}});
    if (!reserved.isEmpty())
        object.insert(QStringLiteral("reserved"), reserved);
    QJsonArray nextSeason;
    for (const NextSeasonGroup &group : format.nextSeason)
        nextSeason.append(QJsonObject{{QStringLiteral("group"), group.name},
                                      {QStringLiteral("from"), slotsToJson(group.from, names)}});
    if (!nextSeason.isEmpty())
        object.insert(QStringLiteral("next_season"), nextSeason);
    QJsonArray matchRules;
    for (const MatchRules &rules : format.matchRules)
        matchRules.append(toJson(rules));
    if (!matchRules.isEmpty())
        object.insert(QStringLiteral("match_rules"), matchRules);
    return object;
}

} // namespace touchline
