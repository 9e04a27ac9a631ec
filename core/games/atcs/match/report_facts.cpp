// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/match/report_facts.h"

#include "core/games/atcs/card/team_card.h"
#include "core/games/atcs/charts/charts.h"
#include "core/games/atcs/rules/events.h"

#include <map>

namespace touchline::atcs {

namespace {

/// Places in Event::numbers, see events.cpp.
constexpr std::size_t totalsOf = 0;
constexpr std::size_t totalsResult = 4;
constexpr std::int16_t totalShotsOnGoal = 1;
constexpr std::size_t planStrategy = 0;
constexpr std::size_t planFormation = 1;
constexpr std::size_t refereeCountry = 0;
constexpr std::size_t refereeType = 2;

constexpr std::array<const char *, 3> strategyFactWords{"aggressive", "normal", "conservative"};

/// One side in one period.
struct HalfOfSide
{
    const char *strategy = nullptr;
    const char *formation = nullptr;
    int attempts = 0;
    int shotsOnGoal = 0;
    int finalSog = 0;
};

/// What each period of a match brought, read off its events.
class HalfFacts
{
public:
    void take(const Event &event)
    {
        if (event.kind == event::Referee) {
            m_facts.push_back(
                {QStringLiteral("referee"), std::nullopt, 0,
                 QString::fromUtf8(
                     countries()[static_cast<std::size_t>(event.numbers[refereeCountry])].name)});
            m_facts.push_back(
                {QStringLiteral("referee_type"), std::nullopt, 0,
                 QLatin1String(refereeTypeWord(static_cast<RefereeType>(event.numbers[refereeType])))});
        } else if (event.kind == event::Plan) {
            HalfOfSide &half = of(event);
            half.strategy = strategyFactWords[static_cast<std::size_t>(event.numbers[planStrategy])];
            half.formation = formationNames[static_cast<std::size_t>(event.numbers[planFormation])];
        } else if (event.kind == event::Totals) {
            HalfOfSide &half = of(event);
            if (event.numbers[totalsOf] == totalShotsOnGoal)
                half.finalSog = event.numbers[totalsResult];
        } else if (event.kind == event::Attempt) {
            ++of(event).attempts;
            m_isAttempt = true;
        } else if (event.kind == event::Shot || event.kind == event::ShotLost) {
            // A kick that the card check gave is a shot too, but none of the attempts.
            if (m_isAttempt)
                ++of(event).shotsOnGoal;
            m_isAttempt = false;
        } else if (event.kind == event::Miss || event.kind == event::CheckStart) {
            m_isAttempt = false;
        }
    }

    [[nodiscard]] std::vector<MatchFact> facts(bool hasPlans) const
    {
        std::vector<MatchFact> facts = m_facts;
        const auto add = [this, &facts](const char *name, auto valueOf) {
            for (const Side side : bothSides)
                for (const auto &[period, halves] : m_halves)
                    if (const QString value = valueOf(halves[side]); !value.isEmpty())
                        facts.push_back({QLatin1String(name), side, static_cast<int>(period), value});
        };
        if (hasPlans) {
            add("strategy", [](const HalfOfSide &half) { return QString::fromLatin1(half.strategy); });
            add("formation", [](const HalfOfSide &half) { return QString::fromLatin1(half.formation); });
        }
        add("attempts", [](const HalfOfSide &half) { return QString::number(half.attempts); });
        add("shots_on_goal", [](const HalfOfSide &half) { return QString::number(half.shotsOnGoal); });
        add("final_sog", [](const HalfOfSide &half) { return QString::number(half.finalSog); });
        return facts;
    }

private:
    HalfOfSide &of(const Event &event) { return m_halves[event.period][event.side]; }

    std::vector<MatchFact> m_facts;
    std::map<Period, PerSide<HalfOfSide>> m_halves;
    bool m_isAttempt = false;
};

} // namespace

std::vector<MatchFact> reportFacts(std::span<const Event> events, bool hasPlans)
{
    HalfFacts halves;
    for (const Event &event : events)
        halves.take(event);
    return halves.facts(hasPlans);
}

} // namespace touchline::atcs
