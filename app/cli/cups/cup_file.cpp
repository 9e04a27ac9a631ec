// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cups/cup_file.h"

#include "app/cli/cups/cup_json.h"
#include "core/base/near_miss.h"
#include "core/base/search_key.h"

namespace touchline::cli {

namespace {

Result<Competition> cupOfFile(const QString &path)
{
    return inFile(readJsonFile(path).and_then(competitionOfCupFile), path);
}

} // namespace

bool isCup(const QString &path)
{
    return path.endsWith(".json"_L1) || isPipedJson(path) || isLeaguePlace(path);
}

Result<Competition> readCupFile(const QString &path, const QString &name)
{
    if (isLeaguePlace(path)) {
        const auto league = leagueToRead(path);
        return league ? competitionOf(**league, name) : fail(league.error());
    }
    if (!name.isEmpty())
        return fail(Fault::Usage,
                    QT_TRANSLATE_NOOP("core", "%1 holds one cup: --competition is only for a league."),
                    {path});
    return cupOfFile(path);
}

Result<std::vector<Competition>> competitionsIn(const QString &path, const QString &name, Archive archive)
{
    std::vector<Competition> competitions;
    if (!isLeaguePlace(path) || !name.isEmpty()) {
        auto one = readCupFile(path, name);
        TOUCHLINE_TRY(one);
        competitions.push_back(std::move(*one));
        return competitions;
    }
    const auto league = leagueToRead(path);
    TOUCHLINE_TRY(league);
    const auto lines = (*league)->competitions().all();
    TOUCHLINE_TRY(lines);
    for (const CompetitionLine &line : *lines) {
        if (line.isArchived && archive == Archive::LeftOut)
            continue;
        auto one = (*league)->competitions().find(line.id);
        TOUCHLINE_TRY(one);
        competitions.push_back(std::move(*one));
    }
    if (competitions.empty())
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "The league has no competition yet."));
    return competitions;
}

Result<void> writeCupFile(const QString &path, const Competition &competition, Streams &streams)
{
    return writeFile(path, writtenJson(cupFileJson(competition)), streams);
}

Result<void> rewriteCupFile(const QString &path, const Competition &competition)
{
    if (isPipe(path))
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core",
                                      "A cup that comes through a pipe cannot be changed where it is. "
                                      "Give the name of its file."));
    return writeOutput(path, writtenJson(cupFileJson(competition)), Existing::Replace);
}

Result<void> changeCup(const QString &path, const Competition &before, const Competition &after,
                       const Message &title, const Streams &streams)
{
    if (!isLeaguePlace(path))
        return rewriteCupFile(path, after);
    const auto league = leagueToChange(path, streams);
    TOUCHLINE_TRY(league);
    const auto kept = (*league)->competitions().update(
        before.definition().id, title, [&](Competition &now) -> Result<void> {
            if (!(now == before))
                return fail(Fault::Conflict,
                            QT_TRANSLATE_NOOP("core", "The competition was changed in the meantime."));
            now = after;
            return {};
        });
    TOUCHLINE_TRY(kept);
    return {};
}

Result<int> entrantCalled(const QString &text, const Competition &competition)
{
    const QString wanted = searchKey(text);
    const std::vector<Entrant> &entrants = competition.definition().entrants;
    QStringList names;
    for (std::size_t i = 0; i < entrants.size(); ++i) {
        if (searchKey(entrants[i].handle()) == wanted || searchKey(entrants[i].name) == wanted)
            return static_cast<int>(i);
        names.append(entrants[i].name);
    }
    for (std::size_t i = 0; i < entrants.size(); ++i)
        for (const QString &former : entrants[i].earlierNames())
            if (searchKey(former) == wanted)
                return static_cast<int>(i);
    return fail(notOfList(text, names,
                          QT_TRANSLATE_NOOP("core", "No team \"%1\" takes part. Did you mean %2?"),
                          QT_TRANSLATE_NOOP("core", "No team \"%1\" takes part. Teams: %2.")));
}

} // namespace touchline::cli
