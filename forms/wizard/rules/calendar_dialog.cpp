// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/rules/calendar_dialog.h"

#include "forms/theme/theme.h"
#include "forms/widgets/screen_fit.h"
#include "models/views/translated.h"

#include "ui_calendar_dialog.h"

#include <algorithm>

namespace touchline {

namespace {

constexpr int lastWeekday = 7;
/// In letters and lines of the body font.
constexpr int calendarLetters = 110;
constexpr int calendarLines = 34;
/// In place of a kind of wish: the home day of a club, which is the calendar's.
constexpr int homeDayKind = -1;

QString dayRange(const Blackout &days)
{
    const QString from = windowLanguage().shortDate(days.from);
    return days.from == days.to
               ? from
               : CalendarDialog::tr("%1 to %2", "dates").arg(from, windowLanguage().shortDate(days.to));
}

QString timesText(const std::vector<KickOff> &kickOffs)
{
    QStringList times;
    for (const KickOff &kickOff : kickOffs)
        if (kickOff.time.isValid())
            times << kickOff.time.toString(QStringLiteral("HH:mm"));
    return times.join(QStringLiteral(", "));
}

} // namespace

CalendarDialog::CalendarDialog(Days days, std::vector<Entrant> teams, bool hasWishes, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::CalendarDialog>())
    , m_days(std::move(days))
    , m_teams(std::move(teams))
{
    m_ui->setupUi(this);
    setTextColour(m_ui->problem, ColourRole::Error);
    showProblem({});
    m_weekdays = {m_ui->day1, m_ui->day2, m_ui->day3, m_ui->day4, m_ui->day5, m_ui->day6, m_ui->day7};
    const std::vector<int> &chosen = m_days.calendar.weekdays;
    for (int day = 1; day <= lastWeekday; ++day) {
        QCheckBox *box = m_weekdays[static_cast<std::size_t>(day - 1)];
        box->setText(windowLanguage().weekday(day, QLocale::ShortFormat));
        box->setAccessibleName(windowLanguage().weekday(day));
        box->setChecked(std::find(chosen.begin(), chosen.end(), day) != chosen.end());
        m_ui->weekday->addItem(windowLanguage().weekday(day), day);
    }
    m_ui->weekdaysLabel->setToolTip(tr("With no day ticked, matchdays follow at the interval in days."));
    m_ui->times->setText(timesText(m_days.calendar.kickOffs));
    const QDate first = m_days.calendar.first.isValid() ? m_days.calendar.first : QDate::currentDate();
    for (QDateEdit *date : {m_ui->from, m_ui->to, m_ui->day})
        date->setDate(first);
    for (const Entrant &team : m_teams) {
        m_ui->team->addItem(team.name);
        m_ui->other->addItem(team.name);
    }
    m_ui->other->setCurrentIndex(m_teams.size() > 1 ? 1 : -1);
    if (hasWishes) {
        m_ui->kind->addItem(tr("shares a table or ground with"), static_cast<int>(WishKind::NotAllHome));
        m_ui->kind->addItem(tr("is not at home on"), static_cast<int>(WishKind::NotHome));
        m_ui->kind->addItem(tr("is at home on"), static_cast<int>(WishKind::Home));
        m_ui->kind->addItem(tr("meets on a date"), static_cast<int>(WishKind::Meet));
        m_ui->kind->addItem(tr("does not meet on a date"), static_cast<int>(WishKind::NotMeet));
    }
    m_ui->kind->addItem(tr("has its home day on"), homeDayKind);
    const bool knowsTeams = !m_teams.empty();
    for (QWidget *field : {static_cast<QWidget *>(m_ui->team), static_cast<QWidget *>(m_ui->kind),
                           static_cast<QWidget *>(m_ui->wishes), static_cast<QWidget *>(m_ui->addWish)})
        field->setEnabled(knowsTeams);
    // A break is most often longer than a day: its end goes on from its beginning.
    connect(m_ui->from, &QDateEdit::dateChanged, this, [this](QDate from) {
        if (m_ui->to->date() < from)
            m_ui->to->setDate(from);
    });
    connect(m_ui->addFree, &QPushButton::clicked, this, &CalendarDialog::addFreeDays);
    connect(m_ui->removeFree, &QPushButton::clicked, this, [this] {
        if (const int row = m_ui->freeDays->currentRow(); row >= 0)
            m_days.calendar.blackouts.erase(m_days.calendar.blackouts.begin() + row);
        showFreeDays();
    });
    connect(m_ui->addWish, &QPushButton::clicked, this, &CalendarDialog::addWish);
    connect(m_ui->removeWish, &QPushButton::clicked, this, &CalendarDialog::removeWish);
    connect(m_ui->kind, &QComboBox::currentIndexChanged, this, &CalendarDialog::showKind);
    showFreeDays();
    showWishes();
    showKind();
    ScreenFit::setSize(*this, calendarLetters, calendarLines);
}

void CalendarDialog::addFreeDays()
{
    const Blackout days{m_ui->from->date(), m_ui->to->date(), {}};
    if (days.to < days.from)
        return showProblem(tr("The last free day is before the first."));
    for (const Blackout &known : m_days.calendar.blackouts)
        if (known.from <= days.from && days.to <= known.to)
            return showProblem(tr("These days are free already: %1.").arg(dayRange(known)));
    showProblem({});
    m_days.calendar.blackouts.push_back(days);
    showFreeDays();
}

void CalendarDialog::addWish()
{
    const auto team = static_cast<std::size_t>(m_ui->team->currentIndex());
    const int kind = m_ui->kind->currentData().toInt();
    showProblem({});
    if (kind == homeDayKind) {
        const int weekday = m_ui->weekday->currentData().toInt();
        int &known = m_days.calendar.homeDays[m_teams[team].name];
        if (known == weekday)
            return showProblem(tr("%1 already has this home day.").arg(m_teams[team].name));
        known = weekday;
        return showWishes();
    }
    CalendarWish wish{static_cast<WishKind>(kind), {m_teams[team].id}, {}};
    if (m_ui->other->isVisibleTo(this)) {
        const auto other = static_cast<std::size_t>(m_ui->other->currentIndex());
        if (other == team)
            return showProblem(tr("Choose two clubs."));
        wish.teams.push_back(m_teams[other].id);
    }
    if (m_ui->day->isVisibleTo(this))
        wish.day = m_ui->day->date();
    if (const QString objection = wishObjection(m_days.wishes, wish, m_teams); !objection.isEmpty())
        return showProblem(objection);
    m_days.wishes.push_back(std::move(wish));
    showWishes();
}

void CalendarDialog::removeWish()
{
    const int row = m_ui->wishes->currentRow();
    const auto wishes = static_cast<int>(m_days.wishes.size());
    if (row < 0)
        return;
    if (row < wishes)
        m_days.wishes.erase(m_days.wishes.begin() + row);
    else
        m_days.calendar.homeDays.erase(std::next(m_days.calendar.homeDays.begin(), row - wishes));
    showWishes();
}

void CalendarDialog::showFreeDays()
{
    m_ui->freeDays->clear();
    for (const Blackout &days : m_days.calendar.blackouts)
        m_ui->freeDays->addItem(dayRange(days));
    m_ui->freeDays->setCurrentRow(m_ui->freeDays->count() - 1);
    m_ui->removeFree->setEnabled(m_ui->freeDays->count() > 0);
}

void CalendarDialog::showWishes()
{
    m_ui->wishes->clear();
    for (const CalendarWish &wish : m_days.wishes)
        m_ui->wishes->addItem(wishText(wish, m_teams));
    for (const auto &[team, day] : m_days.calendar.homeDays)
        m_ui->wishes->addItem(tr("%1: home day %2").arg(team, windowLanguage().weekday(day)));
    m_ui->wishes->setCurrentRow(m_ui->wishes->count() - 1);
    m_ui->removeWish->setEnabled(m_ui->wishes->count() > 0);
}

void CalendarDialog::showKind()
{
    const int kind = m_ui->kind->currentData().toInt();
    const bool isOfTwo = kind == static_cast<int>(WishKind::NotAllHome) ||
                         kind == static_cast<int>(WishKind::Meet) ||
                         kind == static_cast<int>(WishKind::NotMeet);
    m_ui->other->setVisible(isOfTwo);
    m_ui->day->setVisible(kind != homeDayKind && kind != static_cast<int>(WishKind::NotAllHome));
    m_ui->weekday->setVisible(kind == homeDayKind);
}

void CalendarDialog::showProblem(const QString &problem)
{
    m_ui->problem->setText(problem);
    m_ui->problem->setVisible(!problem.isEmpty());
}

void CalendarDialog::accept()
{
    std::vector<KickOff> kickOffs;
    // Times that nobody changed keep the days and numbers of matches that they have in a calendar file.
    const bool areAsBefore = m_ui->times->text() == timesText(m_days.calendar.kickOffs);
    for (const QString &text : m_ui->times->text().split(u',', Qt::SkipEmptyParts)) {
        KickOff kickOff;
        kickOff.time = QTime::fromString(text.trimmed(), QStringLiteral("H:mm"));
        if (!kickOff.time.isValid())
            return showProblem(tr("“%1” isn't a time. Try 19:30.").arg(text.trimmed()));
        kickOffs.push_back(kickOff);
    }
    if (!areAsBefore)
        m_days.calendar.kickOffs = std::move(kickOffs);
    m_days.calendar.weekdays.clear();
    for (int day = 1; day <= lastWeekday; ++day)
        if (m_weekdays[static_cast<std::size_t>(day - 1)]->isChecked())
            m_days.calendar.weekdays.push_back(day);
    QDialog::accept();
}

} // namespace touchline
