// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/match/state_view.h"

#include "core/base/to_qstring.h"
#include "core/games/atcs/charts/chart_words.h"
#include "core/games/atcs/match/referee_outcomes.h"
#include "core/games/atcs/rules/rules.h"

#include <QJsonArray>
#include <QStringList>
#include <QtGlobal>

#include <algorithm>
#include <cstdlib>

namespace touchline::atcs {

namespace {

/// Names of the players in some rows.
QJsonArray namesOf(Rows rows, const FixtureSetup &setup, Side side)
{
    QJsonArray names;
    for (; rows != 0; rows &= rows - 1U)
        names.append(playerName(setup, side, lowestRow(rows)));
    return names;
}

Rows allRows(const MatchCard &card)
{
    return card.scorers | card.keepers;
}

QJsonObject weakenedOf(const SideState &side, const FixtureSetup &setup, Side which)
{
    QJsonObject players;
    for (int row = 0; row < MatchCard::mostRows; ++row)
        if (const int weakened = side.weakened[static_cast<std::size_t>(row)]; weakened != 0)
            players.insert(playerName(setup, which, row), weakened);
    return players;
}

QJsonObject sideView(const State &state, const FixtureSetup &setup, Side which)
{
    const SideState &side = state.sides[which];
    return {
        {QStringLiteral("attempts"), side.total},
        {QStringLiteral("remaining"), side.remaining},
        {QStringLiteral("spent"), side.spent},
        {QStringLiteral("shots_on_goal"), side.shotsOnGoal},
        {QStringLiteral("keeper"), playerName(setup, which, side.keeper)},
        {QStringLiteral("unavailable"), namesOf(allRows(state.card(which)) & ~side.available, setup, which)},
        {QStringLiteral("booked"), namesOf(side.booked, setup, which)},
        {QStringLiteral("sent_off"), namesOf(side.sentOff, setup, which)},
        {QStringLiteral("one_timers"), namesOf(side.oneTimers & side.available, setup, which)},
        {QStringLiteral("weakened"), weakenedOf(side, setup, which)},
        {QStringLiteral("marks"), side.marks},
        {QStringLiteral("red_bonus"), side.redBonus},
        {QStringLiteral("extras"), side.extras},
        {QStringLiteral("reds"), side.reds},
        {QStringLiteral("card_rolls"), side.checkRolls},
        {QStringLiteral("chart_modifier"), side.chartModifier},
        {QStringLiteral("kicks"), side.kicks},
        {QStringLiteral("kicks_scored"), side.kickGoals},
        {QStringLiteral("kicked"), namesOf(side.kicked, setup, which)}};
}

/// The plan of this period, once it is open: revealed, or shown by the visitors to the home side.
bool isPlanOpen(const State &state, Side side, std::optional<Side> viewer)
{
    const bool planning = state.phase == Phase::PlanFirst || state.phase == Phase::PlanSecond ||
                          state.phase == Phase::SoloStrategy || state.phase == Phase::SoloFormation;
    if (!planning || !viewer || *viewer == side)
        return true;
    return state.phase == Phase::PlanSecond && state.tables->home && side != state.decider;
}

/// The first choice of a pair while the second is awaited; -1 where there is none.
int pendingChoice(const State &state)
{
    switch (state.phase) {
    case Phase::DefenceTactic:
    case Phase::OffsideTrap:
    case Phase::DefenceAnswer:
    case Phase::KickKeeperOneTimer:
    case Phase::ShootOutKeeperOneTimer:
        return attackerChoosesFirst(state) ? state.attempt.attackChoice : -1;
    case Phase::AttackTactic:
    case Phase::PushingUp:
    case Phase::ScorerOneTimer:
    case Phase::KickerOneTimer:
    case Phase::ShootOutKickerOneTimer:
        return attackerChoosesFirst(state) ? -1 : state.attempt.defenceChoice;
    default:
        return -1;
    }
}

QJsonObject attemptView(const State &state, const FixtureSetup &setup)
{
    const AttemptState &attempt = state.attempt;
    return {{QStringLiteral("shooter"), playerName(setup, state.turn, state.shooter)},
            {QStringLiteral("long_ball"), attempt.longBall},
            {QStringLiteral("counter_attack"), attempt.counterAttack},
            {QStringLiteral("packed_in"), attempt.packedIn},
            {QStringLiteral("marked"), attempt.marked},
            {QStringLiteral("extra"), static_cast<int>(attempt.extra)},
            {QStringLiteral("kick"), static_cast<int>(attempt.kick)}};
}

QJsonObject checkView(const State &state, const FixtureSetup &setup)
{
    const CheckState &check = state.check;
    QJsonArray waiting;
    for (std::size_t place = 0; place < state.queue.size; ++place)
        waiting.append(sideWord(state.queue.places[place].side));
    return {{QStringLiteral("side"), sideWord(check.side)},
            {QStringLiteral("focus"), playerName(setup, check.side, check.focus)},
            {QStringLiteral("sign"), check.sign},
            {QStringLiteral("injured"), playerName(setup, check.injuredSide, check.injured)},
            {QStringLiteral("again"), check.again},
            {QStringLiteral("waiting"), waiting}};
}

QJsonObject refereeView(const State &state)
{
    if (!state.options().referees || state.phase == Phase::RefereeCountry ||
        state.phase == Phase::RefereeType)
        return {{QStringLiteral("rerolls"), state.referee.rerolls}};
    return {{QStringLiteral("country"),
             state.referee.country == noCountry ? QString() : countryName(state.referee.country)},
            {QStringLiteral("type"), QString::fromUtf8(refereeTypeWord(state.referee.type))}};
}

/// A period is played, and the numbers of its attempts stand.
bool isInPeriod(Phase phase)
{
    switch (phase) {
    case Phase::RefereeCountry:
    case Phase::RefereeType:
    case Phase::KickOff:
    case Phase::SoloStrategy:
    case Phase::SoloFormation:
    case Phase::PlanFirst:
    case Phase::PlanSecond:
    case Phase::ShootOutFirst:
    case Phase::ShootOutKick:
    case Phase::ShootOutLots:
    case Phase::ShootOutTaker:
    case Phase::ShootOutKickerOneTimer:
    case Phase::ShootOutKeeperOneTimer:
    case Phase::Over:
        return false;
    default:
        return true;
    }
}

/// Of the roll that an attempt is.
constexpr int attemptFaces = 100;

/// The referee and his modifiers (2.5), and what it means to be at home (6.7, 6.3).
void addConditions(const State &state, std::vector<BoardNote> &notes)
{
    const bool isDrawn = state.phase != Phase::RefereeCountry && state.phase != Phase::RefereeType;
    if (state.options().referees && isDrawn) {
        const RefereeModifiers &modifiers = state.referee.modifiers;
        QString text = refereeTypeWords().at(static_cast<int>(state.referee.type));
        if (state.referee.country != noCountry)
            text = countryName(state.referee.country) + QStringLiteral(", ") + text;
        notes.push_back({std::nullopt, QStringLiteral("referee"), text, refereeEffect(modifiers)});
    }
    if (state.tables->home)
        notes.push_back(
            {std::nullopt,
             QStringLiteral("ground"),
             sideWord(*state.tables->home),
             {QT_TRANSLATE_NOOP("core",
                                "The visitors choose first; the home side's card chart rolls count 1 less."),
              {}}});
}

QString listOf(Rows rows, const FixtureSetup &setup, Side side)
{
    QStringList names;
    for (; rows != 0; rows &= rows - 1U)
        names << playerName(setup, side, lowestRow(rows));
    return names.join(QStringLiteral(", "));
}

} // namespace

QJsonObject stateView(const State &state, const FixtureSetup &setup, std::optional<Side> viewer)
{
    QJsonObject sides;
    for (const Side side : bothSides) {
        QJsonObject one = sideView(state, setup, side);
        if (state.tables->hasPlans() && isPlanOpen(state, side, viewer)) {
            const Plan &plan = state.sides[side].plan;
            one.insert(QStringLiteral("plan"), strategyName(static_cast<Strategy>(plan.strategy)).toLower() +
                                                   u' ' +
                                                   formationName(static_cast<Formation>(plan.formation)));
        }
        sides.insert(sideWord(side), one);
    }
    QJsonObject view{
        {QStringLiteral("due"), toQString(promptDue(state).id)},
        {QStringLiteral("period"), static_cast<int>(state.period)},
        {QStringLiteral("minute"), state.minute},
        {QStringLiteral("stoppage"), state.stoppage},
        {QStringLiteral("turn"), sideWord(state.turn)},
        {QStringLiteral("kick_off"), sideWord(state.first)},
        {QStringLiteral("score"), QJsonArray{state.score.home, state.score.away}},
        {QStringLiteral("used"), state.used},
        {QStringLiteral("in_all"), state.inAll},
        {QStringLiteral("last_missed"), state.lastMissed},
        {QStringLiteral("attempt"), attemptView(state, setup)},
        {QStringLiteral("check"), checkView(state, setup)},
        {QStringLiteral("referee"), refereeView(state)},
        {QStringLiteral("dice"), QJsonArray{state.quickDice[Side::Home], state.quickDice[Side::Away]}},
        {QStringLiteral("sides"), sides}};
    // Whoever chose first sees what he chose; the other side too where somebody is at home.
    const bool maySee = !viewer || state.tables->home || *viewer != state.decider;
    if (const int pending = pendingChoice(state); pending >= 0 && maySee)
        view.insert(QStringLiteral("first_choice"), pending);
    return view;
}

std::vector<BoardNote> stateNotes(const State &state, const FixtureSetup &setup, std::optional<Side> viewer)
{
    std::vector<BoardNote> notes;
    if (state.tables->level == Level::Quick)
        return notes;
    addConditions(state, notes);
    const bool isPlayed = isInPeriod(state.phase);
    for (const Side side : bothSides) {
        const SideState &one = state.sides[side];
        const auto add = [&](const char *title, const QString &text) {
            if (!text.isEmpty())
                notes.push_back({side, QString::fromUtf8(title), text});
        };
        if (isPlayed && state.tables->hasPlans() && isPlanOpen(state, side, viewer))
            add("Plan", strategyName(static_cast<Strategy>(one.plan.strategy)) + u' ' +
                            formationName(static_cast<Formation>(one.plan.formation)));
        if (isPlayed) {
            add("Attempts left", QStringLiteral("%1 of %2").arg(one.remaining).arg(one.total));
            add("SOG", QString::number(one.shotsOnGoal));
        }
        add("Goalkeeper", playerName(setup, side, one.keeper));
        add("One-timers", listOf(one.oneTimers & one.available, setup, side));
        add("Booked", listOf(one.booked & one.available, setup, side));
        QStringList weakened;
        for (int row = 0; row < MatchCard::mostRows; ++row)
            if (const int less = one.weakened[static_cast<std::size_t>(row)]; less != 0)
                weakened << playerName(setup, side, row) + QStringLiteral(" −%1").arg(std::abs(less));
        add("Weakened", weakened.join(QStringLiteral(", ")));
    }
    return notes;
}

std::vector<BoardPiece> statePlayers(const State &state, const FixtureSetup &setup)
{
    std::vector<BoardPiece> players;
    if (state.tables->level == Level::Quick)
        return players;
    for (const Side side : bothSides) {
        const SideState &own = state.sides[side];
        for (Rows rows = allRows(state.card(side)); rows != 0; rows &= rows - 1U) {
            const int row = lowestRow(rows);
            const SquadEntry &entry = setup.sides[side].squad.entries[static_cast<std::size_t>(row)];
            const auto is = [row](Rows some) { return (some & bitOf(row)) != 0; };
            BoardPiece player;
            player.side = side;
            player.number = entry.shirt.value_or(0);
            player.role = positionCode(entry.position);
            player.id = static_cast<int>(index(side)) * MatchCard::mostRows + row;
            player.name = entry.person.shortName;
            if (is(own.sentOff))
                player.signs.push_back(BoardSign::Red);
            else if (is(own.booked))
                player.signs.push_back(BoardSign::Yellow);
            if (own.weakened[static_cast<std::size_t>(row)] != 0)
                player.signs.push_back(BoardSign::Tired);
            if (state.options().oneTimers && is(state.card(side).oneTimers))
                player.sections.push_back({BoardInk::Black, !is(own.oneTimers)});
            if (!is(own.available) && !is(own.sentOff)) {
                const bool isHurt = is(own.outNextGame | own.outOfTournament);
                player.signs.push_back(isHurt ? BoardSign::Injured : BoardSign::Locked);
            }
            players.push_back(std::move(player));
        }
    }
    return players;
}

std::vector<BoardDie> stateAttempts(const State &state)
{
    std::vector<BoardDie> attempts;
    if (state.tables->level == Level::Quick || !isInPeriod(state.phase))
        return attempts;
    for (const Side side : bothSides) {
        const SideState &one = state.sides[side];
        // Extra attempts that were won may be more than the period began with.
        const int all = std::max<int>(one.total, one.remaining);
        for (int attempt = 0; attempt < all; ++attempt) {
            BoardDie die;
            die.name = QStringLiteral("attempts");
            die.faces = attemptFaces;
            die.isSpent = attempt < all - one.remaining;
            die.side = side;
            attempts.push_back(std::move(die));
        }
    }
    return attempts;
}

} // namespace touchline::atcs
