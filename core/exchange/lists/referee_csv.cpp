// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/lists/referee_csv.h"

#include "core/base/search_key.h"
#include "core/exchange/csv/list_headings.h"

#include <QtGlobal>

#include <map>

namespace touchline {

ColumnSet refereeListColumns()
{
    return {{neededColumn("name", headings::refereeName), optionalColumn("club", headings::clubOfReferee)}};
}

ImportPreview<RefereeEntry> previewReferees(const CsvList &csv)
{
    std::map<QString, int> lineOf;
    return previewOf<RefereeEntry>(csv, refereeListColumns(), [&lineOf](ImportLine &line) {
        RefereeEntry entry{{}, line.neededText("name").simplified(), line.text("club").simplified()};
        const auto [first, isNew] = lineOf.emplace(searchKey(entry.name), line.line());
        if (!isNew && !entry.name.isEmpty())
            line.note("name", QT_TRANSLATE_NOOP("core", "%1 is in the list twice; first in line %2."),
                      {entry.name, QString::number(first->second)});
        return entry;
    });
}

QByteArray refereesCsv(const std::vector<RefereeEntry> &referees, CsvStyle style)
{
    CsvWriter writer(style);
    writer.addRow(refereeListColumns().names());
    for (const RefereeEntry &one : referees)
        writer.addRow({one.name, one.club});
    return writer.bytes();
}

} // namespace touchline
