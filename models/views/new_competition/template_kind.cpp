// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/new_competition/template_kind.h"

#include "core/competition/templates/format_builders.h"
#include "core/competition/templates/templates.h"

#include <QCoreApplication>

#include <algorithm>

namespace touchline {

namespace {

struct TemplateKindWords
{
    Q_DECLARE_TR_FUNCTIONS(TemplateKind)
};

constexpr int largestCup = 512;
constexpr int largestSwiss = 256;
constexpr int mostRounds = 30;
constexpr int mostChallenges = 1000;
/// What switches have in TemplateSwitch::instead of which one is on at most.
constexpr int oneOfThem = 1;
constexpr int mostGroupTeams = 16;
constexpr int mostOfLongLeague = 64;

TemplateNumber teams(int least, int most, int usual)
{
    return {TemplateKindWords::tr("&Teams:"), least, most, usual, true};
}

std::vector<TemplateSwitch> bestOfSwitches()
{
    return {{TemplateKindWords::tr("Best of 3"), QStringLiteral("-best-of-3"), oneOfThem},
            {TemplateKindWords::tr("Best of 5"), QStringLiteral("-best-of-5"), oneOfThem}};
}

std::vector<TemplateSwitch> knockoutSwitches()
{
    std::vector<TemplateSwitch> switches{
        {TemplateKindWords::tr("Ties over two legs"), QStringLiteral("-two-legs"), oneOfThem},
        {TemplateKindWords::tr("Two legs, away goals count double"), QStringLiteral("-away-goals"),
         oneOfThem}};
    for (TemplateSwitch &one : bestOfSwitches())
        switches.push_back(std::move(one));
    for (TemplateSwitch &one : std::vector<TemplateSwitch>{
             {TemplateKindWords::tr("Replay after a draw"), QStringLiteral("-replays")},
             {TemplateKindWords::tr("Match for third place"), QStringLiteral("-third-place")},
             {TemplateKindWords::tr("All places played out"), QStringLiteral("-all-places")},
             {TemplateKindWords::tr("New draw for each round"), QStringLiteral("-redraw")}})
        switches.push_back(std::move(one));
    return switches;
}

/// Of play-offs after a league.
std::vector<TemplateSwitch> playOffSwitches()
{
    std::vector<TemplateSwitch> switches = knockoutSwitches();
    std::erase_if(switches, [](const TemplateSwitch &one) {
        return one.word != QLatin1String("-two-legs") && one.word != QLatin1String("-third-place") &&
               !one.word.startsWith(QLatin1String("-best-of"));
    });
    return switches;
}

TemplateNumber meetings(int most, int usual)
{
    return {TemplateKindWords::tr("&Matches per pairing:"), 1, most, usual};
}

std::vector<TemplateKind> tournaments()
{
    TemplateKind groups{TemplateKindWords::tr("Groups and knockout"),
                        TemplateKindWords::tr("Round-robin groups; the best go through to a knockout."),
                        {{TemplateKindWords::tr("&Groups:"), 1, mostGroups, 8},
                         {TemplateKindWords::tr("&Teams in each:"), 2, mostGroupTeams, 4},
                         {TemplateKindWords::tr("G&o through:"), 1, mostGroupTeams, 2}},
                        knockoutSwitches()};
    groups.pattern = QStringLiteral("groups-%1x%2-%3");
    TemplateKind evening{TemplateKindWords::tr("Club evening"),
                         TemplateKindWords::tr("A few teams, one evening; no extra time."),
                         {teams(fewestOfAnEvening, mostOfAnEvening, 8)}};
    evening.pattern = QStringLiteral("evening-%1");
    TemplateKind even{TemplateKindWords::tr("Groups of 3 and 4"),
                      TemplateKindWords::tr("Any number of teams; the top two of each group go through to a "
                                            "knockout, and the others can play for the places behind them."),
                      {teams(fewestOfEvenGroups, mostOfEvenGroups, 14)},
                      knockoutSwitches()};
    even.pattern = QStringLiteral("groups-%1");
    return {groups, even, evening};
}

std::vector<TemplateKind> leaguesThatPlayOn()
{
    TemplateKind playIn{TemplateKindWords::tr("League with play-in and play-offs"),
                        TemplateKindWords::tr(
                            "The top ten play on: 7 v 8 and 9 v 10 for the last two places in the play-offs; "
                            "the loser of 7 v 8 gets a second chance. Smaller with fewer than ten teams."),
                        {teams(fewestOfPlayIn, mostOfLongLeague, 20), meetings(mostLegs, 2)},
                        playOffSwitches()};
    playIn.pattern = QStringLiteral("league-%1x%2-play-in");
    TemplateKind conferences{
        TemplateKindWords::tr("Two conferences"),
        TemplateKindWords::tr(
            "East and West: home and away within the conference, once against the other. A table "
            "for each conference, then play-offs. The first half of the teams is the East."),
        {{TemplateKindWords::tr("&Teams in each:"), smallestGroup, mostOfConference, 8}},
        {{TemplateKindWords::tr("Play-in for the last two places"), QStringLiteral("-play-in")}}};
    for (TemplateSwitch &one : playOffSwitches())
        conferences.switches.push_back(std::move(one));
    conferences.pattern = QStringLiteral("conferences-%1");
    TemplateKind split{
        TemplateKindWords::tr("League that splits"),
        TemplateKindWords::tr(
            "The upper and the lower half play on among themselves and keep their points. Home "
            "matches are evened out after an odd number of meetings."),
        {teams(2 * smallestGroup, mostOfLongLeague, 12), meetings(mostLegs, 3)},
        {{TemplateKindWords::tr("Points halved, rounded up"), QStringLiteral("-half-up"), oneOfThem},
         {TemplateKindWords::tr("Points halved, rounded down"), QStringLiteral("-half-down"), oneOfThem}}};
    split.pattern = QStringLiteral("league-%1x%2-split");
    TemplateKind averages{
        TemplateKindWords::tr("Relegation by averages"),
        TemplateKindWords::tr("A league; the lowest points per match over several seasons go down, one team "
                              "in ten. Promoted teams count from their promotion."),
        {teams(smallestGroup, mostOfLongLeague, 20),
         meetings(mostLegs, 2),
         {TemplateKindWords::tr("&Seasons:"), 2, mostSeasons, 3}}};
    averages.pattern = QStringLiteral("league-%1x%2-averages-%3");
    return {playIn, conferences, split, averages};
}

std::vector<TemplateKind> leagues()
{
    TemplateKind league{TemplateKindWords::tr("League"),
                        TemplateKindWords::tr("Everyone plays everyone; the table decides."),
                        {teams(smallestGroup, largestGroup, 20), meetings(mostLegs, 2)}};
    league.pattern = QStringLiteral("league-%1x%2");
    league.otherWords = TemplateKindWords::tr("round robin", "other words for a league");
    TemplateKind clubs{TemplateKindWords::tr("League of clubs"),
                       TemplateKindWords::tr("Your clubs, with cards and suspensions. You enter the results "
                                             "by hand, or choose a game in the next step."),
                       {teams(smallestGroup, mostClubs, 14), meetings(mostClubLegs, 2)}};
    clubs.pattern = QStringLiteral("clubs-%1x%2");
    TemplateKind pyramid{
        TemplateKindWords::tr("Divisions"),
        TemplateKindWords::tr("Several leagues with promotion and relegation."),
        {{TemplateKindWords::tr("&Divisions:"), 2, mostDivisions, 2},
         {TemplateKindWords::tr("&Teams in each:"), 4, 48, 10}},
        {{TemplateKindWords::tr("Play-offs for promotion"), QStringLiteral("-promotion"), oneOfThem},
         {TemplateKindWords::tr("Play-offs against relegation"), QStringLiteral("-relegation"), oneOfThem}}};
    pyramid.pattern = QStringLiteral("pyramid");
    pyramid.isRepeated = true;
    TemplateKind apertura{TemplateKindWords::tr("Apertura and Clausura"),
                          TemplateKindWords::tr("Two half seasons; their winners meet in a final."),
                          {teams(smallestGroup, 64, 20)}};
    apertura.pattern = QStringLiteral("apertura-%1");
    TemplateKind phase{TemplateKindWords::tr("League phase"),
                       TemplateKindWords::tr("One table, eight matches per team against teams from four "
                                             "pots; two thirds go through to a knockout."),
                       {teams(12, 72, 36)}};
    phase.pattern = QStringLiteral("league-phase-%1");
    TemplateKind swiss{TemplateKindWords::tr("Swiss system"),
                       TemplateKindWords::tr("Each round pairs teams with similar records; no rematches."),
                       {teams(4, largestSwiss, 16), {TemplateKindWords::tr("&Rounds:"), 1, mostRounds, 5}}};
    swiss.switches = bestOfSwitches();
    swiss.pattern = QStringLiteral("swiss-%1x%2");
    TemplateKind ladder{
        TemplateKindWords::tr("Ladder"),
        TemplateKindWords::tr(
            "A team may challenge one up to three places higher and takes its place by winning."),
        {teams(2, largestSwiss, 12), {TemplateKindWords::tr("&Challenges:"), 1, mostChallenges, 30}}};
    ladder.pattern = QStringLiteral("ladder-%1x%2");
    std::vector<TemplateKind> kinds{league, clubs, pyramid, apertura, phase, swiss, ladder};
    for (TemplateKind &kind : leaguesThatPlayOn())
        kinds.push_back(std::move(kind));
    return kinds;
}

std::vector<TemplateKind> cups()
{
    TemplateKind cup{
        TemplateKindWords::tr("Cup"),
        TemplateKindWords::tr("Lose and you're out. Any number of teams; the strongest get the byes."),
        {teams(2, largestCup, 16)},
        knockoutSwitches()};
    cup.pattern = QStringLiteral("cup-%1");
    cup.otherWords = TemplateKindWords::tr("knockout single elimination", "other words for a cup");
    TemplateKind twice{
        TemplateKindWords::tr("Double elimination"),
        TemplateKindWords::tr("Lose twice and you're out."),
        {teams(3, largestCup, 16)},
        {{TemplateKindWords::tr("Split: the lower half of the seeds starts in the losers' bracket"),
          QStringLiteral("-split")},
         {TemplateKindWords::tr("Single grand final"), QStringLiteral("-no-reset")}}};
    twice.pattern = QStringLiteral("double-elimination-%1");
    return {cup, twice};
}

} // namespace

QString TemplateKind::name(const std::vector<int> &values, const std::vector<bool> &on) const
{
    QString text = pattern;
    if (isRepeated) {
        for (int i = 0; i < values.front(); ++i)
            text += u'-' + QString::number(values.back());
    } else {
        for (const int value : values)
            text = text.arg(value);
    }
    for (std::size_t i = 0; i < switches.size(); ++i)
        if (on[i])
            text += switches[i].word;
    return text;
}

std::optional<TemplateWish> TemplateKind::wish(QStringList words) const
{
    TemplateWish wish;
    QStringList says{title, help, otherWords};
    for (const TemplateSwitch &one : switches) {
        const QStringList label = one.label.split(u' ');
        const auto isSaid = [&words](const QString &word) {
            return words.contains(word, Qt::CaseInsensitive);
        };
        const bool isOn = label.size() > 1 && std::all_of(label.begin(), label.end(), isSaid);
        wish.on.push_back(isOn);
        for (const QString &word : label)
            if (isOn)
                words.removeAt(static_cast<qsizetype>(
                    std::find_if(words.begin(), words.end(),
                                 [&word](const QString &said) {
                                     return said.compare(word, Qt::CaseInsensitive) == 0;
                                 }) -
                    words.begin()));
        says << one.label;
    }
    const auto ofAll = std::find_if(numbers.begin(), numbers.end(),
                                    [](const TemplateNumber &number) { return number.isOfAll; });
    // "10 teams", "10 clubs".
    const QStringList units =
        TemplateKindWords::tr("teams clubs players", "words behind a number").split(u' ');
    for (qsizetype i = 0; i < words.size(); ++i) {
        bool isNumber = false;
        const int number = words[i].toInt(&isNumber);
        if (isNumber && !wish.teams && ofAll != numbers.end() && number >= ofAll->least &&
            number <= ofAll->most) {
            wish.teams = number;
            const QString next = words.value(i + 1);
            if (!next.isEmpty() && !units.filter(next, Qt::CaseInsensitive).isEmpty())
                ++i;
        } else if (!hasWords(says.join(u' '), {words[i]})) {
            return std::nullopt;
        }
    }
    return wish;
}

bool hasWords(const QString &text, const QStringList &words)
{
    return std::all_of(words.begin(), words.end(),
                       [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

QString TemplateKind::usualName() const
{
    return name(numbersFor(0), std::vector<bool>(switches.size()));
}

std::optional<int> TemplateKind::divisionSize(int divisions, int clubs) const
{
    const int size = divisions > 0 ? clubs / divisions : 0;
    if (!isRepeated || size < numbers.back().least || size > numbers.back().most)
        return std::nullopt;
    return size;
}

std::vector<int> TemplateKind::numbersFor(int clubs) const
{
    std::vector<int> values;
    for (const TemplateNumber &number : numbers)
        values.push_back(number.isOfAll && clubs >= number.least && clubs <= number.most ? clubs
                                                                                         : number.usual);
    values.back() = divisionSize(values.front(), clubs).value_or(values.back());
    // A league phase takes numbers that its pots divide.
    const bool isPossible =
        clubs == 0 || formatTemplate(name(values, std::vector<bool>(switches.size()))).has_value();
    return isPossible ? values : numbersFor(0);
}

std::vector<TemplateKind> templateKinds(TemplateFamily family)
{
    switch (family) {
    case TemplateFamily::Tournaments:
        return tournaments();
    case TemplateFamily::Leagues:
        return leagues();
    case TemplateFamily::Cups:
        break;
    }
    return cups();
}

} // namespace touchline
