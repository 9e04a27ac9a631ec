// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/format/format.h"
#include "core/play/matches/play_rules.h"

#include <optional>

namespace touchline {

/// Level and options that some of the matches are to have, while somebody chooses them: those of the rest, or
/// their own.
class MatchRulesDraft
{
public:
    /// `rest`: what they have without a rule of their own. `own`: the rule that they have now; null = none.
    /// `info` outlives the draft.
    MatchRulesDraft(const GameInfo &info, LevelChoice rest, const MatchRules *own);

    [[nodiscard]] const GameInfo &info() const { return *m_info; }
    [[nodiscard]] const LevelChoice &rest() const { return m_rest; }
    /// Level and options as they would be now.
    [[nodiscard]] const LevelChoice &choice() const { return m_choice; }
    /// They follow the rest, and would change with it.
    [[nodiscard]] bool isLikeRest() const { return !m_isOwn; }

    void followRest();
    /// With the level's own options.
    void setLevel(const QString &level);
    /// Whoever changes an option has a rule of their own from then on.
    void setOption(const QString &name, int value);

    /// Stage and match are empty; nothing where they follow the rest.
    [[nodiscard]] std::optional<MatchRules> rules() const;

private:
    void resolve();

    const GameInfo *m_info;
    LevelChoice m_rest;
    LevelChoice m_choice;
    /// What differs from the level.
    QJsonObject m_wishes;
    bool m_isOwn = false;
};

} // namespace touchline
