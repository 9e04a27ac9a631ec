// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/discipline/discipline_rules.h"

#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace touchline {

/// What most organisers decide about cards: a part of the rules of discipline, see DisciplineRules.
struct OwnCards
{
    /// So many yellow cards in the season bring a ban of so many matches.
    struct Limit
    {
        int count = 5;
        int games = 1;
        /// How many more bring the next ban, and so on: as YellowRule::again. The same as `count` = every
        /// so many.
        int again = 0;

        bool operator==(const Limit &) const = default;
    };
    /// In rising order of their counts; none = yellow cards bring no ban.
    std::vector<Limit> yellows;
    int redGames = 1;
    int secondYellowGames = 1;
    FineRules fines{};
    ServingRules served{};

    bool operator==(const OwnCards &) const = default;
};

inline constexpr int mostYellowLimit = 99;
inline constexpr int mostCardGames = 50;

/// Name of rules that an organiser has made out of others.
inline const QString ownCardRulesName = QStringLiteral("own");

/// Reads limits as people write them: "5, 10, 15" for a match each, "5:1, 10:2, 15:3" with the length of each
/// ban; "every 3" for the third, the sixth, the ninth, ..., "5 then every 2" for the fifth, the seventh, ...;
/// "none" = no limit. Errors: BadInput (no numbers, not in rising order, out of range).
[[nodiscard]] Result<std::vector<OwnCards::Limit>> yellowLimitsFrom(const QString &text);
/// The same, written: "5, 10:2, every 15:3"; "none".
[[nodiscard]] QString yellowLimitsText(const std::vector<OwnCards::Limit> &limits);

/// Reads amounts as people write them: "currency=zł, yellow=5, second_yellow=7.50, red=20, walkover=50,
/// suspended=100"; "none" = no fines. Errors: BadInput (an unknown word, one twice, no number, out of range,
/// no currency).
[[nodiscard]] Result<FineRules> finesFrom(const QString &text);
/// The same, written; "none".
[[nodiscard]] QString finesText(const FineRules &fines);

/// The place of a word of servedInWords; nothing where it is none of them.
[[nodiscard]] std::optional<ServedIn> servedInFrom(const QString &word);

/// What a file of rules says of this; of its yellow cards those limits that count over the competition.
[[nodiscard]] OwnCards ownCardsOf(const QJsonObject &file);
/// The file with these cards in place of its own, under ownCardRulesName; all else is kept.
[[nodiscard]] QJsonObject withOwnCards(QJsonObject file, const OwnCards &cards);

} // namespace touchline
