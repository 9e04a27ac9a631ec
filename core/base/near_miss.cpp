// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/near_miss.h"

#include "core/base/search_key.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace touchline {

namespace {

constexpr qsizetype mostNearMisses = 3;
// Longer words are no names that somebody typed.
constexpr qsizetype longestWord = 64;

/// Letters to change, add, drop or swap with their neighbour (optimal string alignment distance).
int editDistance(const QString &one, const QString &other)
{
    const auto width = static_cast<std::size_t>(other.size()) + 1;
    std::vector<int> beforeLast(width);
    std::vector<int> last(width);
    std::vector<int> present(width);
    for (std::size_t j = 0; j < width; ++j)
        last[j] = static_cast<int>(j);
    for (qsizetype i = 0; i < one.size(); ++i) {
        present[0] = static_cast<int>(i) + 1;
        for (qsizetype j = 0; j < other.size(); ++j) {
            const auto column = static_cast<std::size_t>(j) + 1;
            const int change = one.at(i) == other.at(j) ? 0 : 1;
            present[column] =
                std::min({last[column] + 1, present[column - 1] + 1, last[column - 1] + change});
            const bool isSwapped =
                i > 0 && j > 0 && one.at(i) == other.at(j - 1) && one.at(i - 1) == other.at(j);
            if (isSwapped)
                present[column] = std::min(present[column], beforeLast[column - 2] + 1);
        }
        beforeLast = last;
        last = present;
    }
    return last.back();
}

} // namespace

QStringList nearMisses(const QString &text, const QStringList &names)
{
    const QString wanted = searchKey(text.left(longestWord));
    if (wanted.isEmpty())
        return {};
    const int tolerance = wanted.size() < 4 ? 1 : std::max(2, static_cast<int>(wanted.size()) / 3);
    std::vector<std::pair<int, QString>> near;
    for (const QString &name : names) {
        const QString key = searchKey(name.left(longestWord));
        const int distance = editDistance(wanted, key);
        const bool isBeginning = wanted.size() >= 2 && key.startsWith(wanted);
        if (distance <= tolerance || isBeginning)
            near.emplace_back(std::min(distance, tolerance + (isBeginning ? 0 : 1)), name);
    }
    std::stable_sort(near.begin(), near.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    QStringList found;
    for (const auto &[distance, name] : near)
        if (distance == near.front().first && !found.contains(name) && found.size() < mostNearMisses)
            found << name;
    return found;
}

Error notOfList(const QString &text, const QStringList &names, const char *near, const char *all)
{
    const QStringList meant = nearMisses(text, names);
    const QString list = (meant.isEmpty() ? names : meant).join(QStringLiteral(", "));
    return {Fault::NotFound, {meant.isEmpty() ? all : near, {text, list}}, {}};
}

} // namespace touchline
