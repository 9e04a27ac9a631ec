// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/moment_card.h"

#include "forms/match_centre/drawn_die.h"
#include "forms/theme/card_mark.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace touchline {

namespace {

constexpr int cardMilliseconds = 1'200;
constexpr QSize mostCardSize{440, 220};
constexpr qreal cardCorner = 8;
constexpr int cardDieSize = 36;
/// Of the title, against the title of a page.
constexpr qreal cardTitleScale = 1.4;

QString momentTitle(const MatchStop &stop)
{
    switch (stop.kind) {
    case MatchMoment::Kind::Goal:
        return stop.isOwnGoal ? MomentCard::tr("Own goal") : MomentCard::tr("Goal!");
    case MatchMoment::Kind::YellowCard:
        return MomentCard::tr("Yellow card");
    case MatchMoment::Kind::RedCard:
        return MomentCard::tr("Red card");
    case MatchMoment::Kind::Injury:
        return MomentCard::tr("Injury");
    case MatchMoment::Kind::PeriodStart:
        break;
    }
    return {};
}

std::optional<PlayerMark> momentMark(MatchMoment::Kind kind)
{
    switch (kind) {
    case MatchMoment::Kind::YellowCard:
        return PlayerMark::Yellow;
    case MatchMoment::Kind::RedCard:
        return PlayerMark::Red;
    case MatchMoment::Kind::Injury:
        return PlayerMark::Injury;
    case MatchMoment::Kind::Goal:
    case MatchMoment::Kind::PeriodStart:
        break;
    }
    return std::nullopt;
}

QString joinedFacts(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

} // namespace

MomentCard::MomentCard(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("momentCard"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    m_stays.setSingleShot(true);
    connect(&m_stays, &QTimer::timeout, this, &QWidget::hide);
    QWidget::hide();
}

int MomentCard::milliseconds()
{
    return cardMilliseconds;
}

void MomentCard::show(const MatchStop &stop, const QRect &place)
{
    m_stop = stop;
    const QSize size = mostCardSize.boundedTo(place.size());
    setGeometry(QRect(place.center() - QPoint(size.width() / 2, size.height() / 2), size));
    QStringList facts{stop.player, stop.team, stop.minute};
    facts.removeAll(QString());
    const QString title = momentTitle(stop);
    setAccessibleName(title + (title.endsWith(u'!') ? QStringLiteral(" ") : QStringLiteral(", ")) +
                      facts.join(QStringLiteral(", ")));
    raise();
    QWidget::show();
    update();
    m_stays.start(cardMilliseconds);
}

void MomentCard::showEvent(QShowEvent *event)
{
    QCoreApplication::instance()->installEventFilter(this);
    QWidget::showEvent(event);
}

void MomentCard::hideEvent(QHideEvent *event)
{
    QCoreApplication::instance()->removeEventFilter(this);
    m_stays.stop();
    QWidget::hideEvent(event);
}

bool MomentCard::eventFilter(QObject *object, QEvent *event)
{
    if (!object->isWidgetType())
        return QWidget::eventFilter(object, event);
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::KeyPress) {
        hide();
        // A space bar that is pressed for the card rolls nothing yet. Everything else does what it does; so
        // does the space bar of somebody who hears the match and does not know how long the card lies there.
        if (event->type() == QEvent::KeyPress && !ScreenReader::instance().isThere()) {
            const auto *key = static_cast<QKeyEvent *>(event);
            return key->key() == Qt::Key_Space && !key->isAutoRepeat();
        }
    }
    return QWidget::eventFilter(object, event);
}

void MomentCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(
        QPen(colour(m_stop.kind == MatchMoment::Kind::Goal ? ColourRole::Accent : ColourRole::Hairline), 2));
    painter.setBrush(colour(ColourRole::Surface));
    painter.drawRoundedRect(box, cardCorner, cardCorner);
    const QRect inside = rect().adjusted(spacing::page, spacing::groups, -spacing::page, -spacing::groups);
    int top = inside.top();
    const auto line = [&](const QString &text, const QFont &font, ColourRole role, int right) {
        if (text.isEmpty())
            return;
        painter.setFont(font);
        painter.setPen(colour(role));
        const QFontMetrics metrics(font);
        const QRect place(inside.left(), top, inside.width() - right, metrics.height());
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(text, Qt::ElideRight, place.width()));
        top += metrics.height() + spacing::inside;
    };
    QFont title = semibold(Theme::font(Theme::Type::Title));
    title.setPointSizeF(title.pointSizeF() * cardTitleScale);
    const int titleHeight = QFontMetrics(title).height();
    if (const auto mark = momentMark(m_stop.kind)) {
        painter.setFont(semibold(Theme::font(Theme::Type::Body)));
        paintCardMark(painter, QRectF(inside.right() - titleHeight, top, titleHeight, titleHeight), *mark);
    }
    line(momentTitle(m_stop), title, ColourRole::Text,
         m_stop.kind == MatchMoment::Kind::Goal ? 0 : titleHeight);
    line(joinedFacts({m_stop.player.isEmpty() ? m_stop.team : m_stop.player, m_stop.minute}),
         semibold(Theme::font(Theme::Type::Heading)), ColourRole::Text, 0);
    if (!m_stop.player.isEmpty())
        line(m_stop.team, Theme::font(Theme::Type::Body), ColourRole::Secondary, 0);
    // Below: the dice that brought it, and the score.
    const int foot = inside.bottom() - std::max(cardDieSize, titleHeight);
    int left = inside.left();
    painter.setFont(semibold(Theme::font(Theme::Type::Body)));
    for (const MatchStop::Rolled &die : m_stop.dice) {
        paintDie(painter, QRectF(left + 0.5, foot + 0.5, cardDieSize - 1, cardDieSize - 1), die.faces,
                 die.value, {colour(ColourRole::Hairline), colour(ColourRole::Text), 1});
        left += cardDieSize + spacing::inside;
    }
    painter.setFont(title);
    painter.setPen(colour(ColourRole::Text));
    painter.drawText(QRect(inside.left(), foot, inside.width(), inside.bottom() - foot),
                     Qt::AlignRight | Qt::AlignVCenter,
                     QStringLiteral("%1–%2").arg(m_stop.score.home).arg(m_stop.score.away));
}

} // namespace touchline
