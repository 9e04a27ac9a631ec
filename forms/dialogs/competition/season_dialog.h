// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/changes/season_change.h"
#include "models/views/new_competition/season_teams.h"
#include "models/views/open_league.h"

#include <QDialog>

#include <memory>

class QStringListModel;

namespace Ui {
class SeasonDialog;
}

namespace touchline {

/// The season after one that is played out: who goes up and down, or out, who comes, and who is still
/// suspended. Nothing is made before it is confirmed.
class SeasonDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `league` outlives the dialog; `old` is decided, and its format leads to a next season.
    SeasonDialog(OpenLeague &league, const CompetitionStatePtr &old, QWidget *parent = nullptr);

    /// Takes the new season up in the league; the dialog stays open where that is refused.
    void accept() override;

Q_SIGNALS:
    /// The season is there.
    void made(const QUuid &competition);

private:
    void prepareTable();
    /// The box shows where the chosen teams play.
    void showChosen();
    void takeDivision();
    [[nodiscard]] Result<std::vector<Entrant>> newcomers() const;
    void workOut();
    void show(const SeasonChange &change);

    std::shared_ptr<Ui::SeasonDialog> m_ui;
    OpenLeague &m_league;
    CompetitionStatePtr m_old;
    SeasonTeams *m_teams;
    QStringListModel *m_changes;
    /// Nothing while it cannot be made.
    std::optional<SeasonChange> m_change;
};

/// Whether the competition can be followed by a next season.
[[nodiscard]] bool hasNextSeason(const CompetitionState &state);

} // namespace touchline
