// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <map>

namespace touchline {

/// Codes of events and charts, and the English words for them.
using Phrases = std::map<QString, QString>;

/// The words for a code; a code without words is shown as it is, with spaces.
inline QString phrase(const Phrases &phrases, const QString &code)
{
    const auto found = phrases.find(code);
    return found == phrases.end() ? QString(code).replace(u'_', u' ') : found->second;
}

} // namespace touchline
