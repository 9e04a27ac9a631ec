// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"

#include <QString>

#include <compare>
#include <optional>

namespace touchline {

/// Points in a table, counted in halves: Champions 2020 gives 2½ for a draw. A whole number of points is one
/// by itself: `points = 3`.
class TablePoints
{
public:
    constexpr TablePoints() = default;
    // Not explicit: nearly all points are whole, and are written so.
    constexpr TablePoints(int whole) : m_halves(2 * whole) {}
    /// Would be cut off without a word.
    TablePoints(double) = delete;
    [[nodiscard]] static constexpr TablePoints ofHalves(int halves)
    {
        TablePoints points;
        points.m_halves = halves;
        return points;
    }

    [[nodiscard]] constexpr int halves() const { return m_halves; }
    [[nodiscard]] constexpr bool isWhole() const { return m_halves % 2 == 0; }
    /// For charts.
    [[nodiscard]] constexpr double number() const { return m_halves / 2.0; }
    [[nodiscard]] constexpr TablePoints withoutSign() const
    {
        return ofHalves(m_halves < 0 ? -m_halves : m_halves);
    }
    /// The number by which a language chooses between "1 point" and "2 points": 2 for all that are not whole.
    [[nodiscard]] constexpr int plural() const { return isWhole() ? m_halves / 2 : 2; }

    constexpr TablePoints &operator+=(TablePoints more)
    {
        m_halves += more.m_halves;
        return *this;
    }
    constexpr TablePoints &operator-=(TablePoints fewer)
    {
        m_halves -= fewer.m_halves;
        return *this;
    }
    constexpr TablePoints operator-() const { return ofHalves(-m_halves); }
    friend constexpr TablePoints operator+(TablePoints one, TablePoints other) { return one += other; }
    friend constexpr TablePoints operator-(TablePoints one, TablePoints other) { return one -= other; }
    friend constexpr bool operator==(TablePoints, TablePoints) = default;
    friend constexpr auto operator<=>(TablePoints one, TablePoints other)
    {
        return one.m_halves <=> other.m_halves;
    }

private:
    int m_halves = 0;
};

/// For people: "3", "2½", "½", "-1½".
[[nodiscard]] QString pointsText(TablePoints points);
/// For programs, and as people type them: "3", "2.5".
[[nodiscard]] QString pointsFigure(TablePoints points);
/// Reads "3", "2.5", "2,5", "2½" and "½"; nothing where it is no such number, below 0 or above `most`.
[[nodiscard]] std::optional<TablePoints> tablePointsFrom(const QString &text, int most);

/// A whole number, or one with .5.
[[nodiscard]] QJsonValue pointsJson(TablePoints points);
/// Reads what pointsJson() writes; anything else, or what is out of range, is a problem.
[[nodiscard]] TablePoints readPoints(JsonReader &reader, const char *key, TablePoints least,
                                     TablePoints most);
/// The same; `usual` where the key is missing.
[[nodiscard]] TablePoints readPointsOr(JsonReader &reader, const char *key, TablePoints least,
                                       TablePoints most, TablePoints usual);

} // namespace touchline
