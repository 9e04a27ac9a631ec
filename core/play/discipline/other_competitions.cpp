// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/other_competitions.h"

#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/discipline_facts.h"
#include "core/play/discipline/earlier_facts.h"
#include "core/play/transfers/player_move.h"

#include <algorithm>
#include <optional>
#include <set>

namespace touchline {

namespace {

/// Those that take part, and those from which and to which players have moved.
std::set<QUuid> teamsOf(const Competition &competition)
{
    std::set<QUuid> teams;
    for (const Entrant &entrant : competition.definition().entrants)
        teams.insert(entrant.id);
    for (const PlayerMove &move : movesIn(competition))
        teams.insert({move.from.id, move.to.id});
    teams.erase(QUuid());
    return teams;
}

bool shareTeam(const std::set<QUuid> &one, const std::set<QUuid> &other)
{
    return std::any_of(one.begin(), one.end(), [&other](const QUuid &team) { return other.contains(team); });
}

} // namespace

CompetitionKind kindOf(const Competition &competition)
{
    if (const auto kind = competition.definition().type.kind)
        return *kind;
    const std::vector<Fixture> &all = competition.fixtures();
    const bool isLeague =
        std::all_of(all.begin(), all.end(), [](const Fixture &one) { return one.isGroupMatch(); });
    return isLeague ? CompetitionKind::League : CompetitionKind::Cup;
}

ServingPlace servingPlaceOf(const Competition &competition)
{
    const auto kind = static_cast<std::size_t>(kindOf(competition));
    return {competition.definition().id, QLatin1String(competitionKindWords[kind]),
            competition.definition().type.category};
}

std::shared_ptr<const OtherCompetition> asOtherCompetition(Competition competition)
{
    auto rules = disciplineOf(competition);
    if (!rules || !*rules)
        return nullptr;
    // Those beside it are for the competition that is asked about.
    competition.setOtherCompetitions(nullptr);
    Progress now = progress(competition);
    return std::make_shared<const OtherCompetition>(
        OtherCompetition{std::move(competition), std::move(now), std::move(**rules)});
}

Competition withOtherCompetitions(Competition competition,
                                  const std::vector<std::shared_ptr<const OtherCompetition>> &others)
{
    auto otherCompetitions = std::make_shared<OtherCompetitions>();
    const std::set<QUuid> teams = teamsOf(competition);
    const auto own = disciplineOf(competition);
    bool doReach = own && *own && ((*own)->served.reachOthers() || hasBansForOthers(competition));
    for (const auto &other : others) {
        if (other == nullptr || other->competition.definition().id == competition.definition().id ||
            !shareTeam(teams, teamsOf(other->competition)))
            continue;
        doReach = doReach || other->rules.served.reachOthers() || hasBansForOthers(other->competition);
        otherCompetitions->all.push_back(other);
    }
    const bool hasPart = own && *own && doReach && !otherCompetitions->all.empty();
    competition.setOtherCompetitions(hasPart ? otherCompetitions : nullptr);
    return competition;
}

Competition withOthersReplaced(Competition competition, const std::vector<Competition> &others)
{
    if (competition.otherCompetitions() == nullptr)
        return competition;
    std::vector<std::shared_ptr<const OtherCompetition>> all = competition.otherCompetitions()->all;
    for (auto &one : all)
        for (const Competition &other : others)
            if (other.definition().id == one->competition.definition().id)
                if (auto taken = asOtherCompetition(other))
                    one = std::move(taken);
    return withOtherCompetitions(std::move(competition), all);
}

bool reachOthers(const QJsonObject &discipline)
{
    const QJsonObject served = discipline.value(QStringLiteral("served_in")).toObject();
    const QString none = QLatin1String(servedInWords.front());
    return std::any_of(served.begin(), served.end(),
                       [&none](const QJsonValue &word) { return word.toString() != none; });
}

QDate lastChangeIn(const Competition &competition, const QUuid &team)
{
    const QDate notKnown(9999, 12, 31);
    const int index = competition.indexOfTeam(team);
    const bool isForAll = index < 0 || !movesIn(competition).empty();
    const std::vector<TeamFixture> noRoad;
    std::optional<EarlierFacts> earlier;
    if (!isForAll)
        earlier.emplace(competition, noRoad, index);
    QDate last;
    const auto take = [&](const QDate &day) { last = std::max(last, day.isValid() ? day : notKnown); };
    for (std::size_t i = 0; i < competition.setAside().size(); ++i)
        if (isForAll || earlier->mattersForPlayers(i))
            take(competition.setAside()[i].note.date);
    for (const Ruling &one : competition.rulings())
        if (one.kind != Ruling::Kind::Postponed &&
            (isForAll || one.teams[Side::Home] == index || one.teams[Side::Away] == index))
            take(one.date);
    for (const TeamWithdrawal &one : competition.withdrawals())
        take(one.date);
    return last;
}

QDate firstDayOf(const Competition &competition)
{
    QDate first;
    for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i) {
        const Appointment *day = competition.appointment(i);
        if (day != nullptr && day->date.isValid() && (!first.isValid() || day->date < first))
            first = day->date;
    }
    return first;
}

QDate lastDayOf(const Competition &competition)
{
    QDate last;
    for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i)
        if (const Appointment *day = competition.appointment(i); day != nullptr)
            last = std::max(last, day->date);
    return last;
}

} // namespace touchline
