// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/format.h"
#include "core/competition/rule_set_json.h"

#include <qglobal.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace touchline {

namespace {

QString item(const QString &list, std::size_t index)
{
    return list + QLatin1Char('[') + QString::number(index) + QLatin1Char(']');
}

/// Looks through a format from front to back and notes what is wrong.
class FormatCheck
{
public:
    explicit FormatCheck(const Format &format) : m_format(format) {}

    Problems run();

private:
    void note(const QString &where, const char *text, const QStringList &arguments = {})
    {
        m_problems.push_back({where, {text, arguments}, {}});
    }

    void checkOrderOfStages();
    void checkGroups(const RoundRobinStage &stage, const QString &where);
    void checkSchedule(const RoundRobinStage &stage, const QString &where);
    void checkKnockout(const KnockoutStage &stage, const QString &where);
    void checkRound(const KnockoutRound &round, const QString &where);
    void checkSlot(const Slot &slot, const QString &where);
    void checkEverybodyGoesOn();
    void checkFinalPlaces();

    using SlotKey = std::tuple<Slot::Kind, int, int>;
    static SlotKey keyOf(const Slot &slot) { return {slot.kind, slot.group, slot.number}; }

    const Format &m_format;
    Problems m_problems;
    QStringList m_groups;
    std::set<int> m_allMatches;
    /// Ties of earlier rounds: only their winners and losers are known.
    std::set<int> m_earlierMatches;
    std::set<SlotKey> m_used;
};

Problems FormatCheck::run()
{
    checkOrderOfStages();
    if (!m_problems.empty())
        return m_problems;
    m_groups = groupNames(m_format);
    for (std::size_t s = 0; s < m_format.stages.size(); ++s) {
        const Stage &stage = m_format.stages[s];
        const QString where = item(QStringLiteral("stages"), s);
        if (stage.name.isEmpty())
            note(where + QStringLiteral(".name"), QT_TRANSLATE_NOOP("core", "A stage needs a name."));
        if (const auto *roundRobin = std::get_if<RoundRobinStage>(&stage.plan))
            checkGroups(*roundRobin, where);
        else
            checkKnockout(std::get<KnockoutStage>(stage.plan), where);
    }
    checkEverybodyGoesOn();
    checkFinalPlaces();
    return m_problems;
}

void FormatCheck::checkOrderOfStages()
{
    if (m_format.name.isEmpty())
        note(QStringLiteral("name"), QT_TRANSLATE_NOOP("core", "A format needs a name."));
    if (m_format.stages.empty())
        note(QStringLiteral("stages"), QT_TRANSLATE_NOOP("core", "A format needs at least one stage."));
    for (std::size_t s = 0; s < m_format.stages.size(); ++s) {
        const bool hasGroups = std::holds_alternative<RoundRobinStage>(m_format.stages[s].plan);
        if (hasGroups != (s == 0))
            note(item(QStringLiteral("stages"), s),
                 QT_TRANSLATE_NOOP("core", "The first stage must be the groups, and only the first."));
    }
}

void FormatCheck::checkGroups(const RoundRobinStage &stage, const QString &where)
{
    if (stage.groups.empty())
        note(where + QStringLiteral(".groups"),
             QT_TRANSLATE_NOOP("core", "There must be at least one group."));
    for (std::size_t g = 0; g < stage.groups.size(); ++g) {
        const GroupPlan &group = stage.groups[g];
        const QString here = item(where + QStringLiteral(".groups"), g);
        if (group.name.isEmpty() || group.name.at(0).isDigit())
            note(here + QStringLiteral(".name"),
                 QT_TRANSLATE_NOOP("core", "A group needs a name that does not begin with a digit."));
        if (m_groups.indexOf(group.name) != static_cast<qsizetype>(g))
            note(here + QStringLiteral(".name"), QT_TRANSLATE_NOOP("core", "Two groups are called %1."),
                 {group.name});
        if (group.size < smallestGroup || group.size > largestGroup)
            note(here + QStringLiteral(".size"),
                 QT_TRANSLATE_NOOP("core", "A group has from %1 to %2 teams."),
                 {QString::number(smallestGroup), QString::number(largestGroup)});
        if (stage.advance > group.size)
            note(where + QStringLiteral(".advance"),
                 QT_TRANSLATE_NOOP("core", "More teams go on than group %1 has."), {group.name});
    }
    checkSchedule(stage, where + QStringLiteral(".schedule"));
    const Problems ofRules = validate(stage.rules, where + QStringLiteral(".rules"));
    m_problems.insert(m_problems.end(), ofRules.begin(), ofRules.end());
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
    if (!once || meetings.size() != static_cast<std::size_t>(size * (size - 1) / 2))
        note(where, QT_TRANSLATE_NOOP("core", "Everybody must meet everybody exactly once."));
}

void FormatCheck::checkKnockout(const KnockoutStage &stage, const QString &where)
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
    const int groupMatches = groupMatchCount(groupStage(m_format));
    for (std::size_t t = 0; t < round.ties.size(); ++t) {
        const KnockoutTie &tie = round.ties[t];
        const QString here = item(where + QStringLiteral(".ties"), t);
        if (tie.match <= groupMatches)
            note(here + QStringLiteral(".match"),
                 QT_TRANSLATE_NOOP("core", "The numbers 1 to %1 belong to the group matches."),
                 {QString::number(groupMatches)});
        if (!m_allMatches.insert(tie.match).second)
            note(here + QStringLiteral(".match"), QT_TRANSLATE_NOOP("core", "There are two matches %1."),
                 {QString::number(tie.match)});
        checkSlot(tie.home, here + QStringLiteral(".home"));
        checkSlot(tie.away, here + QStringLiteral(".away"));
    }
}

void FormatCheck::checkSlot(const Slot &slot, const QString &where)
{
    const QString text = slotText(slot, m_groups);
    const RoundRobinStage &groups = groupStage(m_format);
    if (slot.kind == Slot::Kind::GroupPlace) {
        if (slot.group < 0 || slot.group >= m_groups.size() || slot.number < 1 ||
            slot.number > groups.advance)
            note(where, QT_TRANSLATE_NOOP("core", "%1 does not go on: only %2 of each group do."),
                 {text, QString::number(groups.advance)});
    } else if (slot.kind == Slot::Kind::Drawn || !m_earlierMatches.contains(slot.number)) {
        note(where,
             QT_TRANSLATE_NOOP("core", "%1 leads nowhere: no tie of an earlier round has that number."),
             {text});
    }
    if (!m_used.insert(keyOf(slot)).second)
        note(where, QT_TRANSLATE_NOOP("core", "%1 stands in two places."), {text});
}

void FormatCheck::checkEverybodyGoesOn()
{
    const RoundRobinStage &stage = groupStage(m_format);
    for (int group = 0; group < m_groups.size(); ++group) {
        for (int place = 1; place <= stage.advance; ++place) {
            const Slot slot{Slot::Kind::GroupPlace, group, place};
            if (!m_used.contains(keyOf(slot)))
                note(QStringLiteral("stages"), QT_TRANSLATE_NOOP("core", "%1 goes on, but no tie is for it."),
                     {slotText(slot, m_groups)});
        }
    }
}

void FormatCheck::checkFinalPlaces()
{
    for (std::size_t i = 0; i < m_format.finalPlaces.size(); ++i) {
        const Slot &slot = m_format.finalPlaces[i];
        const QString where = item(QStringLiteral("final_places"), i);
        const QString text = slotText(slot, m_groups);
        const bool ofGroup = slot.kind == Slot::Kind::GroupPlace && slot.group >= 0 &&
                             slot.group < m_groups.size() &&
                             slot.number <= groupSizes(m_format)[static_cast<std::size_t>(slot.group)];
        const bool ofTie = (slot.kind == Slot::Kind::WinnerOf || slot.kind == Slot::Kind::LoserOf) &&
                           m_earlierMatches.contains(slot.number);
        if (!ofGroup && !ofTie)
            note(where, QT_TRANSLATE_NOOP("core", "%1 leads nowhere."), {text});
        if (!m_used.insert(keyOf(slot)).second)
            note(where, QT_TRANSLATE_NOOP("core", "%1 stands in two places."), {text});
    }
}

} // namespace

Problems validate(const Format &format)
{
    return FormatCheck(format).run();
}

} // namespace touchline
