// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/discipline/own_cards.h"

#include <QJsonArray>
#include <QStringList>
#include <QtGlobal>

namespace touchline {

namespace {

const QString yellowsKey = QStringLiteral("yellow_cards");
const QString windowKey = QStringLiteral("in");
const QString countKey = QStringLiteral("count");
const QString banKey = QStringLiteral("games");
const QString againKey = QStringLiteral("again");
const QString redKey = QStringLiteral("red_card");
const QString secondYellowKey = QStringLiteral("second_yellow_card");
const QString wholeSeason = QStringLiteral("competition");
const QString noLimit = QStringLiteral("none");

int gamesUnder(const QJsonObject &file, const QString &key)
{
    return file.value(key).toObject().value(banKey).toInt(1);
}

/// Nothing where it is no limit.
std::optional<OwnCards::Limit> limitFrom(const QString &text)
{
    const QStringList parts = text.split(u':');
    if (parts.size() > 2)
        return std::nullopt;
    bool isCount = false;
    bool isGames = true;
    OwnCards::Limit limit{parts.front().trimmed().toInt(&isCount), 1};
    if (parts.size() == 2)
        limit.games = parts.back().trimmed().toInt(&isGames);
    const bool isInRange = limit.count >= 1 && limit.count <= mostYellowLimit && limit.games >= 1 &&
                           limit.games <= mostCardGames;
    return isCount && isGames && isInRange ? std::optional(limit) : std::nullopt;
}

QString titleOfOwn(const OwnCards &cards)
{
    if (cards.yellows.empty())
        return QStringLiteral("Own rules: no ban for yellow cards");
    QStringList counts;
    for (const OwnCards::Limit &limit : cards.yellows)
        counts << QString::number(limit.count);
    return QStringLiteral("Own rules: %1 yellow cards").arg(counts.join(QStringLiteral(", ")));
}

} // namespace

Result<std::vector<OwnCards::Limit>> yellowLimitsFrom(const QString &text)
{
    std::vector<OwnCards::Limit> limits;
    if (text.trimmed() == noLimit || text.trimmed().isEmpty())
        return limits;
    for (const QString &part : text.split(u',')) {
        const auto limit = limitFrom(part);
        if (!limit || (!limits.empty() && limit->count <= limits.back().count))
            return fail(Fault::BadInput,
                        QT_TRANSLATE_NOOP("core", "\"%1\" is no list of limits. Try \"5, 10, 15\", or "
                                                  "\"5:1, 10:2\" with the matches of each ban."),
                        {text});
        limits.push_back(*limit);
    }
    return limits;
}

QString yellowLimitsText(const std::vector<OwnCards::Limit> &limits)
{
    QStringList parts;
    for (const OwnCards::Limit &limit : limits)
        parts << (limit.games == 1 ? QString::number(limit.count)
                                   : QStringLiteral("%1:%2").arg(limit.count).arg(limit.games));
    return parts.isEmpty() ? noLimit : parts.join(QStringLiteral(", "));
}

OwnCards ownCardsOf(const QJsonObject &file)
{
    OwnCards cards;
    cards.redGames = gamesUnder(file, redKey);
    cards.secondYellowGames = gamesUnder(file, secondYellowKey);
    for (const QJsonValue value : file.value(yellowsKey).toArray()) {
        const QJsonObject rule = value.toObject();
        const int count = rule.value(countKey).toInt();
        if (rule.value(windowKey).toString() == wholeSeason && rule.value(againKey).toInt(count) == 0 &&
            (cards.yellows.empty() || count > cards.yellows.back().count))
            cards.yellows.push_back({count, rule.value(banKey).toInt(1)});
    }
    return cards;
}

QJsonObject withOwnCards(QJsonObject file, const OwnCards &cards)
{
    QJsonArray yellows;
    for (const OwnCards::Limit &limit : cards.yellows)
        yellows.append(QJsonObject{
            {windowKey, wholeSeason}, {countKey, limit.count}, {banKey, limit.games}, {againKey, 0}});
    file.insert(yellowsKey, yellows);
    // A window of matches stands in the place of limits.
    file.remove(QStringLiteral("card_window"));
    file.insert(redKey, QJsonObject{{banKey, cards.redGames}});
    file.insert(secondYellowKey, QJsonObject{{banKey, cards.secondYellowGames}});
    file.insert(QStringLiteral("name"), ownCardRulesName);
    file.insert(QStringLiteral("title"), titleOfOwn(cards));
    return file;
}

} // namespace touchline
