// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/entry/appointment.h"
#include "core/competition/format/format.h"
#include "core/match/report/score.h"
#include "core/match/report/side.h"

#include <QByteArray>
#include <QDate>

#include <optional>
#include <vector>

namespace touchline {

struct RealTeam
{
    /// "ARG-1930": the id of its card.
    QString code;
    /// "Argentina".
    QString name;

    bool operator==(const RealTeam &) const = default;
};

/// A match as it was played.
struct RealMatch
{
    /// Its number in the format, also of a replay or a play-off.
    int match = 0;
    QDate date;
    /// Codes; the side named first in the records.
    PerSide<QString> teams;
    /// At the end, shoot-out apart.
    Score score;
    Score after90;
    bool extraTime = false;
    std::optional<Score> shootOut{};

    bool operator==(const RealMatch &) const = default;
};

/// The order of level teams that a lot gave, or that the books keep where nothing hung on it.
struct RealLot
{
    /// Name of the table.
    QString table;
    /// Codes, best first.
    QStringList teams;

    bool operator==(const RealLot &) const = default;
};

/// Who was drawn against whom in a round that is drawn when it is reached.
struct RealPairings
{
    /// Number of the first tie of the round.
    int match = 0;
    /// Codes: home and away of its first tie, of the second, ...
    QStringList teams;

    bool operator==(const RealPairings &) const = default;
};

struct RealConduct
{
    QString table;
    QString team;
    /// 0 and down.
    int score = 0;

    bool operator==(const RealConduct &) const = default;
};

/// A tournament as it was held: who took part, in which places, when and where, and what came of it.
struct RealEdition
{
    Format format;
    std::vector<RealTeam> teams;
    /// places[e][p] = code of the team in place p of the format's entry e, as fixedDraw() takes them.
    std::vector<QStringList> places;
    std::vector<Appointment> calendar;
    /// In the order in which they were played.
    std::vector<RealMatch> matches;
    std::vector<RealLot> lots;
    std::vector<RealPairings> pairings;
    std::vector<RealConduct> conduct;
};

/// The formats of which the real edition is known: "worldcup-1930" ... "worldcup-2026".
[[nodiscard]] QStringList realEditionNames();
/// Errors: NotFound (the message lists the names); BadInput, if a built-in file itself is broken.
[[nodiscard]] Result<RealEdition> realEdition(const QString &format);

/// The CSV files that editions are read from; resources/editions/README.md explains them.
struct RealEditionFiles
{
    QByteArray teams;
    QByteArray matches;
    QByteArray facts;
};

/// Reads one year strictly. Errors: BadInput with every problem and its place ("matches.csv, line 7"):
/// missing columns, cells that are no number or date, a place that the format does not have or that stays
/// empty, a match that the format does not have, a team that does not take part.
[[nodiscard]] Result<RealEdition> realEditionFrom(const RealEditionFiles &files, Format format, int year);

} // namespace touchline
