// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/match_centre/match_card.h"

#include <algorithm>

namespace touchline {

namespace {

bool isGoal(const ReportEvent &event)
{
    return event.kind == ReportEventKind::Goal || event.kind == ReportEventKind::PenaltyGoal;
}

MatchCard cardOfSide(const MatchSession &session, const TeamDocuments &documents, Side side,
                     const BoardPosition &position)
{
    const DocumentView view = documents.view(*session.match().match().setup().sides[side].document);
    MatchCard card{CardFace::of(view), {}};
    for (const DocumentView::Row &row : view.rows) {
        const QString &name = row.player.person.shortName;
        MatchCard::Man man;
        for (const BoardPiece &piece : position.pieces)
            if (piece.side == side && piece.name == name &&
                piece.number == row.player.shirt.value_or(piece.number))
                man.signs = piece.signs;
        man.isOut = std::any_of(man.signs.begin(), man.signs.end(), [](BoardSign sign) {
            return sign == BoardSign::Red || sign == BoardSign::Injured || sign == BoardSign::Locked;
        });
        for (const ReportEvent &event : session.played().report.events)
            if (isGoal(event) && event.side == side && event.player == row.player.person.id)
                ++man.goals;
        card.men.push_back(std::move(man));
    }
    return card;
}

} // namespace

std::optional<PerSide<MatchCard>> matchCards(const MatchSession &session, const BoardPosition &position)
{
    const Match &match = session.match().match();
    const TeamDocuments *documents = session.match().game().teamDocuments();
    const FixtureSetup &setup = match.setup();
    if (documents == nullptr || position.pieces.empty() || match.boardGeometry() != nullptr ||
        !setup.sides[Side::Home].document || !setup.sides[Side::Away].document)
        return std::nullopt;
    return PerSide<MatchCard>{{cardOfSide(session, *documents, Side::Home, position),
                               cardOfSide(session, *documents, Side::Away, position)}};
}

} // namespace touchline
