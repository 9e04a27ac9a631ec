// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/widgets/name_label.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>
#include <QTextLayout>
#include <QToolTip>

#include <algorithm>

namespace touchline {

namespace {

constexpr int leastLetters = 8;
/// What a label wishes for beside others that share its room.
constexpr int wishedLetters = 60;

} // namespace

QString shortenedName(const QString &name, qsizetype mostLetters)
{
    return name.size() > mostLetters ? name.left(mostLetters - 1) + QChar(0x2026) : name;
}

void takeAnyWidth(QLabel &label)
{
    // Its height goes on following from its width.
    QSizePolicy policy = label.sizePolicy();
    policy.setHorizontalPolicy(QSizePolicy::Ignored);
    label.setSizePolicy(policy);
}

NameLabel::NameLabel(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

void NameLabel::setMostLines(int lines)
{
    m_mostLines = lines;
    updateGeometry();
}

void NameLabel::setPressable(const QString &help)
{
    m_isPressable = !help.isEmpty();
    setFocusPolicy(m_isPressable ? Qt::TabFocus : Qt::NoFocus);
    setToolTip(help.toHtmlEscaped());
    setAccessibleDescription(help);
    if (m_isPressable)
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
}

void NameLabel::keyPressEvent(QKeyEvent *event)
{
    const bool presses =
        event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (!m_isPressable || !presses)
        return QLabel::keyPressEvent(event);
    if (!event->isAutoRepeat())
        Q_EMIT pressed();
}

void NameLabel::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_isPressable || event->button() != Qt::LeftButton || !rect().contains(event->position().toPoint()))
        return QLabel::mouseReleaseEvent(event);
    Q_EMIT pressed();
}

QStringList NameLabel::lines(int width) const
{
    const QFontMetrics metrics = fontMetrics();
    // A line of its own for whatever somebody has put into a name would be one too many.
    const QString all = text().simplified();
    if (m_mostLines == 1)
        return {metrics.elidedText(all, Qt::ElideRight, width)};
    QTextLayout layout(all, font());
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QStringList found;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(width, 1));
        const int from = line.textStart();
        if (found.size() + 1 == m_mostLines) {
            found << metrics.elidedText(all.mid(from), Qt::ElideRight, width);
            break;
        }
        found << all.mid(from, line.textLength()).trimmed();
    }
    layout.endLayout();
    return found;
}

bool NameLabel::isShortened() const
{
    const QStringList shown = lines(contentsRect().width());
    return !shown.isEmpty() && shown.constLast().endsWith(QChar(0x2026)) && !text().endsWith(QChar(0x2026));
}

QSize NameLabel::sizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    return {std::min(metrics.horizontalAdvance(text()) + 1, metrics.averageCharWidth() * wishedLetters),
            metrics.height()};
}

QSize NameLabel::minimumSizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    const int wanted = metrics.horizontalAdvance(text()) + 1;
    return {std::min(wanted, metrics.averageCharWidth() * leastLetters), metrics.height()};
}

int NameLabel::heightForWidth(int width) const
{
    const auto count = std::max<qsizetype>(lines(width).size(), 1);
    return static_cast<int>(count - 1) * fontMetrics().lineSpacing() + fontMetrics().height();
}

bool NameLabel::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || !isShortened())
        return QLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), Qt::convertFromPlainText(text()), this);
    return true;
}

void NameLabel::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    const QRect room = contentsRect();
    const QStringList shown = lines(room.width());
    const int spacing = fontMetrics().lineSpacing();
    const int height = static_cast<int>(shown.size() - 1) * spacing + fontMetrics().height();
    int top = room.top();
    if ((alignment() & Qt::AlignVCenter) != 0)
        top += std::max(0, (room.height() - height) / 2);
    const int across = static_cast<int>(alignment() & Qt::AlignHorizontal_Mask);
    for (const QString &line : shown) {
        style()->drawItemText(&painter, QRect(room.left(), top, room.width(), fontMetrics().height()),
                              across | Qt::AlignTop | Qt::TextSingleLine, palette(), isEnabled(), line,
                              foregroundRole());
        top += spacing;
    }
    if (hasFocus()) {
        QStyleOptionFocusRect focus;
        focus.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, &painter, this);
    }
}

} // namespace touchline
