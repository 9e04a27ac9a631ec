// SPDX-License-Identifier: GPL-3.0-or-later
// Every format, played out in every way that it knows: written, read, verified, exported and imported again.
// A few seeds of each always; TOUCHLINE_HELD_SEEDS=50 takes that many (the long run).
#include "core/competition/competition_json.h"
#include "core/competition/templates/built_templates.h"
#include "core/competition/templates/templates.h"
#include "core/exchange/lists/result_entry.h"
#include "models/league/integrity/verification.h"
#include "models/league/league.h"
#include "models/league/league_competitions.h"
#include "models/league/league_json.h"
#include "tests/storage/storage_case.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/settled_by_chance.h"

#include <QBuffer>

namespace test_held {

using namespace touchline;
using namespace touchline::storage;

namespace {

/// The list that the programs show, and of those that are made from their name some small and odd ones.
QStringList heldFormats()
{
    QStringList names = formatTemplateNames();
    for (const BuiltTemplate &one : builtTemplates())
        names << one.example;
    const QString more =
        u"league-2 league-7 league-6x1 league-5x3 cup-2 cup-9-two-legs cup-9-away-goals "
        "cup-9-two-legs-away-goals cup-12-replays cup-6-two-legs-replays cup-8-third-place "
        "cup-11-redraw cup-8-two-legs-redraw groups-4x4 groups-3x5-3-two-legs "
        "groups-2x4-away-goals-third-place groups-4x3-redraw groups-2x6-4-replays "
        "double-elimination-6 double-elimination-8-no-reset swiss-9x4 swiss-16 ladder-6x9 "
        "apertura-6 pyramid-6-8 pyramid-6-6-6-promotion pyramid-8-6-relegation evening-4 "
        "evening-5 evening-7 evening-12 conferences-4 conferences-5-play-in league-6-play-in "
        "league-6x3-split double-elimination-6-split league-6x1-averages"_s;
    names << more.split(u' ');
    names.removeDuplicates();
    return names;
}

int heldSeeds()
{
    return std::max(qEnvironmentVariableIntValue("TOUCHLINE_HELD_SEEDS"), 1);
}

/// Played out by its seed. Every second one knows no rulings: lists of results cannot tell them.
Competition heldCompetition(const Format &format, int seed)
{
    Competition competition = chance::made(format, static_cast<std::uint64_t>(seed));
    Generator generator(static_cast<std::uint64_t>(seed));
    chance::settleAll(competition, generator, seed % 2 == 0 ? 0 : 12);
    return competition;
}

QString heldError(const Error &error)
{
    QStringList lines{error.message.english()};
    for (const Problem &problem : error.problems)
        lines << problem.where + u": "_s + problem.what.english();
    return lines.join(u'\n');
}

/// The league of that file holds exactly these.
void verifyHeldIn(const QString &path, const std::vector<Competition> &written)
{
    const auto league = League::open(path, {u"Anna"_s, false, {}});
    QVERIFY2(league, league ? "" : qPrintable(heldError(league.error())));
    for (const Competition &one : written) {
        ASSIGN_RESULT(read, (*league)->competitions().find(one.definition().id));
        QVERIFY(*read == one);
        QVERIFY(progress(*read) == progress(one));
    }
    ASSIGN_RESULT(checked, verify(**league));
    QVERIFY2(checked->isSound(), checked->isSound() ? ""
                                                    : qPrintable(checked->problems.front().where + u": "_s +
                                                                 checked->problems.front().what.english()));
}

void verifyHeldList(const Competition &played)
{
    const ResultsExport exported = resultsCsv(played);
    QVERIFY(exported.leftOut.empty());
    const ImportPreview<ResultRow> preview = previewResults(exported.csv);
    QVERIFY(preview.isClean());
    ASSIGN_RESULT(fresh, Competition::create(played.definition()));
    for (const RoundDraw &draw : played.roundDraws())
        QVERIFY(fresh->addRoundDraw(draw));
    for (const Lot &lot : played.lots())
        QVERIFY(fresh->addLot(lot));
    const EnteredResults entered = enterResults(*fresh, preview.goodValues());
    for (const Problem &problem : entered.problems)
        QFAIL(qPrintable(problem.where + u": "_s + problem.what.english()));
    QVERIFY(progress(entered.competition).finalPlaces == progress(played).finalPlaces);
}

} // namespace

class TestHeld : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFormatIsHeld_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : heldFormats())
            QTest::newRow(qPrintable(name)) << name;
    }

    void everyFormatIsHeld()
    {
        QFETCH(QString, name);
        ASSIGN_RESULT(format, formatTemplate(name));
        Folder folder;
        const QString first = folder.path("first.touchline");
        const QString second = folder.path("second.touchline");
        std::vector<Competition> written;
        {
            auto league = League::create(first, u"Held"_s, {u"Anna"_s, false, {}});
            QVERIFY(league);
            for (int seed = 1; seed <= heldSeeds(); ++seed) {
                written.push_back(heldCompetition(*format, seed));
                ASSIGN_RESULT(asJson, competitionFromJson(toJson(written.back())));
                QVERIFY(*asJson == written.back());
                ASSIGN_RESULT(added, (*league)->competitions().add(written.back()));
            }
        }
        verifyHeldIn(first, written);
        QBuffer json;
        QVERIFY(json.open(QIODevice::WriteOnly));
        {
            auto league = League::open(first, {u"Anna"_s, false, {}});
            QVERIFY(league);
            QVERIFY(exportLeague((*league)->database(), json));
        }
        ASSIGN_RESULT(imported, importLeague(json.data(), second));
        verifyHeldIn(second, written);
    }

    void everyListOfResultsIsReadAgain_data() { everyFormatIsHeld_data(); }
    void everyListOfResultsIsReadAgain()
    {
        QFETCH(QString, name);
        ASSIGN_RESULT(format, formatTemplate(name));
        for (int seed = 2; seed <= std::max(heldSeeds(), 2); seed += 2)
            verifyHeldList(heldCompetition(*format, seed));
    }
};

TOUCHLINE_TEST(TestHeld)

} // namespace test_held

#include "test_held.moc"
