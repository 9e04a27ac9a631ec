// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/league.h"
#include "models/views/fixtures/round_desk.h"
#include "models/views/open_league.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace touchline {

/// The next round of a Swiss before it is drawn: byes on request, pairings by hand, and what they cost beside
/// the automatic ones.
class RoundDialog final : public QDialog
{
    Q_OBJECT

public:
    /// RoundDesk::isThere() in `state`.
    RoundDialog(OpenLeague &league, const CompetitionStatePtr &state, QWidget *parent = nullptr);

    /// Draws the round; the dialog stays open where that is refused.
    void accept() override;

Q_SIGNALS:
    void made(const touchline::JournalEntry &entry);

private:
    void addFields();
    [[nodiscard]] QWidget *byeFields();
    [[nodiscard]] QWidget *pairFields();
    void addTables();
    void ask();
    void pair();
    void release();
    void keepByes();
    void refresh();
    void showCost(const Result<RoundProposal> &proposal);
    void showButtons();
    void end(const Result<JournalEntry> &entry);

    OpenLeague &m_league;
    QUuid m_competition;
    RoundDesk m_desk;
    std::vector<RoundLine> m_lines;
    bool m_isPossible = false;
    QComboBox *m_absent;
    QComboBox *m_points;
    QSpinBox *m_round;
    QComboBox *m_home;
    QComboBox *m_away;
    QCheckBox *m_rematches;
    QTableWidget *m_pairings;
    QPushButton *m_release;
    QTableWidget *m_cost;
    QLabel *m_notes;
    QLabel *m_problem;
    QDialogButtonBox *m_buttons;
    QPushButton *m_keep;
};

} // namespace touchline
