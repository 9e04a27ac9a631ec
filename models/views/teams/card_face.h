// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/players/own_document.h"

#include <QCoreApplication>

#include <memory>
#include <vector>

namespace touchline {

class OpenLeague;

/// What a game knows of a team, as it is printed, in the words of the window.
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
        /// A sign beside the name and what it means; empty for none.
        QString mark;
        QString markMeaning;
    };
    struct Column
    {
        QString title;
        bool isNumber = true;
    };
    struct Line
    {
        QString shirt;
        QString name;
        QString position;
        /// By column.
        QStringList cells;
        /// Goals in that World Cup; empty for none.
        QString goals;
        bool isCaptain = false;
    };

    QString country;
    /// Empty for a team of no edition.
    QString year;
    Kit kit;
    /// What is looked at first, and what else a match needs.
    std::vector<Figure> figures;
    std::vector<Figure> facts;
    /// Together 1..100 without a gap, in the order of the card; empty where nothing is shared like that.
    std::vector<Share> shares;
    QString sharesTitle;
    /// Of a line, behind number, name and position.
    std::vector<Column> columns;
    std::vector<Line> lines;
    /// What stands behind it.
    std::vector<Figure> back;

    [[nodiscard]] static CardFace of(const DocumentView &view);
    /// All of the front in words, for those who cannot see it.
    [[nodiscard]] QString inWords() const;
};

/// The game whose cards are shown beside a competition, or in the league (null = none) as a whole: that of
/// the competition, or of one of the league's, if it has cards, else the first that has.
[[nodiscard]] const Game &cardGame(OpenLeague *league, const QUuid &competition);

/// The document with which a team of the league plays a game: its own, else the one that the game has of it;
/// null where there is none. Errors: those of LeagueTeams::document() and of the document.
[[nodiscard]] Result<TeamDocumentPtr> cardOf(OpenLeague &league, const QUuid &team, const Game &game);

} // namespace touchline
