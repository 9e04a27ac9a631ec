// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

#include <vector>

class QComboBox;

namespace touchline {

/// Which team plays in which group or division, as the organiser places them. Every
/// team stands in one place at any time: whoever is chosen for a place changes with the team that was there.
class GroupPlacesDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `sizes`: of the groups, together as many as there are teams. `places`: by place, group after group,
    /// the index of its team; empty = in their order.
    GroupPlacesDialog(const QStringList &groups, const std::vector<int> &sizes, const QStringList &teams,
                      std::vector<int> places, QWidget *parent = nullptr);

    /// By place: index of the team.
    [[nodiscard]] const std::vector<int> &places() const { return m_places; }

private:
    void put(std::size_t place, int team);

    std::vector<int> m_places;
    /// By place.
    std::vector<QComboBox *> m_boxes;
};

} // namespace touchline
