// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/season_verb.h"

#include "app/cli/cup_file.h"
#include "app/cli/entry.h"
#include "app/cli/league_access.h"
#include "app/cli/outputs.h"
#include "core/base/json_reader.h"
#include "core/play/card_entrants.h"
#include "core/play/season_change.h"
#include "models/words/text_table.h"

#include <QJsonArray>

namespace touchline::cli {

namespace {

using Align = TextTable::Align;

Result<std::vector<Entrant>> newcomersOn(const QCommandLineParser &parser, const QString &game)
{
    std::vector<Entrant> newcomers;
    for (const QString &text : parser.values(QStringLiteral("newcomer"))) {
        const auto card = cardFor(text);
        if (!card)
            return fail(card.error());
        auto newcomer = entrantWith(*card, 0, game);
        if (!newcomer)
            return fail(newcomer.error());
        newcomers.push_back(std::move(*newcomer));
    }
    return newcomers;
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

QString seasonText(const SeasonChange &change)
{
    QString text = change.next.definition().name + u'\n';
    const auto addMoves = [&](const QString &title, const QString &direction) {
        TextTable table({Align::Left, Align::Left});
        for (const SeasonChange::Move &move : change.moves) {
            const QString way = move.from.isEmpty() ? move.to
                                : move.to.isEmpty() ? move.from
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

Result<void> keepInLeague(const Competition &next, const QCommandLineParser &parser)
{
    if (!parser.isSet(QStringLiteral("league")))
        return {};
    const auto league = leagueToChange(parser.value(QStringLiteral("league")), parser);
    if (!league)
        return fail(league.error());
    if (const auto added = (*league)->addCompetition(next); !added)
        return fail(added.error());
    return {};
}

} // namespace

void SeasonVerb::describe(ArgumentParser &parser) const
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
         QStringLiteral("A team for a free place, by card id or name; may be repeated."),
         QStringLiteral("team")},
        {QStringLiteral("json"), QStringLiteral("Print JSON.")},
    });
    describeForce(parser);
}

QStringList SeasonVerb::outputFiles(const QCommandLineParser &parser) const
{
    return valuesOf(parser, {QStringLiteral("out")});
}

int SeasonVerb::execute(const QCommandLineParser &parser, Streams &streams) const
{
    if (parser.positionalArguments().size() != 1)
        return refuseUsage(streams, QStringLiteral("Missing FILE: a finished competition."));
    const QString path = parser.positionalArguments().constFirst();
    const auto old = readCupFile(path, parser.value(QStringLiteral("competition")));
    if (!old)
        return printError(streams, old.error());
    auto newcomers = newcomersOn(parser, old->definition().game);
    if (!newcomers)
        return printError(streams, newcomers.error());
    const auto change = changeOfSeason(*old, std::move(*newcomers), parser.value(QStringLiteral("name")));
    if (!change)
        return printError(streams, change.error());
    if (parser.isSet(QStringLiteral("out")))
        if (auto written = writeCupFile(parser.value(QStringLiteral("out")), change->next, parser, streams);
            !written)
            return printError(streams, written.error());
    if (auto kept = keepInLeague(change->next, parser); !kept)
        return printError(streams, kept.error());
    if (parser.isSet(QStringLiteral("json")))
        streams.out << writtenJson(seasonJson(*change));
    else
        streams.out << seasonText(*change);
    return done;
}

} // namespace touchline::cli
