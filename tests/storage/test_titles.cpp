// SPDX-License-Identifier: GPL-3.0-or-later
// What the history says of results and rounds: no two of them the same.
#include "core/play/matches/corrected_report.h"
#include "core/play/matches/fixture_player.h"
#include "core/play/new_competition.h"
#include "models/league/titles.h"
#include "tests/support/cup_wishes.h"
#include "tests/support/test_registry.h"

#include <QSet>

namespace test_titles {

using namespace touchline;

namespace {

NewCompetition made(const QString &format)
{
    CompetitionWishes wishes = touchline::testing::cupWishes("basic", 4);
    wishes.format = format;
    return newCompetition(wishes).value();
}

/// Everything that the history says while a competition is played to its end.
struct Told
{
    /// Without their scores.
    QStringList results;
    QStringList rounds;
    QStringList draws;
};

QString withoutScore(const Message &title)
{
    Message plain = title;
    plain.arguments[1] = u"v"_s;
    return plain.english();
}

Told toldOf(const QString &format)
{
    NewCompetition cup = made(format);
    Competition &competition = cup.competition;
    Told told;
    for (;;) {
        const Competition before = competition;
        const auto drawn = drawWhatIsDue(competition, progress(competition));
        if (!drawn)
            qFatal("%s", qPrintable(drawn.error().message.english()));
        if (!drawn->isEmpty())
            told.draws << drawTitle(before, *drawn).english();
        const std::vector<int> fixtures = nextMatchday(competition, progress(competition));
        if (fixtures.empty() && drawn->isEmpty())
            return told;
        if (!fixtures.empty())
            told.rounds << matchdayTitle(competition, fixtures).english();
        for (const int fixture : fixtures) {
            const auto played = playFixture(competition, fixture, cup.rules, 0);
            told.results << withoutScore(resultTitle(competition, played->report));
            if (const auto kept = competition.record(played->report); !kept)
                qFatal("%s", qPrintable(kept.error().message.english()));
        }
    }
}

qsizetype ending(const QStringList &titles, const char *end)
{
    return std::count_if(titles.begin(), titles.end(),
                         [end](const QString &title) { return title.endsWith(QLatin1String(end)); });
}

} // namespace

class TestTitles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noTwoAreTheSame_data()
    {
        QTest::addColumn<QString>("format");
        for (const char *format :
             {"worldcup-32", "worldcup-1982", "league-4", "league-4x4", "league-4x6", "cup-8-two-legs",
              "cup-8-best-of-5", "groups-7-all-places", "cup-8-replays", "cup-8-redraw", "groups-2x4",
              "double-elimination-8", "swiss-8x4", "league-phase-36", "apertura-6", "pyramid-4-4-promotion",
              "evening-8"})
            QTest::newRow(format) << QString::fromLatin1(format);
    }

    void noTwoAreTheSame()
    {
        QFETCH(QString, format);
        const Told told = toldOf(format);
        QVERIFY(!told.results.isEmpty());
        for (const QStringList &titles : {told.results, told.rounds, told.draws}) {
            QSet<QString> seen;
            for (const QString &title : titles) {
                QVERIFY2(!seen.contains(title), qPrintable(title));
                seen.insert(title);
            }
        }
    }

    void nothingIsSaidWhereNothingHasTo()
    {
        const Told league = toldOf(u"league-4"_s);
        QCOMPARE(league.results.filter(u"("_s).size(), 0);
        const Told often = toldOf(u"league-4x4"_s);
        QCOMPARE(often.results.filter(u" (matchday "_s).size(), often.results.size());
        QCOMPARE(often.results.size(), 24);
    }

    void legsAndRoundsAreNamed()
    {
        const Told cup = toldOf(u"cup-8-two-legs"_s);
        QCOMPARE(ending(cup.results, " (first leg)"), ending(cup.results, " (second leg)"));
        QCOMPARE(ending(cup.results, " (first leg)"), 6);
        QCOMPARE(cup.rounds.value(0), u"Computer played quarter-finals, first legs: 4 matches"_s);
        QCOMPARE(cup.rounds.value(1), u"Computer played quarter-finals, second legs: 4 matches"_s);
        QCOMPARE(cup.rounds.last(), u"Computer played final: 1 matches"_s);
        const Told best = toldOf(u"cup-4-best-of-3"_s);
        QCOMPARE(ending(best.results, " (match 2 of 3)"), 3);
        QCOMPARE(best.rounds.value(1), u"Computer played semi-finals, match 2 of 3: 2 matches"_s);
        const Told swiss = toldOf(u"swiss-8x3"_s);
        QCOMPARE(swiss.draws.size(), 3);
        for (int round = 0; round < 3; ++round)
            QVERIFY2(swiss.draws[round].endsWith(u", round %1"_s.arg(round + 1)),
                     qPrintable(swiss.draws[round]));
    }

    void aReplayIsOne()
    {
        NewCompetition cup = made(u"cup-4-replays"_s);
        Competition &competition = cup.competition;
        (void)drawWhatIsDue(competition, progress(competition));
        const int first = nextMatchday(competition, progress(competition)).front();
        const auto drawn = correctedReport(competition, first, {{1, 1}, true, {}});
        QVERIFY(drawn);
        QVERIFY(!resultTitle(competition, *drawn).english().contains(u'('));
        QVERIFY(competition.record(*drawn));
        for (const int fixture : fixturesIn(FixtureState::Ready, progress(competition))) {
            const bool isReplay = competition.fixtures()[static_cast<std::size_t>(fixture)].replay > 0;
            const auto report = correctedReport(competition, fixture, {{2, 0}, false, {}});
            QCOMPARE(resultTitle(competition, *report).english().endsWith(u" (replay)"_s), isReplay);
            if (isReplay)
                QCOMPARE(matchdayTitle(competition, {fixture}).english(),
                         u"Computer played semi-finals, replays: 1 matches"_s);
        }
        // Corrected, it is still the same match.
        const auto corrected = resultTitle(competition, *drawn).english();
        QVERIFY2(corrected.startsWith(u"Corrected: "_s), qPrintable(corrected));
    }

    void severalReplaysAreCounted()
    {
        CompetitionDefinition definition = made(u"cup-4-replays"_s).competition.definition();
        for (KnockoutRound &round : std::get<KnockoutStage>(definition.format.stages.front().plan).rounds)
            round.rules.replays = 2;
        Competition competition = Competition::create(std::move(definition)).value();
        QStringList titles;
        for (int i = 0; i < 3; ++i) {
            // The tie of the first match, until it has a winner.
            int next = -1;
            for (const int fixture : fixturesIn(FixtureState::Ready, progress(competition)))
                if (competition.fixtures()[static_cast<std::size_t>(fixture)].tie == 0)
                    next = fixture;
            QVERIFY(next >= 0);
            const auto level = correctedReport(competition, next, {{1, 1}, true, {}});
            QVERIFY(level);
            titles << withoutScore(resultTitle(competition, *level));
            if (i < 2)
                QVERIFY(competition.record(*level));
        }
        QVERIFY2(!titles[0].contains(u'('), qPrintable(titles[0]));
        QVERIFY2(titles[1].endsWith(u" (replay 1)"_s), qPrintable(titles[1]));
        QVERIFY2(titles[2].endsWith(u" (replay 2)"_s), qPrintable(titles[2]));
    }

    void theFinalOfTwoWhoMetBefore()
    {
        // Whoever is at home always wins: the loser of the last match of the winners comes back.
        NewCompetition cup = made(u"double-elimination-4"_s);
        QStringList finals;
        for (Competition &competition = cup.competition;;) {
            const auto drawn = drawWhatIsDue(competition, progress(competition));
            const std::vector<int> ready = nextMatchday(competition, progress(competition));
            if (ready.empty() && drawn->isEmpty())
                break;
            for (const int fixture : ready) {
                const auto report = correctedReport(competition, fixture, {{1, 0}, false, {}});
                finals << resultTitle(competition, *report).english();
                QVERIFY(competition.record(*report));
            }
        }
        QVERIFY2(finals.last().endsWith(u" (grand final)"_s), qPrintable(finals.join(u'\n')));
        QVERIFY2(!finals.first().contains(u'('), qPrintable(finals.join(u'\n')));
    }
};

TOUCHLINE_TEST(TestTitles)

} // namespace test_titles

#include "test_titles.moc"
