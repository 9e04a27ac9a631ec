// SPDX-License-Identifier: GPL-3.0-or-later
// English has its plurals, all of them.

#include "models/views/translated.h"
#include "tests/desktop/desktop_case.h"

#include <QDirIterator>
#include <QDomDocument>

namespace test_languages {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// Texts with %n or %Ln in the sources of a folder, those that stand in one line.
QStringList numberedTexts(const QString &folder)
{
    static const QRegularExpression text(u"tr\\(\"((?:[^\"\\\\]|\\\\.)*%L?n(?:[^\"\\\\]|\\\\.)*)\","_s);
    QStringList texts;
    QDirIterator walk(folder, {u"*.h"_s, u"*.cpp"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        QFile file(walk.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString source = QString::fromUtf8(file.readAll());
        for (auto match = text.globalMatch(source); match.hasNext();)
            texts << match.next().captured(1).replace("\\n"_L1, "\n"_L1).replace("\\\""_L1, "\""_L1);
    }
    return texts;
}

} // namespace

class TestLanguages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void oneIsNotMany()
    {
        QCOMPARE(QCoreApplication::translate("touchline::MainWindow", "%n matches played.", nullptr, 1),
                 u"1 match played."_s);
        QCOMPARE(QCoreApplication::translate("touchline::MainWindow", "%n matches played.", nullptr, 16),
                 u"16 matches played."_s);
    }

    /// A problem is a sentence, whatever place it names; keys of a file stay as they are.
    void aProblemBeginsWithACapital()
    {
        const Error error{Fault::BadInput,
                          {},
                          {{u"line 3, column 2"_s, {"It is wrong.", {}}, {}},
                           {u"players[4].shot"_s, {"It is wrong.", {}}, {}}}};
        QCOMPARE(translated(error), u"Line 3, column 2: It is wrong.\nplayers[4].shot: It is wrong."_s);
    }

    void everyPluralIsThere()
    {
        QFile file(u"translations/touchline_en.ts"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QDomDocument document;
        QVERIFY(document.setContent(&file));
        QStringList known;
        const QDomNodeList messages = document.elementsByTagName(u"message"_s);
        for (int i = 0; i < messages.size(); ++i) {
            const QDomElement message = messages.at(i).toElement();
            known << message.firstChildElement(u"source"_s).text();
            const QDomNodeList forms = message.elementsByTagName(u"numerusform"_s);
            QCOMPARE(forms.size(), 2);
            QVERIFY2(!forms.at(0).toElement().text().isEmpty(), qPrintable(known.back()));
            QVERIFY2(!forms.at(1).toElement().text().isEmpty(), qPrintable(known.back()));
        }
        const QStringList texts = numberedTexts(u"forms"_s) + numberedTexts(u"models/views"_s);
        QVERIFY(texts.size() > 20);
        for (const QString &text : texts)
            QVERIFY2(known.contains(text), qPrintable(text));
    }
};

TOUCHLINE_TEST(TestLanguages)

} // namespace test_languages

#include "test_languages.moc"
