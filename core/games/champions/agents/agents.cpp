// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/agents/agents.h"

#include "core/games/champions/match/champions_info.h"

#include <QtGlobal>

namespace touchline::champions {

Result<std::unique_ptr<Agent>> makeAgent(const QString &name, Side /*side*/, Generator generator)
{
    if (name == QLatin1String("random"))
        return std::make_unique<RandomAgent>(generator);
    QStringList names;
    for (const AgentSpec &spec : gameInfo().agents)
        names << QString::fromUtf8(spec.name);
    return fail(Fault::NotFound,
                QT_TRANSLATE_NOOP("core", "There is no computer player \"%1\". Possible: %2."),
                {name, names.join(QStringLiteral(", "))});
}

} // namespace touchline::champions
