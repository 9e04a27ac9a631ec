// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/open_league.h"
#include "models/views/teams/ranking_sheet.h"

#include <QDialog>

#include <memory>

namespace Ui {
class RankingDialog;
}

namespace touchline {

struct Picture;

/// The ranking sheet of the ATCS cards: of the 64 of the box, or of the teams of a competition; to be
/// printed, saved as a picture or as a list.
class RankingDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `league` may be null and else outlives the dialog; it begins with `competition` where that has teams
    /// with cards.
    RankingDialog(OpenLeague *league, const QUuid &competition, QWidget *parent = nullptr);

    [[nodiscard]] const RankingSheet &sheet() const { return *m_sheet; }
    /// As it is printed.
    [[nodiscard]] Picture picture() const;
    /// Errors: those of writeOutput().
    [[nodiscard]] Result<void> writeCsv(const QString &path);

private:
    void fillSources(const QUuid &competition);
    void prepareTable();
    void showSource();
    void saveCsv();
    void savePicture();
    void copy();
    /// Says below the sheet how it went.
    void showSaved(const Result<void> &done, const QString &path);
    [[nodiscard]] QString title() const;

    std::shared_ptr<Ui::RankingDialog> m_ui;
    OpenLeague *m_league;
    const Game &m_game;
    RankingSheet *m_sheet;
};

} // namespace touchline
