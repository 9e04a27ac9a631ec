// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/format/format_tables.h"

#include <numeric>
#include <set>
#include <tuple>

namespace touchline {

namespace {

class TableList
{
public:
    /// The pool, where there is one, is the first entry.
    explicit TableList(const Format &format) : m_entry(format.pool > 0 ? 1 : 0) {}

    void add(const Stage &stage, int index)
    {
        m_stage = index;
        std::visit([this](const auto &plan) { addPlan(plan); }, stage.plan);
    }
    std::vector<TablePlan> tables;

private:
    void addPlan(const RoundRobinStage &plan)
    {
        for (std::size_t g = 0; g < plan.groups.size(); ++g) {
            const GroupPlan &group = plan.groups[g];
            const bool isEntry = group.members.empty() && plan.pot.empty();
            const int entry = isEntry ? m_entry++ : -1;
            tables.push_back(
                {group.name, m_stage, static_cast<int>(g), group.size, &plan.rules, plan.advance, entry});
            m_members.push_back(group.members);
            for (int place = 1; entry >= 0 && place <= group.size; ++place)
                m_members.back().push_back({Slot::Kind::Drawn, entry, place});
            // Unique in the format: nobody else is drawn into this place.
            for (int place = 1; !isEntry && group.members.empty() && place <= group.size; ++place)
                m_members.back().push_back({Slot::Kind::RoundDraw, static_cast<int>(tables.size()), place});
        }
    }
    void addPlan(const KnockoutStage &) {}
    void addPlan(const PairedStage &plan)
    {
        tables.push_back(
            {plan.table, m_stage, 0, static_cast<int>(plan.members.size()), &plan.rules, plan.advance});
        m_members.push_back(plan.members);
    }
    void addPlan(const TableStage &plan)
    {
        tables.push_back({plan.table, m_stage, 0, sizeOf(plan), &plan.rules, plan.advance});
        m_members.push_back(plan.members);
    }
    /// A sum has every team of its parts once, if it does not name its own.
    [[nodiscard]] int sizeOf(const TableStage &plan) const
    {
        if (plan.kind == TableStage::Kind::BestPlaced)
            return static_cast<int>(plan.of.size());
        if (!plan.members.empty())
            return static_cast<int>(plan.members.size());
        std::set<std::tuple<Slot::Kind, int, int>> teams;
        for (const int table : plan.of) {
            if (table >= 0 && static_cast<std::size_t>(table) < m_members.size())
                for (const Slot &slot : m_members[static_cast<std::size_t>(table)])
                    teams.insert({slot.kind, slot.group, slot.number});
        }
        return static_cast<int>(teams.size()) -
               (plan.kind == TableStage::Kind::NextBest ? static_cast<int>(plan.except.size()) : 0);
    }

    int m_stage = 0;
    int m_entry;
    /// By table: where its teams come from.
    std::vector<std::vector<Slot>> m_members;
};

struct Entry
{
    QString name;
    int size = 0;
};

/// Averages stay averages.
void setRulesOfSum(TableStage &sum, const RuleSet &rules)
{
    if (isByAverage(sum.rules))
        sum.rules.points = rules.points;
    else
        sum.rules = rules;
}

std::vector<Entry> entriesOf(const Format &format)
{
    std::vector<Entry> entries;
    if (format.pool > 0)
        entries.push_back({poolName, format.pool});
    for (const Stage &stage : format.stages) {
        if (const auto *groups = std::get_if<RoundRobinStage>(&stage.plan)) {
            for (const GroupPlan &group : groups->groups) {
                if (group.members.empty() && groups->pot.empty())
                    entries.push_back({group.name, group.size});
            }
        }
    }
    return entries;
}

} // namespace

std::vector<TablePlan> tablesOf(const Format &format)
{
    TableList list(format);
    for (std::size_t s = 0; s < format.stages.size(); ++s)
        list.add(format.stages[s], static_cast<int>(s));
    return std::move(list.tables);
}

QStringList tableNames(const Format &format)
{
    QStringList names;
    for (const TablePlan &table : tablesOf(format))
        names.append(table.name);
    return names;
}

QStringList entryNames(const Format &format)
{
    QStringList names;
    for (const Entry &entry : entriesOf(format))
        names.append(entry.name);
    return names;
}

std::vector<int> entrySizes(const Format &format)
{
    std::vector<int> sizes;
    for (const Entry &entry : entriesOf(format))
        sizes.push_back(entry.size);
    return sizes;
}

int teamCount(const Format &format)
{
    const std::vector<int> sizes = entrySizes(format);
    return std::accumulate(sizes.begin(), sizes.end(), 0);
}

void setRules(Format &format, const RuleSet &rules)
{
    for (Stage &stage : format.stages) {
        if (auto *groups = std::get_if<RoundRobinStage>(&stage.plan))
            groups->rules = rules;
        else if (auto *paired = std::get_if<PairedStage>(&stage.plan))
            paired->rules = rules;
        else if (auto *sum = std::get_if<TableStage>(&stage.plan);
                 sum != nullptr && sum->kind == TableStage::Kind::Sum)
            setRulesOfSum(*sum, rules);
    }
}

SlotNames slotNames(const Format &format)
{
    SlotNames names{{}, entryNames(format), {}};
    for (const TablePlan &table : tablesOf(format)) {
        names.tables.append(table.name);
        const auto *stage =
            std::get_if<TableStage>(&format.stages[static_cast<std::size_t>(table.stage)].plan);
        names.columns.append(stage != nullptr && stage->allocation ? stage->allocation->columns
                                                                   : QStringList());
    }
    return names;
}

} // namespace touchline
