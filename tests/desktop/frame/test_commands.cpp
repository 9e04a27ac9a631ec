// SPDX-License-Identifier: GPL-3.0-or-later
// The table of commands, and who carries them out.

#include "forms/commands/command_set.h"
#include "models/views/page_kind.h"
#include "tests/desktop/desktop_case.h"
#include "tests/support/golden_file.h"

#include <QMainWindow>
#include <QMenuBar>
#include <QToolBar>

namespace test_commands {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// The commands by the names that never change, with a line where a new group begins.
QString commandsOf(const QList<QAction *> &actions)
{
    QString text;
    for (const QAction *action : actions)
        text += u"  "_s + (action->isSeparator() ? u"-"_s : action->objectName()) + u'\n';
    return text;
}

} // namespace

class TestCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void namesAndIdsAreThereOnce()
    {
        QSet<QString> names;
        QSet<int> ids;
        for (const CommandSpec &spec : commandTable()) {
            QVERIFY2(!names.contains(QLatin1String(spec.name)), spec.name);
            names.insert(QLatin1String(spec.name));
            ids.insert(static_cast<int>(spec.id));
            QVERIFY(!commandText(spec).isEmpty() && !commandHelp(spec).isEmpty());
        }
        QCOMPARE(ids.size(), names.size());
        const std::vector<PageKind> pages = pageKinds();
        const auto listed = std::count_if(pages.begin(), pages.end(), isInNavigation);
        QCOMPARE(ids.size(), static_cast<int>(CommandId::FirstPage) + static_cast<int>(listed));
    }

    void noTwoCommandsHaveTheSameKeys()
    {
        QMap<QString, QString> users;
        for (const CommandSpec &spec : commandTable())
            for (const QKeySequence &keys : defaultKeys(spec)) {
                const QString text = keys.toString(QKeySequence::PortableText);
                QVERIFY2(!users.contains(text), qPrintable(u"%1: %2 and %3"_s.arg(text, users.value(text),
                                                                                  QLatin1String(spec.name))));
                users.insert(text, QLatin1String(spec.name));
            }
        QVERIFY(users.size() > 20);
    }

    void noTwoMnemonicsInAMenu()
    {
        QMap<int, QMap<QChar, QString>> used;
        for (const CommandSpec &spec : commandTable()) {
            if (spec.menu == CommandMenu::None)
                continue;
            const QString text = commandText(spec);
            const QChar key = text.at(text.indexOf(u'&') + 1).toLower();
            QMap<QChar, QString> &menu = used[static_cast<int>(spec.menu)];
            QVERIFY2(text.contains(u'&'), spec.name);
            QVERIFY2(!menu.contains(key),
                     qPrintable(menu.value(key) + u" and "_s + QLatin1String(spec.name)));
            menu.insert(key, QLatin1String(spec.name));
        }
    }

    /// Which command stands in which menu and which group of it, and in the toolbar, is what people know by
    /// heart: tests/data/desktop/menus.txt changes only where that is meant.
    void everyCommandStandsInItsPlace()
    {
        QMainWindow window;
        CommandSet commands(&window);
        auto *bar = new QMenuBar(&window);
        commands.fill(bar);
        auto *tools = new QToolBar(&window);
        commands.fill(tools);
        QString text;
        for (const auto menu :
             {CommandMenu::File, CommandMenu::Edit, CommandMenu::Competition, CommandMenu::Team,
              CommandMenu::Match, CommandMenu::Go, CommandMenu::View, CommandMenu::Help}) {
            QCOMPARE(commands.menu(menu)->title(), menuText(menu));
            QVERIFY(commands.menu(menu)->toolTipsVisible());
            text += menuText(menu).remove(u'&') + u'\n' + commandsOf(commands.menu(menu)->actions());
        }
        text += u"Toolbar\n"_s + commandsOf(tools->actions());
        QCOMPARE(bar->actions().size(), 8);
        QCOMPARE(text, QString::fromUtf8(goldenFile(u"desktop/menus.txt"_s, text.toUtf8())));
    }

    void everyCommandSaysWhatItDoes()
    {
        QWidget window;
        CommandSet commands(&window);
        int states = 0;
        for (const CommandSpec &spec : commandTable()) {
            const QAction *action = commands.action(spec.id);
            QCOMPARE(action->text(), commandText(spec));
            QCOMPARE(action->toolTip(), commandHelp(spec));
            QCOMPARE(action->statusTip(), commandHelp(spec));
            QCOMPARE(action->icon().isNull(), *spec.icon == '\0');
            QVERIFY2(!action->isEnabled(), spec.name);
            QVERIFY2(window.actions().contains(action), spec.name);
            states += action->isCheckable() ? 1 : 0;
        }
        // The three appearances, one of which holds.
        QCOMPARE(states, 3);
        QVERIFY(commands.action(CommandId::AppearanceDark)->isCheckable());
    }

    void theLastOneThatIsAbleTakesIt()
    {
        QWidget window;
        CommandSet commands(&window);
        int first = 0;
        int second = 0;
        bool isAble = true;
        auto *page = new QWidget(&window);
        commands.offer(CommandId::Print, &window, [&first] { ++first; });
        commands.offer(
            CommandId::Print, page, [&second] { ++second; }, [&isAble] { return isAble; });
        QAction *action = commands.action(CommandId::Print);
        QVERIFY(!action->isEnabled());
        window.show();
        QTRY_VERIFY(action->isEnabled());
        action->trigger();
        QCOMPARE(second, 1);
        isAble = false;
        action->trigger();
        QCOMPARE(first, 1);
        isAble = true;
        delete page;
        action->trigger();
        QCOMPARE(first, 2);
        QCOMPARE(second, 1);
    }

    void nobodyAbleNothingEnabled()
    {
        QWidget window;
        CommandSet commands(&window);
        window.show();
        auto *page = new QWidget(&window);
        commands.offer(CommandId::Print, page, [] {});
        page->hide();
        commands.refresh();
        QTest::qWait(20);
        QVERIFY(!commands.action(CommandId::Print)->isEnabled());
        page->show();
        commands.refresh();
        QTRY_VERIFY(commands.action(CommandId::Print)->isEnabled());
    }

    void keysOfThePersonAreKept()
    {
        const CommandSpec &spec = commandSpec(CommandId::PlayNext);
        const QList<QKeySequence> other{QKeySequence(Qt::CTRL | Qt::Key_J)};
        CommandSet::setKeys(spec, other);
        QWidget window;
        CommandSet commands(&window);
        QCOMPARE(commands.action(CommandId::PlayNext)->shortcuts(), other);
        CommandSet::setKeys(spec, defaultKeys(spec));
        commands.readKeys();
        QCOMPARE(commands.action(CommandId::PlayNext)->shortcuts(), defaultKeys(spec));
        CommandSet::setKeys(spec, {});
        commands.readKeys();
        QVERIFY(commands.action(CommandId::PlayNext)->shortcuts().isEmpty());
        CommandSet::setKeys(spec, defaultKeys(spec));
    }
};

TOUCHLINE_TEST(TestCommands)

} // namespace test_commands

#include "test_commands.moc"
