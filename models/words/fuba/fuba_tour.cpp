// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/fuba/fuba_telling.h"

#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

constexpr std::array fubaTourSteps{
    TourStep{TourPart::Field,
             QT_TRANSLATE_NOOP("core", "The pitch is divided into areas. The number on the ball is the ball "
                                       "value: 1 is full control, 6 hardly any.")},
    TourStep{TourPart::Choice,
             QT_TRANSLATE_NOOP("core", "What you can do is listed here. Click an answer, press its number, "
                                       "or click what is marked on the pitch.")},
    TourStep{TourPart::Roll,
             QT_TRANSLATE_NOOP("core", "Click the die or press Space. In a control check more than the ball "
                                       "value keeps the ball, less loses it, the same is a special event.")},
    TourStep{TourPart::Choice,
             QT_TRANSLATE_NOOP("core", "In each turn the side on the ball acts first, then the other side "
                                       "can press, adjust or move. Give another answer.")},
    tourTicker,
    TourStep{
        TourPart::Score,
        QT_TRANSLATE_NOOP(
            "core",
            "The clock moves with the dice of a turn. A half ends at 45 and at 90, with stoppage time.")},
    tourControls,
};

} // namespace

const MatchTour &fubaTour()
{
    static constexpr MatchTour tour{"basic", fubaTourSteps};
    return tour;
}

} // namespace touchline
