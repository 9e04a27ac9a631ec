// SPDX-License-Identifier: GPL-3.0-or-later
// What a change of a competition does to its rows.
#include "models/store/rows/competition_rows.h"

#include "core/base/index.h"
#include "core/competition/competition_json.h"
#include "models/store/rows/competition_parts.h"
#include "models/store/rows/report_rows.h"
#include "models/store/rows/row_values.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <set>

namespace touchline::store {

namespace {

/// Keys with columns or rows of their own.
constexpr std::array<const char *, 7> ownKeys{"id", "name", "game", "level", "seed", "entrants", "draw"};

/// The rows of what is settled when a competition begins.
Result<std::vector<Row>> frameRows(const Competition &competition, qlonglong place, ContentStore &contents)
{
    QJsonObject facts = factsToJson(competition);
    const CompetitionDefinition &definition = competition.definition();
    const QJsonArray entrants = facts.value(QStringLiteral("entrants")).toArray();
    QJsonObject draw = facts.value(QStringLiteral("draw")).toObject();
    for (const char *key : ownKeys)
        facts.remove(QLatin1String(key));
    for (const DecisionKind &one : decisionKinds)
        facts.remove(QLatin1String(one.key));
    facts.remove(QStringLiteral("calendar"));
    auto rest = contents.put(facts);
    TOUCHLINE_TRY(rest);
    std::vector<Row> rows{
        {&competitionTable(),
         {definition.id, number(place), definition.name, definition.game, definition.level,
          QString::number(definition.seed), *rest, number(1)}},
        {&drawTable(), {definition.id, draw.value(QStringLiteral("kind")).toString(), compactText(draw)}}};
    for (qsizetype i = 0; i < entrants.size(); ++i) {
        const Entrant &entrant = definition.entrants[static_cast<std::size_t>(i)];
        QJsonObject entry = entrants[i].toObject();
        QVariant document;
        if (const QJsonObject own = entry.take(documentKey).toObject(); !own.isEmpty()) {
            auto name = contents.put(own);
            TOUCHLINE_TRY(name);
            document = *name;
        }
        rows.push_back(
            {&entrantTable(),
             {definition.id, number(i + 1), entrant.id, entrant.name, compactText(entry), document}});
    }
    std::map<int, const Appointment *> calendar;
    for (const Appointment &one : definition.calendar)
        calendar[one.match] = &one;
    const Appointment unknown;
    for (const Fixture &fixture : competition.fixtures()) {
        const auto found = calendar.find(fixture.number);
        const Appointment &when = found == calendar.end() ? unknown : *found->second;
        rows.push_back({&fixtureTable(),
                        {fixture.id, definition.id, number(fixture.number), dayValue(when.date),
                         timeValue(when.time), textOrNull(when.zone), textOrNull(when.stadium),
                         textOrNull(when.city), textOrNull(when.country)}});
    }
    return rows;
}

/// The same list of decisions before and after, as rows. What both begin with is left out.
class DecisionLists
{
public:
    DecisionLists(const Competition &before, const Competition &after)
        : m_old(factsToJson(before))
        , m_new(factsToJson(after))
        , m_competition(&after)
    {
    }

    void compare(const DecisionKind &kind, std::vector<qlonglong> &places, RowChanges &changes) const
    {
        const QJsonArray before = m_old.value(QLatin1String(kind.key)).toArray();
        const QJsonArray after = m_new.value(QLatin1String(kind.key)).toArray();
        qsizetype same = 0;
        while (same < before.size() && same < after.size() && before[same] == after[same])
            ++same;
        for (qsizetype i = before.size(); i > same; --i)
            changes.push_back({row(kind, places[static_cast<std::size_t>(i - 1)], before[i - 1]), {}});
        const qlonglong last = places.empty() ? 0 : places.back();
        places.resize(static_cast<std::size_t>(same));
        for (qsizetype i = same; i < after.size(); ++i) {
            places.push_back(last + 1 + (i - same));
            changes.push_back({{}, row(kind, places.back(), after[i])});
        }
    }

private:
    [[nodiscard]] Row row(const DecisionKind &kind, qlonglong place, const QJsonValue &body) const
    {
        const QJsonObject object = body.toObject();
        const int index = m_competition->indexOfNumber(object.value(QStringLiteral("match")).toInt(-1));
        return {&decisionTable(),
                {m_competition->definition().id, QString::fromLatin1(kind.kind), number(place),
                 index < 0 ? QVariant() : QVariant(m_competition->fixtures()[at(index)].id),
                 compactText(object)}};
    }

    QJsonObject m_old;
    QJsonObject m_new;
    const Competition *m_competition;
};

bool hasSameStart(const SetAside &one, const SetAside &other)
{
    return one.report == other.report && one.why == other.why && one.note == other.note;
}

/// The reports that are not the same before and after, as rows.
class ReportLists
{
public:
    ReportLists(const StoredCompetition &before, const Competition &after, ContentStore &contents)
        : m_before(&before)
        , m_after(&after)
        , m_contents(&contents)
    {
    }

    Result<void> compare(CompetitionChange &change)
    {
        for (int i = 0; i < static_cast<int>(m_after->fixtures().size()); ++i)
            if (auto done = compareReport(i); !done)
                return done;
        if (auto done = compareAsides(change.next.asides); !done)
            return done;
        for (RowChange &one : differences(m_old, m_new))
            change.changes.push_back(std::move(one));
        std::sort(m_fixtures.begin(), m_fixtures.end());
        m_fixtures.erase(std::unique(m_fixtures.begin(), m_fixtures.end()), m_fixtures.end());
        change.fixtures = std::move(m_fixtures);
        change.persons = std::move(m_persons);
        return {};
    }

private:
    Result<void> compareReport(int index)
    {
        // A team that joined late has brought matches, so the same one may stand at another index.
        const int former = m_before->competition.indexOfFixture(m_after->fixtures()[at(index)].id);
        const MatchReport *before = former < 0 ? nullptr : m_before->competition.report(former);
        const MatchReport *after = m_after->report(index);
        if (before == after || (before != nullptr && after != nullptr && *before == *after))
            return {};
        if (before != nullptr)
            if (auto added = add(*before, {}, m_old); !added)
                return added;
        if (after == nullptr)
            return {};
        for (Row &person : personsOf(*after))
            m_persons.push_back(std::move(person));
        return add(*after, {}, m_new);
    }

    Result<void> compareAsides(std::vector<qlonglong> &asides)
    {
        const std::vector<SetAside> &before = m_before->competition.setAside();
        const std::vector<SetAside> &after = m_after->setAside();
        std::size_t same = 0;
        while (same < before.size() && same < after.size() && hasSameStart(before[same], after[same]))
            ++same;
        for (std::size_t i = same; i < before.size(); ++i)
            if (auto added = add(before[i], m_before->asides[i], m_old); !added)
                return added;
        const qlonglong last = asides.empty() ? 0 : asides.back();
        asides.resize(same);
        for (std::size_t i = same; i < after.size(); ++i) {
            asides.push_back(last + 1 + static_cast<qlonglong>(i - same));
            // Where a whole competition comes in, somebody may stand in a former report alone.
            for (Row &person : personsOf(*after[i].report))
                m_persons.push_back(std::move(person));
            if (auto added = add(after[i], asides.back(), m_new); !added)
                return added;
        }
        return {};
    }

    Result<void> add(const SetAside &one, qlonglong aside, std::vector<Row> &rows)
    {
        return add(*one.report, {one.why, aside, one.note}, rows);
    }

    Result<void> add(const MatchReport &report, const ReportState &state, std::vector<Row> &rows)
    {
        auto read = rowsOf(report, m_after->definition().id, state, *m_contents);
        TOUCHLINE_TRY(read);
        m_fixtures.push_back(m_after->indexOfFixture(report.fixture));
        std::move(read->begin(), read->end(), std::back_inserter(rows));
        return {};
    }

    const StoredCompetition *m_before;
    const Competition *m_after;
    ContentStore *m_contents;
    std::vector<Row> m_old;
    std::vector<Row> m_new;
    std::vector<Row> m_persons;
    std::vector<int> m_fixtures;
};

/// By the index of the match after the change.
std::vector<qlonglong> versionsIn(const StoredCompetition &before, const Competition &after)
{
    std::vector<qlonglong> versions;
    versions.reserve(after.fixtures().size());
    for (const Fixture &fixture : after.fixtures())
        versions.push_back(versionOf(before, fixture.id));
    return versions;
}

void noteRuledAbout(CompetitionChange &change)
{
    std::set<int> about;
    for (const RowChange &one : change.changes) {
        if (one.either().table != &decisionTable() || RowReader(one.either()).isNull("fixture"))
            continue;
        const int index = change.next.competition.indexOfFixture(RowReader(one.either()).uuid("fixture"));
        if (!std::binary_search(change.fixtures.begin(), change.fixtures.end(), index))
            about.insert(index);
    }
    change.ruledAbout.assign(about.begin(), about.end());
}

/// Versions go up by one where something changes; the database does the same.
void raiseVersions(CompetitionChange &change)
{
    change.next.version += change.isOfCompetition ? 1 : 0;
    for (const std::vector<int> *list : {&change.fixtures, &change.ruledAbout})
        for (const int fixture : *list)
            ++change.next.fixtureVersions[at(fixture)];
}

} // namespace

qlonglong versionOf(const StoredCompetition &competition, const QUuid &fixture)
{
    const int index = competition.competition.indexOfFixture(fixture);
    return index < 0 ? 0 : competition.fixtureVersions[at(index)];
}

Result<CompetitionChange> creationOf(const Competition &competition, qlonglong place, ContentStore &contents)
{
    auto rows = frameRows(competition, place, contents);
    TOUCHLINE_TRY(rows);
    CompetitionChange change{{}, {}, {}, true, true, {}, {competition, place, 0, {}, {}, {}}};
    for (Row &row : *rows)
        change.changes.push_back({{}, std::move(row)});
    change.next.fixtureVersions.assign(competition.fixtures().size(), 0);
    // What has happened so far, against the same competition before anything had.
    auto fresh = Competition::create(competition.definition());
    TOUCHLINE_TRY(fresh);
    auto happened = changeOf({*fresh, place, 0, change.next.fixtureVersions, {}, {}}, competition, contents);
    if (!happened)
        return happened;
    change.changes.insert(change.changes.end(), happened->changes.begin(), happened->changes.end());
    change.persons = std::move(happened->persons);
    change.next.decisionPlaces = std::move(happened->next.decisionPlaces);
    change.next.asides = std::move(happened->next.asides);
    return change;
}

Result<CompetitionChange> changeOf(const StoredCompetition &before, const Competition &after,
                                   ContentStore &contents)
{
    CompetitionChange change{{}, {}, {}, false, false, {}, before};
    change.next.competition = after;
    change.next.fixtureVersions = versionsIn(before, after);
    if (&before.competition.definition() != &after.definition() &&
        !(before.competition.definition() == after.definition())) {
        auto old = frameRows(before.competition, before.place, contents);
        auto now = frameRows(after, before.place, contents);
        if (!old || !now)
            return fail(old ? now.error() : old.error());
        change.changes = differences(*old, *now);
        change.isOfFrame = !change.changes.empty();
    }
    const DecisionLists lists(before.competition, after);
    for (const DecisionKind &kind : decisionKinds)
        lists.compare(kind, change.next.decisionPlaces[QString::fromLatin1(kind.kind)], change.changes);
    change.isOfCompetition = !change.changes.empty();
    TOUCHLINE_TRY(ReportLists(before, after, contents).compare(change));
    noteRuledAbout(change);
    raiseVersions(change);
    return change;
}

} // namespace touchline::store
