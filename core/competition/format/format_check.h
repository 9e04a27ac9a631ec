// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/format/format_tables.h"

#include <set>
#include <tuple>

namespace touchline {

/// Looks through a format from front to back and notes what is wrong. Used by validate(Format) alone.
class FormatCheck
{
public:
    explicit FormatCheck(const Format &format)
        : m_format(format)
        , m_plans(tablesOf(format))
        , m_names(slotNames(format))
        , m_entries(entrySizes(format))
    {
    }

    Problems run();

private:
    void note(const QString &where, const char *text, const QStringList &arguments = {})
    {
        m_problems.push_back({where, {text, arguments}, {}});
    }
    static QString item(const QString &list, std::size_t index)
    {
        return list + QLatin1Char('[') + QString::number(index) + QLatin1Char(']');
    }

    // format_check.cpp
    void checkTableName(const QString &name, std::size_t table, const QString &where);
    void checkRules(const RuleSet &rules, const QString &where);
    void checkSlot(const Slot &slot, const QString &where);
    void checkReserved(int number, const QString &where);
    void useMatch(int match, const QString &where);
    void checkEverybodyGoesOn();
    void checkFinalPlaces();
    void checkNextSeason();
    void checkMatchRules();
    void checkPool();

    // format_check_stages.cpp
    void check(const RoundRobinStage &stage, const QString &where);
    void check(const KnockoutStage &stage, const QString &where);
    void check(const PairedStage &stage, const QString &where);
    void check(const TableStage &stage, const QString &where);
    void checkGroup(const RoundRobinStage &stage, std::size_t group, const QString &where);
    void checkGroupPot(const RoundRobinStage &stage, const QString &where);
    void checkSchedule(const RoundRobinStage &stage, const QString &where);
    void checkOwnFixtures(const RoundRobinStage &stage, const GroupPlan &group, const QString &where);
    void takeNumbers(int matches);
    void checkRound(const KnockoutRound &round, const QString &where);
    void checkTieRules(const TieRules &rules, const QString &where);
    void checkLegs(const KnockoutTie &tie, const TieRules &rules, const QString &where);
    void checkTie(const KnockoutTie &tie, const KnockoutRound &round, const QString &where);
    void checkAllocation(const TableStage &stage, const QString &where);

    using SlotKey = std::tuple<Slot::Kind, int, int>;
    static SlotKey keyOf(const Slot &slot) { return {slot.kind, slot.group, slot.number}; }

    const Format &m_format;
    const std::vector<TablePlan> m_plans;
    const SlotNames m_names;
    const std::vector<int> m_entries;
    Problems m_problems;
    /// How many tables come from earlier stages: only these can be named.
    std::size_t m_tables = 0;
    std::set<int> m_allMatches;
    /// Numbers that were given out by the last stage with a schedule.
    int m_firstGroupMatch = 0;
    int m_lastGroupMatch = 0;
    /// Ties of earlier rounds: only their winners and losers are known.
    std::set<int> m_earlierMatches;
    std::set<SlotKey> m_used;
    std::set<SlotKey> m_usedInStage;
    /// Tables whose places an official table gives out.
    std::set<int> m_isAllocated;
};

} // namespace touchline
