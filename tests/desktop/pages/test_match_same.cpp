// SPDX-License-Identifier: GPL-3.0-or-later
// A match that is played in the window, by somebody who types the dice, clicks the answers and knows nothing
// but what the widgets show, is the match that touchline-cli makes of the same rolls and choices: the same
// report, the same log.
//
// TOUCHLINE_MATCHES: how many of each game and level (match_same_long plays a hundred).

#include "core/play/matches/live_match.h"
#include "tests/desktop/match_hands.h"
#include "tests/unit/cli/run_cli.h"

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

/// The log as JSON, without what tells one occasion from another: who played, and the report's number.
QJsonObject comparable(MatchLog log, const Game &game)
{
    log.report.id = {};
    log.seed.clear();
    log.agents = {};
    log.notes = {};
    return toJson(log, game);
}

/// touchline-cli with somebody who types these lines.
CliRun typing(const QStringList &arguments, const QStringList &lines)
{
    CliRun run;
    QString typed = lines.join(u'\n') + u'\n';
    QTextStream in(&typed);
    QTextStream out(&run.out);
    QTextStream err(&run.err);
    cli::Streams streams{out, err, false, &in};
    run.code = cli::runCommandLine(arguments, streams);
    out.flush();
    err.flush();
    return run;
}

/// The log of the first match of a league, which has a report.
MatchLog firstLog(League &league, const QUuid &competition)
{
    const Competition played = league.competitions().find(competition).value();
    return league.results().log(played.report(0)->id).value().value();
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
            if (QString found = firstDifference(one.toObject().value(key), other.toObject().value(key),
                                                path + u'/' + key);
                !found.isEmpty())
                return found;
    }
    if (one.isArray() && other.isArray())
        for (int i = 0; i < std::max(one.toArray().size(), other.toArray().size()); ++i)
            if (QString found = firstDifference(one.toArray().at(i), other.toArray().at(i),
                                                path + u'/' + QString::number(i));
                !found.isEmpty())
                return found;
    const auto text = [](const QJsonValue &value) {
        return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact).left(300));
    };
    return u"%1: %2 in the window, %3 at the terminal"_s.arg(path, text(one), text(other));
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
            const Competition before = shown.window.competition();
            shown.sit("person", "person", true);
            shown.click("kickOff");
            Hands hands(shown, seed);
            while (hands.answer()) {
            }
            QCOMPARE(shown.window.errors, QStringList());
            shown.click("enterResult");
            // The page stays, with the match as it is kept.
            QTRY_VERIFY(shown.page->session() != nullptr && shown.page->session()->isWatched());
            compare(shown.window, before, level, hands);
            if (QTest::currentTestFailed())
                qFatal("match %d of %s %s", number + 1, qPrintable(game), qPrintable(level));
            rolls += hands.rolls.size();
            choices += hands.choices.size();
        }
        qInfo("%d matches, %zu dice typed, %d answers clicked", matchesOfEach(), rolls,
              static_cast<int>(choices));
    }

private:
    /// The same match of the same league, in a file of its own, with everything typed that was typed and
    /// clicked; and a friendly of the two teams with --rolls and --choices.
    void compare(PageWindow &window, const Competition &before, const QString &level, const Hands &hands)
    {
        const Game &game = *findGame(before.definition().game).value();
        const QUuid id = before.definition().id;
        const MatchLog here = firstLog(window.league()->league(), id);
        QVERIFY(here.seed.isEmpty());
        // What was clicked is what was chosen.
        QStringList chosen;
        for (const LogEntry &entry : here.entries)
            if (entry.kind == Awaits::Choice)
                chosen << entry.option;
        QCOMPARE(chosen, hands.choices);
        QCOMPARE(here.agents[Side::Home], personAgent);
        QVERIFY(here.report == *window.competition().report(0));
        const QTemporaryDir folder;
        const QString place = folder.filePath(u"league.touchline"_s);
        {
            auto league = League::create(place, u"Typed"_s, {u"Anna"_s, false, {}});
            QVERIFY(league && (*league)->competitions().add(before));
        }
        const CliRun run = typing({u"league"_s, u"play"_s, place, u"--fixture"_s, u"1"_s, u"--play"_s,
                                   u"both"_s, u"--dice"_s, u"typed"_s},
                                  hands.typed);
        QVERIFY2(run.code == cli::done, qPrintable(run.err + run.out.right(3'000)));
        auto league = League::open(place, {u"Anna"_s, true, {}});
        QVERIFY(league);
        const QString difference =
            firstDifference(comparable(here, game), comparable(firstLog(**league, id), game));
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
        compareFriendly(here, before, level, hands);
    }

    /// A friendly of the same two teams, which has a fixture of its own.
    void compareFriendly(const MatchLog &here, const Competition &before, const QString &level,
                         const Hands &hands)
    {
        const Game &game = *findGame(here.game).value();
        const PerSide<int> teams = progress(before).fixtures.front().teams;
        const QTemporaryDir folder;
        const QString log = folder.filePath(u"match.json"_s);
        QStringList arguments{u"match"_s,
                              before.entrant(teams[Side::Home]).code,
                              before.entrant(teams[Side::Away]).code,
                              u"--game"_s,
                              here.game,
                              u"--level"_s,
                              level,
                              u"--force"_s,
                              u"--log"_s,
                              log};
        if (!here.setup.ground)
            arguments << u"--neutral"_s;
        QStringList options;
        const QJsonObject wishes = before.definition().options;
        for (auto wish = wishes.begin(); wish != wishes.end(); ++wish)
            options << wish.key() + u'=' + wish.value().toVariant().toString();
        if (!options.isEmpty())
            arguments << u"--options"_s << options.join(u',');
        // Those that nobody could type too.
        std::vector<int> rolls;
        for (const LogEntry &entry : here.entries)
            if (entry.kind == Awaits::Roll)
                rolls.push_back(entry.value);
        arguments << u"--rolls"_s << writtenFile(folder.filePath(u"rolls"_s), linesOf(rolls))
                  << u"--choices"_s
                  << writtenFile(folder.filePath(u"choices"_s), hands.choices.join(u'\n').toUtf8() + '\n');
        const CliRun run = runCli(arguments);
        QVERIFY2(run.code == cli::done, qPrintable(run.err));
        auto there = logFromJson(QJsonDocument::fromJson(bytesOf(log)).object(), game);
        QVERIFY(there);
        there->setup.fixture = here.setup.fixture;
        there->report = LiveMatch::resume(game, *there)->report();
        const QString difference = firstDifference(comparable(here, game), comparable(*there, game));
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }
};

TOUCHLINE_TEST(TestMatchSame)

} // namespace test_match_same

#include "test_match_same.moc"
