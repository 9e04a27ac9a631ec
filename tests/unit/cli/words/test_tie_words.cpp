// SPDX-License-Identifier: GPL-3.0-or-later
// A tie that was played and awarded afterwards is told alike everywhere.
#include "models/words/competition/consequences_text.h"
#include "models/words/competition/cup_text.h"
#include "models/words/competition/tie_lines.h"
#include "models/words/fixtures/fixture_words.h"
#include "models/words/fixtures/tie_words.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/small_formats.h"

#include <QTest>

namespace test_tie_words {

using namespace touchline;

class TestTieWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void awardedAfterItWasPlayed()
    {
        Competition competition = cup::hold(cup::cupOfFour());
        cup::play(competition, 1, {2, 1});
        const Competition before = competition;
        cup::rule(competition, cup::walkover(competition, 1, Side::Away));
        const Progress now = progress(competition);
        // The goals that count are those that were awarded, wherever they stand.
        QCOMPARE(tieGoals(competition, now, 0, Side::Home), QStringList(QStringLiteral("0")));
        QCOMPARE(tieGoals(competition, now, 0, Side::Away), QStringList(QStringLiteral("3")));
        QCOMPARE(sideText(competition, now, 0, Side::Home), QStringLiteral("Team T01 0"));
        QCOMPARE(sideText(competition, now, 0, Side::Away), QStringLiteral("Team T04 3 awarded"));
        QCOMPARE(outcomeText(competition, now, 0), QStringLiteral("0–3 (awarded)"));
        QCOMPARE(outcomeWords(competition, now, 0, Language{}).note, QStringLiteral("awarded"));
        QCOMPARE(tieWords(competition, now, 0, Language{}), QStringLiteral("awarded"));
        QVERIFY(tieLines(competition, now, 0).contains(QStringLiteral("0–3 (awarded)")));
        QVERIFY(tieLines(competition, now, 0).contains(QStringLiteral("Team T04 go through: awarded\n")));
        QVERIFY(consequencesText(before, competition, differences(before, competition))
                    .contains(QStringLiteral("Tie 1: Team T01, on goals → Team T04, awarded\n")));
    }

    /// The score that counts is not the one at which it was abandoned.
    void awardedAfterItWasAbandoned()
    {
        Competition competition = cup::hold(cup::cupOfFour());
        Ruling ruling = cup::walkover(competition, 1, Side::Away);
        ruling.kind = Ruling::Kind::Abandoned;
        ruling.abandonedAt = Score{1, 0};
        ruling.then = Ruling::Then::Awarded;
        cup::rule(competition, ruling);
        const Progress now = progress(competition);
        QCOMPARE(outcomeText(competition, now, 0), QStringLiteral("0–3 (awarded)"));
        QCOMPARE(outcomeWords(competition, now, 0, Language{}).note, QStringLiteral("awarded"));
    }

    void notPlayedAtAll()
    {
        Competition competition = cup::hold(cup::cupOfFour());
        cup::rule(competition, cup::walkover(competition, 1, Side::Home));
        const Progress now = progress(competition);
        QCOMPARE(sideText(competition, now, 0, Side::Home), QStringLiteral("Team T01 3 walkover"));
        QCOMPARE(outcomeText(competition, now, 0), QStringLiteral("3–0 (walkover)"));
        QCOMPARE(outcomeWords(competition, now, 0, Language{}).note, QStringLiteral("walkover"));
        QCOMPARE(tieWords(competition, now, 0, Language{}), QStringLiteral("walkover"));
        QVERIFY(tieLines(competition, now, 0).contains(QStringLiteral("Team T01 go through: walkover\n")));
    }

    void oneLegAwardedAfterItWasPlayed()
    {
        TieRules rules;
        rules.legs = 2;
        Competition competition = cup::hold(cup::cupOfFour(rules));
        cup::play(competition, 1, {2, 0});
        Ruling award = cup::walkover(competition, 1, Side::Away);
        award.wholeTie = false;
        cup::rule(competition, award);
        cup::play(competition, 11, {0, 1});
        const Progress now = progress(competition);
        QCOMPARE(sideText(competition, now, 0, Side::Home), QStringLiteral("Team T01 0+1"));
        QCOMPARE(sideText(competition, now, 0, Side::Away), QStringLiteral("Team T04 3+0"));
        QCOMPARE(tieGoals(competition, now, 0, Side::Away),
                 (QStringList{QStringLiteral("3"), QStringLiteral("0")}));
        QCOMPARE(tieWords(competition, now, 0, Language{}), QStringLiteral("3–1 on aggregate"));
        QVERIFY(tieLines(competition, now, 0).contains(QStringLiteral("Team T04 win 3–1 on aggregate\n")));
    }

    void aBestOf()
    {
        Competition competition = cup::hold(cup::cupOfFour({.legs = 3}));
        const auto words = [&competition] {
            return tieWords(competition, progress(competition), 0, Language{});
        };
        QCOMPARE(words(), QString());
        // What may not come is nothing to speak of.
        QCOMPARE(tieLines(competition, progress(competition), 0).count(u'\n'), 2);
        QCOMPARE(
            outcomeWords(competition, progress(competition), competition.indexOfNumber(13), Language{}).note,
            QStringLiteral("if needed"));
        cup::play(competition, 1, {2, 0});
        QCOMPARE(words(), QStringLiteral("Team T01 lead 1–0 in matches"));
        cup::play(competition, 11, {1, 0});
        QCOMPARE(words(), QStringLiteral("1–1 in matches"));
        const Competition before = competition;
        cup::play(competition, 13, {0, 1});
        QCOMPARE(words(), QStringLiteral("2–1 in matches"));
        QCOMPARE(sideText(competition, progress(competition), 0, Side::Away),
                 QStringLiteral("Team T04 0+1+1"));
        QVERIFY(tieLines(competition, progress(competition), 0)
                    .endsWith(QStringLiteral("Team T04 win 2–1 in matches\n")));
        QVERIFY(consequencesText(before, competition, differences(before, competition))
                    .contains(QStringLiteral("Tie 1: open → Team T04, on matches won\n")));
    }
};

TOUCHLINE_TEST(TestTieWords)

} // namespace test_tie_words

#include "test_tie_words.moc"
