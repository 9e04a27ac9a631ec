// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/match/atcs_match.h"

#include "core/games/atcs/match/atcs_info.h"
#include "core/games/atcs/match/choices.h"
#include "core/games/atcs/match/report_facts.h"
#include "core/games/atcs/match/state_view.h"
#include "core/games/atcs/rules/open_information.h"
#include "core/games/atcs/rules/rules.h"
#include "core/match/report_builder.h"

#include <QJsonArray>
#include <QtGlobal>

namespace touchline::atcs {

namespace {

enum class Who : std::uint8_t { SideInTurn, Decider, Checking, Home, Away, Nobody };

/// What a phase waits for, and from whom.
struct Due
{
    Awaits awaits = Awaits::Roll;
    Who who = Who::Nobody;
    /// A first choice of a pair: secret where nobody is at home (5.1).
    bool isFirstOfPair = false;
};

constexpr Due choiceDue{Awaits::Choice, Who::Decider};
constexpr Due firstChoice{Awaits::Choice, Who::Decider, true};

/// In the order of Phase.
constexpr std::array<Due, phaseCount> dueIn{Due{},                              // referee country
                                            Due{},                              // referee type
                                            Due{},                              // kick-off
                                            Due{Awaits::Roll, Who::Decider},    // solo strategy
                                            Due{Awaits::Roll, Who::Decider},    // solo formation
                                            Due{Awaits::Roll, Who::SideInTurn}, // shot on goal
                                            Due{Awaits::Roll, Who::SideInTurn}, // shooter
                                            Due{Awaits::Roll, Who::SideInTurn}, // goal
                                            Due{Awaits::Roll, Who::SideInTurn}, // goal from a kick
                                            Due{},                              // goal check
                                            Due{},                              // referee call
                                            Due{},                              // player booked by the call
                                            Due{Awaits::Roll, Who::Checking},   // focus
                                            Due{Awaits::Roll, Who::Checking},   // card chart
                                            Due{},                              // injured player
                                            Due{},                              // injury
                                            Due{},                              // culprit
                                            Due{},                              // new player
                                            Due{},                              // first kick
                                            Due{Awaits::Roll, Who::SideInTurn}, // penalty
                                            Due{},                              // lots
                                            Due{Awaits::Roll, Who::Home},       // Quick Play
                                            Due{Awaits::Roll, Who::Away},
                                            Due{},       // coin
                                            firstChoice, // plans
                                            choiceDue,
                                            choiceDue,   // deferral
                                            firstChoice, // attack and defence
                                            choiceDue,
                                            firstChoice, // pushing up and offside trap
                                            choiceDue,
                                            firstChoice, // scorer and defence
                                            choiceDue,
                                            firstChoice, // kicker and keeper
                                            choiceDue,
                                            choiceDue,   // one-timer on a call
                                            choiceDue,   // on the card chart
                                            choiceDue,   // kick taker
                                            choiceDue,   // one-timer on an injury
                                            choiceDue,   // penalty taker
                                            firstChoice, // penalty taker and keeper
                                            choiceDue,
                                            Due{Awaits::Nothing, Who::Nobody}};

/// The first choice of a pair as its chooser was asked for it.
struct FirstChoice
{
    Phase phase;
    OptionCode option;
};

/// What the other side has chosen in the pair that is due; nothing where it was not asked.
std::optional<FirstChoice> firstChoiceOf(const State &state)
{
    const auto when = [](bool asked, Phase phase, OptionCode option) {
        return asked ? std::optional(FirstChoice{phase, option}) : std::nullopt;
    };
    const OptionCode attack = state.attempt.attackChoice;
    const OptionCode defence = state.attempt.defenceChoice;
    const Side other = opposite(state.decider);
    const Plan plan = state.sides[other].plan;
    switch (state.phase) {
    case Phase::PlanSecond:
        return when(!plansByChance(state, other), Phase::PlanFirst, planCode(plan.strategy, plan.formation));
    case Phase::AttackTactic:
        return when(packedInOffered(state), Phase::DefenceTactic, defence);
    case Phase::DefenceTactic:
        return when(attackTacticOffered(state), Phase::AttackTactic, attack);
    case Phase::PushingUp:
        return when(offsideTrapOffered(state), Phase::OffsideTrap, defence);
    case Phase::OffsideTrap:
        return when(pushingUpOffered(state), Phase::PushingUp, attack);
    case Phase::ScorerOneTimer:
        return when(defenceAnswerOffered(state), Phase::DefenceAnswer, defence);
    case Phase::DefenceAnswer:
        return when(scorerOneTimerOffered(state), Phase::ScorerOneTimer, attack);
    case Phase::KickerOneTimer:
        return when(defenceAnswerOffered(state), Phase::KickKeeperOneTimer, defence);
    case Phase::KickKeeperOneTimer:
        return when(scorerOneTimerOffered(state), Phase::KickerOneTimer, attack);
    case Phase::ShootOutKickerOneTimer:
        return when(keeperOneTimerOffered(state), Phase::ShootOutKeeperOneTimer, defence);
    case Phase::ShootOutKeeperOneTimer:
        return when(scorerOneTimerOffered(state), Phase::ShootOutKickerOneTimer, attack);
    default:
        return std::nullopt;
    }
}

/// Whether the other side has something to choose in the pair whose first choice is due; where it has not,
/// the answer is seen at once.
bool otherIsAsked(const State &state)
{
    const bool attackDecides = state.decider == state.turn;
    switch (state.phase) {
    case Phase::PlanFirst:
        return !plansByChance(state, opposite(state.decider));
    case Phase::AttackTactic:
        return packedInOffered(state);
    case Phase::DefenceTactic:
        return attackTacticOffered(state);
    case Phase::PushingUp:
        return offsideTrapOffered(state);
    case Phase::OffsideTrap:
        return pushingUpOffered(state);
    case Phase::ShootOutKickerOneTimer:
    case Phase::ShootOutKeeperOneTimer:
        return attackDecides ? keeperOneTimerOffered(state) : scorerOneTimerOffered(state);
    default:
        return attackDecides ? defenceAnswerOffered(state) : scorerOneTimerOffered(state);
    }
}

/// Rows of the card whose players sit out.
Rows missingRows(const SideSetup &side)
{
    Rows missing = 0;
    for (const Absence &absence : side.absent)
        if (const int row = side.squad.indexOf(absence.player); row >= 0)
            missing |= bitOf(row);
    return missing;
}

/// What the players of a side take into its next games, for people and files; discipline derives it anew
/// from the events.
QJsonArray carryOutOf(std::span<const Event> events, Side side, const FixtureSetup &setup)
{
    QJsonArray players;
    for (const Event &event : events)
        if (event.kind == event::Carry && event.side == side) {
            const auto &entry = setup.sides[side].squad.entries[static_cast<std::size_t>(event.player)];
            QJsonObject player{{QStringLiteral("player_id"), entry.person.id.toString(QUuid::WithoutBraces)},
                               {QStringLiteral("player"), entry.person.shortName},
                               {QStringLiteral("yellow"), event.numbers[0] != 0},
                               {QStringLiteral("red"), event.numbers[1] != 0},
                               {QStringLiteral("sat_out"), event.numbers[3] != 0}};
            if (event.numbers[2] >= 0)
                player.insert(QStringLiteral("injury"),
                              QString::fromUtf8(injuryWord(static_cast<InjuryCode>(event.numbers[2]))));
            players.append(player);
        }
    return players;
}

} // namespace

AtcsMatch::AtcsMatch(std::shared_ptr<const FixtureSetup> setup, std::shared_ptr<const MatchTables> tables,
                     EventList &sink)
    : m_setup(std::move(setup))
    , m_tables(std::move(tables))
    , m_state(startMatch(*m_tables,
                         {{missingRows(m_setup->sides[Side::Home]), missingRows(m_setup->sides[Side::Away])}},
                         sink))
{
}

Question AtcsMatch::question() const
{
    // Looked up and selected, not decided: which phase comes next is what a processor cannot guess.
    const Due &due = dueIn[static_cast<std::size_t>(m_state.phase)];
    Side side = due.who == Who::Away ? Side::Away : Side::Home;
    side = due.who == Who::SideInTurn ? m_state.turn : side;
    side = due.who == Who::Decider ? m_state.decider : side;
    side = due.who == Who::Checking ? m_state.check.side : side;
    Question question;
    question.prompt = &promptDue(m_state);
    question.awaits = due.awaits;
    if (due.who != Who::Nobody)
        question.side = side;
    question.hidden = due.isFirstOfPair && !m_state.tables->home && otherIsAsked(m_state);
    question.opens = question.hidden ? Opens::WithTheOther : Opens::AtOnce;
    return question;
}

void AtcsMatch::options(OptionList &options) const
{
    listOptions(m_state, options);
}

QString AtcsMatch::optionName(const Question &question, OptionCode option) const
{
    const auto phase = static_cast<Phase>(question.prompt - phasePrompts.data());
    return nameOfOption(choiceRow(phase), option, question.side.value_or(Side::Home), *m_setup);
}

OptionFacts AtcsMatch::optionFacts(OptionCode option) const
{
    return factsOfOption(m_state, option, *m_setup);
}

std::vector<ClosedOption> AtcsMatch::closedOptions() const
{
    OptionList legal;
    options(legal);
    return closedOptionsOf(m_state, legal, *m_setup);
}

bool AtcsMatch::hasSecretAnswer() const
{
    return !seesFirstChoice(m_state) && firstChoiceOf(m_state).has_value();
}

std::optional<OpenAnswer> AtcsMatch::openAnswer() const
{
    if (!seesFirstChoice(m_state))
        return std::nullopt;
    const auto first = firstChoiceOf(m_state);
    if (!first)
        return std::nullopt;
    const Side other = opposite(m_state.decider);
    return OpenAnswer{other, nameOfOption(choiceRow(first->phase), first->option, other, *m_setup)};
}

Result<void> AtcsMatch::roll(int value, EventList &sink)
{
    if (atcs::awaits(m_state) != Awaits::Roll || !dieDue(m_state).shows(value)) [[unlikely]]
        return refusedRoll(value);
    applyRoll(m_state, value, sink);
    // Not "return {}": that would clear the place of the error first, in the hottest path there is.
    Result<void> taken;
    return taken;
}

Result<void> AtcsMatch::refusedRoll(int value) const
{
    if (atcs::awaits(m_state) != Awaits::Roll)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "No roll is due now."));
    return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "\"%1\" is not a roll of this die (1 to %2)."),
                {QString::number(value), QString::number(dieDue(m_state).faces)});
}

Result<void> AtcsMatch::choose(OptionCode option, EventList &sink)
{
    if (!legalOptions(m_state).contains(option))
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "This cannot be chosen now."));
    applyChoice(m_state, option, sink);
    return {};
}

std::unique_ptr<Match> AtcsMatch::clone() const
{
    return std::make_unique<AtcsMatch>(*this);
}

QJsonObject AtcsMatch::view(std::optional<Side> viewer) const
{
    return stateView(m_state, *m_setup, viewer);
}

BoardPosition AtcsMatch::board(std::optional<Side> viewer) const
{
    BoardPosition position;
    position.notes = stateNotes(m_state, *m_setup, viewer);
    position.pieces = statePlayers(m_state, *m_setup);
    position.dice = stateAttempts(m_state);
    return position;
}

void noteResult(const State &state, MatchReport &report)
{
    const bool quick = state.tables->level == Level::Quick;
    report.completeness = quick ? Completeness::Score : Completeness::Full;
    report.score = state.score;
    report.withoutScore = quick && !state.options().quickScores;
    report.decidedBy = decidedBy(state);
    report.criterion =
        state.byLots ? QStringLiteral("lots") : QString::fromUtf8(criterionWord(state.criterion));
    report.after90 = state.phase == Phase::Over || state.period >= Period::ExtraTime
                         ? std::optional(state.after90)
                         : std::nullopt;
    report.extraTime = state.extraTimePlayed ? std::optional(state.score) : std::nullopt;
    report.shootOut =
        state.shootOutHeld
            ? std::optional(Score{state.sides[Side::Home].kickGoals, state.sides[Side::Away].kickGoals})
            : std::nullopt;
    report.winner = state.hasWinner ? std::optional(state.winner) : std::nullopt;
}

MatchReport AtcsMatch::report(std::span<const Event> events) const
{
    MatchReport report = reportFrame(gameInfo(), *m_setup);
    noteResult(m_state, report);
    report.events = reportEvents(events, *m_setup, gameInfo());
    if (m_tables->level != Level::Quick)
        report.facts = reportFacts(events, m_tables->hasPlans());
    if (m_tables->hasPlans())
        report.carryOut = {{sideWord(Side::Home), carryOutOf(events, Side::Home, *m_setup)},
                           {sideWord(Side::Away), carryOutOf(events, Side::Away, *m_setup)}};
    return report;
}

QString cardOption(const Match &match)
{
    const State &state = static_cast<const AtcsMatch &>(match).state();
    if (state.phase != Phase::PlanFirst && state.phase != Phase::PlanSecond)
        return {};
    const MatchCard &card = state.card(state.decider);
    return match.optionName(match.question(), planCode(card.strategy, card.formation));
}

} // namespace touchline::atcs
