// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/first_round.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QGridLayout;

namespace touchline {

/// The first round of a cup as the organiser places it: who meets whom, and who has a bye. Every team stands
/// in one place at any time: whoever is chosen for a place changes with the team that was there.
class FirstRoundDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `teams`: as many as `round` has places. `places`: by place the index of its team; empty = in their
    /// order, match after match.
    FirstRoundDialog(FirstRound round, const QStringList &teams, std::vector<int> places,
                     QWidget *parent = nullptr);

    /// By place: index of the team.
    [[nodiscard]] const std::vector<int> &places() const { return m_places; }

private:
    QComboBox *addBox(QGridLayout *grid, int place, const QString &name, int row, int column);
    void put(int place, int team);

    FirstRound m_round;
    QStringList m_teams;
    std::vector<int> m_places;
    /// By place.
    std::vector<QComboBox *> m_boxes;
};

} // namespace touchline
