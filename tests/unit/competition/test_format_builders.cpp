// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/format/group_bracket.h"
#include "core/competition/templates/built_templates.h"
#include "core/competition/templates/format_builders.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/chance_results.h"

#include <set>

namespace test_format_builders {

using namespace touchline;
using namespace touchline::testing;

namespace {

const KnockoutStage &knockout(const Format &format, std::size_t stage)
{
    return std::get<KnockoutStage>(format.stages.at(stage).plan);
}

/// "quarter-finals: 5 #1-W1, 6 W2-W3"; second legs behind a slash, a drawn round with its pot.
QStringList rounds(const Format &format, std::size_t stage)
{
    const SlotNames names = slotNames(format);
    QStringList lines;
    for (const KnockoutRound &round : knockout(format, stage).rounds) {
        QStringList ties;
        for (const KnockoutTie &tie : round.ties) {
            QString text = QString::number(tie.match);
            for (const int later : tie.laterLegs)
                text += u"/%1"_s.arg(later);
            if (!round.isDrawn())
                text += u" %1-%2"_s.arg(slotText(tie.home, names), slotText(tie.away, names));
            ties << text;
        }
        QStringList pot;
        for (const Slot &slot : round.pot)
            pot << slotText(slot, names);
        lines << round.name + u": "_s + ties.join(u", "_s) +
                     (round.isDrawn() ? u" of "_s + pot.join(u' ') : QString());
    }
    return lines;
}

QStringList places(const Format &format)
{
    QStringList texts;
    for (const Slot &slot : format.finalPlaces)
        texts << slotText(slot, slotNames(format));
    return texts;
}

QString message(const Result<Format> &format)
{
    return format ? u"valid"_s : format.error().message.english();
}

#define VERIFY_VALID(format)                                                                                 \
    do {                                                                                                     \
        const Problems found = validate(format);                                                             \
        QVERIFY2(found.empty(), found.empty() ? "" : qPrintable(found.front().what.english()));              \
    } while (false)

/// In which round from the final back (1 = final) two places of a bracket meet at the earliest.
int roundsBeforeTheEnd(std::size_t first, std::size_t second)
{
    return int(std::bit_width(first ^ second));
}

int matchesOf(const Format &format)
{
    int matches = 0;
    for (const Fixture &fixture : plannedFixtures(format, cup::space).fixtures)
        matches += fixture.isConditional() ? 0 : 1;
    return matches;
}

/// The losers' bracket as a tree: who met already when two teams can meet there.
class Rematches
{
public:
    explicit Rematches(const Format &format)
    {
        for (std::size_t stage = 0; stage < 2; ++stage)
            for (const KnockoutRound &round : knockout(format, stage).rounds)
                for (const KnockoutTie &tie : round.ties)
                    add(tie, stage);
    }

    /// Rounds of the losers' bracket that are still to come when the first rematch is possible there.
    [[nodiscard]] int earliest(const Format &format) const
    {
        const auto &all = knockout(format, 1).rounds;
        for (std::size_t round = 0; round < all.size(); ++round)
            for (const KnockoutTie &tie : all[round].ties)
                if (canBeRematch(tie))
                    return int(all.size() - round) - 1;
        return -1;
    }

private:
    using Pool = std::set<int>;

    [[nodiscard]] Pool poolOf(const Slot &slot) const
    {
        return slot.kind == Slot::Kind::Drawn ? Pool{slot.number} : m_pools.at(slot.number);
    }
    void add(const KnockoutTie &tie, std::size_t stage)
    {
        Pool pool = poolOf(tie.home);
        if (stage == 0)
            m_upperSides[tie.match] = {poolOf(tie.home), poolOf(tie.away)};
        pool.merge(poolOf(tie.away));
        m_pools[tie.match] = pool;
        m_ties[tie.match] = tie;
    }
    /// Where the team comes from that stands in a slot of the losers' bracket: the ties lost above.
    [[nodiscard]] std::set<int> lostIn(const Slot &slot) const
    {
        if (slot.kind == Slot::Kind::LoserOf)
            return {slot.number};
        if (slot.kind == Slot::Kind::Drawn)
            return {}; // begins here, and has met nobody
        const KnockoutTie &tie = m_ties.at(slot.number);
        std::set<int> all = lostIn(tie.home);
        all.merge(lostIn(tie.away));
        return all;
    }
    /// The one beaten later may be the one who beat the other before: the earlier tie feeds the later one.
    [[nodiscard]] bool canBeRematch(const KnockoutTie &tie) const
    {
        for (const int first : lostIn(tie.home))
            for (const int second : lostIn(tie.away))
                if (feeds(first, second) || feeds(second, first))
                    return true;
        return false;
    }
    [[nodiscard]] bool feeds(int earlier, int later) const
    {
        const Pool &small = m_pools.at(earlier);
        const Pool &large = m_pools.at(later);
        return earlier != later && small.size() < large.size() &&
               std::includes(large.begin(), large.end(), small.begin(), small.end());
    }

    std::map<int, Pool> m_pools;
    std::map<int, std::pair<Pool, Pool>> m_upperSides;
    std::map<int, KnockoutTie> m_ties;
};

} // namespace

class TestFormatBuilders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Its timetable has the same minutes for every match.
    void anEveningHasNoExtraTime()
    {
        for (int teams = fewestOfAnEvening; teams <= mostOfAnEvening; ++teams) {
            const auto format = eveningFormat(teams);
            QVERIFY(format.has_value());
            const KnockoutStage &finals = knockout(*format, format->stages.size() - 1);
            QVERIFY(finals.rounds.size() >= 2);
            for (const KnockoutRound &round : finals.rounds)
                QVERIFY2(round.rules.extraTime == DecisionRules::ExtraTime::None,
                         qPrintable(format->name + u' ' + round.name));
        }
    }

    void aLeagueIsPlayedHomeAndAway()
    {
        const Format format = leagueFormat(20).value();
        VERIFY_VALID(format);
        QCOMPARE(matchesOf(format), 380);
        QCOMPARE(matchesOf(leagueFormat(20, 1).value()), 190);
        QCOMPARE(format.finalPlaces.size(), std::size_t{20});
    }

    void aCupOfEightIsTheBracketOfSeeds()
    {
        const Format format = cupFormat(8).value();
        VERIFY_VALID(format);
        QCOMPARE(rounds(format, 0), (QStringList{u"quarter-finals: 1 #1-#8, 2 #4-#5, 3 #2-#7, 4 #3-#6"_s,
                                                 u"semi-finals: 5 W1-W2, 6 W3-W4"_s, u"final: 7 W5-W6"_s}));
        QCOMPARE(places(format), (QStringList{u"W7"_s, u"L7"_s}));
    }

    void theBestHaveByes()
    {
        const Format format = cupFormat(6, {.thirdPlace = true}).value();
        VERIFY_VALID(format);
        QCOMPARE(rounds(format, 0),
                 (QStringList{u"first round: 1 #4-#5, 2 #3-#6"_s, u"semi-finals: 3 #1-W1, 4 #2-W2"_s,
                              u"third place: 5 L3-L4"_s, u"final: 6 W3-W4"_s}));
        QCOMPARE(places(format), (QStringList{u"W6"_s, u"L6"_s, u"W5"_s, u"L5"_s}));
        const Format large = cupFormat(27).value();
        QCOMPARE(knockout(large, 0).rounds.front().ties.size(), std::size_t{11});
        for (const KnockoutTie &tie : knockout(large, 0).rounds.front().ties)
            QVERIFY(tie.home.number > 5 && tie.away.number > 5);
        QCOMPARE(knockout(large, 0).rounds.at(1).name, u"round of 16"_s);
    }

    void inTwoLegsTheBetterIsAtHomeLast()
    {
        KnockoutOptions options;
        options.rules.legs = 2;
        options.rules.awayGoals = true;
        const Format format = cupFormat(4, options).value();
        VERIFY_VALID(format);
        QCOMPARE(rounds(format, 0),
                 (QStringList{u"semi-finals: 1/3 #4-#1, 2/4 #3-#2"_s, u"final: 5 W1-W2"_s}));
        QVERIFY(!knockout(format, 0).rounds.back().rules.awayGoals);
        options.finalRules = options.rules;
        QCOMPARE(rounds(cupFormat(4, options).value(), 0).back(), u"final: 5/6 W2-W1"_s);
    }

    void drawnRoundsHaveAPot()
    {
        const Format format = cupFormat(7, {.redraw = true}).value();
        VERIFY_VALID(format);
        QCOMPARE(rounds(format, 0),
                 (QStringList{u"first round: 1, 2, 3 of #4 #5 #2 #7 #3 #6"_s,
                              u"semi-finals: 4, 5 of #1 W1 W2 W3"_s, u"final: 6 W4-W5"_s}));
    }

    void groupsCrossAsAtWorldCups()
    {
        const Format format = groupsFormat(8, 4, 2).value();
        VERIFY_VALID(format);
        const Format worldCup = formatTemplate(u"worldcup-32"_s).value();
        QCOMPARE(rounds(format, 1).front(), rounds(worldCup, 1).front());
        QCOMPARE(rounds(groupsFormat(1, 4, 2).value(), 1), QStringList{u"final: 7 1A-2A"_s});
    }

    void teamsOfAGroupMeetAgainAsLateAsCanBe()
    {
        for (int groups = 1; groups <= 17; ++groups) {
            for (int advance = 1; advance <= 8; ++advance) {
                if (groups * advance < 2)
                    continue;
                const Bracket bracket = groupBracket(groups, advance);
                const auto depth = int(std::bit_width(bracket.size())) - 1;
                // Two of a group in two halves, up to four in four quarters, ...
                const int apart =
                    depth - int(std::bit_width(static_cast<unsigned>(std::max(advance - 1, 1)))) + 1;
                for (std::size_t i = 0; i < bracket.size(); ++i)
                    for (std::size_t j = 0; j < i; ++j)
                        if (bracket[i] && bracket[j] && bracket[i]->group == bracket[j]->group)
                            QVERIFY2(roundsBeforeTheEnd(i, j) >= apart,
                                     qPrintable(u"%1 x %2"_s.arg(groups).arg(advance)));
            }
        }
    }

    void byesGoToTheBestOfTheirGroups()
    {
        const Format format = groupsFormat(3, 4, 2).value();
        VERIFY_VALID(format);
        const auto &first = knockout(format, 1).rounds.front();
        QCOMPARE(first.ties.size(), std::size_t{2});
        QStringList met;
        for (const QString &line : rounds(format, 1))
            met << line;
        QVERIFY(!met.front().contains(u"1A"_s) && !met.front().contains(u"1B"_s));
        QVERIFY(met.at(1).contains(u"1A"_s) && met.at(1).contains(u"1B"_s));
    }

    void whoLosesTwiceIsOut()
    {
        const Format format = doubleEliminationFormat(8).value();
        VERIFY_VALID(format);
        QCOMPARE(rounds(format, 0),
                 (QStringList{u"winners' round 1: 1 #1-#8, 2 #4-#5, 3 #2-#7, 4 #3-#6"_s,
                              u"winners' round 2: 7 W1-W2, 8 W3-W4"_s, u"winners' final: 12 W7-W8"_s}));
        // Those beaten in the second round come into the other half.
        QCOMPARE(rounds(format, 1),
                 (QStringList{u"losers' round 1: 5 L1-L2, 6 L3-L4"_s, u"losers' round 2: 9 L8-W5, 10 L7-W6"_s,
                              u"losers' round 3: 11 W9-W10"_s, u"losers' final: 13 L12-W11"_s}));
        QCOMPARE(rounds(format, 2),
                 (QStringList{u"grand final: 14 W12-W13"_s, u"second grand final: 15 W14-L14"_s}));
        QCOMPARE(places(format), (QStringList{u"W15"_s, u"L15"_s, u"L13"_s, u"L11"_s}));
        const Format once = doubleEliminationFormat(8, {.reset = false}).value();
        VERIFY_VALID(once);
        QCOMPARE(places(once).front(), u"W14"_s);
    }

    void everyNumberLosesTwice()
    {
        for (int teams = 3; teams <= 70; ++teams) {
            const Format format = doubleEliminationFormat(teams).value();
            VERIFY_VALID(format);
            // All but one lose twice, and the first grand final may be played again.
            QCOMPARE(matchesOf(format), 2 * (teams - 1) + 1);
        }
    }

    void rematchesComeLate()
    {
        const auto roundsLeft = [](int teams) {
            const Format format = doubleEliminationFormat(teams).value();
            return Rematches(format).earliest(format);
        };
        // No other way of exchanging halves, quarters and so forth does better: all were tried.
        QCOMPARE(roundsLeft(8), 1);
        QCOMPARE(roundsLeft(16), 2);
        QCOMPARE(roundsLeft(32), 3);
        QCOMPARE(roundsLeft(64), 3);
        QCOMPARE(roundsLeft(128), 4);
        // Where half of the teams begin below there is one round less in which teams can meet before.
        for (const int teams : {8, 16, 32, 64}) {
            const Format split = doubleEliminationFormat(teams, {.isSplit = true}).value();
            QVERIFY(Rematches(split).earliest(split) <= roundsLeft(teams));
        }
    }

    void aSwissHasNoMoreRoundsThanCanBePaired()
    {
        VERIFY_VALID(swissFormat(32, 6).value());
        QCOMPARE(matchesOf(swissFormat(33, 6).value()), 96);
        QCOMPARE(usualSwissRounds(32), 5);
        QCOMPARE(usualSwissRounds(33), 6);
        QCOMPARE(usualSwissRounds(3), 2);
        QCOMPARE(message(swissFormat(6, 4)),
                 u"A Swiss of 6 teams has from 1 to 3 rounds, not 4: more could force a rematch."_s);
    }

    void theLeaguePhaseLeadsIntoPlayOffs()
    {
        const Format format = leaguePhaseFormat(36).value();
        VERIFY_VALID(format);
        QCOMPARE(matchesOf(format), 144 + 16 + 16 + 8 + 4 + 1);
        const QStringList all = rounds(format, 1);
        QCOMPARE(all.at(0).left(60), u"first round: 145/153 17 League phase-16 League phase"
                                     ", 146/154"_s.left(60));
        for (const char *tie : {"24 League phase-9 League phase", "18 League phase-15 League phase"})
            QVERIFY2(all.at(0).contains(QString::fromLatin1(tie)), tie);
        QVERIFY(all.at(1).startsWith(u"round of 16: 161/169 W145-1 League phase"_s));
        QVERIFY(all.back() == u"final: 189 W185-W186"_s);
        LeaguePhaseOptions options;
        options.rounds = 4;
        QCOMPARE(message(leaguePhaseFormat(36, options)),
                 u"A team meets an even number of opponents of each pot, half of them at home."_s);
        options.rounds = 8;
        options.pots = 5;
        QCOMPARE(message(leaguePhaseFormat(36, options)),
                 u"36 teams in 5 pots cannot play 8 rounds: the pots must be equal, and each "
                 "must hold more teams than opponents come out of it."_s);
    }

    void theClausuraHasTheVenuesReversed()
    {
        const Format format = aperturaFormat(10, 2).value();
        VERIFY_VALID(format);
        std::set<std::pair<int, int>> meetings;
        for (const Fixture &fixture : plannedFixtures(format, cup::space).fixtures)
            if (fixture.isGroupMatch())
                meetings.insert({fixture.slots[Side::Home].number, fixture.slots[Side::Away].number});
        QCOMPARE(meetings.size(), std::size_t{90});
        QCOMPARE(rounds(format, 3), QStringList{u"final: 91/92 1 Clausura-1 Apertura"_s});
        QCOMPARE(format.nextSeason.back().from.size(), std::size_t{2});
    }

    void whoWinsBothHalvesIsChampion()
    {
        Competition competition = chance::made(aperturaFormat(4).value());
        // The better place wins every match.
        for (const Fixture &fixture : competition.fixtures()) {
            if (!fixture.isGroupMatch())
                continue;
            const bool isHomeBetter = fixture.slots[Side::Home].number < fixture.slots[Side::Away].number;
            cup::play(competition, fixture.number, isHomeBetter ? Score{1, 0} : Score{0, 1});
        }
        const Progress now = progress(competition);
        QVERIFY(now.ties.front().by == TieDecision::NotPlayed);
        QVERIFY(fixturesIn(FixtureState::Ready, now).empty());
        QCOMPARE(fixturesIn(FixtureState::NotNeeded, now).size(), std::size_t{2});
        QCOMPARE(cup::name(competition, now.finalPlaces.at(0)), u"T01"_s);
    }

    void theFinalIsPlayedBetweenTwoWinners()
    {
        Competition competition = chance::made(aperturaFormat(2).value());
        cup::play(competition, 1, {1, 0});
        cup::play(competition, 2, {1, 0});
        QCOMPARE(cup::pairing(competition, 3), u"T02-T01"_s);
        QCOMPARE(cup::pairing(competition, 4), u"T01-T02"_s);
        QVERIFY(cup::state(competition, 3) == FixtureState::Ready);
        QVERIFY(cup::state(competition, 4) == FixtureState::Waiting);
    }

    void promotionAndRelegation()
    {
        const Format format = pyramidFormat({20, 24}).value();
        VERIFY_VALID(format);
        const SlotNames names = slotNames(format);
        const auto list = [&names](const NextSeasonGroup &group) {
            QStringList texts;
            for (const Slot &slot : group.from)
                texts << slotText(slot, names);
            return texts;
        };
        const QStringList first = list(format.nextSeason.at(0));
        QCOMPARE(first.first(), u"1 Division 1"_s);
        QCOMPARE(first.mid(16),
                 (QStringList{u"17 Division 1"_s, u"1 Division 2"_s, u"2 Division 2"_s, u"3 Division 2"_s}));
        QCOMPARE(
            list(format.nextSeason.at(1)).mid(0, 4),
            (QStringList{u"18 Division 1"_s, u"19 Division 1"_s, u"20 Division 1"_s, u"4 Division 2"_s}));
    }

    void playOffsForPlacesOfNextSeason()
    {
        PyramidOptions options;
        options.up = 2;
        options.playOff = PyramidOptions::PlayOff::Promotion;
        const Format english = pyramidFormat({20, 24, 24}, options).value();
        VERIFY_VALID(english);
        QCOMPARE(rounds(english, 1).front(),
                 u"play-off semi-finals: 1485/1489 6 Division 2-3 Division 2, 1486/1490 5 "
                 "Division 2-4 Division 2, 1487/1491 6 Division 3-3 Division 3, 1488/1492 5 "
                 "Division 3-4 Division 3"_s);
        options.playOff = PyramidOptions::PlayOff::Relegation;
        const Format german = pyramidFormat({18, 18, 20}, options).value();
        VERIFY_VALID(german);
        QCOMPARE(rounds(german, 1).front(),
                 u"relegation play-offs: 993/995 3 Division 2-16 Division 1, 994/996 3 Division "
                 "3-16 Division 2"_s);
        for (const Format &format : {english, german})
            for (std::size_t division = 0; division < format.nextSeason.size(); ++division)
                QCOMPARE(int(format.nextSeason[division].from.size()), entrySizes(format).at(division));
        options.up = 9;
        QCOMPARE(message(pyramidFormat({18, 18, 20}, options)),
                 u"10 of 18 teams cannot be relegated while 10 go up or play for it: Division 2 "
                 "is too small."_s);
    }

    void anEveningOfFiveRounds_data()
    {
        columns<int, int>();
        const std::map<int, int> expected{{4, 8},  {5, 12},  {6, 17},  {7, 14}, {8, 18},
                                          {9, 18}, {10, 22}, {11, 22}, {12, 26}};
        for (const auto &[teams, matches] : expected)
            QTest::addRow("%d", teams) << teams << matches;
    }

    void anEveningOfFiveRounds()
    {
        const auto [teams, matches] = row<int, int>();
        const Format format = eveningFormat(teams).value();
        VERIFY_VALID(format);
        QCOMPARE(teamCount(format), teams);
        QCOMPARE(matchesOf(format), matches);
        QCOMPARE(int(format.finalPlaces.size()), teams);
    }

    void numbersThatAreNotPossible_data() { rowsFrom<QString, QString>("test_format_builders"); }

    void numbersThatAreNotPossible()
    {
        const auto [name, words] = row<QString, QString>();
        const auto format = formatTemplate(name);
        QVERIFY(!format);
        QVERIFY(format.error().fault == Fault::BadInput);
        QCOMPARE(format.error().message.english(), words);
    }

    void rulesThatAreNotPossible()
    {
        QCOMPARE(message(cupFormat(8, {.rules = {.legs = 4}})),
                 u"A tie is one match, two, or a best of 3, 5 or 7, not 4."_s);
        QCOMPARE(message(cupFormat(8, {.rules = {.replays = 10}})),
                 u"A tie has from 0 to 9 replays, not 10."_s);
        QCOMPARE(message(cupFormat(8, {.rules = {.awayGoals = true}})),
                 u"Away goals decide only a tie of two legs."_s);
        QCOMPARE(message(cupFormat(8, {.finalRules = TieRules{.legs = 0}})),
                 u"A tie is one match, two, or a best of 3, 5 or 7, not 0."_s);
        QCOMPARE(message(doubleEliminationFormat(8, {.rules = {.legs = 2}})),
                 u"In a double elimination every tie is one match."_s);
        QCOMPARE(message(ladderFormat(5, 10, 5)),
                 u"On a ladder of 5 teams, challenges can reach from 1 to 4 places higher, not 5."_s);
        QCOMPARE(message(aperturaFormat(5, 5)), u"From 0 to 4 of 5 teams are relegated, not 5."_s);
        QCOMPARE(message(pyramidFormat({8, 8}, {.up = 0})),
                 u"At least one team must be promoted between two divisions."_s);
        QCOMPARE(message(pyramidFormat({8, 8}, {.legs = 0})),
                 u"Teams can meet 1 to 6 times in a group, not 0 times."_s);
    }

    void everyNamedKindIsValidAndKnownByItsName()
    {
        QStringList names;
        for (const BuiltTemplate &kind : builtTemplates())
            names << kind.example;
        names << u"league-5x1"_s << u"cup-16-two-legs-third-place-redraw"_s << u"groups-6x5-3-away-goals"_s
              << u"double-elimination-9-no-reset"_s << u"swiss-7"_s << u"ladder-2"_s << u"ladder-6x9"_s
              << u"pyramid-20-24-24-promotion"_s << u"pyramid-8-8-relegation"_s << u"pyramid-4-4"_s
              << u"evening-4"_s << u"double-elimination-9-split-no-reset"_s
              << u"league-8x1-play-in-best-of-3"_s << u"conferences-5-2-two-legs"_s
              << u"conferences-8-play-in"_s << u"league-12x3-averages-5"_s;
        for (const QString &name : names) {
            const auto format = formatTemplate(name);
            QVERIFY2(format.has_value(), qPrintable(name));
            QCOMPARE(format->name, name);
            VERIFY_VALID(*format);
            QVERIFY(!format->title.isEmpty());
            const auto again = formatFromJson(toJson(*format));
            QVERIFY2(again.has_value() && *again == *format, qPrintable(name));
        }
    }

    void otherNamesAreNoKind()
    {
        for (const char *name : {"league", "league-", "league-x", "league-20x", "cup-8-", "cup-8-golden",
                                 "swiss-8x", "pyramid-20", "evening-8x2", "my-cup-8", "cup-123456"})
            QVERIFY2(!builtTemplate(QString::fromLatin1(name)), name);
    }
};

TOUCHLINE_TEST(TestFormatBuilders)

} // namespace test_format_builders

#include "test_format_builders.moc"
