// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/man_page.h"

#include "models/words/about.h"

namespace touchline::cli {

namespace {

/// As roff reads it: no sign of it commands anything.
QString roff(QString text)
{
    text.replace(u'\\', u"\\e"_s).replace(u'-', u"\\-"_s);
    if (text.startsWith(u'.') || text.startsWith(u'\''))
        text.prepend(u"\\&"_s);
    return text + u'\n';
}

QString head(const QString &name, const QString &summary)
{
    return u".TH \"%1\" \"1\" \"\" \"Touchline %2\" \"Touchline\"\n.SH NAME\n"_s.arg(name.toUpper(),
                                                                                     version()) +
           roff(u"%1 - %2"_s.arg(name, summary));
}

QString entry(const QString &name, const QString &text)
{
    return u".TP\n.B "_s + roff(name) + roff(text);
}

QString exampleText(const Verb &verb)
{
    QString text = u".SH EXAMPLES\n"_s;
    for (const Example &example : verb.examples)
        text += u".TP\n"_s + roff(QString::fromUtf8(example.what)) + u".EX\n"_s +
                roff(u"touchline-cli "_s + QString::fromUtf8(example.command)) + u".EE\n"_s;
    return text;
}

} // namespace

QString manPageName(const Verb &verb)
{
    return u"touchline-cli-"_s + QString::fromUtf8(verb.name).replace(u' ', u'-');
}

QString manPage(const Verb &verb)
{
    ArgumentParser parser;
    parser.add(verb.options);
    QString text = head(manPageName(verb), QString::fromUtf8(verb.summary));
    QString usage = u"touchline-cli %1 [options]"_s.arg(QLatin1String(verb.name));
    QString arguments;
    for (const OptionRow &row : parser.arguments()) {
        usage += u' ' + QString::fromUtf8(row.syntax);
        arguments += entry(QString::fromUtf8(row.name), QString::fromUtf8(row.help));
    }
    text += u".SH SYNOPSIS\n"_s + roff(usage);
    if (!arguments.isEmpty())
        text += u".SH ARGUMENTS\n"_s + arguments;
    text += u".SH OPTIONS\n"_s + entry(u"-h, --help"_s, u"Show the help."_s);
    for (const QCommandLineOption &option : parser.options())
        text += entry(optionText(option), option.description());
    return text + exampleText(verb) + u".SH SEE ALSO\n.BR touchline\\-cli (1)\n"_s;
}

QString manPageOfProgram()
{
    QString text = head(u"touchline-cli"_s, u"tournaments and leagues of tabletop soccer"_s);
    text += u".SH SYNOPSIS\n"_s + roff(u"touchline-cli VERB [options] ..."_s) + u".SH VERBS\n"_s;
    for (const Verb *verb : allVerbs())
        text += entry(QString::fromUtf8(verb->name), QString::fromUtf8(verb->summary));
    text +=
        u".PP\nEach verb has a page of its own, such as\n.BR touchline\\-cli\\-cup (1).\n.SH EXIT STATUS\n"_s +
        entry(u"0"_s, u"It is done."_s) +
        entry(u"1"_s, u"It was refused; the reason is on standard error."_s) +
        entry(u"2"_s, u"The command line was wrong."_s);
    return text + u".SH SEE ALSO\n.BR touchline (1)\n"_s;
}

} // namespace touchline::cli
