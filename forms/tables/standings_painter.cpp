// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/tables/standings_painter.h"

#include "forms/tables/meaning_legend.h"
#include "forms/theme/kit_chip.h"
#include "forms/theme/shown_text.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace touchline {

namespace {

constexpr double rowHeightOfFont = 1.9;
constexpr double markOfFont = 0.55;
/// No name of a team is given more than so many widths of an x.
constexpr double mostTeam = 34;
constexpr double leastTeam = 14;

ColourRole inkOf(FormMatch::Outcome outcome)
{
    switch (outcome) {
    case FormMatch::Outcome::Won:
        return ColourRole::Accent;
    case FormMatch::Outcome::Lost:
        return ColourRole::Error;
    case FormMatch::Outcome::Drawn:
        break;
    }
    return ColourRole::Secondary;
}

} // namespace

StandingsPainter::StandingsPainter(const Ink &ink, const QFont &font)
    : m_ink(ink)
    , m_font(font)
    , m_metrics(font)
{
}

qreal StandingsPainter::rowHeight() const
{
    return std::round(m_metrics.height() * rowHeightOfFont);
}

qreal StandingsPainter::letterWidth() const
{
    return std::round(m_metrics.height() * 1.15);
}

qreal StandingsPainter::chipSize() const
{
    return std::round(m_metrics.height());
}

StandingsWidths StandingsPainter::widths(const StandingsModel &model) const
{
    const QFontMetricsF bold(semibold(m_font));
    StandingsWidths widths{};
    for (int column = 0; column < StandingsModel::columns; ++column) {
        qreal &width = widths[static_cast<std::size_t>(column)];
        if (column == StandingsModel::AverageColumn && !model.hasAverage())
            continue;
        const auto take = [&](const QString &text) { width = std::max(width, bold.horizontalAdvance(text)); };
        take(model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        if (column == StandingsModel::FormColumn)
            width = std::max(width, static_cast<qreal>(formLength) * letterWidth());
        else
            for (int row = 0; row < model.rowCount(); ++row)
                take(model.index(row, column).data().toString());
        width += 2 * spacing::inside;
    }
    const qreal letter = m_metrics.horizontalAdvance(u'x');
    widths[StandingsModel::PlaceColumn] += m_metrics.height() * markOfFont + spacing::related;
    qreal &team = widths[StandingsModel::TeamColumn];
    team = std::clamp(team, leastTeam * letter, mostTeam * letter) + chipSize() + spacing::related;
    for (const int column : {StandingsModel::PointsColumn, StandingsModel::FormColumn})
        widths[static_cast<std::size_t>(column)] += spacing::related;
    for (qreal &width : widths)
        width = std::ceil(width);
    return widths;
}

void StandingsPainter::paintCell(QPainter &painter, const QRectF &cell, const QModelIndex &index,
                                 bool isLifted) const
{
    // A column that this table does not have.
    if (cell.isEmpty())
        return;
    const auto kind = static_cast<PlaceMeaning::Kind>(index.data(StandingsModel::MeaningRole).toInt());
    const auto tint = tintOf(kind);
    const ColourRole plain = isLifted ? ColourRole::Lifted : ColourRole::Surface;
    QColor ground = m_ink(tint.value_or(plain));
    if (isLifted && tint)
        ground = m_ink.isDark ? ground.lighter(125) : ground.darker(104);
    painter.save();
    painter.fillRect(cell, ground);
    painter.fillRect(QRectF(cell.left(), cell.bottom() - 1, cell.width(), 1), m_ink(ColourRole::Hairline));
    painter.setPen(m_ink(ColourRole::Text));
    painter.setFont(m_font);
    const QRectF inner = cell.adjusted(spacing::inside, 0, -spacing::inside, 0);
    const QString text = index.data().toString();
    switch (index.column()) {
    case StandingsModel::TeamColumn:
        paintTeam(painter, inner, index);
        break;
    case StandingsModel::FormColumn:
        paintForm(painter, cell, index);
        break;
    case StandingsModel::PlaceColumn: {
        const qreal mark = m_metrics.height() * markOfFont;
        paintPlaceMark(painter, QRectF(inner.left(), inner.center().y() - mark / 2, mark, mark), kind, m_ink);
        drawShown(painter, inner, Qt::AlignRight | Qt::AlignVCenter, text);
        break;
    }
    case StandingsModel::PointsColumn:
    case StandingsModel::AverageColumn:
        painter.setFont(semibold(m_font));
        drawShown(painter, inner, Qt::AlignRight | Qt::AlignVCenter, text);
        break;
    default:
        drawShown(painter, inner, Qt::AlignRight | Qt::AlignVCenter, text);
    }
    painter.restore();
}

void StandingsPainter::paintTeam(QPainter &painter, const QRectF &cell, const QModelIndex &index) const
{
    const qreal chip = chipSize();
    const bool isKnown = !index.data(StandingsModel::TeamRole).toUuid().isNull();
    if (isKnown)
        paintKitChip(painter, QRectF(cell.left() + spacing::inside, cell.center().y() - chip / 2, chip, chip),
                     badgeFrom(index.data(StandingsModel::KitRole)), m_ink(ColourRole::Secondary));
    else
        painter.setPen(m_ink(ColourRole::Secondary));
    const QRectF name = cell.adjusted(chip + spacing::inside + spacing::related, 0, 0, 0);
    drawShown(painter, name, Qt::AlignLeft | Qt::AlignVCenter,
              m_metrics.elidedText(index.data().toString(), Qt::ElideRight, name.width()));
}

QRectF StandingsPainter::letterPlace(const QRectF &cell, int letter) const
{
    const qreal side = letterWidth();
    return {cell.left() + spacing::related + letter * side, cell.center().y() - side / 2, side, side};
}

void StandingsPainter::paintForm(QPainter &painter, const QRectF &cell, const QModelIndex &index) const
{
    const QString letters = index.data(StandingsModel::FormRole).toString();
    const auto outcomes = index.data(StandingsModel::FormOutcomeRole).value<QList<int>>();
    for (int i = 0; i < outcomes.size(); ++i) {
        const auto outcome = static_cast<FormMatch::Outcome>(outcomes[i]);
        painter.setPen(m_ink(inkOf(outcome)));
        painter.setFont(outcome == FormMatch::Outcome::Drawn ? m_font : semibold(m_font));
        drawShown(painter, letterPlace(cell, i), Qt::AlignCenter, letters.mid(i, 1));
    }
}

int StandingsPainter::letterAt(const QRectF &cell, const QModelIndex &index, qreal x) const
{
    const auto count = static_cast<int>(index.data(StandingsModel::FormRole).toString().size());
    for (int i = 0; i < count; ++i)
        if (const QRectF place = letterPlace(cell, i); x >= place.left() && x < place.right())
            return i;
    return -1;
}

void StandingsPainter::paintHeader(QPainter &painter, const QRectF &cell, const StandingsModel &model,
                                   int column) const
{
    if (cell.isEmpty())
        return;
    painter.save();
    painter.fillRect(cell, m_ink(ColourRole::Surface));
    painter.fillRect(QRectF(cell.left(), cell.bottom() - 1, cell.width(), 1), m_ink(ColourRole::Hairline));
    painter.setPen(m_ink(ColourRole::Secondary));
    painter.setFont(m_font);
    QRectF inner = cell.adjusted(spacing::inside, 0, -spacing::inside, 0);
    if (column == StandingsModel::TeamColumn)
        inner.setLeft(inner.left() + spacing::inside);
    if (column == StandingsModel::FormColumn)
        inner.setLeft(inner.left() + spacing::related);
    const auto align = model.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt();
    drawShown(painter, inner, align, model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    painter.restore();
}

} // namespace touchline
