// SPDX-License-Identifier: GPL-3.0-or-later
// The ledger beside a second derivation of ATCS 9.4, written from the specification alone: the numbers `ban`,
// `out` and `yellow_prev` of one player, step by step.

#include "core/discipline/team_ledger.h"
#include "tests/support/test_registry.h"
#include "tests/unit/match/report_fixture.h"

#include <QTest>

#include <rapidcheck.h>

namespace property_team_ledger {

using namespace touchline;
using namespace touchline::testing;

namespace {

constexpr int toTheEnd = 1000000;
constexpr std::array<const char *, 3> names{"Adams", "Baker", "Cole"};

/// What the cards and the injury chart did to a player in one game.
struct Day
{
    bool satOut = false;
    bool yellow = false;
    bool second = false;
    bool red = false;
    int injury = 0; ///< 0 none, else index into `injuryWords`
};

constexpr std::array<const char *, 6> injuryWords{"",         "weakened_1",     "weakened_2",
                                                  "out_next", "out_tournament", "out_tournament_red"};

struct Numbers
{
    int ban = 0;
    int out = 0;
    bool yellowPrev = false;

    [[nodiscard]] bool available() const { return ban == 0 && out == 0; }

    /// Steps 1 to 5 of 9.4 in their order.
    void after(const Day &day)
    {
        if (day.satOut && ban > 0)
            ban -= 1;
        if (day.satOut && out > 0 && out != toTheEnd)
            out -= 1;
        const bool sentOff = day.red || day.second;
        if (sentOff) {
            ban = 1;
            yellowPrev = false;
        } else if (day.yellow) {
            ban = yellowPrev ? 1 : ban;
            yellowPrev = !yellowPrev;
        } else {
            yellowPrev = false;
        }
        if (day.injury == 3)
            out = std::max(out, 1);
        if (day.injury >= 4)
            out = toTheEnd;
    }
};

Day someDay(bool available)
{
    Day day;
    // Now and then somebody plays who may not, or stays at home who may.
    day.satOut = *rc::gen::inRange(0, 8) == 0 ? available : !available;
    if (day.satOut)
        return day;
    day.yellow = *rc::gen::inRange(0, 2) == 0;
    day.second = day.yellow && *rc::gen::inRange(0, 6) == 0;
    day.red = !day.second && *rc::gen::inRange(0, 8) == 0;
    day.injury = std::max(0, *rc::gen::inRange(-20, 6));
    return day;
}

void tell(const Day &day, const char *name, Side side, MatchReport &report)
{
    const auto add = [&](ReportEventKind kind) { report.events.push_back(eventOf(kind, side, name)); };
    if (day.yellow)
        add(ReportEventKind::Yellow);
    if (day.second) {
        add(ReportEventKind::Yellow);
        add(ReportEventKind::SecondYellow);
    }
    if (day.red)
        add(ReportEventKind::Red);
    if (day.injury > 0) {
        add(ReportEventKind::Injury);
        report.events.back().detail = QString::fromUtf8(injuryWords[static_cast<std::size_t>(day.injury)]);
    }
    report.teams[side].players.push_back(playerOf(name, day.satOut ? "he sits out" : ""));
}

const DisciplineRules &rules()
{
    static const DisciplineRules atcs = disciplineRules(QStringLiteral("atcs")).value();
    return atcs;
}

MatchReport emptyReport(Side side)
{
    MatchReport report;
    report.teams[side] = {idOf(QStringLiteral("Rovers")), QStringLiteral("Rovers"), {}};
    report.teams[opposite(side)] = {idOf(QStringLiteral("United")), QStringLiteral("United"), {}};
    return report;
}

} // namespace

class PropertyTeamLedger : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLedgerIsTheSpecification()
    {
        QVERIFY(rc::check("after every game the ledger carries what 9.4 says", [] {
            std::array<Numbers, names.size()> numbers;
            std::size_t violations = 0;
            TeamLedger ledger(rules(), idOf(QStringLiteral("Rovers")));
            const int games = *rc::gen::inRange(1, 15);
            for (int i = 0; i < games; ++i) {
                const Side side = *rc::gen::arbitrary<bool>() ? Side::Home : Side::Away;
                MatchReport report = emptyReport(side);
                const bool quick = *rc::gen::inRange(0, 6) == 0;
                report.completeness = quick ? Completeness::Score : Completeness::Full;
                for (std::size_t who = 0; who < names.size(); ++who) {
                    Day day = someDay(numbers[who].available());
                    if (quick)
                        day = {day.satOut};
                    violations += !numbers[who].available() && !day.satOut ? 1 : 0;
                    numbers[who].after(day);
                    tell(day, names[who], side, report);
                }
                ledger.add(report);
                for (std::size_t who = 0; who < names.size(); ++who) {
                    const QUuid player = idOf(QString::fromUtf8(names[who]));
                    const Carry carry = ledger.carry(player);
                    RC_ASSERT(carry.bookings == (numbers[who].yellowPrev ? 1 : 0));
                    RC_ASSERT(carry.banned == numbers[who].ban);
                    RC_ASSERT(carry.out.value_or(toTheEnd) == numbers[who].out);
                    RC_ASSERT(ledger.isSuspended(player) == !numbers[who].available());
                }
                RC_ASSERT(ledger.violations().size() == violations);
            }
        }));
    }

    void whatIsServedWasMissed()
    {
        QVERIFY(rc::check("every suspension is served after the match that brought it, never too long", [] {
            Numbers numbers;
            TeamLedger ledger(rules(), idOf(QStringLiteral("Rovers")));
            std::vector<bool> satOut;
            for (int i = 0; i < 20; ++i) {
                MatchReport report = emptyReport(Side::Home);
                const Day day = someDay(numbers.available());
                numbers.after(day);
                satOut.push_back(day.satOut);
                tell(day, names[0], Side::Home, report);
                ledger.add(report);
            }
            for (const Suspension &one : ledger.suspensions()) {
                RC_ASSERT(!one.broughtBy.empty());
                RC_ASSERT(static_cast<int>(one.missed.size()) <= one.games.value_or(toTheEnd));
                for (const int match : one.missed) {
                    RC_ASSERT(match > one.broughtBy.back());
                    RC_ASSERT(satOut[static_cast<std::size_t>(match)]);
                }
            }
        }));
    }
};

TOUCHLINE_TEST(PropertyTeamLedger)

} // namespace property_team_ledger

#include "property_team_ledger.moc"
