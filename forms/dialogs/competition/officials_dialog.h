// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/print/picture.h"
#include "models/views/fixtures/officials_desk.h"
#include "models/views/open_league.h"

#include <QDialog>

#include <memory>
#include <optional>
#include <vector>

namespace Ui {
class OfficialsDialog;
}

namespace touchline {

class ConditionDeskTab;
struct RefereeListChange;

/// The referees of a competition: the matches of a matchday with theirs, drawn or chosen by hand, and the
/// list that they come from; and what its game draws before a match. Every change is in the league at once.
class OfficialsDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `league` outlives the dialog, which begins with the matchday of `fixture`; -1: with the next one.
    OfficialsDialog(OpenLeague &league, const CompetitionStatePtr &state, int fixture,
                    QWidget *parent = nullptr);

    [[nodiscard]] const OfficialsDesk &desk() const { return m_desk; }
    /// A sheet with the matches of each referee that has some.
    [[nodiscard]] std::vector<Picture> sheets() const;

Q_SIGNALS:
    void changed(const touchline::store::JournalEntry &entry);

private:
    void prepareTables();
    void prepareButtons();
    void prepareDraws(int fixture);
    /// Reads the competition anew and shows it.
    void readAgain();
    void showMatchdays(int fixture);
    void showMatches();
    void showReferees();
    void showMatch();
    void showChoice();
    void showReferee();
    [[nodiscard]] int fixture() const;
    [[nodiscard]] std::optional<RefereeEntry> referee() const;
    [[nodiscard]] bool mayChange() const;

    void drawOne();
    void drawAll();
    void draw(const std::vector<int> &fixtures);
    void appoint();
    void addReferee();
    void changeReferee();
    void removeReferee();
    /// From a CSV list; whoever is not in it stays, or leaves if the person says so.
    void importReferees();
    void exportReferees();
    void changeList(const RefereeListChange &change);
    /// Tells of a change, or of what went wrong.
    bool take(const Result<JournalEntry> &entry);

    std::shared_ptr<Ui::OfficialsDialog> m_ui;
    OpenLeague &m_league;
    OfficialsDesk m_desk;
    /// Null where the game draws nothing before its matches.
    ConditionDeskTab *m_draws = nullptr;
};

} // namespace touchline
