// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/match/fuba_match.h"

#include "core/games/fuba/match/board_data.h"
#include "core/games/fuba/match/choices.h"
#include "core/games/fuba/match/fuba_info.h"
#include "core/games/fuba/match/match_tables.h"
#include "core/games/fuba/match/report_facts.h"
#include "core/games/fuba/match/state_view.h"

#include <QtGlobal>

#include <algorithm>
#include <tuple>
#include <utility>

namespace touchline::fuba {

namespace {

/// The side that chooses second has nothing to hide once the other has nothing more to choose.
bool isOtherThrough(const State &state)
{
    const RuleOptions &options = state.options();
    if (state.decider == Side::Home)
        return false;
    return (state.phase == Phase::FormationChoice && !options.roles && !options.skills) ||
           (state.phase == Phase::RoleChoice && !options.skills) || state.phase == Phase::HalfTime;
}

/// Both sides choose it before either learns what the other chose (specification, section 5).
bool isChosenByBoth(Phase phase)
{
    return phase == Phase::FormationChoice || phase == Phase::RoleChoice || phase == Phase::HalfTime;
}

/// Made in secret: the other side sees it later (specification, section 5).
Opens opensOf(const State &state)
{
    // Secret until its first use (6.21).
    if (state.phase == Phase::SkillChoice)
        return Opens::WhenUsed;
    const bool isSecret = isChosenByBoth(state.phase) || state.phase == Phase::Dive;
    return isSecret && !isOtherThrough(state) ? Opens::WithTheOther : Opens::AtOnce;
}

/// A roll that may be of two dice: its phases, and whether it is of two now.
struct TwoDice
{
    Phase first;
    Phase second;
    bool (*isThrown)(const State &);
};
constexpr auto always = [](const State &) { return true; };
constexpr auto withActor = [](const State &state) { return state.actorUsed; };
constexpr std::array twoDice{
    TwoDice{Phase::YellowRoll, Phase::YellowSecond, withActor},
    TwoDice{Phase::RedRoll, Phase::RedSecond, withActor},
    TwoDice{Phase::PressRoll, Phase::PressSecond, pressesWithTwo},
    TwoDice{Phase::ShotRoll, Phase::ShotSecond, [](const State &state) { return state.stage.keeperSkill; }},
    TwoDice{Phase::FreshFirst, Phase::FreshSecond, always},
    TwoDice{Phase::CarryFirst, Phase::CarrySecond, always}};

/// Which die of how many that are thrown together.
std::pair<std::uint8_t, std::uint8_t> dieOf(const State &state)
{
    for (const TwoDice &roll : twoDice) {
        if (state.phase == roll.first)
            return {1, roll.isThrown(state) ? 2 : 1};
        if (state.phase == roll.second)
            return {2, 2};
    }
    return {1, 1};
}

QJsonObject carryOutOf(const State &state, Side side)
{
    const SideState &own = state.sides[side];
    return {{QString::fromUtf8(conditionLossKey), own.nextMatchLoss},
            {QString::fromUtf8(yellowsKey), state.tables->teams[side].yellowsBefore + own.yellowsReceived}};
}

} // namespace

Question FubaMatch::question() const
{
    Question question = StateMatch::question();
    question.opens = opensOf(state());
    question.hidden = question.opens != Opens::AtOnce;
    std::tie(question.part, question.parts) = dieOf(state());
    return question;
}

bool FubaMatch::hasSecretAnswer() const
{
    const bool isByBoth = isChosenByBoth(state().phase) || state().phase == Phase::SkillChoice;
    return (isByBoth && state().decider == Side::Away) || state().phase == Phase::Spot;
}

std::unique_ptr<Match> FubaMatch::clone() const
{
    return std::make_unique<FubaMatch>(*this);
}

QJsonObject FubaMatch::view(std::optional<Side> viewer) const
{
    return stateView(state(), setup(), viewer);
}

BoardGeometryPtr FubaMatch::boardGeometry() const
{
    return fuba::boardGeometry();
}

BoardPosition FubaMatch::board(std::optional<Side> viewer) const
{
    BoardPosition position = boardPosition(state(), viewer);
    addOptionNames(position);
    return position;
}

BoardMotion FubaMatch::motion(const BoardPosition &before, const BoardPosition &now,
                              std::span<const Event> since) const
{
    return boardMotion(before, now, since);
}

MatchReport FubaMatch::report(std::span<const Event> events) const
{
    const bool over = state().phase == Phase::Over;
    MatchReport report = fullReport(gameInfo(), events, over || state().period >= Period::ExtraTime);
    // With nobody of a squad there, its goals and kicks have no name.
    const bool hasNames = std::none_of(events.begin(), events.end(), [](const Event &event) {
        return (event.kind == EventKind::Goal || event.kind == EventKind::ShootOutKick) &&
               event.player == Event::nobody;
    });
    if (report.shootOut && report.shootOut->isLevel())
        report.criterion = QStringLiteral("lots");
    if (!hasNames) {
        report.completeness = Completeness::Score;
        std::erase_if(report.events, [](const ReportEvent &event) {
            return event.kind == ReportEventKind::ShootOutGoal || event.kind == ReportEventKind::ShootOutMiss;
        });
    }
    report.facts = reportFacts(events, state());
    if (hasNames)
        for (const Side side : bothSides)
            report.lineUps[side] = lineUpOf(tables().teams[side], setup().sides[side]);
    if (state().options().c1 && over)
        report.carryOut = {{sideWord(Side::Home), carryOutOf(state(), Side::Home)},
                           {sideWord(Side::Away), carryOutOf(state(), Side::Away)}};
    return report;
}

QString cardOption(const Match &match)
{
    const State &state = static_cast<const FubaMatch &>(match).state();
    if (state.phase != Phase::FormationChoice)
        return {};
    return match.optionName(match.question(), state.tables->teams[state.decider].primary.code());
}

} // namespace touchline::fuba
