// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up_game/shove/shove_match.h"

#include "core/match/board.h"
#include "core/match/report_builder.h"

#include <QtGlobal>

namespace touchline::shove {

namespace {

PerSide<std::array<Place, mostPlayers>> placesOf(const FixtureSetup &setup)
{
    constexpr int starters = 11;
    PerSide<std::array<Place, mostPlayers>> all;
    for (const Side side : bothSides) {
        const SideSetup &own = setup.sides[side];
        int placed = 0;
        for (std::size_t i = 0; i < own.squad.entries.size(); ++i) {
            const QUuid &person = own.squad.entries[i].person.id;
            const bool isAbsent = std::any_of(own.absent.begin(), own.absent.end(),
                                              [&](const Absence &one) { return one.player == person; });
            if (!isAbsent)
                all[side][i] = placed++ < starters ? Place::Pitch : Place::Bench;
        }
    }
    return all;
}

QString noteText(const State &state, Side side)
{
    return QString::number(onPitch(state, side));
}

} // namespace

ShoveMatch::ShoveMatch(std::shared_ptr<const FixtureSetup> setup, std::shared_ptr<const MatchTables> tables,
                       EventList &sink)
    : m_setup(std::move(setup))
    , m_tables(std::move(tables))
    , m_state(startMatch(*m_tables, placesOf(*m_setup), sink))
{
}

Question ShoveMatch::question() const
{
    Question question;
    question.prompt = &promptDue(m_state);
    question.awaits = shove::awaits(m_state);
    question.hidden = m_state.phase == Phase::HomeIdea;
    question.opens = question.hidden ? Opens::WithTheOther : Opens::AtOnce;
    if (question.awaits != Awaits::Nothing && m_state.phase != Phase::Lots)
        question.side = m_state.side;
    return question;
}

QString ShoveMatch::optionName(const Question &question, OptionCode option) const
{
    if (question.prompt->id != "S7")
        return QString::fromUtf8(ideaNames[static_cast<std::size_t>(option)]);
    return option == nobodyComesOn ? QStringLiteral("nobody")
                                   : playerName(*m_setup, question.side.value_or(Side::Home), option);
}

Result<void> ShoveMatch::roll(int value, EventList &sink)
{
    if (shove::awaits(m_state) != Awaits::Roll)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "No roll is due now."));
    const Die die = promptDue(m_state).die;
    if (!die.shows(value))
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "\"%1\" is not a roll of this die (1 to %2)."),
                    {QString::number(value), QString::number(die.faces)});
    applyRoll(m_state, value, sink);
    return {};
}

Result<void> ShoveMatch::choose(OptionCode option, EventList &sink)
{
    OptionList due;
    listOptions(m_state, due);
    if (!due.contains(option))
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "This cannot be chosen now."));
    applyChoice(m_state, option, sink);
    return {};
}

std::unique_ptr<Match> ShoveMatch::clone() const
{
    return std::make_unique<ShoveMatch>(*this);
}

QJsonObject ShoveMatch::view(std::optional<Side> viewer) const
{
    QJsonObject object{{QStringLiteral("phase"), static_cast<int>(m_state.phase)},
                       {QStringLiteral("period"), static_cast<int>(m_state.period)},
                       {QStringLiteral("turn"), m_state.turn},
                       {QStringLiteral("cell"), m_state.cell},
                       {QStringLiteral("home"), m_state.score.home},
                       {QStringLiteral("away"), m_state.score.away}};
    for (const Side side : bothSides) {
        const SideState &own = m_state.sides[side];
        QJsonObject shown{{QStringLiteral("on_pitch"), onPitch(m_state, side)},
                          {QStringLiteral("trips"), own.trips},
                          {QStringLiteral("kicks"), own.kicks},
                          {QStringLiteral("kick_goals"), own.kickGoals}};
        const bool isSecret = m_state.phase == Phase::AwayIdea && side == Side::Home;
        if (!isSecret || viewer.value_or(side) == side)
            shown.insert(QStringLiteral("idea"), own.idea);
        object.insert(sideWord(side), shown);
    }
    return object;
}

BoardGeometryPtr ShoveMatch::boardGeometry() const
{
    return lane();
}

BoardPosition ShoveMatch::board(std::optional<Side> /*viewer*/) const
{
    ++positionsMade;
    BoardPosition position;
    for (const Side side : bothSides) {
        BoardPiece guard;
        guard.side = side;
        guard.number = 1;
        guard.role = QStringLiteral("GK");
        guard.cell = side == Side::Home ? 0 : cells - 1;
        guard.id = side == Side::Home ? 0 : 1;
        position.pieces.push_back(guard);
        position.notes.push_back({side, QStringLiteral("On the pitch:"), noteText(m_state, side)});
    }
    position.ball = BoardBall{m_state.cell, std::nullopt, 0, std::nullopt};
    position.notes.push_back({std::nullopt, QStringLiteral("Turn:"), QString::number(m_state.turn)});
    return position;
}

MatchReport ShoveMatch::report(std::span<const Event> events) const
{
    MatchReport report = reportFrame(gameInfo(), *m_setup);
    // With nobody of a squad there, its goals and kicks have no name.
    const bool hasNames = std::none_of(events.begin(), events.end(), [](const Event &one) {
        return (one.kind == EventKind::Goal || one.kind == EventKind::ShootOutKick) &&
               one.player == Event::nobody;
    });
    const bool isOver = m_state.phase == Phase::Over;
    const SideState &home = m_state.sides[Side::Home];
    const SideState &away = m_state.sides[Side::Away];
    report.completeness = hasNames ? Completeness::Full : Completeness::Score;
    report.score = m_state.score;
    const bool hadShootOut = home.kicks + away.kicks > 0;
    report.decidedBy = hadShootOut ? DecidedBy::ShootOut : m_state.decidedBy;
    if (isOver || m_state.period > Period::SecondHalf)
        report.after90 = m_state.after90;
    if (m_state.decidedBy == DecidedBy::ExtraTime)
        report.extraTime = m_state.score;
    if (hadShootOut)
        report.shootOut = Score{home.kickGoals, away.kickGoals};
    if (isOver)
        report.winner = m_state.winner;
    if (m_state.hasLots)
        report.criterion = QStringLiteral("lots");
    report.events = reportEvents(events, *m_setup, gameInfo());
    if (!hasNames)
        std::erase_if(report.events, [](const ReportEvent &one) {
            return one.kind == ReportEventKind::ShootOutGoal || one.kind == ReportEventKind::ShootOutMiss;
        });
    if (isOver)
        for (const Side side : bothSides) {
            const int trips = m_state.sides[side].trips;
            report.facts.push_back({QStringLiteral("trips"), side, 0, QString::number(trips)});
            report.carryOut.insert(sideWord(side),
                                   QJsonObject{{QString::fromUtf8(bentKey), trips >= tripsThatBend ? 1 : 0}});
        }
    return report;
}

BoardGeometryPtr lane()
{
    static const BoardGeometryPtr geometry = [] {
        BoardGeometry made;
        made.isNamedByEachSide = true;
        made.width = 1;
        made.length = cells;
        for (int cell = 0; cell < cells; ++cell) {
            const double low = cell;
            made.cells.push_back({QString(QChar(u'a' + cell)),
                                  {{0, low}, {1, low}, {1, low + 1}, {0, low + 1}},
                                  {0.5, low + 0.5}});
        }
        return std::make_shared<const BoardGeometry>(std::move(made));
    }();
    return geometry;
}

} // namespace touchline::shove
