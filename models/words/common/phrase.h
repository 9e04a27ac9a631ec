// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <utility>
#include <vector>

namespace touchline {

/// Codes of events and charts, and the English words for them.
using Phrases = std::vector<std::pair<const char *, const char *>>;

/// The words for a code; a code without words is shown as it is, with spaces.
inline QString phrase(const Phrases &phrases, const QString &code)
{
    for (const auto &[known, words] : phrases)
        if (code == QLatin1String(known))
            return QString::fromUtf8(words);
    return QString(code).replace(u'_', u' ');
}

} // namespace touchline
