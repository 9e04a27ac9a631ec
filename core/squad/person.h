// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUuid>

namespace touchline {

/// Somebody who plays. The id is made once and never reused; names are attributes and may change.
struct Person
{
    QUuid id;
    /// Full name as printed: "Thierry Henry".
    QString name;
    /// What a team sheet shows: "Henry"; unique inside a squad.
    QString shortName;

    bool operator==(const Person &) const = default;
};

} // namespace touchline
