// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/fixture_setup.h"

#include "core/base/json_reader.h"
#include "core/match/game.h"
#include "core/match/report/decision_rules_json.h"

#include <QJsonArray>
#include <QtGlobal>

namespace touchline {

namespace {

const QString neutralGround = QStringLiteral("neutral");

std::optional<Side> readGround(JsonReader &reader)
{
    switch (reader.word("ground", {"neutral", "home", "away"})) {
    case 1:
        return Side::Home;
    case 2:
        return Side::Away;
    default:
        return std::nullopt;
    }
}

QJsonObject sideJson(const SideSetup &side, const Game &game)
{
    QJsonArray absent;
    for (const Absence &absence : side.absent)
        absent.append(
            QJsonObject{{QStringLiteral("player_id"), absence.player.toString(QUuid::WithoutBraces)},
                        {QStringLiteral("because"), absence.because}});
    QJsonObject object{{QStringLiteral("team"), game.writeTeam(*side.document)},
                       {QStringLiteral("absent"), absent}};
    if (!side.carryIn.isEmpty())
        object.insert(QStringLiteral("carry_in"), side.carryIn);
    if (!side.runBy.isEmpty())
        object.insert(QStringLiteral("run_by"), side.runBy);
    return object;
}

void addProblems(JsonReader &reader, const char *key, const Error &error)
{
    if (error.problems.empty())
        reader.problem(key, error.message);
    for (const Problem &problem : error.problems)
        reader.problems().push_back({reader.path(key) + u'.' + problem.where, problem.what, problem.hint});
}

SideSetup readSide(JsonReader &parent, const char *key, const Game &game)
{
    JsonReader reader(parent.object(key), parent.problems(), parent.path(key));
    SideSetup side;
    if (auto document = game.readTeam(reader.object("team")))
        side = game.sideFor(*document);
    else
        addProblems(reader, "team", document.error());
    reader.each("absent", [&](JsonReader &one, int) {
        Absence absence{QUuid::fromString(one.text("player_id")), one.text("because")};
        if (absence.player.isNull())
            one.problem("player_id", {QT_TRANSLATE_NOOP("core", "This is not a UUID."), {}});
        one.refuseUnknownKeys();
        side.absent.push_back(std::move(absence));
    });
    if (reader.has("carry_in"))
        side.carryIn = reader.object("carry_in");
    side.runBy = reader.textOr("run_by", {});
    reader.refuseUnknownKeys();
    return side;
}

void readRules(JsonReader &reader, const Game &game, FixtureSetup &setup)
{
    setup.level = reader.text("level");
    const QJsonObject wishes = reader.object("options");
    const auto level = findLevel(game.info().levels, setup.level);
    if (!level) {
        addProblems(reader, "level", level.error());
        return;
    }
    if (auto options = resolveOptions(game.info().options, **level, wishes))
        setup.options = *options;
    else
        addProblems(reader, "options", options.error());
}

/// "needs_winner", and beside it what is unusual ("decision").
void readDecisionOf(JsonReader &reader, FixtureSetup &setup)
{
    setup.decision.needsWinner = reader.flag("needs_winner");
    if (!reader.has("decision"))
        return;
    JsonReader decision(reader.object("decision"), reader.problems(), reader.path("decision"));
    setup.decision = readDecisionRules(decision, setup.decision.needsWinner);
}

} // namespace

int rulesOf(const FixtureSetup &setup, const GameInfo &game)
{
    return setup.rulesVersion != 0 ? setup.rulesVersion : game.rulesVersion;
}

void checkAbsent(const SideSetup &side, Side which, Problems &problems)
{
    for (const Absence &absence : side.absent)
        if (side.squad.indexOf(absence.player) < 0)
            problems.push_back(
                {sideWord(which),
                 {QT_TRANSLATE_NOOP("core", "A player listed as absent is not in the squad of %1."),
                  {side.team.displayName()}},
                 {}});
}

void noteLocation(FixtureSetup &setup, const Location &location)
{
    setup.conditions.insert(QStringLiteral("location"), location.country);
    if (location.roll != 0)
        setup.conditions.insert(QStringLiteral("location_roll"), location.roll);
}

QJsonObject toJson(const FixtureSetup &setup, const Game &game)
{
    QJsonObject object{{QStringLiteral("fixture"), setup.fixture.toString(QUuid::WithoutBraces)},
                       {QStringLiteral("attempt"), setup.attempt},
                       {QStringLiteral("home"), sideJson(setup.sides[Side::Home], game)},
                       {QStringLiteral("away"), sideJson(setup.sides[Side::Away], game)},
                       {QStringLiteral("level"), setup.level},
                       {QStringLiteral("options"), toJson(setup.options, game.info().options)},
                       {QStringLiteral("ground"), setup.ground ? sideWord(*setup.ground) : neutralGround},
                       {QStringLiteral("needs_winner"), setup.decision.needsWinner},
                       {QStringLiteral("conditions"), setup.conditions}};
    if (const QJsonObject decision = toJson(setup.decision); !decision.isEmpty())
        object.insert(QStringLiteral("decision"), decision);
    if (!setup.charts.isEmpty())
        object.insert(QStringLiteral("charts"), setup.charts);
    return object;
}

Result<FixtureSetup> setupFromJson(const QJsonObject &object, const Game &game)
{
    Problems problems;
    JsonReader reader(object, problems);
    FixtureSetup setup;
    setup.fixture = QUuid::fromString(reader.text("fixture"));
    if (setup.fixture.isNull())
        reader.problem("fixture", {QT_TRANSLATE_NOOP("core", "This is not a UUID."), {}});
    setup.attempt = reader.integer("attempt", 0, 1'000'000);
    setup.sides[Side::Home] = readSide(reader, "home", game);
    setup.sides[Side::Away] = readSide(reader, "away", game);
    readRules(reader, game, setup);
    setup.ground = readGround(reader);
    readDecisionOf(reader, setup);
    setup.conditions = reader.object("conditions");
    if (reader.has("charts"))
        setup.charts = reader.object("charts");
    reader.refuseUnknownKeys();
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The fixture cannot be read."), {},
                    std::move(problems));
    return setup;
}

} // namespace touchline
