// SPDX-License-Identifier: GPL-3.0-or-later
// Alt and a letter means one thing: no two entries of a menu share a mnemonic, nor two widgets that are seen
// at once.

#include "tests/desktop/every_window.h"
#include "tests/desktop/hands.h"

#include <QGroupBox>
#include <QMenuBar>

namespace test_mnemonics {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// What has each letter; of those that several have, a line each.
class Letters
{
public:
    void add(const QKeySequence &keys, const QString &text)
    {
        if (!keys.isEmpty())
            m_texts[keys.toString()] << text;
    }
    void addText(const QString &text) { add(QKeySequence::mnemonic(text), text); }

    [[nodiscard]] QStringList shared() const
    {
        QStringList lines;
        for (auto one = m_texts.cbegin(); one != m_texts.cend(); ++one)
            if (one->size() > 1)
                lines << u"%1: %2"_s.arg(one.key(), one->join(u" | "_s));
        return lines;
    }

private:
    QMap<QString, QStringList> m_texts;
};

QStringList sharedInMenu(const QMenu &menu)
{
    Letters letters;
    for (const QAction *action : menu.actions())
        if (action->isVisible())
            letters.addText(action->text());
    return letters.shared();
}

/// Of everything that is seen of the window, the entries of its menu bar included.
QStringList sharedInWindow(const QWidget &window)
{
    Letters letters;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (widget->window() != &window || !widget->isVisibleTo(&window))
            continue;
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget)) {
            // Keys of other kinds are those of commands.
            if (button->shortcut() == QKeySequence::mnemonic(button->text()))
                letters.add(button->shortcut(), button->text());
        } else if (const auto *label = qobject_cast<const QLabel *>(widget)) {
            if (label->buddy() != nullptr)
                letters.addText(label->text());
        } else if (const auto *box = qobject_cast<const QGroupBox *>(widget)) {
            letters.addText(box->title());
        } else if (const auto *tabs = qobject_cast<const QTabBar *>(widget)) {
            for (int tab = 0; tab < tabs->count(); ++tab)
                if (tabs->isTabVisible(tab))
                    letters.addText(tabs->tabText(tab));
        } else if (const auto *bar = qobject_cast<const QMenuBar *>(widget)) {
            for (const QAction *action : bar->actions())
                if (action->isVisible())
                    letters.addText(action->text());
        }
    }
    return letters.shared();
}

} // namespace

class TestMnemonics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

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

    void everyWindow()
    {
        QStringList problems;
        int windows = 0;
        int menus = 0;
        forEveryWindow({1024, 700}, [&](QWidget &window, const QString &name) {
            ++windows;
            for (const QString &line : sharedInWindow(window))
                problems << name + u": "_s + line;
            for (const QMenu *menu : window.findChildren<QMenu *>()) {
                ++menus;
                for (const QString &line : sharedInMenu(*menu))
                    problems << u"menu %1: %2"_s.arg(menu->title(), line);
            }
        });
        QVERIFY(windows > 50);
        QVERIFY(menus > 50);
        problems.removeDuplicates();
        // A failure shows only so many characters.
        for (const QString &problem : problems)
            qWarning("%s", qPrintable(problem));
        QVERIFY2(problems.isEmpty(), qPrintable(problems.value(0)));
    }
};

TOUCHLINE_TEST(TestMnemonics)

} // namespace test_mnemonics

#include "test_mnemonics.moc"
