// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/help/help_window.h"

#include "forms/help/manual_view.h"
#include "forms/theme/icons.h"
#include "forms/theme/spacing.h"
#include "forms/widgets/screen_fit.h"
#include "forms/widgets/tab_order.h"
#include "models/views/translated.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPointer>
#include <QSplitter>
#include <QToolButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

namespace touchline {

namespace {

constexpr int linkRole = Qt::UserRole;
/// In letters and lines of the body font.
constexpr int windowLetters = 130;
constexpr int windowLines = 42;
constexpr int listLetters = 36;

const QString contentsPage = QStringLiteral("manual/README.md");

QPointer<HelpWindow> ofProgram;

QTreeWidgetItem *itemOf(const QString &text, const QString &link)
{
    auto *item = new QTreeWidgetItem({text});
    item->setData(0, linkRole, link);
    item->setToolTip(0, text);
    return item;
}

} // namespace

HelpWindow::HelpWindow(QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_search(new QLineEdit(this))
    , m_list(new QTreeWidget(this))
    , m_view(new ManualView(this))
    , m_searched(windowLanguage())
{
    setWindowTitle(tr("Manual"));
    setAttribute(Qt::WA_DeleteOnClose);
    const auto button = [this](const char *name, const QString &text, const QString &keys) {
        auto *made = new QToolButton(this);
        made->setObjectName(QLatin1String(name));
        made->setIcon(icon(QLatin1String(name)));
        made->setToolTip(text);
        made->setAccessibleName(text);
        made->setAutoRaise(true);
        made->setShortcut(QKeySequence(keys));
        return made;
    };
    auto *back = button("back", tr("Back"), QStringLiteral("Alt+Left"));
    auto *home = button("home", tr("Contents"), QStringLiteral("Alt+Home"));
    back->setEnabled(false);
    connect(back, &QToolButton::clicked, m_view, &ManualView::backward);
    connect(home, &QToolButton::clicked, this, [this] { m_view->go(contentsPage); });
    connect(m_view, &ManualView::backwardAvailable, back, &QToolButton::setEnabled);
    connect(m_view, &ManualView::sourceChanged, this, &HelpWindow::selectPage);

    m_search->setObjectName(QStringLiteral("search"));
    m_search->setPlaceholderText(tr("Search the manual"));
    m_search->setAccessibleName(tr("Search the manual"));
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::showList);
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        if (const QTreeWidgetItem *first = m_list->topLevelItem(0);
            first != nullptr && !m_search->text().isEmpty())
            showItem(first);
    });

    m_list->setObjectName(QStringLiteral("contents"));
    m_list->setAccessibleName(tr("Contents"));
    m_list->setHeaderHidden(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformRowHeights(true);
    m_list->setTextElideMode(Qt::ElideRight);
    connect(m_list, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem *item) { showItem(item); });
    connect(m_list, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem *item) { showItem(item); });
    m_view->setObjectName(QStringLiteral("page"));
    m_view->setAccessibleName(tr("Page of the manual"));

    auto *bar = new QHBoxLayout;
    bar->setSpacing(spacing::inside);
    bar->addWidget(back);
    bar->addWidget(home);
    bar->addWidget(m_search, 1);
    auto *left = new QWidget(this);
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins({});
    column->setSpacing(spacing::related);
    column->addLayout(bar);
    column->addWidget(m_list, 1);
    auto *halves = new QSplitter(this);
    halves->addWidget(left);
    halves->addWidget(m_view);
    halves->setStretchFactor(1, 1);
    halves->setChildrenCollapsible(false);
    auto *frame = new QVBoxLayout(this);
    frame->addWidget(halves);
    const int letter = fontMetrics().averageCharWidth();
    halves->setSizes({letter * listLetters, letter * (windowLetters - listLetters)});
    resize(QSize(letter * windowLetters, fontMetrics().lineSpacing() * windowLines)
               .boundedTo(ScreenFit::roomFor(*this)));
    tabAsRead(*this);
    showList();
    m_view->go(contentsPage);
}

HelpWindow *HelpWindow::showPage(const QString &link)
{
    QWidget *blocking = QApplication::activeModalWidget();
    HelpWindow *shown = ofProgram;
    if (blocking != nullptr) {
        shown = blocking->findChild<HelpWindow *>(QString(), Qt::FindDirectChildrenOnly);
        if (shown == nullptr)
            shown = new HelpWindow(blocking);
    } else if (shown == nullptr) {
        shown = new HelpWindow;
        ofProgram = shown;
        // With the last window of the leagues the program ends.
        shown->setAttribute(Qt::WA_QuitOnClose, false);
    }
    if (!link.isEmpty())
        shown->m_view->go(link);
    shown->show();
    shown->raise();
    shown->activateWindow();
    shown->m_view->setFocus();
    return shown;
}

void HelpWindow::closeAll()
{
    delete ofProgram;
}

void HelpWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Find)) {
        m_search->setFocus();
        m_search->selectAll();
    } else if (event->key() == Qt::Key_Escape) {
        close();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void HelpWindow::showList()
{
    m_list->clear();
    const QString words = m_search->text().trimmed();
    if (words.isEmpty())
        listContents();
    else
        listHits(words);
}

void HelpWindow::listContents()
{
    QTreeWidgetItem *part = nullptr;
    QTreeWidgetItem *page = nullptr;
    for (const ManualPage &one : manualPages(windowLanguage())) {
        if (part == nullptr || part->text(0) != one.part) {
            part = itemOf(one.part, {});
            part->setFlags(Qt::ItemIsEnabled);
            m_list->addTopLevelItem(part);
            part->setExpanded(true);
        }
        QTreeWidgetItem *item = itemOf(one.title, one.path);
        if (!one.above.isEmpty() && page != nullptr) {
            page->addChild(item);
        } else {
            part->addChild(item);
            page = item;
        }
    }
    selectPage();
}

void HelpWindow::listHits(const QString &words)
{
    for (const ManualHit &hit : m_searched.find(words)) {
        QTreeWidgetItem *item = itemOf(
            hit.heading.isEmpty() ? hit.page : tr("%1 (%2)", "heading, page").arg(hit.heading, hit.page),
            hit.link);
        item->setToolTip(0, item->text(0) + u'\n' + hit.excerpt);
        m_list->addTopLevelItem(item);
    }
    if (m_list->topLevelItemCount() == 0) {
        QTreeWidgetItem *none = itemOf(tr("Nothing found"), {});
        none->setFlags(Qt::NoItemFlags);
        m_list->addTopLevelItem(none);
    }
}

void HelpWindow::showItem(const QTreeWidgetItem *item)
{
    const QString link = item->data(0, linkRole).toString();
    if (!link.isEmpty())
        m_view->go(link);
}

void HelpWindow::selectPage()
{
    if (!m_search->text().trimmed().isEmpty())
        return;
    for (QTreeWidgetItemIterator item(m_list); *item != nullptr; ++item)
        if ((*item)->data(0, linkRole).toString() == m_view->path())
            return m_list->setCurrentItem(*item);
    m_list->setCurrentItem(nullptr);
}

} // namespace touchline
