// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "app/cli/base/entry.h"
#include "app/cli/base/outputs.h"
#include "app/cli/cups/cup_file.h"
#include "app/cli/input/league_access.h"
#include "core/base/json_reader.h"
#include "core/base/search_key.h"
#include "core/games/registry.h"
#include "core/play/changes/season_change.h"
#include "core/play/squads/known_team.h"
#include "models/league/league_competitions.h"
#include "models/league/people/participant.h"
#include "models/words/parts/text_table.h"

#include <QJsonArray>
#include <QtGlobal>

#include <algorithm>

namespace touchline::cli {

namespace {

using Align = TextTable::Align;

const QString withWithdrawn = QStringLiteral("with-withdrawn");

/// The league whose clubs may come: that which takes the season, else the one that the old season is in; null
/// where there is none. Errors: those of leagueToRead().
Result<std::unique_ptr<League>> leagueOfClubs(const QCommandLineParser &parser, const QString &file)
{
    for (const QString &place : {parser.value(QStringLiteral("league")), file})
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
    wishes.keepsDivisions = parser.isSet(QStringLiteral("keep-divisions"));
    const QStringList newcomers = parser.values(QStringLiteral("newcomer"));
    if (!newcomers.isEmpty()) {
        const auto league = leagueOfClubs(parser, file);
        TOUCHLINE_TRY(league);
        for (const QString &text : newcomers) {
            auto newcomer =
                newcomerCalled(text, old.definition().game, league->get(), parser.isSet(withWithdrawn));
            TOUCHLINE_TRY(newcomer);
            wishes.newcomers.push_back(std::move(*newcomer));
        }
    }
    for (const QString &text : parser.values(QStringLiteral("leaver"))) {
        const auto team = entrantCalled(text, old);
        TOUCHLINE_TRY(team);
        wishes.leavers.push_back(old.entrant(*team).id);
    }
    for (const QString &text : parser.values(QStringLiteral("division"))) {
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

QStringList reasonsOf(const SeasonChange::Suspended &suspended)
{
    QStringList reasons;
    for (const Message &reason : suspended.player.because)
        reasons.append(reason.english());
    return reasons;
}

QString directionOf(const SeasonChange::Move &move)
{
    if (move.from.isEmpty())
        return QStringLiteral("new");
    if (move.to.isEmpty())
        return QStringLiteral("leaves");
    return move.isUp ? QStringLiteral("up") : QStringLiteral("down");
}

QJsonObject seasonJson(const SeasonChange &change)
{
    QJsonArray moves;
    for (const SeasonChange::Move &move : change.moves)
        moves.append(
            QJsonObject{{QStringLiteral("team"), move.team},
                        {QStringLiteral("direction"), directionOf(move)},
                        {QStringLiteral("from"), move.from.isEmpty() ? QJsonValue() : QJsonValue(move.from)},
                        {QStringLiteral("to"), move.to.isEmpty() ? QJsonValue() : QJsonValue(move.to)}});
    QJsonArray suspended;
    for (const SeasonChange::Suspended &one : change.suspended)
        suspended.append(
            QJsonObject{{QStringLiteral("team"), one.team},
                        {QStringLiteral("player"), one.player.name},
                        {QStringLiteral("because"), QJsonArray::fromStringList(reasonsOf(one))}});
    return {{QStringLiteral("name"), change.next.definition().name},
            {QStringLiteral("uuid"), change.next.definition().id.toString(QUuid::WithoutBraces)},
            {QStringLiteral("teams"), static_cast<int>(change.next.definition().entrants.size())},
            {QStringLiteral("moves"), moves},
            {QStringLiteral("suspended"), suspended}};
}

/// A division where the format names none is called "#": that says nothing to a person.
QString shownDivision(const QString &name)
{
    return name == QLatin1String("#") ? QString() : name;
}

QString seasonText(const SeasonChange &change)
{
    QString text = change.next.definition().name + u'\n';
    const auto addMoves = [&](const QString &title, const QString &direction) {
        TextTable table({Align::Left, Align::Left});
        for (const SeasonChange::Move &move : change.moves) {
            const QString way = move.from.isEmpty() ? shownDivision(move.to)
                                : move.to.isEmpty() ? shownDivision(move.from)
                                                    : move.from + QStringLiteral(" to ") + move.to;
            if (directionOf(move) == direction)
                table.add({move.team, way});
        }
        const QString rows = table.text(QStringLiteral("  "));
        if (!rows.isEmpty())
            text += QStringLiteral("\n%1\n%2").arg(title, rows);
    };
    addMoves(QStringLiteral("Promoted"), QStringLiteral("up"));
    addMoves(QStringLiteral("Relegated"), QStringLiteral("down"));
    addMoves(QStringLiteral("New"), QStringLiteral("new"));
    addMoves(QStringLiteral("Gone"), QStringLiteral("leaves"));
    TextTable suspended({Align::Left, Align::Left, Align::Left});
    for (const SeasonChange::Suspended &one : change.suspended)
        suspended.add({one.team, one.player.name, reasonsOf(one).join(QStringLiteral("; "))});
    const QString rows = suspended.text(QStringLiteral("  "));
    return text + (rows.isEmpty() ? QStringLiteral("\nNobody is suspended or injured.\n")
                                  : QStringLiteral("\nStill suspended or injured\n") + rows);
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
    const QString place = isLeaguePlace(from) ? from : parser.value(QStringLiteral("league"));
    if (place.isEmpty())
        return next;
    const auto league = leagueToRead(place);
    if (!league)
        return league.error().fault == Fault::NotFound ? Result<Competition>(std::move(next))
                                                       : fail(league.error());
    return (*league)->competitions().withPresentNames(std::move(next));
}

Result<void> keepInLeague(const Competition &next, const Competition &old, const QCommandLineParser &parser)
{
    if (!parser.isSet(QStringLiteral("league")))
        return {};
    const auto league = leagueToChange(parser.value(QStringLiteral("league")), parser);
    TOUCHLINE_TRY(league);
    if (const auto added = (*league)->competitions().add(next, {}, old.definition().id); !added)
        return fail(added.error());
    return {};
}

void describeSeason(ArgumentParser &parser)
{
    parser.addPositionalArgument(
        QStringLiteral("FILE"),
        QStringLiteral("A finished competition: a cup saved by \"cup --out\", or a league."));
    describeCompetition(parser);
    describeWho(parser);
    parser.addOptions({
        {QStringLiteral("out"), QStringLiteral("Save the next season as JSON."), QStringLiteral("file")},
        {QStringLiteral("league"), QStringLiteral("Add the next season to this league."),
         QStringLiteral("place")},
        {QStringLiteral("name"),
         QStringLiteral("The name of the next season; by default the old one with the next year."),
         QStringLiteral("name")},
        {QStringLiteral("newcomer"),
         QStringLiteral("A team for a free place, by card id or name, or a club of the league; may be "
                        "repeated. A league without fixed places grows by it."),
         QStringLiteral("team")},
        {QStringLiteral("leaver"), QStringLiteral("A team that does not go on; may be repeated."),
         QStringLiteral("team")},
        {QStringLiteral("division"),
         QStringLiteral("The division of a team that stays or comes; may be repeated."),
         QStringLiteral("team=division")},
        {withWithdrawn, QStringLiteral("Clubs that have withdrawn take part again.")},
        {QStringLiteral("keep-divisions"), QStringLiteral("Nobody is promoted or relegated.")},
        {QStringLiteral("json"), QStringLiteral("Print JSON.")},
    });
    describeForce(parser);
}

int runSeason(const QCommandLineParser &parser, Streams &streams)
{
    const QString path = parser.positionalArguments().constFirst();
    const auto old = readCupFile(path, parser.value(QStringLiteral("competition")));
    TOUCHLINE_TRY_ON(streams, old);
    auto wishes = seasonWishes(parser, *old, path);
    TOUCHLINE_TRY_ON(streams, wishes);
    if (!parser.isSet(withWithdrawn))
        TOUCHLINE_TRY_ON(streams, checkNobodyHasWithdrawn(*old, *wishes));
    auto change = changeOfSeason(*old, std::move(*wishes), parser.value(QStringLiteral("name")));
    TOUCHLINE_TRY_ON(streams, change);
    if (auto named = withPresentNames(std::move(change->next), path, parser); named)
        change->next = std::move(*named);
    else
        return printError(streams, named.error());
    if (parser.isSet(QStringLiteral("out")))
        TOUCHLINE_TRY_ON(streams,
                         writeCupFile(parser.value(QStringLiteral("out")), change->next, parser, streams));
    TOUCHLINE_TRY_ON(streams, keepInLeague(change->next, *old, parser));
    if (parser.isSet(QStringLiteral("json")))
        streams.out << writtenJson(seasonJson(*change));
    else
        streams.out << seasonText(*change);
    return done;
}

} // namespace

const Verb seasonVerb{
    "season",
    "Makes the next season, with promotion, relegation and carried-over bans.",
    describeSeason,
    runSeason,
    {1, 1, "Missing FILE: a finished competition."},
    [](const QCommandLineParser &parser) { return valuesOf(parser, {QStringLiteral("out")}); }};

} // namespace touchline::cli
