// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/format/format.h"
#include "core/match/game_info.h"
#include "core/play/changes/match_rules_change.h"
#include "core/play/matches/play_rules.h"
#include "models/views/competition_state.h"

#include <QJsonObject>

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

/// What differs from a level, by name, with one option set to a value (as OptionValues has it); what needs
/// that option is not wished for any more where it is switched off.
[[nodiscard]] QJsonObject withOption(QJsonObject wishes, const GameInfo &info, const QString &name,
                                     int value);

/// "Premier League", or with what differs from that level "Premier League (Referees: off)".
[[nodiscard]] QString levelText(const GameInfo &info, const LevelChoice &choice);

/// What a match is played by where that is not what the competition is played by: "Level: Premier League";
/// empty where it is, and where the game is not known.
[[nodiscard]] QString matchRulesLine(const CompetitionState &state, int fixture);

/// "match 64", "round of 16": in the language of the window, beginning in lower case.
[[nodiscard]] QString targetText(const MatchRulesTarget &target);

/// The choices that somebody has who asks about a match: it alone, its round, its stage; each once.
[[nodiscard]] std::vector<MatchRulesTarget> targetsOf(const Competition &competition, int fixture);

} // namespace touchline
