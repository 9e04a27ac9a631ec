// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/oldschool/oldschool_telling.h"

#include "models/words/common/option_label.h"

#include <QRegularExpression>
#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

constexpr std::array oldschoolNames{
    LabelledName{"as suggested", QT_TRANSLATE_NOOP("OptionLabels", "As suggested")},
    LabelledName{"done", QT_TRANSLATE_NOOP("OptionLabels", "Nothing more")},
    LabelledName{"end", QT_TRANSLATE_NOOP("OptionLabels", "No more moves")},
    LabelledName{"ball", QT_TRANSLATE_NOOP("OptionLabels", "Take the ball")},
    LabelledName{"goal", QT_TRANSLATE_NOOP("OptionLabels", "Choose the end")},
    LabelledName{"nobody", QT_TRANSLATE_NOOP("OptionLabels", "Nobody")},
    LabelledName{"stay", QT_TRANSLATE_NOOP("OptionLabels", "Stay there")},
    LabelledName{"roll", QT_TRANSLATE_NOOP("OptionLabels", "Roll dark blue and red")},
    LabelledName{"cross", QT_TRANSLATE_NOOP("OptionLabels", "Cross")},
    LabelledName{"feint", QT_TRANSLATE_NOOP("OptionLabels", "Feint")},
    LabelledName{"free pass", QT_TRANSLATE_NOOP("OptionLabels", "Pass without dice")},
    LabelledName{"use the declined roll", QT_TRANSLATE_NOOP("OptionLabels", "Use the declined roll")},
    LabelledName{"shoot with the roll of this turn",
                 QT_TRANSLATE_NOOP("OptionLabels", "Shoot with the roll of this turn")},
    LabelledName{"run in", QT_TRANSLATE_NOOP("OptionLabels", "Run into the goal")},
    LabelledName{"walk with the ball", QT_TRANSLATE_NOOP("OptionLabels", "Walk with the ball in his hands")},
    LabelledName{"keep the ball", QT_TRANSLATE_NOOP("OptionLabels", "Keep the ball")},
    LabelledName{"roll again", QT_TRANSLATE_NOOP("OptionLabels", "Roll a second time")},
    LabelledName{"through pass", QT_TRANSLATE_NOOP("OptionLabels", "Through pass")},
    LabelledName{"the same dice", QT_TRANSLATE_NOOP("OptionLabels", "Head it on with the same dice")},
    LabelledName{"new dice", QT_TRANSLATE_NOOP("OptionLabels", "Roll new dice for the header")},
    LabelledName{"no curl", QT_TRANSLATE_NOOP("OptionLabels", "No curl")},
    LabelledName{"to the left of its way", QT_TRANSLATE_NOOP("OptionLabels", "Curl to the left of its way")},
    LabelledName{"to the right of its way",
                 QT_TRANSLATE_NOOP("OptionLabels", "Curl to the right of its way")},
    LabelledName{"curl up", QT_TRANSLATE_NOOP("OptionLabels", "Curl up")},
    LabelledName{"curl down", QT_TRANSLATE_NOOP("OptionLabels", "Curl down")},
    LabelledName{"curl left", QT_TRANSLATE_NOOP("OptionLabels", "Curl to the left")},
    LabelledName{"curl right", QT_TRANSLATE_NOOP("OptionLabels", "Curl to the right")},
    LabelledName{"curl up and left", QT_TRANSLATE_NOOP("OptionLabels", "Curl up and to the left")},
    LabelledName{"curl up and right", QT_TRANSLATE_NOOP("OptionLabels", "Curl up and to the right")},
    LabelledName{"curl down and left", QT_TRANSLATE_NOOP("OptionLabels", "Curl down and to the left")},
    LabelledName{"curl down and right", QT_TRANSLATE_NOOP("OptionLabels", "Curl down and to the right")},
    LabelledName{"left", QT_TRANSLATE_NOOP("OptionLabels", "To the left of the ball's way")},
    LabelledName{"right", QT_TRANSLATE_NOOP("OptionLabels", "To the right of the ball's way")},
    LabelledName{"corner", QT_TRANSLATE_NOOP("OptionLabels", "Over the line: a corner")},
    LabelledName{"dive", QT_TRANSLATE_NOOP("OptionLabels", "Dive")},
    LabelledName{"no dive", QT_TRANSLATE_NOOP("OptionLabels", "Do not dive")},
    LabelledName{"joker", QT_TRANSLATE_NOOP("OptionLabels", "Play a joker")},
    LabelledName{"ask the referee", QT_TRANSLATE_NOOP("OptionLabels", "Ask the referee")},
    LabelledName{"head", QT_TRANSLATE_NOOP("OptionLabels", "Head it")},
    LabelledName{"feet", QT_TRANSLATE_NOOP("OptionLabels", "Take it with the feet")},
    LabelledName{"leave it", QT_TRANSLATE_NOOP("OptionLabels", "Leave it")},
    LabelledName{"dribble forward", QT_TRANSLATE_NOOP("OptionLabels", "Dribble forward")},
    LabelledName{"dribble back", QT_TRANSLATE_NOOP("OptionLabels", "Dribble back")},
    LabelledName{"dribble left", QT_TRANSLATE_NOOP("OptionLabels", "Dribble to the left")},
    LabelledName{"dribble right", QT_TRANSLATE_NOOP("OptionLabels", "Dribble to the right")},
    LabelledName{"dribble forward and left",
                 QT_TRANSLATE_NOOP("OptionLabels", "Dribble forward and to the left")},
    LabelledName{"dribble forward and right",
                 QT_TRANSLATE_NOOP("OptionLabels", "Dribble forward and to the right")},
    LabelledName{"dribble back and left", QT_TRANSLATE_NOOP("OptionLabels", "Dribble back and to the left")},
    LabelledName{"dribble back and right",
                 QT_TRANSLATE_NOOP("OptionLabels", "Dribble back and to the right")}};

/// What stands before a player or a cell; the label has %1 in its place.
constexpr std::array oldschoolStarts{
    LabelledName{"move ", QT_TRANSLATE_NOOP("OptionLabels", "Move %1")},
    LabelledName{"tackle with ", QT_TRANSLATE_NOOP("OptionLabels", "Tackle with %1")},
    LabelledName{"free pass to ", QT_TRANSLATE_NOOP("OptionLabels", "Pass without dice to %1")},
    LabelledName{"free long pass to ", QT_TRANSLATE_NOOP("OptionLabels", "Long pass without dice to %1")},
    LabelledName{"turn the ball to ", QT_TRANSLATE_NOOP("OptionLabels", "Turn the ball to %1")},
    LabelledName{"straight to ", QT_TRANSLATE_NOOP("OptionLabels", "Straight pass to %1")},
    LabelledName{"diagonal to ", QT_TRANSLATE_NOOP("OptionLabels", "Diagonal pass to %1")},
    LabelledName{"long to ", QT_TRANSLATE_NOOP("OptionLabels", "Long ball to %1")},
    LabelledName{"high to ", QT_TRANSLATE_NOOP("OptionLabels", "High cross to %1")},
    LabelledName{"low to ", QT_TRANSLATE_NOOP("OptionLabels", "Low cross to %1")},
    LabelledName{"doubled to ", QT_TRANSLATE_NOOP("OptionLabels", "Doubled cross to %1")},
    LabelledName{"row ", QT_TRANSLATE_NOOP("OptionLabels", "Row %1")},
    LabelledName{"column ", QT_TRANSLATE_NOOP("OptionLabels", "Column %1")}};

/// A shot with its aim: "lob at 13, height 2".
constexpr std::array oldschoolShots{
    LabelledName{"shot straight at",
                 QT_TRANSLATE_NOOP("OptionLabels", "Straight shot at column %1, height %2")},
    LabelledName{"shot at", QT_TRANSLATE_NOOP("OptionLabels", "Shot across at column %1, height %2")},
    LabelledName{"lob at", QT_TRANSLATE_NOOP("OptionLabels", "Lob at column %1, height %2")}};

QString oldschoolShotLabel(const QString &name)
{
    static const QRegularExpression form(QStringLiteral("^(.+) (-?\\d+), height (\\d+)$"));
    const QRegularExpressionMatch match = form.match(name);
    const QString label = match.hasMatch() ? labelIn(oldschoolShots, match.captured(1)) : QString();
    return label.isEmpty() ? label : label.arg(match.captured(2), match.captured(3));
}

/// "-2 rows": towards the goal, or back.
QString oldschoolRowsLabel(const QString &name)
{
    static const QRegularExpression form(QStringLiteral("^(-?\\d+) rows?$"));
    const QRegularExpressionMatch match = form.match(name);
    if (!match.hasMatch())
        return {};
    const int rows = match.captured(1).toInt();
    const char *label = rows < 0 ? QT_TRANSLATE_NOOP("OptionLabels", "Rows of the cross, back: %1")
                                 : QT_TRANSLATE_NOOP("OptionLabels", "Rows of the cross: %1");
    return labelText(label).arg(qAbs(rows));
}

} // namespace

QString oldschoolOptionLabel(const QString &decision, const QString &name)
{
    if (decision == QLatin1String("C-FORMATION"))
        return formationLabel(name);
    for (const QString &label : {labelIn(oldschoolNames, name), oldschoolShotLabel(name),
                                 oldschoolRowsLabel(name), labelByStart(oldschoolStarts, name)})
        if (!label.isEmpty())
            return label;
    return {};
}

} // namespace touchline
