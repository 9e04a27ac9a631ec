// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/friendlies/friendlies_page.h"

#include "forms/theme/icons.h"
#include "forms/theme/theme.h"
#include "forms/widgets/row_delegate.h"
#include "forms/widgets/row_list.h"
#include "models/league/friendlies.h"
#include "models/views/match_centre/friendly_model.h"

#include "ui_friendlies_page.h"

#include <QHeaderView>
#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>

namespace touchline {

namespace {

/// Of a column, in letters: its heading is seen in the narrowest window.
constexpr int leastLetters = 10;
/// Of the page: in a narrower one the names of the matches need the room of their game.
constexpr int lettersWithGame = 95;

} // namespace

FriendliesPage::FriendliesPage(PageHost &host, QWidget *parent)
    : Page(host, parent)
    , m_ui(std::make_shared<Ui::FriendliesPage>())
    , m_model(new FriendlyModel(this))
{
    m_ui->setupUi(this);
    dressTitle(m_ui->title);
    Theme::setType(m_ui->summary, Theme::Type::Caption);
    m_ui->matches->setModel(m_model);
    dressAsList(*m_ui->matches);
    m_ui->matches->setItemDelegate(new LinedRowDelegate(m_ui->matches));
    m_ui->matches->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const int column : {FriendlyModel::Name, FriendlyModel::Origin})
        m_ui->matches->header()->setSectionResizeMode(column, QHeaderView::Stretch);
    m_ui->matches->header()->setMinimumSectionSize(leastLetters * fontMetrics().averageCharWidth());
    m_ui->matches->header()->setStretchLastSection(false);
    m_ui->create->setIcon(icon(QStringLiteral("ball")));
    m_ui->remove->setIcon(icon(QStringLiteral("take-out")));
    connect(m_ui->create, &QPushButton::clicked, host.commands().action(CommandId::NewFriendly),
            &QAction::trigger);
    connect(m_ui->open, &QPushButton::clicked, this, &FriendliesPage::open);
    connect(m_ui->matches, &QTreeView::activated, this, &FriendliesPage::open);
    connect(m_ui->rename, &QPushButton::clicked, this, &FriendliesPage::rename);
    connect(m_ui->remove, &QPushButton::clicked, this, &FriendliesPage::remove);
    connect(m_ui->matches->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &FriendliesPage::showDoors);
    connect(m_ui->matches, &QTreeView::customContextMenuRequested, this, &FriendliesPage::showMenu);
    setFocusProxy(m_ui->matches);
}

void FriendliesPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    m_ui->matches->setColumnHidden(FriendlyModel::Rules,
                                   width() < lettersWithGame * fontMetrics().averageCharWidth());
}

QUuid FriendliesPage::chosen() const
{
    return m_ui->matches->currentIndex().data(FriendlyModel::IdRole).toUuid();
}

bool FriendliesPage::isUnderWay() const
{
    return m_ui->matches->currentIndex().data(FriendlyModel::UnderWayRole).toBool();
}

void FriendliesPage::refresh()
{
    const QUuid before = chosen();
    if (const auto shown = m_model->show(host().league()); !shown)
        host().notify(shown.error());
    const bool isEmpty = m_model->rowCount() == 0;
    m_ui->empty->setMessage(tr("No friendlies yet. A friendly counts in no competition."),
                            host().commands().action(CommandId::NewFriendly));
    m_ui->stack->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_ui->empty) : m_ui->list);
    m_ui->create->setEnabled(host().commands().action(CommandId::NewFriendly)->isEnabled());
    choose(before);
}

void FriendliesPage::focusOn(const QUuid &subject)
{
    choose(subject);
}

void FriendliesPage::choose(const QUuid &match)
{
    const int row = std::max(m_model->rowOf(match), 0);
    m_ui->matches->setCurrentIndex(m_model->index(row, 0));
    showDoors();
}

void FriendliesPage::showDoors()
{
    const bool isChosen = !chosen().isNull();
    const bool mayChange = host().league() != nullptr && !host().league()->league().isReadOnly();
    m_ui->open->setText(isUnderWay() ? tr("&Resume") : tr("&Watch"));
    m_ui->open->setIcon(icon(isUnderWay() ? QStringLiteral("ball") : QStringLiteral("play")));
    m_ui->open->setEnabled(isChosen && (mayChange || !isUnderWay()));
    m_ui->rename->setEnabled(isChosen && mayChange);
    m_ui->remove->setText(isUnderWay() ? tr("&Discard…") : tr("&Delete"));
    m_ui->remove->setEnabled(isChosen && mayChange);
}

void FriendliesPage::open()
{
    if (m_ui->open->isEnabled())
        host().go(PageKind::Friendly, {}, chosen());
}

void FriendliesPage::rename()
{
    const QUuid match = chosen();
    bool isDone = false;
    const QString name = QInputDialog::getText(
        this, tr("Rename"), tr("Name"), QLineEdit::Normal,
        m_model->index(m_model->rowOf(match), FriendlyModel::Name).data().toString(), &isDone);
    if (!isDone)
        return;
    if (const auto renamed = Friendlies(host().league()->league()).rename(match, name); !renamed)
        return host().notify(renamed.error());
    host().league()->noteUnderWay({});
}

void FriendliesPage::remove()
{
    Friendlies friendlies(host().league()->league());
    if (isUnderWay()) {
        if (QMessageBox::question(this, tr("Discard the Match"),
                                  tr("Everything that was played in this match is lost."),
                                  QMessageBox::Discard | QMessageBox::Cancel) != QMessageBox::Discard)
            return;
        if (const auto gone = friendlies.abandon(chosen()); !gone)
            return host().notify(gone.error());
        host().league()->noteUnderWay({});
        return;
    }
    if (const auto gone = friendlies.remove(chosen()); !gone)
        return host().notify(gone.error());
    host().notify(tr("The match is deleted. Undo brings it back."));
}

void FriendliesPage::showMenu(const QPoint &place)
{
    if (!m_ui->matches->indexAt(place).isValid())
        return;
    QMenu menu(this);
    for (QPushButton *one : {m_ui->open, m_ui->rename, m_ui->remove})
        menu.addAction(one->icon(), one->text(), one, &QPushButton::click)->setEnabled(one->isEnabled());
    menu.exec(m_ui->matches->viewport()->mapToGlobal(place));
}

} // namespace touchline
