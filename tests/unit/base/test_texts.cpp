// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/login_name.h"
#include "core/base/message.h"
#include "core/base/plain_digits.h"
#include "core/base/search_key.h"
#include "tests/support/test_registry.h"

#include <QProcess>
#include <QTest>

namespace test_texts {

using namespace touchline;

class TestTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The environment comes first; without it the account has a name all the same.
    void whoSitsAtTheComputer()
    {
        const QByteArray user = qgetenv("USER");
        const QByteArray login = qgetenv("LOGNAME");
        const QByteArray other = qgetenv("USERNAME");
        qputenv("USER", " Ann ");
        QCOMPARE(loginName(), QStringLiteral("Ann"));
        qunsetenv("USER");
        qputenv("LOGNAME", "Bea");
        QCOMPARE(loginName(), QStringLiteral("Bea"));
        qunsetenv("LOGNAME");
        qunsetenv("USERNAME");
        QProcess who;
        who.start(QStringLiteral("id"), {QStringLiteral("-un")});
        QVERIFY(who.waitForFinished());
        QCOMPARE(loginName(), QString::fromLocal8Bit(who.readAllStandardOutput()).trimmed());
        for (const auto &[name, value] :
             {std::pair("USER", user), std::pair("LOGNAME", login), std::pair("USERNAME", other)})
            if (!value.isEmpty())
                qputenv(name, value);
    }

    void argumentsGoInAtOnce()
    {
        QCOMPARE(filledIn(QStringLiteral("%1 beat %2"), {QStringLiteral("100%2"), QStringLiteral("B")}),
                 QStringLiteral("100%2 beat B"));
        QCOMPARE(filledIn(QStringLiteral("%2, %1 and %3"), {QStringLiteral("a"), QStringLiteral("b")}),
                 QStringLiteral("b, a and %3"));
        QCOMPARE(filledIn(QStringLiteral("100%"), {}), QStringLiteral("100%"));
    }

    void numbersAreReadInEveryScript()
    {
        for (const char *text : {"17", " 17 ", "１７", "١٧", "۱۷", "१७", "𝟏𝟕"})
            QCOMPARE(typedNumber(QString::fromUtf8(text)), std::optional(17));
        for (const char *text : {"", " ", "-1", "−1", "+1", "1 7", "1.7", "x", "²", "Ⅳ", "1234567890"})
            QVERIFY2(!typedNumber(QString::fromUtf8(text)), text);
        QCOMPARE(withPlainDigits(QStringLiteral("２－１ Åse ")), QStringLiteral("2-1 Åse "));
    }

    void anEmptyMessageSaysNothing()
    {
        QVERIFY(Message().isEmpty());
        QCOMPARE(Message().english(), QString());
        QCOMPARE((Message{"%1 goals", {QStringLiteral("3")}}).english(), QStringLiteral("3 goals"));
    }

    void searchIgnoresCaseAndAccents_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("typed");
        const auto row = [](const char *name, const char *typed) {
            QTest::newRow(name) << QString::fromUtf8(name) << QString::fromUtf8(typed);
        };
        row("Şükür", "sukur");
        row("Şükür", "SUKUR");
        row("Reçber", "Recber");
        row("Özalan", "Ozalan");
        row("Mansız", "Mansiz");
        row("Müller", "müller");
        row("Højbjerg", "hojbjerg");
        row("Nawałka", "Nawalka");
        row("Groß", "gross");
        row("Curaçao 2026", "  curacao   2026 ");
        row("A’Court", "A'Court");
        row("İstanbul", "istanbul");
        row("ISPARTA", "ısparta");
    }

    void searchIgnoresCaseAndAccents()
    {
        QFETCH(QString, name);
        QFETCH(QString, typed);
        QCOMPARE(searchKey(typed), searchKey(name));
    }

    void searchTellsDifferentNamesApart()
    {
        QVERIFY(searchKey(QStringLiteral("Niger")) != searchKey(QStringLiteral("Nigeria")));
        QVERIFY(searchKey(QStringLiteral("Iran 1998")) != searchKey(QStringLiteral("Iran 2006")));
    }
};

TOUCHLINE_TEST(TestTexts)

} // namespace test_texts

#include "test_texts.moc"
