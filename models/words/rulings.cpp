// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/rulings.h"

#include "core/base/to_qstring.h"
#include "models/words/game_tellings.h"
#include "models/words/manual.h"

#include <algorithm>

namespace touchline {

namespace {

/// Of the first part whose list has the word.
QString headingWith(const Game &game, const char *RulingNote::*list, const QString &word)
{
    const auto notes = tellingsOf(game).rulings;
    const auto note = std::find_if(notes.begin(), notes.end(), [list, &word](const RulingNote &one) {
        return QString::fromLatin1(one.*list).split(u' ', Qt::SkipEmptyParts).contains(word);
    });
    return note == notes.end() ? QString() : QString::fromUtf8(note->heading);
}

} // namespace

QString rulingHeading(const Game &game, const QString &kind)
{
    return headingWith(game, &RulingNote::kinds, kind);
}

QString questionHeading(const Game &game, std::string_view point)
{
    return headingWith(game, &RulingNote::points, toQString(point));
}

QString rulingText(const Game &game, const QString &heading)
{
    return manualSection(
        manualText(QStringLiteral("rulings/%1.md").arg(QString::fromUtf8(game.info().id)), {}), heading);
}

} // namespace touchline
