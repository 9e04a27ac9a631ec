// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/match_centre/match_page.h"
#include "models/views/match_centre/friendly_draft.h"

#include <optional>

class QPushButton;

namespace touchline {

class FriendlyChoice;

/// A match that belongs to no competition: its teams and rules are chosen here, then it is played as every
/// other; one that is over is watched.
class FriendlyPage final : public MatchPage
{
    Q_OBJECT

public:
    /// `host` outlives the page.
    explicit FriendlyPage(PageHost &host, QWidget *parent = nullptr);
    ~FriendlyPage() override;

    /// Another one is to be played.
    void plan();
    /// The same with the keys on the door of the tour.
    void planTour();

protected:
    void showMatch() override;
    [[nodiscard]] Result<std::unique_ptr<MatchSession>> begin(const PerSide<Seat> &seats) override;
    [[nodiscard]] QUuid reportId() const override { return subjectId(); }
    void leave(bool isFinished) override;
    void goOut() override;

private:
    /// The match as it is chosen so far.
    void showDraft();
    /// Kicks off the first match of the game that is chosen, and explains it.
    void startTour();
    /// The tour starts where a friendly is planned, and nowhere else.
    void showPlan(bool isPlanned);

    QPushButton *m_tourDoor;
    FriendlyChoice *m_choice;
    std::optional<FriendlyDraft> m_draft;
    /// That one was played; whoever plans again plans another.
    bool m_hasBegun = false;
};

} // namespace touchline
