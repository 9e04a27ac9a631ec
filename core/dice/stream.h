// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/generator.h"

#include <QUuid>

#include <cstdint>
#include <string_view>

namespace touchline {

/// The stream of random numbers that belongs to one purpose ("match", "conditions", "home agent", "draw",
/// "lots") of one competition seed, and there to one subject (a fixture) and attempt (0 first; replaying a
/// fixture raises it). Streams are independent of each other: playing one fixture more or less changes no
/// other. The key is hashed with SHA-256, so the order in which fixtures are played does not matter.
[[nodiscard]] Generator stream(std::string_view purpose, std::uint64_t seed, const QUuid &subject = {},
                               int attempt = 0);

} // namespace touchline
