// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/name_order.h"

#include "models/views/translated.h"

#include <QCollator>
#include <QLocale>

namespace touchline {

int compareNames(const QString &one, const QString &other)
{
    static const QCollator collator = [] {
        // Names are looked for in the order that the person knows. A system without a language orders by code
        // points, which nobody does.
        const QLocale person;
        QCollator made{person.language() == QLocale::C ? QLocale(windowLanguage().tag) : person};
        made.setCaseSensitivity(Qt::CaseInsensitive);
        made.setNumericMode(true);
        return made;
    }();
    const int order = collator.compare(one, other);
    // Those alike but for case have their order too.
    return order != 0 ? order : one.compare(other);
}

bool NameSortModel::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const QVariant one = left.data(sortRole());
    const QVariant other = right.data(sortRole());
    if (one.metaType() == QMetaType::fromType<QString>() && other.metaType() == one.metaType())
        return compareNames(one.toString(), other.toString()) < 0;
    return QSortFilterProxyModel::lessThan(left, right);
}

} // namespace touchline
