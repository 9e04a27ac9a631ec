// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/result_rows.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace touchline::cli {

namespace {

const QStringList neededColumns{QStringLiteral("stage"),      QStringLiteral("group"),
                                QStringLiteral("home"),       QStringLiteral("away"),
                                QStringLiteral("home_goals"), QStringLiteral("away_goals")};
const QStringList otherColumns{QStringLiteral("date"),         QStringLiteral("kind"),
                               QStringLiteral("home_pens"),    QStringLiteral("away_pens"),
                               QStringLiteral("home_conduct"), QStringLiteral("away_conduct"),
                               QStringLiteral("decided_by")};
/// By ResultRow::Kind.
const QStringList kinds{QString(), QStringLiteral("match"), QStringLiteral("replay"),
                        QStringLiteral("play-off"), QStringLiteral("walkover")};
constexpr std::array decisions{DecidedBy::NinetyMinutes, DecidedBy::ExtraTime, DecidedBy::ShootOut};
constexpr int mostGoals = 999;
constexpr int worstConduct = -999;

class RowsReader
{
public:
    RowsReader(const CsvTable &table, Problems &problems) : m_table(table), m_problems(problems) {}

    std::vector<ResultRow> read()
    {
        if (!checkColumns())
            return {};
        std::vector<ResultRow> rows;
        for (const CsvTable::Row &row : m_table.rows())
            rows.push_back(readRow(row));
        return rows;
    }

private:
    void note(const QString &where, const char *text, QStringList arguments)
    {
        m_problems.push_back({where, {text, std::move(arguments)}, {}});
    }

    bool checkColumns()
    {
        const std::size_t before = m_problems.size();
        for (const QString &column : neededColumns)
            if (!m_table.hasColumn(column))
                note(QStringLiteral("line 1"), QT_TRANSLATE_NOOP("core", "The column %1 is missing."),
                     {column});
        for (const QString &column : m_table.columns())
            if (!neededColumns.contains(column) && !otherColumns.contains(column))
                note(QStringLiteral("line 1"),
                     QT_TRANSLATE_NOOP("core", "There is no column %1 in a list of results."), {column});
        return m_problems.size() == before;
    }

    [[nodiscard]] QString cell(const char *column) const
    {
        return m_table.cell(*m_csv, QLatin1String(column));
    }

    int number(const char *column, int least = 0, int most = mostGoals)
    {
        bool isNumber = false;
        const int value = cell(column).toInt(&isNumber);
        if (isNumber && value >= least && value <= most)
            return value;
        note(m_row.where(),
             least < 0 ? QT_TRANSLATE_NOOP("core", "%1 must be 0 or a negative whole number, not \"%2\".")
                       : QT_TRANSLATE_NOOP("core", "%1 must be a whole number, not \"%2\"."),
             {QLatin1String(column), cell(column)});
        return 0;
    }

    ResultRow readRow(const CsvTable::Row &csv)
    {
        m_csv = &csv;
        m_row = {};
        m_row.line = csv.line;
        m_row.stage = cell("stage");
        m_row.group = cell("group");
        readKind();
        m_row.teams = {{cell("home"), cell("away")}};
        if (m_row.teams[Side::Home].isEmpty() || m_row.teams[Side::Away].isEmpty() ||
            m_row.teams[Side::Home] == m_row.teams[Side::Away])
            note(m_row.where(), QT_TRANSLATE_NOOP("core", "A match needs two different teams."), {});
        m_row.score.home = number("home_goals");
        m_row.score.away = number("away_goals");
        if (!cell("home_pens").isEmpty() || !cell("away_pens").isEmpty()) {
            const int home = number("home_pens");
            m_row.shootOut = Score{home, number("away_pens")};
        }
        readDecision();
        if (!cell("home_conduct").isEmpty())
            m_row.conduct[Side::Home] = number("home_conduct", worstConduct, 0);
        if (!cell("away_conduct").isEmpty())
            m_row.conduct[Side::Away] = number("away_conduct", worstConduct, 0);
        return m_row;
    }

    void readKind()
    {
        const qsizetype kind = kinds.indexOf(cell("kind"));
        if (kind < 0)
            note(m_row.where(),
                 QT_TRANSLATE_NOOP("core", "\"%1\" is no kind of match (match, replay, play-off, walkover)."),
                 {cell("kind")});
        else
            m_row.kind = static_cast<ResultRow::Kind>(kind);
    }

    void readDecision()
    {
        const QString word = cell("decided_by");
        for (const DecidedBy decision : decisions)
            if (word == decidedByWord(decision))
                m_row.decidedBy = decision;
        if (!word.isEmpty() && !m_row.decidedBy)
            note(m_row.where(),
                 QT_TRANSLATE_NOOP("core", "\"%1\" decides no match (90, extra_time, shoot_out)."), {word});
    }

    const CsvTable &m_table;
    Problems &m_problems;
    const CsvTable::Row *m_csv = nullptr;
    ResultRow m_row;
};

int lineOf(const Problem &problem)
{
    return problem.where.section(u' ', 1).toInt();
}

} // namespace

void sortByLine(Problems &problems)
{
    std::stable_sort(problems.begin(), problems.end(), [](const Problem &first, const Problem &second) {
        return lineOf(first) < lineOf(second);
    });
}

std::vector<ResultRow> resultRows(const CsvTable &table, Problems &problems)
{
    return RowsReader(table, problems).read();
}

Result<std::vector<ResultRow>> readResultRows(const QByteArray &csv)
{
    const auto table = CsvTable::parse(csv);
    if (!table)
        return fail(table.error());
    Problems problems;
    std::vector<ResultRow> rows = resultRows(*table, problems);
    if (!problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The results cannot be read."), {},
                    std::move(problems));
    return rows;
}

} // namespace touchline::cli
