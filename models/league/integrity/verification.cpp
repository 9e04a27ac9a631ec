// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/integrity/verification.h"

#include "core/games/registry.h"
#include "core/match/match_runner.h"
#include "core/match/report/report_history.h"
#include "models/audit/audit.h"
#include "models/league/access/league_condition.h"
#include "models/league/friendlies.h"
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_results.h"
#include "models/store/journal/log_store.h"
#include "models/store/journal/seal.h"
#include "models/store/migrations.h"
#include "models/store/rows/row_store.h"
#include "models/store/rows/row_values.h"
#include "models/store/sqlite/sqlite_file.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

using namespace store;

namespace {

constexpr qsizetype mostProblemsOfFile = 100;

/// The connection is gone or the computer says no: that says nothing about the league.
bool isEnvironmental(const Error &error)
{
    switch (error.fault) {
    case Fault::Lost:
    case Fault::Busy:
    case Fault::Full:
    case Fault::System:
        return true;
    default:
        return false;
    }
}

/// One check of a league after the other.
class Verifier
{
public:
    Verifier(League &league, const QByteArray &noted)
        : m_league(league)
        , m_noted(noted)
        , m_contents(league.database())
        , m_logs(league.database(), m_contents)
    {
    }

    Result<Verification> verify()
    {
        for (const auto step : {&Verifier::readVersion, &Verifier::checkFile, &Verifier::checkContents,
                                &Verifier::checkCompetitions, &Verifier::countEntries, &Verifier::checkSeal,
                                &Verifier::countReports, &Verifier::replayLogs,
                                &Verifier::checkMatchesUnderWay, &Verifier::checkFriendlies})
            TOUCHLINE_TRY((this->*step)());
        return std::move(m_found);
    }

private:
    Result<void> readVersion()
    {
        const auto version = Migrations::versionOf(m_league.database());
        TOUCHLINE_TRY(version);
        m_found.schema = *version;
        return {};
    }

    Result<void> checkFile()
    {
        if (m_league.backend() != Backend::Sqlite)
            return {};
        for (const Problem &problem : foundAtOpening(m_league.database()))
            add(m_league.place(), problem.what);
        const auto pages = rows(QStringLiteral("PRAGMA integrity_check(%1)").arg(mostProblemsOfFile));
        TOUCHLINE_TRY(pages);
        for (const QVariantList &row : *pages)
            if (const QString words = row.front().toString(); words != QLatin1String("ok"))
                add(m_league.place(), {QT_TRANSLATE_NOOP("core", "The file is damaged: %1."), {words}});
        const auto references = rows(QStringLiteral("PRAGMA foreign_key_check"));
        TOUCHLINE_TRY(references);
        for (const QVariantList &row : *references)
            add(m_league.place(), {QT_TRANSLATE_NOOP("core", "A row of %1 names a missing %2."),
                                   {row[0].toString(), row[2].toString()}});
        return {};
    }

    Result<void> checkContents()
    {
        const auto names = rows(QStringLiteral("SELECT hash FROM content ORDER BY hash"));
        TOUCHLINE_TRY(names);
        for (const QVariantList &row : *names) {
            const QByteArray name = row.front().toByteArray();
            if (const auto text = m_contents.get(name); !text) {
                if (auto noted = note(QString::fromLatin1(name.toHex().left(12)), text.error()); !noted)
                    return noted;
            }
        }
        return {};
    }

    Result<void> checkCompetitions()
    {
        const auto lines = m_league.competitions().all();
        TOUCHLINE_TRY(lines);
        m_found.competitions = static_cast<int>(lines->size());
        for (const CompetitionLine &line : *lines)
            if (const auto competition = m_league.competitions().find(line.id); !competition)
                if (auto noted = note(line.name, competition.error()); !noted)
                    return noted;
        return nameMatches();
    }

    /// Also those of a competition that cannot be read.
    Result<void> nameMatches()
    {
        const auto matches = rows(QStringLiteral(
            "SELECT f.uuid, c.name, f.number FROM fixture f JOIN competition c ON c.uuid = f.competition"));
        TOUCHLINE_TRY(matches);
        for (const QVariantList &row : *matches)
            m_fixtureNames.insert(fromSql(row[0], ColumnType::Uuid).toUuid(),
                                  QStringLiteral("%1, match %2").arg(row[1].toString(), row[2].toString()));
        return {};
    }

    Result<void> countEntries()
    {
        const auto entries = m_league.history().entries();
        TOUCHLINE_TRY(entries);
        m_found.entries = static_cast<int>(entries->size());
        return {};
    }

    Result<void> checkSeal()
    {
        auto transaction = Transaction::beginReading(m_league.database());
        TOUCHLINE_TRY(transaction);
        if (!m_noted.isEmpty()) {
            const auto entry = entryWithSeal(m_league.database(), m_noted);
            TOUCHLINE_TRY(entry);
            m_found.notedEntry = *entry;
            if (!*entry)
                add(QStringLiteral("history"),
                    {QT_TRANSLATE_NOOP("core",
                                       "No entry has the noted seal %1: this is another league, or its "
                                       "history was changed and sealed anew."),
                     {QString::fromLatin1(m_noted)}});
        }
        auto audit = auditDatabase(m_league.database(), {0, m_found.notedEntry.value_or(0)});
        if (!audit)
            return note(m_league.place(), audit.error());
        m_found.sealedFrom = audit->sealedFrom;
        m_found.seal = QString::fromLatin1(audit->head.toHex());
        m_found.repairs = std::move(audit->repairs);
        m_otherLogs = std::move(audit->otherLogs);
        std::move(audit->problems.begin(), audit->problems.end(), std::back_inserter(m_found.problems));
        return {};
    }

    Result<void> checkMatchesUnderWay()
    {
        auto found = touchline::checkMatchesUnderWay(m_league.database());
        TOUCHLINE_TRY(found);
        std::move(found->problems.begin(), found->problems.end(), std::back_inserter(m_found.problems));
        m_found.unfinished = std::move(found->otherRules);
        return {};
    }

    /// Matches that belong to no competition and are over.
    Result<void> checkFriendlies()
    {
        const auto over = friendliesIn(m_league.database());
        TOUCHLINE_TRY(over);
        for (const StoredFriendly &one : *over) {
            const auto game = findGame(one.game);
            if (!game || !knowsRules((*game)->info(), one.rulesVersion)) {
                countOther(one.game, one.rulesVersion);
                continue;
            }
            const auto log = Friendlies(m_league).log(one.id);
            if (auto checked = log ? checkReplay(one.name, **game, *log) : note(one.name, log.error());
                !checked)
                return checked;
        }
        return {};
    }

    Result<void> countReports()
    {
        const auto counts = rows(QStringLiteral(
            "SELECT COUNT(*), "
            "COALESCE(SUM(CASE WHEN game = '' THEN 1 ELSE 0 END), 0), "
            "COALESCE(SUM(CASE WHEN game <> '' AND uuid NOT IN (SELECT report FROM match_log) THEN 1 ELSE 0 "
            "END), 0) FROM report"));
        TOUCHLINE_TRY(counts);
        const QVariantList &row = counts->front();
        m_found.reports = row[0].toInt();
        m_found.entered = row[1].toInt();
        m_found.withoutLog = row[2].toInt();
        return {};
    }

    Result<void> replayLogs()
    {
        const auto reports = m_logs.reportsWithLog();
        TOUCHLINE_TRY(reports);
        for (const QUuid &report : *reports) {
            if (m_otherLogs.contains(report)) // said already
                continue;
            if (auto checked = checkLog(report); !checked)
                return checked;
        }
        return {};
    }

    Result<void> checkLog(const QUuid &report)
    {
        const auto kept = m_logs.find(report);
        if (!kept)
            return note(nameOf(report), kept.error());
        const auto game = findGame((*kept)->game);
        if (!game || !knowsRules((*game)->info(), (*kept)->rulesVersion)) {
            countOther((*kept)->game, (*kept)->rulesVersion);
            return {};
        }
        const auto log = m_league.results().log(report);
        if (!log)
            return note(nameOf(report), log.error());
        return checkReplay(nameOf(report), **game, **log);
    }

    Result<void> checkReplay(const QString &name, const Game &game, const MatchLog &log)
    {
        ++m_found.replayed;
        auto again = replay(game, log);
        if (!again)
            return note(name, again.error());
        if (!isReplayOf(log.report, again->report))
            add(name,
                {QT_TRANSLATE_NOOP(
                     "core", "Its log replays to %1, but the stored report says %2 or has other events."),
                 {scoreText(again->report.score), scoreText(log.report.score)}});
        return {};
    }

    static QString scoreText(const Score &score)
    {
        return QStringLiteral("%1-%2").arg(score.home).arg(score.away);
    }

    void countOther(const QString &game, int version)
    {
        auto &others = m_found.otherRules;
        auto known = std::find_if(others.begin(), others.end(), [&](const Verification::OtherRules &one) {
            return one.game == game && one.version == version;
        });
        if (known == others.end())
            known = others.insert(others.end(), {game, version, 0});
        ++known->logs;
    }

    /// "World Cup, match 12".
    QString nameOf(const QUuid &report)
    {
        // Of the row only this: what else is in it may be what cannot be read.
        Database &database = m_league.database();
        const auto found = database.rows(QStringLiteral("SELECT fixture FROM report WHERE uuid = ?"),
                                         {toSql(database.backend(), QVariant(report))});
        const QUuid fixture =
            found && !found->empty() ? fromSql(found->front().front(), ColumnType::Uuid).toUuid() : QUuid();
        return m_fixtureNames.value(fixture, report.toString(QUuid::WithoutBraces));
    }

    Result<std::vector<QVariantList>> rows(const QString &sql) { return m_league.database().rows(sql); }
    void add(const QString &where, Message what) { m_found.problems.push_back({where, std::move(what), {}}); }

    /// Takes an error for a finding, where it says something about the league.
    Result<void> note(const QString &where, const Error &error)
    {
        if (isEnvironmental(error))
            return fail(error);
        if (error.problems.empty())
            add(where, error.message);
        for (const Problem &problem : error.problems)
            m_found.problems.push_back(
                {problem.where.isEmpty() ? where : where + QStringLiteral(": ") + problem.where, problem.what,
                 problem.hint});
        return {};
    }

    League &m_league;
    QByteArray m_noted;
    ContentStore m_contents;
    LogStore m_logs;
    Verification m_found;
    QHash<QUuid, QString> m_fixtureNames;
    QSet<QUuid> m_otherLogs;
};

} // namespace

Result<Verification> verify(League &league, const QByteArray &noted)
{
    return Verifier(league, noted).verify();
}

} // namespace touchline
