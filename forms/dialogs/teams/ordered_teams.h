// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"

#include <QWidget>

#include <vector>

class QListWidget;

namespace touchline {

/// Teams in an order that is changed by dragging or with Up and Down.
class OrderedTeams final : public QWidget
{
    Q_OBJECT

public:
    /// `teams`: indices of entrants, the first on top. The list and the buttons are named list, up and down
    /// with `suffix` behind; people who cannot see the list hear `title`.
    OrderedTeams(const Competition &competition, const std::vector<int> &teams, const QString &title,
                 const QString &suffix, QWidget *parent = nullptr);

    /// Indices of entrants, as they stand now.
    [[nodiscard]] std::vector<int> teams() const;

Q_SIGNALS:
    /// They stand in another order.
    void moved();

private:
    void moveRow(int by);

    QListWidget *m_list;
};

} // namespace touchline
