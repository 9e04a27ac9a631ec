// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>
#include <QUuid>

namespace touchline {

inline constexpr int lowestDivision = 99;

/// A team as a competition knows it: given by the caller, copied into the competition and never changed
/// there. Inside a competition a team is its index in the list of entrants.
struct Entrant
{
    QUuid id;
    /// "FRA-1998"; may be empty for a club.
    QString code;
    QString name;
    /// UEFA, CAF, ...; empty where the team belongs to none (no draw limit applies to it then).
    QString conference;
    /// Place among the participants, 1 = best; no two are the same. Makes the pots of a draw.
    int ranking = 0;
    /// Present-day association (Team::lineage), by which the team is compared with the host; empty where it
    /// has none.
    QString lineage{};
    /// What the game of the competition knows of the team, in the game's own form; empty where that is what
    /// the program brings along for it. Not looked into here.
    QJsonObject document{};
    /// Who decides for the team in its matches (ATCS R60): a computer player of the game, by its name; a
    /// person ("person"); empty = whoever the competition is played with. Not looked into here.
    QString agent{};
    /// The division of the league that it plays in, 1 = the highest; 0 = not known.
    int division = 0;

    /// How files and people name the team: the code, or the name where it has none.
    [[nodiscard]] const QString &handle() const { return code.isEmpty() ? name : code; }
    bool operator==(const Entrant &) const = default;
};

} // namespace touchline
