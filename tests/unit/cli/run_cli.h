// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command_line.h"
#include "tests/support/golden_file.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>
#include <QTextStream>

namespace touchline::testing {

/// What a run of touchline-cli left behind.
struct CliRun
{
    int code = -1;
    QString out;
    QString err;

    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(out.toUtf8()).object(); }
    [[nodiscard]] QStringList errorLines() const { return err.split(u'\n', Qt::SkipEmptyParts); }
    /// A line for each problem, behind the sentence that says what happened; a single line is both.
    [[nodiscard]] QStringList problemLines() const
    {
        const QStringList lines = errorLines();
        return lines.size() > 1 ? lines.mid(1) : lines;
    }
};

/// The lines without the names that are known in place of an unknown one.
inline QStringList withoutKnownKeys(QStringList lines)
{
    for (QString &line : lines)
        if (const auto hint = line.indexOf(QStringLiteral(" Possible entries: ")); hint >= 0)
            line.truncate(hint);
    return lines;
}

/// Runs touchline-cli in this process, for somebody who types these lines.
inline CliRun runCli(const QStringList &arguments, int width = cli::usualWidth, QString *typed = nullptr)
{
    CliRun run;
    QTextStream in(typed);
    QTextStream out(&run.out);
    QTextStream err(&run.err);
    cli::Streams streams{out, err, false, typed != nullptr ? &in : nullptr, nullptr, width};
    run.code = cli::runCommandLine(arguments, streams);
    out.flush();
    err.flush();
    return run;
}

/// The same for arguments without spaces, as they are typed.
inline CliRun runCli(const char *arguments)
{
    return runCli(QString::fromUtf8(arguments).split(u' ', Qt::SkipEmptyParts));
}

/// A file with this text; gives its path.
inline QString writtenFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
}

inline QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A text with the golden file of this name below tests/data/cli beside it.
#define COMPARE_GOLDEN(name, text)                                                                           \
    QCOMPARE(text, QString::fromUtf8(                                                                        \
                       touchline::testing::goldenFile(QStringLiteral("cli/") + (name), (text).toUtf8())))

/// It was refused with these lines and nothing else.
#define VERIFY_REFUSED(run, lines)                                                                           \
    do {                                                                                                     \
        QCOMPARE((run).errorLines(), (lines));                                                               \
        QCOMPARE((run).code, 1);                                                                             \
        QCOMPARE((run).out, QString());                                                                      \
    } while (false)

/// It was refused for these problems, whose lines stand behind the sentence that says what happened.
#define VERIFY_PROBLEMS(run, lines)                                                                          \
    do {                                                                                                     \
        QCOMPARE((run).problemLines(), (lines));                                                             \
        QCOMPARE((run).code, 1);                                                                             \
        QCOMPARE((run).out, QString());                                                                      \
    } while (false)

/// It did not work: refused with these lines, or wrong usage with them and where to find help.
#define VERIFY_NOT_DONE(run, lines)                                                                          \
    do {                                                                                                     \
        QStringList told = (run).errorLines();                                                               \
        const bool isUsage = !told.isEmpty() && told.constLast().startsWith(QLatin1String("See: "));         \
        if (isUsage)                                                                                         \
            told.removeLast();                                                                               \
        QCOMPARE(told, (lines));                                                                             \
        QCOMPARE((run).code, isUsage ? 2 : 1);                                                               \
        QCOMPARE((run).out, QString());                                                                      \
    } while (false)

/// The command line itself was wrong.
#define VERIFY_WRONG_USAGE(run, lines)                                                                       \
    do {                                                                                                     \
        QCOMPARE((run).code, 2);                                                                             \
        VERIFY_NOT_DONE(run, lines);                                                                         \
    } while (false)

} // namespace touchline::testing
