// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/competition/progress.h"
#include "core/discipline/discipline_rules.h"

#include <QDate>

#include <optional>
#include <vector>

namespace touchline {

/// What one offence costs a club. It follows from the matches and the rules (FineRules); that it is paid is a
/// fact.
struct Fine
{
    /// Number of the match, and how many playings of it were set aside before.
    int match = 0;
    int replay = 0;
    /// Index of the entrant.
    int team = 0;
    /// Null where the club itself is fined.
    QUuid player{};
    QString name{};
    FineCause cause = FineCause::YellowCard;
    /// Of that playing; null where it is not known.
    QDate day{};
    /// As it was paid, else by the present rules.
    Money amount{};
    QString currency{};
    bool isPaid = false;
    /// May be null.
    QDate paidOn{};
    /// False: it was paid, and by the present facts and rules there is no such fine any more.
    bool isDue = true;
    /// "12.1": the number of the match, and which of its fines it is.
    QString code{};

    bool operator==(const Fine &) const = default;
};

/// All fines, in the order of their matches; of a match the home team's before the others. `rules`: null
/// where there are none.
[[nodiscard]] std::vector<Fine> finesOf(const Competition &competition, const Progress &now,
                                        const DisciplineRules *rules);

/// A fine that a change of facts brings, or takes away.
struct FineChange
{
    Fine fine;
    bool isDue = true;
};
/// What is different after a change, by the rules that each of them has; where the rules of fines themselves
/// are others, nothing is compared. What is paid stays paid: a fine that is not due any more is named.
[[nodiscard]] std::vector<FineChange> fineChanges(const Competition &before, const Competition &after);

/// "Rovers: lost by walkover, match 3: 50 €"; `cause` and `amount`: fineCauseText() and what is to be
/// paid in the language of the reader.
[[nodiscard]] Message fineChangeText(const Competition &competition, const FineChange &change,
                                     const QString &cause, const QString &amount);

/// Notes that a fine is paid, or that it is not after all; `day` may be null. Errors: Refused (it is so
/// already).
[[nodiscard]] Result<void> setFinePaid(Competition &competition, const Fine &fine, bool isPaid,
                                       const QDate &day);
/// What the history says of it.
[[nodiscard]] Message finePaidTitle(const Competition &competition, const std::vector<Fine> &fines,
                                    bool isPaid);

/// "red card".
[[nodiscard]] Message fineCauseText(FineCause cause);

/// What the fines of a club come to.
struct FineSum
{
    Money open{};
    Money paid{};

    bool operator==(const FineSum &) const = default;
};
/// Of one currency; `team` = -1: of all clubs.
[[nodiscard]] FineSum fineSum(const std::vector<Fine> &fines, int team, const QString &currency);
/// "12.50 €".
[[nodiscard]] QString fineAmountText(const Money &amount, const QString &currency);
/// The currencies of the fines, each once.
[[nodiscard]] QStringList fineCurrencies(const std::vector<Fine> &fines);

} // namespace touchline
