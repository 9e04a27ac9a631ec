// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/competition_json.h"
#include "core/competition/consequences/consequences.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/small_formats.h"

#include <QTest>

#include <rapidcheck.h>

#include <functional>
#include <numeric>
#include <set>

namespace property_changes {

using namespace touchline;
using Kind = Ruling::Kind;

namespace {

Score someScore()
{
    return {*rc::gen::inRange(0, 4), *rc::gen::inRange(0, 4)};
}

Competition somePlayed()
{
    const auto seed = *rc::gen::arbitrary<std::uint64_t>();
    Competition competition = [] {
        switch (*rc::gen::inRange(0, 5)) {
        case 0:
            return cup::make("worldcup-32");
        case 1:
            return cup::hold(cup::cupOfFour());
        case 2:
            return cup::hold(cup::doubleElimination());
        case 3:
            return cup::hold(cup::swiss(*rc::gen::inRange(6, 9), 3));
        default:
            return cup::hold(cup::league(*rc::gen::inRange(3, 6)));
        }
    }();
    cup::playOut(competition, Generator(seed));
    // Some matches are open again.
    const int open = *rc::gen::inRange(0, 3);
    for (int i = 0; i < open; ++i)
        competition.withdraw(*rc::gen::inRange(0, static_cast<int>(competition.fixtures().size())));
    return competition;
}

Ruling someRuling(const Competition &competition, int number)
{
    Ruling ruling = cup::ruling(competition, number, static_cast<Kind>(*rc::gen::inRange(0, 7)));
    ruling.then = static_cast<Ruling::Then>(*rc::gen::inRange(0, 4));
    ruling.abandonedAt = someScore();
    ruling.wholeTie = *rc::gen::arbitrary<bool>();
    if (*rc::gen::inRange(0, 4) > 0)
        ruling.winner = *rc::gen::arbitrary<bool>() ? Side::Home : Side::Away;
    if (*rc::gen::arbitrary<bool>())
        ruling.newDate = QDate(2026, 5, *rc::gen::inRange(1, 32));
    if (*rc::gen::arbitrary<bool>())
        ruling.newTime = QTime(*rc::gen::inRange(0, 24), 30);
    if (*rc::gen::arbitrary<bool>())
        ruling.newGround = QStringLiteral("Table 2");
    ruling.reason = QStringLiteral("by chance");
    return ruling;
}

/// Any change, possible or not.
Change someChange(const Competition &competition)
{
    const int fixture = *rc::gen::inRange(0, static_cast<int>(competition.fixtures().size()));
    const int number = competition.fixtures()[at(fixture)].number;
    const int team = *rc::gen::inRange(0, static_cast<int>(competition.definition().entrants.size()));
    switch (*rc::gen::inRange(0, 8)) {
    case 0:
        return ReportWithdrawal{number};
    case 1:
        return TeamWithdrawal{team, static_cast<TeamWithdrawal::Results>(*rc::gen::inRange(0, 3))};
    case 2:
        return Deduction{0, team, *rc::gen::inRange(1, 7), QStringLiteral("by chance")};
    case 3:
        return Lot{0, {team, (team + 1) % static_cast<int>(competition.definition().entrants.size())}};
    case 4:
    case 5:
        return someRuling(competition, number);
    default:
        return cup::report(competition, number, someScore());
    }
}

/// The competition after some changes that were accepted.
Competition changedAtRandom(Competition competition, int changes)
{
    for (int i = 0; i < changes; ++i)
        if (auto changed = withChange(competition, someChange(competition)))
            competition = std::move(*changed);
    return competition;
}

template <class List, class Is>
bool holds(const List &list, const Is &is)
{
    return std::any_of(list.begin(), list.end(), is);
}

/// Each part of the consequences is there if and only if the two derivations differ in it.
void verifyDifference(const Progress &was, const Progress &is, const Consequences &found)
{
    for (std::size_t i = 0; i < is.fixtures.size(); ++i) {
        const int fixture = static_cast<int>(i);
        RC_ASSERT(holds(found.states, [fixture](const StateChange &one) { return one.fixture == fixture; }) ==
                  (was.fixtures[i].state != is.fixtures[i].state));
        for (const Side side : bothSides)
            RC_ASSERT(holds(found.sides, [&](const SideChange &one) {
                          return one.fixture == fixture && one.side == side &&
                                 one.after == is.fixtures[i].teams[side];
                      }) == (was.fixtures[i].teams[side] != is.fixtures[i].teams[side]));
        const bool isNew = is.fixtures[i].state == FixtureState::InConflict &&
                           was.fixtures[i].state != FixtureState::InConflict;
        const bool isFreed = is.fixtures[i].state != FixtureState::InConflict &&
                             was.fixtures[i].state == FixtureState::InConflict;
        if (isNew)
            RC_ASSERT(
                holds(found.conflicts, [fixture](const Conflict &one) { return one.fixture == fixture; }));
        RC_ASSERT(holds(found.freed, [fixture](int one) { return one == fixture; }) == isFreed);
    }
    for (std::size_t t = 0; t < is.tables.size(); ++t) {
        bool isSame = true;
        for (std::size_t row = 0; row < is.tables[t].table.rows.size(); ++row)
            isSame = isSame && was.tables[t].teamOfRow(row) == is.tables[t].teamOfRow(row) &&
                     was.tables[t].table.rows[row].tally == is.tables[t].table.rows[row].tally;
        RC_ASSERT(holds(found.tables, [t](const TableChange &one) {
                      return static_cast<std::size_t>(one.table) == t;
                  }) != isSame);
    }
    for (std::size_t place = 0; place < is.finalPlaces.size(); ++place)
        RC_ASSERT(holds(found.places, [place](const PlaceChange &one) {
                      return static_cast<std::size_t>(one.place) == place + 1;
                  }) == (was.finalPlaces[place] != is.finalPlaces[place]));
}

} // namespace

class PropertyChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void consequencesAreWhatTheChangeBrings()
    {
        QVERIFY(rc::check("consequences compare the full derivations before and after", [] {
            const Competition before = changedAtRandom(somePlayed(), *rc::gen::inRange(0, 4));
            const Change change = someChange(before);
            const auto found = consequences(before, change);
            const auto after = withChange(before, change);
            RC_ASSERT(found.has_value() == after.has_value());
            if (!found)
                return;
            verifyDifference(progress(before), progress(*after), *found);
            RC_ASSERT(differences(*after, *after).isEmpty());
        }));
    }

    void everyDerivationIsSound()
    {
        QVERIFY(rc::check("what counts is of the teams that the fixture has", [] {
            const Competition competition = changedAtRandom(somePlayed(), *rc::gen::inRange(1, 8));
            const Progress now = progress(competition);
            for (std::size_t i = 0; i < now.fixtures.size(); ++i) {
                const CountedResult *result = countedResult(competition, now, static_cast<int>(i));
                RC_ASSERT((result != nullptr) == (now.fixtures[i].state == FixtureState::Played));
                if (result != nullptr)
                    RC_ASSERT(result->teams == now.fixtures[i].teams);
                RC_ASSERT((now.fixtures[i].conflict != ConflictReason::None) ==
                          (now.fixtures[i].state == FixtureState::InConflict));
            }
            for (const GroupTable &group : now.tables) {
                std::set<int> teams;
                for (std::size_t row = 0; row < group.table.rows.size(); ++row)
                    teams.insert(group.teamOfRow(row));
                RC_ASSERT(teams.size() == group.teams.size() || teams.count(-1) == 1);
            }
        }));
    }

    void everyConflictHasARemedyThatIsAccepted()
    {
        QVERIFY(rc::check("a match in conflict can be played again, lifted or taken out", [] {
            const Competition competition = changedAtRandom(somePlayed(), *rc::gen::inRange(1, 6));
            for (const Conflict &conflict : conflictsOf(competition, progress(competition))) {
                const int number = competition.fixtures()[at(conflict.fixture)].number;
                RC_ASSERT(!conflict.remedies.empty());
                for (const Remedy remedy : conflict.remedies) {
                    std::optional<Change> change;
                    if (remedy == Remedy::PlayAgain)
                        change = cup::ruling(competition, number, Kind::Replay);
                    if (remedy == Remedy::Lift)
                        change = cup::ruling(competition, number, Kind::Lifted);
                    if (remedy == Remedy::Award)
                        change = cup::walkover(competition, number, Side::Home);
                    if (remedy == Remedy::KeepAsItIs)
                        change = cup::ruling(competition, number, Kind::AsItIs);
                    if (remedy == Remedy::TakeOut)
                        change = ReportWithdrawal{number};
                    if (!change)
                        continue;
                    const auto made = withChange(competition, *change);
                    RC_ASSERT(made.has_value());
                    // A ruling that is lifted may leave a report of other teams.
                    if (remedy != Remedy::Lift)
                        RC_ASSERT(progress(*made).fixtures[at(conflict.fixture)].state !=
                                  FixtureState::InConflict);
                }
            }
        }));
    }

    void correctingIsEnteringItRight()
    {
        QVERIFY(rc::check("wrong facts that were put right leave no trace but in the list of reports", [] {
            const Competition right = somePlayed();
            Competition corrected = right;
            std::size_t aside = right.setAside().size();
            const int wrong = *rc::gen::inRange(1, 4);
            for (int i = 0; i < wrong; ++i) {
                const int fixture = *rc::gen::inRange(0, static_cast<int>(right.fixtures().size()));
                const int number = right.fixtures()[at(fixture)].number;
                const MatchReport *original = right.report(fixture);
                if (original == nullptr ||
                    progress(corrected).fixtures[at(fixture)].state != FixtureState::Played)
                    continue;
                MatchReport other = cup::report(corrected, number, someScore());
                if (!corrected.record(other))
                    continue;
                aside += other == *original ? 0 : 2;
                RC_ASSERT(corrected.record(*original).has_value());
            }
            RC_ASSERT(corrected == right);
            RC_ASSERT(progress(corrected) == progress(right));
            RC_ASSERT(corrected.setAside().size() == aside);
        }));
    }

    void whatIsLiftedAndRevokedHasNoEffect()
    {
        QVERIFY(rc::check("a ruling lifted and a withdrawal revoked leave everything as it was", [] {
            const Competition before = somePlayed();
            Competition after = before;
            const int fixture = *rc::gen::inRange(0, static_cast<int>(before.fixtures().size()));
            const int number = before.fixtures()[at(fixture)].number;
            Ruling ruling = someRuling(after, number);
            if (ruling.kind == Kind::Replay || ruling.kind == Kind::Abandoned)
                ruling.then = Ruling::Then::Undecided;
            if (ruling.kind != Kind::Replay && after.rule(ruling))
                RC_ASSERT(after.rule(cup::ruling(after, number, Kind::Lifted)).has_value());
            const int team = *rc::gen::inRange(0, static_cast<int>(before.definition().entrants.size()));
            for (const auto results : {TeamWithdrawal::Results::Void, TeamWithdrawal::Results::Revoked})
                RC_ASSERT(after.withdrawTeam({team, results}).has_value());
            RC_ASSERT(progress(after) == progress(before));
            RC_ASSERT(after.withdrawals().size() == 2U);
        }));
    }

    void theOrderOfFactsDoesNotMatter()
    {
        QVERIFY(rc::check("facts that do not touch each other can come in any order", [] {
            const Competition fresh = cup::hold(cup::league(4));
            using Fact = std::function<Result<void>(Competition &)>;
            // Whoever has withdrawn plays no more: what that team played comes before everything else.
            constexpr int leaver = 2;
            const Progress paired = progress(fresh);
            std::vector<Fact> played;
            std::vector<Fact> facts;
            for (const Fixture &fixture : fresh.fixtures()) {
                const int number = fixture.number;
                const PerSide<int> &teams = paired.fixtures[at(fresh.indexOfNumber(number))].teams;
                const bool isLeavers = teams[Side::Home] == leaver || teams[Side::Away] == leaver;
                const MatchReport report = cup::report(fresh, number, someScore());
                Ruling ruling = cup::walkover(fresh, number, Side::Home);
                const int kind = *rc::gen::inRange(0, 6);
                if (kind == 1)
                    ruling = cup::ruling(fresh, number, Kind::Annulled);
                if (kind < 2)
                    facts.push_back([ruling](Competition &one) { return one.rule(ruling); });
                else if (kind < 5)
                    (isLeavers ? played : facts).push_back([report](Competition &one) {
                        return one.record(report);
                    });
            }
            const int points = *rc::gen::inRange(1, 5);
            facts.push_back([points](Competition &one) {
                return one.addDeduction({0, 1, points, QStringLiteral("licence")});
            });
            facts.push_back([](Competition &one) {
                return one.withdrawTeam({leaver, TeamWithdrawal::Results::Counted});
            });
            std::vector<std::size_t> order(facts.size());
            std::iota(order.begin(), order.end(), std::size_t{0});
            Generator generator(*rc::gen::arbitrary<std::uint64_t>());
            for (std::size_t i = order.size(); i > 1; --i)
                std::swap(order[i - 1], order[generator.below(static_cast<std::uint32_t>(i))]);
            Competition inOrder = fresh;
            Competition mixed = fresh;
            for (Competition *one : {&inOrder, &mixed})
                for (const Fact &fact : played)
                    RC_ASSERT(fact(*one).has_value());
            for (const Fact &fact : facts)
                RC_ASSERT(fact(inOrder).has_value());
            for (const std::size_t fact : order)
                RC_ASSERT(facts[fact](mixed).has_value());
            const Progress a = progress(inOrder);
            const Progress b = progress(mixed);
            RC_ASSERT(a == b);
        }));
    }

    void nothingIsEverLost()
    {
        QVERIFY(rc::check("every report and ruling that was accepted is still there", [] {
            Competition competition = somePlayed();
            const auto reports = [](const Competition &one) {
                std::size_t count = one.setAside().size();
                for (std::size_t i = 0; i < one.fixtures().size(); ++i)
                    count += one.report(static_cast<int>(i)) != nullptr ? 1U : 0U;
                return count;
            };
            const int changes = *rc::gen::inRange(1, 8);
            for (int i = 0; i < changes; ++i) {
                const Change change = someChange(competition);
                const auto changed = withChange(competition, change);
                if (!changed)
                    continue;
                const auto *report = std::get_if<MatchReport>(&change);
                const MatchReport *former =
                    report != nullptr ? competition.report(competition.indexOfFixture(report->fixture))
                                      : nullptr;
                const bool isNew = report != nullptr && (former == nullptr || *former != *report);
                RC_ASSERT(reports(*changed) == reports(competition) + (isNew ? 1U : 0U));
                RC_ASSERT(changed->rulings().size() ==
                          competition.rulings().size() + (std::holds_alternative<Ruling>(change) ? 1U : 0U));
                competition = *changed;
            }
        }));
    }

    void everyFactComesBackFromJson()
    {
        QVERIFY(rc::check("JSON keeps a competition with all its facts", [] {
            const Competition competition = changedAtRandom(somePlayed(), *rc::gen::inRange(1, 10));
            const auto read = competitionFromJson(toJson(competition));
            if (!read)
                RC_FAIL(read.error().problems.front().where.toStdString() + ": " +
                        read.error().problems.front().what.english().toStdString());
            RC_ASSERT(*read == competition);
            RC_ASSERT(read->setAside() == competition.setAside());
            RC_ASSERT(progress(*read) == progress(competition));
        }));
    }
};

TOUCHLINE_TEST(PropertyChanges)

} // namespace property_changes

#include "property_changes.moc"
