// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/agents/shot_table.h"

#include "core/base/index.h"
#include "core/games/oldschool/rules/plays.h"
#include "core/games/oldschool/rules/steps.h"

namespace touchline::oldschool {

namespace {

constexpr int pointKinds = 5;
constexpr std::int16_t notYet = -1;
constexpr int faces = 10;

std::size_t placeOfAim(Point aim)
{
    return touchline::at(aim.y * ShotTable::columns + aim.x);
}
std::size_t cellNumber(Point point)
{
    return static_cast<std::size_t>(cellOf(point));
}

} // namespace

ShotTable::ShotTable(const Charts &charts)
    : m_charts(charts)
    , m_aims(static_cast<std::size_t>(cellCount))
    , m_expected(static_cast<std::size_t>(cellCount))
{
}

bool ShotTable::fits(const Charts &charts) const
{
    return charts.firstGoalColumn == m_charts.firstGoalColumn &&
           charts.lastGoalColumn == m_charts.lastGoalColumn && charts.goalHeights == m_charts.goalHeights &&
           charts.penaltyArea.low == m_charts.penaltyArea.low &&
           charts.penaltyArea.high == m_charts.penaltyArea.high;
}

/// Of a ball that comes to this position.
int ShotTable::landing(Point ball, Point keeper, Point aim) const
{
    if (!m_charts.isGoalColumn(aim.x) || aim.y > m_charts.goalHeights)
        return 0;
    switch (coverOf(m_charts, false, ball, keeper, aim)) {
    case Cover::None:
        return certain;
    case Cover::Dive:
        return certain / 2;
    case Cover::Safe:
        break;
    }
    return 0;
}

ShotTable::Landings ShotTable::landings(Point ball, Point keeper) const
{
    Landings all{};
    for (int height = 0; height < heights; ++height)
        for (int column = 0; column < columns; ++column)
            all[placeOfAim(at(column, height))] =
                static_cast<std::int16_t>(landing(ball, keeper, at(column, height)));
    return all;
}

/// `known` spares what every curl would ask for again.
int ShotTable::curled(Point ball, Point keeper, const Landings &known, Point aim, Point way) const
{
    int sum = 0;
    int weight = certain / 2;
    for (int evens = 0; evens <= mostCurls; ++evens) {
        // Nine evens end it as an odd would.
        const int share = evens == mostCurls ? 2 * weight : weight;
        const bool isKnown = aim.x >= 0 && aim.x < columns && aim.y < heights;
        sum += (isKnown ? known[placeOfAim(aim)] : landing(ball, keeper, aim)) * share / certain;
        aim = aim + way;
        aim.y = std::max<std::int16_t>(aim.y, 1);
        weight /= 2;
    }
    return sum;
}

const ShotTable::Aims &ShotTable::aimsOf(Point ball, Point keeper)
{
    auto &row = m_aims[cellNumber(ball)];
    if (row.empty())
        row.resize(static_cast<std::size_t>(cellCount));
    auto &kept = row[cellNumber(keeper)];
    if (kept)
        return *kept;
    kept = std::make_unique<Aims>();
    const Landings known = landings(ball, keeper);
    for (int height = 1; height <= std::min(m_charts.goalHeights, heights - 1); ++height)
        for (int column = 0; column < columns; ++column) {
            const Point aim = at(column, height);
            int best = known[placeOfAim(aim)];
            int curl = 0;
            for (int number = 0; number < directionCount; ++number) {
                const Point way = directions[static_cast<std::size_t>(number)];
                if (way.y < 0 && height == 1)
                    continue;
                if (const int chance = curled(ball, keeper, known, aim, way); chance > best) {
                    best = chance;
                    curl = number + 1;
                }
            }
            kept->chance[placeOfAim(aim)] = static_cast<std::int16_t>(best);
            kept->curl[placeOfAim(aim)] = static_cast<std::int8_t>(curl);
        }
    return *kept;
}

int ShotTable::bestCurl(Point ball, Point keeper, Point aim)
{
    return aimsOf(ball, keeper).curl[placeOfAim(aim)];
}

int ShotTable::standing(Point ball, Point keeper, Point aim)
{
    return aimsOf(ball, keeper).chance[placeOfAim(aim)];
}

int ShotTable::shot(Point ball, Point keeper, int points, bool isLob, Point aim)
{
    int least = certain;
    for (int y = keeper.y - points; y <= keeper.y + points; ++y)
        for (int x = keeper.x - points; x <= keeper.x + points; ++x) {
            const Point spot = at(x, y);
            if (!isOnPitch(spot) || spot == ball)
                continue;
            int chance = 0;
            if (!isLob)
                chance = standing(ball, spot, aim);
            else if (const Cover cover = coverOf(m_charts, true, ball, spot, aim); cover == Cover::None)
                chance = certain;
            else
                chance = cover == Cover::Dive ? certain / 2 : 0;
            least = std::min(least, chance);
        }
    return least;
}

int ShotTable::expected(Point ball, Point keeper, int points)
{
    auto &row = m_expected[cellNumber(ball)];
    if (row.empty())
        row.assign(std::size_t{cellCount} * pointKinds, notYet);
    const int kind = std::clamp(points, 0, pointKinds - 1);
    std::int16_t &kept = row[cellNumber(keeper) * pointKinds + static_cast<std::size_t>(kind)];
    if (kept != notYet)
        return kept;
    // The same aim comes of many rolls.
    std::array<std::int16_t, static_cast<std::size_t>(columns * heights)> seen{};
    seen.fill(notYet);
    int sum = 0;
    for (int a = 1; a <= faces; ++a)
        for (int b = 1; b <= faces; ++b) {
            OptionList shots;
            addShots(m_charts, ball, a, b, shots);
            int best = 0;
            for (const OptionCode option : shots) {
                const Play play = playOf(option);
                if (play.kind == PlayKind::Lob) {
                    const int run = std::min(kind + 2, 4);
                    best = std::max(best, shot(ball, keeper, run, true, play.to));
                    continue;
                }
                std::int16_t &one = seen[placeOfAim(play.to)];
                if (one == notYet)
                    one = static_cast<std::int16_t>(shot(ball, keeper, kind, false, play.to));
                best = std::max<int>(best, one);
            }
            sum += best;
        }
    kept = static_cast<std::int16_t>(sum / (faces * faces));
    return kept;
}

ShotTable &shotTable(const Charts &charts)
{
    static thread_local std::unique_ptr<ShotTable> table;
    if (!table || !table->fits(charts))
        table = std::make_unique<ShotTable>(charts);
    return *table;
}

} // namespace touchline::oldschool
