// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/draws/draw_plan.h"
#include "core/competition/entry/entrant.h"
#include "core/competition/format/format.h"

#include <QUuid>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace touchline {

/// How the teams came into their groups.
enum class DrawKind {
    Free,       ///< out of pots, with limits (ATCS 2.9)
    Serpentine, ///< by ranking number, to and fro over the groups (ATCS 2.9)
    Fixed,      ///< as somebody wrote them down: a ready-made draw or a manual one
    Uniform,    ///< out of pots, every allowed draw equally likely
    Open        ///< the places of a bracket, out of one pot but for the seeds
};

/// "free", "serpentine", "fixed", "uniform", "open".
[[nodiscard]] QString drawKindWord(DrawKind kind);

/// One ball: all numbers count from 0.
struct DrawStep
{
    /// Index in the list of entrants.
    int team = 0;
    int pot = 0;
    int group = 0;
    int place = 0;

    bool operator==(const DrawStep &) const = default;
};

/// A draw that was made. The steps are the fact: the groups follow from them.
struct Draw
{
    DrawKind kind = DrawKind::Fixed;
    /// Name of the ready-made draw ("1"), else empty.
    QString source;
    /// What the draw was made from; 0 where no chance was in it.
    std::uint64_t seed = 0;
    /// What the draw kept to, as far as it is the most teams of a conference in a group.
    SpreadRule limits;
    std::vector<DrawStep> steps;
    /// The plan it was made from, where it says more than `limits`.
    std::optional<DrawPlan> plan{};

    bool operator==(const Draw &) const = default;
};

/// groups[g][p] = index of the entrant in place p of group g.
using Placement = std::vector<std::vector<int>>;

/// The groups of a draw that passed validate().
[[nodiscard]] Placement placement(const Draw &draw, std::span<const int> groupSizes);

/// Whether the draw puts every entrant into exactly one place of these groups, and fills them; problems name
/// the step.
[[nodiscard]] Problems validate(const Draw &draw, std::size_t entrants, std::span<const int> groupSizes);

/// A sequential draw with no other limit than these (DrawCeremony makes draws of every kind): pots by ranking
/// number (pot k fills the places k), each pot shuffled, then pot after pot and team after team into the
/// first group that has no team of the pot yet, keeps the limits and leaves a way to place all the rest
/// (ATCS 2.9, R72). `subject` is the competition. Errors: BadInput (number of teams, ranking numbers twice);
/// Impossible, exactly when no draw keeps the limits, with a problem for each conference that has too many
/// teams, or else the limits that cannot be kept together.
[[nodiscard]] Result<Draw> freeDraw(std::span<const Entrant> entrants, std::span<const int> groupSizes,
                                    const SpreadRule &limits, std::uint64_t seed, const QUuid &subject = {});

/// By ranking number: first row of places A to H, second H to A, and so on (ATCS 2.9). Groups may differ in
/// size by one, the short ones where the last row ends. Errors: BadInput as for freeDraw(), and for sizes it
/// cannot fill.
[[nodiscard]] Result<Draw> serpentineDraw(std::span<const Entrant> entrants, std::span<const int> groupSizes);

/// As written: groups[g][p] = handle of an entrant (code or exact name). Errors: BadInput with every team
/// that is unknown, missing or there twice, and every group of another size than the format's.
[[nodiscard]] Result<Draw> fixedDraw(const std::vector<QStringList> &groups,
                                     std::span<const Entrant> entrants, std::span<const int> groupSizes);

} // namespace touchline
