// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/board/board_choice.h"

#include <algorithm>

namespace touchline {

bool BoardChoice::setPosition(const BoardPosition &position)
{
    std::vector<Drag> drags;
    for (std::size_t i = 0; i < position.drags.size(); ++i)
        for (const BoardPiece &piece : position.pieces)
            if (piece.id != noPiece && piece.id == position.drags[i].piece)
                drags.push_back({piece.place(), i});
    if (position.highlights == m_highlights && drags == m_drags)
        return true;
    m_highlights = position.highlights;
    m_drags = std::move(drags);
    forgetStart();
    return false;
}

void BoardChoice::chooseStart(const BoardPlace &place)
{
    m_start = place;
    m_isStartChosen = true;
    findTargets();
}

void BoardChoice::forgetStart()
{
    m_start.reset();
    m_isStartChosen = false;
    // One start alone needs no choosing.
    for (const BoardHighlight &highlight : m_highlights) {
        if (highlight.from.isNowhere())
            continue;
        if (m_start && *m_start != highlight.from) {
            m_start.reset();
            break;
        }
        m_start = highlight.from;
    }
    findTargets();
}

BoardChoice::Target &BoardChoice::targetAt(const BoardPlace &place)
{
    const auto known = std::find_if(m_targets.begin(), m_targets.end(),
                                    [&place](const Target &target) { return target.place == place; });
    if (known != m_targets.end())
        return *known;
    Target target;
    target.place = place;
    m_targets.push_back(std::move(target));
    return m_targets.back();
}

void BoardChoice::findTargets()
{
    m_targets.clear();
    for (std::size_t i = 0; i < m_highlights.size(); ++i) {
        const BoardHighlight &highlight = m_highlights[i];
        const bool isFromNowhere = highlight.from.isNowhere();
        if (isFromNowhere ? !m_isStartChosen : highlight.from == m_start)
            targetAt(highlight.to).options.push_back(i);
        else if (!isFromNowhere)
            targetAt(highlight.from).begins.push_back(i);
    }
    if (!m_isStartChosen)
        for (const Drag &drag : m_drags)
            targetAt(drag.place).drag = drag.index;
}

} // namespace touchline
