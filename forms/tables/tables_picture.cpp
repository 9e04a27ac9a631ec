// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/tables/tables_picture.h"

#include "core/base/index.h"
#include "forms/tables/meaning_legend.h"
#include "forms/tables/standings_painter.h"
#include "forms/theme/shown_text.h"
#include "forms/theme/spacing.h"
#include "models/words/competition/cup_text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QWidget>

#include <algorithm>
#include <memory>
#include <numeric>

namespace touchline {

namespace {

/// Larger tables have no other beside them.
constexpr int mostPictureRows = 12;
constexpr int notesFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

/// Tables on white paper, laid out once.
class TablesPaper
{
public:
    TablesPaper(const CompetitionStatePtr &state, const std::vector<int> &tables,
                const PlaceMeanings &meanings, const StandingsModel::Kits &kits, const Ink &ink)
        : m_ink(ink)
        , m_painter(ink, pictureFont(Theme::Type::Body))
        , m_legend(legendOf(meanings, tables))
    {
        std::ptrdiff_t small = 0;
        for (const int table : tables) {
            m_models.push_back(std::make_unique<StandingsModel>());
            StandingsModel &model = *m_models.back();
            model.setTable(state, table, meanings, kits);
            small += isSmall(model) ? 1 : 0;
            const StandingsWidths own = m_painter.widths(model);
            for (std::size_t i = 0; i < own.size(); ++i)
                m_widths[i] = std::max(m_widths[i], own[i]);
        }
        m_columns = small > 1 ? 2 : 1;
        QStringList notes;
        for (const auto &model : m_models)
            notes << model->notes();
        notes << StandingsModel::legendOfCertain(*state, tables);
        notes.removeAll(QString());
        m_notes = notes.join(u'\n');
        layOut();
    }

    [[nodiscard]] QSizeF size() const { return m_size; }
    [[nodiscard]] const std::vector<qreal> &breaks() const { return m_breaks; }
    [[nodiscard]] const std::vector<RepeatedHead> &heads() const { return m_heads; }

    void paint(QPainter &painter) const
    {
        for (std::size_t i = 0; i < m_models.size(); ++i)
            paintTable(painter, *m_models[i], m_corners[i]);
        painter.save();
        painter.translate(0, m_legendTop);
        const QFont font = pictureFont(Theme::Type::Caption);
        const qreal legend = paintLegend(&painter, m_legend, m_size.width(), m_ink, font);
        painter.setFont(font);
        painter.setPen(m_ink(ColourRole::Secondary));
        drawShown(painter, QRectF(0, legend, m_size.width(), m_size.height() - m_legendTop - legend),
                  notesFlags, m_notes);
        painter.restore();
    }

private:
    [[nodiscard]] qreal tableWidth() const { return std::accumulate(m_widths.begin(), m_widths.end(), 0.0); }
    [[nodiscard]] qreal headingHeight() const { return m_painter.rowHeight() + spacing::inside; }

    [[nodiscard]] static bool isSmall(const StandingsModel &model)
    {
        return model.rowCount() <= mostPictureRows;
    }

    void layOut()
    {
        const qreal row = m_painter.rowHeight();
        qreal top = 0;
        qreal bottom = 0;
        int column = 0;
        for (const auto &model : m_models) {
            if (column == m_columns || !isSmall(*model))
                column = 0;
            if (column == 0) {
                top = bottom;
                if (top > 0)
                    m_breaks.push_back(top);
            }
            m_corners.emplace_back(column * (tableWidth() + spacing::page), top);
            const qreal body = top + headingHeight() + row;
            // A large table may be continued on another sheet, behind any row but the first few.
            constexpr int together = 3;
            for (int line = together; !isSmall(*model) && line < model->rowCount(); ++line)
                m_breaks.push_back(body + line * row);
            if (!isSmall(*model))
                m_heads.push_back({top, body, body + model->rowCount() * row});
            bottom = std::max(bottom, body + model->rowCount() * row + spacing::groups);
            column = isSmall(*model) ? column + 1 : m_columns;
        }
        m_breaks.push_back(bottom);
        m_size.setWidth(m_columns * tableWidth() + (m_columns - 1) * spacing::page);
        m_legendTop = bottom;
        const QFont font = pictureFont(Theme::Type::Caption);
        const qreal legend = paintLegend(nullptr, m_legend, m_size.width(), m_ink, font);
        m_size.setHeight(bottom + legend + notesHeight(font));
        m_breaks.push_back(m_size.height());
    }

    [[nodiscard]] qreal notesHeight(const QFont &font) const
    {
        // As tall as somebody's longest reason needs.
        const QRectF room(0, 0, m_size.width(), QWIDGETSIZE_MAX);
        return m_notes.isEmpty()
                   ? 0
                   : QFontMetricsF(font).boundingRect(room, notesFlags, m_notes).height() + spacing::inside;
    }

    void paintTable(QPainter &painter, const StandingsModel &model, QPointF corner) const
    {
        painter.setFont(pictureFont(Theme::Type::Heading));
        painter.setPen(m_ink(ColourRole::Text));
        drawShown(painter, QRectF(corner, QSizeF(tableWidth(), headingHeight())),
                  Qt::AlignLeft | Qt::AlignVCenter, model.title());
        const qreal row = m_painter.rowHeight();
        const QRectF visible = painter.hasClipping() ? painter.clipBoundingRect() : QRectF();
        qreal left = corner.x();
        for (int column = 0; column < StandingsModel::columns; ++column) {
            const qreal width = m_widths[at(column)];
            qreal top = corner.y() + headingHeight();
            m_painter.paintHeader(painter, QRectF(left, top, width, row), model, column);
            for (int line = 0; line < model.rowCount(); ++line) {
                top += row;
                const QRectF cell(left, top, width, row);
                if (visible.isNull() || visible.intersects(cell))
                    m_painter.paintCell(painter, cell, model.index(line, column), false);
            }
            left += width;
        }
    }

    Ink m_ink;
    StandingsPainter m_painter;
    std::vector<PlaceMeaning> m_legend;
    /// What the asterisks stand for, in lines.
    QString m_notes;
    std::vector<std::unique_ptr<StandingsModel>> m_models;
    /// Of every table: they stand below each other.
    StandingsWidths m_widths{};
    std::vector<QPointF> m_corners;
    std::vector<qreal> m_breaks;
    std::vector<RepeatedHead> m_heads;
    QSizeF m_size;
    qreal m_legendTop = 0;
    int m_columns = 1;
};

} // namespace

Picture tablesPicture(const CompetitionStatePtr &state, const std::vector<int> &tables,
                      const PlaceMeanings &meanings, const StandingsModel::Kits &kits, const Ink &ink)
{
    const auto paper = std::make_shared<const TablesPaper>(state, tables, meanings, kits, ink);
    return {state->name(), paper->size(), [paper](QPainter &painter) { paper->paint(painter); },
            paper->breaks(), paper->heads()};
}

QString tablesText(const CompetitionState &state, const std::vector<int> &tables)
{
    QString text;
    for (const int table : tables) {
        const TablePlan &plan = state.competition.tables()[at(table)];
        const GroupTable &group = state.now.tables[at(table)];
        text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + tableTitle(plan) + u'\n' +
                tableText(group.table, *plan.rules, groupTeamNames(state.competition, group), {},
                          state.certain(table)) +
                tableNotesText(state.competition, state.now, table);
    }
    return text;
}

} // namespace touchline
