// SPDX-License-Identifier: GPL-3.0-or-later
// The story of a match for others: as a page, as data, as text.
#include "core/base/index.h"
#include "core/games/registry.h"
#include "core/play/matches/fixture_player.h"
#include "models/words/narrator.h"
#include "models/words/played_match_json.h"
#include "models/words/story_file.h"
#include "models/words/story_teller.h"
#include "tests/support/playable_league.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace test_story_file {

using namespace touchline;
using namespace touchline::testing;

namespace {

PlayedMatch matchOf(const QString &home)
{
    const Competition league = Competition::create(playableLeague("atcs", "premier", 3)).value();
    PlayedMatch played = playFixture(league, 0, playRulesOf(league).value(), 0).value();
    played.report.teams[Side::Home].name = home;
    return played;
}

std::vector<StoryLine> linesOf(const PlayedMatch &played, const Game &game, const Telling &telling)
{
    StoryTeller teller(played.log.setup, game, telling);
    teller.follow(played.events, played.log.entries, played.eventsBefore);
    return teller.lines();
}

/// Text of all elements of that name.
QStringList textsOf(const QByteArray &page, const QString &element)
{
    QStringList texts;
    QXmlStreamReader reader(page);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == element)
            texts << reader.readElementText(QXmlStreamReader::IncludeChildElements);
    if (reader.hasError())
        return {reader.errorString()};
    return texts;
}

} // namespace

class TestStoryFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theEndingOfTheNameSaysTheForm()
    {
        QCOMPARE(storyFormatOf(QStringLiteral("a.html")), StoryFormat::Html);
        QCOMPARE(storyFormatOf(QStringLiteral("/x.y/A.HTM")), StoryFormat::Html);
        QCOMPARE(storyFormatOf(QStringLiteral("a.json")), StoryFormat::Json);
        QCOMPARE(storyFormatOf(QStringLiteral("a.txt")), StoryFormat::Text);
        QCOMPARE(storyFormatOf(QStringLiteral("html")), StoryFormat::Text);
    }

    void thePageHasEveryLineAndRunsNothing()
    {
        const Game &game = *findGame(QStringLiteral("atcs")).value();
        const QString hostile = QStringLiteral("<script>alert(\"&amp;\")</script>");
        const PlayedMatch played = matchOf(hostile);
        for (const Telling &telling : {tellingsOf(game).full, tellingsOf(game).explained}) {
            const QByteArray page = storyFile(played, game, telling, StoryFormat::Html);
            const std::vector<StoryLine> lines = linesOf(played, game, telling);
            const QStringList told = textsOf(page, QStringLiteral("td"));
            QCOMPARE(told.size(), static_cast<qsizetype>(lines.size()));
            const QStringList minutes = textsOf(page, QStringLiteral("th"));
            for (std::size_t line = 0; line < lines.size(); ++line) {
                QCOMPARE(told.at(static_cast<qsizetype>(line)), lines[line].text.trimmed());
                QCOMPARE(minutes.at(static_cast<qsizetype>(line)), lines[line].minute);
            }
            QVERIFY(!page.contains("<script"));
            // The name came through, as a name.
            QVERIFY(textsOf(page, QStringLiteral("h1")).join(QString()).contains(hostile));
        }
    }

    void theDataAreTheMatchWithItsStory()
    {
        const Game &game = *findGame(QStringLiteral("atcs")).value();
        const PlayedMatch played = matchOf(QStringLiteral("Brazil"));
        const Telling telling = tellingsOf(game).full;
        QJsonObject object =
            QJsonDocument::fromJson(storyFile(played, game, telling, StoryFormat::Json)).object();
        const QJsonArray story = object.take(QStringLiteral("story")).toArray();
        QCOMPARE(object, playedMatchJson(played, game));
        const std::vector<StoryLine> lines = linesOf(played, game, telling);
        QCOMPARE(story.size(), static_cast<qsizetype>(lines.size()));
        for (qsizetype line = 0; line < story.size(); ++line) {
            const QJsonObject one = story.at(line).toObject();
            const StoryLine &wanted = lines[at(line)];
            QCOMPARE(one.value(QStringLiteral("text")).toString(), wanted.text.trimmed());
            QCOMPARE(one.value(QStringLiteral("minute")).toString(), wanted.minute);
            QCOMPARE(one.value(QStringLiteral("first_event")).toInt(), static_cast<int>(wanted.firstEvent));
        }
    }

    void theTerminalSavesIt()
    {
        const QTemporaryDir folder;
        const QString log = folder.filePath(QStringLiteral("match.json"));
        QCOMPARE(runCli({QStringLiteral("match"), QStringLiteral("BRA-1970"), QStringLiteral("ITA-1970"),
                         QStringLiteral("--seed"), QStringLiteral("4"), QStringLiteral("--log"), log})
                     .code,
                 0);
        for (const char *ending : {"html", "json", "txt"}) {
            const QString story = folder.filePath(QStringLiteral("story.") + QLatin1String(ending));
            const QStringList save{QStringLiteral("replay"), log, QStringLiteral("--story"), story};
            const CliRun run = runCli(save);
            QCOMPARE(run.err, QString());
            QCOMPARE(run.code, 0);
            const QByteArray first = bytesOf(story);
            QVERIFY(first.contains("Brazil 1970"));
            // What is there stays, but with --force.
            QCOMPARE(runCli(save).code, 1);
            QCOMPARE(runCli(save + QStringList{QStringLiteral("--force")}).code, 0);
            QCOMPARE(bytesOf(story), first);
            // What explains has more to tell.
            const QString explained = folder.filePath(QStringLiteral("explained.") + QLatin1String(ending));
            QCOMPARE(runCli({QStringLiteral("explain"), QStringLiteral("--log"), log,
                             QStringLiteral("--story"), explained})
                         .code,
                     0);
            QVERIFY(bytesOf(explained).size() > first.size());
        }
        QCOMPARE(bytesOf(folder.filePath(QStringLiteral("story.txt"))),
                 runCli({QStringLiteral("replay"), log, QStringLiteral("--narrate")}).out.toUtf8());
    }
};

TOUCHLINE_TEST(TestStoryFile)

} // namespace test_story_file

#include "test_story_file.moc"
