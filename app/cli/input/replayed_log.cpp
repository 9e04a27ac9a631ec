// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/replayed_log.h"

#include "app/cli/input/league_access.h"
#include "core/base/input_file.h"
#include "core/base/near_miss.h"
#include "core/base/parsed_json.h"
#include "core/base/search_key.h"
#include "core/match/report/report_history.h"
#include "core/play/matches/friendly_setup.h"
#include "core/play/matches/match_file.h"
#include "models/league/league_results.h"
#include "models/league/players/participant.h"

#include <QFileInfo>

namespace touchline::cli {

namespace {

Result<ReplayedLog> replayed(const Game &game, const MatchLog &log)
{
    auto played = replay(game, log);
    TOUCHLINE_TRY(played);
    if (!isReplayOf(log.report, played->report))
        return fail(
            Fault::BadInput,
            QT_TRANSLATE_NOOP(
                "core", "The rolls and choices in this log lead to another report than the one in it."));
    return ReplayedLog{&game, std::move(*played)};
}

/// The report of a match of the competition. Errors: NotFound (no such match, no result yet).
Result<const MatchReport *> reportOfMatch(const Competition &competition, const QString &number)
{
    const auto index = matchNumbered(number, competition);
    TOUCHLINE_TRY(index);
    const MatchReport *report = competition.report(*index);
    if (report == nullptr)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "Match %1 has not been played yet."),
                    {number});
    return report;
}

Result<ReplayedLog> replayedFriendly(League &league, const QString &text)
{
    const auto friendly = friendlyCalled(text, league);
    TOUCHLINE_TRY(friendly);
    if (friendly->isUnderWay)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "\"%1\" is not over yet: play it to the end first."),
                    {friendly->name});
    const auto log = Friendlies(league).log(friendly->id);
    TOUCHLINE_TRY(log);
    return replayedMatch(*log);
}

/// Whether its first line is a whole object, as of a match that is kept (match_file.h).
bool keepsMatch(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return false;
    const auto first = parsedJson(file.readLine(mostInputBytes));
    return first && gameOfLog(first->object());
}

/// That of a file that keeps a match. Error: Refused, where it is not over.
Result<MatchLog> keptLog(const QString &path)
{
    auto match = resumeMatchFile(path);
    TOUCHLINE_TRY(match);
    if (!match->isOver())
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "This match is not over: go on with match --resume \"%1\"."),
                    {path});
    return match->played().log;
}

using DocumentPtr = std::shared_ptr<const TeamDocument>;

constexpr qsizetype homePlace = 1;

/// "2, 5": the numbers of those that are called so.
QString numbersOf(const QString &key, const std::vector<Friendly> &all)
{
    QStringList numbers;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (searchKey(all[i].name) == key)
            numbers << QString::number(i + 1);
    return numbers.join(u", "_s);
}

/// That of the newest competition; null where there is none whose game this program has.
Result<const Game *> usualGame(League &league)
{
    const auto lines = league.competitions().all();
    TOUCHLINE_TRY(lines);
    for (auto line = lines->rbegin(); line != lines->rend(); ++line)
        if (const auto game = findGame(line->game))
            return *game;
    return nullptr;
}

/// A club of the league, else a team that `match` would take too.
Result<DocumentPtr> friendlyTeam(const QString &text, const Game &game, League &league,
                                 const std::vector<Participant> &clubs)
{
    const QString key = searchKey(text);
    QStringList names;
    for (const Participant &club : clubs) {
        if (searchKey(club.name()) == key || (!club.team.code.isEmpty() && searchKey(club.team.code) == key))
            return clubDocument(club.team, game, league);
        names << club.name();
    }
    auto other = documentFor(text, game);
    if (!other && other.error().fault == Fault::NotFound && !nearMisses(text, names).isEmpty())
        return fail(notOfList(text, names,
                              QT_TRANSLATE_NOOP("core", "There is no team \"%1\". Did you mean %2?"),
                              QT_TRANSLATE_NOOP("core", "There is no team \"%1\".")));
    return other;
}

Result<void> refuseIdle(const GameChoice &choice, const DecisionRules &decision)
{
    const auto level = findLevel(choice.game->info().levels, choice.level);
    TOUCHLINE_TRY(level);
    Problems idle = choice.game->idleOptions(
        **level, choice.options,
        {QStringList{choice.agents[Side::Home], choice.agents[Side::Away]}, decision.needsWinner});
    return idle.empty()
               ? Result<void>()
               : fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "These options have no effect here."), {},
                      std::move(idle));
}

} // namespace

Result<ReplayedLog> replayedLog(const QString &path)
{
    const auto object = readJsonFile(path);
    if (!object && keepsMatch(path)) {
        const auto kept = keptLog(path);
        TOUCHLINE_TRY(kept);
        return replayedMatch(*kept);
    }
    TOUCHLINE_TRY(object);
    const auto id = gameOfLog(*object);
    TOUCHLINE_TRY(id);
    const auto game = findGame(*id);
    TOUCHLINE_TRY(game);
    const auto log = logFromJson(*object, **game);
    TOUCHLINE_TRY(log);
    auto played = replayed(**game, *log);
    // One that was left before the second line came.
    if (!played && keepsMatch(path))
        TOUCHLINE_TRY(keptLog(path));
    return played;
}

bool namesFixture(const QCommandLineParser &parser)
{
    return parser.isSet(u"fixture"_s) || parser.isSet(u"friendly"_s);
}

Result<ReplayedLog> replayedMatch(const MatchLog &log)
{
    const auto game = findGame(log.game);
    TOUCHLINE_TRY(game);
    return replayed(**game, log);
}

Result<ReplayedLog> replayedFixture(const QString &place, const QCommandLineParser &parser)
{
    const auto league = leagueToRead(place);
    TOUCHLINE_TRY(league);
    if (parser.isSet(u"friendly"_s))
        return replayedFriendly(**league, parser.value(u"friendly"_s));
    const auto competition = competitionOf(**league, parser.value(u"competition"_s));
    TOUCHLINE_TRY(competition);
    const QString number = parser.value(u"fixture"_s);
    const auto report = reportOfMatch(*competition, number);
    TOUCHLINE_TRY(report);
    const auto log = (*league)->results().log((*report)->id);
    TOUCHLINE_TRY(log);
    if (!*log)
        return fail(Fault::NotFound,
                    QT_TRANSLATE_NOOP("core", "Match %1 has no log: its result was entered by hand."),
                    {number});
    return replayedMatch(**log);
}

Result<std::vector<Friendly>> friendliesByNumber(League &league)
{
    auto all = Friendlies(league).all();
    TOUCHLINE_TRY(all);
    std::reverse(all->begin(), all->end());
    return all;
}

Result<Friendly> friendlyCalled(const QString &text, League &league)
{
    const auto all = friendliesByNumber(league);
    TOUCHLINE_TRY(all);
    const QString key = searchKey(text);
    const auto isCalledSo = [&key](const Friendly &one) { return searchKey(one.name) == key; };
    const auto found = std::find_if(all->begin(), all->end(), isCalledSo);
    if (found != all->end() && std::count_if(found, all->end(), isCalledSo) == 1)
        return *found;
    bool isNumber = false;
    const std::size_t number = text.toULong(&isNumber);
    if (isNumber && number >= 1 && number <= all->size())
        return (*all)[number - 1];
    if (found != all->end())
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core",
                                      "Several friendlies are called \"%1\". Use one of their numbers: "
                                      "%2."),
                    {text, numbersOf(key, *all)});
    const QUuid id = QUuid::fromString(text);
    const auto same =
        std::find_if(all->begin(), all->end(), [&id](const Friendly &one) { return one.id == id; });
    if (!id.isNull() && same != all->end())
        return *same;
    return fail(Fault::NotFound,
                all->empty()
                    ? QT_TRANSLATE_NOOP("core", "The league has no friendlies.")
                    : QT_TRANSLATE_NOOP("core", "The league has no friendly \"%1\". \"league friendly\" "
                                                "lists them with their numbers."),
                {text});
}

const std::vector<OptionRow> friendlyRows{
    argument("HOME",
             "To play one: a club of the league, a historic team (\"France 1998\", FRA-1998) or a card file. "
             "Without teams the friendlies are listed.",
             "[HOME"),
    argument("AWAY", "The visiting team, in the same form.", "AWAY]"),
    addGameRows,
    {"neutral", "Neutral ground: no home advantage."},
    decisionRows};

QString wrongFriendlyUsage(const QCommandLineParser &parser)
{
    if (QString wrong = wrongDecisionUsage(parser); !wrong.isEmpty())
        return wrong;
    return wrongPersonUsage(parser);
}

Result<MatchPlan> friendlyPlan(const QCommandLineParser &parser, League &league)
{
    const auto usual = usualGame(league);
    TOUCHLINE_TRY(usual);
    auto choice = gameChoice(parser, *usual);
    TOUCHLINE_TRY(choice);
    FriendlyWishes wishes;
    wishes.choice = *choice;
    wishes.decision = decisionRules(parser);
    TOUCHLINE_TRY(refuseIdle(*choice, wishes.decision));
    const std::vector<Participant> clubs = clubsOf(&league);
    for (const Side side : bothSides)
        TOUCHLINE_TRY(assign(
            wishes.teams[side],
            friendlyTeam(
                parser.positionalArguments().at(homePlace + static_cast<qsizetype>(index(side))).trimmed(),
                *choice->game, league, clubs)));
    const auto teamOf = [&](Side side) { return choice->game->sideFor(wishes.teams[side]).team.id; };
    if (teamOf(Side::Home) == teamOf(Side::Away))
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "A team cannot play against itself."));
    if (!parser.isSet(u"neutral"_s))
        wishes.ground = Side::Home;
    MatchPlan plan{std::move(*choice), {}, freshSeed(), std::nullopt, std::nullopt, {}};
    seatPersons(parser, plan);
    for (const Side side : bothSides)
        if (plan.persons[side])
            wishes.choice.agents[side] = personAgent;
    TOUCHLINE_TRY(assign(plan.setup, friendlySetup(wishes, QUuid::createUuid())));
    return plan;
}

QString friendlyTitle(const FixtureSetup &setup)
{
    return u"%1 v %2"_s.arg(setup.sides[Side::Home].team.displayName(),
                            setup.sides[Side::Away].team.displayName());
}

Result<void> saveStory(const QCommandLineParser &parser, const PlayedMatch &played, const Game &game,
                       const Telling &telling, Streams &streams)
{
    const QString path = parser.value(u"story"_s);
    if (!parser.isSet(u"story"_s))
        return {};
    return writeFile(path, storyFile(played, game, telling, storyFormatOf(path)), streams);
}

} // namespace touchline::cli
