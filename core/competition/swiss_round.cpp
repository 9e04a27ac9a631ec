// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/swiss_round.h"

#include "core/base/index.h"
#include "core/competition/bye_requests.h"
#include "core/competition/standings/standings_figures.h"
#include "core/competition/swiss/swiss_history.h"
#include "core/dice/shuffle.h"

#include <qglobal.h>

#include <algorithm>
#include <cstdlib>

namespace touchline {

namespace {

constexpr int shortestRun = 3;

const PairedStage &stageOf(const Competition &competition, const DrawnRound &round)
{
    return std::get<PairedStage>(competition.definition().format.stages[at(round.stage)].plan);
}

/// The rounds of a Swiss before one of them, with the results as they stand now.
class SwissPast
{
public:
    SwissPast(const Competition &competition, const Progress &progress, const DrawnRound &round)
        : m_competition(competition)
        , m_progress(progress)
        , m_stage(stageOf(competition, round))
        , m_group(progress.tables[at(round.table)])
        , m_tallies(m_group.teams.size())
        , m_requested(competition, round.stage)
        , m_idle(m_group.teams.size(), 0)
        , m_firstLate(m_group.teams.size() - std::min(m_group.teams.size(), m_stage.late.size()))
    {
        const std::vector<DrawnRound> &all = competition.plan().drawnRounds;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (const RoundDraw *draw = competition.roundDraw(static_cast<int>(i));
                all[i].stage == round.stage && all[i].round < round.round && draw != nullptr)
                add(all[i], *draw);
    }

    [[nodiscard]] const std::vector<SwissRound> &rounds() const { return m_rounds; }

    [[nodiscard]] std::vector<SwissTeam> teams() const
    {
        std::vector<int> points(m_group.teams.size());
        std::vector<int> places(m_group.teams.size());
        for (const Row &row : m_group.table.rows) {
            points[at(row.team)] = row.tally.points.halves();
            places[at(row.team)] = row.position - 1;
        }
        std::vector<SwissTeam> teams = swissTeams(points, places, m_rounds);
        // Who was given the points of a bye has had one.
        for (std::size_t late = 0; late < m_stage.late.size(); ++late)
            if (m_stage.late[late].missed == MissedRound::Bye && m_stage.late[late].from > 0)
                ++teams[m_firstLate + late].byes;
        // So has who asked for it: the bye goes to the others first.
        for (std::size_t place = 0; place < teams.size(); ++place)
            teams[place].byes += m_idle[place];
        return teams;
    }

private:
    void add(const DrawnRound &round, const RoundDraw &draw)
    {
        SwissRound paired;
        paired.floats.assign(m_tallies.size(), Float::None);
        const std::vector<Tally> before = m_tallies;
        const int pairings = std::min(round.pairings, static_cast<int>(draw.order.size() / 2));
        for (int p = 0; p < pairings; ++p) {
            const Pairing pairing{draw.order[at(2 * p)], draw.order[at(2 * p + 1)]};
            paired.pairings.push_back(pairing);
            const TablePoints gap = before[at(pairing.home)].points - before[at(pairing.away)].points;
            if (gap != 0) {
                paired.floats[at(pairing.home)] = gap > 0 ? Float::Down : Float::Up;
                paired.floats[at(pairing.away)] = gap > 0 ? Float::Up : Float::Down;
            }
            const auto result = tableResult(m_competition, m_progress, round.fixtures[at(p)]);
            if (!result)
                continue; // annulled: they have met, but it counts for nothing
            const GroupResult counted{pairing.home,   pairing.away,      result->score,
                                      result->winner, result->decidedBy, result->bothLose};
            addMatch(m_tallies[at(pairing.home)], m_tallies[at(pairing.away)], counted, m_stage.rules.points);
        }
        if (draw.order.size() % 2 != 0) {
            paired.bye = draw.order.back();
            paired.floats[at(*paired.bye)] = Float::Down;
            m_tallies[at(*paired.bye)].points += m_stage.byePoints;
        }
        addRequested(round, draw, paired);
        for (std::size_t late = 0; late < m_stage.late.size(); ++late)
            if (round.round < m_stage.late[late].from)
                m_tallies[m_firstLate + late].points += missedRoundPoints(m_stage, m_stage.late[late].missed);
        m_rounds.push_back(std::move(paired));
    }

    /// As in chess, points without an opponent are a float down.
    void addRequested(const DrawnRound &round, const RoundDraw &draw, SwissRound &paired)
    {
        if (m_requested.isEmpty())
            return;
        for (std::size_t place = 0; place < m_tallies.size(); ++place) {
            if (std::find(draw.order.begin(), draw.order.end(), static_cast<int>(place)) != draw.order.end())
                continue;
            const auto bye = m_requested.of(round, m_group.teams[place]);
            if (!bye)
                continue;
            ++m_idle[place];
            const TablePoints points = requestedByePoints(m_stage, *bye);
            m_tallies[place].points += points;
            if (points > 0)
                paired.floats[place] = Float::Down;
        }
    }

    const Competition &m_competition;
    const Progress &m_progress;
    const PairedStage &m_stage;
    const GroupTable &m_group;
    std::vector<Tally> m_tallies;
    RequestedByes m_requested;
    /// By place: rounds without an opponent on request.
    std::vector<int> m_idle;
    std::size_t m_firstLate;
    std::vector<SwissRound> m_rounds;
};

/// The first round of a Swiss without a draw; of an odd number the last has the bye. As in later rounds the
/// better placed is at home on every second place.
std::vector<int> firstOfSwiss(int teams, SwissFirstRound kind)
{
    std::vector<int> order;
    const int half = teams / 2;
    for (int pairing = 0; pairing < half; ++pairing) {
        const bool isHalves = kind == SwissFirstRound::Halves;
        const int better = isHalves ? pairing : 2 * pairing;
        const int other = isHalves ? pairing + half : 2 * pairing + 1;
        const bool isBetterAtHome = pairing % 2 == 0;
        order.push_back(isBetterAtHome ? better : other);
        order.push_back(isBetterAtHome ? other : better);
    }
    if (teams % 2 != 0)
        order.push_back(teams - 1);
    return order;
}

/// Those of the teams that are paired, numbered from 0 among themselves.
std::vector<SwissTeam> among(const std::vector<int> &present, const std::vector<SwissTeam> &teams)
{
    std::vector<int> numberOf(teams.size(), -1);
    for (std::size_t i = 0; i < present.size(); ++i)
        numberOf[at(present[i])] = static_cast<int>(i);
    std::vector<SwissTeam> some;
    some.reserve(present.size());
    for (const int place : present) {
        SwissTeam team = teams[at(place)];
        const int behind = team.place;
        team.place = static_cast<int>(std::count_if(
            present.begin(), present.end(), [&](int other) { return teams[at(other)].place < behind; }));
        std::vector<int> met;
        for (const int opponent : team.met)
            if (numberOf[at(opponent)] >= 0)
                met.push_back(numberOf[at(opponent)]);
        team.met = std::move(met);
        some.push_back(std::move(team));
    }
    return some;
}

bool haveMet(const SwissRound &round, int one, int other)
{
    return std::any_of(round.pairings.begin(), round.pairings.end(), [&](const Pairing &pairing) {
        return (pairing.home == one && pairing.away == other) ||
               (pairing.home == other && pairing.away == one);
    });
}

/// The last round, from 1, in which two places met; 0 for none.
int roundOfMeeting(const std::vector<SwissRound> &rounds, int one, int other)
{
    for (std::size_t round = rounds.size(); round > 0; --round)
        if (haveMet(rounds[round - 1], one, other))
            return static_cast<int>(round);
    return 0;
}

/// Looks at the wishes for a round and turns them into numbers among those who are there.
class WishReader
{
public:
    WishReader(const Competition &competition, const Progress &progress, const DrawnRound &round,
               const std::vector<int> &present)
        : m_competition(competition)
        , m_round(round)
        , m_teams(progress.tables[at(round.table)].teams)
        , m_present(present)
        , m_isTaken(present.size(), false)
    {
    }

    Result<SwissWish> read(const RoundWishes &wishes, const std::vector<SwissRound> &before)
    {
        SwissWish wish;
        for (const PerSide<int> &teams : wishes.pairings) {
            const auto home = take(teams[Side::Home]);
            TOUCHLINE_TRY(home);
            const auto away = take(teams[Side::Away]);
            TOUCHLINE_TRY(away);
            const int met = roundOfMeeting(before, m_present[at(*home)], m_present[at(*away)]);
            if (met > 0 && !wishes.allowsRematches)
                return fail(Fault::Refused,
                            QT_TRANSLATE_NOOP("core", "%1 and %2 met in round %3. To pair them again, allow "
                                                      "the rematch."),
                            {nameOf(teams[Side::Home]), nameOf(teams[Side::Away]), QString::number(met)});
            wish.pairings.push_back({*home, *away});
        }
        if (!wishes.bye)
            return wish;
        const auto bye = take(*wishes.bye);
        TOUCHLINE_TRY(bye);
        if (m_present.size() % 2 == 0)
            return fail(Fault::Refused,
                        QT_TRANSLATE_NOOP("core", "The number of teams in round %1 is even, so everybody has "
                                                  "an opponent."),
                        {number()});
        wish.bye = *bye;
        return wish;
    }

private:
    [[nodiscard]] QString number() const { return QString::number(m_round.round + 1); }
    [[nodiscard]] const QString &nameOf(int team) const { return m_competition.entrant(team).name; }

    Result<int> take(int team)
    {
        if (team < 0 || at(team) >= m_competition.definition().entrants.size())
            return fail(Fault::BadInput,
                        QT_TRANSLATE_NOOP("core", "There is no such team in this competition."));
        const auto place = std::find_if(m_present.begin(), m_present.end(),
                                        [&](int one) { return m_teams[at(one)] == team; });
        if (place == m_present.end()) {
            if (m_competition.isWithdrawn(team))
                return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 has withdrawn."), {nameOf(team)});
            if (requestedBye(m_competition, m_round, team))
                return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 has asked for a bye in round %2."),
                            {nameOf(team), number()});
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 is not in round %2."),
                        {nameOf(team), number()});
        }
        const auto found = static_cast<int>(place - m_present.begin());
        if (m_isTaken[at(found)])
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 is paired twice."), {nameOf(team)});
        m_isTaken[at(found)] = true;
        return found;
    }

    const Competition &m_competition;
    const DrawnRound &m_round;
    /// By place.
    const std::vector<int> &m_teams;
    const std::vector<int> &m_present;
    std::vector<bool> m_isTaken;
};

/// The first round, numbers among `teams` of those who are there: what is wished, then the others by the
/// rule.
std::vector<int> firstRound(int teams, SwissFirstRound kind, const SwissWish &wish, Generator &generator)
{
    std::vector<int> order;
    for (const Pairing &pairing : wish.pairings)
        order.insert(order.end(), {pairing.home, pairing.away});
    std::vector<int> others;
    for (int team = 0; team < teams; ++team)
        if (team != wish.bye && std::find(order.begin(), order.end(), team) == order.end())
            others.push_back(team);
    if (kind == SwissFirstRound::Drawn) {
        shuffle(others, generator);
        order.insert(order.end(), others.begin(), others.end());
    } else {
        for (const int other : firstOfSwiss(static_cast<int>(others.size()), kind))
            order.push_back(others[at(other)]);
    }
    if (wish.bye)
        order.push_back(*wish.bye);
    return order;
}

/// Adds up what a round costs.
class TermsMaker
{
public:
    TermsMaker(const Competition &competition, const Progress &progress, const DrawnRound &round)
        : m_entrants(progress.tables[at(round.table)].teams)
        , m_past(competition, progress, round)
        , m_teams(m_past.teams())
    {
    }

    void add(int home, int away)
    {
        if (const int met = roundOfMeeting(m_past.rounds(), home, away); met > 0) {
            ++m_terms.rematches;
            note(PairingWarning::Kind::Rematch, home, away, met);
        }
        m_terms.apart += TablePoints::ofHalves(std::abs(m_teams[at(home)].points - m_teams[at(away)].points));
        addFloat(home, away);
        addFloat(away, home);
        addVenue(home, away, Side::Home);
        addVenue(away, home, Side::Away);
    }

    [[nodiscard]] RoundTerms terms() && { return std::move(m_terms); }

private:
    void note(PairingWarning::Kind kind, int team, int opponent, int count)
    {
        m_terms.warnings.push_back({kind, m_entrants[at(team)], m_entrants[at(opponent)], count});
    }

    void addFloat(int place, int opponent)
    {
        const SwissTeam &team = m_teams[at(place)];
        const Float direction = floatAgainst(team, m_teams[at(opponent)]);
        if (direction == Float::None)
            return;
        ++m_terms.floats;
        if (direction != team.lastFloat)
            return;
        ++m_terms.repeatedFloats;
        note(direction == Float::Down ? PairingWarning::Kind::FloatsDown : PairingWarning::Kind::FloatsUp,
             place, opponent, 0);
    }

    void addVenue(int place, int opponent, Side side)
    {
        const SwissTeam &team = m_teams[at(place)];
        const int home = side == Side::Home ? 1 : 0;
        m_terms.imbalance += std::abs(team.homes + home - (team.aways + 1 - home));
        const int run = runAt(place, side) + 1;
        m_terms.repeatedVenues += run > 1 ? 1 : 0;
        if (run >= shortestRun)
            note(side == Side::Home ? PairingWarning::Kind::HomeAgain : PairingWarning::Kind::AwayAgain,
                 place, opponent, run);
    }

    /// How many matches a team has played on that side since it last played on the other.
    [[nodiscard]] int runAt(int place, Side side) const
    {
        int run = 0;
        for (auto round = m_past.rounds().rbegin(); round != m_past.rounds().rend(); ++round)
            for (const Pairing &pairing : round->pairings) {
                if (pairing.home != place && pairing.away != place)
                    continue;
                if ((pairing.home == place) != (side == Side::Home))
                    return run;
                ++run;
            }
        return run;
    }

    const std::vector<int> &m_entrants;
    SwissPast m_past;
    std::vector<SwissTeam> m_teams;
    RoundTerms m_terms;
};

} // namespace

std::vector<int> placesPresent(const Competition &competition, const Progress &progress,
                               const DrawnRound &round)
{
    const GroupTable &group = progress.tables[at(round.table)];
    const RequestedByes requested(competition, round.stage);
    std::vector<int> present;
    for (std::size_t place = 0; place < group.teams.size(); ++place)
        if (const int team = group.teams[place];
            team >= 0 && !competition.isWithdrawn(team) && !requested.of(round, team))
            present.push_back(static_cast<int>(place));
    return present;
}

Result<std::vector<int>> orderOfSwissRound(const Competition &competition, const Progress &progress,
                                           const DrawnRound &round, const RoundWishes &wishes,
                                           Generator &generator)
{
    const std::vector<int> present = placesPresent(competition, progress, round);
    const SwissPast past(competition, progress, round);
    const auto wish = WishReader(competition, progress, round, present).read(wishes, past.rounds());
    TOUCHLINE_TRY(wish);
    if (present.size() < 2)
        return present;
    std::vector<int> order;
    if (round.round == 0) {
        for (const int one : firstRound(static_cast<int>(present.size()),
                                        stageOf(competition, round).firstRound, *wish, generator))
            order.push_back(present[at(one)]);
        return order;
    }
    QStringList names;
    for (const int place : present)
        names << competition.entrant(progress.tables[at(round.table)].teams[at(place)]).name;
    const auto paired = pairSwissRound(among(present, past.teams()), *wish, names);
    TOUCHLINE_TRY(paired);
    for (const Pairing &pairing : paired->pairings) {
        order.push_back(present[at(pairing.home)]);
        order.push_back(present[at(pairing.away)]);
    }
    if (paired->bye)
        order.push_back(present[at(*paired->bye)]);
    return order;
}

RoundTerms termsOf(const Competition &competition, const Progress &progress, const RoundDraw &draw)
{
    TermsMaker maker(competition, progress, competition.plan().drawnRounds[at(draw.round)]);
    for (std::size_t i = 0; i + 1 < draw.order.size(); i += 2)
        maker.add(draw.order[i], draw.order[i + 1]);
    return std::move(maker).terms();
}

int swissRoundToDraw(const Competition &competition, const Progress &progress)
{
    const auto found =
        std::find_if(progress.roundsToDraw.begin(), progress.roundsToDraw.end(), [&competition](int round) {
            return isSwiss(competition, competition.plan().drawnRounds[at(round)]);
        });
    return found == progress.roundsToDraw.end() ? -1 : *found;
}

} // namespace touchline
