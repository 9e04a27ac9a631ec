// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/theme/ink.h"
#include "models/views/tables/standings_model.h"

#include <QFontMetricsF>
#include <QRectF>

#include <array>

class QPainter;

namespace touchline {

using StandingsWidths = std::array<qreal, StandingsModel::columns>;

/// Paints tables, in windows and on paper alike.
class StandingsPainter
{
public:
    /// `font` is that of the body; its size is the measure of everything.
    StandingsPainter(const Ink &ink, const QFont &font);

    /// Every column as narrow as it may be; the team column has room for the longest name, within reason.
    [[nodiscard]] StandingsWidths widths(const StandingsModel &model) const;
    [[nodiscard]] qreal rowHeight() const;

    /// Tint, hairline and content of one cell.
    void paintCell(QPainter &painter, const QRectF &cell, const QModelIndex &index, bool isLifted) const;
    void paintHeader(QPainter &painter, const QRectF &cell, const StandingsModel &model, int column) const;

    /// Which of the letters of form stands there, -1 for none.
    [[nodiscard]] int letterAt(const QRectF &cell, const QModelIndex &index, qreal x) const;

private:
    [[nodiscard]] qreal letterWidth() const;
    [[nodiscard]] qreal chipSize() const;
    [[nodiscard]] QRectF letterPlace(const QRectF &cell, int letter) const;
    void paintTeam(QPainter &painter, const QRectF &cell, const QModelIndex &index) const;
    void paintForm(QPainter &painter, const QRectF &cell, const QModelIndex &index) const;

    Ink m_ink;
    QFont m_font;
    QFontMetricsF m_metrics;
};

} // namespace touchline
