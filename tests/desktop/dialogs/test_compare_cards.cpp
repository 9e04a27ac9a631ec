// SPDX-License-Identifier: GPL-3.0-or-later
// Two cards side by side: what differs, and their chances against each other.
#include "forms/dialogs/teams/chance_bar.h"
#include "forms/dialogs/teams/compare_cards_dialog.h"
#include "forms/widgets/team_card_view.h"
#include "models/words/card_comparison.h"
#include "tests/desktop/desktop_case.h"
#include "tests/support/atcs_cards.h"

#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>

namespace test_compare_cards {

using namespace touchline;
using namespace touchline::testing;

namespace {

PerSide<TeamDocumentPtr> comparedPair(const char *first, const char *second)
{
    return {{worldCupCard(first), worldCupCard(second)}};
}

PerSide<DocumentView> comparedViews(const PerSide<TeamDocumentPtr> &cards)
{
    PerSide<DocumentView> views;
    for (const Side side : bothSides)
        views[side] = atcsGame().teamDocuments()->view(*cards[side]);
    return views;
}

DocumentView::Figure comparedFigure(const char *label, const QString &value)
{
    return {{label, {}}, plainValue(value)};
}

QString textOf(const QDialog &dialog, const char *name)
{
    return dialog.findChild<QLabel *>(QLatin1String(name))->text();
}

void chooseLevel(const QDialog &dialog, const QString &level)
{
    auto *levels = dialog.findChild<QComboBox *>(u"level"_s);
    levels->setCurrentIndex(levels->findData(level));
}

} // namespace

class TestCompareCards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void whatDiffersIsSaid()
    {
        DocumentView one;
        one.figures = {comparedFigure("Attempts", u"12 / 14"_s), comparedFigure("Shots", u"1–18"_s),
                       comparedFigure("Defence", u"−2"_s)};
        one.facts = {comparedFigure("Formation", u"4–3–3"_s), comparedFigure("Power", u"9"_s),
                     comparedFigure("Alone", u"1"_s)};
        DocumentView other;
        other.figures = {comparedFigure("Attempts", u"13 / 12"_s), comparedFigure("Shots", u"1–15"_s),
                         comparedFigure("Defence", u"+1"_s)};
        other.facts = {comparedFigure("Formation", u"4–4–2"_s), comparedFigure("Power", u"9"_s)};
        QStringList differences;
        for (const ComparedFigure &figure : comparedFigures({{one, other}}, Language{})) {
            differences << figure.label + u' ' + figure.difference;
            QCOMPARE(figure.isEqual(), figure.label == u"Power"_s);
        }
        QCOMPARE(differences, (QStringList{u"Attempts −1 / +2"_s, u"Shots +3"_s, u"Defence −3"_s,
                                           u"Formation ≠"_s, u"Power ="_s}));
    }

    void theFormulaAnswersAtOnce()
    {
        CompareCardsDialog dialog(atcsGame(), comparedPair("FRA-1998", "TUR-2002"));
        dialog.show();
        QCOMPARE(textOf(dialog, "goals"), u"Goals on average: 1.24 to 0.89"_s);
        QVERIFY(textOf(dialog, "result").startsWith(u"France 1998 win 44.6%"_s));
        QVERIFY(textOf(dialog, "source").contains(u"Exact"_s));
        QVERIFY(!dialog.findChild<QProgressBar *>(u"progress"_s)->isVisible());
        QCOMPARE(dialog.findChild<ChanceBar *>(u"bar"_s)->accessibleName(), textOf(dialog, "result"));
        for (const char *card : {"first", "second"})
            QVERIFY(dialog.findChild<TeamCardView *>(QLatin1String(card))
                        ->accessibleDescription()
                        .contains(qstrcmp(card, "first") == 0 ? u"France"_s : u"Turkey"_s));
    }

    void otherLevelsArePlayedInTheBackground()
    {
        QStringList results;
        for (int time = 0; time < 2; ++time) {
            CompareCardsDialog dialog(atcsGame(), comparedPair("BRA-1970", "ITA-1970"), nullptr, 300);
            dialog.show();
            chooseLevel(dialog, u"premier"_s);
            // The window does not wait for them.
            QVERIFY(textOf(dialog, "result").isEmpty());
            QVERIFY(dialog.findChild<QProgressBar *>(u"progress"_s)->isVisible());
            QTRY_VERIFY_WITH_TIMEOUT(!textOf(dialog, "result").isEmpty(), 60000);
            QVERIFY(textOf(dialog, "source").startsWith(u"From 300 simulated matches"_s));
            QVERIFY(textOf(dialog, "source").contains(u"±"_s));
            QVERIFY(!dialog.findChild<QProgressBar *>(u"progress"_s)->isVisible());
            results << textOf(dialog, "result");
        }
        QCOMPARE(results.front(), results.back());
    }

    void itCanBeStopped()
    {
        CompareCardsDialog dialog(atcsGame(), comparedPair("BRA-1970", "ITA-1970"), nullptr, 1000000);
        dialog.show();
        chooseLevel(dialog, u"premier"_s);
        auto *progress = dialog.findChild<QProgressBar *>(u"progress"_s);
        QTRY_VERIFY_WITH_TIMEOUT(progress->value() > 0, 60000);
        QTest::mouseClick(dialog.findChild<QPushButton *>(u"stop"_s), Qt::LeftButton);
        QTRY_VERIFY(!textOf(dialog, "result").isEmpty());
        QVERIFY(!textOf(dialog, "source").contains(u"1000000"_s));
        // What was begun is given up when another level is chosen, and when the window goes.
        chooseLevel(dialog, u"advanced"_s);
        chooseLevel(dialog, u"basic"_s);
        QVERIFY(textOf(dialog, "source").contains(u"Exact"_s));
        const QString exact = textOf(dialog, "result");
        QTest::qWait(200);
        QCOMPARE(textOf(dialog, "result"), exact);
        chooseLevel(dialog, u"advanced"_s);
    }

    void theWordsOfBothOutcomes()
    {
        const auto cards = comparedViews(comparedPair("BRA-1970", "ITA-1970"));
        PairChances chances{{0.5, 0.3, 0.2, {{1.5, 0.75}}}, {0.0098, 0.009, 0.008, {{0.02, 0.01}}}, 10000};
        QCOMPARE(outcomeChances(chances, cards, Language{}),
                 u"Brazil 1970 win 50.0%, draw 30.0%, Italy 1970 win 20.0%"_s);
        QCOMPARE(averageGoals(chances, Language{}), u"Goals on average: 1.50 to 0.75"_s);
        QCOMPARE(chancesSource(chances, Language{}.withItsNumbers()),
                 u"From 10,000 simulated matches, 90 minutes on neutral "
                 "ground: ±1.0 points, ±0.02 goals."_s);
        chances.matches = 1;
        QVERIFY(chancesSource(chances, Language{}).contains(u"1 simulated match,"_s));
    }

    void theBarShowsTheShares()
    {
        ChanceBar bar;
        bar.resize(300, 40);
        bar.show({0.5, 0.25, 0.25, {}}, u"words"_s);
        const QImage image = bar.grab().toImage();
        QCOMPARE(image.pixelColor(20, 5), colour(ColourRole::Accent));
        QCOMPARE(image.pixelColor(145, 5), colour(ColourRole::Accent));
        QCOMPARE(image.pixelColor(160, 5), colour(ColourRole::Hairline));
        QCOMPARE(image.pixelColor(280, 5), colour(ColourRole::Information));
        bar.clear();
        QVERIFY(bar.accessibleName().isEmpty());
        QCOMPARE(bar.grab().toImage().pixelColor(20, 5), colour(ColourRole::Hairline));
    }
};

TOUCHLINE_TEST(TestCompareCards)

} // namespace test_compare_cards

#include "test_compare_cards.moc"
