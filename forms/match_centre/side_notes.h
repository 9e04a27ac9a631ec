// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/board.h"
#include "forms/theme/accessibility.h"

#include <QScrollArea>

#include <vector>

class QGridLayout;

namespace touchline {

/// What the game notes beside the match, both sides in columns of their own: goals, plan, attempts left,
/// who is booked.
class SideNotes final : public QWidget
{
    Q_OBJECT

public:
    explicit SideNotes(QWidget *parent = nullptr);

    void show(const std::vector<BoardNote> &notes, const PerSide<QString> &teams);
    using QWidget::show;
    [[nodiscard]] bool isEmpty() const { return m_notes.empty(); }
    /// "Brazil, Goals: Pelé 12'. Italy, Goals: Rossi 40'"
    [[nodiscard]] QString heard() const;

private:
    void fill();

    QGridLayout *m_grid;
    std::vector<BoardNote> m_notes;
    PerSide<QString> m_teams;
};

/// In which they scroll: by the keys, too, and with them it is heard what they say.
class NotesArea final : public QScrollArea, public HeardWidget
{
    Q_OBJECT

public:
    explicit NotesArea(QWidget *parent = nullptr);
    [[nodiscard]] QAccessible::Role heardAs() const override { return QAccessible::Note; }
};

} // namespace touchline
