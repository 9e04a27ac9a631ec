// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/champions/champions_telling.h"

#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

constexpr std::array championsTermNotes{
    TermNote{QT_TRANSLATE_NOOP("core", "interception"),
             QT_TRANSLATE_NOOP(
                 "core", "An opponent next to the ball's path rolls to reach it. Each player gets one try.")},
    TermNote{
        QT_TRANSLATE_NOOP("core", "offside"),
        QT_TRANSLATE_NOOP(
            "core", "A player behind the defence when the ball is played may not touch it in that turn.")},
    TermNote{QT_TRANSLATE_NOOP("core", "shoulder charge"),
             QT_TRANSLATE_NOOP("core", "Pushes an opponent one space away to get past him.")},
    TermNote{QT_TRANSLATE_NOOP("core", "save"),
             QT_TRANSLATE_NOOP("core", "The goalie meets the shot on its way. The closer he is and the "
                                       "slower the shot, the better his chance.")},
    TermNote{QT_TRANSLATE_NOOP("core", "rebound"),
             QT_TRANSLATE_NOOP("core", "A shot that is not held comes back into play.")},
    TermNote{QT_TRANSLATE_NOOP("core", "watch"),
             QT_TRANSLATE_NOOP("core",
                               "Every 1 rolled moves it on by six minutes; the sixteenth ends the match.")},
};

} // namespace

std::span<const TermNote> championsTerms()
{
    return championsTermNotes;
}

} // namespace touchline
