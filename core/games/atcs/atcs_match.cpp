// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/atcs_match.h"

#include "core/games/atcs/atcs_info.h"
#include "core/games/atcs/rules.h"
#include "core/match/report_builder.h"

#include <QJsonArray>
#include <QtGlobal>

namespace touchline::atcs {

namespace {

enum class Who : std::uint8_t { Nobody, SideInTurn, OneSide };

/// What a phase waits for, and from whom.
struct Due
{
    Awaits awaits;
    Who who;
    Side side = Side::Home;
};

/// In the order of Phase.
constexpr std::array<Due, 12> dueIn{Due{Awaits::Roll, Who::Nobody},              // kick-off
                                    Due{Awaits::Roll, Who::SideInTurn},          // shot on goal
                                    Due{Awaits::Roll, Who::SideInTurn},          // shooter
                                    Due{Awaits::Roll, Who::SideInTurn},          // goal
                                    Due{Awaits::Roll, Who::Nobody},              // first kick
                                    Due{Awaits::Roll, Who::SideInTurn},          // penalty
                                    Due{Awaits::Roll, Who::Nobody},              // lots
                                    Due{Awaits::Roll, Who::OneSide, Side::Home}, // Quick Play
                                    Due{Awaits::Roll, Who::OneSide, Side::Away},
                                    Due{Awaits::Roll, Who::Nobody},       // coin
                                    Due{Awaits::Choice, Who::SideInTurn}, // penalty taker
                                    Due{Awaits::Nothing, Who::Nobody}};   // over

/// Rows of the card whose players sit out.
Rows missingRows(const SideSetup &side)
{
    Rows missing = 0;
    for (const Absence &absence : side.absent)
        if (const int row = side.squad.indexOf(absence.player); row >= 0)
            missing |= bitOf(row);
    return missing;
}

QJsonObject sideView(const SideState &side, const FixtureSetup &setup, Side which)
{
    QJsonArray out;
    const auto count = static_cast<int>(setup.sides[which].squad.entries.size());
    for (int row = 0; row < count; ++row)
        if ((side.available & bitOf(row)) == 0)
            out.append(playerName(setup, which, row));
    return {{QStringLiteral("attempts"), side.total},
            {QStringLiteral("remaining"), side.remaining},
            {QStringLiteral("shots_on_goal"), side.shotsOnGoal},
            {QStringLiteral("keeper"), playerName(setup, which, side.keeper)},
            {QStringLiteral("unavailable"), out},
            {QStringLiteral("kicks"), side.kicks},
            {QStringLiteral("kicks_scored"), side.kickGoals},
            {QStringLiteral("kicked"), static_cast<int>(side.kicked)}};
}

} // namespace

AtcsMatch::AtcsMatch(std::shared_ptr<const FixtureSetup> setup, std::shared_ptr<const MatchTables> tables,
                     EventList &sink)
    : m_setup(std::move(setup))
    , m_tables(std::move(tables))
    , m_state(startMatch(*m_tables,
                         {{missingRows(m_setup->sides[Side::Home]), missingRows(m_setup->sides[Side::Away])}},
                         sink))
{
}

Question AtcsMatch::question() const
{
    // Looked up, not decided: which phase comes next is what a processor cannot guess.
    const Due &due = dueIn[static_cast<std::size_t>(m_state.phase)];
    const Side side = due.who == Who::SideInTurn ? m_state.turn : due.side;
    return {&promptDue(m_state), due.awaits, due.who == Who::Nobody ? std::nullopt : std::optional(side),
            false};
}

void AtcsMatch::options(OptionList &options) const
{
    listOptions(m_state, options);
}

QString AtcsMatch::optionName(const Question &question, OptionCode option) const
{
    return playerName(*m_setup, question.side.value_or(Side::Home), option);
}

Result<void> AtcsMatch::roll(int value, EventList &sink)
{
    if (atcs::awaits(m_state) != Awaits::Roll || !dieDue(m_state).shows(value)) [[unlikely]]
        return refusedRoll(value);
    applyRoll(m_state, value, sink);
    // Not "return {}": that would clear the place of the error first, in the hottest path there is.
    Result<void> taken;
    return taken;
}

Result<void> AtcsMatch::refusedRoll(int value) const
{
    if (atcs::awaits(m_state) != Awaits::Roll)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "No roll is due now."));
    return fail(Fault::BadInput,
                QT_TRANSLATE_NOOP("core", "\"%1\" is no roll of this die; it shows 1 to %2."),
                {QString::number(value), QString::number(dieDue(m_state).faces)});
}

Result<void> AtcsMatch::choose(OptionCode option, EventList &sink)
{
    OptionList legal;
    listOptions(m_state, legal);
    if (!legal.contains(option))
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "This cannot be chosen now."));
    applyChoice(m_state, option, sink);
    return {};
}

std::unique_ptr<Match> AtcsMatch::clone() const
{
    return std::make_unique<AtcsMatch>(*this);
}

QJsonObject AtcsMatch::view(std::optional<Side> /*viewer*/) const
{
    // No choice of these levels is hidden, so everybody sees the same.
    QJsonObject sides;
    for (const Side side : bothSides)
        sides.insert(sideWord(side), sideView(m_state.sides[side], *m_setup, side));
    const std::string_view due = promptDue(m_state).id;
    return {
        {QStringLiteral("due"), QString::fromUtf8(due.data(), static_cast<qsizetype>(due.size()))},
        {QStringLiteral("period"), static_cast<int>(m_state.period)},
        {QStringLiteral("minute"), minuteOf(m_state)},
        {QStringLiteral("turn"), sideWord(m_state.turn)},
        {QStringLiteral("kick_off"), sideWord(m_state.first)},
        {QStringLiteral("score"), QJsonArray{m_state.score.home, m_state.score.away}},
        {QStringLiteral("used"), m_state.used},
        {QStringLiteral("in_all"), m_state.inAll},
        {QStringLiteral("shooter"), playerName(*m_setup, m_state.turn, m_state.shooter)},
        {QStringLiteral("dice"), QJsonArray{m_state.quickDice[Side::Home], m_state.quickDice[Side::Away]}},
        {QStringLiteral("sides"), sides}};
}

MatchReport AtcsMatch::report(std::span<const Event> events) const
{
    MatchReport report = reportFrame(gameInfo(), *m_setup);
    const bool quick = m_tables->level == Level::Quick;
    report.completeness = quick ? Completeness::Score : Completeness::Full;
    report.score = m_state.score;
    report.withoutScore = quick && !m_tables->options.quickScores;
    report.decidedBy = decidedBy(m_state);
    report.criterion = QString::fromUtf8(criterionWord(m_state.criterion));
    if (m_state.byLots)
        report.criterion = QStringLiteral("lots");
    if (m_state.phase == Phase::Over || m_state.period >= Period::ExtraTime)
        report.after90 = m_state.after90;
    if (m_state.extraTimePlayed)
        report.extraTime = m_state.score;
    if (m_state.shootOutHeld)
        report.shootOut = Score{m_state.sides[Side::Home].kickGoals, m_state.sides[Side::Away].kickGoals};
    if (m_state.hasWinner)
        report.winner = m_state.winner;
    report.events = reportEvents(events, *m_setup);
    return report;
}

} // namespace touchline::atcs
