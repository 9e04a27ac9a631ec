// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/conflict.h"
#include "forms/pages/page.h"

#include <memory>

class QDialog;

namespace Ui {
class FixturesPage;
}

namespace touchline {

class DueBar;

/// The matches of a competition: what became of them, and everything that can be done about them.
class FixturesPage final : public Page
{
    Q_OBJECT

public:
    explicit FixturesPage(PageHost &host, QWidget *parent = nullptr);
    ~FixturesPage() override;
    Q_DISABLE_COPY_MOVE(FixturesPage)

    /// A fixture, or a team: then its matches.
    void focusOn(const QUuid &subject) override;
    /// The team whose matches are searched for, else the match that is chosen.
    [[nodiscard]] QUuid subjectId() const override;

protected:
    void refresh() override;

private:
    using Condition = bool (*)(const CompetitionState &state, int fixture);

    void fillFilters();
    void connectList();
    void offerCommands();
    void offerChange(CommandId id, void (FixturesPage::*run)(), Condition condition);
    void showList();
    void showChoice();
    /// Where the match of the cursor was open and the last of its round has been played, the next round is
    /// what one goes on with.
    void leavePlayedRound(const QUuid &wasOpen);
    /// How a result comes into the list.
    [[nodiscard]] QString entryHint();
    void showAll();
    void goToNextConflict();
    void showMenu();

    [[nodiscard]] bool mayChange();
    /// The chosen fixtures of which that holds.
    [[nodiscard]] std::vector<int> chosen(Condition condition) const;
    /// The fixture of the cursor if it is the only one that is chosen, else -1.
    [[nodiscard]] int only() const;

    [[nodiscard]] Result<void> enter(const QUuid &fixture, const QString &text);
    void goOn(const QModelIndex &entered);
    void refuseEntry(int fixture);
    void makeChanges(const std::vector<Change> &changes);
    void open(QDialog *dialog, const std::function<void()> &done);

    void play();
    void enterScore();
    void enterSheet();
    void printSheets();
    void correct();
    void award();
    void postpone();
    void abandon();
    void replay();
    void annul();
    void openRuling(const std::vector<int> &fixtures, Ruling::Kind kind);
    void takeOut();
    void ruleOnTeam();
    /// Level and options of the match, its round or its stage.
    void changeRules();
    void showLog();
    void copy();
    /// The list as it is shown.
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString paperTitle() const;
    void carryOut(Remedy remedy);

    std::unique_ptr<Ui::FixturesPage> m_ui;
    DueBar *m_due;
    QAction *m_showAll;
    /// The competition that the list shows.
    QUuid m_shown;
    /// The fixture of the cursor while it waits for its result, else null.
    QUuid m_open;
    /// The window still shows an error of an entry.
    bool m_hasComplained = false;
};

} // namespace touchline
