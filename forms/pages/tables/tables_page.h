// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/print/picture.h"
#include "forms/widgets/page.h"
#include "models/views/badge.h"
#include "models/words/fixtures/place_meaning.h"

#include <memory>

class QAction;

namespace Ui {
class TablesPage;
}

namespace touchline {

class LiveTableToggle;
class PendingDrawBar;

class StandingsView;

/// The tables of a competition, with what the places mean and why every team stands where it stands.
class TablesPage final : public Page
{
    Q_OBJECT

public:
    explicit TablesPage(PageHost &host, QWidget *parent = nullptr);

    /// Chooses the row of a team.
    void focusOn(const QUuid &subject) override;

    /// The tables that are shown, for paper and files.
    [[nodiscard]] Picture picture();

protected:
    void refresh() override;
    void showEvent(QShowEvent *event) override;

private:
    /// Tables that are shown together.
    struct Portion
    {
        QString name;
        std::vector<int> tables;
        bool operator==(const Portion &) const = default;
    };
    [[nodiscard]] std::vector<Portion> portions() const;
    [[nodiscard]] int usualPortion() const;
    void takePortions();
    void showPortion();
    void showWhy();
    void showMenu(StandingsView *table, const QPoint &place);
    void goToTeam();
    void ruleOnTeam();
    void copyTable();
    [[nodiscard]] Badge badgeOf(const QUuid &team);
    [[nodiscard]] const std::vector<int> &shownTables() const;

    std::shared_ptr<Ui::TablesPage> m_ui;
    PendingDrawBar *m_due;
    LiveTableToggle *m_liveTable;
    /// What is shown: state(), or as it stands now.
    CompetitionStatePtr m_now;
    QAction *m_goToTeam;
    QAction *m_copyTable;
    QUuid m_shown;
    std::vector<Portion> m_portions;
    PlaceMeanings m_meanings;
};

} // namespace touchline
