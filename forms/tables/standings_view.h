// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/tables/standings_painter.h"

#include <QTableView>

namespace touchline {

/// One table of a competition. The row under the pointer is lifted; Return or a double click asks for the
/// matches of a team; the arrow keys go on to the next table where this one ends.
class StandingsView : public QTableView
{
    Q_OBJECT

public:
    explicit StandingsView(QWidget *parent = nullptr);

    [[nodiscard]] StandingsModel &model() { return *m_model; }
    [[nodiscard]] const StandingsModel &model() const { return *m_model; }
    /// What the model shows has changed. Its columns have no widths before setWidths().
    void take();
    /// The widths that its own columns need, and those that they get, so that several tables look alike.
    [[nodiscard]] const StandingsWidths &ownWidths() const { return m_ownWidths; }
    void setWidths(const StandingsWidths &widths);

    /// As high as all its rows, or as high as there is room, with a bar.
    void setWhole(bool isWhole);
    /// Of all columns, without and with the goals for and against.
    [[nodiscard]] int narrowWidth() const;
    [[nodiscard]] int fullWidth() const;

    /// Null where no row is chosen.
    [[nodiscard]] QUuid currentTeam() const;
    [[nodiscard]] int currentRow() const;
    void selectRowOf(int row);
    void clearChoice();

    [[nodiscard]] int hoveredRow() const { return m_hovered; }
    [[nodiscard]] StandingsPainter painterOfWindow() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Its columns need other widths: the font has changed.
    void widthsChanged();
    /// Another row is chosen, or none.
    void chosen();
    void teamWanted(const QUuid &team);
    /// An arrow key leaves the table: -1 above, 1 below.
    void left(int direction);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;

private:
    void setHovered(int row);
    void fitColumns();
    [[nodiscard]] int wholeHeight() const;

    StandingsModel *m_model;
    StandingsWidths m_ownWidths{};
    StandingsWidths m_widths{};
    int m_hovered = -1;
    bool m_isWhole = true;
};

} // namespace touchline
