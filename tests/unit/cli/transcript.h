// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/unit/cli/run_cli.h"

#include <QDir>
#include <QTemporaryDir>

#include <optional>
#include <utility>

namespace touchline::testing {

/// A transcript of a terminal, in a folder of its own that is empty at first:
///
///     # What is shown.
///     $ cat > clubs.txt <<END
///     Bayside
///     END
///     $ touchline-cli league teams none.touchline | grep Bayside
///     ! The league none.touchline does not exist.
///     ? 1
///
/// Behind a command stand the lines of standard output, those of standard error behind "! " and the exit code
/// unless it is 0. There are touchline-cli (in this process; what is typed comes with <<END), cat, cp, rm and
/// ls; "| grep TEXT" (no pattern), "| head -1", "| tail -1", "| cut -c1-60" and "> FILE"
/// work on standard output, with 2>&1 on both. Words with
/// spaces stand in '...'. $DIR is the folder, $DATA is tests/data. A line of output that begins like one of
/// the others has a \ before it.
class Transcript
{
public:
    /// The transcript with what is said today; nothing where it has no comment or no command, or where a
    /// command is none of these.
    [[nodiscard]] std::optional<QString> replayed(const QString &text)
    {
        const QString before = QDir::currentPath();
        m_data = before + QStringLiteral("/tests/data");
        QDir::setCurrent(m_folder.path());
        m_lines = text.split(u'\n');
        bool isComplete = text.startsWith(u'#');
        int commands = 0;
        while (!m_lines.isEmpty()) {
            const QString line = m_lines.takeFirst();
            if (line.startsWith(u'#')) {
                if (!m_told.isEmpty() && !m_told.constLast().startsWith(u'#'))
                    m_told << QString();
                m_told << line;
            } else if (line.startsWith(QLatin1String("$ "))) {
                m_told << line;
                isComplete = execute(words(line.mid(2))) && isComplete;
                ++commands;
            }
        }
        QDir::setCurrent(before);
        if (!isComplete || commands == 0)
            return std::nullopt;
        return m_told.join(u'\n') + u'\n';
    }

private:
    [[nodiscard]] QStringList words(const QString &line) const
    {
        QStringList all;
        QString word;
        bool isQuoted = false;
        bool isWord = false;
        for (const QChar c : line + u' ') {
            if (c == u' ' && !isQuoted) {
                if (isWord)
                    all << word;
                word.clear();
                isWord = false;
                continue;
            }
            isWord = true;
            if (c == u'\'')
                isQuoted = !isQuoted;
            else
                word += c;
        }
        return all;
    }

    /// What stands up to the line that ends it.
    QString typed(const QString &end)
    {
        QString text;
        while (!m_lines.isEmpty()) {
            m_told << m_lines.takeFirst();
            if (m_told.constLast() == end)
                break;
            text += m_told.constLast() + u'\n';
        }
        return text;
    }

    bool execute(QStringList line)
    {
        QString input;
        if (!line.isEmpty() && line.constLast().startsWith(QLatin1String("<<")))
            input = typed(line.takeLast().mid(2));
        const bool isMerged = line.removeAll(QStringLiteral("2>&1")) > 0;
        QString target;
        if (const qsizetype into = line.indexOf(QStringLiteral(">")); into >= 0) {
            target = line.value(into + 1);
            line.remove(into, 2);
        }
        const qsizetype pipe = line.indexOf(QStringLiteral("|"));
        CliRun run;
        if (!done(line.mid(0, pipe), input, run))
            return false;
        if (isMerged)
            run.out += std::exchange(run.err, QString());
        if (pipe >= 0 && !filter(line.mid(pipe + 1), run.out))
            return false;
        if (!target.isEmpty()) {
            (void)writtenFile(target, run.out.toUtf8());
            run.out.clear();
        }
        tell(run);
        return true;
    }

    bool done(QStringList line, QString &input, CliRun &run) const
    {
        line.replaceInStrings(QStringLiteral("$DIR"), m_folder.path());
        line.replaceInStrings(QStringLiteral("$DATA"), m_data);
        const QString command = line.isEmpty() ? QString() : line.takeFirst();
        run.code = 0;
        if (command == QLatin1String("touchline-cli"))
            run = runCli(line, cli::usualWidth, &input);
        else if (command == QLatin1String("cat"))
            run.out = line.isEmpty() ? input : QString::fromUtf8(bytesOf(line.constFirst()));
        else if (command == QLatin1String("ls"))
            run.out = joined(QDir().entryList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name));
        else if (command == QLatin1String("cp"))
            return QFile::copy(line.value(0), line.value(1));
        else
            return command == QLatin1String("rm") && QFile::remove(line.value(0));
        return true;
    }

    static bool filter(const QStringList &filters, QString &out)
    {
        QStringList lines = linesOf(out);
        const qsizetype next = filters.indexOf(QStringLiteral("|"));
        const QStringList one = filters.mid(0, next);
        const qsizetype count = std::min(one.value(1).mid(1).toLongLong(), qlonglong(lines.size()));
        if (one.value(0) == QLatin1String("grep"))
            lines = lines.filter(one.value(1));
        else if (one.value(0) == QLatin1String("head"))
            lines = lines.mid(0, count);
        else if (one.value(0) == QLatin1String("tail"))
            lines = lines.mid(lines.size() - count);
        else if (one.value(0) == QLatin1String("cut"))
            for (QString &cell : lines)
                cell.truncate(one.value(1).section(u'-', -1).toInt());
        else
            return false;
        out = joined(lines);
        return next < 0 || filter(filters.mid(next + 1), out);
    }

    static QString joined(const QStringList &lines)
    {
        return lines.isEmpty() ? QString() : lines.join(u'\n') + u'\n';
    }

    static QStringList linesOf(const QString &text)
    {
        QStringList lines = text.split(u'\n');
        if (lines.constLast().isEmpty())
            lines.removeLast();
        return lines;
    }

    [[nodiscard]] QStringList toldLines(QString text) const
    {
        return linesOf(
            text.replace(m_folder.path(), QStringLiteral("$DIR")).replace(m_data, QStringLiteral("$DATA")));
    }

    void tell(const CliRun &run)
    {
        for (const QString &line : toldLines(run.out))
            m_told << (!line.isEmpty() && QStringLiteral("$#!?\\").contains(line.front()) ? u'\\' + line
                                                                                          : line);
        for (const QString &line : toldLines(run.err))
            m_told << (line.isEmpty() ? QStringLiteral("!") : QStringLiteral("! ") + line);
        if (run.code != 0)
            m_told << QStringLiteral("? %1").arg(run.code);
    }

    QTemporaryDir m_folder;
    QString m_data;
    QStringList m_lines;
    QStringList m_told;
};

} // namespace touchline::testing
