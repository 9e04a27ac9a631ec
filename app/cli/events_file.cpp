// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/events_file.h"

#include "core/base/csv.h"

#include <QRegularExpression>
#include <QtGlobal>

#include <algorithm>

namespace touchline::cli {

namespace {

const QStringList neededColumns{QStringLiteral("match"), QStringLiteral("date"),   QStringLiteral("stage"),
                                QStringLiteral("team"),  QStringLiteral("player"), QStringLiteral("event"),
                                QStringLiteral("minute")};
const QString detailColumn = QStringLiteral("detail");
const QString lineUp = QStringLiteral("line_up");
constexpr std::array events{ReportEventKind::SubstituteOn, ReportEventKind::Goal,
                            ReportEventKind::OwnGoal,      ReportEventKind::PenaltyGoal,
                            ReportEventKind::Yellow,       ReportEventKind::SecondYellow,
                            ReportEventKind::Red,          ReportEventKind::Injury};
constexpr int lastMinute = 120;

/// The same words, the same id.
QUuid idOf(const QStringList &words)
{
    static const QUuid lists = QUuid::fromString(QStringLiteral("b1c7f0de-5a0b-5b0e-9a53-6a2f6d0f5a11"));
    return QUuid::createUuidV5(lists, words.join(u'\n'));
}

class EventsReader
{
public:
    EventsReader(const CsvTable &table, const DisciplineRules &rules) : m_table(table), m_rules(rules) {}

    Result<EventsFile> read()
    {
        checkColumns();
        if (m_problems.empty())
            for (const CsvTable::Row &row : m_table.rows())
                readRow(row);
        if (!m_problems.empty())
            return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The events cannot be read."), {},
                        std::move(m_problems));
        for (MatchReport &report : m_file.reports)
            if (TeamOnTheDay &away = report.teams[Side::Away]; away.name.isEmpty())
                away.name = QStringLiteral("unknown (match %1)").arg(m_file.names.value(report.fixture));
        return std::move(m_file);
    }

private:
    void note(const QString &where, const char *text, QStringList arguments = {})
    {
        m_problems.push_back({where, {text, std::move(arguments)}, {}});
    }
    void note(const CsvTable::Row &row, const char *text, QStringList arguments = {})
    {
        note(QStringLiteral("line %1").arg(row.line), text, std::move(arguments));
    }

    void checkColumns()
    {
        for (const QString &column : neededColumns)
            if (!m_table.hasColumn(column))
                note(QStringLiteral("line 1"), QT_TRANSLATE_NOOP("core", "The column %1 is missing."),
                     {column});
        for (const QString &column : m_table.columns())
            if (!neededColumns.contains(column) && column != detailColumn)
                note(QStringLiteral("line 1"),
                     QT_TRANSLATE_NOOP("core", "There is no column %1 in a list of events."), {column});
    }

    /// A cell that must not be empty.
    QString word(const CsvTable::Row &row, const char *column)
    {
        QString text = m_table.cell(row, QLatin1String(column));
        if (text.isEmpty())
            note(row, QT_TRANSLATE_NOOP("core", "There is nothing under %1."), {QLatin1String(column)});
        return text;
    }

    void readRow(const CsvTable::Row &row)
    {
        const std::size_t problems = m_problems.size();
        const QString match = word(row, "match");
        const QString team = word(row, "team");
        const QString player = word(row, "player");
        const QString what = word(row, "event");
        ReportEvent event;
        if (!what.isEmpty() && what != lineUp)
            event.kind = kindOf(row, what);
        readMinute(row, event);
        event.detail = detailOf(row, event.kind);
        if (m_problems.size() > problems)
            return;
        MatchReport &report = reportOf(match);
        noteStage(row, report.fixture);
        const std::optional<Side> side = sideOf(report, team);
        if (!side) {
            note(row, QT_TRANSLATE_NOOP("core", "%1 is the third team of match %2."), {team, match});
            return;
        }
        event.side = *side;
        event.player = personId(team, player);
        event.playerName = player;
        if (what == lineUp)
            report.teams[*side].players.push_back({event.player, player, true, {}});
        else
            report.events.push_back(std::move(event));
    }

    void noteStage(const CsvTable::Row &row, const QUuid &match)
    {
        const QString stage = m_table.cell(row, QStringLiteral("stage"));
        const StageKind kind = stageKindOf(stage);
        if (kind != StageKind::Unknown)
            m_file.stages.insert(match, kind);
        else if (!stage.isEmpty() && !m_rules.wipedAfter.empty())
            note(row,
                 QT_TRANSLATE_NOOP("core",
                                   "These rules forget bookings after a stage, and \"%1\" is none that "
                                   "is known: group stage, round of 16, quarter-finals, "
                                   "semi-finals, third place, final."),
                 {stage});
    }

    ReportEventKind kindOf(const CsvTable::Row &row, const QString &what)
    {
        QStringList words{lineUp};
        for (const ReportEventKind kind : events) {
            if (what == reportEventWord(kind))
                return kind;
            words.append(reportEventWord(kind));
        }
        note(row, QT_TRANSLATE_NOOP("core", "\"%1\" is no event. There are: %2."),
             {what, words.join(QStringLiteral(", "))});
        return {};
    }

    /// "", "17" or "45+2".
    void readMinute(const CsvTable::Row &row, ReportEvent &event)
    {
        static const QRegularExpression form(QStringLiteral("^(\\d{1,3})(?:\\+(\\d{1,2}))?$"));
        const QString text = m_table.cell(row, QStringLiteral("minute"));
        if (text.isEmpty())
            return;
        const QRegularExpressionMatch parts = form.match(text);
        event.minute = parts.captured(1).toInt();
        event.stoppage = parts.captured(2).toInt();
        if (!parts.hasMatch() || *event.minute < 1 || *event.minute > lastMinute)
            note(row, QT_TRANSLATE_NOOP("core", "A minute is a number from 1 to 120, or 45+2, not \"%1\"."),
                 {text});
    }

    QString detailOf(const CsvTable::Row &row, ReportEventKind kind)
    {
        QString detail = m_table.cell(row, detailColumn);
        if (kind != ReportEventKind::Injury || detail.isEmpty())
            return {};
        QStringList words;
        for (const InjuryRule &injury : m_rules.injuries)
            words.append(injury.detail);
        if (!words.contains(detail))
            note(row, QT_TRANSLATE_NOOP("core", "\"%1\" is no injury of these rules. There are: %2."),
                 {detail, words.join(QStringLiteral(", "))});
        return detail;
    }

    MatchReport &reportOf(const QString &match)
    {
        const QUuid id = idOf({match});
        const auto found = std::find_if(m_file.reports.begin(), m_file.reports.end(),
                                        [&](const MatchReport &report) { return report.fixture == id; });
        if (found != m_file.reports.end())
            return *found;
        m_file.names.insert(id, match);
        m_file.reports.emplace_back().fixture = id;
        return m_file.reports.back();
    }

    static std::optional<Side> sideOf(MatchReport &report, const QString &team)
    {
        for (const Side side : bothSides) {
            TeamOnTheDay &one = report.teams[side];
            if (one.name.isEmpty())
                one = {idOf({QStringLiteral("team"), team, QString()}), team, {}};
            if (one.name == team)
                return side;
        }
        return std::nullopt;
    }

    const CsvTable &m_table;
    const DisciplineRules &m_rules;
    EventsFile m_file;
    Problems m_problems;
};

} // namespace

QUuid personId(const QString &team, const QString &player)
{
    return idOf({team, player});
}

Result<EventsFile> readEvents(const QByteArray &csv, const DisciplineRules &rules)
{
    const auto table = CsvTable::parse(csv);
    if (!table)
        return fail(table.error());
    return EventsReader(*table, rules).read();
}

} // namespace touchline::cli
