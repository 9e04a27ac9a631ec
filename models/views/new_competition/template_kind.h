// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <optional>
#include <vector>

namespace touchline {

/// A number that stands in the name of a built template: "Teams", 2 to 128.
struct TemplateNumber
{
    QString label;
    int least = 0;
    int most = 0;
    int usual = 0;
    /// It is that of all who take part.
    bool isOfAll = false;
};

/// A word that may be added to it: "Ties over two legs", "-two-legs".
struct TemplateSwitch
{
    QString label;
    QString word;
    /// Of those with the same number but 0 one is on at most.
    int instead = 0;
};

/// What was said of a kind by searching for it.
struct TemplateWish
{
    /// Of all who take part.
    std::optional<int> teams;
    /// One for each switch.
    std::vector<bool> on;

    bool operator==(const TemplateWish &) const = default;
};

/// A kind of format that a person makes out of a few numbers, see builtTemplate().
struct TemplateKind
{
    QString title;
    QString help;
    std::vector<TemplateNumber> numbers;
    std::vector<TemplateSwitch> switches{};
    /// The name before the words: %1, %2, ... are the numbers.
    QString pattern{};
    /// The last number stands there as often as the first says, with a line between (the divisions of a
    /// pyramid).
    bool isRepeated = false;
    /// What else people call it, for the search.
    QString otherWords{};

    /// What somebody wants who searches for these words ("cup 10 teams best of 5"); nothing where a word
    /// says something else.
    [[nodiscard]] std::optional<TemplateWish> wish(QStringList words) const;
    /// "cup-16-third-place". `values`: one for each number; `on`: one for each switch.
    [[nodiscard]] QString name(const std::vector<int> &values, const std::vector<bool> &on) const;
    /// With the usual numbers and no switch.
    [[nodiscard]] QString usualName() const;
    /// One for each number: the usual ones, but with room for so many clubs where a kind can have it and is
    /// not of groups. Divisions are equal, so some clubs may be left over.
    [[nodiscard]] std::vector<int> numbersFor(int clubs) const;
    /// How many teams each of so many divisions has room for; nothing where the kind has none, or where a
    /// division would be too small or too large.
    [[nodiscard]] std::optional<int> divisionSize(int divisions, int clubs) const;
};

enum class TemplateFamily { Tournaments, Leagues, Cups };

/// Whether each word is in the text, whatever the case.
[[nodiscard]] bool hasWords(const QString &text, const QStringList &words);

/// All kinds of a family, in the order in which they are offered.
[[nodiscard]] std::vector<TemplateKind> templateKinds(TemplateFamily family);

} // namespace touchline
