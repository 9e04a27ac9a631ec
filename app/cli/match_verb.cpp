// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/match_verb.h"

#include "app/cli/files.h"
#include "app/cli/match_plan.h"
#include "app/cli/narrator.h"
#include "core/base/json_reader.h"

#include <QJsonArray>

#include <algorithm>

namespace touchline::cli {

namespace {

QJsonValue scoreJson(const std::optional<Score> &score)
{
    return score ? QJsonValue(QJsonArray{score->home, score->away}) : QJsonValue();
}

int rollCount(const MatchLog &log)
{
    return static_cast<int>(std::count_if(log.entries.begin(), log.entries.end(),
                                          [](const LogEntry &entry) { return entry.kind == Awaits::Roll; }));
}

} // namespace

QJsonObject matchJson(const PlayedMatch &played, const Game &game)
{
    const FixtureSetup &setup = played.log.setup;
    const MatchReport &report = played.report;
    QJsonArray events;
    for (const Event &event : played.events)
        events.append(toJson(event, game.info().events, setup));
    bool hasSeed = false;
    const quint64 seed = played.log.seed.toULongLong(&hasSeed);
    return {{QStringLiteral("game"), report.game},
            {QStringLiteral("rules_version"), report.rulesVersion},
            {QStringLiteral("level"), report.level},
            {QStringLiteral("options"), toJson(setup.options, game.info().options)},
            {QStringLiteral("home"), report.teams[Side::Home].name},
            {QStringLiteral("away"), report.teams[Side::Away].name},
            {QStringLiteral("seed"), hasSeed ? QJsonValue(static_cast<qint64>(seed)) : QJsonValue()},
            {QStringLiteral("score"),
             scoreJson(report.withoutScore ? std::nullopt : std::optional(report.score))},
            {QStringLiteral("after_90"), scoreJson(report.withoutScore ? std::nullopt : report.after90)},
            {QStringLiteral("extra_time"), scoreJson(report.extraTime)},
            {QStringLiteral("shoot_out"), scoreJson(report.shootOut)},
            {QStringLiteral("decided_by"), decidedByWord(report.decidedBy)},
            {QStringLiteral("winner"), report.winner ? QJsonValue(sideWord(*report.winner)) : QJsonValue()},
            {QStringLiteral("events"), events},
            {QStringLiteral("rolls"), rollCount(played.log)},
            {QStringLiteral("carry_out"), report.carryOut}};
}

void MatchVerb::describe(QCommandLineParser &parser) const
{
    describeMatchOptions(parser);
    parser.addOptions({
        {QStringLiteral("narrate"), QStringLiteral("Tells every attempt with its dice and choices.")},
        {QStringLiteral("log"),
         QStringLiteral("Writes the match log; \"touchline-cli replay\" plays it again."),
         QStringLiteral("file")},
        {QStringLiteral("json"), QStringLiteral("For machines.")},
    });
}

int MatchVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    if (const QString wrong = wrongMatchUsage(parser); !wrong.isEmpty())
        return refuseUsage(streams, wrong);
    const auto seed = numberOption(parser, QStringLiteral("seed"), seedWithoutWish(parser), streams);
    if (!seed)
        return wrongUsage;
    const auto plan = matchPlan(parser, *seed);
    if (!plan)
        return printError(streams, plan.error());
    const auto played = playPlan(*plan);
    if (!played)
        return printError(streams, played.error());
    if (parser.isSet(QStringLiteral("log"))) {
        const auto written = writeFile(parser.value(QStringLiteral("log")),
                                       writtenJson(toJson(played->log, *plan->choice.game)));
        if (!written)
            return printError(streams, written.error());
    }
    if (parser.isSet(QStringLiteral("json")))
        streams.out << writtenJson(matchJson(*played, *plan->choice.game));
    else
        streams.out << matchText(*played, *plan->choice.game, parser.isSet(QStringLiteral("narrate")) ? tellingsOf(*plan->choice.game).full : tellingsOf(*plan->choice.game).brief);
    return done;
}

} // namespace touchline::cli
