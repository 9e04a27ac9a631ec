// SPDX-License-Identifier: GPL-3.0-or-later
// Many World Cups at Premier League level: every suspension and every injury is derived anew from the events
// of the reports alone, and nobody played who had to sit out, and nobody sat out who might have played.
#include "core/play/matches/competition_player.h"
#include "tests/support/absence_book.h"
#include "tests/support/cup_wishes.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <map>

namespace test_cup_discipline_statistics {

using namespace touchline;
using namespace touchline::testing;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int cups = 8;
#else
constexpr int cups = 200;
#endif

using Kind = AbsenceBook::Kind;

struct Figures
{
    int matches = 0;
    int goals = 0;
    int yellows = 0;
    int reds = 0;
    int invalid = 0;
    /// Places of players who sat out a match.
    int satOut = 0;
    /// Matches in which somebody had two reasons at once.
    int twoReasons = 0;
    std::map<Kind, int> brought;
    /// What was not as it should be, one line each.
    QStringList faults;
};

/// Compares who sat out for one side of a match with the book of the team before it.
void compare(const MatchReport &report, Side side, const AbsenceBook &book, Figures &figures)
{
    const TeamOnTheDay &team = report.teams[side];
    std::vector<QUuid> missing = book.absent();
    for (const PlayerOnTheDay &player : team.players) {
        const QString reason = book.reasonFor(player.player);
        if (player.available == !reason.isEmpty() || player.because != reason)
            figures.faults << QStringLiteral("%1, %2: \"%3\", not \"%4\"")
                                  .arg(team.name, player.name, player.because, reason);
        missing.erase(std::remove(missing.begin(), missing.end(), player.player), missing.end());
        figures.satOut += reason.isEmpty() ? 0 : 1;
        figures.twoReasons += reason.contains(u';') ? 1 : 0;
        const bool tookPart =
            std::any_of(report.events.begin(), report.events.end(),
                        [&](const ReportEvent &event) { return event.player == player.player; });
        if (tookPart && !reason.isEmpty())
            figures.faults << QStringLiteral("%1, %2: took part").arg(team.name, player.name);
    }
    if (!missing.empty())
        figures.faults << QStringLiteral("%1: an absent player is not in the list").arg(team.name);
}

void count(const MatchReport &report, bool needsWinner, Figures &figures)
{
    ++figures.matches;
    figures.goals += report.score.home + report.score.away;
    figures.invalid += validate(report, {DecisionRules{.needsWinner = needsWinner}}).empty() ? 0 : 1;
    for (const ReportEvent &event : report.events) {
        figures.yellows += event.kind == ReportEventKind::Yellow ? 1 : 0;
        figures.reds +=
            event.kind == ReportEventKind::Red || event.kind == ReportEventKind::SecondYellow ? 1 : 0;
    }
}

void examine(const Competition &competition, Figures &figures)
{
    std::map<QUuid, AbsenceBook> books;
    for (std::size_t i = 0; i < competition.fixtures().size(); ++i) {
        const MatchReport &report = *competition.report(static_cast<int>(i));
        count(report, competition.fixtures()[i].needsWinner, figures);
        for (const Side side : bothSides) {
            AbsenceBook &book = books[report.teams[side].team];
            compare(report, side, book, figures);
            book.enter(report, side);
        }
    }
    for (const auto &[team, book] : books)
        for (const auto &[kind, times] : book.brought())
            figures.brought[kind] += times;
}

Figures figuresOf(int count)
{
    Figures figures;
    for (int seed = 1; seed <= count; ++seed) {
        CompetitionWishes wishes = cupWishes("premier", static_cast<std::uint64_t>(seed));
        wishes.draw = QStringLiteral("random");
        auto cup = newCompetition(wishes);
        if (!cup || !playAll(cup->competition, cup->rules)) {
            figures.faults << QStringLiteral("seed %1 was not played").arg(seed);
            continue;
        }
        examine(cup->competition, figures);
    }
    return figures;
}

} // namespace

class TestCupDisciplineStatistics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_figures = figuresOf(cups); }

    void everyCupWasPlayedToItsEnd()
    {
        QCOMPARE(m_figures.matches, cups * 64);
        qInfo("%d World Cups, %d matches: %.2f goals, %.2f yellow and %.3f red cards a match", cups,
              m_figures.matches, mean(m_figures.goals), mean(m_figures.yellows), mean(m_figures.reds));
    }

    void whoHadToSitOutDidAndNobodyElse()
    {
        QVERIFY2(m_figures.faults.isEmpty(), qPrintable(m_figures.faults.join(u'\n')));
        qInfo("%d times somebody sat out a match, %d times for two reasons at once", m_figures.satOut,
              m_figures.twoReasons);
    }

    void everyReportIsValid() { QCOMPARE(m_figures.invalid, 0); }

    void everyKindWasMet()
    {
        qInfo("brought: %d straight red cards, %d second yellow cards, %d yellow cards in consecutive "
              "matches, %d injuries for the next match, %d to the end",
              brought(Kind::Red), brought(Kind::SecondYellow), brought(Kind::ConsecutiveYellows),
              brought(Kind::OutNextGame), brought(Kind::OutOfTournament));
        for (const Kind kind : {Kind::Red, Kind::SecondYellow, Kind::ConsecutiveYellows, Kind::OutNextGame,
                                Kind::OutOfTournament})
            QVERIFY(brought(kind) > 0);
        QCOMPARE(brought(Kind::Red) + brought(Kind::SecondYellow), m_figures.reds);
    }

private:
    [[nodiscard]] double mean(int sum) const { return static_cast<double>(sum) / m_figures.matches; }
    [[nodiscard]] int brought(Kind kind) const
    {
        const auto found = m_figures.brought.find(kind);
        return found == m_figures.brought.end() ? 0 : found->second;
    }

    Figures m_figures;
};

TOUCHLINE_TEST(TestCupDisciplineStatistics)

} // namespace test_cup_discipline_statistics

#include "test_cup_discipline_statistics.moc"
