// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/rules/table_rules_dialog.h"

#include "forms/theme/icons.h"
#include "forms/theme/theme.h"
#include "forms/widgets/row_delegate.h"
#include "forms/widgets/screen_fit.h"
#include "forms/wizard/rules/own_table_rules_dialog.h"
#include "models/views/translated.h"
#include "models/words/competition/table_rules_text.h"

#include "ui_table_rules_dialog.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QPushButton>

namespace touchline {

namespace {

/// In letters and lines of the body font.
constexpr int tableRulesLetters = 130;
constexpr int tableRulesLines = 32;

QString numbered(const QStringList &criteria)
{
    QStringList lines;
    for (const QString &criterion : criteria)
        lines << QStringLiteral("%1. %2").arg(lines.size() + 1).arg(criterion);
    return lines.join(u'\n');
}

} // namespace

TableRulesDialog::TableRulesDialog(const RuleSet &own, const std::optional<TableRules> &chosen,
                                   OwnRules ofLeague, const QUuid &competition, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::TableRulesDialog>())
    , m_rules(new TableRulesModel(own, ofLeague, this))
    , m_found(new FoundTableRules(this))
    , m_ofLeague(std::move(ofLeague))
    , m_competition(competition)
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->title, Theme::Type::Heading);
    for (QLabel *caption : {m_ui->notes, m_ui->source})
        Theme::setType(caption, Theme::Type::Caption);
    m_ui->search->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_ui->search->installEventFilter(this);
    m_ui->file->setIcon(icon(QStringLiteral("open")));
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&Use These Rules"));
    m_ui->nothing->hide();
    setTextColour(m_ui->problem, ColourRole::Error);
    showProblem({});
    // Rules out of a file are known to nobody but the draft.
    if (chosen && !m_rules->indexOf(chosen->title).isValid())
        m_rules->addOwn(*chosen);
    m_found->setSourceModel(m_rules);
    m_ui->rules->setModel(m_found);
    m_ui->rules->setItemDelegate(new HeadingDelegate(m_ui->rules));
    m_ui->rules->setIndentation(0);
    m_ui->rules->expandAll();
    connect(m_ui->search, &QLineEdit::textChanged, this, &TableRulesDialog::search);
    connect(m_ui->rules->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &TableRulesDialog::showMeaning);
    connect(m_ui->rules, &QTreeView::doubleClicked, this, [this](const QModelIndex &index) {
        if (m_rules->rulesAt(m_found->mapToSource(index)) != nullptr)
            accept();
    });
    connect(m_ui->file, &QPushButton::clicked, this, &TableRulesDialog::browse);
    connect(m_ui->own, &QPushButton::clicked, this, &TableRulesDialog::changeRules);
    ScreenFit::setSize(*this, tableRulesLetters, tableRulesLines);
    choose(chosen ? m_found->mapFromSource(m_rules->indexOf(chosen->title)) : firstFound());
    m_ui->search->setFocus();
}

QModelIndex TableRulesDialog::current() const
{
    return m_found->mapToSource(m_ui->rules->currentIndex());
}

std::optional<TableRules> TableRulesDialog::chosen() const
{
    const RuleSet *rules = m_rules->rulesAt(current());
    if (rules == nullptr || m_rules->isFormats(current()))
        return std::nullopt;
    return TableRules{*rules, m_rules->titleOf(current())};
}

QModelIndex TableRulesDialog::firstFound() const
{
    const QModelIndex heading = m_found->index(0, 0);
    return heading.isValid() ? m_found->index(0, 0, heading) : QModelIndex();
}

void TableRulesDialog::choose(const QModelIndex &found)
{
    m_ui->rules->setCurrentIndex(found);
    m_ui->rules->scrollTo(found);
    showMeaning();
}

void TableRulesDialog::search(const QString &words)
{
    const QPersistentModelIndex before = current();
    m_found->search(words);
    m_ui->rules->expandAll();
    const QModelIndex kept = m_found->mapFromSource(before);
    const QModelIndex wanted = kept.isValid() ? kept : firstFound();
    m_ui->nothing->setVisible(!wanted.isValid());
    m_ui->nothing->setText(tr("No rules match “%1”.").arg(words));
    choose(wanted);
}

bool TableRulesDialog::eventFilter(QObject *watched, QEvent *event)
{
    // The arrow keys walk through what is found.
    if (watched == m_ui->search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down) {
            QCoreApplication::sendEvent(m_ui->rules, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void TableRulesDialog::browse()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Points and Tie-Breaks"), {},
                                                      tr("Rules (*.json);;All files (*)"));
    if (!path.isEmpty())
        takeFile(path);
}

void TableRulesDialog::takeFile(const QString &path)
{
    const auto own = m_rules->addFile(path);
    if (!own) {
        showProblem(QStringLiteral("%1: %2").arg(QFileInfo(path).fileName(), translated(own.error())));
        return;
    }
    showProblem({});
    m_ui->search->clear();
    m_ui->rules->expandAll();
    choose(m_found->mapFromSource(*own));
}

void TableRulesDialog::changeRules()
{
    const RuleSet *rules = m_rules->rulesAt(current());
    if (rules == nullptr)
        return;
    OwnTableRulesDialog dialog(*rules, m_ofLeague, m_competition, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const TableRules own{dialog.rules(), ownTableRulesTitle(dialog.rules())};
    m_rules->addOwn(own);
    m_ui->search->clear();
    m_ui->rules->expandAll();
    choose(m_found->mapFromSource(m_rules->indexOf(own.title)));
}

void TableRulesDialog::showMeaning()
{
    const RuleSet *rules = m_rules->rulesAt(current());
    m_ui->own->setEnabled(rules != nullptr);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(rules != nullptr);
    m_ui->meaning->setVisible(rules != nullptr);
    if (rules == nullptr)
        return;
    const TableRulesText text = tableRulesText(*rules, windowLanguage());
    m_ui->title->setText(m_rules->titleOf(current()));
    m_ui->points->setText(text.points);
    m_ui->criteria->setText(tr("Teams level on points are separated by:") + u'\n' + numbered(text.criteria));
    m_ui->criteria->setVisible(!text.criteria.isEmpty());
    m_ui->notes->setText(text.notes.join(u'\n'));
    m_ui->notes->setVisible(!text.notes.isEmpty());
    const QString source = m_rules->sourceOf(current());
    m_ui->source->setText(tr("Source: %1").arg(source));
    m_ui->source->setVisible(!source.isEmpty());
}

void TableRulesDialog::showProblem(const QString &problem)
{
    m_ui->problem->setText(problem);
    m_ui->problem->setAccessibleName(problem);
    m_ui->problem->setVisible(!problem.isEmpty());
}

} // namespace touchline
