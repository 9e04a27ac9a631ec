// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/discipline/own_cards.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QStringList>
#include <QtGlobal>

#include <algorithm>
#include <array>

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
    static const QRegularExpression form(
        QStringLiteral("^(?:(every) +)?(\\d{1,3})(?: +then +every +(\\d{1,3}))?(?: *: *(\\d{1,3}))?$"));
    const QRegularExpressionMatch found = form.match(text.trimmed());
    const bool isEvery = !found.captured(1).isEmpty();
    const bool isAgain = !found.captured(3).isEmpty();
    if (!found.hasMatch() || (isEvery && isAgain))
        return std::nullopt;
    OwnCards::Limit limit;
    limit.count = found.captured(2).toInt();
    if (isEvery)
        limit.again = limit.count;
    else if (isAgain)
        limit.again = found.captured(3).toInt();
    if (!found.captured(4).isEmpty())
        limit.games = found.captured(4).toInt();
    const bool isInRange = limit.count >= 1 && limit.count <= mostYellowLimit && limit.games >= 1 &&
                           limit.games <= mostCardGames && limit.again <= mostYellowLimit &&
                           (limit.again > 0 || !isAgain);
    return isInRange ? std::optional(limit) : std::nullopt;
}

/// "5", "every 3", "5 then every 2".
QString countText(const OwnCards::Limit &limit)
{
    if (limit.again == limit.count)
        return QStringLiteral("every %1").arg(limit.count);
    const QString count = QString::number(limit.count);
    return limit.again > 0 ? QStringLiteral("%1 then every %2").arg(count).arg(limit.again) : count;
}

const QString finesKey = QStringLiteral("fines");
const QString currencyWord = QStringLiteral("currency");

/// An amount of a rule set: as it is typed, and its key in a file.
struct FineWord
{
    const char *word;
    const char *key;
    Money FineRules::*amount;
};
constexpr std::array fineWords{
    FineWord{"yellow", "yellow_card", &FineRules::yellow},
    FineWord{"second_yellow", "second_yellow_card", &FineRules::secondYellow},
    FineWord{"red", "red_card", &FineRules::red},
    FineWord{"walkover", "walkover", &FineRules::walkover},
    FineWord{"suspended", "suspended_player", &FineRules::fielded},
};

FineRules finesIn(const QJsonObject &file)
{
    const QJsonObject object = file.value(finesKey).toObject();
    FineRules fines;
    fines.currency = object.value(currencyWord).toString();
    for (const FineWord &one : fineWords)
        fines.*one.amount = moneyFromJson(object.value(QLatin1String(one.key))).value_or(Money{});
    return fines;
}

QJsonObject finesObject(const FineRules &fines)
{
    QJsonObject object{{currencyWord, fines.currency}};
    for (const FineWord &one : fineWords)
        if (!(fines.*one.amount).isNothing())
            object.insert(QLatin1String(one.key), moneyJson(fines.*one.amount));
    return object;
}

const QString servedKey = QStringLiteral("served_in");
const QString bansKey = QStringLiteral("bans");
const QString yellowBansKey = QStringLiteral("yellow_card_bans");

ServingRules servedIn(const QJsonObject &file)
{
    const QJsonObject object = file.value(servedKey).toObject();
    return {servedInFrom(object.value(bansKey).toString()).value_or(ServedIn::Competition),
            servedInFrom(object.value(yellowBansKey).toString()).value_or(ServedIn::Competition)};
}

QString wordOf(ServedIn served)
{
    return QLatin1String(servedInWords[static_cast<std::size_t>(served)]);
}

QString titleOfOwn(const OwnCards &cards)
{
    if (cards.yellows.empty())
        return QStringLiteral("Own rules: no ban for yellow cards");
    QStringList counts;
    for (const OwnCards::Limit &limit : cards.yellows)
        counts << countText(limit);
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
                        QT_TRANSLATE_NOOP("core", "\"%1\" is no list of limits. Try \"5, 10, 15\", "
                                                  "\"5:1, 10:2\" with the matches of each ban, or \"every "
                                                  "3\"."),
                        {text});
        limits.push_back(*limit);
    }
    return limits;
}

QString yellowLimitsText(const std::vector<OwnCards::Limit> &limits)
{
    QStringList parts;
    for (const OwnCards::Limit &limit : limits)
        parts << (limit.games == 1 ? countText(limit)
                                   : QStringLiteral("%1:%2").arg(countText(limit)).arg(limit.games));
    return parts.isEmpty() ? noLimit : parts.join(QStringLiteral(", "));
}

Result<FineRules> finesFrom(const QString &text)
{
    FineRules fines;
    if (text.trimmed() == noLimit || text.trimmed().isEmpty())
        return fines;
    QStringList seen;
    for (const QString &part : text.split(u',')) {
        const QString word = part.section(u'=', 0, 0).trimmed();
        const QString value = part.section(u'=', 1).trimmed();
        const auto known = std::find_if(fineWords.begin(), fineWords.end(), [&word](const FineWord &one) {
            return word == QLatin1String(one.word);
        });
        bool isGood = word == currencyWord ? !value.isEmpty() && value.size() <= longestCurrency
                                           : known != fineWords.end();
        if (known != fineWords.end()) {
            const auto amount = moneyFrom(value);
            isGood = amount && *amount <= highestFine;
            fines.*known->amount = amount.value_or(Money{});
        } else {
            fines.currency = value;
        }
        if (!isGood || seen.contains(word))
            return fail(Fault::BadInput,
                        QT_TRANSLATE_NOOP("core", "\"%1\" is no fine. Try \"currency=€, yellow=5, "
                                                  "second_yellow=7.50, red=20, walkover=50, "
                                                  "suspended=100\" with amounts up to %2."),
                        {part.trimmed(), moneyText(highestFine)});
        seen << word;
    }
    if (!fines.isNothing() && fines.currency.isEmpty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "Fines need a currency, such as € or zł."));
    return fines.isNothing() ? FineRules{} : fines;
}

QString finesText(const FineRules &fines)
{
    if (fines.isNothing())
        return noLimit;
    QStringList parts{QStringLiteral("currency=") + fines.currency};
    for (const FineWord &one : fineWords)
        if (!(fines.*one.amount).isNothing())
            parts << QStringLiteral("%1=%2").arg(QLatin1String(one.word), moneyText(fines.*one.amount));
    return parts.join(QStringLiteral(", "));
}

std::optional<ServedIn> servedInFrom(const QString &word)
{
    const auto found = std::find_if(servedInWords.begin(), servedInWords.end(),
                                    [&word](const char *one) { return word == QLatin1String(one); });
    return found == servedInWords.end() ? std::nullopt
                                        : std::optional(static_cast<ServedIn>(found - servedInWords.begin()));
}

OwnCards ownCardsOf(const QJsonObject &file)
{
    OwnCards cards;
    cards.served = servedIn(file);
    cards.fines = finesIn(file);
    cards.redGames = gamesUnder(file, redKey);
    cards.secondYellowGames = gamesUnder(file, secondYellowKey);
    for (const QJsonValue value : file.value(yellowsKey).toArray()) {
        const QJsonObject rule = value.toObject();
        const int count = rule.value(countKey).toInt();
        if (rule.value(windowKey).toString() == wholeSeason &&
            (cards.yellows.empty() || count > cards.yellows.back().count))
            cards.yellows.push_back({count, rule.value(banKey).toInt(1), rule.value(againKey).toInt(count)});
    }
    return cards;
}

QJsonObject withOwnCards(QJsonObject file, const OwnCards &cards)
{
    QJsonArray yellows;
    for (const OwnCards::Limit &limit : cards.yellows)
        yellows.append(QJsonObject{{windowKey, wholeSeason},
                                   {countKey, limit.count},
                                   {banKey, limit.games},
                                   {againKey, limit.again}});
    file.insert(yellowsKey, yellows);
    // A window of matches stands in the place of limits.
    file.remove(QStringLiteral("card_window"));
    file.insert(redKey, QJsonObject{{banKey, cards.redGames}});
    file.insert(secondYellowKey, QJsonObject{{banKey, cards.secondYellowGames}});
    if (cards.fines.isNothing())
        file.remove(finesKey);
    else
        file.insert(finesKey, finesObject(cards.fines));
    if (cards.served.reachOthers())
        file.insert(servedKey, QJsonObject{{bansKey, wordOf(cards.served.bans)},
                                           {yellowBansKey, wordOf(cards.served.bookingBans)}});
    else
        file.remove(servedKey);
    file.insert(QStringLiteral("name"), ownCardRulesName);
    file.insert(QStringLiteral("title"), titleOfOwn(cards));
    return file;
}

} // namespace touchline
