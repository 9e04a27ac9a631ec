// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/fuba/fuba_telling.h"

#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

constexpr std::array fubaTermNotes{
    TermNote{QT_TRANSLATE_NOOP("core", "ball value"),
             QT_TRANSLATE_NOOP("core", "The face of the ball die: 1 means full control, 6 hardly any.")},
    TermNote{QT_TRANSLATE_NOOP("core", "control check"),
             QT_TRANSLATE_NOOP("core", "The die of the side on the ball against the ball value: higher keeps "
                                       "the ball, lower loses it, equal brings a special event.")},
    TermNote{
        QT_TRANSLATE_NOOP("core", "special event"),
        QT_TRANSLATE_NOOP(
            "core", "When the die equals the ball value: a foul, a corner, a free movement, an injury …")},
    TermNote{QT_TRANSLATE_NOOP("core", "adjustment"),
             QT_TRANSLATE_NOOP(
                 "core", "Changes the ball value by the difference in players at the ball, by 2 at most.")},
    TermNote{QT_TRANSLATE_NOOP("core", "pressing"),
             QT_TRANSLATE_NOOP("core",
                               "The side without the ball rolls: less than the ball value wins the ball.")},
    TermNote{QT_TRANSLATE_NOOP("core", "condition point"),
             QT_TRANSLATE_NOOP("core", "Stamina of the defence, midfield or attack. Spend one to improve an "
                                       "action; tired teams lose them.")},
    TermNote{QT_TRANSLATE_NOOP("core", "secondary"),
             QT_TRANSLATE_NOOP("core", "A side's second action in a stage, weaker than its first.")},
    TermNote{QT_TRANSLATE_NOOP("core", "rebound"),
             QT_TRANSLATE_NOOP("core", "Both sides roll, each adding its players in the penalty area.")},
};

} // namespace

std::span<const TermNote> fubaTerms()
{
    return fubaTermNotes;
}

} // namespace touchline
