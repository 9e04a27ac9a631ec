// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a competition: champion, final, podium, way and top scorers, as the page and the clipboard say
// it.
#include "models/views/home/honours.h"
#include "tests/desktop/hands.h"
#include "tests/unit/competition/small_formats.h"

namespace test_honours {

using namespace touchline;
using Kind = ReportEventKind;

namespace {

CompetitionState stateOf(const Competition &competition)
{
    return CompetitionState(competition);
}

/// A goal of a player of that name; minute 0 = not noted.
ReportEvent goal(Side side, const char *name, int minute, Kind kind = Kind::Goal, int stoppage = 0)
{
    return {kind, minute == 0 ? std::nullopt : std::optional(minute), stoppage,
            side, QUuid::createUuidV5(cup::space, QByteArray(name)),  QString::fromUtf8(name),
            {}};
}

/// Enters a match with its goals; level it is won 4-3 on penalties by the home side.
void playWith(Competition &competition, int number, Score score, std::vector<ReportEvent> goals)
{
    MatchReport report = cup::report(competition, number, score);
    report.completeness = Completeness::Scorers;
    report.events = std::move(goals);
    const auto recorded = competition.record(report);
    if (!recorded)
        qFatal("match %d: %s", number, qPrintable(recorded.error().message.english()));
}

/// Four teams; the first wins a final with goals of every kind on penalties.
Competition playedCup()
{
    Competition competition = cup::hold(cup::cupOfFour());
    playWith(competition, 1, {2, 1},
             {goal(Side::Home, "Ann", 6), goal(Side::Away, "Dot", 12), goal(Side::Home, "Ann", 88)});
    playWith(competition, 2, {0, 1}, {goal(Side::Away, "Cay", 0)});
    playWith(competition, 20, {3, 3},
             {goal(Side::Home, "Ann", 6), goal(Side::Away, "Cay", 12, Kind::OwnGoal),
              goal(Side::Away, "Cay", 45, Kind::Goal, 2), goal(Side::Home, "Bea", 71, Kind::PenaltyGoal),
              goal(Side::Away, "Eve", 0), goal(Side::Away, "Eve", 0)});
    return competition;
}

/// Without the plurals of the window's language, which a test may have or not.
QString singular(QString text)
{
    return text.remove(u"(s)"_s).replace(u"goals"_s, u"goal"_s).replace(u"others"_s, u"other"_s);
}

QStringList podium(const Competition &competition, const Honours &honours)
{
    QStringList places;
    for (const FinalPlace &one : honours.podium)
        places << u"%1 %2 %3"_s.arg(QString::number(one.place), placeTitle(one),
                                    competition.entrant(one.team).code);
    return places;
}

Scorer scorer(const char *name, int goals)
{
    Scorer one;
    one.name = QString::fromUtf8(name);
    one.teamName = u"Rovers"_s;
    one.goals = goals;
    return one;
}

} // namespace

class TestHonours : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCupIsToldWhole()
    {
        const CompetitionState state = stateOf(playedCup());
        const auto honours = honoursOf(state);
        QVERIFY(honours.has_value());
        QCOMPARE(singular(honoursText(state, *honours)),
                 u"Small Cup\n"
                 "\n"
                 "Champions: Team T01\n"
                 "Runners-up: Team T03\n"
                 "Semi-finalists: Team T04\n"
                 "Semi-finalists: Team T02\n"
                 "\n"
                 "Final: Team T01 3–3 Team T03 (4–3 on penalties)\n"
                 "Team T01: Ann 6; Cay 12 (og); Bea 71 (pen)\n"
                 "Team T03: Cay 45+2; Eve ×2\n"
                 "\n"
                 "Top scorer: Ann (Team T01), 3 goal\n"
                 "\n"
                 "Team T01: 1 won, 1 drawn, 0 lost, 5–4 goal\n"
                 "Semi-finals: beat Team T04 2–1, with the winner in minute 88. Ann 6', 88'.\n"
                 "Final: beat Team T03 on penalties, 4–3 after 3–3. Ann 6'; Cay 12' (o.g.); "
                 "Bea 71' (pen.).\n"_s);
        QCOMPARE(honours->final.front().winner, std::optional(Side::Home));
        QCOMPARE(honours->final.front().teams, (PerSide<int>{{0, 2}}));
        QCOMPARE(honours->way.front().scorers[Side::Home], QStringList{u"Ann 6, 88"_s});
        QCOMPARE(honours->way.front().scorers[Side::Away], QStringList{u"Dot 12"_s});
    }

    void nothingIsSaidBeforeTheEnd()
    {
        Competition competition = cup::hold(cup::cupOfFour());
        QVERIFY(!honoursOf(stateOf(competition)));
        cup::play(competition, 1, {1, 0});
        cup::play(competition, 2, {1, 0});
        QVERIFY(!honoursOf(stateOf(competition)));
        cup::play(competition, 20, {0, 1});
        QCOMPARE(honoursOf(stateOf(competition))->champion, 1);
    }

    void aLostOrAwardedFinalKeepsItsWay()
    {
        Competition competition = playedCup();
        cup::rule(competition, cup::walkover(competition, 20, Side::Away));
        const CompetitionState state = stateOf(competition);
        const auto honours = honoursOf(state);
        QCOMPARE(podium(competition, *honours),
                 (QStringList{u"1 Champions T03"_s, u"2 Runners-up T01"_s, u"3 Semi-finalists T04"_s,
                              u"3 Semi-finalists T02"_s}));
        QCOMPARE(honours->final.size(), std::size_t{1});
        // What was played is not the result: nobody scored in it.
        QVERIFY(honours->final.front().scorers[Side::Home].isEmpty());
        QVERIFY(honours->final.front().scorers[Side::Away].isEmpty());
        QCOMPARE(honours->way.size(), std::size_t{2});
    }

    void aMatchForThirdPlaceFillsThePodium()
    {
        Competition competition = cup::make("worldcup-32");
        cup::playOut(competition, Generator(3));
        const CompetitionState state = stateOf(competition);
        const auto honours = honoursOf(state);
        QVERIFY(honours.has_value());
        QCOMPARE(honours->podium.size(), std::size_t{3});
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE(honours->podium[i], (FinalPlace{int(i) + 1, false, state.now.finalPlaces[i]}));
        QCOMPARE(placeTitle(honours->podium.back()), u"Third place"_s);
        QCOMPARE(honours->way.size(), std::size_t{7});
        QCOMPARE(honours->way.back().fixture, honours->final.front().fixture);
        QCOMPARE(honours->record.played, 7);
        QVERIFY(honours->topScorers.empty());
        QVERIFY(!honoursText(state, *honours).contains(u"Top scorer"_s));
    }

    void allPlacesThatArePlayedOutAreListed()
    {
        Competition competition = cup::make("cup-8-all-places");
        cup::playOut(competition, Generator(3));
        const CompetitionState state = stateOf(competition);
        const auto honours = honoursOf(state);
        QCOMPARE(honours->podium.size(), std::size_t{8});
        QCOMPARE(placesTitle(*honours), u"Final places"_s);
        QCOMPARE(placeTitle(honours->podium.back()), u"Place 8"_s);
        QVERIFY(honoursText(state, *honours)
                    .contains(u"Place 5: %1\n"_s.arg(competition.entrant(state.now.finalPlaces[4]).name)));
    }

    void aTableNamesItsChampionWithoutAFinal()
    {
        Competition league = cup::hold(cup::league());
        cup::playGroupsInOrder(league);
        const auto honours = honoursOf(stateOf(league));
        QCOMPARE(podium(league, *honours), (QStringList{u"1 Champions T01"_s, u"2 Runners-up T02"_s}));
        QVERIFY(honours->final.empty());
        QCOMPARE(honours->way.size(), std::size_t{6});
        QCOMPARE(recordWords(honours->record), u"6 won, 0 drawn, 0 lost, 6–0 goals"_s);
        // Twelve matches are listed, a season of fourteen is not.
        Competition seven = cup::hold(cup::league(7));
        cup::playGroupsInOrder(seven);
        QCOMPARE(honoursOf(stateOf(seven))->way.size(), std::size_t{12});
        Competition eight = cup::hold(cup::league(8));
        cup::playGroupsInOrder(eight);
        QVERIFY(honoursOf(stateOf(eight))->way.empty());
        QCOMPARE(honoursOf(stateOf(eight))->record.played, 14);
    }

    void aSecondFinalThatWasNotNeededIsNotTheFinal()
    {
        Competition competition = cup::hold(cup::doubleElimination());
        for (const int number : {1, 2, 3, 4, 5, 6})
            cup::play(competition, number, {2, 0});
        const auto honours = honoursOf(stateOf(competition));
        QVERIFY(honours.has_value());
        QCOMPARE(honours->final.size(), std::size_t{1});
        QCOMPARE(honours->final.front().fixture, competition.indexOfNumber(6));
        // Whoever came from the losers' side wins twice.
        cup::play(competition, 6, {0, 1});
        cup::play(competition, 7, {0, 1});
        const auto twice = honoursOf(stateOf(competition));
        QCOMPARE(twice->final.front().fixture, competition.indexOfNumber(7));
    }

    void topScorersShareTheirPlace()
    {
        QCOMPARE(singular(topScorerWords({})), QString());
        QCOMPARE(singular(topScorerWords({scorer("Ann", 1)})), u"Ann (Rovers), 1 goal"_s);
        QCOMPARE(singular(topScorerWords({scorer("Ann", 2), scorer("Bea", 2), scorer("Cay", 2)})),
                 u"Ann (Rovers), Bea (Rovers), Cay (Rovers), 2 goal"_s);
        QCOMPARE(singular(topScorerWords(
                     {scorer("A", 2), scorer("B", 2), scorer("C", 2), scorer("D", 2), scorer("E", 2)})),
                 u"A (Rovers), B (Rovers), C (Rovers), 2 other, 2 goal"_s);
        Competition competition = cup::hold(cup::cupOfFour());
        playWith(competition, 1, {2, 0}, {goal(Side::Home, "Ann", 1), goal(Side::Home, "Bea", 2)});
        playWith(competition, 2, {1, 0}, {goal(Side::Home, "Cay", 3)});
        playWith(competition, 20, {0, 2}, {goal(Side::Away, "Cay", 4), goal(Side::Away, "Dot", 5)});
        const auto one = honoursOf(stateOf(competition));
        QCOMPARE(singular(topScorerWords(one->topScorers)), u"Cay (Team T02), 2 goal"_s);
    }
};

TOUCHLINE_TEST(TestHonours)

} // namespace test_honours

#include "test_honours.moc"
