// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/generator.h"

#include <QDate>
#include <QTime>

#include <vector>

namespace touchline {

/// A match as the draw of referees sees it.
struct RefereeMatch
{
    /// Local to the ground; null where it is not known.
    QDate day{};
    QTime time{};
    /// Which matchday it belongs to: of matches without a day, those of one matchday are taken to be at one
    /// time.
    int matchday = 0;
    /// Its referee, an index, who stays; -1 for none.
    int referee = -1;
    /// It is to get one now.
    bool isOpen = false;
    /// Of an open match, by referee: it must not be this one. Empty: everybody may.
    std::vector<bool> barred{};
};

struct RefereeTask
{
    std::vector<RefereeMatch> matches{};
    int referees = 0;
    /// So long a match keeps its referee busy, in minutes from kick-off.
    int minutes = 90;
};

/// Whether nobody can be the referee of both: they overlap, or may do so, as the hours of one day are not
/// known.
[[nodiscard]] bool areAtOneTime(const RefereeMatch &one, const RefereeMatch &other, int minutes);

/// Draws a referee for each open match; by match, -1 for one that nobody can have. Never one who is barred,
/// or has another match at that time. Below that as many matches as possible get one, then nobody has two
/// on one day, then all have equally many matches over the whole task (the sum of the squares is least), and
/// chance decides the rest. Exact where each day's matches fall into separate hours; where they overlap in
/// chains (19:00, 20:00 and 21:00, of 90 minutes each) a match that is left over then gets a referee by
/// moving one match after another.
[[nodiscard]] std::vector<int> drawReferees(const RefereeTask &task, Generator &generator);

} // namespace touchline
