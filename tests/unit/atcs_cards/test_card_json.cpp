// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/games/atcs/card/card_library.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_card_json {

using namespace touchline;
using namespace touchline::atcs;

namespace {

TeamCard france()
{
    const auto card = loadCard(QStringLiteral("FRA-1998"));
    if (!card)
        qFatal("no card FRA-1998");
    return **card;
}

QJsonObject withPlayer(QJsonObject object, qsizetype row, const char *key, const QJsonValue &value)
{
    QJsonArray players = object.value(QStringLiteral("players")).toArray();
    QJsonObject player = players.at(row).toObject();
    if (value.isUndefined())
        player.remove(QLatin1String(key));
    else
        player.insert(QLatin1String(key), value);
    players.replace(row, player);
    object.insert(QStringLiteral("players"), players);
    return object;
}

QStringList described(const QJsonObject &object)
{
    QStringList lines;
    const Result<TeamCard> card = cardFromJson(object);
    if (card)
        return lines;
    for (const Problem &problem : card.error().problems)
        lines.append(problem.where + QStringLiteral(": ") + problem.what.english());
    return lines;
}

} // namespace

class TestCardJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCardSurvivesItsFile()
    {
        for (const char *id : {"FRA-1998", "HUN-1954", "ESP-2010", "CUB-1938", "USA-1930"}) {
            const auto card = loadCard(QString::fromLatin1(id));
            QVERIFY(card.has_value());
            const auto object = parseJsonObject(cardFile(**card));
            QVERIFY(object.has_value());
            const auto again = cardFromJson(*object);
            QVERIFY(again.has_value());
            QVERIFY(*again == **card);
        }
    }

    void aHandMadeCardNeedsFewEntries()
    {
        TeamCard card = france();
        card.kind = CardKind::Custom;
        card.team.code.clear();
        card.team.year = 0;
        card.team.conference.clear();
        card.team.kit = {};
        QJsonObject object = toJson(card);
        for (const char *key : {"id", "year", "conference", "manager", "kit_1", "kit_2", "lineage"})
            object.remove(QLatin1String(key));
        const auto read = cardFromJson(object);
        QVERIFY(read.has_value());
        QCOMPARE(read->team.displayName(), QStringLiteral("France"));
        QCOMPARE(read->team.lineage, QStringLiteral("France"));
    }

    void rangesMayBeTypedFreely()
    {
        QJsonObject object = withPlayer(toJson(france()), 0, "shot", QStringLiteral(" 1 – 18 "));
        QVERIFY(cardFromJson(object).has_value());
        QCOMPARE(rangeText({28, 28}), QStringLiteral("28"));
        QCOMPARE(rangeText({1, 18}), QStringLiteral("1-18"));
        QCOMPARE(rangeText({}), QString());
        for (const char *bad : {"", "0", "1-", "a-b", "1-18-20", "-3"}) {
            object = withPlayer(toJson(france()), 0, "shot", QString::fromLatin1(bad));
            const QStringList lines = described(object);
            QCOMPARE(lines.size(), 1);
            QVERIFY2(lines.first().startsWith(QStringLiteral("players[0].shot")), qPrintable(lines.first()));
        }
    }

    void everySlipIsToldOnce()
    {
        QJsonObject object = toJson(france());
        object.insert(QStringLiteral("sog"), QStringLiteral("nineteen"));
        object.insert(QStringLiteral("power"), 11);
        object.insert(QStringLiteral("formation"), QStringLiteral("2-3-5"));
        object.insert(QStringLiteral("colour"), QStringLiteral("blue"));
        object.remove(QStringLiteral("best_result"));
        object = withPlayer(object, 2, "goal_rating", 6.5);
        object = withPlayer(object, 3, "position", QStringLiteral("SW"));
        object = withPlayer(object, 4, "id", QStringLiteral("7"));
        const QStringList lines = described(object);
        QCOMPARE(lines.size(), 8);
        for (const char *place : {"sog", "power", "formation", "colour", "best_result",
                                  "players[2].goal_rating", "players[3].position", "players[4].id"})
            QCOMPARE(lines.filter(QString::fromLatin1(place) + u':').size(), 1);
    }

    void formAndRulesAreReadTogether()
    {
        QJsonObject object = toJson(france());
        object.insert(QStringLiteral("sog"), true);
        object = withPlayer(object, 1, "shot", QStringLiteral("20-31"));
        const QStringList lines = described(object);
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines.filter(QStringLiteral("There is a gap in the shot ranges: nobody has 19.")).size(), 1);
    }

    void rowsThatAreNoGroupsAreTold()
    {
        QJsonObject object = toJson(france());
        QJsonArray players = object.value(QStringLiteral("players")).toArray();
        players.replace(3, 12);
        object.insert(QStringLiteral("players"), players);
        QCOMPARE(described(object),
                 QStringList(QStringLiteral("players[3]: This must be an object in braces { }.")));
    }

    void otherFilesAreRefused()
    {
        QVERIFY(described({}).size() >= 10);
        QJsonObject object = toJson(france());
        object.insert(QStringLiteral("format_version"), 2);
        QCOMPARE(described(object).size(), 1);
        object = toJson(france());
        object.insert(QStringLiteral("format"), QStringLiteral("touchline-fuba-squad"));
        QCOMPARE(described(object).size(), 1);
    }

    void namesRoundTrip()
    {
        for (int i = 0; i <= static_cast<int>(Formation::F424); ++i) {
            const auto formation = static_cast<Formation>(i);
            QCOMPARE(formationFromName(formationName(formation)), std::optional(formation));
        }
        QVERIFY(!formationFromName(QStringLiteral("2-3-5")));
        QCOMPARE(strategyName(Strategy::Conservative), QStringLiteral("Conservative"));
        QCOMPARE(cardKindName(CardKind::Custom), QStringLiteral("custom"));
    }
};

TOUCHLINE_TEST(TestCardJson)

} // namespace test_card_json

#include "test_card_json.moc"
