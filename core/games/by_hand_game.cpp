// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/by_hand_game.h"

#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

constexpr std::array byHandLevels{
    LevelSpec{"results", QT_TRANSLATE_NOOP("core", "Results by hand"),
              QT_TRANSLATE_NOOP("core", "You enter every result, with scorers and cards if you like.")}};

/// Named as the agent of a team that a person decides for, so that no computer player waits for these
/// matches.
constexpr std::array byHandAgents{AgentSpec{"person", QT_TRANSLATE_NOOP("core", "A person"),
                                            QT_TRANSLATE_NOOP("core", "Results are entered by hand.")}};

/// Attempts and shots are for rulebooks that use them.
constexpr std::array byHandFields{SheetField{"referee", QT_TRANSLATE_NOOP("core", "Referee")}};

constexpr const char *notPlayed = QT_TRANSLATE_NOOP(
    "core", "Results in this competition are entered by hand; the computer doesn't play its matches.");

} // namespace

const GameInfo &ByHandGame::info() const
{
    static const GameInfo info = [] {
        GameInfo made{};
        made.id = "by-hand";
        made.title = QT_TRANSLATE_NOOP("core", "Results by hand");
        made.rulesVersion = 1;
        made.levels = byHandLevels;
        made.agents = byHandAgents;
        made.discipline = "domestic";
        return made;
    }();
    return info;
}

Result<std::shared_ptr<const TeamDocument>> ByHandGame::readTeam(const QJsonObject & /*object*/) const
{
    return fail(Fault::Refused, notPlayed);
}

QJsonObject ByHandGame::writeTeam(const TeamDocument & /*document*/) const
{
    return {};
}

SideSetup ByHandGame::sideFor(std::shared_ptr<const TeamDocument> /*document*/) const
{
    return {};
}

Result<std::shared_ptr<const TeamDocument>> ByHandGame::documentFor(const SideSetup & /*side*/) const
{
    return fail(Fault::Refused, notPlayed);
}

ScoreSheet ByHandGame::scoreSheet(const QString & /*level*/, const OptionValues & /*options*/) const
{
    ScoreSheet sheet = plainScoreSheet();
    sheet.fields = byHandFields;
    return sheet;
}

Result<std::unique_ptr<Match>> ByHandGame::kickOff(FixtureSetup /*setup*/, EventList & /*sink*/) const
{
    return fail(Fault::Refused, notPlayed);
}

Result<std::unique_ptr<Agent>> ByHandGame::makeAgent(const QString & /*name*/, Side /*side*/,
                                                     Generator /*generator*/) const
{
    return fail(Fault::NotFound, notPlayed);
}

} // namespace touchline
