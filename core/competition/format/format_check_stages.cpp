// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/format/format_check.h"

#include <qglobal.h>

#include <algorithm>
#include <map>

namespace touchline {

void FormatCheck::check(const RoundRobinStage &stage, const QString &where)
{
    if (stage.groups.empty())
        note(where + QStringLiteral(".groups"),
             QT_TRANSLATE_NOOP("core", "There must be at least one group."));
    for (std::size_t g = 0; g < stage.groups.size(); ++g)
        checkGroup(stage, g, where);
    checkGroupPot(stage, where + QStringLiteral(".pot"));
    checkSchedule(stage, where + QStringLiteral(".schedule"));
    checkRules(stage.rules, where);
    int matches = 0;
    for (const GroupPlan &group : stage.groups) {
        if (group.fixtures.empty() && group.size <= largestGroup)
            for (const Round &round : scheduleOf(stage, group.size))
                matches += static_cast<int>(round.size());
    }
    takeNumbers(matches);
    if (stage.carriedPoints != CarriedPoints::All && stage.carry == CarryOver::Nothing)
        note(where + QStringLiteral(".carried_points"),
             QT_TRANSLATE_NOOP("core", "Earlier matches count here only with \"carry\"."));
    if (stage.balanceHomes && stage.legs % 2 == 0)
        note(
            where + QStringLiteral(".balance_homes"),
            QT_TRANSLATE_NOOP("core", "After an even number of meetings nobody has been at home too often."));
    if (stage.playOffRules.legs != 1)
        note(where + QStringLiteral(".play_off_rules.legs"),
             QT_TRANSLATE_NOOP("core", "A play-off of a group is one match."));
    const auto &order = stage.rules.tieBreaks;
    if (!stage.playOffs.empty() && std::find(order.begin(), order.end(), TieBreak::PlayOff) == order.end())
        note(where + QStringLiteral(".play_offs"),
             QT_TRANSLATE_NOOP("core", "The rules of the groups have no play-off."));
}

void FormatCheck::checkGroup(const RoundRobinStage &stage, std::size_t index, const QString &where)
{
    const GroupPlan &group = stage.groups[index];
    const QString here = item(where + QStringLiteral(".groups"), index);
    checkTableName(group.name, m_tables + index, here + QStringLiteral(".name"));
    if (group.size < smallestGroup || group.size > largestGroup)
        note(here + QStringLiteral(".size"), QT_TRANSLATE_NOOP("core", "A group has from %1 to %2 teams."),
             {QString::number(smallestGroup), QString::number(largestGroup)});
    if (!group.members.empty() && group.members.size() != static_cast<std::size_t>(group.size))
        note(here + QStringLiteral(".members"), QT_TRANSLATE_NOOP("core", "The group has %1 places."),
             {QString::number(group.size)});
    for (std::size_t i = 0; i < group.members.size(); ++i)
        checkSlot(group.members[i], item(here + QStringLiteral(".members"), i));
    if (stage.advance > group.size)
        note(where + QStringLiteral(".advance"),
             QT_TRANSLATE_NOOP("core", "More teams advance than group %1 has."), {group.name});
    for (const int place : stage.playOffs) {
        if (place >= group.size)
            note(where + QStringLiteral(".play_offs"),
                 QT_TRANSLATE_NOOP("core", "Group %1 has no place after %2."),
                 {group.name, QString::number(place)});
    }
    checkOwnFixtures(stage, group, here + QStringLiteral(".fixtures"));
}

/// Groups that are drawn when they are reached: the pot fills them exactly.
void FormatCheck::checkGroupPot(const RoundRobinStage &stage, const QString &where)
{
    if (stage.pot.empty())
        return;
    int places = 0;
    for (const GroupPlan &group : stage.groups) {
        places += group.size;
        if (!group.members.empty())
            note(where, QT_TRANSLATE_NOOP("core", "Group %1 names its members, so it cannot be drawn."),
                 {group.name});
    }
    if (stage.pot.size() != static_cast<std::size_t>(places))
        note(where, QT_TRANSLATE_NOOP("core", "The pot holds %1 teams, but the groups have %2 places."),
             {QString::number(stage.pot.size()), QString::number(places)});
    for (std::size_t i = 0; i < stage.pot.size(); ++i)
        checkSlot(stage.pot[i], item(where, i));
}

void FormatCheck::checkSchedule(const RoundRobinStage &stage, const QString &where)
{
    if (stage.schedule.empty() || stage.groups.empty())
        return;
    const int size = stage.groups.front().size;
    if (std::any_of(stage.groups.begin(), stage.groups.end(),
                    [size](const GroupPlan &g) { return g.size != size; }))
        note(where, QT_TRANSLATE_NOOP("core", "A schedule of its own needs groups of one size."));
    std::map<std::pair<int, int>, int> meetings;
    for (std::size_t r = 0; r < stage.schedule.size(); ++r) {
        std::set<int> playing;
        for (const Pairing &pairing : stage.schedule[r]) {
            if (!playing.insert(pairing.home).second || !playing.insert(pairing.away).second)
                note(item(where, r),
                     QT_TRANSLATE_NOOP("core", "A place of the group plays twice in this round."));
            if (std::max(pairing.home, pairing.away) >= size)
                note(item(where, r), QT_TRANSLATE_NOOP("core", "The group has only %1 places."),
                     {QString::number(size)});
            ++meetings[std::minmax({pairing.home, pairing.away})];
        }
    }
    const bool once =
        std::all_of(meetings.begin(), meetings.end(), [](const auto &m) { return m.second == 1; });
    const bool all = meetings.size() == static_cast<std::size_t>(size * (size - 1) / 2);
    if (stage.allMeet && (!once || !all))
        note(where, QT_TRANSLATE_NOOP("core", "Each team must meet every other team exactly once."));
}

void FormatCheck::checkOwnFixtures(const RoundRobinStage &stage, const GroupPlan &group, const QString &where)
{
    std::map<std::pair<int, int>, int> meetings;
    for (std::size_t r = 0; r < group.fixtures.size(); ++r) {
        std::set<int> playing;
        for (std::size_t m = 0; m < group.fixtures[r].size(); ++m) {
            const NumberedPairing &one = group.fixtures[r][m];
            const QString here = item(item(where, r), m);
            useMatch(one.match, here);
            if (!playing.insert(one.pairing.home).second || !playing.insert(one.pairing.away).second)
                note(here, QT_TRANSLATE_NOOP("core", "A place of the group plays twice in this round."));
            if (std::max(one.pairing.home, one.pairing.away) >= group.size)
                note(here, QT_TRANSLATE_NOOP("core", "The group has only %1 places."),
                     {QString::number(group.size)});
            ++meetings[std::minmax({one.pairing.home, one.pairing.away})];
        }
    }
    const bool asOften = std::all_of(meetings.begin(), meetings.end(),
                                     [&stage](const auto &m) { return m.second == stage.legs; });
    const bool all = meetings.size() == static_cast<std::size_t>(group.size * (group.size - 1) / 2);
    if (!group.fixtures.empty() && stage.allMeet && (!asOften || !all))
        note(where, QT_TRANSLATE_NOOP("core", "Each team must meet every other team exactly %1 times."),
             {QString::number(stage.legs)});
}

/// The next free numbers go to matches that have none of their own.
void FormatCheck::takeNumbers(int matches)
{
    if (matches == 0)
        return;
    m_firstGroupMatch = m_allMatches.empty() ? 1 : *m_allMatches.rbegin() + 1;
    m_lastGroupMatch = m_firstGroupMatch + matches - 1;
    m_allMatches.insert(m_lastGroupMatch);
}

void FormatCheck::check(const KnockoutStage &stage, const QString &where)
{
    if (stage.rounds.empty())
        note(where + QStringLiteral(".rounds"),
             QT_TRANSLATE_NOOP("core", "A knockout needs at least one round."));
    for (std::size_t r = 0; r < stage.rounds.size(); ++r) {
        checkRound(stage.rounds[r], item(where + QStringLiteral(".rounds"), r));
        for (const KnockoutTie &tie : stage.rounds[r].ties)
            m_earlierMatches.insert(tie.match);
    }
}

void FormatCheck::checkRound(const KnockoutRound &round, const QString &where)
{
    if (round.name.isEmpty())
        note(where + QStringLiteral(".name"), QT_TRANSLATE_NOOP("core", "A round needs a name."));
    if (round.ties.empty())
        note(where + QStringLiteral(".ties"), QT_TRANSLATE_NOOP("core", "A round needs at least one tie."));
    checkTieRules(round.rules, where + QStringLiteral(".rules"));
    if (round.isDrawn() && round.pot.size() != 2 * round.ties.size())
        note(where + QStringLiteral(".pot"),
             QT_TRANSLATE_NOOP("core", "The pot holds %1 teams, but %2 ties need two each."),
             {QString::number(round.pot.size()), QString::number(round.ties.size())});
    for (std::size_t i = 0; i < round.pot.size(); ++i)
        checkSlot(round.pot[i], item(where + QStringLiteral(".pot"), i));
    for (std::size_t t = 0; t < round.ties.size(); ++t)
        checkTie(round.ties[t], round, item(where + QStringLiteral(".ties"), t));
}

void FormatCheck::checkTieRules(const TieRules &rules, const QString &where)
{
    if (rules.lastResort == TieRules::LastResort::Table && m_tables == 0)
        note(where + QStringLiteral(".last_resort"),
             QT_TRANSLATE_NOOP("core", "No table comes before this tie, so none can decide it."));
    for (const Problem &problem : validate(rules))
        m_problems.push_back({where + u'.' + problem.where, problem.what, {}});
}

/// The numbers of the matches behind the first.
void FormatCheck::checkLegs(const KnockoutTie &tie, const TieRules &rules, const QString &where)
{
    const QString list =
        where + (rules.isBestOf() ? QStringLiteral(".later_matches") : QStringLiteral(".second_leg"));
    if (static_cast<int>(tie.laterLegs.size()) != rules.legs - 1) {
        if (rules.legs == 1)
            note(list, QT_TRANSLATE_NOOP("core", "A tie of one match has no second leg."));
        else if (rules.legs == 2)
            note(list, QT_TRANSLATE_NOOP("core", "A tie of two legs needs the number of the second."));
        else
            note(list,
                 QT_TRANSLATE_NOOP("core", "A best of %1 needs the numbers of %2 matches after the first."),
                 {QString::number(rules.legs), QString::number(rules.legs - 1)});
    }
    int before = tie.match;
    for (std::size_t i = 0; i < tie.laterLegs.size(); ++i) {
        const QString here = rules.isBestOf() ? item(list, i) : list;
        useMatch(tie.laterLegs[i], here);
        if (tie.laterLegs[i] < before)
            note(here, rules.isBestOf()
                           ? QT_TRANSLATE_NOOP("core", "The matches of a series are played in order.")
                           : QT_TRANSLATE_NOOP("core", "The second leg is played after the first."));
        before = tie.laterLegs[i];
    }
}

void FormatCheck::checkTie(const KnockoutTie &tie, const KnockoutRound &round, const QString &where)
{
    useMatch(tie.match, where + QStringLiteral(".match"));
    checkLegs(tie, round.rules, where);
    if (!round.isDrawn() && tie.onlyIfAwayWins == 0) {
        checkSlot(tie.home, where + QStringLiteral(".home"));
        checkSlot(tie.away, where + QStringLiteral(".away"));
    }
    if (tie.onlyIfAwayWins == 0)
        return;
    const auto isOfFinal = [&tie](const Slot &slot) { return slot.number == tie.onlyIfAwayWins; };
    if (!m_earlierMatches.contains(tie.onlyIfAwayWins) || tie.home.kind != Slot::Kind::WinnerOf ||
        tie.away.kind != Slot::Kind::LoserOf || !isOfFinal(tie.home) || !isOfFinal(tie.away))
        note(where + QStringLiteral(".only_if_away_wins"),
             QT_TRANSLATE_NOOP(
                 "core",
                 "This match must be between the winner and the loser of the earlier match it names."));
}

void FormatCheck::check(const PairedStage &stage, const QString &where)
{
    checkTableName(stage.table, m_tables, where + QStringLiteral(".table"));
    checkRules(stage.rules, where);
    const int teams = static_cast<int>(stage.members.size());
    for (std::size_t i = 0; i < stage.members.size(); ++i)
        checkSlot(stage.members[i], item(where + QStringLiteral(".members"), i));
    if (teams < 2)
        note(where + QStringLiteral(".members"),
             QT_TRANSLATE_NOOP("core", "At least two teams must take part."));
    if (stage.method == PairingMethod::Swiss && stage.rounds > teams - (teams % 2 == 0 ? 1 : 0))
        note(where + QStringLiteral(".rounds"),
             QT_TRANSLATE_NOOP("core", "%1 teams cannot play %2 rounds without meeting again."),
             {QString::number(teams), QString::number(stage.rounds)});
    if (stage.method == PairingMethod::LeaguePhase &&
        (teams % stage.pots != 0 || stage.rounds % (2 * stage.pots) != 0 || teams % 2 != 0 ||
         stage.rounds / stage.pots >= teams / stage.pots))
        note(where + QStringLiteral(".pots"),
             QT_TRANSLATE_NOOP(
                 "core", "%1 teams in %2 pots cannot play %3 rounds: the pots must be equal, as many "
                         "opponents of each at home as away, and each must hold more teams than opponents "
                         "come out of it."),
             {QString::number(teams), QString::number(stage.pots), QString::number(stage.rounds)});
    if (stage.advance > teams)
        note(where + QStringLiteral(".advance"),
             QT_TRANSLATE_NOOP("core", "More teams advance than group %1 has."), {stage.table});
    const int late = static_cast<int>(stage.late.size());
    if (late > teams || std::any_of(stage.late.begin(), stage.late.end(), [&stage](const LateMember &one) {
            return one.from < 0 || one.from >= stage.rounds;
        }))
        note(where + QStringLiteral(".late"),
             QT_TRANSLATE_NOOP("core",
                               "A team that joined late is a member, and one of the rounds is its first."));
    if (stage.bestOf < 1 || stage.bestOf > mostLegsOfTie || stage.bestOf % 2 == 0)
        note(where + QStringLiteral(".best_of"),
             QT_TRANSLATE_NOOP("core", "A pairing is one match or a best of 3, 5 or 7, not %1."),
             {QString::number(stage.bestOf)});
    if (stage.bestOf == 1 && stage.levelMatch != TieRules::LevelMatch::PlayedOut)
        note(where + QStringLiteral(".level_match"),
             QT_TRANSLATE_NOOP("core", "Only a best of 3, 5 or 7 counts matches won."));
    takeNumbers(stage.rounds * pairingsAtStart(stage) * stage.bestOf);
}

void FormatCheck::check(const TableStage &stage, const QString &where)
{
    checkTableName(stage.table, m_tables, where + QStringLiteral(".table"));
    checkRules(stage.rules, where);
    if (stage.of.empty())
        note(where + QStringLiteral(".of"),
             QT_TRANSLATE_NOOP("core", "Name the tables that this one is made of."));
    for (std::size_t i = 0; i < stage.of.size(); ++i) {
        const QString here = item(where + QStringLiteral(".of"), i);
        if (stage.of[i] < 0 || static_cast<std::size_t>(stage.of[i]) >= m_tables)
            note(here, QT_TRANSLATE_NOOP("core", "Only tables of earlier stages can be named."));
        else if (stage.kind == TableStage::Kind::BestPlaced &&
                 stage.place > m_plans[static_cast<std::size_t>(stage.of[i])].size)
            note(here, QT_TRANSLATE_NOOP("core", "Group %1 has no place %2."),
                 {m_plans[static_cast<std::size_t>(stage.of[i])].name, QString::number(stage.place)});
    }
    for (std::size_t i = 0; i < stage.members.size(); ++i)
        checkSlot(stage.members[i], item(where + QStringLiteral(".members"), i));
    for (std::size_t i = 0; i < stage.except.size(); ++i)
        checkSlot(stage.except[i], item(where + QStringLiteral(".except"), i));
    if (stage.advance > m_plans[m_tables].size)
        note(where + QStringLiteral(".advance"),
             QT_TRANSLATE_NOOP("core", "More teams advance than group %1 has."), {stage.table});
    if (stage.allocation)
        checkAllocation(stage, where + QStringLiteral(".allocation"));
}

/// Every set of groups that can come has its row, and a row gives each column one of these groups.
void FormatCheck::checkAllocation(const TableStage &stage, const QString &where)
{
    m_isAllocated.insert(static_cast<int>(m_tables));
    if (stage.allocation->columns.size() != stage.advance)
        note(where + QStringLiteral(".for"),
             QT_TRANSLATE_NOOP("core", "%1 teams advance, but opponents are named for %2."),
             {QString::number(stage.advance), QString::number(stage.allocation->columns.size())});
    QString all;
    for (const int table : stage.of) {
        const QString name = table >= 0 && static_cast<std::size_t>(table) < m_tables
                                 ? m_plans[static_cast<std::size_t>(table)].name
                                 : QString();
        if (name.size() != 1)
            note(where, QT_TRANSLATE_NOOP("core", "Groups in such a table are named by one letter, not %1."),
                 {name});
        all += name;
    }
    std::size_t rows = 1;
    for (int i = 0; i < stage.advance; ++i)
        rows = rows * (stage.of.size() - static_cast<std::size_t>(i)) / static_cast<std::size_t>(i + 1);
    if (stage.allocation->byGroups.size() != rows)
        note(where + QStringLiteral(".by_groups"),
             QT_TRANSLATE_NOOP("core", "There must be %1 rows, one for each set of groups, not %2."),
             {QString::number(rows), QString::number(stage.allocation->byGroups.size())});
    for (const auto &[groups, opponents] : stage.allocation->byGroups) {
        QString sorted = opponents;
        std::sort(sorted.begin(), sorted.end(),
                  [&all](QChar a, QChar b) { return all.indexOf(a) < all.indexOf(b); });
        const bool isSet =
            std::all_of(groups.begin(), groups.end(), [&all](QChar c) { return all.contains(c); });
        if (!isSet || groups.size() != stage.advance || sorted != groups)
            note(where + QStringLiteral(".by_groups.") + groups,
                 QT_TRANSLATE_NOOP("core", "%1 does not give each of the groups %2 to one opponent."),
                 {opponents, groups});
    }
}

} // namespace touchline
