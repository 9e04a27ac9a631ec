// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/time_line.h"

#include "forms/theme/card_mark.h"
#include "forms/theme/icons.h"
#include "forms/theme/theme.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QToolTip>

#include <cstdlib>

namespace touchline {

namespace {

constexpr int markSize = 14;
constexpr int grooveHeight = 22;
/// So near the pointer has to be to hear of a mark, in pixels.
constexpr int nearEnough = 6;

QString momentWords(const MatchMoment &moment)
{
    using Kind = MatchMoment::Kind;
    QString words;
    switch (moment.kind) {
    case Kind::PeriodStart:
        words = TimeLine::tr("Kick-off");
        break;
    case Kind::Goal:
        words = TimeLine::tr("Goal");
        break;
    case Kind::YellowCard:
        words = TimeLine::tr("Yellow card");
        break;
    case Kind::RedCard:
        words = TimeLine::tr("Red card");
        break;
    case Kind::Injury:
        words = TimeLine::tr("Injury");
        break;
    }
    return moment.minute.isEmpty() ? words : moment.minute + u' ' + words;
}

} // namespace

TimeLine::TimeLine(QWidget *parent) : QSlider(Qt::Horizontal, parent)
{
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void TimeLine::setMoments(const std::vector<MatchMoment> &moments, std::size_t inputs)
{
    m_moments = moments;
    setRange(0, static_cast<int>(inputs));
    setPageStep(std::max(1, static_cast<int>(inputs) / 20));
    update();
}

void TimeLine::setBookmarks(const std::vector<Bookmarks::Bookmark> &bookmarks)
{
    m_bookmarks = bookmarks;
    update();
}

QSize TimeLine::sizeHint() const
{
    return {200, grooveHeight + markSize};
}

int TimeLine::placeOf(std::size_t inputs) const
{
    const int handle = style()->pixelMetric(QStyle::PM_SliderLength, nullptr, this);
    return handle / 2 +
           QStyle::sliderPositionFromValue(minimum(), maximum(), static_cast<int>(inputs), width() - handle);
}

void TimeLine::paintEvent(QPaintEvent *event)
{
    QSlider::paintEvent(event);
    using Kind = MatchMoment::Kind;
    QPainter painter(this);
    QFont letter = semibold(font());
    letter.setPointSizeF(letter.pointSizeF() * 0.6);
    painter.setFont(letter);
    for (const MatchMoment &moment : m_moments) {
        const int middle = placeOf(moment.inputs);
        const QRect place(middle - markSize / 2, 0, markSize, markSize);
        if (moment.kind == Kind::Goal) {
            icon(QStringLiteral("ball"), ColourRole::Accent).paint(&painter, place);
        } else if (moment.kind == Kind::RedCard) {
            paintCardMark(painter, place, PlayerMark::Red);
        } else if (moment.kind == Kind::PeriodStart) {
            painter.setPen(colour(ColourRole::Secondary));
            painter.drawLine(middle, markSize / 2, middle, height() - 1);
        }
    }
    for (const Bookmarks::Bookmark &bookmark : m_bookmarks)
        icon(QStringLiteral("bookmark"), ColourRole::Warning)
            .paint(&painter,
                   QRect(placeOf(bookmark.inputs) - markSize / 2, height() - markSize, markSize, markSize));
}

void TimeLine::mousePressEvent(QMouseEvent *event)
{
    // Where one clicks is where one goes, not a page towards it.
    const int handle = style()->pixelMetric(QStyle::PM_SliderLength, nullptr, this);
    QStyleOptionSlider option;
    initStyleOption(&option);
    const QRect grip = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
    if (event->button() == Qt::LeftButton && !grip.contains(event->pos()))
        setValue(QStyle::sliderValueFromPosition(minimum(), maximum(), event->pos().x() - handle / 2,
                                                 width() - handle));
    QSlider::mousePressEvent(event);
}

bool TimeLine::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QSlider::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    for (const MatchMoment &moment : m_moments)
        if (std::abs(placeOf(moment.inputs) - help->pos().x()) <= nearEnough) {
            QToolTip::showText(help->globalPos(), momentWords(moment), this);
            return true;
        }
    for (const Bookmarks::Bookmark &bookmark : m_bookmarks)
        if (std::abs(placeOf(bookmark.inputs) - help->pos().x()) <= nearEnough) {
            QToolTip::showText(help->globalPos(), bookmark.name, this);
            return true;
        }
    QToolTip::hideText();
    return true;
}

} // namespace touchline
