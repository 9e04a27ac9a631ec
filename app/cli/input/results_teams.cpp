// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/results_teams.h"

#include "core/competition/format/fixture.h"
#include "core/competition/format/format_tables.h"

#include <numeric>
#include <set>

namespace touchline::cli {

namespace {

void addOnce(QStringList &list, const QString &name)
{
    if (!list.contains(name))
        list.append(name);
}

/// The places of the pool in the order in which the matches of the format first name them.
std::vector<int> orderOfThePool(const Format &format)
{
    const FixturePlan plan = plannedFixtures(format, {});
    std::vector<int> order;
    const auto add = [&order](const Slot &slot) {
        const bool isOfPool = slot.kind == Slot::Kind::Drawn && slot.group == 0;
        if (isOfPool && std::find(order.begin(), order.end(), slot.number) == order.end())
            order.push_back(slot.number);
    };
    for (const Fixture &fixture : plan.fixtures) {
        for (const Side side : bothSides) {
            const Slot &slot = fixture.slots[side];
            add(slot);
            if (slot.kind == Slot::Kind::RoundDraw)
                for (const Slot &one : plan.drawnRounds[at(slot.group)].pot)
                    add(one);
        }
    }
    return order;
}

class StartingPlaces
{
public:
    StartingPlaces(const Format &format, const std::vector<ResultRow> &rows)
        : m_format(format)
        , m_rows(rows)
        , m_tables(tablesOf(format))
    {
    }

    Result<std::vector<QStringList>> find()
    {
        const QStringList names = entryNames(m_format);
        const std::vector<int> sizes = entrySizes(m_format);
        std::vector<QStringList> entries(sizes.size());
        for (std::size_t entry = 0; entry < sizes.size(); ++entry) {
            const TablePlan *table = tableOf(static_cast<int>(entry));
            entries[entry] = table != nullptr ? ofGroup(*table) : ofPool();
            const auto found = static_cast<int>(entries[entry].size());
            if (found != sizes[entry])
                return fail(Fault::BadInput,
                            QT_TRANSLATE_NOOP("core",
                                              "The results name %1 teams for %2, which has %3 places. "
                                              "Name all teams in the order of their places."),
                            {QString::number(found), table != nullptr ? table->name : m_format.title,
                             QString::number(sizes[entry])});
        }
        return entries;
    }

private:
    [[nodiscard]] const TablePlan *tableOf(int entry) const
    {
        const auto found = std::find_if(m_tables.begin(), m_tables.end(),
                                        [entry](const TablePlan &table) { return table.entry == entry; });
        return found == m_tables.end() ? nullptr : &*found;
    }

    [[nodiscard]] QStringList ofPool() const
    {
        QStringList appeared;
        for (const ResultRow &row : m_rows)
            for (const Side side : bothSides)
                addOnce(appeared, row.teams[side]);
        const std::vector<int> order = orderOfThePool(m_format);
        if (static_cast<std::size_t>(appeared.size()) != order.size())
            return appeared;
        QStringList places = appeared;
        for (std::size_t i = 0; i < order.size(); ++i)
            places[order[i] - 1] = appeared.at(static_cast<qsizetype>(i));
        return places;
    }

    [[nodiscard]] QStringList ofGroup(const TablePlan &table) const
    {
        QStringList teams;
        std::set<std::pair<QString, QString>> met;
        for (const ResultRow &row : m_rows) {
            if (!isTableName(row.group, table.name) || !mayBeOfStage(row, m_format, table.stage))
                continue;
            for (const Side side : bothSides)
                addOnce(teams, row.teams[side]);
            if (row.kind != ResultRow::Kind::PlayOff && row.kind != ResultRow::Kind::Replay)
                met.insert(std::minmax(row.teams[Side::Home], row.teams[Side::Away]));
        }
        return seated(table, teams, met);
    }

    /// The teams on places with which all of them meet whom they met.
    [[nodiscard]] QStringList seated(const TablePlan &table, const QStringList &teams,
                                     const std::set<std::pair<QString, QString>> &met) const
    {
        constexpr int mostTried = 8;
        const auto &stage = std::get<RoundRobinStage>(m_format.stages[at(table.stage)].plan);
        if (stage.allMeet || teams.size() != table.size || table.size > mostTried)
            return teams;
        const FixturePlan plan = plannedFixtures(m_format, {});
        std::set<std::pair<int, int>> planned;
        const auto index = static_cast<std::size_t>(&table - m_tables.data());
        for (const int fixture : plan.fixturesOfTable[index]) {
            const PerSide<Slot> &slots = plan.fixtures[at(fixture)].slots;
            planned.insert(std::minmax(slots[Side::Home].number, slots[Side::Away].number));
        }
        std::vector<int> order(at(table.size));
        std::iota(order.begin(), order.end(), 0);
        do {
            QStringList places;
            for (const int team : order)
                places << teams.at(team);
            const bool fits = std::all_of(met.begin(), met.end(), [&](const auto &pair) {
                const auto home = static_cast<int>(places.indexOf(pair.first)) + 1;
                const auto away = static_cast<int>(places.indexOf(pair.second)) + 1;
                return planned.contains(std::minmax(home, away));
            });
            if (fits)
                return places;
        } while (std::next_permutation(order.begin(), order.end()));
        return teams;
    }

    const Format &m_format;
    const std::vector<ResultRow> &m_rows;
    const std::vector<TablePlan> m_tables;
};

/// The list cut into the entries.
Result<std::vector<QStringList>> inOrder(const Format &format, const QStringList &teams)
{
    if (teams.size() != teamCount(format))
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "%1 has %2 teams, not %3."),
                    {format.title, QString::number(teamCount(format)), QString::number(teams.size())});
    std::vector<QStringList> entries;
    qsizetype next = 0;
    for (const int size : entrySizes(format)) {
        entries.push_back(teams.mid(next, size));
        next += size;
    }
    return entries;
}

} // namespace

Result<std::vector<QStringList>> startingPlaces(const Format &format, const std::vector<ResultRow> &rows,
                                                const QStringList &teams)
{
    return teams.isEmpty() ? StartingPlaces(format, rows).find() : inOrder(format, teams);
}

} // namespace touchline::cli
