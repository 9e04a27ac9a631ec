// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/game_page.h"

#include "core/discipline/discipline_rules.h"
#include "core/discipline/own_cards.h"
#include "core/games/registry.h"
#include "forms/dialogs/competition/option_fields.h"
#include "forms/help/help_topics.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/wizard/rules/more_rules_dialog.h"
#include "forms/wizard/rules/own_cards_dialog.h"
#include "forms/wizard/rules/table_rules_dialog.h"
#include "models/views/translated.h"
#include "models/words/competition/table_rules_text.h"

#include "ui_game_page.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace touchline {

namespace {

/// Rules of discipline that other competitions of the league have.
constexpr int rulesOfLeagueRole = Qt::UserRole + 1;

QString inLanguage(const char *text)
{
    return QCoreApplication::translate("core", text);
}

} // namespace

GamePage::GamePage(CompetitionDraft &draft, QWidget *parent)
    : WizardPage(draft, parent)
    , m_ui(std::make_shared<Ui::GamePage>())
    , m_options(new OptionFields(this))
    , m_ofLeague(draft.rulesOfLeague())
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->optionsTitle, Theme::Type::Heading);
    for (QLabel *help : {m_ui->levelHelp, m_ui->disciplineHelp, m_ui->tableRulesHelp})
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
        this->draft().setGame(*competitionGames()[static_cast<std::size_t>(index)]);
        fillLevels();
        fillDisciplines();
    });
    connect(m_ui->level, &QComboBox::currentIndexChanged, this, &GamePage::takeLevel);
    connect(m_ui->discipline, &QComboBox::currentIndexChanged, this, &GamePage::takeDiscipline);
    connect(m_ui->discipline, &QComboBox::currentTextChanged, m_ui->discipline, &QWidget::setToolTip);
    connect(m_ui->disciplineFile, &QPushButton::clicked, this, &GamePage::askForDiscipline);
    connect(m_ui->ownCards, &QPushButton::clicked, this, &GamePage::changeCards);
    setTextColour(m_ui->disciplineProblem, ColourRole::Error);
    m_ui->disciplineProblem->hide();
    connect(m_ui->tableRules, &QPushButton::clicked, this, &GamePage::chooseTableRules);
    addMoreRules();
}

void GamePage::addMoreRules()
{
    auto *more = new QPushButton(tr("&More Rules…"), this);
    more->setObjectName(QStringLiteral("moreRules"));
    // Above the space that fills the column.
    const int last = m_ui->choices->count() - 1;
    m_ui->choices->insertSpacing(last, spacing::related);
    m_ui->choices->insertWidget(last + 1, more, 0, Qt::AlignLeft);
    setTabOrder(m_ui->tableRules, more);
    connect(more, &QPushButton::clicked, this, [this] { MoreRulesDialog(draft(), this).exec(); });
}

void GamePage::takeGameOfDraft()
{
    const auto games = competitionGames();
    const auto index =
        static_cast<int>(std::find(games.begin(), games.end(), draft().game().game) - games.begin());
    if (m_ui->game->currentIndex() == index)
        return;
    const QSignalBlocker blocker(m_ui->game);
    m_ui->game->setCurrentIndex(index);
    fillLevels();
    fillDisciplines();
}

void GamePage::enter()
{
    // A template may bring its game along.
    takeGameOfDraft();
    showValues();
    showTableRules();
    m_ui->game->setFocus();
}

void GamePage::fillGames()
{
    for (const Game *game : competitionGames()) {
        m_ui->game->addItem(inLanguage(game->info().title));
        if (game == draft().game().game)
            m_ui->game->setCurrentIndex(m_ui->game->count() - 1);
    }
}

void GamePage::fillLevels()
{
    const QSignalBlocker blocker(m_ui->level);
    const GameInfo &info = draft().game().game->info();
    setHelpTopic(*this, playsMatches(info)
                            ? QStringLiteral("manual/games/%1-options.md").arg(QString::fromUtf8(info.id))
                            : QString());
    m_ui->level->clear();
    for (const LevelSpec &level : draft().game().game->info().levels)
        m_ui->level->addItem(inLanguage(level.title), QString::fromUtf8(level.name));
    m_ui->level->setCurrentIndex(m_ui->level->findData(draft().game().level));
    const bool hasChoice = m_ui->level->count() > 1;
    m_ui->level->setVisible(hasChoice);
    m_ui->levelLabel->setVisible(hasChoice);
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
    const auto usual = disciplineRules(own);
    // Of a game without rules of its own they have a name that people know.
    const bool isOfField = usual && own != QLatin1String(draft().game().game->info().id);
    m_ui->discipline->addItem(own.isEmpty() ? tr("None: cards and injuries do not carry over")
                              : isOfField   ? usual->title
                                            : tr("The game's own rules"),
                              QString());
    if (!own.isEmpty())
        for (const QString &name : disciplineRulesNames())
            if (const auto rules = disciplineRules(name); rules && name != own)
                m_ui->discipline->addItem(rules->title.isEmpty() ? name : rules->title, name);
    if (!own.isEmpty())
        for (const OwnDiscipline &one : m_ofLeague.disciplines) {
            m_ui->discipline->addItem(one.label, QString());
            m_ui->discipline->setItemData(m_ui->discipline->count() - 1, one.rules, rulesOfLeagueRole);
        }
    m_ownDiscipline.reset();
    m_ui->discipline->setEnabled(m_ui->discipline->count() > 1);
    m_ui->disciplineFile->setEnabled(!own.isEmpty());
    m_ui->ownCards->setEnabled(!own.isEmpty());
    m_ui->disciplineProblem->hide();
}

void GamePage::takeDiscipline()
{
    m_ui->disciplineProblem->hide();
    if (m_ownDiscipline && m_ui->discipline->currentIndex() == m_ui->discipline->count() - 1)
        draft().setOwnDiscipline(*m_ownDiscipline);
    else if (const QJsonObject rules = m_ui->discipline->currentData(rulesOfLeagueRole).toJsonObject();
             !rules.isEmpty())
        draft().setOwnDiscipline(rules);
    else
        draft().setDiscipline(m_ui->discipline->currentData().toString());
}

void GamePage::askForDiscipline()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Suspensions and Injuries"), {},
                                                      tr("Rules (*.json);;All files (*)"));
    if (!path.isEmpty())
        takeDisciplineFile(path);
}

void GamePage::takeDisciplineFile(const QString &path)
{
    const auto rules = CompetitionDraft::readDiscipline(path);
    const QString file = QFileInfo(path).fileName();
    const QString problem = rules ? QString() : translated(rules.error());
    // What is wrong first, without the sentence above it; all stands in the tip.
    const QStringList lines = problem.split(u'\n');
    m_ui->disciplineProblem->setText(QStringLiteral("%1: %2").arg(file, lines.value(1, problem)));
    m_ui->disciplineProblem->setToolTip(problem);
    m_ui->disciplineProblem->setAccessibleName(problem);
    m_ui->disciplineProblem->setVisible(!rules);
    if (!rules)
        return;
    const QString title = rules->value(QStringLiteral("title")).toString();
    const QString name = rules->value(QStringLiteral("name")).toString();
    takeOwnDiscipline(*rules, tr("%1 (from %2)", "rules, file").arg(title.isEmpty() ? name : title, file));
}

void GamePage::takeOwnDiscipline(const QJsonObject &rules, const QString &title)
{
    const QSignalBlocker blocker(m_ui->discipline);
    // Those that were there before go.
    if (m_ownDiscipline)
        m_ui->discipline->removeItem(m_ui->discipline->count() - 1);
    m_ownDiscipline = rules;
    draft().setOwnDiscipline(rules);
    m_ui->discipline->addItem(title);
    m_ui->discipline->setCurrentIndex(m_ui->discipline->count() - 1);
    m_ui->discipline->setEnabled(true);
}

void GamePage::changeCards()
{
    m_ui->disciplineProblem->hide();
    const auto base = chosenDiscipline();
    if (!base)
        return;
    OwnCardsDialog dialog(*base, m_ofLeague, {}, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QJsonObject rules = dialog.rules();
    takeOwnDiscipline(rules, rules.value(QStringLiteral("title")).toString());
}

Result<QJsonObject> GamePage::chosenDiscipline() const
{
    const QJsonObject ofLeague = m_ui->discipline->currentData(rulesOfLeagueRole).toJsonObject();
    if (!ofLeague.isEmpty())
        return ofLeague;
    if (m_ownDiscipline && draft().discipline() != QString() &&
        m_ui->discipline->currentIndex() == m_ui->discipline->count() - 1)
        return *m_ownDiscipline;
    const QString usual = QString::fromUtf8(draft().game().game->info().discipline);
    return disciplineRulesFile(draft().discipline().isEmpty() ? usual : draft().discipline());
}

void GamePage::chooseTableRules()
{
    TableRulesDialog dialog(draft().formatRules(), draft().tableRules(), m_ofLeague, {}, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    draft().setTableRules(dialog.chosen());
    showTableRules();
}

void GamePage::showTableRules()
{
    const bool hasRules = draft().hasTableRules();
    const std::optional<TableRules> &own = draft().tableRules();
    m_ui->tableRules->setEnabled(hasRules);
    m_ui->tableRules->setText(hasRules && own ? QString(own->title).replace(u'&', QLatin1String("&&")) + u'…'
                                              : tr("As in the template…"));
    m_ui->tableRulesHelp->setText(
        hasRules                 ? tableRulesLine(own ? own->rules : draft().formatRules(), windowLanguage())
        : draft().hasRealDates() ? tr("As it was held: the rules of that year.")
                                 : tr("This template has no tables."));
}

void GamePage::addOptions()
{
    m_options->setOptions(draft().game().game->info(), draft().game().options);
    // A game with nothing to choose has no heading over it either.
    const bool hasChoice = m_ui->level->count() > 1 || !m_options->fields().empty();
    m_ui->optionsTitle->setVisible(hasChoice);
    m_ui->optionsArea->setVisible(hasChoice);
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
