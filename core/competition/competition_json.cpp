// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/competition_json.h"

#include "core/base/json_fields.h"
#include "core/base/json_values.h"
#include "core/competition/draws/draw_json.h"
#include "core/competition/entry/appointment_json.h"
#include "core/competition/entry/entrant_json.h"
#include "core/competition/facts_json.h"
#include "core/competition/organiser_decision_json.h"
#include "core/competition/progress.h"

#include <QJsonArray>
#include <qglobal.h>

#include <algorithm>
#include <iterator>

namespace touchline {

namespace {

constexpr int largestNumber = 1000000;

constexpr int highestRoll = 100;

} // namespace

template <>
inline constexpr std::array jsonFields<Location>{
    field<&Location::country>("country"),
    field<&Location::lineage>("lineage"),
    optionalField<&Location::roll>("roll", 1, highestRoll),
};

template <>
inline constexpr std::array jsonFields<Tally>{
    field<&Tally::played>("played", 0, largestNumber),
    field<&Tally::won>("won", 0, largestNumber),
    field<&Tally::drawn>("drawn", 0, largestNumber),
    field<&Tally::lost>("lost", 0, largestNumber),
    field<&Tally::goalsFor>("goals_for", 0, largestNumber),
    field<&Tally::goalsAgainst>("goals_against", 0, largestNumber),
    field<&Tally::points>("points", -largestNumber, largestNumber),
    optionalField<&Tally::bonus>("bonus", 0, largestNumber),
};

template <>
inline constexpr std::array jsonFields<FormerTally>{
    field<&FormerTally::team>("team"),
    field<&FormerTally::tally>("figures"),
};

template <>
inline constexpr std::array jsonFields<FormerSeason>{
    field<&FormerSeason::competition>("competition"),
    field<&FormerSeason::name>("name"),
    field<&FormerSeason::table>("table"),
    field<&FormerSeason::teams>("teams"),
};

namespace {

constexpr std::array definitionRows{
    field<&CompetitionDefinition::name>("name"),
    field<&CompetitionDefinition::game>("game"),
    field<&CompetitionDefinition::level>("level"),
    field<&CompetitionDefinition::options>("options"),
    optionalField<&CompetitionDefinition::discipline>("discipline"),
    optionalField<&CompetitionDefinition::location>("location"),
    optionalField<&CompetitionDefinition::days>("days"),
    optionalField<&CompetitionDefinition::formerSeasons>("former_seasons"),
};

void readConferenceLocations(JsonReader &reader, CompetitionDefinition &definition)
{
    if (!reader.has("conference_locations"))
        return;
    reader.each("conference_locations", [&definition](JsonReader &read, int) {
        ConferenceLocation one{read.text("conference"), {}};
        readFields(read, one.location);
        definition.conferenceLocations.push_back(std::move(one));
        read.refuseUnknownKeys();
    });
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
    QJsonArray lots;
    for (const Lot &lot : competition.lots()) {
        QJsonArray order;
        for (const int team : lot.order)
            order.append(competition.entrant(team).handle());
        QJsonObject object{{QStringLiteral("order"), order}};
        if (lot.tie > 0)
            object.insert(QStringLiteral("tie"), lot.tie);
        else
            object.insert(QStringLiteral("group"),
                          competition.tables()[static_cast<std::size_t>(lot.table)].name);
        lots.append(object);
    }
    return lots;
}

/// A drawn round is named by its stage and round, both from 1; round 0 is the draw of the groups.
QJsonArray roundDrawsToJson(const Competition &competition)
{
    QJsonArray draws;
    for (const RoundDraw &draw : competition.roundDraws()) {
        const DrawnRound &round = competition.plan().drawnRounds[static_cast<std::size_t>(draw.round)];
        QJsonArray order;
        for (const int place : draw.order)
            order.append(place + 1);
        draws.append(QJsonObject{{QStringLiteral("stage"), round.stage + 1},
                                 {QStringLiteral("round"), round.round + 1},
                                 {QStringLiteral("order"), order}});
    }
    return draws;
}

QJsonArray deductionsToJson(const Competition &competition)
{
    QJsonArray deductions;
    for (const Deduction &one : competition.deductions()) {
        QJsonObject object{
            {QStringLiteral("group"), competition.tables()[static_cast<std::size_t>(one.table)].name},
            {QStringLiteral("team"), competition.entrant(one.team).handle()},
            {QStringLiteral("points"), pointsJson(one.points)},
            {QStringLiteral("reason"), one.reason}};
        if (one.match != 0)
            object.insert(QStringLiteral("match"), one.match);
        deductions.append(object);
    }
    return deductions;
}

QJsonArray conductToJson(const Competition &competition)
{
    QJsonArray conduct;
    for (const NotedConduct &one : competition.conduct())
        conduct.append(QJsonObject{
            {QStringLiteral("group"), competition.tables()[static_cast<std::size_t>(one.table)].name},
            {QStringLiteral("team"), competition.entrant(one.team).handle()},
            {QStringLiteral("score"), one.score}});
    return conduct;
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
    auto format = formatFromJson(reader.object("format"), FormatSource::Kept);
    if (!format)
        noteAll(format.error(), QStringLiteral("format"), reader.problems());
    return format ? std::move(*format) : Format{};
}

CompetitionDefinition readDefinition(JsonReader &reader)
{
    CompetitionDefinition definition;
    definition.id = readId(reader, "id");
    readRows(reader, definitionRows, &definition);
    definition.format = readFormat(reader);
    definition.seed = readSeed(reader, "seed");
    if (reader.has("charts"))
        definition.charts = readCharts(reader);
    if (reader.has("carried_over"))
        definition.carriedOver = reader.array("carried_over");
    readConferenceLocations(reader, definition);
    reader.each("entrants", [&definition](JsonReader &entrant, int) {
        definition.entrants.push_back(readEntrant(entrant));
    });
    const bool hasFormat = !definition.format.stages.empty();
    definition.draw = readDraw(reader, "draw", definition.entrants,
                               hasFormat ? entryNames(definition.format) : QStringList());
    definition.calendar = readCalendar(reader);
    if (reader.has("kind"))
        definition.type.kind = static_cast<CompetitionKind>(reader.word("kind", competitionKindWords));
    definition.type.category = reader.textOr("category", {});
    return definition;
}

/// "match 49"
QString placeOfMatch(const Competition &competition, const QUuid &fixture)
{
    const int index = competition.indexOfFixture(fixture);
    return index < 0 ? QStringLiteral("match ?")
                     : QStringLiteral("match %1")
                           .arg(competition.fixtures()[static_cast<std::size_t>(index)].number);
}

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
    // Such a file may come from anywhere: what no list and no sheet may say it may not say either.
    const DecisionRules rules = decisionRules(competition, index);
    if (Problems found = rules.needsWinner ? Problems() : validate(*report, {rules}); !found.empty()) {
        noteAll(Error{Fault::BadInput, {}, std::move(found)}, match.where + QStringLiteral(".report"),
                problems);
        return;
    }
    if (const auto restored = competition.restore(std::move(*report)); !restored)
        noteAll(restored.error(), match.where + QStringLiteral(".report"), problems);
}

int readTableName(JsonReader &reader, const Competition &competition)
{
    return readGroupName(reader, "group", tableNames(competition.definition().format));
}

void readLots(JsonReader &reader, Competition &competition)
{
    reader.each("lots", [&competition](JsonReader &read, int) {
        Lot lot;
        if (read.has("tie"))
            lot.tie = read.integer("tie", 1, largestNumber);
        else
            lot.table = readTableName(read, competition);
        for (const QString &handle : readTexts(read, "order"))
            lot.order.push_back(
                teamFromHandle(handle, competition.definition().entrants, read.path(), read.problems()));
        read.refuseUnknownKeys();
        if (const auto added = competition.addLot(std::move(lot)); !added)
            noteAll(added.error(), read.path(), read.problems());
    });
}

int drawnRoundAt(const Competition &competition, int stage, int round)
{
    const std::vector<DrawnRound> &rounds = competition.plan().drawnRounds;
    const auto found = std::find_if(rounds.begin(), rounds.end(), [stage, round](const DrawnRound &drawn) {
        return drawn.stage == stage && drawn.round == round;
    });
    return found == rounds.end() ? -1 : static_cast<int>(found - rounds.begin());
}

void readRoundDraws(JsonReader &reader, Competition &competition)
{
    if (!reader.has("round_draws"))
        return;
    reader.each("round_draws", [&competition](JsonReader &read, int) {
        const int stage = read.integer("stage", 1, largestNumber) - 1;
        const int round = read.integer("round", 0, largestNumber) - 1;
        RoundDraw draw{drawnRoundAt(competition, stage, round), {}};
        const QJsonArray order = read.array("order");
        for (const auto &place : order)
            draw.order.push_back(std::max(place.toInt(0), 0) - 1); // no place below the first
        read.refuseUnknownKeys();
        if (const auto added = competition.addRoundDraw(std::move(draw)); !added)
            noteAll(added.error(), read.path(), read.problems());
    });
}

void readDeductions(JsonReader &reader, Competition &competition)
{
    if (!reader.has("deductions"))
        return;
    reader.each("deductions", [&competition](JsonReader &read, int) {
        Deduction deduction;
        deduction.table = readTableName(read, competition);
        deduction.team = teamFromHandle(read.text("team"), competition.definition().entrants,
                                        read.path("team"), read.problems());
        deduction.points = readPoints(read, "points", -largestNumber, largestNumber);
        deduction.reason = read.text("reason");
        deduction.match = read.integerOr("match", 1, largestNumber, 0);
        read.refuseUnknownKeys();
        if (const auto added = competition.addDeduction(std::move(deduction)); !added)
            noteAll(added.error(), read.path(), read.problems());
    });
}

void readConduct(JsonReader &reader, Competition &competition)
{
    if (!reader.has("conduct"))
        return;
    reader.each("conduct", [&competition](JsonReader &read, int) {
        NotedConduct conduct;
        conduct.table = readTableName(read, competition);
        conduct.team = teamFromHandle(read.text("team"), competition.definition().entrants, read.path("team"),
                                      read.problems());
        conduct.score = read.integer("score", -largestNumber, 0);
        read.refuseUnknownKeys();
        if (const auto added = competition.addConduct(conduct); !added)
            noteAll(added.error(), read.path(), read.problems());
    });
}

/// Everything but the draws of rounds, rulings, reports, and reports set aside.
void readDecisions(JsonReader &reader, Competition &competition)
{
    readLots(reader, competition);
    readDeductions(reader, competition);
    readConduct(reader, competition);
    readOrganiserDecisions(reader, competition);
}

tl::unexpected<Error> unreadable(Problems problems)
{
    return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The competition cannot be read."), {},
                std::move(problems));
}

} // namespace

QJsonObject factsToJson(const Competition &competition)
{
    const CompetitionDefinition &definition = competition.definition();
    QJsonArray entrants;
    for (const Entrant &entrant : definition.entrants)
        entrants.append(toJson(entrant));
    QJsonObject object = writtenRows(definitionRows, &definition);
    object.insert(QStringLiteral("id"), idToJson(definition.id));
    object.insert(QStringLiteral("format"), toJson(definition.format));
    object.insert(QStringLiteral("seed"), seedToJson(definition.seed));
    object.insert(QStringLiteral("entrants"), entrants);
    object.insert(QStringLiteral("draw"),
                  toJson(definition.draw, definition.entrants, entryNames(definition.format)));
    object.insert(QStringLiteral("lots"), lotsToJson(competition));
    if (!definition.charts.isEmpty())
        object.insert(QStringLiteral("charts"), definition.charts);
    if (!definition.carriedOver.isEmpty())
        object.insert(QStringLiteral("carried_over"), definition.carriedOver);
    if (const QJsonArray decisions = organiserDecisionsToJson(competition); !decisions.isEmpty())
        object.insert(QStringLiteral("decisions"), decisions);
    QJsonArray locations;
    for (const ConferenceLocation &one : definition.conferenceLocations) {
        QJsonObject location = writeFields(one.location);
        location.insert(QStringLiteral("conference"), one.conference);
        locations.append(location);
    }
    if (!locations.isEmpty())
        object.insert(QStringLiteral("conference_locations"), locations);
    if (const QJsonArray draws = roundDrawsToJson(competition); !draws.isEmpty())
        object.insert(QStringLiteral("round_draws"), draws);
    if (const QJsonArray deductions = deductionsToJson(competition); !deductions.isEmpty())
        object.insert(QStringLiteral("deductions"), deductions);
    if (const QJsonArray conduct = conductToJson(competition); !conduct.isEmpty())
        object.insert(QStringLiteral("conduct"), conduct);
    insertRulings(competition, object);
    if (!definition.calendar.empty())
        object.insert(QStringLiteral("calendar"), calendarToJson(definition.calendar));
    if (const auto kind = definition.type.kind)
        object.insert(QStringLiteral("kind"),
                      QLatin1String(competitionKindWords[static_cast<std::size_t>(*kind)]));
    if (!definition.type.category.isEmpty())
        object.insert(QStringLiteral("category"), definition.type.category);
    return object;
}

QJsonObject toJson(const Competition &competition)
{
    QJsonObject object = factsToJson(competition);
    object.insert(QStringLiteral("matches"), matchesToJson(competition));
    insertSetAside(competition, object);
    return object;
}

Result<Competition> fittingCompetition(const QJsonObject &facts, std::vector<MatchReport> reports,
                                       std::vector<SetAside> setAside, Problems &left)
{
    Problems problems;
    JsonReader reader(facts, problems);
    CompetitionDefinition definition = readDefinition(reader);
    if (!problems.empty())
        return unreadable(std::move(problems));
    Result<Competition> competition = Competition::create(std::move(definition));
    if (!competition)
        return unreadable(std::move(competition.error().problems));
    readRoundDraws(reader, *competition);
    // A match that was abandoned needs no winner.
    readRulings(reader, *competition);
    for (MatchReport &report : reports) {
        const QString where = placeOfMatch(*competition, report.fixture);
        if (const auto restored = competition->restore(std::move(report)); !restored)
            noteAll(restored.error(), where, problems);
    }
    readDecisions(reader, *competition);
    for (SetAside &one : setAside)
        if (const auto restored = competition->restore(std::move(one)); !restored)
            noteAll(restored.error(), QStringLiteral("set_aside"), problems);
    reader.refuseUnknownKeys();
    std::move(problems.begin(), problems.end(), std::back_inserter(left));
    return competition;
}

Result<Competition> competitionFromFacts(const QJsonObject &facts, std::vector<MatchReport> reports,
                                         std::vector<SetAside> setAside)
{
    Problems left;
    Result<Competition> competition =
        fittingCompetition(facts, std::move(reports), std::move(setAside), left);
    if (competition && !left.empty())
        return unreadable(std::move(left));
    return competition;
}

Result<Competition> competitionFromJson(const QJsonObject &object)
{
    Problems problems;
    JsonReader reader(object, problems);
    CompetitionDefinition definition = readDefinition(reader);
    std::vector<ReadMatch> matches;
    reader.each("matches", [&matches](JsonReader &match, int) {
        matches.push_back({match.integer("number", 1, largestNumber), match.object("report"), match.path()});
        match.refuseUnknownKeys();
    });
    if (problems.empty()) {
        Result<Competition> competition = Competition::create(std::move(definition));
        if (!competition)
            return unreadable(std::move(competition.error().problems));
        // Before the matches: pairings that are kept would be refused for rounds that have begun.
        readRoundDraws(reader, *competition);
        // A match that was abandoned needs no winner.
        readRulings(reader, *competition);
        for (const ReadMatch &match : matches)
            readMatch(match, *competition, problems);
        readDecisions(reader, *competition);
        readSetAside(reader, *competition);
        reader.refuseUnknownKeys();
        if (problems.empty())
            return competition;
    }
    return unreadable(std::move(problems));
}

} // namespace touchline
