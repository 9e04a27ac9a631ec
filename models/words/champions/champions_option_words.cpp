// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/champions/champions_telling.h"

#include "models/words/common/option_label.h"

#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

constexpr std::array championsNames{
    LabelledName{"lowest numbers", QT_TRANSLATE_NOOP("OptionLabels", "The rest by the lowest numbers")},
    LabelledName{"template", QT_TRANSLATE_NOOP("OptionLabels", "All the rest as the formation stands")},
    LabelledName{"roll now", QT_TRANSLATE_NOOP("OptionLabels", "Nobody, roll now")},
    LabelledName{"no attempt", QT_TRANSLATE_NOOP("OptionLabels", "No attempt to save")},
    LabelledName{"let it pass", QT_TRANSLATE_NOOP("OptionLabels", "Let the ball pass")},
    LabelledName{"no run", QT_TRANSLATE_NOOP("OptionLabels", "Nobody runs")},
    LabelledName{"another man", QT_TRANSLATE_NOOP("OptionLabels", "Another player")},
    LabelledName{"hands", QT_TRANSLATE_NOOP("OptionLabels", "Take it in the hands")},
    LabelledName{"feet", QT_TRANSLATE_NOOP("OptionLabels", "Kick it")},
    LabelledName{"on", QT_TRANSLATE_NOOP("OptionLabels", "Comes on")},
    LabelledName{"back", QT_TRANSLATE_NOOP("OptionLabels", "Back to the dug-out")},
};

/// What stands before a number of steps or a player; the label has %1 in its place.
constexpr std::array championsStarts{
    LabelledName{"ball in ", QT_TRANSLATE_NOOP("OptionLabels", "To the ball, steps: %1")},
    LabelledName{"back: ", QT_TRANSLATE_NOOP("OptionLabels", "Back to the dug-out: %1")},
};

/// Directions as the numbers at the edge of the board have them, however it is turned.
constexpr std::array championsDirections{
    LabelledName{"up", QT_TRANSLATE_NOOP("OptionLabels", "higher rows")},
    LabelledName{"up right", QT_TRANSLATE_NOOP("OptionLabels", "higher rows and columns")},
    LabelledName{"right", QT_TRANSLATE_NOOP("OptionLabels", "higher columns")},
    LabelledName{"down right", QT_TRANSLATE_NOOP("OptionLabels", "lower rows, higher columns")},
    LabelledName{"down", QT_TRANSLATE_NOOP("OptionLabels", "lower rows")},
    LabelledName{"down left", QT_TRANSLATE_NOOP("OptionLabels", "lower rows and columns")},
    LabelledName{"left", QT_TRANSLATE_NOOP("OptionLabels", "lower columns")},
    LabelledName{"up left", QT_TRANSLATE_NOOP("OptionLabels", "higher rows, lower columns")},
};

/// "up right, after 2 to the left"
QString wayOfBall(const QString &name)
{
    const QStringList parts = name.split(QStringLiteral(", after "));
    const QString direction = labelIn(championsDirections, parts.at(0));
    if (direction.isEmpty())
        return {};
    const QString way = labelText(QT_TRANSLATE_NOOP("OptionLabels", "Towards %1")).arg(direction);
    if (parts.size() == 1)
        return way;
    const QString spaces = parts.at(1).section(u' ', 0, 0);
    const bool isRight = parts.at(1).endsWith(QLatin1String("right"));
    return labelText(isRight ? QT_TRANSLATE_NOOP("OptionLabels", "%1, curving right after %2")
                             : QT_TRANSLATE_NOOP("OptionLabels", "%1, curving left after %2"))
        .arg(way, spaces);
}

} // namespace

QString championsOptionLabel(const QString &decision, const QString &name)
{
    if (decision == QLatin1String("D-FORM"))
        return formationLabel(name);
    const QString charge = QStringLiteral("charge ");
    if (name.startsWith(charge))
        return labelText(QT_TRANSLATE_NOOP("OptionLabels", "Shoulder charge towards %1"))
            .arg(labelIn(championsDirections, name.mid(charge.size())));
    if (decision == QLatin1String("D-KICK"))
        return wayOfBall(name);
    const QString label = labelIn(championsNames, name);
    return label.isEmpty() ? labelByStart(championsStarts, name) : label;
}

} // namespace touchline
