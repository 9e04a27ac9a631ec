// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match_log.h"

#include <QWidget>

#include <vector>

namespace touchline {

/// The dice that were rolled last, the newest in front: six faces with pips, all others with their number.
class DiceTray final : public QWidget
{
    Q_OBJECT

public:
    explicit DiceTray(QWidget *parent = nullptr);

    /// Of all entries the last rolls that find room.
    void show(const std::vector<LogEntry> &entries);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Shown
    {
        int faces = 0;
        int value = 0;
    };

    /// The newest first.
    std::vector<Shown> m_dice;
};

} // namespace touchline
