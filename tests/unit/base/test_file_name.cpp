// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/file_name.h"
#include "core/base/visible_text.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <rapidcheck.h>

namespace test_file_name {

using namespace touchline;

class TestFileName : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTitleBecomesAName_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("name");
        const auto row = [](const char *title, const char *name) {
            QTest::newRow(title) << QString::fromUtf8(title) << QString::fromUtf8(name);
        };
        row("World Cup 1970", "World Cup 1970");
        row("Sunday League 2026/27", "Sunday League 2026-27");
        row("Ranking sheet: Teams", "Ranking sheet - Teams");
        row("Kick-off 19:30", "Kick-off 19-30");
        row("A<B>: \"C\" | D?*", "A-B- - -C- - D-");
        row("C:\\league\\..\\x", "C-league-..-x");
        row(" . . hidden . ", "hidden");
        row("../../etc/passwd", "-..-etc-passwd");
        row("two\nlines\tand\x1b[31m", "two-lines-and-[31m");
        row("turned \u202e back", "turned - back");
        row("Óga · 東京 – Zürich", "Óga · 東京 – Zürich");
        row("con", "con-");
        row("Com1.backup", "Com1-.backup");
        row("Console", "Console");
        row("", "Touchline");
        row(" ... ", "Touchline");
        row("///", "-");
    }

    void aTitleBecomesAName()
    {
        QFETCH(QString, title);
        QTEST(safeFileName(title), "name");
    }

    /// Whatever people call a competition: the file can be made, is in the folder, and keeps its suffix.
    void everyNameCanBeWritten()
    {
        QTemporaryDir folder;
        QVERIFY(rc::check("a file of that name can be made", [&folder] {
            const auto letters = *rc::gen::container<std::vector<char16_t>>(
                rc::gen::oneOf(rc::gen::inRange<char16_t>(1, 0xd7ff),
                               rc::gen::elementOf(std::u16string(u"/\\:*?\"<>|. \u202e\u00a0ab"))));
            const int times = *rc::gen::elementOf(std::vector<int>{1, 1, 90});
            const QString title =
                QString::fromUtf16(letters.data(), static_cast<int>(letters.size())).repeated(times);
            const QString name = safeFileName(title);
            RC_ASSERT(!name.isEmpty());
            RC_ASSERT(safeFileName(name) == name);
            RC_ASSERT(visibleText(name, LineEnds::Show) == name);
            QFile file(QDir(folder.path()).filePath(name + QStringLiteral(".touchline")));
            RC_ASSERT(file.open(QIODevice::WriteOnly));
            RC_ASSERT(QFileInfo(file).dir() == QDir(folder.path()));
            file.remove();
        }));
    }

    void aLongNameIsCutBetweenLetters()
    {
        // An e with an accent of its own is one letter of three bytes.
        const QString name = safeFileName(QStringLiteral("e\u0301").repeated(100));
        QCOMPARE(name, QStringLiteral("e\u0301").repeated(60));
    }
};

TOUCHLINE_TEST(TestFileName)

} // namespace test_file_name

#include "test_file_name.moc"
