// SPDX-License-Identifier: GPL-3.0-or-later
// Where teams can still end, against brute force and against what becomes of whole competitions.
#include "core/competition/consequences/possible_places.h"
#include "core/competition/rules/named_rules.h"
#include "core/competition/standings/needed_results.h"
#include "core/competition/templates/built_templates.h"
#include "core/competition/templates/format_builders.h"
#include "core/competition/templates/templates.h"
#include "models/words/fixtures/certainty.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/settled_by_chance.h"

#include <QTest>

#include <functional>
#include <random>
#include <set>

namespace property_place_ranges {

using namespace touchline;
using touchline::testing::withoutLongRun;

namespace {

/// A table shortly before its end.
struct RandomEnd
{
    int teams = 3;
    RuleSet rules;
    std::vector<GroupResult> results;
    std::vector<OpenMatch> open;
    std::vector<TablePoints> deductions;
    std::vector<int> ranking;
    std::vector<std::vector<int>> lots;

    [[nodiscard]] GroupInput input() const
    {
        GroupInput input{teams, results, &rules, {}, lots};
        input.deductions = deductions;
        input.ranking = ranking;
        return input;
    }
};

class EndMaker
{
public:
    explicit EndMaker(unsigned seed) : m_chance(seed) {}

    RandomEnd make()
    {
        RandomEnd end;
        end.teams = upTo(3, 6);
        end.rules = rules();
        std::vector<OpenMatch> matches;
        const bool twice = end.teams < 5 && upTo(0, 1) == 0;
        for (int home = 0; home < end.teams; ++home)
            for (int away = 0; away < end.teams; ++away)
                if (home < away || (twice && away < home))
                    matches.push_back({home, away});
        std::ranges::shuffle(matches, m_chance);
        // Rarely many: their ends are as many as the product of their scores.
        const int open = std::min({upTo(1, 5), upTo(1, 5), static_cast<int>(matches.size())});
        end.open.assign(matches.begin(), matches.begin() + open);
        for (const OpenMatch &match : std::span(matches).subspan(static_cast<std::size_t>(open)))
            end.results.push_back(played(match, end.rules.points));
        if (upTo(0, 3) == 0) {
            end.deductions.assign(static_cast<std::size_t>(end.teams), 0);
            end.deductions[0] = upTo(-1, 3);
        }
        for (int team = 0; upTo(0, 1) == 0 && team < end.teams; ++team)
            end.ranking.push_back(upTo(0, 5) == 0 ? 0 : (team * 5) % 7 + 1);
        end.ranking.resize(end.ranking.empty() ? 0 : static_cast<std::size_t>(end.teams), 0);
        if (upTo(0, 3) == 0)
            end.lots.push_back({1, 0, 2});
        return end;
    }

private:
    int upTo(int least, int most) { return std::uniform_int_distribution(least, most)(m_chance); }

    RuleSet rules()
    {
        const QStringList names = ruleSetNames();
        RuleSet rules = ruleSet(names.at(upTo(0, static_cast<int>(names.size()) - 1))).value();
        if (upTo(0, 2) > 0)
            rules.points = points();
        rules.headToHeadAgain = upTo(0, 1) == 0;
        rules.headToHeadOfTwo = upTo(0, 4) == 0;
        if (upTo(0, 1) == 0)
            return rules;
        constexpr std::array firsts{TieBreak::Points, TieBreak::Points,        TieBreak::Points,
                                    TieBreak::Wins,   TieBreak::PointsPerGame, TieBreak::GoalDifference};
        rules.tieBreaks = {firsts.at(static_cast<std::size_t>(upTo(0, 5)))};
        for (int i = upTo(1, 6); i > 0; --i) {
            const TieBreak tieBreak =
                allTieBreaks.at(static_cast<std::size_t>(upTo(0, static_cast<int>(allTieBreaks.size()) - 1)));
            if (!asksFor(rules, tieBreak))
                rules.tieBreaks.push_back(tieBreak);
        }
        return rules;
    }

    PointsScheme points()
    {
        const std::array schemes{PointsScheme{3, 1, 0},
                                 PointsScheme{2, 1, 0},
                                 PointsScheme{5, TablePoints::ofHalves(5), 0},
                                 PointsScheme{3, 1, 0, {}, LateWin{2, 1}, true},
                                 PointsScheme{3, 1, 0, LateWin{2, 1}, LateWin{2, 1}},
                                 PointsScheme{.goalsBonus = BonusRule{3, 1}},
                                 PointsScheme{.winBonus = BonusRule{2, 1}, .defeatBonus = BonusRule{1, 1}}};
        return schemes.at(static_cast<std::size_t>(upTo(0, static_cast<int>(schemes.size()) - 1)));
    }

    GroupResult played(const OpenMatch &match, const PointsScheme &points)
    {
        const Score score{upTo(0, 2), upTo(0, 2)};
        if (score.isLevel() && points.shootOut)
            return GroupResult::wonLate(match.home, match.away, score,
                                        upTo(0, 1) == 0 ? Side::Home : Side::Away, DecidedBy::ShootOut);
        return GroupResult::withScore(match.home, match.away, score);
    }

    std::mt19937 m_chance;
};

/// The places that teams reach in all ends with these scores, by the ordinary table.
class BruteForce
{
public:
    /// The places of every team at one end, and the results of the open matches that led there.
    using Visit = std::function<void(const std::vector<PlaceRange> &, std::span<const GroupResult>)>;

    explicit BruteForce(const RandomEnd &end, Visit visit = {})
        : m_end(end)
        , m_results(end.results)
        , m_ranges(static_cast<std::size_t>(end.teams), {end.teams, 1})
        , m_visit(std::move(visit))
    {
        // What cards, play-offs and lots to come decide is open.
        auto &order = m_end.rules.tieBreaks;
        const auto open = std::ranges::find_if(
            order, [](TieBreak one) { return one == TieBreak::Conduct || one == TieBreak::PlayOff; });
        if (open != order.end()) {
            if (std::find(order.begin(), open, TieBreak::Lots) == open)
                m_end.lots.clear();
            order.erase(open, order.end());
        }
        const auto lots = std::ranges::find(order, TieBreak::Lots);
        if (lots != order.end() && m_end.lots.empty())
            order.erase(lots, order.end());
        makeScores();
        play(0);
    }

    [[nodiscard]] const std::vector<PlaceRange> &ranges() const { return m_ranges; }

private:
    void makeScores()
    {
        const int most = m_end.open.size() < 2 ? 24 : m_end.open.size() < 3 ? 7 : 0;
        for (int home = 0; home <= most; ++home)
            for (int away = 0; most > 0 && away <= most; ++away)
                m_scores.push_back({home, away});
        if (m_end.open.size() == 2)
            m_scores.insert(m_scores.end(), {{30, 0}, {0, 30}, {60, 59}, {59, 60}, {60, 60}});
        if (m_end.open.size() > 2)
            m_scores = {{0, 0}, {1, 0}, {0, 1}, {30, 0}, {0, 30}, {60, 59}, {59, 60}, {60, 60}};
        if (m_end.open.size() == 3)
            m_scores.insert(m_scores.end(),
                            {{1, 1}, {2, 0}, {0, 2}, {2, 1}, {1, 2}, {3, 3}, {3, 1}, {1, 3}, {3, 0}, {0, 3}});
    }

    void play(std::size_t next)
    {
        if (next == m_end.open.size()) {
            note();
            return;
        }
        const OpenMatch &match = m_end.open[next];
        const PointsScheme &points = m_end.rules.points;
        const auto with = [&](const GroupResult &result) {
            m_results.push_back(result);
            play(next + 1);
            m_results.pop_back();
        };
        for (const Score &score : m_scores) {
            const bool hasShootOut = score.isLevel() && points.shootOut;
            if (!hasShootOut || !points.needsWinner)
                with(GroupResult::withScore(match.home, match.away, score));
            for (const Side side : bothSides) {
                if (hasShootOut)
                    with(GroupResult::wonLate(match.home, match.away, score, side, DecidedBy::ShootOut));
                if (score.leader() == side && points.extraTime)
                    with(GroupResult::wonLate(match.home, match.away, score, side, DecidedBy::ExtraTime));
            }
        }
    }

    void note()
    {
        GroupInput input = m_end.input();
        input.results = m_results;
        standings(input, m_table);
        std::size_t first = 0;
        m_now.resize(m_ranges.size());
        for (std::size_t row = 0; row < m_table.rows.size(); ++row) {
            if (isLevelWithNext(m_table, row))
                continue;
            for (std::size_t one = first; one <= row; ++one) {
                const auto team = static_cast<std::size_t>(m_table.rows[one].team);
                m_now[team] = {static_cast<int>(first) + 1, static_cast<int>(row) + 1};
                PlaceRange &range = m_ranges[team];
                range = {std::min(range.best, m_now[team].best), std::max(range.worst, m_now[team].worst)};
            }
            first = row + 1;
        }
        if (m_visit)
            m_visit(m_now, std::span(m_results).last(m_end.open.size()));
    }

    RandomEnd m_end;
    std::vector<GroupResult> m_results;
    std::vector<Score> m_scores;
    std::vector<PlaceRange> m_ranges;
    std::vector<PlaceRange> m_now;
    Table m_table;
    const Visit m_visit;
};

/// Whether the matches end as all of these say.
bool holds(const std::vector<OutcomeOf> &condition, std::span<const GroupResult> results)
{
    return std::ranges::all_of(condition, [&](const OutcomeOf &one) {
        const std::optional<Side> winner = results[one.match].winner;
        const unsigned outcome = !winner ? LevelScore : *winner == Side::Home ? HomeWin : AwayWin;
        return (one.outcomes & outcome) != 0;
    });
}

bool holdsOne(const std::vector<OutcomeCondition> &conditions, std::span<const GroupResult> results)
{
    return std::ranges::any_of(conditions,
                               [&](const OutcomeCondition &condition) { return holds(condition, results); });
}

/// Whether what is said of one end is true of it.
bool isTrue(const NeededResults &needed, int places, const PlaceRange &reached,
            std::span<const GroupResult> results)
{
    const auto way =
        std::ranges::find_if(needed.ways, [&](const OwnResults &one) { return holds(one.own, results); });
    if (way == needed.ways.end())
        return needed.ways.empty();
    if (way->isEnough || holdsOne(way->enoughIf, results))
        return reached.isCertain(places);
    if (way->isHopeless || (!way->dependsOnMany && !holdsOne(way->scoresDecideIf, results)))
        return reached.isImpossible(places);
    return true;
}

QString description(const RandomEnd &end, std::size_t team, const PlaceRange &claimed, const PlaceRange &real)
{
    QStringList words;
    for (const TieBreak one : end.rules.tieBreaks)
        words << tieBreakWord(one);
    for (const GroupResult &one : end.results)
        words << QStringLiteral("%1-%2 %3:%4")
                     .arg(one.home)
                     .arg(one.away)
                     .arg(one.score->home)
                     .arg(one.score->away);
    for (const OpenMatch &one : end.open)
        words << QStringLiteral("open %1-%2").arg(one.home).arg(one.away);
    return QStringLiteral("again %8 ofTwo %9 team %1: claimed %2-%3, reached %4-%5; win %6; %7")
        .arg(team)
        .arg(claimed.best)
        .arg(claimed.worst)
        .arg(real.best)
        .arg(real.worst)
        .arg(pointsText(end.rules.points.win), words.join(QStringLiteral(", ")))
        .arg(end.rules.headToHeadAgain)
        .arg(end.rules.headToHeadOfTwo);
}

/// The stated class that may be wider than need be: while an opponent still plays, the figures of opponents
/// are not followed.
bool asksForOpponents(const RuleSet &rules)
{
    return std::ranges::any_of(rules.tieBreaks, [](TieBreak one) {
        return one == TieBreak::OpponentsPoints || one == TieBreak::OpponentsGoalDifference ||
               one == TieBreak::OpponentsGoals;
    });
}

/// How many teams were looked at, and how many ranges are wider than what is reached.
struct Count
{
    int teams = 0;
    int wide = 0;
};

/// What was claimed of a table while a competition ran.
struct Claim
{
    std::size_t table = 0;
    std::vector<int> teams;
    PlaceRanges ranges;
    std::vector<Certainty> certain;
    std::size_t played = 0;
};

/// Claims that the end of the competition disproves, and how many places were ruled out at all.
struct Verdict
{
    QStringList wrong;
    int ruledOut = 0;
    std::set<Certainty> marks;
};

/// Whether what was called certain has come.
bool hasCome(Certainty certain, PlaceMeaning::Kind kind)
{
    using Kind = PlaceMeaning::Kind;
    switch (certain) {
    case Certainty::Champions:
        return kind == Kind::Champions;
    case Certainty::Promoted:
        return kind == Kind::GoesUp;
    case Certainty::Through:
        return kind == Kind::GoesOn;
    case Certainty::Relegated:
        return kind == Kind::GoesDown;
    case Certainty::Out:
        return kind == Kind::Nothing || kind == Kind::GoesDown;
    case Certainty::Safe:
        return kind != Kind::GoesDown;
    case Certainty::Open:
        break;
    }
    return true;
}

void check(const Claim &claim, const Competition &over, const Progress &end, Verdict &verdict)
{
    const GroupTable &group = end.tables[claim.table];
    const auto meanings = placeMeanings(over, Language{})[claim.table];
    for (std::size_t row = 0; row < group.table.rows.size(); ++row) {
        const auto place = std::ranges::find(claim.teams, group.teamOfRow(row)) - claim.teams.begin();
        const PlaceRange &range = claim.ranges[static_cast<std::size_t>(place)];
        const int position = group.table.rows[row].position;
        verdict.ruledOut += static_cast<int>(claim.teams.size()) - (range.worst - range.best + 1);
        const Certainty certain = claim.certain[static_cast<std::size_t>(place)];
        verdict.marks.insert(certain);
        const auto meaning = meanings.find(position);
        const bool hasMeaning = meaning != meanings.end();
        if (!hasCome(certain, hasMeaning ? meaning->second.kind : PlaceMeaning::Kind::Nothing))
            verdict.wrong << QStringLiteral("%1, %2: %3 in place %4")
                                 .arg(over.definition().name, over.tables()[claim.table].name,
                                      certaintyKey(certain))
                                 .arg(position);
        if (position < range.best || position > range.worst)
            verdict.wrong << QStringLiteral("%1, %2 after %3 matches: %4 to %5, but %6")
                                 .arg(over.definition().name, over.tables()[claim.table].name)
                                 .arg(claim.played)
                                 .arg(range.best)
                                 .arg(range.worst)
                                 .arg(position);
    }
}

/// Plays by chance, with rulings, and claims again and again.
Verdict verdictOn(Format format, std::uint64_t seed)
{
    Generator generator(seed);
    Competition competition = chance::made(std::move(format), seed);
    std::vector<Claim> claims;
    const auto claim = [&](std::size_t played) {
        const Progress now = progress(competition);
        const std::vector<PlaceRanges> ranges = possiblePlaces(competition);
        const Certainties certain = certainties(competition, ranges);
        for (std::size_t table = 0; table < ranges.size(); ++table)
            if (!ranges[table].empty())
                claims.push_back({table, now.tables[table].teams, ranges[table], certain[table], played});
    };
    std::size_t played = 0;
    const std::size_t often = 3 + competition.fixtures().size() / 30;
    for (;;) {
        const std::vector<int> ready = fixturesIn(FixtureState::Ready, progress(competition));
        for (const int index : ready) {
            if (chance::oneIn(30, generator)) {
                Ruling abandoned = cup::ruling(competition, competition.fixtures()[at(index)].number,
                                               Ruling::Kind::Abandoned);
                abandoned.then = Ruling::Then::Undecided;
                (void)competition.rule(abandoned);
            }
            const Progress now = progress(competition);
            if (now.fixtures[at(index)].state == FixtureState::Ready)
                chance::record(competition, chance::settled(competition, now, index, generator));
            if (++played % often == 0)
                claim(played);
        }
        for (const int index : fixturesIn(FixtureState::Undecided, progress(competition)))
            (void)competition.rule(
                chance::someRuling(competition, competition.fixtures()[at(index)].number, generator));
        claim(played);
        if (!chance::drawWhatIsDue(competition) && ready.empty())
            break;
    }
    Verdict verdict;
    const Progress end = progress(competition);
    for (const Claim &one : claims)
        check(one, competition, end, verdict);
    return verdict;
}

} // namespace

class PropertyPlaceRanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreeWithBruteForce();
    void holdInEveryFormat_data();
    void holdInEveryFormat();
    void everyMarkComesUp();
    void neededResultsAreTrue();
};

void PropertyPlaceRanges::agreeWithBruteForce()
{
    const int ends = withoutLongRun(4) == 4 ? 10'000 : 1'000;
    Count usual;
    Count asksOpponents;
    for (int number = 0; number < ends; ++number) {
        const RandomEnd end = EndMaker(static_cast<unsigned>(number)).make();
        const std::vector<PlaceRange> claimed = placeRanges({end.input(), end.open});
        const std::vector<PlaceRange> reached = BruteForce(end).ranges();
        Count &count = asksForOpponents(end.rules) ? asksOpponents : usual;
        for (std::size_t team = 0; team < claimed.size(); ++team) {
            const bool isSound =
                claimed[team].best <= reached[team].best && claimed[team].worst >= reached[team].worst;
            QVERIFY2(isSound, qPrintable(QStringLiteral("end %1, ").arg(number) +
                                         description(end, team, claimed[team], reached[team])));
            ++count.teams;
            count.wide += claimed[team] == reached[team] ? 0 : 1;
        }
    }
    // Of the others: three and more matches whose goals hang together, and goals that the brute force lacks.
    constexpr int perThousand = 1000;
    QVERIFY2(usual.wide * perThousand <= 4 * usual.teams, qPrintable(QString::number(usual.wide)));
    QVERIFY2(asksOpponents.wide * perThousand <= 90 * asksOpponents.teams,
             qPrintable(QString::number(asksOpponents.wide)));
}

void PropertyPlaceRanges::holdInEveryFormat_data()
{
    QTest::addColumn<Format>("format");
    for (const QString &name : formatTemplateNames())
        QTest::newRow(qPrintable(name)) << formatTemplate(name).value();
    for (const BuiltTemplate &kind : builtTemplates())
        if (const auto format = builtTemplate(kind.example))
            QTest::newRow(qPrintable(kind.example)) << format->value();
    QTest::newRow("swiss of best of three") << swissFormat(9, 4, {.bestOf = 3}).value();
}

void PropertyPlaceRanges::holdInEveryFormat()
{
    QFETCH(Format, format);
    Verdict all;
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(withoutLongRun(8)); ++seed) {
        const Verdict verdict = verdictOn(format, seed);
        all.wrong << verdict.wrong;
        all.ruledOut += verdict.ruledOut;
    }
    QVERIFY2(all.wrong.isEmpty(), qPrintable(all.wrong.join(u'\n')));
    // Where there are tables with matches of their own, something gets certain before the end.
    const bool hasTables = std::ranges::any_of(format.stages, [](const Stage &stage) {
        const auto *paired = std::get_if<PairedStage>(&stage.plan);
        return std::holds_alternative<RoundRobinStage>(stage.plan) ||
               (paired != nullptr && paired->method != PairingMethod::Ladder);
    });
    QCOMPARE(all.ruledOut > 0, hasTables);
}

void PropertyPlaceRanges::everyMarkComesUp()
{
    std::set<Certainty> marks = verdictOn(formatTemplate(QStringLiteral("worldcup-32")).value(), 1).marks;
    for (std::uint64_t seed = 1; seed <= 4; ++seed)
        marks.merge(verdictOn(pyramidFormat({6, 6}, {}).value(), seed).marks);
    QCOMPARE(marks.size(), std::size_t{7});
}

void PropertyPlaceRanges::neededResultsAreTrue()
{
    int named = 0;
    for (int number = 0; number < withoutLongRun(1'200); ++number) {
        const RandomEnd end = EndMaker(static_cast<unsigned>(number)).make();
        const int places = 1 + number % (end.teams - 1);
        const int team = number / 7 % end.teams;
        const NeededResults needed = neededResults({end.input(), end.open}, team, places);
        named += needed.ways.empty() ? 0 : 1;
        int wrong = 0;
        const BruteForce all(end, [&](const auto &reached, std::span<const GroupResult> results) {
            wrong += isTrue(needed, places, reached[at(team)], results) ? 0 : 1;
        });
        QVERIFY2(
            wrong == 0,
            qPrintable(QStringLiteral("end %1, place %2, %3 wrong: ").arg(number).arg(places).arg(wrong) +
                       description(end, at(team), needed.range, all.ranges()[at(team)])));
    }
    QVERIFY(named > withoutLongRun(1'200) / 3);
}

TOUCHLINE_TEST(PropertyPlaceRanges)

} // namespace property_place_ranges

#include "property_place_ranges.moc"
