// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/schedule/schedule_figures.h"

#include <algorithm>
#include <cstdlib>

namespace touchline {

namespace {

/// What a team has played so far.
struct Course
{
    int homesAhead = 0;
    /// Matches in a row at the same kind of ground: above 0 at home, below 0 away.
    int run = 0;
};

void play(Course &course, bool isHome, ScheduleFigures &figures)
{
    const int step = isHome ? 1 : -1;
    const bool isBreak = course.run * step > 0;
    course.run = isBreak ? course.run + step : step;
    course.homesAhead += step;
    figures.breaks += isBreak ? 1 : 0;
    figures.longestRun = std::max(figures.longestRun, std::abs(course.run));
}

} // namespace

ScheduleFigures scheduleFigures(const std::vector<Round> &matchdays, int teams)
{
    ScheduleFigures figures;
    std::vector<Course> courses(static_cast<std::size_t>(teams));
    for (const Round &round : matchdays) {
        for (const Pairing &pairing : round) {
            play(courses[static_cast<std::size_t>(pairing.home)], true, figures);
            play(courses[static_cast<std::size_t>(pairing.away)], false, figures);
        }
    }
    for (const Course &course : courses)
        figures.imbalance = std::max(figures.imbalance, std::abs(course.homesAhead));
    return figures;
}

} // namespace touchline
