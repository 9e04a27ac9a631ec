// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/card/team_card.h"

#include <QCoreApplication>

#include <array>
#include <memory>
#include <vector>

namespace touchline {

class OpenLeague;

/// The card of a team as it is printed, in the words of the window.
struct CardFace
{
    Q_DECLARE_TR_FUNCTIONS(CardFace)

public:
    /// A number with what it is called.
    struct Figure
    {
        QString label;
        QString value;
    };
    /// The numbers of the shooter roll that are a player's: first..last of 1..100.
    struct Share
    {
        QString name;
        int first = 0;
        int last = 0;
        bool isOneTimer = false;
    };
    struct Line
    {
        QString shirt;
        QString name;
        QString position;
        QString shot;
        QString rating;
        QString card;
        /// Goals in that World Cup; empty for none.
        QString goals;
        bool isCaptain = false;
        bool isOneTimer = false;
    };

    QString country;
    /// Empty for a team of no edition.
    QString year;
    Kit kit;
    /// Attempts, shots on goal, and what the defence makes of the opponent's.
    std::array<Figure, 4> figures;
    /// Formation, strategy, fair play, power.
    std::vector<Figure> facts;
    /// Together 1..100 without a gap, in the order of the card.
    std::vector<Share> shares;
    std::vector<Line> lines;
    /// What stands behind it: how far they came, manager, where the card is from.
    std::vector<Figure> back;

    [[nodiscard]] static CardFace of(const atcs::TeamCard &card);
    /// All of the front in words, for those who cannot see it.
    [[nodiscard]] QString inWords() const;
};

/// How far a team came, 1 (champions) to 7 (group stage), as TeamCard::bestResult has it.
[[nodiscard]] QString bestResultWord(int result);

/// The card with which a team of the league plays ATCS: its own, else the one that the program has of it;
/// null where there is none. Errors: those of League::teamDocument() and of the card.
[[nodiscard]] Result<std::shared_ptr<const atcs::TeamCard>> cardOf(OpenLeague &league, const QUuid &team);

} // namespace touchline
