// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader is told without going there, and what it is told of widgets that Qt does not know.

#include "forms/frame/notice_bar.h"
#include "forms/match_centre/dice_entry.h"
#include "forms/match_centre/friendly_choice.h"
#include "forms/match_centre/moment_card.h"
#include "forms/match_centre/roll_die.h"
#include "forms/match_centre/side_notes.h"
#include "forms/match_centre/ticker_news.h"
#include "forms/pages/fixtures/fixture_view.h"
#include "forms/pages/fixtures/fixtures_page.h"
#include "forms/widgets/announcer.h"
#include "forms/widgets/name_label.h"
#include "models/views/match_centre/scoreboard.h"
#include "models/views/match_centre/ticker_model.h"
#include "models/views/navigation_model.h"
#include "tests/desktop/ear.h"
#include "tests/desktop/heard.h"
#include "tests/desktop/match_hands.h"
#include "tests/unit/competition/cup_builder.h"

#include <QFormLayout>
#include <QSettings>
#include <QStandardItemModel>
#include <QTreeView>

namespace test_announced {

using namespace touchline;
using namespace touchline::testing;

namespace {

QAccessibleInterface &heardOf(QWidget &widget)
{
    return *QAccessible::queryAccessibleInterface(&widget);
}

QString nameOf(QWidget &widget)
{
    return heardOf(widget).text(QAccessible::Name);
}

QString descriptionOf(QWidget &widget)
{
    return heardOf(widget).text(QAccessible::Description);
}

void pressByReader(QWidget &widget)
{
    heardOf(widget).actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    settle();
}

/// Two people without decisions; one clicks, the other types.
void sitDown(Shown &shown, const char *home, const char *away)
{
    shown.sit("person", "person", false);
    shown.setDice("homeDice", QString::fromLatin1(home));
    shown.setDice("awayDice", QString::fromLatin1(away));
    shown.click("kickOff");
    settle();
}

} // namespace

class TestAnnounced : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareDesktop(); }
    void cleanup()
    {
        QSettings().clear();
        quickMatches();
    }

    void whatIsSaidAtOnceIsOneAnnouncement()
    {
        QWidget window;
        auto *inner = new QWidget(&window);
        window.show();
        Ear ear;
        Announcer::announce(*inner, u"Rolled: 7"_s);
        Announcer::announce(window, u"Goal!"_s);
        Announcer::announce(*inner, u"Goal!"_s);
        Announcer::announce(*inner, {});
        Announcer::announce(*inner, u"Kick-off (1 to 10)"_s);
        QCOMPARE(ear.announced(), (QStringList{u"Rolled: 7. Goal! Kick-off (1 to 10)"_s}));
        // Again it is news.
        Announcer::announce(*inner, u"Goal!"_s);
        QCOMPARE(ear.announced().size(), 2);
        QCOMPARE(ear.announced().constLast(), u"Goal!"_s);
        // What was told before is still there when it is asked for.
        QStringList kept;
        for (QWidget *one : window.findChildren<Announcement *>())
            if (one->isVisible()) {
                QCOMPARE(heardOf(*one).role(), QAccessible::Notification);
                kept << nameOf(*one);
            }
        QCOMPARE(kept, (QStringList{u"Rolled: 7. Goal! Kick-off (1 to 10)"_s, u"Goal!"_s}));
    }

    void withoutAScreenReaderNothingIsMade()
    {
        QWidget window;
        window.show();
        QAccessible::setActive(false);
        Announcer::announce(window, u"Goal!"_s);
        settle();
        QVERIFY(window.findChildren<Announcement *>().isEmpty());
    }

    /// A page that fills its list does not take a screen reader there.
    void onlyAViewWithTheKeysTellsOfItsLines()
    {
        QWidget window;
        auto *view = new QTreeView(&window);
        auto *other = new QLineEdit(&window);
        auto *column = new QVBoxLayout(&window);
        column->addWidget(view);
        column->addWidget(other);
        QStandardItemModel model;
        for (const char *line : {"one", "two", "three"})
            model.appendRow(new QStandardItem(QString::fromLatin1(line)));
        view->setModel(&model);
        window.show();
        turnTo(window);
        other->setFocus();
        // As Qt does it where a platform listens; the first child is the heading.
        QAccessibleEvent focus(view, QAccessible::Focus);
        focus.setChild(1);
        QVERIFY(isStrayFocus(focus));
        view->setFocus();
        QVERIFY(!isStrayFocus(focus));
        // The view itself, and the list below a line in which somebody types.
        other->setFocus();
        QVERIFY(!isStrayFocus(QAccessibleEvent(view, QAccessible::Focus)));
        QListView below(&window);
        below.setWindowFlag(Qt::Popup);
        QAccessibleEvent shown(&below, QAccessible::Focus);
        shown.setChild(1);
        QVERIFY(!isStrayFocus(shown));
    }

    /// By its accessible name, or the label in front of it; its own name is what it stands on.
    void aComboBoxSaysWhatItChooses()
    {
        QWidget window;
        auto *named = new QComboBox(&window);
        auto *labelled = new QComboBox(&window);
        auto *typed = new QComboBox(&window);
        for (QComboBox *one : {named, labelled, typed})
            one->addItems({u"Basic"_s, u"Premier"_s});
        named->setAccessibleName(u"Level"_s);
        named->setToolTip(u"How much is decided."_s);
        typed->setEditable(true);
        typed->setAccessibleName(u"Home team"_s);
        auto *form = new QFormLayout(&window);
        form->addRow(named);
        form->addRow(u"&Rules:"_s, labelled);
        form->addRow(typed);
        window.show();
        Ear ear;
        QCOMPARE(nameOf(*named), u"Basic"_s);
        QCOMPARE(descriptionOf(*named), u"Level. How much is decided."_s);
        QCOMPARE(nameOf(*labelled), u"Basic"_s);
        QCOMPARE(descriptionOf(*labelled), u"Rules:"_s);
        // Orca would say the label in place of the name.
        QVERIFY(heardOf(*labelled).relations(QAccessible::Label).isEmpty());
        labelled->setCurrentIndex(1);
        QCOMPARE(nameOf(*labelled), u"Premier"_s);
        QCOMPARE(nameOf(*typed), u"Basic"_s);
        QCOMPARE(heardOf(*typed).childCount(), 2);
        QCOMPARE(heardOf(*typed).child(1)->object(), typed->lineEdit());
        QCOMPARE(heardOf(*typed).indexOfChild(heardOf(*typed).child(1)), 1);
        pressByReader(*named);
        QVERIFY(named->view()->isVisible());
        pressByReader(*named);
        QVERIFY(!named->view()->isVisible());
    }

    void theWalkFindsAComboBoxThatDoesNotSayWhatItChooses()
    {
        QWidget window;
        auto *box = new QComboBox(&window);
        box->setObjectName(u"shown"_s);
        box->addItem(u"All matches"_s);
        window.show();
        QCOMPARE(unheardIn(window).size(), 1);
        box->setAccessibleName(u"Matches"_s);
        QCOMPARE(unheardIn(window), QStringList());
    }

    void aNameThatCanBePressedIsAButton()
    {
        QWidget window;
        auto *name = new NameLabel(&window);
        name->setText(u"Brazil & Co"_s);
        window.show();
        Ear ear;
        QCOMPARE(heardOf(*name).role(), QAccessible::StaticText);
        QCOMPARE(nameOf(*name), u"Brazil & Co"_s);
        QVERIFY(!heardOf(*name).actionInterface()->actionNames().contains(
            QAccessibleActionInterface::pressAction()));
        name->setPressable(u"Show the team card"_s);
        QCOMPARE(heardOf(*name).role(), QAccessible::Button);
        QCOMPARE(descriptionOf(*name), u"Show the team card"_s);
        QSignalSpy pressed(name, &NameLabel::pressed);
        pressByReader(*name);
        QCOMPARE(pressed.size(), 1);
        name->setEnabled(false);
        pressByReader(*name);
        QCOMPARE(pressed.size(), 1);
    }

    void aTickerIsToldOnce()
    {
        QStandardItemModel ticker;
        const auto put = [&ticker](int row, const QString &line) {
            auto *item = new QStandardItem(line);
            item->setData(line, Qt::AccessibleTextRole);
            ticker.insertRow(row, item);
        };
        TickerNews news;
        QCOMPARE(news.take(ticker), QStringList());
        put(0, u"First half"_s);
        put(0, u"3' Brazil attack: 15"_s);
        QCOMPARE(news.take(ticker), (QStringList{u"First half"_s, u"3' Brazil attack: 15"_s}));
        QCOMPARE(news.take(ticker), QStringList());
        // A line goes on, and another comes.
        ticker.item(0)->setData(u"3' Brazil attack: 15: Pelé shoots"_s, Qt::AccessibleTextRole);
        put(0, u"Half-time"_s);
        QCOMPARE(news.take(ticker), (QStringList{u"Pelé shoots"_s, u"Half-time"_s}));
        // Taken back, nothing has happened.
        ticker.removeRow(0);
        QCOMPARE(news.take(ticker), QStringList());
        for (int line = 0; line < 7; ++line)
            put(0, u"Line %1"_s.arg(line));
        QCOMPARE(news.take(ticker), (QStringList{u"Line 6"_s}));
        put(0, u"Told otherwise"_s);
        news.skip(ticker);
        QCOMPARE(news.take(ticker), QStringList());
        // Of a match that is resumed only the last line.
        news.forget();
        QCOMPARE(news.take(ticker), (QStringList{u"Told otherwise"_s}));
    }

    /// What has happened, then what is asked, in one announcement; nothing twice.
    void aRollIsToldWithWhatComesOfIt()
    {
        Shown shown("atcs", "basic", 5);
        Ear ear;
        sitDown(shown, "I roll", "I roll");
        auto *die = shown.child<RollDie>("rollPage");
        QVERIFY(die->hasFocus());
        auto *question = shown.child<QLabel>("question");
        // The keys came to it, which says what is asked; the ticker has begun.
        QCOMPARE(heardOf(*die).role(), QAccessible::Button);
        QVERIFY(nameOf(*die).startsWith(question->text()));
        const auto *ticker = shown.child<QListView>("ticker")->model();
        QCOMPARE(ear.announced(),
                 QStringList{ticker->index(0, 0).data().toString() + u". "_s + question->text()});
        while (!shown.match().isOver()) {
            ear.forget();
            const QString before = ticker->index(0, 0).data(Qt::AccessibleTextRole).toString();
            const std::size_t inputs = shown.match().entries().size();
            pressByReader(*die);
            QVERIFY(shown.match().entries().size() > inputs);
            QCOMPARE(ear.announced().size(), 1);
            const QString told = ear.announced().constFirst();
            QVERIFY2(told.contains(question->text()), qPrintable(told));
            QCOMPARE(told.count(question->text()), 1);
            const QString line = ticker->index(0, 0).data(Qt::AccessibleTextRole).toString();
            const QString fresh = line.startsWith(before) ? line.mid(before.size() + 2) : line;
            QVERIFY2(told.contains(fresh), qPrintable(told + u" / "_s + fresh));
            // That which was told before does not come again.
            QVERIFY2(before.isEmpty() || !told.contains(before), qPrintable(told));
            if (shown.match().isOver()) {
                const Score score = shown.page->session()->played().report.score;
                QVERIFY2(told.contains(u" %1, "_s.arg(score.home)), qPrintable(told));
                QVERIFY2(told.contains(u" %1, Full time"_s.arg(score.away)), qPrintable(told));
            }
        }
        // A look at it again tells nothing.
        ear.forget();
        shown.page->focusOn(shown.fixture());
        QCOMPARE(ear.announced(), QStringList());
    }

    void whatIsTypedIsAnswered()
    {
        Shown shown("atcs", "basic", 5);
        Ear ear;
        sitDown(shown, "Real dice", "Real dice");
        auto *line = shown.child<QLineEdit>("dice");
        const QString question = shown.child<QLabel>("question")->text();
        QVERIFY(question.contains(u"(1 to "_s));
        QVERIFY(descriptionOf(*line).startsWith(question));
        ear.forget();
        QTest::keyClicks(line, u"1000"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(ear.announced(), (QStringList{shown.child<QLabel>("wrong")->text()}));
        Hands hands(shown, 3);
        line->clear();
        ear.forget();
        QVERIFY(hands.answer());
        QCOMPARE(ear.announced().size(), 1);
        QVERIFY(ear.announced().constFirst().contains(shown.child<QLabel>("question")->text()));
    }

    /// The computer rolls in place of somebody: that is no decision.
    void theCoachIsNotAskedToDecideAboutADie()
    {
        Shown shown("atcs", "basic", 5);
        sitDown(shown, "I roll", "Real dice");
        for (int roll = 0; roll < 8; ++roll) {
            QCOMPARE(shown.child<QPushButton>("coach")->text().remove(u'&'), u"Roll for Me"_s);
            if (shown.answers() == u"rollPage"_s)
                QTest::keyClick(shown.child<RollDie>("rollPage"), Qt::Key_Space);
            else
                QVERIFY(Hands(shown, 2).answer());
        }
    }

    void nothingToDecideIsHeardAtTheKickOff()
    {
        Shown shown("atcs", "basic", 5);
        QVERIFY(descriptionOf(*shown.child<QPushButton>("kickOff"))
                    .startsWith(u"These rules leave nothing to decide"_s));
        QCOMPARE(nameOf(*shown.child<QWidget>("scoreboard")).count(u','), 2);
        Scoreboard empty;
        empty.sides[Side::Home].name = u"Brazil"_s;
        empty.sides[Side::Away].name = u"Italy"_s;
        QCOMPARE(empty.spoken(), u"Brazil, Italy"_s);
        empty.clock = u"Second half, 67'"_s;
        QCOMPARE(empty.spoken(), u"Brazil, Italy, Second half, 67'"_s);
    }

    /// Whoever does not see how long the card lies there rolls when he presses the key.
    void theCardOfAGoalIsToldAndTakesNoKey()
    {
        Shown shown("atcs", "basic", 5);
        auto *card = shown.child<MomentCard>("momentCard");
        Ear ear;
        sitDown(shown, "I roll", "I roll");
        auto *die = shown.child<RollDie>("rollPage");
        MatchStop stop;
        stop.kind = MatchMoment::Kind::Goal;
        stop.player = u"Pelé"_s;
        stop.team = u"Brazil"_s;
        stop.minute = u"12'"_s;
        ear.forget();
        card->show(stop, {0, 0, 300, 200});
        QCOMPARE(heardOf(*card).role(), QAccessible::Notification);
        QCOMPARE(nameOf(*card), u"Goal! Pelé, Brazil, 12'"_s);
        const std::size_t inputs = shown.match().entries().size();
        QTest::keyClick(die, Qt::Key_Space);
        QVERIFY(!card->isVisible());
        QVERIFY(shown.match().entries().size() > inputs);
        QAccessible::setActive(false);
        card->show(stop, {0, 0, 300, 200});
        const std::size_t now = shown.match().entries().size();
        QTest::keyClick(die, Qt::Key_Space);
        QCOMPARE(shown.match().entries().size(), now);
    }

    void noticesAreTold()
    {
        QWidget page;
        page.resize(600, 400);
        NoticeBar bar(&page);
        page.show();
        Ear ear;
        bar.showNotice(u"The match is kept among the friendlies."_s);
        bar.refuse(u"This league is read-only."_s);
        QCOMPARE(ear.announced(),
                 (QStringList{u"The match is kept among the friendlies. This league is read-only."_s}));
        ear.forget();
        bar.stand(u"The server does not answer."_s, {});
        QCOMPARE(ear.announced(), (QStringList{u"The server does not answer."_s}));
        ear.forget();
        bar.showNotice(u"Saved."_s);
        settle();
        QTest::mouseClick(bar.findChild<QToolButton *>(), Qt::LeftButton);
        // What stands is there again, and is known.
        QCOMPARE(bar.text(), u"The server does not answer."_s);
        QCOMPARE(ear.announced(), (QStringList{u"Saved."_s}));
    }

    void notesAreHeardWhereTheyScroll()
    {
        NotesArea area;
        QCOMPARE(heardOf(area).role(), QAccessible::Note);
        QVERIFY(hasLetter(nameOf(area)));
        SideNotes notes;
        notes.show({{Side::Home, u"goals"_s, u"Pelé 12'"_s}, {Side::Away, u"goals"_s, u"Rossi 40'"_s}},
                   {{u"Brazil"_s, u"Italy"_s}});
        QCOMPARE(notes.heard(), u"Brazil, Goals: Pelé 12'. Italy, Goals: Rossi 40'"_s);
    }

    /// A result that is typed, and below which heading the cursor stands.
    void theListOfFixturesIsHeard()
    {
        PageWindow window(cup::make("league-4"));
        auto *page = new FixturesPage(window);
        window.show(page);
        auto *view = page->findChild<FixtureView *>();
        view->clearFocus();
        const FixtureModel &model = *view->fixtures();
        Ear ear;
        turnTo(window);
        view->setFocus();
        const QString first = model.index(0, 0).data().toString();
        QVERIFY(model.isHeading(0));
        QCOMPARE(ear.announced(), QStringList{first});
        ear.forget();
        int row = view->currentIndex().row();
        while (!model.isHeading(row + 1)) {
            QTest::keyClick(view, Qt::Key_Down);
            ++row;
        }
        QCOMPARE(ear.announced(), QStringList());
        QTest::keyClick(view, Qt::Key_Down);
        const QString second = model.index(row + 1, 0).data().toString();
        QVERIFY(second != first);
        QCOMPARE(ear.announced(), QStringList{second});
        QTest::keyClick(view, Qt::Key_Up);
        QCOMPARE(ear.announced(), (QStringList{second, first}));
        ear.forget();
        QTest::keyClick(view, Qt::Key_2);
        QTest::keyClicks(QApplication::focusWidget(), u"-1"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(!ear.announced().isEmpty());
        QVERIFY2(ear.announced().constFirst().contains(u"2-1"_s), qPrintable(ear.announced().constFirst()));
    }

    void aPageSaysWhoseItIs()
    {
        const QTemporaryDir folder;
        DesktopCase program(madeLeague(folder, {}));
        NavigationModel model({PageKind::Home, PageKind::Fixtures, PageKind::Teams});
        model.setLeague(&program.league());
        const auto heard = [&](PageKind kind) {
            return model.indexOf(kind, program.competition()).data(Qt::AccessibleTextRole).toString();
        };
        QCOMPARE(heard(PageKind::Home), pageName(PageKind::Home));
        QCOMPARE(heard(PageKind::Teams), pageName(PageKind::Teams));
        QCOMPARE(heard(PageKind::Fixtures),
                 program.league().competitions().front().name + u": "_s + pageName(PageKind::Fixtures));
    }

    /// With a screen reader the keys go to something that says what it is, also on a page without a list.
    void aPageItselfTakesNoKeys()
    {
        Ear ear;
        DesktopCase program;
        turnTo(program.window());
        QVERIFY(program.run(goTo(PageKind::Home)));
        settle();
        QWidget *keys = QApplication::focusWidget();
        QVERIFY(keys != nullptr && qobject_cast<Page *>(keys) == nullptr);
        QVERIFY(hasLetter(nameOf(*keys)));
        QCOMPARE(program.window().findChild<QScrollArea *>(u"scroll"_s)->focusPolicy(), Qt::NoFocus);
    }
};

TOUCHLINE_TEST(TestAnnounced)

} // namespace test_announced

#include "test_announced.moc"
