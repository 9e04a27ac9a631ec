// SPDX-License-Identifier: GPL-3.0-or-later
// A big league: 1,000 teams with 20,000 players, and competitions of 20 teams with 50,000 played matches,
// entered matchday by matchday with their scorers; and a tenth of it. How long it takes to open, how much
// memory that needs, and how long until a result is on the disk.
//
//   touchline_bench_league [FOLDER]   the leagues are made in FOLDER (the working one) unless they are there
#include "core/competition/progress.h"
#include "models/league/league.h"
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_results.h"
#include "tests/support/big_league.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace {

using namespace touchline;
using namespace touchline::testing;

constexpr int openings = 5;
constexpr int results = 101;

double since(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// The most memory that this process has had, in MB.
double peakMemory()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QList<QByteArray> lines = status.readAll().split('\n');
    for (const QByteArray &line : lines)
        if (line.startsWith("VmHWM:"))
            return line.mid(6).simplified().split(' ').front().toDouble() / 1024;
    return 0;
}

/// Enters the matches of the competition, ten by ten.
void playOut(League &league, const Competition &competition, int number)
{
    std::vector<MatchReport> reports;
    for (MatchReport &report : bigReports(competition, number)) {
        reports.push_back(std::move(report));
        if (reports.size() < teamsInLeague / 2)
            continue;
        must(league.results().record(competition.definition().id, std::move(reports), {},
                                     {"Enter a matchday", {}}));
        reports.clear();
    }
}

void make(const QString &file, int matches)
{
    QElapsedTimer timer;
    timer.start();
    const auto league =
        must(League::create(file, QStringLiteral("Big league"), {QStringLiteral("Bench"), false, {}}));
    addBigTeams(*league);
    const int competitions = (matches + matchesInLeague - 1) / matchesInLeague;
    for (int number = 0; number < competitions; ++number) {
        const Competition competition = bigCompetition(number);
        must(league->competitions().add(competition));
        playOut(*league, competition, number);
    }
    // One more, for what the measurements enter.
    must(league->competitions().add(bigCompetition(competitions)));
    std::printf("made %s: %d matches in %.0f s\n", qPrintable(file), competitions * matchesInLeague,
                since(timer) / 1000);
}

/// As the program does at its start: the list, and the competition that was open last.
std::unique_ptr<League> open(const QString &file)
{
    auto league = must(League::open(file, {QStringLiteral("Bench"), false, {}}));
    const auto lines = must(league->competitions().all());
    const auto last = lines[lines.size() - 2].id;
    if (must(league->competitions().find(last)).report(matchesInLeague - 1) == nullptr)
        std::exit(1);
    return league;
}

void measureOpening(const QString &file)
{
    QElapsedTimer timer;
    timer.start();
    const auto league = open(file);
    std::printf("%.1f %.1f\n", since(timer), peakMemory());
}

void measureResults(const QString &file)
{
    const auto league = open(file);
    const auto id = must(league->competitions().all()).back().id;
    const auto number = static_cast<int>(must(league->competitions().all()).size()) - 1;
    Generator generator(99);
    std::vector<double> times;
    for (int index = 0; index < results; ++index) {
        const Competition competition = must(league->competitions().find(id));
        const auto teams = progress(competition).fixtures[static_cast<std::size_t>(index)].teams;
        MatchReport one = bigReport(competition, number, index, teams, generator);
        QElapsedTimer timer;
        timer.start();
        must(league->results().record(id, std::move(one)));
        times.push_back(since(timer));
    }
    for (int index = 0; index < results; ++index)
        must(league->history().undo());
    std::sort(times.begin(), times.end());
    std::printf("%.2f %.2f\n", times[times.size() / 2], times[times.size() * 95 / 100]);
}

/// What a process of its own prints: its memory is nobody else's.
std::pair<double, double> measured(const char *what, const QString &file)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QCoreApplication::applicationFilePath(), {QLatin1String(what), file});
    process.waitForFinished(-1);
    const QList<QByteArray> figures = process.readAllStandardOutput().simplified().split(' ');
    if (process.exitCode() != 0 || figures.size() != 2)
        std::exit(1);
    return {figures[0].toDouble(), figures[1].toDouble()};
}

void measure(const QString &file, int matches)
{
    if (!QFile::exists(file)) {
        const QString unfinished = file + QStringLiteral(".unfinished");
        QFile::remove(unfinished);
        make(unfinished, matches);
        QFile::rename(unfinished, file);
    }
    std::vector<double> times;
    double memory = 0;
    for (int i = 0; i < openings; ++i) {
        const auto [time, peak] = measured("open", file);
        times.push_back(time);
        memory = std::max(memory, peak);
    }
    std::sort(times.begin(), times.end());
    const auto [median, slow] = measured("results", file);
    std::printf(
        "%6d matches, %5.1f MB: opens in %.0f ms (median of %d), peak memory %.0f MB; a result on disk in "
        "%.2f ms (median of %d; 95 of 100 within %.2f ms)\n",
        matches, static_cast<double>(QFile(file).size()) / 1e6, times[times.size() / 2], openings, memory,
        median, results, slow);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    std::setvbuf(stdout, nullptr, _IONBF, 0);
    if (arguments.value(1) == QLatin1String("open")) {
        measureOpening(arguments.value(2));
    } else if (arguments.value(1) == QLatin1String("results")) {
        measureResults(arguments.value(2));
    } else {
        const QString folder = arguments.value(1, QStringLiteral("."));
        measure(folder + QStringLiteral("/bench_league_5000.touchline"), 5000);
        measure(folder + QStringLiteral("/bench_league.touchline"), 50000);
    }
    return 0;
}
