// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/board/board_shown.h"

#include <optional>

namespace touchline {

/// What is answered on a board by pulling: a shot, by drawing back from where it begins, or a piece that is
/// put down somewhere. Knows points of the board, no window.
class BoardGesture
{
public:
    /// A shot, as far as it is aimed: steps of the scales of BoardAim.
    struct Shot
    {
        int direction = 0;
        int power = 0;
    };
    /// A piece in the hand.
    struct Carried
    {
        std::size_t drag = 0;
        /// Where it would be put down: always a place where it may.
        BoardPoint to;
    };

    /// What is aimed or carried stays so where the same can be done.
    void setShown(const BoardShown &shown);

    [[nodiscard]] const std::optional<BoardAim> &aim() const { return m_aim; }
    /// From where a shot begins; only where there is an aim.
    [[nodiscard]] BoardPoint start() const;
    [[nodiscard]] const std::optional<Shot> &shot() const { return m_shot; }
    /// Back from the start to there: the way is opposite, its length the power. Too short a pull is none.
    void pullTo(const BoardPoint &pointer);
    void turnBy(int steps);
    void strengthen(int steps);
    void setPower(double percent);
    void forgetShot() { m_shot.reset(); }
    [[nodiscard]] double degrees() const;
    [[nodiscard]] double power() const;
    /// Straight ahead as far as the power goes where the game knows nothing better.
    [[nodiscard]] BoardAimPreview preview() const;

    [[nodiscard]] const std::optional<Carried> &carried() const { return m_carried; }
    [[nodiscard]] const std::vector<BoardDrag> &drags() const { return m_drags; }
    void take(std::size_t drag, const BoardPoint &from);
    /// To the nearest place where it may be put down, on the way there from where it is.
    void carryTo(const BoardPoint &pointer);
    /// By so many steps of its scales.
    void carryBy(int across, int along);
    void putBack() { m_carried.reset(); }

    /// The options that say it, one after the other; none where nothing is aimed or carried.
    [[nodiscard]] std::vector<OptionCode> answer() const;

private:
    [[nodiscard]] Shot usualShot() const;

    BoardGeometryPtr m_geometry;
    std::function<BoardAimPreview(double, double)> m_aimed;
    std::optional<BoardAim> m_aim;
    std::optional<Shot> m_shot;
    std::vector<BoardDrag> m_drags;
    std::optional<Carried> m_carried;
};

} // namespace touchline
