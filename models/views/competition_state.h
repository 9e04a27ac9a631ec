// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"
#include "core/play/matches/play_rules.h"
#include "models/words/fixtures/certainty.h"
#include "models/words/fixtures/home_grounds.h"

#include <memory>
#include <optional>
#include <span>

namespace touchline {

/// A competition as it stands, with what all pages ask of it, derived once. It never changes: after a change
/// there is a new one.
struct CompetitionState
{
    Competition competition;
    Progress now;
    /// How its matches are played; an error where they cannot be (a game that this program does not have).
    Result<PlayRules> rules;
    /// Where clubs play at home, as far as the league knows it.
    HomeGrounds grounds{};

    /// Some of its results are those of matches under way.
    bool isAsItStands = false;

    explicit CompetitionState(Competition kept);

    [[nodiscard]] const QUuid &id() const { return competition.definition().id; }
    [[nodiscard]] const QString &name() const { return competition.definition().name; }
    /// Its game plays matches: the results of any other competition are entered by hand.
    [[nodiscard]] bool isPlayedHere() const;
    /// The rules that carry cards and injuries on; null where the game has none.
    [[nodiscard]] const DisciplineRules *discipline() const;
    /// Indices of the fixtures that can be played next together; empty where none is ready.
    [[nodiscard]] std::vector<int> nextFixtures() const;
    /// Matches with a result that counts, and all that are to be played in any case or have come about.
    [[nodiscard]] int played() const;
    [[nodiscard]] int toBePlayed() const;
    /// Where a match is played; empty where nobody knows.
    [[nodiscard]] QString placeOf(int fixture) const;
    /// Every place that the format decides is known.
    [[nodiscard]] bool isOver() const;
    /// What is already certain in that table, by place in GroupTable::teams; empty where nothing can be
    /// proven, and as it stands. Derived when it is first asked for, on the thread of the windows.
    [[nodiscard]] std::span<const Certainty> certain(int table) const;

private:
    mutable std::optional<Certainties> m_certain;
};

using CompetitionStatePtr = std::shared_ptr<const CompetitionState>;

} // namespace touchline
