// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/match/champions_match.h"

#include "core/games/champions/match/board_data.h"
#include "core/games/champions/match/champions_info.h"
#include "core/games/champions/match/option_names.h"
#include "core/games/champions/match/state_view.h"
#include "core/games/champions/rules/rules.h"
#include "core/match/report_builder.h"

#include <QtGlobal>

namespace touchline::champions {

ChampionsMatch::ChampionsMatch(std::shared_ptr<const FixtureSetup> setup,
                               std::shared_ptr<const MatchTables> tables, EventList &sink)
    : m_setup(std::move(setup))
    , m_tables(std::move(tables))
    , m_state(startMatch(*m_tables, sink))
{
    if (champions::awaits(m_state) == Awaits::Choice)
        listOptions(m_state, m_due);
}

Question ChampionsMatch::question() const
{
    Question question;
    question.prompt = &promptDue(m_state);
    question.awaits = champions::awaits(m_state);
    if (question.awaits == Awaits::Choice)
        question.side = m_state.decider;
    else if (question.awaits == Awaits::Roll)
        question.side = m_state.rollSide;
    return question;
}

void ChampionsMatch::options(OptionList &options) const
{
    options = m_due;
}

QString ChampionsMatch::optionName(const Question &question, OptionCode option) const
{
    return champions::optionName(*question.prompt, option, question.side.value_or(Side::Home), *m_setup);
}

Result<void> ChampionsMatch::roll(int value, EventList &sink)
{
    if (champions::awaits(m_state) != Awaits::Roll)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "No roll is due now."));
    const Die die = promptDue(m_state).die;
    if (!die.shows(value))
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "\"%1\" is not a roll of this die (1 to %2)."),
                    {QString::number(value), QString::number(die.faces)});
    applyRoll(m_state, value, Teller(&sink), m_due);
    return {};
}

Result<void> ChampionsMatch::choose(OptionCode option, EventList &sink)
{
    if (!m_due.contains(option))
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "This cannot be chosen now."));
    applyChoice(m_state, option, Teller(&sink), m_due);
    return {};
}

std::unique_ptr<Match> ChampionsMatch::clone() const
{
    return std::make_unique<ChampionsMatch>(*this);
}

QJsonObject ChampionsMatch::view(std::optional<Side> /*viewer*/) const
{
    // Nothing is hidden in this game.
    return stateView(m_state, *m_setup);
}

BoardPosition ChampionsMatch::board(std::optional<Side> viewer) const
{
    return boardPosition(m_state, viewer);
}

MatchReport ChampionsMatch::report(std::span<const Event> events) const
{
    MatchReport report = reportFrame(gameInfo(), *m_setup);
    // The goals of a forfeit were not scored by anybody.
    report.completeness = m_state.forfeited ? Completeness::Score : Completeness::Full;
    report.score = m_state.score;
    report.decidedBy = m_state.shootOutHeld      ? DecidedBy::ShootOut
                       : m_state.extraTimePlayed ? DecidedBy::ExtraTime
                                                 : DecidedBy::NinetyMinutes;
    const bool over = m_state.phase == Phase::Over;
    if (over || m_state.period >= Period::ExtraTime)
        report.after90 = m_state.after90;
    if (m_state.extraTimePlayed)
        report.extraTime = m_state.score;
    if (m_state.shootOutHeld)
        report.shootOut = Score{m_state.sides[Side::Home].kickGoals, m_state.sides[Side::Away].kickGoals};
    if (m_state.hasWinner)
        report.winner = m_state.winner;
    if (m_state.byLots)
        report.criterion = QStringLiteral("lots");
    report.events = reportEvents(events, *m_setup, gameInfo().events);
    if (m_state.forfeited)
        std::erase_if(report.events, [](const ReportEvent &event) {
            return event.kind == ReportEventKind::Goal || event.kind == ReportEventKind::PenaltyGoal ||
                   event.kind == ReportEventKind::OwnGoal;
        });
    return report;
}

} // namespace touchline::champions
