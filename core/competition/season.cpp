// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/season.h"

#include "core/base/index.h"
#include "core/competition/shuffle.h"
#include "core/dice/stream.h"

#include <QRegularExpression>
#include <qglobal.h>

#include <algorithm>
#include <numeric>
#include <set>

namespace touchline {

namespace {

/// The places of an entry that one division fills.
struct Division
{
    /// Index of the entry; -1: its teams leave.
    int entry = -1;
    /// From 0.
    std::vector<int> places;
    /// They may be drawn anew.
    bool isDrawn = false;
};

std::vector<int> firstPlaces(int count)
{
    std::vector<int> places(at(count));
    std::iota(places.begin(), places.end(), 0);
    return places;
}

/// A division whose group names its members: they must all be drawn places of one entry.
Division divisionOfMembers(const std::vector<Slot> &members, bool isDrawn)
{
    Division division{members.front().group, {}, isDrawn};
    for (const Slot &slot : members) {
        if (slot.kind != Slot::Kind::Drawn || slot.group != division.entry)
            return {};
        division.places.push_back(slot.number - 1);
    }
    return division;
}

Division divisionNamed(const QString &name, const Format &format)
{
    if (name == poolName && format.pool > 0)
        return {0, firstPlaces(format.pool), false};
    for (const TablePlan &table : tablesOf(format)) {
        if (table.name != name)
            continue;
        if (table.entry >= 0)
            return {table.entry, firstPlaces(table.size), true};
        const Stage &stage = format.stages[at(table.stage)];
        if (const auto *groups = std::get_if<RoundRobinStage>(&stage.plan))
            return divisionOfMembers(groups->groups[at(table.group)].members, true);
        if (const auto *paired = std::get_if<PairedStage>(&stage.plan))
            return divisionOfMembers(paired->members, false);
    }
    return {};
}

std::vector<Division> divisionsIn(const Format &format)
{
    std::vector<Division> divisions;
    for (const NextSeasonGroup &group : format.nextSeason)
        divisions.push_back(divisionNamed(group.name, format));
    return divisions;
}

std::uint64_t seedAfter(const CompetitionDefinition &definition)
{
    // JSON numbers keep 53 bits.
    constexpr int low = 21;
    Generator generator = stream("season", definition.seed, definition.id);
    const auto high = static_cast<std::uint64_t>(generator.next()) << low;
    return high | generator.below(1U << low);
}

/// Puts the teams together, division after division.
class SeasonMaker
{
public:
    SeasonMaker(const Competition &competition, std::vector<Entrant> newcomers)
        : m_competition(competition)
        , m_old(competition.definition())
        , m_newcomers(std::move(newcomers))
        , m_divisions(divisionsIn(m_old.format))
    {
    }

    [[nodiscard]] Result<CompetitionDefinition> make()
    {
        if (m_old.format.nextSeason.empty())
            return fail(
                Fault::Refused,
                QT_TRANSLATE_NOOP("core", "The format \"%1\" does not say who plays where next season."),
                {m_old.format.title});
        if (auto found = findTeams(); !found)
            return fail(found.error());
        if (auto added = addNewcomers(); !added)
            return fail(added.error());
        CompetitionDefinition next = definition();
        if (auto checked = Competition::create(next); !checked)
            return fail(checked.error());
        return next;
    }

private:
    /// Fills m_teams from the links.
    [[nodiscard]] Result<void> findTeams()
    {
        const Progress now = progress(m_competition);
        const SlotNames names = slotNames(m_old.format);
        Problems open;
        std::set<int> seen;
        for (const NextSeasonGroup &group : m_old.format.nextSeason) {
            m_teams.emplace_back();
            for (const Slot &slot : group.from) {
                const int team = teamIn(slot, m_competition, now);
                if (team < 0) {
                    open.push_back(
                        {group.name,
                         {QT_TRANSLATE_NOOP("core", "It is not decided yet which team comes from %1."),
                          {slotText(slot, names)}},
                         {}});
                    continue;
                }
                if (!seen.insert(team).second)
                    return fail(
                        Fault::Impossible,
                        QT_TRANSLATE_NOOP("core", "The format puts %1 into two places of next season."),
                        {m_competition.entrant(team).name});
                m_teams.back().push_back(m_competition.entrant(team));
            }
        }
        if (!open.empty())
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "The season of %1 is not over."),
                        {m_old.name}, std::move(open));
        return {};
    }

    /// The places that are left, from the last division up.
    [[nodiscard]] Result<void> addNewcomers()
    {
        std::size_t taken = 0;
        std::size_t free = 0;
        for (std::size_t i = m_divisions.size(); i-- > 0;) {
            const std::size_t places = m_divisions[i].places.size();
            if (m_divisions[i].entry < 0)
                continue;
            if (m_teams[i].size() > places)
                return fail(Fault::Impossible,
                            QT_TRANSLATE_NOOP("core", "%1 teams come into %2, which has %3 places."),
                            {QString::number(m_teams[i].size()), m_old.format.nextSeason[i].name,
                             QString::number(places)});
            while (m_teams[i].size() < places && taken < m_newcomers.size())
                m_teams[i].push_back(m_newcomers[taken++]);
            free += places - m_teams[i].size();
        }
        if (free > 0 || taken < m_newcomers.size())
            return fail(Fault::BadInput,
                        QT_TRANSLATE_NOOP("core", "Next season has places for %1 new teams, not for %2."),
                        {QString::number(taken + free), QString::number(m_newcomers.size())});
        return {};
    }

    [[nodiscard]] CompetitionDefinition definition() const
    {
        CompetitionDefinition next = m_old;
        next.id = QUuid::createUuidV5(m_old.id, QStringLiteral("next season"));
        next.seed = seedAfter(m_old);
        next.name = nameOfNextSeason(m_old.name);
        next.calendar.clear();
        next.carriedOver = {};
        next.entrants.clear();
        next.draw = {DrawKind::Free, {}, next.seed, SpreadRule::off(), {}};
        Generator generator = stream("draw", next.seed, next.id);
        for (std::size_t i = 0; i < m_divisions.size(); ++i) {
            if (m_divisions[i].entry < 0)
                continue;
            std::vector<int> places = m_divisions[i].places;
            if (m_divisions[i].isDrawn)
                shuffle(places, generator);
            for (std::size_t team = 0; team < m_teams[i].size(); ++team) {
                const auto index = static_cast<int>(next.entrants.size());
                next.draw.steps.push_back({index, static_cast<int>(i), m_divisions[i].entry, places[team]});
                next.entrants.push_back(m_teams[i][team]);
                next.entrants.back().ranking = index + 1;
            }
        }
        return next;
    }

    const Competition &m_competition;
    const CompetitionDefinition &m_old;
    const std::vector<Entrant> m_newcomers;
    const std::vector<Division> m_divisions;
    /// By division, the best first.
    std::vector<std::vector<Entrant>> m_teams;
};

} // namespace

Result<CompetitionDefinition> nextSeason(const Competition &competition, std::vector<Entrant> newcomers)
{
    return SeasonMaker(competition, std::move(newcomers)).make();
}

std::vector<int> divisionsOf(const Competition &competition)
{
    const std::vector<Division> divisions = divisionsIn(competition.definition().format);
    std::vector<int> division(competition.definition().entrants.size(), -1);
    for (std::size_t i = 0; i < divisions.size(); ++i)
        for (const int place : divisions[i].places)
            division[at(competition.placement()[at(divisions[i].entry)][at(place)])] = static_cast<int>(i);
    return division;
}

QString nameOfNextSeason(const QString &name)
{
    // "2025", "2025/26", "2025-2026"; not a part of a longer number.
    static const QRegularExpression years(
        QStringLiteral("(?<!\\d)((?:1[89]|20)\\d\\d)(?:([/\\-\\x{2013}])(\\d{4}|\\d\\d))?(?!\\d)"));
    const QRegularExpressionMatch found = years.match(name);
    if (!found.hasMatch())
        return name;
    QString next = QString::number(found.captured(1).toInt() + 1);
    if (const QString second = found.captured(3); !second.isEmpty()) {
        const QString raised = QString::number(second.toInt() + 1).rightJustified(second.size(), u'0');
        next += found.captured(2) + raised.right(second.size());
    }
    return QString(name).replace(found.capturedStart(), found.capturedLength(), next);
}

} // namespace touchline
