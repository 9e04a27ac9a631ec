// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/draw_teams.h"

#include "app/cli/entry.h"
#include "app/cli/files.h"
#include "core/base/csv.h"
#include "core/play/card_entrants.h"

#include <QtGlobal>

#include <set>

namespace touchline::cli {

namespace {

const QStringList columns{QStringLiteral("name"), QStringLiteral("code"), QStringLiteral("conference"),
                          QStringLiteral("country"), QStringLiteral("ranking")};

class TeamsReader
{
public:
    explicit TeamsReader(const CsvTable &table) : m_table(table) {}

    Result<DrawTeams> read()
    {
        if (!m_table.hasColumn(columns.front()))
            note(QStringLiteral("line 1"), QT_TRANSLATE_NOOP("core", "The column %1 is missing."),
                 columns.front());
        for (const QString &column : m_table.columns())
            if (!columns.contains(column))
                note(QStringLiteral("line 1"),
                     QT_TRANSLATE_NOOP("core", "There is no column %1 in a list of teams."), column);
        if (m_problems.empty())
            for (const CsvTable::Row &row : m_table.rows())
                readTeam(row);
        if (!m_problems.empty())
            return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The teams cannot be read."), {},
                        std::move(m_problems));
        return std::move(m_teams);
    }

private:
    void note(const QString &where, const char *text, const QString &argument)
    {
        m_problems.push_back({where, {text, argument.isEmpty() ? QStringList() : QStringList{argument}}, {}});
    }

    void readTeam(const CsvTable::Row &row)
    {
        const QString where = QStringLiteral("line %1").arg(row.line);
        Entrant team;
        team.name = m_table.cell(row, QStringLiteral("name")).trimmed();
        team.code = m_table.cell(row, QStringLiteral("code")).trimmed();
        team.lineage = m_table.cell(row, QStringLiteral("country")).trimmed();
        team.id = QUuid::createUuidV5(QUuid(), team.handle());
        if (team.name.isEmpty())
            note(where, QT_TRANSLATE_NOOP("core", "A team needs a name."), {});
        else if (!m_handles.insert(team.handle()).second)
            note(where, QT_TRANSLATE_NOOP("core", "%1 is in the list twice."), team.handle());
        readRanking(row, where, team);
        QStringList conferences;
        for (const QString &one :
             m_table.cell(row, QStringLiteral("conference")).split(u'/', Qt::SkipEmptyParts))
            conferences.append(one.trimmed());
        if (conferences.size() > 1)
            m_teams.candidates[team.handle()] = conferences;
        else
            team.conference = conferences.value(0);
        m_teams.entrants.push_back(std::move(team));
    }

    void readRanking(const CsvTable::Row &row, const QString &where, Entrant &team)
    {
        team.ranking = static_cast<int>(m_teams.entrants.size()) + 1;
        if (!m_table.hasColumn(QStringLiteral("ranking")))
            return;
        bool isNumber = false;
        const QString text = m_table.cell(row, QStringLiteral("ranking"));
        team.ranking = text.toInt(&isNumber);
        if (!isNumber || team.ranking < 1)
            note(where,
                 QT_TRANSLATE_NOOP("core", "The ranking must be a whole number from 1 on, not \"%1\"."),
                 text);
    }

    const CsvTable &m_table;
    DrawTeams m_teams;
    std::set<QString> m_handles;
    Problems m_problems;
};

Result<DrawTeams> listedTeams(const QString &path)
{
    const auto bytes = readFile(path);
    if (!bytes)
        return fail(bytes.error());
    const auto table = CsvTable::parse(*bytes);
    if (!table)
        return fail(inFile(table.error(), path));
    auto teams = TeamsReader(*table).read();
    if (!teams)
        return fail(inFile(teams.error(), path));
    return teams;
}

} // namespace

Result<DrawTeams> drawTeams(const QString &path)
{
    if (path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive))
        return listedTeams(path);
    const auto names = linesOfFile(path);
    if (!names)
        return fail(names.error());
    const auto cards = cardsFor(*names, cardFor);
    if (!cards)
        return fail(inFile(cards.error(), path));
    return DrawTeams{entrantsOf(*cards), {}};
}

} // namespace touchline::cli
