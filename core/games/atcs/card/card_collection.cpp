// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/card/card_collection.h"

#include "core/base/json_reader.h"

#include <QSet>
#include <QtGlobal>

namespace touchline::atcs {

namespace {

constexpr const char *collectionName = "touchline-atcs-cards";
constexpr int collectionVersion = 1;
constexpr const char *cardsKey = "cards";

/// "cards[3] FRA-1998".
QString placeOf(int index, const QString &id)
{
    const QString place = QStringLiteral("cards[%1]").arg(index);
    return id.isEmpty() ? place : place + u' ' + id;
}

class CollectionReader
{
public:
    explicit CollectionReader(Problems &problems) : m_problems(problems) {}

    void add(int index, const QJsonObject &object)
    {
        const QString id = object.value(QLatin1String("id")).toString();
        const QString place = placeOf(index, id);
        auto card = cardFromJson(object);
        if (!card) {
            for (Problem &problem : card.error().problems) {
                problem.where = place + QStringLiteral(": ") + problem.where;
                m_problems.push_back(std::move(problem));
            }
            return;
        }
        const Team &team = card->team;
        if (!team.code.isEmpty() && isTwice(m_ids, team.code))
            m_problems.push_back(
                {place, {QT_TRANSLATE_NOOP("core", "The id \"%1\" is there twice."), {team.code}}, {}});
        if (isTwice(m_teams, team.id.toString()))
            m_problems.push_back(
                {place,
                 {QT_TRANSLATE_NOOP("core", "The team of %1 is there twice."), {team.displayName()}},
                 {}});
        cards.push_back(std::move(*card));
    }

    std::vector<TeamCard> cards;

private:
    static bool isTwice(QSet<QString> &known, const QString &key)
    {
        const bool isKnown = known.contains(key);
        known.insert(key);
        return isKnown;
    }

    Problems &m_problems;
    QSet<QString> m_ids;
    QSet<QString> m_teams;
};

Result<std::vector<TeamCard>> collectionFromJson(const QJsonObject &object)
{
    Problems problems;
    JsonReader reader(object, problems);
    reader.word("format", {collectionName});
    reader.integer("format_version", collectionVersion, collectionVersion);
    CollectionReader collection(problems);
    const QJsonArray items = reader.array(cardsKey);
    for (int i = 0; i < static_cast<int>(items.size()); ++i) {
        if (items.at(i).isObject())
            collection.add(i, items.at(i).toObject());
        else
            problems.push_back(
                {placeOf(i, {}), {QT_TRANSLATE_NOOP("core", "This must be a card in braces { }."), {}}, {}});
    }
    if (items.isEmpty() && problems.empty())
        reader.problem(cardsKey, {QT_TRANSLATE_NOOP("core", "There is no card in it."), {}});
    reader.refuseUnknownKeys();
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "This is not a valid collection of cards."),
                    {}, std::move(problems));
    return std::move(collection.cards);
}

} // namespace

QJsonObject collectionToJson(std::span<const TeamCard> cards)
{
    QJsonArray list;
    for (const TeamCard &card : cards)
        list.append(toJson(card));
    return {{QStringLiteral("format"), QLatin1String(collectionName)},
            {QStringLiteral("format_version"), collectionVersion},
            {QLatin1String(cardsKey), list}};
}

Result<std::vector<TeamCard>> cardsFromJson(const QJsonObject &object)
{
    if (object.contains(QLatin1String(cardsKey)))
        return collectionFromJson(object);
    auto card = cardFromJson(object);
    TOUCHLINE_TRY(card);
    std::vector<TeamCard> one;
    one.push_back(std::move(*card));
    return one;
}

} // namespace touchline::atcs
