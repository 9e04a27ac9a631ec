// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/registry.h"
#include "tests/support/any_fixture.h"
#include "tests/support/test_registry.h"
#include "tests/support/tried_games.h"

#include <set>

namespace test_game_conformance {

using namespace touchline;
using namespace touchline::testing;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int matchCount = 20;
#else
constexpr int matchCount = 200;
#endif

/// How many matches of a game are played, as a number of seeds.
std::uint64_t seedsOf(const Game &game)
{
    return static_cast<std::uint64_t>(matchesOf(game, matchCount));
}

std::uint64_t seedsOfSlowTests(const Game &game)
{
    return static_cast<std::uint64_t>(withoutLongRun(int(seedsOf(game))));
}

OptionList optionsOf(const Match &match)
{
    OptionList options;
    match.options(options);
    return options;
}

/// A legal answer by chance.
OptionCode pick(const Match &match, Generator &generator)
{
    const Question question = match.question();
    if (question.awaits == Awaits::Roll)
        return generator.roll(question.prompt->die.faces);
    const OptionList options = optionsOf(match);
    return options[generator.below(static_cast<std::uint32_t>(options.size()))];
}

Result<void> feed(Match &match, OptionCode answer, EventList &events)
{
    return match.awaits() == Awaits::Roll ? match.roll(answer, events) : match.choose(answer, events);
}

/// The first option code that is not legal now.
OptionCode illegalOption(const Match &match)
{
    const OptionList options = optionsOf(match);
    OptionCode code = 0;
    while (options.contains(code))
        ++code;
    return code;
}

/// Everything that must not be taken now, one after the other; gives those that were.
QStringList illegalAnswersTaken(Match &match, EventList &events)
{
    QStringList taken;
    const auto note = [&taken](const Result<void> &result, const QString &what) {
        if (result)
            taken << what;
        else if (result.error().message.isEmpty())
            taken << what + u" without a word"_s;
    };
    const Question question = match.question();
    const bool isRoll = question.awaits == Awaits::Roll;
    std::vector<int> rolls{0, -1, 1'000'000, std::numeric_limits<int>::min()};
    rolls.push_back(isRoll ? question.prompt->die.faces + 1 : 1);
    for (const int value : rolls)
        note(match.roll(value, events), u"roll %1"_s.arg(value));
    std::vector<OptionCode> codes{-1, 1'000'000, std::numeric_limits<OptionCode>::min(),
                                  illegalOption(match)};
    // Which numbers a game has for its options is its own matter.
    const OptionList legal = optionsOf(match);
    std::erase_if(codes, [&](OptionCode code) { return legal.contains(code); });
    for (const OptionCode code : codes)
        note(match.choose(code, events), u"option %1"_s.arg(code));
    return taken;
}

/// What is wrong with an event as data, empty if nothing is.
QString faultOf(const Event &event, const GameInfo &info, const FixtureSetup &setup)
{
    const EventSpec *spec = eventSpec(event.kind, info.events);
    if (spec == nullptr)
        return u"kind %1 has no spec"_s.arg(int(event.kind));
    const auto squadSize = [&setup](Side side) { return int(setup.sides[side].squad.entries.size()); };
    const QString name = QString::fromUtf8(spec->name);
    if (event.player != Event::nobody &&
        (!event.hasSide || event.player < 0 || event.player >= squadSize(event.side)))
        return name + u": its player is not in the squad"_s;
    if (event.minute < 0 || event.minute > 120 || event.stoppage < 0)
        return name + u": minute %1"_s.arg(event.minute);
    for (std::size_t i = 0; i < event.numbers.size(); ++i) {
        const int number = event.numbers[i];
        if (i >= spec->fields.size()) {
            if (number != 0)
                return name + u": a number without a field"_s;
            continue;
        }
        const EventField &field = spec->fields[i];
        const int end = field.kind == FieldKind::Flag             ? 2
                        : field.kind == FieldKind::Word           ? int(field.words.size())
                        : field.kind == FieldKind::OwnPlayer      ? squadSize(event.side)
                        : field.kind == FieldKind::OpposingPlayer ? squadSize(opposite(event.side))
                        : field.kind == FieldKind::SideName       ? 2
                                                                  : 32'767;
        const int begin = field.kind == FieldKind::Number ? -32'768 : field.kind == FieldKind::Flag ? 0 : -1;
        if (number < begin || number >= end)
            return name + u": %1 is %2"_s.arg(QString::fromUtf8(field.name)).arg(number);
    }
    return {};
}

} // namespace

class TestGameConformance : public QObject
{
    Q_OBJECT

    static void addGames()
    {
        QTest::addColumn<QString>("gameId");
        for (const Game *game : triedGames())
            QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }

private Q_SLOTS:
    void whatAGameSaysOfItselfFitsTogether_data() { addGames(); }

    void whatAGameSaysOfItselfFitsTogether()
    {
        QFETCH(QString, gameId);
        const GameInfo &info = (**findGame(gameId)).info();
        QVERIFY(info.rulesVersion >= 1);
        QVERIFY(info.stepLimit > 0);
        QVERIFY(!info.dice.empty());
        QVERIFY(!info.levels.empty());
        QVERIFY(!info.agents.empty());
        std::set<QString> names;
        for (const OptionSpec &spec : info.options) {
            QVERIFY2(names.insert(QString::fromUtf8(spec.name)).second, spec.name);
            QVERIFY2(qstrlen(spec.title) > 0 && qstrlen(spec.help) > 0, spec.name);
            QVERIFY2(spec.standard >= spec.minimum && spec.standard <= spec.maximum, spec.name);
            if (spec.type == OptionType::Word)
                QCOMPARE(spec.maximum + 1, int(spec.words.size()));
        }
        for (const LevelSpec &level : info.levels) {
            for (const char *option : level.options)
                QVERIFY2(names.contains(QString::fromUtf8(option)), option);
            QVERIFY2(resolveOptions(info.options, level, {}).has_value(), level.name);
        }
        std::set<int> kinds;
        for (const EventSpec &spec : info.events) {
            QVERIFY2(kinds.insert(int(spec.kind)).second, spec.name);
            if (spec.kind < EventKind::FirstOfGame)
                QVERIFY2(extends(spec, *eventSpec(spec.kind, {})), spec.name);
            QVERIFY2(spec.fields.size() <= Event().numbers.size(), spec.name);
        }
        QVERIFY(knowsRules(info, info.rulesVersion));
        QVERIFY(!knowsRules(info, info.rulesVersion + 1));
        QVERIFY(!knowsRules(info, 0));
    }

    void whatIsDrawnBeforeAMatchFitsTogether_data() { addGames(); }

    /// Referee and weather are rolls of the game, and its score sheet has what they bring.
    void whatIsDrawnBeforeAMatchFitsTogether()
    {
        QFETCH(QString, gameId);
        const Game &game = **findGame(gameId);
        const GameInfo &info = game.info();
        QCOMPARE(info.conditionOutcomes == nullptr, info.conditions.empty());
        for (const ConditionSpec &spec : info.conditions) {
            QVERIFY(std::any_of(info.rolls.begin(), info.rolls.end(),
                                [&spec](const RollPrompt &roll) { return roll.id == spec.prompt; }));
            const auto hasField = [&](const LevelSpec &level) {
                const OptionValues options = resolveOptions(info.options, level, {}).value();
                const ScoreSheet sheet = game.scoreSheet(QString::fromUtf8(level.name), options);
                return std::any_of(
                    sheet.fields.begin(), sheet.fields.end(),
                    [&spec](const SheetField &field) { return qstrcmp(field.name, spec.fact) == 0; });
            };
            QVERIFY2(std::any_of(info.levels.begin(), info.levels.end(), hasField), spec.fact);
        }
    }

    void noFieldTakesAKeyThatEveryEventHas_data() { addGames(); }

    /// Two things under one key of an object: the second would write over the first.
    void noFieldTakesAKeyThatEveryEventHas()
    {
        QFETCH(QString, gameId);
        const GameInfo &info = (**findGame(gameId)).info();
        for (const std::span<const EventSpec> specs : {commonEvents(), info.events})
            for (const EventSpec &spec : specs) {
                std::set<QString> keys;
                for (const char *key : reservedEventKeys())
                    keys.insert(QString::fromUtf8(key));
                for (const EventField &field : spec.fields)
                    QVERIFY2(keys.insert(QString::fromUtf8(field.name)).second,
                             qPrintable(u"%1.%2"_s.arg(QLatin1String(spec.name), QLatin1String(field.name))));
            }
        // The keys are those that an event writes.
        Event event{.kind = EventKind::MatchStart, .hasSide = true, .player = 0};
        const AnyFixture any(**findGame(gameId));
        Generator generator(1);
        QStringList written = toJson(event, info.events, any.make(generator)).keys();
        QStringList reserved;
        for (const char *key : reservedEventKeys())
            reserved << QString::fromUtf8(key);
        for (const EventField &field : eventSpec(event.kind, info.events)->fields)
            reserved << QString::fromUtf8(field.name);
        reserved.sort();
        written.sort();
        QCOMPARE(written, reserved);
    }

    void everyComputerPlayerPlaysAMatchToItsEnd_data() { addGames(); }

    void everyComputerPlayerPlaysAMatchToItsEnd()
    {
        QFETCH(QString, gameId);
        const Game &game = **findGame(gameId);
        const AnyFixture any(game);
        for (const AgentSpec &spec : game.info().agents) {
            const QString name = QString::fromUtf8(spec.name);
            for (std::uint64_t seed = 1; seed <= seedsOfSlowTests(game); ++seed) {
                Generator generator(seed);
                FixtureSetup setup = any.make(generator);
                setup.decision.needsWinner = true;
                SeededDice dice{Generator(seed)};
                auto home = game.makeAgent(name, Side::Home, Generator(seed, 1));
                auto away = game.makeAgent(name, Side::Away, Generator(seed, 2));
                QVERIFY(home && away);
                const auto played = playMatch(game, std::move(setup), dice, {{home->get(), away->get()}});
                QVERIFY2(played.has_value(), played ? "" : qPrintable(played.error().message.english()));
                QVERIFY(played->report.winner.has_value());
            }
        }
        QVERIFY(!game.makeAgent(u"nobody"_s, Side::Home, Generator(1)));
    }

    void matchesKeepTheContractAtEveryStep_data() { addGames(); }

    void matchesKeepTheContractAtEveryStep()
    {
        QFETCH(QString, gameId);
        const Game &game = **findGame(gameId);
        const GameInfo &info = game.info();
        const AnyFixture any(game);
        QVERIFY2(any.hasTeams(), "tests/support/any_fixture.h needs teams of this game");
        for (std::uint64_t seed = 1; seed <= seedsOfSlowTests(game); ++seed) {
            Generator generator(seed);
            EventList events;
            ASSIGN_RESULT(kickedOff, game.kickOff(any.make(generator), events));
            Match &match = **kickedOff;
            for (int step = 0; match.awaits() != Awaits::Nothing; ++step) {
                QVERIFY2(step < info.stepLimit, "a match must end");
                // Of thousands of steps one of so many is looked at closely.
                constexpr int stride = 23;
                if (hasLongMatches(game) && step % stride != 0) {
                    QVERIFY(feed(match, pick(match, generator), events).has_value());
                    continue;
                }
                const Question question = match.question();
                const OptionList options = optionsOf(match);
                QCOMPARE(options.empty(), question.awaits == Awaits::Roll);
                QVERIFY(question.prompt != nullptr && !question.prompt->id.empty() &&
                        !question.prompt->label.empty());
                if (question.awaits == Awaits::Roll)
                    QVERIFY(std::find(info.dice.begin(), info.dice.end(), question.prompt->die) !=
                            info.dice.end());
                else
                    checkChoice(match, question, options);
                const auto twin = match.clone();
                EventList twinEvents;
                const std::size_t before = events.events().size();
                const OptionCode answer = pick(match, generator);
                QVERIFY(feed(match, answer, events).has_value() &&
                        feed(*twin, answer, twinEvents).has_value());
                QCOMPARE(twin->view(std::nullopt), match.view(std::nullopt));
                QCOMPARE(copied(twinEvents.events()), copied(events.events().subspan(before)));
                twinEvents.clear();
                QCOMPARE(illegalAnswersTaken(*twin, twinEvents), QStringList());
                QCOMPARE(twin->view(std::nullopt), match.view(std::nullopt));
                QVERIFY(twinEvents.events().empty());
                QCOMPARE(twin->question().prompt, match.question().prompt);
                if (!info.hasHiddenChoices)
                    for (const Side side : bothSides)
                        QCOMPARE(match.view(side), match.view(std::nullopt));
            }
            QVERIFY(optionsOf(match).empty());
            for (const Event &event : events.events())
                QCOMPARE(faultOf(event, info, match.setup()), QString());
            const MatchReport report = match.report(events.events());
            QVERIFY(validate(report, {.decision = match.setup().decision}).empty());
            QCOMPARE(report.fixture, match.setup().fixture);
        }
    }

    void theSameSeedGivesTheSameMatch_data() { addGames(); }

    void theSameSeedGivesTheSameMatch()
    {
        QFETCH(QString, gameId);
        const Game &game = **findGame(gameId);
        const AnyFixture any(game);
        std::set<std::vector<int>> different;
        // A side with too few men has lost before anything is rolled, where the rules say so.
        const auto wanted = static_cast<std::size_t>(seedsOf(game) + 1) / 2;
        std::size_t rolled = 0;
        for (std::uint64_t seed = 1; rolled < wanted; ++seed) {
            QVERIFY2(seed <= 20 * seedsOf(game), "hardly any match rolls");
            Generator generator(seed);
            const FixtureSetup setup = any.make(game.info().levels.front(), generator);
            const auto one = playByChance(game, setup, seed);
            const auto two = playByChance(game, setup, seed);
            QVERIFY(one && two);
            QCOMPARE(one->log.entries, two->log.entries);
            QCOMPARE(one->events, two->events);
            QCOMPARE(one->report, two->report);
            std::vector<int> rolls;
            for (const LogEntry &entry : one->log.entries)
                rolls.push_back(entry.value);
            if (rolls.empty())
                continue;
            ++rolled;
            different.insert(rolls);
        }
        QCOMPARE(different.size(), rolled);
    }

    void whatIsHiddenDoesNotShow_data() { addGames(); }

    void whatIsHiddenDoesNotShow()
    {
        QFETCH(QString, gameId);
        const Game &game = **findGame(gameId);
        const AnyFixture any(game);
        int hidden = 0;
        for (std::uint64_t seed = 1; seed <= seedsOf(game); ++seed) {
            Generator generator(seed);
            EventList events;
            ASSIGN_RESULT(kickedOff, game.kickOff(any.make(generator), events));
            Match &match = **kickedOff;
            while (match.awaits() != Awaits::Nothing) {
                if (match.question().hidden) {
                    const auto seen = isSecret(match);
                    QVERIFY(seen.value_or(true));
                    hidden += seen ? 1 : 0;
                }
                QVERIFY(feed(match, pick(match, generator), events).has_value());
            }
        }
        QCOMPARE(hidden > 0, game.info().hasHiddenChoices);
    }

private:
    /// Whether the choice that is due stays secret while the other side has still to choose its part of the
    /// pair; nothing where the other side is not asked.
    static std::optional<bool> isSecret(const Match &match)
    {
        const Side side = *match.question().side;
        const Side other = opposite(side);
        const OptionList options = optionsOf(match);
        const auto one = match.clone();
        const auto two = match.clone();
        EventList told;
        EventList toldOfTheOther;
        if (!one->choose(options[0], told) || !two->choose(options[options.size() - 1], toldOfTheOther))
            return false;
        if (one->awaits() != Awaits::Choice || one->question().side != other ||
            one->question().prompt != two->question().prompt)
            return std::nullopt;
        // What opens later may be followed by something that everybody sees, and that is the same for both.
        const bool isNothingTold =
            match.question().opens == Opens::WhenUsed
                ? std::equal(told.events().begin(), told.events().end(), toldOfTheOther.events().begin(),
                             toldOfTheOther.events().end())
                : told.events().empty() && toldOfTheOther.events().empty();
        return isNothingTold && one->view(other) == two->view(other) && one->view(side) != two->view(side);
    }

    /// The fields of `own` begin with those of the common spec.
    static bool extends(const EventSpec &own, const EventSpec &common)
    {
        if (own.fields.size() < common.fields.size())
            return false;
        for (std::size_t i = 0; i < common.fields.size(); ++i)
            if (qstrcmp(own.fields[i].name, common.fields[i].name) != 0)
                return false;
        return true;
    }

    static void checkChoice(const Match &match, const Question &question, const OptionList &options)
    {
        QVERIFY(question.side.has_value());
        QVERIFY(options.size() >= 2);
        QStringList names;
        for (const OptionCode option : options) {
            names << match.optionName(question, option);
            QVERIFY(!names.back().isEmpty());
        }
        QCOMPARE(names.removeDuplicates(), 0);
    }
};

TOUCHLINE_TEST(TestGameConformance)

} // namespace test_game_conformance

#include "test_game_conformance.moc"
