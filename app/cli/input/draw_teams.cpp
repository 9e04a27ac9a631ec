// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/draw_teams.h"

#include "app/cli/base/entry.h"
#include "app/cli/base/files.h"
#include "app/cli/base/text.h"
#include "core/exchange/csv/import_table.h"
#include "core/play/squads/known_team.h"
#include "models/league/players/participant.h"

#include <QtGlobal>

#include <set>

namespace touchline::cli {

namespace {

ColumnSet teamColumns()
{
    return {{neededColumn("name", "team,team name,club"), optionalColumn("code", "team code,id"),
             optionalColumn("conference", "confederation,confed"),
             optionalColumn("country", "lineage,nation,association"),
             optionalColumn("ranking", "rank,seed")}};
}

class TeamsReader
{
public:
    explicit TeamsReader(const ImportTable &table) : m_table(table) {}

    Result<DrawTeams> read()
    {
        Problems problems = m_table.readLines([this](ImportLine &line) { readTeam(line); });
        if (!problems.empty())
            return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The teams cannot be read."), {},
                        std::move(problems));
        m_teams.notes = m_table.notes();
        return std::move(m_teams);
    }

private:
    void readTeam(ImportLine &line)
    {
        Entrant team;
        team.name = line.text("name");
        team.code = line.text("code");
        team.lineage = line.text("country");
        team.id = QUuid::createUuidV5(QUuid(), team.handle());
        if (team.name.isEmpty())
            line.note("name", QT_TRANSLATE_NOOP("core", "A team needs a name."));
        else if (!m_handles.insert(team.handle()).second)
            line.note(team.code.isEmpty() ? "name" : "code",
                      QT_TRANSLATE_NOOP("core", "%1 is in the list twice."), {team.handle()});
        readRanking(line, team);
        QStringList conferences;
        for (const QString &one : line.text("conference").split(u'/', Qt::SkipEmptyParts))
            conferences.append(one.trimmed());
        if (conferences.size() > 1)
            m_teams.candidates[team.handle()] = conferences;
        else
            team.conference = conferences.value(0);
        m_teams.entrants.push_back(std::move(team));
    }

    void readRanking(ImportLine &line, Entrant &team) const
    {
        team.ranking = static_cast<int>(m_teams.entrants.size()) + 1;
        if (!m_table.hasColumn(u"ranking"_s))
            return;
        bool isNumber = false;
        const QString text = line.text("ranking");
        team.ranking = text.toInt(&isNumber);
        if (!isNumber || team.ranking < 1)
            line.note("ranking",
                      QT_TRANSLATE_NOOP("core", "The ranking must be a whole number from 1 on, not \"%1\"."),
                      {text});
    }

    const ImportTable &m_table;
    DrawTeams m_teams;
    std::set<QString> m_handles;
};

/// A pipe has no ending: what it brings is a table where the first line has the column of the names.
bool isPipedTable(const QString &path)
{
    const auto bytes = isPipe(path) ? readFile(path) : Result<QByteArray>();
    return bytes && !bytes->isEmpty() && ImportTable(*bytes, teamColumns()).hasColumn(u"name"_s);
}

Result<DrawTeams> listedTeams(const QString &path)
{
    const auto bytes = readFile(path);
    TOUCHLINE_TRY(bytes);
    const ImportTable table(*bytes, teamColumns());
    return inFile(TeamsReader(table).read(), path);
}

/// Historic teams rank by their strength. Where names of clubs are among them, the list is in the order of
/// the ranking.
DrawTeams teamsOf(const std::vector<Participant> &participants)
{
    KnownTeams known;
    QStringList clubs;
    for (const Participant &one : participants) {
        if (one.isClub())
            clubs << one.name();
        else
            known.push_back(one.known);
    }
    DrawTeams teams;
    if (clubs.isEmpty()) {
        teams.entrants = entrantsOf(known);
        return teams;
    }
    for (const Participant &one : participants) {
        Entrant team = one.isClub() ? Entrant{} : entrantsOf({one.known}).front();
        if (one.isClub()) {
            team.name = one.name();
            team.id = QUuid::createUuidV5(QUuid(), team.name);
        }
        team.ranking = static_cast<int>(teams.entrants.size()) + 1;
        teams.entrants.push_back(std::move(team));
    }
    // One slip in a list of card ids would be a team of its own.
    if (!known.empty())
        teams.notes.push_back(
            {{},
             {QT_TRANSLATE_NOOP("core", "These are no historic teams, and are drawn by their names: "
                                        "%1."),
              {clubs.join(u", "_s)}},
             {}});
    return teams;
}

} // namespace

Result<DrawTeams> drawTeams(const QString &path)
{
    if (path.endsWith(".csv"_L1, Qt::CaseInsensitive) || isPipedTable(path))
        return listedTeams(path);
    const auto names = linesOfFile(path);
    TOUCHLINE_TRY(names);
    const auto teams = inFile(participantsNamed(*names, {}, teamFor), path);
    TOUCHLINE_TRY(teams);
    return teamsOf(*teams);
}

} // namespace touchline::cli
