// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/team_documents.h"

#include <tuple>

namespace touchline {

bool isStronger(const TeamStrength &one, const TeamStrength &other)
{
    // The name goes the other way: A before B.
    return std::tie(one.power, one.figures, other.name) > std::tie(other.power, other.figures, one.name);
}

Message plainValue(QString value)
{
    return {"%1", {std::move(value)}};
}

} // namespace touchline
