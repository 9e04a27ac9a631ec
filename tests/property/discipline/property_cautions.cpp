// SPDX-License-Identifier: GPL-3.0-or-later
// Bans by cautions beside a second derivation that looks at the whole series anew for each match.

#include "core/discipline/team_ledger.h"
#include "tests/support/test_registry.h"
#include "tests/unit/match/report_fixture.h"

#include <QTest>

#include <rapidcheck.h>

#include <algorithm>

namespace property_cautions {

using namespace touchline;
using namespace touchline::testing;

namespace {

constexpr std::array<StageKind, 8> road{
    StageKind::Group,        StageKind::Group,        StageKind::Group,     StageKind::Knockout,
    StageKind::QuarterFinal, StageKind::QuarterFinal, StageKind::SemiFinal, StageKind::Final};

enum class Card { None, Yellow, SecondYellow, Red, YellowAndRed };

bool isCaution(Card card)
{
    return card == Card::Yellow || card == Card::YellowAndRed;
}

/// Where the count of the cautions begins for match `to`: after the last wipe.
std::size_t beginOfCount(std::size_t to, const DisciplineRules &rules)
{
    std::size_t from = 0;
    for (const StageKind last : rules.wipedAfter)
        for (std::size_t i = 0; i < to; ++i)
            if (road[i] <= last && road[to] > last)
                from = std::max(from, i + 1);
    return from;
}

/// Whether the caution of match `to` is one that brings a ban: the n-th since the last wipe.
bool bringsABan(const std::vector<Card> &cards, std::size_t to, int first, int again,
                const DisciplineRules &rules)
{
    int cautions = 0;
    for (std::size_t i = beginOfCount(to, rules); i <= to; ++i)
        cautions += isCaution(cards[i]) ? 1 : 0;
    return cautions >= first && (cautions - first) % again == 0;
}

MatchReport reportOf(Card card, bool isOut)
{
    MatchReport report;
    report.teams[Side::Home] = {idOf(QStringLiteral("Rovers")),
                                QStringLiteral("Rovers"),
                                {playerOf("Adams", isOut ? "he sits out" : "")}};
    report.teams[Side::Away] = {idOf(QStringLiteral("United")), QStringLiteral("United"), {}};
    const auto add = [&](ReportEventKind kind) {
        report.events.push_back(eventOf(kind, Side::Home, "Adams"));
    };
    if (isCaution(card) || card == Card::SecondYellow)
        add(ReportEventKind::Yellow);
    if (card == Card::SecondYellow)
        add(ReportEventKind::SecondYellow);
    if (card == Card::Red || card == Card::YellowAndRed)
        add(ReportEventKind::Red);
    return report;
}

/// Plays the road with cards by chance; after every match the ledger bans for as many as the series says.
void playTheRoad(const char *name, int first, int again)
{
    const DisciplineRules rules = disciplineRules(QString::fromUtf8(name)).value();
    const QUuid adams = idOf(QStringLiteral("Adams"));
    TeamLedger ledger(rules, idOf(QStringLiteral("Rovers")));
    std::vector<Card> cards;
    int banned = 0;
    for (std::size_t i = 0; i < road.size(); ++i) {
        RC_ASSERT(ledger.isSuspended(adams) == (banned > 0));
        const bool isOut = banned > 0;
        const int one = *rc::gen::inRange(0, 10);
        cards.push_back(isOut || one > 8 ? Card::None : static_cast<Card>(one < 5 ? 1 : one - 4));
        ledger.add(reportOf(cards[i], isOut), road[i]);
        banned -= isOut ? 1 : 0;
        banned += cards[i] > Card::Yellow ? 1 : 0;
        banned += isCaution(cards[i]) && bringsABan(cards, i, first, again, rules) ? 1 : 0;
        RC_ASSERT(ledger.carry(adams).banned == banned);
        RC_ASSERT(ledger.violations().empty());
    }
}

/// A report with a few cards for the two players of each side.
MatchReport someMatch(int number)
{
    MatchReport report = reportOf(Card::None, false);
    report.fixture = idOf(QString::number(number));
    for (const char *name : {"Adams", "Baker", "Cole"})
        if (*rc::gen::inRange(0, 2) == 0)
            report.events.push_back(
                eventOf(*rc::gen::inRange(0, 6) == 0 ? ReportEventKind::Red : ReportEventKind::Yellow,
                        Side::Home, name));
    return report;
}

} // namespace

class PropertyCautions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLedgerIsTheWholeSeries_data()
    {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("again");
        QTest::newRow("fifa-1998") << 2 << 2;
        QTest::newRow("fifa-2010") << 2 << 2;
        QTest::newRow("fifa-2026") << 2 << 2;
        QTest::newRow("uefa") << 3 << 2;
    }

    void theLedgerIsTheWholeSeries()
    {
        QFETCH(int, first);
        QFETCH(int, again);
        const char *name = QTest::currentDataTag();
        QVERIFY(rc::check("every caution is counted from the last wipe",
                          [&] { playTheRoad(name, first, again); }));
    }

    void theOrderInsideAMatchDoesNotMatter()
    {
        QVERIFY(rc::check("the cards of different players in one match may be entered in any order", [] {
            const QStringList names = disciplineRulesNames();
            const auto which = *rc::gen::inRange<qsizetype>(0, names.size());
            const DisciplineRules rules = disciplineRules(names[which]).value();
            TeamLedger ledger(rules, idOf(QStringLiteral("Rovers")));
            TeamLedger other(rules, idOf(QStringLiteral("Rovers")));
            for (int i = 0; i < static_cast<int>(road.size()); ++i) {
                MatchReport report = someMatch(i);
                ledger.add(report, road[static_cast<std::size_t>(i)]);
                std::reverse(report.events.begin(), report.events.end());
                other.add(report, road[static_cast<std::size_t>(i)]);
            }
            for (const char *name : {"Adams", "Baker", "Cole"})
                RC_ASSERT(ledger.carry(idOf(QString::fromUtf8(name))) ==
                          other.carry(idOf(QString::fromUtf8(name))));
            RC_ASSERT(ledger.violations().size() == other.violations().size());
        }));
    }
};

TOUCHLINE_TEST(PropertyCautions)

} // namespace property_cautions

#include "property_cautions.moc"
