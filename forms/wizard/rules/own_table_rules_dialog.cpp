// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/rules/own_table_rules_dialog.h"

#include "core/competition/rules/bonus_text.h"
#include "core/competition/rules/rule_set_json.h"
#include "forms/theme/theme.h"
#include "forms/widgets/dialog_frame.h"
#include "forms/widgets/points_box.h"
#include "forms/widgets/screen_fit.h"
#include "forms/wizard/rules/rules_saving.h"
#include "models/views/translated.h"
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
constexpr int linesOfCriteria = 8;

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
        .arg(pointsText(rules.points.win), pointsText(rules.points.draw), pointsText(rules.points.defeat));
}

OwnTableRulesDialog::OwnTableRulesDialog(const RuleSet &rules, OwnRules ofLeague, const QUuid &competition,
                                         QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::OwnTableRulesDialog>())
    , m_rules(rules)
    , m_ofLeague(std::move(ofLeague))
    , m_competition(competition)
{
    if (!hasOwnName(m_rules))
        m_rules.name.clear();
    m_ui->setupUi(this);
    m_ui->name->setText(m_rules.name);
    m_ui->name->setMaxLength(longestRulesName);
    Theme::setType(m_ui->help, Theme::Type::Caption);
    fillBonus();
    setTextColour(m_ui->problem, ColourRole::Error);
    // What is wrong takes no room from the buttons under somebody's mouse.
    QSizePolicy policy = m_ui->problem->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_ui->problem->setSizePolicy(policy);
    m_ui->problem->setMinimumHeight(2 * m_ui->problem->fontMetrics().lineSpacing());
    for (PointsBox *box : {m_ui->win, m_ui->draw, m_ui->defeat})
        box->setPointsRange(0, mostTablePoints);
    m_ui->win->setPoints(rules.points.win);
    m_ui->draw->setPoints(rules.points.draw);
    m_ui->defeat->setPoints(rules.points.defeat);
    fillCriteria();
    // Enough to see what is ticked and what may be.
    m_ui->criteria->setMinimumHeight(linesOfCriteria * m_ui->criteria->fontMetrics().lineSpacing());
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&Use These Rules"));
    for (PointsBox *box : {m_ui->win, m_ui->draw, m_ui->defeat})
        connect(box, &QSpinBox::valueChanged, this, &OwnTableRulesDialog::check);
    connect(m_ui->criteria, &QListWidget::itemChanged, this, &OwnTableRulesDialog::check);
    // What is ticked is what Up and Down move.
    connect(m_ui->criteria, &QListWidget::itemChanged, m_ui->criteria,
            [this](QListWidgetItem *item) { m_ui->criteria->setCurrentItem(item); });
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

std::array<OwnTableRulesDialog::BonusRow, 3> OwnTableRulesDialog::bonusRows() const
{
    return {{{m_ui->goalsBonus, m_ui->goalsBonusPoints, &PointsScheme::goalsBonus},
             {m_ui->winBonus, m_ui->winBonusPoints, &PointsScheme::winBonus},
             {m_ui->defeatBonus, m_ui->defeatBonusPoints, &PointsScheme::defeatBonus}}};
}

void OwnTableRulesDialog::fillBonus()
{
    for (const BonusRow &row : bonusRows()) {
        const bool isAtMost = row.rule == &PointsScheme::defeatBonus;
        row.goals->setRange(0, mostBonusGoals);
        row.goals->setSpecialValueText(tr("none", "bonus points"));
        row.points->setPointsRange(leastBonusPoints, mostBonusPoints);
        const auto &rule = m_rules.points.*row.rule;
        row.goals->setValue(rule ? rule->goals : 0);
        row.points->setPoints(rule ? rule->points : 1);
        setUnit(row.goals, [isAtMost](int goals) {
            return isAtMost ? tr(" goal(s) or fewer", "bonus points", goals)
                            : tr(" goal(s) or more", "bonus points", goals);
        });
        setUnit(row.points, [](int halves) {
            return tr(" point(s)", "bonus points", TablePoints::ofHalves(halves).plural());
        });
        row.points->setEnabled(row.goals->value() > 0);
        connect(row.goals, &QSpinBox::valueChanged, row.points,
                [points = row.points](int goals) { points->setEnabled(goals > 0); });
        connect(row.goals, &QSpinBox::valueChanged, this, &OwnTableRulesDialog::check);
        connect(row.points, &QSpinBox::valueChanged, this, &OwnTableRulesDialog::check);
    }
}

void OwnTableRulesDialog::fillCriteria()
{
    const std::vector<TieBreak> &chosen = m_rules.tieBreaks;
    std::vector<TieBreak> order;
    for (const TieBreak one : chosen)
        if (one != TieBreak::Points && one != TieBreak::Lots)
            order.push_back(one);
    for (const TieBreak one : offeredTieBreaks())
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
    rules.points.win = m_ui->win->points();
    rules.points.draw = m_ui->draw->points();
    rules.points.defeat = m_ui->defeat->points();
    for (const BonusRow &row : bonusRows())
        rules.points.*row.rule = row.goals->value() > 0
                                     ? std::optional(BonusRule{row.goals->value(), row.points->points()})
                                     : std::nullopt;
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
    QString problem = problems.empty() ? QString() : translated(problems.front().what);
    if (problem.isEmpty() && !present.name.isEmpty()) {
        if (const auto name = ownRulesName(present.name); !name)
            problem = translated(name.error());
        else if (const auto isFree = checkNotTaken(m_ofLeague, present, m_competition); !isFree)
            problem = translated(isFree.error());
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
