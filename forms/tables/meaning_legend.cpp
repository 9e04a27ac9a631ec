// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/tables/meaning_legend.h"

#include "forms/theme/shown_text.h"
#include "forms/theme/spacing.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace touchline {

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

} // namespace touchline
