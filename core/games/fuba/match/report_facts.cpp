// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/match/report_facts.h"

#include "core/games/fuba/match/sheet_fields.h"

#include <map>
#include <utility>

namespace touchline::fuba {

namespace {

using Men = std::array<int, lineCount>;

QString formationText(const Men &men)
{
    return QStringLiteral("%1-%2-%3").arg(men[0]).arg(men[1]).arg(men[2]);
}

/// A formation or what a shift made of it, from the field on in which the number of defenders is.
Men menIn(const Event &event, std::size_t first)
{
    return {event.numbers[first], event.numbers[first + 1], event.numbers[first + 2]};
}

/// What each period of a match brought, read off its events.
class PeriodFacts
{
public:
    void take(const Event &event)
    {
        constexpr std::size_t shiftedMen = 2;
        if (event.kind == event::Formation)
            m_men[event.side] = menIn(event, 0);
        else if (event.kind == event::Shift)
            m_men[event.side] = menIn(event, shiftedMen);
        else if (event.kind == event::TurnBegin)
            m_began.try_emplace(event.period, m_men);
        else if (event.kind == event::Shot || event.kind == event::PenaltyKick)
            ++m_attempts[{event.period, event.side}];
    }

    [[nodiscard]] std::vector<MatchFact> facts() const
    {
        // In the order of the sheet: a line after the other, each side with its periods.
        std::vector<MatchFact> facts;
        for (const Side side : bothSides)
            for (const auto &[period, men] : m_began)
                facts.push_back(
                    {QLatin1String(formationKey), side, static_cast<int>(period), formationText(men[side])});
        for (const Side side : bothSides)
            for (const auto &[period, men] : m_began) {
                const auto found = m_attempts.find({period, side});
                const int attempts = found != m_attempts.end() ? found->second : 0;
                facts.push_back(
                    {QLatin1String(attemptsKey), side, static_cast<int>(period), QString::number(attempts)});
            }
        return facts;
    }

private:
    PerSide<Men> m_men{};
    std::map<Period, PerSide<Men>> m_began;
    std::map<std::pair<Period, Side>, int> m_attempts;
};

} // namespace

std::vector<MatchFact> reportFacts(std::span<const Event> events, const State &state)
{
    PeriodFacts periods;
    for (const Event &event : events)
        periods.take(event);
    std::vector<MatchFact> facts = periods.facts();
    if (!state.options().condition || state.phase != Phase::Over)
        return facts;
    for (std::size_t line = 0; line < conditionKeys.size(); ++line)
        for (const Side side : bothSides)
            facts.push_back({QLatin1String(conditionKeys[line]), side, 0,
                             QString::number(state.sides[side].condition[line])});
    if (state.options().c1)
        for (const Side side : bothSides)
            facts.push_back(
                {QLatin1String(lossKey), side, 0, QString::number(state.sides[side].nextMatchLoss)});
    return facts;
}

touchline::LineUp lineUpOf(const TeamSheet &team, const SideSetup &setup)
{
    touchline::LineUp lineUp;
    for (std::size_t player = 0; player < setup.squad.entries.size(); ++player) {
        const Names bit = Names{1} << player;
        const QUuid &id = setup.squad.entries[player].person.id;
        if ((team.starters & bit) != 0)
            lineUp.started.push_back(id);
        else if ((team.bench & bit) != 0)
            lineUp.bench.push_back(id);
    }
    return lineUp;
}

} // namespace touchline::fuba
