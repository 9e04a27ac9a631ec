// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/theme/row_delegate.h"

#include <QSet>

namespace touchline {

/// Rows of a table of teams: the shirt before the name, a hairline below, in secondary text what only goes
/// with the name.
class TeamDelegate : public LinedRowDelegate
{
    Q_OBJECT

public:
    /// `column` has the names, and their kits (Kit) in `kitRole`; `plain` are further columns that are read
    /// as the name is.
    TeamDelegate(int column, int kitRole, QSet<int> plain, QObject *parent = nullptr);

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    int m_column;
    int m_kitRole;
    QSet<int> m_plain;
};

} // namespace touchline
