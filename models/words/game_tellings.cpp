// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/game_tellings.h"

#include "models/words/atcs/atcs_telling.h"
#include "models/words/champions/champions_telling.h"
#include "models/words/common/telling.h"
#include "models/words/fuba/fuba_telling.h"
#include "models/words/oldschool/oldschool_telling.h"
#include "models/words/simulator/simulator_telling.h"

namespace touchline {

std::vector<GameTelling> gameTellings()
{
    // One line for each game.
    std::vector<GameTelling> all{
        {"atcs", atcsTellings(), atcsOptionLabel, &atcsTour()},
        {"fuba", fubaTellings(), fubaOptionLabel, &fubaTour()},
        {"champions", championsTellings(), championsOptionLabel, &championsTour()},
        {"oldschool", oldschoolTellings(), oldschoolOptionLabel, &oldschoolTour()},
        {"simulator", simulatorTellings(), simulatorOptionLabel, &simulatorTour()},
    };
    for (const GameTelling &one : furtherTellings())
        all.push_back(one);
    return all;
}

const Tellings &tellingsOf(const Game &game)
{
    for (const GameTelling &one : gameTellings())
        if (qstrcmp(one.game, game.info().id) == 0)
            return one.tellings;
    return plainTellings();
}

const MatchTour *tourOf(const Game &game)
{
    for (const GameTelling &one : gameTellings())
        if (qstrcmp(one.game, game.info().id) == 0)
            return one.tour;
    return nullptr;
}

} // namespace touchline
