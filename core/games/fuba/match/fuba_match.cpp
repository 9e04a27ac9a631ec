// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/match/fuba_match.h"

#include "core/games/fuba/match/board_data.h"
#include "core/games/fuba/match/fuba_info.h"
#include "core/games/fuba/match/fuba_option_facts.h"
#include "core/games/fuba/match/match_tables.h"
#include "core/games/fuba/match/report_facts.h"
#include "core/games/fuba/match/state_view.h"
#include "core/games/fuba/rules/option_names.h"

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
    switch (state.phase) {
    case Phase::FormationChoice:
        return !options.roles && !options.skills;
    case Phase::RoleChoice:
        return !options.skills;
    case Phase::HalfTime:
        return true;
    default:
        return false;
    }
}

/// Made in secret: the other side sees it later (specification, section 5).
Opens opensOf(const State &state)
{
    switch (state.phase) {
    case Phase::SkillChoice:
        // Secret until its first use (6.21).
        return Opens::WhenUsed;
    case Phase::FormationChoice:
    case Phase::RoleChoice:
    case Phase::Dive:
    case Phase::HalfTime:
        return isOtherThrough(state) ? Opens::AtOnce : Opens::WithTheOther;
    default:
        return Opens::AtOnce;
    }
}

/// Which die of how many that are thrown together.
std::pair<std::uint8_t, std::uint8_t> dieOf(const State &state)
{
    const auto first = [](bool withTwo) { return std::pair<std::uint8_t, std::uint8_t>(1, withTwo ? 2 : 1); };
    switch (state.phase) {
    case Phase::YellowRoll:
    case Phase::RedRoll:
        return first(state.actorUsed);
    case Phase::FreshFirst:
    case Phase::CarryFirst:
        return first(true);
    case Phase::PressRoll:
        return first(pressesWithTwo(state));
    case Phase::ShotRoll:
        return first(state.stage.keeperSkill);
    case Phase::YellowSecond:
    case Phase::RedSecond:
    case Phase::PressSecond:
    case Phase::ShotSecond:
    case Phase::FreshSecond:
    case Phase::CarrySecond:
        return {2, 2};
    default:
        return {1, 1};
    }
}

QJsonObject carryOutOf(const State &state, Side side)
{
    const SideState &own = state.sides[side];
    return {{QString::fromUtf8(conditionLossKey), own.nextMatchLoss},
            {QString::fromUtf8(yellowsKey), state.tables->teams[side].yellowsBefore + own.yellowsReceived}};
}

} // namespace

Message FubaMatch::subject() const
{
    if (state().phase != Phase::SetUpPlace)
        return {};
    return {QT_TRANSLATE_NOOP("core", "%1 left"), {QString::number(state().placing.left)}};
}

Question FubaMatch::question() const
{
    Question question = StateMatch::question();
    question.opens = opensOf(state());
    question.hidden = question.opens != Opens::AtOnce;
    std::tie(question.part, question.parts) = dieOf(state());
    return question;
}

QString FubaMatch::optionName(const Question &question, OptionCode option) const
{
    if (isNamePick(State::phaseOf(*question.prompt)))
        return option == byTheRules
                   ? QStringLiteral("by the rules")
                   : playerName(setup(), question.side.value_or(Side::Home), option - nameCode(0));
    return fuba::optionName(*question.prompt, option);
}

OptionFacts FubaMatch::optionFacts(OptionCode option) const
{
    return fuba::optionFacts(state(), option);
}

std::vector<ClosedOption> FubaMatch::closedOptions() const
{
    return fuba::closedOptions(state());
}

bool FubaMatch::hasSecretAnswer() const
{
    switch (state().phase) {
    case Phase::FormationChoice:
    case Phase::RoleChoice:
    case Phase::SkillChoice:
    case Phase::HalfTime:
        return state().decider == Side::Away;
    case Phase::Spot:
        return true;
    default:
        return false;
    }
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
    return boardPosition(state(), viewer);
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
