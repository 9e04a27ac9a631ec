// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/competition/entry/appointment.h"

#include <optional>

namespace touchline {

/// Says that there is no such hour on that day, where the clocks of the zone go forward over it; nothing
/// where there is, or where the day, the hour or the zone is not known.
[[nodiscard]] std::optional<Message> skippedHour(const Appointment &appointment);

/// Says that the hour comes twice on that day, where the clocks of the zone go back over it; nothing
/// otherwise.
[[nodiscard]] std::optional<Message> doubledHour(const Appointment &appointment);

} // namespace touchline
