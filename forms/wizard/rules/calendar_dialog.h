// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/new_competition/calendar_wish.h"

#include <QDialog>

#include <array>
#include <memory>

class QCheckBox;

namespace Ui {
class CalendarDialog;
}

namespace touchline {

/// The days and hours of a new competition beyond its first day and its rhythm: days of the week, kick-off
/// times, days on which nobody plays, and what clubs wish of the schedule.
class CalendarDialog final : public QDialog
{
    Q_OBJECT

public:
    /// What it changes; of the calendar everything but the first day and the rhythm.
    struct Days
    {
        Calendar calendar;
        std::vector<CalendarWish> wishes;
    };

    /// `teams`: who takes part; none, or `hasWishes` false = nothing is wished.
    CalendarDialog(Days days, std::vector<Entrant> teams, bool hasWishes, QWidget *parent = nullptr);

    /// As they were accepted.
    [[nodiscard]] const Days &days() const { return m_days; }

    void accept() override;

private:
    void addFreeDays();
    void addWish();
    void removeWish();
    void showFreeDays();
    void showWishes();
    /// The fields that the kind of wish needs.
    void showKind();
    void showProblem(const QString &problem);

    std::shared_ptr<Ui::CalendarDialog> m_ui;
    Days m_days;
    std::vector<Entrant> m_teams;
    std::array<QCheckBox *, 7> m_weekdays{};
};

} // namespace touchline
