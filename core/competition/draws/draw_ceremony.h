// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/draws/draw.h"
#include "core/competition/draws/draw_look_ahead.h"
#include "core/dice/generator.h"

#include <QUuid>

#include <optional>

namespace touchline {

/// Whether a team could have gone into a group, and why not.
struct GroupVerdict
{
    enum class Why {
        Possible,
        Elsewhere, ///< the team has a fixed place in another group
        Taken,     ///< the place of this pot is taken
        Limit,     ///< a limit forbids it
        DeadEnd    ///< it would leave no way to place all the rest
    };

    Why why = Why::Possible;
    /// Index of the limit in DrawTask::rules; -1 = none.
    int rule = -1;
    /// Who stands in the way: those that fill the limit already.
    std::vector<int> because;
};

/// One ball as it was drawn, with what was possible at that moment.
struct DrawnBall
{
    DrawStep step;
    /// Index of the group it went into in DrawTask::groupNames: in an open draw the tie, else step.group.
    int group = 0;
    /// Its place was given by the plan, not drawn.
    bool isFixed = false;
    /// By group.
    std::vector<GroupVerdict> groups;
};

/// A draw that is made ball by ball; a value, that can be copied and carried on from every moment. The seed
/// decides everything: the same plan and seed give the same draw, whether it is made at once or step by step,
/// with or without the reasons.
///
/// Teams with fixed places come first. Then a sequential draw shuffles each pot and puts ball after ball into
/// the first possible group; a uniform or open draw is picked as a whole (uniformGroups()) and shown pot by
/// pot in the order of a shuffle; one by ranking number has no chance in it.
class DrawCeremony
{
public:
    /// groupNames: one for each size, or empty for A, B, C, ...; an open draw has one pool as its only size,
    /// and its places are the lines of the bracket without byes (BracketLines). `subject` is the competition.
    /// Errors: those of drawTask(); BadInput where a draw by ranking number is given pots or limits;
    /// Impossible with whyImpossible() where no draw is allowed.
    [[nodiscard]] static Result<DrawCeremony> begin(std::vector<Entrant> entrants,
                                                    std::span<const int> groupSizes,
                                                    const QStringList &groupNames, const DrawPlan &plan,
                                                    std::uint64_t seed, const QUuid &subject = {});

    [[nodiscard]] bool isComplete() const { return m_draw.steps.size() == m_entrants.size(); }
    [[nodiscard]] int ballsLeft() const { return static_cast<int>(m_entrants.size() - m_draw.steps.size()); }
    /// The team of the next ball; there is one.
    [[nodiscard]] TeamIndex nextTeam() const { return TeamIndex(m_balls[m_draw.steps.size()]); }
    /// Draws the next ball; there is one.
    DrawStep next();
    /// The same, with what was possible.
    DrawnBall nextWithReasons();
    /// What was drawn so far. Once the ceremony is complete it is the draw.
    [[nodiscard]] const Draw &draw() const { return m_draw; }

    [[nodiscard]] const DrawTask &task() const { return *m_task; }
    [[nodiscard]] const std::vector<Entrant> &entrants() const { return m_entrants; }

private:
    DrawCeremony(std::vector<Entrant> entrants, std::shared_ptr<const DrawTask> task)
        : m_entrants(std::move(entrants))
        , m_task(std::move(task))
        , m_lookAhead(m_task)
    {
    }
    void shuffleBalls(Generator &generator);
    [[nodiscard]] GroupIndex groupFor(TeamIndex team);
    [[nodiscard]] GroupVerdict verdict(TeamIndex team, GroupIndex group);
    [[nodiscard]] DrawPlace placeFor(TeamIndex team, GroupIndex group) const;

    std::vector<Entrant> m_entrants;
    std::shared_ptr<const DrawTask> m_task;
    DrawLookAhead m_lookAhead;
    Draw m_draw;
    /// The teams in the order in which they are drawn.
    std::vector<int> m_balls;
    /// By team: the group of a draw that was picked as a whole; empty where each ball finds its own.
    std::vector<int> m_picked;
    /// A place that is taken, by pot and group.
    std::vector<std::vector<std::vector<char>>> m_isTaken;
};

/// The whole ceremony at once. Errors: those of DrawCeremony::begin().
[[nodiscard]] Result<Draw> plannedDraw(std::span<const Entrant> entrants, std::span<const int> groupSizes,
                                       const QStringList &groupNames, const DrawPlan &plan,
                                       std::uint64_t seed, const QUuid &subject = {});

} // namespace touchline
