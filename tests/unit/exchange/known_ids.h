// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/lists/team_csv.h"

#include <memory>

namespace touchline::testing {

/// The id number `number` of knownIds(), from 1.
inline QUuid knownId(int number)
{
    return QUuid::createUuidV5(QUuid(), QString::number(number));
}

/// The same ids in every test.
inline NewId knownIds()
{
    return [next = std::make_shared<int>(0)] { return knownId(++*next); };
}

} // namespace touchline::testing
