// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/match/report/match_report.h"

#include <optional>
#include <vector>

namespace touchline {

/// A line in Quick entry that is not among the events yet.
struct TypedLine
{
    QString text = {};
    /// The event whose place it takes; -1 = it is a new one.
    int replacedEvent = -1;
};

/// A score sheet that is being written, kept on this computer until it is entered or discarded, so that a
/// power cut takes nothing that was typed. It is no fact of the league.
class KeptSheet
{
public:
    struct Content
    {
        MatchReport report;
        TypedLine line = {};
        /// Why a result is corrected.
        QString reason = {};
    };

    /// Of a fixture in the league at `place`. `base`: the report that the sheet goes on from, null for none;
    /// a sheet on top of another report is out of date.
    KeptSheet(const QString &place, const QUuid &fixture, const QUuid &base);

    /// Writes the sheet as it is now. What cannot be written is not kept: the sheet itself goes on.
    void write(const Content &content) const;
    /// What was typed when the program ended; nothing where all was entered or discarded.
    [[nodiscard]] std::optional<Content> read() const;
    void remove() const;
    /// The fixtures of a competition with such a sheet; in most leagues, and at once, none.
    [[nodiscard]] static std::vector<int> fixturesWith(const QString &place, const Competition &competition);

private:
    QString m_path;
    QUuid m_base;
};

} // namespace touchline
