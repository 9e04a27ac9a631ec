// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/discipline/serving.h"
#include "core/discipline/stage_kind.h"

#include <QDate>
#include <QString>
#include <QStringList>
#include <QUuid>

#include <optional>
#include <vector>

namespace touchline {

enum class SuspensionCause {
    RedCard,
    SecondYellow, ///< sent off with a second yellow card in one match
    Bookings,     ///< yellow cards in consecutive matches
    Cautions,     ///< yellow cards in several matches of the competition
    LightAgain,   ///< a yellow card in the window that an earlier offence opened
    Injury,
    InjuryAgain, ///< a light injury in the window that an earlier one opened
    Decision     ///< the organiser's, not that of a card
};

[[nodiscard]] constexpr bool isInjury(SuspensionCause cause)
{
    return cause == SuspensionCause::Injury || cause == SuspensionCause::InjuryAgain;
}

/// A ban that yellow cards of several matches brought.
[[nodiscard]] constexpr bool isForBookings(SuspensionCause cause)
{
    return cause == SuspensionCause::Bookings || cause == SuspensionCause::Cautions ||
           cause == SuspensionCause::LightAgain;
}

/// The competition of a ban that is shown where it keeps somebody out too.
struct BanElsewhere
{
    ServingPlace home;
    ServedIn servedIn = ServedIn::Competition;
    /// Suspension::id in its own ledger.
    int id = 0;
    /// Name of the competition.
    QString name;

    bool operator==(const BanElsewhere &) const = default;
};

/// Why somebody misses games of his team, and which. Matches are indices in the ledger of the team.
struct Suspension
{
    QUuid player;
    /// As printed in the report that brought it.
    QString name;
    SuspensionCause cause = SuspensionCause::RedCard;
    /// The matches that brought it, the last one last: one for each booking, else one; none for a decision
    /// before the first match.
    std::vector<int> broughtBy;
    /// How many games he misses; nothing = all to the end of the tournament, or to `until`.
    std::optional<int> games;
    /// The matches he has sat out for it.
    std::vector<int> missed;
    /// Why the organiser changed it or brought it, in the order decided.
    QStringList decisions = {};
    /// A decision ended it.
    bool lifted = false;
    /// The first day whose matches he misses (DisciplineRules::banBeginsAfterDays); null: from the next match
    /// on.
    QDate from = {};
    /// The last day of one that ends by the calendar, whatever is played; null: it is counted in games.
    QDate until = {};
    /// Of a decision: when it was made, see Decision::decidedOn.
    QDate decidedOn = {};
    /// It keeps him out of every competition, see Decision::reachesOthers().
    bool inAllCompetitions = false;
    /// Another competition brought it; nothing: that of the ledger.
    std::optional<BanElsewhere> elsewhere = {};
    /// Names it among all that its ledger has ever had, from 1; 0: it is in no ledger.
    int id = 0;

    /// There is still something to serve.
    [[nodiscard]] bool isOpen() const { return !games || static_cast<int>(missed.size()) < *games; }
    /// Games still to be missed; nothing = all.
    [[nodiscard]] std::optional<int> left() const
    {
        return games ? std::optional(*games - static_cast<int>(missed.size())) : std::nullopt;
    }
    bool operator==(const Suspension &) const = default;
};

/// Somebody took part in a match that he had to miss. It serves nothing.
struct Violation
{
    QUuid player;
    QString name;
    int match = 0;
    /// The ban as it stood then, each a sentence.
    std::vector<Message> because = {};

    /// By what they are about: the words follow from it.
    bool operator==(const Violation &other) const
    {
        return player == other.player && name == other.name && match == other.match;
    }
};

/// What makes the next yellow card or injury cost more than the match of it.
enum class ThreatKind {
    Consecutive, ///< he was booked in the last game
    Cautions,    ///< those of the competition are one short of a ban
    Window,      ///< an earlier offence is still watched
    InjuryWindow ///< an earlier injury is: it takes another injury, not a card
};

/// One more yellow card (or injury) in the next game brings a ban.
struct Threat
{
    QUuid player;
    QString name;
    /// The matches whose bookings count so far.
    std::vector<int> bookings;
    ThreatKind kind = ThreatKind::Consecutive;
    /// Matches of the team for which the window stays open; 0 for the other kinds.
    int windowLeft = 0;
    /// Where nobody knows what the next match is: only a booking in this stage counts with the earlier ones,
    /// since the rules forget them after it.
    std::optional<StageKind> onlyIn{};

    bool operator==(const Threat &) const = default;
};

/// What a player takes into the next game (ATCS section 4, carry-in).
struct Carry
{
    /// Bookings that count with the next one (ATCS: 1 = `yellow_prev`).
    int bookings = 0;
    /// Games still to be missed by a ban.
    int banned = 0;
    /// Games still to be missed by injury; nothing = all to the end.
    std::optional<int> out = 0;

    bool operator==(const Carry &) const = default;
};

} // namespace touchline
