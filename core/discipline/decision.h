// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUuid>

namespace touchline {

/// What the organiser decided about a player between two matches of his team: a fact like a report.
struct Decision
{
    enum class Kind {
        Lifted,   ///< what is left of his bans falls; injuries stay
        Extended, ///< his last ban is so many games longer
        Added     ///< a ban of so many games of its own
    };

    Kind kind = Kind::Added;
    QUuid player;
    QString name;
    /// From 1; nothing for Lifted.
    int games = 0;
    /// In the words of the organiser; must not be empty.
    QString reason;

    bool operator==(const Decision &) const = default;
};

} // namespace touchline
