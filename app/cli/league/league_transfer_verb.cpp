// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/input/league_access.h"
#include "core/base/plain_digits.h"
#include "core/base/search_key.h"
#include "models/league/league_moves.h"
#include "models/league/league_teams.h"
#include "models/league/players/team_players.h"
#include "models/words/competition/availability_text.h"

namespace touchline::cli {

namespace {

using MoveKind = PlayerMove::Kind;

/// What the options say. Errors: Usage, where that makes no sense.
Result<MoveKind> kindAsked(const QCommandLineParser &parser)
{
    const auto isSet = [&parser](const char *option) { return parser.isSet(QLatin1String(option)); };
    constexpr std::array<const char *, 4> kinds{"until", "guest", "free", "retire"};
    if (std::count_if(kinds.begin(), kinds.end(), isSet) > 1)
        return fail(Fault::Usage, "Choose one of --until, --guest, --free and --retire.");
    const bool leaves = isSet("free") || isSet("retire");
    if (leaves && isSet("to"))
        return fail(Fault::Usage, "--free and --retire can't be used with --to.");
    const bool isNumber = isSet("number") && !isSet("to");
    if (!leaves && !isNumber && !isSet("to"))
        return fail(Fault::Usage,
                    "Say where the player goes: --to NAME, --free, --retire or --number NUMBER.");
    if ((leaves || isNumber || isSet("until") || isSet("guest")) && !isSet("from"))
        return fail(Fault::Usage, "Choose the player's team with --from NAME.");
    if (isSet("new") && isSet("from"))
        return fail(Fault::Usage, "--new can't be used with --from.");
    if (isSet("until"))
        return MoveKind::Loan;
    if (isSet("guest"))
        return MoveKind::Guest;
    if (leaves)
        return isSet("free") ? MoveKind::Release : MoveKind::Retirement;
    return isNumber ? MoveKind::Number : MoveKind::Transfer;
}

/// The full name, the short one, or one word of it.
bool isCalledSo(const Person &person, const QString &text)
{
    const QString wanted = searchKey(text);
    return searchKey(person.name) == wanted || searchKey(person.shortName) == wanted ||
           searchKey(person.name).split(u' ').contains(wanted);
}

QStringList teamsThatList(League &league, const std::vector<Team> &teams, const QString &name)
{
    QStringList found;
    for (const Team &team : teams)
        if (const auto list = league.teams().squad(team.id, {}); list && *list)
            for (const SquadEntry &entry : (*list)->squad.entries)
                if (isCalledSo(entry.person, name))
                    found << team.displayName();
    return found;
}

/// Somebody who comes from no team: free, or new.
Result<SquadEntry> withoutTeam(League &league, const QString &name, bool isNew)
{
    const auto free = freePlayers(league);
    TOUCHLINE_TRY(free);
    for (const FreePlayer &one : *free)
        if (!isNew && isCalledSo(one.entry.person, name))
            return one.entry;
    const auto teams = league.teams().all();
    TOUCHLINE_TRY(teams);
    const QStringList listed = teamsThatList(league, *teams, name);
    if (!isNew && !listed.isEmpty())
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "%1 is on the list of %2: add --from, or --new for another "
                                              "player of that name."),
                    {name, listed.join(u", "_s)});
    return SquadEntry{{QUuid::createUuid(), name, name}, Position::Midfielder, {}, false};
}

Result<void> takePlayer(League &league, const QString &name, const QCommandLineParser &parser,
                        PlayerMove &move)
{
    SquadEntry player;
    if (parser.isSet(u"from"_s)) {
        const auto from = teamCalled(league, parser.value(u"from"_s));
        TOUCHLINE_TRY(from);
        move.from = {from->id, from->displayName()};
        TOUCHLINE_TRY(assign(player, playerOfTeamCalled(league, *from, name)));
    } else {
        TOUCHLINE_TRY(assign(player, withoutTeam(league, name, parser.isSet(u"new"_s))));
    }
    move.player = player.person;
    move.position = player.position;
    if (!parser.isSet(u"position"_s))
        return {};
    const QString position = parser.value(u"position"_s).toUpper();
    const auto known = positionFromCode(position);
    if (!known)
        return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "\"%1\" isn't a position: GK, DF, MF or FW."),
                    {position});
    move.position = *known;
    return {};
}

/// What stands in the options alone, whoever the player is.
Result<void> takeValues(const QCommandLineParser &parser, const QDate &today, PlayerMove &move)
{
    if (parser.isSet(u"number"_s)) {
        constexpr int largestShirt = 99;
        const QString text = parser.value(u"number"_s);
        const auto number = typedNumber(text);
        if (!number || *number < 1 || *number > largestShirt)
            return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "Shirt numbers are from 1 to 99, not %1."),
                        {text});
        move.shirt = *number;
    }
    const auto day = dayFrom(parser.value(u"on"_s));
    const auto until = dayFrom(parser.value(u"until"_s));
    if (!day || !until)
        return fail(day ? until.error() : day.error());
    move.day = day->isValid() ? *day : today;
    move.until = *until;
    if (parser.isSet(u"guest"_s)) {
        const QString text = parser.value(u"guest"_s);
        const auto number = typedNumber(text);
        if (!number || *number < 1)
            return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "\"%1\" isn't the number of a match."),
                        {text});
        move.match = *number;
    }
    return {};
}

Result<void> takeGuest(League &league, const QCommandLineParser &parser, PlayerMove &move)
{
    const auto line = competitionCalled(parser.value(u"competition"_s), league);
    TOUCHLINE_TRY(line);
    const auto competition = league.competitions().find(line->id);
    TOUCHLINE_TRY(competition);
    move.competition = line->id;
    const int index = competition->indexOfNumber(move.match);
    const Appointment *day = index < 0 ? nullptr : competition->appointment(index);
    if (day != nullptr && day->date.isValid())
        move.day = day->date;
    return {};
}

Result<PlayerMove> moveAsked(League &league, MoveKind kind, const QString &name,
                             const QCommandLineParser &parser)
{
    PlayerMove move;
    move.kind = kind;
    if (name.trimmed().isEmpty())
        return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "The player has no name."));
    TOUCHLINE_TRY(takeValues(parser, league.today(), move));
    TOUCHLINE_TRY(takePlayer(league, name.trimmed(), parser, move));
    if (kind == MoveKind::Number)
        move.to = move.from;
    if (parser.isSet(u"to"_s)) {
        const auto to = teamCalled(league, parser.value(u"to"_s));
        TOUCHLINE_TRY(to);
        move.to = {to->id, to->displayName()};
    }
    if (kind == MoveKind::Guest)
        TOUCHLINE_TRY(takeGuest(league, parser, move));
    return move;
}

/// What --on and --from leave of the moves of a player: the newest. Errors: NotFound; BadInput (several
/// players are called so).
Result<PlayerMove> moveToCancel(League &league, const QString &name, const QCommandLineParser &parser)
{
    const auto day = dayFrom(parser.value(u"on"_s));
    TOUCHLINE_TRY(day);
    const auto moves = movesOfLeague(league);
    TOUCHLINE_TRY(moves);
    std::optional<Team> from;
    if (parser.isSet(u"from"_s))
        TOUCHLINE_TRY(assign(from, teamCalled(league, parser.value(u"from"_s))));
    std::optional<PlayerMove> found;
    for (const PlayerMove &move : *moves) {
        if (!isCalledSo(move.player, name) || (day->isValid() && move.day != *day) ||
            (from && move.from.id != from->id))
            continue;
        if (found && found->player.id != move.player.id &&
            searchKey(found->player.name) != searchKey(move.player.name))
            return fail(Fault::BadInput,
                        QT_TRANSLATE_NOOP("core",
                                          "Several players called \"%1\" have moved: %2, %3. Give the "
                                          "whole name."),
                        {name, found->player.name, move.player.name});
        if (!found)
            found = move;
    }
    if (!found)
        return fail(Fault::NotFound,
                    QT_TRANSLATE_NOOP("core", "\"%1\" has no such move. league transfer PLACE --moves lists "
                                              "them."),
                    {name});
    return *found;
}

/// What moves in other competitions.
QStringList linesOfOthers(const MovePreview &move)
{
    QStringList lines;
    for (const OtherChanges &other : move.otherChanges)
        for (const AvailabilityChange &change : other.changes)
            lines << u"%1: %2"_s.arg(other.competition.definition().name,
                                     availabilityText(other.competition, change, typedDays()));
    return lines;
}

QJsonObject moveJson(const PlayerMove &move, const std::vector<MovePreview> &preview, bool isMade)
{
    QJsonArray competitions;
    for (const MovePreview &one : preview) {
        QJsonArray lines;
        for (const Message &sentence : one.sentences)
            lines.append(sentence.english());
        for (const AvailabilityChange &change : one.absences)
            lines.append(availabilityText(one.after, change, typedDays()));
        for (const QString &line : linesOfOthers(one))
            lines.append(line);
        competitions.append(QJsonObject{{u"name"_s, one.after.definition().name}, {u"follows"_s, lines}});
    }
    return {{u"move"_s, moveTitle(move).english()},
            {u"player"_s, move.player.name},
            {u"date"_s, move.day.toString(Qt::ISODate)},
            {u"made"_s, isMade},
            {u"competitions"_s, competitions}};
}

/// `title`: the first line.
QString moveText(const QString &title, const std::vector<MovePreview> &preview, bool isMade,
                 const QString &how)
{
    QString text = title + u"\n"_s;
    for (const MovePreview &one : preview) {
        text += u"\n%1\n"_s.arg(one.after.definition().name);
        for (const Message &sentence : one.sentences)
            text += u"  %1\n"_s.arg(sentence.english());
        for (const AvailabilityChange &change : one.absences)
            text += u"  %1\n"_s.arg(availabilityText(one.after, change, typedDays()));
        for (const QString &line : linesOfOthers(one))
            text += u"  %1\n"_s.arg(line);
        if (one.sentences.empty() && one.absences.empty() && one.otherChanges.empty())
            text += u"  No ban or injury moves.\n"_s;
    }
    if (preview.empty())
        text += u"No competition that is not over has one of the teams: only the lists of players "
                "change.\n"_s;
    if (!isMade)
        text += u"\nNothing was changed yet. %1 without --show.\n"_s.arg(how);
    return text;
}

int printMoves(League &league, bool asJson, Streams &streams)
{
    const auto moves = movesOfLeague(league);
    TOUCHLINE_TRY_ON(streams, moves);
    QJsonArray list;
    for (const PlayerMove &move : *moves) {
        list.append(QJsonObject{{u"move"_s, moveTitle(move).english()},
                                {u"player"_s, move.player.name},
                                {u"date"_s, move.day.toString(Qt::ISODate)},
                                {u"ahead"_s, move.day > league.today()}});
        if (!asJson)
            streams.out << move.day.toString(Qt::ISODate) << "  " << moveTitle(move).english() << '\n';
    }
    if (asJson)
        streams.out << writtenJson({{u"moves"_s, list}});
    else if (moves->empty())
        streams.out << "No player has moved.\n";
    return done;
}

int cancel(const QString &place, const QString &name, const QCommandLineParser &parser, Streams &streams)
{
    const bool isMade = !parser.isSet(u"show"_s);
    const auto league = isMade ? leagueToChange(place, streams) : leagueToRead(place);
    TOUCHLINE_TRY_ON(streams, league, place);
    const auto move = moveToCancel(**league, name, parser);
    TOUCHLINE_TRY_ON(streams, move);
    const auto cancelled = (*league)->moves().cancelled(*move);
    TOUCHLINE_TRY_ON(streams, cancelled);
    const auto preview = previewCancel(*cancelled);
    TOUCHLINE_TRY_ON(streams, preview);
    if (isMade)
        TOUCHLINE_TRY_ON(streams, (*league)->moves().cancel(*move));
    const QString title = u"Cancelled: %1"_s.arg(moveTitle(*move).english());
    if (streams.asJson) {
        QJsonObject json = moveJson(*move, *preview, isMade);
        json.insert(u"cancelled"_s, true);
        streams.out << writtenJson(json);
    } else {
        streams.out << moveText(title, *preview, isMade, u"Cancel this move"_s);
    }
    return done;
}

int printFree(League &league, bool asJson, Streams &streams)
{
    const auto free = freePlayers(league);
    TOUCHLINE_TRY_ON(streams, free);
    QJsonArray list;
    TextTable table({TextTable::Align::Left, TextTable::Align::Left, TextTable::Align::Left});
    for (const FreePlayer &one : *free) {
        table.add({one.entry.person.name, one.move.from.name, one.move.day.toString(Qt::ISODate)});
        list.append(QJsonObject{{u"player"_s, one.entry.person.name},
                                {u"left"_s, one.move.from.name},
                                {u"date"_s, one.move.day.toString(Qt::ISODate)}});
    }
    if (asJson)
        streams.out << writtenJson({{u"free"_s, list}});
    else if (free->empty())
        streams.out << "No free players.\n";
    else
        streams.out << table.text();
    return done;
}

int runLeagueTransfer(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList arguments = parser.positionalArguments();
    const QString &place = arguments.constFirst();
    const bool asJson = streams.asJson;
    if (arguments.size() == 1) {
        for (const char *option :
             {"from", "to", "on", "until", "guest", "free", "retire", "number", "cancel"})
            if (parser.isSet(QLatin1String(option)))
                return refuseUsage(streams, u"Missing PLAYER: the name of the player."_s);
        const auto league = leagueToRead(place);
        TOUCHLINE_TRY_ON(streams, league, place);
        return parser.isSet(u"moves"_s) ? printMoves(**league, asJson, streams)
                                        : printFree(**league, asJson, streams);
    }
    if (parser.isSet(u"moves"_s))
        return refuseUsage(streams, u"--moves lists all moves: leave out PLAYER."_s);
    if (parser.isSet(u"cancel"_s)) {
        for (const char *option : {"to", "until", "guest", "free", "retire", "number", "position", "new"})
            if (parser.isSet(QLatin1String(option)))
                return refuseUsage(streams,
                                   u"--cancel can't be used with --%1."_s.arg(QLatin1String(option)));
        return cancel(place, arguments.at(1).trimmed(), parser, streams);
    }
    const auto kind = kindAsked(parser);
    TOUCHLINE_TRY_ON(streams, kind);
    const bool isMade = !parser.isSet(u"show"_s);
    const auto league = isMade ? leagueToChange(place, streams) : leagueToRead(place);
    TOUCHLINE_TRY_ON(streams, league, place);
    const auto move = moveAsked(**league, *kind, arguments.at(1), parser);
    TOUCHLINE_TRY_ON(streams, move);
    const auto moved = (*league)->moves().entered(*move);
    TOUCHLINE_TRY_ON(streams, moved);
    const auto preview = previewMoves(**league, *moved);
    TOUCHLINE_TRY_ON(streams, preview);
    if (isMade)
        TOUCHLINE_TRY_ON(streams, (*league)->moves().enter(*move));
    streams.out << (asJson ? jsonText(moveJson(*move, *preview, isMade))
                           : moveText(moveTitle(*move).english(), *preview, isMade, u"Make this move"_s));
    return done;
}

} // namespace

const Verb leagueTransferVerb{
    "league transfer",
    "Moves a player between teams from a day on, and lists free players.",
    Subject::Week,
    {{"What a transfer would bring", "league transfer club.touchline \"Max Bell\" --from \"Bayside Rovers\" "
                                     "--to Dockers --on 2026-10-03 --show"},
     {"A loan", "league transfer club.touchline \"Max Bell\" --from \"Bayside Rovers\" --to Dockers --on "
                "2026-10-03 --until 2026-12-31"},
     {"All moves", "league transfer club.touchline --moves"}},
    {placeRow,
     argument("PLAYER", "The player's name; without one, the free players are listed.", "[PLAYER]"),
     {"from <name>", "The team that the player leaves; without it, the player is free or new."},
     {"to <name>", "The team that the player joins."},
     {"on <date>", "The first day for the new team (2026-03-03); today by default."},
     {"until <date>", "A loan: its last day."},
     {"guest <match>", "For this match alone."},
     {"free", "The player leaves and joins no other team."},
     {"retire", "The player retires."},
     {"number <number>", "The new shirt number; without --to, the only change."},
     {"position <position>", "GK, DF, MF or FW, of a new player."},
     {"new", "A new player, although another team lists a player of that name."},
     {"cancel", "Cancel the player's newest move, or the one of --on and --from."},
     {"moves", "List all moves, the newest first; without PLAYER."},
     {"show", "Only show what would change."},
     jsonRow,
     competitionRow,
     whoRow},
    runLeagueTransfer,
    {1, 2, "Missing PLACE: touchline-cli league transfer PLACE PLAYER."}};

} // namespace touchline::cli
