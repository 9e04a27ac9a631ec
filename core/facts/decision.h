// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>
#include <QUuid>

namespace touchline {

/// What the organiser decided about a player between two matches of his team: a fact like a report.
struct Decision
{
    enum class Kind {
        Lifted,   ///< what is left of his bans falls; where he has none, an injury that the organiser noted
        Extended, ///< his last ban is so many games longer
        Added,    ///< a ban of so many games of its own, or until a day
        Injured   ///< he is injured for so many games, or until a day
    };

    Kind kind = Kind::Added;
    QUuid player;
    QString name;
    /// From 1; 0 for Lifted, and where it lasts until a day.
    int games = 0;
    /// In the words of the organiser; must not be empty.
    QString reason;
    /// The last day of a ban or an injury; null where it is counted in games.
    QDate until = {};
    /// A new ban that holds in every competition of the team, whatever their rules say of it.
    bool inAllCompetitions = false;

    /// When it was decided: until then it keeps nobody out of matches of other competitions. Null where that
    /// is not known. It stands beside the decision, not in it.
    QDate decidedOn{};

    /// It keeps him out of matches of other competitions by itself: somebody who is injured until a day is
    /// injured everywhere. How many matches an injury lasts is counted by each competition for itself.
    [[nodiscard]] bool reachesOthers() const
    {
        return inAllCompetitions || (kind == Kind::Injured && until.isValid());
    }
    bool operator==(const Decision &) const = default;
};

} // namespace touchline
