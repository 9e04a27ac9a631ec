// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/format/stage_json.h"

#include "core/base/json_values.h"
#include "core/competition/format/format_fields.h"
#include "core/competition/format/slot_list.h"

#include <qglobal.h>

#include <array>

namespace touchline {

void readFields(JsonReader &reader, LateMember &member)
{
    readRows(reader, jsonFields<LateMember>, &member);
    --member.from;
}

QJsonObject writeFields(const LateMember &member)
{
    const LateMember fromOne{member.from + 1, member.missed};
    return writtenRows(jsonFields<LateMember>, &fromOne);
}

namespace {

constexpr int largestStageNumber = 100000;
constexpr int mostRounds = 1000;

constexpr std::array typeWords{"round_robin", "knockout", "swiss",       "league_phase",
                               "ladder",      "sum",      "best_placed", "next_best"};
// Where the types of PairedStage begin in typeWords, and those of TableStage.
constexpr int firstPaired = 2;
constexpr int firstTable = 5;

QString wordAt(std::span<const char *const> words, int index)
{
    return QString::fromLatin1(words[static_cast<std::size_t>(index)]);
}

void note(JsonReader &reader, const QString &where, Message what)
{
    reader.problems().push_back({where, std::move(what), {}});
}

/// A pairing is a list of two places, from 1: [4, 1].
std::optional<Pairing> readPairing(const QJsonArray &places, qsizetype first)
{
    const int home = places.at(first).toInt(0);
    const int away = places.at(first + 1).toInt(0);
    if (places.size() != first + 2 || home < 1 || away < 1 || home > largestGroup || away > largestGroup)
        return std::nullopt;
    return Pairing{home - 1, away - 1};
}

std::vector<std::vector<NumberedPairing>> readOwnFixtures(JsonReader &reader)
{
    std::vector<std::vector<NumberedPairing>> rounds;
    const QJsonArray array = reader.arrayOr("fixtures");
    for (qsizetype r = 0; r < array.size(); ++r) {
        std::vector<NumberedPairing> round;
        const QJsonArray matches = array.at(r).toArray();
        for (qsizetype m = 0; m < matches.size(); ++m) {
            const QJsonArray match = matches.at(m).toArray();
            const int number = match.at(0).toInt(0);
            const auto pairing = readPairing(match, 1);
            if (pairing && number > 0 && number <= largestStageNumber)
                round.push_back({number, *pairing});
            else
                note(reader, itemPath(reader, "fixtures", r) + QStringLiteral("[%1]").arg(m),
                     {QT_TRANSLATE_NOOP("core", "A match of a group is its number and two places, like "
                                                "[17, 4, 1]."),
                      {}});
        }
        rounds.push_back(std::move(round));
    }
    return rounds;
}

GroupPlan readGroup(JsonReader &reader, const SlotNames &names)
{
    GroupPlan group;
    readRows(reader, groupKeys, &group);
    if (reader.has("members"))
        group.members = readSlots(reader, "members", names);
    if (reader.has("size") || group.members.empty())
        group.size = reader.integer("size", smallestGroup, largestGroup);
    else
        group.size = static_cast<int>(group.members.size());
    group.fixtures = readOwnFixtures(reader);
    reader.refuseUnknownKeys();
    return group;
}

std::vector<Round> readSchedule(JsonReader &reader)
{
    std::vector<Round> rounds;
    const QJsonArray array = reader.arrayOr("schedule");
    for (qsizetype r = 0; r < array.size(); ++r) {
        Round round;
        const QJsonArray pairings = array.at(r).toArray();
        for (qsizetype p = 0; p < pairings.size(); ++p) {
            if (const auto pairing = readPairing(pairings.at(p).toArray(), 0))
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

std::vector<int> readNumbers(JsonReader &reader, const char *key)
{
    std::vector<int> numbers;
    const QJsonArray array = reader.arrayOr(key);
    for (qsizetype i = 0; i < array.size(); ++i) {
        const int number = array.at(i).toInt(0);
        if (number < 1 || number > largestGroup)
            note(reader, itemPath(reader, key, i),
                 {QT_TRANSLATE_NOOP("core", "A place of a table is a number from 1 on."), {}});
        numbers.push_back(number);
    }
    return numbers;
}

RoundRobinStage readRoundRobin(JsonReader &reader, const SlotNames &names)
{
    RoundRobinStage stage;
    reader.each("groups", [&stage, &names](JsonReader &group, int) {
        stage.groups.push_back(readGroup(group, names));
    });
    if (reader.has("pot"))
        stage.pot = readSlots(reader, "pot", names);
    readRows(reader, roundRobinKeys, &stage);
    stage.schedule = readSchedule(reader);
    stage.playOffs = readNumbers(reader, "play_offs");
    return stage;
}

constexpr int highestMatch = 100'000;

/// The second leg under a key of its own, the further matches of a best of in a list.
void readLaterLegs(JsonReader &reader, KnockoutTie &tie)
{
    if (reader.has("second_leg"))
        tie.laterLegs.push_back(reader.integer("second_leg", 1, highestMatch));
    const QJsonArray array = reader.arrayOr(laterMatches);
    for (qsizetype i = 0; i < array.size(); ++i) {
        const int number = array.at(i).toInt(0);
        if (number < 1 || number > highestMatch)
            note(reader, itemPath(reader, laterMatches, i),
                 {QT_TRANSLATE_NOOP("core", "Matches have numbers from 1 to %1."),
                  {QString::number(highestMatch)}});
        tie.laterLegs.push_back(number);
    }
}

KnockoutTie readTie(JsonReader &reader, const SlotNames &names, bool isDrawn)
{
    KnockoutTie tie;
    readRows(reader, tieKeys, &tie);
    readLaterLegs(reader, tie);
    if (!isDrawn) {
        tie.home = readSlot(reader, "home", names);
        tie.away = readSlot(reader, "away", names);
    }
    reader.refuseUnknownKeys();
    return tie;
}

KnockoutStage readKnockout(JsonReader &reader, const SlotNames &names)
{
    KnockoutStage stage;
    reader.each("rounds", [&stage, &names](JsonReader &round, int) {
        KnockoutRound read;
        readRows(round, roundKeys, &read);
        if (round.has("pot"))
            read.pot = readSlots(round, "pot", names);
        const bool isDrawn = read.isDrawn();
        round.each("ties", [&read, &names, isDrawn](JsonReader &tie, int) {
            read.ties.push_back(readTie(tie, names, isDrawn));
        });
        round.refuseUnknownKeys();
        stage.rounds.push_back(std::move(read));
    });
    return stage;
}

/// The keys that stages of one way of pairing have.
std::span<const FileKey> keysOf(PairingMethod method)
{
    switch (method) {
    case PairingMethod::Swiss:
        return swissKeys;
    case PairingMethod::LeaguePhase:
        return leaguePhaseKeys;
    case PairingMethod::Ladder:
        return ladderKeys;
    }
    return {};
}

PairedStage readPaired(JsonReader &reader, PairingMethod method, const SlotNames &names)
{
    PairedStage stage;
    stage.method = method;
    readRows(reader, pairedKeys, &stage);
    readRows(reader, keysOf(method), &stage);
    stage.members = readSlots(reader, "members", names);
    if (method == PairingMethod::Swiss) {
        stage.byePoints = readPointsOr(reader, "bye_points", 0, mostRounds, stage.rules.points.win);
        if (reader.has("half_bye_points"))
            stage.halfByePoints = readPoints(reader, "half_bye_points", 0, mostRounds);
    }
    return stage;
}

Allocation readAllocation(JsonReader &parent)
{
    Allocation allocation;
    JsonReader reader(parent.object("allocation"), parent.problems(), parent.path("allocation"));
    allocation.columns = readTexts(reader, "for");
    const QJsonObject rows = reader.object("by_groups");
    JsonReader read(rows, reader.problems(), reader.path("by_groups"));
    for (const QString &groups : rows.keys())
        allocation.byGroups[groups] = read.text(groups.toUtf8().constData());
    reader.refuseUnknownKeys();
    return allocation;
}

TableStage readTable(JsonReader &reader, TableStage::Kind kind, const SlotNames &names)
{
    TableStage stage;
    stage.kind = kind;
    readRows(reader, tableKeys, &stage);
    const QStringList parts = readTexts(reader, "of");
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const auto table = static_cast<int>(names.tables.indexOf(parts.at(i)));
        if (table < 0)
            note(reader, itemPath(reader, "of", i),
                 {QT_TRANSLATE_NOOP("core", "There is no earlier table %1."), {parts.at(i)}});
        stage.of.push_back(table);
    }
    if (kind == TableStage::Kind::NextBest)
        stage.except = readSlots(reader, "except", names);
    if (kind == TableStage::Kind::Sum) {
        readRows(reader, sumKeys, &stage);
        if (reader.has("members"))
            stage.members = readSlots(reader, "members", names);
    }
    if (kind == TableStage::Kind::BestPlaced) {
        readRows(reader, bestPlacedKeys, &stage);
        if (reader.has("allocation"))
            stage.allocation = readAllocation(reader);
    }
    return stage;
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

QJsonObject toJson(const GroupPlan &group, const SlotNames &names)
{
    QJsonObject object = writtenRows(groupKeys, &group);
    if (group.members.empty())
        object.insert(QStringLiteral("size"), group.size);
    else
        object.insert(QStringLiteral("members"), slotsToJson(group.members, names));
    QJsonArray rounds;
    for (const auto &round : group.fixtures) {
        QJsonArray matches;
        for (const NumberedPairing &one : round)
            matches.append(QJsonArray{one.match, one.pairing.home + 1, one.pairing.away + 1});
        rounds.append(matches);
    }
    if (!rounds.isEmpty())
        object.insert(QStringLiteral("fixtures"), rounds);
    return object;
}

QJsonObject planToJson(const RoundRobinStage &stage, const SlotNames &names)
{
    QJsonArray groups;
    for (const GroupPlan &group : stage.groups)
        groups.append(toJson(group, names));
    QJsonObject object = writtenRows(roundRobinKeys, &stage);
    object.insert(QStringLiteral("type"), QStringLiteral("round_robin"));
    object.insert(QStringLiteral("groups"), groups);
    if (!stage.pot.empty())
        object.insert(QStringLiteral("pot"), slotsToJson(stage.pot, names));
    if (!stage.schedule.empty())
        object.insert(QStringLiteral("schedule"), toJson(stage.schedule));
    QJsonArray playOffs;
    for (const int place : stage.playOffs)
        playOffs.append(place);
    if (!playOffs.isEmpty())
        object.insert(QStringLiteral("play_offs"), playOffs);
    return object;
}

QJsonObject toJson(const KnockoutTie &tie, bool isDrawn, const SlotNames &names)
{
    QJsonObject object = writtenRows(tieKeys, &tie);
    if (tie.laterLegs.size() == 1)
        object.insert(QStringLiteral("second_leg"), tie.laterLegs.front());
    else if (!tie.laterLegs.empty())
        object.insert(QLatin1String(laterMatches),
                      QJsonArray::fromVariantList({tie.laterLegs.begin(), tie.laterLegs.end()}));
    if (!isDrawn) {
        object.insert(QStringLiteral("home"), slotText(tie.home, names));
        object.insert(QStringLiteral("away"), slotText(tie.away, names));
    }
    return object;
}

QJsonObject planToJson(const KnockoutStage &stage, const SlotNames &names)
{
    QJsonArray rounds;
    for (const KnockoutRound &round : stage.rounds) {
        QJsonArray ties;
        for (const KnockoutTie &tie : round.ties)
            ties.append(toJson(tie, round.isDrawn(), names));
        QJsonObject object = writtenRows(roundKeys, &round);
        object.insert(QStringLiteral("ties"), ties);
        if (round.isDrawn())
            object.insert(QStringLiteral("pot"), slotsToJson(round.pot, names));
        rounds.append(object);
    }
    return {{QStringLiteral("type"), QStringLiteral("knockout")}, {QStringLiteral("rounds"), rounds}};
}

QJsonObject planToJson(const PairedStage &stage, const SlotNames &names)
{
    QJsonObject object = writtenRows(pairedKeys, &stage);
    addRows(keysOf(stage.method), &stage, object);
    object.insert(QStringLiteral("type"), wordAt(typeWords, firstPaired + static_cast<int>(stage.method)));
    object.insert(QStringLiteral("members"), slotsToJson(stage.members, names));
    if (stage.method == PairingMethod::Swiss)
        object.insert(QStringLiteral("bye_points"), pointsJson(stage.byePoints));
    if (stage.method == PairingMethod::Swiss && stage.halfByePoints)
        object.insert(QStringLiteral("half_bye_points"), pointsJson(*stage.halfByePoints));
    return object;
}

QJsonObject planToJson(const TableStage &stage, const SlotNames &names)
{
    QJsonArray parts;
    for (const int table : stage.of)
        parts.append(names.tables.value(table));
    QJsonObject object = writtenRows(tableKeys, &stage);
    object.insert(QStringLiteral("type"), wordAt(typeWords, firstTable + static_cast<int>(stage.kind)));
    object.insert(QStringLiteral("of"), parts);
    if (stage.kind == TableStage::Kind::NextBest)
        object.insert(QStringLiteral("except"), slotsToJson(stage.except, names));
    if (stage.kind == TableStage::Kind::Sum)
        addRows(sumKeys, &stage, object);
    if (!stage.members.empty())
        object.insert(QStringLiteral("members"), slotsToJson(stage.members, names));
    if (stage.kind != TableStage::Kind::BestPlaced)
        return object;
    addRows(bestPlacedKeys, &stage, object);
    if (stage.allocation) {
        QJsonObject rows;
        for (const auto &[groups, opponents] : stage.allocation->byGroups)
            rows.insert(groups, opponents);
        object.insert(
            QStringLiteral("allocation"),
            QJsonObject{{QStringLiteral("for"), QJsonArray::fromStringList(stage.allocation->columns)},
                        {QStringLiteral("by_groups"), rows}});
    }
    return object;
}

void addTable(SlotNames &names, const QString &table, const QStringList &columns = {})
{
    names.tables.append(table);
    names.columns.append(columns);
}

} // namespace

Stage readStage(JsonReader &reader, SlotNames &names)
{
    Stage stage;
    readRows(reader, everyStageKeys, &stage);
    const int type = reader.word("type", std::span(typeWords));
    if (type == 0) {
        RoundRobinStage plan = readRoundRobin(reader, names);
        for (const GroupPlan &group : plan.groups) {
            addTable(names, group.name);
            if (group.members.empty() && plan.pot.empty())
                names.entries.append(group.name);
        }
        stage.plan = std::move(plan);
    } else if (type < firstPaired) {
        stage.plan = readKnockout(reader, names);
    } else if (type < firstTable) {
        PairedStage plan = readPaired(reader, static_cast<PairingMethod>(type - firstPaired), names);
        addTable(names, plan.table);
        stage.plan = std::move(plan);
    } else {
        TableStage plan = readTable(reader, static_cast<TableStage::Kind>(type - firstTable), names);
        addTable(names, plan.table, plan.allocation ? plan.allocation->columns : QStringList());
        stage.plan = std::move(plan);
    }
    reader.refuseUnknownKeys();
    return stage;
}

QJsonObject toJson(const Stage &stage, const SlotNames &names)
{
    QJsonObject object =
        std::visit([&names](const auto &plan) { return planToJson(plan, names); }, stage.plan);
    addRows(everyStageKeys, &stage, object);
    return object;
}

} // namespace touchline
