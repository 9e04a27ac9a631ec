// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/teams/card_face.h"

#include "core/games/registry.h"
#include "models/views/open_league.h"
#include "models/views/translated.h"

#include <algorithm>

namespace touchline {

namespace {

std::vector<CardFace::Figure> figuresIn(const std::vector<DocumentView::Figure> &figures)
{
    std::vector<CardFace::Figure> list;
    list.reserve(figures.size());
    for (const DocumentView::Figure &figure : figures)
        list.push_back({translated(figure.label), translated(figure.value)});
    return list;
}

CardFace::Line lineOf(const DocumentView::Row &row)
{
    CardFace::Line line;
    line.shirt = row.player.shirt ? QString::number(*row.player.shirt) : QString();
    line.name = row.player.person.shortName;
    line.position = positionCode(row.player.position);
    line.cells = row.cells;
    line.goals = row.goals == 0 ? QString() : QString::number(row.goals);
    line.isCaptain = row.player.captain;
    return line;
}

} // namespace

CardFace CardFace::of(const DocumentView &view)
{
    CardFace face;
    face.country = view.team.name;
    face.year = view.team.year == 0 ? QString() : QString::number(view.team.year);
    face.kit = view.team.kit;
    face.figures = figuresIn(view.figures);
    face.facts = figuresIn(view.facts);
    face.back = figuresIn(view.back);
    face.sharesTitle = translated(view.sharesTitle);
    for (const DocumentView::Share &share : view.shares)
        face.shares.push_back(
            {share.name, share.first, share.last, share.mark, translated(share.markMeaning)});
    for (const DocumentView::Column &column : view.columns)
        face.columns.push_back({translated(column.title), column.isNumber});
    for (const DocumentView::Row &row : view.rows)
        face.lines.push_back(lineOf(row));
    return face;
}

QString CardFace::inWords() const
{
    QStringList words{country, year};
    for (const Figure &figure : figures)
        words << QStringLiteral("%1: %2").arg(figure.label, figure.value);
    for (const Figure &fact : facts)
        words << QStringLiteral("%1: %2").arg(fact.label, fact.value);
    for (const Share &share : shares)
        words << QStringLiteral("%1 %2–%3").arg(share.name).arg(share.first).arg(share.last) +
                     (share.markMeaning.isEmpty() ? QString() : u' ' + share.markMeaning);
    words.removeAll(QString());
    return words.join(QStringLiteral(", "));
}

const Game &cardGame(OpenLeague *league, const QUuid &competition)
{
    for (const CompetitionLine &line :
         league == nullptr ? std::vector<CompetitionLine>() : league->competitions()) {
        if (!competition.isNull() && line.id != competition)
            continue;
        if (const auto state = league->state(line.id); state)
            if (const auto game = findGame((*state)->competition.definition().game);
                game && (*game)->teamDocuments() != nullptr)
                return **game;
    }
    const auto games = allGames();
    const auto found = std::find_if(games.begin(), games.end(),
                                    [](const Game *game) { return game->teamDocuments() != nullptr; });
    return found == games.end() ? *games.front() : **found;
}

Result<TeamDocumentPtr> cardOf(OpenLeague &league, const QUuid &team, const Game &game)
{
    const Team *known = league.team(team);
    if (known == nullptr)
        return TeamDocumentPtr();
    auto own = ownDocument(league.league(), *known, game);
    if (!own || *own != nullptr)
        return own;
    Entrant entrant;
    entrant.id = known->id;
    entrant.code = known->code;
    entrant.name = known->name;
    const KnownTeamPtr historic = historicTeamOf(entrant);
    return historic == nullptr ? TeamDocumentPtr() : game.documentFor(sideOf(*historic)).value_or(nullptr);
}

} // namespace touchline
