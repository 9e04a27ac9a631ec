// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/home/honours.h"

#include "core/base/index.h"
#include "core/competition/statistics/statistics_key.h"
#include "core/match/report/minute.h"
#include "core/match/report/report_events.h"
#include "models/views/fixtures/fixture_texts.h"
#include "models/views/translated.h"
#include "models/words/fixtures/fixture_words.h"
#include "models/words/fixtures/goal_words.h"
#include "models/words/fixtures/way_story.h"

#include <QCoreApplication>

#include <algorithm>

namespace touchline {

namespace {

struct HonoursWords
{
    Q_DECLARE_TR_FUNCTIONS(Honours)
};

/// A season has more matches than anybody reads here.
constexpr std::size_t longestWay = 12;
constexpr std::size_t podiumPlaces = 3;
constexpr std::size_t mostTopScorers = 3;

/// "45+2", "71 (pen)", "12 (og)".
QString goalWords(const ReportEvent &goal)
{
    const QString words = minuteFigure(goal);
    const QString kind = goal.kind == ReportEventKind::PenaltyGoal ? HonoursWords::tr("(pen)", "penalty")
                         : goal.kind == ReportEventKind::OwnGoal   ? HonoursWords::tr("(og)", "own goal")
                                                                   : QString();
    return words.isEmpty() || kind.isEmpty() ? words + kind : words + u' ' + kind;
}

QStringList scorerLines(const MatchReport &report, Side side)
{
    struct GoalsOfPlayer
    {
        StatisticsKey key;
        QString name;
        QStringList goals;
    };
    std::vector<GoalsOfPlayer> players;
    for (const ReportEvent &event : report.events) {
        if (!isGoal(event.kind) || gainsBy(event) != side)
            continue;
        const StatisticsKey key = keyOf(report.teams[event.side], event);
        auto player = std::find_if(players.begin(), players.end(),
                                   [&key](const GoalsOfPlayer &one) { return one.key == key; });
        if (player == players.end())
            player = players.insert(player, {key, playerWords(event, windowLanguage()), {}});
        player->goals << goalWords(event);
    }
    QStringList lines;
    for (GoalsOfPlayer &player : players) {
        const auto count = player.goals.size();
        player.goals.removeAll(QString());
        if (player.goals.isEmpty() && count > 1)
            player.goals << QStringLiteral("×%1").arg(count);
        lines << (player.name + u' ' + player.goals.join(QStringLiteral(", "))).trimmed();
    }
    return lines;
}

HonoursMatch honoursMatch(const CompetitionState &state, int fixture)
{
    const Competition &competition = state.competition;
    HonoursMatch match;
    match.fixture = fixture;
    match.round = capitalized(roundText(state, fixture));
    match.teams = state.now.fixtures[at(fixture)].teams;
    const OutcomeWords outcome = outcomeWords(competition, state.now, fixture, windowLanguage());
    match.score = outcome.between;
    if (!state.now.finalPlaces.empty())
        match.story =
            matchStory(competition, state.now, fixture, state.now.finalPlaces.front(), windowLanguage());
    match.note = outcome.note;
    match.winner = outcome.winner;
    for (const Side side : bothSides)
        match.names[side] = sideTitle(competition, state.now, fixture, side, windowLanguage());
    const MatchReport *report = competition.report(fixture);
    if (report != nullptr && state.now.fixtures[at(fixture)].award < 0)
        for (const Side side : bothSides)
            match.scorers[side] = scorerLines(*report, side);
    return match;
}

bool isCounted(const CompetitionState &state, int fixture)
{
    const FixtureStatus &status = state.now.fixtures[at(fixture)];
    return (status.state == FixtureState::Played || status.award >= 0) &&
           countedResult(state.competition, state.now, fixture) != nullptr;
}

void addFinal(const CompetitionState &state, Honours &honours)
{
    const int tie = finalTie(state.competition);
    if (tie < 0)
        return;
    for (const int fixture : state.competition.plan().ties[at(tie)].fixtures)
        if (isCounted(state, fixture))
            honours.final.push_back(honoursMatch(state, fixture));
    // A second final that was not needed: the first one decided.
    if (honours.final.empty() && !honours.way.empty())
        honours.final.push_back(honours.way.back());
}

void addWay(const CompetitionState &state, Honours &honours)
{
    for (int fixture = 0; at(fixture) < state.now.fixtures.size(); ++fixture) {
        const PerSide<int> &teams = state.now.fixtures[at(fixture)].teams;
        const bool isOwn = teams[Side::Home] == honours.champion || teams[Side::Away] == honours.champion;
        if (isOwn && isCounted(state, fixture))
            honours.way.push_back(honoursMatch(state, fixture));
    }
    const std::vector<const MatchReport *> reports = playedReports(state.competition);
    const QUuid champion = state.competition.entrant(honours.champion).id;
    for (const TeamMatches &team : teamMatches(reports))
        if (team.team == champion)
            honours.record = figuresOf(team.matches);
}

QString honoursMatchText(const HonoursMatch &match)
{
    QString text =
        QStringLiteral("%1 %2 %3").arg(match.names[Side::Home], match.score, match.names[Side::Away]);
    if (!match.note.isEmpty())
        text += QStringLiteral(" (%1)").arg(match.note);
    return text;
}

} // namespace

std::optional<Honours> honoursOf(const CompetitionState &state)
{
    if (!state.isOver() || state.now.finalPlaces.empty() || state.now.finalPlaces.front() < 0)
        return std::nullopt;
    Honours honours;
    honours.champion = state.now.finalPlaces.front();
    addWay(state, honours);
    addFinal(state, honours);
    honours.podium = podium(state.competition, state.now);
    if (honours.way.size() > longestWay)
        honours.way.clear();
    honours.topScorers = topScorers(state.competition);
    std::erase_if(honours.topScorers,
                  [most = honours.topScorers.empty() ? 0 : honours.topScorers.front().goals](
                      const Scorer &scorer) { return scorer.goals < most; });
    return honours;
}

QString placeTitle(const FinalPlace &place)
{
    return finalPlaceTitle(place, windowLanguage());
}

QString placesTitle(const Honours &honours)
{
    return honours.podium.size() > podiumPlaces + 1 ? HonoursWords::tr("Final places")
                                                    : HonoursWords::tr("Podium");
}

QString recordWords(const TeamFigures &record)
{
    const QString results =
        HonoursWords::tr("%1 won, %2 drawn, %3 lost")
            .arg(QString::number(record.won), QString::number(record.drawn), QString::number(record.lost));
    return record.withScore == 0 ? results
                                 : HonoursWords::tr("%1, %2 goals", "won, drawn, lost; goals for and against")
                                       .arg(results, scoreWords({record.goalsFor, record.goalsAgainst}));
}

QString topScorerWords(const std::vector<Scorer> &scorers)
{
    if (scorers.empty())
        return {};
    QStringList names;
    for (std::size_t i = 0; i < std::min(mostTopScorers, scorers.size()); ++i)
        names << HonoursWords::tr("%1 (%2)", "player, team").arg(scorers[i].name, scorers[i].teamName);
    if (scorers.size() > mostTopScorers)
        names << HonoursWords::tr("%n other(s)", nullptr, static_cast<int>(scorers.size() - mostTopScorers));
    return HonoursWords::tr("%1, %n goal(s)", "names", scorers.front().goals)
        .arg(names.join(QStringLiteral(", ")));
}

QString honoursText(const CompetitionState &state, const Honours &honours)
{
    QStringList lines{state.name(), QString()};
    for (const FinalPlace &place : honours.podium)
        lines << QStringLiteral("%1: %2").arg(placeTitle(place), state.competition.entrant(place.team).name);
    for (const HonoursMatch &match : honours.final) {
        lines << QString() << QStringLiteral("%1: %2").arg(match.round, honoursMatchText(match));
        for (const Side side : bothSides)
            if (!match.scorers[side].isEmpty())
                lines << QStringLiteral("%1: %2").arg(match.names[side],
                                                      match.scorers[side].join(QStringLiteral("; ")));
    }
    if (!honours.topScorers.empty())
        lines << QString() << HonoursWords::tr("Top scorer: %1").arg(topScorerWords(honours.topScorers));
    lines << QString()
          << QStringLiteral("%1: %2").arg(state.competition.entrant(honours.champion).name,
                                          recordWords(honours.record));
    for (const HonoursMatch &match : honours.way)
        lines << match.story;
    return lines.join(u'\n') + u'\n';
}

} // namespace touchline
