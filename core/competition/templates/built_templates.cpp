// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/templates/built_templates.h"

#include "core/competition/rules/named_rules.h"
#include "core/competition/templates/format_builders.h"

#include <QRegularExpression>
#include <qglobal.h>

#include <algorithm>
#include <array>

namespace touchline {

namespace {

using Match = QRegularExpressionMatch;

/// What a group of the pattern caught; `usual` where it is not there.
int number(const Match &match, int group, int usual = 0)
{
    return match.captured(group).isEmpty() ? usual : match.captured(group).toInt();
}

/// 1 where they say nothing of it.
int bestOfIn(const QString &words)
{
    static const QRegularExpression bestOf(QStringLiteral("-best-of-(\\d)"));
    return number(bestOf.match(words), 1, 1);
}

KnockoutOptions knockoutOptions(const QString &words)
{
    KnockoutOptions options;
    options.rules.awayGoals = words.contains(QLatin1String("-away-goals"));
    options.rules.legs = options.rules.awayGoals || words.contains(QLatin1String("-two-legs")) ? 2 : 1;
    if (const int matches = bestOfIn(words); matches > 1)
        options.rules.legs = matches;
    options.allPlaces = words.contains(QLatin1String("-all-places"));
    options.rules.replays = words.contains(QLatin1String("-replays")) ? 1 : 0;
    options.thirdPlace = words.contains(QLatin1String("-third-place"));
    options.redraw = words.contains(QLatin1String("-redraw"));
    options.apartFromGroup = options.redraw;
    return options;
}

Result<Format> buildLeague(const Match &match)
{
    const QString split = match.captured(3);
    if (split.isEmpty())
        return leagueFormat(number(match, 1), number(match, 2, 2));
    return splitLeagueFormat(number(match, 1), number(match, 2, 2),
                             split.endsWith(QLatin1String("-up"))     ? CarriedPoints::HalfRoundedUp
                             : split.endsWith(QLatin1String("-down")) ? CarriedPoints::HalfRoundedDown
                                                                      : CarriedPoints::All);
}

Result<Format> buildClubs(const Match &match)
{
    const int teams = number(match, 1);
    const int legs = number(match, 2, 2);
    if (teams < smallestGroup || teams > mostClubs)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "A league of clubs has from %1 to %2 teams, not %3."),
                    {QString::number(smallestGroup), QString::number(mostClubs), QString::number(teams)});
    if (legs < 1 || legs > mostClubLegs)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "Clubs can meet 1 to %1 times, not %2 times."),
                    {QString::number(mostClubLegs), QString::number(legs)});
    auto format = leagueFormat(teams, legs);
    if (format)
        format->title = QStringLiteral("League of %1 clubs").arg(teams);
    return format;
}

Result<Format> buildCup(const Match &match)
{
    return cupFormat(number(match, 1), knockoutOptions(match.captured(2)));
}

Result<Format> buildGroups(const Match &match)
{
    GroupsOptions options;
    options.rules = ruleSet(QStringLiteral("fifa-2022")).value();
    options.knockout = knockoutOptions(match.captured(4));
    return groupsFormat(number(match, 1), number(match, 2), number(match, 3, 2), options);
}

Result<Format> buildEvenGroups(const Match &match)
{
    GroupsOptions options;
    options.rules = ruleSet(QStringLiteral("fifa-2022")).value();
    options.knockout = knockoutOptions(match.captured(2));
    return evenGroupsFormat(number(match, 1), options);
}

Result<Format> buildDoubleElimination(const Match &match)
{
    return doubleEliminationFormat(
        number(match, 1), {.reset = match.captured(3).isEmpty(), .isSplit = !match.captured(2).isEmpty()});
}

Result<Format> buildLeaguePlayIn(const Match &match)
{
    return leaguePlayInFormat(number(match, 1), number(match, 2, 2), knockoutOptions(match.captured(3)));
}

Result<Format> buildConferences(const Match &match)
{
    ConferenceOptions options;
    options.advance = number(match, 2);
    options.playIn = !match.captured(3).isEmpty();
    options.playOffs = knockoutOptions(match.captured(4));
    return conferencesFormat(number(match, 1), options);
}

Result<Format> buildAveragesLeague(const Match &match)
{
    constexpr int usualSeasons = 3;
    return averagesLeagueFormat(number(match, 1), number(match, 2, 2), number(match, 3, usualSeasons));
}

Result<Format> buildSwiss(const Match &match)
{
    const int teams = number(match, 1);
    const QString words = match.captured(3);
    SwissOptions options;
    options.firstRound = words.contains(QLatin1String("-drawn"))        ? SwissFirstRound::Drawn
                         : words.contains(QLatin1String("-neighbours")) ? SwissFirstRound::Neighbours
                                                                        : SwissFirstRound::Halves;
    options.bestOf = bestOfIn(words);
    return swissFormat(teams, number(match, 2, usualSwissRounds(teams)), options);
}

Result<Format> buildLeaguePhase(const Match &match)
{
    const int teams = number(match, 1);
    LeaguePhaseOptions options;
    // Two of three go on, as 24 of 36 do.
    options.advance = teams / 3 * 2;
    return leaguePhaseFormat(teams, options);
}

Result<Format> buildLadder(const Match &match)
{
    constexpr int usualReach = 3;
    const int teams = number(match, 1);
    return ladderFormat(teams, number(match, 2, 2 * teams), std::clamp(teams - 1, 1, usualReach));
}

Result<Format> buildApertura(const Match &match)
{
    return aperturaFormat(number(match, 1));
}

Result<Format> buildPyramid(const Match &match)
{
    using PlayOff = PyramidOptions::PlayOff;
    constexpr int teamsForEachThatMoves = 6;
    constexpr int mostThatMove = 3;
    std::vector<int> sizes;
    for (const QString &size : match.captured(1).split(u'-'))
        sizes.push_back(size.toInt());
    const int smallest = *std::min_element(sizes.begin(), sizes.end());
    PyramidOptions options;
    options.playOff = match.captured(2) == QLatin1String("-promotion")    ? PlayOff::Promotion
                      : match.captured(2) == QLatin1String("-relegation") ? PlayOff::Relegation
                                                                          : PlayOff::None;
    // One of those that move does so by play-off, where there is one.
    const int moving = std::clamp(smallest / teamsForEachThatMoves, 1, mostThatMove);
    options.up = options.playOff == PlayOff::None ? moving : moving - 1;
    return pyramidFormat(sizes, options);
}

Result<Format> buildEvening(const Match &match)
{
    return eveningFormat(number(match, 1));
}

/// The one table of formats that are made from their name.
struct Kind
{
    const char *example;
    const char *help;
    /// Of the whole name.
    const char *pattern;
    Result<Format> (*build)(const Match &match);
};

constexpr auto clubPattern = R"(clubs-(\d{1,5})(?:x(\d{1,5}))?)";

constexpr auto knockoutWords =
    "((?:-(?:two-legs|away-goals|replays|third-place|redraw|best-of-[357]|all-places))*)";

const std::array kinds{
    Kind{"league-20",
         "league, home and away; league-20x1: one match per pairing (up to 6); league-12x3-split: splits "
         "into halves; -split-half-down, -split-half-up: points are halved and rounded down or up",
         R"(league-(\d{1,5})(?:x(\d{1,5}))?(-split(?:-half-up|-half-down)?)?)", buildLeague},
    Kind{
        "clubs-14",
        "league of 2 to 40 clubs, results by hand unless a game is chosen; clubs-14x1: one match per pairing "
        "(up to 4)",
        clubPattern, buildClubs},
    Kind{"cup-27",
         "knockout with byes; add -two-legs, -away-goals, -best-of-3 (5, 7), -replays, "
         "-third-place, -all-places, -redraw",
         R"(cup-(\d{1,5})%1)", buildCup},
    Kind{"groups-8x4",
         "8 groups of 4, the top two advance; groups-6x5-3: the top three; add the same as for cup-27",
         R"(groups-(\d{1,5})x(\d{1,5})(?:-(\d{1,5}))?%1)", buildGroups},
    Kind{"groups-14-all-places",
         "4 to 64 teams in groups of 3 and 4, the top two advance, the others play for the places behind "
         "them; groups-14: these go out; add the same as for cup-27",
         R"(groups-(\d{1,5})%1)", buildEvenGroups},
    Kind{"league-20-play-in",
         "league, then a play-in (7 v 8, whose loser plays the winner of 9 v 10) and play-offs of 8 teams, "
         "fewer in a small league; add the same as for cup-27",
         R"(league-(\d{1,5})(?:x(\d{1,5}))?-play-in%1)", buildLeaguePlayIn},
    Kind{"conferences-15",
         "two conferences of 15: home and away in the own one, once against the other, a table for each, and "
         "play-offs; conferences-15-4: of the top four; add -play-in, and the same as for cup-27",
         R"(conferences-(\d{1,5})(?:-(\d{1,5}))?(-play-in)?%1)", buildConferences},
    Kind{"league-20-averages",
         "league, relegation by points per match over 3 seasons; league-20-averages-2: over 2",
         R"(league-(\d{1,5})(?:x(\d{1,5}))?-averages(?:-(\d{1,5}))?)", buildAveragesLeague},
    Kind{
        "double-elimination-64",
        "two defeats and you're out; add -split to start half of the teams in the losers' bracket, -no-reset "
        "for one grand final",
        R"(double-elimination-(\d{1,5})(-split)?(-no-reset)?)", buildDoubleElimination},
    Kind{"swiss-32x6",
         "Swiss of 6 rounds, top half v bottom half in the first; swiss-32: the usual number of rounds; add "
         "-drawn or -neighbours (1 v 2, 3 v 4) for another first round, -best-of-3 (5, 7)",
         R"(swiss-(\d{1,5})(?:x(\d{1,5}))?((?:-drawn|-neighbours|-best-of-[357])*))", buildSwiss},
    Kind{"league-phase-36", "league phase of 8 rounds from 4 pots, two thirds of the teams advance",
         R"(league-phase-(\d{1,5}))", buildLeaguePhase},
    Kind{"ladder-12", "ladder, teams challenge up to three places higher; ladder-12x40: 40 challenges",
         R"(ladder-(\d{1,5})(?:x(\d{1,5}))?)", buildLadder},
    Kind{"apertura-20", "Apertura and Clausura, final of their winners, relegation by both",
         R"(apertura-(\d{1,5}))", buildApertura},
    Kind{"pyramid-20-24-24",
         "divisions with promotion and relegation; add -promotion or -relegation for play-offs",
         R"(pyramid-(\d{1,5}(?:-\d{1,5})+)(-promotion|-relegation)?)", buildPyramid},
    Kind{"evening-8", "a tournament in one evening for 4 to 16 teams, no extra time", R"(evening-(\d{1,5}))",
         buildEvening},
};

Match matchOf(const Kind &kind, const QString &name)
{
    QString pattern = QString::fromLatin1(kind.pattern);
    pattern.replace(QLatin1String("%1"), QLatin1String(knockoutWords));
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(name);
}

} // namespace

std::vector<BuiltTemplate> builtTemplates()
{
    std::vector<BuiltTemplate> list;
    list.reserve(kinds.size());
    for (const Kind &kind : kinds)
        list.push_back({QString::fromLatin1(kind.example), QString::fromLatin1(kind.help)});
    return list;
}

bool isClubTemplate(const QString &name)
{
    static const QRegularExpression clubs(
        QRegularExpression::anchoredPattern(QString::fromLatin1(clubPattern)));
    return clubs.match(name).hasMatch();
}

std::optional<Result<Format>> builtTemplate(const QString &name)
{
    for (const Kind &kind : kinds) {
        const Match match = matchOf(kind, name);
        if (!match.hasMatch())
            continue;
        Result<Format> format = kind.build(match);
        if (format)
            format->name = name;
        return format;
    }
    return std::nullopt;
}

} // namespace touchline
