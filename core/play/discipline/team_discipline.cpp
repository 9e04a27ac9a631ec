// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/discipline/team_discipline.h"

#include "core/discipline/absence_length.h"
#include "core/discipline/availability.h"
#include "core/discipline/discipline_words.h"
#include "core/discipline/risk.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/discipline/other_competitions.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

TeamDiscipline::Next nextOf(const Competition &competition, const Progress &now, int team, int fixture)
{
    const auto index = static_cast<std::size_t>(fixture);
    const PerSide<int> &teams = now.fixtures[index].teams;
    const int opponent = teams[Side::Home] == team ? teams[Side::Away] : teams[Side::Home];
    return {QString::number(competition.fixtures()[index].number),
            opponent < 0 ? QString() : competition.entrant(opponent).name, roundAfter(competition, fixture),
            dayOfFixture(competition, fixture)};
}

/// Those of the matches that the team is sure to play, and the one that follows, as far as it is known.
std::vector<StageKind> stagesAhead(const Competition &competition, const Progress &now, int team)
{
    std::vector<StageKind> stages = stagesOf(competition, fixturesAhead(competition, now, team));
    if (const int last = lastPlayed(competition, now, team); stages.empty() && last >= 0)
        stages.push_back(stageAfter(stageOf(competition, last)));
    return stages;
}

QStringList numbersOf(const Competition &competition, const TeamLedger &ledger)
{
    QStringList numbers;
    for (const TeamLedger::Match &match : ledger.matches()) {
        if (!match.season.isEmpty()) {
            numbers.append(match.season);
            continue;
        }
        const auto index = static_cast<std::size_t>(competition.indexOfFixture(match.fixture));
        numbers.append(QString::number(competition.fixtures()[index].number));
    }
    return numbers;
}

/// The number of a match of another competition of the league.
QString numberElsewhere(const Competition &competition, const LedgerMatch &match)
{
    if (match.season.isEmpty() || competition.otherCompetitions() == nullptr)
        return {};
    for (const auto &one : competition.otherCompetitions()->all)
        if (const int index = one->competition.indexOfFixture(match.fixture); index >= 0)
            return QString::number(one->competition.fixtures()[static_cast<std::size_t>(index)].number);
    return {};
}

/// The last day of what keeps him out by the calendar; null where nothing does.
QDate lastDayOf(const TeamLedger &ledger, const QUuid &player)
{
    QDate day;
    for (const Suspension &one : ledger.suspensions())
        if (one.player == player && ledger.keepsOut(one) && one.until.isValid())
            day = day.isValid() ? std::max(day, one.until) : one.until;
    return day;
}

void addFreeAgain(TeamDiscipline &one, const Competition &competition, const Progress &now, int team,
                  const DisciplineRules &rules)
{
    const std::vector<Absentee> out = absentees(one.ledger);
    if (out.empty())
        return;
    const std::vector<int> ahead = fixturesAhead(competition, now, team);
    const std::vector<AbsenceLength> lengths = absenceLengths(
        one.ledger, competition.entrant(team).id, matchesAhead(competition, now, team, ahead, rules));
    for (std::size_t i = 0; i < out.size(); ++i)
        one.free.push_back(freeAgain(competition, now, team, ahead, lengths[i].matches,
                                     lastDayOf(one.ledger, out[i].player)));
}

} // namespace

QString roundAfter(const Competition &competition, int index)
{
    const std::vector<Fixture> &all = competition.fixtures();
    const Fixture &fixture = all[static_cast<std::size_t>(index)];
    const StageKind stage = stageOf(competition, index);
    if (fixture.isGroupMatch())
        return {};
    if (stage == StageKind::SemiFinal)
        return all.back().stageName;
    const auto later = std::find_if(all.begin(), all.end(), [&](const Fixture &other) {
        return other.stage == fixture.stage && other.round > fixture.round;
    });
    return later == all.end() || stage > StageKind::SemiFinal ? QString() : later->stageName;
}

std::vector<StageKind> stagesOf(const Competition &competition, const std::vector<int> &fixtures)
{
    std::vector<StageKind> stages;
    stages.reserve(fixtures.size());
    for (const int fixture : fixtures)
        stages.push_back(stageOf(competition, fixture));
    if (!stages.empty())
        stages.push_back(stageAfter(stages.back()));
    return stages;
}

TeamDiscipline disciplineOfTeam(const Competition &competition, const Progress &now, int team,
                                const DisciplineRules &rules)
{
    TeamDiscipline one{
        competition.entrant(team).name, ledgerOf(competition, now, team, rules), {}, {}, {}, false, {}};
    one.matches = numbersOf(competition, one.ledger);
    for (const LedgerMatch &match : one.ledger.matches())
        one.numbersElsewhere.append(numberElsewhere(competition, match));
    one.decisionsWithoutEffect = decisionsWithoutEffect(competition, now, team, rules);
    if (const int fixture = nextFixture(competition, now, team); fixture >= 0)
        one.next = nextOf(competition, now, team, fixture);
    one.isOut = isOut(competition, now, team);
    if (!one.isOut)
        one.threats =
            threatsAhead(one.ledger, competition.entrant(team).id, stagesAhead(competition, now, team));
    if (!one.isOut)
        addFreeAgain(one, competition, now, team, rules);
    return one;
}

std::vector<TeamDiscipline> suspensionsOf(const Competition &competition, const DisciplineRules &rules)
{
    const Progress now = progress(competition);
    std::vector<TeamDiscipline> teams;
    teams.reserve(competition.definition().entrants.size());
    for (int team = 0; team < static_cast<int>(competition.definition().entrants.size()); ++team)
        teams.push_back(disciplineOfTeam(competition, now, team, rules));
    return teams;
}

Message missesNext(const TeamDiscipline &team)
{
    if (!team.next)
        return {QT_TRANSLATE_NOOP("core", "misses the next match"), {}};
    if (team.next->day.isValid())
        return team.next->opponent.isEmpty()
                   ? Message{QT_TRANSLATE_NOOP("core", "misses match %1 on %2"),
                             {team.next->match, team.next->day.toString(Qt::ISODate)}}
                   : Message{QT_TRANSLATE_NOOP("core", "misses v %1 (match %2, %3)"),
                             {team.next->opponent, team.next->match, team.next->day.toString(Qt::ISODate)}};
    if (team.next->opponent.isEmpty())
        return {QT_TRANSLATE_NOOP("core", "misses match %1"), {team.next->match}};
    return {QT_TRANSLATE_NOOP("core", "misses v %1 (match %2)"), {team.next->opponent, team.next->match}};
}

std::vector<Message> allRisks(const Threat &threat, const TeamLedger &ledger, const QString &wouldMiss)
{
    std::vector<Message> all{whyAtRisk(threat, ledger)};
    if (!wouldMiss.isEmpty())
        all.push_back(oneAwayFrom(threat, wouldMiss));
    return all;
}

std::vector<Message> allRisks(const TeamDiscipline &team, const Threat &threat)
{
    return allRisks(threat, team.ledger, team.next ? team.next->wouldMiss : QString());
}

} // namespace touchline
