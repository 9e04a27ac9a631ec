// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/new_competition.h"

namespace touchline {

/// The name of the template: "worldcup-32-qualifying".
extern const QString qualifyingTemplate;

/// Whether that template is wished for; a format of a person's own may have its name.
[[nodiscard]] bool wishesQualifying(const CompetitionWishes &wishes);

/// A World Cup of 32 with its qualifying as one competition (ATCS 9.6), before anything is played: `teams`
/// are all that take part, drawn into groups by conference and ranking. The host is drawn first and
/// qualifies; with CompetitionWishes::hostCompetes it plays like the others. What cards and injuries of the
/// qualifying bring is wiped before the finals unless CompetitionWishes::keepCards (R51). `teams` gets the
/// order of the entrants. Errors: BadInput (teams of no conference, too few for the finals), those of host
/// and charts.
[[nodiscard]] Result<CompetitionDefinition> qualifyingDefinition(const CompetitionWishes &wishes,
                                                                 KnownTeams &teams, const QUuid &id);

} // namespace touchline
