// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/common/option_label.h"

#include <QCoreApplication>

namespace touchline {

QString labelText(const char *text)
{
    return QCoreApplication::translate("OptionLabels", text);
}

QString labelIn(std::span<const LabelledName> table, const QString &name)
{
    for (const LabelledName &one : table)
        if (name == QLatin1String(one.name))
            return labelText(one.label);
    return {};
}

QString labelByStart(std::span<const LabelledName> table, const QString &name)
{
    for (const LabelledName &start : table)
        if (name.startsWith(QLatin1String(start.name)))
            return labelText(start.label).arg(name.mid(static_cast<qsizetype>(qstrlen(start.name))));
    return {};
}

QString formationLabel(const QString &name)
{
    return labelText(QT_TRANSLATE_NOOP("OptionLabels", "Formation %1")).arg(name);
}

QString arrowsTurned(QString label, int quarters)
{
    // With the clock.
    const QString arrows = QStringLiteral("↑↗→↘↓↙←↖");
    const auto all = arrows.size();
    for (QChar &letter : label)
        if (const auto arrow = arrows.indexOf(letter); arrow >= 0)
            letter = arrows.at((arrow + qsizetype{2} * ((quarters % 4 + 4) % 4)) % all);
    return label;
}

QString sentenceCase(const QString &words)
{
    return words.left(1).toUpper() + words.mid(1);
}

} // namespace touchline
