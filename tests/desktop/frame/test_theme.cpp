// SPDX-License-Identifier: GPL-3.0-or-later
// Colours by role, icons, type.

#include "forms/commands/command_table.h"
#include "forms/theme/card_mark.h"
#include "forms/theme/icons.h"
#include "forms/theme/kit_chip.h"
#include "forms/theme/shown_text.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/row_delegate.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/painted.h"

#include <QImage>
#include <QPainter>
#include <QProxyStyle>
#include <QStyle>
#include <QStyleOption>
#include <QTableWidget>

namespace test_theme {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// WCAG 2, level AA, for text.
constexpr double readable = 4.5;

QSet<QRgb> coloursOf(const QImage &image)
{
    QSet<QRgb> found;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, y)) == 255)
                found.insert(image.pixel(x, y));
    return found;
}

/// But for what blending rounds.
bool isNearly(QRgb pixel, const QColor &colour)
{
    return std::abs(qRed(pixel) - colour.red()) <= 2 && std::abs(qGreen(pixel) - colour.green()) <= 2 &&
           std::abs(qBlue(pixel) - colour.blue()) <= 2;
}

/// Shows what a delegate would give the style.
class OpenDelegate final : public LinedRowDelegate
{
public:
    using LinedRowDelegate::LinedRowDelegate;
    using RowDelegate::setShirt;

    [[nodiscard]] QStyleOptionViewItem option(const QModelIndex &index) const
    {
        QStyleOptionViewItem made;
        initStyleOption(&made, index);
        return made;
    }
};

QImage opaque(const QPixmap &picture)
{
    return picture.toImage().convertToFormat(QImage::Format_ARGB32);
}

} // namespace

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void contrastIsThatOfTheStandard()
    {
        QCOMPARE(qRound(contrast(Qt::black, Qt::white) * 100), 2100);
        QCOMPARE(qRound(contrast(Qt::white, Qt::black) * 100), 2100);
        QCOMPARE(qRound(contrast(QColor(0x777777), Qt::white) * 100), 448);
        QCOMPARE(contrast(Qt::red, Qt::red), 1.0);
    }

    /// A name may come from anywhere: what would turn the line around is drawn as a sign, wherever it stands.
    void namesTurnNoLineAround()
    {
        const QString evil = u"Town \u202e3-1\u001b"_s;
        const QString shown = u"Town <U+202E>3-1␛"_s;
        const auto painted = [](const QString &text) {
            QImage image(200, 40, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            drawShown(painter, QRectF(image.rect()), Qt::AlignLeft, text);
            return image;
        };
        QCOMPARE(painted(evil), painted(shown));
        const auto cell = [](const QString &text) {
            QTableWidget table(1, 1);
            table.resize(260, 90);
            table.setHorizontalHeaderLabels({u"Team"_s});
            table.setItem(0, 0, new QTableWidgetItem(text));
            table.setColumnWidth(0, 200);
            return table.grab().toImage();
        };
        QCOMPARE(cell(evil), cell(shown));
        QVERIFY(cell(evil) != cell(u"Town"_s));
        const auto label = [](const QString &text) {
            QLabel words(text);
            words.setTextFormat(Qt::PlainText);
            words.resize(260, 30);
            return words.grab().toImage();
        };
        QCOMPARE(label(evil), label(shown));
        QDialog dialog;
        dialog.setWindowTitle(evil);
        dialog.show();
        QCOMPARE(dialog.windowTitle(), shown);
    }

    /// A team that is called "<b>Rovers</b>" is no markup; what is HTML says so.
    void namesAreNoMarkup()
    {
        const QString text = u"<b>Rovers</b> & <i>Sons</i>"_s;
        QLabel name(text);
        QLabel page(text);
        page.setTextFormat(Qt::RichText);
        name.show();
        page.show();
        QCOMPARE(name.textFormat(), Qt::PlainText);
        QCOMPARE(page.textFormat(), Qt::RichText);
        QMessageBox question(QMessageBox::Question, u"Delete"_s, text);
        question.show();
        const auto labels = question.findChildren<QLabel *>(u"qt_msgbox_label"_s);
        QCOMPARE(labels.size(), 1);
        QCOMPARE(labels.front()->textFormat(), Qt::PlainText);
    }

    void textIsReadable_data()
    {
        QTest::addColumn<ColourRole>("text");
        QTest::addColumn<ColourRole>("ground");
        const std::initializer_list<ColourRole> inks{ColourRole::Text,    ColourRole::Secondary,
                                                     ColourRole::Accent,  ColourRole::Error,
                                                     ColourRole::Warning, ColourRole::Information};
        for (const ColourRole ink : inks)
            for (const ColourRole ground : {ColourRole::Window, ColourRole::Surface, ColourRole::Lifted})
                QTest::addRow("%d on %d", static_cast<int>(ink), static_cast<int>(ground)) << ink << ground;
        for (const ColourRole tint : {ColourRole::GoesOn, ColourRole::MayGoOn, ColourRole::GoesOut})
            QTest::addRow("text on tint %d", static_cast<int>(tint)) << ColourRole::Text << tint;
        for (const ColourRole pitch : {ColourRole::Pitch, ColourRole::PitchStripe})
            for (const ColourRole ink :
                 {ColourRole::Text, ColourRole::Secondary, ColourRole::Accent, ColourRole::Warning})
                QTest::addRow("%d on a board %d", static_cast<int>(ink), static_cast<int>(pitch))
                    << ink << pitch;
        QTest::newRow("accent") << ColourRole::OnAccent << ColourRole::Accent;
        QTest::newRow("yellow card") << ColourRole::OnYellowCard << ColourRole::YellowCard;
        QTest::newRow("red card") << ColourRole::OnRedCard << ColourRole::RedCard;
    }

    void textIsReadable()
    {
        QFETCH(ColourRole, text);
        QFETCH(ColourRole, ground);
        for (const bool isDark : {false, true}) {
            const double found = contrast(colourOf(text, isDark), colourOf(ground, isDark));
            QVERIFY2(found >= readable,
                     qPrintable(u"%1: %2"_s.arg(QLatin1String(isDark ? "dark" : "light")).arg(found)));
        }
    }

    void everyCommandHasItsIcon()
    {
        const QStringList names = iconNames();
        for (const CommandSpec &spec : commandTable())
            QVERIFY2(*spec.icon == '\0' || names.contains(QLatin1String(spec.icon)), spec.icon);
    }

    void iconsTakeTheColourOfTheTheme()
    {
        for (const QString &name : iconNames()) {
            QImage image(32, 32, QImage::Format_ARGB32);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            icon(name, ColourRole::RedCard).paint(&painter, image.rect());
            painter.end();
            const QSet<QRgb> found = coloursOf(image);
            QVERIFY2(!found.isEmpty(), qPrintable(name));
            for (const QRgb pixel : found)
                QVERIFY2(isNearly(pixel, colourOf(ColourRole::RedCard, false)), qPrintable(name));
        }
    }

    void aShirtHasBothColours()
    {
        const QSet<QRgb> found = coloursOf(kitChip({u"#123456"_s, u"#FEDCBA"_s}, 64, 1).toImage());
        QVERIFY(found.contains(qRgb(0x12, 0x34, 0x56)));
        QVERIFY(found.contains(qRgb(0xFE, 0xDC, 0xBA)));
    }

    void aTeamWithoutColoursHasAnOutline() { QVERIFY(!coloursOf(kitChip({}, 64, 1).toImage()).isEmpty()); }

    void typeFollowsTheFontOfTheSystem()
    {
        const double body = Theme::font(Theme::Type::Body).pointSizeF();
        QVERIFY(Theme::font(Theme::Type::Title).pointSizeF() >
                Theme::font(Theme::Type::Heading).pointSizeF());
        QVERIFY(Theme::font(Theme::Type::Caption).pointSizeF() < body);
        const QFont before = QApplication::font();
        QFont larger = before;
        larger.setPointSizeF(body * 2);
        QApplication::setFont(larger);
        QCOMPARE(Theme::font(Theme::Type::Body).pointSizeF(), body * 2);
        QApplication::setFont(before);
    }

    /// Nothing of the desktop's own palette is left in the windows, in light and dark.
    void everyPartOfAWindowHasItsColour_data()
    {
        QTest::addColumn<QPalette::ColorRole>("part");
        QTest::addColumn<ColourRole>("role");
        const std::initializer_list<std::pair<QPalette::ColorRole, ColourRole>> wanted{
            {QPalette::Window, ColourRole::Window},
            {QPalette::WindowText, ColourRole::Text},
            {QPalette::Base, ColourRole::Surface},
            {QPalette::AlternateBase, ColourRole::Lifted},
            {QPalette::Text, ColourRole::Text},
            {QPalette::PlaceholderText, ColourRole::Secondary},
            {QPalette::Button, ColourRole::Surface},
            {QPalette::ButtonText, ColourRole::Text},
            {QPalette::BrightText, ColourRole::Error},
            {QPalette::Highlight, ColourRole::Accent},
            {QPalette::HighlightedText, ColourRole::OnAccent},
            {QPalette::Link, ColourRole::Information},
            {QPalette::LinkVisited, ColourRole::Information},
            {QPalette::ToolTipBase, ColourRole::Surface},
            {QPalette::ToolTipText, ColourRole::Text},
            {QPalette::Mid, ColourRole::Hairline},
            {QPalette::Midlight, ColourRole::Hairline},
            {QPalette::Light, ColourRole::Surface}};
        for (const auto &[part, role] : wanted)
            QTest::addRow("%d", static_cast<int>(part)) << part << role;
    }

    void everyPartOfAWindowHasItsColour()
    {
        QFETCH(QPalette::ColorRole, part);
        QFETCH(ColourRole, role);
        for (const bool isDark : {true, false}) {
            Theme::instance().apply(isDark ? Theme::Appearance::Dark : Theme::Appearance::Light);
            QCOMPARE(Theme::instance().isDark(), isDark);
            const QPalette palette = QApplication::palette();
            QCOMPARE(palette.color(QPalette::Active, part), colourOf(role, isDark));
            QCOMPARE(palette.color(QPalette::Inactive, part), colourOf(role, isDark));
        }
    }

    /// What cannot be used is paler than what can be, and is read all the same.
    void whatIsDisabledIsPale()
    {
        for (const bool isDark : {true, false}) {
            Theme::instance().apply(isDark ? Theme::Appearance::Dark : Theme::Appearance::Light);
            const QPalette palette = QApplication::palette();
            const QColor ground = colourOf(ColourRole::Window, isDark);
            const QColor text = colourOf(ColourRole::Text, isDark);
            for (const auto part :
                 {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText}) {
                const QColor pale = palette.color(QPalette::Disabled, part);
                // Half way between both.
                QVERIFY(isNearly(pale.rgb(),
                                 QColor((text.red() + ground.red()) / 2, (text.green() + ground.green()) / 2,
                                        (text.blue() + ground.blue()) / 2)));
                QVERIFY(contrast(pale, ground) > 2);
                QVERIFY(contrast(pale, ground) < contrast(text, ground) / 2);
            }
            QCOMPARE(palette.color(QPalette::Disabled, QPalette::Highlight),
                     colourOf(ColourRole::Hairline, isDark));
            // Frames are seen, and are weaker than text.
            const double frame = contrast(palette.color(QPalette::Dark), ground);
            QVERIFY(frame > contrast(colourOf(ColourRole::Hairline, isDark), ground));
            QVERIFY(frame < contrast(text, ground) / 2);
        }
    }

    /// Fusion, with the program's own icons alone.
    void theStyleIsOfTheProgram()
    {
        Theme::instance().apply(Theme::Appearance::Light);
        const QStyle *style = QApplication::style();
        QCOMPARE(style->styleHint(QStyle::SH_DialogButtonBox_ButtonsHaveIcons), 0);
        const auto *own = qobject_cast<const QProxyStyle *>(style);
        QVERIFY(own != nullptr);
        QCOMPARE(own->baseStyle()->name(), u"fusion"_s);
    }

    /// An empty box is seen on a dark ground, by an outline round it.
    void emptyBoxesAreSeenInTheDark()
    {
        constexpr int side = 16;
        const auto outline = [](QStyle::PrimitiveElement element) {
            QImage image(side, side, QImage::Format_ARGB32);
            image.fill(colour(ColourRole::Surface));
            QPainter painter(&image);
            painter.setPen(Qt::red);
            QStyleOptionButton option;
            option.rect = image.rect();
            option.palette = QApplication::palette();
            option.state = QStyle::State_Enabled | QStyle::State_Off;
            QApplication::style()->drawPrimitive(element, &option, &painter);
            const bool isLeftAlone = painter.pen().color() == Qt::red;
            painter.end();
            double most = 0;
            for (int y = 0; y < side; ++y)
                most = std::max(most, contrast(image.pixelColor(0, y), colour(ColourRole::Surface)));
            return isLeftAlone ? most : 0.0;
        };
        for (const auto element : {QStyle::PE_IndicatorCheckBox, QStyle::PE_IndicatorItemViewItemCheck,
                                   QStyle::PE_IndicatorRadioButton}) {
            Theme::instance().apply(Theme::Appearance::Dark);
            QVERIFY2(outline(element) > 3, qPrintable(QString::number(outline(element))));
            Theme::instance().apply(Theme::Appearance::Light);
        }
        Theme::instance().apply(Theme::Appearance::Dark);
        // What is no box has none.
        QVERIFY(outline(QStyle::PE_IndicatorArrowDown) < 3);
        Theme::instance().apply(Theme::Appearance::Light);
    }

    void everyTypeHasItsSizeAndWeight()
    {
        const QFont body = Theme::font(Theme::Type::Body);
        QCOMPARE(body.pointSizeF(), QApplication::font().pointSizeF());
        const auto times = [&body](Theme::Type type) {
            return qRound(100 * Theme::font(type).pointSizeF() / body.pointSizeF());
        };
        QCOMPARE(times(Theme::Type::Title), 160);
        QCOMPARE(times(Theme::Type::Heading), 120);
        QCOMPARE(times(Theme::Type::Caption), 85);
        for (const auto type : {Theme::Type::Title, Theme::Type::Heading})
            QCOMPARE(Theme::font(type).weight(), QFont::DemiBold);
        for (const auto type : {Theme::Type::Body, Theme::Type::Caption})
            QCOMPARE(Theme::font(type).weight(), QApplication::font().weight());
        QFont inPixels = QApplication::font();
        const QFont before = inPixels;
        inPixels.setPixelSize(20);
        QApplication::setFont(inPixels);
        QCOMPARE(Theme::font(Theme::Type::Title).pixelSize(), 32);
        QCOMPARE(Theme::font(Theme::Type::Body).pixelSize(), 20);
        QApplication::setFont(before);
        QCOMPARE(Theme::rowHeight(), qRound(QFontMetrics(QApplication::font()).height() * 1.9));
    }

    void aCaptionIsSmallerAndPaler()
    {
        QLabel label;
        Theme::setType(&label, Theme::Type::Heading);
        QCOMPARE(label.font().weight(), QFont::DemiBold);
        QCOMPARE(label.foregroundRole(), QPalette::WindowText);
        Theme::setType(&label, Theme::Type::Caption);
        QCOMPARE(label.font().pointSizeF(), Theme::font(Theme::Type::Caption).pointSizeF());
        QCOMPARE(label.foregroundRole(), QPalette::PlaceholderText);
    }

    void whoPaintsIsToldOfAnotherTheme()
    {
        int told = 0;
        const auto connection = connect(&Theme::instance(), &Theme::changed, this, [&told] { ++told; });
        const auto ink = [] {
            return coloursOf(icon(iconNames().front()).pixmap(32, 32).toImage()).values().value(0);
        };
        Theme::instance().apply(Theme::Appearance::Dark);
        const QRgb dark = ink();
        Theme::instance().apply(Theme::Appearance::Light);
        QVERIFY(isNearly(dark, colourOf(ColourRole::Text, true)));
        QVERIFY(isNearly(ink(), colourOf(ColourRole::Text, false)));
        QCOMPARE(told, 2);
        disconnect(connection);
    }

    /// An icon is paler where its command cannot be carried out, bright in the chosen row, and in the accent
    /// where it is switched on.
    void iconsShowTheirState()
    {
        const QIcon home = icon(u"home"_s);
        const auto strongest = [&home](QIcon::Mode mode, QIcon::State state) {
            const QImage image = opaque(home.pixmap(QSize(32, 32), mode, state));
            QRgb most = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (qAlpha(image.pixel(x, y)) > qAlpha(most))
                        most = image.pixel(x, y);
            return most;
        };
        QVERIFY(isNearly(strongest(QIcon::Normal, QIcon::Off), colour(ColourRole::Text)));
        QVERIFY(isNearly(strongest(QIcon::Normal, QIcon::On), colour(ColourRole::Accent)));
        QVERIFY(isNearly(strongest(QIcon::Selected, QIcon::Off), colour(ColourRole::OnAccent)));
        QCOMPARE(qAlpha(strongest(QIcon::Normal, QIcon::Off)), 255);
        QCOMPARE(qAlpha(strongest(QIcon::Disabled, QIcon::Off)), 102);
    }

    /// A shirt is crisp on a fine screen, has nothing round it, and an outline in every state.
    void aShirtIsASquareWithAnOutline()
    {
        const QPixmap fine = kitChip({u"#123456"_s, u"#FEDCBA"_s}, 20, 2);
        QCOMPARE(fine.size(), QSize(40, 40));
        QCOMPARE(fine.devicePixelRatio(), 2.0);
        const QImage image = opaque(fine);
        for (const QPoint &corner : {QPoint(0, 0), QPoint(39, 0), QPoint(0, 39), QPoint(39, 39)})
            QCOMPARE(qAlpha(image.pixel(corner)), 0);
        const Kit kit{u"#123456"_s, u"#FEDCBA"_s};
        const auto shirt = [](const Kit &of) {
            return painted([&of](QPainter &painter) {
                painter.setPen(Qt::blue);
                paintKitChip(painter, QRectF(100, 50, 32, 64), of, Qt::red);
                QCOMPARE(painter.pen().color(), QColor(Qt::blue));
            });
        };
        const std::vector<Painted> parts = shirt(kit);
        QCOMPARE(parts.size(), std::size_t{3});
        QCOMPARE(parts[0].ink, QColor(kit.first));
        QVERIFY(!parts[0].edge.isValid());
        QCOMPARE(parts[1].ink, QColor(kit.second));
        QVERIFY(!parts[2].ink.isValid());
        QCOMPARE(parts[2].edge, QColor(Qt::red));
        QCOMPARE(parts[2].edgeWidth, 0.8);
        // In the middle of its place, as large as fits.
        QCOMPARE(parts[2].where.center(), QPointF(116, 82));
        QCOMPARE(parts[2].where.width(), 28.0);
        // A team of one colour wears it on its sleeves too; one of no known colour has the outline alone.
        QCOMPARE(shirt({kit.first, {}})[1].ink, QColor(kit.first));
        QCOMPARE(shirt({}).size(), std::size_t{1});
        const std::vector<Painted> usual =
            painted([](QPainter &painter) { paintKitChip(painter, QRectF(0, 0, 16, 16), {}); });
        QCOMPARE(usual.front().edge, colour(ColourRole::Secondary));
    }

    void everyMarkHasItsColoursAndItsLetter_data()
    {
        QTest::addColumn<int>("mark");
        QTest::addColumn<ColourRole>("fill");
        QTest::addColumn<ColourRole>("edge");
        QTest::addColumn<ColourRole>("letter");
        QTest::addColumn<QString>("text");
        const auto add = [](PlayerMark mark, ColourRole fill, ColourRole edge, ColourRole letter,
                            const char *text) {
            QTest::addRow("%s %d", text, static_cast<int>(mark))
                << static_cast<int>(mark) << fill << edge << letter << QString::fromUtf8(text);
        };
        using enum ColourRole;
        add(PlayerMark::Yellow, YellowCard, YellowCard, OnYellowCard, "Y");
        add(PlayerMark::Red, RedCard, RedCard, OnRedCard, "R");
        add(PlayerMark::Injury, Surface, Error, Error, "+");
        add(PlayerMark::Ban, Text, Text, Surface, "B");
        add(PlayerMark::Caution, Surface, Warning, Warning, "Y");
        add(PlayerMark::Served, Surface, Secondary, Secondary, "–");
        add(PlayerMark::Decision, Surface, Secondary, Secondary, "D");
        add(PlayerMark::Goal, Surface, Accent, Accent, "G");
    }

    void everyMarkHasItsColoursAndItsLetter()
    {
        QFETCH(int, mark);
        QFETCH(ColourRole, fill);
        QFETCH(ColourRole, edge);
        QFETCH(ColourRole, letter);
        QFETCH(QString, text);
        const QRectF place(10, 20, 60, 30);
        for (const bool isDark : {false, true}) {
            const Ink ink{isDark};
            const std::vector<Painted> parts = painted([&](QPainter &painter) {
                QFont plain;
                plain.setPixelSize(9);
                painter.setFont(plain);
                painter.setPen(Qt::blue);
                painter.setBrush(Qt::cyan);
                paintCardMark(painter, place, static_cast<PlayerMark>(mark), ink);
                QCOMPARE(painter.pen().color(), QColor(Qt::blue));
                QCOMPARE(painter.brush().color(), QColor(Qt::cyan));
                QCOMPARE(painter.font().pixelSize(), 9);
            });
            QCOMPARE(parts.size(), std::size_t{2});
            QCOMPARE(parts[0].ink, ink(fill));
            QCOMPARE(parts[0].edge, ink(edge));
            QCOMPARE(parts[0].edgeWidth, 1.2);
            // In the middle, with room for its edge, and higher than wide.
            QCOMPARE(parts[0].where.center(), place.center());
            QCOMPARE(parts[0].where.height(), place.height() - 1);
            QCOMPARE(parts[0].where.width(), place.height() * 0.78 - 1);
            QCOMPARE(parts[1].text, text);
            QCOMPARE(parts[1].ink, ink(letter));
            QVERIFY(parts[1].isStrong);
            QVERIFY(parts[1].size > 15 && parts[1].size < 25);
            QVERIFY(std::abs(parts[1].where.center().x() - place.center().x()) < 2);
        }
    }

    void marksStandBesideEachOther()
    {
        const QRectF place(10, 20, 200, 30);
        const std::vector<Painted> parts = painted([&place](QPainter &painter) {
            paintCardMarks(painter, place, {PlayerMark::Yellow, PlayerMark::Red, PlayerMark::Goal});
        });
        QCOMPARE(parts.size(), std::size_t{6});
        const qreal step = parts[2].where.left() - parts[0].where.left();
        QCOMPARE(parts[0].where.left(), place.left() + 0.5);
        QCOMPARE(parts[4].where.left() - parts[2].where.left(), step);
        QCOMPARE(parts[2].where.left() - parts[0].where.right(), spacing::inside + 1.0);
        // The room that is kept for them is the one that they take.
        QCOMPARE(cardMarksSize(30, 3), QSizeF(3 * step, 30));
    }

    /// Rows are equally high, and a team's shirt has its colours in the chosen row too.
    void rowsOfListsLookAlike()
    {
        QStandardItemModel model(1, 2);
        QPixmap red(8, 8);
        red.fill(Qt::red);
        model.setData(model.index(0, 0), red, Qt::DecorationRole);
        model.setData(model.index(0, 0), u"Somebody of a long name"_s);
        model.setData(model.index(0, 1), u"x"_s);
        const OpenDelegate delegate;
        const QStyleOptionViewItem plain;
        QCOMPARE(delegate.sizeHint(plain, model.index(0, 0)).height(), Theme::rowHeight());
        QVERIFY(delegate.sizeHint(plain, model.index(0, 0)).width() >
                delegate.sizeHint(plain, model.index(0, 1)).width() + 20);
        QStyleOptionViewItem option = delegate.option(model.index(0, 0));
        QCOMPARE(opaque(option.icon.pixmap(QSize(8, 8), QIcon::Selected)).pixelColor(4, 4), QColor(Qt::red));
        QVERIFY(delegate.option(model.index(0, 1)).icon.isNull());
        QCOMPARE(option.text, u"Somebody of a long name"_s);

        QStyleOptionViewItem bare = delegate.option(model.index(0, 1));
        const Kit kit{u"#123456"_s, u"#FEDCBA"_s};
        OpenDelegate::setShirt(bare, kit);
        const int side = bare.fontMetrics.height();
        QVERIFY(bare.features & QStyleOptionViewItem::HasDecoration);
        QCOMPARE(bare.decorationSize, QSize(side, side));
        QCOMPARE(opaque(bare.icon.pixmap(QSize(side, side), QIcon::Normal)), opaque(kitChip(kit, side, 1)));
        // Its outline is seen on the colour of a chosen row.
        QCOMPARE(opaque(bare.icon.pixmap(QSize(side, side), QIcon::Selected)),
                 opaque(kitChip(kit, side, 1, colour(ColourRole::OnAccent))));
    }

    void aHairlineStandsBelowARow()
    {
        QStandardItemModel model(1, 1);
        const OpenDelegate delegate;
        QStyleOptionViewItem option;
        option.rect = QRect(5, 7, 100, 30);
        const std::vector<Painted> parts = painted([&](QPainter &painter) {
            painter.setPen(Qt::blue);
            delegate.paint(&painter, option, model.index(0, 0));
            QCOMPARE(painter.pen().color(), QColor(Qt::blue));
        });
        QVERIFY(!parts.empty());
        QCOMPARE(parts.back().edge, colour(ColourRole::Hairline));
        QCOMPARE(parts.back().edgeWidth, 0.0);
        QCOMPARE(parts.back().where, QRectF(5, 36, 99, 0));
    }
};

TOUCHLINE_TEST(TestTheme)

} // namespace test_theme

#include "test_theme.moc"
