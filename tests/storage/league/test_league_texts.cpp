// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever people call their leagues, teams and players comes back letter by letter and harms nothing; the
// one character that cannot be kept is refused in plain words.
#include "core/play/matches/corrected_report.h"
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_results.h"
#include "models/league/league_teams.h"
#include "tests/storage/league_case.h"
#include "tests/support/playable_league.h"
#include "tests/support/test_registry.h"

namespace test_league_texts {

using namespace touchline;
using namespace touchline::storage;
using store::Backend;

namespace {

struct Sample
{
    const char *name;
    QString text;
};

std::vector<Sample> samples()
{
    QString controls;
    for (char16_t letter = 1; letter < 32; ++letter)
        controls += QChar(letter);
    return {{"quotes", u"O'Neill \"the ''wall''\" `x` \\' \\\\"_s},
            {"statement", u"'); DROP TABLE team; DELETE FROM journal; --"_s},
            {"comment", u"/* */ -- # ;;"_s},
            {"places", u"? ?1 :name @name $1 %1 %2 {uuid} {blob}"_s},
            {"patterns", u"100%_[a-z]*"_s},
            {"controls", QLatin1Char('a') + controls + QLatin1Char('z')},
            {"right to left", u"\u202Eنادي الاتحاد\u202C ‏הפועל תל אביב‎"_s},
            {"emoji", u"⚽🏆👩‍👩‍👧‍👦🇧🇷 \U0001F3F4\U000E0067\U000E0062"_s},
            {"accents", u"e\u0301 vs \u00E9, \u1E9E, I\u0307, ﬁ"_s},
            {"byte order mark", u"\uFEFFa\uFEFF"_s},
            {"markup", u"<b onclick=\"x\">\u2028&amp;</b>]]>\\u0041"_s},
            {"long", QString(10000, u'Ж')},
            {"number", u"1e5"_s},
            {"null", u"NULL"_s}};
}

Competition competitionCalled(const QString &text)
{
    CompetitionDefinition definition = testing::playableLeague("atcs", "basic");
    definition.id = QUuid::createUuid();
    definition.name = text;
    definition.entrants[0].name = text;
    return Competition::create(std::move(definition)).value();
}

Team teamCalled(const QString &text)
{
    Team team;
    team.id = QUuid::createUuid();
    team.code = text;
    team.name = text;
    team.lineage = text;
    team.conference = text;
    team.manager = text;
    team.kit = {text, text};
    return team;
}

Squad squadOf(const QString &text)
{
    Squad squad;
    squad.entries.push_back({{QUuid::createUuid(), text, text}, Position::Goalkeeper, 1, true});
    return squad;
}

/// Every text of a league is `text`; each is written by its own command.
void writeAll(League &league, const QString &text)
{
    const Competition competition = competitionCalled(text);
    const QUuid id = competition.definition().id;
    VERIFY_RESULT(league.competitions().add(competition));
    const Team team = teamCalled(text);
    VERIFY_RESULT(league.teams().add({team}));
    VERIFY_RESULT(league.teams().setSquad(team.id, {}, squadOf(text)));
    VERIFY_RESULT(league.teams().setDocument(team.id, text, {{text, text}}));
    VERIFY_RESULT(league.results().record(id, *correctedReport(competition, 0, {{1, 0}, false, {}})));
    const auto other = correctedReport(*league.competitions().find(id), 0, {{2, 0}, false, {}});
    VERIFY_RESULT(league.results().record(id, *other, {}, {QDate(2026, 11, 21), text}));
    VERIFY_RESULT(league.competitions().update(id, {"Deduct: %1", {text}}, [&text](Competition &changed) {
        return changed.addDeduction({0, 0, 3, text});
    }));
}

void lookAtAll(League &league, const QString &text)
{
    QCOMPARE(league.name(), text);
    ASSIGN_RESULT(lines, league.competitions().all());
    QCOMPARE(lines->size(), 1U);
    QCOMPARE(lines->front().name, text);
    ASSIGN_RESULT(competition, league.competitions().find(lines->front().id));
    QCOMPARE(competition->definition().name, text);
    QCOMPARE(competition->entrant(0).name, text);
    QCOMPARE(competition->deductions().front().reason, text);
    QCOMPARE(competition->setAside().front().note.reason, text);
    ASSIGN_RESULT(teams, league.teams().all());
    const auto team =
        std::find_if(teams->begin(), teams->end(), [&text](const Team &one) { return one.manager == text; });
    QVERIFY(team != teams->end());
    QCOMPARE(team->name, text);
    QCOMPARE(team->code, text);
    QCOMPARE(team->kit.second, text);
    ASSIGN_RESULT(squad, league.teams().squad(team->id));
    QCOMPARE((*squad)->squad.entries.front().person.name, text);
    QCOMPARE((*squad)->squad.entries.front().person.shortName, text);
    ASSIGN_RESULT(document, league.teams().document(team->id, text));
    QCOMPARE((*document)->value(text).toString(), text);
}

} // namespace

class TestLeagueTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(objectionToRunning().isEmpty(), qPrintable(objectionToRunning())); }

    void everyTextComesBack_data() { texts(); }
    void everyTextComesBack()
    {
        QFETCH(Backend, backend);
        QFETCH(QString, text);
        const LeaguePlace place(backend);
        // Spaces around the name of a league are no part of it.
        QCOMPARE(text.trimmed(), text);
        {
            auto league = League::create(place.path, text, {text, false, {}});
            VERIFY_RESULT(league);
            writeAll(**league, text);
        }
        auto league = League::open(place.path, {text, false, {}});
        VERIFY_RESULT(league);
        lookAtAll(**league, text);
        ASSIGN_RESULT(history, (*league)->history().entries());
        QCOMPARE(history->size(), 8U);
        for (const JournalEntry &entry : *history) {
            // A name before a login is no longer than that.
            QCOMPARE(withoutLogin(entry.who), backend == Backend::Sqlite ? text : text.left(60));
            // "Entered: Brazil 1-0 Italy" names the team, "New teams" and "Squad of" too.
            QVERIFY2((entry.title + entry.arguments.join(u' ')).contains(text), qPrintable(entry.english()));
        }
        // Whose name it is takes it back, and makes it again.
        const QStringList end = facts(**league);
        for (int i = 0; i < 7; ++i)
            VERIFY_RESULT((*league)->history().undo());
        QVERIFY((*league)->competitions().all()->empty());
        for (int i = 0; i < 7; ++i)
            VERIFY_RESULT((*league)->history().redo());
        QCOMPARE(difference(end, facts(**league)), QString());
    }

    void whatCannotBeKeptIsRefused_data() { EACH_BACKEND(); }
    void whatCannotBeKeptIsRefused()
    {
        const LeaguePlace place(BACKEND_OF_ROW);
        const QString bad = u"Real"_s + QChar(u'\0') + u"Town"_s;
        ASSIGN_RESULT(league, place.create());
        VERIFY_RESULT((*league)->teams().add({teamCalled(u"Town"_s)}));
        const Team town = (*league)->teams().all()->front();
        const Competition good = competitionCalled(u"Cup"_s);
        VERIFY_RESULT((*league)->competitions().add(good));
        const QUuid id = good.definition().id;
        const QStringList before = facts(**league);
        const auto refuses = [&](const Result<JournalEntry> &result) {
            VERIFY_FAULT(result, Fault::BadInput);
            const QString words = wordsOf(result.error());
            QVERIFY2(words.contains(u"cannot be stored"_s), qPrintable(words));
            QCOMPARE(difference(before, facts(**league)), QString());
        };
        refuses((*league)->competitions().add(competitionCalled(bad)));
        refuses((*league)->teams().add({teamCalled(bad)}));
        Team changed = town;
        changed.manager = bad;
        refuses((*league)->teams().change(changed));
        refuses((*league)->teams().setSquad(town.id, {}, squadOf(bad)));
        refuses((*league)->teams().setDocument(town.id, bad, {}));
        const auto report = correctedReport(good, 0, {{1, 0}, false, {}});
        VERIFY_RESULT((*league)->results().record(id, *report));
        const QStringList withResult = facts(**league);
        const auto corrected =
            (*league)->results().record(id, *correctedReport(good, 0, {{2, 0}, false, {}}), {}, {{}, bad});
        VERIFY_FAULT(corrected, Fault::BadInput);
        QCOMPARE(difference(withResult, facts(**league)), QString());
        // The league goes on.
        VERIFY_RESULT((*league)->history().undo());
        QCOMPARE(difference(before, facts(**league)), QString());
        QVERIFY(!League::create(place.path + u"x"_s, bad, place.access()).has_value());
    }

private:
    static void texts()
    {
        QTest::addColumn<Backend>("backend");
        QTest::addColumn<QString>("text");
        for (const Backend backend : {Backend::Sqlite, Backend::Postgres})
            for (const Sample &sample : samples())
                QTest::newRow(QByteArray(backend == Backend::Sqlite ? "SQLite, " : "PostgreSQL, ") +
                              sample.name)
                    << backend << sample.text;
    }
};

TOUCHLINE_TEST(TestLeagueTexts)

} // namespace test_league_texts

#include "test_league_texts.moc"
