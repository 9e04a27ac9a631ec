// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/discipline/discipline_rules.h"
#include "core/match/report/match_report.h"

#include <QByteArray>
#include <QDate>
#include <QHash>

#include <vector>

namespace touchline {

/// What a list of events says of a competition.
struct EventsFile
{
    /// One for each match, in the order in which the file first names them. The sides are the teams in the
    /// order of their rows; where only one team has rows, the other has no id. Results are not in the list.
    std::vector<MatchReport> reports;
    /// How the file names a match, by MatchReport::fixture.
    QHash<QUuid, QString> names;
    /// How far the competition is in a match, by MatchReport::fixture; Unknown where the file says nothing.
    QHash<QUuid, StageKind> stages;
    /// The day of a match, by MatchReport::fixture; null where the file has none in the form 2026-11-28.
    QHash<QUuid, QDate> days;
    /// What the person should know of the file.
    Problems notes;
};

/// The id of a player in a list of events.
[[nodiscard]] QUuid personId(const QString &team, const QString &player);

/// Reads an events CSV: columns match, date, stage, team, player, event, minute; optional detail, the word of
/// an injury. A player is the same person wherever his team and name are the same. line_up tells who was
/// available; the player of a goal may be empty or "?", where nobody knows who scored. A team without line_up
/// is a team of which nobody wrote down who was there. Errors: BadInput with every problem and its line;
/// under rules that forget bookings after a stage a stage that is not understood is one.
[[nodiscard]] Result<EventsFile> readEvents(const QByteArray &csv, const DisciplineRules &rules);

} // namespace touchline
