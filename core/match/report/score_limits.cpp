// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/report/score_limits.h"

#include <QtGlobal>

namespace touchline {

std::optional<Message> doubtAbout(const MatchReport &report)
{
    const Side most = report.score.leader().value_or(Side::Home);
    if (report.score.of(most) <= mostUsualGoals)
        return {};
    return Message{QT_TRANSLATE_NOOP("core", "Is the score right? %1 has %2 goals."),
                   {report.teams[most].name, QString::number(report.score.of(most))}};
}

} // namespace touchline
