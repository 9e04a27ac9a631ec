// SPDX-License-Identifier: GPL-3.0-or-later
// The manual in the program: F1 from every page and dialog, its search, its links.

#include "forms/dialogs/league/about_dialog.h"
#include "forms/dialogs/match/walkover_dialog.h"
#include "forms/help/help_topics.h"
#include "forms/help/help_window.h"
#include "forms/help/manual_view.h"
#include "forms/search/search_box.h"
#include "models/words/about.h"
#include "models/words/manual.h"
#include "tests/desktop/desktop_case.h"

#include <QLabel>
#include <QTextBlock>
#include <QToolButton>
#include <QTreeWidget>

namespace test_help {

using namespace touchline;
using namespace touchline::testing;

namespace {

HelpWindow *openHelp()
{
    for (QWidget *window : QApplication::topLevelWidgets())
        if (auto *help = qobject_cast<HelpWindow *>(window); help != nullptr && help->isVisible())
            return help;
    return nullptr;
}

QStringList shownIn(const HelpWindow &help)
{
    QStringList texts;
    const auto *list = help.findChild<QTreeWidget *>(u"contents"_s);
    for (int row = 0; row < list->topLevelItemCount(); ++row)
        texts << list->topLevelItem(row)->text(0);
    return texts;
}

} // namespace

class TestHelp : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void everyPageHasItsHelp()
    {
        for (const PageKind kind : pageKinds()) {
            const QString page = manualPage(kind);
            QVERIFY2(!manualText(page.section(u'#', 0, 0), {}).isEmpty(), qPrintable(page));
        }
    }

    void fOneOpensThePageAboutWhatIsSeen()
    {
        DesktopCase program(madeLeague(m_folder, {.matchdays = 1}));
        program.window().go(PageKind::Availability, program.competition());
        QVERIFY(openHelp() == nullptr);
        QTest::keyClick(&program.window(), Qt::Key_F1);
        QTRY_VERIFY(openHelp() != nullptr);
        HelpWindow *help = openHelp();
        QCOMPARE(help->view().path(), u"manual/howto/who-is-suspended.md"_s);
        QVERIFY(help->view().toPlainText().startsWith(u"Who is suspended on Saturday?"_s));
        // The same window for the next page.
        program.window().go(PageKind::History, {});
        QTest::keyClick(&program.window(), Qt::Key_F1);
        QTRY_COMPARE(help->view().path(), u"manual/howto/undo.md"_s);
        QCOMPARE(openHelp(), help);
        QTest::keyClick(help, Qt::Key_Escape);
        QTRY_VERIFY(openHelp() == nullptr);
    }

    void aDialogHasAButtonAndFOne()
    {
        DesktopCase program(madeLeague(m_folder, {.matchdays = 1}, u"Dialogs"_s));
        WalkoverDialog dialog(program.state(), 0, &program.window());
        dialog.setWindowModality(Qt::ApplicationModal);
        dialog.show();
        auto *button = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Help);
        QVERIFY(button != nullptr && button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        HelpWindow *help = openHelp();
        QVERIFY(help != nullptr);
        QCOMPARE(help->view().path(), u"manual/howto/somebody-did-not-come.md"_s);
        // It can be used although the dialog lets nothing else be.
        QCOMPARE(help->parentWidget(), &dialog);
        help->close();
        QTRY_VERIFY(openHelp() == nullptr);
        QTest::keyClick(dialog.findChild<QLineEdit *>(u"reason"_s), Qt::Key_F1);
        QVERIFY(openHelp() != nullptr);
        QVERIFY(dialog.isVisible());
    }

    void theSearchFindsWordsOfAnyPage()
    {
        HelpWindow help;
        help.show();
        const QStringList contents = shownIn(help);
        QVERIFY(contents.contains(u"The games"_s));
        auto *search = help.findChild<QLineEdit *>(u"search"_s);
        QTest::keyClicks(search, u"walkover SCORE"_s);
        const QStringList hits = shownIn(help);
        QVERIFY2(hits.contains(u"A team did not come"_s), qPrintable(hits.join(u'|')));
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(help.view().path(),
                 ManualSearch({}).find(u"walkover score"_s).front().link.section(u'#', 0, 0));
        search->setText(u"zzyzx"_s);
        QCOMPARE(shownIn(help), QStringList{u"Nothing found"_s});
        search->clear();
        QCOMPARE(shownIn(help), contents);
    }

    void aLinkLeadsToItsHeading()
    {
        HelpWindow help;
        help.show();
        QVERIFY(QTest::qWaitForWindowExposed(&help));
        help.view().go(u"manual/games/atcs.md#card-check"_s);
        QCOMPARE(help.view().path(), u"manual/games/atcs.md"_s);
        QTRY_VERIFY(help.view().verticalScrollBar()->value() > 0);
        QCOMPARE(help.view().textCursor().block().text(), u"Card check"_s);
        // Back, and a link of the page itself.
        auto *back = help.findChild<QToolButton *>(u"back"_s);
        QVERIFY(back->isEnabled());
        QTest::mouseClick(back, Qt::LeftButton);
        QCOMPARE(help.view().path(), u"manual/README.md"_s);
    }

    /// Ctrl+K finds pages beside teams and commands.
    void theSearchOfEverythingFindsPages()
    {
        DesktopCase program;
        SearchBox box(program.window(), {}, &program.window());
        box.show();
        auto *text = box.findChild<QLineEdit *>();
        text->setText(u"Undo, and go"_s);
        const auto *hits = box.findChild<QTreeWidget *>(u"hits"_s);
        QCOMPARE(hits->topLevelItemCount(), 1);
        QCOMPARE(hits->topLevelItem(0)->text(0), u"Undo, and go back in time"_s);
        QTest::keyClick(text, Qt::Key_Return);
        QVERIFY(openHelp() != nullptr);
        QCOMPARE(openHelp()->view().path(), u"manual/howto/undo.md"_s);
    }

    /// The first page shows in three pictures what can be done, and leads there.
    void threePicturesLeadSomewhere()
    {
        DesktopCase program;
        QStringList texts;
        for (auto *button : program.window().findChildren<QToolButton *>()) {
            if (button->toolButtonStyle() != Qt::ToolButtonTextUnderIcon || !button->isVisible())
                continue;
            texts << button->text();
            QVERIFY(!button->icon().isNull() && button->isEnabled());
        }
        QCOMPARE(texts, (QStringList{u"Watch a World Cup"_s, u"Play a match"_s, u"Run a league"_s}));
        for (auto *button : program.window().findChildren<QToolButton *>())
            if (button->text() == u"Play a match"_s)
                QTest::mouseClick(button, Qt::LeftButton);
        QTRY_COMPARE(program.window().pageKind(), PageKind::Friendly);
    }

    void picturesFitTheirRoom()
    {
        HelpWindow help;
        help.resize(700, 600);
        help.show();
        help.view().go(u"manual/howto/undo.md"_s);
        QVERIFY(QTest::qWaitForWindowExposed(&help));
        QTRY_COMPARE(help.view().horizontalScrollBar()->maximum(), 0);
    }

    void aPartHasTheHelpOfItsDialog()
    {
        QDialog none;
        QCOMPARE(helpTopic(&none), QString());
        QWidget part(&none);
        setHelpTopic(none, u"manual/games/fuba.md"_s);
        QCOMPARE(helpTopic(&part), u"manual/games/fuba.md"_s);
    }

    void whatAboutNamesCanBeOpened()
    {
        const AboutDialog about;
        const auto *words = about.findChild<QLabel *>(u"words"_s);
        QVERIFY(words->openExternalLinks());
        QVERIFY(words->textInteractionFlags().testFlag(Qt::LinksAccessibleByKeyboard));
        QTextDocument shown;
        shown.setHtml(words->text());
        QCOMPARE(shown.toPlainText(), aboutText().trimmed());
        QVERIFY(words->text().contains(
            u"<a href=\"https://www.gnu.org/licenses/gpl-3.0.html\">https://www.gnu"_s));
        QCOMPARE(words->text().count(u"<a "_s), aboutText().count(u"https://"_s));
    }
};

TOUCHLINE_TEST(TestHelp)

} // namespace test_help

#include "test_help.moc"
