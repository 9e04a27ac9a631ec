// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/parts/plain_telling.h"

#include <array>

namespace touchline {

namespace {

constexpr std::array plainEvents{
    Sentence{"match_start", false, false, "{home_team} v {away_team}"},
    Sentence{"period_start", false, false, "{period_name}"},
    Sentence{"goal", false, true, "{home}–{away}  {player} ({team})"},
    Sentence{"own_goal", false, true, "{home}–{away}  {player} ({team}, own goal)"},
    Sentence{"yellow", false, true, "Yellow card for {player} ({team})"},
    Sentence{"second_yellow", false, true, "Second yellow card for {player} ({team})"},
    Sentence{"red", false, true, "Red card for {player} ({team})"},
    Sentence{"injury", false, true, "{player} ({team}) is injured"},
    Sentence{"substitute_on", false, true, "{player} comes on ({team})"},
    Sentence{"shoot_out_end", false, false, "Shoot-out {home}–{away}"},
};

} // namespace

Tellings plainTellings()
{
    static const Telling brief{plainEvents, {}, false, nullptr};
    static const Telling full{plainEvents, {}, true, nullptr};
    return {brief, full, brief};
}

} // namespace touchline
