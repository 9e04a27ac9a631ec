// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/transfers/whereabouts.h"

namespace touchline {

std::optional<Whereabouts> whereabouts(const std::vector<PlayerMove> &moves, const QDate &day)
{
    std::optional<Whereabouts> home;
    std::optional<Whereabouts> loan;
    for (const PlayerMove &move : moves) {
        const bool isLoan = move.kind == PlayerMove::Kind::Loan;
        if (!move.isForGood() && !isLoan)
            continue;
        if (!home)
            home = Whereabouts{move.from.isNobody() ? move.to : move.from, {}, false};
        if (move.day > day)
            continue;
        if (!isLoan) {
            home = Whereabouts{move.to, move.from, false};
            loan.reset();
        } else if (!move.until.isValid() || move.until >= day) {
            loan = Whereabouts{move.to, move.from, true};
        } else {
            loan.reset();
        }
    }
    return loan ? loan : home;
}

} // namespace touchline
