// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/publish/site.h"

#include "core/base/search_key.h"
#include "core/squad/club_picture.h"

#include <QSet>

#include <algorithm>

namespace touchline {

namespace {

constexpr qsizetype longestPageName = 40;

/// Small letters, digits and single hyphens.
QString pageName(const QString &team)
{
    QString name;
    for (const QChar c : searchKey(team)) {
        const bool isPlain = (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9');
        if (isPlain)
            name += c;
        else if (!name.isEmpty() && !name.endsWith(u'-'))
            name += u'-';
    }
    name.truncate(longestPageName);
    while (name.endsWith(u'-'))
        name.chop(1);
    return name;
}

/// Some systems have devices of that name, whatever stands behind a dot.
bool isReserved(const QString &name)
{
    static const QStringList devices{QStringLiteral("con"), QStringLiteral("prn"), QStringLiteral("aux"),
                                     QStringLiteral("nul")};
    const bool isPort = name.size() == 4 && name.at(3).isDigit() &&
                        (name.startsWith(QLatin1String("com")) || name.startsWith(QLatin1String("lpt")));
    return devices.contains(name) || isPort;
}

} // namespace

Site::Site(const Competition &competition_, const SiteOptions &options_)
    : competition(competition_)
    , options(options_)
    , language(options_.language.withItsNumbers())
    , now(progress(competition_))
    , officials(competition_)
    , scorers(topScorers(competition_))
    , teamPages(pageNames(competition_.definition().entrants))
    , hasTables(!competition_.tables().empty())
{
    // A game that this program does not have draws nothing either.
    if (auto known = playRulesOf(competition); known && !known->choice.game->info().conditions.empty())
        rules = std::move(*known);
    const std::vector<Stage> &stages = competition.definition().format.stages;
    hasBracket = std::any_of(stages.begin(), stages.end(), [](const Stage &stage) {
        return std::holds_alternative<KnockoutStage>(stage.plan);
    });
    for (int team = 0; team < static_cast<int>(teamPages.size()); ++team)
        pictures << QString();
    for (const SitePicture &picture : options.pictures)
        if (const int team = competition.indexOfTeam(picture.team); team >= 0)
            if (const auto kind = checkPicture(picture.bytes))
                pictures[team] = QStringLiteral("teams/%1.%2").arg(teamPages.at(team), pictureSuffix(*kind));
}

QStringList pageNames(const std::vector<Entrant> &entrants)
{
    QStringList names;
    QSet<QString> taken;
    for (std::size_t i = 0; i < entrants.size(); ++i) {
        QString name = pageName(entrants[i].name);
        if (name.isEmpty() || isReserved(name) || taken.contains(name))
            name = QStringLiteral("team-%1").arg(i + 1);
        while (taken.contains(name))
            name += QLatin1String("-x");
        taken.insert(name);
        names.append(name);
    }
    return names;
}

} // namespace touchline
