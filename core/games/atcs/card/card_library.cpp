// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/card/card_library.h"

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
static void registerCardResources()
{
    Q_INIT_RESOURCE(touchline_cards);
    Q_INIT_RESOURCE(touchline_card_editions);
}

namespace touchline::atcs {

namespace {

constexpr qsizetype mostSuggestions = 12;

struct IndexEntry
{
    QString id;
    QString displayName;
    QString nameKey;
    QString displayKey;
    bool amongThe64 = false;
    bool amongThe66 = false;
};

struct Index
{
    std::vector<IndexEntry> all;
    QStringList historic;
    QHash<QString, std::size_t> byId;
};

QByteArray resource(const QString &name)
{
    QFile file(QStringLiteral(":/cards/") + name);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "card library", "a compiled-in file is missing");
    return opened ? file.readAll() : QByteArray();
}

CsvTable compiledTable(const QString &name)
{
    const Result<CsvTable> table = CsvTable::parse(resource(name));
    Q_ASSERT_X(table.has_value(), "card library", "a compiled-in index is damaged");
    return table.value_or(CsvTable());
}

IndexEntry indexEntry(const CsvTable &table, const CsvTable::Row &row)
{
    const QString name = table.cell(row, QStringLiteral("name"));
    const QString kind = table.cell(row, QStringLiteral("kind"));
    IndexEntry entry;
    entry.id = table.cell(row, QStringLiteral("id"));
    entry.displayName = name + u' ' + table.cell(row, QStringLiteral("year"));
    entry.nameKey = searchKey(name);
    entry.displayKey = searchKey(entry.displayName);
    entry.amongThe64 = kind == cardKindName(CardKind::Card);
    entry.amongThe66 = entry.amongThe64 || kind == cardKindName(CardKind::Bonus);
    return entry;
}

Index readIndex()
{
    registerCardResources();
    Index index;
    const CsvTable all = compiledTable(QStringLiteral("editions/index.csv"));
    for (const CsvTable::Row &row : all.rows()) {
        index.all.push_back(indexEntry(all, row));
        index.byId.insert(index.all.back().id, index.all.size() - 1);
    }
    const CsvTable historic = compiledTable(QStringLiteral("index.csv"));
    for (const CsvTable::Row &row : historic.rows())
        index.historic.append(historic.cell(row, QStringLiteral("id")));
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
                        QT_TRANSLATE_NOOP("core", "There is no team card \"%1\". Did you mean %2?"),
                        {text, meant.join(QStringLiteral(", "))});
        return fail(Fault::NotFound,
                    QT_TRANSLATE_NOOP("core", "There is no team card \"%1\". Name a card by team and year "
                                              "(France 1998) or by its id (FRA-1998)."),
                    {text});
    }
    if (near.size() > mostSuggestions) {
        near.resize(mostSuggestions);
        near.append(QStringLiteral("…"));
    }
    return fail(Fault::NotFound,
                QT_TRANSLATE_NOOP("core", "\"%1\" could be several team cards. Choose one of: %2."),
                {text, near.join(QStringLiteral(", "))});
}

Result<TeamCard> readCard(const IndexEntry &entry)
{
    const QString folder = entry.amongThe66 ? QString() : QStringLiteral("editions/");
    const Result<QJsonObject> object = parseJsonObject(resource(folder + entry.id + QStringLiteral(".json")));
    if (!object)
        return fail(object.error());
    return cardFromJson(*object);
}

/// The cards that were read once, in the order of the index: a competition asks for the same ones many times.
struct Shelf
{
    std::mutex mutex;
    std::vector<std::shared_ptr<const TeamCard>> read =
        std::vector<std::shared_ptr<const TeamCard>>(index().all.size());
};

Shelf &shelf()
{
    static Shelf cards;
    return cards;
}

} // namespace

QStringList cardIds(CardSet set)
{
    if (set == CardSet::Historic66)
        return index().historic;
    QStringList ids;
    for (const IndexEntry &entry : index().all)
        ids.append(entry.id);
    return ids;
}

QString cardName(const QString &id)
{
    const auto found = index().byId.constFind(id);
    return found == index().byId.cend() ? QString() : index().all[*found].displayName;
}

Result<std::shared_ptr<const TeamCard>> loadCard(const QString &id)
{
    const auto found = index().byId.constFind(id);
    if (found == index().byId.cend())
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is no team card \"%1\"."), {id});
    Shelf &cards = shelf();
    const std::lock_guard lock(cards.mutex);
    std::shared_ptr<const TeamCard> &place = cards.read[*found];
    if (place == nullptr) {
        auto card = readCard(index().all[*found]);
        if (!card)
            return fail(card.error());
        place = std::make_shared<const TeamCard>(*std::move(card));
    }
    return place;
}

Result<QString> findCard(const QString &text)
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

} // namespace touchline::atcs
