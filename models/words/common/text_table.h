// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/table_points.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace touchline {

/// A table of text with aligned columns.
class TextTable
{
public:
    enum class Align { Left, Right };

    explicit TextTable(std::vector<Align> columns) : m_columns(std::move(columns)) {}

    /// A row has as many cells as there are columns. Control characters are shown as visible signs, the end
    /// of a line too.
    void add(const QStringList &cells);
    /// Every row on a line of its own behind `indent`, columns two spaces apart, no spaces at the end.
    [[nodiscard]] QString text(const QString &indent = {}) const;

private:
    std::vector<Align> m_columns;
    std::vector<QStringList> m_rows;
};

/// "3", "−3": a number for a table, with the minus sign U+2212.
[[nodiscard]] QString numberText(int number);
/// pointsText() with that minus sign.
[[nodiscard]] QString numberText(TablePoints points);
/// "+3", "0", "−3".
[[nodiscard]] QString signedText(int number);

/// How many places a text takes on a terminal: combining marks take none, Chinese, Japanese and Korean
/// letters two.
[[nodiscard]] int displayWidth(const QString &text);
/// A name for a line of text: with visible signs for control characters, the end of a line too.
[[nodiscard]] QString nameShown(const QString &name);
/// Each with an end of line, without blanks before it.
[[nodiscard]] QString linesText(const QStringList &lines);
/// Shown as nameShown() does it, with blanks up to `width`.
[[nodiscard]] QString padded(const QString &text, int width, TextTable::Align align = TextTable::Align::Left);

} // namespace touchline
