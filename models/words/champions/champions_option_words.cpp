// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/champions/champions_telling.h"

#include "models/words/common/option_label.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace touchline {

namespace {

constexpr std::array championsNames{
    LabelledName{"lowest numbers", QT_TRANSLATE_NOOP("OptionLabels", "The rest by the lowest numbers")},
    LabelledName{"template", QT_TRANSLATE_NOOP("OptionLabels", "All the rest as the formation stands")},
    LabelledName{"roll now", QT_TRANSLATE_NOOP("OptionLabels", "Nobody, roll")},
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

/// With the clock from higher rows, as a board lies with the home side playing upwards: arrowsTurned().
constexpr std::array championsDirections{
    LabelledName{"up", "↑"},         LabelledName{"up right", "↗"}, LabelledName{"right", "→"},
    LabelledName{"down right", "↘"}, LabelledName{"down", "↓"},     LabelledName{"down left", "↙"},
    LabelledName{"left", "←"},       LabelledName{"up left", "↖"},
};

/// "up right, after 2 to the left": the ball curves by one direction.
QString wayOfBall(const QString &name)
{
    const QStringList parts = name.split(QStringLiteral(", after "));
    const auto way =
        std::find_if(championsDirections.begin(), championsDirections.end(),
                     [&parts](const LabelledName &one) { return parts.at(0) == QLatin1String(one.name); });
    if (way == championsDirections.end())
        return {};
    if (parts.size() == 1)
        return QString::fromUtf8(way->label);
    const QString spaces = parts.at(1).section(u' ', 0, 0);
    const std::size_t turn =
        parts.at(1).endsWith(QLatin1String("right")) ? 1 : championsDirections.size() - 1;
    const auto first = static_cast<std::size_t>(way - championsDirections.begin());
    const LabelledName &then = championsDirections[(first + turn) % championsDirections.size()];
    return labelText(QT_TRANSLATE_NOOP("OptionLabels", "%1 %2, then %3"))
        .arg(QString::fromUtf8(way->label), spaces, QString::fromUtf8(then.label));
}

} // namespace

QString championsOptionLabel(const QString &decision, const QString &name)
{
    if (decision == QLatin1String("D-FORM"))
        return formationLabel(name);
    const QString charge = QStringLiteral("charge ");
    if (name.startsWith(charge))
        return labelText(QT_TRANSLATE_NOOP("OptionLabels", "Shoulder charge %1"))
            .arg(wayOfBall(name.mid(charge.size())));
    if (decision == QLatin1String("D-KICK"))
        return wayOfBall(name);
    const QString label = labelIn(championsNames, name);
    return label.isEmpty() ? labelByStart(championsStarts, name) : label;
}

} // namespace touchline
