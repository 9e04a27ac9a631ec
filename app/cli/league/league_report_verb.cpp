// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/cups/correction.h"
#include "app/cli/cups/correction_output.h"
#include "app/cli/input/league_access.h"
#include "core/base/search_key.h"
#include "core/competition/progress.h"
#include "core/match/report/minute.h"
#include "core/match/report/report_events.h"
#include "core/match/report/score_limits.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/fielded_suspended.h"
#include "core/play/matches/table_match.h"
#include "core/play/squads/competition_squads.h"
#include "core/play/transfers/player_move.h"
#include "core/squad/squad.h"
#include "models/league/league_results.h"
#include "models/league/players/listed_players.h"
#include "models/league/players/new_players.h"
#include "models/words/competition/score_entry.h"
#include "models/words/fixtures/goal_words.h"
#include "models/words/narrator.h"

namespace touchline::cli {

namespace {

const QString eventsKey = u"events"_s;
const QString playerKey = u"player"_s;
const QString playerIdKey = u"player_id"_s;
const QString newPlayersKey = u"new_players"_s;

void setDefault(QJsonObject &object, const QString &key, const QJsonValue &value)
{
    if (!object.contains(key))
        object.insert(key, value);
}

QString uuidText(const QUuid &id)
{
    return id.toString(QUuid::WithoutBraces);
}

/// The team of that side, which the match names; the sheet may add who was there.
Result<void> completeTeam(QJsonObject &sheet, Side side, const Entrant &entrant)
{
    const QString key = sideWord(side);
    QJsonObject team = sheet.value(key).toObject();
    setDefault(team, u"id"_s, uuidText(entrant.id));
    setDefault(team, u"name"_s, entrant.name);
    setDefault(team, u"players"_s, QJsonArray());
    if (QUuid::fromString(team.value(u"id"_s).toString()) != entrant.id)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "The score sheet is of another match: %1 plays."),
                    {entrant.name});
    sheet.insert(key, team);
    return {};
}

/// Takes the list of new players off the sheet. Errors: BadInput with every problem; Usage (new players may
/// not be added).
Result<void> takeNewPlayers(QJsonObject &sheet, PerSide<std::vector<SquadEntry>> *added)
{
    if (!sheet.contains(newPlayersKey))
        return {};
    if (added == nullptr)
        return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "The score sheet has new players: add "
                                                            "--add-players to put them on the lists."));
    Problems problems;
    constexpr int largestShirt = 99;
    JsonReader reader(QJsonObject{{newPlayersKey, sheet.value(newPlayersKey)}}, problems);
    reader.each("new_players", [&](JsonReader &one, int) {
        SquadEntry entry;
        const Side side = one.word("side", {"home", "away"}) == 0 ? Side::Home : Side::Away;
        entry.person.name = one.text("name").simplified();
        entry.person.shortName = entry.person.name;
        entry.person.id = QUuid::createUuid();
        if (one.has("shirt"))
            entry.shirt = one.integer("shirt", 1, largestShirt);
        if (one.has("position"))
            entry.position = static_cast<Position>(one.word("position", {"GK", "DF", "MF", "FW"}));
        one.refuseUnknownKeys();
        (*added)[side].push_back(std::move(entry));
    });
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The new players cannot be read."), {},
                    std::move(problems));
    sheet.remove(newPlayersKey);
    return {};
}

/// The one of `added` who is called so; a name that is not there yet comes to it.
Person newPlayerCalled(const QString &name, std::vector<SquadEntry> &added)
{
    const QString wanted = searchKey(name);
    const auto found = std::find_if(added.begin(), added.end(), [&wanted](const SquadEntry &one) {
        return searchKey(one.person.name) == wanted;
    });
    if (found != added.end())
        return found->person;
    added.push_back({{QUuid::createUuid(), name, name}, Position::Midfielder, {}, false});
    return added.back().person;
}

/// Fills in who is meant by the names of a sheet.
class PlayerNamer
{
public:
    PlayerNamer(const Competition &competition, int index, const PerSide<int> &teams,
                const PerSide<std::vector<Person>> &listed, PerSide<std::vector<SquadEntry>> *added)
        : m_competition(competition)
        , m_index(index)
        , m_teams(teams)
        , m_listed(listed)
        , m_added(added)
    {
    }

    /// Of each object in the list `key` the player called so in `nameKey` gets his id in `idKey`.
    void name(QJsonObject &sheet, const QString &key, const QString &nameKey, const QString &idKey)
    {
        QJsonArray list = sheet.value(key).toArray();
        for (int i = 0; i < list.size(); ++i) {
            QJsonObject one = list.at(i).toObject();
            const auto side = sideFromWord(one.value(u"side"_s).toString());
            // What is wrong with the form is said when the report is read.
            if (!side || one.contains(idKey) || !one.value(nameKey).isString())
                continue;
            const QString name = one.value(nameKey).toString().simplified();
            const auto player = playerNamed(name, *side, u"%1[%2]"_s.arg(key).arg(i));
            if (!player)
                continue;
            one.insert(nameKey, player->shortName);
            one.insert(idKey, uuidText(player->id));
            list.replace(i, one);
        }
        if (!list.isEmpty())
            sheet.insert(key, list);
    }

    [[nodiscard]] Problems &problems() { return m_problems; }

private:
    /// Nothing, with a problem at `where`: unknown, or he cannot play.
    std::optional<Person> playerNamed(const QString &name, Side side, const QString &where)
    {
        auto player = playerCalled(name, m_competition, m_teams[side], m_listed[side]);
        const bool isUnknown = !player && player.error().fault == Fault::NotFound && !name.isEmpty();
        if (isUnknown && m_added != nullptr)
            player = newPlayerCalled(name, (*m_added)[side]);
        if (!player) {
            const Message hint{
                QT_TRANSLATE_NOOP("core", "--add-players puts new names on the list of players."), {}};
            m_problems.push_back({where, player.error().message, isUnknown ? hint : Message()});
            return {};
        }
        if (const auto why = whyIneligible(m_competition, m_teams[side], m_index, player->id)) {
            m_problems.push_back(
                {where,
                 {QT_TRANSLATE_NOOP("core", "%1 cannot play for %2: %3."),
                  {player->shortName, m_competition.entrant(m_teams[side]).name, why->english()}},
                 {}});
            return {};
        }
        return *player;
    }

    const Competition &m_competition;
    int m_index;
    const PerSide<int> &m_teams;
    const PerSide<std::vector<Person>> &m_listed;
    PerSide<std::vector<SquadEntry>> *m_added;
    Problems m_problems;
};

const QString completenessKey = u"completeness"_s;

ReportEventKind eventKindOf(const QJsonObject &event)
{
    const QString word = event.value(u"kind"_s).toString();
    for (int kind = 0; kind <= static_cast<int>(ReportEventKind::ShootOutMiss); ++kind)
        if (word == reportEventWord(static_cast<ReportEventKind>(kind)))
            return static_cast<ReportEventKind>(kind);
    // What is wrong with the form is said when the report is read.
    return ReportEventKind::Yellow;
}

/// A goal whose scorer nobody noted names no player: "player" is missing, null, empty or "?".
void leaveOutUnknownScorers(QJsonObject &sheet)
{
    QJsonArray events = sheet.value(eventsKey).toArray();
    for (int i = 0; i < events.size(); ++i) {
        QJsonObject event = events.at(i).toObject();
        const QJsonValue player = event.value(playerKey);
        const QString name = player.toString().trimmed();
        const bool isUnknown =
            player.isNull() || (player.isString() && (name.isEmpty() || name == unknownScorerMark));
        if (!isUnknown || !isGoal(eventKindOf(event)) || event.contains(playerIdKey))
            continue;
        event.remove(playerKey);
        events.replace(i, event);
    }
    if (!events.isEmpty())
        sheet.insert(eventsKey, events);
}

/// Where the sheet does not say how much was noted: cards without a goal are all that was noted beside the
/// result.
QString completenessOf(const QJsonObject &sheet)
{
    const QJsonArray events = sheet.value(eventsKey).toArray();
    const auto isAny = [&events](const auto &isMeant) {
        return std::any_of(events.begin(), events.end(),
                           [&](const QJsonValue &event) { return isMeant(eventKindOf(event.toObject())); });
    };
    const bool hasCards = isAny([](ReportEventKind kind) { return !isGoal(kind) && !isShootOutKick(kind); });
    const bool hasGoals = isAny([](ReportEventKind kind) { return isGoal(kind) || isShootOutKick(kind); });
    const QJsonArray score = sheet.value(u"score"_s).toArray();
    const bool hasResult = score.at(0).toInt() + score.at(1).toInt() > 0;
    return !sheet.contains(eventsKey)           ? u"score"_s
           : hasCards && !hasGoals && hasResult ? u"cards"_s
                                                : u"scorers"_s;
}

Result<void> nameThePlayers(QJsonObject &sheet, PlayerNamer namer)
{
    namer.name(sheet, eventsKey, playerKey, playerIdKey);
    namer.name(sheet, eventsKey, u"second"_s, u"second_id"_s);
    namer.name(sheet, u"figures"_s, playerKey, playerIdKey);
    if (!namer.problems().empty())
        return fail(
            Fault::NotFound,
            QT_TRANSLATE_NOOP("core", "The score sheet names players who are unknown or cannot play."), {},
            std::move(namer.problems()));
    return {};
}

/// How it ended and who won, as the figures say it.
void completeResult(QJsonObject &sheet)
{
    const auto scoreIn = [&sheet](const char *key) -> std::optional<Score> {
        const QJsonArray pair = sheet.value(QLatin1String(key)).toArray();
        return pair.size() == 2 ? std::optional(Score{pair.at(0).toInt(), pair.at(1).toInt()}) : std::nullopt;
    };
    const auto shootOut = scoreIn("shoot_out");
    const auto score = scoreIn("score");
    setDefault(sheet, u"decided_by"_s,
               decidedByWord(shootOut                ? DecidedBy::ShootOut
                             : scoreIn("extra_time") ? DecidedBy::ExtraTime
                                                     : DecidedBy::NinetyMinutes));
    const auto winner = shootOut ? shootOut->leader() : score.value_or(Score{}).leader();
    if (winner)
        setDefault(sheet, u"winner"_s, sideWord(*winner));
}

/// The report that a score sheet gives, in the JSON form of a match report where all may be left out that
/// follows from the match: ids, teams, game, who won and how; `completeness` is "scorers" where there are
/// events, "cards" where no goal is among them, and "score" where there are none; "full" is said. Goals of
/// the result that are not listed are those of unknown scorers, as are goals without a player. A player is
/// named as his team knows him, or with his id; `listed`: the lists that the league keeps of the teams.
/// Errors: Refused (the teams of fixtures()[index] are not known yet; the sheet is of another match);
/// NotFound (a player); BadInput with every problem of the form. `added`: gets those whom no list has, with
/// the number and the position that "new_players" of the sheet gives; null: they are refused.
Result<MatchReport> reportOfSheet(QJsonObject sheet, const Competition &competition, int index,
                                  const PerSide<std::vector<Person>> &listed,
                                  PerSide<std::vector<SquadEntry>> *added)
{
    TOUCHLINE_TRY(takeNewPlayers(sheet, added));
    const Fixture &fixture = competition.fixtures()[at(index)];
    const PerSide<int> teams = progress(competition).fixtures[at(index)].teams;
    for (const Side side : bothSides) {
        if (teams[side] < 0)
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "The teams of match %1 are not known yet."),
                        {QString::number(fixture.number)});
        TOUCHLINE_TRY(completeTeam(sheet, side, competition.entrant(teams[side])));
    }
    setDefault(sheet, u"id"_s, uuidText(QUuid::createUuid()));
    setDefault(sheet, u"fixture"_s, uuidText(fixture.id));
    setDefault(sheet, u"game"_s, QString());
    setDefault(sheet, u"rules_version"_s, 0);
    setDefault(sheet, u"level"_s, QString());
    setDefault(sheet, completenessKey, completenessOf(sheet));
    setDefault(sheet, eventsKey, QJsonArray());
    completeResult(sheet);
    leaveOutUnknownScorers(sheet);
    TOUCHLINE_TRY(nameThePlayers(sheet, {competition, index, teams, listed, added}));
    auto report = reportFromJson(sheet);
    if (report && report->fixture != fixture.id)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "The score sheet is of another match."));
    TOUCHLINE_TRY(report);
    sortByTime(report->events);
    listUnknownScorers(*report);
    // Cards and injuries may be noted here for a game that has none: the rules of the competition count them.
    Problems wrong = checkStoppageTime(*report);
    if (!wrong.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The result of match %1 is impossible."),
                    {QString::number(fixture.number)}, std::move(wrong));
    return report;
}

/// Players whom the sheet names and no list has.
using NewPlayers = PerSide<std::vector<SquadEntry>>;

/// What the arguments behind PLACE say.
struct Asked
{
    QString competition;
    QString match;
    /// Empty with --sheet.
    QString score;
};

/// PLACE [COMPETITION] MATCH SCORE, without SCORE where a sheet has it.
std::optional<Asked> askedFor(QStringList words, bool hasSheet)
{
    words.removeFirst();
    Asked asked;
    if (!hasSheet && !words.isEmpty())
        asked.score = words.takeLast();
    if (!words.isEmpty())
        asked.match = words.takeLast();
    if (words.size() == 1)
        asked.competition = words.takeLast();
    if (!words.isEmpty() || asked.match.isEmpty() || asked.score.isEmpty() != hasSheet)
        return std::nullopt;
    return asked;
}

Result<int> openMatch(const Competition &competition, const QString &text)
{
    auto index = matchNumbered(text, competition);
    TOUCHLINE_TRY(index);
    const Progress now = progress(competition);
    const Slot &slot = competition.fixtures()[at(*index)].slots[Side::Home];
    for (const int round : now.roundsToDraw) {
        if (slot.kind == Slot::Kind::RoundDraw && slot.group == round)
            return fail(Fault::Refused,
                        QT_TRANSLATE_NOOP("core", "Match %1 is not drawn yet. Draw its round with \"league "
                                                  "draw\"."),
                        {text});
    }
    if (const MatchReport *report = competition.report(*index); report != nullptr)
        return fail(
            Fault::Refused,
            QT_TRANSLATE_NOOP(
                "core", "Match %1 already has a result, %2 %3-%4 %5. Change it with \"league correct\"."),
            {text, report->teams[Side::Home].name, QString::number(report->score.home),
             QString::number(report->score.away), report->teams[Side::Away].name});
    return index;
}

Result<PerSide<std::vector<Person>>> listedOf(League &league, const Competition &competition, int index)
{
    PerSide<std::vector<Person>> listed;
    const PerSide<int> teams = progress(competition).fixtures[at(index)].teams;
    for (const Side side : bothSides) {
        if (teams[side] < 0)
            continue;
        TOUCHLINE_TRY(assign(listed[side], listedFor(league, competition.entrant(teams[side]).id,
                                                     competition.definition().id)));
    }
    return listed;
}

/// What the sheet takes into the next matches says the game, unless the sheet says it itself.
Result<void> carryOut(const Competition &competition, int index, MatchReport &report)
{
    if (!report.carryOut.isEmpty())
        return {};
    const auto match = tableMatch(competition, index);
    TOUCHLINE_TRY(match);
    if (match->game != nullptr)
        report.carryOut = match->game->carryOutOf(report, match->carryIn, match->options);
    return {};
}

Result<MatchReport> reportFor(League &league, const Competition &competition, int index, const Asked &asked,
                              const QCommandLineParser &parser, NewPlayers &added)
{
    if (!parser.isSet(u"sheet"_s)) {
        ResultWishes wishes{parser.isSet(u"aet"_s)};
        if (parser.isSet(u"pens"_s))
            wishes.shootOut = parser.value(u"pens"_s);
        const auto result = resultAsked(asked.score, wishes);
        return result ? typedReport(competition, index, *result) : fail(result.error());
    }
    const QString path = parser.value(u"sheet"_s);
    auto sheet = inFile(readJsonFile(path), path);
    TOUCHLINE_TRY(sheet);
    const auto listed = listedOf(league, competition, index);
    TOUCHLINE_TRY(listed);
    auto report = inFile(reportOfSheet(std::move(*sheet), competition, index, *listed,
                                       parser.isSet(u"add-players"_s) ? &added : nullptr),
                         path);
    TOUCHLINE_TRY(report);
    TOUCHLINE_TRY(carryOut(competition, index, *report));
    return report;
}

/// Names those on the sheet who are out, and what it costs to field them. The sheet is entered all the same.
Result<void> warnOfFielded(const Competition &competition, int index, const MatchReport &report,
                           Streams &streams)
{
    const auto rules = disciplineOf(competition);
    TOUCHLINE_TRY(rules);
    if (!*rules)
        return {};
    const auto joined = [](const std::vector<Message> &messages, const QString &between) {
        QStringList words;
        for (const Message &message : messages)
            words << message.english();
        return words.join(between);
    };
    const std::vector<FieldedPlayer> players = fieldedPlayers(competition, index, report, **rules);
    for (const FieldedPlayer &one : players)
        streams.err << u"Warning: %1 (%2) is out and takes part: %3.\n"_s.arg(
            nameShown(one.name), nameShown(competition.entrant(one.team).name), joined(one.because, u"; "_s));
    if (const QString costs = joined(fieldingCosts(**rules), u", "_s); !players.empty() && !costs.isEmpty())
        streams.err << u"By the rules: %1. The organiser decides: correct --walkover.\n"_s.arg(costs);
    return {};
}

/// The goals that the report has without a scorer.
PerSide<int> unknownScorers(const MatchReport &report)
{
    PerSide<int> goals;
    for (const ReportEvent &event : report.events)
        goals[gainsBy(event)] += isOfUnknownScorer(event) ? 1 : 0;
    return goals;
}

/// Puts them on the lists, once it is sure that the sheet can be entered.
Result<QString> enterNewPlayers(League &league, const Competition &competition, int index,
                                const MatchReport &report, const NewPlayers &added, bool isShown)
{
    QStringList names;
    for (const Side side : bothSides)
        for (const SquadEntry &entry : added[side])
            names << u"%1 (%2)"_s.arg(entry.person.name, report.teams[side].name);
    if (names.isEmpty())
        return QString();
    if (const QDate deadline = closedFor(competition, index, league.today()); deadline.isValid())
        return fail(
            Fault::Refused,
            QT_TRANSLATE_NOOP("core", "The registration deadline was %1: new players may not play (%2)."),
            {deadline.toString(Qt::ISODate), names.join(u", "_s)});
    PerSide<std::optional<Squad>> squads;
    for (const Side side : bothSides) {
        auto list = listedSquad(league, report.teams[side].team, competition.definition().id);
        TOUCHLINE_TRY(list);
        if (!list->entries.empty())
            squads[side] = std::move(*list);
    }
    const auto match = tableMatch(competition, index, squads);
    TOUCHLINE_TRY(match);
    TOUCHLINE_TRY(listsWithPlayers(league, competition.definition().id, *match, added));
    if (isShown)
        return u"Would be added: %1\n"_s.arg(names.join(u", "_s));
    const auto entry = addPlayers(league, competition.definition().id, *match, added);
    TOUCHLINE_TRY(entry);
    return entry->english() + u"\n"_s;
}

int runLeagueReport(const QCommandLineParser &parser, Streams &streams)
{
    const bool hasSheet = parser.isSet(u"sheet"_s);
    if (placeArguments(parser).isEmpty())
        return refuseUsage(streams, u"Missing PLACE of the league."_s);
    const auto asked = askedFor(placeArguments(parser), hasSheet);
    if (!asked)
        return refuseUsage(streams, hasSheet ? u"Missing MATCH: the number of the match on the sheet."_s
                                             : u"Missing MATCH or SCORE."_s);
    if (hasSheet && (parser.isSet(u"aet"_s) || parser.isSet(u"pens"_s)))
        return refuseUsage(streams, u"--aet and --pens can't be used with --sheet."_s);
    if (!hasSheet && parser.isSet(u"add-players"_s))
        return refuseUsage(streams, u"--add-players needs --sheet."_s);
    const QString place = placeArguments(parser).constFirst();
    const auto league = leagueToChange(place, streams);
    TOUCHLINE_TRY_ON(streams, league, place);
    const auto competition = competitionOf(**league, asked->competition);
    TOUCHLINE_TRY_ON(streams, competition);
    const auto index = openMatch(*competition, asked->match);
    TOUCHLINE_TRY_ON(streams, index);
    NewPlayers added;
    auto report = reportFor(**league, *competition, *index, *asked, parser, added);
    TOUCHLINE_TRY_ON(streams, report);
    // What would be refused is refused before anything is said or put on a list.
    Competition tried = *competition;
    TOUCHLINE_TRY_ON(streams, tried.record(*report));
    if (const auto doubt = doubtAbout(*report))
        streams.err << u"Warning: %1\n"_s.arg(nameShown(doubt->english()));
    TOUCHLINE_TRY_ON(streams, warnOfFielded(*competition, *index, *report, streams));
    const bool isShown = parser.isSet(u"show"_s);
    const auto newPlayers = enterNewPlayers(**league, *competition, *index, *report, added, isShown);
    TOUCHLINE_TRY_ON(streams, newPlayers);
    streams.out << *newPlayers;
    const QString unknown = unknownScorersWords(*report, unknownScorers(*report), Language{});
    const QString awarded = stillAwardedOutput(tried, *index);
    const QString told = (isShown ? u"Would be entered: %1 %2 %3\n"_s : u"Entered: %1 %2 %3\n"_s)
                             .arg(nameShown(report->teams[Side::Home].name), resultText(*report),
                                  nameShown(report->teams[Side::Away].name)) +
                         (unknown.isEmpty() ? QString() : nameShown(unknown) + u'\n') + awarded;
    if (isShown) {
        streams.out << told;
        return done;
    }
    TOUCHLINE_TRY_ON(streams, (*league)->results().record(competition->definition().id, std::move(*report)));
    streams.out << told;
    return done;
}

} // namespace

const Verb leagueReportVerb{
    "league report",
    "Enters a result or a score sheet.",
    Subject::Week,
    {{"A result", "league report club.touchline 4 2-1"},
     {"What it would change", "league report club.touchline 4 2-1 --show"},
     {"With your name in the history", "league report club.touchline 5 0-0 --as Anna"}},
    {placeRow,
     competitionArgumentRows,
     argument("MATCH", "The number of the match."),
     argument("SCORE", "The result: 2-1, \"2-1 aet\" or \"1-1 4-3p\"; not with --sheet.", "[SCORE]"),
     {"aet", "The score includes extra time."},
     {"pens <4-3>", "The score of the penalty shoot-out."},
     {"show", "Only say what would be entered, and who plays although suspended."},
     {"sheet <file>", "A score sheet as JSON: {\"score\": [2, 1], \"events\": [{\"kind\": \"goal\", "
                      "\"side\": \"home\", \"player\": \"Pele\", \"minute\": 12, \"second\": \"Vava\"}, "
                      "...], \"figures\": [{\"name\": \"man_of_the_match\", \"side\": \"home\", \"player\": "
                      "\"Pele\", \"value\": 1}]}. A goal without \"player\" has an unknown scorer. "
                      "\"completeness\" says what was recorded: score, scorers (the default with goals), "
                      "cards (all but the goals) or full. Bans and the conduct score need cards or full."},
     {"add-players", "Put players of the sheet who are on no list on the list of their team, with number and "
                     "position where the sheet has \"new_players\": [{\"side\": \"home\", \"name\": "
                     "\"Pele\", \"shirt\": 10, \"position\": \"FW\"}, ...]."},
     whoRow},
    runLeagueReport};

} // namespace touchline::cli
