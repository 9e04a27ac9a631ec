// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/theme/colours.h"
#include "tests/desktop/hands.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QCommandLinkButton>
#include <QHash>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <array>

/// Contrast of letters, measured on what is painted.
namespace touchline::testing {

/// The greatest contrast to the ground in that part of a picture: letters are its darkest (or lightest)
/// pixels.
inline double greatestContrast(const QImage &picture, const QRect &place)
{
    QHash<QRgb, int> seen;
    for (int y = place.top(); y <= place.bottom(); ++y)
        for (int x = place.left(); x <= place.right(); ++x)
            ++seen[picture.pixel(x, y)];
    QRgb ground = 0;
    int most = 0;
    for (auto one = seen.cbegin(); one != seen.cend(); ++one)
        if (one.value() > most) {
            ground = one.key();
            most = one.value();
        }
    double greatest = 1;
    for (auto one = seen.cbegin(); one != seen.cend(); ++one)
        greatest = std::max(greatest, contrast(QColor(one.key()), QColor(ground)));
    return greatest;
}

inline bool showsIconOnly(const QAbstractButton &button)
{
    const auto *tool = qobject_cast<const QToolButton *>(&button);
    return tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly;
}

/// Whether something else, such as a notice, lies over a part of the place.
inline bool isCovered(const QWidget &widget, const QWidget &window, const QRect &place)
{
    const std::array<QPoint, 5> points{place.topLeft(), place.topRight(), place.bottomLeft(),
                                       place.bottomRight(), place.center()};
    return std::any_of(points.begin(), points.end(), [&](const QPoint &point) {
        const QWidget *top = window.childAt(point);
        return top != &widget && (top == nullptr || !widget.isAncestorOf(top));
    });
}

/// What is painted too pale to be read in `window`, a line each. Of letters from 18 pt, or 14 pt and bold,
/// less is asked (WCAG 2, 1.4.3); what cannot be used now is left out.
inline QStringList illegibleIn(QWidget &window)
{
    constexpr int enlarged = 3;
    constexpr double least = 4.5;
    constexpr double leastOfLarge = 3.0;
    QImage picture(window.size() * enlarged, QImage::Format_RGB32);
    picture.setDevicePixelRatio(enlarged);
    {
        QPainter painter(&picture);
        window.render(&painter);
    }
    QStringList problems;
    const auto look = [&](const QWidget &widget, const QRect &within, const QString &text,
                          const QFont &font) {
        const QRect seen = within.intersected(widget.visibleRegion().boundingRect());
        if (seen != within || seen.isEmpty() || !widget.isEnabled() || text.trimmed().isEmpty())
            return;
        const QRect there(widget.mapTo(&window, seen.topLeft()), seen.size());
        if (isCovered(widget, window, there))
            return;
        const QRect pixels =
            QRect(there.topLeft() * enlarged, there.size() * enlarged).intersected(picture.rect());
        const double size = QFontInfo(font).pointSizeF();
        const bool isLarge = size >= 18 || (size >= 14 && font.weight() >= QFont::Bold);
        const double found = greatestContrast(picture, pixels);
        // Where nothing is painted at all, it is not the colour.
        if (found > 1 && found < (isLarge ? leastOfLarge : least))
            problems << u"\"%1\" (%2 %3) has the contrast %4"_s
                            .arg(text.left(40), QString::fromLatin1(widget.metaObject()->className()),
                                 widget.objectName())
                            .arg(found, 0, 'f', 2);
    };
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->window() != &window)
            continue;
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            look(*label, label->contentsRect(), label->text(), label->font());
        else if (const auto *button = qobject_cast<const QAbstractButton *>(widget);
                 button != nullptr && !showsIconOnly(*button))
            // Beside an icon, which may be larger than what is left of the ground, the end of the text.
            look(*button,
                 button->icon().isNull() || qobject_cast<const QCommandLinkButton *>(button) != nullptr
                     ? button->rect()
                     : button->rect().adjusted(button->width() / 2, 0, 0, 0),
                 button->text(), button->font());
        else if (const auto *view = qobject_cast<const QAbstractItemView *>(widget);
                 view != nullptr && view->model() != nullptr &&
                 qobject_cast<const QHeaderView *>(widget) == nullptr)
            for (int row = 0; row < std::min(view->model()->rowCount(view->rootIndex()), 12); ++row)
                for (int column = 0; column < view->model()->columnCount(view->rootIndex()); ++column) {
                    const QModelIndex cell = view->model()->index(row, column, view->rootIndex());
                    const QString text = cell.data().toString();
                    const QRect place = view->visualRect(cell);
                    // What has no room is cut, which test_cut_texts looks at.
                    const int decoration = cell.data(Qt::DecorationRole).isValid() ? place.height() : 0;
                    const int room = place.width() - 2 * decoration - view->fontMetrics().averageCharWidth();
                    if ((cell.flags() & Qt::ItemIsEnabled) != 0 &&
                        view->fontMetrics().horizontalAdvance(text) <= room)
                        look(*view->viewport(), place, text, view->font());
                }
    }
    return problems;
}

} // namespace touchline::testing
