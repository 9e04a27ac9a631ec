// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/ledger_fold.h"

#include "core/competition/editions/season.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/discipline/earlier_facts.h"
#include "core/play/discipline/other_competitions.h"
#include "core/play/discipline/team_changes.h"

#include <algorithm>

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

/// The next season of a competition is among them; it has taken over what was open.
bool hasNextSeason(const Competition &competition, const std::vector<const Competition *> &all)
{
    const QUuid next = idOfNextSeason(competition.definition().id);
    return std::any_of(all.begin(), all.end(),
                       [&next](const Competition *one) { return one->definition().id == next; });
}

} // namespace

/// With what was known when its matches were played.
struct LedgerFold::Team
{
    Team(LedgerFold &fold, std::size_t competition, const FoldedTeam &team)
        : timeline(fold, competition, team, known)
    {
        const std::vector<TeamFixture> &playings = timeline.own().playings();
        if (team.index >= 0)
            known = fold.knownAt(competition, team.index, playings, playings.size());
    }

    KnownAtPlayings known;
    TeamTimeline timeline;
};

LedgerFold::LedgerFold(const Competition &competition, const Progress &now, const DisciplineRules &rules)
    : m_competitions(foldedWithOthers(competition, now, rules))
{
    if (m_competitions.size() > 1)
        addMovesOfOthers();
}

LedgerFold::LedgerFold(EarlierState then) : m_competitions(std::move(then.competitions)), m_isEarlier(true)
{
    if (m_competitions.size() > 1)
        addMovesOfOthers();
}

LedgerFold::~LedgerFold() = default;

/// A ban goes with its player, whether its competition knows of the move or not.
void LedgerFold::addMovesOfOthers()
{
    std::vector<const Competition *> all;
    for (const FoldedCompetition &one : m_competitions)
        all.push_back(one.competition);
    for (FoldedCompetition &one : m_competitions) {
        const std::vector<PlayerMove> moves = movesOfOthers(*one.competition, all);
        if (!moves.empty() && !hasNextSeason(*one.competition, all))
            one.teamChanges = teamChangesIn(*one.competition, moves);
    }
}

TeamTimeline &LedgerFold::timelineOf(std::size_t competition, const QUuid &team)
{
    std::unique_ptr<Team> &found = m_teams[{competition, team}];
    if (found == nullptr)
        found = std::make_unique<Team>(
            *this, competition, FoldedTeam{team, m_competitions[competition].competition->indexOfTeam(team)});
    return found->timeline;
}

LedgerStart LedgerFold::transferredOn(std::size_t competition, std::size_t teamChange)
{
    return timelineOf(competition, m_competitions[competition].teamChanges[teamChange].from)
        .transferredOn(teamChange);
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
            , fold(EarlierState{with(all, own, {competition, now, *all[own].rules})})
            , timeline(fold, own, {competition.entrant(team).id, team}, known)
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
        state->timeline.advanceTo(FixtureIndex(match.fixture), match.replay);
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

KnownAtPlayings LedgerFold::knownElsewhere(std::size_t competition, int team,
                                           const std::vector<TeamFixture> &playings) const
{
    const FoldedCompetition &of = m_competitions[competition];
    const bool isAnyChanged = !of.competition->rulings().empty() || !of.competition->withdrawals().empty() ||
                              !of.competition->setAside().empty();
    return m_isEarlier || !isAnyChanged || !of.rules->missedWithoutBanCounts
               ? KnownAtPlayings()
               : knownAt(competition, team, playings, playings.size());
}

TeamLedger ledgerUpTo(const Competition &competition, const Progress &now, int team, int to,
                      const DisciplineRules &rules, std::vector<Message> &withoutEffect,
                      const KickOffMoment &next)
{
    LedgerFold fold(competition, now, rules);
    KnownAtPlayings known;
    TeamTimeline timeline(fold, 0, {competition.entrant(team).id, team}, known, to);
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
