// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/change.h"
#include "models/views/competition_state.h"

#include <QDialog>

#include <memory>

namespace Ui {
class AnnulDialog;
}

namespace touchline {

/// Matches that are to count for nothing, what follows from that, and why.
class AnnulDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Indices of at least one fixture that can be annulled.
    AnnulDialog(const CompetitionStatePtr &state, std::vector<int> fixtures, QWidget *parent = nullptr);
    ~AnnulDialog() override;
    Q_DISABLE_COPY_MOVE(AnnulDialog)

    /// One for each of the fixtures.
    [[nodiscard]] std::vector<Change> rulings() const;

private:
    std::unique_ptr<Ui::AnnulDialog> m_ui;
    CompetitionStatePtr m_state;
    std::vector<int> m_fixtures;
};

} // namespace touchline
