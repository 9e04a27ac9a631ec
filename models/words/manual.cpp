// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/manual.h"

#include "core/base/search_key.h"
#include "core/base/to_qstring.h"
#include "core/games/registry.h"
#include "models/words/game_pages.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>

// Q_INIT_RESOURCE declares a function of the global namespace.
static void registerManual()
{
    Q_INIT_RESOURCE(manual);
}

namespace touchline {

namespace {

const QString contents = QStringLiteral("manual/README.md");
const QString gamePages = QStringLiteral("manual/games/");

/// As it stands in docs/; empty where there is none.
QString fileText(const QString &path)
{
    registerManual();
    QFile file(QStringLiteral(":/docs/") + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The pages about a game that follow its own one.
std::vector<ManualPage> pagesBelow(const Game &game, const QString &part, const Language &language)
{
    const QString id = QString::fromUtf8(game.info().id);
    const QString title = QString::fromUtf8(game.info().title);
    std::vector<ManualPage> pages{{gamePages + id + QStringLiteral("-questions.md"),
                                   language.text(QT_TRANSLATE_NOOP("core", "Questions")), part, title}};
    for (const GamePage &page : pagesOfGame())
        if (page.isFor(game))
            pages.push_back({gamePages + id + u'-' + QLatin1String(page.name) + QStringLiteral(".md"),
                             language.text(page.title), part, title});
    pages.push_back({QStringLiteral("rulings/%1.md").arg(id),
                     language.text(QT_TRANSLATE_NOOP("core", "Rulings")), part, title});
    return pages;
}

/// The game whose own page that is; null for any other page.
const Game *gameOf(const QString &path)
{
    for (const Game *game : allGames())
        if (path == gamePages + QString::fromUtf8(game->info().id) + QStringLiteral(".md"))
            return game;
    return nullptr;
}

struct Section
{
    QString heading; ///< empty before the first
    QString text;
};

/// By headings of the second level and below.
std::vector<Section> sectionsOf(const QString &text)
{
    std::vector<Section> sections{{}};
    for (const QString &line : text.split(u'\n')) {
        if (line.startsWith(QStringLiteral("##")))
            sections.push_back({line.mid(line.indexOf(u' ') + 1), {}});
        else if (!line.startsWith(u'#'))
            sections.back().text += line + u'\n';
    }
    return sections;
}

/// Without signs of Markdown.
QString plain(QString text)
{
    static const QRegularExpression link(QStringLiteral("!?\\[([^\\]]*)\\]\\([^)]*\\)"));
    static const QRegularExpression signs(QStringLiteral("[*`|#]|-{3,}"));
    return text.replace(link, QStringLiteral("\\1")).replace(signs, QStringLiteral(" ")).simplified();
}

bool hasAll(const QStringList &words, const QString &text)
{
    return std::all_of(words.begin(), words.end(),
                       [&text](const QString &word) { return indexOfWord(text, word) >= 0; });
}

QString excerptOf(const QString &text, const QStringList &words)
{
    constexpr qsizetype before = 40;
    constexpr qsizetype length = 140;
    // Accents may have made it shorter; a few letters beside it is near enough.
    qsizetype begins = std::max<qsizetype>(0, indexOfWord(searchKey(text), words.front()) - before);
    if (begins > 0)
        begins = text.indexOf(u' ', begins) + 1;
    QString excerpt = text.mid(begins, length);
    if (begins + length < text.size())
        excerpt = excerpt.left(excerpt.lastIndexOf(u' ')) + u' ' + u'…';
    return begins > 0 ? QStringLiteral("… ") + excerpt : excerpt;
}

} // namespace

QString ManualPage::fullTitle() const
{
    return above.isEmpty() ? title : QStringLiteral("%1: %2").arg(above, title);
}

std::vector<ManualPage> manualPages(const Language &language)
{
    static const QRegularExpression entry(QStringLiteral("^- \\[(.+)\\]\\((.+)\\)$"));
    std::vector<ManualPage> pages;
    QString part;
    for (const QString &line : fileText(contents).split(u'\n')) {
        if (line.startsWith(QStringLiteral("## ")))
            part = line.mid(3);
        const auto found = entry.match(line);
        if (!found.hasMatch())
            continue;
        QString path = found.captured(2);
        path = path.startsWith(QStringLiteral("../")) ? path.mid(3) : QStringLiteral("manual/") + path;
        pages.push_back({path, found.captured(1), part});
        if (const Game *game = gameOf(path)) {
            const auto below = pagesBelow(*game, part, language);
            pages.insert(pages.end(), below.begin(), below.end());
        }
    }
    return pages;
}

QString manualText(const QString &path, const Language &language)
{
    for (const Game *game : allGames())
        for (const GamePage &page : pagesOfGame())
            if (path == gamePages + QString::fromUtf8(game->info().id) + u'-' + QLatin1String(page.name) +
                            QStringLiteral(".md"))
                return page.text(*game, language);
    // What is only for programs.
    static const QRegularExpression comment(QStringLiteral("<!--.*?-->\n?"),
                                            QRegularExpression::DotMatchesEverythingOption);
    return fileText(path).remove(comment);
}

QString manualSection(const QString &text, const QString &heading)
{
    const QString mark = QStringLiteral("\n## ");
    const qsizetype begins = heading.isEmpty() ? -1 : text.indexOf(mark + heading + u'\n');
    if (begins < 0)
        return {};
    const qsizetype ends = text.indexOf(mark, begins + 1);
    return text.mid(begins + 1, ends < 0 ? -1 : ends - begins - 1);
}

QString headingAnchor(const QString &heading)
{
    QString anchor;
    for (const QChar letter : heading.toLower()) {
        if (letter.isLetterOrNumber() || letter == u'-' || letter == u'_')
            anchor += letter;
        else if (letter == u' ')
            anchor += u'-';
    }
    return anchor;
}

ManualSearch::ManualSearch(const Language &language)
{
    for (const ManualPage &page : manualPages(language)) {
        for (const Section &section : sectionsOf(manualText(page.path, language))) {
            const QString title = page.fullTitle();
            const QString text = plain(section.text);
            const bool isBeginning = section.heading.isEmpty();
            const QString anchor = isBeginning ? QString() : u'#' + headingAnchor(section.heading);
            m_parts.push_back({{page.path + anchor, title, section.heading, text},
                               searchKey(isBeginning ? title : section.heading),
                               searchKey(title + u' ' + section.heading + u' ' + text)});
        }
    }
}

std::vector<ManualHit> ManualSearch::find(const QString &words) const
{
    const QStringList wanted = searchKey(words).split(u' ', Qt::SkipEmptyParts);
    std::vector<ManualHit> inHeadings;
    std::vector<ManualHit> inTexts;
    for (const Part &part : m_parts) {
        if (wanted.isEmpty() || !hasAll(wanted, part.textKey))
            continue;
        ManualHit hit = part.hit;
        hit.excerpt = excerptOf(hit.excerpt, wanted);
        (hasAll(wanted, part.headKey) ? inHeadings : inTexts).push_back(std::move(hit));
    }
    inHeadings.insert(inHeadings.end(), inTexts.begin(), inTexts.end());
    return inHeadings;
}

QString questionHelp(const Game &game, std::string_view point)
{
    const QString text =
        fileText(gamePages + QString::fromUtf8(game.info().id) + QStringLiteral("-questions.md"));
    // Below each heading stand the decision points that it is about: <!-- D10 D11 -->.
    static const QRegularExpression section(QStringLiteral("^## (.+)\n<!-- (.+) -->$"),
                                            QRegularExpression::MultilineOption);
    for (auto found = section.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch one = found.next();
        if (one.captured(2).split(u' ').contains(toQString(point)))
            return manualSection(text, one.captured(1))
                .remove(QStringLiteral("<!-- %1 -->\n").arg(one.captured(2)));
    }
    return {};
}

} // namespace touchline
