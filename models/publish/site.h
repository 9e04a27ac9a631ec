// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/officials.h"
#include "core/competition/progress.h"
#include "core/competition/statistics/top_scorers.h"
#include "core/play/matches/play_rules.h"
#include "models/publish/web_site.h"

#include <QStringList>

namespace touchline {

/// What all pages of a site share.
struct Site
{
    Site(const Competition &competition, const SiteOptions &options);

    const Competition &competition;
    const SiteOptions &options;
    /// With its own numbers: a site is read on other systems than the one that made it.
    Language language;
    Progress now;
    Officials officials;
    /// How its matches are played; nothing where nothing was drawn before one.
    std::optional<PlayRules> rules;
    std::vector<Scorer> scorers;
    /// By entrant: the name of its page, without the folder and ".html".
    QStringList teamPages;
    /// By entrant: the file of its picture ("teams/rovers.png"); empty where it has none.
    QStringList pictures;
    bool hasTables = false;
    bool hasBracket = false;

    [[nodiscard]] QString text(const char *text, const QStringList &arguments = {}) const
    {
        return language.text(text, arguments);
    }
};

/// Names for pages, one for each entrant, all different whatever the case: "brazil-1970", "team-7" where the
/// name has no letter that could stand in one.
[[nodiscard]] QStringList pageNames(const std::vector<Entrant> &entrants);

} // namespace touchline
