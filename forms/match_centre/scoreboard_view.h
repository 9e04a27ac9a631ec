// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/board.h"
#include "models/views/match_centre/scoreboard.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLabel;

namespace touchline {

class NameLabel;

/// The slim line above a match: clock, both teams with their kits, the score, cards and injuries as marks,
/// referee, weather and ground as icons.
class ScoreboardView final : public QWidget
{
    Q_OBJECT

public:
    explicit ScoreboardView(QWidget *parent = nullptr);

    void show(const Scoreboard &board);
    using QWidget::show;
    /// Under which it is played; those of one side belong elsewhere.
    void setConditions(const std::vector<BoardNote> &notes);

    /// The names can be pressed of those sides whose cards can be seen.
    void setHasCards(const PerSide<bool> &hasCards);

    /// What happened, for the notes beside the match: goals, penalties, dismissals and injuries, by side.
    [[nodiscard]] static std::vector<BoardNote> notesOf(const Scoreboard &board);

Q_SIGNALS:
    /// The name of that side was pressed.
    void cardWanted(Side side);

private:
    void fill();
    void fillConditions();
    [[nodiscard]] QPixmap marksOf(const Scoreboard::OneSide &side) const;

    struct OneSide
    {
        QLabel *kit;
        NameLabel *name;
        QLabel *marks;
    };

    Scoreboard m_board;
    std::vector<BoardNote> m_conditions;
    PerSide<OneSide> m_sides;
    QLabel *m_score;
    QLabel *m_clock;
    QHBoxLayout *m_conditionIcons;
};

} // namespace touchline
