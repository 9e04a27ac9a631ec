// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/history/history_page.h"

#include "forms/dialogs/league/undo_dialog.h"
#include "forms/print/picture_commands.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/empty_state.h"
#include "forms/widgets/row_list.h"
#include "models/league/ago.h"
#include "models/league/history/history_return.h"
#include "models/league/league_history.h"
#include "models/store/journal/journal_people.h"
#include "models/views/history/history_model.h"
#include "models/views/translated.h"
#include "ui_history_page.h"

#include <QCoreApplication>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>

namespace touchline {

namespace {

/// Rows with air; what was taken back in secondary text, and what is not the matter too.
class HistoryDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return {QStyledItemDelegate::sizeHint(option, index).width(), Theme::rowHeight()};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const bool isLifted =
            option.state.testFlag(QStyle::State_MouseOver) && !option.state.testFlag(QStyle::State_Selected);
        if (isLifted)
            painter->fillRect(option.rect, colour(ColourRole::Lifted));
        QStyledItemDelegate::paint(painter, option, index);
        painter->setPen(hairline());
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->state &= ~(QStyle::State_HasFocus | QStyle::State_MouseOver);
        const QVariant holds = index.data(HistoryModel::HoldsRole);
        const bool isAside =
            holds.isValid() && (index.column() != HistoryModel::WhatColumn || !holds.toBool());
        if (isAside)
            option->palette.setColor(QPalette::Text, colour(ColourRole::Secondary));
        if (index.column() == HistoryModel::StateColumn && holds.isValid())
            option->palette.setColor(QPalette::Text, colour(ColourRole::Warning));
    }
};

struct HistoryPaperWords
{
    Q_DECLARE_TR_FUNCTIONS(HistoryPaper)
};

int printedRows(const HistoryModel &model)
{
    return qMin(model.rowCount(), mostPrintedEntries);
}

bool hasOlder(const HistoryModel &model)
{
    return model.rowCount() > mostPrintedEntries || model.canFetchMore({});
}

QString olderNote()
{
    return HistoryPaperWords::tr("Older entries are not shown. Search to find them.");
}

QString textAt(const HistoryModel &model, int row, int column)
{
    return model.index(row, column).data().toString();
}

} // namespace

HistoryPage::HistoryPage(PageHost &host, QWidget *parent)
    : Page(host, parent)
    , m_ui(std::make_shared<Ui::HistoryPage>())
    , m_entries(new HistoryModel(this))
    , m_changes(new ChangesModel(this))
    , m_showAll(new QAction(tr("Show Everything"), this))
{
    m_ui->setupUi(this);
    setFocusProxy(m_ui->entries);
    dressTitle(m_ui->title);
    Theme::setType(m_ui->what, Theme::Type::Heading);
    Theme::setType(m_ui->whoAndWhen, Theme::Type::Caption);
    Theme::setType(m_ui->hint, Theme::Type::Caption);
    m_ui->split->setStretchFactor(0, 3);
    m_ui->split->setStretchFactor(1, 2);
    m_ui->entries->setModel(m_entries);
    m_ui->changes->setModel(m_changes);
    for (QTreeView *list : {m_ui->entries, m_ui->changes}) {
        dressAsList(*list);
        list->setItemDelegate(new HistoryDelegate(list));
    }
    m_ui->changes->setContextMenuPolicy(Qt::DefaultContextMenu);
    connectFilters();
    connect(m_ui->entries->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &HistoryPage::showChoice);
    connect(m_ui->entries, &QWidget::customContextMenuRequested, this, &HistoryPage::showMenu);
    connect(m_entries, &QAbstractItemModel::rowsInserted, this, &HistoryPage::setWidths);
    connect(m_entries, &HistoryModel::failed, this,
            [this](const Error &error) { this->host().notify(error); });
    QAction *action = host.commands().action(CommandId::ReturnToBefore);
    m_ui->goBack->setToolTip(action->toolTip());
    m_ui->goBack->setEnabled(action->isEnabled());
    connect(m_ui->goBack, &QPushButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, m_ui->goBack,
            [this, action] { m_ui->goBack->setEnabled(action->isEnabled()); });
    offerCommands();
}

void HistoryPage::connectFilters()
{
    m_ui->who->addItem(tr("Everyone"), QString());
    connect(m_ui->who, &QComboBox::currentIndexChanged, this, [this] {
        m_entries->setWho(m_ui->who->currentData().toString());
        showList();
    });
    connect(m_ui->search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_entries->setText(text);
        showList();
    });
    connect(m_ui->search, &QLineEdit::returnPressed, m_ui->entries, qOverload<>(&QWidget::setFocus));
    connect(m_showAll, &QAction::triggered, this, [this] {
        m_ui->search->clear();
        m_ui->who->setCurrentIndex(0);
    });
}

void HistoryPage::offerCommands()
{
    offerFind(m_ui->search);
    host().commands().offer(
        CommandId::ReturnToBefore, this, [this] { goBack(); }, [this] { return canGoBack(); });
    offerPictures(
        *this, host(),
        {[this] { return m_entries->rowCount() > 0; },
         [this] {
             readForPaper(*m_entries);
             return listPicture(historyPaper(paperTitle(), *m_entries));
         },
         [this] { return text(); },
         [this] { return tr("%1, history", "name of a file").arg(host().league()->league().name()); }});
}

void HistoryPage::refresh()
{
    OpenLeague *league = host().league();
    if (league == nullptr)
        return;
    showPeople();
    const bool isFirst = m_entries->rowCount() == 0;
    const bool wasAtTop = m_ui->entries->currentIndex().row() <= 0;
    if (isFirst)
        m_entries->setLeague(&league->league());
    else
        m_entries->update();
    showList();
    // Whoever looks at the newest entry sees the next one come.
    if (wasAtTop && m_entries->rowCount() > 0)
        m_ui->entries->setCurrentIndex(m_entries->index(0, HistoryModel::WhatColumn));
    showChoice();
}

void HistoryPage::showPeople()
{
    const auto people = store::journalPeople(host().league()->league().database());
    if (!people) {
        host().notify(people.error());
        return;
    }
    for (const QString &who : *people)
        if (m_ui->who->findData(who) < 0)
            m_ui->who->addItem(who, who);
}

void HistoryPage::showList()
{
    const bool isEmpty = m_entries->rowCount() == 0;
    m_ui->stack->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_ui->empty)
                                          : static_cast<QWidget *>(m_ui->split));
    if (isEmpty)
        m_ui->empty->setMessage(tr("No matching entries."), m_showAll);
    else if (!m_ui->entries->currentIndex().isValid())
        m_ui->entries->setCurrentIndex(m_entries->index(0, HistoryModel::WhatColumn));
    setWidths();
}

void HistoryPage::setWidths()
{
    const QFontMetrics metrics = fontMetrics();
    const auto widest = [&](int column, int least) {
        int width = least;
        for (int row = 0; row < qMin(m_entries->rowCount(), HistoryModel::portion); ++row)
            width = qMax(width, metrics.horizontalAdvance(m_entries->index(row, column).data().toString()));
        return width + 2 * spacing::related;
    };
    QHeaderView *head = m_ui->entries->header();
    head->setSectionResizeMode(QHeaderView::Fixed);
    head->setSectionResizeMode(HistoryModel::WhatColumn, QHeaderView::Stretch);
    const auto heading = [&](int column) {
        return metrics.horizontalAdvance(
            m_entries->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    };
    const int room = m_ui->entries->viewport()->width();
    for (const int column : {HistoryModel::WhenColumn, HistoryModel::WhoColumn, HistoryModel::StateColumn})
        head->resizeSection(column, qMin(widest(column, heading(column)), room / 3));
}

void HistoryPage::setFactWidths()
{
    const QFontMetrics metrics = fontMetrics();
    QHeaderView *head = m_ui->changes->header();
    head->setSectionResizeMode(QHeaderView::Fixed);
    head->setSectionResizeMode(ChangesModel::AfterColumn, QHeaderView::Stretch);
    const int room = m_ui->changes->viewport()->width();
    for (const int column : {ChangesModel::WhatColumn, ChangesModel::BeforeColumn}) {
        int width = metrics.horizontalAdvance(
            m_changes->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        for (int row = 0; row < m_changes->rowCount(); ++row)
            width = qMax(width, metrics.horizontalAdvance(m_changes->index(row, column).data().toString()));
        head->resizeSection(column, qMin(width + 3 * spacing::related, room * 2 / 5));
    }
}

const JournalEntry *HistoryPage::chosen() const
{
    return m_entries->entryAt(m_ui->entries->currentIndex().row());
}

void HistoryPage::showChoice()
{
    const JournalEntry *entry = chosen();
    OpenLeague *league = host().league();
    if (entry == nullptr || league == nullptr) {
        m_changes->show({});
        m_ui->what->clear();
        m_ui->whoAndWhen->clear();
        host().commands().refresh();
        return;
    }
    m_ui->what->setText(translated(*entry));
    const QString when =
        m_entries->index(m_ui->entries->currentIndex().row(), HistoryModel::WhenColumn).data().toString();
    QStringList parts{entry->who, when, translated(ago(entry->at, QDateTime::currentDateTimeUtc()))};
    if (entry->state != JournalEntry::State::Done)
        parts << tr("undone");
    m_ui->whoAndWhen->setText(parts.join(QStringLiteral(" · ")));
    const auto changes = league->league().history().changesOf(entry->seq);
    if (changes) {
        QHash<QUuid, QString> teams;
        for (const Team &team : league->teams())
            teams.insert(team.id, team.displayName());
        m_changes->show(describedChanges(*changes, teams));
        setFactWidths();
    } else {
        m_changes->show({});
        host().notify(changes.error());
    }
    host().commands().refresh();
}

bool HistoryPage::canGoBack()
{
    const JournalEntry *entry = chosen();
    return entry != nullptr && host().league() != nullptr && host().work() == nullptr &&
           canReturnToBefore(host().league()->league(), *entry);
}

void HistoryPage::goBack()
{
    // A copy: the list is read anew on the way.
    const JournalEntry entry = *chosen();
    // As an undo does: what moves a ban is shown first. Where it cannot be told, the steps say why.
    const auto step = host().league()->league().history().returnedStep(entry.seq);
    const auto following = step ? previewHistoryStep(*step) : Result<std::vector<UndoPreview>>();
    if (step && following && movesBans(*step, *following) &&
        UndoDialog(tr("Back to before “%1”").arg(translated(entry)), JournalEntry::Kind::Undo, *following,
                   this)
                .exec() != QDialog::Accepted)
        return;
    const HistoryReturn gone = returnToBefore(host().league()->league(), entry);
    QStringList told{tr("%n steps undone.", nullptr, gone.steps)};
    if (gone.stopped)
        told << tr("Stopped there: %1").arg(translated(*gone.stopped));
    if (!gone.ofOthers.empty())
        told << tr("%n later entries by others were kept: “%1” by %2.", nullptr,
                   static_cast<int>(gone.ofOthers.size()))
                    .arg(translated(gone.ofOthers.front()), gone.ofOthers.front().who);
    if (gone.steps > 0)
        told << tr("Redo restores them.");
    if (gone.steps > 0)
        host().notify(told.join(u' '));
    else
        host().refuse(told.join(u' '));
}

void HistoryPage::showMenu(const QPoint &place)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(host().commands().action(CommandId::ReturnToBefore));
    for (const CommandId id : {CommandId::Print, CommandId::ExportPicture, CommandId::CopyText})
        menu->addAction(host().commands().action(id));
    menu->popup(m_ui->entries->viewport()->mapToGlobal(place));
}

QString HistoryPage::paperTitle()
{
    return QStringLiteral("%1: %2").arg(host().league()->league().name(), m_ui->title->text());
}

/// Every entry; of the one that is chosen what it did, too.
QString HistoryPage::text()
{
    readForPaper(*m_entries);
    QStringList lines = historyLines(*m_entries);
    QStringList facts;
    for (int row = 0; row < m_changes->rowCount(); ++row)
        facts << QStringLiteral("  %1: %2 → %3")
                     .arg(m_changes->index(row, ChangesModel::WhatColumn).data().toString(),
                          m_changes->index(row, ChangesModel::BeforeColumn).data().toString(),
                          m_changes->index(row, ChangesModel::AfterColumn).data().toString());
    if (const int row = m_ui->entries->currentIndex().row();
        row >= 0 && row < lines.size() && !facts.isEmpty())
        lines[row] += u'\n' + facts.join(u'\n');
    return QStringLiteral("%1\n\n%2\n").arg(paperTitle(), lines.join(u'\n'));
}

void HistoryPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    setWidths();
    setFactWidths();
}

void readForPaper(HistoryModel &model)
{
    while (model.rowCount() < mostPrintedEntries && model.canFetchMore({}))
        model.fetchMore({});
}

ListContent historyPaper(const QString &title, const HistoryModel &model)
{
    ListContent content;
    content.title = title;
    content.wide = HistoryModel::WhatColumn;
    for (int column = 0; column < HistoryModel::columns; ++column)
        content.headings << model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    const int rows = printedRows(model);
    content.lines.reserve(static_cast<std::size_t>(rows) + 1);
    for (int row = 0; row < rows; ++row) {
        ListLine line;
        line.cells.reserve(HistoryModel::columns);
        const bool holds = model.index(row, 0).data(HistoryModel::HoldsRole).toBool();
        for (int column = 0; column < HistoryModel::columns; ++column) {
            ListCell cell{textAt(model, row, column)};
            cell.isAside = !holds || column != HistoryModel::WhatColumn;
            line.cells.push_back(std::move(cell));
        }
        content.lines.push_back(std::move(line));
    }
    if (hasOlder(model))
        content.lines.push_back({ListLine::Kind::Note, {{olderNote()}}});
    return content;
}

QStringList historyLines(const HistoryModel &model)
{
    QStringList lines;
    for (int row = 0; row < printedRows(model); ++row) {
        const QString aside = textAt(model, row, HistoryModel::StateColumn);
        QString line = QStringLiteral("%1, %2: %3")
                           .arg(textAt(model, row, HistoryModel::WhenColumn),
                                textAt(model, row, HistoryModel::WhoColumn),
                                textAt(model, row, HistoryModel::WhatColumn));
        lines << (aside.isEmpty() ? line : QStringLiteral("%1 (%2)").arg(line, aside));
    }
    if (hasOlder(model))
        lines << olderNote();
    return lines;
}

} // namespace touchline
