// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/match/new_day_fields.h"

#include "models/views/translated.h"
#include "ui_new_day_fields.h"

#include <QDate>

#include <algorithm>

namespace touchline {

namespace {

constexpr int daysInWeek = 7;

} // namespace

NewDayFields::NewDayFields(QWidget *parent) : QWidget(parent), m_ui(std::make_shared<Ui::NewDayFields>())
{
    m_ui->setupUi(this);
    m_ui->planned->hide();
    connect(m_ui->clock, &QComboBox::currentIndexChanged, this, &NewDayFields::showParts);
    for (QRadioButton *button : {m_ui->open, m_ui->known, m_ui->planned})
        connect(button, &QRadioButton::toggled, this, &NewDayFields::showParts);
    connect(m_ui->day, &QDateEdit::dateChanged, this, &NewDayFields::changed);
    connect(m_ui->time, &QTimeEdit::timeChanged, this, &NewDayFields::changed);
    connect(m_ui->ground, &QLineEdit::textEdited, this, &NewDayFields::changed);
}

QLabel *NewDayFields::groundLabel() const
{
    return m_ui->groundLabel;
}

void NewDayFields::setMatches(const CompetitionState &state, const std::vector<int> &fixtures)
{
    const auto known = [&state](int fixture) {
        const Appointment *appointment = state.competition.appointment(fixture);
        return appointment == nullptr ? Appointment() : *appointment;
    };
    const Appointment first = known(fixtures.front());
    const bool areSame = std::all_of(fixtures.begin(), fixtures.end(),
                                     [&](int fixture) { return known(fixture).time == first.time; });
    const bool hasTimes = std::any_of(fixtures.begin(), fixtures.end(),
                                      [&](int fixture) { return known(fixture).time.isValid(); });
    m_ui->day->setDate((first.date.isValid() ? first.date : QDate::currentDate()).addDays(daysInWeek));
    const auto add = [this](const QString &text, Clock clock) {
        m_ui->clock->addItem(text, static_cast<int>(clock));
    };
    if (hasTimes)
        add(areSame ? tr("as before: %1").arg(windowLanguage().clock(first.time)) : tr("as before"),
            Clock::AsBefore);
    add(tr("to be set"), Clock::Open);
    add(tr("at"), Clock::At);
    m_ui->time->setTime(first.time.isValid() ? first.time : QTime(15, 0));
    const bool isOneGround = std::all_of(fixtures.begin(), fixtures.end(), [&](int fixture) {
        return known(fixture).stadium == first.stadium;
    });
    m_ui->ground->setPlaceholderText(
        isOneGround && !first.stadium.isEmpty() ? tr("As before: %1").arg(first.stadium) : tr("As before"));
    showParts();
}

void NewDayFields::setOpenText(const QString &text)
{
    m_ui->open->setText(text);
}

void NewDayFields::offerPlanned()
{
    m_ui->planned->show();
}

bool NewDayFields::isAsPlanned() const
{
    return !m_ui->planned->isHidden() && m_ui->planned->isChecked();
}

void NewDayFields::fillIn(Ruling &ruling, const CompetitionState &state, int fixture) const
{
    const Appointment *appointment = state.competition.appointment(fixture);
    ruling.newGround = m_ui->ground->text().trimmed();
    if (!m_ui->known->isChecked())
        return;
    ruling.newDate = m_ui->day->date();
    const auto clock = static_cast<Clock>(m_ui->clock->currentData().toInt());
    if (clock == Clock::At)
        ruling.newTime = m_ui->time->time();
    else if (clock == Clock::AsBefore && appointment != nullptr)
        ruling.newTime = appointment->time;
}

void NewDayFields::showParts()
{
    const bool isKnown = m_ui->known->isChecked();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_ui->day, m_ui->clockLabel, m_ui->clock})
        widget->setEnabled(isKnown);
    m_ui->time->setEnabled(isKnown && static_cast<Clock>(m_ui->clock->currentData().toInt()) == Clock::At);
    m_ui->ground->setEnabled(!isAsPlanned());
    m_ui->groundLabel->setEnabled(!isAsPlanned());
    Q_EMIT changed();
}

} // namespace touchline
