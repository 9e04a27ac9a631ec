// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/cups/cup_file.h"
#include "core/base/search_key.h"
#include "core/play/changes/season_change.h"
#include "models/league/players/participant.h"

namespace touchline::cli {

namespace {

using Align = TextTable::Align;

/// The league whose clubs may come: that which takes the season, else the one that the old season is in; null
/// where there is none. Errors: those of leagueToRead().
Result<std::unique_ptr<League>> leagueOfClubs(const QCommandLineParser &parser, const QString &file)
{
    for (const QString &place : {parser.value(u"league"_s), file})
        if (!place.isEmpty() && isLeaguePlace(place))
            return leagueToRead(place);
    return std::unique_ptr<League>();
}

Result<Entrant> newcomerCalled(const QString &text, const QString &gameId, League *league,
                               bool mayBeWithdrawn)
{
    for (const Participant &club : clubsOf(league)) {
        if (searchKey(club.name()) != searchKey(text) && searchKey(club.team.code) != searchKey(text) &&
            !club.team.formerNames.contains(text))
            continue;
        if (!club.withdrawnFrom.isEmpty() && !mayBeWithdrawn)
            return fail(Fault::Refused,
                        QT_TRANSLATE_NOOP("core", "%1 has withdrawn from %2. Take it with --with-withdrawn."),
                        {club.name(), club.withdrawnFrom});
        const auto game = findGame(gameId);
        return game ? clubEntrant(club.team, **game, league) : fail(game.error());
    }
    const auto team = teamFor(text);
    return team ? entrantWith(**team, 0, gameId) : fail(team.error());
}

/// The team of --division, which stays or comes.
Result<QUuid> teamCalled(const QString &text, const Competition &old, const std::vector<Entrant> &newcomers)
{
    for (const Entrant &one : newcomers)
        if (searchKey(one.name) == searchKey(text) || searchKey(one.code) == searchKey(text))
            return one.id;
    const auto team = entrantCalled(text, old);
    return team ? Result<QUuid>(old.entrant(*team).id) : fail(team.error());
}

Result<SeasonWishes> seasonWishes(const QCommandLineParser &parser, const Competition &old,
                                  const QString &file)
{
    SeasonWishes wishes;
    wishes.keepsDivisions = parser.isSet(u"keep-divisions"_s);
    const QStringList newcomers = parser.values(u"newcomer"_s);
    if (!newcomers.isEmpty()) {
        const auto league = leagueOfClubs(parser, file);
        TOUCHLINE_TRY(league);
        for (const QString &text : newcomers) {
            auto newcomer =
                newcomerCalled(text, old.definition().game, league->get(), parser.isSet(u"with-withdrawn"_s));
            TOUCHLINE_TRY(newcomer);
            wishes.newcomers.push_back(std::move(*newcomer));
        }
    }
    for (const QString &text : parser.values(u"leaver"_s)) {
        const auto team = entrantCalled(text, old);
        TOUCHLINE_TRY(team);
        wishes.leavers.push_back(old.entrant(*team).id);
    }
    for (const QString &text : parser.values(u"division"_s)) {
        const qsizetype sign = text.lastIndexOf(u'=');
        if (sign < 1)
            return fail(Fault::Usage,
                        QT_TRANSLATE_NOOP("core", "\"%1\" is no TEAM=DIVISION, such as "
                                                  "\"Rovers=Division 1\"."),
                        {text});
        const auto team = teamCalled(text.left(sign).trimmed(), old, wishes.newcomers);
        TOUCHLINE_TRY(team);
        wishes.moves.emplace_back(*team, text.mid(sign + 1).trimmed());
    }
    return wishes;
}

QString directionOf(const SeasonChange::Move &move)
{
    if (move.from.isEmpty())
        return u"new"_s;
    if (move.to.isEmpty())
        return u"leaves"_s;
    return move.isUp ? u"up"_s : u"down"_s;
}

QJsonObject seasonJson(const SeasonChange &change)
{
    const QJsonArray moves = arrayOf(change.moves, [&](const SeasonChange::Move &move) {
        return QJsonObject{{u"team"_s, move.team},
                           {u"direction"_s, directionOf(move)},
                           {u"from"_s, orNull(move.from)},
                           {u"to"_s, orNull(move.to)}};
    });
    const QJsonArray suspended = arrayOf(change.suspended, [&](const SeasonChange::Suspended &one) {
        return QJsonObject{{u"team"_s, one.team},
                           {u"player"_s, one.player.name},
                           {u"because"_s, sentencesJson(one.player.because)}};
    });
    return {{u"name"_s, change.next.definition().name},
            {u"uuid"_s, change.next.definition().id.toString(QUuid::WithoutBraces)},
            {u"teams"_s, static_cast<int>(change.next.definition().entrants.size())},
            {u"moves"_s, moves},
            {u"suspended"_s, suspended}};
}

/// A division where the format names none is called "#": that says nothing to a person.
QString shownDivision(const QString &name)
{
    return name == "#"_L1 ? QString() : name;
}

QString seasonText(const SeasonChange &change)
{
    QString text = change.next.definition().name + u'\n';
    const auto addMoves = [&](const QString &title, const QString &direction) {
        TextTable table({Align::Left, Align::Left});
        for (const SeasonChange::Move &move : change.moves) {
            const QString way = move.from.isEmpty() ? shownDivision(move.to)
                                : move.to.isEmpty() ? shownDivision(move.from)
                                                    : move.from + u" to "_s + move.to;
            if (directionOf(move) == direction)
                table.add({move.team, way});
        }
        const QString rows = table.text(u"  "_s);
        if (!rows.isEmpty())
            text += u"\n%1\n%2"_s.arg(title, rows);
    };
    addMoves(u"Promoted"_s, u"up"_s);
    addMoves(u"Relegated"_s, u"down"_s);
    addMoves(u"New"_s, u"new"_s);
    addMoves(u"Gone"_s, u"leaves"_s);
    TextTable suspended({Align::Left, Align::Left, Align::Left});
    for (const SeasonChange::Suspended &one : change.suspended)
        suspended.add({one.team, one.player.name, sentences(one.player.because).join(u"; "_s)});
    const QString rows = suspended.text(u"  "_s);
    return text + (rows.isEmpty() ? u"\nNobody is suspended or injured.\n"_s
                                  : u"\nStill suspended or injured\n"_s + rows);
}

/// A club that has withdrawn goes on only where somebody says so.
Result<void> checkNobodyHasWithdrawn(const Competition &old, const SeasonWishes &wishes)
{
    Problems problems;
    for (int team = 0; team < static_cast<int>(old.definition().entrants.size()); ++team) {
        const Entrant &one = old.entrant(team);
        const bool leaves =
            std::find(wishes.leavers.begin(), wishes.leavers.end(), one.id) != wishes.leavers.end();
        if (old.isWithdrawn(team) && !leaves)
            problems.push_back({one.name,
                                {QT_TRANSLATE_NOOP("core", "It has withdrawn. Leave it out with --leaver, or "
                                                           "take it with --with-withdrawn."),
                                 {}},
                                {}});
    }
    if (problems.empty())
        return {};
    return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "A club that has withdrawn would take part."), {},
                std::move(problems));
}

/// As the league that it comes from, or goes into, calls its teams today.
Result<Competition> withPresentNames(Competition next, const QString &from, const QCommandLineParser &parser)
{
    const QString place = isLeaguePlace(from) ? from : parser.value(u"league"_s);
    if (place.isEmpty())
        return next;
    const auto league = leagueToRead(place);
    if (!league)
        return league.error().fault == Fault::NotFound ? Result<Competition>(std::move(next))
                                                       : fail(league.error());
    return (*league)->competitions().withPresentNames(std::move(next));
}

Result<void> keepInLeague(const Competition &next, const Competition &old, const QString &place,
                          const Streams &streams)
{
    const auto league = leagueToChange(place, streams);
    TOUCHLINE_TRY(league);
    TOUCHLINE_TRY((*league)->competitions().add(next, {}, old.definition().id));
    return {};
}

int runSeason(const QCommandLineParser &parser, Streams &streams)
{
    const QString path = parser.positionalArguments().constFirst();
    const auto old = readCupFile(path, parser.value(u"competition"_s));
    TOUCHLINE_TRY_ON(streams, old);
    auto wishes = seasonWishes(parser, *old, path);
    TOUCHLINE_TRY_ON(streams, wishes);
    if (!parser.isSet(u"with-withdrawn"_s))
        TOUCHLINE_TRY_ON(streams, checkNobodyHasWithdrawn(*old, *wishes));
    auto change = changeOfSeason(*old, std::move(*wishes), parser.value(u"name"_s));
    TOUCHLINE_TRY_ON(streams, change);
    if (auto named = withPresentNames(std::move(change->next), path, parser); named)
        change->next = std::move(*named);
    else
        return printError(streams, named.error());
    if (parser.isSet(u"out"_s))
        TOUCHLINE_TRY_ON(streams, writeCupFile(parser.value(u"out"_s), change->next, streams));
    if (parser.isSet(u"league"_s))
        TOUCHLINE_TRY_ON(streams, keepInLeague(change->next, *old, parser.value(u"league"_s), streams));
    streams.out << (streams.asJson ? jsonText(seasonJson(*change)) : seasonText(*change));
    return done;
}

} // namespace

const Verb seasonVerb{
    "season",
    "Makes the next season, with promotion, relegation and carried-over bans.",
    Subject::Results,
    {{"The next season", "season season.json --out next.json"},
     {"With a name of its own", "season season.json --name \"Season 2027\" --out next.json"},
     {"Without one that leaves, and with a newcomer",
      "season season.json --leaver \"Algeria 1982\" --newcomer \"Peru 1970\" --out next.json"}},
    {argument("FILE", "A finished competition: a cup saved by \"cup --out\", or a league."),
     competitionRow,
     whoRow,
     {"out <file>", "Save the next season as JSON."},
     {"league <place>", "Add the next season to this league."},
     {"name <name>", "The name of the next season; by default the old one with the next year."},
     {"newcomer <team>", "A team for a free place, by card id or name, or a club of the league; may be "
                         "repeated. A league without fixed places grows by it."},
     {"leaver <team>", "A team that does not go on; may be repeated."},
     {"division <team=division>", "The division of a team that stays or comes; may be repeated."},
     {"with-withdrawn", "Clubs that have withdrawn take part again."},
     {"keep-divisions", "Nobody is promoted or relegated."},
     jsonRow,
     forceRow},
    runSeason,
    {1, 1, "Missing FILE: a finished competition."},
    [](const QCommandLineParser &parser) { return valuesOf(parser, {u"out"_s}); }};

} // namespace touchline::cli
