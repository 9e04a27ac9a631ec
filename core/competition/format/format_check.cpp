// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/format/format_check.h"

#include "core/competition/format/fixture.h"
#include "core/competition/format/format_tables.h"
#include "core/competition/rules/rule_set_json.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

Problems FormatCheck::run()
{
    if (m_format.name.isEmpty())
        note(QStringLiteral("name"), QT_TRANSLATE_NOOP("core", "A format needs a name."));
    if (m_format.stages.empty())
        note(QStringLiteral("stages"), QT_TRANSLATE_NOOP("core", "A format needs at least one stage."));
    if (!m_problems.empty())
        return m_problems;
    for (std::size_t s = 0; s < m_format.stages.size(); ++s) {
        const Stage &stage = m_format.stages[s];
        const QString where = item(QStringLiteral("stages"), s);
        if (stage.name.isEmpty())
            note(where + QStringLiteral(".name"), QT_TRANSLATE_NOOP("core", "A stage needs a name."));
        m_usedInStage.clear();
        if (stage.onlyIfFree > 0 && static_cast<std::size_t>(stage.onlyIfFree) > m_format.reserved.size())
            note(where + QStringLiteral(".only_if_free"),
                 QT_TRANSLATE_NOOP("core", "There is no reserved place R%1."),
                 {QString::number(stage.onlyIfFree)});
        std::visit([this, &where](const auto &plan) { check(plan, where); }, stage.plan);
        while (m_tables < m_plans.size() && static_cast<std::size_t>(m_plans[m_tables].stage) == s)
            ++m_tables;
    }
    m_usedInStage.clear();
    checkFinalPlaces();
    checkNextSeason();
    checkMatchRules();
    checkEverybodyGoesOn();
    checkPool();
    return m_problems;
}

void FormatCheck::checkTableName(const QString &name, std::size_t table, const QString &where)
{
    if (name.isEmpty() || name.at(0).isDigit() || name.startsWith(poolName))
        note(where, QT_TRANSLATE_NOOP("core", "A group needs a name that does not begin with a digit."));
    for (std::size_t earlier = 0; earlier < table; ++earlier) {
        if (m_plans[earlier].name == name)
            note(where, QT_TRANSLATE_NOOP("core", "Two groups are named %1."), {name});
    }
}

void FormatCheck::checkRules(const RuleSet &rules, const QString &where)
{
    const Problems ofRules = validate(rules, where + QStringLiteral(".rules"));
    m_problems.insert(m_problems.end(), ofRules.begin(), ofRules.end());
}

/// A place that a team comes from: it must exist, be decided before, and lead to one place of a stage only.
void FormatCheck::checkSlot(const Slot &slot, const QString &where)
{
    const QString text = slotText(slot, m_names);
    m_used.insert(keyOf(slot));
    switch (slot.kind) {
    case Slot::Kind::GroupPlace: {
        if (slot.group < 0 || static_cast<std::size_t>(slot.group) >= m_tables) {
            note(where, QT_TRANSLATE_NOOP("core", "%1 leads nowhere."), {text});
            break;
        }
        const TablePlan &table = m_plans[static_cast<std::size_t>(slot.group)];
        if (slot.number < 1 || slot.number > table.size)
            note(where, QT_TRANSLATE_NOOP("core", "%1 leads nowhere."), {text});
        break;
    }
    case Slot::Kind::WinnerOf:
    case Slot::Kind::LoserOf:
        if (!m_earlierMatches.contains(slot.number))
            note(where,
                 QT_TRANSLATE_NOOP("core", "%1 leads nowhere: no tie of an earlier round has that number."),
                 {text});
        break;
    case Slot::Kind::Drawn:
        if (slot.group < 0 || slot.group >= static_cast<int>(m_entries.size()) || slot.number < 1 ||
            slot.number > m_entries[static_cast<std::size_t>(slot.group)])
            note(where, QT_TRANSLATE_NOOP("core", "%1 leads nowhere: %2 teams are drawn."),
                 {text, QString::number(teamCount(m_format))});
        break;
    case Slot::Kind::Allocated:
        if (slot.group < 0 || static_cast<std::size_t>(slot.group) >= m_tables)
            note(where, QT_TRANSLATE_NOOP("core", "%1 leads nowhere."), {text});
        break;
    case Slot::Kind::Reserved:
        checkReserved(slot.number, where);
        break;
    case Slot::Kind::RoundDraw:
        note(where, QT_TRANSLATE_NOOP("core", "%1 leads nowhere."), {text});
        break;
    }
    if (!m_usedInStage.insert(keyOf(slot)).second)
        note(where, QT_TRANSLATE_NOOP("core", "%1 is used in two places."), {text});
}

/// Reserved places are looked at where they are first used: what they lead to must be decided by then.
void FormatCheck::checkReserved(int number, const QString &where)
{
    if (number < 1 || static_cast<std::size_t>(number) > m_format.reserved.size()) {
        note(where, QT_TRANSLATE_NOOP("core", "There is no reserved place R%1."), {QString::number(number)});
        return;
    }
    const ReservedPlace &place = m_format.reserved[static_cast<std::size_t>(number - 1)];
    const QString here = item(QStringLiteral("reserved"), static_cast<std::size_t>(number - 1));
    if (place.direct.empty())
        note(here + QStringLiteral(".direct"),
             QT_TRANSLATE_NOOP("core", "Say how the team gets there without this."));
    // The team and the ways by which it gets there stand elsewhere too: they are no places here.
    const std::set<SlotKey> usedInStage = m_usedInStage;
    m_usedInStage.clear();
    checkSlot(place.team, here + QStringLiteral(".team"));
    for (std::size_t i = 0; i < place.direct.size(); ++i)
        checkSlot(place.direct[i], item(here + QStringLiteral(".direct"), i));
    m_usedInStage = usedInStage;
    checkSlot(place.otherwise, here + QStringLiteral(".otherwise"));
}

void FormatCheck::useMatch(int match, const QString &where)
{
    if (match <= m_lastGroupMatch && match >= m_firstGroupMatch)
        note(where, QT_TRANSLATE_NOOP("core", "The numbers %1 to %2 belong to the group matches."),
             {QString::number(m_firstGroupMatch), QString::number(m_lastGroupMatch)});
    if (!m_allMatches.insert(match).second)
        note(where, QT_TRANSLATE_NOOP("core", "There are two matches %1."), {QString::number(match)});
}

void FormatCheck::checkFinalPlaces()
{
    for (std::size_t i = 0; i < m_format.finalPlaces.size(); ++i) {
        const Slot &slot = m_format.finalPlaces[i];
        const QString where = item(QStringLiteral("final_places"), i);
        const bool isOfTie = slot.kind == Slot::Kind::WinnerOf || slot.kind == Slot::Kind::LoserOf;
        if (isOfTie && m_used.contains(keyOf(slot)))
            note(where, QT_TRANSLATE_NOOP("core", "%1 is used in two places."), {slotText(slot, m_names)});
        checkSlot(slot, where);
    }
}

void FormatCheck::checkNextSeason()
{
    m_usedInStage.clear();
    std::size_t teams = 0;
    for (std::size_t g = 0; g < m_format.nextSeason.size(); ++g) {
        const NextSeasonGroup &group = m_format.nextSeason[g];
        const QString where = item(QStringLiteral("next_season"), g);
        if (group.name.isEmpty())
            note(where + QStringLiteral(".group"), QT_TRANSLATE_NOOP("core", "A group needs a name."));
        for (std::size_t i = 0; i < group.from.size(); ++i)
            checkSlot(group.from[i], item(where + QStringLiteral(".from"), i));
        teams += group.from.size();
    }
    if (!m_format.nextSeason.empty() && teams != static_cast<std::size_t>(teamCount(m_format)))
        note(QStringLiteral("next_season"),
             QT_TRANSLATE_NOOP("core", "Next season has %1 teams, this one %2."),
             {QString::number(teams), QString::number(teamCount(m_format))});
}

void FormatCheck::checkMatchRules()
{
    const QStringList names = stagesAndRounds(m_format);
    for (std::size_t i = 0; i < m_format.matchRules.size(); ++i) {
        const MatchRules &rules = m_format.matchRules[i];
        if (rules.match == 0 && !names.contains(rules.stage))
            note(item(QStringLiteral("match_rules"), i) + QStringLiteral(".stage"),
                 QT_TRANSLATE_NOOP("core", "There is no stage or round \"%1\". There are: %2."),
                 {rules.stage, names.join(QStringLiteral(", "))});
    }
}

void FormatCheck::checkEverybodyGoesOn()
{
    for (std::size_t table = 0; table < m_plans.size(); ++table) {
        for (int place = 1; place <= std::min(m_plans[table].advance, m_plans[table].size); ++place) {
            const Slot slot{Slot::Kind::GroupPlace, static_cast<int>(table), place};
            if (!m_used.contains(keyOf(slot)) && !m_isAllocated.contains(static_cast<int>(table)))
                note(QStringLiteral("stages"), QT_TRANSLATE_NOOP("core", "%1 goes on, but no tie is for it."),
                     {slotText(slot, m_names)});
        }
    }
}

void FormatCheck::checkPool()
{
    for (int place = 1; place <= m_format.pool; ++place) {
        const Slot slot{Slot::Kind::Drawn, 0, place};
        if (!m_used.contains(keyOf(slot)))
            note(QStringLiteral("pool"), QT_TRANSLATE_NOOP("core", "%1 is drawn, but plays nowhere."),
                 {slotText(slot, m_names)});
    }
    if (teamCount(m_format) == 0)
        note(QStringLiteral("stages"), QT_TRANSLATE_NOOP("core", "No team takes part: no group is drawn, and "
                                                                 "there is no pool."));
}

Problems validate(const Format &format)
{
    return FormatCheck(format).run();
}

} // namespace touchline
