// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/match/state_view.h"

#include "core/base/to_qstring.h"
#include "core/games/oldschool/match/option_names.h"
#include "core/games/oldschool/rules/positions.h"
#include "core/games/oldschool/rules/teller.h"

#include <QJsonArray>

namespace touchline::oldschool {

namespace {

constexpr std::array<const char *, 6> ballWords{"dead", "held", "hands", "loose", "air", "header"};

QJsonArray menJson(const State &state, const FixtureSetup &setup, Side side)
{
    QJsonArray men;
    eachPiece(state, side, [&](int number) {
        const Piece &piece = state.piece(number);
        men.append(QJsonObject{
            {QStringLiteral("shirt"), piece.shirt},
            {QStringLiteral("name"), playerName(setup, side, Teller::squadIndexOf(state, number))},
            {QStringLiteral("role"), QString::fromUtf8(codeOf(piece.role))},
            {QStringLiteral("cell"), cellName(piece.at)},
            {QStringLiteral("mp"), piece.mp},
            {QStringLiteral("stuck"), piece.stuck},
            {QStringLiteral("yellows"), piece.yellows}});
    });
    return men;
}

} // namespace

QJsonObject stateView(const State &state, const FixtureSetup &setup)
{
    QJsonObject sides;
    for (const Side side : bothSides) {
        const SideState &team = state.sides[side];
        sides.insert(sideWord(side), QJsonObject{{QStringLiteral("jokers"), team.jokers},
                                                 {QStringLiteral("substitutions"), team.substitutions},
                                                 {QStringLiteral("men"), menJson(state, setup, side)}});
    }
    return {
        {QStringLiteral("due"), toQString(promptDue(state).id)},
        {QStringLiteral("minute"), minuteOf(state)},
        {QStringLiteral("half"), state.half},
        {QStringLiteral("turn"), state.turn},
        {QStringLiteral("score"), QJsonArray{state.score.home, state.score.away}},
        {QStringLiteral("possession"), sideWord(state.poss)},
        {QStringLiteral("ball"), cellName(state.ball.at)},
        {QStringLiteral("ball_is"), QString::fromUtf8(ballWords[static_cast<std::size_t>(state.ball.mode)])},
        {QStringLiteral("dice"), QJsonArray{state.dice.a, state.dice.b}},
        {QStringLiteral("sides"), sides}};
}

} // namespace touchline::oldschool
