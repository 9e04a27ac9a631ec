// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/tour_bubble.h"

#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "models/views/translated.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace touchline {

namespace {

/// Round the body of the bubble: the length of its arrow.
constexpr int bubbleArrow = 12;
constexpr qreal bubbleCorner = 8;
/// In letters of the body font.
constexpr int bubbleLetters = 44;

bool needsAnswer(TourPart part)
{
    return part == TourPart::Choice || part == TourPart::Roll;
}

} // namespace

TourBubble::TourBubble(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_count(new QLabel(this))
    , m_leave(new QPushButton(tr("Leave the Tour"), this))
    , m_next(new QPushButton(tr("Next"), this))
{
    setObjectName(QStringLiteral("tour"));
    m_text->setObjectName(QStringLiteral("tourText"));
    m_leave->setObjectName(QStringLiteral("leaveTour"));
    m_next->setObjectName(QStringLiteral("nextOfTour"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    Theme::setType(m_count, Theme::Type::Caption);
    m_leave->setToolTip(tr("The match goes on without it (Esc)."));
    m_leave->setFlat(true);
    // The keys stay with the match; with Tab one comes here.
    m_leave->setFocusPolicy(Qt::TabFocus);
    m_next->setFocusPolicy(Qt::TabFocus);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(spacing::related);
    foot->addWidget(m_count);
    foot->addStretch(1);
    foot->addWidget(m_leave);
    foot->addWidget(m_next);
    auto *column = new QVBoxLayout(this);
    constexpr int edge = bubbleArrow + spacing::related;
    column->setContentsMargins(edge, edge, edge, edge);
    column->setSpacing(spacing::related);
    column->addWidget(m_text);
    column->addLayout(foot);
    connect(m_leave, &QPushButton::clicked, this, &TourBubble::end);
    connect(m_next, &QPushButton::clicked, this, [this] {
        finishStep();
        Q_EMIT read();
    });
    hide();
}

void TourBubble::begin(std::span<const TourStep> steps)
{
    m_steps = steps;
    m_done.assign(steps.size(), false);
    m_step.reset();
}

void TourBubble::end()
{
    m_steps = {};
    m_step.reset();
    hide();
}

void TourBubble::finishStep()
{
    if (m_step)
        m_done[*m_step] = true;
    m_step.reset();
}

std::optional<TourPart> TourBubble::part() const
{
    return m_step ? std::optional(m_steps[*m_step].part) : std::nullopt;
}

void TourBubble::follow(std::optional<TourPart> asked, std::size_t inputs)
{
    if (!isOn())
        return;
    if (m_step && needsAnswer(*part())) {
        if (inputs > m_since)
            finishStep();
        else if (asked != part())
            // Something else is due by now: it comes again.
            m_step.reset();
        else
            m_since = inputs;
    }
    if (!m_step)
        takeNext(asked, inputs);
}

void TourBubble::takeNext(std::optional<TourPart> asked, std::size_t inputs)
{
    for (std::size_t step = 0; step < m_steps.size() && !m_step; ++step) {
        if (m_done[step])
            continue;
        if (!needsAnswer(m_steps[step].part) || asked == m_steps[step].part)
            m_step = step;
        else if (!asked)
            // While the computer plays the tour does not run ahead.
            break;
    }
    const auto done = static_cast<std::size_t>(std::count(m_done.begin(), m_done.end(), true));
    if (!m_step) {
        if (done == m_steps.size())
            end();
        else
            hide();
        return;
    }
    m_since = inputs;
    m_text->setText(windowLanguage().text(m_steps[*m_step].text));
    m_count->setText(tr("%1 of %2", "step of the tour").arg(done + 1).arg(m_steps.size()));
    m_next->setText(done + 1 == m_steps.size() ? tr("Close") : tr("Next"));
    m_next->setVisible(!needsAnswer(*part()));
    setAccessibleName(m_text->text());
}

void TourBubble::pointAt(const QRect &target)
{
    const QRect room = parentWidget()->rect();
    const int width = std::min(room.width(), std::max(fontMetrics().averageCharWidth() * bubbleLetters +
                                                          2 * (bubbleArrow + spacing::related),
                                                      layout()->totalMinimumSize().width()));
    const QSize size(width, layout()->totalHeightForWidth(width));
    const QPoint middle = target.center();
    const auto besideX =
        std::clamp(middle.x() - size.width() / 2, 0, std::max(room.width() - size.width(), 0));
    const auto besideY =
        std::clamp(middle.y() - size.height() / 2, 0, std::max(room.height() - size.height(), 0));
    struct Place
    {
        QPoint corner;
        QPoint tip;
    };
    const std::array places{Place{{target.left() - size.width(), besideY}, {target.left(), middle.y()}},
                            Place{{target.right() + 1, besideY}, {target.right(), middle.y()}},
                            Place{{besideX, target.bottom() + 1}, {middle.x(), target.bottom()}},
                            Place{{besideX, target.top() - size.height()}, {middle.x(), target.top()}}};
    // What fills most of the page is pointed at from within.
    Place place{{target.left(), target.bottom() - size.height()}, middle};
    if (target.width() < room.width() / 2 || target.height() < room.height() / 2)
        for (const Place &one : places)
            if (room.contains(QRect(one.corner, size))) {
                place = one;
                break;
            }
    setGeometry(QRect(place.corner, size).intersected(room));
    m_tip = place.tip - pos();
    show();
    raise();
    update();
}

void TourBubble::showEvent(QShowEvent *event)
{
    QCoreApplication::instance()->installEventFilter(this);
    QWidget::showEvent(event);
}

void TourBubble::hideEvent(QHideEvent *event)
{
    QCoreApplication::instance()->removeEventFilter(this);
    QWidget::hideEvent(event);
}

bool TourBubble::eventFilter(QObject *object, QEvent *event)
{
    const bool isPress = event->type() == QEvent::KeyPress;
    const auto *widget = qobject_cast<const QWidget *>(object);
    if ((isPress || event->type() == QEvent::ShortcutOverride) && widget != nullptr &&
        widget->window() == window() && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        if (isPress)
            end();
        return true;
    }
    return QWidget::eventFilter(object, event);
}

void TourBubble::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF body = QRectF(rect()).adjusted(bubbleArrow, bubbleArrow, -bubbleArrow, -bubbleArrow);
    QPainterPath shape;
    shape.addRoundedRect(body, bubbleCorner, bubbleCorner);
    // From the nearest point of the body outwards, never beyond the bubble's own edge.
    const QPointF foot(
        std::clamp<qreal>(m_tip.x(), body.left() + 2 * bubbleCorner, body.right() - 2 * bubbleCorner),
        std::clamp<qreal>(m_tip.y(), body.top() + 2 * bubbleCorner, body.bottom() - 2 * bubbleCorner));
    const QPointF tip(std::clamp<qreal>(m_tip.x(), 1, width() - 1),
                      std::clamp<qreal>(m_tip.y(), 1, height() - 1));
    if (!body.contains(tip)) {
        const bool isSideways = tip.x() < body.left() || tip.x() > body.right();
        const QPointF across = isSideways ? QPointF(0, bubbleCorner) : QPointF(bubbleCorner, 0);
        QPainterPath arrow;
        arrow.addPolygon(
            QPolygonF({foot - across, isSideways ? QPointF(tip.x(), foot.y()) : QPointF(foot.x(), tip.y()),
                       foot + across}));
        arrow.closeSubpath();
        shape = shape.united(arrow);
    }
    painter.setPen(QPen(colour(ColourRole::Accent), 2));
    painter.setBrush(colour(ColourRole::Surface));
    painter.drawPath(shape);
}

} // namespace touchline
