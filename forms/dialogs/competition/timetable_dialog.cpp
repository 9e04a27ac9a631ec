// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/competition/timetable_dialog.h"

#include "core/base/index.h"
#include "core/competition/bye_requests.h"
#include "core/competition/schedule/rest_of_season.h"
#include "core/competition/timetable/hall.h"
#include "core/competition/timetable/timetable_notes.h"
#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "forms/widgets/screen_fit.h"
#include "models/league/changes/clashes_elsewhere.h"
#include "models/league/changes/league_timetable.h"

#include "ui_timetable_dialog.h"

#include <QHeaderView>
#include <QPushButton>
#include <QScopedValueRollback>

#include <algorithm>

namespace touchline {

namespace {

constexpr int typingMilliseconds = 250;
constexpr int timetableLetters = 150;
constexpr int timetableLines = 38;
constexpr int usualTables = 3;
constexpr int usualMinutes = 20;
constexpr int usualChangeOver = 5;
constexpr int usualClosing = 23;
enum TeamColumn { NameColumn, ArrivesColumn, LeavesColumn, TeamColumns };

QString shownHour(QTime time)
{
    return time.isValid() ? time.toString(QStringLiteral("HH:mm")) : QString();
}

/// "19:30", "19.30", "7:30", "1930" or "19"; invalid for anything else.
QTime readHour(const QString &text)
{
    for (const QLatin1String form :
         {QLatin1String("H:mm"), QLatin1String("H.mm"), QLatin1String("HHmm"), QLatin1String("H")})
        if (const QTime hour = QTime::fromString(text.trimmed(), QString(form)); hour.isValid())
            return hour;
    return {};
}

} // namespace

TimetableDialog::TimetableDialog(OpenLeague &league, const CompetitionStatePtr &state, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::TimetableDialog>())
    , m_league(league)
    , m_state(state)
    , m_plan(usualPlan(*state))
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->competition, Theme::Type::Heading);
    Theme::setType(m_ui->previewLabel, Theme::Type::Heading);
    setTextColour(m_ui->problem, ColourRole::Error);
    setTextColour(m_ui->notKept, ColourRole::Error);
    m_ui->competition->setText(m_state->name());
    m_ui->tables->setRange(1, mostTables);
    m_ui->minutes->setRange(1, longestSlot);
    m_ui->changeOver->setRange(0, longestSlot);
    m_ui->rest->setRange(0, longestRest);
    const auto minutes = [](int count) { return tr(" minute(s)", "of a match", count); };
    setUnit(m_ui->minutes, minutes);
    setUnit(m_ui->changeOver, minutes);
    setUnit(m_ui->rest, [](int count) { return tr(" slot(s)", "rest between matches", count); });
    m_ui->restLabel->setToolTip(tr("How many rounds of matches a team sits out between two of its own."));
    m_ui->names->setToolTip(tr("With commas between them."));
    m_ui->breaks->setToolTip(tr("Nobody plays then. Several with commas between them."));
    QTableWidget &teams = *m_ui->teams;
    teams.setColumnCount(TeamColumns);
    teams.setHorizontalHeaderLabels({tr("Team"), tr("Arrives"), tr("Leaves")});
    teams.horizontalHeader()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    teams.verticalHeader()->hide();
    teams.setTabKeyNavigation(false);
    const std::vector<Entrant> &entrants = m_state->competition.definition().entrants;
    teams.setRowCount(static_cast<int>(entrants.size()));
    for (int row = 0; row < teams.rowCount(); ++row) {
        auto *name = new QTableWidgetItem(entrants[at(row)].name);
        name->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        name->setToolTip(name->text());
        teams.setItem(row, NameColumn, name);
        teams.setItem(row, ArrivesColumn, new QTableWidgetItem);
        teams.setItem(row, LeavesColumn, new QTableWidgetItem);
    }
    m_pause.setSingleShot(true);
    m_pause.setInterval(typingMilliseconds);
    m_pause.callOnTimeout(this, &TimetableDialog::preview);
    connect(m_ui->tables, &QSpinBox::valueChanged, this, &TimetableDialog::countTables);
    for (QSpinBox *box : {m_ui->minutes, m_ui->changeOver, m_ui->rest})
        connect(box, &QSpinBox::valueChanged, this, &TimetableDialog::waitForMore);
    connect(m_ui->day, &QDateEdit::dateChanged, this, &TimetableDialog::waitForMore);
    for (QTimeEdit *hour : {m_ui->start, m_ui->end})
        connect(hour, &QTimeEdit::timeChanged, this, &TimetableDialog::waitForMore);
    for (QLineEdit *line : {m_ui->names, m_ui->breaks})
        connect(line, &QLineEdit::textChanged, this, &TimetableDialog::waitForMore);
    connect(m_ui->closes, &QCheckBox::toggled, m_ui->end, &QWidget::setEnabled);
    for (QCheckBox *box : {m_ui->closes, m_ui->referees, m_ui->finalLast, m_ui->byes})
        connect(box, &QCheckBox::toggled, this, &TimetableDialog::waitForMore);
    connect(&teams, &QTableWidget::itemChanged, this, &TimetableDialog::waitForMore);
    setAnswers(*this, *m_ui->buttons, tr("Ma&ke Timetable"));
    ScreenFit::setSize(*this, timetableLetters, timetableLines);
    fillFields();
    preview();
}

DayPlan TimetableDialog::usualPlan(const CompetitionState &state)
{
    const Competition &competition = state.competition;
    if (auto noted = notedTimetable(competition.definition())) {
        // Where some of it is played the rest begins where it goes on.
        for (const DayGrid &grid : dayGrids(competition, state.now))
            if (grid.day == noted->day)
                if (const QTime time = hallTime(competition, state.now, grid, QDateTime::currentDateTime());
                    time.isValid() && time > noted->rules.start)
                    noted->rules.start = time;
        return std::move(*noted);
    }
    DayPlan plan;
    plan.day = seasonDaysOf(competition).calendar.first;
    if (!plan.day.isValid())
        plan.day = QDate::currentDate();
    const auto pairs = static_cast<int>(competition.definition().entrants.size() / 2);
    for (int table = 1; table <= std::clamp(pairs, 1, usualTables); ++table)
        plan.rules.tables << tr("Table %1").arg(table);
    plan.rules.start = QTime(19, 0);
    plan.rules.minutes = usualMinutes;
    plan.rules.changeOver = usualChangeOver;
    return plan;
}

void TimetableDialog::setPlan(const DayPlan &plan)
{
    m_plan = plan;
    fillFields();
    preview();
}

void TimetableDialog::fillFields()
{
    // Their signals go out: the unit beside a number follows it.
    const QScopedValueRollback filling(m_isFilling, true);
    const TimetableRules &rules = m_plan.rules;
    m_ui->day->setDate(m_plan.day);
    m_ui->start->setTime(rules.start);
    m_ui->tables->setValue(static_cast<int>(rules.tables.size()));
    m_ui->names->setText(rules.tables.join(QStringLiteral(", ")));
    m_ui->minutes->setValue(rules.minutes);
    m_ui->changeOver->setValue(rules.changeOver);
    m_ui->rest->setValue(rules.rest);
    QStringList breaks;
    for (const TimetableBreak &one : rules.breaks)
        breaks << shownHour(one.from) + u'-' + shownHour(one.to);
    m_ui->breaks->setText(breaks.join(QStringLiteral(", ")));
    m_ui->closes->setChecked(rules.end.isValid());
    m_ui->end->setEnabled(rules.end.isValid());
    m_ui->end->setTime(rules.end.isValid() ? rules.end : QTime(usualClosing, 0));
    m_ui->referees->setChecked(rules.referees);
    m_ui->finalLast->setChecked(rules.finalLast);
    m_ui->byes->setVisible(nextSwissRound(m_state->competition) >= 0);
    for (int row = 0; row < m_ui->teams->rowCount(); ++row) {
        TeamHours hours{row};
        for (const TeamHours &one : m_plan.teams)
            if (one.team == row)
                hours = one;
        m_ui->teams->item(row, ArrivesColumn)->setText(shownHour(hours.arrives));
        m_ui->teams->item(row, LeavesColumn)->setText(shownHour(hours.leaves));
    }
}

void TimetableDialog::countTables(int count)
{
    if (m_isFilling)
        return;
    QStringList names = m_ui->names->text().split(u',', Qt::SkipEmptyParts);
    for (QString &name : names)
        name = name.simplified();
    names = names.mid(0, count);
    for (int number = 1; names.size() < count; ++number)
        if (const QString name = tr("Table %1").arg(number); !names.contains(name))
            names << name;
    m_ui->names->setText(names.join(QStringLiteral(", ")));
}

void TimetableDialog::waitForMore()
{
    if (!m_isFilling)
        m_pause.start();
}

QString TimetableDialog::readHours()
{
    m_plan.teams.clear();
    for (int row = 0; row < m_ui->teams->rowCount(); ++row) {
        TeamHours hours{row};
        for (const auto &[column, hour] :
             {std::pair(ArrivesColumn, &hours.arrives), std::pair(LeavesColumn, &hours.leaves)}) {
            const QString text = m_ui->teams->item(row, column)->text().trimmed();
            *hour = readHour(text);
            if (!text.isEmpty() && !hour->isValid())
                return tr("“%1” isn't a time. Try 19:30.").arg(text);
        }
        if (hours.arrives.isValid() || hours.leaves.isValid())
            m_plan.teams.push_back(hours);
    }
    return {};
}

QString TimetableDialog::readFields()
{
    TimetableRules &rules = m_plan.rules;
    m_plan.day = m_ui->day->date();
    rules.tables.clear();
    for (const QString &name : m_ui->names->text().split(u','))
        if (const QString table = name.simplified(); !table.isEmpty())
            rules.tables << table;
    {
        const QScopedValueRollback filling(m_isFilling, true);
        m_ui->tables->setValue(static_cast<int>(rules.tables.size()));
    }
    rules.start = m_ui->start->time();
    rules.end = m_ui->closes->isChecked() ? m_ui->end->time() : QTime();
    rules.minutes = m_ui->minutes->value();
    rules.changeOver = m_ui->changeOver->value();
    rules.rest = m_ui->rest->value();
    rules.referees = m_ui->referees->isChecked();
    rules.finalLast = m_ui->finalLast->isChecked();
    m_plan.missedRounds = m_ui->byes->isChecked() ? std::optional(ByeRequest::Kind::Half) : std::nullopt;
    rules.breaks.clear();
    for (const QString &text : m_ui->breaks->text().split(u',', Qt::SkipEmptyParts)) {
        QString times = text;
        times.replace(QChar(u'–'), u'-');
        const TimetableBreak one{readHour(times.section(u'-', 0, 0)), readHour(times.section(u'-', 1))};
        if (!one.from.isValid() || !one.to.isValid())
            return tr("“%1” isn't a break. Try 20:30-20:45.").arg(text.trimmed());
        rules.breaks.push_back(one);
    }
    return readHours();
}

void TimetableDialog::showProblem(const QString &problem)
{
    m_ui->problem->setText(problem);
    m_ui->problem->setVisible(!problem.isEmpty());
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(problem.isEmpty());
}

void TimetableDialog::preview()
{
    m_pause.stop();
    m_ui->notKept->hide();
    QString problem = readFields();
    std::optional<TimetabledDay> made;
    if (problem.isEmpty()) {
        auto result = withOtherTimetable(m_league.league(), m_state->competition, m_plan);
        if (result)
            made = std::move(*result);
        else
            problem = translated(result.error());
    }
    showProblem(problem);
    if (!made) {
        m_ui->grid->days().setDay(nullptr, {}, {});
        m_ui->summary->clear();
        return;
    }
    const auto after = std::make_shared<const CompetitionState>(made->after);
    for (const DayGrid &grid : dayGrids(after->competition, after->now))
        if (grid.day == m_plan.day)
            m_ui->grid->days().setDay(after, grid, m_plan);
    const auto slotCount = static_cast<int>(made->timetable.hours.size());
    const QTime over = made->timetable.hours.back().addSecs(m_plan.rules.minutes * secondsOfMinute);
    const auto matches = static_cast<int>(made->fixtures.size());
    m_ui->summary->setText(tr("%n match(es)", nullptr, matches) + QStringLiteral(", ") +
                           tr("%n slot(s)", nullptr, slotCount) + QStringLiteral(", ") +
                           tr("over at %1").arg(windowLanguage().clock(over)));
    QStringList notKept;
    for (const Message &one : made->timetable.notKept)
        notKept << translated(one);
    for (const Message &one : clashesElsewhere(m_league.league(), m_state->competition, made->after))
        notKept << translated(one);
    m_ui->notKept->setText(notKept.join(u'\n'));
    m_ui->notKept->setVisible(!notKept.isEmpty());
}

void TimetableDialog::accept()
{
    // What was typed last counts.
    preview();
    if (!m_ui->buttons->button(QDialogButtonBox::Ok)->isEnabled())
        return;
    const auto entry = changeTimetable(m_league.league(), m_state->id(), m_plan);
    if (!entry) {
        showProblem(translated(entry.error()));
        return;
    }
    Q_EMIT made(*entry);
    QDialog::accept();
}

} // namespace touchline
