// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/table_deductions.h"

#include "core/base/index.h"

#include <algorithm>
#include <iterator>

namespace touchline {

bool countsDeductionsOf(const Competition &competition, int table, int from)
{
    if (table == from)
        return true;
    const std::vector<TablePlan> &tables = competition.tables();
    const Stage &stage = competition.definition().format.stages[at(tables[at(table)].stage)];
    if (const auto *groups = std::get_if<RoundRobinStage>(&stage.plan))
        return groups->carry == CarryOver::Everything && tables[at(from)].stage < tables[at(table)].stage;
    const auto *sum = std::get_if<TableStage>(&stage.plan);
    return sum != nullptr && sum->kind == TableStage::Kind::Sum &&
           std::find(sum->of.begin(), sum->of.end(), from) != sum->of.end();
}

std::vector<Deduction> deductionsIn(const Competition &competition, int table)
{
    std::vector<Deduction> all;
    std::copy_if(competition.deductions().begin(), competition.deductions().end(), std::back_inserter(all),
                 [&](const Deduction &one) { return countsDeductionsOf(competition, table, one.table); });
    return all;
}

} // namespace touchline
