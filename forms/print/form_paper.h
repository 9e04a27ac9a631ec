// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

#include <span>
#include <vector>

class QPainter;

namespace touchline {

/// A printed form that is filled in by hand: texts, boxes to write in, small boxes to tick, rules. Lengths
/// are in 1/96 inch, black on white in every window.
class FormPaper
{
public:
    /// The lines of a form are as high for everybody, so that it fits on its paper.
    enum class Type { Title, Heading, Body, Small };

    struct Text
    {
        QRectF room;
        QString text;
        Type type = Type::Body;
        Qt::Alignment alignment{};
        /// Of somebody who does not take part.
        bool isStruck = false;
        bool isWrapped = false;
    };

    /// One column of a table.
    struct Column
    {
        QString title;
        qreal width = 0;
        /// The title of the whole table.
        bool isHeading = false;
        /// For a mark or a number.
        bool isNarrow = false;
    };

    /// Side of a box to tick.
    static constexpr qreal tickSize = 11;
    /// Between the frame of a box and what stands in it.
    static constexpr qreal inside = 4;
    /// Least height of a line for handwriting: 7 mm.
    static constexpr qreal leastLine = 27;

    [[nodiscard]] static QFont font(Type type, bool isStruck = false);
    [[nodiscard]] static qreal lineHeight(Type type);
    [[nodiscard]] static qreal widthOf(const QString &text, Type type);
    /// Of a text that is wrapped at `width`.
    [[nodiscard]] static qreal heightOf(const QString &text, Type type, qreal width);

    /// Cut off with an ellipsis where it is longer than `width`.
    [[nodiscard]] static QString shortened(const QString &text, Type type, qreal width);

    /// A text that is too long is wrapped where the room is high enough, and else cut off with an ellipsis; a
    /// small one is always wrapped.
    void text(const QRectF &room, const QString &text, Type type,
              Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter, bool isStruck = false);
    void box(const QRectF &frame) { m_boxes.push_back(frame); }
    void tick(QPointF corner) { m_ticks.emplace_back(corner, QSizeF(tickSize, tickSize)); }
    /// A hairline, or a thicker one.
    void rule(QPointF from, QPointF to, bool isThick = false);
    /// Titles, then empty lines. Gives the bottom.
    qreal table(QPointF corner, std::span<const Column> columns, int lines, qreal lineHeight);
    /// Words with a box before each, as many lines as they need. Gives the bottom.
    qreal choices(const QRectF &room, const QStringList &words);

    void paint(QPainter &painter) const;

    [[nodiscard]] const std::vector<Text> &texts() const { return m_texts; }
    [[nodiscard]] const std::vector<QRectF> &boxes() const { return m_boxes; }
    [[nodiscard]] const std::vector<QRectF> &ticks() const { return m_ticks; }

private:
    struct Rule
    {
        QPointF from;
        QPointF to;
        bool isThick = false;
    };

    std::vector<Text> m_texts;
    std::vector<QRectF> m_boxes;
    std::vector<QRectF> m_ticks;
    std::vector<Rule> m_rules;
};

} // namespace touchline
