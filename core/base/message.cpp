// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"

#include "core/base/visible_text.h"

namespace touchline {

namespace {

/// A name may come from anywhere, and an address may have a password in it.
QString shownArgument(const QString &argument)
{
    return visibleText(withoutPasswords(argument), LineEnds::Show);
}

} // namespace

QString filledIn(const QString &pattern, const QStringList &arguments)
{
    // Not QString::arg() in a chain: an argument that itself holds "%1" (a file name may) would be replaced
    // too.
    QString result;
    result.reserve(pattern.size());
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const QChar next = i + 1 < pattern.size() ? pattern.at(i + 1) : QChar();
        const int place = pattern.at(i) == u'%' && next.isDigit() ? next.digitValue() : 0;
        if (place >= 1 && place <= arguments.size()) {
            result += shownArgument(arguments.at(place - 1));
            ++i;
        } else {
            result += pattern.at(i);
        }
    }
    return result;
}

QString Message::english() const
{
    if (text == nullptr)
        return {};
    QStringList words = arguments;
    for (const Message &sentence : sentences)
        words << sentence.english();
    return filledIn(QString::fromUtf8(text), words);
}

} // namespace touchline
