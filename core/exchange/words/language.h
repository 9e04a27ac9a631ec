// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/match/report/match_report.h"

#include <QDate>
#include <QString>
#include <QTime>

#include <functional>

namespace touchline {

/// The language of a file that is made for people. `core` has no translations: the caller brings them.
struct Language
{
    /// As HTML and HTTP write it (BCP 47): "en-GB", "de". Names of months and days follow it.
    QString tag = QStringLiteral("en-GB");
    /// Gives the sentence for an English source text; empty = English.
    std::function<QString(const char *)> translate{};
    /// Behind a minute: 67′.
    QChar minuteSign = u'′';

    /// `text` is marked with QT_TRANSLATE_NOOP("core", ...).
    [[nodiscard]] QString say(const char *text, const QStringList &arguments = {}) const;
    [[nodiscard]] QString say(const Message &message) const;
    /// "Thu 11 Jun 2026"; empty for a day that is not known.
    [[nodiscard]] QString shortDate(QDate date) const;
    /// "11 June 2026".
    [[nodiscard]] QString longDate(QDate date) const;
    /// "45+2′"; empty where the minute was not noted.
    [[nodiscard]] QString minute(const ReportEvent &event) const;
    /// "20:45".
    [[nodiscard]] QString clock(QTime time) const;
};

} // namespace touchline
