// SPDX-License-Identifier: GPL-3.0-or-later
// How a kick leaves: aim, error, speed (specification 2.5). Compiled without contraction, as the trace.
#include "core/games/simulator/kick/angle_tables.h"
#include "core/games/simulator/kick/kick.h"

#include <algorithm>
#include <cmath>

namespace touchline::simulator {

namespace {

constexpr std::array<KickForm, kickKinds> forms{{{190, 0, 3.5, 0.09},
                                                 {190, 0, 4.5, 0.07},
                                                 {260, 0, 5.5, 0.10},
                                                 {170, tokenHeight, 7.0, 0.10},
                                                 {230, tokenHeight, 5.0, 0.09}}};

} // namespace

const KickForm &kickForm(KickKind kind)
{
    return forms[static_cast<std::size_t>(kind)];
}

Launch launchOf(const Aim &aim, int skill, const AimError &error)
{
    const KickForm &form = kickForm(aim.kind);
    Launch launch;
    const double s = skill;
    const double power = aim.power;
    const double f = s / 100 * (0.6 + 0.5 * power / 100);
    launch.direction =
        10 * aim.direction +
        static_cast<int>(std::floor(form.sigmaDirection * f * (error.direction / 1000.0) * 10 + 0.5));
    launch.ux = cosine(launch.direction);
    launch.uy = sine(launch.direction);
    launch.speed =
        form.topSpeed * power / 100 * std::max(0.2, 1 + form.sigmaSpeed * s / 100 * (error.speed / 1000.0));
    launch.along = launch.speed;
    launch.height = form.startHeight;
    if (aim.elevation > 0) {
        launch.elevation = std::clamp(aim.elevation + 3 * s / 100 * (error.elevation / 1000.0), 5.0, 80.0);
        const int tenths = static_cast<int>(std::floor(launch.elevation * 10 + 0.5));
        launch.along = launch.speed * cosine(tenths);
        launch.up = launch.speed * sine(tenths);
    }
    return launch;
}

} // namespace touchline::simulator
