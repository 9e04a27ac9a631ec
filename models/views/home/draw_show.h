// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/draws/draw_ceremony.h"
#include "core/play/new_competition.h"
#include "models/views/badge.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace touchline {

/// A team, or an empty place, in a pot or group.
struct DrawLine
{
    Badge badge;
    /// Empty while nobody stands there.
    QString text;
    /// It has left the pot.
    bool isGone = false;
    /// It came with the last ball.
    bool isLast = false;

    bool operator==(const DrawLine &) const = default;
};

struct DrawCard
{
    QString title;
    std::vector<DrawLine> lines;

    bool operator==(const DrawCard &) const = default;
};

/// The draw of a competition, to be watched ball by ball: the same balls that made it, from the same seed.
class DrawShow
{
public:
    /// `badgeOf`: of clubs, which have one before they have a document of the game.
    explicit DrawShow(const NewCompetition &made, const BadgeOf &badgeOf = {});

    /// Whether there are balls: groups that are given and a single table need none.
    [[nodiscard]] bool isCeremony() const { return m_ceremony.has_value(); }
    [[nodiscard]] int ballsLeft() const { return m_ceremony ? m_ceremony->ballsLeft() : 0; }
    /// Draws the next ball; there is one.
    void next();
    /// Draws all that are left.
    void finish();

    [[nodiscard]] const std::vector<DrawCard> &pots() const { return m_pots; }
    [[nodiscard]] const std::vector<DrawCard> &groups() const { return m_groups; }
    /// A sentence for each ball that was drawn, with the groups it could not go into and why; the newest
    /// first.
    [[nodiscard]] const QStringList &lines() const { return m_lines; }
    /// What the draw keeps to, or why there is none.
    [[nodiscard]] QString rules() const;
    /// What was drawn so far; once no ball is left it is the draw of the competition.
    [[nodiscard]] const Draw &draw() const;

private:
    void addPots();
    void addGroups();
    void fillGroups();
    /// Who meets whom in the first round, and who has a bye, in place of the places.
    void showPairs();
    [[nodiscard]] DrawLine line(int team) const;
    [[nodiscard]] QString lineOf(const DrawnBall &ball) const;
    [[nodiscard]] QString reason(const GroupVerdict &verdict) const;
    [[nodiscard]] QString namesOf(const std::vector<int> &teams) const;
    [[nodiscard]] bool isOpen() const { return m_definition.draw.kind == DrawKind::Open; }
    /// The team of the second place is at home, because it plays in a lower division.
    [[nodiscard]] bool isSwapped(int home, int away) const;
    /// Somebody wrote down who meets whom in a bracket.
    [[nodiscard]] bool isPlacedByHand() const;
    /// The ties of the first round came out of one pot, apart from the seeds, before anything is shown.
    [[nodiscard]] bool isBracketDrawn() const;
    /// It begins with rounds that are paired one after the other, not with a bracket.
    [[nodiscard]] bool isPaired() const;
    [[nodiscard]] QString rulesOfDraw() const;
    [[nodiscard]] QString groupName(int group) const;

    CompetitionDefinition m_definition;
    std::vector<Badge> m_badges;
    std::vector<int> m_sizes;
    QStringList m_entries;
    std::optional<DrawCeremony> m_ceremony;
    std::vector<DrawCard> m_pots;
    std::vector<DrawCard> m_groups;
    QStringList m_lines;
};

} // namespace touchline
