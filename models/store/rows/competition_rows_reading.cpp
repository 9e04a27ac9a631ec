// SPDX-License-Identifier: GPL-3.0-or-later
// A competition from its rows.
#include "models/store/rows/competition_rows.h"

#include "core/base/json_values.h"
#include "core/competition/competition_json.h"
#include "core/competition/entry/appointment_json.h"
#include "core/competition/entry/entrant_json.h"
#include "models/store/rows/competition_parts.h"
#include "models/store/rows/report_rows.h"
#include "models/store/rows/row_store.h"
#include "models/store/rows/row_values.h"

#include <QJsonArray>
#include <QJsonObject>
#include <qglobal.h>

#include <array>
#include <map>

namespace touchline::store {

namespace {

Appointment appointmentOf(const RowReader &row)
{
    return {static_cast<int>(row.number("number")),
            row.day("day"),
            row.time("kick_off"),
            row.text("zone"),
            row.text("stadium"),
            row.text("city"),
            row.text("country")};
}

Result<std::map<QUuid, std::vector<Row>>> readEvents(Database &database, const QUuid &competition)
{
    auto rows = readRows(database, reportEventTable(),
                         QStringLiteral("WHERE report IN (SELECT uuid FROM report WHERE competition = ?) "
                                        "ORDER BY report, place"),
                         {competition});
    TOUCHLINE_TRY(rows);
    std::map<QUuid, std::vector<Row>> events;
    for (Row &row : *rows)
        events[row.values.front().toUuid()].push_back(std::move(row));
    return events;
}

struct StoredReports
{
    std::vector<MatchReport> counting;
    std::vector<SetAside> setAside;
    std::vector<qlonglong> asides;
};

/// Notes in `left`, where there is such a list, what cannot be read, and says whether there is one.
bool isLeftOut(Problems *left, const QString &where, const Error &error)
{
    // The connection is gone, or pages of the file are damaged: the rest cannot be read either.
    if (left == nullptr ||
        (error.fault != Fault::Damaged && error.fault != Fault::BadInput && error.fault != Fault::NotFound))
        return false;
    if (error.problems.empty())
        left->push_back({where, error.message, {}});
    for (const Problem &problem : error.problems)
        left->push_back({problem.where.isEmpty() ? where : where + QStringLiteral(": ") + problem.where,
                         problem.what, problem.hint});
    return true;
}

/// `left`: takes what cannot be read; null if then nothing is to be read.
Result<StoredReports> readReports(Database &database, ContentStore &contents, const QUuid &competition,
                                  const std::map<QUuid, int> &numbers, Problems *left)
{
    const auto rows = readRows(database, reportTable(),
                               QStringLiteral("WHERE competition = ? ORDER BY aside, uuid"), {competition});
    TOUCHLINE_TRY(rows);
    auto events = readEvents(database, competition);
    TOUCHLINE_TRY(events);
    StoredReports reports;
    for (const Row &row : *rows) {
        auto stored = reportOf(row, (*events)[row.values.front().toUuid()], contents);
        const auto numbered = numbers.find(RowReader(row).uuid("fixture"));
        if (!stored) {
            const QString where = numbered == numbers.end()
                                      ? QStringLiteral("match ?")
                                      : QStringLiteral("match %1").arg(numbered->second);
            if (!isLeftOut(left, where, stored.error()))
                return fail(stored.error());
            continue;
        }
        if (!stored->state.why) {
            reports.counting.push_back(std::move(stored->report));
            continue;
        }
        reports.asides.push_back(stored->state.aside);
        reports.setAside.push_back({numbered == numbers.end() ? 0 : numbered->second, *stored->state.why,
                                    std::make_shared<const MatchReport>(std::move(stored->report)),
                                    stored->state.note});
    }
    return reports;
}

/// The JSON form of the competition, from its rows.
class FactsReader
{
public:
    FactsReader(Database &database, ContentStore &contents, const QUuid &id, Problems *left = nullptr)
        : m_database(&database)
        , m_contents(&contents)
        , m_id(id)
        , m_left(left)
    {
    }

    Result<QJsonObject> read()
    {
        const auto row = readRow(*m_database, competitionTable(), {m_id});
        TOUCHLINE_TRY(row);
        if (!*row)
            return fail(Fault::NotFound,
                        QT_TRANSLATE_NOOP("core", "This competition is no longer in the league."));
        const RowReader competition(**row);
        place = competition.number("place");
        auto facts = m_contents->object(competition.bytes("definition"));
        if (!facts)
            return facts;
        facts->insert(QStringLiteral("id"), m_id.toString(QUuid::WithoutBraces));
        for (const char *key : {"name", "game", "level"})
            facts->insert(QLatin1String(key), competition.text(key));
        facts->insert(QStringLiteral("seed"), seedToJson(competition.text("seed").toULongLong()));
        for (const auto part : {&FactsReader::readDraw, &FactsReader::readEntrants,
                                &FactsReader::readFixtures, &FactsReader::readDecisions})
            TOUCHLINE_TRY((this->*part)(*facts));
        return facts;
    }

    qlonglong place = 1;
    std::map<QUuid, int> numbers;
    std::map<QString, std::vector<qlonglong>> decisionPlaces;

private:
    Result<void> readDraw(QJsonObject &facts)
    {
        const auto row = readRow(*m_database, drawTable(), {m_id});
        TOUCHLINE_TRY(row);
        if (*row)
            facts.insert(QStringLiteral("draw"), objectOf(RowReader(**row).text("steps")));
        return {};
    }

    Result<void> readEntrants(QJsonObject &facts)
    {
        const auto rows = readRows(*m_database, entrantTable(),
                                   QStringLiteral("WHERE competition = ? ORDER BY number"), {m_id});
        TOUCHLINE_TRY(rows);
        QJsonArray entrants;
        for (const Row &row : *rows) {
            const RowReader read(row);
            QJsonObject entry = objectOf(read.text("entry"));
            if (m_left != nullptr && !isEntry(entry)) {
                m_left->push_back(
                    {read.text("name"),
                     {QT_TRANSLATE_NOOP("core", "This team's entry cannot be read. Only its name is kept."),
                      {}},
                     {}});
                auto again = entryFromTeam(read.uuid("team"), read.text("name"));
                TOUCHLINE_TRY(again);
                entry = std::move(*again);
            }
            if (!read.isNull("document")) {
                auto document = m_contents->object(read.bytes("document"));
                if (!document && !isLeftOut(m_left, read.text("name"), document.error()))
                    return fail(document.error());
                if (document)
                    entry.insert(documentKey, *document);
            }
            entrants.append(entry);
        }
        facts.insert(QStringLiteral("entrants"), entrants);
        return {};
    }

    static bool isEntry(const QJsonObject &entry)
    {
        Problems problems;
        JsonReader reader(entry, problems);
        (void)readEntrant(reader);
        return problems.empty();
    }

    /// The team is in the league too, with the code that the draw may call it by.
    Result<QJsonObject> entryFromTeam(const QUuid &id, const QString &name)
    {
        const auto row = readRow(*m_database, teamTable(), {id});
        TOUCHLINE_TRY(row);
        Entrant entrant;
        entrant.id = id;
        entrant.name = name;
        if (*row) {
            const RowReader team(**row);
            entrant.code = team.text("code");
            entrant.conference = team.text("conference");
            entrant.lineage = team.text("lineage");
            if (name.isEmpty())
                entrant.name = team.text("name");
        }
        return toJson(entrant);
    }

    Result<void> readFixtures(QJsonObject &facts)
    {
        const auto rows = readRows(*m_database, fixtureTable(),
                                   QStringLiteral("WHERE competition = ? ORDER BY number"), {m_id});
        TOUCHLINE_TRY(rows);
        std::vector<Appointment> calendar;
        for (const Row &row : *rows) {
            const Appointment one = appointmentOf(RowReader(row));
            numbers[RowReader(row).uuid("uuid")] = one.match;
            if (!(one == Appointment{one.match, {}, {}, {}, {}, {}, {}}))
                calendar.push_back(one);
        }
        if (!calendar.empty())
            facts.insert(QStringLiteral("calendar"), calendarToJson(calendar));
        return {};
    }

    Result<void> readDecisions(QJsonObject &facts)
    {
        const auto rows = readRows(*m_database, decisionTable(),
                                   QStringLiteral("WHERE competition = ? ORDER BY kind, place"), {m_id});
        TOUCHLINE_TRY(rows);
        std::map<QString, QJsonArray> lists;
        for (const Row &row : *rows) {
            const RowReader read(row);
            lists[read.text("kind")].append(objectOf(read.text("body")));
            decisionPlaces[read.text("kind")].push_back(read.number("place"));
        }
        for (const DecisionKind &kind : decisionKinds) {
            const auto found = lists.find(QLatin1String(kind.kind));
            if (found != lists.end())
                facts.insert(QLatin1String(kind.key), found->second);
        }
        // The only list that is never left out.
        if (!facts.contains(QStringLiteral("lots")))
            facts.insert(QStringLiteral("lots"), QJsonArray());
        return {};
    }

    Database *m_database;
    ContentStore *m_contents;
    QUuid m_id;
    /// Takes what cannot be read; null if then nothing is to be read.
    Problems *m_left;
};

tl::unexpected<Error> contradictory(Problems problems)
{
    return fail(Fault::Damaged,
                QT_TRANSLATE_NOOP(
                    "core", "A competition of the league cannot be read: its parts contradict each other."),
                {}, std::move(problems));
}

Result<void> readVersions(Database &database, StoredCompetition &stored)
{
    const QVariantList id{toSql(database.backend(), QVariant(stored.competition.definition().id))};
    const auto own = database.rows(QStringLiteral("SELECT version FROM competition WHERE uuid = ?"), id);
    TOUCHLINE_TRY(own);
    stored.version = own->front().front().toLongLong();
    const auto rows =
        database.rows(QStringLiteral("SELECT number, version FROM fixture WHERE competition = ?"), id);
    TOUCHLINE_TRY(rows);
    stored.fixtureVersions.assign(stored.competition.fixtures().size(), 0);
    for (const QVariantList &row : *rows)
        if (const int index = stored.competition.indexOfNumber(row[0].toInt()); index >= 0)
            stored.fixtureVersions[static_cast<std::size_t>(index)] = row[1].toLongLong();
    return {};
}

} // namespace

Result<StoredCompetition> readCompetition(Database &database, ContentStore &contents, const QUuid &id)
{
    FactsReader reader(database, contents, id);
    const auto facts = reader.read();
    TOUCHLINE_TRY(facts);
    auto reports = readReports(database, contents, id, reader.numbers, nullptr);
    TOUCHLINE_TRY(reports);
    auto competition =
        competitionFromFacts(*facts, std::move(reports->counting), std::move(reports->setAside));
    if (!competition)
        return contradictory(std::move(competition.error().problems));
    StoredCompetition stored{std::move(*competition),   reader.place, 0, {}, std::move(reader.decisionPlaces),
                             std::move(reports->asides)};
    TOUCHLINE_TRY(readVersions(database, stored));
    return stored;
}

Result<RescuedCompetition> readWhatFits(Database &database, ContentStore &contents, const QUuid &id)
{
    Problems left;
    FactsReader reader(database, contents, id, &left);
    const auto facts = reader.read();
    TOUCHLINE_TRY(facts);
    auto reports = readReports(database, contents, id, reader.numbers, &left);
    TOUCHLINE_TRY(reports);
    auto competition =
        fittingCompetition(*facts, std::move(reports->counting), std::move(reports->setAside), left);
    if (!competition)
        return contradictory(std::move(competition.error().problems));
    return RescuedCompetition{std::move(*competition), std::move(left)};
}

Result<std::vector<Row>> rowsOfCompetition(Database &database, const QUuid &id)
{
    struct Part
    {
        const TableSpec *table;
        const char *rest;
    };
    const std::array<Part, 8> parts{
        {{&competitionTable(), "WHERE uuid = ?"},
         {&drawTable(), "WHERE competition = ?"},
         {&entrantTable(), "WHERE competition = ? ORDER BY number"},
         {&squadTable(), "WHERE competition = ? ORDER BY uuid"},
         {&squadEntryTable(),
          "WHERE squad IN (SELECT uuid FROM squad WHERE competition = ?) ORDER BY squad, place"},
         {&fixtureTable(), "WHERE competition = ? ORDER BY number"},
         {&reportTable(), "WHERE competition = ? ORDER BY uuid"},
         {&reportEventTable(),
          "WHERE report IN (SELECT uuid FROM report WHERE competition = ?) ORDER BY report, place"}}};
    std::vector<Row> all;
    for (const Part &part : parts) {
        auto rows = readRows(database, *part.table, QString::fromLatin1(part.rest), {id});
        if (!rows)
            return rows;
        std::move(rows->begin(), rows->end(), std::back_inserter(all));
    }
    auto decisions = readRows(database, decisionTable(),
                              QStringLiteral("WHERE competition = ? ORDER BY kind, place"), {id});
    if (!decisions)
        return decisions;
    std::move(decisions->begin(), decisions->end(), std::back_inserter(all));
    return all;
}

} // namespace touchline::store
