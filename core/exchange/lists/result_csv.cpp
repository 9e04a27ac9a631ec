// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/lists/result_csv.h"

#include "core/competition/progress.h"
#include "core/competition/rules/report_figures.h"
#include "core/exchange/csv/list_headings.h"
#include "core/exchange/csv/score_cell.h"
#include "core/exchange/lists/listed_goals.h"
#include "core/exchange/lists/match_cells.h"
#include "core/match/report/score_limits.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace touchline {

namespace {

/// By ResultRow::Kind.
const QStringList kinds{QString(), QStringLiteral("match"), QStringLiteral("replay"),
                        QStringLiteral("play-off"), QStringLiteral("walkover")};
constexpr std::array decisions{DecidedBy::NinetyMinutes, DecidedBy::ExtraTime, DecidedBy::ShootOut};
constexpr int worstConduct = -999;
constexpr int largestMatchNumber = 100'000;

ColumnSet resultColumns()
{
    return {
        {optionalColumn("stage", headings::stageOrRound), optionalColumn("group", headings::group),
         neededColumn("home", headings::homeTeam), neededColumn("away", headings::awayTeam),
         neededUnless("score", "home_goals", headings::homeGoals),
         neededUnless("score", "away_goals", headings::awayGoals), optionalColumn("date", headings::date),
         optionalColumn("kind", headings::kindOfMatch), optionalColumn("home_pens", headings::homePenalties),
         optionalColumn("away_pens", headings::awayPenalties),
         optionalColumn("home_conduct", "home fair play"), optionalColumn("away_conduct", "away fair play"),
         optionalColumn("decided_by", "decided,entschieden durch")}};
}

/// What is read besides: both goals in one column.
ColumnSet readableColumns()
{
    ColumnSet set = resultColumns();
    const auto date = std::find_if(set.columns.begin(), set.columns.end(),
                                   [](const KnownColumn &one) { return one.name == QLatin1String("date"); });
    set.columns.insert(date, {optionalColumn("score", headings::score),
                              optionalColumn("number", headings::matchNumberOfResult),
                              optionalColumn("goals", "scorers,goalscorers")});
    set.arrange = arrangeMatchCells;
    return set;
}

/// Goals that have to be there; 0 where they are none.
int figure(ImportLine &line, const char *column)
{
    return line.neededText(column).isEmpty() ? 0 : line.number(column, 0, mostGoals).value_or(0);
}

/// Both goals in one cell, with what else stands there.
void readScoreCell(ImportLine &line, ResultRow &row)
{
    const QString text = line.text("score");
    const std::optional<ScoreCell> cell = scoreCell(text);
    if (!cell) {
        line.note("score",
                  QT_TRANSLATE_NOOP("core", "\"%1\" isn't a result. Try 2-1, 2-1 aet or 1-1 (4-3 pens)."),
                  {text});
        return;
    }
    row.isOpen = cell->kind == ScoreCell::Kind::Open;
    row.openWord = cell->word;
    if (cell->kind == ScoreCell::Kind::Walkover) {
        if (!cell->winner) {
            line.note("score", QT_TRANSLATE_NOOP("core", "\"%1\" doesn't say who won. Write H-W or A-W."),
                      {text});
            return;
        }
        row.kind = ResultRow::Kind::Walkover;
        row.awardedTo = cell->winner;
        return;
    }
    row.score = cell->score;
    row.shootOut = cell->shootOut;
    if (cell->isAfterExtraTime && !cell->score.isLevel())
        row.decidedBy = DecidedBy::ExtraTime;
}

/// A match whose goals are left empty on both sides is still to be played.
void readScore(ImportLine &line, ResultRow &row)
{
    const bool hasGoals = line.column("home_goals") > 0 && line.column("away_goals") > 0;
    if (!hasGoals) {
        readScoreCell(line, row);
        return;
    }
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

/// "Sat", "Matchday 12", "25/09": not enough figures for a day of a year.
bool isWithoutYear(const QString &text)
{
    constexpr int fewestFigures = 5;
    return std::count_if(text.begin(), text.end(), [](QChar one) { return one.isDigit(); }) < fewestFigures;
}

/// The day in both readings, which settleDays() chooses from. False where the day has no year.
bool readDay(ImportLine &line, ResultRow &row)
{
    const QString text = line.text("date");
    const DateCell cell = dateCell(text);
    if (!cell.isDate()) {
        if (text.isEmpty() || isWithoutYear(text))
            return text.isEmpty();
        line.note("date", QT_TRANSLATE_NOOP("core", "\"%1\" is not a date. Write it like 2026-06-11."),
                  {text});
        return true;
    }
    row.date = cell.dayFirst;
    row.otherDate = cell.monthFirst;
    const StampedTime stamp = stampedTimeOfCell(cell.time);
    if (stamp.offset && cell.dayFirst.isValid())
        row.moment = QDateTime(cell.dayFirst, stamp.time, Qt::OffsetFromUTC, *stamp.offset);
    return true;
}

/// Chooses a reading of each day by those that have one alone; both stay where the list leaves it open.
void settleDays(std::vector<ImportedRow<ResultRow>> &rows)
{
    const auto hasAlone = [&rows](QDate ResultRow::*one, QDate ResultRow::*other) {
        return std::any_of(rows.begin(), rows.end(), [&](const ImportedRow<ResultRow> &row) {
            return (row.value.*one).isValid() && !(row.value.*other).isValid();
        });
    };
    const bool isDayFirst = hasAlone(&ResultRow::date, &ResultRow::otherDate);
    const bool isMonthFirst = hasAlone(&ResultRow::otherDate, &ResultRow::date);
    for (ImportedRow<ResultRow> &row : rows) {
        QDate &day = row.value.date;
        QDate &other = row.value.otherDate;
        if (!day.isValid() || (isMonthFirst && !isDayFirst && other.isValid()))
            day = other;
        if (day == other || isDayFirst != isMonthFirst)
            other = {};
    }
}

/// "Total", "Summe": the word in front of figures that are no match.
bool isTotalsWord(const QString &text)
{
    static const QStringList words{
        QStringLiteral("total"),   QStringLiteral("totals"),     QStringLiteral("sum"),
        QStringLiteral("summe"),   QStringLiteral("gesamt"),     QStringLiteral("insgesamt"),
        QStringLiteral("totaal"),  QStringLiteral("totale"),     QStringLiteral("totaux"),
        QStringLiteral("totales"), QStringLiteral("totalgeral"), QStringLiteral("razem"),
        QStringLiteral("suma"),    QStringLiteral("celkem"),     QStringLiteral("toplam")};
    return words.contains(columnKey(text));
}

/// A row below the matches of a spreadsheet.
bool isNoMatch(const ImportedRow<ResultRow> &row)
{
    const PerSide<QString> &teams = row.value.teams;
    const bool isRead = row.value.line > 0;
    if (!isRead)
        return isTotalsWord(row.text.section(QStringLiteral(", "), 0, 0));
    if (teams[Side::Home].isEmpty() && teams[Side::Away].isEmpty())
        return true;
    return (teams[Side::Home].isEmpty() || teams[Side::Away].isEmpty()) &&
           isTotalsWord(teams[Side::Home] + teams[Side::Away]);
}

void passOverTotals(ImportPreview<ResultRow> &preview)
{
    for (const ImportedRow<ResultRow> &row : preview.rows)
        if (isNoMatch(row))
            preview.notes.push_back(
                {csvPlace(row.line),
                 {QT_TRANSLATE_NOOP("core", "This row was left out, since it does not name two teams: %1."),
                  {row.text}},
                 {}});
    std::erase_if(preview.rows, isNoMatch);
}

ResultRow readRow(ImportLine &line)
{
    ResultRow row;
    row.line = line.line();
    row.columns = {{line.placeColumn("home"), line.placeColumn("away")}};
    row.stage = line.text("stage");
    row.group = line.text("group");
    row.match = line.number("number", 1, largestMatchNumber).value_or(0);
    row.kind = kindOf(line);
    row.teams = {{line.text("home"), line.text("away")}};
    const QString &home = row.teams[Side::Home];
    if (home.isEmpty() || row.teams[Side::Away].isEmpty() || home == row.teams[Side::Away])
        line.note(home.isEmpty() ? "home" : "away",
                  QT_TRANSLATE_NOOP("core", "A match needs two different teams."));
    readScore(line, row);
    if (const auto decision = decisionOf(line))
        row.decidedBy = decision;
    row.goals = listedGoals(line.text("goals"));
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
        if (fixture.isPlayOff)
            return ResultRow::Kind::PlayOff;
        if (fixture.replay > 0)
            return ResultRow::Kind::Replay;
        return report == nullptr ? ResultRow::Kind::Walkover : ResultRow::Kind::Match;
    }

    /// Nothing where the rules do not ask for it.
    static std::optional<int> conductOf(const MatchReport &report, Side side, const RuleSet &rules)
    {
        return asksFor(rules, TieBreak::Conduct) ? conductScore(report, side, rules) : std::nullopt;
    }

    const Competition &m_competition;
    const Progress m_now;
    CsvWriter m_writer;
    Problems m_leftOut;
};

} // namespace

ImportPreview<ResultRow> previewResults(const CsvList &csv)
{
    int lineWithoutYear = 0;
    auto preview = previewOf<ResultRow>(csv, readableColumns(), [&lineWithoutYear](ImportLine &line) {
        ResultRow row = readRow(line);
        if (!readDay(line, row) && lineWithoutYear == 0)
            lineWithoutYear = line.line();
        return row;
    });
    passOverTotals(preview);
    settleDays(preview.rows);
    if (lineWithoutYear > 0)
        preview.notes.push_back({csvPlace(lineWithoutYear),
                                 {QT_TRANSLATE_NOOP("core", "Dates without a year are ignored."), {}},
                                 {}});
    return preview;
}

ResultsExport resultsCsv(const Competition &competition, CsvStyle style)
{
    return ResultsWriter(competition, style).write();
}

ColumnSet resultListColumns()
{
    return readableColumns();
}

} // namespace touchline
