// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/draws/draw_task.h"

#include "core/base/index.h"
#include "core/competition/draws/bracket_lines.h"
#include "core/competition/draws/draw_input.h"

#include <qglobal.h>

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

namespace touchline {

namespace {

QString number(std::size_t value)
{
    return QString::number(value);
}

/// A team and the place that a plan gives it. row = -1: any place of the group.
struct Wish
{
    int team = 0;
    int group = 0;
    int row = -1;
};

class TaskMaker
{
public:
    TaskMaker(std::span<const Entrant> entrants, std::span<const int> sizes, const QStringList &names,
              const DrawPlan &plan)
        : m_entrants(entrants)
        , m_sizes(sizes)
        , m_plan(plan)
    {
        m_task.groupNames = names.isEmpty() ? lettersFor(static_cast<int>(sizes.size())) : names;
        m_task.potOf.assign(entrants.size(), -1);
        m_task.fixedGroup.assign(entrants.size(), -1);
        m_task.fixedSlot.assign(entrants.size(), -1);
    }

    Result<DrawTask> make()
    {
        TOUCHLINE_TRY(checkNumbers());
        if (m_plan.method == DrawMethod::Open)
            makeBracket();
        else
            makeGroups();
        if (m_problems.empty())
            m_task.rules = drawRules(m_task, m_entrants, limits(), m_problems);
        if (!m_problems.empty())
            return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "This draw cannot be made as planned."),
                        {}, std::move(m_problems));
        m_task.indexRules();
        return std::move(m_task);
    }

private:
    Result<void> checkNumbers()
    {
        const int places = std::accumulate(m_sizes.begin(), m_sizes.end(), 0);
        const std::size_t groups = m_plan.method == DrawMethod::Open ? bracketTies() : m_sizes.size();
        if (groups > mostDrawGroups)
            return fail(Fault::BadInput,
                        QT_TRANSLATE_NOOP("core", "A draw can have at most %1 groups or ties."),
                        {QString::number(mostDrawGroups)});
        if (m_entrants.size() != at(places))
            return fail(Fault::BadInput,
                        QT_TRANSLATE_NOOP("core", "There are %1 teams for %2 places in the groups."),
                        {number(m_entrants.size()), QString::number(places)});
        if (m_plan.method == DrawMethod::Open && (m_sizes.size() != 1 || places < 2))
            return fail(Fault::BadInput,
                        QT_TRANSLATE_NOOP("core", "An open draw has one pool of two teams or "
                                                  "more instead of groups."));
        if (m_plan.pots.empty() && (m_plan.method != DrawMethod::Open || m_plan.seeds > 0)) {
            auto order = byRanking(m_entrants, m_sizes);
            TOUCHLINE_TRY(order);
            m_order = std::move(*order);
        } else {
            m_order.resize(m_entrants.size());
            std::iota(m_order.begin(), m_order.end(), 0);
        }
        return {};
    }

    std::size_t bracketTies() const
    {
        std::size_t ties = 1;
        while (2 * ties < m_entrants.size())
            ties *= 2;
        return ties;
    }

    void note(const QString &where, const char *text, QStringList arguments)
    {
        m_problems.push_back({where, {text, std::move(arguments)}, {}});
    }

    int teamNamed(const QString &name, const QString &where)
    {
        const int team = entrantNamed(name, m_entrants);
        if (team < 0)
            note(where, QT_TRANSLATE_NOOP("core", "There is no team %1 in this competition."), {name});
        return team;
    }

    // Groups

    void makeGroups()
    {
        const std::vector<Wish> wishes = groupWishes();
        if (!m_problems.empty())
            return;
        if (m_plan.pots.empty())
            makePotsByRanking(wishes);
        else
            makeGivenPots();
        if (m_problems.empty())
            settle(wishes);
    }

    /// "A1" or "A" as a person wrote it.
    std::vector<Wish> groupWishes()
    {
        std::vector<Wish> wishes;
        for (const auto &[name, text] : m_plan.fixed) {
            const QString where = QStringLiteral("fixed.") + name;
            const int team = teamNamed(name, where);
            const auto wish = groupWish(text);
            if (!wish)
                note(where, QT_TRANSLATE_NOOP("core", "There is no place \"%1\" in these groups."), {text});
            if (team >= 0 && wish)
                wishes.push_back({team, wish->group, wish->row});
        }
        return wishes;
    }

    std::optional<Wish> groupWish(const QString &text) const
    {
        if (const auto group = m_task.groupNames.indexOf(text); group >= 0)
            return Wish{-1, static_cast<int>(group), -1};
        for (int group = 0; group < m_task.groups(); ++group) {
            const QString &name = m_task.groupNames.at(group);
            if (!text.startsWith(name))
                continue;
            bool isNumber = false;
            const int row = text.mid(name.size()).toInt(&isNumber);
            if (isNumber && row >= 1 && row <= m_sizes[at(group)])
                return Wish{-1, group, row - 1};
        }
        return std::nullopt;
    }

    int groupsWithRow(int row) const
    {
        return static_cast<int>(
            std::count_if(m_sizes.begin(), m_sizes.end(), [row](int size) { return size > row; }));
    }

    /// Those with a place are in the pot of that row, the others follow by ranking number.
    void makePotsByRanking(const std::vector<Wish> &wishes)
    {
        std::vector<int> rowOf(m_entrants.size(), -1);
        for (const Wish &wish : wishes)
            rowOf[at(wish.team)] = wish.row;
        auto next = m_order.begin();
        for (int row = 0; groupsWithRow(row) > 0; ++row) {
            std::vector<int> pot;
            for (const int team : m_order) {
                if (rowOf[at(team)] == row)
                    pot.push_back(team);
            }
            for (; next != m_order.end() && static_cast<int>(pot.size()) < groupsWithRow(row); ++next) {
                if (rowOf[at(*next)] < 0)
                    pot.push_back(*next);
            }
            addPot(std::move(pot), row, 1);
        }
    }

    void makeGivenPots()
    {
        std::vector<char> isIn(m_entrants.size(), 0);
        int row = 0;
        for (std::size_t p = 0; p < m_plan.pots.size(); ++p) {
            const QString where = QStringLiteral("pots[%1]").arg(p);
            std::vector<int> pot;
            for (const QString &name : m_plan.pots[p]) {
                const int team = teamNamed(name, where);
                if (team >= 0 && std::exchange(isIn[at(team)], 1) != 0)
                    note(where, QT_TRANSLATE_NOOP("core", "%1 is in a pot twice."), {name});
                else if (team >= 0)
                    pot.push_back(team);
            }
            const int first = row;
            int places = 0;
            do
                places += groupsWithRow(row++);
            while (places < static_cast<int>(pot.size()) && groupsWithRow(row) > 0);
            if (places != static_cast<int>(pot.size()))
                note(where,
                     QT_TRANSLATE_NOOP("core", "Pot %1 has %2 teams, but there are %3 places for them."),
                     {number(p + 1), number(pot.size()), QString::number(places)});
            addPot(std::move(pot), first, row - first);
        }
        for (std::size_t team = 0; team < isIn.size(); ++team) {
            if (isIn[team] == 0)
                note(QStringLiteral("pots"), QT_TRANSLATE_NOOP("core", "%1 is in no pot."),
                     {m_entrants[team].handle()});
        }
    }

    /// A pot that fills some rows of all groups.
    void addPot(std::vector<int> teams, int firstRow, int rows)
    {
        std::vector<std::vector<DrawPlace>> places(at(m_task.groups()));
        for (int group = 0; group < m_task.groups(); ++group) {
            for (int row = firstRow; row < std::min(firstRow + rows, m_sizes[at(group)]); ++row)
                places[at(group)].push_back({group, row});
        }
        addPot(std::move(teams), std::move(places));
    }

    void addPot(std::vector<int> teams, std::vector<std::vector<DrawPlace>> places)
    {
        for (const int team : teams)
            m_task.potOf[at(team)] = static_cast<int>(m_task.pots.size());
        m_task.pots.push_back(std::move(teams));
        m_task.places.push_back(std::move(places));
    }

    /// Puts the fixed teams into places of their own pots.
    void settle(const std::vector<Wish> &wishes)
    {
        std::set<std::pair<int, int>> taken;
        for (const Wish &wish : wishes) {
            const QString name = m_entrants[at(wish.team)].handle();
            const QString where = QStringLiteral("fixed.") + name;
            const int pot = m_task.potOf[at(wish.team)];
            const auto &places = m_task.places[at(pot)][at(wish.group)];
            int slot = -1;
            for (std::size_t i = 0; i < places.size(); ++i) {
                if (places[i].place == wish.row)
                    slot = static_cast<int>(i);
            }
            if (places.empty() || (wish.row >= 0 && slot < 0))
                note(where, QT_TRANSLATE_NOOP("core", "%1 is in pot %2, which does not fill that place."),
                     {name, QString::number(pot + 1)});
            if (wish.row >= 0 && !taken.insert({wish.group, wish.row}).second)
                note(where, QT_TRANSLATE_NOOP("core", "This place is given twice."), {});
            m_task.fixedGroup[at(wish.team)] = wish.group;
            m_task.fixedSlot[at(wish.team)] = slot;
        }
    }

    // Bracket

    void makeBracket()
    {
        if (!m_plan.pots.empty())
            note(QStringLiteral("pots"), QT_TRANSLATE_NOOP("core", "An open draw has no pots."), {});
        const bool isPower = (m_plan.seeds & (m_plan.seeds - 1)) == 0;
        if (m_plan.seeds < 0 || !isPower || at(m_plan.seeds) > m_entrants.size())
            note(QStringLiteral("seeds"),
                 QT_TRANSLATE_NOOP("core",
                                   "The seeds of an open draw are 0, 1, 2, 4, 8, ... of its %1 teams."),
                 {number(m_entrants.size())});
        const BracketLines lines = bracketLines(static_cast<int>(m_entrants.size()));
        const auto ties = lines.ties();
        m_task.groupNames.clear();
        for (std::size_t tie = 0; tie < ties.size(); ++tie)
            m_task.groupNames.append(number(tie + 1));
        std::vector<int> tieOf(m_entrants.size(), 0);
        for (std::size_t tie = 0; tie < ties.size(); ++tie) {
            for (const int place : ties[tie])
                tieOf[at(place)] = static_cast<int>(tie);
        }
        fillBracket(lines, tieOf);
    }

    void fillBracket(const BracketLines &lines, const std::vector<int> &tieOf)
    {
        std::vector<char> isTaken(m_entrants.size(), 0);
        const auto take = [&](std::vector<int> teams, const std::vector<int> &places, const QString &where) {
            for (const int place : places) {
                if (std::exchange(isTaken[at(place)], 1) != 0)
                    note(where, QT_TRANSLATE_NOOP("core", "Place %1 is given twice."),
                         {QString::number(place + 1)});
            }
            std::vector<std::vector<DrawPlace>> byTie(at(m_task.groups()));
            for (const int place : places)
                byTie[at(tieOf[at(place)])].push_back({0, place});
            if (!teams.empty())
                addPot(std::move(teams), std::move(byTie));
        };
        for (const auto &[name, text] : m_plan.fixed) {
            const QString where = QStringLiteral("fixed.") + name;
            const int team = teamNamed(name, where);
            bool isNumber = false;
            const int place = text.toInt(&isNumber);
            if (!isNumber || place < 1 || at(place) > m_entrants.size())
                note(where, QT_TRANSLATE_NOOP("core", "There is no place \"%1\" in this bracket."), {text});
            else if (team >= 0)
                take({team}, {place - 1}, where);
        }
        if (!m_problems.empty())
            return;
        takeSeeds(lines, take);
        std::vector<int> teams;
        std::copy_if(m_order.begin(), m_order.end(), std::back_inserter(teams),
                     [this](int team) { return m_task.potOf[at(team)] < 0; });
        std::vector<int> places;
        for (std::size_t place = 0; place < isTaken.size(); ++place) {
            if (isTaken[place] == 0)
                places.push_back(static_cast<int>(place));
        }
        take(std::move(teams), places, {});
        for (int team = 0; team < m_task.teams(); ++team)
            fixWhereNothingIsLeft(team);
    }

    /// The first, the second, the third and fourth, the fifth to eighth: each tier draws its places.
    template <class Take>
    void takeSeeds(const BracketLines &lines, const Take &take)
    {
        for (int first = 0; first < m_plan.seeds; first = std::max(1, 2 * first)) {
            const int end = std::max(1, 2 * first);
            const std::vector<int> teams(m_order.begin() + first, m_order.begin() + end);
            for (const int team : teams) {
                if (m_task.potOf[at(team)] >= 0)
                    note(QStringLiteral("fixed.") + m_entrants[at(team)].handle(),
                         QT_TRANSLATE_NOOP("core", "This seed already has a place."), {});
            }
            take(teams, {lines.seedPlaces.begin() + first, lines.seedPlaces.begin() + end},
                 QStringLiteral("fixed"));
        }
    }

    /// A team alone in its pot is not drawn.
    void fixWhereNothingIsLeft(int team)
    {
        const int pot = m_task.potOf[at(team)];
        if (m_task.pots[at(pot)].size() != 1)
            return;
        for (int group = 0; group < m_task.groups(); ++group) {
            if (!m_task.places[at(pot)][at(group)].empty())
                m_task.fixedGroup[at(team)] = group;
        }
        m_task.fixedSlot[at(team)] = 0;
    }

    /// The limits of the plan; a bracket knows its halves and quarters by itself.
    DrawLimits limits() const
    {
        DrawLimits limits = m_plan.limits;
        if (m_plan.method != DrawMethod::Open)
            return limits;
        const std::vector<std::pair<int, QString>> known{
            {2, QStringLiteral("halves")}, {4, QStringLiteral("quarters")}, {8, QStringLiteral("eighths")}};
        for (const auto &[count, name] : known) {
            if (count > m_task.groups())
                break;
            GroupParts parts{name, std::vector<QStringList>(at(count))};
            for (int tie = 0; tie < m_task.groups(); ++tie)
                parts.parts[at(tie * count / m_task.groups())].append(m_task.groupNames.at(tie));
            limits.parts.push_back(std::move(parts));
        }
        return limits;
    }

    std::span<const Entrant> m_entrants;
    std::span<const int> m_sizes;
    const DrawPlan &m_plan;
    /// The teams by ranking number, or as they were given where no ranking is needed.
    std::vector<int> m_order;
    DrawTask m_task;
    Problems m_problems;
};

} // namespace

int DrawTask::sizeOf(int group) const
{
    std::size_t size = 0;
    for (const auto &pot : places)
        size += pot[at(group)].size();
    return static_cast<int>(size);
}

void DrawTask::indexRules()
{
    rulesOf.assign(potOf.size(), {});
    for (std::size_t rule = 0; rule < rules.size(); ++rule) {
        for (const int team : rules[rule].members)
            rulesOf[at(team)].push_back(static_cast<int>(rule));
    }
}

QStringList lettersFor(int groups)
{
    QStringList names;
    for (int group = 0; group < groups; ++group) {
        QString name(QLatin1Char(static_cast<char>('A' + group % 26)));
        if (group >= 26)
            name.prepend(QLatin1Char(static_cast<char>('A' + group / 26 - 1)));
        names.append(name);
    }
    return names;
}

int entrantNamed(const QString &text, std::span<const Entrant> entrants)
{
    int found = -1;
    for (std::size_t i = 0; i < entrants.size(); ++i) {
        if (entrants[i].handle() == text)
            return static_cast<int>(i);
        if (entrants[i].name == text)
            found = static_cast<int>(i);
    }
    return found;
}

Result<DrawTask> drawTask(std::span<const Entrant> entrants, std::span<const int> groupSizes,
                          const QStringList &groupNames, const DrawPlan &plan)
{
    return TaskMaker(entrants, groupSizes, groupNames, plan).make();
}

} // namespace touchline
