// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/common/match_story.h"

namespace touchline {

/// What is kept in mind of a match of All Time Championship Soccer: the plans of the period, which kick is
/// taken, how many attempts have been used.
class AtcsMemory final : public StoryMemory
{
public:
    void see(const Event &event, const QString &kind, const QJsonObject &fields) override;

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
    /// The card checks at the end of the period have begun.
    [[nodiscard]] bool isInCheck() const { return m_isInCheck; }

private:
    void seeAttempt(Side side, const QJsonObject &fields);
    void seeExtra(Side side, const QString &kind, const QJsonObject &fields);

    PerSide<QString> m_strategies;
    PerSide<QString> m_formations;
    QString m_refereeType;
    QString m_kick;
    QString m_call;
    /// Attempts of the period, and those used: resolved or spent on tactics.
    PerSide<int> m_totals;
    PerSide<int> m_used;
    int m_attemptNumber = 0;
    bool m_isInCheck = false;
    bool m_wasFreeKick = false;
};

/// For Telling::memory.
[[nodiscard]] std::unique_ptr<StoryMemory> makeAtcsMemory();
/// Of a story that was begun with makeAtcsMemory().
[[nodiscard]] const AtcsMemory &memoryOf(const StoryEvent &told);
/// "aggressive" as "Aggressive".
[[nodiscard]] QString strategyText(const StoryEvent &told, Side side);

} // namespace touchline
