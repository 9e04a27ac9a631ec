// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/search/search_box.h"

#include "forms/commands/command_page.h"
#include "forms/help/help_window.h"
#include "forms/theme/icons.h"
#include "forms/theme/kit_chip.h"
#include "forms/theme/theme.h"
#include "forms/widgets/row_delegate.h"
#include "forms/widgets/run_on_page.h"
#include "models/views/navigation_model.h"
#include "models/views/translated.h"
#include "models/words/manual.h"

#include "ui_search_box.h"

#include <QHeaderView>
#include <QKeyEvent>

namespace touchline {

namespace {

/// What a hit is about stands paler behind it.
class HitDelegate final : public RowDelegate
{
public:
    using RowDelegate::RowDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        RowDelegate::initStyleOption(option, index);
        if (index.column() == 1)
            option->palette.setColor(QPalette::Text, colour(ColourRole::Secondary));
    }
};

constexpr int mostHits = 50;
/// Milliseconds.
constexpr int pause = 150;
/// Of the window that it stands over.
constexpr double shareOfWidth = 0.55;
constexpr double shareOfHeight = 0.6;

} // namespace

SearchBox::SearchBox(PageHost &host, const QUuid &competition, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_shared<Ui::SearchBox>())
    , m_host(host)
    , m_competition(competition)
    , m_index(new SearchIndex(this))
{
    m_ui->setupUi(this);
    setAttribute(Qt::WA_DeleteOnClose);
    m_ui->hits->setItemDelegate(new HitDelegate(this));
    m_ui->hits->header()->setStretchLastSection(true);
    m_ui->hits->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    Theme::setType(m_ui->hint, Theme::Type::Caption);
    m_ui->text->installEventFilter(this);
    // While much is taken in the list is not made anew with every bit of it.
    m_later.setSingleShot(true);
    m_later.setInterval(pause);
    connect(&m_later, &QTimer::timeout, this, &SearchBox::showHits);
    connect(m_index, &SearchIndex::grown, this, [this] {
        if (!m_later.isActive())
            m_later.start();
    });
    connect(m_index, &SearchIndex::failed, this, [this](const Error &error) { m_host.notify(error); });
    connect(m_ui->text, &QLineEdit::textChanged, this, &SearchBox::showHits);
    connect(m_ui->text, &QLineEdit::returnPressed, this, &SearchBox::take);
    connect(m_ui->hits, &QTreeWidget::itemActivated, this, &SearchBox::take);
    m_index->setLeague(host.league(), competition);
    if (parent != nullptr)
        resize(qRound(parent->width() * shareOfWidth), qRound(parent->height() * shareOfHeight));
    showHits();
}

std::vector<SearchHit> SearchBox::commandHits() const
{
    std::vector<SearchHit> hits;
    for (const CommandSpec &spec : commandTable()) {
        const QAction *action = m_host.commands().action(spec.id);
        if (spec.id == CommandId::Find || !isWithinReach(spec.id))
            continue;
        SearchHit hit;
        hit.text = commandText(spec).remove(u'&').remove(u'…');
        hit.detail = action->shortcut().toString(QKeySequence::NativeText);
        if (!action->isEnabled()) {
            const QString page = pageName(*pageOf(spec.id));
            hit.detail = hit.detail.isEmpty() ? page : tr("%1, %2", "page, keys").arg(page, hit.detail);
        }
        hit.command = static_cast<int>(spec.id);
        hit.otherWords = commandWords(spec);
        hits.push_back(hit);
    }
    for (const ManualPage &page : manualPages(windowLanguage()))
        hits.push_back({.kind = SearchHit::Kind::Page,
                        .text = page.fullTitle(),
                        .detail = tr("Manual"),
                        .link = page.path});
    return hits;
}

bool SearchBox::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_ui->text && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isMove = key->key() == Qt::Key_Down || key->key() == Qt::Key_Up ||
                            key->key() == Qt::Key_PageDown || key->key() == Qt::Key_PageUp;
        if (isMove) {
            QCoreApplication::sendEvent(m_ui->hits, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void SearchBox::showHits()
{
    const QString text = m_ui->text->text();
    // What can be done changes while work goes on.
    m_index->setCommands(commandHits());
    std::vector<SearchHit> hits = m_index->find(text, mostHits);
    if (hits == m_hits && m_ui->hits->topLevelItemCount() > 0)
        return;
    m_hits = std::move(hits);
    m_ui->hits->clear();
    const int side = fontMetrics().height();
    for (const SearchHit &hit : m_hits) {
        auto *item = new QTreeWidgetItem(m_ui->hits, {hit.text, hit.detail});
        item->setToolTip(1, hit.detail);
        switch (hit.kind) {
        case SearchHit::Kind::Command:
            item->setIcon(0, m_host.commands().action(static_cast<CommandId>(hit.command))->icon());
            break;
        case SearchHit::Kind::Page:
            item->setIcon(0, icon(QStringLiteral("question")));
            break;
        case SearchHit::Kind::Competition:
            item->setIcon(0, icon(QStringLiteral("trophy")));
            break;
        case SearchHit::Kind::Team:
            item->setData(0, Qt::DecorationRole,
                          kitChip(m_host.league()->badgeOf(hit.subject), side, devicePixelRatioF()));
            break;
        case SearchHit::Kind::Player:
            item->setIcon(0, icon(QStringLiteral("player")));
            break;
        case SearchHit::Kind::Fixture:
            item->setIcon(0, icon(QStringLiteral("fixtures")));
            break;
        case SearchHit::Kind::Friendly:
            item->setIcon(0, icon(QStringLiteral("ball")));
            break;
        }
    }
    if (!m_hits.empty())
        m_ui->hits->setCurrentItem(m_ui->hits->topLevelItem(0));
    if (text.trimmed().isEmpty())
        m_ui->hint->setText(tr("Type the start of a name. Use the arrow keys to select, Enter to open."));
    else if (m_hits.empty())
        m_ui->hint->setText(m_index->isComplete() ? tr("No results") : tr("Searching…"));
    else
        m_ui->hint->setText(tr("Enter opens, Esc closes."));
}

void SearchBox::take()
{
    const int row = m_ui->hits->indexOfTopLevelItem(m_ui->hits->currentItem());
    if (row < 0)
        return;
    const SearchHit hit = m_hits[static_cast<std::size_t>(row)];
    accept();
    go(hit);
}

void SearchBox::go(const SearchHit &hit)
{
    if (hit.kind == SearchHit::Kind::Command)
        run(static_cast<CommandId>(hit.command));
    else if (hit.kind == SearchHit::Kind::Page)
        HelpWindow::showPage(hit.link);
    else if (hit.kind == SearchHit::Kind::Player)
        m_host.go(PageKind::Player, {}, hit.subject);
    else if (hit.kind == SearchHit::Kind::Friendly)
        m_host.go(PageKind::Friendly, {}, hit.subject);
    else if (hit.competition.isNull())
        m_host.go(PageKind::Teams, {}, hit.subject);
    else
        m_host.go(PageKind::Fixtures, hit.competition, hit.subject);
}

bool SearchBox::isWithinReach(CommandId id) const
{
    if (m_host.commands().action(id)->isEnabled())
        return true;
    const auto page = pageOf(id);
    if (!page || m_host.league() == nullptr)
        return false;
    return !isOfCompetition(*page) || m_host.league()->hasPage(*page, m_competition);
}

void SearchBox::run(CommandId id)
{
    QAction *action = m_host.commands().action(id);
    if (action->isEnabled()) {
        action->trigger();
        return;
    }
    runOnItsPage(m_host, id);
}

} // namespace touchline
