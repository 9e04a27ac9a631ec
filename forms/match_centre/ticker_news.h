// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QAbstractItemModel;

namespace touchline {

/// What a ticker has told since it was asked last, for somebody who hears it line by line. Its newest line
/// may go on: "12' Brazil attack", then "12' Brazil attack: Pelé shoots".
class TickerNews
{
public:
    /// The lines that came, the oldest first, and of one that goes on what came of it. Where somebody has
    /// leapt over much, the newest line alone. `ticker`: the newest on top.
    [[nodiscard]] QStringList take(const QAbstractItemModel &ticker);
    /// All of it belongs to another match, or is told otherwise: of what is there now the newest line is
    /// news.
    void forget();
    /// What is there now is known.
    void skip(const QAbstractItemModel &ticker);

private:
    bool m_isKnown = false;
    int m_rows = 0;
    /// The newest line.
    QString m_line;
};

} // namespace touchline
