// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/statistics_json.h"

#include "app/cli/base/json.h"
#include "core/competition/statistics/statistics_head_to_head.h"
#include "core/competition/statistics/statistics_records.h"
#include "core/competition/statistics/statistics_runs.h"
#include "core/competition/statistics/statistics_totals.h"

namespace touchline::cli {

namespace {

QJsonValue nameOrNull(const std::optional<TeamOnTheDay> &team)
{
    return team ? QJsonValue(team->name) : QJsonValue();
}

QJsonObject matchJson(const MatchReport &report, const StatisticsChoice &choice)
{
    const StatisticsChoice::Place place = choice.places.value(&report);
    QJsonObject object{{u"competition"_s, choice.competitions.at(place.competition)},
                       {u"number"_s, place.number},
                       {u"home"_s, report.teams[Side::Home].name},
                       {u"away"_s, report.teams[Side::Away].name},
                       {u"score"_s, orNull(report.withoutScore ? std::nullopt : std::optional(report.score))},
                       {u"shoot_out"_s, orNull(report.shootOut)},
                       {u"decided_by"_s, decidedByWord(report.decidedBy)}};
    if (report.attendance)
        object.insert(u"attendance"_s, *report.attendance);
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
    object.insert(u"yellow"_s, cards.yellow);
    object.insert(u"second_yellow"_s, cards.secondYellow);
    object.insert(u"red"_s, cards.red);
}

QJsonObject totalsJson(const MatchTotals &totals)
{
    QJsonObject object{{u"matches"_s, totals.matches},
                       {u"draws"_s, totals.draws},
                       {u"draw_share"_s, orNull(totals.drawShare())},
                       {u"extra_times"_s, totals.extraTimes},
                       {u"shoot_outs"_s, totals.shootOuts},
                       {u"with_score"_s, totals.withScore},
                       {u"goals"_s, totals.goals},
                       {u"goals_per_match"_s, orNull(totals.goalsPerMatch())},
                       {u"with_scorers"_s, totals.withScorers},
                       {u"penalty_goals"_s, totals.penaltyGoals},
                       {u"penalty_goals_per_match"_s, orNull(totals.penaltyGoalsPerMatch())},
                       {u"own_goals"_s, totals.ownGoals},
                       {u"with_cards"_s, totals.withCards},
                       {u"yellow_per_match"_s, orNull(totals.yellowsPerMatch())},
                       {u"sendings_off_per_match"_s, orNull(totals.sendingsOffPerMatch())}};
    insertCards(totals.cards, object);
    if (totals.withAttendance > 0) {
        object.insert(u"with_attendance"_s, totals.withAttendance);
        object.insert(u"attendance"_s, static_cast<qint64>(totals.attendance));
        object.insert(u"attendance_per_match"_s, orNull(totals.attendancePerMatch()));
    }
    return object;
}

QJsonObject figuresJson(const TeamFigures &figures)
{
    return {{u"played"_s, figures.played},
            {u"won"_s, figures.won},
            {u"drawn"_s, figures.drawn},
            {u"lost"_s, figures.lost},
            {u"with_score"_s, figures.withScore},
            {u"goals_for"_s, figures.goalsFor},
            {u"goals_against"_s, figures.goalsAgainst},
            {u"clean_sheets"_s, figures.cleanSheets},
            {u"without_scoring"_s, figures.withoutScoring},
            {u"shoot_outs_won"_s, figures.shootOutsWon},
            {u"shoot_outs_lost"_s, figures.shootOutsLost}};
}

QJsonArray teamsJson(const StatisticsChoice &choice)
{
    QJsonArray teams;
    for (const TeamMatches &team : choice.teams) {
        QJsonObject object = figuresJson(figuresOf(team.matches));
        object.insert(u"team"_s, team.name);
        object.insert(u"form"_s, formLetters(team));
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
            runs.append(QJsonObject{{u"team"_s, run.teamName},
                                    {u"length"_s, run.length},
                                    {u"first"_s, matchJson(*run.first, choice)},
                                    {u"last"_s, matchJson(*run.last, choice)},
                                    {u"running"_s, run.isRunning}});
        object.insert(runWord(kind), runs);
    }
    return object;
}

QJsonObject recordsJson(const StatisticsChoice &choice)
{
    QJsonArray hatTricks;
    for (const Haul &haul : hauls(choice.reports))
        hatTricks.append(QJsonObject{{u"player"_s, haul.name},
                                     {u"team"_s, haul.report->teams[haul.side].name},
                                     {u"goals"_s, haul.goals},
                                     {u"penalties"_s, haul.penalties},
                                     {u"match"_s, matchJson(*haul.report, choice)}});
    QJsonArray fastest;
    for (const GoalOfMatch &goal : fastestGoals(choice.reports)) {
        const ReportEvent &event = goal.reportEvent();
        fastest.append(QJsonObject{{u"player"_s, event.playerName},
                                   {u"team"_s, goal.report->teams[event.side].name},
                                   {u"minute"_s, *event.minute},
                                   {u"own_goal"_s, event.kind == ReportEventKind::OwnGoal},
                                   {u"match"_s, matchJson(*goal.report, choice)}});
    }
    QJsonObject object{
        {u"biggest_wins"_s, matchesJson(biggestWins(choice.reportsThatWere(Outcome::Won)), choice)},
        {u"highest_scores"_s, matchesJson(highestScores(choice.reports), choice)},
        {u"hat_tricks"_s, hatTricks},
        {u"fastest_goals"_s, fastest}};
    if (const auto highest = highestAttendances(choice.reports); !highest.empty())
        object.insert(u"highest_attendances"_s, matchesJson(highest, choice));
    if (choice.team)
        object.insert(u"biggest_defeats"_s,
                      matchesJson(biggestWins(choice.reportsThatWere(Outcome::Lost)), choice));
    return object;
}

QJsonArray scorersJson(const StatisticsChoice &choice)
{
    QJsonArray scorers;
    for (const Scorer &scorer : choice.scorers)
        scorers.append(QJsonObject{{u"player"_s, scorer.name},
                                   {u"team"_s, scorer.teamName},
                                   {u"goals"_s, scorer.goals},
                                   {u"penalties"_s, scorer.penalties}});
    return scorers;
}

QJsonArray totalsOfPlayersJson(const std::vector<PlayerTotal> &players, const QString &what)
{
    QJsonArray array;
    for (const PlayerTotal &one : players)
        array.append(QJsonObject{{u"player"_s, one.name}, {u"team"_s, one.teamName}, {what, one.total}});
    return array;
}

QJsonArray playerFiguresJson(const StatisticsChoice &choice)
{
    QJsonArray figures;
    for (const FigureTotals &figure : choice.playerFigures)
        figures.append(QJsonObject{{u"figure"_s, figure.figure},
                                   {u"players"_s, totalsOfPlayersJson(figure.players, u"total"_s)}});
    return figures;
}

QJsonArray cardsJson(const StatisticsChoice &choice)
{
    QJsonArray cards;
    for (const Booked &booked : choice.players) {
        QJsonObject object{{u"player"_s, booked.name}, {u"team"_s, booked.teamName}};
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
    object.insert(u"matches"_s, matches);
    return object;
}

} // namespace

QJsonObject statisticsJson(const StatisticsChoice &choice)
{
    return {{u"competitions"_s, QJsonArray::fromStringList(choice.competitions)},
            {u"team"_s, nameOrNull(choice.team)},
            {u"against"_s, nameOrNull(choice.against)},
            {u"totals"_s, totalsJson(totalsOf(choice.reports))},
            {u"teams"_s, teamsJson(choice)},
            {u"runs"_s, runsJson(choice)},
            {u"records"_s, recordsJson(choice)},
            {u"scorers"_s, scorersJson(choice)},
            {u"assists"_s, totalsOfPlayersJson(choice.assists, u"assists"_s)},
            {u"player_figures"_s, playerFiguresJson(choice)},
            {u"cards"_s, cardsJson(choice)},
            {u"head_to_head"_s, headToHeadJson(choice)}};
}

QString formLetters(const TeamMatches &team)
{
    QString letters;
    for (const Outcome outcome : form(team.matches))
        letters += outcome == Outcome::Won ? u'W' : outcome == Outcome::Drawn ? u'D' : u'L';
    return letters;
}

} // namespace touchline::cli
