// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/files/league_look_verb.h"
#include "app/cli/input/league_access.h"
#include "app/cli/output/history_text.h"
#include "models/league/access/server_access.h"
#include "models/league/league_history.h"
#include "models/league/league_teams.h"
#include "models/store/migrations.h"
#include "models/store/sqlite/backup.h"

namespace touchline::cli {

namespace {

using Align = TextTable::Align;

constexpr int entriesShown = 5;

/// What is told of a league.
struct Info
{
    int version = 0;
    std::vector<CompetitionLine> competitions;
    std::size_t teams = 0;
    std::vector<JournalEntry> newest;
    /// Of a league file.
    int backups = 0;
    QString backupFolder = {};
    /// Of a league that is damaged: those that can be read all the same.
    QStringList wholeCompetitions = {};
    /// Of a shared league.
    std::optional<store::ServerRights> rights = {};
};

Result<Info> infoOf(League &league)
{
    const auto version = store::Migrations::versionOf(league.database());
    TOUCHLINE_TRY(version);
    auto competitions = league.competitions().all();
    TOUCHLINE_TRY(competitions);
    const auto teams = league.teams().all();
    TOUCHLINE_TRY(teams);
    auto newest = league.history().entries({entriesShown, 0, {}});
    TOUCHLINE_TRY(newest);
    Info info{*version, std::move(*competitions), teams->size(), std::move(*newest)};
    if (league.backend() == store::Backend::Sqlite) {
        info.backups = static_cast<int>(store::backupsOf(league.place()).size());
        info.backupFolder = store::backupFolder(league.place());
    }
    if (league.backend() == store::Backend::Postgres)
        TOUCHLINE_TRY(assign(info.rights, store::serverRights(league.database())));
    if (!league.condition().empty())
        for (const CompetitionLine &line : info.competitions)
            if (league.competitions().find(line.id))
                info.wholeCompetitions << line.name;
    return info;
}

/// What is damaged stands behind it, with the problems.
QString conditionText(const Info &info)
{
    return u"Read-only: damaged, or changed without Touchline.\n"_s +
           (info.wholeCompetitions.isEmpty()
                ? u"No competition can be read.\n"_s
                : u"Competitions that can be read: %1. \"league rescue\" saves them.\n"_s.arg(
                      info.wholeCompetitions.join(u", "_s)));
}

QString gameText(const CompetitionLine &line)
{
    return line.game.isEmpty() ? u"score sheets"_s : u"%1, %2"_s.arg(line.game, line.level);
}

QString infoText(const League &league, const Info &info)
{
    const bool isFile = league.backend() == store::Backend::Sqlite;
    QString text = u"%1\n%2 %3, version %4, %5 teams\n"_s
                       .arg(league.name(), isFile ? u"League file"_s : u"Shared league"_s, league.place())
                       .arg(info.version)
                       .arg(info.teams);
    if (isFile && info.backups == 0)
        text += u"No backup yet\n"_s;
    else if (isFile)
        text += u"%1 in %2\n"_s.arg(info.backups == 1 ? u"1 backup"_s : u"%1 backups"_s.arg(info.backups),
                                    info.backupFolder);
    if (info.rights)
        for (const Message &line : serverAccess(*info.rights))
            text += line.english() + u'\n';
    if (!league.condition().empty())
        text += conditionText(info);
    TextTable table({Align::Right, Align::Left, Align::Left, Align::Left});
    for (std::size_t i = 0; i < info.competitions.size(); ++i) {
        const CompetitionLine &line = info.competitions[i];
        const QString archived = line.isArchived ? u", archived"_s : QString();
        table.add({QString::number(i + 1), line.name, gameText(line),
                   u"%1 of %2 played"_s.arg(line.played).arg(line.fixtures) + archived});
    }
    text += info.competitions.empty() ? u"\nNo competition yet.\n"_s
                                      : u"\nCompetitions\n"_s + table.text(u"  "_s);
    return text + u"\nLatest changes\n"_s + historyText(info.newest, u"  "_s);
}

QJsonValue rightsJson(const std::optional<store::ServerRights> &rights)
{
    if (!rights)
        return {};
    const store::LeagueRoles roles = rights->roles.value_or(store::LeagueRoles());
    return QJsonObject{{u"login"_s, rights->login},
                       {u"owners"_s, QJsonArray::fromStringList(rights->owners)},
                       {u"closed"_s, rights->isClosed},
                       {u"owner"_s, orNull(roles.owner)},
                       {u"organiser"_s, orNull(roles.organiser)},
                       {u"reader"_s, orNull(roles.reader)}};
}

QJsonObject infoJson(const League &league, const Info &info)
{
    const QJsonArray competitions = arrayOf(info.competitions, [&](const CompetitionLine &line) {
        return QJsonObject{{u"uuid"_s, line.id.toString(QUuid::WithoutBraces)},
                           {u"name"_s, line.name},
                           {u"game"_s, line.game},
                           {u"level"_s, line.level},
                           {u"played"_s, line.played},
                           {u"matches"_s, line.fixtures},
                           {u"archived"_s, line.isArchived}};
    });
    const QJsonArray newest =
        arrayOf(info.newest, [&](const JournalEntry &entry) { return historyJson(entry); });
    const QJsonArray problems = arrayOf(league.condition(), [&](const Problem &problem) {
        return QJsonObject{{u"where"_s, problem.where}, {u"what"_s, problem.what.english()}};
    });
    return {{u"name"_s, league.name()},
            {u"uuid"_s, league.id().toString(QUuid::WithoutBraces)},
            {u"place"_s, league.place()},
            {u"backend"_s, backendWord(league.backend())},
            {u"backups"_s, info.backups},
            {u"backup_folder"_s, orNull(info.backupFolder)},
            {u"problems"_s, problems},
            {u"version"_s, info.version},
            {u"teams"_s, static_cast<qint64>(info.teams)},
            {u"competitions"_s, competitions},
            {u"roles"_s, rightsJson(info.rights)},
            {u"history"_s, newest}};
}

Result<LeagueFinding> lookAtInfo(League &league, const QCommandLineParser & /*parser*/)
{
    const auto info = infoOf(league);
    TOUCHLINE_TRY(info);
    return LeagueFinding{infoText(league, *info), infoJson(league, *info), league.condition()};
}

} // namespace

const Verb leagueInfoVerb{"league info",
                          "Shows what is in a league: competitions and latest changes.",
                          {placeRow, jsonRow},
                          [](const QCommandLineParser &parser, Streams &streams) {
                              return lookAtLeague(parser, streams, lookAtInfo);
                          }};

} // namespace touchline::cli
