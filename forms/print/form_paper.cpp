// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/print/form_paper.h"

#include "forms/theme/ink.h"
#include "forms/theme/shown_text.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace touchline {

namespace {

constexpr qreal thinLine = 0.5;
constexpr qreal thickLine = 1.2;
/// Of DejaVu Sans, in sizes of the font: no line is higher than with it.
constexpr qreal mostAscent = 0.93;
constexpr qreal mostDescent = 0.24;
constexpr int smallestPrint = 7;
/// A word and its box to the next one.
constexpr qreal betweenChoices = 12;

int pixelsOf(FormPaper::Type type)
{
    switch (type) {
    case FormPaper::Type::Title:
        return 19;
    case FormPaper::Type::Heading:
    case FormPaper::Type::Body:
        return 12;
    case FormPaper::Type::Small:
        break;
    }
    return 9;
}

/// Between words; only where a word is longer than a line, within words.
int wrapOf(const QString &text, FormPaper::Type type, qreal width)
{
    const QStringList words = text.split(u' ');
    const bool isBroken = std::any_of(words.begin(), words.end(), [&](const QString &word) {
        return FormPaper::widthOf(word, type) > width;
    });
    return isBroken ? Qt::TextWrapAnywhere : Qt::TextWordWrap;
}

} // namespace

QFont FormPaper::font(Type type, bool isStruck)
{
    QFont font = QApplication::font();
    font.setPixelSize(pixelsOf(type));
    if (type == Type::Title || type == Type::Heading)
        font.setWeight(QFont::DemiBold);
    // A font with higher lines is set smaller, and the form is as high on every machine.
    const qreal most = std::ceil(mostAscent * pixelsOf(type)) + std::ceil(mostDescent * pixelsOf(type));
    while (font.pixelSize() > smallestPrint && QFontMetricsF(font).height() > most)
        font.setPixelSize(font.pixelSize() - 1);
    font.setStrikeOut(isStruck);
    return font;
}

qreal FormPaper::lineHeight(Type type)
{
    return std::ceil(QFontMetricsF(font(type)).height());
}

qreal FormPaper::widthOf(const QString &text, Type type)
{
    return std::ceil(QFontMetricsF(font(type)).horizontalAdvance(text)) + 1;
}

qreal FormPaper::heightOf(const QString &text, Type type, qreal width)
{
    constexpr qreal anyHeight = 10'000;
    return std::ceil(QFontMetricsF(font(type))
                         .boundingRect(QRectF(0, 0, width, anyHeight), wrapOf(text, type, width), text)
                         .height());
}

QString FormPaper::shortened(const QString &text, Type type, qreal width)
{
    return QFontMetricsF(font(type)).elidedText(text, Qt::ElideRight, width);
}

void FormPaper::text(const QRectF &room, const QString &text, Type type, Qt::Alignment alignment,
                     bool isStruck)
{
    if (text.isEmpty())
        return;
    const bool isWrapped = type == Type::Small || (widthOf(text, type) > room.width() &&
                                                   heightOf(text, type, room.width()) <= room.height());
    m_texts.push_back(
        {room, isWrapped ? text : shortened(text, type, room.width()), type, alignment, isStruck, isWrapped});
}

void FormPaper::rule(QPointF from, QPointF to, bool isThick)
{
    m_rules.push_back({from, to, isThick});
}

qreal FormPaper::table(QPointF corner, std::span<const Column> columns, int lines, qreal lineHeight)
{
    const qreal head = FormPaper::lineHeight(Type::Heading) + 1;
    qreal left = corner.x();
    for (const Column &column : columns) {
        text({left + 1, corner.y(), column.width - 2, head}, column.title,
             column.isHeading ? Type::Heading : Type::Small,
             Qt::AlignBottom | (column.isNarrow ? Qt::AlignHCenter : Qt::AlignLeft));
        for (int line = 0; line < lines; ++line)
            box({left, corner.y() + head + line * lineHeight, column.width, lineHeight});
        left += column.width;
    }
    return corner.y() + head + lines * lineHeight;
}

qreal FormPaper::choices(const QRectF &room, const QStringList &words)
{
    const qreal line = lineHeight(Type::Body) + 3;
    qreal left = room.left();
    qreal top = room.top();
    for (const QString &word : words) {
        const qreal width = tickSize + inside + widthOf(word, Type::Body);
        if (left > room.left() && left + width > room.right()) {
            left = room.left();
            top += line;
        }
        tick({left, top + (line - tickSize) / 2});
        const qreal textLeft = left + tickSize + inside;
        text({textLeft, top, std::min(width - tickSize - inside, room.right() - textLeft), line}, word,
             Type::Body);
        left += width + betweenChoices;
    }
    return top + line;
}

void FormPaper::paint(QPainter &painter) const
{
    const QColor black = Ink::ofPaper()(ColourRole::Text);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(black, thinLine));
    for (const QRectF &frame : m_boxes)
        painter.drawRect(frame);
    for (const QRectF &frame : m_ticks)
        painter.drawRect(frame);
    for (const Rule &one : m_rules) {
        painter.setPen(QPen(black, one.isThick ? thickLine : thinLine));
        painter.drawLine(one.from, one.to);
    }
    painter.setPen(black);
    for (const Text &one : m_texts) {
        painter.setFont(font(one.type, one.isStruck));
        const int wrap = one.isWrapped ? wrapOf(one.text, one.type, one.room.width()) : Qt::TextSingleLine;
        const int flags = static_cast<int>(one.alignment) | wrap;
        drawShown(painter, one.room, flags, one.text);
    }
    painter.restore();
}

} // namespace touchline
