// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/simulator/simulator_telling.h"

#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

constexpr std::array simulatorTermNotes{
    TermNote{
        QT_TRANSLATE_NOOP("core", "counterattack"),
        QT_TRANSLATE_NOOP("core", "The side that wins the ball plays on at once. Its first pass is harder.")},
    TermNote{QT_TRANSLATE_NOOP("core", "pressing"),
             QT_TRANSLATE_NOOP("core", "In midfield, an opponent in the kicker's cell wins a short pass when "
                                       "players are equally close to the ball.")},
    TermNote{QT_TRANSLATE_NOOP("core", "duel"),
             QT_TRANSLATE_NOOP("core", "Each player rolls a die and adds his sections. The defender wins a "
                                       "tie, in a tackle the player on the ball.")},
    TermNote{QT_TRANSLATE_NOOP("core", "dribbling"),
             QT_TRANSLATE_NOOP("core", "Taking the ball past an opponent: a duel decides.")},
    TermNote{
        QT_TRANSLATE_NOOP("core", "tackle"),
        QT_TRANSLATE_NOOP(
            "core",
            "An opponent in the ball's cell tries to win it: by a duel, or without duels with a 5 or a 6.")},
    TermNote{QT_TRANSLATE_NOOP("core", "section"),
             QT_TRANSLATE_NOOP(
                 "core",
                 "A coloured part of a player's sticker: a skill. Two or three of one colour can do more.")},
    TermNote{QT_TRANSLATE_NOOP("core", "advance"),
             QT_TRANSLATE_NOOP("core", "A kick that the kicker runs on to himself.")},
    TermNote{QT_TRANSLATE_NOOP("core", "first-time shot"),
             QT_TRANSLATE_NOOP("core", "A player who wins the ball in the penalty area may shoot at once.")},
    TermNote{QT_TRANSLATE_NOOP("core", "first-touch pass"),
             QT_TRANSLATE_NOOP(
                 "core", "A player who receives a teammate's pass without moving may play it on at once.")},
    TermNote{QT_TRANSLATE_NOOP("core", "set-up"),
             QT_TRANSLATE_NOOP("core", "Both sides place all their players and may make substitutions.")},
};

} // namespace

std::span<const TermNote> simulatorTerms()
{
    return simulatorTermNotes;
}

} // namespace touchline
