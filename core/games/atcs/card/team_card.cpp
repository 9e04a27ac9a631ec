// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/card/team_card.h"

#include <algorithm>
#include <tuple>

namespace touchline::atcs {

namespace {

constexpr std::array<const char *, 3> strategyNames{"Aggressive", "Normal", "Conservative"};
constexpr std::array<const char *, 4> cardKindNames{"card", "bonus", "edition", "custom"};

} // namespace

int TeamCard::scorerCount() const
{
    return static_cast<int>(players.size()) - keeperCount();
}

int TeamCard::keeperCount() const
{
    return static_cast<int>(std::count_if(players.begin(), players.end(),
                                          [](const CardPlayer &player) { return player.isKeeper(); }));
}

Squad TeamCard::squad() const
{
    Squad squad;
    squad.entries.reserve(players.size());
    for (const CardPlayer &player : players)
        squad.entries.push_back(player.entry);
    return squad;
}

bool TeamCard::operator==(const TeamCard &other) const
{
    const auto fields = [](const TeamCard &card) {
        return std::tie(card.team, card.kind, card.attempts, card.defenseAttempts, card.shotsOnGoal,
                        card.defenseShotsOnGoal, card.formation, card.strategy, card.fairPlay, card.power,
                        card.bestResult, card.players, card.strengths);
    };
    return fields(*this) == fields(other);
}

QString formationName(Formation formation)
{
    return QString::fromLatin1(formationNames[static_cast<std::size_t>(formation)]);
}

std::optional<Formation> formationFromName(const QString &name)
{
    for (std::size_t i = 0; i < formationNames.size(); ++i) {
        if (name == QLatin1String(formationNames[i]))
            return static_cast<Formation>(i);
    }
    return std::nullopt;
}

QString strategyName(Strategy strategy)
{
    return QString::fromLatin1(strategyNames[static_cast<std::size_t>(strategy)]);
}

QString rangeText(const Range &range)
{
    if (range.isEmpty())
        return {};
    const QString first = QString::number(range.first);
    return range.first == range.last ? first : first + u'-' + QString::number(range.last);
}

QString cardKindName(CardKind kind)
{
    return QString::fromLatin1(cardKindNames[static_cast<std::size_t>(kind)]);
}

} // namespace touchline::atcs
