// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/sheet_draft.h"

#include <QWidget>

#include <memory>

namespace Ui {
class FiguresPanel;
}

namespace touchline {

/// The top of a score sheet: the result, extra time and shoot-out where the match may have them, and how much
/// of the match is noted.
class FiguresPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit FiguresPanel(QWidget *parent = nullptr);

    /// The sheet that it shows and changes; it outlives the panel.
    void setDraft(SheetDraft *draft);
    /// Shows the sheet anew, with what is wrong about the result.
    void refresh(const std::vector<SheetProblem> &problems);

Q_SIGNALS:
    /// The sheet was changed here.
    void edited();

private:
    void fillChoices();
    void showFigures();
    void read();

    std::shared_ptr<Ui::FiguresPanel> m_ui;
    SheetDraft *m_draft = nullptr;
};

} // namespace touchline
