// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace touchline {

/// Two teams, the first on its own ground.
struct HomeMeeting
{
    int home = 0;
    int away = 0;

    bool operator==(const HomeMeeting &) const = default;
};

/// For each of `open`, matches between teams 0..teams-1 whose ground is still to be chosen: whether it is on
/// the other ground than it says, so that the season is even.
///
/// `surplus[team]`: matches at home less those away before; `before`: those of them between these teams. The
/// squares of what each team has then at home more than away have the smallest sum possible; of all such
/// choices this is one in which the same sum over each two teams is the smallest, so that who was twice at
/// one ground meets on the other first. The same for the same input.
[[nodiscard]] std::vector<bool> balancedHomes(int teams, std::span<const int> surplus,
                                              std::span<const HomeMeeting> before,
                                              std::span<const HomeMeeting> open);

} // namespace touchline
