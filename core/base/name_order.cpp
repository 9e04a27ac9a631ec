// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/name_order.h"

#include "core/base/search_key.h"

namespace touchline {

bool isNameBefore(const QString &one, const QString &other)
{
    if (one == other)
        return false;
    const QString key = searchKey(one);
    const QString otherKey = searchKey(other);
    return key != otherKey ? key < otherKey : one < other;
}

} // namespace touchline
