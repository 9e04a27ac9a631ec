// SPDX-License-Identifier: GPL-3.0-or-later
// Seasons whose reports come in any order, beside a book that is kept by the days of the matches.

#include "core/facts/decision_json.h"
#include "core/play/changes/organiser_decision.h"
#include "core/play/discipline/absences_on_day.h"
#include "tests/support/ban_book.h"
#include "tests/support/ban_season.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <rapidcheck.h>

namespace property_late_reports {

using namespace touchline;
using namespace touchline::testing;

namespace {

DisciplineRules rulesOfLateSeasons()
{
    const auto flag = [] { return *rc::gen::arbitrary<bool>(); };
    DisciplineRules rules;
    rules.redGames = *rc::gen::inRange(1, 4);
    rules.yellows = {{YellowWindow::Competition, *rc::gen::inRange(2, 4), 1, *rc::gen::inRange(1, 4)}};
    rules.bansAddUp = true;
    rules.bansRunWhileInjured = flag();
    rules.doubleHeader = flag() ? DoubleHeader::Once : DoubleHeader::Twice;
    rules.banBeginsAfterDays = *rc::gen::elementOf(std::vector<int>{0, 0, 0, 3, 7});
    return rules;
}

class LateSeason
{
public:
    LateSeason()
        : m_rules(rulesOfLateSeasons())
        , m_competition(
              bans::season(*rc::gen::arbitrary<bool>() ? bans::Rhythm::Weekends : bans::Rhythm::DoubleHeaders,
                           bans::firstDay()))
        , m_books(bans::teamsOfSeason)
    {
        for (const Fixture &fixture : m_competition.fixtures())
            m_open.push_back(fixture.number);
        for (int team = 0; team < bans::teamsOfSeason; ++team)
            m_matches.push_back(bans::matchesOf(m_competition, team));
    }

    [[nodiscard]] bool isOver() const { return m_open.empty(); }

    void step()
    {
        // The first seasons have nothing but zeros.
        switch (*rc::gen::inRange(0, 8)) {
        case 6:
            decide();
            break;
        case 7:
            postpone();
            break;
        default:
            report(*rc::gen::elementOf(m_open));
        }
        compare();
    }

private:
    [[nodiscard]] QDateTime whenOf(int number) const
    {
        const Appointment &day = *m_competition.appointment(m_competition.indexOfNumber(number));
        // The local zone would be looked up each time.
        return {day.date, day.time.isValid() ? day.time : QTime(0, 0), Qt::UTC};
    }

    [[nodiscard]] bool isOpen(int number) const
    {
        return std::find(m_open.begin(), m_open.end(), number) != m_open.end();
    }

    /// With all that has no report yet.
    [[nodiscard]] BanBook bookOf(int team) const
    {
        BanBook book = m_books[static_cast<std::size_t>(team)];
        for (const int number : m_matches[static_cast<std::size_t>(team)])
            if (isOpen(number))
                book.expect(number, whenOf(number));
        return book;
    }

    [[nodiscard]] std::set<int> outBefore(int team, int number) const
    {
        std::set<int> out;
        const BanBook book = bookOf(team);
        for (int player = 0; player < bans::playersOfTeam; ++player)
            if (BanBook::isOut(book.page(player, whenOf(number), m_rules), whenOf(number).date()))
                out.insert(player);
        return out;
    }

    void report(int number)
    {
        const PerSide<int> teams = bans::teamsOf(m_competition, number);
        std::set<int> absent;
        std::vector<bans::Card> cards;
        PerSide<BanBook::Day> days;
        for (const Side side : bothSides) {
            const std::set<int> out = outBefore(teams[side], number);
            for (int player = 0; player < bans::playersOfTeam; ++player) {
                // Now and then somebody plays who should not.
                if (out.count(player) > 0 && *rc::gen::inRange(0, 10) > 0) {
                    absent.insert(teams[side] * bans::playersOfTeam + player);
                    days[side].absent.insert(player);
                    continue;
                }
                // Whether he was out is for the book to say, when all reports are in.
                days[side].fielded.insert(player);
                const int what = *rc::gen::inRange(0, 8);
                if (what == 0)
                    days[side].red.insert(player);
                else if (what < 3)
                    days[side].yellow.insert(player);
                if (what < 3)
                    cards.push_back(
                        {teams[side], player, what == 0 ? ReportEventKind::Red : ReportEventKind::Yellow});
            }
            days[side].when = whenOf(number);
            days[side].match = number;
        }
        bans::enter(m_competition, bans::sheet(m_competition, number, cards, absent));
        m_open.erase(std::find(m_open.begin(), m_open.end(), number));
        RC_LOG() << "match " << number << " of " << whenOf(number).toString(Qt::ISODate).toStdString() << ": "
                 << teams[Side::Home] << " and " << teams[Side::Away] << std::endl;
        for (const bans::Card &card : cards)
            RC_LOG() << "  " << bans::nameOf(card.team, card.player).toStdString() << ": card "
                     << static_cast<int>(card.kind) << std::endl;
        for (const Side side : bothSides)
            m_books[static_cast<std::size_t>(teams[side])].days.push_back(days[side]);
    }

    /// After the last match of the team that has a report, by its day.
    void decide()
    {
        const int team = *rc::gen::inRange(0, bans::teamsOfSeason);
        BanBook::Day *last = nullptr;
        for (BanBook::Day &day : m_books[static_cast<std::size_t>(team)].days)
            if (last == nullptr || last->when < day.when)
                last = &day;
        if (last == nullptr)
            return;
        const int player = *rc::gen::inRange(0, bans::playersOfTeam);
        const bool isInjury = *rc::gen::arbitrary<bool>();
        const BanBook::Absence what{*rc::gen::inRange(1, 4)};
        const Decision decision{isInjury ? Decision::Kind::Injured : Decision::Kind::Added,
                                bans::idOfPlayer(team, player), bans::nameOf(team, player), what.games,
                                QStringLiteral("spitting")};
        RC_ASSERT(enterDecision(m_competition, decisionNow(m_competition, team, decision, m_rules), m_rules)
                      .has_value());
        last->given.push_back({player, what, isInjury});
        RC_LOG() << bans::nameOf(team, player).toStdString() << (isInjury ? " injured" : " banned") << " for "
                 << what.games << " after match " << last->match << std::endl;
    }

    /// To a day without a match, before or after others.
    void postpone()
    {
        Ruling made;
        made.match = *rc::gen::elementOf(m_open);
        made.kind = Ruling::Kind::Postponed;
        made.teams = bans::teamsOf(m_competition, made.match);
        made.newDate = bans::firstDay().addDays(*rc::gen::inRange(0, 80));
        const std::vector<Fixture> &all = m_competition.fixtures();
        while (std::any_of(all.begin(), all.end(),
                           [&](const Fixture &one) { return whenOf(one.number).date() == made.newDate; }))
            made.newDate = made.newDate.addDays(1);
        RC_ASSERT(m_competition.rule(made).has_value());
        RC_LOG() << "match " << made.match << " on " << made.newDate.toString(Qt::ISODate).toStdString()
                 << std::endl;
    }

    void compare() const
    {
        const Progress now = progress(m_competition);
        for (int team = 0; team < bans::teamsOfSeason; ++team)
            compareNext(team, now);
        if (!m_open.empty()) {
            const int number = *rc::gen::elementOf(m_open);
            for (int team = 0; team < bans::teamsOfSeason; ++team) {
                const std::vector<int> &own = m_matches[static_cast<std::size_t>(team)];
                if (std::find(own.begin(), own.end(), number) != own.end())
                    compareBefore(team, number, now);
            }
        }
    }

    /// Sheets and lists of the day say what the book says.
    void compareBefore(int team, int number, const Progress &now) const
    {
        const int fixture = m_competition.indexOfNumber(number);
        const std::set<int> out = outBefore(team, number);
        const TeamLedger ledger = ledgerBefore(m_competition, now, team, fixture, m_rules);
        const MatchOnDay onDay = matchOnDay(m_competition, now, fixture, &m_rules);
        for (int player = 0; player < bans::playersOfTeam; ++player) {
            const QUuid id = bans::idOfPlayer(team, player);
            if (ledger.isSuspended(id) != (out.count(player) > 0))
                RC_LOG() << "before match " << number << ": " << bans::nameOf(team, player).toStdString()
                         << std::endl;
            RC_ASSERT(ledger.isSuspended(id) == (out.count(player) > 0));
            const auto side = std::find_if(onDay.teams.begin(), onDay.teams.end(),
                                           [team](const TeamOnDay &one) { return one.team == team; });
            const bool isListed = std::any_of(side->out.begin(), side->out.end(),
                                              [&id](const DayAbsence &one) { return one.who.player == id; });
            RC_ASSERT(isListed == (out.count(player) > 0));
        }
    }

    /// The next match is the first after the last report, and who misses it is out.
    void compareNext(int team, const Progress &now) const
    {
        const BanBook &played = m_books[static_cast<std::size_t>(team)];
        QDateTime last;
        for (const BanBook::Day &day : played.days)
            last = last.isNull() ? day.when : std::max(last, day.when);
        int next = 0;
        for (const int number : m_matches[static_cast<std::size_t>(team)])
            if (isOpen(number) && (last.isNull() || last < whenOf(number)) &&
                (next == 0 || whenOf(number) < whenOf(next)))
                next = number;
        RC_ASSERT(nextFixture(m_competition, now, team) ==
                  (next == 0 ? -1 : m_competition.indexOfNumber(next)));
        const TeamLedger ledger = ledgerOf(m_competition, now, team, m_rules);
        int violations = 0;
        BanBook book = bookOf(team);
        for (int player = 0; player < bans::playersOfTeam; ++player)
            violations += book.page(player, {}, m_rules).violations;
        RC_ASSERT(static_cast<int>(ledger.violations().size()) == violations);
        if (next == 0)
            return;
        const std::set<int> out = outBefore(team, next);
        for (int player = 0; player < bans::playersOfTeam; ++player)
            RC_ASSERT(ledger.isSuspended(bans::idOfPlayer(team, player)) == (out.count(player) > 0));
    }

    DisciplineRules m_rules;
    Competition m_competition;
    std::vector<BanBook> m_books;
    std::vector<int> m_open;
    /// By team: the numbers of its matches.
    std::vector<std::vector<int>> m_matches;
};

} // namespace

class PropertyLateReports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBanBeginsAfterItsOffenceInWhateverOrderReportsCome()
    {
        QVERIFY(rc::check("by day, whatever is still unreported", [] {
            LateSeason season;
            while (!season.isOver())
                season.step();
        }));
    }
};

TOUCHLINE_TEST(PropertyLateReports)

} // namespace property_late_reports

#include "property_late_reports.moc"
