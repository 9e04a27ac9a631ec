// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"
#include "app/cli/files/league_look_verb.h"
#include "app/cli/input/league_access.h"
#include "app/cli/output/history_text.h"
#include "models/league/access/server_access.h"
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_teams.h"
#include "models/store/migrations.h"
#include "models/store/sqlite/backup.h"
#include "models/words/parts/text_table.h"

#include <QJsonArray>

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
    if (league.backend() == store::Backend::Postgres) {
        auto rights = store::serverRights(league.database());
        TOUCHLINE_TRY(rights);
        info.rights = std::move(*rights);
    }
    if (!league.condition().empty())
        for (const CompetitionLine &line : info.competitions)
            if (league.competitions().find(line.id))
                info.wholeCompetitions << line.name;
    return info;
}

/// What is damaged stands behind it, with the problems.
QString conditionText(const Info &info)
{
    return QStringLiteral("Read-only: damaged, or changed without Touchline.\n") +
           (info.wholeCompetitions.isEmpty()
                ? QStringLiteral("No competition can be read.\n")
                : QStringLiteral("Competitions that can be read: %1. \"league rescue\" saves them.\n")
                      .arg(info.wholeCompetitions.join(QStringLiteral(", "))));
}

QString gameText(const CompetitionLine &line)
{
    return line.game.isEmpty() ? QStringLiteral("score sheets")
                               : QStringLiteral("%1, %2").arg(line.game, line.level);
}

QString infoText(const League &league, const Info &info)
{
    const bool isFile = league.backend() == store::Backend::Sqlite;
    QString text =
        QStringLiteral("%1\n%2 %3, version %4, %5 teams\n")
            .arg(league.name(), isFile ? QStringLiteral("League file") : QStringLiteral("Shared league"),
                 league.place())
            .arg(info.version)
            .arg(info.teams);
    if (isFile && info.backups == 0)
        text += QStringLiteral("No backup yet\n");
    else if (isFile)
        text += QStringLiteral("%1 in %2\n")
                    .arg(info.backups == 1 ? QStringLiteral("1 backup")
                                           : QStringLiteral("%1 backups").arg(info.backups),
                         info.backupFolder);
    if (info.rights)
        for (const Message &line : serverAccess(*info.rights))
            text += line.english() + u'\n';
    if (!league.condition().empty())
        text += conditionText(info);
    TextTable table({Align::Right, Align::Left, Align::Left, Align::Left});
    for (std::size_t i = 0; i < info.competitions.size(); ++i) {
        const CompetitionLine &line = info.competitions[i];
        const QString archived = line.isArchived ? QStringLiteral(", archived") : QString();
        table.add({QString::number(i + 1), line.name, gameText(line),
                   QStringLiteral("%1 of %2 played").arg(line.played).arg(line.fixtures) + archived});
    }
    text += info.competitions.empty() ? QStringLiteral("\nNo competition yet.\n")
                                      : QStringLiteral("\nCompetitions\n") + table.text(QStringLiteral("  "));
    return text + QStringLiteral("\nLatest changes\n") + historyText(info.newest, QStringLiteral("  "));
}

QJsonValue rightsJson(const std::optional<store::ServerRights> &rights)
{
    if (!rights)
        return {};
    const store::LeagueRoles roles = rights->roles.value_or(store::LeagueRoles());
    const auto name = [](const QString &role) { return role.isEmpty() ? QJsonValue() : QJsonValue(role); };
    return QJsonObject{{QStringLiteral("login"), rights->login},
                       {QStringLiteral("owners"), QJsonArray::fromStringList(rights->owners)},
                       {QStringLiteral("closed"), rights->isClosed},
                       {QStringLiteral("owner"), name(roles.owner)},
                       {QStringLiteral("organiser"), name(roles.organiser)},
                       {QStringLiteral("reader"), name(roles.reader)}};
}

QJsonObject infoJson(const League &league, const Info &info)
{
    QJsonArray competitions;
    for (const CompetitionLine &line : info.competitions)
        competitions.append(QJsonObject{{QStringLiteral("uuid"), line.id.toString(QUuid::WithoutBraces)},
                                        {QStringLiteral("name"), line.name},
                                        {QStringLiteral("game"), line.game},
                                        {QStringLiteral("level"), line.level},
                                        {QStringLiteral("played"), line.played},
                                        {QStringLiteral("matches"), line.fixtures},
                                        {QStringLiteral("archived"), line.isArchived}});
    QJsonArray newest;
    for (const JournalEntry &entry : info.newest)
        newest.append(historyJson(entry));
    QJsonArray problems;
    for (const Problem &problem : league.condition())
        problems.append(QJsonObject{{QStringLiteral("where"), problem.where},
                                    {QStringLiteral("what"), problem.what.english()}});
    return {{QStringLiteral("name"), league.name()},
            {QStringLiteral("uuid"), league.id().toString(QUuid::WithoutBraces)},
            {QStringLiteral("place"), league.place()},
            {QStringLiteral("backend"), backendWord(league.backend())},
            {QStringLiteral("backups"), info.backups},
            {QStringLiteral("backup_folder"),
             info.backupFolder.isEmpty() ? QJsonValue() : QJsonValue(info.backupFolder)},
            {QStringLiteral("problems"), problems},
            {QStringLiteral("version"), info.version},
            {QStringLiteral("teams"), static_cast<qint64>(info.teams)},
            {QStringLiteral("competitions"), competitions},
            {QStringLiteral("roles"), rightsJson(info.rights)},
            {QStringLiteral("history"), newest}};
}

Result<LeagueFinding> lookAtInfo(League &league, const QCommandLineParser & /*parser*/)
{
    const auto info = infoOf(league);
    TOUCHLINE_TRY(info);
    return LeagueFinding{infoText(league, *info), infoJson(league, *info), league.condition()};
}

} // namespace

const Verb leagueInfoVerb{"league info", "Shows what is in a league: competitions and latest changes.",
                          describeLook, [](const QCommandLineParser &parser, Streams &streams) {
                              return lookAtLeague(parser, streams, lookAtInfo);
                          }};

} // namespace touchline::cli
