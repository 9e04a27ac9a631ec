// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up_game/shove/shove_rules.h"

#include "core/match/tell.h"

namespace touchline::shove {

namespace {

constexpr int turnsOfAHalf = 9;
constexpr int turnsOfExtraTime = 3;
constexpr int minutesOfATurn = 5;
constexpr int kicksEach = 5;
constexpr int mostPairs = 20;

constexpr std::array<RollPrompt, 13> prompts{{{"S1", "push, hold or trip", {}},
                                              {"S1", "push, hold or trip", {}},
                                              {"S2", "push", d6},
                                              {"S3", "foul", d6},
                                              {"S4", "who is booked", d100},
                                              {"S5", "knock", d6},
                                              {"S6", "who is hurt", d100},
                                              {"S7", "who comes on", {}},
                                              {"S8", "shot", d6},
                                              {"S9", "scorer", d100},
                                              {"S10", "kick", d6},
                                              {"S11", "lots", d6},
                                              {"", "", {}}}};

std::size_t at(int place)
{
    return static_cast<std::size_t>(place);
}

Moment now(const State &state)
{
    int start = 0;
    switch (state.period) {
    case Period::FirstHalf:
        start = 0;
        break;
    case Period::SecondHalf:
        start = 45;
        break;
    case Period::ExtraTime:
        start = 90;
        break;
    case Period::ExtraTimeSecond:
        start = 105;
        break;
    default:
        return {state.period,
                static_cast<std::int16_t>(state.decidedBy == DecidedBy::NinetyMinutes ? 90 : 120), 0};
    }
    return {state.period, static_cast<std::int16_t>(start + state.turn * minutesOfATurn), 0};
}

template <class... Numbers>
void tell(const State &state, EventList &sink, EventKind kind, Side side, int player, Numbers... numbers)
{
    tellEvent(sink, now(state), kind, side, player, numbers...);
}

template <class... Numbers>
void announce(const State &state, EventList &sink, EventKind kind, Numbers... numbers)
{
    announceEvent(sink, now(state), kind, numbers...);
}

/// Who it is by his share, of those on the pitch; Event::nobody where there is none.
int playerFor(const State &state, Side side, int roll)
{
    const std::vector<int> &last = state.tables->lastNumbers[side];
    const int count = state.player(side);
    int first = 0;
    while (first < count && last[at(first)] < roll)
        ++first;
    for (int i = 0; i < count; ++i) {
        const int player = (first + i) % count;
        if (state.sides[side].places[at(player)] == Place::Pitch)
            return player;
    }
    return Event::nobody;
}

void await(State &state, Phase phase, Side side)
{
    state.phase = phase;
    state.side = side;
}

int turnsOf(Period period)
{
    return period <= Period::SecondHalf ? turnsOfAHalf : turnsOfExtraTime;
}

std::optional<Side> leader(const State &state)
{
    return tieLeader(state.tables->decision, state.score,
                     state.period <= Period::SecondHalf ? state.score : state.after90);
}

void beginTurn(State &state, EventList &sink)
{
    ++state.turn;
    announce(state, sink, event::turn, state.turn, state.cell);
    for (const Side side : bothSides)
        state.sides[side].idea = idea::hold;
    await(state, Phase::HomeIdea, Side::Home);
}

void beginPeriod(State &state, Period period, EventList &sink)
{
    state.period = period;
    state.turn = 0;
    state.cell = middle;
    announce(state, sink, EventKind::PeriodStart,
             period == Period::FirstHalf || period == Period::ExtraTime ? 0 : 1);
    beginTurn(state, sink);
}

void finish(State &state, EventList &sink)
{
    for (const Side side : bothSides)
        if (state.sides[side].trips >= tripsThatBend)
            tell(state, sink, event::bent, side, Event::nobody, state.sides[side].trips);
    if (!state.winner)
        state.winner = state.score.leader();
    announce(state, sink, EventKind::MatchEnd, state.score.home, state.score.away,
             static_cast<int>(state.decidedBy));
    await(state, Phase::Over, Side::Home);
}

/// The side that cannot be caught any more.
std::optional<Side> shootOutWinner(const State &state)
{
    for (const Side side : bothSides) {
        const SideState &own = state.sides[side];
        const SideState &other = state.sides[opposite(side)];
        const int inAll = std::max({kicksEach, own.kicks, other.kicks});
        if (own.kickGoals > other.kickGoals + (inAll - other.kicks))
            return side;
    }
    return std::nullopt;
}

int nextKicker(const State &state, Side side)
{
    const SideState &own = state.sides[side];
    const int count = state.player(side);
    for (int i = 1; i <= count; ++i) {
        const int player = (own.lastKicker + i) % count;
        if (own.places[at(player)] == Place::Pitch)
            return player;
    }
    return Event::nobody;
}

void takeKick(State &state, int roll, EventList &sink)
{
    SideState &own = state.sides[state.side];
    const int kicker = nextKicker(state, state.side);
    const bool scores = kicker != Event::nobody && roll >= 3;
    ++own.kicks;
    own.kickGoals += scores ? 1 : 0;
    if (kicker != Event::nobody)
        own.lastKicker = kicker;
    tell(state, sink, EventKind::ShootOutKick, state.side, kicker, scores ? 1 : 0,
         state.sides[Side::Home].kickGoals, state.sides[Side::Away].kickGoals, roll, roll, 3);
}

/// To the next kick that somebody rolls for, or to the end.
void goOnWithKicks(State &state, EventList &sink)
{
    const SideState &home = state.sides[Side::Home];
    const SideState &away = state.sides[Side::Away];
    for (;;) {
        if (const auto winner = shootOutWinner(state)) {
            state.winner = winner;
            announce(state, sink, EventKind::ShootOutEnd, home.kickGoals, away.kickGoals);
            finish(state, sink);
            return;
        }
        if (home.kicks == mostPairs && away.kicks == mostPairs) {
            announce(state, sink, EventKind::ShootOutEnd, home.kickGoals, away.kickGoals);
            await(state, Phase::Lots, Side::Home);
            return;
        }
        await(state, Phase::Kick, home.kicks <= away.kicks ? Side::Home : Side::Away);
        if (nextKicker(state, state.side) != Event::nobody)
            return;
        takeKick(state, 0, sink);
    }
}

void afterPlay(State &state, EventList &sink)
{
    if (!state.tables->decision.shootOut || leader(state)) {
        finish(state, sink);
        return;
    }
    state.period = Period::ShootOut;
    announce(state, sink, EventKind::ShootOutStart, 0);
    goOnWithKicks(state, sink);
}

void endPeriod(State &state, EventList &sink)
{
    using ExtraTime = DecisionRules::ExtraTime;
    const DecisionRules &decision = state.tables->decision;
    announce(state, sink, EventKind::PeriodEnd, state.score.home, state.score.away);
    switch (state.period) {
    case Period::FirstHalf:
        beginPeriod(state, Period::SecondHalf, sink);
        return;
    case Period::SecondHalf:
        state.after90 = state.score;
        if (!decision.needsWinner || leader(state))
            finish(state, sink);
        else if (decision.extraTime == ExtraTime::None)
            afterPlay(state, sink);
        else {
            state.decidedBy = DecidedBy::ExtraTime;
            beginPeriod(state, Period::ExtraTime, sink);
        }
        return;
    case Period::ExtraTime:
        if (decision.extraTime == ExtraTime::SilverGoal && leader(state))
            finish(state, sink);
        else
            beginPeriod(state, Period::ExtraTimeSecond, sink);
        return;
    default:
        afterPlay(state, sink);
    }
}

void endTurn(State &state, EventList &sink)
{
    if (state.turn == turnsOf(state.period))
        endPeriod(state, sink);
    else
        beginTurn(state, sink);
}

/// The penny goes on its way; `side` wins the cells.
void move(State &state, Side side, int by, int roll, EventList &sink)
{
    const int before = state.cell;
    state.cell = std::clamp(before + (side == Side::Home ? by : -by), 0, cells - 1);
    tell(state, sink, event::pushed, side, Event::nobody, roll, before, state.cell);
    if (state.cell == 0 || state.cell == cells - 1)
        await(state, Phase::Shot, state.cell == 0 ? Side::Away : Side::Home);
    else
        endTurn(state, sink);
}

/// The one who pushed against hold or trip; nobody where both pushed.
std::optional<Side> onlyPusher(const State &state)
{
    const bool home = state.sides[Side::Home].idea == idea::push;
    const bool away = state.sides[Side::Away].idea == idea::push;
    if (home == away)
        return std::nullopt;
    return home ? Side::Home : Side::Away;
}

void open(State &state, EventList &sink)
{
    const OptionCode home = state.sides[Side::Home].idea;
    const OptionCode away = state.sides[Side::Away].idea;
    announce(state, sink, event::opened, home, away);
    for (const Side side : bothSides)
        state.sides[side].trips += state.sides[side].idea == idea::trip ? 1 : 0;
    const auto pusher = onlyPusher(state);
    if (home == idea::push && away == idea::push)
        await(state, Phase::Push, Side::Home);
    else if (!pusher)
        endTurn(state, sink);
    else if (state.sides[opposite(*pusher)].idea == idea::trip)
        await(state, Phase::Foul, opposite(*pusher));
    else
        await(state, Phase::Push, *pusher);
}

void push(State &state, int roll, EventList &sink)
{
    const auto pusher = onlyPusher(state);
    if (!pusher) {
        const int sum = roll + state.tables->nerve[Side::Home] - state.tables->nerve[Side::Away];
        move(state, sum >= 4 ? Side::Home : Side::Away, 1, roll, sink);
    } else if (roll <= 2) {
        move(state, opposite(*pusher), 1, roll, sink);
    } else {
        move(state, *pusher, roll == 6 ? 2 : 1, roll, sink);
    }
}

/// What follows the cards of a foul by `by`.
void afterCards(State &state, Side by, EventList &sink)
{
    if (state.tables->hasKnocks && onPitch(state, opposite(by)) > 0)
        await(state, Phase::Knock, opposite(by));
    else
        move(state, opposite(by), 1, 0, sink);
}

void foul(State &state, int roll, EventList &sink)
{
    const Side by = state.side;
    tell(state, sink, event::foul, by, Event::nobody, roll);
    state.isRed = roll == 6;
    if (roll >= 4)
        await(state, Phase::Booked, by);
    else
        afterCards(state, by, sink);
}

void book(State &state, int roll, EventList &sink)
{
    SideState &own = state.sides[state.side];
    const int player = playerFor(state, state.side, roll);
    if (state.isRed) {
        tell(state, sink, EventKind::Red, state.side, player, 0);
        own.places[at(player)] = Place::Off;
    } else {
        const bool isSecond = ++own.yellows[at(player)] == 2;
        tell(state, sink, EventKind::Yellow, state.side, player, isSecond ? 1 : 0);
        if (isSecond) {
            tell(state, sink, EventKind::Red, state.side, player, 1);
            own.places[at(player)] = Place::Off;
        }
    }
    afterCards(state, state.side, sink);
}

void hurt(State &state, int roll, EventList &sink)
{
    SideState &own = state.sides[state.side];
    state.hurt = playerFor(state, state.side, roll);
    tell(state, sink, EventKind::Injury, state.side, state.hurt, roll % 2 == 0 ? 1 : 0, roll);
    own.places[at(state.hurt)] = Place::Off;
    await(state, Phase::ComesOn, state.side);
    OptionList due;
    listOptions(state, due);
    if (due.size() < 2)
        move(state, state.side, 1, 0, sink);
}

void score(State &state, int roll, EventList &sink)
{
    const Side side = state.side;
    ++state.score.of(side);
    tell(state, sink, EventKind::Goal, side, playerFor(state, side, roll), state.score.home, state.score.away,
         static_cast<int>(GoalHow::Play));
    state.cell = middle;
    const bool isGolden = state.period > Period::SecondHalf &&
                          state.tables->decision.extraTime == DecisionRules::ExtraTime::GoldenGoal;
    if (isGolden && leader(state)) {
        announce(state, sink, EventKind::PeriodEnd, state.score.home, state.score.away);
        finish(state, sink);
    } else {
        endTurn(state, sink);
    }
}

void shoot(State &state, int roll, EventList &sink)
{
    const auto &nerve = state.tables->nerve;
    const int needed = nerve[opposite(state.side)] > nerve[state.side] ? 4 : 3;
    tell(state, sink, event::shot, state.side, Event::nobody, roll, needed);
    if (roll < needed) {
        tell(state, sink, event::saved, opposite(state.side), Event::nobody);
        state.cell = state.side == Side::Home ? cells - 2 : 1;
        endTurn(state, sink);
    } else if (onPitch(state, state.side) > 0) {
        await(state, Phase::Scorer, state.side);
    } else {
        score(state, 1, sink);
    }
}

} // namespace

int onPitch(const State &state, Side side)
{
    const auto &places = state.sides[side].places;
    return static_cast<int>(std::count(places.begin(), places.end(), Place::Pitch));
}

State startMatch(const MatchTables &tables, const PerSide<std::array<Place, mostPlayers>> &places,
                 EventList &sink)
{
    State state;
    state.tables = &tables;
    for (const Side side : bothSides)
        state.sides[side].places = places[side];
    announce(state, sink, EventKind::MatchStart);
    beginPeriod(state, Period::FirstHalf, sink);
    return state;
}

Awaits awaits(const State &state)
{
    switch (state.phase) {
    case Phase::HomeIdea:
    case Phase::AwayIdea:
    case Phase::ComesOn:
        return Awaits::Choice;
    case Phase::Over:
        return Awaits::Nothing;
    default:
        return Awaits::Roll;
    }
}

const RollPrompt &promptDue(const State &state)
{
    return prompts[static_cast<std::size_t>(state.phase)];
}

void listOptions(const State &state, OptionList &options)
{
    options.clear();
    const SideState &own = state.sides[state.side];
    if (state.phase == Phase::HomeIdea || state.phase == Phase::AwayIdea) {
        options.add(idea::push);
        options.add(idea::hold);
        if (onPitch(state, state.side) > 0)
            options.add(idea::trip);
    } else if (state.phase == Phase::ComesOn) {
        options.add(nobodyComesOn);
        for (int player = 0; player < state.player(state.side); ++player)
            if (own.places[at(player)] == Place::Bench && own.substitutions < state.tables->substitutes)
                options.add(player);
    }
}

void applyRoll(State &state, int value, EventList &sink)
{
    switch (state.phase) {
    case Phase::Push:
        push(state, value, sink);
        return;
    case Phase::Foul:
        foul(state, value, sink);
        return;
    case Phase::Booked:
        book(state, value, sink);
        return;
    case Phase::Knock:
        if (value == 6)
            await(state, Phase::Hurt, state.side);
        else
            move(state, state.side, 1, 0, sink);
        return;
    case Phase::Hurt:
        hurt(state, value, sink);
        return;
    case Phase::Shot:
        shoot(state, value, sink);
        return;
    case Phase::Scorer:
        score(state, value, sink);
        return;
    case Phase::Kick:
        takeKick(state, value, sink);
        goOnWithKicks(state, sink);
        return;
    case Phase::Lots:
        state.hasLots = true;
        state.winner = value <= 3 ? Side::Home : Side::Away;
        finish(state, sink);
        return;
    default:
        Q_UNREACHABLE();
    }
}

void applyChoice(State &state, OptionCode option, EventList &sink)
{
    SideState &own = state.sides[state.side];
    if (state.phase == Phase::HomeIdea) {
        own.idea = option;
        await(state, Phase::AwayIdea, Side::Away);
    } else if (state.phase == Phase::AwayIdea) {
        own.idea = option;
        open(state, sink);
    } else {
        if (option != nobodyComesOn) {
            own.places[at(option)] = Place::Pitch;
            ++own.substitutions;
            tell(state, sink, EventKind::SubstituteOn, state.side, option, state.hurt);
        }
        move(state, state.side, 1, 0, sink);
    }
}

} // namespace touchline::shove
