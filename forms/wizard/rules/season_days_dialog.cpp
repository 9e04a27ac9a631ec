// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/rules/season_days_dialog.h"

#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "forms/wizard/rules/calendar_dialog.h"
#include "models/league/changes/league_days.h"
#include "models/views/translated.h"
#include "models/words/competition/days_text.h"

#include "ui_season_days_dialog.h"

#include <QPushButton>
#include <QScopedValueRollback>

namespace touchline {

namespace {

constexpr int longestInterval = 60;
/// Rhythm and hours; the rest is in the dialog behind the button.
constexpr qsizetype mostDaysLines = 4;

} // namespace

SeasonDaysDialog::SeasonDaysDialog(OpenLeague &league, const CompetitionStatePtr &state, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::SeasonDaysDialog>())
    , m_league(league)
    , m_state(state)
    , m_days(seasonDaysOf(state->competition))
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->competition, Theme::Type::Heading);
    Theme::setType(m_ui->following, Theme::Type::Heading);
    Theme::setType(m_ui->daysHelp, Theme::Type::Caption);
    setTextColour(m_ui->problem, ColourRole::Error);
    m_ui->consequences->setLeague(&m_league);
    m_ui->competition->setText(m_state->name());
    m_ui->every->setRange(1, longestInterval);
    setUnit(m_ui->every, [](int days) { return tr(" day(s)", "every", days); });
    connect(m_ui->first, &QDateEdit::dateChanged, this, &SeasonDaysDialog::takeFields);
    connect(m_ui->every, &QSpinBox::valueChanged, this, &SeasonDaysDialog::takeFields);
    connect(m_ui->days, &QPushButton::clicked, this, &SeasonDaysDialog::chooseDays);
    setAnswers(*this, *m_ui->buttons, tr("&Change Calendar"));
    if (!m_days.calendar.first.isValid() && m_days.calendar.dates.empty())
        m_days.calendar.first = QDate::currentDate();
    showAll();
}

void SeasonDaysDialog::setDays(const SeasonDays &days)
{
    m_days = days;
    showAll();
}

void SeasonDaysDialog::takeFields()
{
    if (m_isFilling)
        return;
    m_days.calendar.first = m_ui->first->date();
    m_days.calendar.every = m_ui->every->value();
    // A rhythm takes the place of dates that were set one by one.
    m_days.calendar.dates.clear();
    showAll();
}

void SeasonDaysDialog::chooseDays()
{
    CalendarDialog dialog({m_days.calendar, m_days.wishes}, m_state->competition.definition().entrants, true,
                          this);
    if (dialog.exec() == QDialog::Accepted)
        setDays({dialog.days().calendar, dialog.days().wishes});
}

void SeasonDaysDialog::showAll(const std::optional<Error> &problem)
{
    const Calendar &calendar = m_days.calendar;
    const std::vector<Entrant> &teams = m_state->competition.definition().entrants;
    {
        // Their signals go out: the unit beside a number follows it.
        const QScopedValueRollback filling(m_isFilling, true);
        QDate day = calendar.first;
        for (const QDate date : calendar.dates)
            if (!day.isValid())
                day = date;
        m_ui->first->setDate(day.isValid() ? day : QDate::currentDate());
        m_ui->every->setValue(calendar.every);
        // Days of the week count in place of the rhythm.
        m_ui->every->setEnabled(calendar.weekdays.empty());
        m_ui->everyLabel->setEnabled(calendar.weekdays.empty());
    }
    QStringList lines = seasonDaysLines(m_days, teams, windowLanguage());
    if (lines.size() > mostDaysLines) {
        const auto more = static_cast<int>(lines.size() - mostDaysLines);
        lines = lines.mid(0, mostDaysLines);
        lines << tr("and %n more lines", nullptr, more);
    }
    m_ui->daysHelp->setText(lines.join(u'\n'));
    std::optional<Error> refused = problem;
    bool isOther = false;
    if (!refused) {
        const auto rest = withOtherDays(m_league.league(), m_state->competition, m_days);
        if (rest) {
            isOther = !(rest->after == m_state->competition);
            const QStringList moves = dayMoveLines(m_state->competition, rest->after, windowLanguage());
            const QStringList notes = restOfSeasonLines(*rest, windowLanguage());
            std::vector<ConsequenceList::Group> groups;
            if (!notes.isEmpty())
                groups.push_back({tr("To note"), notes});
            if (!moves.isEmpty())
                groups.push_back({tr("New days"), moves});
            m_ui->consequences->showAfter(*m_state, rest->after, groups);
            if (groups.empty())
                m_ui->consequences->setMessage(tr("No match moves."));
        } else {
            refused = rest.error();
            m_ui->consequences->setMessage({});
        }
    }
    m_ui->problem->setText(refused ? translated(*refused) : QString());
    m_ui->problem->setVisible(refused.has_value());
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(!refused && isOther);
}

void SeasonDaysDialog::accept()
{
    const auto entry = changeDays(m_league.league(), m_state->id(), m_days);
    if (!entry) {
        showAll(entry.error());
        return;
    }
    Q_EMIT changed(*entry);
    QDialog::accept();
}

} // namespace touchline
