// SPDX-License-Identifier: GPL-3.0-or-later
// How soon the page of a match shows the next step: from the answer of somebody who types the dice and
// chooses, input in the league and everything drawn, up to 1,000 steps of each game and level, by the clock
// and of processor time. Then of each: 300 steps taken back; a match that the computer plays to the end,
// everything kept and drawn, with the longest time for which the window did not answer; and jumps on the time
// line of that match to moments all over it.
//   build/release/tests/bench/touchline_bench_match_page [GAME]   (QT_QPA_PLATFORM=offscreen where there is
//   no display)
//
// Steps, and what is taken back, are measured with the whole window painted; a jump with what it changes
// painted, as the window does it by itself.

#include "core/games/registry.h"
#include "forms/board/board_view.h"
#include "forms/match_centre/match_page.h"
#include "models/views/match_centre/question_model.h"
#include "tests/desktop/desktop_case.h"
#include "tests/desktop/page_window.h"
#include "tests/support/playable_league.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSlider>
#include <QStackedWidget>

#include <algorithm>
#include <ctime>

using namespace touchline;
using namespace touchline::testing;

namespace {

constexpr std::size_t wantedSteps = 1000;
constexpr std::uint64_t mostMatches = 8;
constexpr QSize windowSize{1920, 1080};

template <class Widget>
Widget &child(const QWidget &page, const char *name)
{
    auto *found = page.findChild<Widget *>(QString::fromLatin1(name));
    if (found == nullptr)
        qFatal("There is no %s.", name);
    return *found;
}

/// Answers what is asked on the page, and waits until it is drawn; false where nobody is asked any more.
bool answer(QWidget &page, Generator &chance)
{
    const QString asked = child<QStackedWidget>(page, "answers").currentWidget()->objectName();
    if (asked == QStringLiteral("coverPage")) {
        child<QPushButton>(page, "uncover").click();
    } else if (asked == QStringLiteral("options")) {
        auto &list = child<QListView>(page, "options");
        const int legal = dynamic_cast<QuestionModel &>(*list.model()).legal();
        Q_EMIT list.clicked(list.model()->index(chance.roll(legal) - 1, 0));
    } else if (asked == QStringLiteral("dicePage")) {
        const int faces = dynamic_cast<MatchPage &>(page).session()->match().question().prompt->die.faces;
        auto &dice = child<QLineEdit>(page, "dice");
        dice.setText(QString::number(chance.roll(faces)));
        Q_EMIT dice.returnPressed();
    } else {
        return false;
    }
    QCoreApplication::sendPostedEvents();
    page.window()->repaint();
    QCoreApplication::processEvents();
    return true;
}

/// Milliseconds of each step.
struct Steps
{
    std::vector<double> clock;
    std::vector<double> processor;
};

void playOne(const char *game, const char *level, std::uint64_t seed, Steps &steps)
{
    PageWindow window(Competition::create(playableLeague(game, level, seed)).value());
    auto *page = new MatchPage(window);
    window.show(page);
    window.resize(windowSize);
    page->focusOn(window.competition().fixtures().front().id);
    for (const char *seat : {"homeSeat", "awaySeat"}) {
        auto &box = child<QComboBox>(*page, seat);
        box.setCurrentIndex(box.findData(personAgent));
    }
    for (const char *dice : {"homeDice", "awayDice"})
        child<QComboBox>(*page, dice).setCurrentIndex(2);
    child<QPushButton>(*page, "kickOff").click();
    touchline::testing::settle();
    Generator chance(seed);
    while (steps.clock.size() < wantedSteps) {
        QElapsedTimer clock;
        clock.start();
        const std::clock_t begin = std::clock();
        if (!answer(*page, chance))
            return;
        steps.processor.push_back(static_cast<double>(std::clock() - begin) * 1e3 / CLOCKS_PER_SEC);
        steps.clock.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
}

/// Milliseconds of what is done, by the clock and of processor time.
template <class Deed>
void measure(Steps &steps, const Deed &deed)
{
    QElapsedTimer clock;
    clock.start();
    const std::clock_t begin = std::clock();
    deed();
    steps.processor.push_back(static_cast<double>(std::clock() - begin) * 1e3 / CLOCKS_PER_SEC);
    steps.clock.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
}

void draw(QWidget &page)
{
    QCoreApplication::sendPostedEvents();
    page.window()->repaint();
    QCoreApplication::processEvents();
}

/// Waits until the window has painted what has changed.
class Painted : public QObject
{
public:
    explicit Painted(QWidget &window) : m_window(window)
    {
        QCoreApplication::instance()->installEventFilter(this);
    }

    void wait()
    {
        constexpr int longest = 100;
        QElapsedTimer clock;
        clock.start();
        m_isPainted = false;
        while (!m_isPainted && clock.elapsed() < longest)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }

protected:
    bool eventFilter(QObject *object, QEvent *event) override
    {
        // It paints as soon as it gets it.
        m_isPainted = m_isPainted || (object == &m_window && event->type() == QEvent::UpdateRequest);
        return false;
    }

private:
    QWidget &m_window;
    bool m_isPainted = false;
};

/// What the page does besides single steps.
struct Deeds
{
    Steps back;
    Steps toEnd;
    /// Of the runs to the end: the longest time between two looks at what the person does.
    Steps away;
    Steps jumps;
};

void choosePersons(const MatchPage &page)
{
    for (const char *seat : {"homeSeat", "awaySeat"}) {
        auto &box = child<QComboBox>(page, seat);
        box.setCurrentIndex(box.findData(personAgent));
    }
}

void playOn(MatchPage &page, const char *words)
{
    for (QAction *action : child<QPushButton>(page, "more").menu()->actions())
        if (action->text().remove(u'&') == QLatin1String(words))
            return action->trigger();
    qFatal("There is no %s.", words);
}

void measureDeeds(const char *game, const char *level, std::uint64_t seed, Deeds &deeds)
{
    PageWindow window(Competition::create(playableLeague(game, level, seed)).value());
    auto *page = new MatchPage(window);
    window.show(page);
    window.resize(windowSize);
    const QUuid fixture = window.competition().fixtures().front().id;
    page->focusOn(fixture);
    choosePersons(*page);
    child<QPushButton>(*page, "kickOff").click();
    touchline::testing::settle();
    Steps run;
    double longest = 0;
    measure(run, [&] {
        playOn(*page, "Play to the End");
        QElapsedTimer look;
        look.start();
        while (!page->session()->match().isOver()) {
            QCoreApplication::processEvents();
            longest = std::max(longest, static_cast<double>(look.nsecsElapsed()) / 1e6);
            look.start();
        }
        draw(*page);
    });
    deeds.toEnd.clock.push_back(run.clock.front());
    deeds.toEnd.processor.push_back(run.processor.front());
    deeds.away.clock.push_back(longest);
    constexpr std::size_t stepsBack = 300;
    const std::size_t all = page->session()->match().entries().size();
    auto *session = const_cast<MatchSession *>(page->session()); // NOLINT: as the page does it
    measure(deeds.back, [&] {
        if (!session->undoTo(all - std::min(all, stepsBack), true))
            qFatal("not taken back");
        draw(*page);
    });
    playOn(*page, "Play to the End");
    while (!page->session()->match().isOver())
        QCoreApplication::processEvents();
    child<QPushButton>(*page, "enterResult").click();
    page->focusOn({});
    page->focusOn(fixture);
    touchline::testing::settle();
    auto &line = child<QSlider>(*page, "timeLine");
    Generator chance(seed);
    Painted painted(*page->window());
    for (int jump = 0; jump < 100; ++jump) {
        const int there = chance.roll(line.maximum());
        if (there == line.value())
            continue;
        measure(deeds.jumps, [&] {
            line.setValue(there);
            painted.wait();
        });
    }
}

/// "median 3.1, 99 of 100 within 6.0, longest 8.2".
QString figuresOf(std::vector<double> steps)
{
    std::sort(steps.begin(), steps.end());
    return QStringLiteral("median %1, 99 of 100 within %2, longest %3")
        .arg(steps[steps.size() / 2], 0, 'f', 1)
        .arg(steps[steps.size() * 99 / 100], 0, 'f', 1)
        .arg(steps.back(), 0, 'f', 1);
}

} // namespace

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    prepareDesktop();
    for (const Game *game : allGames()) {
        const bool isWanted = argc < 2 || qstrcmp(argv[1], game->info().id) == 0;
        if (!isWanted || !playsMatches(game->info()))
            continue;
        for (const LevelSpec &level : game->info().levels) {
            Steps steps;
            for (std::uint64_t seed = 1; steps.clock.size() < wantedSteps && seed <= mostMatches; ++seed)
                playOne(game->info().id, level.name, seed, steps);
            qInfo("%s %s, %zu steps, ms: %s; of the processor: %s", game->info().id, level.name,
                  steps.clock.size(), qPrintable(figuresOf(steps.clock)),
                  qPrintable(figuresOf(steps.processor)));
            Deeds deeds;
            for (std::uint64_t seed = 1; seed <= 5; ++seed)
                measureDeeds(game->info().id, level.name, seed, deeds);
            for (const auto &[what, times] : {std::pair{"300 steps back", &deeds.back},
                                              {"to the end", &deeds.toEnd},
                                              {"jumps on the time line", &deeds.jumps}})
                qInfo("  %s, ms: %s; of the processor: %s", what, qPrintable(figuresOf(times->clock)),
                      qPrintable(figuresOf(times->processor)));
            qInfo("  the window did not answer for at most, ms: %s", qPrintable(figuresOf(deeds.away.clock)));
        }
    }
    return 0;
}
