// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/help/manual_view.h"

#include "models/views/translated.h"
#include "models/words/manual.h"

#include <QDesktopServices>
#include <QScrollBar>
#include <QTextBlock>

#include <cmath>

// Q_INIT_RESOURCE declares a function of the global namespace.
static void registerPictures()
{
    Q_INIT_RESOURCE(manual_pictures);
}

namespace touchline {

namespace {

/// Pages have addresses, so that links in them are relative to them.
const QString scheme = QStringLiteral("manual");

QString pathOf(const QUrl &url)
{
    return url.path().mid(1);
}

} // namespace

QImage manualPicture(const QString &path)
{
    registerPictures();
    // In all colours: of a palette a smaller one would be dithered.
    return QImage(QStringLiteral(":/docs/") + path).convertToFormat(QImage::Format_RGB32);
}

ManualView::ManualView(QWidget *parent) : QTextBrowser(parent)
{
    setFrameShape(QFrame::NoFrame);
    setOpenExternalLinks(false);
    m_fitPictures.setSingleShot(true);
    m_fitPictures.setInterval(0);
    connect(&m_fitPictures, &QTimer::timeout, this, [this] {
        const int line = verticalScrollBar()->value();
        reload();
        verticalScrollBar()->setValue(line);
    });
}

void ManualView::go(const QString &link)
{
    QUrl url(QStringLiteral("%1:/%2").arg(scheme, link.section(u'#', 0, 0)));
    url.setFragment(link.section(u'#', 1));
    setSource(url, QTextDocument::MarkdownResource);
}

QString ManualView::path() const
{
    return pathOf(source());
}

QVariant ManualView::loadResource(int type, const QUrl &name)
{
    const QUrl url = source().resolved(name);
    if (url.scheme() != scheme)
        return {};
    if (type != QTextDocument::ImageResource)
        return manualText(pathOf(url), windowLanguage());
    QImage picture = manualPicture(pathOf(url));
    if (picture.isNull())
        return {};
    const double room = viewport()->width() - 2 * document()->documentMargin();
    const double width = std::min<double>(picture.width(), room);
    // With all dots that the screen has, and none that the picture has not.
    const double dots = std::min<double>(picture.width(), width * devicePixelRatioF());
    picture = picture.scaledToWidth(static_cast<int>(std::lround(dots)), Qt::SmoothTransformation);
    picture.setDevicePixelRatio(dots / width);
    return picture;
}

void ManualView::doSetSource(const QUrl &url, QTextDocument::ResourceType type)
{
    if (url.scheme() != scheme) {
        QDesktopServices::openUrl(url);
        return;
    }
    QTextBrowser::doSetSource(url, type);
    scrollToHeading(url.fragment());
}

void ManualView::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    if (event->size().width() != event->oldSize().width() && source().isValid())
        m_fitPictures.start();
}

void ManualView::scrollToHeading(const QString &anchor)
{
    if (anchor.isEmpty())
        return;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || headingAnchor(block.text()) != anchor)
            continue;
        // At the top, where there is so much below it.
        moveCursor(QTextCursor::End);
        setTextCursor(QTextCursor(block));
        ensureCursorVisible();
        verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect().top());
        return;
    }
}

} // namespace touchline
