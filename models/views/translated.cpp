// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/translated.h"

#include "core/base/csv_scanner.h"
#include "core/base/visible_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

namespace touchline {

namespace {

QString inLanguage(const char *text)
{
    return QCoreApplication::translate("core", text);
}

Language &spoken()
{
    static Language language{QStringLiteral("en-GB"), inLanguage, u'\'', QLocale()};
    return language;
}

QString problemSentence(const Problem &problem)
{
    QString line = problem.where.isEmpty() ? QString() : problem.where + QStringLiteral(": ");
    if (lineOfCsvPlace(problem.where) > 0) // a name or the key of a file stays as it is
        line[0] = line[0].toUpper();
    line += translated(problem.what);
    if (!problem.hint.isEmpty())
        line += u' ' + translated(problem.hint);
    return line;
}

} // namespace

QString translated(const Message &message)
{
    return windowLanguage().text(message);
}

QString translated(const Error &error)
{
    QStringList lines;
    if (!error.message.isEmpty())
        lines << translated(error.message);
    for (const Problem &problem : error.problems)
        lines << problemSentence(problem);
    return withoutPasswords(lines.join(u'\n'));
}

QString translated(const store::JournalEntry &entry)
{
    return windowLanguage().text(entry.message());
}

QString withWordedDays(const QString &sentence)
{
    static const QRegularExpression day(QStringLiteral("(?<![\\w-])\\d{4}-\\d{2}-\\d{2}(?![\\w-])"));
    QString worded;
    qsizetype end = 0;
    for (auto found = day.globalMatch(sentence); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        worded += sentence.mid(end, match.capturedStart() - end);
        worded += windowLanguage().text(Message{"%1", {match.captured()}});
        end = match.capturedEnd();
    }
    return worded + sentence.mid(end);
}

const Language &windowLanguage()
{
    Language &language = spoken();
    // Written only where it is another one, which is before other threads ask.
    if (const QLocale person; language.numbers != person)
        language.numbers = person;
    return language;
}

void setWindowLanguage(const QString &tag)
{
    spoken().tag = tag;
}

} // namespace touchline
