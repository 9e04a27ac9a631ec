// SPDX-License-Identifier: GPL-3.0-or-later
// A line of a score sheet as somebody types it: who is meant, what he did, and what is said where nobody
// knows.
#include "models/words/competition/sheet_entry.h"

#include "core/match/report/report_events.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_sheet_entry {

using namespace touchline;
using Kind = ReportEventKind;

namespace {

constexpr SheetWord injuries[] = {{"stays", "stays"}, {"out_next", "misses the next match"}};
constexpr SheetWord goals[] = {{"header", "header"}};

void add(TableMatch &match, Side side, const char *name, const char *shortName, int shirt)
{
    SquadEntry entry;
    entry.person = {QUuid::createUuidV5(QUuid(), QByteArray(name)), QString::fromUtf8(name),
                    QString::fromUtf8(shortName)};
    entry.shirt = shirt;
    match.squads[side].entries.push_back(entry);
    match.teams[side].players.push_back({entry.person.id, entry.person.shortName, true, {}});
}

/// Peru against Chile; both have a Silva and a number 9, Peru two called Sotil, and one of them sits out.
TableMatch match()
{
    TableMatch match;
    match.teams[Side::Home].name = QStringLiteral("Peru");
    match.teams[Side::Away].name = QStringLiteral("Chile");
    add(match, Side::Home, "Teófilo Cubillas", "Cubillas", 10);
    add(match, Side::Home, "Hugo Sotil", "H. Sotil", 9);
    add(match, Side::Home, "Johan Sotil", "J. Sotil", 11);
    add(match, Side::Home, "Ana Silva", "Silva", 8);
    add(match, Side::Away, "Carlos Caszely", "Caszely", 7);
    add(match, Side::Away, "Eva Silva", "Silva", 9);
    add(match, Side::Away, "Elías Figueroa", "Figueroa", 5);
    match.teams[Side::Away].players[2].available = false;
    match.teams[Side::Away].players[2].because = QStringLiteral("sent off v Brazil");
    match.sheet = plainScoreSheet();
    match.sheet.hasInjuries = true;
    match.sheet.injuryKinds = injuries;
    match.sheet.goalKinds = goals;
    return match;
}

/// "goal 23 Cubillas home": kind, minute, who, whose.
QString read(const char *line, const TableMatch &of = match())
{
    const auto event = eventFromText(QString::fromUtf8(line), of);
    if (!event)
        return event.error().message.english();
    QStringList words;
    const std::map<Kind, const char *> kinds{{Kind::Goal, "goal"},
                                             {Kind::PenaltyGoal, "penalty"},
                                             {Kind::OwnGoal, "own goal"},
                                             {Kind::Yellow, "yellow"},
                                             {Kind::Red, "red"},
                                             {Kind::Injury, "injury"},
                                             {Kind::SubstituteOn, "on"},
                                             {Kind::ShootOutGoal, "kick in"},
                                             {Kind::ShootOutMiss, "kick missed"}};
    words << QString::fromUtf8(kinds.at(event->kind));
    if (event->minute)
        words << QString::number(*event->minute);
    if (event->stoppage != 0)
        words << QStringLiteral("+%1").arg(event->stoppage);
    words << event->playerName << sideWord(event->side);
    if (!event->detail.isEmpty())
        words << event->detail;
    if (!event->second.isNull())
        words << QStringLiteral("with") << event->secondName;
    const auto &players = of.teams[event->side].players;
    const bool isHis = std::any_of(players.begin(), players.end(), [&event](const PlayerOnTheDay &one) {
        return one.player == event->player && one.name == event->playerName;
    });
    return isHis || isOfUnknownScorer(*event) ? words.join(u' ') : QStringLiteral("another player");
}

} // namespace

class TestSheetEntry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLineIsRead_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("event");
        const auto row = [](const char *line, const char *event) {
            QTest::newRow(line) << QByteArray(line) << QString::fromUtf8(event);
        };
        row("23 Cubillas", "goal 23 Cubillas home");
        row("Cubillas", "goal Cubillas home");
        row("  23   cubillas  ", "goal 23 Cubillas home");
        row("23' Teófilo Cubillas", "goal 23 Cubillas home");
        row("23. teofilo", "goal 23 Cubillas home");
        row("45+2 Caszely", "goal 45 +2 Caszely away");
        row("１２ Caszely", "goal 12 Caszely away");
        row("23 Casz", "goal 23 Caszely away");
        // What is no minute is refused in its line, with one sentence.
        for (const char *minute : {"0", "-1", "121", "200", "999999", "99999999999999999999", "-0+2"})
            row(QByteArray(minute).append(" Caszely y").constData(),
                "Minutes go from 1 to 120; stoppage time is typed 90+3.");
        row("45+90 Caszely", "Stoppage time goes up to 45 minutes, not 90.");
        row("45+999 Caszely", "Stoppage time goes up to 45 minutes, not 999.");
        row("120+45 Caszely", "goal 120 +45 Caszely away");
        // With the first letter of the other name, and with two letters for one with dots.
        row("23 T. Cubillas", "goal 23 Cubillas home");
        row("23 T Cub", "goal 23 Cubillas home");
        row("23 E. Silva y", "yellow 23 Silva away");
        row("23 Teoefilo", "goal 23 Cubillas home");
        row("23 X. Cubillas", "Neither Peru nor Chile has a player \"X. Cubillas\".");
        // By the number on his back, of either side.
        row("23 10", "goal 23 Cubillas home");
        row("23 #10", "goal 23 Cubillas home");
        row("23 #7", "goal 23 Caszely away");
        row("10", "goal Cubillas home");
        row("23 #9 home", "goal 23 H. Sotil home");
        row("23 #9 away", "goal 23 Silva away");
        row("23 #9", "Both teams have a player \"#9\": add home or away.");
        row("23 #77", "Neither Peru nor Chile has a player \"#77\".");
        row("23 #7 home", "Neither Peru nor Chile has a player \"#7\".");
        // One that is called so wholly comes before those whose names begin so.
        row("23 H. Sotil", "goal 23 H. Sotil home");
        row("23 Hugo Sotil", "goal 23 H. Sotil home");
        row("23 Sotil", "Who is \"Sotil\": H. Sotil, J. Sotil?");
        row("23 Silva", "Both teams have a player \"Silva\": add home or away.");
        row("23 Silva away", "goal 23 Silva away");
        row("23 Silva HOME", "goal 23 Silva home");
        row("23 otil", "Neither Peru nor Chile has a player \"otil\".");
        row("23 Pele", "Neither Peru nor Chile has a player \"Pele\".");
        row("23 Figueroa", "Figueroa may not play: sent off v Brazil.");
        // Nobody noted who scored.
        row("44 ? home", "goal 44  home");
        row("? away", "goal  away");
        row("45+1 ? away pen", "penalty 45 +1  away");
        row("44 ? home / Cubillas", "goal 44  home with Cubillas");
        row("44 ?", "A goal without a scorer: add home or away.");
        row("44 ? home y", "Neither Peru nor Chile has a player \"?\".");
        row("so ? home", "Neither Peru nor Chile has a player \"?\".");
        // What he did stands behind his name, in any order.
        row("23 Cubillas goal", "goal 23 Cubillas home");
        row("23 Cubillas pen", "penalty 23 Cubillas home");
        row("23 Cubillas penalty", "penalty 23 Cubillas home");
        row("23 Cubillas og", "own goal 23 Cubillas home");
        row("23 Cubillas own", "own goal 23 Cubillas home");
        row("23 Cubillas yellow", "yellow 23 Cubillas home");
        row("23 Cubillas Y", "yellow 23 Cubillas home");
        row("23 Cubillas booked", "yellow 23 Cubillas home");
        row("23 Cubillas red", "red 23 Cubillas home");
        row("23 Cubillas r", "red 23 Cubillas home");
        row("23 Cubillas inj out_next", "injury 23 Cubillas home out_next");
        row("23 Cubillas stays injured", "injury 23 Cubillas home stays");
        row("23 Cubillas injury", "injury 23 Cubillas home");
        row("23 Silva away on", "on 23 Silva away");
        row("23 Silva on away", "on 23 Silva away");
        row("23 Silva sub home", "on 23 Silva home");
        row("23 Cubillas header", "goal 23 Cubillas home header");
        // Behind a slash who made the goal, or went off: somebody of the same side.
        row("23 Cubillas / H. Sotil", "goal 23 Cubillas home with H. Sotil");
        row("23 Cubillas/ j. sotil", "goal 23 Cubillas home with J. Sotil");
        row("23 Cubillas pen / Silva", "penalty 23 Cubillas home with Silva");
        row("23 Silva away on / Caszely", "on 23 Silva away with Caszely");
        row("23 Caszely / Figueroa", "Figueroa may not play: sent off v Brazil.");
        row("23 Cubillas y / Silva", "These rules do not record that.");
        row("so Cubillas", "kick in Cubillas home");
        row("SO Cubillas miss", "kick missed Cubillas home");
        row("120 so Cubillas missed", "kick missed Cubillas home");
        const char *nobody = "Type a minute and a player: 23 Pele, or 61 Bene y for a yellow card.";
        row("", nobody);
        row("so", nobody);
        row("23", "Neither Peru nor Chile has a player \"23\".");
        row("1234 Cubillas", "Minutes go from 1 to 120; stoppage time is typed 90+3.");
        row("y", "Neither Peru nor Chile has a player \"y\".");
    }
    void aLineIsRead()
    {
        QFETCH(QByteArray, line);
        QTEST(read(line.constData()), "event");
    }

    void theSheetSaysWhatItHas()
    {
        const QString refused = QStringLiteral("These rules do not record that.");
        TableMatch without = match();
        without.sheet.hasCards = false;
        QCOMPARE(read("23 Cubillas y", without), refused);
        QCOMPARE(read("23 Cubillas r", without), refused);
        QCOMPARE(read("23 Cubillas", without), QStringLiteral("goal 23 Cubillas home"));
        without = match();
        without.sheet.hasAssists = false;
        QCOMPARE(read("23 Cubillas / H. Sotil", without), refused);
        QCOMPARE(read("23 Cubillas on / H. Sotil", without),
                 QStringLiteral("on 23 Cubillas home with H. Sotil"));
        without = match();
        without.sheet.hasInjuries = false;
        QCOMPARE(read("23 Cubillas inj", without), refused);
        without.sheet.hasSubstitutions = false;
        QCOMPARE(read("23 Cubillas on", without), refused);
        QCOMPARE(read("23 Cubillas y", without), QStringLiteral("yellow 23 Cubillas home"));
        without.sheet.hasScorers = false;
        for (const char *line : {"23 Cubillas", "23 Cubillas y", "23 Cubillas inj", "23 Cubillas on"})
            QCOMPARE(read(line, without), refused);
        QVERIFY(hasEvent(match().sheet, Kind::SecondYellow));
        QVERIFY(!hasEvent(without.sheet, Kind::SecondYellow));
    }

    /// Belgium 1986: Franky Van der Elst and Leo Van Der Elst.
    void namesAlikeButForCaseAreToldApart()
    {
        TableMatch of = match();
        add(of, Side::Home, "Franky Van der Elst", "Van der Elst", 3);
        add(of, Side::Home, "Leo Van Der Elst", "Van Der Elst", 15);
        QCOMPARE(read("44 Van der Elst", of), QStringLiteral("goal 44 Van der Elst home"));
        QCOMPARE(read("44 Van Der Elst", of), QStringLiteral("goal 44 Van Der Elst home"));
        QCOMPARE(read("44 #15", of), QStringLiteral("goal 44 Van Der Elst home"));
        QCOMPARE(read("44 van der elst", of),
                 QStringLiteral("Who is \"van der elst\": Franky Van der Elst, Leo Van Der Elst?"));
    }

    void anEventIsWrittenAsItIsTyped()
    {
        const TableMatch of = match();
        for (const char *line :
             {"23 Cubillas", "Cubillas", "45+2 Caszely pen", "61 Caszely og", "70 Cubillas yellow",
              "70 Cubillas red", "70 Cubillas inj out_next", "70 Silva away on", "so Cubillas",
              "so Silva home miss", "23 Cubillas goal header", "23 Cubillas / H. Sotil",
              "70 Cubillas on / J. Sotil", "44 ? home", "? away", "45+2 ? away pen"}) {
            const auto event = eventFromText(QString::fromUtf8(line), of);
            QVERIFY2(event.has_value(), line);
            QCOMPARE(eventAsTyped(*event, of), QString::fromUtf8(line).remove(QStringLiteral(" goal")));
        }
        ReportEvent second = eventFromText(QStringLiteral("70 Cubillas y"), of).value();
        second.kind = Kind::SecondYellow;
        QCOMPARE(eventAsTyped(second, of), QStringLiteral("70 Cubillas yellow"));
        // A kick of the shoot-out has no minute, whatever the report says.
        second.kind = Kind::ShootOutGoal;
        QCOMPARE(eventAsTyped(second, of), QStringLiteral("so Cubillas"));
    }
};

TOUCHLINE_TEST(TestSheetEntry)

} // namespace test_sheet_entry

#include "test_sheet_entry.moc"
