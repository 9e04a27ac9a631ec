// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/discipline/ledger_start_json.h"

#include "core/base/json_values.h"
#include "core/facts/person_json.h"

#include <QJsonArray>
#include <qglobal.h>

#include <array>

namespace touchline {

namespace {

constexpr int mostStartGames = 1000;

/// In the order of SuspensionCause.
constexpr std::array<const char *, 8> causes{"red_card",    "second_yellow", "bookings",     "cautions",
                                             "light_again", "injury",        "injury_again", "decision"};

QJsonArray numbers(const std::vector<int> &list)
{
    QJsonArray array;
    for (const int number : list)
        array.append(number);
    return array;
}

QJsonObject suspensionJson(const Suspension &one)
{
    QJsonObject object =
        personJson(one.player, one.name,
                   {{QStringLiteral("cause"), QLatin1String(causes[static_cast<std::size_t>(one.cause)])},
                    {QStringLiteral("brought_by"), numbers(one.broughtBy)}});
    if (one.until.isValid())
        object.insert(QStringLiteral("until"), one.until.toString(Qt::ISODate));
    else
        object.insert(QStringLiteral("games"), *one.games);
    if (one.from.isValid())
        object.insert(QStringLiteral("from"), one.from.toString(Qt::ISODate));
    if (one.inAllCompetitions)
        object.insert(QStringLiteral("all_competitions"), true);
    if (!one.decisions.isEmpty())
        object.insert(QStringLiteral("decisions"), QJsonArray::fromStringList(one.decisions));
    return object;
}

/// Reads the lists that name matches by index.
class StartReader
{
public:
    StartReader(JsonReader &reader, const DisciplineRules &rules) : m_reader(reader), m_rules(rules) {}

    LedgerStart read()
    {
        each("matches", [this](JsonReader &one) { readMatch(one); });
        each("suspensions", [this](JsonReader &one) { readSuspension(one); });
        each("bookings", [this](JsonReader &one) { readRun(one); });
        each("windows", [this](JsonReader &one) { readWatch(one); });
        return std::move(m_start);
    }

private:
    void each(const char *key, const std::function<void(JsonReader &)> &read)
    {
        if (!m_reader.has(key))
            return;
        m_reader.each(key, [&read](JsonReader &one, int) {
            read(one);
            one.refuseUnknownKeys();
        });
    }

    void readMatch(JsonReader &one)
    {
        LedgerMatch match{readUuid(one, "fixture"), one.text("opponent"), one.text("season")};
        if (one.has("day"))
            match.day = readDay(one, "day");
        m_start.matches.push_back(std::move(match));
    }

    void readSuspension(JsonReader &one)
    {
        Suspension read;
        read.player = readUuid(one, "player");
        read.name = one.text("name");
        read.cause = static_cast<SuspensionCause>(one.word("cause", causes));
        read.broughtBy = readMatches(one, "brought_by");
        if (one.has("until"))
            read.until = readDay(one, "until");
        else
            read.games = one.integer("games", 1, mostStartGames);
        if (one.has("from"))
            read.from = readDay(one, "from");
        read.inAllCompetitions = one.flagOr("all_competitions", false);
        for (const auto &decision : one.arrayOr("decisions"))
            read.decisions.append(decision.toString());
        if (read.broughtBy.empty() && read.cause != SuspensionCause::Decision && read.decisions.isEmpty())
            one.problem("brought_by",
                        {QT_TRANSLATE_NOOP("core", "A suspension needs the match that brought it."), {}});
        m_start.suspensions.push_back(std::move(read));
    }

    void readRun(JsonReader &one)
    {
        BookingRun run;
        run.player = readUuid(one, "player");
        run.name = one.text("name");
        run.rule = static_cast<std::size_t>(one.integer("rule", 0, mostStartGames));
        if (run.rule >= m_rules.yellows.size())
            one.problem("rule",
                        {QT_TRANSLATE_NOOP("core", "The rules have no such rule for yellow cards."), {}});
        run.matches = readMatches(one, "matches");
        run.needed = one.integer("needed", 0, mostStartGames);
        m_start.runs.push_back(std::move(run));
    }

    void readWatch(JsonReader &one)
    {
        OffenceWatch watch;
        watch.player = readUuid(one, "player");
        watch.name = one.text("name");
        watch.injuries = one.flag("injuries");
        watch.left = one.integer("left", 1, mostStartGames);
        watch.match = one.integer("match", 0, static_cast<int>(m_start.matches.size()) - 1);
        m_start.watches.push_back(std::move(watch));
    }

    std::vector<int> readMatches(JsonReader &one, const char *key) const
    {
        std::vector<int> matches;
        for (const auto &value : one.array(key)) {
            const int match = value.toInt(-1);
            if (match < 0 || match >= static_cast<int>(m_start.matches.size()))
                one.problem(key, {QT_TRANSLATE_NOOP("core", "Only matches of the list can be named."), {}});
            else
                matches.push_back(match);
        }
        return matches;
    }

    JsonReader &m_reader;
    const DisciplineRules &m_rules;
    LedgerStart m_start;
};

} // namespace

QJsonObject toJson(const LedgerStart &start)
{
    QJsonObject object;
    const auto insert = [&object](const char *key, const QJsonArray &list) {
        if (!list.isEmpty())
            object.insert(QLatin1String(key), list);
    };
    QJsonArray matches;
    for (const LedgerMatch &match : start.matches) {
        QJsonObject one{{QStringLiteral("fixture"), match.fixture.toString(QUuid::WithoutBraces)},
                        {QStringLiteral("opponent"), match.opponent},
                        {QStringLiteral("season"), match.season}};
        if (match.day.isValid())
            one.insert(QStringLiteral("day"), match.day.toString(Qt::ISODate));
        matches.append(one);
    }
    QJsonArray suspensions;
    for (const Suspension &one : start.suspensions)
        suspensions.append(suspensionJson(one));
    QJsonArray bookings;
    for (const BookingRun &run : start.runs)
        bookings.append(personJson(run.player, run.name,
                                   {{QStringLiteral("rule"), static_cast<int>(run.rule)},
                                    {QStringLiteral("matches"), numbers(run.matches)},
                                    {QStringLiteral("needed"), run.needed}}));
    QJsonArray windows;
    for (const OffenceWatch &watch : start.watches)
        windows.append(personJson(watch.player, watch.name,
                                  {{QStringLiteral("injuries"), watch.injuries},
                                   {QStringLiteral("left"), watch.left},
                                   {QStringLiteral("match"), watch.match}}));
    insert("matches", matches);
    insert("suspensions", suspensions);
    insert("bookings", bookings);
    insert("windows", windows);
    return object;
}

LedgerStart readLedgerStart(JsonReader &reader, const DisciplineRules &rules)
{
    return StartReader(reader, rules).read();
}

} // namespace touchline
