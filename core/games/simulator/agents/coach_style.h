// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace touchline::simulator {

/// How a computer player weighs its kicks. How well it kicks is a matter of the aim error of its side.
struct CoachStyle
{
    /// Every choice by its kick without an error alone; the chosen shot is still judged by twelve.
    bool fast = false;
};

inline constexpr CoachStyle carefulStyle{};
inline constexpr CoachStyle fastStyle{true};

} // namespace touchline::simulator
