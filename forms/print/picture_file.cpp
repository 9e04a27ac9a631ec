// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/print/picture_file.h"

#include "core/base/output_file.h"
#include "forms/print/page_printer.h"
#include "forms/print/sheets.h"
#include "forms/theme/ink.h"
#include "forms/theme/shown_text.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QPointer>
#include <QSvgGenerator>
#include <QThreadPool>

#include <algorithm>
#include <cmath>

namespace touchline {

namespace {

/// A picture is crisp on a fine screen as well.
constexpr qreal pixelsPerUnit = 2;
/// Qt paints no farther than 32767 pixels; a picture of more than these takes too much memory.
constexpr qreal longestSide = 30000;
constexpr qreal mostPixels = 120e6;
constexpr int margin = 16;
// A narrow picture is widened, so that its credit is no tower of words.
constexpr qreal leastCreditWidth = 300;
/// Qt's measure for how hard a PNG is pressed: a little larger than need be, and much sooner done.
constexpr int quickly = 70;

/// What the credit takes below a picture, wrapped at its width; empty without one.
QRectF creditRoom(const Picture &picture)
{
    if (picture.credit.isEmpty())
        return {};
    const QFontMetricsF metrics(pictureFont(Theme::Type::Caption));
    const QRectF room(0, 0, std::max(picture.size.width(), leastCreditWidth), 0);
    const QRectF words = metrics.boundingRect(room, Qt::TextWordWrap, picture.credit);
    return {0, picture.size.height() + margin, room.width(), words.height()};
}

QSizeF withMargin(const Picture &picture)
{
    const QRectF credit = creditRoom(picture);
    return QSizeF(std::max(picture.size.width(), credit.width()),
                  std::max(picture.size.height(), credit.bottom())) +
           QSizeF(2 * margin, 2 * margin);
}

void paintWithMargin(QPainter &painter, const Picture &picture)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(QPointF(), withMargin(picture)), Ink::ofPaper()(ColourRole::Surface));
    painter.translate(margin, margin);
    painter.save();
    picture.paint(painter);
    painter.restore();
    if (picture.credit.isEmpty())
        return;
    painter.setPen(Ink::ofPaper()(ColourRole::Secondary));
    painter.setFont(pictureFont(Theme::Type::Caption));
    drawShown(painter, creditRoom(picture), Qt::TextWordWrap, picture.credit);
}

bool writePdf(QIODevice &device, const Picture &picture)
{
    QPdfWriter writer(&device);
    writer.setPageLayout(paperFor(picture));
    writer.setTitle(picture.title);
    writer.setCreator(QStringLiteral("Touchline"));
    return printPicture(writer, picture);
}

bool writeSvg(QIODevice &device, const Picture &picture)
{
    QSvgGenerator generator;
    generator.setOutputDevice(&device);
    generator.setTitle(picture.title);
    generator.setDescription(picture.credit);
    generator.setResolution(96);
    generator.setSize(withMargin(picture).toSize());
    generator.setViewBox(QRectF(QPointF(), withMargin(picture)));
    QPainter painter;
    if (!painter.begin(&generator))
        return false;
    paintWithMargin(painter, picture);
    return painter.end();
}

/// In any thread; nothing where there is no memory for so many pixels.
QByteArray pngOf(const DrawnPicture &drawn)
{
    const QSizeF size = drawn.size;
    const qreal scale = std::min({pixelsPerUnit, longestSide / std::max(size.width(), size.height()),
                                  std::sqrt(mostPixels / (size.width() * size.height()))});
    QImage image((size * scale).toSize(), QImage::Format_RGB32);
    if (image.isNull())
        return {};
    // The last line may be one that the picture covers in part.
    image.fill(Ink::ofPaper()(ColourRole::Surface));
    image.setText(QStringLiteral("Title"), drawn.title);
    if (!drawn.credit.isEmpty())
        image.setText(QStringLiteral("Copyright"), drawn.credit);
    QPainter painter(&image);
    painter.scale(scale, scale);
    painter.drawPicture(QPointF(), drawn.strokes);
    painter.end();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return image.save(&buffer, "PNG", quickly) ? buffer.data() : QByteArray();
}

tl::unexpected<Error> tooLarge()
{
    return fail(Fault::Impossible,
                QT_TRANSLATE_NOOP("core", "The picture is too large for this kind of file. Save it as PDF."));
}

Result<PictureKind> kindFor(const QString &path)
{
    if (const auto kind = pictureKindOf(path))
        return *kind;
    return fail(Fault::BadInput,
                QT_TRANSLATE_NOOP("core", "%1 is no name of a picture: it ends with .pdf, .svg or .png."),
                {QFileInfo(path).fileName()});
}

Result<void> write(const DrawnPicture &drawn, const QString &path)
{
    const auto content = fileOf(drawn);
    TOUCHLINE_TRY(content);
    return writeOutput(path, *content, Existing::Replace);
}

} // namespace

std::optional<PictureKind> pictureKindOf(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("pdf"))
        return PictureKind::Pdf;
    if (suffix == QLatin1String("svg"))
        return PictureKind::Svg;
    return suffix == QLatin1String("png") ? std::optional(PictureKind::Png) : std::nullopt;
}

Result<DrawnPicture> drawPicture(const Picture &wanted, PictureKind kind)
{
    // A PDF has paper; the others are looked at on screens, which lie across.
    const QPageLayout screen(QPageSize(QPageSize::A4), QPageLayout::Landscape, {});
    const Picture picture = kind == PictureKind::Pdf ? wanted : pictureOn(wanted, roomOn(screen).size());
    DrawnPicture drawn{kind, picture.title, withMargin(picture), picture.credit};
    if (kind == PictureKind::Png) {
        QPainter painter;
        if (!painter.begin(&drawn.strokes))
            return tooLarge();
        paintWithMargin(painter, picture);
        painter.end();
        return drawn;
    }
    QBuffer buffer(&drawn.bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!(kind == PictureKind::Pdf ? writePdf(buffer, picture) : writeSvg(buffer, picture)))
        return tooLarge();
    return drawn;
}

Result<QByteArray> fileOf(const DrawnPicture &drawn)
{
    if (drawn.kind != PictureKind::Png)
        return drawn.bytes;
    QByteArray bytes = pngOf(drawn);
    if (bytes.isEmpty())
        return tooLarge();
    return bytes;
}

Result<QByteArray> pictureFile(const Picture &picture, PictureKind kind)
{
    const auto drawn = drawPicture(picture, kind);
    TOUCHLINE_TRY(drawn);
    return fileOf(*drawn);
}

Result<void> savePicture(const Picture &picture, const QString &path)
{
    const auto kind = kindFor(path);
    TOUCHLINE_TRY(kind);
    const auto drawn = drawPicture(picture, *kind);
    TOUCHLINE_TRY(drawn);
    return write(*drawn, path);
}

void savePictureLater(const Picture &picture, const QString &path, QObject *context,
                      std::function<void(const Result<void> &)> done)
{
    const auto kind = kindFor(path);
    auto drawn = kind ? drawPicture(picture, *kind) : Result<DrawnPicture>(fail(kind.error()));
    const QPointer<QObject> listener(context);
    const auto save = [listener, path, drawn = std::move(drawn), done = std::move(done)] {
        const Result<void> saved = drawn ? write(*drawn, path) : Result<void>(fail(drawn.error()));
        // The listener lives in the thread of the windows: whether it is still there is asked in that thread.
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [listener, saved, done] {
                if (listener)
                    done(saved);
            },
            Qt::QueuedConnection);
    };
    QThreadPool::globalInstance()->start(save);
}

} // namespace touchline
