// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/lists/result_names.h"

#include "core/exchange/lists/name_index.h"

#include <algorithm>

namespace touchline {

bool isTableName(const QString &group, const QString &table)
{
    const QString word = QStringLiteral("Group ");
    return group == table || group == word + table || word + group == table;
}

bool mayBeOfStage(const ResultRow &row, const Format &format, int stage)
{
    const auto isNamed = [&row](const Stage &one) {
        return row.stage.compare(one.name, Qt::CaseInsensitive) == 0;
    };
    return isNamed(format.stages[static_cast<std::size_t>(stage)]) ||
           std::none_of(format.stages.begin(), format.stages.end(), isNamed);
}

std::vector<ResultRow> withEntrantNames(std::vector<ResultRow> rows, const std::vector<Entrant> &entrants)
{
    const NameIndex names = indexOf(entrants);
    for (ResultRow &row : rows)
        for (const Side side : bothSides)
            if (const NameIndex::Found found = names.find(row.teams[side]); found.size() == 1)
                row.teams[side] = entrants[static_cast<std::size_t>(found.front())].name;
    return rows;
}

} // namespace touchline
