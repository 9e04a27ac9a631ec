// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/card/card_library.h"

#include "core/base/json_reader.h"
#include "core/teams/historic_teams.h"

#include <QFile>
#include <QHash>

#include <mutex>

// Has to stand outside of every namespace.
static void registerCardResources()
{
    Q_INIT_RESOURCE(touchline_cards);
}

namespace touchline::atcs {

namespace {

QByteArray figuresFile(const QString &id)
{
    QFile file(QStringLiteral(":/cards/%1.json").arg(id));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "card library", "a compiled-in file is missing");
    return opened ? file.readAll() : QByteArray();
}

Result<TeamCard> readCard(const QString &id, const HistoricTeam &team)
{
    const Result<QJsonObject> figures = parseJsonObject(figuresFile(id));
    return figures ? cardWithFigures(team, *figures) : fail(figures.error());
}

/// The cards that were read once: a competition asks for the same ones many times.
struct Shelf
{
    std::mutex mutex;
    QHash<QString, std::shared_ptr<const TeamCard>> read;
};

Shelf &shelf()
{
    registerCardResources();
    static Shelf cards;
    return cards;
}

} // namespace

Result<std::shared_ptr<const TeamCard>> loadCard(const QString &id)
{
    const auto team = historicTeam(id);
    if (!team)
        return fail(team.error());
    Shelf &cards = shelf();
    const std::lock_guard lock(cards.mutex);
    std::shared_ptr<const TeamCard> &place = cards.read[id];
    if (place == nullptr) {
        auto card = readCard(id, **team);
        if (!card)
            return fail(card.error());
        place = std::make_shared<const TeamCard>(*std::move(card));
    }
    return place;
}

} // namespace touchline::atcs
