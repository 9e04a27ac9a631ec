// SPDX-License-Identifier: GPL-3.0-or-later
// Tab goes through a window as it is read, whatever was made first.

#include "forms/widgets/tab_order.h"
#include "tests/desktop/hands.h"
#include "tests/desktop/heard.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

namespace test_tab_order {

using namespace touchline;
using namespace touchline::testing;

namespace {

QPushButton *button(const char *name, QWidget &window)
{
    auto *made = new QPushButton(QString::fromLatin1(name), &window);
    made->setObjectName(QString::fromLatin1(name));
    return made;
}

/// Where the keys go from the first on.
QStringList walked(QWidget &window)
{
    QStringList names;
    for (const QWidget *one = window.nextInFocusChain(); one != &window; one = one->nextInFocusChain())
        if ((one->focusPolicy() & Qt::TabFocus) != 0 && one->focusProxy() == nullptr && !isPartOfQt(*one))
            names << one->objectName();
    return names;
}

} // namespace

class TestTabOrder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGridIsReadRowByRow()
    {
        QWidget window;
        auto *grid = new QGridLayout(&window);
        grid->addWidget(button("d", window), 1, 1);
        grid->addWidget(button("c", window), 1, 0);
        grid->addWidget(button("b", window), 0, 1);
        grid->addWidget(button("a", window), 0, 0);
        tabAsRead(window);
        QCOMPARE(walked(window), QStringList({u"a"_s, u"b"_s, u"c"_s, u"d"_s}));
        // What was made anew comes to its place again.
        delete window.findChild<QPushButton *>(u"b"_s);
        grid->addWidget(button("b", window), 0, 1);
        tabAsRead(window);
        QCOMPARE(walked(window), QStringList({u"a"_s, u"b"_s, u"c"_s, u"d"_s}));
    }

    void partsAndFieldsKeepTheirPlace()
    {
        QWidget window;
        auto *after = button("after", window);
        auto *right = new QTabWidget(&window);
        right->setObjectName(u"tabs"_s);
        right->tabBar()->setObjectName(u"bar"_s);
        auto *page = new QWidget;
        auto *inPage = new QVBoxLayout(page);
        auto *goals = new QSpinBox(page);
        goals->setObjectName(u"goals"_s);
        inPage->addWidget(goals);
        inPage->addWidget(button("inPage", *page));
        right->addTab(page, u"Page"_s);
        auto *left = new QLineEdit(&window);
        left->setObjectName(u"left"_s);
        auto *name = new QLineEdit(&window);
        name->setObjectName(u"name"_s);
        // It takes no keys now, and may do so later.
        name->setFocusPolicy(Qt::NoFocus);
        auto *splitter = new QSplitter(&window);
        splitter->addWidget(left);
        splitter->addWidget(right);
        auto *column = new QVBoxLayout(&window);
        auto *top = new QHBoxLayout;
        top->addWidget(button("first", window));
        top->addWidget(name);
        column->addLayout(top);
        column->addWidget(splitter);
        column->addWidget(after);
        tabAsRead(window);
        QCOMPARE(name->focusPolicy(), Qt::NoFocus);
        name->setFocusPolicy(Qt::StrongFocus);
        QCOMPARE(walked(window).join(u' '), u"first name left bar goals inPage after"_s);
    }
};

TOUCHLINE_TEST(TestTabOrder)

} // namespace test_tab_order

#include "test_tab_order.moc"
