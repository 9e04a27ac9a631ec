// SPDX-License-Identifier: GPL-3.0-or-later
// A match that is played input by input is the match that the runner plays; after a crash at any point, and
// after any number of inputs taken back, it goes on where it stood.
#include "core/games/registry.h"
#include "core/match/board.h"
#include "core/play/matches/live_match.h"
#include "tests/support/any_fixture.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace property_live_match {

using namespace touchline;
using namespace touchline::testing;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int matchesALevel = 2;
#else
constexpr int matchesALevel = 8;
#endif
constexpr int mostTries = 40;

/// Everything that anybody can see of a match.
struct Sight
{
    QJsonObject all;
    QJsonObject home;
    QJsonObject away;
    QStringList options;
    BoardPosition board;
    std::vector<LogEntry> entries;
    std::size_t events = 0;
    MatchReport report;

    bool operator==(const Sight &) const = default;
};

Sight sightOf(const LiveMatch &live)
{
    return {live.match().view(std::nullopt),
            live.match().view(Side::Home),
            live.match().view(Side::Away),
            live.optionNames(),
            live.match().board(std::nullopt),
            live.entries(),
            live.events().size(),
            live.report()};
}

/// What is stored of a half-played match: text, and nothing else.
Result<LiveMatch> fromStore(const Game &game, const MatchLog &whole, std::size_t entries)
{
    MatchLog half;
    half.game = whole.game;
    half.rulesVersion = whole.rulesVersion;
    auto setup = setupFromJson(toJson(whole.setup, game), game);
    if (!setup)
        return fail(setup.error());
    half.setup = std::move(*setup);
    for (std::size_t i = 0; i < entries; ++i) {
        const auto entry = logEntryFromJson(toJson(whole.entries[i]));
        if (!entry)
            return fail(entry.error());
        half.entries.push_back(*entry);
    }
    return LiveMatch::resume(game, half);
}

/// Inputs that are all wrong for the question that is due.
std::vector<LogEntry> wrongEntries(const LogEntry &right)
{
    std::vector<LogEntry> wrong(5, right);
    wrong[0].kind = right.kind == Awaits::Roll ? Awaits::Choice : Awaits::Roll;
    wrong[1].id += QStringLiteral("x");
    if (right.kind == Awaits::Roll) {
        wrong[2].value = 0;
        wrong[3].value = right.faces + 1;
        wrong[4].faces += 1;
    } else {
        wrong[2].option += QStringLiteral("x");
        wrong[3].option.clear();
        wrong[4].side = opposite(right.side);
    }
    return wrong;
}

void checkRefusals(LiveMatch &live, const LogEntry &right)
{
    const Sight before = sightOf(live);
    for (const LogEntry &wrong : wrongEntries(right)) {
        const auto entered = live.enter(wrong);
        QVERIFY2(!entered, qPrintable(right.id));
        QVERIFY(!entered.error().message.english().isEmpty());
        QVERIFY(sightOf(live) == before);
    }
}

/// Enters the whole match again, with stops by chance; at each of them what is wrong is refused, the match is
/// read back as it was stored, and the last input can be taken back and entered again.
void playWithStops(const Game &game, const PlayedMatch &played, Generator &generator, int &stops)
{
    const auto stride = static_cast<std::uint32_t>(1 + played.log.entries.size() / 10);
    auto live = LiveMatch::begin(game, played.log.setup);
    QVERIFY(live.has_value());
    const std::vector<LogEntry> &entries = played.log.entries;
    std::size_t next = generator.below(stride);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (i == next) {
            ++stops;
            next += 1 + generator.below(stride);
            checkRefusals(*live, entries[i]);
            const Sight now = sightOf(*live);
            auto stored = fromStore(game, played.log, i);
            QVERIFY2(stored.has_value(), qPrintable(entries[i].id));
            QVERIFY2(sightOf(*stored) == now, qPrintable(entries[i].id));
            QVERIFY(live->enter(entries[i]).has_value());
            const Sight after = sightOf(*live);
            QVERIFY(live->undoLast().has_value());
            QVERIFY2(sightOf(*live) == now, qPrintable(entries[i].id));
            QVERIFY(stored->enter(entries[i]).has_value());
            QVERIFY(sightOf(*stored) == after);
            // On with the one that was read back.
            live = std::move(stored);
            continue;
        }
        const auto entered = live->enter(entries[i]);
        QVERIFY2(entered.has_value(), qPrintable(entries[i].id));
        QVERIFY(*entered == entries[i]);
    }
    QVERIFY(live->isOver());
    const PlayedMatch same = live->played();
    QCOMPARE(same.report, played.report);
    QVERIFY(same.eventsBefore == played.eventsBefore);
    QVERIFY(same.events == played.events);
    const auto again = replay(game, live->log());
    QVERIFY(again.has_value());
    QCOMPARE(again->report, played.report);
}

} // namespace

class PropertyLiveMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itGoesOnWhereItStood_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("level");
        for (const Game *game : allGames())
            for (const LevelSpec &level : game->info().levels) {
                const QString id = QString::fromUtf8(game->info().id);
                const QString name = QString::fromUtf8(level.name);
                QTest::newRow(qPrintable(id + u' ' + name)) << id << name;
            }
    }

    void itGoesOnWhereItStood()
    {
        QFETCH(QString, game);
        QFETCH(QString, level);
        const Game &rules = **findGame(game);
        const LevelSpec &spec = **findLevel(rules.info().levels, level);
        const AnyFixture fixtures(rules);
        Generator generator(20260719);
        int stops = 0;
        int steps = 0;
        int matches = 0;
        for (int i = 0; matches < matchesOf(rules, matchesALevel) && i < mostTries; ++i) {
            const auto played =
                playByChance(rules, fixtures.make(spec, generator), static_cast<std::uint64_t>(i));
            QVERIFY(played.has_value());
            // A side with too few men has lost before anything is asked, where the rules say so.
            matches += played->log.entries.empty() ? 0 : 1;
            steps += static_cast<int>(played->log.entries.size());
            playWithStops(rules, *played, generator, stops);
            if (QTest::currentTestFailed())
                return;
        }
        qInfo("%d inputs, %d stops", steps, stops);
        QVERIFY(stops > 0);
    }

    void everyPointOfAMatchIsOneToGoOnFrom_data() { itGoesOnWhereItStood_data(); }

    void everyPointOfAMatchIsOneToGoOnFrom()
    {
        QFETCH(QString, game);
        QFETCH(QString, level);
        const Game &rules = **findGame(game);
        const LevelSpec &spec = **findLevel(rules.info().levels, level);
        const AnyFixture fixtures(rules);
        Generator generator(7);
        const auto played = playByChance(rules, fixtures.make(spec, generator), 7);
        QVERIFY(played.has_value());
        auto live = LiveMatch::begin(rules, played->log.setup);
        QVERIFY(live.has_value());
        MatchLog half = live->log();
        // To be read back a match is played again: of thousands of points some will do.
        const std::size_t points = 1 + (hasLongMatches(rules) ? played->log.entries.size() / 100 : 0);
        for (const LogEntry &entry : played->log.entries) {
            if (half.entries.size() % points == 0) {
                const auto resumed = LiveMatch::resume(rules, half);
                QVERIFY(resumed.has_value());
                QCOMPARE(resumed->match().view(std::nullopt), live->match().view(std::nullopt));
                QVERIFY(resumed->question().prompt == live->question().prompt);
            }
            QVERIFY(live->enter(entry).has_value());
            half.entries.push_back(entry);
        }
        if (points > 1) {
            half.entries.resize(std::min(half.entries.size(), std::size_t{100}));
            live = LiveMatch::resume(rules, half);
            QVERIFY(live.has_value());
        }
        // And all the way back again.
        for (std::size_t left = half.entries.size(); left > 0; --left)
            QVERIFY(live->undoLast().has_value());
        QVERIFY(live->entries().empty());
        const auto fresh = LiveMatch::begin(rules, played->log.setup);
        QVERIFY(sightOf(*live) == sightOf(*fresh));
    }
};

TOUCHLINE_TEST(PropertyLiveMatch)

} // namespace property_live_match

#include "property_live_match.moc"
