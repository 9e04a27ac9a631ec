// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/publish/web_site.h"

#include "models/publish/page_frame.h"

#include <QFile>
#include <QtGlobal>

/// Outside the namespace, as Qt asks: the resources of a static library are not there until they are called.
static void initSiteResources()
{
    Q_INIT_RESOURCE(site);
}

namespace touchline {

namespace {

QByteArray styleSheet()
{
    initSiteResources();
    QFile file(QStringLiteral(":/touchline/site/style.css"));
    const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isOpen);
    Q_UNUSED(isOpen)
    return file.readAll();
}

} // namespace

std::vector<SiteFile> webSite(const Competition &competition, const SiteOptions &options)
{
    const Site site(competition, options);
    std::vector<SiteFile> files{{QStringLiteral("index.html"), overviewPage(site)},
                                {QStringLiteral("style.css"), styleSheet()}};
    if (site.hasTables)
        files.push_back({QStringLiteral("tables.html"), tablesPage(site)});
    if (site.hasBracket)
        files.push_back({QStringLiteral("bracket.html"), bracketPage(site)});
    files.push_back({QStringLiteral("fixtures.html"), fixturesPage(site)});
    if (!options.nextMatches.empty() || !options.fielded.empty() || !options.fines.empty())
        files.push_back({QStringLiteral("suspensions.html"), suspensionsPage(site)});
    if (!site.scorers.empty())
        files.push_back({QStringLiteral("scorers.html"), scorersPage(site)});
    if (!options.forecast.tables.empty())
        files.push_back(
            {QStringLiteral("forecast.html"),
             figuresPage(site, SitePage::Forecast, QT_TRANSLATE_NOOP("core", "Forecast"), options.forecast)});
    if (!options.luck.tables.empty())
        files.push_back({QStringLiteral("luck.html"),
                         figuresPage(site, SitePage::Luck, QT_TRANSLATE_NOOP("core", "Luck"), options.luck)});
    files.push_back({QStringLiteral("teams.html"), teamsPage(site)});
    for (int team = 0; team < static_cast<int>(competition.definition().entrants.size()); ++team)
        files.push_back({QStringLiteral("teams/%1.html").arg(site.teamPages.at(team)), teamPage(site, team)});
    for (const SitePicture &picture : options.pictures)
        if (const int team = competition.indexOfTeam(picture.team);
            team >= 0 && !site.pictures.at(team).isEmpty())
            files.push_back({site.pictures.at(team), picture.bytes});
    return files;
}

} // namespace touchline
