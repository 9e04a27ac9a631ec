// SPDX-License-Identifier: GPL-3.0-or-later
// The table of commands, and who carries them out.

#include "forms/commands/command_set.h"
#include "tests/desktop/desktop_case.h"
#include "tests/support/test_registry.h"

#include <QMap>
#include <QMenuBar>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

namespace test_commands {

using namespace touchline;
using namespace touchline::testing;

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
        QCOMPARE(ids.size(), static_cast<int>(CommandId::About) + 1);
    }

    void noTwoCommandsHaveTheSameKeys()
    {
        QMap<QString, QString> users;
        for (const CommandSpec &spec : commandTable())
            for (const QKeySequence &keys : defaultKeys(spec)) {
                const QString text = keys.toString(QKeySequence::PortableText);
                QVERIFY2(!users.contains(text),
                         qPrintable(QStringLiteral("%1: %2 and %3")
                                        .arg(text, users.value(text), QLatin1String(spec.name))));
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
                     qPrintable(menu.value(key) + QStringLiteral(" and ") + QLatin1String(spec.name)));
            menu.insert(key, QLatin1String(spec.name));
        }
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
