// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/competition_state.h"

#include <QDialog>

#include <memory>

namespace Ui {
class WalkoverDialog;
}

namespace touchline {

/// Who wins a match that was not played, or lost whatever its score was, and by how many goals.
class WalkoverDialog final : public QDialog
{
    Q_OBJECT

public:
    WalkoverDialog(const CompetitionStatePtr &state, int fixture, QWidget *parent = nullptr);

    /// As it was filled in.
    [[nodiscard]] Ruling ruling() const;

private:
    void changed();

    std::shared_ptr<Ui::WalkoverDialog> m_ui;
    CompetitionStatePtr m_state;
    int m_fixture;
};

} // namespace touchline
