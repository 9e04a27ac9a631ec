// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/template_kind.h"

#include "core/competition/format_builders.h"

#include <QCoreApplication>
#include <QStringList>

namespace touchline {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(TemplateKind)
};

constexpr int largestCup = 512;
constexpr int largestSwiss = 256;
constexpr int mostRounds = 30;
constexpr int mostChallenges = 1000;
constexpr int mostGroupTeams = 16;

TemplateNumber teams(int least, int most, int usual)
{
    return {Words::tr("&Teams:"), least, most, usual};
}

std::vector<TemplateSwitch> knockoutSwitches()
{
    return {{Words::tr("Ties over two legs"), QStringLiteral("-two-legs")},
            {Words::tr("Two legs, away goals count double"), QStringLiteral("-away-goals")},
            {Words::tr("Replay after a draw"), QStringLiteral("-replays")},
            {Words::tr("Match for third place"), QStringLiteral("-third-place")},
            {Words::tr("Every round is drawn anew"), QStringLiteral("-redraw")}};
}

std::vector<TemplateKind> tournaments()
{
    TemplateKind groups{Words::tr("Groups and knockout"),
                        Words::tr("Groups in which everybody meets everybody; the best go on into a "
                                  "knockout."),
                        {{Words::tr("&Groups:"), 1, mostGroups, 8},
                         {Words::tr("&Teams in each:"), 2, mostGroupTeams, 4},
                         {Words::tr("G&o on:"), 1, mostGroupTeams, 2}},
                        knockoutSwitches()};
    groups.pattern = QStringLiteral("groups-%1x%2-%3");
    TemplateKind evening{Words::tr("Club evening"),
                         Words::tr("What a handful of teams can play in one evening."),
                         {teams(fewestOfAnEvening, mostOfAnEvening, 8)}};
    evening.pattern = QStringLiteral("evening-%1");
    return {groups, evening};
}

std::vector<TemplateKind> leagues()
{
    TemplateKind league{
        Words::tr("League"),
        Words::tr("Everybody meets everybody; the table decides."),
        {teams(smallestGroup, largestGroup, 20), {Words::tr("&Meetings of two teams:"), 1, mostLegs, 2}}};
    league.pattern = QStringLiteral("league-%1x%2");
    TemplateKind pyramid{
        Words::tr("Divisions"),
        Words::tr("Several leagues, one above the other, with promotion and relegation into "
                  "the next season."),
        {{Words::tr("&Divisions:"), 2, mostDivisions, 2}, {Words::tr("&Teams in each:"), 4, 48, 10}},
        {{Words::tr("Play-offs for promotion"), QStringLiteral("-promotion")},
         {Words::tr("Play-offs against relegation"), QStringLiteral("-relegation")}},
        true};
    pyramid.pattern = QStringLiteral("pyramid");
    pyramid.isRepeated = true;
    TemplateKind apertura{Words::tr("Apertura and Clausura"),
                          Words::tr("Two half seasons, each with a winner; a final of the two."),
                          {teams(smallestGroup, 64, 20)}};
    apertura.pattern = QStringLiteral("apertura-%1");
    TemplateKind phase{Words::tr("League phase"),
                       Words::tr("One table, eight matches for each team against teams of four pots; two of "
                                 "three go on into a knockout."),
                       {teams(12, 72, 36)}};
    phase.pattern = QStringLiteral("league-phase-%1");
    TemplateKind swiss{Words::tr("Swiss system"),
                       Words::tr("Round by round neighbours in the table meet, nobody twice."),
                       {teams(4, largestSwiss, 16), {Words::tr("&Rounds:"), 1, mostRounds, 5}}};
    swiss.pattern = QStringLiteral("swiss-%1x%2");
    TemplateKind ladder{Words::tr("Ladder"),
                        Words::tr("A team may challenge one that stands up to three places higher; whoever "
                                  "wins takes the place."),
                        {teams(2, largestSwiss, 12), {Words::tr("&Challenges:"), 1, mostChallenges, 30}}};
    ladder.pattern = QStringLiteral("ladder-%1x%2");
    return {league, pyramid, apertura, phase, swiss, ladder};
}

std::vector<TemplateKind> cups()
{
    TemplateKind cup{Words::tr("Cup"),
                     Words::tr("Who loses is out. Any number of teams: the best have a bye where it takes "
                               "one."),
                     {teams(2, largestCup, 16)},
                     knockoutSwitches()};
    cup.pattern = QStringLiteral("cup-%1");
    TemplateKind twice{Words::tr("Double elimination"),
                       Words::tr("Who loses twice is out."),
                       {teams(3, largestCup, 16)},
                       {{Words::tr("One grand final, whoever wins it"), QStringLiteral("-no-reset")}}};
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

QString TemplateKind::usualName() const
{
    std::vector<int> values;
    for (const TemplateNumber &number : numbers)
        values.push_back(number.usual);
    return name(values, std::vector<bool>(switches.size()));
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
