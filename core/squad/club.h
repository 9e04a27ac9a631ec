// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"

#include <QByteArray>
#include <QString>
#include <QUuid>

#include <vector>

namespace touchline {

/// Whom the organiser reaches at a club. Private: it goes into no file that is given away unless asked for.
struct ClubContact
{
    QString name;
    /// In the club's own words: "captain", "treasurer".
    QString role;
    QString mail;
    QString phone;

    bool operator==(const ClubContact &) const = default;
};

/// What a club tells of itself besides its name and its shirt, which are the team's (Team).
struct Club
{
    QUuid team;
    /// Where it plays at home: "Mill Lane Hall". Empty where it is not known, as all the others.
    QString ground;
    QString address;
    /// The table that is its own: "Table 3".
    QString table;
    /// The bytes of a PNG, JPEG or SVG (checkPicture()); empty: its shirt stands for it.
    QByteArray picture;
    std::vector<ClubContact> contacts;

    /// "Mill Lane Hall, 5 Mill Lane"; empty where no ground is known.
    [[nodiscard]] QString place() const
    {
        return address.isEmpty() || ground.isEmpty() ? ground : QStringLiteral("%1, %2").arg(ground, address);
    }
    bool operator==(const Club &) const = default;
};

/// One line of each text, without blanks round it; contacts that say nothing and what is noted in a picture
/// (withoutNotes()) are left out.
[[nodiscard]] Club tidied(Club club);

/// Everything that is wrong with a tidied club: a text that is too long, a mail address without exactly one
/// "@" between two words, more contacts than anybody writes to, a picture that is none. Empty = valid.
[[nodiscard]] Problems validate(const Club &club);

} // namespace touchline
