// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/game_page.h"

#include "core/discipline/discipline_rules.h"
#include "core/games/registry.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/wizard/more_rules_dialog.h"

#include "ui_game_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace touchline {

namespace {

QString inLanguage(const char *text)
{
    return QCoreApplication::translate("core", text);
}

/// A value of an option, for people.
QString labelOf(const OptionSpec &spec, std::size_t value)
{
    return value < spec.labels.size() ? inLanguage(spec.labels[value])
                                      : QString::fromUtf8(spec.words[value]).replace(u'_', u' ');
}

} // namespace

GamePage::GamePage(CompetitionDraft &draft, QWidget *parent)
    : WizardPage(draft, parent)
    , m_ui(std::make_unique<Ui::GamePage>())
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->optionsTitle, Theme::Type::Heading);
    for (QLabel *help : {m_ui->levelHelp, m_ui->disciplineHelp})
        Theme::setType(help, Theme::Type::Caption);
    fillGames();
    fillLevels();
    fillDisciplines();
    connect(m_ui->game, &QComboBox::currentIndexChanged, this, [this](int index) {
        this->draft().setGame(*allGames()[static_cast<std::size_t>(index)]);
        fillLevels();
        fillDisciplines();
    });
    connect(m_ui->level, &QComboBox::currentIndexChanged, this, &GamePage::takeLevel);
    connect(m_ui->discipline, &QComboBox::currentIndexChanged, this,
            [this] { this->draft().setDiscipline(m_ui->discipline->currentData().toString()); });
    addMoreRules();
}

void GamePage::addMoreRules()
{
    auto *more = new QPushButton(tr("&More Rules…"), this);
    more->setObjectName(QStringLiteral("moreRules"));
    // Above the space that fills the column.
    m_ui->choices->insertWidget(m_ui->choices->count() - 1, more, 0, Qt::AlignLeft);
    setTabOrder(m_ui->discipline, more);
    connect(more, &QPushButton::clicked, this, [this] { MoreRulesDialog(draft(), this).exec(); });
}

GamePage::~GamePage() = default;

void GamePage::enter()
{
    showValues();
    m_ui->game->setFocus();
}

void GamePage::fillGames()
{
    for (const Game *game : allGames()) {
        m_ui->game->addItem(QString::fromUtf8(game->info().title));
        if (game == draft().game().game)
            m_ui->game->setCurrentIndex(m_ui->game->count() - 1);
    }
}

void GamePage::fillLevels()
{
    const QSignalBlocker blocker(m_ui->level);
    m_ui->level->clear();
    for (const LevelSpec &level : draft().game().game->info().levels)
        m_ui->level->addItem(inLanguage(level.title), QString::fromUtf8(level.name));
    m_ui->level->setCurrentIndex(m_ui->level->findData(draft().game().level));
    takeLevel();
}

void GamePage::takeLevel()
{
    const QString name = m_ui->level->currentData().toString();
    if (name != draft().game().level)
        draft().setLevel(name);
    if (const auto level = findLevel(draft().game().game->info().levels, name))
        m_ui->levelHelp->setText(inLanguage((*level)->help));
    addOptions();
    showValues();
}

void GamePage::fillDisciplines()
{
    const QSignalBlocker blocker(m_ui->discipline);
    m_ui->discipline->clear();
    const QString own = QString::fromUtf8(draft().game().game->info().discipline);
    m_ui->discipline->addItem(own.isEmpty() ? tr("None: cards and injuries do not carry over")
                                            : tr("The game's own rules"),
                              QString());
    if (!own.isEmpty())
        for (const QString &name : disciplineRulesNames())
            if (const auto rules = disciplineRules(name); rules && name != own)
                m_ui->discipline->addItem(rules->title.isEmpty() ? name : rules->title, name);
    m_ui->discipline->setEnabled(m_ui->discipline->count() > 1);
}

void GamePage::addOptions()
{
    delete m_options;
    m_fields.clear();
    m_options = new QWidget(m_ui->optionsArea);
    auto *column = new QVBoxLayout(m_options);
    column->setContentsMargins(0, 0, spacing::related, 0);
    column->setSpacing(spacing::related);
    const OptionValues &values = draft().game().options;
    for (const OptionSpec &spec : draft().game().game->info().options)
        if (values.all().count(QString::fromUtf8(spec.name)) > 0)
            addOption(spec);
    if (m_fields.empty()) {
        auto *none = new QLabel(tr("This level has no optional rules."), m_options);
        column->addWidget(none);
    }
    column->addStretch(1);
    m_ui->optionsArea->setWidget(m_options);
    QWidget *before = m_ui->optionsArea;
    for (const OptionSpec &spec : draft().game().game->info().options)
        if (const auto field = m_fields.find(QString::fromUtf8(spec.name)); field != m_fields.end()) {
            setTabOrder(before, field->second);
            before = field->second;
        }
    m_options->show();
}

QWidget *GamePage::fieldFor(const OptionSpec &spec, QBoxLayout *row)
{
    const QString name = QString::fromUtf8(spec.name);
    const QString title = inLanguage(spec.title);
    if (spec.type == OptionType::Switch) {
        auto *box = new QCheckBox(title, m_options);
        connect(box, &QCheckBox::toggled, this, [this, name](bool isOn) {
            draft().setOption(name, isOn ? 1 : 0);
            showValues();
        });
        row->addWidget(box);
        return box;
    }
    auto *label = new QLabel(title, m_options);
    row->addWidget(label);
    QWidget *field = nullptr;
    if (spec.type == OptionType::Number) {
        auto *box = new QSpinBox(m_options);
        box->setRange(spec.minimum, spec.maximum);
        connect(box, &QSpinBox::valueChanged, this,
                [this, name](int value) { draft().setOption(name, value); });
        field = box;
    } else {
        auto *box = new QComboBox(m_options);
        for (std::size_t value = 0; value < spec.words.size(); ++value)
            box->addItem(labelOf(spec, value));
        connect(box, &QComboBox::currentIndexChanged, this,
                [this, name](int index) { draft().setOption(name, index); });
        field = box;
    }
    label->setBuddy(field);
    field->setAccessibleName(title);
    row->addWidget(field);
    return field;
}

void GamePage::addOption(const OptionSpec &spec)
{
    auto *block = new QVBoxLayout;
    block->setSpacing(0);
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::related);
    QWidget *field = fieldFor(spec, row);
    field->setObjectName(QString::fromUtf8(spec.name));
    field->setAccessibleDescription(inLanguage(spec.help));
    row->addStretch(1);
    block->addLayout(row);
    auto *help = new QLabel(inLanguage(spec.help), m_options);
    help->setWordWrap(true);
    Theme::setType(help, Theme::Type::Caption);
    // Below the title, not below the box.
    help->setIndent(spec.type == OptionType::Switch ? spacing::page : 0);
    block->addWidget(help);
    static_cast<QVBoxLayout *>(m_options->layout())->addLayout(block);
    m_fields[QString::fromUtf8(spec.name)] = field;
}

void GamePage::showValues()
{
    const GameChoice &choice = draft().game();
    for (const OptionSpec &spec : choice.game->info().options) {
        const auto found = m_fields.find(QString::fromUtf8(spec.name));
        if (found == m_fields.end())
            continue;
        const QSignalBlocker blocker(found->second);
        const int value = choice.options.value(spec.name);
        if (auto *box = qobject_cast<QCheckBox *>(found->second))
            box->setChecked(value != 0);
        else if (auto *number = qobject_cast<QSpinBox *>(found->second))
            number->setValue(value);
        else if (auto *words = qobject_cast<QComboBox *>(found->second))
            words->setCurrentIndex(value);
        found->second->setEnabled(spec.needs == nullptr || choice.options.isOn(spec.needs));
    }
}

} // namespace touchline
