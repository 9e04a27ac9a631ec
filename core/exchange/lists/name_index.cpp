// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/lists/name_index.h"

#include "core/base/search_key.h"

namespace touchline {

namespace {

void addOnce(NameIndex::Found &list, int index)
{
    if (list.empty() || list.back() != index)
        list.push_back(index);
}

} // namespace

void NameIndex::add(int index, const QStringList &names)
{
    for (const QString &name : names) {
        if (name.isEmpty())
            continue;
        addOnce(m_asWritten[name], index);
        // A name of signs alone has no key.
        if (const QString key = searchKey(name); !key.isEmpty())
            addOnce(m_byKey[key], index);
    }
}

NameIndex::Found NameIndex::find(const QString &name) const
{
    if (const auto found = m_asWritten.constFind(name); found != m_asWritten.constEnd())
        return *found;
    return m_byKey.value(searchKey(name));
}

NameIndex indexOf(const std::vector<Team> &teams)
{
    NameIndex index;
    for (std::size_t i = 0; i < teams.size(); ++i)
        index.add(static_cast<int>(i), {teams[i].code, teams[i].displayName(), teams[i].name});
    return index;
}

NameIndex indexOf(const std::vector<Entrant> &entrants)
{
    NameIndex index;
    for (std::size_t i = 0; i < entrants.size(); ++i)
        index.add(static_cast<int>(i), {entrants[i].code, entrants[i].name});
    return index;
}

} // namespace touchline
