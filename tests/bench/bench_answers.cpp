// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window does not answer: with 50,000 matches in the league, on every page, in the search, and
// while matches are played in the background. A timer in the event loop notes the longest time in which
// nobody was served.
//   build/release/tests/bench/touchline_bench_answers      (QT_QPA_PLATFORM=offscreen where there is no
//   display)

#include "forms/pages/page_table.h"
#include "forms/search/search_box.h"
#include "models/league/league_competitions.h"
#include "tests/desktop/desktop_case.h"
#include "tests/support/big_league.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QLineEdit>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace touchline;
using namespace touchline::testing;

namespace {

constexpr int matches = 50'000;
/// Milliseconds.
constexpr int beat = 2;
constexpr int repetitions = 5;

/// How long the event loop was busy at a stretch, at most.
class Heartbeat : public QObject
{
public:
    Heartbeat()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        connect(&m_timer, &QTimer::timeout, this,
                [this] { m_longest = std::max(m_longest, m_since.restart()); });
        m_since.start();
        m_timer.start(beat);
    }
    [[nodiscard]] qint64 longestGap() const { return std::max(m_longest, m_since.elapsed()); }

private:
    QTimer m_timer;
    QElapsedTimer m_since;
    qint64 m_longest = 0;
};

/// Ends the program where a step of the measurement did not come about.
void require(bool isDone)
{
    if (!isDone)
        qFatal("A step of the measurement failed.");
}

qint64 median(std::vector<qint64> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

/// 132 leagues, all but the last played out.
QString bigLeague(const QTemporaryDir &folder)
{
    QString path = folder.filePath(QStringLiteral("Big.touchline"));
    if (QFile::exists(path))
        return path;
    const auto league =
        must(League::create(path, QStringLiteral("Big"), {QStringLiteral("Anna"), false, {}}));
    addBigTeams(*league);
    const int competitions = (matches + matchesInLeague - 1) / matchesInLeague;
    for (int number = 0; number < competitions; ++number) {
        Competition competition = bigCompetition(number);
        for (MatchReport &report : bigReports(competition, number))
            if (!competition.record(std::move(report)))
                qFatal("A result does not fit.");
        must(league->competitions().add(competition));
    }
    must(league->competitions().add(bigCompetition(competitions)));
    return path;
}

void everyPageOfABigLeague(const QTemporaryDir &folder)
{
    DesktopCase program(bigLeague(folder));
    const auto &lines = program.league().competitions();
    for (const PageKind kind : pageKinds()) {
        std::vector<qint64> gaps;
        for (int i = 0; i < repetitions; ++i) {
            program.window().go(PageKind::Home);
            QTest::qWait(20);
            // Another competition each time: nothing of it is known yet.
            const QUuid competition =
                lines[static_cast<std::size_t>(20 + 10 * i) + static_cast<std::size_t>(kind)].id;
            const Heartbeat heart;
            program.window().go(kind, isOfCompetition(kind) ? competition : QUuid());
            QTest::qWait(100);
            gaps.push_back(heart.longestGap());
        }
        qInfo("page %d: %lld ms", static_cast<int>(kind), static_cast<long long>(median(gaps)));
    }
}

void searchInABigLeague(const QTemporaryDir &folder)
{
    DesktopCase program(bigLeague(folder));
    QElapsedTimer timer;
    timer.start();
    require(program.run(CommandId::Find));
    auto *box = program.window().findChild<SearchBox *>();
    auto *text = box->findChild<QLineEdit *>();
    const qint64 opened = timer.restart();
    const auto typed = [text](Qt::Key key) {
        QElapsedTimer one;
        one.start();
        QTest::keyClick(text, key);
        QCoreApplication::processEvents();
        return one.elapsed();
    };
    // Letter by letter while everything is taken in, and once more when it is.
    auto *index = box->findChild<SearchIndex *>();
    std::vector<qint64> meanwhile;
    while (!index->isComplete()) {
        meanwhile.push_back(typed(text->text().isEmpty() ? Qt::Key_T : Qt::Key_Backspace));
        QTest::qWait(beat);
    }
    const qint64 taken = timer.restart();
    text->clear();
    const QString wanted = QStringLiteral("PLAYER 13 OF TEAM 77");
    std::vector<qint64> letters;
    letters.reserve(static_cast<std::size_t>(wanted.size()));
    for (const QChar letter : wanted)
        letters.push_back(typed(static_cast<Qt::Key>(letter.unicode())));
    qInfo("search: opens in %lld ms, takes everything in within %lld ms, a letter meanwhile %lld ms, then "
          "%lld ms",
          static_cast<long long>(opened), static_cast<long long>(taken),
          static_cast<long long>(median(meanwhile)), static_cast<long long>(median(letters)));
}

void everyPageWhileMatchesArePlayed(const QTemporaryDir &folder)
{
    std::vector<qint64> gaps;
    for (int i = 0; i < repetitions; ++i) {
        DesktopCase program(madeLeague(folder, {}, QStringLiteral("Played %1").arg(i)));
        const Heartbeat heart;
        require(program.run(CommandId::PlayToTheEnd));
        for (const PageKind kind : pageKinds()) {
            program.window().go(kind, isOfCompetition(kind) ? program.competition() : QUuid());
            QTest::qWait(20);
        }
        require(program.waitForWork());
        gaps.push_back(heart.longestGap());
        require(program.state()->isOver());
    }
    qInfo("while matches are played: %lld ms", static_cast<long long>(median(gaps)));
}
} // namespace

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    prepareDesktop();
    const QTemporaryDir folder;
    everyPageOfABigLeague(folder);
    searchInABigLeague(folder);
    everyPageWhileMatchesArePlayed(folder);
    return 0;
}
