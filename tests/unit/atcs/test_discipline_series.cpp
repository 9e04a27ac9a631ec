// SPDX-License-Identifier: GPL-3.0-or-later
// The examples A to K of specification 9.4, and R56, played: real matches at Premier League level with dice
// that are laid down, each match's report into the ledger, and from the ledger who misses the next match.
#include "core/discipline/availability.h"
#include "core/games/atcs/rules/events.h"
#include "core/match/match_runner.h"
#include "tests/support/atcs_fixture.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_discipline_series {

using namespace touchline;
using namespace touchline::testing;

namespace {

// TUX play Aggressive against a Normal side under a referee who is a control freak: 2 is added to each of
// their card chart rolls, 1 to those of FRX, 0 to the injury rolls of TUX.
constexpr int turkishModifier = 2;
constexpr int frenchModifier = 1;
constexpr int noFoul = 4;
constexpr int yellowCard = 6;
constexpr int injury = 7;
constexpr int yellowAndAgain = 8;
constexpr int redCard = 12;

// Sukur (row 4) has the numbers 27 to 34; next down the card is Ozalan.
constexpr int sukursNumber = 30;
constexpr int ozalan = 5;
constexpr int otherNumber = 90;
constexpr std::size_t sukur = 4;

// Attempts of FRX and of TUX, as both play what their cards prefer (6.1, 6.2).
constexpr std::size_t firstHalf = 11 + 18;
constexpr std::size_t secondHalf = 17 + 20;
constexpr std::size_t basicFirstHalf = 6 + 10;
constexpr std::size_t basicSecondHalf = 12 + 12;
constexpr std::size_t forRedCard = 2;

using Rolls = std::vector<int>;

Rolls operator+(Rolls first, const Rolls &second)
{
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

Rolls misses(std::size_t attempts)
{
    return Rolls(attempts, 100);
}

Rolls check(int focus, int result, int modifier)
{
    return {focus, result - modifier};
}

Rolls sukurs(int result)
{
    return check(sukursNumber, result, turkishModifier);
}

const Rolls quietTurks = check(otherNumber, noFoul, turkishModifier);
const Rolls quietFrench = check(otherNumber, noFoul, frenchModifier);

/// The check of TUX after the first half.
Rolls incident(const QString &word)
{
    if (word == QLatin1String("yellow"))
        return sukurs(yellowCard);
    if (word == QLatin1String("yellows=red"))
        return sukurs(yellowAndAgain) + sukurs(yellowCard) + misses(forRedCard);
    if (word.endsWith(QLatin1String("red"))) // with a star: another roll
        return sukurs(redCard) + misses(forRedCard) + quietTurks;
    if (word == QLatin1String("injured-9+yellow"))
        return sukurs(yellowAndAgain) + sukurs(injury) + Rolls{9};
    if (word.startsWith(QLatin1String("injured-")))
        return sukurs(injury) + Rolls{word.section(u'-', 1).toInt()};
    // Whoever sits out is looked for in vain.
    return word == QLatin1String("out") ? sukurs(noFoul) : quietTurks;
}

/// All dice of a match: nobody shoots, but in a knockout match Mansiz decides it with one shot.
Rolls rollsOf(const QString &word)
{
    if (word == QLatin1String("quick"))
        return {5, 5};
    if (word == QLatin1String("basic"))
        return Rolls{1} + misses(basicFirstHalf) + misses(basicSecondHalf);
    const Rolls refereeAndKickOff{4, 9, 1};
    std::size_t attempts = secondHalf + (word.endsWith(QLatin1String("red")) ? forRedCard : 0);
    Rolls goal;
    if (word.startsWith(QLatin1String("knockout"))) {
        goal = {1, 1, 9};
        --attempts;
    }
    return refereeAndKickOff + misses(firstHalf) + quietFrench + incident(word) + goal + misses(attempts) +
           quietTurks + quietFrench;
}

/// Plays as the card prefers and leaves all tactics alone.
class QuietAgent final : public Agent
{
public:
    explicit QuietAgent(QString plan) : m_plan(std::move(plan)) {}

    [[nodiscard]] Result<OptionCode> choose(const Match &match, const Question &question,
                                            const OptionList &options) override
    {
        for (const OptionCode option : options)
            if (match.optionName(question, option) == m_plan)
                return option;
        return options[0];
    }

private:
    QString m_plan;
};

FixtureSetup setupOf(const QString &word, qsizetype number, const TeamLedger &ledger)
{
    const bool isOther = word == QLatin1String("quick") || word == QLatin1String("basic");
    FixtureSetup setup =
        frxAgainstTux(isOther ? word : QStringLiteral("premier"), word.startsWith(QLatin1String("knockout")));
    setup.fixture = QUuid::createUuidV5(setup.fixture, QString::number(number));
    setup.sides[Side::Away].absent = absences(ledger, setup.sides[Side::Away].squad);
    return setup;
}

/// Plays with exactly these rolls.
PlayedMatch played(const FixtureSetup &setup, const QString &word)
{
    QuietAgent french(QStringLiteral("normal 4-3-3"));
    QuietAgent turkish(QStringLiteral("aggressive 3-5-2"));
    ScriptedDice dice(rollsOf(word));
    auto match = playMatch(atcs::AtcsGame(), setup, dice, {{&french, &turkish}});
    if (!match)
        qWarning("%s", qPrintable(match.error().message.english()));
    else if (const auto finished = dice.finished(); !finished)
        qWarning("%s", qPrintable(finished.error().message.english()));
    else
        return std::move(*match);
    return {};
}

QStringList wordsOf(const MatchReport &report, const QUuid &player)
{
    QStringList words;
    for (const ReportEvent &event : report.events)
        if (event.player == player)
            words << reportEventWord(event.kind) + (event.detail.isEmpty() ? QString() : u' ' + event.detail);
    return words;
}

/// What the report then says of Sukur.
QStringList expectedWords(const QString &word)
{
    static const std::map<QString, QString> words{
        {QStringLiteral("yellow"), QStringLiteral("yellow")},
        {QStringLiteral("yellows=red"), QStringLiteral("yellow,yellow,second_yellow")},
        {QStringLiteral("red"), QStringLiteral("red")},
        {QStringLiteral("knockout-red"), QStringLiteral("red")},
        {QStringLiteral("injured-7"), QStringLiteral("injury weakened_1")},
        {QStringLiteral("injured-9"), QStringLiteral("injury out_next")},
        {QStringLiteral("injured-9+yellow"), QStringLiteral("yellow,injury out_next")},
        {QStringLiteral("injured-10"), QStringLiteral("injury out_tournament")}};
    const auto found = words.find(word);
    return found == words.end() ? QStringList() : found->second.split(u',');
}

} // namespace

class TestDisciplineSeries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSeriesOfMatches_data()
    {
        QTest::addColumn<QString>("games");
        // The match of this place, and the one after all of them: p plays, x sits out.
        QTest::addColumn<QString>("plays");
        // Why he misses the first match that he misses.
        QTest::addColumn<QString>("because");
        const auto row = [](const char *name, const char *games, const char *plays, const char *because) {
            QTest::newRow(name) << QString::fromUtf8(games) << QString::fromUtf8(plays)
                                << QString::fromUtf8(because);
        };
        const char *bookings = "second yellow in consecutive matches (v France 1998, v France 1998)";
        row("A", "yellow yellow out yellow none", "ppxppp", bookings);
        row("A, booked again", "yellow yellow out yellow yellow", "ppxppx", bookings);
        row("B", "yellow none yellow yellow out", "ppppxp", bookings);
        row("C", "red out yellow none none", "pxpppp", "sent off v France 1998");
        row("D", "yellows=red out none", "pxpp", "sent off v France 1998 (second yellow card)");
        row("E", "yellow yellows=red out none", "ppxpp", "sent off v France 1998 (second yellow card)");
        row("F", "injured-9 out none", "pxpp", "injured v France 1998, out of the next match");
        row("G", "injured-9+yellow out yellow none", "pxppp", "injured v France 1998, out of the next match");
        row("H", "injured-10 out out out out", "pxxxxx", "injured v France 1998, out of the tournament");
        row("I", "injured-7 none", "ppp", "");
        row("J", "knockout-red out", "pxp", "sent off v France 1998");
        row("K", "yellow quick yellow none", "ppppp", "");
        row("a ban and an injury at once", "yellow injured-9+yellow out none", "ppxpp",
            "second yellow in consecutive matches (v France 1998, v France 1998); injured v France 1998, out "
            "of the next match");
        row("R51, served in a Quick Play game", "red quick none", "pxpp", "sent off v France 1998");
        row("R56, served at Basic", "red basic none", "pxpp", "sent off v France 1998");
        row("R56, out at Basic too", "injured-10 basic quick out", "pxxxx",
            "injured v France 1998, out of the tournament");
        row("a game at Basic wipes a booking too", "yellow basic yellow none", "ppppp", "");
    }

    void aSeriesOfMatches()
    {
        QFETCH(QString, games);
        QFETCH(QString, plays);
        QFETCH(QString, because);
        const DisciplineRules rules = disciplineRules(QStringLiteral("atcs")).value();
        TeamLedger ledger(rules, tux()->team.id);
        const QStringList words = games.split(u' ');
        for (qsizetype i = 0; i < words.size(); ++i) {
            const bool isOut = plays.at(i) == u'x';
            playNext(setupOf(words.at(i), i, ledger), words.at(i), isOut, ledger);
            if (QTest::currentTestFailed())
                return;
            if (isOut && plays.indexOf(u'x') == i)
                QCOMPARE(m_because, because);
        }
        const auto after =
            absences(ledger, setupOf(QStringLiteral("none"), 0, ledger).sides[Side::Away].squad);
        QCOMPARE(after.size(), plays.back() == u'x' ? std::size_t{1} : std::size_t{0});
        QVERIFY(ledger.violations().empty());
    }

private:
    /// One match of the series: setup, play, report, ledger.
    void playNext(const FixtureSetup &setup, const QString &word, bool isOut, TeamLedger &ledger)
    {
        const QUuid player = tux()->players[sukur].entry.person.id;
        const std::vector<Absence> &absent = setup.sides[Side::Away].absent;
        QCOMPARE(absent.size(), isOut ? std::size_t{1} : std::size_t{0});
        const PlayedMatch match = played(setup, word);
        QCOMPARE(match.report.fixture, setup.fixture);
        QVERIFY(validate(match.report, {.decision = setup.decision}).empty());
        QCOMPARE(wordsOf(match.report, player), expectedWords(word));
        const PlayerOnTheDay &onTheDay = match.report.teams[Side::Away].players[sukur];
        QCOMPARE(onTheDay.player, player);
        QCOMPARE(onTheDay.available, !isOut);
        m_because = onTheDay.because;
        if (isOut)
            QCOMPARE(absent.front(), (Absence{player, m_because}));
        if (word == QLatin1String("out"))
            QVERIFY(wasFocus(match, ozalan));
        // As a file would keep it.
        ledger.add(reportFromJson(toJson(match.report)).value());
    }

    static bool wasFocus(const PlayedMatch &match, int row)
    {
        return std::any_of(match.events.begin(), match.events.end(), [row](const Event &event) {
            return event.kind == atcs::event::Focus && event.side == Side::Away && event.player == row;
        });
    }

    QString m_because;
};

TOUCHLINE_TEST(TestDisciplineSeries)

} // namespace test_discipline_series

#include "test_discipline_series.moc"
