// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/match_centre/match_card.h"

#include "models/views/match_centre/before_match.h"
#include "models/views/translated.h"

#include <QCoreApplication>

#include <algorithm>

namespace touchline {

namespace {

struct MatchCardWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchCard)

public:
    static QString sentOff() { return tr("sent off"); }
    static QString injured() { return tr("injured"); }
    static QString notAvailable() { return tr("not available"); }
};

bool isGoal(const ReportEvent &event)
{
    return event.kind == ReportEventKind::Goal || event.kind == ReportEventKind::PenaltyGoal;
}

/// Whom the last roll was about, by their places in the squads.
struct LastRoll
{
    PerSide<std::vector<int>> players;
    /// The side for which it was made, where it was about no player.
    std::optional<Side> side;
};

void addPlayersOf(const Event &event, const EventSpec &spec, PerSide<std::vector<int>> &players)
{
    if (event.player != Event::nobody)
        players[event.side].push_back(event.player);
    for (std::size_t i = 0; i < spec.fields.size(); ++i) {
        const FieldKind kind = spec.fields[i].kind;
        if (event.numbers.at(i) == Event::nobody)
            continue;
        if (kind == FieldKind::OwnPlayer)
            players[event.side].push_back(event.numbers.at(i));
        else if (kind == FieldKind::OpposingPlayer)
            players[opposite(event.side)].push_back(event.numbers.at(i));
    }
}

LastRoll lastRollOf(const PlayedMatch &played, const Game &game)
{
    LastRoll last;
    const std::vector<LogEntry> &entries = played.log.entries;
    const auto roll = std::find_if(entries.rbegin(), entries.rend(),
                                   [](const LogEntry &entry) { return entry.kind == Awaits::Roll; });
    if (roll == entries.rend())
        return last;
    const std::size_t from = played.eventsBefore.at(static_cast<std::size_t>(entries.rend() - roll) - 1);
    // A whistle ends what was rolled.
    for (std::size_t place = played.events.size(); place-- > from;) {
        const Event &event = played.events[place];
        if (event.kind == EventKind::PeriodStart)
            return last;
        if (!event.hasSide)
            continue;
        const EventSpec *spec = eventSpec(event.kind, game.info().events);
        if (spec != nullptr)
            addPlayersOf(event, *spec, last.players);
        if (!last.players[Side::Home].empty() || !last.players[Side::Away].empty()) {
            last.side.reset();
            return last;
        }
        last.side = event.side;
    }
    return last;
}

bool has(const MatchCard::Man &man, BoardSign sign)
{
    return std::find(man.signs.begin(), man.signs.end(), sign) != man.signs.end();
}

void noteWhyOut(MatchCard::Man &man, const SideSetup &side, const QUuid &player)
{
    man.isOut = has(man, BoardSign::Red) || has(man, BoardSign::Injured) || has(man, BoardSign::Locked);
    if (!man.isOut)
        return;
    const auto absence = std::find_if(side.absent.begin(), side.absent.end(),
                                      [&player](const Absence &one) { return one.player == player; });
    if (absence != side.absent.end() && !absence->because.isEmpty())
        man.because = withWordedDays(absence->because);
    else if (has(man, BoardSign::Red))
        man.because = MatchCardWords::sentOff();
    else if (has(man, BoardSign::Injured))
        man.because = MatchCardWords::injured();
    else
        man.because = MatchCardWords::notAvailable();
}

MatchCard cardOfSide(const Match &match, const TeamDocuments &documents, Side side,
                     const BoardPosition &position)
{
    const SideSetup &setup = match.setup().sides[side];
    const DocumentView view = documents.view(*setup.document);
    MatchCard card{CardFace::of(view), {}};
    for (const DocumentView::Row &row : view.rows) {
        const QString &name = row.player.person.shortName;
        MatchCard::Man man;
        for (const BoardPiece &piece : position.pieces) {
            if (piece.side != side || piece.name != name ||
                piece.number != row.player.shirt.value_or(piece.number))
                continue;
            man.signs = piece.signs;
            man.onceOnly.clear();
            for (const BoardSection &section : piece.sections)
                man.onceOnly.push_back(!section.isSpent);
        }
        noteWhyOut(man, setup, row.player.person.id);
        card.men.push_back(std::move(man));
    }
    for (const BoardDie &die : position.dice) {
        if (die.side != side)
            continue;
        card.hand.name = die.name;
        ++card.hand.all;
        card.hand.left += die.isSpent ? 0 : 1;
    }
    return card;
}

std::optional<PerSide<MatchCard>> cardsOf(const Match &match, const Game &game, const BoardPosition &position)
{
    const TeamDocuments *documents = game.teamDocuments();
    const FixtureSetup &setup = match.setup();
    if (documents == nullptr || position.pieces.empty() || match.boardGeometry() != nullptr ||
        !setup.sides[Side::Home].document || !setup.sides[Side::Away].document)
        return std::nullopt;
    return PerSide<MatchCard>{{cardOfSide(match, *documents, Side::Home, position),
                               cardOfSide(match, *documents, Side::Away, position)}};
}

} // namespace

std::optional<PerSide<MatchCard>> matchCards(const MatchSession &session, const BoardPosition &position)
{
    return matchCards(session.match(), session.played(), position);
}

std::optional<PerSide<MatchCard>> matchCards(const LiveMatch &live, const PlayedMatch &played,
                                             const BoardPosition &position)
{
    const Match &match = live.match();
    const Game &game = live.game();
    auto cards = cardsOf(match, game, position);
    if (!cards)
        return cards;
    const LastRoll roll = lastRollOf(played, game);
    const TeamDocuments &documents = *game.teamDocuments();
    for (const Side side : bothSides) {
        MatchCard &card = (*cards)[side];
        const SideSetup &setup = match.setup().sides[side];
        const DocumentView view = documents.view(*setup.document);
        for (std::size_t line = 0; line < view.rows.size(); ++line) {
            const QUuid &player = view.rows[line].player.person.id;
            card.men[line].goals = static_cast<int>(std::count_if(
                played.report.events.begin(), played.report.events.end(), [&](const ReportEvent &event) {
                    return isGoal(event) && event.side == side && event.player == player;
                }));
            const int row = setup.squad.indexOf(player);
            card.men[line].isLit = std::find(roll.players[side].begin(), roll.players[side].end(), row) !=
                                   roll.players[side].end();
        }
        card.isLit = roll.side == side;
    }
    return cards;
}

std::optional<PerSide<MatchCard>> matchCards(const BeforeMatch &before)
{
    if (before.game == nullptr || before.game->teamDocuments() == nullptr)
        return std::nullopt;
    const auto match = LiveMatch::begin(*before.game, before.setup);
    if (!match)
        return std::nullopt;
    return cardsOf(match->match(), *before.game, match->match().board(std::nullopt));
}

} // namespace touchline
