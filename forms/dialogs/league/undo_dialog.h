// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/history/undo_preview.h"

#include <QDialog>

namespace touchline {

/// What follows from an undo or redo that moves a ban, before it is made.
class UndoDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `what`: the step, as the history names it. `kind`: Undo or Redo.
    UndoDialog(const QString &what, JournalEntry::Kind kind, const std::vector<UndoPreview> &preview,
               QWidget *parent = nullptr);
};

} // namespace touchline
