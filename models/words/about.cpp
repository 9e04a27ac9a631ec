// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/about.h"

namespace touchline {

QString version()
{
    return QStringLiteral(TOUCHLINE_VERSION);
}

QString aboutText()
{
    return QStringLiteral(
               "Touchline %1: the tournament and league manager for tabletop soccer games.\n\n"
               "Made by the Touchline developers. The games belong to those who wrote their rulebooks "
               "(Simulator "
               "Soccer: Vincenzo Guida, 2024), which are not part of it.\n\n"
               "Free software under the GNU General Public License, version 3 or later; without any "
               "warranty.\n"
               "https://www.gnu.org/licenses/gpl-3.0.html\n\n"
               "Data: The Fjelstul World Cup Database, (c) 2023 Joshua C. Fjelstul, Ph.D., CC-BY-SA 4.0, "
               "modified; "
               "line-ups: openfootball (CC0)\n"
               "https://www.github.com/jfjelstul/worldcup\n"
               "https://creativecommons.org/licenses/by-sa/4.0/legalcode\n"
               "The team cards are made from these data and stand under the same licence, CC-BY-SA 4.0.\n\n"
               "Playtesters of All Time Championship Soccer: Curtis Sneden, Kiran Varma, Benjamin "
               "Carroll\n")
        .arg(version());
}

} // namespace touchline
