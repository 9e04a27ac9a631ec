// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/match/board_data.h"
#include "core/games/fuba/match/option_names.h"
#include "tests/support/games/fuba_position.h"
#include "tests/support/test_registry.h"

#include <QtTest>

namespace test_board {

using namespace touchline;
using namespace touchline::testing;
namespace fb = touchline::fuba;
using namespace touchline::fuba::area;

namespace {

struct Extent
{
    double low;
    double high;
};

Extent along(const BoardCell &cell)
{
    Extent extent{cell.outline.front().y, cell.outline.front().y};
    for (const BoardPoint &point : cell.outline)
        extent = {std::min(extent.low, point.y), std::max(extent.high, point.y)};
    return extent;
}

double areaOf(const BoardCell &cell)
{
    double twice = 0;
    for (std::size_t i = 0; i < cell.outline.size(); ++i) {
        const BoardPoint &a = cell.outline[i];
        const BoardPoint &b = cell.outline[(i + 1) % cell.outline.size()];
        twice += a.x * b.y - b.x * a.y;
    }
    return twice / 2;
}

int piecesIn(const BoardPosition &position, int cell, Side side)
{
    int count = 0;
    for (const BoardPiece &piece : position.pieces)
        count += piece.cell == cell && piece.side == side ? piece.count : 0;
    return count;
}

} // namespace

/// The board as data.
class TestBoard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cellsCoverThePitch()
    {
        const BoardGeometry &geometry = *fb::boardGeometry();
        double sum = 0;
        for (int area = 0; area < fb::areaCount; ++area)
            sum += areaOf(geometry.cells[static_cast<std::size_t>(area)]);
        QVERIFY(std::abs(sum - geometry.width * geometry.length) < 1e-6);
        for (std::size_t cell = fb::areaCount; cell < geometry.cells.size(); ++cell)
            QVERIFY(geometry.cells[cell].onlyWhenUsed);
    }

    /// Two areas lie partly at the same level where their levels differ by one at most (2.1).
    void levelsFollowTheCells()
    {
        const auto &cells = fb::boardGeometry()->cells;
        for (std::size_t one = 0; one < fb::areaCount; ++one)
            for (std::size_t other = 0; other < fb::areaCount; ++other) {
                const Extent a = along(cells[one]);
                const Extent b = along(cells[other]);
                const bool overlap = std::min(a.high, b.high) - std::max(a.low, b.low) > 1e-9;
                const int levels =
                    std::abs(fb::levelOf(static_cast<int>(one)) - fb::levelOf(static_cast<int>(other)));
                QCOMPARE(overlap, levels <= 1);
            }
    }

    /// The half-turn of the pitch is the half-turn of the numbers.
    void cellsTurn()
    {
        const BoardGeometry &geometry = *fb::boardGeometry();
        for (int area = 0; area < fb::areaCount; ++area) {
            const BoardPoint &own = geometry.cells[static_cast<std::size_t>(area)].centre;
            const BoardPoint &other = geometry.cells[static_cast<std::size_t>(fb::turned(area))].centre;
            QVERIFY(std::abs(own.x + other.x - geometry.width) < 1e-9);
            QVERIFY(std::abs(own.y + other.y - geometry.length) < 1e-9);
        }
    }

    void piecesStandWhereTheyAre()
    {
        FubaPosition match;
        match.place(Side::Home, {{CC, 4}, {CD, 6}})
            .place(Side::Away, {{CC, 3}, {LB, 7}})
            .ball(CC, 4)
            .beginTurn();
        const BoardPosition position = fb::boardPosition(match.state, std::nullopt);
        QCOMPARE(piecesIn(position, CC, Side::Home), 4);
        QCOMPARE(piecesIn(position, CC, Side::Away), 3);
        QCOMPARE(piecesIn(position, RC, Side::Away), 7); // their left back is our right corner
        QCOMPARE(piecesIn(position, PX, Side::Away), 1); // the keeper
        QVERIFY(position.ball.has_value());
        QCOMPARE(position.ball->cell, CC);
        QCOMPARE(position.ball->value, 4);
        QCOMPARE(position.highlights.size(), match.options().size());
        for (const BoardHighlight &highlight : position.highlights)
            QCOMPARE(
                highlight.text,
                QStringLiteral("value %1").arg(fb::valueAfterPass(match.state, highlight.to.cell, false)));
        // The other side sees the pieces, not what could be chosen.
        QVERIFY(fb::boardPosition(match.state, Side::Away).highlights.empty());
    }

    /// Beside the pitch stands what a side may know: of the other side nothing that is still secret.
    void notesSayWhatASideMayKnow()
    {
        fb::RuleOptions options;
        options.condition = options.substitutions = options.skills = true;
        FubaPosition match(options);
        fb::SideState &home = match.side(Side::Home);
        home.condition = {6, 5, 4};
        home.tired = true;
        home.substitutions = 2;
        home.yellowsHeld = 3;
        home.reds = 1;
        home.skills = 0b101;
        home.revealed = 0b100;
        fb::SideState &away = match.side(Side::Away);
        away.condition = {1, 2, 3};
        away.skills = 0;
        match.state.revealed = false;
        const auto notes = [&match](Side side, std::optional<Side> viewer) {
            QStringList lines;
            for (const BoardNote &note : fb::boardPosition(match.state, viewer).notes)
                if (note.side == side)
                    lines << note.title + QStringLiteral(": ") + note.text;
            return lines.join(QStringLiteral("; "));
        };
        const QString formation = fb::formationName(home.formation);
        const QString own = QStringLiteral("formation: %1; condition: 6 5 4, tired; substitutions: 2; "
                                           "cards: 3 yellow, 1 red; skills: %2, %3")
                                .arg(formation, fb::skillName(0), fb::skillName(2));
        QCOMPARE(notes(Side::Home, Side::Home), own);
        QCOMPARE(notes(Side::Home, std::nullopt), own);
        QCOMPARE(
            notes(Side::Home, Side::Away),
            QStringLiteral("substitutions: 2; cards: 3 yellow, 1 red; skills: %1").arg(fb::skillName(2)));
        QCOMPARE(notes(Side::Away, Side::Home), QStringLiteral("substitutions: 0; cards: 0 yellow, 0 red"));
        match.state.revealed = true;
        QVERIFY(notes(Side::Home, Side::Away).startsWith(QStringLiteral("formation: ") + formation));
        QVERIFY(notes(Side::Away, Side::Home).contains(QStringLiteral("condition: 1 2 3; ")));
        const FubaPosition basic;
        for (const BoardNote &note : fb::boardPosition(basic.state, std::nullopt).notes)
            QVERIFY(note.title == QLatin1String("formation") || note.title == QLatin1String("cards"));
    }

    void cornerSpot()
    {
        FubaPosition match;
        match.place(Side::Home, {{PX, 9}}).place(Side::Away, {{PA, 10}}).ball(RC, 1);
        match.state.atSpot = true;
        const BoardPosition position = fb::boardPosition(match.state, std::nullopt);
        constexpr int rightSpot = fb::homeLeftSpot + 1;
        QCOMPARE(position.ball->cell, rightSpot);
        QCOMPARE(piecesIn(position, rightSpot, Side::Home), 1);
        const BoardGeometry &geometry = *fb::boardGeometry();
        const BoardPoint &spot = geometry.cells[std::size_t{rightSpot}].centre;
        QVERIFY(spot.x > geometry.width && spot.y > geometry.length);
        match.ball(RC, 1, Side::Away);
        match.state.atSpot = true;
        const int cell = fb::boardPosition(match.state, std::nullopt).ball->cell;
        // Their right corner is at our left back.
        const BoardPoint &theirs = geometry.cells[static_cast<std::size_t>(cell)].centre;
        QVERIFY(theirs.x < 0 && theirs.y < 0);
    }
};

TOUCHLINE_TEST(TestBoard)

} // namespace test_board

#include "test_board.moc"
