// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/format.h"
#include "core/competition/json_values.h"
#include "core/competition/rule_set_json.h"
#include "core/competition/spread_rule_json.h"

#include <QJsonArray>
#include <qglobal.h>

namespace touchline {

namespace {

constexpr int mostLegs = 6;
constexpr int largestNumber = 100000;

void note(JsonReader &reader, const QString &where, Message what)
{
    reader.problems().push_back({where, std::move(what), {}});
}

std::vector<GroupPlan> readGroups(JsonReader &reader)
{
    std::vector<GroupPlan> groups;
    reader.each("groups", [&groups](JsonReader &group, int) {
        groups.push_back({group.text("name"), group.integer("size", smallestGroup, largestGroup)});
        group.refuseUnknownKeys();
    });
    return groups;
}

/// A pairing is a list of two places, from 1: [4, 1].
std::optional<Pairing> readPairing(const QJsonValue &value)
{
    const QJsonArray places = value.toArray();
    const int home = places.at(0).toInt(0);
    const int away = places.at(1).toInt(0);
    if (places.size() != 2 || home < 1 || away < 1 || home > largestGroup || away > largestGroup)
        return std::nullopt;
    return Pairing{home - 1, away - 1};
}

std::vector<Round> readSchedule(JsonReader &reader)
{
    std::vector<Round> rounds;
    const QJsonArray array = reader.arrayOr("schedule");
    for (qsizetype r = 0; r < array.size(); ++r) {
        Round round;
        const QJsonArray pairings = array.at(r).toArray();
        for (qsizetype p = 0; p < pairings.size(); ++p) {
            if (const auto pairing = readPairing(pairings.at(p)))
                round.push_back(*pairing);
            else
                note(reader, itemPath(reader, "schedule", r) + QStringLiteral("[%1]").arg(p),
                     {QT_TRANSLATE_NOOP("core",
                                        "A pairing is a list of two places of the group, like [4, 1]."),
                      {}});
        }
        if (round.empty())
            note(reader, itemPath(reader, "schedule", r),
                 {QT_TRANSLATE_NOOP("core", "A round is a list of pairings, like [[1, 2], [3, 4]]."), {}});
        rounds.push_back(std::move(round));
    }
    return rounds;
}

RoundRobinStage readRoundRobin(JsonReader &reader)
{
    RoundRobinStage stage;
    stage.groups = readGroups(reader);
    stage.schedule = readSchedule(reader);
    stage.legs = reader.integerOr("legs", 1, mostLegs, 1);
    stage.rules = readRuleSet(reader, "rules");
    stage.advance = reader.integer("advance", 0, largestGroup);
    return stage;
}

Message notASlot(const QString &text)
{
    return {QT_TRANSLATE_NOOP("core",
                              "\"%1\" names no place: write 1A (first of group A), W49 (winner of match 49) "
                              "or L61 (loser of match 61)."),
            {text}};
}

Slot readSlot(JsonReader &reader, const char *key, const QStringList &groups)
{
    const QString text = reader.text(key);
    const auto slot = slotFromText(text, groups);
    if (!slot)
        reader.problem(key, notASlot(text));
    return slot.value_or(Slot{});
}

KnockoutStage readKnockout(JsonReader &reader, const QStringList &groups)
{
    KnockoutStage stage;
    reader.each("rounds", [&stage, &groups](JsonReader &round, int) {
        KnockoutRound read{round.text("name"), {}};
        round.each("ties", [&read, &groups](JsonReader &tie, int) {
            read.ties.push_back({tie.integer("match", 1, largestNumber), readSlot(tie, "home", groups),
                                 readSlot(tie, "away", groups)});
            tie.refuseUnknownKeys();
        });
        round.refuseUnknownKeys();
        stage.rounds.push_back(std::move(read));
    });
    return stage;
}

/// `groups` are the names that slots may use; a round robin adds its own.
Stage readStage(JsonReader &reader, QStringList &groups)
{
    Stage stage;
    stage.name = reader.text("name");
    if (reader.word("type", {"round_robin", "knockout"}) == 0) {
        RoundRobinStage plan = readRoundRobin(reader);
        for (const GroupPlan &group : plan.groups)
            groups.append(group.name);
        stage.plan = std::move(plan);
    } else {
        stage.plan = readKnockout(reader, groups);
    }
    reader.refuseUnknownKeys();
    return stage;
}

std::vector<Slot> readFinalPlaces(JsonReader &reader, const QStringList &groups)
{
    std::vector<Slot> places;
    const QStringList texts = readTexts(reader, "final_places");
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const auto slot = slotFromText(texts.at(i), groups);
        if (!slot)
            note(reader, itemPath(reader, "final_places", i), notASlot(texts.at(i)));
        places.push_back(slot.value_or(Slot{}));
    }
    return places;
}

QJsonArray toJson(const std::vector<Round> &schedule)
{
    QJsonArray rounds;
    for (const Round &round : schedule) {
        QJsonArray pairings;
        for (const Pairing &pairing : round)
            pairings.append(QJsonArray{pairing.home + 1, pairing.away + 1});
        rounds.append(pairings);
    }
    return rounds;
}

QJsonObject stageToJson(const RoundRobinStage &stage)
{
    QJsonArray groups;
    for (const GroupPlan &group : stage.groups)
        groups.append(
            QJsonObject{{QStringLiteral("name"), group.name}, {QStringLiteral("size"), group.size}});
    QJsonObject object{{QStringLiteral("type"), QStringLiteral("round_robin")},
                       {QStringLiteral("groups"), groups},
                       {QStringLiteral("legs"), stage.legs},
                       {QStringLiteral("rules"), toJson(stage.rules)},
                       {QStringLiteral("advance"), stage.advance}};
    if (!stage.schedule.empty())
        object.insert(QStringLiteral("schedule"), toJson(stage.schedule));
    return object;
}

QJsonObject stageToJson(const KnockoutStage &stage, const QStringList &groups)
{
    QJsonArray rounds;
    for (const KnockoutRound &round : stage.rounds) {
        QJsonArray ties;
        for (const KnockoutTie &tie : round.ties)
            ties.append(QJsonObject{{QStringLiteral("match"), tie.match},
                                    {QStringLiteral("home"), slotText(tie.home, groups)},
                                    {QStringLiteral("away"), slotText(tie.away, groups)}});
        rounds.append(QJsonObject{{QStringLiteral("name"), round.name}, {QStringLiteral("ties"), ties}});
    }
    return {{QStringLiteral("type"), QStringLiteral("knockout")}, {QStringLiteral("rounds"), rounds}};
}

QJsonObject toJson(const Stage &stage, const QStringList &groups)
{
    const auto *roundRobin = std::get_if<RoundRobinStage>(&stage.plan);
    QJsonObject object = roundRobin != nullptr ? stageToJson(*roundRobin)
                                               : stageToJson(std::get<KnockoutStage>(stage.plan), groups);
    object.insert(QStringLiteral("name"), stage.name);
    return object;
}

} // namespace

Result<Format> formatFromJson(const QJsonObject &object)
{
    Problems problems;
    JsonReader reader(object, problems);
    Format format;
    QStringList groups;
    format.name = reader.text("name");
    format.title = reader.text("title");
    reader.each("stages", [&format, &groups](JsonReader &stage, int) {
        format.stages.push_back(readStage(stage, groups));
    });
    format.finalPlaces = readFinalPlaces(reader, groups);
    if (reader.has("draw_limits"))
        format.spread = readSpreadRule(reader, "draw_limits");
    reader.refuseUnknownKeys();
    // Where the form is broken, only the groups are looked at: their names are what slots are read with.
    const bool isReadable = problems.empty();
    for (Problem &problem : validate(format))
        if (isReadable || problem.where.contains(QLatin1String(".groups[")))
            problems.push_back(std::move(problem));
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The format %1 cannot be used."),
                    {format.name}, std::move(problems));
    return format;
}

QJsonObject toJson(const Format &format)
{
    const QStringList groups = groupNames(format);
    QJsonArray stages;
    for (const Stage &stage : format.stages)
        stages.append(toJson(stage, groups));
    QJsonArray places;
    for (const Slot &slot : format.finalPlaces)
        places.append(slotText(slot, groups));
    QJsonObject object{{QStringLiteral("name"), format.name},
                       {QStringLiteral("title"), format.title},
                       {QStringLiteral("stages"), stages},
                       {QStringLiteral("final_places"), places}};
    if (format.spread != SpreadRule::off())
        object.insert(QStringLiteral("draw_limits"), toJson(format.spread));
    return object;
}

} // namespace touchline
