// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/friendly_setup.h"
#include "models/views/match_centre/before_match.h"
#include "models/views/match_centre/seat.h"

#include <QJsonObject>

namespace touchline {

/// A friendly that somebody is about to play: game, rules, teams and ground, until it kicks off. Nothing of
/// it is kept.
class FriendlyDraft
{
public:
    /// A team that may play.
    struct TeamLine
    {
        /// "FRA-1998"; of a club of the league its UUID.
        QString id;
        QString name;

        bool operator==(const TeamLine &) const = default;
    };

    /// Two of the famous teams by chance, by the game of the newest competition. `league` outlives it.
    explicit FriendlyDraft(OpenLeague &league);

    [[nodiscard]] const GameChoice &choice() const { return m_choice; }
    [[nodiscard]] const GameInfo &info() const { return m_choice.game->info(); }
    void setGame(const Game &game);
    /// With the level's own options.
    void setLevel(const QString &level);
    void setOption(const QString &name, int value);

    /// The clubs of the league, then the historic teams; each by name.
    [[nodiscard]] const std::vector<TeamLine> &teams() const { return m_teams; }
    [[nodiscard]] const QString &team(Side side) const { return m_chosen[side]; }
    void setTeam(Side side, const QString &id) { m_chosen[side] = id; }
    /// Two famous ones.
    void chooseByChance();

    /// The match of a tour at that level: always the same two teams, and in a league that has not seen it yet
    /// the same dice.
    void setTour(const QString &level);

    void setNeutral(bool isNeutral) { m_isNeutral = isNeutral; }
    [[nodiscard]] bool isNeutral() const { return m_isNeutral; }
    /// Extra time and a shoot-out where it is level.
    void setNeedsWinner(bool needsWinner) { m_needsWinner = needsWinner; }
    [[nodiscard]] bool needsWinner() const { return m_needsWinner; }

    /// What is settled of it. Errors: BadInput (a team is missing, or both are the same one); Refused (the
    /// game needs more of a club than the league has); those of friendlySetup().
    [[nodiscard]] Result<BeforeMatch> before() const;
    /// Begins it with these seats. Errors: those of before() and of MatchSession::beginFriendly().
    [[nodiscard]] Result<std::unique_ptr<MatchSession>> begin(const PerSide<Seat> &seats) const;

private:
    void resolve();
    [[nodiscard]] Result<std::shared_ptr<const TeamDocument>> documentOf(const QString &id) const;
    [[nodiscard]] Result<FixtureSetup> setup(const PerSide<QString> &agents) const;

    OpenLeague *m_league;
    GameChoice m_choice;
    /// What differs from the level.
    QJsonObject m_wishes;
    std::vector<TeamLine> m_teams;
    PerSide<QString> m_chosen;
    bool m_isNeutral = false;
    bool m_needsWinner = false;
    QUuid m_id;
    std::uint64_t m_seed;
};

/// "Hungary 1954 v Brazil 1970".
[[nodiscard]] QString friendlyName(const FixtureSetup &setup);

} // namespace touchline
