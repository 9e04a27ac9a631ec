// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/argument_parser.h"

#include "app/cli/base/wrapped_text.h"
#include "core/base/near_miss.h"
#include "models/words/common/text_table.h"

#include <algorithm>
#include <utility>

namespace touchline::cli {

namespace {

// A longer name stands on a line of its own, with its explanation below.
constexpr int widestName = 28;

using Entry = std::pair<QString, QString>;

QString listText(const QString &title, const std::vector<Entry> &entries, int width)
{
    if (entries.empty())
        return {};
    int column = 0;
    for (const auto &[name, explanation] : entries)
        if (const int wide = displayWidth(name); wide <= widestName)
            column = std::max(column, wide);
    const QString gap(column + 4, u' ');
    QString text = u'\n' + title + u'\n';
    for (const auto &[name, explanation] : entries) {
        const bool hasOwnLine = displayWidth(name) > column;
        if (hasOwnLine)
            text += u"  "_s + name + u'\n';
        const QString lead = hasOwnLine ? gap : u"  "_s + padded(name, column + 2);
        text += wrappedText(lead, explanation, width);
    }
    return text;
}

} // namespace

QString optionText(const QCommandLineOption &option)
{
    QStringList names;
    for (const QString &name : option.names())
        names << (name.size() == 1 ? u"-"_s : u"--"_s) + name;
    const QString value = option.valueName();
    return names.join(u", "_s) + (value.isEmpty() ? QString() : u" <%1>"_s.arg(value));
}

void ArgumentParser::add(const std::vector<OptionRow> &rows)
{
    for (const OptionRow &row : rows)
        if (row.group != nullptr)
            add(*row.group);
        else if (row.add != nullptr)
            row.add(*this);
        else
            addRow(row);
}

void ArgumentParser::addRow(const OptionRow &row)
{
    const QString name = QString::fromUtf8(row.name);
    const QString help = QString::fromUtf8(row.help);
    if (row.syntax == nullptr)
        return addOption({name.section(u' ', 0, 0), help,
                          name.section(u'<', 1).chopped(name.endsWith(u'>') ? 1 : 0),
                          QString::fromUtf8(row.usual)});
    addPositionalArgument(name, help, QString::fromUtf8(row.syntax));
    m_arguments.push_back(row);
}

void ArgumentParser::addOption(const QCommandLineOption &option)
{
    QCommandLineParser::addOption(option);
    m_options << option;
}

QString ArgumentParser::whatIsWrong() const
{
    const QStringList unknown = unknownOptionNames();
    if (unknown.isEmpty())
        return errorText();
    QStringList names;
    for (const QCommandLineOption &option : m_options)
        names << option.names().constLast();
    QString text = u"Unknown option --%1."_s.arg(unknown.constFirst());
    QStringList meant = nearMisses(unknown.constFirst(), names);
    for (QString &name : meant)
        name.prepend(u"--"_s);
    return text + didYouMean(meant);
}

QString ArgumentParser::help(const QString &command, const QString &summary, int width) const
{
    QString usage = command + u" [options]"_s;
    std::vector<Entry> arguments;
    for (const OptionRow &row : m_arguments) {
        usage += u' ' + QString::fromUtf8(row.syntax);
        arguments.emplace_back(QString::fromUtf8(row.name), QString::fromUtf8(row.help));
    }
    std::vector<Entry> options;
    for (const QCommandLineOption &option : m_options)
        options.emplace_back(optionText(option), option.description());
    return wrappedText(u"Usage: "_s, usage, width) + wrappedText({}, summary, width) +
           listText(u"Arguments:"_s, arguments, width) + listText(u"Options:"_s, options, width);
}

} // namespace touchline::cli
