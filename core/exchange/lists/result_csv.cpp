// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/lists/result_csv.h"

#include "core/competition/progress.h"
#include "core/competition/standings/group_conduct.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace touchline {

namespace {

/// By ResultRow::Kind.
const QStringList kinds{QString(), QStringLiteral("match"), QStringLiteral("replay"),
                        QStringLiteral("play-off"), QStringLiteral("walkover")};
constexpr std::array decisions{DecidedBy::NinetyMinutes, DecidedBy::ExtraTime, DecidedBy::ShootOut};
constexpr int mostGoals = 999;
constexpr int worstConduct = -999;

ColumnSet resultColumns()
{
    return {{optionalColumn("stage", "round,phase,runde"), optionalColumn("group", "pool,table,gruppe"),
             neededColumn("home", "home team,team 1,heim,heimmannschaft"),
             neededColumn("away", "away team,team 2,gast,gastmannschaft"),
             neededColumn("home_goals", "home score,goals 1,score 1,tore heim,heimtore"),
             neededColumn("away_goals", "away score,goals 2,score 2,tore gast,gasttore"),
             optionalColumn("date", "day,datum"), optionalColumn("kind", "type,art"),
             optionalColumn("home_pens", "home penalties,pens 1,elfmeter heim"),
             optionalColumn("away_pens", "away penalties,pens 2,elfmeter gast"),
             optionalColumn("home_conduct", "home fair play"),
             optionalColumn("away_conduct", "away fair play"),
             optionalColumn("decided_by", "decided,entschieden durch")},
            QT_TRANSLATE_NOOP("core", "There is no column %1 in a list of results.")};
}

/// Goals that have to be there; 0 where they are none.
int figure(ImportLine &line, const char *column)
{
    return line.neededText(column).isEmpty() ? 0 : line.number(column, 0, mostGoals).value_or(0);
}

/// A match whose goals are left empty on both sides is still to be played.
void readScore(ImportLine &line, ResultRow &row)
{
    row.isOpen = line.text("home_goals").isEmpty() && line.text("away_goals").isEmpty();
    const bool hasKicks = !line.text("home_pens").isEmpty() || !line.text("away_pens").isEmpty();
    if (row.isOpen && !hasKicks)
        return;
    row.score.home = figure(line, "home_goals");
    row.score.away = figure(line, "away_goals");
    if (hasKicks) {
        const int kicks = figure(line, "home_pens");
        row.shootOut = Score{kicks, figure(line, "away_pens")};
    }
}

ResultRow::Kind kindOf(ImportLine &line)
{
    const qsizetype kind = kinds.indexOf(line.text("kind"));
    if (kind < 0)
        line.note(
            "kind",
            QT_TRANSLATE_NOOP("core", "\"%1\" is not a kind of match (match, replay, play-off, walkover)."),
            {line.text("kind")});
    return static_cast<ResultRow::Kind>(std::max<qsizetype>(kind, 0));
}

std::optional<DecidedBy> decisionOf(ImportLine &line)
{
    const QString word = line.text("decided_by");
    for (const DecidedBy decision : decisions)
        if (word == decidedByWord(decision))
            return decision;
    if (!word.isEmpty())
        line.note(
            "decided_by",
            QT_TRANSLATE_NOOP("core", "\"%1\" is not a way to decide a match (90, extra_time, shoot_out)."),
            {word});
    return std::nullopt;
}

ResultRow readRow(ImportLine &line)
{
    ResultRow row;
    row.line = line.line();
    row.columns = {{line.column("home"), line.column("away")}};
    row.stage = line.text("stage");
    row.group = line.text("group");
    row.kind = kindOf(line);
    row.teams = {{line.text("home"), line.text("away")}};
    const QString &home = row.teams[Side::Home];
    if (home.isEmpty() || row.teams[Side::Away].isEmpty() || home == row.teams[Side::Away])
        line.note(home.isEmpty() ? "home" : "away",
                  QT_TRANSLATE_NOOP("core", "A match needs two different teams."));
    readScore(line, row);
    row.decidedBy = decisionOf(line);
    row.conduct = {
        {line.number("home_conduct", worstConduct, 0), line.number("away_conduct", worstConduct, 0)}};
    return row;
}

class ResultsWriter
{
public:
    ResultsWriter(const Competition &competition, CsvStyle style)
        : m_competition(competition)
        , m_now(progress(competition))
        , m_writer(style)
    {
    }

    ResultsExport write()
    {
        m_writer.addRow(resultColumns().names());
        for (std::size_t i = 0; i < m_now.fixtures.size(); ++i)
            if (const CountedResult *result = countedResult(m_competition, m_now, static_cast<int>(i)))
                writeResult(i, *result);
        return {m_writer.bytes(), std::move(m_leftOut)};
    }

private:
    [[nodiscard]] static const char *reasonToLeaveOut(const CountedResult &result)
    {
        if (result.bothLose)
            return QT_TRANSLATE_NOOP("core", "Both teams have lost it.");
        if (result.withoutScore)
            return QT_TRANSLATE_NOOP("core", "It has a winner, but no score.");
        if (result.decidedBy == DecidedBy::Criteria)
            return QT_TRANSLATE_NOOP("core", "It was decided by other figures than goals.");
        return nullptr;
    }

    void writeResult(std::size_t index, const CountedResult &result)
    {
        const Fixture &fixture = m_competition.fixtures()[index];
        if (const char *reason = reasonToLeaveOut(result)) {
            m_leftOut.push_back({QStringLiteral("match %1").arg(fixture.number), {reason, {}}, {}});
            return;
        }
        const MatchReport *report =
            m_now.fixtures[index].award < 0 ? m_competition.report(static_cast<int>(index)) : nullptr;
        const auto table = static_cast<std::size_t>(fixture.table);
        m_writer.add(fixture.stageName);
        m_writer.add(fixture.table < 0 ? QString() : m_competition.tables()[table].name);
        for (const Side side : bothSides)
            m_writer.add(m_competition.entrant(result.teams[side]).name);
        m_writer.add(result.score.home);
        m_writer.add(result.score.away);
        const Appointment *known = m_competition.appointment(static_cast<int>(index));
        m_writer.add(known == nullptr ? QDate() : known->date);
        m_writer.add(kinds.at(static_cast<qsizetype>(kindOf(fixture, report))));
        for (const Side side : bothSides)
            m_writer.add(report != nullptr && report->shootOut ? std::optional(report->shootOut->of(side))
                                                               : std::nullopt);
        for (const Side side : bothSides)
            m_writer.add(report != nullptr && fixture.isGroupMatch()
                             ? conductOf(*report, side, *m_competition.tables()[table].rules)
                             : std::nullopt);
        m_writer.add(report == nullptr ? QString() : decidedByWord(report->decidedBy));
        m_writer.endRow();
    }

    static ResultRow::Kind kindOf(const Fixture &fixture, const MatchReport *report)
    {
        if (fixture.table >= 0 && fixture.tie >= 0)
            return ResultRow::Kind::PlayOff;
        if (fixture.replay > 0)
            return ResultRow::Kind::Replay;
        return report == nullptr ? ResultRow::Kind::Walkover : ResultRow::Kind::Match;
    }

    /// Nothing where the rules do not ask for it.
    static std::optional<int> conductOf(const MatchReport &report, Side side, const RuleSet &rules)
    {
        const bool isAsked = std::find(rules.tieBreaks.begin(), rules.tieBreaks.end(), TieBreak::Conduct) !=
                             rules.tieBreaks.end();
        return isAsked ? conductScore(report, side, rules.conduct) : std::nullopt;
    }

    const Competition &m_competition;
    const Progress m_now;
    CsvWriter m_writer;
    Problems m_leftOut;
};

} // namespace

ImportPreview<ResultRow> previewResults(const QByteArray &csv)
{
    return previewOf<ResultRow>(csv, resultColumns(), readRow);
}

ResultsExport resultsCsv(const Competition &competition, CsvStyle style)
{
    return ResultsWriter(competition, style).write();
}

ColumnSet resultListColumns()
{
    return resultColumns();
}

} // namespace touchline
