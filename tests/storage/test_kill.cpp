// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing is ever lost: a program at work is killed (SIGKILL) at random moments. After each the league opens,
// is whole, and holds exactly the commands that had returned; besides them at most the one that was under
// way.
//
// TOUCHLINE_KILLS: how often for each kind of database.
#include "models/league/league_json.h"
#include "models/store/backup.h"
#include "models/store/postgres_server.h"
#include "tests/storage/journal_replay.h"
#include "tests/storage/kill_worker.h"
#include "tests/storage/league_case.h"
#include "tests/storage/random_commands.h"
#include "tests/storage/victim.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTest>

#include <unistd.h>

using namespace touchline;
using namespace touchline::storage;
using store::Backend;

namespace {

/// A league that grows makes every look at it longer.
constexpr int killsPerLeague = 40;

int kills()
{
#ifdef __SANITIZE_ADDRESS__
    constexpr int usual = 20;
#else
    constexpr int usual = 200;
#endif
    const int wanted = qEnvironmentVariableIntValue("TOUCHLINE_KILLS");
    return wanted > 0 ? wanted : usual;
}

/// That share of all kills, in hundredths; at least two.
int share(int hundredths)
{
    return qMax(2, kills() * hundredths / 100);
}

/// The server goes on with what a killed program had sent, and then lets it go.
void waitUntilAlone(const LeaguePlace &place)
{
    if (!place.server)
        return;
    const QString others = QStringLiteral("SELECT count(*) FROM pg_stat_activity WHERE datname = "
                                          "current_database() AND pid <> pg_backend_pid()");
    while (place.server->value(others) != QLatin1String("0"))
        ::usleep(2'000);
}

/// What must hold in any league, whatever happened to it.
QString whatIsWrong(League &league)
{
    store::Database &database = league.database();
    if (database.backend() == Backend::Sqlite) {
        const auto check = database.rows(QStringLiteral("PRAGMA integrity_check"));
        if (!check || check->front().front().toString() != QLatin1String("ok"))
            return QStringLiteral("integrity_check");
        const auto references = database.rows(QStringLiteral("PRAGMA foreign_key_check"));
        if (!references || !references->empty())
            return QStringLiteral("foreign_key_check");
    }
    const auto lines = league.competitions();
    if (!lines)
        return wordsOf(lines.error());
    for (const CompetitionLine &line : *lines)
        if (const auto competition = league.competition(line.id); !competition)
            return wordsOf(competition.error());
    // A competition that comes with its results comes without their logs.
    const auto logs = database.rows(QStringLiteral(
        "SELECT COUNT(*) FROM report r JOIN competition c ON c.uuid = r.competition WHERE r.game <> '' "
        "AND c.name NOT LIKE 'Played %' AND r.uuid NOT IN (SELECT report FROM match_log)"));
    if (!logs || logs->front().front().toInt() != 0)
        return QStringLiteral("a match without its log");
    return {};
}

using UnderWay = std::optional<std::pair<QByteArray, int>>;

/// A league under fire, with what is known of it.
class Target
{
public:
    explicit Target(Backend backend) : m_place(backend)
    {
        if (const auto made = m_place.create(); !made)
            qFatal("%s", qPrintable(wordsOf(made.error())));
    }

    [[nodiscard]] const LeaguePlace &place() const { return m_place; }
    /// For the work that needs a second file.
    [[nodiscard]] QString beside() const { return m_place.folder.path("copy.touchline"); }

    /// Adds a competition by hand.
    [[nodiscard]] QString prepare()
    {
        auto league = m_place.open();
        if (!league)
            return wordsOf(league.error());
        const auto added = RandomCommands(1).make(**league, CommandKind::NewCompetition);
        return added ? m_replay.follow(**league) : wordsOf(added.error());
    }

    /// Empty, or what was lost or broken.
    [[nodiscard]] QString look(const Heard &heard)
    {
        if (!heard.trouble.isEmpty())
            return QStringLiteral("the worker: ") + heard.trouble;
        waitUntilAlone(m_place);
        auto league = m_place.open();
        if (!league)
            return wordsOf(league.error());
        if (QString wrong = whatIsWrong(**league); !wrong.isEmpty())
            return wrong;
        std::vector<QUuid> expected = m_replay.entries();
        for (const QUuid &id : heard.done())
            expected.push_back(id);
        if (QString wrong = m_replay.follow(**league); !wrong.isEmpty())
            return wrong;
        const std::vector<QUuid> &found = m_replay.entries();
        const bool isOneMore = heard.isWithin() && found.size() == expected.size() + 1;
        if (found.size() < expected.size() || !std::equal(expected.begin(), expected.end(), found.begin()))
            return QStringLiteral("lost: %1 of %2 commands").arg(found.size()).arg(expected.size());
        if (found.size() > expected.size() && !isOneMore)
            return QStringLiteral("too many: %1 for %2 commands").arg(found.size()).arg(expected.size());
        if (QString wrong = m_replay.compare(**league); !wrong.isEmpty())
            return wrong;
        m_within += heard.isWithin() ? 1 : 0;
        m_found += isOneMore ? 1 : 0;
        return lookAtMatch(**league, heard, isOneMore);
    }

    /// Kills in the middle of a command, and how many of these commands were on the disk.
    [[nodiscard]] int within() const { return m_within; }
    [[nodiscard]] int foundUntold() const { return m_found; }

private:
    [[nodiscard]] QString lookAtMatch(League &league, const Heard &heard, bool isOneMore)
    {
        for (const QByteArray &line : heard.lines) {
            if (line.startsWith("input "))
                m_underWay = {line.mid(6, 36), line.mid(43).toInt()};
            else if (line.startsWith("done "))
                m_underWay.reset();
        }
        const auto lines = league.matchesUnderWay();
        if (!lines || lines->size() > 1)
            return QStringLiteral("matches under way");
        UnderWay found;
        if (!lines->empty()) {
            const auto match = league.resumeMatch(lines->front().fixture);
            if (!match)
                return wordsOf(match.error());
            found = {lines->front().fixture.toByteArray(QUuid::WithoutBraces),
                     static_cast<int>(match->entries().size())};
        }
        UnderWay next;
        if (m_underWay && !isOneMore)
            next = {m_underWay->first, m_underWay->second + 1};
        else if (!m_underWay && found)
            next = {found->first, 0};
        const bool isLater = heard.isWithin() && found == next;
        if (found != m_underWay && !isLater)
            return QStringLiteral("the match under way: %1 inputs for %2")
                .arg(found ? found->second : -1)
                .arg(m_underWay ? m_underWay->second : -1);
        m_underWay = found;
        return {};
    }

    LeaguePlace m_place;
    JournalReplay m_replay;
    UnderWay m_underWay;
    int m_within = 0;
    int m_found = 0;
};

/// A server of this test's own, in the place of the one that all tests share.
class OwnServer
{
public:
    OwnServer() : m_shared(qgetenv("TOUCHLINE_TEST_SERVER"))
    {
        run("start");
        qputenv("TOUCHLINE_TEST_SERVER", url());
    }
    ~OwnServer()
    {
        run("stop");
        qputenv("TOUCHLINE_TEST_SERVER", m_shared);
    }
    Q_DISABLE_COPY_MOVE(OwnServer)

    [[nodiscard]] QByteArray url() const { return contentOf(m_folder.path("url")).trimmed(); }
    /// postgres.sh with that word; whether it worked.
    bool run(const char *what) const // NOLINT(modernize-use-nodiscard)
    {
        return QProcess::execute(qEnvironmentVariable("TOUCHLINE_TEST_POSTGRES"),
                                 {QLatin1String(what), m_folder.path()}) == 0;
    }

private:
    QByteArray m_shared;
    Folder m_folder;
};

/// Every backup is whole, and shows the league as it was at some moment.
QString lookAtBackups(const Target &target, const Heard &heard)
{
    QStringList files = store::backupsOf(target.place().path);
    if (QFile::exists(target.beside()))
        files << target.beside();
    const auto league = target.place().open();
    const auto history = league ? (*league)->history() : fail(league.error());
    if (!history)
        return wordsOf(history.error());
    for (const QString &file : files) {
        auto backup = League::open(file, {QStringLiteral("Anna"), true, {}});
        if (!backup)
            return wordsOf(backup.error());
        if (QString wrong = whatIsWrong(**backup); !wrong.isEmpty())
            return wrong;
        const auto then = (*backup)->history();
        const std::size_t later =
            then && then->size() <= history->size() ? history->size() - then->size() : 0;
        for (std::size_t i = 0; then && i < then->size(); ++i)
            if ((*then)[i].id != (*history)[later + i].id)
                return QStringLiteral("%1 shows another past").arg(file);
    }
    for (qsizetype i = heard.lines.size() - 1, told = 0; i >= 0 && told < 3; --i)
        if (heard.lines[i].startsWith("backup ")) {
            ++told;
            // Of two numbered ones in a row none may be gone yet: three are kept.
            if (!QFile::exists(QString::fromUtf8(heard.lines[i].mid(7))))
                return QStringLiteral("gone: ") + QString::fromUtf8(heard.lines[i]);
        }
    return {};
}

/// How long a worker takes that nobody kills, in microseconds.
std::uint32_t duration(const QStringList &arguments)
{
    QElapsedTimer timer;
    timer.start();
    const Heard heard = work(arguments, {});
    if (!heard.has("finished"))
        qFatal("%s", qPrintable(heard.trouble));
    return static_cast<std::uint32_t>(timer.nsecsElapsed() / 1000);
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
    const auto rows =
        database.rows(QStringLiteral("SELECT COUNT(*) FROM %1").arg(QString::fromLatin1(table)));
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
        return QStringLiteral("the old league has %1 entries").arg(count(*older, "journal"));
    const bool isNewer = !older;
    if (heard.has("finished") && !isNewer)
        return QStringLiteral("the migration had returned");
    there += isNewer && !heard.has("finished") ? 1 : 0;
    older = fail(Error{});
    if (!place.server) {
        const QStringList kept = place.folder.entries().filter(QStringLiteral("(before version"));
        for (const QString &name : kept)
            if (!name.endsWith(QLatin1String(".touchline")))
                continue;
            else if (auto backup = League::open(place.folder.path(name.toUtf8().constData()),
                                                {QStringLiteral("Anna"), true, {}});
                     !backup)
                return wordsOf(backup.error());
            else if (count((*backup)->database(), "journal") != entries)
                return QStringLiteral("the backup has %1 entries")
                    .arg(count((*backup)->database(), "journal"));
        if (isNewer && kept.isEmpty())
            return QStringLiteral("migrated without a backup");
    }
    auto newer = openWith(place, oneStepMore());
    if (!newer)
        return wordsOf(newer.error());
    if (count(*newer, "old_journal") != entries || count(*newer, "journal") != entries)
        return QStringLiteral("the new league has %1 entries").arg(count(*newer, "old_journal"));
    return {};
}

} // namespace

class TestKill : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(objectionToRunning().isEmpty(), qPrintable(objectionToRunning())); }

    void commandsThatReturnedAreThere_data() { EACH_BACKEND(); }
    void commandsThatReturnedAreThere() { fire("commands", 45); }

    void inputsOfAMatchAreThere_data() { EACH_BACKEND(); }
    void inputsOfAMatchAreThere() { fire("match", 20); }

    void backupsAreWholeOrNotThere()
    {
        std::unique_ptr<Target> target;
        for (int i = 0; i < share(10); ++i) {
            if (i % killsPerLeague == 0) {
                target = std::make_unique<Target>(Backend::Sqlite);
                QCOMPARE(target->prepare(), QString());
            }
            const Heard heard =
                work({QStringLiteral("backups"), target->place().path, seed(), target->beside()},
                     Moment::any(m_generator));
            QString wrong = target->look(heard);
            if (wrong.isEmpty())
                wrong = lookAtBackups(*target, heard);
            QVERIFY2(wrong.isEmpty(), qPrintable(told(i, wrong, heard)));
        }
        report("backups", share(10), target->within(), target->foundUntold());
    }

    void aNewLeagueIsThereOrCanBeMade_data() { EACH_BACKEND(); }
    void aNewLeagueIsThereOrCanBeMade()
    {
        QFETCH(Backend, backend);
        const LeaguePlace measured(backend);
        const std::uint32_t longest = duration({QStringLiteral("create"), measured.path});
        int within = 0;
        int there = 0;
        for (int i = 0; i < share(5); ++i) {
            const LeaguePlace place(backend);
            const Heard heard =
                work({QStringLiteral("create"), place.path}, Moment::within(m_generator, longest));
            waitUntilAlone(place);
            auto league = place.open();
            within += heard.has("finished") ? 0 : 1;
            there += league && !heard.has("finished") ? 1 : 0;
            QVERIFY2(league || !heard.has("finished"),
                     qPrintable(league ? QString() : wordsOf(league.error())));
            if (!league)
                league = place.create();
            QVERIFY2(league, qPrintable(league ? QString() : told(i, wordsOf(league.error()), heard)));
            QCOMPARE(whatIsWrong(**league), QString());
            QCOMPARE((*league)->history()->size(), 1U);
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
        const std::uint32_t longest =
            duration({QStringLiteral("import"), measured.path, QStringLiteral("0"), file});
        int within = 0;
        int there = 0;
        for (int i = 0; i < share(10); ++i) {
            const LeaguePlace place(backend);
            const Heard heard = work({QStringLiteral("import"), place.path, QStringLiteral("0"), file},
                                     Moment::within(m_generator, longest));
            waitUntilAlone(place);
            auto league = place.open();
            within += heard.has("finished") ? 0 : 1;
            there += league && !heard.has("finished") ? 1 : 0;
            QVERIFY(league || !heard.has("finished"));
            if (!league) {
                const auto again = importLeague(contentOf(file), place.path);
                QVERIFY2(again, qPrintable(again ? QString() : told(i, wordsOf(again.error()), heard)));
                league = place.open();
            }
            VERIFY_RESULT(league);
            QCOMPARE(whatIsWrong(**league), QString());
            QCOMPARE(difference(expected, facts(**league)), QString());
        }
        report("imports", share(10), within, there);
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
            longest = duration({QStringLiteral("migrate"), measured.path});
        }
        int within = 0;
        int there = 0;
        for (int i = 0; i < share(10); ++i) {
            const LeaguePlace place(backend);
            VERIFY_RESULT(importLeague(contentOf(file), place.path));
            const Heard heard =
                work({QStringLiteral("migrate"), place.path}, Moment::within(m_generator, longest));
            waitUntilAlone(place);
            within += heard.has("finished") ? 0 : 1;
            const QString wrong = lookAtMigrated(place, QString::number(m_entries), heard, there);
            QVERIFY2(wrong.isEmpty(), qPrintable(told(i, wrong, heard)));
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
            Heard heard = work({QStringLiteral("commands"), target.place().path, seed()},
                               Moment{"begin", m_generator.roll(6), m_generator.below(8'000)},
                               [&server] { server.run("crash"); });
            QVERIFY2(server.run("again"), "the server does not start again");
            // Who works with it is told.
            QVERIFY2(heard.trouble.contains(QStringLiteral("server")), qPrintable(heard.trouble));
            heard.trouble.clear();
            const int before = target.foundUntold();
            const QString wrong = target.look(heard);
            QVERIFY2(wrong.isEmpty(), qPrintable(told(i, wrong, heard)));
            within += heard.isWithin() ? 1 : 0;
            found += target.foundUntold() - before;
        }
        report("server", qBound(2, kills() / 40, 50), within, found);
    }

private:
    [[nodiscard]] QString seed() { return QString::number(m_generator.next()); }

    static QString told(int number, const QString &wrong, const Heard &heard)
    {
        return QStringLiteral("kill %1: %2\n%3")
            .arg(QString::number(number), wrong,
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
            QVERIFY2(wrong.isEmpty(), qPrintable(told(i, wrong, heard)));
            within += heard.isWithin() ? 1 : 0;
            found += target->foundUntold() - before;
            isAtItsEnd = heard.has("finished");
        }
        report(what, share(hundredths), within, found);
    }

    /// A league of some size, as it is and as a file to import.
    void fill(const LeaguePlace &place, const QString &file, QStringList &expected)
    {
        auto league = place.create();
        VERIFY_RESULT(league);
        RandomCommands random(7);
        VERIFY_RESULT(random.make(**league, CommandKind::PlayedCompetition));
        for (int i = 0; i < 12; ++i)
            VERIFY_RESULT(random.makeOne(**league, changingCommands()));
        expected = facts(**league);
        m_entries = static_cast<int>((*league)->history()->size());
        QFile json(file);
        QVERIFY(json.open(QIODevice::WriteOnly));
        VERIFY_RESULT(exportLeague((*league)->database(), json));
    }

    Generator m_generator{20261121};
    int m_entries = 0;
};

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QLatin1String("worker"))
        return runWorker(arguments.mid(2));
    // A long run takes hours; QtTest would stop it after five minutes.
    qputenv("QTEST_FUNCTION_TIMEOUT", "86400000");
    TestKill test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_kill.moc"
