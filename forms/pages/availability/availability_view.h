// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/widgets/row_list.h"
#include "models/views/availability/availability_model.h"
#include "models/views/badge.h"

#include <functional>

namespace touchline {

/// The list of those who may not play, under the headings of their matches.
class AvailabilityView final : public RowList
{
    Q_OBJECT

public:
    explicit AvailabilityView(QWidget *parent = nullptr);

    [[nodiscard]] AvailabilityModel *players() const { return m_players; }
    void setKits(const BadgeOf &badgeOf);

    /// What is changed by `change` (competition, filter, order) keeps the choice and the scroll position.
    void rearrange(const std::function<void(AvailabilityModel &)> &change);
    /// The player that is chosen; null where none is.
    [[nodiscard]] const AvailabilityRow *chosen() const;
    /// Puts the cursor on a player; a null player is the first of the team. False where he is not shown.
    bool goTo(const QUuid &team, const QUuid &player);
    void chooseFirst();
    /// By team or player; -1 = as it is played.
    void arrangeBy(int column, Qt::SortOrder order = Qt::AscendingOrder);
    [[nodiscard]] int arrangedBy() const { return m_arrangedBy; }

Q_SIGNALS:
    void choiceChanged();

protected:
    [[nodiscard]] bool isDrawnWhole(int row) const override { return m_players->rowAt(row) == nullptr; }
    void drawHeading(QPainter *painter, const QRect &rect, const QModelIndex &index) const override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void setWidths();
    /// Its heading was clicked: by it, and the next time the other way round.
    void headingClicked(int column);

    AvailabilityModel *m_players;
    int m_arrangedBy = -1;
    Qt::SortOrder m_order = Qt::AscendingOrder;
};

} // namespace touchline
