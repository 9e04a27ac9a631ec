// SPDX-License-Identifier: GPL-3.0-or-later
// No more than a limit is taken in, and nothing is waited for that never comes.
#include "core/base/input_file.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace test_input_file {

using namespace touchline;

class TestInputFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatNeverEndsIsRefused_data()
    {
        QTest::addColumn<QString>("path");
        for (const char *path : {"/dev/zero", "/dev/urandom", "/dev/full", "/"})
            QTest::newRow(path) << QString::fromLatin1(path);
    }
    void whatNeverEndsIsRefused()
    {
        QFETCH(QString, path);
        for (const auto &read : {readInput(path, 100), readPipe(path, 100)}) {
            QVERIFY(!read);
            QCOMPARE(read.error().fault, Fault::System);
            QVERIFY2(!read.error().message.english().contains(QStringLiteral("too long")),
                     qPrintable(read.error().message.english()));
        }
        QFile opened(path);
        if (opened.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
            QVERIFY(!readOpened(opened, path, 100));
    }

    void nothingIsTakenFromTheNullDevice()
    {
        QCOMPARE(readPipe(QStringLiteral("/dev/null")).value(), QByteArray());
    }

    void aPipeWithoutAWriterIsNotWaitedFor()
    {
        const QTemporaryDir folder;
        const QString pipe = folder.filePath(QStringLiteral("pipe"));
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        const auto read = readPipe(pipe);
        QVERIFY(!read);
        QCOMPARE(read.error().message.english(), QStringLiteral("Nobody writes to the pipe %1.").arg(pipe));
    }

    void aPipeIsReadToItsEnd()
    {
        const QTemporaryDir folder;
        const QString pipe = folder.filePath(QStringLiteral("pipe"));
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        const auto write = [&pipe] {
            const int writer = ::open(QFile::encodeName(pipe).constData(), O_WRONLY | O_CLOEXEC);
            const bool isWritten = writer >= 0 && ::write(writer, "abc", 3) == 3;
            ::close(writer);
            return isWritten;
        };
        std::thread writing(write);
        const auto read = readPipe(pipe);
        writing.join();
        QCOMPARE(read.value(), QByteArray("abc"));
        std::thread writingAgain(write);
        const auto tooMuch = readPipe(pipe, 2);
        writingAgain.join();
        QVERIFY(!tooMuch);
    }

    void aFileIsReadUpToTheLimit()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("file"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(3'000'000, 'x'));
        file.close();
        QCOMPARE(readInput(path, 3'000'000).value().size(), 3'000'000);
        QVERIFY(!readInput(path, 2'999'999));
        // What has no size is read in pieces.
        QFile status(QStringLiteral("/proc/self/status"));
        QVERIFY(status.open(QIODevice::ReadOnly));
        QVERIFY(readOpened(status, status.fileName()).value().startsWith("Name:"));
    }
};

TOUCHLINE_TEST(TestInputFile)

} // namespace test_input_file

#include "test_input_file.moc"
