// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/timetable/day_moves.h"
#include "models/views/open_league.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QSpinBox;

namespace touchline {

class ConsequencesPanel;

/// Everything of a day that has not begun is so many minutes later: every match with its old and its new
/// hour, and what does not fit any more, before it is done.
class DelayDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `begun`: indices of fixtures that are being played. All others move unless an hour is chosen.
    DelayDialog(OpenLeague &league, const CompetitionStatePtr &state, const DayGrid &grid,
                const std::set<int> &begun, QWidget *parent = nullptr);

    /// Makes the change; the dialog stays open where that is refused.
    void accept() override;

Q_SIGNALS:
    void made(const touchline::JournalEntry &entry);

private:
    [[nodiscard]] QTime from() const;
    void showMoves();
    [[nodiscard]] QStringList moveLines(const std::vector<MatchMove> &moves) const;

    OpenLeague &m_league;
    CompetitionStatePtr m_state;
    DayGrid m_grid;
    std::set<int> m_begun;
    QComboBox *m_from;
    QSpinBox *m_minutes;
    ConsequencesPanel *m_moves;
    QLabel *m_problem;
    QDialogButtonBox *m_buttons;
};

} // namespace touchline
