// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace touchline::fuba {

/// The 22 skills of advanced rule A8 (specification 6.21).
enum class Skill : std::uint8_t {
    TrainedFormationChange,
    WidePlayerMaterial,
    HighCondition,
    OffsideTrap,
    ShortPasses,
    FanaticFans,
    SweeperKeeper,
    CreativeGoalkeeper,
    SkilledGoalkeeper,
    Tackle,
    MidfieldPressing,
    Stopper,
    TargetMan,
    SkilledFullbacks,
    Doubling,
    Dribbling,
    CreativeMidfielder,
    Crossing,
    MidfieldGeneral,
    GoalPoacher,
    ClinicalFinisher,
    Actor
};

inline constexpr int skillCount = 22;

/// A set of skills: bit n for skill n.
using Skills = std::uint32_t;

[[nodiscard]] constexpr Skills bitOf(Skill skill)
{
    return Skills{1} << static_cast<unsigned>(skill);
}

struct SkillSpec
{
    /// Key in files and on the command line.
    const char *name;
    /// Condition points that a use costs, the first excepted.
    std::int8_t cost;
};

/// In the order of Skill.
inline constexpr std::array<SkillSpec, skillCount> skillSpecs{{{"trained_formation_change", 0},
                                                               {"wide_player_material", 0},
                                                               {"high_condition", 1},
                                                               {"offside_trap", 1},
                                                               {"short_passes", 1},
                                                               {"fanatic_fans", 1},
                                                               {"sweeper_keeper", 1},
                                                               {"creative_goalkeeper", 1},
                                                               {"skilled_goalkeeper", 3},
                                                               {"tackle", 1},
                                                               {"midfield_pressing", 1},
                                                               {"stopper", 1},
                                                               {"target_man", 1},
                                                               {"skilled_fullbacks", 1},
                                                               {"doubling", 1},
                                                               {"dribbling", 1},
                                                               {"creative_midfielder", 1},
                                                               {"crossing", 1},
                                                               {"midfield_general", 2},
                                                               {"goal_poacher", 3},
                                                               {"clinical_finisher", 2},
                                                               {"actor", 1}}};

[[nodiscard]] constexpr const SkillSpec &specOf(Skill skill)
{
    return skillSpecs[static_cast<std::size_t>(skill)];
}

} // namespace touchline::fuba
