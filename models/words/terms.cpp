// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/terms.h"

#include "models/words/game_tellings.h"

namespace touchline {

namespace {

/// Whether a word of the text begins with `beginning`, in capital or small letters.
bool hasWordFrom(const QString &text, const QString &beginning)
{
    const auto isInWord = [&](qsizetype at) { return text[at].isLetterOrNumber() || text[at] == u'_'; };
    for (qsizetype at = 0; (at = text.indexOf(beginning, at, Qt::CaseInsensitive)) >= 0; ++at)
        if (at == 0 || !isInWord(at - 1))
            return true;
    return false;
}

} // namespace

QString termsIn(const Game &game, const QString &text, const Language &language)
{
    QStringList lines;
    for (const TermNote &term : tellingsOf(game).terms) {
        const QString word = language.text(term.word);
        if (hasWordFrom(text, word))
            lines << QStringLiteral("%1: %2").arg(word, language.text(term.meaning));
    }
    return lines.join(u'\n');
}

} // namespace touchline
