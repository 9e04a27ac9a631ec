// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/simulator/simulator_telling.h"

#include "models/words/common/option_label.h"

#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

constexpr std::array simulatorNames{
    LabelledName{"low", QT_TRANSLATE_NOOP("OptionLabels", "Low")},
    LabelledName{"middle", QT_TRANSLATE_NOOP("OptionLabels", "Middle")},
    LabelledName{"high", QT_TRANSLATE_NOOP("OptionLabels", "High")},
    LabelledName{"box attack", QT_TRANSLATE_NOOP("OptionLabels", "Attack in the box")},
    LabelledName{"box defence", QT_TRANSLATE_NOOP("OptionLabels", "Defence in the box")},
    LabelledName{"done", QT_TRANSLATE_NOOP("OptionLabels", "Done")},
    LabelledName{"stay", QT_TRANSLATE_NOOP("OptionLabels", "Stay there")},
    LabelledName{"nobody", QT_TRANSLATE_NOOP("OptionLabels", "Nobody")},
    LabelledName{"no", QT_TRANSLATE_NOOP("OptionLabels", "No")},
    LabelledName{"home bonus", QT_TRANSLATE_NOOP("OptionLabels", "Use a home bonus")},
    LabelledName{"foul", QT_TRANSLATE_NOOP("OptionLabels", "Foul on purpose")},
    LabelledName{"tackle", QT_TRANSLATE_NOOP("OptionLabels", "Tackle")},
    LabelledName{"substitution", QT_TRANSLATE_NOOP("OptionLabels", "Substitution")},
    LabelledName{"another taker", QT_TRANSLATE_NOOP("OptionLabels", "Another taker")},
    LabelledName{"move a player", QT_TRANSLATE_NOOP("OptionLabels", "Move a player")},
    LabelledName{"wall", QT_TRANSLATE_NOOP("OptionLabels", "Put up a wall")},
    LabelledName{"reserve goalkeeper", QT_TRANSLATE_NOOP("OptionLabels", "Bring on a reserve goalkeeper")},
    LabelledName{"a player of the field",
                 QT_TRANSLATE_NOOP("OptionLabels", "Put a player of the field in goal")},
    LabelledName{"rod", QT_TRANSLATE_NOOP("OptionLabels", "Save with the rod")},
    LabelledName{"stand", QT_TRANSLATE_NOOP("OptionLabels", "Stand")},
    LabelledName{"set up first", QT_TRANSLATE_NOOP("OptionLabels", "Set up first")},
    LabelledName{"at once", QT_TRANSLATE_NOOP("OptionLabels", "At once")},
    LabelledName{"pass", QT_TRANSLATE_NOOP("OptionLabels", "Pass or advance")},
    LabelledName{"dribble", QT_TRANSLATE_NOOP("OptionLabels", "Dribble past an opponent")},
    LabelledName{"cross", QT_TRANSLATE_NOOP("OptionLabels", "Cross")},
    LabelledName{"shot", QT_TRANSLATE_NOOP("OptionLabels", "Shoot")},
    LabelledName{"throw by hand", QT_TRANSLATE_NOOP("OptionLabels", "Throw")},
    LabelledName{"keep the ball", QT_TRANSLATE_NOOP("OptionLabels", "Keep the ball")},
    LabelledName{"play on", QT_TRANSLATE_NOOP("OptionLabels", "Do not use it")}};

/// What stands before a number or a cell; the label has %1 in its place.
constexpr std::array simulatorStarts{
    LabelledName{"point ", QT_TRANSLATE_NOOP("OptionLabels", "Point %1 of the rod")}};

/// The same with something behind it too.
struct LabelledRange
{
    const char *start;
    const char *end;
    const char *label;
};
constexpr std::array simulatorRanges{
    LabelledRange{"lie at ", " degrees", QT_TRANSLATE_NOOP("OptionLabels", "Lie at %1°")},
    LabelledRange{"lifted by ", " degrees", QT_TRANSLATE_NOOP("OptionLabels", "Lifted by %1°")},
    LabelledRange{"", " degrees", QT_TRANSLATE_NOOP("OptionLabels", "%1°")},
    LabelledRange{"", " per cent", QT_TRANSLATE_NOOP("OptionLabels", "%1%")}};

/// Where the spots of a cell are, as on the face of a clock whose twelve is the way of playing: the middle,
/// six around it, twelve along the edge.
constexpr std::array<int, 19> simulatorHours{0, 12, 10, 8, 6, 4, 2, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1};
constexpr std::size_t simulatorInnerSpots = 7;

QString simulatorSpotLabel(const QString &name)
{
    const QLatin1String start("spot ");
    bool isNumber = false;
    const auto spot = static_cast<std::size_t>(name.mid(start.size()).toInt(&isNumber));
    if (!name.startsWith(start) || !isNumber || spot >= simulatorHours.size())
        return {};
    if (spot == 0)
        return labelText(QT_TRANSLATE_NOOP("OptionLabels", "Middle of the cell"));
    return labelText(spot < simulatorInnerSpots
                         ? QT_TRANSLATE_NOOP("OptionLabels", "Inside, towards %1 o'clock")
                         : QT_TRANSLATE_NOOP("OptionLabels", "Edge, at %1 o'clock"))
        .arg(simulatorHours[spot]);
}

QString simulatorRangeLabel(const QString &name)
{
    for (const LabelledRange &range : simulatorRanges) {
        const QLatin1String start(range.start);
        const QLatin1String end(range.end);
        if (name.startsWith(start) && name.endsWith(end))
            return labelText(range.label)
                .arg(name.mid(start.size(), name.size() - start.size() - end.size()));
    }
    return {};
}

} // namespace

QString simulatorOptionLabel(const QString &decision, const QString &name)
{
    if (QString label = labelIn(simulatorNames, name); !label.isEmpty())
        return label;
    if (decision == QLatin1String("S1"))
        return labelText(QT_TRANSLATE_NOOP("OptionLabels", "Formation %1")).arg(name);
    if (QString label = simulatorSpotLabel(name); !label.isEmpty())
        return label;
    for (const LabelledName &start : simulatorStarts)
        if (name.startsWith(QLatin1String(start.name)))
            return labelText(start.label).arg(name.mid(static_cast<qsizetype>(qstrlen(start.name))));
    return simulatorRangeLabel(name);
}

} // namespace touchline
