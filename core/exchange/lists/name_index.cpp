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

void NameIndex::Names::add(int index, const QStringList &names)
{
    for (const QString &name : names) {
        if (name.isEmpty())
            continue;
        addOnce(asWritten[name], index);
        // A name of signs alone has no key.
        if (const QString key = searchKey(name); !key.isEmpty())
            addOnce(byKey[key], index);
    }
}

NameIndex::Found NameIndex::Names::find(const QString &name) const
{
    if (const auto found = asWritten.constFind(name); found != asWritten.constEnd())
        return *found;
    return byKey.value(searchKey(name));
}

void NameIndex::add(int index, const QStringList &names)
{
    m_present.add(index, names);
}

void NameIndex::addFormer(int index, const QStringList &names)
{
    m_former.add(index, names);
}

NameIndex::Found NameIndex::find(const QString &name) const
{
    Found found = m_present.find(name);
    return found.empty() ? m_former.find(name) : found;
}

NameIndex indexOf(const std::vector<Team> &teams)
{
    NameIndex index;
    for (std::size_t i = 0; i < teams.size(); ++i) {
        index.add(static_cast<int>(i), {teams[i].code, teams[i].displayName(), teams[i].name});
        index.addFormer(static_cast<int>(i), teams[i].formerNames);
    }
    return index;
}

NameIndex indexOf(const std::vector<Entrant> &entrants)
{
    NameIndex index;
    for (std::size_t i = 0; i < entrants.size(); ++i) {
        index.add(static_cast<int>(i), {entrants[i].code, entrants[i].name});
        index.addFormer(static_cast<int>(i), entrants[i].earlierNames());
    }
    return index;
}

} // namespace touchline
