// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/board.h"

#include <optional>
#include <vector>

namespace touchline {

/// What can be pointed at on a board while a choice is due: a piece first where several can be moved, then
/// where it goes.
class BoardChoice
{
public:
    /// A place that can be pointed at now.
    struct Target
    {
        BoardPlace place;
        /// Options, by their index in the highlights, that pointing here takes; several are asked about.
        std::vector<std::size_t> options{};
        /// Options that begin here: pointing here shows where they go.
        std::vector<std::size_t> begins{};
        /// What stands here can be put down elsewhere: index in the drags.
        std::optional<std::size_t> drag{};
    };

    /// The piece that is chosen stays chosen where the same can be chosen. False where it is something else.
    bool setPosition(const BoardPosition &position);
    [[nodiscard]] const std::vector<BoardHighlight> &highlights() const { return m_highlights; }
    [[nodiscard]] const std::vector<Target> &targets() const { return m_targets; }
    /// Where the options begin whose ends are shown; nothing where none does.
    [[nodiscard]] const std::optional<BoardPlace> &start() const { return m_start; }
    /// Somebody chose the start, and can take another one.
    [[nodiscard]] bool isStartChosen() const { return m_isStartChosen; }

    void chooseStart(const BoardPlace &place);
    void forgetStart();

private:
    /// A piece that can be put down anywhere, by its place.
    struct Drag
    {
        BoardPlace place;
        std::size_t index = 0;

        bool operator==(const Drag &) const = default;
    };

    void findTargets();
    Target &targetAt(const BoardPlace &place);

    std::vector<BoardHighlight> m_highlights;
    std::vector<Drag> m_drags;
    std::vector<Target> m_targets;
    std::optional<BoardPlace> m_start;
    bool m_isStartChosen = false;
};

} // namespace touchline
