// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_fields.h"
#include "core/base/money.h"

#include <QString>
#include <QUuid>

namespace touchline {

/// The highest amount of one fine.
inline constexpr Money highestFine = Money::units(1'000'000);

/// What a club pays for.
enum class FineCause {
    YellowCard,
    SecondYellowCard,
    RedCard,
    Walkover,       ///< the club lost a match by walkover
    SuspendedPlayer ///< a player took part although suspended
};

/// A fine of a club was paid, or is open after all: which match it is of, and on which day, stands beside it.
struct FinePayment
{
    bool isPaid = true;
    FineCause cause = FineCause::YellowCard;
    /// Null where the club itself is fined.
    QUuid player{};
    QString name{};
    Money amount{};
    QString currency{};

    bool operator==(const FinePayment &) const = default;
};

/// "red_card".
[[nodiscard]] QString fineCauseWord(FineCause cause);

/// An amount at that key, nothing where there is none; notes a problem where it is no amount or above
/// highestFine. For tables of fields.
void readValue(JsonReader &reader, const FileKey &key, Money &amount);
template <>
inline constexpr FileValue fileValueOf<Money> = FileValue::Amount;
[[nodiscard]] inline QJsonValue jsonOf(const FileKey &, const Money &amount)
{
    return moneyJson(amount);
}

/// {"decision": "fine", "paid": true, "cause": "red_card", "amount": 5, "currency": "€"}, with "player" and
/// "name" where a player is the cause.
[[nodiscard]] QJsonObject toJson(const FinePayment &payment);
/// Reads what toJson() writes. Every problem goes to the reader's.
[[nodiscard]] FinePayment readFinePayment(JsonReader &reader);

} // namespace touchline
