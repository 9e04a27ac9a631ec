// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/format/format.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace touchline {

/// Names of the formats that the program brings: "worldcup-32", "worldcup-64".
[[nodiscard]] QStringList formatTemplateNames();
/// Errors: NotFound (the message lists the names); BadInput, if the built-in file itself is broken.
[[nodiscard]] Result<Format> formatTemplate(const QString &name);

/// Groups that were drawn once and for all, for one set of teams.
struct ReadyDraw
{
    /// "1": unique in its set.
    QString name;
    QString title;
    /// Name of the format template that it is for.
    QString format;
    /// groups[g][p] = code of the team.
    std::vector<QStringList> groups;

    /// All codes, group after group.
    [[nodiscard]] QStringList teams() const;
    bool operator==(const ReadyDraw &) const = default;
};

/// The ready-made draws of a set: "historic" (ATCS 2.9). Errors: NotFound; BadInput.
[[nodiscard]] Result<std::vector<ReadyDraw>> readyDraws(const QString &set);
/// Reads a set strictly: every draw has a known format and a list of teams for each of its groups, complete
/// and without a team twice. Errors: BadInput with every problem and its place ("draws[0].groups[3][1]").
[[nodiscard]] Result<std::vector<ReadyDraw>> readyDrawsFromJson(const QJsonObject &object);

} // namespace touchline
