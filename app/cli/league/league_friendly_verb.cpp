// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/league_access.h"
#include "app/cli/input/replayed_log.h"
#include "app/cli/output/person_at_terminal.h"
#include "app/cli/output/terminal_match.h"
#include "models/words/narrator.h"
#include "models/words/played_match_json.h"

namespace touchline::cli {

namespace {

/// What is done with the match that its option names.
enum class Action { Show, Watch, Resume, Rename, Delete, Discard };

struct ActionOption
{
    Action action;
    const char *option;
    const char *help;
    /// Options that it takes besides.
    std::vector<const char *> others;
};

const std::vector<ActionOption> &actionOptions()
{
    static const std::vector<ActionOption> all{
        {Action::Show, "show", "Show a match: its result, or how it stands.", {"json"}},
        {Action::Watch,
         "watch",
         "Tell a match that is over from its beginning, line by line.",
         {"pace", "story", "force"}},
        {Action::Resume,
         "resume",
         "Resume a match that is not over.",
         {"play", "dice", "pace", "home-agent", "away-agent", "json", "as"}},
        {Action::Rename, "rename", "Give a match another name, with --name.", {"name", "json", "as"}},
        {Action::Delete,
         "delete",
         "Delete a match that is over; \"league undo\" brings it back.",
         {"json", "as"}},
        {Action::Discard,
         "discard",
         "Discard a match that is not over; nothing brings it back.",
         {"json", "as"}}};
    return all;
}

bool isAmong(const std::vector<const char *> &options, const QString &option)
{
    return std::any_of(options.begin(), options.end(),
                       [&option](const char *one) { return option == QLatin1String(one); });
}

/// What is asked for; null = a list, or a match to be played.
const ActionOption *actionAsked(const QCommandLineParser &parser)
{
    const auto &all = actionOptions();
    const auto found = std::find_if(all.begin(), all.end(), [&parser](const ActionOption &one) {
        return parser.isSet(QLatin1String(one.option));
    });
    return found == all.end() ? nullptr : &*found;
}

QString wrongPlaying(const QCommandLineParser &parser)
{
    constexpr qsizetype whole = 3;
    const qsizetype arguments = parser.positionalArguments().size();
    if (arguments != 1 && arguments != whole)
        return u"A match has two teams: HOME and AWAY."_s;
    for (const QString &option : parser.optionNames()) {
        const bool isOfList = option == "json"_L1 || option == "as"_L1;
        if (arguments == 1 && option == "name"_L1)
            return u"--name needs HOME and AWAY, or --rename."_s;
        if (arguments == 1 && !isOfList)
            return u"--%1 needs HOME and AWAY."_s.arg(option);
        if (option == "story"_L1 || option == "force"_L1)
            return u"--%1 needs --watch."_s.arg(option);
    }
    return wrongFriendlyUsage(parser);
}

QString wrongAction(const QCommandLineParser &parser, const ActionOption &action)
{
    if (parser.positionalArguments().size() != 1)
        return u"--%1 takes the teams from the match: leave out HOME and AWAY."_s.arg(
            QLatin1String(action.option));
    for (const QString &option : parser.optionNames())
        if (option != QLatin1String(action.option) && !isAmong(action.others, option))
            return u"--%1 can't be used with --%2."_s.arg(option, QLatin1String(action.option));
    if (action.action == Action::Rename && !parser.isSet(u"name"_s))
        return u"--rename needs the new name: --name NAME."_s;
    return wrongPersonUsage(parser);
}

/// A match of the list, as it stands.
struct FriendlyLine
{
    int number = 0;
    Friendly friendly;
    /// Nothing where it cannot be gone on with.
    std::optional<MatchReport> report;
    /// "Brazil 1970 2–1 Italy 1938, 63'".
    QString standing;
    /// Why it cannot be gone on with.
    QString obstacle;
};

FriendlyLine lineOf(League &league, int number, const Friendly &friendly)
{
    FriendlyLine line{number, friendly, std::nullopt, {}, {}};
    if (!friendly.isUnderWay) {
        line.report = friendly.report;
        return line;
    }
    if (const auto live = Friendlies(league).resume(friendly.id)) {
        line.report = live->report();
        line.standing = standingOf(*live);
    } else {
        line.obstacle = live.error().message.english();
    }
    return line;
}

Result<std::vector<FriendlyLine>> linesOf(League &league)
{
    const auto all = friendliesByNumber(league);
    TOUCHLINE_TRY(all);
    std::vector<FriendlyLine> lines;
    for (const Friendly &one : *all)
        lines.push_back(lineOf(league, static_cast<int>(lines.size()) + 1, one));
    return lines;
}

/// Its line, with its number. Errors: NotFound (it is gone meanwhile).
Result<FriendlyLine> lineOf(League &league, const QUuid &id)
{
    const auto all = friendliesByNumber(league);
    TOUCHLINE_TRY(all);
    const auto found =
        std::find_if(all->begin(), all->end(), [&id](const Friendly &one) { return one.id == id; });
    if (found == all->end())
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "The league has no such friendly."));
    return lineOf(league, static_cast<int>(found - all->begin()) + 1, *found);
}

QJsonObject lineJson(const FriendlyLine &line)
{
    const Friendly &one = line.friendly;
    const auto team = [&line](Side side) {
        return line.report ? QJsonValue(line.report->teams[side].name) : QJsonValue();
    };
    QJsonValue from;
    if (one.from)
        from = QJsonObject{{u"match"_s, one.from->match.toString(QUuid::WithoutBraces)},
                           {u"inputs"_s, one.from->inputs}};
    return {{u"number"_s, line.number},
            {u"uuid"_s, one.id.toString(QUuid::WithoutBraces)},
            {u"name"_s, one.name},
            {u"game"_s, one.game},
            {u"begun"_s, one.begun.toUTC().toString(Qt::ISODate)},
            {u"what_if_of"_s, from},
            {u"over"_s, !one.isUnderWay},
            {u"home"_s, team(Side::Home)},
            {u"away"_s, team(Side::Away)},
            {u"score"_s, orNull(line.report ? std::optional(line.report->score) : std::nullopt)},
            {u"shoot_out"_s, orNull(line.report ? line.report->shootOut : std::nullopt)},
            {u"obstacle"_s, orNull(line.obstacle)}};
}

QString outcomeOf(const FriendlyLine &line)
{
    if (!line.report)
        return u"cannot be resumed"_s;
    if (!line.friendly.isUnderWay)
        return resultText(*line.report);
    return u"%1–%2, not over"_s.arg(line.report->score.home).arg(line.report->score.away);
}

QString titleOf(const QString &game)
{
    const auto known = findGame(game);
    return known ? QString::fromUtf8((*known)->info().title) : game;
}

QString friendlyList(const std::vector<FriendlyLine> &lines)
{
    if (lines.empty())
        return u"No friendlies.\n"_s;
    constexpr auto left = TextTable::Align::Left;
    TextTable table({TextTable::Align::Right, left, left, left, left, left});
    for (const FriendlyLine &line : lines)
        table.add({QString::number(line.number), line.friendly.name, outcomeOf(line),
                   titleOf(line.friendly.game),
                   line.friendly.begun.toLocalTime().date().toString(Qt::ISODate),
                   line.friendly.from ? u"what-if"_s : QString()});
    return table.text();
}

Result<void> printList(League &league, Streams &streams)
{
    const auto lines = linesOf(league);
    TOUCHLINE_TRY(lines);
    if (!streams.asJson) {
        streams.out << friendlyList(*lines);
        return {};
    }
    const QJsonArray list = arrayOf(*lines, [&](const FriendlyLine &line) { return lineJson(line); });
    streams.out << writtenJson({{u"friendlies"_s, list}});
    return {};
}

/// One that is not over, and how to go on.
QString underWayText(const FriendlyLine &line, const LiveMatch *live)
{
    if (live == nullptr)
        return line.obstacle + u'\n';
    QString text = line.standing + u'\n';
    for (const Side side : bothSides)
        text += u"%1: %2\n"_s.arg(line.report->teams[side].name, live->agent(side));
    return text + u"Resume it with --resume %1.\n"_s.arg(line.number);
}

Result<void> printOne(League &league, const QUuid &id, Streams &streams)
{
    const auto line = lineOf(league, id);
    TOUCHLINE_TRY(line);
    const bool isJson = streams.asJson;
    if (line->friendly.isUnderWay) {
        const auto live = Friendlies(league).resume(id);
        if (isJson)
            streams.out << writtenJson({{u"friendly"_s, lineJson(*line)}, {u"match"_s, QJsonValue()}});
        else
            streams.out << nameShown(line->friendly.name) << '\n'
                        << underWayText(*line, live ? &*live : nullptr);
        return {};
    }
    const auto log = Friendlies(league).log(id);
    TOUCHLINE_TRY(log);
    const auto replayed = replayedMatch(*log);
    TOUCHLINE_TRY(replayed);
    if (isJson)
        streams.out << writtenJson({{u"friendly"_s, lineJson(*line)},
                                    {u"match"_s, playedMatchJson(replayed->match, *replayed->game)}});
    else
        streams.out << nameShown(line->friendly.name) << '\n'
                    << matchText(replayed->match, *replayed->game, tellingsOf(*replayed->game).brief);
    return {};
}

/// The whole story, a line after the other.
Result<void> watch(League &league, const Friendly &friendly, const QCommandLineParser &parser,
                   Streams &streams)
{
    if (friendly.isUnderWay)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "\"%1\" is not over yet: play it to the end first."),
                    {friendly.name});
    const auto log = Friendlies(league).log(friendly.id);
    TOUCHLINE_TRY(log);
    const auto replayed = replayedMatch(*log);
    TOUCHLINE_TRY(replayed);
    const Telling &telling = tellingsOf(*replayed->game).full;
    TOUCHLINE_TRY(saveStory(parser, replayed->match, *replayed->game, telling, streams));
    const TerminalPace pace = paceOn(streams, terminalPace(parser.value(u"pace"_s)));
    for (const QString &line : matchText(replayed->match, *replayed->game, telling).split(u'\n')) {
        streams.out << line << Qt::endl;
        waitAt(pace);
    }
    return {};
}

/// To its end, or until whoever plays it leaves: every input is in the league before the next is asked for.
Result<void> playOn(League &league, const MatchPlan &plan, LiveMatch match, Streams &streams)
{
    const QUuid id = match.match().setup().fixture;
    Streams prompts = streams.asJson ? promptsApart(streams) : streams;
    const auto line = lineOf(league, id);
    TOUCHLINE_TRY(line);
    const Message farewell{QT_TRANSLATE_NOOP("core",
                                             "You left the match. It is kept as it stands: resume it with "
                                             "\"league friendly\" and --resume %1, or in the window."),
                           {QString::number(line->number)}};
    const auto played = playOnInTerminal(plan, std::move(match), UndoRule{}, farewell, prompts);
    TOUCHLINE_TRY(played);
    if (played->ending != Ending::Over)
        return leaveMatch(played->ending, farewell, streams);
    TOUCHLINE_TRY(Friendlies(league).finish(played->match));
    return printOne(league, id, streams);
}

Result<void> beginAtTerminal(League &league, const MatchPlan &plan, const QString &name, Streams &streams)
{
    MatchLabels labels;
    labels.seed = QString::number(plan.seed);
    for (const Side side : bothSides)
        labels.agents[side] = plan.persons[side] ? personAgent : plan.choice.agents[side];
    auto made = LiveMatch::begin(*plan.choice.game, plan.setup, std::move(labels));
    TOUCHLINE_TRY(made);
    TOUCHLINE_TRY(made->setDice({{Side::Home, plan.typedDice, {}}, {Side::Away, plan.typedDice, {}}}));
    auto match = Friendlies(league).begin(name, std::nullopt, made->log());
    TOUCHLINE_TRY(match);
    return playOn(league, plan, std::move(*match), streams);
}

Result<void> play(League &league, const QCommandLineParser &parser, Streams &streams)
{
    auto plan = friendlyPlan(parser, league);
    TOUCHLINE_TRY(plan);
    const bool isNamed = parser.isSet(u"name"_s);
    const QString name = isNamed ? parser.value(u"name"_s).trimmed() : friendlyTitle(plan->setup);
    if (name.isEmpty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "A friendly needs a name."));
    if (plan->needsTerminal())
        return beginAtTerminal(league, *plan, name, streams);
    const auto played = playPlan(*plan);
    TOUCHLINE_TRY(played);
    const QUuid id = plan->setup.fixture;
    const QString game = QString::fromUtf8(plan->choice.game->info().id);
    TOUCHLINE_TRY(
        Friendlies(league).add({id, name, std::nullopt, game, QDateTime::currentDateTimeUtc()}, played->log));
    return printOne(league, id, streams);
}

Result<void> resume(League &league, const Friendly &friendly, const QCommandLineParser &parser,
                    Streams &streams)
{
    if (!friendly.isUnderWay)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "\"%1\" is over."), {friendly.name});
    auto match = Friendlies(league).resume(friendly.id);
    TOUCHLINE_TRY(match);
    MatchPlan plan;
    plan.choice.game = &match->game();
    TOUCHLINE_TRY(assign(plan.choice.agents, agentsFor(parser, match->game())));
    plan.setup = match->match().setup();
    plan.choice.level = plan.setup.level;
    plan.choice.options = plan.setup.options;
    plan.seed = match->log().seed.toULongLong();
    seatPersons(parser, plan);
    TOUCHLINE_TRY(changeSeats(*match, parser, plan));
    return playOn(league, plan, std::move(*match), streams);
}

/// Says what was done, or prints the list that is left.
Result<void> printDone(League &league, const QString &what, Streams &streams)
{
    if (streams.asJson)
        return printList(league, streams);
    streams.out << what << '\n';
    return {};
}

/// Deletes a match that is over, or discards one that is not.
Result<void> remove(League &league, const Friendly &friendly, Streams &streams)
{
    if (friendly.isUnderWay)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "\"%1\" is not over. --discard discards it for good."),
                    {friendly.name});
    TOUCHLINE_TRY(Friendlies(league).remove(friendly.id));
    return printDone(league, u"Deleted: "_s + nameShown(friendly.name), streams);
}

Result<void> discard(League &league, const Friendly &friendly, Streams &streams)
{
    if (!friendly.isUnderWay)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "\"%1\" is over. --delete deletes it."),
                    {friendly.name});
    TOUCHLINE_TRY(Friendlies(league).abandon(friendly.id));
    return printDone(league, u"Discarded: "_s + nameShown(friendly.name), streams);
}

Result<void> rename(League &league, const Friendly &friendly, const QString &name, Streams &streams)
{
    TOUCHLINE_TRY(Friendlies(league).rename(friendly.id, name));
    return printDone(league, u"Renamed: %1 is now %2"_s.arg(nameShown(friendly.name), nameShown(name)),
                     streams);
}

Result<void> doWith(League &league, const ActionOption &action, const QCommandLineParser &parser,
                    Streams &streams)
{
    const auto friendly = friendlyCalled(parser.value(QLatin1String(action.option)).trimmed(), league);
    TOUCHLINE_TRY(friendly);
    switch (action.action) {
    case Action::Watch:
        return watch(league, *friendly, parser, streams);
    case Action::Resume:
        return resume(league, *friendly, parser, streams);
    case Action::Rename:
        return rename(league, *friendly, parser.value(u"name"_s).trimmed(), streams);
    case Action::Delete:
        return remove(league, *friendly, streams);
    case Action::Discard:
        return discard(league, *friendly, streams);
    case Action::Show:
        break;
    }
    return printOne(league, friendly->id, streams);
}

void addActionRows(ArgumentParser &parser)
{
    for (const ActionOption &one : actionOptions())
        parser.addOption({QString::fromUtf8(one.option),
                          QString::fromUtf8(one.help) + u" By its number in the list or its name."_s,
                          u"match"_s});
}

int runLeagueFriendly(const QCommandLineParser &parser, Streams &streams)
{
    if (wantsOptionList(parser))
        return printOptionList(parser, streams);
    const QStringList arguments = parser.positionalArguments();
    if (arguments.isEmpty())
        return refuseUsage(streams, u"Missing PLACE: touchline-cli league friendly PLACE [HOME AWAY]."_s);
    const ActionOption *action = actionAsked(parser);
    if (const QString wrong = action == nullptr ? wrongPlaying(parser) : wrongAction(parser, *action);
        !wrong.isEmpty())
        return refuseUsage(streams, wrong);
    const bool isPlayed = action == nullptr && arguments.size() > 1;
    const bool onlyReads =
        action == nullptr ? !isPlayed : action->action == Action::Show || action->action == Action::Watch;
    const QString &place = arguments.constFirst();
    const auto league = onlyReads ? leagueToRead(place) : leagueToChange(place, streams);
    TOUCHLINE_TRY_ON(streams, league, place);
    const auto worked = action != nullptr ? doWith(**league, *action, parser, streams)
                        : isPlayed        ? play(**league, parser, streams)
                                          : printList(**league, streams);
    return worked ? done : printError(streams, worked.error());
}

} // namespace

const Verb leagueFriendlyVerb{
    "league friendly",
    "Plays, lists, shows and deletes friendlies.",
    Subject::Week,
    {{"Two teams outside every competition", "league friendly wc.touchline BRA-1970 ITA-1970"},
     {"With all rules", "league friendly wc.touchline BRA-1970 ITA-1970 --level premier"},
     {"All friendlies", "league friendly wc.touchline"}},
    {placeRow,
     friendlyRows,
     personRows,
     {"name <name>", "A name for the match; by default its teams."},
     addActionRows,
     jsonRow,
     storyRow,
     forceRow,
     whoRow},
    runLeagueFriendly,
    {},
    [](const QCommandLineParser &parser) { return valuesOf(parser, {u"story"_s}); }};

} // namespace touchline::cli
