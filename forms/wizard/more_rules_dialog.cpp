// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/more_rules_dialog.h"

#include "models/views/said.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
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
    resize(sizeHint().expandedTo({520, 480}));
}

void MoreRulesDialog::addAgent(QFormLayout *form)
{
    auto *box = new QComboBox(this);
    box->setObjectName(QStringLiteral("agent"));
    for (const AgentSpec &agent : m_draft.game().game->info().agents) {
        box->addItem(translated(agent.title), QString::fromUtf8(agent.name));
        box->setItemData(box->count() - 1, translated(agent.help), Qt::ToolTipRole);
    }
    box->setCurrentIndex(qMax(0, box->findData(m_draft.agent())));
    connect(box, &QComboBox::currentIndexChanged, this,
            [this, box] { m_draft.setAgent(box->currentData().toString()); });
    form->addRow(tr("&Computer player:"), box);
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
    box->setSuffix(tr(" matches"));
    box->setValue(*games);
    connect(box, &QSpinBox::valueChanged, this, [this](int value) { m_draft.setSeasonOutGames(value); });
    form->addRow(tr("&Long injuries last:"), box);
}

void MoreRulesDialog::addLevels(QFormLayout *form)
{
    const auto levels = m_draft.game().game->info().levels;
    if (levels.size() < 2)
        return;
    const QStringList stages = m_draft.stages();
    for (const QString &stage : stages) {
        auto *box = new QComboBox(this);
        box->setObjectName(QStringLiteral("level of ") + stage);
        box->setAccessibleName(tr("Level of %1").arg(stage));
        box->addItem(tr("Like the rest"), QString());
        for (const LevelSpec &level : levels)
            box->addItem(translated(level.title), QString::fromUtf8(level.name));
        box->setCurrentIndex(qMax(0, box->findData(m_draft.levelOf(stage))));
        connect(box, &QComboBox::currentIndexChanged, this,
                [this, box, stage] { m_draft.setLevelOf(stage, box->currentData().toString()); });
        form->addRow(tr("Level, %1:").arg(stage), box);
    }
}

void MoreRulesDialog::addCharts(QFormLayout *form)
{
    const Game &game = *m_draft.game().game;
    const QStringList names = game.chartNames();
    if (names.isEmpty())
        return;
    m_chart = new QComboBox(this);
    m_chart->setObjectName(QStringLiteral("chart"));
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
    m_problem->setWordWrap(true);
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
    const auto taken = takeChart(path);
    m_problem->setText(taken ? QString() : said(taken.error()));
}

Result<void> MoreRulesDialog::takeChart(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "%1 cannot be read."), {path});
    auto taken = m_draft.setChart(m_chart->currentData().toString(), file.readAll());
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
