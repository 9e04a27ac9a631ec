// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/common/match_story.h"

namespace touchline {

void MatchStory::see(const Event &event, const QString &kind, const QJsonObject &fields)
{
    if (kind == QLatin1String("period_end") && event.period == Period::SecondHalf)
        m_after90 =
            Score{fields.value(QLatin1String("home")).toInt(), fields.value(QLatin1String("away")).toInt()};
    if (m_own)
        m_own->see(event, kind, fields);
}

} // namespace touchline
