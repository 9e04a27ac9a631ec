// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/timetable/timetable.h"

#include "core/base/index.h"
#include "core/competition/timetable/timetable_search.h"

#include <qglobal.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace touchline {

namespace {

/// As a match without a calendar of its own keeps its referee (refereeMinutes()).
constexpr int longestDuty = 90;

QString clockText(int minute)
{
    return QTime(0, 0).addSecs(minute * 60).toString(QStringLiteral("HH:mm"));
}

QString clockText(QTime time)
{
    return time.toString(QStringLiteral("HH:mm"));
}

void checkTimetableNumber(const QString &where, int value, int least, int most, Problems &problems)
{
    if (value < least || value > most)
        problems.push_back({where,
                            {QT_TRANSLATE_NOOP("core", "%1 is not a number from %2 to %3."),
                             {QString::number(value), QString::number(least), QString::number(most)}},
                            {}});
}

Problems problemsOfTimetable(const TimetableInput &input)
{
    const TimetableRules &rules = input.rules;
    Problems problems;
    const auto add = [&problems](const char *where, const char *text, const QStringList &words = {}) {
        problems.push_back({QLatin1String(where), {text, words}, {}});
    };
    checkTimetableNumber(QStringLiteral("tables"), static_cast<int>(rules.tables.size()), 1, mostTables,
                         problems);
    std::set<QString> names;
    for (const QString &table : rules.tables)
        if (table.trimmed().isEmpty())
            add("tables", QT_TRANSLATE_NOOP("core", "A table has no name."));
        else if (!names.insert(table).second)
            add("tables", QT_TRANSLATE_NOOP("core", "Two tables are called %1."), {table});
    if (!rules.start.isValid())
        add("start", QT_TRANSLATE_NOOP("core", "The time of the first match is missing."));
    if (rules.end.isValid() && rules.end <= rules.start)
        add("end", QT_TRANSLATE_NOOP("core", "The day ends at %1, before it starts."),
            {clockText(rules.end)});
    checkTimetableNumber(QStringLiteral("minutes"), rules.minutes, 1, longestSlot, problems);
    checkTimetableNumber(QStringLiteral("change_over"), rules.changeOver, 0, longestSlot, problems);
    checkTimetableNumber(QStringLiteral("rest"), rules.rest, 0, longestRest, problems);
    for (const TimetableBreak &one : rules.breaks)
        if (!one.from.isValid() || !one.to.isValid() || one.to <= one.from)
            add("breaks", QT_TRANSLATE_NOOP("core", "The break from %1 to %2 ends before it begins."),
                {clockText(one.from), clockText(one.to)});
    for (const TimetableTeam &team : input.teams)
        if (team.arrives.isValid() && team.leaves.isValid() && team.leaves <= team.arrives)
            add("teams", QT_TRANSLATE_NOOP("core", "%1 leaves before they arrive."), {team.name});
    return problems;
}

/// Shares out tables and referees, and says what is not kept.
class TimetableMaker
{
public:
    TimetableMaker(const TimetableInput &input, const TimetableGrid &grid, const std::vector<int> &found,
                   int fewestSlots)
        : m_input(input)
        , m_grid(grid)
        , m_matchesOf(input.teams.size())
    {
        m_made.fewestSlots = fewestSlots;
        m_made.entries.resize(found.size());
        const int last = *std::max_element(found.begin(), found.end());
        m_slots.resize(at(last + 1));
        for (int slot = 0; slot <= last; ++slot)
            m_made.hours.push_back(QTime(0, 0).addSecs(grid.begins(slot) * 60));
        std::vector<int> order(found.size());
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(), [&input](int one, int other) {
            return input.matches[at(one)].number < input.matches[at(other)].number;
        });
        for (const int match : order) {
            m_made.entries[at(match)].slot = found[at(match)];
            m_slots[at(found[at(match)])].push_back(match);
        }
        for (const std::vector<int> &matches : m_slots)
            for (const int match : matches)
                for (const Side side : bothSides)
                    if (const int team = input.matches[at(match)].places[side];
                        team < static_cast<int>(input.teams.size()))
                        m_matchesOf[at(team)].push_back(match);
    }

    Timetable make() &&
    {
        shareTables();
        noteEnd();
        for (std::size_t team = 0; team < m_input.teams.size(); ++team)
            noteLeaving(team);
        if (m_input.rules.referees)
            shareReferees();
        return std::move(m_made);
    }

private:
    [[nodiscard]] const PerSide<int> &placesOf(int match) const { return m_input.matches[at(match)].places; }
    [[nodiscard]] int slotOf(int match) const { return m_made.entries[at(match)].slot; }

    /// A match goes where its teams have played least. The last tables stay free while there are fewer
    /// matches.
    void shareTables()
    {
        std::map<std::pair<int, int>, int> played;
        for (const std::vector<int> &matches : m_slots) {
            std::vector<bool> isTaken(matches.size(), false);
            for (const int match : matches) {
                int best = -1;
                int least = 0;
                for (int table = 0; table < static_cast<int>(isTaken.size()); ++table) {
                    int times = 0;
                    for (const Side side : bothSides)
                        times += played[{placesOf(match)[side], table}];
                    if (!isTaken[at(table)] && (best < 0 || times < least)) {
                        best = table;
                        least = times;
                    }
                }
                isTaken[at(best)] = true;
                m_made.entries[at(match)].table = best;
                for (const Side side : bothSides)
                    ++played[{placesOf(match)[side], best}];
            }
        }
    }

    void note(const char *text, const QStringList &words) { m_made.notKept.push_back({text, words}); }

    void noteEnd()
    {
        const QTime end = m_input.rules.end;
        const int ends = m_grid.ends(static_cast<int>(m_slots.size()) - 1);
        if (!end.isValid() || ends <= m_grid.ends(m_grid.lastUntil(end) < 0 ? 0 : m_grid.lastUntil(end)))
            return;
        const int earliest = m_grid.ends(m_made.fewestSlots - 1);
        if (m_grid.lastUntil(end) < m_made.fewestSlots - 1)
            note(QT_TRANSLATE_NOOP("core", "The last match ends at %1, not by %2: no order of these matches "
                                           "ends before %3."),
                 {clockText(ends), clockText(end), clockText(earliest)});
        else
            note(QT_TRANSLATE_NOOP("core", "The last match ends at %1, not by %2."),
                 {clockText(ends), clockText(end)});
    }

    /// When the matches of a team end, one after the other from its arrival on with its rests alone.
    [[nodiscard]] int earliestEnd(std::size_t team) const
    {
        const QTime arrives = m_input.teams[team].arrives;
        int slot = arrives.isValid() ? m_grid.firstFrom(arrives) : 0;
        for (std::size_t i = 1; i < m_matchesOf[team].size() && slot < m_grid.count(); ++i)
            slot = m_grid.next(slot);
        return slot < m_grid.count() ? m_grid.ends(slot) : m_grid.ends(m_grid.count() - 1);
    }

    void noteLeaving(std::size_t team)
    {
        const TimetableTeam &one = m_input.teams[team];
        if (!one.leaves.isValid())
            return;
        const int last = m_grid.lastUntil(one.leaves);
        std::set<int> numbers;
        for (const int match : m_matchesOf[team])
            if (slotOf(match) > last)
                numbers.insert(m_input.matches[at(match)].number);
        if (numbers.empty())
            return;
        QStringList late;
        for (const int number : numbers)
            late << QString::number(number);
        const int earliest = earliestEnd(team);
        const QStringList words{one.name, clockText(one.leaves), late.join(QStringLiteral(", ")),
                                clockText(earliest)};
        const bool isOne = late.size() == 1;
        if (last < 0 || earliest > m_grid.ends(last))
            note(
                isOne
                    ? QT_TRANSLATE_NOOP(
                          "core",
                          "%1 leaves at %2, before match %3 ends: the team's matches last until %4 at least.")
                    : QT_TRANSLATE_NOOP("core", "%1 leaves at %2, before matches %3 end: the team's matches "
                                                "last until %4 at least."),
                words);
        else
            note(isOne
                     ? QT_TRANSLATE_NOOP("core", "%1 leaves at %2, before match %3 ends: no earlier slot is "
                                                 "free for it.")
                     : QT_TRANSLATE_NOOP("core", "%1 leaves at %2, before matches %3 end: no earlier slots "
                                                 "are free for them."),
                 words);
    }

    /// Minutes between two beginnings of a team, the fewest that there are: so long a referee is busy.
    [[nodiscard]] int dutyMinutes() const
    {
        int minutes = longestDuty;
        for (const std::vector<int> &matches : m_matchesOf)
            for (std::size_t i = 1; i < matches.size(); ++i)
                minutes = std::min(minutes,
                                   m_grid.begins(slotOf(matches[i])) - m_grid.begins(slotOf(matches[i - 1])));
        return minutes;
    }

    void shareReferees()
    {
        const int busy = dutyMinutes();
        std::vector<std::vector<int>> duties(m_input.teams.size());
        QStringList without;
        for (int slot = 0; slot < static_cast<int>(m_slots.size()); ++slot) {
            std::vector<bool> isIdle = idleIn(slot);
            for (std::size_t team = 0; team < isIdle.size(); ++team)
                if (!duties[team].empty() && m_grid.begins(slot) - m_grid.begins(duties[team].back()) < busy)
                    isIdle[team] = false;
            for (const int match : m_slots[at(slot)]) {
                int referee = -1;
                for (std::size_t team = 0; team < isIdle.size(); ++team)
                    if (isIdle[team] && (referee < 0 || duties[team].size() < duties[at(referee)].size()))
                        referee = static_cast<int>(team);
                m_made.entries[at(match)].referee = referee;
                if (referee < 0) {
                    without << QString::number(m_input.matches[at(match)].number);
                    continue;
                }
                isIdle[at(referee)] = false;
                duties[at(referee)].push_back(slot);
            }
        }
        if (!without.isEmpty())
            m_made.notKept.push_back(withoutReferees(without));
    }

    /// By team: it is there, does not play, and cannot come into a match of this slot.
    [[nodiscard]] std::vector<bool> idleIn(int slot) const
    {
        std::vector<bool> isIdle;
        for (const TimetableTeam &team : m_input.teams)
            isIdle.push_back(!team.isOut &&
                             (!team.arrives.isValid() || m_grid.firstFrom(team.arrives) <= slot) &&
                             (!team.leaves.isValid() || slot <= m_grid.lastUntil(team.leaves)));
        for (const int match : m_slots[at(slot)]) {
            for (const Side side : bothSides)
                if (at(placesOf(match)[side]) < isIdle.size())
                    isIdle[at(placesOf(match)[side])] = false;
            for (const int team : m_input.matches[at(match)].possible)
                isIdle[at(team)] = false;
        }
        return isIdle;
    }

    const TimetableInput &m_input;
    const TimetableGrid &m_grid;
    Timetable m_made;
    /// Matches by slot, in the order of their numbers; by team, as they are played.
    std::vector<std::vector<int>> m_slots;
    std::vector<std::vector<int>> m_matchesOf;
};

} // namespace

Message withoutReferees(const QStringList &numbers)
{
    return {numbers.size() == 1
                ? QT_TRANSLATE_NOOP("core", "Match %1 has no referee: no team is known to be free.")
                : QT_TRANSLATE_NOOP("core", "Matches %1 have no referee: no team is known to be free."),
            {numbers.join(QStringLiteral(", "))}};
}

Result<Timetable> makeTimetable(const TimetableInput &input)
{
    if (Problems problems = problemsOfTimetable(input); !problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "This timetable cannot be made."), {},
                    std::move(problems));
    if (input.matches.empty())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "No match is left to be played."));
    const TimetableGrid grid(input.rules);
    TimetableSearch search(input, grid);
    const std::vector<int> found = search.solve();
    if (found.empty())
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "The matches do not fit into one day (matches: %1, tables: "
                                              "%2): the last one would begin after midnight. Start earlier, "
                                              "shorten matches, rests or breaks, or use more tables."),
                    {QString::number(input.matches.size()), QString::number(input.rules.tables.size())});
    return TimetableMaker(input, grid, found, search.fewestSlots()).make();
}

} // namespace touchline
