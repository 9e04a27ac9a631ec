// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/kill_worker.h"

#include "core/play/matches/fixture_player.h"
#include "core/play/matches/live_computer.h"
#include "models/league/access/league_place.h"
#include "models/league/league.h"
#include "models/league/league_competitions.h"
#include "models/league/league_json.h"
#include "models/league/league_matches.h"
#include "models/league/league_move.h"
#include "models/league/players/league_player.h"
#include "models/store/postgres/postgres_server.h"
#include "models/store/sqlite/backup.h"
#include "models/store/sqlite/sqlite_file.h"
#include "tests/storage/league_case.h"
#include "tests/storage/random_commands.h"
#include "tests/support/text.h"

#include <cstdio>
#include <unistd.h>

namespace touchline::storage {

namespace {

/// Past every buffer: what was said before the kill has been heard.
void say(const QByteArray &line)
{
    const QByteArray text = line + '\n';
    if (::write(STDOUT_FILENO, text.constData(), static_cast<std::size_t>(text.size())) != text.size())
        ::_exit(0); // nobody listens any more
}

Result<void> described(const Result<JournalEntry> &entry)
{
    if (!entry)
        return fail(entry.error());
    say("done " + entry->id.toByteArray(QUuid::WithoutBraces));
    return {};
}

struct Work
{
    QString place;
    std::uint64_t seed = 0;
    QString file;

    [[nodiscard]] Result<std::unique_ptr<League>> open() const
    {
        return League::open(place, {u"Worker"_s, false, {}});
    }
};

/// Whatever organisers do, with much taking back.
Result<void> command(const Work &work)
{
    auto league = work.open();
    if (!league)
        return fail(league.error());
    RandomCommands random(work.seed);
    std::vector<CommandKind> kinds = changingCommands();
    kinds.insert(kinds.end(), 4, CommandKind::Undo);
    kinds.insert(kinds.end(), 3, CommandKind::Redo);
    say("ready");
    while (true) {
        say("begin");
        if (auto done = described(random.makeOne(**league, kinds)); !done)
            return done;
    }
}

/// The match under way, or a new one.
Result<LiveMatch> matchOf(League &league, const Competition &competition, const PlayRules &rules)
{
    const auto underWay = league.matches().underWay();
    if (!underWay)
        return fail(underWay.error());
    if (!underWay->empty())
        return league.matches().resume(underWay->front().fixture);
    const int fixture = firstReady(competition);
    auto setup = kickOffSetup(competition, fixture, rules, attemptOf(competition, fixture));
    if (!setup)
        return fail(setup.error());
    say("begin");
    return league.matches().begin(competition.definition().id, *rules.choice.game, std::move(*setup));
}

/// To the final whistle; every input is kept before the next.
Result<void> playOn(LiveMatch &match, LiveComputer &computer)
{
    const QByteArray fixture = match.match().setup().fixture.toByteArray(QUuid::WithoutBraces);
    say("input " + fixture + ' ' + QByteArray::number(match.entries().size()));
    while (!match.isOver()) {
        say("begin");
        if (auto answered = computer.answer(match); !answered)
            return fail(answered.error());
        say("input " + fixture + ' ' + QByteArray::number(match.entries().size()));
    }
    return {};
}

/// Plays one match after the other, input by input, in the newest competition.
Result<void> play(const Work &work)
{
    auto league = work.open();
    if (!league)
        return fail(league.error());
    say("ready");
    while (true) {
        const auto lines = (*league)->competitions().all();
        if (!lines)
            return fail(lines.error());
        const auto competition = (*league)->competitions().find(lines->back().id);
        if (!competition)
            return fail(competition.error());
        const auto rules = playRulesOf(*competition);
        if (!rules)
            return fail(rules.error());
        if (firstReady(*competition) < 0) {
            say("finished");
            return {};
        }
        auto match = matchOf(**league, *competition, *rules);
        auto computer = LiveComputer::make(rules->choice, work.seed);
        if (!match || !computer)
            return fail(match ? computer.error() : match.error());
        if (auto played = playOn(*match, *computer); !played)
            return played;
        say("begin");
        if (auto done = described((*league)->matches().finish(lines->back().id, *match)); !done)
            return done;
    }
}

/// Plays the newest competition to its end by the computer, match after match.
Result<void> playOut(const Work &work)
{
    auto league = work.open();
    if (!league)
        return fail(league.error());
    const auto lines = (*league)->competitions().all();
    if (!lines)
        return fail(lines.error());
    const QUuid id = lines->back().id;
    const auto competition = (*league)->competitions().find(id);
    if (!competition)
        return fail(competition.error());
    const auto rules = playRulesOf(*competition);
    if (!rules)
        return fail(rules.error());
    say("ready");
    const auto played = playToTheEnd(
        **league, id, *rules, [](int count, int /*all*/) { say("played " + QByteArray::number(count)); });
    if (!played)
        return fail(played.error());
    say("finished");
    return {};
}

/// A result, a numbered backup, and a copy.
Result<void> backUpAgainAndAgain(const Work &work)
{
    auto league = work.open();
    if (!league)
        return fail(league.error());
    RandomCommands random(work.seed);
    say("ready");
    while (true) {
        say("begin");
        if (auto done = described(random.makeOne(**league, changingCommands())); !done)
            return done;
        say("copying");
        const auto backup = store::backUp((*league)->database(), QDateTime::currentDateTime(), 3);
        if (!backup)
            return fail(backup.error());
        say("backup " + backup->toUtf8());
        say("copying");
        const QString copy = u"%1 %2.touchline"_s.arg(work.file.chopped(10),
                                                      QUuid::createUuid().toString(QUuid::WithoutBraces));
        if (auto copied = store::saveCopy((*league)->database(), copy, Existing::Keep); !copied)
            return copied;
        say("backup " + copy.toUtf8());
    }
}

/// A command, and a backup when the league is closed: it is closed two days later.
Result<void> closeAgainAndAgain(const Work &work)
{
    RandomCommands random(work.seed);
    say("ready");
    while (true) {
        auto league = League::open(
            work.place, {u"Worker"_s, false, [] { return QDateTime::currentDateTimeUtc().addDays(2); }});
        if (!league)
            return fail(league.error());
        say("begin");
        if (auto done = described(random.makeOne(**league, changingCommands())); !done)
            return done;
        say("copying");
        league->reset();
        say("backup " + store::backupsOf(work.place).back().toUtf8());
    }
}

Result<void> create(const Work &work)
{
    say("ready");
    const auto league = League::create(work.place, u"New"_s, {u"Worker"_s, false, {}});
    if (!league)
        return fail(league.error());
    say("finished");
    return {};
}

Result<void> import(const Work &work)
{
    say("ready");
    if (auto done = importLeague(contentOf(work.file), work.place); !done)
        return done;
    say("finished");
    return {};
}

Result<void> move(const Work &work)
{
    const auto league = work.open();
    if (!league)
        return fail(league.error());
    say("ready");
    if (auto done = moveLeague((*league)->database(), work.file); !done)
        return done;
    say("finished");
    return {};
}

Result<void> migrate(const Work &work)
{
    say("ready");
    const auto opened = isServerPlace(work.place)
                            ? store::openServer(work.place, store::OpenMode::ReadWrite, oneStepMore())
                            : store::openFile(work.place, options(store::OpenMode::ReadWrite, oneStepMore()));
    if (!opened)
        return fail(opened.error());
    say("finished");
    return {};
}

Result<void> run(const QString &what, const Work &work)
{
    if (what == "commands"_L1)
        return command(work);
    if (what == "match"_L1)
        return play(work);
    if (what == "to-end"_L1)
        return playOut(work);
    if (what == "backups"_L1)
        return backUpAgainAndAgain(work);
    if (what == "closings"_L1)
        return closeAgainAndAgain(work);
    if (what == "create"_L1)
        return create(work);
    if (what == "import"_L1)
        return import(work);
    if (what == "move"_L1)
        return move(work);
    return migrate(work);
}

} // namespace

store::Migrations oneStepMore()
{
    const auto own = store::Migrations::compiledIn();
    QStringList steps;
    for (int version = 1; version <= own->newest(); ++version)
        steps << own->step(version);
    steps << u"CREATE TABLE old_journal (seq BIGINT PRIMARY KEY, title TEXT, changes {blob});\n"
             "INSERT INTO old_journal (seq, title, changes) SELECT seq, title, changes FROM "
             "journal;\n"
             "CREATE INDEX old_journal_by_title ON old_journal (title);\n"
             "UPDATE team SET manager = 'migrated';\n"_s;
    return store::Migrations(steps);
}

int runWorker(const QStringList &arguments)
{
    const Work work{arguments.value(1), arguments.value(2).toULongLong(), arguments.value(3)};
    const auto done = run(arguments.value(0), work);
    if (done)
        return 0;
    std::fprintf(stderr, "%s\n", qPrintable(wordsOf(done.error())));
    return 1;
}

} // namespace touchline::storage
