// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/fixture_words.h"

#include "models/views/said.h"
#include "models/words/tie_lines.h"

#include <QCoreApplication>

namespace touchline {

namespace {

struct FixtureWordsTr
{
    Q_DECLARE_TR_FUNCTIONS(FixtureWords)
};

} // namespace

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
