// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/card_text.h"

#include "models/words/parts/text_table.h"

#include <array>

namespace touchline::cli {

namespace {

using Align = TextTable::Align;

QString bestResultText(int level)
{
    constexpr std::array<const char *, 7> words{"Champions",     "Second",      "Third",     "Fourth",
                                                "Quarterfinals", "Round of 16", "Group Play"};
    return QString::fromUtf8(words[static_cast<std::size_t>(level - 1)]);
}

QString ratingText(const atcs::CardPlayer &player)
{
    return player.isKeeper() ? signedText(player.goalieRating)
                             : QStringLiteral("%1-10").arg(player.goalRating);
}

} // namespace

QString cardText(const atcs::TeamCard &card)
{
    QString text =
        QStringLiteral("%1  %2 (%3)\n").arg(card.team.code, card.team.displayName()).arg(card.power);
    text += QStringLiteral("Attempts %1/%2   SOG 1-%3   Defense attempts %4   Defense SOG %5\n")
                .arg(card.attempts[0])
                .arg(card.attempts[1])
                .arg(card.shotsOnGoal)
                .arg(signedText(card.defenseAttempts), signedText(card.defenseShotsOnGoal));
    text += QStringLiteral("%1, %2   Fair play %3   Best result: %4   %5   Manager: %6\n\n")
                .arg(atcs::formationName(card.formation), atcs::strategyName(card.strategy),
                     signedText(card.fairPlay), bestResultText(card.bestResult), card.team.conference,
                     card.team.manager);
    TextTable table({Align::Right, Align::Left, Align::Left, Align::Right, Align::Right, Align::Right,
                     Align::Right, Align::Left});
    table.add({QString(), QStringLiteral("Player"), QString(), QStringLiteral("Goals"),
               QStringLiteral("Shot"), QStringLiteral("Goal"), QStringLiteral("Card"), QString()});
    for (const atcs::CardPlayer &player : card.players)
        table.add(
            {player.entry.shirt ? QString::number(*player.entry.shirt) : QString(),
             player.entry.person.shortName + (player.entry.captain ? QStringLiteral(" (c)") : QString()),
             positionCode(player.entry.position),
             player.goals == 0 ? QString() : QString::number(player.goals), rangeText(player.shot),
             ratingText(player), rangeText(player.card), player.oneTimer ? QStringLiteral("x1") : QString()});
    return text + table.text();
}

QString cardListText(std::span<const std::shared_ptr<const atcs::TeamCard>> cards)
{
    TextTable table({Align::Left, Align::Left, Align::Left, Align::Right, Align::Right, Align::Right,
                     Align::Right, Align::Right});
    table.add({QStringLiteral("Id"), QStringLiteral("Team"), QStringLiteral("Conference"),
               QStringLiteral("Power"), QStringLiteral("Attempts"), QStringLiteral("SOG"),
               QStringLiteral("Def. attempts"), QStringLiteral("Def. SOG")});
    for (const auto &card : cards)
        table.add({card->team.code, card->team.displayName(), card->team.conference,
                   QString::number(card->power),
                   QStringLiteral("%1/%2").arg(card->attempts[0]).arg(card->attempts[1]),
                   QString::number(card->shotsOnGoal), signedText(card->defenseAttempts),
                   signedText(card->defenseShotsOnGoal)});
    return table.text();
}

} // namespace touchline::cli
