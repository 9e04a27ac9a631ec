// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/team_documents.h"

#include <tuple>

namespace touchline {

bool isStronger(const TeamStrength &one, const TeamStrength &other)
{
    // The name goes the other way: A before B.
    return std::tie(one.power, one.figures, other.name) > std::tie(other.power, other.figures, one.name);
}

QString TeamDocuments::shareText(int share) const
{
    return QString::number(share);
}

std::optional<int> TeamDocuments::shareFrom(const QString &text) const
{
    bool isNumber = false;
    const int share = text.toInt(&isNumber);
    return isNumber && share >= 0 && share <= mostShare() ? std::optional(share) : std::nullopt;
}

bool TeamDocuments::hasShare(const SquadEntry &entry) const
{
    return entry.position != Position::Goalkeeper;
}

Message plainValue(QString value)
{
    return {"%1", {std::move(value)}};
}

} // namespace touchline
