// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/widgets/screen_fit.h"

#include <QApplication>
#include <QBoxLayout>
#include <QDialog>
#include <QEvent>
#include <QFileDialog>
#include <QMainWindow>
#include <QMessageBox>
#include <QPointer>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QTimer>

#include <algorithm>

namespace touchline {

namespace {

/// Of a window that is not shown yet nobody knows its frame.
constexpr int usualFrame = 4;
/// In milliseconds: a window manager has framed a window by then.
constexpr int timeForFrame = 300;
/// Less of a dialog's contents than this share of the screen is not seen.
constexpr int leastShare = 5;

/// Asks for the size of what is in it, and needs hardly any.
class ContentArea final : public QScrollArea
{
public:
    using QScrollArea::QScrollArea;

    [[nodiscard]] QSize sizeHint() const override
    {
        return widget() == nullptr ? QScrollArea::sizeHint() : widget()->sizeHint() + barSize();
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        if (widget() == nullptr)
            return QScrollArea::minimumSizeHint();
        const QSize room = ScreenFit::roomFor(*window());
        const QSize wanted = widget()->minimumSizeHint() + barSize();
        const QMargins margins =
            window()->layout() == nullptr ? QMargins() : window()->layout()->contentsMargins();
        return wanted.boundedTo(
            {room.width() - margins.left() - margins.right(), room.height() / leastShare});
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        // What is in it has grown or shrunk.
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }

private:
    [[nodiscard]] QSize barSize() const { return {style()->pixelMetric(QStyle::PM_ScrollBarExtent), 0}; }
};

/// A page in a window: it needs no more room than its window gives.
class PageArea final : public QScrollArea
{
public:
    using QScrollArea::QScrollArea;

    [[nodiscard]] QSize sizeHint() const override
    {
        return widget() == nullptr ? QScrollArea::sizeHint() : widget()->sizeHint();
    }
};

QRect &pretendedScreen()
{
    static QRect screen;
    return screen;
}

QRect screenOf(const QWidget &window)
{
    return pretendedScreen().isNull() ? window.screen()->availableGeometry() : pretendedScreen();
}

void makeBare(QScrollArea &area)
{
    area.setFrameShape(QFrame::NoFrame);
    area.setWidgetResizable(true);
    area.setFocusPolicy(Qt::NoFocus);
}

/// Qt makes no window wider than two thirds of its screen, and reckons the height for the width it wanted.
int heightAtItsWidth(const QWidget &window)
{
    const QLayout *layout = window.layout();
    const bool isNarrowed = !window.testAttribute(Qt::WA_Resized) && layout != nullptr &&
                            layout->hasHeightForWidth() && window.width() < window.sizeHint().width();
    return isNarrowed ? layout->minimumHeightForWidth(window.width()) : 0;
}

bool isScrolling(const QDialog &dialog)
{
    return dialog.findChild<ContentArea *>(QStringLiteral("contentArea"), Qt::FindDirectChildrenOnly) !=
           nullptr;
}

/// The buttons at the end, and what is wrong above them, are always seen.
bool staysOutside(const QLayoutItem &item)
{
    const QObject *thing = item.widget() != nullptr ? static_cast<const QObject *>(item.widget())
                                                    : const_cast<QLayoutItem &>(item).layout();
    return thing != nullptr && (thing->objectName().startsWith(QLatin1String("problem")) ||
                                thing->objectName().startsWith(QLatin1String("buttons")));
}

/// Moves the first items of a column into another one.
void move(QBoxLayout &from, int count, QBoxLayout &to)
{
    for (int i = 0; i < count; ++i) {
        const int stretch = from.stretch(0);
        QLayoutItem *item = from.takeAt(0);
        if (QWidget *widget = item->widget()) {
            to.addWidget(widget, stretch, item->alignment());
            delete item;
        } else if (QLayout *layout = item->layout()) {
            to.addLayout(layout, stretch);
        } else {
            to.addItem(item);
        }
    }
}

} // namespace

ScreenFit::ScreenFit(QObject *parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

QSize ScreenFit::roomFor(const QWidget &window)
{
    const QWidget *top = window.window();
    QSize frame = top->frameGeometry().size() - top->geometry().size();
    // On X11 a window hears of its frame a while after it was shown.
    if (!top->isVisible() || frame.isNull())
        frame = QSize(2 * usualFrame, usualFrame + top->style()->pixelMetric(QStyle::PM_TitleBarHeight));
    return screenOf(*top).size() - frame;
}

void ScreenFit::setScreen(const QRect &available)
{
    pretendedScreen() = available;
}

QScrollArea *ScreenFit::scrolling(QWidget *page)
{
    auto *area = new PageArea;
    makeBare(*area);
    area->setWidget(page);
    // A page fills its own background where it has one.
    area->viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
    return area;
}

void ScreenFit::fitContents(QDialog &dialog)
{
    auto *column = qobject_cast<QBoxLayout *>(dialog.layout());
    const QSize room = roomFor(dialog);
    const QSize needed = dialog.minimumSizeHint();
    if (column == nullptr || column->direction() != QBoxLayout::TopToBottom || isScrolling(dialog) ||
        (needed.width() <= room.width() && needed.height() <= room.height()))
        return;
    int inside = column->count();
    while (inside > 0 && staysOutside(*column->itemAt(inside - 1)))
        --inside;
    // Without a row of buttons the last row is what ends the dialog.
    if (inside == column->count())
        --inside;
    if (inside <= 0)
        return;
    const QPointer<QWidget> focus = dialog.focusWidget();
    // Of the dialog from the start: what changes its window comes last in the order of Tab.
    auto *content = new QWidget(&dialog);
    auto *inner = new QVBoxLayout(content);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(column->spacing());
    auto *area = new ContentArea(&dialog);
    area->setObjectName(QStringLiteral("contentArea"));
    makeBare(*area);
    move(*column, inside, *inner);
    area->setWidget(content);
    area->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    column->insertWidget(0, area, 1);
    if (focus)
        focus->setFocus();
}

void ScreenFit::fitSize(QWidget &window)
{
    const QSize room = roomFor(window);
    const QSize wanted = window.size().expandedTo({0, heightAtItsWidth(window)}).boundedTo(room);
    if (wanted != window.size())
        window.resize(wanted);
    const QRect screen = screenOf(window);
    const QRect frame = window.frameGeometry();
    const QPoint place(
        std::clamp(frame.left(), screen.left(), std::max(screen.left(), screen.right() + 1 - frame.width())),
        std::clamp(frame.top(), screen.top(), std::max(screen.top(), screen.bottom() + 1 - frame.height())));
    if (place != frame.topLeft())
        window.move(place);
}

void ScreenFit::setSize(QDialog &dialog, int letters, int lines)
{
    const QFontMetrics metrics = dialog.fontMetrics();
    const QSize wanted(metrics.averageCharWidth() * letters, metrics.height() * lines);
    const QWidget *parent = dialog.parentWidget();
    dialog.resize(parent == nullptr ? wanted : wanted.boundedTo(parent->window()->size()));
}

bool ScreenFit::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::Polish && type != QEvent::Show && type != QEvent::LayoutRequest)
        return false;
    auto *window = qobject_cast<QWidget *>(watched);
    if (window == nullptr || !window->isWindow())
        return false;
    auto *dialog = qobject_cast<QDialog *>(window);
    // Those of Qt and of the system look after themselves.
    if (dialog != nullptr && qobject_cast<QFileDialog *>(dialog) == nullptr &&
        qobject_cast<QMessageBox *>(dialog) == nullptr)
        fitContents(*dialog);
    if (type == QEvent::Show && (dialog != nullptr || qobject_cast<QMainWindow *>(window) != nullptr)) {
        fitSize(*window);
        // The desktop has placed and framed it only afterwards.
        for (const int later : {0, timeForFrame})
            QTimer::singleShot(later, window, [window] {
                if (window->isVisible() && !window->isMaximized() && !window->isFullScreen())
                    fitSize(*window);
            });
    }
    return false;
}

} // namespace touchline
