// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match_runner.h"
#include "models/views/open_league.h"

#include <QDialog>

#include <memory>

namespace Ui {
class LogDialog;
}

namespace touchline {

/// A played match with its log, ready to be told.
struct LoggedMatch
{
    const Game *game;
    PlayedMatch played;
};

/// Plays the log of fixtures()[fixture] again. Errors: NotFound (the match has no report, or was entered
/// without a log); those of LeagueResults::log(), findGame() and replay().
[[nodiscard]] Result<LoggedMatch> loggedMatch(OpenLeague &league, const CompetitionState &state, int fixture);

/// How a match was played, with every die: to be read, searched and copied.
class LogDialog final : public QDialog
{
    Q_OBJECT

public:
    LogDialog(const QString &match, LoggedMatch logged, QWidget *parent = nullptr);

private:
    void showText();
    void find(bool isBackwards);
    void markAll();
    void copy();

    std::shared_ptr<Ui::LogDialog> m_ui;
    LoggedMatch m_logged;
};

} // namespace touchline
