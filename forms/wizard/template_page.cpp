// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/template_page.h"

#include "core/base/input_file.h"
#include "core/base/json_reader.h"
#include "core/competition/templates/built_templates.h"
#include "forms/theme/icons.h"
#include "forms/theme/theme.h"
#include "forms/widgets/row_delegate.h"
#include "models/views/new_competition/template_model.h"
#include "models/views/translated.h"

#include "ui_template_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSpinBox>

#include <algorithm>

namespace touchline {

namespace {

constexpr int fewestClubs = 4;

/// A league whose lists were imported is there for them, not for the World Cup.
QModelIndex usualTemplate(const TemplateModel &model, const CompetitionDraft &draft)
{
    if (draft.clubsInLeague() < fewestClubs)
        return model.indexOf(draft.formatName());
    for (int group = 0; group < model.rowCount({}); ++group) {
        const QModelIndex heading = model.index(group, 0, {});
        for (int row = 0; row < model.rowCount(heading); ++row) {
            const QModelIndex index = model.index(row, 0, heading);
            const TemplateKind *kind = model.kindOf(index);
            if (kind != nullptr && kind->pattern.startsWith(QLatin1String("clubs-")))
                return index;
        }
    }
    return model.indexOf(draft.formatName());
}

} // namespace

TemplatePage::TemplatePage(CompetitionDraft &draft, QWidget *parent)
    : WizardPage(draft, parent)
    , m_ui(std::make_shared<Ui::TemplatePage>())
    , m_model(new TemplateModel(this))
    , m_found(new FoundTemplates(m_model, this))
{
    m_ui->setupUi(this);
    m_ui->search->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    Theme::setType(m_ui->title, Theme::Type::Heading);
    m_ui->templates->setModel(m_found);
    m_ui->templates->setItemDelegate(new HeadingDelegate(m_ui->templates));
    m_ui->templates->setIndentation(0);
    m_ui->templates->expandAll();
    connect(m_ui->search, &QLineEdit::textChanged, this, &TemplatePage::search);
    m_ui->search->installEventFilter(this);
    connect(m_ui->templates->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) { choose(m_found->mapToSource(current)); });
    const QModelIndex first = m_found->mapFromSource(usualTemplate(*m_model, draft));
    m_ui->templates->setCurrentIndex(first);
    m_ui->nothing->hide();
    m_ui->formatFile->setIcon(icon(QStringLiteral("open")));
    connect(m_ui->formatFile, &QPushButton::clicked, this, &TemplatePage::askForFile);
    constexpr int mostProblemLines = 7;
    m_ui->formatProblemArea->setMaximumHeight(mostProblemLines * fontMetrics().lineSpacing());
    m_ui->formatProblemArea->viewport()->setAutoFillBackground(false);
    m_ui->formatProblem->setAutoFillBackground(false);
    showFileProblem({});
    showShape();
}

void TemplatePage::enter()
{
    m_ui->search->setFocus();
}

void TemplatePage::showEvent(QShowEvent *event)
{
    WizardPage::showEvent(event);
    // With its heading, where there is room; only now it is known how much there is.
    m_ui->templates->scrollToTop();
    m_ui->templates->scrollTo(m_ui->templates->currentIndex());
}

void TemplatePage::search(const QString &text)
{
    m_found->setSearch(text);
    m_ui->templates->expandAll();
    const QModelIndex wanted = m_found->best(m_found->mapFromSource(m_chosen));
    m_ui->nothing->setVisible(!wanted.isValid());
    m_ui->nothing->setText(tr("No template matches “%1”. “%2” stays chosen.").arg(text, m_ui->title->text()));
    // What is found is what is shown, and what Next goes on with.
    if (wanted.isValid()) {
        m_ui->templates->setCurrentIndex(wanted);
        m_ui->templates->scrollTo(wanted);
        takeWish();
    }
}

void TemplatePage::takeWish()
{
    const auto wish = m_kind == nullptr ? std::nullopt : m_kind->wish(m_found->words());
    if (!wish)
        return;
    for (std::size_t i = 0; wish->teams && i < m_numbers.size(); ++i)
        if (m_kind->numbers[i].isOfAll)
            m_numbers[i]->setValue(*wish->teams);
    // Who says nothing of the switches keeps them.
    if (std::find(wish->on.begin(), wish->on.end(), true) != wish->on.end())
        for (std::size_t i = 0; i < m_switches.size(); ++i)
            m_switches[i]->setChecked(wish->on[i]);
}

bool TemplatePage::eventFilter(QObject *watched, QEvent *event)
{
    // The arrow keys walk through what is found.
    if (watched == m_ui->search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down) {
            QCoreApplication::sendEvent(m_ui->templates, event);
            return true;
        }
    }
    return WizardPage::eventFilter(watched, event);
}

void TemplatePage::choose(const QModelIndex &index)
{
    const QString name = index.data(TemplateModel::NameRole).toString();
    if (name.isEmpty())
        return;
    m_chosen = index;
    showFileProblem({});
    m_kind = m_model->kindOf(index);
    m_ui->help->setText(index.data(TemplateModel::HelpRole).toString());
    m_ui->help->setVisible(!m_ui->help->text().isEmpty());
    while (m_ui->numbers->rowCount() > 0)
        m_ui->numbers->removeRow(0);
    m_numbers.clear();
    m_switches.clear();
    m_firstRound = nullptr;
    if (m_kind != nullptr) {
        addNumbers();
        addSwitches();
    }
    if (const Format *own = m_model->ownAt(index))
        draft().setOwnFormat(*own);
    else if (const QString made = m_kind != nullptr ? nameOfNumbers() : name;
             made != draft().formatName() || draft().hasOwnFormat())
        draft().setFormat(made);
    addFirstRound();
    showShape();
}

void TemplatePage::askForFile()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Format"), {}, tr("Formats (*.json);;All files (*)"));
    if (!path.isEmpty())
        takeFile(path);
}

void TemplatePage::takeFile(const QString &path)
{
    const auto bytes = readInput(path);
    if (!bytes) {
        showFileProblem(translated(bytes.error()));
        return;
    }
    const auto object = parseJsonObject(*bytes);
    auto format = object ? formatFromJson(*object) : Result<Format>(fail(object.error()));
    if (!format) {
        QStringList lines = translated(format.error()).split(u'\n');
        lines.front() = tr("%1: %2 “%3” stays chosen.", "file, what is wrong, template")
                            .arg(QFileInfo(path).fileName(), lines.front(), m_ui->title->text());
        showFileProblem(lines.join(u'\n'));
        return;
    }
    m_ui->search->clear();
    const QModelIndex own = m_found->mapFromSource(m_model->addOwn(path, std::move(*format)));
    m_ui->templates->expandAll();
    if (m_ui->templates->currentIndex() == own)
        choose(m_found->mapToSource(own));
    m_ui->templates->setCurrentIndex(own);
    m_ui->templates->scrollTo(own);
}

void TemplatePage::showFileProblem(const QString &problem)
{
    setTextColour(m_ui->formatProblem, ColourRole::Error);
    m_ui->formatProblem->setText(problem);
    m_ui->formatProblem->setAccessibleName(problem);
    m_ui->formatProblemArea->setVisible(!problem.isEmpty());
}

void TemplatePage::addFirstRound()
{
    const auto present = draft().firstRound();
    if (!present)
        return;
    m_firstRound = new QComboBox(this);
    m_firstRound->setObjectName(QStringLiteral("firstRound"));
    const auto add = [this](const QString &text, SwissFirstRound first) {
        m_firstRound->addItem(text, static_cast<int>(first));
    };
    add(tr("Top half v bottom half"), SwissFirstRound::Halves);
    add(tr("Neighbours: 1 v 2, 3 v 4"), SwissFirstRound::Neighbours);
    add(tr("Drawn by lot"), SwissFirstRound::Drawn);
    m_firstRound->setCurrentIndex(m_firstRound->findData(static_cast<int>(*present)));
    m_ui->numbers->addRow(tr("&First round:"), m_firstRound);
    QWidget::setTabOrder(m_numbers.empty() ? static_cast<QWidget *>(m_ui->formatFile) : m_numbers.back(),
                         m_firstRound);
    connect(m_firstRound, &QComboBox::currentIndexChanged, this, &TemplatePage::takeFirstRound);
}

void TemplatePage::takeFirstRound()
{
    draft().setFirstRound(static_cast<SwissFirstRound>(m_firstRound->currentData().toInt()));
}

void TemplatePage::addNumbers()
{
    // A competition of clubs is one of all clubs that are there.
    const bool isOfClubs = isClubTemplate(m_kind->usualName()) || draft().isOfClubs();
    m_clubs = isOfClubs ? draft().clubsExpected() : 0;
    const std::vector<int> values = m_kind->numbersFor(m_clubs);
    for (const TemplateNumber &number : m_kind->numbers) {
        auto *box = new QSpinBox(this);
        box->setRange(number.least, number.most);
        box->setValue(values[m_numbers.size()]);
        box->setObjectName(QStringLiteral("number%1").arg(m_numbers.size() + 1));
        m_ui->numbers->addRow(number.label, box);
        QWidget::setTabOrder(m_numbers.empty() ? static_cast<QWidget *>(m_ui->formatFile) : m_numbers.back(),
                             box);
        m_numbers.push_back(box);
        if (m_kind->isRepeated && m_numbers.size() == 1)
            connect(box, &QSpinBox::valueChanged, this, &TemplatePage::resizeDivisions);
        connect(box, &QSpinBox::valueChanged, this, &TemplatePage::takeNumbers);
    }
    m_suggestedSize = values.back();
}

/// As long as nobody has said how large a division is.
void TemplatePage::resizeDivisions(int divisions)
{
    QSpinBox *size = m_numbers.back();
    if (size->value() != m_suggestedSize)
        return;
    const QSignalBlocker silent(size);
    size->setValue(m_kind->divisionSize(divisions, m_clubs).value_or(size->value()));
    m_suggestedSize = size->value();
}

void TemplatePage::addSwitches()
{
    for (const TemplateSwitch &one : m_kind->switches) {
        auto *box = new QCheckBox(one.label, this);
        m_ui->numbers->addRow(box);
        QWidget::setTabOrder(
            m_switches.empty() ? static_cast<QWidget *>(m_numbers.back()) : m_switches.back(), box);
        m_switches.push_back(box);
        connect(box, &QCheckBox::toggled, this, [this, box, instead = one.instead](bool isOn) {
            for (std::size_t i = 0; isOn && i < m_switches.size(); ++i)
                if (m_switches[i] != box && instead != 0 && m_kind->switches[i].instead == instead)
                    m_switches[i]->setChecked(false);
            takeNumbers();
        });
    }
}

QString TemplatePage::nameOfNumbers() const
{
    std::vector<int> values;
    for (const QSpinBox *box : m_numbers)
        values.push_back(box->value());
    std::vector<bool> on;
    for (const QCheckBox *box : m_switches)
        on.push_back(box->isChecked());
    return m_kind->name(values, on);
}

void TemplatePage::takeNumbers()
{
    draft().setFormat(nameOfNumbers());
    // Other numbers, the same pairing; some have no Swiss.
    if (m_firstRound == nullptr)
        addFirstRound();
    else
        takeFirstRound();
    if (m_firstRound != nullptr)
        m_ui->numbers->setRowVisible(m_firstRound, draft().firstRound().has_value());
    showShape();
}

void TemplatePage::showShape()
{
    const auto &format = draft().format();
    if (!format) {
        m_ui->figures->clear();
        m_ui->shape->clear();
        return;
    }
    m_ui->title->setText(format->title);
    m_ui->figures->setText(flowFigures(*format));
    m_ui->shape->show(*format);
}

} // namespace touchline
