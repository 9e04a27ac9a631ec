// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of teams.
#include "core/exchange/team_csv.h"
#include "models/league/list_lines.h"

#include <qglobal.h>

namespace touchline {

namespace {

QString teamWords(const Team &team)
{
    return team.code.isEmpty() ? team.displayName()
                               : QStringLiteral("%1 (%2)").arg(team.displayName(), team.code);
}

} // namespace

Result<ListImport> readTeamList(League &league, const QByteArray &csv)
{
    auto teams = league.teams();
    if (!teams)
        return fail(teams.error());
    const ImportPreview<Team> preview = previewTeams(csv, *teams);
    ListImport list = listOf(ListImport::Kind::Teams, preview, teamWords);
    std::vector<Team> added = preview.goodValues();
    const bool isOne = added.size() == 1;
    list.title = {isOne ? QT_TRANSLATE_NOOP("core", "Import a team: %1")
                        : QT_TRANSLATE_NOOP("core", "Import %1 teams"),
                  {isOne ? added.front().displayName() : QString::number(added.size())}};
    list.facts = ListImport::NewTeams{std::move(*teams), std::move(added)};
    return list;
}

} // namespace touchline
