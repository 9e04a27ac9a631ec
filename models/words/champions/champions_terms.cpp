// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/champions/champions_telling.h"

#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

constexpr std::array championsTermNotes{
    TermNote{
        QT_TRANSLATE_NOOP("core", "interception"),
        QT_TRANSLATE_NOOP(
            "core",
            "An opponent beside the way of the ball tries to reach it with a roll; each has one chance.")},
    TermNote{QT_TRANSLATE_NOOP("core", "offside"),
             QT_TRANSLATE_NOOP(
                 "core",
                 "Whoever stands behind the defence when the ball is played may not touch it in that turn.")},
    TermNote{QT_TRANSLATE_NOOP("core", "shoulder charge"),
             QT_TRANSLATE_NOOP("core", "Pushes an opponent one space away to get past him.")},
    TermNote{QT_TRANSLATE_NOOP("core", "save"),
             QT_TRANSLATE_NOOP("core", "The goalie meets a shot on its way: the nearer he stands and the "
                                       "slower it is, the better his chance.")},
    TermNote{QT_TRANSLATE_NOOP("core", "rebound"),
             QT_TRANSLATE_NOOP("core", "A ball that was not held comes back into the field.")},
    TermNote{QT_TRANSLATE_NOOP("core", "watch"),
             QT_TRANSLATE_NOOP(
                 "core",
                 "Each 1 that is rolled moves it by six minutes; after the sixteenth 1 the match is over.")},
};

} // namespace

std::span<const TermNote> championsTerms()
{
    return championsTermNotes;
}

} // namespace touchline
