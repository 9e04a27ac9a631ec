// SPDX-License-Identifier: GPL-3.0-or-later
// The windows of Champions 2020 9.2: what a light offence costs depends on how long ago the last one was.
#include "core/discipline/team_ledger.h"

#include <algorithm>

namespace touchline {

std::vector<TeamLedger::Offence> TeamLedger::offencesOf(const std::vector<Cards> &all) const
{
    std::vector<Offence> offences;
    for (const Cards &cards : all) {
        const bool twice = cards.isSecondYellow();
        offences.push_back({cards.player, cards.name, cards.isSentOff(),
                            twice ? SuspensionCause::SecondYellow : SuspensionCause::RedCard,
                            twice ? m_rules->secondYellowGames : m_rules->redGames});
    }
    return offences;
}

/// One for each player: the heaviest of his injuries counts.
std::vector<TeamLedger::Offence> TeamLedger::offencesOf(const std::vector<ReportEvent> &injuries) const
{
    std::vector<Offence> offences;
    for (const ReportEvent &injury : injuries) {
        const InjuryRule *rule = ruleOf(injury);
        if (rule == nullptr)
            continue;
        const Offence offence{injury.player, injury.playerName, rule->games != 0, SuspensionCause::Injury,
                              rule->games};
        const auto found = std::find_if(offences.begin(), offences.end(),
                                        [&](const Offence &other) { return other.player == offence.player; });
        if (found == offences.end())
            offences.push_back(offence);
        else if (offence.isHeavy)
            *found = offence;
    }
    return offences;
}

void TeamLedger::watch(const WindowRule &rule, bool injuries, const std::vector<Offence> &offences,
                       bool passes)
{
    if (passes)
        passWatches(injuries, offences);
    for (const Offence &offence : offences)
        punish(rule, injuries, offence);
    watchWhoComesBack(rule, injuries);
}

/// A match without an offence: the windows are one match shorter.
void TeamLedger::passWatches(bool injuries, const std::vector<Offence> &offences)
{
    const auto isOver = [&](Watch &watch) {
        const bool offends = std::any_of(offences.begin(), offences.end(), [&](const Offence &offence) {
            return offence.player == watch.player;
        });
        return watch.injuries == injuries && !offends && --watch.left == 0;
    };
    std::vector<Watch> open;
    for (Watch &watch : m_watches)
        if (!isOver(watch))
            open.push_back(watch);
    m_watches = std::move(open);
}

void TeamLedger::punish(const WindowRule &rule, bool injuries, const Offence &offence)
{
    const auto watch = std::find_if(m_watches.begin(), m_watches.end(), [&](const Watch &one) {
        return one.player == offence.player && one.injuries == injuries;
    });
    const bool isWatched = watch != m_watches.end();
    if (!isWatched && !offence.isHeavy) {
        m_watches.push_back({offence.player, offence.name, injuries, rule.matches, current()});
        return;
    }
    Suspension ban{offence.player, offence.name, offence.cause, {current()}, offence.games, {}};
    if (!offence.isHeavy) {
        ban.cause = injuries ? SuspensionCause::InjuryAgain : SuspensionCause::LightAgain;
        ban.broughtBy.insert(ban.broughtBy.begin(), watch->match);
        ban.games = rule.lightGames;
    } else if (isWatched && ban.games) {
        ban.games = *ban.games + rule.heavyExtra;
    }
    if (isWatched)
        m_watches.erase(watch);
    addSuspension(std::move(ban));
}

/// Whose last ban of this kind was served in this match is watched from the next one on.
void TeamLedger::watchWhoComesBack(const WindowRule &rule, bool injuries)
{
    for (const Suspension &one : m_suspensions) {
        const bool wasMissed = !one.missed.empty() && one.missed.back() == current();
        if (isInjury(one.cause) != injuries || one.elsewhere || !wasMissed ||
            !openOf(one.player, injuries).empty())
            continue;
        const bool isThere = std::any_of(m_watches.begin(), m_watches.end(), [&](const Watch &watch) {
            return watch.player == one.player && watch.injuries == injuries;
        });
        if (!isThere)
            m_watches.push_back({one.player, one.name, injuries, rule.matches,
                                 one.broughtBy.empty() ? current() : one.broughtBy.back()});
    }
}

} // namespace touchline
