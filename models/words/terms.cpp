// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/terms.h"

#include "models/words/game_tellings.h"

#include <QRegularExpression>

namespace touchline {

QString termsIn(const Game &game, const QString &text, const Language &language)
{
    QStringList lines;
    for (const TermNote &term : tellingsOf(game).terms) {
        const QString word = language.text(term.word);
        const QRegularExpression found(QStringLiteral("\\b") + QRegularExpression::escape(word),
                                       QRegularExpression::CaseInsensitiveOption |
                                           QRegularExpression::UseUnicodePropertiesOption);
        if (text.contains(found))
            lines << QStringLiteral("%1: %2").arg(word, language.text(term.meaning));
    }
    return lines.join(u'\n');
}

} // namespace touchline
