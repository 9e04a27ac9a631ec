// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/squad/club_picture.h"

#include <QHash>
#include <QSet>
#include <QSize>
#include <QStringList>
#include <QXmlStreamReader>
#include <QtEndian>
#include <qglobal.h>

#include <algorithm>
#include <utility>

namespace touchline {

namespace {

constexpr qsizetype pngSignatureSize = 8;
/// Round a chunk: its length, its name, its checksum.
constexpr qsizetype pngFrame = 12;
constexpr char pngSignature[] = "\x89PNG\r\n\x1a\n";
/// So deep may elements stand in each other, and so many be drawn.
constexpr int deepestSvg = 64;
constexpr qint64 mostDrawn = 20000;
const QString svgNamespace = QStringLiteral("http://www.w3.org/2000/svg");

tl::unexpected<Error> broken()
{
    return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "The picture is damaged or cut short."));
}

template <class Number>
Number bigEndian(const QByteArray &bytes, qsizetype at)
{
    return qFromBigEndian<Number>(bytes.constData() + at);
}

Result<void> checkSide(qint64 width, qint64 height)
{
    if (width < 1 || height < 1)
        return broken();
    if (width > mostPictureSide || height > mostPictureSide)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "The picture has %1 x %2 pixels; at most %3 x %3 are taken."),
                    {QString::number(width), QString::number(height), QString::number(mostPictureSide)});
    return {};
}

/// The header and, chunk by chunk, the end.
Result<void> checkPng(const QByteArray &bytes)
{
    constexpr qsizetype headerEnd = pngSignatureSize + pngFrame + 13;
    if (bytes.size() < headerEnd || bytes.mid(pngSignatureSize + 4, 4) != "IHDR")
        return broken();
    TOUCHLINE_TRY(checkSide(bigEndian<quint32>(bytes, pngSignatureSize + 8),
                            bigEndian<quint32>(bytes, pngSignatureSize + 12)));
    for (qsizetype at = pngSignatureSize; at + pngFrame <= bytes.size();) {
        const auto length = static_cast<qsizetype>(bigEndian<quint32>(bytes, at));
        if (bytes.mid(at + 4, 4) == "IEND")
            return {};
        at += pngFrame + length;
    }
    return broken();
}

/// Segment by segment to the one that has the size.
Result<void> checkJpeg(const QByteArray &bytes)
{
    if (!bytes.endsWith("\xff\xd9"))
        return broken();
    const auto isFrame = [](uchar marker) {
        // The others of this range are tables: DHT, JPG, DAC.
        return marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
    };
    for (qsizetype at = 2; at + 9 <= bytes.size();) {
        if (static_cast<uchar>(bytes[at]) != 0xff)
            return broken();
        const auto marker = static_cast<uchar>(bytes[at + 1]);
        if (isFrame(marker))
            return checkSide(bigEndian<quint16>(bytes, at + 7), bigEndian<quint16>(bytes, at + 5));
        at += marker == 0xff ? 1 : 2 + bigEndian<quint16>(bytes, at + 2);
    }
    return broken();
}

QByteArray pngWithoutNotes(const QByteArray &bytes)
{
    static const QSet<QByteArray> notes{"tEXt", "zTXt", "iTXt", "eXIf", "tIME"};
    QByteArray kept = bytes.left(pngSignatureSize);
    for (qsizetype at = pngSignatureSize; at + pngFrame <= bytes.size();) {
        const qsizetype size = pngFrame + static_cast<qsizetype>(bigEndian<quint32>(bytes, at));
        if (!notes.contains(bytes.mid(at + 4, 4)))
            kept += bytes.mid(at, size);
        at += size;
    }
    return kept;
}

/// Without comments and segments of applications, but for colours (JFIF, ICC, Adobe).
QByteArray jpegWithoutNotes(const QByteArray &bytes)
{
    QByteArray kept = bytes.left(2);
    qsizetype at = 2;
    while (at + 4 <= bytes.size()) {
        const auto marker = static_cast<uchar>(bytes[at + 1]);
        // What follows the start of a scan is the picture itself.
        if (marker == 0xda)
            break;
        const qsizetype size = marker == 0xff ? 1 : 2 + bigEndian<quint16>(bytes, at + 2);
        const bool isColour = marker == 0xe0 || marker == 0xe2 || marker == 0xee;
        if (isColour || (marker != 0xfe && (marker & 0xf0) != 0xe0))
            kept += bytes.mid(at, size);
        at += size;
    }
    return kept + bytes.mid(at);
}

/// Reads an SVG as a row of elements, and lets through what a club's sign needs.
class SvgCheck
{
public:
    explicit SvgCheck(const QByteArray &bytes) : m_xml(bytes) {}

    Result<void> check()
    {
        while (!m_xml.atEnd()) {
            switch (m_xml.readNext()) {
            case QXmlStreamReader::DTD:
            case QXmlStreamReader::EntityReference:
            case QXmlStreamReader::ProcessingInstruction:
                return refused(m_xml.tokenString());
            case QXmlStreamReader::StartElement:
                TOUCHLINE_TRY(begin());
                break;
            case QXmlStreamReader::EndElement:
                m_open.removeLast();
                break;
            case QXmlStreamReader::Characters:
                TOUCHLINE_TRY(checkText(m_xml.text().toString()));
                break;
            default:
                break;
            }
        }
        if (m_xml.hasError() || !m_hasRoot)
            return broken();
        QSet<QString> within;
        return drawnIn({}, within) > mostDrawn ? refused(QStringLiteral("use")) : Result<void>();
    }

private:
    static tl::unexpected<Error> refused(const QString &what)
    {
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "The SVG has parts that are not taken (%1). Save it as plain "
                                              "SVG, or as PNG."),
                    {what});
    }

    Result<void> begin()
    {
        static const QSet<QString> known{
            QStringLiteral("svg"),      QStringLiteral("g"),     QStringLiteral("defs"),
            QStringLiteral("title"),    QStringLiteral("desc"),  QStringLiteral("metadata"),
            QStringLiteral("path"),     QStringLiteral("rect"),  QStringLiteral("circle"),
            QStringLiteral("ellipse"),  QStringLiteral("line"),  QStringLiteral("polyline"),
            QStringLiteral("polygon"),  QStringLiteral("text"),  QStringLiteral("tspan"),
            QStringLiteral("stop"),     QStringLiteral("use"),   QStringLiteral("linearGradient"),
            QStringLiteral("symbol"),   QStringLiteral("style"), QStringLiteral("radialGradient"),
            QStringLiteral("clipPath"), QStringLiteral("switch")};
        const QString name = m_xml.name().toString();
        const bool isSvg = m_xml.namespaceUri() == svgNamespace;
        if (!m_hasRoot && (!isSvg || name != QLatin1String("svg")))
            return fail(Fault::BadInput,
                        QT_TRANSLATE_NOOP("core", "This file is not a picture: PNG, JPEG and "
                                                  "SVG are taken."));
        m_hasRoot = true;
        // What drawing programs note for themselves draws nothing; pages of other kinds do.
        if ((isSvg && !known.contains(name)) || m_xml.namespaceUri().contains(u"xhtml") ||
            m_open.size() >= deepestSvg)
            return refused(name);
        const QXmlStreamAttributes attributes = m_xml.attributes();
        for (const QXmlStreamAttribute &one : attributes)
            TOUCHLINE_TRY(checkAttribute(name, one));
        const QString id = attributes.value(QLatin1String("id")).toString();
        noteDrawn(isSvg && name == QLatin1String("use"));
        m_open.append(id);
        return {};
    }

    Result<void> checkAttribute(const QString &element, const QXmlStreamAttribute &attribute)
    {
        const QString value = attribute.value().toString();
        const bool isReference = attribute.name() == u"href";
        if (isReference && !value.startsWith(u'#'))
            return refused(value.left(40));
        if (isReference && element == QLatin1String("use"))
            m_target = value.mid(1);
        if (attribute.name().startsWith(u"on", Qt::CaseInsensitive))
            return refused(attribute.name().toString());
        return checkText(attribute.name().toString() + u' ' + value);
    }

    /// Of attributes and style sheets.
    static Result<void> checkText(const QString &text)
    {
        for (qsizetype at = 0; (at = text.indexOf(QLatin1String("url"), at, Qt::CaseInsensitive)) >= 0;
             at += 3) {
            const QStringView rest = QStringView(text).mid(at + 3).trimmed();
            if (rest.startsWith(u'(') && !rest.mid(1).trimmed().startsWith(u'#'))
                return refused(QStringLiteral("url"));
        }
        // A dash of no length is drawn without end.
        for (const QLatin1String word :
             {QLatin1String("@import"), QLatin1String("dasharray"), QLatin1String("\\")})
            if (text.contains(word, Qt::CaseInsensitive))
                return refused(word);
        return {};
    }

    /// Everything is drawn where it stands, and once more for each use of what it stands in.
    void noteDrawn(bool isUse)
    {
        QStringList parts = m_open;
        parts.append(QString());
        parts.removeDuplicates();
        for (const QString &part : std::as_const(parts)) {
            ++m_elements[part];
            if (isUse)
                m_uses[part].append(m_target);
        }
        m_target.clear();
    }

    /// How many elements are drawn for the part of that name, "" for all; too many for one within itself.
    qint64 drawnIn(const QString &part, QSet<QString> &within)
    {
        if (const auto known = m_drawn.constFind(part); known != m_drawn.constEnd())
            return *known;
        if (within.contains(part))
            return mostDrawn + 1;
        within.insert(part);
        qint64 drawn = 1 + m_elements.value(part);
        for (const QString &target : m_uses.value(part)) {
            drawn += target.isEmpty() ? 0 : drawnIn(target, within);
            if (drawn > mostDrawn)
                break;
        }
        within.remove(part);
        m_drawn.insert(part, drawn);
        return drawn;
    }

    QXmlStreamReader m_xml;
    /// The names of the elements that are open; mostly empty.
    QStringList m_open;
    QHash<QString, qint64> m_elements;
    QHash<QString, QStringList> m_uses;
    QHash<QString, qint64> m_drawn;
    QString m_target;
    bool m_hasRoot = false;
};

} // namespace

Result<ClubPictureKind> checkPicture(const QByteArray &bytes)
{
    if (bytes.size() > mostPictureBytes)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "The picture has %1 KB; at most %2 are taken."),
                    {QString::number(bytes.size() / 1024), QString::number(mostPictureBytes / 1024)});
    if (bytes.startsWith(QByteArray(pngSignature, pngSignatureSize)))
        return checkPng(bytes).map([] { return ClubPictureKind::Png; });
    if (bytes.startsWith("\xff\xd8\xff"))
        return checkJpeg(bytes).map([] { return ClubPictureKind::Jpeg; });
    // XML begins with "<", behind a mark of its encoding at most.
    if (const qsizetype sign = bytes.indexOf('<'); sign >= 0 && sign <= 4)
        return SvgCheck(bytes).check().map([] { return ClubPictureKind::Svg; });
    return fail(Fault::BadInput,
                QT_TRANSLATE_NOOP("core", "This file is not a picture: PNG, JPEG and SVG are taken."));
}

QByteArray withoutNotes(const QByteArray &bytes)
{
    const auto kind = checkPicture(bytes);
    if (!kind || *kind == ClubPictureKind::Svg)
        return bytes;
    return *kind == ClubPictureKind::Png ? pngWithoutNotes(bytes) : jpegWithoutNotes(bytes);
}

QString pictureSuffix(ClubPictureKind kind)
{
    switch (kind) {
    case ClubPictureKind::Png:
        return QStringLiteral("png");
    case ClubPictureKind::Jpeg:
        return QStringLiteral("jpg");
    case ClubPictureKind::Svg:
        break;
    }
    return QStringLiteral("svg");
}

} // namespace touchline
