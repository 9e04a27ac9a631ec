// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/parts/option_label.h"

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

QString sentenceCase(const QString &words)
{
    return words.left(1).toUpper() + words.mid(1);
}

} // namespace touchline
