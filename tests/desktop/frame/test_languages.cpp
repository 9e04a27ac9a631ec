// SPDX-License-Identifier: GPL-3.0-or-later
// English has its plurals, all of them.

#include "tests/desktop/desktop_case.h"
#include "tests/support/test_registry.h"

#include <QDirIterator>
#include <QDomDocument>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace test_languages {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// Texts with %n in the sources of a folder, those that stand in one line.
QStringList numberedTexts(const QString &folder)
{
    static const QRegularExpression text(
        QStringLiteral("tr\\(\"((?:[^\"\\\\]|\\\\.)*%n(?:[^\"\\\\]|\\\\.)*)\","));
    QStringList texts;
    QDirIterator walk(folder, {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                      QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        QFile file(walk.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString source = QString::fromUtf8(file.readAll());
        for (auto match = text.globalMatch(source); match.hasNext();)
            texts << match.next()
                         .captured(1)
                         .replace(QLatin1String("\\n"), QLatin1String("\n"))
                         .replace(QLatin1String("\\\""), QLatin1String("\""));
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
                 QStringLiteral("1 match played."));
        QCOMPARE(QCoreApplication::translate("touchline::MainWindow", "%n matches played.", nullptr, 16),
                 QStringLiteral("16 matches played."));
    }

    void everyPluralIsThere()
    {
        QFile file(QStringLiteral("translations/touchline_en.ts"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QDomDocument document;
        QVERIFY(document.setContent(&file));
        QStringList known;
        const QDomNodeList messages = document.elementsByTagName(QStringLiteral("message"));
        for (int i = 0; i < messages.size(); ++i) {
            const QDomElement message = messages.at(i).toElement();
            known << message.firstChildElement(QStringLiteral("source")).text();
            const QDomNodeList forms = message.elementsByTagName(QStringLiteral("numerusform"));
            QCOMPARE(forms.size(), 2);
            QVERIFY2(!forms.at(0).toElement().text().isEmpty(), qPrintable(known.back()));
            QVERIFY2(!forms.at(1).toElement().text().isEmpty(), qPrintable(known.back()));
        }
        const QStringList texts =
            numberedTexts(QStringLiteral("forms")) + numberedTexts(QStringLiteral("models/views"));
        QVERIFY(texts.size() > 20);
        for (const QString &text : texts)
            QVERIFY2(known.contains(text), qPrintable(text));
    }
};

TOUCHLINE_TEST(TestLanguages)

} // namespace test_languages

#include "test_languages.moc"
