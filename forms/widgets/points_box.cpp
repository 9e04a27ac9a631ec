// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/widgets/points_box.h"

namespace touchline {

PointsBox::PointsBox(QWidget *parent) : QSpinBox(parent)
{
    setSingleStep(2);
    setToolTip(tr("Half points too: 2.5"));
}

QString PointsBox::textFromValue(int halves) const
{
    return pointsText(TablePoints::ofHalves(halves));
}

QString PointsBox::bare(const QString &text) const
{
    QString typed = text;
    if (!suffix().isEmpty() && typed.endsWith(suffix()))
        typed.chop(suffix().size());
    return typed.trimmed();
}

int PointsBox::valueFromText(const QString &text) const
{
    const auto points = tablePointsFrom(bare(text), maximum() / 2);
    return points ? points->halves() : value();
}

QValidator::State PointsBox::validate(QString &text, int &) const
{
    const QString typed = bare(text);
    if (const auto points = tablePointsFrom(typed, maximum() / 2))
        return points->halves() >= minimum() ? QValidator::Acceptable : QValidator::Intermediate;
    // On the way to "2.5".
    const bool isBegun = typed.isEmpty() || ((typed.endsWith(u'.') || typed.endsWith(u',')) &&
                                             tablePointsFrom(typed.chopped(1), maximum() / 2));
    return isBegun ? QValidator::Intermediate : QValidator::Invalid;
}

} // namespace touchline
