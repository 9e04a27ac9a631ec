// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/ticker_news.h"

#include <QAbstractItemModel>

#include <algorithm>

namespace touchline {

namespace {

/// More at once are not listened to.
constexpr int mostNews = 6;

QString lineHeard(const QAbstractItemModel &ticker, int row)
{
    return ticker.index(row, 0).data(Qt::AccessibleTextRole).toString();
}

/// ": Pelé shoots" begins with no mark when it is said alone.
QString withoutMark(const QString &text)
{
    const auto first = std::find_if(text.cbegin(), text.cend(), [](QChar one) {
        return !one.isSpace() && one != u',' && one != u':' && one != u';' && one != u'.';
    });
    return text.mid(first - text.cbegin());
}

} // namespace

QStringList TickerNews::take(const QAbstractItemModel &ticker)
{
    const bool wasKnown = m_isKnown;
    const int before = m_rows;
    const QString known = m_line;
    skip(ticker);
    QStringList news;
    if (m_rows == 0 || (wasKnown && m_rows < before))
        return news;
    if (!wasKnown || m_rows - before > mostNews)
        return {m_line};
    if (before > 0)
        if (const QString now = lineHeard(ticker, m_rows - before); now != known)
            news << (now.startsWith(known) ? withoutMark(now.mid(known.size())) : now);
    for (int row = m_rows - before - 1; row >= 0; --row)
        news << lineHeard(ticker, row);
    news.removeAll(QString());
    return news;
}

void TickerNews::forget()
{
    m_isKnown = false;
}

void TickerNews::skip(const QAbstractItemModel &ticker)
{
    m_isKnown = true;
    m_rows = ticker.rowCount();
    m_line = m_rows == 0 ? QString() : lineHeard(ticker, 0);
}

} // namespace touchline
