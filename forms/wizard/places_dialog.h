// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/first_round.h"

#include <QDialog>

#include <vector>

class QComboBox;

namespace touchline {

/// Places of teams as the organiser wants them, a box for each. Every team stands in one place at any time:
/// whoever is chosen for a place changes with the team that was there.
class PlacesDialog : public QDialog
{
public:
    /// By place: index of the team.
    [[nodiscard]] const std::vector<int> &places() const { return m_places; }

protected:
    PlacesDialog(const QStringList &teams, std::vector<int> places, QWidget *parent);

    /// At least so many letters wide; longer names are cut in the box and whole in its list.
    QComboBox *addBox(int place, const QString &name, int letters, QWidget *parent);
    /// The box of a place.
    [[nodiscard]] QComboBox *box(int place) const;

private:
    void put(int place, int team);

    QStringList m_teams;
    std::vector<int> m_places;
    /// By place.
    std::vector<QComboBox *> m_boxes;
};

/// Which team plays in which group or division.
class GroupPlacesDialog final : public PlacesDialog
{
    Q_OBJECT

public:
    /// `sizes`: of the groups, together as many as there are teams. `places`: by place, group after group,
    /// the index of its team; empty = in their order.
    GroupPlacesDialog(const QStringList &groups, const std::vector<int> &sizes, const QStringList &teams,
                      std::vector<int> places, QWidget *parent = nullptr);
};

/// The first round of a cup: who meets whom, and who has a bye.
class FirstRoundDialog final : public PlacesDialog
{
    Q_OBJECT

public:
    /// `teams`: as many as `round` has places. `places`: by place the index of its team; empty = in their
    /// order, match after match.
    FirstRoundDialog(const FirstRound &round, const QStringList &teams, std::vector<int> places,
                     QWidget *parent = nullptr);
};

} // namespace touchline
