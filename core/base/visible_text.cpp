// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/visible_text.h"

#include <QRegularExpression>

#include <algorithm>

namespace touchline {

namespace {

constexpr char16_t controlPictures = u'\u2400'; // SYMBOL FOR NULL; the others follow in their order
constexpr char16_t firstVisible = u' ';
constexpr char16_t deletion = 0x7f;

bool isLayout(QChar letter)
{
    return letter == u'\n' || letter == u'\t';
}

QString signFor(QChar letter)
{
    const char16_t code = letter.unicode();
    if (code < firstVisible)
        return QChar(static_cast<char16_t>(controlPictures + code));
    if (code == deletion)
        return QStringLiteral("\u2421");
    return QStringLiteral("<U+%1>").arg(QString::number(code, 16).toUpper(), 4, u'0');
}

} // namespace

bool isInvisibleCommand(QChar letter)
{
    const char16_t code = letter.unicode();
    const auto isWithin = [code](char16_t first, char16_t last) { return code >= first && code <= last; };
    return code < firstVisible || isWithin(deletion, 0x9f) // C0, DEL, C1
           || isWithin(0x2028, 0x202e)                     // ends of lines and paragraphs, bidi overrides
           || isWithin(0x2066, 0x2069);                    // bidi isolates
}

QString visibleText(const QString &text, LineEnds lineEnds)
{
    const auto isShown = [lineEnds](QChar letter) {
        return isInvisibleCommand(letter) && !(lineEnds == LineEnds::Keep && isLayout(letter));
    };
    if (std::none_of(text.begin(), text.end(), isShown))
        return text;
    QString visible;
    for (const QChar letter : text)
        visible += isShown(letter) ? signFor(letter) : QString(letter);
    return visible;
}

QString withoutPasswords(const QString &text)
{
    if (!text.contains(QLatin1String("postgres"), Qt::CaseInsensitive))
        return text;
    // Up to the last "@" of the word: a password may have others, and what else it should not have.
    static const QRegularExpression user(QStringLiteral("(postgres(?:ql)?:/*[^:@\\s]*):\\S*@"),
                                         QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression setting(QStringLiteral("((?:ssl)?password=)[^&\\s\"]*"),
                                            QRegularExpression::CaseInsensitiveOption);
    QString hidden = text;
    hidden.replace(user, QStringLiteral("\\1:***@"));
    return hidden.replace(setting, QStringLiteral("\\1***"));
}

} // namespace touchline
