// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/summary_page.h"

#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "forms/widgets/save_place.h"
#include "forms/wizard/rules/calendar_dialog.h"

#include "ui_summary_page.h"

#include <QDir>
#include <QSignalBlocker>

#include <utility>

namespace touchline {

namespace {

const QString nobody = QStringLiteral("none");
constexpr int mostDaysBetween = 60;
constexpr int usualDaysBetween = 7;

} // namespace

SummaryPage::SummaryPage(CompetitionDraft &draft, QWidget *parent)
    : WizardPage(draft, parent)
    , m_ui(std::make_shared<Ui::SummaryPage>())
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->summaryTitle, Theme::Type::Heading);
    m_ui->summary->setMaximumWidth(spacing::readable);
    m_ui->first->setDate(QDate::currentDate());
    m_ui->every->setRange(1, mostDaysBetween);
    m_ui->every->setValue(usualDaysBetween);
    setUnit(m_ui->every, [](int days) { return tr(" day(s)", "every", days); });
    connect(m_ui->name, &QLineEdit::textEdited, this, [this](const QString &text) {
        this->draft().setName(text);
        showFile();
        showSummary();
    });
    connect(m_ui->file, &QLineEdit::textEdited, this,
            [this](const QString &text) { this->draft().setFile(QDir::fromNativeSeparators(text)); });
    connect(m_ui->browse, &QPushButton::clicked, this, &SummaryPage::browse);
    connect(m_ui->dates, &QCheckBox::toggled, this, &SummaryPage::takeDates);
    connect(m_ui->first, &QDateEdit::dateChanged, this, &SummaryPage::takeDates);
    connect(m_ui->every, &QSpinBox::valueChanged, this, &SummaryPage::takeDates);
    connect(m_ui->days, &QPushButton::clicked, this, &SummaryPage::chooseDays);
    connect(m_ui->host, &QComboBox::currentIndexChanged, this, [this] {
        this->draft().setHost(m_ui->host->currentData().toString());
        showSummary();
    });
}

void SummaryPage::enter()
{
    if (m_ui->name->text() != draft().name())
        m_ui->name->setText(draft().name());
    const bool isNewFile = draft().file().has_value();
    m_ui->form->labelForField(m_ui->fileRow)->setVisible(isNewFile);
    m_ui->fileRow->setVisible(isNewFile);
    m_ui->dateRow->setEnabled(!draft().hasRealDates());
    m_ui->dates->setText(draft().hasRealDates() ? tr("The dates of that year") : tr("&Set dates"));
    fillHosts();
    takeDates();
    showFile();
    m_ui->name->setFocus();
}

bool SummaryPage::showProblem(const QString &problem)
{
    using Field = CompetitionDraft::Field;
    const Field field = draft().problemField(CompetitionDraft::Step::Summary);
    for (const auto &[label, one] :
         {std::pair(m_ui->nameProblem, Field::Name), std::pair(m_ui->fileProblem, Field::File),
          std::pair(m_ui->datesProblem, Field::Dates)}) {
        setTextColour(label, ColourRole::Error);
        label->setText(field == one ? problem : QString());
        label->setVisible(field == one);
    }
    return field != Field::None;
}

void SummaryPage::showFile()
{
    const QString path = QDir::toNativeSeparators(draft().file().value_or(QString()));
    // Whoever types here is not disturbed.
    if (m_ui->file->text() != path && !m_ui->file->hasFocus())
        m_ui->file->setText(path);
}

void SummaryPage::fillHosts()
{
    const QSignalBlocker blocker(m_ui->host);
    const bool hasHost = draft().hasHomeAdvantage();
    m_ui->host->clear();
    m_ui->host->setVisible(hasHost);
    m_ui->form->labelForField(m_ui->host)->setVisible(hasHost);
    if (!hasHost)
        return;
    if (draft().drawsHost())
        m_ui->host->addItem(tr("Drawn by the game's rules"), QString());
    m_ui->host->addItem(tr("Neutral grounds, no host"), nobody);
    for (const QString &country : draft().countries())
        m_ui->host->addItem(country, country);
    m_ui->host->setCurrentIndex(qMax(0, m_ui->host->findData(draft().host())));
}

void SummaryPage::takeDates()
{
    const bool isDated = m_ui->dates->isChecked() && !draft().hasRealDates();
    m_ui->first->setEnabled(isDated);
    m_ui->every->setEnabled(isDated);
    m_ui->everyLabel->setEnabled(isDated);
    m_ui->days->setEnabled(isDated);
    std::optional<Calendar> calendar;
    if (isDated) {
        // Days of the week count in place of the rhythm.
        m_ui->every->setEnabled(m_days.weekdays.empty());
        calendar = m_days;
        calendar->first = m_ui->first->date();
        calendar->every = m_ui->every->value();
    }
    draft().setCalendar(calendar);
    showSummary();
}

void SummaryPage::chooseDays()
{
    Calendar days = m_days;
    days.first = m_ui->first->date();
    const auto &drawn = draft().drawn();
    const bool isDrawn = draft().problem(CompetitionDraft::Step::Teams).isEmpty() && drawn;
    CalendarDialog dialog({days, draft().calendarWishes()},
                          isDrawn ? drawn->competition.definition().entrants : std::vector<Entrant>(),
                          draft().takesWishes(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_days = dialog.days().calendar;
    draft().setCalendarWishes(dialog.days().wishes);
    takeDates();
}

void SummaryPage::browse()
{
    const QString suffix = QStringLiteral(".touchline");
    const QFileInfo present(*draft().file());
    const QString path = askForPlace(
        this, {tr("Save League As"), present.absolutePath(), present.completeBaseName(),
               tr("Touchline leagues (*%1)").arg(suffix), suffix, Output::League, Existing::Keep});
    if (path.isEmpty())
        return;
    m_ui->file->setText(QDir::toNativeSeparators(path));
    draft().setFile(path);
}

void SummaryPage::showSummary()
{
    m_ui->summary->setText(draft().summary().join(QStringLiteral("\n\n")));
}

} // namespace touchline
