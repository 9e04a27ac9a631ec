// SPDX-License-Identifier: GPL-3.0-or-later
// No text of any page or dialog is cut, in English and in a language 40 % longer, at 1024 x 600.

#include "forms/widgets/name_label.h"
#include "tests/desktop/cut_texts.h"
#include "tests/desktop/every_window.h"
#include "tests/desktop/hands.h"
#include "tests/desktop/longer_language.h"

#include <QHBoxLayout>

namespace test_cut_texts {

using namespace touchline;
using namespace touchline::testing;

class TestCutTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void aCutTextIsFound()
    {
        QWidget window;
        auto *label = new QLabel(u"A text that is much longer than its room"_s, &window);
        label->resize(30, 20);
        window.show();
        QCOMPARE(cutTexts(window).size(), 1);
        label->resize(label->sizeHint());
        QCOMPARE(cutTexts(window), QStringList());
    }

    /// A name takes the lines that it may, is shortened behind them, and says so; it never asks for more
    /// room than a few letters.
    void aNameIsShortened()
    {
        QWidget window;
        window.resize(400, 300);
        NameLabel name(&window);
        name.setText(u"Bosnia and Herzegovina 2014"_s);
        name.setGeometry(0, 0, name.sizeHint().width(), name.sizeHint().height());
        window.show();
        QVERIFY(!name.isShortened());
        QCOMPARE(cutTexts(window), QStringList());
        name.resize(name.width() * 2 / 3, name.height());
        QVERIFY(name.isShortened());
        QCOMPARE(cutTexts(window).size(), 1);
        name.setMostLines(2);
        QVERIFY(!name.isShortened());
        QCOMPARE(cutTexts(window).size(), 1); // its second line is below its edge
        name.resize(name.width(), name.heightForWidth(name.width()));
        QCOMPARE(cutTexts(window), QStringList());
        const int two = name.height();
        name.setText(QString(300, u'W'));
        QVERIFY(name.isShortened());
        QCOMPARE(name.heightForWidth(name.width()), two);
        QVERIFY(name.minimumSizeHint().width() < 100);
        QCOMPARE(name.text(), QString(300, u'W'));
    }

    void theLongerLanguageIsLonger()
    {
        LongerLanguage longer;
        const QString text = longer.translate("", "Play the matchday", nullptr, -1);
        QVERIFY(text.startsWith(u"Play the matchday"_s));
        QVERIFY(text.size() >= 17 * 14 / 10);
        QCOMPARE(longer.translate("", "–", nullptr, -1), u"–"_s);
    }

    void everyWindow_data()
    {
        QTest::addColumn<bool>("isLonger");
        QTest::newRow("English") << false;
        QTest::newRow("40 % longer") << true;
    }

    void everyWindow()
    {
        QFETCH(bool, isLonger);
        LongerLanguage longer;
        if (isLonger)
            QCoreApplication::installTranslator(&longer);
        QStringList problems;
        int windows = 0;
        forEveryWindow({1024, 600}, [&problems, &windows](QWidget &window, const QString &name) {
            ++windows;
            if (window.width() > 1024 || window.height() > 600)
                problems << u"%1 is %2x%3"_s.arg(name).arg(window.width()).arg(window.height());
            // Options are read downwards only.
            const auto *options = window.findChild<QScrollArea *>(u"optionsArea"_s);
            if (options != nullptr && options->isVisible() && options->horizontalScrollBar()->maximum() > 0)
                problems << name + u": the options scroll sideways"_s;
            // On a machine that is busy a page may still be laying itself out: cut is what stays cut.
            QStringList cut;
            (void)QTest::qWaitFor([&] { return (cut = cutTexts(window)).isEmpty(); }, 2000);
            for (const QString &text : cut)
                problems << name + u": "_s + text;
        });
        QCoreApplication::removeTranslator(&longer);
        QVERIFY(windows > 5);
        problems.removeDuplicates();
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    }
};

TOUCHLINE_TEST(TestCutTexts)

} // namespace test_cut_texts

#include "test_cut_texts.moc"
