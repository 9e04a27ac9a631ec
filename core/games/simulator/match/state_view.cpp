// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/match/state_view.h"

#include "core/base/to_qstring.h"
#include "core/games/simulator/match/option_names.h"
#include "core/games/simulator/rules/positions.h"
#include "core/games/simulator/rules/teller.h"

#include <QJsonArray>

namespace touchline::simulator {

namespace {

QJsonArray tokensJson(const State &state, const FixtureSetup &setup, Side side)
{
    QJsonArray tokens;
    eachOn(state, side, [&](int piece) {
        const Man &man = state.man(piece);
        tokens.append(QJsonObject{{QStringLiteral("name"), playerName(setup, side, manOf(piece))},
                                  {QStringLiteral("sticker"), lettersOf(stickerOf(state, piece))},
                                  {QStringLiteral("active"),
                                   std::min<int>(activeSections(state, piece), stickerOf(state, piece).size)},
                                  {QStringLiteral("cell"), cellName(own(state, side, man.cell))},
                                  {QStringLiteral("x"), man.at.x / 100.0},
                                  {QStringLiteral("y"), man.at.y / 100.0},
                                  {QStringLiteral("lying"), man.lying},
                                  {QStringLiteral("yellows"), man.yellows},
                                  {QStringLiteral("injuries"), man.injuries}});
    });
    return tokens;
}

} // namespace

QJsonObject stateView(const State &state, const FixtureSetup &setup)
{
    QJsonObject sides;
    for (const Side side : bothSides)
        sides.insert(sideWord(side),
                     QJsonObject{{QStringLiteral("substitutions"), state.sides[side].substitutions},
                                 {QStringLiteral("bonuses"), state.sides[side].bonuses},
                                 {QStringLiteral("tokens"), tokensJson(state, setup, side)}});
    return {{QStringLiteral("due"), toQString(promptDue(state).id)},
            {QStringLiteral("minute"), clockMinute(state)},
            {QStringLiteral("half"), state.half},
            {QStringLiteral("steps"), state.steps},
            {QStringLiteral("injury_time"), state.injuryTime},
            {QStringLiteral("score"), QJsonArray{state.score.home, state.score.away}},
            {QStringLiteral("possession"), sideWord(state.attacker)},
            {QStringLiteral("ball"), QJsonObject{{QStringLiteral("x"), state.ball.at.x / 100.0},
                                                 {QStringLiteral("y"), state.ball.at.y / 100.0}}},
            {QStringLiteral("strict_referee"), state.strict},
            {QStringLiteral("bad_weather"), state.badWeather},
            {QStringLiteral("sides"), sides}};
}

} // namespace touchline::simulator
