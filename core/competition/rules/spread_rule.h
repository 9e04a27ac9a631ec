// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <map>
#include <optional>

namespace touchline {

/// How many teams of one conference a group may have.
struct SpreadRule
{
    /// By conference, 1 and up.
    std::map<QString, int> limits;
    /// For a conference that `limits` does not name; nothing = no limit.
    std::optional<int> otherwise;

    /// A rule that allows everything.
    [[nodiscard]] static SpreadRule off() { return {}; }

    /// The limit of a conference; nothing = none. Teams without a conference have none.
    [[nodiscard]] std::optional<int> limitOf(const QString &conference) const
    {
        if (conference.isEmpty())
            return std::nullopt;
        const auto found = limits.find(conference);
        return found != limits.end() ? std::optional(found->second) : otherwise;
    }
    bool operator==(const SpreadRule &) const = default;
};

} // namespace touchline
