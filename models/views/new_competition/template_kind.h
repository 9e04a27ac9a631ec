// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace touchline {

/// A number that stands in the name of a built template: "Teams", 2 to 128.
struct TemplateNumber
{
    QString label;
    int least = 0;
    int most = 0;
    int usual = 0;
};

/// A word that may be added to it: "Ties over two legs", "-two-legs".
struct TemplateSwitch
{
    QString label;
    QString word;
};

/// A kind of format that a person makes out of a few numbers, see builtTemplate().
struct TemplateKind
{
    QString title;
    QString help;
    std::vector<TemplateNumber> numbers;
    std::vector<TemplateSwitch> switches{};
    /// At most one of the switches is on.
    bool isOneSwitch = false;
    /// The name before the words: %1, %2, ... are the numbers.
    QString pattern{};
    /// The last number stands there as often as the first says, with a line between (the divisions of a
    /// pyramid).
    bool isRepeated = false;

    /// "cup-16-third-place". `values`: one for each number; `on`: one for each switch.
    [[nodiscard]] QString name(const std::vector<int> &values, const std::vector<bool> &on) const;
    /// With the usual numbers and no switch.
    [[nodiscard]] QString usualName() const;
};

enum class TemplateFamily { Tournaments, Leagues, Cups };

/// All kinds of a family, in the order in which they are offered.
[[nodiscard]] std::vector<TemplateKind> templateKinds(TemplateFamily family);

} // namespace touchline
