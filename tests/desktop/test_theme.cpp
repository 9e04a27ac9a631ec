// SPDX-License-Identifier: GPL-3.0-or-later
// Colours by role, icons, type.

#include "forms/commands/command_table.h"
#include "forms/theme/icons.h"
#include "forms/theme/kit_chip.h"
#include "forms/theme/shown_text.h"
#include "forms/theme/theme.h"
#include "tests/desktop/desktop_case.h"
#include "tests/support/test_registry.h"

#include <QDialog>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QSet>
#include <QTableWidget>
#include <QTest>

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
        const QString evil = QStringLiteral("Town \u202e3-1\u001b");
        const QString shown = QStringLiteral("Town <U+202E>3-1␛");
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
            table.setHorizontalHeaderLabels({QStringLiteral("Team")});
            table.setItem(0, 0, new QTableWidgetItem(text));
            table.setColumnWidth(0, 200);
            return table.grab().toImage();
        };
        QCOMPARE(cell(evil), cell(shown));
        QVERIFY(cell(evil) != cell(QStringLiteral("Town")));
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
                     qPrintable(
                         QStringLiteral("%1: %2").arg(QLatin1String(isDark ? "dark" : "light")).arg(found)));
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
        const QSet<QRgb> found =
            coloursOf(kitChip({QStringLiteral("#123456"), QStringLiteral("#FEDCBA")}, 64, 1).toImage());
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
};

TOUCHLINE_TEST(TestTheme)

} // namespace test_theme

#include "test_theme.moc"
