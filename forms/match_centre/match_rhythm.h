// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/match_centre/match_session.h"

class QComboBox;
class QWidget;

namespace touchline {

/// How fast a match goes on at this screen, and for which sides somebody here rolls the computer's dice. It
/// belongs to the screen, as a pause does: the log of the match knows nothing of it.
struct MatchRhythm
{
    MatchSession::Pace pace = MatchSession::Pace::Slow;
    PerSide<bool> clicksDice{};

    /// Of that match; of one that is not known here how it was chosen last, without clicks.
    [[nodiscard]] static MatchRhythm of(const QUuid &match);
    /// For when the match is resumed; the pace and whether somebody rolls also for the next match.
    void keepFor(const QUuid &match) const;
    static void forget(const QUuid &match);
    /// Who played last rolled by a click; who never played will.
    [[nodiscard]] static bool wasClicked();
};

/// Goals, cards, injuries and dice are animated: not where the user, or the system, asks for less motion.
[[nodiscard]] bool animatesMatches(const QWidget &widget);
/// The user's wish.
[[nodiscard]] bool wishesAnimation();
void wishAnimation(bool isWished);

/// The paces to choose from, with the one that was chosen last.
void fillPaces(QComboBox &box);

} // namespace touchline
