// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/atcs/atcs_telling.h"

#include "models/words/common/option_label.h"

#include <QtGlobal>

#include <array>

namespace touchline {

namespace {

constexpr std::array<LabelledName, 7> atcsNames{
    {{"defer", QT_TRANSLATE_NOOP("OptionLabels", "Let the visitors go first")},
     {"resolve", QT_TRANSLATE_NOOP("OptionLabels", "Play this attempt now")},
     {"mark", QT_TRANSLATE_NOOP("OptionLabels", "Mark the shooter")},
     {"one-timer", QT_TRANSLATE_NOOP("OptionLabels", "Use the one-timer")},
     {"mark and one-timer", QT_TRANSLATE_NOOP("OptionLabels", "Mark the shooter and use the one-timer")},
     {"one-timer -1", QT_TRANSLATE_NOOP("OptionLabels", "One-timer, −1 on the roll")},
     {"one-timer +1", QT_TRANSLATE_NOOP("OptionLabels", "One-timer, +1 on the roll")}}};

/// Paid with attempts: "long ball 2".
constexpr std::array<LabelledName, 5> atcsTactics{
    {{"long ball", QT_TRANSLATE_NOOP("OptionLabels", "Long ball × %1")},
     {"counter attack", QT_TRANSLATE_NOOP("OptionLabels", "Counter-attack × %1")},
     {"packed in", QT_TRANSLATE_NOOP("OptionLabels", "Packed in × %1")},
     {"pushing up", QT_TRANSLATE_NOOP("OptionLabels", "Pushing up × %1")},
     {"offside trap", QT_TRANSLATE_NOOP("OptionLabels", "Offside trap × %1")}}};

constexpr std::array<LabelledName, 3> atcsStrategies{
    {{"aggressive", QT_TRANSLATE_NOOP("OptionLabels", "Aggressive, %1")},
     {"normal", QT_TRANSLATE_NOOP("OptionLabels", "Normal, %1")},
     {"conservative", QT_TRANSLATE_NOOP("OptionLabels", "Conservative, %1")}}};

/// Nothing is done: of what.
QString nothingDone(const QString &decision)
{
    const bool isTactic = decision == QLatin1String("D30") || decision == QLatin1String("D31") ||
                          decision == QLatin1String("D40") || decision == QLatin1String("D41");
    if (isTactic)
        return labelText(QT_TRANSLATE_NOOP("OptionLabels", "No tactic"));
    return labelText(QT_TRANSLATE_NOOP("OptionLabels", "Do nothing"));
}

} // namespace

QString atcsOptionLabel(const QString &decision, const QString &name)
{
    if (name == QLatin1String("none"))
        return nothingDone(decision);
    if (QString label = labelIn(atcsNames, name); !label.isEmpty())
        return label;
    // "long ball 2", "normal 4-3-3"
    const qsizetype space = name.lastIndexOf(u' ');
    if (space < 0)
        return {};
    QString label = labelIn(atcsTactics, name.left(space));
    if (label.isEmpty())
        label = labelIn(atcsStrategies, name.left(space));
    return label.isEmpty() ? QString() : label.arg(name.mid(space + 1));
}

} // namespace touchline
