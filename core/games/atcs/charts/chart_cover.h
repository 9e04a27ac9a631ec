// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/chart_reader.h"

#include <vector>

namespace touchline::atcs {

/// Which of the numbers or cells of a chart its rows have given so far, and in which line: nothing may be
/// given twice or left out.
class ChartCover
{
public:
    static ChartCover ofNumbers(int first, int last);
    /// One place for each name, from 0.
    static ChartCover ofCells(QStringList names);

    /// Notes what a row gives; what an earlier row has given is a problem of this one.
    void take(NumberSpan span, ChartReader::Row &row);
    void take(int place, ChartReader::Row &row) { take({place, place}, row); }
    /// Of these nobody asks whether a row gives them.
    void excuse(NumberSpan span);
    /// Notes what no row has given. `part` names the part of the chart that this is about; may be empty.
    void refuseGaps(ChartReader &reader, const QString &part = {}) const;

private:
    ChartCover(int first, int count, QStringList names);
    [[nodiscard]] int &lineOf(int place) { return m_lines[static_cast<std::size_t>(place - m_first)]; }
    /// "3-5, 9"; names as they are.
    [[nodiscard]] QString text(const std::vector<int> &places) const;

    int m_first = 0;
    QStringList m_names;
    /// 0 where no row has given the place.
    std::vector<int> m_lines;
};

} // namespace touchline::atcs
