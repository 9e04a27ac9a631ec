// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/change.h"
#include "models/views/competition_state.h"

#include <QDialog>

#include <memory>

namespace Ui {
class MatchRulingDialog;
}

namespace touchline {

class OpenLeague;

/// Matches that are annulled, one that was abandoned or is cleared for a replay: what is decided about it and
/// its cards, what follows from that, and why.
class MatchRulingDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Indices of at least one fixture of which such a ruling can be made; `kind`: Annulled, Abandoned or
    /// Replay, the last two about one fixture. `league`: see ConsequencesPanel::setLeague().
    MatchRulingDialog(OpenLeague *league, const CompetitionStatePtr &state, std::vector<int> fixtures,
                      Ruling::Kind kind, QWidget *parent = nullptr);

    /// One for each of the fixtures.
    [[nodiscard]] std::vector<Change> rulings() const;

private:
    /// What becomes of an abandoned match, as the list has it.
    enum class Then { Undecided, Stands, Replay, HomeWins, AwayWins, BothLose, Cancelled };
    void setUpKind();
    void fillThen();
    void takeWhatIsKnown();
    void fillCards();
    void showCardsByRules();
    [[nodiscard]] Then then() const;
    void addAbandoned(Ruling &ruling) const;
    void changed();

    std::shared_ptr<Ui::MatchRulingDialog> m_ui;
    CompetitionStatePtr m_state;
    std::vector<int> m_fixtures;
    Ruling::Kind m_kind;
};

} // namespace touchline
