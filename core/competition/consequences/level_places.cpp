// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/consequences/level_places.h"

#include "core/base/index.h"

#include <qglobal.h>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace touchline {

namespace {

/// The places of tables that matches wait for.
class WantedPlaces
{
public:
    explicit WantedPlaces(const Competition &competition) : m_competition(competition)
    {
        const FixturePlan &plan = competition.plan();
        for (const Fixture &fixture : plan.fixtures)
            addBoth(fixture.slots);
        for (const TiePlan &tie : plan.ties)
            addBoth(tie.slots);
        for (const DrawnRound &round : plan.drawnRounds)
            addAll(round.pot);
        const Format &format = competition.definition().format;
        for (const ReservedPlace &place : format.reserved) {
            add(place.team);
            add(place.otherwise);
            addAll(place.direct);
        }
        for (const Stage &stage : format.stages)
            if (const auto *table = std::get_if<TableStage>(&stage.plan))
                addPlacesOf(*table);
    }

    [[nodiscard]] bool has(const LevelPlaces &level) const
    {
        for (int place = level.first; place <= level.last; ++place)
            if (m_places.contains({level.table, place}))
                return true;
        const int advance = m_competition.tables()[at(level.table)].advance;
        return m_allocated.contains(level.table) && level.first <= advance && advance < level.last;
    }

private:
    void add(const Slot &slot)
    {
        if (slot.kind == Slot::Kind::GroupPlace)
            m_places.insert({slot.group, slot.number});
        else if (slot.kind == Slot::Kind::Allocated)
            m_allocated.insert(slot.group);
    }
    void addBoth(const PerSide<Slot> &slots)
    {
        for (const Side side : bothSides)
            add(slots[side]);
    }
    void addAll(const std::vector<Slot> &slots)
    {
        for (const Slot &slot : slots)
            add(slot);
    }
    void addPlacesOf(const TableStage &stage)
    {
        addAll(stage.except);
        for (const int table : stage.of)
            if (stage.kind == TableStage::Kind::BestPlaced)
                m_places.insert({table, stage.place});
    }

    const Competition &m_competition;
    std::set<std::pair<int, int>> m_places;
    std::set<int> m_allocated;
};

bool asksFor(const Competition &competition, int table, TieBreak tieBreak)
{
    const std::vector<TieBreak> &order = competition.tables()[at(table)].rules->tieBreaks;
    return std::find(order.begin(), order.end(), tieBreak) != order.end();
}

/// Two places or more; of a group or of a table with a name of its own.
struct LevelWords
{
    const char *pairOfGroup;
    const char *moreOfGroup;
    const char *pairOfTable;
    const char *moreOfTable;
};

constexpr LevelWords drawLotsWords{
    QT_TRANSLATE_NOOP("core", "Places %1 and %2 of group %3 are level: draw lots (%4)."),
    QT_TRANSLATE_NOOP("core", "Places %1 to %2 of group %3 are level: draw lots (%4)."),
    QT_TRANSLATE_NOOP("core", "Places %1 and %2 of \"%3\" are level: draw lots (%4)."),
    QT_TRANSLATE_NOOP("core", "Places %1 to %2 of \"%3\" are level: draw lots (%4).")};
constexpr LevelWords rankingWords{
    QT_TRANSLATE_NOOP("core", "Places %1 and %2 of group %3 are level: the ranking is missing (%4)."),
    QT_TRANSLATE_NOOP("core", "Places %1 to %2 of group %3 are level: the ranking is missing (%4)."),
    QT_TRANSLATE_NOOP("core", "Places %1 and %2 of \"%3\" are level: the ranking is missing (%4)."),
    QT_TRANSLATE_NOOP("core", "Places %1 to %2 of \"%3\" are level: the ranking is missing (%4).")};
constexpr LevelWords undecidedWords{
    QT_TRANSLATE_NOOP("core", "Places %1 and %2 of group %3 are level, and the rules go no further: draw "
                              "lots (%4)."),
    QT_TRANSLATE_NOOP("core", "Places %1 to %2 of group %3 are level, and the rules go no further: draw "
                              "lots (%4)."),
    QT_TRANSLATE_NOOP("core", "Places %1 and %2 of \"%3\" are level, and the rules go no further: draw "
                              "lots (%4)."),
    QT_TRANSLATE_NOOP("core", "Places %1 to %2 of \"%3\" are level, and the rules go no further: draw "
                              "lots (%4).")};

} // namespace

bool LevelPlaces::decide(const Slot &slot) const
{
    if (slot.kind == Slot::Kind::Allocated)
        return slot.group == table;
    return slot.kind == Slot::Kind::GroupPlace && slot.group == table && first <= slot.number &&
           slot.number <= last;
}

std::vector<LevelPlaces> levelPlaces(const Competition &competition, const Progress &progress)
{
    const WantedPlaces wanted(competition);
    std::vector<LevelPlaces> all;
    for (std::size_t t = 0; t < progress.tables.size(); ++t) {
        const GroupTable &group = progress.tables[t];
        if (!group.isComplete)
            continue;
        const std::size_t rows = group.table.rows.size();
        for (std::size_t row = 0; row < rows; ++row) {
            LevelPlaces level{static_cast<int>(t), static_cast<int>(row) + 1, 0, {group.teamOfRow(row)}};
            while (row + 1 < rows && isLevelWithNext(group.table, row))
                level.teams.push_back(group.teamOfRow(++row));
            level.last = static_cast<int>(row) + 1;
            if (level.last > level.first && wanted.has(level))
                all.push_back(std::move(level));
        }
    }
    return all;
}

Message levelPlacesWords(const Competition &competition, const LevelPlaces &places)
{
    const LevelWords &words = asksFor(competition, places.table, TieBreak::Lots)      ? drawLotsWords
                              : asksFor(competition, places.table, TieBreak::Ranking) ? rankingWords
                                                                                      : undecidedWords;
    const QString &name = competition.tables()[at(places.table)].name;
    const bool isPair = places.last == places.first + 1;
    const char *ofGroup = isPair ? words.pairOfGroup : words.moreOfGroup;
    const char *ofTable = isPair ? words.pairOfTable : words.moreOfTable;
    QStringList teams;
    for (const int team : places.teams)
        teams << (team < 0 ? QStringLiteral("?") : competition.entrant(team).name);
    return {name.size() == 1 ? ofGroup : ofTable,
            {QString::number(places.first), QString::number(places.last), name,
             teams.join(QStringLiteral(", "))}};
}

std::vector<Message> lotsWanted(const Competition &competition, const Progress &progress)
{
    std::vector<Message> wanted;
    for (const LevelPlaces &level : levelPlaces(competition, progress))
        wanted.push_back(levelPlacesWords(competition, level));
    for (std::size_t t = 0; t < progress.ties.size(); ++t) {
        const TieStatus &tie = progress.ties[t];
        if (tie.needsLot)
            wanted.push_back({QT_TRANSLATE_NOOP("core", "The tie of match %1 is level: draw lots (%2, %3)."),
                              {QString::number(competition.plan().ties[t].number),
                               competition.entrant(tie.teams[Side::Home]).name,
                               competition.entrant(tie.teams[Side::Away]).name}});
    }
    return wanted;
}

} // namespace touchline
