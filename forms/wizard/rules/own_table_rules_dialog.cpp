// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/rules/own_table_rules_dialog.h"

#include "core/competition/rules/bonus_text.h"
#include "core/competition/rules/rule_set_json.h"
#include "forms/dialogs/error_label.h"
#include "forms/frame/screen_fit.h"
#include "forms/theme/theme.h"
#include "forms/wizard/rules/rules_saving.h"
#include "models/views/said.h"
#include "models/words/competition/table_rules_text.h"

#include "ui_own_table_rules_dialog.h"

#include <QPushButton>

#include <algorithm>

namespace touchline {

namespace {

constexpr int mostTablePoints = 20;
/// In letters and lines of the body font.
constexpr int ownRulesLetters = 76;
constexpr int ownRulesLines = 34;

/// Those that a league can use; the others belong to tournaments, or follow from the format.
constexpr std::array offeredTieBreaks{TieBreak::GoalDifference,
                                      TieBreak::GoalsFor,
                                      TieBreak::HeadToHeadPoints,
                                      TieBreak::HeadToHeadGoalDifference,
                                      TieBreak::HeadToHeadGoals,
                                      TieBreak::HeadToHeadAwayGoals,
                                      TieBreak::HeadToHeadWins,
                                      TieBreak::Wins,
                                      TieBreak::AwayWins,
                                      TieBreak::AwayGoals,
                                      TieBreak::AwayGoalDifference,
                                      TieBreak::GoalAverage,
                                      TieBreak::Conduct,
                                      TieBreak::Ranking,
                                      TieBreak::PlayOff,
                                      TieBreak::Lots};

/// As the explanation of a rule set names it.
QString criterionText(TieBreak tieBreak)
{
    RuleSet alone;
    alone.tieBreaks = {TieBreak::Points, tieBreak};
    return tableRulesText(alone, windowLanguage()).criteria.value(0);
}

} // namespace

QString ownTableRulesTitle(const RuleSet &rules)
{
    if (hasOwnName(rules))
        return rules.name;
    return OwnTableRulesDialog::tr("Own rules: %1–%2–%3", "points for win, draw, defeat")
        .arg(rules.points.win)
        .arg(rules.points.draw)
        .arg(rules.points.defeat);
}

OwnTableRulesDialog::OwnTableRulesDialog(const RuleSet &rules, OwnRules ofLeague, const QUuid &competition,
                                         QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::OwnTableRulesDialog>())
    , m_rules(rules)
    , m_ofLeague(std::move(ofLeague))
    , m_competition(competition)
{
    if (!hasOwnName(m_rules))
        m_rules.name.clear();
    m_ui->setupUi(this);
    m_ui->name->setText(m_rules.name);
    m_ui->name->setMaxLength(longestRulesName);
    for (QLabel *help : {m_ui->help, m_ui->bonusHelp})
        Theme::setType(help, Theme::Type::Caption);
    m_ui->bonus->setText(bonusText(rules.points));
    connect(m_ui->bonus, &QLineEdit::textChanged, this, &OwnTableRulesDialog::check);
    showAsError(m_ui->problem);
    // What is wrong takes no room from the buttons under somebody's mouse.
    QSizePolicy policy = m_ui->problem->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_ui->problem->setSizePolicy(policy);
    m_ui->problem->setMinimumHeight(2 * m_ui->problem->fontMetrics().lineSpacing());
    for (QSpinBox *box : {m_ui->win, m_ui->draw, m_ui->defeat})
        box->setRange(0, mostTablePoints);
    m_ui->win->setValue(rules.points.win);
    m_ui->draw->setValue(rules.points.draw);
    m_ui->defeat->setValue(rules.points.defeat);
    fillCriteria();
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&Use These Rules"));
    for (QSpinBox *box : {m_ui->win, m_ui->draw, m_ui->defeat})
        connect(box, &QSpinBox::valueChanged, this, &OwnTableRulesDialog::check);
    connect(m_ui->criteria, &QListWidget::itemChanged, this, &OwnTableRulesDialog::check);
    connect(m_ui->name, &QLineEdit::textChanged, this, &OwnTableRulesDialog::check);
    connect(m_ui->save, &QPushButton::clicked, this, &OwnTableRulesDialog::save);
    // Not while the list is still busy with what was dropped.
    connect(m_ui->criteria->model(), &QAbstractItemModel::rowsMoved, this, &OwnTableRulesDialog::keepLotsLast,
            Qt::QueuedConnection);
    connect(m_ui->up, &QPushButton::clicked, this, [this] { moveRow(-1); });
    connect(m_ui->down, &QPushButton::clicked, this, [this] { moveRow(1); });
    check();
    ScreenFit::setSize(*this, ownRulesLetters, ownRulesLines);
}

OwnTableRulesDialog::~OwnTableRulesDialog() = default;

void OwnTableRulesDialog::fillCriteria()
{
    const std::vector<TieBreak> &chosen = m_rules.tieBreaks;
    std::vector<TieBreak> order;
    for (const TieBreak one : chosen)
        if (one != TieBreak::Points && one != TieBreak::Lots)
            order.push_back(one);
    for (const TieBreak one : offeredTieBreaks)
        if (std::find(order.begin(), order.end(), one) == order.end())
            order.push_back(one); // lots come last here
    for (std::size_t i = 0; i < order.size(); ++i) {
        auto *item = new QListWidgetItem(criterionText(order[i]), m_ui->criteria);
        item->setData(Qt::UserRole, static_cast<int>(order[i]));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable |
                       Qt::ItemIsDragEnabled);
        const bool isChosen = std::find(chosen.begin(), chosen.end(), order[i]) != chosen.end();
        item->setCheckState(isChosen ? Qt::Checked : Qt::Unchecked);
    }
    m_ui->criteria->setCurrentRow(0);
}

void OwnTableRulesDialog::moveRow(int by)
{
    const int row = m_ui->criteria->currentRow();
    const int to = row + by;
    if (row < 0 || to < 0 || to >= m_ui->criteria->count())
        return;
    m_ui->criteria->insertItem(to, m_ui->criteria->takeItem(row));
    m_ui->criteria->setCurrentRow(to);
    keepLotsLast();
}

void OwnTableRulesDialog::keepLotsLast()
{
    QListWidget &list = *m_ui->criteria;
    for (int row = 0; row < list.count() - 1; ++row) {
        QListWidgetItem *item = list.item(row);
        if (item->data(Qt::UserRole).toInt() != static_cast<int>(TieBreak::Lots))
            continue;
        QListWidgetItem *current = list.currentItem();
        list.addItem(list.takeItem(row));
        list.setCurrentItem(current);
    }
    check();
}

RuleSet OwnTableRulesDialog::rules() const
{
    RuleSet rules = m_rules;
    rules.name = m_ui->name->text().simplified();
    rules.points.win = m_ui->win->value();
    rules.points.draw = m_ui->draw->value();
    rules.points.defeat = m_ui->defeat->value();
    rules.points = withBonus(rules.points, m_ui->bonus->text()).value_or(rules.points);
    rules.tieBreaks = {TieBreak::Points};
    for (int row = 0; row < m_ui->criteria->count(); ++row)
        if (const QListWidgetItem *item = m_ui->criteria->item(row); item->checkState() == Qt::Checked)
            rules.tieBreaks.push_back(static_cast<TieBreak>(item->data(Qt::UserRole).toInt()));
    return rules;
}

void OwnTableRulesDialog::check()
{
    const RuleSet present = rules();
    const Problems problems = validate(present, {});
    QString problem = problems.empty() ? QString() : said(problems.front().what);
    if (const auto bonus = withBonus(present.points, m_ui->bonus->text()); !bonus)
        problem = said(bonus.error());
    if (problem.isEmpty() && !present.name.isEmpty()) {
        if (const auto name = ownRulesName(present.name); !name)
            problem = said(name.error());
        else if (const auto isFree = checkNotTaken(m_ofLeague, present, m_competition); !isFree)
            problem = said(isFree.error());
    }
    m_ui->problem->setText(problem);
    m_ui->problem->setVisible(!problem.isEmpty());
    for (QPushButton *button : {m_ui->buttons->button(QDialogButtonBox::Ok), m_ui->save})
        button->setEnabled(problem.isEmpty());
}

void OwnTableRulesDialog::save()
{
    saveRules(this, rules().name, toJson(rules()));
}

} // namespace touchline
