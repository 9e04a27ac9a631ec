// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/integrity/league_rescue.h"

#include "models/league/access/league_condition.h"
#include "models/league/friendlies.h"
#include "models/league/league_competitions.h"
#include "models/league/league_teams.h"
#include "models/league/named_rules.h"
#include "models/store/migrations.h"
#include "models/store/rows/competition_rows.h"
#include "models/store/rows/row_store.h"
#include "models/store/rows/row_values.h"
#include "models/store/sqlite/backup.h"
#include "models/store/sqlite/file_inspection.h"
#include "models/store/sqlite/sqlite_file.h"

#include <qglobal.h>

namespace touchline {

using namespace store;

namespace {

/// Takes one thing after the other from the damaged league into the new one.
class Rescuer
{
public:
    Rescuer(League &from, League &to) : m_from(from), m_to(to), m_contents(from.database()) {}

    Result<Rescue> rescue()
    {
        for (const auto step :
             {&Rescuer::takeTeams, &Rescuer::takeSquads, &Rescuer::takeDocuments, &Rescuer::takeClubs,
              &Rescuer::takeCompetitions, &Rescuer::takeSavedRules, &Rescuer::takeFriendlies})
            TOUCHLINE_TRY((this->*step)());
        m_rescue.entries = countOf("journal");
        m_rescue.logs = countOf("match_log");
        return std::move(m_rescue);
    }

private:
    /// As many as can be counted: what is damaged may not let itself be.
    int countOf(const char *table)
    {
        const auto rows =
            m_from.database().rows(QStringLiteral("SELECT COUNT(*) FROM %1").arg(QLatin1String(table)));
        return rows ? rows->front().front().toInt() : 0;
    }

    Result<void> takeTeams()
    {
        auto teams = m_from.teams().all();
        TOUCHLINE_TRY(teams);
        m_teams = std::move(*teams);
        m_rescue.teams = static_cast<int>(m_teams.size());
        if (m_teams.empty())
            return {};
        return withoutEntry(m_to.teams().add(m_teams));
    }

    Result<void> takeSquads()
    {
        std::vector<StoredSquad> lists;
        for (const Team &team : m_teams) {
            auto list = m_from.teams().squad(team.id);
            if (!list) {
                leave(team.displayName(), list.error());
                continue;
            }
            if (!*list || (*list)->squad.entries.empty())
                continue;
            (*list)->id = {};
            lists.push_back(std::move(**list));
        }
        if (lists.empty())
            return {};
        return withoutEntry(m_to.teams().setSquads(
            lists, {QT_TRANSLATE_NOOP("core", "Squads saved from %1"), {m_from.place()}}));
    }

    Result<void> takeDocuments()
    {
        const auto rows = readRows(m_from.database(), teamDocumentTable());
        TOUCHLINE_TRY(rows);
        for (const store::Row &row : *rows) {
            const RowReader read(row);
            const auto document = m_from.teams().document(read.uuid("team"), read.text("game"));
            if (!document || !*document) {
                leave(
                    nameOf(read.uuid("team")),
                    document
                        ? Error{Fault::NotFound, {QT_TRANSLATE_NOOP("core", "Its card is missing."), {}}, {}}
                        : document.error());
                continue;
            }
            if (auto kept =
                    withoutEntry(m_to.teams().setDocument(read.uuid("team"), read.text("game"), **document));
                !kept)
                return kept;
        }
        return {};
    }

    Result<void> takeClubs()
    {
        for (const Team &team : m_teams) {
            const auto club = m_from.teams().club(team.id);
            if (!club) {
                leave(team.displayName(), club.error());
                continue;
            }
            if (*club == Club{team.id, {}, {}, {}, {}, {}})
                continue;
            if (const auto kept = m_to.teams().setClub(*club); !kept)
                leave(team.displayName(), kept.error());
        }
        return {};
    }

    /// Rules that no competition follows; the others come along with theirs.
    Result<void> takeSavedRules()
    {
        const auto saved = m_from.rules().saved();
        if (!saved) {
            leave(QStringLiteral("saved_rules"), saved.error());
            return {};
        }
        return *saved == SavedRules{} ? Result<void>() : withoutEntry(m_to.rules().save(*saved));
    }

    /// Their logs are a part of them.
    Result<void> takeFriendlies()
    {
        auto all = Friendlies(m_from).all();
        if (!all) {
            leave(QStringLiteral("friendly"), all.error());
            return {};
        }
        std::reverse(all->begin(), all->end());
        for (const Friendly &one : *all) {
            if (one.isUnderWay)
                continue;
            const auto log = Friendlies(m_from).log(one.id);
            if (!log) {
                leave(one.name, log.error());
                continue;
            }
            if (auto kept = withoutEntry(Friendlies(m_to).add(one, *log)); !kept)
                return kept;
        }
        return {};
    }

    Result<void> takeCompetitions()
    {
        const auto lines = m_from.competitions().all();
        TOUCHLINE_TRY(lines);
        for (const CompetitionLine &line : *lines) {
            const auto rescued = readWhatFits(m_from.database(), m_contents, line.id);
            if (!rescued) {
                leave(line.name, rescued.error());
                continue;
            }
            // It is whole, but the new league may not have what it needs.
            if (const auto added = m_to.competitions().add(rescued->competition, m_teams); !added) {
                leave(line.name, added.error());
                continue;
            }
            m_rescue.competitions << line.name;
            for (const Problem &part : rescued->left)
                m_rescue.left.push_back({line.name + QStringLiteral(", ") + part.where, part.what, {}});
            if (auto kept = takeSquadsIn(rescued->competition); !kept)
                return kept;
            if (line.isArchived)
                if (auto archived = withoutEntry(m_to.competitions().setArchived(line.id, true)); !archived)
                    return archived;
        }
        return {};
    }

    /// The lists of players for a competition: those of the new one are the teams' own.
    Result<void> takeSquadsIn(const Competition &competition)
    {
        const QUuid &id = competition.definition().id;
        std::vector<StoredSquad> lists;
        for (const Entrant &entrant : competition.definition().entrants) {
            auto list = m_from.teams().squad(entrant.id, id);
            const auto made = m_to.teams().squad(entrant.id, id);
            if (!list) {
                leave(entrant.name, list.error());
                continue;
            }
            TOUCHLINE_TRY(made);
            if (!*list || (*list)->squad.entries.empty() || (*made && (*made)->squad == (*list)->squad))
                continue;
            (*list)->id = *made ? (*made)->id : QUuid();
            (*list)->version = *made ? (*made)->version : 0;
            lists.push_back(std::move(**list));
        }
        if (lists.empty())
            return {};
        return withoutEntry(m_to.teams().setSquads(
            lists, {QT_TRANSLATE_NOOP("core", "Squads saved from %1"), {m_from.place()}}));
    }

    QString nameOf(const QUuid &team) const
    {
        const auto found =
            std::find_if(m_teams.begin(), m_teams.end(), [&team](const Team &one) { return one.id == team; });
        return found == m_teams.end() ? team.toString(QUuid::WithoutBraces) : found->displayName();
    }

    static Result<void> withoutEntry(const Result<JournalEntry> &entry)
    {
        return entry ? Result<void>() : fail(entry.error());
    }

    void leave(const QString &what, const Error &error)
    {
        m_rescue.left.push_back({what, error.message, {}});
        for (const Problem &problem : error.problems)
            m_rescue.left.push_back({what + QStringLiteral(": ") + problem.where, problem.what, {}});
    }

    League &m_from;
    League &m_to;
    ContentStore m_contents;
    std::vector<Team> m_teams;
    Rescue m_rescue;
};

} // namespace

Result<Rescue> salvage(League &from, const QString &to, LeagueAccess access)
{
    auto made = League::create(to, from.name(), std::move(access));
    TOUCHLINE_TRY(made);
    return Rescuer(from, **made).rescue();
}

std::vector<Message> leftOut(const Rescue &rescue)
{
    std::vector<Message> sentences{
        {QT_TRANSLATE_NOOP("core",
                           "Left out: the history (entries: %1), since it no longer fits what could be "
                           "saved. The new league begins its own."),
         {QString::number(rescue.entries)}},
        {QT_TRANSLATE_NOOP("core",
                           "Left out: the match logs (%1). The results stand, but cannot be replayed."),
         {QString::number(rescue.logs)}}};
    for (const Problem &problem : rescue.left)
        sentences.push_back({QT_TRANSLATE_NOOP("core", "Left out: %1: %2"), {problem.where}, {problem.what}});
    return sentences;
}

Result<void> restoreBackup(const QString &backup, const QString &path)
{
    auto opened = openFile(backup, OpenMode::ReadOnly);
    TOUCHLINE_TRY(opened);
    return saveCopy(*opened, path, Existing::Keep);
}

QString newestWholeBackup(const QString &place)
{
    const auto migrations = Migrations::compiledIn();
    return migrations ? insteadOf(place, *migrations, leagueCondition).arguments.value(0) : QString();
}

} // namespace touchline
