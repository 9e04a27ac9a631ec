// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/world_cup_credit.h"

#include "core/play/squads/known_team.h"

#include <algorithm>

namespace touchline {

bool showsWorldCupData(const Competition &competition)
{
    const std::vector<Entrant> &entrants = competition.definition().entrants;
    return std::any_of(entrants.begin(), entrants.end(),
                       [](const Entrant &entrant) { return historicTeamOf(entrant) != nullptr; });
}

QString worldCupCredit()
{
    return QStringLiteral("Data: The Fjelstul World Cup Database (github.com/jfjelstul/worldcup), © 2023 "
                          "Joshua C. Fjelstul, Ph.D., modified, CC BY-SA 4.0 "
                          "(creativecommons.org/licenses/by-sa/4.0)");
}

} // namespace touchline
