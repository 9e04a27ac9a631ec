// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/statistics_choice.h"

#include "app/cli/cups/cup_file.h"
#include "core/base/near_miss.h"
#include "core/competition/statistics/statistics_key.h"

namespace touchline::cli {

namespace {

QStringList labelsOf(const std::vector<Competition> &competitions, const QStringList &paths)
{
    QStringList names;
    for (const Competition &competition : competitions)
        names.append(competition.definition().name);
    QStringList labels;
    for (qsizetype i = 0; i < names.size(); ++i)
        labels.append(names.count(names.at(i)) == 1 ? names.at(i)
                                                    : u"%1 (%2)"_s.arg(names.at(i), paths.at(i)));
    return labels;
}

bool isSame(const TeamOnTheDay &team, const QUuid &id, const QString &name)
{
    return keyOf(team) == keyOf({id, name, {}});
}

/// Both chosen teams (or the one) took part.
bool isWanted(const MatchReport &report, const StatisticsChoice &choice)
{
    const auto takesPart = [&report](const std::optional<TeamOnTheDay> &team) {
        return !team || std::any_of(bothSides.begin(), bothSides.end(),
                                    [&](Side side) { return keyOf(report.teams[side]) == keyOf(*team); });
    };
    return takesPart(choice.team) && takesPart(choice.against);
}

/// The list is of the chosen teams, or of all where none was chosen.
bool isListed(const QUuid &id, const QString &name, const StatisticsChoice &choice)
{
    return !choice.team || isSame(*choice.team, id, name) ||
           (choice.against && isSame(*choice.against, id, name));
}

void keepChosen(StatisticsChoice &choice)
{
    std::erase_if(choice.teams,
                  [&choice](const TeamMatches &one) { return !isListed(one.team, one.name, choice); });
    const auto isOther = [&choice](const auto &one) { return !isListed(one.team, one.teamName, choice); };
    std::erase_if(choice.scorers, isOther);
    std::erase_if(choice.assists, isOther);
    for (FigureTotals &figure : choice.playerFigures)
        std::erase_if(figure.players, isOther);
    std::erase_if(choice.playerFigures, [](const FigureTotals &figure) { return figure.players.empty(); });
    std::erase_if(choice.players, isOther);
    std::erase_if(choice.teamCards, isOther);
}

} // namespace

Result<SeveralCups> readCups(const QStringList &paths, const QString &name)
{
    SeveralCups cups;
    QStringList places;
    for (const QString &path : paths) {
        auto competitions = competitionsIn(path, name);
        TOUCHLINE_TRY(competitions);
        for (std::size_t i = 0; i < competitions->size(); ++i) {
            Competition &competition = (*competitions)[i];
            const auto twin = std::find(cups.competitions.begin(), cups.competitions.end(), competition);
            if (twin != cups.competitions.end())
                return fail(
                    Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "%1: This is the same cup as in %2 and would count twice."),
                    {path, places.at(twin - cups.competitions.begin())});
            cups.competitions.push_back(std::move(competition));
            places << (competitions->size() == 1 ? path : u"%1, %2"_s.arg(path).arg(i + 1));
        }
    }
    cups.labels = labelsOf(cups.competitions, places);
    return cups;
}

Result<TeamOnTheDay> teamCalled(const QString &name, const SeveralCups &cups)
{
    std::optional<TeamOnTheDay> found;
    QStringList names;
    for (const Competition &competition : cups.competitions)
        for (const Entrant &entrant : competition.definition().entrants) {
            names << entrant.name;
            if (entrant.code != name && entrant.name != name && !entrant.earlierNames().contains(name))
                continue;
            if (found && found->team != entrant.id)
                return fail(Fault::BadInput,
                            QT_TRANSLATE_NOOP("core", "Several teams are called \"%1\": use the card id."),
                            {name});
            found = TeamOnTheDay{entrant.id, entrant.name, {}};
        }
    if (!found)
        return fail(notOfList(name, names,
                              QT_TRANSLATE_NOOP("core", "No team \"%1\" takes part. Did you mean %2?"),
                              QT_TRANSLATE_NOOP("core", "No team \"%1\" takes part. Teams: %2.")));
    return *found;
}

const TeamMatches *StatisticsChoice::chosenTeam() const
{
    if (!team)
        return nullptr;
    const auto found = std::find_if(teams.begin(), teams.end(), [this](const TeamMatches &one) {
        return isSame(*team, one.team, one.name);
    });
    return found == teams.end() ? nullptr : &*found;
}

CardCount StatisticsChoice::cardsOf(const TeamMatches &one) const
{
    const auto found = std::find_if(teamCards.begin(), teamCards.end(), [&one](const Booked &booked) {
        return isSame({one.team, one.name, {}}, booked.team, booked.teamName);
    });
    return found == teamCards.end() ? CardCount() : found->cards;
}

std::vector<const MatchReport *> StatisticsChoice::reportsThatWere(Outcome outcome) const
{
    const TeamMatches *own = chosenTeam();
    if (own == nullptr)
        return reports;
    std::vector<const MatchReport *> list;
    for (const TeamMatch &match : own->matches)
        if (match.outcome() == outcome)
            list.push_back(match.report);
    return list;
}

StatisticsChoice chosen(const SeveralCups &cups, std::optional<TeamOnTheDay> team,
                        std::optional<TeamOnTheDay> against)
{
    StatisticsChoice choice;
    choice.competitions = cups.labels;
    choice.team = std::move(team);
    choice.against = std::move(against);
    for (std::size_t i = 0; i < cups.competitions.size(); ++i) {
        const Competition &competition = cups.competitions[i];
        for (const MatchReport *report : playedReports(competition)) {
            if (!isWanted(*report, choice))
                continue;
            const auto fixture = static_cast<std::size_t>(competition.indexOfFixture(report->fixture));
            choice.reports.push_back(report);
            choice.places.insert(report, {static_cast<int>(i), competition.fixtures()[fixture].number});
        }
    }
    choice.teams = teamMatches(choice.reports);
    choice.scorers = topScorers(choice.reports);
    choice.assists = assists(choice.reports);
    choice.playerFigures = playerFigures(choice.reports);
    choice.players = playersBooked(choice.reports);
    choice.teamCards = teamsBooked(choice.reports);
    keepChosen(choice);
    return choice;
}

} // namespace touchline::cli
