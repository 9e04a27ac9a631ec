// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/wrapped_text.h"

#include "app/cli/base/text.h"
#include "models/words/common/text_table.h"

#include <algorithm>

namespace touchline::cli {

namespace {

// Words need some room: a column further to the right is not gone on below.
constexpr int leastRoom = 18;
/// The same for a line that is folded below its columns.
constexpr int leastFold = 20;
constexpr int furtherIn = 4;

int leadingBlanks(const QString &line)
{
    const auto first =
        std::find_if(line.begin(), line.end(), [](QChar letter) { return letter != QLatin1Char(' '); });
    return static_cast<int>(first - line.begin());
}

/// Words behind `lead`; further lines begin `hang` places to the right. Within a line the gaps stay as they
/// are: a row of a table may have more than one column here.
QString inLines(const QString &lead, const QString &text, int width, int hang)
{
    QString result = lead;
    int used = displayWidth(lead);
    bool isFirst = true;
    qsizetype at = 0;
    while (at < text.size()) {
        const qsizetype begin = at;
        while (at < text.size() && text.at(at) == QLatin1Char(' '))
            ++at;
        const qsizetype word = at;
        while (at < text.size() && text.at(at) != QLatin1Char(' '))
            ++at;
        if (word == at)
            break;
        const int gap = isFirst ? 0 : static_cast<int>(word - begin);
        const int wide = displayWidth(text.mid(word, at - word));
        const bool isTooLong = !isFirst && used + gap + wide > std::max(width, hang + leastRoom);
        if (isTooLong) {
            result += u'\n' + QString(hang, u' ');
            used = hang;
        }
        result += (isTooLong ? QString() : QString(gap, u' ')) + text.mid(word, at - word);
        used += wide + (isTooLong ? 0 : gap);
        isFirst = false;
    }
    return result;
}

} // namespace

QString wrappedText(const QString &lead, const QString &text, int width)
{
    return inLines(lead, text, width, displayWidth(lead)) + u'\n';
}

QString foldedLine(const QString &line, int width)
{
    if (displayWidth(line) <= width)
        return line;
    const int blanks = leadingBlanks(line);
    qsizetype begin = blanks;
    // The last column that still leaves room for words.
    for (qsizetype at = line.indexOf("  "_L1, blanks); at >= 0; at = line.indexOf("  "_L1, at)) {
        while (at < line.size() && line.at(at) == QLatin1Char(' '))
            ++at;
        if (displayWidth(line.left(at)) + leastFold > width)
            break;
        begin = at;
    }
    const QString lead = line.left(begin);
    const int hang = begin == blanks ? blanks + furtherIn : displayWidth(lead);
    return inLines(lead, line.mid(begin), width, hang);
}

bool isFoldedForPerson(const QStringList &arguments)
{
    const bool isLeaguesMatch = arguments.value(0) == "league"_L1 && arguments.value(1) == "play"_L1;
    const bool isFriendly = arguments.value(0) == "league"_L1 && arguments.value(1) == "friendly"_L1;
    const bool mayBePlayed = isLeaguesMatch || isFriendly || arguments.value(0) == "match"_L1;
    const auto begins = [&arguments](const char *option) {
        return std::any_of(arguments.begin(), arguments.end(), [option](const QString &argument) {
            return argument.startsWith(QLatin1String(option));
        });
    };
    return !arguments.contains(u"--json"_s) &&
           !(mayBePlayed && (begins("--play") || begins("--dice") || begins("--resume"))) &&
           !(isFriendly && begins("--watch")) &&
           // Whose turn it is in a match of a league is in the league.
           !(isLeaguesMatch && begins("--fixture"));
}

QString didYouMean(const QStringList &names)
{
    if (names.isEmpty())
        return {};
    QString list = names.constFirst();
    for (qsizetype i = 1; i < names.size(); ++i)
        list += (i + 1 < names.size() ? u", "_s : u" or "_s) + names.at(i);
    return u" Did you mean %1?"_s.arg(list);
}

} // namespace touchline::cli
