// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/transfers/registration.h"

#include "core/play/transfers/lone_fact.h"

#include <QtGlobal>

namespace touchline {

QDate registrationDeadline(const Competition &competition)
{
    const int index = indexOfFact<RegistrationDeadline>(competition);
    return index < 0 ? QDate() : competition.organiserDecisions()[static_cast<std::size_t>(index)].date;
}

Result<void> setRegistrationDeadline(Competition &competition, const QDate &day)
{
    if (registrationDeadline(competition) == day)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "That is the registration deadline already."));
    return replaceFact<RegistrationDeadline>(
        competition, day.isValid() ? OrganiserDecision{0, 0, day, RegistrationDeadline{}, 0}
                                   : std::optional<OrganiserDecision>());
}

std::optional<Message> whyTooLate(const std::vector<PlayerMove> &moves, const QUuid &team, int number,
                                  const QDate &day, const QDate &deadline)
{
    const PlayerMove *joined = nullptr;
    for (const PlayerMove &move : moves) {
        if (move.kind == PlayerMove::Kind::Guest && move.match == number && move.to.id == team)
            return std::nullopt;
        const bool isJoining = move.kind == PlayerMove::Kind::Transfer || move.kind == PlayerMove::Kind::Loan;
        if (isJoining && move.to.id == team && hasHappened(move, day, number, team))
            joined = &move;
    }
    if (joined == nullptr || !deadline.isValid() || joined->day <= deadline)
        return std::nullopt;
    return Message{QT_TRANSLATE_NOOP("core", "registered on %1, after the deadline of %2"),
                   {joined->day.toString(Qt::ISODate), deadline.toString(Qt::ISODate)}};
}

std::vector<Message> lateRegistrations(const Competition &competition)
{
    const QDate deadline = registrationDeadline(competition);
    std::vector<Message> late;
    for (const PlayerMove &move : movesIn(competition)) {
        const bool isJoining = move.kind == PlayerMove::Kind::Transfer || move.kind == PlayerMove::Kind::Loan;
        if (isJoining && deadline.isValid() && move.day > deadline &&
            competition.indexOfTeam(move.to.id) >= 0)
            late.push_back({QT_TRANSLATE_NOOP("core", "%1 (%2): registered on %3, after the deadline of %4"),
                            {move.player.shortName, move.to.name, move.day.toString(Qt::ISODate),
                             deadline.toString(Qt::ISODate)}});
    }
    return late;
}

bool isSameMove(const PlayerMove &one, const PlayerMove &other)
{
    return one.kind == other.kind && one.from.id == other.from.id && one.to.id == other.to.id &&
           one.day == other.day && one.match == other.match;
}

Result<void> cancelMove(Competition &competition, const PlayerMove &move)
{
    int index = -1;
    for (std::size_t i = 0; i < competition.organiserDecisions().size(); ++i) {
        const auto *known = std::get_if<PlayerMove>(&competition.organiserDecisions()[i].fact);
        if (known != nullptr && known->player.id == move.player.id && isSameMove(*known, move))
            index = static_cast<int>(i);
    }
    if (index < 0)
        return fail(Error{Fault::NotFound,
                          {QT_TRANSLATE_NOOP("core", "%1 has no such move: %2."),
                           {competition.definition().name},
                           {moveTitle(move)}},
                          {}});
    bool isBehind = false;
    for (const PlayerMove &one : movesOf(competition, move.player.id)) {
        const bool isLight = move.kind == PlayerMove::Kind::Guest || move.kind == PlayerMove::Kind::Number ||
                             one.kind == PlayerMove::Kind::Guest || one.kind == PlayerMove::Kind::Number;
        if (isBehind && !isLight)
            return fail(Error{Fault::Refused,
                              {QT_TRANSLATE_NOOP("core", "%1 has a later move: %2. Cancel that one first."),
                               {move.player.shortName},
                               {moveTitle(one)}},
                              {}});
        isBehind = isBehind || isSameMove(one, move);
    }
    competition.removeOrganiserDecision(index);
    return {};
}

} // namespace touchline
