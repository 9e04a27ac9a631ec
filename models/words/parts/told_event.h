// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/parts/match_story.h"

namespace touchline {

/// An event with everything that is needed to put it into words. Lives as long as event and story do.
struct ToldEvent
{
    const Event &event;
    /// As in JSON.
    QJsonObject fields;
    /// What came before it, itself included.
    const MatchStory &story;

    [[nodiscard]] int number(const char *name) const { return fields.value(QLatin1String(name)).toInt(); }
    [[nodiscard]] bool isOn(const char *name) const { return fields.value(QLatin1String(name)).toBool(); }
    /// A word or a name; empty where there is none.
    [[nodiscard]] QString text(const char *name) const
    {
        return fields.value(QLatin1String(name)).toString();
    }
    [[nodiscard]] bool has(const char *name, const char *word) const
    {
        return text(name) == QLatin1String(word);
    }
    [[nodiscard]] QString team() const { return story.teamName(event.side); }
    [[nodiscard]] QString opponent() const { return story.teamName(opposite(event.side)); }
};

} // namespace touchline
