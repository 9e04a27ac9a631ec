// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/print/page_printer.h"

#include "core/base/file_name.h"
#include "core/base/output_file.h"
#include "forms/theme/ink.h"
#include "forms/theme/shown_text.h"
#include "models/views/translated.h"

#include <QCoreApplication>
#include <QFile>
#include <QMessageBox>
#include <QPagedPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QRegularExpression>

#include <algorithm>

namespace touchline {

namespace {

struct PagePrinterWords
{
    Q_DECLARE_TR_FUNCTIONS(PagePrinter)
};

constexpr qreal unitsPerInch = 96;
constexpr qreal markLength = 12;
constexpr qreal headShare = 0.7;
constexpr QSize previewSize(1000, 760);

/// Lays one sheet out, in 1/96 inch from the corner of what the printer reaches.
class SheetPainter
{
public:
    SheetPainter(QPainter &painter, const Picture &picture, const Sheets &sheets, QRectF room)
        : m_painter(painter)
        , m_picture(picture)
        , m_sheets(sheets)
        , m_room(room)
    {
    }

    void paint(int sheet)
    {
        head();
        const QRectF part = m_sheets.parts[static_cast<std::size_t>(sheet)];
        QPointF corner = m_room.topLeft();
        for (const QRectF &lines : m_sheets.heads[static_cast<std::size_t>(sheet)]) {
            paintPart(lines, corner);
            corner.ry() += lines.height() * m_sheets.scale;
        }
        paintPart(part, corner);
        if (m_sheets.overlap > 0)
            marks(sheet, part);
        if (m_sheets.parts.size() > 1)
            foot(sheet);
        if (!m_picture.credit.isEmpty())
            credit();
    }

private:
    void paintPart(const QRectF &part, QPointF corner)
    {
        m_painter.save();
        m_painter.translate(corner);
        m_painter.scale(m_sheets.scale, m_sheets.scale);
        m_painter.translate(-part.topLeft());
        m_painter.setClipRect(part);
        m_picture.paint(m_painter);
        m_painter.restore();
    }

    void head()
    {
        m_painter.setPen(Ink::ofPaper()(ColourRole::Text));
        m_painter.setFont(pictureFont(Theme::Type::Heading));
        const QRectF line(m_room.left(), 0, m_room.width(), m_room.top() * headShare);
        drawShown(m_painter, line, Qt::AlignLeft | Qt::AlignTop,
                  m_painter.fontMetrics().elidedText(m_picture.title, Qt::ElideRight,
                                                     static_cast<int>(line.width())));
    }

    void foot(int sheet)
    {
        m_painter.setPen(Ink::ofPaper()(ColourRole::Secondary));
        m_painter.setFont(pictureFont(Theme::Type::Caption));
        const int all = static_cast<int>(m_sheets.parts.size());
        const QString text = m_sheets.columns > 1
                                 ? PagePrinterWords::tr("Sheet %1 of %2: row %3, column %4")
                                       .arg(sheet + 1)
                                       .arg(all)
                                       .arg(sheet / m_sheets.columns + 1)
                                       .arg(sheet % m_sheets.columns + 1)
                                 : PagePrinterWords::tr("Sheet %1 of %2").arg(sheet + 1).arg(all);
        drawShown(m_painter, QPointF(m_room.left(), m_room.bottom() + m_painter.fontMetrics().height()),
                  text);
    }

    /// In the margin below what is printed, under the number of the sheet; smaller where it is too long.
    void credit()
    {
        m_painter.setPen(Ink::ofPaper()(ColourRole::Secondary));
        const qreal line = QFontMetricsF(pictureFont(Theme::Type::Caption)).height();
        const QFont font = creditFont(m_picture.credit, m_room.width());
        m_painter.setFont(font);
        // Its first line stands where that of a caption would; a second one goes below.
        const qreal top =
            m_room.bottom() + (m_sheets.parts.size() > 1 ? line : 0) + line - QFontMetricsF(font).ascent();
        drawShown(m_painter, QRectF(m_room.left(), top, m_room.width(), 2 * line),
                  Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_picture.credit);
    }

    /// Short lines at the edges, where the sheet below this one ends or begins: cut or glue along them.
    void marks(int sheet, const QRectF &part)
    {
        m_painter.setPen(QPen(Ink::ofPaper()(ColourRole::Secondary), 0.5));
        const qreal overlap = m_sheets.overlap * m_sheets.scale;
        const QRectF own(m_room.topLeft(), part.size() * m_sheets.scale);
        const int column = sheet % m_sheets.columns;
        const int row = sheet / m_sheets.columns;
        const auto upright = [&](qreal x) {
            m_painter.drawLine(QPointF(x, own.top() - markLength), QPointF(x, own.top()));
            m_painter.drawLine(QPointF(x, own.bottom()), QPointF(x, own.bottom() + markLength));
        };
        const auto across = [&](qreal y) {
            m_painter.drawLine(QPointF(own.left() - markLength, y), QPointF(own.left(), y));
            m_painter.drawLine(QPointF(own.right(), y), QPointF(own.right() + markLength, y));
        };
        if (column > 0)
            upright(own.left() + overlap);
        if (column + 1 < m_sheets.columns)
            upright(own.right() - overlap);
        if (row > 0)
            across(own.top() + overlap);
        if (row + 1 < m_sheets.rows)
            across(own.bottom() - overlap);
    }

    QPainter &m_painter;
    const Picture &m_picture;
    const Sheets &m_sheets;
    const QRectF m_room;
};

} // namespace

bool printPicture(QPagedPaintDevice &device, const Picture &picture)
{
    return printPictures(device, {&picture, 1});
}

bool printPictures(QPagedPaintDevice &device, std::span<const Picture> pictures)
{
    const QRectF room = roomOn(device.pageLayout());
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    painter.scale(device.logicalDpiX() / unitsPerInch, device.logicalDpiY() / unitsPerInch);
    bool isFirst = true;
    for (const Picture &wanted : pictures) {
        const Picture picture = pictureOn(wanted, room.size());
        const Sheets sheets = sheetsFor(picture, room.size());
        SheetPainter sheetPainter(painter, picture, sheets, room);
        for (int sheet = 0; sheet < static_cast<int>(sheets.parts.size()); ++sheet) {
            if (!isFirst && !device.newPage())
                return false;
            isFirst = false;
            sheetPainter.paint(sheet);
        }
    }
    return painter.end();
}

namespace {

/// QPrinter says nothing when the disk takes no more. A PDF ends with the place of its table of objects,
/// counted in all that was to be written before it.
bool isWholePdf(const QString &path)
{
    constexpr qint64 endLength = 64;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || !file.seek(std::max<qint64>(file.size() - endLength, 0)))
        return false;
    static const QRegularExpression end(QStringLiteral("startxref\\s+(\\d+)\\s+%%EOF\\s*$"));
    const auto found = end.match(QString::fromLatin1(file.readAll()));
    return found.hasMatch() && file.seek(found.captured(1).toLongLong()) && file.read(4) == "xref";
}

} // namespace

Result<void> printWhere(QPrinter &printer, std::span<const Picture> pictures)
{
    const auto print = [&printer, pictures] {
        return printPictures(printer, pictures)
                   ? Result<void>()
                   : fail(Fault::System, QT_TRANSLATE_NOOP("core", "Printing was not possible."));
    };
    // For the preview a printer paints pictures in memory, wherever it will print in the end.
    const QString path = printer.outputFileName();
    if (path.isEmpty() || printer.paintEngine()->type() == QPaintEngine::Picture)
        return print();
    // The dialog for printing has asked whether a file may be replaced.
    auto file = OutputFile::create(path, Existing::Replace);
    TOUCHLINE_TRY(file);
    const QPrinter::OutputFormat format = printer.outputFormat();
    const auto printInto = [&printer, format](const QString &name) {
        printer.setOutputFileName(name);
        printer.setOutputFormat(format); // which a name changes by its ending
    };
    const auto unfinished = (*file)->unfinishedPath();
    TOUCHLINE_TRY(unfinished);
    printInto(*unfinished);
    const auto printed = print();
    printInto(path);
    // The place was found writable a moment ago.
    if (!printed || (format == QPrinter::PdfFormat && !isWholePdf(*unfinished)))
        return fail(Fault::Full,
                    QT_TRANSLATE_NOOP("core",
                                      "%1 could not be written completely; the disk may be full. Free "
                                      "some space and try again."),
                    {path});
    return (*file)->commit();
}

void previewPicture(const Picture &picture, QWidget *parent)
{
    previewPictures({&picture, 1}, parent);
}

void previewPictures(std::span<const Picture> pictures, QWidget *parent)
{
    if (pictures.empty())
        return;
    QPrinter printer(QPrinter::HighResolution);
    printer.setPageLayout(paperFor(pictures.front()));
    // The dialog for printing names a PDF after the document.
    printer.setDocName(safeFileName(pictures.front().title));
    QPrintPreviewDialog preview(&printer, parent);
    preview.setObjectName(QStringLiteral("printPreview"));
    // As wide as its buttons, Print among them; less on a small screen (ScreenFit).
    preview.resize(previewSize);
    QObject::connect(&preview, &QPrintPreviewDialog::paintRequested, &preview,
                     [pictures, &preview](QPrinter *paper) {
                         if (const auto printed = printWhere(*paper, pictures); !printed)
                             QMessageBox::warning(&preview, PagePrinterWords::tr("Cannot Print"),
                                                  translated(printed.error()));
                     });
    preview.exec();
}

} // namespace touchline
