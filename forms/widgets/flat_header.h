// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace touchline {

/// The heading of a list: secondary text on the list's own ground and a hairline below.
class FlatHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit FlatHeader(QWidget *parent = nullptr);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    void paintEvent(QPaintEvent *event) override;
};

} // namespace touchline
