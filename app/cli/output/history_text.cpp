// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/history_text.h"

#include "models/words/competition/described_changes.h"

namespace touchline::cli {

namespace {

using Align = TextTable::Align;

using store::Row;
using store::RowChange;
using store::RowChanges;

constexpr std::array<const char *, 3> kindWords{"command", "undo", "redo"};
constexpr std::array<const char *, 3> stateWords{"done", "undone", "gone"};

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
    TextTable table({Align::Right, Align::Left, Align::Left, Align::Left});
    for (const JournalEntry &entry : entries)
        table.add(
            {QString::number(entry.seq), entry.at.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s), entry.who,
             entry.english() + (entry.state == JournalEntry::State::Done ? QString() : u" (undone)"_s)});
    return table.text(indent);
}

QJsonObject historyJson(const JournalEntry &entry)
{
    return {{u"entry"_s, entry.seq},
            {u"uuid"_s, entry.id.toString(QUuid::WithoutBraces)},
            {u"at"_s, entry.at.toUTC().toString(Qt::ISODateWithMs)},
            {u"who"_s, entry.who},
            {u"kind"_s, enumWord(kindWords, entry.kind)},
            {u"subject"_s, orNull(entry.subject)},
            {u"state"_s, enumWord(stateWords, entry.state)},
            {u"what"_s, entry.english()}};
}

QString changesText(const RowChanges &changes, const QHash<QUuid, QString> &teams)
{
    QString text;
    for (const DescribedChange &change : describedChanges(changes, teams)) {
        switch (change.kind) {
        case DescribedChange::Kind::New:
            text += u"  + %1: %2\n"_s.arg(change.what, change.after);
            break;
        case DescribedChange::Kind::Gone:
            text += u"  - %1: %2\n"_s.arg(change.what, change.before);
            break;
        case DescribedChange::Kind::Other:
            text += change.before == change.after
                        ? u"  ~ %1: %2\n"_s.arg(change.what, change.after)
                        : u"  ~ %1: %2 → %3\n"_s.arg(change.what, change.before, change.after);
            break;
        }
    }
    return text;
}

QJsonArray changesJson(const RowChanges &changes)
{
    return arrayOf(changes, [&](const RowChange &change) {
        return QJsonObject{{u"table"_s, QLatin1String(change.either().table->name)},
                           {u"before"_s, rowJson(change.before)},
                           {u"after"_s, rowJson(change.after)}};
    });
}

} // namespace touchline::cli
