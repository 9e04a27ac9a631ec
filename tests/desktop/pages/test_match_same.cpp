// SPDX-License-Identifier: GPL-3.0-or-later
// A match that is played in the window, by somebody who types the dice, clicks the answers and knows nothing
// but what the widgets show, is the match that touchline-cli makes of the same rolls and choices: the same
// report, the same log.
//
// TOUCHLINE_MATCHES: how many of each game and level (match_same_long plays a hundred).

#include "core/games/registry.h"
#include "core/play/matches/live_match.h"
#include "tests/desktop/match_hands.h"
#include "tests/support/test_registry.h"
#include "tests/unit/cli/run_cli.h"

#include <QTemporaryDir>

namespace test_match_same {

using namespace touchline;
using namespace touchline::testing;

namespace {

int matchesOfEach()
{
    bool isNumber = false;
    const int wanted = qEnvironmentVariableIntValue("TOUCHLINE_MATCHES", &isNumber);
    return isNumber ? wanted : 1;
}

/// Files for touchline-cli.
QByteArray linesOf(const std::vector<int> &rolls)
{
    QByteArray lines;
    for (const int roll : rolls)
        lines += QByteArray::number(roll) + '\n';
    return lines;
}

/// The log as JSON, with its report, as it would be for that fixture (a game may draw names by it: FUBA's
/// scorers), without what tells one occasion from another: who played, and the report's number.
QJsonObject comparable(MatchLog log, const Game &game, const QUuid &fixture)
{
    log.setup.fixture = fixture;
    log.report = LiveMatch::resume(game, log)->report();
    log.report.id = {};
    log.seed.clear();
    log.agents = {};
    log.notes = {};
    return toJson(log, game);
}

/// The first path at which two values differ; empty where none does.
QString firstDifference(const QJsonValue &one, const QJsonValue &other, const QString &path = {})
{
    if (one == other)
        return {};
    if (one.isObject() && other.isObject()) {
        QStringList keys = one.toObject().keys() + other.toObject().keys();
        keys.removeDuplicates();
        for (const QString &key : keys)
            if (const QString found = firstDifference(one.toObject().value(key), other.toObject().value(key),
                                                      path + u'/' + key);
                !found.isEmpty())
                return found;
    }
    if (one.isArray() && other.isArray())
        for (int i = 0; i < std::max(one.toArray().size(), other.toArray().size()); ++i)
            if (const QString found = firstDifference(one.toArray().at(i), other.toArray().at(i),
                                                      path + u'/' + QString::number(i));
                !found.isEmpty())
                return found;
    const auto text = [](const QJsonValue &value) {
        return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact).left(300));
    };
    return QStringLiteral("%1: %2 in the window, %3 at the terminal").arg(path, text(one), text(other));
}

} // namespace

class TestMatchSame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWindowPlaysTheMatchOfTheCommandLine_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("level");
        for (const Game *game : allGames())
            if (playsMatches(game->info()))
                for (const LevelSpec &level : game->info().levels)
                    QTest::addRow("%s %s", game->info().id, level.name)
                        << QString::fromUtf8(game->info().id) << QString::fromUtf8(level.name);
    }
    void theWindowPlaysTheMatchOfTheCommandLine()
    {
        QFETCH(QString, game);
        QFETCH(QString, level);
        std::size_t rolls = 0;
        qsizetype choices = 0;
        for (int number = 0; number < matchesOfEach(); ++number) {
            const auto seed = static_cast<std::uint64_t>(number) + 1;
            Shown shown(qPrintable(game), qPrintable(level), seed);
            shown.sit("person", "person", true);
            shown.click("kickOff");
            Hands hands(shown, seed);
            while (hands.answer()) {
            }
            QCOMPARE(shown.window.errors, QStringList());
            shown.click("enterResult");
            QCOMPARE(shown.window.wentTo, PageKind::Fixtures);
            compare(shown.window, game, level, hands);
            if (QTest::currentTestFailed())
                qFatal("match %d of %s %s", number + 1, qPrintable(game), qPrintable(level));
            rolls += hands.rolls.size();
            choices += hands.choices.size();
        }
        qInfo("%d matches, %zu dice typed, %d answers clicked", matchesOfEach(), rolls,
              static_cast<int>(choices));
    }

private:
    static void compare(PageWindow &window, const QString &name, const QString &level, const Hands &hands)
    {
        const Game &game = *findGame(name).value();
        const Competition played = window.competition();
        const MatchReport *report = played.report(0);
        QVERIFY(report != nullptr);
        const auto stored = window.league()->league().log(report->id);
        QVERIFY(stored && *stored);
        MatchLog inWindow = **stored;
        QVERIFY(inWindow.seed.isEmpty());
        QCOMPARE(inWindow.agents[Side::Home], personAgent);
        QVERIFY(inWindow.report == *report);
        const PerSide<int> teams = progress(played).fixtures.front().teams;
        const QTemporaryDir folder;
        const QString log = folder.filePath(QStringLiteral("match.json"));
        QStringList arguments{QStringLiteral("match")};
        for (const Side side : bothSides)
            arguments << played.entrant(teams[side]).code;
        arguments << QStringLiteral("--game") << name << QStringLiteral("--level") << level
                  << QStringLiteral("--rolls")
                  << writtenFile(folder.filePath(QStringLiteral("rolls")), linesOf(hands.rolls))
                  << QStringLiteral("--choices")
                  << writtenFile(folder.filePath(QStringLiteral("choices")),
                                 hands.choices.join(u'\n').toUtf8() + '\n')
                  << QStringLiteral("--log") << log;
        if (!inWindow.setup.ground)
            arguments << QStringLiteral("--neutral");
        const CliRun run = runCli(arguments);
        QVERIFY2(run.code == cli::done, qPrintable(run.err));
        const auto atTerminal = logFromJson(QJsonDocument::fromJson(bytesOf(log)).object(), game);
        QVERIFY(atTerminal);
        // The report that was entered is that of its own log.
        MatchReport ofLog = LiveMatch::resume(game, inWindow)->report();
        ofLog.id = report->id;
        QVERIFY(ofLog == *report);
        QJsonObject here = comparable(inWindow, game, inWindow.setup.fixture);
        QJsonObject there = comparable(*atTerminal, game, inWindow.setup.fixture);
        const QString reportKey = QStringLiteral("report");
        const QJsonValue reportHere = here.take(reportKey);
        const QJsonValue reportThere = there.take(reportKey);
        // What it was made of first: its differences make those of the report.
        QString difference = firstDifference(here, there);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
        difference = firstDifference(reportHere, reportThere, reportKey);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }
};

TOUCHLINE_TEST(TestMatchSame)

} // namespace test_match_same

#include "test_match_same.moc"
