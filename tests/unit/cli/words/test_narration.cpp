// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of events: every kind has its sentence, every sum that is told is right.
#include "core/games/registry.h"
#include "models/words/atcs/atcs_memory.h"
#include "models/words/atcs/atcs_sums.h"
#include "models/words/atcs/atcs_telling.h"
#include "models/words/narrator.h"
#include "tests/support/any_decision.h"
#include "tests/support/any_fixture.h"
#include "tests/support/test_registry.h"

#include <QRegularExpression>
#include <QTest>

#include <functional>
#include <set>

namespace test_narration {

using namespace touchline;
using namespace touchline::testing;

namespace {

constexpr std::uint64_t matchCount = 200;

const Game &game()
{
    return *allGames().front();
}

QStringList allKinds()
{
    QStringList kinds;
    for (const std::span<const EventSpec> specs : {commonEvents(), game().info().events})
        for (const EventSpec &spec : specs)
            kinds << QString::fromUtf8(spec.name);
    kinds.removeDuplicates();
    return kinds;
}

/// Matches of all levels with any options, absences, choices and ways to decide them, told one after the
/// other.
void forAnyMatch(const std::function<void(const PlayedMatch &)> &look)
{
    const AnyFixture fixtures(game());
    for (std::uint64_t seed = 0; seed < matchCount; ++seed) {
        Generator generator(seed, 7);
        FixtureSetup setup = fixtures.make(generator);
        if (seed % 2 != 0)
            decideAnyhow(setup, generator);
        const auto played = playByChance(game(), setup, seed);
        QVERIFY(played);
        look(*played);
    }
}

/// Each event of a match with its story.
void forEveryEvent(const PlayedMatch &played,
                   const std::function<void(const QString &kind, const StoryEvent &told)> &look)
{
    MatchStory story(played.log.setup, game(), makeAtcsMemory());
    for (const Event &event : played.events) {
        const QString kind = QString::fromUtf8(eventSpec(event.kind, game().info().events)->name);
        const StoryEvent told{event, toJson(event, game().info().events, played.log.setup), story};
        story.see(event, kind, told.fields);
        look(kind, told);
    }
}

/// The sum that is told of an event of this kind; nothing for other kinds.
std::optional<SumText> sumTold(const QString &kind, const StoryEvent &told)
{
    static const std::map<QString, SumText (*)(const StoryEvent &)> sums{
        {QStringLiteral("totals"), totalsSum},        {QStringLiteral("referee"), refereeSum},
        {QStringLiteral("attempt"), attemptSum},      {QStringLiteral("goal_roll"), goalSum},
        {QStringLiteral("goal_check"), goalCheckSum}, {QStringLiteral("referee_call"), callSum},
        {QStringLiteral("card_roll"), cardSum},       {QStringLiteral("injury_roll"), injurySum}};
    const auto found = sums.find(kind);
    return found == sums.end() ? std::nullopt : std::optional(found->second(told));
}

/// The choices of a narration: what stands behind ">", one after the other.
QStringList choicesTold(const QString &text)
{
    QStringList choices;
    for (const QString &line : text.split(u'\n'))
        if (const QString bare = line.trimmed(); bare.startsWith(QLatin1String("> ")))
            for (const QString &choice : bare.mid(2).split(QStringLiteral(" | ")))
                choices << choice.section(QStringLiteral(": "), 1);
    return choices;
}

} // namespace

class TestNarration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindOfEventHasASentence()
    {
        for (const Telling *telling : {&atcsTellings().full, &atcsTellings().explained})
            for (const QString &kind : allKinds()) {
                const Sentence *sentence = sentenceFor(telling->sentences, kind);
                QVERIFY2(sentence != nullptr, qPrintable(kind));
                // The result is told behind the events.
                QCOMPARE(qstrlen(sentence->text) == 0, kind == QLatin1String("match_end"));
            }
    }

    void everySentenceIsAboutAKindOfEventThatExists()
    {
        const QStringList kinds = allKinds();
        for (const Telling *telling :
             {&atcsTellings().brief, &atcsTellings().full, &atcsTellings().explained})
            for (const Sentence &sentence : telling->sentences) {
                QVERIFY2(kinds.contains(QLatin1String(sentence.kind)), sentence.kind);
                // What can also begin a line loses its first two characters there.
                const QString text = QString::fromUtf8(sentence.text);
                const bool goesOn =
                    text.startsWith(QLatin1String(", ")) || text.startsWith(QLatin1String(": "));
                QVERIFY2(!sentence.continues || goesOn, sentence.text);
            }
    }

    void everyPlaceOfASentenceIsFilled()
    {
        static const QRegularExpression place(QStringLiteral("\\{(\\w+)\\+?\\}"));
        for (const Telling *telling :
             {&atcsTellings().brief, &atcsTellings().full, &atcsTellings().explained})
            for (const Sentence &sentence : telling->sentences) {
                QStringList names;
                for (const std::span<const EventSpec> specs : {game().info().events, commonEvents()})
                    for (const EventSpec &spec : specs)
                        if (qstrcmp(spec.name, sentence.kind) == 0)
                            for (const EventField &field : spec.fields)
                                names << QString::fromUtf8(field.name);
                for (auto one = place.globalMatch(QString::fromUtf8(sentence.text)); one.hasNext();) {
                    const QString name = one.next().captured(1);
                    const QString what = QStringLiteral("%1 of %2").arg(name, QLatin1String(sentence.kind));
                    QVERIFY2(names.contains(name) || isWord(name), qPrintable(what));
                }
            }
    }

    void everySumThatIsToldIsTheOneOfTheMatch()
    {
        std::map<QString, int> seen;
        forAnyMatch([&](const PlayedMatch &played) {
            forEveryEvent(played, [&](const QString &kind, const StoryEvent &told) {
                const auto sum = sumTold(kind, told);
                if (!sum)
                    return;
                ++seen[kind];
                const int right = told.number(kind == QLatin1String("totals") ? "sum" : "modified");
                QVERIFY2(sum->result() == right, qPrintable(kind + u' ' + sum->text()));
            });
        });
        QCOMPARE(seen.size(), std::size_t{8});
        for (const auto &[kind, count] : seen)
            QVERIFY2(count > 5, qPrintable(kind));
    }

    void attemptsAreNumberedAsTheScoreSheetHasThem()
    {
        forAnyMatch([&](const PlayedMatch &played) {
            PerSide<int> last;
            forEveryEvent(played, [&](const QString &kind, const StoryEvent &told) {
                if (kind == QLatin1String("period_start"))
                    last = {};
                if (kind != QLatin1String("attempt") || memoryOf(told).isInCheck())
                    return;
                const Side side = told.event.side;
                QVERIFY(memoryOf(told).attemptNumber() > last[side]);
                QVERIFY(memoryOf(told).attemptNumber() <= memoryOf(told).attemptsOf(side));
                last[side] = memoryOf(told).attemptNumber();
            });
        });
    }

    void theChoicesAreToldInTheOrderInWhichTheyWereAsked()
    {
        forAnyMatch([](const PlayedMatch &played) {
            QStringList asked;
            for (const LogEntry &entry : played.log.entries)
                if (entry.kind == Awaits::Choice)
                    asked << entry.option;
            QCOMPARE(choicesTold(matchText(played, game(), atcsTellings().full)), asked);
            QVERIFY(choicesTold(matchText(played, game(), atcsTellings().brief)).isEmpty());
        });
    }

    void noPlaceStaysEmpty()
    {
        static const QRegularExpression hole(
            QStringLiteral("[{}_]|  \\(|\\( |\\(\\)|: :|, ,|,,|: ,| \\)|nobody has|[a-z] $"));
        forAnyMatch([](const PlayedMatch &played) {
            for (const Telling *telling :
                 {&atcsTellings().brief, &atcsTellings().full, &atcsTellings().explained})
                for (const QString &line : matchText(played, game(), *telling).split(u'\n'))
                    QVERIFY2(!hole.match(line).hasMatch(), qPrintable(line));
        });
    }

    void theShortReportHasEveryGoalAndCard()
    {
        forAnyMatch([](const PlayedMatch &played) {
            const QStringList lines = matchText(played, game(), atcsTellings().brief).split(u'\n');
            int goals = 0;
            int cards = 0;
            for (const Event &event : played.events) {
                goals += event.kind == EventKind::Goal ? 1 : 0;
                cards += event.kind == EventKind::Yellow || event.kind == EventKind::Red ? 1 : 0;
            }
            static const QRegularExpression goal(QStringLiteral("^ *\\d+(\\+\\d+)?'  \\d+–\\d+  "));
            QCOMPARE(lines.filter(goal).size(), goals);
            QCOMPARE(lines.filter(QRegularExpression(QStringLiteral("(yellow|Yellow|Red) card"))).size(),
                     cards);
        });
    }

    void theShortReportHasEveryPenaltyThatIsMissed()
    {
        int all = 0;
        forAnyMatch([&all](const PlayedMatch &played) {
            int missed = 0;
            bool isPenalty = false;
            forEveryEvent(played, [&](const QString &kind, const StoryEvent &) {
                if (kind == QLatin1String("penalty"))
                    isPenalty = true;
                else if (kind == QLatin1String("corner") || kind == QLatin1String("attempt"))
                    isPenalty = false;
                const bool isMiss = kind == QLatin1String("save") || kind == QLatin1String("wide");
                missed += isMiss && isPenalty ? 1 : 0;
            });
            const QStringList lines = matchText(played, game(), atcsTellings().brief).split(u'\n');
            QCOMPARE(lines.filter(QStringLiteral("Penalty missed by ")).size(), missed);
            all += missed;
        });
        QVERIFY(all > 0);
    }

    void aLimitOfATotalIsNamed_data()
    {
        QTest::addColumn<int>("period");
        QTest::addColumn<QString>("of");
        QTest::addColumn<int>("sum");
        QTest::addColumn<int>("redBonus");
        QTest::addColumn<int>("result");
        QTest::addColumn<QString>("words");
        const auto row = [](const char *name, int period, const char *of, int sum, int redBonus, int result,
                            const char *words) {
            QTest::newRow(name) << period << QString::fromUtf8(of) << sum << redBonus << result
                                << QString::fromUtf8(words);
        };
        row("none", 1, "attempts", 11, 0, 11, "");
        row("25", 1, "attempts", 31, 0, 25, "limited to 25");
        row("5", 2, "attempts", 3, 2, 5, "raised to 5, the least");
        row("10", 2, "shots_on_goal", 4, 0, 10, "raised to 10, the least");
        row("SOG in extra time", 3, "shots_on_goal", 17, 2, 17, "");
        row("half", 3, "attempts", 16, 0, 8, "half of it 8");
        row("half and red cards", 3, "attempts", 11, 2, 7, "half of it 5 + 2 (red cards) = 7");
        row("everything", 4, "attempts", 31, 4, 10,
            "limited to 25, half of it 12 + 4 (red cards) = 16, limited to 10");
    }

    void aLimitOfATotalIsNamed()
    {
        QFETCH(int, period);
        QFETCH(QString, of);
        QFETCH(int, sum);
        QFETCH(int, redBonus);
        QFETCH(int, result);
        const FixtureSetup setup;
        const MatchStory story(setup, *allGames().front(), makeAtcsMemory());
        Event event;
        event.period = static_cast<Period>(period);
        const StoryEvent told{event,
                              {{QStringLiteral("of"), of},
                               {QStringLiteral("sum"), sum},
                               {QStringLiteral("red_bonus"), redBonus},
                               {QStringLiteral("result"), result}},
                              story};
        QTEST(totalsOutcome(told), "words");
    }

private:
    static bool isWord(const QString &name)
    {
        return atcsWords().contains(name) || commonWords().contains(name) ||
               name == QLatin1String("home_rest") || name == QLatin1String("away_rest");
    }
};

TOUCHLINE_TEST(TestNarration)

} // namespace test_narration

#include "test_narration.moc"
