// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/availability/player_career.h"
#include "models/views/fixtures/fixture_texts.h"

#include "core/base/index.h"
#include "core/discipline/availability.h"
#include "core/match/report/minute.h"
#include "core/match/report/report_events.h"
#include "core/play/discipline/competition_ledger.h"
#include "models/league/players/listed_players.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace touchline {

namespace {

struct PlayerCareerWords
{
    Q_DECLARE_TR_FUNCTIONS(PlayerCareer)
};

/// As many as listedPlayers() takes.
constexpr std::size_t teamsInOneQuestion = 500;

/// The teams that have the player on a list, and the name that the lists print.
Result<QSet<QUuid>> teamsThatList(OpenLeague &league, const QUuid &player, QString &name)
{
    QSet<QUuid> listing;
    const std::vector<Team> &teams = league.teams();
    for (std::size_t from = 0; from < teams.size(); from += teamsInOneQuestion) {
        std::vector<QUuid> asked;
        for (std::size_t i = from; i < std::min(from + teamsInOneQuestion, teams.size()); ++i)
            asked.push_back(teams[i].id);
        const auto listed = listedPlayers(league.league(), asked);
        TOUCHLINE_TRY(listed);
        for (const ListedPlayer &one : *listed)
            if (one.person.id == player) {
                listing.insert(one.team);
                name = one.person.name;
            }
    }
    return listing;
}

bool isNamed(const MatchReport &report, Side side, const QUuid &player, QString &name)
{
    for (const PlayerOnTheDay &one : report.teams[side].players)
        if (one.player == player) {
            name = name.isEmpty() ? one.name : name;
            return true;
        }
    for (const ReportEvent &event : report.events)
        if (event.side == side && event.player == player) {
            name = name.isEmpty() ? event.playerName : name;
            return true;
        }
    return false;
}

QString goalText(const ReportEvent &goal)
{
    QString what = goal.kind == ReportEventKind::PenaltyGoal ? PlayerCareerWords::tr("penalty")
                   : goal.kind == ReportEventKind::OwnGoal   ? PlayerCareerWords::tr("own goal")
                                                             : PlayerCareerWords::tr("goal");
    if (!goal.minute)
        return what;
    return QStringLiteral("%1, %2'").arg(what, minuteFigure(goal));
}

/// Collects what the matches of one competition have about the player in one team.
class CareerReader
{
public:
    CareerReader(PlayerCareer &career, const CompetitionState &state, int team)
        : m_career(career)
        , m_state(state)
        , m_team(team)
    {
        m_line.competition = state.id();
        m_line.competitionName = state.name();
        m_line.team = state.competition.entrant(team).id;
        m_line.teamName = state.competition.entrant(team).name;
    }

    void read()
    {
        for (int fixture = 0; at(fixture) < m_state.competition.fixtures().size(); ++fixture)
            if (const MatchReport *report = personalReport(m_state.competition, m_state.now, fixture))
                for (const Side side : bothSides)
                    if (report->teams[side].team == m_line.team)
                        readMatch(*report, side, fixture);
        if (m_state.discipline() != nullptr)
            readDiscipline();
        m_career.lines.push_back(m_line);
    }

private:
    void readMatch(const MatchReport &report, Side side, int fixture)
    {
        for (const ReportEvent &event : report.events) {
            if (event.player != m_career.player || event.side != side)
                continue;
            addCard(event.kind, m_line.cards);
            m_line.injuries += event.kind == ReportEventKind::Injury ? 1 : 0;
            if (!isGoal(event.kind))
                continue;
            m_line.goals += event.kind == ReportEventKind::OwnGoal ? 0 : 1;
            m_line.penalties += event.kind == ReportEventKind::PenaltyGoal ? 1 : 0;
            const QString match =
                PlayerCareerWords::tr("%1: v %2 (match %3)", "competition, opponent")
                    .arg(m_state.name(), report.teams[opposite(side)].name, numberText(m_state, fixture));
            m_career.goals.push_back({match, PlayerMark::Goal, goalText(event)});
        }
    }

    void readDiscipline()
    {
        for (LedgerLine line : playerLedger(m_state, m_team, m_career.player)) {
            line.match =
                PlayerCareerWords::tr("%1: %2", "competition, match").arg(m_state.name(), line.match);
            m_career.discipline.push_back(std::move(line));
        }
        const TeamLedger ledger = ledgerOf(m_state.competition, m_state.now, m_team, *m_state.discipline());
        for (const MissedMatch &missed : missedMatches(ledger))
            m_line.missed += missed.player == m_career.player ? 1 : 0;
        const std::vector<Absentee> out = absentees(ledger);
        m_line.isOut = !m_state.isOver() && std::any_of(out.begin(), out.end(), [this](const Absentee &one) {
            return one.player == m_career.player;
        });
    }

    PlayerCareer &m_career;
    const CompetitionState &m_state;
    int m_team;
    CareerLine m_line;
};

FigureRow rowOf(const QString &competition, const CareerLine &line)
{
    return {{competition, line.teamName, QString::number(line.goals), QString::number(line.penalties),
             QString::number(line.cards.yellow), QString::number(line.cards.secondYellow),
             QString::number(line.cards.red), QString::number(line.injuries), QString::number(line.missed)},
            line.team,
            {},
            {}};
}

} // namespace

Result<PlayerCareer> careerOf(OpenLeague &league, const QUuid &player)
{
    PlayerCareer career;
    career.player = player;
    const auto listing = teamsThatList(league, player, career.name);
    TOUCHLINE_TRY(listing);
    for (const CompetitionLine &competition : league.competitions()) {
        const auto state = league.state(competition.id);
        TOUCHLINE_TRY(state);
        const auto &entrants = (*state)->competition.definition().entrants;
        for (int team = 0; at(team) < entrants.size(); ++team) {
            bool isThere = listing->contains(entrants[at(team)].id);
            for (int fixture = 0; !isThere && at(fixture) < (*state)->competition.fixtures().size();
                 ++fixture)
                if (const MatchReport *report = (*state)->competition.report(fixture))
                    for (const Side side : bothSides)
                        isThere = isThere || (report->teams[side].team == entrants[at(team)].id &&
                                              isNamed(*report, side, player, career.name));
            if (isThere)
                CareerReader(career, **state, team).read();
        }
    }
    return career;
}

FigureTable careerTable(const PlayerCareer &career)
{
    FigureTable table;
    table.columns = {
        {PlayerCareerWords::tr("Competition"), {}, false},
        {PlayerCareerWords::tr("Team"), {}, false},
        {PlayerCareerWords::tr("Goals"), PlayerCareerWords::tr("Goals, including penalties"), true},
        {PlayerCareerWords::tr("Pen."), PlayerCareerWords::tr("Penalties among the goals"), true},
        {PlayerCareerWords::tr("Yellow"), PlayerCareerWords::tr("Yellow cards"), true},
        {PlayerCareerWords::tr("2nd"), PlayerCareerWords::tr("Sent off for a second yellow card"), true},
        {PlayerCareerWords::tr("Red"), PlayerCareerWords::tr("Straight red cards"), true},
        {PlayerCareerWords::tr("Injuries"), {}, true},
        {PlayerCareerWords::tr("Missed"), PlayerCareerWords::tr("Matches missed, banned or injured"), true}};
    table.teamColumn = 1;
    CareerLine all;
    for (const CareerLine &line : career.lines) {
        table.rows.push_back(rowOf(line.competitionName, line));
        all.goals += line.goals;
        all.penalties += line.penalties;
        all.cards.yellow += line.cards.yellow;
        all.cards.secondYellow += line.cards.secondYellow;
        all.cards.red += line.cards.red;
        all.injuries += line.injuries;
        all.missed += line.missed;
    }
    if (career.lines.size() > 1)
        table.rows.push_back(rowOf(PlayerCareerWords::tr("All competitions"), all));
    return table;
}

} // namespace touchline
