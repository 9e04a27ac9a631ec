// SPDX-License-Identifier: GPL-3.0-or-later
// The schemas of a match are made from the tables of events of the games, so that no key is written twice.
// TOUCHLINE_UPDATE_GOLDEN=1 writes them anew.
#include "core/facts/player_fact.h"
#include "core/games/registry.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QJsonArray>
#include <QTest>

#include <map>
#include <set>

namespace test_event_schema {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// What one key holds, over all kinds of events of all games.
struct EventKey
{
    std::set<QString> kinds;
    std::set<QString> types;
    std::set<QString> words;
    bool isOfWords = true;
};

/// More (the countries of the world) are not listed.
constexpr std::size_t mostWords = 24;

void addField(EventKey &key, const EventField &field)
{
    switch (field.kind) {
    case FieldKind::Number:
        key.types.insert(QStringLiteral("integer"));
        break;
    case FieldKind::Flag:
        key.types.insert(QStringLiteral("boolean"));
        break;
    case FieldKind::Word:
        for (const char *word : field.words)
            key.words.insert(QString::fromUtf8(word));
        break;
    case FieldKind::SideName:
        key.words.insert({QStringLiteral("home"), QStringLiteral("away")});
        break;
    case FieldKind::OwnPlayer:
    case FieldKind::OpposingPlayer:
        break;
    }
    if (field.kind != FieldKind::Word && field.kind != FieldKind::SideName)
        key.isOfWords = false;
    if (field.kind != FieldKind::Number && field.kind != FieldKind::Flag)
        key.types.insert({QStringLiteral("null"), QStringLiteral("string")});
}

QStringList listOf(const std::set<QString> &words)
{
    return {words.begin(), words.end()};
}

QJsonObject schemaOf(const EventKey &key)
{
    const QStringList types = listOf(key.types);
    QJsonObject schema{
        {QStringLiteral("description"),
         QStringLiteral("In the events: %1.").arg(listOf(key.kinds).join(QStringLiteral(", ")))},
        {QStringLiteral("type"),
         types.size() == 1 ? QJsonValue(types.front()) : QJsonArray::fromStringList(types)}};
    if (key.isOfWords && key.words.size() <= mostWords) {
        QJsonArray words = QJsonArray::fromStringList(listOf(key.words));
        words.append(QJsonValue());
        schema.insert(QStringLiteral("enum"), words);
    }
    return schema;
}

QJsonObject described(const char *type, const char *description)
{
    return {{QStringLiteral("type"), QString::fromUtf8(type)},
            {QStringLiteral("description"), QString::fromUtf8(description)}};
}

/// What stands in every event, and the rules of the match in the first.
QJsonObject usualKeys(const std::set<QString> &kinds)
{
    QJsonObject kind = described("string", "What happened.");
    kind.insert(QStringLiteral("enum"), QJsonArray::fromStringList(listOf(kinds)));
    QJsonObject side = described("string", "Whose event it is; left out where it belongs to neither side.");
    side.insert(QStringLiteral("enum"), QJsonArray{QStringLiteral("away"), QStringLiteral("home")});
    QJsonObject options = described("object", "In match_start: option names with their values.");
    options.insert(QStringLiteral("additionalProperties"), true);
    return {
        {QStringLiteral("kind"), kind},
        {QStringLiteral("period"),
         described("integer",
                   "1 and 2: the halves; 3 and 4: those of extra time; 5: the shoot-out; 6: it is over.")},
        {QStringLiteral("minute"), described("integer", "Minute of the match.")},
        {QStringLiteral("stoppage"), described("integer", "Minute of stoppage time; 0 outside it.")},
        {QStringLiteral("side"), side},
        {QStringLiteral("player"), described("string", "Name of the player of that side.")},
        {QStringLiteral("level"), described("string", "In match_start: level of the rules.")},
        {QStringLiteral("options"), options}};
}

/// The schema of one event.
QJsonObject eventSchema()
{
    std::map<QString, EventKey> keys;
    std::set<QString> kinds;
    const auto add = [&](std::span<const EventSpec> specs) {
        for (const EventSpec &spec : specs) {
            kinds.insert(QString::fromUtf8(spec.name));
            for (const EventField &field : spec.fields) {
                EventKey &key = keys[QString::fromUtf8(field.name)];
                key.kinds.insert(QString::fromUtf8(spec.name));
                addField(key, field);
            }
        }
    };
    add(commonEvents());
    for (const Game *game : allGames())
        add(game->info().events);
    QJsonObject properties = usualKeys(kinds);
    for (const auto &[name, key] : keys)
        properties.insert(name, schemaOf(key));
    return {{QStringLiteral("type"), QStringLiteral("object")},
            {QStringLiteral("properties"), properties},
            {QStringLiteral("required"), QJsonArray{QStringLiteral("kind"), QStringLiteral("minute"),
                                                    QStringLiteral("period"), QStringLiteral("stoppage")}}};
}

QString pathOf(const char *schema)
{
    return QStringLiteral("docs/schemas/%1.json").arg(QString::fromUtf8(schema));
}

QJsonObject schemaCalled(const char *name)
{
    return QJsonDocument::fromJson(bytesOf(pathOf(name))).object();
}

/// As it is kept, or as it is to be.
QJsonObject keptSchema(const char *name, const QJsonObject &made)
{
    QFile file(pathOf(name));
    if (qEnvironmentVariableIsSet("TOUCHLINE_UPDATE_GOLDEN") && file.open(QIODevice::WriteOnly))
        file.write(QJsonDocument(made).toJson());
    file.close();
    return schemaCalled(name);
}

/// `object` with `value` at the end of the keys.
QJsonObject with(QJsonObject object, const QStringList &keys, const QJsonValue &value)
{
    const QString &first = keys.front();
    object.insert(first, keys.size() == 1 ? value : with(object.value(first).toObject(), keys.mid(1), value));
    return object;
}

/// The keys of events that differ.
QStringList differing(const QJsonObject &one, const QJsonObject &other)
{
    QStringList keys;
    for (const QString &key : one.keys() + other.keys())
        if (one.value(key) != other.value(key) && !keys.contains(key))
            keys << key;
    return keys;
}

} // namespace

class TestEventSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSchemaOfEventsIsThatOfTheGames()
    {
        const QJsonObject event = eventSchema();
        const QJsonObject made = with(
            schemaCalled("match"), {QStringLiteral("properties"), QStringLiteral("events")},
            QJsonObject{{QStringLiteral("type"), QStringLiteral("array")}, {QStringLiteral("items"), event}});
        const QJsonObject kept = keptSchema("match", made);
        const QJsonObject keptEvent =
            kept[QStringLiteral("properties")][QStringLiteral("events")][QStringLiteral("items")].toObject();
        QCOMPARE(differing(keptEvent.value(QStringLiteral("properties")).toObject(),
                           event.value(QStringLiteral("properties")).toObject()),
                 QStringList());
        QVERIFY(kept == made);
    }

    /// A friendly has no other form of its match.
    void aFriendlyHasTheSameMatch()
    {
        const QStringList place{QStringLiteral("properties"), QStringLiteral("match")};
        const QJsonObject before = schemaCalled("league-friendly");
        QJsonObject match = schemaCalled("match");
        for (const char *key : {"$schema", "title"})
            match.remove(QString::fromUtf8(key));
        for (const char *key : {"type", "description"})
            match.insert(QString::fromUtf8(key), before[place[0]][place[1]][QString::fromUtf8(key)]);
        const QJsonObject made = with(before, place, match);
        QVERIFY(keptSchema("league-friendly", made) == made);
    }

    /// What costs a fine is told by the keys of the rules.
    void causesOfFinesAreThoseOfTheRules()
    {
        const QJsonObject rules = runCli("format schema discipline").json();
        QStringList causes =
            rules[QStringLiteral("$defs")][QStringLiteral("fines")][QStringLiteral("properties")]
                .toObject()
                .keys();
        causes.removeOne(QStringLiteral("currency"));
        QCOMPARE(causes.size(), 5);
        for (const char *name : {"league-fines", "consequences", "league-calendar-change"}) {
            const QJsonObject schema = schemaCalled(name);
            const QJsonArray words =
                schema[QStringLiteral("properties")][QStringLiteral("fines")][QStringLiteral("items")]
                      [QStringLiteral("properties")][QStringLiteral("cause")][QStringLiteral("enum")]
                          .toArray();
            QStringList listed;
            for (const auto &word : words)
                listed << word.toString();
            listed.sort();
            QCOMPARE(listed, causes);
        }
    }

    /// And how far somebody may go back in a match, by the rules of the competition.
    void theRulesForTakingBackAreThoseOfTheProgram()
    {
        QJsonArray words;
        for (const char *word : takingBackWords)
            words.append(QString::fromUtf8(word));
        const QJsonValue listed =
            schemaCalled("league-rules")[QStringLiteral("properties")][QStringLiteral("taking_back")]
                                        [QStringLiteral("enum")];
        QCOMPARE(listed.toArray(), words);
    }
};

TOUCHLINE_TEST(TestEventSchema)

} // namespace test_event_schema

#include "test_event_schema.moc"
