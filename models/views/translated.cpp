// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/translated.h"

#include "core/base/visible_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace touchline {

namespace {

QString inLanguage(const char *text)
{
    return QCoreApplication::translate("core", text);
}

QString problemSentence(const Problem &problem)
{
    QString line = problem.where.isEmpty() ? QString() : problem.where + QStringLiteral(": ");
    // It begins a sentence; keys of a file stay as they are written there.
    if (line.startsWith(QLatin1String("line ")))
        line[0] = u'L';
    line += translated(problem.what);
    if (!problem.hint.isEmpty())
        line += u' ' + translated(problem.hint);
    return line;
}

} // namespace

QString translated(const Message &message)
{
    return message.isEmpty() ? QString() : filledIn(inLanguage(message.text), message.arguments);
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
    return filledIn(inLanguage(entry.title.toUtf8().constData()), entry.arguments);
}

const Language &windowLanguage()
{
    static const Language language{QLocale().bcp47Name(), inLanguage, u'\''};
    return language;
}

} // namespace touchline
