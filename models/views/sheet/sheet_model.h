// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/sheet_draft.h"
#include "models/views/column_heading.h"

namespace touchline {

/// What happened in a match, as its score sheet lists it: a row for each goal, card, injury, substitution and
/// kick, with what is wrong about it.
class SheetModel final : public FlatTable
{
    Q_OBJECT

public:
    enum Column { MinuteColumn, PlayerColumn, TeamColumn, WhatColumn, ProblemColumn };
    static constexpr int columns = ProblemColumn + 1;
    enum Role {
        SideRole = Qt::UserRole, ///< int(Side)
        ProblemRole              ///< QString; empty = fits
    };

    explicit SheetModel(QObject *parent = nullptr) : FlatTable(columns, parent) {}

    /// Shows the sheet anew; a null one: nothing. It outlives the model or is taken back.
    void show(const SheetDraft *draft, const std::vector<SheetProblem> &problems);

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] int rows() const override { return m_rows; }
    [[nodiscard]] QString textOf(int row, int column) const;
    [[nodiscard]] QString problemOf(int row) const;

    const SheetDraft *m_draft = nullptr;
    std::vector<SheetProblem> m_problems;
    int m_rows = 0;
};

/// "Penalty goal", "Second yellow card": in the language of the window.
[[nodiscard]] QString eventWords(ReportEventKind kind);
/// With what the game says of it: "Injury (out, misses the next match)".
[[nodiscard]] QString eventWords(const ReportEvent &event, const ScoreSheet &sheet);
/// "Pele", "Pele (Vava)" where Vava made the goal, "Smith for Jones".
[[nodiscard]] QString playersText(const ReportEvent &event);
/// What is wrong, with what to do.
[[nodiscard]] QString problemText(const Problem &problem);

} // namespace touchline
