// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/widgets/team_card_view.h"

#include "forms/theme/spacing.h"
#include "forms/widgets/card_painter.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace touchline {

TeamCardView::TeamCardView(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMaximumWidth(spacing::readable);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSizePolicy(policy);
    setCursor(Qt::PointingHandCursor);
    setToolTip(tr("Click to turn the card over."));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void TeamCardView::show(const CardFace &face)
{
    m_face = face;
    m_isBack = false;
    setAccessibleName(tr("Card of %1").arg(QStringLiteral("%1 %2").arg(face.country, face.year).trimmed()));
    setAccessibleDescription(face.inWords());
    updateGeometry();
    update();
}

void TeamCardView::turn()
{
    m_isBack = !m_isBack;
    update();
    Q_EMIT turned();
}

QSize TeamCardView::sizeHint() const
{
    return CardPainter(m_face, CardGround::ofWindow()).size();
}

QSize TeamCardView::minimumSizeHint() const
{
    return sizeHint();
}

void TeamCardView::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    const CardPainter card(m_face, CardGround::ofWindow());
    card.paint(painter, rect(), m_isBack ? CardPainter::Page::Back : CardPainter::Page::Front,
               QPen(colour(hasFocus() ? ColourRole::Accent : ColourRole::Hairline), hasFocus() ? 2 : 1),
               m_isBack ? tr("Click for the front") : tr("Click for the facts behind it"));
}

void TeamCardView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()))
        turn();
}

void TeamCardView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        turn();
    else
        QWidget::keyPressEvent(event);
}

void TeamCardView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateGeometry();
}

} // namespace touchline
