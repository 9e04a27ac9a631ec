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
    [[nodiscard]] Found find(const QString &name) const;

private:
    QHash<QString, Found> m_asWritten;
    QHash<QString, Found> m_byKey;
};

/// Teams by code, name with year, and name.
[[nodiscard]] NameIndex indexOf(const std::vector<Team> &teams);
/// Entrants by code and name.
[[nodiscard]] NameIndex indexOf(const std::vector<Entrant> &entrants);

} // namespace touchline
