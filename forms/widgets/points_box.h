// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/table_points.h"

#include <QSpinBox>

namespace touchline {

/// A box for points of a table: whole ones by its arrows, 2½ by typing "2.5" or "2½". Its value is in halves;
/// points() and setPoints() say it in points.
class PointsBox final : public QSpinBox
{
    Q_OBJECT

public:
    explicit PointsBox(QWidget *parent = nullptr);

    [[nodiscard]] TablePoints points() const { return TablePoints::ofHalves(value()); }
    void setPoints(TablePoints points) { setValue(points.halves()); }
    void setPointsRange(TablePoints least, TablePoints most) { setRange(least.halves(), most.halves()); }

protected:
    [[nodiscard]] QString textFromValue(int halves) const override;
    [[nodiscard]] int valueFromText(const QString &text) const override;
    QValidator::State validate(QString &text, int &position) const override;

private:
    /// What is typed, without the unit behind it.
    [[nodiscard]] QString bare(const QString &text) const;
};

} // namespace touchline
