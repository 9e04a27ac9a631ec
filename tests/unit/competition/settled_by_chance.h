// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/unit/competition/chance_results.h"
#include "tests/unit/competition/small_formats.h"

/// Competitions whose matches are settled in every way that their format knows: goals of both sides in extra
/// time, away goals, shoot-outs, replays, walkovers of a leg or a tie, matches broken off.
namespace touchline::chance {

inline bool oneIn(std::uint32_t odds, Generator &generator)
{
    return generator.below(odds) == 0;
}

/// Extra time in which both sides may score, unless its first goal ends it.
inline void playLong(MatchReport &report, const DecisionRules &rules, Generator &generator)
{
    const Score after90 = report.score;
    if (rules.extraTime != DecisionRules::ExtraTime::None) {
        const Score more = rules.extraTime == DecisionRules::ExtraTime::GoldenGoal
                               ? std::array{Score{0, 0}, Score{1, 0}, Score{0, 1}}[generator.below(3)]
                               : someGoals(generator, 3);
        report.score = {after90.home + more.home, after90.away + more.away};
        report.extraTime = report.score;
        report.decidedBy = DecidedBy::ExtraTime;
        // Not everybody writes down how it stood before; with away goals up to minute 90 it has to be known.
        if (oneIn(2, generator) || (rules.awayGoals && !rules.awayGoalsInExtraTime))
            report.after90 = after90;
    }
    report.winner = report.score.leader();
    if (!rules.shootOut || !isTieLevel(rules, report.score, report.after90.value_or(report.score)))
        return;
    report.shootOut = oneIn(2, generator) ? Score{4, 3} : Score{2, 4};
    report.winner = report.shootOut->leader();
    report.decidedBy = DecidedBy::ShootOut;
}

/// A report of fixtures()[index], whose teams are known, as its rules allow it now.
inline MatchReport settled(const Competition &competition, const Progress &now, int index,
                           Generator &generator)
{
    const DecisionRules rules = decisionRules(competition, index);
    MatchReport report = chance::report(competition, now, index, generator);
    report.after90.reset();
    report.extraTime.reset();
    report.shootOut.reset();
    report.decidedBy = DecidedBy::NinetyMinutes;
    report.score = someGoals(generator, 3);
    // Second legs are to be level as often as single matches are.
    if (rules.firstLeg && oneIn(2, generator))
        report.score = {rules.firstLeg->away, rules.firstLeg->home};
    report.winner = report.score.leader();
    if (rules.needsWinner && isTieLevel(rules, report.score, report.score))
        playLong(report, rules, generator);
    return report;
}

/// A ruling that settles a match that is ready, or clears it.
inline Ruling someRuling(const Competition &competition, int number, Generator &generator)
{
    using Kind = Ruling::Kind;
    constexpr std::array kinds{Kind::Walkover, Kind::Walkover, Kind::Abandoned, Kind::Postponed};
    Ruling ruling = cup::ruling(competition, number, kinds[generator.below(kinds.size())]);
    ruling.winner = oneIn(2, generator) ? Side::Home : Side::Away;
    ruling.wholeTie = oneIn(2, generator);
    ruling.then = oneIn(2, generator) ? Ruling::Then::Stands : Ruling::Then::Awarded;
    ruling.abandonedAt = someGoals(generator, 3);
    if (oneIn(2, generator))
        ruling.newDate = QDate(2026, 5, 1).addDays(int(generator.below(30)));
    return ruling;
}

/// Plays to the end; one match in so many is ruled about first, none where it is 0.
inline void settleAll(Competition &competition, Generator &generator, std::uint32_t ruledOdds = 12)
{
    for (;;) {
        const std::vector<int> ready = fixturesIn(FixtureState::Ready, progress(competition));
        for (const int index : ready) {
            const int number = competition.fixtures()[at(index)].number;
            if (ruledOdds > 0 && oneIn(ruledOdds, generator))
                (void)competition.rule(someRuling(competition, number, generator));
            const Progress now = progress(competition);
            if (now.fixtures[at(index)].state == FixtureState::Ready)
                record(competition, settled(competition, now, index, generator));
        }
        if (!drawWhatIsDue(competition) && ready.empty())
            return;
    }
}

/// Something is corrected, taken out, ruled or withdrawn; it may be refused.
inline void changeSomething(Competition &competition, Generator &generator)
{
    using Kind = Ruling::Kind;
    const auto index = int(generator.below(static_cast<std::uint32_t>(competition.fixtures().size())));
    const auto place = at(index);
    const int number = competition.fixtures()[place].number;
    const auto teams = static_cast<std::uint32_t>(competition.definition().entrants.size());
    const Progress now = progress(competition);
    const bool areKnown =
        now.fixtures[place].teams[Side::Home] >= 0 && now.fixtures[place].teams[Side::Away] >= 0;
    switch (generator.below(8)) {
    case 0:
        competition.withdraw(index);
        break;
    case 1:
        (void)competition.rule(cup::ruling(competition, number, Kind::Replay));
        break;
    case 2:
        (void)competition.rule(cup::ruling(competition, number, Kind::Lifted));
        break;
    case 3:
        (void)competition.rule(cup::ruling(competition, number, Kind::Annulled));
        break;
    case 4:
        (void)competition.withdrawTeam(
            {int(generator.below(teams)), static_cast<TeamWithdrawal::Results>(generator.below(3))});
        break;
    case 5:
        (void)competition.rule(oneIn(2, generator) ? cup::ruling(competition, number, Kind::AsItIs)
                                                   : someRuling(competition, number, generator));
        break;
    default:
        if (areKnown)
            (void)competition.record(settled(competition, now, index, generator));
    }
}

} // namespace touchline::chance
