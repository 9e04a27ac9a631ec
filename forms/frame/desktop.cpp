// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/frame/desktop.h"

#include "core/base/login_name.h"
#include "core/games/registry.h"
#include "forms/dialogs/league/shared_league_dialog.h"
#include "forms/frame/crash_marker.h"
#include "forms/frame/main_window.h"
#include "forms/frame/password_store.h"
#include "forms/frame/rescue_offer.h"
#include "forms/pages/home/recent_places.h"
#include "models/league/access/league_place.h"
#include "models/league/access/server_access.h"
#include "models/league/players/demonstration.h"
#include "models/store/database/server_address.h"
#include "models/store/database/server_password.h"
#include "models/views/translated.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QFileOpenEvent>
#include <QSettings>
#include <QStandardPaths>

namespace touchline {

namespace {

const QString personKey = QStringLiteral("person/name");

QString samePlace(const QString &place)
{
    return isServerPlace(place) ? place : QFileInfo(place).absoluteFilePath();
}

/// Why a league cannot be worked with speaks not against reading it.
bool canStillBeRead(Fault why)
{
    return why == Fault::ReadOnly || why == Fault::Newer || why == Fault::Damaged;
}

/// "Demonstration", "Demonstration 2": a name that no file has, nor anything that belongs to one.
QString freeDemonstrationFile()
{
    const QDir folder = Desktop::ownFolder();
    const auto isFree = [&folder](const QString &name) {
        const QStringList taken =
            folder.entryList({name, name + QStringLiteral("-*"), name + QStringLiteral(".*")},
                             QDir::AllEntries | QDir::Hidden | QDir::System);
        return taken.isEmpty();
    };
    QString name = QStringLiteral("Demonstration.touchline");
    for (int copy = 2; !isFree(name); ++copy)
        name = QStringLiteral("Demonstration %1.touchline").arg(copy);
    return folder.filePath(name);
}

/// For work: the history of a shared league takes a name only where somebody chose one.
LeagueAccess ownAccess()
{
    LeagueAccess access{Desktop::person()};
    access.isNameChosen = !QSettings().value(personKey).toString().trimmed().isEmpty();
    return access;
}

} // namespace

Desktop::Desktop(QObject *parent) : QObject(parent), m_leftOpen(takeCrashedPlaces())
{
    writeCrashMarker({});
    connect(&m_singleInstance, &SingleInstance::wanted, this, &Desktop::raise);
    if (QCoreApplication::instance() != nullptr)
        QCoreApplication::instance()->installEventFilter(this);
}

Desktop::~Desktop()
{
    const QList<MainWindow *> windows = m_windows;
    m_windows.clear();
    qDeleteAll(windows);
    removeCrashMarker();
}

MainWindow *Desktop::newWindow()
{
    auto *window = new MainWindow(*this);
    m_windows << window;
    window->show();
    return window;
}

MainWindow *Desktop::windowOf(const QString &place) const
{
    for (MainWindow *window : m_windows)
        if (window->league() != nullptr && samePlace(window->league()->league().place()) == samePlace(place))
            return window;
    return nullptr;
}

MainWindow *Desktop::show(std::unique_ptr<League> league, MainWindow *window)
{
    noteRecentPlace(league->place());
    MainWindow *shown = window != nullptr && window->league() == nullptr ? window : newWindow();
    shown->setLeague(std::move(league));
    shown->raise();
    shown->activateWindow();
    noteOpen();
    return shown;
}

void Desktop::raise(const QString &place)
{
    MainWindow *there = windowOf(place);
    if (there == nullptr)
        return;
    if (there->isMinimized())
        there->showNormal();
    there->raise();
    there->activateWindow();
    // Where the system lets no program take the front, it at least shows who asks for attention.
    QApplication::alert(there);
}

bool Desktop::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != QCoreApplication::instance() || event->type() != QEvent::FileOpen)
        return QObject::eventFilter(watched, event);
    const auto *asked = static_cast<QFileOpenEvent *>(event);
    const QString place = asked->file().isEmpty() ? placeMeant(asked->url().toString()) : asked->file();
    MainWindow *empty = m_windows.isEmpty() ? nullptr : m_windows.constLast();
    open(place, empty != nullptr && empty->league() == nullptr ? empty : nullptr);
    return true;
}

MainWindow *Desktop::open(const QString &place, MainWindow *window)
{
    return open(place, window, {});
}

MainWindow *Desktop::open(const QString &place, MainWindow *window, QString toBeKept)
{
    if (MainWindow *there = windowOf(place)) {
        raise(place);
        return there;
    }
    auto league = opened(place, window, toBeKept);
    if (league) {
        QStringList notes;
        if (isServerPlace(place) && !toBeKept.isEmpty())
            if (const QString why = PasswordStore::keep(place, toBeKept); !why.isEmpty())
                notes << tr("The password was not kept: %1").arg(why);
        if (!(*league)->openingNote().isEmpty())
            notes << translated((*league)->openingNote());
        if ((*league)->newRights())
            for (const Message &line : serverAccess(*(*league)->newRights()))
                notes << translated(line);
        MainWindow *shown = show(std::move(*league), window);
        if (!notes.isEmpty())
            shown->notify(notes.join(u'\n'));
        return shown;
    }
    if (canStillBeRead(league.error().fault))
        if (auto reading = League::open(place, {person(), true, {}})) {
            MainWindow *shown = show(std::move(*reading), window);
            if (league.error().fault == Fault::Damaged)
                showDamage(*shown, place, league.error());
            else
                shown->notify(tr("This league is read-only: nothing can be changed.") + u'\n' +
                              translated(league.error()));
            return shown;
        }
    MainWindow *teller = window != nullptr ? window : newWindow();
    if (league.error().fault == Fault::Damaged)
        showDamage(*teller, place, league.error());
    else
        teller->notify(league.error());
    return teller;
}

Result<std::unique_ptr<League>> Desktop::opened(const QString &place, QWidget *over, QString &toBeKept)
{
    auto league = League::open(place, ownAccess());
    const auto isLockedOut = [&league] { return !league && store::wantsPassword(league.error()); };
    const auto address = isLockedOut() ? store::serverAddress(place) : Result<store::ServerAddress>();
    if (!isLockedOut() || !address)
        return league;
    if (const QString kept = PasswordStore::find(place); !kept.isEmpty()) {
        store::setServerPassword(*address, kept);
        toBeKept.clear(); // it was wrong
        league = League::open(place, ownAccess());
        if (isLockedOut())
            PasswordStore::forget(place);
    }
    while (isLockedOut()) {
        SharedLeagueDialog dialog(over);
        dialog.askFor(place, translated(league.error()));
        const bool isAnswered = dialog.exec() == QDialog::Accepted;
        store::setServerPassword(*address, isAnswered ? dialog.password() : QString());
        toBeKept = isAnswered && dialog.isKept() ? dialog.password() : QString();
        if (!isAnswered)
            break;
        league = League::open(place, ownAccess());
    }
    return league;
}

void Desktop::openShared(MainWindow *window)
{
    SharedLeagueDialog dialog(window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const auto address = store::serverAddress(dialog.address()); address && !dialog.password().isEmpty())
        store::setServerPassword(*address, dialog.password());
    open(dialog.address(), window, dialog.isKept() ? dialog.password() : QString());
}

void Desktop::showDamage(MainWindow &window, const QString &place, const Error &damage)
{
    window.notify(damage, tr("Rescue..."),
                  [this, &window, place, damage] { offerRescue(window, *this, place, damage); });
}

bool Desktop::create(const QString &place, const QString &name, MainWindow *window)
{
    auto league = League::create(place, name, ownAccess());
    if (!league) {
        window->notify(league.error());
        return false;
    }
    show(std::move(*league), window);
    return true;
}

MainWindow *Desktop::openDemonstration(MainWindow *window)
{
    const QString place = freeDemonstrationFile();
    const QString number = QFileInfo(place).completeBaseName().section(u' ', 1);
    const QString name = number.isEmpty() ? tr("Demonstration") : tr("Demonstration %1").arg(number);
    auto league = League::create(place, name, ownAccess());
    if (league) {
        const auto filled = fillDemonstration(**league);
        MainWindow *shown = show(std::move(*league), window);
        if (!filled)
            shown->notify(filled.error());
        return shown;
    }
    MainWindow *teller = window != nullptr ? window : newWindow();
    teller->notify(league.error());
    return teller;
}

QDir Desktop::ownFolder()
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation));
    QDir().mkpath(folder.path());
    return folder;
}

MainWindow *Desktop::openFriendlies(MainWindow *window)
{
    const QString place = ownFolder().filePath(QStringLiteral("Friendlies.touchline"));
    if (QFileInfo::exists(place))
        return open(place, window);
    MainWindow *shown = window != nullptr && window->league() == nullptr ? window : newWindow();
    create(place, tr("Friendlies"), shown);
    return shown;
}

void Desktop::quit()
{
    const QList<MainWindow *> windows = m_windows;
    for (MainWindow *window : windows)
        window->close();
}

QString Desktop::person()
{
    QString chosen = QSettings().value(personKey).toString().trimmed();
    if (!chosen.isEmpty())
        return chosen;
    const QString who = loginName();
    return who.isEmpty() ? tr("unknown") : who;
}

void Desktop::setPerson(const QString &name)
{
    QSettings().setValue(personKey, name.trimmed());
}

void Desktop::readKeys()
{
    for (MainWindow *window : m_windows)
        window->commands().readKeys();
}

void Desktop::closed(MainWindow *window)
{
    m_windows.removeAll(window);
    window->deleteLater();
    noteOpen();
}

void Desktop::noteOpen()
{
    QStringList places;
    for (MainWindow *window : m_windows)
        if (window->league() != nullptr)
            places << samePlace(window->league()->league().place());
    m_singleInstance.setOpen(places);
    writeCrashMarker(places);
}

} // namespace touchline
