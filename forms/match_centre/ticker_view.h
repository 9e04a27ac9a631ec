// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

namespace touchline {

/// A TickerModel as a live ticker: the minute in a column of its own, what counts marked, long lines wrapped.
class TickerView final : public QListView
{
    Q_OBJECT

public:
    explicit TickerView(QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;
};

} // namespace touchline
