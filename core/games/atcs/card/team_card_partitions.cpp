// SPDX-License-Identifier: GPL-3.0-or-later
// Shot ranges and card ranges each hand the numbers 1-100 out to the players (specification 3.1).
#include "core/games/atcs/card/team_card_findings.h"

#include <QtGlobal>

#include <functional>

namespace touchline::atcs {

namespace {

constexpr int numbersOfCard = 100;

struct Partition
{
    const char *key;
    std::function<const Range &(const CardPlayer &)> range;
    /// Says who does not have the numbers %1.
    const char *gap;
    /// Says that %1 and %2 share the numbers %3.
    const char *overlap;
};

bool isPossible(const Range &range)
{
    return range.isEmpty() || (range.first >= 1 && range.first <= range.last && range.last <= numbersOfCard);
}

/// For each of the numbers 1..100 the rows that hold it.
using Holders = std::array<std::vector<std::size_t>, numbersOfCard + 1>;

Holders holdersOf(const TeamCard &card, const Partition &partition)
{
    Holders holders;
    for (std::size_t row = 0; row < card.players.size(); ++row) {
        const Range &range = partition.range(card.players[row]);
        for (int number = 1; number <= numbersOfCard && isPossible(range); ++number) {
            if (range.holds(number))
                holders[static_cast<std::size_t>(number)].push_back(row);
        }
    }
    return holders;
}

void checkForm(const TeamCard &card, const Partition &partition, std::vector<Finding> &found)
{
    const QString name = QString::fromLatin1(partition.key);
    for (std::size_t row = 0; row < card.players.size(); ++row) {
        const Range &range = partition.range(card.players[row]);
        if (isPossible(range))
            continue;
        found.push_back({rowKey(row) + u'.' + name,
                         {rowName(card, row) + QStringLiteral(": ") + name,
                          {QT_TRANSLATE_NOOP("core", "%1-%2 is not a range of the numbers 1-100."),
                           {QString::number(range.first), QString::number(range.last)}},
                          {}}});
    }
}

Problem coverProblem(const TeamCard &card, const Partition &partition, const std::vector<std::size_t> &rows,
                     const Range &run)
{
    QStringList names;
    for (const std::size_t row : rows)
        names.append(card.players[row].entry.person.shortName);
    const QString where = QString::fromLatin1(partition.key);
    if (rows.empty())
        return {where, {partition.gap, {rangeText(run)}}, {}};
    const QString last = names.takeLast();
    return {where, {partition.overlap, {names.join(QStringLiteral(", ")), last, rangeText(run)}}, {}};
}

/// Goes through runs of numbers with the same holders and names those with nobody or with more than one.
void checkCover(const TeamCard &card, const Partition &partition, std::vector<Finding> &found)
{
    const Holders holders = holdersOf(card, partition);
    for (int first = 1; first <= numbersOfCard;) {
        const std::vector<std::size_t> &rows = holders[static_cast<std::size_t>(first)];
        int last = first;
        while (last < numbersOfCard && holders[static_cast<std::size_t>(last) + 1] == rows)
            ++last;
        if (rows.size() != 1) {
            found.push_back({QStringLiteral("players"), coverProblem(card, partition, rows, {first, last})});
        }
        first = last + 1;
    }
}

void checkShotOrder(const TeamCard &card, std::vector<Finding> &found)
{
    int reached = 0;
    for (std::size_t row = 0; row < card.players.size(); ++row) {
        const CardPlayer &player = card.players[row];
        if (player.isKeeper() || player.shot.isEmpty() || !isPossible(player.shot))
            continue;
        if (player.shot.last < reached) {
            found.push_back({rowKey(row) + QStringLiteral(".shot"),
                             {rowName(card, row) + QStringLiteral(": shot"),
                              {QT_TRANSLATE_NOOP(
                                   "core", "The shot ranges must follow the rows; %1 stands below a row with "
                                           "higher numbers."),
                               {rangeText(player.shot)}},
                              {}}});
        }
        reached = std::max(reached, player.shot.last);
    }
}

} // namespace

void checkPartitions(const TeamCard &card, std::vector<Finding> &found)
{
    const Partition shots{"shot", [](const CardPlayer &player) -> const Range & { return player.shot; },
                          QT_TRANSLATE_NOOP("core", "There is a gap in the shot ranges: nobody has %1."),
                          QT_TRANSLATE_NOOP("core", "The shot ranges of %1 and %2 overlap: they share %3.")};
    const Partition cards{"card", [](const CardPlayer &player) -> const Range & { return player.card; },
                          QT_TRANSLATE_NOOP("core", "There is a gap in the card ranges: nobody has %1."),
                          QT_TRANSLATE_NOOP("core", "The card ranges of %1 and %2 overlap: they share %3.")};
    for (const Partition &partition : {shots, cards}) {
        checkForm(card, partition, found);
        checkCover(card, partition, found);
    }
    checkShotOrder(card, found);
}

} // namespace touchline::atcs
