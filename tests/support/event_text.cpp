// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/event_text.h"

namespace touchline::testing {

QStringList eventLines(std::span<const Event> events, const GameInfo &game, const FixtureSetup &setup)
{
    QStringList lines;
    for (const Event &event : events) {
        const QJsonObject object = toJson(event, game.events, setup);
        QString line = QStringLiteral("%1' ").arg(event.minute);
        if (event.hasSide)
            line += sideWord(event.side) + u' ';
        line += object.value(QStringLiteral("kind")).toString();
        if (event.player != Event::nobody)
            line += u' ' + playerName(setup, event.side, event.player);
        for (const EventField &field : eventSpec(event.kind, game.events)->fields) {
            const QString name = QString::fromUtf8(field.name);
            const QString value = object.value(name).toVariant().toString();
            if (!value.isEmpty())
                line += QStringLiteral(" %1=%2").arg(name, value);
        }
        lines << line;
    }
    return lines;
}

} // namespace touchline::testing
