// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/changes/player_move_effects.h"

#include "core/base/index.h"
#include "core/discipline/discipline_words.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/discipline/late_hops.h"
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
                bans.push_back({why, one.left(), isInjury(one.cause)});
    return bans;
}

/// The ledger of the entrant before its first open match that the move comes before; nothing where there is
/// none.
std::optional<TeamLedger> ledgerAfterMove(const Competition &competition, int team, const PlayerMove &move,
                                          const DisciplineRules &rules)
{
    for (const int fixture : openFixtures(competition, progress(competition), team))
        if (!isElsewhere(competition, competition.entrant(team).id,
                         competition.fixtures()[at(fixture)].number, dayOfFixture(competition, fixture),
                         move.player.id))
            return ledgerBefore(competition, team, fixture, rules);
    return std::nullopt;
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
            const auto why = team < 0 ? std::nullopt : whyElsewhere(after, team, fixture, move.player.id);
            if (why && !whyElsewhere(before, team, fixture, move.player.id))
                effects.played.push_back(
                    {fixture, team, *why, hasCardOrInjury(*report, side, move.player.id)});
        }
    }
}

constexpr const char *servedOfSome = QT_TRANSLATE_NOOP("core", "Served at %3: %1 (matches left: %2)");
constexpr const char *servedOfAll = QT_TRANSLATE_NOOP("core", "Served at %2: %1 (to the end)");

/// `ofSome`: with the matches that are left; `ofAll`: it lasts to the end.
Message banSentence(const char *ofSome, const char *ofAll, const QString &team, const MoveEffects::Ban &ban)
{
    if (ban.matches)
        return {ofSome, {ban.why.english(), QString::number(*ban.matches), team}};
    return {ofAll, {ban.why.english(), team}};
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
              competition.entrant(one.team).name, one.why.english()}});
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
        open = openBans(ledgerOf(before, from, *rules), move.player.id);
    std::optional<TeamLedger> there;
    if (to >= 0)
        there = ledgerAfterMove(after, to, move, *rules);
    if (there)
        effects.goAlong = openBans(*there, move.player.id);
    for (const MoveEffects::Ban &ban : open) {
        const bool goesAlong = ban.isInjury ? rules->transfers.injuries : rules->transfers.bans;
        if (!goesAlong)
            effects.lapse.push_back(ban);
        else if (!there)
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
    const auto there = ledgerAfterMove(after, from, move, *rules);
    if (there)
        effects.goAlong = openBans(*there, move.player.id);
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
             {move.to.name, dayText(deadline)}});
    const auto add = [&sentences](const char *ofSome, const char *ofAll, const QString &team,
                                  const MoveEffects::Ban &ban) {
        sentences.push_back(banSentence(ofSome, ofAll, team, ban));
    };
    for (const MoveEffects::Ban &ban : effects.goAlong)
        add(servedOfSome, servedOfAll, move.to.name, ban);
    for (const MoveEffects::Ban &ban : effects.wait)
        add(QT_TRANSLATE_NOOP("core", "Waits for the player's next match in this competition: %1 (matches "
                                      "left: %2)"),
            QT_TRANSLATE_NOOP("core", "Waits for the player's next match in this competition: %1 (to the "
                                      "end)"),
            {}, ban);
    for (const MoveEffects::Ban &ban : effects.lapse)
        add(QT_TRANSLATE_NOOP("core", "Lapses by the rules: %1 (matches left: %2)"),
            QT_TRANSLATE_NOOP("core", "Lapses by the rules: %1 (to the end)"), {}, ban);
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
        sentences.push_back(banSentence(servedOfSome, servedOfAll, move.from.name, ban));
    addPlayedSentences(sentences, competition, effects);
    return sentences;
}

} // namespace touchline
