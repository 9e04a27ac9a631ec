// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/match/fixture_setup.h"
#include "core/match/question.h"
#include "core/match/report/match_report.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <span>
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

/// From an input on somebody else decides for a side. A label, as MatchLog::agents.
struct AgentChange
{
    /// Number of the first input that it holds for, from 0.
    int entry = 0;
    Side side = Side::Home;
    /// Name of a computer player, or "person".
    QString agent;

    bool operator==(const AgentChange &) const = default;
};

/// A slip that was corrected: what stood there before.
struct CorrectedEntry
{
    /// Number of the input, from 0.
    int entry = 0;
    LogEntry was;

    bool operator==(const CorrectedEntry &) const = default;
};

/// What was answered before a slip was corrected and did not fit behind it: to be entered again.
struct LeftEntry
{
    /// What was rolled for or decided, as the prompt has it: "shooter".
    QString label;
    LogEntry was;

    bool operator==(const LeftEntry &) const = default;
};

/// Whose dice a side of a match has, where somebody settled it. A label, as MatchLog::agents.
struct DiceNote
{
    Side side = Side::Home;
    /// Real ones, and what they show is typed; else the computer rolls.
    bool typed = false;
    /// Decision points whose rolls the computer makes all the same.
    QStringList computer;

    bool operator==(const DiceNote &) const = default;
};

/// What changed while a match was played and does not change it: in the order in which it was noted.
struct LogNotes
{
    std::vector<AgentChange> agents;
    std::vector<CorrectedEntry> corrections;
    /// As it was settled last, at most one for each side.
    std::vector<DiceNote> dice{};
    /// Of a match under way, the next one first.
    std::vector<LeftEntry> left{};

    bool operator==(const LogNotes &) const = default;
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
    LogNotes notes;
    /// What the match ended with; replaying must give the same.
    MatchReport report;
};

/// What is to be kept of a match before it counts.
struct InputChange
{
    /// Inputs that are kept so far.
    std::size_t known = 0;
    /// The first so many of them stay; behind them come those that are added.
    std::size_t staying = 0;
    std::span<const LogEntry> added;
    /// Null where they stay as they are.
    const LogNotes *notes = nullptr;
};

/// Who decides for the side at an input of that number: by the label, as far as the notes tell.
[[nodiscard]] QString agentAt(const PerSide<QString> &agents, const LogNotes &notes, Side side,
                              std::size_t entry);

/// One entry as a log keeps it.
[[nodiscard]] QJsonObject toJson(const LogEntry &entry);
/// Errors: BadInput with every problem.
[[nodiscard]] Result<LogEntry> logEntryFromJson(const QJsonObject &object);

/// Puts the notes into the JSON of a log, in place of those that it has.
void putNotes(QJsonObject &log, const LogNotes &notes);
[[nodiscard]] QJsonObject toJson(const MatchLog &log, const Game &game);
/// Errors: BadInput with every problem and its path.
[[nodiscard]] Result<MatchLog> logFromJson(const QJsonObject &object, const Game &game);
/// The same of a log whose report is kept elsewhere, as `report`; the object has none.
[[nodiscard]] Result<MatchLog> logFromJson(const QJsonObject &object, const Game &game, MatchReport report);
/// Id of the game a log file was written for, so that the caller can find it. Errors: BadInput (no match
/// log).
[[nodiscard]] Result<QString> gameOfLog(const QJsonObject &object);

} // namespace touchline
