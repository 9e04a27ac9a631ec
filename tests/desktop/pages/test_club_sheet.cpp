// SPDX-License-Identifier: GPL-3.0-or-later
// What a club tells of itself, typed and clicked on its sheet; its picture stands where its shirt stood.
#include "forms/theme/club_picture.h"
#include "forms/theme/kit_chip.h"
#include "forms/widgets/club_form.h"
#include "models/views/teams/team_model.h"
#include "tests/desktop/desktop_case.h"
#include "tests/unit/competition/league_builder.h"

#include <QBuffer>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QTreeView>

namespace test_club_sheet {

using namespace touchline;
using namespace touchline::testing;

namespace {

template <class Kind>
Kind *child(QWidget &parent, const char *name)
{
    auto *found = parent.findChild<Kind *>(QLatin1String(name));
    if (found == nullptr)
        qFatal("There is no %s.", name);
    return found;
}

QByteArray bytesOf(const QImage &image, const char *format)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return bytes;
}

QImage blue(int width, int height)
{
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(QColor(0, 0, 255));
    return image;
}

QString written(const QTemporaryDir &folder, const char *name, const QByteArray &bytes)
{
    QString path = folder.filePath(QLatin1String(name));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s was not written.", name);
    return path;
}

/// The page on its window, on the sheet of the club.
struct ClubCase : DesktopCase
{
    explicit ClubCase(const QString &path) : DesktopCase(path)
    {
        window().go(PageKind::Teams);
        auto *sheets = child<QTabWidget>(window(), "sheets");
        sheets->setCurrentWidget(child<QWidget>(window(), "clubSheet"));
        QTest::qWait(1);
    }

    ClubForm &form() { return *child<ClubForm>(window(), "club"); }
    QLineEdit *line(const char *name) { return child<QLineEdit>(form(), name); }
    QTableWidget *contacts() { return child<QTableWidget>(form(), "contacts"); }
    QUuid team()
    {
        return child<QTreeView>(window(), "teams")->currentIndex().data(TeamModel::IdRole).toUuid();
    }
    [[nodiscard]] Club club() { return *league().league().teams().club(team()); }
    void click(const char *name) { QTest::mouseClick(child<QPushButton>(form(), name), Qt::LeftButton); }
    /// Types into a cell of the contacts.
    void type(int row, int column, const QString &text)
    {
        const QModelIndex index = contacts()->model()->index(row, column);
        contacts()->scrollTo(index);
        QTest::mouseClick(contacts()->viewport(), Qt::LeftButton, {}, contacts()->visualRect(index).center());
        QTest::qWait(1);
        // A click into the cell that is chosen already waits for a second one.
        if (qobject_cast<QLineEdit *>(QApplication::focusWidget()) == nullptr)
            contacts()->edit(index);
        QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()) != nullptr);
        auto *editor = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(editor != nullptr);
        editor->selectAll();
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
        QTest::qWait(1);
    }
};

} // namespace

class TestClubSheet : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString league(const char *name)
    {
        QString path = m_folder.filePath(QLatin1String(name) + u".touchline"_s);
        auto league = League::create(path, u"Clubs"_s, {u"Anna"_s, false, {}});
        if (!league || !(*league)->competitions().add(cup::makeLeague(1)))
            qFatal("The league could not be made.");
        return path;
    }

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void fieldsAndContactsAreTyped()
    {
        ClubCase page(league("typed"));
        QTRY_VERIFY(!page.team().isNull());
        page.line("ground")->setFocus();
        QTest::keyClicks(page.line("ground"), u"Mill Lane Hall"_s);
        QTest::keyClick(page.line("ground"), Qt::Key_Return);
        QTest::keyClicks(page.line("table"), u"Table 3"_s);
        QTest::keyClick(page.line("table"), Qt::Key_Return);
        QCOMPARE(page.club().ground, u"Mill Lane Hall"_s);
        QCOMPARE(page.club().table, u"Table 3"_s);
        // A contact is a row; one without anything in it is none.
        page.click("addContact");
        QCOMPARE(page.contacts()->rowCount(), 1);
        QVERIFY(page.club().contacts.empty());
        page.type(0, 0, u"Ann Lee"_s);
        QTRY_COMPARE(page.club().contacts.size(), std::size_t(1));
        // A mail address is looked at; what was typed stays, with the reason.
        page.type(0, 2, u"ann"_s);
        auto *problem = child<QLabel>(page.form(), "clubProblem");
        QTRY_VERIFY(problem->isVisible());
        QVERIFY(problem->text().contains(u'@'));
        QCOMPARE(page.contacts()->item(0, 2)->text(), u"ann"_s);
        QVERIFY(page.club().contacts.front().mail.isEmpty());
        page.type(0, 2, u"ann@example.org"_s);
        QTRY_COMPARE(page.club().contacts.front().mail, u"ann@example.org"_s);
        QVERIFY(!problem->isVisible());
        const auto entry = page.league().league().history().toUndo();
        QVERIFY((*entry)->english().startsWith(u"Contacts of "_s));
        QVERIFY(!(*entry)->english().contains(u'@'));
        page.contacts()->setCurrentCell(0, 0);
        page.click("deleteContact");
        QTRY_VERIFY(page.club().contacts.empty());
        QVERIFY(page.run(CommandId::Undo));
        QTRY_COMPARE(page.contacts()->rowCount(), 1);
        QCOMPARE(page.club().contacts.front().name, u"Ann Lee"_s);
    }

    void aPictureTakesThePlaceOfTheShirt()
    {
        ClubCase page(league("picture"));
        QTRY_VERIFY(!page.team().isNull());
        const QUuid team = page.team();
        const QImage shirt = child<QLabel>(page.window(), "shirt")->pixmap().toImage();
        page.form().takePicture(written(m_folder, "large.png", bytesOf(blue(1000, 500), "png")));
        QTRY_VERIFY(!page.club().picture.isEmpty());
        const QImage kept = QImage::fromData(page.club().picture);
        QCOMPARE(kept.size(), QSize(256, 128));
        // Everywhere: the heading, the list, and whoever asks the league.
        QTRY_VERIFY(child<QLabel>(page.window(), "shirt")->pixmap().toImage() != shirt);
        const Badge badge = page.league().badgeOf(team);
        QVERIFY(!badge.picture.isEmpty());
        const QImage chip = kitChip(badge, 32, 1).toImage();
        QCOMPARE(chip.pixelColor(16, 16), QColor(0, 0, 255));
        QCOMPARE(chip.pixelColor(16, 1).alpha(), 0);
        const QModelIndex row = child<QTreeView>(page.window(), "teams")->currentIndex();
        QCOMPARE(badgeFrom(row.data(TeamModel::KitRole)), badge);
        // The hall and paper paint with the same.
        QImage paper(100, 100, QImage::Format_RGB32);
        paper.fill(Qt::white);
        QPainter painter(&paper);
        paintKitChip(painter, QRectF(10, 10, 80, 80), badge);
        painter.end();
        QCOMPARE(paper.pixelColor(50, 50), QColor(0, 0, 255));
        page.click("deletePicture");
        QTRY_VERIFY(page.club().picture.isEmpty());
        QTRY_COMPARE(child<QLabel>(page.window(), "shirt")->pixmap().toImage(), shirt);
        QVERIFY(page.run(CommandId::Undo));
        QTRY_COMPARE(page.league().badgeOf(team), badge);
    }

    void whatIsNoPictureIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("cut short") << bytesOf(blue(300, 300), "png").chopped(30);
        QTest::newRow("broken within") << bytesOf(blue(300, 300), "png").replace(45, 40, QByteArray(40, 'x'));
        QTest::newRow("too wide") << bytesOf(blue(5000, 1), "png");
        QTest::newRow("BMP called PNG") << bytesOf(blue(3, 3), "bmp");
        QTest::newRow("10 MB") << QByteArray(10 << 20, 'x');
        QTest::newRow("SVG of a file") << QByteArray(
            "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'>"
            "<image xlink:href='file:///etc/hostname' width='9' height='9'/></svg>");
        QTest::newRow("empty") << QByteArray();
    }
    void whatIsNoPictureIsRefused()
    {
        QFETCH(QByteArray, bytes);
        ClubForm form;
        form.setClub({QUuid::createUuid(), {}, {}, {}, {}, {}});
        QSignalSpy edited(&form, &ClubForm::edited);
        form.takePicture(written(m_folder, "picture.png", bytes));
        QVERIFY(edited.isEmpty());
        QVERIFY(!child<QLabel>(form, "clubProblem")->text().isEmpty());
        form.takePicture(m_folder.filePath(u"nowhere.png"_s));
        QVERIFY(edited.isEmpty());
        // Nor from a league file that somebody made up.
        QVERIFY(pictureOf({Kit{}, "name of " + QByteArray(QTest::currentDataTag()), bytes}, 32).isNull());
    }

    void anSvgIsDrawn()
    {
        const QByteArray svg(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 10' width='20' height='10'>"
            "<rect width='20' height='10' fill='#0000ff'/></svg>");
        const auto png = scaledPicture(svg);
        QVERIFY(png.has_value());
        const QImage drawn = QImage::fromData(*png);
        QCOMPARE(drawn.size(), QSize(256, 128));
        QCOMPARE(drawn.pixelColor(128, 64), QColor(0, 0, 255));
        const auto jpeg = scaledPicture(bytesOf(blue(40, 40), "jpg"));
        QVERIFY(jpeg.has_value());
        QCOMPARE(QImage::fromData(*jpeg).size(), QSize(40, 40));
    }

    /// Where the league may only be read everything is seen and nothing changed; of a shared league, readers
    /// see no contacts.
    void readersChangeNothing()
    {
        ClubForm form;
        Club club{QUuid::createUuid(), u"Hall"_s, {}, {}, {}, {{u"Ann"_s, {}, {}, u"1"_s}}};
        form.setClub(club);
        form.setReadOnly(true);
        QVERIFY(child<QLineEdit>(form, "ground")->isReadOnly());
        QVERIFY(child<QPushButton>(form, "addContact")->isHidden());
        QVERIFY(!child<QTableWidget>(form, "contacts")->isHidden());
        club.contacts.clear();
        form.setClub(club, false);
        QVERIFY(child<QTableWidget>(form, "contacts")->isHidden());
        QVERIFY(child<QLabel>(form, "contactsNote")->text().contains(u"organisers"_s));
    }
};

TOUCHLINE_TEST(TestClubSheet)

} // namespace test_club_sheet

#include "test_club_sheet.moc"
