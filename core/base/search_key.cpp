// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/search_key.h"

namespace touchline {

namespace {

/// Letters of their own right, which Unicode does not take apart into a letter and an accent.
QString plainLetters(QChar letter)
{
    switch (letter.unicode()) {
    case u'ı':
        return QStringLiteral("i");
    case u'ø':
        return QStringLiteral("o");
    case u'ł':
        return QStringLiteral("l");
    case u'đ':
    case u'ð':
        return QStringLiteral("d");
    case u'ß':
        return QStringLiteral("ss");
    case u'æ':
        return QStringLiteral("ae");
    case u'œ':
        return QStringLiteral("oe");
    case u'þ':
        return QStringLiteral("th");
    case u'’':
        return QStringLiteral("'");
    default:
        return letter;
    }
}

} // namespace

QString searchKey(const QString &name)
{
    // Taken apart first: folded as a whole, the Turkish capital "İ" would stay one.
    const QString parts = name.normalized(QString::NormalizationForm_KD).toCaseFolded();
    QString key;
    key.reserve(parts.size());
    for (const QChar letter : parts) {
        if (!letter.isMark())
            key += plainLetters(letter);
    }
    return key.simplified();
}

qsizetype indexOfWord(const QString &text, const QString &beginning)
{
    const auto isInWord = [&text](qsizetype at) { return text[at].isLetterOrNumber() || text[at] == u'_'; };
    qsizetype at = text.indexOf(beginning, 0, Qt::CaseInsensitive);
    while (at > 0 && isInWord(at - 1))
        at = text.indexOf(beginning, at + 1, Qt::CaseInsensitive);
    return at;
}

} // namespace touchline
