// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/tables/meaning_legend.h"

#include "forms/theme/shown_text.h"
#include "forms/theme/spacing.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace touchline {

namespace {

using Kind = PlaceMeaning::Kind;

/// All shapes stand in a square from -1 to 1.
QPolygonF star()
{
    constexpr int points = 5;
    constexpr double inner = 0.45;
    QPolygonF polygon;
    for (int i = 0; i < 2 * points; ++i) {
        const double angle = std::numbers::pi * i / points;
        const double radius = i % 2 == 0 ? 1.0 : inner;
        polygon << QPointF(radius * std::sin(angle), -radius * std::cos(angle));
    }
    return polygon;
}

QPolygonF arrow(double up)
{
    return {{QPointF(0, -0.8 * up), QPointF(0.9, 0.7 * up), QPointF(-0.9, 0.7 * up)}};
}

ColourRole inkOf(Kind kind)
{
    switch (kind) {
    case Kind::MayGoOn:
        return ColourRole::Warning;
    case Kind::GoesDown:
        return ColourRole::Error;
    default:
        return ColourRole::Accent;
    }
}

} // namespace

std::vector<PlaceMeaning> legendOf(const PlaceMeanings &meanings, const std::vector<int> &tables)
{
    std::vector<PlaceMeaning> legend;
    for (const int table : tables)
        for (const auto &[place, meaning] : meanings[static_cast<std::size_t>(table)])
            if (std::find(legend.begin(), legend.end(), meaning) == legend.end())
                legend.push_back(meaning);
    return legend;
}

qreal paintLegend(QPainter *painter, const std::vector<PlaceMeaning> &legend, qreal width, const Ink &ink,
                  const QFont &font)
{
    const QFontMetricsF metrics(font);
    const qreal mark = std::round(metrics.height() * 0.6);
    const qreal line = metrics.height() + spacing::inside;
    QPointF pen;
    for (const PlaceMeaning &meaning : legend) {
        const qreal needed = mark + spacing::inside + metrics.horizontalAdvance(meaning.words);
        if (pen.x() > 0 && pen.x() + needed > width)
            pen = {0, pen.y() + line};
        if (painter != nullptr) {
            const qreal middle = pen.y() + line / 2;
            paintPlaceMark(*painter, QRectF(pen.x(), middle - mark / 2, mark, mark), meaning.kind, ink);
            painter->setPen(ink(ColourRole::Secondary));
            painter->setFont(font);
            const QRectF words(pen.x() + mark + spacing::inside, pen.y(), std::min(needed, width - pen.x()),
                               line);
            drawShown(*painter, words, Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(meaning.words, Qt::ElideRight, words.width()));
        }
        pen.rx() += needed + spacing::groups;
    }
    return legend.empty() ? 0 : pen.y() + line;
}

MeaningLegend::MeaningLegend(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFont(Theme::font(Theme::Type::Caption));
    connect(&Theme::instance(), &Theme::changed, this, [this] { update(); });
}

void MeaningLegend::setLegend(std::vector<PlaceMeaning> legend)
{
    m_legend = std::move(legend);
    QStringList words;
    for (const PlaceMeaning &meaning : m_legend)
        words << meaning.words;
    setAccessibleName(tr("Legend: %1").arg(words.join(QStringLiteral(", "))));
    setVisible(!m_legend.empty());
    updateGeometry();
    update();
}

QSize MeaningLegend::sizeHint() const
{
    constexpr int usualWidth = 400;
    return {usualWidth, heightForWidth(usualWidth)};
}

int MeaningLegend::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(paintLegend(nullptr, m_legend, width, Ink::ofWindow(), font())));
}

void MeaningLegend::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    paintLegend(&painter, m_legend, width(), Ink::ofWindow(), font());
}

std::optional<ColourRole> tintOf(Kind kind)
{
    switch (kind) {
    case Kind::Champions:
    case Kind::GoesOn:
    case Kind::GoesUp:
        return ColourRole::GoesOn;
    case Kind::MayGoOn:
        return ColourRole::MayGoOn;
    case Kind::GoesDown:
        return ColourRole::GoesOut;
    case Kind::Nothing:
        break;
    }
    return std::nullopt;
}

void paintPlaceMark(QPainter &painter, const QRectF &place, Kind kind, const Ink &ink)
{
    if (kind == Kind::Nothing)
        return;
    constexpr double ringWidth = 0.35;
    const qreal half = qMin(place.width(), place.height()) / 2;
    const QColor colour = ink(inkOf(kind));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(place.center());
    painter.scale(half, half);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    switch (kind) {
    case Kind::Champions:
        painter.drawPolygon(star());
        break;
    case Kind::GoesUp:
        painter.drawPolygon(arrow(1));
        break;
    case Kind::GoesDown:
        painter.drawPolygon(arrow(-1));
        break;
    case Kind::MayGoOn:
        painter.setPen(QPen(colour, ringWidth));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF(), 0.65, 0.65);
        break;
    default:
        painter.drawEllipse(QPointF(), 0.75, 0.75);
    }
    painter.restore();
}

} // namespace touchline
