// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/terms.h"

#include "core/base/search_key.h"
#include "models/words/game_tellings.h"

namespace touchline {

QString termsIn(const Game &game, const QString &text, const Language &language)
{
    QStringList lines;
    for (const TermNote &term : tellingsOf(game).terms) {
        const QString word = language.text(term.word);
        if (indexOfWord(text, word) >= 0)
            lines << QStringLiteral("%1: %2").arg(word, language.text(term.meaning));
    }
    return lines.join(u'\n');
}

} // namespace touchline
