// SPDX-License-Identifier: GPL-3.0-or-later
// After the whistle: the page tells of the match, and leads on from there.

#include "core/exchange/html/html_writer.h"
#include "forms/board/board_view.h"
#include "forms/dialogs/match/fork_dialog.h"
#include "forms/match_centre/after_match_view.h"
#include "forms/match_centre/luck_view.h"
#include "forms/match_centre/match_cards_view.h"
#include "forms/match_centre/win_chance_curve.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/dialog_hands.h"
#include "tests/desktop/match_hands.h"

#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QRegularExpression>
#include <QSlider>
#include <QTreeView>
#include <QXmlStreamReader>

#include <algorithm>

namespace test_match_over {

using namespace touchline;
using namespace touchline::testing;

namespace {

constexpr int longMatch = 60'000;

/// Two computers have played.
struct OverMatch : Shown
{
    OverMatch(const char *game, const char *level, std::uint64_t seed) : Shown(game, level, seed)
    {
        sit("coach", "coach", false);
        child<QComboBox>("pace")->setCurrentIndex(2);
        click("kickOff");
        QVERIFY(QTest::qWaitFor([this] { return match().isOver(); }, longMatch));
        settle();
    }
    void save()
    {
        click("enterResult");
        QVERIFY(
            QTest::qWaitFor([this] { return page->session() != nullptr && page->session()->isWatched(); }));
        settle();
    }
    [[nodiscard]] bool showsPlace() const
    {
        return child<BoardView>("board")->isVisible() || child<MatchCardsView>("cards")->isVisible();
    }
    [[nodiscard]] bool showsAfter() const { return child<AfterMatchView>("after")->isVisible(); }
    void clickLine(const char *list, int row)
    {
        auto *lines = child<QListView>(list);
        const QModelIndex line = lines->model()->index(row, 0);
        lines->scrollTo(line);
        QTest::mouseClick(lines->viewport(), Qt::LeftButton, Qt::NoModifier,
                          lines->visualRect(line).center());
        settle();
    }
    [[nodiscard]] std::vector<AfterMatch::Moment> moments() const
    {
        return afterMatch(page->session()->played(), match().game()).moments;
    }
};

} // namespace

class TestMatchOver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }

    void everyGameEndsWithAFullPage_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QByteArray>("level");
        QTest::newRow("atcs") << QByteArray("atcs") << QByteArray("premier");
        QTest::newRow("fuba") << QByteArray("fuba") << QByteArray("standard");
        QTest::newRow("champions") << QByteArray("champions") << QByteArray("full");
        QTest::newRow("oldschool") << QByteArray("oldschool") << QByteArray("normal");
        QTest::newRow("simulator") << QByteArray("simulator") << QByteArray("tournament");
    }
    void everyGameEndsWithAFullPage()
    {
        QFETCH(QByteArray, game);
        QFETCH(QByteArray, level);
        OverMatch over(game.constData(), level.constData(), 3);
        QVERIFY(over.showsAfter());
        QVERIFY(!over.showsPlace());
        QVERIFY(over.child<QTreeView>("figures")->model()->rowCount() > 1);
        // Nothing leads away before the result is saved.
        for (const char *button : {"watchAgain", "whatIf", "nextMatch"})
            QVERIFY2(!over.child<QPushButton>(button)->isVisible(), button);
        const std::size_t inputs = over.match().entries().size();
        if (!over.moments().empty()) {
            over.clickLine("moments", 0);
            QVERIFY(over.showsAfter());
        }
        over.click("showBoard");
        QVERIFY(over.showsPlace());
        QVERIFY(!over.showsAfter());
        over.save();
        QCOMPARE(over.window.errors, QStringList());
        QVERIFY(over.window.competition().report(0) != nullptr);
        QCOMPARE(over.match().entries().size(), inputs);
        QVERIFY(over.match().isOver());
        QVERIFY(over.showsAfter());
        QVERIFY(!over.showsPlace());
        over.click("nextMatch");
        QCOMPARE(over.window.wentTo, PageKind::Match);
        QCOMPARE(over.window.wentFor, over.window.competition().fixtures()[1].id);
        over.click("watchAgain");
        QVERIFY(over.page->session()->isRunning());
        QVERIFY(over.showsPlace());
        QVERIFY(!over.showsAfter());
    }

    void itWasLuckOrNot()
    {
        OverMatch over("atcs", "premier", 3);
        auto *luck = over.child<LuckView>("luck");
        QTRY_VERIFY_WITH_TIMEOUT(luck->luck() != nullptr, longMatch);
        auto *curve = over.child<WinChanceCurve>("curve");
        QVERIFY(curve->isVisible());
        QVERIFY(!over.child<QPushButton>("luckWanted")->isVisible());
        QCOMPARE(luck->luck()->points.back().expected(Side::Home),
                 matchLuck(over.match().log(), over.match().game(), {})
                     .value()
                     .points.back()
                     .expected(Side::Home));
        const QString words = over.child<QLabel>("luckWords")->text();
        for (const char *part : {"Before kick-off: ", "Luck was worth ", "Decisions: "})
            QVERIFY2(words.contains(QLatin1String(part)), qPrintable(words));
        QCOMPARE(curve->accessibleDescription(), words);
        // The curve leads to its moments once the match is kept.
        const QPoint middle(curve->width() / 2, curve->height() / 2);
        QTest::mouseClick(curve, Qt::LeftButton, Qt::NoModifier, middle);
        QVERIFY(over.showsAfter());
        const auto known = luck->luck();
        over.save();
        QCOMPARE(luck->luck(), known);
        const std::size_t inputs = over.match().entries().size();
        QTest::mouseClick(curve, Qt::LeftButton, Qt::NoModifier, middle);
        settle();
        QVERIFY(over.showsPlace());
        QVERIFY(over.match().entries().size() > inputs / 3 && over.match().entries().size() < inputs * 2 / 3);
    }

    void whereItTakesLongItIsAskedFor()
    {
        OverMatch over("fuba", "basic", 3);
        QVERIFY(!over.child<WinChanceCurve>("curve")->isVisible());
        over.click("luckWanted");
        QVERIFY(!over.child<QPushButton>("luckWanted")->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(over.child<WinChanceCurve>("curve")->isVisible(), longMatch);
    }

    void aDecisionIsJudgedAfterwards()
    {
        OverMatch over("atcs", "premier", 3);
        const std::vector<LogEntry> entries = over.match().entries();
        std::size_t choice = 0;
        while (entries[choice].kind != Awaits::Choice)
            ++choice;
        over.save();
        over.child<QSlider>("timeLine")->setValue(static_cast<int>(choice));
        settle();
        ForkDialog dialog(*over.page->session());
        dialog.show();
        auto *judge = dialog.findChild<QPushButton *>(u"judge"_s);
        auto *verdict = dialog.findChild<QLabel *>(u"verdict"_s);
        QVERIFY(judge->isVisible());
        QVERIFY(!verdict->isVisible());
        QTest::mouseClick(judge, Qt::LeftButton);
        QVERIFY(!judge->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(verdict->text().contains(u"A win counts 100 points"_s), longMatch);
        const auto *answers = dialog.findChild<QComboBox *>(u"forkAnswer"_s);
        int judged = 0;
        for (int row = 1; row < answers->count(); ++row) {
            const bool isAsItWas = answers->itemData(row).toString() == entries[choice].option;
            QCOMPARE(answers->itemText(row).contains(u"(as it was)"_s), isAsItWas);
            QVERIFY(!isAsItWas || !answers->itemText(row).contains(u"points)"_s));
            judged += answers->itemText(row).contains(u"points)"_s) ? 1 : 0;
        }
        QCOMPARE(judged, std::min(answers->count() - 2, mostAlternatives));
    }

    /// What is sent to friends: the score goal by goal, two pictures, and nothing of the engine.
    void theStoryIsForFriends_data() { everyGameEndsWithAFullPage_data(); }
    void theStoryIsForFriends()
    {
        QFETCH(QByteArray, game);
        QFETCH(QByteArray, level);
        OverMatch over(game.constData(), level.constData(), 4);
        const QTemporaryDir folder;
        const auto saved = [&](const QString &ending) {
            const QString path = folder.filePath(u"story."_s + ending);
            whenOpen<QFileDialog>(over.page, [&path](QFileDialog &dialog) {
                dialog.findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(path);
                static_cast<QDialog &>(dialog).accept();
            });
            over.click("report");
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QByteArray page = saved(u"html"_s);
        const PlayedMatch played = over.page->session()->played();
        const AfterMatch after = afterMatch(played, over.match().game());
        // Well-formed, with two pictures that are inside.
        QStringList lines;
        std::vector<QImage> pictures;
        QXmlStreamReader reader(page);
        while (!reader.atEnd()) {
            if (reader.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (reader.name() == "img"_L1) {
                const QString source = reader.attributes().value(u"src"_s).toString();
                const QString head = u"data:image/png;base64,"_s;
                QVERIFY(source.startsWith(head));
                pictures.push_back(
                    QImage::fromData(QByteArray::fromBase64(source.mid(head.size()).toLatin1()), "PNG"));
                QVERIFY(!reader.attributes().value(u"alt"_s).isEmpty());
            }
            if (reader.name() == "td"_L1)
                lines << reader.readElementText();
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QVERIFY(!page.contains("<script"));
        QCOMPARE(pictures.size(), std::size_t(2));
        for (const QImage &picture : pictures) {
            QVERIFY(std::max(picture.width(), picture.height()) >= 900);
            const QRgb corner = picture.pixel(0, 0);
            bool isBlank = true;
            for (int y = 0; y < picture.height() && isBlank; ++y)
                for (int x = 0; x < picture.width() && isBlank; ++x)
                    isBlank = picture.pixel(x, y) == corner;
            QVERIFY(!isBlank);
        }
        QVERIFY(pictures.front() != pictures.back());
        QVERIFY(page.size() < 1'000'000);
        // Every goal with the score after it, the last one is the result.
        QStringList scores;
        static const QRegularExpression scored(u"^(\\d+–\\d+)  "_s);
        for (const QString &line : lines)
            if (const auto found = scored.match(line); found.hasMatch())
                scores << found.captured(1);
        QStringList wanted;
        for (const AfterMatch::Moment &moment : after.moments)
            if (moment.kind == MatchMoment::Kind::Goal)
                wanted << u"%1–%2"_s.arg(moment.score.home).arg(moment.score.away);
        QCOMPARE(scores, wanted);
        if (!wanted.isEmpty() && !played.report.shootOut)
            QCOMPARE(wanted.constLast(),
                     u"%1–%2"_s.arg(played.report.score.home).arg(played.report.score.away));
        if (after.best)
            QVERIFY(page.contains(htmlText(after.best->name)));
        // The text says the same; neither has a roll, a place to fill in, or a seed.
        const QString text = QString::fromUtf8(saved(u"txt"_s));
        for (const QString &line : lines)
            QVERIFY2(text.contains(line), qPrintable(line));
        static const QRegularExpression ofEngine(
            u"[{}_]|\\broll|\\bneeds\\b|\\bdice?\\b|\\bd\\d|\\bseed\\b|\\d [+−=] \\d|^> "_s,
            QRegularExpression::CaseInsensitiveOption | QRegularExpression::MultilineOption);
        const auto found = ofEngine.match(text);
        QVERIFY2(!found.hasMatch(), qPrintable(found.captured() + u"\n"_s + text));
        // With every roll it is another file.
        over.save();
        const QString rolls = folder.filePath(u"rolls.txt"_s);
        whenOpen<QFileDialog>(over.page, [&rolls](QFileDialog &dialog) {
            dialog.findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(rolls);
            static_cast<QDialog &>(dialog).accept();
        });
        over.child<QAction>("saveRolls")->trigger();
        QFile file(rolls);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().size() > text.toUtf8().size());
    }

    void theKeyMomentIsTheGoalThatDecided()
    {
        using Kind = MatchMoment::Kind;
        AfterMatch after;
        QVERIFY(keyMoment(after) == nullptr);
        const auto add = [&after](Kind kind, Score score) {
            after.moments.push_back({kind, Side::Home, QString(), after.moments.size(), score});
        };
        add(Kind::YellowCard, {});
        QCOMPARE(keyMoment(after), &after.moments[0]);
        add(Kind::RedCard, {});
        add(Kind::Injury, {});
        QCOMPARE(keyMoment(after), &after.moments[1]);
        add(Kind::Goal, {1, 0});
        add(Kind::Goal, {1, 1});
        QCOMPARE(keyMoment(after), &after.moments[4]);
        add(Kind::Goal, {2, 1});
        add(Kind::Injury, {2, 1});
        add(Kind::Goal, {3, 1});
        QCOMPARE(keyMoment(after), &after.moments[5]);
    }

    /// A line leads to where it happened, from where the end is reached again.
    void aMomentLeadsToWhereItHappened()
    {
        for (std::uint64_t seed = 1;; ++seed) {
            QVERIFY2(seed < 20, "no match has a goal and a card");
            OverMatch over("atcs", "premier", seed);
            const std::vector<AfterMatch::Moment> moments = over.moments();
            if (moments.size() < 2)
                continue;
            over.save();
            over.clickLine("moments", 1);
            QCOMPARE(over.match().entries().size(), moments[1].inputs);
            QVERIFY(over.showsPlace());
            const std::size_t known = over.match().known();
            QVERIFY(known > moments[1].inputs);
            over.page->focusOn(over.fixture());
            while (!over.match().isOver())
                over.click("goalOn");
            QVERIFY(over.showsAfter());
            over.click("showBoard");
            QVERIFY(over.showsPlace());
            return;
        }
    }

    /// The statistics are those of the report, a column for each team.
    void theStatisticsStandInTwoColumns()
    {
        OverMatch over("atcs", "premier", 3);
        const QAbstractItemModel &figures = *over.child<QTreeView>("figures")->model();
        const MatchReport &report = over.page->session()->played().report;
        QCOMPARE(figures.index(0, 1).data().toString(), u"Goals"_s);
        const auto *table = over.child<QTreeView>("figures");
        for (int row = 0; row < figures.rowCount(); ++row) {
            const QString title = figures.index(row, 1).data().toString();
            QVERIFY2(table->columnWidth(1) >= table->fontMetrics().horizontalAdvance(title),
                     qPrintable(title));
        }
        QCOMPARE(figures.index(0, 0).data().toInt(), report.score.home);
        QCOMPARE(figures.index(0, 2).data().toInt(), report.score.away);
        const FixtureSetup &setup = over.match().match().setup();
        QCOMPARE(figures.headerData(0, Qt::Horizontal).toString(),
                 setup.sides[Side::Home].team.displayName());
        QCOMPARE(figures.headerData(2, Qt::Horizontal).toString(),
                 setup.sides[Side::Away].team.displayName());
    }
};

TOUCHLINE_TEST(TestMatchOver)

} // namespace test_match_over

#include "test_match_over.moc"
