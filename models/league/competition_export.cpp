// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/competition_export.h"

#include "core/discipline/availability.h"
#include "core/play/competition_discipline.h"
#include "core/play/competition_ledger.h"
#include "core/play/world_cup_credit.h"
#include "models/league/squad_lists.h"
#include "models/league/written_file.h"

#include <QDir>
#include <QFileInfo>
#include <QtGlobal>

namespace touchline {

namespace {

/// Who misses the next match of each team that still has one.
Result<std::vector<SiteAbsentee>> siteAbsentees(const Competition &competition)
{
    const auto rules = disciplineOf(competition);
    if (!rules)
        return fail(rules.error());
    std::vector<SiteAbsentee> all;
    if (!*rules)
        return all;
    const Progress now = progress(competition);
    for (int team = 0; team < static_cast<int>(competition.definition().entrants.size()); ++team) {
        if (isOut(competition, now, team))
            continue;
        for (const Absentee &one : absentees(ledgerOf(competition, team, **rules)))
            all.push_back({competition.entrant(team).id, one.name, one.because});
    }
    return all;
}

} // namespace

Result<int> calendarRevision(League &league, const QUuid &competition)
{
    // Every command about it has an entry, and so has taking one back. Two for each: a ruling that is taken
    // back counts no more in the calendar, and the number must rise all the same.
    const auto entries = league.history({0, 0, competition});
    if (!entries)
        return fail(entries.error());
    return 2 * static_cast<int>(entries->size());
}

Result<std::vector<SiteSquad>> siteSquads(League &league, const QUuid &competition)
{
    const auto lists = squadLists(league, competition);
    if (!lists)
        return fail(lists.error());
    std::vector<SiteSquad> squads;
    for (const TeamSquad &list : lists->teams)
        if (!list.squad.entries.empty())
            squads.push_back({list.team.id, list.squad});
    return squads;
}

Result<SiteOptions> siteOptionsOf(const Competition &competition, std::vector<SiteSquad> squads)
{
    SiteOptions options;
    options.date = QDate::currentDate();
    auto absent = siteAbsentees(competition);
    if (!absent)
        return fail(absent.error());
    options.absentees = std::move(*absent);
    options.squads = std::move(squads);
    if (showsWorldCupData(competition))
        options.credit = worldCupCredit();
    return options;
}

Result<int> writeSite(const QString &folder, const std::vector<SiteFile> &files)
{
    const QDir root(folder);
    for (const SiteFile &file : files) {
        const QString path = root.filePath(file.path);
        const QString parent = QFileInfo(path).path();
        if (!QDir().mkpath(parent))
            return fail(Fault::System, QT_TRANSLATE_NOOP("core", "The folder %1 cannot be made."), {parent});
        if (const auto written = replaceFile(path, file.bytes); !written)
            return fail(written.error());
    }
    return static_cast<int>(files.size());
}

} // namespace touchline
