// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/entry/entrant.h"
#include "core/squad/team.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace touchline {

/// Finds what a name in a file means: as it is written first, else by its search key, so that "Malmo FF" is
/// "Malmö FF" unless there is a team of exactly that name.
class NameIndex
{
public:
    /// Indices of all that the name may mean, in the order in which they were added; empty = nothing.
    using Found = std::vector<int>;

    /// Adds the names of a thing; empty ones are passed over.
    void add(int index, const QStringList &names);
    /// The same for names that a thing had before: they count where nothing has such a name today.
    void addFormer(int index, const QStringList &names);
    [[nodiscard]] Found find(const QString &name) const;

private:
    struct Names
    {
        QHash<QString, Found> asWritten;
        QHash<QString, Found> byKey;

        void add(int index, const QStringList &names);
        [[nodiscard]] Found find(const QString &name) const;
    };
    Names m_present;
    Names m_former;
};

/// Teams by code, name with year, name, and former names.
[[nodiscard]] NameIndex indexOf(const std::vector<Team> &teams);
/// Entrants by code, name, and former names.
[[nodiscard]] NameIndex indexOf(const std::vector<Entrant> &entrants);

} // namespace touchline
