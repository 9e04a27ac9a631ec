// SPDX-License-Identifier: GPL-3.0-or-later
// The manual that the program carries: whole, without a dead link, with a half page for each question of each
// game, and in the words that the program shows.

#include "app/cli/output/plain_manual.h"
#include "core/base/to_qstring.h"
#include "core/games/atcs/rules/rules.h"
#include "core/games/champions/rules/phase.h"
#include "core/games/fuba/rules/phase.h"
#include "core/games/oldschool/rules/phase.h"
#include "core/games/registry.h"
#include "core/games/simulator/rules/phase.h"
#include "models/words/manual.h"
#include "tests/support/test_registry.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QUrl>

namespace test_manual {

using namespace touchline;
using namespace Qt::StringLiterals;

namespace {

QString contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList pathsOfPages()
{
    QStringList paths{u"manual/README.md"_s};
    for (const ManualPage &page : manualPages({}))
        paths << page.path;
    return paths;
}

QStringList anchorsOf(const QString &text)
{
    static const QRegularExpression heading(u"^#+ (.+)$"_s, QRegularExpression::MultilineOption);
    QStringList anchors;
    for (auto found = heading.globalMatch(text); found.hasNext();)
        anchors << headingAnchor(found.next().captured(1));
    return anchors;
}

/// What the program shows somewhere: texts of its forms and of its code, without mnemonics and dots.
QSet<QString> shownTexts()
{
    static const QRegularExpression literal(u"\"((?:[^\"\\\\]|\\\\.)*)\""_s);
    static const QRegularExpression split(u"\"\\s*\n\\s*\""_s);
    static const QRegularExpression text(u"<string[^>]*>([^<]*)</string>"_s);
    QSet<QString> texts;
    for (const char *room : {"core", "forms", "models"}) {
        QDirIterator files(QString::fromLatin1(room), {u"*.cpp"_s, u"*.h"_s, u"*.ui"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            const bool isForm = path.endsWith(u".ui"_s);
            const QString content =
                isForm ? contentOf(path).replace(u"&amp;"_s, u"&"_s) : contentOf(path).remove(split);
            for (auto found = (isForm ? text : literal).globalMatch(content); found.hasNext();)
                texts.insert(found.next().captured(1).remove(u'&'));
        }
    }
    return texts;
}

/// The prompts of a game, rolls and choices, out of the table of its phases.
std::vector<RollPrompt> promptsOf(const QString &game)
{
    const auto all = [](const auto &prompts) {
        std::vector<RollPrompt> found;
        std::copy_if(std::begin(prompts), std::end(prompts), std::back_inserter(found),
                     [](const RollPrompt &prompt) { return !prompt.id.empty(); });
        return found;
    };
    if (game == "atcs"_L1)
        return all(atcs::phasePrompts);
    if (game == "champions"_L1)
        return all(champions::phasePrompts);
    if (game == "fuba"_L1)
        return all(fuba::phasePrompts);
    if (game == "oldschool"_L1)
        return all(oldschool::phasePrompts);
    return game == "simulator"_L1 ? all(simulator::phasePrompts) : std::vector<RollPrompt>();
}

/// Without whose it is and which die of several: "toss, home" -> "toss".
QString kindOf(const QString &label)
{
    return label.section(u',', 0, 0).toLower();
}

/// Every decision point of a game.
QStringList pointsOf(const QString &game)
{
    QStringList points;
    for (const RollPrompt &prompt : promptsOf(game))
        points << toQString(prompt.id);
    points.removeDuplicates();
    return points;
}

} // namespace

class TestManual : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPageIsInTheContents()
    {
        const QStringList pages = pathsOfPages();
        for (const QString &path : pages)
            QVERIFY2(manualText(path, {}).startsWith(u"# "_s), qPrintable(path));
        for (const char *folder : {"docs/manual", "docs/rulings"}) {
            QDirIterator files(QString::fromLatin1(folder), {u"*.md"_s}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString path = files.next().mid(5);
                QVERIFY2(pages.contains(path), qPrintable(path));
                // And the program carries it as it stands.
                QCOMPARE(manualText(path, {}).section(u'\n', 0, 0),
                         contentOf(u"docs/"_s + path).section(u'\n', 0, 0));
            }
        }
    }

    void noLinkIsDead()
    {
        static const QRegularExpression link(u"\\]\\(([^)]+)\\)"_s);
        const QString pictures = contentOf(u"docs/manual_pictures.qrc"_s);
        QStringList dead;
        int links = 0;
        for (const QString &path : pathsOfPages()) {
            const QUrl base(u"docs:/"_s + path);
            const QString text = manualText(path, {});
            for (auto found = link.globalMatch(text); found.hasNext();) {
                const QString target = found.next().captured(1);
                if (target.startsWith(u"http"_s))
                    continue;
                ++links;
                const QUrl url = base.resolved(QUrl(target));
                const QString wanted = url.path().mid(1);
                const bool isPicture = wanted.endsWith(u".png"_s);
                const QString page = isPicture ? QString() : manualText(wanted, {});
                const bool isThere = isPicture ? pictures.contains(u"<file>%1</file>"_s.arg(wanted)) &&
                                                     QFile::exists(u"docs/"_s + wanted)
                                               : !page.isEmpty();
                if (!isThere || (url.hasFragment() && !anchorsOf(page).contains(url.fragment())))
                    dead << u"%1: %2"_s.arg(path, target);
            }
        }
        QVERIFY(links > 100);
        QVERIFY2(dead.isEmpty(), qPrintable(dead.join(u'\n')));
    }

    /// *Match > Postpone…* is what the menu says.
    void itNamesWhatTheProgramShows()
    {
        static const QRegularExpression shown(u"(?<![*\\w])\\*([^*]+)\\*(?!\\w)"_s);
        static const QRegularExpression code(u"`[^`]*`"_s);
        const QSet<QString> texts = shownTexts();
        QStringList unknown;
        int names = 0;
        for (const ManualPage &page : manualPages({})) {
            if (!page.path.startsWith(u"manual/howto/"_s) && page.path != "manual/window.md"_L1)
                continue;
            const QString text = manualText(page.path, {}).remove(code).remove(u"**"_s);
            for (auto found = shown.globalMatch(text); found.hasNext();) {
                for (const QString &name : found.next().captured(1).simplified().split(u" > "_s)) {
                    ++names;
                    if (!texts.contains(name) && !texts.contains(name + u'…') && !texts.contains(name + u':'))
                        unknown << u"%1: %2"_s.arg(page.path, name);
                }
            }
        }
        QVERIFY(names > 100);
        QVERIFY2(unknown.isEmpty(), qPrintable(unknown.join(u'\n')));
    }

    void everyQuestionHasItsHalfPage_data()
    {
        QTest::addColumn<QString>("game");
        for (const Game *game : allGames())
            if (playsMatches(game->info()))
                QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }

    void everyQuestionHasItsHalfPage()
    {
        QFETCH(QString, game);
        const QStringList points = pointsOf(game);
        QVERIFY(points.size() > 20);
        QStringList without;
        for (const QString &point : points) {
            const QString help = questionHelp(**findGame(game), point.toStdString());
            QVERIFY(help.isEmpty() || help.startsWith(u"## "_s));
            // Half a page, not half a sentence and not a chapter.
            const qsizetype words = help.simplified().split(u' ').size();
            if (words < 25 || words > 250)
                without << u"%1 (%2)"_s.arg(point).arg(words);
        }
        QVERIFY2(
            without.isEmpty(),
            qPrintable(u"%1 of %2: %3"_s.arg(without.size()).arg(points.size()).arg(without.join(u' '))));
        // And none is about a point that there is not.
        static const QRegularExpression comment(u"^<!-- (.+) -->$"_s, QRegularExpression::MultilineOption);
        QStringList named;
        const QString text = contentOf(u"docs/manual/games/%1-questions.md"_s.arg(game));
        for (auto found = comment.globalMatch(text); found.hasNext();)
            named << found.next().captured(1).split(u' ');
        for (const QString &point : named)
            QVERIFY2(points.contains(point) && named.count(point) == 1, qPrintable(point));
    }

    void aQuestionIsNamedAsAtTheTerminal_data() { everyQuestionHasItsHalfPage_data(); }
    /// Where the heading is not what the terminal asks, the end of the half page has its name, and no name
    /// that there is not.
    void aQuestionIsNamedAsAtTheTerminal()
    {
        QFETCH(QString, game);
        static const QRegularExpression part(u"^## (.+)\n<!-- (.+) -->$"_s,
                                             QRegularExpression::MultilineOption);
        static const QRegularExpression line(u"^At the terminal\\b(.+)$"_s,
                                             QRegularExpression::MultilineOption);
        static const QRegularExpression name(u"\\*([^*]+)\\*"_s);
        const QString text = contentOf(u"docs/manual/games/%1-questions.md"_s.arg(game));
        QStringList wrong;
        int names = 0;
        for (auto found = part.globalMatch(text); found.hasNext();) {
            const QRegularExpressionMatch head = found.next();
            const qsizetype next = text.indexOf(u"\n## "_s, head.capturedEnd());
            const QString half = text.mid(head.capturedEnd(), next < 0 ? -1 : next - head.capturedEnd());
            const QStringList points = head.captured(2).split(u' ');
            const QString heading =
                head.captured(1).toLower().remove(u',').remove(QRegularExpression(u"^(an?|the) "_s));
            QStringList asked;
            for (const RollPrompt &prompt : promptsOf(game))
                if (points.contains(toQString(prompt.id)))
                    asked << toQString(prompt.label);
            QStringList said;
            for (auto lines = line.globalMatch(half); lines.hasNext();)
                for (auto each = name.globalMatch(lines.next().captured(1)); each.hasNext();)
                    said << each.next().captured(1);
            names += static_cast<int>(said.size());
            for (const QString &one : said)
                if (!asked.contains(one))
                    wrong << u"%1: no question is called \"%2\""_s.arg(head.captured(1), one);
            for (const QString &one : asked)
                if (!said.contains(one) && !said.contains(kindOf(one)) && kindOf(one) != heading &&
                    QString(one).remove(u',') != heading)
                    wrong << u"%1: \"%2\" is not named"_s.arg(head.captured(1), one);
        }
        QVERIFY(names > 5);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void wordsAreFoundFromTheirBeginnings()
    {
        const ManualSearch search({});
        QVERIFY(search.find(u" "_s).empty());
        const auto hits = search.find(u"WALKOVER scor"_s);
        QVERIFY(!hits.empty());
        const auto isPage = [](const ManualHit &hit) {
            return hit.link == "manual/howto/somebody-did-not-come.md"_L1;
        };
        const auto page = std::find_if(hits.begin(), hits.end(), isPage);
        QVERIFY(page != hits.end());
        QCOMPARE(page->page, u"A team did not come"_s);
        QVERIFY2(page->excerpt.contains(u"alkover"_s), qPrintable(page->excerpt));
        // In headings first.
        QCOMPARE(search.find(u"card check"_s).front().link, u"manual/games/atcs.md#card-check"_s);
        // Accents may be left out.
        QVERIFY(!search.find(u"pele"_s).empty());
        QVERIFY(search.find(u"alkover"_s).empty());
    }

    void aHeadingHasTheAnchorOfTheWeb()
    {
        QCOMPARE(headingAnchor(u"Who is out?"_s), u"who-is-out"_s);
        QCOMPARE(headingAnchor(u"Attempts in turn, and the clock"_s), u"attempts-in-turn-and-the-clock"_s);
    }

    void pagesOfAGameFollowItsTables()
    {
        const QString options = manualText(u"manual/games/atcs-options.md"_s, {});
        for (const OptionSpec &spec : (*findGame(u"atcs"_s))->info().options)
            QVERIFY2(options.contains(u"(`%1`; "_s.arg(QLatin1String(spec.name))), spec.name);
        QVERIFY(options.contains(u"(`referees`; Advanced: off; Premier League: on): "_s));
        const QString charts = manualText(u"manual/games/fuba-charts.md"_s, {});
        QVERIFY2(charts.startsWith(u"# FUBA: Charts\n\n## What each area takes from a goal attempt\n\n| "_s),
                 qPrintable(charts));
        QVERIFY(manualText(u"manual/games/atcs-terms.md"_s, {}).contains(u"- **one-timer**: "_s));
        QCOMPARE(manualText(u"manual/games/nothing-charts.md"_s, {}), QString());
    }

    /// At the terminal a page has no signs of Markdown, and what belongs together stands together.
    void aPageIsPlainText()
    {
        const QString page = QStringLiteral(
            "# A page\n\n![Seen](x.png)\n\nSome **words** that go *on* in `why` and "
            "`--play both`, see\n[how to undo](undo.md#backups) and [below](#end).\n\n"
            "## End\n- one item that goes\non in the first column\n- two\n\n  below two\n\n"
            "  ```text\n  $ a *command*\n  ```\n\n1. first\n\n| One | Other `a\\|b` |\n|---|---|\n"
            "| 1 | a text that is too long for the line it stands in |\n");
        QCOMPARE(cli::plainManual(page, QStringLiteral("manual/howto/x.md"), 40).split(u'\n'),
                 QStringLiteral("A page\n"
                                "======\n\n"
                                "Some words that go on in \"why\" and\n"
                                "--play both, see how to undo (manual\n"
                                "undo) and below.\n\n"
                                "End\n"
                                "---\n\n"
                                "- one item that goes on in the first\n"
                                "  column\n"
                                "- two\n\n"
                                "  below two\n\n"
                                "      $ a *command*\n\n"
                                "1. first\n\n"
                                "One  Other a|b\n"
                                "---  -----------------------------------\n"
                                "1    a text that is too long for the\n"
                                "     line it stands in\n")
                     .split(u'\n'));
    }

    void everyPageIsPlainTextAtTheTerminal()
    {
        static const QRegularExpression signs(QStringLiteral("\\*\\*|\\]\\(|```|^\\||^#+ |`"),
                                              QRegularExpression::MultilineOption);
        for (const ManualPage &page : manualPages({})) {
            const QString text = cli::plainManual(manualText(page.path, {}), page.path, 80);
            QVERIFY(!text.isEmpty());
            for (const QString &line : text.split(u'\n')) {
                // Code is not touched: it is there to be copied.
                if (line.startsWith(QStringLiteral("    ")))
                    continue;
                QVERIFY2(!signs.match(line).hasMatch(), qPrintable(page.path + u':' + line));
                // So is a row of long names.
                QVERIFY2(line.size() <= 80 || line.contains(QStringLiteral("  ")),
                         qPrintable(page.path + u':' + line));
            }
        }
    }
};

TOUCHLINE_TEST(TestManual)

} // namespace test_manual

#include "test_manual.moc"
