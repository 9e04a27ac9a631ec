// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/sheet_draft.h"
#include "forms/sheet/kept_sheet.h"
#include "models/views/open_league.h"

#include <QDialog>
#include <QTimer>

#include <memory>

namespace Ui {
class ScoreSheetDialog;
}

namespace touchline {

/// The score sheet of a match that was played at the table. For a match that has a result already it makes a
/// correction: what will follow is shown before it is made.
class ScoreSheetDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `league` outlives the dialog; `match` is of fixtures()[match.index] of the state.
    ScoreSheetDialog(OpenLeague &league, const CompetitionStatePtr &state, TableMatch match,
                     QWidget *parent = nullptr);

    /// Enters the sheet; the dialog stays open where that is refused, with all that was typed.
    void accept() override;
    /// A sheet with something on it is not thrown away by a key: the first Escape says so.
    void reject() override;

Q_SIGNALS:
    /// It was entered.
    void entered(const touchline::JournalEntry &entry);

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void edited();
    /// Writes down what is typed, for the case that the program ends before it is entered.
    void keep();
    void showProblems();
    /// The button can be pressed with a typed line too: it is added first, or the reason is shown.
    void showButton(const std::vector<SheetProblem> &problems);
    /// A line is typed in a list of events that belongs to the report.
    [[nodiscard]] bool hasPendingLine() const;
    /// Parts of the sheet with something wrong in them get a mark.
    void markTabs(const std::vector<SheetProblem> &problems);
    void showProblems(const std::vector<SheetProblem> &problems);
    void beginCorrection();
    /// Puts somebody on a list of players; he can be chosen at once.
    void addPlayer(const QString &name);
    /// What follows from the sheet as it is now. Errors: those of LeagueResults::correction(); they are shown
    /// too.
    [[nodiscard]] Result<void> workOut();
    /// Says why it was not entered.
    [[nodiscard]] QStringList fieldedWarnings(const MatchReport &report) const;
    [[nodiscard]] QString warning() const;
    void refuse(const QString &why);
    /// In the same place: good news, and what is no fault.
    void showNews(const QString &what);
    /// Says at once that another organiser has entered, changed or deleted the result.
    void takeNews();
    void beginEntry();
    [[nodiscard]] static QString lostWords();
    [[nodiscard]] QString whoEntered();
    [[nodiscard]] Result<JournalEntry> enter();
    [[nodiscard]] MatchReport report() const;
    [[nodiscard]] bool isCorrection() const;

    std::shared_ptr<Ui::ScoreSheetDialog> m_ui;
    OpenLeague &m_league;
    CompetitionStatePtr m_state;
    SheetDraft m_draft;
    KeptSheet m_kept;
    /// Somebody has changed the sheet.
    bool m_isEdited = false;
    /// Somebody has seen what follows from the correction as it is now.
    bool m_isShown = false;
    /// What another organiser did about the match while the sheet was open.
    QString m_news;
    /// The change that comes now is that of this sheet.
    bool m_isEntering = false;
    /// Entered or discarded: nothing is kept of it any more.
    bool m_isDone = false;
    /// Escape was pressed on an edited sheet.
    bool m_isWarned = false;
    /// The warning that was shown; entered after that it is meant so.
    QString m_warning;
    /// What was worked out for the sheet as it is now; nothing while it was not.
    std::optional<Correction> m_correction;
    QTimer m_pause;
    /// Runs from a key in Quick entry until the line is kept.
    QTimer m_keeping;
};

} // namespace touchline
