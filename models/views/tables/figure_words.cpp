// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/tables/figure_words.h"

#include "core/base/index.h"
#include "models/views/translated.h"
#include "models/words/competition/rating_text.h"
#include "models/words/fixtures/fixture_words.h"
#include "models/words/fixtures/goal_words.h"
#include "models/words/narrator.h"

#include <QCoreApplication>

#include <algorithm>

namespace touchline {

namespace {

struct FigureWordsTr
{
    Q_DECLARE_TR_FUNCTIONS(FigureWords)
};

QString average(double figure)
{
    return windowLanguage().decimal(figure, 2);
}

QString goalsText(const TeamFigures &figures)
{
    return QStringLiteral("%1–%2").arg(figures.goalsFor).arg(figures.goalsAgainst);
}

/// Nothing where nothing was played: not a row of zeros.
QString orDash(const TeamFigures &figures, const QString &text)
{
    return figures.played == 0 ? QStringLiteral("–") : text;
}

QString spokenRecord(const TeamFigures &figures)
{
    return figures.played == 0 ? FigureWordsTr::tr("No match")
                               : FigureWordsTr::tr("%1 won, %2 drawn, %3 lost")
                                     .arg(QString::number(figures.won), QString::number(figures.drawn),
                                          QString::number(figures.lost));
}

QString spokenForm(const std::vector<Outcome> &form)
{
    QStringList words;
    for (const Outcome outcome : form)
        words << (outcome == Outcome::Won    ? FigureWordsTr::tr("won")
                  : outcome == Outcome::Lost ? FigureWordsTr::tr("lost")
                                             : FigureWordsTr::tr("drawn"));
    return words.join(QStringLiteral(", "));
}

QString pairing(const MatchReport &report)
{
    return QStringLiteral("%1 %2 %3")
        .arg(report.teams[Side::Home].name, resultText(report), report.teams[Side::Away].name);
}

/// Where a match stands in the competition.
QString placeOf(const Competition &competition, const MatchReport &report)
{
    const int fixture = competition.indexOfFixture(report.fixture);
    return fixture < 0 ? QString()
                       : roundTitle(competition, competition.fixtures()[at(fixture)], windowLanguage());
}

QString runName(RunKind kind)
{
    switch (kind) {
    case RunKind::Unbeaten:
        return FigureWordsTr::tr("Longest unbeaten");
    case RunKind::Winning:
        return FigureWordsTr::tr("Most wins in a row");
    case RunKind::Losing:
        return FigureWordsTr::tr("Most defeats in a row");
    case RunKind::CleanSheets:
        return FigureWordsTr::tr("Longest without conceding");
    case RunKind::WithoutScoring:
        return FigureWordsTr::tr("Longest without a goal");
    }
    return {};
}

/// Collects records: what many hold is cut short, since then it says little.
class RecordList
{
public:
    explicit RecordList(const Competition &competition) : m_competition(competition)
    {
        m_table.columns = {{FigureWordsTr::tr("Record"), {}, false},
                           {FigureWordsTr::tr("Figure"), FigureWordsTr::tr("The record figure"), true},
                           {FigureWordsTr::tr("Held by"), {}, false},
                           {FigureWordsTr::tr("When"), {}, false}};
    }

    void addMatches(const QString &name, const std::vector<const MatchReport *> &reports,
                    const std::function<QString(const MatchReport &)> &figure)
    {
        addAll(name, reports, [&](const MatchReport *report) {
            return FigureRow{{name, figure(*report), pairing(*report), placeOf(m_competition, *report)},
                             {},
                             report->fixture,
                             {}};
        });
    }

    void addHauls(std::vector<Haul> hauls)
    {
        const auto most = hauls.empty() ? 0 : hauls.front().goals;
        std::erase_if(hauls, [most](const Haul &haul) { return haul.goals < most; });
        const QString name = FigureWordsTr::tr("Most goals by a player in a match");
        addAll(name, hauls, [&](const Haul &haul) {
            return FigureRow{{name, QString::number(haul.goals),
                              FigureWordsTr::tr("%1 (%2)", "player, team")
                                  .arg(haul.name, haul.report->teams[haul.side].name),
                              FigureWordsTr::tr("%1: %2", "round, match")
                                  .arg(placeOf(m_competition, *haul.report), pairing(*haul.report))},
                             haul.report->teams[haul.side].team,
                             haul.report->fixture,
                             {}};
        });
    }

    void addFastest(const std::vector<GoalOfMatch> &goals)
    {
        const QString name = FigureWordsTr::tr("Earliest goal");
        addAll(name, goals, [&](const GoalOfMatch &goal) {
            const ReportEvent &event = goal.reportEvent();
            const QString team = goal.report->teams[event.side].name;
            const QString who = event.kind == ReportEventKind::OwnGoal
                                    ? FigureWordsTr::tr("%1 (%2, own goal)", "player, team")
                                    : FigureWordsTr::tr("%1 (%2)", "player, team");
            return FigureRow{{name, QStringLiteral("%1′").arg(event.minute.value_or(0)),
                              who.arg(playerWords(event, windowLanguage()), team),
                              FigureWordsTr::tr("%1: %2", "round, match")
                                  .arg(placeOf(m_competition, *goal.report), pairing(*goal.report))},
                             goal.report->teams[event.side].team,
                             goal.report->fixture,
                             {}};
        });
    }

    void addRuns(RunKind kind, std::vector<Run> runs)
    {
        // A single match is no run.
        const int longest = runs.empty() ? 0 : runs.front().length;
        std::erase_if(runs, [longest](const Run &run) { return run.length < std::max(longest, 2); });
        addAll(runName(kind), runs, [&](const Run &run) {
            const QString from = placeOf(m_competition, *run.first);
            const QString to = placeOf(m_competition, *run.last);
            const QString when = run.isRunning ? FigureWordsTr::tr("since %1", "round").arg(from)
                                               : FigureWordsTr::tr("%1 to %2", "rounds").arg(from, to);
            return FigureRow{
                {runName(kind), QString::number(run.length), run.teamName, when}, run.team, {}, {}};
        });
    }

    [[nodiscard]] FigureTable table() && { return std::move(m_table); }

private:
    template <class List, class Row>
    void addAll(const QString &name, const List &list, const Row &row)
    {
        constexpr std::size_t most = 5;
        for (std::size_t i = 0; i < list.size() && i < most; ++i)
            m_table.rows.push_back(row(list[i]));
        if (list.size() > most)
            m_table.rows.push_back(
                {{name, QString(),
                  FigureWordsTr::tr("and %n other(s)", nullptr, static_cast<int>(list.size() - most)),
                  QString()},
                 {},
                 {},
                 {}});
    }

    const Competition &m_competition;
    FigureTable m_table;
};

QString marginText(const MatchReport &report)
{
    return QStringLiteral("+%1").arg(std::abs(report.score.home - report.score.away));
}

} // namespace

QString totalsSentence(const MatchTotals &totals)
{
    QStringList parts{FigureWordsTr::tr("%Ln match(es)", nullptr, totals.matches)};
    if (const auto goals = totals.goalsPerMatch())
        parts << FigureWordsTr::tr("%Ln goal(s), %1 a match", nullptr, totals.goals).arg(average(*goals));
    parts << FigureWordsTr::tr("%Ln draw(s)", nullptr, totals.draws);
    if (totals.shootOuts > 0)
        parts << FigureWordsTr::tr("%n shoot-out(s)", nullptr, totals.shootOuts);
    if (totals.withCards > 0)
        parts << FigureWordsTr::tr("%Ln yellow card(s)", nullptr, totals.cards.yellow)
              << FigureWordsTr::tr("%n sending(s)-off", nullptr, totals.cards.sendingsOff());
    if (totals.withCards > 0 && totals.withCards < totals.matches)
        parts << FigureWordsTr::tr("cards recorded in %Ln match(es)", nullptr, totals.withCards);
    if (totals.withAttendance > 0)
        parts << FigureWordsTr::tr("%1 spectators").arg(windowLanguage().number(totals.attendance));
    // Where the line is broken the dot stays behind what it follows.
    return parts.join(QStringLiteral("\u00a0\u00a0·  "));
}

QString wonDrawnLost(const TeamFigures &figures)
{
    return QStringLiteral("%1–%2–%3").arg(figures.won).arg(figures.drawn).arg(figures.lost);
}

QString formText(const std::vector<Outcome> &form)
{
    QStringList letters;
    for (const Outcome outcome : form)
        letters << (outcome == Outcome::Won    ? FigureWordsTr::tr("W", "won: one letter")
                    : outcome == Outcome::Lost ? FigureWordsTr::tr("L", "lost: one letter")
                                               : FigureWordsTr::tr("D", "drawn: one letter"))
                       .left(1);
    return letters.join(u' ');
}

FigureTable goalsTable(const CompetitionFigures &figures)
{
    FigureTable table;
    table.columns = {{FigureWordsTr::tr("Round"), {}, false},
                     {FigureWordsTr::tr("Matches"), {}, true},
                     {FigureWordsTr::tr("Goals"), {}, true},
                     {FigureWordsTr::tr("A match"), FigureWordsTr::tr("Goals a match"), true}};
    for (const RoundFigures &round : figures.rounds)
        table.rows.push_back(
            {{roundTitle(figures.state->competition, figures.state->competition.fixtures()[at(round.fixture)],
                         windowLanguage()),
              QString::number(round.matches), QString::number(round.goals),
              average(static_cast<double>(round.goals) / round.matches)}});
    return table;
}

FigureTable pointsTable(const Competition &competition, const std::vector<PointsLine> &lines)
{
    FigureTable table;
    if (lines.empty())
        return table;
    table.columns = {{FigureWordsTr::tr("Team"), {}, false},
                     {FigureWordsTr::tr("Pts"), FigureWordsTr::tr("Points now"), true}};
    table.teamColumn = 0;
    const std::size_t matchdays = lines.front().points.size();
    for (std::size_t i = 1; i < matchdays; ++i)
        table.columns.push_back({QString::number(i),
                                 FigureWordsTr::tr("Points after matchday %1").arg(QString::number(i)),
                                 true});
    for (const PointsLine &line : lines) {
        const Entrant &team = competition.entrant(line.team);
        FigureRow row{{team.name, pointsText(line.points.back())}, team.id, {}, {}};
        for (std::size_t i = 1; i < matchdays; ++i)
            row.cells << pointsText(line.points[i]);
        table.rows.push_back(std::move(row));
    }
    return table;
}

FigureTable formTable(const CompetitionFigures &figures)
{
    FigureTable table;
    table.teamColumn = 0;
    table.columns = {{FigureWordsTr::tr("Team"), {}, false},
                     {FigureWordsTr::tr("P"), FigureWordsTr::tr("Played"), true},
                     {FigureWordsTr::tr("Home"), FigureWordsTr::tr("At home: won, drawn, lost"), true},
                     {FigureWordsTr::tr("Goals"), FigureWordsTr::tr("At home: goals for and against"), true},
                     {FigureWordsTr::tr("Away"), FigureWordsTr::tr("Away: won, drawn, lost"), true},
                     {FigureWordsTr::tr("Goals"), FigureWordsTr::tr("Away: goals for and against"), true},
                     {FigureWordsTr::tr("Form"),
                      FigureWordsTr::tr("The last five matches, the latest on the right"), true}};
    for (const TeamStatistics &team : figures.teams)
        table.rows.push_back(
            {{team.name, QString::number(team.all.played), orDash(team.home, wonDrawnLost(team.home)),
              orDash(team.home, goalsText(team.home)), orDash(team.away, wonDrawnLost(team.away)),
              orDash(team.away, goalsText(team.away)), formText(team.form)},
             team.team,
             {},
             {QString(), QString(), spokenRecord(team.home), QString(), spokenRecord(team.away), QString(),
              spokenForm(team.form)}});
    return table;
}

std::vector<const TeamStatistics *> teamsByCards(const CompetitionFigures &figures)
{
    std::vector<const TeamStatistics *> teams;
    for (const TeamStatistics &team : figures.teams)
        teams.push_back(&team);
    std::stable_sort(teams.begin(), teams.end(), [](const TeamStatistics *a, const TeamStatistics *b) {
        const auto all = [](const TeamStatistics *team) {
            return team->cards.yellow + team->cards.sendingsOff();
        };
        return all(a) != all(b) ? all(a) > all(b) : a->cards.sendingsOff() > b->cards.sendingsOff();
    });
    return teams;
}

FigureTable cardsTable(const CompetitionFigures &figures)
{
    FigureTable table;
    if (figures.totals.withCards == 0)
        return table;
    table.teamColumn = 0;
    table.columns = {{FigureWordsTr::tr("Team"), {}, false},
                     {FigureWordsTr::tr("Yellow"), FigureWordsTr::tr("Yellow cards"), true},
                     {FigureWordsTr::tr("2nd"), FigureWordsTr::tr("Sent off for a second yellow card"), true},
                     {FigureWordsTr::tr("Red"), FigureWordsTr::tr("Straight red cards"), true}};
    for (const TeamStatistics *team : teamsByCards(figures))
        table.rows.push_back({{team->name, QString::number(team->cards.yellow),
                               QString::number(team->cards.secondYellow), QString::number(team->cards.red)},
                              team->team,
                              {},
                              {}});
    return table;
}

FigureTable playerCardsTable(const CompetitionFigures &figures)
{
    FigureTable table;
    if (figures.playersBooked.empty())
        return table;
    table.teamColumn = 1;
    table.columns = {{FigureWordsTr::tr("Player"), {}, false},
                     {FigureWordsTr::tr("Team"), {}, false},
                     {FigureWordsTr::tr("Yellow"), FigureWordsTr::tr("Yellow cards"), true},
                     {FigureWordsTr::tr("2nd"), FigureWordsTr::tr("Sent off for a second yellow card"), true},
                     {FigureWordsTr::tr("Red"), FigureWordsTr::tr("Straight red cards"), true}};
    for (const Booked &booked : figures.playersBooked)
        table.rows.push_back({{booked.name, booked.teamName, QString::number(booked.cards.yellow),
                               QString::number(booked.cards.secondYellow), QString::number(booked.cards.red)},
                              booked.team,
                              {},
                              {}});
    return table;
}

FigureTable recordsTable(const CompetitionFigures &figures)
{
    RecordList list(figures.state->competition);
    list.addMatches(FigureWordsTr::tr("Biggest win"), biggestWins(figures.reports), marginText);
    list.addMatches(
        FigureWordsTr::tr("Most goals in a match"), highestScores(figures.reports),
        [](const MatchReport &report) { return QString::number(report.score.home + report.score.away); });
    list.addHauls(hauls(figures.reports, 2));
    list.addFastest(fastestGoals(figures.reports));
    list.addMatches(
        FigureWordsTr::tr("Most spectators"), highestAttendances(figures.reports),
        [](const MatchReport &report) { return windowLanguage().number(report.attendance.value_or(0)); });
    for (const RunKind kind : allRunKinds)
        list.addRuns(kind, longestRuns(figures.matches, kind));
    return std::move(list).table();
}

FigureTable ratingsTable(const LeagueRatings &ratings)
{
    FigureTable table;
    table.teamColumn = 0;
    table.columns = {{FigureWordsTr::tr("Team"), {}, false},
                     {FigureWordsTr::tr("Rating"), FigureWordsTr::tr("Rating by Elo"), true},
                     {FigureWordsTr::tr("P"), FigureWordsTr::tr("Played"), true},
                     {FigureWordsTr::tr("W–D–L"), FigureWordsTr::tr("Won, drawn, lost"), true},
                     {QStringLiteral("Glicko-2"), FigureWordsTr::tr("Rating by Glicko-2"), true},
                     {FigureWordsTr::tr("Deviation"), FigureWordsTr::tr("How sure Glicko-2 is"), true}};
    for (const TeamRating &team : ratings.teams) {
        const TeamFigures figures{
            .played = team.elo.matches, .won = team.won, .drawn = team.drawn, .lost = team.lost};
        const auto shown = [](double points) { return ratingFigure(points, windowLanguage()); };
        const QString sure = certaintyWords(team.glicko, windowLanguage());
        table.rows.push_back(
            {{team.name, shown(team.elo.rating), QString::number(team.elo.matches), wonDrawnLost(figures),
              shown(team.glicko.rating), shown(team.glicko.deviation)},
             team.team,
             {},
             {QString(), QString(), QString(), spokenRecord(figures), sure, sure}});
    }
    return table;
}

} // namespace touchline
