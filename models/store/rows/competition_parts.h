// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>

namespace touchline::store {

/// A kind of decision, and the key of its list in the JSON form of a competition.
struct DecisionKind
{
    const char *kind;
    const char *key;
};
inline constexpr std::array<DecisionKind, 8> decisionKinds{{{"ruling", "rulings"},
                                                            {"withdrawal", "withdrawals"},
                                                            {"replacement", "replacements"},
                                                            {"lot", "lots"},
                                                            {"round_draw", "round_draws"},
                                                            {"deduction", "deductions"},
                                                            {"conduct", "conduct"},
                                                            {"player", "decisions"}}};

/// Team documents are kept as contents, so that competitions share them.
inline const QString documentKey = QStringLiteral("document");

} // namespace touchline::store
