// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/fixture_words.h"

#include "core/exchange/fixture_words.h"
#include "models/views/said.h"
#include "models/words/tie_lines.h"

#include <QCoreApplication>

#include <algorithm>

namespace touchline {

namespace {

struct FixtureWordsTr
{
    Q_DECLARE_TR_FUNCTIONS(FixtureWords)
};

/// "18'", "45+2'", "66' (pen.)".
QString goalTime(const ReportEvent &goal)
{
    QString time;
    if (goal.minute) {
        time = QString::number(*goal.minute);
        if (goal.stoppage > 0)
            time += QStringLiteral("+%1").arg(goal.stoppage);
        time += u'\'';
    }
    if (goal.kind == ReportEventKind::PenaltyGoal)
        time += FixtureWordsTr::tr(" (pen.)", "a goal by a penalty");
    else if (goal.kind == ReportEventKind::OwnGoal)
        time += FixtureWordsTr::tr(" (o.g.)", "an own goal");
    return time.trimmed();
}

bool isGoalFor(const ReportEvent &event, Side side)
{
    if (event.kind == ReportEventKind::OwnGoal)
        return event.side != side;
    return event.side == side &&
           (event.kind == ReportEventKind::Goal || event.kind == ReportEventKind::PenaltyGoal);
}

/// "Pelé 18', 66'; Gérson 66'", in the order of the first goal of each.
QString scorersOf(const MatchReport &report, Side side)
{
    struct Line
    {
        QString name;
        QStringList times;
    };
    std::vector<Line> lines;
    for (const ReportEvent &event : report.events) {
        if (!isGoalFor(event, side))
            continue;
        auto line = std::find_if(lines.begin(), lines.end(),
                                 [&event](const Line &one) { return one.name == event.playerName; });
        if (line == lines.end())
            line = lines.insert(lines.end(), {event.playerName, {}});
        if (const QString time = goalTime(event); !time.isEmpty())
            line->times << time;
    }
    QStringList words;
    for (const Line &line : lines)
        words << (line.name + u' ' + line.times.join(QStringLiteral(", "))).trimmed();
    return words.join(QStringLiteral("; "));
}

} // namespace

QString resultText(const CompetitionState &state, int fixture)
{
    const OutcomeWords outcome = outcomeWords(state.competition, state.now, fixture, windowLanguage());
    const auto side = [&](Side one) {
        return sideTitle(state.competition, state.now, fixture, one, windowLanguage());
    };
    const QString text = QStringLiteral("%1 %2 %3").arg(side(Side::Home), outcome.between, side(Side::Away));
    return outcome.note.isEmpty() ? text : QStringLiteral("%1, %2").arg(text, outcome.note);
}

QString goalsText(const CompetitionState &state, int fixture)
{
    const MatchReport *report = state.competition.report(fixture);
    if (report == nullptr)
        return {};
    QStringList sides;
    for (const Side side : bothSides)
        if (const QString scorers = scorersOf(*report, side); !scorers.isEmpty())
            sides << FixtureWordsTr::tr("%1: %2", "team: its scorers").arg(report->teams[side].name, scorers);
    return sides.join(QStringLiteral(" · "));
}

QString whenText(const CompetitionState &state, int fixture)
{
    const Appointment *appointment = state.competition.appointment(fixture);
    if (appointment == nullptr)
        return {};
    QStringList parts;
    if (const QString day = windowLanguage().shortDate(appointment->date); !day.isEmpty())
        parts << day;
    if (const QString clock = windowLanguage().clock(appointment->time); !clock.isEmpty())
        parts << clock;
    return parts.join(QStringLiteral(", "));
}

QString numberText(const CompetitionState &state, int fixture)
{
    const QString number = QString::number(state.competition.fixtures()[at(fixture)].number);
    const Appointment *appointment = state.competition.appointment(fixture);
    return appointment == nullptr || !appointment->date.isValid()
               ? number
               : QStringLiteral("%1, %2").arg(number, windowLanguage().shortDate(appointment->date));
}

QString roundText(const CompetitionState &state, int fixture)
{
    const Fixture &planned = state.competition.fixtures()[static_cast<std::size_t>(fixture)];
    return planned.isGroupMatch()
               ? FixtureWordsTr::tr("%1, matchday %2").arg(planned.stageName).arg(planned.round + 1)
               : planned.stageName;
}

QString teamsText(const CompetitionState &state, int fixture)
{
    const auto at = static_cast<std::size_t>(fixture);
    const Fixture &planned = state.competition.fixtures()[at];
    const PerSide<int> &teams = state.now.fixtures[at].teams;
    return QStringLiteral("%1 – %2").arg(
        teamText(state.competition, teams[Side::Home], planned.slots[Side::Home]),
        teamText(state.competition, teams[Side::Away], planned.slots[Side::Away]));
}

} // namespace touchline
