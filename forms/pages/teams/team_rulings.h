// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/widgets/page.h"

#include <functional>
#include <vector>

namespace touchline {

/// The competitions in which something can be decided about a team: those that it takes part in and that are
/// not in the archive, the last made first. What cannot be read is passed over.
[[nodiscard]] std::vector<CompetitionStatePtr> competitionsOf(OpenLeague &league, const QUuid &team);

/// Opens the dialog for a ruling on a team, of whom the page is that shows it, and makes what is decided.
/// `states`: at least one competition. `page` has the keys again afterwards.
void ruleOnTeam(PageHost &host, const std::vector<CompetitionStatePtr> &states, const QUuid &team,
                QWidget &page);

/// The team that a page shows as chosen (null: none is), and the competitions in which something can be
/// decided about it.
struct RuledTeam
{
    std::vector<CompetitionStatePtr> states;
    QUuid team;
};

/// Offers that dialog on a page, for the team that is chosen when it is asked for; not where there is no
/// competition, or the league can only be read.
void offerTeamRuling(PageHost &host, QWidget &page, std::function<RuledTeam()> chosen);

/// Opens the dialog for other rules of the competition that a page shows, of whom `page` is.
void changeCompetitionRules(PageHost &host, const CompetitionStatePtr &state, QWidget &page);

/// The same for the days of the rest of its season.
void changeSeasonDays(PageHost &host, const CompetitionStatePtr &state, QWidget &page);

} // namespace touchline
