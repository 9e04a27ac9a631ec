// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace touchline::simulator {

/// Directions are whole tenths of a degree, taken modulo 3600; sines and deviations come from tables of whole
/// numbers, so that they are the same on every machine (specification 2.4).

/// In units of 1e-9.
[[nodiscard]] int sineUnits(int tenths);
[[nodiscard]] int cosineUnits(int tenths);
[[nodiscard]] double sine(int tenths);
[[nodiscard]] double cosine(int tenths);
/// The deviation that a die of 1000 faces stands for, in thousandths of sigma: -3291 for 1, 3291 for 1000.
[[nodiscard]] int deviationUnits(int roll);

} // namespace touchline::simulator
