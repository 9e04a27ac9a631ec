// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/league_results.h"

#include "models/league/competition_touches.h"
#include "models/league/league_competitions.h"
#include "models/league/titles.h"
#include "models/store/journal/log_store.h"
#include "models/store/rows/report_rows.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

using namespace store;

namespace {

/// A report has an id of its own, also when the same match is entered once more.
void giveNewId(MatchReport &report, std::optional<MatchLog> &log)
{
    report.id = QUuid::createUuid();
    if (log)
        log->report = report;
}

/// The number of the match that a change is about; nothing where it is about more than one.
std::optional<int> matchOf(const Change &change, const Competition &competition)
{
    if (const auto *report = std::get_if<MatchReport>(&change)) {
        const int index = competition.indexOfFixture(report->fixture);
        return index < 0 ? std::nullopt
                         : std::optional(competition.fixtures()[static_cast<std::size_t>(index)].number);
    }
    if (const auto *withdrawal = std::get_if<ReportWithdrawal>(&change))
        return withdrawal->match;
    if (const auto *ruling = std::get_if<Ruling>(&change))
        return ruling->match;
    return {};
}

} // namespace

Result<JournalEntry> LeagueResults::record(const QUuid &competition, MatchReport report,
                                           std::optional<MatchLog> log, const Note &note)
{
    const auto base = m_league->stored(competition);
    TOUCHLINE_TRY(base);
    giveNewId(report, log);
    const Message title = resultTitle((*base)->competition, report);
    Competition after = (*base)->competition;
    TOUCHLINE_TRY(after.record(std::move(report), note));
    std::vector<MatchLog> logs;
    if (log)
        logs.push_back(std::move(*log));
    return m_league->commitCompetition(competition, after, title, logs);
}

Result<JournalEntry> LeagueResults::recordFirst(const QUuid &competition, MatchReport report)
{
    const auto base = m_league->stored(competition);
    TOUCHLINE_TRY(base);
    const Competition &present = (*base)->competition;
    const int fixture = present.indexOfFixture(report.fixture);
    if (fixture < 0 || present.report(fixture) == nullptr)
        return record(competition, std::move(report));
    League::Command command;
    command.title = resultTitle(present, report);
    return m_league->changedByOthers(report.fixture, command);
}

Result<JournalEntry> LeagueResults::record(const QUuid &competition, std::vector<MatchReport> reports,
                                           std::vector<MatchLog> logs, const Message &title)
{
    const auto base = m_league->stored(competition);
    TOUCHLINE_TRY(base);
    Competition after = (*base)->competition;
    for (std::size_t i = 0; i < reports.size(); ++i) {
        const QUuid former = reports[i].id;
        reports[i].id = QUuid::createUuid();
        for (MatchLog &log : logs)
            if (log.report.id == former)
                log.report = reports[i];
        TOUCHLINE_TRY(after.record(reports[i]));
    }
    return m_league->commitCompetition(competition, after, title, logs);
}

Result<JournalEntry> LeagueResults::recordPlayed(const Competition &before, const Competition &after,
                                                 const std::vector<MatchLog> &logs, const Message &title,
                                                 const std::optional<QUuid> &step)
{
    const QUuid id = before.definition().id;
    const auto base = m_league->stored(id);
    TOUCHLINE_TRY(base);
    if (!((*base)->competition == before))
        return fail(Fault::Conflict,
                    QT_TRANSLATE_NOOP("core", "The competition was changed while the computer played."));
    return m_league->commitCompetition(id, after, title, logs, step);
}

Result<bool> LeagueResults::holds(const JournalEntry &newestOfStep)
{
    const auto entry = m_league->m_journal.entry(newestOfStep.seq);
    TOUCHLINE_TRY(entry);
    return entry->state == JournalEntry::State::Done;
}

Result<Correction> LeagueResults::correction(const QUuid &competition, const Change &change)
{
    const auto base = m_league->stored(competition);
    TOUCHLINE_TRY(base);
    auto brought = consequences((*base)->competition, change);
    TOUCHLINE_TRY(brought);
    return Correction{competition, change, std::move(*brought), (*base)->competition};
}

bool LeagueResults::isSame(const Correction &correction, const Competition &present)
{
    if (present == correction.before)
        return true;
    const std::optional<int> number = matchOf(correction.change, present);
    if (!number || !hasSameFacts(correction.before, present, *number))
        return false;
    const auto brought = consequences(present, correction.change);
    const Consequences &shown = correction.consequences;
    return brought && brought->conflicts == shown.conflicts && brought->freed == shown.freed &&
           brought->sides == shown.sides && brought->idleLots == shown.idleLots &&
           brought->roundsToDraw == shown.roundsToDraw;
}

Result<JournalEntry> LeagueResults::correct(const Correction &correction, const Note &note)
{
    const auto work = [&](const Competition &present) -> Result<League::Reworked> {
        if (!isSame(correction, present))
            return fail(Fault::Conflict,
                        QT_TRANSLATE_NOOP("core",
                                          "The competition has changed since the consequences of this "
                                          "correction were worked out. Look at the consequences again."));
        Change change = correction.change;
        if (auto *report = std::get_if<MatchReport>(&change))
            report->id = QUuid::createUuid();
        auto after = withChange(present, change, note);
        TOUCHLINE_TRY(after);
        return League::Reworked{std::move(*after), changeTitle(present, change)};
    };
    TOUCHLINE_TRY(m_league->refresh());
    const auto base = m_league->stored(correction.competition);
    TOUCHLINE_TRY(base);
    const auto made = work((*base)->competition);
    TOUCHLINE_TRY(made);
    auto entry = m_league->commitCompetition(correction.competition, made->after, made->title);
    // Others may write between the look and the entry; as long as it is not about the same match, it is
    // worked out again on what they left.
    return entry || entry.error().fault != Fault::Conflict
               ? entry
               : m_league->commitAgain(correction.competition, work);
}

Result<std::optional<MatchLog>> LeagueResults::log(const QUuid &report)
{
    const auto kept = LogStore(m_league->m_database, m_league->m_contents).find(report);
    TOUCHLINE_TRY(kept);
    if (!*kept)
        return std::optional<MatchLog>();
    const auto row = readRow(m_league->m_database, reportTable(), {report});
    TOUCHLINE_TRY(row);
    if (!*row)
        return std::optional<MatchLog>();
    const auto events = readRows(m_league->m_database, reportEventTable(),
                                 QStringLiteral("WHERE report = ? ORDER BY place"), {report});
    TOUCHLINE_TRY(events);
    auto entered = reportOf(**row, *events, m_league->m_contents);
    TOUCHLINE_TRY(entered);
    const auto game = findGame((*kept)->game);
    TOUCHLINE_TRY(game);
    auto log = logFromJson((*kept)->log, **game, std::move(entered->report));
    if (!log)
        return fail(Fault::Damaged, QT_TRANSLATE_NOOP("core", "The log of a match cannot be read."), {},
                    std::move(log.error().problems));
    return std::optional(std::move(*log));
}

void LeagueResults::notifyHeld()
{
    if (m_league->m_held.empty())
        return;
    m_league->m_lastNotified.start();
    Q_EMIT m_league->changed(std::exchange(m_league->m_held, {}), true);
}

} // namespace touchline
