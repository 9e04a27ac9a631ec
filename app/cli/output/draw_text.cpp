// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/draw_text.h"

#include "app/cli/base/text.h"
#include "core/competition/draws/bracket_lines.h"
#include "core/competition/draws/draw_json.h"
#include "models/words/common/text_table.h"

namespace touchline::cli {

namespace {

bool isOpenDraw(const DrawCeremony &ceremony)
{
    return ceremony.draw().kind == DrawKind::Open;
}

/// By group, or by tie of the first round.
Placement units(const DrawCeremony &ceremony, std::span<const int> sizes)
{
    Placement groups = placement(ceremony.draw(), sizes);
    if (!isOpenDraw(ceremony))
        return groups;
    Placement ties = bracketLines(sizes.front()).ties();
    for (std::vector<int> &tie : ties)
        for (int &place : tie)
            place = groups.front()[static_cast<std::size_t>(place)];
    return ties;
}

} // namespace

QString drawText(const DrawCeremony &ceremony, std::span<const int> sizes)
{
    const Placement groups = units(ceremony, sizes);
    std::size_t widest = 0;
    for (const std::vector<int> &group : groups)
        widest = std::max(widest, group.size());
    TextTable table(std::vector<TextTable::Align>(widest + 1, TextTable::Align::Left));
    for (std::size_t group = 0; group < groups.size(); ++group) {
        QStringList row{ceremony.task().groupNames.at(static_cast<qsizetype>(group))};
        for (const int team : groups[group])
            row.append(ceremony.entrants()[static_cast<std::size_t>(team)].name);
        if (isOpenDraw(ceremony) && row.size() == 2)
            row.append(u"(bye)"_s);
        while (row.size() <= static_cast<qsizetype>(widest))
            row.append(QString());
        table.add(row);
    }
    return table.text();
}

QJsonObject drawJson(const DrawCeremony &ceremony, std::span<const int> sizes)
{
    const Placement groups = units(ceremony, sizes);
    QJsonArray array;
    for (std::size_t group = 0; group < groups.size(); ++group) {
        QJsonArray teams;
        for (const int team : groups[group])
            teams.append(ceremony.entrants()[static_cast<std::size_t>(team)].handle());
        if (isOpenDraw(ceremony))
            array.append(teams);
        else
            array.append(
                QJsonObject{{u"name"_s, ceremony.task().groupNames.at(static_cast<qsizetype>(group))},
                            {u"teams"_s, teams}});
    }
    const QStringList names = isOpenDraw(ceremony) ? QStringList{u"pool"_s} : ceremony.task().groupNames;
    return {{u"kind"_s, drawKindWord(ceremony.draw().kind)},
            {u"seed"_s, static_cast<qint64>(ceremony.draw().seed)},
            {isOpenDraw(ceremony) ? u"ties"_s : u"groups"_s, array},
            {u"draw"_s, toJson(ceremony.draw(), ceremony.entrants(), names)}};
}

} // namespace touchline::cli
