// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QUuid>

namespace touchline {

/// Two shirt colours as "#RRGGBB".
struct Kit
{
    QString first;
    QString second;

    bool operator==(const Kit &) const = default;
};

/// A club or a national team of one edition. Knows no game.
struct Team
{
    QUuid id;
    /// Short unique handle a person can type: "FRA-1998"; may be empty for a club.
    QString code;
    /// "France".
    QString name;
    /// Year of the edition; 0 where it has none.
    int year = 0;
    /// Present-day association ("Germany" for West Germany too); matches hosts and referees.
    QString lineage;
    /// AFC, CAF, CONCACAF, CONMEBOL, OFC, UEFA, or empty for a club.
    QString conference;
    QString manager;
    Kit kit;
    /// What it was called in competitions of its league; not a fact of the team.
    QStringList formerNames{};

    /// "France 1998", or the bare name without a year.
    [[nodiscard]] QString displayName() const
    {
        return year == 0 ? name : name + QLatin1Char(' ') + QString::number(year);
    }
    bool operator==(const Team &) const = default;
};

} // namespace touchline
