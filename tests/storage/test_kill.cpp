// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing is ever lost: a program at work is killed (SIGKILL) at random moments. After each the league opens,
// is whole, and holds exactly the commands that had returned; besides them at most the one that was under
// way.
//
// TOUCHLINE_KILLS: how often for each kind of database.
#include "core/play/new_competition.h"
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_json.h"
#include "models/league/league_move.h"
#include "models/league/players/league_player.h"
#include "models/store/postgres/postgres_server.h"
#include "models/store/sqlite/backup.h"
#include "models/store/whole_database.h"
#include "tests/storage/kill_target.h"
#include "tests/storage/kill_worker.h"
#include "tests/storage/random_commands.h"
#include "tests/support/cup_wishes.h"
#include "tests/support/test_registry.h"

#include <QElapsedTimer>
#include <QFile>

#include <unistd.h>

namespace test_kill {

using namespace touchline;
using namespace touchline::storage;
using store::Backend;

namespace {

/// A league that grows makes every look at it longer.
constexpr int killsPerLeague = 40;
/// About as long as a backup takes, in microseconds.
constexpr std::uint32_t longestCopying = 30'000;

int kills()
{
#ifdef __SANITIZE_ADDRESS__
    constexpr int usual = 20;
#else
    constexpr int usual = 40;
#endif
    const int wanted = qEnvironmentVariableIntValue("TOUCHLINE_KILLS");
    return wanted > 0 ? wanted : usual;
}

constexpr int matchesOfCup = 15;

NewCompetition toBePlayed()
{
    CompetitionWishes wishes = testing::cupWishes("basic", 4);
    wishes.format = u"cup-16"_s;
    wishes.draw = u"random"_s;
    return newCompetition(wishes).value();
}

/// That share of all kills, in hundredths; at least two.
int share(int hundredths)
{
    return qMax(2, kills() * hundredths / 100);
}

/// Every backup is whole, and shows the league as it was at some moment. `seen`: what was looked at before.
QString lookAtBackups(const Target &target, const Heard &heard, QStringList &seen)
{
    QStringList files = store::backupsOf(target.place().path);
    const QFileInfo beside(target.beside());
    const QStringList copies{beside.completeBaseName() + u"*.touchline"_s};
    for (const QFileInfo &copy : beside.dir().entryInfoList(copies, QDir::Files))
        files << copy.filePath();
    files.removeIf([&seen](const QString &file) { return seen.contains(file); });
    seen += files;
    const auto league = target.place().open();
    const auto history = league ? (*league)->history().entries() : fail(league.error());
    if (!history)
        return wordsOf(history.error());
    for (const QString &file : files) {
        auto backup = League::open(file, {u"Anna"_s, true, {}});
        if (!backup)
            return wordsOf(backup.error());
        if (QString wrong = whatIsWrong(**backup); !wrong.isEmpty())
            return wrong;
        const auto then = (*backup)->history().entries();
        const std::size_t later =
            then && then->size() <= history->size() ? history->size() - then->size() : 0;
        for (std::size_t i = 0; then && i < then->size(); ++i)
            if ((*then)[i].id != (*history)[later + i].id)
                return u"%1 shows another past"_s.arg(file);
    }
    for (qsizetype i = heard.lines.size() - 1, told = 0; i >= 0 && told < 3; --i)
        if (heard.lines[i].startsWith("backup ")) {
            ++told;
            // Of two numbered ones in a row none may be gone yet: three are kept.
            if (!QFile::exists(QString::fromUtf8(heard.lines[i].mid(7))))
                return u"gone: "_s + QString::fromUtf8(heard.lines[i]);
        }
    return {};
}

/// From the moment when it is ready: how long a worker takes that nobody kills, in microseconds.
std::uint32_t duration(const QStringList &arguments)
{
    QElapsedTimer timer;
    const Heard heard = work(arguments, Moment{"ready", 1, 0}, [&timer] { timer.start(); });
    if (!heard.has("finished"))
        qFatal("%s", qPrintable(heard.trouble));
    return static_cast<std::uint32_t>(timer.nsecsElapsed() / 1000);
}

/// A place where a league was being made: there is the whole league, or clearly none.
QString lookAtUnfinished(const Result<std::unique_ptr<League>> &league, const Heard &heard)
{
    if (!heard.trouble.isEmpty())
        return u"the worker: "_s + heard.trouble;
    if (league)
        return {};
    if (heard.has("finished"))
        return u"it had returned: "_s + wordsOf(league.error());
    return league.error().fault == Fault::NotFound ? QString() : wordsOf(league.error());
}

QStringList moving(const LeaguePlace &from, const LeaguePlace &to)
{
    return {u"move"_s, from.path, u"0"_s, to.path};
}

/// What the league holds; empty if it cannot be read.
QByteArray fingerprintAt(const LeaguePlace &place)
{
    const auto league = place.open();
    return league ? store::fingerprint((*league)->database()).value_or(QByteArray()) : QByteArray();
}

/// The league is where it was and whole; where it moves to it is whole, or clearly not there and can move
/// again.
QString lookAtMoved(const LeaguePlace &source, const LeaguePlace &place, const Heard &heard, int &there)
{
    const auto league = source.open();
    if (QString wrong = league ? whatIsWrong(**league) : wordsOf(league.error()); !wrong.isEmpty())
        return u"the source: "_s + wrong;
    auto moved = place.open();
    if (QString wrong = lookAtUnfinished(moved, heard); !wrong.isEmpty())
        return wrong;
    there += moved && !heard.has("finished") ? 1 : 0;
    if (!moved) {
        if (const auto again = moveLeague((*league)->database(), place.path); !again)
            return u"again: "_s + wordsOf(again.error());
        moved = place.open();
    }
    return moved ? whatIsWrong(**moved) : wordsOf(moved.error());
}

/// An open database of any version, for looking.
Result<store::Database> openWith(const LeaguePlace &place, const store::Migrations &migrations)
{
    if (place.server)
        return store::openServer(place.path, store::OpenMode::ReadWrite, migrations);
    return store::openFile(place.path, options(store::OpenMode::ReadWrite, migrations));
}

QString count(store::Database &database, const char *table)
{
    const auto rows = database.rows(u"SELECT COUNT(*) FROM %1"_s.arg(QString::fromLatin1(table)));
    return rows ? rows->front().front().toString() : wordsOf(rows.error());
}

/// The league is as old as it was or as new as it was to be, and whole; so is the backup of a file.
QString lookAtMigrated(const LeaguePlace &place, const QString &entries, const Heard &heard, int &there)
{
    const auto own = store::Migrations::compiledIn();
    auto older = openWith(place, *own);
    if (!older && older.error().fault != Fault::Newer)
        return wordsOf(older.error());
    if (older && count(*older, "journal") != entries)
        return u"the old league has %1 entries"_s.arg(count(*older, "journal"));
    const bool isNewer = !older;
    older = fail(Error{});
    if (!isNewer) {
        const auto league = place.open();
        if (QString wrong = league ? whatIsWrong(**league) : wordsOf(league.error()); !wrong.isEmpty())
            return wrong;
    }
    if (heard.has("finished") && !isNewer)
        return u"the migration had returned"_s;
    there += isNewer && !heard.has("finished") ? 1 : 0;
    if (!place.server) {
        const QDir backups(place.path + u".backups"_s);
        const QStringList kept = backups.entryList(QDir::Files | QDir::Hidden).filter(u"(before version"_s);
        for (const QString &name : kept)
            if (!name.endsWith(".touchline"_L1))
                continue;
            else if (auto backup = League::open(backups.filePath(name), {u"Anna"_s, true, {}}); !backup)
                return wordsOf(backup.error());
            else if (count((*backup)->database(), "journal") != entries)
                return u"the backup has %1 entries"_s.arg(count((*backup)->database(), "journal"));
        if (isNewer && kept.isEmpty())
            return u"migrated without a backup"_s;
    }
    auto newer = openWith(place, oneStepMore());
    if (!newer)
        return wordsOf(newer.error());
    if (count(*newer, "old_journal") != entries || count(*newer, "journal") != entries)
        return u"the new league has %1 entries"_s.arg(count(*newer, "old_journal"));
    return {};
}

} // namespace

class TestKill : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(objectionToRunning().isEmpty(), qPrintable(objectionToRunning())); }

    void commandsThatReturnedAreThere_data() { EACH_BACKEND(); }
    void commandsThatReturnedAreThere() { fire("commands", 40); }

    void inputsOfAMatchAreThere_data() { EACH_BACKEND(); }
    void inputsOfAMatchAreThere() { fire("match", 20); }

    /// What the computer had played on the way to the end stands, and is one step of undo all the same.
    void whatTheComputerPlayedStands_data() { EACH_BACKEND(); }
    void whatTheComputerPlayedStands()
    {
        QFETCH(Backend, backend);
        int within = 0;
        int found = 0;
        for (int i = 0; i < share(20); ++i) {
            const LeaguePlace place(backend);
            ASSIGN_RESULT(league, place.create());
            const NewCompetition made = toBePlayed();
            const QUuid id = made.competition.definition().id;
            VERIFY_RESULT((*league)->competitions().add(made.competition));
            const QStringList before = facts(**league);
            league->reset();
            const int wanted = m_generator.roll(matchesOfCup - 1);
            const Heard heard = work({u"to-end"_s, place.path}, Moment{"played " + QByteArray::number(wanted),
                                                                       1, m_generator.below(3000)});
            waitUntilAlone(place);
            QVERIFY2(heard.trouble.isEmpty(), qPrintable(heard.trouble));
            league = place.open(u"Worker"_s);
            VERIFY_RESULT(league);
            QCOMPARE(whatIsWrong(**league), QString());
            const int told =
                int(std::count_if(heard.lines.begin(), heard.lines.end(),
                                  [](const QByteArray &line) { return line.startsWith("played "); }));
            const int stands = playedMatches((*league)->competitions().find(id).value());
            QVERIFY2(stands == told || stands == told + 1,
                     qPrintable(u"%1 told, %2 there"_s.arg(told).arg(stands)));
            within += heard.has("finished") ? 0 : 1;
            found += stands == told + 1 ? 1 : 0;
            // One line says how many, one undo takes them all back.
            ASSIGN_RESULT(history, (*league)->history().entries());
            QCOMPARE(history->size(), 3U);
            QVERIFY2(history->front().english().startsWith(u"Computer played"_s),
                     qPrintable(history->front().english()));
            if (stands > 1)
                QVERIFY2(history->front().english().contains(QString::number(stands)),
                         qPrintable(history->front().english()));
            const QStringList after = facts(**league);
            VERIFY_RESULT((*league)->history().undo());
            QCOMPARE(difference(before, facts(**league)), QString());
            VERIFY_RESULT((*league)->history().redo());
            QCOMPARE(difference(after, facts(**league)), QString());
            // It goes on from there.
            VERIFY_RESULT(playToTheEnd(**league, id, made.rules));
            QCOMPARE(playedMatches((*league)->competitions().find(id).value()), matchesOfCup);
        }
        report("matches on the way to the end", share(20), within, found);
    }

    void backupsAreWholeOrNotThere() { fireAtBackups("backups"); }
    void backupsOnClosingAreWholeOrNotThere() { fireAtBackups("closings"); }

    void aNewLeagueIsThereOrCanBeMade_data() { EACH_BACKEND(); }
    void aNewLeagueIsThereOrCanBeMade()
    {
        QFETCH(Backend, backend);
        const LeaguePlace measured(backend);
        const std::uint32_t longest = duration({u"create"_s, measured.path});
        int within = 0;
        int there = 0;
        for (int i = 0; i < share(5); ++i) {
            const LeaguePlace place(backend);
            const Heard heard = work({u"create"_s, place.path}, Moment::within(m_generator, longest));
            waitUntilAlone(place);
            auto league = place.open();
            within += heard.has("finished") ? 0 : 1;
            there += league && !heard.has("finished") ? 1 : 0;
            QCOMPARE(lookAtUnfinished(league, heard), QString());
            if (!league)
                league = place.create();
            QVERIFY2(league, qPrintable(league ? QString() : described(i, wordsOf(league.error()), heard)));
            QCOMPARE(whatIsWrong(**league), QString());
            QCOMPARE((*league)->history().entries()->size(), 1U);
        }
        report("new leagues", share(5), within, there);
    }

    void anImportIsWholeOrNotThere_data() { EACH_BACKEND(); }
    void anImportIsWholeOrNotThere()
    {
        QFETCH(Backend, backend);
        const LeaguePlace source(Backend::Sqlite);
        const QString file = source.folder.path("league.json");
        QStringList expected;
        fill(source, file, expected);
        const LeaguePlace measured(backend);
        const std::uint32_t longest = duration({u"import"_s, measured.path, u"0"_s, file});
        int within = 0;
        int there = 0;
        for (int i = 0; i < share(10); ++i) {
            const LeaguePlace place(backend);
            const Heard heard =
                work({u"import"_s, place.path, u"0"_s, file}, Moment::within(m_generator, longest));
            waitUntilAlone(place);
            auto league = place.open();
            within += heard.has("finished") ? 0 : 1;
            there += league && !heard.has("finished") ? 1 : 0;
            QCOMPARE(lookAtUnfinished(league, heard), QString());
            if (!league) {
                const auto again = importLeague(contentOf(file), place.path);
                QVERIFY2(again, qPrintable(again ? QString() : described(i, wordsOf(again.error()), heard)));
                league = place.open();
            }
            VERIFY_RESULT(league);
            QCOMPARE(whatIsWrong(**league), QString());
            QCOMPARE(difference(expected, facts(**league)), QString());
        }
        report("imports", share(10), within, there);
    }

    void aLeagueThatMovesStaysWhereItIs_data() { EACH_BACKEND(); } // from there to the other
    void aLeagueThatMovesStaysWhereItIs()
    {
        QFETCH(Backend, backend);
        const Backend other = backend == Backend::Sqlite ? Backend::Postgres : Backend::Sqlite;
        const LeaguePlace source(backend);
        QStringList expected;
        fill(source, source.folder.path("league.json"), expected);
        const QByteArray print = fingerprintAt(source);
        const LeaguePlace measured(other);
        const std::uint32_t longest = duration(moving(source, measured));
        int within = 0;
        int there = 0;
        for (int i = 0; i < share(15); ++i) {
            const LeaguePlace place(other);
            const Heard heard = work(moving(source, place), Moment::within(m_generator, longest));
            waitUntilAlone(source);
            waitUntilAlone(place);
            within += heard.has("finished") ? 0 : 1;
            QString wrong = lookAtMoved(source, place, heard, there);
            if (wrong.isEmpty() && (fingerprintAt(source) != print || fingerprintAt(place) != print))
                wrong = u"not the same league"_s;
            QVERIFY2(wrong.isEmpty(), qPrintable(described(i, wrong, heard)));
        }
        report("moves", share(15), within, there);
    }

    void aMigrationIsWholeOrDidNotHappen_data() { EACH_BACKEND(); }
    void aMigrationIsWholeOrDidNotHappen()
    {
        QFETCH(Backend, backend);
        const LeaguePlace source(Backend::Sqlite);
        const QString file = source.folder.path("league.json");
        QStringList expected;
        fill(source, file, expected);
        std::uint32_t longest = 0;
        {
            const LeaguePlace measured(backend);
            VERIFY_RESULT(importLeague(contentOf(file), measured.path));
            longest = duration({u"migrate"_s, measured.path});
        }
        int within = 0;
        int there = 0;
        for (int i = 0; i < share(10); ++i) {
            const LeaguePlace place(backend);
            VERIFY_RESULT(importLeague(contentOf(file), place.path));
            const Heard heard = work({u"migrate"_s, place.path}, Moment::within(m_generator, longest));
            waitUntilAlone(place);
            within += heard.has("finished") ? 0 : 1;
            const QString wrong = lookAtMigrated(place, QString::number(m_entries), heard, there);
            QVERIFY2(wrong.isEmpty(), qPrintable(described(i, wrong, heard)));
        }
        report("migrations", share(10), within, there);
    }

    void aServerThatIsKilledLosesNothing()
    {
        const OwnServer server;
        QVERIFY2(!server.url().isEmpty(), "no server");
        int within = 0;
        int found = 0;
        Target target(Backend::Postgres);
        QCOMPARE(target.prepare(), QString());
        for (int i = 0; i < qBound(2, kills() / 40, 50); ++i) {
            Heard heard = work({u"commands"_s, target.place().path, seed()},
                               Moment{"begin", m_generator.roll(6), m_generator.below(8'000)},
                               [&server] { server.run("crash"); });
            QVERIFY2(server.run("again"), "the server does not start again");
            // Who works with it is told.
            QVERIFY2(heard.trouble.contains(u"server"_s), qPrintable(heard.trouble));
            heard.trouble.clear();
            const int before = target.foundUntold();
            const QString wrong = target.look(heard);
            QVERIFY2(wrong.isEmpty(), qPrintable(described(i, wrong, heard)));
            within += heard.isWithin() ? 1 : 0;
            found += target.foundUntold() - before;
        }
        report("server", qBound(2, kills() / 40, 50), within, found);
    }

private:
    [[nodiscard]] QString seed() { return QString::number(m_generator.next()); }

    static QString described(int number, const QString &wrong, const Heard &heard)
    {
        return u"kill %1: %2\n%3"_s.arg(
            QString::number(number), wrong,
            QString::fromUtf8(heard.lines.mid(heard.lines.size() - 5).join('\n')));
    }

    /// Of how many kills which share hit something that was under way, and what became of that.
    static void report(const char *what, int kills, int within, int found)
    {
        qInfo("%s: %d kills, %d in the middle, of which %d were kept", what, kills, within, found);
    }

    void fire(const char *what, int hundredths)
    {
        QFETCH(Backend, backend);
        std::unique_ptr<Target> target;
        int within = 0;
        int found = 0;
        bool isAtItsEnd = true;
        for (int i = 0; i < share(hundredths); ++i) {
            if (isAtItsEnd || i % killsPerLeague == 0) {
                target = std::make_unique<Target>(backend);
                QCOMPARE(target->prepare(), QString());
            }
            const Heard heard =
                work({QString::fromLatin1(what), target->place().path, seed()}, Moment::any(m_generator));
            const int before = target->foundUntold();
            const QString wrong = target->look(heard);
            QVERIFY2(wrong.isEmpty(), qPrintable(described(i, wrong, heard)));
            within += heard.isWithin() ? 1 : 0;
            found += target->foundUntold() - before;
            isAtItsEnd = heard.has("finished");
        }
        report(what, share(hundredths), within, found);
    }

    /// Two of three while a backup is being written.
    void fireAtBackups(const char *what)
    {
        std::unique_ptr<Target> target;
        QStringList seen;
        int within = 0;
        for (int i = 0; i < share(5); ++i) {
            if (i % killsPerLeague == 0) {
                target = std::make_unique<Target>(Backend::Sqlite);
                QCOMPARE(target->prepare(), QString());
                seen.clear();
            }
            const Moment copying{"copying", m_generator.roll(3), m_generator.below(longestCopying)};
            const Heard heard =
                work({QString::fromLatin1(what), target->place().path, seed(), target->beside()},
                     i % 3 == 0 ? Moment::any(m_generator) : copying);
            QString wrong = target->look(heard);
            if (wrong.isEmpty())
                wrong = lookAtBackups(*target, heard, seen);
            QVERIFY2(wrong.isEmpty(), qPrintable(described(i, wrong, heard)));
            within += !heard.lines.isEmpty() && heard.lines.back() == "copying" ? 1 : 0;
        }
        qInfo("%s: %d kills, %d while a backup was being written", what, share(5), within);
    }

    /// A league of some size, as it is and as a file to import.
    void fill(const LeaguePlace &place, const QString &file, QStringList &expected)
    {
        ASSIGN_RESULT(league, place.create());
        RandomCommands random(7);
        VERIFY_RESULT(random.make(**league, CommandKind::PlayedCompetition));
        for (int i = 0; i < 12; ++i)
            VERIFY_RESULT(random.makeOne(**league, changingCommands()));
        expected = facts(**league);
        m_entries = int((*league)->history().entries()->size());
        QFile json(file);
        QVERIFY(json.open(QIODevice::WriteOnly));
        VERIFY_RESULT(exportLeague((*league)->database(), json));
    }

    Generator m_generator{20261121};
    int m_entries = 0;
};

TOUCHLINE_TEST(TestKill)

const touchline::testing::RegisteredWorker worker("worker", runWorker);

} // namespace test_kill

#include "test_kill.moc"
