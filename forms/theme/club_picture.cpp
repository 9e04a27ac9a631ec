// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/theme/club_picture.h"

#include "core/squad/club_picture.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>
#include <qglobal.h>

namespace touchline {

namespace {

tl::unexpected<Error> undecodable()
{
    return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The picture is damaged or cut short."));
}

QSize fitted(const QSize &size, int side)
{
    return size.scaled(side, side, Qt::KeepAspectRatio).expandedTo(QSize(1, 1));
}

Result<QImage> drawnSvg(const QByteArray &bytes, int side)
{
    QSvgRenderer renderer(bytes);
    const QSize size = renderer.defaultSize();
    if (!renderer.isValid() || size.isEmpty())
        return undecodable();
    QImage image(fitted(size, side), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, QRectF(image.rect()));
    return image;
}

Result<QImage> readPixels(QByteArray bytes, const char *format, int side)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    // The format that was checked, whatever else Qt would try.
    QImageReader reader(&buffer, format);
    reader.setDecideFormatFromContent(false);
    reader.setAutoTransform(true);
    const QImage image = reader.read();
    if (image.isNull())
        return undecodable();
    if (image.width() <= side && image.height() <= side)
        return image;
    return image.scaled(fitted(image.size(), side), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

} // namespace

Result<QImage> decodedPicture(const QByteArray &bytes, int side)
{
    const auto kind = checkPicture(bytes);
    TOUCHLINE_TRY(kind);
    switch (*kind) {
    case ClubPictureKind::Png:
        return readPixels(bytes, "png", side);
    case ClubPictureKind::Jpeg:
        return readPixels(bytes, "jpeg", side);
    case ClubPictureKind::Svg:
        break;
    }
    return drawnSvg(bytes, side);
}

Result<QByteArray> scaledPicture(const QByteArray &bytes)
{
    auto image = decodedPicture(bytes, clubPictureSide);
    TOUCHLINE_TRY(image);
    // Where and when it was taken is nobody's business.
    for (const QString &key : image->textKeys())
        image->setText(key, QString());
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    if (!image->convertToFormat(QImage::Format_ARGB32).save(&buffer, "png"))
        return undecodable();
    return png;
}

QPixmap pictureOf(const Badge &badge, int side)
{
    if (badge.picture.isEmpty() || side < 1)
        return {};
    const QString key =
        QStringLiteral("club/%1/%2").arg(QString::fromLatin1(badge.pictureName.toHex())).arg(side);
    QPixmap picture;
    if (QPixmapCache::find(key, &picture))
        return picture;
    // Also one that cannot be shown is tried once.
    if (const auto image = decodedPicture(badge.picture, side))
        picture = QPixmap::fromImage(*image);
    QPixmapCache::insert(key, picture);
    return picture;
}

} // namespace touchline
