// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done about a match, and several changes as one command.

#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/views/fixtures/fixture_actions.h"
#include "models/views/fixtures/fixture_changes.h"
#include "tests/desktop/hands.h"
#include "tests/unit/competition/league_builder.h"

namespace test_fixture_changes {

using namespace touchline;

namespace {

/// A league file with a competition in it.
struct Kept
{
    explicit Kept(const Competition &competition)
        : league(League::create(folder.filePath(u"league.touchline"_s), u"Test"_s, {u"Anna"_s, false, {}})
                     .value())
        , id(competition.definition().id)
    {
        if (const auto added = league->competitions().add(competition); !added)
            qFatal("%s", qPrintable(added.error().message.english()));
    }
    [[nodiscard]] Competition competition() const { return league->competitions().find(id).value(); }
    [[nodiscard]] std::size_t entries() const { return league->history().entries()->size(); }

    QTemporaryDir folder;
    std::unique_ptr<League> league;
    QUuid id;
};

/// Whatever is offered is accepted, and a good deal of the rest refused: each deed against the competition.
struct Action
{
    const char *name;
    bool (*can)(const CompetitionState &, int);
    Change (*change)(const CompetitionState &, int);
};

Change ruled(const CompetitionState &state, int fixture, Ruling::Kind kind)
{
    Ruling ruling = rulingAbout(state, fixture, kind);
    ruling.winner = kind == Ruling::Kind::Walkover ? std::optional(Side::Home) : std::nullopt;
    return ruling;
}

const std::array<Action, 4> deeds{{{"award", canBeAwarded,
                                    [](const CompetitionState &state, int fixture) {
                                        return ruled(state, fixture, Ruling::Kind::Walkover);
                                    }},
                                   {"put off", canBePostponed,
                                    [](const CompetitionState &state, int fixture) {
                                        return ruled(state, fixture, Ruling::Kind::Postponed);
                                    }},
                                   {"annul", canBeAnnulled,
                                    [](const CompetitionState &state, int fixture) {
                                        return ruled(state, fixture, Ruling::Kind::Annulled);
                                    }},
                                   {"take out", canBeTakenOut, takingOut}}};

} // namespace

class TestFixtureChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsOfferedIsAccepted()
    {
        Competition cup = cup::make("worldcup-32");
        cup::playGroupsInOrder(cup);
        cup::play(cup, 49, {2, 0});
        cup::play(cup, 50, {1, 1});
        const CompetitionState played(cup);
        // Of a group that leads to none of the matches above.
        const int lastGroupMatch = cup.plan().fixturesOfTable.at(7).front();
        QVERIFY(cup.rule(std::get<Ruling>(ruled(played, cup.indexOfNumber(51), Ruling::Kind::Walkover)))
                    .has_value());
        QVERIFY(cup.rule(std::get<Ruling>(ruled(played, cup.indexOfNumber(52), Ruling::Kind::Postponed)))
                    .has_value());
        QVERIFY(
            cup.rule(std::get<Ruling>(ruled(played, lastGroupMatch, Ruling::Kind::Annulled))).has_value());
        const CompetitionState state(cup);
        std::map<QString, int> offered;
        for (int fixture = 0; fixture < static_cast<int>(cup.fixtures().size()); ++fixture)
            for (const Action &action : deeds) {
                if (!action.can(state, fixture))
                    continue;
                ++offered[QString::fromLatin1(action.name)];
                const auto after = withChange(cup, action.change(state, fixture));
                QVERIFY2(after.has_value(),
                         qPrintable(u"%1 match %2: %3"_s.arg(QLatin1String(action.name))
                                        .arg(cup.fixtures()[static_cast<std::size_t>(fixture)].number)
                                        .arg(after ? QString() : after.error().message.english())));
            }
        for (const Action &action : deeds)
            QVERIFY(offered[QString::fromLatin1(action.name)] > 0);
        QVERIFY(canBePostponed(state, cup.indexOfNumber(53)));
        QVERIFY(!canBePostponed(state, cup.indexOfNumber(49)));
        QVERIFY(!canBePostponed(state, cup.indexOfNumber(51)));
        QVERIFY(!canBeAnnulled(state, cup.indexOfNumber(53)));
        QVERIFY(!canBeAwarded(state, cup.indexOfNumber(64)));
        QVERIFY(canBeCorrected(state, cup.indexOfNumber(49)));
        QVERIFY(!canBeCorrected(state, cup.indexOfNumber(51)));
    }

    void whatIsTakenOutIsOpenAgain()
    {
        Competition league = cup::makeLeague();
        cup::play(league, 1, {2, 0});
        const Ruling walkover = std::get<Ruling>(
            ruled(CompetitionState(league), league.indexOfNumber(1), Ruling::Kind::Walkover));
        QVERIFY(league.rule(walkover).has_value());
        // First the ruling, then the report that counts again.
        const auto first = withChange(league, takingOut(CompetitionState(league), league.indexOfNumber(1)));
        QVERIFY(first.has_value());
        QVERIFY(first->report(league.indexOfNumber(1)) != nullptr);
        QCOMPARE(progress(*first).fixtures[static_cast<std::size_t>(league.indexOfNumber(1))].award, -1);
        const auto second = withChange(*first, takingOut(CompetitionState(*first), league.indexOfNumber(1)));
        QVERIFY(second.has_value());
        QVERIFY(second->report(league.indexOfNumber(1)) == nullptr);
        QVERIFY(!canBeTakenOut(CompetitionState(*second), league.indexOfNumber(1)));
    }

    void severalChangesAreOneCommand()
    {
        Kept kept(cup::makeLeague());
        const std::size_t entries = kept.entries();
        const CompetitionState state(kept.competition());
        std::vector<Change> changes;
        for (const int number : {1, 2, 3})
            changes.push_back(ruled(state, state.competition.indexOfNumber(number), Ruling::Kind::Postponed));
        const auto entry = makeChanges(*kept.league, state.competition, changes);
        QVERIFY(entry.has_value());
        QCOMPARE(entry->english(), u"Postponed: 3 matches"_s);
        QCOMPARE(kept.entries(), entries + 1);
        QCOMPARE(kept.competition().rulings().size(), std::size_t{3});
        QVERIFY(kept.league->history().undo().has_value());
        QVERIFY(kept.competition() == state.competition);
    }

    /// The history says what was done to all of them.
    void severalChangesHaveOneTitle()
    {
        Competition league = cup::makeLeague();
        for (const int number : {1, 2})
            cup::play(league, number, {1, 0});
        Kept kept(league);
        const auto title = [&kept](const std::vector<int> &numbers,
                                   const std::function<Change(const CompetitionState &, int)> &change) {
            const CompetitionState state(kept.competition());
            std::vector<Change> changes;
            for (const int number : numbers)
                changes.push_back(change(state, state.competition.indexOfNumber(number)));
            const auto entry = makeChanges(*kept.league, state.competition, changes);
            return entry ? entry->english() : entry.error().message.english();
        };
        const auto ruling = [](Ruling::Kind kind) {
            return [kind](const CompetitionState &state, int fixture) { return ruled(state, fixture, kind); };
        };
        QCOMPARE(title({1, 2}, ruling(Ruling::Kind::Annulled)), u"Annulled: 2 matches"_s);
        QCOMPARE(title({1, 2}, takingOut), u"Results deleted: 2 matches"_s); // the rulings
        QCOMPARE(title({1, 2}, takingOut), u"Results deleted: 2 matches"_s); // the reports
        QCOMPARE(title({3, 4}, ruling(Ruling::Kind::Walkover)), u"Decided: 2 matches"_s);
        QCOMPARE(title({1, 2}, ruling(Ruling::Kind::Postponed)), u"Postponed: 2 matches"_s);
        QCOMPARE(title({1, 2}, ruling(Ruling::Kind::Lifted)), u"Back on the planned day: 2 matches"_s);
    }

    void allOfThemOrNone()
    {
        Competition league = cup::makeLeague();
        cup::play(league, 2, {1, 0});
        Kept kept(league);
        const std::size_t entries = kept.entries();
        const CompetitionState state(kept.competition());
        const auto entry =
            makeChanges(*kept.league, state.competition,
                        {ruled(state, state.competition.indexOfNumber(1), Ruling::Kind::Postponed),
                         ruled(state, state.competition.indexOfNumber(2), Ruling::Kind::Postponed)});
        QVERIFY(!entry.has_value());
        QCOMPARE(entry.error().fault, Fault::Refused);
        QCOMPARE(kept.entries(), entries);
        QVERIFY(kept.competition() == state.competition);
    }
};

TOUCHLINE_TEST(TestFixtureChanges)

} // namespace test_fixture_changes

#include "test_fixture_changes.moc"
