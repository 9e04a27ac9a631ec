// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/board/board_gesture.h"

#include "core/base/index.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace touchline {

namespace {

constexpr double wholeTurn = 360;
constexpr double fullPower = 100;
/// Of the longest pull: less than this is a slip of the hand.
constexpr double leastPull = 0.02;
/// Who aims by keys begins here.
constexpr double usualPower = 50;

/// Nearest of the directions, of which the first follows the last.
int stepOfTurn(const BoardScale &scale, double degrees)
{
    int best = 0;
    double least = wholeTurn;
    for (int step = 0; step < scale.count; ++step) {
        const double away = std::abs(std::remainder(scale.valueOf(step) - degrees, wholeTurn));
        if (away < least) {
            least = away;
            best = step;
        }
    }
    return best;
}

bool isInArea(const BoardGeometry &geometry, const BoardDrag &drag, const BoardPoint &point)
{
    if (drag.area.size() < 3)
        return point.x >= 0 && point.y >= 0 && point.x <= geometry.width && point.y <= geometry.length;
    BoardGeometry area;
    area.cells.push_back({{}, drag.area, {}});
    return cellUnder(area, point) != noCell;
}

BoardPoint onGrain(const BoardDrag &drag, const BoardPoint &point)
{
    return {drag.across.valueOf(drag.across.stepTo(point.x)), drag.along.valueOf(drag.along.stepTo(point.y))};
}

} // namespace

void BoardGesture::setShown(const BoardShown &shown)
{
    const BoardPosition &position = shown.position;
    m_geometry = shown.geometry;
    m_aimed = shown.aimed;
    if (m_aim != position.aim)
        m_shot.reset();
    m_aim = position.aim;
    if (m_drags != position.drags)
        m_carried.reset();
    m_drags = position.drags;
}

BoardPoint BoardGesture::start() const
{
    return pointOf(*m_geometry, m_aim->from).value_or(BoardPoint());
}

void BoardGesture::pullTo(const BoardPoint &pointer)
{
    const BoardPoint from = start();
    const double across = from.x - pointer.x;
    const double along = from.y - pointer.y;
    const double part = std::hypot(across, along) / m_aim->longest;
    if (part < leastPull) {
        m_shot.reset();
        return;
    }
    const double degrees = std::atan2(across, along) * wholeTurn / (2 * std::numbers::pi);
    m_shot = Shot{stepOfTurn(m_aim->direction, degrees), m_aim->power.stepTo(part * fullPower)};
}

BoardGesture::Shot BoardGesture::usualShot() const
{
    return {0, m_aim->power.stepTo(usualPower)};
}

void BoardGesture::turnBy(int steps)
{
    const int all = m_aim->direction.count;
    if (!m_shot)
        m_shot = usualShot();
    else if (all > 0)
        m_shot->direction = ((m_shot->direction + steps) % all + all) % all;
}

void BoardGesture::strengthen(int steps)
{
    if (!m_shot)
        m_shot = usualShot();
    else
        m_shot->power = std::clamp(m_shot->power + steps, 0, std::max(m_aim->power.count - 1, 0));
}

void BoardGesture::setPower(double percent)
{
    if (!m_shot)
        m_shot = usualShot();
    m_shot->power = m_aim->power.stepTo(percent);
}

double BoardGesture::degrees() const
{
    return m_aim->direction.count > 0 ? m_aim->direction.valueOf(m_shot->direction) : m_aim->degrees;
}

double BoardGesture::power() const
{
    return m_aim->power.valueOf(m_shot->power);
}

BoardAimPreview BoardGesture::preview() const
{
    if (!m_shot)
        return {};
    BoardAimPreview known = m_aimed ? m_aimed(degrees(), power()) : BoardAimPreview();
    if (known.path.size() < 2) {
        const BoardPoint from = start();
        const double length = m_aim->longest * power() / fullPower;
        const double turn = degrees() * 2 * std::numbers::pi / wholeTurn;
        known.path = {from, {from.x + length * std::sin(turn), from.y + length * std::cos(turn)}};
    }
    return known;
}

void BoardGesture::take(std::size_t drag, const BoardPoint &from)
{
    m_carried = Carried{drag, onGrain(m_drags[drag], from)};
}

void BoardGesture::carryTo(const BoardPoint &pointer)
{
    const BoardDrag &drag = m_drags[m_carried->drag];
    const BoardPoint from = m_carried->to;
    constexpr int parts = 64;
    // Out of its area it stays at the edge where the way to the hand leaves it.
    for (int part = parts; part > 0; --part) {
        const double share = static_cast<double>(part) / parts;
        const BoardPoint there =
            onGrain(drag, {from.x + (pointer.x - from.x) * share, from.y + (pointer.y - from.y) * share});
        if (isInArea(*m_geometry, drag, there)) {
            m_carried->to = there;
            return;
        }
    }
}

void BoardGesture::carryBy(int across, int along)
{
    const BoardDrag &drag = m_drags[m_carried->drag];
    carryTo({m_carried->to.x + across * drag.across.grain, m_carried->to.y + along * drag.along.grain});
}

std::vector<OptionCode> BoardGesture::answer() const
{
    std::vector<OptionCode> options;
    if (m_carried) {
        const BoardDrag &drag = m_drags[m_carried->drag];
        if (drag.pick)
            options.push_back(*drag.pick);
        options.push_back(drag.across.optionOf(drag.across.stepTo(m_carried->to.x)));
        options.push_back(drag.along.optionOf(drag.along.stepTo(m_carried->to.y)));
    } else if (m_shot) {
        if (m_aim->direction.count > 0)
            options.push_back(m_aim->direction.optionOf(m_shot->direction));
        options.push_back(m_aim->power.optionOf(m_shot->power));
    }
    return options;
}

} // namespace touchline
