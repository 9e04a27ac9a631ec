// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/simulator/simulator_telling.h"

#include <algorithm>

namespace touchline {

namespace {

QString simulatorFormation(const StoryEvent &told)
{
    return told.number("defenders") == 0 ? QStringLiteral("in a formation of their own")
                                         : formationWords(told);
}

/// How far the ball went from where it was aimed at.
QString simulatorError(const StoryEvent &told)
{
    constexpr int fullTurn = 3'600;
    constexpr int tenths = 10;
    const int off = (told.number("real_direction") - tenths * told.number("direction") + fullTurn) % fullTurn;
    return QStringLiteral("%1°").arg(std::min(off, fullTurn - off) / 10.0, 0, 'f', 1);
}

QString simulatorPath(const StoryEvent &told)
{
    constexpr double hundredths = 100;
    QStringList points;
    for (const char number : {'1', '2', '3'}) {
        const auto at = [&](char axis) {
            return told.number(QByteArray({axis, number}).constData()) / hundredths;
        };
        const QString point = QStringLiteral("%1/%2").arg(at('x'), 0, 'f', 1).arg(at('y'), 0, 'f', 1);
        if (points.isEmpty() || points.last() != point)
            points << point;
    }
    return points.join(QStringLiteral(", "));
}

QString simulatorInjury(const StoryEvent &told)
{
    return told.text("code") == QLatin1String("serious") ? QStringLiteral("seriously injured")
                                                         : QStringLiteral("injured");
}

/// Nothing where a die alone made it a foul.
QString duelSums(const StoryEvent &told)
{
    return told.has("result", "foul")
               ? QString()
               : QStringLiteral("%1 against %2, ").arg(told.number("own_sum")).arg(told.number("other_sum"));
}

} // namespace

const EventWords &simulatorWords()
{
    static const EventWords words{
        {QStringLiteral("space"), cellWords},
        {QStringLiteral("formation"), simulatorFormation},
        {QStringLiteral("error_words"), simulatorError},
        {QStringLiteral("path_words"), simulatorPath},
        {QStringLiteral("declared_words"),
         codeWords("act", {{"dribble", "a dribbling"},
                           {"cross", "a cross"},
                           {"shot", "a shot"},
                           {"hand", "a throw"},
                           {"dribble_keeper", "to go round the goalkeeper"}})},
        {QStringLiteral("referee_words"), onOffWords("strict", "strict", "normal")},
        {QStringLiteral("weather_words"), onOffWords("bad", "bad", "clear")},
        {QStringLiteral("act_words"),
         codeWords("act", {{"pass", "plays the ball"},
                           {"dribble", "dribbles"},
                           {"cross", "crosses"},
                           {"shot", "shoots"},
                           {"hand", "throws the ball"},
                           {"head_pass", "heads it on"},
                           {"head_shot", "heads at goal"},
                           {"dribble_keeper", "tries to go round the goalkeeper"}})},
        {QStringLiteral("end_words"), codeWords("ending", {{"rest", ""},
                                                           {"sideline", ", out over the sideline"},
                                                           {"goal_line", ", over the goal line"},
                                                           {"goal", ", into the goal"}})},
        {QStringLiteral("frame_words"), onOffWords("bar", "bar", "post")},
        {QStringLiteral("reflex_words"),
         onOffWords("held", "free to stand anywhere", "no standing outside the goal area")},
        {QStringLiteral("reason_words"),
         codeWords("reason", {{"nearest", ""},
                              {"touch", " by a touch"},
                              {"short", " after a short pass"},
                              {"tie_to_defence", ", level, for the defence"},
                              {"counterattack", ", level, after the first pass of a counterattack"},
                              {"pressing", ", level, thanks to pressing"},
                              {"header", " with the head"},
                              {"duel", " after the duel"}})},
        {QStringLiteral("var_words"), onOffWords("revoked", "no penalty", "it stands")},
        {QStringLiteral("entry_words"), codeWords("result", {{"enters", "no foul"},
                                                             {"foul", "foul"},
                                                             {"yellow", "foul, yellow card"},
                                                             {"red", "foul, red card"}})},
        {QStringLiteral("won_words"), onOffWords("won", "wins the ball", "nothing")},
        {QStringLiteral("duel_words"),
         codeWords("duel",
                   {{"dribbling", "dribbles at"}, {"goalkeeper", "goes round"}, {"tackle", "tackles"}})},
        {QStringLiteral("sum_words"), duelSums},
        {QStringLiteral("result_words"),
         codeWords("result", {{"won", "won"}, {"lost", "lost"}, {"foul", "a foul"}})},
        {QStringLiteral("foul_words"), codeWords("foul", {{"knock_over", ", knocked over"},
                                                          {"behind", " from behind"},
                                                          {"afar", " from afar"},
                                                          {"duel", " in the duel"},
                                                          {"voluntary", ", on purpose"}})},
        {QStringLiteral("pose_words"),
         codeWords("pose",
                   {{"stay", "stays"}, {"rod", "is on the rod"}, {"stand", "stands"}, {"lie", "lies"}})},
        {QStringLiteral("injury_words"), simulatorInjury},
        {QStringLiteral("booking_words"), bookingWords},
    };
    return words;
}

} // namespace touchline
