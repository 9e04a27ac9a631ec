// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/new_competition/competition_draft.h"

#include "core/competition/editions/real_edition.h"
#include "core/competition/schedule/dated_fixtures.h"
#include "core/competition/schedule/wished_schedule.h"
#include "core/play/balanced_draw.h"
#include "core/play/competition_host.h"
#include "core/play/qualifying_competition.h"
#include "models/views/new_competition/calendar_wish.h"
#include "models/views/new_competition/match_rules_draft.h"
#include "models/views/translated.h"

#include <algorithm>

namespace touchline {

namespace {

/// The same with another name and other dates.
Result<NewCompetition> redefined(NewCompetition made, const QString &name, std::vector<Appointment> dates,
                                 const QJsonObject &days = {})
{
    CompetitionDefinition definition = made.competition.definition();
    if (!name.trimmed().isEmpty())
        definition.name = name.trimmed();
    definition.calendar = std::move(dates);
    definition.days = days;
    auto competition = Competition::create(std::move(definition));
    TOUCHLINE_TRY(competition);
    made.competition = std::move(*competition);
    return made;
}

} // namespace

Result<CompetitionWishes> CompetitionDraft::wishes() const
{
    CompetitionWishes wishes = m_wishes;
    wishes.isReal = m_source.kind == TeamSource::Kind::AsHeld;
    if (m_tableRules && hasTableRules())
        wishes.rules = m_tableRules->rules;
    if (m_source.kind == TeamSource::Kind::Ready)
        wishes.draw = m_source.draw;
    else if (isDrawn() && !hasQualifying())
        wishes.draw = isBalanced() ? balancedDrawName : randomDraw;
    if (hasSeeds())
        wishes.seeds = m_seeds;
    if (m_source.kind != TeamSource::Kind::Chosen)
        return wishes;
    if (isLowerDivisionAtHome()) {
        wishes.lowerDivisionAtHome = true;
        wishes.divisions = m_divisions;
    }
    if (const std::vector<int> byHand = places(); !byHand.empty()) {
        wishes.draw = randomDraw;
        for (const int team : byHand) {
            const Participant &one = m_chosen[at(team)];
            wishes.places << (one.team.code.isEmpty() ? one.name() : one.team.code);
        }
    }
    TOUCHLINE_TRY(addParticipants(m_chosen, m_league, wishes));
    return wishes;
}

Result<NewCompetition> CompetitionDraft::draw() const
{
    auto wanted = wishes();
    TOUCHLINE_TRY(wanted);
    auto made = newCompetition(*wanted);
    if (!made || m_agents.empty())
        return made;
    // Who takes part may have been drawn: of the others nothing is asked.
    for (const Entrant &entrant : made->competition.definition().entrants)
        if (const auto own = m_agents.find(entrant.id); own != m_agents.end())
            wanted->agents.emplace_back(entrant.handle(), own->second);
    return wanted->agents.empty() ? std::move(made) : newCompetition(*wanted);
}

const Result<NewCompetition> &CompetitionDraft::drawn() const
{
    if (!m_drawn)
        m_drawn = draw();
    return *m_drawn;
}

void CompetitionDraft::setCalendarWishes(std::vector<CalendarWish> wishes)
{
    m_calendarWishes = std::move(wishes);
    Q_EMIT changed();
}

bool CompetitionDraft::takesWishes() const
{
    return m_format && isDrawn() && wishableSeason(*m_format);
}

Result<NewCompetition> CompetitionDraft::made() const
{
    QStringList told;
    return madeTelling(told);
}

Result<NewCompetition> CompetitionDraft::madeTelling(QStringList &told) const
{
    auto made = drawn();
    if (!made)
        return made;
    if (m_calendar && takesWishes() && !m_calendarWishes.empty()) {
        const CompetitionDefinition &drawn = made->competition.definition();
        const auto shape = wishableSeason(drawn.format);
        const auto dates = matchdayDates(*m_calendar, matchdayCount(*shape));
        TOUCHLINE_TRY(dates);
        const std::vector<ScheduleWish> wishes =
            scheduleWishes(m_calendarWishes, drawn.entrants, *dates, told);
        auto wished = withWishes(drawn, wishes, true);
        TOUCHLINE_TRY(wished);
        for (const Message &broken : wished->broken)
            told << translated(broken);
        auto competition = Competition::create(std::move(wished->definition));
        TOUCHLINE_TRY(competition);
        made->competition = std::move(*competition);
    }
    if (m_calendar && !hasRealDates()) {
        // A club that was taken out again has no home day.
        Calendar calendar = *m_calendar;
        std::erase_if(calendar.homeDays, [&made](const auto &home) {
            const std::vector<Entrant> &teams = made->competition.definition().entrants;
            return std::none_of(teams.begin(), teams.end(),
                                [&home](const Entrant &team) { return team.name == home.first; });
        });
        auto appointments = datedFixtures(made->competition, calendar);
        TOUCHLINE_TRY(appointments);
        const QJsonObject days =
            toJson(SeasonDays{calendar, m_calendarWishes}, made->competition.definition().entrants);
        auto dated = redefined(std::move(*made), m_name, std::move(*appointments), days);
        if (dated)
            if (const int off = matchesOffHomeDay(dated->competition, calendar); off > 0)
                told << tr("%n matches are not on the home day of their home team", nullptr, off);
        return dated;
    }
    std::vector<Appointment> dates = made->competition.definition().calendar;
    return redefined(std::move(*made), m_name, std::move(dates));
}

} // namespace touchline
