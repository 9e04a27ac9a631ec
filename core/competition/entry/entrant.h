// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <QUuid>

#include <vector>

namespace touchline {

inline constexpr int lowestDivision = 99;

/// What a team was called until it was renamed.
struct FormerName
{
    QString name;
    /// The first day of the name after it; may be null.
    QDate until{};

    bool operator==(const FormerName &) const = default;
};

/// A team as a competition knows it: given by the caller and copied into the competition. Inside a
/// competition a team is its index in the list of entrants.
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
    /// Oldest first; files and people may still use them.
    std::vector<FormerName> formerNames{};

    /// Under which it entered.
    [[nodiscard]] const QString &firstName() const
    {
        return formerNames.empty() ? name : formerNames.front().name;
    }
    [[nodiscard]] QStringList earlierNames() const
    {
        QStringList names;
        for (const FormerName &former : formerNames)
            names << former.name;
        return names;
    }
    /// How files and people name the team: the code, or the name where it has none.
    [[nodiscard]] const QString &handle() const { return code.isEmpty() ? name : code; }
    bool operator==(const Entrant &) const = default;
};

} // namespace touchline
