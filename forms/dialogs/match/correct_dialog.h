// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/open_league.h"

#include <QDialog>
#include <QTimer>

#include <memory>

namespace Ui {
class CorrectDialog;
}

namespace touchline {

/// Another result in the place of one that is entered: what will follow is shown before it happens.
class CorrectDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `league` outlives the dialog; `fixture` is an index of a match that has a report.
    CorrectDialog(OpenLeague &league, const CompetitionStatePtr &state, int fixture,
                  QWidget *parent = nullptr);

    /// Makes the correction; the dialog stays open where that is refused.
    void accept() override;

private:
    void changed();
    void workOut();
    [[nodiscard]] bool isSameResult(const MatchReport &report) const;

    std::shared_ptr<Ui::CorrectDialog> m_ui;
    OpenLeague &m_league;
    CompetitionStatePtr m_state;
    int m_fixture;
    /// Nothing while what is typed makes none.
    std::optional<Correction> m_correction;
    QTimer m_pause;
};

} // namespace touchline
