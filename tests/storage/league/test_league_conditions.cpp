// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn before matches is a fact of the league: history, undo, seal, whole copies; a match that is
// begun has it as its first rolls.
#include "core/games/registry.h"
#include "core/play/matches/fixture_player.h"
#include "core/play/new_competition.h"
#include "models/league/changes/league_conditions.h"
#include "models/league/integrity/verification.h"
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_json.h"
#include "models/league/league_matches.h"
#include "tests/storage/league_case.h"
#include "tests/support/test_registry.h"

#include <QBuffer>

namespace test_league_conditions {

using namespace touchline;
using namespace touchline::storage;
using store::Backend;

namespace {

Competition drawnLeague()
{
    CompetitionWishes wishes;
    wishes.seed = 3;
    wishes.name = u"League"_s;
    wishes.format = u"league-4x1"_s;
    wishes.draw = u"random"_s;
    wishes.choice.game = *findGame(u"atcs"_s);
    const LevelSpec *spec = *findLevel(wishes.choice.game->info().levels, u"premier"_s);
    wishes.choice.level = u"premier"_s;
    wishes.choice.options = *resolveOptions(wishes.choice.game->info().options, *spec, {});
    auto made = newCompetition(wishes);
    if (!made)
        qFatal("%s", qPrintable(made.error().message.english()));
    return made->competition;
}

} // namespace

class TestLeagueConditions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(objectionToRunning().isEmpty(), qPrintable(objectionToRunning())); }

    void everyDrawIsInTheHistory_data() { EACH_BACKEND(); }
    void everyDrawIsInTheHistory()
    {
        NEW_LEAGUE(place, open, BACKEND_OF_ROW);
        League &league = **open;
        const QUuid id = drawnLeague().definition().id;
        VERIFY_RESULT(league.competitions().add(drawnLeague()));
        const auto now = [&] { return league.competitions().find(id).value(); };
        const auto title = [](const Result<JournalEntry> &entry) {
            return entry ? entry->english() : wordsOf(entry.error());
        };
        const PlayRules rules = playRulesOf(now()).value();
        const auto drawn = drawnConditions(now(), {0, 1}, rules, {.seed = 5}).value();
        QCOMPARE(drawn.size(), 4U);
        QCOMPARE(title(enterConditions(league, id, drawn)), u"Officials drawn for matches 1, 2"_s);
        QCOMPARE(conditionRolls(now(), 0).size(), 2U);
        ConditionRoll type = conditionRolls(now(), 0)[1];
        const int before = type.number;
        type.number = before == 1 ? 10 : 1;
        type.source = ConditionRoll::Source::Chosen;
        VERIFY_FAULT(enterConditions(league, id, {type}), Fault::Refused);
        type.reason = u"A derby"_s;
        const QString by = title(enterConditions(league, id, {type}));
        QVERIFY2(by.startsWith(u"Match 1, by hand: referee type: "_s) && by.endsWith(u" (A derby)"_s),
                 qPrintable(by));
        QCOMPARE(conditionRolls(now(), 0)[1].number, type.number);
        VERIFY_RESULT(league.history().undo());
        QCOMPARE(conditionRolls(now(), 0)[1].number, before);
        VERIFY_RESULT(league.history().redo());
        ASSIGN_RESULT(verified, verify(league));
        QVERIFY(verified->isSound());
        // Whole copies take them along.
        QBuffer json;
        QVERIFY(json.open(QIODevice::WriteOnly));
        VERIFY_RESULT(exportLeague(league.database(), json));
        const LeaguePlace imported(Backend::Sqlite);
        VERIFY_RESULT(importLeague(json.data(), imported.path));
        ASSIGN_RESULT(copy, imported.open());
        QVERIFY((*copy)->competitions().find(id).value() == now());
        // A match that somebody plays has them as its first rolls, and on the disk.
        ASSIGN_RESULT(setup, kickOffSetup(now(), 0, rules, 0));
        const QUuid fixture = setup->fixture;
        ASSIGN_RESULT(live, league.matches().begin(id, *rules.choice.game, *setup));
        QCOMPARE(live->entries().size(), 2U);
        QCOMPARE(live->entries()[0].value, conditionRolls(now(), 0)[0].number);
        QCOMPARE(live->entries()[1].value, type.number);
        ASSIGN_RESULT(resumed, league.matches().resume(fixture));
        QVERIFY(resumed->entries() == live->entries());
        // It stands while the match is played.
        type.number = before;
        VERIFY_FAULT(enterConditions(league, id, {type}), Fault::Refused);
        VERIFY_RESULT(league.matches().abandon(fixture));
        VERIFY_RESULT(enterConditions(league, id, {type}));
    }
};

TOUCHLINE_TEST(TestLeagueConditions)

} // namespace test_league_conditions

#include "test_league_conditions.moc"
