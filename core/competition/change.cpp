// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/change.h"

#include <qglobal.h>

namespace touchline {

namespace {

/// Makes a change of each kind.
class Maker
{
public:
    Maker(Competition &competition, const Note &note) : m_competition(competition), m_note(note) {}

    Result<void> operator()(const MatchReport &report) const { return m_competition.record(report, m_note); }
    Result<void> operator()(const Ruling &ruling) const { return m_competition.rule(ruling); }
    Result<void> operator()(const TeamWithdrawal &withdrawal) const
    {
        return m_competition.withdrawTeam(withdrawal);
    }
    Result<void> operator()(const Deduction &deduction) const
    {
        return m_competition.addDeduction(deduction);
    }
    Result<void> operator()(const Lot &lot) const { return m_competition.addLot(lot); }
    Result<void> operator()(const ReportWithdrawal &withdrawal) const
    {
        const int index = m_competition.indexOfNumber(withdrawal.match);
        const QStringList number{QString::number(withdrawal.match)};
        if (index < 0)
            return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "The competition has no match %1."),
                        number);
        if (m_competition.report(index) == nullptr)
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Match %1 has no result to delete."),
                        number);
        m_competition.withdraw(index, m_note);
        return {};
    }

private:
    Competition &m_competition;
    const Note &m_note;
};

} // namespace

Result<Competition> withChange(Competition competition, const Change &change, const Note &note)
{
    TOUCHLINE_TRY(std::visit(Maker(competition, note), change));
    return competition;
}

} // namespace touchline
