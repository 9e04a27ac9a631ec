// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/theme/accessibility.h"
#include "models/views/match_centre/match_stop.h"

#include <QTimer>
#include <QWidget>

namespace touchline {

/// A goal, a card or an injury, drawn large over the match for a breath: the first key or click, or the time,
/// takes it away. It lies over what is there and moves nothing; clicks go through it.
class MomentCard final : public QWidget, public HeardWidget
{
    Q_OBJECT

public:
    explicit MomentCard(QWidget *parent);

    /// In the middle of `place`, in coordinates of the parent.
    void show(const MatchStop &stop, const QRect &place);
    /// Milliseconds that it stays.
    [[nodiscard]] static int milliseconds();

    [[nodiscard]] QAccessible::Role heardAs() const override { return QAccessible::Notification; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    MatchStop m_stop;
    QTimer m_stays;
};

} // namespace touchline
