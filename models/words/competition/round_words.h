// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/bye_requests.h"
#include "core/competition/round_draw.h"
#include "models/words/fixtures/language.h"

#include <QStringList>

#include <vector>

namespace touchline {

/// "half-point bye".
[[nodiscard]] QString byeText(ByeRequest::Kind kind, const Language &language);

/// "half-point bye in round 3 (1 point)".
[[nodiscard]] QString byeWords(const Competition &competition, const TeamBye &bye, const Language &language);

/// What a Swiss round costs: this round beside the one of the rules; empty where the rules make none.
struct RoundFigure
{
    QString name;
    QString value;
    QString automatic;
};

/// The most important first.
[[nodiscard]] std::vector<RoundFigure> roundFigures(const RoundProposal &proposal, const Language &language);

/// What the round asks of single teams, a sentence for each.
[[nodiscard]] QStringList warningLines(const Competition &competition, const RoundTerms &terms,
                                       const Language &language);

/// How the round compares with the automatic one: "It costs as much as the automatic pairing."
[[nodiscard]] QString roundVerdict(const RoundProposal &proposal, const Language &language);

} // namespace touchline
