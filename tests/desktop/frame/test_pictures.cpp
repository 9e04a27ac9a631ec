// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/index.h"
#include "core/play/world_cup_credit.h"
#include "forms/bracket/bracket_scene.h"
#include "forms/print/list_picture.h"
#include "forms/print/page_printer.h"
#include "forms/print/picture_file.h"
#include "forms/tables/tables_picture.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/painted.h"
#include "tests/support/disk_fault.h"
#include "tests/unit/competition/cup_builder.h"

#include <QBuffer>
#include <QFontInfo>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QPrinter>
#include <QSvgRenderer>
#include <QThreadPool>
#include <QXmlStreamReader>

#include <array>
#include <cerrno>
#include <numeric>
#include <thread>

namespace test_pictures {

using namespace touchline;
using namespace touchline::testing;

namespace {

CompetitionStatePtr playedCup(const char *format, std::uint64_t seed = 5)
{
    Competition competition = cup::make(format, seed);
    cup::playOut(competition, Generator(seed));
    return std::make_shared<const CompetitionState>(std::move(competition));
}

Picture bracketOf(const char *format)
{
    return bracketPicture(*playedCup(format), {});
}

Picture tablesOf(const char *format)
{
    const CompetitionStatePtr state = playedCup(format);
    std::vector<int> tables(state->competition.tables().size());
    std::iota(tables.begin(), tables.end(), 0);
    return tablesPicture(state, tables, placeMeanings(state->competition, windowLanguage()), {});
}

Picture blank(QSizeF size, std::vector<qreal> breaks = {})
{
    return {u"Blank"_s, size, [](QPainter &) {}, std::move(breaks)};
}

std::set<QRgb> coloursOf(const QImage &image)
{
    std::set<QRgb> colours;
    for (int y = 0; y < image.height(); y += 3)
        for (int x = 0; x < image.width(); x += 3)
            colours.insert(image.pixel(x, y));
    return colours;
}

int pagesOf(const QByteArray &pdf)
{
    const auto match =
        QRegularExpression(u"/Type /Pages.*?/Count (\\d+)"_s, QRegularExpression::DotMatchesEverythingOption)
            .match(QString::fromLatin1(pdf));
    return match.captured(1).toInt();
}

/// A match with so many who miss it.
ListContent longList(int rows)
{
    ListContent content;
    content.title = u"Who may play"_s;
    content.headings = QStringList{u"Columns"_s, u"Player"_s, QString(), u"Why"_s};
    content.wide = 3;
    content.lines.push_back({ListLine::Kind::Heading, {{u"Brazil – Italy"_s}, {u"Saturday"_s}}});
    for (int row = 0; row < rows; ++row) {
        ListLine line;
        line.cells.resize(4);
        line.cells[0].text = u"Team %1"_s.arg(row);
        line.cells[0].kit = Kit{u"#FFD700"_s, u"#1B7145"_s};
        line.cells[1].text = u"Player %1"_s.arg(row);
        line.cells[1].isStrong = true;
        line.cells[2].marks = {PlayerMark::Red, PlayerMark::Caution};
        line.cells[3].text = u"sent off"_s;
        content.lines.push_back(std::move(line));
    }
    return content;
}

const QSizeF a4(700, 1000);

} // namespace

class TestPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { testing::prepareDesktop(); }

    void aPictureThatFitsTakesOneSheet()
    {
        const Sheets sheets = sheetsFor(blank({600, 900}), a4);
        QCOMPARE(sheets.parts.size(), std::size_t(1));
        QCOMPARE(sheets.scale, 1.0);
        QCOMPARE(sheets.overlap, 0.0);
        const Sheets smaller = sheetsFor(blank({1000, 100}), a4);
        QCOMPARE(smaller.parts.size(), std::size_t(1));
        QCOMPARE(smaller.scale, 0.7);
    }

    void tilesCoverThePicture_data()
    {
        QTest::addColumn<QSizeF>("size");
        QTest::newRow("wide") << QSizeF(9000, 300);
        QTest::newRow("high") << QSizeF(300, 9000);
        QTest::newRow("both") << QSizeF(4321, 7654);
        QTest::newRow("a little more than two") << QSizeF(1961, 2001);
    }
    void tilesCoverThePicture()
    {
        QFETCH(const QSizeF, size);
        const Sheets sheets = sheetsFor(blank(size), a4);
        QVERIFY(sheets.parts.size() > 1);
        QCOMPARE(static_cast<int>(sheets.parts.size()), sheets.rows * sheets.columns);
        for (const QRectF &part : sheets.parts) {
            QVERIFY(!part.isEmpty());
            QVERIFY(part.width() * sheets.scale <= a4.width() + 0.01);
            QVERIFY(part.height() * sheets.scale <= a4.height() + 0.01);
        }
        for (qreal x = 0.5; x < size.width(); x += 13)
            for (qreal y = 0.5; y < size.height(); y += 17)
                QVERIFY(std::any_of(sheets.parts.begin(), sheets.parts.end(),
                                    [&](const QRectF &part) { return part.contains(x, y); }));
        // Neighbours share a strip to glue them by.
        for (std::size_t i = 1; i < sheets.parts.size(); ++i)
            if (static_cast<int>(i) % sheets.columns != 0)
                QVERIFY(sheets.parts[i - 1].right() - sheets.parts[i].left() > sheets.overlap - 0.01);
    }

    void sheetsEndWhereNothingIsCut()
    {
        std::vector<qreal> breaks;
        for (int row = 1; row <= 200; ++row)
            breaks.push_back(row * 27.0);
        const Picture picture = blank({600, 200 * 27.0}, breaks);
        const Sheets sheets = sheetsFor(picture, a4);
        QVERIFY(sheets.parts.size() > 1);
        qreal top = 0;
        for (const QRectF &part : sheets.parts) {
            QCOMPARE(part.top(), top);
            QVERIFY(part.height() * sheets.scale <= a4.height());
            top = part.bottom();
            QVERIFY(std::find(breaks.begin(), breaks.end(), top) != breaks.end());
        }
        QCOMPARE(top, picture.size.height());
    }

    void everySheetShowsTheHeadsOfItsRows()
    {
        // A list of two groups of 100 rows: columns' headings for both, and each with a heading of its own.
        constexpr qreal row = 27;
        Picture picture = blank({600, 203 * row});
        picture.heads = {{0, row, 203 * row}, {row, 2 * row, 102 * row}, {102 * row, 103 * row, 203 * row}};
        for (int line = 3; line <= 203; ++line)
            if (line != 103)
                picture.breaks.push_back(line * row);
        const Sheets sheets = sheetsFor(picture, a4);
        QVERIFY(sheets.parts.size() > 2);
        QCOMPARE(sheets.heads.size(), sheets.parts.size());
        QVERIFY(sheets.heads.front().empty());
        qreal top = 0;
        for (std::size_t i = 0; i < sheets.parts.size(); ++i) {
            const QRectF &part = sheets.parts[i];
            QCOMPARE(part.top(), top);
            top = part.bottom();
            qreal height = part.height();
            for (const QRectF &head : sheets.heads[i])
                height += head.height();
            QVERIFY(height * sheets.scale <= a4.height() + 0.01);
            if (i == 0)
                continue;
            QCOMPARE(sheets.heads[i].front(), QRectF(0, 0, 600, row));
            // One that begins with its own heading does not have it twice.
            const qreal own = part.top() < 102 * row ? row : 102 * row;
            QCOMPARE(sheets.heads[i].size(), part.top() == own ? 1U : 2U);
            if (part.top() != own)
                QCOMPARE(sheets.heads[i].back(), QRectF(0, own, 600, row));
        }
        QCOMPARE(top, picture.size.height());
    }

    /// On paper nobody can point at the asterisk.
    void asterisksAreExplainedOnPaper()
    {
        Competition competition = cup::make("league-4");
        cup::playOut(competition, Generator(3));
        const auto heightOf = [](const Competition &shown) {
            const auto state = std::make_shared<const CompetitionState>(shown);
            return tablesPicture(state, {0}, placeMeanings(shown, windowLanguage()), {}).size.height();
        };
        const qreal plain = heightOf(competition);
        QVERIFY(competition.addDeduction({0, 2, 3, u"late"_s}));
        const qreal noted = heightOf(competition);
        QVERIFY(noted > plain);
        // A reason of any length is broken into lines.
        QVERIFY(competition.addDeduction({0, 1, 3, u"came late and "_s.repeated(60)}));
        QVERIFY(heightOf(competition) > noted + 4 * (noted - plain) / 2);
        // It is painted there, and not elsewhere.
        const auto state = std::make_shared<const CompetitionState>(competition);
        const Picture picture = tablesPicture(state, {0}, placeMeanings(competition, windowLanguage()), {});
        QImage image(picture.size.toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        picture.paint(painter);
        painter.end();
        const QImage foot = image.copy(0, static_cast<int>(plain), image.width(), image.height());
        QVERIFY(coloursOf(foot).size() > 2);
    }

    void aLongTableHasItsHeadingsOnEverySheet()
    {
        // On small paper: 40 teams do not fit on a sheet of it.
        const Picture picture = tablesOf("league-40x1");
        QCOMPARE(picture.heads.size(), std::size_t{1});
        const QSizeF small(500, 400);
        const Sheets sheets = sheetsFor(picture, small);
        QVERIFY(sheets.parts.size() > 1);
        for (std::size_t i = 1; i < sheets.parts.size(); ++i)
            if (sheets.parts[i].top() < picture.heads.front().end)
                QCOMPARE(sheets.heads[i],
                         (std::vector<QRectF>{{0, picture.heads.front().top, picture.size.width(),
                                               picture.heads.front().bottom - picture.heads.front().top}}));
        // What is there again is painted: the headings' strip of the picture is on the second sheet.
        QImage whole(picture.size.toSize(), QImage::Format_RGB32);
        whole.fill(Qt::white);
        QPainter painter(&whole);
        picture.paint(painter);
        painter.end();
        const QRect strip = sheets.heads[1].front().toRect();
        QVERIFY(coloursOf(whole.copy(strip)).size() > 2);
    }

    void aListGoesOverSeveralSheets()
    {
        const Picture picture = listPicture(longList(150));
        const Sheets sheets = sheetsFor(picture, roomOn(paperFor(picture)).size());
        QVERIFY(sheets.parts.size() > 2);
        QVERIFY(sheets.scale >= 0.8);
        for (std::size_t i = 1; i < sheets.parts.size(); ++i) {
            QCOMPARE(sheets.heads[i].size(), 2U);
            QCOMPARE(sheets.heads[i].front().top(), 0.0);
        }
        const auto pdf = pictureFile(picture, PictureKind::Pdf);
        QVERIFY(pdf);
        QCOMPARE(pagesOf(*pdf), static_cast<int>(sheets.parts.size()));
        // Where it would fit on one sheet of A3 it still takes what everybody has.
        QCOMPARE(paperFor(listPicture(longList(40))).pageSize().id(), QPageSize::A4);
        QCOMPARE(paperFor(listPicture(longList(60))).pageSize().id(), QPageSize::A4);
        // A few rows stay on one sheet.
        const Picture few = listPicture(longList(10));
        QCOMPARE(sheetsFor(few, roomOn(paperFor(few)).size()).parts.size(), 1U);
    }

    void nothingOfAListIsCutOrLeftOut()
    {
        ListContent content = longList(3);
        QString why = u"sent off"_s;
        for (int i = 0; i < 40; ++i)
            why += u" reason%1"_s.arg(i);
        const qreal before = listPicture(content).size.height();
        content.lines[2].cells[content.wide].text = why;
        // Two clubs with long names, beside their day.
        const auto heading =
            std::find_if(content.lines.begin(), content.lines.end(),
                         [](const ListLine &line) { return line.kind == ListLine::Kind::Heading; });
        QVERIFY(heading != content.lines.end());
        const QString clubs = u"Spielgemeinschaft Niederbrechen-Oberbrechen 1987 – 1. Verein der "
                              "Freunde des Tischfußballs Recklinghausen"_s;
        heading->cells[0].text = clubs;
        const Picture picture = listPicture(content);
        // The row has become as many lines as it needs.
        QVERIFY(picture.size.height() > before + 3 * QFontInfo(pictureFont(Theme::Type::Body)).pixelSize());
        const auto svg = pictureFile(picture, PictureKind::Svg);
        QVERIFY(svg);
        QXmlStreamReader reader(*svg);
        QString all;
        while (!reader.atEnd())
            if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == "text"_L1)
                all += reader.readElementText() + u' ';
        for (const char *text : {"Columns", "Saturday", "Team 2", "Player 2", "reason39"})
            QVERIFY2(all.contains(QString::fromUtf8(text)), text);
        QVERIFY2(all.contains(clubs), qPrintable(all));
    }

    void aListPrintsOnWhiteFromADarkWindow()
    {
        const auto light = pictureFile(listPicture(longList(5)), PictureKind::Png);
        Theme::instance().apply(Theme::Appearance::Dark);
        const auto dark = pictureFile(listPicture(longList(5)), PictureKind::Png);
        Theme::instance().apply(Theme::Appearance::Light);
        QVERIFY(light && dark);
        QCOMPARE(*dark, *light);
    }

    void paperIsAsSmallAsItMayBe()
    {
        const auto paper = [](const Picture &picture) { return paperFor(picture); };
        QCOMPARE(paper(blank({600, 900})).pageSize().id(), QPageSize::A4);
        QCOMPARE(paper(blank({600, 900})).orientation(), QPageLayout::Portrait);
        QCOMPARE(paper(blank({900, 500})).orientation(), QPageLayout::Landscape);
        QCOMPARE(paper(blank({2600, 1600})).pageSize().id(), QPageSize::A3);
        QCOMPARE(paper(blank({9000, 9000})).pageSize().id(), QPageSize::A4);
    }

    void bracketsHaveTheirPaper()
    {
        const Picture small = bracketOf("worldcup-32");
        QCOMPARE(sheetsFor(small, roomOn(paperFor(small)).size()).parts.size(), std::size_t(1));
        const Picture large = bracketOf("cup-128");
        QVERIFY(sheetsFor(large, roomOn(paperFor(large)).size()).parts.size() > 1);
    }

    /// Of one side or of two: whichever is printed in larger letters, on A4 and on A3.
    void bracketsTakeTheLargerShapeOnPaper()
    {
        struct Case
        {
            const char *format;
            bool isTwoSided;
        };
        for (const Case &one : {Case{"cup-8", false}, Case{"worldcup-32", false},
                                Case{"cup-16-third-place", false}, Case{"cup-32-third-place", true},
                                Case{"worldcup-64", true}, Case{"cup-64-third-place", true}}) {
            const CompetitionStatePtr state = playedCup(one.format);
            const BracketContent content = BracketContent::of(*state, {}, BracketFonts::ofPaper());
            QVERIFY(content.otherShape.has_value());
            const Picture picture = bracketPicture(*state, {});
            QVERIFY(picture.otherShape != nullptr);
            const QPageLayout paper = paperFor(picture);
            QCOMPARE(paper.pageSize().id(), QPageSize::A4);
            QCOMPARE(paper.orientation(), QPageLayout::Landscape);
            const QSizeF edge(4, 4);
            const QSizeF wide = content.otherShape->size() + edge;
            const QSizeF plain = content.layout.size() + edge;
            const auto scaleOn = [](QSizeF size, QSizeF room) {
                return std::min({1.0, room.width() / size.width(), room.height() / size.height()});
            };
            QCOMPARE(pictureOn(picture, roomOn(paper).size()).size, one.isTwoSided ? wide : plain);
            for (const QPageSize::PageSizeId id : {QPageSize::A4, QPageSize::A3})
                for (const auto orientation : {QPageLayout::Landscape, QPageLayout::Portrait}) {
                    QPageLayout other = paper;
                    other.setPageSize(QPageSize(id));
                    other.setOrientation(orientation);
                    const QSizeF room = roomOn(other).size();
                    const bool isWide = scaleOn(wide, room) > scaleOn(plain, room);
                    // What cannot be read on one sheet takes several.
                    if (std::max(scaleOn(wide, room), scaleOn(plain, room)) >= smallestScale)
                        QCOMPARE(pictureOn(picture, room).size, isWide ? wide : plain);
                }
        }
    }

    /// On its sheet stands all of a bracket, and none of it beyond the edge.
    void nothingOfABracketIsCutOnItsSheet()
    {
        for (const char *format :
             {"cup-8", "cup-16-third-place", "cup-32-third-place", "cup-64-third-place"}) {
            const Picture wanted = bracketOf(format);
            const QRectF room = roomOn(paperFor(wanted));
            const Picture picture = pictureOn(wanted, room.size());
            const Sheets sheets = sheetsFor(picture, room.size());
            QCOMPARE(sheets.parts.size(), std::size_t(1));
            QCOMPARE(sheets.parts.front(), QRectF(QPointF(), picture.size));
            QVERIFY(picture.size.width() * sheets.scale <= room.width() + 0.01);
            QVERIFY(picture.size.height() * sheets.scale <= room.height() + 0.01);
            // Painted on a larger ground nothing stands beside the picture.
            constexpr int beyond = 40;
            QImage image((picture.size + QSizeF(2 * beyond, 2 * beyond)).toSize(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.translate(beyond, beyond);
            picture.paint(painter);
            painter.end();
            const QRect inside = QRectF(QPointF(beyond, beyond), picture.size).toAlignedRect();
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (!inside.contains(x, y))
                        QCOMPARE(image.pixel(x, y), qRgb(255, 255, 255));
        }
    }

    void pdfHasASheetForEachPart_data() { pictures(); }
    void pdfHasASheetForEachPart()
    {
        const Picture picture = wanted();
        const auto file = pictureFile(picture, PictureKind::Pdf);
        QVERIFY(file);
        QVERIFY(file->startsWith("%PDF-"));
        QVERIFY(file->trimmed().endsWith("%%EOF"));
        const QSizeF room = roomOn(paperFor(picture)).size();
        QCOMPARE(pagesOf(*file), static_cast<int>(sheetsFor(pictureOn(picture, room), room).parts.size()));
        QVERIFY2(file->size() > 4000, "there is nothing on the paper");
    }

    void svgIsADrawing_data() { pictures(); }
    void svgIsADrawing()
    {
        const Picture picture = wanted();
        const auto file = pictureFile(picture, PictureKind::Svg);
        QVERIFY(file);
        QXmlStreamReader reader(*file);
        int shapes = 0;
        bool hasTitle = false;
        while (!reader.atEnd()) {
            if (reader.readNext() != QXmlStreamReader::StartElement)
                continue;
            shapes += reader.name() == "path"_L1 || reader.name() == "text"_L1 ? 1 : 0;
            if (reader.name() == "title"_L1)
                hasTitle = reader.readElementText() == picture.title;
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QVERIFY(hasTitle);
        QVERIFY(shapes > 20);
        QSvgRenderer renderer(*file);
        QVERIFY(renderer.isValid());
        QImage image(renderer.defaultSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        renderer.render(&painter);
        painter.end();
        QVERIFY(coloursOf(image).size() > 5);
    }

    void pngIsAPicture_data() { pictures(); }
    void pngIsAPicture()
    {
        const Picture picture = wanted();
        const auto file = pictureFile(picture, PictureKind::Png);
        QVERIFY(file);
        const QImage image = QImage::fromData(*file, "PNG");
        QVERIFY(!image.isNull());
        QVERIFY(image.width() > picture.size.width());
        QVERIFY(image.height() > picture.size.height());
        QVERIFY(coloursOf(image).size() > 10);
        // Always on white, all round.
        for (const QPoint &corner : {QPoint(0, 0), QPoint(image.width() - 1, image.height() - 1)})
            QCOMPARE(image.pixelColor(corner), QColor(Qt::white));
    }

    void aDarkWindowPrintsOnWhite()
    {
        const Picture light = bracketOf("cup-8");
        const auto before = pictureFile(light, PictureKind::Svg);
        Theme::instance().apply(Theme::Appearance::Dark);
        const Picture dark = bracketOf("cup-8");
        const auto after = pictureFile(dark, PictureKind::Png);
        Theme::instance().apply(Theme::Appearance::Light);
        QVERIFY(before && after);
        QCOMPARE(QImage::fromData(*after).pixelColor(0, 0), QColor(Qt::white));
        QCOMPARE(*after, *pictureFile(light, PictureKind::Png));
    }

    /// Below the picture, inside the file, in every kind of it.
    void theCreditIsInEveryFile()
    {
        Picture picture = tablesOf("worldcup-32");
        const QByteArray without = pictureFile(picture, PictureKind::Svg).value();
        picture.credit = u"Data: Somebody, CC BY-SA 4.0"_s;
        const QByteArray svg = pictureFile(picture, PictureKind::Svg).value();
        QVERIFY(!without.contains("CC BY-SA"));
        QVERIFY(svg.contains("CC BY-SA 4.0</text>") || svg.contains("CC BY-SA 4.0"));
        const auto heightOf = [](const QByteArray &file) { return QSvgRenderer(file).viewBoxF().height(); };
        QVERIFY(heightOf(svg) > heightOf(without) + 10);
        const QByteArray png = pictureFile(picture, PictureKind::Png).value();
        QCOMPARE(QImage::fromData(png).text(u"Copyright"_s), picture.credit);

        // On paper: the same sheet with other ink below it.
        const auto painted = [](const Picture &one) {
            QByteArray bytes;
            QBuffer buffer(&bytes);
            buffer.open(QIODevice::WriteOnly);
            QPdfWriter writer(&buffer);
            writer.setPageLayout(paperFor(one));
            return printPicture(writer, one) ? bytes.size() : 0;
        };
        Picture bare = picture;
        bare.credit.clear();
        QVERIFY(painted(picture) > painted(bare));
    }

    /// Title on top and the number of the sheet below the picture, on each of them; lines where to cut.
    void everySheetSaysWhereItBelongs()
    {
        const Picture tiled = blank({3000, 3500});
        const QPageLayout paper = paperFor(tiled);
        const QRectF room = roomOn(paper);
        const Sheets sheets = sheetsFor(tiled, room.size());
        QVERIFY(sheets.columns > 2 && sheets.rows > 2);
        const testing::Printed all = testing::printed(paper, {&tiled, 1});
        QVERIFY(all.isDone);
        QCOMPARE(all.sheets.size(), sheets.parts.size());
        const qreal overlap = sheets.overlap * sheets.scale;
        for (int i = 0; i < static_cast<int>(all.sheets.size()); ++i) {
            const std::vector<testing::Painted> &sheet = all.sheets[at(i)];
            const int row = i / sheets.columns;
            const int column = i % sheets.columns;
            const testing::Painted title = testing::paintedText(sheet, tiled.title);
            QCOMPARE(title.ink, colourOf(ColourRole::Text, false));
            QVERIFY(title.where.bottom() < room.top());
            const testing::Painted foot =
                testing::paintedText(sheet, u"Sheet %1 of %2: row %3, column %4"_s.arg(i + 1)
                                                .arg(all.sheets.size())
                                                .arg(row + 1)
                                                .arg(column + 1));
            QCOMPARE(foot.ink, colourOf(ColourRole::Secondary, false));
            QVERIFY(foot.where.top() > room.bottom() - 1);
            // Where the neighbours begin and end, at both edges.
            const QRectF own(room.topLeft(), sheets.parts[at(i)].size() * sheets.scale);
            std::vector<QPointF> expected;
            const auto upright = [&](qreal x) {
                expected.insert(expected.end(), {{x, own.top()}, {x, own.bottom()}});
            };
            const auto across = [&](qreal y) {
                expected.insert(expected.end(), {{own.left(), y}, {own.right(), y}});
            };
            if (column > 0)
                upright(own.left() + overlap);
            if (column + 1 < sheets.columns)
                upright(own.right() - overlap);
            if (row > 0)
                across(own.top() + overlap);
            if (row + 1 < sheets.rows)
                across(own.bottom() - overlap);
            int marks = 0;
            for (const testing::Painted &one : sheet) {
                if (one.kind != testing::Painted::Kind::Shape)
                    continue;
                ++marks;
                // Each touches the edge from without.
                const QRectF line = one.where.adjusted(-0.01, -0.01, 0.01, 0.01);
                QVERIFY(std::any_of(expected.begin(), expected.end(),
                                    [&line](QPointF place) { return line.contains(place); }));
                QVERIFY(!own.adjusted(0.1, 0.1, -0.1, -0.1).intersects(line));
            }
            QCOMPARE(marks, static_cast<int>(expected.size()));
        }

        // Below each other they only have numbers; the headings of the list are there again.
        const Picture list = listPicture(longList(150));
        const testing::Printed pages = testing::printed(paperFor(list), {&list, 1});
        QVERIFY(pages.isDone && pages.sheets.size() > 2);
        for (std::size_t i = 0; i < pages.sheets.size(); ++i) {
            const QString number = u"Sheet %1 of %2"_s.arg(i + 1).arg(pages.sheets.size());
            QCOMPARE(testing::countOf(pages.sheets[i], number), 1);
        }
        QVERIFY(testing::countOf(pages.sheets[1], u"Brazil – Italy"_s) > 0);

        // One alone has none; a second picture begins a sheet of its own.
        const std::array two{blank({600, 900}), listPicture(longList(2))};
        const testing::Printed single = testing::printed(paperFor(two[0]), two);
        QVERIFY(single.isDone);
        QCOMPARE(single.sheets.size(), std::size_t{2});
        QCOMPARE(testing::countOf(single.sheets[0], u"Blank"_s), 1);
        QCOMPARE(testing::countOf(single.sheets[1], u"Player 1"_s), 1);
        for (const std::vector<testing::Painted> &sheet : single.sheets)
            for (const testing::Painted &one : testing::textsOf(sheet))
                QVERIFY2(!one.text.startsWith("Sheet "_L1), qPrintable(one.text));
    }

    void aPrinterWithoutPaperIsNotDone()
    {
        const Picture list = listPicture(longList(150));
        const testing::Printed some = testing::printed(paperFor(list), {&list, 1}, 1);
        QVERIFY(!some.isDone);
        QCOMPARE(some.sheets.size(), std::size_t{1});
    }

    /// Below the picture, and below the number of the sheet where there is one.
    void theCreditIsOnEverySheet()
    {
        Picture tiled = blank({3000, 300});
        tiled.credit = u"Data: Somebody"_s;
        const testing::Printed all = testing::printed(paperFor(tiled), {&tiled, 1});
        QVERIFY(all.sheets.size() > 1);
        // On a sheet alone it stands where the number would.
        Picture small = blank({600, 900});
        small.credit = tiled.credit;
        const testing::Printed single = testing::printed(paperFor(small), {&small, 1});
        const testing::Painted alone = testing::paintedText(single.sheets.front(), small.credit);
        QCOMPARE(alone.ink, colourOf(ColourRole::Secondary, false));
        const qreal bottom = roomOn(paperFor(small)).bottom();
        QVERIFY(alone.where.bottom() > bottom && alone.where.bottom() < bottom + 20);
        for (std::size_t i = 0; i < all.sheets.size(); ++i) {
            const testing::Painted credit = testing::paintedText(all.sheets[i], tiled.credit);
            QCOMPARE(credit.ink, colourOf(ColourRole::Secondary, false));
            QVERIFY(credit.where.bottom() < roomOn(paperFor(tiled)).bottom() + 48);
            QCOMPARE(testing::misplaced(all.sheets[i], QRectF(0, 0, 5000, 5000)), QString());
            for (const testing::Painted &one : testing::textsOf(all.sheets[i]))
                if (one.text.startsWith("Sheet "_L1))
                    QVERIFY(one.where.bottom() < credit.where.bottom());
        }
    }

    /// The line that real data ask for is as wide as the paper at most, and can still be read.
    void theCreditFitsOnThePaper()
    {
        const qreal width = roomOn(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, {})).width();
        QString credit = worldCupCredit();
        // In a narrow font it may fit as it is.
        while (QFontMetricsF(pictureFont(Theme::Type::Caption)).horizontalAdvance(credit) <= width)
            credit += u", modified"_s;
        const QFont font = creditFont(credit, width);
        QVERIFY(QFontMetricsF(font).horizontalAdvance(credit) <= width);
        QVERIFY(font.pixelSize() >= 7);
        // The largest that fits.
        QFont larger = font;
        larger.setPixelSize(font.pixelSize() + 1);
        QVERIFY(QFontMetricsF(larger).horizontalAdvance(credit) > width);
        QCOMPARE(creditFont(u"Short"_s, width), pictureFont(Theme::Type::Caption));
        QCOMPARE(creditFont(credit, 50).pixelSize(), 7);
    }

    void tilesShowWhatThePictureShows()
    {
        // Every sheet has something of a picture that is full.
        Picture picture = blank({3000, 3000});
        picture.paint = [](QPainter &painter) { painter.fillRect(QRectF(0, 0, 3000, 3000), Qt::darkGreen); };
        QByteArray bytes;
        QBuffer buffer(&bytes);
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        QPdfWriter writer(&buffer);
        writer.setPageLayout(paperFor(picture));
        QVERIFY(printPicture(writer, picture));
        QCOMPARE(pagesOf(bytes),
                 static_cast<int>(sheetsFor(picture, roomOn(writer.pageLayout()).size()).parts.size()));
    }

    void savingKeepsWhatWasThere()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"cup.png"_s);
        const Picture picture = bracketOf("cup-4");
        QVERIFY(savePicture(picture, path));
        QVERIFY(!QImage(path).isNull());
        const auto other = savePicture(picture, folder.filePath(u"cup.txt"_s));
        QVERIFY(!other);
        QCOMPARE(other.error().fault, Fault::BadInput);
        QVERIFY(other.error().message.english().contains(u"cup.txt"_s));
        const auto nowhere = savePicture(picture, folder.filePath(u"no/such/folder/cup.svg"_s));
        QVERIFY(!nowhere);
        QCOMPARE(nowhere.error().fault, Fault::NotFound);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"cup.png"_s});
    }

    void aFullDiskKeepsTheOldPicture_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isPrinted");
        for (const char *suffix : {"pdf", "svg", "png"})
            QTest::newRow(suffix) << u"cup.%1"_s.arg(QLatin1String(suffix)) << false;
        QTest::newRow("print") << u"cup.pdf"_s << true;
    }

    void aFullDiskKeepsTheOldPicture()
    {
        QFETCH(QString, name);
        QFETCH(bool, isPrinted);
        const QTemporaryDir folder;
        const QString path = folder.filePath(name);
        const Picture picture = bracketOf("cup-4");
        const auto save = [&] {
            if (!isPrinted)
                return savePicture(picture, path);
            QPrinter printer;
            printer.setOutputFileName(path);
            return printWhere(printer, {&picture, 1});
        };
        const auto isOld = [&] {
            QFile file(path);
            return file.open(QIODevice::ReadOnly) && file.readAll() == "old" &&
                   QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size() == 1;
        };
        int calls = 0;
        {
            const DiskFault none(folder.path(), 0, ENOSPC);
            QVERIFY(save().has_value());
            calls = none.calls();
        }
        QVERIFY(calls >= 4);
        for (int call = 1; call <= calls; ++call) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write("old") == 3);
            file.close();
            const DiskFault full(folder.path(), call, ENOSPC);
            const auto saved = save();
            const QByteArray at = u"%1 of %2: %3: %4"_s.arg(call)
                                      .arg(calls)
                                      .arg(full.failed(), saved ? QString() : translated(saved.error()))
                                      .toUtf8();
            QVERIFY2(!full.failed().isEmpty(), at.constData());
            if (saved) // closing after everything was synced
                QVERIFY2(full.failed() == "close"_L1, at.constData());
            else if (!translated(saved.error()).contains(u"did not confirm"_s))
                QVERIFY2(isOld() && translated(saved.error()).contains(u"disk"_s), at.constData());
        }
    }

    void neitherAPictureNorAPrintTakesThePlaceOfALeague()
    {
        const QTemporaryDir folder;
        const Picture picture = bracketOf("cup-4");
        const QByteArray league = QByteArray("SQLite format 3", 16) + QByteArray(100, '\1');
        const QString path = folder.filePath(u"cup.pdf"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(league) == league.size());
        file.close();
        QCOMPARE(savePicture(picture, path).error().fault, Fault::Refused);
        QPrinter printer;
        printer.setOutputFileName(path);
        QCOMPARE(printWhere(printer, {&picture, 1}).error().fault, Fault::Refused);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), league);
        // What is printed into another file is there as a whole.
        const QString print = folder.filePath(u"print.pdf"_s);
        printer.setOutputFileName(print);
        const auto printed = printWhere(printer, {&picture, 1});
        QVERIFY(printed.has_value());
        QCOMPARE(printer.outputFileName(), print);
        QFile pdf(print);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        const QByteArray bytes = pdf.readAll();
        QVERIFY(bytes.startsWith("%PDF-"));
        QVERIFY(bytes.trimmed().endsWith("%%EOF"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 2);
    }

    void anotherThreadMakesTheSameFile_data() { pictures(); }
    void anotherThreadMakesTheSameFile()
    {
        const Picture picture = wanted();
        const auto drawn = drawPicture(picture, PictureKind::Png);
        QVERIFY(drawn);
        Result<QByteArray> file;
        std::thread worker([&drawn, &file] { file = fileOf(*drawn); });
        worker.join();
        QVERIFY(file);
        QCOMPARE(*file, *pictureFile(picture, PictureKind::Png));
        // Strokes that were kept look as if they had been painted at once.
        const QImage once = QImage::fromData(*file, "PNG");
        QImage direct(once.size(), QImage::Format_RGB32);
        direct.fill(Qt::white);
        QPainter painter(&direct);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(2, 2);
        painter.translate(16, 16);
        // In the shape for screens, which lie across.
        const QPageLayout screen(QPageSize(QPageSize::A4), QPageLayout::Landscape, {});
        pictureOn(picture, roomOn(screen).size()).paint(painter);
        painter.end();
        // To a fraction of a pixel, by which letters may stand elsewhere.
        const QSize coarse = direct.size() / 8;
        const auto blurred = [&coarse](const QImage &image) {
            return image.scaled(coarse, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        };
        const QImage one = blurred(once);
        const QImage other = blurred(direct);
        for (int y = 0; y < coarse.height(); ++y)
            for (int x = 0; x < coarse.width(); ++x)
                QVERIFY(qAbs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) < 40);
    }

    void savingLaterTellsHowItWent()
    {
        const QTemporaryDir folder;
        const Picture picture = bracketOf("cup-8");
        for (const char *kind : {"png", "svg", "pdf"}) {
            const QString path = folder.filePath(u"cup.%1"_s.arg(QLatin1String(kind)));
            std::optional<bool> isSaved;
            savePictureLater(picture, path, this,
                             [&isSaved](const Result<void> &saved) { isSaved = saved.has_value(); });
            // The windows are served meanwhile.
            QVERIFY(!isSaved);
            QTRY_VERIFY(isSaved);
            QVERIFY(*isSaved);
            QVERIFY(QFileInfo(path).size() > 1000);
        }
        for (const char *name : {"cup.txt", "no/such/folder/cup.png"}) {
            std::optional<Fault> fault;
            savePictureLater(picture, folder.filePath(QLatin1String(name)), this,
                             [&fault](const Result<void> &saved) { fault = saved.error().fault; });
            QTRY_VERIFY(fault);
            QCOMPARE(*fault, QLatin1String(name).endsWith("txt"_L1) ? Fault::BadInput : Fault::NotFound);
        }
        // Whoever is gone is not told, but the file is there.
        const QString path = folder.filePath(u"left.png"_s);
        bool isTold = false;
        auto *gone = new QObject;
        savePictureLater(picture, path, gone, [&isTold](const Result<void> &) { isTold = true; });
        delete gone;
        QVERIFY(QThreadPool::globalInstance()->waitForDone());
        QCoreApplication::processEvents();
        QVERIFY(!isTold);
        QVERIFY(!QImage(path).isNull());
    }

    void endsOfNamesSayTheKind()
    {
        QCOMPARE(pictureKindOf(u"a.PDF"_s), PictureKind::Pdf);
        QCOMPARE(pictureKindOf(u"a.b.svg"_s), PictureKind::Svg);
        QCOMPARE(pictureKindOf(u"/x/a.png"_s), PictureKind::Png);
        QVERIFY(!pictureKindOf(u"png"_s));
    }

    void tablesAreTextForAForum()
    {
        const CompetitionStatePtr state = playedCup("worldcup-32");
        const QString text = tablesText(*state, {0, 1});
        QVERIFY(text.startsWith(u"Group A\n"_s));
        QVERIFY(text.contains(u"\n\nGroup B\n"_s));
        QVERIFY(text.contains(u"Pts"_s));
        for (const int team : state->now.tables[1].teams)
            QVERIFY(text.contains(state->competition.entrant(team).name));
    }

private:
    static void pictures()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<bool>("isBracket");
        QTest::newRow("bracket of a World Cup") << QByteArray("worldcup-32") << true;
        QTest::newRow("bracket of 64") << QByteArray("cup-64-third-place") << true;
        QTest::newRow("double elimination") << QByteArray("double-elimination-8") << true;
        QTest::newRow("groups") << QByteArray("worldcup-48") << false;
        QTest::newRow("league") << QByteArray("league-20x1") << false;
    }
    static Picture wanted()
    {
        QFETCH(const QByteArray, format);
        QFETCH(const bool, isBracket);
        return isBracket ? bracketOf(format.constData()) : tablesOf(format.constData());
    }
};

TOUCHLINE_TEST(TestPictures)

} // namespace test_pictures

#include "test_pictures.moc"
