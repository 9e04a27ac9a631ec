// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/played_match_json.h"

#include <QJsonArray>

#include <algorithm>

namespace touchline {

namespace {

QJsonValue goalsJson(const std::optional<Score> &score)
{
    return score ? QJsonValue(QJsonArray{score->home, score->away}) : QJsonValue();
}

/// Over two legs: the goals of both, and who wins the tie.
void addTie(QJsonObject &object, const MatchReport &report, const DecisionRules &rules)
{
    if (!rules.needsWinner || !rules.firstLeg)
        return;
    const auto winner = tieWinner(report, rules);
    object.insert(QStringLiteral("first_leg"), goalsJson(rules.firstLeg));
    object.insert(QStringLiteral("aggregate"), goalsJson(aggregate(rules, report.score)));
    object.insert(QStringLiteral("tie_winner"), winner ? QJsonValue(sideWord(*winner)) : QJsonValue());
}

/// The start of the match has its rules too (ATCS, section 7).
QJsonObject playedEventJson(const Event &event, const GameInfo &game, const FixtureSetup &setup)
{
    QJsonObject object = toJson(event, game.events, setup);
    if (event.kind == EventKind::MatchStart) {
        object.insert(QStringLiteral("level"), setup.level);
        object.insert(QStringLiteral("options"), toJson(setup.options, game.options));
    }
    return object;
}

int rollCount(const MatchLog &log)
{
    return static_cast<int>(std::count_if(log.entries.begin(), log.entries.end(),
                                          [](const LogEntry &entry) { return entry.kind == Awaits::Roll; }));
}

} // namespace

QJsonObject playedMatchJson(const PlayedMatch &played, const Game &game)
{
    const FixtureSetup &setup = played.log.setup;
    const MatchReport &report = played.report;
    QJsonArray events;
    for (const Event &event : played.events)
        events.append(playedEventJson(event, game.info(), setup));
    bool hasSeed = false;
    const quint64 seed = played.log.seed.toULongLong(&hasSeed);
    QJsonObject object{
        {QStringLiteral("game"), report.game},
        {QStringLiteral("rules_version"), report.rulesVersion},
        {QStringLiteral("level"), report.level},
        {QStringLiteral("options"), toJson(setup.options, game.info().options)},
        {QStringLiteral("home"), report.teams[Side::Home].name},
        {QStringLiteral("away"), report.teams[Side::Away].name},
        {QStringLiteral("seed"), hasSeed ? QJsonValue(static_cast<qint64>(seed)) : QJsonValue()},
        {QStringLiteral("score"),
         goalsJson(report.withoutScore ? std::nullopt : std::optional(report.score))},
        {QStringLiteral("after_90"), goalsJson(report.withoutScore ? std::nullopt : report.after90)},
        {QStringLiteral("extra_time"), goalsJson(report.extraTime)},
        {QStringLiteral("shoot_out"), goalsJson(report.shootOut)},
        {QStringLiteral("decided_by"), decidedByWord(report.decidedBy)},
        {QStringLiteral("winner"), report.winner ? QJsonValue(sideWord(*report.winner)) : QJsonValue()},
        {QStringLiteral("events"), events},
        {QStringLiteral("rolls"), rollCount(played.log)},
        {QStringLiteral("carry_out"), report.carryOut}};
    addTie(object, report, setup.decision);
    return object;
}

} // namespace touchline
