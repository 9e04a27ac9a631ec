// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/oldschool/oldschool_telling.h"

#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

constexpr std::array oldschoolTourSteps{
    TourStep{
        TourPart::Field,
        QT_TRANSLATE_NOOP(
            "core",
            "The pitch has fine cells. The wheel zooms in, and a drag beside the players moves the view.")},
    TourStep{TourPart::Choice,
             QT_TRANSLATE_NOOP("core", "Before kick-off: your formation, who plays, who is captain. “As "
                                       "suggested” and “done” are the quick answers.")},
    TourStep{TourPart::Choice,
             QT_TRANSLATE_NOOP("core", "In a turn you choose a player, then his cell. Each step costs a "
                                       "movement point; dribbling uses the same points.")},
    TourStep{TourPart::Roll,
             QT_TRANSLATE_NOOP("core", "Your dice: click them or press Space. With White, even succeeds and "
                                       "odd fails; Light Blue is the referee’s die.")},
    tourTicker,
    TourStep{TourPart::Score,
             QT_TRANSLATE_NOOP(
                 "core",
                 "A half is 50 turns, which stand for thirty minutes. After two halves the match is over.")},
    tourControls,
};

} // namespace

const MatchTour &oldschoolTour()
{
    static constexpr MatchTour tour{"normal", oldschoolTourSteps};
    return tour;
}

} // namespace touchline
