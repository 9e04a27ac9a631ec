// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/competition/delay_dialog.h"

#include "core/base/index.h"
#include "core/competition/timetable/timetable_notes.h"
#include "forms/dialogs/consequences_panel.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "forms/widgets/screen_fit.h"
#include "models/league/changes/league_timetable.h"
#include "models/views/fixtures/fixture_texts.h"
#include "models/words/competition/timetable_text.h"

#include <QComboBox>
#include <QFormLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace touchline {

namespace {

constexpr int usualDelay = 10;
/// In letters and lines of the body font.
constexpr int delayLetters = 76;
constexpr int delayLines = 26;

} // namespace

DelayDialog::DelayDialog(OpenLeague &league, const CompetitionStatePtr &state, const DayGrid &grid,
                         const std::set<int> &begun, QWidget *parent)
    : QDialog(parent)
    , m_league(league)
    , m_state(state)
    , m_grid(grid)
    , m_begun(begun)
    , m_from(new QComboBox(this))
    , m_minutes(new QSpinBox(this))
    , m_moves(new ConsequencesPanel(this))
    , m_problem(new QLabel(this))
    , m_buttons(okAndCancel(*this, tr("&Delay")))
{
    setWindowTitle(tr("Delay"));
    auto *competition = new QLabel(state->name(), this);
    competition->setTextFormat(Qt::PlainText);
    competition->setWordWrap(true);
    Theme::setType(competition, Theme::Type::Heading);
    m_from->setObjectName(QStringLiteral("from"));
    m_minutes->setObjectName(QStringLiteral("minutes"));
    m_minutes->setRange(1, longestSlot);
    m_minutes->setValue(usualDelay);
    setUnit(m_minutes, [](int minutes) { return tr(" minute(s)", "delay", minutes); });
    for (std::size_t hour = 0; hour < m_grid.hours.size(); ++hour) {
        int open = 0;
        for (const auto &cell : m_grid.cells[hour])
            for (const int fixture : cell)
                open += canBeMoved(m_state->competition, m_state->now, fixture, m_begun) ? 1 : 0;
        if (open > 0)
            m_from->addItem(windowLanguage().clock(m_grid.hours[hour]), m_grid.hours[hour]);
    }
    auto *fields = new QFormLayout;
    fields->setHorizontalSpacing(spacing::groups);
    fields->setVerticalSpacing(spacing::related);
    fields->addRow(tr("Matches &from:"), m_from);
    fields->addRow(tr("are &later by:"), m_minutes);
    auto *heading = new QLabel(tr("Conse&quences"), this);
    Theme::setType(heading, Theme::Type::Heading);
    heading->setBuddy(m_moves);
    m_moves->setObjectName(QStringLiteral("consequences"));
    m_moves->setLeague(&m_league);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->setAccessibleName(tr("Problem"));
    setTextColour(m_problem, ColourRole::Error);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(spacing::related);
    column->setContentsMargins(spacing::page, spacing::page, spacing::page, spacing::groups);
    column->addWidget(competition);
    column->addLayout(fields);
    column->addWidget(heading);
    column->addWidget(m_moves, 1);
    column->addWidget(m_problem);
    column->addWidget(m_buttons);
    connect(m_from, &QComboBox::currentIndexChanged, this, &DelayDialog::showMoves);
    connect(m_minutes, &QSpinBox::valueChanged, this, &DelayDialog::showMoves);
    ScreenFit::setSize(*this, delayLetters, delayLines);
    showMoves();
}

QTime DelayDialog::from() const
{
    return m_from->currentData().toTime();
}

QStringList DelayDialog::moveLines(const std::vector<MatchMove> &moves) const
{
    QStringList lines;
    for (const MatchMove &move : moves) {
        const TimetableWords words =
            timetableWords(m_state->competition, m_state->now, move.fixture, windowLanguage());
        const QString teams =
            words.away.isEmpty() ? words.home : QStringList{words.home, words.between, words.away}.join(u' ');
        lines << tr("%1 → %2 %3: %4 %5", "old time, new time, table, number of the match, teams")
                     .arg(windowLanguage().clock(m_state->competition.appointment(move.fixture)->time),
                          windowLanguage().clock(move.time), move.table, words.number, teams);
    }
    return lines;
}

void DelayDialog::showMoves()
{
    const auto moves =
        delayMoves(m_state->competition, m_state->now, m_grid, from(), m_minutes->value(), m_begun);
    const auto after = withDelay(m_state->competition, m_grid, from(), m_minutes->value(), m_begun);
    const bool isPossible = moves && after;
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(isPossible);
    m_problem->setVisible(!isPossible);
    if (!isPossible) {
        m_problem->setText(translated(moves ? after.error() : moves.error()));
        m_moves->setMessage({});
        return;
    }
    std::vector<ConsequenceList::Group> groups;
    DayPlan plan = dayPlanOf(m_state->competition, m_grid);
    if (const auto noted = notedTimetable(after->definition()); noted && noted->day == m_grid.day)
        plan = *noted;
    std::vector<std::pair<int, QString>> reasons;
    for (const DayConflict &one : dayConflicts(*after, plan, m_begun))
        reasons.emplace_back(after->fixtures()[at(one.fixture)].number, translated(one.reason));
    const QStringList wrong = reasonLines(reasons);
    if (!wrong.isEmpty())
        groups.push_back({tr("Not kept"), wrong});
    groups.push_back({tr("New times"), moveLines(*moves)});
    m_moves->showAfter(*m_state, *after, groups);
}

void DelayDialog::accept()
{
    const auto entry =
        delayMatches(m_league.league(), m_state->id(), m_grid.day, from(), m_minutes->value(), m_begun);
    if (!hasWorked(*m_problem, entry))
        return;
    Q_EMIT made(*entry);
    QDialog::accept();
}

} // namespace touchline
