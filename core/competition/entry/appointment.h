// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>
#include <QTime>

namespace touchline {

/// When and where a match is to be played. All but the number may be unknown.
struct Appointment
{
    /// Number of the match.
    int match = 0;
    /// Local to the ground.
    QDate date;
    QTime time;
    /// IANA name of the zone ("America/Montevideo"); empty where it is not known.
    QString zone;
    QString stadium;
    QString city;
    QString country;

    bool operator==(const Appointment &) const = default;
};

} // namespace touchline
