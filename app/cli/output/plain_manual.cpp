// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/plain_manual.h"

#include "app/cli/base/text.h"
#include "app/cli/base/wrapped_text.h"
#include "models/words/common/text_table.h"
#include "models/words/manual.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <vector>

namespace touchline::cli {

namespace {

constexpr int codeIndent = 4;
constexpr int columnGap = 2;

/// A column of a table, in places of the terminal.
struct PageColumn
{
    int width = 0;
    /// Of its longest word.
    int least = 0;
};

/// Reads the page line by line; what belongs together is written when it ends.
class PlainManual
{
public:
    PlainManual(const QString &path, int width) : m_folder(QFileInfo(path).path()), m_width(width)
    {
        for (const ManualPage &page : manualPages({}))
            m_pages << page.path;
    }

    QString text(const QString &markdown)
    {
        for (const QString &line : markdown.split(u'\n'))
            take(line);
        endBlock();
        while (m_text.endsWith(u"\n\n"_s))
            m_text.chop(1);
        return m_text;
    }

private:
    void take(const QString &line)
    {
        static const QRegularExpression item(u"^( *)([-*]|\\d+\\.) +(.*)$"_s);
        const QString bare = line.trimmed();
        if (bare.startsWith(u"```"_s)) {
            endBlock();
            m_fence = static_cast<int>(line.indexOf(u'`'));
            m_isCode = !m_isCode;
            beginBlock();
        } else if (m_isCode) {
            const auto blanks = std::min<qsizetype>(m_fence, line.size() - bare.size());
            m_text += linesText({QString(m_fence + codeIndent, u' ') + line.mid(blanks)});
        } else if (bare.isEmpty()) {
            endBlock();
            beginBlock();
        } else if (bare.startsWith(u'#')) {
            endBlock();
            addHeading(bare);
        } else if (bare.startsWith(u'|')) {
            if (m_rows.empty())
                endBlock();
            addRow(bare);
        } else if (const auto found = item.match(line); found.hasMatch()) {
            endBlock();
            const QString sign = found.captured(2) == u"*"_s ? u"-"_s : found.captured(2);
            m_lead = found.captured(1) + sign + u' ';
            m_words = found.captured(3);
        } else {
            // A paragraph that goes on in a list stands below the text of its item.
            if (m_words.isEmpty() && m_lead.isEmpty())
                m_lead = QString(line.indexOf(bare), u' ');
            m_words += u' ' + bare;
        }
    }

    /// An empty line before it, but for the first.
    void beginBlock()
    {
        if (!m_text.isEmpty() && !m_text.endsWith(u"\n\n"_s))
            m_text += u'\n';
    }

    void endBlock()
    {
        const QString words = plainWords(m_words.simplified());
        if (!words.isEmpty())
            m_text += wrappedText(m_lead, words, m_width);
        m_words.clear();
        m_lead.clear();
        addTable();
    }

    void addHeading(const QString &line)
    {
        const qsizetype level = line.indexOf(u' ');
        const QString words = plainWords(line.mid(level + 1));
        beginBlock();
        m_text += words + u'\n' + QString(displayWidth(words), level == 1 ? u'=' : u'-') + u"\n\n"_s;
    }

    void addRow(const QString &line)
    {
        static const QRegularExpression bar(u"(?<!\\\\)\\|"_s);
        QStringList cells = line.split(bar).mid(1);
        if (!cells.isEmpty() && cells.constLast().trimmed().isEmpty())
            cells.removeLast();
        for (QString &cell : cells)
            cell = plainWords(cell.replace(u"\\|"_s, u"|"_s).trimmed(), {});
        m_rows.push_back(cells);
    }

    /// The second row is the line below the heads.
    void addTable()
    {
        if (m_rows.empty())
            return;
        m_rows.erase(m_rows.begin() + (m_rows.size() > 1 ? 1 : 0));
        std::vector<PageColumn> columns = columnsOf(m_rows);
        narrow(columns);
        QStringList line;
        for (const PageColumn &column : columns)
            line << QString(column.width, u'-');
        m_rows.insert(m_rows.begin() + 1, line);
        for (const QStringList &row : m_rows)
            m_text += rowText(row, columns);
        m_rows.clear();
    }

    static std::vector<PageColumn> columnsOf(const std::vector<QStringList> &rows)
    {
        std::vector<PageColumn> columns;
        for (const QStringList &row : rows) {
            columns.resize(std::max(columns.size(), static_cast<std::size_t>(row.size())));
            for (qsizetype cell = 0; cell < row.size(); ++cell) {
                PageColumn &column = columns[static_cast<std::size_t>(cell)];
                column.width = std::max(column.width, displayWidth(row.at(cell)));
                for (const QString &word : row.at(cell).split(u' '))
                    column.least = std::max(column.least, displayWidth(word));
            }
        }
        return columns;
    }

    /// The widest columns give up what the line has no room for.
    void narrow(std::vector<PageColumn> &columns) const
    {
        int all = -columnGap;
        for (const PageColumn &column : columns)
            all += column.width + columnGap;
        const auto room = [](const PageColumn &column) {
            return column.width > column.least ? column.width : 0;
        };
        for (; all > m_width; --all) {
            const auto widest = std::max_element(
                columns.begin(), columns.end(),
                [&room](const PageColumn &one, const PageColumn &other) { return room(one) < room(other); });
            if (room(*widest) == 0)
                return;
            --widest->width;
        }
    }

    static QString rowText(const QStringList &cells, const std::vector<PageColumn> &columns)
    {
        std::vector<QStringList> inLines;
        qsizetype height = 0;
        for (qsizetype cell = 0; cell < cells.size(); ++cell) {
            inLines.push_back(wordsWithin(cells.at(cell), columns[static_cast<std::size_t>(cell)].width));
            height = std::max(height, inLines.back().size());
        }
        QStringList lines;
        for (qsizetype line = 0; line < height; ++line) {
            QString text;
            for (std::size_t cell = 0; cell < inLines.size(); ++cell)
                text += padded(inLines[cell].value(line), columns[cell].width + columnGap);
            lines << text;
        }
        return linesText(lines);
    }

    /// wrappedText() leaves some room to words, which a narrow column has not.
    static QStringList wordsWithin(const QString &text, int width)
    {
        QStringList lines{QString()};
        for (const QString &word : text.split(u' ')) {
            const bool isFirst = lines.constLast().isEmpty();
            if (!isFirst && displayWidth(lines.constLast()) + 1 + displayWidth(word) > width)
                lines << word;
            else
                lines.back() += (isFirst ? QString() : u" "_s) + word;
        }
        return lines;
    }

    /// Without signs of Markdown, but for what stands in code. What is typed stands in `quotes`; an option is
    /// known by its beginning.
    [[nodiscard]] QString plainWords(const QString &words, const QString &quotes = u"\""_s) const
    {
        static const QRegularExpression emphasis(
            u"(?<![\\w*\\\\])(\\*{1,3})(?=\\S)(.+?)(?<=\\S)\\1(?!\\*)"_s);
        static const QRegularExpression escaped(u"\\\\([*_|`#\\\\])"_s);
        const QStringList parts = withLinksNamed(words).split(u'`');
        QString plain;
        for (qsizetype part = 0; part < parts.size(); ++part) {
            QString text = parts.at(part);
            if (part % 2 == 0)
                text.replace(emphasis, u"\\2"_s).replace(escaped, u"\\1"_s);
            const bool isQuoted = part % 2 == 1 && !text.startsWith(u'-');
            plain += isQuoted ? quotes + text + quotes : text;
        }
        return plain.simplified();
    }

    [[nodiscard]] QString withLinksNamed(QString words) const
    {
        static const QRegularExpression picture(u"!\\[[^\\]]*\\]\\([^)]*\\)"_s);
        static const QRegularExpression link(u"\\[([^\\]]*)\\]\\(([^)]*)\\)"_s);
        words.remove(picture);
        for (auto found = link.match(words); found.hasMatch(); found = link.match(words)) {
            const QString target = placeOf(found.captured(2));
            words.replace(found.capturedStart(), found.capturedLength(),
                          found.captured(1) + (target.isEmpty() ? QString() : u" (%1)"_s.arg(target)));
        }
        return words;
    }

    /// "manual undo"; an address of the web as it is; empty for a place on the same page.
    [[nodiscard]] QString placeOf(const QString &link) const
    {
        if (link.contains(u"://"_s))
            return link;
        const QString file = link.section(u'#', 0, 0);
        const QString path = QDir::cleanPath(m_folder + u'/' + file);
        if (path == u"manual/README.md"_s)
            return u"manual"_s;
        return file.isEmpty() || !m_pages.contains(path) ? QString() : u"manual "_s + shortPageName(path);
    }

    QString m_folder;
    int m_width;
    QStringList m_pages;
    QString m_text;
    /// The paragraph or item that is being read, and what stands before it.
    QString m_words;
    QString m_lead;
    std::vector<QStringList> m_rows;
    bool m_isCode = false;
    /// How far in the code stands.
    int m_fence = 0;
};

} // namespace

QString shortPageName(const QString &path)
{
    return QString(path).remove(u"manual/"_s).remove(u"howto/"_s).chopped(3);
}

QString plainManual(const QString &markdown, const QString &path, int width)
{
    return PlainManual(path, width).text(markdown);
}

} // namespace touchline::cli
