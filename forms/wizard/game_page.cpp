// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/game_page.h"

#include "core/discipline/discipline_rules.h"
#include "core/games/registry.h"
#include "forms/dialogs/option_fields.h"
#include "forms/theme/theme.h"
#include "forms/wizard/more_rules_dialog.h"

#include "ui_game_page.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

namespace touchline {

namespace {

QString inLanguage(const char *text)
{
    return QCoreApplication::translate("core", text);
}

} // namespace

GamePage::GamePage(CompetitionDraft &draft, QWidget *parent)
    : WizardPage(draft, parent)
    , m_ui(std::make_unique<Ui::GamePage>())
    , m_options(new OptionFields(this))
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->optionsTitle, Theme::Type::Heading);
    for (QLabel *help : {m_ui->levelHelp, m_ui->disciplineHelp})
        Theme::setType(help, Theme::Type::Caption);
    m_ui->optionsArea->setWidget(m_options);
    connect(m_options, &OptionFields::chosen, this, [this](const QString &option, int value) {
        this->draft().setOption(option, value);
        showValues();
    });
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
    m_options->setOptions(draft().game().game->info(), draft().game().options);
    QWidget *before = m_ui->optionsArea;
    for (QWidget *field : m_options->fields()) {
        setTabOrder(before, field);
        before = field;
    }
}

void GamePage::showValues()
{
    m_options->showValues(draft().game().options);
}

} // namespace touchline
