// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/simulator/simulator_telling.h"

#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

constexpr std::array simulatorTourSteps{
    TourStep{TourPart::Field,
             QT_TRANSLATE_NOOP("core", "The pitch has large cells, and the colours of a player are his "
                                       "skills. The ball goes where you kick it, and stays where it stops.")},
    TourStep{TourPart::Choice,
             QT_TRANSLATE_NOOP("core", "First your formation and, if you like, substitutions: “done” goes "
                                       "on. Click an answer or press its number.")},
    TourStep{
        TourPart::Choice,
        QT_TRANSLATE_NOOP(
            "core",
            "A kick is aimed: drag back from the ball and click it, or choose direction and power here.")},
    TourStep{
        TourPart::Roll,
        QT_TRANSLATE_NOOP(
            "core",
            "When chance decides, you roll: click the die or press Space. What you need stands below it.")},
    tourTicker,
    TourStep{
        TourPart::Score,
        QT_TRANSLATE_NOOP(
            "core",
            "The clock moves with the play, not with your time: each half ends after a number of steps.")},
    tourControls,
};

} // namespace

const MatchTour &simulatorTour()
{
    static constexpr MatchTour tour{"base", simulatorTourSteps};
    return tour;
}

} // namespace touchline
