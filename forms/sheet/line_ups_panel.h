// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/sheet_draft.h"

#include <QWidget>

#include <memory>

namespace Ui {
class LineUpsPanel;
}

namespace touchline {

class LineUpModel;

/// Who began and who sat on the bench, for both sides.
class LineUpsPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit LineUpsPanel(QWidget *parent = nullptr);

    /// The sheet that it shows and changes; it outlives the panel.
    void setDraft(SheetDraft *draft);
    /// Shows what is wrong about the line-ups.
    void refresh(const std::vector<SheetProblem> &problems);

Q_SIGNALS:
    /// The sheet was changed here.
    void edited();

private:
    std::shared_ptr<Ui::LineUpsPanel> m_ui;
    PerSide<LineUpModel *> m_models;
    SheetDraft *m_draft = nullptr;
};

} // namespace touchline
