// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/event.h"
#include "core/match/fixture_setup.h"
#include "core/match/game.h"

#include <QJsonObject>

namespace touchline {

/// What somebody who tells a match keeps in mind while its events go by, since a single event does not hold
/// it: the plans of the period, which kick is taken, how many attempts have been used.
class MatchStory
{
public:
    /// Both outlive the story.
    MatchStory(const FixtureSetup &setup, const Game &game) : m_setup(setup), m_game(game) {}

    /// Takes note of an event; `kind` and `fields` are those of its JSON.
    void see(const Event &event, const QString &kind, const QJsonObject &fields);

    [[nodiscard]] const FixtureSetup &setup() const { return m_setup; }
    [[nodiscard]] const Game &game() const { return m_game; }
    [[nodiscard]] QString teamName(Side side) const { return m_setup.sides[side].team.displayName(); }
    /// Strategy and formation as the events name them; empty at levels without.
    [[nodiscard]] QString strategy(Side side) const { return m_strategies[side]; }
    [[nodiscard]] QString formation(Side side) const { return m_formations[side]; }
    /// "let_em_play" and so on; empty without a referee.
    [[nodiscard]] QString refereeType() const { return m_refereeType; }
    /// "penalty", "corner", or empty for a shot from an attempt.
    [[nodiscard]] QString kick() const { return m_kick; }
    /// What the referee called last.
    [[nodiscard]] QString call() const { return m_call; }
    /// The last attempt by its number in the period, and the period's attempts of that side so far.
    [[nodiscard]] int attemptNumber() const { return m_attemptNumber; }
    [[nodiscard]] int attemptsOf(Side side) const { return m_totals[side]; }
    /// The score when normal time ended; nothing before.
    [[nodiscard]] std::optional<Score> scoreAfter90() const { return m_after90; }
    /// The card checks at the end of the period have begun.
    [[nodiscard]] bool isInCheck() const { return m_isInCheck; }

private:
    void seeAttempt(Side side, const QJsonObject &fields);
    void seeExtra(Side side, const QString &kind, const QJsonObject &fields);

    const FixtureSetup &m_setup;
    const Game &m_game;
    PerSide<QString> m_strategies;
    PerSide<QString> m_formations;
    QString m_refereeType;
    QString m_kick;
    QString m_call;
    /// Attempts of the period, and those used: resolved or spent on tactics.
    PerSide<int> m_totals;
    PerSide<int> m_used;
    int m_attemptNumber = 0;
    std::optional<Score> m_after90;
    bool m_isInCheck = false;
    bool m_wasFreeKick = false;
};

} // namespace touchline
