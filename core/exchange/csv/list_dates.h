// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>
#include <QTime>

#include <optional>

namespace touchline {

/// Which number of "05/09/2026" is the day.
enum class DayOrder {
    Unknown, ///< the column allows both, and nobody has said
    DayFirst,
    MonthFirst
};

/// What a cell with a date may mean. "2026-09-05", "5.9.2026" and "5 Sep 2026" have one meaning; "05/09/2026"
/// and "05-09-2026" may have two. Years of two digits are 1970 to 2069.
struct DateCell
{
    /// Null where it cannot be read so.
    QDate dayFirst;
    QDate monthFirst;
    /// What stands behind the date: "19:30".
    QString time{};

    [[nodiscard]] bool isDate() const { return dayFirst.isValid() || monthFirst.isValid(); }
    [[nodiscard]] bool isAmbiguous() const
    {
        return dayFirst.isValid() && monthFirst.isValid() && dayFirst != monthFirst;
    }
    [[nodiscard]] QDate date(DayOrder order) const
    {
        return order == DayOrder::MonthFirst ? monthFirst : dayFirst;
    }
};

[[nodiscard]] DateCell dateCell(const QString &cell);

/// The order that a column of dates shows by the days beyond 12 in it: Unknown where none or both orders
/// are shown although some date may be read in two ways.
[[nodiscard]] DayOrder dayOrderOf(const QStringList &cells);

/// "15:00", "9:30", "15:00:00", "19.30", "19h30" or "7:30 PM"; invalid for anything else.
[[nodiscard]] QTime timeOfCell(const QString &cell);

/// A time, and how many seconds it is ahead of UTC where the cell says so.
struct StampedTime
{
    /// Null for anything that is no time.
    QTime time{};
    std::optional<int> offset{};
};

/// As timeOfCell() has it, and "19:30:00Z", "19:30:00.000Z", "19:30+02:00".
[[nodiscard]] StampedTime stampedTimeOfCell(const QString &cell);

} // namespace touchline
