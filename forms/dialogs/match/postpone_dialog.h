// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/change.h"
#include "models/views/competition_state.h"

#include <QDialog>

#include <memory>

namespace Ui {
class PostponeDialog;
}

namespace touchline {

class OpenLeague;

/// The day to which matches are put off, known or not, with hour and ground; what follows from it, and why.
class PostponeDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Indices of at least one fixture that can be put off. `league`: see ConsequencesPanel::setLeague().
    PostponeDialog(OpenLeague *league, const CompetitionStatePtr &state, std::vector<int> fixtures,
                   QWidget *parent = nullptr);

    /// One for each of the fixtures.
    [[nodiscard]] std::vector<Change> rulings() const;

private:
    void changed();

    std::shared_ptr<Ui::PostponeDialog> m_ui;
    CompetitionStatePtr m_state;
    std::vector<int> m_fixtures;
};

} // namespace touchline
