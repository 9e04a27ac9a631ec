// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessibleWidget>

#include <functional>

namespace touchline {

/// What a view draws by itself and lets people choose from, for screen readers. Everything is asked each
/// time: what is drawn changes.
struct DrawnItems
{
    std::function<int()> count;
    /// The whole item as a sentence.
    std::function<QString(int item)> words;
    std::function<QRect(int item)> onScreen;
    /// -1 for none.
    std::function<int()> current;
    std::function<void(int item)> choose;
    /// What a double click or a press of Enter does to the chosen one.
    std::function<void(int item)> take;
};

/// `view` as a list of these items; they are asked only while it is there.
[[nodiscard]] QAccessibleInterface *accessibleList(QWidget *view, DrawnItems items);

} // namespace touchline
