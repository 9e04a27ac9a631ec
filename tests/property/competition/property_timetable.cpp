// SPDX-License-Identifier: GPL-3.0-or-later
// Timetables of a day against a checker that knows nothing of how they are made, and against the slots that
// tables, teams and rests need at least.
#include "core/base/index.h"
#include "core/competition/format/round_robin.h"
#include "core/competition/timetable/timetable.h"
#include "core/dice/shuffle.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <rapidcheck.h>

#include <algorithm>
#include <map>
#include <numeric>

namespace property_timetable {

using namespace touchline;

namespace {

constexpr int days = 1000;

/// least..most, each as likely from the first run on.
int someNumber(int least, int most)
{
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(least, most + 1));
}

int minuteOf(QTime time)
{
    return time.hour() * 60 + time.minute();
}

QTime timeOf(int minute)
{
    return QTime(minute / 60, minute % 60);
}

/// Groups of 3 to 6, or all against all where few are there; the rounds of all groups side by side.
std::vector<std::vector<int>> addGroups(TimetableInput &input)
{
    const auto teams = static_cast<int>(input.teams.size());
    const int groups = teams <= 10 && someNumber(0, 2) == 0 ? 1 : std::max(1, teams / someNumber(3, 6));
    std::vector<std::vector<int>> members(at(std::max(groups, teams / 10)));
    for (int team = 0; team < teams; ++team)
        members[at(team) % members.size()].push_back(team);
    std::vector<std::vector<int>> matchesOf(members.size());
    for (std::size_t round = 0; round < at(teams); ++round)
        for (std::size_t group = 0; group < members.size(); ++group) {
            const std::vector<Round> table = groupSchedule(static_cast<int>(members[group].size()));
            if (round >= table.size())
                continue;
            for (const Pairing &pair : table[round]) {
                matchesOf[group].push_back(static_cast<int>(input.matches.size()));
                input.matches.push_back({static_cast<int>(input.matches.size()) + 1,
                                         {{members[group][at(pair.home)], members[group][at(pair.away)]}},
                                         {},
                                         {}});
            }
        }
    return matchesOf;
}

/// A place whose team is not known yet, and the matches that it waits for.
struct Place
{
    int number = 0;
    std::vector<int> after;
};

/// The first two of each group, first against second of the next one, winners against each other.
void addKnockout(TimetableInput &input, const std::vector<std::vector<int>> &groups)
{
    auto next = static_cast<int>(input.teams.size());
    std::vector<Place> places;
    for (std::size_t group = 0; group < groups.size(); ++group)
        for (const std::size_t of : {group, (group + 1) % groups.size()})
            places.push_back({next++, groups[of]});
    while (places.size() > 1) {
        std::vector<Place> winners;
        for (std::size_t i = 0; i + 1 < places.size(); i += 2) {
            TimetableMatch match{static_cast<int>(input.matches.size()) + 1,
                                 {{places[i].number, places[i + 1].number}},
                                 places[i].after,
                                 {}};
            for (const int before : places[i + 1].after)
                if (std::find(match.after.begin(), match.after.end(), before) == match.after.end())
                    match.after.push_back(before);
            winners.push_back({next++, {static_cast<int>(input.matches.size())}});
            input.matches.push_back(std::move(match));
        }
        if (places.size() % 2 == 1)
            winners.push_back(places.back());
        places = std::move(winners);
    }
}

/// Every round is drawn when the one before is over.
void addSwiss(TimetableInput &input)
{
    const auto teams = static_cast<int>(input.teams.size());
    auto place = teams;
    std::vector<int> before;
    for (int round = someNumber(3, 5); round > 0; --round) {
        std::vector<int> these;
        for (int pair = 0; pair < teams / 2; ++pair) {
            these.push_back(static_cast<int>(input.matches.size()));
            input.matches.push_back(
                {static_cast<int>(input.matches.size()) + 1,
                 before.empty() ? PerSide<int>{{2 * pair, 2 * pair + 1}} : PerSide<int>{{place, place + 1}},
                 before,
                 {}});
            place += before.empty() ? 0 : 2;
        }
        before = these;
    }
}

void addWishes(TimetableInput &input)
{
    const int start = minuteOf(input.rules.start);
    for (int wish = someNumber(0, 3); wish > 0; --wish) {
        TimetableTeam &team = input.teams[at(someNumber(0, static_cast<int>(input.teams.size()) - 1))];
        if (someNumber(0, 1) == 0)
            team.arrives = timeOf(start + someNumber(10, 60));
        else
            team.leaves = timeOf(start + someNumber(150, 500));
    }
    if (someNumber(0, 1) == 0) {
        const int from = start + someNumber(60, 120);
        input.rules.breaks.push_back({timeOf(from), timeOf(from + someNumber(10, 60))});
    }
    if (someNumber(0, 4) == 0)
        input.rules.end = timeOf(start + someNumber(120, 600));
}

TimetableInput someDay()
{
    TimetableInput input;
    for (int table = someNumber(1, 8); table > 0; --table)
        input.rules.tables.prepend(QStringLiteral("Table %1").arg(table));
    input.rules.start = timeOf(someNumber(8 * 60, 11 * 60));
    input.rules.minutes = someNumber(5, 15);
    input.rules.changeOver = someNumber(0, 3);
    // Most clubs ask for no rest or for one match.
    input.rules.rest = std::array{0, 0, 0, 1, 1, 2}[at(someNumber(0, 5))];
    input.rules.referees = someNumber(0, 3) == 0;
    input.rules.seed = *rc::gen::arbitrary<std::uint32_t>();
    for (int team = someNumber(4, 24); team > 0; --team)
        input.teams.push_back({QStringLiteral("Team %1").arg(team)});
    if (someNumber(0, 4) == 0) {
        addSwiss(input);
    } else {
        const std::vector<std::vector<int>> groups = addGroups(input);
        if (groups.size() > 1 && someNumber(0, 2) > 0)
            addKnockout(input, groups);
    }
    addWishes(input);
    return input;
}

/// Looks at a timetable match by match.
class Checker
{
public:
    Checker(const TimetableInput &input, const Timetable &made)
        : m_input(input)
        , m_made(made)
        , m_apart((input.rules.minutes + input.rules.changeOver) * (input.rules.rest + 1))
    {
    }

    void check() const
    {
        RC_ASSERT(m_made.entries.size() == m_input.matches.size());
        RC_ASSERT(m_made.entries.size() > 0U);
        int last = 0;
        for (std::size_t i = 0; i < m_made.entries.size(); ++i) {
            checkMatch(i);
            for (std::size_t other = 0; other < i; ++other)
                checkTwo(i, other);
            for (const int before : m_input.matches[i].after)
                RC_ASSERT(begins(i) - begins(at(before)) >= m_apart);
            last = std::max(last, m_made.entries[i].slot);
        }
        RC_ASSERT(m_made.hours.size() == at(last) + 1);
        RC_ASSERT(m_made.notKept.empty() == !isAnythingBroken());
    }

private:
    [[nodiscard]] int begins(std::size_t match) const
    {
        return minuteOf(m_made.hours[at(m_made.entries[match].slot)]);
    }

    [[nodiscard]] const TimetableTeam *team(std::size_t match, Side side) const
    {
        const std::size_t place = at(m_input.matches[match].places[side]);
        return place < m_input.teams.size() ? &m_input.teams[place] : nullptr;
    }

    void checkMatch(std::size_t match) const
    {
        const TimetableEntry &entry = m_made.entries[match];
        const TimetableRules &rules = m_input.rules;
        RC_ASSERT(entry.slot >= 0 && at(entry.slot) < m_made.hours.size());
        RC_ASSERT(entry.table >= 0 && entry.table < rules.tables.size());
        RC_ASSERT(begins(match) >= minuteOf(rules.start));
        for (const TimetableBreak &one : rules.breaks)
            RC_ASSERT(begins(match) >= minuteOf(one.to) ||
                      begins(match) + rules.minutes <= minuteOf(one.from));
        for (const Side side : bothSides)
            if (const TimetableTeam *one = team(match, side); one != nullptr && one->arrives.isValid())
                RC_ASSERT(begins(match) >= minuteOf(one->arrives));
        RC_ASSERT(rules.referees || entry.referee < 0);
        if (entry.referee < 0)
            return;
        RC_ASSERT(at(entry.referee) < m_input.teams.size());
        const TimetableTeam &referee = m_input.teams[at(entry.referee)];
        RC_ASSERT(!referee.arrives.isValid() || begins(match) >= minuteOf(referee.arrives));
        RC_ASSERT(!referee.leaves.isValid() || begins(match) + rules.minutes <= minuteOf(referee.leaves));
        for (const Side side : bothSides)
            RC_ASSERT(m_input.matches[match].places[side] != entry.referee);
    }

    void checkTwo(std::size_t match, std::size_t other) const
    {
        const TimetableEntry &one = m_made.entries[match];
        const TimetableEntry &two = m_made.entries[other];
        RC_ASSERT(one.slot != two.slot || one.table != two.table);
        for (const Side side : bothSides)
            for (const Side otherSide : bothSides)
                if (m_input.matches[match].places[side] == m_input.matches[other].places[otherSide])
                    RC_ASSERT(std::abs(begins(match) - begins(other)) >= m_apart);
        if (one.slot != two.slot)
            return;
        RC_ASSERT(one.referee < 0 || one.referee != two.referee);
        for (const Side side : bothSides) {
            RC_ASSERT(m_input.matches[match].places[side] != two.referee);
            RC_ASSERT(m_input.matches[other].places[side] != one.referee);
        }
    }

    [[nodiscard]] bool isAnythingBroken() const
    {
        for (std::size_t i = 0; i < m_made.entries.size(); ++i) {
            const int ends = begins(i) + m_input.rules.minutes;
            if (m_input.rules.end.isValid() && ends > minuteOf(m_input.rules.end))
                return true;
            if (m_input.rules.referees && m_made.entries[i].referee < 0)
                return true;
            for (const Side side : bothSides)
                if (const TimetableTeam *one = team(i, side);
                    one != nullptr && one->leaves.isValid() && ends > minuteOf(one->leaves))
                    return true;
        }
        return false;
    }

    const TimetableInput &m_input;
    const Timetable &m_made;
    int m_apart;
};

/// The slots that a day needs at least, by what is known of it: as many as its matches fill its tables
/// (three teams to each where they are referees), as one team needs for its matches with rests between, as a
/// group needs of which half can play before the first has rested; and each of it behind what comes before.
class LowerBound
{
public:
    explicit LowerBound(const TimetableInput &input) : m_input(input)
    {
        const TimetableRules &rules = input.rules;
        for (int minute = minuteOf(rules.start); minute < 24 * 60;
             minute += rules.minutes + rules.changeOver) {
            for (const TimetableBreak &one : rules.breaks)
                if (minute < minuteOf(one.to) && minute + rules.minutes > minuteOf(one.from))
                    minute = minuteOf(one.to);
            m_begins.push_back(minute);
        }
    }

    [[nodiscard]] int slotCount() const { return static_cast<int>(m_begins.size()); }

    int slotsNeeded()
    {
        std::vector<int> earliest(m_input.matches.size(), 0);
        std::vector<int> behind(m_input.matches.size(), 0);
        for (std::size_t i = 0; i < earliest.size(); ++i) {
            const TimetableMatch &match = m_input.matches[i];
            for (const Side side : bothSides)
                if (at(match.places[side]) < m_input.teams.size())
                    if (const QTime arrives = m_input.teams[at(match.places[side])].arrives;
                        arrives.isValid())
                        earliest[i] = std::max(earliest[i], slotAt(minuteOf(arrives)));
            if (!match.after.empty())
                earliest[i] = std::max(earliest[i], rested(lastOf(match.after, earliest)));
        }
        // In these days every match stands behind those that it waits for.
        int deepest = 0;
        for (std::size_t i = behind.size(); i-- > 0;)
            for (const int before : m_input.matches[i].after) {
                behind[at(before)] = std::max(behind[at(before)], behind[i] + 1);
                deepest = std::max(deepest, behind[at(before)]);
            }
        int needed = 0;
        for (int depth = 0; depth <= deepest; ++depth) {
            std::vector<int> those;
            for (std::size_t i = 0; i < behind.size(); ++i)
                if (behind[i] >= depth)
                    those.push_back(static_cast<int>(i));
            int last = lastOf(those, earliest);
            for (int step = 0; step < depth; ++step)
                last = rested(last);
            needed = std::max(needed, last + 1);
        }
        return needed;
    }

private:
    [[nodiscard]] int slotAt(int minute) const
    {
        return static_cast<int>(std::lower_bound(m_begins.begin(), m_begins.end(), minute) -
                                m_begins.begin());
    }

    [[nodiscard]] int rested(int slot) const
    {
        const TimetableRules &rules = m_input.rules;
        return slot >= slotCount()
                   ? slot + 1
                   : slotAt(m_begins[at(slot)] + (rules.minutes + rules.changeOver) * (rules.rest + 1));
    }

    [[nodiscard]] int lastOf(const std::vector<int> &matches, const std::vector<int> &earliest) const
    {
        std::vector<int> begins;
        std::map<int, std::vector<int>> ofTeam;
        for (const int match : matches) {
            begins.push_back(earliest[at(match)]);
            for (const Side side : bothSides) {
                const int place = m_input.matches[at(match)].places[side];
                ofTeam[place].push_back(earliest[at(match)]);
            }
        }
        auto tables = static_cast<int>(m_input.rules.tables.size());
        if (m_input.rules.referees)
            tables = std::clamp(static_cast<int>(m_input.teams.size()) / 3, 1, tables);
        std::sort(begins.begin(), begins.end());
        int last = -1;
        // The k-th match from the end cannot be later than the last but k / tables.
        for (std::size_t i = 0; i < begins.size(); ++i)
            last = std::max(last, begins[i] + (static_cast<int>(begins.size() - i) - 1) / tables);
        for (auto &[place, slots] : ofTeam) {
            std::sort(slots.begin(), slots.end());
            int slot = slots.front();
            for (std::size_t i = 1; i < slots.size(); ++i)
                slot = std::max(slots[i], rested(slot));
            last = std::max(last, slot);
        }
        return std::max({last, lastOfGroups(matches, earliest), lastTogether(matches, begins.front())});
    }

    [[nodiscard]] int lastTogether(const std::vector<int> &matches, int slot) const
    {
        std::vector<int> places;
        for (const int match : matches)
            for (const Side side : bothSides)
                places.push_back(m_input.matches[at(match)].places[side]);
        std::sort(places.begin(), places.end());
        const auto teams = static_cast<int>(std::unique(places.begin(), places.end()) - places.begin());
        int left = static_cast<int>(matches.size());
        for (; left > teams / 2; left -= teams / 2)
            slot = rested(slot);
        const auto tables = static_cast<int>(m_input.rules.tables.size());
        return slot + (left + tables - 1) / tables - 1;
    }

    /// Matches whose teams meet each other, directly or through others, are a group.
    [[nodiscard]] int lastOfGroups(const std::vector<int> &matches, const std::vector<int> &earliest) const
    {
        std::map<int, int> groupOf;
        std::map<int, std::vector<int>> groups;
        for (const int match : matches) {
            const PerSide<int> &places = m_input.matches[at(match)].places;
            const int home = groupOf.try_emplace(places[Side::Home], match).first->second;
            const int away = groupOf.try_emplace(places[Side::Away], home).first->second;
            for (auto &[place, group] : groupOf)
                if (group == away)
                    group = home;
            std::vector<int> &all = groups[home];
            all.push_back(match);
            if (away != home) {
                const std::vector<int> joined = groups[away];
                all.insert(all.end(), joined.begin(), joined.end());
                groups.erase(away);
            }
        }
        int last = -1;
        for (const auto &[group, those] : groups) {
            int first = earliest[at(those.front())];
            for (const int match : those)
                first = std::min(first, earliest[at(match)]);
            last = std::max(last, lastTogether(those, first));
        }
        return last;
    }

    const TimetableInput &m_input;
    std::vector<int> m_begins;
};

} // namespace

class PropertyTimetable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { testing::setOfProperties("max_success", days); }

    void everyDayIsPlayableAndWastesLittle()
    {
        int made = 0;
        int wasteful = 0;
        QVERIFY(rc::check("any teams, tables, breaks and wishes", [&] {
            const TimetableInput input = someDay();
            LowerBound bound(input);
            const int needed = bound.slotsNeeded();
            const auto timetable = makeTimetable(input);
            if (!timetable) {
                // It may only be refused where hardly anything is left of the day.
                RC_ASSERT(timetable.error().fault == Fault::Refused);
                RC_ASSERT(needed + 2 >= bound.slotCount());
                return;
            }
            Checker(input, *timetable).check();
            RC_ASSERT(timetable->fewestSlots >= 1);
            RC_ASSERT(static_cast<int>(timetable->hours.size()) >= timetable->fewestSlots);
            RC_ASSERT(static_cast<int>(timetable->hours.size()) >= needed);
            if (made++ % 10 == 0)
                RC_ASSERT(*makeTimetable(input) == *timetable);
            wasteful += static_cast<int>(timetable->hours.size()) > needed + 1 ? 1 : 0;
        }));
        const QByteArray figures = QByteArray::number(wasteful) + " of " + QByteArray::number(made);
        QVERIFY2(wasteful * 20 <= made, figures.constData());
        qInfo("more than one slot over the lower bound: %s", figures.constData());
    }
};

TOUCHLINE_TEST(PropertyTimetable)

} // namespace property_timetable

#include "property_timetable.moc"
