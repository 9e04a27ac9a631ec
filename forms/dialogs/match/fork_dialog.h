// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/match_centre/luck_task.h"
#include "models/views/match_centre/match_session.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace touchline {

/// A what-if that leaves a match where it stands: its name, who decides, and what is to be otherwise.
class ForkDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `session` outlives the dialog.
    explicit ForkDialog(const MatchSession &session, QWidget *parent = nullptr);

    /// Makes it; where that is refused the dialog says so and stays.
    void accept() override;
    /// The what-if that was made.
    [[nodiscard]] const QUuid &made() const { return m_made; }

private:
    /// What may be entered here in place of what was.
    void listAnswers();
    [[nodiscard]] QComboBox *seatBox(Side side);
    void showRest();
    /// Of a match that is over: was what was chosen here the best?
    void judge();
    void showJudged(const JudgedChoice &choice);
    void sayVerdict(const QString &text);

    const MatchSession &m_session;
    QLineEdit *m_name;
    PerSide<QComboBox *> m_seats;
    QLabel *m_asked;
    QComboBox *m_answer;
    QPushButton *m_judge;
    QLabel *m_verdict;
    LuckTask *m_task;
    QCheckBox *m_rest;
    QLabel *m_problem;
    QUuid m_made;
};

} // namespace touchline
