// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/fuba_game.h"

#include <QtGlobal>

namespace touchline::fuba {

Result<std::shared_ptr<const TeamDocument>> FubaGame::unkeptDocumentFor(const SideSetup &side) const
{
    if (teamOf(side) != nullptr)
        return side.document;
    return std::make_shared<const FubaTeam>(formerTeamFromSquad(side.team, side.squad));
}

Problems FubaGame::idleOptions(const LevelSpec &level, const OptionValues &options,
                               const OptionUse &use) const
{
    Problems problems;
    const auto refuse = [&](const char *option, bool isIdle, const char *why) {
        if (isIdle && isChanged(info().options, level, options, option))
            problems.push_back({QString::fromUtf8(option), {why, {}}, {}});
    };
    refuse("skills_per_team", !options.isOn("skills") || options.isOn("c3"),
           QT_TRANSLATE_NOOP("core", "It has no effect without the option \"skills\", and with \"c3\", where "
                                     "each team takes one."));
    for (Problem &problem : StateGame::idleOptions(level, options, use))
        problems.push_back(std::move(problem));
    refuse("golden_goal", use.needsWinner && !options.isOn("extra_time"),
           QT_TRANSLATE_NOOP("core", "It has no effect without the option \"extra_time\"."));
    return problems;
}

bool FubaGame::hasSuspensions(const OptionValues &options) const
{
    return options.isOn("name_suspension");
}

QJsonObject FubaGame::carryPastMatch(const QJsonObject &carryIn) const
{
    QJsonObject left = carryIn;
    left.remove(QString::fromUtf8(conditionLossKey));
    return left;
}

void FubaGame::prepare(FixtureSetup &setup) const
{
    if (!hasSuspensions(setup.options))
        for (const Side side : bothSides)
            setup.sides[side].absent.clear();
}

} // namespace touchline::fuba
