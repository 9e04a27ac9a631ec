// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/base/waiting_line.h"
#include "app/cli/cups/cup_file.h"
#include "core/exchange/lists/trf_file.h"
#include "models/league/luck_matches.h"
#include "models/publish/calendar_file.h"
#include "models/publish/competition_export.h"
#include "models/publish/timetable_page.h"

namespace touchline::cli {

namespace {

/// The squads of the World Cup teams.
std::vector<SiteSquad> siteSquads(const Competition &competition)
{
    std::vector<SiteSquad> squads;
    for (const Entrant &entrant : competition.definition().entrants) {
        const auto team = teamFor(entrant.handle());
        if (team && (*team)->team.id == entrant.id)
            squads.push_back({entrant.id, (*team)->squad});
    }
    return squads;
}

/// A competition with the number by which a calendar tells an older file from a newer one.
struct Exported
{
    Competition competition;
    int revision = 0;
    /// As SiteOptions has them.
    std::vector<QStringList> moments{};
    /// With pictures and grounds of the clubs alone.
    SiteOptions clubs{};
    LuckMatches luck{};
};

Result<Exported> exportedOf(const QString &path, const QString &name, bool withLuck)
{
    if (!isLeaguePlace(path)) {
        auto cup = readCupFile(path, name);
        TOUCHLINE_TRY(cup);
        return Exported{std::move(*cup)};
    }
    const auto league = leagueToRead(path);
    TOUCHLINE_TRY(league);
    auto competition = competitionOf(**league, name);
    TOUCHLINE_TRY(competition);
    const auto revision = calendarRevision(**league, competition->definition().id);
    TOUCHLINE_TRY(revision);
    auto moments = siteMoments(**league, *competition);
    TOUCHLINE_TRY(moments);
    Exported exported{std::move(*competition), *revision, std::move(*moments)};
    TOUCHLINE_TRY(addClubs(**league, exported.competition, exported.clubs));
    if (withLuck) {
        auto luck = luckMatches(**league, exported.competition);
        TOUCHLINE_TRY(luck);
        exported.luck = std::move(*luck);
    }
    return exported;
}

Result<void> exportCalendar(const Exported &exported, const QString &named, const QString &path,
                            Streams &streams)
{
    const auto team = named.isEmpty() ? Result<int>(-1) : entrantCalled(named, exported.competition);
    TOUCHLINE_TRY(team);
    const auto bytes =
        calendarFile(exported.competition,
                     {QDateTime::currentDateTimeUtc(), exported.revision, {}, *team, exported.clubs.grounds});
    TOUCHLINE_TRY(bytes);
    return writeFile(path, *bytes, streams);
}

Result<void> exportTimetable(const Exported &exported, const QString &path, Streams &streams)
{
    const auto bytes = timetablePage(exported.competition, Language{});
    TOUCHLINE_TRY(bytes);
    return writeFile(path, *bytes, streams);
}

/// What takes a while: asked for by name.
Result<void> addFigures(const Exported &exported, const QCommandLineParser &parser, SiteOptions &options,
                        Streams &streams)
{
    const Competition &competition = exported.competition;
    if (parser.isSet(u"forecast"_s)) {
        const auto rules = playRulesOf(competition);
        TOUCHLINE_TRY(rules);
        auto forecast = siteForecast(competition, &*rules, {}, options.language, playedOutLine());
        TOUCHLINE_TRY(forecast);
        options.forecast = std::move(*forecast);
    }
    if (parser.isSet(u"luck"_s))
        options.luck =
            siteLuck(competition,
                     competitionLuck(exported.luck.matches, competition.definition().entrants.size(), {},
                                     matchesLine(exported.luck.matches.size())),
                     options.language);
    if (parser.isSet(u"luck"_s) && options.luck.tables.empty())
        streams.out << u"No match has a log, so nothing is known of luck.\n"_s;
    return {};
}

Result<int> exportSite(const Exported &exported, const QString &folder, const QCommandLineParser &parser,
                       Streams &streams)
{
    const Competition &competition = exported.competition;
    auto options = siteOptionsOf(competition, siteSquads(competition));
    TOUCHLINE_TRY(options);
    options->moments = exported.moments;
    options->pictures = exported.clubs.pictures;
    options->grounds = exported.clubs.grounds;
    TOUCHLINE_TRY(addFigures(exported, parser, *options, streams));
    const std::vector<NamedBytes> files = siteOutputs(webSite(competition, *options));
    TOUCHLINE_TRY(checkFiles(folder, files, streams));
    TOUCHLINE_TRY(writeOutputs(folder, files, streams.existing));
    return static_cast<int>(files.size());
}

int runExport(const QCommandLineParser &parser, Streams &streams)
{
    const QString calendar = parser.value(u"calendar"_s);
    const QString site = parser.value(u"site"_s);
    const QString timetable = parser.value(u"timetable"_s);
    const QString trf = parser.value(u"trf"_s);
    if (calendar.isEmpty() && site.isEmpty() && timetable.isEmpty() && trf.isEmpty())
        return refuseUsage(streams, u"Choose --calendar, --site, --timetable or --trf."_s);
    if (parser.isSet(u"team"_s) && calendar.isEmpty())
        return refuseUsage(streams, u"--team needs --calendar."_s);
    for (const QString &option : {u"forecast"_s, u"luck"_s})
        if (parser.isSet(option) && site.isEmpty())
            return refuseUsage(streams, u"--%1 needs --site."_s.arg(option));
    const auto exported = exportedOf(parser.positionalArguments().constFirst(),
                                     parser.value(u"competition"_s), parser.isSet(u"luck"_s));
    TOUCHLINE_TRY_ON(streams, exported);
    if (!calendar.isEmpty()) {
        TOUCHLINE_TRY_ON(streams, exportCalendar(*exported, parser.value(u"team"_s), calendar, streams));
        streams.out << u"Calendar: %1\n"_s.arg(calendar);
    }
    if (!timetable.isEmpty()) {
        TOUCHLINE_TRY_ON(streams, exportTimetable(*exported, timetable, streams));
        streams.out << u"Timetable: %1\n"_s.arg(timetable);
    }
    if (!trf.isEmpty()) {
        const auto bytes = trfFile(exported->competition);
        TOUCHLINE_TRY_ON(streams, bytes);
        TOUCHLINE_TRY_ON(streams, writeFile(trf, *bytes, streams));
        streams.out << u"Tournament report: %1\n"_s.arg(trf);
    }
    if (!site.isEmpty()) {
        const auto files = exportSite(*exported, site, parser, streams);
        TOUCHLINE_TRY_ON(streams, files);
        streams.out << u"Web site: %1 files in %2, start with index.html\n"_s.arg(*files).arg(site);
    }
    return done;
}

} // namespace

const Verb exportVerb{
    "export",
    "Exports a competition as a calendar, a web site, a timetable to print or a tournament report.",
    Subject::Results,
    {{"A calendar for the phones", "export club.touchline --calendar club.ics"},
     {"Of one team", "export club.touchline --calendar mill.ics --team \"Mill Town\""},
     {"A web site without scripts", "export club.touchline --site site"}},
    {argument("FILE", "A cup saved by \"cup --out\", or a league."),
     {"calendar <file.ics>",
      "Write the dated fixtures as an iCalendar file. Importing it again updates the entries."},
     {"team <name>", "With --calendar: only the matches of this team, by code or name."},
     {"site <folder>", "Write a web site with tables, bracket, fixtures, scorers and teams to this folder."},
     {"forecast", "With --site: a page with the chances of every team, and how the title race went."},
     {"luck", "With --site: a page that tells luck from judgement, where the matches have a log."},
     {"timetable <file.html>",
      "Write the timetable to print: tables and hours for the wall, and a sheet for each table."},
     {"trf <file>", "Write the rounds of a Swiss as a tournament report of FIDE (TRF-16), as programs for "
                    "Swiss tournaments read it: results without goals."},
     forceRow,
     competitionRow},
    runExport,
    {1, 1, "Missing FILE: a cup or a league."},
    [](const QCommandLineParser &parser) {
        return valuesOf(parser, {u"calendar"_s, u"timetable"_s, u"trf"_s});
    }};

} // namespace touchline::cli
