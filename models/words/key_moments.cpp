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
        return tr("Possession: %1% – %2%", "home side, away side").arg(home).arg(away);
    }
    static QString after(const QString &roll, const QString &outcome)
    {
        return tr("%1: %2", "a roll in words, what it brought").arg(roll, outcome);
    }
    static QString withChance(const QString &text, const RollChance &chance)
    {
        return tr("%1 (%2 in %3)", "what a roll brought, numbers of the die that bring it, all its numbers")
            .arg(text)
            .arg(chance.numbers)
            .arg(chance.faces);
    }
    static QString dice(const QString &lines) { return tr("Key dice: %1").arg(lines); }
};

bool isDecisive(const Event &event)
{
    return event.kind == EventKind::Goal || event.kind == EventKind::OwnGoal || event.kind == EventKind::Red;
}

} // namespace

std::vector<KeyRoll> keyRolls(const PlayedMatch &played, const Game &game)
{
    Telling telling = tellingsOf(game).explained;
    telling.hasChoices = false;
    StoryTeller teller(played.log.setup, game, telling);
    teller.follow(played.events, played.log.entries, played.eventsBefore);
    std::vector<KeyRoll> rolls;
    std::vector<std::size_t> decisive;
    QString minute;
    QString before;
    for (const StoryLine &line : teller.lines()) {
        // What follows within a minute stands below it.
        if (!line.minute.isEmpty())
            minute = line.minute;
        const auto first = played.events.begin() + static_cast<std::ptrdiff_t>(line.firstEvent);
        const auto last = played.events.begin() +
                          static_cast<std::ptrdiff_t>(std::min(line.lastEvent, played.events.size()));
        if (first < last && std::any_of(first, last, isDecisive)) {
            // Where a line begins with what was decided, the one above it has the roll.
            const QString text = isDecisive(*first) && !before.isEmpty()
                                     ? KeyMomentWords::after(before, line.text.trimmed())
                                     : line.text.trimmed();
            rolls.push_back({(minute + u' ' + text).trimmed(), {}, line.entries});
            decisive.push_back(
                static_cast<std::size_t>(std::find_if(first, last, isDecisive) - played.events.begin()));
        }
        before = line.text.trimmed();
    }
    const auto chances = rollChances(played, game, decisive);
    std::vector<KeyRoll> keys;
    for (std::size_t i = 0; i < rolls.size(); ++i)
        if (chances[i])
            keys.push_back(
                {KeyMomentWords::withChance(rolls[i].text, *chances[i]), *chances[i], rolls[i].entries});
    std::stable_sort(keys.begin(), keys.end(), [](const KeyRoll &one, const KeyRoll &other) {
        return one.chance.share() < other.chance.share();
    });
    return keys;
}

QStringList keyDice(const PlayedMatch &played, const Game &game)
{
    QStringList lines;
    for (const KeyRoll &roll : keyRolls(played, game))
        lines << roll.text;
    return lines;
}

PerSide<std::map<int, int>> savesOf(const PlayedMatch &played, const Game &game)
{
    PerSide<std::map<int, int>> saves;
    const char *const named = tellingsOf(game).saves;
    if (named == nullptr)
        return saves;
    const QStringList kinds = QString::fromLatin1(named).split(u' ');
    for (const Event &event : played.events) {
        const EventSpec *spec = eventSpec(event.kind, game.info().events);
        if (!event.hasSide || spec == nullptr || !kinds.contains(QLatin1String(spec->name)))
            continue;
        const auto opposing =
            std::find_if(spec->fields.begin(), spec->fields.end(),
                         [](const EventField &field) { return field.kind == FieldKind::OpposingPlayer; });
        if (opposing == spec->fields.end())
            ++saves[event.side][event.player];
        else
            ++saves[opposite(event.side)]
                   [event.numbers.at(static_cast<std::size_t>(opposing - spec->fields.begin()))];
    }
    for (const Side side : bothSides)
        saves[side].erase(Event::nobody);
    return saves;
}

std::optional<PerSide<int>> shotsOf(const PlayedMatch &played, const Game &game)
{
    const char *const named = tellingsOf(game).shots;
    if (named == nullptr)
        return std::nullopt;
    QStringList bounces = QString::fromLatin1(named).split(u' ');
    const QString shot = bounces.takeFirst();
    PerSide<int> shots;
    bool isBounce = false;
    for (const Event &event : played.events) {
        const QLatin1String name(eventSpec(event.kind, game.info().events)->name);
        if (name == shot && !isBounce && event.period != Period::ShootOut)
            ++shots[event.side];
        isBounce = bounces.contains(name);
    }
    return shots;
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
