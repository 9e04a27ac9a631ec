// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desktop/painted.h"

#include "forms/print/page_printer.h"
#include "forms/theme/theme.h"

#include <QBuffer>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>
#include <QWidget>

#include <algorithm>
#include <array>

namespace touchline::testing {

using namespace Qt::StringLiterals;

namespace {

/// Notes what it is told to paint. It can do everything, so that a painter asks nothing of it in another way.
class NotingEngine final : public QPaintEngine
{
public:
    explicit NotingEngine(std::vector<Painted> &all) : QPaintEngine(AllFeatures), m_all(all) {}

    bool begin(QPaintDevice * /*device*/) override { return true; }
    bool end() override { return true; }
    [[nodiscard]] Type type() const override { return User; }
    void updateState(const QPaintEngineState & /*state*/) override {}

    void drawPath(const QPainterPath &path) override { note(path.boundingRect()); }
    void drawPolygon(const QPointF *points, int count, PolygonDrawMode /*mode*/) override
    {
        QPolygonF shape;
        std::copy(points, points + count, std::back_inserter(shape));
        note(shape.boundingRect());
    }
    void drawRects(const QRectF *rects, int count) override
    {
        for (int i = 0; i < count; ++i)
            note(rects[i]);
    }
    void drawLines(const QLineF *lines, int count) override
    {
        for (int i = 0; i < count; ++i)
            note(QRectF(lines[i].p1(), lines[i].p2()), false);
    }
    void drawEllipse(const QRectF &box) override { note(box); }
    void drawPixmap(const QRectF &where, const QPixmap & /*picture*/, const QRectF & /*part*/) override
    {
        notePicture(where);
    }
    void drawImage(const QRectF &where, const QImage & /*picture*/, const QRectF & /*part*/,
                   Qt::ImageConversionFlags /*flags*/) override
    {
        notePicture(where);
    }
    void drawTextItem(const QPointF &where, const QTextItem &item) override
    {
        Painted one;
        one.kind = Painted::Kind::Text;
        one.text = item.text();
        one.where = painter()->transform().mapRect(
            QRectF(where.x(), where.y() - item.ascent(), item.width(), item.ascent()));
        one.ink = painter()->pen().color();
        one.isStrong = item.font().weight() >= QFont::DemiBold;
        one.size = QFontInfo(item.font()).pixelSize();
        // A letter that another font has makes pieces of a text.
        if (!m_all.empty() && m_all.back().kind == Painted::Kind::Text && m_all.back().ink == one.ink &&
            m_all.back().isStrong == one.isStrong &&
            qAbs(m_all.back().where.bottom() - one.where.bottom()) < 0.5 &&
            qAbs(m_all.back().where.right() - one.where.left()) < 0.5) {
            m_all.back().text += one.text;
            m_all.back().where = m_all.back().where.united(one.where);
            return;
        }
        m_all.push_back(std::move(one));
    }

private:
    void note(const QRectF &box, bool isFilled = true)
    {
        Painted one;
        one.where = painter()->transform().mapRect(box.normalized());
        if (isFilled && painter()->brush().style() != Qt::NoBrush)
            one.ink = painter()->brush().color();
        if (painter()->pen().style() != Qt::NoPen) {
            one.edge = painter()->pen().color();
            one.edgeWidth = painter()->pen().widthF();
            one.isDashed = painter()->pen().style() != Qt::SolidLine;
        }
        m_all.push_back(std::move(one));
    }
    void notePicture(const QRectF &where)
    {
        Painted one;
        one.kind = Painted::Kind::Picture;
        one.where = painter()->transform().mapRect(where);
        m_all.push_back(std::move(one));
    }

    std::vector<Painted> &m_all;
};

/// A paper as wide as anything, with the pixels of a usual screen.
class NotingPaper final : public QPaintDevice
{
public:
    explicit NotingPaper(std::vector<Painted> &all) : m_engine(all) {}
    [[nodiscard]] QPaintEngine *paintEngine() const override { return &m_engine; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override
    {
        constexpr int side = 20000;
        constexpr int dotsPerInch = 96;
        switch (metric) {
        case PdmWidth:
        case PdmHeight:
            return side;
        case PdmWidthMM:
        case PdmHeightMM:
            return static_cast<int>(side * 25.4 / dotsPerInch);
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return dotsPerInch;
        case PdmNumColors:
            return 1 << 24;
        case PdmDepth:
            return 32;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    mutable NotingEngine m_engine;
};

/// A printer that notes what it is to print, sheet after sheet, and has only so much paper.
class NotingPrinter final : public QPdfWriter
{
public:
    NotingPrinter(QIODevice &nothing, std::vector<std::vector<Painted>> &sheets, int most)
        : QPdfWriter(&nothing)
        , m_engine(m_sheet)
        , m_sheets(sheets)
        , m_most(most)
    {
        setResolution(96);
    }

    bool newPage() override
    {
        finishSheet();
        return static_cast<int>(m_sheets.size()) < m_most;
    }
    void finishSheet()
    {
        m_sheets.push_back(std::move(m_sheet));
        m_sheet.clear();
    }

protected:
    [[nodiscard]] QPaintEngine *paintEngine() const override { return &m_engine; }

private:
    std::vector<Painted> m_sheet;
    mutable NotingEngine m_engine;
    std::vector<std::vector<Painted>> &m_sheets;
    int m_most;
};

} // namespace

Printed printed(const QPageLayout &paper, std::span<const Picture> pictures, int sheets)
{
    Printed all;
    QBuffer nothing;
    NotingPrinter printer(nothing, all.sheets, sheets);
    printer.setPageLayout(paper);
    all.isDone = printPictures(printer, pictures);
    if (all.isDone)
        printer.finishSheet();
    return all;
}

std::vector<Painted> painted(const std::function<void(QPainter &)> &paint)
{
    std::vector<Painted> all;
    NotingPaper paper(all);
    QPainter painter(&paper);
    paint(painter);
    painter.end();
    return all;
}

std::vector<Painted> paintedBy(QWidget &widget)
{
    return painted([&widget](QPainter &painter) {
        widget.render(&painter, {}, {}, QWidget::DrawChildren | QWidget::IgnoreMask);
    });
}

namespace {

QString colourName(const QColor &colour)
{
    using enum ColourRole;
    constexpr std::array names{std::pair{Surface, "surface"},
                               std::pair{Text, "text"},
                               std::pair{Secondary, "secondary"},
                               std::pair{Accent, "accent"},
                               std::pair{Error, "error"},
                               std::pair{Warning, "warning"},
                               std::pair{Information, "information"},
                               std::pair{GoesOn, "goes-on"},
                               std::pair{MayGoOn, "may-go-on"},
                               std::pair{GoesOut, "goes-out"},
                               std::pair{Hairline, "hairline"},
                               std::pair{Lifted, "lifted"},
                               std::pair{Window, "window"},
                               std::pair{YellowCard, "yellow-card"},
                               std::pair{RedCard, "red-card"}};
    const auto *found = std::find_if(names.begin(), names.end(), [&colour](const auto &one) {
        return colourOf(one.first, false).rgb() == colour.rgb();
    });
    return found == names.end() ? colour.name() : QString::fromLatin1(found->second);
}

QString toldOf(const Painted &one)
{
    switch (one.kind) {
    case Painted::Kind::Text: {
        // Sizes round to whole pixels.
        const double body = QFontInfo(Theme::font(Theme::Type::Body)).pixelSize();
        const double times = one.size / body;
        const char *type = times < 0.95  ? "caption"
                           : times < 1.1 ? "body"
                           : times < 1.4 ? "heading"
                           : times < 1.9 ? "title"
                                         : "large";
        return u"\"%1\" %2 %3%4"_s.arg(one.text.trimmed(), colourName(one.ink), QLatin1String(type),
                                       QLatin1String(one.isStrong ? " strong" : ""));
    }
    case Painted::Kind::Picture:
        return u"picture"_s;
    case Painted::Kind::Shape:
        break;
    }
    QStringList words;
    if (one.ink.isValid())
        words << colourName(one.ink);
    if (one.edge.isValid())
        // What strikes a text out is as thick as its font wants.
        words << u"%1 line round it%2 %3"_s.arg(QLatin1String(one.edgeWidth < 1.3 ? "thin" : "thick"),
                                                QLatin1String(one.isDashed ? ", dashed," : ""),
                                                colourName(one.edge));
    return u"shape "_s + words.join(u", "_s);
}

} // namespace

QString described(const std::vector<Painted> &all)
{
    QString text;
    for (const Painted &one : all)
        text += toldOf(one) + u'\n';
    return text;
}

std::vector<Painted> textsOf(const std::vector<Painted> &all)
{
    std::vector<Painted> texts;
    std::copy_if(all.begin(), all.end(), std::back_inserter(texts),
                 [](const Painted &one) { return one.kind == Painted::Kind::Text; });
    return texts;
}

QString misplaced(const std::vector<Painted> &all, const QRectF &room)
{
    // What rounds to whole pixels, and the room between letters.
    constexpr qreal little = 1.5;
    const std::vector<Painted> texts = textsOf(all);
    for (auto one = texts.begin(); one != texts.end(); ++one) {
        if (!room.adjusted(-little, -little, little, little).contains(one->where))
            return u"\"%1\" stands beside the picture"_s.arg(one->text);
        // Of the height of a line some is empty.
        const qreal spare = one->where.height() / 4;
        for (auto other = one + 1; other != texts.end(); ++other)
            if (one->where.adjusted(little, spare, -little, -spare)
                    .intersects(other->where.adjusted(little, spare, -little, -spare)))
                return u"\"%1\" and \"%2\" lie on each other"_s.arg(one->text, other->text);
    }
    return {};
}

Painted paintedText(const std::vector<Painted> &all, const QString &text)
{
    const auto found = std::find_if(all.begin(), all.end(), [&text](const Painted &one) {
        return one.kind == Painted::Kind::Text && one.text.trimmed() == text;
    });
    if (found == all.end()) {
        QString told;
        for (const Painted &one : all)
            told += one.text + u'|';
        qFatal("\"%s\" is not painted, but %s", qPrintable(text), qPrintable(told));
    }
    return *found;
}

int countOf(const std::vector<Painted> &all, const QString &text)
{
    return static_cast<int>(std::count_if(all.begin(), all.end(), [&text](const Painted &one) {
        return one.kind == Painted::Kind::Text && one.text.trimmed() == text;
    }));
}

} // namespace touchline::testing
