// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/schedule/season_days.h"
#include "models/views/open_league.h"

#include <QDialog>

#include <memory>

namespace Ui {
class SeasonDaysDialog;
}

namespace touchline {

/// Other days for what is left of a season: which matches move, which bans move with them, and what could not
/// be kept is shown before they are changed.
class SeasonDaysDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `league` outlives the dialog.
    SeasonDaysDialog(OpenLeague &league, const CompetitionStatePtr &state, QWidget *parent = nullptr);

    [[nodiscard]] const SeasonDays &days() const { return m_days; }
    /// As CalendarDialog gives them.
    void setDays(const SeasonDays &days);
    /// Changes the days; the dialog stays open where that is refused.
    void accept() override;

Q_SIGNALS:
    void changed(const touchline::JournalEntry &entry);

private:
    void takeFields();
    void chooseDays();
    void showAll(const std::optional<Error> &problem = {});

    std::shared_ptr<Ui::SeasonDaysDialog> m_ui;
    OpenLeague &m_league;
    CompetitionStatePtr m_state;
    SeasonDays m_days;
    bool m_isFilling = false;
};

} // namespace touchline
