// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teams/historic_teams.h"

#include "core/base/csv.h"
#include "core/base/json_reader.h"
#include "core/base/near_miss.h"
#include "core/base/search_key.h"

#include <QFile>
#include <QtGlobal>

#include <array>
#include <functional>
#include <mutex>

// Has to stand outside of every namespace.
static void registerHistoricTeams()
{
    Q_INIT_RESOURCE(touchline_historic_teams);
}

namespace touchline {

namespace {

constexpr qsizetype mostSuggestions = 12;

struct IndexEntry
{
    QString id;
    QString displayName;
    QString nameKey;
    QString displayKey;
    bool amongThe64 = false;
};

constexpr qsizetype famousTeams = 64;

struct Index
{
    std::vector<IndexEntry> all;
    QStringList all66;
    QHash<QString, std::size_t> byId;
};

QByteArray resource(const QString &name)
{
    QFile file(QStringLiteral(":/teams/") + name);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "historic teams", "a compiled-in file is missing");
    return opened ? file.readAll() : QByteArray();
}

CsvTable compiledTable(const QString &name)
{
    const Result<CsvTable> table = CsvTable::parse(resource(name));
    Q_ASSERT_X(table.has_value(), "historic teams", "a compiled-in index is damaged");
    return table.value_or(CsvTable());
}

IndexEntry indexEntry(const CsvTable &table, const CsvTable::Row &row)
{
    const QString name = table.cell(row, QStringLiteral("name"));
    IndexEntry entry;
    entry.id = table.cell(row, QStringLiteral("id"));
    entry.displayName = name + u' ' + table.cell(row, QStringLiteral("year"));
    entry.nameKey = searchKey(name);
    entry.displayKey = searchKey(entry.displayName);
    return entry;
}

Index readIndex()
{
    registerHistoricTeams();
    Index index;
    const CsvTable all = compiledTable(QStringLiteral("index.csv"));
    for (const CsvTable::Row &row : all.rows()) {
        index.all.push_back(indexEntry(all, row));
        index.byId.insert(index.all.back().id, index.all.size() - 1);
    }
    const CsvTable historic = compiledTable(QStringLiteral("historic.csv"));
    for (const CsvTable::Row &row : historic.rows())
        index.all66.append(historic.cell(row, QStringLiteral("id")));
    for (const QString &id : index.all66.first(famousTeams))
        index.all[index.byId.value(id)].amongThe64 = true;
    return index;
}

const Index &index()
{
    static const Index theIndex = readIndex();
    return theIndex;
}

/// The only entry for which `wanted` holds; null when there are none or several.
template <class Wanted>
const IndexEntry *onlyEntry(Wanted wanted)
{
    const IndexEntry *found = nullptr;
    for (const IndexEntry &entry : index().all) {
        if (!wanted(entry))
            continue;
        if (found != nullptr)
            return nullptr;
        found = &entry;
    }
    return found;
}

QStringList suggestions(const QString &key)
{
    QStringList names;
    for (const IndexEntry &entry : index().all) {
        const bool near = entry.displayKey.contains(key) || key.contains(entry.nameKey) ||
                          entry.id.startsWith(key, Qt::CaseInsensitive);
        if (near && !key.isEmpty())
            names.append(QStringLiteral("%1 (%2)").arg(entry.displayName, entry.id));
    }
    return names;
}

tl::unexpected<Error> notFound(const QString &text, const QString &key)
{
    QStringList near = suggestions(key);
    if (near.isEmpty()) {
        QStringList names;
        for (const IndexEntry &entry : index().all)
            names << entry.displayName << entry.id;
        if (const QStringList meant = nearMisses(text, names); !meant.isEmpty())
            return fail(Fault::NotFound,
                        QT_TRANSLATE_NOOP("core", "There is no team \"%1\". Did you mean %2?"),
                        {text, meant.join(QStringLiteral(", "))});
        return fail(Fault::NotFound,
                    QT_TRANSLATE_NOOP("core", "There is no team \"%1\". Name a team by country and year "
                                              "(France 1998) or by its id (FRA-1998)."),
                    {text});
    }
    if (near.size() > mostSuggestions) {
        near.resize(mostSuggestions);
        near.append(QStringLiteral("…"));
    }
    return fail(Fault::NotFound,
                QT_TRANSLATE_NOOP("core", "\"%1\" could be several teams. Choose one of: %2."),
                {text, near.join(QStringLiteral(", "))});
}

Result<HistoricTeam> readTeam(const IndexEntry &entry)
{
    const Result<QJsonObject> object = parseJsonObject(resource(entry.id + QStringLiteral(".json")));
    return object ? historicTeamFromJson(*object) : fail(object.error());
}

/// The teams that were read once, in the order of the index: a competition asks for the same ones many times.
struct Shelf
{
    std::mutex mutex;
    std::vector<std::shared_ptr<const HistoricTeam>> read =
        std::vector<std::shared_ptr<const HistoricTeam>>(index().all.size());
};

Shelf &shelf()
{
    static Shelf teams;
    return teams;
}

} // namespace

QStringList historicTeamIds(TeamSet set)
{
    if (set == TeamSet::Historic66)
        return index().all66;
    QStringList ids;
    for (const IndexEntry &entry : index().all)
        ids.append(entry.id);
    return ids;
}

QStringList famousTeamIds()
{
    return index().all66.first(famousTeams);
}

QString historicTeamName(const QString &id)
{
    const auto found = index().byId.constFind(id);
    return found == index().byId.cend() ? QString() : index().all[*found].displayName;
}

Result<std::shared_ptr<const HistoricTeam>> historicTeam(const QString &id)
{
    const auto found = index().byId.constFind(id);
    if (found == index().byId.cend())
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is no team \"%1\"."), {id});
    Shelf &teams = shelf();
    const std::lock_guard lock(teams.mutex);
    std::shared_ptr<const HistoricTeam> &place = teams.read[*found];
    if (place == nullptr) {
        auto team = readTeam(index().all[*found]);
        if (!team)
            return fail(team.error());
        place = std::make_shared<const HistoricTeam>(*std::move(team));
    }
    return place;
}

bool isHistoric(const Team &team)
{
    if (team.code.isEmpty() || !index().byId.contains(team.code))
        return false;
    const auto known = historicTeam(team.code);
    return known && (*known)->team.id == team.id;
}

Result<QString> findHistoricTeam(const QString &text)
{
    const QString key = searchKey(text);
    const std::array<std::function<bool(const IndexEntry &)>, 4> ways{
        [&](const IndexEntry &entry) { return entry.id.compare(key, Qt::CaseInsensitive) == 0; },
        [&](const IndexEntry &entry) { return entry.displayKey == key; },
        [&](const IndexEntry &entry) { return entry.amongThe64 && entry.nameKey == key; },
        [&](const IndexEntry &entry) { return entry.nameKey == key; },
    };
    for (const auto &way : ways) {
        if (const IndexEntry *entry = onlyEntry(way))
            return entry->id;
    }
    return notFound(text, key);
}

} // namespace touchline
