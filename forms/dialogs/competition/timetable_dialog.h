// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/timetable/timetabled_day.h"
#include "models/views/open_league.h"

#include <QDialog>
#include <QTimer>

#include <memory>

namespace Ui {
class TimetableDialog;
}

namespace touchline {

/// A day on which everything is played that is left of a competition: tables, times, rests, who comes late or
/// leaves early. The timetable is shown as it would be, with what cannot be kept, before it is made.
class TimetableDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Begins with the rules of the timetable that there is. `league` outlives the dialog.
    TimetableDialog(OpenLeague &league, const CompetitionStatePtr &state, QWidget *parent = nullptr);

    [[nodiscard]] const DayPlan &plan() const { return m_plan; }
    void setPlan(const DayPlan &plan);
    /// Makes the timetable; the dialog stays open where that is refused.
    void accept() override;

Q_SIGNALS:
    void made(const touchline::JournalEntry &entry);

private:
    [[nodiscard]] static DayPlan usualPlan(const CompetitionState &state);
    void fillFields();
    void countTables(int count);
    void waitForMore();
    /// What the fields say; what cannot be read is what it returns.
    [[nodiscard]] QString readFields();
    [[nodiscard]] QString readHours();
    void preview();
    void showProblem(const QString &problem);

    std::shared_ptr<Ui::TimetableDialog> m_ui;
    OpenLeague &m_league;
    CompetitionStatePtr m_state;
    DayPlan m_plan;
    /// What is typed is shown after a pause.
    QTimer m_pause;
    bool m_isFilling = false;
};

} // namespace touchline
