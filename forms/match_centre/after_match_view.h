// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/match_centre/after_match.h"

#include <QWidget>

#include <memory>
#include <optional>

class QModelIndex;
class QStandardItemModel;

namespace Ui {
class AfterMatchView;
}

namespace touchline {

class LuckView;

/// A match that is over, in place of its board: key moments and key dice, which lead to where they happened
/// once the match is kept; the player of the match, the statistics, and what can be done next.
class AfterMatchView final : public QWidget
{
    Q_OBJECT

public:
    /// What can be done with the match.
    struct Doors
    {
        /// It is kept, and can be watched.
        bool isKept = false;
        /// Another match of the competition can be played.
        bool hasNext = false;

        bool operator==(const Doors &) const = default;
    };

    explicit AfterMatchView(QWidget *parent = nullptr);

    void show(const AfterMatch &after, const PerSide<Team> &teams, const Doors &doors);
    using QWidget::show;
    /// Luck and judgement of the same match.
    [[nodiscard]] LuckView &luck() const;
    /// Inputs of the moment that is selected, else of the last one; nothing where there is none.
    [[nodiscard]] std::optional<std::size_t> chosenMoment() const;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// To the match as it was after so many inputs.
    void momentWanted(std::size_t inputs);
    void watchWanted();
    void forkWanted();
    void nextWanted();
    void reportWanted();
    /// The board as it stood at the end.
    void boardWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void goTo(const QModelIndex &line);
    void shareFigures();

    std::shared_ptr<Ui::AfterMatchView> m_ui;
    QStandardItemModel *m_moments;
    QStandardItemModel *m_rolls;
    QStandardItemModel *m_figures;
    bool m_isKept = false;
};

} // namespace touchline
