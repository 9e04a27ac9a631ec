// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/changes/player_move_effects.h"

#include "core/base/index.h"
#include "core/discipline/absence_length.h"
#include "core/discipline/discipline_words.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/discipline/team_changes.h"
#include "core/play/transfers/registration.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

int entrantOf(const Competition &competition, const QUuid &id)
{
    const auto &entrants = competition.definition().entrants;
    const auto found =
        std::find_if(entrants.begin(), entrants.end(), [&id](const Entrant &one) { return one.id == id; });
    return found == entrants.end() ? -1 : static_cast<int>(found - entrants.begin());
}

std::vector<MoveEffects::Ban> openBans(const TeamLedger &ledger, const QUuid &player)
{
    std::vector<MoveEffects::Ban> bans;
    for (const Suspension &one : ledger.suspensions())
        if (one.player == player && one.isOpen())
            for (const Message &why : allReasons(one, ledger))
                bans.push_back({why, one.left(), isInjury(one.cause), one.until.isValid()});
    return bans;
}

/// The first open match of the team that the move comes before, with `isWithHim` where he plays for it then;
/// -1: none.
int firstAfterMove(const Competition &competition, const Progress &now, int team, const PlayerMove &move,
                   bool isWithHim)
{
    const QUuid &id = competition.entrant(team).id;
    for (const int fixture : openFixtures(competition, now, team)) {
        const QDate day = dayOfFixture(competition, fixture);
        const int number = competition.fixtures()[at(fixture)].number;
        if (hasHappened(move, day, number, id) &&
            !(isWithHim && isIneligible(competition, id, number, day, move.player.id)))
            return fixture;
    }
    return -1;
}

/// What he leaves open at the team as it was before he moved.
std::vector<MoveEffects::Ban> leftOpen(const Competition &before, int team, const PlayerMove &move,
                                       const DisciplineRules &rules)
{
    const Progress now = progress(before);
    const int first = firstAfterMove(before, now, team, move, false);
    return openBans(first < 0 ? ledgerOf(before, now, team, rules)
                              : ledgerBefore(before, now, team, first, rules),
                    move.player.id);
}

/// Adds the matches of the team from that one on that he misses there, where they are not told yet: the team
/// may have others before.
void addMissed(MoveEffects &effects, const Competition &after, const Progress &now, int team, int fixture,
               const TeamLedger &there, const PlayerMove &move, const DisciplineRules &rules)
{
    std::vector<int> open = openFixtures(after, now, team);
    open.erase(open.begin(), std::find(open.begin(), open.end(), fixture));
    for (const MissedAhead &one :
         missedAhead(there, after.entrant(team).id, matchesAhead(after, now, team, open, rules))) {
        if (one.who.player != move.player.id || one.isEndless)
            continue;
        for (const int place : one.matches) {
            const int missed = open[at(place)];
            const bool isTold = std::any_of(effects.absences.begin(), effects.absences.end(),
                                            [&](const AvailabilityChange &other) {
                                                return other.fixture == missed && other.team == team &&
                                                       other.change.player == move.player.id;
                                            });
            if (!isTold)
                effects.absences.push_back(
                    {missed, team, {one.who.player, one.who.name, true, one.who.because}, false});
        }
    }
}

/// What is served at the team from its first match with him on. Gives whether there is one.
bool addServedAt(MoveEffects &effects, const Competition &after, int team, const PlayerMove &move,
                 const DisciplineRules &rules)
{
    const Progress now = progress(after);
    const int first = firstAfterMove(after, now, team, move, true);
    if (first < 0)
        return false;
    const TeamLedger there = ledgerBefore(after, now, team, first, rules);
    effects.goAlong = openBans(there, move.player.id);
    addMissed(effects, after, now, team, first, there, move, rules);
    return true;
}

bool hasPart(const MatchReport &report, Side side, const QUuid &player)
{
    const auto &players = report.teams[side].players;
    return std::any_of(players.begin(), players.end(),
                       [&](const PlayerOnTheDay &one) { return one.player == player && one.available; }) ||
           std::any_of(report.events.begin(), report.events.end(), [&](const ReportEvent &event) {
               return event.side == side && event.player == player;
           });
}

void addPlayed(MoveEffects &effects, const Competition &before, const Competition &after,
               const PlayerMove &move)
{
    for (int fixture = 0; fixture < static_cast<int>(after.fixtures().size()); ++fixture) {
        const MatchReport *report = after.report(fixture);
        for (const Side side : bothSides) {
            if (report == nullptr || !hasPart(*report, side, move.player.id))
                continue;
            const int team = entrantOf(after, report->teams[side].team);
            const auto why = team < 0 ? std::nullopt : whyIneligible(after, team, fixture, move.player.id);
            if (why && !whyIneligible(before, team, fixture, move.player.id))
                effects.played.push_back(
                    {fixture, team, *why, hasCardOrInjury(*report, side, move.player.id)});
        }
    }
}

/// What is said of a ban: with the matches that are left, where it lasts to the end, and where it ends on a
/// day.
struct BanTexts
{
    const char *ofSome;
    const char *toTheEnd;
    const char *untilADay;
};

constexpr BanTexts textsOfServed{QT_TRANSLATE_NOOP("core", "Served at %2: %3 (matches left: %1)"),
                                 QT_TRANSLATE_NOOP("core", "Served at %1: %2 (to the end)"),
                                 QT_TRANSLATE_NOOP("core", "Served at %1: %2")};
constexpr BanTexts textsOfWaiting{
    QT_TRANSLATE_NOOP("core", "Waits for the player's next match in this competition: %3 (matches left: %1)"),
    QT_TRANSLATE_NOOP("core", "Waits for the player's next match in this competition: %2 (to the end)"),
    QT_TRANSLATE_NOOP("core", "Waits for the player's next match in this competition: %2")};
constexpr BanTexts textsOfLapsed{QT_TRANSLATE_NOOP("core", "Lapses by the rules: %3 (matches left: %1)"),
                                 QT_TRANSLATE_NOOP("core", "Lapses by the rules: %2 (to the end)"),
                                 QT_TRANSLATE_NOOP("core", "Lapses by the rules: %2")};

Message banSentence(const BanTexts &texts, const QString &team, const MoveEffects::Ban &ban)
{
    if (ban.matches)
        return {texts.ofSome, {QString::number(*ban.matches), team}, {ban.why}};
    return {ban.isUntilADay ? texts.untilADay : texts.toTheEnd, {team}, {ban.why}};
}

void addPlayedSentences(std::vector<Message> &sentences, const Competition &competition,
                        const MoveEffects &effects)
{
    for (const PlayedElsewhere &one : effects.played)
        sentences.push_back(
            {one.hasCardOrInjury
                 ? QT_TRANSLATE_NOOP("core",
                                     "Played in match %1 for %2, although: %3. The result stands; the "
                                     "cards and injuries of that match follow the player by the "
                                     "rules.")
                 : QT_TRANSLATE_NOOP("core", "Played in match %1 for %2, although: %3. The result stands."),
             {QString::number(competition.fixtures()[at(one.fixture)].number),
              competition.entrant(one.team).name},
             {one.why}});
}

} // namespace

MoveEffects moveEffects(const Competition &before, const Competition &after, const PlayerMove &move,
                        const std::optional<DisciplineRules> &rules)
{
    MoveEffects effects;
    addPlayed(effects, before, after, move);
    const int from = entrantOf(after, move.from.id);
    const int to = entrantOf(after, move.to.id);
    const Progress now = progress(after);
    for (const int team : {from, to})
        for (const int fixture : team < 0 ? std::vector<int>() : openFixtures(after, now, team)) {
            const Appointment *appointment = after.appointment(fixture);
            if (appointment == nullptr || !appointment->date.isValid())
                effects.hasMatchesWithoutADay = true;
        }
    if (!rules || move.kind == PlayerMove::Kind::Number)
        return effects;
    effects.absences = availabilityChanges(before, after, *rules);
    std::vector<MoveEffects::Ban> open;
    if (from >= 0)
        open = leftOpen(before, from, move, *rules);
    const bool isServed = to >= 0 && addServedAt(effects, after, to, move, *rules);
    for (const MoveEffects::Ban &ban : open) {
        const bool goesAlong = ban.isInjury ? rules->transfers.injuries : rules->transfers.bans;
        if (!goesAlong)
            effects.lapse.push_back(ban);
        else if (!isServed)
            effects.wait.push_back(ban);
    }
    return effects;
}

MoveEffects cancelEffects(const Competition &before, const Competition &after, const PlayerMove &move,
                          const std::optional<DisciplineRules> &rules)
{
    MoveEffects effects;
    addPlayed(effects, before, after, move);
    if (!rules || move.kind == PlayerMove::Kind::Number)
        return effects;
    effects.absences = availabilityChanges(before, after, *rules);
    const int from = entrantOf(after, move.from.id);
    if (from < 0)
        return effects;
    addServedAt(effects, after, from, move, *rules);
    return effects;
}

std::vector<Message> moveSentences(const Competition &competition, const PlayerMove &move,
                                   const MoveEffects &effects)
{
    std::vector<Message> sentences;
    const QDate deadline = registrationDeadline(competition);
    const bool isJoining = move.kind == PlayerMove::Kind::Transfer || move.kind == PlayerMove::Kind::Loan;
    if (isJoining && deadline.isValid() && move.day > deadline && entrantOf(competition, move.to.id) >= 0)
        sentences.push_back(
            {QT_TRANSLATE_NOOP("core", "Not eligible for %1: the registration deadline was %2."),
             {move.to.name, deadline.toString(Qt::ISODate)}});
    for (const MoveEffects::Ban &ban : effects.goAlong)
        sentences.push_back(banSentence(textsOfServed, move.to.name, ban));
    for (const MoveEffects::Ban &ban : effects.wait)
        sentences.push_back(banSentence(textsOfWaiting, {}, ban));
    for (const MoveEffects::Ban &ban : effects.lapse)
        sentences.push_back(banSentence(textsOfLapsed, {}, ban));
    addPlayedSentences(sentences, competition, effects);
    if (effects.hasMatchesWithoutADay)
        sentences.push_back({QT_TRANSLATE_NOOP("core", "Matches without a date that are still to be played "
                                                       "count as later than this."),
                             {}});
    return sentences;
}

std::vector<Message> cancelSentences(const Competition &competition, const PlayerMove &move,
                                     const MoveEffects &effects)
{
    std::vector<Message> sentences;
    for (const MoveEffects::Ban &ban : effects.goAlong)
        sentences.push_back(banSentence(textsOfServed, move.from.name, ban));
    addPlayedSentences(sentences, competition, effects);
    return sentences;
}

} // namespace touchline
