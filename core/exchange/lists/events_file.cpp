// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/lists/events_file.h"

#include "core/base/plain_digits.h"
#include "core/exchange/csv/import_table.h"
#include "core/match/report/minute.h"
#include "core/match/report/report_events.h"

#include <QRegularExpression>
#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

ColumnSet eventColumns()
{
    return {{neededColumn("match", "match number,fixture,game"), neededColumn("date", "day"),
             neededColumn("stage", "round,phase"), neededColumn("team", "club"),
             neededColumn("player", "player name,name"), neededColumn("event", "kind,type"),
             neededColumn("minute", "min"), optionalColumn("detail")}};
}

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
    EventsReader(const ImportTable &table, const DisciplineRules &rules) : m_table(table), m_rules(rules) {}

    Result<EventsFile> read()
    {
        Problems problems = m_table.readLines([this](ImportLine &line) { readRow(line); });
        if (!problems.empty())
            return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The events cannot be read."), {},
                        std::move(problems));
        for (MatchReport &report : m_file.reports)
            if (TeamOnTheDay &away = report.teams[Side::Away]; away.name.isEmpty())
                away.name = QStringLiteral("unknown (match %1)").arg(m_file.names.value(report.fixture));
        m_file.notes = m_table.notes();
        return std::move(m_file);
    }

private:
    void readRow(ImportLine &line)
    {
        const QString match = line.neededText("match");
        const QString team = line.neededText("team");
        const QString what = line.neededText("event");
        ReportEvent event;
        if (!what.isEmpty() && what != lineUp)
            event.kind = kindOf(line, what);
        // Of a goal the scorer may be unknown.
        const bool isGoalEvent = what == reportEventWord(event.kind) && isGoal(event.kind);
        QString player = isGoalEvent ? line.text("player") : line.neededText("player");
        if (isGoalEvent && player == unknownScorerMark)
            player.clear();
        readMinute(line, event);
        event.detail = detailOf(line, event.kind);
        if (!line.problems().empty())
            return;
        MatchReport &report = reportOf(match);
        noteStage(line, report.fixture);
        if (const QDate day = QDate::fromString(line.text("date"), Qt::ISODate); day.isValid())
            m_file.days.insert(report.fixture, day);
        const std::optional<Side> side = sideOf(report, team);
        if (!side) {
            line.note("team", QT_TRANSLATE_NOOP("core", "%1 is the third team of match %2."), {team, match});
            return;
        }
        event.side = *side;
        event.player = player.isEmpty() ? QUuid() : personId(team, player);
        event.playerName = player;
        if (what == lineUp)
            report.teams[*side].players.push_back({event.player, player, true, {}});
        else
            report.events.push_back(std::move(event));
    }

    void noteStage(ImportLine &line, const QUuid &match)
    {
        const QString stage = line.text("stage");
        const StageKind kind = stageKindOf(stage);
        if (kind != StageKind::Unknown)
            m_file.stages.insert(match, kind);
        else if (!stage.isEmpty() && !m_rules.wipedAfter.empty())
            line.note("stage",
                      QT_TRANSLATE_NOOP("core",
                                        "These rules forget bookings after a stage, and \"%1\" is none that "
                                        "is known: group stage, round of 16, quarter-finals, "
                                        "semi-finals, third place, final."),
                      {stage});
    }

    ReportEventKind kindOf(ImportLine &line, const QString &what)
    {
        QStringList words{lineUp};
        for (const ReportEventKind kind : events) {
            if (what == reportEventWord(kind))
                return kind;
            words.append(reportEventWord(kind));
        }
        line.note("event", QT_TRANSLATE_NOOP("core", "\"%1\" isn't an event. Events: %2."),
                  {what, words.join(QStringLiteral(", "))});
        return {};
    }

    /// "", "17" or "45+2".
    void readMinute(ImportLine &line, ReportEvent &event)
    {
        static const QRegularExpression form(QStringLiteral("^([0-9]{1,3})(?:\\+([0-9]{1,3}))?$"));
        const QString text = line.text("minute");
        if (text.isEmpty())
            return;
        const QRegularExpressionMatch parts = form.match(withPlainDigits(text));
        event.minute = parts.captured(1).toInt();
        event.stoppage = parts.captured(2).toInt();
        if (parts.hasMatch() && *event.minute > lastMinute &&
            *event.minute <= lastMinute + longestStoppageTime)
            line.note("minute", QT_TRANSLATE_NOOP("core", "There is no minute %1: write %2+%3."),
                      {QString::number(*event.minute), QString::number(lastMinute),
                       QString::number(*event.minute - lastMinute)});
        else if (!parts.hasMatch() || *event.minute < 1 || *event.minute > lastMinute ||
                 event.stoppage > longestStoppageTime)
            line.note("minute",
                      QT_TRANSLATE_NOOP("core", "A minute is a number from 1 to 120, or 45+2, not \"%1\"."),
                      {text});
    }

    QString detailOf(ImportLine &line, ReportEventKind kind)
    {
        QString detail = line.text("detail");
        if (kind != ReportEventKind::Injury || detail.isEmpty())
            return {};
        QStringList words;
        for (const InjuryRule &injury : m_rules.injuries)
            words.append(injury.detail);
        if (!words.contains(detail))
            line.note("detail",
                      QT_TRANSLATE_NOOP("core", "\"%1\" isn't an injury in these rules. Injuries: %2."),
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

    const ImportTable &m_table;
    const DisciplineRules &m_rules;
    EventsFile m_file;
};

} // namespace

QUuid personId(const QString &team, const QString &player)
{
    return idOf({team, player});
}

Result<EventsFile> readEvents(const QByteArray &csv, const DisciplineRules &rules)
{
    const ImportTable table(csv, eventColumns());
    return EventsReader(table, rules).read();
}

} // namespace touchline
