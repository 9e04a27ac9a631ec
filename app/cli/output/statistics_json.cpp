// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/statistics_json.h"

#include "core/competition/statistics/statistics_head_to_head.h"
#include "core/competition/statistics/statistics_records.h"
#include "core/competition/statistics/statistics_runs.h"
#include "core/competition/statistics/statistics_totals.h"

#include <QJsonArray>

namespace touchline::cli {

namespace {

QJsonValue numberOrNull(const std::optional<double> &number)
{
    return number ? QJsonValue(*number) : QJsonValue();
}

QJsonValue scoreOrNull(const std::optional<Score> &score)
{
    return score ? QJsonValue(QJsonArray{score->home, score->away}) : QJsonValue();
}

QJsonValue nameOrNull(const std::optional<TeamOnTheDay> &team)
{
    return team ? QJsonValue(team->name) : QJsonValue();
}

QJsonObject matchJson(const MatchReport &report, const StatisticsChoice &choice)
{
    const StatisticsChoice::Place place = choice.places.value(&report);
    QJsonObject object{{QStringLiteral("competition"), choice.competitions.at(place.competition)},
                       {QStringLiteral("number"), place.number},
                       {QStringLiteral("home"), report.teams[Side::Home].name},
                       {QStringLiteral("away"), report.teams[Side::Away].name},
                       {QStringLiteral("score"),
                        scoreOrNull(report.withoutScore ? std::nullopt : std::optional(report.score))},
                       {QStringLiteral("shoot_out"), scoreOrNull(report.shootOut)},
                       {QStringLiteral("decided_by"), decidedByWord(report.decidedBy)}};
    if (report.attendance)
        object.insert(QStringLiteral("attendance"), *report.attendance);
    return object;
}

QJsonArray matchesJson(const std::vector<const MatchReport *> &reports, const StatisticsChoice &choice)
{
    QJsonArray matches;
    for (const MatchReport *report : reports)
        matches.append(matchJson(*report, choice));
    return matches;
}

void insertCards(const CardCount &cards, QJsonObject &object)
{
    object.insert(QStringLiteral("yellow"), cards.yellow);
    object.insert(QStringLiteral("second_yellow"), cards.secondYellow);
    object.insert(QStringLiteral("red"), cards.red);
}

QJsonObject totalsJson(const MatchTotals &totals)
{
    QJsonObject object{
        {QStringLiteral("matches"), totals.matches},
        {QStringLiteral("draws"), totals.draws},
        {QStringLiteral("draw_share"), numberOrNull(totals.drawShare())},
        {QStringLiteral("extra_times"), totals.extraTimes},
        {QStringLiteral("shoot_outs"), totals.shootOuts},
        {QStringLiteral("with_score"), totals.withScore},
        {QStringLiteral("goals"), totals.goals},
        {QStringLiteral("goals_per_match"), numberOrNull(totals.goalsPerMatch())},
        {QStringLiteral("with_scorers"), totals.withScorers},
        {QStringLiteral("penalty_goals"), totals.penaltyGoals},
        {QStringLiteral("penalty_goals_per_match"), numberOrNull(totals.penaltyGoalsPerMatch())},
        {QStringLiteral("own_goals"), totals.ownGoals},
        {QStringLiteral("with_cards"), totals.withCards},
        {QStringLiteral("yellow_per_match"), numberOrNull(totals.yellowsPerMatch())},
        {QStringLiteral("sendings_off_per_match"), numberOrNull(totals.sendingsOffPerMatch())}};
    insertCards(totals.cards, object);
    if (totals.withAttendance > 0) {
        object.insert(QStringLiteral("with_attendance"), totals.withAttendance);
        object.insert(QStringLiteral("attendance"), static_cast<qint64>(totals.attendance));
        object.insert(QStringLiteral("attendance_per_match"), numberOrNull(totals.attendancePerMatch()));
    }
    return object;
}

QJsonObject figuresJson(const TeamFigures &figures)
{
    return {{QStringLiteral("played"), figures.played},
            {QStringLiteral("won"), figures.won},
            {QStringLiteral("drawn"), figures.drawn},
            {QStringLiteral("lost"), figures.lost},
            {QStringLiteral("with_score"), figures.withScore},
            {QStringLiteral("goals_for"), figures.goalsFor},
            {QStringLiteral("goals_against"), figures.goalsAgainst},
            {QStringLiteral("clean_sheets"), figures.cleanSheets},
            {QStringLiteral("without_scoring"), figures.withoutScoring},
            {QStringLiteral("shoot_outs_won"), figures.shootOutsWon},
            {QStringLiteral("shoot_outs_lost"), figures.shootOutsLost}};
}

QJsonArray teamsJson(const StatisticsChoice &choice)
{
    QJsonArray teams;
    for (const TeamMatches &team : choice.teams) {
        QJsonObject object = figuresJson(figuresOf(team.matches));
        object.insert(QStringLiteral("team"), team.name);
        object.insert(QStringLiteral("form"), formLetters(team));
        insertCards(choice.cardsOf(team), object);
        teams.append(object);
    }
    return teams;
}

QJsonObject runsJson(const StatisticsChoice &choice)
{
    QJsonObject object;
    for (const RunKind kind : allRunKinds) {
        QJsonArray runs;
        for (const Run &run : longestRuns(choice.teams, kind))
            runs.append(QJsonObject{{QStringLiteral("team"), run.teamName},
                                    {QStringLiteral("length"), run.length},
                                    {QStringLiteral("first"), matchJson(*run.first, choice)},
                                    {QStringLiteral("last"), matchJson(*run.last, choice)},
                                    {QStringLiteral("running"), run.isRunning}});
        object.insert(runWord(kind), runs);
    }
    return object;
}

QJsonObject recordsJson(const StatisticsChoice &choice)
{
    QJsonArray hatTricks;
    for (const Haul &haul : hauls(choice.reports))
        hatTricks.append(QJsonObject{{QStringLiteral("player"), haul.name},
                                     {QStringLiteral("team"), haul.report->teams[haul.side].name},
                                     {QStringLiteral("goals"), haul.goals},
                                     {QStringLiteral("penalties"), haul.penalties},
                                     {QStringLiteral("match"), matchJson(*haul.report, choice)}});
    QJsonArray fastest;
    for (const GoalOfMatch &goal : fastestGoals(choice.reports)) {
        const ReportEvent &event = goal.told();
        fastest.append(QJsonObject{{QStringLiteral("player"), event.playerName},
                                   {QStringLiteral("team"), goal.report->teams[event.side].name},
                                   {QStringLiteral("minute"), *event.minute},
                                   {QStringLiteral("own_goal"), event.kind == ReportEventKind::OwnGoal},
                                   {QStringLiteral("match"), matchJson(*goal.report, choice)}});
    }
    QJsonObject object{{QStringLiteral("biggest_wins"),
                        matchesJson(biggestWins(choice.reportsThatWere(Outcome::Won)), choice)},
                       {QStringLiteral("highest_scores"), matchesJson(highestScores(choice.reports), choice)},
                       {QStringLiteral("hat_tricks"), hatTricks},
                       {QStringLiteral("fastest_goals"), fastest}};
    if (const auto highest = highestAttendances(choice.reports); !highest.empty())
        object.insert(QStringLiteral("highest_attendances"), matchesJson(highest, choice));
    if (choice.team)
        object.insert(QStringLiteral("biggest_defeats"),
                      matchesJson(biggestWins(choice.reportsThatWere(Outcome::Lost)), choice));
    return object;
}

QJsonArray scorersJson(const StatisticsChoice &choice)
{
    QJsonArray scorers;
    for (const Scorer &scorer : choice.scorers)
        scorers.append(QJsonObject{{QStringLiteral("player"), scorer.name},
                                   {QStringLiteral("team"), scorer.teamName},
                                   {QStringLiteral("goals"), scorer.goals},
                                   {QStringLiteral("penalties"), scorer.penalties}});
    return scorers;
}

QJsonArray totalsOfPlayersJson(const std::vector<PlayerTotal> &players, const QString &what)
{
    QJsonArray array;
    for (const PlayerTotal &one : players)
        array.append(QJsonObject{
            {QStringLiteral("player"), one.name}, {QStringLiteral("team"), one.teamName}, {what, one.total}});
    return array;
}

QJsonArray playerFiguresJson(const StatisticsChoice &choice)
{
    QJsonArray figures;
    for (const FigureTotals &figure : choice.playerFigures)
        figures.append(QJsonObject{
            {QStringLiteral("figure"), figure.figure},
            {QStringLiteral("players"), totalsOfPlayersJson(figure.players, QStringLiteral("total"))}});
    return figures;
}

QJsonArray cardsJson(const StatisticsChoice &choice)
{
    QJsonArray cards;
    for (const Booked &booked : choice.players) {
        QJsonObject object{{QStringLiteral("player"), booked.name},
                           {QStringLiteral("team"), booked.teamName}};
        insertCards(booked.cards, object);
        cards.append(object);
    }
    return cards;
}

/// Null where no two teams were chosen, and where they never met.
QJsonValue headToHeadJson(const StatisticsChoice &choice)
{
    const TeamMatches *team = choice.chosenTeam();
    if (team == nullptr || !choice.against)
        return {};
    const HeadToHead both = headToHead(*team, *choice.against);
    QJsonObject object = figuresJson(both.figures);
    QJsonArray matches;
    for (const TeamMatch &match : both.matches)
        matches.append(matchJson(*match.report, choice));
    object.insert(QStringLiteral("matches"), matches);
    return object;
}

} // namespace

QJsonObject statisticsJson(const StatisticsChoice &choice)
{
    return {{QStringLiteral("competitions"), QJsonArray::fromStringList(choice.competitions)},
            {QStringLiteral("team"), nameOrNull(choice.team)},
            {QStringLiteral("against"), nameOrNull(choice.against)},
            {QStringLiteral("totals"), totalsJson(totalsOf(choice.reports))},
            {QStringLiteral("teams"), teamsJson(choice)},
            {QStringLiteral("runs"), runsJson(choice)},
            {QStringLiteral("records"), recordsJson(choice)},
            {QStringLiteral("scorers"), scorersJson(choice)},
            {QStringLiteral("assists"), totalsOfPlayersJson(choice.assists, QStringLiteral("assists"))},
            {QStringLiteral("player_figures"), playerFiguresJson(choice)},
            {QStringLiteral("cards"), cardsJson(choice)},
            {QStringLiteral("head_to_head"), headToHeadJson(choice)}};
}

QString formLetters(const TeamMatches &team)
{
    QString letters;
    for (const Outcome outcome : form(team.matches))
        letters += outcome == Outcome::Won ? u'W' : outcome == Outcome::Drawn ? u'D' : u'L';
    return letters;
}

} // namespace touchline::cli
