// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/transfers/player_move.h"

#include "core/base/index.h"
#include "core/play/transfers/registration.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

QString isoDate(const QDate &day)
{
    return day.toString(Qt::ISODate);
}

using Kind = PlayerMove::Kind;

/// Above every number of a match.
constexpr int afterAllMatches = 1000000;

int entrantWith(const Competition &competition, const QUuid &id)
{
    const auto &entrants = competition.definition().entrants;
    const auto found =
        std::find_if(entrants.begin(), entrants.end(), [&id](const Entrant &one) { return one.id == id; });
    return found == entrants.end() || id.isNull() ? -1 : static_cast<int>(found - entrants.begin());
}

/// The number of the last match without a day that has a result of the team.
int lastUndated(const Competition &competition, const QUuid &team)
{
    int last = 0;
    for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i) {
        const MatchReport *report = competition.report(i);
        const Appointment *appointment = competition.appointment(i);
        const bool hasDay = appointment != nullptr && appointment->date.isValid();
        if (report != nullptr && !hasDay &&
            (report->teams[Side::Home].team == team || report->teams[Side::Away].team == team))
            last = std::max(last, competition.fixtures()[at(i)].number);
    }
    return last;
}

/// Goes along the moves of one player, in the order of their days.
class Way
{
public:
    explicit Way(const std::vector<PlayerMove> &moves)
    {
        for (const PlayerMove &move : moves) {
            endLoanBefore(move.day);
            enter(move);
        }
        endLoanBefore({});
    }

    [[nodiscard]] const std::vector<TeamChange> &teamChanges() const { return m_teamChanges; }

private:
    void enter(const PlayerMove &move)
    {
        if (move.kind == Kind::Number)
            return;
        if (!m_isKnown) {
            m_home = move.from.id;
            m_current = m_home;
            m_isKnown = true;
        }
        const auto teamChange = [&](const QUuid &from, const QUuid &to, const QDate &day, bool isReturn) {
            const int lastOfFrom = isReturn ? afterAllMatches : move.lastOfFrom;
            const int lastOfTo = isReturn ? afterAllMatches : move.lastOfTo;
            if (from != to)
                m_teamChanges.push_back({move.player.id, from, to, day, isReturn, lastOfFrom, lastOfTo});
        };
        if (move.kind == Kind::Guest) {
            // Of matches without a day he comes before the one and goes after it.
            m_teamChanges.push_back(
                {move.player.id, m_current, move.to.id, move.day, false, move.lastOfFrom, move.match - 1});
            m_teamChanges.push_back({move.player.id, move.to.id, m_current, move.day.addDays(1), true,
                                     move.match, move.lastOfFrom});
            return;
        }
        teamChange(m_current, move.to.id, move.day, false);
        m_current = move.to.id;
        if (move.isForGood()) {
            m_home = m_current;
            m_loanEnds = {};
        } else {
            m_loanEnds = move.until;
        }
        m_player = move.player.id;
    }

    void endLoanBefore(const QDate &day)
    {
        if (!m_loanEnds.isValid() || (day.isValid() && m_loanEnds >= day))
            return;
        if (m_current != m_home)
            m_teamChanges.push_back(
                {m_player, m_current, m_home, m_loanEnds.addDays(1), true, afterAllMatches, afterAllMatches});
        m_current = m_home;
        m_loanEnds = {};
    }

    std::vector<TeamChange> m_teamChanges;
    QUuid m_player;
    QUuid m_home;
    QUuid m_current;
    QDate m_loanEnds;
    bool m_isKnown = false;
};

/// Where a player is when a match is played.
struct Standing
{
    /// He belongs to `home`; else it is only known that he was lent or a guest.
    bool isHomeKnown = false;
    QUuid home;
    const PlayerMove *loan = nullptr;
};

Standing standingOf(const std::vector<PlayerMove> &moves, const QDate &day, int number, const QUuid &team)
{
    Standing standing;
    for (const PlayerMove &move : moves) {
        const bool isHere = hasHappened(move, day, number, team);
        if (move.isForGood()) {
            if (isHere) {
                standing = {true, move.to.id, nullptr};
            } else if (!standing.isHomeKnown) {
                standing.isHomeKnown = true;
                standing.home = move.from.id;
            }
        } else if (move.kind == Kind::Loan && isHere) {
            const bool isOver = day.isValid() && day > move.until;
            standing.loan = isOver ? nullptr : &move;
            if (!standing.isHomeKnown) {
                standing.isHomeKnown = true;
                standing.home = move.from.id;
            }
        } else if (move.kind == Kind::Loan && !standing.isHomeKnown) {
            standing.isHomeKnown = true;
            standing.home = move.from.id;
        }
    }
    return standing;
}

/// He does not belong to the team at the time: the move that says why not.
Message reasonOf(const std::vector<PlayerMove> &moves, const QDate &day, int number, const QUuid &team)
{
    const PlayerMove *left = nullptr;
    const PlayerMove *comes = nullptr;
    const PlayerMove *lent = nullptr;
    const PlayerMove *guest = nullptr;
    for (const PlayerMove &move : moves) {
        const bool isHere = hasHappened(move, day, number, team);
        if (move.isForGood() && isHere && move.from.id == team)
            left = &move;
        if (move.kind == Kind::Loan && isHere && move.to.id == team)
            lent = &move;
        if (move.kind == Kind::Guest && move.to.id == team)
            guest = &move;
        if (!isHere && comes == nullptr && move.to.id == team && move.kind != Kind::Guest)
            comes = &move;
    }
    if (left != nullptr && left->kind == Kind::Retirement)
        return {QT_TRANSLATE_NOOP("core", "retired on %1"), {isoDate(left->day)}};
    if (left != nullptr && left->to.isNobody())
        return {QT_TRANSLATE_NOOP("core", "left on %1"), {isoDate(left->day)}};
    if (left != nullptr)
        return {QT_TRANSLATE_NOOP("core", "left for %1 on %2"), {left->to.name, isoDate(left->day)}};
    if (lent != nullptr)
        return {QT_TRANSLATE_NOOP("core", "the loan ended on %1"), {isoDate(lent->until)}};
    if (comes != nullptr)
        return {QT_TRANSLATE_NOOP("core", "joins on %1"), {isoDate(comes->day)}};
    if (guest != nullptr)
        return {QT_TRANSLATE_NOOP("core", "guest in match %1 only"), {QString::number(guest->match)}};
    return {QT_TRANSLATE_NOOP("core", "plays for another team"), {}};
}

/// Why he may not play for the team then; nothing where he may.
std::optional<Message> whyIneligibleOf(const std::vector<PlayerMove> &moves, const QUuid &id, int number,
                                       const QDate &day)
{
    if (moves.empty())
        return std::nullopt;
    for (const PlayerMove &move : moves)
        if (move.kind == Kind::Guest && move.match == number && move.to.id == id)
            return std::nullopt;
    const Standing standing = standingOf(moves, day, number, id);
    if (standing.loan != nullptr && standing.loan->to.id == id)
        return std::nullopt;
    if (standing.loan != nullptr && standing.home == id)
        return Message{QT_TRANSLATE_NOOP("core", "on loan to %1 until %2"),
                       {standing.loan->to.name, isoDate(standing.loan->until)}};
    const bool isGuestHere = std::any_of(moves.begin(), moves.end(), [&id](const PlayerMove &move) {
        return move.kind == Kind::Guest && move.to.id == id;
    });
    if (standing.isHomeKnown ? standing.home == id : !isGuestHere)
        return std::nullopt;
    return reasonOf(moves, day, number, id);
}

Result<void> checkAgainst(const Competition &competition, const std::vector<PlayerMove> &earlier,
                          const PlayerMove &move)
{
    const QString &name = move.player.shortName;
    for (const PlayerMove &one : earlier)
        if (one.kind != Kind::Number && one.kind != Kind::Guest && one.day > move.day)
            return fail(
                Error{Fault::Refused,
                      {QT_TRANSLATE_NOOP("core", "%1 has a later move already: %2. Cancel that first."),
                       {name},
                       {moveTitle(one)}},
                      {}});
    if (earlier.empty())
        return {};
    const Standing now = standingOf(earlier, move.day, 0, {});
    if (now.loan != nullptr && move.kind != Kind::Number && !move.isForGood())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 is on loan to %2 until %3."),
                    {name, now.loan->to.name, isoDate(now.loan->until)});
    const QUuid &there = now.loan != nullptr && move.kind == Kind::Number ? now.loan->to.id : now.home;
    // From one team that takes no part to another he has moved without a word here.
    const bool isOutside = entrantWith(competition, there) < 0 && entrantWith(competition, move.from.id) < 0;
    if (!now.isHomeKnown || there == move.from.id || isOutside)
        return {};
    QString team;
    for (const PlayerMove &one : earlier)
        for (const MoveTeam *of : {&one.from, &one.to})
            if (of->id == there)
                team = of->name;
    if (there.isNull())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 has no team on %2."),
                    {name, isoDate(move.day)});
    return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 is with %2 on %3."),
                {name, team, isoDate(move.day)});
}

/// A guest plays in a match of the team that is still to be played.
Result<void> checkGuest(const Competition &competition, const PlayerMove &move)
{
    const int index = competition.indexOfNumber(move.match);
    const int team = entrantWith(competition, move.to.id);
    if (index < 0)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "%1 has no match %2."),
                    {move.to.name, QString::number(move.match)});
    const PerSide<int> teams = progress(competition).fixtures[at(index)].teams;
    if (team < 0 || (teams[Side::Home] != team && teams[Side::Away] != team))
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "%1 has no match %2."),
                    {move.to.name, QString::number(move.match)});
    const int own = entrantWith(competition, move.from.id);
    if (own >= 0 && (teams[Side::Home] == own || teams[Side::Away] == own))
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 cannot be a guest against %2."),
                    {move.player.shortName, move.from.name});
    return {};
}

/// Both are kept in the history, so a title is one text, with no other within it.
Message titleOf(const PlayerMove &move, bool isCancelled)
{
    const QString &name = move.player.shortName;
    const QString day = isoDate(move.day);
    const auto which = [isCancelled](const char *made, const char *cancelled) {
        return isCancelled ? cancelled : made;
    };
    switch (move.kind) {
    case Kind::Transfer:
        if (move.from.isNobody())
            return {which(QT_TRANSLATE_NOOP("core", "%1 joins %2 on %3"),
                          QT_TRANSLATE_NOOP("core", "Move cancelled: %1 joins %2 on %3")),
                    {name, move.to.name, day}};
        return {which(QT_TRANSLATE_NOOP("core", "Transfer: %1 from %2 to %3 on %4"),
                      QT_TRANSLATE_NOOP("core", "Move cancelled: Transfer: %1 from %2 to %3 on %4")),
                {name, move.from.name, move.to.name, day}};
    case Kind::Loan:
        return {which(QT_TRANSLATE_NOOP("core", "Loan: %1 from %2 to %3, %4 to %5"),
                      QT_TRANSLATE_NOOP("core", "Move cancelled: Loan: %1 from %2 to %3, %4 to %5")),
                {name, move.from.name, move.to.name, day, isoDate(move.until)}};
    case Kind::Guest:
        return {which(QT_TRANSLATE_NOOP("core", "Guest: %1 for %2 in match %3"),
                      QT_TRANSLATE_NOOP("core", "Move cancelled: Guest: %1 for %2 in match %3")),
                {name, move.to.name, QString::number(move.match)}};
    case Kind::Release:
        return {which(QT_TRANSLATE_NOOP("core", "%1 leaves %2 on %3"),
                      QT_TRANSLATE_NOOP("core", "Move cancelled: %1 leaves %2 on %3")),
                {name, move.from.name, day}};
    case Kind::Retirement:
        return {which(QT_TRANSLATE_NOOP("core", "%1 of %2 retires on %3"),
                      QT_TRANSLATE_NOOP("core", "Move cancelled: %1 of %2 retires on %3")),
                {name, move.from.name, day}};
    case Kind::Number:
        break;
    }
    return {which(QT_TRANSLATE_NOOP("core", "%1 of %2 wears number %3 from %4"),
                  QT_TRANSLATE_NOOP("core", "Move cancelled: %1 of %2 wears number %3 from %4")),
            {name, move.to.name, QString::number(move.shirt.value_or(0)), day}};
}

} // namespace

bool hasHappened(const PlayerMove &move, const QDate &day, int number, const QUuid &team)
{
    return TeamChange{move.player.id, move.from.id,    move.to.id,   move.day,
                      false,          move.lastOfFrom, move.lastOfTo}
        .isBefore(day, number, team);
}

std::vector<PlayerMove> movesIn(const Competition &competition)
{
    std::vector<PlayerMove> moves;
    for (const OrganiserDecision &one : competition.organiserDecisions())
        if (const auto *move = std::get_if<PlayerMove>(&one.fact))
            moves.push_back(*move);
    std::stable_sort(moves.begin(), moves.end(),
                     [](const PlayerMove &a, const PlayerMove &b) { return a.day < b.day; });
    return moves;
}

std::vector<PlayerMove> movesOf(const Competition &competition, const QUuid &player)
{
    std::vector<PlayerMove> moves = movesIn(competition);
    std::erase_if(moves, [&player](const PlayerMove &move) { return move.player.id != player; });
    return moves;
}

PlayerMove noted(PlayerMove move, const Competition &competition)
{
    move.lastOfFrom = lastUndated(competition, move.from.id);
    move.lastOfTo = lastUndated(competition, move.to.id);
    return move;
}

Result<void> enterMove(Competition &competition, const PlayerMove &move)
{
    if (auto good = checkMove(move); !good)
        return good;
    if (auto good = checkAgainst(competition, movesOf(competition, move.player.id), move); !good)
        return good;
    if (move.kind == Kind::Guest)
        if (auto good = checkGuest(competition, move); !good)
            return good;
    const int to = entrantWith(competition, move.to.id);
    const int team = to >= 0 ? to : entrantWith(competition, move.from.id);
    if (team < 0)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Neither team takes part in %1."),
                    {competition.definition().name});
    return competition.addOrganiserDecision({team, 0, move.day, noted(move, competition), 0});
}

Message moveTitle(const PlayerMove &move)
{
    return titleOf(move, false);
}

Message cancelTitle(const PlayerMove &move)
{
    return titleOf(move, true);
}

bool TeamChange::isBefore(const QDate &matchDay, int number, const QUuid &team) const
{
    if (matchDay.isValid())
        return matchDay >= day;
    return number > (team == from ? lastOfFrom : team == to ? lastOfTo : std::max(lastOfFrom, lastOfTo));
}

std::vector<PlayerMove> movesOfOthers(const Competition &own, const std::vector<const Competition *> &all)
{
    std::vector<PlayerMove> known = movesIn(own);
    std::vector<PlayerMove> others;
    for (const Competition *one : all)
        for (PlayerMove &move : movesIn(*one)) {
            const bool isKnown = std::any_of(known.begin(), known.end(), [&move](const PlayerMove &other) {
                return other.player.id == move.player.id && other.kind == move.kind &&
                       other.day == move.day && other.from.id == move.from.id && other.to.id == move.to.id;
            });
            if (isKnown || move.kind == Kind::Guest || move.kind == Kind::Number)
                continue;
            move.lastOfFrom = afterAllMatches;
            move.lastOfTo = afterAllMatches;
            known.push_back(move);
            others.push_back(std::move(move));
        }
    return others;
}

std::vector<TeamChange> teamChangesOf(const std::vector<PlayerMove> &moves)
{
    std::vector<TeamChange> teamChanges;
    std::vector<QUuid> done;
    for (const PlayerMove &move : moves) {
        if (std::find(done.begin(), done.end(), move.player.id) != done.end())
            continue;
        done.push_back(move.player.id);
        std::vector<PlayerMove> own = moves;
        std::erase_if(own, [&move](const PlayerMove &one) { return one.player.id != move.player.id; });
        const Way way(own);
        teamChanges.insert(teamChanges.end(), way.teamChanges().begin(), way.teamChanges().end());
    }
    std::stable_sort(teamChanges.begin(), teamChanges.end(),
                     [](const TeamChange &a, const TeamChange &b) { return a.day < b.day; });
    return teamChanges;
}

bool isIneligible(const Competition &competition, const QUuid &team, int number, const QDate &day,
                  const QUuid &player)
{
    return whyIneligibleOf(movesOf(competition, player), team, number, day).has_value();
}

std::optional<Message> whyIneligible(const Competition &competition, int team, int fixture,
                                     const QUuid &player)
{
    const std::vector<PlayerMove> moves = movesOf(competition, player);
    if (moves.empty())
        return std::nullopt;
    const Appointment *appointment = competition.appointment(fixture);
    const QDate day = appointment == nullptr ? QDate() : appointment->date;
    const QUuid &id = competition.entrant(team).id;
    const int number = competition.fixtures()[at(fixture)].number;
    if (auto elsewhere = whyIneligibleOf(moves, id, number, day))
        return elsewhere;
    return whyTooLate(moves, id, number, day, registrationDeadline(competition));
}

void addIneligible(std::vector<Absence> &absent, const Competition &competition, int team, int fixture,
                   const Squad &squad)
{
    if (movesIn(competition).empty())
        return;
    for (const SquadEntry &entry : squad.entries) {
        const auto why = whyIneligible(competition, team, fixture, entry.person.id);
        if (!why)
            continue;
        const auto found = std::find_if(absent.begin(), absent.end(), [&entry](const Absence &one) {
            return one.player == entry.person.id;
        });
        if (found == absent.end())
            absent.push_back({entry.person.id, why->english()});
        else
            found->because += QStringLiteral("; ") + why->english();
    }
}

std::vector<SquadEntry> moversOf(const Competition &competition, int team)
{
    const QUuid &id = competition.entrant(team).id;
    std::vector<SquadEntry> movers;
    for (const PlayerMove &move : movesIn(competition)) {
        const bool isTo = move.to.id == id;
        if (!isTo && move.from.id != id)
            continue;
        auto found = std::find_if(movers.begin(), movers.end(),
                                  [&move](const SquadEntry &one) { return one.person.id == move.player.id; });
        if (found == movers.end())
            found = movers.insert(movers.end(), {move.player, move.position, {}, false});
        if (isTo && move.shirt)
            found->shirt = move.shirt;
    }
    return movers;
}

std::optional<int> shirtOf(const Competition &competition, int team, int fixture, const QUuid &player)
{
    const QUuid &id = competition.entrant(team).id;
    const Appointment *appointment = competition.appointment(fixture);
    const QDate day = appointment == nullptr ? QDate() : appointment->date;
    std::optional<int> shirt;
    for (const PlayerMove &move : movesOf(competition, player)) {
        const bool isHere = hasHappened(move, day, competition.fixtures()[at(fixture)].number, id);
        if (move.to.id == id && move.shirt && isHere)
            shirt = move.shirt;
        else if (move.from.id == id && move.formerShirt && !isHere && !shirt)
            shirt = move.formerShirt;
    }
    return shirt;
}

} // namespace touchline
