// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of a match that is played with cards: what became of their players, and what the last roll was
// about.

#include "forms/dialogs/teams/team_card_dialog.h"
#include "forms/match_centre/match_cards_view.h"
#include "forms/widgets/name_label.h"
#include "models/views/match_centre/before_match.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/match_hands.h"

#include "core/play/matches/fixture_player.h"

#include <QJsonArray>
#include <QTreeView>

#include <algorithm>

namespace test_match_cards {

using namespace touchline;
using namespace touchline::testing;

namespace {

constexpr int manyMatches = 40;

/// Two people with real dice, on no ground.
struct CardMatch : Shown
{
    explicit CardMatch(std::uint64_t seed) : Shown("atcs", "premier", seed), hands(*this, seed)
    {
        sit("person", "person", true);
        click("kickOff");
    }

    [[nodiscard]] PerSide<MatchCard> cards() const
    {
        return matchCards(*page->session(), match().match().board(std::nullopt)).value();
    }
    [[nodiscard]] QString heard() const { return child<MatchCardsView>("cards")->accessibleDescription(); }

    Hands hands;
};

QJsonObject stateOf(const CardMatch &played, Side side)
{
    return played.match().match().view(std::nullopt)[u"sides"_s].toObject()[sideWord(side)].toObject();
}

/// Names of those with a true flag.
template <class Flag>
QStringList namesWith(const MatchCard &card, Flag flag)
{
    QStringList names;
    for (std::size_t line = 0; line < card.men.size(); ++line)
        if (flag(card.men[line]))
            names << card.face.lines[line].name;
    return names;
}

QStringList namesIn(const QJsonArray &names)
{
    QStringList list;
    for (const auto &name : names)
        list << name.toString();
    return list;
}

QStringList sorted(QStringList list)
{
    list.sort();
    return list;
}

} // namespace

class TestMatchCards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTeamNameOpensItsCard_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("level");
        QTest::newRow("atcs") << u"atcs"_s << u"premier"_s;
        QTest::newRow("fuba") << u"fuba"_s << u"standard"_s;
        QTest::newRow("champions") << u"champions"_s << u"full"_s;
        QTest::newRow("oldschool") << u"oldschool"_s << u"normal"_s;
        QTest::newRow("simulator") << u"simulator"_s << u"tournament"_s;
    }
    void aTeamNameOpensItsCard()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, level);
        Shown shown(qPrintable(game), qPrintable(level));
        const bool hasCards = (**findGame(game)).teamDocuments() != nullptr;
        const auto opened = [&shown](const char *name, bool byKey) {
            auto *label = shown.child<NameLabel>(name);
            if (byKey) {
                label->setFocus(Qt::TabFocusReason);
                QTest::keyClick(label, Qt::Key_Return);
            } else {
                QTest::mouseClick(label, Qt::LeftButton);
            }
            auto *dialog = shown.page->findChild<TeamCardDialog *>();
            QString title = dialog == nullptr ? QString() : dialog->windowTitle();
            if (dialog != nullptr) {
                dialog->reject();
                QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            }
            return title;
        };
        const QString home = hasCards ? shown.child<NameLabel>("homeName")->text() : QString();
        const QString away = hasCards ? shown.child<NameLabel>("awayName")->text() : QString();
        QCOMPARE(opened("homeName", false), home);
        QCOMPARE(opened("awayName", true), away);
        QCOMPARE(opened("homeTeam", true), home);
        QCOMPARE(opened("awayTeam", false), away);
        QCOMPARE(shown.child<NameLabel>("awayTeam")->focusPolicy(), hasCards ? Qt::TabFocus : Qt::NoFocus);
        shown.sit("person", "person", false);
        shown.click("kickOff");
        QCOMPARE(opened("homeTeam", false), home);
        QCOMPARE(opened("awayTeam", true), away);
    }
    void aMatchWaitsWhileACardIsOpen()
    {
        Shown shown("atcs", "premier");
        shown.sit("coach", "coach", false);
        shown.click("kickOff");
        QVERIFY(shown.page->session()->isRunning());
        QTest::mouseClick(shown.child<NameLabel>("homeTeam"), Qt::LeftButton);
        QVERIFY(!shown.page->session()->isRunning());
        shown.page->findChild<TeamCardDialog *>()->reject();
        QVERIFY(shown.page->session()->isRunning());
    }
    void initTestCase() { prepareDesktop(); }

    /// Attempts, one-timers and who is out are those of the match, at every step.
    void theCardsFollowTheMatch()
    {
        CardMatch played(5);
        bool hasSpent = false;
        bool hasUsed = false;
        bool hasPeriod = false;
        for (int step = 0; step < 400; ++step) {
            const PerSide<MatchCard> cards = played.cards();
            for (const Side side : bothSides) {
                const QJsonObject state = stateOf(played, side);
                const MatchCard &card = cards[side];
                if (!card.hand.name.isEmpty()) {
                    hasPeriod = true;
                    QCOMPARE(card.hand.name, u"attempts"_s);
                    QCOMPARE(card.hand.left, state[u"remaining"_s].toInt());
                    QVERIFY(card.hand.all >= state[u"attempts"_s].toInt());
                    hasSpent = hasSpent || card.hand.left < card.hand.all;
                    QVERIFY(played.heard().contains(
                        u"Attempts left: %1 of %2"_s.arg(card.hand.left).arg(card.hand.all)));
                }
                const auto isLeft = [](const MatchCard::Man &man) {
                    return !man.isOut &&
                           std::find(man.onceOnly.begin(), man.onceOnly.end(), true) != man.onceOnly.end();
                };
                QCOMPARE(sorted(namesWith(card, isLeft)), sorted(namesIn(state[u"one_timers"_s].toArray())));
                hasUsed = hasUsed || !namesWith(card, [](const MatchCard::Man &man) {
                                          return std::find(man.onceOnly.begin(), man.onceOnly.end(), false) !=
                                                 man.onceOnly.end();
                                      }).isEmpty();
                QCOMPARE(sorted(namesWith(card, [](const MatchCard::Man &man) { return man.isOut; })),
                         sorted(namesIn(state[u"unavailable"_s].toArray())));
                for (const MatchCard::Man &man : card.men)
                    QCOMPARE(man.because.isEmpty(), !man.isOut);
            }
            if (!played.hands.answer())
                break;
        }
        QVERIFY(hasPeriod);
        QVERIFY(hasSpent);
        QVERIFY(hasUsed);
    }

    /// The row of the shooter, and of the goalkeeper whom he meets, lights up; an attack that comes to no
    /// shooter lights the figures of its team.
    void theLastRollLightsUp()
    {
        CardMatch played(5);
        bool hasShooter = false;
        bool hasBoth = false;
        bool hasTeam = false;
        for (int step = 0; step < 400; ++step) {
            if (!played.hands.answer())
                break;
            const std::vector<LogEntry> &entries = played.match().entries();
            if (entries.empty() || entries.back().kind != Awaits::Roll)
                continue;
            const PerSide<MatchCard> cards = played.cards();
            const auto lit = [&](Side side) {
                return namesWith(cards[side], [](const MatchCard::Man &man) { return man.isLit; });
            };
            QVERIFY(!(cards[Side::Home].isLit && cards[Side::Away].isLit));
            if (lit(Side::Home).size() == 1 && lit(Side::Away).size() == 1)
                hasBoth = true;
            // The shooter's roll has its own decision point (specification, D42).
            if (entries.back().id == u"D42"_s) {
                const auto &events = played.page->session()->played().events;
                const auto shot = std::find_if(events.rbegin(), events.rend(), [](const Event &event) {
                    return event.hasSide && event.player != Event::nobody;
                });
                const SideSetup &side = played.match().match().setup().sides[shot->side];
                const QString name =
                    side.squad.entries[static_cast<std::size_t>(shot->player)].person.shortName;
                QVERIFY2(lit(shot->side).contains(name), qPrintable(name));
                QVERIFY(played.heard().contains(u"last roll"_s));
                hasShooter = true;
            }
            if (cards[Side::Home].isLit || cards[Side::Away].isLit) {
                QVERIFY(lit(Side::Home).isEmpty() && lit(Side::Away).isEmpty());
                hasTeam = true;
            }
        }
        QStringList rolled;
        for (const LogEntry &entry : played.match().entries())
            rolled << entry.id;
        QVERIFY2(hasShooter, qPrintable(rolled.join(u' ')));
        QVERIFY(hasBoth);
        QVERIFY(hasTeam);
    }

    /// Whoever is sent off or hurt is out for that reason.
    void whoIsOutIsOutForAReason()
    {
        bool hasSentOff = false;
        bool hasHurt = false;
        for (int seed = 1; !(hasSentOff && hasHurt); ++seed) {
            QVERIFY2(seed < manyMatches, "nobody is ever sent off and hurt");
            CardMatch played(static_cast<std::uint64_t>(seed));
            while (played.hands.answer() && !(hasSentOff && hasHurt))
                for (const MatchCard &card : played.cards().values)
                    for (const MatchCard::Man &man : card.men) {
                        hasSentOff = hasSentOff || man.because == u"sent off"_s;
                        hasHurt = hasHurt || man.because == u"injured"_s;
                    }
        }
    }

    /// Before the kick-off the cards show who cannot play, and why; the list is for games without cards.
    void beforeKickOffTheCardsSayWhoIsOut()
    {
        Shown shown("atcs", "premier");
        QVERIFY(shown.child<MatchCardsView>("beforeCards")->isVisible());
        QVERIFY(!shown.child<QTreeView>("homeSquad")->isVisible());
        const Competition competition = shown.window.competition();
        const PlayRules rules = playRulesOf(competition).value();
        FixtureSetup setup = kickOffSetup(competition, 0, rules, 0).value();
        const SquadEntry &out = setup.sides[Side::Away].squad.entries[3];
        setup.sides[Side::Away].absent.push_back({out.person.id, u"sent off v Turkey"_s});
        const PerSide<int> teams = progress(competition).fixtures.front().teams;
        const auto cards = matchCards(beforeMatch(setup, choiceFor(competition, 0, teams, rules)));
        QVERIFY(cards);
        const auto isOut = [](const MatchCard::Man &man) { return man.isOut; };
        QCOMPARE(namesWith((*cards)[Side::Away], isOut), QStringList{out.person.shortName});
        QVERIFY(namesWith((*cards)[Side::Home], isOut).isEmpty());
        MatchCardsView view;
        view.show(*cards);
        QVERIFY2(view.accessibleDescription().contains(out.person.shortName) &&
                     view.accessibleDescription().contains(u", out: sent off v Turkey"_s),
                 qPrintable(view.accessibleDescription()));
        QVERIFY(!view.accessibleDescription().contains(u"left:"_s));
        Shown board("fuba", "standard");
        QVERIFY(!board.child<MatchCardsView>("beforeCards")->isVisible());
        QVERIFY(board.child<QTreeView>("homeSquad")->isVisible());
    }

    /// Letters grow with the room; all lines stay whole.
    /// Where not all lines have room the first players are there all the same.
    void aLowCardIsNotEmpty()
    {
        CardMatch played(5);
        MatchCardsView view;
        view.show(played.cards());
        view.resize(1000, 230);
        const QImage image = view.grab().toImage();
        int written = 0;
        for (int y = image.height() / 2; y < image.height() * 9 / 10; ++y) {
            const QRgb ground = image.pixel(image.width() / 2 - 24, y);
            bool hasInk = false;
            for (int x = 24; x < image.width() / 2 - 24; ++x)
                hasInk = hasInk || image.pixel(x, y) != ground;
            written += hasInk ? 1 : 0;
        }
        QVERIFY2(written > image.height() / 5, qPrintable(QString::number(written)));
    }

    void lettersGrowWithTheRoom()
    {
        CardMatch played(5);
        MatchCardsView view;
        view.show(played.cards());
        int before = 0;
        for (const QSize size : {QSize(560, 470), QSize(750, 610), QSize(1460, 990)}) {
            view.resize(size);
            view.QWidget::show();
            settle();
            QVERIFY2(view.isWhole(), qPrintable(QString::number(size.width())));
            QVERIFY(view.smallestLetters() >= 11);
            QVERIFY2(view.smallestLetters() > before, qPrintable(QString::number(before)));
            before = view.smallestLetters();
        }
        // Where there is no room it is not claimed that there is.
        view.resize(700, 160);
        settle();
        QVERIFY(!view.isWhole());
    }
};

TOUCHLINE_TEST(TestMatchCards)

} // namespace test_match_cards

#include "test_match_cards.moc"
