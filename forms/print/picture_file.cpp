// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/print/picture_file.h"

#include "forms/print/page_printer.h"
#include "forms/theme/ink.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

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
/// Qt's measure for how hard a PNG is pressed: a little larger than need be, and much sooner done.
constexpr int quickly = 70;

QSizeF withMargin(const Picture &picture)
{
    return picture.size + QSizeF(2 * margin, 2 * margin);
}

void paintWithMargin(QPainter &painter, const Picture &picture)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(QPointF(), withMargin(picture)), Ink::ofPaper()(ColourRole::Surface));
    painter.translate(margin, margin);
    picture.paint(painter);
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
    generator.setResolution(96);
    generator.setSize(withMargin(picture).toSize());
    generator.setViewBox(QRectF(QPointF(), withMargin(picture)));
    QPainter painter;
    if (!painter.begin(&generator))
        return false;
    paintWithMargin(painter, picture);
    return painter.end();
}

bool writePng(QIODevice &device, const Picture &picture)
{
    const QSizeF size = withMargin(picture);
    const qreal scale = std::min({pixelsPerUnit, longestSide / std::max(size.width(), size.height()),
                                  std::sqrt(mostPixels / (size.width() * size.height()))});
    QImage image((size * scale).toSize(), QImage::Format_RGB32);
    if (image.isNull())
        return false;
    // The last line may be one that the picture covers in part.
    image.fill(Ink::ofPaper()(ColourRole::Surface));
    image.setText(QStringLiteral("Title"), picture.title);
    QPainter painter(&image);
    painter.scale(scale, scale);
    paintWithMargin(painter, picture);
    painter.end();
    return image.save(&device, "PNG", quickly);
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

Result<QByteArray> pictureFile(const Picture &picture, PictureKind kind)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const bool isWritten = kind == PictureKind::Pdf   ? writePdf(buffer, picture)
                           : kind == PictureKind::Svg ? writeSvg(buffer, picture)
                                                      : writePng(buffer, picture);
    if (!isWritten)
        return fail(
            Fault::Impossible,
            QT_TRANSLATE_NOOP("core", "The picture is too large for this kind of file. Save it as PDF."));
    return buffer.data();
}

Result<void> savePicture(const Picture &picture, const QString &path)
{
    const auto kind = pictureKindOf(path);
    if (!kind)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "%1 is no name of a picture: it ends with .pdf, .svg or .png."),
                    {QFileInfo(path).fileName()});
    const auto content = pictureFile(picture, *kind);
    if (!content)
        return fail(content.error());
    QSaveFile file(path);
    const bool isSaved =
        file.open(QIODevice::WriteOnly) && file.write(*content) == content->size() && file.commit();
    if (!isSaved)
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "%1 cannot be written: %2."),
                    {path, file.errorString()});
    return {};
}

} // namespace touchline
