// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desktop/desktop_case.h"

#include "core/play/matches/matchday.h"
#include "core/play/new_competition.h"
#include "forms/frame/languages.h"
#include "forms/theme/accessibility.h"
#include "forms/theme/theme.h"
#include "forms/widgets/screen_fit.h"
#include "models/league/league_competitions.h"
#include "models/league/players/league_player.h"
#include "models/views/play_task.h"

#include <QSettings>
#include <QStandardPaths>

namespace touchline::testing {

namespace {

constexpr int longestWait = 60'000;

template <class T>
T need(Result<T> result)
{
    if (!result)
        qFatal("%s", qPrintable(result.error().message.english()));
    return std::move(*result);
}

void playSome(League &league, const QUuid &competition, const PlayRules &rules, int matchdays)
{
    for (int matchday = 0; matchday < matchdays; ++matchday) {
        const Competition present = need(league.competitions().find(competition));
        static_cast<void>(
            need(playFixtures(league, competition, nextMatchday(present, progress(present)), rules)));
    }
}

/// Each program of a test opens as on the first day, whatever size the window of the one before had.
void forgetWindowSize()
{
    QSettings().remove(u"window/geometry"_s);
}

} // namespace

void quickMatches()
{
    QSettings settings;
    settings.setValue(u"matches/pace"_s, u"fast"_s);
    settings.setValue(u"matches/animation"_s, false);
    settings.setValue(u"matches/clicksDice"_s, false);
}

void prepareDesktop()
{
    static const QTemporaryDir folder;
    QStandardPaths::setTestModeEnabled(true);
    qputenv("XDG_DATA_HOME", folder.path().toUtf8());
    qputenv("USER", "Anna");
    // A name for each program, so that tests that run at once have folders of their own.
    QCoreApplication::setOrganizationName(u"Touchline tests"_s);
    QCoreApplication::setApplicationName(
        u"%1-%2"_s.arg(QCoreApplication::applicationName()).arg(QCoreApplication::applicationPid()));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
    quickMatches();
    // That of the platform plugin is smaller than any that people have.
    ScreenFit::setScreen({0, 0, 1920, 1080});
    installAccessibility();
    installLanguages();
    Theme::instance().apply(Theme::Appearance::Light);
}

QString madeLeague(const QTemporaryDir &folder, const LeagueWishes &wishes, const QString &name)
{
    QString path = folder.filePath(name + u".touchline"_s);
    const std::unique_ptr<League> league = need(League::create(path, name, {u"Anna"_s, false, {}}));
    CompetitionWishes wanted;
    wanted.format = wishes.format;
    wanted.seed = wishes.seed;
    wanted.choice.game =
        wishes.game == nullptr ? allGames().front() : need(findGame(QString::fromLatin1(wishes.game)));
    wanted.choice.level = wishes.level;
    const GameInfo &info = wanted.choice.game->info();
    if (wishes.hasOptions)
        wanted.choice.options =
            need(resolveOptions(info.options, *need(findLevel(info.levels, wishes.level)), {}));
    const QString agent = QLatin1String(wanted.choice.game->info().agents.front().name);
    wanted.choice.agents = PerSide<QString>{{agent, agent}};
    const NewCompetition made = need(newCompetition(wanted));
    const QUuid id = made.competition.definition().id;
    static_cast<void>(need(league->competitions().add(made.competition)));
    if (wishes.isPlayedOut)
        static_cast<void>(need(playToTheEnd(*league, id, made.rules)));
    else
        playSome(*league, id, made.rules, wishes.matchdays);
    return path;
}

DesktopCase::DesktopCase() : m_window((forgetWindowSize(), m_desktop.newWindow()))
{
    // Without a window manager nobody else gives the window the keyboard.
    m_window->activateWindow();
    if (!QTest::qWaitForWindowActive(m_window))
        qFatal("The window does not come up.");
}

DesktopCase::DesktopCase(const QString &place) : DesktopCase()
{
    m_desktop.open(place, m_window);
    if (m_window->league() == nullptr)
        qFatal("The league could not be opened.");
}

bool DesktopCase::run(CommandId id)
{
    if (!QTest::qWaitFor([this, id] { return action(id)->isEnabled(); }))
        return false;
    action(id)->trigger();
    return true;
}

bool DesktopCase::waitForWork()
{
    return QTest::qWaitFor([this] { return m_window->work() == nullptr; }, longestWait);
}

} // namespace touchline::testing
