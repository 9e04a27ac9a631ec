// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/ledger_fold.h"

#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/discipline/earlier_facts.h"
#include "core/play/discipline/other_competitions.h"

#include <algorithm>
#include <iterator>

namespace touchline {

namespace {

std::vector<FoldedCompetition> foldedWithOthers(const Competition &competition, const Progress &now,
                                                const DisciplineRules &rules)
{
    std::vector<FoldedCompetition> all{{competition, now, rules}};
    if (competition.otherCompetitions() != nullptr)
        for (const auto &one : competition.otherCompetitions()->all)
            all.emplace_back(one->competition, one->now, one->rules);
    return all;
}

/// Both, the matches of the first before those of the second.
LedgerStart joined(LedgerStart first, LedgerStart second)
{
    const int more = static_cast<int>(first.matches.size());
    const auto shift = [more](std::vector<int> &matches) {
        for (int &match : matches)
            match += more;
    };
    std::move(second.matches.begin(), second.matches.end(), std::back_inserter(first.matches));
    for (Suspension &one : second.suspensions) {
        shift(one.broughtBy);
        first.suspensions.push_back(std::move(one));
    }
    for (BookingRun &run : second.runs) {
        shift(run.matches);
        first.runs.push_back(std::move(run));
    }
    for (OffenceWatch &watch : second.watches) {
        watch.match += more;
        first.watches.push_back(std::move(watch));
    }
    return first;
}

} // namespace

/// With what was known when its matches were played.
struct LedgerFold::Team
{
    Team(LedgerFold &fold, std::size_t competition, int team) : timeline(fold, competition, team, known)
    {
        const std::vector<TeamFixture> &playings = timeline.own().playings();
        known = fold.knownAt(competition, team, playings, playings.size());
    }

    KnownAtPlayings known;
    TeamTimeline timeline;
};

LedgerFold::LedgerFold(const Competition &competition, const Progress &now, const DisciplineRules &rules)
    : LedgerFold(foldedWithOthers(competition, now, rules))
{
}

LedgerFold::LedgerFold(std::vector<FoldedCompetition> competitions) : m_competitions(std::move(competitions))
{
}

LedgerFold::~LedgerFold() = default;

TeamTimeline &LedgerFold::timelineOf(std::size_t competition, int team)
{
    std::unique_ptr<Team> &found = m_teams[{competition, team}];
    if (found == nullptr)
        found = std::make_unique<Team>(*this, competition, team);
    return found->timeline;
}

LedgerStart LedgerFold::transferredOn(std::size_t competition, std::size_t teamChange)
{
    const FoldedCompetition &of = m_competitions[competition];
    const TeamChange &asked = of.teamChanges[teamChange];
    if (const int from = of.competition->indexOfTeam(asked.from); from >= 0)
        return timelineOf(competition, from).transferredOn(teamChange);
    // What was open when he left the competition waits for him, and what came after him since.
    LedgerStart waiting;
    for (std::size_t earlier = teamChange; earlier > 0; --earlier) {
        const TeamChange &one = of.teamChanges[earlier - 1];
        if (one.player != asked.player)
            continue;
        if (one.from == asked.from)
            break;
        if (one.to == asked.from)
            waiting = joined(transferredOn(competition, earlier - 1), std::move(waiting));
    }
    return waiting;
}

KnownAtPlayings LedgerFold::knownAt(std::size_t competition, int team,
                                    const std::vector<TeamFixture> &playings, std::size_t count) const
{
    /// The facts as they were known before a match, for as many matches as knew the same.
    struct State
    {
        State(const KnownFacts &then, const std::vector<FoldedCompetition> &all, std::size_t own, int team,
              const KnownAtPlayings &known)
            : facts(then)
            , competition(all[own].competition->asKnown(then))
            , now(progress(competition))
            , fold(with(all, own, {competition, now, *all[own].rules}))
            , timeline(fold, own, team, known)
        {
        }

        static std::vector<FoldedCompetition> with(std::vector<FoldedCompetition> all, std::size_t own,
                                                   FoldedCompetition then)
        {
            all[own] = std::move(then);
            return all;
        }

        KnownFacts facts;
        Competition competition;
        Progress now;
        LedgerFold fold;
        TeamTimeline timeline;
    };
    KnownAtPlayings known;
    const EarlierFacts earlier(*m_competitions[competition].competition, playings, team);
    if (!earlier.differ())
        return known;
    std::unique_ptr<State> state;
    for (std::size_t i = 0; i < count; ++i) {
        const TeamFixture &match = playings[i];
        if (match.report == nullptr)
            continue;
        const EarlierFacts::Known then = earlier.before(i);
        if (state == nullptr || state->facts != then.facts)
            state = std::make_unique<State>(then.facts, m_competitions, competition, team, known);
        state->timeline.advanceTo(match.fixture, match.replay);
        TeamLedger &ledger = state->timeline.own().ledger();
        ledger.reach(stageOf(state->competition, match.fixture));
        ledger.reachDay(match.day);
        KnownThen judged = ledger.judge(*match.report);
        // Where it is not certain that it was known, the report must say that he sat out.
        if (!then.isCertain)
            std::erase_if(judged.satOut,
                          [&match](const QUuid &player) { return !isListedAbsent(*match.report, player); });
        known.insert_or_assign({match.fixture, match.replay}, std::move(judged));
    }
    return known;
}

TeamLedger ledgerUpTo(const Competition &competition, const Progress &now, int team, int to,
                      const DisciplineRules &rules, std::vector<Message> &withoutEffect,
                      const KickOffMoment &next)
{
    LedgerFold fold(competition, now, rules);
    KnownAtPlayings known;
    TeamTimeline timeline(fold, 0, team, known, to);
    LedgerLane &own = timeline.own();
    own.leaveOutGivenAhead(next.day);
    if (to < 0)
        own.leaveOutAhead();
    const std::vector<TeamFixture> &playings = own.playings();
    std::size_t place = playings.size();
    for (std::size_t i = 0; i < playings.size(); ++i)
        if (playings[i].fixture == to && playings[i].isLast)
            place = i;
    known = fold.knownAt(0, team, playings, place);
    timeline.advanceTo(place, next);
    withoutEffect = own.withoutEffect();
    TeamLedger ledger = std::move(own.ledger());
    if (to >= 0)
        ledger.reach(stageOf(competition, to));
    ledger.reachDay(to < 0 ? QDate() : dayOfFixture(competition, to));
    return ledger;
}

} // namespace touchline
