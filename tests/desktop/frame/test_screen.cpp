// SPDX-License-Identifier: GPL-3.0-or-later
// Every page and dialog fits into a small screen: no window needs more than there is, and whoever sits before
// it sees the status bar and reaches every button that ends a dialog. In each of them a mnemonic means one
// thing, and F1 opens a page of the manual.

#include "forms/help/help_topics.h"
#include "forms/match_centre/match_page.h"
#include "forms/sheet/score_sheet_dialog.h"
#include "forms/theme/theme.h"
#include "forms/widgets/screen_fit.h"
#include "models/views/sheet/sheet_source.h"
#include "models/words/manual.h"
#include "tests/desktop/every_window.h"
#include "tests/desktop/hands.h"
#include "tests/desktop/heard.h"
#include "tests/desktop/legible.h"
#include "tests/desktop/longer_language.h"
#include "tests/desktop/mnemonics.h"

#include <QStatusBar>
#include <QTreeView>
#include <QVBoxLayout>

namespace test_screen {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// What ends a dialog, or leads from one step of it to the next.
QList<QPushButton *> endingButtons(const QWidget &window)
{
    QList<QPushButton *> buttons;
    for (auto *box : window.findChildren<QDialogButtonBox *>())
        buttons += box->findChildren<QPushButton *>();
    for (const char *name : {"back", "next", "finish", "cancel"})
        if (auto *button = window.findChild<QPushButton *>(QString::fromLatin1(name)))
            buttons << button;
    buttons.removeIf([](const QPushButton *button) { return !button->isVisible(); });
    return buttons;
}

/// The part of a widget that is seen, in the window.
QRect seenOf(const QWidget &widget)
{
    const QRect seen = widget.visibleRegion().boundingRect();
    return {widget.mapTo(widget.window(), seen.topLeft()), seen.size()};
}

/// What a layout and those in it have to place.
void addPlaced(const QLayout &layout, QList<const QWidget *> &placed)
{
    for (int i = 0; i < layout.count(); ++i) {
        const QLayoutItem *item = layout.itemAt(i);
        if (const QWidget *widget = const_cast<QLayoutItem *>(item)->widget(); widget != nullptr)
            placed << widget;
        else if (const QLayout *inner = const_cast<QLayoutItem *>(item)->layout(); inner != nullptr)
            addPlaced(*inner, placed);
    }
}

/// Widgets of one layout that lie over one another.
QStringList overlapsIn(const QWidget &window)
{
    QStringList overlaps;
    QList<const QWidget *> all{&window};
    for (const QWidget *widget : window.findChildren<QWidget *>())
        all << widget;
    for (const QWidget *widget : all) {
        // A stack shows one at a time.
        if (widget->layout() == nullptr || !widget->isVisible() || widget->inherits("QStackedWidget"))
            continue;
        QList<const QWidget *> placed;
        addPlaced(*widget->layout(), placed);
        placed.removeIf([](const QWidget *one) { return !one->isVisible(); });
        for (qsizetype i = 0; i < placed.size(); ++i)
            for (qsizetype j = 0; j < i; ++j)
                if (placed[i]->geometry().intersects(placed[j]->geometry()))
                    overlaps << u"%1 lies over %2"_s.arg(placed[i]->objectName(), placed[j]->objectName());
    }
    return overlaps;
}

QStringList problemsOf(QWidget &window, const QString &name)
{
    QStringList problems;
    const QSize room = ScreenFit::roomFor(window);
    const QSize least = window.minimumSizeHint();
    if (least.width() > room.width() || least.height() > room.height())
        problems << u"%1 needs %2x%3"_s.arg(name).arg(least.width()).arg(least.height());
    if (window.width() > room.width() || window.height() > room.height())
        problems << u"%1 is %2x%3"_s.arg(name).arg(window.width()).arg(window.height());
    for (const QPushButton *button : endingButtons(window))
        if (seenOf(*button).size() != button->size())
            problems << u"%1: the button \"%2\" cannot be reached"_s.arg(name, button->text());
    if (qobject_cast<QDialog *>(&window) != nullptr)
        for (const QString &overlap : overlapsIn(window))
            problems << u"%1: %2"_s.arg(name, overlap);
    // Of the statistics of a match it is read what each figure is.
    constexpr int title = 1;
    if (const auto *figures = window.findChild<QTreeView *>(u"figures"_s);
        figures != nullptr && figures->isVisible())
        for (int row = 0; row < figures->model()->rowCount(); ++row)
            if (const QString text = figures->model()->index(row, title).data().toString();
                figures->fontMetrics()
                    .boundingRect(0, 0, figures->columnWidth(title), 0, Qt::TextWordWrap, text)
                    .height() > figures->visualRect(figures->model()->index(row, title)).height())
                problems << u"%1: \"%2\" is cut"_s.arg(name, text);
    // What is wrong is said in its colour.
    for (const QLabel *label : window.findChildren<QLabel *>())
        if (label->objectName().endsWith("problem"_L1, Qt::CaseInsensitive) && label->isVisible() &&
            label->palette().color(QPalette::WindowText) != colour(ColourRole::Error))
            problems << u"%1: %2 does not look wrong"_s.arg(name, label->objectName());
    // What cannot be scrolled to is lost.
    for (const QScrollArea *area : window.findChildren<QScrollArea *>())
        if (area->isVisible() && area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff &&
            area->widget() != nullptr && area->widget()->width() > area->viewport()->width())
            problems << u"%1: %2 is wider than its room"_s.arg(name, area->objectName());
    const auto *main = qobject_cast<MainWindow *>(&window);
    const auto *match = main == nullptr ? nullptr : qobject_cast<const MatchPage *>(main->page());
    // A match takes the window, with the place of the status bar.
    if (main != nullptr && (match == nullptr || !match->takesWindow()))
        if (seenOf(*main->statusBar()).size() != main->statusBar()->size() || !main->statusBar()->isVisible())
            problems << u"%1: the status bar is not seen"_s.arg(name);
    return problems;
}

/// Dialogs that need no help, or are it.
const QStringList withoutHelp{u"AboutDialog"_s,  u"SearchBox"_s,  u"ShortcutsDialog"_s,
                              u"QInputDialog"_s, u"HallWindow"_s, u"HelpWindow"_s};

QStringList lettersAndHelp(const QWidget &window, const QString &name)
{
    QStringList problems;
    for (const QString &line : sharedInWindow(window))
        problems << u"%1: %2"_s.arg(name, line);
    for (const QMenu *menu : window.findChildren<QMenu *>())
        for (const QString &line : sharedInMenu(*menu))
            problems << u"menu %1: %2"_s.arg(menu->title(), line);
    const QString kind = QString::fromLatin1(window.metaObject()->className()).section(u':', -1);
    if (!withoutHelp.contains(kind) && manualText(helpTopic(&window).section(u'#', 0, 0), {}).isEmpty())
        problems << u"%1 (%2) has no page of the manual"_s.arg(name, kind);
    return problems;
}

} // namespace

class TestScreen : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }
    void cleanup()
    {
        ScreenFit::setScreen({0, 0, 1920, 1080});
        Theme::instance().apply(Theme::Appearance::Light);
    }

    void whatIsCutOffIsFound()
    {
        ScreenFit::setScreen({0, 0, 1024, 700});
        QDialog dialog;
        auto *box = new QDialogButtonBox(QDialogButtonBox::Ok, &dialog);
        box->setGeometry(0, 100, 100, 40);
        dialog.resize(200, 110);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QCOMPARE(problemsOf(dialog, u"dialog"_s).size(), 1);
        box->move(0, 10);
        QCOMPARE(problemsOf(dialog, u"dialog"_s), QStringList());
        dialog.setMinimumSize(300, 900);
        QVERIFY(!problemsOf(dialog, u"dialog"_s).isEmpty());
    }

    void aSharedLetterIsFound()
    {
        QWidget window;
        auto *line = new QLineEdit(&window);
        auto *label = new QLabel(u"&Name:"_s, &window);
        label->setBuddy(line);
        auto *button = new QPushButton(u"&New"_s, &window);
        new QPushButton(u"&Old"_s, &window);
        QCOMPARE(sharedInWindow(window), QStringList{u"Alt+N: &Name: | &New"_s});
        // Only what is seen at once.
        button->hide();
        QCOMPARE(sharedInWindow(window), QStringList());
        QMenu menu;
        menu.addAction(u"&Play"_s);
        menu.addAction(u"&Print"_s);
        QCOMPARE(sharedInMenu(menu), QStringList{u"Alt+P: &Play | &Print"_s});
    }

    void everyWindowFits_data()
    {
        QTest::addColumn<QRect>("screen");
        QTest::addColumn<bool>("isLonger");
        // In the long run; the usual ones are 96 dots to the inch.
        if (qEnvironmentVariableIntValue("QT_FONT_DPI") >= 192) {
            QTest::newRow("1920 x 1080, letters twice as large") << QRect(0, 0, 1920, 1080) << false;
            return;
        }
        QTest::newRow("1366 x 768 at 150 %, light") << QRect(0, 0, 910, 512) << false;
        QTest::newRow("1024 x 700 at 125 %, 40 % longer, dark") << QRect(0, 0, 819, 560) << true;
    }

    void everyWindowFits()
    {
        QFETCH(QRect, screen);
        QFETCH(bool, isLonger);
        ScreenFit::setScreen(screen);
        LongerLanguage longer;
        if (isLonger) {
            QCoreApplication::installTranslator(&longer);
            Theme::instance().apply(Theme::Appearance::Dark);
        }
        QStringList problems;
        int dialogs = 0;
        // The frame round a window takes some.
        forEveryWindow(screen.size() - QSize(16, 40), [&](QWidget &window, const QString &name) {
            dialogs += qobject_cast<QDialog *>(&window) != nullptr ? 1 : 0;
            problems << problemsOf(window, name);
            for (const QString &line : illegibleIn(window))
                problems << u"%1: %2"_s.arg(name, line);
            if (!isLonger) {
                problems << lettersAndHelp(window, name);
                for (const QString &line : unheardIn(window))
                    problems << u"%1: %2"_s.arg(name, line);
            }
            // A dialog is left by its button, last of all; a score sheet that was begun asks once more.
            const bool isDialog = name.startsWith("dialog-"_L1) && !name.startsWith("dialog-sheet-"_L1);
            auto *box = isDialog ? window.findChild<QDialogButtonBox *>() : nullptr;
            if (box == nullptr)
                return;
            for (QAbstractButton *button : box->buttons())
                if (box->buttonRole(button) == QDialogButtonBox::RejectRole)
                    button->click();
            if (window.isVisible())
                problems << u"%1 is not left by its button"_s.arg(name);
        });
        QCoreApplication::removeTranslator(&longer);
        QVERIFY(dialogs > 10);
        problems.removeDuplicates();
        // All of them: QtTest cuts a long message.
        for (const QString &line : problems)
            qWarning("%s", qPrintable(line));
        QVERIFY(problems.isEmpty());
    }

    void aWindowOpensInsideTheScreen()
    {
        ScreenFit::setScreen({0, 0, 1024, 700});
        DesktopCase program;
        const QSize room = ScreenFit::roomFor(program.window());
        // With its frame, which a window manager puts round it only later.
        QVERIFY(program.window().isVisible() && room.height() < 700);
        QVERIFY(program.window().width() <= room.width());
        QVERIFY(program.window().height() <= room.height());
        QVERIFY(QRect(0, 0, 1024, 700).contains(program.window().geometry()));
    }

    void aSheetScrollsBeforeItGrows()
    {
        ScreenFit::setScreen({0, 0, 910, 420});
        DesktopCase program(madeLeague(m_folder));
        const CompetitionStatePtr state = program.state();
        auto match = tableMatchOf(program.league(), *state, state->nextFixtures().front());
        QVERIFY(match.has_value());
        ScoreSheetDialog sheet(program.league(), state, *match, &program.window());
        sheet.setAttribute(Qt::WA_DeleteOnClose, false);
        sheet.show();
        QVERIFY(QTest::qWaitForWindowExposed(&sheet));
        QTest::qWait(0);
        QVERIFY(sheet.height() <= 420);
        // The problems and the buttons stay where they are seen, the rest scrolls.
        auto *area = sheet.findChild<QScrollArea *>(u"contentArea"_s);
        QVERIFY(area != nullptr);
        for (const char *name : {"problem", "buttons"}) {
            auto *outside = sheet.findChild<QWidget *>(QString::fromLatin1(name), Qt::FindDirectChildrenOnly);
            QVERIFY2(outside != nullptr, name);
            QVERIFY(!area->isAncestorOf(outside));
        }
        auto *line = sheet.findChild<QLineEdit *>(u"line"_s);
        QVERIFY(area->isAncestorOf(line));
        // It is used as ever.
        line->setFocus();
        line->setText(u"23 %1 home"_s.arg((*match).teams[Side::Home].players.front().name));
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_VERIFY(line->text().isEmpty());
        QCOMPARE(problemsOf(sheet, u"sheet"_s), QStringList());
        sheet.close();
        sheet.close();
    }
};

TOUCHLINE_TEST(TestScreen)

} // namespace test_screen

#include "test_screen.moc"
