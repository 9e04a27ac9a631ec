// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/squad/team.h"

#include <QByteArray>
#include <QMetaType>

#include <QStringList>
#include <QUuid>
#include <QVariant>

#include <functional>
#include <utility>

namespace touchline {

/// What stands before the name of a team everywhere: the picture of the club, or else its shirt.
struct Badge
{
    Badge() = default;
    /// Not explicit: whoever knows the shirt alone has all that is shown.
    Badge(Kit shirt) : kit(std::move(shirt)) {}
    Badge(QString first, QString second) : kit{std::move(first), std::move(second)} {}
    Badge(Kit shirt, QByteArray name, QByteArray bytes)
        : kit(std::move(shirt))
        , pictureName(std::move(name))
        , picture(std::move(bytes))
    {
    }

    Kit kit{};
    /// By which it is known; different for every picture. Both empty: it has none.
    QByteArray pictureName{};
    QByteArray picture{};

    bool operator==(const Badge &) const = default;
};

/// The badge of a team of the league; empty where it is not known.
using BadgeOf = std::function<Badge(const QUuid &team)>;

/// Of a role of a model that says a Badge, a Kit, or both colours as texts.
[[nodiscard]] inline Badge badgeFrom(const QVariant &value)
{
    if (value.metaType() == QMetaType::fromType<Badge>())
        return value.value<Badge>();
    if (value.metaType() == QMetaType::fromType<Kit>())
        return value.value<Kit>();
    const QStringList colours = value.toStringList();
    return Kit{colours.value(0), colours.value(1)};
}

} // namespace touchline
