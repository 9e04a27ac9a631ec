// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/oldschool/oldschool_telling.h"

#include "core/games/oldschool/board/geometry.h"

namespace touchline {

namespace {

/// Events have cells as the side that plays sees them, from its own end; the board has them from the home
/// end.
QString cellOnBoard(const StoryEvent &told)
{
    const oldschool::Point own = oldschool::at(told.number("column"), told.number("row"));
    const oldschool::Point cell = told.event.hasSide ? oldschool::seenBy(told.event.side, own) : own;
    return QStringLiteral("%1/%2").arg(cell.x).arg(cell.y);
}

/// Halves of thirty minutes: nothing is over after ninety.
QString oldschoolWhistle(const StoryEvent &told)
{
    switch (told.event.period) {
    case Period::FirstHalf:
        return QStringLiteral("Half-time");
    case Period::SecondHalf:
        return QStringLiteral("Full-time");
    case Period::ExtraTime:
        return QStringLiteral("Half-time of extra time");
    default:
        return QStringLiteral("After extra time");
    }
}

} // namespace

const EventWords &oldschoolWords()
{
    static const EventWords words{
        {QStringLiteral("space"), cellOnBoard},
        {QStringLiteral("formation"), formationWords},
        {QStringLiteral("toss_words"),
         codeWords("takes", {{"ball", "take the ball"}, {"goal", "choose the end"}})},
        {QStringLiteral("shot_words"), codeWords("shot", {{"straight", "straight on"},
                                                          {"coordinate", "across"},
                                                          {"lob", "with a lob"},
                                                          {"header", "with the head"}})},
        {QStringLiteral("miss_words"), codeWords("miss", {{"wide", "wide"}, {"over", "over the bar"}})},
        {QStringLiteral("tackle_words"),
         codeWords("result", {{"won", "wins the ball"},
                              {"odd", "misses it; the captain protests"},
                              {"referee_none", "wins the ball, the referee lets play go on"},
                              {"foul", "fouls him"}})},
        {QStringLiteral("goal_words"), codeWords("from", {{"straight", "a straight shot"},
                                                          {"coordinate", "a shot across"},
                                                          {"lob", "a lob"},
                                                          {"header", "a header"},
                                                          {"run_in", "run in"},
                                                          {"rolling", "it rolled in"},
                                                          {"penalty", "a penalty"},
                                                          {"deflected", "a deflection"}})},
        {QStringLiteral("success"), onOffWords("succeeded", "it works", "it fails")},
        {QStringLiteral("yellow_card"), bookingWords},
        {QStringLiteral("whistle_words"), oldschoolWhistle},
    };
    return words;
}

} // namespace touchline
