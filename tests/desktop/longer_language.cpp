// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desktop/longer_language.h"

namespace touchline::testing {

using namespace Qt::StringLiterals;

QString LongerLanguage::translate(const char * /*context*/, const char *source,
                                  const char * /*disambiguation*/, int /*n*/) const
{
    QString text = QString::fromUtf8(source);
    // What is no word stays: "–", "%1, %2", formats of dates.
    const auto letters = std::count_if(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
    if (letters < 3 || text.contains("MMM"_L1))
        return text;
    // Rounded up, so that short words grow too.
    const auto more = (text.size() * 2 + 4) / 5;
    const QString tail = u"äßþéłøñœ"_s;
    QString longer = text;
    for (qsizetype i = 0; i < more; ++i)
        longer += i % 6 == 0 ? QChar(u' ') : tail.at(i % tail.size());
    return longer;
}

} // namespace touchline::testing
