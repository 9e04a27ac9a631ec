// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/simulator/simulator_telling.h"

#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

constexpr std::array simulatorTermNotes{
    TermNote{
        QT_TRANSLATE_NOOP("core", "counterattack"),
        QT_TRANSLATE_NOOP("core", "The side that wins the ball has it at once. Its first pass is harder.")},
    TermNote{QT_TRANSLATE_NOOP("core", "pressing"),
             QT_TRANSLATE_NOOP(
                 "core", "An opponent in the kicker's cell takes a short pass of midfield that is level.")},
    TermNote{QT_TRANSLATE_NOOP("core", "duel"),
             QT_TRANSLATE_NOOP("core", "One die each with what the sections of both players add. Level: who "
                                       "defends, or has the ball, wins it.")},
    TermNote{QT_TRANSLATE_NOOP("core", "dribbling"),
             QT_TRANSLATE_NOOP("core", "An advance past an opponent: a duel says whether the ball gets by.")},
    TermNote{QT_TRANSLATE_NOOP("core", "tackle"),
             QT_TRANSLATE_NOOP("core",
                               "An opponent in the ball's cell tries to win it: by a duel, or without "
                               "duels with a 5 or a 6.")},
    TermNote{
        QT_TRANSLATE_NOOP("core", "section"),
        QT_TRANSLATE_NOOP(
            "core", "A coloured part of a player's sticker: a skill. Two or three of a colour can do more.")},
    TermNote{QT_TRANSLATE_NOOP("core", "advance"),
             QT_TRANSLATE_NOOP("core", "A kick after which the kicker himself takes the ball.")},
    TermNote{QT_TRANSLATE_NOOP("core", "first-time shot"),
             QT_TRANSLATE_NOOP("core", "Whoever wins the ball in the penalty area may shoot at once.")},
    TermNote{
        QT_TRANSLATE_NOOP("core", "first-touch pass"),
        QT_TRANSLATE_NOOP("core", "Whoever gets a teammate's pass without moving may play it on at once.")},
    TermNote{QT_TRANSLATE_NOOP("core", "set-up"),
             QT_TRANSLATE_NOOP("core", "Both sides place all their players, and may change some.")},
};

} // namespace

std::span<const TermNote> simulatorTerms()
{
    return simulatorTermNotes;
}

} // namespace touchline
