// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/tables/standings_view.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;

namespace touchline {

/// Some tables of a competition: one that takes all the room, or many in one to four columns. One row of all
/// of them is chosen at most.
class TablesBoard : public QWidget
{
    Q_OBJECT

public:
    explicit TablesBoard(QWidget *parent = nullptr);

    /// Keeps the chosen team where it is still there. `tables`: their indices, stage after stage.
    void setTables(const CompetitionStatePtr &state, const std::vector<int> &tables,
                   const PlaceMeanings &meanings, const StandingsModel::Kits &kits);

    /// The table with the chosen row; null where none is chosen.
    [[nodiscard]] StandingsView *chosenTable() const;
    /// False where the team stands in none of the tables.
    bool choose(const QUuid &team);
    [[nodiscard]] std::vector<StandingsView *> views() const;
    /// In how many columns the tables stand.
    [[nodiscard]] int columns() const { return m_columns; }

Q_SIGNALS:
    /// Another row is chosen, or none.
    void chosen();
    void teamWanted(const QUuid &team);
    void menuWanted(touchline::StandingsView *table, const QPoint &place);
    /// This part of the board is what the person looks at.
    void looksAt(const QRect &part);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Cell
    {
        QWidget *box = nullptr;
        QLabel *heading = nullptr;
        StandingsView *view = nullptr;
        /// Index of the table's stage.
        int stage = -1;
    };
    Cell &cell(std::size_t index);
    void choseIn(StandingsView *view);
    void walk(StandingsView *from, int direction);
    void shareWidths();
    void limitWidths();
    void place();
    [[nodiscard]] int wantedColumns() const;
    [[nodiscard]] QLabel *stageHeading(std::size_t index);

    QGridLayout *m_grid;
    /// As many as were ever needed; those behind m_count are hidden.
    std::vector<Cell> m_cells;
    std::vector<QLabel *> m_stageHeadings;
    std::size_t m_count = 0;
    std::vector<QString> m_stageNames;
    int m_columns = 0;
    bool m_isChoosing = false;
};

} // namespace touchline
