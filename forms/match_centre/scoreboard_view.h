// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/match_centre/scoreboard.h"

#include <QWidget>

class QLabel;

namespace touchline {

class NameLabel;

/// The largest thing on the page of a match: both teams with their kits, the score, the clock, scorers below.
class ScoreboardView final : public QWidget
{
    Q_OBJECT

public:
    explicit ScoreboardView(QWidget *parent = nullptr);

    void show(const Scoreboard &board);

private:
    void fill();

    struct OneSide
    {
        QLabel *kit;
        NameLabel *name;
        NameLabel *events;
    };

    Scoreboard m_board;
    PerSide<OneSide> m_sides;
    QLabel *m_score;
    QLabel *m_clock;
};

} // namespace touchline
