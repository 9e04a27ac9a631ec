// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/bracket/bracket_content.h"
#include "forms/print/picture.h"
#include "forms/theme/ink.h"

#include <QGraphicsScene>

namespace touchline {

/// The picture of a bracket: boxes, the lines between them, names of rounds. One unit is one pixel at 100 %.
class BracketScene : public QGraphicsScene
{
    Q_OBJECT

public:
    explicit BracketScene(const Ink &ink, QObject *parent = nullptr);

    void setContent(BracketContent content);
    [[nodiscard]] const BracketContent &content() const { return m_content; }
    void setInk(const Ink &ink);
    [[nodiscard]] const Ink &ink() const { return m_ink; }

    /// The chosen box, -1 for none, and the team whose way is shown, null for none.
    void setChoice(int box, const QUuid &team);
    [[nodiscard]] int chosenBox() const { return m_box; }
    [[nodiscard]] const QUuid &chosenTeam() const { return m_team; }
    void setHovered(int box);
    [[nodiscard]] int hoveredBox() const { return m_hovered; }

    /// -1 where there is none.
    [[nodiscard]] int boxAt(QPointF place) const;
    [[nodiscard]] bool isOnWay(int box) const { return m_content.hasTeam(box, m_team); }

private:
    BracketContent m_content;
    Ink m_ink;
    int m_box = -1;
    int m_hovered = -1;
    QUuid m_team;
};

/// The bracket of a competition as it is printed and saved, in both shapes where it has two.
[[nodiscard]] Picture bracketPicture(const CompetitionState &state, const BracketContent::Kits &kits,
                                     const Ink &ink = Ink::ofPaper());

} // namespace touchline
