// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/competition_json.h"

#include "core/competition/draw_json.h"
#include "core/competition/json_values.h"

#include <QJsonArray>
#include <qglobal.h>

namespace touchline {

namespace {

constexpr int largestNumber = 1000000;

constexpr int highestRoll = 100;

QJsonObject toJson(const Entrant &entrant)
{
    QJsonObject object{{QStringLiteral("id"), idToJson(entrant.id)},
                       {QStringLiteral("code"), entrant.code},
                       {QStringLiteral("name"), entrant.name},
                       {QStringLiteral("conference"), entrant.conference},
                       {QStringLiteral("ranking"), entrant.ranking}};
    if (!entrant.lineage.isEmpty())
        object.insert(QStringLiteral("lineage"), entrant.lineage);
    return object;
}

Entrant readEntrant(JsonReader &reader)
{
    Entrant entrant{readId(reader, "id"),
                    reader.text("code"),
                    reader.text("name"),
                    reader.text("conference"),
                    reader.integer("ranking", 0, largestNumber),
                    reader.textOr("lineage", {})};
    reader.refuseUnknownKeys();
    return entrant;
}

QJsonObject toJson(const Location &location)
{
    QJsonObject object{{QStringLiteral("country"), location.country},
                       {QStringLiteral("lineage"), location.lineage}};
    if (location.roll != 0)
        object.insert(QStringLiteral("roll"), location.roll);
    return object;
}

Location readLocation(JsonReader &parent)
{
    JsonReader reader(parent.object("location"), parent.problems(), parent.path("location"));
    Location location{reader.text("country"), reader.text("lineage"),
                      reader.integerOr("roll", 1, highestRoll, 0)};
    reader.refuseUnknownKeys();
    return location;
}

/// Chart name -> text of its file; what is in them is for the game to judge.
QJsonObject readCharts(JsonReader &parent)
{
    QJsonObject charts = parent.object("charts");
    JsonReader reader(charts, parent.problems(), parent.path("charts"));
    for (const QString &name : charts.keys())
        reader.text(name.toUtf8().constData());
    return charts;
}

QJsonArray lotsToJson(const Competition &competition)
{
    const QStringList groups = groupNames(competition.definition().format);
    QJsonArray lots;
    for (const Lot &lot : competition.lots()) {
        QJsonArray order;
        for (const int team : lot.order)
            order.append(competition.entrant(team).handle());
        lots.append(
            QJsonObject{{QStringLiteral("group"), groups.at(lot.group)}, {QStringLiteral("order"), order}});
    }
    return lots;
}

QJsonArray matchesToJson(const Competition &competition)
{
    QJsonArray matches;
    for (std::size_t i = 0; i < competition.fixtures().size(); ++i) {
        if (const MatchReport *report = competition.report(static_cast<int>(i)))
            matches.append(QJsonObject{{QStringLiteral("number"), competition.fixtures()[i].number},
                                       {QStringLiteral("report"), toJson(*report)}});
    }
    return matches;
}

/// Hands the problems of a part on, with the place of the part before their own.
void noteAll(const Error &error, const QString &where, Problems &problems)
{
    if (error.problems.empty())
        problems.push_back({where, error.message, {}});
    for (Problem problem : error.problems) {
        problem.where = where + QLatin1Char('.') + problem.where;
        problems.push_back(std::move(problem));
    }
}

Format readFormat(JsonReader &reader)
{
    auto format = formatFromJson(reader.object("format"));
    if (!format)
        noteAll(format.error(), QStringLiteral("format"), reader.problems());
    return format ? std::move(*format) : Format{};
}

CompetitionDefinition readDefinition(JsonReader &reader)
{
    CompetitionDefinition definition;
    definition.id = readId(reader, "id");
    definition.name = reader.text("name");
    definition.format = readFormat(reader);
    definition.game = reader.text("game");
    definition.level = reader.text("level");
    definition.seed = readSeed(reader, "seed");
    definition.options = reader.object("options");
    if (reader.has("charts"))
        definition.charts = readCharts(reader);
    if (reader.has("discipline"))
        definition.discipline = reader.object("discipline");
    if (reader.has("location"))
        definition.location = readLocation(reader);
    reader.each("entrants", [&definition](JsonReader &entrant, int) {
        definition.entrants.push_back(readEntrant(entrant));
    });
    const bool hasFormat = !definition.format.stages.empty();
    definition.draw = readDraw(reader, "draw", definition.entrants,
                               hasFormat ? groupNames(definition.format) : QStringList());
    return definition;
}

struct ReadLot
{
    QString group;
    QStringList order;
    QString where;
};

struct ReadMatch
{
    int number = 0;
    QJsonObject report;
    QString where;
};

void readMatch(const ReadMatch &match, Competition &competition, Problems &problems)
{
    const int index = competition.indexOfNumber(match.number);
    if (index < 0) {
        problems.push_back(
            {match.where,
             {QT_TRANSLATE_NOOP("core", "The competition has no match %1."), {QString::number(match.number)}},
             {}});
        return;
    }
    if (competition.report(index) != nullptr) {
        problems.push_back(
            {match.where,
             {QT_TRANSLATE_NOOP("core", "There are two matches %1."), {QString::number(match.number)}},
             {}});
        return;
    }
    Result<MatchReport> report = reportFromJson(match.report);
    if (!report) {
        noteAll(report.error(), match.where + QStringLiteral(".report"), problems);
        return;
    }
    if (report->fixture != competition.fixtures()[static_cast<std::size_t>(index)].id) {
        problems.push_back(
            {match.where, {QT_TRANSLATE_NOOP("core", "This report belongs to another match."), {}}, {}});
        return;
    }
    if (const auto restored = competition.restore(std::move(*report)); !restored)
        noteAll(restored.error(), match.where + QStringLiteral(".report"), problems);
}

void readLot(const ReadLot &read, Competition &competition, Problems &problems)
{
    Lot lot;
    lot.group = static_cast<int>(groupNames(competition.definition().format).indexOf(read.group));
    for (const QString &handle : read.order)
        lot.order.push_back(teamFromHandle(handle, competition.definition().entrants, read.where, problems));
    if (const auto added = competition.addLot(std::move(lot)); !added)
        noteAll(added.error(), read.where, problems);
}

tl::unexpected<Error> unreadable(Problems problems)
{
    return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The competition cannot be read."), {},
                std::move(problems));
}

} // namespace

QJsonObject toJson(const Competition &competition)
{
    const CompetitionDefinition &definition = competition.definition();
    QJsonArray entrants;
    for (const Entrant &entrant : definition.entrants)
        entrants.append(toJson(entrant));
    QJsonObject object{
        {QStringLiteral("id"), idToJson(definition.id)},
        {QStringLiteral("name"), definition.name},
        {QStringLiteral("format"), toJson(definition.format)},
        {QStringLiteral("game"), definition.game},
        {QStringLiteral("level"), definition.level},
        {QStringLiteral("seed"), seedToJson(definition.seed)},
        {QStringLiteral("options"), definition.options},
        {QStringLiteral("entrants"), entrants},
        {QStringLiteral("draw"), toJson(definition.draw, definition.entrants, groupNames(definition.format))},
        {QStringLiteral("lots"), lotsToJson(competition)},
        {QStringLiteral("matches"), matchesToJson(competition)}};
    if (!definition.charts.isEmpty())
        object.insert(QStringLiteral("charts"), definition.charts);
    if (!definition.discipline.isEmpty())
        object.insert(QStringLiteral("discipline"), definition.discipline);
    if (definition.location)
        object.insert(QStringLiteral("location"), toJson(*definition.location));
    return object;
}

Result<Competition> competitionFromJson(const QJsonObject &object)
{
    Problems problems;
    JsonReader reader(object, problems);
    CompetitionDefinition definition = readDefinition(reader);
    std::vector<ReadLot> lots;
    reader.each("lots", [&lots](JsonReader &lot, int) {
        lots.push_back({lot.text("group"), readTexts(lot, "order"), lot.path()});
        lot.refuseUnknownKeys();
    });
    std::vector<ReadMatch> matches;
    reader.each("matches", [&matches](JsonReader &match, int) {
        matches.push_back({match.integer("number", 1, largestNumber), match.object("report"), match.path()});
        match.refuseUnknownKeys();
    });
    reader.refuseUnknownKeys();
    if (!problems.empty())
        return unreadable(std::move(problems));
    Result<Competition> competition = Competition::create(std::move(definition));
    if (!competition)
        return unreadable(std::move(competition.error().problems));
    for (const ReadMatch &match : matches)
        readMatch(match, *competition, problems);
    for (const ReadLot &lot : lots)
        readLot(lot, *competition, problems);
    if (!problems.empty())
        return unreadable(std::move(problems));
    return competition;
}

} // namespace touchline
