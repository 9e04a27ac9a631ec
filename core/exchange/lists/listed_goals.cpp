// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/lists/listed_goals.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace touchline {

namespace {

/// A name, and behind it the minutes of its goals; then the next name.
void readGoalsOf(Side side, const QString &text, std::vector<ReportEvent> &goals)
{
    static const QString minute =
        QStringLiteral("(\\d{1,3})(?:\\s?\\+\\s?(\\d{1,2}))?['\\x{2019}]?(?:\\s*\\(([a-zA-Z. ]{1,10})\\))?");
    static const QRegularExpression time(minute);
    static const QRegularExpression scorer(
        QStringLiteral("(\\p{L}[^\\d;,()\\[\\]]{0,60}?)\\s+((?:%1[\\s,]*)+)")
            .arg(QString(minute)
                     .replace(QLatin1String("(\\d"), QLatin1String("(?:\\d"))
                     .replace(QLatin1String("([a"), QLatin1String("(?:[a"))));
    for (auto names = scorer.globalMatch(text); names.hasNext();) {
        const auto found = names.next();
        for (auto times = time.globalMatch(found.captured(2)); times.hasNext();) {
            const auto one = times.next();
            ReportEvent goal;
            goal.playerName = found.captured(1).simplified();
            goal.side = side;
            goal.minute = one.captured(1).toInt();
            goal.stoppage = one.captured(2).toInt();
            const QString kind = one.captured(3).trimmed().toLower();
            if (kind.startsWith(u'p')) {
                goal.kind = ReportEventKind::PenaltyGoal;
            } else if (kind.startsWith(u'o')) {
                goal.kind = ReportEventKind::OwnGoal;
                goal.side = opposite(side);
            }
            goals.push_back(std::move(goal));
        }
    }
}

bool countsFor(const ReportEvent &goal, Side side)
{
    return (goal.kind == ReportEventKind::OwnGoal ? opposite(goal.side) : goal.side) == side;
}

/// A minute that no report can have is left out; the goal stays.
void checkMinute(ReportEvent &goal, bool hasExtraTime)
{
    const int minute = goal.minute.value_or(0);
    if (minute < 1 || minute > (hasExtraTime ? 120 : 90))
        goal.minute.reset();
    const bool isEnd = minute == 45 || minute == 90 || minute == 105 || minute == 120;
    if (!goal.minute || !isEnd)
        goal.stoppage = 0;
}

} // namespace

std::vector<ReportEvent> listedGoals(const QString &text)
{
    constexpr qsizetype longest = 2000;
    std::vector<ReportEvent> goals;
    const QString all = text.left(longest);
    readGoalsOf(Side::Home, all.section(u';', 0, 0), goals);
    readGoalsOf(Side::Away, all.section(u';', 1), goals);
    return goals;
}

bool addListedGoals(MatchReport &report, std::vector<ReportEvent> goals)
{
    for (const Side side : bothSides) {
        const auto listed = std::count_if(goals.begin(), goals.end(),
                                          [side](const ReportEvent &goal) { return countsFor(goal, side); });
        const auto missing = (side == Side::Home ? report.score.home : report.score.away) - listed;
        if (missing < 0)
            return false;
        ReportEvent unknown;
        unknown.side = side;
        goals.insert(goals.end(), static_cast<std::size_t>(missing), unknown);
    }
    for (ReportEvent &goal : goals)
        checkMinute(goal, report.extraTime.has_value());
    std::stable_sort(goals.begin(), goals.end(), [](const ReportEvent &one, const ReportEvent &other) {
        constexpr int unknown = 1000;
        return std::pair(one.minute.value_or(unknown), one.stoppage) <
               std::pair(other.minute.value_or(unknown), other.stoppage);
    });
    report.completeness = Completeness::Scorers;
    report.events = std::move(goals);
    return true;
}

} // namespace touchline
