// SPDX-License-Identifier: GPL-3.0-or-later
// The referees of a competition and their matches are facts of the league: history, undo, seal, whole copies.
#include "core/games/registry.h"
#include "core/play/new_competition.h"
#include "models/league/changes/league_referees.h"
#include "models/league/integrity/verification.h"
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_json.h"
#include "tests/storage/league_case.h"
#include "tests/support/test_registry.h"

#include <QBuffer>

namespace test_league_referees {

using namespace touchline;
using namespace touchline::storage;
using store::Backend;

namespace {

Competition refereedLeague()
{
    CompetitionWishes wishes;
    wishes.seed = 3;
    wishes.name = u"League"_s;
    wishes.format = u"league-4x1"_s;
    wishes.draw = u"random"_s;
    wishes.choice.game = *findGame(u"atcs"_s);
    const LevelSpec *spec = &wishes.choice.game->info().levels.back();
    wishes.choice.level = QString::fromLatin1(spec->name);
    wishes.choice.options = *resolveOptions(wishes.choice.game->info().options, *spec, {});
    auto made = newCompetition(wishes);
    if (!made)
        qFatal("%s", qPrintable(made.error().message.english()));
    return made->competition;
}

RefereeListChange listOf(const Competition &competition, const QStringList &names, bool replace = false)
{
    std::vector<RefereeEntry> wanted;
    for (const QString &name : names)
        wanted.push_back({{}, name, {}, true});
    return refereeListChange(competition, wanted, replace);
}

QStringList namesIn(const Competition &competition)
{
    QStringList names;
    for (const RefereeEntry &one : Officials(competition).listed())
        names << one.name;
    return names;
}

} // namespace

class TestLeagueReferees : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(objectionToRunning().isEmpty(), qPrintable(objectionToRunning())); }

    void everyChangeIsInTheHistory_data() { EACH_BACKEND(); }
    void everyChangeIsInTheHistory()
    {
        NEW_LEAGUE(place, open, BACKEND_OF_ROW);
        League &league = **open;
        const QUuid id = refereedLeague().definition().id;
        VERIFY_RESULT(league.competitions().add(refereedLeague()));
        const auto now = [&] { return league.competitions().find(id).value(); };
        const auto title = [](const Result<JournalEntry> &entry) {
            return entry ? entry->english() : wordsOf(entry.error());
        };
        QCOMPARE(title(changeReferees(league, id, listOf(now(), {u"Weber"_s}))), u"Referee added: Weber"_s);
        QCOMPARE(title(changeReferees(league, id, listOf(now(), {u"Ash"_s, u"weber"_s}, true))),
                 u"List of referees changed"_s);
        QCOMPARE(namesIn(now()), (QStringList{u"Ash"_s, u"weber"_s}));
        const std::vector<int> matchday = matchdayOf(now(), 0);
        const RefereesDrawn drawn = drawnReferees(now(), matchday, 5);
        QCOMPARE(drawn.appointments.size(), 2U);
        QCOMPARE(title(appointReferees(league, id, drawn.appointments)), u"Referees of matches 1, 2 drawn"_s);
        const QString first = Officials(now()).nameOf(matchday[0]);
        const QString second = Officials(now()).nameOf(matchday[1]);
        QVERIFY(first != second);
        // By hand against the rules, with a note.
        const QUuid other = Officials(now()).refereeOf(matchday[1])->id;
        const int number = now().fixtures()[static_cast<std::size_t>(matchday[0])].number;
        VERIFY_FAULT(appointReferees(league, id, {{number, other, false, {}}}), Fault::Refused);
        QCOMPARE(title(appointReferees(league, id, {{number, other, false, u"Ill"_s}})),
                 u"Referee of match %1: %2 (Ill)"_s.arg(QString::number(number), second));
        QCOMPARE(Officials(now()).nameOf(matchday[0]), second);
        VERIFY_RESULT(league.history().undo());
        QCOMPARE(Officials(now()).nameOf(matchday[0]), first);
        VERIFY_RESULT(league.history().redo());
        QCOMPARE(Officials(now()).nameOf(matchday[0]), second);
        QCOMPARE(title(appointReferees(league, id, {{number, {}, false, {}}})),
                 u"Referee of match %1 removed"_s.arg(number));
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
        // Whoever leaves the list leaves the matches to come.
        QCOMPARE(title(changeReferees(league, id, {{}, {other}})), u"Referee removed: "_s + second);
        QVERIFY(Officials(now()).refereeOf(matchday[1]) == nullptr);
        for (int i = 0; i < 6; ++i)
            VERIFY_RESULT(league.history().undo());
        QVERIFY(Officials(now()).isEmpty());
    }
};

TOUCHLINE_TEST(TestLeagueReferees)

} // namespace test_league_referees

#include "test_league_referees.moc"
