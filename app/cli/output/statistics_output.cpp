// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/statistics_output.h"

#include "app/cli/cups/cup_file.h"
#include "core/base/near_miss.h"
#include "core/competition/statistics/statistics_head_to_head.h"
#include "core/competition/statistics/statistics_key.h"
#include "core/competition/statistics/statistics_records.h"
#include "core/competition/statistics/statistics_runs.h"
#include "core/competition/statistics/statistics_totals.h"
#include "models/words/fixtures/goal_words.h"
#include "models/words/narrator.h"

#include <cmath>

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

using Align = TextTable::Align;

QString average(const std::optional<double> &number)
{
    return QString::number(number.value_or(0), 'f', 2);
}

QString section(const QString &title, const TextTable &table)
{
    const QString rows = table.text(u"  "_s);
    return rows.isEmpty() ? QString() : u"\n%1\n%2"_s.arg(title, rows);
}

/// "match 12"; "cup 2, match 12" where there are several.
QString placeText(const MatchReport &report, const StatisticsChoice &choice)
{
    const StatisticsChoice::Place place = choice.places.value(&report);
    const QString match = u"match %1"_s.arg(place.number);
    return choice.competitions.size() == 1 ? match : u"cup %1, %2"_s.arg(place.competition + 1).arg(match);
}

/// A figure, or a dash where nothing was recorded.
QString figureText(int figure, bool isKnown)
{
    return isKnown ? QString::number(figure) : u"-"_s;
}

QString titleText(const StatisticsChoice &choice)
{
    QString text;
    for (qsizetype i = 0; i < choice.competitions.size(); ++i)
        text += (choice.competitions.size() == 1 ? QString() : u"Cup %1: "_s.arg(i + 1)) +
                choice.competitions.at(i) + u'\n';
    if (choice.team)
        text += choice.team->name + (choice.against ? u" v "_s + choice.against->name : QString()) + u'\n';
    return text;
}

QString matchesText(const MatchTotals &totals)
{
    QStringList parts{counted(totals.draws, "draw", "draws") +
                      u" (%1%)"_s.arg(std::lround(totals.drawShare().value_or(0) * 100))};
    if (totals.extraTimes > 0)
        parts << u"%1 with extra time"_s.arg(totals.extraTimes);
    if (totals.shootOuts > 0)
        parts << counted(totals.shootOuts, "shoot-out", "shoot-outs");
    return u"%1: %2"_s.arg(totals.matches).arg(parts.join(u", "_s));
}

/// " (counted in 14)" where not every match says it.
QString countedIn(int counted, const MatchTotals &totals)
{
    return counted == totals.matches ? QString() : u" (counted in %1)"_s.arg(counted);
}

QString totalsText(const MatchTotals &totals)
{
    TextTable table({Align::Left, Align::Left});
    table.add({u"Matches"_s, matchesText(totals)});
    if (totals.withScore > 0)
        table.add({u"Goals"_s, u"%1, %2 a match"_s.arg(totals.goals).arg(average(totals.goalsPerMatch()))});
    if (totals.withScorers > 0) {
        table.add({u"Penalties scored"_s,
                   u"%1, %2 a match%3"_s.arg(totals.penaltyGoals)
                       .arg(average(totals.penaltyGoalsPerMatch()), countedIn(totals.withScorers, totals))});
        table.add({u"Own goals"_s, QString::number(totals.ownGoals) + countedIn(totals.withScorers, totals)});
    }
    if (totals.withCards > 0) {
        table.add({u"Yellow cards"_s,
                   u"%1, %2 a match%3"_s.arg(totals.cards.yellow)
                       .arg(average(totals.yellowsPerMatch()), countedIn(totals.withCards, totals))});
        table.add({u"Sendings-off"_s,
                   u"%1, %2 a match%3"_s.arg(totals.cards.sendingsOff())
                       .arg(average(totals.sendingsOffPerMatch()), countedIn(totals.withCards, totals))});
    }
    if (totals.withAttendance > 0)
        table.add({u"Spectators"_s, u"%1, %2 a match%3"_s.arg(totals.attendance)
                                        .arg(std::llround(*totals.attendancePerMatch()))
                                        .arg(countedIn(totals.withAttendance, totals))});
    return u'\n' + table.text();
}

QString headToHeadText(const StatisticsChoice &choice)
{
    const TeamMatches *team = choice.chosenTeam();
    if (team == nullptr || !choice.against)
        return {};
    const HeadToHead both = headToHead(*team, *choice.against);
    const TeamFigures &figures = both.figures;
    QStringList parts{counted(figures.won, "win", "wins"), counted(figures.drawn, "draw", "draws"),
                      counted(figures.lost, "defeat", "defeats")};
    if (figures.withScore > 0)
        parts << u"goals %1-%2"_s.arg(figures.goalsFor).arg(figures.goalsAgainst);
    if (figures.shootOutsWon + figures.shootOutsLost > 0)
        parts << u"shoot-outs %1-%2"_s.arg(figures.shootOutsWon).arg(figures.shootOutsLost);
    TextTable table({Align::Left, Align::Left});
    for (const TeamMatch &match : both.matches)
        table.add({placeText(*match.report, choice), pairingText(*match.report)});
    return section(u"%1 against %2: %3"_s.arg(team->name, choice.against->name, parts.join(u", "_s)), table);
}

QString teamsText(const StatisticsChoice &choice)
{
    TextTable table({Align::Left, Align::Right, Align::Right, Align::Right, Align::Right, Align::Right,
                     Align::Right, Align::Right, Align::Right, Align::Right, Align::Right, Align::Right});
    const auto text = [](const char *word) { return QString::fromUtf8(word); };
    table.add({QString(), text("P"), text("W"), text("D"), text("L"), text("GF"), text("GA"),
               text("clean sheets"), text("no goal"), text("yellow"), text("off"), text("form")});
    const bool hasCards = totalsOf(choice.reports).withCards > 0;
    for (const TeamMatches &team : choice.teams) {
        const TeamFigures figures = figuresOf(team.matches);
        const CardCount cards = choice.cardsOf(team);
        QStringList cells{team.name};
        for (const int number : {figures.played, figures.won, figures.drawn, figures.lost})
            cells << QString::number(number);
        for (const int number :
             {figures.goalsFor, figures.goalsAgainst, figures.cleanSheets, figures.withoutScoring})
            cells << figureText(number, figures.withScore > 0);
        for (const int number : {cards.yellow, cards.sendingsOff()})
            cells << figureText(number, hasCards);
        table.add(cells << formLetters(team));
    }
    return section(u"Teams"_s, table);
}

QString runTitle(RunKind kind)
{
    switch (kind) {
    case RunKind::Unbeaten:
        return u"unbeaten"_s;
    case RunKind::Winning:
        return u"wins"_s;
    case RunKind::Losing:
        return u"defeats"_s;
    case RunKind::CleanSheets:
        return u"clean sheets"_s;
    case RunKind::WithoutScoring:
        return u"without a goal"_s;
    }
    return {};
}

/// The longest of each kind, of every team that has one as long.
QString runsText(const StatisticsChoice &choice)
{
    TextTable table({Align::Right, Align::Left, Align::Left, Align::Left});
    for (const RunKind kind : allRunKinds) {
        const std::vector<Run> runs = longestRuns(choice.teams, kind);
        for (const Run &run : runs) {
            // A single match is no run; every list would be full of them.
            if (run.length < 2 || run.length < runs.front().length)
                break;
            table.add({QString::number(run.length), runTitle(kind), run.teamName,
                       u"%1 to %2%3"_s.arg(placeText(*run.first, choice), placeText(*run.last, choice),
                                           run.isRunning ? u", still running"_s : QString())});
        }
    }
    return section(u"Longest runs"_s, table);
}

void addMatches(const QString &title, const std::vector<const MatchReport *> &reports,
                const StatisticsChoice &choice, TextTable &table)
{
    for (const MatchReport *report : reports)
        table.add({title, pairingText(*report), placeText(*report, choice)});
}

QString recordsText(const StatisticsChoice &choice)
{
    TextTable table({Align::Left, Align::Left, Align::Left});
    addMatches(u"Biggest win"_s, biggestWins(choice.reportsThatWere(Outcome::Won)), choice, table);
    if (choice.team)
        addMatches(u"Biggest defeat"_s, biggestWins(choice.reportsThatWere(Outcome::Lost)), choice, table);
    addMatches(u"Most goals"_s, highestScores(choice.reports), choice, table);
    for (const MatchReport *report : highestAttendances(choice.reports))
        table.add({u"Most spectators"_s, u"%1, %2"_s.arg(*report->attendance).arg(pairingText(*report)),
                   placeText(*report, choice)});
    for (const GoalOfMatch &goal : fastestGoals(choice.reports)) {
        const ReportEvent &event = goal.reportEvent();
        const QString own = event.kind == ReportEventKind::OwnGoal ? u", own goal"_s : QString();
        table.add({u"Fastest goal"_s,
                   u"%1' %2 (%3%4)"_s.arg(*event.minute)
                       .arg(nameShown(playerWords(event, Language{})),
                            nameShown(goal.report->teams[event.side].name), own),
                   placeText(*goal.report, choice)});
    }
    return section(u"Records"_s, table);
}

QString scorersText(std::span<const Scorer> scorers)
{
    TextTable table({Align::Right, Align::Left, Align::Left, Align::Left});
    for (const Scorer &scorer : scorers)
        table.add({QString::number(scorer.goals), scorer.name, scorer.teamName,
                   scorer.penalties == 0 ? QString() : counted(scorer.penalties, "penalty", "penalties")});
    return section(u"Top scorers"_s, table);
}

QString totalsOfPlayersText(const QString &title, std::span<const PlayerTotal> players)
{
    TextTable table({Align::Right, Align::Left, Align::Left});
    for (const PlayerTotal &one : players)
        table.add({QString::number(one.total), one.name, one.teamName});
    return section(title, table);
}

/// What each sheet calls a figure is its own; here it has its plain name: "Tackles won".
QString figureTitle(const QString &figure)
{
    QString title = QString(figure).replace(u'_', u' ');
    title.replace(0, 1, title.left(1).toUpper());
    return title;
}

QString playerFiguresText(const StatisticsChoice &choice, std::size_t top)
{
    QString text;
    for (const FigureTotals &figure : choice.playerFigures)
        text += totalsOfPlayersText(figureTitle(figure.figure),
                                    std::span(figure.players).first(std::min(top, figure.players.size())));
    return text;
}

QString haulsText(std::span<const Haul> hauls, const StatisticsChoice &choice)
{
    TextTable table({Align::Right, Align::Left, Align::Left, Align::Left});
    for (const Haul &haul : hauls)
        table.add({QString::number(haul.goals),
                   u"%1 (%2)"_s.arg(nameShown(haul.name), nameShown(haul.report->teams[haul.side].name)),
                   pairingText(*haul.report), placeText(*haul.report, choice)});
    return section(u"Three goals or more in a match"_s, table);
}

QString cardsText(std::span<const Booked> players)
{
    TextTable table({Align::Left, Align::Left, Align::Left});
    for (const Booked &booked : players) {
        QStringList shown;
        if (booked.cards.yellow > 0)
            shown << u"%1 yellow"_s.arg(booked.cards.yellow);
        if (booked.cards.secondYellow > 0)
            shown << u"%1 second yellow"_s.arg(booked.cards.secondYellow);
        if (booked.cards.red > 0)
            shown << u"%1 red"_s.arg(booked.cards.red);
        table.add({booked.name, booked.teamName, shown.join(u", "_s)});
    }
    return section(u"Most cards"_s, table);
}

template <class T>
std::span<const T> firstOf(const std::vector<T> &list, std::size_t top)
{
    return std::span(list).first(std::min(top, list.size()));
}

QJsonValue nameOrNull(const std::optional<TeamOnTheDay> &team)
{
    return team ? QJsonValue(team->name) : QJsonValue();
}

QJsonObject reportJson(const MatchReport &report, const StatisticsChoice &choice)
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
    return arrayOf(reports, [&](const MatchReport *report) { return reportJson(*report, choice); });
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
        const QJsonArray runs = arrayOf(longestRuns(choice.teams, kind), [&](const Run &run) {
            return QJsonObject{{u"team"_s, run.teamName},
                               {u"length"_s, run.length},
                               {u"first"_s, reportJson(*run.first, choice)},
                               {u"last"_s, reportJson(*run.last, choice)},
                               {u"running"_s, run.isRunning}};
        });
        object.insert(runWord(kind), runs);
    }
    return object;
}

QJsonObject recordsJson(const StatisticsChoice &choice)
{
    const QJsonArray hatTricks = arrayOf(hauls(choice.reports), [&](const Haul &haul) {
        return QJsonObject{{u"player"_s, haul.name},
                           {u"team"_s, haul.report->teams[haul.side].name},
                           {u"goals"_s, haul.goals},
                           {u"penalties"_s, haul.penalties},
                           {u"match"_s, reportJson(*haul.report, choice)}};
    });
    QJsonArray fastest;
    for (const GoalOfMatch &goal : fastestGoals(choice.reports)) {
        const ReportEvent &event = goal.reportEvent();
        fastest.append(QJsonObject{{u"player"_s, event.playerName},
                                   {u"team"_s, goal.report->teams[event.side].name},
                                   {u"minute"_s, *event.minute},
                                   {u"own_goal"_s, event.kind == ReportEventKind::OwnGoal},
                                   {u"match"_s, reportJson(*goal.report, choice)}});
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
    return arrayOf(choice.scorers, [&](const Scorer &scorer) {
        return QJsonObject{{u"player"_s, scorer.name},
                           {u"team"_s, scorer.teamName},
                           {u"goals"_s, scorer.goals},
                           {u"penalties"_s, scorer.penalties}};
    });
}

QJsonArray totalsOfPlayersJson(const std::vector<PlayerTotal> &players, const QString &what)
{
    return arrayOf(players, [&](const PlayerTotal &one) {
        return QJsonObject{{u"player"_s, one.name}, {u"team"_s, one.teamName}, {what, one.total}};
    });
}

QJsonArray playerFiguresJson(const StatisticsChoice &choice)
{
    return arrayOf(choice.playerFigures, [&](const FigureTotals &figure) {
        return QJsonObject{{u"figure"_s, figure.figure},
                           {u"players"_s, totalsOfPlayersJson(figure.players, u"total"_s)}};
    });
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
    const QJsonArray matches =
        arrayOf(both.matches, [&](const TeamMatch &match) { return reportJson(*match.report, choice); });
    object.insert(u"matches"_s, matches);
    return object;
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
    names.removeDuplicates();
    if (!found)
        return fail(notOfList(name, names,
                              QT_TRANSLATE_NOOP("core", "No team \"%1\" takes part. Did you mean %2?"),
                              QT_TRANSLATE_NOOP("core", "No team \"%1\" takes part. Teams: %2.")));
    return *found;
}

Result<TeamOnTheDay> opponentCalled(const QString &name, const TeamOnTheDay &team, const SeveralCups &cups)
{
    auto opponent = teamCalled(name, cups);
    TOUCHLINE_TRY(opponent);
    if (keyOf(team) == keyOf(*opponent))
        return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "%1 can't play against itself."), {team.name});
    return opponent;
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

QString statisticsText(const StatisticsChoice &choice, std::size_t top)
{
    const QString title = titleText(choice);
    if (choice.reports.empty())
        return title + u"\nNo matches played.\n"_s;
    return title + totalsText(totalsOf(choice.reports)) + headToHeadText(choice) + teamsText(choice) +
           runsText(choice) + recordsText(choice) + scorersText(firstOf(choice.scorers, top)) +
           totalsOfPlayersText(u"Most assists"_s, firstOf(choice.assists, top)) +
           playerFiguresText(choice, top) + haulsText(firstOf(hauls(choice.reports), top), choice) +
           cardsText(firstOf(choice.players, top));
}

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

QString pairingText(const MatchReport &report)
{
    return u"%1 %2 %3"_s.arg(nameShown(report.teams[Side::Home].name), resultText(report),
                             nameShown(report.teams[Side::Away].name));
}

QString formLetters(const TeamMatches &team)
{
    QString letters;
    for (const Outcome outcome : form(team.matches))
        letters += outcome == Outcome::Won ? u'W' : outcome == Outcome::Drawn ? u'D' : u'L';
    return letters;
}

} // namespace touchline::cli
