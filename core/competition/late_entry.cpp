// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/late_entry.h"

#include "core/base/index.h"
#include "core/competition/progress.h"

#include <qglobal.h>

#include <algorithm>
#include <map>
#include <set>

namespace touchline {

namespace {

constexpr int daysOfWeek = 7;

tl::unexpected<Error> refused(const char *text, const QStringList &arguments = {})
{
    return fail(Fault::Refused, text, arguments);
}

/// Whether anybody has entered something about a match.
bool isTouched(const Competition &competition, int fixture)
{
    return competition.report(fixture) != nullptr || competition.ruling(fixture) != nullptr;
}

class LateEntryMaker
{
public:
    LateEntryMaker(const Competition &competition, const LateEntry &entry)
        : m_competition(competition)
        , m_entry(entry)
        , m_changed(competition.definition())
    {
    }

    Result<CompetitionDefinition> make()
    {
        TOUCHLINE_TRY(check());
        Stage &stage = m_changed.format.stages.front();
        Result<void> made;
        if (auto *paired = std::get_if<PairedStage>(&stage.plan))
            made = joinPaired(*paired);
        else if (auto *groups = std::get_if<RoundRobinStage>(&stage.plan))
            made = joinLeague(*groups);
        else if (auto *knockout = std::get_if<KnockoutStage>(&stage.plan))
            made = joinCup(*knockout);
        TOUCHLINE_TRY(made);
        enter();
        renumberConditional();
        return std::move(m_changed);
    }

private:
    [[nodiscard]] Result<void> check() const
    {
        if (m_entry.team.id.isNull() || m_entry.team.name.simplified().isEmpty())
            return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "A team needs an id and a name."));
        for (const Entrant &one : m_changed.entrants)
            if (one.id == m_entry.team.id || one.handle() == m_entry.team.handle())
                return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "%1 is in %2."),
                            {one.name, m_changed.name});
        if (!m_changed.format.nextSeason.empty())
            return refused(QT_TRANSLATE_NOOP("core",
                                             "The divisions of %1 are full: promotion and relegation rest on "
                                             "their sizes. A team can join with the next season."),
                           {m_changed.name});
        return {};
    }

    /// The place of the new team among those that are drawn.
    [[nodiscard]] Slot newPlace(int entry) const
    {
        return {Slot::Kind::Drawn, entry, static_cast<int>(m_competition.placement()[at(entry)].size()) + 1};
    }

    [[nodiscard]] Result<void> joinPaired(PairedStage &stage)
    {
        if (stage.method == PairingMethod::LeaguePhase)
            return refused(QT_TRANSLATE_NOOP(
                "core", "In a league phase everybody's opponents are drawn together, so no team "
                        "can join later."));
        if (stage.method == PairingMethod::Ladder)
            return refused(QT_TRANSLATE_NOOP("core", "No team can join a ladder after its start."));
        int next = 0;
        for (std::size_t r = 0; r < m_competition.plan().drawnRounds.size(); ++r)
            if (m_competition.plan().drawnRounds[r].stage == 0 &&
                m_competition.roundDraw(static_cast<int>(r)) != nullptr)
                next = std::max(next, m_competition.plan().drawnRounds[r].round + 1);
        if (next >= stage.rounds)
            return refused(
                QT_TRANSLATE_NOOP("core", "All rounds of %1 have been paired, so no team can join."),
                {m_changed.name});
        ++m_changed.format.pool;
        stage.members.push_back(newPlace(0));
        stage.late.push_back({next, m_entry.missed});
        return {};
    }

    [[nodiscard]] Result<void> joinLeague(RoundRobinStage &stage)
    {
        if (stage.groups.size() != 1 || !stage.pot.empty())
            return refused(QT_TRANSLATE_NOOP("core",
                                             "No team can join a group after the draw: the groups would have "
                                             "different sizes."));
        for (std::size_t s = 1; s < m_changed.format.stages.size(); ++s)
            if (std::holds_alternative<RoundRobinStage>(m_changed.format.stages[s].plan) ||
                std::holds_alternative<PairedStage>(m_changed.format.stages[s].plan))
                return refused(QT_TRANSLATE_NOOP("core",
                                                 "The later matches of %1 are planned for the teams that it "
                                                 "began with, so no team can join."),
                               {m_changed.name});
        const Progress now = progress(m_competition);
        if (now.tables.front().isComplete)
            return refused(
                QT_TRANSLATE_NOOP("core", "All matches of %1 have been played, so no team can join."),
                {m_changed.name});
        GroupPlan &group = stage.groups.front();
        const bool isOfPool = !group.members.empty();
        const std::vector<int> &old = m_competition.plan().fixturesOfTable.front();
        std::map<int, std::vector<NumberedPairing>> rounds;
        for (const int index : old) {
            const Fixture &fixture = m_competition.fixtures()[at(index)];
            rounds[fixture.round].push_back(
                {fixture.number,
                 {placeOf(group, fixture.slots[Side::Home]), placeOf(group, fixture.slots[Side::Away])}});
        }
        group.fixtures.clear();
        for (auto &[round, matches] : rounds)
            group.fixtures.push_back(std::move(matches));
        if (isOfPool) {
            ++m_changed.format.pool;
            group.members.push_back(newPlace(0));
        }
        addMatches(group, stage.legs);
        ++group.size;
        stage.schedule.clear();
        return {};
    }

    [[nodiscard]] static int placeOf(const GroupPlan &group, const Slot &slot)
    {
        const auto member = std::find(group.members.begin(), group.members.end(), slot);
        return member == group.members.end() ? slot.number - 1
                                             : static_cast<int>(member - group.members.begin());
    }

    /// The matches of the team in the last place: first against whoever is free, then one each matchday.
    void addMatches(GroupPlan &group, int legs)
    {
        std::vector<int> left(at(group.size), legs);
        int homes = 0;
        const auto pairing = [&](int opponent) {
            // Home and away in turn, against one team as well as over all.
            const bool isHome = legs > 1 ? (legs - left[at(opponent)] + opponent) % 2 == 0 : homes % 2 == 0;
            ++homes;
            --left[at(opponent)];
            return isHome ? Pairing{group.size, opponent} : Pairing{opponent, group.size};
        };
        for (std::size_t round = firstFreeRound(group); round < group.fixtures.size(); ++round) {
            std::set<int> busy;
            for (const NumberedPairing &one : group.fixtures[round])
                busy.insert({one.pairing.home, one.pairing.away});
            for (int team = 0; team < group.size; ++team)
                if (!busy.contains(team) && left[at(team)] > 0 && isThere(team)) {
                    group.fixtures[round].push_back({nextNumber(), pairing(team)});
                    break;
                }
        }
        m_roundsBefore = static_cast<int>(group.fixtures.size());
        for (int leg = 0; leg < legs; ++leg)
            for (int team = 0; team < group.size; ++team)
                if (left[at(team)] >= legs - leg)
                    group.fixtures.push_back({{nextNumber(), pairing(team)}});
    }

    [[nodiscard]] bool isThere(int place) const
    {
        return !m_competition.isWithdrawn(m_competition.placement().front()[at(place)]);
    }

    /// The first matchday after all that have begun.
    [[nodiscard]] std::size_t firstFreeRound(const GroupPlan &group) const
    {
        std::size_t first = 0;
        for (std::size_t round = 0; round < group.fixtures.size(); ++round)
            for (const NumberedPairing &one : group.fixtures[round])
                if (isTouched(m_competition, m_competition.indexOfNumber(one.match)))
                    first = round + 1;
        return first;
    }

    [[nodiscard]] int nextNumber()
    {
        if (m_next == 0) {
            m_next = 1;
            for (const Fixture &fixture : m_competition.fixtures())
                if (!fixture.isConditional())
                    m_next = std::max(m_next, fixture.number + 1);
        }
        return m_next++;
    }

    [[nodiscard]] Result<void> joinCup(KnockoutStage &stage)
    {
        const auto isLoserOf = [](const Slot &slot, const std::set<int> &ties) {
            return slot.kind == Slot::Kind::LoserOf && ties.contains(slot.number);
        };
        std::set<int> first;
        for (const KnockoutTie &tie : stage.rounds.front().ties)
            first.insert(tie.match);
        for (const Stage &one : m_changed.format.stages)
            if (const auto *knockout = std::get_if<KnockoutStage>(&one.plan))
                for (const KnockoutRound &round : knockout->rounds) {
                    const bool isDrawn =
                        std::any_of(round.pot.begin(), round.pot.end(),
                                    [&](const Slot &slot) { return isLoserOf(slot, first); });
                    for (const KnockoutTie &tie : round.ties)
                        if (isDrawn || isLoserOf(tie.home, first) || isLoserOf(tie.away, first))
                            return refused(QT_TRANSLATE_NOOP("core", "The losers of the first round of %1 "
                                                                     "play on, and there is no place for one "
                                                                     "more, so no team can join."),
                                           {m_changed.name});
                }
        if (stage.rounds.front().isDrawn())
            return refused(
                QT_TRANSLATE_NOOP("core", "The first round of %1 is drawn as a whole, so no team can join."),
                {m_changed.name});
        Slot *bye = nullptr;
        for (std::size_t r = 1; r < stage.rounds.size(); ++r)
            for (KnockoutTie &tie : stage.rounds[r].ties)
                for (Slot *slot : {&tie.home, &tie.away})
                    if (r == 1 && slot->kind == Slot::Kind::Drawn && !isBegun(tie) &&
                        (bye == nullptr || slot->number > bye->number) && !stage.rounds[r].isDrawn())
                        bye = slot;
        if (bye == nullptr)
            return refused(QT_TRANSLATE_NOOP(
                               "core", "No team can join %1: a late entry plays a team with a bye, and none "
                                       "is left."),
                           {m_changed.name});
        KnockoutTie tie;
        tie.match = nextNumber();
        tie.home = *bye;
        tie.away = newPlace(0);
        for (int leg = 2; leg <= stage.rounds.front().rules.legs; ++leg)
            tie.laterLegs.push_back(nextNumber());
        *bye = {Slot::Kind::WinnerOf, -1, tie.match};
        stage.rounds.front().ties.push_back(tie);
        ++m_changed.format.pool;
        return {};
    }

    /// Something is entered about the tie, so that its team has passed the bye.
    [[nodiscard]] bool isBegun(const KnockoutTie &tie) const
    {
        const auto &plan = m_competition.plan();
        const std::vector<int> &fixtures = plan.ties[at(plan.tieByNumber[at(tie.match)])].fixtures;
        return std::any_of(fixtures.begin(), fixtures.end(),
                           [this](int fixture) { return isTouched(m_competition, fixture); });
    }

    /// Into the lists of teams, the draw and the calendar.
    void enter()
    {
        Entrant team = m_entry.team;
        team.name = team.name.simplified();
        team.ranking = 0;
        for (const Entrant &one : m_changed.entrants)
            team.ranking = std::max(team.ranking, one.ranking);
        ++team.ranking;
        const int place = static_cast<int>(m_competition.placement().front().size());
        m_changed.draw.steps.push_back({static_cast<int>(m_changed.entrants.size()), 0, 0, place});
        m_changed.entrants.push_back(std::move(team));
        const FixturePlan plan = plannedFixtures(m_changed.format, m_changed.id);
        for (const Fixture &fixture : plan.fixtures)
            if (m_competition.indexOfFixture(fixture.id) < 0 && !fixture.isConditional())
                if (const auto day = dayOf(fixture))
                    m_changed.calendar.push_back(*day);
    }

    /// That of another match of its round; behind the last matchday the rhythm goes on.
    [[nodiscard]] std::optional<Appointment> dayOf(const Fixture &added) const
    {
        const bool isBehind = m_roundsBefore > 0 && added.round >= m_roundsBefore;
        const Appointment *first = firstOf(isBehind ? m_roundsBefore - 1 : added.round);
        if (first == nullptr || added.leg != 1)
            return std::nullopt;
        Appointment day{added.number, first->date, first->time, first->zone, {}, {}, {}};
        if (isBehind) {
            const Appointment *before = m_roundsBefore > 1 ? firstOf(m_roundsBefore - 2) : nullptr;
            const qint64 rhythm = before == nullptr ? daysOfWeek : before->date.daysTo(first->date);
            day.date = day.date.addDays(std::max<qint64>(rhythm, 1) * (added.round - m_roundsBefore + 1));
        }
        return day;
    }

    /// The first dated match of a round of the stage; null where none has a day.
    [[nodiscard]] const Appointment *firstOf(int round) const
    {
        const Appointment *first = nullptr;
        for (const int index : m_competition.plan().fixturesOfStage.front()) {
            const Appointment *one = m_competition.appointment(index);
            if (m_competition.fixtures()[at(index)].round == round && one != nullptr && one->date.isValid() &&
                (first == nullptr || one->date < first->date))
                first = one;
        }
        return first;
    }

    /// Replays and play-offs have the numbers after all others: what names them by number follows.
    void renumberConditional()
    {
        const FixturePlan plan = plannedFixtures(m_changed.format, m_changed.id);
        std::map<int, int> numbers;
        for (const Fixture &fixture : plan.fixtures)
            if (const int old = m_competition.indexOfFixture(fixture.id); old >= 0)
                numbers[m_competition.fixtures()[at(old)].number] = fixture.number;
        const std::size_t kept = m_competition.definition().calendar.size();
        for (std::size_t i = 0; i < kept; ++i)
            m_changed.calendar[i].match = numbers[m_changed.calendar[i].match];
        for (MatchRules &rules : m_changed.format.matchRules)
            if (rules.match != 0)
                rules.match = numbers[rules.match];
    }

    const Competition &m_competition;
    const LateEntry &m_entry;
    CompetitionDefinition m_changed;
    int m_next = 0;
    /// How many matchdays there were.
    int m_roundsBefore = 0;
};

} // namespace

Result<CompetitionDefinition> withLateEntry(const Competition &competition, const LateEntry &entry)
{
    return LateEntryMaker(competition, entry).make();
}

Format withoutLateEntries(Format format)
{
    for (Stage &stage : format.stages) {
        if (auto *paired = std::get_if<PairedStage>(&stage.plan))
            paired->late.clear();
        auto *groups = std::get_if<RoundRobinStage>(&stage.plan);
        if (groups == nullptr || groups->groups.size() != 1)
            continue;
        // Matches that were missed are played alone, one on each of the last matchdays; no schedule is like
        // that.
        GroupPlan &group = groups->groups.front();
        constexpr int smallestWithTwoMatches = 4;
        if (group.size >= smallestWithTwoMatches && !group.fixtures.empty() &&
            group.fixtures.back().size() == 1)
            group.fixtures.clear();
    }
    return format;
}

} // namespace touchline
