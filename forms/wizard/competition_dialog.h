// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/widgets/page.h"
#include "forms/wizard/wizard_page.h"

#include <QDialog>

#include <array>
#include <functional>
#include <memory>

class QPushButton;

namespace Ui {
class CompetitionDialog;
}

namespace touchline {

/// A new competition, step by step: template, game, teams, draw, summary. Every step has values from the
/// beginning, so that it can be finished at any of them.
class CompetitionDialog final : public QDialog
{
    Q_OBJECT

public:
    /// For the league of the window; where it has none for a new one, which `createLeague` makes in a file
    /// and shows in the window. `host`: the same window, which outlives the dialog.
    CompetitionDialog(QWidget &window, PageHost &host, std::function<bool(const QString &)> createLeague);

    [[nodiscard]] CompetitionDraft &draft() { return *m_draft; }

    /// Ends the draw ceremony first, where it has the window.
    void reject() override;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    using Step = CompetitionDraft::Step;

    void addPages();
    void addStepButtons();
    void orderTabs();
    void go(Step step);
    void goOn();
    void finish();
    /// The draw takes the room of the window behind the dialog, without steps and buttons; and gives it back.
    void setWholeWindow(bool isWhole);
    [[nodiscard]] bool isThere(const QUuid &competition) const;
    /// Adds it to the league; an error says why not.
    [[nodiscard]] Result<void> add(const NewCompetition &made);
    /// Shows what is wrong in the present step.
    void check();
    void showProblem(const QString &problem);
    void paintTheme();

    std::shared_ptr<Ui::CompetitionDialog> m_ui;
    PageHost &m_host;
    std::function<bool(const QString &)> m_createLeague;
    CompetitionDraft *m_draft;
    std::array<WizardPage *, CompetitionDraft::steps> m_pages{};
    std::array<QPushButton *, CompetitionDraft::steps> m_buttons{};
    Step m_step = Step::Template;
    /// Teams, a draw, a name: more than is chosen again in a moment.
    bool m_hasChoices = false;
    /// Where the dialog was before the draw took the window.
    QRect m_placeBefore;
};

} // namespace touchline
