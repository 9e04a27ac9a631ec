// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/atcs/atcs_telling.h"

#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

constexpr std::array atcsTourSteps{
    TourStep{TourPart::Field,
             QT_TRANSLATE_NOOP("core", "The two team cards. Yours is on the left: attempts and shots on goal "
                                       "on top, and for each player the numbers that make him the shooter.")},
    TourStep{TourPart::Choice,
             QT_TRANSLATE_NOOP("core", "Choose your strategy and formation; the other side chooses in secret "
                                       "too. Aggressive risks more cards and injuries.")},
    TourStep{TourPart::Roll,
             QT_TRANSLATE_NOOP("core", "Your dice wait for you: click the die or press Space. In an attempt, "
                                       "what makes it a shot on goal stands below it.")},
    tourTicker,
    TourStep{TourPart::Score,
             QT_TRANSLATE_NOOP("core", "A half ends when both sides have used up their attempts. Then cards "
                                       "and injuries are rolled for, and you choose again.")},
    tourControls,
};

} // namespace

const MatchTour &atcsTour()
{
    static constexpr MatchTour tour{"advanced", atcsTourSteps};
    return tour;
}

} // namespace touchline
