// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/team/line_ups.h"

#include "core/base/csv.h"
#include "core/games/fuba/team/fuba_team.h"

#include <QFile>
#include <QHash>

// Has to stand outside of every namespace.
static void registerFubaLineUpResources()
{
    Q_INIT_RESOURCE(touchline_fuba_line_ups);
}

namespace touchline::fuba {

namespace {

QStringList namesIn(const QString &cell)
{
    return cell.split(u';', Qt::SkipEmptyParts);
}

std::array<int, 5> rolesOf(const QString &cell)
{
    std::array<int, 5> roles{};
    const auto names = roleNames();
    for (const QString &role : cell.split(u' ', Qt::SkipEmptyParts))
        for (std::size_t i = 0; i < roles.size(); ++i)
            if (role == QLatin1String(names[i]))
                ++roles[i];
    return roles;
}

/// The program's own file: a test reads it with every check.
QHash<QString, LineUp> readLineUps()
{
    registerFubaLineUpResources();
    QHash<QString, LineUp> lineUps;
    QFile file(QStringLiteral(":/teams/fuba/line_ups.csv"));
    if (!file.open(QIODevice::ReadOnly))
        return lineUps;
    const auto table = CsvTable::parse(file.readAll());
    if (!table)
        return lineUps;
    for (const CsvTable::Row &row : table->rows()) {
        const auto cell = [&](const char *column) { return table->cell(row, QString::fromUtf8(column)); };
        const auto formation = formationFromName(cell("formation"));
        if (!formation)
            continue;
        lineUps.insert(cell("team"),
                       {*formation,
                        cell("keeper"),
                        {namesIn(cell("defence")), namesIn(cell("midfield")), namesIn(cell("attack"))},
                        rolesOf(cell("roles")),
                        namesIn(cell("penalty_takers"))});
    }
    return lineUps;
}

} // namespace

const LineUp *lineUpOf(const QString &team)
{
    static const QHash<QString, LineUp> lineUps = readLineUps();
    const auto found = lineUps.constFind(team);
    return found == lineUps.constEnd() ? nullptr : &*found;
}

} // namespace touchline::fuba
