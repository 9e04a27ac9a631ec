// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/rules/more_rules_dialog.h"

#include "core/base/input_file.h"
#include "forms/dialogs/competition/match_rules_dialog.h"
#include "forms/dialogs/teams/team_agents_dialog.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "forms/wizard/rules/type_boxes.h"
#include "models/views/new_competition/match_rules_draft.h"
#include "models/views/translated.h"
#include "models/words/fixtures/fixture_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <QtGlobal>

namespace touchline {

namespace {

constexpr int mostSeasonGames = 1000;

QString translated(const char *text)
{
    return QCoreApplication::translate("core", text);
}

} // namespace

MoreRulesDialog::MoreRulesDialog(CompetitionDraft &draft, QWidget *parent) : QDialog(parent), m_draft(draft)
{
    setWindowTitle(tr("More Rules"));
    auto *column = new QVBoxLayout(this);
    auto *area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    auto *content = new QWidget(area);
    auto *form = new QFormLayout(content);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    addTypeFields(form);
    addAgent(form);
    addQualifying(form);
    addSeason(form);
    addLevels(form);
    addCharts(form);
    area->setWidget(content);
    column->addWidget(area);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::accept);
    column->addWidget(buttons);
    // Beside the bar that scrolls it.
    const int wanted = content->sizeHint().width() + 3 * spacing::page;
    const int asked = content->sizeHint().height() + buttons->sizeHint().height() + 3 * spacing::page;
    resize(qMax(wanted, 520), qMin(asked, 480));
}

void MoreRulesDialog::addTypeFields(QFormLayout *form)
{
    auto *kind = new QComboBox(this);
    kind->setObjectName(QStringLiteral("kind"));
    kind->setToolTip(tr("A friendly neither brings nor serves bans."));
    const CompetitionType type = m_draft.type();
    fillKinds(*kind, type.kind.value_or(CompetitionKind::League));
    constexpr int asInTemplate = -1;
    kind->insertItem(0, tr("As in the template"), asInTemplate);
    if (!type.kind)
        kind->setCurrentIndex(0);
    auto *category = new QComboBox(this);
    category->setObjectName(QStringLiteral("category"));
    category->setAccessibleName(tr("Category"));
    category->setToolTip(tr("Whose competition it is, for bans that are served in several competitions."));
    fillCategories(*category, type.category);
    const auto take = [this, kind, category] {
        const int chosen = kind->currentData().toInt();
        m_draft.setCompetitionType(
            {chosen == asInTemplate ? std::nullopt : std::optional(static_cast<CompetitionKind>(chosen)),
             categoryIn(*category)});
    };
    connect(kind, &QComboBox::currentIndexChanged, this, take);
    connect(category, &QComboBox::currentTextChanged, this, take);
    auto *row = new QHBoxLayout;
    row->addWidget(kind, 1);
    row->addWidget(category, 1);
    auto *label = new QLabel(tr("&Kind and category:"), this);
    label->setBuddy(kind);
    form->addRow(label, row);
}

void MoreRulesDialog::addAgent(QFormLayout *form)
{
    // Results that are entered by hand have no computer player.
    if (m_draft.game().game->info().agents.size() < 2)
        return;
    auto *box = new QComboBox(this);
    box->setObjectName(QStringLiteral("agent"));
    for (const AgentSpec &agent : m_draft.game().game->info().agents) {
        box->addItem(translated(agent.title), QString::fromUtf8(agent.name));
        box->setItemData(box->count() - 1, translated(agent.help), Qt::ToolTipRole);
    }
    box->setCurrentIndex(qMax(0, box->findData(m_draft.agent())));
    connect(box, &QComboBox::currentIndexChanged, this,
            [this, box] { m_draft.setAgent(box->currentData().toString()); });
    auto *each = new QPushButton(tr("Per &Team…"), this);
    each->setObjectName(QStringLiteral("teamAgents"));
    each->setAutoDefault(false);
    each->setToolTip(tr("Another computer player for some of the teams."));
    connect(each, &QPushButton::clicked, this, [this] {
        const auto keep = [this](const std::vector<TeamAgent> &teams) {
            m_draft.setTeamAgents(teams);
            return Result<void>();
        };
        TeamAgentsDialog(m_draft.game().game->info(), m_draft.agent(), m_draft.teamAgents(), keep, this)
            .exec();
    });
    // Teams that are still to be chosen have nobody.
    each->setEnabled(!m_draft.teamAgents().empty());
    auto *row = new QHBoxLayout;
    row->addWidget(box, 1);
    row->addWidget(each);
    auto *label = new QLabel(tr("&Computer player:"), this);
    label->setBuddy(box);
    form->addRow(label, row);
}

void MoreRulesDialog::addQualifying(QFormLayout *form)
{
    if (!m_draft.hasQualifying())
        return;
    auto *competes = new QCheckBox(tr("The &host plays the qualifying"), this);
    competes->setObjectName(QStringLiteral("hostCompetes"));
    competes->setChecked(m_draft.hostCompetes());
    competes->setToolTip(tr("If it fails, it takes the last place of its conference."));
    connect(competes, &QCheckBox::toggled, this, [this](bool isOn) { m_draft.setHostCompetes(isOn); });
    auto *kept = new QCheckBox(tr("Cards and injuries of the qualifying &count in the finals"), this);
    kept->setObjectName(QStringLiteral("keepCards"));
    kept->setChecked(m_draft.areCardsKept());
    connect(kept, &QCheckBox::toggled, this, [this](bool isOn) { m_draft.setCardsKept(isOn); });
    form->addRow(tr("Qualifying:"), competes);
    form->addRow(QString(), kept);
}

void MoreRulesDialog::addSeason(QFormLayout *form)
{
    const std::optional<int> games = m_draft.seasonOutGames();
    if (!games)
        return;
    auto *box = new QSpinBox(this);
    box->setObjectName(QStringLiteral("seasonOutGames"));
    box->setRange(0, mostSeasonGames);
    box->setSpecialValueText(tr("To the end of the season"));
    box->setValue(*games);
    setUnit(box, [](int matches) { return tr(" match(es)", "injury", matches); });
    connect(box, &QSpinBox::valueChanged, this, [this](int value) { m_draft.setSeasonOutGames(value); });
    form->addRow(tr("&Long injuries last:"), box);
}

void MoreRulesDialog::addLevels(QFormLayout *form)
{
    const GameInfo &info = m_draft.game().game->info();
    if (info.levels.size() < 2 && info.options.empty())
        return;
    const QStringList stages = m_draft.stages();
    for (const QString &stage : stages) {
        const QString name = windowLanguage().text(stage.toUtf8().constData());
        auto *box = new QComboBox(this);
        box->setObjectName(QStringLiteral("level of ") + stage);
        box->setAccessibleName(tr("Level: %1").arg(name));
        box->addItem(tr("Like the rest"), QString());
        for (const LevelSpec &level : info.levels)
            box->addItem(translated(level.title), QString::fromUtf8(level.name));
        auto *options = new QPushButton(this);
        options->setObjectName(QStringLiteral("options of ") + stage);
        options->setAutoDefault(false);
        auto *row = new QHBoxLayout;
        row->addWidget(box, 1);
        row->addWidget(options);
        auto *label = new QLabel(tr("Level, %1:").arg(name), this);
        label->setBuddy(box);
        form->addRow(label, row);
        m_stages.push_back({stage, name, box, options});
        connect(box, &QComboBox::currentIndexChanged, this, [this, box, stage] {
            m_draft.setLevelOf(stage, box->currentData().toString());
            showLevels();
        });
        connect(options, &QPushButton::clicked, this, [this, stage, name] { chooseOptions(stage, name); });
    }
    showLevels();
}

void MoreRulesDialog::showLevels()
{
    for (const StageRow &row : m_stages) {
        const QSignalBlocker blocker(row.level);
        const MatchRulesDraft rules = m_draft.rulesOf(row.stage);
        row.level->setCurrentIndex(rules.isLikeRest() ? 0
                                                      : qMax(0, row.level->findData(rules.choice().level)));
        const auto own = rules.rules();
        const auto changes = own ? static_cast<int>(own->options.size()) : 0;
        row.options->setText(changes == 0 ? tr("Options…") : tr("Options (%1)…").arg(changes));
        row.options->setAccessibleName(tr("Options: %1").arg(row.name));
        row.options->setToolTip(levelText(rules.info(), rules.choice()));
    }
}

void MoreRulesDialog::chooseOptions(const QString &stage, const QString &name)
{
    const auto keep = [this, stage](std::size_t /*place*/, const std::optional<MatchRules> &rules) {
        m_draft.setRulesOf(stage, rules);
        return Result<void>();
    };
    MatchRulesDialog(capitalized(name), {{name, m_draft.rulesOf(stage)}}, keep, this).exec();
    showLevels();
}

void MoreRulesDialog::addCharts(QFormLayout *form)
{
    const Game &game = *m_draft.game().game;
    const QStringList names = game.chartNames();
    if (names.isEmpty())
        return;
    m_chart = new QComboBox(this);
    m_chart->setObjectName(QStringLiteral("chart"));
    m_chart->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    constexpr int lettersOfCharts = 30;
    m_chart->setMinimumContentsLength(lettersOfCharts);
    for (const QString &name : names) {
        const Message title = game.chartTitle(name);
        m_chart->addItem(translated(title.text), name);
    }
    auto *choose = new QPushButton(tr("Choose &File…"), this);
    choose->setObjectName(QStringLiteral("chooseChart"));
    connect(choose, &QPushButton::clicked, this, &MoreRulesDialog::browse);
    m_charts = new QListWidget(this);
    m_charts->setObjectName(QStringLiteral("ownCharts"));
    m_charts->setAccessibleName(tr("Own charts"));
    m_remove = new QPushButton(tr("&Remove"), this);
    m_remove->setObjectName(QStringLiteral("removeChart"));
    connect(m_remove, &QPushButton::clicked, this, [this] {
        if (const QListWidgetItem *item = m_charts->currentItem())
            m_draft.removeChart(item->data(Qt::UserRole).toString());
        showCharts();
    });
    m_problem = new QLabel(this);
    m_problem->setObjectName(QStringLiteral("chartProblem"));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->hide();
    setTextColour(m_problem, ColourRole::Error);
    form->addRow(tr("Own c&hart:"), m_chart);
    form->addRow(QString(), choose);
    form->addRow(tr("In use:"), m_charts);
    form->addRow(QString(), m_remove);
    form->addRow(m_problem);
    showCharts();
}

void MoreRulesDialog::browse()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Chart"), QString(), tr("Charts (*.csv);;All files (*)"));
    if (path.isEmpty())
        return;
    static_cast<void>(takeChart(path));
}

Result<void> MoreRulesDialog::takeChart(const QString &path)
{
    const auto bytes = readInput(path);
    auto taken = bytes ? m_draft.setChart(m_chart->currentData().toString(), *bytes)
                       : Result<void>(fail(bytes.error()));
    m_problem->setText(taken ? QString() : translated(taken.error()));
    m_problem->setVisible(!taken);
    showCharts();
    return taken;
}

void MoreRulesDialog::showCharts()
{
    m_charts->clear();
    for (const QString &name : m_draft.ownCharts()) {
        auto *item = new QListWidgetItem(translated(m_draft.game().game->chartTitle(name).text), m_charts);
        item->setData(Qt::UserRole, name);
    }
    m_remove->setEnabled(m_charts->count() > 0);
}

} // namespace touchline
