// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/key_moments.h"

#include "models/words/game_tellings.h"
#include "models/words/story_teller.h"

#include <QCoreApplication>

#include <algorithm>

namespace touchline {

namespace {

struct KeyMomentWords
{
    Q_DECLARE_TR_FUNCTIONS(KeyMoments)

public:
    static QString possession(int home, int away)
    {
        return tr("Possession: %1 % – %2 %", "home side, away side").arg(home).arg(away);
    }
    static QString dice(const QString &lines) { return tr("Key dice: %1").arg(lines); }
};

bool isDecisive(const Event &event)
{
    return event.kind == EventKind::Goal || event.kind == EventKind::OwnGoal || event.kind == EventKind::Red;
}

} // namespace

QStringList keyDice(const PlayedMatch &played, const Game &game)
{
    Telling telling = tellingsOf(game).explained;
    telling.hasChoices = false;
    StoryTeller teller(played.log.setup, game, telling);
    teller.follow(played.events, played.log.entries, played.eventsBefore);
    QStringList lines;
    QString minute;
    for (const StoryLine &line : teller.lines()) {
        // What follows within a minute stands below it.
        if (!line.minute.isEmpty())
            minute = line.minute;
        const auto first = played.events.begin() + static_cast<std::ptrdiff_t>(line.firstEvent);
        const auto last = played.events.begin() +
                          static_cast<std::ptrdiff_t>(std::min(line.lastEvent, played.events.size()));
        if (first < last && std::any_of(first, last, isDecisive))
            lines << (minute + u' ' + line.text.trimmed()).trimmed();
    }
    return lines;
}

QStringList momentLines(const PlayedMatch &played, const Game &game)
{
    QStringList lines;
    if (const auto share = possession(played, game))
        lines << KeyMomentWords::possession((*share)[Side::Home], (*share)[Side::Away]);
    if (const QStringList dice = keyDice(played, game); !dice.isEmpty())
        lines << KeyMomentWords::dice(dice.join(QStringLiteral(" · ")));
    return lines;
}

std::optional<PerSide<int>> possession(const PlayedMatch &played, const Game &game)
{
    const char *kind = tellingsOf(game).possession;
    if (kind == nullptr)
        return std::nullopt;
    PerSide<int> turns;
    for (const Event &event : played.events)
        if (event.hasSide && qstrcmp(eventSpec(event.kind, game.info().events)->name, kind) == 0)
            ++turns[event.side];
    const int all = turns[Side::Home] + turns[Side::Away];
    if (all == 0)
        return std::nullopt;
    const int home = (200 * turns[Side::Home] + all) / (2 * all);
    return PerSide<int>{{home, 100 - home}};
}

} // namespace touchline
