// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/champions/champions_telling.h"

#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

constexpr std::array championsTourSteps{
    TourStep{TourPart::Field, QT_TRANSLATE_NOOP("core", "The pitch is a grid of spaces. Your goalie stands "
                                                        "at one end; the ball moves from space to space.")},
    TourStep{TourPart::Choice,
             QT_TRANSLATE_NOOP("core", "First your formation and who plays: the lowest numbers are the quick "
                                       "answer. Click one or press its number.")},
    TourStep{TourPart::Choice,
             QT_TRANSLATE_NOOP("core", "Then where your players start. The template places all of them at "
                                       "once; or click a space on the pitch for each.")},
    TourStep{TourPart::Roll,
             QT_TRANSLATE_NOOP(
                 "core",
                 "Your die says how far one player moves. Click it or press Space. A 1 moves the watch on.")},
    tourTicker,
    TourStep{TourPart::Score,
             QT_TRANSLATE_NOOP("core", "The watch moves on by six minutes with every 1 that is rolled. There "
                                       "is no half-time: the sixteenth 1 ends the match.")},
    tourControls,
};

} // namespace

const MatchTour &championsTour()
{
    static constexpr MatchTour tour{"first", championsTourSteps};
    return tour;
}

} // namespace touchline
