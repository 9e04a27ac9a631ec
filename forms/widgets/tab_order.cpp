// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/widgets/tab_order.h"

#include <QAbstractItemView>
#include <QGridLayout>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>
#include <utility>

namespace touchline {

namespace {

void addStops(QWidget *widget, QList<QWidget *> &stops);

void addStops(QLayout &layout, QList<QWidget *> &stops)
{
    QList<std::pair<std::pair<int, int>, QLayoutItem *>> items;
    auto *grid = qobject_cast<QGridLayout *>(&layout);
    for (int i = 0; i < layout.count(); ++i) {
        std::pair<int, int> place{0, i};
        if (grid != nullptr) {
            int rows = 0;
            int columns = 0;
            grid->getItemPosition(i, &place.first, &place.second, &rows, &columns);
        }
        items.append({place, layout.itemAt(i)});
    }
    std::stable_sort(items.begin(), items.end(),
                     [](const auto &one, const auto &other) { return one.first < other.first; });
    for (const auto &[place, item] : items)
        if (item->layout() != nullptr)
            addStops(*item->layout(), stops);
        else
            addStops(item->widget(), stops);
}

/// The containers that place what is in them without a layout of their own.
QList<QWidget *> partsOf(QWidget &widget)
{
    QList<QWidget *> parts;
    if (const auto *area = qobject_cast<QScrollArea *>(&widget))
        parts << area->widget();
    else if (const auto *splitter = qobject_cast<QSplitter *>(&widget))
        for (int i = 0; i < splitter->count(); ++i)
            parts << splitter->widget(i);
    else if (const auto *stack = qobject_cast<QStackedWidget *>(&widget))
        for (int i = 0; i < stack->count(); ++i)
            parts << stack->widget(i);
    else if (const auto *tabs = qobject_cast<QTabWidget *>(&widget))
        for (int i = 0; i < tabs->count(); ++i)
            parts << tabs->widget(i);
    return parts;
}

void addStops(QWidget *widget, QList<QWidget *> &stops)
{
    if (widget == nullptr || widget->isWindow())
        return;
    const QList<QWidget *> parts = partsOf(*widget);
    const bool takesKeys = (widget->focusPolicy() & Qt::TabFocus) != 0;
    // What a list or a field is made of is its own matter.
    const bool isWhole = qobject_cast<QAbstractItemView *>(widget) != nullptr ||
                         (widget->focusProxy() != nullptr && takesKeys);
    const bool isPlace = !parts.isEmpty() || (!isWhole && widget->layout() != nullptr);
    if (auto *tabs = qobject_cast<QTabWidget *>(widget))
        stops << tabs->tabBar();
    else if (!isPlace || takesKeys)
        stops << widget;
    for (QWidget *part : parts)
        addStops(part, stops);
    if (isPlace && parts.isEmpty())
        addStops(*widget->layout(), stops);
}

} // namespace

void tabAsRead(QWidget &window)
{
    QList<QWidget *> stops;
    // The chain is a ring: the first comes behind the window itself, unless the window says who is the first.
    if (window.focusProxy() == nullptr)
        stops << &window;
    if (window.layout() != nullptr)
        addStops(*window.layout(), stops);
    // setTabOrder() passes over what takes no focus now: a name does once its team has a card.
    QList<Qt::FocusPolicy> policies;
    for (QWidget *stop : stops) {
        policies << stop->focusPolicy();
        stop->setFocusPolicy(Qt::TabFocus);
    }
    for (qsizetype i = 1; i < stops.size(); ++i)
        QWidget::setTabOrder(stops[i - 1], stops[i]);
    for (qsizetype i = 0; i < stops.size(); ++i)
        stops[i]->setFocusPolicy(policies[i]);
}

} // namespace touchline
