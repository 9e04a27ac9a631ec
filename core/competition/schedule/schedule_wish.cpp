// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/schedule/schedule_wish.h"

#include <qglobal.h>

#include <algorithm>
#include <numeric>

namespace touchline {

namespace {

bool hasDuplicates(std::vector<int> numbers)
{
    std::sort(numbers.begin(), numbers.end());
    return std::adjacent_find(numbers.begin(), numbers.end()) != numbers.end();
}

bool isOutside(const std::vector<int> &numbers, int end)
{
    return std::any_of(numbers.begin(), numbers.end(), [end](int n) { return n < 0 || n >= end; });
}

/// Where a team plays in a round.
WishKind venueOf(const Round &round, int team)
{
    for (const Pairing &pairing : round) {
        if (pairing.home == team)
            return WishKind::Home;
        if (pairing.away == team)
            return WishKind::Away;
    }
    return WishKind::Free;
}

bool keepsVenue(const Round &round, const ScheduleWish &wish)
{
    const WishKind venue = venueOf(round, wish.teams.front());
    switch (wish.kind) {
    case WishKind::NotHome:
        return venue != WishKind::Home;
    case WishKind::NotAway:
        return venue != WishKind::Away;
    case WishKind::NotFree:
        return venue != WishKind::Free;
    default:
        return venue == wish.kind;
    }
}

bool meetIn(const Round &round, int first, int second)
{
    return std::any_of(round.begin(), round.end(), [first, second](const Pairing &pairing) {
        return (pairing.home == first && pairing.away == second) ||
               (pairing.home == second && pairing.away == first);
    });
}

bool keepsCrowd(const Round &round, const ScheduleWish &wish)
{
    const auto isAsked = [&wish](const Pairing &pairing) {
        return std::find(wish.teams.begin(), wish.teams.end(), pairing.home) != wish.teams.end();
    };
    return std::count_if(round.begin(), round.end(), isAsked) <= wish.most;
}

bool hasRightNumberOfTeams(const ScheduleWish &wish)
{
    if (wish.kind == WishKind::NotAllHome)
        return wish.teams.size() >= 2;
    return wish.teams.size() == (isAboutVenue(wish.kind) ? 1U : 2U);
}

bool needsMatchdays(WishKind kind)
{
    return kind == WishKind::Meet || kind == WishKind::Home || kind == WishKind::Away ||
           kind == WishKind::Free;
}

const char *objection(const ScheduleWish &wish, const SeasonShape &shape)
{
    if (!hasRightNumberOfTeams(wish))
        return QT_TRANSLATE_NOOP("core", "This wish names too few or too many teams.");
    if (isOutside(wish.teams, shape.teams))
        return QT_TRANSLATE_NOOP("core", "This wish names a team that is not there.");
    if (hasDuplicates(wish.teams))
        return QT_TRANSLATE_NOOP("core", "This wish names a team twice.");
    if (wish.matchdays.empty() && needsMatchdays(wish.kind))
        return QT_TRANSLATE_NOOP("core", "This wish names no matchday.");
    if (isOutside(wish.matchdays, matchdayCount(shape)))
        return QT_TRANSLATE_NOOP("core", "This wish names a matchday that is not there.");
    if (hasDuplicates(wish.matchdays))
        return QT_TRANSLATE_NOOP("core", "This wish names a matchday twice.");
    if (wish.kind == WishKind::NotAllHome && wish.most < 1)
        return QT_TRANSLATE_NOOP("core", "At least one of the teams must be allowed to be at home.");
    return nullptr;
}

QString numbered(const std::vector<int> &matchdays)
{
    QStringList numbers;
    for (const int matchday : matchdays)
        numbers.append(QString::number(matchday + 1));
    return numbers.join(QStringLiteral(", "));
}

const char *crowdSentence(const ScheduleWish &wish)
{
    if (wish.most > 1)
        return wish.matchdays.empty()
                   ? QT_TRANSLATE_NOOP("core", "Of %1 at most %2 are at home on one matchday.")
                   : QT_TRANSLATE_NOOP("core", "Of %1 at most %2 are at home on matchday %3.");
    return wish.matchdays.empty() ? QT_TRANSLATE_NOOP("core", "Of %1 at most one is at home on one matchday.")
                                  : QT_TRANSLATE_NOOP("core", "Of %1 at most one is at home on matchday %3.");
}

const char *sentence(const ScheduleWish &wish)
{
    switch (wish.kind) {
    case WishKind::NotAllHome:
        return crowdSentence(wish);
    case WishKind::Meet:
        return wish.matchdays.size() == 1
                   ? QT_TRANSLATE_NOOP("core", "%1 and %2 meet on matchday %3.")
                   : QT_TRANSLATE_NOOP("core", "%1 and %2 meet on one of the matchdays %3.");
    case WishKind::NotMeet:
        return QT_TRANSLATE_NOOP("core", "%1 and %2 do not meet on matchday %3.");
    case WishKind::Home:
        return QT_TRANSLATE_NOOP("core", "%1 is at home on matchday %2.");
    case WishKind::Away:
        return QT_TRANSLATE_NOOP("core", "%1 is away on matchday %2.");
    case WishKind::Free:
        return QT_TRANSLATE_NOOP("core", "%1 is free on matchday %2.");
    case WishKind::NotHome:
        return QT_TRANSLATE_NOOP("core", "%1 is not at home on matchday %2.");
    case WishKind::NotAway:
        return QT_TRANSLATE_NOOP("core", "%1 is not away on matchday %2.");
    case WishKind::NotFree:
        return QT_TRANSLATE_NOOP("core", "%1 plays on matchday %2.");
    }
    return nullptr;
}

} // namespace

bool isAboutVenue(WishKind kind)
{
    return kind != WishKind::NotAllHome && kind != WishKind::Meet && kind != WishKind::NotMeet;
}

std::vector<int> wishMatchdays(const ScheduleWish &wish, int matchdays)
{
    if (!wish.matchdays.empty())
        return wish.matchdays;
    std::vector<int> all(static_cast<std::size_t>(matchdays));
    std::iota(all.begin(), all.end(), 0);
    return all;
}

bool keeps(const std::vector<Round> &matchdays, const ScheduleWish &wish)
{
    const auto keepsOne = [&](int matchday) {
        const Round &round = matchdays[static_cast<std::size_t>(matchday)];
        if (wish.kind == WishKind::NotAllHome)
            return keepsCrowd(round, wish);
        if (isAboutVenue(wish.kind))
            return keepsVenue(round, wish);
        return meetIn(round, wish.teams[0], wish.teams[1]) == (wish.kind == WishKind::Meet);
    };
    const std::vector<int> asked = wishMatchdays(wish, static_cast<int>(matchdays.size()));
    return wish.kind == WishKind::Meet ? std::any_of(asked.begin(), asked.end(), keepsOne)
                                       : std::all_of(asked.begin(), asked.end(), keepsOne);
}

Problems wishProblems(std::span<const ScheduleWish> wishes, const SeasonShape &shape)
{
    Problems problems;
    for (std::size_t i = 0; i < wishes.size(); ++i)
        if (const char *what = objection(wishes[i], shape))
            problems.push_back({QStringLiteral("wishes[%1]").arg(i), {what, {}}, {}});
    return problems;
}

Message wishSentence(const ScheduleWish &wish, const QStringList &teams)
{
    QStringList names;
    for (const int team : wish.teams)
        names.append(teams.at(team));
    const QString matchdays = numbered(wish.matchdays);
    if (wish.kind == WishKind::NotAllHome)
        return {sentence(wish), {names.join(QStringLiteral(", ")), QString::number(wish.most), matchdays}};
    return {sentence(wish), names << matchdays};
}

} // namespace touchline
