// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/match/fixture_setup.h"
#include "core/match/question.h"
#include "core/match/report/match_report.h"

#include <QJsonObject>
#include <QString>

#include <vector>

namespace touchline {

class Game;

/// One roll or one asked choice, in the order in which they fell due.
struct LogEntry
{
    Awaits kind = Awaits::Roll;
    /// Decision point of the game ("D42").
    QString id;
    /// Rolls: faces of the die and the number.
    int faces = 0;
    int value = 0;
    /// Choices: who, and the option's name.
    Side side = Side::Home;
    QString option;

    bool operator==(const LogEntry &) const = default;
};

/// Everything that made a match: it replays to the letter on every machine. Seed and agents are labels only.
struct MatchLog
{
    QString game;
    int rulesVersion = 0;
    FixtureSetup setup;
    std::vector<LogEntry> entries;
    /// "2026", or empty for dice that no generator made.
    QString seed;
    PerSide<QString> agents;
    /// What the match ended with; replaying must give the same.
    MatchReport report;
};

/// One entry as a log keeps it.
[[nodiscard]] QJsonObject toJson(const LogEntry &entry);
/// Errors: BadInput with every problem.
[[nodiscard]] Result<LogEntry> logEntryFromJson(const QJsonObject &object);

[[nodiscard]] QJsonObject toJson(const MatchLog &log, const Game &game);
/// Errors: BadInput with every problem and its path.
[[nodiscard]] Result<MatchLog> logFromJson(const QJsonObject &object, const Game &game);
/// Id of the game a log file was written for, so that the caller can find it. Errors: BadInput (no match
/// log).
[[nodiscard]] Result<QString> gameOfLog(const QJsonObject &object);

} // namespace touchline
