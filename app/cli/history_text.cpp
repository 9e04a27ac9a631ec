// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/history_text.h"

#include "models/words/fact_text.h"
#include "models/words/text_table.h"

#include <algorithm>
#include <array>

namespace touchline::cli {

namespace {

using store::Row;
using store::RowChange;
using store::RowChanges;

/// A list of facts that is longer is counted.
constexpr std::ptrdiff_t mostOfAKind = 32;

constexpr std::array<const char *, 3> kindWords{"command", "undo", "redo"};
constexpr std::array<const char *, 3> stateWords{"done", "undone", "gone"};

bool isSameKind(const RowChange &one, const RowChange &other)
{
    return one.either().table == other.either().table && one.before.has_value() == other.before.has_value() &&
           one.after.has_value() == other.after.has_value();
}

QString changeText(const RowChange &change, const QHash<QUuid, QString> &teams)
{
    const QString what = factWord(*change.either().table);
    if (!change.before)
        return QStringLiteral("  + %1: %2\n").arg(what, factText(*change.after, teams));
    if (!change.after)
        return QStringLiteral("  - %1: %2\n").arg(what, factText(*change.before, teams));
    const QString before = factText(*change.before, teams);
    const QString after = factText(*change.after, teams);
    return before == after ? QStringLiteral("  ~ %1: %2\n").arg(what, after)
                           : QStringLiteral("  ~ %1: %2 → %3\n").arg(what, before, after);
}

QJsonValue valueJson(const QVariant &value)
{
    if (!value.isValid() || value.isNull())
        return {};
    if (value.metaType() == QMetaType::fromType<QUuid>())
        return value.toUuid().toString(QUuid::WithoutBraces);
    if (value.metaType() == QMetaType::fromType<QByteArray>())
        return QString::fromLatin1(value.toByteArray().toHex());
    if (value.metaType() == QMetaType::fromType<qlonglong>())
        return value.toLongLong();
    return value.toString();
}

QJsonValue rowJson(const std::optional<Row> &row)
{
    if (!row)
        return {};
    QJsonObject object;
    for (std::size_t i = 0; i < row->table->columns.size(); ++i)
        object.insert(QLatin1String(row->table->columns[i].name),
                      valueJson(row->values.at(static_cast<qsizetype>(i))));
    return object;
}

} // namespace

QString historyText(const std::vector<JournalEntry> &entries, const QString &indent)
{
    using Align = TextTable::Align;
    TextTable table({Align::Right, Align::Left, Align::Left, Align::Left});
    for (const JournalEntry &entry : entries)
        table.add(
            {QString::number(entry.seq), entry.at.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm")),
             entry.who,
             entry.english() +
                 (entry.state == JournalEntry::State::Done ? QString() : QStringLiteral(" (taken back)"))});
    return table.text(indent);
}

QJsonObject historyJson(const JournalEntry &entry)
{
    return {{QStringLiteral("entry"), entry.seq},
            {QStringLiteral("uuid"), entry.id.toString(QUuid::WithoutBraces)},
            {QStringLiteral("at"), entry.at.toUTC().toString(Qt::ISODateWithMs)},
            {QStringLiteral("who"), entry.who},
            {QStringLiteral("kind"), QLatin1String(kindWords[static_cast<std::size_t>(entry.kind)])},
            {QStringLiteral("subject"), entry.subject ? QJsonValue(*entry.subject) : QJsonValue()},
            {QStringLiteral("state"), QLatin1String(stateWords[static_cast<std::size_t>(entry.state)])},
            {QStringLiteral("what"), entry.english()}};
}

QString changesText(const RowChanges &changes, const QHash<QUuid, QString> &teams)
{
    QString text;
    for (auto at = changes.begin(); at != changes.end();) {
        const auto end = std::find_if_not(at, changes.end(),
                                          [&at](const RowChange &change) { return isSameKind(*at, change); });
        const bool isCounted = end - at > mostOfAKind && !(at->before && at->after);
        if (isCounted)
            text += QStringLiteral("  %1 %2: %3\n")
                        .arg(at->before ? QStringLiteral("-") : QStringLiteral("+"),
                             factWord(*at->either().table))
                        .arg(end - at);
        for (; at != end; ++at)
            if (!isCounted)
                text += changeText(*at, teams);
    }
    return text;
}

QJsonArray changesJson(const RowChanges &changes)
{
    QJsonArray array;
    for (const RowChange &change : changes)
        array.append(QJsonObject{{QStringLiteral("table"), QLatin1String(change.either().table->name)},
                                 {QStringLiteral("before"), rowJson(change.before)},
                                 {QStringLiteral("after"), rowJson(change.after)}});
    return array;
}

} // namespace touchline::cli
