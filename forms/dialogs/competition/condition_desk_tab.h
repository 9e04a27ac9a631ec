// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/print/picture.h"
#include "models/views/fixtures/condition_rows.h"
#include "models/views/open_league.h"

#include <QWidget>

#include <memory>

namespace Ui {
class ConditionDeskTab;
}

namespace touchline {

/// What a game draws before its matches: the matches of a matchday with referee and weather, drawn roll by
/// roll or all at once, typed from the table, or decided by hand. Every change is in the league at once.
class ConditionDeskTab final : public QWidget
{
    Q_OBJECT

public:
    /// `league` outlives the tab.
    explicit ConditionDeskTab(OpenLeague &league, QWidget *parent = nullptr);

    /// Shows the competition of the desk; the matchday of `fixture`, or of the selected match where it is -1.
    void showDesk(const OfficialsDesk &desk, int fixture);
    /// The matches of the matchday, for paper.
    [[nodiscard]] Picture list() const;

Q_SIGNALS:
    void entered(const touchline::store::JournalEntry &entry);
    /// What went wrong; empty after a change.
    void refused(const QString &problem);

private:
    void prepare();
    void showMatches(int fixture);
    void showMatch();
    void showRoll();
    void showNumber();
    [[nodiscard]] const ConditionRow *row() const;
    [[nodiscard]] const ConditionDraw *draw() const;
    [[nodiscard]] bool mayChange() const;

    void drawNext();
    void drawAll();
    void enter(const std::vector<ConditionRoll> &rolls);
    void enterNumber(ConditionRoll::Source source, int number);

    std::shared_ptr<Ui::ConditionDeskTab> m_ui;
    OpenLeague &m_league;
    std::optional<OfficialsDesk> m_desk;
    std::vector<ConditionRow> m_rows;
};

} // namespace touchline
